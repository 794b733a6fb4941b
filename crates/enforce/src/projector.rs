//! Orthogonal projector by a {1,4}-inverse: Udwadia–Phohomsiri [O prop. 3.1 (iii), eq. 3.6].
//!
//! ```text
//! X = I − A⁻A, A⁻ a {1,4}-inverse:  X = X* = X²,  im X = ker A                                                      (1)
//! [X M; A] α = [X(f + φ); b]                                                                                        (2)
//! ```
//!
//! (2) has n + m equations of rank n when ker M ∩ ker A = 0, singular M included. Cost 4 n²(n + m).

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

/// The orthogonal-projector method; covers every problem.
#[derive(Clone, Copy, Debug, Default)]
pub struct Projector;

route_is_method!(Projector);

impl<T: Field> Route<T> for Projector {
    fn method(&self) -> MethodName {
        MethodName::Projector
    }

    fn accelerations(&self, settled: &Settled<'_, T>, _: &Tolerance) -> Result<Raw<T>, EnforceError> {
        let scaled = settled.prepared.scaled();
        let g = inverse(scaled.a.as_ref(), Penrose::OneFour, Zero::Rank(settled.rows.rank()));
        let x = stacked(
            &scaled,
            &complement(g.as_ref(), scaled.a.as_ref()),
            scaled.first(scaled.b.nrows()),
            settled.rows.free(),
        );
        Ok(Raw { alpha: settled.prepared.unscale(&x), levels: None })
    }
}
