//! Explicit equations at a level [O eq. 2.5, 3.4, 3.6] in any operator S onto ker A.
//!
//! ```text
//! [S*M; A] α = [S*(f + φ); b]                                                                                       (1)
//! α = p + S z,  A p = b,  S*M S z = S*(f + φ − M p)                                                                 (2)
//! ```
//!
//! (1) needs nothing of M but ker M ∩ ker A = 0; (2) is smaller when S is a basis.

use faer::{Col, Mat};

use crate::dense::{Zero, least_squares, stack};
use crate::field::Field;
use crate::prepared::Scaled;
use crate::tolerance::Tolerance;

/// (1) for the rows `a`, `b`; least squares, least norm.
pub fn stacked<T: Field>(scaled: &Scaled<T>, s: &Mat<T>, a: &Mat<T>, b: &Col<T>, tolerance: &Tolerance) -> Col<T> {
    let matrix = stack((s.adjoint() * &scaled.mass).as_ref(), a.as_ref());
    let right = stack((s.adjoint() * &scaled.force).as_mat(), b.as_mat());
    let zero = Zero::Relative(tolerance.rank * 1e-3);
    least_squares(matrix.as_ref(), right.as_ref(), zero).col(0).to_owned()
}

/// (2) with a basis S and a particular p.
pub fn reduced<T: Field>(scaled: &Scaled<T>, s: &Mat<T>, p: &Col<T>, tolerance: &Tolerance) -> Col<T> {
    let mass = s.adjoint() * (&scaled.mass * s);
    let force = s.adjoint() * (&scaled.force - &scaled.mass * p);
    let zero = Zero::Relative(tolerance.rank * 1e-3);
    let z = least_squares(mass.as_ref(), force.as_mat(), zero);
    p + s * z.col(0)
}
