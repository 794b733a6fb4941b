//! States of rest over a parameter, each found from one that is near.
//!
//! A model may rest at several poses, and which of them is nearest to its start may change with the parameter. So a state of rest y(p) is gone
//! on to from a known one along its tangent t = dy/dp, and corrected by Newton's steps alone, each a share of the one before:
//!
//! ```text
//! y(p₀ + h) ≈ y₀ + h t₀,   t₁ = (y(p₁) − y(p₁ − εh)) / εh                                                                  (1)
//! ```
//!
//! The end of a step is on the branch where it began if the mean of both tangents leads there, state by state:
//!
//! ```text
//! |y₁ − y₀ − ½h (t₀ + t₁)| ≤ β h |t₁ − t₀|                                                                                 (2)
//! ```
//!
//! Along a smooth branch the left side is of order h³, the right one of order h². A leap by D adds D to the left. Where the branch nears a fold or a fork as a root does, √(p − p*), its tangent has no bound,
//! and what lies beyond p* fails (2) or Newton's steps. But for what states of rest are known to, sizes of states have no part in this: an imperfection may bring branches very near each other. A kink passes where it
//! lies in the middle of a step, between ½ − β and ½ + β of it; with steps that are changed by (½ + β)/(½ − β) one does.
//!
//! Steps that fail are made shorter; those that follow one are longer by that factor at most, so that what the second order leaves grows from little to what Newton's steps notice. Where no step is left the
//! branch ends: in a fold mostly, at which stable states of rest meet unstable ones, or where it runs into another branch.

use std::cell::RefCell;

use dalembert_integrate::Failure;
use dalembert_model::model::Model;
use dalembert_model::state::State;
use dalembert_scalar::digits;

use super::super::vary::Build;
use super::beside;
use crate::tolerances::{BEND, HAIR, NARROWEST, PACE, SHAKEN, STILL};

/// A state of rest of a branch.
#[derive(Clone)]
struct Known {
    /// Of the parameter.
    value: f64,
    y: Vec<f64>,
    /// dy/dp, where it is known.
    tangent: Option<Vec<f64>>,
    /// The longest step that began or ended here.
    step: f64,
}

/// States of rest of one branch, at values of a parameter.
pub struct Branch {
    name: String,
    /// The length of the range that is asked about.
    range: f64,
    known: Vec<Known>,
}

impl Branch {
    /// The branch that goes through a state of rest at a value of the named parameter, to be followed over a range so long.
    pub fn through(name: &str, range: f64, (value, state): (f64, &State)) -> Self {
        let first = Known { value, y: state.y.clone(), tangent: None, step: 0.0 };
        Self { name: name.to_owned(), range, known: vec![first] }
    }

    /// The model with its state of rest at a value; `build` gives the model there with any start.
    ///
    /// # Errors
    /// In words: where the branch ends on the way there, and why, where there is no model beyond.
    pub fn at(&mut self, value: f64, build: &mut Build<'_>) -> Result<(Model, State), Failure> {
        let why = RefCell::new(None);
        let build =
            &mut |value: f64| build(value).inspect_err(|failure| *why.borrow_mut() = Some(failure.message.clone()));
        // Of a tangent at least rounding of the parameter leaves something.
        let least = (NARROWEST * self.range).max(SHAKEN / HAIR * value.abs().max(self.known[0].value.abs()));
        loop {
            let distance = |known: &Known| (known.value - value).abs();
            let near = |&i: &usize, &j: &usize| distance(&self.known[i]).total_cmp(&distance(&self.known[j]));
            let Some(nearest) = (0..self.known.len()).min_by(near) else {
                return Err(Failure::new("no state of rest to begin with"));
            };
            let from = &mut self.known[nearest];
            let left = value - from.value;
            if from.tangent.is_none() && left != 0.0 {
                from.tangent = tangent(from, least.copysign(left), build);
            }
            // What is nearer than steps are is corrected where it is asked for.
            if left.abs() < least {
                let (model, mut state) = build(value)?;
                let guess = from.tangent.as_ref().map_or_else(|| from.y.clone(), |t| along(&from.y, left, t));
                state.y.copy_from_slice(&guess);
                let last = from.value;
                let rest = if left == 0.0 { Some(state) } else { beside(&model, &state) };
                return rest.map(|rest| (model, rest)).ok_or_else(|| self.ended(last, None));
            }
            let mut step = left.abs().min((PACE * from.step).max(least)).copysign(left);
            let next = loop {
                let target = if step.abs() >= left.abs() { value } else { from.value + step };
                why.take();
                if let Some(next) = gone_on(from, target, build) {
                    break next;
                }
                step = (target - from.value) / PACE;
                if step.abs() <= least {
                    let last = from.value;
                    return Err(self.ended(last, why.take()));
                }
            };
            from.step = from.step.max(next.step);
            self.known.push(next);
        }
    }

    /// That the branch ends here, and what is said of models beyond.
    fn ended(&self, last: f64, why: Option<String>) -> Failure {
        let first = digits::number(self.known[0].value);
        let why = why.map_or_else(String::new, |why| format!(": {why}"));
        Failure::new(format!(
            "the states of rest that go on from the one at {name} = {first} end at {name} = {}{why}",
            digits::number(last),
            name = self.name
        ))
    }
}

/// y + h t.
fn along(y: &[f64], h: f64, tangent: &[f64]) -> Vec<f64> {
    y.iter().zip(tangent).map(|(y, t)| y + h * t).collect()
}

/// (y − x) / h.
fn slope(x: &[f64], y: &[f64], h: f64) -> Vec<f64> {
    x.iter().zip(y).map(|(x, y)| (y - x) / h).collect()
}

/// The state of rest at a value next to a state, with the sizes of states there.
fn rest_at(value: f64, y: &[f64], build: &mut Build<'_>) -> Option<(Vec<f64>, Vec<f64>)> {
    let (model, mut state) = build(value).ok()?;
    state.y.copy_from_slice(y);
    let rest = beside(&model, &state)?;
    Some((rest.y, model.natural.of_states(&model)))
}

/// The tangent at a state of rest, by one that is so far from it.
fn tangent(from: &Known, h: f64, build: &mut Build<'_>) -> Option<Vec<f64>> {
    let target = from.value + h;
    let (y, _) = rest_at(target, &from.y, build)?;
    Some(slope(&from.y, &y, target - from.value))
}

/// The state of rest at a value on the branch of one near; none if there is none, or it may be one of another.
fn gone_on(from: &Known, target: f64, build: &mut Build<'_>) -> Option<Known> {
    let (step, first) = (target - from.value, from.tangent.as_ref()?);
    let (y, sizes) = rest_at(target, &along(&from.y, step, first), build)?;
    let back = HAIR * step;
    let (before, _) = rest_at(target - back, &along(&y, -back, &slope(&from.y, &y, step)), build)?;
    let last = slope(&before, &y, target - (target - back));
    let is_smooth = |k: usize| {
        let missed = y[k] - from.y[k] - 0.5 * step * (first[k] + last[k]);
        // States of rest are known to this, and half the tangent's step is that much longer than its hair.
        let known = 0.5 * STILL / HAIR * sizes[k].max(y[k].abs());
        missed.abs() <= BEND * (step * (last[k] - first[k])).abs() + known
    };
    let on_branch = (0..y.len()).all(is_smooth);
    on_branch.then(|| Known { value: target, y, tangent: Some(last), step: step.abs() })
}
