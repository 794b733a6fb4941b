//! Whether D of (3) is inertia, or rounding.
//!
//! D comes from the inertia of all that the joint carries, of which other joints take away what they yield. R_ii is the diagonal of 𝓜,
//! and over all poses it is at most
//! ```text
//! R_k = ∫ |x|² dm ≤ Σ over children of  R + 2 p F + p² m,   F_k = ∫ |x| dm ≤ Σ F + p m,   p = |position| + |advance|             (1)
//! ```
//! about the origin of node k. D above a share MASSLESS of that is inertia, by the rule of matrices. Freedoms with nothing between them
//! take inertia away from each other: what the smallest of their D, a share ρ of its R, leaves to the others has lost the digits of ρ, and
//! ```text
//! D > R MASSLESS / ρ                                                                                                              (2)
//! ```
//! Where something slides, R₀ and F₀ before it has slid mostly tell enough: no distance grows by more than s, what all have slid, and
//! ```text
//! R ≤ R₀ + 2 F₀ s + m s²                                                                                                         (3)
//! ```
//! Below these bounds, as in a chain of 10⁵ links where R grows by the cube of their number and D does not, `rounding.rs` has the last word.

use dalembert_scalar::Scalar;

use super::rounding;
use crate::tolerances::MASSLESS;
use crate::tree::dispatch::{self, Kernel};
use crate::tree::link::{GROUND, Kind, Link};
use crate::tree::records::Reach;
use crate::tree::{Joint, Massless, Node, Tree, Workspace};

impl<T: Scalar> Reach<T> {
    #[inline(always)]
    fn constant(of: &Reach<f64>) -> Self {
        let [mass, first, second] = [of.mass, of.first, of.second].map(T::constant);
        Self { mass, first, second }
    }

    /// The same about an origin at the distance p. (1)
    #[inline(always)]
    fn shifted(self, p: T) -> Self {
        let first = p.mul_add(self.mass, self.first);
        Self { mass: self.mass, first, second: p.mul_add(self.first + first, self.second) }
    }

    #[inline(always)]
    fn plus(self, o: Self) -> Self {
        Self { mass: self.mass + o.mass, first: self.first + o.first, second: self.second + o.second }
    }

    /// A bound on the diagonal of 𝓜 at velocity j.
    #[inline(always)]
    fn along(self, link: &Link, j: usize) -> T {
        match link.kind {
            Kind::Revolute | Kind::Fixed => self.second,
            Kind::Prismatic => self.mass,
            Kind::Helical => T::constant(link.pitch * link.pitch).mul_add(self.mass, self.second),
            Kind::Spherical | Kind::Free => {
                if j < 3 {
                    self.second
                } else {
                    self.mass
                }
            }
        }
    }
}

/// Of one body: where its joint stands in the parent's frame, and its own m, F and R.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    distance: f64,
    own: Reach<f64>,
}

impl Span {
    /// Of a node.
    pub fn of(node: &Node) -> Self {
        let [xx, yy, zz, ..] = node.inertia.second.0;
        let (mass, second) = (node.inertia.mass, 0.5 * (xx + yy + zz).max(0.0));
        let own = Reach { mass, first: (mass * second).sqrt(), second };
        Self { distance: node.placement.position.norm(), own }
    }
}

/// How far a joint carries its node, beyond its placement.
#[inline(always)]
fn advance<T: Scalar>(link: &Link, q: &[T]) -> T {
    let i = link.q as usize;
    match link.kind {
        Kind::Fixed | Kind::Revolute | Kind::Spherical => T::constant(0.0),
        Kind::Prismatic => q[i].abs(),
        Kind::Helical => (T::constant(link.pitch) * q[i]).abs(),
        Kind::Free => q[i + 4].abs() + q[i + 5].abs() + q[i + 6].abs(),
    }
}

/// R₀, 2 F₀ and m of (3) for every velocity.
pub(in crate::tree) fn bounds(tree: &Tree) -> Vec<[f64; 3]> {
    let (mut reaches, mut bounds) = (vec![Reach::zero(); tree.nodes.len()], vec![[0.0; 3]; tree.nv()]);
    for (k, (link, span)) in tree.links.iter().zip(&tree.spans).enumerate().rev() {
        let whole: Reach<f64> = reaches[k].plus(span.own);
        for j in 0..link.freedoms() {
            let still = whole.along(link, j);
            let slides = link.kind == Kind::Prismatic || (link.kind == Kind::Free && j >= 3);
            bounds[link.v as usize + j] =
                if slides { [still, 0.0, 0.0] } else { [still, 2.0 * whole.first, whole.mass] };
        }
        if let Some(parent) = tree.nodes[k].parent {
            reaches[parent] = reaches[parent].plus(whole.shifted(span.distance));
        }
    }
    bounds
}

/// (1) at `q`, for every velocity; `reaches` is memory, one of each node.
pub(in crate::tree) fn scales<T: Scalar>(tree: &Tree, q: &[T], reaches: &mut [Reach<T>], scales: &mut [T]) {
    dispatch::run(Scales { tree, q, reaches, scales });
}

#[repr(C)]
pub(in crate::tree) struct Scales<'a, T> {
    tree: &'a Tree,
    q: &'a [T],
    reaches: &'a mut [Reach<T>],
    scales: &'a mut [T],
}

impl<T: Scalar> Kernel for Scales<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        for reach in self.reaches.iter_mut() {
            *reach = Reach::zero();
        }
        for (k, (link, span)) in self.tree.links.iter().zip(&self.tree.spans).enumerate().rev() {
            let whole = self.reaches[k].plus(Reach::constant(&span.own));
            let start = link.v as usize;
            for j in 0..link.freedoms() {
                self.scales[start + j] = whole.along(link, j);
            }
            let parent = self.tree.parents[k] as usize;
            if parent != 0 {
                let p = T::constant(span.distance) + advance(link, self.q);
                self.reaches[parent - 1] = self.reaches[parent - 1].plus(whole.shifted(p));
            }
        }
    }
}

/// Whether (1) depends on the coordinates: something carried moves along or freely.
pub(in crate::tree) fn slides(nodes: &[Node]) -> bool {
    let slides = |node: &Node| matches!(node.joint, Joint::Prismatic | Joint::Helical { .. } | Joint::Free);
    nodes.iter().any(|node| node.parent.is_some() && slides(node))
}

/// Velocities with nothing but turns and slides between them, each with the first of those: of one joint, or of joints of which each
/// carries no inertia but the next one at its own place.
pub(in crate::tree) fn together(nodes: &[Node], v: &[usize]) -> Vec<(u32, u32)> {
    let mut first: Vec<usize> = v[..nodes.len()].to_vec();
    let nothing = |node: &Node| {
        let i = &node.inertia;
        node.armature == 0.0 && i.mass == 0.0 && i.second.0.iter().chain(&i.first.0).all(|x| *x == 0.0)
    };
    for (k, node) in nodes.iter().enumerate() {
        let here = node.placement.position.0 == [0.0; 3];
        if let Some(parent) = node.parent.filter(|&p| here && nothing(&nodes[p])) {
            first[k] = first[parent];
        }
    }
    let all = (0..nodes.len()).flat_map(|k| (v[k]..v[k + 1]).map(move |own| (k, own)));
    let all: Vec<(u32, u32)> = all.map(|(k, own)| (own as u32, first[k] as u32)).collect();
    let mut count = vec![0_u32; all.len()];
    all.iter().for_each(|(_, f)| count[*f as usize] += 1);
    all.into_iter().filter(|(_, f)| count[*f as usize] > 1).collect()
}

/// Every D that a sweep at `q` has left must be inertia.
pub(in crate::tree) fn check_pivots<T: Scalar>(tree: &Tree, ws: &mut Workspace<T>, q: &[T]) -> Result<(), Massless> {
    let Workspace { reaches, shares, pivots, margins, .. } = &mut *ws;
    if dispatch::run(Judged { tree, q, reaches, shares, pivots, margins }) {
        return Ok(());
    }
    rounding::margins(tree, ws, q);
    // The last one is the one nearest the tips: what it moves is what lacks inertia.
    match ws.margins.iter().rposition(|d| !d.is_positive()) {
        None => Ok(()),
        Some(velocity) => Err(Massless { node: tree.node_of_velocity(velocity) }),
    }
}

/// Whether every D is more than what may be rounding, by (3) or else by (2): then each less that is in `margins`.
#[repr(C)]
pub(in crate::tree) struct Judged<'a, T> {
    tree: &'a Tree,
    q: &'a [T],
    reaches: &'a mut [Reach<T>],
    shares: &'a mut [T],
    pivots: &'a [T],
    margins: &'a mut [T],
}

impl<T: Scalar> Kernel for Judged<'_, T> {
    type Output = bool;

    #[inline(always)]
    fn run(self) -> bool {
        let Self { tree, q, reaches, shares, pivots, margins } = self;
        if tree.slides && tree.together.is_empty() {
            let mut gone = T::constant(0.0);
            for link in tree.links.iter().filter(|link| link.source != GROUND) {
                gone = gone + advance(link, q);
            }
            let mut sure = true;
            for (pivot, &[still, first, mass]) in pivots.iter().zip(&tree.bounds) {
                let scale = gone.mul_add(gone.mul_add(T::constant(mass), T::constant(first)), T::constant(still));
                sure &= T::constant(-MASSLESS).mul_add(scale, *pivot).is_positive();
            }
            if sure {
                return true;
            }
        }
        if tree.slides {
            Scales { tree, q, reaches, scales: margins }.run();
        } else {
            margins.iter_mut().zip(&tree.scales).for_each(|(m, scale)| *m = T::constant(*scale));
        }
        // R / ρ in place of R, where freedoms stand together.
        let one = T::constant(1.0);
        tree.together.iter().for_each(|&(_, first)| shares[first as usize] = one);
        for &(own, first) in &tree.together {
            let share = (pivots[own as usize] / margins[own as usize]).abs();
            shares[first as usize] = shares[first as usize].min(share);
        }
        for &(own, first) in &tree.together {
            margins[own as usize] = margins[own as usize] / shares[first as usize];
        }
        let mut sure = true;
        for (margin, pivot) in margins.iter_mut().zip(pivots) {
            *margin = T::constant(-MASSLESS).mul_add(*margin, *pivot);
            sure &= margin.is_positive();
        }
        sure
    }
}
