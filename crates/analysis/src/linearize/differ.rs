//! Whether two matrices of disturbances are the same.

use dalembert_linear::Mat;
use dalembert_model::model::Model;

use crate::derivatives::Place;
use crate::tolerances::{STILL, SUMMED};

/// The model's own sizes of states.
pub(super) fn sizes(model: &Model, places: &[Place]) -> Vec<f64> {
    let size = |&(s, c): &Place| model.natural.of_slot(c, model.variables[c].order as i32 - s as i32);
    places.iter().map(size).collect()
}

/// Whether a later A is another one. An entry changes where it does by a share of itself, or of what else there is of its rate or of its state, in the sizes of the states; beside that, rounding of zeros
/// does not: a wheel turns the sums of which they are made.
pub(super) fn differ((a, off): (&Mat<f64>, &Mat<f64>), later: &Mat<f64>, sizes: &[f64]) -> bool {
    let n = sizes.len();
    let sized = |x: f64, i: usize, j: usize| (x * sizes[j] / sizes[i]).abs();
    let entry = |i: usize, j: usize| sized(a[(i, j)], i, j);
    let rows: Vec<f64> = (0..n).map(|i| (0..n).map(|j| entry(i, j)).fold(0.0, f64::max)).collect();
    let columns: Vec<f64> = (0..n).map(|j| (0..n).map(|i| entry(i, j)).fold(0.0, f64::max)).collect();
    let whole = rows.iter().copied().fold(0.0, f64::max);
    let kept = |i: usize, j: usize| {
        let rounding = (STILL * rows[i].max(columns[j])).max(SUMMED * whole);
        sized(later[(i, j)] - a[(i, j)], i, j) <= rounding.max(sized(off[(i, j)], i, j))
    };
    // A comparison with NaN fails.
    !(0..n).all(|j| (0..n).all(|i| kept(i, j)))
}
