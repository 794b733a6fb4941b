//! The two scalars: real and complex double precision.

use std::fmt::Debug;
use std::ops::{Add, AddAssign, Div, Mul, Neg, Sub, SubAssign};

use faer::c64;
use faer::traits::ComplexField;

/// ℝ or ℂ in double precision: [`ComplexField`] with the operators of a plain number.
pub trait Field:
    ComplexField<Real = f64>
    + Copy
    + Debug
    + Send
    + Sync
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Neg<Output = Self>
    + AddAssign
    + SubAssign
    + 'static
{
    /// 0.
    const ZERO: Self;
    /// 1.
    const ONE: Self;

    /// x as a number of this field.
    fn of(x: f64) -> Self {
        Self::from_f64_impl(x)
    }
    /// Complex conjugate.
    #[must_use]
    fn conjugate(self) -> Self {
        Self::conj_impl(&self)
    }
    /// |x|.
    fn modulus(self) -> f64 {
        Self::abs_impl(&self)
    }
    /// |x|².
    fn modulus2(self) -> f64 {
        Self::abs2_impl(&self)
    }
    /// Real part.
    fn re(self) -> f64 {
        Self::real_part_impl(&self)
    }
    /// s x.
    #[must_use]
    fn scaled(self, s: f64) -> Self {
        Self::mul_real_impl(&self, &s)
    }
    /// Neither NaN nor infinite.
    fn finite(self) -> bool {
        Self::is_finite_impl(&self)
    }
}

impl Field for f64 {
    const ZERO: Self = 0.0;
    const ONE: Self = 1.0;
}

impl Field for c64 {
    const ZERO: Self = c64::new(0.0, 0.0);
    const ONE: Self = c64::new(1.0, 0.0);
}
