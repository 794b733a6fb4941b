//! Closed loops against references: the Bricard mechanism (data/A04…), parallel robots in URDF with loops closed by a native
//! file (data/loops/*.json, Pinocchio 4.1.0), absolute coordinates against the tree's.

use std::path::PathBuf;

use dalembert::dynamics::independent::Question;
use dalembert::dynamics::result::{Diagnosis, Evaluation, JointReaction};
use dalembert::dynamics::spec::JointKind;
use dalembert::{At, Ignore, Loaded, Open, Simulate};
use serde_json::Value;

fn example(name: &str) -> PathBuf {
    format!("{}/../../examples/{name}", env!("CARGO_MANIFEST_DIR")).into()
}

fn data(name: &str) -> PathBuf {
    format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR")).into()
}

fn column(run: &dalembert::dynamics::result::RunResult, name: &str) -> Vec<f64> {
    let found = run.columns.iter().find(|c| c.name == name);
    found.unwrap_or_else(|| panic!("no column {name}")).values.clone()
}

/// Largest distance of P3 from the reference over 10 s.
fn bricard(tolerance: Option<f64>) -> f64 {
    let loaded = dalembert::open(example("bricard.toml")).unwrap();
    let how = Simulate { tolerance, until: Some(10.0), every: Some(0.05), ..Simulate::default() };
    let run = loaded.simulate(&how, &mut |_| true).unwrap();
    assert!(run.summary.completed, "{}", run.summary.stop_reason);
    let ours = ["P3_x", "P3_y", "P3_z"].map(|n| column(&run, n));
    let text = std::fs::read_to_string(data("A04_bricard_P3_0_10s.csv")).unwrap();
    let mut worst = 0.0_f64;
    let mut count = 0;
    for (k, line) in text.lines().filter(|l| !l.starts_with(['#', 't'])).enumerate() {
        let numbers: Vec<f64> = line.split(',').map(|x| x.parse().unwrap()).collect();
        assert!((run.time[k] - numbers[0]).abs() < 1e-12);
        let square: f64 = (0..3).map(|i| (ours[i][k] - numbers[i + 1]).powi(2)).sum();
        worst = worst.max(square.sqrt());
        count += 1;
    }
    assert_eq!(count, 201);
    worst
}

#[test]
fn bricard_follows_the_reference() {
    assert!(bricard(None) <= 1e-8);
    assert!(bricard(Some(1e-12)) <= 1e-10);
}

/// 1000 s: nothing drifts.
#[test]
fn bricard_does_not_drift() {
    let loaded = dalembert::open(example("bricard.toml")).unwrap();
    let how = Simulate { until: Some(1000.0), every: Some(1.0), tolerance: Some(1e-12), ..Simulate::default() };
    let run = loaded.simulate(&how, &mut |_| true).unwrap();
    let s = &run.summary;
    assert!(s.completed, "{}", s.stop_reason);
    assert!(s.residual_position <= 1e-12, "{}", s.residual_position);
    let energy = column(&run, "energy");
    let drift = energy.iter().fold(0.0_f64, |m, e| m.max((e - energy[0]).abs()));
    assert!(drift <= 1e-8, "{drift}");
}

#[test]
fn bricard_moves_with_one_freedom() {
    let loaded = dalembert::open(example("bricard.toml")).unwrap();
    let d: Diagnosis = loaded.doctor(&At::default()).unwrap();
    assert_eq!((d.mobility, d.rows, d.rank), (1, 5, 4));
    // In absolute coordinates: five bodies, six joints of five rows.
    let absolute = dalembert::open_as(example("bricard.toml"), &Open { absolute: true, ..Open::default() }).unwrap();
    let d: Diagnosis = absolute.doctor(&At::default()).unwrap();
    assert_eq!((d.variables, d.mobility, d.rows, d.rank), (30, 1, 30, 29));
}

/// A robot with its loops closed, at the reference's states.
fn robot(name: &str) -> (Loaded, Value) {
    let ignore = Ignore { damping: true, ..Ignore::default() };
    let loaded = dalembert::open_as(data(&format!("loops/{name}.toml")), &Open { ignore, ..Open::default() });
    let text = std::fs::read_to_string(data(&format!("loops/{name}.json"))).unwrap();
    (loaded.unwrap_or_else(|e| panic!("{name}: {e}")), serde_json::from_str(&text).unwrap())
}

/// Our name of one of its joints.
fn ours(joint: &str) -> String {
    format!("leg.{}", joint.replace('/', "_"))
}

fn at(case: &Value) -> At {
    let part = |key: &str, prime: &str| -> Vec<(String, f64)> {
        let of = case[key].as_object().unwrap().iter();
        of.map(|(joint, x)| (format!("{}{prime}", ours(joint)), x.as_f64().unwrap())).collect()
    };
    At { set: [part("q", ""), part("v", "'")].concat(), ..At::default() }
}

/// A robot's accelerations at the reference's states within 1e-9 of the largest of `digits`, by state and joint.
fn accelerations_agree(name: &str, digits: impl Fn(&Value, usize) -> Value) {
    let (loaded, oracle) = robot(name);
    for (k, case) in oracle["cases"].as_array().unwrap().iter().enumerate() {
        let answer: Evaluation = loaded.evaluate(&at(case)).unwrap_or_else(|e| panic!("{name} {k}: {e}"));
        assert_eq!(answer.lambda.len() as u64, case["rows"].as_u64().unwrap(), "{name} {k}");
        assert_eq!(answer.rank as u64, case["rank"].as_u64().unwrap(), "{name} {k}");
        let mobility = loaded.model.n() - answer.rank;
        assert_eq!(mobility as u64, case["mobility"].as_u64().unwrap(), "{name} {k}");
        let reference = digits(case, k);
        let reference = reference.as_object().unwrap();
        assert_eq!(reference.len(), answer.accelerations.len(), "{name} {k}");
        let size = reference.values().fold(0.0_f64, |m, x| m.max(x.as_f64().unwrap().abs()));
        for (joint, x) in reference {
            let wanted = format!("{}''", ours(joint));
            let own = answer.accelerations.iter().find(|a| a.0 == wanted).unwrap().1;
            let miss = (own - x.as_f64().unwrap()).abs() / size;
            assert!(miss <= 1e-9, "{name} {k} {joint}: {own} for {x}, {miss:.2e}");
        }
    }
}

#[test]
fn digit_and_disney_agree_with_pinocchio() {
    accelerations_agree("digit_like", |case, _| case["qdd_zero_torque"].clone());
    accelerations_agree("disney_like", |case, _| case["qdd_zero_torque"].clone());
}

/// The small balls of the delta's loops have next to no inertia (6.5 mg of 23 g), and the reference, made with doubles, is off by
/// up to 1.7e-9 there in the third state. So ours stand against 50 digits (data/loops/robot_delta_digits.py), and against the
/// reference where that has the digits.
#[test]
fn delta_agrees_with_fifty_digits() {
    let text = std::fs::read_to_string(data("loops/robot_delta_digits.json")).unwrap();
    let digits: Value = serde_json::from_str(&text).unwrap();
    accelerations_agree("robot_delta", |_, k| digits["cases"][k].clone());
    accelerations_agree("robot_delta", |case, k| {
        let mut reference = case["qdd_zero_torque"].clone();
        if k == 2 {
            for (joint, x) in reference.as_object_mut().unwrap() {
                if joint.starts_with("closedloop") {
                    *x = digits["cases"][k][joint].clone();
                }
            }
        }
        reference
    });
}

/// From the zero pose, where no loop is closed.
#[test]
fn robots_are_assembled_from_the_zero_pose() {
    for name in ["robot_delta", "digit_like", "disney_like"] {
        let (loaded, _) = robot(name);
        let d: Diagnosis = loaded.doctor(&At::default()).unwrap();
        assert!(d.assembly.converged, "{name}");
        assert!(d.assembly.residual <= 1e-12, "{name}: {}", d.assembly.residual);
    }
}

fn norm(v: [f64; 3]) -> f64 {
    v.iter().map(|x| x * x).sum::<f64>().sqrt()
}

/// The same mechanism twice, at the same joint coordinates and velocities: as a tree with loops, and with every joint a constraint.
fn absolute_agrees(path: PathBuf) {
    let name = path.display().to_string();
    let tree = dalembert::open(&path).unwrap_or_else(|e| panic!("{e}"));
    let absolute = dalembert::open_as(&path, &Open { absolute: true, ..Open::default() });
    let absolute = absolute.unwrap_or_else(|e| panic!("{name}: {e}"));
    let a: Evaluation = tree.evaluate(&At::default()).unwrap_or_else(|e| panic!("{name}: {e}"));
    let set = [a.q.clone(), a.v.clone()].concat();
    let b: Evaluation = absolute.evaluate(&At { set, ..At::default() }).unwrap_or_else(|e| panic!("{name}: {e}"));
    assert_eq!(tree.model.n() - a.rank, absolute.model.n() - b.rank, "{name}: degrees of freedom");
    let (Some(x), Some(y)) = (a.energy, b.energy) else { panic!("{name}: energies") };
    let size = x.0.abs() + x.1.abs() + 1.0;
    assert!((x.0 - y.0).abs() <= 1e-9 * size, "{name}: {x:?} {y:?}");
    // A body welded to the ground is part of it in the tree, and has a height of its own otherwise.
    let welded = tree.spec.definitions.iter().flat_map(|d| &d.joints).any(|j| j.kind.value == JointKind::Fixed);
    assert!(welded || (x.1 - y.1).abs() <= 1e-9 * size, "{name}: {x:?} {y:?}");
    let load = a.reactions.iter().fold(1.0_f64, |m, r| m.max(norm(r.force)).max(norm(r.moment)));
    let mut compared = 0;
    for r in &a.reactions {
        let Some(other) = b.reactions.iter().find(|o| o.name == r.name) else { panic!("{name}: {}", r.name) };
        let of = |r: &JointReaction| {
            let known = r.moment_determined.into_iter().chain(r.force_determined);
            r.moment.into_iter().chain(r.force).zip(known).collect::<Vec<_>>()
        };
        for ((x, known), (y, also_known)) in of(r).into_iter().zip(of(other)) {
            assert_eq!(known, also_known, "{name}: {} {r:?} {other:?}", r.name);
            compared += usize::from(known);
            assert!(!known || (x - y).abs() <= 1e-9 * load, "{name}: {} {r:?} {other:?}", r.name);
        }
    }
    for ((n, x), (m, y)) in a.outputs.iter().zip(&b.outputs) {
        assert!(n == m && (x - y).abs() <= 1e-7 * (1.0 + x.abs()), "{name}: output {n} {x} {y}");
    }
    assert!(compared > 0, "{name}: nothing was compared");
}

#[test]
fn absolute_coordinates_give_the_same_reactions() {
    for name in [
        "precessing_top",
        "tumbling",
        "sprung_carts",
        "arm",
        "bricard",
        "four_bar",
        "slider_crank",
        "parallelogram",
        "windows",
        "stewart_ups",
        "stewart_rss",
        "delta",
        "jansen",
        "planetary_gear",
        "rolling_disc",
        "bicycle",
        "sleigh",
        "andrews_bodies",
    ] {
        absolute_agrees(example(&format!("{name}.toml")));
    }
    for name in ["ur5", "panda"] {
        absolute_agrees(example(&format!("robots/{name}.urdf")));
    }
}

fn setting(pairs: &[(&str, f64)]) -> At {
    At { set: pairs.iter().map(|(n, x)| ((*n).to_owned(), *x)).collect(), ..At::default() }
}

/// Efforts of inverse dynamics through the loop, given back to the motor, make the acceleration that was asked for; the reduced
/// mass matrix gives the kinetic energy.
#[test]
fn inverse_dynamics_goes_through_loops() {
    let loaded = dalembert::open(example("bricard.toml")).unwrap();
    let question = Question {
        independent: Some(vec!["J1".to_owned()]),
        actuated: vec![("J6".to_owned(), 1.0)],
        frames: vec!["rod2.P3".to_owned()],
    };
    let state = [("J1", 0.4), ("J1'", 0.7)];
    let asked = loaded.independent(&setting(&[state[0], state[1], ("J1''", 2.5)]), &question).unwrap();
    let efforts = asked.efforts.unwrap();
    assert!(efforts.unique && efforts.attainable && efforts.undriven.is_empty());
    let driven = loaded.evaluate(&setting(&[state[0], state[1], ("tau.J6", efforts.values[0].1)])).unwrap();
    let own = driven.accelerations.iter().find(|a| a.0 == "J1''").unwrap().1;
    assert!((own - 2.5).abs() < 1e-10, "{own}");
    let kinetic = 0.5 * asked.mass[0][0] * 0.7 * 0.7;
    assert!((kinetic - driven.energy.unwrap().0).abs() < 1e-12);
    // The frame's velocity by the Jacobian and by the outputs along the motion.
    let later = loaded.simulate(
        &Simulate {
            set: setting(&state).set,
            until: Some(2e-4),
            every: Some(1e-4),
            tolerance: Some(1e-12),
            ..Simulate::default()
        },
        &mut |_| true,
    );
    let x = column(&later.unwrap(), "P3_x");
    let velocity = asked.jacobians[0].1[3][0] * 0.7;
    let difference = (-3.0 * x[0] + 4.0 * x[1] - x[2]) / 2e-4;
    assert!((difference - velocity).abs() < 1e-6, "{difference} {velocity}");
}

/// Two motors on one freedom share least; none on two freedoms leaves a motion undriven.
#[test]
fn too_many_and_too_few_motors_are_said() {
    let loaded = dalembert::open(example("bricard.toml")).unwrap();
    let both = Question {
        independent: None,
        actuated: vec![("J1".to_owned(), 1.0), ("J6".to_owned(), 2.0)],
        frames: Vec::new(),
    };
    let asked = loaded.independent(&setting(&[("J1", 0.3)]), &both).unwrap();
    let efforts = asked.efforts.unwrap();
    assert!(!efforts.unique && efforts.attainable);
    // At rest: least τ₁² + 4 τ₂² over r₁ τ₁ + r₂ τ₂ = r, so that τ₁ r₂ = 4 τ₂ r₁ with the ratios r of the joints' velocities.
    let names: Vec<String> = loaded.model.variables.iter().map(|v| v.name.clone()).collect();
    let ratio = |name: &str| asked.motion[names.iter().position(|n| n == name).unwrap()][0];
    let (a, b) = (efforts.values[0].1 * ratio("J6"), 4.0 * efforts.values[1].1 * ratio("J1"));
    assert!((a - b).abs() < 1e-10 * (1.0 + a.abs()), "{a} {b}");
    let gear = dalembert::open(example("planetary_gear.toml")).unwrap();
    let first = gear.model.variables[0].name.clone();
    let one = Question { actuated: vec![(first, 1.0)], ..Question::default() };
    let efforts = gear.independent(&At::default(), &one).unwrap().efforts.unwrap();
    assert_eq!(efforts.undriven.len(), 1);
}

/// What is asked of one coordinate is asked of the mechanism: the same motion by another joint's acceleration takes the same effort,
/// whichever coordinate would be chosen as independent.
#[test]
fn accelerations_are_asked_of_any_coordinate() {
    let loaded = dalembert::open(example("bricard.toml")).unwrap();
    let question = Question { actuated: vec![("J6".to_owned(), 1.0)], ..Question::default() };
    let effort = |set: &[(&str, f64)]| {
        let answer = loaded.independent(&setting(set), &question).unwrap_or_else(|e| panic!("{e}"));
        answer.efforts.unwrap().values[0].1
    };
    let wanted = effort(&[("J1''", 2.5)]);
    assert!((effort(&[]) - wanted).abs() > 1.0);
    let driven = loaded.evaluate(&setting(&[("tau.J6", wanted)])).unwrap();
    for joint in ["J2", "J3", "J5"] {
        let name = format!("{joint}''");
        let follows = driven.accelerations.iter().find(|a| a.0 == name).unwrap().1;
        if follows.abs() > 1e-3 {
            assert!((effort(&[(&name, follows)]) - wanted).abs() <= 1e-9 * wanted.abs(), "{name}");
            // Both at once, if they go together; else an error that names the one that does not.
            assert!((effort(&[("J1''", 2.5), (&name, follows)]) - wanted).abs() <= 1e-9 * wanted.abs(), "{name}");
            let torn = loaded.independent(&setting(&[("J1''", 2.5), (&name, follows + 1.0)]), &question);
            assert!(torn.unwrap_err().to_string().contains("can't be"), "{name}");
        }
    }
    let refused = |question: &Question| loaded.independent(&At::default(), question).unwrap_err().to_string();
    let twice = Question { actuated: vec![("J6".to_owned(), 1.0), ("J6".to_owned(), 2.0)], ..Question::default() };
    assert!(refused(&twice).contains("drive twice"), "{}", refused(&twice));
    let closing = Question { independent: Some(vec!["J4".to_owned()]), ..Question::default() };
    assert!(refused(&closing).contains("`J4` closes a loop"), "{}", refused(&closing));
}

/// Two bodies on one axis that a ball ties together: the joint between them stands still, but for rounding, and drives nothing.
#[test]
fn a_joint_that_stands_still_drives_nothing() {
    let text = r#"
        dalembert = 1
        gravity = [0, 0, -9.81]
        [bodies]
        a = { mass = 1, com = [1, 0, 0], inertia = { ball = 0.1 } }
        b = { mass = 1, com = [0, 1, 0], inertia = { ball = 0.1 } }
        [joints]
        A = { type = "revolute", between = ["ground", "a"], axis = [1, 2, 3], start = 0.3, fixed = true }
        B = { type = "revolute", between = ["ground", "b"], axis = [1, 2, 3], start = 0.3 }
        S = { type = "spherical", between = ["a", "b"], at = [1, 0, 0.3] }
        X = { type = "revolute", between = ["a", "b"], axis = [1, 2, 3] }
    "#;
    let loaded = dalembert::open_text("axis.toml", text).unwrap_or_else(|e| panic!("{e}"));
    let question = Question {
        independent: Some(vec!["A".to_owned()]),
        actuated: vec![("X".to_owned(), 1.0)],
        ..Question::default()
    };
    let efforts = loaded.independent(&setting(&[("A''", 1.0)]), &question).unwrap().efforts.unwrap();
    assert!(!efforts.attainable && !efforts.unique && efforts.undriven.len() == 1, "{efforts:?}");
    assert_eq!(efforts.values[0].1, 0.0);
}

/// A loop whose bars do not reach is not kept, whichever joints close it, in a plane or in space: what a projection leaves is no rounding. One that they close is, to rounding.
#[test]
fn a_loop_that_does_not_close_is_not_kept() {
    use dalembert::dynamics::projection::Projector;
    use dalembert::dynamics::{StartValues, equations::Equations};
    let bars = |distance: f64, last: &str| {
        let bar = |name: &str| {
            format!(
                "[bodies.{name}]\nmass = 1\ncom = [0.5, 0, 0]\ninertia = [0.1, 0.1, 0.1, 0, 0, 0]\nframes = {{ pin = {{ at = [1, 0, 0] }} }}\n"
            )
        };
        let joint = |name: &str, kind: &str, between: &str, start: &str| {
            format!("[joints.{name}]\ntype = \"{kind}\"\nbetween = [{between}]\n{start}")
        };
        let text = [
            format!("dalembert = 1\n[bodies.post]\nmass = 1\nframes = {{ end = {{ at = [{distance}, 0, 0] }} }}\n"),
            joint("F", "fixed", "\"ground\", \"post\"", ""),
            ["one", "two", "three"].map(bar).concat(),
            joint("A", "revolute", "\"ground\", \"one\"", "start = 0.9\n"),
            joint("B", "revolute", "\"one.pin\", \"two\"", "start = -0.8\n"),
            joint("C", "revolute", "\"two.pin\", \"three\"", "start = -0.9\n"),
            joint("D", last, "\"three.pin\", \"post.end\"", ""),
        ];
        dalembert::open_text("bars.toml", &text.concat()).unwrap_or_else(|e| panic!("{e}\n{}", text.concat()))
    };
    for last in ["revolute", "spherical"] {
        for (distance, closes) in [(2.0, true), (5.0, false)] {
            let loaded = bars(distance, last);
            let model = &loaded.model;
            let mut state = StartValues::of(model).state;
            let found = Projector::new(model).project(&mut Equations::new(model), state.t, &mut state.y, &state.inputs);
            assert_eq!(found.is_ok(), closes, "{last}, {distance}: {found:?}");
            if let Err(error) = found {
                assert!(error.message.contains("`D") && error.message.contains("can't be kept"), "{}", error.message);
            }
        }
    }
}
