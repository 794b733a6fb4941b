//! Enforcement problems in numbers with exact zeros: every rank is exact, and α, where it is unique, has 20 digits.
//!
//! A complex problem is the real one of twice the size, x + iy ↦ [x; y], with [Re −Im; Im Re] for every matrix.

use crate::common::{Draw, dense_mass, dense_rows, variances};
use dalembert_enforce::Problem;
use faer::{Col, Mat};

use super::number::Number;

type Row = Vec<Number>;

/// What is true of a problem.
#[expect(clippy::struct_excessive_bools, reason = "independent findings, named as in the answer")]
pub struct Truth {
    /// Rank of the rows, soft ones included.
    pub rank: usize,
    /// b ∈ im A.
    pub consistent: bool,
    /// ker M ∩ ker A = {0}.
    pub unique: bool,
    /// Whether M is singular.
    pub singular: bool,
    /// f + φ has no part along ker M ∩ ker A.
    pub balanced: bool,
    /// Per row.
    pub reaction_determined: Vec<bool>,
    /// α, where rows agree and it is unique; of complex numbers real parts, then imaginary ones.
    pub alpha: Option<Vec<f64>>,
}

impl Truth {
    /// In variables whose unit is given; the α found is in those.
    pub fn of<T: Draw>(problem: &Problem<T>, units: &[f64]) -> Self {
        let parts = if T::IS_REAL { 1 } else { 2 };
        let (a, b) = dense_rows(problem);
        let noise = variances(problem);
        let (mass, rows) = (dense_mass(problem), a);
        let mass = Mat::from_fn(problem.n, problem.n, |i, j| mass[(i, j)].scaled(units[i] * units[j]));
        let (mass, rows) =
            (real(&mass), real(&Mat::from_fn(rows.nrows(), problem.n, |i, j| rows[(i, j)].scaled(units[j]))));
        let (n, m) = (mass.len(), rows.len());
        let noise: Vec<Number> = (0..m).map(|i| Number::from(noise[i % noise.len()])).collect();
        let extended: Vec<Row> = (0..m).map(|i| [&rows[i][..], &unit(m, i, &noise[i])[..]].concat()).collect();
        let rank = rank(extended.clone());
        let right = real_column(&b);
        let with_right = |i: usize| [&extended[i][..], &right[i..=i]].concat();
        let consistent = self::rank((0..m).map(with_right).collect()) == rank;
        let unique = self::rank([&mass[..], &rows[..]].concat()) == n;
        let singular = self::rank(mass.clone()) < n;
        let determined = |i: usize| {
            let kept = (0..m).filter(|k| k % (m / parts) != i).map(|k| extended[k].clone());
            self::rank(kept.collect()) + parts == rank
        };
        let force = problem.applied();
        let force = Col::from_fn(problem.n, |j| force[j].scaled(units[j]));
        let kkt = kkt(&mass, &rows, &noise, &real_column(&force), &right);
        let (reduced, pivots) = reduce(kkt);
        let solvable = !pivots.contains(&(n + m));
        let alpha = (consistent && unique && solvable).then(|| {
            let value = |j: usize| pivots.iter().position(|&p| p == j).map_or(0.0, |k| reduced[k][n + m].float());
            (0..n).map(value).collect()
        });
        let reaction_determined = (0..m / parts).map(determined).collect();
        Self {
            rank: rank / parts,
            consistent,
            unique,
            singular,
            balanced: solvable || !consistent,
            reaction_determined,
            alpha,
        }
    }
}

/// [M −Aᵀ f; A R b].
fn kkt(mass: &[Row], rows: &[Row], noise: &[Number], force: &Row, b: &Row) -> Vec<Row> {
    let (n, m) = (mass.len(), rows.len());
    let above = (0..n).map(|j| {
        let column: Row = (0..m).map(|i| -rows[i][j]).collect();
        [&mass[j][..], &column[..], &force[j..=j]].concat()
    });
    let below = (0..m).map(|i| [&rows[i][..], &unit(m, i, &noise[i])[..], &b[i..=i]].concat());
    above.chain(below).collect()
}

fn unit(m: usize, i: usize, value: &Number) -> Row {
    (0..m).map(|k| if k == i { *value } else { Number::ZERO }).collect()
}

fn real<T: Draw>(x: &Mat<T>) -> Vec<Row> {
    let (rows, columns) = x.shape();
    let parts = if T::IS_REAL { 1 } else { 2 };
    let entry = |i: usize, j: usize| {
        let z = x[(i % rows, j % columns)];
        match (i / rows, j / columns) {
            (0, 0) | (1, 1) => Number::from(z.re()),
            (1, _) => Number::from(z.imaginary()),
            _ => Number::from(-z.imaginary()),
        }
    };
    (0..parts * rows).map(|i| (0..parts * columns).map(|j| entry(i, j)).collect()).collect()
}

fn real_column<T: Draw>(x: &Col<T>) -> Row {
    let imaginary = x.iter().map(|z| z.imaginary()).filter(|_| !T::IS_REAL);
    x.iter().map(|z| z.re()).chain(imaginary).map(Number::from).collect()
}

fn rank(rows: Vec<Row>) -> usize {
    reduce(rows).1.len()
}

/// Reduced row echelon form and its pivot columns; of the entries of a column that are not zero the largest is taken, beside the
/// others of its row.
fn reduce(mut rows: Vec<Row>) -> (Vec<Row>, Vec<usize>) {
    let mut pivots = Vec::new();
    for column in 0..rows.first().map_or(0, Vec::len) {
        let done = pivots.len();
        let share = |row: &Row| {
            let largest = row.iter().fold(f64::MIN_POSITIVE, |m, x| m.max(x.float().abs()));
            row[column].float().abs() / largest
        };
        let present = (done..rows.len()).filter(|&i| !rows[i][column].is_zero());
        let Some(found) = present.max_by(|&i, &k| share(&rows[i]).total_cmp(&share(&rows[k]))) else { continue };
        rows.swap(done, found);
        let first = rows[done][column];
        rows[done].iter_mut().for_each(|x| *x = *x / first);
        let pivot = rows[done].clone();
        for (i, row) in rows.iter_mut().enumerate() {
            let factor = row[column];
            if i != done && !factor.is_zero() {
                row.iter_mut().zip(&pivot).for_each(|(x, p)| *x = *x - factor * *p);
            }
        }
        pivots.push(column);
    }
    (rows, pivots)
}
