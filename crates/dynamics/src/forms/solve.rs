//! Independent accelerations from Zᵀ M Z π̇ = Zᵀ (f + φ − M ζ), group by group of those that hang together.

use dalembert_expr::{Expr, Graph};

use super::algebra::{Algebra, Matrix};
use super::flat::Flat;
use super::points::Points;
use super::reduced::Reduced;
use crate::error::ModelError;

/// Independent accelerations that hang together at most, to be solved for.
const MOST_COUPLED: usize = 6;
/// Relative size below which what is left of a column is zero.
const ZERO: f64 = 1e-11;
/// Share of the largest entry of its column that a pivot must have.
const SHARE: f64 = 0.03;

/// Solves the reduced equations for the independent accelerations.
///
/// # Errors
/// If more of them hang together than can be solved for in formulas, or if nothing determines them.
pub(crate) fn solve(
    flat: &mut Flat,
    algebra: &mut Algebra,
    reduced: &Reduced,
    points: &Points<'_>,
) -> Result<Vec<Expr>, ModelError> {
    let variables = &points.model.variables;
    let names = |block: &[usize]| -> String {
        let names: Vec<String> =
            block.iter().take(6).map(|&k| format!("`{}`", variables[reduced.independent[k]].highest())).collect();
        names.join(", ")
    };
    let mut solution = reduced.force.clone();
    for block in blocks(flat, &reduced.mass) {
        if block.len() > MOST_COUPLED {
            return Err(ModelError::whole(format!(
                "{} accelerations depend on each other ({}, …); they are solved for in formulas up to {MOST_COUPLED}",
                block.len(),
                names(&block)
            ))
            .help("ask for the reduced form, or use `evaluate` for numbers"));
        }
        let x: Matrix = block.iter().map(|&i| block.iter().map(|&j| reduced.mass[i][j]).collect()).collect();
        let b: Matrix = block.iter().map(|&i| vec![reduced.force[i]]).collect();
        let sizes = column_sizes(flat, &x, points);
        let mut choose = |g: &Graph, k: usize, column: &[Expr]| pivot(g, points, &sizes[k], column);
        let Some(x) = algebra.solve(&mut flat.graph, x, b, &mut choose) else {
            return Err(ModelError::whole(format!("the equations do not determine {}", names(&block)))
                .help("there is no inertia in some direction and no constraint either; `doctor` names it"));
        };
        for (&i, row) in block.iter().zip(x) {
            solution[i] = row[0];
        }
    }
    Ok(solution)
}

/// The largest entry of each column, by point.
fn column_sizes(flat: &Flat, x: &Matrix, points: &Points<'_>) -> Vec<Vec<f64>> {
    let n = x.len();
    let at = points.values(&flat.graph, &x.concat());
    let size = |j: usize, values: &Vec<f64>| (0..n).fold(0.0_f64, |m, i| m.max(values[i * n + j].abs()));
    (0..n).map(|j| at.iter().map(|values| size(j, values)).collect()).collect()
}

/// The shortest of the entries that are large at all points; `None` if all are rounding.
fn pivot(g: &Graph, points: &Points<'_>, sizes: &[f64], column: &[Expr]) -> Option<usize> {
    let at = points.values(g, column);
    let largest: Vec<f64> = at.iter().map(|values| values.iter().fold(0.0_f64, |m, x| m.max(x.abs()))).collect();
    if largest.iter().zip(sizes).all(|(x, size)| !(*x > ZERO * size)) {
        return None;
    }
    let share = |i: usize| {
        let shares = at.iter().zip(&largest).map(|(values, top)| values[i].abs() / top.max(f64::MIN_POSITIVE));
        shares.fold(f64::INFINITY, f64::min)
    };
    let large = (0..column.len()).filter(|&i| share(i) >= SHARE).min_by_key(|&i| (g.written_size(column[i]), i));
    large.or_else(|| (0..column.len()).max_by(|&i, &j| share(i).total_cmp(&share(j))))
}

/// Groups of rows that hang together.
fn blocks(flat: &Flat, mass: &Matrix) -> Vec<Vec<usize>> {
    let n = mass.len();
    let mut group: Vec<usize> = (0..n).collect();
    for i in 0..n {
        for j in 0..n {
            if flat.graph.constant_value(mass[i][j]) != Some(0.0) {
                let (a, b) = (group[i].min(group[j]), group[i].max(group[j]));
                group.iter_mut().filter(|x| **x == b).for_each(|x| *x = a);
            }
        }
    }
    (0..n).map(|k| (0..n).filter(|&i| group[i] == k).collect()).filter(|b: &Vec<usize>| !b.is_empty()).collect()
}
