//! What the matrix algorithms share: a common frame, and products over runs of velocities.
//!
//! Matrices over velocities need spatial vectors of different nodes in one frame. The common frame is that of the root
//! node: near the bodies wherever the tree stands, and a free root's columns are those of the identity. Six-row
//! matrices are stored row by row, so that what one velocity does to a run of others is vectors' work.

use dalembert_scalar::Scalar;

use super::Tree;
use super::link::{Kind, Link, Place};
use crate::spatial::{Inertia, Pose, Twist, Vector};

/// The six rows of a 6 × nv matrix.
#[inline(always)]
pub(super) fn rows<T>(x: &[T], nv: usize) -> [&[T]; 6] {
    let (a, x) = x.split_at(nv);
    let (b, x) = x.split_at(nv);
    let (c, x) = x.split_at(nv);
    let (d, x) = x.split_at(nv);
    let (e, x) = x.split_at(nv);
    [a, b, c, d, e, &x[..nv]]
}

/// The six rows of a 6 × nv matrix.
#[inline(always)]
pub(super) fn rows_mut<T>(x: &mut [T], nv: usize) -> [&mut [T]; 6] {
    let (a, x) = x.split_at_mut(nv);
    let (b, x) = x.split_at_mut(nv);
    let (c, x) = x.split_at_mut(nv);
    let (d, x) = x.split_at_mut(nv);
    let (e, x) = x.split_at_mut(nv);
    [a, b, c, d, e, &mut x[..nv]]
}

#[inline(always)]
pub(super) fn column<T: Scalar>(rows: &[&[T]; 6], j: usize) -> [T; 6] {
    [rows[0][j], rows[1][j], rows[2][j], rows[3][j], rows[4][j], rows[5][j]]
}

#[inline(always)]
pub(super) fn set_column<T: Scalar>(rows: &mut [&mut [T]; 6], j: usize, x: [T; 6]) {
    rows[0][j] = x[0];
    rows[1][j] = x[1];
    rows[2][j] = x[2];
    rows[3][j] = x[3];
    rows[4][j] = x[4];
    rows[5][j] = x[5];
}

/// Column j of H* of a node at `pose` in the common frame: the twist, there, of unit velocity j of its joint.
#[inline(always)]
pub(super) fn joint_column<T: Scalar>(link: &Link, j: usize, pose: &Pose<T>) -> Twist<T> {
    let turn = |axis: Vector<T>| Twist { angular: axis, linear: pose.position.cross(axis) };
    let axis = |j: usize| pose.rotation.column(j);
    match link.kind {
        Kind::Revolute => turn(axis(2)),
        Kind::Prismatic | Kind::Fixed => Twist { angular: Vector::zero(), linear: axis(2) },
        Kind::Helical => {
            let t = turn(axis(2));
            Twist { angular: t.angular, linear: t.angular.scale_add(T::constant(link.pitch), t.linear) }
        }
        Kind::Spherical => turn(axis(j)),
        Kind::Free if j < 3 => turn(axis(j)),
        Kind::Free => Twist { angular: Vector::zero(), linear: axis(j - 3) },
    }
}

/// a · b
#[inline(always)]
pub(super) fn dot6<T: Scalar>(a: &[T; 6], b: &[T; 6]) -> T {
    let front = a[0].mul_add(b[0], a[1].mul_add(b[1], a[2] * b[2]));
    a[3].mul_add(b[3], a[4].mul_add(b[4], a[5].mul_add(b[5], front)))
}

/// Pose of node k in the frame of its root, and there the columns S = φ*H* of its velocities; parents first.
#[inline(always)]
pub(super) fn common_pose<T: Scalar>(
    tree: &Tree,
    place: &Place<'_, T>,
    poses: &mut [Pose<T>],
    subspace: &mut [&mut [T]; 6],
    k: usize,
) -> Pose<T> {
    let (link, parent) = (&tree.links[k], tree.parents[k] as usize);
    let pose = if parent == 0 { Pose::identity() } else { poses[parent - 1].compose(&place.pose(link)) };
    poses[k] = pose;
    let first = link.v as usize;
    if link.kind == Kind::Revolute {
        set_column(subspace, first, joint_column(link, 0, &pose).to_array());
    } else {
        for j in 0..link.freedoms() {
            set_column(subspace, first + j, joint_column(link, j, &pose).to_array());
        }
    }
    pose
}

/// A body's own inertia in the frame that the pose leads to.
#[inline(always)]
pub(super) fn moved_inertia<T: Scalar>(link: &Link, pose: &Pose<T>) -> Inertia<T> {
    let own = Inertia { mass: link.mass(), first: link.first(), second: link.second() };
    own.to_parent(pose)
}

/// out_j = Σ_i x_i rows_ij for j in from..to.
#[inline(always)]
pub(super) fn products<T: Scalar>(x: &[T; 6], rows: &[&[T]; 6], from: usize, to: usize, out: &mut [T]) {
    let out = &mut out[from..to];
    let cut = |i: usize| &rows[i][from..to];
    let (a, b, c, d, e, f) = (cut(0), cut(1), cut(2), cut(3), cut(4), cut(5));
    for j in 0..to - from {
        out[j] = dot6(x, &[a[j], b[j], c[j], d[j], e[j], f[j]]);
    }
}

/// out_j = Σ_i x_i front_ij + Σ_i y_i back_ij for j in from..to.
#[inline(always)]
pub(super) fn products_with<T: Scalar>(
    (x, y): &([T; 3], [T; 6]),
    front: &[&[T]; 6],
    back: &[&[T]; 6],
    from: usize,
    to: usize,
    out: &mut [T],
) {
    products(y, back, from, to, out);
    // A loop of its own: with nine rows the compiler gives up telling them from what is written.
    let out = &mut out[from..to];
    let (a, b, c) = (&front[0][from..to], &front[1][from..to], &front[2][from..to]);
    for (j, entry) in out.iter_mut().enumerate() {
        *entry = x[0].mul_add(a[j], x[1].mul_add(b[j], x[2].mul_add(c[j], *entry)));
    }
}
