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

use crate::answer::Raw;
use crate::dense::Zero;
use crate::determinacy::Settled;
use crate::driver::{Answers, Route, route_is_method};
use crate::error::EnforceError;
use crate::explicit::stacked;
use crate::field::Field;
use crate::generalized_inverse::{Penrose, inverse};
use crate::name::MethodName;
use crate::tolerances::Tolerance;

/// The recursion of projectors; covers every problem.
#[derive(Clone, Copy, Debug, Default)]
pub struct RecursiveProjector;

route_is_method!(RecursiveProjector);

impl<T: Field> Route<T> for RecursiveProjector {
    fn method(&self) -> MethodName {
        MethodName::RecursiveProjector
    }

    fn accelerations(&self, settled: &Settled<'_, T>, _: &Tolerance) -> Result<Raw<T>, EnforceError> {
        let scaled = settled.prepared.scaled();
        let size = scaled.mass.nrows();
        let mut s = Mat::identity(size, size);
        let mut answers = Answers::of(settled);
        for (range, rank) in settled.levels() {
            s = next(s.as_ref(), scaled.a.get(range.clone(), ..), Zero::Rank(rank));
            answers.add(|free| stacked(&scaled, &s, scaled.first(range.end), free));
        }
        Ok(answers.raw(|free| stacked(&scaled, &s, scaled.first(scaled.b.nrows()), free)))
    }
}

/// (1), for new rows `a` of unit length.
pub fn next_projector<T: Field>(s: MatRef<'_, T>, a: MatRef<'_, T>, tolerance: &Tolerance) -> Mat<T> {
    next(s, a, Zero::Below(tolerance.rank))
}

fn next<T: Field>(s: MatRef<'_, T>, a: MatRef<'_, T>, zero: Zero) -> Mat<T> {
    // Projected twice, so that little is left of the rounding of s.
    let g = inverse((a * s * s).as_ref(), Penrose::OneFour, zero);
    let next = s - g * (a * s);
    Mat::from_fn(next.nrows(), next.ncols(), |i, j| (next[(i, j)] + next[(j, i)].conjugate()).scaled(0.5))
}
