//! All solutions of an enforcement problem [M eq. 17–18, 25–26].
//!
//! ```text
//! α = α₀ + N z,  im N = ker M ∩ ker A;     λ = λ₀ + Nλ η,  im Nλ = ker A* (over hard rows)                          (1)
//! ```
//!
//! α₀, λ₀ are the least-norm answers; γ is the same for all z and η.

use faer::{Col, Mat};

use crate::determinacy::Settled;
use crate::error::EnforceError;
use crate::field::Field;
use crate::method::Method;
use crate::multipliers::Multipliers;
use crate::prepared::Prepared;
use crate::problem::Problem;
use crate::tolerances::Tolerance;

/// Every (α, λ) that answers a problem.
#[derive(Clone, Debug)]
pub struct GeneralSolution<T: Field> {
    /// α₀, n.
    pub alpha: Col<T>,
    /// Orthonormal N, n×k.
    pub alpha_directions: Mat<T>,
    /// λ₀, m.
    pub lambda: Col<T>,
    /// Nλ, m×(m − rank); orthonormal in scaled rows.
    pub lambda_directions: Mat<T>,
}

impl<T: Field> GeneralSolution<T> {
    /// Solves a problem in general.
    ///
    /// # Errors
    /// As [`Method::enforce`].
    pub fn new(problem: &Problem<T>, tolerance: &Tolerance) -> Result<Self, EnforceError> {
        let answer = Multipliers.enforce(problem, tolerance)?;
        let settled = Settled::of(problem, tolerance)?;
        let null = settled.rows.left_null();
        let scale = &settled.prepared.row_scale;
        Ok(Self {
            alpha: answer.alpha,
            alpha_directions: answer.determinacy.free_directions,
            lambda: answer.lambda,
            lambda_directions: Mat::from_fn(null.nrows(), null.ncols(), |i, k| null[(i, k)].scaled(scale[i])),
        })
    }

    /// The α of parameters z (k entries).
    pub fn accelerations(&self, z: &Col<T>) -> Col<T> {
        &self.alpha + &self.alpha_directions * z
    }

    /// The λ of parameters η (m − rank entries).
    pub fn multipliers(&self, eta: &Col<T>) -> Col<T> {
        &self.lambda + &self.lambda_directions * eta
    }
}

/// Lengths of the rows in the mass metric, ‖((A L⁻*)ᵢ, √Rᵢ)‖ with M = L L*, in level and group order; 1 for rows of zeros. Multipliers of
/// rows at unit length are λᵢ times this.
///
/// # Errors
/// If M is negative somewhere or the problem is ill-posed.
pub fn row_lengths<T: Field>(problem: &Problem<T>, tolerance: &Tolerance) -> Result<Vec<f64>, EnforceError> {
    let prepared = Prepared::new(problem, tolerance)?;
    Ok(prepared.row_scale.iter().map(|d| d.recip()).collect())
}
