//! Motions through poses where branches cross, and through those where they only seem to.

use dalembert::dynamics::result::RunResult;
use dalembert::{At, Loaded, Simulate};

fn open(text: &str) -> Loaded {
    dalembert::open_text("crossing.toml", text).unwrap_or_else(|e| panic!("{e}"))
}

fn run(loaded: &Loaded, until: f64, tolerance: f64) -> RunResult {
    let how =
        Simulate { until: Some(until), every: Some(until / 200.0), tolerance: Some(tolerance), ..Simulate::default() };
    let run = loaded.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
    assert!(run.summary.completed, "{}", run.summary.stop_reason);
    run
}

fn drift(run: &RunResult) -> f64 {
    run.summary.energy.unwrap().max_drift
}

fn column<'r>(run: &'r RunResult, name: &str) -> &'r [f64] {
    &run.columns.iter().find(|c| c.name == name).unwrap_or_else(|| panic!("no column {name}")).values
}

/// A parallelogram with one pivot off by a little: cranks of 0.3 m, a coupler of 0.5 m.
fn parallelogram_text(off: f64) -> String {
    format!(
        "dalembert = 1\ngravity = [0, -9.81, 0]\n[bodies]\n\
         a = {{ mass = 1, com = [0.15, 0, 0], inertia = {{ ball = 0.1 }}, frames = {{ pin = {{ at = [0.3, 0, 0] }} }} }}\n\
         k = {{ mass = 1, com = [0.25, 0, 0], inertia = {{ ball = 0.1 }}, frames = {{ pin = {{ at = [0.5, 0, 0] }} }} }}\n\
         b = {{ mass = 1, com = [0.15, 0, 0], inertia = {{ ball = 0.1 }}, frames = {{ pin = {{ at = [0.3, 0, 0] }} }} }}\n[joints]\n\
         A = {{ type = \"revolute\", between = [\"ground\", \"a\"], start = 1, rate = 12, fixed = true }}\n\
         B = {{ type = \"revolute\", between = [\"a.pin\", \"k\"], start = -1 }}\n\
         C = {{ type = \"revolute\", between = [\"k.pin\", \"b.pin\"] }}\n\
         D = {{ type = \"revolute\", between = [\"ground\", \"b\"], frames = [{{ at = [{}, 0, 0] }}, {{}}], start = 1 }}\n",
        0.5 + off
    )
}

fn parallelogram(off: f64) -> Loaded {
    open(&parallelogram_text(off))
}

/// A misfit below 10⁻¹² m is rounding, and the linkage passes its flat pose as the parallelogram that it is meant to be; from 10⁻¹¹ m
/// on it turns off there, with accelerations of v²/√misfit, to the crossed one. Energy is kept either way.
#[test]
fn misfits_pass_as_rounding_or_turn_off() {
    for off in [0.0, 1e-16, 1e-15, 1e-14, 1e-13, 4e-13, 3e-11, 1e-10, 1e-9, 1e-8, 1e-7, 1e-6, 1e-4, 1e-2] {
        let run = run(&parallelogram(off), 2.0, 1e-10);
        let turned = column(&run, "A").iter().zip(column(&run, "D")).fold(0.0_f64, |m, (a, d)| m.max((a - d).abs()));
        assert!(if off < 1e-12 { turned < 1e-8 } else { turned > 0.1 }, "{off:e} m: turned by {turned:e}");
        assert!(drift(&run) < if off < 1e-12 { 5e-9 } else { 3e-8 }, "{off:e} m: {:e} J", drift(&run));
    }
}

/// Two rods of 1 m folded onto each other, the end on an upright slide at the pivot, with a rate: the rods open as a rhombus does, with
/// A and B = π − 2 A.
#[test]
fn a_folded_crank_opens() {
    let model = open(
        "dalembert = 1\ngravity = [0, -9.81, 0]\n[bodies]\n\
         crank = { mass = 1, com = [0.5, 0, 0], inertia = { ball = 0.1 }, frames = { pin = { at = [1, 0, 0] } } }\n\
         rod = { mass = 1, com = [0.5, 0, 0], inertia = { ball = 0.1 }, frames = { pin = { at = [1, 0, 0] } } }\n\
         block = { mass = 0.5, inertia = { ball = 0.1 } }\n[joints]\n\
         A = { type = \"revolute\", between = [\"ground\", \"crank\"] }\n\
         B = { type = \"revolute\", between = [\"crank.pin\", \"rod\"], start = \"pi\" }\n\
         C = { type = \"revolute\", between = [\"rod.pin\", \"block\"] }\n\
         G = { type = \"prismatic\", axis = [0, 1, 0], between = [\"ground\", \"block\"], rate = 0.7, fixed = true }\n",
    );
    for power in 6..=12 {
        let tolerance = 10.0_f64.powi(-power);
        let run = run(&model, 2.0, tolerance);
        let [a, b, g] = ["A", "B", "G"].map(|n| column(&run, n));
        for ((a, b), g) in a.iter().zip(b).zip(g) {
            assert!((b - (std::f64::consts::PI - 2.0 * a)).abs() < 1e-10, "{a} {b}");
            assert!((g - 2.0 * a.sin()).abs() < 1e-10);
        }
        let lost = drift(&run);
        assert!(lost < 100.0 * tolerance, "loses {lost:e} of 30 J at tolerance {tolerance:e}");
    }
}

/// The balls of this robot's rods are three revolutes each, with links of 10⁻¹¹ kg m², and pass through gimbal lock four times: there
/// a motion that stays in its plane goes straight through. At all tolerances it comes to the same place.
#[test]
fn a_delta_robot_passes_the_gimbal_lock_of_its_balls() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/loops");
    let model = dalembert::open(folder.join("robot_delta.toml")).unwrap_or_else(|e| panic!("{e}"));
    let end = |tolerance: f64| -> Vec<f64> {
        let run = run(&model, 0.6, tolerance);
        assert!(drift(&run) < 0.01 * tolerance, "{:e} of 4e-3 J at {tolerance:e}", drift(&run));
        ["leg.mot1_rod1", "leg.mot1_rod2"].map(|n| *column(&run, n).last().unwrap()).to_vec()
    };
    let best = end(1e-10);
    for tolerance in [1e-7, 1e-8, 1e-9] {
        for (x, y) in end(tolerance).iter().zip(&best) {
            assert!((x - y).abs() < 100.0 * tolerance, "{x} and {y} at tolerance {tolerance:e}");
        }
    }
}

/// A point on two lines that cross, beside a row that yields: rows with noise count in ranks, and hold nothing.
#[test]
fn a_point_goes_straight_through_a_corner_beside_a_soft_row() {
    let model = open(
        "dalembert = 1\n[variables]\nx = { start = [1, -1], fixed = true }\ny = { start = [0, 0] }\nz = { start = [0.1, 0] }\n[lagrangian]\n\
         kinetic = \"(x'^2 + y'^2 + z'^2)/2\"\n[constraints]\ncross = { equation = \"x*y = 0\" }\n\
         play = { equation = \"z = 0\", noise = 1, baumgarte = [1, 1] }\n",
    );
    let run = run(&model, 2.0, 1e-9);
    for (x, t) in column(&run, "x").iter().zip(&run.time) {
        assert!((x - (1.0 - t)).abs() < 1e-8, "{x} at {t}");
    }
    assert!(column(&run, "y").iter().all(|y| y.abs() < 1e-8));
}

/// Next to the flat pose, on either side, and upon it: a start is no worse there than elsewhere.
#[test]
fn starts_next_to_a_crossing_are_like_others() {
    for off in [1e-2, 1e-4, 1e-6, -1e-6, -1e-4, -1e-2] {
        let text = parallelogram_text(0.0).replace("start = 1, rate = 12", &format!("start = {off}, rate = 2"));
        let text = text
            .replace("start = -1 }", &format!("start = {} }}", -off))
            .replace("start = 1 }", &format!("start = {off} }}"));
        let run = run(&open(&text), 0.5, 1e-9);
        let turned = column(&run, "A").iter().zip(column(&run, "D")).fold(0.0_f64, |m, (a, d)| m.max((a - d).abs()));
        assert!(turned < 1e-8 && drift(&run) < 1e-7, "{off:e}: turned by {turned:e}, loses {:e} J", drift(&run));
    }
}

/// A crank that is fixed at an angle beside the flat pose, such as 3.1415926 rad: with good guesses of the other angles or with none,
/// accelerations are those of the pendulum, and so are those of the first sample and the reaction of the far pivot; it is the rate of the
/// far crank that tells the branch.
#[test]
fn angles_fixed_beside_the_flat_pose_are_like_others() {
    let offs = [0.0_f64, 1e-13, 4e-11, 6e-10, 4e-9, 3e-8, 2e-7, 3.46e-7, 1e-6, 1e-5, 1e-4, 1e-3, -1e-9, -5e-8, -1e-6];
    for off in offs {
        for guess in ["good", "none"] {
            // Farther away positions alone are on one branch or the other.
            if guess == "none" && off.abs() > 3e-6 {
                continue;
            }
            let start = |x: f64| if guess == "good" { format!("start = {x}, ") } else { String::new() };
            let (b, d) = (start(-off), start(off));
            let text = parallelogram_text(0.0)
                .replace("start = 1, rate = 12", &format!("start = {off}, rate = 2"))
                .replace("start = -1 }", &format!("{b}rate = -2 }}"))
                .replace("start = 1 }", &format!("{d}rate = 2 }}"));
            let alone = pendulum(&format!("start = {off}, rate = 2, fixed = true"), 9.81);
            let evaluate =
                |loaded: &Loaded| loaded.evaluate(&At::default()).unwrap_or_else(|e| panic!("{off:e} {guess}: {e}"));
            let linkage = open(&text);
            let (linked, pendulum) = (evaluate(&linkage), evaluate(&alone).accelerations[0].1);
            for (name, q) in linked.q.iter().filter(|_| guess == "good") {
                assert!(q.abs() == off.abs(), "{off:e}: {name} = {q:e} was moved");
            }
            for (name, a) in &linked.accelerations {
                let sign = if name == "B''" { -1.0 } else { 1.0 };
                assert!((a - sign * pendulum).abs() < 1e-7, "{off:e} {guess}: {name} = {a}, and not {pendulum}");
            }
            let first = run(&linkage, 0.2, 1e-9);
            let turned =
                column(&first, "A").iter().zip(column(&first, "D")).fold(0.0_f64, |m, (a, d)| m.max((a - d).abs()));
            assert!(turned < 1e-7 && drift(&first) < 1e-7, "{off:e} {guess}: turned by {turned:e}");
        }
    }
}

/// What the run says: when, and how many freedoms more. The flat pose is that in which the crank's angle is a multiple of π.
#[test]
fn runs_say_where_branches_cross() {
    let run = run(&parallelogram(0.0), 1.5, 1e-10);
    let note = run.summary.notes.iter().find(|n| n.contains("cross")).expect("a note");
    let said: Vec<f64> =
        note.split("t = ").skip(1).map(|rest| rest.split(' ').next().unwrap().parse().unwrap()).collect();
    let flat = |a: &f64| (a / std::f64::consts::PI).floor();
    let angles = column(&run, "A");
    let met: Vec<usize> = (1..angles.len()).filter(|&k| flat(&angles[k]) != flat(&angles[k - 1])).collect();
    assert_eq!(said.len(), met.len(), "{note}");
    for (time, k) in said.iter().zip(met) {
        assert!((run.time[k - 1]..=run.time[k]).contains(time), "{time} is not in step {k}: {note}");
    }
    assert!(note.contains("(1 freedom more)"), "{note}");
}

/// The cranks and the coupler of 0.5 m as one pendulum: 3 kg in all with the centre at 0.2 m, 0.143 kg m² about the pivot.
fn pendulum(joint: &str, gravity: f64) -> Loaded {
    open(&pendulum_text(joint, gravity))
}

fn pendulum_text(joint: &str, gravity: f64) -> String {
    format!(
        "dalembert = 1\ngravity = [0, -{gravity}, 0]\n[bodies]\n\
         a = {{ mass = 3, com = [0.2, 0, 0], inertia = [0.023, 0.023, 0.023, 0, 0, 0] }}\n[joints]\n\
         A = {{ type = \"revolute\", between = [\"ground\", \"a\"], {joint} }}\n"
    )
}

/// Whatever a parallelogram does in its flat pose, it moves as a pendulum does: swings through, settles in it, creeps through, turns
/// round in it.
#[test]
fn a_parallelogram_is_a_pendulum() {
    let joints = [
        ("start = 1, rate = 12, fixed = true", 9.81),
        ("start = 1, rate = 0, fixed = true, stiffness = 20, rest = 0, damping = 2", 0.0),
        ("start = 1, rate = 0, fixed = true, stiffness = 20, rest = 0, damping = 100", 0.0),
        ("start = 1, rate = 0, fixed = true, stiffness = 20, rest = -0.05, damping = 60", 0.0),
        // Turns round in the flat pose.
        ("start = 1, rate = 0, fixed = true, stiffness = 5, rest = 0.5", 0.0),
        ("start = 1, rate = 0, fixed = true, stiffness = 5, rest = 0.499999", 0.0),
    ];
    for (joint, gravity) in joints {
        let text = parallelogram_text(0.0)
            .replace("start = 1, rate = 12, fixed = true", joint)
            .replace("-9.81", &format!("-{gravity}"));
        let (linkage, alone) = (open(&text), pendulum(joint, gravity));
        for tolerance in [1e-6, 1e-8, 1e-9, 1e-10, 1e-11, 1e-12] {
            let (linkage, alone) = (run(&linkage, 5.0, tolerance), run(&alone, 5.0, tolerance.min(1e-10)));
            let largest = |a: &str, b: &[f64]| -> f64 {
                column(&linkage, a).iter().zip(b).fold(0.0, |m: f64, (a, b)| m.max((a - b).abs()))
            };
            let off = largest("A", column(&alone, "A"));
            let turned = largest("D", column(&linkage, "A"));
            assert!(off < 1e3 * tolerance + 1e-10, "{joint} at {tolerance:e}: {off:e} rad from the pendulum");
            assert!(turned < 1e-10, "{joint} at {tolerance:e}: the cranks are {turned:e} rad apart");
            // Relative to the energies of the run: the stiffest spring starts with 10 J.
            let (drift, size) = (drift(&linkage), linkage.summary.energy.unwrap().size);
            assert!(
                drift < 100.0 * tolerance * size.max(1.0) + 1e-10,
                "{joint} at {tolerance:e}: {drift:e} J of {size} J"
            );
        }
    }
}

/// Without forces the cranks turn at one rate, and steps get as long as half a turn: no flat pose is left out, nor its time.
#[test]
fn long_steps_note_each_flat_pose() {
    let text = parallelogram_text(0.0).replace("-9.81", "0").replace("rate = 12", "rate = 2");
    let model = open(&text);
    for power in 3..=12 {
        let run = run(&model, 16.0, 10.0_f64.powi(-power));
        let times: Vec<f64> = (1..=10).map(|k| (f64::from(k) * std::f64::consts::PI - 1.0) / 2.0).collect();
        assert_eq!(run.summary.singular.len(), times.len(), "1e-{power}: {:?}", run.summary.singular);
        for (met, time) in run.summary.singular.iter().zip(times) {
            assert!((met.t - time).abs() < 1e-5 && met.extra == 1, "1e-{power}: {met:?}, and not {time}");
        }
    }
}

/// Windows side by side lose a row each when they lie flat: an even number tells nothing by a sign. All flat poses are noted, at the same
/// times whatever the tolerance.
#[test]
fn flat_windows_are_noted_at_any_tolerance() {
    let model = windows(2);
    let passed = |power: i32| run(&model, 10.0, 10.0_f64.powi(-power)).summary.singular;
    let known = passed(12);
    assert_eq!(known.len(), 12, "{known:?}");
    for power in [4, 5, 6, 7, 8, 10] {
        let met = passed(power);
        assert_eq!(met.len(), known.len(), "1e-{power}: {met:?}");
        for (met, known) in met.iter().zip(&known) {
            let near = 10.0 * 10.0_f64.powi(-power).max(1e-7) * known.t.max(1.0);
            assert!((met.t - known.t).abs() < near && met.extra == 2, "1e-{power}: {met:?}, and not {known:?}");
        }
    }
}

/// The same of a hundred variables, where nothing dense is made at each step.
#[test]
fn flat_poses_of_many_windows_are_noted() {
    let model = windows(40);
    for power in [4, 6, 9] {
        let run = run(&model, 2.5, 10.0_f64.powi(-power));
        let angles = column(&run, "R0");
        let sides: Vec<bool> = angles.iter().map(|a| (a / std::f64::consts::PI).rem_euclid(2.0) < 1.0).collect();
        let flat: Vec<f64> = (1..sides.len()).filter(|&k| sides[k] != sides[k - 1]).map(|k| run.time[k]).collect();
        let met = &run.summary.singular;
        assert!(flat.len() >= 3 && met.len() == flat.len(), "1e-{power}: {met:?}, and not {flat:?}");
        for (met, before) in met.iter().zip(flat) {
            assert!(
                (0.0..=0.0126).contains(&(before - met.t)) && met.extra == 40,
                "1e-{power}: {met:?} before {before}"
            );
        }
    }
}

/// A row of windows of 1 m on upright rods, let go at a radian.
fn windows(count: usize) -> Loaded {
    let part = |name: &str, x: usize| {
        format!("{name}{x} = {{ mass = 1, com = [0.5, 0, 0], inertia = [1e-4, \"1/12\", \"1/12\", 0, 0, 0] }}\n")
    };
    let frames = |from: &str, at: usize| format!("frames = [{{ at = [{from}, 0, 0] }}, {{ at = [{at}, 0, 0] }}]");
    let (mut bodies, mut joints) = (part("rod", 0), String::new());
    for k in 0..=count {
        let start = if k == 0 { "start = 1.0, rate = 0.0, fixed = true" } else { "start = 1.0" };
        joints += &format!(
            "R{k} = {{ type = \"revolute\", between = [\"ground\", \"rod{k}\"], {}, {start} }}\n",
            frames(&k.to_string(), 0)
        );
        if k > 0 {
            bodies += &(part("rod", k) + &part("link", k));
            let last = k - 1;
            joints += &format!(
                "P{k} = {{ type = \"revolute\", between = [\"rod{last}\", \"link{k}\"], {}, start = -1.0 }}\n\
                 Q{k} = {{ type = \"revolute\", between = [\"link{k}\", \"rod{k}\"], {}, cut = true }}\n",
                frames("1", 0),
                frames("1", 1)
            );
        }
    }
    open(&format!("dalembert = 1\ngravity = [0, -9.81, 0]\n[bodies]\n{bodies}[joints]\n{joints}"))
}

/// Forces are those of the pose, however fast they change with it: a stop, a switch and a ripple next to the flat pose.
#[test]
fn forces_next_to_the_flat_pose_are_its_own() {
    for force in ["-1000*min(A - 0.05, 0)", "-3*tanh(A/0.003)", "2*sin(300*A)", "-5*tanh(200*(A - 0.1))"] {
        let forces = format!("[forces]\nA = \"{force}\"\n");
        let joint = "start = 1, rate = -2, fixed = true";
        let text = parallelogram_text(0.0).replace("-9.81", "0").replace("start = 1, rate = 12, fixed = true", joint);
        let linkage = run(&open(&(text + &forces)), 2.0, 1e-10);
        let alone = run(&open(&(pendulum_text(joint, 0.0) + &forces)), 2.0, 1e-10);
        let pairs = || column(&linkage, "A").iter().zip(column(&alone, "A"));
        assert!(column(&alone, "A").iter().any(|a| *a < 0.06), "{force}: it gets there");
        let off = pairs().fold(0.0_f64, |m, (a, b)| m.max((a - b).abs()));
        assert!(off < 1e-7, "{force}: {off:e} rad from the pendulum");
    }
}

/// An output instant at which the linkage is flat: what is shown is as smooth as the motion.
#[test]
fn a_sample_in_the_flat_pose_is_like_others() {
    let text = parallelogram_text(0.0).replace("-9.81", "0").replace("start = 1, rate = 12", "start = 0.3, rate = -2");
    let model = open(
        &(text.replace("start = -1 }", "start = -0.3 }").replace("start = 1 }", "start = 0.3 }")
            + "[outputs]\nspin = \"bz(b)\"\n"),
    );
    let how = Simulate { until: Some(0.3), every: Some(0.015), tolerance: Some(1e-9), ..Simulate::default() };
    let run = model.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
    assert!(run.summary.completed, "{}", run.summary.stop_reason);
    assert!(column(&run, "A").iter().any(|a| a.abs() < 1e-9), "one sample is in the pose");
    assert!(column(&run, "spin").iter().all(|b| b.abs() < 1e-6), "{:?}", column(&run, "spin"));
}

/// Rows that are independent by lengths and all but dependent by masses.
#[test]
fn ranks_that_differ_by_metric_are_no_crossing() {
    for (mass, slope) in [(1e4, 1e-8), (1e8, 1e-6), (1e12, 1e-5)] {
        let model = open(&format!(
            "dalembert = 1\n[variables]\nx = {{ start = [0, 0] }}\ny = {{ start = [0, 0] }}\nz = {{ start = [0, 1] }}\n[lagrangian]\n\
             kinetic = \"(x'^2 + {mass:e}*y'^2 + z'^2)/2\"\n[constraints]\none = \"x = 0\"\ntwo = \"x + {slope:e}*y = 0\"\n"
        ));
        let run = run(&model, 1.0, 1e-9);
        assert!(column(&run, "z").last().is_some_and(|z| (z - 1.0).abs() < 1e-9));
    }
}

/// A crank that is turned at 3 rad/s takes the other along, through flat poses at known times, and the work of the drive is what
/// the energy gains.
#[test]
fn a_driven_parallelogram_passes_its_flat_poses() {
    let text = parallelogram_text(0.0)
        .replace("start = 1, rate = 12, fixed = true", "start = 1")
        .replace("start = 1 }", "start = 1, rate = 3 }")
        + "[constraints]\ndrive = \"A = 1 + 3*t\"\n";
    let model = open(&text);
    for tolerance in [1e-6, 1e-8, 1e-9, 1e-10, 1e-11] {
        let run = run(&model, 5.0, tolerance);
        for ((a, d), t) in column(&run, "A").iter().zip(column(&run, "D")).zip(&run.time) {
            assert!((a - (1.0 + 3.0 * t)).abs() < 1e-10 && (d - a).abs() < 1e-10, "{a} and {d} at {t}");
        }
        assert!(drift(&run) < 1e3 * tolerance, "{tolerance:e}: {:e} J", drift(&run));
        let times: Vec<f64> = (1..=5).map(|k| (f64::from(k) * std::f64::consts::PI - 1.0) / 3.0).collect();
        let met = &run.summary.singular;
        assert_eq!(met.len(), times.len(), "{tolerance:e}: {met:?}");
        for (met, time) in met.iter().zip(times) {
            assert!((met.t - time).abs() < 1e-6 && met.extra == 1, "{met:?}, and not {time}");
        }
    }
}

/// The parallelogram with a drive as a constraint.
fn driven(off: f64, drive: &str, rate: f64) -> Loaded {
    // Who says accelerations leaves rates to the start.
    let kept =
        if drive.starts_with("A''") { format!("start = 1, rate = {rate:?}, fixed = true") } else { "start = 1".into() };
    let text = parallelogram_text(off)
        .replace("start = 1, rate = 12, fixed = true", &kept)
        .replace("start = 1 }", &format!("start = 1, rate = {rate:?} }}"));
    open(&(text + &format!("[constraints]\ndrive = \"{drive}\"\n")))
}

/// A slider-crank whose slider is driven away from its dead point over time: the crank opens to the side that it is on, however near it
/// starts, and no branches cross.
#[test]
fn nothing_crosses_beside_a_dead_point() {
    let (r, l) = (0.1_f64, 0.25_f64);
    for q in [1e-4_f64, 3e-4, 1e-3, 2e-3, 3e-3, 1e-2, 3e-2].into_iter().flat_map(|q| [q, -q]) {
        let from = r * q.cos() + (l * l - (r * q.sin()).powi(2)).sqrt();
        let loaded = open(&format!(
            "dalembert = 1\n[bodies]\n\
             crank = {{ mass = 1, inertia = {{ ball = 0.1 }} }}\nslider = {{ mass = 2 }}\n\
             rod = {{ mass = 1, com = [0.125, 0, 0], inertia = {{ ball = 0.1 }} }}\n[joints]\n\
             A = {{ type = \"revolute\", between = [\"ground\", \"crank\"], start = {q:?}, fixed = true }}\n\
             B = {{ type = \"revolute\", between = [\"crank\", \"rod\"], frames = [{{ at = [0.1, 0, 0] }}, {{}}] }}\n\
             guide = {{ type = \"prismatic\", between = [\"ground\", \"slider\"], axis = [1, 0, 0], start = 0.35 }}\n\
             C = {{ type = \"revolute\", between = [\"rod\", \"slider\"], frames = [{{ at = [0.25, 0, 0] }}, {{}}] }}\n\
             [constraints]\ndrive = \"guide = {from:?} - 0.05*t\"\n"
        ));
        let run = run(&loaded, 2.0, 1e-9);
        assert!(run.summary.singular.is_empty(), "{q:e}: {:?}", run.summary.notes);
        for (&angle, t) in column(&run, "A").iter().zip(&run.time).skip(1) {
            let x = from - 0.05 * t;
            let exact = ((r * r + x * x - l * l) / (2.0 * r * x)).acos().copysign(q);
            assert!((angle - exact).abs() < 1e-6, "{q:e}: {angle} at {t} s, not {exact}");
        }
    }
}

type Drive = (&'static str, f64, fn(f64) -> f64);

/// However a drive leads through the flat pose: straight, at one rate that is said of velocities alone, slowly, to stop in it, on from
/// a stop in it, to turn round in it or just beyond. The crank is where the drive says, the other goes along, and work is balanced.
#[test]
fn drives_may_stop_and_turn_in_the_flat_pose() {
    let drives: [Drive; 9] = [
        ("A = 1 - t", -1.0, |t| 1.0 - t),
        ("A'' = -2", 1.0, |t| 1.0 + t - t * t),
        ("A' = -1", -1.0, |t| 1.0 - t),
        ("A = 0.01 - 0.02*(t - 0.99)", -0.02, |t| 0.01 - 0.02 * (t - 0.99)),
        ("A = exp(-3*t)", -3.0, |t| (-3.0 * t).exp()),
        ("A = 1 - t^2*(3 - 2*t)*if(t < 1, 1, 0) - if(t < 1, 0, 1)", 0.0, |t| {
            if t < 1.0 { 1.0 - t * t * (3.0 - 2.0 * t) } else { 0.0 }
        }),
        ("A = -(t - 1)^3", -3.0, |t| -(t - 1.0).powi(3)),
        ("A = (t - 1)^2", -2.0, |t| (t - 1.0).powi(2)),
        ("A = (t - 1)^2 - 0.001", -2.0, |t| (t - 1.0).powi(2) - 0.001),
    ];
    for (drive, rate, angle) in drives {
        let model = driven(0.0, drive, rate);
        for tolerance in [1e-5, 1e-7, 1e-9, 1e-10, 1e-11, 1e-12] {
            let run = run(&model, 2.0, tolerance);
            for ((a, d), &t) in column(&run, "A").iter().zip(column(&run, "D")).zip(&run.time) {
                assert!((a - angle(t)).abs() < 1e-9, "{drive} at {tolerance:e}: {a} at {t}");
                assert!((d - a).abs() < 1e-9, "{drive} at {tolerance:e}: {a} and {d} at {t}");
            }
            let off = drift(&run);
            assert!(off < 1e3 * tolerance + 1e-10, "{drive} at {tolerance:e}: {off:e} J");
        }
    }
}

/// With a misfit beyond rounding a driven linkage turns off in its flat pose as a free one does, and work is balanced there, too.
#[test]
fn driven_misfits_turn_off() {
    for off in [1e-13, 1e-10, 1e-9, 1e-8, 1e-7, 1e-6, 1e-5, 1e-4, 1e-2] {
        for tolerance in [1e-6, 1e-8, 1e-10] {
            let run = run(&driven(off, "A = 1 - 3*t", -3.0), 1.0, tolerance);
            let turned =
                column(&run, "A").iter().zip(column(&run, "D")).fold(0.0_f64, |m, (a, d)| m.max((a - d).abs()));
            let turns = off > 1e-12;
            assert!(
                if turns { turned > 0.1 } else { turned < 1e-8 },
                "{off:e} m at {tolerance:e}: turned by {turned:e}"
            );
            assert!(drift(&run) < 1e3 * tolerance, "{off:e} m at {tolerance:e}: {:e} J", drift(&run));
        }
    }
}

/// A rocker longer than the crank by a little, so that the linkage never folds: driven round and round it goes as its circles say, at any
/// tolerance, and no branches cross.
#[test]
fn driven_linkages_that_nearly_fold_go_round_on_their_branch() {
    for misfit in [1e-6, 1e-7, 1e-8, 1e-9, 1e-10, 1e-11] {
        let (a, b, c, d) = (0.3_f64, 0.5_f64, 0.3 + misfit, 0.5_f64);
        let pin = "[0.3, 0, 0] } } }\n[joints]";
        let text = parallelogram_text(0.0);
        assert!(text.contains(pin));
        let text = text
            .replace(pin, &format!("[{c:?}, 0, 0] }} }} }}\n[joints]"))
            .replace("start = 1, rate = 12, fixed = true", "start = 1")
            .replace("start = 1 }", "start = 1, rate = 3 }")
            // Work, where there is any, keeps steps short.
            .replace("mass = 1, com = [0.15, 0, 0], inertia = { ball = 0.1 }, ", "")
            .replace("mass = 1, com = [0.25, 0, 0], inertia = { ball = 0.1 }, ", "")
            + "[constraints]\ndrive = \"A = 1 + 3*t\"\n";
        let model = open(&text);
        for tolerance in [1e-6, 1e-8, 1e-10] {
            let run = run(&model, 6.0, tolerance);
            assert!(run.summary.singular.is_empty(), "{misfit:e} at {tolerance:e}: {:?}", run.summary.singular);
            for (&q, &angle) in column(&run, "A").iter().zip(column(&run, "D")) {
                let (x, y) = (a * q.cos() - d, a * q.sin());
                let l = x.hypot(y);
                let off = angle - y.atan2(x) + ((l * l + c * c - b * b) / (2.0 * l * c)).acos();
                let off = off - std::f64::consts::TAU * (off / std::f64::consts::TAU).round();
                assert!(off.abs() < 1e-6, "{misfit:e} at {tolerance:e}: {angle} at {q}");
            }
        }
    }
}

/// Two drives that say the same, one of a joint and one of a point, while nothing is left to move freely: where α = 0 nothing but
/// velocities says how exactly they agree. And drives that do not say the same are refused.
#[test]
fn drives_may_repeat_each_other() {
    let second = |more: &str| format!("A = 1 + 3*t\"\nsecond = \"{more}");
    for more in ["D = 1 + 3*t", "px(a.pin) = 0.3*cos(1 + 3*t)", "py(k) = 0.3*sin(1 + 3*t)"] {
        let model = driven(0.0, &second(more), 3.0);
        for tolerance in [1e-4, 1e-6, 1e-8, 1e-10, 1e-12] {
            let run = run(&model, 3.0, tolerance);
            for (d, t) in column(&run, "D").iter().zip(&run.time) {
                assert!((d - (1.0 + 3.0 * t)).abs() < 1e-8, "{more} at {tolerance:e}: {d} at {t}");
            }
            // A row that is short next to A = 0 says what it says to less digits.
            assert!(drift(&run) < 1e3 * tolerance + 1e-8, "{more} at {tolerance:e}: {:e} J", drift(&run));
        }
    }
    let how = Simulate { until: Some(1.0), ..Simulate::default() };
    let refused = driven(0.0, &second("D = 1.00000001 + 3*t"), 3.0).simulate(&how, &mut |_| true);
    assert!(refused.is_err_and(|e| e.to_string().contains("second")));
}

/// A drive of velocities alone that starts in the flat pose.
#[test]
fn drives_of_velocities_start_in_the_flat_pose() {
    let text = parallelogram_text(0.0)
        .replace("start = 1, rate = 12, fixed = true", "start = 0")
        .replace("start = -1", "start = 0")
        .replace("start = 1 }", "start = 0 }");
    let model = open(&(text + "[constraints]\ndrive = \"A' = -1\"\n"));
    let run = run(&model, 2.0, 1e-9);
    for ((a, d), t) in column(&run, "A").iter().zip(column(&run, "D")).zip(&run.time) {
        assert!((a + t).abs() < 1e-9 && (d - a).abs() < 1e-9, "{a} and {d} at {t}");
    }
    assert!(drift(&run) < 1e-7, "{:e} J", drift(&run));
}

/// What is said of velocities need not be linear in them. There are two motions, and the guess of the rate chooses; each flat pose has
/// one freedom more.
#[test]
fn drives_may_be_nonlinear_in_velocities() {
    let model = driven(0.0, "A'^2 = 9", 3.0);
    for tolerance in [1e-6, 1e-9, 1e-11] {
        let run = run(&model, 3.0, tolerance);
        for (d, t) in column(&run, "D").iter().zip(&run.time) {
            assert!((d - (1.0 + 3.0 * t)).abs() < 1e3 * tolerance + 1e-9, "{tolerance:e}: {d} at {t}");
        }
        let extra: Vec<usize> = run.summary.singular.iter().map(|pose| pose.extra).collect();
        assert_eq!(extra, [1, 1, 1], "{tolerance:e}: {:?}", run.summary.singular);
    }
}

/// Drives that ask for different accelerations are refused in a flat pose as in any other.
#[test]
fn contradictory_drives_are_refused_in_the_flat_pose() {
    for start in ["0", "1"] {
        let text = parallelogram_text(0.0)
            .replace("start = 1, rate = 12, fixed = true", &format!("start = {start}"))
            .replace("start = -1", &format!("start = -{start}"))
            .replace("start = 1 }", &format!("start = {start}, rate = 3 }}"));
        let drives = format!("[constraints]\nrate = \"A' = 3\"\nangle = \"A = {start} + 3*t + t^2\"\n");
        let model = open(&(text + &drives));
        let evaluation = model.evaluate(&At::default());
        assert!(evaluation.is_err() || evaluation.is_ok_and(|e| !e.consistent), "from {start}: evaluated");
        let how = Simulate { until: Some(1.0), ..Simulate::default() };
        let refused = model.simulate(&how, &mut |_| true);
        let named = |text: &str| text.contains("contradict");
        let is_refused = match &refused {
            Ok(run) => run.summary.t_end == 0.0 && named(&run.summary.stop_reason),
            Err(e) => named(&e.to_string()),
        };
        assert!(is_refused, "from {start}: {:?}", refused.map(|run| run.summary.stop_reason));
    }
}

/// Three cranks without forces turn at one rate. Steps get as long as half a turn and lead over flat poses, with two freedoms more, with
/// samples next to them, at tolerances that tell nothing of these.
#[test]
fn long_steps_lead_three_cranks_over_flat_poses() {
    let text = parallelogram_text(0.0)
        .replace("-9.81", "0")
        .replace("pin = { at = [0.5, 0, 0] }", "pin = { at = [0.5, 0, 0] }, middle = { at = [0.2, 0, 0] }")
        .replace(
            "[joints]\n",
            "c = { mass = 1, com = [0.15, 0, 0], inertia = { ball = 0.1 }, frames = { pin = { at = [0.3, 0, 0] } } }\n[joints]\n\
             E = { type = \"revolute\", between = [\"k.middle\", \"c.pin\"] }\n\
             F = { type = \"revolute\", between = [\"ground\", \"c\"], frames = [{ at = [0.2, 0, 0] }, {}], start = 1 }\n",
        );
    for rate in [0.5, 7.0, 12.0] {
        let model = open(&text.replace("rate = 12", &format!("rate = {rate:?}")));
        for tolerance in [1e-4, 1e-5, 1e-6, 1e-7, 1e-9] {
            let run = run(&model, 3.0, tolerance);
            for name in ["A", "D", "F"] {
                for (angle, t) in column(&run, name).iter().zip(&run.time) {
                    let off = angle - (1.0 + rate * t);
                    assert!(off.abs() < 1e-7, "{rate} at {tolerance:e}: {name} is off by {off:e} at {t}");
                }
            }
            assert!(drift(&run) < 1e-7, "{rate} at {tolerance:e}: {:e} J", drift(&run));
        }
    }
}

/// A parallelogram on a base that flies: it tumbles, and its momentum is kept through all flat poses.
#[test]
fn a_flying_parallelogram_keeps_its_momentum() {
    let text = parallelogram_text(0.0)
        .replace("-9.81", "0")
        .replace("frames = { pin", "frames = { c = { at = [0.15, 0, 0] }, pin")
        .replace("c = { at = [0.15, 0, 0] }, pin = { at = [0.5", "c = { at = [0.25, 0, 0] }, pin = { at = [0.5")
        .replace(
            "[joints]\n",
            "base = { mass = 4, com = [0.25, 0, 0], inertia = [0.2, 0.3, 0.4, 0.01, 0.02, 0.03], frames = { c = { at = [0.25, 0, 0] } } }\n\
             [joints]\n\
             F = { type = \"free\", between = [\"ground\", \"base\"], rate = [0.3, 0.2, 0.1, 0.5, -0.4, 0.3], fixed = true }\n",
        )
        .replace("[\"ground\", \"a\"]", "[\"base\", \"a\"]")
        .replace("[\"ground\", \"b\"]", "[\"base\", \"b\"]");
    let sum = |of: &str| format!("{of} = \"4*{of}(base.c) + {of}(a.c) + {of}(k.c) + {of}(b.c)\"\n");
    let model = open(&(text + "[outputs]\n" + &["vx", "vy", "vz"].map(sum).concat()));
    for tolerance in [1e-8, 1e-10, 1e-12] {
        let run = run(&model, 2.0, tolerance);
        let turned = column(&run, "A").iter().zip(column(&run, "D")).fold(0.0_f64, |m, (a, d)| m.max((a - d).abs()));
        assert!(turned < 1e-9, "{tolerance:e}: turned by {turned:e}");
        let angles = column(&run, "A");
        let flat =
            (angles[angles.len() - 1] / std::f64::consts::PI).floor() - (angles[0] / std::f64::consts::PI).floor();
        assert!(flat >= 6.0 && run.summary.singular.len() as f64 == flat, "{flat}: {:?}", run.summary.singular);
        for name in ["vx", "vy", "vz"] {
            let p = column(&run, name);
            assert!(
                p.iter().all(|x| (x - p[0]).abs() < 100.0 * tolerance + 1e-10),
                "{tolerance:e}: {name} is not kept"
            );
        }
        assert!(drift(&run) < 100.0 * tolerance + 1e-10, "{tolerance:e}: {:e} J", drift(&run));
    }
}
