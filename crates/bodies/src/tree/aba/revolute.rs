//! A revolute joint without armature in the sweeps of the articulated-body algorithm: H = e₃, J = 0.
//!
//! PH* is a column of P, row and column 3 of P' vanish, and (5) of `aba.rs` is that much cheaper; w enters where it is known, in the
//! parent's frame.

use dalembert_scalar::Scalar;

use crate::spatial::{Articulated, Rotation, Symmetric, Twist, Vector, Wrench};
use crate::tree::link::{Link, Place};
use crate::tree::records::{AbaSlot, Bias, Gain};

/// ω, and 𝔞 with w in the parent's frame for its linear part.
#[inline(always)]
pub fn bias<T: Scalar>(link: &Link, place: &Place<'_, T>, above: Vector<T>, v: T) -> Bias<T> {
    let w = above.cross(above.cross(link.position()));
    let [x, y, z] = place.turned(link).apply_inverse(above).0;
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
    let r = place.turned(link);
    let linear = above.angular.cross_add(link.position(), above.linear + bias.rate.linear);
    let [x, y, z] = r.apply_inverse(above.angular).0;
    let [bx, by, _] = bias.rate.angular.0;
    let (x, y) = (x + bx, y + by);
    let linear = r.apply_inverse(linear);
    let Gain { gain: g, ratio } = *found;
    let back = linear.dot(Vector([g[3], g[4], g[5]]));
    *a = ratio - (g[0].mul_add(x, g[1].mul_add(y, z)) + back);
    Twist { angular: Vector([x, y, z + *a]), linear }
}

/// (3) to (5): what the parent gets, G with D⁻¹u, and D.
#[inline(always)]
pub fn hand_over<T: Scalar>(
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
    let coupling = [plane(t0, t1, r0), plane(t0, t1, r1), plane(t0, t1, r2)];
    let (a0, a1) = ((axx, axy), (axy, ayy));
    let (h0, h1, h2) = (half(a0, a1, r0), half(a0, a1, r1), half(a0, a1, r2));
    let angular = Symmetric([dot(h0, r0), dot(h1, r1), dot(h2, r2), dot(h0, r1), dot(h0, r2), dot(h1, r2)]);
    let (p, w) = (link.position(), bias.rate.linear);
    let force = r.apply(force) + linear.apply(w);
    let across = Vector([coupling[0].dot(w), coupling[1].dot(w), coupling[2].dot(w)]);
    let moment = p.cross_add(force, r.apply(moment) + across);
    let inertia = Articulated::shifted(angular, coupling, linear, p);
    let gain = Gain { gain: [gx, gy, one, g.0[0], g.0[1], g.0[2]], ratio: u * inverse };
    (AbaSlot { inertia, bias: Wrench { moment, force } }, gain, pivot)
}

// What follows are functions and no closures, which compilers may leave out of line, without the instructions of the processor at hand.

/// a − g u
#[inline(always)]
fn less<T: Scalar>(a: T, g: T, u: T) -> T {
    (-g).mul_add(u, a)
}

/// x row₀ + y row₁
#[inline(always)]
fn plane<T: Scalar>(x: Vector<T>, y: Vector<T>, row: [T; 3]) -> Vector<T> {
    x.scale_add(row[0], y.scale(row[1]))
}

/// The product of rows a₀, a₁ of two numbers with those of `row`.
#[inline(always)]
fn half<T: Scalar>(a0: (T, T), a1: (T, T), row: [T; 3]) -> (T, T) {
    (dot(a0, row), dot(a1, row))
}

/// h₀ row₀ + h₁ row₁
#[inline(always)]
fn dot<T: Scalar>(h: (T, T), row: [T; 3]) -> T {
    h.0.mul_add(row[0], h.1 * row[1])
}
