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

use dalembert_scalar::Scalar;

use super::common::{column, common_pose, dot6, moved_inertia, rows, rows_mut, set_column};
use super::dispatch::{self, Kernel, numbers, numbers_mut, records_mut};
use super::fused::Fused;
use super::link::Place;
use super::{Tree, Workspace};
use crate::spatial::{Inertia, Pose, Twist};

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

/// Places (d, c) of the entries of 𝓜 that can differ from zero, of each symmetric pair one: velocity d with each velocity c
/// of its node up to itself and of all nodes above.
pub fn mass_pattern(tree: &Tree) -> Vec<(usize, usize)> {
    let mut places = Vec::new();
    for k in 0..tree.links.len() {
        for d in tree.links[k].v as usize..tree.links[k].v as usize + tree.links[k].freedoms() {
            above(tree, k, d, |c| places.push((d, c)));
        }
    }
    places
}

/// Entries of 𝓜(q) in the order of [`mass_pattern`]; armatures included. Where the tree has many branches from the ground,
/// these are far fewer than nv².
pub fn crba_entries<T: Scalar>(tree: &Tree, ws: &mut Workspace<T>, q: &[T], entries: &mut [T]) {
    tree.check_q(q);
    dispatch::run(Entries(Crba {
        tree,
        q,
        sine: &mut ws.sine,
        cosine: &mut ws.cosine,
        poses: &mut ws.poses,
        composites: &mut ws.composites,
        subspace: &mut ws.subspace,
        momenta: &mut ws.momenta,
        mass: entries,
    }));
}

/// Velocities c up to d itself, from d's node to the root.
#[inline(always)]
fn above(tree: &Tree, k: usize, d: usize, mut each: impl FnMut(usize)) {
    let (mut node, mut last) = (k, d + 1);
    loop {
        (tree.links[node].v as usize..last).for_each(&mut each);
        match tree.parents[node] {
            0 => break,
            parent => node = parent as usize - 1,
        }
        last = tree.links[node].v as usize + tree.links[node].freedoms();
    }
}

struct Entries<'a, T>(Crba<'a, T>);

impl<'a, T: Scalar> Kernel for Entries<'a, T> {
    type Output = ();
    type Fused = Entries<'a, Fused<T>>;

    #[inline(always)]
    fn fused(self) -> Self::Fused {
        Entries(self.0.fused())
    }

    #[inline(always)]
    fn run(mut self) {
        self.0.common_frame();
        self.0.tip_to_base();
        self.0.entries();
    }
}

/// Entries of a row of 𝓜 that are worked out together.
pub(super) const BLOCK: usize = 8;

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

    /// (2) in the order of [`mass_pattern`].
    #[inline(always)]
    fn entries(&mut self) {
        let nv = self.tree.nv();
        let subspace = rows(self.subspace, nv);
        let momenta = rows(self.momenta, nv + BLOCK);
        let mut out = self.mass.iter_mut();
        for (k, link) in self.tree.links.iter().enumerate() {
            for d in link.v as usize..link.v as usize + link.freedoms() {
                let f = column(&momenta, d);
                // Plain loops: closures do not always take over the instruction set that they are called with.
                let (mut node, mut last) = (k, d + 1);
                loop {
                    for c in self.tree.links[node].v as usize..last {
                        let Some(entry) = out.next() else { return };
                        let own = if c == d { T::constant(link.armature) } else { T::constant(0.0) };
                        *entry = dot6(&column(&subspace, c), &f) + own;
                    }
                    match self.tree.parents[node] {
                        0 => break,
                        parent => node = parent as usize - 1,
                    }
                    last = self.tree.links[node].v as usize + self.tree.links[node].freedoms();
                }
            }
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
            let end = end as usize;
            for c in link.v as usize..link.v as usize + link.freedoms() {
                row_and_column(&column(&subspace, c), &momenta, (c, end), nv, self.mass);
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

/// (2) for one c and all d from c to before `end`, written as row and as column c.
///
/// In whole blocks: where the last one does not fit, it begins earlier, and some entries are worked out twice. Rows of
/// momenta are longer than nv by a block, so that a block can begin anywhere.
#[inline(always)]
fn row_and_column<T: Scalar>(s: &[T; 6], momenta: &[&[T]; 6], (c, end): (usize, usize), nv: usize, mass: &mut [T]) {
    if end - c < BLOCK {
        let entries = block(s, momenta, c);
        for j in 0..end - c {
            mass[c * nv + c + j] = entries[j];
            mass[(c + j) * nv + c] = entries[j];
        }
        return;
    }
    let mut from = c;
    loop {
        let entries = block(s, momenta, from);
        mass[c * nv + from..c * nv + from + BLOCK].copy_from_slice(&entries);
        for j in 0..BLOCK {
            mass[(from + j) * nv + c] = entries[j];
        }
        if from + BLOCK >= end {
            break;
        }
        from = (from + BLOCK).min(end - BLOCK);
    }
}

/// Σ_i s_i momenta_ij for the block of j that begins at `from`.
#[inline(always)]
fn block<T: Scalar>(s: &[T; 6], momenta: &[&[T]; 6], from: usize) -> [T; BLOCK] {
    let cut = |i: usize| &momenta[i][from..from + BLOCK];
    let (a, b, c, d, e, f) = (cut(0), cut(1), cut(2), cut(3), cut(4), cut(5));
    // A plain loop: closures do not always take over the instruction set that they are called with.
    let mut entries = [T::constant(0.0); BLOCK];
    for j in 0..BLOCK {
        entries[j] = dot6(s, &[a[j], b[j], c[j], d[j], e[j], f[j]]);
    }
    entries
}
