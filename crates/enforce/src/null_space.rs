//! Null-space (Maggi, orthogonal-complement) method [O prop. 3.1 (i), eq. 2.5].
//!
//! ```text
//! A* Π = [Q₁ Z][R₁; 0]:   A Z = 0, Z*Z = I;   p = Q₁ R₁⁻*Π*b                                                        (1)
//! Z*M Z z = Z*(f + φ − M p),   α = p + Z z                                                                          (2)
//! ```
//!
//! Works in variables of unit mass, so that Z does not mix units; M may be singular. Z*M Z is positive definite exactly if
//! α is unique. Cost 4 n² m + 2 n² k + k³/3, k = n − rank.

use crate::answer::Raw;
use crate::dense::{PivotedQr, Zero};
use crate::determinacy::Settled;
use crate::driver::{Route, route_is_method};
use crate::error::EnforceError;
use crate::explicit::reduced;
use crate::field::Field;
use crate::name::MethodName;
use crate::tolerances::Tolerance;

/// The null-space method; covers every problem.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullSpace;

route_is_method!(NullSpace);

impl<T: Field> Route<T> for NullSpace {
    fn method(&self) -> MethodName {
        MethodName::NullSpace
    }

    fn accelerations(&self, settled: &Settled<'_, T>, _: &Tolerance) -> Result<Raw<T>, EnforceError> {
        let scaled = settled.prepared.scaled();
        let qr = PivotedQr::new(scaled.a.adjoint().to_owned().as_ref(), Zero::Rank(settled.rows.rank()));
        let p = qr.range() * qr.solve_adjoint_range(scaled.b.as_mat());
        let x = reduced(&scaled, &qr.left_kernel(), &p.col(0).to_owned(), settled.rows.free());
        Ok(Raw { alpha: settled.prepared.unscale(&x), levels: None })
    }
}
