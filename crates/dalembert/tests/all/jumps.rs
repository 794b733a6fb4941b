//! Prescribed motion that jumps: positions that no motion follows are refused by name, and velocities take what an impact would give them.

use crate::typed::{column, open, run};
use dalembert::{Loaded, Simulate};

/// Two masses, in units of `size`, of which a formula of time prescribes x + y.
fn pair(size: f64, formula: &str) -> Loaded {
    open(&format!(
        "[parameters]\nd = {size:?}\n[variables]\nx = {{}}\ny = {{}}\n[lagrangian]\nkinetic = \"x'^2/2 + 3*y'^2/2\"\n[constraints]\nc = \"x + y = d*({formula})\"\n"
    ))
}

/// A crank whose angle a formula of time prescribes.
fn crank(formula: &str) -> Loaded {
    open(&format!(
        "[bodies]\na = {{ mass = 1, com = [0.5, 0, 0], inertia = {{ ball = 0.1 }} }}\n[joints]\nA = {{ type = \"revolute\", between = [\"ground\", \"a\"] }}\n[constraints]\nc = \"A = {formula}\"\n"
    ))
}

fn outcome(model: &Loaded, integrator: &str) -> (f64, bool, String, Vec<String>) {
    let how = Simulate { until: Some(2.0), integrator: Some(integrator.to_owned()), ..Simulate::default() };
    let run = model.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{integrator}: {e}"));
    (run.summary.t_end, run.summary.completed, run.summary.stop_reason, run.summary.notes)
}

#[test]
fn positions_that_jump_are_refused_by_name() {
    for formula in ["if(t < 1, 0, 0.5)", "0.3*sin(t) + if(t > 1, 1e-6, 0)", "floor(t)", "t + 2*sign(t - 1)"] {
        for model in [pair(1.0, formula), pair(1e-9, formula), pair(1e9, formula), crank(formula)] {
            for integrator in ["auto", "radau", "bdf", "rodas", "rattle", "generalized-alpha", "discrete-gradient"] {
                let (t, completed, reason, _) = outcome(&model, integrator);
                assert!(!completed && (t - 1.0).abs() < 1e-12, "{integrator}, {formula}: {reason} at {t}");
                assert!(reason.contains("the constraint `c` jumps by"), "{integrator}, {formula}: {reason}");
            }
        }
    }
}

/// With M⁻¹Aᵀ(AM⁻¹Aᵀ)⁻¹ = (3/4, 1/4) for masses 1 and 3, and the momentum of what rows leave free kept.
#[test]
fn velocities_that_jump_are_those_after_an_impact() {
    for size in [1.0, 1e-9, 1e9] {
        let model = pair(size, "if(t < 1, 0, if(t < 1.5, t - 1, 0.5))");
        for integrator in ["auto", "radau", "bdf", "rattle"] {
            let run = run(&model, integrator, 1e-8, (1.4, 14));
            for (name, share) in [("x", 0.75), ("y", 0.25)] {
                for (t, value) in run.time.iter().zip(column(&run, name)) {
                    let exact = size * share * (t - 1.0).max(0.0);
                    assert!((value - exact).abs() < 1e-7 * size, "{integrator}, {name}: {value} for {exact} at {t}");
                }
            }
            let (_, completed, _, notes) = outcome(&model, integrator);
            let told: Vec<&String> = notes.iter().filter(|n| n.contains("`c` prescribes jumps by")).collect();
            assert!(completed && told.len() == 1, "{integrator}: {notes:?}");
            assert!(told[0].contains("at t = 1 s, and once more"), "{integrator}: {}", told[0]);
            assert!(!notes.iter().any(|n| n.contains("do not trust")), "{integrator}: {notes:?}");
        }
    }
}

/// Bends of the velocity, steep ramps, and what stands still are no jumps.
#[test]
fn what_is_smooth_enough_does_not_jump() {
    for formula in [
        "if(t < 1, 0, (t - 1)^2)",
        "tanh((t - 1)/1e-5)",
        "max(0, t - 1)^2",
        "if(t < 1, 1, 1)",
        "sin(10*(t - 1)) + if(t < 1, 0, (t - 1)^3)",
        "1e3*t*t + if(t < 1, 0, (t - 1)^2)",
    ] {
        for model in [pair(1.0, formula), pair(1e-9, formula), crank(formula)] {
            let (t, completed, reason, notes) = outcome(&model, "auto");
            assert!(completed, "{formula}: {reason} at {t}");
            assert!(!notes.iter().any(|n| n.contains("jumps")), "{formula}: {notes:?}");
        }
    }
}
