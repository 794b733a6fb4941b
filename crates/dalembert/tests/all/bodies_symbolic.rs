//! The equations of bodies as formulas: what is printed is what is computed.

use dalembert::dynamics::equations::Equations;
use dalembert::dynamics::forms::Flat;
use dalembert::dynamics::{StartValues, State};
use dalembert::{At, EquationsRequest, Form, Loaded};

fn example(name: &str) -> Loaded {
    dalembert::open(format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

/// A state away from zero, the same for both ways.
fn settings(loaded: &Loaded) -> Vec<(String, f64)> {
    let m = loaded.model.mechanism.as_ref().unwrap();
    let mut set = vec![("t".to_owned(), 0.3)];
    for (k, v) in loaded.model.variables.iter().enumerate() {
        for (slot, name) in v.slots().enumerate() {
            set.push((name.into_owned(), 0.3 + ((k + 1) as f64 * 0.618 + slot as f64 * 0.37).fract()));
        }
    }
    for joint in m.joints.iter().filter(|j| j.coordinates.len() > j.columns.len()) {
        // A unit quaternion, then a position.
        let values = [0.5, -0.1, 0.7, 0.5, 0.2, -0.4, 0.3];
        set.extend(joint.coordinates.iter().cloned().zip(values));
    }
    set
}

/// M and f as expressions, compiled, against the sweeps in numbers.
#[test]
fn compiled_expressions_equal_the_sweeps() {
    for name in ["arm", "precessing_top", "tumbling"] {
        let loaded = example(name);
        let set = settings(&loaded);
        let numeric = loaded.evaluate(&At { set: set.clone(), ..At::default() }).unwrap();
        let mut start = StartValues::of(&loaded.model);
        for (variable, value) in &set {
            start.set(&loaded.model, variable, *value).unwrap();
        }
        let flat = Flat::of((&loaded.model, &loaded.spec), &[]).unwrap();
        let n = loaded.model.n();
        let entries: Vec<_> = flat.mass.iter().flatten().copied().chain(flat.force.iter().copied()).collect();
        let values = flat.values(&loaded.model, &entries, &start.state, None);
        let wanted: Vec<f64> = numeric.mass.iter().flatten().chain(&numeric.force).copied().collect();
        let (mass, force) = wanted.split_at(n * n);
        let scale = |list: &[f64]| list.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
        let scales = [scale(mass), scale(force)];
        for (k, (own, x)) in values.iter().zip(&wanted).enumerate() {
            let scale = scales[usize::from(k >= n * n)];
            assert!((own - x).abs() <= 1e-13 * scale, "{name}, entry {k}: {own} instead of {x} (scale {scale})");
        }
    }
}

/// Rows of loops and of constraints on frames, with all else, at states on and off the constraints.
#[test]
fn formulas_of_loops_equal_the_numbers() {
    let names = ["four_bar", "slider_crank", "parallelogram", "jansen", "bricard", "andrews_bodies", "rolling_disc"];
    for name in names.into_iter().chain(["planetary_gear", "windows", "sprung_carts", "sleigh"]) {
        let loaded = example(name);
        let model = &loaded.model;
        let flat = Flat::of((model, &loaded.spec), &[]).unwrap_or_else(|e| panic!("{name}: {e}"));
        let n = model.n();
        for seed in 0..10 {
            let state = random_state(&loaded, seed);
            let mut equations = Equations::new(model);
            equations.evaluate(state.t, &state.y, &state.inputs);
            let mut mass = vec![0.0; n * n];
            equations.mass_into(&mut mass);
            let found = |es: Vec<dalembert::dynamics::expr::Expr>| flat.values(model, &es, &state, None);
            compare(name, "M", &found(flat.mass.iter().flatten().copied().collect()), &mass);
            compare(name, "f", &found(flat.force.clone()), &equations.force);
            for (r, row) in flat.rows.iter().enumerate() {
                let mut wanted = vec![0.0; n];
                equations.row(r).for_each(|(c, x)| wanted[c] += x);
                let mut own = vec![0.0; n];
                let entries = found(row.a.iter().map(|e| e.1).collect());
                row.a.iter().zip(entries).for_each(|(e, x)| own[e.0] += x);
                let label = &model.rows[r].name;
                compare(name, label, &own, &wanted);
                compare(name, label, &found(vec![row.b]), &[equations.b[r]]);
                let stages: Vec<f64> = (0..row.stages.len()).map(|s| equations.residual(r, s)).collect();
                compare(name, label, &found(row.stages.clone()), &stages);
            }
        }
    }
}

fn compare(name: &str, what: &str, found: &[f64], wanted: &[f64]) {
    let scale = wanted.iter().fold(1.0_f64, |m, x| m.max(x.abs()));
    for (k, (a, b)) in found.iter().zip(wanted).enumerate() {
        assert!((a - b).abs() <= 1e-12 * scale, "{name}, {what}, entry {k}: {a} instead of {b}");
    }
}

/// Coordinates about the start values, and any velocities.
fn random_state(loaded: &Loaded, seed: usize) -> State {
    let mut state = StartValues::of(&loaded.model).state;
    let number = |k: usize| ((k + 1) as f64 * 0.618_033_988_75 + seed as f64 * 0.414_213_562_37).fract() - 0.5;
    let quaternions: Vec<usize> =
        loaded.model.mechanism.iter().flat_map(|m| &m.joints).flat_map(|j| &j.states).copied().collect();
    let plain: Vec<usize> = loaded.model.variables.iter().flat_map(|v| v.state.iter().copied()).collect();
    for (k, y) in state.y.iter_mut().enumerate().filter(|(k, _)| plain.contains(k) || !quaternions.contains(k)) {
        *y += number(k);
    }
    state.t = 0.3;
    state
}

/// A person writes two equations for a loop in a plane, with sums of angles; the other three say nothing and are named.
#[test]
fn planar_loops_print_as_two_equations() {
    for name in ["four_bar", "slider_crank", "parallelogram"] {
        let loaded = example(name);
        let text = loaded.equations(&EquationsRequest::default()).unwrap();
        assert!(text.contains("cos(A + B") && text.contains("C.x: ") && text.contains("C.y: "), "{text}");
        assert!(text.contains("zero in every state: C.z, C.rx, C.ry"), "{text}");
        assert!(!text.contains("lambda_C.z") && !text.contains("sin(A)*sin(B)"), "{text}");
        assert!(!text.contains("Abbreviations") && !text.contains("e-1"), "{text}");
        let latex = EquationsRequest { style: dalembert::Style::Latex, ..Default::default() };
        let latex = loaded.equations(&latex).unwrap();
        assert!(latex.contains("\\cos") && latex.contains("\\ddot"), "{latex}");
    }
}

/// Solved for the accelerations at a state of the closed loop: what the methods give in numbers.
#[test]
fn a_loop_is_solved_for_its_accelerations() {
    use dalembert::dynamics::forms::Body;
    for name in ["four_bar", "slider_crank", "parallelogram"] {
        let loaded = example(name);
        let forms = loaded.forms(&EquationsRequest { form: Form::Explicit, ..Default::default() }).unwrap();
        let Body::Explicit { accelerations, .. } = &forms.body else { panic!("{name}") };
        let set = vec![("A".to_owned(), if name == "slider_crank" { 2.5 } else { 0.9 })];
        let numeric = loaded.evaluate(&At { set: set.clone(), ..At::default() }).unwrap();
        let mut start = StartValues::of(&loaded.model);
        start.set(&loaded.model, "A", set[0].1).unwrap();
        assert!(dalembert::dynamics::assembly::assemble(&loaded.model, &mut start).unwrap().converged);
        let values = forms.flat.values(&loaded.model, accelerations, &start.state, None);
        let wanted: Vec<f64> = numeric.accelerations.iter().map(|a| a.1).collect();
        let scale = wanted.iter().fold(1.0_f64, |m, x| m.max(x.abs()));
        for (a, b) in values.iter().zip(&wanted) {
            assert!((a - b).abs() <= 1e-10 * scale, "{name}: {values:?} instead of {wanted:?}");
        }
    }
}

/// Three links print as a person would write them: a handful of cosines, no noise of rounding.
#[test]
fn an_arm_prints_readably() {
    let loaded = example("arm");
    let text = loaded.equations(&EquationsRequest { form: Form::Multipliers, ..Default::default() }).unwrap();
    assert!(text.contains("cos(wrist)") && text.contains("cos(elbow + wrist)"), "{text}");
    assert!(!text.contains("000000"), "{text}");
    assert!(!text.contains("e-1"), "{text}");
    assert!(text.len() < 3000, "{} characters", text.len());
}
