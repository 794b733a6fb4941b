//! Rows and columns that have nothing to do with each other: mechanisms beside each other, cells of a net.

use dalembert_dense as dense;
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
pub(super) struct Parts {
    /// m × n.
    size: (usize, usize),
    parts: Vec<Part>,
}

/// Rows and columns of a part, in order, with its singular values and vectors; none where it has no rows, or no numbers.
struct Part {
    rows: Vec<usize>,
    columns: Vec<usize>,
    svd: Option<dense::Svd>,
    rank: usize,
}

impl Part {
    /// From what is `here` of all.
    fn of(here: &Mat<f64>, (rows, columns): (Vec<usize>, Vec<usize>)) -> Self {
        let own = Mat::from_fn(rows.len(), columns.len(), |i, j| here[(rows[i], columns[j])]);
        let svd = if rows.is_empty() { None } else { dense::svd(&own) };
        let rank = svd.as_ref().map_or(0, |svd| {
            let s = svd.S().column_vector();
            let top = s.iter().fold(0.0_f64, |m, &x| m.max(x));
            s.iter().filter(|&&x| x > RANK * top).count()
        });
        Self { rows, columns, svd, rank }
    }

    /// A column of the kernel where it is the k-th: by the part's own columns.
    fn free(&self, j: usize, k: usize) -> f64 {
        match &self.svd {
            Some(svd) => svd.V()[(j, self.rank + k)],
            None => f64::from(u8::from(j == k)),
        }
    }

    /// How many columns that has: none of a part without numbers.
    fn freedoms(&self) -> usize {
        if self.svd.is_none() && !self.rows.is_empty() { 0 } else { self.columns.len() - self.rank }
    }
}

impl Parts {
    /// Parts of A.
    pub fn of(whole: &Mat<f64>) -> Self {
        let entries = |i: usize| (0..whole.ncols()).filter(|&j| whole[(i, j)] != 0.0).collect();
        let rows: Vec<Vec<usize>> = (0..whole.nrows()).map(entries).collect();
        let own = parts(whole.ncols(), &rows).into_iter().map(|part| Part::of(whole, part));
        Self { size: (whole.nrows(), whole.ncols()), parts: own.collect() }
    }

    /// An orthonormal basis of all x with A x = 0, by columns, n × freedoms.
    pub fn kernel(&self) -> Mat<f64> {
        let mut whole = Mat::zeros(self.size.1, self.parts.iter().map(Part::freedoms).sum());
        let mut first = 0;
        for part in &self.parts {
            for k in 0..part.freedoms() {
                part.columns.iter().enumerate().for_each(|(j, &c)| whole[(c, first + k)] = part.free(j, k));
            }
            first += part.freedoms();
        }
        whole
    }

    /// A⁺, n × m.
    pub fn pseudo_inverse(&self) -> Mat<f64> {
        let mut whole = Mat::zeros(self.size.1, self.size.0);
        for part in &self.parts {
            let Some(svd) = &part.svd else { continue };
            let (u, s, v) = (svd.U(), svd.S().column_vector(), svd.V());
            let divided = Mat::from_fn(part.columns.len(), part.rank, |j, k| v[(j, k)] / s[k]);
            let own = divided * u.subcols(0, part.rank).transpose();
            for (k, &row) in part.rows.iter().enumerate() {
                part.columns.iter().enumerate().for_each(|(j, &c)| whole[(c, row)] = own[(j, k)]);
            }
        }
        whole
    }
}
