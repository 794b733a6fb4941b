//! Rows in comparable units, for questions besides the doctor's.

use dalembert_dynamics::equations::Equations;
use dalembert_graph::Digraph;
use dalembert_model::model::Model;
use dalembert_model::state::State;

use super::links::Links;
use super::spectrum::Scales;
use crate::tolerances::fit::GIVEN;

/// Equations of a mechanism at a state, its length L, and how far its joints are from the ground's origin.
pub fn at<'m>(model: &'m Model, state: &State) -> Option<(Equations<'m>, f64, f64)> {
    let mut equations = Equations::new(model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    let links = Links::new(&mut equations)?;
    let far = links.all.iter().fold(0.0_f64, |far, link| far.max(link.origin.dot(link.origin)));
    let length = links.length;
    Some((equations, length, far.sqrt()))
}

/// What rounding of places that stand far from the user's ground leaves of arms, relative to L: a loop adds up one for each of its joints.
pub(super) fn given(model: &Model, length: f64) -> f64 {
    GIVEN * model.mechanism.as_ref().map_or(0.0, |m| m.origin.norm()) / length
}

/// Some rows of B = D_r A D_c / L, each as its entries in the order of their columns: those of joints placed best are of length one.
pub(super) fn entries(equations: &Equations<'_>, scales: &Scales, rows: &[usize]) -> Vec<Vec<(usize, f64)>> {
    let row = |&r: &usize| {
        let scale = scales.row(equations, r);
        let mut entries: Vec<(usize, f64)> =
            equations.row(r).map(|(column, value)| (column, scale * value * scales.columns[column])).collect();
        entries.sort_by_key(|entry| entry.0);
        entries.dedup_by(|later, first| {
            let same = later.0 == first.0;
            first.1 += if same { later.1 } else { 0.0 };
            same
        });
        entries.retain(|entry| entry.1 != 0.0);
        entries
    };
    rows.iter().map(row).collect()
}

/// By column, the number of what rows make of it and all columns that hang together with it.
pub(super) fn joined(equations: &Equations<'_>, rows: &[usize]) -> Vec<usize> {
    let columns = |r: usize| equations.row(r).map(|e| e.0);
    let firsts = rows.iter().filter_map(|&r| Some((r, columns(r).next()?)));
    let mut edges: Vec<(usize, usize)> =
        firsts.flat_map(|(r, first)| columns(r).filter(move |&c| c != first).map(move |c| (first, c))).collect();
    edges.sort_unstable();
    edges.dedup();
    let n = equations.model.n();
    Digraph::new(n, edges).map_or_else(|_| vec![0; n], |g| g.components())
}
