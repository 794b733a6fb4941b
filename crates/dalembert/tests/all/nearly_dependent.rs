//! Rows of numbers that depend on each other but for a little are meant as they are written, beside light and heavy parts: in single answers by every method and in runs, against the closed form.

use crate::typed::{open, run};
use dalembert::At;
use dalembert::enforce::MethodName;

/// y' = t and y' + d x' = (1 + d) t hold x' = t, with masses 1 and m: in the metric of inertias the rows differ by d√m of their length.
fn model(d: f64, m: f64) -> dalembert::Loaded {
    open(&format!(
        "[parameters]\nd = {d:e}\nm = {m:e}\n[variables]\nx = {{ start = [0, 0] }}\ny = {{ start = [0, 0] }}\nz = {{ start = [0, 0] }}\n\
         [lagrangian]\nkinetic = \"x'^2/2 + m*y'^2/2 + z'^2/2\"\n[constraints]\na = \"y' = t\"\nb = \"y' + d*x' = t + d*t\"\n"
    ))
}

/// d, m, and how much of x may be lost: what is added to t is rounded, and told by a share of d; in the metric by one of d√m.
fn cases() -> impl Iterator<Item = (f64, f64, f64)> {
    let exponents = (2..=10).flat_map(|k| [0, 1, 2, 3].map(|j| (k, j)));
    exponents.filter(|(k, j)| k + j <= 11).map(|(k, j)| {
        let (d, root) = (10_f64.powi(-k), 10_f64.powi(-j));
        (d, root * root, 1e-14 / (d * root))
    })
}

#[test]
fn every_method_answers_as_they_are_written() {
    for (d, m, lost) in cases() {
        let model = model(d, m);
        for name in MethodName::ALL {
            let at = At { method: Some(name.as_str().to_owned()), set: vec![("t".to_owned(), 0.5)], ..At::default() };
            match model.evaluate(&at) {
                Ok(evaluation) => {
                    let x = evaluation.accelerations.iter().find(|a| a.0 == "x''").expect("x'' is there").1;
                    assert!((x - 1.0).abs() <= 1e-9 + lost, "{d:e} {m:e} {name}: {x}");
                }
                // All methods but the one that is taken unasked may say that they lose too many digits.
                Err(error) => {
                    let chosen = matches!(name, MethodName::Auto | MethodName::Multipliers);
                    assert!(
                        !chosen && error.to_string().contains("rounding is too large"),
                        "{d:e} {m:e} {name}: {error}"
                    );
                }
            }
        }
    }
}

#[test]
fn runs_follow_them() {
    for (d, m, lost) in cases() {
        for integrator in ["dop853", "auto", "radau"] {
            let found = run(&model(d, m), integrator, 1e-8, (1.0, 1));
            let x = found.summary.final_values.iter().find(|v| v.0 == "x").expect("x is there").1;
            assert!((x - 0.5).abs() <= 1e-6 + lost, "{d:e} {m:e} {integrator}: {x}");
        }
    }
}

/// What is judged in the model's own sizes, where the rows differ by d alone, answers as the accelerations do, or says that it can't.
#[test]
fn independent_variables_are_as_many_as_freedoms() {
    for (d, m, lost) in cases() {
        let model = model(d, m);
        let at = At { set: vec![("t".to_owned(), 0.5)], ..At::default() };
        let question = dalembert::dynamics::independent::Question::default();
        match model.independent(&at, &question) {
            Ok(found) => {
                assert_eq!(found.names, ["z"], "{d:e} {m:e}");
                assert!(d >= 1e-9, "{d:e} {m:e} {lost:e}");
            }
            Err(error) => assert!(d <= 1e-9 && error.to_string().contains("`a`, `b`"), "{d:e} {m:e}: {error}"),
        }
    }
}
