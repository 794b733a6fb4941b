//! Recursion of the generalized inverse [O cor. 3.4].
//!
//! ```text
//! G = (Ã (I − Aᵣ⁻Aᵣ))⁻, a {1,4}-inverse   ⇒   Aᵣ₊₁⁻ = [(I − G Ã) Aᵣ⁻ , G]  is a {1,4}-inverse of [Aᵣ; Ã]     (1)
//! p = Aᵣ⁻ bᵣ,   X = I − Aᵣ⁻Aᵣ,   [X M; Aᵣ] α = [X(f + φ); bᵣ]                           at every level        (2)
//! ```
//!
//! (1) is not the Moore–Penrose inverse when rows repeat. Cost per level 2 n² m̃ + 2 n m m̃ for (1), 4 n³ for (2).

use faer::{Mat, MatRef};

use crate::answer::Raw;
use crate::dense::Zero;
use crate::determinacy::Settled;
use crate::driver::{Answers, Route, route_is_method};
use crate::error::EnforceError;
use crate::explicit::stacked;
use crate::field::Field;
use crate::generalized_inverse::{Penrose, inverse};
use crate::kernel::complement;
use crate::name::MethodName;
use crate::tolerances::Tolerance;

/// The recursion of {1,4}-inverses; covers every problem.
#[derive(Clone, Copy, Debug, Default)]
pub struct RecursiveInverse;

route_is_method!(RecursiveInverse);

impl<T: Field> Route<T> for RecursiveInverse {
    fn method(&self) -> MethodName {
        MethodName::RecursiveInverse
    }

    fn accelerations(&self, settled: &Settled<'_, T>, _: &Tolerance) -> Result<Raw<T>, EnforceError> {
        let scaled = settled.prepared.scaled();
        let mut g = Mat::zeros(scaled.mass.nrows(), 0);
        let mut answers = Answers::of(settled);
        let accelerate = |g: &Mat<T>, free| {
            let rows = scaled.first(g.ncols());
            stacked(&scaled, &complement(g.as_ref(), rows.0), rows, free)
        };
        for (range, rank) in settled.levels() {
            let new = scaled.a.get(range.clone(), ..);
            g = next(scaled.first(range.start).0, g.as_ref(), new, Zero::Rank(rank));
            answers.add(|free| accelerate(&g, free));
        }
        Ok(answers.raw(|free| accelerate(&g, free)))
    }
}

/// (1): from Aᵣ (rows of unit length), its {1,4}-inverse and the new rows to the inverse of [Aᵣ; Ã].
pub fn next_inverse<T: Field>(
    a: MatRef<'_, T>,
    a_inverse: MatRef<'_, T>,
    new_rows: MatRef<'_, T>,
    tolerance: &Tolerance,
) -> Mat<T> {
    next(a, a_inverse, new_rows, Zero::Below(tolerance.rank))
}

fn next<T: Field>(a: MatRef<'_, T>, a_inverse: MatRef<'_, T>, new_rows: MatRef<'_, T>, zero: Zero) -> Mat<T> {
    let x = complement(a_inverse, a);
    let g = inverse((new_rows * &x * &x).as_ref(), Penrose::OneFour, zero);
    let old = a_inverse - &g * (new_rows * a_inverse);
    let split = old.ncols();
    Mat::from_fn(old.nrows(), split + g.ncols(), |i, j| if j < split { old[(i, j)] } else { g[(i, j - split)] })
}
