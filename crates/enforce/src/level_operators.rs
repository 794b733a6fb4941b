//! The operators of the recursions level by level, in the units of the problem: what each level leaves free, and how its rows take it.
//!
//! | symbol | field | shape | meaning |
//! |---|---|---|---|
//! | Sᵣ | `s` | n×n | the orthogonal projector onto ker Aᵣ, Aᵣ all hard rows up to level r; S₀ = I |
//! | Gᵣ | `g` | n×m̃ | a {1,4}-inverse of Ãᵣ Sᵣ₋₁, Ãᵣ the level's hard rows |
//! | Pᵣ | `p` | n×n | covariance of α after the rows up to level r, soft ones included; P₀ = M⁻¹ |
//! | Kᵣ | `k` | n×m̃ | gain of the level's rows, soft ones included |
//!
//! ```text
//! Sᵣ = (I − Gᵣ Ãᵣ) Sᵣ₋₁                                                                     [O cor. 3.3]      (1)
//! Kᵣ = Pᵣ₋₁ Ãᵣ*(Ãᵣ Pᵣ₋₁ Ãᵣ* + Rᵣ)⁺,   αᵣ = αᵣ₋₁ + Kᵣ(b̃ᵣ − Ãᵣ αᵣ₋₁),   Pᵣ = (I − Kᵣ Ãᵣ) Pᵣ₋₁    [O 4.14–4.18]      (2)
//! ```
//!
//! (2) is the filter of `kalman_covariance.rs` brought back from a = L*α, P = L⁻* P_a L⁻¹: it does not depend on the square root of M that was
//! taken. P is also the response of the accelerations to forces, α = P f at b = 0, and that is where the variance that a soft row keeps
//! comes from, so that a singular M has one, too:
//!
//! ```text
//! ρᵢ = Aᵢ P Aᵢ*:   α by the force Aᵢ* at b = 0,   ρᵢ = Aᵢ α  ≤  Rᵢ                                                  (3)
//! ```
//!
//! Cost as that of the recursions: 8 n² m̃ + 4 n m̃² a level.

use faer::{Col, Mat};

use crate::dense::{PivotedQr, Zero};
use crate::determinacy::Settled;
use crate::error::EnforceError;
use crate::field::Field;
use crate::generalized_inverse::{Penrose, inverse};
use crate::prepared::Prepared;
use crate::problem::Problem;
use crate::tolerances::Tolerance;

/// The operators of one level, see the top of the file.
#[derive(Clone, Debug)]
pub struct LevelOperators<T: Field> {
    /// Sᵣ, n×n.
    pub s: Mat<T>,
    /// Gᵣ, n × hard rows of the level.
    pub g: Mat<T>,
    /// Pᵣ, n×n; none where M is singular, whose inverse the prior is.
    pub p: Option<Mat<T>>,
    /// Kᵣ, n × rows of the level; none where M is singular.
    pub k: Option<Mat<T>>,
}

/// The operators of all levels.
///
/// # Errors
/// See [`EnforceError`].
pub fn level_operators<T: Field>(
    problem: &Problem<T>,
    tolerance: &Tolerance,
) -> Result<Vec<LevelOperators<T>>, EnforceError> {
    let settled = Settled::of(problem, tolerance)?;
    let prepared = &settled.prepared;
    let rows = written_rows(problem);
    let (n, extended) = (problem.n, prepared.extended());
    let mut s = Mat::identity(n, n);
    let mut filter = (!prepared.metric.singular()).then(|| Mat::<T>::identity(extended, extended));
    let mut levels = Vec::with_capacity(problem.levels.len());
    for (range, rank) in settled.levels() {
        let hard: Vec<usize> = range.clone().filter(|row| !prepared.soft.contains(row)).collect();
        // A soft row depends on no other.
        let rank_of_hard = rank.saturating_sub(range.len() - hard.len());
        let (g, next) = next_projector(&s, &rows, &hard, rank_of_hard);
        s = next;
        let gain = filter.as_mut().map(|p| update(p, prepared, range.clone(), rank));
        let p = filter.as_ref().map(|p| covariance(prepared, p));
        levels.push(LevelOperators { s: s.clone(), g, p, k: gain });
    }
    Ok(levels)
}

/// (3) for each soft row: its number, R and ρ.
///
/// # Errors
/// See [`EnforceError`].
pub fn posterior_variances<T: Field>(
    problem: &Problem<T>,
    tolerance: &Tolerance,
) -> Result<Vec<(usize, f64, f64)>, EnforceError> {
    let variances: Vec<f64> = problem.groups().flat_map(|group| (0..group.rows()).map(|i| group.variance(i))).collect();
    if variances.iter().all(|r| *r <= 0.0) {
        return Ok(Vec::new());
    }
    let settled = Settled::of(problem, tolerance)?;
    let (prepared, still) = (&settled.prepared, Col::zeros(problem.rows()));
    let one = |&row: &usize| {
        // In a = L*α a force along the row is the row itself, without the place of its own noise.
        let along = |i: usize| if i < problem.n { prepared.h[(row, i)].conjugate() } else { T::ZERO };
        let force = Col::from_fn(prepared.extended(), along);
        let answer = settled.rows.accelerate(&force, &still);
        let response: f64 = (0..problem.n).map(|i| (force[i].conjugate() * answer[i]).re()).sum();
        (row, variances[row], response / prepared.row_scale[row].powi(2))
    };
    Ok(prepared.soft.iter().map(one).collect())
}

/// A, m×n, as it is written.
fn written_rows<T: Field>(problem: &Problem<T>) -> Mat<T> {
    let mut rows = Mat::zeros(problem.rows(), problem.n);
    let all = problem.groups().flat_map(|group| (0..group.rows()).map(move |i| (group, i)));
    for (row, (group, i)) in all.enumerate() {
        group.columns.iter().enumerate().for_each(|(k, &column)| rows[(row, column)] = group.a[(i, k)]);
    }
    rows
}

/// (1): G and the next S. Lengths of rows do not matter to S, and G is brought back to the rows as they are written.
fn next_projector<T: Field>(s: &Mat<T>, rows: &Mat<T>, chosen: &[usize], rank: usize) -> (Mat<T>, Mat<T>) {
    let n = s.nrows();
    let lengths: Vec<f64> = chosen.iter().map(|&row| rows.row(row).norm_l2()).collect();
    let scale = |i: usize| if lengths[i] > 0.0 { lengths[i].recip() } else { 1.0 };
    let a = Mat::from_fn(chosen.len(), n, |i, j| rows[(chosen[i], j)].scaled(scale(i)));
    // Projected twice, so that little is left of the rounding of S.
    let g = inverse((&a * s * s).as_ref(), Penrose::OneFour, Zero::Rank(rank));
    let next = s - &g * (&a * s);
    let next = hermitian_part(&next);
    (Mat::from_fn(n, chosen.len(), |i, j| g[(i, j)].scaled(scale(j))), next)
}

/// (2) in a, with P an orthogonal projector: the gain in α.
fn update<T: Field>(p: &mut Mat<T>, prepared: &Prepared<'_, T>, range: std::ops::Range<usize>, rank: usize) -> Mat<T> {
    let (n, first, count) = (prepared.problem.n, range.start, range.len());
    let h = prepared.h.get(range, ..);
    let cross = &*p * (&*p * h.adjoint());
    let qr = PivotedQr::new(cross.as_ref(), Zero::Rank(rank));
    let along = qr.range();
    let gain = &along * qr.solve_adjoint_range(Mat::<T>::identity(count, count).as_ref());
    *p = hermitian_part(&(&*p - &along * along.adjoint()));
    let mut gain = gain.get(..n, ..).to_owned();
    prepared.metric.solve_l_adjoint(gain.as_mut());
    Mat::from_fn(n, count, |i, j| gain[(i, j)].scaled(prepared.row_scale[first + j]))
}

/// L⁻* P_a L⁻¹.
fn covariance<T: Field>(prepared: &Prepared<'_, T>, p: &Mat<T>) -> Mat<T> {
    let n = prepared.problem.n;
    let mut half = p.get(..n, ..n).to_owned();
    prepared.metric.solve_l_adjoint(half.as_mut());
    let mut whole = half.adjoint().to_owned();
    prepared.metric.solve_l_adjoint(whole.as_mut());
    hermitian_part(&whole)
}

fn hermitian_part<T: Field>(square: &Mat<T>) -> Mat<T> {
    Mat::from_fn(square.nrows(), square.ncols(), |i, j| (square[(i, j)] + square[(j, i)].conjugate()).scaled(0.5))
}
