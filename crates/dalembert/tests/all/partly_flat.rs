//! Poses in which one loop of a mechanism lies flat, and others hold what it lets go.

use std::fmt::Write;

use dalembert::{Loaded, Simulate};

/// The angle of the links in [`coupling`] against the line of the shafts, rad: cos of it is 0.13/0.2.
const LINKS: f64 = 0.863_211_890_069_541_1;

/// A Schmidt coupling: three parallel links of 0.1 m from each of its discs to the next, at corners of 0.05 m from the discs' centres, the outer
/// discs on shafts 0.13 m apart. Discs turn alike, links do not turn. The corners of each disc begin at `first`, rad, and go around by `step`.
fn coupling(first: f64, step: f64) -> Loaded {
    let mut text = String::from("dalembert = 1\n[bodies]\n");
    for disc in ["inp", "mid", "out"] {
        let _ = writeln!(text, "{disc} = {{ mass = 1, inertia = {{ cylinder = [0.06, 0.01] }} }}");
    }
    for link in ["p0", "p1", "p2", "q0", "q1", "q2"] {
        let _ =
            writeln!(text, "{link} = {{ mass = 0.1, com = [0.05, 0, 0], inertia = {{ box = [0.1, 0.01, 0.01] }} }}");
    }
    text.push_str(
        "[joints]\nI = { type = \"revolute\", between = [\"ground\", \"inp\"], rate = 10, fixed = true, start = 0 }\n\
         O = { type = \"revolute\", between = [\"ground\", \"out\"], frames = [{ at = [0.13, 0, 0.1] }, {}] }\n",
    );
    for (links, [from, to], angle) in [("p", ["inp", "mid"], LINKS), ("q", ["mid", "out"], -LINKS)] {
        for k in 0..3 {
            let corner = first + step * f64::from(k);
            let (x, y) = (0.05 * corner.cos(), 0.05 * corner.sin());
            let _ = write!(
                text,
                "{links}{k}a = {{ type = \"revolute\", between = [\"{from}\", \"{links}{k}\"], frames = [{{ at = [{x}, {y}, 0] }}, {{}}], start = {angle} }}\n\
                 {links}{k}b = {{ type = \"revolute\", between = [\"{links}{k}\", \"{to}\"], frames = [{{ at = [0.1, 0, 0.05] }}, {{ at = [{x}, {y}, 0] }}], start = {} }}\n",
                -angle
            );
        }
    }
    dalembert::open_text("coupling.toml", &text).unwrap_or_else(|e| panic!("{e}"))
}

/// When two corners of the discs of [`coupling`] first stand in line with links at an angle, s: 10 t and the direction from one corner to the other are that of the links, or opposite.
fn flat(links: f64, corners: [f64; 2]) -> f64 {
    let [a, b] = corners;
    let line = (b.sin() - a.sin()).atan2(b.cos() - a.cos());
    (links - line).rem_euclid(std::f64::consts::PI) / 10.0
}

/// However near a sample is to where a parallelogram of a Schmidt coupling lies flat, discs turn alike and evenly, and links do not turn: the third link
/// holds them. A row that all but vanished was taken at unit length with its rounding, so that within 1e-5 s on either side constraints
/// "contradicted each other" or could not be kept, and within 1e-8 s all stood still. Whichever links go first.
#[test]
fn a_loop_that_lies_flat_takes_nothing_from_others() {
    let third = std::f64::consts::TAU / 3.0;
    for (first, step) in [(0.0, third), (third, -third)] {
        let loaded = coupling(first, step);
        for other in [1.0, 2.0] {
            let at = flat(-LINKS, [first, first + step * other]);
            for beside in [1e-12, -1e-10, 2e-9, -7e-8, 5e-7, -1e-5, 6e-5] {
                let t = at + beside;
                let how = Simulate { until: Some(1.02 * t), every: Some(t), ..Simulate::default() };
                let run = loaded.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{first} {beside:e}: {e}"));
                assert!(run.summary.completed, "{first} {beside:e}: {}", run.summary.stop_reason);
                assert_eq!(run.time[1], t);
                for column in &run.columns {
                    let value = column.values[1];
                    if column.name.starts_with(['p', 'q', 'I']) && column.name.ends_with('\'') {
                        let off = (value.abs() - 10.0).abs();
                        assert!(off < 1e-8, "{first} {beside:e}: {} = {value}", column.name);
                    }
                    if column.name.starts_with("reaction.") {
                        assert!(value.abs() < 1.0, "{first} {beside:e}: {} = {value}", column.name);
                    }
                }
            }
        }
    }
}
