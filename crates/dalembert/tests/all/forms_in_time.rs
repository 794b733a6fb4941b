//! Lagrangian and Hamiltonian forms where time stands in constraints, bases of velocities, coordinates and momenta, and of mechanisms whose rows depend on
//! each other: against the accelerations of `evaluate`, differences of H along the motion, and formulas against numbers.

use dalembert::dynamics::chosen::{Eliminate, FormQuestion, Momenta};
use dalembert::dynamics::forms::Written;
use dalembert::{At, EquationsRequest, Form, Loaded};

use super::energy_formulas::{check, value};
use super::typed;

/// Numbers that nothing is special about, in [−1, 1].
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
    }

    /// In two digits, away from zero.
    fn some(&mut self) -> f64 {
        let x = self.next();
        (x.signum() * (30.0 + 60.0 * x.abs())).round() / 100.0
    }
}

/// A system whose independent coordinates are x and z, what of its velocities is free, and its number of coordinates.
struct System {
    model: Loaded,
    held: bool,
    coordinates: usize,
}

fn system(kind: usize, chance: &mut Chance) -> System {
    let mut c = || chance.some();
    let constraint = match kind {
        0 => None,
        1 => Some(format!("y' = {}*x'*sin(t + {}) + z'*cos(t + {})", c(), c(), c())),
        2 => Some(format!("y'*(2 + cos(t)) = {}*x'*x + z'*t + {}*sin(t + {})*x", c(), c(), c())),
        3 => Some(format!("y = {}*x*sin(t + {}) + z*cos(2*t + {})", c(), c(), c())),
        // Where no slope has the time in it.
        _ => Some(format!("y = {}*x^2 + {}*t + {}*z", c(), c(), c())),
    };
    let y = if constraint.is_some() { "y" } else { "x" };
    let rate = if constraint.is_some() { "y'" } else { "z'" };
    let mut text = format!(
        "variables = {{ x = {{ start = [{}, {}] }}, z = {{ start = [{}, {}] }}{} }}\n",
        c(),
        c(),
        c(),
        c(),
        if constraint.is_some() { ", y = { start = 0.4 }" } else { "" }
    );
    text += &format!(
        "[lagrangian]\nkinetic = \"x'^2/2*(2 + z^2) + {rate}^2*1.3 + z'^2 + {}*x'*z'*cos({y})\"\n\
         potential = \"{}*x^2*{y} + {}*sin(z)*{y}\"\ndissipation = \"{}*(x' - z')^2\"\n",
        c(),
        c(),
        c(),
        c().abs()
    );
    if let Some(constraint) = &constraint {
        text += &format!("[constraints]\nrow = \"{constraint}\"\n");
    }
    let coordinates = if matches!(kind, 1 | 2) { 3 } else { 2 };
    System { model: typed::open(&text), held: constraint.is_some(), coordinates }
}

/// Bases, coordinates and momenta with time in them, for x and z.
fn choices(system: &System, chance: &mut Chance) -> Vec<FormQuestion> {
    let mut c = || chance.some();
    let plain = FormQuestion {
        independent: system.held.then(|| vec!["x".to_owned(), "z".to_owned()]),
        ..FormQuestion::default()
    };
    // Velocities that are given leave all three coordinates where rows are between velocities.
    let along = plain.independent.clone().filter(|_| system.coordinates == 2);
    let velocities = Some(format!("u = x'*(2 + sin(t + {})) + {}*z'*t, w = z' + {}*x'*z", c(), c(), c()));
    let third = if system.coordinates == 3 { ", f = y + 0.3*t*x" } else { "" };
    let coordinates = Some(format!("a = x*exp({}*(t + 0.5)) + {}*t, b = z + {}*sin(t + 0.2){third}", c(), c(), c()));
    let matrix = format!("[[1, {}*(t + 0.4)], [{}*x, 2 + cos(t + 1)]]", c(), c());
    vec![
        plain.clone(),
        FormQuestion { velocities: velocities.clone(), independent: along.clone(), ..plain.clone() },
        FormQuestion { coordinates: coordinates.clone(), ..plain.clone() },
        FormQuestion { momenta: Momenta::Given(matrix.clone()), ..plain.clone() },
        FormQuestion { coordinates: coordinates.clone(), momenta: Momenta::Given(matrix), ..plain.clone() },
        FormQuestion { velocities, independent: along, coordinates, ..plain },
    ]
}

fn largest<'x>(x: impl IntoIterator<Item = &'x f64>) -> f64 {
    x.into_iter().fold(0.0, |m, x| m.max(x.abs()))
}

/// What is independent, at s along the motion: x, z and their rates to second and first order, which is enough for a slope at s = 0.
fn along(e: &dalembert::dynamics::result::Evaluation, system: &System, s: f64) -> At {
    let of = |list: &[(String, f64)], name: &str| list.iter().find(|x| x.0 == name).map_or(f64::NAN, |x| x.1);
    let names = if system.coordinates == 3 { &["x", "z", "y"][..] } else { &["x", "z"] };
    let mut set = vec![("t".to_owned(), e.t + s)];
    for name in names {
        let (v, a) = (of(&e.v, &format!("{name}'")), of(&e.accelerations, &format!("{name}''")));
        set.push(((*name).to_owned(), of(&e.q, name) + s * v + s * s / 2.0 * a));
        if *name != "y" {
            set.push((format!("{name}'"), v + s * a));
        }
    }
    At { set, ..At::default() }
}

#[test]
fn forms_with_time_in_their_bases_move_as_the_model_does() {
    let mut chance = Chance(23);
    for kind in 0..5 {
        for _ in 0..2 {
            let system = system(kind, &mut chance);
            for (number, choice) in choices(&system, &mut chance).into_iter().enumerate() {
                let name = format!("kind {kind}, choice {number}: {choice:?}");
                let model = &system.model;
                let at = At { set: vec![("t".to_owned(), 0.7)], ..At::default() };
                let e = model.evaluate(&at).unwrap_or_else(|e| panic!("{name}: {e}"));
                let l = model.lagrangian(&at, &choice).unwrap_or_else(|e| panic!("{name}: {e}"));
                let h = model.hamiltonian(&at, &choice).unwrap_or_else(|e| panic!("{name}: {e}"));
                assert!(l.equation_error < 1e-11 && h.equation_error < 1e-11, "{name}");
                assert!(h.power.balance.abs() <= 1e-11 * h.power.terms, "{name}: {:?}", h.power);
                // The equation as it is written, with the rates that its own M gives.
                let times = |m: &[Vec<f64>], x: &[f64], i: usize| m[i].iter().zip(x).map(|(a, b)| a * b).sum::<f64>();
                for i in 0..l.v.len() {
                    let gamma = l.gyroscopic.as_ref().map_or(0.0, |gamma| times(gamma, &l.v, i));
                    let left =
                        [times(&l.mass, &l.v_dot, i), times(&l.coriolis, &l.v, i), gamma, times(&l.damping, &l.v, i)];
                    let off = left.iter().sum::<f64>() + l.potential[i] - l.rest[i];
                    assert!(off.abs() < 1e-11 * (1.0 + largest(&left)), "{name}: {off}");
                }
                let size = e.accelerations.iter().fold(1.0_f64, |m, a| m.max(a.1.abs()));
                for ((which, theirs), ours) in e.accelerations.iter().zip(&h.accelerations) {
                    assert!((theirs - ours).abs() < 1e-11 * size, "{name}: {which} {theirs} {ours}");
                }
                // v is what it is called, and so are the rates of the coordinates: by differences, which are good to s² and to rounding over s.
                let s = 1e-4;
                let [before, after] = [-s, s].map(|s| {
                    let at = along(&e, &system, s);
                    model.hamiltonian(&at, &choice).unwrap_or_else(|e| panic!("{name}: {e}"))
                });
                let slope = |a: f64, b: f64| (b - a) / (2.0 * s);
                let power = slope(before.energy, after.energy);
                assert!((power - h.power.rate).abs() < 1e-6 * (1.0 + h.power.terms), "{name}: {power} {:?}", h.power);
                for (of, [a, b], rates) in
                    [("q", [&before.q, &after.q], &h.q_dot), ("p", [&before.p, &after.p], &h.p_dot)]
                {
                    for (k, rate) in rates.iter().enumerate() {
                        let found = slope(a[k], b[k]);
                        assert!(
                            (found - rate).abs() < 1e-6 * (1.0 + largest(rates)),
                            "{name}: {of}[{k}] {found} {rate}"
                        );
                    }
                }
                for (k, rate) in l.v_dot.iter().enumerate() {
                    let found = slope(before.v[k], after.v[k]);
                    assert!((found - rate).abs() < 1e-6 * (1.0 + largest(&l.v_dot)), "{name}: v[{k}] {found} {rate}");
                }
                for (k, v) in h.names.v.iter().enumerate() {
                    let rate = h.names.q.iter().position(|q| *v == format!("{q}'"));
                    assert!(
                        rate.is_none_or(|r| (h.q_dot[r] - h.v[k]).abs() < 1e-12 * (1.0 + h.v[k].abs())),
                        "{name}: {v}"
                    );
                }
            }
        }
    }
}

#[test]
fn formulas_with_time_in_their_bases_have_the_values_of_the_forms_in_numbers() {
    let mut chance = Chance(29);
    for kind in 0..5 {
        let system = system(kind, &mut chance);
        for choice in choices(&system, &mut chance) {
            check(&format!("kind {kind}: {choice:?}"), &system.model, &choice);
        }
    }
}

fn written(model: &Loaded, form: Form, choice: &FormQuestion) -> Written {
    let request = EquationsRequest { form, choice: choice.clone(), ..EquationsRequest::default() };
    model.forms(&request).unwrap_or_else(|e| panic!("{e}")).written()
}

/// Terms that vanish at a state are there: x and z rest where the drive of their bar vanishes, and move on.
#[test]
fn terms_with_time_are_told_from_structure() {
    let bar = typed::open(
        "variables = { x = { start = [0, 0.2] }, y = {}, z = { start = [0, 0.5] } }\n\
         [lagrangian]\nkinetic = \"x'^2/2 + y'^2 + z'^2\"\n[constraints]\nbar = \"y = x*sin(t) + z*cos(t)\"\n",
    );
    let at = At { set: vec![("t".to_owned(), 0.5)], ..At::default() };
    let named = FormQuestion { independent: Some(vec!["x".to_owned(), "z".to_owned()]), ..FormQuestion::default() };
    let l = bar.lagrangian(&at, &named).unwrap_or_else(|e| panic!("{e}"));
    // q̇ = S v + s, S = (x', sx' + cz', z') with s = sin t, c = cos t: b̂ = 2(xc − zs)(s, c), and Γ₁₂ = ∂b̂₁/∂z − ∂b̂₂/∂x = −2(s² + c²).
    let gamma = l.gyroscopic.unwrap_or_else(|| panic!("no Γ"));
    assert!((gamma[0][1] + 2.0).abs() < 1e-14 && (gamma[1][0] - 2.0).abs() < 1e-14, "{gamma:?}");
    assert!(l.equation_error < 1e-13, "{}", l.equation_error);
    let blade = typed::open(
        "variables = { x = { start = [0.1, 0.2] }, y = { start = 0.3 }, z = { start = [0, 0.5] } }\n\
         [lagrangian]\nkinetic = \"x'^2/2 + y'^2 + z'^2 + x'*z'/2\"\npotential = \"x^2\"\n\
         [constraints]\nblade = \"y' = x'*sin(t) + z'*cos(t)\"\n",
    );
    for (model, choice) in [
        (&blade, FormQuestion::default()),
        (&blade, FormQuestion { momenta: Momenta::Given("[[1, t], [0, 1]]".to_owned()), ..FormQuestion::default() }),
    ] {
        let request = EquationsRequest { form: Form::Lagrangian, choice, ..EquationsRequest::default() };
        let text = model.equations(&request).unwrap_or_else(|e| panic!("{e}"));
        assert!(text.contains("+ Γ v") && text.contains("+ g = r"), "{text}");
    }
}

/// z = x + t of a mass on a spring, by hand: L = (ż − 1)²/2 − x², p = ż − 1, H = p²/2 + p + x².
#[test]
fn velocities_of_coordinates_that_move_by_themselves_are_their_rates() {
    let mass = typed::open(
        "variables = { x = { start = [0.1, 0.2] } }\n[lagrangian]\nkinetic = \"x'^2/2\"\npotential = \"x^2\"\n",
    );
    let choice = FormQuestion { coordinates: Some("z = x + t".to_owned()), ..FormQuestion::default() };
    let at = At { set: vec![("t".to_owned(), 0.5)], ..At::default() };
    let h = mass.hamiltonian(&at, &choice).unwrap_or_else(|e| panic!("{e}"));
    let close = |a: f64, b: f64| assert!((a - b).abs() < 1e-14, "{a} {b}");
    close(h.q[0], 0.6);
    close(h.q_dot[0], 1.2);
    close(h.v[0], 1.2);
    close(h.p[0], 0.2);
    close(h.energy, 0.02 + 0.2 + 0.01);
    close(h.drift[0], 0.0);
    assert_eq!(h.names.v, ["z'"]);
    let w = written(&mass, Form::Hamiltonian, &choice);
    assert_eq!((w.rates.len(), w.rates[0].0.as_str()), (1, "x'"));
    close(value(&w.rates[0].1, &[("z'".to_owned(), 1.2)].into()), 0.2);
    // Momenta of other velocities: x' stays what it is, and z moves by itself.
    let choice = FormQuestion { momenta: Momenta::Given("[[2]]".to_owned()), ..choice };
    let h = mass.hamiltonian(&at, &choice).unwrap_or_else(|e| panic!("{e}"));
    close(h.q_dot[0], 1.2);
    close(h.drift[0], 1.0);
    check("two", &mass, &choice);
}

/// What formulas may not speak of is refused in both, in one sentence that is true; what they may is not suggested back.
#[test]
fn both_routes_refuse_the_same_formulas() {
    let model = typed::open(
        "variables = { x = { start = [0.1, 0.2] } }\ninputs = { push = 1 }\n[lagrangian]\nkinetic = \"x'^2/2\"\npotential = \"x^2\"\n\
         [forces]\nx = \"push\"\n",
    );
    let momenta = |text: &str| FormQuestion { momenta: Momenta::Given(text.to_owned()), ..FormQuestion::default() };
    let coordinates = |text: &str| FormQuestion { coordinates: Some(text.to_owned()), ..FormQuestion::default() };
    let velocities = |text: &str| FormQuestion { velocities: Some(text.to_owned()), ..FormQuestion::default() };
    for (choice, said) in [
        (momenta("[[1 + x'^2]]"), "`x'` is a velocity, and coordinates and momenta"),
        (coordinates("z = x + x'"), "`x'` is a velocity, and coordinates and momenta"),
        (coordinates("z = x + push"), "`push` is an input"),
        (momenta("[[2 + push]]"), "`push` is an input"),
        (coordinates("z = x + x''"), "`x''` is an acceleration"),
        (velocities("b = x' + push*x'"), "`push` is an input, and velocities"),
        (velocities("b = x' + 1"), "`b` is not linear in the rates"),
        (velocities("b = x' + x - 0.1"), "`b` is not linear in the rates"),
        (velocities("b = sqrt(x'^2)"), "`b` is not linear in the rates"),
        (coordinates("z = xx"), "the model has no variable `xx`"),
    ] {
        for form in [Form::Lagrangian, Form::Hamiltonian] {
            let request = EquationsRequest { form, choice: choice.clone(), ..EquationsRequest::default() };
            let formulas = model.equations(&request).err().map_or_else(|| panic!("{choice:?}"), |e| e.to_string());
            let numbers = match form {
                Form::Lagrangian => model.lagrangian(&At::default(), &choice).err(),
                _ => model.hamiltonian(&At::default(), &choice).err(),
            };
            let numbers = numbers.map_or_else(|| panic!("{choice:?}"), |e| e.to_string());
            assert!(formulas.contains(said) && numbers.contains(said), "{formulas}\n{numbers}");
            assert!(!formulas.contains("did you mean `x'`") && !numbers.contains("did you mean `x'`"), "{numbers}");
        }
    }
}

/// Robots whose loops say the same more than once have as many velocities as freedoms, and move as they do: at rest and moving.
#[test]
fn forms_of_loops_have_the_freedoms_of_the_mechanism() {
    for name in ["robot_delta", "digit_like", "disney_like"] {
        let path = format!("{}/tests/data/loops/{name}.toml", env!("CARGO_MANIFEST_DIR"));
        let model = dalembert::open(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
        let freedoms = model.doctor(&At::default()).unwrap_or_else(|e| panic!("{name}: {e}")).mobility;
        let choice = FormQuestion { eliminate: Eliminate::Auto, ..FormQuestion::default() };
        let rest = model.hamiltonian(&At::default(), &choice).unwrap_or_else(|e| panic!("{name}: {e}"));
        let set = rest.names.v.iter().enumerate().map(|(k, v)| (v.clone(), 0.2 + 0.1 * (k as f64 * 0.618).fract()));
        for at in [At::default(), At { set: set.collect(), ..At::default() }] {
            let e = model.evaluate(&at).unwrap_or_else(|e| panic!("{name}: {e}"));
            let l = model.lagrangian(&at, &choice).unwrap_or_else(|e| panic!("{name}: {e}"));
            let h = model.hamiltonian(&at, &choice).unwrap_or_else(|e| panic!("{name}: {e}"));
            assert_eq!([l.v.len(), h.v.len(), l.mass.len()], [freedoms; 3], "{name}");
            assert_eq!(l.names.eliminated.len() + freedoms, model.model.n(), "{name}");
            // Rows that repeat others do so to the digits of their files, within the tolerance of ranks, 1e-9, times the conditions of the loops, which are below a hundred.
            let size = e.accelerations.iter().fold(0.0_f64, |m, a| m.max(a.1.abs()));
            for ((which, theirs), ours) in e.accelerations.iter().zip(&h.accelerations) {
                assert!((theirs - ours).abs() < 1e-7 * size, "{name}: {which} {theirs} {ours}");
            }
            // At rest α = S v̇.
            if e.v.iter().all(|v| v.1 == 0.0) {
                for ((which, theirs), row) in e.accelerations.iter().zip(&l.basis) {
                    let ours: f64 = row.iter().zip(&l.v_dot).map(|(s, x)| s * x).sum();
                    assert!((theirs - ours).abs() < 1e-7 * size, "{name}: {which} {theirs} {ours}");
                }
            }
        }
    }
}

/// Zero by the size of the system is told as zero, whatever the unit; what is small and meant is not.
#[test]
fn states_that_are_rounding_are_told_as_zero() {
    for length in [1e-6, 1.0, 1e6] {
        let model = typed::open(&format!(
            "[bodies.rod]\nmass = 1\ncom = [{length}, 0, 0]\n[bodies.end]\nmass = 1\n\
             [joints.slide]\ntype = \"prismatic\"\nbetween = [\"ground\", \"rod\"]\naxis = [1, 0, 0]\n\
             [joints.turn]\ntype = \"revolute\"\nbetween = [\"rod\", \"end\"]\nframes = [{{ at = [{length}, 0, 0] }}, {{ at = [{length}, 0, 0] }}]\n"
        ));
        let told = model.told_states([
            ("slide", 1e-17 * length),
            ("turn", -2e-17),
            ("slide", 1e-7 * length),
            ("nothing", 1e-300),
        ]);
        assert_eq!(told, [0.0, 0.0, 1e-7 * length, 1e-300], "{length}");
    }
    // Of what has no unit nothing says how large it is.
    let bare = typed::open("variables = { q = { start = 1e-17 } }\n[lagrangian]\nkinetic = \"q'^2/2\"\n");
    assert_eq!(bare.told_states([("q", 1e-17)]), [1e-17]);
}
