//! Block-weighted adjacency (BWA) matrices of forests [J §4, eq. 8–13].
//!
//! | symbol | here | shape | meaning |
//! |---|---|---|---|
//! | n | `forest().nodes()` | | nodes |
//! | m_k | `dimension_of(k)` | | dimension of node k; 0 is allowed |
//! | N | `dimension()` | | Σ m_k |
//! | e_k | `range(k)` | N×m_k | the rows of node k: a "unit vector" of blocks |
//! | w(℘(k), k) | `weight(k)` | m_℘×m_k | weight of the edge from ℘(k) to k |
//! | 𝓔 | `Bwa` | N×N | the matrix |
//!
//! ```text
//! 𝓔 = Σ_k e_℘(k) w(℘(k), k) e_k*                                                                       (1)  [J eq. 13]
//! (𝓔 x)(j) = Σ_{k ∈ ∁(j)} w(j, k) x(k),      (𝓔* x)(k) = w(℘(k), k)* x(℘(k))                                        (2)
//! 𝓔ᵏ has the block w(℘ᵏ(i), ℘ᵏ⁻¹(i)) ⋯ w(℘(i), i) at (℘ᵏ(i), i) and is 0 elsewhere                   (3)  [J lemma 1]
//! 𝓔ʰ = 0 for h = the number of nodes on the longest path ≤ n                                           (4)  [J lemma 2]
//! ```
//!
//! By (3) the power 𝓔ᵏ is itself a BWA matrix, on the forest in which the k-th ancestor is the parent. Cost: (2) one weight
//! per edge; (3) two products per node and binary digit of k.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::Arc;

use crate::block::Block;
use crate::error::GraphError;
use crate::forest::{Forest, trusted_forest};
use crate::scalar::Scalar;
use crate::weight::{Compose, Weight};

/// 𝓔: a forest with a dimension for each node and a weight for each edge.
#[derive(Clone, Debug, PartialEq)]
pub struct Bwa<W> {
    pub(crate) forest: Arc<Forest>,
    /// n + 1 places in a stacked vector.
    pub(crate) starts: Vec<usize>,
    /// w(℘(k), k) by child; none at the roots.
    pub(crate) weights: Vec<Option<W>>,
}

impl<W: Weight> Bwa<W> {
    /// The matrix with node dimensions `dimensions` and weights `weight(℘(k), k)`. Several matrices can share a forest.
    ///
    /// # Errors
    /// [`GraphError::Length`] if there are not as many dimensions as nodes, [`GraphError::Shape`] for a weight that is not
    /// m_℘×m_k.
    pub fn new(
        forest: impl Into<Arc<Forest>>,
        dimensions: &[usize],
        mut weight: impl FnMut(usize, usize) -> W,
    ) -> Result<Self, GraphError> {
        let forest = forest.into();
        let starts = starts(forest.nodes(), dimensions)?;
        let weights = (0..forest.nodes()).map(|k| forest.parent(k).map(|p| weight(p, k))).collect();
        let bwa = Self { forest, starts, weights };
        for (k, weight) in bwa.weights.iter().enumerate() {
            weight.iter().try_for_each(|weight| bwa.check_weight(k, weight))?;
        }
        Ok(bwa)
    }

    /// Replaces w(℘(k), k). Allocates nothing.
    ///
    /// # Errors
    /// [`GraphError::NoParent`] if k is a root, [`GraphError::Shape`] if the weight is not m_℘×m_k.
    pub fn set_weight(&mut self, k: usize, weight: W) -> Result<(), GraphError> {
        self.check_weight(k, &weight)?;
        self.weights[k] = Some(weight);
        Ok(())
    }

    fn check_weight(&self, k: usize, weight: &W) -> Result<(), GraphError> {
        let parent = self.forest.parent(k).ok_or(GraphError::NoParent { node: k })?;
        check_shape("weight", k, (self.dimension_of(parent), self.dimension_of(k)), weight.shape())
    }

    /// (2): `y` = 𝓔 `x`.
    ///
    /// # Panics
    /// If a vector does not have N entries.
    pub fn apply(&self, x: &[W::Scalar], y: &mut [W::Scalar]) {
        self.check_lengths(x.len(), y.len());
        y.fill(W::Scalar::zero());
        for (p, k, weight) in self.weighted_edges() {
            weight.apply_add(&x[self.range(k)], &mut y[self.range(p)]);
        }
    }

    /// (2): `y` = 𝓔* `x`.
    ///
    /// # Panics
    /// If a vector does not have N entries.
    pub fn apply_transpose(&self, x: &[W::Scalar], y: &mut [W::Scalar]) {
        self.check_lengths(x.len(), y.len());
        y.fill(W::Scalar::zero());
        for (p, k, weight) in self.weighted_edges() {
            weight.apply_transpose_add(&x[self.range(p)], &mut y[self.range(k)]);
        }
    }

    /// 𝓔 as a dense matrix, N×N; for tests and small systems.
    pub fn to_dense(&self) -> Block<W::Scalar> {
        let size = self.dimension();
        let mut dense = Block::zero(size, size);
        for (p, k, weight) in self.weighted_edges() {
            let block = Block::of_weight(weight);
            for (i, row) in self.range(p).enumerate() {
                for (j, column) in self.range(k).enumerate() {
                    dense[(row, column)] = block[(i, j)];
                }
            }
        }
        dense
    }

    /// The same matrix with dense weights.
    pub fn to_blocks(&self) -> Bwa<Block<W::Scalar>> {
        let weights = self.weights.iter().map(|weight| weight.as_ref().map(Block::of_weight)).collect();
        Bwa { forest: Arc::clone(&self.forest), starts: self.starts.clone(), weights }
    }

    fn check_lengths(&self, x: usize, y: usize) {
        assert_eq!((x, y), (self.dimension(), self.dimension()), "lengths of stacked vectors");
    }
}

impl<W> Bwa<W> {
    /// The forest.
    pub fn forest(&self) -> &Arc<Forest> {
        &self.forest
    }

    /// N, the length of stacked vectors.
    pub fn dimension(&self) -> usize {
        self.starts[self.forest.nodes()]
    }

    /// m_k.
    pub fn dimension_of(&self, k: usize) -> usize {
        self.starts[k + 1] - self.starts[k]
    }

    /// m_0, …, m_{n−1}.
    pub fn dimensions(&self) -> Vec<usize> {
        self.starts.windows(2).map(|pair| pair[1] - pair[0]).collect()
    }

    /// The entries of node k in a stacked vector.
    pub fn range(&self, k: usize) -> Range<usize> {
        self.starts[k]..self.starts[k + 1]
    }

    /// w(℘(k), k); none for a root.
    pub fn weight(&self, k: usize) -> Option<&W> {
        self.weights[k].as_ref()
    }

    /// (℘(k), k, w(℘(k), k)) for all edges, in the order of the children.
    pub fn weighted_edges(&self) -> impl Iterator<Item = (usize, usize, &W)> {
        self.forest.edges().zip(self.weights.iter().flatten()).map(|((p, k), weight)| (p, k, weight))
    }

    /// (4): the least h with 𝓔ʰ = 0 whatever the weights. Special weights may have a power that vanishes sooner.
    pub fn nilpotency_index(&self) -> usize {
        self.forest.height()
    }
}

impl<W: Compose + Clone> Bwa<W> {
    /// (3): 𝓔ᵏ, a BWA matrix on the forest of k-th ancestors.
    pub fn power(&self, exponent: NonZeroUsize) -> Self {
        let mut rest = exponent.get();
        let mut square = self.clone();
        let mut result: Option<Self> = None;
        loop {
            if rest % 2 == 1 {
                result = Some(result.map_or_else(|| square.clone(), |result| result.compose_power(&square)));
            }
            rest /= 2;
            match result {
                Some(result) if rest == 0 => return result,
                _ => square = square.compose_power(&square),
            }
        }
    }

    /// The product of two powers of one matrix.
    fn compose_power(&self, right: &Self) -> Self {
        let edges = right.weights.iter().enumerate().map(|(k, weight)| {
            let (middle, weight) = (right.forest.parent(k)?, weight.as_ref()?);
            Some((self.forest.parent(middle)?, self.weights[middle].as_ref()?.compose(weight)))
        });
        let (parent, weights): (Vec<_>, Vec<_>) = edges.map(Option::unzip).unzip();
        Self { forest: Arc::new(trusted_forest(parent)), starts: self.starts.clone(), weights }
    }
}

/// Where each node's entries begin in a stacked vector, and N.
fn starts(nodes: usize, dimensions: &[usize]) -> Result<Vec<usize>, GraphError> {
    if dimensions.len() != nodes {
        return Err(GraphError::Length { what: "node dimensions", expected: nodes, found: dimensions.len() });
    }
    let mut starts = vec![0];
    let mut end = 0_usize;
    for &dimension in dimensions {
        end = end.checked_add(dimension).ok_or(GraphError::TooLarge)?;
        starts.push(end);
    }
    Ok(starts)
}

/// Whether the matrix at a node has the right shape.
pub(crate) fn check_shape(
    what: &'static str,
    node: usize,
    expected: (usize, usize),
    found: (usize, usize),
) -> Result<(), GraphError> {
    if found == expected { Ok(()) } else { Err(GraphError::Shape { what, node, expected, found }) }
}
