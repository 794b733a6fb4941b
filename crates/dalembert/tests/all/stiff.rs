//! Stiff motions: implicit steps agree with explicit ones on models of all kinds, and are few where those would be many.

use crate::typed::{self, open};
use dalembert::dynamics::result::RunResult;
use dalembert::{Loaded, Simulate};

fn run(model: &Loaded, integrator: &str, tolerance: f64, until: f64) -> RunResult {
    typed::run(model, integrator, tolerance, (until, 10))
}

fn example(name: &str) -> Loaded {
    let path = format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    dalembert::open(&path).unwrap_or_else(|e| panic!("{name}: {e}"))
}

/// A population that falls to a billionth of its peaks and comes back: a − ln a + (b − ln b)/3 stays what it is, and ln b in it tells the digits of b in its troughs. What a step of a few digits
/// of b does there is told of. The slow manifold of an oscillator after its spike, which is a hundred thousand times as high: b/(b − 1), and its correction, to the tolerance.
#[test]
fn what_falls_far_and_keeps_its_sign_keeps_its_digits() {
    let rivals = "[variables]\na = { order = 1, start = 8, fixed = true }\nb = { order = 1, start = 0.1, fixed = true }\n[equations]\n\
                  mass = { a = { a = 1 }, b = { b = 1 } }\nforce = { a = \"a*(1-b)\", b = \"3*b*(a-1)\" }\n";
    let spike = "[variables]\na = { order = 1, start = 1, fixed = true }\nb = { order = 1, start = 2, fixed = true }\nc = { order = 1, start = 3, fixed = true }\n\
                 [equations]\nmass = { a = { a = 1 }, b = { b = 1 }, c = { c = 1 } }\n\
                 force = { a = \"77.27*(b+a*(1-8.375e-6*a-b))\", b = \"(c-(1+a)*b)/77.27\", c = \"0.161*(a-c)\" }\n";
    let value =
        |run: &RunResult, name: &str| run.summary.final_values.iter().find(|v| v.0 == name).map(|v| v.1).unwrap();
    for integrator in ["auto", "radau", "bdf", "rodas", "dop853"] {
        let end = run(&open(rivals), integrator, 1e-9, 25.0);
        let [a, b] = ["a", "b"].map(|name| value(&end, name));
        let kept = |a: f64, b: f64| 3.0 * (a - a.ln()) + b - b.ln();
        let off = (kept(a, b) - kept(8.0, 0.1)).abs();
        let told = end.summary.notes.iter().any(|note| note.contains("grew again"));
        assert!(off < 1e-2 && (told || off < 1e-6), "{integrator}: {off:e}, {:?}", end.summary.notes);
        if integrator == "dop853" {
            continue;
        }
        for (tolerance, until) in [(1e-6, 50.0), (1e-6, 60.0), (1e-9, 60.0)] {
            let end = run(&open(spike), integrator, tolerance, until);
            let [a, b] = ["a", "b"].map(|name| value(&end, name));
            // ȧ = 0 to the next order is some 1e-5 off where b is some 1e3.
            assert!(
                (a - b / (b - 1.0)).abs() < 1e-5 + 10.0 * tolerance,
                "{integrator}, {tolerance}, {until}: {a} for {}",
                b / (b - 1.0)
            );
        }
    }
}

/// What fell below the errors of steps and grew from there by itself, alone or with others that fell with it, is told of; what others drive from there is not: it has no more errors than they.
#[test]
fn what_is_driven_from_nothing_is_no_loss_of_digits() {
    let told = |names: &str, forces: &str, integrator: &str, until: f64| {
        let (variables, masses): (Vec<String>, Vec<String>) = names
            .split(' ')
            .map(|name| name.split_once('=').unwrap())
            .map(|(name, start)| {
                (
                    format!("{name} = {{ order = 1, start = {start}, fixed = true }}"),
                    format!("{name} = {{ {name} = 1 }}"),
                )
            })
            .unzip();
        let text = format!(
            "[variables]\n{}\n[equations]\nmass = {{ {} }}\nforce = {{ {forces} }}\n",
            variables.join("\n"),
            masses.join(", ")
        );
        let end = run(&open(&text), integrator, 1e-9, until);
        end.summary.notes.iter().any(|note| note.contains("grew again"))
    };
    let fill = "if(t < 0.5, 1, if(t < 3, 0, 1))";
    let driven = [
        ("x=0 y=0", "x = \"1\", y = \"if(x > 0.5, 1, 0)\"".to_owned(), 1.0),
        ("x=0 y=0", "x = \"1\", y = \"if(x > 0.5, 1, 0) - 20*y\"".to_owned(), 1.0),
        ("x=0 y=0 z=0", "x = \"1\", y = \"if(x > 0.5, 1, 0)\", z = \"y\"".to_owned(), 1.0),
        ("y=1", format!("y = \"20*({fill} - y)\""), 4.0),
        ("y=1", format!("y = \"{fill} - 30*y\""), 4.0),
        ("y=1 z=1", format!("y = \"20*({fill} - y)\", z = \"15*(y - z)\""), 4.0),
        ("y=1", format!("y = \"{fill} - 3*sqrt(max(0, y))\""), 4.0),
        ("x=0 y=0", "x = \"1\", y = \"exp(-((x - 0.5)*1e4)^2)*1e4\"".to_owned(), 1.0),
    ];
    let alone = [
        ("y=1", "y = \"50*cos(t)*y\"", 7.0),
        ("y=1 z=2", "y = \"50*cos(t)*z\", z = \"50*cos(t)*y\"", 7.0),
        ("y=1 z=0", "y = \"50*cos(t)*y\", z = \"y - z\"", 7.0),
    ];
    for integrator in ["auto", "radau", "bdf", "rodas", "dopri5"] {
        for (names, forces, until) in &driven {
            assert!(!told(names, forces, integrator, *until), "{integrator}: {forces}");
        }
        // What `bdf` and `rodas` follow to zero has nothing left to grow from.
        for (names, forces, until) in alone.into_iter().filter(|_| !["bdf", "rodas"].contains(&integrator)) {
            assert!(told(names, forces, integrator, until), "{integrator}: {forces}");
        }
    }
}

/// The rate of a variable by its number, of those before and after it.
type Of = fn(&str, usize, &str) -> String;

/// A hundred variables of first order, each moved by those next to it and the first by a drive: a wave through a ladder of circuits, or heat along a rod.
fn spreads(start: f64, of: Of, drive: &str, beside: (&str, &str)) -> Loaded {
    let n = 100_usize;
    let (mut text, mut equations) = (format!("[variables]\n{}\n", beside.0), format!("[equations]\n{}\n", beside.1));
    for k in 0..n {
        let before = k.checked_sub(1).map_or_else(|| format!("({drive})"), |k| format!("y{k}"));
        let after = if k + 1 < n { format!("y{}", k + 1) } else { "0*t".to_owned() };
        text.push_str(&format!("y{k} = {{ order = 1, start = {start}, fixed = true }}\n"));
        equations.push_str(&format!("mass.y{k}.y{k} = 1\nforce.y{k} = \"{}\"\n", of(&before, k, &after)));
    }
    open(&(text + &equations))
}

/// What moves into what rests grows by decades ahead of where it has come to, and nothing of that is told of: evaluations are those of the steps, as in what does not rest, and two a step at most for all that comes up.
#[test]
fn what_moves_into_what_rests_takes_the_evaluations_of_its_steps() {
    let ladder = |before: &str, k: usize, after: &str| format!("{before} - {after} - 0.02*y{k}");
    let heat = |before: &str, k: usize, after: &str| format!("20*({before} - 2*y{k} + {after})");
    let lossy = |before: &str, k: usize, after: &str| format!("20*({before} - 4*y{k} + {after})");
    let families: [(Of, &str, f64); 3] =
        [(ladder, "10*sin(0.2*t)", 5.0), (heat, "2 + sin(30*t)", 0.5), (lossy, "1 + cos(9*t)", 1.0)];
    for (of, drive, until) in families {
        for integrator in ["dopri5", "radau", "bdf", "rodas"] {
            let [resting, moving] = [0.0, 1.0].map(|start| {
                let end = run(&spreads(start, of, drive, ("", "")), integrator, 1e-6, until).summary;
                assert!(!end.notes.iter().any(|note| note.contains("grew again")), "{integrator}: {:?}", end.notes);
                end.evaluations as f64 / (end.steps + end.rejected) as f64
            });
            assert!(resting < 1.2 * moving + 4.0, "{integrator}, {drive}: {resting} for {moving} a step");
        }
    }
    // What grows by itself beside it is told of all the same, by name.
    let own = ("b = { order = 1, start = 1e-22, fixed = true }", "mass.b.b = 1\nforce.b = \"50*cos(t)*b\"");
    let slowly = |before: &str, k: usize, after: &str| format!("2*({before} - 2*y{k} + {after})");
    let families: [(Of, &str); 2] = [(ladder, "10*sin(0.2*t)"), (slowly, "2 + sin(t)")];
    for (of, drive) in families {
        let end = run(&spreads(0.0, of, drive, own), "dopri5", 1e-9, 7.0).summary;
        let told: Vec<&String> = end.notes.iter().filter(|note| note.contains("grew again")).collect();
        assert!(told.len() == 1 && told[0].contains("`b` was"), "{drive}: {:?}", end.notes);
    }
}

/// A mass that falls on a wall of exp(−kx), whose derivatives at states that are tried and left are a hundred decades too large, keeps its energy and comes back.
#[test]
fn derivatives_of_states_that_were_left_hold_nothing_back() {
    for k in [50.0, 200.0, 1000.0] {
        let wall = format!(
            "[variables]\nx = {{ start = [1, 0], fixed = true }}\n[lagrangian]\nkinetic = \"x'^2/2\"\npotential = \"9.81*x + exp(-{k}*x)/{k}\"\n"
        );
        let ends =
            ["dop853", "bdf", "radau", "rodas", "auto"].map(|integrator| run(&open(&wall), integrator, 1e-8, 1.3));
        for end in &ends {
            let energy = end.summary.energy.as_ref().unwrap();
            assert!(energy.max_drift < 1e-4 * 9.81, "{}, {k}: {:e}", end.summary.integrator, energy.max_drift);
            let off = difference(&ends[0], end, 1e-3);
            assert!(off < 1e-3, "{}, {k}: {off:e}", end.summary.integrator);
        }
    }
}

/// The largest difference of the last values, over the sizes that these have had, or `least`.
fn difference(one: &RunResult, other: &RunResult, least: f64) -> f64 {
    let sizes = one.summary.final_sizes.iter();
    let both = one.summary.final_values.iter().zip(&other.summary.final_values).zip(sizes);
    both.map(|((a, b), size)| (a.1 - b.1).abs() / size.max(least)).fold(0.0, f64::max)
}

/// Trees, loops with rows that repeat each other, free bodies with quaternions, drives, quasi-velocities, velocity constraints, soft
/// rows, variables of third order, networks, modules.
#[test]
fn implicit_and_explicit_steps_agree_on_models_of_all_kinds() {
    let models = [
        ("andrews", 0.01),
        ("andrews_bodies", 0.005),
        ("arm", 1.0),
        ("bricard", 0.5),
        ("car_axis", 0.5),
        ("chaplygin_sleigh", 2.0),
        ("clearance", 0.2),
        ("dc_motor", 0.5),
        ("double_pendulum", 1.0),
        ("double_pendulum_cartesian", 1.0),
        ("four_bar", 0.5),
        ("heavy_top", 0.2),
        ("hoop_redundant", 0.5),
        ("jerk_circle", 1.0),
        ("knife_edge", 1.0),
        ("planetary_gear", 0.5),
        ("rattleback", 0.5),
        ("rlc_ladder", 0.002),
        ("rolling_disc", 0.5),
        ("rrr3", 0.1),
        ("slider_crank", 0.5),
        ("stewart_ups", 0.1),
        ("tumbling", 0.5),
        ("wheel", 0.5),
    ];
    for (name, until) in models {
        let model = example(name);
        let [explicit, implicit] = ["dop853", "radau"].map(|integrator| run(&model, integrator, 1e-7, until));
        let difference = difference(&explicit, &implicit, 1e-3);
        assert!(difference < 1e-5, "{name}: {difference:e}");
        assert_eq!(implicit.summary.integrator, "radau");
        // Exact derivatives: Newton's iteration needs few evaluations for each of up to seven stages.
        let (evaluations, steps) = (implicit.summary.evaluations, implicit.summary.steps + implicit.summary.rejected);
        assert!(evaluations < 40 * steps + 200, "{name}: {evaluations} for {steps} steps");
    }
}

/// Ten links of 1 m and 1 kg on hinges with dampers, from 0.5 rad and rest.
fn damped_chain(damping: f64) -> Loaded {
    let mut text = "gravity = [0, -9.81, 0]\n".to_owned();
    for i in 0..10 {
        let before = if i == 0 { "ground".to_owned() } else { format!("b{}", i - 1) };
        let frames = if i == 0 { "start = 0.5" } else { "frames = [{ at = [1, 0, 0] }, {}]" };
        text += &format!(
            "[bodies.b{i}]\nmass = 1\ncom = [0.5, 0, 0]\ninertia = {{ box = [1, 0.1, 0.1] }}\n[joints.j{i}]\ntype = \"revolute\"\n\
             between = [\"{before}\", \"b{i}\"]\n{frames}\ndamping = {damping:e}\n"
        );
    }
    open(&text)
}

/// To ten times the tolerance, beside angles of 1 rad and 1 rad/s, in steps whose number hardly depends on the damping.
#[test]
fn a_chain_with_strong_dampers() {
    for damping in [1e2, 1e4, 1e6] {
        let model = damped_chain(damping);
        let reference = run(&model, "radau", 1e-10, 10.0);
        for tolerance in [1e-4, 1e-7] {
            for integrator in ["radau", "auto"] {
                let found = run(&model, integrator, tolerance, 10.0);
                let difference = difference(&found, &reference, 1.0);
                assert!(difference <= 10.0 * tolerance, "{damping:e} {tolerance:e} {integrator}: {difference:e}");
                let steps = found.summary.steps + found.summary.rejected;
                assert!(steps < 250, "{damping:e} {tolerance:e} {integrator}: {steps} steps");
            }
        }
    }
}

/// The same end by the explicit method alone, which takes a hundred times as many steps.
#[test]
fn a_damped_chain_by_explicit_steps() {
    let model = damped_chain(1e4);
    let [explicit, implicit] = ["dop853", "radau"].map(|integrator| run(&model, integrator, 1e-6, 0.05));
    assert!(difference(&explicit, &implicit, 1.0) < 1e-5);
    assert!(explicit.summary.steps > 20 * implicit.summary.steps);
    assert!(explicit.summary.notes.iter().any(|n| n.contains("--integrator radau")), "{:?}", explicit.summary.notes);
}

#[test]
fn auto_says_what_it_chose_and_why() {
    let text = "[variables]\nx = { order = 1, start = 1 }\ny = { order = 1, start = 0 }\n[equations]\n\
                mass = { x = { x = 1 }, y = { y = 1 } }\nforce = { x = \"-1e5*(x - cos(t))\", y = \"x\" }\n";
    let found = run(&open(text), "auto", 1e-6, 10.0);
    let note = found.summary.notes.iter().find(|n| n.starts_with("`auto` took `radau` from t = ")).expect("a note");
    assert!(note.contains("stiff in `x`"), "{note}");
    assert_eq!(found.summary.integrator, "dop853, radau");
    assert!(found.summary.steps < 500, "{}", found.summary.steps);
    let smooth = run(&example("double_pendulum"), "auto", 1e-6, 1.0);
    assert_eq!(smooth.summary.integrator, "dop853");
    assert!(smooth.summary.notes.is_empty(), "{:?}", smooth.summary.notes);
}

/// A bead on a circle that a stiff spring and a strong damper hold: constraints stay closed, the balance of energy holds.
#[test]
fn stiff_forces_beside_constraints() {
    let text = "gravity = [0, -9.81, 0]\n\
                [bodies.crank]\nmass = 1\ncom = [0.5, 0, 0]\ninertia = { box = [1, 0.1, 0.1] }\n\
                [bodies.rod]\nmass = 2\ncom = [1, 0, 0]\ninertia = { box = [2, 0.1, 0.1] }\n\
                [bodies.slide]\nmass = 1\ninertia = { box = [0.2, 0.2, 0.2] }\n\
                [joints.A]\ntype = \"revolute\"\nbetween = [\"ground\", \"crank\"]\nstart = 1\n\
                [joints.B]\ntype = \"revolute\"\nbetween = [\"crank\", \"rod\"]\nframes = [{ at = [1, 0, 0] }, {}]\ndamping = 1e4\n\
                [joints.C]\ntype = \"revolute\"\nbetween = [\"rod\", \"slide\"]\nframes = [{ at = [2, 0, 0] }, {}]\n\
                stiffness = 1e6\ndamping = 1e4\nrest = 0.3\n\
                [joints.D]\ntype = \"prismatic\"\nbetween = [\"ground\", \"slide\"]\naxis = [1, 0, 0]\n";
    let found = run(&open(text), "auto", 1e-7, 2.0);
    assert!(found.summary.steps < 3000, "{}", found.summary.steps);
    assert!(found.summary.relative_residuals.iter().all(|r| *r < 1e-9), "{:?}", found.summary.relative_residuals);
    assert!(!found.summary.notes.iter().any(|n| n.contains("energy balance")), "{:?}", found.summary.notes);
}

/// Bodies that deform have exact derivatives, too: a Jacobian takes no evaluation of the rates, where differences would take one for each component of the state.
#[test]
fn jacobians_of_flexible_bodies_take_no_evaluations() {
    for name in ["flexible_arm", "flexible_loose"] {
        let model = if name == "flexible_arm" { example(name) } else { open(LOOSE_BOOM) };
        let [explicit, implicit] = ["dop853", "radau"].map(|integrator| run(&model, integrator, 1e-6, 0.05));
        assert!(difference(&explicit, &implicit, 1e-9) < 1e-4, "{name}: {:e}", difference(&explicit, &implicit, 1e-9));
        // Two stages, two looks ahead in time, the end and its projection are all that evaluates in a step of one length.
        let how = |step: f64| Simulate {
            until: Some(0.05),
            every: Some(0.05),
            step: Some(step),
            integrator: Some("realtime".to_owned()),
            ..Simulate::default()
        };
        let work = |step: f64| {
            let run = model.simulate(&how(step), &mut |_| true).unwrap_or_else(|e| panic!("{name}: {e}"));
            assert!(run.summary.completed, "{name}: {}", run.summary.stop_reason);
            (run.summary.steps, run.summary.evaluations)
        };
        let ((few, less), (many, more)) = (work(0.001), work(0.0005));
        let each = (more - less) as f64 / (many - few) as f64;
        assert!(each <= 6.0, "{name}: {each} evaluations a step");
    }
}

/// A boom that bends on a ball joint, with a bob and a stay.
const LOOSE_BOOM: &str = "[bodies.boom]\nmass = 2\ncom = [0.5, 0, 0]\ninertia = [0.01, 0.2, 0.2, 0, 0, 0]\n\
    frames = { tip = { at = [1, 0, 0] } }\n[bodies.boom.flexible]\nmass = [[1, 0.1], [0.1, 0.5]]\nstiffness = [[50, 3], [3, 90]]\n\
    damping = [[0.2, 0.01], [0.01, 0.1]]\ncoupling = [[0.01, 0.02, 0.3, 0, 0.4, 0.01], [0, -0.25, 0.02, 0.05, 0, 0.3]]\n\
    [bodies.boom.flexible.influence]\ntip = [[0.3, -0.2, 1.2, 0, 1, 0.1], [0.1, -1.1, 0.4, 0, 0.2, 1]]\n\
    [bodies.bob]\nmass = 0.3\ninertia = { ball = 0.02 }\n\
    [joints.turn]\ntype = \"spherical\"\nbetween = [\"ground\", \"boom\"]\nrate = [0.3, -0.5, 0.8]\n\
    [joints.swing]\ntype = \"revolute\"\nbetween = [\"boom.tip\", \"bob\"]\naxis = [0, 1, 0]\n\
    [springs.stay]\nbetween = [\"ground\", \"boom.tip\"]\npoints = [[0.2, 0.3, 1.5], [0, 0, 0]]\nstiffness = 20\nlength = 1\ndamping = 0.3\n";

#[test]
fn what_is_too_large_for_dense_steps_is_refused_and_a_run_can_be_interrupted() {
    // The inertia of a chain couples all of its links.
    let text = "[bodies]\nlink = { repeat = 1001, mass = 1, com = [0, 0, -0.5], inertia = [0.1, 0.1, 0.1, 0, 0, 0] }\n\
        [joints]\nfirst = { type = \"revolute\", between = [\"ground\", \"link[0]\"], axis = [0, 1, 0] }\n\
        hinge = { repeat = 1000, type = \"revolute\", between = [\"link[index]\", \"link[index+1]\"], axis = [0, 1, 0], frames = [{ at = [0, 0, -1] }, {}] }\n";
    let how = Simulate { until: Some(1.0), integrator: Some("radau".into()), ..Simulate::default() };
    let refused = open(text).simulate(&how, &mut |_| true).expect_err("too large").to_string();
    assert!(refused.contains("up to 2000") && refused.contains("2002"), "{refused}");
    // Neighbours that speak of each other alone are no matter of size.
    let n = 2500;
    let line = |i: usize| format!("x{i} = \"1000*(x{} - 2*x{i} + x{})\"", (i + n - 1) % n, (i + 1) % n);
    let names: Vec<String> = (0..n).map(|i| format!("x{i} = {{ order = 1, start = \"cos(2*pi*{i}/{n})\" }}")).collect();
    let mass: Vec<String> = (0..n).map(|i| format!("x{i} = {{ x{i} = 1 }}")).collect();
    let force: Vec<String> = (0..n).map(line).collect();
    let ring = format!(
        "[variables]\n{}\n[equations]\nmass = {{ {} }}\nforce = {{ {} }}\n",
        names.join("\n"),
        mass.join(", "),
        force.join(", ")
    );
    let turned = open(&ring).simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
    let first = turned.columns.iter().find(|c| c.name == "x0").expect("a column");
    // The wave decays by its eigenvalue, 2000 (cos 2π/n − 1).
    let exact = (2000.0 * ((2.0 * std::f64::consts::PI / n as f64).cos() - 1.0)).exp();
    assert!((first.values[first.values.len() - 1] - exact).abs() < 1e-8, "{}", first.values[first.values.len() - 1]);
    let stopped = example("double_pendulum").simulate(&how, &mut |t| t < 0.3).unwrap_or_else(|e| panic!("{e}"));
    assert!(!stopped.summary.completed && stopped.summary.t_end < 1.0 && stopped.summary.stop_reason == "interrupted");
}

/// Steps of a given length that are too long to be solved end the run; none follows the rate at its start instead.
#[test]
fn given_steps_are_solved_or_refused() {
    let model =
        open("variables = { x = { start = 2 } }\n[equations]\nmass = { x = { x = \"1\" } }\nforce = { x = \"-x^3\" }");
    // x(6) by explicit steps at 1e-12.
    let known = run(&model, "dop853", 1e-12, 6.0).summary.final_values[0].1;
    for integrator in ["radau", "bdf", "rodas"] {
        for step in [0.05, 0.1, 0.2, 0.3, 0.6] {
            let how = Simulate {
                until: Some(6.0),
                every: Some(6.0),
                step: Some(step),
                integrator: Some(integrator.to_owned()),
                ..Simulate::default()
            };
            let Ok(run) = model.simulate(&how, &mut |_| true) else { continue };
            let x = run.summary.final_values[0].1;
            assert!(!run.summary.completed || x.abs() < 3.0, "{integrator} at {step}: {x} for {known}");
        }
    }
}

/// A ball that rolls on a turntable, of which the centre moves on a circle with 2/7 Ω: radau's steps of a length that was asked for are all of order 5, whatever the length, and
/// are made though the derivatives of steps before would not do.
#[test]
fn given_steps_of_radau_are_of_one_order() {
    let ball = open(
        "[bodies.ball]\nmass = 0.4\ninertia = { ball = 0.05 }\n\
         [joints.f]\ntype = \"free\"\nbetween = [\"ground\", \"ball\"]\nstart = [1, 0, 0, 0, 0.3, 0, 0.05]\nrate = [0, 0, 0, 0, 0.2, 0]\nfixed = false\n\
         [constraints]\nz = \"pz(ball) = 0.05\"\nrx = \"vx(ball) - wy(ball)*0.05 = -3*py(ball)\"\nry = \"vy(ball) + wx(ball)*0.05 = 3*px(ball)\"\n\
         [outputs]\nX = \"px(ball)\"\nY = \"py(ball)\"\nvX = \"vx(ball)\"\nvY = \"vy(ball)\"\n",
    );
    let run = |step: f64, until: f64| {
        let how = Simulate {
            until: Some(until),
            every: Some(until),
            step: Some(step),
            integrator: Some("radau".to_owned()),
            ..Simulate::default()
        };
        let run = ball.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{step}: {e}"));
        assert!(run.summary.completed, "{step}: {}", run.summary.stop_reason);
        run
    };
    let error = |step: f64| {
        let run = run(step, 1.8);
        let [x, y, u, v] = ["X", "Y", "vX", "vY"].map(|name| typed::column(&run, name));
        let (omega, last) = (6.0 / 7.0, x.len() - 1);
        let (sin, cos) = (omega * run.time[last]).sin_cos();
        let exact =
            [x[0] + (u[0] * sin - v[0] * (1.0 - cos)) / omega, y[0] + (v[0] * sin + u[0] * (1.0 - cos)) / omega];
        (x[last] - exact[0]).hypot(y[last] - exact[1])
    };
    let errors = [0.02, 0.01, 0.005].map(error);
    for pair in errors.windows(2) {
        let order = (pair[0] / pair[1]).log2();
        assert!((order - 5.0).abs() < 0.3, "{errors:?}: order {order}");
    }
    // Far into the motion, where the ball spins faster, the longest of these are made as well.
    run(0.02, 10.0);
}

/// What a step of a given length could not do is said with the length that was given, not with what sums of times leave of it.
#[test]
fn lengths_are_told_as_they_were_given() {
    let tank = open(
        "variables = { x = { order = 1, start = 1, fixed = true } }\n[equations]\nmass = { x = { x = \"1\" } }\nforce = { x = \"-sqrt(x)\" }",
    );
    for integrator in ["dopri5", "auto", "radau", "bdf", "rodas"] {
        for step in [0.1, 0.3] {
            let how = Simulate {
                until: Some(4.0),
                step: Some(step),
                integrator: Some(integrator.to_owned()),
                ..Simulate::default()
            };
            let run = tank.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{integrator}: {e}"));
            let said = format!("a step of the given length {step} could not be made");
            assert!(run.summary.stop_reason.contains(&said), "{integrator}: {}", run.summary.stop_reason);
        }
    }
}

/// What starts from zero has no size yet: a weight that falls from rest, and s⁽ⁿ⁾ = s/Tⁿ from s' alone, of which other derivatives grow like powers of time beyond the order
/// of any method. s = Σ (t/T)^{mn + 1}/(mn + 1)!
#[test]
fn motions_begin_at_zero_in_any_order_and_unit() {
    for (time, length) in [(1.0, 1.0), (1e-6, 1e3), (1e4, 1e-9)] {
        let g = length / (time * time);
        let falling = open(&format!(
            "[variables]\nz = {{ start = [0, 0], fixed = true }}\n[lagrangian]\nkinetic = \"z'^2/2\"\npotential = \"{g:e}*z\"\n"
        ));
        for integrator in ["auto", "dopri5", "radau", "rodas", "bdf"] {
            let found = run(&falling, integrator, 1e-8, time).summary.final_values;
            for ((name, x), wanted) in found.iter().zip([-0.5 * length, -length / time]) {
                assert!((x / wanted - 1.0).abs() < 1e-6, "{integrator}, {time:e} s: {name} = {x:e}, not {wanted:e}");
            }
        }
        for n in [4, 8, 10, 12, 16] {
            let rate = time.powi(-n);
            let model = open(&format!(
                "[variables]\ns = {{ order = {n}, start = [0, {:e}], fixed = true }}\n[equations]\nmass.s.s = 1\nforce.s = \"{rate:e}*s\"\n",
                length / time
            ));
            for integrator in ["auto", "radau", "bdf"] {
                let found = run(&model, integrator, 1e-8, time).summary.final_values;
                for (k, (name, x)) in (0..n).zip(&found) {
                    let power = |p: i32| if p < 0 { 0.0 } else { 1.0 / (1..=p).map(f64::from).product::<f64>() };
                    let wanted: f64 = (0..4).map(|m| power(m * n + 1 - k)).sum::<f64>() * length * time.powi(-k);
                    assert!(
                        (x / wanted - 1.0).abs() < 1e-5,
                        "{integrator}, {n}, {time:e} s: {name} = {x:e}, not {wanted:e}"
                    );
                }
            }
        }
    }
}

/// Forces of time that the state answers say nothing of how large the motion is: with the time as one more state, where nothing depends on time, the numbers are the same.
#[test]
fn forces_that_the_state_answers_are_no_sizes() {
    let first = |force: &str| {
        let at = |time: &str| force.replace("TIME", time);
        let head = "[variables]\nv = { order = 1, start = 0, fixed = true }\n";
        (
            format!("{head}[equations]\nmass = {{ v = {{ v = 1 }} }}\nforce = {{ v = \"{}\" }}\n", at("t")),
            format!(
                "{head}s = {{ order = 1, start = 0, fixed = true }}\n[equations]\nmass = {{ v = {{ v = 1 }}, s = {{ s = 1 }} }}\nforce = {{ v = \"{}\", s = 1 }}\n",
                at("s")
            ),
        )
    };
    let cases = [
        (first("exp(40*(5*sin(300*TIME) - v)) - 100*v"), 0.1),
        (first("1e-3*(exp((5*sin(314*TIME) - v)/0.05) - 1) - 100*v"), 0.06),
        (first("-sinh(30*(v - sin(10*TIME)))"), 1.0),
        (first("1e6*(sin(TIME) - v)"), 2.0),
    ];
    let last = |text: &str, until: f64| {
        let how = Simulate { until: Some(until), every: Some(until), ..Simulate::default() };
        let run = open(text).simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{text}: {e}"));
        assert!(run.summary.completed, "{text}: {}", run.summary.stop_reason);
        run.summary.final_values[0].1
    };
    for ((timed, stated), until) in cases {
        let (one, other) = (last(&timed, until), last(&stated, until));
        assert!((one - other).abs() <= 1e-6 * other.abs(), "{timed}: {one} for {other}");
    }
    // x = sin t to 1e-8, whatever the spring: its velocity, too.
    let support = "[variables]\nx = { start = [0, 1], fixed = true }\n[equations]\nmass = { x = { x = 1 } }\nforce = { x = \"1e8*(sin(t) - x) + 2e4*(cos(t) - x')\" }\n";
    for tolerance in [1e-7, 1e-9, 1e-11] {
        let how = Simulate { until: Some(2.0), every: Some(2.0), tolerance: Some(tolerance), ..Simulate::default() };
        let run = open(support).simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
        let rate = run.summary.final_values[1].1;
        assert!((rate - 2.0_f64.cos()).abs() <= 1e-7 + 100.0 * tolerance, "{tolerance:e}: {rate}");
    }
}

/// A weight that just touches a floor sets out into it, whatever the law of the floor and the integrator: at each instant its energy is what it was, and it goes as deep as it
/// would without a side to choose.
#[test]
fn what_just_touches_sets_out_into_its_contact() {
    for (law, stored) in [
        ("1e5*max(0, -x)", (|d| 5e4 * d * d) as fn(f64) -> f64),
        ("1e5*max(0, -x)^1.5", |d| 4e4 * d.powf(2.5)),
        ("1e5*max(-x, 0)^1.5", |d| 4e4 * d.powf(2.5)),
        ("1e5*sqrt(max(0, -x))*max(0, -x)", |d| 4e4 * d.powf(2.5)),
        ("if(x < 0, -1e5*x, 0)", |d| 5e4 * d * d),
    ] {
        let model = open(&format!(
            "[variables]\nx = {{ start = [0, 0], fixed = true }}\n[lagrangian]\nkinetic = \"x'^2/2\"\npotential = \"10*x\"\n[forces]\nx = \"{law}\"\n"
        ));
        for integrator in ["dop853", "radau", "bdf", "rodas"] {
            for until in [0.01, 0.1] {
                let end = run(&model, integrator, 1e-9, until);
                let value = |name: &str| end.summary.final_values.iter().find(|v| v.0 == name).map(|v| v.1).unwrap();
                let (x, v) = (value("x"), value("x'"));
                let energy = 0.5 * v * v + 10.0 * x + stored((-x).max(0.0));
                assert!(x < 0.0 && energy.abs() < 1e-5, "{law}, {integrator} until {until}: {x}, {energy:e}");
            }
        }
    }
}

/// A guide y = L log(1 + x/L) is a stair of steps of εL next to x = 0, on which corrections of x end between two of them: it is kept to that.
#[test]
fn a_row_is_kept_to_what_its_formula_rounds() {
    for (law, size) in [("log(1 + x/L)", 1e6), ("log(1 + abs(x)/L)", 1e6), ("log(1 + x/L)", 1e9)] {
        let model = open(&format!(
            "[parameters]\nL = {size:e}\n[variables]\nx = {{ start = [0, 1], fixed = true }}\ny = {{}}\n[lagrangian]\nkinetic = \"(x'^2 + y'^2)/2\"\n\
             [constraints]\nguide = \"y = L*{law}\"\n"
        ));
        for integrator in ["dop853", "radau"] {
            let end = run(&model, integrator, 1e-9, 10.0);
            let value = |name: &str| end.summary.final_values.iter().find(|v| v.0 == name).map(|v| v.1).unwrap();
            let wanted = size * (value("x") / size).ln_1p();
            assert!(value("x") > 1.0, "{law} {size:e}, {integrator}: {}", value("x"));
            assert!((value("y") - wanted).abs() < 64.0 * f64::EPSILON * size, "{law} {size:e}, {integrator}");
        }
    }
}

/// A capacitor that floats between two nodes makes a singular M; a node of order 0 before it says the same: a voltage doubler whose diodes block at the start, whatever the integrator and the
/// tolerance.
#[test]
fn capacitors_that_float_behind_diodes_charge_as_beside_a_node() {
    let source = "[inputs]\nu = { value = \"5*sin(2*pi*50*t)\" }\n[variables]\n";
    let floating = format!(
        "{source}a = {{ order = 1, start = 0 }}\nb = {{ order = 1, start = 0 }}\no = {{ order = 1, start = 0 }}\n[equations]\n\
         mass = {{ a = {{ a = 1e-4, b = -1e-4 }}, b = {{ a = -1e-4, b = 1e-4 }}, o = {{ o = 1e-4 }} }}\n\
         force = {{ a = \"(u-a)/10\", b = \"1e-9*(exp(-b/0.05)-1)-1e-9*(exp((b-o)/0.05)-1)\", o = \"1e-9*(exp((b-o)/0.05)-1)-o/1000\" }}\n"
    );
    let node = format!(
        "{source}c = {{ order = 1, start = 0, fixed = true }}\no = {{ order = 1, start = 0, fixed = true }}\na = {{ order = 0 }}\n[equations]\n\
         mass = {{ c = {{ c = 1e-4 }}, o = {{ o = 1e-4 }} }}\nforce = {{ c = \"(u-a)/10\", o = \"1e-9*(exp((a-c-o)/0.05)-1)-o/1000\", \
         a = \"(u-a)/10+1e-9*(exp(-(a-c)/0.05)-1)-1e-9*(exp((a-c-o)/0.05)-1)\" }}\n"
    );
    let value = |run: &RunResult| run.summary.final_values.iter().find(|v| v.0 == "o").map(|v| v.1).unwrap();
    let right = value(&run(&open(&node), "radau", 1e-11, 0.093));
    for integrator in ["auto", "radau", "bdf", "rodas"] {
        for tolerance in [1e-4, 1e-6, 1e-8] {
            for text in [&floating, &node] {
                let o = value(&run(&open(text), integrator, tolerance, 0.093));
                assert!((o - right).abs() <= 20.0 * tolerance * right, "{integrator} {tolerance:e}: {o}, not {right}");
            }
        }
    }
}

/// Steps, ramps and bells with a width far below the way: exponentials overflow on the way to values and slopes that do not. Against closed forms of where forces are those of
/// the far sides, by each integrator.
#[test]
fn formulas_that_overflow_on_their_way_are_numbers() {
    let header =
        "dalembert = 1\n[variables]\nx = { start = START, fixed = true }\n[lagrangian]\nkinetic = \"x'^2/2\"\n";
    // Potential, start, until, x there: a step is passed at once, and gives or takes its height.
    let cases = [
        ("0.1/(1 + exp(-x/1e-4))", "[-1, 1]", 3.0, -1.0 + 1.0 + 2.0 * 0.8_f64.sqrt()),
        ("1e-4*log(1 + exp(x/1e-4))", "[1, 0]", 1.0, 0.5),
        ("-1e-4*log(1 + exp(x/1e-4))", "[-1, 0.5]", 1.0, -0.5),
        ("tanh(x/1e-4)", "[-1, 3]", 2.0, (2.0 - 1.0 / 3.0) * 5.0_f64.sqrt()),
        ("1/(1 + cosh(x/1e-4)^2)", "[-1, 3]", 0.3, -0.1),
    ];
    for (potential, start, until, x) in cases {
        let text = format!("{}potential = \"{potential}\"\n", header.replace("START", start));
        let model = dalembert::open_text("steep.toml", &text).unwrap_or_else(|e| panic!("{e}"));
        for integrator in ["auto", "dop853", "dopri5", "radau", "bdf", "rodas"] {
            let how = dalembert::Simulate {
                until: Some(until),
                integrator: Some(integrator.to_owned()),
                tolerance: Some(1e-7),
                ..dalembert::Simulate::default()
            };
            let run = model.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{potential}, {integrator}: {e}"));
            assert!(run.summary.completed, "{potential}, {integrator}: {}", run.summary.stop_reason);
            let found = run.summary.final_values.iter().find(|v| v.0 == "x").expect("x").1;
            // What the width of the step delays by.
            assert!((found - x).abs() < 2e-3, "{potential}, {integrator}: {found} for {x}");
        }
    }
    // What is too large for a number still is.
    let text = format!("{}potential = \"exp(x/1e-4)\"\n", header.replace("START", "[1, 0]"));
    let refused = dalembert::open_text("large.toml", &text).unwrap().evaluate(&dalembert::At::default());
    assert!(refused.is_err_and(|e| e.to_string().contains("not a finite number")));
}

/// A body that tumbles as it falls has no more steps than one that is thrown sideways as well: places that stay zero by symmetry are known no better than what leads there.
#[test]
fn bodies_that_tumble_on_a_line_take_the_usual_steps() {
    let text = |rate: &str| {
        format!(
            "dalembert = 1\ngravity = [0, 0, -9.81]\n[bodies.box]\nmass = 1\ninertia = {{ box = [0.1, 0.2, 0.3] }}\n\
         [joints.F]\ntype = \"free\"\nbetween = [\"ground\", \"box\"]\nrate = {rate}\n"
        )
    };
    for integrator in ["dop853", "dopri5", "radau", "bdf", "rodas"] {
        for tolerance in [1e-2, 1e-4, 1e-7] {
            let steps = |rate: &str| {
                let how = dalembert::Simulate {
                    until: Some(1.0),
                    integrator: Some(integrator.to_owned()),
                    tolerance: Some(tolerance),
                    ..dalembert::Simulate::default()
                };
                let model = dalembert::open_text("box.toml", &text(rate)).unwrap();
                model.simulate(&how, &mut |_| true).unwrap().summary.steps
            };
            let [line, thrown] = ["[1, 5, 2, 0, 0, 0]", "[1, 5, 2, 0.3, 0.2, 0]"].map(steps);
            assert!(line <= 3 * thrown + 20, "{integrator} at {tolerance:e}: {line} steps, {thrown} where thrown");
        }
    }
}

/// The order of steps grows where it makes them longer, and what dies out within them is no error: an elastic rod takes `bdf` many times the steps of `radau`, not hundreds of times. What crank and slider miss of their
/// constraints is no matter of the rod's bending, of which these do not speak: in the mass metric it would take part in that, a million times smaller as it is.
#[test]
fn steps_of_several_orders_do_not_stay_at_the_lowest() {
    let model = example("flexible_slider_crank");
    let steps = |integrator: &str, tolerance: f64| run(&model, integrator, tolerance, 0.5).summary.steps;
    for tolerance in [1e-4, 1e-6] {
        let (ours, radau) = (steps("bdf", tolerance), steps("radau", tolerance));
        assert!(ours < 30 * radau, "{tolerance}: {ours} for {radau}");
    }
}

/// A force that sets in moves what was at rest at zero, whose sizes nothing tells before: steps of the lowest order would have errors as large as it is, however short they are.
#[test]
fn what_rests_at_zero_sets_out_at_a_jump() {
    let of = |force: &str| {
        format!(
            "[variables]\nx = {{ start = [0, 0], fixed = true }}\n[lagrangian]\nkinetic = \"x'^2/2\"\npotential = \"x^2/2\"\n[forces]\nx = \"{force}\"\n"
        )
    };
    for (force, since) in [("if(t > 1, 1, 0)", 1.0), ("if(t > 0.3, 1, 0)", 0.3), ("if(t > 0, 1, 0)", 0.0), ("1", 0.0)] {
        for integrator in ["bdf", "radau", "rodas", "auto", "dop853"] {
            for tolerance in [1e-4, 1e-7] {
                let end = run(&open(&of(force)), integrator, tolerance, 4.0);
                let x = end.summary.final_values.iter().find(|v| v.0 == "x").map(|v| v.1).unwrap();
                let wanted = 1.0 - (4.0_f64 - since).cos();
                assert!((x - wanted).abs() < 20.0 * tolerance, "{force}, {integrator}, {tolerance}: {x} for {wanted}");
            }
        }
    }
}

/// The work of forces is known as well as the motion, by any integrator: W = F²t⁴/(8 m) of a force that grows with time.
#[test]
fn work_is_known_as_well_as_the_motion() {
    let text = "[variables]\nx = { start = [0, 0], fixed = true }\n[lagrangian]\nkinetic = \"2*x'^2/2\"\n[forces]\nx = \"10*t\"\n";
    for integrator in ["bdf", "radau", "rodas", "auto", "dopri5", "dop853"] {
        for tolerance in [1e-4, 1e-6, 1e-9] {
            let end = run(&open(text), integrator, tolerance, 1.0);
            let work = end.summary.energy.as_ref().unwrap().work;
            assert!((work - 6.25).abs() < 20.0 * tolerance * 6.25, "{integrator}, {tolerance}: {work}");
        }
    }
}

/// A source that is switched makes implicit steps short for a moment: explicit ones, which could not make those either, are no way out of a stiff network.
#[test]
fn switched_sources_leave_stiff_networks_to_implicit_steps() {
    let text = "[variables]\nT1 = { order = 1, start = 300, fixed = true }\nT2 = { order = 1, start = 300, fixed = true }\n[equations]\n\
                mass = { T1 = { T1 = \"500\" }, T2 = { T2 = \"0.01\" } }\n\
                force = { T1 = \"if(mod(t, 600) < 200, 2000, 0) - 5.67e-8*(T1^4 - 290^4) - 10*(T1 - T2)\", T2 = \"10*(T1 - T2)\" }\n";
    let model = open(text);
    let evaluations = |integrator: &str| run(&model, integrator, 1e-6, 3700.0).summary.evaluations;
    let (auto, radau) = (evaluations("auto"), evaluations("radau"));
    assert!(auto < 4 * radau, "{auto} for {radau}");
}

/// Samples inside steps are as good as ends, too, for a stiff component that follows another one which is stiff itself, at tolerances where steps of 13th order hold many samples: y = sin t, z = cos y.
/// Looks at two places of a step, one of them at a stage, missed samples by hundreds of tolerances.
#[test]
fn samples_between_any_two_stages_are_exact() {
    {
        let pull = "-1e6*(y - sin(t))";
        let model = open(&format!(
            "[variables]\ny = {{ order = 1, start = 0 }}\nz = {{ order = 1, start = 1 }}\n[equations]\nmass = {{ y = {{ y = \"1\" }}, z = {{ z = \"1\" }} }}\n\
             force = {{ y = \"{pull} + cos(t)\", z = \"-1e4*(z - cos(y))*(1 + z^2) - sin(y)*cos(t)\" }}\n"
        ));
        for integrator in ["radau", "auto"] {
            for digits in [9.0, 10.5, 11.0, 11.5] {
                for every in [0.1, 0.25, 0.37] {
                    let tolerance = 10.0_f64.powf(-digits);
                    let how = Simulate {
                        until: Some(10.0),
                        every: Some(every),
                        tolerance: Some(tolerance),
                        integrator: Some(integrator.to_owned()),
                        ..Simulate::default()
                    };
                    let run = model.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{integrator}: {e}"));
                    let z = typed::column(&run, "z");
                    for (t, z) in run.time.iter().zip(z) {
                        let off = (z - t.sin().cos()).abs() / tolerance;
                        assert!(off < 10.0, "{integrator}, {tolerance:e}, {every}, {pull}: {off} tolerances at {t}");
                    }
                }
            }
        }
    }
}
