//! The equations of bodies as formulas: what is printed is what is computed.

use dalembert::dynamics::StartValues;
use dalembert::dynamics::forms::Flat;
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
        let numeric = loaded.evaluate(&At { set: set.clone(), method: None }).unwrap();
        let mut start = StartValues::of(&loaded.model);
        for (variable, value) in &set {
            start.set(&loaded.model, variable, *value).unwrap();
        }
        let flat = Flat::of(&loaded.model, &[]).unwrap();
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
