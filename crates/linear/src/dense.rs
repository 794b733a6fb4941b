//! Small dense factorizations of faer behind names of our own, with empty matrices and failures answered.

use faer::linalg::solvers::Solve;
use faer::{Mat, c64};

use crate::error::LinearError;
use crate::tolerances::{
    BALANCED, BALANCINGS, CONVERGED, INVERSE_STEPS, JACOBI, ORTHOGONAL, SWEEPS, TINY, WORST_SCATTER,
};

pub(crate) const ZERO: c64 = c64::new(0.0, 0.0);
pub(crate) const ONE: c64 = c64::new(1.0, 0.0);

/// The thin singular value decomposition P = U diag(σ) V* of a matrix with no more rows than columns.
pub(crate) struct Singular {
    /// Falling, one for each row.
    pub values: Vec<f64>,
    /// Square.
    pub left: Mat<c64>,
    /// As many rows as P has columns.
    pub right: Mat<c64>,
}

/// By Jacobi's one-sided rotations for small matrices, and where the iteration of faer does not end.
pub(crate) fn singular(p: &Mat<c64>) -> Result<Singular, LinearError> {
    debug_assert!(p.nrows() <= p.ncols());
    if p.nrows() <= JACOBI { jacobi(p) } else { by_bidiagonalization(p) }
}

/// The same where the small singular values of badly scaled rows do not matter, only sizes beside that of the whole: the quicker way for all but
/// the smallest matrices.
pub(crate) fn singular_beside_norm(p: &Mat<c64>) -> Result<Singular, LinearError> {
    debug_assert!(p.nrows() <= p.ncols());
    if p.nrows() <= TINY {
        return jacobi(p);
    }
    by_bidiagonalization(p)
}

/// The least singular value of a matrix with no more rows than columns, with its vectors u and v.
pub(crate) struct Least {
    pub value: f64,
    pub left: Vec<c64>,
    pub right: Vec<c64>,
}

/// By P* = QR and inverse iteration with R*R = PP*, at a fraction of the cost of all singular values; by these where the iteration creeps since
/// another value is nearly as small.
///
/// ```text
/// R*y = u,  R z = y,  u ← z/‖z‖,     1/σ² = ‖z‖
/// ```
pub(crate) fn least_singular(p: &Mat<c64>) -> Result<Least, LinearError> {
    if p.nrows() > TINY
        && let Some(least) = by_inverse_iteration(p)
    {
        return Ok(least);
    }
    let all = singular_beside_norm(p)?;
    let (last, column) = (p.nrows() - 1, |x: &Mat<c64>, k: usize| (0..x.nrows()).map(|i| x[(i, k)]).collect());
    Ok(Least { value: all.values[last], left: column(&all.left, last), right: column(&all.right, last) })
}

fn by_inverse_iteration(p: &Mat<c64>) -> Option<Least> {
    let n = p.nrows();
    let r = triangle(p)?;
    // Any start has a share of the vector that is looked for; one without symmetry has it in symmetric matrices, too.
    let mut u: Vec<c64> = (0..n).map(|i| c64::new(1.0, 0.3 + 0.1 * i as f64)).collect();
    normalize(&mut u)?;
    let mut before = f64::INFINITY;
    for _ in 0..INVERSE_STEPS {
        let mut z = u.clone();
        for i in 0..n {
            let known: c64 = (0..i).map(|k| r[k][i].conj() * z[k]).sum();
            z[i] = (z[i] - known) / r[i][i].conj();
        }
        for i in (0..n).rev() {
            let known: c64 = (i + 1..n).map(|k| r[i][k] * z[k]).sum();
            z[i] = (z[i] - known) / r[i][i];
        }
        let square = normalize(&mut z)?;
        u = z;
        if (before - square).abs() <= CONVERGED * square {
            let mut right: Vec<c64> =
                (0..p.ncols()).map(|j| (0..n).map(|i| p[(i, j)].conj() * u[i]).sum::<c64>()).collect();
            let value = normalize(&mut right).unwrap_or(0.0);
            return value.is_finite().then_some(Least { value, left: u, right });
        }
        before = square;
    }
    None
}

/// Makes a vector one long; how long it was, if that is a number other than zero.
pub(crate) fn normalize(x: &mut [c64]) -> Option<f64> {
    let largest = x.iter().map(|x| x.re.abs().max(x.im.abs())).fold(0.0, f64::max);
    if !(largest > 0.0 && largest.is_finite()) {
        return None;
    }
    let length = largest * x.iter().map(|x| (x / largest).norm_sqr()).sum::<f64>().sqrt();
    x.iter_mut().for_each(|x| *x /= length);
    length.is_finite().then_some(length)
}

/// The rows of R in P* = QR by Householder's reflections; its diagonal is not zero, but rounding where P has lost its rank.
fn triangle(p: &Mat<c64>) -> Option<Vec<Vec<c64>>> {
    let (n, length) = (p.nrows(), p.ncols());
    let mut columns: Vec<Vec<c64>> = (0..n).map(|i| (0..length).map(|k| p[(i, k)].conj()).collect()).collect();
    let size = columns.iter().flatten().map(c64::norm_sqr).sum::<f64>().sqrt();
    if !(size > 0.0 && size.is_finite()) {
        return None;
    }
    for k in 0..n {
        let (done, rest) = columns.split_at_mut(k + 1);
        let column = &mut done[k];
        let norm = column[k..].iter().map(c64::norm_sqr).sum::<f64>().sqrt();
        if !(norm > f64::EPSILON * size) {
            column[k] = c64::new(f64::EPSILON * size, 0.0);
            continue;
        }
        let head = column[k];
        let turn = if head.norm() > 0.0 { head / head.norm() } else { ONE };
        let diagonal = -turn * norm;
        let mut v = column[k..].to_vec();
        v[0] -= diagonal;
        let square: f64 = v.iter().map(c64::norm_sqr).sum();
        for other in rest {
            let product: c64 = v.iter().zip(&other[k..]).map(|(v, x)| v.conj() * x).sum();
            let factor = product * (2.0 / square);
            other[k..].iter_mut().zip(&v).for_each(|(x, v)| *x -= factor * v);
        }
        column[k] = diagonal;
    }
    Some((0..n).map(|i| (0..n).map(|j| if j >= i { columns[j][i] } else { ZERO }).collect()).collect())
}

fn by_bidiagonalization(p: &Mat<c64>) -> Result<Singular, LinearError> {
    let Ok(svd) = p.thin_svd() else { return jacobi(p) };
    let values = svd.S().column_vector().iter().map(|value| value.re).collect();
    Ok(Singular { values, left: svd.U().to_owned(), right: svd.V().to_owned() })
}

/// Rotations W make the columns of P*W orthogonal, P*W = V diag(σ) (M. R. Hestenes, J. SIAM 6 (1958) 51–90). Small singular values
/// of matrices with badly scaled rows are found to more digits than by bidiagonalization (J. Demmel, K. Veselić, SIAM J. Matrix Anal. 13
/// (1992) 1204–1245). A singular value 0 has no column in V, which is left zero.
fn jacobi(p: &Mat<c64>) -> Result<Singular, LinearError> {
    let (n, length) = (p.nrows(), p.ncols());
    let mut columns: Vec<Vec<c64>> = (0..n).map(|i| (0..length).map(|k| p[(i, k)].conj()).collect()).collect();
    let mut turns: Vec<Vec<c64>> = (0..n).map(|i| (0..n).map(|k| if i == k { ONE } else { ZERO }).collect()).collect();
    for _ in 0..SWEEPS {
        let mut turned = false;
        for (i, j) in (0..n).flat_map(|j| (0..j).map(move |i| (i, j))) {
            if let Some(rotation) = Rotation::between(&columns[i], &columns[j]) {
                rotation.turn(&mut columns, i, j);
                rotation.turn(&mut turns, i, j);
                turned = true;
            }
        }
        if !turned {
            break;
        }
    }
    let size = |column: &Vec<c64>| column.iter().map(c64::norm_sqr).sum::<f64>().sqrt();
    let sizes: Vec<f64> = columns.iter().map(size).collect();
    if sizes.iter().any(|size| !size.is_finite()) {
        return Err(LinearError::NoConvergence { what: "a singular value decomposition" });
    }
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by(|&i, &j| sizes[j].total_cmp(&sizes[i]));
    let unit = |k: usize| if sizes[order[k]] > 0.0 { 1.0 / sizes[order[k]] } else { 0.0 };
    Ok(Singular {
        values: order.iter().map(|&k| sizes[k]).collect(),
        left: Mat::from_fn(n, n, |i, k| turns[order[k]][i]),
        right: Mat::from_fn(length, n, |i, k| columns[order[k]][i] * unit(k)),
    })
}

/// The unitary matrix [c, −s̄; s, c] that makes two columns orthogonal.
struct Rotation {
    cosine: f64,
    sine: c64,
}

impl Rotation {
    /// None for columns that are orthogonal to rounding.
    fn between(x: &[c64], y: &[c64]) -> Option<Self> {
        let square = |x: &[c64]| x.iter().map(c64::norm_sqr).sum::<f64>();
        let (a, b) = (square(x), square(y));
        let product: c64 = x.iter().zip(y).map(|(x, y)| x.conj() * y).sum();
        // The careful length is needed only where squares vanish, and takes longer than all the rest.
        let square_of = product.norm_sqr();
        let size = if square_of > f64::MIN_POSITIVE { square_of.sqrt() } else { product.norm() };
        if !(size > ORTHOGONAL * (a * b).sqrt() && size >= f64::MIN_POSITIVE) {
            return None;
        }
        let cotangent = (b - a) / (2.0 * size);
        let tangent = 1f64.copysign(cotangent) / (cotangent.abs() + (1.0 + cotangent * cotangent).sqrt());
        let cosine = 1.0 / (1.0 + tangent * tangent).sqrt();
        Some(Self { cosine, sine: product / size * (cosine * tangent) })
    }

    /// (x, y) ← (c x − s̄ y, s x + c y).
    fn turn(&self, columns: &mut [Vec<c64>], i: usize, j: usize) {
        let (low, high) = columns.split_at_mut(j);
        for (x, y) in low[i].iter_mut().zip(high[0].iter_mut()) {
            (*x, *y) = (*x * self.cosine - self.sine.conj() * *y, self.sine * *x + *y * self.cosine);
        }
    }
}

/// ‖A‖₂, zero for an empty matrix.
pub(crate) fn norm(a: &Mat<f64>) -> Result<f64, LinearError> {
    if a.nrows() == 0 || a.ncols() == 0 {
        return Ok(0.0);
    }
    check_size(a)?;
    Ok(singular_values(a)?.first().copied().unwrap_or(0.0))
}

fn singular_values(a: &Mat<f64>) -> Result<Vec<f64>, LinearError> {
    dalembert_dense::singular_values(a).ok_or(LinearError::NoConvergence { what: "a singular value decomposition" })
}

/// Iterations may not end on entries whose squares overflow.
fn check_size(a: &Mat<f64>) -> Result<(), LinearError> {
    let tame = (0..a.ncols()).all(|j| (0..a.nrows()).all(|i| (a[(i, j)] * a[(i, j)]).is_finite()));
    if tame { Ok(()) } else { Err(LinearError::Overflow { what: "entries in natural units" }) }
}

/// Eigenvalues of a real matrix, conjugate pairs together.
pub(crate) fn eigenvalues(a: &Mat<f64>) -> Result<Vec<c64>, LinearError> {
    if a.nrows() == 0 {
        return Ok(Vec::new());
    }
    check_size(a)?;
    let values = a.eigenvalues().map_err(|_| LinearError::NoConvergence { what: "the eigenvalue iteration" })?;
    Ok(values.into_iter().map(|value| c64::new(value.re, value.im)).collect())
}

/// D⁻¹AD with the least norm that a diagonal D gives, and D: rows and columns of one length, one after the other (E. E. Osborne, J. ACM 7
/// (1960) 338–345). Weak couplings have no say in it, as they have in scales that bring entries near one.
pub(crate) fn balanced(a: &Mat<f64>) -> (Mat<f64>, Vec<f64>) {
    let n = a.nrows();
    let (mut balanced, mut scales) = (a.clone(), vec![1.0; n]);
    for _ in 0..BALANCINGS {
        let mut most = 1.0_f64;
        for i in 0..n {
            let length =
                |entry: &dyn Fn(usize) -> f64| (0..n).filter(|&j| j != i).map(|j| entry(j).powi(2)).sum::<f64>().sqrt();
            let factor = (length(&|j| balanced[(i, j)]) / length(&|j| balanced[(j, i)])).sqrt();
            // What only drives or is only driven has no scale.
            if !(factor.is_normal() && (factor * scales[i]).is_normal()) {
                continue;
            }
            for j in (0..n).filter(|&j| j != i) {
                balanced[(i, j)] /= factor;
                balanced[(j, i)] *= factor;
            }
            scales[i] *= factor;
            most = most.max(factor).max(1.0 / factor);
        }
        if most <= BALANCED {
            break;
        }
    }
    (balanced, scales)
}

/// A V = V diag(s), W V = 1.
pub(crate) struct Eigen {
    /// s.
    pub values: Vec<c64>,
    /// V, by columns.
    pub right: Mat<c64>,
    /// W, by rows; not finite where eigenvectors fall together.
    pub left: Mat<c64>,
}

impl Eigen {
    /// How far rounding may move an eigenvalue of a matrix of norm `size`: n ε ‖A‖ κ, κ = ‖left‖‖right‖/|left · right|.
    pub fn uncertainty(&self, k: usize, size: f64) -> f64 {
        let n = self.values.len();
        let length = |entry: &dyn Fn(usize) -> c64| (0..n).map(|i| entry(i).norm_sqr()).sum::<f64>().sqrt();
        let kappa = length(&|i| self.right[(i, k)]) * length(&|i| self.left[(k, i)]);
        let kappa = if kappa.is_finite() { kappa } else { f64::INFINITY };
        size * (n as f64 * f64::EPSILON * kappa).min(WORST_SCATTER)
    }
}

/// Eigenvalues with right and left eigenvectors.
pub(crate) fn eigenvectors(a: &Mat<f64>) -> Result<Eigen, LinearError> {
    let n = a.nrows();
    if n == 0 {
        return Ok(Eigen { values: Vec::new(), right: Mat::zeros(0, 0), left: Mat::zeros(0, 0) });
    }
    check_size(a)?;
    let eigen = a.eigen().map_err(|_| LinearError::NoConvergence { what: "the eigenvalue iteration" })?;
    let right = eigen.U().to_owned();
    let left = right.partial_piv_lu().solve(Mat::<c64>::identity(n, n));
    let values = eigen.S().column_vector();
    Ok(Eigen { values: (0..n).map(|k| c64::new(values[k].re, values[k].im)).collect(), right, left })
}

/// Solves A X = B by Gaussian elimination with partial pivoting after rows were brought to one size; `None` if A is singular to
/// working precision.
pub(crate) fn solve(a: &Mat<f64>, b: &Mat<f64>) -> Option<Mat<f64>> {
    let n = a.nrows();
    if n == 0 {
        return Some(Mat::zeros(0, b.ncols()));
    }
    let largest = |i: usize| (0..n).map(|j| a[(i, j)].abs()).fold(0.0, f64::max);
    let scales: Vec<f64> = (0..n).map(largest).collect();
    if scales.contains(&0.0) {
        return None;
    }
    let rows = Mat::from_fn(n, n, |i, j| a[(i, j)] / scales[i]);
    let right = Mat::from_fn(n, b.ncols(), |i, j| b[(i, j)] / scales[i]);
    let x = dalembert_dense::Lu::new(&rows).solve(&right);
    let finite = (0..x.ncols()).all(|j| (0..n).all(|i| x[(i, j)].is_finite()));
    finite.then_some(x)
}

/// [A B], side by side.
pub(crate) fn beside(a: &Mat<f64>, b: &Mat<f64>) -> Mat<f64> {
    let n = a.ncols();
    Mat::from_fn(a.nrows(), n + b.ncols(), |i, j| if j < n { a[(i, j)] } else { b[(i, j - n)] })
}

/// [A; B], A above B.
pub(crate) fn above(a: &Mat<f64>, b: &Mat<f64>) -> Mat<f64> {
    let n = a.nrows();
    Mat::from_fn(n + b.nrows(), a.ncols(), |i, j| if i < n { a[(i, j)] } else { b[(i - n, j)] })
}

pub(crate) fn transposed(a: &Mat<f64>) -> Mat<f64> {
    a.transpose().to_owned()
}

/// How many singular values of a matrix are above a threshold.
pub(crate) fn rank(a: &Mat<f64>, threshold: f64) -> Result<usize, LinearError> {
    if a.nrows() == 0 || a.ncols() == 0 {
        return Ok(0);
    }
    check_size(a)?;
    Ok(singular_values(a)?.iter().filter(|value| **value > threshold).count())
}

/// An orthogonal U and the rank r such that all but the first r rows of UᵀX are zero, up to a threshold.
pub(crate) fn row_compression(x: &Mat<f64>, threshold: f64) -> Result<(Mat<f64>, usize), LinearError> {
    let n = x.nrows();
    if n == 0 || x.ncols() == 0 {
        return Ok((Mat::identity(n, n), 0));
    }
    check_size(x)?;
    let svd = dalembert_dense::svd(x).ok_or(LinearError::NoConvergence { what: "a singular value decomposition" })?;
    let rank = svd.S().column_vector().iter().filter(|value| **value > threshold).count();
    Ok((svd.U().to_owned(), rank))
}

/// A product in which what cancels to rounding is exactly zero.
pub(crate) fn product(a: &Mat<f64>, b: &Mat<f64>) -> Mat<f64> {
    let inner = a.ncols();
    Mat::from_fn(a.nrows(), b.ncols(), |i, j| {
        let terms = (0..inner).map(|k| a[(i, k)] * b[(k, j)]);
        let (value, size) = terms.fold((0.0, 0.0), |(value, size), term| (value + term, size + term.abs()));
        if value.abs() <= inner as f64 * f64::EPSILON * size { 0.0 } else { value }
    })
}
