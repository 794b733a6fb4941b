//! What is asked: M α = f + γ, A α + R λ = b, S*γ = S*φ, with the structure that a hierarchy of modules gives it.

use faer::{Col, Mat};

use crate::field::Field;

/// One enforcement of constraints on accelerations [O eq. 2.1–2.3].
#[derive(Clone, Debug)]
pub struct Problem<T: Field> {
    /// Number n of variables.
    pub n: usize,
    /// Diagonal blocks of M, Hermitian positive semidefinite; columns that no block covers have no mass.
    pub mass: Vec<MassBlock<T>>,
    /// f, n: applied and gyroscopic forces.
    pub force: Col<T>,
    /// Constraint rows, lowest level first.
    pub levels: Vec<Level<T>>,
    /// φ, n: the known non-ideal part of the constraint forces; γ = A*λ + φ.
    pub phi: Option<Col<T>>,
}

/// A diagonal block of M on the contiguous columns `start..start + size`; blocks are disjoint and in order.
#[derive(Clone, Debug)]
pub struct MassBlock<T: Field> {
    /// First column.
    pub start: usize,
    /// The block, size × size.
    pub matrix: Mat<T>,
}

/// The rows Ã of one level; level r is entry r − 1 of [`Problem::levels`].
#[derive(Clone, Debug, Default)]
pub struct Level<T: Field> {
    /// Groups of rows, each on its own few columns.
    pub groups: Vec<RowGroup<T>>,
}

/// Rows that touch the same columns, such as those of one joint.
#[derive(Clone, Debug)]
pub struct RowGroup<T: Field> {
    /// The columns, without repetition.
    pub columns: Vec<usize>,
    /// Entries, rows × `columns.len()`.
    pub a: Mat<T>,
    /// Right-hand sides, one per row.
    pub b: Col<T>,
    /// Variance of each row: 0 = hard, R > 0 = soft with γ contribution A*λ, λ = (b − A α)/R [O eq. 4.17].
    pub noise: Option<Vec<f64>>,
}

impl<T: Field> RowGroup<T> {
    /// Number of rows.
    pub fn rows(&self) -> usize {
        self.b.nrows()
    }

    /// Variance of row `i`.
    pub fn variance(&self, i: usize) -> f64 {
        self.noise.as_ref().map_or(0.0, |noise| noise[i])
    }
}

impl<T: Field> Level<T> {
    /// Number of rows.
    pub fn rows(&self) -> usize {
        self.groups.iter().map(RowGroup::rows).sum()
    }
}

impl<T: Field> Problem<T> {
    /// A problem from dense matrices with one level: M (n×n), f (n), A (m×n), b (m).
    pub fn dense(mass: Mat<T>, force: Col<T>, a: Mat<T>, b: Col<T>) -> Self {
        let n = force.nrows();
        let group = RowGroup { columns: (0..n).collect(), a, b, noise: None };
        Self {
            n,
            mass: vec![MassBlock { start: 0, matrix: mass }],
            force,
            levels: vec![Level { groups: vec![group] }],
            phi: None,
        }
    }

    /// Number of rows over all levels.
    pub fn rows(&self) -> usize {
        self.levels.iter().map(Level::rows).sum()
    }

    /// All row groups in level order.
    pub fn groups(&self) -> impl Iterator<Item = &RowGroup<T>> {
        self.levels.iter().flat_map(|level| &level.groups)
    }

    /// M α, blockwise.
    pub fn mass_times(&self, alpha: &Col<T>) -> Col<T> {
        let mut out = Col::zeros(self.n);
        for block in &self.mass {
            let size = block.matrix.nrows();
            let part = &block.matrix * alpha.subrows(block.start, size);
            out.subrows_mut(block.start, size).copy_from(&part);
        }
        out
    }

    /// A α, one entry per row.
    pub fn rows_times(&self, alpha: &Col<T>) -> Col<T> {
        let mut out = Col::zeros(self.rows());
        let mut row = 0;
        for group in self.groups() {
            for i in 0..group.rows() {
                for (k, &column) in group.columns.iter().enumerate() {
                    out[row] += group.a[(i, k)] * alpha[column];
                }
                row += 1;
            }
        }
        out
    }

    /// A*λ, one entry per variable.
    pub fn rows_adjoint_times(&self, lambda: &Col<T>) -> Col<T> {
        let mut out = Col::zeros(self.n);
        let mut row = 0;
        for group in self.groups() {
            for i in 0..group.rows() {
                for (k, &column) in group.columns.iter().enumerate() {
                    out[column] += group.a[(i, k)].conjugate() * lambda[row];
                }
                row += 1;
            }
        }
        out
    }

    /// f + φ.
    pub fn applied(&self) -> Col<T> {
        match &self.phi {
            Some(phi) => &self.force + phi,
            None => self.force.clone(),
        }
    }
}
