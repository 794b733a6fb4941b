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

use super::dispatch::{self, Kernel, blocks_mut, numbers, numbers_mut};
use super::fused::Fused;
use super::link::{Kind, Link, Place};
use super::wide::{
    ColumnBlock, InertiaBlock, PoseBlock, dot6, get, inertia, inertias_to_parent, pose, pose_numbers, products, set,
};
use super::{Tree, Workspace};
use crate::spatial::{Pose, Twist, Vector};

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
    poses: &'a mut [PoseBlock<T>],
    composites: &'a mut [InertiaBlock<T>],
    subspace: &'a mut [ColumnBlock<T>],
    momenta: &'a mut [ColumnBlock<T>],
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
            poses: blocks_mut(self.poses),
            composites: blocks_mut(self.composites),
            subspace: blocks_mut(self.subspace),
            momenta: blocks_mut(self.momenta),
            mass: numbers_mut(self.mass),
        }
    }

    #[inline(always)]
    fn run(mut self) {
        T::sin_cos_each(self.q, self.sine, self.cosine);
        let place = Place { q: self.q, sine: self.sine, cosine: self.cosine };
        common_poses(self.tree, &place, self.poses, self.subspace);
        inertias_to_parent(&self.tree.inertias, self.poses, self.composites);
        self.tip_to_base();
        match (self.tree.depth_first, self.tree.nv() > SHORT) {
            (true, true) => self.subtree_products(),
            (true, false) => self.short_products(),
            (false, _) => self.ancestor_products(),
        }
    }
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

/// Up to this many velocities, loops over runs do not pay.
const SHORT: usize = 24;

/// Poses of all nodes in the frame of their root, and S there.
#[inline(always)]
pub(super) fn common_poses<T: Scalar>(
    tree: &Tree,
    place: &Place<'_, T>,
    poses: &mut [PoseBlock<T>],
    subspace: &mut [ColumnBlock<T>],
) {
    let mut at = Pose::identity();
    for (k, (link, &parent)) in tree.links.iter().zip(&tree.parents).enumerate() {
        if parent == 0 {
            at = Pose::identity();
        } else {
            if parent as usize != k {
                at = pose(get(poses, parent as usize - 1));
            }
            at = at.compose(&place.pose(link));
        }
        set(poses, k, pose_numbers(&at));
        let first = link.v as usize;
        if link.kind == Kind::Revolute {
            set(subspace, first, joint_column(link, 0, &at).to_array());
        } else {
            for j in 0..link.freedoms() {
                set(subspace, first + j, joint_column(link, j, &at).to_array());
            }
        }
    }
}

#[inline(always)]
fn sum<T: Scalar>(a: [T; 10], b: [T; 10]) -> [T; 10] {
    let mut c = a;
    for i in 0..10 {
        c[i] = a[i] + b[i];
    }
    c
}

impl<T: Scalar> Crba<'_, T> {
    /// Inertias of subtrees, and F of (1).
    #[inline(always)]
    fn tip_to_base(&mut self) {
        let mut carry = [T::constant(0.0); 10];
        for (k, (link, &parent)) in self.tree.links.iter().zip(&self.tree.parents).enumerate().rev() {
            let composite = sum(carry, get(self.composites, k));
            carry = [T::constant(0.0); 10];
            if parent != 0 && parent as usize == k {
                carry = composite;
            } else if parent != 0 {
                let above = parent as usize - 1;
                set(self.composites, above, sum(composite, get(self.composites, above)));
            }
            let composite = inertia(composite);
            let first = link.v as usize;
            for d in first..first + link.freedoms() {
                let momentum = composite.momentum(Twist::from_array(get(self.subspace, d)));
                set(self.momenta, d, momentum.to_array());
            }
        }
    }

    /// (2): of each column, what lies below the diagonal over the subtree, what lies above it over the ancestors.
    #[inline(always)]
    fn subtree_products(&mut self) {
        let tree = self.tree;
        let nv = tree.nv();
        for (k, (link, &end)) in tree.links.iter().zip(&tree.ends).enumerate() {
            for c in link.v as usize..link.v as usize + link.freedoms() {
                let out = &mut self.mass[c * nv..(c + 1) * nv];
                products(&get(self.subspace, c), self.momenta, c, end as usize, out);
                out[c] = out[c] + T::constant(link.armature);
                let f = get(self.momenta, c);
                let (mut node, mut last) = (k, c);
                loop {
                    let start = tree.runs[node] as usize;
                    products(&f, self.subspace, start, last, out);
                    match tree.above_run(start) {
                        None => break,
                        Some(above) => node = above,
                    }
                    last = tree.v[node + 1];
                }
            }
        }
    }

    /// (2), short: below the diagonal over the subtree, and its mirror image.
    #[inline(always)]
    fn short_products(&mut self) {
        let nv = self.tree.nv();
        for (link, &end) in self.tree.links.iter().zip(&self.tree.ends) {
            let end = end as usize;
            for c in link.v as usize..link.v as usize + link.freedoms() {
                let out = &mut self.mass[c * nv..(c + 1) * nv];
                products(&get(self.subspace, c), self.momenta, c, end, out);
                out[c] = out[c] + T::constant(link.armature);
                for d in c + 1..end {
                    self.mass[d * nv + c] = self.mass[c * nv + d];
                }
            }
        }
    }

    /// (2) for any numbering: from each velocity up to the root.
    #[inline(always)]
    fn ancestor_products(&mut self) {
        let tree = self.tree;
        let nv = tree.nv();
        for (k, link) in tree.links.iter().enumerate() {
            for d in link.v as usize..link.v as usize + link.freedoms() {
                let f = get(self.momenta, d);
                let (mut node, mut last) = (k, d + 1);
                loop {
                    for c in tree.links[node].v as usize..last {
                        let entry = dot6(&get(self.subspace, c), &f);
                        self.mass[c * nv + d] = entry;
                        self.mass[d * nv + c] = entry;
                    }
                    match tree.parents[node] {
                        0 => break,
                        parent => node = parent as usize - 1,
                    }
                    last = tree.v[node + 1];
                }
                self.mass[d * nv + d] = self.mass[d * nv + d] + T::constant(link.armature);
            }
        }
    }
}
