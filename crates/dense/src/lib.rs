//! Factorizations of dense real matrices, as faer computes them.
//!
//! faer is generic in its numbers, and a generic function is compiled once more in every crate that calls it: the singular value
//! decomposition alone was a tenth of some crates. These functions have no type parameters, so that their machine code is made here, once,
//! for all crates above. What calls them often in inner loops (`enforce`'s methods and step solvers) keeps to faer itself.
//!
//! ```text
//! A = U Σ Vᵀ,  σ₁ ≥ σ₂ ≥ … ≥ 0        svd, thin_svd, singular_values
//! S = U Λ Uᵀ,  λ₁ ≤ λ₂ ≤ …            symmetric_eigen, symmetric_eigenvalues   (the lower half of S is read)
//! P A = L U                            Lu
//! S = L Lᵀ                             Cholesky
//! A = Q R,  A Π = Q R                  Qr, pivoted_qr
//! ```
//!
//! `None` stands for iterations that don't end, as on entries that are not finite.

use faer::linalg::solvers::{ColPivQr, Llt, PartialPivLu, SelfAdjointEigen, Solve, SolveLstsq};
use faer::{Mat, Side};

/// U, Σ and V.
pub type Svd = faer::linalg::solvers::Svd<f64>;
/// U and Λ of a symmetric matrix.
pub type SymmetricEigen = SelfAdjointEigen<f64>;
/// Q, R and Π.
pub type PivotedQr = ColPivQr<f64>;

/// U and V square.
pub fn svd(a: &Mat<f64>) -> Option<Svd> {
    a.svd().ok()
}

/// U and V with as many columns as there are singular values.
pub fn thin_svd(a: &Mat<f64>) -> Option<Svd> {
    a.thin_svd().ok()
}

/// σ, the largest first.
pub fn singular_values(a: &Mat<f64>) -> Option<Vec<f64>> {
    a.singular_values().ok()
}

/// Of a symmetric matrix, whose lower half is read.
pub fn symmetric_eigen(s: &Mat<f64>) -> Option<SymmetricEigen> {
    s.self_adjoint_eigen(Side::Lower).ok()
}

/// λ of a symmetric matrix, whose lower half is read, the least first.
pub fn symmetric_eigenvalues(s: &Mat<f64>) -> Option<Vec<f64>> {
    s.self_adjoint_eigenvalues(Side::Lower).ok()
}

/// Column-pivoted QR.
pub fn pivoted_qr(a: &Mat<f64>) -> PivotedQr {
    a.col_piv_qr()
}

/// The whole square Q of a column-pivoted QR.
pub fn square_q(qr: &PivotedQr) -> Mat<f64> {
    qr.compute_Q()
}

/// Gaussian elimination with partial pivoting.
#[derive(Clone, Debug)]
pub struct Lu(PartialPivLu<f64>);

impl Lu {
    /// Of a square matrix. A singular one has factors too: what is solved with them is not finite or has no digits.
    pub fn new(a: &Mat<f64>) -> Self {
        Self(a.partial_piv_lu())
    }

    /// A⁻¹ B.
    pub fn solve(&self, b: &Mat<f64>) -> Mat<f64> {
        self.0.solve(b)
    }

    /// A⁻¹.
    pub fn inverse(&self) -> Mat<f64> {
        let n = self.0.L().nrows();
        self.0.solve(Mat::<f64>::identity(n, n))
    }
}

/// A⁻¹ B by elimination with full pivoting.
pub fn solve_with_full_pivoting(a: &Mat<f64>, b: &Mat<f64>) -> Mat<f64> {
    a.full_piv_lu().solve(b)
}

/// Cholesky's factor of a positive definite matrix.
#[derive(Clone, Debug)]
pub struct Cholesky(Llt<f64>);

impl Cholesky {
    /// Of a symmetric matrix, whose lower half is read; `None` unless it is positive definite.
    pub fn new(s: &Mat<f64>) -> Option<Self> {
        s.llt(Side::Lower).ok().map(Self)
    }

    /// The k-th entry of L's diagonal.
    pub fn pivot(&self, k: usize) -> f64 {
        self.0.L()[(k, k)]
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
        Self(a.qr())
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
        assert!(Cholesky::new(&(-1.0 * &gram)).is_none());

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
