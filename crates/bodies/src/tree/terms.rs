//! Motion of all nodes, bias 𝓒 and entries of 𝓜 at one state, each found once: what a mechanism with constraints needs.
//!
//! Everything is resolved in the axes of the ground, but stands at the node's own origin P, so that on its way through the
//! tree nothing is turned and lever arms stay short:
//!
//! ```text
//! r = P − P_℘,   [ω_J; v_J] = H* q̇
//! ω = ω_℘ + ω_J,   v = v_℘ + ω_℘×r + v_J                                                          (1)
//! ω̇ = ω̇_℘ + ω_℘×ω_J,   a = a_℘ + ω̇_℘×r + ω_℘×(ω_℘×r) + (2ω_℘ + ω_J)×v_J          for q̈ = 0       (2)
//! f = m (a − g) + ω̇×h + ω×(ω×h),   n = I ω̇ + ω×Iω + h×(a − g),   h = R ∫x dm,   I = R I Rᵀ        (3)
//! (n, f)_℘ += (n + r×f, f),   𝓒 = H (n, f)                                                         (4)
//! (m, h, I)_℘ += (m, h + m r, I − S(r)S(h) − S(h)S(r) − m S(r)²)                                   (5)
//! 𝓜_cd = H_c φ (I ω_d + h×v_d, m v_d + ω_d×h)       (ω_d, v_d) = H*_d, c on d's node or above it    (6)
//! ```
//!
//! (3) and (4) are Newton and Euler's equations, (5) and (6) the composite bodies of Walker and Orin (1982). The rotated
//! inertias of (3) serve (5). Cost: O(n) for motion, bias and the diagonal of 𝓜, O(n·depth) for all of 𝓜, in time and in
//! memory, which is taken when 𝓜 is first asked for.

use dalembert_scalar::Scalar;

use super::crba::{mass_pattern, mass_starts};
use super::dispatch::{self, Kernel};
use super::link::{Kind, Link, Place, joint_twist};
use super::mass_factors::{entries, terms};
use super::plane::{Plane, Slice};
use super::records::Numbers;
use super::station::Station;
use super::{Tree, Workspace};
use crate::spatial::{Inertia, Pose, Symmetric, Vector, Wrench};

/// What a node bears, in the axes of the ground and about its origin.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(super) struct Load<T> {
    /// r
    arm: Vector<T>,
    /// (n, f), after the sweep inwards those of the subtree.
    wrench: Wrench<T>,
    /// The body's own, after the sweep inwards those of the subtree.
    inertia: Inertia<T>,
}

/// The terms of a tree at a state.
#[derive(Clone, Debug)]
pub struct Terms<T> {
    /// Of all nodes.
    pub stations: Vec<Station<T>>,
    loads: Vec<Load<T>>,
    /// Where the tree is plane, it bears these instead.
    plane: Option<(Plane, Vec<Slice<T>>)>,
    /// Where the entries of each velocity start; empty until 𝓜 is asked for.
    starts: Vec<usize>,
    entries: Vec<T>,
}

impl<T: Scalar> Terms<T> {
    /// Memory for the answers on `tree`.
    pub fn new(tree: &Tree) -> Self {
        let nodes = tree.nodes().len();
        let load = Load { arm: Vector::zero(), wrench: Wrench::zero(), inertia: Inertia::zero() };
        Self {
            stations: vec![Station::fixed(Pose::identity()); nodes],
            loads: vec![load; nodes],
            plane: Plane::of(tree).map(|plane| (plane, vec![Slice::zero(); nodes])),
            starts: Vec::new(),
            entries: Vec::new(),
        }
    }

    /// (1), (2) and (3) at (`q`, `v`).
    pub fn motion(&mut self, tree: &Tree, ws: &mut Workspace<T>, q: &[T], v: &[T]) {
        tree.check_q(q);
        tree.check_v(v);
        if let Some((plane, slices)) = &mut self.plane {
            let stations = &mut self.stations;
            plane.motion(tree, (q, v), (&mut ws.sine, &mut ws.cosine), stations, slices);
            return;
        }
        dispatch::run(Outwards {
            tree,
            q,
            v,
            sine: &mut ws.sine,
            cosine: &mut ws.cosine,
            stations: &mut self.stations,
            loads: &mut self.loads,
        });
    }

    /// 𝓒 less what external wrenches on the nodes (in their frames; none at all if empty) do, once after each
    /// [`Self::motion`].
    pub fn bias(&mut self, tree: &Tree, external: &[Wrench<T>], tau: &mut [T]) {
        tree.check_v(tau);
        if let Some((plane, slices)) = &mut self.plane {
            plane.bias(tree, external, &self.stations, slices, tau);
            return;
        }
        dispatch::run(Inwards { tree, external, stations: &self.stations, loads: &mut self.loads, tau });
    }

    /// Entries of 𝓜 in the order of [`super::mass_pattern`], armatures included; found once after each [`Self::motion`].
    pub fn find_mass(&mut self, tree: &Tree) {
        if self.starts.is_empty() {
            let (starts, size) = mass_starts(tree);
            (self.starts, self.entries) = (starts, vec![T::constant(0.0); size]);
        }
        let Self { stations, loads, starts, entries, plane } = self;
        if let Some((plane, slices)) = plane {
            plane.mass(tree, starts, slices, entries);
            return;
        }
        dispatch::run(Composite { tree, starts, stations, loads, entries });
    }

    /// The diagonal of 𝓜 by velocity, armatures included, in place of [`Self::find_mass`].
    pub fn find_diagonal(&mut self, tree: &Tree, diagonal: &mut [T]) {
        tree.check_v(diagonal);
        let Self { stations, loads, plane, .. } = self;
        if let Some((plane, slices)) = plane {
            plane.mass(tree, &[], slices, diagonal);
            return;
        }
        dispatch::run(Composite { tree, starts: &[], stations, loads, entries: diagonal });
    }

    /// Numbers of the factors of 𝓜, in the order of [`MassFactors`](super::MassFactors), after [`Self::motion`]; not after [`Self::find_mass`] or [`Self::find_diagonal`], which use the
    /// inertias up.
    pub fn mass_factors_into(&self, tree: &Tree, sums: &mut [T], inertias: &mut [T]) {
        let at = |k: usize| {
            let axes = self.stations[k].pose.rotation;
            match &self.plane {
                Some((_, slices)) => slices[k].numbers(axes),
                None => Numbers { arm: self.loads[k].arm, axes, inertia: self.loads[k].inertia },
            }
        };
        let plane = self.plane.is_some();
        let (mut sums, mut inertias) = (sums.iter_mut(), inertias.iter_mut());
        terms(tree, plane, at, |_, _, value| {
            if let Some(to) = sums.next() {
                *to = value;
            }
        });
        entries(tree, plane, at, |_, value| {
            if let Some(to) = inertias.next() {
                *to = value;
            }
        });
    }

    /// Takes what [`Self::find_mass`] found of some velocities, in order, for rounding: those that move nothing.
    pub fn clear(&mut self, tree: &Tree, velocities: &[usize]) {
        if velocities.is_empty() {
            return;
        }
        let among = |v: usize| velocities.binary_search(&v).is_ok();
        for (entry, (d, c)) in self.entries.iter_mut().zip(mass_pattern(tree)) {
            if among(d) || among(c) {
                *entry = T::constant(0.0);
            }
        }
    }

    /// The entry of 𝓜 on the diagonal that [`Self::find_mass`] found of a velocity of a node whose first velocity is given.
    fn on_diagonal(&self, d: usize, first: usize) -> T {
        self.entries[self.starts[d] + d - first]
    }

    /// The same from what [`Self::find_mass`] found.
    pub fn diagonal_into(&self, tree: &Tree, diagonal: &mut [T]) {
        for link in &tree.links {
            let first = link.v as usize;
            for d in first..first + link.freedoms() {
                diagonal[d] = self.on_diagonal(d, first);
            }
        }
    }

    /// What nodes bear in the plane of the tree, if it has one.
    #[inline]
    pub(super) fn slices(&self) -> Option<&[Slice<T>]> {
        self.plane.as_ref().map(|plane| plane.1.as_slice())
    }

    /// What [`Self::find_mass`] found.
    pub fn mass_entries(&self) -> &[T] {
        &self.entries
    }
}

#[repr(C)]
pub(super) struct Outwards<'a, T> {
    tree: &'a Tree,
    q: &'a [T],
    v: &'a [T],
    sine: &'a mut [T],
    cosine: &'a mut [T],
    stations: &'a mut [Station<T>],
    loads: &'a mut [Load<T>],
}

impl<T: Scalar> Kernel for Outwards<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        T::sin_cos_each(self.q, self.sine, self.cosine);
        let place = Place { q: self.q, sine: self.sine, cosine: self.cosine };
        let gravity = Vector::constant(self.tree.gravity);
        for (k, (link, &parent)) in self.tree.links.iter().zip(&self.tree.parents).enumerate() {
            let load = &mut self.loads[k];
            let station = if parent == 0 {
                root(link, &place, self.v)
            } else {
                let above = &self.stations[parent as usize - 1];
                let (station, arm) = next(link, &place, self.v, above);
                load.arm = arm;
                station
            };
            (load.wrench, load.inertia) = newton_euler(link, &station, gravity);
            self.stations[k] = station;
        }
    }
}

/// (1), (2) on the ground.
#[inline(always)]
fn root<T: Scalar>(link: &Link, place: &Place<'_, T>, v: &[T]) -> Station<T> {
    let pose = place.pose(link);
    if link.kind == Kind::Revolute {
        return Station { angular: pose.rotation.column(2).scale(v[link.v as usize]), ..Station::fixed(pose) };
    }
    let own = joint_twist(link, v);
    let (angular, linear) = (pose.rotation.apply(own.angular), pose.rotation.apply(own.linear));
    Station { angular, linear, linear_rate: angular.cross(linear), ..Station::fixed(pose) }
}

/// (1), (2) behind another node, and r.
#[inline(always)]
fn next<T: Scalar>(link: &Link, place: &Place<'_, T>, v: &[T], above: &Station<T>) -> (Station<T>, Vector<T>) {
    let (outer, w) = (&above.pose.rotation, above.angular);
    if link.kind == Kind::Revolute {
        let arm = outer.apply(link.position());
        let i = link.q as usize;
        let frame = if link.straight { *outer } else { outer.compose(&link.rotation()) };
        let rotation = frame.turned(place.sine[i], place.cosine[i]);
        let own = rotation.column(2).scale(v[link.v as usize]);
        let turning = w.cross(arm);
        let station = Station {
            pose: Pose { rotation, position: above.pose.position + arm },
            angular: w + own,
            linear: above.linear + turning,
            angular_rate: w.cross_add(own, above.angular_rate),
            linear_rate: w.cross_add(turning, above.angular_rate.cross_add(arm, above.linear_rate)),
        };
        return (station, arm);
    }
    let pose = above.pose.compose(&place.pose(link));
    let arm = pose.position - above.pose.position;
    let own = joint_twist(link, v);
    let (spin, slide) = (pose.rotation.apply(own.angular), pose.rotation.apply(own.linear));
    let turning = w.cross(arm);
    let carried = w.cross_add(turning, above.angular_rate.cross_add(arm, above.linear_rate));
    let station = Station {
        pose,
        angular: w + spin,
        linear: above.linear + turning + slide,
        angular_rate: w.cross_add(spin, above.angular_rate),
        linear_rate: (w + w + spin).cross_add(slide, carried),
    };
    (station, arm)
}

/// (3)
#[inline(always)]
fn newton_euler<T: Scalar>(link: &Link, at: &Station<T>, gravity: Vector<T>) -> (Wrench<T>, Inertia<T>) {
    let r = &at.pose.rotation;
    let (mass, first, second) = (link.mass::<T>(), r.apply(link.first()), link.second::<T>().rotated(r));
    let (w, a) = (at.angular, at.linear_rate - gravity);
    let force = w.cross_add(w.cross(first), at.angular_rate.cross_add(first, a.scale(mass)));
    let moment = w.cross_add(second.apply(w), first.cross_add(a, second.apply(at.angular_rate)));
    (Wrench { moment, force }, Inertia { mass, first, second })
}

#[repr(C)]
pub(super) struct Inwards<'a, T> {
    tree: &'a Tree,
    external: &'a [Wrench<T>],
    stations: &'a [Station<T>],
    loads: &'a mut [Load<T>],
    tau: &'a mut [T],
}

impl<T: Scalar> Kernel for Inwards<'_, T> {
    type Output = ();

    /// (4)
    #[inline(always)]
    fn run(self) {
        for (k, (link, &parent)) in self.tree.links.iter().zip(&self.tree.parents).enumerate().rev() {
            let load = &self.loads[k];
            let (rotation, arm, mut wrench) = (&self.stations[k].pose.rotation, load.arm, load.wrench);
            if let Some(external) = self.external.get(k) {
                wrench.moment = wrench.moment - rotation.apply(external.moment);
                wrench.force = wrench.force - rotation.apply(external.force);
            }
            let first = link.v as usize;
            if link.kind == Kind::Revolute {
                self.tau[first] = rotation.column(2).dot(wrench.moment);
            } else {
                for j in 0..link.freedoms() {
                    self.tau[first + j] = Freedom::of(link, j, &self.stations[k]).power(wrench);
                }
            }
            if parent != 0 {
                let above = &mut self.loads[parent as usize - 1].wrench;
                above.moment = arm.cross_add(wrench.force, above.moment + wrench.moment);
                above.force = above.force + wrench.force;
            }
        }
    }
}

/// H* of one velocity.
enum Freedom<T> {
    Turn(Vector<T>),
    Push(Vector<T>),
    Screw(Vector<T>, T),
}

impl<T: Scalar> Freedom<T> {
    #[inline(always)]
    fn of(link: &Link, j: usize, at: &Station<T>) -> Self {
        let axis = |j: usize| at.pose.rotation.column(j);
        match link.kind {
            Kind::Revolute | Kind::Fixed => Self::Turn(axis(2)),
            Kind::Prismatic => Self::Push(axis(2)),
            Kind::Helical => Self::Screw(axis(2), T::constant(link.pitch)),
            Kind::Spherical => Self::Turn(axis(j)),
            Kind::Free if j < 3 => Self::Turn(axis(j)),
            Kind::Free => Self::Push(axis(j - 3)),
        }
    }

    /// H w
    #[inline(always)]
    fn power(&self, w: Wrench<T>) -> T {
        match *self {
            Self::Turn(axis) => axis.dot(w.moment),
            Self::Push(axis) => axis.dot(w.force),
            Self::Screw(axis, pitch) => pitch.mul_add(axis.dot(w.force), axis.dot(w.moment)),
        }
    }

    /// Momentum (I ω + h×v, m v + ω×h).
    #[inline(always)]
    fn momentum(&self, body: &Inertia<T>) -> Wrench<T> {
        #[inline(always)]
        fn turn<T: Scalar>(body: &Inertia<T>, axis: Vector<T>) -> Wrench<T> {
            Wrench { moment: body.second.apply(axis), force: axis.cross(body.first) }
        }
        match *self {
            Self::Turn(axis) => turn(body, axis),
            Self::Push(axis) => Wrench { moment: body.first.cross(axis), force: axis.scale(body.mass) },
            Self::Screw(axis, pitch) => {
                let (w, along) = (turn(body, axis), axis.scale(pitch));
                Wrench { moment: body.first.cross_add(along, w.moment), force: along.scale_add(body.mass, w.force) }
            }
        }
    }
}

#[repr(C)]
pub(super) struct Composite<'a, T> {
    tree: &'a Tree,
    /// Empty for the diagonal alone.
    starts: &'a [usize],
    stations: &'a [Station<T>],
    loads: &'a mut [Load<T>],
    entries: &'a mut [T],
}

impl<T: Scalar> Kernel for Composite<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run(mut self) {
        for (k, (link, &parent)) in self.tree.links.iter().zip(&self.tree.parents).enumerate().rev() {
            let Load { arm, inertia, .. } = self.loads[k];
            let first = link.v as usize;
            for d in first..first + link.freedoms() {
                if self.starts.is_empty() {
                    let freedom = Freedom::of(link, d - first, &self.stations[k]);
                    self.entries[d] = freedom.power(freedom.momentum(&inertia)) + T::constant(link.armature);
                } else {
                    self.row(k, d, &inertia);
                }
            }
            if parent != 0 {
                add_shifted(&mut self.loads[parent as usize - 1].inertia, &inertia, arm);
            }
        }
    }
}

impl<T: Scalar> Composite<'_, T> {
    /// (6) for velocity d of node k.
    #[inline(always)]
    fn row(&mut self, k: usize, d: usize, body: &Inertia<T>) {
        let mut at = self.starts[d];
        let mut link = &self.tree.links[k];
        let first = link.v as usize;
        let mut momentum = if link.kind == Kind::Revolute {
            Freedom::Turn(self.stations[k].pose.rotation.column(2)).momentum(body)
        } else {
            Freedom::of(link, d - first, &self.stations[k]).momentum(body)
        };
        let armature = T::constant(link.armature);
        let (mut node, mut count) = (k, d + 1 - first);
        loop {
            let station = &self.stations[node];
            if link.kind == Kind::Revolute {
                self.entries[at] = station.pose.rotation.column(2).dot(momentum.moment);
                at += 1;
            } else {
                for j in 0..count {
                    self.entries[at] = Freedom::of(link, j, station).power(momentum);
                    at += 1;
                }
            }
            if node == k {
                self.entries[at - 1] = self.entries[at - 1] + armature;
            }
            match self.tree.parents[node] {
                0 => return,
                parent => {
                    momentum.moment = self.loads[node].arm.cross_add(momentum.force, momentum.moment);
                    node = parent as usize - 1;
                }
            }
            link = &self.tree.links[node];
            count = link.freedoms();
        }
    }
}

/// (5)
#[inline(always)]
fn add_shifted<T: Scalar>(sum: &mut Inertia<T>, body: &Inertia<T>, r: Vector<T>) {
    let moved = r.scale_add(body.mass, body.first);
    // −S(r)S(h) − S(h)S(r) − m S(r)² = (r·s) 1 − ½ (r sᵀ + s rᵀ), s = 2h + m r
    let ([x, y, z], [a, b, c]) = (r.0, (body.first + moved).0);
    let half = T::constant(-0.5);
    let (xa, yb, zc) = (x * a, y * b, z * c);
    let off = |p: T, q: T, r: T, s: T| half * p.mul_add(q, r * s);
    let added = Symmetric([yb + zc, xa + zc, xa + yb, off(x, b, y, a), off(x, c, z, a), off(y, c, z, b)]);
    sum.mass = sum.mass + body.mass;
    sum.first = sum.first + moved;
    sum.second = sum.second + body.second + added;
}
