//! Composite-body inertias: the Lyapunov equation of a tree \[J2\].
//!
//! ```text
//! R(k) = M(k) + Σ_{j ∈ ∁(k)} φ(k, j) R(j) φ*(k, j)        tip to base                                               (1)
//! M = R − 𝓔_φ R 𝓔_φ*                                      Lyapunov: (1) in operators                                (2)
//! φ M φ* = R + φ̃ R + R φ̃*,    φ̃ = φ − I                                                                            (3)
//! 𝓜(i, k) = H(i) φ(i, k) R(k) H*(k)    for i = k or an ancestor of k;   0 for unrelated nodes                       (4)
//! ```
//!
//! (4) is the composite-rigid-body algorithm. R(k) is the inertia of node k and everything behind it with all joints locked.
//! Cost: (1) one congruence per node; (4) one weight for each pair of a node and its ancestor.

use faer::Mat;

use super::{BlockDiagonal, SkoModel};

impl SkoModel {
    /// (1): R.
    pub fn composite_inertias(&self) -> BlockDiagonal {
        let mut r = self.m().blocks().to_vec();
        for &k in self.forest().tip_to_base() {
            if let (Some(p), Some(weight)) = (self.forest().parent(k), self.weights().weight(k)) {
                let phi = weight.matrix();
                let carried = &*phi * &r[k] * phi.transpose();
                r[p] += carried;
            }
        }
        BlockDiagonal::new(r)
    }

    /// (4): 𝓜 as a dense matrix, block by block.
    pub fn mass_matrix_by_composites(&self) -> Mat<f64> {
        let r = self.composite_inertias();
        let mut mass = Mat::zeros(self.coordinates(), self.coordinates());
        for k in 0..self.nodes() {
            let mut force = r.block(k) * self.h().block(k).transpose();
            let mut i = k;
            loop {
                let block = self.h().block(i) * &force;
                let (at, to) = (self.h().row_range(i), self.h().row_range(k));
                mass.submatrix_mut(at.start, to.start, at.len(), to.len()).copy_from(&block);
                mass.submatrix_mut(to.start, at.start, to.len(), at.len()).copy_from(block.transpose());
                let (Some(p), Some(weight)) = (self.forest().parent(i), self.weights().weight(i)) else { break };
                force = weight.to_dense() * force;
                i = p;
            }
        }
        mass
    }
}
