//! The same mechanism in absolute coordinates: every joint a constraint.
//!
//! Variables are the velocities V of all nodes, M is block-diagonal, and joint k constrains them by rows that its joint map
//! annihilates:
//!
//! ```text
//! N(k) H*(k) = 0,  N(k) of full rank m_k − r_k                                                                      (1)
//! N(k) (V(k) − φ*(℘(k), k) V(℘(k))) = 0          A = N (I − 𝓔_φ*)                                                   (2)
//! A α = N 𝔞                                                                                                         (3)
//! A φ*H* = N H* = 0                              S = φ*H* is a basis of ker A: N − 𝒩 rows, 𝒩 columns                (4)
//! M α = Q − 𝔟 + A*λ,   Q = (I − 𝓔_φ) H⁺𝒯,   H⁺ = H*(H H*)⁻¹                                                         (5)
//! 𝔣 = H⁺𝒯 + N*λ                                  from (5) and 𝔣 = φ(M α + 𝔟)                                         (6)
//! ```
//!
//! By (4), S*·(5) is 𝓜 θ̈ + 𝓒 = 𝒯: the tree is the first level of a hierarchy of constraints, with S in closed form. (6)
//! compares reactions: N*λ is what the joint transmits beside its own force.
//! Cost: one QR of H(k) per node. What follows is up to the method of `dalembert_enforce`.

use dalembert_dense::Cholesky;
use dalembert_enforce::{Level, MassBlock, Problem, RowGroup, Tolerance, real};
use faer::{Col, Mat};

use super::{Bias, BlockDiagonal, Operator, SkoError, SkoModel};

/// A mechanism as a problem of enforcement.
#[derive(Clone, Debug)]
pub struct AbsoluteCoordinates {
    /// (3), (5): variables α in node order, one group of rows per joint.
    pub problem: Problem<f64>,
    /// (1): N.
    pub normals: BlockDiagonal,
    /// H⁺𝒯, N.
    pub joint_force: Col<f64>,
}

impl SkoModel {
    /// (1)–(5) for joint forces 𝒯.
    ///
    /// # Errors
    /// [`SkoError::Undetermined`] if the rows of some H(k) are dependent.
    pub fn absolute(&self, tau: &Col<f64>, bias: &Bias) -> Result<AbsoluteCoordinates, SkoError> {
        let tolerance = Tolerance::default();
        let normals: Vec<Mat<f64>> = self
            .h()
            .blocks()
            .iter()
            .map(|h| real::kernel_basis(h.as_ref(), &tolerance).transpose().to_owned())
            .collect();
        let normals = BlockDiagonal::new(normals);
        let joint_force = self.joint_force(tau)?;
        let shifted = &joint_force - self.kernel().apply(&joint_force);
        let mass = (0..self.nodes())
            .map(|k| MassBlock { start: self.weights().range(k).start, matrix: self.m().block(k).clone() });
        let problem = Problem {
            n: self.dimension(),
            mass: mass.collect(),
            force: shifted - &bias.b,
            levels: vec![Level { groups: (0..self.nodes()).map(|k| self.joint_rows(k, &normals, bias)).collect() }],
            phi: None,
        };
        Ok(AbsoluteCoordinates { problem, normals, joint_force })
    }

    /// (2), (3) of one joint.
    fn joint_rows(&self, k: usize, normals: &BlockDiagonal, bias: &Bias) -> RowGroup<f64> {
        let (normal, range) = (normals.block(k), self.weights().range(k));
        let b = normal * bias.a.subrows(range.start, range.len());
        let (Some(p), Some(weight)) = (self.forest().parent(k), self.weights().weight(k)) else {
            return RowGroup { columns: range.collect(), a: normal.clone(), b, noise: None };
        };
        let of_parent = normal * weight.to_dense().transpose();
        let parent = self.weights().range(p);
        let own = range.len();
        let a = Mat::from_fn(normal.nrows(), own + parent.len(), |i, j| {
            if j < own { normal[(i, j)] } else { -of_parent[(i, j - own)] }
        });
        RowGroup { columns: range.chain(parent).collect(), a, b, noise: None }
    }

    /// H⁺𝒯.
    fn joint_force(&self, tau: &Col<f64>) -> Result<Col<f64>, SkoError> {
        let mut force = Col::zeros(self.dimension());
        for (node, h) in self.h().blocks().iter().enumerate() {
            let (rows, columns) = (self.h().row_range(node), self.h().column_range(node));
            let gram = h * h.transpose();
            let factor = Cholesky::new(&gram).map_err(|coordinate| SkoError::Undetermined { node, coordinate })?;
            let solved = factor.solve(&tau.subrows(rows.start, rows.len()).as_mat().to_owned());
            force.subrows_mut(columns.start, columns.len()).copy_from((h.transpose() * solved).col(0));
        }
        Ok(force)
    }
}

impl AbsoluteCoordinates {
    /// (6): the joint forces 𝔣 of multipliers λ.
    pub fn joint_forces(&self, lambda: &Col<f64>) -> Col<f64> {
        &self.joint_force + self.normals.apply_transpose(lambda)
    }
}
