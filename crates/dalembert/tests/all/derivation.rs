//! Derivations against a second route: quasi-velocities, redundant writings.

use dalembert::{At, Simulate};

/// T = (u₁² + u₂²)/2 in quasi-velocities that are defined one through the other has the identity as mass matrix.
#[test]
fn quasi_velocities_through_each_other() {
    let text = r#"
dalembert = 1
[variables]
x = { start = [0, 0] }
y = { start = [0, 0] }
u1 = { of = "x", rate = "2*x'", start = 1, fixed = true }
u2 = { of = "y", rate = "u1 + y'", start = 1, fixed = true }
[lagrangian]
kinetic = "(u1^2 + u2^2)/2"
"#;
    let model = dalembert::open_text("chain.toml", text).unwrap_or_else(|e| panic!("{e}"));
    let e = model.evaluate(&At::default()).unwrap_or_else(|e| panic!("{e}"));
    for i in 0..2 {
        for j in 0..2 {
            let identity = f64::from(u8::from(i == j));
            assert!((e.mass[i][j] - identity).abs() < 1e-14, "M[{i}][{j}] = {}", e.mass[i][j]);
        }
    }
}

fn pendulum(extra: &str) -> String {
    format!(
        r#"
dalembert = 1
[variables]
x = {{ start = [0.84, 0] }}
y = {{ start = [-0.54, 0] }}
theta = {{ start = [1, 0], fixed = true }}
[lagrangian]
kinetic = "(x'^2 + y'^2)/2"
potential = "9.81*y"
[constraints]
across = "x = sin(theta)"
along = "y = -cos(theta)"
{extra}
[simulate]
until = 10
"#
    )
}

/// A row that repeats others changes neither the motion nor the integrator's work.
#[test]
fn a_redundant_row_costs_no_accuracy() {
    let run = |extra: &str| {
        let model = dalembert::open_text("pendulum.toml", &pendulum(extra)).unwrap_or_else(|e| panic!("{e}"));
        let how = Simulate { tolerance: Some(1e-9), ..Simulate::default() };
        model.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{e}")).summary
    };
    let (plain, redundant) = (run(""), run("length = \"x^2 + y^2 = 1\""));
    // An error at the border of its tolerance may be on either side by rounding.
    assert!(plain.steps.abs_diff(redundant.steps) <= 1, "{} and {}", plain.steps, redundant.steps);
    for (a, b) in plain.final_values.iter().zip(&redundant.final_values) {
        assert!((a.1 - b.1).abs() < 1e-9, "{}: {} against {}", a.0, a.1, b.1);
    }
    let drift = redundant.energy.map_or(f64::INFINITY, |e| e.max_drift);
    assert!(drift < 1e-6, "{drift:e}");
}

/// Baumgarte's equation of each depth against its exact solution: from the roots of its polynomial.
///
/// A residual h of a jerk system is differentiated three times: (s² + αs + β)(s + α/2) with α = 4, β = 13 has the roots
/// −2 ± 3i, −2. From h = 1, ḣ = ḧ = 0 at the start,
/// h = e^(−2t)(a cos 3t + b sin 3t + c),  a = −4/9, b = 2/3, c = 13/9.
#[test]
fn baumgarte_at_each_depth() {
    let text = |order: u32, equation: &str, pair: &str| {
        format!(
            "dalembert = 1\n[variables]\nx = {{ order = {order}, start = [1], fixed = true }}\n[equations]\n\
             mass = {{ x = {{ x = \"1\" }} }}\nforce = {{ x = \"7\" }}\n[constraints]\n\
             c = {{ equation = \"{equation}\", noise = \"1e-20\", baumgarte = {pair} }}\n[simulate]\nuntil = 1\n"
        )
    };
    let last = |text: &str| {
        let model = dalembert::open_text("depth.toml", text).unwrap_or_else(|e| panic!("{e}"));
        let how = Simulate { tolerance: Some(1e-12), ..Simulate::default() };
        let run = model.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
        (run.summary.final_values[0].1, run.summary.notes)
    };
    let t = 1.0_f64;
    let third = (-2.0 * t).exp() * (-4.0 / 9.0 * (3.0 * t).cos() + 2.0 / 3.0 * (3.0 * t).sin() + 13.0 / 9.0);
    let second = (-2.0 * t).exp() * ((3.0 * t).cos() + 2.0 / 3.0 * (3.0 * t).sin());
    for (order, pair, expected) in [(3, "[4, 13]", third), (2, "[4, 13]", second), (1, "[4, 0]", (-4.0 * t).exp())] {
        let (x, notes) = last(&text(order, "x = 0", pair));
        assert!((x - expected).abs() < 1e-9, "order {order}: {x} against {expected}");
        assert!(notes.iter().all(|n| !n.contains("Baumgarte")), "{notes:?}");
    }
    let (_, notes) = last(&text(1, "x = 0", "[4, 13]"));
    assert!(notes.iter().any(|n| n.contains("β") && n.contains("`c`")), "{notes:?}");
}

/// A constraint between a position of order 2 and a variable of order 1 is differentiated once, and its row moves the latter
/// alone. With that one kept, the position follows, and what hangs on it.
#[test]
fn assembly_moves_what_a_residual_depends_on() {
    let text = |fixed: &str| {
        format!(
            r#"
dalembert = 1
[variables]
x = {{ start = [3, 0.5] }}
y = {{ start = [1, 0] }}
q = {{ order = 1, start = 0.6{fixed} }}
[lagrangian]
kinetic = "(x'^2 + y'^2)/2"
[equations]
mass = {{ q = {{ q = "1" }} }}
force = {{ q = "-q" }}
[constraints]
gauge = "x = q"
circle = "x^2 + y^2 = 1"
"#
        )
    };
    let state = |fixed: &str| {
        let model = dalembert::open_text("orders.toml", &text(fixed)).unwrap_or_else(|e| panic!("{e}"));
        let e = model.evaluate(&At::default()).unwrap_or_else(|e| panic!("{e}"));
        let named = |list: &[(String, f64)], name: &str| list.iter().find(|v| v.0 == name).map_or(f64::NAN, |v| v.1);
        let values = (named(&e.q, "x"), named(&e.q, "y"), named(&e.q, "q"), named(&e.v, "x'"), named(&e.v, "y'"));
        (values, named(&e.accelerations, "q'"))
    };
    let ((x, y, q, dx, dy), dq) = state(", fixed = true");
    assert!((q - 0.6).abs() < 1e-15 && (x - 0.6).abs() < 1e-12, "x = {x}, q = {q}");
    assert!((y - 0.8).abs() < 1e-12 && (x * dx + y * dy).abs() < 1e-12 && (dq - dx).abs() < 1e-12, "y = {y}");
    let ((x, _, q, ..), _) = state("");
    assert!((x - q).abs() < 1e-12 && x.abs() <= 1.0);
    // Kept at 1.5, q has no place on the circle: the constraints are named.
    let far = text(", fixed = true").replace("0.6", "1.5");
    let model = dalembert::open_text("orders.toml", &far).unwrap_or_else(|e| panic!("{e}"));
    let fault = model.evaluate(&At::default()).expect_err("out of reach").to_string();
    assert!(fault.contains("can't be assembled") && fault.contains("`gauge`"), "{fault}");
}

#[test]
fn equations_of_constraints_are_written_once() {
    let text = "dalembert = 1\n[variables]\nx = {}\ny = {}\n[lagrangian]\nkinetic = \"x'^2 + y'^2\"\n[constraints]\n\
                circle = \"x^2 + y^2 = 1\"\npair = { equation = \" x = y \" }\n";
    let loaded = dalembert::open_text("a.toml", text).expect("reads");
    let written: Vec<String> = loaded.summary().constraints.into_iter().map(|c| c.1).collect();
    assert_eq!(written, ["x^2 + y^2 = 1", "x = y"]);
}
