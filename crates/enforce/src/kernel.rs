//! Operators onto ker A [O prop. 3.1].
//!
//! ```text
//! (i)   Z, A Z = 0, Z*Z = I                     from the QR of A*                                                   (1)
//! (ii)  Y = I − A⁻A, A⁻ a {1}-inverse           a projector onto ker A                                              (2)
//! (iii) X = I − A⁻A, A⁻ a {1,4}-inverse         the orthogonal projector; also I − Â*Â, Â = orthonormalized rows    (3)
//! ```

use faer::{Mat, MatRef};

use crate::dense::{PivotedQr, Zero};
use crate::field::Field;
use crate::generalized_inverse::{Penrose, inverse};
use crate::tolerances::Tolerance;

/// (1): an orthonormal basis of ker A, n×(n − rank).
pub fn kernel_basis<T: Field>(a: MatRef<'_, T>, tolerance: &Tolerance) -> Mat<T> {
    PivotedQr::new(a.adjoint().to_owned().as_ref(), Zero::Relative(tolerance.rank)).left_kernel()
}

/// (3): the orthogonal projector onto ker A, n×n.
pub fn kernel_projector<T: Field>(a: MatRef<'_, T>, tolerance: &Tolerance) -> Mat<T> {
    let g = inverse(a, Penrose::OneFour, Zero::Relative(tolerance.rank));
    complement(g.as_ref(), a)
}

/// (2): the oblique projector that a {1}-inverse gives, n×n.
pub fn oblique_projector<T: Field>(a: MatRef<'_, T>, tolerance: &Tolerance) -> Mat<T> {
    let g = inverse(a, Penrose::One, Zero::Relative(tolerance.rank));
    complement(g.as_ref(), a)
}

/// I − G A.
pub fn complement<T: Field>(g: MatRef<'_, T>, a: MatRef<'_, T>) -> Mat<T> {
    Mat::<T>::identity(a.ncols(), a.ncols()) - g * a
}
