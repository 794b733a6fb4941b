//! The modal data of a flexible body.
//!
//! | symbol | field | shape | unit | meaning |
//! |---|---|---|---|---|
//! | n | `modes()` | | | number of modes |
//! | M_ff | `mass` | n×n | kg | ∫ρ Ψ_i·Ψ_j |
//! | M_fr | `coupling` | n×6 | kg m, kg | [∫ρ r×Ψ_i; ∫ρ Ψ_i] |
//! | 𝔎 | `stiffness`, `damping` | n×n | N/m, N s/m | elastic force 𝔎η + 𝔇η̇ |
//! | Π | `influence` | n×6 | 1/m, 1 | [rotation; displacement] of a frame per mode, axes of the body |
//! | N₁ᵢ | `ShapeIntegrals::first` | 3×3 | kg m | ∫ρ r Ψ_iᵀ |
//! | N₂ᵢⱼ | `ShapeIntegrals::second` | 3×3 | kg | ∫ρ Ψ_i Ψ_jᵀ |
//!
//! ```text
//! tr N₂ᵢⱼ = M_ff(i, j),    N₂ⱼᵢ = N₂ᵢⱼᵀ,    axial N₁ᵢ = ∫ρ r×Ψ_i = the first three columns of M_fr                 (1)
//! ```
//!
//! where axial ∫ρ a bᵀ = ∫ρ a×b. (1) is checked.

use dalembert_dense::Cholesky;
use faer::Mat;

use super::super::SkoError;
use super::super::model::{finite, symmetric};
use crate::tolerances::MISFIT;

/// Small elastic deformation of a body in modes.
#[derive(Clone, Debug)]
pub struct FlexibleBody {
    /// M_ff, n×n, symmetric.
    pub mass: Mat<f64>,
    /// M_fr, n×6, angular part first, about the origin of the body's frame.
    pub coupling: Mat<f64>,
    /// 𝔎, n×n, symmetric.
    pub stiffness: Mat<f64>,
    /// 𝔇, n×n.
    pub damping: Mat<f64>,
    /// Π of named frames, n×6 each.
    pub influence: Vec<(String, Mat<f64>)>,
    /// What M_fl needs to follow the deformation; constant M_fl without.
    pub integrals: Option<ShapeIntegrals>,
}

/// N₁ and N₂.
#[derive(Clone, Debug)]
pub struct ShapeIntegrals {
    /// N₁ᵢ, row by row.
    pub first: Vec<[[f64; 3]; 3]>,
    /// N₂ᵢⱼ, row by row.
    pub second: Vec<Vec<[[f64; 3]; 3]>>,
}

/// ∫ρ a×b from ∫ρ a bᵀ.
pub(super) fn axial(n: &[[f64; 3]; 3]) -> [f64; 3] {
    [n[1][2] - n[2][1], n[2][0] - n[0][2], n[0][1] - n[1][0]]
}

/// What is wrong with the data, as an error.
pub(super) fn wrong(problem: impl Into<String>) -> SkoError {
    SkoError::Flexible { problem: problem.into() }
}

impl FlexibleBody {
    /// Number n of modes.
    pub fn modes(&self) -> usize {
        self.mass.nrows()
    }

    /// Π of a frame.
    pub fn influence_of(&self, frame: &str) -> Option<usize> {
        self.influence.iter().position(|(name, _)| name == frame)
    }

    /// Whether the matrices fit each other.
    ///
    /// # Errors
    /// [`SkoError::Flexible`].
    pub fn check(&self) -> Result<(), SkoError> {
        let n = self.modes();
        let square = [("mass", &self.mass, n), ("stiffness", &self.stiffness, n), ("damping", &self.damping, n)];
        let influence = self.influence.iter().map(|(_, matrix)| ("influence", matrix, 6));
        for (what, matrix, columns) in square.into_iter().chain([("coupling", &self.coupling, 6)]).chain(influence) {
            if (matrix.nrows(), matrix.ncols()) != (n, columns) {
                let found = (matrix.nrows(), matrix.ncols());
                return Err(wrong(format!("{what} is {}×{} and must be {n}×{columns}", found.0, found.1)));
            }
            if !finite(matrix.as_ref()) {
                return Err(wrong(format!("{what} has an entry that is no finite number")));
            }
        }
        for (what, matrix) in [("mass", &self.mass), ("stiffness", &self.stiffness)] {
            if !symmetric(matrix.as_ref()) {
                return Err(wrong(format!("{what} is not symmetric")));
            }
        }
        if n > 0 && Cholesky::new(&self.mass).is_err() {
            return Err(wrong("mass is not positive definite: modes without inertia, or modes that depend on others"));
        }
        self.integrals.as_ref().map_or(Ok(()), |integrals| self.check_integrals(integrals))
    }

    /// (1).
    fn check_integrals(&self, integrals: &ShapeIntegrals) -> Result<(), SkoError> {
        let n = self.modes();
        let complete = integrals.first.len() == n
            && integrals.second.len() == n
            && integrals.second.iter().all(|row| row.len() == n);
        if !complete {
            return Err(wrong(format!("shape integrals must be {n} and {n}×{n} matrices")));
        }
        let coupled = MISFIT * self.coupling.norm_max();
        let inertial = MISFIT * self.mass.norm_max();
        for i in 0..n {
            let moment = axial(&integrals.first[i]);
            if (0..3).any(|c| !((moment[c] - self.coupling[(i, c)]).abs() <= coupled)) {
                return Err(wrong(format!("the first shape integral of mode {i} does not fit the coupling")));
            }
            for j in 0..n {
                let (n_ij, n_ji) = (&integrals.second[i][j], &integrals.second[j][i]);
                let trace = n_ij[0][0] + n_ij[1][1] + n_ij[2][2];
                let skewed = (0..3).any(|a| (0..3).any(|b| !((n_ij[a][b] - n_ji[b][a]).abs() <= inertial)));
                if skewed || !((trace - self.mass[(i, j)]).abs() <= inertial) {
                    return Err(wrong(format!("the second shape integral of modes {i}, {j} does not fit the mass")));
                }
            }
        }
        Ok(())
    }
}
