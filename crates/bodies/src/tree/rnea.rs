//! Inverse dynamics: the recursive Newton–Euler algorithm.
//!
//! ```text
//! ω, ω̇, a      rotation, its rate, acceleration of a node's origin less gravity, in the node's frame
//! A = ω̇× + ω×ω×         a point x of the node accelerates by a + A x                                 (1)
//! ω = Rᵀω_℘ + ω_J,   ω̇ = Rᵀω̇_℘ + ω̇_J + Rᵀω_℘ × ω_J                                                  (2)
//! a = Rᵀ(a_℘ + A_℘ p) + v̇_J + (2 Rᵀω_℘ + ω_J) × v_J                                                  (3)
//! f = m a + A h,   n = h × a + vee(A Σ − ΣAᵀ),   Σ = ∫ x xᵀ dm                                       (4)
//! 𝔣_k = (n, f)_k − external + Σ_children φ 𝔣,   τ_k = H 𝔣_k + J q̈_k                                  (5)
//! ```
//! (R, p) is the node's pose in its parent, [ω_J; v_J] = H* q̇ the joint's own twist. This is 𝒯 = Hφ(Mα + 𝔟) of
//! [J §8] in Newton's form (Luh, Walker, Paul 1980): accelerations of points instead of spatial ones, so that no linear
//! velocity is needed. Gravity enters as a₀ = −g. Cost: O(n), two sweeps.

use dalembert_scalar::Scalar;

use super::dispatch::{self, Kernel, numbers, numbers_mut, records, records_mut};
use super::fused::Fused;
use super::link::{CARRY, Kind, Link, NONE, Place, joint_twist};
use super::workspace::Motion;
use super::{Tree, Workspace};
use crate::spatial::{Rotation, Symmetric, Vector, Wrench};

/// Inverse dynamics: generalized forces `tau` that give the accelerations `a` = q̈ at (`q`, `v`).
pub fn rnea<T: Scalar>(tree: &Tree, ws: &mut Workspace<T>, q: &[T], v: &[T], a: &[T], tau: &mut [T]) {
    general(tree, ws, q, Some(v), Some(a), None, tau);
}

/// Inverse dynamics with external wrenches: `wrenches[k]` acts on node k, about its origin and in its frame.
pub fn rnea_with_wrenches<T: Scalar>(
    tree: &Tree,
    ws: &mut Workspace<T>,
    q: &[T],
    v: &[T],
    a: &[T],
    wrenches: &[Wrench<T>],
    tau: &mut [T],
) {
    general(tree, ws, q, Some(v), Some(a), Some(wrenches), tau);
}

/// Bias 𝓒(q, v): inverse dynamics at q̈ = 0, gravity included.
pub fn bias<T: Scalar>(tree: &Tree, ws: &mut Workspace<T>, q: &[T], v: &[T], tau: &mut [T]) {
    general(tree, ws, q, Some(v), None, None, tau);
}

/// Gravity terms: inverse dynamics at rest.
pub fn gravity<T: Scalar>(tree: &Tree, ws: &mut Workspace<T>, q: &[T], tau: &mut [T]) {
    general(tree, ws, q, None, None, None, tau);
}

/// Joint reactions: the wrench that its parent exerts on each node (through joint, motor and guide together), about
/// the node's origin and in its frame; `tau` as from [`rnea_with_wrenches`].
pub fn reactions<'a, T: Scalar>(
    tree: &Tree,
    ws: &'a mut Workspace<T>,
    q: &[T],
    v: &[T],
    a: &[T],
    wrenches: Option<&[Wrench<T>]>,
    tau: &mut [T],
) -> &'a [Wrench<T>] {
    general(tree, ws, q, Some(v), Some(a), wrenches, tau);
    &ws.wrenches
}

/// Rate of all momentum at q̈ = 0, about the ground's origin and in its axes: Σ_roots φ 𝔣 without gravity. `tau` is
/// scratch.
pub(super) fn momentum_bias<T: Scalar>(
    tree: &Tree,
    ws: &mut Workspace<T>,
    q: &[T],
    v: &[T],
    tau: &mut [T],
) -> Wrench<T> {
    with_gravity(tree, ws, [0.0; 3], q, Some(v), None, None, tau);
    ws.wrench_slots[0]
}

fn general<T: Scalar>(
    tree: &Tree,
    ws: &mut Workspace<T>,
    q: &[T],
    v: Option<&[T]>,
    a: Option<&[T]>,
    external: Option<&[Wrench<T>]>,
    tau: &mut [T],
) {
    with_gravity(tree, ws, tree.gravity, q, v, a, external, tau);
}

#[allow(clippy::too_many_arguments)] // those of `general`, and gravity
fn with_gravity<T: Scalar>(
    tree: &Tree,
    ws: &mut Workspace<T>,
    gravity: [f64; 3],
    q: &[T],
    v: Option<&[T]>,
    a: Option<&[T]>,
    external: Option<&[Wrench<T>]>,
    tau: &mut [T],
) {
    tree.check_q(q);
    tree.check_v(tau);
    v.into_iter().chain(a).for_each(|x| tree.check_v(x));
    external.into_iter().for_each(|x| tree.check_nodes(x));
    dispatch::run(Rnea {
        links: &tree.links,
        gravity,
        q,
        v,
        a,
        external,
        sine: &mut ws.sine,
        cosine: &mut ws.cosine,
        motions: &mut ws.motions,
        slots: &mut ws.wrench_slots,
        wrenches: &mut ws.wrenches,
        tau,
    });
}

struct Rnea<'a, T> {
    links: &'a [Link],
    gravity: [f64; 3],
    q: &'a [T],
    v: Option<&'a [T]>,
    a: Option<&'a [T]>,
    external: Option<&'a [Wrench<T>]>,
    sine: &'a mut [T],
    cosine: &'a mut [T],
    motions: &'a mut [Motion<T>],
    slots: &'a mut [Wrench<T>],
    wrenches: &'a mut [Wrench<T>],
    tau: &'a mut [T],
}

impl<'a, T: Scalar> Kernel for Rnea<'a, T> {
    type Output = ();
    type Fused = Rnea<'a, Fused<T>>;

    #[inline(always)]
    fn fused(self) -> Self::Fused {
        Rnea {
            links: self.links,
            gravity: self.gravity,
            q: numbers(self.q),
            v: self.v.map(numbers),
            a: self.a.map(numbers),
            external: self.external.map(records),
            sine: numbers_mut(self.sine),
            cosine: numbers_mut(self.cosine),
            motions: records_mut(self.motions),
            slots: records_mut(self.slots),
            wrenches: records_mut(self.wrenches),
            tau: numbers_mut(self.tau),
        }
    }

    #[inline(always)]
    fn run(mut self) {
        T::sin_cos_each(self.q, self.sine, self.cosine);
        self.base_to_tip();
        self.tip_to_base();
    }
}

impl<T: Scalar> Rnea<'_, T> {
    #[inline(always)]
    fn base_to_tip(&mut self) {
        let place = Place { q: self.q, sine: self.sine, cosine: self.cosine };
        let mut motion = ground(self.gravity);
        self.motions[0] = motion;
        self.slots[0] = Wrench::zero();
        for (k, (link, wrench)) in self.links.iter().zip(self.wrenches.iter_mut()).enumerate() {
            if link.source != CARRY {
                motion = self.motions[link.source as usize];
            }
            motion = if link.kind == Kind::Revolute {
                let i = link.v as usize;
                let rate = |x: Option<&[T]>| x.map_or(T::constant(0.0), |x| x[i]);
                turning(link, &place, &motion, rate(self.v), rate(self.a))
            } else {
                moving(link, &place, &motion, self.v, self.a)
            };
            *wrench = newton_euler(link, &motion);
            if let Some(external) = self.external {
                *wrench = *wrench - external[k];
            }
            if link.slot != NONE {
                self.motions[link.slot as usize] = motion;
                self.slots[link.slot as usize] = Wrench::zero();
            }
        }
    }

    /// (5)
    #[inline(always)]
    fn tip_to_base(&mut self) {
        let place = Place { q: self.q, sine: self.sine, cosine: self.cosine };
        let mut carry = Wrench::zero();
        for (link, wrench) in self.links.iter().zip(self.wrenches.iter_mut()).rev() {
            let mut total = *wrench + carry;
            if link.slot != NONE {
                total = total + self.slots[link.slot as usize];
            }
            *wrench = total;
            let i = link.v as usize;
            carry = if link.kind == Kind::Revolute {
                self.tau[i] = total.moment.0[2];
                wrench_to_parent(&place.turned(link), link.position(), total)
            } else {
                project(link, total, self.tau);
                let pose = place.pose(link);
                wrench_to_parent(&pose.rotation, pose.position, total)
            };
            if link.armature != 0.0
                && let Some(a) = self.a
            {
                for j in i..i + link.freedoms() {
                    self.tau[j] = T::constant(link.armature).mul_add(a[j], self.tau[j]);
                }
            }
            if link.source != CARRY {
                let slot = &mut self.slots[link.source as usize];
                *slot = *slot + carry;
                carry = Wrench::zero();
            }
        }
    }
}

/// φ 𝔣 for a pose (R, p).
#[inline(always)]
pub(super) fn wrench_to_parent<T: Scalar>(r: &Rotation<T>, p: Vector<T>, w: Wrench<T>) -> Wrench<T> {
    let force = r.apply(w.force);
    Wrench { moment: p.cross_add(force, r.apply(w.moment)), force }
}

/// H 𝔣
#[inline(always)]
pub(super) fn project<T: Scalar>(link: &Link, w: Wrench<T>, tau: &mut [T]) {
    let i = link.v as usize;
    match link.kind {
        Kind::Fixed => {}
        Kind::Revolute => tau[i] = w.moment.0[2],
        Kind::Prismatic => tau[i] = w.force.0[2],
        Kind::Helical => tau[i] = T::constant(link.pitch).mul_add(w.force.0[2], w.moment.0[2]),
        Kind::Spherical => tau[i..i + 3].copy_from_slice(&w.moment.0),
        Kind::Free => {
            tau[i..i + 3].copy_from_slice(&w.moment.0);
            tau[i + 3..i + 6].copy_from_slice(&w.force.0);
        }
    }
}

/// The ground falls upwards instead of the bodies downwards.
#[inline(always)]
pub(super) fn ground<T: Scalar>(gravity: [f64; 3]) -> Motion<T> {
    let [x, y, z] = gravity;
    Motion { linear_rate: Vector([T::constant(-x), T::constant(-y), T::constant(-z)]), ..Motion::still() }
}

/// (1)
#[inline(always)]
fn gradient<T: Scalar>(w: Vector<T>, rate: Vector<T>) -> [Vector<T>; 3] {
    let ([x, y, z], [u, v, t]) = (w.0, rate.0);
    let (xx, yy) = (x * x, y * y);
    [
        Vector([-z.mul_add(z, yy), x.mul_add(y, -t), x.mul_add(z, v)]),
        Vector([x.mul_add(y, t), -z.mul_add(z, xx), y.mul_add(z, -u)]),
        Vector([x.mul_add(z, -v), y.mul_add(z, u), -(xx + yy)]),
    ]
}

/// A x + b
#[inline(always)]
fn affine<T: Scalar>(a: &[Vector<T>; 3], x: Vector<T>, b: Vector<T>) -> Vector<T> {
    let row = |r: Vector<T>, b: T| r.0[0].mul_add(x.0[0], r.0[1].mul_add(x.0[1], r.0[2].mul_add(x.0[2], b)));
    Vector([row(a[0], b.0[0]), row(a[1], b.0[1]), row(a[2], b.0[2])])
}

/// (2), (3) for H = e₃.
#[inline(always)]
fn turning<T: Scalar>(link: &Link, place: &Place<'_, T>, above: &Motion<T>, v: T, a: T) -> Motion<T> {
    let r = place.turned(link);
    let [wx, wy, wz] = r.apply_inverse(above.angular).0;
    let [x, y, z] = r.apply_inverse(above.angular_rate).0;
    let angular = Vector([wx, wy, wz + v]);
    let angular_rate = Vector([wy.mul_add(v, x), (-wx).mul_add(v, y), z + a]);
    let linear_rate = r.apply_inverse(affine(&above.gradient, link.position(), above.linear_rate));
    Motion { angular, angular_rate, linear_rate, gradient: gradient(angular, angular_rate) }
}

/// (2), (3) for every joint.
#[inline(always)]
fn moving<T: Scalar>(
    link: &Link,
    place: &Place<'_, T>,
    above: &Motion<T>,
    v: Option<&[T]>,
    a: Option<&[T]>,
) -> Motion<T> {
    let pose = place.pose(link);
    let r = &pose.rotation;
    let mut angular = r.apply_inverse(above.angular);
    let mut angular_rate = r.apply_inverse(above.angular_rate);
    let mut linear_rate = r.apply_inverse(affine(&above.gradient, pose.position, above.linear_rate));
    if let Some(a) = a {
        let own = joint_twist(link, a);
        angular_rate = angular_rate + own.angular;
        linear_rate = linear_rate + own.linear;
    }
    if let Some(v) = v {
        let own = joint_twist(link, v);
        angular_rate = angular.cross_add(own.angular, angular_rate);
        linear_rate = (angular + angular + own.angular).cross_add(own.linear, linear_rate);
        angular = angular + own.angular;
    }
    Motion { angular, angular_rate, linear_rate, gradient: gradient(angular, angular_rate) }
}

/// (4)
#[inline(always)]
fn newton_euler<T: Scalar>(link: &Link, motion: &Motion<T>) -> Wrench<T> {
    let (a, h, g) = (motion.linear_rate, link.first(), &motion.gradient);
    let force = affine(g, h, a.scale(link.mass()));
    let Symmetric([sxx, syy, szz, sxy, sxz, syz]) = link.spread();
    let columns = [Vector([sxx, sxy, sxz]), Vector([sxy, syy, syz]), Vector([sxz, syz, szz])];
    let turn = [
        g[2].dot(columns[1]) - g[1].dot(columns[2]),
        g[0].dot(columns[2]) - g[2].dot(columns[0]),
        g[1].dot(columns[0]) - g[0].dot(columns[1]),
    ];
    Wrench { moment: h.cross_add(a, Vector(turn)), force }
}
