//! Distinct assemblies with the same input: their numbers where they are known, and that each closes.

use std::path::PathBuf;

use dalembert::dynamics::result::Evaluation;
use dalembert::{Assemblies, At, Linearize, Loaded, Vary};

fn example(name: &str) -> Loaded {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples").join(name);
    dalembert::open(path).unwrap_or_else(|e| panic!("{name}: {e}"))
}

fn text(text: &str) -> Loaded {
    dalembert::open_text("model", text).unwrap_or_else(|e| panic!("{e}"))
}

fn found(loaded: &Loaded) -> Assemblies {
    loaded.branches(&[]).unwrap().expect("it can be assembled")
}

/// An assembly, which must close without being moved.
fn at(loaded: &Loaded, assemblies: &Assemblies, ways: &[usize]) -> Evaluation {
    let e = loaded.evaluate(&At { set: assemblies.settings(ways), ..At::default() }).unwrap();
    assert!(e.assembly.converged && e.assembly.residual <= 1e-12, "{ways:?}: {:?}", e.assembly);
    e
}

fn position(e: &Evaluation, name: &str) -> [f64; 3] {
    e.poses.iter().find(|p| p.name == name).unwrap_or_else(|| panic!("no {name}")).position
}

fn apart(a: [f64; 3], b: [f64; 3]) -> f64 {
    (0..3).map(|i| (a[i] - b[i]).powi(2)).sum::<f64>().sqrt()
}

/// Largest distance between equal parts of two assemblies.
fn furthest(a: &Evaluation, b: &Evaluation) -> f64 {
    a.poses.iter().zip(&b.poses).map(|(p, q)| apart(p.position, q.position)).fold(0.0, f64::max)
}

fn all_differ(list: &[Evaluation]) {
    for (k, a) in list.iter().enumerate() {
        for b in &list[..k] {
            assert!(furthest(a, b) > 1e-3);
        }
    }
}

/// A four-bar closes in two ways for each angle of its crank, mirror images about the line from the crank's tip to the far pivot.
#[test]
fn a_four_bar_has_two() {
    let loaded = example("four_bar.toml");
    let found = found(&loaded);
    assert_eq!(found.numbered(), [[0], [1]], "{found:?}");
    let (first, second) = (at(&loaded, &found, &[0]), at(&loaded, &found, &[1]));
    let coordinate = |e: &Evaluation, name: &str| e.q.iter().find(|q| q.0 == name).unwrap().1;
    assert!((coordinate(&first, "A") - coordinate(&second, "A")).abs() < 1e-12);
    assert!((coordinate(&first, "D") - coordinate(&second, "D")).abs() > 0.1);
    assert!(apart(position(&first, "coupler"), position(&second, "coupler")) < 1e-12);
    assert_eq!(found.found.held.iter().map(|h| h.0.as_str()).collect::<Vec<_>>(), ["A"]);
}

/// With its elbows moved inwards by the platform's radius, the platform of a delta robot is a rod's length away from all three:
/// below and above. There may be others, with crossed parallelograms.
#[test]
fn a_delta_robot_hangs_below_or_stands_above() {
    let loaded = example("delta.toml");
    let found = found(&loaded);
    let (out, down) = (0.2 + 0.3 * 0.3_f64.cos() - 0.08, 0.3 * 0.3_f64.sin());
    let high = (0.36 - out * out).sqrt();
    for (asked, z) in [("table.z-", -down - high), ("table.z=0.35", high - down), ("pz(platform)>0.352", high - down)] {
        let e = at(&loaded, &found, &found.choose(asked).unwrap());
        let p = position(&e, "platform");
        assert!(p[0].abs() < 1e-9 && p[1].abs() < 1e-9 && (p[2] - z).abs() < 1e-9, "{asked}: {p:?}");
    }
    assert!((high - down - 0.3526).abs() < 1e-4);
    let all: Vec<Evaluation> = found.numbered().iter().map(|w| at(&loaded, &found, w)).collect();
    all_differ(&all);
    // Three motors are kept, six rods spin.
    assert_eq!(found.found.held.len(), 3);
    assert_eq!(found.found.parts.iter().map(|p| p.idle).collect::<Vec<_>>(), [6]);
}

/// With the platform kept, each of six legs has its elbow on one side or the other.
#[test]
fn legs_of_a_platform_close_each_by_itself() {
    let loaded = example("stewart_rss.toml");
    let found = found(&loaded);
    assert_eq!(found.found.count(), 64.0);
    assert_eq!(found.numbered().len(), 64);
    let ways = [vec![0; 6], vec![1, 0, 0, 0, 0, 0], vec![0, 0, 0, 1, 0, 0], vec![1; 6]];
    let all: Vec<Evaluation> = ways.iter().map(|w| at(&loaded, &found, w)).collect();
    all_differ(&all);
    for e in &all {
        assert!(apart(position(e, "platform"), [0.0, 0.0, 0.42]) < 1e-12);
        for k in 0..6 {
            let (rod, tip) = (position(e, &format!("leg[{k}].rod")), position(e, &format!("platform.p{k}")));
            assert!((apart(rod, tip) - 0.45).abs() < 1e-12);
            assert!(apart(rod, position(e, &format!("leg[{k}].arm.elbow"))) < 1e-12);
        }
    }
    let chosen = found.choose("leg[3].motor+, 1.2").unwrap();
    assert_eq!(chosen, [1, 0, 0, 1, 0, 0]);
}

/// With the motors kept in place of the platform, it stands above the base and hangs below it: mirror images.
#[test]
fn a_platform_on_kept_motors_has_its_mirror_image() {
    let source =
        std::fs::read_to_string(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/stewart_rss.toml"));
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("branches-{}", std::process::id()));
    std::fs::create_dir_all(folder.join("stewart")).unwrap();
    let leg = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/stewart/rotary_leg.toml");
    std::fs::copy(leg, folder.join("stewart/rotary_leg.toml")).unwrap();
    let path = folder.join("model.toml");
    std::fs::write(&path, source.unwrap().replacen("fixed = true\n", "", 1)).unwrap();
    let loaded = dalembert::open(&path).unwrap();
    let level: Vec<(String, f64)> = (0..6).map(|k| (format!("leg[{k}].motor"), 0.0)).collect();
    let found = loaded.branches(&level).unwrap().unwrap();
    let all: Vec<Evaluation> = found.numbered().iter().map(|w| at(&loaded, &found, w)).collect();
    all_differ(&all);
    // Arms that lie in the base's plane are their own mirror image, and with them the set of all assemblies.
    let heights: Vec<f64> = all.iter().map(|e| position(e, "platform")[2]).collect();
    assert!(heights.len() >= 2 && heights.len().is_multiple_of(2), "{heights:?}");
    for z in &heights {
        assert!(heights.iter().any(|other| (z + other).abs() < 1e-9), "{heights:?}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

/// Parallelograms side by side, each with its own crank, joined by their couplers.
fn windows(count: usize) -> String {
    let (x, y) = (0.9_f64.cos(), 0.9_f64.sin());
    let mut text = "dalembert = 1\n".to_owned();
    for k in 0..=count {
        text += &format!(
            "[bodies.r{k}]\nmass = 1\npose = {{ at = [{k}, 0, 0], rotation = {{ axis = [0, 0, 1], angle = 0.9 }} }}\n\
             [joints.g{k}]\ntype = \"revolute\"\nbetween = [\"ground\", \"r{k}\"]\nat = [{k}, 0, 0]\n"
        );
    }
    for k in 0..count {
        let (near, far) = (k as f64 + x, k as f64 + 1.0 + x);
        text += &format!(
            "[bodies.l{k}]\nmass = 1\npose = {{ at = [{near:?}, {y:?}, 0] }}\n\
             [joints.p{k}]\ntype = \"revolute\"\nbetween = [\"r{k}\", \"l{k}\"]\nat = [{near:?}, {y:?}, 0]\n\
             [joints.q{k}]\ntype = \"revolute\"\nbetween = [\"l{k}\", \"r{next}\"]\nat = [{far:?}, {y:?}, 0]\n",
            next = k + 1
        );
    }
    text
}

/// The work of a search has a bound that no size passes: beyond it nothing is searched, the assembly that there is is told as one that may have others.
#[test]
fn what_would_cost_too_much_is_not_searched() {
    for (count, searched) in [(1, true), (200, false), (300, false)] {
        let found = found(&text(&windows(count))).found;
        let [part] = &found.parts[..] else { panic!("{count} windows: {} parts", found.parts.len()) };
        assert!(!found.complete, "{count} windows");
        assert_eq!((part.starts >= 96, part.cut), (searched, !searched), "{count} windows: {part:?}");
        assert_eq!((part.starts == 0, found.count() == 1.0), (!searched, !searched), "{count} windows");
        assert_eq!(found.state(&[0]).y, found.first.y, "{count} windows");
    }
}

const RSSR: &str = r#"
dalembert = 1

[bodies.crank]
mass = 1.0
frames = { tip = { at = [1, 0, 0] } }

[bodies.rod]
mass = 1.0
com = [1.5, 0, 0]
inertia = { cylinder = [0.01, 3.0], along = "x" }
frames = { tip = { at = ["sqrt(10)", 0, 0] } }

[bodies.rocker]
mass = 1.0
frames = { tip = { at = [2, 0, 0] } }

[joints.A]
type = "revolute"
between = ["ground", "crank"]
axis = [0, 0, 1]
start = 0.7
fixed = true

[joints.B]
type = "spherical"
between = ["crank.tip", "rod"]

[joints.D]
type = "revolute"
between = ["ground", "rocker"]
frames = [{ at = [3, 0.5, 0.4] }, {}]
axis = [0, 1, 0]
start = 2.0

[joints.C]
type = "spherical"
between = ["rod.tip", "rocker.tip"]
"#;

/// The rod's length gives K + 4 (dx cos φ − dz sin φ) = 10 for the rocker's angle φ: two solutions, whatever the rod's spin.
#[test]
fn a_spatial_four_bar_has_two() {
    let loaded = text(RSSR);
    let found = found(&loaded);
    assert_eq!(found.numbered().len(), 2, "{:?}", found.found.quantities);
    assert_eq!(found.found.parts[0].idle, 1);
    let (dx, dy, dz) = (3.0 - 0.7_f64.cos(), 0.5 - 0.7_f64.sin(), 0.4);
    let (k, size) = (dx * dx + dy * dy + dz * dz + 4.0, 4.0 * dx.hypot(dz));
    let (middle, half) = ((-dz).atan2(dx), ((10.0 - k) / size).acos());
    let mut wanted = [middle + half, middle - half].map(|a: f64| a.sin_cos());
    for way in 0..2 {
        let e = at(&loaded, &found, &[way]);
        let angle = e.q.iter().find(|q| q.0 == "D").unwrap().1.sin_cos();
        let near = |w: &(f64, f64)| (w.0 - angle.0).abs().max((w.1 - angle.1).abs()) < 1e-9;
        let which = wanted.iter().position(near).unwrap_or_else(|| panic!("{angle:?} {wanted:?}"));
        wanted[which] = (f64::NAN, f64::NAN);
    }
}

/// Angles between gears turn back together or not at all, and q and −q are the same.
#[test]
fn full_turns_are_no_assemblies() {
    let windows = example("windows.toml");
    let found = found(&windows);
    let all: Vec<Evaluation> = found.numbered().iter().map(|w| at(&windows, &found, w)).collect();
    all_differ(&all);
    for q in all.iter().flat_map(|e| &e.q) {
        assert!(q.1.abs() < 2.0 * std::f64::consts::PI, "{q:?}");
    }
}

#[test]
fn what_can_not_be_chosen_is_said() {
    let found = found(&example("four_bar.toml"));
    let says = |asked: &str, words: &str| {
        let error = found.choose(asked).unwrap_err().to_string();
        assert!(error.contains(words), "{asked}: {error}");
    };
    says("3", "there is no assembly 3");
    says("0", "there is no assembly 0");
    says("1.3", "there is no assembly `1.3`");
    says("BB+", "did you mean `B`?");
    says("B+", "`B` is -2.66543, -1.05908");
    says("B", "neither a number nor");
    says("B>x", "`x` is not a number");
    says("B>3 mm", "`B` is an angle, in rad, and `3 mm` is a length");
    assert_eq!(found.choose("B<-2").unwrap(), [1]);
    assert_eq!(found.choose("B=-2.7").unwrap(), [1]);
    assert_eq!(found.choose("B=-155 deg").unwrap(), [1]);
    assert_eq!(found.choose("D+").unwrap(), [0]);
}

/// A parameter that is varied changes where each assembly is, not which it is: the modes over its range are those of the models with each value, also
/// on the branch that start values do not choose.
#[test]
fn branches_are_chosen_at_each_value_of_a_parameter() {
    let text = "dalembert = 1\n[parameters]\nr = 0.1\n[bodies]\ncrank = { mass = 1 }\nrod = { mass = 1, com = [0.15, 0, 0] }\nslide = { mass = 1 }\n[joints]\n\
        A = { type = \"revolute\", between = [\"ground\", \"crank\"], start = 0.5 }\n\
        B = { type = \"revolute\", between = [\"crank\", \"rod\"], frames = [{ at = [\"r\", 0, 0] }, {}] }\n\
        C = { type = \"revolute\", between = [\"rod\", \"slide\"], frames = [{ at = [0.35, 0, 0] }, {}] }\n\
        P = { type = \"prismatic\", between = [\"ground\", \"slide\"], axis = [1, 0, 0], damping = 3 }\n";
    let loaded = dalembert::open_text("crank.toml", text).unwrap_or_else(|e| panic!("{e}"));
    let at = |loaded: &Loaded, branch: &str, vary: Vec<Vary>| {
        let how = Linearize { branch: Some(branch.to_owned()), vary, ..Linearize::default() };
        loaded.linearize(&how).unwrap_or_else(|e| panic!("{branch}: {e}"))
    };
    for branch in ["P-"] {
        let vary = vec![Vary { name: "r".to_owned(), from: 0.05, to: 0.15 }];
        let found = at(&loaded, branch, vary);
        let modes = &found.parameters[0].modes;
        for (k, &value) in modes.places.iter().enumerate().step_by(10) {
            let own = at(&loaded.with(&[("r".to_owned(), value)]).unwrap(), branch, Vec::new());
            let damped = own.modes.iter().map(|mode| mode.eigenvalue.0).fold(0.0, f64::min);
            let there = modes.branches.iter().map(|mode| mode.eigenvalues[k].0).fold(0.0, f64::min);
            assert!((damped - there).abs() < 1e-6 * damped.abs(), "{branch}, r = {value}: {there}, not {damped}");
        }
    }
}
