//! Loops that a rounded file leaves open by a little: which directions their joints may let go of.
//!
//! A spatial loop that moves although it holds more than it needs – a planar four-bar with ordinary hinges, Bennett's – does so only
//! if its lengths and axes fit exactly. A file with eight digits misses that by 1e-8 of the size of the mechanism: the loop can not close,
//! or closes in one pose and can't move. What such loops hold twice is let go once. At the pose that comes nearest, rows of joints
//! that close loops are taken in the order of what they add to those before them,
//!
//! ```text
//! r_k = ‖(1 − P) B_k‖,   P onto the rows taken before, B as in `diagnosis::spectrum`                     (1)
//! ```
//!
//! constraints first. A row that adds less than `LEVER` times the tolerance, but more than rounding or with an opening that is more
//! than rounding, is *released*: the joint does not hold it any more. Of this pose and some near it that counts at which the fewest add so little. Nothing is moved and no length is changed. What is released stays
//! as far open as the parts say, which the tolerance bounds at the start: slides relative to the length L of the mechanism (the root mean
//! square distance of the joints from their middle), turns in rad. Rows that are redundant exactly stay.
//!
//! Without a tolerance from the user that of files with ten digits holds, `WRITTEN`: along a motion rows of that size would be dependent in one
//! pose, and in another hold the mechanism by rounding.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use dalembert_integrate::Failure;

use crate::measures;
use crate::spectrum::Scales;
pub use crate::tolerances::fit::{LARGEST, WRITTEN};
use crate::tolerances::fit::{LEVER, OPERATIONS, WORK};
use crate::witness::{WITNESSES, witness};
use dalembert_assembly::assemble_to;
use dalembert_dynamics::equations::Equations;
use dalembert_graph::Digraph;
use dalembert_mechanism::relative::Relative;
use dalembert_model::model::{Model, Origin};
use dalembert_model::state::{StartValues, State};

/// What was let go of.
#[derive(Clone, Debug, PartialEq)]
pub struct Released {
    /// Full name of the row: `C.rx`.
    pub row: String,
    /// Name of the joint.
    pub joint: String,
    /// "the tilt about x"
    pub words: &'static str,
    /// How far it is open at the start, m or rad.
    pub opening: f64,
    /// Whether that is a length.
    pub is_length: bool,
    /// How far relative to the size of the mechanism.
    pub relative: f64,
}

/// Rows to release so that loops that are open by up to `tolerance` close, by full name. Empty where none has to be.
///
/// # Errors
/// As [`assemble_to`].
pub fn release(model: &Model, given: &StartValues, tolerance: f64) -> Result<Vec<String>, Failure> {
    let share = LEVER * tolerance;
    let mut start = given.clone();
    assemble_to(share, model, &mut start)?;
    let here = released_at(model, &start.state, share);
    if here.rows.is_empty() {
        return Ok(here.rows);
    }
    // In a folded pose rows are weak that hold the mechanism in all others, and rounded ones may be exact where the file places the parts.
    let others = (0..WITNESSES).filter_map(|k| witness(share, model, &start.state, k));
    let others = others.map(|state| released_at(model, &state, share));
    let best = [here].into_iter().chain(others).min_by_key(|r| (r.weak, Reverse(r.rows.len())));
    Ok(best.unwrap_or_default().rows)
}

/// What would be let go of at a pose.
#[derive(Default)]
struct Release {
    /// Rows by full name.
    rows: Vec<String>,
    /// How many add as little to others, with those that are redundant exactly.
    weak: usize,
}

/// Rows to release by what they add to others at a pose.
fn released_at(model: &Model, state: &State, share: f64) -> Release {
    let mut found = Release::default();
    if let Some((mut equations, length, far)) = measures::at(model, state) {
        equations.evaluate(state.t, &state.y, &state.inputs);
        // Sums along loops, of places that are known to fewer digits of the mechanism's own size far from the origin.
        let exact = OPERATIONS * (1.0 + far / length);
        let pose = Pose { equations: &equations, scales: Scales::new(model, length), length, exact };
        pose.groups().iter().for_each(|rows| pose.release(rows, share, &mut found));
    }
    found
}

/// A pose at which rows are compared.
struct Pose<'e, 'm> {
    equations: &'e Equations<'m>,
    scales: Scales,
    /// L.
    length: f64,
    /// What is rounding of the computation, of what a row adds and of what it is open by, relative to L.
    exact: f64,
}

impl Pose<'_, '_> {
    /// Rows that have columns in common, by number.
    fn groups(&self) -> Vec<Vec<usize>> {
        let model = self.equations.model;
        let columns = |r: usize| self.equations.row(r).map(|e| e.0);
        let rows = (0..model.rows.len()).filter(|&r| model.rows[r].depth == 2 && !self.equations.yields(r));
        let firsts: Vec<(usize, usize)> = rows.filter_map(|r| Some((r, columns(r).next()?))).collect();
        let mut edges: Vec<(usize, usize)> = firsts
            .iter()
            .flat_map(|&(r, first)| columns(r).filter(move |&c| c != first).map(move |c| (first, c)))
            .collect();
        edges.sort_unstable();
        edges.dedup();
        let component = Digraph::new(model.n(), edges).map_or_else(|_| vec![0; model.n()], |g| g.components());
        let mut groups: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for (row, column) in firsts {
            groups.entry(component[column]).or_default().push(row);
        }
        groups.into_values().collect()
    }

    fn closes(&self, row: usize) -> bool {
        matches!(self.equations.model.rows[row].origin, Origin::Closure { .. })
    }

    /// Adds those of a group that add less than `share` to the others, by (1), but more than rounding, or that are open by more.
    fn release(&self, rows: &[usize], share: f64, found: &mut Release) {
        let work = rows.len() as f64 * rows.len() as f64 * rows.len() as f64;
        if work > WORK || !rows.iter().any(|&r| self.closes(r)) {
            return;
        }
        let mut columns: Vec<usize> = rows.iter().flat_map(|&r| self.equations.row(r).map(|e| e.0)).collect();
        columns.sort_unstable();
        columns.dedup();
        let mut left = measures::rows(self.equations, &self.scales, rows, &columns);
        let mut waiting: Vec<usize> = (0..rows.len()).collect();
        while !waiting.is_empty() {
            let size = |i: usize| left[i].iter().map(|x| x * x).sum::<f64>().sqrt();
            // Constraints before joints, the largest rest first.
            let rank = |i: usize| (!self.closes(rows[i]), size(i));
            let best = waiting
                .iter()
                .copied()
                .max_by(|&a, &b| rank(a).0.cmp(&rank(b).0).then(rank(a).1.total_cmp(&rank(b).1)));
            let Some(best) = best else { break };
            waiting.retain(|&i| i != best);
            let rest = size(best);
            if self.closes(rows[best]) && rest <= share {
                let open = opening(self.equations, rows[best], self.length).1;
                found.weak += 1;
                if rest > self.exact || open > self.exact {
                    found.rows.push(self.equations.model.rows[rows[best]].name.clone());
                }
                continue;
            }
            if rest > self.exact {
                let unit: Vec<f64> = left[best].iter().map(|x| x / rest).collect();
                for &i in &waiting {
                    let along: f64 = left[i].iter().zip(&unit).map(|(x, u)| x * u).sum();
                    left[i].iter_mut().zip(&unit).for_each(|(x, u)| *x -= along * u);
                }
            }
        }
    }
}

/// What is open at a state of the model with all its rows.
pub fn openings(model: &Model, state: &State, released: &[String]) -> Vec<Released> {
    let (Some((equations, length, _)), Some(m)) = (measures::at(model, state), &model.mechanism) else {
        return Vec::new();
    };
    let of = |(r, row): (usize, &dalembert_model::model::Row)| {
        let Origin::Closure { closure, row: k } = row.origin else { return None };
        let (_, words, what) = &m.closures[closure].rows[k];
        let (opening, relative) = opening(&equations, r, length);
        let is_length = what.is_length();
        let joint = m.closures[closure].name.clone();
        released.contains(&row.name).then(|| Released {
            row: row.name.clone(),
            joint,
            words,
            opening,
            is_length,
            relative,
        })
    };
    model.rows.iter().enumerate().filter_map(of).collect()
}

/// How far a row of a joint is open, and that relative to the size of the mechanism.
fn opening(equations: &Equations<'_>, row: usize, length: f64) -> (f64, f64) {
    let open = equations.opening(row).abs();
    let Origin::Closure { closure, row: k } = equations.model.rows[row].origin else { return (open, open) };
    let lengths = |m: &dalembert_mechanism::Mechanism| {
        matches!(m.closures[closure].rows[k].2, Relative::Slide(_) | Relative::Screw { .. })
    };
    let is_length = equations.model.mechanism.as_ref().is_some_and(lengths);
    (open, if is_length { open / length } else { open })
}
