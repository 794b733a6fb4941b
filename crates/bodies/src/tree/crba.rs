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

mod blocks;
mod entries;

use dalembert_scalar::Scalar;

use super::common::{column, common_pose, dot6, moved_inertia, rows, rows_mut, set_column};
use super::dispatch::{self, Kernel};
use super::link::Place;
use super::records::BLOCK;
use super::{Tree, Workspace};
use crate::spatial::{Inertia, Pose, Twist};

pub(super) use entries::{Entries, mass_starts};
pub use entries::{crba_entries, mass_pattern, mass_size};

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

#[repr(C)]
pub(super) struct Crba<'a, T> {
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

impl<T: Scalar> Kernel for Crba<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run(mut self) {
        self.common_frame();
        self.tip_to_base();
        if self.tree.depth_first {
            self.subtree_products();
        } else {
            self.ancestor_products();
        }
    }
}

impl<T: Scalar> Crba<'_, T> {
    /// Velocities' twists and inertias in the common frame.
    #[inline(always)]
    fn common_frame(&mut self) {
        T::sin_cos_each(self.q, self.sine, self.cosine);
        let place = Place { q: self.q, sine: self.sine, cosine: self.cosine };
        let mut subspace = rows_mut(self.subspace, self.tree.nv());
        for (k, link) in self.tree.links.iter().enumerate() {
            let pose = common_pose(self.tree, &place, self.poses, &mut subspace, k);
            self.composites[k] = moved_inertia(link, &pose);
        }
    }

    /// Inertias of subtrees, and F of (1).
    #[inline(always)]
    fn tip_to_base(&mut self) {
        let nv = self.tree.nv();
        let subspace = rows(self.subspace, nv);
        let mut momenta = rows_mut(self.momenta, nv + BLOCK);
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
        let momenta = rows(self.momenta, nv + BLOCK);
        for (link, &end) in self.tree.links.iter().zip(&self.tree.ends) {
            for c in link.v as usize..link.v as usize + link.freedoms() {
                blocks::row_and_column(&column(&subspace, c), &momenta, (c, end as usize), nv, self.mass);
                self.mass[c * nv + c] = self.mass[c * nv + c] + T::constant(link.armature);
            }
        }
    }

    /// (2) for any numbering: from each velocity up to the root.
    #[inline(always)]
    fn ancestor_products(&mut self) {
        let nv = self.tree.nv();
        let subspace = rows(self.subspace, nv);
        let momenta = rows(self.momenta, nv + BLOCK);
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
