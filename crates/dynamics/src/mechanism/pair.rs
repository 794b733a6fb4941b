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
//! gradient g of a number is carried down as a wrench is, in the ground frame.

use super::mechanics::Mechanics;
use super::relative::{Motion, Reading};
use super::{Frame, Mechanism};
use crate::spatial::{Pose, Twist};
use crate::tree::Joint;

/// Share of its size below which an entry is rounding.
const ROUNDING: f64 = 1e-13;
/// Share of their sizes below which all entries together are no row: the tolerance of ranks.
const NOTHING: f64 = 1e-9;

/// A joint between the frames of a pair.
#[derive(Clone, Debug)]
struct Step {
    node: usize,
    /// Its joint with the place of its velocities among the pair's.
    joint: Joint,
    first: usize,
    /// σ
    side: f64,
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
                pair.steps.push(Step { node, joint, first: pair.velocities.len(), side });
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

    /// (3) for each of [`Pair::velocities`]; returns the row's natural size, that of an entry whose joint is the best placed one.
    ///
    /// Entries of rounding size are none, and a row that has only such is none: joints in a plane leave rows across it that nothing
    /// but rounding fills, and scaled to length one these would look like constraints.
    pub fn row(&self, mechanics: &Mechanics<'_>, at: &PairMotion, gradient: &[f64; 6], out: &mut [f64]) -> f64 {
        let g = Twist::from_array(*gradient);
        let (moment, force) = (at.pose.rotation.apply(g.angular), at.pose.rotation.apply(g.linear));
        let (push_size, turn_size) = (force.norm(), moment.norm());
        let (mut natural, mut largest) = (0.0_f64, 0.0_f64);
        for step in &self.steps {
            let node = mechanics.node_pose(step.node);
            let arm = at.pose.position - node.position;
            let moment = moment + arm.cross(force);
            let z = node.rotation.column(2);
            let turn = || node.rotation.apply_inverse(moment).scale(step.side).0;
            let push = || node.rotation.apply_inverse(force).scale(step.side).0;
            let turned = turn_size + arm.norm() * push_size;
            let mut entries = [0.0; 6];
            let sizes = match step.joint {
                Joint::Fixed => [0.0; 2],
                Joint::Revolute => {
                    entries[0] = step.side * z.dot(moment);
                    [turned, 0.0]
                }
                Joint::Prismatic => {
                    entries[0] = step.side * z.dot(force);
                    [push_size, 0.0]
                }
                Joint::Helical { pitch } => {
                    entries[0] = step.side * (z.dot(moment) + pitch * z.dot(force));
                    [turned + pitch.abs() * push_size, 0.0]
                }
                Joint::Spherical => {
                    entries[..3].copy_from_slice(&turn());
                    [turned, 0.0]
                }
                Joint::Free => {
                    entries[..3].copy_from_slice(&turn());
                    entries[3..].copy_from_slice(&push());
                    [turned, push_size]
                }
            };
            natural = natural.max(sizes[0]).max(sizes[1]);
            for (i, (to, entry)) in out[step.first..step.first + step.joint.nv()].iter_mut().zip(entries).enumerate() {
                let size = sizes[i / 3];
                *to = if entry.abs() <= ROUNDING * size { 0.0 } else { entry };
                largest = if size > 0.0 { largest.max(entry.abs() / size) } else { largest };
            }
        }
        if largest <= NOTHING {
            out.fill(0.0);
        }
        natural
    }
}
