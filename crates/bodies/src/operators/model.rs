//! SKO models: a forest with its spatial kernel operator, joint maps and inertias [J §7, §8].
//!
//! | symbol | here | shape | meaning |
//! |---|---|---|---|
//! | n | `nodes()` | | nodes: bodies, or aggregates of bodies |
//! | m_k, r_k | | | dimension of V(k); coordinates of the joint of node k |
//! | N, 𝒩 | `dimension()`, `coordinates()` | | Σ m_k, Σ r_k |
//! | 𝓔_φ | `kernel()` | N×N | weights φ(℘(k), k), m_℘×m_k |
//! | φ | `phi()` | N×N | (I − 𝓔_φ)⁻¹ |
//! | H | `h()` | 𝒩×N | block-diagonal, H(k) r_k×m_k: V_joint(k) = H(k)* θ̇(k) |
//! | M | `m()` | N×N | block-diagonal, M(k) symmetric |
//! | 𝔞, 𝔟 | [`Bias`] | N | velocity-dependent accelerations; gyroscopic, applied and elastic forces |
//!
//! Nothing here knows what the numbers of a node are. A rigid body has m_k = 6, V = [ω; v] in its own frame; a flexible one
//! puts its deformation rates before them [J §8]; a rotor puts its speed there. The numbering of the forest is arbitrary.

use std::sync::Arc;

use dalembert_graph::{Bwa, Forest, Numbering};
use faer::{Col, Mat, MatRef};

use super::{BlockDiagonal, KernelOperator, Operator, PropagationOperator, SkoError, Transform};
use crate::tolerances::ASYMMETRY;

/// The operators of a tree of bodies in one position.
#[derive(Clone, Debug)]
pub struct SkoModel {
    kernel: Bwa<Transform>,
    h: BlockDiagonal,
    m: BlockDiagonal,
}

/// 𝔞 and 𝔟, stacked, N each.
#[derive(Clone, Debug)]
pub struct Bias {
    /// 𝔞(k): what α(k) has beside φ*(℘(k), k) α(℘(k)) + H*(k) θ̈(k); Coriolis and centrifugal accelerations.
    pub a: Col<f64>,
    /// 𝔟(k): what the force on node k has beside M(k) α(k); gyroscopic forces, less applied ones, and elastic ones 𝔎ϑ.
    pub b: Col<f64>,
}

impl Bias {
    /// A system at rest without forces.
    pub fn zero(dimension: usize) -> Self {
        Self { a: Col::zeros(dimension), b: Col::zeros(dimension) }
    }
}

/// Whether all entries are finite.
pub(super) fn finite(matrix: MatRef<'_, f64>) -> bool {
    matrix.col_iter().all(|column| column.iter().all(|x| x.is_finite()))
}

/// Whether a square matrix is symmetric up to rounding.
pub(super) fn symmetric(matrix: MatRef<'_, f64>) -> bool {
    (matrix - matrix.transpose()).norm_max() <= ASYMMETRY * matrix.norm_max()
}

impl SkoModel {
    /// From the weights φ(℘(k), k) (asked for each edge, parent first), the joint maps H(k), r_k×m_k, and the inertias M(k),
    /// m_k×m_k.
    ///
    /// # Errors
    /// [`SkoError::Length`], [`SkoError::Shape`], [`SkoError::Graph`] for sizes that do not fit, [`SkoError::NotFinite`],
    /// [`SkoError::NotSymmetric`].
    pub fn new(
        forest: impl Into<Arc<Forest>>,
        weight: impl FnMut(usize, usize) -> Transform,
        h: Vec<Mat<f64>>,
        m: Vec<Mat<f64>>,
    ) -> Result<Self, SkoError> {
        let forest = forest.into();
        let expected = forest.nodes();
        for (what, found) in [("joint maps H(k)", h.len()), ("inertias M(k)", m.len())] {
            if found != expected {
                return Err(SkoError::Length { what, expected, found });
            }
        }
        for (node, (h, m)) in h.iter().zip(&m).enumerate() {
            check_node(node, h, m)?;
        }
        let dimensions: Vec<usize> = m.iter().map(Mat::nrows).collect();
        let kernel = Bwa::new(forest, &dimensions, weight)?;
        for (_, node, weight) in kernel.weighted_edges() {
            if !finite(weight.matrix().as_ref().as_ref()) {
                return Err(SkoError::NotFinite { what: "weight", node });
            }
        }
        Ok(Self { kernel, h: BlockDiagonal::new(h), m: BlockDiagonal::new(m) })
    }

    /// n.
    pub fn nodes(&self) -> usize {
        self.forest().nodes()
    }

    /// N, the length of stacked node vectors.
    pub fn dimension(&self) -> usize {
        self.kernel.dimension()
    }

    /// 𝒩, the length of stacked joint vectors.
    pub fn coordinates(&self) -> usize {
        self.h.shape().0
    }

    /// The forest.
    pub fn forest(&self) -> &Forest {
        self.kernel.forest()
    }

    /// The weights φ(℘(k), k).
    pub fn weights(&self) -> &Bwa<Transform> {
        &self.kernel
    }

    /// 𝓔_φ.
    pub fn kernel(&self) -> KernelOperator<'_> {
        KernelOperator(&self.kernel)
    }

    /// φ.
    pub fn phi(&self) -> PropagationOperator<'_> {
        PropagationOperator(&self.kernel)
    }

    /// H.
    pub fn h(&self) -> &BlockDiagonal {
        &self.h
    }

    /// M.
    pub fn m(&self) -> &BlockDiagonal {
        &self.m
    }

    /// The same model in another numbering of the nodes [J eq. 26]. Stacked vectors follow by
    /// [`Numbering::permute_blocks`] with the dimensions m_k or r_k.
    ///
    /// # Errors
    /// [`SkoError::Graph`] if the numbering is of another number of nodes.
    pub fn renumbered(&self, numbering: &Numbering) -> Result<Self, SkoError> {
        let kernel = self.kernel.renumbered(numbering)?;
        let permuted = |operator: &BlockDiagonal| BlockDiagonal::new(numbering.permute(operator.blocks()));
        Ok(Self { kernel, h: permuted(&self.h), m: permuted(&self.m) })
    }
}

fn check_node(node: usize, h: &Mat<f64>, m: &Mat<f64>) -> Result<(), SkoError> {
    let size = m.nrows();
    if m.ncols() != size {
        return Err(SkoError::Shape { what: "M", node, expected: (size, size), found: (size, m.ncols()) });
    }
    if h.ncols() != size {
        return Err(SkoError::Shape { what: "H", node, expected: (h.nrows(), size), found: (h.nrows(), h.ncols()) });
    }
    for (what, matrix) in [("H", h), ("M", m)] {
        if !finite(matrix.as_ref()) {
            return Err(SkoError::NotFinite { what, node });
        }
    }
    if !symmetric(m.as_ref()) {
        return Err(SkoError::NotSymmetric { what: "M", node });
    }
    Ok(())
}
