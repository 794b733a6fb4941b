//! What multipliers say for sure.
//!
//! Multipliers are determined up to ν with Aᵀν = 0. A number that depends on them is determined if no such ν changes it.

use faer::Mat;

use crate::equations::{Equations, Readings};
use crate::model::Model;
use crate::tolerances::determined::{NONE, RANK, ROUNDING};

/// Rows up to which the kernel is looked for.
const MOST: usize = 400;

/// An orthonormal basis of ν with Aᵀν = 0 over the hard rows; nothing for models that are too large.
pub(crate) fn kernel(equations: &Equations<'_>) -> Option<Vec<Vec<f64>>> {
    let n = equations.model.n();
    let rows: Vec<usize> = (0..equations.model.rows.len()).filter(|&r| !equations.yields(r)).collect();
    if rows.len() > MOST {
        return None;
    }
    let mut a = Mat::<f64>::zeros(rows.len(), n);
    for (i, &row) in rows.iter().enumerate() {
        equations.row(row).for_each(|(column, value)| a[(i, column)] += value);
    }
    let svd = a.svd().ok()?;
    let (u, s) = (svd.U(), svd.S().column_vector());
    let top = s.iter().fold(0.0_f64, |m, &x| m.max(x));
    let rank = s.iter().filter(|&&x| x > RANK * top).count();
    let direction = |k: usize| {
        let mut nu = vec![0.0; equations.model.rows.len()];
        rows.iter().enumerate().for_each(|(i, &r)| nu[r] = u[(i, k)]);
        nu
    };
    Some((rank..rows.len()).map(direction).collect())
}

/// Outputs that are not determined, by name; all that use multipliers where `directions` are not known.
pub(crate) fn undetermined_outputs<'m>(
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

/// Rows whose multipliers are not determined, by number; all where `directions` are not known.
pub(crate) fn undetermined_rows(equations: &Equations<'_>, directions: Option<&[Vec<f64>]>) -> Vec<usize> {
    let open = |&r: &usize| match directions {
        None => !equations.yields(r),
        Some(directions) => directions.iter().any(|nu| nu[r].abs() > NONE),
    };
    (0..equations.model.rows.len()).filter(open).collect()
}
