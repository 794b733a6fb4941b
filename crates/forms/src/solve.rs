//! Independent accelerations from Zᵀ M Z π̇ = Zᵀ (f + φ − M ζ), group by group of those that hang together.

use dalembert_dense as dense;
use dalembert_expr::{Expr, Graph, Symbol};
use faer::Mat;

use super::algebra::{Algebra, Matrix};
use super::collected;
use super::flat::{Flat, Meaning};
use super::points::Points;
use super::reduced::Reduced;
use crate::tolerances::FORMULA_INVERSE;
use crate::tolerances::pivots::OF_INERTIA;
use crate::tolerances::zeros::SUMS;
use dalembert_model::model::Model;
use dalembert_spec::error::ModelError;

/// Independent accelerations that hang together at most, to be solved for.
const MOST_COUPLED: usize = 30;
/// More than these are solved for step by step: what elimination makes stands as named parts, not multiplied out.
const MULTIPLIED_OUT: usize = 4;

/// Solves the reduced equations for the independent accelerations; and what must not vanish for that.
///
/// # Errors
/// If more of them hang together than can be solved for in formulas, or if nothing determines them.
pub fn solve(
    flat: &mut Flat,
    algebra: &mut Algebra,
    reduced: &Reduced,
    points: &Points<'_>,
) -> Result<(Vec<Expr>, Vec<Expr>), ModelError> {
    solvable(flat, &reduced.mass, points.model, &reduced.independent)?;
    let mut solution = reduced.force.clone();
    let mut conditions = Vec::new();
    for block in blocks(flat, &reduced.mass) {
        let x = among(&reduced.mass, &block);
        if let Some((inverse, rounding)) = algebra.noise.and_then(|_| inverse_of_numbers(&flat.graph, &x)) {
            let b: Vec<Expr> = block.iter().map(|&i| reduced.force[i]).collect();
            for (&i, row) in block.iter().zip(&inverse) {
                solution[i] = applied(&mut flat.graph, algebra, (row, rounding), &b);
            }
            continue;
        }
        let Some(solved) = solve_block(flat, algebra, (reduced, &block), points) else {
            let names = names(points.model, reduced.independent.iter().copied(), &block);
            return Err(ModelError::whole(format!("the equations do not determine {names}"))
                .help("there is no inertia in some direction and no constraint either; `doctor` names it"));
        };
        for (i, e) in solved.accelerations {
            solution[i] = e;
        }
        conditions.extend(solved.conditions);
    }
    Ok((solution, conditions))
}

/// Accelerations by their places, and pivots that may vanish.
struct Solved {
    accelerations: Vec<(usize, Expr)>,
    conditions: Vec<Expr>,
}

/// The entries of some rows and columns.
fn among(mass: &Matrix, block: &[usize]) -> Matrix {
    block.iter().map(|&i| block.iter().map(|&j| mass[i][j]).collect()).collect()
}

/// Which pivots are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Taken {
    /// The shortest of those that are large, as long as none may vanish.
    Short,
    /// Those on the diagonal, where they are large or positive.
    Diagonal,
}

/// Solves for accelerations that hang together: by short pivots as long as none of them may vanish, else along the diagonal, the short ones
/// first. These do not vanish where an inertia is positive; of other pivots that depend on the state it is said that they must not.
fn solve_block(
    flat: &mut Flat,
    algebra: &mut Algebra,
    (reduced, block): (&Reduced, &[usize]),
    points: &Points<'_>,
) -> Option<Solved> {
    let mut order = block.to_vec();
    if !algebra.plain && block.len() <= MULTIPLIED_OUT {
        let short = solve_along(flat, algebra, (reduced, block), Taken::Short, points);
        if short.is_some() {
            return short;
        }
        order.sort_by_key(|&i| flat.graph.written_size(reduced.mass[i][i]));
    }
    solve_along(flat, algebra, (reduced, &order), Taken::Diagonal, points)
}

/// Solves for unknowns in this order; `None` if there is no pivot.
fn solve_along(
    flat: &mut Flat,
    algebra: &mut Algebra,
    (reduced, block): (&Reduced, &[usize]),
    taken: Taken,
    points: &Points<'_>,
) -> Option<Solved> {
    let x = among(&reduced.mass, block);
    let b: Matrix = block.iter().map(|&i| vec![reduced.force[i]]).collect();
    let sizes = sizes_of(flat, &x, points);
    let symmetric = is_symmetric(flat, &x, &sizes, points);
    // Equations of first order have no kinetic energy.
    let second = block.iter().all(|&i| points.model.variables[reduced.independent[i]].order > 1);
    let inertia = second && symmetric && is_positive(flat, &x, &sizes, points);
    let stepwise = block.len() > MULTIPLIED_OUT;
    let diagonal = (taken == Taken::Diagonal).then_some(symmetric);
    let mut conditions = Vec::new();
    let mut order: Vec<usize> = (0..block.len()).collect();
    let mut choose = |g: &Graph, k: usize, column: &[Expr]| {
        let rows: Vec<usize> = if stepwise { order[..=k].iter().rev().copied().collect() } else { order[k..].to_vec() };
        let chosen = pivot((g, points, diagonal), &sizes, (k, &rows), column)?;
        // It is a quotient of two minors, and a principal one of an inertia vanishes nowhere.
        let left = rows.iter().enumerate().filter(|(i, _)| *i != chosen);
        let principal = left.map(|(_, &r)| r).all(|r| if stepwise { r < k } else { r > k });
        let e = column[chosen];
        let moves = |s: &Symbol| !matches!(flat.meaning.get(s), Some(Meaning::Parameter { .. }));
        if !(inertia && principal) && g.symbols_of(&[e]).iter().any(moves) {
            (taken == Taken::Diagonal).then(|| conditions.push(e))?;
        }
        order.swap(k, if stepwise { k - chosen } else { k + chosen });
        Some(chosen)
    };
    let solved = if stepwise {
        algebra.fresh(true).solve_backwards(&mut flat.graph, x, b, &mut choose)
    } else {
        algebra.solve(&mut flat.graph, x, b, &mut choose)
    }?;
    let accelerations = block.iter().zip(solved).map(|(&i, row)| (i, row[0])).collect();
    Some(Solved { accelerations, conditions })
}

/// A row of numbers times expressions.
fn applied(g: &mut Graph, algebra: &mut Algebra, (row, rounding): (&[f64], f64), b: &[Expr]) -> Expr {
    match collected::combination(g, row, b, rounding) {
        Some(sum) => algebra.tidy(g, sum),
        None => {
            let row: Vec<Expr> = row.iter().map(|&x| g.constant(x)).collect();
            algebra.dot(g, &row, b)
        }
    }
}

/// Names of a group's accelerations, the first few.
fn names(model: &Model, independent: impl Iterator<Item = usize>, block: &[usize]) -> String {
    let columns: Vec<usize> = independent.collect();
    let names: Vec<String> =
        block.iter().take(6).map(|&k| format!("`{}`", model.variables[columns[k]].highest())).collect();
    names.join(", ")
}

/// Refuses groups of accelerations that are too large to be solved for; groups whose inertias are numbers are not.
///
/// # Errors
/// Names some of such a group.
pub fn solvable(flat: &Flat, mass: &Matrix, model: &Model, independent: &[usize]) -> Result<(), ModelError> {
    let number = |i: usize, j: usize| flat.graph.constant_value(mass[i][j]).is_some();
    let numbers = |block: &[usize]| block.iter().all(|&i| block.iter().all(|&j| number(i, j)));
    let large = |block: &Vec<usize>| block.len() > MOST_COUPLED && !numbers(block);
    let Some(block) = blocks(flat, mass).into_iter().find(large) else { return Ok(()) };
    Err(ModelError::whole(format!(
        "{} accelerations depend on each other ({}, …); they are solved for in formulas up to {MOST_COUPLED}",
        block.len(),
        names(model, independent.iter().copied(), &block)
    ))
    .help("ask for the reduced form, or use `evaluate` for numbers"))
}

/// The inverse of a matrix of numbers with a positive diagonal, by Cholesky's method, which no choice of units disturbs, and its relative
/// rounding; `None` for others.
fn inverse_of_numbers(g: &Graph, x: &Matrix) -> Option<(Vec<Vec<f64>>, f64)> {
    let n = x.len();
    let number = |i: usize, j: usize| g.constant_value(x[i][j]);
    let mut unit: Vec<f64> = Vec::with_capacity(n);
    for i in 0..n {
        unit.push(number(i, i).filter(|d| *d > 0.0)?.sqrt());
    }
    let mut scaled = Mat::zeros(n, n);
    for i in 0..n {
        for j in 0..n {
            scaled[(i, j)] = number(i, j)? / (unit[i] * unit[j]);
        }
    }
    let factored = dense::Cholesky::new(&scaled).ok()?;
    let least = (0..n).fold(1.0_f64, |m, i| m.min(factored.pivot(i)));
    (least * least > f64::EPSILON).then_some(())?;
    let inverse = factored.inverse();
    let row = |i: usize| (0..n).map(|j| inverse[(i, j)] / (unit[i] * unit[j])).collect();
    Some(((0..n).map(row).collect(), FORMULA_INVERSE * f64::EPSILON / (least * least)))
}

/// Whether a matrix is symmetric at all points.
fn is_symmetric(flat: &Flat, x: &Matrix, sizes: &[Vec<f64>], points: &Points<'_>) -> bool {
    let n = x.len();
    let all: Vec<Expr> = x.concat();
    points.values(&flat.graph, &all).iter().zip(sizes).all(|(values, sizes)| {
        let apart = |i: usize, j: usize| (values[i * n + j] - values[j * n + i]).abs();
        (0..n).all(|i| (0..i).all(|j| apart(i, j) <= SUMS * sizes[i] * sizes[j]))
    })
}

/// Whether a symmetric matrix is positive at all points.
fn is_positive(flat: &Flat, x: &Matrix, sizes: &[Vec<f64>], points: &Points<'_>) -> bool {
    let n = x.len();
    points.values(&flat.graph, &x.concat()).iter().zip(sizes).all(|(values, sizes)| {
        let scaled = Mat::from_fn(n, n, |i, j| values[i * n + j] / (sizes[i] * sizes[j]).max(f64::MIN_POSITIVE));
        (0..n).all(|i| scaled[(i, i)] > 0.0) && dense::Cholesky::new(&scaled).is_ok()
    })
}

/// √|diagonal|, by point: the sizes that a change of units changes as it does the entries.
fn sizes_of(flat: &Flat, x: &Matrix, points: &Points<'_>) -> Vec<Vec<f64>> {
    let diagonal: Vec<Expr> = (0..x.len()).map(|i| x[i][i]).collect();
    points.values(&flat.graph, &diagonal).iter().map(|d| d.iter().map(|x| x.abs().sqrt()).collect()).collect()
}

/// A pivot of column k among rows of these numbers: the shortest of the entries that are large at all points; where a diagonal
/// one, the first, is wanted that one if it is large, or of a symmetric matrix if it is positive and no rounding, since inertias
/// never vanish; `None` if all are rounding.
fn pivot(
    (g, points, diagonal): (&Graph, &Points<'_>, Option<bool>),
    sizes: &[Vec<f64>],
    (k, rows): (usize, &[usize]),
    column: &[Expr],
) -> Option<usize> {
    let relative = |(values, sizes): (&Vec<f64>, &Vec<f64>)| -> Vec<f64> {
        let most = sizes.iter().fold(0.0_f64, |m, &x| m.max(x));
        let size = |i: usize| if sizes[i] > 0.0 { sizes[i] } else { most };
        values.iter().zip(rows).map(|(x, &i)| x.abs() / (size(i) * size(k)).max(f64::MIN_POSITIVE)).collect()
    };
    let at: Vec<Vec<f64>> = points.values(g, column).iter().zip(sizes).map(relative).collect();
    let largest: Vec<f64> = at.iter().map(|values| values.iter().fold(0.0_f64, |m, &x| m.max(x))).collect();
    if largest.iter().all(|x| !(*x > SUMS)) {
        return None;
    }
    let share = |i: usize| {
        let shares = at.iter().zip(&largest).map(|(values, top)| values[i] / top.max(f64::MIN_POSITIVE));
        shares.fold(f64::INFINITY, f64::min)
    };
    // What is positive at all points is taken for an inertia; of others nobody knows where they vanish.
    let positive = || points.values(g, &column[..1]).iter().all(|value| value[0] > 0.0);
    if let Some(symmetric) = diagonal.filter(|_| rows[0] == k)
        && (share(0) >= OF_INERTIA || symmetric && at.iter().all(|values| values[0] > SUMS) && positive())
    {
        return Some(0);
    }
    let large = (0..column.len()).filter(|&i| share(i) >= OF_INERTIA).min_by_key(|&i| (g.written_size(column[i]), i));
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
