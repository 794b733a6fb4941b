//! A mechanism at one state: forces, mass matrix, accelerations, energies, all by sweeps over the tree.
//!
//! With the tree's bias C(q, v) (Coriolis, centrifugal and gravity torques), the mechanism's part of M α = f + γ is
//! M = 𝓜(q) and f = 𝒯 − C, where 𝒯 collects joint springs and dampers, actuators, and Jᵀ of the wrenches on bodies.
//! The wrenches go into the bias as external ones, so that no Jacobian is formed.

use dalembert_bodies::operators::flexible::{Deformed, FlexibleTree};
use dalembert_bodies::spatial::{Pose, Quaternion, Twist, Vector, Wrench};
use dalembert_bodies::tree::{MassFactors, Station, Terms};

use super::sweeps::{Stop, Sweeps};
use super::{Elastic, Frame, JointInfo, Line, Mechanism, PointForce};
use crate::tolerances::squares::{NOTHING, UNIT};

/// Space for a mechanism's sweeps and their last results.
#[derive(Clone, Debug)]
pub struct Mechanics<'m> {
    pub(super) mechanism: &'m Mechanism,
    sweeps: Sweeps<'m>,
    /// Coordinates of the tree.
    pub q: Vec<f64>,
    /// Velocities of the tree.
    pub v: Vec<f64>,
    /// 𝒯: efforts of springs, dampers, actuators along the tree's velocities.
    pub effort: Vec<f64>,
    /// Wrenches on nodes, in their frames; empty where nothing acts on bodies.
    pub(super) external: Vec<Wrench<f64>>,
    /// What springs, dampers and drives of each joint that closes a loop exert: its first body on its second, at and in the
    /// joint's frame on that.
    pub applied: Vec<Wrench<f64>>,
    /// Whether a joint that closes a loop has a spring, a damper or an actuator.
    pub(super) closures_sprung: bool,
    /// Whether anything acts on bodies at the state.
    loaded: bool,
    zero: Vec<f64>,
    scratch: Vec<f64>,
    /// Power of what is in no potential.
    pub power: f64,
    /// Potential energy of springs.
    pub(super) elastic: f64,
    mass: Vec<f64>,
    mass_known: bool,
    /// The model's own length, which a push by one is compared with.
    pub length: f64,
}

impl<'m> Mechanics<'m> {
    /// Space for a mechanism.
    pub fn new(mechanism: &'m Mechanism) -> Self {
        let tree = &mechanism.tree;
        let acts = !mechanism.lines.is_empty() || !mechanism.points.is_empty() || !mechanism.closures.is_empty();
        let nv = mechanism.columns.len();
        Self {
            mechanism,
            sweeps: match &mechanism.flexible {
                None => Sweeps::rigid(tree),
                Some(flexible) => Sweeps::flexible(flexible),
            },
            q: mechanism.flexible.as_ref().map_or_else(|| tree.neutral(), FlexibleTree::neutral),
            v: vec![0.0; nv],
            effort: vec![0.0; nv],
            external: if acts { vec![Wrench::zero(); tree.nodes().len()] } else { Vec::new() },
            applied: vec![Wrench::zero(); mechanism.closures.len()],
            closures_sprung: mechanism.closures.iter().any(|c| c.elastic != Elastic::default())
                || !mechanism.closure_efforts.is_empty(),
            loaded: false,
            zero: vec![0.0; nv],
            scratch: vec![0.0; nv],
            power: 0.0,
            elastic: 0.0,
            mass: Vec::new(),
            mass_known: false,
            length: 1.0,
        }
    }

    /// Reads the tree's coordinates out of a state and finds 𝒯, external wrenches, their power and potential.
    /// `inputs` are the model's; `tau` is the number of the first implicit one.
    pub fn set(&mut self, y: &[f64], inputs: &[f64], tau: usize) {
        let m = self.mechanism;
        for (q, &place) in self.q.iter_mut().zip(&m.q_states) {
            *q = y[place];
        }
        for (v, &place) in self.v.iter_mut().zip(&m.v_states) {
            *v = y[place];
        }
        self.mass_known = false;
        self.sweeps.set(&self.q, &self.v);
        (self.power, self.elastic) = (0.0, 0.0);
        for i in 0..self.v.len() {
            let (e, v) = (m.elastic[i], self.v[i]);
            let stretch = m.coordinate_of[i].map_or(0.0, |j| self.q[j] - e.rest);
            let driven = inputs.get(tau + i).copied().unwrap_or(0.0) - e.damping * v;
            self.effort[i] = driven - e.stiffness * stretch;
            self.power += driven * v;
            self.elastic += 0.5 * e.stiffness * stretch * stretch;
        }
        for (first, damping) in &m.modal_damping {
            let rates = &self.v[*first..first + damping.nrows()];
            for (i, x) in rates.iter().enumerate() {
                self.power -= rates.iter().enumerate().map(|(j, y)| x * damping[(i, j)] * y).sum::<f64>();
            }
        }
        for drive in &m.efforts {
            let effort = drive.ratio * inputs.get(drive.input).copied().unwrap_or(0.0);
            self.effort[drive.velocity] += effort;
            self.power += effort * self.v[drive.velocity];
        }
        let closures_act = self.closures_act(inputs, tau);
        self.applied.fill(Wrench::zero());
        self.loaded = closures_act || !m.lines.is_empty() || !m.points.is_empty();
        if self.loaded {
            self.wrenches(inputs);
        }
        if closures_act {
            self.closure_forces(y, inputs, tau);
        }
    }

    /// Springs between bodies and forces at points.
    fn wrenches(&mut self, inputs: &[f64]) {
        let m = self.mechanism;
        self.external.fill(Wrench::zero());
        self.kinematics();
        for line in &m.lines {
            let (force, power, potential) = self.along(line);
            self.power += power;
            self.elastic += potential;
            self.push(&line.ends[0], force);
            self.push(&line.ends[1], -force);
        }
        for point in &m.points {
            let force = self.at_point(point, inputs);
            if point.torque {
                self.power += force.dot(self.angular_velocity(&point.at));
                self.turn(&point.at, force);
            } else {
                self.power += force.dot(self.velocity(&point.at));
                self.push(&point.at, force);
            }
        }
    }

    /// The force or torque of a point force, in the ground.
    fn at_point(&self, point: &PointForce, inputs: &[f64]) -> Vector<f64> {
        let input = inputs.get(point.input).copied().unwrap_or(0.0);
        let local = Vector(point.direction).scale(input);
        if point.in_ground { local } else { self.pose(&point.at).rotation.apply(local) }
    }

    /// In the ground, after [`Mechanics::kinematics`]: the force of each of the mechanism's lines on its first end, then the force or torque
    /// of each of its forces at points. `inputs` are the model's.
    pub fn loads(&self, inputs: &[f64]) -> Vec<Vector<f64>> {
        let lines = self.mechanism.lines.iter().map(|line| self.along(line).0);
        lines.chain(self.mechanism.points.iter().map(|point| self.at_point(point, inputs))).collect()
    }

    /// Force of a line on its first end (ground frame), power of its damper, energy of its spring.
    fn along(&self, line: &Line) -> (Vector<f64>, f64, f64) {
        let [a, b] = &line.ends;
        let between = self.pose(b).position - self.pose(a).position;
        let length = between.norm();
        if length == 0.0 {
            return (Vector([0.0; 3]), 0.0, 0.5 * line.stiffness * line.length * line.length);
        }
        let direction = between.scale(1.0 / length);
        let rate = direction.dot(self.velocity(b) - self.velocity(a));
        let stretch = length - line.length;
        let pull = line.stiffness * stretch + line.damping * rate;
        (direction.scale(pull), -line.damping * rate * rate, 0.5 * line.stiffness * stretch * stretch)
    }

    /// Adds a force (ground frame) at a point to its node's wrench, and to the modes that move the point.
    fn push(&mut self, at: &Frame, force: Vector<f64>) {
        let Some(node) = at.node else { return };
        let local = self.sweeps.pose(node).rotation.apply_inverse(force);
        let deformed = self.deformed(at);
        let wrench = Wrench { moment: deformed.pose.position.cross(local), force: local };
        self.external[node] = self.external[node] + wrench;
        let seen = Wrench { moment: Vector([0.0; 3]), force: deformed.pose.rotation.apply_inverse(local) };
        self.excite(at, &deformed, seen);
    }

    /// Adds a torque (ground frame) to a node's wrench.
    fn turn(&mut self, at: &Frame, torque: Vector<f64>) {
        let Some(node) = at.node else { return };
        let local = self.sweeps.pose(node).rotation.apply_inverse(torque);
        self.external[node] = self.external[node] + Wrench { moment: local, force: Vector([0.0; 3]) };
        let deformed = self.deformed(at);
        let seen = Wrench { moment: deformed.pose.rotation.apply_inverse(local), force: Vector([0.0; 3]) };
        self.excite(at, &deformed, seen);
    }

    /// Modal forces Bᵀw of a wrench in a frame.
    fn excite(&mut self, at: &Frame, deformed: &Deformed, w: Wrench<f64>) {
        if let Some(modes) = at.node.and_then(|k| self.mechanism.modes.get(k)) {
            for (i, column) in modes.clone().zip(&deformed.map) {
                self.effort[i] += column.power(w);
            }
        }
    }

    /// Makes room for wrenches on bodies, where nothing acts on them so far.
    pub fn load(&mut self) {
        if !self.loaded {
            self.external.clear();
            self.external.resize(self.mechanism.tree.nodes().len(), Wrench::zero());
            self.loaded = true;
        }
    }

    /// Adds a wrench at a point (both in the ground frame) to those on the frame's body, after [`Mechanics::load`].
    pub fn act(&mut self, frame: &Frame, w: Wrench<f64>, point: Vector<f64>) {
        if frame.node.is_some() {
            let arm = point - self.pose(frame).position;
            self.push(frame, w.force);
            self.turn(frame, w.moment + arm.cross(w.force));
        }
    }

    /// A frame in its node's frame, moved by the modes of a flexible body.
    pub(super) fn deformed(&self, frame: &Frame) -> Deformed {
        let modes = frame.node.and_then(|k| self.mechanism.modes.get(k)).cloned().unwrap_or_default();
        let influence = frame.influence.zip(frame.node).and_then(|(i, k)| {
            let body = self.mechanism.flexible.as_ref()?.body(k)?;
            body.influence.get(i)
        });
        let Some((_, influence)) = influence else { return Deformed::rigid(frame.pose, modes.len()) };
        let first = self.mechanism.modal_coordinates(frame.node.unwrap_or_default());
        Deformed::new(&frame.pose, influence.as_ref(), &self.q[first..first + modes.len()], &self.v[modes])
    }

    /// A frame in the ground, after [`Mechanics::kinematics`].
    pub fn pose(&self, frame: &Frame) -> Pose<f64> {
        let Some(k) = frame.node else { return frame.pose };
        match self.mechanism.flexible {
            None => self.sweeps.pose(k).compose(&frame.pose),
            Some(_) => self.sweeps.pose(k).compose(&self.deformed(frame).pose),
        }
    }

    /// A node in the ground, after [`Mechanics::kinematics`].
    pub fn node_pose(&self, node: usize) -> Pose<f64> {
        self.sweeps.pose(node)
    }

    /// Direction of a node's z axis and its origin, in the ground, after [`Mechanics::kinematics`].
    #[inline]
    pub fn axis(&self, node: usize) -> (Vector<f64>, Vector<f64>) {
        let pose = self.sweeps.pose(node);
        (pose.rotation.column(2), pose.position)
    }

    /// How a frame moves, after [`Mechanics::kinematics`]. `straight` says that the frame has the axes of its node.
    #[inline]
    pub fn station(&self, frame: &Frame, straight: bool) -> Station<f64> {
        let Some(k) = frame.node else { return Station::fixed(frame.pose) };
        if let Some(node) = self.sweeps.station(k) {
            return if straight { node.shift(frame.pose.position) } else { node.carry(&frame.pose) };
        }
        self.deformed_station(k, frame)
    }

    /// [`Mechanics::station`] of a frame that modes may move: (3), (5) of `operators::flexible`'s `deformation.rs` on top of its node.
    fn deformed_station(&self, node: usize, frame: &Frame) -> Station<f64> {
        let deformed = self.deformed(frame);
        let pose = self.sweeps.pose(node).compose(&deformed.pose);
        let twist = deformed.pose.twist_to_child(self.sweeps.twist(node)) + deformed.rate;
        let carried = deformed.pose.twist_to_child(self.sweeps.twist_rate(node));
        let rate = carried + twist.cross(deformed.rate) + deformed.bias;
        let r = &pose.rotation;
        let (angular, linear) = (r.apply(twist.angular), r.apply(twist.linear));
        let linear_rate = r.apply(rate.linear) + angular.cross(linear);
        Station { pose, angular, linear, angular_rate: r.apply(rate.angular), linear_rate }
    }

    /// Terms of rigid bodies, after [`Mechanics::kinematics`].
    #[inline]
    pub fn terms(&self) -> Option<&Terms<f64>> {
        self.sweeps.terms()
    }

    /// A frame's twist in its own frame, after [`Mechanics::kinematics`].
    pub fn twist(&self, frame: &Frame) -> Twist<f64> {
        let Some(k) = frame.node else { return Twist::zero() };
        if self.mechanism.flexible.is_none() {
            return frame.pose.twist_to_child(self.sweeps.twist(k));
        }
        let deformed = self.deformed(frame);
        deformed.pose.twist_to_child(self.sweeps.twist(k)) + deformed.rate
    }

    /// Velocity of a frame's origin in the ground, after [`Mechanics::kinematics`].
    pub fn velocity(&self, frame: &Frame) -> Vector<f64> {
        self.pose(frame).rotation.apply(self.twist(frame).linear)
    }

    /// Angular velocity of a frame in the ground, after [`Mechanics::kinematics`].
    pub fn angular_velocity(&self, frame: &Frame) -> Vector<f64> {
        self.pose(frame).rotation.apply(self.twist(frame).angular)
    }

    /// Poses and twists of all nodes at the state last set.
    pub fn kinematics(&mut self) {
        self.sweeps.kinematics(&self.q, &self.v);
    }

    /// Adds 𝒯 to the model's force; with the bias, 𝒯 − C.
    pub fn add_force(&mut self, with_bias: bool, force: &mut [f64]) {
        let m = self.mechanism;
        if with_bias {
            let mut bias = std::mem::take(&mut self.scratch);
            let zero = std::mem::take(&mut self.zero);
            let external: &[Wrench<f64>] = if self.loaded { &self.external } else { &[] };
            self.sweeps.bias((&self.q, &self.v), &zero, external, &mut bias);
            (self.zero, self.scratch) = (zero, bias);
        }
        for (i, &column) in m.columns.iter().enumerate() {
            let bias = if with_bias { self.scratch[i] } else { 0.0 };
            force[column] += self.effort[i] - bias;
        }
    }

    /// α from a force that holds 𝒯 and all else but the bias, by the articulated-body sweep.
    ///
    /// # Errors
    /// The node along whose joint nothing has inertia, or why the operators of flexible bodies fail.
    pub fn forward(&mut self, force: &[f64], alpha: &mut [f64]) -> Result<(), Stop> {
        let m = self.mechanism;
        let mut tau = std::mem::take(&mut self.scratch);
        for (t, &column) in tau.iter_mut().zip(&m.columns) {
            *t = force[column];
        }
        let mut out = std::mem::take(&mut self.zero);
        let external: &[Wrench<f64>] = if self.loaded { &self.external } else { &[] };
        let done = self.sweeps.forward((&self.q, &self.v), &tau, external, &mut out);
        for (a, &column) in out.iter().zip(&m.columns) {
            alpha[column] = *a;
        }
        out.fill(0.0);
        (self.zero, self.scratch) = (out, tau);
        done
    }

    /// τ of the tree for accelerations a, with the external wrenches of the state and without 𝒯.
    pub fn inverse(&mut self, a: &[f64], tau: &mut [f64]) {
        let external: &[Wrench<f64>] = if self.loaded { &self.external } else { &[] };
        self.sweeps.inverse((&self.q, &self.v), a, external, tau);
    }

    /// Wrench of each joint that has a node: what its first body exerts on its second, at and in the joint's frame on that. `closing` holds
    /// wrenches of constraints on nodes, in their frames, besides all else.
    pub fn reactions(&mut self, a: &[f64], closing: &[Wrench<f64>]) -> Vec<(&'m str, Wrench<f64>)> {
        let nodes = self.mechanism.tree.nodes().len();
        let mut all = if self.loaded { self.external.clone() } else { vec![Wrench::zero(); nodes] };
        all.iter_mut().zip(closing).for_each(|(w, c)| *w = *w + *c);
        let wrenches = self.sweeps.reactions((&self.q, &self.v), a, &all);
        self.kinematics();
        let joints = self.mechanism.transmitting();
        joints
            .filter_map(|j| {
                let w = *wrenches.get(j.nodes.end - 1)?;
                let seen = Wrench { moment: j.turn.apply(w.moment), force: j.turn.apply(w.force) };
                Some((j.name.as_str(), if j.reversed { -self.seen_from_parent(j, w) } else { seen }))
            })
            .collect()
    }

    /// The wrench w on a joint's last node, about and in the joint's frame on the body that it moves in.
    fn seen_from_parent(&self, joint: &JointInfo, w: Wrench<f64>) -> Wrench<f64> {
        let turned = Pose { rotation: joint.first_turn.inverse(), position: Vector([0.0; 3]) };
        let frame = self.pose(&self.mechanism.hung_frame(joint.nodes.start)).compose(&turned);
        frame.inverse().compose(&self.node_pose(joint.nodes.end - 1)).wrench_to_parent(w)
    }

    /// Torques that hold the mechanism at rest against gravity.
    pub fn gravity(&mut self, tau: &mut [f64]) {
        self.sweeps.gravity(&self.q, tau);
    }

    /// 𝓜, column-major nv×nv, at the state last set.
    pub fn mass(&mut self) -> &[f64] {
        let nv = self.v.len();
        self.mass.resize(nv * nv, 0.0);
        if !self.mass_known {
            self.sweeps.mass(&self.q, &mut self.mass);
            self.mass_known = true;
        }
        &self.mass
    }

    /// Entries of 𝓜 in the order of [`Mechanism::mass_pattern`], at the state last set; none where bodies deform.
    pub fn mass_entries(&mut self) -> Option<&[f64]> {
        self.sweeps.mass_entries(&self.q, &self.v)
    }

    /// Adds the diagonal of 𝓜 at the state last set to that of the model, by column.
    pub fn add_mass_diagonal(&mut self, out: &mut [f64]) {
        let mut own = std::mem::take(&mut self.scratch);
        self.sweeps.mass_diagonal(&self.q, &self.v, &mut own);
        self.mechanism.columns.iter().zip(&own).for_each(|(&c, m)| out[c] += m);
        self.scratch = own;
    }

    /// Numbers of the factors of 𝓜 in the order of [`Mechanism::mass_factors`], at the state last set, and the diagonal of 𝓜, which is
    /// added to that of the model, by column.
    pub fn mass_factors_into(
        &mut self,
        factors: &MassFactors,
        (sums, inertias): (&mut [f64], &mut [f64]),
        diagonal: &mut [f64],
    ) {
        let mut own = std::mem::take(&mut self.scratch);
        self.sweeps.mass_factors(factors, (&self.q, &self.v), (sums, inertias), &mut own);
        self.mechanism.columns.iter().zip(&own).for_each(|(&c, m)| diagonal[c] += m);
        self.scratch = own;
    }

    /// Entries of 𝓜 in the order of [`Mechanism::mass_pattern`], at the state last set.
    pub fn mass_entries_into(&mut self, out: &mut [f64]) {
        if let Some(entries) = self.mass_entries() {
            out.copy_from_slice(entries);
            return;
        }
        let nv = self.v.len();
        let dense = self.mass();
        let mut entries = out.iter_mut();
        for i in 0..nv {
            for (entry, j) in entries.by_ref().take(i + 1).zip(0..=i) {
                *entry = dense[j * nv + i];
            }
        }
    }

    /// Rates of the coordinates that are not variables, after [`Mechanics::kinematics`]: quaternions and positions of free joints,
    /// angles of joints that close loops.
    pub fn rates(&self, y: &[f64], dy: &mut [f64]) {
        let m = self.mechanism;
        for &(q, v, position) in &m.quaternions {
            let quaternion = Quaternion(std::array::from_fn(|i| y[m.q_states[q + i]]));
            let at = |i: usize| y[m.v_states[v + i]];
            let omega = Vector([at(0), at(1), at(2)]);
            for (i, rate) in quaternion.rate(omega).into_iter().enumerate() {
                dy[m.q_states[q + i]] = rate;
            }
            if position {
                let velocity = quaternion.rotation().apply(Vector([at(3), at(4), at(5)]));
                for (i, rate) in velocity.0.into_iter().enumerate() {
                    dy[m.q_states[q + 4 + i]] = rate;
                }
            }
        }
        self.turn_rates(dy);
    }

    /// The joint whose quaternion has no direction, if there is one.
    pub fn zero_quaternion(&self, y: &[f64]) -> Option<&'m str> {
        let m = self.mechanism;
        let bad = |&&(q, ..): &&(usize, usize, bool)| {
            let square: f64 = (0..4).map(|i| y[m.q_states[q + i]].powi(2)).sum();
            !(square > NOTHING && square.is_finite())
        };
        let (q, ..) = m.quaternions.iter().find(bad)?;
        let place = m.q_states[*q];
        m.joints.iter().find(|j| j.states.first() == Some(&place)).map(|j| j.name.as_str())
    }

    /// Gives every quaternion length one; whether one was moved.
    pub fn normalize(&self, y: &mut [f64]) -> bool {
        let m = self.mechanism;
        let mut moved = false;
        for &(q, ..) in &m.quaternions {
            let quaternion = Quaternion(std::array::from_fn(|i| y[m.q_states[q + i]]));
            let square: f64 = quaternion.0.iter().map(|x| x * x).sum();
            if (square - 1.0).abs() > UNIT {
                moved = true;
                for (i, x) in quaternion.normalized().0.into_iter().enumerate() {
                    y[m.q_states[q + i]] = x;
                }
            }
        }
        moved
    }

    /// Moves coordinates without a column by a displacement of their twist.
    pub fn displace(&self, delta: &[f64], y: &mut [f64]) {
        let m = self.mechanism;
        for &(q, v, position) in &m.quaternions {
            let quaternion = Quaternion(std::array::from_fn(|i| y[m.q_states[q + i]]));
            let d = |i: usize| delta[m.columns[v + i]];
            let turned = quaternion.rotated_by(Vector([d(0), d(1), d(2)]));
            if position {
                let shift = quaternion.rotation().apply(Vector([d(3), d(4), d(5)]));
                for (i, s) in shift.0.into_iter().enumerate() {
                    y[m.q_states[q + 4 + i]] += s;
                }
            }
            for (i, x) in turned.0.into_iter().enumerate() {
                y[m.q_states[q + i]] = x;
            }
        }
    }

    /// Writes the displacements of twists that small changes `dy` of the coordinates without a column are.
    pub fn displacement(&self, y: &[f64], dy: &[f64], delta: &mut [f64]) {
        let m = self.mechanism;
        for &(q, v, position) in &m.quaternions {
            let [quaternion, change] = [y, dy].map(|y| Quaternion(std::array::from_fn(|i| y[m.q_states[q + i]])));
            let turn = quaternion.turn(change);
            (0..3).for_each(|i| delta[m.columns[v + i]] = turn.0[i]);
            if position {
                let shift = Vector(std::array::from_fn(|i| dy[m.q_states[q + 4 + i]]));
                let own = quaternion.rotation().apply_inverse(shift);
                (0..3).for_each(|i| delta[m.columns[v + 3 + i]] = own.0[i]);
            }
        }
    }

    /// The inverse of [`Mechanics::displacement`].
    pub fn displaced(&self, y: &[f64], delta: &[f64], dy: &mut [f64]) {
        let m = self.mechanism;
        for &(q, v, position) in &m.quaternions {
            let quaternion = Quaternion(std::array::from_fn(|i| y[m.q_states[q + i]]));
            let d = |i: usize| delta[m.columns[v + i]];
            for (i, x) in quaternion.rate(Vector([d(0), d(1), d(2)])).into_iter().enumerate() {
                dy[m.q_states[q + i]] = x;
            }
            if position {
                let shift = quaternion.rotation().apply(Vector([d(3), d(4), d(5)]));
                (0..3).for_each(|i| dy[m.q_states[q + 4 + i]] = shift.0[i]);
            }
        }
    }

    /// Kinetic and potential energy at the state last set, J; the potential of gravity is zero at the origin of the user's ground.
    pub fn energy(&mut self) -> (f64, f64) {
        let (kinetic, potential) = self.sweeps.energy(&self.q, &self.v);
        (kinetic, potential + self.mechanism.potential_of_origin() + self.elastic)
    }
}
