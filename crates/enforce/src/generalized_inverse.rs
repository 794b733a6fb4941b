//! Generalized inverses with chosen Penrose conditions.
//!
//! ```text
//! P1 A G A = A    P2 G A G = G    P3 (A G)* = A G    P4 (G A)* = G A                                   [O eq. 1.1]  (1)
//! {1,2}:    G = Πc [A₁₁⁻¹ 0; 0 0] Πr,  A₁₁ = r independent rows and columns                                       (2)
//! {1,2,3}:  G = Π [R₁₁⁻¹ 0; 0 0] Q*,   A Π = Q [R₁₁ R₁₂; 0 0]   (A G = Q₁Q₁*)                                       (3)
//! {1,2,4}:  the adjoint of (3) for A*                            (G A = orthogonal projector onto im A*)            (4)
//! {1,2,3,4}: Moore–Penrose, by the complete orthogonal decomposition                                                (5)
//! ```
//!
//! Cost 4 m n r flops each; all are reflexive (P2), the {1}-inverses of this crate included.

use faer::{Mat, MatRef};

use crate::dense::{PivotedQr, Zero};
use crate::field::Field;
use crate::tolerances::Tolerance;

/// The Penrose conditions an inverse has to satisfy besides P1 (and P2, which all of these satisfy).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Penrose {
    /// {1,2}: any reflexive inverse; I − G A is some projector onto ker A.
    One,
    /// {1,2,3}: G b solves A x = b in the least-squares sense.
    OneThree,
    /// {1,2,4}: G b is the least-norm solution of a consistent A x = b; I − G A is the orthogonal projector onto ker A.
    OneFour,
    /// All four: A⁺.
    MoorePenrose,
}

/// An inverse of A (m×n) with the conditions asked for, n×m; rank relative to the largest pivot by `tolerance.rank`.
pub fn generalized_inverse<T: Field>(a: MatRef<'_, T>, conditions: Penrose, tolerance: &Tolerance) -> Mat<T> {
    inverse(a, conditions, Zero::Relative(tolerance.rank))
}

/// As [`generalized_inverse`], with the threshold stated.
pub fn inverse<T: Field>(a: MatRef<'_, T>, conditions: Penrose, zero: Zero) -> Mat<T> {
    match conditions {
        Penrose::One => by_independent_block(a, zero),
        Penrose::OneThree => by_basic_solution(a, zero),
        Penrose::OneFour => by_basic_solution(a.adjoint().to_owned().as_ref(), zero).adjoint().to_owned(),
        Penrose::MoorePenrose => PivotedQr::new(a, zero).solve(Mat::identity(a.nrows(), a.nrows()).as_ref()),
    }
}

/// (2): the columns by pivoted QR of A, the rows by pivoted QR of those columns' adjoint.
fn by_independent_block<T: Field>(a: MatRef<'_, T>, zero: Zero) -> Mat<T> {
    let columns = PivotedQr::new(a, zero);
    let r = columns.rank;
    let tall = Mat::from_fn(r, a.nrows(), |j, i| a[(i, columns.order[j])].conjugate());
    let rows = PivotedQr::new(tall.as_ref(), Zero::Below(0.0));
    let block = Mat::from_fn(r, r, |i, j| a[(rows.order[i], columns.order[j])]);
    let solved = PivotedQr::new(block.as_ref(), Zero::Below(0.0)).solve(Mat::identity(r, r).as_ref());
    let mut out = Mat::zeros(a.ncols(), a.nrows());
    for j in 0..r {
        for i in 0..r {
            out[(columns.order[i], rows.order[j])] = solved[(i, j)];
        }
    }
    out
}

/// (3).
fn by_basic_solution<T: Field>(a: MatRef<'_, T>, zero: Zero) -> Mat<T> {
    let qr = PivotedQr::new(a, zero);
    let mut places = qr.range().adjoint().to_owned();
    qr.r().get(.., ..qr.rank).solve_upper_triangular_in_place(places.as_mut());
    let mut out = Mat::zeros(a.ncols(), a.nrows());
    for k in 0..qr.rank {
        out.row_mut(qr.order[k]).copy_from(&places.row(k));
    }
    out
}

/// How far G is from satisfying P1 … P4 with A: Frobenius norms relative to ‖A‖, ‖G‖, 1 and 1.
pub fn penrose_residuals<T: Field>(a: MatRef<'_, T>, g: MatRef<'_, T>) -> [f64; 4] {
    let (ag, ga) = (a * g, g * a);
    let relative = |x: Mat<T>, scale: f64| x.norm_l2() / if scale > 0.0 { scale } else { 1.0 };
    [
        relative(&ag * a - a, a.norm_l2()),
        relative(&ga * g - g, g.norm_l2()),
        relative(&ag - ag.adjoint(), 1.0),
        relative(&ga - ga.adjoint(), 1.0),
    ]
}
