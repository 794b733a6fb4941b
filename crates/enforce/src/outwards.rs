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
//! An entry that is what cancellation left of none must not tell scales: it would be off by all the digits that cancelled. How small that is, is not known. Where
//! scales leave directions free, strong entries tell first ([`Order::StrongFirst`]): (1) goes on in steps of the lowest class c in which some row still has a known
//! and an unknown entry, both of class ≤ c; what is weak tells what nothing else does, and what is weaker than all classes nothing. Each row is read once in a
//! class: work grows with the entries. What is weak is told in the units that rows are written in; where these may be any, as in nets of formulas, all entries are
//! asked at once ([`Order::AtOnce`]).

use crate::tolerances::{CLASS, CLASSES, CLOSE, FAINT};

/// The rows of A.
pub trait Entries {
    /// How many there are.
    fn rows(&self) -> usize;

    /// Columns and sizes of entries; zeros may be among them.
    fn row(&self, row: usize) -> impl Iterator<Item = (usize, f64)>;

    /// √R, zero for a hard row.
    fn deviation(&self, row: usize) -> f64;
}

/// Which entries tell first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// None: the same scales in whatever units rows are written.
    #[default]
    AtOnce,
    /// None, but those that are faint beside the largest of their column count as none.
    ButFaint,
    /// Strong ones.
    StrongFirst,
}

/// A row that knows no scale.
const NONE: u8 = u8::MAX;

/// Room for (1).
#[derive(Clone, Debug, Default)]
pub struct Outwards {
    order: Order,
    /// Per column: its largest entry; then where its entries begin in `entries`, and the end.
    largest: Vec<f64>,
    starts: Vec<usize>,
    /// Row and class of the entries, column by column.
    entries: Vec<(u32, u8)>,
    /// Per row: class of the strongest entry of known scale; classes below this one have been told.
    known: Vec<u8>,
    told: Vec<u8>,
    /// Per class: rows that may tell in it.
    waiting: Vec<Vec<u32>>,
    /// Per column: what this step found.
    fresh: Vec<f64>,
    found: Vec<usize>,
}

impl Outwards {
    /// Room for n columns and m rows with so many entries.
    pub fn new(n: usize, m: usize, entries: usize) -> Self {
        Self {
            order: Order::default(),
            largest: Vec::with_capacity(n),
            starts: Vec::with_capacity(n + 1),
            entries: Vec::with_capacity(entries),
            known: Vec::with_capacity(m),
            told: Vec::with_capacity(m),
            // A row waits in a class for what is known of it, and for what it has not told yet.
            waiting: (0..CLASSES).map(|_| Vec::with_capacity(2 * m)).collect(),
            fresh: Vec::with_capacity(n),
            found: Vec::with_capacity(n),
        }
    }

    /// Finds the scales that are 0 in `root`; those that no row tells stay 0.
    pub fn spread(&mut self, a: &impl Entries, order: Order, root: &mut [f64]) {
        self.order = order;
        self.list(a, root.len());
        for (row, known) in self.known.iter_mut().enumerate() {
            *known = if a.deviation(row) > 0.0 { 0 } else { NONE };
            if *known == 0 {
                self.waiting[0].push(row as u32);
            }
        }
        (0..root.len()).filter(|&j| root[j] > 0.0).for_each(|j| self.tell_rows(j));
        let mut first = 0;
        loop {
            while let Some(class) = self.waiting.iter().position(|rows| !rows.is_empty()) {
                self.step(a, class, root);
            }
            let unknown = |row: &usize| {
                let entries = a.row(*row).filter(|&(j, x)| root[j] <= 0.0 && self.class(x, j) < CLASSES);
                entries.min_by_key(|&(j, x)| self.class(x, j))
            };
            let Some((row, (column, size))) = (first..a.rows()).find_map(|row| Some((row, unknown(&row)?))) else {
                break;
            };
            (root[column], first) = (size, row);
            self.tell_rows(column);
        }
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
        self.entries.resize(end, (0, 0));
        for row in 0..m {
            for (j, x) in a.row(row).filter(|&(_, x)| x > 0.0) {
                self.starts[j] -= 1;
                self.entries[self.starts[j]] = (row as u32, self.class(x, j));
            }
        }
        self.known.clear();
        self.known.resize(m, NONE);
        self.told.clear();
        self.told.resize(m, 0);
        self.fresh.clear();
        self.fresh.resize(n, 0.0);
    }

    /// [`CLASSES`] for what is none of them.
    fn class(&self, x: f64, column: usize) -> u8 {
        if !(x > 0.0) {
            return CLASSES;
        }
        let digits = exponent(self.largest[column]) - exponent(x);
        match self.order {
            Order::AtOnce => 0,
            _ if digits >= FAINT => CLASSES,
            Order::ButFaint => 0,
            Order::StrongFirst if digits < CLOSE => digits as u8,
            Order::StrongFirst => (CLOSE + (digits - CLOSE) / CLASS) as u8,
        }
    }

    /// The scale of a column is known now.
    fn tell_rows(&mut self, column: usize) {
        for &(row, class) in &self.entries[self.starts[column]..self.starts[column + 1]] {
            let known = &mut self.known[row as usize];
            if class < CLASSES.min(*known) {
                *known = class;
                self.waiting[usize::from(class)].push(row);
            }
        }
    }

    /// The rows that wait in a class tell.
    fn step(&mut self, a: &impl Entries, number: usize, root: &mut [f64]) {
        let mut rows = std::mem::take(&mut self.waiting[number]);
        let (limit, mut found) = (number as u8, std::mem::take(&mut self.found));
        for row in rows.drain(..) {
            let i = row as usize;
            if self.told[i] > limit {
                continue;
            }
            self.told[i] = limit + 1;
            let known = a.row(i).filter(|&(j, x)| root[j] > 0.0 && self.class(x, j) <= limit);
            let reference = known.map(|(j, x)| x / root[j]).fold(a.deviation(i), f64::max);
            let mut weaker = CLASSES;
            for (j, x) in a.row(i).filter(|&(j, _)| root[j] <= 0.0) {
                let own = self.class(x, j);
                if own > limit {
                    weaker = weaker.min(own);
                    continue;
                }
                if self.fresh[j] == 0.0 {
                    found.push(j);
                }
                self.fresh[j] = self.fresh[j].max((x / reference).max(f64::MIN_POSITIVE));
            }
            if weaker < CLASSES {
                self.waiting[usize::from(weaker)].push(row);
            }
        }
        self.waiting[number] = rows;
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
    use super::{Entries, Order, Outwards};

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

    fn scales(a: &[&[f64]], mut root: Vec<f64>) -> Vec<f64> {
        Outwards::new(root.len(), a.len(), 0).spread(&Dense(a), Order::StrongFirst, &mut root);
        root
    }

    #[test]
    fn what_all_but_cancels_tells_nothing() {
        for x in [0.0, 1e-300, 1e-20, 1e-12, 1e-4, 0.02] {
            let root = scales(&[&[1.0, 0.0, 0.0], &[x, -0.1, 1.0], &[-0.9, -0.7, 0.0]], vec![0.0; 3]);
            assert_eq!(root, scales(&[&[1.0, 0.0, 0.0], &[0.0, -0.1, 1.0], &[-0.9, -0.7, 0.0]], vec![0.0; 3]), "{x}");
        }
    }

    #[test]
    fn what_nothing_else_tells_is_told_by_weak_entries() {
        let root = scales(&[&[1e-12, 1.0, 0.0], &[1.0, 0.0, 0.0], &[0.0, 1e-15, 2.0]], vec![1.0, 0.0, 0.0]);
        assert_eq!(root, [1.0, 1.0 / 1e-12, 2.0 / (1e-15 / (1.0 / 1e-12))]);
    }

    /// Columns in other units, powers of two however large, have scales in these; rows in other units change none where all entries are asked at once.
    #[test]
    fn units_of_columns_do_not_matter_nor_those_of_rows_asked_at_once() {
        let a: [[f64; 4]; 3] = [[3.0, -0.5, 0.0, 0.0], [0.0, 0.7, 1.1, 0.0], [0.2, 0.0, 0.9, -2.0]];
        let of = |order: Order, rows: [f64; 3], columns: [f64; 4]| {
            let scaled: Vec<Vec<f64>> =
                a.iter().zip(rows).map(|(row, r)| row.iter().zip(columns).map(|(x, c)| x * r * c).collect()).collect();
            let mut root = vec![columns[0], 0.0, 0.0, 0.0];
            let rows: Vec<&[f64]> = scaled.iter().map(Vec::as_slice).collect();
            Outwards::new(4, 3, 0).spread(&Dense(&rows), order, &mut root);
            root
        };
        let columns = [2.0_f64.powi(-9), 2.0_f64.powi(40), 0.5, 2.0_f64.powi(-70)];
        let rows = [2.0_f64.powi(31), 2.0_f64.powi(-100), 4.0];
        for (order, rows) in [(Order::StrongFirst, [1.0; 3]), (Order::AtOnce, rows)] {
            let plain = of(order, [1.0; 3], [1.0; 4]);
            assert!(plain.iter().all(|&s| s > 0.0));
            assert_eq!(of(order, rows, columns), plain.iter().zip(columns).map(|(s, c)| s * c).collect::<Vec<_>>());
        }
    }
}
