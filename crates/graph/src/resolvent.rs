//! The 1-resolvent of a BWA matrix, as two sweeps over the forest [J §4.2].
//!
//! | symbol | here | shape | meaning |
//! |---|---|---|---|
//! | 𝓔 | `Bwa` | N×N | block-weighted adjacency matrix |
//! | 𝔸 | `Resolvent` | N×N | 1-resolvent |
//! | 𝔸̃ | `tilde_…` | N×N | 𝔸 − I |
//!
//! ```text
//! 𝔸 = (I − 𝓔)⁻¹ = I + 𝓔 + 𝓔² + … + 𝓔ⁿ⁻¹                                                               (1)  [J lemma 4]
//! 𝔸(i, j) = product of the weights along the path from i to j; I for i = j; 0 without a path           (2)  [J lemma 5]
//! 𝔸(i, j) = 𝔸(i, k) 𝔸(k, j)  for k on the path from i to j                                             (3)  [J lemma 6]
//! 𝔸̃ = 𝔸 − I = 𝓔𝔸 = 𝔸𝓔                                                                                 (4)  [J lemma 7]
//! ```
//!
//! The matrix is never formed. By (1), y = 𝔸x is the solution of y = 𝓔y + x, and y = 𝔸*x that of y = 𝓔*y + x, each row of
//! which is explicit once the rows before it are known:
//!
//! ```text
//! gather,  tip to base:  y(j) = x(j) + Σ_{k ∈ ∁(j)} w(j, k) y(k)                                                     (5)
//! scatter, base to tip:  y(k) = x(k) + w(℘(k), k)* y(℘(k))                                                           (6)
//! ```
//!
//! This holds in any numbering. Cost: one weight per edge; 𝔸̃ by (4) takes two, so that nothing cancels.

use std::ops::Range;

use crate::block::Block;
use crate::bwa::Bwa;
use crate::scalar::Scalar;
use crate::weight::Weight;

/// 𝔸 = (I − 𝓔)⁻¹.
#[derive(Debug)]
pub struct Resolvent<'a, W> {
    bwa: &'a Bwa<W>,
}

impl<W> Clone for Resolvent<'_, W> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<W> Copy for Resolvent<'_, W> {}

impl<W> Bwa<W> {
    /// 𝔸 = (I − 𝓔)⁻¹, as two sweeps over 𝓔.
    pub fn resolvent(&self) -> Resolvent<'_, W> {
        Resolvent { bwa: self }
    }
}

impl<'a, W> Resolvent<'a, W> {
    /// 𝓔.
    pub fn bwa(self) -> &'a Bwa<W> {
        self.bwa
    }
}

impl<W: Weight> Resolvent<'_, W> {
    /// (5): `y` = 𝔸 `x`.
    ///
    /// # Panics
    /// If a vector does not have N entries.
    pub fn gather(self, x: &[W::Scalar], y: &mut [W::Scalar]) {
        y.copy_from_slice(x);
        self.gather_in_place(y);
    }

    /// (5) in place: `y` ← 𝔸 `y`.
    ///
    /// # Panics
    /// If the vector does not have N entries.
    pub fn gather_in_place(self, y: &mut [W::Scalar]) {
        self.check_length(y.len());
        for &k in self.bwa.forest.tip_to_base() {
            if let Some((p, weight)) = self.edge_to(k) {
                let (y_p, y_k) = disjoint(y, self.bwa.range(p), self.bwa.range(k));
                weight.apply_add(y_k, y_p);
            }
        }
    }

    /// (6): `y` = 𝔸* `x`.
    ///
    /// # Panics
    /// If a vector does not have N entries.
    pub fn scatter(self, x: &[W::Scalar], y: &mut [W::Scalar]) {
        y.copy_from_slice(x);
        self.scatter_in_place(y);
    }

    /// (6) in place: `y` ← 𝔸* `y`.
    ///
    /// # Panics
    /// If the vector does not have N entries.
    pub fn scatter_in_place(self, y: &mut [W::Scalar]) {
        self.check_length(y.len());
        for k in self.bwa.forest.base_to_tip() {
            if let Some((p, weight)) = self.edge_to(k) {
                let (y_p, y_k) = disjoint(y, self.bwa.range(p), self.bwa.range(k));
                weight.apply_transpose_add(y_p, y_k);
            }
        }
    }

    /// (4): `y` = 𝔸̃ `x` = 𝔸𝓔 `x`.
    ///
    /// # Panics
    /// If a vector does not have N entries.
    pub fn tilde_gather(self, x: &[W::Scalar], y: &mut [W::Scalar]) {
        self.bwa.apply(x, y);
        self.gather_in_place(y);
    }

    /// (4): `y` = 𝔸̃* `x` = 𝔸*𝓔* `x`.
    ///
    /// # Panics
    /// If a vector does not have N entries.
    pub fn tilde_scatter(self, x: &[W::Scalar], y: &mut [W::Scalar]) {
        self.bwa.apply_transpose(x, y);
        self.scatter_in_place(y);
    }

    /// (2): the block 𝔸(i, j), m_i×m_j. Cost: m_j times the weights along the path.
    pub fn block(self, i: usize, j: usize) -> Block<W::Scalar> {
        let (rows, columns) = (self.bwa.dimension_of(i), self.bwa.dimension_of(j));
        let Some(path) = self.bwa.forest.path(i, j) else {
            return Block::zero(rows, columns);
        };
        Block::of_map(rows, columns, |x, y| y.copy_from_slice(&self.along(&path, x)))
    }

    /// The product of the weights along a path, base to tip, times `x`.
    fn along(self, path: &[usize], x: &[W::Scalar]) -> Vec<W::Scalar> {
        let edges = path.iter().skip(1).rev().filter_map(|&k| self.edge_to(k));
        edges.fold(x.to_vec(), |x, (p, weight)| {
            let mut y = vec![W::Scalar::zero(); self.bwa.dimension_of(p)];
            weight.apply_add(&x, &mut y);
            y
        })
    }

    /// 𝔸 as a dense matrix, N×N; for tests and small systems.
    pub fn to_dense(self) -> Block<W::Scalar> {
        let size = self.bwa.dimension();
        Block::of_map(size, size, |x, y| self.gather(x, y))
    }

    /// ℘(k) and the weight of its edge to k; none for a root.
    #[inline]
    fn edge_to(&self, k: usize) -> Option<(usize, &W)> {
        Some((self.bwa.forest.parent(k)?, self.bwa.weights[k].as_ref()?))
    }

    fn check_length(self, y: usize) {
        assert_eq!(y, self.bwa.dimension(), "length of a stacked vector");
    }
}

/// Two disjoint parts of one vector, either of which may be empty.
#[inline]
fn disjoint<T>(y: &mut [T], first: Range<usize>, second: Range<usize>) -> (&mut [T], &mut [T]) {
    if first.end <= second.start {
        let (low, high) = y.split_at_mut(second.start);
        (&mut low[first], &mut high[..second.len()])
    } else {
        let (low, high) = y.split_at_mut(first.start);
        (&mut high[..first.len()], &mut low[second])
    }
}
