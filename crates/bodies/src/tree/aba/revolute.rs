//! A revolute joint without armature in the sweeps of the articulated-body algorithm: H = e₃, J = 0.
//!
//! PH* is a column of P, row and column 3 of P' vanish, and (5) of `aba.rs` is that much cheaper; w enters where it is known, in the
//! parent's frame.

use dalembert_scalar::Scalar;

use crate::spatial::{Articulated, Symmetric, Twist, Vector, Wrench};
use crate::tree::link::{GROUND, Link, Place};
use crate::tree::records::{AbaSlot, Bias, Gain};
use crate::tree::turn::{Rest, Turn, Turned};

/// ω, and 𝔞 with w in the parent's frame for its linear part.
#[inline(always)]
pub fn bias<T: Scalar>(link: &Link, place: &Place<'_, T>, above: Vector<T>, v: T) -> Bias<T> {
    if link.source == GROUND {
        let o = T::constant(0.0);
        return Bias { angular: Vector([o, o, v]), rate: Twist::zero() };
    }
    let w = if link.here { Vector::zero() } else { above.cross(above.cross(link.position())) };
    let [x, y, z] = Turn::of(link, place).apply_inverse(link, above).0;
    let turned = Vector([y * v, -(x * v), T::constant(0.0)]);
    Bias { angular: Vector([x, y, z + v]), rate: Twist { angular: turned, linear: w } }
}

/// (6) and (2): q̈ in `a`, and α of the node.
#[inline(always)]
pub fn accelerate<T: Scalar>(
    link: &Link,
    place: &Place<'_, T>,
    bias: &Bias<T>,
    above: Twist<T>,
    found: &Gain<T>,
    a: &mut T,
) -> Twist<T> {
    let turn = Turn::of(link, place);
    let mut linear = above.linear;
    if !link.here {
        linear = above.angular.cross_add(link.position(), linear + bias.rate.linear);
    }
    let [x, y, z] = turn.apply_inverse(link, above.angular).0;
    let [bx, by, _] = bias.rate.angular.0;
    let (x, y) = (x + bx, y + by);
    let linear = turn.apply_inverse(link, linear);
    let Gain { gain: g, ratio } = *found;
    let back = linear.dot(Vector([g[3], g[4], g[5]]));
    *a = ratio - (g[0].mul_add(x, g[1].mul_add(y, z)) + back);
    Twist { angular: Vector([x, y, z + *a]), linear }
}

/// (3): G with D⁻¹u, and D.
#[inline(always)]
pub fn eliminate<T: Scalar>(total: &AbaSlot<T>, tau: &[T], (gains, pivots): (&mut [Gain<T>], &mut [T])) {
    let Symmetric([_, _, pivot, _, axz, ayz]) = total.inertia.angular;
    let [_, _, b] = total.inertia.coupling;
    let one = T::constant(1.0);
    let inverse = one / pivot;
    let gain = [axz * inverse, ayz * inverse, one, b[0] * inverse, b[1] * inverse, b[2] * inverse];
    gains[0] = Gain { gain, ratio: (tau[0] - total.bias.moment.0[2]) * inverse };
    pivots[0] = pivot;
}

/// (4) and (5): what the parent gets, in place of what the node has.
#[inline(always)]
pub fn hand_over<T: Scalar>(
    link: &Link,
    place: &Place<'_, T>,
    total: &mut AbaSlot<T>,
    bias: &Bias<T>,
    tau: T,
    found: &Gain<T>,
) {
    let Symmetric([axx, ayy, _, axy, axz, ayz]) = total.inertia.angular;
    let [b0, b1, b2] = total.inertia.coupling;
    let Symmetric([cxx, cyy, czz, cxy, cxz, cyz]) = total.inertia.linear;
    let [gx, gy, _, fx, fy, fz] = found.gain;
    let u = tau - total.bias.moment.0[2];
    // (4)
    let (axx, axy, ayy) = (less(axx, gx, axz), less(axy, gx, ayz), less(ayy, gy, ayz));
    let b0 = Vector([less(b0[0], gx, b2[0]), less(b0[1], gx, b2[1]), less(b0[2], gx, b2[2])]);
    let b1 = Vector([less(b1[0], gy, b2[0]), less(b1[1], gy, b2[1]), less(b1[2], gy, b2[2])]);
    let linear = Symmetric([
        less(cxx, fx, b2[0]),
        less(cyy, fy, b2[1]),
        less(czz, fz, b2[2]),
        less(cxy, fx, b2[1]),
        less(cxz, fx, b2[2]),
        less(cyz, fy, b2[2]),
    ]);
    let [nx, ny, _] = total.bias.moment.0;
    let [wx, wy, _] = bias.rate.angular.0;
    let moment = Vector([
        axx.mul_add(wx, axy.mul_add(wy, gx.mul_add(u, nx))),
        axy.mul_add(wx, ayy.mul_add(wy, gy.mul_add(u, ny))),
        tau,
    ]);
    let force = b0.scale_add(wx, b1.scale_add(wy, Vector([fx, fy, fz]).scale_add(u, total.bias.force)));
    // (5): turn, then shift
    let turn = Turn::of(link, place);
    let rest = Rest { angular: [axx, ayy, axy], coupling: [b0, b1], linear };
    let Turned { angular, coupling, linear } = turn.inertia(link, &rest);
    let (force, moment) = (turn.apply(link, force), turn.apply(link, moment));
    if link.here {
        total.inertia = Articulated { angular, coupling: [coupling[0].0, coupling[1].0, coupling[2].0], linear };
        total.bias = Wrench { moment, force };
        return;
    }
    let (p, w) = (link.position(), bias.rate.linear);
    let force = force + linear.apply(w);
    let across = Vector([coupling[0].dot(w), coupling[1].dot(w), coupling[2].dot(w)]);
    let moment = p.cross_add(force, moment + across);
    total.inertia = Articulated::shifted(angular, coupling, linear, p);
    total.bias = Wrench { moment, force };
}

/// a − g u. A function and no closure, which compilers may leave out of line, without the instructions of the processor at hand.
#[inline(always)]
pub fn less<T: Scalar>(a: T, g: T, u: T) -> T {
    (-g).mul_add(u, a)
}
