//! 𝓜 as a product of sparse matrices, which are O(n) numbers where 𝓜 itself is full, as along a chain.
//!
//! The twists of the nodes are sums, told from base to tips; they stand in the axes of the ground (of a plane tree: of its plane), each at
//! its node's own origin, with r the way there from the parent's:
//!
//! ```text
//! ω = ω_℘ + H_ω* q̇,   v = v_℘ + ω_℘×r + H_v* q̇                                                     (1)
//! 𝓜 = 𝓜₀ + Wᵀ N W,   W q̇ the twists,   N = diag of [I S(h); −S(h) m],   𝓜₀ armatures                (2)
//! ```
//!
//! (1) is V = φ* H* q̇ and (2) 𝓜 = H φ N φ* H* [J §6], with φ left in its factors 1 − 𝓔_φ: what the articulated-body sweep eliminates node by
//! node, and any other order of elimination may.

use dalembert_scalar::Scalar;

use super::Tree;
use super::link::{Kind, Link};
use super::plane::Plane;
use super::records::Numbers;
use crate::spatial::Inertia;

/// What a component of a twist is a sum of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// A velocity of the tree.
    Velocity(usize),
    /// A component of a twist, by number.
    Sum(usize),
}

/// Where the numbers of (1) and (2) stand.
#[derive(Clone, Debug)]
pub struct MassFactors {
    /// Terms of each component of each twist: node after node ω and v, in a plane three numbers, else six.
    pub sums: Vec<Vec<Term>>,
    /// Places of N's entries among the components, of each symmetric pair one.
    pub inertias: Vec<(usize, usize)>,
    /// 𝓜₀: velocities with what they add to 𝓜's diagonal.
    pub armatures: Vec<(usize, f64)>,
}

/// Components of a twist.
fn components(plane: bool) -> usize {
    if plane { 3 } else { 6 }
}

impl MassFactors {
    /// Those of a tree.
    pub fn of(tree: &Tree) -> Self {
        let plane = Plane::of(tree).is_some();
        let mut sums = vec![Vec::new(); components(plane) * tree.links.len()];
        terms(tree, plane, |_| Numbers::<f64>::zero(), |sum, term, _| sums[sum].push(term));
        let mut inertias = Vec::new();
        entries(tree, plane, |_| Numbers::<f64>::zero(), |place, _| inertias.push(place));
        let with = tree.links.iter().filter(|link| link.armature != 0.0);
        let armatures = with.flat_map(|l| (l.v as usize..l.v as usize + l.freedoms()).map(|v| (v, l.armature)));
        Self { sums, inertias, armatures: armatures.collect() }
    }
}

/// (1): component by component, in order, its terms with their factors.
pub(super) fn terms<T: Scalar>(
    tree: &Tree,
    plane: bool,
    at: impl Fn(usize) -> Numbers<T>,
    mut each: impl FnMut(usize, Term, T),
) {
    let (size, one) = (components(plane), T::constant(1.0));
    for (k, (link, &parent)) in tree.links.iter().zip(&tree.parents).enumerate() {
        let (Numbers { arm, axes, .. }, first) = (at(k), size * k);
        let above = (parent as usize).checked_sub(1).map(|p| move |i: usize| Term::Sum(size * p + i));
        if plane {
            above.into_iter().for_each(|above| each(first, above(0), one));
            if link.kind == Kind::Revolute {
                each(first, Term::Velocity(link.v as usize), one);
            }
            for (i, across) in [-arm.0[1], arm.0[0]].into_iter().enumerate() {
                let Some(above) = above else { continue };
                each(first + 1 + i, above(1 + i), one);
                each(first + 1 + i, above(0), across);
            }
            continue;
        }
        let of_joint = |i: usize| {
            let along = move |axis: usize| axes.column(axis).0[i];
            (0..link.freedoms()).map(move |d| (Term::Velocity(link.v as usize + d), freedom(link, d), along))
        };
        for i in 0..3 {
            above.into_iter().for_each(|above| each(first + i, above(i), one));
            for (velocity, (axis, ..), along) in of_joint(i).filter(|(_, (_, turns, _), _)| *turns) {
                each(first + i, velocity, along(axis));
            }
        }
        for i in 0..3 {
            let (to, (j, l)) = (first + 3 + i, ((i + 1) % 3, (i + 2) % 3));
            if let Some(above) = above {
                each(to, above(3 + i), one);
                each(to, above(j), arm.0[l]);
                each(to, above(l), -arm.0[j]);
            }
            for (velocity, (axis, _, pitch), along) in of_joint(i) {
                pitch.into_iter().for_each(|pitch| each(to, velocity, along(axis) * T::constant(pitch)));
            }
        }
    }
}

/// Which of its node's axes a velocity goes along, whether it turns, and how far it goes for a velocity of one.
fn freedom(link: &Link, d: usize) -> (usize, bool, Option<f64>) {
    match link.kind {
        Kind::Fixed | Kind::Revolute => (2, true, None),
        Kind::Prismatic => (2, false, Some(1.0)),
        Kind::Helical => (2, true, Some(link.pitch)),
        Kind::Spherical => (d, true, None),
        Kind::Free if d < 3 => (d, true, None),
        Kind::Free => (d - 3, false, Some(1.0)),
    }
}

/// (2): places and entries of N.
pub(super) fn entries<T: Scalar>(
    tree: &Tree,
    plane: bool,
    at: impl Fn(usize) -> Numbers<T>,
    mut each: impl FnMut((usize, usize), T),
) {
    for k in 0..tree.links.len() {
        let (first, Inertia { mass, first: h, second }) = (components(plane) * k, at(k).inertia);
        let ([x, y, z], second) = (h.0, second.to_matrix());
        let mut put = |i: usize, j: usize, value: T| each((first + i, first + j), value);
        if plane {
            put(0, 0, second[2][2]);
            [-y, x].into_iter().enumerate().for_each(|(i, value)| put(1 + i, 0, value));
            (1..3).for_each(|i| put(i, i, mass));
            continue;
        }
        (0..3).for_each(|i| (0..=i).for_each(|j| put(i, j, second[i][j])));
        // v · (ω×h)
        for (i, j, value) in [(3, 1, z), (3, 2, -y), (4, 2, x), (4, 0, -z), (5, 0, y), (5, 1, -x)] {
            put(i, j, value);
        }
        (3..6).for_each(|i| put(i, i, mass));
    }
}
