//! Scales of variables that have no inertia, told by rows, outwards from those that have some.
//!
//! | symbol | identifier | meaning |
//! |---|---|---|
//! | A | [`Entries`] | m×n, by rows |
//! | s | `root` | per variable: its scale; √M_jj where there is inertia |
//! | R | `deviation` | per row: √ of its variance, of which what it adds has unit mass |
//! | c | `class` | per entry: how much smaller it is than the largest of its column, by binary digits |
//!
//! ```text
//!     s_j = max_i |A_ij| / r_i,   r_i = max(√R_i, max_k |A_ik| / s_k)       over rows i that know some s_k             (1)
//! ```
//!
//! so that no entry is larger than the largest one of known scale in its row, in whatever units rows and columns are written. Where no row knows any scale, the
//! column of the strongest entry of the first one that is left has that entry for a unit.
//!
//! Entries that are faint beside the largest of their column may count as none ([`Faint::Skipped`]): they are what is left of functions that all but vanish. Where rows may be written in any
//! units, as in nets of formulas, all tell. Scales that are wrong by what no row knows by itself are told anew by all of them together (`balance.rs`).

use crate::tolerances::{FAINT, LARGEST};

/// The rows of A.
pub trait Entries {
    /// How many there are.
    fn rows(&self) -> usize;

    /// Columns and sizes of entries; zeros may be among them.
    fn row(&self, row: usize) -> impl Iterator<Item = (usize, f64)>;

    /// √R, zero for a hard row.
    fn deviation(&self, row: usize) -> f64;
}

/// Whether entries tell that are faint beside the largest of their column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Faint {
    /// All tell: the same scales in whatever units rows are written.
    #[default]
    Tell,
    /// They count as none.
    Skipped,
}

/// Room for (1).
#[derive(Clone, Debug, Default)]
pub struct Outwards {
    faint: Faint,
    /// Per column: its largest entry; then where its entries begin in `entries`, and the end.
    largest: Vec<f64>,
    starts: Vec<usize>,
    /// Rows of the entries, column by column, and whether these tell.
    entries: Vec<(u32, bool)>,
    /// Per row: whether a scale is known, so that it is or was among those that wait to tell.
    known: Vec<bool>,
    waiting: Vec<u32>,
    /// Per column: what this step found.
    fresh: Vec<f64>,
    found: Vec<usize>,
    /// Per row, for others.
    lengths: Vec<f64>,
}

impl Outwards {
    /// Room for n columns and m rows with so many entries.
    pub fn new(n: usize, m: usize, entries: usize) -> Self {
        Self {
            faint: Faint::default(),
            largest: Vec::with_capacity(n),
            starts: Vec::with_capacity(n + 1),
            entries: Vec::with_capacity(entries),
            known: Vec::with_capacity(m),
            waiting: Vec::with_capacity(m),
            fresh: Vec::with_capacity(n),
            found: Vec::with_capacity(n),
            lengths: Vec::with_capacity(m),
        }
    }

    /// Finds the scales that are 0 in `root`; those that no row tells stay 0.
    pub fn spread(&mut self, a: &impl Entries, faint: Faint, root: &mut [f64]) {
        self.faint = faint;
        self.list(a, root.len());
        for (row, known) in self.known.iter_mut().enumerate().filter(|(row, _)| a.deviation(*row) > 0.0) {
            *known = true;
            self.waiting.push(row as u32);
        }
        (0..root.len()).filter(|&j| root[j] > 0.0).for_each(|j| self.tell_rows(j));
        let mut first = 0;
        loop {
            while !self.waiting.is_empty() {
                self.step(a, root);
            }
            let unknown = |row: &usize| a.row(*row).find(|&(j, x)| root[j] <= 0.0 && self.tells(x, j));
            let Some((row, (column, size))) = (first..a.rows()).find_map(|row| Some((row, unknown(&row)?))) else {
                break;
            };
            (root[column], first) = (size, row);
            self.tell_rows(column);
        }
    }

    /// Room for one number per row and one per column, for `balance.rs`.
    pub fn room(&mut self) -> (&mut Vec<f64>, &mut Vec<f64>) {
        (&mut self.lengths, &mut self.fresh)
    }

    /// The entries by columns.
    fn list(&mut self, a: &impl Entries, n: usize) {
        let m = a.rows();
        self.largest.clear();
        self.largest.resize(n, 0.0);
        self.starts.clear();
        self.starts.resize(n + 1, 0);
        for (j, x) in (0..m).flat_map(|row| a.row(row)).filter(|&(_, x)| x > 0.0) {
            self.largest[j] = self.largest[j].max(x);
            self.starts[j] += 1;
        }
        let mut end = 0;
        for start in &mut self.starts {
            end += *start;
            *start = end;
        }
        self.entries.clear();
        self.entries.resize(end, (0, false));
        for row in 0..m {
            for (j, x) in a.row(row).filter(|&(_, x)| x > 0.0) {
                self.starts[j] -= 1;
                self.entries[self.starts[j]] = (row as u32, self.tells(x, j));
            }
        }
        self.known.clear();
        self.known.resize(m, false);
        self.fresh.clear();
        self.fresh.resize(n, 0.0);
    }

    fn tells(&self, x: f64, column: usize) -> bool {
        x > 0.0 && (self.faint == Faint::Tell || exponent(self.largest[column]) - exponent(x) < FAINT)
    }

    /// The scale of a column is known now.
    fn tell_rows(&mut self, column: usize) {
        for &(row, tells) in &self.entries[self.starts[column]..self.starts[column + 1]] {
            if tells && !std::mem::replace(&mut self.known[row as usize], true) {
                self.waiting.push(row);
            }
        }
    }

    /// The rows that wait tell.
    fn step(&mut self, a: &impl Entries, root: &mut [f64]) {
        let (mut rows, mut found) = (std::mem::take(&mut self.waiting), std::mem::take(&mut self.found));
        for row in rows.drain(..).map(|row| row as usize) {
            let known = a.row(row).filter(|&(j, x)| root[j] > 0.0 && self.tells(x, j));
            let reference = known.map(|(j, x)| x / root[j]).fold(a.deviation(row), f64::max);
            for (j, x) in a.row(row).filter(|&(j, _)| root[j] <= 0.0) {
                let told = x / reference;
                // Beside entries that are so small in its row there is no scale: neither they nor it leave room for products.
                if !self.tells(x, j) || reference < LARGEST.recip() || told > LARGEST {
                    continue;
                }
                if self.fresh[j] == 0.0 {
                    found.push(j);
                }
                self.fresh[j] = self.fresh[j].max(told.max(f64::MIN_POSITIVE));
            }
        }
        self.waiting = rows;
        for j in found.drain(..) {
            root[j] = std::mem::take(&mut self.fresh[j]);
            self.tell_rows(j);
        }
        self.found = found;
    }
}

/// Binary exponent.
fn exponent(x: f64) -> u64 {
    x.to_bits() >> 52
}

#[cfg(test)]
mod tests {
    use super::{Entries, Faint, Outwards};

    struct Dense<'a>(&'a [&'a [f64]]);

    impl Entries for Dense<'_> {
        fn rows(&self) -> usize {
            self.0.len()
        }

        fn row(&self, row: usize) -> impl Iterator<Item = (usize, f64)> {
            self.0[row].iter().map(|x| x.abs()).enumerate()
        }

        fn deviation(&self, _: usize) -> f64 {
            0.0
        }
    }

    /// What a row says of a known scale by an entry that has all but vanished, down to the smallest of numbers and to none, leaves its others the scale
    /// that they have without it.
    #[test]
    fn entries_that_vanish_tell_no_scale() {
        for entry in [9.46e-310, f64::MIN_POSITIVE * f64::EPSILON, 0.0] {
            let mut root = vec![0.03, 0.0];
            Outwards::new(2, 1, 0).spread(&Dense(&[&[entry, -2.0]]), Faint::Tell, &mut root);
            assert_eq!(root, [0.03, 2.0], "{entry}");
        }
    }

    /// Columns in other units, powers of two however large, have scales in these; rows in other units change none.
    #[test]
    fn units_of_columns_and_rows_do_not_matter() {
        let a: [[f64; 4]; 3] = [[3.0, -0.5, 0.0, 0.0], [0.0, 0.7, 1.1, 0.0], [0.2, 0.0, 0.9, -2.0]];
        let of = |rows: [f64; 3], columns: [f64; 4]| {
            let scaled: Vec<Vec<f64>> =
                a.iter().zip(rows).map(|(row, r)| row.iter().zip(columns).map(|(x, c)| x * r * c).collect()).collect();
            let mut root = vec![columns[0], 0.0, 0.0, 0.0];
            let rows: Vec<&[f64]> = scaled.iter().map(Vec::as_slice).collect();
            Outwards::new(4, 3, 0).spread(&Dense(&rows), Faint::Tell, &mut root);
            root
        };
        let columns = [2.0_f64.powi(-9), 2.0_f64.powi(40), 0.5, 2.0_f64.powi(-70)];
        let rows = [2.0_f64.powi(31), 2.0_f64.powi(-100), 4.0];
        let plain = of([1.0; 3], [1.0; 4]);
        assert!(plain.iter().all(|&s| s > 0.0));
        assert_eq!(of(rows, columns), plain.iter().zip(columns).map(|(s, c)| s * c).collect::<Vec<_>>());
    }
}
