//! Mechanisms with closed loops: freedoms and ranks, energies, closed forms, the same mechanism as equations.

use std::f64::consts::PI;

use dalembert::dynamics::result::{ColumnKind, EnergySummary, RunResult};
use dalembert::{At, Loaded, Simulate};

fn path(name: &str) -> String {
    format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"))
}

fn example(name: &str) -> Loaded {
    dalembert::open(path(name)).unwrap_or_else(|e| panic!("{name}: {e}"))
}

/// Runs from the start values, some of them set, to the end of the file's [simulate] or to another.
fn run_from(loaded: &Loaded, set: &[(&str, f64)], until: Option<f64>, tolerance: f64) -> RunResult {
    let set = set.iter().map(|(n, v)| ((*n).to_owned(), *v)).collect();
    let how = Simulate { set, until, tolerance: Some(tolerance), ..Simulate::default() };
    let run = loaded.simulate(&how, &mut |_| true).unwrap();
    assert!(run.summary.completed, "{}", run.summary.stop_reason);
    // Rounding grows with the angles, which count turns.
    let turns = run.columns.iter().filter(|c| c.kind == ColumnKind::Variable).map(|c| largest(&c.values));
    let limit = 1e-13 * (100.0 + turns.fold(0.0, f64::max));
    assert!(run.summary.residual_position < limit, "position residual {:e}", run.summary.residual_position);
    run
}

fn run(loaded: &Loaded, tolerance: f64) -> RunResult {
    run_from(loaded, &[], None, tolerance)
}

fn drift(run: &RunResult) -> f64 {
    run.summary.energy.as_ref().unwrap().max_drift
}

fn column<'r>(run: &'r RunResult, name: &str) -> &'r [f64] {
    &run.columns.iter().find(|c| c.name == name).unwrap_or_else(|| panic!("no column {name}")).values
}

fn accelerations(loaded: &Loaded, set: &[(&str, f64)]) -> Vec<(String, f64)> {
    let set = set.iter().map(|(n, v)| ((*n).to_owned(), *v)).collect();
    loaded.evaluate(&At { set, ..At::default() }).unwrap().accelerations
}

fn of(list: &[(String, f64)], name: &str) -> f64 {
    list.iter().find(|a| a.0 == name).unwrap_or_else(|| panic!("no {name} in {list:?}")).1
}

fn largest_difference(x: &[f64], y: &[f64]) -> f64 {
    assert_eq!(x.len(), y.len());
    x.iter().zip(y).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max)
}

fn largest(x: &[f64]) -> f64 {
    x.iter().fold(0.0, |m, v| v.abs().max(m))
}

/// Freedoms, rows and their rank at the start. Spatial rows of plane loops repeat each other; those of ball joints do not.
#[test]
fn freedoms_are_those_of_the_textbooks() {
    for (name, freedoms, rows, rank) in [
        ("four_bar", 1, 5, 2),
        ("slider_crank", 1, 5, 2),
        ("parallelogram", 1, 5, 2),
        ("jansen", 1, 15, 6),
        ("andrews_bodies", 1, 15, 6),
        ("windows", 1, 8, 8),
        ("planetary_gear", 2, 6, 4),
        ("stewart_ups", 6, 18, 18),
        ("stewart_rss", 12, 18, 18),
        ("delta", 9, 18, 18),
        ("rolling_disc", 3, 3, 3),
        ("bicycle", 3, 6, 6),
        ("sleigh", 2, 1, 1),
    ] {
        let d = example(name).doctor(&At::default()).unwrap();
        assert_eq!((d.mobility, d.rows, d.rank), (freedoms, rows, rank), "{name}");
    }
}

/// Every example to its end at its own tolerance: energy in balance, constraints kept.
#[test]
fn energies_balance() {
    for (name, scale) in [
        ("four_bar", 10.0),
        ("slider_crank", 0.3),
        ("jansen", 3.0),
        ("windows", 20.0),
        ("planetary_gear", 1.0),
        ("stewart_ups", 100.0),
        ("stewart_rss", 20.0),
        ("delta", 5.0),
        ("rolling_disc", 10.0),
        ("sleigh", 1.0),
    ] {
        let run = run_from(&example(name), &[], None, 1e-10);
        assert!(drift(&run) < 2e-10 * scale, "{name}: balance kept to {:e} J", drift(&run));
    }
}

/// A plane four-bar in absolute angles of the bars, with the same inertia.
const FOUR_BAR: &str = r#"dalembert = 1
[parameters]
a = 0.3
b = 1.0
c = 0.8
d = 1.0
rho = 1.0
w = 0.02
g = 9.81
[variables]
p = { start = [0, 0], fixed = true }
q = { start = 0.6 }
r = { start = 1.6 }
[lagrangian]
kinetic = """rho*a*(a^2/4 + (a^2 + w^2)/12)/2*p'^2 + rho*c*(c^2/4 + (c^2 + w^2)/12)/2*r'^2 + rho*b*(b^2 + w^2)/24*q'^2
 + rho*b/2*(a^2*p'^2 + b^2/4*q'^2 + a*b*cos(p - q)*p'*q')"""
potential = "g*rho*(a^2/2*sin(p) + b*(a*sin(p) + b/2*sin(q)) + c^2/2*sin(r))"
[constraints]
x = "a*cos(p) + b*cos(q) = d + c*cos(r)"
y = "a*sin(p) + b*sin(q) = c*sin(r)"
"#;

/// Four hinges in space are the plane four-bar.
#[test]
fn a_four_bar_in_space_is_the_plane_one() {
    let plane = FOUR_BAR.replace("start = [0, 0]", "start = [\"pi/2\", 5.0]");
    let plane = dalembert::open_text("plane.toml", &plane).unwrap_or_else(|e| panic!("{e}"));
    let how = |every| Simulate { until: Some(5.0), every: Some(every), tolerance: Some(1e-12), ..Simulate::default() };
    let space = example("four_bar").simulate(&how(0.01), &mut |_| true).unwrap();
    let plane = plane.simulate(&how(0.01), &mut |_| true).unwrap();
    for (body, angle) in [("A", "p"), ("coupler_angle", "q"), ("D", "r"), ("A'", "p'"), ("D'", "r'")] {
        let worst = largest_difference(column(&space, body), column(&plane, angle));
        assert!(worst < 1e-9, "{body} and {angle} differ by {worst:e}");
    }
    assert!(column(&space, "A").last().unwrap() > &(8.0 * PI), "the crank turns round");
}

/// The same linkage in a plane turned about x: rows across the plane hold nothing but rounding then, and stay redundant.
#[test]
fn a_four_bar_in_an_oblique_plane_is_the_same() {
    let file = std::fs::read_to_string(path("four_bar")).unwrap();
    let turned = file
        .replace("gravity = [0, -9.81, 0]", "gravity = [0, \"-9.81*cos(0.7)\", \"-9.81*sin(0.7)\"]")
        .replace(
            "[\"ground\", \"crank\"]",
            "[\"ground\", \"crank\"]\nframes = [{ rotation = { axis = [1, 0, 0], angle = 0.7 } }, {}]",
        )
        .replace(
            "{ at = [\"d\", 0, 0] }, {}",
            "{ at = [\"d\", 0, 0], rotation = { axis = [1, 0, 0], angle = 0.7 } }, {}",
        );
    let turned = dalembert::open_text("turned.toml", &turned).unwrap_or_else(|e| panic!("{e}"));
    let d = turned.doctor(&At::default()).unwrap();
    assert_eq!((d.mobility, d.rows, d.rank), (1, 5, 2));
    let (turned, upright) = (run(&turned, 1e-12), run(&example("four_bar"), 1e-12));
    for name in ["A", "D", "A'"] {
        let worst = largest_difference(column(&turned, name), column(&upright, name));
        assert!(worst < 1e-9, "{name} differs by {worst:e}");
    }
}

/// s = r cos A + √(l² − r² sin²A) at every sample, with both dead centres passed many times.
#[test]
fn a_slider_crank_passes_its_dead_centres() {
    let run = run(&example("slider_crank"), 1e-10);
    let (angle, slider, speed) = (column(&run, "A"), column(&run, "guide"), column(&run, "guide'"));
    let (r, l) = (0.1_f64, 0.25_f64);
    for (&a, &s) in angle.iter().zip(slider) {
        let wanted = r * a.cos() + (l * l - r * r * a.sin().powi(2)).sqrt();
        assert!((s - wanted).abs() < 1e-12, "{s} instead of {wanted} at {a}");
    }
    let turns = speed.windows(2).filter(|w| w[0] * w[1] < 0.0).count();
    assert!(turns >= 6, "{turns} dead centres");
    assert!(column(&run, "A'").iter().all(|w| *w > 0.0), "the flywheel carries it over");
}

/// J A'' = −G cos A, a pendulum that goes round and passes the flat pose twice in every turn: by how much its energy changes.
fn as_pendulum(run: &RunResult, a: f64, m: f64, w: f64) -> f64 {
    let inertia = 2.0 * m * ((a * a + w * w) / 12.0 + a * a / 4.0) + m * a * a;
    let weight = 9.81 * 2.0 * m * a;
    let (angle, rate) = (column(run, "A"), column(run, "A'"));
    let energy = |k: usize| inertia / 2.0 * rate[k] * rate[k] + weight * angle[k].sin();
    (0..angle.len()).fold(0.0, |worst: f64, k| worst.max((energy(k) - energy(0)).abs()))
}

/// Where crank, coupler and rocker lie in one line two branches cross; velocities go on as they are, and so the coupler stays
/// parallel. At all tolerances, so that steps fall near the flat pose in many ways.
#[test]
fn a_parallelogram_stays_one_through_its_flat_pose() {
    let model = example("parallelogram");
    for power in (0..=70).map(|k| 6.0 + 0.1 * f64::from(k)) {
        let tolerance = 10.0_f64.powf(-power);
        let run = run_from(&model, &[], Some(2.0), tolerance);
        let worst = largest(column(&run, "coupler_angle"));
        assert!(worst < 1e-9, "the coupler turns by {worst:e} at tolerance {tolerance:e}");
        assert!(column(&run, "A").last().unwrap() > &(4.0 * PI));
        let lost = drift(&run).max(as_pendulum(&run, 0.3, 1.0, 0.02));
        assert!(lost < 50.0 * tolerance + 16.0 * 2e-11, "loses {lost:e} of 16 J at tolerance {tolerance:e}");
    }
}

/// The table and its legs are mirror images of themselves in x = 0, and so stays the motion.
#[test]
fn a_stewart_platform_moves_symmetrically() {
    let run = run(&example("stewart_ups"), 1e-10);
    assert!(largest(column(&run, "x")) < 1e-9);
    for (left, right) in [(0, 1), (2, 5), (3, 4)] {
        let (l, r) = (format!("leg[{left}].stroke"), format!("leg[{right}].stroke"));
        assert!(largest_difference(column(&run, &l), column(&run, &r)) < 1e-9);
    }
    assert!(largest(column(&run, "y")) > 1e-3 && largest(column(&run, "pitch")) > 0.05, "it moves");
    // The springs and dampers bring it to rest in the end.
    let height = column(&run, "height");
    let late = &height[height.len() - 50..];
    assert!(late.iter().fold(0.0_f64, |m, h| m.max((h - late[0]).abs())) < 0.01);
}

/// Equal torques on six motors that repeat themselves after a third of a turn only lift the table.
#[test]
fn a_rotary_stewart_platform_heaves() {
    let run = run(&example("stewart_rss"), 1e-10);
    for still in ["x", "yaw"] {
        assert!(largest(column(&run, still)) < 1e-9, "{still}");
    }
    for k in 1..6 {
        let name = format!("leg[{k}].motor");
        assert!(largest_difference(column(&run, "leg[0].motor"), column(&run, &name)) < 1e-9, "{name}");
    }
    let height = column(&run, "height");
    let (low, high) = height.iter().fold((f64::MAX, f64::MIN), |(l, h), &x| (l.min(x), h.max(x)));
    assert!(high - low > 0.01, "it heaves by {}", high - low);
}

/// The platform of a delta robot never tilts, and is a rod's length away from all three elbows, moved in by its radius.
#[test]
fn a_delta_robot_keeps_its_platform_level() {
    let run = run(&example("delta"), 1e-10);
    assert!(column(&run, "level").iter().all(|z| (z - 1.0).abs() < 1e-11));
    let place = ["x", "y", "z"].map(|n| column(&run, n));
    for k in 0..3 {
        let azimuth = 2.0 * PI * f64::from(k) / 3.0;
        let motor = column(&run, &format!("motor{k}"));
        for (i, angle) in motor.iter().enumerate() {
            let out = 0.2 - 0.08 + 0.3 * angle.cos();
            let elbow = [out * azimuth.cos(), out * azimuth.sin(), -0.3 * angle.sin()];
            let square: f64 = (0..3).map(|c| (place[c][i] - elbow[c]).powi(2)).sum();
            assert!((square.sqrt() - 0.6).abs() < 1e-11, "rod of {}", square.sqrt());
        }
    }
}

/// Jansen's foot: the eleven lengths hold, and the step is long and flat.
#[test]
fn jansens_leg_steps() {
    let run = run(&example("jansen"), 1e-10);
    let (x, y) = (column(&run, "foot_x"), column(&run, "foot_y"));
    let span = |v: &[f64]| v.iter().fold(f64::MIN, |m, &x| m.max(x)) - v.iter().fold(f64::MAX, |m, &x| m.min(x));
    assert!((0.6..0.7).contains(&span(x)), "a step of {}", span(x));
    // Half of the samples or so lie within a centimetre of the ground line.
    let ground = y.iter().fold(f64::MAX, |m, &v| m.min(v));
    let down = y.iter().filter(|&&v| v < ground + 0.02).count();
    assert!(3 * down > y.len(), "{down} of {} samples on the ground", y.len());
}

/// (N/3 + 1/3 + N) θ̈ = −g ((N + 1)/2 + N) cos θ for N windows.
#[test]
fn windows_swing_as_one_pendulum() {
    let model = example("windows");
    let n = 4.0_f64;
    let start = accelerations(&model, &[]);
    let factor = -9.81 * (1.5 * n + 0.5) / ((n + 1.0) / 3.0 + n);
    let wanted = factor * 0.4_f64.cos();
    for (name, sign) in
        [("pivot''", 1.0), ("window[0].pivot''", 1.0), ("window[2].pivot''", 1.0), ("window[1].pin''", -1.0)]
    {
        assert!((of(&start, name) - sign * wanted).abs() < 1e-12 * wanted.abs(), "{name}");
    }
    let run = run(&model, 1e-11);
    let (angle, rate) = (column(&run, "last_rod"), column(&run, "pivot'"));
    for (th, w) in angle.iter().zip(rate) {
        // ½ θ̇² = factor (sin θ − sin θ₀)
        let left = w * w / 2.0 - factor * (th.sin() - (-0.4_f64).sin());
        assert!(left.abs() < 1e-9, "the pendulum's energy is off by {left:e}");
    }
    assert!(largest_difference(column(&run, "first_rod"), angle) < 1e-10);
    assert!(largest(column(&run, "first_link")) < 1e-10);
}

/// Above the horizontal they swing through the flat pose, where four rows become dependent at once, and stay parallel.
#[test]
fn windows_stay_parallel_through_the_flat_pose() {
    let mut set = vec![("pivot".to_owned(), 0.4)];
    for k in 0..4 {
        set.extend([(format!("window[{k}].pivot"), 0.4), (format!("window[{k}].pin"), -0.4)]);
    }
    let set: Vec<(&str, f64)> = set.iter().map(|(n, v)| (n.as_str(), *v)).collect();
    let run = run_from(&example("windows"), &set, Some(4.0), 1e-9);
    assert!(largest(column(&run, "first_link")) < 1e-9);
    assert!(largest_difference(column(&run, "first_rod"), column(&run, "last_rod")) < 1e-9);
    assert!(column(&run, "last_rod").iter().any(|a| *a < -3.0), "it swings below and up to the other side");
}

/// Willis' equation at every sample, and two shafts' worth of dynamics from a 2×2 mass matrix by hand.
#[test]
fn a_planetary_gear_obeys_willis() {
    let model = example("planetary_gear");
    let (zs, zp, zr) = (20.0, 16.0, 52.0);
    let result = run(&model, 1e-10);
    let [s, r, c] = ["S'", "R'", "C'"].map(|n| column(&result, n));
    for k in 0..s.len() {
        let willis = zs * (s[k] - c[k]) + zr * (r[k] - c[k]);
        assert!(willis.abs() < 1e-9 * (1.0 + largest(s)), "{willis:e}");
    }
    // With S and C as coordinates: R' = C' − zs/zr (S' − C'), planets turn at C' − zs/zp (S' − C').
    let radius = 0.002 * (zs + zp) / 2.0;
    let cylinder = |m: f64, r: f64| m * r * r / 2.0;
    let (js, jc) = (cylinder(0.1, 0.002 * zs / 2.0), cylinder(0.2, radius) + 3.0 * 0.06 * radius * radius);
    let (jr, jp) = (6e-4, 3.0 * cylinder(0.06, 0.002 * zp / 2.0));
    let shafts = [(js, [1.0, 0.0]), (jc, [0.0, 1.0]), (jr, [-zs / zr, 1.0 + zs / zr]), (jp, [-zs / zp, 1.0 + zs / zp])];
    let m = |i: usize, j: usize| shafts.iter().map(|(inertia, u)| inertia * u[i] * u[j]).sum::<f64>();
    let f = [0.1, 0.0]; // from rest: the motor alone
    let determinant = m(0, 0) * m(1, 1) - m(0, 1) * m(0, 1);
    let wanted = [(m(1, 1) * f[0] - m(0, 1) * f[1]) / determinant, (m(0, 0) * f[1] - m(0, 1) * f[0]) / determinant];
    let start = accelerations(&model, &[]);
    assert!((of(&start, "S''") - wanted[0]).abs() < 1e-11 * wanted[0].abs());
    assert!((of(&start, "C''") - wanted[1]).abs() < 1e-11 * wanted[1].abs().max(1.0));
}

/// dp/dθ = I₃/I₁ r − p cot θ, dr/dθ = m R²/(I₃ + m R²) p, from one θ to another by Runge and Kutta.
fn along_the_lean(mut theta: f64, [mut p, mut r]: [f64; 2], to: f64) -> [f64; 2] {
    let rates = |t: f64, [p, r]: [f64; 2]| [2.0 * r - p / t.tan(), p / 1.5];
    let steps = 400;
    let h = (to - theta) / f64::from(steps);
    for _ in 0..steps {
        let add = |k: [f64; 2], s: f64| [p + s * k[0], r + s * k[1]];
        let k1 = rates(theta, [p, r]);
        let k2 = rates(theta + h / 2.0, add(k1, h / 2.0));
        let k3 = rates(theta + h / 2.0, add(k2, h / 2.0));
        let k4 = rates(theta + h, add(k3, h));
        let sum = |i: usize| (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]) * h / 6.0;
        (p, r) = (p + sum(0), r + sum(1));
        theta += h;
    }
    [p, r]
}

/// The energy and the two linear integrals of a rolling disc.
#[test]
fn a_rolling_disc_keeps_its_integrals() {
    let run = run(&example("rolling_disc"), 1e-11);
    assert!(drift(&run) < 1e-9, "energy to {:e}", drift(&run));
    assert!(run.summary.residual_velocity < 1e-11);
    let [theta, spin, turn] = ["theta", "spin_rate", "turn_rate"].map(|n| column(&run, n));
    for k in 0..theta.len() {
        let [p, r] = along_the_lean(theta[0], [turn[0], spin[0]], theta[k]);
        assert!((p - turn[k]).abs() < 1e-9 && (r - spin[k]).abs() < 1e-9, "{} and {}", p - turn[k], r - spin[k]);
    }
    assert!(theta.iter().any(|t| (t - theta[0]).abs() > 0.05), "it sways");
}

/// u = c tanh s, w = c/k sech s, s = a c t/k² + s₀.
#[test]
fn a_sleigh_follows_its_closed_form() {
    let run = run(&example("sleigh"), 1e-12);
    let (a, m, j) = (0.2_f64, 2.0_f64, 0.1_f64);
    let k = (a * a + j / m).sqrt();
    let (u0, w0) = (-1.0_f64, 0.1_f64);
    let c = (u0 * u0 + k * k * w0 * w0).sqrt();
    let s0 = (u0 / c).atanh();
    let (u, w) = (column(&run, "forward_speed"), column(&run, "turning_rate"));
    for (i, t) in run.time.iter().enumerate() {
        let s = a * c * t / (k * k) + s0;
        assert!((u[i] - c * s.tanh()).abs() < 1e-9 && (w[i] - c / k / s.cosh()).abs() < 1e-9, "at {t}");
    }
    // The same sleigh in quasi-velocities.
    let how = Simulate { tolerance: Some(1e-12), ..Simulate::default() };
    let equations = example("chaplygin_sleigh").simulate(&how, &mut |_| true).unwrap();
    for (body, variable) in
        [("x", "x"), ("y", "y"), ("forward_speed", "u"), ("turning_rate", "w"), ("ice.angle", "phi")]
    {
        let worst = largest_difference(column(&run, body), column(&equations, variable));
        assert!(worst < 1e-9, "{body}: {worst:e}");
    }
    let worst = largest_difference(column(&run, "blade_force"), column(&equations, "blade_force"));
    assert!(worst < 1e-8, "the blade's force differs by {worst:e}");
}

/// Andrews' mechanism as bodies and as equations: accelerations at the start, the motion, and the published angle.
#[test]
fn andrews_as_bodies_is_andrews_as_equations() {
    let (bodies, equations) = (example("andrews_bodies"), example("andrews"));
    let (x, y) = (accelerations(&bodies, &[]), accelerations(&equations, &[]));
    let names = ["beta", "theta", "gamma", "phi", "delta", "omega", "epsilon"];
    let scale = of(&y, "beta''").abs();
    for name in names.map(|n| format!("{n}''")) {
        let (body, equation) = (of(&x, &name), of(&y, &name));
        assert!((body - equation).abs() < 1e-10 * scale, "{name}: {body} and {equation}");
    }
    let how = Simulate { until: Some(0.03), every: Some(0.001), tolerance: Some(1e-13), ..Simulate::default() };
    let bodies = bodies.simulate(&how, &mut |_| true).unwrap();
    let equations = equations.simulate(&how, &mut |_| true).unwrap();
    for name in names {
        let worst = largest_difference(column(&bodies, name), column(&equations, name));
        assert!(worst < 1e-10, "{name} differs by {worst:e}");
    }
    let beta = column(&bodies, "beta").last().unwrap();
    assert!((beta - 15.810_771_195_153_84).abs() < 1e-10, "beta = {beta}");
}

/// Three equal cranks on one bar: over-constrained by its lengths alone, and flat twice a turn. Energy is kept through the flat
/// poses, whichever instants are asked for.
fn three_cranks(gravity: f64) -> Loaded {
    let crank = |k: usize, x: f64| {
        format!(
            "[bodies.c{k}]\nmass = 1\ncom = [{}, 0.12, 0]\ninertia = {{ box = [0.02, 0.02, 0.02] }}\n[joints.A{k}]\ntype = \"revolute\"\n\
             between = [\"ground\", \"c{k}\"]\nat = [{x}, 0, 0]\n[joints.B{k}]\ntype = \"revolute\"\nbetween = [\"c{k}\", \"bar\"]\n\
             at = [{}, 0.24, 0]\n",
            x + 0.22,
            x + 0.44
        )
    };
    let text = format!(
        "dalembert = 1\ngravity = [0, {gravity}, 0]\n[bodies.bar]\nmass = 1\ncom = [0.94, 0.24, 0]\ninertia = {{ box = [1, 0.02, 0.02] }}\n{}{}{}",
        crank(1, 0.0),
        crank(2, 1.0),
        crank(3, 0.5)
    );
    dalembert::open_text("cranks.toml", &text).unwrap()
}

#[test]
fn three_parallel_cranks_pass_their_flat_pose() {
    let loaded = three_cranks(-9.81);
    for (every, tolerance) in [(0.006, 1e-8), (0.002, 1e-8), (0.1, 1e-11)] {
        let how = Simulate { until: Some(3.0), every: Some(every), tolerance: Some(tolerance), ..Simulate::default() };
        let run = loaded.simulate(&how, &mut |_| true).unwrap();
        assert!(run.summary.completed, "{every}: {}", run.summary.stop_reason);
        let drift = run.summary.energy.unwrap().max_drift;
        assert!(drift < 1e-2, "{every}: {drift}");
    }
}

/// Without gravity the cranks turn evenly, and all accelerations vanish: what dependent rows disagree by then is rounding, for
/// every method.
#[test]
fn an_even_motion_is_no_contradiction() {
    let loaded = three_cranks(0.0);
    for method in ["auto", "multipliers", "null-space", "delassus", "embedding"] {
        let how = Simulate {
            set: vec![("A1'".to_owned(), 3.0)],
            until: Some(0.5),
            method: Some(method.to_owned()),
            ..Simulate::default()
        };
        let run = loaded.simulate(&how, &mut |_| true).unwrap();
        assert!(run.summary.completed, "{method}: {}", run.summary.stop_reason);
        let last = run.columns.iter().find(|c| c.name == "A1'").unwrap().values.last().copied().unwrap();
        assert!((last - 3.0).abs() < 1e-9, "{method}: {last}");
        let e =
            loaded.evaluate(&At { set: how.set.clone(), method: Some(method.to_owned()), ..At::default() }).unwrap();
        assert!(e.consistent, "{method}: {:?}", e.contradictory);
    }
}

/// An axis off by less than rounding turns nothing round.
#[test]
fn axes_off_by_rounding_change_nothing() {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/four_bar.toml")).unwrap();
    let accelerations = ["0", "1e-16", "3e-16", "1e-14"].map(|x| {
        let text = text.replace("[joints.D]\n", &format!("[joints.D]\naxis = [{x}, 0, 1]\n"));
        let loaded = dalembert::open_text("four_bar.toml", &text).unwrap();
        loaded.evaluate(&At::default()).unwrap().accelerations
    });
    for other in &accelerations[1..] {
        for (a, b) in accelerations[0].iter().zip(other) {
            assert!((a.1 - b.1).abs() < 1e-9 * (1.0 + a.1.abs()), "{a:?} {b:?}");
        }
    }
}

/// Energies that the doctor of runs cannot account for are said, not shown with a tick.
#[test]
fn energy_that_is_lost_is_said() {
    let off =
        EnergySummary { start: 15.0, end: 0.1, work: 0.0, max_drift: 14.9, size: 15.0, ..EnergySummary::default() };
    assert!(off.is_off());
    assert!(!EnergySummary { max_drift: 1e-6, ..off }.is_off());
    let infinite = EnergySummary { max_drift: f64::INFINITY, size: f64::INFINITY, floor: f64::INFINITY, ..off };
    assert!(infinite.is_off() && !infinite.is_known());
}
