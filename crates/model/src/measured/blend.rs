//! Rows of constraints that speak of frames: what formulas give and what the tree gives, blended.

use super::{Entry, MeasuredRow};

/// (1) of the module above for one row.
#[derive(Clone, Debug)]
pub struct Blend {
    /// The model's row.
    pub(super) row: usize,
    /// Where b stands; from where it starts.
    pub b: usize,
    from: usize,
    /// Entries: where each stands, and from where it starts.
    entries: Vec<(usize, Option<usize>)>,
    /// Coefficient, row, and the place of each of the row's entries.
    pub(super) parts: Vec<(usize, usize, Vec<usize>)>,
}

impl Blend {
    /// Starts from the row as formulas give it.
    pub fn new(row: usize, b: usize, entries: &mut [Entry], values: &mut usize) -> Self {
        let mut place = || {
            *values += 1;
            *values - 1
        };
        let own = place();
        let entries = entries.iter_mut().map(|e| (place(), Some(std::mem::replace(&mut e.value, 0))));
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
        let mut places = Vec::with_capacity(columns.len());
        for &column in columns {
            let known = entries.iter().position(|e| e.column == column).unwrap_or_else(|| {
                entries.push(Entry { row: self.row, column, value: 0 });
                self.entries.push((*values, None));
                *values += 1;
                entries.len() - 1
            });
            places.push(self.entries[known].0);
        }
        for (entry, (place, _)) in entries.iter_mut().zip(&self.entries) {
            entry.value = *place;
        }
        self.parts.push((coefficient, part, places));
    }

    pub(super) fn run(&self, rows: &[MeasuredRow], values: &mut [f64]) {
        values[self.b] = values[self.from];
        for &(place, from) in &self.entries {
            values[place] = from.map_or(0.0, |k| values[k]);
        }
        for (coefficient, part, places) in &self.parts {
            let (c, row) = (values[*coefficient], &rows[*part]);
            values[self.b] += c * values[row.b];
            for (k, &place) in places.iter().enumerate() {
                values[place] += c * values[row.first + k];
            }
        }
    }
}
