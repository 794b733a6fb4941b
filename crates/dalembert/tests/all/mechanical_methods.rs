//! `discrete-gradient` and `generalized-alpha` through `simulate`: the balance of power in each step, agreement with other integrators, refusals.

use dalembert::dynamics::result::RunResult;
use dalembert::{Loaded, Simulate};

fn open(text: &str) -> Loaded {
    dalembert::open_text("mechanical.toml", text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

fn example(name: &str) -> Loaded {
    let path = format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    dalembert::open(&path).unwrap_or_else(|e| panic!("{name}: {e}"))
}

fn run(name: &str, model: &Loaded, how: &Simulate) -> RunResult {
    let run = model.simulate(how, &mut |_| true).unwrap_or_else(|e| panic!("{name}: {e}"));
    assert!(run.summary.completed, "{name}: {}", run.summary.stop_reason);
    run
}

/// A slider-crank of bodies with dampers, a spring and a torque.
const DRIVEN_LOOP: &str = r#"
dalembert = 1
gravity = [0, -9.81, 0]
[bodies.crank]
mass = 1
com = [0.5, 0, 0]
inertia = { box = [1, 0.1, 0.1] }
[bodies.rod]
mass = 2
com = [1, 0, 0]
inertia = { box = [2, 0.1, 0.1] }
[bodies.slide]
mass = 1
inertia = { box = [0.2, 0.2, 0.2] }
[joints.A]
type = "revolute"
between = ["ground", "crank"]
start = 1
[joints.B]
type = "revolute"
between = ["crank", "rod"]
frames = [{ at = [1, 0, 0] }, {}]
damping = 5
[joints.C]
type = "revolute"
between = ["rod", "slide"]
frames = [{ at = [2, 0, 0] }, {}]
stiffness = 1e3
damping = 10
rest = 0.3
[joints.D]
type = "prismatic"
between = ["ground", "slide"]
axis = [1, 0, 0]
[forces]
A = "5*sin(3*t)"
"#;

fn models() -> Vec<(&'static str, Loaded, f64)> {
    let mut models: Vec<(&'static str, Loaded, f64)> = [
        ("andrews_bodies", 1e-4),
        ("arm", 0.01),
        ("car_axis", 0.005),
        ("double_pendulum", 0.01),
        ("double_pendulum_cartesian", 0.01),
        ("four_bar", 0.005),
        ("hoop_redundant", 0.01),
        ("planetary_gear", 0.01),
        ("slider_crank", 0.005),
        ("sprung_carts", 0.01),
        ("stewart_ups", 0.002),
        ("tumbling", 0.01),
        ("wheel", 0.01),
    ]
    .map(|(name, step)| (name, example(name), step))
    .into();
    models.push(("driven loop", open(DRIVEN_LOOP), 0.005));
    models
}

/// Steps of a length at which other methods of order 2 miss it by many digits.
#[test]
fn the_balance_of_power_holds_in_each_step() {
    for (name, model, step) in models() {
        let steps = 20.0;
        let how = |integrator: &str| Simulate {
            until: Some(steps * step),
            every: Some(step),
            step: Some(step),
            integrator: Some(integrator.to_owned()),
            ..Simulate::default()
        };
        let found = run(name, &model, &how("discrete-gradient"));
        let energy = found.summary.energy.unwrap_or_else(|| panic!("{name}: no energy"));
        let terms = energy.size.max(energy.start.abs()).max(energy.end.abs());
        assert!(energy.max_drift <= 1e-13 * steps * terms, "{name}: {:e} of {terms:e}", energy.max_drift);
        assert!(
            found.summary.relative_residuals.iter().all(|r| *r < 1e-12),
            "{name}: {:?}",
            found.summary.relative_residuals
        );
    }
}

/// With half the step a quarter of the error, against another family.
#[test]
fn both_follow_the_motion_to_order_two() {
    for (name, model, step) in models() {
        let until = 20.0 * step;
        let how = |integrator: &str, step: Option<f64>| Simulate {
            until: Some(until),
            every: Some(until),
            step,
            tolerance: step.is_none().then_some(1e-10),
            integrator: Some(integrator.to_owned()),
            ..Simulate::default()
        };
        let exact = run(name, &model, &how("radau", None));
        for integrator in ["discrete-gradient", "generalized-alpha"] {
            let error = |step: f64| {
                let found = run(name, &model, &how(integrator, Some(step)));
                let both = found.summary.final_values.iter().zip(&exact.summary.final_values);
                let sizes = exact.summary.final_sizes.iter();
                both.zip(sizes).map(|((a, b), size)| (a.1 - b.1).abs() / size.max(1e-3)).fold(0.0, f64::max)
            };
            let [coarse, fine] = [step, 0.25 * step].map(error);
            assert!(coarse < 0.2, "{name} by {integrator}: {coarse:e}");
            assert!(fine < coarse / 8.0 || fine < 1e-7, "{name} by {integrator}: {coarse:e} {fine:e}");
        }
    }
}

/// Steps by errors: to a tolerance that a method of order 2 is for.
#[test]
fn generalized_alpha_chooses_its_steps() {
    for name in ["four_bar", "double_pendulum", "tumbling", "slider_crank"] {
        let model = example(name);
        let how = |integrator: &str, tolerance: f64| Simulate {
            until: Some(0.5),
            every: Some(0.5),
            tolerance: Some(tolerance),
            integrator: Some(integrator.to_owned()),
            ..Simulate::default()
        };
        let exact = run(name, &model, &how("dop853", 1e-10));
        let found = run(name, &model, &how("generalized-alpha", 1e-5));
        let both = found.summary.final_values.iter().zip(&exact.summary.final_values);
        let sizes = exact.summary.final_sizes.iter();
        let worst = both.zip(sizes).map(|((a, b), size)| (a.1 - b.1).abs() / size.max(1e-2)).fold(0.0, f64::max);
        assert!(worst < 1e-2, "{name}: {worst:e}");
        assert_eq!(found.summary.integrator, "generalized-alpha");
    }
}

/// A body on a screw and a heavy top, both without a tree, and a pendulum.
const FROM_REST: [(&str, &str); 3] = [
    (
        "screw",
        "gravity = [0, 0, -9.81]\n[bodies.b]\nmass = 1\ninertia = { ball = 0.1 }\n\
         [joints.A]\ntype = \"helical\"\npitch = 0.01\nbetween = [\"ground\", \"b\"]\ncut = true\n",
    ),
    (
        "heavy top",
        "gravity = [0, 0, -9.81]\n[bodies.b]\nmass = 2\ncom = [0.1, 0, 0.4]\ninertia = [0.1, 0.12, 0.05, 0, 0, 0]\n\
         [joints.A]\ntype = \"spherical\"\nbetween = [\"ground\", \"b\"]\ncut = true\nrate = [0, 1, 12]\n",
    ),
    (
        "pendulum",
        "gravity = [0, 0, -9.81]\n[bodies.b]\nmass = 2\ncom = [0.3, 0, 0]\ninertia = [0.1, 0.12, 0.05, 0, 0, 0]\n\
         [joints.A]\ntype = \"revolute\"\nbetween = [\"ground\", \"b\"]\naxis = [0, 1, 0]\n",
    ),
];

/// From rest and from even motion, where errors of the first moments are none: a body that turns evenly faster misses its place by the map onto the group alone.
#[test]
fn generalized_alpha_keeps_its_tolerance_from_the_start() {
    for (name, text) in FROM_REST {
        let model = open(&format!("dalembert = 1\n{text}"));
        let how = |integrator: &str, tolerance: f64| Simulate {
            until: Some(0.5),
            every: Some(0.5),
            tolerance: Some(tolerance),
            integrator: Some(integrator.to_owned()),
            ..Simulate::default()
        };
        let exact = run(name, &model, &how("dop853", 1e-12));
        for tolerance in [1e-4, 1e-6, 1e-8] {
            let found = run(name, &model, &how("generalized-alpha", tolerance));
            let both = found.summary.final_values.iter().zip(&exact.summary.final_values);
            for ((a, b), size) in both.zip(&exact.summary.final_sizes) {
                let off = (a.1 - b.1).abs();
                assert!(off <= 10.0 * tolerance * size, "{name}, {tolerance:e}: {} is off by {off:e} of {size}", a.0);
            }
        }
    }
}

#[test]
fn a_spectral_radius_is_a_matter_of_one_integrator() {
    let model = example("four_bar");
    let refused = |integrator: &str, radius: f64| {
        let how = Simulate {
            until: Some(0.1),
            integrator: Some(integrator.to_owned()),
            spectral_radius: Some(radius),
            ..Simulate::default()
        };
        model.simulate(&how, &mut |_| true).map(|run| run.summary.completed).map_err(|e| e.to_string())
    };
    assert_eq!(refused("generalized-alpha", 0.5), Ok(true));
    assert!(refused("radau", 0.5).expect_err("refused").contains("a matter of `generalized-alpha`"));
    assert!(refused("generalized-alpha", 1.5).expect_err("refused").contains("between 0 and 1"));
    let first = Simulate { integrator: Some("generalized-alpha".into()), until: Some(0.1), ..Simulate::default() };
    let message = example("rlc_ladder").simulate(&first, &mut |_| true).map(|_| ()).expect_err("refused").to_string();
    assert!(message.contains("is a variable of order 1"), "{message}");
}

/// What an integrator is not for is refused by name, before the first step.
#[test]
fn what_has_no_energy_no_variables_or_another_order_is_refused() {
    let refused = |text: &str, integrator: &str, part: &str| {
        let how = Simulate { until: Some(0.1), integrator: Some(integrator.to_owned()), ..Simulate::default() };
        match open(&format!("dalembert = 1\n{text}")).simulate(&how, &mut |_| true) {
            Ok(run) => panic!("{integrator} reached {}", run.summary.t_end),
            Err(e) => assert!(e.to_string().contains(part), "{e}"),
        }
    };
    let twisted = "[variables]\nx = { start = [1, 0] }\ny = {}\n[equations]\nmass = { x = { x = 1, y = 0.5 }, y = { y = 1 } }\n\
        force = { x = \"-x\", y = \"-y\" }\n";
    refused(twisted, "discrete-gradient", "the energy of `x`");
    let still = "[parameters]\na = 2\n[outputs]\ny = \"3*a\"\n";
    for integrator in ["discrete-gradient", "generalized-alpha", "rattle"] {
        refused(still, integrator, "no variables");
    }
    let node = "[variables]\nx = { start = [1, 0] }\nz = { order = 0 }\n[equations]\nmass = { x = { x = 1 } }\nforce = { x = \"-z\", z = \"z - x\" }\n";
    refused(node, "rattle", "`z` is a variable of order 0");
}

/// Steps of one length have errors that nothing controls: a tolerance beside them is refused, and none is told.
#[test]
fn steps_of_one_length_have_no_tolerance() {
    let text = "[variables]\nx = { start = 1 }\n[lagrangian]\nkinetic = \"x'^2/2\"\npotential = \"x^2/2\"\n";
    let how = |integrator: &str, step: Option<f64>, tolerance: Option<f64>| Simulate {
        until: Some(0.5),
        integrator: Some(integrator.to_owned()),
        step,
        tolerance,
        ..Simulate::default()
    };
    let model = open(&format!("dalembert = 1\n{text}"));
    for integrator in
        ["auto", "radau", "bdf", "rattle", "rattle4", "realtime", "discrete-gradient", "generalized-alpha"]
    {
        let refused = model.simulate(&how(integrator, Some(0.01), Some(1e-6)), &mut |_| true);
        let refused = refused.map(|_| ()).expect_err(integrator).to_string();
        assert!(refused.contains("leave nothing to a tolerance, 1e-6"), "{integrator}: {refused}");
        let run = run(integrator, &model, &how(integrator, Some(0.01), None));
        assert_eq!((run.summary.tolerance, run.summary.step), (None, Some(0.01)), "{integrator}");
        assert_eq!(run.summary.accuracy(), "steps of 0.01 s, whose errors are not controlled");
    }
    // A length that a pilot chose is one, too.
    for integrator in ["rattle", "rattle4", "discrete-gradient"] {
        let run = run(integrator, &model, &how(integrator, None, Some(1e-4)));
        let step = run.summary.step.unwrap_or_else(|| panic!("{integrator}: no length"));
        assert!((step * run.summary.steps as f64 - 0.5).abs() < 1e-9, "{integrator}: {step}");
        assert_eq!(run.summary.tolerance, None, "{integrator}");
    }
    assert_eq!(run("radau", &model, &how("radau", None, Some(1e-4))).summary.accuracy(), "tolerance 0.0001");
    // What the file says gives way to the caller, and is refused where it contradicts itself.
    let file = |more: &str| open(&format!("dalembert = 1\n{text}[simulate]\ntolerance = 1e-5\n{more}"));
    assert_eq!(run("file", &file(""), &how("rattle", Some(0.01), None)).summary.step, Some(0.01));
    let both = file("step = 0.01\n").simulate(&how("radau", None, None), &mut |_| true).map(|_| ());
    let message = both.expect_err("both").to_string();
    assert!(message.contains("leave nothing to a tolerance") && message.contains("tolerance = 1e-5"), "{message}");
}

/// What non-ideal constraints take away is in the balance of each step: a block on an incline with friction, in formulas, slides as far as it does by hand.
#[test]
fn forces_of_constraints_are_in_the_balance() {
    let text = "dalembert = 1\n[parameters]\nmu = 0.3\nm = 2\ng = 9.81\nal = 0.8\n[variables]\nx = { start = [0, 1], fixed = true }\ny = { start = [0, 0], fixed = true }\n\
                [lagrangian]\nkinetic = \"m/2*(x'^2 + y'^2)\"\npotential = \"m*g*(y*cos(al) - x*sin(al))\"\n\
                [constraints]\nplane = { equation = \"y = 0\", force = { x = \"-mu*m*g*cos(al)\" } }\n";
    let model = open(text);
    let how = Simulate {
        until: Some(1.0),
        every: Some(0.25),
        step: Some(0.01),
        integrator: Some("discrete-gradient".to_owned()),
        ..Simulate::default()
    };
    let run = run("block", &model, &how);
    let end = |name: &str| run.summary.final_values.iter().find(|v| v.0 == name).map(|v| v.1).unwrap();
    let (mu, m, g, al) = (0.3, 2.0, 9.81, 0.8_f64);
    let a = g * (al.sin() - mu * al.cos());
    assert!((end("x'") - (1.0 + a)).abs() < 1e-9 && (end("x") - (1.0 + 0.5 * a)).abs() < 1e-9, "{}", end("x'"));
    let energy = run.summary.energy.as_ref().unwrap();
    let work = -mu * m * g * al.cos() * (1.0 + 0.5 * a);
    assert!((energy.work - work).abs() < 1e-9 * energy.size && energy.max_drift < 1e-12 * energy.size, "{energy:?}");
}

/// A body that is let go and turns falls on a line: where it is there, is known as well as the velocities are that led there. Its price is that of its order: ten times the steps for two digits.
#[test]
fn a_body_that_is_let_go_and_turns_takes_the_usual_steps() {
    let text = "dalembert = 1\ngravity = [0, 0, -9.81]\n[bodies.box]\nmass = 1\ninertia = { box = [0.1, 0.2, 0.3] }\n\
                [joints.F]\ntype = \"free\"\nbetween = [\"ground\", \"box\"]\nrate = [1, 5, 2, 0, 0, 0]\n";
    let steps = |tolerance: f64| {
        let how = Simulate {
            until: Some(1.0),
            tolerance: Some(tolerance),
            integrator: Some("generalized-alpha".to_owned()),
            ..Simulate::default()
        };
        let run = run("box", &open(text), &how);
        let end = |name: &str| run.summary.final_values.iter().find(|v| v.0 == name).map(|v| v.1).unwrap();
        assert!((end("F.z") + 0.5 * 9.81).abs() < 10.0 * tolerance * 4.9, "{tolerance}: {}", end("F.z"));
        assert!(end("F.x").hypot(end("F.y")) < 10.0 * tolerance * 4.9, "{tolerance}: {} {}", end("F.x"), end("F.y"));
        run.summary.steps as f64
    };
    let (coarse, fine) = (steps(1e-2), steps(1e-4));
    assert!(coarse < 1000.0 && fine < 20.0 * coarse, "{coarse} {fine}");
}
