//! The distinct ways in which a mechanism can be assembled with the same input.
//!
//! What the user keeps and, where freedoms remain, a well-conditioned choice of independent coordinates are held at their values;
//! the others start from points spread evenly over all angles, always the same ones. States that close are told apart by
//! their coordinates, angles up to full turns and quaternions up to sign. Finding all of them is not promised: what is said is how
//! many tries were made, and the first is the one that assembly would take.

use dalembert_integrate::Failure;

use super::{Assembler, MET, Stage, assemble, poses, wishes};
use crate::equations::Equations;
use crate::independent::{Question, independent};
use crate::model::Model;
use crate::result::AssemblyReport;
use crate::state::{StartValues, State};

/// Tries.
pub const TRIES: usize = 96;
/// States nearer than this are the same.
const SAME: f64 = 1e-6;

/// Distinct assembled states, the nearest to the start values first.
///
/// # Errors
/// As [`assemble`].
pub fn branches(model: &Model, start: &StartValues) -> Result<Vec<State>, Failure> {
    let mut first = start.clone();
    let report = assemble(model, &mut first)?;
    if !report.converged || model.rows.is_empty() {
        return Ok(if report.converged { vec![first.state] } else { Vec::new() });
    }
    let mut held = first.clone();
    hold_freedoms(model, &mut held);
    let mut assembler = Assembler::new(model, &held);
    let mut stage = Stage::new(model, &held, 2);
    stage.wishes = wishes::at(&assembler.wishes, 2, true);
    let mut found = vec![first.state.clone()];
    for attempt in 0..TRIES {
        let mut y = first.state.y.clone();
        assembler.spread(&stage, attempt, &mut y);
        let mut report = AssemblyReport::default();
        if assembler.solve(&stage, &mut y, &mut report) <= MET && y.iter().all(|y| y.is_finite()) {
            let state = State { y: turned_back(model, &y, &first.state.y), ..first.state.clone() };
            if found.iter().all(|f| distance(model, &f.y, &state.y) > SAME) {
                found.push(state);
            }
        }
    }
    let origin = &start.state.y;
    found[1..].sort_by(|a, b| distance(model, &a.y, origin).total_cmp(&distance(model, &b.y, origin)));
    Ok(found)
}

/// Keeps independent coordinates where they are.
fn hold_freedoms(model: &Model, held: &mut StartValues) {
    let state = &held.state;
    let mut equations = Equations::new(model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    let Ok(choice) = independent(&mut equations, &Question::default(), &[]) else { return };
    let poses = poses(model);
    // What the user keeps holds some of the freedoms already.
    let kept = model.variables.iter().enumerate().filter(|(c, v)| {
        let place = if v.is_twist() { poses.get(c).copied() } else { Some(v.state[0]) };
        place.is_some_and(|p| held.fixed[p])
    });
    let wished = held.closures.iter().filter(|c| c.fixed && !c.rate).count();
    let mut left = choice.names.len().saturating_sub(kept.count() + wished);
    for (column, v) in model.variables.iter().enumerate().filter(|(_, v)| choice.names.contains(&v.name)) {
        let place = if v.is_twist() { poses.get(&column).copied() } else { Some(v.state[0]) };
        if let Some(p) = place.filter(|&p| left > 0 && !held.fixed[p]) {
            held.fixed[p] = true;
            left -= 1;
        }
    }
}

impl Assembler<'_> {
    /// Moves everything free far away: angles anywhere, lengths by up to one.
    fn spread(&self, stage: &Stage, attempt: usize, y: &mut [f64]) {
        let mut turned = vec![0.0; self.model.n()];
        for (k, &column) in stage.columns.iter().enumerate() {
            let v = &self.model.variables[column];
            let share = ((k + 1) as f64 * 0.618_033_988_749_895 + (attempt + 1) as f64 * 0.754_877_666_246_693).fract();
            let angle = (2.0 * share - 1.0) * std::f64::consts::PI;
            let long = v.unit.as_deref().is_some_and(|u| u.starts_with('m'));
            let step = if long { 2.0 * share - 1.0 } else { angle };
            match (v.order as usize).checked_sub(stage.depth) {
                Some(slot) => y[v.state[slot]] += step,
                None => turned[column] = step,
            }
        }
        if let Some(mechanics) = &self.equations.mechanics {
            mechanics.displace(&turned, y);
        }
    }
}

/// Angles within half a turn of those of another state.
fn turned_back(model: &Model, y: &[f64], near: &[f64]) -> Vec<f64> {
    let mut out = y.to_vec();
    for v in model.variables.iter().filter(|v| v.joint && v.order == 2 && v.unit.as_deref() == Some("rad")) {
        let place = v.state[0];
        let turns = ((out[place] - near[place]) / (2.0 * std::f64::consts::PI)).round();
        out[place] -= turns * 2.0 * std::f64::consts::PI;
    }
    out
}

/// Largest difference of coordinates.
fn distance(model: &Model, a: &[f64], b: &[f64]) -> f64 {
    let mut worst = 0.0_f64;
    for v in model.variables.iter().filter(|v| !v.is_twist()) {
        let apart = a[v.state[0]] - b[v.state[0]];
        let round = v.joint && v.unit.as_deref() == Some("rad");
        let apart = if round { (0.5 * apart).sin().abs() * 2.0 } else { apart.abs() };
        worst = worst.max(apart);
    }
    for joint in model
        .mechanism
        .iter()
        .flat_map(|m| &m.joints)
        .filter(|j| j.states.len() >= 4 && j.columns.len() < j.states.len())
    {
        let q = |y: &[f64], k: usize| y[joint.states[k]];
        let (same, other) = (0..4)
            .fold((0.0_f64, 0.0_f64), |(s, o), k| (s.max((q(a, k) - q(b, k)).abs()), o.max((q(a, k) + q(b, k)).abs())));
        worst = worst.max(same.min(other));
        worst = (4..joint.states.len()).fold(worst, |w, k| w.max((q(a, k) - q(b, k)).abs()));
    }
    worst
}
