//! Whether what is balanced at one instant stays so.
//!
//! A state of rest is one at any time; in a steady motion the model comes to other poses with the same rates. Inputs that can be set are held
//! at their values; whoever asks is told which of them follow a formula of time otherwise. Where nothing moves and no
//! formula has the time in it, nothing can change. Otherwise the state is carried on along its velocities to other instants, in steps of
//! all sizes, is put onto the constraints there, and has to keep its rates and the balance of its loads:
//!
//! ```text
//! t → t + τ,   q → q + τ q̇,   then  h(q, t) = 0:   v unchanged,   Q_f = 0                                                 (4)
//! ```

use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::projection::{Projector, displace};
use dalembert_integrate::Failure;
use dalembert_model::class::Prescribes;
use dalembert_model::model::Model;
use dalembert_model::pattern::Source;
use dalembert_model::state::State;

use super::Held;
use super::search::{at_rest, evaluated, independent};
use crate::derivatives::{self, Solver};
use crate::tolerances::{A_WAY, GOLDEN, INSTANTS, KEPT, STILL};

/// What becomes of a balanced state.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::linearize) enum Lasting {
    /// It stays.
    Rest,
    /// It moves on at constant rates, its loads balanced.
    Steady,
    /// It does not last, for this reason.
    Passes(String),
}

/// The judgement on a state whose loads are balanced at its time.
///
/// # Errors
/// In words: equations without numbers at other instants.
pub(in crate::linearize) fn lasting(model: &Model, state: &State, held: &[Held]) -> Result<Lasting, Failure> {
    let pace = pace(model, state);
    let still = pace <= STILL;
    if still && !timed(model) {
        return Ok(Lasting::Rest);
    }
    let state = held_inputs(model, state);
    for after in instants(model, pace) {
        if let Some(why) = changed(model, &state, held, after)? {
            return Ok(Lasting::Passes(why));
        }
    }
    Ok(if still { Lasting::Rest } else { Lasting::Steady })
}

/// Inputs that can be set and that follow a formula of time at a state, as if they were constant.
pub(in crate::linearize) fn changing_inputs(model: &Model, state: &State) -> Vec<String> {
    let mut equations = Equations::new(model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    let now = equations.inputs().to_vec();
    let mut changing = vec![false; now.len()];
    for after in instants(model, 0.0) {
        equations.evaluate(state.t + after, &state.y, &state.inputs);
        changing.iter_mut().zip(now.iter().zip(equations.inputs())).for_each(|(c, (x, later))| *c |= x != later);
    }
    let named = model.inputs.iter().zip(changing).filter(|(input, changes)| *changes && !input.in_constraint);
    named.map(|(input, _)| input.name.clone()).collect()
}

/// The state with all inputs that can be set as they are.
fn held_inputs(model: &Model, state: &State) -> State {
    let mut equations = Equations::new(model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    let own = model.inputs.iter().zip(equations.inputs());
    State { inputs: own.map(|(input, &u)| (!input.in_constraint).then_some(u)).collect(), ..state.clone() }
}

/// Times after which is looked again.
pub(in crate::linearize) fn instants(model: &Model, pace: f64) -> impl Iterator<Item = f64> {
    let own = model.natural.of_derivative(1).recip();
    let until = model.simulate.until.as_ref().map(|until| until.value);
    let units = [Some(own), (pace > STILL).then(|| own / pace), until];
    units.into_iter().flatten().flat_map(|unit| INSTANTS.map(|share| share * unit))
}

/// The largest velocity beside the model's own.
fn pace(model: &Model, state: &State) -> f64 {
    let relative = |(c, v): (usize, &dalembert_model::model::Variable)| {
        let slot = usize::from(!v.is_twist());
        v.state
            .iter()
            .skip(slot)
            .zip(slot..)
            .map(move |(&place, slot)| {
                let own = model.natural.of_slot(c, slot as i32);
                (state.y[place] / own).abs()
            })
            .fold(0.0, f64::max)
    };
    model.variables.iter().enumerate().map(relative).fold(0.0, f64::max)
}

/// Whether positions change, as far as velocities or constraints that follow time tell.
pub(in crate::linearize) fn moves_on(model: &Model, state: &State) -> bool {
    pace(model, state) > STILL || model.rows.iter().any(|row| row.prescribes == Prescribes::Time)
}

/// Whether a formula has the time in it, or a table has values over time.
pub(in crate::linearize) fn timed(model: &Model) -> bool {
    let calls = model.pattern.calls.iter().chain(&model.pattern.drives);
    let mut sources = calls.flat_map(|call| &call.inputs);
    sources.any(|s| *s == Source::Time)
        || model.inputs.iter().any(|input| input.table.is_some())
        || model.rows.iter().any(|row| row.prescribes == Prescribes::Time)
}

/// What is no longer so after a time.
fn changed(model: &Model, state: &State, held: &[Held], after: f64) -> Result<Option<String>, Failure> {
    let mut equations = Equations::new(model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    let inputs = equations.inputs().to_vec();
    let mut later = carried(model, &equations, state, after);
    later.t += after;
    let rates = later.y.clone();
    let why = |equations: &Equations<'_>, otherwise: String| {
        Some(reason(model, state, &inputs, equations).unwrap_or(otherwise))
    };
    if let Err(error) = Projector::new(model).project(&mut equations, later.t, &mut later.y, &later.inputs) {
        return Ok(why(&equations, error.message));
    }
    equations.evaluate(later.t, &later.y, &later.inputs);
    if let Some(what) = equations.not_finite() {
        return Ok(why(&equations, what));
    }
    let question = derivatives::Question { independent: independent(model, held), some: true };
    if let Some(name) = most_changed(model, &rates, &later.y) {
        let otherwise = why(&equations, String::new()).filter(|why| !why.is_empty());
        if otherwise.is_some() {
            return Ok(otherwise);
        }
        // What changes first is what does here; far on all rates may be others.
        equations.evaluate(state.t, &state.y, &state.inputs);
        let solver = Solver::new(&mut equations, state, &question)?;
        let here = evaluated(solver, state.clone(), held).accelerates;
        let said = here.unwrap_or_else(|| format!("constraints change `{name}`"));
        return Ok(Some(format!("the motion is not steady: {said}")));
    }
    let solver = Solver::new(&mut equations, &later, &question)?;
    let here = evaluated(solver, later.clone(), held);
    if here.size <= KEPT && here.accelerates.is_none() {
        return Ok(None);
    }
    let otherwise = match here.unbalanced.first().filter(|_| here.size > KEPT) {
        Some(load) => format!("the motion is not steady: loads along `{}` depend on what moves on", load.velocity),
        None => format!("the motion is not steady: {}", here.accelerates.unwrap_or_default()),
    };
    equations.evaluate(later.t, &later.y, &later.inputs);
    Ok(why(&equations, otherwise))
}

/// The rate that changed most from one state to another, beside the model's own size of it.
fn most_changed(model: &Model, before: &[f64], after: &[f64]) -> Option<String> {
    let rates = model.variables.iter().enumerate().flat_map(|(c, v)| {
        let first = usize::from(!v.is_twist());
        v.state.iter().enumerate().skip(first).map(move |(slot, &place)| {
            let change = (after[place] - before[place]).abs() / model.natural.of_slot(c, slot as i32);
            (change, v.slot(slot))
        })
    });
    let most = rates.max_by(|x, y| x.0.total_cmp(&y.0)).filter(|most| !(most.0 <= KEPT))?;
    Some(most.1.into_owned())
}

/// Whether the efforts that hold rates are others where a motion has come to at other instants.
pub(super) fn efforts_change(model: &Model, state: &State, held: &[Held]) -> bool {
    let state = held_inputs(model, state);
    // With efforts of the model's own size, beside which they are known.
    let efforts = |state: &State| -> Option<Vec<(f64, f64)>> {
        let mut equations = Equations::new(model);
        equations.evaluate(state.t, &state.y, &state.inputs);
        let question = derivatives::Question { independent: independent(model, held), some: true };
        let solver = Solver::new(&mut equations, state, &question).ok()?;
        let natural = |h: &Held| {
            let number = solver.independent().iter().position(|&c| c == h.column);
            let inertia = number.map_or(0.0, |k| solver.reduced[(k, k)]);
            inertia * model.natural.of_slot(h.column, model.variables[h.column].order as i32)
        };
        let sizes: Vec<f64> = held.iter().map(natural).collect();
        Some(evaluated(solver, state.clone(), held).efforts.into_iter().zip(sizes).collect())
    };
    let Some(now) = efforts(&state) else { return false };
    instants(model, pace(model, &state)).any(|after| {
        let later = gone_on(model, &state, after, &[]).and_then(|later| efforts(&later)).unwrap_or_default();
        now.iter().zip(later).any(|(&(before, size), (after, _))| {
            let change = (after - before).abs();
            change > KEPT * before.abs().max(after.abs()) && change > STILL * size
        })
    })
}

/// The constraint that drives a position, or one velocity, at a rate that changes with time, wherever it is, in words: velocities that it relates may go with others.
///
/// Its residual's rate at rest is −∂h/∂t. What changes of it there and at a place some way off in all variables alike is no matter of places, as a stiffness that changes with time is.
pub(super) fn driven(model: &Model, state: &State) -> Option<String> {
    let mut equations = Equations::new(model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    let single = |r: usize| equations.row(r).filter(|entry| entry.1 != 0.0).count() == 1;
    let timed: Vec<usize> = (0..model.rows.len())
        .filter(|&r| model.rows[r].prescribes == Prescribes::Time && !model.rows[r].follows)
        .filter(|&r| model.rows[r].depth > 1 || (model.rows[r].depth == 1 && single(r)))
        .collect();
    if timed.is_empty() {
        return None;
    }
    let here = at_rest(model, state, &[]);
    let mut off = here.clone();
    let (sizes, positions) = (model.natural.of_states(model), model.variables.iter().filter(|v| !v.is_twist()));
    for (number, place) in (1..).zip(positions.filter_map(|v| v.state.first())) {
        off.y[*place] += A_WAY * (1.0 + (f64::from(number) * GOLDEN).fract()) * sizes[*place];
    }
    let mut rates = |of: &State, after: f64| -> Vec<f64> {
        equations.evaluate(of.t + after, &of.y, &of.inputs);
        timed.iter().map(|&r| equations.residual(r, model.rows[r].depth.min(2) - 1)).collect()
    };
    let now = [rates(&here, 0.0), rates(&off, 0.0)];
    let later: Vec<[Vec<f64>; 2]> =
        instants(model, 0.0).map(|after| [rates(&here, after), rates(&off, after)]).collect();
    equations.evaluate(here.t, &here.y, &here.inputs);
    let moves = |(k, &r): (usize, &usize)| {
        let rate = |(c, x): (usize, f64)| (x * model.natural.of_slot(c, model.variables[c].order as i32 - 1)).abs();
        let own = equations.row(r).map(rate).fold(0.0, f64::max);
        later.iter().any(|later| {
            let [change, other] = [0, 1].map(|at| later[at][k] - now[at][k]);
            change.abs() > KEPT * own && (change - other).abs() <= STILL * change.abs()
        })
    };
    let row = timed.iter().enumerate().find(|of| moves(*of)).map(|of| *of.1)?;
    Some(format!("constraint `{}` moves the model at a rate that changes with time", model.rows[row].name))
}

/// What depends on time, by name; none if nothing does.
fn reason(model: &Model, state: &State, before: &[f64], now: &Equations<'_>) -> Option<String> {
    let differs = |&k: &usize| before[k] != now.inputs()[k];
    if let Some(k) = (0..before.len()).find(differs) {
        return Some(format!("constraints follow input `{}`, which changes with time", model.inputs[k].name));
    }
    if let Some(row) = model.rows.iter().find(|row| row.prescribes == Prescribes::Time) {
        return Some(format!("constraint `{}` changes with time", row.name));
    }
    (timed(model) && pace(model, state) <= STILL).then(|| "the loads change with time".to_owned())
}

/// The state after a time on the constraints there, as far on as its velocities carry positions and these accelerations velocities, which stay without; none where constraints can't be met.
pub(in crate::linearize) fn gone_on(model: &Model, state: &State, after: f64, alpha: &[f64]) -> Option<State> {
    let mut equations = Equations::new(model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    let mut later = carried(model, &equations, state, after);
    later.t += after;
    for (v, alpha) in model.variables.iter().zip(alpha) {
        if let Some(&place) = v.state.last() {
            later.y[place] += after * alpha;
        }
    }
    let projected = Projector::new(model).project(&mut equations, later.t, &mut later.y, &later.inputs);
    projected.is_ok().then_some(later)
}

/// The state with its positions as far on as its velocities carry them.
fn carried(model: &Model, equations: &Equations<'_>, state: &State, after: f64) -> State {
    let mut later = state.clone();
    let n = model.n();
    let mut moved = vec![0.0; n];
    let velocity = |c: usize| {
        let v = &model.variables[c];
        if v.is_twist() || v.order == 2 { after * state.y[v.state[usize::from(!v.is_twist())]] } else { 0.0 }
    };
    let delta: Vec<f64> = (0..n).map(velocity).collect();
    if delta.iter().any(|x| *x != 0.0) {
        displace(model, equations, 2, &delta, &mut moved, &mut later.y);
    }
    for v in model.variables.iter().filter(|v| v.order > 2) {
        later.y[v.state[0]] += after * state.y[v.state[1]];
    }
    later
}
