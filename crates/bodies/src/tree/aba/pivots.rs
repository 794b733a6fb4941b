//! Whether D of (3) is inertia, or rounding.

use dalembert_scalar::Scalar;

use crate::spatial::{Articulated, Symmetric};
use crate::tolerances::MASSLESS;
use crate::tree::link::{Kind, Link};
use crate::tree::{Massless, Tree};

/// D of velocity j less the rounding that it may be: positive where D is inertia, by the rule of matrices. P is that of the joint with
/// none of its velocities eliminated: a point mass on a ball joint has no inertia about the line to it.
#[inline(always)]
pub fn margin<T: Scalar>(link: &Link, j: usize, pivot: T, p: &Articulated<T>) -> T {
    let trace = |s: &Symmetric<T>| s.0[0] + s.0[1] + s.0[2];
    let scale = match link.kind {
        Kind::Revolute | Kind::Fixed => trace(&p.angular),
        Kind::Prismatic => trace(&p.linear),
        Kind::Helical => trace(&p.angular) + trace(&p.linear) * T::constant(link.pitch * link.pitch),
        Kind::Spherical | Kind::Free if j < 3 => p.angular.0[j],
        Kind::Spherical | Kind::Free => p.linear.0[j - 3],
    };
    T::constant(-MASSLESS).mul_add(scale, pivot)
}

/// Every D must be positive, by its margin.
pub(in crate::tree) fn check_pivots<T: Scalar>(tree: &Tree, margins: &[T]) -> Result<(), Massless> {
    // The last one is the one nearest the tips: what it moves is what lacks inertia.
    match margins.iter().rposition(|d| !d.is_positive()) {
        None => Ok(()),
        Some(velocity) => Err(Massless { node: tree.node_of_velocity(velocity) }),
    }
}
