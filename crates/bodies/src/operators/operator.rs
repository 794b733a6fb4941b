//! Operators: what can be applied, transposed, and, for tests and small systems, written out.
//!
//! | symbol | type | shape | cost of one application |
//! |---|---|---|---|
//! | H, M, P, D, G, τ̄ | [`BlockDiagonal`] | Σ r_k × Σ c_k | one block per node |
//! | 𝓔_φ, 𝓔_ψ | [`KernelOperator`] | N×N | one weight per edge |
//! | φ, ψ | [`PropagationOperator`] | N×N | one weight per edge, a sweep |
//! | A B | [`Product`] | | both |
//!
//! Vectors are stacked node after node, in the numbering of the forest. A vector of the wrong length is the caller's bug and
//! panics.

use dalembert_graph::Bwa;
use faer::{Col, Mat};

use super::Transform;

/// A linear operator.
pub trait Operator {
    /// Rows and columns.
    fn shape(&self) -> (usize, usize);

    /// A x.
    fn apply(&self, x: &Col<f64>) -> Col<f64>;

    /// A* y.
    fn apply_transpose(&self, y: &Col<f64>) -> Col<f64>;

    /// The matrix, column by column: as many applications as columns. For tests and small systems.
    fn to_dense(&self) -> Mat<f64> {
        let (rows, columns) = self.shape();
        let mut dense = Mat::zeros(rows, columns);
        for j in 0..columns {
            let unit = Col::from_fn(columns, |i| f64::from(i == j));
            dense.col_mut(j).copy_from(self.apply(&unit));
        }
        dense
    }
}

impl<A: Operator + ?Sized> Operator for &A {
    fn shape(&self) -> (usize, usize) {
        (**self).shape()
    }

    fn apply(&self, x: &Col<f64>) -> Col<f64> {
        (**self).apply(x)
    }

    fn apply_transpose(&self, y: &Col<f64>) -> Col<f64> {
        (**self).apply_transpose(y)
    }
}

/// A matrix with one block per node on its diagonal; blocks may have any shape, also without rows or columns.
#[derive(Clone, Debug)]
pub struct BlockDiagonal {
    blocks: Vec<Mat<f64>>,
    rows: Vec<usize>,
    columns: Vec<usize>,
}

impl BlockDiagonal {
    /// From its blocks, in the order of the nodes.
    pub fn new(blocks: Vec<Mat<f64>>) -> Self {
        let starts = |count: fn(&Mat<f64>) -> usize| {
            let mut end = 0;
            let ends = blocks.iter().map(|block| {
                end += count(block);
                end
            });
            std::iter::once(0).chain(ends).collect()
        };
        Self { rows: starts(Mat::nrows), columns: starts(Mat::ncols), blocks }
    }

    /// The block of a node.
    pub fn block(&self, k: usize) -> &Mat<f64> {
        &self.blocks[k]
    }

    /// The blocks, in the order of the nodes.
    pub fn blocks(&self) -> &[Mat<f64>] {
        &self.blocks
    }

    /// The rows of a node's block.
    pub fn row_range(&self, k: usize) -> std::ops::Range<usize> {
        self.rows[k]..self.rows[k + 1]
    }

    /// The columns of a node's block.
    pub fn column_range(&self, k: usize) -> std::ops::Range<usize> {
        self.columns[k]..self.columns[k + 1]
    }
}

impl Operator for BlockDiagonal {
    fn shape(&self) -> (usize, usize) {
        (self.rows[self.blocks.len()], self.columns[self.blocks.len()])
    }

    fn apply(&self, x: &Col<f64>) -> Col<f64> {
        let mut y = Col::zeros(self.shape().0);
        for (k, block) in self.blocks.iter().enumerate() {
            let (from, to) = (self.column_range(k), self.row_range(k));
            y.subrows_mut(to.start, to.len()).copy_from(block * x.subrows(from.start, from.len()));
        }
        y
    }

    fn apply_transpose(&self, y: &Col<f64>) -> Col<f64> {
        let mut x = Col::zeros(self.shape().1);
        for (k, block) in self.blocks.iter().enumerate() {
            let (from, to) = (self.row_range(k), self.column_range(k));
            x.subrows_mut(to.start, to.len()).copy_from(block.transpose() * y.subrows(from.start, from.len()));
        }
        x
    }

    fn to_dense(&self) -> Mat<f64> {
        let (rows, columns) = self.shape();
        let mut dense = Mat::zeros(rows, columns);
        for (k, block) in self.blocks.iter().enumerate() {
            let (row, column) = (self.rows[k], self.columns[k]);
            dense.submatrix_mut(row, column, block.nrows(), block.ncols()).copy_from(block);
        }
        dense
    }
}

/// 𝓔_φ or 𝓔_ψ: a spatial kernel operator (SKO), the block-weighted adjacency matrix of a mechanism's forest [J §7.1.1].
#[derive(Clone, Copy, Debug)]
pub struct KernelOperator<'a>(pub &'a Bwa<Transform>);

/// φ = (I − 𝓔_φ)⁻¹ or ψ = (I − 𝓔_ψ)⁻¹: a spatial propagation operator (SPO), as two sweeps [J §7.1.1].
#[derive(Clone, Copy, Debug)]
pub struct PropagationOperator<'a>(pub &'a Bwa<Transform>);

/// A sweep of the graph crate over a stacked vector.
fn swept(x: &Col<f64>, sweep: impl FnOnce(&[f64], &mut [f64])) -> Col<f64> {
    let x: Vec<f64> = x.iter().copied().collect();
    let mut y = vec![0.0; x.len()];
    sweep(&x, &mut y);
    y.into_iter().collect()
}

impl Operator for KernelOperator<'_> {
    fn shape(&self) -> (usize, usize) {
        (self.0.dimension(), self.0.dimension())
    }

    fn apply(&self, x: &Col<f64>) -> Col<f64> {
        swept(x, |x, y| self.0.apply(x, y))
    }

    fn apply_transpose(&self, y: &Col<f64>) -> Col<f64> {
        swept(y, |x, y| self.0.apply_transpose(x, y))
    }
}

impl Operator for PropagationOperator<'_> {
    fn shape(&self) -> (usize, usize) {
        (self.0.dimension(), self.0.dimension())
    }

    /// Tip to base: y(k) = x(k) + Σ_{j ∈ ∁(k)} w(k, j) y(j).
    fn apply(&self, x: &Col<f64>) -> Col<f64> {
        swept(x, |x, y| self.0.resolvent().gather(x, y))
    }

    /// Base to tip: x(k) = y(k) + w(℘(k), k)* x(℘(k)).
    fn apply_transpose(&self, y: &Col<f64>) -> Col<f64> {
        swept(y, |x, y| self.0.resolvent().scatter(x, y))
    }
}

/// A B.
#[derive(Clone, Copy, Debug)]
pub struct Product<A, B>(pub A, pub B);

impl<A: Operator, B: Operator> Operator for Product<A, B> {
    fn shape(&self) -> (usize, usize) {
        (self.0.shape().0, self.1.shape().1)
    }

    fn apply(&self, x: &Col<f64>) -> Col<f64> {
        self.0.apply(&self.1.apply(x))
    }

    fn apply_transpose(&self, y: &Col<f64>) -> Col<f64> {
        self.1.apply_transpose(&self.0.apply_transpose(y))
    }
}
