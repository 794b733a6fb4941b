//! What multipliers say for sure.
//!
//! Multipliers are determined up to ν with Aᵀν = 0. A number that depends on them is determined if no such ν changes it.

use crate::tolerances::determined::{NONE, RANK, ROUNDING};
use dalembert_dense as dense;
use dalembert_enforce::real;
use dalembert_integrate::Failure;
use faer::Mat;

use crate::equations::{Equations, Readings};
use crate::words::named;
use dalembert_answers::least_norm::LeastNorm;
use dalembert_model::model::Model;

/// Products up to which the kernel is looked for: a few seconds.
const MAX_OPERATIONS: usize = 2_000_000_000;

/// All ν with Aᵀν = 0 over the hard rows.
pub struct Kernel {
    /// Minimal dependent groups of rows at natural size, one per missing rank: the largest entry of each is 1. One number for each row
    /// of the model.
    groups: Vec<Vec<f64>>,
    /// Of each row, the reciprocal of its natural size.
    scale: Vec<f64>,
}

impl Kernel {
    /// Nothing but ν = 0.
    pub fn empty() -> Self {
        Self { groups: Vec::new(), scale: Vec::new() }
    }

    /// At the last evaluation, where the rank of the hard rows is known or to be found; nothing for models that are too large.
    pub fn of(equations: &Equations<'_>, rank: Option<usize>) -> Option<Self> {
        let (model, n) = (equations.model, equations.model.n());
        let rows: Vec<usize> = (0..model.rows.len()).filter(|&r| !equations.yields(r)).collect();
        let m = rows.len();
        if m.checked_mul(n)?.checked_mul(m.min(n))? > MAX_OPERATIONS {
            return None;
        }
        let mut a = Mat::<f64>::zeros(m, n);
        let mut scale = vec![1.0; model.rows.len()];
        for (i, &row) in rows.iter().enumerate() {
            equations.row(row).for_each(|(column, x)| a[(i, column)] += x * model.natural.of_motion(column));
            let size = equations.natural_size(row).max(a.row(i).norm_l2());
            scale[row] = if size > 0.0 { size.recip() } else { 1.0 };
            (0..n).for_each(|j| a[(i, j)] *= scale[row]);
        }
        let left = left_kernel(&a, rank)?;
        let found = real::circuits(&left);
        let of_rows = |k: usize| {
            let mut nu = vec![0.0; model.rows.len()];
            let entries = rows.iter().enumerate().filter(|&(i, _)| found[(i, k)].abs() > NONE);
            entries.for_each(|(i, &r)| nu[r] = found[(i, k)]);
            nu
        };
        Some(Self { groups: (0..found.ncols()).map(of_rows).collect(), scale })
    }

    /// The directions ν in the units of the multipliers, one number for each row, the largest of each direction 1.
    pub fn directions(&self) -> Vec<Vec<f64>> {
        let in_units = |group: &Vec<f64>| -> Vec<f64> {
            let nu = group.iter().zip(&self.scale).map(|(x, s)| x * s);
            let most = nu.clone().fold(0.0, |m: f64, x| m.max(x.abs()));
            nu.map(|x| x / most).collect()
        };
        self.groups.iter().map(in_units).collect()
    }

    /// Rows whose multipliers are not determined, by number.
    pub fn rows(&self) -> Vec<usize> {
        (0..self.scale.len()).filter(|&r| self.groups.iter().any(|nu| nu[r] != 0.0)).collect()
    }

    /// λ + ν with the least Σ (wᵢλᵢ)²; w = 1 where no weights are given.
    pub fn least(&self, lambda: &[f64], weights: Option<&[f64]>) -> Vec<f64> {
        let mut out = lambda.to_vec();
        if self.groups.is_empty() {
            return out;
        }
        // A row of zeros pushes nothing and has no length: it counts as it is, so that its multiplier is 0.
        let weight = |i: usize| weights.map(|w| w[i]).filter(|&w| w > 0.0).unwrap_or(1.0);
        let directions = self.directions();
        let mut v = Mat::from_fn(lambda.len(), directions.len(), |i, k| weight(i) * directions[k][i]);
        let lengths: Vec<f64> = (0..v.ncols()).map(|k| v.col(k).norm_l2()).collect();
        (0..v.nrows()).for_each(|i| (0..lengths.len()).for_each(|k| v[(i, k)] /= lengths[k]));
        let qr = dense::Qr::new(&v);
        // Once more for the digits that the first step leaves where λ is long.
        for _ in 0..2 {
            let z = qr.least_squares(&Mat::from_fn(lambda.len(), 1, |i, _| weight(i) * out[i]));
            for (k, nu) in directions.iter().enumerate() {
                out.iter_mut().zip(nu).for_each(|(x, n)| *x -= z[(k, 0)] / lengths[k] * n);
            }
        }
        out
    }
}

/// A basis of the left kernel of `a`: the columns of Q that its pivoted QR leaves over.
fn left_kernel(a: &Mat<f64>, rank: Option<usize>) -> Option<Mat<f64>> {
    // Rows of zeros alone, as of planar joints in their plane, have no factors.
    if a.ncols() == 0 || a.norm_max() == 0.0 {
        return Some(Mat::identity(a.nrows(), a.nrows()));
    }
    if !a.as_ref().is_all_finite() {
        return None;
    }
    let qr = dense::pivoted_qr(a);
    let pivots = a.nrows().min(a.ncols());
    let pivot = |k: usize| qr.R()[(k, k)].abs();
    let found = || (0..pivots).take_while(|&k| pivot(k) > RANK * pivot(0)).count();
    let rank = rank.map_or_else(found, |r| r.min(pivots));
    Some(dense::square_q(&qr).get(.., rank..).to_owned())
}

/// The multipliers that a norm picks among λ + ν at the last evaluation.
///
/// # Errors
/// For rows that the mass metric can't measure.
pub fn picked(
    equations: &mut Equations<'_>,
    kernel: &Kernel,
    lambda: &[f64],
    norm: LeastNorm,
) -> Result<Vec<f64>, Failure> {
    if norm == LeastNorm::Euclidean || kernel.groups.is_empty() {
        return Ok(kernel.least(lambda, None));
    }
    let problem = equations.problem();
    let lengths =
        real::row_lengths(&problem, &equations.tolerance(&problem)).map_err(|e| named(equations.model, &e))?;
    Ok(kernel.least(lambda, Some(&lengths)))
}

/// Outputs that are not determined, by name; all that use multipliers where `directions` are not known.
pub fn undetermined_outputs<'m>(
    equations: &mut Equations<'m>,
    readings: &mut Readings<'m>,
    at: (f64, &[f64]),
    (alpha, lambda): (&[f64], &[f64]),
    directions: Option<&[Vec<f64>]>,
) -> Vec<String> {
    let model: &Model = equations.model;
    if model.outputs.is_empty() || directions.is_some_and(<[_]>::is_empty) {
        return Vec::new();
    }
    let size = lambda.iter().fold(1.0_f64, |m, x| m.max(x.abs()));
    let mut at_moved = |nu: &[f64]| -> Vec<f64> {
        let moved: Vec<f64> = lambda.iter().zip(nu).map(|(l, n)| l + size * n).collect();
        readings.evaluate(equations, at, alpha, &moved);
        readings.outputs.clone()
    };
    let here = at_moved(&vec![0.0; lambda.len()]);
    // What a change of all multipliers does says how much an output depends on them at all.
    let all: Vec<f64> = (0..lambda.len()).map(|i| 0.5 + ((i + 1) as f64 * 0.618_033_988_749_895).fract()).collect();
    let changes = |moved: &[f64]| -> Vec<f64> { moved.iter().zip(&here).map(|(a, b)| (a - b).abs()).collect() };
    let most = changes(&at_moved(&all));
    let moves = |by: &[f64], k: usize| by[k] > NONE * most[k] && by[k] > ROUNDING * here[k].abs();
    let mut open = vec![false; here.len()];
    match directions {
        None => (0..here.len()).for_each(|k| open[k] = most[k] > 0.0),
        Some(directions) => {
            for nu in directions {
                let by = changes(&at_moved(nu));
                (0..here.len()).for_each(|k| open[k] |= moves(&by, k));
            }
        }
    }
    at_moved(&vec![0.0; lambda.len()]);
    model.outputs.iter().zip(open).filter(|o| o.1).map(|(o, _)| o.name.clone()).collect()
}

/// Why a norm is refused.
pub fn too_many(model: &Model) -> Failure {
    Failure::new(format!(
        "the multipliers of least Euclidean norm are not found: {} rows in {} variables are too many to look for all solutions; without \
         `--norm` one of them is shown",
        model.rows.len(),
        model.n()
    ))
}
