//! A mechanism's motion over any scalar: what [`super::Mechanics`] and [`super::pair`] compute in numbers, at given accelerations.
//!
//! With dual numbers it differentiates, with expressions it writes formulas. For two frames with joints between them
//!
//! ```text
//! ξ = V_B − φ*V_A,   ξ̇ = V̇_B − φ*V̇_A + ξ × φ*V_A,   s̈ = g·ξ̇ + k(ξ)                                (1)
//! ```
//!
//! is the acceleration of a number s itself, the part of α included: no Jacobian is needed.

use dalembert_bodies::spatial::{Pose, Twist, Vector, Wrench};
use dalembert_bodies::tree::{Kinematics, Tree, Workspace, kinematics};

use super::measurable::Measurable;
use super::relative::{Motion, Reading};
use super::turns::nearest;
use super::{Frame, Mechanism};

/// Poses, twists and their rates of all nodes. Flexible bodies are not covered.
pub struct Moving<'m, T> {
    /// The mechanism that moves.
    pub mechanism: &'m Mechanism,
    /// Room for sweeps.
    pub work: Workspace<T>,
    nodes: Kinematics<T>,
    /// Angles of [`Mechanism::turns`] as the state counts them; empty where turns do not matter.
    turns: Vec<T>,
}

/// How a frame moves against another.
#[derive(Clone, Copy, Debug)]
pub struct Between<T> {
    motion: Motion<T>,
    rate: Twist<T>,
    /// B in the ground.
    pose: Pose<T>,
}

impl<T: Measurable> Between<T> {
    /// A number, and its acceleration (1).
    pub fn read(&self, what: &super::relative::Relative) -> (Reading<T>, T) {
        let reading = self.motion.read(what);
        let along = Twist::from_array(reading.gradient);
        let push = Wrench { moment: along.angular, force: along.linear };
        (reading, self.rate.power(push) + reading.curvature)
    }
}

impl<'m, T: Measurable> Moving<'m, T> {
    /// Space for a mechanism whose tree is `tree`.
    pub fn new(mechanism: &'m Mechanism, tree: &Tree) -> Self {
        Self { mechanism, work: Workspace::new(tree), nodes: Kinematics::new(tree), turns: Vec::new() }
    }

    /// Moves everything to coordinates, velocities and accelerations of the tree.
    pub fn set(&mut self, tree: &Tree, q: &[T], v: &[T], a: &[T]) {
        kinematics(tree, &mut self.work, q, v, a, &mut self.nodes);
    }

    /// Takes the turns of joints that close loops from a state.
    pub fn set_turns(&mut self, y: &[T]) {
        self.turns = self.mechanism.turns.iter().map(|t| y[t.state]).collect();
    }

    /// An angle in the turn that place `state` of the state counts.
    pub fn turned(&self, value: T, state: usize) -> T {
        let first = self.mechanism.turns.first().map_or(state, |t| t.state);
        self.turns.get(state - first).map_or(value, |&near| nearest(value, near))
    }

    /// Takes these poses of the nodes, in the ground, for its own: the same written otherwise.
    pub fn set_poses(&mut self, poses: Vec<Pose<T>>) {
        self.nodes.poses = poses;
    }

    /// A node in the ground.
    pub fn node_pose(&self, node: usize) -> Pose<T> {
        self.nodes.poses[node]
    }

    /// A frame in the ground.
    pub fn pose(&self, frame: &Frame) -> Pose<T> {
        let own = Pose::constant(&frame.pose);
        frame.node.map_or(own, |k| self.nodes.poses[k].compose(&own))
    }

    fn seen(&self, frame: &Frame, of: &[Twist<T>]) -> Twist<T> {
        frame.node.map_or_else(Twist::zero, |k| Pose::constant(&frame.pose).twist_to_child(of[k]))
    }

    /// A frame's twist in its own frame.
    pub fn twist(&self, frame: &Frame) -> Twist<T> {
        self.seen(frame, &self.nodes.twists)
    }

    /// How the second frame moves against the first.
    pub fn between(&self, [a, b]: &[Frame; 2]) -> Between<T> {
        let (pose_b, twist_b) = (self.pose(b), self.twist(b));
        let rate_b = self.seen(b, &self.nodes.accelerations);
        if a.node.is_none() {
            let relative = Pose::constant(&a.pose).inverse().compose(&pose_b);
            return Between { motion: Motion::new(relative, twist_b), rate: rate_b, pose: pose_b };
        }
        let relative = self.pose(a).inverse().compose(&pose_b);
        let carried = relative.twist_to_child(self.twist(a));
        let twist = twist_b - carried;
        let rate = rate_b - relative.twist_to_child(self.seen(a, &self.nodes.accelerations)) + twist.cross(carried);
        Between { motion: Motion::new(relative, twist), rate, pose: pose_b }
    }

    /// Adds the wrench `share` · g of the first of two frames on the second, at the second, and the opposite on the first, to those on
    /// nodes (in their frames).
    pub fn push_along(
        &self,
        ends: &[Frame; 2],
        at: &Between<T>,
        gradient: &[T; 6],
        share: T,
        wrenches: &mut [Wrench<T>],
    ) {
        let g = Twist::from_array(*gradient).scale(share);
        let r = &at.pose.rotation;
        let w = Wrench { moment: r.apply(g.angular), force: r.apply(g.linear) };
        self.add(&ends[1], w, at.pose.position, wrenches);
        self.add(&ends[0], -w, at.pose.position, wrenches);
    }

    /// Adds a wrench at a point, both in the ground, to that on a frame's node.
    pub fn add(&self, frame: &Frame, w: Wrench<T>, point: Vector<T>, wrenches: &mut [Wrench<T>]) {
        let Some(k) = frame.node else { return };
        let pose = &self.nodes.poses[k];
        let moment = w.moment + (point - pose.position).cross(w.force);
        let seen = Wrench { moment: pose.rotation.apply_inverse(moment), force: pose.rotation.apply_inverse(w.force) };
        wrenches[k] = wrenches[k] + seen;
    }
}
