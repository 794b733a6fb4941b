//! Renumbering of nodes: permutations T with T* = T⁻¹.
//!
//! ```text
//! (T x)(new_of(k)) = x(k)                                                                                           (1)
//! ```
//!
//! On stacked vectors with node dimensions, T moves whole blocks [J §3.1, §5.1].

use crate::block::Block;
use crate::error::GraphError;
use crate::scalar::Scalar;

/// A new index for each node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbering {
    new_of: Vec<usize>,
    old_of: Vec<usize>,
}

impl Numbering {
    /// The numbering that leaves all of `nodes` nodes where they are.
    pub fn identity(nodes: usize) -> Self {
        Self { new_of: (0..nodes).collect(), old_of: (0..nodes).collect() }
    }

    /// From the list of new indices, by old index.
    ///
    /// # Errors
    /// [`GraphError::NotANumbering`] if an index is missing, too large, or comes twice.
    pub fn from_new_of(new_of: Vec<usize>) -> Result<Self, GraphError> {
        let old_of = inverse(&new_of)?;
        Ok(Self { new_of, old_of })
    }

    /// From the list of old indices, by new index: the nodes in their new order.
    ///
    /// # Errors
    /// [`GraphError::NotANumbering`] if a node is missing, does not exist, or comes twice.
    pub fn from_old_of(old_of: Vec<usize>) -> Result<Self, GraphError> {
        let new_of = inverse(&old_of)?;
        Ok(Self { new_of, old_of })
    }

    /// How many nodes.
    pub fn nodes(&self) -> usize {
        self.new_of.len()
    }

    /// The new index of the node with index `old`.
    pub fn new_of(&self, old: usize) -> usize {
        self.new_of[old]
    }

    /// The old index of the node with index `new`.
    pub fn old_of(&self, new: usize) -> usize {
        self.old_of[new]
    }

    /// T⁻¹ = T*.
    pub fn inverse(&self) -> Self {
        Self { new_of: self.old_of.clone(), old_of: self.new_of.clone() }
    }

    /// (1) for data with one value per node, such as dimensions.
    ///
    /// # Panics
    /// If there are not as many values as nodes.
    pub fn permute<T: Clone>(&self, values: &[T]) -> Vec<T> {
        assert_eq!(values.len(), self.nodes(), "one value per node");
        self.old_of.iter().map(|&old| values[old].clone()).collect()
    }

    /// (1) for a stacked vector: block k of `x` has `dimensions[k]` entries.
    ///
    /// # Panics
    /// If the lengths do not fit.
    pub fn permute_blocks<T: Clone>(&self, dimensions: &[usize], x: &[T]) -> Vec<T> {
        assert_eq!(dimensions.len(), self.nodes(), "one dimension per node");
        assert_eq!(dimensions.iter().sum::<usize>(), x.len(), "length of the stacked vector");
        let mut rest = x;
        let mut blocks = Vec::with_capacity(self.nodes());
        for &dimension in dimensions {
            let (block, after) = rest.split_at(dimension);
            blocks.push(block);
            rest = after;
        }
        self.permute(&blocks).concat()
    }

    /// T as a matrix of blocks of the given old `dimensions`; for tests and small systems.
    ///
    /// # Panics
    /// If there are not as many dimensions as nodes.
    pub fn to_dense<T: Scalar>(&self, dimensions: &[usize]) -> Block<T> {
        let size = dimensions.iter().sum();
        let sources = self.permute_blocks(dimensions, &(0..size).collect::<Vec<_>>());
        Block::from_fn(size, size, |i, j| if sources[i] == j { T::one() } else { T::zero() })
    }
}

/// The inverse of a list of indices, which must hold each of 0..n once.
fn inverse(list: &[usize]) -> Result<Vec<usize>, GraphError> {
    let nodes = list.len();
    let mut places = vec![nodes; nodes];
    for (place, &index) in list.iter().enumerate() {
        match places.get_mut(index) {
            Some(free) if *free == nodes => *free = place,
            _ => return Err(GraphError::NotANumbering { place, index, nodes }),
        }
    }
    Ok(places)
}
