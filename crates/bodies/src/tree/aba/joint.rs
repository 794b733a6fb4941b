//! One joint of any kind in the sweeps of the articulated-body algorithm; equations as in `aba.rs`.

use dalembert_scalar::Scalar;

use super::prismatic;
use crate::spatial::{Articulated, Inertia, Symmetric, Twist, Vector, Wrench};
use crate::tree::common::dot6;
use crate::tree::link::{Kind, Link, Place, joint_twist};
use crate::tree::records::{AbaSlot, Bias, Gain};
use crate::tree::rnea::wrench_to_parent;

/// ω and 𝔞 of a node with any joint.
#[inline(always)]
pub fn bias<T: Scalar>(link: &Link, place: &Place<'_, T>, above: Vector<T>, v: &[T]) -> Bias<T> {
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

/// (3) and (4) for all velocities, one after the other: of each G with D⁻¹u, and D.
#[inline(always)]
pub fn eliminate_all<T: Scalar>(
    link: &Link,
    total: &mut AbaSlot<T>,
    tau: &[T],
    (gains, pivots): (&mut [Gain<T>], &mut [T]),
) {
    if link.is_plain_prismatic() {
        (gains[0], pivots[0]) = prismatic::eliminate(total, tau[0]);
        return;
    }
    for j in (0..link.freedoms()).rev() {
        let (gain, pivot) = eliminate(link, j, &mut total.inertia);
        let u = tau[j] - along(link, j, &total.bias.to_array());
        total.bias = total.bias + Wrench::from_array(gain).scale(u);
        gains[j] = Gain { gain, ratio: u / pivot };
        pivots[j] = pivot;
    }
}

/// (5): what the parent gets, in place of what is left.
#[inline(always)]
pub fn hand_over<T: Scalar>(link: &Link, place: &Place<'_, T>, rest: &mut AbaSlot<T>, bias: &Bias<T>) {
    if link.is_plain_prismatic() {
        return prismatic::hand_over(link, place, rest, bias);
    }
    let shift = rest.inertia.apply(bias.rate);
    let pose = place.pose(link);
    rest.bias = wrench_to_parent(&pose.rotation, pose.position, rest.bias + shift);
    rest.inertia = rest.inertia.to_parent(&pose);
}

/// (6) and (2): q̈ of its velocities in `a`, and α of the node.
#[inline(always)]
pub fn accelerate<T: Scalar>(
    link: &Link,
    place: &Place<'_, T>,
    bias: &Bias<T>,
    above: Twist<T>,
    gains: &[Gain<T>],
    a: &mut [T],
) -> Twist<T> {
    let mut rate = place.pose(link).twist_to_child(above) + bias.rate;
    for j in 0..link.freedoms() {
        let Gain { gain, ratio } = gains[j];
        a[j] = ratio - dot6(&gain, &rate.to_array());
        rate = add_along(link, j, rate, a[j]);
    }
    rate
}

/// H x of velocity j.
#[inline(always)]
pub fn along<T: Scalar>(link: &Link, j: usize, x: &[T; 6]) -> T {
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

/// P H* of velocity j.
#[inline(always)]
pub fn column<T: Scalar>(link: &Link, j: usize, p: &Articulated<T>) -> [T; 6] {
    match link.kind {
        Kind::Revolute | Kind::Fixed => p.column(2),
        Kind::Prismatic => p.column(5),
        Kind::Helical => {
            let (turn, shift, pitch) = (p.column(2), p.column(5), T::constant(link.pitch));
            let mut all = turn;
            for (entry, shift) in all.iter_mut().zip(shift) {
                *entry = shift.mul_add(pitch, *entry);
            }
            all
        }
        Kind::Spherical | Kind::Free => p.column(j),
    }
}

/// P ← P' for velocity j; G and D. (3), (4)
#[inline(always)]
pub fn eliminate<T: Scalar>(link: &Link, j: usize, p: &mut Articulated<T>) -> ([T; 6], T) {
    let u = column(link, j, p);
    let pivot = along(link, j, &u) + T::constant(link.armature);
    let inverse = T::constant(1.0) / pivot;
    let mut g = u;
    for entry in &mut g {
        *entry = *entry * inverse;
    }
    p.subtract_outer(&g, &u);
    (g, pivot)
}

#[inline(always)]
pub fn own_inertia<T: Scalar>(link: &Link) -> Articulated<T> {
    Inertia { mass: link.mass(), first: link.first(), second: link.second() }.into()
}

/// Adds the body's own M and [ω × Iω; ω × (ω × h)]; nothing is added where M is zero whatever the body.
#[inline(always)]
pub fn add_own<T: Scalar>(link: &Link, w: Vector<T>, total: &mut AbaSlot<T>) {
    let (mass, first) = (link.mass::<T>(), link.first::<T>());
    let [x, y, z] = first.0;
    let p = &mut total.inertia;
    p.angular = p.angular + link.second();
    let [[b00, b01, b02], [b10, b11, b12], [b20, b21, b22]] = p.coupling;
    p.coupling = [[b00, b01 - z, b02 + y], [b10 + z, b11, b12 - x], [b20 - y, b21 + x, b22]];
    let Symmetric([cxx, cyy, czz, cxy, cxz, cyz]) = p.linear;
    p.linear = Symmetric([cxx + mass, cyy + mass, czz + mass, cxy, cxz, cyz]);
    let Wrench { moment, force } = total.bias;
    total.bias =
        Wrench { moment: link.spread().apply(w).cross_add(w, moment), force: w.cross_add(w.cross(first), force) };
}
