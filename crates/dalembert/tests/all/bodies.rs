//! Bodies and joints in models: closed forms, conservation laws, the same mechanism written twice.

use dalembert::dynamics::result::RunResult;
use dalembert::{At, Loaded, Simulate};

fn example(name: &str) -> Loaded {
    dalembert::open(format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

fn text(model: &str) -> Loaded {
    dalembert::open_text("model.toml", &format!("dalembert = 1\n{model}")).unwrap_or_else(|e| panic!("{e}"))
}

fn run(loaded: &Loaded, until: f64, tolerance: f64) -> RunResult {
    let how = Simulate { until: Some(until), tolerance: Some(tolerance), ..Simulate::default() };
    let run = loaded.simulate(&how, &mut |_| true).unwrap();
    assert!(run.summary.completed, "{}", run.summary.stop_reason);
    run
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

const RODS: &str = r#"
gravity = [0, -9.81, 0]
[bodies.upper]
mass = 1.3
com = [0.5, 0, 0]
inertia = [0.001, 0.2, 0.2, 0, 0, 0]
[bodies.lower]
mass = 0.7
com = [0.4, 0, 0]
inertia = [0.001, 0.1, 0.1, 0, 0, 0]
[joints.A]
type = "revolute"
between = ["ground", "upper"]
"#;

/// A double pendulum of bodies against the Lagrangian in absolute angles.
#[test]
fn bodies_equal_the_lagrangian() {
    let bodies = text(&format!(
        "{RODS}[joints.B]\ntype = \"revolute\"\nbetween = [\"upper\", \"lower\"]\nframes = [{{ at = [1, 0, 0] }}, {{}}]\n"
    ));
    let lagrangian = text(
        r#"
[variables]
a = {}
b = {}
[lagrangian]
kinetic = "(0.2 + 1.3*0.25)*a'^2/2 + 0.1*b'^2/2 + 0.7/2*(a'^2 + 0.16*b'^2 + 2*0.4*a'*b'*cos(a - b))"
potential = "9.81*(1.3*0.5*sin(a) + 0.7*(sin(a) + 0.4*sin(b)))"
"#,
    );
    for k in 0..5 {
        let s = f64::from(k);
        let (a, b, da, db) = (0.3 + s, 1.1 * s - 0.4, 0.7 - 0.3 * s, 0.2 * s);
        let relative = accelerations(&bodies, &[("A", a), ("B", b - a), ("A'", da), ("B'", db - da)]);
        let absolute = accelerations(&lagrangian, &[("a", a), ("b", b), ("a'", da), ("b'", db)]);
        let (qa, qb) = (of(&absolute, "a''"), of(&absolute, "b''"));
        assert!((of(&relative, "A''") - qa).abs() < 1e-12 * qa.abs().max(1.0));
        assert!((of(&relative, "A''") + of(&relative, "B''") - qb).abs() < 1e-12 * qb.abs().max(1.0));
    }
}

/// The reference pose, frames on both bodies, and a joint written the other way round describe one mechanism.
#[test]
fn placements_agree() {
    let frames =
        "[joints.B]\ntype = \"revolute\"\nbetween = [\"upper\", \"lower\"]\nframes = [{ at = [1, 0, 0] }, {}]\n";
    let reference = "[joints.B]\ntype = \"revolute\"\nbetween = [\"upper\", \"lower\"]\nat = [1, 0, 0]\n";
    let backwards =
        "[joints.B]\ntype = \"revolute\"\nbetween = [\"lower\", \"upper\"]\nframes = [{}, { at = [1, 0, 0] }]\n";
    let placed = RODS.replace("[bodies.lower]\n", "[bodies.lower]\npose = { at = [1, 0, 0] }\n");
    let placed =
        placed.replace("between = [\"ground\", \"upper\"]", "between = [\"ground\", \"upper\"]\nat = [0, 0, 0]");
    let plain = text(&format!("{RODS}{frames}"));
    let drawn = text(&format!("{placed}{reference}"));
    let turned = text(&format!("{RODS}{backwards}"));
    let state = |sign: f64| [("A", 0.4), ("B", 0.9 * sign), ("A'", -0.3), ("B'", 1.2 * sign)];
    let (x, y, z) =
        (accelerations(&plain, &state(1.0)), accelerations(&drawn, &state(1.0)), accelerations(&turned, &state(-1.0)));
    for (name, sign) in [("A''", 1.0), ("B''", -1.0)] {
        assert!((of(&x, name) - of(&y, name)).abs() < 1e-12 * of(&x, name).abs());
        assert!((of(&x, name) - sign * of(&z, name)).abs() < 1e-12 * of(&x, name).abs());
    }
}

/// Steady precession: (A + m l²) P² cosθ − C s P + m g l = 0 keeps the tilt for ever.
#[test]
fn a_top_precesses_steadily() {
    let run = run(&example("precessing_top"), 2.0, 1e-11);
    let height = column(&run, "height");
    let wanted = 0.2 * 0.5_f64.cos();
    for h in height {
        assert!((h - wanted).abs() < 1e-9, "the head is at {h}, not {wanted}");
    }
    // It went round: the azimuth turns at the rate P.
    let (c, b, weight) = (8.0e-4 * 300.0, 2.0e-3 + 0.5 * 0.01, 0.5 * 9.81 * 0.1);
    let cos = 0.5_f64.cos();
    let p = (c - (c * c - 4.0 * b * cos * weight).sqrt()) / (2.0 * b * cos);
    let (x, y) = (column(&run, "head_x"), column(&run, "head_y"));
    let last = run.time.len() - 1;
    let radius = 0.2 * 0.5_f64.sin();
    let turned = 2.0 * p - std::f64::consts::FRAC_PI_2;
    assert!((x[last] - radius * turned.cos()).abs() < 1e-8, "{} {}", x[last], radius * turned.cos());
    assert!((y[last] - radius * turned.sin()).abs() < 1e-8);
    assert!(run.summary.energy.unwrap().max_drift < 1e-9);
}

/// A free body keeps its angular momentum in the ground frame, its kinetic energy, and a unit quaternion.
#[test]
fn a_tumbling_box_keeps_its_momentum() {
    let run = run(&example("tumbling"), 20.0, 1e-11);
    let get = |name: &str| column(&run, &format!("flight{name}"));
    let q = [".qw", ".qx", ".qy", ".qz"].map(get);
    let w = [".wx", ".wy", ".wz"].map(get);
    let moments = [(0.04 + 0.0025) / 12.0, (0.09 + 0.0025) / 12.0, (0.09 + 0.04) / 12.0];
    let momentum = |k: usize| {
        let quaternion = dalembert::dynamics::spatial::Quaternion(q.map(|c| c[k]));
        let spin = std::array::from_fn(|i| moments[i] * w[i][k]);
        quaternion.rotation().apply(dalembert::dynamics::spatial::Vector(spin)).0
    };
    let first = momentum(0);
    let mut turned_over = false;
    for k in 0..run.time.len() {
        let norm: f64 = q.iter().map(|c| c[k] * c[k]).sum();
        assert!((norm.sqrt() - 1.0).abs() < 1e-15, "|q| − 1 = {:e}", norm.sqrt() - 1.0);
        for (now, then) in momentum(k).into_iter().zip(first) {
            assert!((now - then).abs() < 1e-9, "momentum {now} instead of {then}");
        }
        turned_over |= w[1][k] < -5.0;
    }
    assert!(turned_over, "the middle axis is unstable");
    assert!((column(&run, "flight.x").last().unwrap() - 4.0).abs() < 0.5);
    assert!(run.summary.energy.unwrap().max_drift < 1e-10);
}

/// Two carts on a spring: relative motion is harmonic with the reduced mass.
#[test]
fn sprung_carts_swing_with_the_reduced_mass() {
    let run = run(&example("sprung_carts"), 5.0, 1e-11);
    let (a, b) = (column(&run, "a"), column(&run, "b"));
    let omega = (40.0_f64 / 0.75).sqrt();
    for (k, t) in run.time.iter().enumerate() {
        let stretch = b[k] - a[k];
        assert!((stretch - 0.2 * (omega * t).cos()).abs() < 1e-9);
        assert!((a[k] + 3.0 * b[k] + 0.2).abs() < 1e-10, "the centre of mass stays");
    }
    assert!(run.summary.energy.unwrap().max_drift < 1e-10);
}

/// The balance counts what dampers, actuators and formulas do.
#[test]
fn an_arm_balances_its_energy() {
    let run = run(&example("arm"), 3.0, 1e-11);
    let energy = run.summary.energy.unwrap();
    assert!(energy.work.abs() > 0.1 && energy.max_drift < 1e-9, "{energy:?}");
    let x = column(&run, "tool_x");
    let at = |name: &str, k: usize| column(&run, name)[k];
    for k in [0, run.time.len() - 1] {
        let (s, e, w) = (at("shoulder", k), at("elbow", k), at("wrist", k));
        let wanted = 0.5 * s.cos() + 0.4 * (s + e).cos() + 0.2 * (s + e + w).cos();
        assert!((x[k] - wanted).abs() < 1e-13);
    }
}

/// A mimicking joint: two unit inertias geared by r move like one of 1 + r².
#[test]
fn a_mimic_gears_two_joints() {
    let geared = text(
        r#"
[bodies.a]
mass = 1
inertia = [1, 1, 1, 0, 0, 0]
[bodies.b]
mass = 1
inertia = [1, 1, 1, 0, 0, 0]
[joints.A]
type = "revolute"
between = ["ground", "a"]
[joints.B]
type = "revolute"
between = ["ground", "b"]
mimic = { joint = "A", ratio = -3, offset = 0.5 }
"#,
    );
    let a = accelerations(&geared, &[("A", 0.2), ("tau.A", 2.0)]);
    assert!((of(&a, "A''") - 0.2).abs() < 1e-14);
    assert!((of(&a, "B''") + 0.6).abs() < 1e-14);
    let e = geared.evaluate(&At { set: vec![("A".into(), 0.2)], ..At::default() }).unwrap();
    assert!((e.q.iter().find(|q| q.0 == "B").unwrap().1 + 0.1).abs() < 1e-12, "assembly follows the gear");
}

/// A chain whose end has no inertia is named, not divided by zero.
#[test]
fn a_massless_end_is_named() {
    let loaded = text(&format!(
        "{RODS}[bodies.tip]\n[joints.B]\ntype = \"revolute\"\nbetween = [\"upper\", \"lower\"]\nframes = [{{ at = [1, 0, 0] }}, {{}}]\n[joints.dangling]\ntype = \"revolute\"\nbetween = [\"lower\", \"tip\"]\nframes = [{{}}, {{}}]\n"
    ));
    let error = loaded.evaluate(&At::default()).unwrap_err().to_string();
    assert!(error.contains("dangling"), "{error}");
    // Two joints about one axis share the inertia behind them: what is left for the first is rounding of either sign.
    let coaxial = text(
        "[bodies.inner]\n[bodies.outer]\nmass = 1\ncom = [0.3, 0.2, 0.1]\ninertia = [0.1, 0.2, 0.25, 0.01, 0.02, 0.03]\n[joints.first]\ntype = \"revolute\"\nbetween = [\"ground\", \"inner\"]\naxis = [1, 2, 3]\n[joints.second]\ntype = \"revolute\"\nbetween = [\"inner\", \"outer\"]\naxis = [1, 2, 3]\n",
    );
    for k in 0..8 {
        let set = vec![("first".to_owned(), 0.3 * f64::from(k)), ("second".to_owned(), 0.7 * f64::from(k))];
        let error = coaxial.evaluate(&At { set, ..At::default() }).unwrap_err().to_string();
        assert!(error.contains("first"), "{error}");
    }
    let armature = text(&format!(
        "{RODS}[bodies.tip]\n[joints.B]\ntype = \"revolute\"\nbetween = [\"upper\", \"lower\"]\nframes = [{{ at = [1, 0, 0] }}, {{}}]\n[joints.dangling]\ntype = \"revolute\"\nbetween = [\"lower\", \"tip\"]\nframes = [{{}}, {{}}]\narmature = 0.5\n"
    ));
    let a = accelerations(&armature, &[("tau.dangling", 1.0)]);
    assert!((of(&a, "dangling''") - 2.0).abs() < 1e-12);
}

/// Every kind of joint: with springs, dampers and gravity the energy balance closes, and the sweep agrees with dense
/// multipliers.
#[test]
fn every_joint_balances_its_energy() {
    let kinds = [
        ("prismatic", "axis = [1, 2, 2]\nstart = 0.1\nrate = 0.3\nstiffness = 20\ndamping = 0.1\n"),
        ("helical", "axis = [0, 1, 1]\npitch = 0.05\nstart = 0.1\nrate = 3\n"),
        ("cylindrical", "axis = [1, 0, 1]\nstart = [0.1, 0.2]\nrate = [2, -0.4]\n"),
        ("universal", "axis = [1, 0, 0]\nsecond_axis = [0, 1, 0]\nstart = [0.3, -0.2]\nrate = [1, 2]\n"),
        ("planar", "axis = [0, 1, 0]\nstart = [0.1, 0.2, 0.3]\nrate = [0.4, -0.3, 2]\n"),
        ("spherical", "start = [0.8, 0.6, 0, 0]\nrate = [1, 2, -1]\n"),
        ("free", "start = [0.8, 0, 0.6, 0, 0.1, 0.2, 0.3]\nrate = [1, 2, -1, 0.3, 0.2, 0.1]\n"),
    ];
    for (kind, rest) in kinds {
        let loaded = text(&format!(
            "{RODS}start = 0.2\nrate = 1\n[joints.B]\ntype = \"{kind}\"\nbetween = [\"upper\", \"lower\"]\nframes = [{{ at = [1, 0.1, 0] }}, {{ at = [-0.1, 0.05, 0.02] }}]\n{rest}"
        ));
        let result = run(&loaded, 1.0, 1e-11);
        let energy = result.summary.energy.unwrap();
        assert!(energy.max_drift < 1e-9, "{kind}: {energy:?}");
        let sweep = loaded.evaluate(&At::default()).unwrap();
        let dense = loaded.evaluate(&At { set: vec![], method: Some("multipliers".into()), ..At::default() }).unwrap();
        assert!(sweep.method.starts_with("tree") && dense.method == "multipliers");
        for (a, b) in sweep.accelerations.iter().zip(&dense.accelerations) {
            assert!((a.1 - b.1).abs() < 1e-10 * a.1.abs().max(1.0), "{kind} {}: {} {}", a.0, a.1, b.1);
        }
    }
}

/// A universal joint is a rotation about the first axis, then about the second carried with it.
#[test]
fn universal_joints_turn_in_order() {
    let loaded = text(
        "[bodies.b]\nmass = 1\ninertia = [1, 2, 2.5, 0, 0, 0]\n[joints.U]\ntype = \"universal\"\nbetween = [\"ground\", \"b\"]\naxis = [0, 0, 1]\nsecond_axis = [1, 0, 0]\n",
    );
    let (a, b) = (0.7_f64, -0.4_f64);
    let set = vec![("U.first".to_owned(), a), ("U.second".to_owned(), b)];
    let e = loaded.evaluate(&At { set, ..At::default() }).unwrap();
    let wanted = [
        [a.cos(), -a.sin() * b.cos(), a.sin() * b.sin()],
        [a.sin(), a.cos() * b.cos(), -a.cos() * b.sin()],
        [0.0, b.sin(), b.cos()],
    ];
    for (row, wanted) in e.poses[0].rotation.iter().zip(wanted) {
        for (x, y) in row.iter().zip(wanted) {
            assert!((x - y).abs() < 1e-15);
        }
    }
}

/// Forces and torques on bodies act like the joint torques they are equal to.
#[test]
fn point_actuators_do_what_jacobians_say() {
    let model = format!(
        "{RODS}[joints.B]\ntype = \"revolute\"\nbetween = [\"upper\", \"lower\"]\nframes = [{{ at = [1, 0, 0] }}, {{}}]\n[actuators.push]\nbody = \"lower\"\npoint = [0.8, 0, 0]\nforce = [0, 1, 0]\nin = \"ground\"\n[actuators.twist]\nbody = \"upper\"\ntorque = [0, 0, 1]\n"
    );
    let loaded = text(&model);
    let (a, b) = (0.4_f64, 0.9_f64);
    let base = [("A", a), ("B", b)];
    let pushed = accelerations(&loaded, &[base[0], base[1], ("push", 3.0), ("twist", 0.5)]);
    // Jᵀ of a vertical force 3 at the point, and the torque on the first link.
    let (x1, x2) = (a.cos(), 0.8 * (a + b).cos());
    let torques = [("tau.A", 3.0 * (x1 + x2) + 0.5), ("tau.B", 3.0 * x2)];
    let driven = accelerations(&loaded, &[base[0], base[1], torques[0], torques[1]]);
    for name in ["A''", "B''"] {
        assert!((of(&pushed, name) - of(&driven, name)).abs() < 1e-12 * of(&driven, name).abs().max(1.0));
    }
}

/// Momentum about the centre of mass and linear momentum of all bodies at an instant of a run.
fn momentum(loaded: &Loaded, run: &RunResult, instant: usize) -> [f64; 6] {
    use dalembert::dynamics::tree::{Centroidal, Workspace, centroidal};
    let m = loaded.model.mechanism.as_ref().unwrap();
    let mut y = vec![0.0; loaded.model.states];
    for column in &run.columns {
        if let Some(place) = loaded.model.find_state(&column.name) {
            y[place] = column.values[instant];
        }
    }
    let read = |places: &[usize]| places.iter().map(|&p| y[p]).collect::<Vec<f64>>();
    let (q, v) = (read(&m.q_states), read(&m.v_states));
    let mut answer = Centroidal::new(&m.tree);
    centroidal(&m.tree, &mut Workspace::new(&m.tree), &q, &v, &mut answer);
    answer.momentum.to_array()
}

/// A chain that floats and tumbles for a thousand seconds keeps its momentum.
#[test]
fn a_floating_chain_keeps_its_momentum() {
    let mut model = String::from(
        "[bodies.b0]\nmass = 1\ninertia = { box = [0.5, 0.1, 0.2] }\n[joints.root]\ntype = \"free\"\nbetween = [\"ground\", \"b0\"]\nrate = [0.3, 0.2, -0.1, 0.05, 0, 0.02]\n",
    );
    for k in 1..4 {
        let axis = ["[0, 1, 0]", "[0, 0, 1]", "[1, 1, 0]"][k - 1];
        model.push_str(&format!(
            "[bodies.b{k}]\nmass = 0.8\ncom = [0.3, 0, 0]\ninertia = {{ box = [0.6, 0.1, 0.1] }}\n[joints.j{k}]\ntype = \"revolute\"\nbetween = [\"b{}\", \"b{k}\"]\nframes = [{{ at = [0.4, 0.1, 0] }}, {{}}]\naxis = {axis}\nstart = 0.2\nrate = 0.4\nstiffness = 0.5\n",
            k - 1
        ));
    }
    let loaded = text(&model);
    let how = Simulate { until: Some(1000.0), every: Some(50.0), tolerance: Some(1e-10), ..Simulate::default() };
    let run = loaded.simulate(&how, &mut |_| true).unwrap();
    assert!(run.summary.completed, "{}", run.summary.stop_reason);
    let first = momentum(&loaded, &run, 0);
    let size = first.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
    for k in 1..run.time.len() {
        for (now, then) in momentum(&loaded, &run, k).into_iter().zip(first) {
            assert!((now - then).abs() < 1e-7 * size, "t = {}: {now} instead of {then}", run.time[k]);
        }
    }
    assert!(run.summary.energy.unwrap().max_drift < 1e-7);
}

/// The pivot of a pendulum pulls towards itself with m (g cosθ + l ω²) and carries the rest of the weight.
#[test]
fn a_pendulum_hangs_on_its_pivot() {
    let model = |between: &str| {
        text(&format!(
            "gravity = [0, -9.81, 0]\n[bodies.bob]\nmass = 2\ncom = [0.5, 0, 0]\n[joints.pivot]\ntype = \"revolute\"\nbetween = {between}\n"
        ))
    };
    let (angle, speed) = (0.7_f64, 1.5_f64);
    for (between, sign) in [("[\"ground\", \"bob\"]", 1.0), ("[\"bob\", \"ground\"]", -1.0)] {
        let set = vec![("pivot".to_owned(), sign * angle), ("pivot'".to_owned(), sign * speed)];
        let e = model(between).evaluate(&At { set, ..At::default() }).unwrap();
        let reaction = &e.reactions[0];
        // In the body's axes: x along the rod.
        let alpha = -9.81 * angle.cos() / 0.5;
        let along = 2.0 * (9.81 * angle.sin() - 0.5 * speed * speed);
        let across = 2.0 * (9.81 * angle.cos() + 0.5 * alpha);
        // In the frame of the second body: the bob's axes, or the ground's.
        let (s, c) = angle.sin_cos();
        let in_ground = [-(c * along - s * across), -(s * along + c * across), 0.0];
        let wanted = if sign > 0.0 { [along, across, 0.0] } else { in_ground };
        for (x, y) in reaction.force.iter().zip(wanted) {
            assert!((x - y).abs() < 1e-12 * 20.0, "{between}: {:?} instead of {wanted:?}", reaction.force);
        }
        assert!(reaction.moment[2].abs() < 1e-12);
    }
}

/// A point mass on a joint that turns has no inertia there, wherever it stands: it falls as any other, by every method.
#[test]
fn a_point_mass_turns_without_inertia() {
    for start in ["[0, -0.7, 0.4]", "[3.1, 0.2, -2]", "[1e6, 7e5, 1]"] {
        let model = text(&format!(
            "gravity = [0, -9.81, 0]\n[bodies]\nbob = {{ mass = 0.5 }}\n[joints]\n\
             xb = {{ type = \"planar\", between = [\"ground\", \"bob\"], start = {start} }}\n\
             [constraints]\nnoturn = \"xb.angle = 0.4\""
        ));
        for method in ["auto", "multipliers", "null-space", "projector", "orthonormal"] {
            let at = At { method: Some(method.to_owned()), ..At::default() };
            let found = model.evaluate(&at).unwrap_or_else(|e| panic!("{method}: {e}")).accelerations;
            for (name, known) in [("xb.x''", 0.0), ("xb.y''", -9.81), ("xb.angle''", 0.0)] {
                assert!((of(&found, name) - known).abs() < 1e-12, "{method} at {start}: {found:?}");
            }
        }
        let findings = model.doctor(&At::default()).unwrap().findings;
        assert!(findings.iter().all(|f| f.code != "D201"), "{findings:?}");
    }
}
