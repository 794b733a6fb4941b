//! Derivatives through loops, against differences of the model itself, and against the reduced equation of one coordinate.

use dalembert::Loaded;
use dalembert::dynamics::assembly::assemble;
use dalembert::dynamics::derivatives::{Derivatives, Question};
use dalembert::dynamics::equations::Equations;
use dalembert::dynamics::matrices::derivatives;
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
    let method = MethodName::Multipliers.real();
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

/// Rates of all states at the accelerations that hold.
fn rates(model: &Model, state: &State) -> Vec<f64> {
    let acceleration = alpha(model, state);
    let mut equations = Equations::new(model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    let mut rates = vec![0.0; state.y.len()];
    for (v, a) in model.variables.iter().zip(acceleration) {
        for (slot, &place) in v.state.iter().enumerate() {
            rates[place] = v.state.get(slot + 1).map_or(a, |&next| state.y[next]);
        }
    }
    if let Some(mechanics) = &equations.mechanics {
        mechanics.rates(&state.y, &mut rates);
    }
    rates
}

/// The rates of a rattleback's coordinates are not its quasi-velocities, as [`rates`] takes them.
const SKIPPED: [&str; 1] = ["rattleback"];

/// States on the constraints before and after one, along its motion as if time stood still, and the rates of independent states between them.
struct Along<'m> {
    model: &'m Model,
    state: &'m State,
    rate: Vec<f64>,
    h: f64,
    ends: [State; 2],
}

impl<'m> Along<'m> {
    fn new(model: &'m Model, state: &'m State, h: f64) -> Self {
        let rate = rates(model, state);
        let ends = [-h, h].map(|step| {
            let mut near = state.clone();
            near.y.iter_mut().zip(&rate).for_each(|(y, r)| *y += step * r);
            moved(model, &near, &[])
        });
        Self { model, state, rate, h, ends }
    }

    fn of(&self, name: &str) -> f64 {
        let place = |name: &str| self.model.find_state(name).unwrap();
        match name.strip_prefix("int(").and_then(|name| name.strip_suffix(')')) {
            Some(velocity) => self.state.y[place(velocity)],
            None => self.ends.iter().map(|end| end.y[place(name)]).reduce(|a, b| (b - a) / (2.0 * self.h)).unwrap(),
        }
    }

    /// Short beside the times in which what is fast changes.
    fn short(model: &'m Model, state: &'m State) -> f64 {
        let d = derivatives(model, state, &Question::default()).unwrap_or_else(|e| panic!("{}", e.message));
        let along = Self::new(model, state, 0.0);
        let w: Vec<f64> = d.states.iter().map(|s| along.rate_of(&s.name)).collect();
        let here = alpha(model, state).iter().fold(1.0_f64, |m, x| m.max(x.abs()));
        let fastest = d.alpha_by_state.iter().map(|row| row.iter().zip(&w).map(|(x, w)| (x * w).abs()).sum::<f64>());
        (1e-3 * here / fastest.fold(0.0, f64::max)).min(1e-5)
    }

    fn rate_of(&self, name: &str) -> f64 {
        let place = |name: &str| self.model.find_state(name).unwrap();
        match name.strip_prefix("int(").and_then(|name| name.strip_suffix(')')) {
            Some(velocity) => self.state.y[place(velocity)],
            None => self.rate[place(name)],
        }
    }
}

/// α̇ along the motion is ∂α/∂w ẇ: a direction that moves everything, quaternions and rolling included.
#[test]
fn accelerations_change_along_the_motion_as_the_derivatives_say() {
    for name in dalembert::examples::EXAMPLES.iter().map(|e| e.name).filter(|name| !SKIPPED.contains(name)) {
        let loaded = example(name);
        let model = &loaded.model;
        let state = assembled(model);
        let d = derivatives(model, &state, &Question::default()).unwrap_or_else(|e| panic!("{name}: {}", e.message));
        let along = Along::new(model, &state, Along::short(model, &state));
        let w: Vec<f64> = d.states.iter().map(|s| along.of(&s.name)).collect();
        let h = along.h;
        let [before, after] = [0, 1].map(|end| alpha(model, &along.ends[end]));
        let size = before.iter().fold(1.0_f64, |m, x| m.max(x.abs()));
        for (i, row) in d.alpha_by_state.iter().enumerate() {
            let found: f64 = row.iter().zip(&w).map(|(x, w)| x * w).sum();
            let wanted = (after[i] - before[i]) / (2.0 * h);
            let scale = size.max(row.iter().zip(&w).fold(0.0_f64, |m, (x, w)| m.max((x * w).abs())));
            let label = &d.accelerations[i].name;
            assert!((found - wanted).abs() <= 1e-5 * scale, "{name}: d/dt {label} is {found} instead of {wanted}");
        }
    }
}

/// A four-bar linkage is one equation, m(q) q'' = F: F is quadratic in q' with the factor −m'/2, and ∂q''/∂τ is 1/m.
#[test]
fn a_four_bar_linkage_is_one_equation_in_one_coordinate() {
    use dalembert::At;
    use dalembert::dynamics::independent;
    let loaded = example("four_bar");
    let (q, rate) = (0.9, 1.7);
    let name = "A".to_owned();
    let reduced = |q: f64, rate: f64| {
        let at = At { set: vec![(name.clone(), q), (format!("{name}'"), rate)], ..At::default() };
        let question = independent::Question { independent: Some(vec![name.clone()]), ..Default::default() };
        let answer = loaded.independent(&at, &question).unwrap();
        (answer.mass[0][0], answer.force[0])
    };
    let at = At { set: vec![(name.clone(), q), (format!("{name}'"), rate)], ..At::default() };
    let d = loaded.derivatives(&at, &Question::of(Some(vec![name.clone()]))).unwrap();
    assert_eq!(d.states.iter().map(|s| s.name.as_str()).collect::<Vec<_>>(), [name.clone(), format!("{name}'")]);
    let ((mass, force), (_, still)) = (reduced(q, rate), reduced(q, 0.0));
    let quadratic = (force - still) / (rate * rate);
    let close = |a: f64, b: f64, tolerance: f64| assert!((a - b).abs() <= tolerance * b.abs().max(1.0), "{a} for {b}");
    let input = d.inputs.iter().position(|i| i.name == format!("tau.{name}")).unwrap();
    close(d.input_matrix[1][input], 1.0 / mass, 1e-10);
    close(d.state_matrix[1][1], 2.0 * quadratic * rate / mass, 1e-8);
    close(d.efforts_by_acceleration[0][0], mass, 1e-10);
    let h = 1e-5;
    let ((mass_before, force_before), (mass_after, force_after)) = (reduced(q - h, rate), reduced(q + h, rate));
    let slope = (mass_after - mass_before) / (2.0 * h);
    close(quadratic, -0.5 * slope, 1e-6);
    close(d.state_matrix[1][0], (force_after / mass_after - force_before / mass_before) / (2.0 * h), 1e-6);
    assert_eq!((d.state_matrix[0][0], d.state_matrix[0][1]), (0.0, 1.0));
}

/// Outputs change along the motion as C ẋ says, and with inputs as D says, reactions and accelerations among them.
#[test]
fn outputs_change_along_the_motion_as_the_linear_system_says() {
    for name in dalembert::examples::EXAMPLES.iter().map(|e| e.name).filter(|name| !SKIPPED.contains(name)) {
        check_outputs(name, &example(name));
        if let Some(loaded) = with_sensors(name) {
            check_outputs(name, &loaded);
        }
    }
}

fn check_outputs(name: &str, loaded: &Loaded) {
    use dalembert::Linearize;
    let model = &loaded.model;
    let state = assembled(model);
    let linear = loaded.linearize(&Linearize::default()).unwrap_or_else(|e| panic!("{name}: {e}")).model;
    let along = Along::new(model, &state, Along::short(model, &state));
    let h = along.h;
    let w: Vec<f64> = linear.states.iter().map(|s| along.of(&s.name)).collect();
    let read = |near: &State| -> Vec<f64> {
        let report = dalembert::dynamics::result::AssemblyReport::default();
        let found = dalembert::dynamics::evaluation::evaluate(model, near, MethodName::Multipliers, report).unwrap();
        linear.outputs.iter().map(|o| value(model, near, &found.outputs, &o.name)).collect()
    };
    let [before, after] = [0, 1].map(|end: usize| read(&along.ends[end]));
    for (i, row) in linear.c.iter().enumerate() {
        let terms: Vec<f64> = row.iter().zip(&w).map(|(x, w)| x * w).collect();
        let (found, wanted) = (terms.iter().sum::<f64>(), (after[i] - before[i]) / (2.0 * h));
        let scale = terms.iter().fold(before[i].abs().max(1.0), |m, x| m.max(x.abs()));
        let label = &linear.outputs[i].name;
        assert!((found - wanted).abs() <= 1e-5 * scale, "{name}: d/dt {label} is {found} instead of {wanted}");
    }
    // What is of order 0 would move with the inputs.
    if model.variables.iter().any(|v| v.algebraic) {
        return;
    }
    let given = Equations::new(model);
    for (j, input) in linear.inputs.iter().enumerate() {
        let Some(place) = model.inputs.iter().position(|i| i.name == input.name) else { continue };
        // Accelerations and reactions are linear in inputs, and products of two of them have no error in central differences.
        let at = |step: f64| {
            let mut there = state.clone();
            let mut equations = given.clone();
            equations.evaluate(state.t, &state.y, &state.inputs);
            there.inputs[place] = Some(equations.inputs()[place] + step);
            read(&there)
        };
        let (before, after) = (at(-1.0), at(1.0));
        for (i, row) in linear.d.iter().enumerate() {
            let wanted = (after[i] - before[i]) / 2.0;
            let scale = before[i].abs().max(after[i].abs()).max(1.0);
            let label = (&linear.outputs[i].name, &input.name);
            assert!((row[j] - wanted).abs() <= 1e-8 * scale, "{name}: {label:?} is {} instead of {wanted}", row[j]);
        }
    }
}

/// The example, if it is one file with bodies, with what accelerometers and gyroscopes on its first body read: in products, in sums, and at points of the body.
fn with_sensors(name: &str) -> Option<Loaded> {
    let path = format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let body = text.lines().find_map(|line| line.strip_prefix("[bodies.")?.strip_suffix(']'))?;
    // Frames of bodies that deform have no accelerations.
    if text.contains("[modules") || name == "flexible_arm" {
        return None;
    }
    let formulas =
        ["ax(B)", "ay(B)", "bz(B)", "2*bx(B) + by(B)", "az(B)^2", "bz(B)*vx(B)", "ay(B, 0.3, -0.1, 0.2) + ax(B)"];
    let number = |(k, f): (usize, &&str)| format!("sensor_{k} = \"{}\"\n", f.replace('B', body));
    let sensors = format!("[outputs]\n{}", formulas.iter().enumerate().map(number).collect::<String>());
    let text = if text.contains("[outputs]\n") {
        text.replacen("[outputs]\n", &sensors, 1)
    } else {
        format!("{text}\n{sensors}")
    };
    Some(dalembert::open_text(name, &text).unwrap_or_else(|e| panic!("{name}: {e}")))
}

fn value(model: &Model, state: &State, outputs: &[(String, f64)], name: &str) -> f64 {
    let output = outputs.iter().find(|o| o.0 == name).map(|o| o.1);
    output.unwrap_or_else(|| state.y[model.find_state(name).unwrap()])
}
