//! Mass matrix: the composite-rigid-body algorithm in one common frame.
//!
//! ```text
//! S_c           column c of φ*H*: the twist of velocity c, in the common frame        6
//! M^C_k         inertia of the subtree of node k, same frame                          10 numbers
//! F_d = M^C_k S_d       momentum of the subtree as velocity d of node k moves it      (1)
//! 𝓜_cd = S_c · F_d      where the node of c is d's or an ancestor of it, else 0       (2)
//! ```
//! 𝓜 = HφMφ*H* [J §8]; composite inertias are Walker and Orin's (1982). In a common frame inertias just add, and (2)
//! for one c is six vectors over the subtree of c, contiguous in a depth-first numbering. The common frame is that of
//! the root node: near the bodies wherever the tree stands, and a free root's columns are those of the identity.
//! Cost: O(n·depth).

use dalembert_expr::Scalar;

use super::dispatch::{self, Kernel, numbers, numbers_mut, records_mut};
use super::fused::Fused;
use super::link::{Kind, Link, Place};
use super::{Tree, Workspace};
use crate::spatial::{Inertia, Pose, Twist, Vector};

/// Mass matrix 𝓜(q), nv × nv, column by column, both triangles; armatures on the diagonal.
///
/// Entries of velocities of which neither moves the other are not written: `mass` must hold zeros there, as a new
/// zero matrix does and as one call leaves it for the next.
pub fn crba<T: Scalar>(tree: &Tree, ws: &mut Workspace<T>, q: &[T], mass: &mut [T]) {
    tree.check_q(q);
    tree.check_square(mass);
    dispatch::run(Crba {
        tree,
        q,
        sine: &mut ws.sine,
        cosine: &mut ws.cosine,
        poses: &mut ws.poses,
        composites: &mut ws.composites,
        subspace: &mut ws.subspace,
        momenta: &mut ws.momenta,
        mass,
    });
}

struct Crba<'a, T> {
    tree: &'a Tree,
    q: &'a [T],
    sine: &'a mut [T],
    cosine: &'a mut [T],
    poses: &'a mut [Pose<T>],
    composites: &'a mut [Inertia<T>],
    subspace: &'a mut [T],
    momenta: &'a mut [T],
    mass: &'a mut [T],
}

impl<'a, T: Scalar> Kernel for Crba<'a, T> {
    type Output = ();
    type Fused = Crba<'a, Fused<T>>;

    #[inline(always)]
    fn fused(self) -> Self::Fused {
        Crba {
            tree: self.tree,
            q: numbers(self.q),
            sine: numbers_mut(self.sine),
            cosine: numbers_mut(self.cosine),
            poses: records_mut(self.poses),
            composites: records_mut(self.composites),
            subspace: numbers_mut(self.subspace),
            momenta: numbers_mut(self.momenta),
            mass: numbers_mut(self.mass),
        }
    }

    #[inline(always)]
    fn run(mut self) {
        T::sin_cos_each(self.q, self.sine, self.cosine);
        self.base_to_tip();
        self.tip_to_base();
        if self.tree.depth_first {
            self.subtree_products();
        } else {
            self.ancestor_products();
        }
    }
}

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

impl<T: Scalar> Crba<'_, T> {
    /// Poses in the root's frame, S, and each body's own inertia there.
    #[inline(always)]
    fn base_to_tip(&mut self) {
        let place = Place { q: self.q, sine: self.sine, cosine: self.cosine };
        let nv = self.tree.nv();
        let mut subspace = rows_mut(self.subspace, nv);
        for (k, (link, &parent)) in self.tree.links.iter().zip(&self.tree.parents).enumerate() {
            let own = Inertia { mass: link.mass(), first: link.first(), second: link.second() };
            if parent == 0 {
                self.poses[k] = Pose::identity();
                self.composites[k] = own;
            } else {
                let pose = self.poses[parent as usize - 1].compose(&place.pose(link));
                self.composites[k] = own.to_parent(&pose);
                self.poses[k] = pose;
            }
            let first = link.v as usize;
            if link.kind == Kind::Revolute {
                set_column(&mut subspace, first, joint_column(link, 0, &self.poses[k]).to_array());
            } else {
                for j in 0..link.freedoms() {
                    set_column(&mut subspace, first + j, joint_column(link, j, &self.poses[k]).to_array());
                }
            }
        }
    }

    /// Inertias of subtrees, and F of (1).
    #[inline(always)]
    fn tip_to_base(&mut self) {
        let nv = self.tree.nv();
        let subspace = rows(self.subspace, nv);
        let mut momenta = rows_mut(self.momenta, nv);
        for (k, (link, &parent)) in self.tree.links.iter().zip(&self.tree.parents).enumerate().rev() {
            let composite = self.composites[k];
            if parent != 0 {
                let above = &mut self.composites[parent as usize - 1];
                *above = *above + composite;
            }
            let first = link.v as usize;
            for d in first..first + link.freedoms() {
                let momentum = composite.momentum(Twist::from_array(column(&subspace, d)));
                set_column(&mut momenta, d, momentum.to_array());
            }
        }
    }

    /// (2), one column of the lower triangle after the other, and its mirror image.
    #[inline(always)]
    fn subtree_products(&mut self) {
        let nv = self.tree.nv();
        let subspace = rows(self.subspace, nv);
        let momenta = rows(self.momenta, nv);
        for (link, &end) in self.tree.links.iter().zip(&self.tree.ends) {
            let end = end as usize;
            for c in link.v as usize..link.v as usize + link.freedoms() {
                let s = column(&subspace, c);
                let out = &mut self.mass[c * nv + c..c * nv + end];
                products(&s, &momenta, c, out);
                out[0] = out[0] + T::constant(link.armature);
                mirror(self.mass, nv, c, end);
            }
        }
    }

    /// (2) for any numbering: from each velocity up to the root.
    #[inline(always)]
    fn ancestor_products(&mut self) {
        let nv = self.tree.nv();
        let subspace = rows(self.subspace, nv);
        let momenta = rows(self.momenta, nv);
        for (k, link) in self.tree.links.iter().enumerate() {
            for d in link.v as usize..link.v as usize + link.freedoms() {
                let f = column(&momenta, d);
                let (mut node, mut last) = (k, d + 1);
                loop {
                    for c in self.tree.links[node].v as usize..last {
                        let entry = dot6(&column(&subspace, c), &f);
                        self.mass[c * nv + d] = entry;
                        self.mass[d * nv + c] = entry;
                    }
                    match self.tree.parents[node] {
                        0 => break,
                        parent => node = parent as usize - 1,
                    }
                    last = self.tree.links[node].v as usize + self.tree.links[node].freedoms();
                }
                self.mass[d * nv + d] = self.mass[d * nv + d] + T::constant(link.armature);
            }
        }
    }
}

/// out_d = s · F_{first + d}
#[inline(always)]
fn products<T: Scalar>(s: &[T; 6], rows: &[&[T]; 6], first: usize, out: &mut [T]) {
    let n = out.len();
    let cut = |i: usize| &rows[i][first..first + n];
    let (r0, r1, r2, r3, r4, r5) = (cut(0), cut(1), cut(2), cut(3), cut(4), cut(5));
    for d in 0..n {
        out[d] = dot6(s, &[r0[d], r1[d], r2[d], r3[d], r4[d], r5[d]]);
    }
}

/// Row c becomes column c.
#[inline(always)]
fn mirror<T: Scalar>(mass: &mut [T], nv: usize, c: usize, end: usize) {
    for d in c + 1..end {
        mass[d * nv + c] = mass[c * nv + d];
    }
}
