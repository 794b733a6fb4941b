//! Parts of very different masses, joined by rows: every method meets all rows, or refuses. No metric of inertias is used to judge it.

use dalembert::At;
use dalembert::enforce::MethodName;

/// Numbers from a seed (splitmix64).
struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % n
    }
}

/// Some points on a line, of masses from 10^-`most` to 1, with forces on some and equations between them.
fn model(seed: u64, most: u64) -> String {
    let random = &mut Random(seed);
    let n = 3 + random.below(3);
    let mut text = "dalembert = 1\n[variables]\n".to_owned();
    (0..n).for_each(|j| text.push_str(&format!("x{j} = {{ start = [0, 0] }}\n")));
    let masses: Vec<String> =
        (0..n).map(|j| format!("{}e-{}*x{j}'^2", 1 + random.below(4), random.below(most + 1))).collect();
    text.push_str(&format!("[lagrangian]\nkinetic = \"{}\"\n[forces]\nx0 = \"1\"\n", masses.join(" + ")));
    if random.below(2) > 0 {
        text.push_str(&format!("x1 = \"{}\"\n", 1 + random.below(4)));
    }
    text.push_str("[constraints]\n");
    // Each row a new part: nothing is locked, where accelerations would be rounding.
    let row = |random: &mut Random, to: u64| format!("x{to} = {}*x{}", 1 + random.below(3), random.below(to));
    let mut rows: Vec<String> = (1..n).map(|to| row(random, to)).collect();
    rows.truncate(1 + random.below(n - 1) as usize);
    if let (Some(row), true) = (rows.first().cloned(), random.below(3) == 0) {
        rows.push(row);
    }
    for (i, row) in rows.iter().enumerate() {
        text.push_str(&format!("c{i} = \"{row}\"\n"));
    }
    text
}

/// What of the rows is missed most, relative to their terms and to what moves fastest.
fn missed(evaluation: &dalembert::dynamics::result::Evaluation) -> f64 {
    let motion = evaluation.accelerations.iter().fold(0.0_f64, |m, a| m.max(a.1.abs()));
    let share = |(row, b): (&Vec<f64>, &f64)| {
        let terms = || row.iter().zip(&evaluation.accelerations).map(|(a, (_, alpha))| a * alpha);
        let size = terms().map(f64::abs).sum::<f64>() + b.abs() + 0.1 * motion;
        if size > 0.0 { (terms().sum::<f64>() - b).abs() / size } else { 0.0 }
    };
    evaluation.rows.iter().zip(&evaluation.b).map(share).fold(0.0, f64::max)
}

fn check(most: u64, refusable: bool) -> (usize, Vec<String>) {
    let (mut answers, mut wrong) = (0, Vec::new());
    for seed in 0..60 {
        let text = model(seed, most);
        let loaded = dalembert::open_text("points.toml", &text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        for name in MethodName::ALL {
            let at = At { method: Some(name.as_str().to_owned()), ..At::default() };
            match loaded.evaluate(&at) {
                Ok(evaluation) => {
                    answers += 1;
                    let share = missed(&evaluation);
                    // `Tolerance::rank` and more of the fastest, `MET` of the terms.
                    if !(share <= 1e-6) {
                        wrong.push(format!("{most} {seed} {name}: misses {share:.1e} of a row"));
                    }
                }
                Err(why) if !refusable => wrong.push(format!("{most} {seed} {name}: {why}")),
                Err(_) => {}
            }
        }
    }
    (answers, wrong)
}

#[test]
fn rows_between_parts_of_any_mass_are_met_or_refused() {
    for (most, refusable) in [(5, false), (12, true), (30, true)] {
        let (answers, wrong) = check(most, refusable);
        assert!(answers > 100, "{answers} answers with masses down to 1e-{most}");
        assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
    }
}

/// A balanced rotor at any speed in two bearings, however these stand: no acceleration, and rows of rounding that do not contradict each other.
#[test]
fn balanced_rotors_turn_in_two_bearings() {
    for (seed, axis) in axes().enumerate() {
        for rate in [5.0, 300.0] {
            let far: Vec<f64> = axis.iter().zip([0.3, -0.2, 0.5]).map(|(n, foot)| foot + 1.7 * n).collect();
            let com: Vec<f64> = axis.iter().zip([0.3, -0.2, 0.5]).map(|(n, foot)| foot + 0.4 * n).collect();
            let text = format!(
                "dalembert = 1\n[bodies]\nrotor = {{ mass = 20, com = {com:?}, inertia = {{ ball = 2 }} }}\n[joints]\n\
                 low = {{ type = \"revolute\", between = [\"ground\", \"rotor\"], at = [0.3, -0.2, 0.5], axis = {axis:?}, rate = {rate} }}\n\
                 top = {{ type = \"cylindrical\", between = [\"ground\", \"rotor\"], at = {far:?}, axis = {axis:?} }}\n"
            );
            let rotor = dalembert::open_text("rotor.toml", &text).unwrap_or_else(|e| panic!("{e}"));
            let found = rotor.evaluate(&At::default()).unwrap_or_else(|e| panic!("{seed}: {e}"));
            assert!(found.consistent && found.v[0].1 == rate, "{seed}: {:?}", found.v);
            assert!(
                found.accelerations.iter().all(|a| a.1.abs() < 1e-9 * rate * rate),
                "{seed}: {:?}",
                found.accelerations
            );
            let codes: Vec<_> = rotor.doctor(&At::default()).unwrap().findings.iter().map(|f| f.code).collect();
            assert!(!codes.contains(&"D104"), "{seed}: {codes:?}");
        }
    }
}

/// A rod without mass between two balls spins as it likes, and is a distance to what it joins: no method takes what rounding moves of the crank and the rocker beside the spin for
/// its inertia, wherever loops are cut and whatever the units.
#[test]
fn spins_without_inertia_are_determined_by_no_method() {
    let mut answers = 0;
    for seed in 0..24 {
        let random = &mut Random(seed);
        let size = [1e-3, 1.0, 1e4][seed as usize % 3];
        let mut point = |far: f64| -> [f64; 3] {
            std::array::from_fn(|k| {
                size * ((random.below(2001) as f64 - 1000.0) / 2000.0 + if k == 0 { far } else { 0.0 })
            })
        };
        let [a, p, q, b] = [0.0, 0.6, 1.4, 2.0].map(&mut point);
        let (axis, other) = (point(0.0).map(|x| x / size + 0.01), point(0.0).map(|x| x / size + 0.02));
        let (light, heavy) = (point(0.3), point(1.7));
        let cut = if seed % 2 == 0 { "" } else { ", cut = true" };
        let length = p.iter().zip(&q).map(|(p, q)| (p - q) * (p - q)).sum::<f64>().sqrt();
        let model = |rod: &str, rest: &str| {
            format!(
                "dalembert = 1\ngravity = [0, 0, {g}]\n[bodies]\n\
                 crank = {{ mass = 1, com = {light:?}, inertia = [{j}, {j}, {j}, 0, 0, 0], frames = {{ p = {{ at = {p:?} }} }} }}\n\
                 rocker = {{ mass = 2, com = {heavy:?}, inertia = [{j}, {j}, {j}, 0, 0, 0], frames = {{ q = {{ at = {q:?} }} }} }}\n{rod}\n[joints]\n\
                 A = {{ type = \"revolute\", between = [\"ground\", \"crank\"], at = {a:?}, axis = {axis:?}, rate = 1 }}\n\
                 B = {{ type = \"revolute\", between = [\"ground\", \"rocker\"], at = {b:?}, axis = {other:?} }}\n{rest}",
                g = -9.81 * size,
                j = 0.02 * size * size,
            )
        };
        let rod = model(
            "rod = {}",
            &format!(
                "P = {{ type = \"spherical\", between = [\"crank\", \"rod\"], at = {p:?}{cut} }}\nQ = {{ type = \"spherical\", between = [\"rocker\", \"rod\"], at = {q:?} }}\n"
            ),
        );
        let tied = model("", &format!("[constraints]\nrod = \"distance(crank.p, rocker.q) = {length:?}\"\n"));
        let open = |text: &str| dalembert::open_text("rssr.toml", text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        let of = |found: &dalembert::dynamics::result::Evaluation| -> [f64; 2] {
            ["A''", "B''"].map(|name| found.accelerations.iter().find(|a| a.0 == name).map_or(f64::NAN, |a| a.1))
        };
        let wanted = of(&open(&tied).evaluate(&At::default()).unwrap_or_else(|e| panic!("{e}\n{tied}")));
        let loaded = open(&rod);
        let methods = ["auto", "embedding", "delassus"].into_iter();
        for name in methods.chain(MethodName::ALL.into_iter().map(MethodName::as_str)) {
            let at = At { method: Some(name.to_owned()), ..At::default() };
            let Ok(found) = loaded.evaluate(&at) else { continue };
            answers += 1;
            assert!(!found.accelerations_unique, "{seed} {name}: the spin is determined\n{rod}");
            let off = of(&found).iter().zip(wanted).fold(0.0_f64, |m, (a, b)| m.max((a - b).abs()));
            let most = wanted.iter().fold(1.0_f64, |m, a| m.max(a.abs()));
            assert!(off < 1e-7 * most, "{seed} {name}: {:?}, not {wanted:?}\n{rod}", of(&found));
        }
    }
    assert!(answers > 48, "{answers} answers");
}

/// Two joints lock a body; one without mass hangs on it by a hinge. The one rests, and nothing determines the other.
#[test]
fn what_hangs_on_a_locked_body_does_not_move_it() {
    let (mut answers, mut compared) = (0, 0);
    for seed in 0..24 {
        let random = &mut Random(1000 + seed);
        let mut point = || -> [f64; 3] { std::array::from_fn(|_| (random.below(2001) as f64 - 1000.0) / 500.0 + 1e-3) };
        let [first, second, third, com, u, c, h] = std::array::from_fn(|_| point());
        let across = [u[1], -u[0], 0.0];
        let text = format!(
            "dalembert = 1\ngravity = [1.77, 1.96, 1.56]\n[bodies]\nb = {{ mass = 2.134, com = {com:?} }}\nw = {{}}\n[joints]\n\
             U = {{ type = \"universal\", between = [\"ground\", \"b\"], at = {first:?}, axis = {u:?}, second_axis = {across:?}, cut = true }}\n\
             W = {{ type = \"revolute\", between = [\"b\", \"w\"], at = {second:?}, axis = {h:?}, cut = true }}\n\
             C = {{ type = \"cylindrical\", between = [\"b\", \"ground\"], at = {third:?}, axis = {c:?}, cut = true }}\n"
        );
        let loaded = dalembert::open_text("locked.toml", &text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        let methods = ["auto", "embedding"].into_iter();
        for name in methods.chain(MethodName::ALL.into_iter().map(MethodName::as_str)) {
            let at = At { method: Some(name.to_owned()), ..At::default() };
            let Ok(found) = loaded.evaluate(&at) else { continue };
            answers += 1;
            assert!(!found.accelerations_unique, "{seed} {name}: the spin is determined\n{text}");
            for (of, a) in found.accelerations.iter().filter(|a| a.0.starts_with("b.")) {
                compared += 1;
                assert!(a.abs() < 1e-8, "{seed} {name}: {of} = {a:e}\n{text}");
            }
        }
    }
    assert!(answers > 48 && compared >= 6 * answers, "{answers} answers, {compared} accelerations");
}

/// A point mass that a second link carries to the axis of the first: what a sum of moments leaves of an inertia there is none, of either sign.
#[test]
fn a_point_mass_on_the_axis_has_no_inertia_about_it() {
    for (seed, axis) in axes().enumerate() {
        let text = format!(
            "dalembert = 1\n[bodies]\na = {{}}\nb = {{ mass = 2 }}\n[joints]\n\
             A = {{ type = \"revolute\", between = [\"ground\", \"a\"], axis = {axis:?} }}\n\
             B = {{ type = \"revolute\", between = [\"a\", \"b\"], at = [-0.9989, 0.2766, -0.1256], axis = {axis:?} }}\n"
        );
        let arm = dalembert::open_text("arm.toml", &text).unwrap_or_else(|e| panic!("{e}"));
        let diagnosis = arm.doctor(&At::default()).unwrap_or_else(|e| panic!("{seed}: {e}"));
        let codes: Vec<_> = diagnosis.findings.iter().map(|f| f.code).collect();
        assert!(codes.contains(&"D201"), "{seed}: {codes:?}");
    }
}

/// Two joints with a link without inertia between them that free the same motion are both named: what they carry has inertia, and hold either of them, or give the link inertia, and it moves.
#[test]
fn joints_that_free_the_same_motion_are_both_named() {
    let arm = |[first, second]: [&str; 2], at: f64, link: &str| {
        let text = format!(
            "dalembert = 1\n[bodies]\nw = {{ {link} }}\nb = {{ mass = 2, com = [0.1, 0.2, 0.3], inertia = {{ ball = 0.5 }} }}\n\
             c = {{ mass = 1, com = [0.1, 0, 0.3], inertia = {{ ball = 0.2 }} }}\n[joints]\n\
             A = {{ type = \"{first}\", between = [\"ground\", \"w\"] }}\nB = {{ type = \"{second}\", between = [\"w\", \"b\"], at = [0, 0, {at:?}] }}\n\
             C = {{ type = \"revolute\", between = [\"b\", \"c\"], at = [1, 0, 0], axis = [1, 1, 0] }}\n"
        );
        let arm = dalembert::open_text("arm.toml", &text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        arm.evaluate(&At::default()).map_err(|e| e.to_string())
    };
    for kind in ["free", "revolute", "prismatic", "spherical"] {
        for at in [0.0, 0.2] {
            let why = arm([kind, kind], at, "").expect_err("two freedoms for one");
            assert!(why.contains("joints `A` and `B` together free a motion"), "{kind} {at}: {why}");
            let weighed = "mass = 1, com = [0.1, 0.1, 0], inertia = { ball = 0.1 }";
            for (kinds, link) in [(["fixed", kind], ""), ([kind, "fixed"], ""), ([kind, kind], weighed)] {
                arm(kinds, at, link).unwrap_or_else(|why| panic!("{kinds:?} {at} {link}: {why}"));
            }
        }
    }
    let text =
        "dalembert = 1\n[bodies]\na = {}\n[joints]\nA = { type = \"revolute\", between = [\"ground\", \"a\"] }\n";
    let alone = dalembert::open_text("arm.toml", text).unwrap_or_else(|e| panic!("{e}"));
    let why = alone.evaluate(&At::default()).expect_err("no inertia at all").to_string();
    assert!(why.contains("nothing that joint `A` moves has inertia along it"), "{why}");
}

/// Directions that are none of a frame.
fn axes() -> impl Iterator<Item = [f64; 3]> {
    (1..30).map(|k| {
        let (k, turn) = (f64::from(k), 1.3 * f64::from(k));
        [k.sin() * turn.cos(), k.sin() * turn.sin(), k.cos()]
    })
}
