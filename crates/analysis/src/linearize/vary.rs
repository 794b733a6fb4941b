//! For which values of a parameter the inputs do not reach everything, and where they nearly do not.
//!
//! Where the equations are rational in the parameter (`exact.rs`) the values are roots of a polynomial, and none is missing. Otherwise
//! the distance to uncontrollability is sampled, and where it has a minimum of zero the dimension is judged there.

use dalembert_answers::linearization::{ParameterLoss, ParameterStudy, WeakInterval};
use dalembert_integrate::Failure;
use dalembert_linear::{LinearError, float_of, weak_intervals};
use dalembert_model::model::Model;
use dalembert_model::state::State;

use super::exact;
use super::{Linear, Question, said};
use crate::tolerances::SAMPLES;

/// A parameter, and what is asked about it.
#[derive(Clone, Debug)]
pub struct Range {
    /// Its full name.
    pub name: String,
    /// Lower and upper end.
    pub ends: (f64, f64),
    /// Distances under this are told.
    pub margin: f64,
}

/// A model and its state at a value of the parameter.
pub type Build<'b> = dyn FnMut(f64) -> Result<(Model, State), Failure> + 'b;

/// What becomes of controllability over a parameter's range.
///
/// # Errors
/// As [`Linear::of`] at one of the values, which is told.
pub fn study(range: &Range, question: &Question, build: &mut Build<'_>) -> Result<ParameterStudy, Failure> {
    let alone = Question {
        independent: question.independent.clone(),
        inputs: question.inputs.clone(),
        outputs: Some(Vec::new()),
        candidate_inputs: Some(Vec::new()),
        candidate_outputs: Some(Vec::new()),
        orthonormal: false,
    };
    let mut at = |value: f64| -> Result<Linear, Failure> {
        let linear = build(value).and_then(|(model, state)| Linear::of(&model, &state, &alone));
        linear.map_err(|e| Failure::new(format!("with {} = {value}: {}", range.name, e.message)))
    };
    let (mut failed, mut best) = (None, None);
    let mut distance = |value: f64| -> Result<f64, LinearError> {
        match at(value).and_then(|linear| linear.input_distance()) {
            Ok(distance) => {
                if best.is_none_or(|(_, most)| distance > most) {
                    best = Some((value, distance));
                }
                Ok(distance)
            }
            Err(error) => {
                failed = Some(error);
                Err(LinearError::Range { what: "a parameter has values without a system" })
            }
        }
    };
    let found = weak_intervals(&mut distance, range.ends, SAMPLES, range.margin);
    let found = match (found, failed) {
        (_, Some(error)) => return Err(error),
        (found, None) => found.map_err(said)?,
    };
    let intervals: Vec<WeakInterval> =
        found.iter().map(|i| WeakInterval { from: i.from, to: i.to, at: i.at, least: i.least }).collect();
    let middle = 0.5 * (range.ends.0 + range.ends.1);
    let exactly = exact::losses(range, &alone, build);
    let mut at = |value: f64| build(value).and_then(|(model, state)| Linear::of(&model, &state, &alone)?.reached());
    let mut losses = Vec::new();
    let is_exact = exactly.is_some();
    if let Some(found) = exactly {
        for loss in &found.losses {
            let value = loss.root.exact.as_ref().map_or(loss.root.value, float_of);
            let (dimension, eigenvalues) = at(value)?;
            losses.push(ParameterLoss { value, dimension: loss.dimension.unwrap_or(dimension), eigenvalues });
        }
    } else {
        let generic = at(best.map_or(middle, |best| best.0))?.0;
        for interval in &intervals {
            let (dimension, eigenvalues) = at(interval.at)?;
            if dimension < generic {
                losses.push(ParameterLoss { value: interval.at, dimension, eigenvalues });
            }
        }
    }
    Ok(ParameterStudy {
        name: range.name.clone(),
        range: range.ends,
        exact: is_exact,
        losses,
        margin: range.margin,
        intervals,
        best,
    })
}
