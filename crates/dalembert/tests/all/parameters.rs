//! Other values for parameters give the model that reading it anew with them gives, bit for bit, and derive nothing.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use dalembert::{At, Error, Loaded, Simulate};

/// Factors near one, as a sequence of its own for each seed.
fn factors(seed: u64) -> impl FnMut() -> f64 {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        1.0 + 0.1 * ((state >> 33) as f64 / f64::from(1_u32 << 31) - 0.5)
    }
}

fn examples() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut list: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|e| e == "toml")).collect();
    list.sort();
    list
}

/// Values for all parameters that are set in one of the model's files; `every` leaves some as they are.
fn drawn(model: &Loaded, seed: u64, every: usize) -> Vec<(String, f64)> {
    let mut factor = factors(seed);
    let parameters = model.summary().parameters;
    let pick = |(k, (name, value, _)): (usize, (String, f64, _))| {
        (k % every == seed as usize % every).then(|| (name, value * factor()))
    };
    parameters.into_iter().enumerate().filter_map(pick).collect()
}

/// All that is said of a model's start state, as it prints: equal words are equal bits.
fn said(model: &Result<Loaded, Error>) -> String {
    match model {
        Ok(model) => {
            format!("{:?} {:?}", model.evaluate(&At::default()).map_err(|e| e.to_string()), model.model.start_numbers())
        }
        Err(error) => error.to_string(),
    }
}

trait StartNumbers {
    fn start_numbers(&self) -> Vec<f64>;
}

impl StartNumbers for dalembert::dynamics::Model {
    fn start_numbers(&self) -> Vec<f64> {
        dalembert::dynamics::State::start(self).y
    }
}

#[test]
fn parameters_as_values_have_the_bits_of_a_model_read_anew() {
    let mut compared = 0;
    for path in examples() {
        let Ok(model) = dalembert::open(&path) else { continue };
        // Large models cost a second each, and say no more.
        if model.model.n() > 100 {
            continue;
        }
        for seed in 1..3 {
            let set = drawn(&model, seed, seed as usize);
            let (anew, changed) = (dalembert::open_with(&path, &set), model.with(&set));
            assert_eq!(said(&anew), said(&changed), "{} with {set:?}", path.display());
            compared += usize::from(!set.is_empty() && changed.is_ok());
        }
    }
    assert!(compared > 30, "{compared} examples have parameters");
}

#[test]
fn a_run_with_other_parameters_has_the_bits_of_one_read_anew_and_derives_nothing() {
    for name in ["four_bar", "andrews", "rlc_ladder", "heavy_top"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../examples/{name}.toml"));
        let model = dalembert::open(&path).unwrap();
        let set = drawn(&model, 1, 1);
        let how = Simulate { until: Some(0.01), tolerance: Some(1e-6), ..Simulate::default() };
        let run = |model: &Loaded| {
            model
                .simulate(&how, &mut |_| true)
                .map(|r| format!("{:?} {:?}", r.time, r.columns))
                .map_err(|e| e.to_string())
        };
        let changed = model.with(&set).unwrap();
        assert_eq!(run(&changed), run(&dalembert::open_with(&path, &set).unwrap()), "{name}");
        assert!(Arc::ptr_eq(&changed.model.classes, &model.model.classes), "{name} was derived again");
        assert!(Arc::ptr_eq(&changed.model.graph, &model.model.graph), "{name} has other expressions");
        // Back to the values of the file.
        let back: Vec<_> = model.summary().parameters.into_iter().map(|(name, value, _)| (name, value)).collect();
        assert_eq!(run(&changed.with(&back).unwrap()), run(&model), "{name}");
    }
}

#[test]
fn a_parameter_that_moves_follows_what_its_formula_makes_of_another() {
    // The moving parameter of the module below holds a number of the parent: its class depends on the value.
    let text = "dalembert = 1\n[parameters]\na = 2\nw = 'a*t'\nk = 'w - w + 3*a'\n[variables]\nx = { start = 1 }\n\
                [lagrangian]\nkinetic = \"x'^2/2\"\npotential = 'k*x^2/2 - w*x'\n";
    let model = dalembert::open_text("moving", text).unwrap();
    let acceleration = |model: &Loaded| {
        let at = At { set: vec![("t".to_owned(), 0.5)], ..At::default() };
        model.evaluate(&at).unwrap().accelerations[0].1
    };
    // x'' = -3 a x + a t at x = 1, t = 1/2
    assert_eq!(acceleration(&model), -6.0 + 1.0);
    assert_eq!(acceleration(&model.with(&[("a".to_owned(), 4.0)]).unwrap()), -12.0 + 2.0);
    // A constant in the place of the formula changes the class: w = 7 and no more time.
    assert_eq!(acceleration(&model.with(&[("w".to_owned(), 7.0)]).unwrap()), -6.0 + 7.0);
}

#[test]
fn what_is_no_parameter_and_what_is_no_number_is_refused_by_name() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/four_bar.toml");
    let model = dalembert::open(path).unwrap();
    let known = model.summary().parameters[0].0.clone();
    let fault = |name: &str, value: f64| model.with(&[(name.to_owned(), value)]).unwrap_err().to_string();
    assert!(fault("nothing_of_the_kind", 1.0).contains("no parameter `nothing_of_the_kind`"));
    assert!(fault(&format!("{known}x"), 1.0).contains(&format!("did you mean `{known}`?")));
    assert!(fault(&known, f64::NAN).contains("not a finite number"));
}
