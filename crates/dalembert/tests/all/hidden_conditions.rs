//! Equations without derivatives that hide conditions: systems of index 2, 3 and above.

use crate::typed::{self, column, open, refusal};
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

fn findings(model: &Loaded) -> Vec<(String, String)> {
    let found = model.doctor(&At::default()).unwrap_or_else(|e| panic!("{e}"));
    found.findings.into_iter().map(|f| (f.code.to_string(), f.sentence)).collect()
}

/// The note on the index.
fn index(model: &Loaded) -> String {
    let found = findings(model);
    let said: Vec<&str> = found.iter().filter(|f| f.0 == "D204").map(|f| f.1.as_str()).collect();
    assert!(!said.is_empty(), "{found:?}");
    said.join("\n")
}

const FORCED_ROD: &str = r#"
variables = { x = { start = [0.6, 0] }, y = { start = [-0.8, 0.3] }, s = { order = 0 } }
[equations]
mass = { x = { x = "2" }, y = { y = "2" } }
force = { x = "-s*x - 0.1*x'", y = "-s*y - 2*9.81", s = "x^2 + y^2 - 1" }
"#;

/// A pendulum whose rod's force is a variable of order 0 moves as one with a constraint, and s is the multiplier: with h = x² + y² − 1 and
/// A = (2x, 2y), −s x = 2x λ.
#[test]
fn a_force_of_order_zero_is_the_multiplier_of_a_constraint() {
    let model = open(FORCED_ROD);
    assert!(index(&model).contains("index 3"), "{}", index(&model));
    let constrained = open(
        r#"
variables = { x = { start = [0.6, 0] }, y = { start = [-0.8, 0.3] } }
constraints = { rod = "x^2 + y^2 = 1" }
[equations]
mass = { x = { x = "2" }, y = { y = "2" } }
force = { x = "-0.1*x'", y = "-2*9.81" }
"#,
    );
    let reference = run(&constrained, "dop853", 1e-11, 4.0);
    for integrator in ["auto", "radau", "bdf", "rodas", "dopri5"] {
        let tolerance = if integrator == "bdf" { 1e-8 } else { 1e-9 };
        let run = run(&model, integrator, tolerance, 4.0);
        assert!(residual(&run) < 1e-12, "{integrator}: {:e}", residual(&run));
        let rate =
            |k: usize| ["x", "y"].iter().map(|n| column(&run, n)[k] * column(&run, &format!("{n}'"))[k]).sum::<f64>();
        assert!((0..run.time.len()).all(|k| rate(k).abs() < 1e-12), "{integrator}");
        for (k, lambda) in column(&reference, "reaction.rod").iter().enumerate() {
            let found = ["x", "y"].map(|n| column(&run, n)[k] - column(&reference, n)[k]);
            assert!(found.iter().all(|d| d.abs() < 1e3 * tolerance), "{integrator}: {found:?}");
            let s = column(&run, "s")[k];
            assert!((s + 2.0 * lambda).abs() < 1e5 * tolerance, "{integrator}: {s}, {lambda}");
            assert!(column(&run, "reaction.s")[k].abs() < 1e-11 && column(&run, "reaction.s.hidden")[k].abs() < 1e-11);
        }
    }
}

/// A source across capacitors (3 F to the ground, 2 F between, 0.5 F to the ground): what is left when its node is eliminated.
#[test]
fn a_loop_of_capacitors_with_a_source_is_of_index_two() {
    let model = open(
        r#"
variables = { a = { order = 1 }, b = { order = 1, start = 0.3 }, i = { order = 0 } }
inputs = { u = { value = "0.5 + sin(t)" } }
[equations]
mass = { a = { a = "5", b = "-2" }, b = { a = "-2", b = "2.5" } }
force = { a = "i - a", b = "-b/2", i = "a - u" }
"#,
    );
    assert!(index(&model).contains("index 2"), "{}", index(&model));
    // The node is at 0.5 V from the start, and the charge of the other, 2.5 b − 2 a, stays what it was.
    let at_start = 0.3 + 2.0 * 0.5 / 2.5;
    let eliminated = open(&format!(
        "variables = {{ b = {{ order = 1, start = {at_start} }} }}\n[equations]\nmass = {{ b = {{ b = \"2.5\" }} }}\nforce = {{ b = \"2*cos(t) - b/2\" }}"
    ));
    let reference = run(&eliminated, "dop853", 1e-11, 6.0);
    for integrator in ["auto", "radau", "bdf", "rodas"] {
        let run = run(&model, integrator, 1e-9, 6.0);
        assert!(residual(&run) < 1e-12, "{integrator}: {:e}", residual(&run));
        for (k, (&b, &t)) in column(&reference, "b").iter().zip(&run.time).enumerate() {
            assert!((column(&run, "b")[k] - b).abs() < 1e-6, "{integrator}: {b} at {t}");
            let i = 0.5 + t.sin() + 5.0 * t.cos() - 2.0 * (2.0 * t.cos() - b / 2.0) / 2.5;
            assert!((column(&run, "i")[k] - i).abs() < 1e-6, "{integrator}: {i} at {t}");
        }
    }
}

/// Two coils that a current source feeds, and the node between without capacitance.
#[test]
fn a_cutset_of_coils_with_a_source_is_of_index_two() {
    let model = open(
        r#"
variables = { p = { order = 1, start = 0.2 }, q = { order = 1 }, v = { order = 0 } }
inputs = { J = { value = "sin(3*t)" } }
[equations]
mass = { p = { p = "2" }, q = { q = "3" } }
force = { p = "v - p", q = "v - 2*q", v = "p + q - J" }
"#,
    );
    let run = run(&model, "auto", 1e-10, 5.0);
    assert!(residual(&run) < 1e-13, "{:e}", residual(&run));
    // 5 p' = 3 J' + 2 J − 3 p with q = J − p; the fluxes of both change by the same at the start: 2 δp = 3 δq, δp + δq = −0.2.
    let (c, w) = (3.0_f64 / 5.0, 3.0_f64);
    // p = α sin wt + β cos wt + γ e^{−ct}: α c − ... from α w cos − β w sin + c(α sin + β cos) = (9 cos + 2 sin)/5.
    let (alpha, beta) = {
        let (s, k) = (2.0 / 5.0, 9.0 / 5.0);
        ((c * s + w * k) / (c * c + w * w), (c * k - w * s) / (c * c + w * w))
    };
    let start = 0.2 - 0.2 * 3.0 / 5.0;
    let p = |t: f64| alpha * (w * t).sin() + beta * (w * t).cos() + (start - beta) * (-c * t).exp();
    assert!(off(&run, "p", p) < 1e-8, "{:e}", off(&run, "p", p));
    let rate = |t: f64| alpha * w * (w * t).cos() - beta * w * (w * t).sin() - c * (start - beta) * (-c * t).exp();
    let v = |t: f64| 2.0 * rate(t) + p(t);
    assert!(off(&run, "v", v) < 1e-8, "{:e}", off(&run, "v", v));
}

/// A force that has to bring about a motion, of the body it acts on (index 3) and of one behind a spring (index 5).
#[test]
fn inverse_dynamics_has_its_closed_form() {
    let own = open(
        "variables = { x = {}, F = { order = 0 } }\n[equations]\nmass = { x = { x = \"2\" } }\nforce = { x = \"F - 0.3*x'^3 - 5*x\", F = \"x - sin(2*t)\" }",
    );
    assert!(index(&own).contains("index 3"), "{}", index(&own));
    let found = run(&own, "auto", 1e-9, 3.0);
    let (x, rate) = (|t: f64| (2.0 * t).sin(), |t: f64| 2.0 * (2.0 * t).cos());
    assert!(off(&found, "x", x).max(off(&found, "x'", rate)) < 1e-12);
    assert!(off(&found, "F", |t| -3.0 * x(t) + 0.3 * rate(t).powi(3)) < 1e-11);

    let behind = open(
        "variables = { a = {}, b = {}, u = { order = 0 } }\n[equations]\nmass = { a = { a = \"2\" }, b = { b = \"3\" } }\nforce = { a = \"u - 50*(a - b)\", b = \"50*(a - b)\", u = \"b - 0.1*sin(t)\" }",
    );
    assert!(index(&behind).contains("index 5"), "{}", index(&behind));
    for integrator in ["auto", "radau"] {
        let found = run(&behind, integrator, 1e-9, 3.0);
        assert!(off(&found, "a", |t| 0.1 * (1.0 - 3.0 / 50.0) * t.sin()) < 1e-12);
        assert!(off(&found, "u", |t| -0.1 * (2.0 * (1.0 - 3.0 / 50.0) + 3.0) * t.sin()) < 1e-11);
    }
}

/// Only a combination of two equations is free of variables of order 0.
#[test]
fn rows_hide_conditions_together() {
    let model = open(
        r#"
variables = { x = { order = 1, start = 1 }, y = { order = 1 }, z = { order = 0 }, w = { order = 0 } }
[equations]
mass = { x = { x = "1" }, y = { y = "1" } }
force = { x = "-x + z", y = "w - y", z = "x + z + w - t", w = "y + 2*z + 2*w" }
"#,
    );
    let note = index(&model);
    assert!(note.contains("index 2") && note.contains("`z`") && note.contains("`w`"), "{note}");
    let found = run(&model, "auto", 1e-10, 3.0);
    assert!(residual(&found) < 1e-12);
    // y = 2x − 2t, 3w = y − 4x + 2t − 2, z = t − x − w: x' = t − 2x − w, w = −(2x + 2)/3.
    let start = column(&found, "x")[0];
    let eliminated = open(&format!(
        "variables = {{ x = {{ order = 1, start = {start} }} }}\n[equations]\nmass = {{ x = {{ x = \"1\" }} }}\nforce = {{ x = \"t - 2*x + (2*x + 2)/3\" }}"
    ));
    let reference = run(&eliminated, "dop853", 1e-11, 3.0);
    for (k, &x) in column(&reference, "x").iter().enumerate() {
        let w = -(2.0 * x + 2.0) / 3.0;
        let all = [("x", x), ("y", 2.0 * x - 2.0 * found.time[k]), ("w", w), ("z", found.time[k] - x - w)];
        all.iter().for_each(|(name, value)| assert!((column(&found, name)[k] - value).abs() < 1e-8, "{name} {k}"));
    }
}

/// p + η t q = sin t, p' + η t q' + (1 + η) q = 2 cos t: q = cos t whatever η is, though for η = −1 no q stands beside the rates.
#[test]
fn coefficients_that_cancel_do_not_hide_the_true_index() {
    for eta in [0.5, -0.5, -1.0, 3.0] {
        let model = open(&format!(
            r#"
parameters = {{ eta = {eta} }}
variables = {{ p = {{ order = 1 }}, q = {{ order = 1 }} }}
[equations]
mass = {{ p = {{ p = "1", q = "eta*t" }} }}
force = {{ p = "2*cos(t) - (1 + eta)*q", q = "sin(t) - p - eta*t*q" }}
"#
        ));
        assert!(findings(&model).iter().any(|f| f.0 == "D204" && f.1.contains("index 2")));
        for integrator in ["auto", "radau"] {
            let found = run(&model, integrator, 1e-9, 4.0);
            assert!(off(&found, "q", f64::cos) < 1e-11, "{eta} {integrator}");
            assert!(off(&found, "p", |t| t.sin() - eta * t * t.cos()) < 1e-11, "{eta} {integrator}");
        }
    }
}

/// A part of the variables is of index 1, beside a part that is not.
#[test]
fn each_part_has_its_own_index() {
    let model = open(
        r#"
variables = { x = { start = [1, 0] }, y = {}, s = { order = 0 }, v = { order = 1, start = 1 }, z = { order = 0 } }
[equations]
mass = { x = { x = "1" }, y = { y = "1" }, v = { v = "1" } }
force = { x = "-s*x", y = "-s*y - 1", s = "x^2 + y^2 - 1", v = "z - v", z = "sin(t) + x - 3*z - v" }
"#,
    );
    let found = findings(&model);
    let about = |word: &str| found.iter().filter(|f| f.0 == "D204" && f.1.contains(word)).count();
    assert_eq!((about("index 1"), about("index 3")), (1, 1), "{found:?}");
    let run = run(&model, "radau", 1e-9, 5.0);
    assert!(residual(&run) < 1e-12);
    for k in 0..run.time.len() {
        let [x, v, z] = ["x", "v", "z"].map(|n| column(&run, n)[k]);
        assert!((3.0 * z - (run.time[k].sin() + x - v)).abs() < 1e-12);
    }
}

/// A bob on a massless carriage: λ of a written constraint and a force of order 0 in the same equations.
#[test]
fn written_constraints_act_beside() {
    let model = open(
        r#"
variables = { c = {}, x = { start = [0.3, 0] }, y = { start = [-1, 0] }, F = { order = 0 } }
constraints = { rod = "(x - c)^2 + y^2 = 1.09" }
[equations]
mass = { c = { c = "3" }, x = { x = "2" }, y = { y = "2" } }
force = { c = "F - c'", y = "-20", F = "c - 0.1*sin(4*t)^3" }
"#,
    );
    let constrained = open(
        r#"
variables = { c = {}, x = { start = [0.3, 0] }, y = { start = [-1, 0] } }
constraints = { rod = "(x - c)^2 + y^2 = 1.09", carriage = "c = 0.1*sin(4*t)^3" }
[equations]
mass = { c = { c = "3" }, x = { x = "2" }, y = { y = "2" } }
force = { c = "-c'", y = "-20" }
"#,
    );
    let (found, reference) = (run(&model, "auto", 1e-10, 3.0), run(&constrained, "auto", 1e-10, 3.0));
    assert!(residual(&found) < 1e-11);
    for (one, other) in [("x", "x"), ("y", "y"), ("F", "reaction.carriage"), ("reaction.rod", "reaction.rod")] {
        for (a, b) in column(&found, one).iter().zip(column(&reference, other)) {
            assert!((a - b).abs() < 1e-6, "{one}: {a}, {b}");
        }
    }
}

/// Neither units nor the order in which things are written change a motion.
#[test]
fn units_and_order_change_nothing() {
    let reference = run(&open(FORCED_ROD), "auto", 1e-10, 2.0);
    // Lengths in 1/L, masses in 1/M, times in 1/T.
    for (l, m, t) in [(1e3, 1e-4, 1.0), (1e-6, 1.0, 1e3), (1.0, 1e6, 1e-3)] {
        let (speed, acceleration) = (l / t, l / t / t);
        let text = format!(
            r#"
variables = {{ s = {{ order = 0 }}, y = {{ start = [{}, {}] }}, x = {{ start = [{}, 0] }} }}
[equations]
mass = {{ y = {{ y = "{}" }}, x = {{ x = "{}" }} }}
force = {{ y = "-s*y - {}", s = "x^2 + y^2 - {}", x = "-s*x - {}*x'" }}
"#,
            -0.8 * l,
            0.3 * speed,
            0.6 * l,
            2.0 * m,
            2.0 * m,
            2.0 * m * 9.81 * acceleration,
            l * l,
            0.1 * m / t,
        );
        let found = run(&open(&text), "auto", 1e-10, 2.0 * t);
        for (name, unit) in [("x", l), ("y", l), ("s", m / t / t), ("x'", speed)] {
            let size = column(&reference, name).iter().fold(0.0_f64, |m, x| m.max(x.abs()));
            for (a, b) in column(&found, name).iter().zip(column(&reference, name)) {
                assert!((a / unit - b).abs() < 1e-7 * size, "{name}: {a}, {b} in units {l} {m} {t}");
            }
        }
    }
}

/// Small swings about rest: ω² = g/l, and nothing else moves.
#[test]
fn linear_systems_are_those_of_the_constraint() {
    let model = open(
        r#"
variables = { x = { start = [0, 0] }, y = { start = [-0.5, 0] }, s = { order = 0 } }
[equations]
mass = { x = { x = "2" }, y = { y = "2" } }
force = { x = "-s*x", y = "-s*y - 2*8", s = "x^2 + y^2 - 0.25" }
"#,
    );
    let found =
        model.linearize(&Linearize { at_equilibrium: true, ..Linearize::default() }).unwrap_or_else(|e| panic!("{e}"));
    let mut frequencies: Vec<f64> = found.modes.iter().map(|m| m.frequency).collect();
    frequencies.retain(|w| *w > 0.0);
    assert!(!frequencies.is_empty() && frequencies.iter().all(|w| (w - 4.0).abs() < 1e-9), "{frequencies:?}");
}

#[test]
fn what_has_no_solution_is_refused_by_name() {
    let circuit = |z: &str, w: &str| {
        format!(
            "variables = {{ x = {{ order = 1, start = 1 }}, z = {{ order = 0 }}, w = {{ order = 0 }} }}\n[equations]\nmass = {{ x = {{ x = \"1\" }} }}\nforce = {{ x = \"-x + z + w\", z = \"{z}\", w = \"{w}\" }}"
        )
    };
    let cases = [
        (circuit("x - z - w", "2*x - 2*z - 2*w"), "nothing determines `z`, `w`"),
        (circuit("x - z - w", "2*x - 2*z - 2*w + sin(t)"), "`z`, `w` contradict each other"),
        (circuit("x - 1", "x + t"), "`z`, `w` contradict each other"),
        (circuit("t - 1", "x - z"), "holds no variable"),
        (
            "variables = { x = { order = 1 }, z = { order = 0 } }\ninputs = { u = {} }\n[equations]\nmass = { x = { x = \"1\" } }\nforce = { x = \"z + u\", z = \"x\" }".to_owned(),
            "input `u`",
        ),
        (
            "gravity = [0, 0, -9.81]\nvariables = { F = { order = 0 } }\nforces = { j = \"F\" }\nequations = { force = { F = \"j - sin(t)\" } }\n[bodies.b]\nmass = 1\n[joints.j]\ntype = \"prismatic\"\nbetween = [\"ground\", \"b\"]\naxis = [1, 0, 0]".to_owned(),
            "`j`",
        ),
    ];
    for (text, words) in cases {
        let said = refusal(&text);
        assert!(said.contains(words), "{words}: {said}");
    }
}

/// What another module does to a variable takes part in what its equations hide.
#[test]
fn forces_of_other_modules_are_not_left_out_in_silence() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("hidden-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join("rod.toml"), format!("dalembert = 1\n{FORCED_ROD}")).expect("the model is written");
    let opened = |force: &str| {
        let text = format!("dalembert = 1\nmodules = {{ a = {{ model = \"rod.toml\" }} }}\n{force}");
        std::fs::write(folder.join("top.toml"), text).expect("the model is written");
        dalembert::open(folder.join("top.toml"))
    };
    let alone = run(&opened("").unwrap_or_else(|e| panic!("{e}")), "auto", 1e-9, 1.0);
    let reference = run(&open(FORCED_ROD), "auto", 1e-9, 1.0);
    assert_eq!(column(&alone, "a.s"), column(&reference, "s"));
    let said = opened("forces = { \"a.x\" = \"3\" }").map(|_| ()).expect_err("another force").to_string();
    assert!(said.contains("a.s.hidden") && said.contains("another module"), "{said}");
}

/// Many nodes without capacitance, of index 1: rounding of a long elimination is no dependence. Nodes
/// opposite to each other across the diagonal have one voltage, and those opposite through the middle add up to what the corners do.
#[test]
fn a_grid_of_resistors_is_regular() {
    const N: usize = 16;
    let node = |i: usize, j: usize| format!("v{i}_{j}");
    let (mut variables, mut force) = (vec!["x = { order = 1 }".to_owned()], Vec::new());
    for (i, j) in (0..N).flat_map(|i| (0..N).map(move |j| (i, j))) {
        variables.push(format!("{} = {{ order = 0 }}", node(i, j)));
        let mut near = Vec::new();
        if i > 0 {
            near.push(node(i - 1, j));
        }
        if j > 0 {
            near.push(node(i, j - 1));
        }
        if i + 1 < N {
            near.push(node(i + 1, j));
        }
        if j + 1 < N {
            near.push(node(i, j + 1));
        }
        match (i, j) {
            (0, 0) => near.push("u".to_owned()),
            (i, j) if i + j + 2 == 2 * N => near.push("x".to_owned()),
            _ => {}
        }
        let terms: Vec<String> = near.iter().map(|other| format!("({other} - {})", node(i, j))).collect();
        force.push(format!("{} = \"{}\"", node(i, j), terms.join(" + ")));
    }
    let model = open(&format!(
        "inputs = {{ u = {{ value = \"1\" }} }}\nvariables = {{ {} }}\n[equations]\nmass = {{ x = {{ x = \"1\" }} }}\n[equations.force]\nx = \"{} - x\"\n{}",
        variables.join(", "),
        node(N - 1, N - 1),
        force.join("\n")
    ));
    assert!(index(&model).contains("index 1"));
    let start = model.evaluate(&At::default()).unwrap_or_else(|e| panic!("{e}"));
    let value = |i: usize, j: usize| start.q.iter().chain(&start.v).find(|v| v.0 == node(i, j)).expect("a node").1;
    for (i, j) in [(3, 12), (0, 15), (9, 10)] {
        assert!((value(i, j) - value(j, i)).abs() < 1e-12);
        assert!((value(i, j) + value(N - 1 - i, N - 1 - j) - value(0, 0) - value(N - 1, N - 1)).abs() < 1e-12);
    }
}

/// One force in three conditions, in any order: x = y = F = sin t.
#[test]
fn three_conditions_hold_one_force() {
    let conditions = [("F", "F - sin(t)"), ("G", "F - x"), ("H", "F - y")];
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let names = order.map(|k| format!("{} = {{ order = 0 }}", conditions[k].0)).join(", ");
        let equations = order.map(|k| format!("{} = \"{}\"", conditions[k].0, conditions[k].1)).join(", ");
        let model = open(&format!(
            "variables = {{ x = {{}}, y = {{}}, {names} }}\n[equations]\nmass = {{ x = {{ x = \"1\" }}, y = {{ y = \"1\" }} }}\n\
             force = {{ x = \"G\", y = \"H\", {equations} }}"
        ));
        let run = run(&model, "auto", 1e-10, 5.0);
        for name in ["x", "y", "F"] {
            assert!(off(&run, name, f64::sin) < 1e-9, "{order:?} {name}: {:e}", off(&run, name, f64::sin));
        }
        for name in ["G", "H"] {
            assert!(off(&run, name, |t| -t.sin()) < 1e-8, "{order:?} {name}: {:e}", off(&run, name, |t| -t.sin()));
        }
    }
}

/// Windings of a perfect transformer, whose masses depend on each other: by the ratio of turns in formulas, they leave b's equation less n times a's without derivatives. By a number of its own for
/// what they share, they depend on each other but for rounding, and are refused: it is said why, and how to write them.
#[test]
fn masses_that_depend_on_each_other_by_rounding_are_named() {
    for (first, second) in [(1e-2, 1e-3), (3e-2, 7e-3), (2.0, 5.0), (0.1, 0.7)] {
        let of = |mutual: &str, other: &str| {
            open(&format!(
                "[parameters]\nL = {first:e}\nN = {second:e}\nn = \"sqrt(N/L)\"\nM = \"sqrt(L*N)\"\n[variables]\na = {{ order = 1, start = 0 }}\nb = {{ order = 1, start = 0 }}\n[equations]\n\
                 mass = {{ a = {{ a = \"L\", b = \"{mutual}\" }}, b = {{ a = \"{mutual}\", b = \"{other}\" }} }}\n\
                 force = {{ a = \"100*sin(1000*t) - 2*a\", b = \"-8*b\" }}\n"
            ))
        };
        let told = run(&of("n*L", "n^2*L"), "auto", 1e-9, 0.01);
        let (a, b) = (column(&told, "a"), column(&told, "b"));
        let ratio = f64::sqrt(second / first);
        for (k, t) in told.time.iter().enumerate() {
            let wanted = -ratio * (100.0 * (1000.0 * t).sin() - 2.0 * a[k]) / 8.0;
            assert!((b[k] - wanted).abs() < 1e-9 * 100.0, "{first} {second} at {t}: {} for {wanted}", b[k]);
        }
        let by_chance = of("M", "N");
        let how = dalembert::Simulate { until: Some(0.01), ..dalembert::Simulate::default() };
        let refused = by_chance.simulate(&how, &mut |_| true).err().map(|e| e.to_string()).expect("refused");
        assert!(refused.contains("mass matrix of `a`, `b`"), "{refused}");
        let said = findings(&by_chance);
        assert!(said.iter().any(|f| f.0 == "D201" && f.1.contains("mass matrix of `a`, `b`")), "{said:?}");
    }
}
