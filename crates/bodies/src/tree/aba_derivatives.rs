//! Derivatives of forward dynamics, analytic.
//!
//! ```text
//! ∂q̈/∂q = −𝓜⁻¹ ∂τ/∂q,   ∂q̈/∂q̇ = −𝓜⁻¹ ∂τ/∂q̇,   ∂q̈/∂τ = 𝓜⁻¹                                (1)
//! ```
//! with the derivatives of inverse dynamics at the accelerations that forward dynamics gives (Carpentier, Mansard 2018).
//! 𝓜⁻¹ is applied by articulated sweeps over panels of columns (`minverse.rs`), O(n) a column, not as a matrix.

use dalembert_scalar::Scalar;

use super::aba::aba;
use super::dispatch::{self, Kernel};
use super::minverse::{Solver, mass_inverse, solver, to_common_frame};
use super::records::PANEL;
use super::rnea_derivatives::derivatives;
use super::{Massless, Tree, Workspace};

/// Derivatives of q̈, each nv × nv and row by row: entry (i, j) at i·nv + j is that of q̈_i. All entries are written.
#[derive(Clone, Debug)]
pub struct AbaDerivatives<T> {
    /// ∂q̈/∂q along body twists.
    pub dq: Vec<T>,
    /// ∂q̈/∂q̇
    pub dv: Vec<T>,
    /// ∂q̈/∂τ = 𝓜⁻¹
    pub dtau: Vec<T>,
}

impl<T: Scalar> AbaDerivatives<T> {
    /// Memory for the answers on `tree`.
    pub fn new(tree: &Tree) -> Self {
        let zero = vec![T::constant(0.0); tree.nv() * tree.nv()];
        Self { dq: zero.clone(), dv: zero.clone(), dtau: zero }
    }
}

/// Derivatives of forward dynamics at (`q`, `v`, `tau`); the accelerations q̈ go to `a`.
///
/// # Errors
/// A chain end without inertia about its joint.
pub fn aba_derivatives<T: Scalar>(
    tree: &Tree,
    ws: &mut Workspace<T>,
    q: &[T],
    v: &[T],
    tau: &[T],
    a: &mut [T],
    answer: &mut AbaDerivatives<T>,
) -> Result<(), Massless> {
    aba(tree, ws, q, v, tau, a)?;
    if tree.unrelated {
        // Entries that the derivatives of inverse dynamics leave as they are were filled by the last solve.
        answer.dq.fill(T::constant(0.0));
        answer.dv.fill(T::constant(0.0));
    }
    derivatives(tree, ws, (q, v, a), None, &mut answer.dq, &mut answer.dv);
    to_common_frame(tree, ws, q);
    mass_inverse(tree, ws, &mut answer.dtau);
    dispatch::run(Solves { solver: solver(tree, ws), dq: &mut answer.dq, dv: &mut answer.dv });
    Ok(())
}

#[repr(C)]
pub(super) struct Solves<'a, T> {
    solver: Solver<'a, T>,
    dq: &'a mut [T],
    dv: &'a mut [T],
}

impl<T: Scalar> Kernel for Solves<'_, T> {
    type Output = ();

    /// (1)
    #[inline(always)]
    fn run(mut self) {
        for x in [self.dq, self.dv] {
            let n = self.solver.size();
            for entry in x.iter_mut() {
                *entry = -*entry;
            }
            let mut from = 0;
            while from < n {
                let to = (from + PANEL).min(n);
                self.solver.solve(x, n, from, to, n);
                from = to;
            }
        }
    }
}
