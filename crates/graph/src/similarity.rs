//! Similarity transformations that keep the structure of a BWA matrix [J §5].
//!
//! | symbol | here | meaning |
//! |---|---|---|
//! | T | `Numbering` | permutation of the nodes |
//! | Δ | `delta`, `inverse` | block-diagonal, Δ(k) of shape m_k×m_k |
//!
//! ```text
//! 𝓔_B = T 𝓔_A T*,    𝔹 = T 𝔸 T*                                                                         (1)  [J eq. 26]
//! 𝓔_B = Δ 𝓔_A Δ⁻¹,   𝔹 = Δ 𝔸 Δ⁻¹,   w_B(℘(k), k) = Δ(℘(k)) w_A(℘(k), k) Δ⁻¹(k)                        (2)  [J lemma 9]
//! ```
//!
//! (1) renumbers the bodies of a mechanism, (2) moves their frames.

use std::sync::Arc;

use crate::bwa::{Bwa, check_shape};
use crate::error::GraphError;
use crate::numbering::Numbering;
use crate::weight::{Compose, Weight};

impl<W: Weight + Clone> Bwa<W> {
    /// (1): the matrix in another numbering of the nodes. Stacked vectors follow by [`Numbering::permute_blocks`].
    ///
    /// # Errors
    /// [`GraphError::Length`] if the numbering is of another number of nodes.
    pub fn renumbered(&self, numbering: &Numbering) -> Result<Self, GraphError> {
        let forest = self.forest.renumbered(numbering)?;
        let mut end = 0;
        let ends = numbering.permute(&self.dimensions()).into_iter().map(|dimension| {
            end += dimension;
            end
        });
        let starts = [0].into_iter().chain(ends).collect();
        Ok(Self { forest: Arc::new(forest), starts, weights: numbering.permute(&self.weights) })
    }
}

impl<W: Weight + Compose> Bwa<W> {
    /// (2): the matrix with shifted weights. `delta[k]` is Δ(k) and `inverse[k]` is Δ⁻¹(k), which the caller knows best how
    /// to find: in closed form for rigid transforms.
    ///
    /// # Errors
    /// [`GraphError::Length`] if there is not one of each per node, [`GraphError::Shape`] if one is not m_k×m_k.
    pub fn shifted(&self, delta: &[W], inverse: &[W]) -> Result<Self, GraphError> {
        self.check_diagonal("Δ", delta)?;
        self.check_diagonal("Δ⁻¹", inverse)?;
        let shift = |(p, k, weight): (usize, usize, &W)| (k, delta[p].compose(weight).compose(&inverse[k]));
        let mut weights: Vec<Option<W>> = (0..self.forest.nodes()).map(|_| None).collect();
        for (k, weight) in self.weighted_edges().map(shift) {
            weights[k] = Some(weight);
        }
        Ok(Self { forest: Arc::clone(&self.forest), starts: self.starts.clone(), weights })
    }

    fn check_diagonal(&self, what: &'static str, blocks: &[W]) -> Result<(), GraphError> {
        let nodes = self.forest.nodes();
        if blocks.len() != nodes {
            return Err(GraphError::Length { what, expected: nodes, found: blocks.len() });
        }
        let shape = |k| (self.dimension_of(k), self.dimension_of(k));
        blocks.iter().enumerate().try_for_each(|(k, block)| check_shape(what, k, shape(k), block.shape()))
    }
}
