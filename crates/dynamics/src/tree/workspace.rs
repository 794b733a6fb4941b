//! The memory that the algorithms work in, made once for a tree.

use dalembert_expr::Scalar;

use super::Tree;
use super::aba::{AbaSlot, Bias, Gain};
use super::wide::{ColumnBlock, InertiaBlock, PoseBlock, WIDTH};
use crate::spatial::{Vector, Wrench};

/// Motion of a node as the sweeps hand it on: a point x of the node accelerates by a + A x.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(super) struct Motion<T> {
    /// ω
    pub angular: Vector<T>,
    /// ω̇
    pub angular_rate: Vector<T>,
    /// a, acceleration of the origin (of the point, not the rate of the twist), less gravity.
    pub linear_rate: Vector<T>,
    /// A = ω̇× + ω× ω×
    pub gradient: [Vector<T>; 3],
}

impl<T: Scalar> Motion<T> {
    /// At rest.
    #[inline(always)]
    pub fn still() -> Self {
        let o = Vector::zero();
        Self { angular: o, angular_rate: o, linear_rate: o, gradient: [o; 3] }
    }
}

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
    pub(super) poses: Vec<PoseBlock<T>>,
    pub(super) composites: Vec<InertiaBlock<T>>,
    pub(super) biases: Vec<Bias<T>>,
    pub(super) articulated_slots: Vec<AbaSlot<T>>,
    /// Of all velocities.
    pub(super) gains: Vec<Gain<T>>,
    pub(super) pivots: Vec<T>,
    /// Columns of all velocities: motion subspace, momentum of the subtree.
    pub(super) subspace: Vec<ColumnBlock<T>>,
    pub(super) momenta: Vec<ColumnBlock<T>>,
}

impl<T: Scalar> Workspace<T> {
    /// Memory for the algorithms on `tree`.
    pub fn new(tree: &Tree) -> Self {
        let (nodes, slots) = (tree.nodes.len(), tree.slots);
        let blocks = nodes.div_ceil(WIDTH);
        let (nq, nv) = (tree.nq(), tree.nv());
        let o = T::constant(0.0);
        Self {
            sine: vec![o; nq],
            cosine: vec![o; nq],
            motions: vec![Motion::still(); slots],
            wrench_slots: vec![Wrench::zero(); slots],
            wrenches: vec![Wrench::zero(); nodes],
            poses: vec![[[o; WIDTH]; 12]; blocks],
            composites: vec![[[o; WIDTH]; 10]; blocks],
            biases: vec![Bias::zero(); nodes],
            articulated_slots: vec![AbaSlot::zero(); slots],
            gains: vec![Gain::zero(); nv],
            pivots: vec![o; nv],
            subspace: vec![[[o; WIDTH]; 6]; nv.div_ceil(WIDTH)],
            momenta: vec![[[o; WIDTH]; 6]; nv.div_ceil(WIDTH)],
        }
    }
}
