//! Servo constraints: forces of order 0 that bring about a motion which is told, of what they act on and of what lies behind springs, ropes and rotors.

use crate::typed::{self, column, open};
use dalembert::dynamics::result::RunResult;
use dalembert::{At, Linearize, Loaded};

fn run(model: &Loaded, integrator: &str, tolerance: f64, until: f64) -> RunResult {
    typed::run(model, integrator, tolerance, (until, 20))
}

/// The largest difference of a column from a function of time, all samples.
fn off(run: &RunResult, name: &str, f: impl Fn(f64) -> f64) -> f64 {
    column(run, name).iter().zip(&run.time).map(|(x, &t)| (x - f(t)).abs()).fold(0.0, f64::max)
}

/// The largest residual of any condition, at all samples.
fn residual(run: &RunResult) -> f64 {
    let all = run.columns.iter().filter(|c| c.name.starts_with("residual."));
    all.flat_map(|c| &c.values).fold(0.0, |m, x| m.max(x.abs()))
}

/// The note on the index.
fn index(model: &Loaded) -> String {
    let found = model.doctor(&At::default()).unwrap_or_else(|e| panic!("{e}"));
    let said: Vec<String> = found.findings.into_iter().filter(|f| f.code == "D204").map(|f| f.sentence).collect();
    assert!(!said.is_empty());
    said.join("\n")
}

fn states(model: &Loaded) -> Vec<String> {
    let found = model.linearize(&Linearize::default()).unwrap_or_else(|e| panic!("{e}"));
    found.model.states.iter().map(|state| state.name.clone()).collect()
}

/// A trolley brings a load along a path: force F moves the trolley, tension T (a force for each metre of rope) holds the load. Both equations of the load hold T,
/// and (x − s) T passes zero when its acceleration does. All in units of which `unit` is a metre, with the unknown forces in either order.
#[test]
fn a_crane_moves_its_load_along_a_path() {
    for (unit, forces) in [(1.0, ["F", "T"]), (1e3, ["T", "F"])] {
        let conditions = |name: &str| if name == "F" { "x - a*cos(t)" } else { "z + h" };
        let variables = forces.map(|name| format!("{name} = {{ order = 0 }}")).join(", ");
        let equations = forces.map(|name| format!("{name} = \"{}\"", conditions(name))).join(", ");
        let model = open(&format!(
            "parameters = {{ M = 10, m = 5, g = {}, a = {}, h = {} }}\n\
             variables = {{ s = {{}}, x = {{}}, z = {{ start = {} }}, {variables} }}\n[equations]\n\
             mass = {{ s = {{ s = \"M\" }}, x = {{ x = \"m\" }}, z = {{ z = \"m\" }} }}\n\
             force = {{ s = \"F + T*(x - s)\", x = \"-T*(x - s)\", z = \"-T*z - m*g\", {equations} }}",
            9.81 * unit,
            0.3 * unit,
            2.0 * unit,
            -2.0 * unit
        ));
        assert!(index(&model).contains("index 5"), "{}", index(&model));
        let run = run(&model, "auto", 1e-10, 4.0);
        // T = m g/h; T (x − s) = −m x″; F = M s″ − T (x − s).
        let tension = 5.0 * 9.81 / 2.0;
        let trolley = 0.3 * unit * (1.0 - 5.0 / tension);
        assert!(off(&run, "T", |_| tension) < 1e-8 * tension);
        assert!(off(&run, "s", |t| trolley * t.cos()) < 1e-8 * unit, "{:e}", off(&run, "s", |t| trolley * t.cos()));
        let force = |t: f64| (-10.0 * trolley - 1.5 * unit) * t.cos();
        assert!(off(&run, "F", force) < 1e-7 * unit, "{:e}", off(&run, "F", force));
        assert!(residual(&run) < 1e-9 * unit, "{:e}", residual(&run));
    }
}

/// A flying robot of two rotors follows a path in a vertical plane: its tilt tells the direction of the thrust. In thrust and torque, and in squares of two speeds.
#[test]
fn two_rotors_follow_a_path() {
    let text = |variables: &str, thrust: &str, torque: &str, [a, b]: [&str; 2]| {
        format!(
            "parameters = {{ m = 1.2, J = 0.02, l = 0.2, k = 0.05, g = 9.81 }}\n\
             variables = {{ x = {{}}, z = {{}}, th = {{}}, {variables} }}\n[equations]\n\
             mass = {{ x = {{ x = \"m\" }}, z = {{ z = \"m\" }}, th = {{ th = \"J\" }} }}\n\
             force = {{ x = \"-({thrust})*sin(th)\", z = \"({thrust})*cos(th) - m*g\", th = \"{torque}\", \
             {a} = \"x - 0.5*sin(t)^5\", {b} = \"z - 0.2*(1 - cos(t))^3\" }}"
        )
    };
    let forces = open(&text("u = { order = 0 }, tau = { order = 0 }", "u", "tau", ["u", "tau"]));
    let speeds = open(&text(
        "w1 = { order = 0, start = 10 }, w2 = { order = 0, start = 10 }",
        "k*(w1^2 + w2^2)",
        "k*l*(w2^2 - w1^2)",
        ["w1", "w2"],
    ));
    let acceleration = |t: f64| {
        let (s, c) = t.sin_cos();
        (
            0.5 * (20.0 * s.powi(3) * c * c - 5.0 * s.powi(5)),
            0.2 * (6.0 * (1.0 - c) * s * s + 3.0 * (1.0 - c).powi(2) * c),
        )
    };
    let tilt = |t: f64| (-acceleration(t).0).atan2(acceleration(t).1 + 9.81);
    let thrust = |t: f64| 1.2 * acceleration(t).0.hypot(acceleration(t).1 + 9.81);
    for model in [&forces, &speeds] {
        assert!(index(model).contains("index 5"), "{}", index(model));
        for integrator in ["auto", "radau"] {
            let run = run(model, integrator, 1e-9, 4.0);
            assert!(off(&run, "th", tilt) < 1e-8, "{integrator}: {:e}", off(&run, "th", tilt));
            if run.columns.iter().any(|c| c.name == "u") {
                assert!(off(&run, "u", thrust) < 1e-7, "{integrator}: {:e}", off(&run, "u", thrust));
            } else {
                let (one, two) = (column(&run, "w1"), column(&run, "w2"));
                for ((one, two), &t) in one.iter().zip(two).zip(&run.time) {
                    assert!((0.05 * (one * one + two * two) - thrust(t)).abs() < 1e-7, "{integrator}: {one}, {two}");
                }
            }
        }
    }
}

/// Damping on the link of a flexible joint: the condition behind the spring holds a rate that the prescribed motion tells, and is one of places.
#[test]
fn a_rate_that_is_told_is_no_rate_of_a_condition() {
    let model = open(
        "variables = { q = {}, p = {}, tau = { order = 0 } }\n[equations]\nmass = { q = { q = \"0.4\" }, p = { p = \"0.05\" } }\n\
         force = { q = \"200*(p - q) - 0.3*q'\", p = \"-200*(p - q) + tau\", tau = \"q - 0.8*sin(3*t)\" }",
    );
    let run = run(&model, "auto", 1e-10, 10.0);
    // p = q + (0.4 q″ + 0.3 q′)/200, tau = 0.05 p″ + 200 (p − q).
    let p = |t: f64| 0.8 * (3.0 * t).sin() + (-2.88 * (3.0 * t).sin() + 0.72 * (3.0 * t).cos()) / 200.0;
    let tau = |t: f64| -0.45 * p(t) + 200.0 * (p(t) - 0.8 * (3.0 * t).sin());
    assert!(
        off(&run, "p", p) < 1e-9 && off(&run, "tau", tau) < 1e-7,
        "{:e} {:e}",
        off(&run, "p", p),
        off(&run, "tau", tau)
    );
    let linear = model.linearize(&Linearize::default()).unwrap_or_else(|e| panic!("{e}"));
    assert!(linear.model.states.is_empty(), "{:?}", linear.model.states);
}

/// An arm of two links of 1 m behind elastic drives, whose angles or whose tool's place is told; unknown torques and equations in either order.
fn elastic_arm(told: [&str; 2], start: [f64; 2], turned: bool) -> Loaded {
    let mut torques = [("T1", told[0]), ("T2", told[1])];
    if turned {
        torques.reverse();
    }
    let variables = torques.map(|t| format!("{} = {{ order = 0 }}", t.0)).join(", ");
    let equations = torques.map(|t| format!("{} = \"{}\"", t.0, t.1)).join("\n");
    open(&format!(
        r#"
parameters = {{ a1 = 2.0, a2 = 0.4, a3 = 0.5, k = 300, J = 0.1, g1 = 9, g2 = 4 }}
variables = {{ q1 = {{ start = {} }}, q2 = {{ start = {} }}, p1 = {{}}, p2 = {{}}, {variables} }}
[equations.mass]
q1 = {{ q1 = "a1 + 2*a2*cos(q2)", q2 = "a3 + a2*cos(q2)" }}
q2 = {{ q1 = "a3 + a2*cos(q2)", q2 = "a3" }}
p1 = {{ p1 = "J" }}
p2 = {{ p2 = "J" }}
[equations.force]
q1 = "a2*sin(q2)*(2*q1'*q2' + q2'^2) - g1*cos(q1) - g2*cos(q1 + q2) + k*(p1 - q1)"
q2 = "-a2*sin(q2)*q1'^2 - g2*cos(q1 + q2) + k*(p2 - q2)"
p1 = "T1 - k*(p1 - q1)"
p2 = "T2 - k*(p2 - q2)"
{equations}
"#,
        start[0], start[1]
    ))
}

/// Derivatives by central differences of eighth order.
fn derivatives(f: &dyn Fn(f64) -> [f64; 2], t: f64) -> ([f64; 2], [f64; 2]) {
    const H: f64 = 0.01;
    let first = [4.0 / 5.0, -1.0 / 5.0, 4.0 / 105.0, -1.0 / 280.0];
    let second = [8.0 / 5.0, -1.0 / 5.0, 8.0 / 315.0, -1.0 / 560.0];
    let middle = f(t);
    let mut out = ([0.0; 2], middle.map(|x| -205.0 / 72.0 * x));
    for (k, (a, b)) in first.into_iter().zip(second).enumerate() {
        let (ahead, behind) = (f(t + H * (k + 1) as f64), f(t - H * (k + 1) as f64));
        for i in 0..2 {
            out.0[i] += a * (ahead[i] - behind[i]);
            out.1[i] += b * (ahead[i] + behind[i]);
        }
    }
    (out.0.map(|x| x / H), out.1.map(|x| x / H / H))
}

/// The angles of the drives that bring about angles q(t) of the links.
fn drives(q: &dyn Fn(f64) -> [f64; 2], t: f64) -> [f64; 2] {
    let ([q1, q2], ([v1, v2], [a1, a2])) = (q(t), derivatives(q, t));
    let (s, c) = q2.sin_cos();
    let torques = [
        (2.0 + 0.8 * c) * a1 + (0.5 + 0.4 * c) * a2 - 0.4 * s * (2.0 * v1 * v2 + v2 * v2)
            + 9.0 * q1.cos()
            + 4.0 * (q1 + q2).cos(),
        (0.5 + 0.4 * c) * a1 + 0.5 * a2 + 0.4 * s * v1 * v1 + 4.0 * (q1 + q2).cos(),
    ];
    [q1 + torques[0] / 300.0, q2 + torques[1] / 300.0]
}

/// Conditions behind the springs hold squares of rates that are told, by the angles themselves or by where the tool is: they are conditions on the drives' angles. Nothing is left
/// to move, so that there are no modes.
#[test]
fn an_arm_with_elastic_joints_follows_its_angles_and_its_tool() {
    let angles = |t: f64| [0.5 * (2.0 * t).sin(), 0.3 + 0.4 * (3.0 * t).cos()];
    // The tool at (x, y): the law of cosines for the elbow.
    let place = |t: f64| (1.3 + 0.2 * t.sin(), 0.9 + 0.2 * (2.0 * t).cos());
    let by_tool = move |t: f64| {
        let (x, y) = place(t);
        let elbow = ((x * x + y * y - 2.0) / 2.0).acos();
        [y.atan2(x) - elbow / 2.0, elbow]
    };
    let told_angles = ["q1 - 0.5*sin(2*t)", "q2 - 0.3 - 0.4*cos(3*t)"];
    let told_tool = ["cos(q1) + cos(q1 + q2) - 1.3 - 0.2*sin(t)", "sin(q1) + sin(q1 + q2) - 0.9 - 0.2*cos(2*t)"];
    let ways: [(_, &dyn Fn(f64) -> [f64; 2]); 2] = [(told_angles, &angles), (told_tool, &by_tool)];
    for (told, q) in ways {
        for turned in [false, true] {
            let model = elastic_arm(told, q(0.0), turned);
            assert!(index(&model).contains("index 5"), "{}", index(&model));
            assert!(states(&model).is_empty(), "{told:?} {:?}", states(&model));
            let run = run(&model, "auto", 1e-10, 6.0);
            for i in 0..2 {
                let (link, drive, torque) = (format!("q{}", i + 1), format!("p{}", i + 1), format!("T{}", i + 1));
                let wrong = off(&run, &link, |t| q(t)[i]);
                assert!(wrong < 1e-9, "{link} {turned}: {wrong:e}");
                let wrong = off(&run, &drive, |t| drives(q, t)[i]);
                assert!(wrong < 1e-9, "{drive} {turned}: {wrong:e}");
                let p = |t: f64| drives(q, t);
                let wrong = off(&run, &torque, |t| 0.1 * derivatives(&p, t).1[i] + 300.0 * (p(t)[i] - q(t)[i]));
                assert!(wrong < 1e-5, "{torque} {turned}: {wrong:e}");
            }
        }
    }
}

/// A rate's square beside a place, written before the condition that tells the rate, and after it: z = cos t − cos² t.
#[test]
fn conditions_of_rates_give_way_whichever_comes_first() {
    for order in [["u", "w"], ["w", "u"]] {
        let of = |name: &str| if name == "u" { "x'^2 + z - cos(t)" } else { "x - sin(t)" };
        let variables = order.map(|name| format!("{name} = {{ order = 0 }}")).join(", ");
        let equations = order.map(|name| format!("{name} = \"{}\"", of(name))).join(", ");
        let model = open(&format!(
            "variables = {{ x = {{}}, z = {{}}, {variables} }}\n[equations]\nmass = {{ x = {{ x = \"2\" }}, z = {{ z = \"3\" }} }}\n\
             force = {{ x = \"w - x\", z = \"u - z\", {equations} }}"
        ));
        assert!(states(&model).is_empty(), "{order:?} {:?}", states(&model));
        let run = run(&model, "auto", 1e-10, 5.0);
        assert!(off(&run, "x", f64::sin) < 1e-11, "{order:?}");
        let z = |t: f64| t.cos() - t.cos().powi(2);
        assert!(off(&run, "z", z) < 1e-11, "{order:?} {:e}", off(&run, "z", z));
        // z″ = −cos t + 2 cos 2t.
        let u = |t: f64| 3.0 * (-t.cos() + 2.0 * (2.0 * t).cos()) + z(t);
        assert!(off(&run, "u", u) < 1e-10, "{order:?} {:e}", off(&run, "u", u));
    }
}

/// The crane in the trolley's place, the rope's length and its angle: the load hangs straight down at the start, where an angle tells nothing by its sine.
#[test]
fn a_crane_in_rope_length_and_angle_starts_from_rest() {
    let model = open(
        r#"
parameters = { M = 10, m = 2, g = 9.81 }
variables = { s = {}, l = { start = 2 }, th = {}, F = { order = 0 }, W = { order = 0 } }
[equations.mass]
s = { s = "M + m", l = "m*sin(th)", th = "m*l*cos(th)" }
l = { s = "m*sin(th)", l = "m" }
th = { s = "m*l*cos(th)", th = "m*l^2" }
[equations.force]
s = "F - m*(2*l'*th'*cos(th) - l*th'^2*sin(th))"
l = "m*l*th'^2 + m*g*cos(th) - W"
th = "-2*m*l*l'*th' - m*g*l*sin(th)"
F = "s + l*sin(th) - 0.5*sin(t)^5"
W = "l*cos(th) - 2 - 0.3*sin(t)^5"
"#,
    );
    assert!(index(&model).contains("index 5"), "{}", index(&model));
    assert!(states(&model).is_empty());
    // Of sin⁵: 20 sin³ cos² − 5 sin⁵. The rope's direction is that of what holds the load: m (ẍ, g − z̈).
    let second = |t: f64| 20.0 * t.sin().powi(3) * t.cos().powi(2) - 5.0 * t.sin().powi(5);
    let (across, up) = (move |t: f64| 0.5 * second(t), move |t: f64| 9.81 - 0.3 * second(t));
    let angle = move |t: f64| (-across(t)).atan2(up(t));
    let rope = move |t: f64| (2.0 + 0.3 * t.sin().powi(5)) / angle(t).cos();
    let trolley = move |t: f64| 0.5 * t.sin().powi(5) - rope(t) * angle(t).sin();
    for integrator in ["auto", "radau"] {
        let run = run(&model, integrator, 1e-10, 4.0);
        let wrong = [off(&run, "th", angle), off(&run, "l", rope), off(&run, "s", trolley)];
        assert!(wrong.iter().all(|w| *w < 1e-9), "{integrator} {wrong:?}");
        let held = off(&run, "W", |t| 2.0 * across(t).hypot(up(t)));
        assert!(held < 1e-8, "{integrator} {held:e}");
        let both = |t: f64| [trolley(t), 0.0];
        let pushed = |t: f64| 10.0 * derivatives(&both, t).1[0] + 2.0 * across(t);
        assert!(off(&run, "F", pushed) < 1e-5, "{integrator} {:e}", off(&run, "F", pushed));
    }
}
