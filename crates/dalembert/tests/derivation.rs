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
    assert_eq!(plain.steps, redundant.steps);
    for (a, b) in plain.final_values.iter().zip(&redundant.final_values) {
        assert!((a.1 - b.1).abs() < 1e-9, "{}: {} against {}", a.0, a.1, b.1);
    }
    let drift = redundant.energy.map_or(f64::INFINITY, |e| e.max_drift);
    assert!(drift < 1e-6, "{drift:e}");
}
