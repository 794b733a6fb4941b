//! Formulas of closed linkages whose axes stand askew, where nothing cancels exactly, against the numbers.

use dalembert::dynamics::accelerations::Accelerations;
use dalembert::dynamics::assembly::assemble;
use dalembert::dynamics::forms::Body;
use dalembert::dynamics::{Model, StartValues, State};
use dalembert::enforce::MethodName;
use dalembert::expr::Expr;
use dalembert::{EquationsRequest, Error, Form, Forms, Loaded};

/// Disagreement relative to the largest acceleration.
const AGREES: f64 = 1e-8;

fn chance(k: usize, seed: usize) -> f64 {
    ((k + 1) as f64 * 0.754_877_666_246_693 + (seed + 1) as f64 * 0.569_840_290_998_053).fract() - 0.5
}

fn unit(v: [f64; 3]) -> [f64; 3] {
    let size = v.iter().map(|x| x * x).sum::<f64>().sqrt();
    v.map(|x| x / size)
}

fn cross(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/// A frame askew: z is the normal of a plane.
struct Askew([[f64; 3]; 3]);

impl Askew {
    fn of(seed: usize) -> Self {
        let z = unit([0.3 + chance(0, seed), chance(1, seed), 0.8 + chance(2, seed)]);
        let x = unit(cross([0.2, 1.0, -0.3], z));
        Self([x, cross(z, x), z])
    }

    /// A point or direction by its components here.
    fn at(&self, p: [f64; 3]) -> [f64; 3] {
        std::array::from_fn(|i| (0..3).map(|k| self.0[k][i] * p[k]).sum())
    }
}

/// A body: nothing about it is aligned with anything.
fn body(name: &str, k: usize, seed: usize) -> String {
    let c = |i: usize| 0.6 * chance(10 * k + i, seed);
    format!(
        "[bodies.{name}]\nmass = {}\ncom = [{}, {}, {}]\ninertia = [0.2, 0.3, 0.4, {}, {}, {}]\n",
        1.0 + chance(k, seed),
        c(0),
        c(1),
        c(2),
        0.1 * c(3),
        0.1 * c(4),
        0.1 * c(5)
    )
}

fn joint(name: &str, kind: &str, between: [&str; 2], at: [f64; 3], axis: [f64; 3], more: &str) -> String {
    let axis = if kind == "spherical" { String::new() } else { format!("axis = {axis:?}\n") };
    format!("[joints.{name}]\ntype = \"{kind}\"\nbetween = {between:?}\nat = {at:?}\n{axis}{more}\n")
}

fn opened(parts: &[String]) -> Loaded {
    let text = format!("dalembert = 1\ngravity = [0.7, -1.3, -9.81]\n{}", parts.concat());
    dalembert::open_text("askew", &text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// A four-bar in a plane that stands askew.
fn four_bar(seed: usize) -> Loaded {
    let (frame, z) = (Askew::of(seed), [0.0, 0.0, 1.0]);
    let p = |x: f64, y: f64, k: usize| frame.at([x + 0.3 * chance(k, seed), y + 0.3 * chance(k + 1, seed), 0.0]);
    let n = frame.at(z);
    opened(&[
        body("c", 1, seed),
        body("k", 2, seed),
        body("r", 3, seed),
        joint("A", "revolute", ["ground", "c"], p(0.0, 0.0, 3), n, "rate = 0.8"),
        joint("B", "revolute", ["c", "k"], p(0.2, 0.9, 5), n, ""),
        joint("C", "revolute", ["k", "r"], p(1.9, 1.4, 7), n, ""),
        joint("D", "revolute", ["r", "ground"], p(1.6, 0.0, 9), n, ""),
    ])
}

/// A slider-crank in such a plane, with play of its slider across the plane: a cylindrical joint.
fn slider_crank(seed: usize) -> Loaded {
    let frame = Askew::of(seed + 50);
    let (n, slide) = (frame.at([0.0, 0.0, 1.0]), frame.at([1.0, 0.1, 0.0]));
    opened(&[
        body("c", 1, seed),
        body("k", 2, seed),
        body("s", 3, seed),
        joint("A", "revolute", ["ground", "c"], frame.at([0.0, 0.0, 0.2]), n, "rate = -0.6"),
        joint("B", "revolute", ["c", "k"], frame.at([0.3, 0.4, 0.0]), n, ""),
        joint("C", "cylindrical", ["k", "s"], frame.at([1.5, 0.1, 0.1]), n, ""),
        joint("S", "prismatic", ["s", "ground"], frame.at([1.2, 0.3, -0.2]), slide, ""),
    ])
}

/// A four-bar on a turntable about an axis that is not across the plane.
fn turntable(seed: usize) -> Loaded {
    let frame = Askew::of(seed + 100);
    let n = frame.at([0.0, 0.0, 1.0]);
    opened(&[
        body("table", 0, seed),
        body("c", 1, seed),
        body("k", 2, seed),
        body("r", 3, seed),
        joint("T", "revolute", ["ground", "table"], [0.1, 0.0, 0.2], [1.0, 2.0, 3.0], "rate = 0.4"),
        joint("A", "revolute", ["table", "c"], frame.at([0.0, 0.0, 0.0]), n, "rate = 0.7"),
        joint("B", "revolute", ["c", "k"], frame.at([0.1, 0.8, 0.0]), n, ""),
        joint("C", "revolute", ["k", "r"], frame.at([1.7, 1.3, 0.0]), n, ""),
        joint("D", "revolute", ["r", "table"], frame.at([1.5, -0.1, 0.0]), n, ""),
    ])
}

/// A body on a chain of joints of several kinds, held against a link before by a joint with some freedom.
fn spatial(seed: usize) -> Loaded {
    let v = |k: usize| std::array::from_fn(|i| 2.0 * chance(7 * k + i, seed));
    let kinds = ["revolute", "cylindrical", "helical", "planar", "spherical", "prismatic", "universal"];
    let kind = |k: usize| kinds[(seed * 5 + 3 * k) % kinds.len()];
    let more = |kind: &str, k: usize| match kind {
        "helical" => "pitch = 0.2".to_owned(),
        "universal" => format!("second_axis = {:?}", unit(cross(v(k), [0.3, -0.5, 0.9]))),
        _ => String::new(),
    };
    let bodies = ["ground", "b0", "b1", "b2"];
    let mut parts: Vec<String> = (0..3).map(|k| body(bodies[k + 1], k, seed)).collect();
    for k in 0..3 {
        let kind = kind(k);
        parts.push(joint(&format!("j{k}"), kind, [bodies[k], bodies[k + 1]], v(k + 3), v(k), &more(kind, k)));
    }
    let closing = ["planar", "universal", "spherical", "cylindrical"][seed % 4];
    parts.push(joint("hold", closing, ["b2", bodies[seed % 3]], v(9), v(10), &more(closing, 10)));
    opened(&parts)
}

/// States on the constraints, off the ones that formulas are made at.
fn states(model: &Model) -> Vec<State> {
    let mut start = StartValues::of(model);
    assert!(assemble(model, &mut start).unwrap().converged);
    let mut out = Vec::new();
    for seed in 0..6 {
        let mut near = StartValues::of(model);
        near.state = start.state.clone();
        for (i, y) in near.state.y.iter_mut().enumerate() {
            *y += 0.2 * chance(3 * i + 1, seed) * y.abs().max(1.0);
        }
        near.fixed.fill(false);
        near.given.fill(true);
        if assemble(model, &mut near).unwrap().converged {
            out.push(near.state);
        }
    }
    out
}

/// The accelerations of a form at a state, by column.
fn accelerations(forms: &Forms, model: &Model, state: &State) -> Vec<f64> {
    let flat = &forms.flat;
    let numbers = |es: &[Expr]| flat.values(model, es, state, None);
    match &forms.body {
        Body::Explicit { accelerations, .. } => numbers(accelerations),
        Body::Reduced(r) => {
            let f = r.independent.len();
            let solved = solve(numbers(&r.mass.concat()), numbers(&r.force));
            let (z, zeta) = (numbers(&r.z.concat()), numbers(&r.zeta));
            (0..model.n()).map(|i| zeta[i] + (0..f).map(|j| z[i * f + j] * solved[j]).sum::<f64>()).collect()
        }
        other => panic!("{other:?}"),
    }
}

/// X y = b by elimination with the largest pivots.
fn solve(mut x: Vec<f64>, mut b: Vec<f64>) -> Vec<f64> {
    let n = b.len();
    for k in 0..n {
        let p = (k..n).max_by(|&i, &j| x[i * n + k].abs().total_cmp(&x[j * n + k].abs())).unwrap();
        (0..n).for_each(|j| x.swap(k * n + j, p * n + j));
        b.swap(k, p);
        for i in (0..n).filter(|&i| i != k) {
            let factor = x[i * n + k] / x[k * n + k];
            (0..n).for_each(|j| x[i * n + j] -= factor * x[k * n + j]);
            b[i] -= factor * b[k];
        }
    }
    (0..n).map(|k| b[k] / x[k * n + k]).collect()
}

/// The largest disagreement of a form's accelerations with the numbers, and at how many states it was looked for.
fn compared(loaded: &Loaded, forms: &Forms) -> (f64, usize) {
    let model = &loaded.model;
    let (mut worst, mut count) = (0.0_f64, 0);
    for state in states(model) {
        let mut solver = Accelerations::new(model, MethodName::Auto);
        solver.slack = 1e-6;
        if solver.solve(state.t, &state.y, &state.inputs).is_err() {
            continue;
        }
        let size = solver.alpha.iter().fold(1.0_f64, |m, x| m.max(x.abs()));
        let found = accelerations(forms, model, &state);
        let off = found.iter().zip(&solver.alpha).map(|(x, y)| (x - y).abs() / size);
        worst = off.fold(worst, |m, x| if x.is_nan() { f64::INFINITY } else { m.max(x) });
        count += 1;
    }
    (worst, count)
}

fn agrees(name: &str, loaded: &Loaded, form: Form) -> Result<(), Error> {
    let forms = loaded.forms(&EquationsRequest { form, ..EquationsRequest::default() })?;
    let (worst, count) = compared(loaded, &forms);
    assert!(count >= 3, "{name}: only {count} states");
    assert!(worst < AGREES, "{name}, {form:?}: {worst:e}");
    Ok(())
}

fn all_agree(name: &str, make: fn(usize) -> Loaded, freedoms: usize) {
    for seed in 0..6 {
        let (name, loaded) = (format!("{name} {seed}"), make(seed));
        for form in [Form::Reduced, Form::Explicit] {
            agrees(&name, &loaded, form).unwrap_or_else(|e| panic!("{name}, {form:?}: {e}"));
        }
        let forms = loaded.forms(&EquationsRequest { form: Form::Explicit, ..EquationsRequest::default() }).unwrap();
        let Body::Explicit { reduced, .. } = &forms.body else { panic!("{name}: not explicit") };
        assert_eq!(reduced.independent.len(), freedoms, "{name}");
    }
}

#[test]
fn planar_loops_in_any_plane() {
    all_agree("four-bar", four_bar, 1);
    all_agree("slider-crank", slider_crank, 1);
}

#[test]
fn planar_loops_on_a_turntable() {
    all_agree("turntable", turntable, 2);
}

/// Formulas hold, and none of these is refused.
#[test]
fn spatial_loops_hold() {
    let mut refused = Vec::new();
    for seed in 0..12 {
        let loaded = spatial(seed);
        for form in [Form::Reduced, Form::Explicit] {
            if let Err(e) = agrees(&format!("spatial {seed}"), &loaded, form) {
                refused.push(format!("{seed} {form:?}: {e}"));
            }
        }
    }
    assert!(refused.is_empty(), "{refused:#?}");
}

/// Two hinges on parallel axes beside a third: h grows with the square of what moves, so that all poses that close are singular.
#[test]
fn poses_that_stay_singular_are_refused() {
    let parallel = [0.3, 0.5, 0.8];
    let loaded = opened(&[
        body("arm", 0, 3),
        body("c", 1, 3),
        body("d", 2, 3),
        joint("J", "revolute", ["ground", "arm"], [0.1, 0.3, 0.2], [1.0, 2.0, 3.0], ""),
        joint("P", "revolute", ["arm", "c"], [1.0, 0.0, 0.0], parallel, ""),
        joint("Q", "revolute", ["c", "d"], [1.2, 0.9, -0.6], parallel, ""),
        joint("R", "revolute", ["arm", "d"], [1.4, 1.8, -1.2], parallel, ""),
    ]);
    let request = EquationsRequest { form: Form::Reduced, ..EquationsRequest::default() };
    let error = loaded.forms(&request).unwrap_err().to_string();
    assert!(error.contains("singular pose"), "{error}");
}
