//! The memory that the algorithms work in, made once for a tree.

use dalembert_scalar::Scalar;

use super::Tree;
use super::records::{AbaSlot, BLOCK, Bias, Coriolis, Gain, Motion, PANEL, Panel, ROWS, Reach, TwistPair};
use crate::spatial::{Articulated, Inertia, Pose, Wrench};

/// Buffers for every algorithm on one tree; the algorithms allocate nothing.
///
/// Its contents are no result: each algorithm overwrites what it uses. Results that stay readable until the next
/// call are named in the documentation of the algorithm.
#[derive(Clone, Debug)]
pub struct Workspace<T> {
    pub(super) sine: Vec<T>,
    pub(super) cosine: Vec<T>,
    /// Of nodes with a slot.
    pub(super) motions: Vec<Motion<T>>,
    pub(super) wrench_slots: Vec<Wrench<T>>,
    /// Of all nodes.
    pub(super) wrenches: Vec<Wrench<T>>,
    pub(super) poses: Vec<Pose<T>>,
    pub(super) composites: Vec<Inertia<T>>,
    pub(super) biases: Vec<Bias<T>>,
    pub(super) articulated_slots: Vec<AbaSlot<T>>,
    /// Of all velocities.
    pub(super) gains: Vec<Gain<T>>,
    pub(super) pivots: Vec<T>,
    /// Pivots less what may be rounding.
    pub(super) margins: Vec<T>,
    pub(super) reaches: Vec<Reach<T>>,
    pub(super) shares: Vec<T>,
    pub(super) rounding_slots: Vec<Articulated<T>>,
    /// Columns of all velocities, six rows of nv each (of momenta in `crba`, longer by a block): motion subspace,
    /// momentum of the subtree.
    pub(super) subspace: Vec<T>,
    pub(super) momenta: Vec<T>,
    /// Further matrices of the derivatives.
    pub(super) columns: Vec<T>,
    pub(super) bodies: Vec<Coriolis<T>>,
    pub(super) twist_pairs: Vec<TwistPair<T>>,
    /// Of velocities with a slot.
    pub(super) panels: Vec<Panel<T>>,
    pub(super) panel_rows: Vec<[T; PANEL]>,
    pub(super) zeros: Vec<T>,
    /// Υ of velocities.
    pub(super) covariances: Vec<[[T; 6]; 6]>,
}

impl<T: Scalar> Workspace<T> {
    /// Memory for the algorithms on `tree`.
    pub fn new(tree: &Tree) -> Self {
        let (nodes, slots) = (tree.nodes.len(), tree.slots);
        let (nq, nv) = (tree.nq(), tree.nv());
        let o = T::constant(0.0);
        Self {
            sine: vec![o; nq],
            cosine: vec![o; nq],
            motions: vec![Motion::still(); slots],
            wrench_slots: vec![Wrench::zero(); slots],
            wrenches: vec![Wrench::zero(); nodes],
            poses: vec![Pose::identity(); nodes],
            composites: vec![Inertia::zero(); nodes],
            biases: vec![Bias::zero(); nodes],
            articulated_slots: vec![AbaSlot::zero(); slots],
            gains: vec![Gain::zero(); nv],
            pivots: vec![o; nv],
            margins: vec![o; nv],
            reaches: vec![Reach::zero(); if tree.slides { nodes } else { 0 }],
            shares: vec![o; if tree.together.is_empty() { 0 } else { nv }],
            rounding_slots: vec![AbaSlot::zero().inertia; slots],
            subspace: vec![o; 6 * nv],
            momenta: vec![o; 6 * (nv + BLOCK)],
            columns: vec![o; ROWS * nv],
            bodies: vec![Coriolis::zero(); nodes],
            twist_pairs: vec![TwistPair::zero(); nodes],
            panels: vec![[[o; PANEL]; 6]; tree.freedom_slots],
            panel_rows: vec![[o; PANEL]; nv],
            zeros: vec![o; nv],
            covariances: vec![[[o; 6]; 6]; nv],
        }
    }
}
