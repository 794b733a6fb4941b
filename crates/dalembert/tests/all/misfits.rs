//! Parts that fit only nearly are told, by what they miss; long chains of loops that fit are soft, and nothing is off in them. A slide that leaves the plane of its
//! loop is named.

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
            let doubts: Vec<_> =
                d.findings.iter().filter(|f| f.severity != Severity::Note && f.code.starts_with("D3")).collect();
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

/// A slider-crank of 0.2 m and 0.6 m in the plane whose axes x, y, z are turned round `turned` times; a slide along `axis`, `away` from the crank; one joint is cut.
fn slider_crank(turned: usize, axis: Option<[f64; 3]>, away: f64, cut: &str) -> String {
    let vector = |[x, y, z]: [f64; 3]| {
        let mut v = [x, y, z];
        v.rotate_right(turned);
        format!("{v:?}")
    };
    let joint = |name: &str, kind: &str, [a, b]: [&str; 2], from: f64, axis: Option<[f64; 3]>| {
        let axis = axis.map_or(String::new(), |axis| format!("axis = {}\n", vector(axis)));
        let at = vector([from, 0.0, 0.0]);
        let is_cut = if name == cut { "cut = true\n" } else { "" };
        format!(
            "[joints.{name}]\ntype = \"{kind}\"\nbetween = [\"{a}\", \"{b}\"]\nframes = [{{ at = {at} }}, {{}}]\n{axis}{is_cut}"
        )
    };
    let z = Some([0.0, 0.0, 1.0]);
    [
        ["crank", "rod", "slider"].map(body).concat(),
        joint("A", "revolute", ["ground", "crank"], 0.0, z),
        joint("B", "revolute", ["crank", "rod"], 0.2, z),
        joint("C", "revolute", ["rod", "slider"], 0.6, z),
        joint("S", "prismatic", ["ground", "slider"], away, axis),
    ]
    .concat()
}

/// A slide is named that leaves the plane in which all else moves, with an axis that would do: wherever the plane lies, whichever joint closes the loop, whether it closes or not.
#[test]
fn a_slide_that_leaves_the_plane_is_named() {
    let z = [0.0, 0.0, 1.0];
    let mut closed = 0;
    for turned in 0..3 {
        for cut in ["A", "B", "C", "S"] {
            for (axis, away) in
                [(z, 0.0), (z, 0.5), ([1.0, 0.0, 0.01], 0.0), ([0.6, 0.3, -0.2], 0.0), ([0.0, 1.0, 1e-3], 0.3)]
            {
                let text = slider_crank(turned, Some(axis), away, cut);
                let d = examined(&text);
                let f = &d.findings[0];
                closed += usize::from(d.assembly.converged);
                let near = d.mechanism.as_ref().is_some_and(|m| m.near_miss.is_some());
                assert_eq!(f.names[0], "S", "{turned} {cut} {axis:?}: {:?}", d.notes);
                assert_eq!(f.code, if d.assembly.converged { "D301" } else { "D103" }, "{:?}", d.notes);
                if near {
                    continue;
                }
                let norm = axis.iter().map(|x| x * x).sum::<f64>().sqrt();
                let angle = (axis[2].abs() / norm).min(1.0).asin();
                assert!((f.size.unwrap() - angle).abs() < 1e-6, "{turned} {cut} {axis:?}: {f:?}");
                // What is suggested is the cure.
                let suggested = f.suggestion.as_ref().and_then(|s| s.split("`axis = [").nth(1)?.split(']').next());
                let numbers: Vec<f64> = suggested.unwrap().split(", ").map(|x| x.parse().unwrap()).collect();
                let mut own = [numbers[0], numbers[1], numbers[2]];
                own.rotate_left(turned);
                assert!(own[2].abs() < 1e-3, "{own:?}");
                own[2] = 0.0;
                let cured = examined(&slider_crank(turned, Some(own), away, cut));
                assert!(cured.assembly.converged && cured.mobility == 1, "{turned} {cut} {axis:?}: {:?}", cured.notes);
            }
        }
    }
    assert!(closed > 0, "some close");
    // The axis that is meant if none is given.
    assert_eq!(examined(&slider_crank(0, None, 0.0, "C")).findings[0].names[0], "S");
}

/// Slides in the plane of their loop are right, whatever else is wrong; so are slides that leave it two by two.
#[test]
fn slides_that_fit_their_loop_are_not_blamed() {
    let blames = |d: &Diagnosis| d.findings.iter().any(|f| f.sentence.contains("slides at"));
    assert!(blames(&examined(&slider_crank(0, Some([0.0, 0.0, 1.0]), 0.0, "C"))));
    for axis in [[1.0, 0.0, 0.0], [0.3, -1.0, 0.0]] {
        assert!(!blames(&examined(&slider_crank(0, Some(axis), 0.0, "C"))), "{axis:?}");
    }
    // Too far away.
    let far = examined(&slider_crank(0, Some([0.0, 1.0, 0.0]), 5.0, "C"));
    assert!(!far.assembly.converged && !blames(&far), "{:?}", far.notes);
    let both = slider_crank(0, Some([0.0, 0.0, 1.0]), 0.5, "C")
        .replace("[joints.B]\ntype = \"revolute\"", "[joints.B]\ntype = \"prismatic\"");
    assert!(!blames(&examined(&both)));
}
