//! Derivatives of inverse dynamics, analytic, in the common frame.
//!
//! All vectors are resolved in the root's frame, taken as one at rest at this moment; a₀ = −g.
//! ```text
//! S, V, a          column of a velocity, twist and (spatial) acceleration of a node
//! Ψ̇ = V_℘ × S,  Ψ̈ = a_℘ × S + V_℘ × Ψ̇,  Ṡ = V × S                                             (1)
//! M, B, 𝔣          inertia, Coriolis matrix and wrench of a body; ^C: of its subtree
//! B = ½[V×* M − M V× + (·)×*(MV)] = [ N  0; −p×  0 ],   N = −ω×Σ − v hᵀ + (h·v) 1                (2)
//! F = M^C S,  t = 2 B^Cᵀ S,  g = 2 B^CΨ̇ + M^CΨ̈ + S ×* 𝔣^C,  w = 2 B^C S + M^C(Ψ̇ + Ṡ)            (3)
//! ∂τ_i/∂q_j = t_i·Ψ̇_j + F_i·Ψ̈_j,   ∂τ_i/∂q̇_j = t_i·S_j + F_i·(Ψ̇_j + Ṡ_j)      j at or above i   (4)
//! ∂τ_i/∂q_j = S_i·g_j,              ∂τ_i/∂q̇_j = S_i·w_j                        j below i         (5)
//! ```
//! Singh, Russo, Wensing (2022), here with (2): seen from a fixed point, the Coriolis matrix of a body has only twelve
//! numbers, Σ = ∫ x xᵀ dm and h = ∫ x dm being about the common origin, (ω, v) = V, p the linear momentum. They add
//! up over subtrees. t has no linear part. The derivative along a quaternion is the one in the direction of a body
//! twist (tangent space): column j is d/dε of τ for a motion with unit velocity j. Cost O(n·depth), in rows.

use dalembert_scalar::Scalar;

use super::common::{column, common_pose, dot6, moved_inertia, products, products_with, rows, rows_mut, set_column};
use super::dispatch::{self, Kernel};
use super::link::{Link, Place};
use super::records::{Coriolis, TwistPair};
use super::{Tree, Workspace};
use crate::spatial::{Inertia, Momentum, Pose, Symmetric, Twist, Vector, Wrench};

/// Derivatives of τ, each nv × nv and row by row: entry (i, j) at i·nv + j is that of τ_i.
///
/// Entries of velocities of which neither moves the other are never written and stay zero.
#[derive(Clone, Debug)]
pub struct RneaDerivatives<T> {
    /// ∂τ/∂q along body twists.
    pub dq: Vec<T>,
    /// ∂τ/∂q̇
    pub dv: Vec<T>,
}

impl<T: Scalar> RneaDerivatives<T> {
    /// Memory for the answers on `tree`.
    pub fn new(tree: &Tree) -> Self {
        let zero = vec![T::constant(0.0); tree.nv() * tree.nv()];
        Self { dq: zero.clone(), dv: zero }
    }
}

/// Derivatives of inverse dynamics at (`q`, `v`, `a` = q̈); ∂τ/∂q̈ is the mass matrix. Writes τ, too.
pub fn rnea_derivatives<T: Scalar>(
    tree: &Tree,
    ws: &mut Workspace<T>,
    q: &[T],
    v: &[T],
    a: &[T],
    tau: &mut [T],
    answer: &mut RneaDerivatives<T>,
) {
    tree.check_v(tau);
    derivatives(tree, ws, (q, v, a), Some(tau), &mut answer.dq, &mut answer.dv);
}

/// The same at (q, v, q̈); without `tau` the workspace must hold the sines and cosines of q.
pub(super) fn derivatives<T: Scalar>(
    tree: &Tree,
    ws: &mut Workspace<T>,
    (q, v, a): (&[T], &[T], &[T]),
    tau: Option<&mut [T]>,
    dq: &mut [T],
    dv: &mut [T],
) {
    tree.check_q(q);
    tree.check_v(v);
    tree.check_v(a);
    tree.check_square(dq);
    tree.check_square(dv);
    dispatch::run(Derivatives {
        tree,
        q,
        sine: &mut ws.sine,
        cosine: &mut ws.cosine,
        v,
        a,
        poses: &mut ws.poses,
        bodies: &mut ws.bodies,
        motions: &mut ws.twist_pairs,
        inertias: &mut ws.composites,
        columns: &mut ws.columns,
        subspace: &mut ws.subspace,
        tau,
        dq,
        dv,
    });
}

impl<T: Scalar> Coriolis<T> {
    /// (2)
    #[inline(always)]
    fn of(inertia: &Inertia<T>, motion: &TwistPair<T>) -> Self {
        let (w, v, h) = (motion.twist.angular, motion.twist.linear, inertia.first);
        let momentum = inertia.momentum(motion.twist);
        let rate = inertia.momentum(motion.rate);
        let gyro = motion.twist.cross_momentum(momentum);
        let wrench = Wrench { moment: rate.angular + gyro.moment, force: rate.linear + gyro.force };
        let Symmetric([ixx, iyy, izz, ixy, ixz, iyz]) = inertia.second;
        let half = T::constant(0.5) * (ixx + iyy + izz);
        let (sxx, syy, szz) = (half - ixx, half - iyy, half - izz);
        // Σ ω× has the rows Σ_i × ω, and ω×Σ = −(Σ ω×)ᵀ since Σ is symmetric: −ω×Σ has the columns Σ_i × ω.
        let [c0, c1, c2] = [
            Vector([sxx, -ixy, -ixz]).cross(w),
            Vector([-ixy, syy, -iyz]).cross(w),
            Vector([-ixz, -iyz, szz]).cross(w),
        ];
        let hv = h.dot(v);
        let row = |i: usize| {
            let mut r = h.scale_add(-v.0[i], Vector([c0.0[i], c1.0[i], c2.0[i]]));
            r.0[i] = r.0[i] + hv;
            r
        };
        Self { rows: [row(0), row(1), row(2)], momentum: momentum.linear, wrench }
    }

    #[inline(always)]
    fn plus(&self, o: &Self) -> Self {
        Self {
            rows: [self.rows[0] + o.rows[0], self.rows[1] + o.rows[1], self.rows[2] + o.rows[2]],
            momentum: self.momentum + o.momentum,
            wrench: self.wrench + o.wrench,
        }
    }

    /// B m
    #[inline(always)]
    fn apply(&self, m: Twist<T>) -> Wrench<T> {
        let w = m.angular;
        let moment = Vector([self.rows[0].dot(w), self.rows[1].dot(w), self.rows[2].dot(w)]);
        Wrench { moment, force: w.cross(self.momentum) }
    }

    /// Bᵀ m; its linear part is zero.
    #[inline(always)]
    fn apply_transpose(&self, m: Twist<T>) -> Vector<T> {
        let [x, y, z] = m.angular.0;
        let turned = self.rows[0].scale_add(x, self.rows[1].scale_add(y, self.rows[2].scale(z)));
        self.momentum.cross_add(m.linear, turned)
    }
}

#[repr(C)]
pub(super) struct Derivatives<'a, T> {
    tree: &'a Tree,
    q: &'a [T],
    sine: &'a mut [T],
    cosine: &'a mut [T],
    v: &'a [T],
    a: &'a [T],
    poses: &'a mut [Pose<T>],
    bodies: &'a mut [Coriolis<T>],
    motions: &'a mut [TwistPair<T>],
    inertias: &'a mut [Inertia<T>],
    columns: &'a mut [T],
    subspace: &'a mut [T],
    tau: Option<&'a mut [T]>,
    dq: &'a mut [T],
    dv: &'a mut [T],
}

impl<T: Scalar> Kernel for Derivatives<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run(mut self) {
        if self.tau.is_some() {
            T::sin_cos_each(self.q, self.sine, self.cosine);
        }
        let place = Place { q: self.q, sine: self.sine, cosine: self.cosine };
        let mut subspace = rows_mut(self.subspace, self.tree.nv());
        for (k, link) in self.tree.links.iter().enumerate() {
            let pose = common_pose(self.tree, &place, self.poses, &mut subspace, k);
            self.inertias[k] = moved_inertia(link, &pose);
        }
        self.base_to_tip();
        self.tip_to_base();
        if self.tree.depth_first {
            self.run_products();
        } else {
            self.pair_products();
        }
    }
}

/// Six-row matrix i of the flat memory: Ψ̇, Ψ̈, Ψ̇ + Ṡ, g, w, F.
#[inline(always)]
fn matrix<T>(columns: &[T], nv: usize, i: usize) -> [&[T]; 6] {
    rows(&columns[i * 6 * nv..(i + 1) * 6 * nv], nv)
}

/// t and F of a velocity: what (4) multiplies.
#[inline(always)]
fn left<T: Scalar>(f: &[&[T]; 6], t: &[T], i: usize) -> ([T; 3], [T; 6]) {
    let nv = t.len() / 3;
    ([t[i], t[nv + i], t[2 * nv + i]], column(f, i))
}

/// The ground, falling upwards, seen from a root.
#[inline(always)]
fn at_rest<T: Scalar>(tree: &Tree, link: &Link, place: &Place<'_, T>) -> TwistPair<T> {
    let down = Vector::constant(tree.gravity);
    let linear = -place.pose(link).rotation.apply_inverse(down);
    TwistPair { twist: Twist::zero(), rate: Twist { angular: Vector::zero(), linear } }
}

impl<T: Scalar> Derivatives<'_, T> {
    /// V, a, (1), and B, 𝔣 of each body.
    #[inline(always)]
    fn base_to_tip(&mut self) {
        let place = Place { q: self.q, sine: self.sine, cosine: self.cosine };
        let nv = self.tree.nv();
        let subspace = rows(self.subspace, nv);
        let (first, rest) = self.columns.split_at_mut(6 * nv);
        let (second, rest) = rest.split_at_mut(6 * nv);
        let (mut psi, mut psi_rate) = (rows_mut(first, nv), rows_mut(second, nv));
        let mut sum = rows_mut(&mut rest[..6 * nv], nv);
        for (k, (link, &parent)) in self.tree.links.iter().zip(&self.tree.parents).enumerate() {
            let above = match parent {
                0 => at_rest(self.tree, link, &place),
                p => self.motions[p as usize - 1],
            };
            let (mut own, mut own_rate) = (Twist::zero(), Twist::zero());
            let columns = link.v as usize..link.v as usize + link.freedoms();
            for c in columns.clone() {
                let s = Twist::from_array(column(&subspace, c));
                own = own + s.scale(self.v[c]);
                own_rate = own_rate + s.scale(self.a[c]);
            }
            let twist = above.twist + own;
            let motion = TwistPair { twist, rate: above.rate + own_rate + twist.cross(own) };
            for c in columns {
                let s = Twist::from_array(column(&subspace, c));
                let psi_c = above.twist.cross(s);
                set_column(&mut psi, c, psi_c.to_array());
                set_column(&mut psi_rate, c, (above.rate.cross(s) + above.twist.cross(psi_c)).to_array());
                set_column(&mut sum, c, (psi_c + twist.cross(s)).to_array());
            }
            self.motions[k] = motion;
            self.bodies[k] = Coriolis::of(&self.inertias[k], &motion);
        }
    }

    /// Sums over subtrees, and (3).
    #[inline(always)]
    fn tip_to_base(&mut self) {
        let nv = self.tree.nv();
        let subspace = rows(self.subspace, nv);
        let (inputs, outputs) = self.columns.split_at_mut(18 * nv);
        let six = 6 * nv;
        let (psi, psi_rate) = (rows(&inputs[..six], nv), rows(&inputs[six..2 * six], nv));
        let sum = rows(&inputs[2 * six..], nv);
        let (g, outputs) = outputs.split_at_mut(six);
        let (w, outputs) = outputs.split_at_mut(six);
        let (f, t) = outputs.split_at_mut(six);
        let (mut g, mut w, mut f) = (rows_mut(g, nv), rows_mut(w, nv), rows_mut(f, nv));
        for (k, (link, &parent)) in self.tree.links.iter().zip(&self.tree.parents).enumerate().rev() {
            let (body, inertia) = (self.bodies[k], self.inertias[k]);
            if parent != 0 {
                let p = parent as usize - 1;
                self.bodies[p] = self.bodies[p].plus(&body);
                self.inertias[p] = self.inertias[p] + inertia;
            }
            let held = Momentum { angular: body.wrench.moment, linear: body.wrench.force };
            for c in link.v as usize..link.v as usize + link.freedoms() {
                let twist = |m: &[&[T]; 6]| Twist::from_array(column(m, c));
                let (s, psi, psi_rate, sum) = (twist(&subspace), twist(&psi), twist(&psi_rate), twist(&sum));
                let both = |by_b: Wrench<T>, by_m: Momentum<T>| Wrench {
                    moment: by_b.moment + by_b.moment + by_m.angular,
                    force: by_b.force + by_b.force + by_m.linear,
                };
                let g_c = both(body.apply(psi), inertia.momentum(psi_rate)) + s.cross_momentum(held);
                set_column(&mut g, c, g_c.to_array());
                set_column(&mut w, c, both(body.apply(s), inertia.momentum(sum)).to_array());
                set_column(&mut f, c, inertia.momentum(s).to_array());
                if let Some(tau) = &mut self.tau {
                    tau[c] = T::constant(link.armature).mul_add(self.a[c], s.power(body.wrench));
                }
                let turn = body.apply_transpose(s).0;
                for i in 0..3 {
                    t[i * nv + c] = turn[i] + turn[i];
                }
            }
        }
    }

    /// (4) over the runs of ancestors, (5) over the subtree.
    #[inline(always)]
    fn run_products(&mut self) {
        let tree = self.tree;
        let nv = tree.nv();
        let s = rows(self.subspace, nv);
        let (psi, rate) = (matrix(self.columns, nv, 0), matrix(self.columns, nv, 1));
        let (sum, g) = (matrix(self.columns, nv, 2), matrix(self.columns, nv, 3));
        let (w, f) = (matrix(self.columns, nv, 4), matrix(self.columns, nv, 5));
        let t = &self.columns[36 * nv..];
        for (k, (link, &end)) in tree.links.iter().zip(&tree.ends).enumerate() {
            for i in link.v as usize..link.v as usize + link.freedoms() {
                let left = left(&f, t, i);
                let (dq, dv) = (&mut self.dq[i * nv..(i + 1) * nv], &mut self.dv[i * nv..(i + 1) * nv]);
                let mut node = k;
                loop {
                    let (start, last) = (tree.runs[node] as usize, tree.v[node + 1]);
                    products_with(&left, &psi, &rate, start, last, dq);
                    products_with(&left, &s, &sum, start, last, dv);
                    match tree.above[node] {
                        0 => break,
                        above => node = above as usize - 1,
                    }
                }
                let own = column(&s, i);
                products(&own, &g, tree.v[k + 1], end as usize, dq);
                products(&own, &w, tree.v[k + 1], end as usize, dv);
            }
        }
    }

    /// (4) and (5) for any numbering: from each node up to the root.
    #[inline(always)]
    fn pair_products(&mut self) {
        let tree = self.tree;
        let nv = tree.nv();
        let s = rows(self.subspace, nv);
        let (psi, rate) = (matrix(self.columns, nv, 0), matrix(self.columns, nv, 1));
        let (sum, g) = (matrix(self.columns, nv, 2), matrix(self.columns, nv, 3));
        let (w, f) = (matrix(self.columns, nv, 4), matrix(self.columns, nv, 5));
        let t = &self.columns[36 * nv..];
        for k in 0..tree.links.len() {
            for i in tree.v[k]..tree.v[k + 1] {
                let left = left(&f, t, i);
                let (g, w) = (column(&g, i), column(&w, i));
                let mut node = k;
                loop {
                    let (start, last) = (tree.v[node], tree.v[node + 1]);
                    products_with(&left, &psi, &rate, start, last, &mut self.dq[i * nv..(i + 1) * nv]);
                    products_with(&left, &s, &sum, start, last, &mut self.dv[i * nv..(i + 1) * nv]);
                    if node != k {
                        for j in start..last {
                            self.dq[j * nv + i] = dot6(&column(&s, j), &g);
                            self.dv[j * nv + i] = dot6(&column(&s, j), &w);
                        }
                    }
                    match tree.parents[node] {
                        0 => break,
                        parent => node = parent as usize - 1,
                    }
                }
            }
        }
    }
}
