//! Scales of columns and rows: powers of two, which round nothing.
//!
//! ```text
//!     c_j² M_jj ∈ [1, 4),   d_i² Σ_j (c_j A_ij)² ∈ [1, 4)
//! ```
//!
//! So entries are compared in the mass metric's units, as [`Tolerance`](crate::Tolerance) says, with the diagonal in
//! place of all of M. A column without inertia gets its scale from its rows: no entry larger than the largest one of
//! known scale in its row.

use super::tree::Tree;

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

/// Scales of the columns; true if some have no inertia.
pub fn scale_columns(tree: &Tree, mass: &[f64], rows: &[f64], scales: &mut [f64]) -> Result<bool, Flaw> {
    let mut massless = false;
    for (j, (scale, diagonal)) in scales.iter_mut().zip(&tree.diagonal).enumerate() {
        let value = diagonal.map_or(0.0, |at| mass[at as usize]);
        if value >= f64::MIN_POSITIVE {
            *scale = inverse_root(value);
        } else if value < 0.0 {
            return Err(Flaw::Indefinite(j));
        } else {
            (*scale, massless) = (0.0, true);
        }
    }
    // NaN and infinity survive a sum; an overflow of finite values is no better.
    if !mass.iter().map(|x| x.abs()).sum::<f64>().is_finite() {
        return Err(Flaw::NotFinite);
    }
    if massless {
        scale_massless(tree, mass, rows, scales)?;
    }
    Ok(massless)
}

fn scale_massless(tree: &Tree, mass: &[f64], rows: &[f64], scales: &mut [f64]) -> Result<(), Flaw> {
    for (value, &(i, j)) in mass.iter().zip(&tree.mass_entries) {
        if *value != 0.0 && (scales[i as usize] == 0.0 || scales[j as usize] == 0.0) {
            return Err(Flaw::Indefinite(if scales[j as usize] == 0.0 { j } else { i } as usize));
        }
    }
    while spread(tree, rows, scales) {}
    // No inertia anywhere near: the entries set the scale.
    for (x, &j) in rows.iter().zip(&tree.row_column) {
        let scale = &mut scales[j as usize];
        if *scale <= 0.0 && x.abs() >= f64::MIN_POSITIVE {
            let own = -inverse_root(x.abs()).powi(2);
            *scale = if *scale == 0.0 { own } else { scale.max(own) };
        }
    }
    for scale in scales {
        *scale = if *scale == 0.0 { 1.0 } else { scale.abs() };
    }
    Ok(())
}

/// One step outwards from the columns of known scale; those found in this step are negative until its end.
fn spread(tree: &Tree, rows: &[f64], scales: &mut [f64]) -> bool {
    let mut changed = false;
    for ends in tree.row_start.windows(2) {
        let (values, columns) = (&rows[ends[0]..ends[1]], &tree.row_column[ends[0]..ends[1]]);
        let known = values.iter().zip(columns).map(|(x, &j)| x.abs() * scales[j as usize].max(0.0));
        let reference = known.fold(0.0, f64::max);
        for (x, &j) in values.iter().zip(columns) {
            let scale = &mut scales[j as usize];
            if *scale <= 0.0 && x.abs() > 0.0 && reference > 0.0 {
                let own = -inverse_root((x / reference).powi(2).max(f64::MIN_POSITIVE));
                *scale = if *scale == 0.0 { own } else { scale.max(own) };
                changed = true;
            }
        }
    }
    scales.iter_mut().for_each(|scale| *scale = scale.abs());
    changed
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
