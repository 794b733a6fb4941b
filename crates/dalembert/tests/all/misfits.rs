//! Parts that fit only nearly are told, by what they miss; long chains of loops that fit are soft, and nothing is off in them.

use super::typed::open;
use dalembert::At;
use dalembert::dynamics::finding::{Finding, Severity};
use dalembert::dynamics::result::Diagnosis;

/// A hinge or slide at a place of the drawn pose.
fn joint(name: &str, kind: &str, [a, b]: [&str; 2], at: [f64; 3], axis: [f64; 3]) -> String {
    format!("[joints.{name}]\ntype = \"{kind}\"\nbetween = [\"{a}\", \"{b}\"]\nat = {at:?}\naxis = {axis:?}\n")
}

fn body(name: &str) -> String {
    format!("[bodies.{name}]\nmass = 1\ninertia = {{ ball = 0.1 }}\n")
}

/// A scissor lift of bars of length `bar` in so many stages, `foot` wide; one hinge's axis is off by an angle across the plane.
fn lift(stages: usize, bar: f64, foot: f64, off: Option<(&str, f64)>) -> String {
    let height = (bar * bar - foot * foot).sqrt();
    let (x, z) = ([1.0, 0.0, 0.0], [0.0, 0.0, 1.0]);
    let axis = |name: &str| match off {
        Some((joint, angle)) if joint == name => [0.6 * angle.sin(), 0.8 * angle.sin(), angle.cos()],
        _ => z,
    };
    let hinge = |name: &str, between: [&str; 2], [x, y]: [f64; 2]| {
        joint(name, "revolute", between, [x * foot, y * height, 0.0], axis(name))
    };
    let (a, b) = (|i: usize| format!("a{i}"), |i: usize| format!("b{i}"));
    let mut text: String = ["shoe", "top", "runner"].map(body).concat();
    text += &(0..stages).map(|i| body(&a(i)) + &body(&b(i))).collect::<String>();
    text += &joint("slide", "prismatic", ["ground", "shoe"], [foot, 0.0, 0.0], x);
    text += &hinge("base", ["ground", "a0"], [0.0, 0.0]);
    text += &hinge("foot", ["shoe", "b0"], [1.0, 0.0]);
    for i in 0..stages {
        text += &hinge(&format!("m{i}"), [&a(i), &b(i)], [0.5, i as f64 + 0.5]);
        if i + 1 < stages {
            text += &hinge(&format!("r{i}"), [&a(i), &b(i + 1)], [1.0, i as f64 + 1.0]);
            text += &hinge(&format!("l{i}"), [&b(i), &a(i + 1)], [0.0, i as f64 + 1.0]);
        }
    }
    let (last, up) = (stages - 1, stages as f64);
    text += &hinge("head", [&b(last), "top"], [0.0, up]);
    text += &joint("rail", "prismatic", ["top", "runner"], [foot, up * height, 0.0], x);
    text + &hinge("end", [&a(last), "runner"], [1.0, up])
}

fn examined(text: &str) -> Diagnosis {
    open(text).doctor(&At::default()).unwrap_or_else(|e| panic!("{e}"))
}

fn misfit(d: &Diagnosis) -> Option<&Finding> {
    d.findings.iter().find(|f| f.code == "D301")
}

/// The smallest singular value falls with the third power of the number of stages, at all poses and in all units; the lift fits.
#[test]
fn a_chain_that_fits_is_not_doubted_for_its_length() {
    for stages in [2, 4, 6, 8, 12] {
        for (bar, foot) in [(0.8, 0.7), (0.8, 0.4), (800.0, 300.0)] {
            let d = examined(&lift(stages, bar, foot, None));
            assert_eq!(d.mobility, 1, "{stages} stages");
            let doubts: Vec<_> = d.findings.iter().filter(|f| f.severity != Severity::Note).collect();
            assert!(doubts.is_empty(), "{stages} stages, {bar}, {foot}: {doubts:?}");
        }
    }
}

/// An axis that is off by a thousandth locks a lift of any length, and is named with what it is off by.
#[test]
fn an_axis_that_is_off_is_found_in_a_chain_of_any_length() {
    for stages in [2, 4, 8] {
        for (name, angle) in [("m1", 1e-3), ("r0", 1e-3), ("m0", 5e-3), ("end", 2e-3)] {
            let d = examined(&lift(stages, 0.8, 0.7, Some((name, angle))));
            let f = misfit(&d).unwrap_or_else(|| panic!("{stages} stages, {name}: {:?}", d.notes));
            assert_eq!((f.names[0].as_str(), d.mobility), (name, 0), "{stages} stages: {f:?}");
            let miss = d.mechanism.as_ref().and_then(|m| m.near_miss.as_ref()?.culprit.clone()).unwrap();
            assert!((miss.1 - angle).abs() < 1e-3 * angle, "{stages} stages, {name}: {miss:?}");
        }
    }
}

/// Two hinges of a door a little out of line hold it, whatever stands beside: a long lift, whose own singular value is smaller.
#[test]
fn a_misfit_is_told_beside_a_chain_that_is_softer() {
    for (stages, off) in [(2, 2e-3), (8, 1e-2), (14, 1.8e-2)] {
        let up = [0.0, 0.0, 1.0];
        let door = body("door")
            + &joint("low", "revolute", ["ground", "door"], [1.5, 0.0, 0.0], up)
            + &joint("high", "revolute", ["ground", "door"], [1.5 + off, 0.0, 1.0], up);
        let d = examined(&(lift(stages, 0.8, 0.7, None) + &door));
        let f = misfit(&d).unwrap_or_else(|| panic!("{stages} stages: {:?}", d.notes));
        let mut names = f.names.clone();
        names.sort();
        assert_eq!((names, d.mobility), (vec!["high".to_owned(), "low".to_owned()], 1), "{stages} stages: {f:?}");
    }
}

/// A tower of triangles that nothing can move is stiff at its foot and soft at its top: it is no mechanism that fits only nearly.
#[test]
fn a_tall_truss_is_no_near_mechanism() {
    for nodes in [4, 12, 24] {
        let at = |k: usize| [(k % 2) as f64, (k / 2) as f64 + 0.3 * (k % 2) as f64, 0.0];
        let bars: Vec<[usize; 2]> = (2..nodes).flat_map(|k| [[k - 2, k], [k - 1, k]]).collect();
        let mut text = String::new();
        // All bars that meet at a node hang on the ground there, or on the first of them.
        let mut holds: Vec<Option<String>> = vec![None; nodes];
        holds[..2].fill(Some("ground".to_owned()));
        for [one, other] in bars {
            let bar = format!("bar_{one}_{other}");
            text += &body(&bar);
            for node in [one, other] {
                match &holds[node] {
                    None => holds[node] = Some(bar.clone()),
                    Some(holder) => {
                        let name = format!("at_{node}_{bar}");
                        text += &joint(&name, "revolute", [holder, &bar], at(node), [0.0, 0.0, 1.0]);
                    }
                }
            }
        }
        let d = examined(&text);
        assert!(d.mobility == 0 && misfit(&d).is_none(), "{nodes} nodes: {:?}", d.notes);
        assert!(d.findings.iter().any(|f| f.code == "D302"), "{nodes} nodes: {:?}", d.notes);
    }
}
