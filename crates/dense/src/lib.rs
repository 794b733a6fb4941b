//! Factorizations of dense matrices, as faer computes them.
//!
//! faer is generic in its numbers, and a generic function is compiled once more in every crate that calls it: the singular value
//! decomposition alone was a tenth of some crates. These functions have no type parameters ([`Number`]'s are of one type each), so that their
//! machine code is made here, once, for all crates above. `enforce`, which is generic in its numbers itself, keeps to faer; over real numbers it
//! is compiled once in its own module `real`.
//!
//! ```text
//! A = U Σ Vᵀ,  σ₁ ≥ σ₂ ≥ … ≥ 0        svd, thin_svd, singular_values
//! S = U Λ Uᵀ,  λ₁ ≤ λ₂ ≤ …            symmetric_eigen, symmetric_eigenvalues   (the lower half of S is read)
//! A V = V diag(s)                      eigen, eigenvalues
//! P A = L U                            Lu, over real and complex numbers
//! S = L Lᵀ                             Cholesky
//! A = Q R,  A Π = Q R                  Qr, pivoted_qr
//! ```
//!
//! Each of them is a place where long work may be given up ([`interruption`]).
//!
//! `None` stands for iterations that don't end, as on entries that are not finite.

use faer::linalg::solvers::{ColPivQr, Llt, LltError, PartialPivLu, SelfAdjointEigen, Solve, SolveLstsq};
use faer::{Mat, MatMut, Side, c64};

use interruption::look;

pub mod interruption;

/// U, Σ and V.
pub type Svd = faer::linalg::solvers::Svd<f64>;
/// U and Λ of a symmetric matrix.
pub type SymmetricEigen = SelfAdjointEigen<f64>;
/// Q, R and Π.
pub type PivotedQr = ColPivQr<f64>;

/// U and V square.
pub fn svd(a: &Mat<f64>) -> Option<Svd> {
    look();
    a.svd().ok()
}

/// U and V with as many columns as there are singular values.
pub fn thin_svd<T: Number>(a: &Mat<T>) -> Option<faer::linalg::solvers::Svd<T>> {
    look();
    T::thin_svd(a)
}

/// σ, the largest first.
pub fn singular_values(a: &Mat<f64>) -> Option<Vec<f64>> {
    look();
    a.singular_values().ok()
}

/// Of a symmetric matrix, whose lower half is read.
pub fn symmetric_eigen(s: &Mat<f64>) -> Option<SymmetricEigen> {
    look();
    s.self_adjoint_eigen(Side::Lower).ok()
}

/// λ of a symmetric or Hermitian matrix, whose lower half is read, the least first.
pub fn symmetric_eigenvalues<T: Number>(s: &Mat<T>) -> Option<Vec<f64>> {
    look();
    T::symmetric_eigenvalues(s)
}

/// Column-pivoted QR.
pub fn pivoted_qr(a: &Mat<f64>) -> PivotedQr {
    look();
    a.col_piv_qr()
}

/// The whole square Q of a column-pivoted QR.
pub fn square_q(qr: &PivotedQr) -> Mat<f64> {
    qr.compute_Q()
}

/// Eigenvalues of a square matrix, conjugate pairs together.
pub fn eigenvalues(a: &Mat<f64>) -> Option<Vec<c64>> {
    look();
    Some(a.eigenvalues().ok()?.into_iter().map(|s| c64::new(s.re, s.im)).collect())
}

/// Eigenvalues of a square matrix, conjugate pairs together, and its eigenvectors by columns.
pub fn eigen(a: &Mat<f64>) -> Option<(Vec<c64>, Mat<c64>)> {
    look();
    let found = a.eigen().ok()?;
    let values = found.S().column_vector();
    Some(((0..a.nrows()).map(|k| c64::new(values[k].re, values[k].im)).collect(), found.U().to_owned()))
}

/// Real or complex numbers, with factorizations of their matrices.
pub trait Number: faer::traits::ComplexField + Copy {
    /// [`thin_svd`].
    fn thin_svd(a: &Mat<Self>) -> Option<faer::linalg::solvers::Svd<Self>>;
    /// [`symmetric_eigenvalues`].
    fn symmetric_eigenvalues(a: &Mat<Self>) -> Option<Vec<f64>>;
    /// P A = L U.
    fn lu(a: &Mat<Self>) -> PartialPivLu<Self>;
    /// X ← A⁻¹ X.
    fn solve(lu: &PartialPivLu<Self>, x: MatMut<'_, Self>);
}

impl Number for f64 {
    fn thin_svd(a: &Mat<Self>) -> Option<faer::linalg::solvers::Svd<Self>> {
        a.thin_svd().ok()
    }
    fn symmetric_eigenvalues(a: &Mat<Self>) -> Option<Vec<f64>> {
        a.self_adjoint_eigenvalues(Side::Lower).ok()
    }
    fn lu(a: &Mat<Self>) -> PartialPivLu<Self> {
        a.partial_piv_lu()
    }
    fn solve(lu: &PartialPivLu<Self>, x: MatMut<'_, Self>) {
        lu.solve_in_place(x);
    }
}

impl Number for c64 {
    fn thin_svd(a: &Mat<Self>) -> Option<faer::linalg::solvers::Svd<Self>> {
        a.thin_svd().ok()
    }
    fn symmetric_eigenvalues(a: &Mat<Self>) -> Option<Vec<f64>> {
        a.self_adjoint_eigenvalues(Side::Lower).ok()
    }
    fn lu(a: &Mat<Self>) -> PartialPivLu<Self> {
        a.partial_piv_lu()
    }
    fn solve(lu: &PartialPivLu<Self>, x: MatMut<'_, Self>) {
        lu.solve_in_place(x);
    }
}

/// Gaussian elimination with partial pivoting.
#[derive(Clone, Debug)]
pub struct Lu<T: Number = f64>(PartialPivLu<T>);

impl<T: Number> Lu<T> {
    /// Of a square matrix. A singular one has factors too: what is solved with them is not finite or has no digits.
    pub fn new(a: &Mat<T>) -> Self {
        look();
        Self(T::lu(a))
    }

    /// A⁻¹ B.
    pub fn solve(&self, b: &Mat<T>) -> Mat<T> {
        let mut x = b.clone();
        T::solve(&self.0, x.as_mut());
        x
    }

    /// x ← A⁻¹ x.
    pub fn solve_in_place(&self, x: &mut [T]) {
        T::solve(&self.0, MatMut::from_column_major_slice_mut(x, x.len(), 1));
    }

    /// A⁻¹.
    pub fn inverse(&self) -> Mat<T> {
        let n = self.0.L().nrows();
        self.solve(&Mat::<T>::identity(n, n))
    }
}

/// A⁻¹ B by elimination with full pivoting.
pub fn solve_with_full_pivoting(a: &Mat<f64>, b: &Mat<f64>) -> Mat<f64> {
    look();
    a.full_piv_lu().solve(b)
}

/// Cholesky's factor of a positive definite matrix.
#[derive(Clone, Debug)]
pub struct Cholesky(Llt<f64>);

impl Cholesky {
    /// Of a symmetric matrix, whose lower half is read.
    ///
    /// # Errors
    /// The first row whose pivot is not positive: the matrix is not positive definite.
    pub fn new(s: &Mat<f64>) -> Result<Self, usize> {
        look();
        s.llt(Side::Lower).map(Self).map_err(|LltError::NonPositivePivot { index }| index)
    }

    /// The k-th entry of L's diagonal.
    pub fn pivot(&self, k: usize) -> f64 {
        self.0.L()[(k, k)]
    }

    /// S⁻¹ B.
    pub fn solve(&self, b: &Mat<f64>) -> Mat<f64> {
        self.0.solve(b)
    }

    /// L⁻¹ B.
    pub fn solve_lower(&self, mut b: Mat<f64>) -> Mat<f64> {
        self.0.L().solve_lower_triangular_in_place(b.as_mut());
        b
    }

    /// L⁻ᵀ B.
    pub fn solve_upper(&self, mut b: Mat<f64>) -> Mat<f64> {
        self.0.L().transpose().solve_upper_triangular_in_place(b.as_mut());
        b
    }

    /// S⁻¹.
    pub fn inverse(&self) -> Mat<f64> {
        let n = self.0.L().nrows();
        self.0.solve(Mat::<f64>::identity(n, n))
    }
}

/// QR without pivoting, for columns that are independent.
#[derive(Clone, Debug)]
pub struct Qr(faer::linalg::solvers::Qr<f64>);

impl Qr {
    /// Of a matrix with no more columns than rows.
    pub fn new(a: &Mat<f64>) -> Self {
        look();
        Self(a.qr())
    }

    /// The upper triangle.
    pub fn r(&self) -> Mat<f64> {
        self.0.thin_R().to_owned()
    }

    /// The columns x of least ‖A x − b‖.
    pub fn least_squares(&self, b: &Mat<f64>) -> Mat<f64> {
        self.0.solve_lstsq(b)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A matrix without structure.
    fn matrix(rows: usize, columns: usize) -> Mat<f64> {
        Mat::from_fn(rows, columns, |i, j| ((7 * i + 3 * j + i * j) as f64).sin() + if i == j { 2.0 } else { 0.0 })
    }

    #[test]
    fn factors_multiply_to_the_matrix() {
        let (a, b) = (matrix(5, 3), matrix(5, 2));
        let close = |x: &Mat<f64>, y: &Mat<f64>| (x - y).norm_max() <= 1e-13 * (1.0 + y.norm_max());
        let svd = svd(&a).expect("finite");
        assert_eq!((svd.U().ncols(), svd.V().ncols()), (5, 3));
        let again = Mat::from_fn(5, 3, |i, j| {
            (0..3).map(|k| svd.U()[(i, k)] * svd.S().column_vector()[k] * svd.V()[(j, k)]).sum::<f64>()
        });
        assert!(close(&again, &a));
        let thin = thin_svd(&a).expect("finite");
        assert_eq!(thin.U().ncols(), 3);
        let values = singular_values(&a).expect("finite");
        assert!((0..3).all(|k| (values[k] - svd.S().column_vector()[k]).abs() <= 1e-13 * values[0]));

        let gram = a.transpose() * &a;
        let eigen = symmetric_eigen(&gram).expect("finite");
        let of_eigen = symmetric_eigenvalues(&gram).expect("finite");
        assert!((0..3).all(|k| (of_eigen[k] - values[2 - k].powi(2)).abs() <= 1e-12 * values[0].powi(2)));
        assert!(close(&(&gram * eigen.U()), &Mat::from_fn(3, 3, |i, k| eigen.U()[(i, k)] * of_eigen[k])));

        let lu = Lu::new(&gram);
        let right = a.transpose() * &b;
        let x = lu.solve(&right);
        assert!(close(&(&gram * &x), &right) && close(&(&gram * lu.inverse()), &Mat::identity(3, 3)));
        assert!(close(&solve_with_full_pivoting(&gram, &right), &x));
        assert!(close(&Qr::new(&a).least_squares(&b), &x));
        let cholesky = Cholesky::new(&gram).expect("positive definite");
        assert!(close(&cholesky.inverse(), &lu.inverse()) && (cholesky.pivot(0).powi(2) - gram[(0, 0)]).abs() < 1e-13);
        assert!(matches!(Cholesky::new(&(-1.0 * &gram)), Err(0)));
        assert!(close(&cholesky.solve_upper(cholesky.solve_lower(right.clone())), &cholesky.solve(&right)));
        assert!(close(&cholesky.solve(&right), &x));

        let (values, vectors) = super::eigen(&gram).expect("finite");
        let (lifted, n) = (Mat::from_fn(3, 3, |i, j| c64::new(gram[(i, j)], 0.0)), 3);
        let scaled = Mat::from_fn(n, n, |i, k| vectors[(i, k)] * values[k]);
        assert!((&lifted * &vectors - &scaled).norm_max() < 1e-12 * lifted.norm_max());
        let trace: c64 = eigenvalues(&gram).expect("finite").into_iter().sum();
        assert!((trace.re - of_eigen.iter().sum::<f64>()).abs() < 1e-12 * trace.re && trace.im == 0.0);
        let mut column: Vec<c64> = (0..n).map(|i| scaled[(i, 0)]).collect();
        Lu::new(&lifted).solve_in_place(&mut column);
        assert!((0..n).all(|i| (column[i] - vectors[(i, 0)]).norm() < 1e-12));

        let qr = pivoted_qr(&a);
        let q = square_q(&qr);
        assert!(close(&(q.transpose() * &q), &Mat::identity(5, 5)));
        assert!((q.get(.., 3..).transpose() * &a).norm_max() < 1e-13);
    }

    #[test]
    fn no_numbers_have_no_factors() {
        let a = Mat::from_fn(3, 3, |i, _| if i == 1 { f64::NAN } else { 1.0 });
        assert!(svd(&a).is_none_or(|svd| svd.S().column_vector().iter().any(|s| !s.is_finite())));
    }
}
