//! Forward dynamics: the articulated-body algorithm.
//!
//! Symbols as in `rnea.rs`: α = [ω̇; a] with a the acceleration of the node's origin, less gravity.
//! ```text
//! 𝔣_k = P_k α_k + z_k                   what the parent must exert for acceleration α_k              (1)
//! α_k = φ*α_℘ + 𝔞_k + H* q̈_k,           𝔞 = [Rᵀω_℘ × ω_J; Rᵀw + (2Rᵀω_℘ + ω_J) × v_J],  w = ω_℘ × (ω_℘ × p)  (2)
//! D = H P H* + J,  G = P H* D⁻¹,  u = τ − H z                                                        (3)
//! P' = P − G D G*,  z' = z + P'𝔞 + G u                                                                (4)
//! P_℘ = M_℘ + Σ φ P' φ*,  z_℘ = [ω × Iω; ω × (ω × h)] − external + Σ φ z'                             (5)
//! q̈ = D⁻¹u − G*(φ*α_℘ + 𝔞)                                                                           (6)
//! ```
//! The Riccati sweep of \[J2\], in Featherstone's order (1983); ω × Iω = −ω × Σω. A joint of several freedoms is
//! eliminated one velocity after the other, which is the LDL* elimination of its D. For a revolute joint H = e₃: PH* is
//! a column of P, row and column 3 of P' vanish where J = 0, and (5) is that much cheaper. Cost: O(n), three sweeps.

use dalembert_scalar::Scalar;

use super::common::dot6;
use super::dispatch::{self, Kernel, numbers, numbers_mut, records, records_mut};
use super::fused::Fused;
use super::link::{CARRY, Kind, Link, NONE, Place, joint_twist};
use super::rnea::{ground, wrench_to_parent};
use super::workspace::Motion;
use super::{Massless, Tree, Workspace};
use crate::spatial::{Articulated, Inertia, Rotation, Symmetric, Twist, Vector, Wrench};
use crate::tolerances::MASSLESS;

/// What the first sweep leaves for the others.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(super) struct Bias<T> {
    /// ω
    angular: Vector<T>,
    /// 𝔞 in the node's frame; of a revolute joint without armature, w in the parent's frame instead of its linear part.
    rate: Twist<T>,
}

impl<T: Scalar> Bias<T> {
    pub fn zero() -> Self {
        Self { angular: Vector::zero(), rate: Twist::zero() }
    }
}

/// G of a velocity, in its node's frame, and D⁻¹u.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(super) struct Gain<T> {
    pub gain: [T; 6],
    pub ratio: T,
}

impl<T: Scalar> Gain<T> {
    pub fn zero() -> Self {
        Self { gain: [T::constant(0.0); 6], ratio: T::constant(0.0) }
    }
}

/// Σ φ P' φ* and Σ φ z' of children so far.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(super) struct AbaSlot<T> {
    pub inertia: Articulated<T>,
    pub bias: Wrench<T>,
}

impl<T: Scalar> AbaSlot<T> {
    #[inline(always)]
    pub fn zero() -> Self {
        let o = T::constant(0.0);
        let zero = Symmetric([o; 6]);
        let inertia = Articulated { angular: zero, coupling: [[o; 3]; 3], linear: zero };
        Self { inertia, bias: Wrench::zero() }
    }

    #[inline(always)]
    fn add(&mut self, o: &Self) {
        self.inertia = self.inertia + o.inertia;
        self.bias = self.bias + o.bias;
    }
}

/// Forward dynamics: the accelerations q̈ in `a` that the generalized forces `tau` cause at (`q`, `v`).
///
/// # Errors
/// A chain end without inertia about its joint.
pub fn aba<T: Scalar>(
    tree: &Tree,
    ws: &mut Workspace<T>,
    q: &[T],
    v: &[T],
    tau: &[T],
    a: &mut [T],
) -> Result<(), Massless> {
    general(tree, ws, q, v, tau, None, a)
}

/// Forward dynamics with external wrenches: `wrenches[k]` acts on node k, about its origin and in its frame.
///
/// # Errors
/// A chain end without inertia about its joint.
pub fn aba_with_wrenches<T: Scalar>(
    tree: &Tree,
    ws: &mut Workspace<T>,
    q: &[T],
    v: &[T],
    tau: &[T],
    wrenches: &[Wrench<T>],
    a: &mut [T],
) -> Result<(), Massless> {
    general(tree, ws, q, v, tau, Some(wrenches), a)
}

fn general<T: Scalar>(
    tree: &Tree,
    ws: &mut Workspace<T>,
    q: &[T],
    v: &[T],
    tau: &[T],
    external: Option<&[Wrench<T>]>,
    a: &mut [T],
) -> Result<(), Massless> {
    tree.check_q(q);
    tree.check_v(v);
    tree.check_v(tau);
    tree.check_v(a);
    external.into_iter().for_each(|x| tree.check_nodes(x));
    dispatch::run(Aba {
        links: &tree.links,
        gravity: tree.gravity,
        q,
        v,
        tau,
        external,
        sine: &mut ws.sine,
        cosine: &mut ws.cosine,
        motions: &mut ws.motions,
        slots: &mut ws.articulated_slots,
        biases: &mut ws.biases,
        gains: &mut ws.gains,
        pivots: &mut ws.pivots,
        margins: &mut ws.margins,
        a,
    });
    check_pivots(tree, &ws.margins)
}

/// D of velocity j less the rounding that it may be: positive where D is inertia, by the rule of matrices. P is that of the joint with
/// none of its velocities eliminated: a point mass on a ball joint has no inertia about the line to it.
#[inline(always)]
fn margin<T: Scalar>(link: &Link, j: usize, pivot: T, p: &Articulated<T>) -> T {
    let trace = |s: &Symmetric<T>| s.0[0] + s.0[1] + s.0[2];
    let scale = match link.kind {
        Kind::Revolute | Kind::Fixed => trace(&p.angular),
        Kind::Prismatic => trace(&p.linear),
        Kind::Helical => trace(&p.angular) + trace(&p.linear) * T::constant(link.pitch * link.pitch),
        Kind::Spherical | Kind::Free if j < 3 => p.angular.0[j],
        Kind::Spherical | Kind::Free => p.linear.0[j - 3],
    };
    T::constant(-MASSLESS).mul_add(scale, pivot)
}

/// Every D must be positive, by its margin.
pub(super) fn check_pivots<T: Scalar>(tree: &Tree, margins: &[T]) -> Result<(), Massless> {
    // The last one is the one nearest the tips: what it moves is what lacks inertia.
    match margins.iter().rposition(|d| !d.is_positive()) {
        None => Ok(()),
        Some(velocity) => Err(Massless { node: tree.node_of_velocity(velocity) }),
    }
}

struct Aba<'a, T> {
    links: &'a [Link],
    gravity: [f64; 3],
    q: &'a [T],
    v: &'a [T],
    tau: &'a [T],
    external: Option<&'a [Wrench<T>]>,
    sine: &'a mut [T],
    cosine: &'a mut [T],
    motions: &'a mut [Motion<T>],
    slots: &'a mut [AbaSlot<T>],
    biases: &'a mut [Bias<T>],
    gains: &'a mut [Gain<T>],
    pivots: &'a mut [T],
    margins: &'a mut [T],
    a: &'a mut [T],
}

impl<'a, T: Scalar> Kernel for Aba<'a, T> {
    type Output = ();
    type Fused = Aba<'a, Fused<T>>;

    #[inline(always)]
    fn fused(self) -> Self::Fused {
        Aba {
            links: self.links,
            gravity: self.gravity,
            q: numbers(self.q),
            v: numbers(self.v),
            tau: numbers(self.tau),
            external: self.external.map(records),
            sine: numbers_mut(self.sine),
            cosine: numbers_mut(self.cosine),
            motions: records_mut(self.motions),
            slots: records_mut(self.slots),
            biases: records_mut(self.biases),
            gains: records_mut(self.gains),
            pivots: numbers_mut(self.pivots),
            margins: numbers_mut(self.margins),
            a: numbers_mut(self.a),
        }
    }

    #[inline(always)]
    fn run(mut self) {
        T::sin_cos_each(self.q, self.sine, self.cosine);
        self.velocities();
        Sweep {
            links: self.links,
            place: Place { q: self.q, sine: self.sine, cosine: self.cosine },
            biases: self.biases,
            tau: self.tau,
            external: self.external,
            slots: self.slots,
            gains: self.gains,
            pivots: self.pivots,
            margins: self.margins,
        }
        .tip_to_base();
        self.accelerations();
    }
}

impl<T: Scalar> Aba<'_, T> {
    /// Base to tip: ω, 𝔞.
    #[inline(always)]
    fn velocities(&mut self) {
        let place = Place { q: self.q, sine: self.sine, cosine: self.cosine };
        let mut angular = Vector::zero();
        self.motions[0] = ground(self.gravity);
        self.slots[0] = AbaSlot::zero();
        for (link, bias) in self.links.iter().zip(self.biases.iter_mut()) {
            if link.source != CARRY {
                angular = self.motions[link.source as usize].angular;
            }
            if link.is_plain_revolute() {
                let v = self.v[link.v as usize];
                let w = angular.cross(angular.cross(link.position()));
                let [x, y, z] = place.turned(link).apply_inverse(angular).0;
                angular = Vector([x, y, z + v]);
                let o = T::constant(0.0);
                *bias = Bias { angular, rate: Twist { angular: Vector([y * v, -(x * v), o]), linear: w } };
            } else {
                *bias = moving_bias(link, &place, angular, self.v);
                angular = bias.angular;
            }
            if link.slot != NONE {
                self.motions[link.slot as usize].angular = angular;
                self.slots[link.slot as usize] = AbaSlot::zero();
            }
        }
    }

    /// Base to tip: (6) and (2).
    #[inline(always)]
    fn accelerations(&mut self) {
        let place = Place { q: self.q, sine: self.sine, cosine: self.cosine };
        let start = ground(self.gravity);
        let mut rate = Twist { angular: start.angular_rate, linear: start.linear_rate };
        for (link, bias) in self.links.iter().zip(self.biases.iter()) {
            if link.source != CARRY {
                let above = &self.motions[link.source as usize];
                rate = Twist { angular: above.angular_rate, linear: above.linear_rate };
            }
            let i = link.v as usize;
            if link.is_plain_revolute() {
                let r = place.turned(link);
                let linear = rate.angular.cross_add(link.position(), rate.linear + bias.rate.linear);
                let [x, y, z] = r.apply_inverse(rate.angular).0;
                let [bx, by, _] = bias.rate.angular.0;
                let (x, y) = (x + bx, y + by);
                let linear = r.apply_inverse(linear);
                let Gain { gain: g, ratio } = self.gains[i];
                let back = linear.dot(Vector([g[3], g[4], g[5]]));
                let a = ratio - (g[0].mul_add(x, g[1].mul_add(y, z)) + back);
                self.a[i] = a;
                rate = Twist { angular: Vector([x, y, z + a]), linear };
            } else {
                let pose = place.pose(link);
                rate = pose.twist_to_child(rate) + bias.rate;
                for j in 0..link.freedoms() {
                    let Gain { gain, ratio } = self.gains[i + j];
                    let seen = dot6(&gain, &rate.to_array());
                    let a = ratio - seen;
                    self.a[i + j] = a;
                    rate = add_along(link, j, rate, a);
                }
            }
            if link.slot != NONE {
                let own = &mut self.motions[link.slot as usize];
                own.angular_rate = rate.angular;
                own.linear_rate = rate.linear;
            }
        }
    }
}

/// The Riccati sweep.
struct Sweep<'a, T> {
    links: &'a [Link],
    place: Place<'a, T>,
    biases: &'a [Bias<T>],
    tau: &'a [T],
    external: Option<&'a [Wrench<T>]>,
    slots: &'a mut [AbaSlot<T>],
    gains: &'a mut [Gain<T>],
    pivots: &'a mut [T],
    margins: &'a mut [T],
}

impl<T: Scalar> Sweep<'_, T> {
    /// (3) to (5); slots of nodes must be zero.
    #[inline(always)]
    fn tip_to_base(self) {
        let place = self.place;
        let mut total = AbaSlot::zero();
        for (k, (link, bias)) in self.links.iter().zip(self.biases).enumerate().rev() {
            if link.slot != NONE {
                total.add(&self.slots[link.slot as usize]);
            }
            total.inertia = total.inertia + own_inertia(link);
            total.bias = total.bias + own_bias(link, bias.angular);
            if let Some(external) = self.external {
                total.bias = total.bias - external[k];
            }
            let i = link.v as usize;
            total = if link.is_plain_revolute() {
                let (handed, gain, pivot) = revolute(link, &place.turned(link), &total, bias, self.tau[i]);
                self.gains[i] = gain;
                self.pivots[i] = pivot;
                self.margins[i] = margin(link, 0, pivot, &total.inertia);
                handed
            } else {
                let n = i + link.freedoms();
                let (tau, gains) = (&self.tau[i..n], &mut self.gains[i..n]);
                let pivots = (&mut self.pivots[i..n], &mut self.margins[i..n]);
                general_joint(link, &place, total, bias, (tau, gains), pivots)
            };
            if link.source != CARRY {
                self.slots[link.source as usize].add(&total);
                total = AbaSlot::zero();
            }
        }
    }
}

/// D and G alone, each G in its node's frame; needs no velocity and no force.
pub(super) struct Articulation<'a, T> {
    pub links: &'a [Link],
    pub q: &'a [T],
    pub zeros: &'a [T],
    pub sine: &'a mut [T],
    pub cosine: &'a mut [T],
    pub slots: &'a mut [AbaSlot<T>],
    pub biases: &'a mut [Bias<T>],
    pub gains: &'a mut [Gain<T>],
    pub pivots: &'a mut [T],
    pub margins: &'a mut [T],
}

impl<'a, T: Scalar> Kernel for Articulation<'a, T> {
    type Output = ();
    type Fused = Articulation<'a, Fused<T>>;

    #[inline(always)]
    fn fused(self) -> Self::Fused {
        Articulation {
            links: self.links,
            q: numbers(self.q),
            zeros: numbers(self.zeros),
            sine: numbers_mut(self.sine),
            cosine: numbers_mut(self.cosine),
            slots: records_mut(self.slots),
            biases: records_mut(self.biases),
            gains: records_mut(self.gains),
            pivots: numbers_mut(self.pivots),
            margins: numbers_mut(self.margins),
        }
    }

    #[inline(always)]
    fn run(self) {
        T::sin_cos_each(self.q, self.sine, self.cosine);
        self.slots.iter_mut().for_each(|slot| *slot = AbaSlot::zero());
        self.biases.iter_mut().for_each(|bias| *bias = Bias::zero());
        Sweep {
            links: self.links,
            place: Place { q: self.q, sine: self.sine, cosine: self.cosine },
            biases: self.biases,
            tau: self.zeros,
            external: None,
            slots: self.slots,
            gains: self.gains,
            pivots: self.pivots,
            margins: self.margins,
        }
        .tip_to_base();
    }
}

/// (3) to (5) for every joint; the last argument are τ, the gains and the pivots of its velocities.
#[inline(always)]
fn general_joint<T: Scalar>(
    link: &Link,
    place: &Place<'_, T>,
    mut total: AbaSlot<T>,
    bias: &Bias<T>,
    (tau, gains): (&[T], &mut [Gain<T>]),
    (pivots, margins): (&mut [T], &mut [T]),
) -> AbaSlot<T> {
    let whole = total.inertia;
    for j in (0..link.freedoms()).rev() {
        let (gain, pivot) = eliminate(link, j, &mut total.inertia);
        margins[j] = margin(link, j, pivot, &whole);
        let u = tau[j] - along(link, j, &total.bias.to_array());
        total.bias = total.bias + Wrench::from_array(gain).scale(u);
        gains[j] = Gain { gain, ratio: u / pivot };
        pivots[j] = pivot;
    }
    let shift = total.inertia.apply(bias.rate);
    let pose = place.pose(link);
    let bias = wrench_to_parent(&pose.rotation, pose.position, total.bias + shift);
    AbaSlot { inertia: total.inertia.to_parent(&pose), bias }
}

/// H x of velocity j.
#[inline(always)]
pub(super) fn along<T: Scalar>(link: &Link, j: usize, x: &[T; 6]) -> T {
    match link.kind {
        Kind::Revolute | Kind::Fixed => x[2],
        Kind::Prismatic => x[5],
        Kind::Helical => T::constant(link.pitch).mul_add(x[5], x[2]),
        Kind::Spherical | Kind::Free => x[j],
    }
}

/// rate + H* a of velocity j.
#[inline(always)]
fn add_along<T: Scalar>(link: &Link, j: usize, rate: Twist<T>, a: T) -> Twist<T> {
    let mut x = rate.to_array();
    match link.kind {
        Kind::Revolute | Kind::Fixed => x[2] = x[2] + a,
        Kind::Prismatic => x[5] = x[5] + a,
        Kind::Helical => {
            x[2] = x[2] + a;
            x[5] = T::constant(link.pitch).mul_add(a, x[5]);
        }
        Kind::Spherical | Kind::Free => x[j] = x[j] + a,
    }
    Twist::from_array(x)
}

/// P ← P' for velocity j; G and D. (3), (4)
#[inline(always)]
pub(super) fn eliminate<T: Scalar>(link: &Link, j: usize, p: &mut Articulated<T>) -> ([T; 6], T) {
    let u = match link.kind {
        Kind::Revolute | Kind::Fixed => p.column(2),
        Kind::Prismatic => p.column(5),
        Kind::Helical => {
            let (turn, shift, pitch) = (p.column(2), p.column(5), T::constant(link.pitch));
            std::array::from_fn(|i| shift[i].mul_add(pitch, turn[i]))
        }
        Kind::Spherical | Kind::Free => p.column(j),
    };
    let pivot = along(link, j, &u) + T::constant(link.armature);
    let inverse = T::constant(1.0) / pivot;
    let g = u.map(|x| x * inverse);
    p.subtract_outer(&g, &u);
    (g, pivot)
}

/// ω and 𝔞 of a node with any joint.
#[inline(always)]
fn moving_bias<T: Scalar>(link: &Link, place: &Place<'_, T>, above: Vector<T>, v: &[T]) -> Bias<T> {
    let pose = place.pose(link);
    let w = above.cross(above.cross(pose.position));
    let own = joint_twist(link, v);
    let carried = pose.rotation.apply_inverse(above);
    let rate = Twist {
        angular: carried.cross(own.angular),
        linear: (carried + carried + own.angular).cross_add(own.linear, pose.rotation.apply_inverse(w)),
    };
    Bias { angular: carried + own.angular, rate }
}

#[inline(always)]
pub(super) fn own_inertia<T: Scalar>(link: &Link) -> Articulated<T> {
    Inertia { mass: link.mass(), first: link.first(), second: link.second() }.into()
}

/// [ω × Iω; ω × (ω × h)]
#[inline(always)]
fn own_bias<T: Scalar>(link: &Link, w: Vector<T>) -> Wrench<T> {
    let turned = link.spread().apply(w);
    Wrench { moment: turned.cross(w), force: w.cross(w.cross(link.first())) }
}

/// (3) to (5) for H = e₃, J = 0: what the parent gets, G with D⁻¹u, and D.
#[inline(always)]
fn revolute<T: Scalar>(
    link: &Link,
    r: &Rotation<T>,
    total: &AbaSlot<T>,
    bias: &Bias<T>,
    tau: T,
) -> (AbaSlot<T>, Gain<T>, T) {
    let Symmetric([axx, ayy, pivot, axy, axz, ayz]) = total.inertia.angular;
    let [b0, b1, b2] = total.inertia.coupling;
    let Symmetric([cxx, cyy, czz, cxy, cxz, cyz]) = total.inertia.linear;
    // (3)
    let one = T::constant(1.0);
    let inverse = one / pivot;
    let (gx, gy) = (axz * inverse, ayz * inverse);
    let g = Vector([b2[0] * inverse, b2[1] * inverse, b2[2] * inverse]);
    let u = tau - total.bias.moment.0[2];
    // (4)
    let less = |a: T, g: T, u: T| (-g).mul_add(u, a);
    let (axx, axy, ayy) = (less(axx, gx, axz), less(axy, gx, ayz), less(ayy, gy, ayz));
    let b0 = Vector([less(b0[0], gx, b2[0]), less(b0[1], gx, b2[1]), less(b0[2], gx, b2[2])]);
    let b1 = Vector([less(b1[0], gy, b2[0]), less(b1[1], gy, b2[1]), less(b1[2], gy, b2[2])]);
    let linear = Symmetric([
        less(cxx, g.0[0], b2[0]),
        less(cyy, g.0[1], b2[1]),
        less(czz, g.0[2], b2[2]),
        less(cxy, g.0[0], b2[1]),
        less(cxz, g.0[0], b2[2]),
        less(cyz, g.0[1], b2[2]),
    ]);
    let [nx, ny, _] = total.bias.moment.0;
    let [wx, wy, _] = bias.rate.angular.0;
    let moment = Vector([
        axx.mul_add(wx, axy.mul_add(wy, gx.mul_add(u, nx))),
        axy.mul_add(wx, ayy.mul_add(wy, gy.mul_add(u, ny))),
        tau,
    ]);
    let force = b0.scale_add(wx, b1.scale_add(wy, g.scale_add(u, total.bias.force)));
    // (5): turn, then shift
    let linear = linear.rotated(r);
    let (t0, t1) = (r.apply(b0), r.apply(b1));
    let [r0, r1, r2] = r.0;
    let turn_row = |row: [T; 3]| t0.scale_add(row[0], t1.scale(row[1]));
    let coupling = [turn_row(r0), turn_row(r1), turn_row(r2)];
    let half = |row: [T; 3]| (axx.mul_add(row[0], axy * row[1]), axy.mul_add(row[0], ayy * row[1]));
    let (h0, h1, h2) = (half(r0), half(r1), half(r2));
    let dot = |h: (T, T), row: [T; 3]| h.0.mul_add(row[0], h.1 * row[1]);
    let angular = Symmetric([dot(h0, r0), dot(h1, r1), dot(h2, r2), dot(h0, r1), dot(h0, r2), dot(h1, r2)]);
    let (p, w) = (link.position(), bias.rate.linear);
    let force = r.apply(force) + linear.apply(w);
    let across = Vector([coupling[0].dot(w), coupling[1].dot(w), coupling[2].dot(w)]);
    let moment = p.cross_add(force, r.apply(moment) + across);
    let inertia = Articulated::shifted(angular, coupling, linear, p);
    let gain = Gain { gain: [gx, gy, one, g.0[0], g.0[1], g.0[2]], ratio: u * inverse };
    (AbaSlot { inertia, bias: Wrench { moment, force } }, gain, pivot)
}
