//! Starts in poses where two branches of the motion cross: a parallelogram whose bars lie in one line.

use dalembert::dynamics::result::RunResult;
use dalembert::{At, Loaded, Simulate};

/// Cranks of 1 m on pivots 2 m apart, drawn in one line or upright and then turned down by a start value; words at the end of
/// joints A and D.
fn parallelogram(drawn_flat: bool, a: &str, d: &str, gravity: f64) -> Loaded {
    let turned = "start = \"-pi/2\", ";
    let (start, [at_a, at_b, pin, coupler]) = if drawn_flat {
        ("", ["[0.5, 0, 0]", "[2.5, 0, 0]", "[1, 0, 0]", "[2, 0, 0]"])
    } else {
        (turned, ["[0, 0.5, 0]", "[2, 0.5, 0]", "[0, 1, 0]", "[1, 1, 0]"])
    };
    let far = if drawn_flat { "[3, 0, 0]" } else { "[2, 1, 0]" };
    let text = format!(
        "dalembert = 1\ngravity = [0, {gravity}, 0]\n[bodies]\n\
         a = {{ mass = 1, com = {at_a}, inertia = {{ ball = 0.1 }} }}\n\
         k = {{ mass = 2, com = {coupler}, inertia = {{ ball = 0.1 }} }}\n\
         b = {{ mass = 1, com = {at_b}, inertia = {{ ball = 0.1 }} }}\n[joints]\n\
         A = {{ type = \"revolute\", between = [\"ground\", \"a\"], {start}{a} }}\n\
         B = {{ type = \"revolute\", between = [\"a\", \"k\"], at = {pin} }}\n\
         C = {{ type = \"revolute\", between = [\"k\", \"b\"], at = {far} }}\n\
         D = {{ type = \"revolute\", between = [\"ground\", \"b\"], at = [2, 0, 0]{d} }}\n"
    );
    dalembert::open_text("parallelogram.toml", &text).unwrap_or_else(|e| panic!("{e}"))
}

fn run(loaded: &Loaded, until: f64) -> RunResult {
    let how =
        Simulate { until: Some(until), every: Some(until / 100.0), tolerance: Some(1e-11), ..Simulate::default() };
    let run = loaded.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
    assert!(run.summary.completed, "{}", run.summary.stop_reason);
    assert!(run.summary.residual_position < 1e-12, "{:e}", run.summary.residual_position);
    run
}

fn column<'r>(run: &'r RunResult, name: &str) -> &'r [f64] {
    &run.columns.iter().find(|c| c.name == name).unwrap_or_else(|| panic!("no column {name}")).values
}

const FAST: &str = "rate = 3, fixed = true";

/// To the right the parallelogram has D' = A' = 3, the crossed one D' = −(2 + 1)/(2 − 1)·3 = −9: the nearest to no guess is the first,
/// and without gravity all turns evenly.
#[test]
fn a_start_on_a_branch_point_goes_along_a_branch() {
    for drawn_flat in [true, false] {
        let run = run(&parallelogram(drawn_flat, FAST, "", 0.0), 1.0);
        for rates in ["A'", "D'"].map(|n| column(&run, n)) {
            assert!(rates.iter().all(|v| (v - 3.0).abs() < 1e-8), "{rates:?}");
        }
    }
}

/// A guess of another rate chooses the other branch. Crossed, the bars are sides and diagonals of a trapezoid:
/// tan(D/2) = −3 tan(A/2), from the line of the pivots.
#[test]
fn a_guess_chooses_the_branch() {
    for drawn_flat in [true, false] {
        let run = run(&parallelogram(drawn_flat, FAST, ", rate = -8", 0.0), 0.2);
        assert!((column(&run, "D'")[0] + 9.0).abs() < 1e-9, "{}", column(&run, "D'")[0]);
        assert!(run.summary.energy.as_ref().unwrap().max_drift < 1e-7);
        let (a, d) = (column(&run, "A"), column(&run, "D"));
        let start = if drawn_flat { 0.0 } else { -std::f64::consts::FRAC_PI_2 };
        for (a, d) in a.iter().zip(d) {
            let (right, left) = (((d - start) / 2.0).tan(), ((a - start) / 2.0).tan());
            assert!((right + 3.0 * left).abs() < 1e-8, "{a} {d}");
        }
    }
}

/// With gravity the parallelogram is a pendulum: (J_A + J_B + m l²) A'' = −g (m_A + m_B + 2 m_k) l/2 cos A.
#[test]
fn from_rest_and_with_gravity() {
    let both = [", rate = 1, fixed = true", ", rate = 0, fixed = true"];
    for (rate, d) in [("rate = 1, fixed = true", both[0]), ("rate = 0, fixed = true", both[1])] {
        let run = run(&parallelogram(true, rate, d, -9.81), 1.0);
        // Balls of 0.1 m.
        let inertia = 2.0 * (0.4 * 0.01 + 0.25) + 2.0;
        let moment = 9.81 * (0.5 + 0.5 + 2.0);
        let (angle, speed) = (column(&run, "A"), column(&run, "A'"));
        let energy = |k: usize| 0.5 * inertia * speed[k] * speed[k] + moment * angle[k].sin();
        for k in 0..run.time.len() {
            assert!((energy(k) - energy(0)).abs() < 1e-7, "t = {}: {} {}", run.time[k], energy(k), energy(0));
            assert!((column(&run, "D")[k] - angle[k]).abs() < 1e-7, "t = {}", run.time[k]);
        }
        assert!(angle[100] < -0.5);
    }
}

/// The doctor finds no fault, and says what the pose is.
#[test]
fn the_doctor_knows_the_pose() {
    for drawn_flat in [true, false] {
        let found = parallelogram(drawn_flat, FAST, "", 0.0).doctor(&At::default()).unwrap();
        assert_eq!(found.findings[0].code, "D304", "{:?}", found.findings);
    }
}

/// A rod on two balls, square to the slide that carries one of them: the slide could begin to move, and cannot go on. It rests.
#[test]
fn where_no_motion_begins_there_is_rest() {
    let text = r#"
        dalembert = 1
        [bodies]
        a = { mass = 1, inertia = { ball = 0.2 } }
        b = { mass = 1, com = [1, 0.5, 0], inertia = { ball = 0.2 } }
        [joints]
        p = { type = "prismatic", between = ["ground", "a"], rate = 1 }
        q = { type = "spherical", between = ["a", "b"], at = [1, 0, 0] }
        r = { type = "spherical", between = ["ground", "b"], at = [1, 1, 0] }
    "#;
    let loaded = dalembert::open_text("rod.toml", text).unwrap_or_else(|e| panic!("{e}"));
    let found = loaded.doctor(&At::default()).unwrap();
    assert!(found.findings.iter().all(|f| f.code != "D104"), "{:?}", found.findings);
    let state = loaded.evaluate(&At::default()).unwrap();
    assert_eq!(state.v.iter().find(|v| v.0 == "p'").unwrap().1, 0.0);
}
