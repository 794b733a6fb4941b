//! Random stiff and constrained systems: integrators of different families agree to their tolerances, errors fall with these, and what one can't do it says.
//!
//! Masses on lines joined by springs and dampers from soft to 1e6 times as stiff, some without mass, some on curves, some driven; in part of them a force is a variable of
//! order 0 whose equation prescribes a motion. Then mechanisms: chains and loops of bodies in planes and in space, with springs and dampers in joints and between bodies.
//! `DALEMBERT_DRAWS` sets how many are drawn.

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

/// Bodies in a plane on hinges, or in space on ball joints, in a chain or a loop, from rest or moving; springs and dampers from soft to 1e8 times as stiff.
fn mechanism(seed: u64) -> String {
    let mut draw = Draw(seed);
    let n = 2 + draw.below(3);
    let spatial = draw.chance(0.4);
    let closed = n > 2 && draw.chance(0.6);
    let stiff = [1e2, 1e4, 1e6, 1e8][draw.below(4)];
    let mut text = format!("dalembert = 1\ngravity = [{:.3}, -9.81, 0]\n", draw.between(-2.0, 2.0));
    let (mut angle, mut tip, mut before) = (0.0_f64, [0.0, 0.0], 0.0);
    let mut held: Vec<[f64; 2]> = Vec::new();
    // As far as a spring is strained by 2 J: what is stiff starts next to its rest.
    let strain = |k: f64| (4.0 / k).sqrt().min(0.3);
    for i in 0..n {
        let (length, mass) = (draw.between(0.5, 1.5), draw.size(0.2, 5.0));
        text += &format!(
            "[bodies.b{i}]\nmass = {mass:.4}\ncom = [{:.4}, 0, 0]\ninertia = {{ box = [{length:.4}, 0.1, 0.15] }}\n",
            0.5 * length
        );
        let turn = draw.between(-1.2, 1.2);
        let other = if i == 0 { "ground".to_owned() } else { format!("b{}", i - 1) };
        let at = if i == 0 { 0.0 } else { before };
        let kind = if spatial { "spherical" } else { "revolute" };
        text += &format!(
            "[joints.j{i}]\ntype = \"{kind}\"\nbetween = [\"{other}\", \"b{i}\"]\nframes = [{{ at = [{at:.4}, 0, 0] }}, {{}}]\n"
        );
        let swirl = if closed { 0.0 } else { 1.0 };
        if spatial {
            let rate = [0; 3].map(|_| swirl * draw.between(-1.0, 1.0));
            text += &format!(
                "start = [{:.6}, 0, 0, {:.6}]\nrate = [{:.3}, {:.3}, {:.3}]\n",
                (0.5 * turn).cos(),
                (0.5 * turn).sin(),
                rate[0],
                rate[1],
                rate[2]
            );
        } else {
            text += &format!("start = {turn:.6}\nrate = {:.3}\n", swirl * draw.between(-1.0, 1.0));
            if draw.chance(0.6) {
                let k = draw.size(1.0, stiff);
                text += &format!("stiffness = {k:.4}\nrest = {:.6}\n", turn + draw.between(-1.0, 1.0) * strain(k));
                text += &format!("damping = {:.4}\n", draw.size(0.05, 2.0) * k.sqrt());
            } else if draw.chance(0.5) {
                text += &format!("damping = {:.4}\n", draw.size(0.1, stiff));
            }
        }
        angle += turn;
        // A point of it that a spring takes hold of.
        let (x, y) = (0.2, 0.05);
        held.push([tip[0] + x * angle.cos() - y * angle.sin(), tip[1] + x * angle.sin() + y * angle.cos()]);
        tip = [tip[0] + length * angle.cos(), tip[1] + length * angle.sin()];
        before = length;
    }
    let last = n - 1;
    if closed {
        let kind = if spatial { "spherical" } else { "revolute" };
        text += &format!(
            "[joints.end]\ntype = \"{kind}\"\nbetween = [\"b{last}\", \"ground\"]\nframes = [{{ at = [{before:.4}, 0, 0] }}, {{ at = [{:.6}, {:.6}, 0] }}]\n",
            tip[0], tip[1]
        );
    }
    let (k, z, body) = (draw.size(10.0, stiff), if spatial { 0.4 } else { 0.0 }, draw.below(n));
    let (foot, [x, y]) = ([draw.between(-2.0, 2.0), draw.between(1.0, 2.0)], held[body]);
    let distance = ((x - foot[0]).powi(2) + (y - foot[1]).powi(2) + z * z).sqrt();
    text += &format!(
        "[springs.stay]\nbetween = [\"ground\", \"b{body}\"]\npoints = [[{:.6}, {:.6}, {z}], [0.2, 0.05, 0]]\nstiffness = {k:.4}\nlength = {:.6}\ndamping = {:.4}\n",
        foot[0],
        foot[1],
        distance + draw.between(-1.0, 1.0) * strain(k),
        draw.size(0.1, 1.0) * k.sqrt()
    );
    text
}

fn run(model: &Loaded, integrator: &str, tolerance: f64, until: f64) -> Result<RunResult, String> {
    let how = Simulate {
        until: Some(until),
        every: Some(until / 200.0),
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

/// How many are drawn.
fn draws(most: u64) -> u64 {
    std::env::var("DALEMBERT_DRAWS").ok().and_then(|n| n.parse().ok()).unwrap_or(most)
}

/// What is wrong with runs at two tolerances each beside a reference: errors beyond a hundred tolerances, for those of steps add up over the run, and errors that do not fall.
fn compare(what: &str, loaded: &Loaded, until: f64, reference: f64, integrators: &[(&str, [f64; 2])]) -> Vec<String> {
    let exact = match run(loaded, "radau", reference, until) {
        Ok(run) => run,
        Err(e) => return vec![format!("{what}: the reference: {e}")],
    };
    let mut wrong = Vec::new();
    for (integrator, tolerances) in integrators {
        let mut errors = Vec::new();
        for &tolerance in tolerances {
            match run(loaded, integrator, tolerance, until) {
                Ok(run) => errors.push(difference(&run, &exact)),
                Err(e) => wrong.push(format!("{what}, {integrator} at {tolerance:e}: {e}")),
            }
        }
        let fine = tolerances[1];
        if errors.iter().zip(tolerances).any(|(error, tolerance)| !(*error <= 100.0 * tolerance)) {
            wrong.push(format!("{what}, {integrator}: errors {errors:?} at {tolerances:?}"));
        }
        if errors.len() == 2 && !(errors[1] <= errors[0].max(fine)) {
            wrong.push(format!("{what}, {integrator}: errors do not fall: {errors:?} at {tolerances:?}"));
        }
    }
    wrong
}

/// Of order 2, it takes ten times the steps for two digits more.
const OF_ORDER_2: (&str, [f64; 2]) = ("generalized-alpha", [1e-2, 1e-3]);

#[test]
fn integrators_agree_on_random_mechanisms() {
    let mut wrong = Vec::new();
    for seed in 1000..1000 + draws(4) {
        let text = mechanism(seed);
        let loaded = dalembert::open_text("drawn.toml", &text).unwrap_or_else(|e| panic!("{seed}: {e}\n{text}"));
        let all = ["auto", "radau", "rodas", "bdf"].map(|name| (name, [1e-3, 1e-5]));
        let found = compare(&format!("{seed}"), &loaded, 0.1, 1e-9, &[&all[..], &[OF_ORDER_2]].concat());
        wrong.extend(found.into_iter().map(|e| format!("{e}\n{text}")));
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn integrators_agree_on_random_systems() {
    let mut wrong = Vec::new();
    for seed in 0..draws(20) {
        let (text, second_order) = model(seed);
        let loaded = dalembert::open_text("drawn.toml", &text).unwrap_or_else(|e| panic!("{seed}: {e}\n{text}"));
        let all = ["auto", "radau", "rodas", "bdf"].map(|name| (name, [1e-4, 1e-6]));
        let mechanical: &[(&str, [f64; 2])] = if second_order { &[OF_ORDER_2] } else { &[] };
        if !second_order {
            let refused = run(&loaded, "generalized-alpha", 1e-4, 1.0).expect_err("it is not of second order");
            assert!(refused.contains("is a variable of order"), "{seed}: {refused}");
        }
        let found = compare(&format!("{seed}"), &loaded, 1.0, 1e-11, &[&all[..], mechanical].concat());
        wrong.extend(found.into_iter().map(|e| format!("{e}\n{text}")));
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}
