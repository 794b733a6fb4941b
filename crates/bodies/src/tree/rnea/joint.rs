//! One joint and its body in the sweeps of inverse dynamics; equations as in `rnea.rs`.

use dalembert_scalar::Scalar;

use crate::spatial::{Rotation, Symmetric, Vector, Wrench};
use crate::tree::link::{Kind, Link, Place, joint_twist};
use crate::tree::records::Motion;
use crate::tree::turn::Turn;

/// φ 𝔣 for a pose (R, p).
#[inline(always)]
pub(in crate::tree) fn wrench_to_parent<T: Scalar>(r: &Rotation<T>, p: Vector<T>, w: Wrench<T>) -> Wrench<T> {
    let force = r.apply(w.force);
    Wrench { moment: p.cross_add(force, r.apply(w.moment)), force }
}

/// The same of a revolute node.
#[inline(always)]
pub fn turned_to_parent<T: Scalar>(link: &Link, place: &Place<'_, T>, w: Wrench<T>) -> Wrench<T> {
    let turn = Turn::of(link, place);
    let (force, moment) = (turn.apply(link, w.force), turn.apply(link, w.moment));
    if link.here {
        Wrench { moment, force }
    } else {
        Wrench { moment: link.position().cross_add(force, moment), force }
    }
}

/// H 𝔣
#[inline(always)]
pub(in crate::tree) fn project<T: Scalar>(link: &Link, w: Wrench<T>, tau: &mut [T]) {
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
pub(in crate::tree) fn ground<T: Scalar>(gravity: [f64; 3]) -> Motion<T> {
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
    #[inline(always)]
    fn row<T: Scalar>(r: Vector<T>, x: Vector<T>, b: T) -> T {
        r.0[0].mul_add(x.0[0], r.0[1].mul_add(x.0[1], r.0[2].mul_add(x.0[2], b)))
    }
    Vector([row(a[0], x, b.0[0]), row(a[1], x, b.0[1]), row(a[2], x, b.0[2])])
}

/// (2), (3) for H = e₃.
#[inline(always)]
pub fn turning<T: Scalar>(link: &Link, place: &Place<'_, T>, above: &Motion<T>, v: T, a: T) -> Motion<T> {
    let turn = Turn::of(link, place);
    let [wx, wy, wz] = turn.apply_inverse(link, above.angular).0;
    let [x, y, z] = turn.apply_inverse(link, above.angular_rate).0;
    let angular = Vector([wx, wy, wz + v]);
    let angular_rate = Vector([wy.mul_add(v, x), (-wx).mul_add(v, y), z + a]);
    let moved = if link.here { above.linear_rate } else { affine(&above.gradient, link.position(), above.linear_rate) };
    let linear_rate = turn.apply_inverse(link, moved);
    Motion { angular, angular_rate, linear_rate, gradient: gradient(angular, angular_rate) }
}

/// (2), (3) for every joint.
#[inline(always)]
pub fn moving<T: Scalar>(
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
pub fn newton_euler<T: Scalar>(link: &Link, motion: &Motion<T>) -> Wrench<T> {
    let (a, h, g) = (motion.linear_rate, link.first(), &motion.gradient);
    let force = affine(g, h, a.scale(link.mass()));
    let Symmetric([sxx, syy, szz, sxy, sxz, syz]) = link.spread();
    let columns = [Vector([sxx, sxy, sxz]), Vector([sxy, syy, syz]), Vector([sxz, syz, szz])];
    let turn = Vector([
        less_dot(g[1], columns[2], g[2].dot(columns[1])),
        less_dot(g[2], columns[0], g[0].dot(columns[2])),
        less_dot(g[0], columns[1], g[1].dot(columns[0])),
    ]);
    Wrench { moment: h.cross_add(a, turn), force }
}

/// b − a x
#[inline(always)]
fn less_dot<T: Scalar>(a: Vector<T>, x: Vector<T>, b: T) -> T {
    (-a.0[0]).mul_add(x.0[0], (-a.0[1]).mul_add(x.0[1], (-a.0[2]).mul_add(x.0[2], b)))
}
