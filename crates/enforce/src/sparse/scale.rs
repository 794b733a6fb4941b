//! Scales of columns and rows: powers of two, which round nothing.
//!
//! ```text
//!     c_j² M_jj ∈ [1, 4),   d_i² Σ_j (c_j A_ij)² ∈ [1, 4)
//! ```
//!
//! So entries are compared in the mass metric's units, as [`Tolerance`](crate::Tolerance) says, with the diagonal in
//! place of all of M. A column without inertia gets its scale from its rows, as `outwards.rs` says, or `balance.rs`. Sums stay as they are: they
//! are compared with nothing.

use super::numeric::Values;
use super::tree::Tree;
use crate::balance::balance;
use crate::outwards::{Entries, Faint, Outwards};

/// What is wrong with the values.
pub enum Flaw {
    NotFinite,
    Indefinite(usize),
}

/// A power of two s with s² x in [1, 4), for normal x > 0.
pub fn inverse_root(x: f64) -> f64 {
    let exponent = (x.to_bits() >> 52) as i64 - 1023;
    f64::from_bits(((1023 - (exponent >> 1)) as u64) << 52)
}

/// A power of two s with s x in [1, 2), for normal x > 0.
fn inverse(x: f64) -> f64 {
    let exponent = (x.to_bits() >> 52) as i64 - 1023;
    f64::from_bits(((1023 - exponent).clamp(1, 2046) as u64) << 52)
}

/// Scales of the columns; true if some have no inertia.
pub fn scale_columns(
    tree: &Tree,
    values: Values<'_>,
    balanced: bool,
    outwards: &mut Outwards,
    scales: &mut [f64],
) -> Result<bool, Flaw> {
    let mut massless = false;
    let (scales, of_sums) = scales.split_at_mut(tree.n);
    of_sums.fill(1.0);
    for (j, scale) in scales.iter_mut().enumerate() {
        let value = tree.inertia(values, j);
        if value >= f64::MIN_POSITIVE {
            *scale = inverse_root(value);
        } else if value < 0.0 {
            return Err(Flaw::Indefinite(j));
        } else {
            (*scale, massless) = (0.0, true);
        }
    }
    // NaN and infinity survive a sum; an overflow of finite values is no better.
    if !values.mass.iter().chain(values.sums).map(|x| x.abs()).sum::<f64>().is_finite() {
        return Err(Flaw::NotFinite);
    }
    if massless {
        scale_massless(tree, values, balanced, outwards, scales)?;
    }
    Ok(massless)
}

fn scale_massless(
    tree: &Tree,
    Values { mass, rows, .. }: Values<'_>,
    balanced: bool,
    outwards: &mut Outwards,
    scales: &mut [f64],
) -> Result<(), Flaw> {
    let of_columns = |&(_, &(i, j)): &(&f64, &(u32, u32))| (i.max(j) as usize) < tree.n;
    for (value, &(i, j)) in mass.iter().zip(&tree.mass_entries).filter(of_columns) {
        if *value != 0.0 && (scales[i as usize] == 0.0 || scales[j as usize] == 0.0) {
            return Err(Flaw::Indefinite(if scales[j as usize] == 0.0 { j } else { i } as usize));
        }
    }
    scales.iter_mut().filter(|s| **s > 0.0).for_each(|s| *s = s.recip());
    if balanced {
        balance(&Rows { tree, rows }, scales, outwards.room());
    } else {
        outwards.spread(&Rows { tree, rows }, Faint::Tell, scales);
    }
    scales.iter_mut().for_each(|s| *s = if *s > 0.0 { inverse(*s) } else { 1.0 });
    Ok(())
}

/// Rows of a tree with their values.
struct Rows<'a> {
    tree: &'a Tree,
    rows: &'a [f64],
}

impl Entries for Rows<'_> {
    fn rows(&self) -> usize {
        self.tree.row_start.len() - 1
    }

    fn row(&self, row: usize) -> impl Iterator<Item = (usize, f64)> {
        let range = self.tree.row_start[row]..self.tree.row_start[row + 1];
        self.rows[range.clone()].iter().zip(&self.tree.row_column[range]).map(|(x, &j)| (j as usize, x.abs()))
    }

    /// What a soft row adds is a column of its own.
    fn deviation(&self, _: usize) -> f64 {
        0.0
    }
}

/// Scales of the rows; 0 for a row of zeros.
pub fn scale_rows(tree: &Tree, rows: &[f64], columns: &[f64], scales: &mut [f64]) -> Result<(), Flaw> {
    for (scale, ends) in scales.iter_mut().zip(tree.row_start.windows(2)) {
        let range = ends[0]..ends[1];
        let entries = rows[range.clone()].iter().zip(&tree.row_column[range]);
        let square: f64 = entries.map(|(x, &j)| (x * columns[j as usize]).powi(2)).sum();
        if !square.is_finite() {
            return Err(Flaw::NotFinite);
        }
        *scale = if square >= f64::MIN_POSITIVE { inverse_root(square) } else { 0.0 };
    }
    Ok(())
}
