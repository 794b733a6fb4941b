//! What conditions tell of rates, where others hold it in products: what is told has no part in what is left to move.

use crate::typed::open;
use dalembert::dynamics::linearization::{Complex, Linearization};
use dalembert::{Linearize, Loaded};

/// Numbers of a seed, in [0, 1).
struct Draws(u64);

impl Draws {
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 11) as f64 / (1_u64 << 53) as f64
    }

    fn between(&mut self, low: f64, high: f64) -> f64 {
        (1e3 * (low + (high - low) * self.next())).round() / 1e3
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() * n as f64) as usize
    }
}

/// Masses between springs and dampers, some with a cube; forces on some, by which others keep their places.
struct Driven {
    places: Vec<f64>,
    masses: Vec<f64>,
    forces: Vec<String>,
    /// What forces act on, and what they have to keep.
    acts: Vec<usize>,
    told: Vec<usize>,
}

impl Driven {
    fn drawn(seed: u64) -> Self {
        let mut d = Draws(seed);
        (0..3).for_each(|_| _ = d.next());
        let (n, m) = (3 + d.below(3), 1 + d.below(2));
        let places: Vec<f64> = (0..n).map(|_| d.between(-1.0, 1.0)).collect();
        let masses = (0..n).map(|_| d.between(0.5, 1.5)).collect();
        let mut forces = vec![String::new(); n];
        for i in 1..n {
            let j = i - 1 - d.below(i.min(2));
            let (k, cube) = (d.between(5.0, 20.0), d.between(0.0, 20.0));
            let damper = if d.next() < 0.3 { d.between(0.2, 1.0) } else { 0.0 };
            let l = places[i] - places[j];
            let rest = k * l + cube * l.powi(3);
            let pull = format!("({k}*(q{i} - q{j}) + {cube}*(q{i} - q{j})^3 + {damper}*(q{i}' - q{j}') - ({rest:e}))");
            forces[i] += &format!(" - {pull}");
            forces[j] += &format!(" + {pull}");
        }
        let (acts, told) = (some(&mut d, n, m), some(&mut d, n, m));
        // Rates that are told, beside any others.
        for force in &mut forces {
            let (a, b) = (told[d.below(m)], d.below(n));
            *force += &format!(" - {}*cos(q{b})*q{a}'*q{b}'", d.between(0.2, 2.0));
        }
        Self { places, masses, forces, acts, told }
    }

    fn text(&self, variables: &str, inputs: &str, equations: &str, outputs: &str) -> String {
        let n = self.places.len();
        let start: Vec<String> = (0..n).map(|i| format!("q{i} = {{ start = {:e} }}", self.places[i])).collect();
        let mass: Vec<String> = (0..n).map(|i| format!("q{i} = {{ q{i} = \"{}\" }}", self.masses[i])).collect();
        let push = |i: usize| self.acts.iter().position(|a| *a == i).map_or(String::new(), |k| format!(" + u{k}"));
        let force: Vec<String> = (0..n).map(|i| format!("q{i} = \"0{}{}\"", self.forces[i], push(i))).collect();
        format!(
            "{inputs}\n[variables]\n{}\n{variables}\n[equations.mass]\n{}\n[equations.force]\n{}\n{equations}\n{outputs}",
            start.join("\n"),
            mass.join("\n"),
            force.join("\n")
        )
    }

    /// With forces that are inputs, and what they have to keep for outputs.
    fn free(&self) -> String {
        let all = |f: &dyn Fn(usize) -> String| (0..self.acts.len()).map(f).collect::<Vec<_>>().join("\n");
        let inputs = format!("[inputs]\n{}", all(&|k| format!("u{k} = {{}}")));
        let outputs = format!("[outputs]\n{}", all(&|k| format!("y{k} = \"q{}\"", self.told[k])));
        self.text("", &inputs, "", &outputs)
    }

    /// With forces that are unknown.
    fn kept(&self) -> String {
        let all = |f: &dyn Fn(usize) -> String| (0..self.acts.len()).map(f).collect::<Vec<_>>().join("\n");
        let variables = all(&|k| format!("u{k} = {{ order = 0 }}"));
        let equations = all(&|k| format!("u{k} = \"q{} - ({:e})\"", self.told[k], self.places[self.told[k]]));
        self.text(&variables, "", &equations, "")
    }
}

/// So many of n, each once.
fn some(d: &mut Draws, n: usize, m: usize) -> Vec<usize> {
    let mut left: Vec<usize> = (0..n).collect();
    (0..m).map(|_| left.remove(d.below(left.len()))).collect()
}

fn linear(model: &Loaded, text: &str) -> Linearization {
    model.linearize(&Linearize::default()).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// What moves where outputs are kept by the inputs are the zeros of the system from these to those. Masses that are kept by forces on others leave so many modes, whatever the products of their rates.
#[test]
fn modes_of_what_is_left_are_the_zeros_of_what_is_driven() {
    let mut counts = [0; 8];
    for seed in 0..60 {
        let driven = Driven::drawn(seed);
        let free = linear(&open(&driven.free()), &driven.free());
        // Forces that cannot keep all have no motion.
        let Ok(model) = dalembert::open_text("typed.toml", &format!("dalembert = 1\n{}", driven.kept())) else {
            continue;
        };
        let kept = linear(&model, &driven.kept());
        let wanted: Vec<Complex> = free.zeros.iter().map(|zero| zero.value).collect();
        let found: Vec<Complex> = kept.modes.iter().map(|mode| mode.eigenvalue).collect();
        assert_eq!(found.len(), wanted.len(), "{seed}: {found:?} {wanted:?}\n{}", driven.kept());
        for w in &wanted {
            let off = found.iter().map(|f| (f.0 - w.0).hypot(f.1 - w.1)).fold(f64::INFINITY, f64::min);
            assert!(off < 1e-6 * w.0.hypot(w.1).max(1.0), "{seed}: {w:?} is not among {found:?}\n{}", driven.kept());
        }
        counts[wanted.len().min(7)] += 1;
    }
    assert!(counts[0] > 0 && counts.iter().sum::<usize>() > 40, "{counts:?}");
}

/// A force that a condition tells by a product with a rate, which is not told: at rest nothing tells the force, though rounding leaves something of that rate.
#[test]
fn what_a_rate_tells_is_told_by_nothing_at_rest() {
    let text = r#"
[variables]
q0 = { start = 0.172 }
q1 = { start = 0.648 }
q2 = { start = -0.405 }
u0 = { order = 0 }
[equations.mass]
q0 = { q0 = "1.185" }
q1 = { q1 = "0.964" }
q2 = { q2 = "1.391" }
[equations.force]
q0 = "19.898*(q1 - q0) + 6.639*(q1 - q0)^3 - 0.631*q0' - 10.187465318464001"
q1 = "-(19.898*(q1 - q0) + 6.639*(q1 - q0)^3) + 13.095*(q2 - q1) - 0.651*q1' - 0.616*sin(q2)*q2'*q0' + 23.976500318464 + u0"
q2 = "-13.095*(q2 - q1) - 1.455*sin(q2) - 0.979*sin(q2)*q2'*q1' - 14.362332296339485"
u0 = "q2 + 0.575*q0^2 + 0.38798920000000003"
"#;
    let said = open(text).linearize(&Linearize::default()).expect_err("no linear system").to_string();
    assert!(said.contains("singular"), "{said}");
    // Where it moves there is one.
    let moving = text.replace("q0 = { start = 0.172 }", "q0 = { start = [0.172, 1] }");
    let moving = moving.replace("q1 = { start = 0.648 }", "q1 = { start = [0.648, 0.5] }");
    assert_eq!(linear(&open(&moving), &moving).model.states.len(), 3);
}
