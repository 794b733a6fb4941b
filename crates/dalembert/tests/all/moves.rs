//! Kinematic runs: closed forms, finite differences, single states, published points, dead points, refusals.

use std::f64::consts::{FRAC_PI_2, PI, TAU};

use dalembert::dynamics::driven::{Driven, Stop};
use dalembert::written::{Number, Setting};
use dalembert::{At, Loaded, Move};

fn text(text: &str) -> Loaded {
    dalembert::open_text("model", text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

fn example(name: &str) -> Loaded {
    let path = format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    dalembert::open(path).unwrap_or_else(|e| panic!("{e}"))
}

fn tried(model: &Loaded, drives: &[&str], set: &[(&str, f64)]) -> Result<Driven, dalembert::Error> {
    let drives = drives.iter().map(|d| model.drive_of(d)).collect::<Result<_, _>>()?;
    let set = set.iter().map(|(name, x)| ((*name).to_owned(), *x)).collect();
    model.drive(&Move { set, drives, rate: None }, &mut |_| true)
}

fn driven(model: &Loaded, drives: &[&str], set: &[(&str, f64)]) -> Driven {
    tried(model, drives, set).unwrap_or_else(|e| panic!("{drives:?}: {e}"))
}

fn column<'d>(driven: &'d Driven, name: &str) -> &'d [f64] {
    let found = driven.run.columns.iter().find(|c| c.name == name);
    &found.unwrap_or_else(|| panic!("no column {name}")).values
}

fn differ(a: &[f64], b: &[f64]) -> f64 {
    assert_eq!(a.len(), b.len());
    a.iter().zip(b).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max)
}

/// A planar four-bar without masses in space: crank, coupler, rocker, distance of the pivots; hinges are revolute, the loop is
/// over-constrained.
fn four_bar([a, b, c, d]: [f64; 4], starts: [f64; 3]) -> String {
    let [q, r, s] = starts;
    format!(
        "dalembert = 1
[bodies.crank]
frames = {{ pin = {{ at = [{a:?}, 0, 0] }} }}
[bodies.coupler]
frames = {{ pin = {{ at = [{b:?}, 0, 0] }}, middle = {{ at = [{:?}, 0, 0] }} }}
[bodies.rocker]
frames = {{ pin = {{ at = [{c:?}, 0, 0] }} }}
[joints.A]
type = \"revolute\"
between = [\"ground\", \"crank\"]
start = {q:?}
[joints.B]
type = \"revolute\"
between = [\"crank.pin\", \"coupler\"]
start = {r:?}
[joints.C]
type = \"revolute\"
between = [\"coupler.pin\", \"rocker.pin\"]
[joints.D]
type = \"revolute\"
between = [\"ground\", \"rocker\"]
frames = [{{ at = [{d:?}, 0, 0] }}, {{}}]
start = {s:?}
",
        b / 2.0
    )
}

const GRASHOF: [f64; 4] = [0.3, 1.0, 0.8, 1.0];
const OPEN: [f64; 3] = [FRAC_PI_2, -1.0, 1.6];

/// The rocker's angle of the open branch, by the circles of coupler and rocker.
fn rocker([a, b, c, d]: [f64; 4], q: f64) -> f64 {
    let (x, y) = (a * q.cos() - d, a * q.sin());
    let l = x.hypot(y);
    y.atan2(x) - ((l * l + c * c - b * b) / (2.0 * l * c)).acos()
}

/// Differences of order four in the middle of a column of equidistant samples.
fn slopes(values: &[f64], step: f64) -> Vec<f64> {
    let middle = values.windows(5);
    middle.map(|w| (w[0] - 8.0 * w[1] + 8.0 * w[3] - w[4]) / (12.0 * step)).collect()
}

#[test]
fn a_four_bar_goes_as_its_circles_say_whatever_its_size() {
    let mut angles: Vec<Vec<f64>> = Vec::new();
    for size in [1.0, 1e-6, 1e6] {
        let sides = GRASHOF.map(|l| size * l);
        let run = driven(&text(&four_bar(sides, OPEN)), &["A=0:2*pi:181"], &[]);
        assert!(run.completed && run.stop.is_none() && run.held.is_empty() && run.crossings.is_empty());
        let (a, d) = (column(&run, "A"), column(&run, "D"));
        let even: Vec<f64> = (0..181).map(|k| TAU * f64::from(k) / 180.0).collect();
        assert!(differ(a, &even) < 1e-10);
        let exact: Vec<f64> = a.iter().map(|&q| rocker(GRASHOF, q)).collect();
        let miss = |(d, e): (&f64, &f64)| d - e - TAU * ((d - e) / TAU).round();
        assert!(d.iter().zip(&exact).all(|pair| miss(pair).abs() < 1e-9), "{size}");
        // The paths of points are as large as the mechanism, and lie in its plane.
        let x: Vec<f64> = column(&run, "px(crank.pin)").iter().map(|x| x / size).collect();
        assert!(differ(&x, &even.iter().map(|q| 0.3 * q.cos()).collect::<Vec<_>>()) < 1e-9);
        assert!(!run.run.columns.iter().any(|c| c.name.starts_with("pz(")));
        // Rows of forces are no part of it.
        assert!(!run.run.columns.iter().any(|c| c.name.contains("reaction") || c.name.contains("residual")));
        // By the law of cosines in the triangle of coupler and rocker, at its diagonal.
        let [_, b, c, _] = GRASHOF;
        let exact = |l: f64| {
            let cosine: f64 = (b * b + c * c - l * l) / (2.0 * b * c);
            cosine.abs().acos()
        };
        let [transmission] = &run.transmissions[..] else { panic!("{:?}", run.transmissions) };
        assert_eq!(transmission.joints[2], "C");
        let diagonal = a.iter().map(|q| (1.0 + 0.09 - 0.6 * q.cos()).sqrt());
        assert!(differ(&transmission.angles, &diagonal.map(exact).collect::<Vec<_>>()) < 1e-9);
        assert!((transmission.least[0] - exact(0.7)).abs() < 1e-9 && transmission.least[1].sin().abs() < 1e-9);
        angles.push(d.to_vec());
    }
    assert!(differ(&angles[0], &angles[1]) < 1e-9 && differ(&angles[0], &angles[2]) < 1e-9);
}

/// Two routes to velocities and accelerations: differences along the motion, and the equations at one state.
#[test]
fn rates_are_slopes_and_those_of_single_states() {
    let model = text(&four_bar(GRASHOF, OPEN));
    let run = driven(&model, &["A=0:2*pi:721"], &[]);
    let step = TAU / 720.0;
    for (value, rate) in [
        ("B", "B'"),
        ("C", "C'"),
        ("D'", "D''"),
        ("C'", "C''"),
        ("py(coupler.middle)", "vy(coupler.middle)"),
        ("vx(coupler.middle)", "ax(coupler.middle)"),
    ] {
        let exact = &column(&run, rate)[2..719];
        assert!(differ(&slopes(column(&run, value), step), exact) < 1e-6, "{rate}");
    }
    for k in [0, 100, 333, 720] {
        let set = [("A", 1.0), ("B", 1.0), ("D", 1.0), ("A'", 0.0)]
            .map(|(name, _)| (name.to_owned(), if name == "A'" { 1.0 } else { column(&run, name)[k] }));
        let at = model.evaluate(&At { set: set.to_vec(), ..At::default() });
        let at = at.unwrap_or_else(|e| panic!("{e}"));
        let v = |name: &str| at.v.iter().find(|v| v.0 == name).map_or(f64::NAN, |v| v.1);
        for name in ["B'", "D'"] {
            assert!((v(name) - column(&run, name)[k]).abs() < 1e-9, "{name} {k}");
        }
    }
}

/// Neighbouring samples are joined by the motion between them, on random linkages, and driven at any joint.
#[test]
fn no_run_jumps_between_assemblies() {
    let mut seed = 0x2545_f491_4f6c_dd1d_u64;
    let mut random = || {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed >> 11) as f64 / (1u64 << 53) as f64
    };
    let (mut whole, mut locked) = (0, 0);
    while whole + locked < 12 {
        let sides = [0.3 + random(), 0.3 + random(), 0.3 + random(), 0.3 + random()];
        let model = text(&four_bar(sides, [2.0 * random(), -random(), 1.0 + random()]));
        if !model.doctor(&At::default()).is_ok_and(|d| d.assembly.converged) {
            continue;
        }
        let drive = ["A", "B", "D"][(whole + locked) % 3];
        let here = model.evaluate(&At::default()).unwrap_or_else(|e| panic!("{e}"));
        let Some(from) = here.q.iter().find(|q| q.0 == drive).map(|q| q.1) else { panic!("{drive}") };
        let to = from + TAU;
        let run = driven(&model, &[&format!("{drive}={from}:{to}:181")], &[]);
        if run.completed {
            whole += 1
        } else {
            locked += 1
        }
        for name in ["A", "B", "D"] {
            let (q, v, a) = (column(&run, name), column(&run, &format!("{name}'")), column(&run, &format!("{name}''")));
            let h = TAU / 180.0;
            for k in 0..q.len() - 1 {
                // Hermite's formula: the ends tell the change between them up to h⁵/720 of the fifth derivative.
                let change = h / 2.0 * (v[k] + v[k + 1]) + h * h / 12.0 * (a[k] - a[k + 1]);
                let rough = h * h * (a[k].abs() + a[k + 1].abs()) + 1e-6;
                assert!((q[k + 1] - q[k] - change).abs() < rough, "{sides:?} {drive} {name} {k}");
            }
        }
    }
}

/// Chebyshev's linkage, 4 to 5 to 2 to 5: the middle of the coupler passes three points of a straight line exactly, and stays near it.
/// At an end the coupler lies in line with a rocker, so that the other one has its dead point there.
#[test]
fn chebyshevs_linkage_draws_its_line() {
    let model = text(&four_bar([5.0, 2.0, 5.0, 4.0], [0.9273, PI - 0.9273, PI - 0.9273]));
    for (drive, end) in [("A=atan(4/3):pi/2:201", 0.0), ("D=pi - atan(4/3):pi/2:201", 4.0)] {
        let run = driven(&model, &[drive], &[]);
        let (x, y) = (column(&run, "px(coupler.middle)"), column(&run, "py(coupler.middle)"));
        assert!((x[0] - 2.0).abs() + (y[0] - 4.0).abs() < 1e-9, "{} {}", x[0], y[0]);
        assert!((x[200] - end).abs() + (y[200] - 4.0).abs() < 1e-9, "{} {}", x[200], y[200]);
        assert!(y.iter().all(|y| (y - 4.0).abs() < 0.02));
    }
    let run = driven(&model, &["A=atan(4/3):0.5"], &[]);
    assert!((run.drives[0].reached - 0.75_f64.atan()).abs() < 1e-7, "{}", run.drives[0].reached);
}

const SLIDER: &str = r#"
dalembert = 1
[parameters]
r = 0.2
l = 0.7
[bodies.crank]
frames = { pin = { at = ["r", 0, 0] } }
[bodies.rod]
frames = { pin = { at = ["l", 0, 0] } }
[bodies.piston]
[joints.A]
type = "revolute"
between = ["ground", "crank"]
start = 0.5
[joints.B]
type = "revolute"
between = ["crank.pin", "rod"]
start = -0.6
[joints.C]
type = "revolute"
between = ["rod.pin", "piston"]
[joints.S]
type = "prismatic"
between = ["ground", "piston"]
axis = [1, 0, 0]
start = 0.8
"#;

#[test]
fn a_slider_crank_goes_as_in_the_books() {
    let model = text(SLIDER);
    let run = driven(&model, &["A=0:2*pi:91"], &[]);
    let (r, l) = (0.2_f64, 0.7_f64);
    let exact = |q: f64| r * q.cos() + (l * l - (r * q.sin()).powi(2)).sqrt();
    assert!(differ(column(&run, "S"), &column(&run, "A").iter().map(|&q| exact(q)).collect::<Vec<_>>()) < 1e-9);
    let [t] = &run.transmissions[..] else { panic!("{:?}", run.transmissions) };
    assert!((t.least[0] - (r / l).acos()).abs() < 1e-3 && (t.most[0] - FRAC_PI_2).abs() < 1e-9);
    // The piston drives the crank to its dead point and not beyond.
    let run = driven(&model, &["S=0.8:1"], &[]);
    assert!((run.drives[0].reached - (r + l)).abs() < 1e-7, "{}", run.drives[0].reached);
    let Some(Stop::Locked(moving)) = &run.stop else { panic!("{:?}", run.stop) };
    assert!(moving.contains(&"A".to_owned()) && !moving.contains(&"S".to_owned()));
    assert!(column(&run, "S").iter().all(|&s| s <= r + l));
    // Formulas of parameters, and formulas as drives.
    let path = driven(&model, &["px(crank.pin)=r*cos(0.5):0.05:11"], &[]);
    assert!(column(&path, "px(crank.pin)").iter().enumerate().all(|(k, x)| {
        let from = r * 0.5_f64.cos();
        (x - from - (0.05 - from) * k as f64 / 10.0).abs() < 1e-9
    }));
    let c = driven(&model, &["C=0.13:0.2"], &[]);
    assert!(c.completed && (column(&c, "C")[360] - 0.2).abs() < 1e-9);
}

/// Drives alone tell the motion: bodies without masses move as those with masses do, and in as many steps.
#[test]
fn masses_do_not_matter() {
    for (light, drive) in [(SLIDER.to_owned(), "A=0.5:2*pi+0.5:91"), (four_bar(GRASHOF, OPEN), "A=pi/2:5*pi/2:91")] {
        let weighed = |line: &str| {
            let masses = if line.starts_with("[bodies.") { "mass = 2.0\ninertia = { ball = 0.3 }\n" } else { "" };
            format!("{line}\n{masses}")
        };
        let heavy: String = light.lines().map(weighed).collect();
        let [light, heavy] = [light, heavy].map(|model| driven(&text(&model), &[drive], &[]));
        for name in ["A", "B", "C"] {
            assert!(differ(column(&light, name), column(&heavy, name)) < 1e-8, "{name}");
        }
        let [many, few] = [light, heavy].map(|d| d.run.summary.steps);
        assert!(many <= 2 * few + 20, "{many} steps without masses, {few} with them");
    }
}

/// Mass in the crank alone: its rate stays as it is, and poses where its pin moves along one of the directions that the loop is closed in are poses like others.
#[test]
fn a_flywheel_turns_parts_without_masses() {
    for (sides, starts) in [(GRASHOF, OPEN), ([0.37, 0.58, 0.48, 0.59], [0.7, -0.4, 1.7])] {
        let light = four_bar(sides, starts);
        let heavy = light.replace("[bodies.crank]\n", "[bodies.crank]\nmass = 1.0\ninertia = { ball = 0.1 }\n");
        let [light, heavy] = [light, heavy].map(|model| text(&model));
        let from = light.evaluate(&At::default()).unwrap_or_else(|e| panic!("{e}"));
        let start = from.q.iter().find(|q| q.0 == "A").expect("A").1;
        let drive = format!("A={start}:{}:121", start + 2.0 * TAU);
        let [alone, with] = [&light, &heavy].map(|model| driven(model, &[&drive], &[]));
        assert!(alone.completed && with.completed);
        assert!(differ(column(&alone, "D"), column(&with, "D")) < 1e-7);
    }
}

/// Where crank and coupler lie in line the rocker can't go on: by the law of cosines.
#[test]
fn dead_points_are_where_bars_lie_in_line() {
    let [a, b, c, d] = GRASHOF;
    let model = text(&four_bar(GRASHOF, OPEN));
    let inner = (((b - a).powi(2) - c * c - d * d) / (2.0 * c * d)).acos();
    let outer = (((b + a).powi(2) - c * c - d * d) / (2.0 * c * d)).acos();
    for (to, dead) in [("3", inner), ("0", outer)] {
        let run = driven(&model, &[&format!("D=1.73:{to}")], &[]);
        assert!(!run.completed && (run.drives[0].reached - dead).abs() < 1e-7, "{} {dead}", run.drives[0].reached);
        assert!(matches!(&run.stop, Some(Stop::Locked(names)) if names.iter().any(|n| n == "A")));
        assert!(run.run.time.len() > 10);
    }
}

/// Starts of a four-bar whose crank stands at an angle, the rocker on a side of the line to the crank's pin.
fn placed([a, b, c, d]: [f64; 4], q: f64, side: f64) -> [f64; 3] {
    let (x, y) = (a * q.cos() - d, a * q.sin());
    let l = x.hypot(y);
    let s = y.atan2(x) + side * ((l * l + c * c - b * b) / (2.0 * l * c)).acos();
    [q, (c * s.sin() - y).atan2(c * s.cos() - x) - q, s]
}

/// Beside a dead point of its drive, from which that leads away, a mechanism goes on to the side that it is on, however near it starts: the
/// slider of a slider-crank and the rocker of a four-bar say where the crank is. No branches cross.
#[test]
fn motions_from_dead_points_stay_on_their_side() {
    let away = [1e-5_f64, 1e-4, 3e-4, 1e-3, 2e-3, 3e-3, 1e-2, 3e-2, 0.1];
    let sides = || away.iter().flat_map(|&x| [x, -x]);
    let (r, l) = (0.1_f64, 0.25_f64);
    let place = |q: f64| r * q.cos() + (l * l - (r * q.sin()).powi(2)).sqrt();
    for q in sides() {
        let model = text(&format!(
            "dalembert = 1
[bodies]
crank = {{}}
rod = {{}}
slider = {{}}
[joints]
A = {{ type = \"revolute\", between = [\"ground\", \"crank\"], start = {q:?}, fixed = true }}
B = {{ type = \"revolute\", between = [\"crank\", \"rod\"], frames = [{{ at = [0.1, 0, 0] }}, {{}}] }}
guide = {{ type = \"prismatic\", between = [\"ground\", \"slider\"], axis = [1, 0, 0], start = 0.35 }}
C = {{ type = \"revolute\", between = [\"rod\", \"slider\"], frames = [{{ at = [0.25, 0, 0] }}, {{}}] }}
"
        ));
        let run = driven(&model, &[&format!("guide={:?}:0.2:11", place(q))], &[]);
        assert!(run.completed && run.crossings.is_empty(), "{q:e}: {:?} {:?}", run.stop, run.crossings);
        for (&angle, &x) in column(&run, "A").iter().zip(column(&run, "guide")).skip(1) {
            let exact = ((r * r + x * x - l * l) / (2.0 * r * x)).acos().copysign(q);
            assert!((angle - exact).abs() < 1e-7, "{q:e}: {angle} at {x}, not {exact}");
        }
    }
    let [a, b, c, d] = GRASHOF;
    let dead = (((a + b).powi(2) + d * d - c * c) / (2.0 * (a + b) * d)).acos();
    for q in sides() {
        let starts = placed(GRASHOF, dead + q, -1.0);
        let model = text(&four_bar(GRASHOF, starts));
        let run = driven(&model, &[&format!("D={:?}:{:?}:11", starts[2], starts[2] + 0.3)], &[("A", dead + q)]);
        assert!(run.completed && run.crossings.is_empty(), "{q:e}: {:?} {:?}", run.stop, run.crossings);
        for (&angle, &x) in column(&run, "A").iter().zip(column(&run, "D")).skip(1) {
            let off = rocker(GRASHOF, angle) - x;
            let off = off - TAU * (off / TAU).round();
            assert!(off.abs() < 1e-7, "{q:e}: {angle} at {x}");
            assert!((angle - dead) * q > 0.0, "{q:e}: {angle} is beyond {dead}");
        }
    }
}

/// A four-bar that nearly folds locks where coupler and rocker lie in line, by the law of cosines, from whichever side; the drive rests
/// there. One that can fold and turn does not lock.
#[test]
fn bars_that_nearly_fold_lock_where_they_lie_in_line() {
    for c in [0.9_f64, 0.99, 0.999, 0.9999, 0.999_99, 0.999_999] {
        let [a, b, d] = [1.0_f64, 2.0, 2.0];
        let dead = ((a * a + d * d - (b + c) * (b + c)) / (2.0 * a * d)).acos();
        for side in [1.0, -1.0] {
            let bars = [a, b, c, d];
            let run = driven(&text(&four_bar(bars, placed(bars, 1.0, side))), &["A=1:5:81"], &[]);
            let reached = run.drives[0].reached;
            // The nearer the bars come to folding the less the constraints miss beyond the point.
            let known = (1e-12 / (1.0 - c)).max(1e-7);
            assert!((reached - dead).abs() < known, "{c} {side}: {reached}, not {dead}");
            assert!(
                matches!(&run.stop, Some(Stop::Locked(names)) if !names.is_empty() && names.iter().all(|n| n != "A")),
                "{c} {side}: {:?}",
                run.stop
            );
        }
    }
    for more in [1e-10, 1e-9, 1e-8, 1e-7, 1e-6, 1e-4, 1e-2] {
        let bars = [1.0, 2.0 + more, 1.0, 2.0];
        let run = driven(&text(&four_bar(bars, placed(bars, 1.0, 1.0))), &["A=1:5:81"], &[]);
        assert!(run.completed, "{more:e}: {:?} at {}", run.stop, run.drives[0].reached);
    }
}

/// A crank of 0.1 m and a rod in the plane, the slide through the crank's pivot.
fn centric_slider_crank(rod: f64) -> String {
    format!(
        "dalembert = 1
[bodies.crank]
frames = {{ pin = {{ at = [0.1, 0, 0] }} }}
[bodies.rod]
frames = {{ eye = {{ at = [{rod:?}, 0, 0] }} }}
[bodies.slider]
[joints]
A = {{ type = \"revolute\", between = [\"ground\", \"crank\"], start = 0.4 }}
B = {{ type = \"revolute\", between = [\"crank.pin\", \"rod\"], start = -0.8 }}
S = {{ type = \"prismatic\", between = [\"ground\", \"slider\"], axis = [1, 0, 0], start = 0.2 }}
C = {{ type = \"revolute\", between = [\"rod.eye\", \"slider\"] }}
"
    )
}

/// A crank about a pivot at 0.08 m whose pin slides along a lever.
fn slotted_lever(crank: f64) -> String {
    format!(
        "dalembert = 1
[bodies]
crank = {{ frames = {{ pin = {{ at = [{crank:?}, 0, 0] }} }} }}
block = {{}}
lever = {{}}
[joints]
A = {{ type = \"revolute\", between = [\"ground\", \"crank\"], frames = [{{ at = [0.08, 0, 0] }}, {{}}], start = 0.3 }}
P = {{ type = \"revolute\", between = [\"crank.pin\", \"block\"] }}
L = {{ type = \"revolute\", between = [\"ground\", \"lever\"], start = 0.15 }}
S = {{ type = \"prismatic\", between = [\"lever\", \"block\"], axis = [1, 0, 0], start = 0.15 }}
"
    )
}

/// Values of a column that differ from a closed form by more than rounding next to a pose where branches nearly meet; whole turns count
/// as none.
fn strays(run: &Driven, name: &str, exact: impl Fn(f64) -> f64) -> Vec<(f64, f64)> {
    let pairs = column(run, "A").iter().zip(column(run, name)).map(|(&a, &x)| (a, x, x - exact(a)));
    let off = |x: f64| if name == "S" { x } else { x - TAU * (x / TAU).round() };
    pairs.filter(|p| off(p.2).abs() > 1e-6).map(|p| (p.0, p.1)).collect()
}

/// Linkages whose lengths miss those of one that folds by 10⁻⁶ to 10⁻¹¹ m, over three turns and at any number of samples: where they can
/// turn they stay on their branch all the way and nothing crosses, where they can't they stop where bars lie in line.
#[test]
fn linkages_that_nearly_fold_stay_on_their_branch() {
    for power in 6..=11 {
        for misfit in [10.0_f64.powi(-power), -(10.0_f64.powi(-power))] {
            for count in [61, 121, 361] {
                let bars @ [a, b, c, d] = [0.3, 0.5, 0.3 + misfit, 0.5];
                let model = text(&four_bar(bars, placed(bars, 1.0, -1.0)));
                let run = driven(&model, &[&format!("A=1:1+6*pi:{count}")], &[]);
                let what = format!("four-bar, {misfit:e}, {count} samples: {:?}", run.stop);
                assert!(run.crossings.is_empty(), "{what}: {:?}", run.crossings);
                assert_eq!(run.completed, misfit > 0.0, "{what}");
                let strays = strays(&run, "D", |q| rocker(bars, q));
                assert!(strays.is_empty(), "{what}: {strays:?}");
                if !run.completed {
                    let dead = ((a * a + d * d - (b + c).powi(2)) / (2.0 * a * d)).acos();
                    assert!((run.drives[0].reached - dead).abs() < 1e-4, "{what}: not {dead}");
                }
            }
            // Of a slider-crank nearer ones still pass as crossings, which the run says.
            if power > 9 {
                continue;
            }
            let (r, l) = (0.1_f64, 0.1 + misfit);
            let run = driven(&text(&centric_slider_crank(l)), &["A=0.4:0.4+6*pi:361"], &[]);
            let what = format!("slider-crank, {misfit:e}: {:?}", run.stop);
            assert!(run.crossings.is_empty(), "{what}: {:?}", run.crossings);
            assert_eq!(run.completed, misfit > 0.0, "{what}");
            let strays = strays(&run, "S", |q| r * q.cos() + (l * l - (r * q.sin()).powi(2)).sqrt());
            assert!(strays.is_empty(), "{what}: {strays:?}");
        }
    }
}

/// The lever of a crank as long as the distance of the pivots, but for a misfit, turns by π while the crank turns by some misfits: however
/// steep that is, it is no dead point, and no branch is left for another.
#[test]
fn levers_that_turn_in_an_instant_do_not_lock() {
    for power in 6..=8 {
        for misfit in [10.0_f64.powi(-power), -(10.0_f64.powi(-power))] {
            let (r, d) = (0.08 + misfit, 0.08);
            for count in [181, 361] {
                let run = driven(&text(&slotted_lever(r)), &[&format!("A=0.3:0.3+6*pi:{count}")], &[]);
                let what = format!("{misfit:e}, {count} samples: {:?}", run.stop);
                assert!(run.completed, "{what}");
                assert!(run.crossings.is_empty(), "{what}: {:?}", run.crossings);
                let slide = strays(&run, "S", |q| (d * d + r * r + 2.0 * d * r * q.cos()).sqrt());
                let lever = strays(&run, "L", |q| (r * q.sin()).atan2(d + r * q.cos()));
                assert!(slide.is_empty() && lever.is_empty(), "{what}: {slide:?}, {lever:?}");
            }
        }
    }
}

/// Where a run starts in a pose in which branches cross, rates choose the branch, in the file as well as where they are set.
#[test]
fn rates_choose_the_branch_that_a_drive_takes() {
    let plain = four_bar([0.3, 0.5, 0.3, 0.5], [0.0; 3]);
    let starts = ["[\"ground\", \"crank\"]\nstart = 0.0\n", "{}]\nstart = 0.0\n"];
    for (crank, rocker, side) in [(1.0, 1.0, 1.0), (1.0, -4.0, -1.0)] {
        let mut told = plain.clone();
        for (start, rate) in starts.iter().zip([crank, rocker]) {
            assert_eq!(told.matches(start).count(), 1);
            told = told.replace(start, &format!("{start}rate = {rate:?}\n"));
        }
        let file = driven(&text(&told), &["A=0:2*pi:73"], &[]);
        let set = driven(&text(&plain), &["A=0:2*pi:73"], &[("A'", crank), ("D'", rocker)]);
        for run in [&file, &set] {
            assert!(run.completed && column(run, "D")[5] * side > 0.1, "{side}: {}", column(run, "D")[5]);
        }
        assert!(differ(column(&file, "D"), column(&set, "D")) < 1e-9, "{side}");
    }
}

/// Each flat pose is told once, and where it is: also that in which the run starts.
#[test]
fn flat_poses_are_told_once() {
    for start in [0.5_f64, 1.0, 2.0] {
        let model = text(&four_bar([0.3, 0.5, 0.3, 0.5], [start, -start, start]));
        for (drive, inner) in [("A=0:2*pi:73", 1), ("A=0:2*pi:361", 1), ("A=1:13:73", 4), ("A=pi:4*pi:73", 2)] {
            let run = driven(&model, &[drive], &[]);
            assert!(run.completed && differ(column(&run, "A"), column(&run, "D")) < 1e-6, "{start} {drive}");
            let told: Vec<f64> = run.crossings.iter().map(|c| c.at[0]).collect();
            assert!(told.iter().all(|a| (a - PI * (a / PI).round()).abs() < 1e-6), "{start} {drive}: {told:?}");
            assert!(told.windows(2).all(|w| w[1] - w[0] > 3.0), "{start} {drive}: {told:?}");
            let (from, to) = (run.drives[0].from, run.drives[0].to);
            let within = told.iter().filter(|&&a| a > from + 0.1 && a < to - 0.1).count();
            assert_eq!(within, inner, "{start} {drive}: {told:?}");
        }
    }
}

/// Of a mechanism that turns about z, no point has a z; one that goes along y keeps its x, which tells where.
#[test]
fn points_that_move_along_one_axis_keep_the_other() {
    let model = text(
        "dalembert = 1
[bodies]
block = { frames = { tip = { at = [0.8, 0, 0] } } }
wheel = {}
[joints]
S = { type = \"prismatic\", between = [\"ground\", \"block\"], axis = [0, 1, 0] }
A = { type = \"revolute\", between = [\"ground\", \"wheel\"] }
",
    );
    let run = driven(&model, &["S=0:0.3:4", "A=0:1:4"], &[]);
    assert!(column(&run, "px(block.tip)").iter().all(|x| *x == 0.8));
    assert!(differ(column(&run, "py(block.tip)"), &[0.0, 0.1, 0.2, 0.3]) < 1e-12);
    assert!(!run.run.columns.iter().any(|c| c.name.starts_with("pz(")));
}

/// A mechanism that its own constraint moves over time is put together with the first value of the drive.
#[test]
fn what_moves_by_itself_starts_at_the_first_value() {
    let model = text(
        "dalembert = 1
[parameters]
s = { value = \"0.1*sin(2*t)\", unit = \"m\" }
[bodies]
a = { frames = { tip = { at = [0.4, 0, 0] } } }
b = { frames = { tip = { at = [0.3, 0, 0] } } }
[joints]
A = { type = \"revolute\", between = [\"ground\", \"a\"], start = 0.3 }
B = { type = \"revolute\", between = [\"a.tip\", \"b\"], start = 0.5 }
[constraints]
c = \"px(b.tip) = 0.5 + s\"
",
    );
    let how = model.drive_of("A=0.3:0.6:31").map(|d| Move { drives: vec![d], rate: Some(0.5), ..Move::default() });
    let run = how.and_then(|how| model.drive(&how, &mut |_| true)).unwrap_or_else(|e| panic!("{e}"));
    assert!(run.completed, "{:?}", run.stop);
    for ((a, b), t) in column(&run, "A").iter().zip(column(&run, "B")).zip(&run.run.time) {
        let exact = ((0.5 + 0.1 * (2.0 * t).sin() - 0.4 * a.cos()) / 0.3).acos() - a;
        assert!((a - 0.3 - 0.5 * t).abs() < 1e-9 && (b - exact).abs() < 1e-8, "{t}: {a} {b}, not {exact}");
    }
}

/// Two links of a chain.
fn chain(starts: [f64; 2], more: &str) -> Loaded {
    text(&format!(
        "dalembert = 1
[bodies]
a = {{ frames = {{ tip = {{ at = [0.5, 0, 0] }} }} }}
b = {{ frames = {{ tip = {{ at = [0.2, 0, 0] }} }} }}
[joints]
A = {{ type = \"revolute\", between = [\"ground\", \"a\"], start = {:?} }}
B = {{ type = \"revolute\", between = [\"a.tip\", \"b\"], start = {:?} }}
{more}",
        starts[0], starts[1]
    ))
}

/// The reach of a stretched chain has no rate, whatever rounding makes of it.
#[test]
fn distances_at_their_end_stand_still() {
    for k in 0..20 {
        let model = chain([0.17 * f64::from(k), 0.0], "");
        let message = tried(&model, &["distance(ground, b.tip)=0.69:0.6:11"], &[]).err().map(|e| e.to_string());
        assert!(message.as_ref().is_some_and(|m| m.contains("stands still")), "{k}: {message:?}");
    }
}

/// An output is driven by its name as by its formula; what is set beside a drive has to be its first value; and a second drive that says
/// the same as the first is in the way of none.
#[test]
fn drives_by_other_names() {
    let outputs = "[outputs]\nreach = \"px(b.tip) + 0.1*A\"\n";
    let model = chain([0.3, 0.7], outputs);
    let (named, written) =
        (driven(&model, &["reach=0.62:0.5:21"], &[]), driven(&model, &["px(b.tip) + 0.1*A=0.62:0.5:21"], &[]));
    assert!(named.completed && written.completed);
    assert!(differ(column(&named, "A"), column(&written, "A")) < 1e-9);
    assert!((column(&named, "reach")[20] - 0.5).abs() < 1e-9);
    let message = tried(&model, &["A=0.3:1", "2*A=0.6:2"], &[]).err().map(|e| e.to_string());
    let words = |m: &String| m.contains("follows from `A`") && !m.contains("no freedom");
    assert!(message.as_ref().is_some_and(words), "{message:?}");
    let drives = [model.drive_of("A=0.3:1").unwrap_or_else(|e| panic!("{e}"))];
    for (value, fits) in [(0.3, true), (0.4, false)] {
        let set = [Setting { name: "A".to_owned(), number: Number::from(value) }];
        assert_eq!(model.check_starts(&set, &drives).is_ok(), fits);
    }
}

#[test]
fn over_constrained_rings_and_flat_poses_are_passed() {
    let model = example("bricard");
    let run = driven(&model, &["J1=0:1:51"], &[]);
    assert!(run.completed && run.held.is_empty());
    // The joint that closes the ring drives it the same way.
    let back = column(&run, "J4").to_vec();
    let other = driven(&model, &[&format!("J4={}:{}:51", back[0], back[50])], &[]);
    assert!((column(&other, "J1")[50] - 1.0).abs() < 1e-8);
    let run = driven(&example("parallelogram"), &["A=0:2*pi:181"], &[]);
    assert!(run.completed && !run.crossings.is_empty());
    assert!(differ(column(&run, "A"), column(&run, "D")) < 1e-9);
    assert!(run.crossings.iter().any(|c| (c.at[0] - PI).abs() < 1e-6));
}

/// Formulas of any kind: rolling is followed as well as positions.
#[test]
fn formulas_move_too() {
    let run = driven(&example("hoop"), &["theta=0.1:0.9:41"], &[]);
    let (theta, phi) = (column(&run, "theta"), column(&run, "phi"));
    assert!(theta.iter().zip(phi).all(|(t, p)| (0.2 * p - 1.2 * (t - 0.1)).abs() < 1e-8));
    assert!(column(&run, "rho").iter().all(|r| (r - 1.2).abs() < 1e-12));
    assert!(!run.run.columns.iter().any(|c| c.name == "normal_force"));
}

/// Two bars without masses, the second half as long, whose tip is driven by its distance from the ground: cos B = (d² − a² − b²)/2ab, whatever holds the first one.
#[test]
fn what_is_held_has_no_part_in_a_distance() {
    for (a, held) in [(1e-3, 0.3), (1.0, 0.0), (1.0, 2.0), (1e3, 0.3)] {
        let model = text(&format!(
            "dalembert = 1\n[bodies]\na = {{}}\nb = {{ frames = {{ tip = {{ at = [{}, 0, 0] }} }} }}\n[joints]\n\
             A = {{ type = \"revolute\", between = [\"ground\", \"a\"], start = {held} }}\n\
             B = {{ type = \"revolute\", between = [\"a\", \"b\"], frames = [{{ at = [{a}, 0, 0] }}, {{}}], start = 1 }}\n",
            0.5 * a
        ));
        for (from, to, count) in [(1.338, 1.0, 2), (1.2, 1.4, 3), (1.34, 0.6, 30)] {
            let run = driven(&model, &[&format!("distance(ground, b.tip)={}:{}:{count}", from * a, to * a)], &[]);
            assert!(run.completed, "{a} {from}: {:?}", run.stop);
            for (k, (first, second)) in column(&run, "A").iter().zip(column(&run, "B")).enumerate() {
                let d = from + (to - from) * k as f64 / f64::from(count - 1);
                assert!((first - held).abs() < 1e-8, "{a} {from} at {k}: A = {first}, not {held}");
                assert!((second - (d * d - 1.25).acos()).abs() < 1e-8, "{a} {from} at {k}: B = {second}");
            }
        }
    }
}

#[test]
fn freedoms_without_a_drive_are_held() {
    let pair = "dalembert = 1
[bodies.upper]
frames = { end = { at = [1, 0, 0] } }
[bodies.lower]
frames = { tip = { at = [1, 0, 0] } }
[joints.shoulder]
type = \"revolute\"
between = [\"ground\", \"upper\"]
[joints.elbow]
type = \"revolute\"
between = [\"upper.end\", \"lower\"]
start = 0.3
";
    let run = driven(&text(pair), &["shoulder=0:1:11"], &[]);
    assert_eq!(run.held, [("elbow".to_owned(), 0.3)]);
    assert!((column(&run, "px(lower.tip)")[10] - (1.0_f64.cos() + 1.3_f64.cos())).abs() < 1e-9);
    let run = driven(&text(pair), &["shoulder=0:1:11", "elbow=0.3:-1"], &[]);
    assert!(run.held.is_empty());
    assert!((column(&run, "px(lower.tip)")[10] - (1.0_f64.cos() + 0.0_f64.cos())).abs() < 1e-9);
}

/// However many there are: a tree of hinges on a shoulder that turns is one body.
#[test]
fn freedoms_of_large_trees_are_held_as_well() {
    let n = 1300;
    let body = |i: usize| format!("[bodies.b{i}]\nframes = {{ tip = {{ at = [1, 0, 0] }} }}\n");
    let hinge = |i: usize| {
        let on = if i == 0 { "ground".to_owned() } else { format!("b{}.tip", (i - 1) / 2) };
        format!("[joints.j{i}]\ntype = \"revolute\"\nbetween = [\"{on}\", \"b{i}\"]\nstart = 0.1\n")
    };
    let bodies: String = (0..n).map(body).collect();
    let hinges: String = (0..n).map(hinge).collect();
    let run = driven(&text(&format!("dalembert = 1\n{bodies}{hinges}")), &["j0=0:1:3"], &[]);
    assert!(run.completed);
    assert_eq!(run.held.len(), n - 1);
    // From the last one down to the shoulder.
    let depth = std::iter::successors(Some(n - 1), |&i| (i > 0).then(|| (i - 1) / 2)).count() - 1;
    let tip = |q: f64| (0..=depth).map(|k| (q + 0.1 * k as f64).cos()).sum::<f64>();
    let last = format!("px(b{}.tip)", n - 1);
    for (k, q) in [0.0, 0.5, 1.0].into_iter().enumerate() {
        assert!((column(&run, &last)[k] - tip(q)).abs() < 1e-9, "{} for {}", column(&run, &last)[k], tip(q));
    }
}

#[test]
fn drives_that_can_not_move_say_why() {
    let linkage = four_bar(GRASHOF, OPEN);
    let model = text(&linkage);
    let refused = |model: &Loaded, drives: &[&str], words: &[&str]| {
        let message = tried(model, drives, &[]).err().map_or_else(|| panic!("{drives:?}"), |e| e.to_string());
        for word in words {
            assert!(message.contains(word), "{drives:?}: {message}");
        }
    };
    refused(&model, &["A=0:1", "D=1:2"], &["`D`", "follows from `A`"]);
    refused(&model, &["A=0:1", "A=1:2"], &["`A` is driven twice"]);
    refused(&model, &["A=1:1"], &["`A` stands at 1"]);
    refused(&model, &["A=0:1:5", "B=0:1:6"], &["6 values"]);
    refused(&model, &["A"], &["NAME=FROM:TO"]);
    refused(&model, &["A=0:x"], &["`x`"]);
    refused(&model, &["A=0:1:1"], &["whole number"]);
    refused(&model, &["Q=0:1"], &["`Q`"]);
    refused(&model, &["A'=0:1"], &["no position"]);
    let prescribed = text(&format!("{linkage}\n[constraints]\nmotor = \"A = pi/2 + t\"\n"));
    refused(&prescribed, &["D=1:2"], &["`motor`", "--rate"]);
    let set = prescribed.drive_of("D=1.7:2").map(|d| Move { drives: vec![d], rate: Some(1.0), ..Move::default() });
    let message = set.and_then(|how| prescribed.drive(&how, &mut |_| true)).err().map(|e| e.to_string());
    assert!(message.as_ref().is_some_and(|m| m.contains("prescribes its motion already")), "{message:?}");
    let stiff = text(&format!("{linkage}\n[constraints]\nbrake = \"A = pi/2\"\n"));
    refused(&stiff, &["D=1:2"], &["has no freedom"]);
    refused(&stiff, &["A=1:2"], &["has no freedom"]);
}

/// A start on one side of a dead point can't be led to the other, and says so instead of jumping there.
#[test]
fn the_way_to_the_first_value_is_followed_too() {
    let model = text(&four_bar(GRASHOF, OPEN));
    let message = tried(&model, &["D=3:2"], &[]).err().map(|e| e.to_string());
    assert!(message.as_ref().is_some_and(|m| m.contains("can't be led") && m.contains("locks")), "{message:?}");
}

/// What a run shows has units of its own, which ask none of a model that has none; and what is driven is shown once.
#[test]
fn drives_add_no_units_and_no_column_twice() {
    let slide = text(
        "dalembert = 1\n[bodies.b]\nmass = 1\nframes = { tip = { at = [1, 0, 0] } }\n[joints.S]\ntype = \"prismatic\"\n\
         between = [\"ground\", \"b\"]\n[forces]\nS = \"-S'\"\n",
    );
    for drive in ["S", "pz(b.tip)", "2*pz(b.tip)"] {
        let run = driven(&slide, &[&format!("{drive}=1:2:3")], &[]);
        let names: Vec<&str> = run.run.columns.iter().map(|c| c.name.as_str()).collect();
        assert!(names.iter().enumerate().all(|(k, name)| !names[..k].contains(name)), "{names:?}");
        let unit = |name: &str| run.run.columns.iter().find(|c| c.name == name).and_then(|c| c.unit.clone());
        assert_eq!(unit("pz(b.tip)").as_deref(), Some("m"), "{names:?}");
        assert!(names.contains(&drive), "{names:?}");
    }
}

/// A drive into a dead point is named as such by a run, too, and next to it numbers are told as they are: rates without bound at the end say nothing of
/// what was rounding before.
#[test]
fn runs_that_are_driven_into_dead_points_say_so() {
    let press = |until: f64| {
        let model = super::typed::open(
            "[bodies]\na = { mass = 1, com = [0.1, 0, 0], inertia = { box = [0.2, 0.01, 0.01] } }\n\
             b = { mass = 1, com = [0.1, 0, 0], inertia = { box = [0.2, 0.01, 0.01] } }\nram = { mass = 5 }\n[joints]\n\
             A = { type = \"revolute\", between = [\"ground\", \"a\"], start = 0.3 }\n\
             B = { type = \"revolute\", between = [\"a\", \"b\"], frames = [{ at = [0.2, 0, 0] }, {}] }\n\
             C = { type = \"revolute\", between = [\"b\", \"ram\"], frames = [{ at = [0.2, 0, 0] }, {}] }\n\
             S = { type = \"prismatic\", between = [\"ground\", \"ram\"], axis = [1, 0, 0], start = 0.38 }\n\
             [constraints]\ndrive = \"S = 0.38 + 0.01*t\"\n",
        );
        let how = dalembert::Simulate { until: Some(until), ..dalembert::Simulate::default() };
        model.simulate(&how, &mut |_| true).unwrap().summary
    };
    let before = press(1.999_999_99);
    assert!(before.completed);
    for ((name, value), size) in before.final_values.iter().zip(&before.final_sizes) {
        assert!(dalembert::dynamics::digits::settled(*value, *size) != 0.0, "{name} = {value} of {size}");
    }
    let into = press(3.0);
    assert!(
        !into.completed && into.stop_reason.contains("`drive` leads into a dead point at t = 2 s"),
        "{}",
        into.stop_reason
    );
}

/// Three slides along skew axes: where the axes of B, C and D come into one plane, the angles of the loop turn back, and the slides run away to infinity. There B and
/// D include the sum of the angles that the links hold, or their difference. The stop is where the closed form has it, and what runs away is named;
/// nothing is denied.
#[test]
fn slides_that_run_away_are_named() {
    let axes = [
        [0.321_494_256_622_280_26, -0.863_648_864_421_007_6, -0.388_268_054_239_840_07],
        [0.278_368_259_354_260_2, 0.453_656_180_456_591, -0.846_585_602_356_676],
        [-0.584_199_337_777_245, 0.384_766_646_404_956_34, -0.714_608_817_154_470_8],
        [0.787_981_707_833_977_4, -0.590_117_624_660_964_4, 0.175_630_342_434_185_57],
    ];
    let places = [
        [0.0; 3],
        [-1.048_405_518_544_511_1, 1.405_962_943_134_885_2, -0.021_651_229_055_558_368],
        [-0.372_250_564_000_615_9, -1.718_184_949_732_616_5, 1.681_825_545_066_680_6],
        [0.752_778_592_697_387_6, 0.753_563_837_509_362, 1.137_881_258_917_781_4],
    ];
    let dot = |a: [f64; 3], b: [f64; 3]| a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    let cross =
        |a: [f64; 3], b: [f64; 3]| [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
    let [a, b, c, d] = axes.map(|u| u.map(|x| x / dot(u, u).sqrt()));
    let (held, included) = (dot(b, c).acos() - dot(c, d).acos(), |t: f64| {
        let (across, along) = (cross(a, b), dot(a, b));
        let turned = [0, 1, 2].map(|i| b[i] * t.cos() + across[i] * t.sin() + a[i] * along * (1.0 - t.cos()));
        dot(turned, d)
    });
    let (mut low, mut high) = (0.0, 0.3);
    for _ in 0..60 {
        let middle = 0.5 * (low + high);
        let beyond = (included(middle) - held.cos()) * (included(0.0) - held.cos()) < 0.0;
        if beyond { high = middle } else { low = middle }
    }
    assert!((low - 0.218_671_691_384).abs() < 1e-9, "{low}");
    for size in [1e-3, 1e3] {
        let mut model = "dalembert = 1\n[bodies]\n".to_owned();
        for body in ["a", "b", "c"] {
            model += &format!("{body} = {{ mass = 1.0, inertia = {{ ball = 0.1 }} }}\n");
        }
        let joints = [("A", "revolute", "ground", "a"), ("B", "cylindrical", "a", "b")];
        let closing = [("C", "cylindrical", "b", "c"), ("D", "cylindrical", "ground", "c")];
        for (k, (name, kind, one, other)) in joints.into_iter().chain(closing).enumerate() {
            model += &format!(
                "[joints.{name}]\ntype = \"{kind}\"\nbetween = [\"{one}\", \"{other}\"]\nat = {:?}\naxis = {:?}\n",
                places[k].map(|x| size * x),
                axes[k]
            );
        }
        let run = driven(&text(&model), &["A=0:0.3:3"], &[]);
        let Some(Stop::Failed(why)) = &run.stop else { panic!("{size:e}: {:?}", run.stop) };
        assert!((run.drives[0].reached - low).abs() < 1e-5, "{size:e}: {} not {low}", run.drives[0].reached);
        assert!(
            why.contains("`B.slide`, `D.slide` move faster and faster") && !why.contains("dead"),
            "{size:e}: {why}"
        );
    }
}
