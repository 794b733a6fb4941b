//! Accelerations from rows, masses and forces, in numbers of 32 digits.
//!
//! A α = b by Gauss and Jordan's elimination with the largest pivot of all gives α = α₀ + Z α_F, and Zᵀ M Z α_F = Zᵀ (f − M α₀).

use dalembert::Loaded;
use dalembert::dynamics::StartValues;
use dalembert::dynamics::equations::Equations;
use dalembert::dynamics::result::Evaluation;

use super::number::Number;

type Row = Vec<Number>;

/// A pivot of rows of size one below this is what rounding of the rows leaves of nothing.
const NOTHING: f64 = 1e-9;
/// Pivots within this factor of it say neither.
const DOUBT: f64 = 1e3;
/// What rounding leaves of a row that repeats others, relative to the accelerations.
const ROUNDING: f64 = 1e-9;

pub struct Truth {
    /// Whether no pivot is near [`NOTHING`].
    pub clear: bool,
    /// Whether rows agree.
    pub consistent: bool,
    /// α, where rows agree and it is unique.
    pub alpha: Option<Vec<f64>>,
}

impl Truth {
    /// With M and f of an evaluation at the start, if there is one; without, of the rows alone.
    pub fn of(loaded: &Loaded, start: &StartValues, found: Option<&Evaluation>, speed: f64) -> Self {
        let mut equations = Equations::new(&loaded.model);
        equations.evaluate(start.state.t, &start.state.y, &start.state.inputs);
        let n = loaded.model.n();
        let rows = (0..loaded.model.rows.len()).filter_map(|r| {
            let entries: Vec<(usize, f64)> = equations.row(r).collect();
            let size = entries.iter().fold(0.0_f64, |m, e| m.max(e.1.abs()));
            // Rows of nothing but zeros are left out: no motion changes what they miss.
            if size == 0.0 {
                return None;
            }
            let mut row = vec![Number::ZERO; n + 1];
            for (c, x) in entries {
                row[c] = row[c] + Number::from(x / size);
            }
            row[n] = Number::from(equations.b[r] / size);
            Some(row)
        });
        let (reduced, pivots, next) = eliminate(rows.collect(), n, NOTHING);
        let rank = pivots.len();
        let least = pivots.iter().fold(f64::INFINITY, |m, p| m.min(p.2));
        let clear = next < NOTHING / DOUBT && least > NOTHING * DOUBT;
        let left = reduced[rank..].iter().fold(0.0_f64, |m, row| m.max(row[n].float().abs()));
        let size = reduced[..rank].iter().fold(speed * speed, |m, row| m.max(row[n].float().abs()));
        let zero = |r: usize| equations.row(r).all(|e| e.1 == 0.0);
        let missed = (0..loaded.model.rows.len()).filter(|&r| zero(r)).fold(left, |m, r| m.max(equations.b[r].abs()));
        let consistent = missed <= ROUNDING * size;
        let alpha = found.filter(|_| consistent).and_then(|found| Self::motion(found, &reduced, &pivots));
        Self { clear, consistent, alpha }
    }

    fn motion(found: &Evaluation, reduced: &[Row], pivots: &[Pivot]) -> Option<Vec<f64>> {
        let n = found.force.len();
        let free: Vec<usize> = (0..n).filter(|c| pivots.iter().all(|p| p.1 != *c)).collect();
        // Columns of Z, then α₀.
        let mut basis: Vec<Row> = vec![vec![Number::ZERO; n]; free.len() + 1];
        for &(row, c, _) in pivots {
            free.iter().enumerate().for_each(|(k, &f)| basis[k][c] = -reduced[row][f]);
            basis[free.len()][c] = reduced[row][n];
        }
        free.iter().enumerate().for_each(|(k, &f)| basis[k][f] = Number::from(1.0));
        let number = |i: usize, j: usize| Number::from(found.mass[i][j]);
        let push = |x: &Row| -> Row {
            (0..n).map(|i| (0..n).fold(Number::ZERO, |sum, j| sum + number(i, j) * x[j])).collect()
        };
        let along = |x: &Row, y: &Row| x.iter().zip(y).fold(Number::ZERO, |sum, (x, y)| sum + *x * *y);
        let pushed: Vec<Row> = basis.iter().map(push).collect();
        let missing: Row = (0..n).map(|i| Number::from(found.force[i]) - pushed[free.len()][i]).collect();
        let equation =
            |z: &Row| -> Row { pushed[..free.len()].iter().chain([&missing]).map(|y| along(z, y)).collect() };
        let (solved, pivots, _) = eliminate(basis[..free.len()].iter().map(equation).collect(), free.len(), 1e-12);
        if pivots.len() < free.len() {
            return None;
        }
        let mut alpha = basis[free.len()].clone();
        for &(row, k, _) in &pivots {
            (0..n).for_each(|c| alpha[c] = alpha[c] + basis[k][c] * solved[row][free.len()]);
        }
        Some(alpha.into_iter().map(Number::float).collect())
    }
}

/// Row, column, size.
type Pivot = (usize, usize, f64);

/// Reduced rows, pivots down to a size, and the next one.
fn eliminate(mut rows: Vec<Row>, columns: usize, least: f64) -> (Vec<Row>, Vec<Pivot>, f64) {
    let mut pivots: Vec<Pivot> = Vec::new();
    loop {
        let done = pivots.len();
        let mut best = (done, 0, 0.0);
        for (i, row) in rows.iter().enumerate().skip(done) {
            for (c, x) in row[..columns].iter().enumerate() {
                if x.float().abs() > best.2 && pivots.iter().all(|p| p.1 != c) {
                    best = (i, c, x.float().abs());
                }
            }
        }
        if best.2 <= least {
            return (rows, pivots, best.2);
        }
        rows.swap(done, best.0);
        let first = rows[done][best.1];
        rows[done].iter_mut().for_each(|x| *x = *x / first);
        let pivot = rows[done].clone();
        for (i, row) in rows.iter_mut().enumerate() {
            let factor = row[best.1];
            if i != done && !factor.is_zero() {
                row.iter_mut().zip(&pivot).for_each(|(x, p)| *x = *x - factor * *p);
            }
        }
        pivots.push((done, best.1, best.2));
    }
}
