//! Entries of the mass matrix in a list, of each symmetric pair one: what is wanted where the tree has many branches.

use dalembert_scalar::Scalar;

use super::Crba;
use crate::tree::common::{column, dot6, rows};
use crate::tree::dispatch::{self, Kernel};
use crate::tree::records::BLOCK;
use crate::tree::{Tree, Workspace};

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

/// How many places [`mass_pattern`] lists: half the square of the velocities of a chain. None is listed.
pub fn mass_size(tree: &Tree) -> usize {
    mass_starts(tree).1
}

/// Where the entries of each velocity start in [`mass_pattern`], and the number of all.
pub(in crate::tree) fn mass_starts(tree: &Tree) -> (Vec<usize>, usize) {
    let (mut above, mut starts, mut size) = (vec![0; tree.links.len()], Vec::with_capacity(tree.nv()), 0);
    for (k, (link, &parent)) in tree.links.iter().zip(&tree.parents).enumerate() {
        let carried: usize = if parent == 0 { 0 } else { above[parent as usize - 1] };
        above[k] = carried + link.freedoms();
        for j in 0..link.freedoms() {
            starts.push(size);
            size += carried + j + 1;
        }
    }
    (starts, size)
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

#[repr(C)]
pub(in crate::tree) struct Entries<'a, T>(Crba<'a, T>);

impl<T: Scalar> Kernel for Entries<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run(mut self) {
        self.0.common_frame();
        self.0.tip_to_base();
        self.0.entries();
    }
}

impl<T: Scalar> Crba<'_, T> {
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
}
