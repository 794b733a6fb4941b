//! One joint of any kind in the sweeps of the articulated-body algorithm; equations as in `aba.rs`.

use dalembert_scalar::Scalar;

use crate::spatial::{Articulated, Inertia, Twist, Vector, Wrench};
use crate::tree::common::dot6;
use crate::tree::link::{Kind, Link, Place, joint_twist};
use crate::tree::records::{AbaSlot, Bias, Gain};
use crate::tree::rnea::wrench_to_parent;

/// Where the Riccati sweep leaves what it finds of a joint's velocities.
pub struct Found<'a, T> {
    pub gains: &'a mut [Gain<T>],
    pub pivots: &'a mut [T],
}

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

/// (3) to (5): what the parent gets.
#[inline(always)]
pub fn hand_over<T: Scalar>(
    link: &Link,
    place: &Place<'_, T>,
    mut total: AbaSlot<T>,
    bias: &Bias<T>,
    tau: &[T],
    found: Found<'_, T>,
) -> AbaSlot<T> {
    for j in (0..link.freedoms()).rev() {
        let (gain, pivot) = eliminate(link, j, &mut total.inertia);
        let u = tau[j] - along(link, j, &total.bias.to_array());
        total.bias = total.bias + Wrench::from_array(gain).scale(u);
        found.gains[j] = Gain { gain, ratio: u / pivot };
        found.pivots[j] = pivot;
    }
    let shift = total.inertia.apply(bias.rate);
    let pose = place.pose(link);
    let bias = wrench_to_parent(&pose.rotation, pose.position, total.bias + shift);
    AbaSlot { inertia: total.inertia.to_parent(&pose), bias }
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

/// [ω × Iω; ω × (ω × h)]
#[inline(always)]
pub fn own_bias<T: Scalar>(link: &Link, w: Vector<T>) -> Wrench<T> {
    let turned = link.spread().apply(w);
    Wrench { moment: turned.cross(w), force: w.cross(w.cross(link.first())) }
}
