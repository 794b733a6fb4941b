//! Weights: the blocks of a block-weighted adjacency matrix, as operators.
//!
//! A weight w(℘(k), k) is an m_℘ × m_k matrix that need not be stored as one. What the sweeps need of it is
//!
//! ```text
//! y ← y + w x                                                                                                       (1)
//! x ← x + w* y                                                                                                      (2)
//! ```
//!
//! The star is the transpose, without conjugation of complex entries, as in the paper, where everything is real.

use std::marker::PhantomData;

use crate::scalar::Scalar;

/// The operator on one edge. Implement it for structured weights, such as rigid transforms of six-vectors, so that they
/// need not be stored as dense blocks.
pub trait Weight {
    /// The entries of the vectors that it acts on.
    type Scalar: Scalar;

    /// Rows (dimension of the parent) and columns (dimension of the child).
    fn shape(&self) -> (usize, usize);

    /// (1): `y` ← `y` + w `x`. `x` has as many entries as w has columns, `y` as many as it has rows.
    fn apply_add(&self, x: &[Self::Scalar], y: &mut [Self::Scalar]);

    /// (2): `x` ← `x` + w* `y`. Lengths as in [`Weight::apply_add`].
    fn apply_transpose_add(&self, y: &[Self::Scalar], x: &mut [Self::Scalar]);
}

/// Weights whose products are weights of the same kind, such as rigid transforms or dense blocks.
pub trait Compose {
    /// The product `self` · `right`. The columns of `self` are as many as the rows of `right`.
    #[must_use]
    fn compose(&self, right: &Self) -> Self;
}

/// The identity of a given size. With size 1 at all nodes the block-weighted matrix is the adjacency matrix S, and the
/// sweeps of its resolvent are sums over subtrees and along paths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Identity<T> {
    size: usize,
    scalar: PhantomData<T>,
}

impl<T> Identity<T> {
    /// I of `size` rows and columns.
    pub fn new(size: usize) -> Self {
        Self { size, scalar: PhantomData }
    }
}

impl<T: Scalar> Weight for Identity<T> {
    type Scalar = T;

    fn shape(&self) -> (usize, usize) {
        (self.size, self.size)
    }

    fn apply_add(&self, x: &[T], y: &mut [T]) {
        for (y, x) in y.iter_mut().zip(x) {
            *y = *y + *x;
        }
    }

    fn apply_transpose_add(&self, y: &[T], x: &mut [T]) {
        self.apply_add(y, x);
    }
}

impl<T> Compose for Identity<T> {
    fn compose(&self, right: &Self) -> Self {
        assert_eq!(self.size, right.size);
        Self::new(right.size)
    }
}
