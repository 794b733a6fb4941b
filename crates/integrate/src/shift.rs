//! Numbers that shifts of linear systems may be: real ones, and complex ones of pairs of stages.

use std::ops::{AddAssign, Div, Mul, SubAssign};

use dalembert_dense::Number;
use faer::c64;

/// Numbers that shifts may be.
pub(crate) trait Shift:
    Number + From<f64> + AddAssign + SubAssign + Mul<Output = Self> + Div<Output = Self>
{
    /// |Re| + |Im|.
    fn absolute(self) -> f64;
}

impl Shift for f64 {
    fn absolute(self) -> f64 {
        self.abs()
    }
}

impl Shift for c64 {
    fn absolute(self) -> f64 {
        self.re.abs() + self.im.abs()
    }
}
