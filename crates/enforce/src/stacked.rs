//! Stacked form with any projector onto ker A, orthogonal or not [O prop. 3.1 (ii), eq. 3.4]; meant for singular M.
//!
//! ```text
//! Y = I − A⁻A, A⁻ any {1}-inverse (here from r independent rows and columns):  Y² = Y, im Y = ker A                 (1)
//! [Y*M; A] α = [Y*(f + φ); b]                                                                                       (2)
//! ```
//!
//! Cost 4 n²(n + m).

use crate::answer::Raw;
use crate::dense::Zero;
use crate::determinacy::Settled;
use crate::driver::{Route, route_is_method};
use crate::error::EnforceError;
use crate::explicit::stacked;
use crate::field::Field;
use crate::generalized_inverse::{Penrose, inverse};
use crate::kernel::complement;
use crate::name::MethodName;
use crate::tolerances::Tolerance;

/// The stacked form with an oblique projector; covers every problem.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stacked;

route_is_method!(Stacked);

impl<T: Field> Route<T> for Stacked {
    fn method(&self) -> MethodName {
        MethodName::Stacked
    }

    fn accelerations(&self, settled: &Settled<'_, T>, _: &Tolerance) -> Result<Raw<T>, EnforceError> {
        let scaled = settled.prepared.scaled();
        let g = inverse(scaled.a.as_ref(), Penrose::One, Zero::Rank(settled.rows.rank()));
        let x = stacked(
            &scaled,
            &complement(g.as_ref(), scaled.a.as_ref()),
            scaled.first(scaled.b.nrows()),
            settled.rows.free(),
        );
        Ok(Raw { alpha: settled.prepared.unscale(&x), levels: None })
    }
}
