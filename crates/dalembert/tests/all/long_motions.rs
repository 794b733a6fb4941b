//! Motions for a long time by RATTLE and its compositions: they agree with other integrators, keep energy and constraints, and go on from
//! bytes; models that they are not for are refused in words.

use dalembert::dynamics::result::RunResult;
use dalembert::{Loaded, Simulate};

fn open(text: &str) -> Loaded {
    dalembert::open_text("long.toml", text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

fn example(name: &str) -> Loaded {
    let path = format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    dalembert::open(&path).unwrap_or_else(|e| panic!("{name}: {e}"))
}

fn how(integrator: &str, tolerance: f64, until: f64) -> Simulate {
    Simulate {
        until: Some(until),
        every: Some(until / 10.0),
        tolerance: Some(tolerance),
        integrator: Some(integrator.to_owned()),
        ..Simulate::default()
    }
}

fn run(model: &Loaded, how: &Simulate) -> RunResult {
    let run = model.simulate(how, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
    assert!(run.summary.completed, "{}", run.summary.stop_reason);
    run
}

/// The largest difference of the last values, over the sizes that these have had, or `least`.
fn difference(one: &RunResult, other: &RunResult, least: f64) -> f64 {
    let sizes = one.summary.final_sizes.iter();
    let both = one.summary.final_values.iter().zip(&other.summary.final_values).zip(sizes);
    both.map(|((a, b), size)| (a.1 - b.1).abs() / size.max(least)).fold(0.0, f64::max)
}

/// Trees, loops, rows that repeat each other, free bodies, spherical joints, drives, rolling.
#[test]
fn rattle_agrees_with_explicit_steps_on_models_of_all_kinds() {
    let models = [
        ("andrews_bodies", 0.002),
        ("arm", 0.5),
        ("double_pendulum", 0.5),
        ("double_pendulum_cartesian", 0.5),
        ("four_bar", 0.3),
        ("hoop_redundant", 0.3),
        ("planetary_gear", 0.3),
        ("precessing_top", 0.01),
        ("slider_crank", 0.3),
        ("sprung_carts", 0.5),
        ("stewart_ups", 0.02),
        ("tumbling", 0.5),
        ("wheel", 0.3),
    ];
    for (name, until) in models {
        let model = example(name);
        let [explicit, rattle] = ["dop853", "rattle6"].map(|integrator| run(&model, &how(integrator, 1e-7, until)));
        let difference = difference(&explicit, &rattle, 1e-3);
        assert!(difference < 2e-5, "{name}: {difference:e}");
        assert_eq!(rattle.summary.integrator, "rattle6");
    }
}

/// Two links with joints, M(q), and a loop: energy does not drift, though steps are long.
#[test]
fn energy_stays_within_its_oscillation() {
    for (name, step, until) in [("double_pendulum", 0.02, 40.0), ("four_bar", 0.01, 10.0)] {
        let model = example(name);
        let worst = |until: f64| {
            let how = Simulate { step: Some(step), tolerance: None, ..how("rattle", 1e-6, until) };
            let run = run(&model, &how);
            assert_eq!(run.summary.steps, (until / step).round() as u64);
            let energy = run.summary.energy.expect("known");
            energy.max_drift / energy.size
        };
        let (short, long) = (worst(0.25 * until), worst(until));
        assert!(long < 1e-2 && long < 4.0 * short, "{name}: {short:e} {long:e}");
    }
}

#[test]
fn models_that_do_not_fit_are_refused_in_words() {
    let refused = |model: &Loaded, how: &Simulate| {
        model.simulate(how, &mut |_| true).err().unwrap_or_else(|| panic!("not refused")).to_string()
    };
    for (name, why) in [
        ("rlc_ladder", "is a variable of order 1"),
        ("heavy_top", "quasi-velocity"),
        ("clearance", "yields"),
        ("flexible_arm", "deform"),
        ("jerk_circle", "is a variable of order 3"),
    ] {
        let message = refused(&example(name), &how("rattle", 1e-6, 0.1));
        assert!(message.contains(why) && message.contains("take `auto`"), "{name}: {message}");
    }
    let baumgarte = Simulate { baumgarte: Some((1.0, 1.0)), ..how("rattle4", 1e-6, 0.1) };
    let message = refused(&example("four_bar"), &baumgarte);
    assert!(message.contains("holds constraints by itself"), "{message}");
    let both = Simulate { step: Some(0.1), max_step: Some(0.1), ..how("auto", 1e-6, 0.1) };
    assert!(refused(&example("four_bar"), &both).contains("give one of the two"));
}

/// Damping is followed, and said.
#[test]
fn what_is_damped_is_said() {
    let model = open(
        "dalembert = 1\n[variables]\nx = { start = [1, 0], fixed = true }\n[lagrangian]\nkinetic = \"x'^2/2\"\npotential = \"x^2/2\"\n\
         [forces]\nx = \"-0.1*x'\"\n",
    );
    let [explicit, rattle] = ["dop853", "rattle4"].map(|integrator| run(&model, &how(integrator, 1e-8, 10.0)));
    assert!(difference(&explicit, &rattle, 1e-3) < 1e-6);
    assert!(rattle.summary.notes.iter().any(|note| note.contains("damped or driven")), "{:?}", rattle.summary.notes);
    assert!(!explicit.summary.notes.iter().any(|note| note.contains("damped or driven")));
}

/// Beads in a row by springs, in their slowest mode.
fn beads() -> Loaded {
    open(
        "dalembert = 1\n[variables]\nx = { repeat = 20, start = [\"sin(pi*(index+1)/21)\", 0], fixed = true }\n[lagrangian]\nkinetic = \"sum(i,0,19,x[i]'^2/2)\"\n\
         potential = \"x[0]^2/2+x[19]^2/2+sum(i,0,18,(x[i+1]-x[i])^2/2)\"\n",
    )
}

/// Twice the sine of π/42 is the frequency of the mode; that of the fastest is nearly 2, and tells how long steps may be.
#[test]
fn steps_are_as_short_as_what_is_at_rest_needs() {
    let model = beads();
    let frequency = 2.0 * (std::f64::consts::PI / 42.0).sin();
    for (integrator, tolerance, until) in [("rattle4", 1e-5, 500.0), ("rattle6", 1e-6, 500.0), ("rattle8", 1e-4, 500.0)]
    {
        let run = run(&model, &how(integrator, tolerance, until));
        let x = run.columns.iter().find(|c| c.name == "x[3]").expect("a column").values.last().copied();
        let exact = (4.0 * std::f64::consts::PI / 21.0).sin() * (frequency * until).cos();
        let error = (x.expect("samples") - exact).abs();
        assert!(error < 1e-2, "{integrator}: off by {error:e}");
        let energy = run.summary.energy.expect("known");
        assert!((energy.start - 0.117_276_324_636_150_26).abs() < 1e-12 && energy.max_drift < 1e-3, "{energy:?}");
        assert!(run.summary.notes.is_empty(), "{:?}", run.summary.notes);
    }
}

/// Steps beyond stability that were asked for end where energies are beyond numbers, and say so.
#[test]
fn energies_beyond_numbers_end_a_run_in_words() {
    let model = beads();
    for (integrator, step) in [("rattle", 2.5), ("dopri5", 3.0)] {
        let how = Simulate { step: Some(step), tolerance: None, ..how(integrator, 1e-6, 500.0) };
        let run = model.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
        let summary = run.summary;
        assert!(
            !summary.completed && summary.stop_reason.contains("larger than numbers can be"),
            "{}",
            summary.stop_reason
        );
        let energy = summary.energy.expect("known");
        assert!(energy.is_off() && energy.max_drift.is_finite(), "{energy:?}");
        assert!(summary.notes.iter().any(|note| note.contains("do not trust this motion")), "{:?}", summary.notes);
    }
}

/// y'' = −10 y + 1 for t > 0, from y = 0.2 at rest: the input steps at the very start, where rates are still those before it.
#[test]
fn a_step_at_the_start_does_not_hide_the_motion() {
    let model = dalembert::open_text(
        "step.toml",
        "dalembert = 1\n[variables]\ny = { start = [0.2, 0], fixed = true }\n[lagrangian]\nkinetic = \"y'^2/2\"\npotential = \"5*y^2\"\n[forces]\ny = \"if(t > 0, 1, 0)\"\n",
    )
    .unwrap_or_else(|e| panic!("{e}"));
    let exact = 0.1 + 0.1 * (10.0_f64.sqrt() * 2.0).cos();
    for integrator in ["rattle", "rattle4", "rattle6", "discrete-gradient"] {
        let how = dalembert::Simulate {
            until: Some(2.0),
            tolerance: Some(1e-7),
            integrator: Some(integrator.to_owned()),
            ..dalembert::Simulate::default()
        };
        let run = model.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{integrator}: {e}"));
        let heights = run.columns.iter().find(|c| c.name == "y").expect("a column");
        let error = (heights.values[heights.values.len() - 1] - exact).abs();
        assert!(error < 1e-5, "{integrator}: off by {error:e}");
    }
}

/// How a free body turns, about a stable axis lest rounding grow, does not depend on how fast it travels, wherever its centre of mass stands: with velocities in axes of the body, turn and travel would be traded from step to step.
#[test]
fn a_free_body_turns_as_it_does_at_rest() {
    let turned = |integrator: &str, com: &str, travels: &str| {
        let model = open(&format!(
            "dalembert = 1\n[bodies.wing]\nmass = 0.05\ncom = {com}\ninertia = [2e-5, 3.1e-5, 4.5e-5, 0, 0, 0]\n[joints.free]\ntype = \"free\"\n\
             between = [\"ground\", \"wing\"]\nrate = [1, 2, 12, {travels}]\nfixed = true\n"
        ));
        let by_steps = Simulate { tolerance: None, step: Some(0.01), ..how(integrator, 1.0, 4.0) };
        let run = run(&model, &by_steps);
        let of_turn = |name: &str| name.starts_with("free.w") || name.starts_with("free.q");
        let values = run.summary.final_values.iter().filter(|(name, _)| of_turn(name));
        values.map(|(_, value)| *value).collect::<Vec<f64>>()
    };
    for integrator in ["rattle", "rattle4", "rattle6", "rattle8"] {
        for com in ["[0, 0, 0]", "[0.02, -0.01, 0.03]"] {
            let rests = turned(integrator, com, "0, 0, 0");
            assert_eq!(rests.len(), 7);
            let travels = turned(integrator, com, "3, 1, -2");
            for (at_rest, on_its_way) in rests.iter().zip(&travels) {
                let difference = (at_rest - on_its_way).abs();
                assert!(difference < 12.0 * 1e-9, "{integrator}, {com}: {rests:?}, {travels:?}");
            }
        }
    }
}
