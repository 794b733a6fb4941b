//! Small dense factorizations of faer behind names of our own, with empty matrices and failures answered.

use faer::{Mat, c64};

use crate::error::LinearError;
use crate::tolerances::{BALANCED, BALANCINGS, LINKS, NOISE, WORST_SCATTER};

pub(crate) const ZERO: c64 = c64::new(0.0, 0.0);
pub(crate) const ONE: c64 = c64::new(1.0, 0.0);

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
    dalembert_dense::eigenvalues(a).ok_or(LinearError::NoConvergence { what: "the eigenvalue iteration" })
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
#[derive(Clone)]
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

/// How far rounding of a matrix of n rows and this norm scatters a Jordan block of size k, about.
pub(crate) fn scattered(k: usize, n: usize, size: f64) -> f64 {
    size * (n as f64 * f64::EPSILON * LINKS).powf(1.0 / k as f64)
}

/// Eigenvalues with right and left eigenvectors.
pub(crate) fn eigenvectors(a: &Mat<f64>) -> Result<Eigen, LinearError> {
    let n = a.nrows();
    if n == 0 {
        return Ok(Eigen { values: Vec::new(), right: Mat::zeros(0, 0), left: Mat::zeros(0, 0) });
    }
    check_size(a)?;
    let (values, right) =
        dalembert_dense::eigen(a).ok_or(LinearError::NoConvergence { what: "the eigenvalue iteration" })?;
    let left = dalembert_dense::Lu::new(&right).inverse();
    Ok(Eigen { values, right, left })
}

/// M⁻¹B as [`solve`] has it for a symmetric positive definite M, refined, and how far its entries are off about: M⁻¹(B − M X), the remainder
/// without rounding, known to rounding of its columns in the units that M gives. What comes out as numbers that need no more digits is off by nothing.
pub(crate) fn solve_known(mass: &Mat<f64>, b: &Mat<f64>) -> Option<(Mat<f64>, Mat<f64>)> {
    let n = mass.nrows();
    // Where products overflow nothing is known but that these are numbers.
    let step = |x: &Mat<f64>| solve(mass, &remainder(mass, x, b)).unwrap_or_else(|| x * faer::Scale(f64::EPSILON));
    let units: Vec<f64> = (0..n).map(|i| mass[(i, i)].sqrt()).collect();
    let off = |x: &Mat<f64>| {
        let step = step(x);
        let largest = |j: usize| (0..n).map(|i| units[i] * step[(i, j)].abs()).fold(0.0, f64::max);
        let rounding: Vec<f64> = (0..b.ncols()).map(|j| n as f64 * f64::EPSILON * largest(j)).collect();
        Mat::from_fn(n, b.ncols(), |i, j| 2.0 * step[(i, j)].abs() + rounding[j] / units[i])
    };
    let mut x = solve(mass, b)?;
    x += step(&x);
    let first = off(&x);
    let x = Mat::from_fn(n, b.ncols(), |i, j| if x[(i, j)].abs() <= first[(i, j)] { 0.0 } else { x[(i, j)] });
    let off = off(&x);
    Some((x, off))
}

/// B − A X, each entry summed in twice the digits (T. Ogita, S. M. Rump, S. Oishi, SIAM J. Sci. Comput. 26 (2005) 1955–1988).
fn remainder(a: &Mat<f64>, x: &Mat<f64>, b: &Mat<f64>) -> Mat<f64> {
    let mut sums = b.clone();
    for j in 0..b.ncols() {
        let (sums, mut rests) = (sums.col_as_slice_mut(j), vec![0.0; a.nrows()]);
        for (k, &x) in x.col_as_slice(j).iter().enumerate().filter(|(_, x)| **x != 0.0) {
            let entries = a.col_as_slice(k).iter().zip(sums.iter_mut().zip(&mut rests));
            for (&entry, (sum, rest)) in entries.filter(|(entry, _)| **entry != 0.0) {
                let product = -entry * x;
                let lost = (-entry).mul_add(x, -product);
                let next = *sum + product;
                let taken = next - *sum;
                *rest += (*sum - (next - taken)) + (product - taken) + lost;
                *sum = next;
            }
        }
        sums.iter_mut().zip(rests).for_each(|(sum, rest)| *sum += rest);
    }
    sums
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

/// |A|, entry by entry.
pub(crate) fn absolute(a: &Mat<f64>) -> Mat<f64> {
    Mat::from_fn(a.nrows(), a.ncols(), |i, j| a[(i, j)].abs())
}

/// A matrix of real numbers among complex ones.
pub(crate) fn complex(a: &Mat<f64>) -> Mat<c64> {
    Mat::from_fn(a.nrows(), a.ncols(), |i, j| c64::new(a[(i, j)], 0.0))
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

/// tr (P(s)⁻¹E), P(s) = X − sE with E of ones in its first places of the diagonal, by Gauss–Jordan elimination with a choice of rows; none where
/// P(s) is singular to the last bit, or where it is nothing but rounding of its terms: beside a zero with fewer vectors than it is often one these are far larger.
pub(crate) fn trace_of_inverse(x: &Mat<f64>, ones: usize, s: c64) -> Option<c64> {
    let n = x.nrows();
    let shift = |i: usize, j: usize| c64::new(x[(i, j)], 0.0) - if i == j && i < ones { s } else { ZERO };
    let mut rows: Vec<Vec<c64>> = (0..n).map(|i| (0..n).map(|j| shift(i, j)).collect()).collect();
    let mut order: Vec<usize> = (0..n).collect();
    for k in 0..n {
        let pivot = (k..n).max_by(|&i, &j| rows[i][k].norm_sqr().total_cmp(&rows[j][k].norm_sqr()))?;
        rows.swap(k, pivot);
        order.swap(k, pivot);
        let inverse = (rows[k][k] != ZERO).then(|| ONE / rows[k][k])?;
        let mut chosen = std::mem::take(&mut rows[k]);
        chosen[k] = ONE;
        chosen.iter_mut().for_each(|x| *x *= inverse);
        for row in rows.iter_mut().filter(|row| !row.is_empty()) {
            let factor = std::mem::replace(&mut row[k], ZERO);
            row.iter_mut().zip(&chosen).for_each(|(x, y)| *x -= factor * y);
        }
        rows[k] = chosen;
    }
    // Column k of the inverse of the rows in their new order is column order[k] of the inverse.
    let terms = (0..n).filter(|&k| order[k] < ones).map(|k| rows[order[k]][k]);
    let (trace, size) = terms.fold((ZERO, 0.0), |(sum, size), term| (sum + term, size + term.norm()));
    (trace.norm() > NOISE * size).then_some(trace)
}
