//! Random stiff and constrained systems: integrators of different families agree to their tolerances, errors fall with these, and what one can't do it says.
//!
//! Masses on lines joined by springs and dampers from soft to 1e6 times as stiff, some without mass, some on curves, some driven; in part of them a force is a variable of
//! order 0 whose equation prescribes a motion. `DALEMBERT_DRAWS` sets how many are drawn.

use dalembert::dynamics::result::RunResult;
use dalembert::{Loaded, Simulate};

/// splitmix64.
struct Draw(u64);

impl Draw {
    fn number(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 11) as f64 / (1_u64 << 53) as f64
    }

    fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.number()
    }

    fn below(&mut self, n: usize) -> usize {
        (self.number() * n as f64) as usize
    }

    /// Any order of size between.
    fn size(&mut self, low: f64, high: f64) -> f64 {
        (self.between(low.ln(), high.ln())).exp()
    }

    fn chance(&mut self, share: f64) -> bool {
        self.number() < share
    }
}

/// A model, and whether it is of second order alone.
fn model(seed: u64) -> (String, bool) {
    let mut draw = Draw(seed);
    let n = 2 + draw.below(4);
    let stiff = if draw.chance(0.5) { 1e6 } else { 1e2 };
    let (mut variables, mut mass, mut constraints) = (Vec::new(), Vec::new(), Vec::new());
    let mut force: Vec<Vec<String>> = vec![Vec::new(); n];
    for i in 0..n {
        variables.push(format!(
            "x{i} = {{ start = [{:.3}, {:.3}] }}",
            draw.between(-1.0, 1.0),
            draw.between(-1.0, 1.0)
        ));
        mass.push(format!("x{i} = {{ x{i} = \"{:.4}\" }}", draw.size(0.1, 10.0)));
        // To the ground, bent a little; each to the one before.
        let (k, c) = (draw.size(1.0, 50.0), draw.size(0.05, 5.0));
        force[i].push(format!("-{k:.4}*x{i} - {:.4}*x{i}^3 - {c:.4}*x{i}'", draw.between(0.0, k)));
        if i > 0 {
            let (k, c) = (draw.size(1.0, stiff), draw.size(0.1, 2.0) * stiff.sqrt() / 10.0);
            let pull = format!("({k:.4}*(x{i} - x{}) + {c:.4}*(x{i}' - x{}'))", i - 1, i - 1);
            force[i].push(format!("-{pull}"));
            force[i - 1].push(pull);
        }
    }
    let drive = format!("{:.3}*sin({:.3}*t)", draw.between(0.1, 5.0), draw.size(0.5, 5.0));
    force[draw.below(n)].push(drive);
    let mut second_order = true;
    match draw.below(5) {
        0 => {
            let (i, j) = (draw.below(n - 1), n - 1);
            constraints.push(format!("c = \"x{i}^2/2 + x{j} + {:.3}*x{i} = 0.2*sin(t)\"", draw.between(-0.5, 0.5)));
        }
        1 => {
            second_order = false;
            variables.push("F = { order = 0 }".to_owned());
            force.push(vec![format!("x{} - 0.3*sin({:.3}*t)", n - 1, draw.between(0.5, 3.0))]);
            force[n - 1].push("F".to_owned());
        }
        2 => {
            second_order = false;
            variables.push("z = { order = 0 }".to_owned());
            let k = draw.size(1.0, stiff);
            force.push(vec![format!("{k:.4}*(x0 - z) - {:.4}*z", draw.size(1.0, 50.0))]);
            force[0].push(format!("-{k:.4}*(x0 - z)"));
        }
        3 => {
            second_order = false;
            variables.push(format!("w = {{ order = 1, start = {:.3} }}", draw.between(-1.0, 1.0)));
            mass.push("w = { w = \"1\" }".to_owned());
            let rate = draw.size(1.0, stiff);
            force.push(vec![format!("-{rate:.4}*(w - sin(x0))")]);
            force[0].push("-3*w".to_owned());
        }
        _ => {}
    }
    let names = (0..n).map(|i| format!("x{i}")).chain(variables[n..].iter().map(|v| v[..1].to_owned()));
    let force: Vec<String> =
        names.zip(force).map(|(name, terms)| format!("{name} = \"{}\"", terms.join(" + "))).collect();
    let text = format!(
        "dalembert = 1\nvariables = {{ {} }}\nconstraints = {{ {} }}\n[equations]\nmass = {{ {} }}\n[equations.force]\n{}\n",
        variables.join(", "),
        constraints.join(", "),
        mass.join(", "),
        force.join("\n")
    );
    (text, second_order)
}

fn run(model: &Loaded, integrator: &str, tolerance: f64) -> Result<RunResult, String> {
    let how = Simulate {
        until: Some(1.0),
        every: Some(0.005),
        tolerance: Some(tolerance),
        integrator: Some(integrator.to_owned()),
        ..Simulate::default()
    };
    let run = model.simulate(&how, &mut |_| true).map_err(|e| e.to_string())?;
    if run.summary.completed { Ok(run) } else { Err(run.summary.stop_reason.clone()) }
}

/// The largest difference at any sample, over the size of each component in the run, or 1e-3.
fn difference(one: &RunResult, other: &RunResult) -> f64 {
    let states = one.summary.final_values.iter().map(|v| &v.0);
    let column = |run: &RunResult, name: &String| {
        run.columns.iter().find(|c| c.name == *name).map(|c| c.values.clone()).unwrap_or_default()
    };
    let mut worst = 0.0_f64;
    for name in states {
        let (a, b) = (column(one, name), column(other, name));
        let size = b.iter().fold(1e-3_f64, |m, x| m.max(x.abs()));
        worst = a.iter().zip(&b).map(|(a, b)| (a - b).abs() / size).fold(worst, f64::max);
    }
    worst
}

#[test]
fn integrators_agree_on_random_systems() {
    let count = std::env::var("DALEMBERT_DRAWS").ok().and_then(|n| n.parse().ok()).unwrap_or(20_u64);
    let mut failed = Vec::new();
    for seed in 0..count {
        let (text, second_order) = model(seed);
        let loaded = dalembert::open_text("drawn.toml", &text).unwrap_or_else(|e| panic!("{seed}: {e}\n{text}"));
        let reference = match run(&loaded, "radau", 1e-11) {
            Ok(run) => run,
            Err(e) => {
                failed.push(format!("{seed}: the reference: {e}\n{text}"));
                continue;
            }
        };
        if !second_order {
            let refused = run(&loaded, "generalized-alpha", 1e-4).expect_err("it is not of second order");
            assert!(refused.contains("is a variable of order"), "{seed}: {refused}");
        }
        // Of order 2, it takes ten times the steps for two digits more.
        let mechanical: &[(&str, [f64; 2])] = if second_order { &[("generalized-alpha", [1e-3, 1e-4])] } else { &[] };
        let all = ["auto", "radau", "rodas", "bdf"].map(|name| (name, [1e-4, 1e-6]));
        for (integrator, tolerances) in all.iter().chain(mechanical) {
            // Errors of steps add up over the run.
            let mut found = Vec::new();
            for &tolerance in tolerances {
                match run(&loaded, integrator, tolerance) {
                    Ok(run) => found.push(difference(&run, &reference) / tolerance),
                    Err(e) => failed.push(format!("{seed}, {integrator} at {tolerance:e}: {e}\n{text}")),
                }
            }
            if found.iter().any(|share| !(*share <= 100.0)) {
                failed.push(format!("{seed}, {integrator}: errors over the tolerance {found:?}\n{text}"));
            }
        }
    }
    assert!(failed.is_empty(), "{} of {count}:\n{}", failed.len(), failed.join("\n"));
}
