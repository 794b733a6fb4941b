//! Rows of which none adds little to the others, but for some that repeat them exactly.
//!
//! All that a row adds is told by the products B Bᵀ alone. With few rows over many columns these are those of the rows of a small triangle,
//!
//! ```text
//! Bᵀ = Q R,   B Bᵀ = Rᵀ R                                                                                (1)
//! ```
//!
//! Of the rows that a sparse factorization keeps, row k adds at least r_k, in whatever order they are taken,
//!
//! ```text
//! r_k⁻² = ((B Bᵀ)⁻¹)_kk ≈ x_k²/σ²                                                                        (2)
//! ```
//!
//! with the least singular value σ and its vector x, which inverse iteration finds at a cost that grows with the number of rows: in long chains σ is small, but x is spread over
//! all of them. The rows that the factorization drops repeat the others if nothing is left of sums of them with weights ω without any regularity,
//!
//! ```text
//! (1 − P) Σ_d ω_d B_d = 0,   P onto the rows kept                                                        (3)
//! ```

use dalembert_dense::Qr;
use dalembert_enforce::Tolerance;
use dalembert_enforce::sparse::{Analysis, SparseStep};
use dalembert_enforce::step::StepStatus;
use faer::Mat;

/// Steps of inverse iteration: one finds the size of a least singular value, more its digits.
const ITERATIONS: usize = 4;
/// Sums of rows that are looked at.
const SUMS: usize = 2;

/// Rows as entries by column, with the order in which a sparse factorization takes the columns.
pub(super) struct Rows {
    pub entries: Vec<Vec<(usize, f64)>>,
    columns: Vec<usize>,
    analysis: Analysis,
}

impl Rows {
    /// Of these, or of (1) where that is less work.
    pub fn new(entries: Vec<Vec<(usize, f64)>>) -> Self {
        let rows = Self::of(entries);
        let (n, m) = (rows.columns.len(), rows.entries.len());
        if m < n && m * m * n < rows.analysis.work() { Self::of(rows.triangle()) } else { rows }
    }

    fn of(entries: Vec<Vec<(usize, f64)>>) -> Self {
        let mut columns: Vec<usize> = entries.iter().flatten().map(|entry| entry.0).collect();
        columns.sort_unstable();
        columns.dedup();
        let place = |entry: &(usize, f64)| columns.binary_search(&entry.0).unwrap_or_default();
        let pattern: Vec<Vec<usize>> = entries.iter().map(|row| row.iter().map(place).collect()).collect();
        let diagonal: Vec<(usize, usize)> = (0..columns.len()).map(|j| (j, j)).collect();
        let analysis = Analysis::new(columns.len(), &diagonal, &pattern);
        Self { entries, columns, analysis }
    }

    fn place(&self, column: usize) -> usize {
        self.columns.binary_search(&column).unwrap_or_default()
    }

    /// Rows of Rᵀ in (1).
    fn triangle(&self) -> Vec<Vec<(usize, f64)>> {
        let mut transposed = Mat::zeros(self.columns.len(), self.entries.len());
        for (i, row) in self.entries.iter().enumerate() {
            row.iter().for_each(|&(column, x)| transposed[(self.place(column), i)] = x);
        }
        let r = Qr::new(&transposed).r();
        (0..self.entries.len()).map(|i| (0..=i).map(|k| (k, r[(k, i)])).collect()).collect()
    }

    /// Rows, by number, that repeat the others to `exact`, where each of these adds more than `share` to any of them; none where that is not sure.
    pub fn repeated(&self, share: f64, exact: f64) -> Option<Vec<usize>> {
        let mut solver = SparseStep::of(&self.analysis, Tolerance::default());
        let values: Vec<f64> = self.entries.iter().flatten().map(|entry| entry.1).collect();
        let factored = solver.factor(&vec![1.0; self.columns.len()], &values);
        if !matches!(factored, StepStatus::Regular | StepStatus::RowsDependent { .. }) {
            return None;
        }
        let repeated = solver.dependent_rows().to_vec();
        let clear = self.least_added(&mut solver, &repeated)? > share;
        (clear && self.leave_nothing(&mut solver, &repeated, exact)?).then_some(repeated)
    }

    /// The least r of (2) over the rows that are kept.
    fn least_added(&self, solver: &mut SparseStep, repeated: &[usize]) -> Option<f64> {
        let (n, m) = (self.columns.len(), self.entries.len());
        if repeated.len() == m {
            return Some(f64::INFINITY);
        }
        let (still, mut moved, mut answer) = (vec![0.0; n], vec![0.0; n], vec![0.0; m]);
        let mut given: Vec<f64> = (0..m).map(|k| weight(k + 1)).collect();
        repeated.iter().for_each(|&row| given[row] = 0.0);
        let length = |x: &[f64]| x.iter().map(|x| x * x).sum::<f64>().sqrt();
        // 1/σ².
        let mut grown = 0.0;
        for _ in 0..ITERATIONS {
            let before = length(&given);
            if !is_answer(solver.solve(&still, &given, &mut moved, &mut answer)) {
                return None;
            }
            let size = length(&answer);
            grown = size / before;
            given.iter_mut().zip(&answer).for_each(|(x, y)| *x = y / size);
        }
        let widest = given.iter().fold(0.0_f64, |most, x| most.max(x.abs()));
        Some((grown.sqrt() * widest).recip())
    }

    /// Whether (3) holds to `exact`.
    fn leave_nothing(&self, solver: &mut SparseStep, repeated: &[usize], exact: f64) -> Option<bool> {
        let (n, m) = (self.columns.len(), self.entries.len());
        let (nothing, mut moved, mut answer) = (vec![0.0; m], vec![0.0; n], vec![0.0; m]);
        for sum in 0..if repeated.is_empty() { 0 } else { SUMS } {
            let mut force = vec![0.0; n];
            for (k, &row) in repeated.iter().enumerate() {
                let sign = if (k >> sum) & 1 == 0 { 1.0 } else { -1.0 };
                for &(column, x) in &self.entries[row] {
                    force[self.place(column)] += sign * weight(k) * x;
                }
            }
            if !is_answer(solver.solve(&force, &nothing, &mut moved, &mut answer)) {
                return None;
            }
            if moved.iter().any(|x| !(x.abs() <= exact)) {
                return Some(false);
            }
        }
        Some(true)
    }
}

/// Numbers of order one without any regularity: a vector of them has a share of every other.
fn weight(k: usize) -> f64 {
    0.5 + (k as f64 * 0.618_034).fract()
}

/// Whether rows that are kept hold in what was solved; those that are dropped may say something else.
fn is_answer(status: StepStatus) -> bool {
    status.is_determined() || status == StepStatus::Inconsistent
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHARE: f64 = 1e-6;
    const EXACT: f64 = 1e-13;

    fn rows(entries: &[&[(usize, f64)]]) -> Rows {
        Rows::new(entries.iter().map(|row| row.to_vec()).collect())
    }

    /// Links between three columns each, of which each third is said twice.
    fn chain(links: usize) -> Vec<Vec<(usize, f64)>> {
        let link = |k: usize| vec![(2 * k, 0.6), (2 * k + 1, 0.3), (2 * k + 2, -0.7)];
        (0..links).flat_map(|k| if k % 3 == 0 { vec![link(k), link(k)] } else { vec![link(k)] }).collect()
    }

    #[test]
    fn rows_said_twice_repeat_however_many_there_are() {
        for links in [3, 30, 3000] {
            let repeated = Rows::new(chain(links)).repeated(SHARE, EXACT);
            assert_eq!(repeated.map(|rows| rows.len()), Some(links.div_ceil(3)), "{links}");
        }
    }

    #[test]
    fn what_adds_little_is_not_taken_for_a_repetition() {
        for off in [1e-11, 1e-9, 1e-7] {
            let mut entries = chain(30);
            entries[20][0].1 += off;
            assert_eq!(Rows::new(entries).repeated(SHARE, EXACT), None, "{off}");
        }
        assert_eq!(rows(&[&[(0, 1.0)], &[(0, 1.0), (1, 1e-7)]]).repeated(SHARE, EXACT), None);
        assert_eq!(rows(&[&[(0, 1.0)], &[(0, 1.0), (1, 1e-4)]]).repeated(SHARE, EXACT), Some(Vec::new()));
    }

    /// Rows over many columns become a triangle with the same products.
    #[test]
    fn few_rows_over_many_columns_are_short() {
        let long = |k: usize| (0..4000).map(|c| (c, ((k + 1) as f64 * c as f64).sin())).collect::<Vec<_>>();
        let mut entries = vec![long(0), long(1), long(2)];
        let sum = entries[0].iter().zip(&entries[1]).map(|(a, b)| (a.0, a.1 - 2.0 * b.1)).collect();
        entries.push(sum);
        let short = Rows::new(entries.clone());
        assert!(short.entries.iter().all(|row| row.len() <= 4));
        let dot = |a: &[(usize, f64)], b: &[(usize, f64)]| -> f64 {
            a.iter().map(|(c, x)| x * b.iter().find(|e| e.0 == *c).map_or(0.0, |e| e.1)).sum()
        };
        for (i, j) in [(0, 0), (0, 1), (2, 3), (3, 3)] {
            let [ours, theirs] = [&short.entries, &entries].map(|rows| dot(&rows[i], &rows[j]));
            assert!((ours - theirs).abs() <= 1e-11 * 4000.0, "{ours} {theirs}");
        }
        assert_eq!(short.repeated(SHARE, 1e-9).expect("sure").len(), 1);
    }
}
