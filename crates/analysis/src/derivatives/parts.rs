//! Rows and columns that have nothing to do with each other: mechanisms beside each other, cells of a net.

use dalembert_dense as dense;
use dalembert_dynamics::independent::kernel;
use faer::Mat;

use crate::tolerances::RANK;

/// Rows and columns of each part that no row joins with others, both rising; `rows` are the columns of each row.
pub(crate) fn parts(columns: usize, rows: &[Vec<usize>]) -> Vec<(Vec<usize>, Vec<usize>)> {
    let mut touching: Vec<Vec<usize>> = vec![Vec::new(); columns];
    for (i, row) in rows.iter().enumerate() {
        row.iter().for_each(|&j| touching[j].push(i));
    }
    let (mut seen, mut found) = ((vec![false; columns], vec![false; rows.len()]), Vec::new());
    for first in 0..columns {
        let (mut waiting, mut own) = (vec![first], (Vec::new(), Vec::new()));
        while let Some(j) = waiting.pop() {
            if std::mem::replace(&mut seen.0[j], true) {
                continue;
            }
            own.1.push(j);
            for &i in &touching[j] {
                if !std::mem::replace(&mut seen.1[i], true) {
                    own.0.push(i);
                    waiting.extend(&rows[i]);
                }
            }
        }
        if !own.1.is_empty() {
            own.0.sort_unstable();
            own.1.sort_unstable();
            found.push(own);
        }
    }
    found
}

/// A matrix as parts that have no rows or columns in common: mechanisms beside each other cost no more together than each by itself, and what is
/// exactly zero between them stays so.
pub(super) struct Parts<'a> {
    whole: &'a Mat<f64>,
    /// Rows and columns of each, in order.
    parts: Vec<(Vec<usize>, Vec<usize>)>,
}

impl<'a> Parts<'a> {
    /// Parts of A, m × n.
    pub fn of(whole: &'a Mat<f64>) -> Self {
        let entries = |i: usize| (0..whole.ncols()).filter(|&j| whole[(i, j)] != 0.0).collect();
        let rows: Vec<Vec<usize>> = (0..whole.nrows()).map(entries).collect();
        Self { whole, parts: parts(whole.ncols(), &rows) }
    }

    fn part(&self, (rows, columns): &(Vec<usize>, Vec<usize>)) -> Mat<f64> {
        Mat::from_fn(rows.len(), columns.len(), |i, j| self.whole[(rows[i], columns[j])])
    }

    /// A basis of all x with A x = 0, by columns, n × freedoms.
    pub fn kernel(&self) -> Mat<f64> {
        let own: Vec<Mat<f64>> = self.parts.iter().map(|part| kernel(&self.part(part))).collect();
        let mut whole = Mat::zeros(self.whole.ncols(), own.iter().map(Mat::ncols).sum());
        let mut first = 0;
        for ((_, columns), own) in self.parts.iter().zip(&own) {
            for k in 0..own.ncols() {
                columns.iter().enumerate().for_each(|(j, &c)| whole[(c, first + k)] = own[(j, k)]);
            }
            first += own.ncols();
        }
        whole
    }

    /// A⁺, columns × rows.
    pub fn pseudo_inverse(&self) -> Mat<f64> {
        let mut whole = Mat::zeros(self.whole.ncols(), self.whole.nrows());
        for part in &self.parts {
            let own = pseudo_inverse(&self.part(part));
            for (k, &row) in part.0.iter().enumerate() {
                part.1.iter().enumerate().for_each(|(j, &c)| whole[(c, row)] = own[(j, k)]);
            }
        }
        whole
    }
}

/// A⁺, columns × rows.
fn pseudo_inverse(a: &Mat<f64>) -> Mat<f64> {
    let none = Mat::zeros(a.ncols(), a.nrows());
    if a.nrows() == 0 || a.ncols() == 0 {
        return none;
    }
    let Some(svd) = dense::thin_svd(a) else { return none };
    let (u, s, v) = (svd.U(), svd.S().column_vector(), svd.V());
    let top = s.iter().fold(0.0_f64, |m, &x| m.max(x));
    let rank = (0..s.nrows()).filter(|&k| s[k] > RANK * top).count();
    let divided = Mat::from_fn(a.ncols(), rank, |j, k| v[(j, k)] / s[k]);
    divided * u.subcols(0, rank).transpose()
}
