//! Recursion by orthogonal complements [O thm 3.2]: only the new rows cost work at a level.
//!
//! | symbol | identifier | shape | meaning |
//! |---|---|---|---|
//! | Sᵣ | `s` | n×k | orthonormal basis of ker Aᵣ; S₀ = I |
//! | pᵣ | `p` | n | a solution of Aᵣ p = bᵣ |
//! | Ã, b̃ | – | – | the rows of level r + 1 |
//!
//! ```text
//! B = Ã Sᵣ,  B* Π = [Q₁ C][R₁; 0]:   im C = ker B   ⇒   Sᵣ₊₁ = Sᵣ C,  im Sᵣ₊₁ = ker Aᵣ₊₁                 (1)
//! pᵣ₊₁ = pᵣ + Sᵣ B⁺(b̃ − Ã pᵣ)                                                                                (2)
//! S*M S z = S*(f + φ − M p),   α = p + S z                                                   at every level         (3)
//! ```
//!
//! Q₁ and C come from one QR of B*, k×m̃. Cost per level 2 m̃ n k + 4 k² m̃ + 2 n k². `hierarchical.rs` does the same
//! block by block; this file is the theorem.

use faer::{Col, Mat, MatRef};

use crate::answer::Raw;
use crate::dense::{PivotedQr, Zero};
use crate::determinacy::Settled;
use crate::driver::{Answers, Route, route_is_method};
use crate::error::EnforceError;
use crate::explicit::reduced;
use crate::field::Field;
use crate::name::MethodName;
use crate::tolerances::Tolerance;

/// The recursion Sᵣ₊₁ = Sᵣ C; covers every problem.
#[derive(Clone, Copy, Debug, Default)]
pub struct Recursive;

route_is_method!(Recursive);

impl<T: Field> Route<T> for Recursive {
    fn method(&self) -> MethodName {
        MethodName::Recursive
    }

    fn accelerations(&self, settled: &Settled<'_, T>, _: &Tolerance) -> Result<Raw<T>, EnforceError> {
        let scaled = settled.prepared.scaled();
        let size = scaled.mass.nrows();
        let mut level = KernelLevel { s: Mat::identity(size, size), p: Col::zeros(size) };
        let mut answers = Answers::of(settled);
        for (range, rank) in settled.levels() {
            let (a, b) = (scaled.a.get(range.clone(), ..), scaled.b.subrows(range.start, range.len()).to_owned());
            level = level.next(a, &b, Zero::Rank(rank));
            answers.add(|free| reduced(&scaled, &level.s, &level.p, free));
        }
        Ok(answers.raw(|free| reduced(&scaled, &level.s, &level.p, free)))
    }
}

/// Sᵣ and pᵣ.
#[derive(Clone, Debug)]
pub struct KernelLevel<T: Field> {
    /// Orthonormal basis of ker Aᵣ.
    pub s: Mat<T>,
    /// Some α with Aᵣ α = bᵣ.
    pub p: Col<T>,
}

impl<T: Field> KernelLevel<T> {
    /// (1), (2): the next level, with rows of unit length.
    #[must_use]
    pub fn enforce(&self, a: MatRef<'_, T>, b: &Col<T>, tolerance: &Tolerance) -> Self {
        self.next(a, b, Zero::Below(tolerance.rank))
    }

    fn next(&self, a: MatRef<'_, T>, b: &Col<T>, zero: Zero) -> Self {
        let new_rows = a * &self.s;
        let qr = PivotedQr::new(new_rows.adjoint().to_owned().as_ref(), zero);
        let innovation = b - a * &self.p;
        let step = qr.range() * qr.solve_adjoint_range(innovation.as_mat());
        Self { s: &self.s * qr.left_kernel(), p: &self.p + &self.s * step.col(0) }
    }
}
