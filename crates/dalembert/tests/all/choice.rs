//! What `auto` takes, and that it gives way where a method refuses a model.

use std::fmt::Write as _;

use dalembert::dynamics::result::{Evaluation, RunResult};
use dalembert::{At, Loaded, Simulate};

/// A chain of links that hangs between two pins 1 m apart, in the shape of an arc: one loop, a full mass matrix. The last link may
/// be without mass.
fn hanging_chain(links: usize, massless: bool) -> Loaded {
    let (length, spread) = (1.2 / links as f64, 1.0);
    let angle = |k: usize| spread * (2.0 * (k as f64 + 0.5) / links as f64 - 1.0);
    let mut text = "dalembert = 1\ngravity = [0, -9.81, 0]\n".to_owned();
    let (mut before, mut end) = ("ground".to_owned(), 0.0);
    for k in 0..links {
        let mass = if massless && k + 1 == links { 0.0 } else { 1.0 / links as f64 };
        let about = mass * length * length / 12.0;
        let start = if k == 0 { angle(0) } else { angle(k) - angle(k - 1) };
        let _ = write!(
            text,
            "[bodies.b{k}]\nmass = {mass}\ncom = [{}, 0, 0]\ninertia = [0, {about}, {about}, 0, 0, 0]\n\
             frames = {{ end = {{ at = [{length}, 0, 0] }} }}\n\
             [joints.j{k}]\ntype = \"revolute\"\nbetween = [\"{before}\", \"b{k}\"]\naxis = [0, 0, 1]\nframes = [{{}}, {{}}]\n\
             start = {start}\n",
            length / 2.0
        );
        before = format!("b{k}.end");
        end += length * angle(k).cos();
    }
    let _ = write!(
        text,
        "[joints.pin]\ntype = \"revolute\"\nbetween = [\"{before}\", \"ground\"]\naxis = [0, 0, 1]\n\
         frames = [{{}}, {{ at = [{end}, 0, 0] }}]\ncut = true\n"
    );
    dalembert::open_text("chain.toml", &text).unwrap_or_else(|e| panic!("{e}"))
}

fn evaluate(loaded: &Loaded, method: &str) -> Evaluation {
    let at = At { method: Some(method.to_owned()), ..At::default() };
    loaded.evaluate(&at).unwrap_or_else(|e| panic!("{e}"))
}

fn simulate(loaded: &Loaded, method: &str) -> RunResult {
    let method = Some(method.to_owned());
    let how = Simulate { until: Some(0.05), tolerance: Some(1e-11), method, ..Simulate::default() };
    let run = loaded.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
    assert!(run.summary.completed, "{}", run.summary.stop_reason);
    run
}

/// Whether what `auto` takes at a state and for a motion begins like this, and gives the answers of other methods.
fn agree(loaded: &Loaded, at_state: &str, in_motion: &str) {
    let (found, wanted) = (evaluate(loaded, "auto"), evaluate(loaded, "null-space"));
    assert!(found.method.starts_with(at_state), "{}", found.method);
    let size = wanted.accelerations.iter().fold(0.0_f64, |m, a| m.max(a.1.abs()));
    for ((name, a), (_, b)) in found.accelerations.iter().zip(&wanted.accelerations) {
        assert!((a - b).abs() <= 1e-9 * size, "{name}: {a} {b}");
    }
    let (found, wanted) = (simulate(loaded, "auto"), simulate(loaded, "multipliers"));
    assert!(found.summary.method.starts_with(in_motion), "{}", found.summary.method);
    assert!(!wanted.summary.method.contains("chosen"), "{}", wanted.summary.method);
    for (c, d) in
        found.columns.iter().zip(&wanted.columns).filter(|(c, _)| c.name.starts_with('j') && !c.name.contains('\''))
    {
        for (a, b) in c.values.iter().zip(&d.values) {
            assert!((a - b).abs() <= 1e-8, "{}: {a} {b}", c.name);
        }
    }
}

#[test]
fn long_chains_with_few_loops_are_swept() {
    agree(&hanging_chain(40, false), "delassus (chosen for 40 velocities", "delassus (chosen for 40 velocities");
}

/// A link without mass: nothing that its pin moves has inertia, but for the loop that it closes.
#[test]
fn a_link_without_mass_makes_auto_take_another_method() {
    agree(&hanging_chain(40, true), "null-space (chosen: the mass matrix is singular", "multipliers (chosen for 40");
}

#[test]
fn short_chains_are_factored() {
    agree(&hanging_chain(8, false), "multipliers (chosen", "multipliers (chosen");
}
