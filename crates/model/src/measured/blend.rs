//! Rows of constraints that speak of frames: what formulas give and what the tree gives, blended.

use super::{Entry, MeasuredRow};
use crate::tolerances::CANCELLED;

/// (1) of the module above for one row.
#[derive(Clone, Debug)]
pub struct Blend {
    /// The model's row.
    pub(super) row: usize,
    /// Where b stands; from where it starts.
    pub b: usize,
    from: usize,
    entries: Vec<Blended>,
    /// Coefficients and rows.
    pub(super) parts: Vec<(usize, usize)>,
}

/// An entry.
#[derive(Clone, Debug)]
struct Blended {
    /// Where it stands; from where it starts.
    place: usize,
    from: Option<usize>,
    /// Coefficients, and whose entries they belong to: the row and the number there.
    terms: Vec<(usize, usize, usize)>,
}

impl Blend {
    /// Starts from the row as formulas give it.
    pub fn new(row: usize, b: usize, entries: &mut [Entry], values: &mut usize) -> Self {
        let mut place = || {
            *values += 1;
            *values - 1
        };
        let own = place();
        let entries = entries.iter_mut().map(|e| Blended {
            place: place(),
            from: Some(std::mem::replace(&mut e.value, 0)),
            terms: Vec::new(),
        });
        let entries: Vec<_> = entries.collect();
        Self { row, b: own, from: b, entries, parts: Vec::new() }
    }

    /// Adds a coefficient times a row with these columns.
    pub fn add(
        &mut self,
        (coefficient, part): (usize, usize),
        columns: &[usize],
        entries: &mut Vec<Entry>,
        values: &mut usize,
    ) {
        for (k, &column) in columns.iter().enumerate() {
            let known = entries.iter().position(|e| e.column == column).unwrap_or_else(|| {
                entries.push(Entry { row: self.row, column, value: 0 });
                self.entries.push(Blended { place: *values, from: None, terms: Vec::new() });
                *values += 1;
                entries.len() - 1
            });
            self.entries[known].terms.push((coefficient, part, k));
        }
        for (entry, own) in entries.iter_mut().zip(&self.entries) {
            entry.value = own.place;
        }
        self.parts.push((coefficient, part));
    }

    /// Entries that are rounding of their own terms are none: scales of what has no inertia would be told by them.
    pub(super) fn run(&self, rows: &[MeasuredRow], values: &mut [f64]) {
        let own = values[self.from];
        values[self.b] = self.parts.iter().fold(own, |sum, (c, part)| sum + values[*c] * values[rows[*part].b]);
        for Blended { place, from, terms } in &self.entries {
            let first = from.map_or(0.0, |k| values[k]);
            let (mut sum, mut size) = (first, first.abs());
            for (coefficient, part, k) in terms {
                let term = values[*coefficient] * values[rows[*part].first + k];
                (sum, size) = (sum + term, size + term.abs());
            }
            values[*place] = if sum.abs() <= CANCELLED * size { 0.0 } else { sum };
        }
    }
}
