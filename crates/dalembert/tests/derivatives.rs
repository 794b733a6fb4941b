//! Derivatives through loops, against differences of the model itself, and against the reduced equation of one coordinate.

use dalembert::Loaded;
use dalembert::dynamics::assembly::assemble;
use dalembert::dynamics::derivatives::{Derivatives, Question, derivatives};
use dalembert::dynamics::equations::Equations;
use dalembert::dynamics::{Model, StartValues, State};
use dalembert::enforce::{MethodName, Tolerance};

fn example(name: &str) -> Loaded {
    let path = format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    dalembert::open(path).unwrap_or_else(|e| panic!("{e}"))
}

fn assembled(model: &Model) -> State {
    let mut start = StartValues::of(model);
    assert!(assemble(model, &mut start).unwrap().converged);
    start.state
}

/// The state nearest to `state` that keeps the constraints and has these values of the independent state.
fn moved(model: &Model, state: &State, changed: &[(String, f64)]) -> State {
    let mut start = StartValues::of(model);
    start.state = state.clone();
    start.given.fill(true);
    start.fixed.fill(false);
    start.closures.clear();
    for (name, value) in changed {
        start.set(model, name, *value).unwrap();
    }
    assert!(assemble(model, &mut start).unwrap().converged, "{changed:?}");
    start.state
}

fn alpha(model: &Model, state: &State) -> Vec<f64> {
    let mut equations = Equations::new(model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    let method = MethodName::Multipliers.method::<f64>();
    let answer = method.enforce(&equations.problem(), &Tolerance::default()).unwrap();
    answer.alpha.iter().copied().collect()
}

/// The values of the independent state, all of them kept, so that one can be changed alone.
fn values(model: &Model, state: &State, d: &Derivatives) -> Vec<(String, f64)> {
    d.states.iter().map(|s| (s.name.clone(), state.y[model.find_state(&s.name).unwrap()])).collect()
}

fn check_by_differences(name: &str, tolerance: f64) {
    let loaded = example(name);
    let model = &loaded.model;
    let start = assembled(model);
    let of = |state: &State| {
        derivatives(model, state, &Question::default()).unwrap_or_else(|e| panic!("{name}: {}", e.message))
    };
    // Somewhere else, and moving.
    let mut there = values(model, &start, &of(&start));
    for (name, value) in &mut there {
        *value += if name.ends_with('\'') { 0.7 } else { 0.02 };
    }
    let state = moved(model, &start, &there);
    let d = of(&state);
    let here = values(model, &state, &d);
    let size = d.alpha_by_state.iter().flatten().fold(1.0_f64, |m, x| m.max(x.abs()));
    for (k, (state_name, value)) in here.iter().enumerate() {
        let h = 1e-5 * value.abs().max(1.0);
        let at = |step: f64| {
            let mut changed = here.clone();
            changed[k].1 += step;
            alpha(model, &moved(model, &state, &changed))
        };
        let (before, after) = (at(-h), at(h));
        for (i, row) in d.alpha_by_state.iter().enumerate() {
            let wanted = (after[i] - before[i]) / (2.0 * h);
            let off = (row[k] - wanted).abs();
            let label = &d.accelerations[i].name;
            assert!(off <= tolerance * size, "{name}: ∂{label}/∂{state_name} is {} instead of {wanted}", row[k]);
        }
    }
}

#[test]
fn derivatives_are_those_of_the_accelerations_on_the_constraints() {
    for name in [
        "pendulum",
        "double_pendulum",
        "double_pendulum_cartesian",
        "four_bar",
        "slider_crank",
        "andrews_bodies",
        "jansen",
    ] {
        check_by_differences(name, 1e-6);
    }
}
