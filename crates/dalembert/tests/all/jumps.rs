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

/// A jump where the run starts is like any other: with x = |sin 3t| from rest, y'' = 4(x − y) has the solution y = 6/5 sin 2t − 4/5 sin 3t up to π/3, and steps that are chosen find it.
#[test]
fn a_velocity_may_jump_at_the_start() {
    let model = open(
        "[variables]\nx = {}\ny = { start = [0, 0] }\n[lagrangian]\nkinetic = \"x'^2/2 + y'^2/2\"\npotential = \"2*(y - x)^2\"\n[constraints]\nd = \"x = abs(sin(3*t))\"\n",
    );
    for integrator in
        ["auto", "dopri5", "radau", "rodas", "bdf", "rattle", "rattle4", "generalized-alpha", "discrete-gradient"]
    {
        let run = run(&model, integrator, 1e-6, (1.0, 10));
        for (t, y) in run.time.iter().zip(column(&run, "y")) {
            let exact = 1.2 * (2.0 * t).sin() - 0.8 * (3.0 * t).sin();
            assert!((y - exact).abs() < 1e-4, "{integrator}: {y} for {exact} at {t}");
        }
    }
}

/// The same with steps of one length, at those methods that see both sides of a jump at once.
#[test]
fn steps_of_one_length_take_a_jump_as_an_impact() {
    let model = pair(1.0, "if(t < 1, 0, if(t < 1.5, t - 1, 0.5))");
    for integrator in ["rattle", "rattle4", "rattle6", "rattle8", "discrete-gradient", "generalized-alpha", "realtime"]
    {
        for step in [7e-3, 1e-3] {
            let how = Simulate {
                until: Some(2.0),
                integrator: Some(integrator.to_owned()),
                step: Some(step),
                ..Simulate::default()
            };
            let run = model.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{integrator}: {e}"));
            assert!(run.summary.completed, "{integrator} {step}: {}", run.summary.stop_reason);
            for (name, share) in [("x", 0.75), ("y", 0.25)] {
                let last = *column(&run, name).last().unwrap();
                // At rest before and after, so that only the ramp moves it.
                assert!((last - share * 0.5).abs() < 1e-9, "{integrator} {step}: {name} = {last}");
            }
        }
    }
}

/// A pendulum on a support that goes to and fro, in Cartesian coordinates: its energy over the support changes by impulses only.
#[test]
fn a_pendulum_on_a_jerked_support_is_the_same_by_every_method() {
    let model = open(
        "[parameters]\nb = \"abs(mod(t, 2) - 1)\"\n[variables]\nx = { start = [1.2955202066613396, -1] }\ny = { start = [-0.955336489125606, 0] }\ns = {}\n\
         [lagrangian]\nkinetic = \"(x'^2 + y'^2)/2\"\npotential = \"9.81*y\"\n[constraints]\nrod = \"(x - s)^2 + y^2 = 1\"\nsup = \"s = b\"\n",
    );
    let ends = |integrator: &str, step: Option<f64>, tolerance: Option<f64>| {
        let how = Simulate {
            until: Some(3.5),
            integrator: Some(integrator.to_owned()),
            step,
            tolerance,
            ..Simulate::default()
        };
        let run = model.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{integrator}: {e}"));
        assert!(run.summary.completed, "{integrator}: {}", run.summary.stop_reason);
        [*column(&run, "x").last().unwrap(), *column(&run, "y").last().unwrap()]
    };
    let exact = ends("auto", None, Some(1e-10));
    for (integrator, bound) in [
        ("rattle", 1e-4),
        ("rattle4", 1e-8),
        ("rattle6", 1e-8),
        ("rattle8", 1e-8),
        ("discrete-gradient", 1e-3),
        ("generalized-alpha", 1e-4),
    ] {
        let found = ends(integrator, Some(1e-3), None);
        let off = found.iter().zip(exact).fold(0.0_f64, |m, (a, b)| m.max((a - b).abs()));
        assert!(off < bound, "{integrator}: {found:?} for {exact:?}");
    }
}

/// x'' = −4x + 1 from t = 1/3 on: (1 − cos 2(t − 1/3))/4.
#[test]
fn forces_that_jump_start_every_method_anew() {
    let model = open(
        "[variables]\nx = { start = [0, 0] }\n[lagrangian]\nkinetic = \"x'^2/2\"\npotential = \"2*x^2\"\n[forces]\nx = \"if(t > 1/3, 1, 0)\"\n",
    );
    let exact = 0.25 * (1.0 - (2.0 * (1.0 - 1.0 / 3.0_f64)).cos());
    for integrator in ["rattle", "rattle4", "discrete-gradient", "generalized-alpha", "realtime"] {
        for step in [0.01, 0.003, 0.001] {
            let how = Simulate {
                until: Some(1.0),
                integrator: Some(integrator.to_owned()),
                step: Some(step),
                ..Simulate::default()
            };
            let run = model.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{integrator}: {e}"));
            let last = *column(&run, "x").last().unwrap();
            let bound = if integrator == "realtime" { step } else { 2.0 * step * step };
            assert!((last - exact).abs() < bound, "{integrator} {step}: {last} for {exact}");
        }
    }
}

/// What no integrator follows is refused by name: momenta stay where a kinetic energy jumps, and impulses on what yields are not known.
#[test]
fn velocities_that_would_jump_are_refused_by_name() {
    let knee = "[parameters]\nb = \"min(t, 1)\"\n[variables]\nx = { start = [0, 1] }\n";
    for (rest, said) in [
        ("[lagrangian]\nkinetic = \"(x' + b')^2/2\"\n", "the kinetic energy jumps at t = 1 s"),
        ("[lagrangian]\nkinetic = \"if(t > 1, 3, 1)*x'^2/2\"\n", "the kinetic energy jumps at t = 1 s"),
        (
            "u = { of = \"x\", rate = \"x' + b'\" }\n[lagrangian]\nkinetic = \"x'^2/2\"\n",
            "velocity of `x` jump by 1 at t = 1 s",
        ),
        (
            "[lagrangian]\nkinetic = \"x'^2/2\"\n[constraints]\nc = { equation = \"x = b\", noise = 1 }\n",
            "the velocity that the constraint `c` prescribes jumps by 1 at t = 1 s",
        ),
    ] {
        let model = open(&format!("{knee}{rest}"));
        for integrator in ["auto", "radau", "bdf"] {
            let (t, completed, reason, _) = outcome(&model, integrator);
            assert!(!completed && (t - 1.0).abs() < 1e-12, "{integrator}: {reason} at {t}");
            assert!(reason.contains(said), "{integrator}: {reason}");
        }
    }
}

/// A spring whose anchor or stiffness jumps does work on what it holds: the balance says so, and nothing is to be distrusted.
#[test]
fn energies_that_jump_do_work() {
    for potential in ["2*(x - if(t > 1, 0.5, 0))^2", "if(t > 1, 9, 4)/2*x^2", "if(mod(t, 1) < 0.5, 1, 0)*x"] {
        let model = open(&format!(
            "[variables]\nx = {{ start = [0, 1] }}\n[lagrangian]\nkinetic = \"x'^2/2\"\npotential = \"{potential}\"\n"
        ));
        let (_, completed, reason, notes) = outcome(&model, "auto");
        assert!(completed, "{potential}: {reason}");
        assert!(!notes.iter().any(|n| n.contains("do not trust")), "{potential}: {notes:?}");
        let run = run(&model, "auto", 1e-9, (2.0, 40));
        let energy = run.summary.energy.unwrap();
        assert!(energy.max_drift < 1e-7, "{potential}: {energy:?}");
    }
}

/// What is at rest at the start has the whole velocity that is prescribed from there on before it, not that of another side that there never was.
#[test]
fn a_velocity_that_is_prescribed_from_the_start_on_jumps_from_rest() {
    for integrator in ["auto", "radau", "bdf"] {
        let (t, completed, reason, notes) = outcome(&pair(2.0, "abs(sin(1.5*t))"), integrator);
        assert!(completed && t == 2.0, "{integrator}: {reason}");
        assert!(
            notes.iter().any(|note| note.contains("`c` prescribes jumps by 3 at t = 0 s")),
            "{integrator}: {notes:?}"
        );
    }
}
