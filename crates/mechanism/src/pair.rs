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
//! columns σ_k φ*(B,k) H*_k are the pair's, once for all of its numbers, and meet their gradients g in B.
//!
//! A body that deforms moves the frames that the way passes on it against each other, F outwards (σ) and O, at which it is held, inwards
//! (−σ): with its modes η, (1) has besides
//!
//! ```text
//! Σ_F σ φ*(B,F) B_F η̇                                              (4)
//! ```
//!
//! with B_F of `operators::flexible`; the body that both ways meet on has a frame outwards on each.

use dalembert_bodies::spatial::{Pose, Rotation, Twist, Vector};
use dalembert_bodies::tolerances::{NEGLIGIBLE, NOTHING, PLACED, SCATTER};
use dalembert_bodies::tree::{Joint, PlaneLoop, PlaneTree, Station};

use super::measurable::Measurable;
use super::mechanics::Mechanics;
use super::relative::{Motion, Reading};
use super::{Frame, Mechanism};

/// What moves the frames of a pair against each other.
#[derive(Clone, Debug)]
enum Step {
    /// A joint, with σ.
    Joint { node: usize, joint: Joint, side: f64 },
    /// The modes of a node: the frames on it that they move, each with its sign in (4).
    Modes { node: usize, frames: Vec<(Frame, f64)> },
}

/// What a velocity of the tree moves B by.
#[derive(Clone, Copy, Debug)]
pub struct Column {
    /// σ φ*(B,k) H*, at B's origin, resolved in B.
    twist: Twist<f64>,
    /// Sizes of what a moment and a force of size one do along the velocity if they are placed best.
    turning: f64,
    reach: f64,
    /// How far from B it turns, m; 0 for pushes.
    arm: f64,
    /// A motion of natural size: a turn by a radian, a push by the model's own length.
    motion: f64,
}

/// Frame A and frame B.
#[derive(Clone, Debug)]
pub struct Pair {
    /// A and B.
    pub ends: [Frame; 2],
    /// Velocities of the tree that move B in A.
    pub velocities: Vec<usize>,
    steps: Vec<Step>,
    /// Whether each frame has the axes of its node.
    straight: [bool; 2],
    /// Whether A is the ground.
    grounded: bool,
}

/// How a pair moves at a state.
#[derive(Clone, Copy, Debug)]
pub struct PairMotion<T = f64> {
    /// B in A.
    pub motion: Motion<T>,
    /// ξ̇ for α = 0.
    pub bias: Twist<T>,
    /// B in the ground.
    pub pose: Pose<T>,
}

impl<T: Measurable> PairMotion<T> {
    /// B with A, both at rest at the ground's origin.
    pub fn still() -> Self {
        let (pose, bias) = (Pose::identity(), Twist::zero());
        Self { motion: Motion::new(pose, bias), bias, pose }
    }

    /// g·ξ̇ + k for α = 0: what the motion itself adds to ḧ.
    pub fn bias_of(&self, reading: &Reading<T>) -> T {
        let pairs = reading.gradient.iter().zip(self.bias.to_array());
        pairs.fold(T::constant(0.0), |sum, (g, b)| sum + *g * b) + reading.curvature
    }

    /// From how A and B move; `grounded` says that A is the ground itself.
    #[inline]
    fn of(at_a: &Station<T>, at_b: &Station<T>, grounded: bool) -> Self {
        let r = &at_b.pose.rotation;
        let pose = at_b.pose;
        if grounded {
            return Self { motion: Motion::new(pose, at_b.twist()), bias: at_b.twist_rate(), pose };
        }
        // (1) and (2) in the axes of the ground, then of B.
        let outer = at_a.pose.rotation.inverse();
        let apart = at_b.pose.position - at_a.pose.position;
        let relative = Pose { rotation: outer.compose(r), position: outer.apply(apart) };
        let carried = Twist { angular: at_a.angular, linear: at_a.angular.cross_add(apart, at_a.linear) };
        let twist = Twist { angular: at_b.angular, linear: at_b.linear } - carried;
        let rate_a = at_a.angular_rate.cross_add(apart, at_a.linear_rate - at_a.angular.cross(at_a.linear));
        let rate_b = at_b.linear_rate - at_b.angular.cross(at_b.linear);
        let rate = Twist { angular: at_b.angular_rate - at_a.angular_rate, linear: rate_b - rate_a };
        let bias = rate + twist.cross(carried);
        let own = |x: Twist<T>| Twist { angular: r.apply_inverse(x.angular), linear: r.apply_inverse(x.linear) };
        Self { motion: Motion::new(relative, own(twist)), bias: own(bias), pose }
    }
}

/// How a frame on rigid bodies moves.
fn station<T: Measurable>(stations: &[Station<T>], frame: &Frame) -> Station<T> {
    let pose = Pose::constant(&frame.pose);
    frame.node.map_or_else(|| Station::fixed(pose), |k| stations[k].carry(&pose))
}

impl Pair {
    /// The pair of two frames.
    pub fn new(mechanism: &Mechanism, ends: [Frame; 2]) -> Self {
        let nodes = mechanism.tree.nodes();
        let straight = ends.each_ref().map(|end| end.pose.rotation == Rotation::identity());
        let grounded = ends[0].node.is_none() && ends[0].pose == Pose::identity();
        let mut pair = Self { ends: ends.clone(), velocities: Vec::new(), steps: Vec::new(), straight, grounded };
        // The frames on the nodes that the ways have come to, by which they were left.
        let mut at = [ends[0].node, ends[1].node];
        let mut left = ends;
        // Parents have smaller numbers: the larger of the two is never a common ancestor.
        while at[0] != at[1] {
            let side = usize::from(at[1] > at[0]);
            if let Some(node) = at[side] {
                let sign = if side == 1 { 1.0 } else { -1.0 };
                let held = mechanism.held_frame(node).map(|frame| (frame, -sign));
                pair.pass_modes(mechanism, node, [(left[side].clone(), sign)].into_iter().chain(held));
                pair.pass_joint(mechanism, node, sign);
                left[side] = mechanism.hung_frame(node);
                at[side] = nodes[node].parent;
            }
        }
        if let Some(node) = at[0] {
            let [first, second] = left;
            pair.pass_modes(mechanism, node, [(first, -1.0), (second, 1.0)].into_iter());
        }
        pair
    }

    fn pass_joint(&mut self, mechanism: &Mechanism, node: usize, side: f64) {
        let joint = mechanism.tree.nodes()[node].joint;
        if joint.nv() > 0 {
            self.steps.push(Step::Joint { node, joint, side });
            self.velocities.extend(mechanism.joint_velocities(node));
        }
    }

    fn pass_modes(&mut self, mechanism: &Mechanism, node: usize, frames: impl Iterator<Item = (Frame, f64)>) {
        let Some(modes) = mechanism.modes.get(node) else { return };
        let frames: Vec<_> = frames.filter(|(frame, _)| frame.influence.is_some()).collect();
        if !frames.is_empty() {
            self.steps.push(Step::Modes { node, frames });
            self.velocities.extend(modes.clone());
        }
    }

    /// The pair in the plane that the whole mechanism moves in.
    pub fn in_plane(&self, tree: &PlaneTree<'_>) -> Option<PlaneLoop> {
        let joint = |step: &Step| match step {
            Step::Joint { node, side, .. } => Some((*node, *side)),
            Step::Modes { .. } => None,
        };
        let steps: Vec<(usize, f64)> = self.steps.iter().map(joint).collect::<Option<_>>()?;
        tree.pair(self.ends.each_ref().map(|end| (end.node, &end.pose)), &steps)
    }

    /// How B moves in A, after [`Mechanics::kinematics`].
    pub fn motion(&self, mechanics: &Mechanics<'_>) -> PairMotion {
        let mut motion = PairMotion::still();
        self.motion_into(mechanics, &mut motion);
        motion
    }

    /// How B moves in A, after [`Mechanics::kinematics`], in place.
    pub fn motion_into(&self, mechanics: &Mechanics<'_>, out: &mut PairMotion) {
        let [a, b] = &self.ends;
        let at_b = mechanics.station(b, self.straight[1]);
        let at_a = if self.grounded { Station::fixed(a.pose) } else { mechanics.station(a, self.straight[0]) };
        *out = PairMotion::of(&at_a, &at_b, self.grounded);
    }

    /// How B moves in A, from how the nodes of rigid bodies move.
    pub fn motion_of<T: Measurable>(&self, stations: &[Station<T>]) -> PairMotion<T> {
        let [a, b] = &self.ends;
        PairMotion::of(&station(stations, a), &station(stations, b), self.grounded)
    }

    /// (3) for each of [`Pair::velocities`] from how the nodes of rigid bodies move; returns the row's natural size as [`Pair::row`] does, and
    /// its largest entry, both for motions of natural size with `length` for pushes. A row of rounding is made a row of zeros; entries that are
    /// rounding beside others stay.
    pub fn rough_row<T: Measurable>(
        &self,
        stations: &[Station<T>],
        (at, gradient): (&PairMotion<T>, &[T; 6]),
        length: f64,
        out: &mut [T],
    ) -> (T, T) {
        let Twist { angular: moment, linear: force } = Twist::from_array(*gradient);
        // In the axes of the ground.
        let r = &at.pose.rotation;
        let (moment, force) = (r.apply(moment), r.apply(force));
        let (turn_size, push_size, o) = (moment.norm(), force.norm(), T::constant(0.0));
        let (mut natural, mut largest, mut next) = (o, o, 0);
        let mut put = |entry: T, size: T, motion: T| {
            out[next] = entry;
            next += 1;
            natural = natural.max(size * motion);
            largest = largest.max(entry.abs() * motion);
        };
        for step in &self.steps {
            // Who reads stations has rigid bodies alone.
            let Step::Joint { node, joint, side } = step else { continue };
            let pose = &stations[*node].pose;
            let arm = at.pose.position - pose.position;
            let side = T::constant(*side);
            // Moment and force as they act along turns and slides of the node.
            let turning = (moment + arm.cross(force)).scale(side);
            let pushing = force.scale(side);
            let (axis, turn) = (|k: usize| pose.rotation.column(k), turn_size + arm.norm() * push_size);
            let (one, long) = (T::constant(1.0), T::constant(length));
            match *joint {
                Joint::Fixed => {}
                Joint::Revolute => put(axis(2).dot(turning), turn, one),
                Joint::Prismatic => put(axis(2).dot(pushing), push_size, long),
                Joint::Helical { pitch } => {
                    let entry = axis(2).dot(turning) + T::constant(pitch) * axis(2).dot(pushing);
                    put(entry, turn + T::constant(pitch.abs()) * push_size, one);
                }
                Joint::Spherical => (0..3).for_each(|k| put(axis(k).dot(turning), turn, one)),
                Joint::Free => {
                    (0..3).for_each(|k| put(axis(k).dot(turning), turn, one));
                    (0..3).for_each(|k| put(axis(k).dot(pushing), push_size, long));
                }
            }
        }
        let rounding = largest.less_equal(T::constant(SCATTER) * natural);
        out.iter_mut().for_each(|x| *x = T::select(rounding, o, *x));
        (natural, T::select(rounding, o, largest))
    }

    /// φ*(B,k) H*_k σ_k for each of [`Pair::velocities`], resolved in B, after [`Mechanics::kinematics`].
    pub fn columns(&self, mechanics: &Mechanics<'_>, at: &PairMotion, columns: &mut Vec<Column>) {
        columns.clear();
        let own = |x: Vector<f64>| at.pose.rotation.apply_inverse(x);
        for step in &self.steps {
            let (node, joint, side) = match step {
                Step::Joint { node, joint, side } => (*node, *joint, *side),
                Step::Modes { node, frames } => {
                    modal_columns(mechanics, (*node, frames), &at.pose, columns);
                    continue;
                }
            };
            let (axis, position) = mechanics.axis(node);
            let arm = own(at.pose.position - position);
            let reach = arm.norm();
            let turn = |axis: Vector<f64>| {
                let z = own(axis.scale(side));
                let twist = Twist { angular: z, linear: z.cross(arm) };
                Column { twist, turning: 1.0, reach, arm: reach, motion: 1.0 }
            };
            let push = |axis: Vector<f64>| {
                let twist = Twist { angular: Vector([0.0; 3]), linear: own(axis.scale(side)) };
                Column { twist, turning: 0.0, reach: 1.0, arm: 0.0, motion: mechanics.length }
            };
            let axes = || (0..3).map(|i| mechanics.node_pose(node).rotation.column(i));
            match joint {
                Joint::Fixed => {}
                Joint::Revolute => columns.push(turn(axis)),
                Joint::Prismatic => columns.push(push(axis)),
                Joint::Helical { pitch } => {
                    let (turn, push) = (turn(axis), push(axis));
                    let (twist, reach) = (turn.twist + push.twist.scale(pitch), reach + pitch.abs());
                    columns.push(Column { twist, reach, arm: reach, ..turn });
                }
                Joint::Spherical => columns.extend(axes().map(turn)),
                Joint::Free => columns.extend(axes().map(turn).chain(axes().map(push))),
            }
        }
    }

    /// (3) for each of [`Pair::velocities`]; returns the row's natural size: what a motion of natural size makes of an entry whose joint
    /// is the best placed one.
    pub fn row(&self, mechanics: &Mechanics<'_>, at: &PairMotion, gradient: &[f64; 6], out: &mut [f64]) -> f64 {
        let mut columns = Vec::with_capacity(self.velocities.len());
        self.columns(mechanics, at, &mut columns);
        row(&columns, gradient, out)
    }
}

/// The columns of (4) for the modes of a node, for B in the ground.
fn modal_columns(
    mechanics: &Mechanics<'_>,
    (node, frames): (usize, &[(Frame, f64)]),
    b: &Pose<f64>,
    columns: &mut Vec<Column>,
) {
    let body = mechanics.node_pose(node);
    let moved: Vec<_> = frames.iter().map(|(frame, sign)| (mechanics.deformed(frame), *sign)).collect();
    let modes = moved.first().map_or(0, |(frame, _)| frame.map.len());
    for i in 0..modes {
        let mut column = Column { twist: Twist::zero(), turning: 0.0, reach: 0.0, arm: 0.0, motion: 0.0 };
        let mut shift = 0.0;
        for (frame, sign) in &moved {
            let there = body.compose(&frame.pose);
            let seen = there.inverse().compose(b);
            column.twist = column.twist + seen.twist_to_child(frame.map[i]).scale(*sign);
            let (turning, arm) = (frame.map[i].angular.norm(), seen.position.norm());
            shift += frame.map[i].linear.norm();
            column.turning += turning;
            column.reach += turning * arm;
            column.arm = if turning > 0.0 { column.arm.max(arm) } else { column.arm };
        }
        column.reach += shift;
        // The larger of a turn by a radian and a shift by the model's own length.
        let size = column.turning.max(shift / mechanics.length);
        column.motion = if size > 0.0 { 1.0 / size } else { 0.0 };
        columns.push(column);
    }
}

/// (3) with the [`Pair::columns`] of the pair.
///
/// Entries of rounding size are none, and a row that has only such is none: joints in a plane leave rows across it that nothing
/// but rounding fills, and scaled to length one these would look like constraints. Entries are compared with their own arms, and with
/// the row's natural size, for a hinge at the point that a row holds has no arm but rounding.
#[inline]
pub fn row(columns: &[Column], gradient: &[f64; 6], out: &mut [f64]) -> f64 {
    let Twist { angular: moment, linear: force } = Twist::from_array(*gradient);
    let (push_size, turn_size) = (force.norm(), moment.norm());
    // One instruction, and what is not a number does not count.
    let larger = |a: f64, b: f64| if a > b { a } else { b };
    let (mut natural, mut largest, mut sum) = (0.0_f64, 0.0_f64, 0.0_f64);
    // Positions are known to rounding of the longest arm, even where another arm is short.
    let longest = columns.iter().fold(0.0, |m, c| larger(c.arm, m));
    let placed = PLACED * longest * push_size;
    for (to, column) in out.iter_mut().zip(columns) {
        let entry = column.twist.angular.dot(moment) + column.twist.linear.dot(force);
        let size = column.turning * turn_size + column.reach * push_size;
        let above = |floor: f64| if entry.abs() <= floor { 0.0 } else { entry };
        natural = larger(size * column.motion, natural);
        largest = larger(above(NOTHING * size).abs() * column.motion, largest);
        sum += entry;
        *to = above(larger(NEGLIGIBLE * size, placed * column.turning));
    }
    // What is not finite is found out later.
    if largest <= SCATTER * natural && sum.is_finite() {
        out.fill(0.0);
    }
    natural
}
