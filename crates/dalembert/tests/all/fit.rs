//! Loops whose lengths and axes were rounded: refused as they are, with the fit that would do, and fitted.

use dalembert::dynamics::model::Model;
use dalembert::dynamics::result::RunResult;
use dalembert::{At, Fitted, Loaded, Released, Simulate};
use dalembert_spec::spec::ModelSpec;

use crate::drawn::drawn;

/// A four-bar in a plane; its hinges are turned out of their direction by an angle, in rad, and shifted by a part of its size.
fn four_bar(off: f64) -> Loaded {
    let hinge = |name: &str, between: &str, at: [f64; 3], [x, y]: [f64; 2], more: &str| {
        format!(
            "{name} = {{ type = \"revolute\", between = {between}, at = [{}, {}, {}], axis = [{}, {}, 1]{more} }}\n",
            at[0],
            at[1],
            at[2] + off,
            x * off,
            y * off
        )
    };
    let mut text = "dalembert = 1\ngravity = [0, -9.81, 0]\n[bodies]\n".to_owned();
    for (name, com) in [("a", [0.0, 0.5, 0.0]), ("b", [1.0, 1.2, 0.0]), ("c", [2.0, 0.7, 0.0])] {
        text.push_str(&format!("{name} = {{ mass = 1, com = {com:?}, inertia = {{ ball = 0.3 }} }}\n"));
    }
    text.push_str("[joints]\n");
    text.push_str(&hinge("A", "[\"ground\", \"a\"]", [0.0, 0.0, 0.0], [0.3, -0.8], ", rate = 1, fixed = true"));
    text.push_str(&hinge("B", "[\"a\", \"b\"]", [0.0, 1.0, 0.0], [-0.9, 0.4], ""));
    text.push_str(&hinge("C", "[\"b\", \"c\"]", [2.0, 1.4, 0.0], [0.7, 0.7], ""));
    text.push_str(&hinge("D", "[\"ground\", \"c\"]", [2.0, 0.0, 0.0], [-0.2, -0.5], ""));
    dalembert::open_text("four_bar.toml", &text).unwrap_or_else(|e| panic!("{e}"))
}

fn run(loaded: &Loaded) -> RunResult {
    let how = Simulate { until: Some(1.0), every: Some(0.1), tolerance: Some(1e-9), ..Simulate::default() };
    let run = loaded.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
    assert!(run.summary.completed, "{}", run.summary.stop_reason);
    run
}

/// Fitted, it moves as the exact one does, to about what it is off by; and what it lets go of is said.
#[test]
fn a_rounded_loop_moves_as_the_exact_one() {
    let exact = run(&four_bar(0.0));
    for off in [1e-7, 1e-6, 1e-5] {
        let fitted = four_bar(off).fit(20.0 * off, &[]).unwrap();
        let said = fitted.fitted.as_ref().unwrap_or_else(|| panic!("{off:e} is not fitted"));
        assert!(!said.released.is_empty() && said.released.iter().all(|r| r.joint == "C" && r.relative <= 20.0 * off));
        assert_eq!(fitted.doctor(&At::default()).unwrap().mobility, 1);
        let found = run(&fitted);
        assert!(found.summary.notes.iter().any(|n| n.contains("joint `C` lets go of")), "{:?}", found.summary.notes);
        for (a, b) in exact.summary.final_values.iter().zip(&found.summary.final_values) {
            assert!(
                (a.1 - b.1).abs() < 1e3 * off * (1.0 + a.1.abs()),
                "{off:e}: {} is {} instead of {}",
                a.0,
                b.1,
                a.1
            );
        }
    }
}

/// Exact loops are left alone, whatever they hold twice; and what is no rounding is no matter for a fit.
#[test]
fn nothing_is_let_go_of_without_need() {
    let exact = four_bar(0.0).fit(1e-6, &[]).unwrap();
    assert!(exact.fitted.is_some_and(|f| f.released.is_empty()));
    let far = four_bar(1e-2).fit(1e-6, &[]).unwrap();
    assert!(far.fitted.is_none_or(|f| f.released.is_empty()));
    for wrong in [0.0, -1e-6, 0.5, f64::NAN] {
        assert!(matches!(four_bar(0.0).fit(wrong, &[]), Err(dalembert::Error::Usage(_))), "{wrong}");
    }
}

/// A triangle of bars with one bar too long by a little, and a weld: it can not close, and the number that would do is said and does.
#[test]
fn the_fit_that_would_do_is_named() {
    for off in [3e-8, 2e-6] {
        let text = format!(
            "dalembert = 1\n[bodies]\na = {{ mass = 1, inertia = {{ ball = 0.3 }} }}\nb = {{ mass = 1, inertia = {{ ball = 0.3 }} }}\n\
             [joints]\nA = {{ type = \"revolute\", between = [\"ground\", \"a\"] }}\n\
             B = {{ type = \"revolute\", between = [\"a\", \"b\"], frames = [{{ at = [1, 0, 0] }}, {{}}] }}\n\
             C = {{ type = \"revolute\", between = [\"b\", \"ground\"], frames = [{{ at = [1, 0, {off:?}] }}, {{ at = [1.2, 0.7, 0] }}] }}\n"
        );
        let open = || dalembert::open_text("triangle.toml", &text).unwrap_or_else(|e| panic!("{e}"));
        let found = open().doctor(&At::default()).unwrap();
        let first = &found.findings[0];
        assert_eq!(first.code, "D103", "{:?}", found.notes);
        let advice = first.suggestion.as_deref().unwrap_or_default();
        let named = advice.split("--fit ").nth(1).and_then(|rest| rest.split('`').next());
        let named: f64 = named.unwrap_or_else(|| panic!("no fit in {advice}")).parse().unwrap();
        assert!((off / 10.0..off * 10.0).contains(&named), "{named:e} for {off:e}");
        assert!(open().evaluate(&At::default()).unwrap_err().to_string().contains("--fit"));
        let fitted = open().fit(named, &[]).unwrap();
        assert!(fitted.doctor(&At::default()).unwrap().assembly.converged);
        assert!(open().fit(named / 100.0, &[]).unwrap().doctor(&At::default()).unwrap().findings[0].code == "D103");
    }
}

/// A file that was written with ten to sixteen digits moves as the mechanism that was meant: guessed rates are not taken for none because the rounded axes of a loop allow none.
#[test]
fn rates_are_assembled_in_loops_of_rounded_axes() {
    let linkage = |tilt: f64| {
        let body = |name: &str, com: f64| {
            format!("[bodies.{name}]\nmass = 1\ncom = [{com}, 0, 0]\ninertia = [0.1, 0.1, 0.1, 0, 0, 0]\n")
        };
        let joint = |name: &str, between: [&str; 2], frames: &str, words: &str| {
            let [one, other] = between;
            format!(
                "[joints.{name}]\ntype = \"revolute\"\nbetween = [\"{one}\", \"{other}\"]\nframes = {frames}\n{words}\n"
            )
        };
        let text = [
            "dalembert = 1\n".to_owned(),
            body("a", 0.2),
            body("b", 0.5),
            body("c", 0.4),
            joint("A", ["ground", "a"], "[{}, {}]", "start = 1.0\nrate = 1"),
            joint("B", ["a", "b"], "[{ at = [0.4, 0, 0] }, {}]", &format!("axis = [{tilt:e}, 0, 1]\nstart = -0.52")),
            joint("C", ["b", "c"], "[{ at = [1, 0, 0] }, { at = [0.8, 0, 0] }]", ""),
            joint("D", ["ground", "c"], "[{ at = [1, 0, 0] }, {}]", "start = 1.8"),
        ];
        let model = dalembert::open_text("linkage.toml", &text.concat()).unwrap_or_else(|e| panic!("{e}"));
        let e = model.evaluate(&dalembert::At::default()).unwrap_or_else(|e| panic!("{tilt:e}: {e}"));
        let rate = |name: &str| e.v.iter().find(|v| v.0 == name).map_or(f64::NAN, |v| v.1);
        [rate("A'"), rate("B'"), rate("D'")]
    };
    let exact = linkage(0.0);
    assert!(exact[0] > 0.5, "{exact:?}");
    for digits in 10..=16 {
        for sign in [-1.0, 1.0] {
            let tilt = sign * 10f64.powi(-digits);
            let rates = linkage(tilt);
            for (rate, wanted) in rates.iter().zip(exact) {
                assert!((rate - wanted).abs() < 1e-8, "{tilt:e}: {rates:?} for {exact:?}");
            }
        }
    }
}

fn digits(x: f64, count: usize) -> f64 {
    format!("{x:.*e}", count - 1).parse().unwrap()
}

fn cross(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/// Four hinges on a ring of bodies, by places and axes that are written with so many digits.
fn ring(places: [[f64; 3]; 4], axes: [[f64; 3]; 4], count: usize) -> String {
    let written = |v: [f64; 3]| v.map(|x| digits(x, count));
    let mut text = "dalembert = 1\ngravity = [0.3, -0.5, -9.81]\n[bodies]\n".to_owned();
    for (k, name) in ["a", "b", "c"].iter().enumerate() {
        let com: [f64; 3] = std::array::from_fn(|i| 0.5 * (places[k][i] + places[k + 1][i]));
        text.push_str(&format!("{name} = {{ mass = 1, com = {com:?}, inertia = {{ ball = 0.3 }} }}\n"));
    }
    text.push_str("[joints]\n");
    let between = ["[\"ground\", \"a\"]", "[\"a\", \"b\"]", "[\"b\", \"c\"]", "[\"ground\", \"c\"]"];
    for (k, name) in ["A", "B", "C", "D"].iter().enumerate() {
        let length = axes[k].iter().map(|x| x * x).sum::<f64>().sqrt();
        let (at, axis) = (written(places[k]), written(axes[k].map(|x| x / length)));
        let more = if k == 0 { ", rate = 1, fixed = true" } else { "" };
        let between = between[k];
        text.push_str(&format!(
            "{name} = {{ type = \"revolute\", between = {between}, at = {at:?}, axis = {axis:?}{more} }}\n"
        ));
    }
    text
}

/// Bennett's linkage: a skew quadrangle with equal opposite sides, whose hinges are normal to both sides at their corner.
fn bennett(count: usize) -> String {
    let (u, v, w, turn) = (0.9, 0.6, 0.5, 1.1_f64);
    let places =
        [[u, 0.0, 0.0], [v * turn.cos(), v * turn.sin(), w], [-u, 0.0, 0.0], [-v * turn.cos(), -v * turn.sin(), w]];
    let side = |k: usize| -> [f64; 3] { std::array::from_fn(|i| places[(k + 1) % 4][i] - places[k % 4][i]) };
    ring(places, std::array::from_fn(|k| cross(side(k + 3), side(k))), count)
}

/// Four hinges that meet in one point.
fn spherical(count: usize) -> String {
    let axes = [[0.1, 0.2, 1.0], [0.9, -0.1, 0.6], [0.4, 0.9, -0.3], [-0.8, 0.5, 0.4]];
    let along = [0.3, -0.7, 0.5, 0.9];
    let middle = [0.2, -0.4, 0.7];
    let places = std::array::from_fn(|k| std::array::from_fn(|i| middle[i] + along[k] * axes[k][i]));
    ring(places, axes, count)
}

/// Whatever number of digits a file is written with, its loop moves as the exact one, as it is or with the fit that is named.
#[test]
fn loops_of_any_number_of_digits_move() {
    for (name, text) in [("bennett", bennett as fn(usize) -> String), ("spherical", spherical)] {
        let open = |count: usize| dalembert::open_text(name, &text(count)).unwrap_or_else(|e| panic!("{name}: {e}"));
        let exact = open(17);
        assert!(exact.fitted.is_none(), "{name}");
        let exact = run(&exact);
        for count in 5..=16 {
            let mut model = open(count);
            let mut found = model.doctor(&At::default()).unwrap();
            let advice: String = found.findings.iter().filter_map(|f| f.suggestion.clone()).collect();
            if let Some(named) = advice.split("--fit ").nth(1).and_then(|rest| rest.split('`').next()) {
                assert!(model.simulate(&Simulate::default(), &mut |_| true).unwrap_err().to_string().contains(named));
                model = model.fit(named.parse().unwrap(), &[]).unwrap();
                found = model.doctor(&At::default()).unwrap();
            }
            assert!(found.assembly.converged && found.mobility == 1, "{name}, {count} digits: {:?}", found.findings);
            let rounded = run(&model);
            for (a, b) in exact.summary.final_values.iter().zip(&rounded.summary.final_values) {
                let close = 1e3 * 10f64.powi(-(count as i32)) + 1e-7;
                assert!((a.1 - b.1).abs() < close * (1.0 + a.1.abs()), "{name}, {count} digits: {a:?}, {b:?}");
            }
        }
    }
}

/// What a folded pose makes weak holds the mechanism in all others, however near to it the file's numbers say the start is.
#[test]
fn weak_rows_of_a_folded_pose_are_not_let_go() {
    for count in [6, 9, 10, 11, 12] {
        let angle = digits(std::f64::consts::PI, count);
        let body = |name: &str, length: f64| {
            format!("{name} = {{ mass = 1, com = [{}, 0, 0], inertia = {{ ball = 0.1 }} }}\n", length / 2.0)
        };
        let text = format!(
            "dalembert = 1\ngravity = [0, -9.81, 0]\n[bodies]\n{}{}{}[joints]\n\
             A = {{ type = \"revolute\", between = [\"ground\", \"a\"], start = {angle:?}, rate = 1 }}\n\
             B = {{ type = \"revolute\", between = [\"a\", \"b\"], frames = [{{ at = [1, 0, 0] }}, {{}}], start = {:?} }}\n\
             C = {{ type = \"revolute\", between = [\"b\", \"c\"], frames = [{{ at = [2, 0, 0] }}, {{ at = [1, 0, 0] }}] }}\n\
             D = {{ type = \"revolute\", between = [\"ground\", \"c\"], frames = [{{ at = [2, 0, 0] }}, {{}}], start = {angle:?} }}\n",
            body("a", 1.0),
            body("b", 2.0),
            body("c", 1.0),
            -angle
        );
        let model = dalembert::open_text("parallelogram.toml", &text).unwrap_or_else(|e| panic!("{e}"));
        let said = model.fitted.as_ref().map(dalembert::Fitted::sentence);
        assert!(said.is_none(), "{angle}: {said:?}");
        let found = model.doctor(&At::default()).unwrap();
        let singular = found.findings.iter().any(|f| f.code == "D304");
        assert!(found.mobility == if singular { 2 } else { 1 }, "{angle}: {}", found.mobility);
    }
}

/// A gate on two hinges whose places and axis were written with some digits, in any direction: it swings as on one of them, though nothing is open where the file places it, and next to nothing as it sets out.
#[test]
fn a_gate_on_two_hinges_swings() {
    let text = |digits: i32, seed: u32, hinges: usize| {
        let unit = 10f64.powi(digits);
        let rounded = |x: [f64; 3]| x.map(|x| (x * unit).round() / unit);
        let angle = f64::from(seed);
        let (sine, cosine) = (1.3 * angle).sin_cos();
        let axis = [cosine * angle.sin(), sine * angle.sin(), angle.cos()];
        let foot = [0.3, 0.2, 0.1].map(|x| (x * (angle + 1.0)).sin());
        let at = |along: f64| rounded([0, 1, 2].map(|k| foot[k] + along * axis[k]));
        let mut text = "dalembert = 1\ngravity = [1, -2, -9.81]\n[bodies]\ngate = { mass = 20, com = [0.9, 0.2, 1], inertia = { ball = 8 } }\n[joints]\n".to_owned();
        for (name, along, rate) in [("low", 0.0, ", rate = 1"), ("top", 1.7, "")].into_iter().take(hinges) {
            text += &format!(
                "{name} = {{ type = \"revolute\", between = [\"ground\", \"gate\"], at = {:?}, axis = {:?}{rate} }}\n",
                at(along),
                rounded(axis)
            );
        }
        dalembert::open_text("gate.toml", &text).unwrap_or_else(|e| panic!("{e}\n{text}"))
    };
    for seed in 1..9 {
        let end = |loaded: &Loaded| run(loaded).summary.final_values;
        let alone = end(&text(16, seed, 1));
        for digits in [6, 7, 8, 9, 10, 11, 12, 13, 14, 16] {
            let mut gate = text(digits, seed, 2);
            if digits < 10 {
                gate = gate.fit(30.0 * 10f64.powi(-digits), &[]).unwrap_or_else(|e| panic!("{e}"));
            }
            let diagnosis = gate.doctor(&At::default()).unwrap();
            assert_eq!(diagnosis.mobility, 1, "{seed}, {digits} digits");
            let off = 1e3 * 10f64.powi(-digits.min(10));
            for (x, right) in end(&gate).iter().zip(&alone) {
                assert!((x.1 - right.1).abs() < off, "{seed}, {digits} digits: {} = {}, not {}", x.0, x.1, right.1);
            }
        }
    }
}

/// Loops of Bennett's whose numbers were rounded in the pose they were drawn in; the frames of some hinges are given on both bodies.
fn rounded(seed: u64, count: usize) -> Loaded {
    let mut drawn = drawn(seed);
    for (k, joint) in drawn.joints.iter_mut().enumerate() {
        joint.at = joint.at.map(|x| digits(x, count));
        joint.axis = joint.axis.map(|x| digits(x, count));
        joint.rate = if k == 0 { 2.0 } else { 0.0 };
    }
    let mut text = drawn.text().replace(", rate = 0 }", " }");
    for joint in drawn.joints.iter().skip(1).step_by(2).filter(|_| seed % 20 == 7) {
        let at = format!("at = {:?}", joint.at);
        text = text.replace(&format!(", {at}, axis"), &format!(", frames = [{{ {at} }}, {{ {at} }}], axis"));
    }
    dalembert::open_text("loop.toml", &text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

fn far(loaded: &Loaded) -> RunResult {
    let how = Simulate { until: Some(3.0), every: Some(0.1), tolerance: Some(1e-10), ..Simulate::default() };
    let run = loaded.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
    assert!(run.summary.completed, "{}", run.summary.stop_reason);
    assert!(!run.summary.notes.iter().any(|note| note.contains("do not trust")), "{:?}", run.summary.notes);
    run
}

/// No directions of Bennett's loop are held twice everywhere: with some let go of it comes apart where the others are dependent. It moves as the exact one all around, by joints that are moved.
#[test]
fn bennett_linkages_of_few_digits_move_all_around() {
    let mut moved = 0;
    for seed in (0..12).map(|k| 7 + 10 * k) {
        let exact = far(&rounded(seed, 17));
        for count in [6, 8, 9, 10, 11, 12] {
            let mut model = rounded(seed, count);
            if count < 9 {
                model = model.fit(1e3 * 10f64.powi(-(count as i32)), &[]).unwrap();
            }
            assert_eq!(model.doctor(&At::default()).unwrap().mobility, 1, "{seed}, {count} digits");
            moved += usize::from(model.fitted.as_ref().is_some_and(|f| !f.moved.is_empty()));
            let found = far(&model);
            for (a, b) in exact.summary.final_values.iter().zip(&found.summary.final_values) {
                let close = 1e4 * 10f64.powi(-(count as i32)) + 1e-6;
                assert!((a.1 - b.1).abs() < close * (1.0 + a.1.abs()), "{seed}, {count} digits: {a:?}, {b:?}");
            }
        }
    }
    assert!(moved >= 24, "{moved}");
}

/// Joints are moved by no more than the digits leave, and that is said with their names.
#[test]
fn joints_that_are_moved_are_named() {
    let model = rounded(17, 7).fit(1e-5, &[]).unwrap();
    let fitted = model.fitted.as_ref().unwrap();
    assert!(fitted.released.is_empty() && fitted.moved.len() == 4, "{}", fitted.sentence());
    assert!(fitted.moved.iter().flat_map(|m| m.twist).all(|x| x.abs() < 1e-5), "{:?}", fitted.moved);
    let said = fitted.sentence();
    assert!(["`J0`", "`J1`", "`J2`", "`J3`", "placed anew"].iter().all(|part| said.contains(part)), "{said}");
    assert!(far(&model).summary.notes.contains(&said));
    let open = model.evaluate(&At::default()).unwrap();
    assert!(open.accelerations_unique);
}

/// A loop that is let go of where it is not held elsewhere all along its way is not shown to come apart as if that were a motion: it moves as the whole one, or stops, or its motion is doubted.
#[test]
fn loops_do_not_come_apart_in_silence() {
    let mut apart = 0;
    for seed in [17, 27, 37] {
        let whole = rounded(seed, 17);
        let right = far(&whole).summary.final_values;
        let all: Vec<String> = whole.model.rows.iter().map(|r| r.name.clone()).collect();
        let joint = all[0].split('.').next().unwrap_or_default();
        assert_eq!(all.len(), 5, "{all:?}");
        for (one, other) in (0..5).flat_map(|one| (one + 1..5).map(move |other| (one, other))) {
            let rows: Vec<String> = (0..5).filter(|&k| k != one && k != other).map(|k| all[k].clone()).collect();
            let mut spec = ModelSpec::clone(&whole.spec);
            spec.fit.released.clone_from(&rows);
            let released = |row: &String| Released {
                row: row.clone(),
                joint: joint.to_owned(),
                words: "a slide",
                opening: 0.0,
                is_length: true,
                relative: 0.0,
            };
            let released = rows.iter().map(released).collect();
            let fitted = Fitted { tolerance: 1e-9, asked: false, set: Vec::new(), released, moved: Vec::new() };
            let model = Model::build(&spec).unwrap();
            let (spec, parameters) = (whole.spec.clone(), Vec::new());
            let let_go = Loaded { spec, model, parameters, fitted: Some(fitted) };
            let how = Simulate { until: Some(3.0), every: Some(0.1), tolerance: Some(1e-10), ..Simulate::default() };
            let run = let_go.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
            if !run.summary.completed {
                let named = run.summary.stop_reason.contains(&format!("joint `{joint}` comes apart"));
                let mut held = let_go.simulation(&how).unwrap();
                let stop = held.advance(3.0, &mut |_| true).unwrap().map(|stop| stop.to_string());
                assert!(stop.is_some_and(|stop| !named || stop.contains("comes apart")));
                apart += usize::from(named);
                continue;
            }
            let doubted = run.summary.notes.iter().any(|note| note.contains("do not trust"));
            for (a, b) in right.iter().zip(&run.summary.final_values) {
                let close = (a.1 - b.1).abs() < 1e-5 * (1.0 + a.1.abs());
                assert!(close || doubted, "{seed}, without {rows:?}: {a:?}, {b:?}");
            }
        }
    }
    assert!(apart > 0);
}
