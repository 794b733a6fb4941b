//! A prismatic joint without armature in the sweeps of the articulated-body algorithm: H = e₆, J = 0.
//!
//! PH* is a column of P, row and column 6 of P' vanish, and so does the angular part of 𝔞; (5) of `aba.rs` is that much cheaper.

use dalembert_scalar::Scalar;

use super::revolute::less;
use crate::spatial::{Articulated, Symmetric, Vector};
use crate::tree::link::{Link, Place};
use crate::tree::records::{AbaSlot, Bias, Gain};
use crate::tree::rnea::wrench_to_parent;
use crate::tree::turn::{in_plane, outer};

/// (3) and (4): G with D⁻¹u, and D. What vanishes in row and column 6 is left as it was.
#[inline(always)]
pub fn eliminate<T: Scalar>(total: &mut AbaSlot<T>, tau: T) -> (Gain<T>, T) {
    let p = &mut total.inertia;
    let Symmetric([axx, ayy, azz, axy, axz, ayz]) = p.angular;
    let [b0, b1, b2] = p.coupling;
    let Symmetric([cxx, cyy, pivot, cxy, cxz, cyz]) = p.linear;
    let one = T::constant(1.0);
    let inverse = one / pivot;
    let (gx, gy, gz) = (b0[2] * inverse, b1[2] * inverse, b2[2] * inverse);
    let (fx, fy) = (cxz * inverse, cyz * inverse);
    p.angular = Symmetric([
        less(axx, gx, b0[2]),
        less(ayy, gy, b1[2]),
        less(azz, gz, b2[2]),
        less(axy, gx, b1[2]),
        less(axz, gx, b2[2]),
        less(ayz, gy, b2[2]),
    ]);
    p.coupling = [
        [less(b0[0], gx, cxz), less(b0[1], gx, cyz), b0[2]],
        [less(b1[0], gy, cxz), less(b1[1], gy, cyz), b1[2]],
        [less(b2[0], gz, cxz), less(b2[1], gz, cyz), b2[2]],
    ];
    p.linear = Symmetric([less(cxx, fx, cxz), less(cyy, fy, cyz), pivot, less(cxy, fx, cyz), cxz, cyz]);
    let bias = &mut total.bias;
    let [x, y, z] = bias.force.0;
    let u = tau - z;
    bias.moment = Vector([gx, gy, gz]).scale_add(u, bias.moment);
    bias.force = Vector([fx.mul_add(u, x), fy.mul_add(u, y), tau]);
    (Gain { gain: [gx, gy, gz, fx, fy, one], ratio: u * inverse }, pivot)
}

/// (5) of what [`eliminate`] has left: what the parent gets, in its place.
#[inline(always)]
pub fn hand_over<T: Scalar>(link: &Link, place: &Place<'_, T>, rest: &mut AbaSlot<T>, bias: &Bias<T>) {
    let [[b0, b1, _], [b3, b4, _], [b6, b7, _]] = rest.inertia.coupling;
    let (first, second) = (Vector([b0, b3, b6]), Vector([b1, b4, b7]));
    let Symmetric([cxx, cyy, _, cxy, ..]) = rest.inertia.linear;
    let [x, y, _] = bias.rate.linear.0;
    let mut wrench = rest.bias;
    wrench.moment = first.scale_add(x, second.scale_add(y, wrench.moment));
    let [fx, fy, fz] = wrench.force.0;
    wrench.force = Vector([cxx.mul_add(x, cxy.mul_add(y, fx)), cxy.mul_add(x, cyy.mul_add(y, fy)), fz]);
    let pose = place.pose(link);
    let r = &pose.rotation;
    let [Vector([b0, b3, b6]), Vector([b1, b4, b7]), Vector([b2, b5, b8])] = outer(r.apply(first), r.apply(second), r);
    let coupling = [Vector([b0, b1, b2]), Vector([b3, b4, b5]), Vector([b6, b7, b8])];
    let (angular, linear) = (rest.inertia.angular.rotated(r), in_plane([cxx, cyy, cxy], r));
    rest.inertia = Articulated::shifted(angular, coupling, linear, pose.position);
    rest.bias = wrench_to_parent(r, pose.position, wrench);
}
