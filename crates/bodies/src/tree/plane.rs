//! The terms of `terms.rs` where all bodies move in parallel planes: every joint turns about the same direction.
//!
//! With e the direction of all axes, vectors have two components across it, turning is one number, and products with e turn a
//! vector by a right angle, e×x = x⊥:
//!
//! ```text
//! ω = ω_℘ + q̇,   v = v_℘ + ω_℘ r⊥,   a = a_℘ − ω_℘² r          for q̈ = 0, so that ω̇ = 0            (1)
//! f = m (a − g) − ω² h,   n = h × (a − g)                                                           (2)
//! (n, f)_℘ += (n + r×f, f),   𝓒 = n                                                                 (3)
//! (m, h, J)_℘ += (m, h + m r, J + 2 h·r + m r²)                                                     (4)
//! 𝓜_dd = J,   momentum (J, h⊥) of q̇_d = 1, moved up the tree as in (3), gives 𝓜_cd                  (5)
//! ```
//!
//! J is the moment of inertia about e and does not depend on the state. What the bodies exert along e and across it as moments is
//! borne by the joints and does no work: reactions come from `rnea.rs`.

mod closing;

use dalembert_scalar::Scalar;

use super::Tree;
use super::dispatch::{self, Kernel};
use super::link::{Kind, Link};
use super::records::Numbers;
use super::station::Station;
use crate::spatial::{Inertia, Pose, Rotation, Symmetric, Vector, Wrench};
use crate::tolerances::PARALLEL;

pub(super) use closing::Write;
pub use closing::{PlaneLoop, PlaneRows, PlaneTree};

/// The plane of a tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plane {
    /// Its axes in the ground; the last one is e.
    axes: Rotation<f64>,
    /// Whether they are those of the ground.
    upright: bool,
    /// Gravity in them.
    gravity: [f64; 3],
}

/// What a node bears in the plane, about its origin, in the plane's axes.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(super) struct Slice<T> {
    cosine: T,
    sine: T,
    /// r
    arm: [T; 2],
    position: [T; 2],
    /// Along e.
    height: T,
    velocity: [T; 2],
    acceleration: [T; 2],
    spin: T,
    /// n, f; after the sweep inwards those of the subtree.
    moment: T,
    force: [T; 2],
    /// m, h, J; after the sweep inwards those of the subtree.
    mass: T,
    first: [T; 2],
    second: T,
}

impl<T: Scalar> Slice<T> {
    /// Nothing at rest.
    #[inline(always)]
    pub fn zero() -> Self {
        let o = T::constant(0.0);
        Self {
            cosine: T::constant(1.0),
            sine: o,
            arm: [o; 2],
            position: [o; 2],
            height: o,
            velocity: [o; 2],
            acceleration: [o; 2],
            spin: o,
            moment: o,
            force: [o; 2],
            mass: o,
            first: [o; 2],
            second: o,
        }
    }
}

impl<T: Scalar> Slice<T> {
    /// What the factors of 𝓜 take of it, with the node's axes, which do not count in a plane.
    pub fn numbers(&self, axes: Rotation<T>) -> Numbers<T> {
        let (o, lift) = (T::constant(0.0), |[x, y]: [T; 2]| Vector([x, y, T::constant(0.0)]));
        let second = Symmetric([o, o, self.second, o, o, o]);
        Numbers { arm: lift(self.arm), axes, inertia: Inertia { mass: self.mass, first: lift(self.first), second } }
    }
}

/// x × y
#[inline(always)]
fn cross<T: Scalar>(x: [T; 2], y: [T; 2]) -> T {
    x[0].mul_add(y[1], -(x[1] * y[0]))
}

/// s x + y
#[inline(always)]
fn scale_add<T: Scalar>(s: T, x: [T; 2], y: [T; 2]) -> [T; 2] {
    [s.mul_add(x[0], y[0]), s.mul_add(x[1], y[1])]
}

/// x turned by the angle of this cosine and sine.
#[inline(always)]
fn turned<T: Scalar>(c: T, s: T, x: [T; 2]) -> [T; 2] {
    [c.mul_add(x[0], -(s * x[1])), s.mul_add(x[0], c * x[1])]
}

impl Plane {
    /// The plane that all nodes move in, if they do and turn only.
    pub fn of(tree: &Tree) -> Option<Self> {
        let mut nodes = tree.nodes().iter();
        let axes = nodes.clone().find(|n| n.parent.is_none())?.placement.rotation;
        let along = axes.column(2);
        let turns = tree.links.iter().all(|l| matches!(l.kind, Kind::Revolute | Kind::Fixed));
        let level = nodes.all(|node| {
            let axis = node.placement.rotation.column(2);
            let expected = if node.parent.is_none() { along } else { Vector([0.0, 0.0, 1.0]) };
            (axis - expected).0.iter().all(|x| x.abs() <= PARALLEL)
        });
        let upright = (along - Vector([0.0, 0.0, 1.0])).0.iter().all(|x| x.abs() <= PARALLEL);
        let axes = if upright { Rotation::identity() } else { axes };
        let gravity = axes.apply_inverse(Vector(tree.gravity)).0;
        (turns && level).then_some(Self { axes, upright, gravity })
    }

    /// (1) and (2).
    pub fn motion<T: Scalar>(
        &self,
        tree: &Tree,
        (q, v): (&[T], &[T]),
        (sine, cosine): (&mut [T], &mut [T]),
        stations: &mut [Station<T>],
        slices: &mut [Slice<T>],
    ) {
        dispatch::run(Outwards { plane: *self, tree, q, v, sine, cosine, stations, slices });
    }

    /// (3), less what wrenches on the nodes, in their frames, do.
    pub fn bias<T: Scalar>(
        &self,
        tree: &Tree,
        external: &[Wrench<T>],
        stations: &[Station<T>],
        slices: &mut [Slice<T>],
        tau: &mut [T],
    ) {
        let axes = Rotation::constant(self.axes.0);
        for ((slice, station), wrench) in slices.iter_mut().zip(stations).zip(external) {
            let turn = |x: Vector<T>| axes.apply_inverse(station.pose.rotation.apply(x)).0;
            let ([.., n], [x, y, _]) = (turn(wrench.moment), turn(wrench.force));
            slice.moment = slice.moment - n;
            slice.force = [slice.force[0] - x, slice.force[1] - y];
        }
        dispatch::run(Inwards { tree, slices, tau });
    }

    /// (4) and (5); without `starts` the diagonal alone.
    pub fn mass<T: Scalar>(&self, tree: &Tree, starts: &[usize], slices: &mut [Slice<T>], entries: &mut [T]) {
        dispatch::run(Composite { tree, starts, slices, entries });
    }

    /// The node in the ground's axes.
    #[inline(always)]
    fn station<T: Scalar>(&self, at: &Slice<T>) -> Station<T> {
        let (c, s, o) = (at.cosine, at.sine, T::constant(0.0));
        let flat = Rotation([[c, -s, o], [s, c, o], [o, o, T::constant(1.0)]]);
        let lift = |[x, y]: [T; 2], z: T| Vector([x, y, z]);
        let (position, linear, rate) = (lift(at.position, at.height), lift(at.velocity, o), lift(at.acceleration, o));
        let spin = Vector([o, o, at.spin]);
        let still = Vector::zero();
        if self.upright {
            let pose = Pose { rotation: flat, position };
            return Station { pose, angular: spin, linear, angular_rate: still, linear_rate: rate };
        }
        let axes = Rotation::constant(self.axes.0);
        Station {
            pose: Pose { rotation: axes.compose(&flat), position: axes.apply(position) },
            angular: axes.apply(spin),
            linear: axes.apply(linear),
            angular_rate: still,
            linear_rate: axes.apply(rate),
        }
    }
}

#[repr(C)]
pub(super) struct Outwards<'a, T> {
    plane: Plane,
    tree: &'a Tree,
    q: &'a [T],
    v: &'a [T],
    sine: &'a mut [T],
    cosine: &'a mut [T],
    stations: &'a mut [Station<T>],
    slices: &'a mut [Slice<T>],
}

impl<T: Scalar> Kernel for Outwards<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        T::sin_cos_each(self.q, self.sine, self.cosine);
        let still = Slice::zero();
        for (k, (link, &parent)) in self.tree.links.iter().zip(&self.tree.parents).enumerate() {
            let above = if parent == 0 { &still } else { &self.slices[parent as usize - 1] };
            let (position, placed) = if parent == 0 { self.on_ground(link) } else { self.on_node(link) };
            let (sine, cosine, rate) = match link.kind {
                Kind::Revolute => (self.sine[link.q as usize], self.cosine[link.q as usize], self.v[link.v as usize]),
                _ => (T::constant(0.0), T::constant(1.0), T::constant(0.0)),
            };
            // Axes of the ground are those of the plane only where it is upright.
            let base = if link.straight && (parent != 0 || self.plane.upright) {
                [above.cosine, above.sine]
            } else {
                turned(placed[0], placed[1], [above.cosine, above.sine])
            };
            let [c, s] = turned(cosine, sine, base);
            let arm = turned(above.cosine, above.sine, [position[0], position[1]]);
            let across = [-arm[1], arm[0]];
            let velocity = scale_add(above.spin, across, above.velocity);
            let acceleration = scale_add(-(above.spin * above.spin), arm, above.acceleration);
            let place = [above.position[0] + arm[0], above.position[1] + arm[1]];
            let spin = above.spin + rate;
            let height = above.height + position[2];
            let mut slice =
                Slice { cosine: c, sine: s, arm, position: place, height, velocity, acceleration, spin, ..still };
            self.load(link, &mut slice);
            self.stations[k] = self.plane.station(&slice);
            self.slices[k] = slice;
        }
    }
}

impl<T: Scalar> Outwards<'_, T> {
    /// Joint frame of a node on another: its origin, and the cosine and sine of its turn.
    #[inline(always)]
    fn on_node(&self, link: &Link) -> ([T; 3], [T; 2]) {
        let rotation = link.rotation::<T>();
        (link.position().0, [rotation.0[0][0], rotation.0[1][0]])
    }

    /// The same on the ground.
    #[inline(always)]
    fn on_ground(&self, link: &Link) -> ([T; 3], [T; 2]) {
        if self.plane.upright {
            return self.on_node(link);
        }
        let axes = Rotation::constant(self.plane.axes.0);
        let rotation = link.rotation::<T>();
        let x = axes.apply_inverse(rotation.column(0));
        (axes.apply_inverse(link.position()).0, [x.0[0], x.0[1]])
    }

    /// (2)
    #[inline(always)]
    fn load(&self, link: &Link, slice: &mut Slice<T>) {
        let [gx, gy, _] = self.plane.gravity;
        let [x, y, _] = link.first::<T>().0;
        let first = turned(slice.cosine, slice.sine, [x, y]);
        let fall = [slice.acceleration[0] - T::constant(gx), slice.acceleration[1] - T::constant(gy)];
        slice.mass = link.mass();
        slice.first = first;
        slice.second = link.second::<T>().0[2];
        let turning = -(slice.spin * slice.spin);
        slice.force = scale_add(slice.mass, fall, [turning * first[0], turning * first[1]]);
        slice.moment = cross(first, fall);
    }
}

#[repr(C)]
pub(super) struct Inwards<'a, T> {
    tree: &'a Tree,
    slices: &'a mut [Slice<T>],
    tau: &'a mut [T],
}

impl<T: Scalar> Kernel for Inwards<'_, T> {
    type Output = ();

    /// (3)
    #[inline(always)]
    fn run(self) {
        for (k, (link, &parent)) in self.tree.links.iter().zip(&self.tree.parents).enumerate().rev() {
            let Slice { arm, moment, force, .. } = self.slices[k];
            if link.kind == Kind::Revolute {
                self.tau[link.v as usize] = moment;
            }
            if parent != 0 {
                let above = &mut self.slices[parent as usize - 1];
                above.moment = above.moment + moment + cross(arm, force);
                above.force = [above.force[0] + force[0], above.force[1] + force[1]];
            }
        }
    }
}

#[repr(C)]
pub(super) struct Composite<'a, T> {
    tree: &'a Tree,
    starts: &'a [usize],
    slices: &'a mut [Slice<T>],
    entries: &'a mut [T],
}

impl<T: Scalar> Kernel for Composite<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        for (k, (link, &parent)) in self.tree.links.iter().zip(&self.tree.parents).enumerate().rev() {
            let Slice { arm, mass, first, second, .. } = self.slices[k];
            if link.kind == Kind::Revolute {
                let start = self.starts.get(link.v as usize);
                let mut at = start.copied().unwrap_or(link.v as usize);
                self.entries[at] = second + T::constant(link.armature);
                let (mut node, mut moment, force) = (k, second, [-first[1], first[0]]);
                while start.is_some() && self.tree.parents[node] != 0 {
                    moment = moment + cross(self.slices[node].arm, force);
                    node = self.tree.parents[node] as usize - 1;
                    if self.tree.links[node].kind == Kind::Revolute {
                        at += 1;
                        self.entries[at] = moment;
                    }
                }
            }
            if parent != 0 {
                let above = &mut self.slices[parent as usize - 1];
                let moved = scale_add(mass, arm, first);
                let sum = [first[0] + moved[0], first[1] + moved[1]];
                above.mass = above.mass + mass;
                above.first = [above.first[0] + moved[0], above.first[1] + moved[1]];
                above.second = arm[0].mul_add(sum[0], arm[1].mul_add(sum[1], above.second + second));
            }
        }
    }
}
