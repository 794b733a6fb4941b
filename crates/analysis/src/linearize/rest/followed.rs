//! States of rest over a parameter, each found from one that is near.
//!
//! A model may rest at several poses, and which of them is nearest to its start may change with the parameter. So a state of rest y(p) is gone
//! on to from a known one, y(p₀). The step is one along the same branch if it is short, or if the way through the middle p_m leads to the
//! same state in two shorter parts,
//!
//! ```text
//! max(|y_m − y₀|, |y − y_m|) ≤ ¾ |y − y₀|                                                                                  (1)
//! ```
//!
//! in the model's own sizes: what leaps over to another state does so within one of the halves, however small they are. Other steps are
//! halved. Where no step is left the branch ends, in a fold mostly, at which stable states of rest meet unstable ones.

use dalembert_integrate::Failure;
use dalembert_model::model::Model;
use dalembert_model::state::State;
use dalembert_scalar::digits;

use super::super::vary::Build;
use super::{Rest, nearest_rest};
use crate::tolerances::{NARROWEST, PARTS, SHORT, STILL};

/// Digits of the place of a fold.
const FOLD_DIGITS: usize = 4;

/// States of rest of one branch, at values of a parameter.
pub struct Branch {
    name: String,
    /// The length of the range that is asked about.
    range: f64,
    known: Vec<(f64, Vec<f64>)>,
}

impl Branch {
    /// The branch that goes through a state of rest at a value of the named parameter, to be followed over a range so long.
    pub fn through(name: &str, range: f64, (value, state): (f64, &State)) -> Self {
        Self { name: name.to_owned(), range, known: vec![(value, state.y.clone())] }
    }

    /// The model with its state of rest at a value; `build` gives the model there with any start.
    ///
    /// # Errors
    /// In words: where the branch ends on the way there.
    pub fn at(&mut self, value: f64, build: &mut Build<'_>) -> Result<(Model, State), Failure> {
        let near = |x: &&(f64, Vec<f64>), y: &&(f64, Vec<f64>)| (x.0 - value).abs().total_cmp(&(y.0 - value).abs());
        let Some((mut from, mut y)) = self.known.iter().min_by(near).cloned() else {
            return Err(Failure::new("no state of rest to begin with"));
        };
        let mut step = value - from;
        loop {
            let target = if step.abs() >= (value - from).abs() { value } else { from + step };
            if let Some((model, rest)) = gone_on(from, &y, target, build) {
                self.known.push((target, rest.state.y.clone()));
                if target == value {
                    return Ok((model, rest.state));
                }
                (from, y, step) = (target, rest.state.y, 2.0 * step);
                continue;
            }
            step = 0.5 * (target - from);
            if step.abs() <= NARROWEST * self.range {
                return Err(self.ended(from));
            }
        }
    }

    /// The slope of the branch has no bound in a fold, where the search fails before it: of its place some four digits are known.
    fn ended(&self, from: f64) -> Failure {
        let first = digits::number(self.known[0].0);
        Failure::new(format!(
            "the states of rest that go on from the one at {name} = {first} end at {name} = {}",
            digits::brief(from, FOLD_DIGITS),
            name = self.name
        ))
    }
}

/// The state of rest at a value that is on the branch of one near; none if it is not, or if there is none.
fn gone_on(from: f64, y: &[f64], target: f64, build: &mut Build<'_>) -> Option<(Model, Rest)> {
    let mut rest = |value: f64, y: &[f64]| {
        let (model, mut state) = build(value).ok()?;
        state.y.copy_from_slice(y);
        let rest = nearest_rest(&model, &state, &[]).ok()?;
        rest.balanced.then_some((model, rest))
    };
    let (model, there) = rest(target, y)?;
    let sizes = model.natural.of_states(&model);
    let apart = |x: &[f64], y: &[f64]| {
        x.iter().zip(y).zip(&sizes).map(|((x, y), size)| ((x - y) / size).abs()).fold(0.0, f64::max)
    };
    let whole = apart(&there.state.y, y);
    if whole <= SHORT {
        return Some((model, there));
    }
    let (_, middle) = rest(from + 0.5 * (target - from), y)?;
    let (_, again) = rest(target, &middle.state.y)?;
    let longest = apart(&middle.state.y, y).max(apart(&again.state.y, &middle.state.y));
    let same = apart(&again.state.y, &there.state.y) <= STILL.sqrt();
    (same && longest <= PARTS * whole).then_some((model, there))
}
