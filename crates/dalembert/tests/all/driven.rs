//! Prescribed motion is motion, and bodies that turn by themselves are told apart from freedoms of use.

use std::f64::consts::TAU;

use crate::typed;
use dalembert::At;
use dalembert::dynamics::result::{Diagnosis, Finding, Severity};

fn read(path: &str) -> String {
    std::fs::read_to_string(format!("{}/{path}.toml", env!("CARGO_MANIFEST_DIR"))).expect("a file")
}

fn of_text(text: &str) -> Diagnosis {
    dalembert::open_text("model", text).and_then(|l| l.doctor(&At::default())).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// A model with constraints added, as lines of their table.
fn with(text: &str, constraints: &str) -> String {
    let lines: String = text.lines().filter(|l| !l.starts_with("rate")).map(|l| format!("{l}\n")).collect();
    match lines.find("[constraints]\n") {
        Some(at) => format!("{}\n{constraints}{}", &lines[..at + 13], &lines[at + 13..]),
        None => format!("{lines}\n[constraints]\n{constraints}"),
    }
}

fn prescribed(d: &Diagnosis) -> usize {
    d.prescribed.as_ref().map_or(0, |p| p.count)
}

fn codes(d: &Diagnosis) -> Vec<(&str, Severity, &[String])> {
    d.findings.iter().map(|f: &Finding| (f.code, f.severity, f.names.as_slice())).collect()
}

const TWO_SLIDES: &str = r#"
dalembert = 1
[bodies]
a = { mass = 1, inertia = { ball = 0.1 } }
b = { mass = 1, inertia = { ball = 0.1 } }
c = { mass = 1, inertia = { ball = 0.1 } }
[joints.one]
type = "prismatic"
between = ["ground", "a"]
axis = [1, 0, 0]
[joints.two]
type = "prismatic"
between = ["a", "b"]
axis = [0, 1, 0]
[joints.three]
type = "revolute"
between = ["b", "c"]
at = [0.3, 0.4, 0]
"#;

/// Mobility and what is prescribed make the mobility without drives, whatever drives: positions, frames, rates, accelerations.
#[test]
fn drives_take_the_freedoms_that_they_prescribe() {
    let four_bar = read("../../examples/four_bar");
    for (text, drive, count) in [
        (four_bar.as_str(), "drive = \"A = pi/2 + 3*t\"", 1),
        (&four_bar, "drive = \"px(crank.pin) = 0.3*sin(t)\"", 1),
        (&four_bar, "drive = \"A' = 3\"", 1),
        (&four_bar, "drive = \"(2 + sin(t))*A' = 3\"", 1),
        (TWO_SLIDES, "drive = \"one = 0.1*sin(t)\"", 1),
        (TWO_SLIDES, "drive = \"two'' = 0.1\"", 1),
        (TWO_SLIDES, "drive = \"one = sin(t)\"\nother = \"three = t\"", 2),
        (TWO_SLIDES, "drive = \"one = sin(t)\"\nboth = \"three + two' = 2\"", 2),
        (TWO_SLIDES, "held = \"one = 0\"\ndrive = \"two = t\"", 1),
        (TWO_SLIDES, "held = \"one = 0\"", 0),
    ] {
        let (held, drives): (Vec<&str>, Vec<&str>) = drive.lines().partition(|l| l.starts_with("held"));
        let free = if held.is_empty() { of_text(text) } else { of_text(&with(text, &held.join("\n"))) };
        let driven = of_text(&with(text, drive));
        assert_eq!(driven.mobility + prescribed(&driven), free.mobility, "{drive}: {:#?}", driven.notes);
        assert_eq!((prescribed(&driven), count), (count, drives.len()), "{drive}");
        let still = |d: &Diagnosis| d.mechanism.as_ref().map(|m| m.immovable.clone());
        assert_eq!(still(&driven), still(&free), "{drive}");
        assert!(driven.findings.iter().all(|f| f.severity == Severity::Note), "{:#?}", driven.notes);
    }
}

/// What acts early, late or always is the same drive: the formula says so, not its values at some times.
#[test]
fn drives_count_whenever_they_act() {
    let four_bar = read("../../examples/four_bar");
    let pulses = ["pi/2 + 3*t", "pi/2 + max(0, t-0.02)*max(0, 0.36-t)", "pi/2 + max(0, t-1e5)"];
    for text in [four_bar.as_str(), TWO_SLIDES] {
        let joint = if text == TWO_SLIDES { "three" } else { "A" };
        let found: Vec<Diagnosis> =
            pulses.iter().map(|f| of_text(&with(text, &format!("drive = \"{joint} = {f}\"")))).collect();
        for other in &found[1..] {
            assert_eq!(codes(&found[0]), codes(other));
            assert_eq!((found[0].mobility, prescribed(&found[0])), (other.mobility, prescribed(other)));
        }
    }
}

/// Parameters that are formulas of time drive as well, and joints that follow a driven one.
#[test]
fn moving_parameters_and_followers() {
    let parameter = format!("{TWO_SLIDES}\n[parameters]\nway = \"0.1*sin(t)\"\n");
    let d = of_text(&with(&parameter, "drive = \"one = way\""));
    assert_eq!((d.mobility, prescribed(&d)), (2, 1), "{:#?}", d.notes);
    let follower =
        TWO_SLIDES.replacen("axis = [0, 1, 0]", "axis = [0, 1, 0]\nmimic = { joint = \"one\", ratio = 2 }", 1);
    let d = of_text(&with(&follower, "drive = \"one = t\""));
    let p = d.prescribed.clone().expect("a drive");
    assert_eq!((d.mobility, p.count, p.moving.as_slice()), (1, 1, ["one", "two"].map(str::to_owned).as_slice()));
    assert_eq!(p.free, ["three"]);
}

#[test]
fn a_driven_suspension() {
    let d = of_text(&read("tests/sick/driven_wishbone"));
    let said = d.findings.iter().find(|f| f.code == "D307").expect("prescribed motion");
    assert_eq!((said.severity, &said.names[..3]), (Severity::Note, &["wheel", "lca", "uca"].map(str::to_owned)[..]));
    assert!(d.findings.iter().all(|f| f.code != "D302" && f.severity == Severity::Note), "{:#?}", d.notes);
    let held = d.findings.iter().find(|f| f.code == "D303").expect("a joint that is held");
    assert_eq!(held.names, ["rackslide", "rackpos"]);
    assert_eq!(d.mechanism.expect("bodies").immovable, ["rackslide"]);
}

/// A triangle of bars beside a driven joint is locked all the same.
#[test]
fn what_is_locked_stays_locked() {
    let text = read("tests/sick/locked");
    let driven = format!(
        "{text}\n[bodies.extra]\nmass = 1\ninertia = {{ ball = 0.1 }}\n[joints.turn]\ntype = \"revolute\"\nbetween = [\"ground\", \"extra\"]\n"
    );
    let d = of_text(&with(&driven, "drive = \"turn = t\""));
    let f = d.findings.iter().find(|f| f.code == "D303").expect("joints that can't move");
    let mut names = f.names.clone();
    names.sort();
    assert_eq!(names, ["P", "Q", "R"]);
    let held = with(&read("../../examples/four_bar"), "hold = \"A = pi/2\"");
    assert!(of_text(&held).findings.iter().any(|f| f.code == "D302" && f.severity == Severity::Warning));
}

/// The rods of a robot with symmetry three: all of them or none.
#[test]
fn rods_that_are_alike_turn_alike() {
    let d = of_text(&read("tests/sick/delta_rods"));
    let f = d.findings.iter().find(|f| f.code == "D406").expect("rods that turn");
    assert_eq!(f.names, ["rod0a", "rod0b", "rod1a", "rod1b", "rod2a", "rod2b"]);
    let m = d.mechanism.expect("bodies");
    let own: Vec<_> = m.freedoms.iter().filter(|f| f.passive.is_none()).collect();
    assert_eq!((d.mobility, own.len()), (9, 3));
}

/// Six legs of cylinder and rod between balls: each turns as one, whatever the order in the file.
#[test]
fn legs_of_two_bodies_turn_as_one() {
    let leg = |k: usize| {
        let at = |r: f64, k: usize, shift: f64, z: f64| {
            let angle = TAU * (k as f64 / 6.0) + shift * if k.is_multiple_of(2) { 1.0 } else { -1.0 };
            [r * angle.cos(), r * angle.sin(), z]
        };
        let (a, b) = (at(1.0, k, 0.2, 0.0), at(0.6, k, -0.3, 1.1));
        let axis: Vec<f64> = (0..3).map(|i| b[i] - a[i]).collect();
        format!(
            "[bodies.low{k}]\nmass = 1\ninertia = {{ ball = 0.1 }}\n[bodies.high{k}]\nmass = 1\ninertia = {{ ball = 0.1 }}\n\
             [joints.foot{k}]\ntype = \"spherical\"\nbetween = [\"ground\", \"low{k}\"]\nat = {a:?}\n\
             [joints.slide{k}]\ntype = \"prismatic\"\nbetween = [\"low{k}\", \"high{k}\"]\nat = {a:?}\naxis = {axis:?}\n\
             [joints.head{k}]\ntype = \"spherical\"\nbetween = [\"high{k}\", \"plate\"]\nat = {b:?}\n"
        )
    };
    for order in [[0, 1, 2, 3, 4, 5], [4, 2, 0, 5, 1, 3]] {
        let legs: String = order.into_iter().map(leg).collect();
        let d = of_text(&format!("dalembert = 1\n[bodies.plate]\nmass = 5\ninertia = {{ ball = 0.5 }}\n{legs}"));
        let m = d.mechanism.as_ref().expect("bodies");
        let mut pairs: Vec<(String, Vec<String>)> =
            m.freedoms.iter().filter_map(|f| Some((f.passive.clone()?, f.with.clone()))).collect();
        pairs.sort();
        let wanted: Vec<(String, Vec<String>)> =
            (0..6).map(|k| (format!("low{k}"), vec![format!("high{k}")])).collect();
        assert_eq!((d.mobility, pairs), (12, wanted), "{:#?}", d.notes);
    }
}

/// A ball on a turntable rolls over ground that moves: two rows hold to its velocities, and drive none. Its middle goes round a circle at 2/7
/// of the table's pace (S. Earnshaw, *Dynamics*, 1844), however large the ball is, wherever it is laid.
#[test]
fn a_ball_on_a_turntable_goes_round_at_two_sevenths() {
    for (radius, place) in [(0.05, 0.2), (0.3, 1.0)] {
        let text = format!(
            r#"
dalembert = 1
[parameters]
r = {radius}
m = 0.7
W = 2
[variables]
x = {{ start = {place} }}
y = {{ start = 0 }}
u = {{ start = 0 }}
v = {{ start = 0 }}
[lagrangian]
kinetic = "m/2*(x'^2 + y'^2) + 0.2*m*r^2*(u'^2 + v'^2)"
[constraints]
along = "x' - r*v' + W*y = 0"
across = "y' + r*u' - W*x = 0"
"#
        );
        let d = of_text(&text);
        assert!(d.prescribed.is_none() && d.findings.is_empty() && d.mobility == 2, "{:?}", d.findings);
        let period = TAU / (2.0 * 2.0 / 7.0);
        let model = dalembert::open_text("ball", &text).expect("a model");
        let run = typed::run(&model, "auto", 1e-11, (period, 8));
        let column = |name| typed::column(&run, name);
        let ((x, y), (vx, vy)) = ((column("x"), column("y")), (column("x'"), column("y'")));
        let speed = vx[0].hypot(vy[0]);
        let radius = speed / (2.0 * 2.0 / 7.0);
        let apart = |k: usize| (x[k] - x[0]).hypot(y[k] - y[0]);
        assert!(apart(8) < 1e-8 * radius, "back to the start: {x:?} {y:?}");
        assert!((apart(4) - 2.0 * radius).abs() < 1e-8 * radius, "half way it is across: {x:?} {y:?}");
    }
}

/// What moves as it is prescribed does not stand still, in no finding and nowhere on its page: bodies and variables, by places and by rates.
#[test]
fn what_is_prescribed_is_not_said_to_stand_still() {
    let four_bar = read("../../examples/four_bar");
    let mass = "dalembert = 1\n[variables]\nx = { start = 0 }\n[lagrangian]\nkinetic = \"x'^2/2\"\n";
    for (text, drive) in [
        (four_bar.as_str(), "drive = \"A = pi/2 + 3*t\""),
        (&four_bar, "drive = \"A' = 3\""),
        (TWO_SLIDES, "first = \"one = 0.1*sin(t)\"\nsecond = \"two' = 0.1\"\nthird = \"three = t\""),
        (mass, "drive = \"x = sin(t)\""),
    ] {
        let loaded = dalembert::open_text("model", &with(text, drive)).unwrap_or_else(|e| panic!("{drive}: {e}"));
        let d = loaded.doctor(&At::default()).unwrap_or_else(|e| panic!("{drive}: {e}"));
        assert!(d.mobility == 0 && prescribed(&d) > 0, "{drive}: {:#?}", d.notes);
        assert!(d.findings.iter().all(|f| f.code != "D302"), "{drive}: {:#?}", d.notes);
        assert_eq!(d.findings.iter().filter(|f| f.code == "D307").count(), 1, "{drive}: {:#?}", d.notes);
        let run = typed::run(&loaded, "auto", 1e-6, (0.01, 2));
        let page = loaded.report(&[], &run).unwrap_or_else(|e| panic!("{drive}: {e}"));
        for said in ["cannot move", "can\u{2019}t move", "can't move", "can&#39;t move"] {
            assert!(!page.contains(said), "{drive}: {said}");
        }
    }
}
