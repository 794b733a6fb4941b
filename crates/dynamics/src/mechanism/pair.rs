//! Two frames of a mechanism, and the joints between them.
//!
//! Let N be the nodes on the way from A's node to B's through the tree without their common ancestors, σ_k = 1 on B's side and −1
//! on A's. The twist of B against A, resolved in B, and its rate are
//!
//! ```text
//! ξ = V_B − φ*V_A = Σ_N σ_k φ*(B,k) H*_k v_k                       (1)
//! ξ̇ = V̇_B − φ*V̇_A + ξ × φ*V_A                                     (2)
//! g·ξ = Σ_N σ_k (H_k φ(k,B) g)·v_k                                (3)
//! ```
//!
//! φ*(B,·) transports as if B were fixed to the other node, and × is the cross product of twists. (3) gives rows of A: the
//! columns σ_k φ*(B,k) H*_k are the pair's, once for all of its numbers, and meet their gradients g in the ground frame.

use super::mechanics::Mechanics;
use super::relative::{Motion, Reading};
use super::{Frame, Mechanism};
use crate::spatial::{Pose, Twist, Vector};
use crate::tree::Joint;

/// Share of its size below which an entry is rounding.
const ROUNDING: f64 = 1e-13;
/// Share of their sizes below which all entries together are no row: the tolerance of ranks.
const NOTHING: f64 = 1e-9;

/// A joint between the frames of a pair.
#[derive(Clone, Debug)]
struct Step {
    node: usize,
    joint: Joint,
    /// σ
    side: f64,
}

/// What a velocity of the tree moves B by.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Column {
    /// σ φ*(B,k) H*, at B's origin, in the ground frame.
    twist: Twist<f64>,
    /// Sizes of what a moment and a force of size one do along the velocity if they are placed best.
    turning: f64,
    reach: f64,
}

/// Frame A and frame B.
#[derive(Clone, Debug)]
pub(crate) struct Pair {
    /// A and B.
    pub ends: [Frame; 2],
    /// Velocities of the tree that move B in A.
    pub velocities: Vec<usize>,
    steps: Vec<Step>,
}

/// How a pair moves at a state.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PairMotion {
    /// B in A.
    pub motion: Motion,
    /// ξ̇ for α = 0.
    pub bias: Twist<f64>,
    /// B in the ground.
    pub pose: Pose<f64>,
}

impl PairMotion {
    /// g·ξ̇ + k for α = 0: what the motion itself adds to ḧ.
    pub fn bias_of(&self, reading: &Reading) -> f64 {
        let along: f64 = reading.gradient.iter().zip(self.bias.to_array()).map(|(g, b)| g * b).sum();
        along + reading.curvature
    }
}

impl Pair {
    /// The pair of two frames.
    pub fn new(mechanism: &Mechanism, ends: [Frame; 2]) -> Self {
        let nodes = mechanism.tree.nodes();
        let mut at = [ends[0].node, ends[1].node];
        let mut steps: Vec<(usize, f64)> = Vec::new();
        // Parents have smaller numbers: the larger of the two is never a common ancestor.
        while at[0] != at[1] {
            let side = usize::from(at[1] > at[0]);
            if let Some(node) = at[side] {
                steps.push((node, if side == 1 { 1.0 } else { -1.0 }));
                at[side] = nodes[node].parent;
            }
        }
        let mut pair = Self { ends, velocities: Vec::new(), steps: Vec::new() };
        for (node, side) in steps {
            let joint = nodes[node].joint;
            if joint.nv() > 0 {
                pair.steps.push(Step { node, joint, side });
                pair.velocities.extend(mechanism.tree.v_range(node));
            }
        }
        pair
    }

    /// How B moves in A, after [`Mechanics::kinematics`].
    pub fn motion(&self, mechanics: &Mechanics<'_>) -> PairMotion {
        let [a, b] = &self.ends;
        let (pose_b, twist_b) = (mechanics.pose(b), mechanics.twist(b));
        if a.node.is_none() && a.pose == Pose::identity() {
            let motion = Motion::new(pose_b, twist_b);
            return PairMotion { motion, bias: mechanics.twist_rate(b), pose: pose_b };
        }
        let relative = mechanics.pose(a).inverse().compose(&pose_b);
        let carried = relative.twist_to_child(mechanics.twist(a));
        let twist = twist_b - carried;
        let rate_a = relative.twist_to_child(mechanics.twist_rate(a));
        let bias = mechanics.twist_rate(b) - rate_a + twist.cross(carried);
        PairMotion { motion: Motion::new(relative, twist), bias, pose: pose_b }
    }

    /// φ*(B,k) H*_k σ_k for each of [`Pair::velocities`], in the ground frame at B, after [`Mechanics::kinematics`].
    pub fn columns(&self, mechanics: &Mechanics<'_>, at: &PairMotion, columns: &mut Vec<Column>) {
        columns.clear();
        for step in &self.steps {
            let node = mechanics.node_pose(step.node);
            let arm = at.pose.position - node.position;
            let reach = arm.norm();
            let axis = |i: usize| node.rotation.column(i).scale(step.side);
            let turn = |i: usize| {
                let z = axis(i);
                Column { twist: Twist { angular: z, linear: z.cross(arm) }, turning: 1.0, reach }
            };
            let push = |i: usize| {
                let twist = Twist { angular: Vector([0.0; 3]), linear: axis(i) };
                Column { twist, turning: 0.0, reach: 1.0 }
            };
            match step.joint {
                Joint::Fixed => {}
                Joint::Revolute => columns.push(turn(2)),
                Joint::Prismatic => columns.push(push(2)),
                Joint::Helical { pitch } => {
                    let (turn, push) = (turn(2), push(2));
                    let twist = turn.twist + push.twist.scale(pitch);
                    columns.push(Column { twist, reach: reach + pitch.abs(), ..turn });
                }
                Joint::Spherical => columns.extend((0..3).map(turn)),
                Joint::Free => columns.extend((0..3).map(turn).chain((0..3).map(push))),
            }
        }
    }

    /// (3) for each of [`Pair::velocities`]; returns the row's natural size, that of an entry whose joint is the best placed one.
    pub fn row(&self, mechanics: &Mechanics<'_>, at: &PairMotion, gradient: &[f64; 6], out: &mut [f64]) -> f64 {
        let mut columns = Vec::with_capacity(self.velocities.len());
        self.columns(mechanics, at, &mut columns);
        row(&columns, at, gradient, out)
    }
}

/// (3) with the [`Pair::columns`] of the pair.
///
/// Entries of rounding size are none, and a row that has only such is none: joints in a plane leave rows across it that nothing
/// but rounding fills, and scaled to length one these would look like constraints.
pub(crate) fn row(columns: &[Column], at: &PairMotion, gradient: &[f64; 6], out: &mut [f64]) -> f64 {
    let g = Twist::from_array(*gradient);
    let (moment, force) = (at.pose.rotation.apply(g.angular), at.pose.rotation.apply(g.linear));
    let (push_size, turn_size) = (force.norm(), moment.norm());
    let (mut natural, mut something) = (0.0_f64, false);
    for (to, column) in out.iter_mut().zip(columns) {
        let entry = column.twist.angular.dot(moment) + column.twist.linear.dot(force);
        let size = column.turning * turn_size + column.reach * push_size;
        natural = natural.max(size);
        *to = if entry.abs() <= ROUNDING * size { 0.0 } else { entry };
        something |= !(entry.abs() <= NOTHING * size);
    }
    if !something {
        out.fill(0.0);
    }
    natural
}
