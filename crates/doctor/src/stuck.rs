//! Parts that give way a little and can't move, beside others that can.
//!
//! Let P be the columns that rows tie to each other, A_P these rows, and no velocity of ker A_P begin a motion (`witness.rs`). Then
//!
//! ```text
//! dim ker A − Σ_P (|P| − rank A_P)                                       (1)
//! ```
//!
//! freedoms are left in poses nearby, where the rows of P have the rank that they have here.

use dalembert_dynamics::equations::Equations;

use super::links::Links;
use super::spectrum::{Scales, Spectrum};

/// What there is of such parts.
pub(super) struct Stuck {
    /// Σ_P (|P| − rank A_P).
    pub freedoms: usize,
    /// Their joints.
    pub joints: Vec<String>,
}

impl Stuck {
    /// Of the columns that [`super::witness::admissible`] found; none of an empty list.
    pub fn new(
        equations: &Equations<'_>,
        links: &Links<'_>,
        scales: &Scales,
        rows: &[usize],
        columns: &[bool],
    ) -> Self {
        if columns.is_empty() {
            return Self { freedoms: 0, joints: Vec::new() };
        }
        let joints = links.of_columns(equations, |column| columns[column]);
        Self { freedoms: freedoms(equations, scales, rows, columns), joints: links.names(&joints) }
    }
}

/// Σ_P (|P| − rank A_P) of the columns in such parts; none of an empty list.
pub(super) fn freedoms(equations: &Equations<'_>, scales: &Scales, rows: &[usize], columns: &[bool]) -> usize {
    let count = columns.iter().filter(|&&stuck| stuck).count();
    if count == 0 {
        return 0;
    }
    let own = |&r: &usize| equations.row(r).any(|(column, _)| columns[column]);
    let rows: Vec<usize> = rows.iter().copied().filter(own).collect();
    count.saturating_sub(Spectrum::new(equations, scales, &rows).map_or(count, |s| s.rank))
}
