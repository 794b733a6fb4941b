//! Which rows are eliminated, and which velocities stay independent.

use dalembert_dynamics::independent::{kernel, pivots};
use dalembert_integrate::Failure;
use dalembert_model::model::Model;
use faer::Mat;

use super::Eliminate;
use super::base::Base;
use crate::tolerances::RANK;

/// Rows by what happens to them.
#[derive(Clone, Debug, Default)]
pub(super) struct Sorted {
    pub holonomic: Vec<usize>,
    pub nonholonomic: Vec<usize>,
    /// Those whose multipliers stay.
    pub left: Vec<usize>,
}

/// Sorts the rows of a model.
pub(super) fn sorted(base: &Base<'_>, eliminate: Eliminate) -> Result<Sorted, Failure> {
    let model = base.model;
    let mut out = Sorted::default();
    for (r, row) in model.rows.iter().enumerate() {
        let list = match row.depth {
            _ if base.yields(r) => &mut out.left,
            2 if matches!(eliminate, Eliminate::Auto | Eliminate::Holonomic) => &mut out.holonomic,
            1 if matches!(eliminate, Eliminate::Auto | Eliminate::Nonholonomic) => &mut out.nonholonomic,
            0 if eliminate == Eliminate::Auto => {
                return Err(Failure::new(format!(
                    "constraint `{}` is one between accelerations, which no choice of coordinates or velocities eliminates: ask with \
                     --eliminate none",
                    row.name
                )));
            }
            _ => &mut out.left,
        };
        list.push(r);
    }
    if let Some(&r) = out.nonholonomic.iter().find(|&&r| base.bends(r)) {
        let name = &model.rows[r].name;
        return Err(Failure::new(format!(
            "constraint `{name}` is not linear in the velocities, so that no basis of velocities meets it: ask with --eliminate none"
        )));
    }
    Ok(out)
}

/// Rows of a matrix that say something of their own, each next one that which the chosen ones say least of; the others.
pub(crate) fn essential(a: &Mat<f64>) -> (Vec<usize>, Vec<usize>) {
    let mut rest = Mat::from_fn(a.nrows(), a.ncols(), |i, j| {
        let length = (0..a.ncols()).map(|k| a[(i, k)] * a[(i, k)]).sum::<f64>().sqrt();
        if length > 0.0 { a[(i, j)] / length } else { 0.0 }
    });
    let mut kept: Vec<usize> = Vec::new();
    loop {
        let size = |i: usize| (0..rest.ncols()).map(|k| rest[(i, k)] * rest[(i, k)]).sum::<f64>();
        let open = (0..a.nrows()).filter(|i| !kept.contains(i));
        // Rows that differ by rounding keep their order.
        let Some(top) = open.clone().map(size).max_by(f64::total_cmp).filter(|&s| s > RANK * RANK) else { break };
        let Some(next) = open.clone().find(|&i| size(i) >= top * (1.0 - RANK)) else { break };
        let direction: Vec<f64> = (0..rest.ncols()).map(|k| rest[(next, k)] / size(next).sqrt()).collect();
        for i in 0..a.nrows() {
            let along: f64 = direction.iter().enumerate().map(|(k, d)| rest[(i, k)] * d).sum();
            direction.iter().enumerate().for_each(|(k, d)| rest[(i, k)] -= along * d);
        }
        kept.push(next);
    }
    kept.sort_unstable();
    let dropped = (0..a.nrows()).filter(|i| !kept.contains(i)).collect();
    (kept, dropped)
}

/// Independent ones among the columns of rows, in motions of size one: those wanted first, then those that move most, as they count.
pub(super) fn independent(a: &Mat<f64>, wanted: &[usize], counts: impl Fn(usize) -> f64) -> Vec<usize> {
    let scaled = Mat::from_fn(a.nrows(), a.ncols(), |i, j| {
        let length = (0..a.ncols()).map(|k| a[(i, k)] * a[(i, k)]).sum::<f64>().sqrt();
        if length > 0.0 { a[(i, j)] / length } else { 0.0 }
    });
    let kernel = kernel(&scaled);
    pivots(&Mat::from_fn(kernel.nrows(), kernel.ncols(), |c, k| counts(c) * kernel[(c, k)]), wanted)
}

/// The sentence for a wrong number of what an option gives.
pub(super) fn not_so_many(option: &str, given: usize, freedoms: usize) -> Failure {
    let freedom = if freedoms == 1 { "freedom" } else { "freedoms" };
    Failure::new(format!("the motion has {freedoms} {freedom} here, but {option} gives {given}"))
}

/// Names of rows.
pub(super) fn named(model: &Model, rows: &[usize]) -> Vec<String> {
    rows.iter().map(|&r| model.rows[r].name.clone()).collect()
}
