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

/// A four-bar on a turning base, driven by a formula of time: its rows are redundant in every pose, and what they leave by rounding is no
/// condition on velocities.
#[test]
fn driven_mechanisms_keep_the_rates_that_are_guessed() {
    let body = |name: &str, end: f64| {
        format!(
            "{name} = {{ mass = 1, com = [0.1, 0, 0], inertia = {{ ball = 0.3 }}, frames = {{ pin = {{ at = [{end}, 0, 0] }} }} }}\n"
        )
    };
    let text = format!(
        "dalembert = 1\ngravity = [0, -9.81, 0]\n[bodies]\n{}{}{}{}[joints]\n\
         base = {{ type = \"revolute\", between = [\"ground\", \"base\"], axis = [1, 1, 0], start = 0.3, rate = 1e-5 }}\n\
         A = {{ type = \"revolute\", between = [\"base\", \"crank\"], axis = [0, 0.6, 0.8], start = 1.3 }}\n\
         B = {{ type = \"revolute\", between = [\"crank.pin\", \"coupler\"], axis = [0, 0.6, 0.8], start = -1.0 }}\n\
         C = {{ type = \"revolute\", between = [\"coupler.pin\", \"rocker.pin\"], axis = [0, 0.6, 0.8] }}\n\
         D = {{ type = \"revolute\", between = [\"base\", \"rocker\"], axis = [0, 0.6, 0.8], start = 1.6,\n\
         frames = [{{ at = [1, 0, 0] }}, {{}}] }}\n\
         [constraints]\ndrive = \"A = 1.3 + 0.2*(1-cos(20*t))\"\n",
        body("base", 1.0),
        body("crank", 0.3),
        body("coupler", 1.0),
        body("rocker", 0.8)
    );
    let loaded = dalembert::open_text("driven.toml", &text).unwrap_or_else(|e| panic!("{e}"));
    let state = loaded.evaluate(&At::default()).unwrap();
    let rate = |name: &str| state.v.iter().find(|v| v.0 == name).unwrap().1;
    assert!((rate("base'") - 1e-5).abs() < 1e-12, "{}", rate("base'"));
    assert!(rate("A'").abs() < 1e-12);
}

/// A slider-crank of any size has the same angular velocities.
#[test]
fn size_does_not_matter() {
    let rates = |size: f64| {
        let text = std::fs::read_to_string(format!("{}/../../examples/slider_crank.toml", env!("CARGO_MANIFEST_DIR")));
        let text = text.unwrap();
        let scaled = |name: &str, value: f64| format!("{name} = {{ value = {}, unit = \"m\" }}", value * size);
        let (r, l) = (scaled("r", 0.2), scaled("l", 0.5));
        let text: Vec<String> = text
            .lines()
            .map(|line| match line {
                _ if line.starts_with("r = {") => r.clone(),
                _ if line.starts_with("l = {") => l.clone(),
                _ => line.to_owned(),
            })
            .collect();
        let text = text.join("\n");
        let loaded = dalembert::open_text("crank.toml", &text).unwrap_or_else(|e| panic!("{e}"));
        let set = vec![("A".to_owned(), 1.0), ("A'".to_owned(), 8.0)];
        let state = loaded.evaluate(&At { set, ..At::default() }).unwrap_or_else(|e| panic!("{e}"));
        state.v.iter().find(|v| v.0 == "B'").unwrap().1
    };
    let wanted = rates(1.0);
    for size in [1e-2, 1e-4, 1e-6, 1e4] {
        assert!((rates(size) - wanted).abs() <= 1e-6 * wanted.abs(), "{size}: {} {wanted}", rates(size));
    }
}

/// What the user gives is kept to the last digit where no constraint speaks of it.
#[test]
fn small_rates_beside_large_ones_stay() {
    let text = r#"
        dalembert = 1
        [bodies]
        table = { mass = 1, inertia = { ball = 1 } }
        rotor = { mass = 1, inertia = { ball = 1 } }
        [joints]
        table = { type = "revolute", between = ["ground", "table"], rate = 1e-9 }
        spin = { type = "revolute", between = ["table", "rotor"], axis = [1, 0, 0], rate = 1e5 }
    "#;
    let loaded = dalembert::open_text("gyro.toml", text).unwrap_or_else(|e| panic!("{e}"));
    let state = loaded.evaluate(&At::default()).unwrap();
    assert_eq!(state.v.iter().find(|v| v.0 == "table'").unwrap().1, 1e-9);
}

/// A rod that starts level and at rest has no energy in sum; that is no reason to distrust what rounding leaves of it.
#[test]
fn energy_is_measured_by_what_is_exchanged() {
    let text = r#"
        dalembert = 1
        gravity = [0, -9.81, 0]
        [bodies]
        rod = { mass = 1, com = [0.5, 0, 0], inertia = { ball = 0.1 } }
        [joints]
        pin = { type = "revolute", between = ["ground", "rod"] }
    "#;
    let loaded = dalembert::open_text("rod.toml", text).unwrap_or_else(|e| panic!("{e}"));
    let how = Simulate { until: Some(5.0), tolerance: Some(1e-6), ..Simulate::default() };
    let run = loaded.simulate(&how, &mut |_| true).unwrap();
    let energy = run.summary.energy.as_ref().unwrap();
    assert!(energy.max_drift > 1e-9 && !energy.is_off(), "{energy:?}");
    assert!(energy.size > 4.0, "{energy:?}");
}

/// Three parallel rods between two bodies, the lower one free: no row holds it, and no velocity of it is asked for. Rods that turn alike
/// give rows whose products of velocities cancel, and what rounding leaves of those is no contradiction.
#[test]
fn a_free_base_starts_at_rest() {
    for angle in [1.0, 0.0, std::f64::consts::PI] {
        a_free_base_with_rods_starts_at_rest(angle);
    }
}

/// Drawn with the rods at an angle: flat, or folded back.
fn a_free_base_with_rods_starts_at_rest(angle: f64) {
    let (x, y) = (0.4 * angle.cos(), 0.4 * angle.sin());
    let rods = [[0.0, 0.0], [0.6, 0.0], [0.3, 0.4]];
    let mut text = "dalembert = 1\n[bodies]\n\
         base = { mass = 3, com = [0.3, 0, 0], inertia = { ball = 0.2 } }\n"
        .to_owned();
    text += &format!("plate = {{ mass = 2, com = [{}, {y}, 0.15], inertia = {{ ball = 0.2 }} }}\n", x + 0.3);
    for (k, [px, pz]) in rods.iter().enumerate() {
        let com = [px + 0.5 * x, 0.5 * y, *pz];
        text += &format!("r{k} = {{ mass = 1, com = {com:?}, inertia = {{ ball = 0.1 }} }}\n");
    }
    text += "[joints]\nF = { type = \"free\", between = [\"ground\", \"base\"], at = [0, 0, 0] }\n";
    for (k, [px, pz]) in rods.iter().enumerate() {
        let rate = if k == 0 { ", rate = 6, fixed = true" } else { "" };
        let (foot, head) = ([*px, 0.0, *pz], [px + x, y, *pz]);
        text += &format!("A{k} = {{ type = \"revolute\", between = [\"base\", \"r{k}\"], at = {foot:?}{rate} }}\n");
        text += &format!("B{k} = {{ type = \"revolute\", between = [\"r{k}\", \"plate\"], at = {head:?} }}\n");
    }
    let loaded = dalembert::open_text("rods.toml", &text).unwrap_or_else(|e| panic!("{e}"));
    let evaluation = loaded.evaluate(&At::default()).unwrap_or_else(|e| panic!("{e}"));
    for (name, v) in &evaluation.v {
        let expected = match name.as_bytes()[0] {
            b'F' => 0.0,
            b'B' => -6.0,
            _ => 6.0,
        };
        assert!((v - expected).abs() < 1e-13, "{angle}: {name} = {v}");
    }
}

/// A crank and a rod as long as it, folded: the slide is at the crank's pivot, where it may stay while the rod turns with the crank, or go
/// on through. Of any size, a guess of the slide's rate chooses the branch, and a pose that is rounded to 1e-7 counts as the branch point.
#[test]
fn a_guess_of_a_slide_chooses_the_branch_in_any_size() {
    for size in [1e-6, 1.0, 1e6] {
        for (guess, bend) in [(-6.0, -6.0), (0.0, 0.0)] {
            for off in [0.0, 1e-7] {
                let (half, guess) = (0.5 * size, guess * size);
                let ball = 0.1 * size;
                let text = format!(
                    "dalembert = 1\n[bodies]\n\
                     a = {{ mass = 1, com = [0, {half:e}, 0], inertia = {{ ball = {ball:e} }} }}\n\
                     k = {{ mass = 1, com = [0, {half:e}, 0], inertia = {{ ball = {ball:e} }} }}\n\
                     s = {{ mass = 1, inertia = {{ ball = {ball:e} }} }}\n[joints]\n\
                     A = {{ type = \"revolute\", between = [\"ground\", \"a\"], {FAST} }}\n\
                     S = {{ type = \"prismatic\", between = [\"ground\", \"s\"], axis = [1, 0, 0], start = {:e}, rate = {guess:e} }}\n\
                     B = {{ type = \"revolute\", between = [\"a\", \"k\"], at = [0, {size:e}, 0] }}\n\
                     C = {{ type = \"revolute\", between = [\"k\", \"s\"], at = [0, 0, 0], cut = true }}\n",
                    off * size
                );
                let e = dalembert::open_text("folded.toml", &text).unwrap().evaluate(&At::default()).unwrap();
                let of = |name: &str| e.v.iter().find(|v| v.0 == name).unwrap_or_else(|| panic!("{name}")).1;
                let what = format!("{size} m, guess {guess}, off by {off}");
                assert!((of("A'") - 3.0).abs() < 1e-9, "{what}: {}", of("A'"));
                assert!((of("B'") - bend).abs() < 1e-5, "{what}: {}", of("B'"));
                assert!((of("S'") / size - bend).abs() < 1e-5, "{what}: {}", of("S'"));
            }
        }
    }
}
