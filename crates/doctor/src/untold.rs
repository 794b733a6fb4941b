//! Variables of order 0 that nothing tells at a state, though their equations tell them nearby.
//!
//! What multiplies such a variable may be a rate, and that of a motion at rest is known to rounding only. Then rows still have a rank there, by entries that are rounding.

use dalembert_dynamics::equations::Equations;
use dalembert_model::model::Model;
use dalembert_model::state::State;

use super::witness;
use crate::tolerances::ranks::ZERO;

/// How many of them.
pub(super) fn count(model: &Model, state: &State) -> usize {
    if model.rows.iter().all(|row| row.hides.is_none()) {
        return 0;
    }
    let (here, near) = (witness::at(model, state), witness::admissible(model, state, None));
    let algebraic = (0..model.n()).filter(|&c| model.variables[c].algebraic);
    let fades = |&c: &usize| {
        let nearby = near.poses.iter().map(|e| largest(model, e, c)).fold(f64::INFINITY, f64::min);
        nearby.is_finite() && largest(model, &here, c) <= ZERO * nearby
    };
    algebraic.filter(fades).count()
}

/// The largest entry of a column.
fn largest(model: &Model, equations: &Equations<'_>, column: usize) -> f64 {
    let entries = (0..model.rows.len())
        .flat_map(|r| equations.row(r).filter(|entry| entry.0 == column).map(|entry| entry.1.abs()));
    entries.fold(0.0, f64::max)
}
