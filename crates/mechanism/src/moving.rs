//! A mechanism's motion over any scalar: what [`super::Mechanics`] and [`super::pair`] compute in numbers, at given accelerations.
//!
//! With dual numbers it differentiates, with expressions it writes formulas. For two frames with joints between them
//!
//! ```text
//! ξ = V_B − φ*V_A,   ξ̇ = V̇_B − φ*V̇_A + ξ × φ*V_A,   s̈ = g·ξ̇ + k(ξ)                                (1)
//! ```
//!
//! is the acceleration of a number s itself, the part of α included: no Jacobian is needed.

use dalembert_bodies::operators::flexible::{Deformed, Moved};
use dalembert_bodies::spatial::{Pose, Twist, Vector, Wrench};
use dalembert_bodies::tree::{Kinematics, Tree, Workspace, crba, kinematics, rnea_with_wrenches};

use super::measurable::Measurable;
use super::relative::{Motion, Reading};
use super::turns::nearest;
use super::{Frame, Mechanism};

/// Poses, twists and their rates of all nodes.
pub struct Moving<'m, T> {
    /// The mechanism that moves.
    pub mechanism: &'m Mechanism,
    /// Room for sweeps.
    pub work: Workspace<T>,
    nodes: Kinematics<T>,
    /// Where bodies deform, their motion and q, v, a of the tree.
    bent: Option<(Moved<T>, [Vec<T>; 3])>,
    /// Angles of [`Mechanism::turns`] as the state counts them; empty where turns do not matter.
    turns: Vec<T>,
}

/// What acts on bodies.
#[derive(Clone, Debug)]
pub struct Loads<T> {
    /// Wrenches on nodes, in their frames.
    pub nodes: Vec<Wrench<T>>,
    /// Forces on modes, by velocity of the tree; none where all bodies are rigid.
    pub modes: Vec<T>,
}

impl<T: Measurable> Loads<T> {
    /// None.
    pub fn none(mechanism: &Mechanism) -> Self {
        let modes = if mechanism.flexible.is_some() { mechanism.columns.len() } else { 0 };
        Self { nodes: vec![Wrench::zero(); mechanism.tree.nodes().len()], modes: vec![T::constant(0.0); modes] }
    }

    /// What they are more than others.
    #[must_use]
    pub fn less(mut self, other: &Self) -> Self {
        self.nodes.iter_mut().zip(&other.nodes).for_each(|(x, y)| *x = *x - *y);
        self.modes.iter_mut().zip(&other.modes).for_each(|(x, y)| *x = *x - *y);
        self
    }
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
        let nodes = Kinematics::new(tree);
        Self { mechanism, work: Workspace::new(tree), nodes, bent: None, turns: Vec::new() }
    }

    /// Moves everything to coordinates, velocities and accelerations of the tree.
    pub fn set(&mut self, tree: &Tree, q: &[T], v: &[T], a: &[T]) {
        let Some(flexible) = &self.mechanism.flexible else {
            kinematics(tree, &mut self.work, q, v, a, &mut self.nodes);
            return;
        };
        let moved = flexible.moved(q, v, a);
        self.nodes.poses.clone_from(&moved.poses);
        self.nodes.twists.clone_from(&moved.twists);
        self.nodes.accelerations.clone_from(&moved.accelerations);
        self.bent = Some((moved, [q.to_vec(), v.to_vec(), a.to_vec()]));
    }

    /// 𝒯 that takes these accelerations, with loads.
    pub fn inverse(&mut self, tree: &Tree, (q, v, a): (&[T], &[T], &[T]), loads: &Loads<T>) -> Vec<T> {
        let mut tau = vec![T::constant(0.0); v.len()];
        match &self.mechanism.flexible {
            None => rnea_with_wrenches(tree, &mut self.work, q, v, a, &loads.nodes, &mut tau),
            Some(flexible) => {
                tau = flexible.efforts(&flexible.moved(q, v, a), (q, v, a), &loads.nodes);
                tau.iter_mut().zip(&loads.modes).for_each(|(tau, load)| *tau = *tau - *load);
            }
        }
        tau
    }

    /// 𝓜, column-major.
    pub fn mass(&mut self, tree: &Tree, q: &[T]) -> Vec<T> {
        let (nv, zero) = (self.mechanism.columns.len(), T::constant(0.0));
        let mut mass = vec![zero; nv * nv];
        let Some(flexible) = &self.mechanism.flexible else {
            crba(tree, &mut self.work, q, &mut mass);
            return mass;
        };
        let still = vec![zero; nv];
        for j in 0..nv {
            let mut a = still.clone();
            a[j] = T::constant(1.0);
            let column = flexible.inertial(&flexible.moved(q, &still, &a), q, &a);
            mass[j * nv..(j + 1) * nv].copy_from_slice(&column);
        }
        mass
    }

    /// 𝒯 that loads exert by themselves; `weightless` is the tree without gravity.
    pub fn exerted(&mut self, weightless: &Tree, q: &[T], loads: &Loads<T>) -> Vec<T> {
        let nothing = vec![T::constant(0.0); self.mechanism.columns.len()];
        let Some(flexible) = &self.mechanism.flexible else {
            let mut tau = nothing.clone();
            rnea_with_wrenches(weightless, &mut self.work, q, &nothing, &nothing, &loads.nodes, &mut tau);
            return tau.into_iter().map(|x| -x).collect();
        };
        let own = flexible.exerted(&flexible.moved(q, &nothing, &nothing), &loads.nodes);
        own.into_iter().zip(&loads.modes).map(|(x, y)| x + *y).collect()
    }

    /// V of gravity and modes, where bodies deform.
    pub fn bent_potential(&self) -> Option<T> {
        let ((moved, [q, ..]), flexible) = (self.bent.as_ref()?, self.mechanism.flexible.as_ref()?);
        Some(flexible.potential(moved, q))
    }

    /// A frame in its node's frame, moved by the modes of a flexible body; none where nothing deforms.
    fn deformed(&self, frame: &Frame) -> Option<Deformed<T>> {
        let ((_, [q, v, _]), k) = (self.bent.as_ref()?, frame.node?);
        let flexible = self.mechanism.flexible.as_ref()?;
        let (modes, first) = (self.modes(k), self.mechanism.modal_coordinates(k));
        let eta = (&q[first..first + modes.len()], &v[modes]);
        Some(flexible.deformed(k, frame.influence, &frame.pose, eta))
    }

    /// Velocities of a node's modes.
    fn modes(&self, node: usize) -> std::ops::Range<usize> {
        self.mechanism.modes.get(node).cloned().unwrap_or_default()
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
        let Some(k) = frame.node else { return Pose::constant(&frame.pose) };
        let own = self.deformed(frame).map_or_else(|| Pose::constant(&frame.pose), |d| d.pose);
        self.nodes.poses[k].compose(&own)
    }

    /// A frame's twist in its own frame.
    pub fn twist(&self, frame: &Frame) -> Twist<T> {
        let Some(k) = frame.node else { return Twist::zero() };
        match self.deformed(frame) {
            None => Pose::constant(&frame.pose).twist_to_child(self.nodes.twists[k]),
            Some(d) => d.pose.twist_to_child(self.nodes.twists[k]) + d.rate,
        }
    }

    /// A frame's angular velocity and the velocity of its origin, then the derivatives of both, in the ground:
    ///
    /// ```text
    /// a = R (v̇ + ω × v)                                                                            (2)
    /// ```
    ///
    /// with the numbers v, v̇ and ω of the twist in the frame, which turns by R.
    pub fn rates(&self, frame: &Frame) -> [Vector<T>; 4] {
        let (r, twist, rate) = (self.pose(frame).rotation, self.twist(frame), self.rate(frame));
        let linear = rate.linear + twist.angular.cross(twist.linear);
        [twist.angular, twist.linear, rate.angular, linear].map(|v| r.apply(v))
    }

    /// The rate of a frame's twist.
    fn rate(&self, frame: &Frame) -> Twist<T> {
        let Some(k) = frame.node else { return Twist::zero() };
        let (Some(d), Some((_, [.., a]))) = (self.deformed(frame), &self.bent) else {
            return Pose::constant(&frame.pose).twist_to_child(self.nodes.accelerations[k]);
        };
        let twist = d.pose.twist_to_child(self.nodes.twists[k]) + d.rate;
        let pushed = d.map.iter().zip(&a[self.modes(k)]).fold(d.bias, |sum, (b, &x)| sum + b.scale(x));
        d.pose.twist_to_child(self.nodes.accelerations[k]) + twist.cross(d.rate) + pushed
    }

    /// How the second frame moves against the first.
    pub fn between(&self, [a, b]: &[Frame; 2]) -> Between<T> {
        let (pose_b, twist_b) = (self.pose(b), self.twist(b));
        let rate_b = self.rate(b);
        if a.node.is_none() {
            let relative = Pose::constant(&a.pose).inverse().compose(&pose_b);
            return Between { motion: Motion::new(relative, twist_b), rate: rate_b, pose: pose_b };
        }
        let relative = self.pose(a).inverse().compose(&pose_b);
        let carried = relative.twist_to_child(self.twist(a));
        let twist = twist_b - carried;
        let rate = rate_b - relative.twist_to_child(self.rate(a)) + twist.cross(carried);
        Between { motion: Motion::new(relative, twist), rate, pose: pose_b }
    }

    /// Adds the wrench `share` · g of the first of two frames on the second, at the second, and the opposite on the first, to those on
    /// nodes (in their frames).
    pub fn push_along(&self, ends: &[Frame; 2], at: &Between<T>, gradient: &[T; 6], share: T, loads: &mut Loads<T>) {
        let g = Twist::from_array(*gradient).scale(share);
        let r = &at.pose.rotation;
        let w = Wrench { moment: r.apply(g.angular), force: r.apply(g.linear) };
        self.add(&ends[1], w, at.pose.position, loads);
        self.add(&ends[0], -w, at.pose.position, loads);
    }

    /// Adds a wrench at a point, both in the ground, to what acts on a frame's body.
    pub fn add(&self, frame: &Frame, w: Wrench<T>, point: Vector<T>, loads: &mut Loads<T>) {
        let Some(k) = frame.node else { return };
        let pose = &self.nodes.poses[k];
        let moment = w.moment + (point - pose.position).cross(w.force);
        let seen = Wrench { moment: pose.rotation.apply_inverse(moment), force: pose.rotation.apply_inverse(w.force) };
        loads.nodes[k] = loads.nodes[k] + seen;
        if let Some(d) = self.deformed(frame) {
            let there = pose.compose(&d.pose);
            let moment = w.moment + (point - there.position).cross(w.force);
            let (moment, force) = (there.rotation.apply_inverse(moment), there.rotation.apply_inverse(w.force));
            for (i, b) in self.modes(k).zip(&d.map) {
                loads.modes[i] = loads.modes[i] + b.power(Wrench { moment, force });
            }
        }
    }
}
