//! Outputs and their change along changes of the state, accelerations and multipliers included.

use dalembert_dynamics::equations::{Equations, Readings};
use dalembert_expr::{Dual, Scalar};
use dalembert_model::pattern::Source;

use super::jump::Jump;
use super::names::{Of, Seen};
use crate::beside::given;
use crate::derivatives::{Change, Solver, extrapolated};
use crate::tolerances::FIRST_STEP;

type D = Dual<f64>;

/// What is measured, at the point.
pub(super) struct Outputs {
    seen: Vec<Of>,
    /// Whether formulas are differentiated by dual numbers; if not, by differences: reactions of joints.
    exact: bool,
    /// Values at the point.
    pub(super) values: Vec<f64>,
}

impl Outputs {
    /// Outputs at the solver's state.
    ///
    /// # Errors
    /// Outputs that are no finite numbers, by name.
    pub(super) fn of(solver: &Solver<'_, '_>, seen: &[Seen]) -> Result<Self, Jump> {
        let model = solver.model;
        let mut sources = model.pattern.readings.iter().flat_map(|call| &call.inputs);
        let exact = !sources.any(|s| matches!(s, Source::JointReaction(_)));
        let formulas = read(solver, None);
        let value = |of: &Of| match *of {
            Of::Output(k) => formulas[k],
            Of::State(place) => solver.state.y[place],
        };
        let values: Vec<f64> = seen.iter().map(|s| value(&s.of)).collect();
        let lost = (0..seen.len()).filter(|&k| !values[k].is_finite());
        let why = |k: usize| (k, format!("output `{}` is no finite number here, but {}", seen[k].name, values[k]));
        let lost: Vec<_> = lost.map(why).collect();
        if !lost.is_empty() {
            return Err(Jump::Outputs(lost));
        }
        Ok(Self { exact, values, seen: seen.iter().map(|s| s.of).collect() })
    }

    /// The change of all outputs along a change.
    pub(super) fn along(&self, solver: &Solver<'_, '_>, change: &Change) -> Vec<f64> {
        let formulas = match self.seen.iter().any(|of| matches!(of, Of::Output(_))) {
            false => Vec::new(),
            true if self.exact => by_dual_numbers(solver, change),
            true => by_differences(solver, change),
        };
        let of = |of: &Of| match *of {
            Of::Output(k) => formulas[k],
            Of::State(place) => change.y[place],
        };
        self.seen.iter().map(of).collect()
    }
}

/// Values of all outputs, at h times a change.
fn read(solver: &Solver<'_, '_>, moved: Option<(f64, &Change)>) -> Vec<f64> {
    let along = |values: &[f64], of: &dyn Fn(&Change) -> Vec<f64>| -> Vec<f64> {
        let Some((h, change)) = moved else { return values.to_vec() };
        let change = of(change);
        values.iter().zip(0..).map(|(x, k)| x + h * change.get(k).copied().unwrap_or(0.0)).collect()
    };
    let y = along(&solver.state.y, &|c| c.y.clone());
    let given = along(&solver.inputs, &|c| c.inputs.clone()).into_iter().map(Some).collect::<Vec<_>>();
    let alpha = along(&solver.alpha, &|c| c.alpha.clone());
    let lambda = along(&solver.lambda, &|c| c.lambda.clone());
    let mut equations = Equations::new(solver.model);
    equations.evaluate(solver.state.t, &y, &given);
    let mut readings = Readings::new(solver.model);
    readings.evaluate(&mut equations, (solver.state.t, &y), &alpha, &lambda);
    readings.outputs
}

fn by_differences(solver: &Solver<'_, '_>, change: &Change) -> Vec<f64> {
    let sizes = solver.model.natural.of_states(solver.model);
    let moved = change.y.iter().zip(&sizes).map(|(x, size)| (x / size).abs());
    let driven = change.inputs.iter().zip(&solver.inputs).map(|(x, u)| x.abs() / u.abs().max(1.0));
    let length = moved.chain(driven).fold(0.0_f64, f64::max);
    let step = if length > 0.0 { FIRST_STEP / length } else { 1.0 };
    extrapolated(&mut |h| read(solver, Some((h, change))), step)
}

fn by_dual_numbers(solver: &Solver<'_, '_>, change: &Change) -> Vec<f64> {
    let model = solver.model;
    let dual = |values: &[f64], along: &[f64]| -> Vec<D> {
        values.iter().zip(0..).map(|(&x, k)| Dual::new(x, along.get(k).copied().unwrap_or(0.0))).collect()
    };
    let y = dual(&solver.state.y, &change.y);
    let inputs = dual(&solver.inputs, &change.inputs);
    let alpha = dual(&solver.alpha, &change.alpha);
    let lambda = dual(&solver.lambda, &change.lambda);
    let mut out = Vec::with_capacity(model.outputs.len());
    let mut registers = Vec::new();
    for (call, arguments) in model.pattern.readings.iter().zip(given(solver, (&y, &inputs), (&alpha, &lambda))) {
        let mut values = vec![D::constant(0.0); call.outputs];
        model.classes[call.class].readings.tape.values(&arguments, &mut registers, &mut values);
        // Kinetic and potential energy and the Hamiltonian come first.
        out.extend(values.iter().skip(3).map(|x| x.derivative));
    }
    out
}
