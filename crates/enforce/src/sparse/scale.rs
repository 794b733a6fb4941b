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
pub fn scale_columns(
    tree: &Tree,
    (mass, rows): (&[f64], &[f64]),
    outwards: &mut Outwards,
    scales: &mut [f64],
) -> Result<bool, Flaw> {
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
        scale_massless(tree, (mass, rows), outwards, scales)?;
    }
    Ok(massless)
}

fn scale_massless(
    tree: &Tree,
    (mass, rows): (&[f64], &[f64]),
    outwards: &mut Outwards,
    scales: &mut [f64],
) -> Result<(), Flaw> {
    for (value, &(i, j)) in mass.iter().zip(&tree.mass_entries) {
        if *value != 0.0 && (scales[i as usize] == 0.0 || scales[j as usize] == 0.0) {
            return Err(Flaw::Indefinite(if scales[j as usize] == 0.0 { j } else { i } as usize));
        }
    }
    outwards.spread(tree, rows, scales);
    for scale in scales {
        *scale = if *scale == 0.0 { 1.0 } else { *scale };
    }
    Ok(())
}

/// Room for a way outwards from the columns of known scale.
#[derive(Clone, Debug, Default)]
pub struct Outwards {
    /// Per row: whether it has told what it can, and whether it is asked next.
    told: Vec<bool>,
    is_next: Vec<bool>,
    next: Vec<u32>,
    /// Columns found in this step.
    found: Vec<u32>,
}

impl Outwards {
    pub fn new(n: usize, m: usize) -> Self {
        Self {
            told: vec![false; m],
            is_next: vec![false; m],
            next: Vec::with_capacity(m),
            found: Vec::with_capacity(n),
        }
    }

    /// Step by step. Each row tells once what is unknown in it: work grows with the entries, however long the way is. Where no inertia is near, a column of
    /// the first row that is left has its entry there for a unit, and the way goes on from it: so what units rows and columns are written in does not matter.
    fn spread(&mut self, tree: &Tree, rows: &[f64], scales: &mut [f64]) {
        let Self { told, is_next, next, found } = self;
        told.fill(false);
        next.clear();
        next.extend(0..told.len() as u32);
        let mut first = 0;
        loop {
            while !next.is_empty() {
                found.clear();
                for row in next.drain(..).map(|row| row as usize) {
                    is_next[row] = false;
                    told[row] = told[row] || tell(tree, rows, (row, scales), found);
                }
                for &j in &*found {
                    // Those found in this step were negative until its end.
                    scales[j as usize] = scales[j as usize].abs();
                    for &row in tree.rows_of(j) {
                        if !told[row as usize] && !std::mem::replace(&mut is_next[row as usize], true) {
                            next.push(row);
                        }
                    }
                }
            }
            let start = |row: &usize| (!told[*row]).then(|| unit(tree, rows, *row)).flatten();
            let Some((row, (j, scale))) = (first..told.len()).find_map(|row| Some((row, start(&row)?))) else { break };
            scales[j] = scale;
            next.extend(tree.rows_of(j as u32));
            first = row + 1;
        }
    }
}

/// The first column of a row that has an entry, with the scale that makes one of it.
fn unit(tree: &Tree, rows: &[f64], row: usize) -> Option<(usize, f64)> {
    let range = tree.row_start[row]..tree.row_start[row + 1];
    let mut entries = rows[range.clone()].iter().zip(&tree.row_column[range]);
    let (x, &j) = entries.find(|(x, _)| x.abs() >= f64::MIN_POSITIVE)?;
    Some((j as usize, inverse_root(x.abs()).powi(2)))
}

/// The scales that a row tells, negative ones; whether it holds a column of known scale.
fn tell(tree: &Tree, rows: &[f64], (row, scales): (usize, &mut [f64]), found: &mut Vec<u32>) -> bool {
    let range = tree.row_start[row]..tree.row_start[row + 1];
    let (values, columns) = (&rows[range.clone()], &tree.row_column[range]);
    let known = values.iter().zip(columns).map(|(x, &j)| x.abs() * scales[j as usize].max(0.0));
    let reference = known.fold(0.0, f64::max);
    if reference <= 0.0 {
        return false;
    }
    for (x, &j) in values.iter().zip(columns) {
        let scale = &mut scales[j as usize];
        if *scale <= 0.0 && x.abs() > 0.0 {
            let own = -inverse_root((x / reference).powi(2).max(f64::MIN_POSITIVE));
            if *scale == 0.0 {
                found.push(j);
            }
            *scale = if *scale == 0.0 { own } else { scale.max(own) };
        }
    }
    true
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
