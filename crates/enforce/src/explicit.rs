//! Explicit equations at a level [O eq. 2.5, 3.4, 3.6] in any operator S onto ker A.
//!
//! ```text
//! [S*M; A] α = [S*(f + φ); b]                                                                                       (1)
//! α = p + S z,  A p = b,  S*M S z = S*(f + φ − M p)                                                                 (2)
//! ```
//!
//! (1) needs nothing of M but ker M ∩ ker A = 0; (2) is smaller when S is a basis. Ranks are not looked for here: all but the `free`
//! directions of ker M ∩ ker A that [`Settled`](crate::determinacy::Settled) found are determined.

use faer::{Col, ColRef, Mat, MatRef};

use crate::dense::{Zero, least_squares, stack};
use crate::field::Field;
use crate::prepared::Scaled;

/// (1) for the rows `a`, `b`; least squares, least norm.
pub fn stacked<T: Field>(
    scaled: &Scaled<T>,
    s: &Mat<T>,
    (a, b): (MatRef<'_, T>, ColRef<'_, T>),
    free: usize,
) -> Col<T> {
    let matrix = stack((s.adjoint() * &scaled.mass).as_ref(), a);
    let right = stack((s.adjoint() * &scaled.force).as_mat(), b.as_mat());
    let zero = Zero::Rank(matrix.ncols() - free);
    least_squares(matrix.as_ref(), right.as_ref(), zero).col(0).to_owned()
}

/// (2) with a basis S and a particular p.
pub fn reduced<T: Field>(scaled: &Scaled<T>, s: &Mat<T>, p: &Col<T>, free: usize) -> Col<T> {
    let mass = s.adjoint() * (&scaled.mass * s);
    let force = s.adjoint() * (&scaled.force - &scaled.mass * p);
    let zero = Zero::Rank(s.ncols().saturating_sub(free));
    let z = least_squares(mass.as_ref(), force.as_mat(), zero);
    p + s * z.col(0)
}
