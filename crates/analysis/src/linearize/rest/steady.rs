//! Small disturbances of a steady motion.
//!
//! A rate that is held has no disturbance. Nor has its position where nothing but that rate moves it: it is elsewhere for good, from where the motion goes on as it does here, or equations change along it
//! and modes tell nothing. What a quasi-velocity or a turn about an axis of the body stands for moves with others, held or not, and stays a state: q̇ = W u has other columns in its row of W, or entries that
//! depend on the pose. That is a matter of W, not of what it happens to be at one pose: forwards along x nothing turns ẋ.

use dalembert_answers::linearization::{Mode, Stability};
use dalembert_dense as dense;
use dalembert_dynamics::equations::Equations;
use dalembert_integrate::Failure;
use dalembert_linear::{LinearSystem, Mat};
use dalembert_model::model::Model;
use dalembert_model::state::State;

use super::search::independent;
use super::{Held, gone_on, instants, moves_on, timed};
use crate::derivatives::{self, Place, Solver, regular};
use crate::linearize::differ::{differ, sizes};
use crate::linearize::{said, verdicts};
use crate::tolerances::{A_WAY, GOLDEN, SUMMED};

/// Modes of small disturbances of a steady motion, in all that is not held.
pub(super) fn around(model: &Model, state: &State, held: &[Held]) -> Result<(Vec<Mode>, Stability), Failure> {
    let (places, a) = disturbances(model, state, held)?;
    let n = places.len();
    let names = places.iter().map(|&(s, c)| derivatives::state_name(model, s, c).name).collect();
    let system = LinearSystem::strictly_proper(a.clone(), Mat::zeros(n, 0), Mat::zeros(0, n));
    let system = system.and_then(|s| s.with_names(names, Vec::new(), Vec::new())).map_err(said)?;
    let (modes, stability) = verdicts::modes_of(&system).map_err(said)?;
    let changes = changes_along(model, state, held, (&places, &a));
    Ok((modes, if changes { Stability::Unknown } else { stability }))
}

/// Whether equations of disturbances are others where the motion has come to at other instants, or at these.
fn changes_along(model: &Model, state: &State, held: &[Held], (places, a): (&[Place], &Mat<f64>)) -> bool {
    let moves = timed(model) || moves_on(model, state);
    let (sizes, off) = (sizes(model, places), Mat::zeros(places.len(), places.len()));
    moves
        && instants(model, 0.0).any(|after| {
            let there = gone_on(model, state, after, &[]).and_then(|later| disturbances(model, &later, held).ok());
            there.is_none_or(|(others, later)| others != places || differ((a, &off), &later, &sizes))
        })
}

/// States that disturbances have, and A of these.
fn disturbances(model: &Model, state: &State, held: &[Held]) -> Result<(Vec<Place>, Mat<f64>), Failure> {
    let mut equations = regular(model, state)?;
    let question = derivatives::Question { independent: independent(model, held), some: true };
    let mut solver = Solver::new(&mut equations, state, &question)?;
    solver.without_acceleration();
    let own = solver.independent().to_vec();
    let is_held = |c: usize| held.iter().any(|h| h.column == c);
    let (places, changes) = solver.along_states();
    let rows: Vec<usize> = (0..own.len()).filter(|&k| !is_held(own[k])).collect();
    let given = |k: usize| places[k].0 == 1 && is_held(places[k].1);
    let sizes = sizes(model, &places);
    let moved = |k: usize| {
        let rates = (0..places.len()).filter(|&j| !given(j));
        let sized = |j: usize| (solver.rate(&changes[j], places[k]) * sizes[j] / sizes[k]).abs();
        rates.map(sized).fold(0.0, f64::max) > SUMMED * model.natural.of_derivative(1)
    };
    let led = led_by_others(model, state, held);
    let stays = |k: &usize| !given(*k) && (!is_held(places[*k].1) || led[places[*k].1] || moved(*k));
    let kept: Vec<usize> = (0..places.len()).filter(stays).collect();
    let mass = Mat::from_fn(rows.len(), rows.len(), |i, j| solver.reduced[(rows[i], rows[j])]);
    let efforts = Mat::from_fn(rows.len(), places.len(), |i, k| changes[k].efforts[rows[i]]);
    let rates = dense::Lu::new(&mass).solve(&efforts);
    let entry = |i: usize, j: usize| {
        let ((s, c), change) = (places[kept[i]], kept[j]);
        match (s, rows.iter().position(|&k| own[k] == c)) {
            (1, Some(row)) => -rates[(row, change)],
            _ => solver.rate(&changes[change], (s, c)),
        }
    };
    let a = Mat::from_fn(kept.len(), kept.len(), entry);
    Ok((kept.iter().map(|&k| places[k]).collect(), a))
}

/// Which of the columns are led by other rates than their own, or not alike at every pose, as far as two poses tell: this one and one some way off in every variable.
fn led_by_others(model: &Model, state: &State, held: &[Held]) -> Vec<bool> {
    let mut equations = Equations::new(model);
    let mut entries = |y: &[f64]| -> Vec<f64> {
        equations.evaluate(state.t, y, &state.inputs);
        model.pattern.w.iter().map(|e| equations.value(e.value)).collect()
    };
    let (sizes, mut off) = (model.natural.of_states(model), state.y.clone());
    let positions = model.variables.iter().filter(|v| !v.is_twist()).filter_map(|v| v.state.first());
    for (number, &place) in (1..).zip(positions) {
        off[place] += A_WAY * (1.0 + (f64::from(number) * GOLDEN).fract()) * sizes[place];
    }
    let (here, there) = (entries(&state.y), entries(&off));
    let mut largest = vec![0.0_f64; model.n()];
    let sized = |k: usize, x: f64| (x * model.natural.of_motion(model.pattern.w[k].column)).abs();
    for (k, e) in model.pattern.w.iter().enumerate() {
        largest[e.row] = largest[e.row].max(sized(k, here[k])).max(sized(k, there[k]));
    }
    let mut led = vec![false; model.n()];
    for (k, e) in model.pattern.w.iter().enumerate() {
        // A rate that is held moves what it stands for as it does without the disturbance.
        let stays = if held.iter().any(|h| h.column == e.column) { here[k] } else { 0.0 };
        let alike = |x: f64| sized(k, x - stays) <= SUMMED * largest[e.row];
        led[e.row] |= !(alike(here[k]) && alike(there[k]));
    }
    led
}
