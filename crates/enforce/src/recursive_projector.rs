//! Recursion of the orthogonal projector [O cor. 3.3].
//!
//! ```text
//! G = (Ã Sᵣ)⁻, a {1,4}-inverse   ⇒   Sᵣ₊₁ = (I − G Ã) Sᵣ is the orthogonal projector onto ker Aᵣ₊₁          (1)
//! [S M; Aᵣ] α = [S(f + φ); bᵣ]                                                              at every level        (2)
//! ```
//!
//! S₀ = I. Products of projectors drift from S = S* = S² by rounding, so S is made Hermitian after every level.
//! Cost per level 4 m̃² n + 4 n² m̃ for (1), 4 n³ for (2).

use faer::{Mat, MatRef};

use crate::dense::Zero;
use crate::determinacy::Settled;
use crate::driver::{Raw, Route, route_is_method};
use crate::error::EnforceError;
use crate::explicit::stacked;
use crate::field::Field;
use crate::generalized_inverse::{Penrose, inverse};
use crate::method::MethodName;
use crate::tolerance::Tolerance;

/// The recursion of projectors; covers every problem.
#[derive(Clone, Copy, Debug, Default)]
pub struct RecursiveProjector;

route_is_method!(RecursiveProjector);

impl<T: Field> Route<T> for RecursiveProjector {
    fn method(&self) -> MethodName {
        MethodName::RecursiveProjector
    }

    fn accelerations(&self, settled: &Settled<'_, T>, tolerance: &Tolerance) -> Result<Raw<T>, EnforceError> {
        let scaled = settled.prepared.scaled();
        let size = scaled.mass.nrows();
        let mut s = Mat::identity(size, size);
        let mut levels = Vec::new();
        let mut start = 0;
        let mut x =
            stacked(&scaled, &s, &scaled.a.get(..0, ..).to_owned(), &scaled.b.subrows(0, 0).to_owned(), tolerance);
        for &end in &settled.prepared.level_ends {
            s = next_projector(s.as_ref(), scaled.a.get(start..end, ..), tolerance);
            let (a, b) = (scaled.a.get(..end, ..).to_owned(), scaled.b.subrows(0, end).to_owned());
            x = stacked(&scaled, &s, &a, &b, tolerance);
            levels.push(settled.prepared.unscale(&x));
            start = end;
        }
        Ok(Raw { alpha: settled.prepared.unscale(&x), levels: Some(levels) })
    }
}

/// (1), for new rows `a` of unit length.
pub fn next_projector<T: Field>(s: MatRef<'_, T>, a: MatRef<'_, T>, tolerance: &Tolerance) -> Mat<T> {
    let g = inverse((a * s).as_ref(), Penrose::OneFour, Zero::Below(tolerance.rank));
    let next = s - g * (a * s);
    Mat::from_fn(next.nrows(), next.ncols(), |i, j| (next[(i, j)] + next[(j, i)].conjugate()).scaled(0.5))
}
