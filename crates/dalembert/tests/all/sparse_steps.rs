//! Implicit integrators on large stiff systems, which take sparse factors, against explicit ones and closed forms: rods, nodes of order 0, soft rows, free bodies.

use dalembert::dynamics::result::RunResult;
use dalembert::{Loaded, Simulate};

fn open(text: &str) -> Loaded {
    dalembert::open_text("large.toml", &format!("dalembert = 1\n{text}")).unwrap_or_else(|e| panic!("{e}"))
}

fn run(model: &Loaded, integrator: &str, tolerance: f64, until: f64) -> RunResult {
    let how = Simulate {
        until: Some(until),
        every: Some(until),
        tolerance: Some(tolerance),
        integrator: Some(integrator.to_owned()),
        ..Simulate::default()
    };
    let run = model.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{integrator}: {e}"));
    assert!(run.summary.completed, "{integrator}: {}", run.summary.stop_reason);
    run
}

/// Implicit integrators end where the explicit one does, each component to a hundred times the tolerance of the largest of its kind, and iterations converge: with exact
/// derivatives a step takes few evaluations.
fn agree(what: &str, model: &Loaded, until: f64) {
    let exact = run(model, "dop853", 1e-11, until);
    let largest = |primes: usize| {
        let of_kind = exact.columns.iter().filter(|c| c.name.matches('\'').count() == primes);
        of_kind.map(|c| c.values[c.values.len() - 1].abs()).fold(f64::MIN_POSITIVE, f64::max)
    };
    let sizes = [largest(0), largest(1), largest(2)];
    for (integrator, tolerance, most) in [("radau", 1e-7, 20), ("bdf", 1e-6, 5), ("rodas", 1e-6, 12)] {
        let found = run(model, integrator, tolerance, until);
        let (steps, evaluations) = (found.summary.steps + found.summary.rejected, found.summary.evaluations);
        assert!(evaluations <= most * steps + 20, "{what}, {integrator}: {evaluations} evaluations for {steps} steps");
        for (a, b) in found.columns.iter().zip(&exact.columns).filter(|(a, _)| !a.name.contains("reaction")) {
            let (a, b, name) = (a.values[a.values.len() - 1], b.values[b.values.len() - 1], &a.name);
            let primes = name.matches('\'').count();
            if primes > 1 {
                continue;
            }
            let error = (a - b).abs() / sizes[primes];
            assert!(error <= 100.0 * tolerance, "{what}, {integrator}: {name} is {a} instead of {b}");
        }
    }
}

#[test]
fn a_rod_that_conducts_heat_and_radiates() {
    let n = 120;
    let line = |i: usize| {
        let left = if i > 0 { format!("T[{}]", i - 1) } else { "0".to_owned() };
        let right = if i + 1 < n { format!("T[{}]", i + 1) } else { "0".to_owned() };
        format!("\"T[{i}]\" = \"1000.0*({left} - 2*T[{i}] + {right}) - T[{i}]^3\"")
    };
    let mass: Vec<String> = (0..n).map(|i| format!("\"T[{i}]\" = {{ \"T[{i}]\" = 1 }}")).collect();
    let force: Vec<String> = (0..n).map(line).collect();
    agree(
        "rod",
        &open(&format!(
            "[variables]\nT = {{ order = 1, repeat = {n}, start = \"sin(pi*(index + 1)/{})\" }}\n[equations]\nmass = {{ {} }}\nforce = {{ {} }}\n",
            n + 1,
            mass.join(", "),
            force.join(", ")
        )),
        0.1,
    );
}

/// Cells of a coil and a capacitor behind a node without capacitance, which two resistors join.
#[test]
fn a_ladder_with_nodes_of_order_0() {
    let n = 60;
    let (mut mass, mut force) = (Vec::new(), Vec::new());
    for k in 0..n {
        let before = if k > 0 { format!("c[{}]", k - 1) } else { "sin(20*t)".to_owned() };
        let after = if k + 1 < n { format!(" - i[{}]", k + 1) } else { String::new() };
        mass.push(format!("\"i[{k}]\" = {{ \"i[{k}]\" = 0.01 }}, \"c[{k}]\" = {{ \"c[{k}]\" = 0.02 }}"));
        force.push(format!("\"i[{k}]\" = \"{before} - u[{k}] - 0.1*i[{k}]\""));
        // At the node: i = (u − c)/R + u/R' + u³; the first of these loads the capacitor.
        force.push(format!("\"u[{k}]\" = \"i[{k}] - (u[{k}] - c[{k}])/2 - u[{k}]/50 - 0.1*u[{k}]^3\""));
        force.push(format!("\"c[{k}]\" = \"(u[{k}] - c[{k}])/2{after}\""));
    }
    agree(
        "ladder",
        &open(&format!(
            "[variables]\ni = {{ order = 1, repeat = {n} }}\nc = {{ order = 1, repeat = {n} }}\nu = {{ order = 0, repeat = {n} }}\n[equations]\nmass = {{ {} }}\nforce = {{ {} }}\n",
            mass.join(", "),
            force.join(", ")
        )),
        0.5,
    );
}

/// Beads on springs with dampers; every tenth pair is tied by a rod, some of these give way.
#[test]
fn beads_with_rods_and_soft_rows() {
    let n = 80;
    let mut ties = String::new();
    for k in (5..n - 1).step_by(10) {
        let noise = if k % 20 == 5 { ", noise = 1e-4" } else { "" };
        ties += &format!("r{k} = {{ equation = \"x[{k}]'' + x[{}]'' = 0\"{noise} }}\n", k + 1);
    }
    let last = n - 1;
    agree(
        "beads",
        &open(&format!(
            r#"
[variables]
x = {{ repeat = {n}, start = ["0.1*sin(3*index)", 0] }}
[lagrangian]
kinetic = "sum(i, 0, {last}, 0.5*(1 + i/{n})*x[i]'^2)"
potential = "sum(i, 0, {last} - 1, 200*(x[i+1] - x[i])^2) + 200*x[0]^2 + 200*x[{last}]^2 + sum(i, 0, {last}, x[i]^4)"
dissipation = "sum(i, 0, {last} - 1, 20*(x[i+1]' - x[i]')^2)"
[constraints]
{ties}"#
        )),
        1.0,
    );
}

/// Free bodies in a row, held to their neighbours by springs with dampers, two pairs joined by ball joints.
#[test]
fn free_bodies_in_a_row() {
    let n = 14;
    let mut text = String::from("gravity = [0, 0, -9.81]\n");
    for k in 0..n {
        text += &format!(
            "[bodies.b{k}]\nmass = 1\ninertia = [0.1, 0.2, 0.25, 0, 0, 0]\nframes = {{ l = {{ at = [-0.5, 0.1, 0] }}, r = {{ at = [0.5, 0, 0.1] }}, u = {{ at = [0, 0.3, 0.3] }} }}\n"
        );
        // Every third hangs on the one before, as a branch of two bodies.
        let (parent, kind) =
            if k % 3 == 2 { (format!("b{}.r", k - 1), "spherical") } else { ("ground".to_owned(), "free") };
        let frames = if kind == "free" { format!("frames = [{{ at = [{k}, 0, 0] }}, {{}}]\n") } else { String::new() };
        let child = if kind == "free" { format!("b{k}") } else { format!("b{k}.l") };
        text += &format!("[joints.j{k}]\ntype = \"{kind}\"\nbetween = [\"{parent}\", \"{child}\"]\n{frames}");
        let left = if k > 0 { format!("b{}.r", k - 1) } else { "ground".to_owned() };
        // A spring between points that a joint holds together has no line.
        for (name, frame) in [("s", "l"), ("v", "u")].into_iter().filter(|(_, frame)| kind == "free" || *frame == "u") {
            text += &format!(
                "[springs.{name}{k}]\nbetween = [\"{left}\", \"b{k}.{frame}\"]\nstiffness = 300\ndamping = 30\nlength = 0.2\n"
            );
        }
    }
    agree("bodies", &open(&text), 0.3);
}
