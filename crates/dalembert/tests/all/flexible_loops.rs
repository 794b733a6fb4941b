//! Loops with bodies that deform: against formulas, against themselves with other joints closing, energy, accelerations of frames.

use dalembert::{At, Loaded, Simulate};

fn text(model: &str) -> Loaded {
    dalembert::open_text("model.toml", &format!("dalembert = 1\n{model}")).unwrap_or_else(|e| panic!("{e}"))
}

fn example(name: &str) -> String {
    std::fs::read_to_string(format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

fn at(set: &[(&str, f64)]) -> At {
    At { set: set.iter().map(|(n, v)| ((*n).to_owned(), *v)).collect(), ..At::default() }
}

fn of(list: &[(String, f64)], name: &str) -> f64 {
    list.iter().find(|a| a.0 == name).unwrap_or_else(|| panic!("no {name} in {list:?}")).1
}

/// The rod of `flexible_slider_crank.toml` as a body; `hung` is where the crank holds it: at its own frame, on the chord, or at the frame
/// `pin`, which its modes turn.
fn slider_crank(hung: &str) -> Loaded {
    let formulas = example("flexible_slider_crank");
    let parameters = &formulas[formulas.find("[parameters]").unwrap()..formulas.find("[variables]").unwrap()];
    let zero = "[[0, 0, 0], [0, 0, 0], [0, 0, 0]]";
    let across = "[[0, 0, 0], [0, \"rho*l/2\", 0], [0, 0, 0]]";
    let first = |x: &str| format!("[[0, \"{x}\", 0], [0, 0, 0], [0, 0, 0]]");
    text(&format!(
        r#"
gravity = [0, 0, 0]
{parameters}
[bodies.crank]
mass = 0.1
com = [0, 0, 0]
inertia = ["J", "J", "J", 0, 0, 0]
frames = {{ pin = {{ at = ["r", 0, 0] }} }}
[bodies.rod]
mass = "rho*l"
com = ["l/2", 0, 0]
inertia = [0, "rho*l^3/12", "rho*l^3/12", 0, 0, 0]
frames = {{ pin = {{ at = [0, 0, 0] }}, eye = {{ at = ["l", 0, 0] }} }}
[bodies.rod.flexible]
mass = [["rho*l/2", 0], [0, "rho*l/2"]]
coupling = [[0, 0, "rho*l^2/pi", 0, "2*rho*l/pi", 0], [0, 0, "-(rho*l^2/(2*pi))", 0, 0, 0]]
stiffness = [["s1", 0], [0, "s2"]]
damping = [["c*s1", 0], [0, "c*s2"]]
[bodies.rod.flexible.influence]
pin = [[0, 0, "pi/l", 0, 0, 0], [0, 0, "2*pi/l", 0, 0, 0]]
eye = [[0, 0, "-(pi/l)", 0, 0, 0], [0, 0, "2*pi/l", 0, 0, 0]]
[bodies.rod.flexible.integrals]
first = [{}, {}]
second = [[{across}, {zero}], [{zero}, {across}]]
[bodies.slider]
mass = "m"
inertia = {{ ball = 0.05 }}
[joints.A]
type = "revolute"
between = ["ground", "crank"]
[joints.B]
type = "revolute"
between = ["crank.pin", "{hung}"]
frames = [{{}}, {{}}]
start = -0.7
[joints.s]
type = "prismatic"
between = ["ground", "slider"]
axis = [1, 0, 0]
damping = "d"
start = 0.42
[joints.eye]
type = "revolute"
between = ["rod.eye", "slider"]
frames = [{{}}, {{}}]
"#,
        first("rho*l^2/pi"),
        first("-(rho*l^2/(2*pi))")
    ))
}

/// Bodies, modes and a joint that closes the loop are the energies that a person wrote down.
#[test]
fn an_elastic_rod_equals_its_formulas() {
    let formulas = text(example("flexible_slider_crank").split_once("dalembert = 1").unwrap().1);
    let bodies = [slider_crank("rod"), slider_crank("rod.pin")];
    let (r, l) = (0.15_f64, 0.3_f64);
    for k in 0..6 {
        let x = f64::from(k);
        let (a, h, i) = (0.4 + x, 0.003 - 1e-3 * x, 1e-3 * x);
        let b = (-r / l * a.sin()).asin();
        let slope = std::f64::consts::PI / l * (h + 2.0 * i);
        let state = |b: f64, modes: [&'static str; 4]| {
            let rates = [("A'", 20.0 - 7.0 * x), (modes[2], 0.1 * x), (modes[3], 0.2)];
            let places = [
                ("A", a),
                ("B", b),
                ("s", r * a.cos() + l * (-r / l * a.sin()).asin().cos()),
                (modes[0], h),
                (modes[1], i),
            ];
            [&places[..], &rates[..]].concat()
        };
        let formula = state(b, ["h1", "h2", "h1'", "h2'"]);
        let wanted = formulas.evaluate(&at(&formula)).unwrap().accelerations;
        for (model, turned) in bodies.iter().zip([0.0, slope]) {
            let body = state(b - a + turned, ["rod.mode1", "rod.mode2", "rod.mode1'", "rod.mode2'"]);
            let found = model.evaluate(&at(&body)).unwrap().accelerations;
            let size = wanted.iter().fold(0.0_f64, |m, a| m.max(a.1.abs()));
            for (body, formula) in [("A''", "A''"), ("s''", "s''"), ("rod.mode1''", "h1''"), ("rod.mode2''", "h2''")] {
                let (x, y) = (of(&found, body), of(&wanted, formula));
                assert!((x - y).abs() < 1e-10 * size, "{body} is {x}, by formulas {y}, at {a}");
            }
        }
    }
}

/// A loop in space with a coupler that bends and twists in three modes; `cut` joins close it.
fn spatial(cut: &str) -> Loaded {
    let joint = |name: &str, kind: &str, between: &str, at: &str, more: &str| {
        let cut = if name == cut { "cut = true" } else { "" };
        format!("[joints.{name}]\ntype = \"{kind}\"\nbetween = [{between}]\nat = {at}\n{more}\n{cut}\n")
    };
    let joints = [
        joint("A", "revolute", "\"ground\", \"crank\"", "[0, 0, 0]", "axis = [0, 0, 1]"),
        joint("B", "spherical", "\"crank\", \"rod.left\"", "[0.2, 0, 0.05]", ""),
        joint(
            "C",
            "universal",
            "\"rod.right\", \"rocker\"",
            "[0.7, 0.4, 0.1]",
            "axis = [0, 0, 1]\nsecond_axis = [0, 1, 0.1]",
        ),
        joint(
            "D",
            "revolute",
            "\"ground\", \"rocker\"",
            "[0.8, 0, 0]",
            "axis = [0.1, 0.2, 1]\nstiffness = 3\ndamping = 0.1",
        ),
    ]
    .concat();
    text(&format!(
        r#"
gravity = [0.3, -9.81, 0.5]
[bodies.crank]
mass = 0.5
com = [0.1, 0, 0]
inertia = [0.001, 0.002, 0.0025, 1e-4, 0, 2e-4]
[bodies.rod]
pose = {{ at = [0.2, 0, 0.05] }}
mass = 0.8
com = [0.25, 0.2, 0.02]
inertia = [0.02, 0.03, 0.045, -0.01, 0, 1e-3]
frames = {{ left = {{ at = [0, 0, 0] }}, right = {{ at = [0.5, 0.4, 0.05] }}, middle = {{ at = [0.25, 0.2, 0.03] }} }}
[bodies.rod.flexible]
mass = [[0.3, 0.02, 0], [0.02, 0.25, 0.01], [0, 0.01, 0.2]]
coupling = [[0.01, 0.02, 0.1, 0.05, 0.2, 0.01], [0.02, -0.05, 0.02, 0.05, 0, 0.2], [0.01, 0, 0.03, 0.02, 0.1, 0.04]]
stiffness = [[500, 10, 0], [10, 800, 5], [0, 5, 1500]]
[bodies.rod.flexible.influence]
left = [[0.2, 0.1, 0.4, 0, 0.1, 0.02], [0.3, -0.2, 0.1, 0.05, 0, 0.1], [0.1, 0, -0.4, 0.02, -0.1, 0]]
right = [[-0.1, 0.3, 1.2, 0.1, 0.9, 0.1], [0.4, -1.1, 0.2, 0, 0.1, 0.8], [0.9, 0.2, 0.6, 0.3, -0.4, 0.2]]
middle = [[0, 0.2, 0.6, 0, 0.3, 0], [0.2, -0.5, 0.1, 0, 0, 0.3], [0.4, 0.1, 0.3, 0.1, -0.2, 0.1]]
[bodies.rocker]
pose = {{ at = [0.8, 0, 0] }}
mass = 0.6
com = [-0.05, 0.2, 0.05]
inertia = [0.01, 0.002, 0.012, 1e-3, 0, 2e-4]
{joints}
[outputs]
x = "px(rod.middle)"
vy = "vy(rod.middle)"
ax = "ax(rod.middle)"
ay = "ay(rocker)"
bz = "bz(rod.right)"
"#
    ))
}

const MOVED: [(&str, f64); 8] = [
    ("A", 0.1),
    ("A'", 1.3),
    ("rod.mode1", 0.02),
    ("rod.mode2", -0.01),
    ("rod.mode3", 0.015),
    ("rod.mode1'", 0.3),
    ("rod.mode2'", -0.2),
    ("rod.mode3'", 0.5),
];

/// Whichever joint closes the loop – with the rod hung at its own frame or at one that its modes move, or on its other end – accelerations,
/// reactions and what is read off frames are the same.
#[test]
fn any_joint_may_close_the_loop() {
    let all = ["B", "C", "D"].map(|cut| (cut, spatial(cut).evaluate(&at(&MOVED)).unwrap()));
    let wanted = &all[2].1;
    for (cut, found) in &all {
        for (name, x) in &wanted.outputs {
            let y = of(&found.outputs, name);
            assert!(
                (x - y).abs() < 1e-9 * x.abs().max(1.0),
                "{name} with {cut} as the closing joint: {y} instead of {x}"
            );
        }
        for mode in ["rod.mode1''", "rod.mode2''", "rod.mode3''"] {
            let (x, y) = (of(&wanted.accelerations, mode), of(&found.accelerations, mode));
            assert!(
                (x - y).abs() < 1e-9 * x.abs().max(1.0),
                "{mode} with {cut} as the closing joint: {y} instead of {x}"
            );
        }
        for wrench in &wanted.reactions {
            let other = found.reactions.iter().find(|r| r.name == wrench.name).unwrap();
            let pairs = wrench.moment.iter().chain(&wrench.force).zip(other.moment.iter().chain(&other.force));
            for (x, y) in pairs {
                assert!((x - y).abs() < 1e-8, "{} with {cut} as the closing joint: {other:?}, {wrench:?}", wrench.name);
            }
        }
    }
}

/// Without damping the energy stays, the loop stays closed, and accelerations of frames are the rates of their velocities.
#[test]
fn a_loop_that_bends_keeps_its_energy() {
    let model = example("elastic_four_bar").split_once("dalembert = 1").unwrap().1.replace("damping", "#damping");
    let loaded = text(&format!("{model}\nv_of = \"vx(coupler.middle)\"\na_of = \"ax(coupler.middle)\"\n"));
    let how = Simulate { until: Some(0.1), every: Some(2e-5), tolerance: Some(1e-10), ..Simulate::default() };
    let run = loaded.simulate(&how, &mut |_| true).unwrap();
    assert!(run.summary.completed, "{}", run.summary.stop_reason);
    let energy = run.summary.energy.as_ref().unwrap();
    assert!(energy.max_drift < 1e-8 * energy.start.abs().max(1.0), "{energy:?}");
    let column = |name: &str| &run.columns.iter().find(|c| c.name == name).unwrap().values;
    let (v, a) = (column("v_of"), column("a_of"));
    let size = a.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
    for k in 2..v.len() - 2 {
        // Of fourth order in the distance of samples.
        let rate = (8.0 * (v[k + 1] - v[k - 1]) - (v[k + 2] - v[k - 2])) / (12.0 * 2e-5);
        assert!((rate - a[k]).abs() < 1e-5 * size, "at sample {k}: {rate} and {}", a[k]);
    }
}

/// Bodies are assembled as they are drawn: what deforms stays straight where joints can close the loop by themselves.
#[test]
fn loops_are_closed_by_joints_before_bodies_bend() {
    let start = spatial("C").evaluate(&at(&[("A", 0.1), ("A'", 1.0)])).unwrap();
    for mode in ["rod.mode1", "rod.mode2", "rod.mode3"] {
        assert_eq!(of(&start.q, mode), 0.0);
        assert_eq!(of(&start.v, &format!("{mode}'")), 0.0);
    }
    assert!(of(&start.q, "D").abs() > 1e-3);
}

/// A beam between two hinges, by modes of a cantilever: ω = (k π)² √(EI/μL⁴), which the finite elements approach from above.
#[test]
fn a_beam_between_hinges_has_its_own_frequencies() {
    let model = text(
        r#"
[parameters]
L = { value = 0.8, unit = "m" }
[bodies.beam]
frames = { end = { at = ["L", 0, 0] }, middle = { at = ["L/2", 0, 0.01] } }
flexible = { beam = { length = "L", mass_per_length = 0.5, rigidity = [40, 90], modes = [6, 6] } }
[joints.left]
type = "spherical"
between = ["ground", "beam"]
[joints.right]
type = "universal"
between = ["beam.end", "slider"]
axis = [0, 1, 0]
second_axis = [0, 0, 1]
frames = [{}, {}]
[bodies.slider]
[joints.slide]
type = "prismatic"
axis = [1, 0, 0]
between = ["ground", "slider"]
frames = [{ at = ["L", 0, 0] }, {}]
"#,
    );
    let linear = model.linearize(&dalembert::Linearize::default()).unwrap();
    let mut found: Vec<f64> = linear.modes.iter().map(|m| m.frequency).filter(|w| *w > 1.0).collect();
    found.sort_by(f64::total_cmp);
    let first = |rigidity: f64| std::f64::consts::PI.powi(2) * (rigidity / 0.5 / 0.8_f64.powi(4)).sqrt();
    for wanted in [first(40.0), first(90.0), 4.0 * first(40.0), 4.0 * first(90.0)] {
        let near = found.iter().copied().min_by(|x, y| (x - wanted).abs().total_cmp(&(y - wanted).abs())).unwrap();
        assert!(
            near > wanted * (1.0 - 1e-9) && near < wanted * (1.0 + 2e-2),
            "{near} instead of {wanted} in {found:?}"
        );
    }
}
