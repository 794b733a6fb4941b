//! Inverse mass matrix, and solves with the mass matrix, by sweeps over the velocities.
//!
//! ```text
//! u_k = b_k − S_k · z_k,   z_above += z_k + G_k u_k            tips to base                          (1)
//! x_k = u_k / D_k − G_k · a_above,   a_k = a_above + S_k x_k   base to tips                          (2)
//! ```
//! for 𝓜 x = b: 𝓜⁻¹ = [I−HψK]* D⁻¹ [I−HψK] \[J2\], with the articulated sweep's D and G = PH*D⁻¹ brought to the
//! common frame, where nothing has to be transformed on the way. Many right-hand sides are columns side by side: (1)
//! and (2) are operations on rows of [`PANEL`] numbers, 24 multiplications a velocity and right-hand side. For 𝓜⁻¹
//! itself, columns j have b = 0 below j and only what is above the diagonal is computed. Cost O(n) a column.

use dalembert_scalar::Scalar;

use super::aba::{Aba, Articulation, check_pivots};
use super::common::{column, common_pose, rows, rows_mut};
use super::dispatch::{self, Kernel};
use super::freedom::Freedom;
use super::link::{CARRY, NONE, Place};
use super::records::{Gain, PANEL, Panel};
use super::{Massless, Tree, Workspace};
use crate::spatial::{Pose, Wrench};

/// Inverse of the mass matrix at `q`, nv × nv, both triangles, every entry written.
///
/// # Errors
/// A chain end without inertia about its joint.
pub fn minverse<T: Scalar>(tree: &Tree, ws: &mut Workspace<T>, q: &[T], inverse: &mut [T]) -> Result<(), Massless> {
    tree.check_square(inverse);
    articulate(tree, ws, q);
    check_pivots(tree, ws, q)?;
    mass_inverse(tree, ws, inverse);
    Ok(())
}

/// 𝓜⁻¹ after [`articulate`], or a forward sweep and [`to_common_frame`].
pub(super) fn mass_inverse<T: Scalar>(tree: &Tree, ws: &mut Workspace<T>, inverse: &mut [T]) {
    tree.check_square(inverse);
    dispatch::run(Minverse { solver: solver(tree, ws), inverse });
}

/// D, G and S in the common frame at `q`: what [`solver`] needs.
pub(super) fn articulate<T: Scalar>(tree: &Tree, ws: &mut Workspace<T>, q: &[T]) {
    tree.check_q(q);
    dispatch::run(Articulation(Aba {
        links: &tree.links,
        gravity: tree.gravity,
        q,
        v: &ws.zeros,
        tau: &ws.zeros,
        external: None,
        motions: &mut ws.motions,
        a: &mut [],
        sine: &mut ws.sine,
        cosine: &mut ws.cosine,
        slots: &mut ws.articulated_slots,
        biases: &mut ws.biases,
        gains: &mut ws.gains,
        pivots: &mut ws.pivots,
    }));
    to_common_frame(tree, ws, q);
}

/// S and G in the common frame, from the gains that an articulated sweep has left in the nodes' frames.
pub(super) fn to_common_frame<T: Scalar>(tree: &Tree, ws: &mut Workspace<T>, q: &[T]) {
    dispatch::run(ToCommon {
        tree,
        place: Place { q, sine: &ws.sine, cosine: &ws.cosine },
        poses: &mut ws.poses,
        subspace: &mut ws.subspace,
        gains: &mut ws.gains,
    });
}

#[repr(C)]
pub(super) struct ToCommon<'a, T> {
    tree: &'a Tree,
    place: Place<'a, T>,
    poses: &'a mut [Pose<T>],
    subspace: &'a mut [T],
    gains: &'a mut [Gain<T>],
}

impl<T: Scalar> Kernel for ToCommon<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let place = self.place;
        let mut subspace = rows_mut(self.subspace, self.tree.nv());
        for k in 0..self.tree.links.len() {
            common_pose(self.tree, &place, self.poses, &mut subspace, k);
        }
        for (gain, freedom) in self.gains.iter_mut().zip(&self.tree.freedoms) {
            let pose = &self.poses[freedom.node as usize];
            gain.gain = pose.wrench_to_parent(Wrench::from_array(gain.gain)).to_array();
        }
    }
}

/// Solves with 𝓜 after [`articulate`].
pub(super) fn solver<'a, T: Scalar>(tree: &'a Tree, ws: &'a mut Workspace<T>) -> Solver<'a, T> {
    Solver {
        freedoms: &tree.freedoms,
        subspace: &ws.subspace,
        gains: &ws.gains,
        pivots: &ws.pivots,
        slots: &mut ws.panels,
        rows: &mut ws.panel_rows,
    }
}

#[repr(C)]
pub(super) struct Solver<'a, T> {
    freedoms: &'a [Freedom],
    subspace: &'a [T],
    gains: &'a [Gain<T>],
    pivots: &'a [T],
    slots: &'a mut [Panel<T>],
    rows: &'a mut [[T; PANEL]],
}

impl<T: Scalar> Solver<'_, T> {
    #[inline(always)]
    pub fn size(&self) -> usize {
        self.freedoms.len()
    }

    /// b ← 𝓜⁻¹ b for the columns from..to of a row-major matrix with `width` columns, rows below `below` of b being
    /// zero and those of the answer not wanted.
    #[inline(always)]
    pub fn solve(&mut self, b: &mut [T], width: usize, from: usize, to: usize, below: usize) {
        match to - from {
            0..=8 => self.sweeps::<8>(b, width, from, to, below),
            9..=16 => self.sweeps::<16>(b, width, from, to, below),
            _ => self.sweeps::<PANEL>(b, width, from, to, below),
        }
    }

    /// [`Solver::solve`] with the first `N` columns of a panel.
    #[inline(always)]
    fn sweeps<const N: usize>(&mut self, b: &mut [T], width: usize, from: usize, to: usize, below: usize) {
        let zero = [[T::constant(0.0); PANEL]; 6];
        self.slots.fill(zero);
        let subspace = rows(self.subspace, self.freedoms.len());
        // (1)
        let mut z = zero;
        for k in (0..below).rev() {
            let freedom = &self.freedoms[k];
            if freedom.slot != NONE {
                add(&mut z, &self.slots[freedom.slot as usize]);
            }
            let row = &mut self.rows[k];
            load(&b[k * width + from..k * width + to], row);
            step::<T, N>(row, T::constant(1.0), &column(&subspace, k), &self.gains[k].gain, &mut z);
            if freedom.source != CARRY {
                add(&mut self.slots[freedom.source as usize], &z);
                z = zero;
            }
        }
        // (2)
        self.slots[0] = zero;
        let mut a = zero;
        for k in 0..below {
            let freedom = &self.freedoms[k];
            if freedom.source != CARRY {
                a = self.slots[freedom.source as usize];
            }
            let row = &mut self.rows[k];
            let inverse = T::constant(1.0) / self.pivots[k];
            step::<T, N>(row, inverse, &self.gains[k].gain, &column(&subspace, k), &mut a);
            store(row, &mut b[k * width + from..k * width + to]);
            if freedom.slot != NONE {
                self.slots[freedom.slot as usize] = a;
            }
        }
    }
}

/// A row of a panel, which may be narrower than the memory for it; what is beyond is never read.
#[inline(always)]
fn load<T: Scalar>(row: &[T], full: &mut [T; PANEL]) {
    match row.first_chunk() {
        Some(row) => *full = *row,
        None => {
            for (full, x) in full.iter_mut().zip(row) {
                *full = *x;
            }
        }
    }
}

#[inline(always)]
fn store<T: Scalar>(full: &[T; PANEL], row: &mut [T]) {
    match row.first_chunk_mut() {
        Some(row) => *row = *full,
        None => {
            for (x, full) in row.iter_mut().zip(full) {
                *x = *full;
            }
        }
    }
}

/// row ← c row − s · z, z ← z + g row: (1) and (2) alike.
#[inline(always)]
fn step<T: Scalar, const N: usize>(row: &mut [T; PANEL], c: T, s: &[T; 6], g: &[T; 6], z: &mut Panel<T>) {
    let [z0, z1, z2, z3, z4, z5] = z;
    let mut answer = [c; N];
    for l in 0..N {
        let near = (-s[0]).mul_add(z0[l], (-s[1]).mul_add(z1[l], (-s[2]).mul_add(z2[l], c * row[l])));
        let u = near - s[3].mul_add(z3[l], s[4].mul_add(z4[l], s[5] * z5[l]));
        answer[l] = u;
        z0[l] = g[0].mul_add(u, z0[l]);
        z1[l] = g[1].mul_add(u, z1[l]);
        z2[l] = g[2].mul_add(u, z2[l]);
        z3[l] = g[3].mul_add(u, z3[l]);
        z4[l] = g[4].mul_add(u, z4[l]);
        z5[l] = g[5].mul_add(u, z5[l]);
    }
    row[..N].copy_from_slice(&answer);
}

/// z + y
#[inline(always)]
fn add<T: Scalar>(z: &mut Panel<T>, y: &Panel<T>) {
    for (z, y) in z.iter_mut().zip(y) {
        for l in 0..PANEL {
            z[l] = z[l] + y[l];
        }
    }
}

#[repr(C)]
pub(super) struct Minverse<'a, T> {
    solver: Solver<'a, T>,
    inverse: &'a mut [T],
}

impl<T: Scalar> Kernel for Minverse<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run(mut self) {
        let n = self.solver.freedoms.len();
        let mut from = 0;
        while from < n {
            let to = (from + PANEL).min(n);
            for k in 0..to {
                self.inverse[k * n + from..k * n + to].fill(T::constant(0.0));
            }
            for j in from..to {
                self.inverse[j * n + j] = T::constant(1.0);
            }
            self.solver.solve(self.inverse, n, from, to, to);
            from = to;
        }
        for k in 0..n {
            let (above, below) = self.inverse.split_at_mut((k + 1) * n);
            for (entry, row) in above[k * n + k + 1..].iter().zip(below.chunks_exact_mut(n)) {
                row[k] = *entry;
            }
        }
    }
}
