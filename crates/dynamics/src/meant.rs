//! Whether rows of numbers mean what they say, to the last digit, or repeat each other but for the digits that they were written with.
//!
//! ```text
//! Gaussian elimination with complete pivoting:   aᵢⱼ ← aᵢⱼ − aᵢₖ aₖⱼ/aₖₖ,   sᵢⱼ ← max(sᵢⱼ, |aᵢⱼ|, |aᵢₖ aₖⱼ/aₖₖ|)                          (1)
//! |aᵢⱼ| ≤ ε sᵢⱼ: rounding, and nothing;   ε sᵢⱼ < |aᵢⱼ| ≤ τ sᵢⱼ: what is left of digits that cancel, x/3 beside 0.3333333333 x        (2)
//! ```
//!
//! What no digits cancel to is a number of its own, however small it is: y' = t beside y' + 1e-10 x' = t. Neither units nor masses matter, since entries are compared with what they came from.

use crate::equations::Equations;
use crate::kkt::DENSE_LIMIT;
use crate::tolerances::RANK;
use crate::tolerances::rounding::OPERATIONS;

impl Equations<'_> {
    /// Whether rows, the same at all states, mean all their digits: nothing in them is as (2) at the last evaluation. Not looked at above [`DENSE_LIMIT`].
    pub(crate) fn mean_all_digits(&self) -> bool {
        let numbers = |row: &usize| self.model.pattern.row_places[*row].constant;
        let rows: Vec<usize> = (0..self.model.rows.len()).filter(numbers).collect();
        let n = self.model.n();
        if rows.len() > DENSE_LIMIT || n > DENSE_LIMIT {
            return false;
        }
        let mut a = vec![0.0; rows.len() * n];
        for (i, &row) in rows.iter().enumerate() {
            self.row(row).for_each(|(c, x)| a[i * n + c] += x);
        }
        cancels_cleanly(&mut a, n)
    }
}

/// (1) of rows of n entries, until (2).
fn cancels_cleanly(a: &mut [f64], n: usize) -> bool {
    let m = a.len().checked_div(n).unwrap_or(0);
    let mut terms: Vec<f64> = a.iter().map(|x| x.abs()).collect();
    let (mut rows, mut columns): (Vec<usize>, Vec<usize>) = ((0..m).collect(), (0..n).collect());
    while let Some((i, j)) = largest(a, n, &rows, &columns) {
        let (row, column) = (rows.swap_remove(i), columns.swap_remove(j));
        for &other in &rows {
            let factor = a[other * n + column] / a[row * n + column];
            if factor == 0.0 {
                continue;
            }
            for &c in &columns {
                let (place, taken) = (other * n + c, factor * a[row * n + c]);
                terms[place] = terms[place].max(taken.abs());
                a[place] -= taken;
                if a[place].abs() <= OPERATIONS * terms[place] {
                    a[place] = 0.0;
                } else if a[place].abs() <= RANK * terms[place] {
                    return false;
                }
            }
        }
    }
    true
}

/// The place, among rows and columns that are left, of the entry that is largest beside the others of its row; none where all are zero.
fn largest(a: &[f64], n: usize, rows: &[usize], columns: &[usize]) -> Option<(usize, usize)> {
    let of_row = |i: usize| {
        let entry = |j: usize| a[rows[i] * n + columns[j]].abs();
        let sum: f64 = (0..columns.len()).map(entry).sum();
        let best = (0..columns.len()).max_by(|&j, &k| entry(j).total_cmp(&entry(k)))?;
        (sum > 0.0).then(|| (entry(best) / sum, best))
    };
    let found = (0..rows.len()).filter_map(|i| of_row(i).map(|(share, j)| (share, i, j)));
    found.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, i, j)| (i, j))
}

#[cfg(test)]
mod tests {
    use super::cancels_cleanly;

    fn means(rows: &[&[f64]]) -> bool {
        let mut a: Vec<f64> = rows.concat();
        cancels_cleanly(&mut a, rows[0].len())
    }

    /// In any units of the variables and the rows, and in any order.
    #[test]
    fn digits_that_cancel_are_told_from_small_numbers() {
        for units in [[1.0, 1.0, 1.0], [1e-9, 1e3, 1.0], [1e12, 1e-6, 1e6]] {
            let of =
                |row: [f64; 3], scale: f64| -> Vec<f64> { row.iter().zip(units).map(|(x, u)| x * u * scale).collect() };
            let third = [of([3.0, 1.0, 0.0], 1.0), of([1.0, 0.333_333_333_3, 0.0], 1e-4), of([0.0, 1.0, 2.0], 1e5)];
            let exact = [of([3.0, 1.0, 0.0], 1.0), of([1.0, 1.0 / 3.0, 0.0], 1e-4), of([0.0, 1.0, 2.0], 1e5)];
            for small in [1e-4, 1e-10, 1e-30] {
                let own = [of([0.0, 1.0, 0.0], 1.0), of([small, 1.0, 0.0], 1e-4), of([0.0, 1.0, 2.0], 1e5)];
                for turn in 0..3 {
                    let rows = |all: &[Vec<f64>; 3]| -> bool {
                        let turned: Vec<&[f64]> = (0..3).map(|i| all[(i + turn) % 3].as_slice()).collect();
                        means(&turned)
                    };
                    assert!(rows(&own) && rows(&exact) && !rows(&third), "{units:?} {small:e} {turn}");
                }
            }
        }
    }
}
