//! Rank-revealing QR and what follows from it, for general matrices.
//!
//! ```text
//! X Π = Q R,  R = [R₁; 0],  R₁ = [R₁₁ R₁₂] of r rows           column-pivoted Householder QR                        (1)
//! ker X* = im Q₂ (orthonormal);   ker X = im Π[−R₁₁⁻¹R₁₂; I]                                                       (2)
//! X⁺c = Π U [S⁻*Q₁*c; 0]  with R₁* = U [S; 0]                  complete orthogonal decomposition                    (3)
//! ```
//!
//! Cost 4 p q r flops for p×q.

use faer::linalg::solvers::ColPivQr;
use faer::{Mat, MatRef};

use crate::field::Field;

/// Column-pivoted QR with its rank.
#[derive(Clone, Debug)]
pub struct PivotedQr<T: Field> {
    qr: ColPivQr<T>,
    /// Π: original column at each place.
    pub order: Vec<usize>,
    /// r.
    pub rank: usize,
    /// Smallest pivot kept, 0 if none.
    pub last: f64,
    /// Largest pivot dropped, 0 if none.
    pub dropped: f64,
    /// The threshold used.
    pub threshold: f64,
}

/// When a pivot is zero.
#[derive(Clone, Copy, Debug)]
pub enum Zero {
    /// At most this, as it stands.
    Below(f64),
    /// At most this times the largest pivot.
    Relative(f64),
    /// It comes after so many: the rank was decided elsewhere.
    Rank(usize),
}

impl<T: Field> PivotedQr<T> {
    /// Factors X.
    pub fn new(x: MatRef<'_, T>, zero: Zero) -> Self {
        let qr = x.col_piv_qr();
        let order = qr.P().arrays().0.to_vec();
        let pivot = |k: usize| qr.R()[(k, k)].modulus();
        let size = x.nrows().min(x.ncols());
        let threshold = match zero {
            Zero::Below(threshold) => threshold,
            Zero::Relative(relative) if size > 0 => relative * pivot(0),
            Zero::Relative(_) | Zero::Rank(_) => 0.0,
        };
        let most = if let Zero::Rank(rank) = zero { rank.min(size) } else { size };
        let rank = (0..most).take_while(|&k| pivot(k) > threshold).count();
        let last = if rank > 0 { pivot(rank - 1) } else { 0.0 };
        let dropped = if rank < size { pivot(rank).max(0.0) } else { 0.0 }; // NaN of zeros is 0
        Self { qr, order, rank, last, dropped, threshold }
    }

    /// Q₁, p×r.
    pub fn range(&self) -> Mat<T> {
        self.qr.compute_thin_Q().get(.., ..self.rank).to_owned()
    }

    /// Q₂, p×(p − r).
    pub fn left_kernel(&self) -> Mat<T> {
        if self.rank == 0 {
            let rows = self.qr.Q_basis().nrows(); // faer's Q of a zero matrix is NaN
            return Mat::identity(rows, rows);
        }
        self.qr.compute_Q().get(.., self.rank..).to_owned()
    }

    /// [R₁₁ R₁₂], r×q, columns in pivot order.
    pub fn r(&self) -> MatRef<'_, T> {
        self.qr.R().get(..self.rank, ..)
    }

    /// A basis of ker X, q×(q − r), one vector per dropped column with a 1 there.
    pub fn kernel(&self) -> Mat<T> {
        let (r, q) = (self.rank, self.order.len());
        let mut dependent = self.r().get(.., r..).to_owned();
        self.r().get(.., ..r).solve_upper_triangular_in_place(dependent.as_mut());
        let mut out = Mat::zeros(q, q - r);
        for k in 0..q - r {
            for i in 0..r {
                out[(self.order[i], k)] = -dependent[(i, k)];
            }
            out[(self.order[r + k], k)] = T::ONE;
        }
        out
    }

    /// X⁺c of least norm by (3), for each column of c.
    pub fn solve(&self, c: MatRef<'_, T>) -> Mat<T> {
        let projected = self.range().adjoint() * c;
        self.solve_range(projected.as_ref())
    }

    /// The least-norm x with R₁ Π*x = e.
    pub fn solve_range(&self, e: MatRef<'_, T>) -> Mat<T> {
        let (r, q) = (self.rank, self.order.len());
        let mut places = Mat::zeros(q, e.ncols());
        places.as_mut().subrows_mut(0, r).copy_from(e);
        if r == q {
            self.r().solve_upper_triangular_in_place(places.as_mut());
        } else if r > 0 {
            let complete = self.r().adjoint().to_owned().qr();
            let s = complete.thin_R();
            s.adjoint().solve_lower_triangular_in_place(places.as_mut().subrows_mut(0, r));
            places = complete.compute_thin_Q() * places.subrows(0, r);
        }
        self.unpermute(&places)
    }

    /// The y that solves R₁* y = Π*b in the least-squares sense.
    pub fn solve_adjoint_range(&self, b: MatRef<'_, T>) -> Mat<T> {
        let r = self.rank;
        let places = Mat::from_fn(b.nrows(), b.ncols(), |i, j| b[(self.order[i], j)]);
        if r == self.order.len() {
            let mut y = places;
            self.r().adjoint().solve_lower_triangular_in_place(y.as_mut());
            return y;
        }
        if r == 0 {
            return Mat::zeros(0, b.ncols());
        }
        let complete = self.r().adjoint().to_owned().qr();
        let mut y = complete.compute_thin_Q().adjoint() * places;
        complete.thin_R().solve_upper_triangular_in_place(y.as_mut());
        y
    }

    fn unpermute(&self, places: &Mat<T>) -> Mat<T> {
        let mut out = Mat::zeros(places.nrows(), places.ncols());
        for (k, &column) in self.order.iter().enumerate() {
            out.row_mut(column).copy_from(&places.row(k));
        }
        out
    }
}

/// min ‖X y − c‖, least ‖y‖, for each column of c.
pub fn least_squares<T: Field>(x: MatRef<'_, T>, c: MatRef<'_, T>, zero: Zero) -> Mat<T> {
    PivotedQr::new(x, zero).solve(c)
}

/// [top; bottom].
pub fn stack<T: Field>(top: MatRef<'_, T>, bottom: MatRef<'_, T>) -> Mat<T> {
    let split = top.nrows();
    Mat::from_fn(
        split + bottom.nrows(),
        top.ncols(),
        |i, j| {
            if i < split { top[(i, j)] } else { bottom[(i - split, j)] }
        },
    )
}
