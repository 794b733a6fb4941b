//! The verb `equations`: symbolic values of the oracles, printed formulas, agreement with numerical answers.

use std::collections::HashMap;
use std::f64::consts::{FRAC_PI_2, PI};
use std::path::PathBuf;

use dalembert::dynamics::accelerations::Accelerations;
use dalembert::dynamics::assembly::assemble;
use dalembert::dynamics::chosen::{Eliminate, FormQuestion, Momenta};
use dalembert::dynamics::forms::{Body, Linear, Matrix, Reduced};
use dalembert::dynamics::{Model, StartValues, State};
use dalembert::enforce::MethodName;
use dalembert::expr::{Expr, Graph, latex, text};
use dalembert::{At, Basis, EquationsRequest, Error, Form, Forms, Linearize, Loaded, Style};

fn example(name: &str) -> Loaded {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples").join(format!("{name}.toml"));
    dalembert::open(path).unwrap()
}

fn request(form: Form) -> EquationsRequest {
    EquationsRequest { form, ..EquationsRequest::default() }
}

fn linear(forms: &Forms) -> &Linear {
    match &forms.body {
        Body::Linear(l) => l,
        other => panic!("not recognized as linear: {other:?}"),
    }
}

/// A number for every symbol by its name.
fn value(g: &Graph, e: Expr, at: &HashMap<&str, f64>) -> f64 {
    let mut g = g.clone();
    let map = g.symbols_of(&[e]).into_iter().map(|s| (s, at[g.name(s)])).collect::<Vec<_>>();
    let map = map.into_iter().map(|(s, x)| (s, g.constant(x))).collect();
    let e = g.substitute(&[e], &map)[0];
    g.number(e).unwrap()
}

fn values(g: &Graph, m: &Matrix, at: &HashMap<&str, f64>) -> Vec<Vec<f64>> {
    m.iter().map(|row| row.iter().map(|&e| value(g, e, at)).collect()).collect()
}

/// Parameters of the harmonic drive that nobody would choose.
fn random_parameters(seed: u32) -> HashMap<&'static str, f64> {
    let names = ["i", "J_fs", "J_wg", "J_cs", "J_sp", "d_fs", "d_wg", "d_cs", "d_sp", "d", "s"];
    let value = |k: usize| 0.3 + 2.0 * ((k + 1) as f64 * 0.618_034 + f64::from(seed) * 0.414_214).fract();
    names.into_iter().enumerate().map(|(k, n)| (n, value(k))).collect()
}

fn assert_matrix(found: &[Vec<f64>], expected: &[Vec<f64>], what: &str) {
    assert_eq!((found.len(), found[0].len()), (expected.len(), expected[0].len()), "shape of {what}");
    for (i, (f, e)) in found.iter().zip(expected).enumerate() {
        for (j, (x, y)) in f.iter().zip(e).enumerate() {
            assert!((x - y).abs() <= 1e-12 * y.abs().max(1.0), "{what}[{i},{j}] = {x}, expected {y}");
        }
    }
}

fn product(a: &[Vec<f64>], b: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let entry = |row: &[f64], j: usize| row.iter().zip(b).map(|(x, line)| x * line[j]).sum();
    a.iter().map(|row| (0..b[0].len()).map(|j| entry(row, j)).collect()).collect()
}

/// Seed 004, equations 58 and 62 with the errata of the oracles; order of coordinates fs, wg, cs, sp.
#[test]
fn harmonic_drive_has_the_published_matrices() {
    let forms = example("harmonic_drive").forms(&request(Form::Reduced)).unwrap();
    let l = linear(&forms);
    for seed in 1..6 {
        let p = random_parameters(seed);
        let g = forms.graph();
        let [i, fs, wg, cs, sp] = ["i", "J_fs", "J_wg", "J_cs", "J_sp"].map(|n| p[n]);
        let [d_fs, d_wg, d_cs, d_sp, d, s] = ["d_fs", "d_wg", "d_cs", "d_sp", "d", "s"].map(|n| p[n]);
        let delta = fs + i * i * wg;
        let j = i + 1.0;
        let mass = [delta, cs + j * j * fs * wg / delta, sp];
        let diagonal = (0..3).map(|r| (0..3).map(|c| if r == c { mass[r] } else { 0.0 }).collect()).collect::<Vec<_>>();
        assert_matrix(&values(g, &l.reduced[0], &p), &diagonal, "M_r");
        let d12 = i * j * (wg * d_fs - fs * d_wg) / delta;
        let d22 = d_cs + d + j * j * (i * i * wg * wg * d_fs + fs * fs * d_wg) / (delta * delta);
        let damping = vec![vec![d_fs + i * i * d_wg, d12, 0.0], vec![d12, d22, -d], vec![0.0, -d, d_sp + d]];
        assert_matrix(&values(g, &l.reduced[1], &p), &damping, "D_r");
        let stiffness = vec![vec![0.0; 3], vec![0.0, s, -s], vec![0.0, -s, s]];
        assert_matrix(&values(g, &l.reduced[2], &p), &stiffness, "S_r");
        let compliance = (fs * cs + i * i * wg * cs + j * j * fs * wg) / (fs * wg * cs);
        assert_matrix(&values(g, l.compliance.as_ref().unwrap(), &p), &[vec![compliance]], "C M⁻¹ Cᵀ");
        let c = [i, 1.0, -j, 0.0];
        let m = [fs, wg, cs, sp];
        let projector: Vec<Vec<f64>> =
            (0..4).map(|r| (0..4).map(|k| c[r] * c[k] / (m[k] * compliance)).collect()).collect();
        let found = values(g, l.projector.as_ref().unwrap(), &p);
        assert_matrix(&found, &projector, "P");
        assert_matrix(&product(&found, &found), &found, "P²");
        let basis = values(g, &l.basis, &p);
        assert_matrix(&product(&[c.to_vec()], &basis), &[vec![0.0; 3]], "C N");
    }
}

/// Constraint forces are −P (F τ − D q̇ − S q), so that C q̈ = 0 (erratum of seed 004, equation 20).
#[test]
fn projector_has_the_sign_that_keeps_the_constraint() {
    let forms = example("harmonic_drive").forms(&request(Form::Reduced)).unwrap();
    let l = linear(&forms);
    let p = random_parameters(9);
    let mass = values(forms.graph(), &l.mass, &p);
    let projector = values(forms.graph(), l.projector.as_ref().unwrap(), &p);
    let c = values(forms.graph(), &l.constraint, &p);
    let push = [[0.3], [-1.1], [0.7], [0.2]].map(|x| x.to_vec());
    let reaction = product(&projector, &push);
    let acceleration: Vec<Vec<f64>> = (0..4).map(|k| vec![(push[k][0] - reaction[k][0]) / mass[k][k]]).collect();
    assert!(product(&c, &acceleration)[0][0].abs() < 1e-14);
}

/// Nothing is added to names that are too few, and a word that does nothing is refused.
#[test]
fn choices_are_kept_or_refused() {
    let refused = |name: &str, request: EquationsRequest| example(name).forms(&request).err().map(|e| e.to_string());
    let few = EquationsRequest { independent: vec!["phi_fs".into()], ..request(Form::Reduced) };
    let said = refused("harmonic_drive", few).expect("too few");
    assert!(said.contains("3 independent variables") && said.contains("name 2 more, such as `"), "{said}");
    let basis = EquationsRequest { basis: Some(Basis::Coordinates), ..request(Form::Reduced) };
    assert!(refused("four_bar", basis.clone()).is_some_and(|said| said.contains("--basis")));
    let rolling = "[variables]\na = {}\nb = {}\n[lagrangian]\nkinetic = \"a'^2 + b'^2\"\npotential = \"(a - b)^2\"\n[constraints]\nrolls = \"a' = 3*b'\"\n";
    let said = super::typed::open(rolling).forms(&basis).err().map(|e| e.to_string());
    assert!(said.as_ref().is_some_and(|said| said.contains("`rolls` holds between velocities")), "{said:?}");
    let words = |form: &str, basis: Option<&str>, names: &[&str]| {
        let names: Vec<String> = names.iter().map(|n| (*n).to_owned()).collect();
        EquationsRequest::from_words(form, "text", basis, &names).err().map(|e| e.to_string())
    };
    assert!(words("hamiltonian", Some("coordinates"), &[]).is_some_and(|said| said.contains("reduced")));
    assert!(words("multipliers", None, &["x"]).is_some_and(|said| said.contains("--independent")));
}

/// Constraints that contradict each other are an error in every form, whatever they hold between; the same that repeat each other are none.
#[test]
fn contradictions_have_no_equations() {
    for rate in ["", "'", "''"] {
        let of = |right: f64| {
            super::typed::open(&format!(
                "[variables]\nx = {{ start = [0.1, 0.1] }}\ny = {{}}\n[lagrangian]\nkinetic = \"x'^2 + 2*y'^2\"\n[constraints]\n\
                 first = \"x{rate} + y{rate} = 0.3\"\nother = \"2*x{rate} + 2*y{rate} = {right}\"\n"
            ))
        };
        let (repeated, contradictory) = (of(0.6), of(0.7));
        // No choice of velocities eliminates what holds between accelerations.
        let eliminate = if rate == "''" { Eliminate::None } else { Eliminate::Auto };
        let choice = FormQuestion { eliminate, ..FormQuestion::default() };
        for form in [Form::Multipliers, Form::Reduced, Form::Explicit, Form::Lagrangian, Form::Hamiltonian] {
            let asked = EquationsRequest { choice: choice.clone(), ..request(form) };
            assert!(repeated.forms(&asked).is_ok(), "x{rate} {form:?}: {:?}", repeated.forms(&asked).err());
            let said = contradictory.forms(&asked).err().map(|e| e.to_string()).unwrap_or_default();
            assert!(said.contains("`first`, `other` contradict each other"), "x{rate} {form:?}: {said}");
        }
    }
}

/// Names that are too few, too many, twice or none: every verb says the same of them.
#[test]
fn names_of_independent_variables_are_judged_alike() {
    for (name, names, part) in [
        ("double_pendulum", &["theta1"][..], "here, and 1 is named: name 1 more, such as `theta2`"),
        ("double_pendulum", &["theta1", "theta1"], "variable `theta1` is to be independent twice"),
        ("double_pendulum", &["theta3"], "there is no variable `theta3` to be independent"),
        ("harmonic_drive", &["phi_fs"], "the motion has 3 independent variables here, and 1 is named: name 2 more"),
        ("four_bar", &["A", "B"], "the motion has 1 independent variable here, and 2 are named: leave 1 out"),
    ] {
        let (model, names) = (example(name), names.iter().map(|n| (*n).to_owned()).collect::<Vec<_>>());
        let choice = FormQuestion { independent: Some(names.clone()), ..FormQuestion::default() };
        let formulas = |form| {
            let asked = EquationsRequest { independent: names.clone(), choice: choice.clone(), ..request(form) };
            model.forms(&asked).map(|_| ())
        };
        let linearize = Linearize { independent: Some(names.clone()), ..Linearize::default() };
        let answers = [
            formulas(Form::Reduced),
            formulas(Form::Explicit),
            formulas(Form::Lagrangian),
            formulas(Form::Hamiltonian),
            model.lagrangian(&At::default(), &choice).map(|_| ()),
            model.hamiltonian(&At::default(), &choice).map(|_| ()),
            model.linearize(&linearize).map(|_| ()),
        ];
        for (verb, answer) in answers.into_iter().enumerate() {
            match answer {
                Err(Error::Physics(said)) => assert!(said.contains(part), "{name} {verb}: {said}"),
                other => panic!("{name} {names:?} {verb}: {other:?}"),
            }
        }
    }
}

/// Momenta Q₀ᵀ p of a singular Q₀ are none, whatever M is: said by formulas as by numbers.
#[test]
fn a_singular_choice_of_momenta_is_named_as_such() {
    let model = example("double_pendulum");
    for matrix in ["[[1, 2], [2, 4]]", "[[cos(theta1), 1], [cos(theta1)*sin(theta2), sin(theta2)]]"] {
        let choice = FormQuestion { momenta: Momenta::Given(matrix.to_owned()), ..FormQuestion::default() };
        let asked = EquationsRequest { choice: choice.clone(), ..request(Form::Hamiltonian) };
        let answers = [model.forms(&asked).map(|_| ()), model.hamiltonian(&At::default(), &choice).map(|_| ())];
        for answer in answers {
            let said = answer.err().map(|e| e.to_string()).unwrap_or_default();
            assert!(said.contains("the matrix of momenta is singular"), "{matrix}: {said}");
        }
    }
}

#[test]
fn plain_coordinates_keep_their_meaning() {
    let forms = example("harmonic_drive")
        .forms(&EquationsRequest {
            basis: Some(Basis::Coordinates),
            independent: vec!["phi_fs".into(), "phi_wg".into(), "phi_sp".into()],
            ..request(Form::Reduced)
        })
        .unwrap();
    let l = linear(&forms);
    assert_eq!(l.independent, [0, 1, 3]);
    let entries: Vec<String> = l.reduced[0].iter().flatten().map(|&e| text(forms.graph(), e)).collect();
    let expected = "(J_fs + 2*i*J_fs + J_cs*i^2 + J_fs*i^2)/(i + 1)^2";
    let p = random_parameters(3);
    let (i, fs, cs) = (p["i"], p["J_fs"], p["J_cs"]);
    let found = value(forms.graph(), l.reduced[0][0][0], &p);
    assert!((found - (fs + cs * i * i / (i + 1.0).powi(2))).abs() < 1e-12, "{entries:?}, as in {expected}");
}

#[test]
fn hoop_is_solved_as_in_the_textbook() {
    let forms = example("hoop").forms(&request(Form::Explicit)).unwrap();
    let Body::Explicit { accelerations, .. } = &forms.body else { panic!("not explicit") };
    let printed = forms.latex();
    assert!(printed.contains(r"\ddot\theta &= \frac{g \sin\theta}{2 (R + r)}"), "{printed}");
    assert_eq!(text(forms.graph(), accelerations[0]), "0");
    for name in ["hoop_redundant", "hoop_massless", "hoop_reduced"] {
        let printed = example(name).equations(&request(Form::Explicit)).unwrap();
        assert!(printed.contains("= g*sin(theta)/(2*(R + r))"), "{name}: {printed}");
    }
}

#[test]
fn redundant_rows_are_named() {
    let printed = example("hoop_redundant").equations(&request(Form::Reduced)).unwrap();
    assert!(printed.contains("Left out because the other constraints imply it: rolling_rear."), "{printed}");
}

/// Whole pages, to be read by people: set `DALEMBERT_BLESS` to write them anew, and look at the difference.
#[test]
fn printed_pages_stay_as_they_are() {
    let pages = [
        ("harmonic_drive", Form::Reduced, Style::Latex, "harmonic_drive_reduced.tex"),
        ("harmonic_drive", Form::Reduced, Style::Text, "harmonic_drive_reduced.txt"),
        ("hoop", Form::Multipliers, Style::Latex, "hoop_multipliers.tex"),
        ("hoop", Form::Reduced, Style::Text, "hoop_reduced.txt"),
        ("hoop", Form::Explicit, Style::Latex, "hoop_explicit.tex"),
        ("pendulum", Form::Multipliers, Style::Text, "pendulum_multipliers.txt"),
        ("pendulum", Form::Explicit, Style::Latex, "pendulum_explicit.tex"),
        ("double_pendulum", Form::Explicit, Style::Text, "double_pendulum_explicit.txt"),
    ];
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/pages");
    for (name, form, style, file) in pages {
        let printed = example(name).equations(&EquationsRequest { style, ..request(form) }).unwrap();
        let path = folder.join(file);
        if std::env::var_os("DALEMBERT_BLESS").is_some() {
            std::fs::write(&path, &printed).unwrap();
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(printed, kept, "{file} has changed");
    }
}

#[test]
fn text_stays_on_the_screen() {
    for name in EXAMPLES {
        let loaded = example(name);
        for form in [Form::Multipliers, Form::Reduced] {
            let printed = loaded.equations(&request(form)).unwrap();
            if let Some(line) = printed.lines().find(|l| l.chars().count() > 104) {
                panic!("{name}: a line of {} columns: {line}", line.chars().count());
            }
        }
    }
}

#[test]
fn latex_is_balanced() {
    for name in EXAMPLES {
        let printed =
            example(name).equations(&EquationsRequest { style: Style::Latex, ..request(Form::Reduced) }).unwrap();
        let count = |what: &str| printed.matches(what).count();
        assert_eq!(count("{"), count("}"), "{name}");
        assert_eq!(count("\\begin{"), count("\\end{"), "{name}");
        assert_eq!(count("\\left"), count("\\right"), "{name}");
        assert!(!printed.contains("--") && !printed.contains("+ -") && !printed.contains("- -"), "{name}: {printed}");
        for row in printed.lines().filter(|l| l.contains("&=") || l.contains("&\\quad")) {
            assert_eq!(row.matches("\\left").count(), row.matches("\\right").count(), "{name}: {row}");
        }
    }
}

const EXAMPLES: [&str; 23] = [
    "andrews",
    "car_axis",
    "chaplygin_sleigh",
    "clearance",
    "dc_motor",
    "double_pendulum",
    "double_pendulum_cartesian",
    "harmonic_drive",
    "heavy_top",
    "hoop",
    "hoop_massless",
    "hoop_reduced",
    "hoop_redundant",
    "jerk",
    "jerk_circle",
    "knife_edge",
    "pendulum",
    "rattleback",
    "rlc_ladder",
    "rrr3",
    "two_inertias",
    "two_masses",
    "wheel",
];

/// Admissible states near the start.
fn states(model: &Model) -> Vec<State> {
    let mut start = StartValues::of(model);
    assemble(model, &mut start).unwrap();
    let mut out = Vec::new();
    for k in 0..2 {
        let mut near = StartValues::of(model);
        near.state = start.state.clone();
        for (i, y) in near.state.y.iter_mut().enumerate() {
            *y += 0.1 * (((i + 2) as f64 * 0.754_877 + f64::from(k) * 0.569_84).fract() - 0.5) * y.abs().max(1.0);
        }
        near.fixed.fill(false);
        near.given.fill(true);
        if assemble(model, &mut near).unwrap().converged {
            out.push(near.state);
        }
    }
    assert!(!out.is_empty());
    out
}

/// Largest of |Σ terms| relative to the largest term.
fn residual(terms: &[f64]) -> f64 {
    let size = terms.iter().fold(1e-9_f64, |m, x| m.max(x.abs()));
    terms.iter().sum::<f64>().abs() / size
}

#[test]
fn every_form_agrees_with_the_numerical_answer() {
    for name in EXAMPLES {
        let loaded = example(name);
        let model = &loaded.model;
        for form in [Form::Multipliers, Form::Reduced, Form::Explicit] {
            let forms = loaded.forms(&request(form)).unwrap();
            for state in states(model) {
                let mut solver = Accelerations::new(model, MethodName::Auto);
                solver.slack = 1e-6;
                solver.solve(state.t, &state.y, &state.inputs).unwrap();
                let answer = (solver.alpha.as_slice(), solver.lambda.as_slice());
                let worst = disagreement(&forms, model, &state, answer);
                assert!(worst < 1e-7, "{name}, {form:?}: {worst:e}");
            }
        }
    }
}

/// π̇ of accelerations α, those of combinations from the velocities that these alone move, and Z π̇ + ζ.
fn independent_accelerations(
    reduced: &Reduced,
    numbers: &dyn Fn(&[Expr]) -> Vec<f64>,
    alpha: &[f64],
) -> (Vec<f64>, Vec<f64>) {
    let (n, f) = (alpha.len(), reduced.independent.len());
    let (z, zeta) = (numbers(&reduced.z.concat()), numbers(&reduced.zeta));
    let mut own: Vec<f64> = reduced.independent.iter().map(|&c| alpha[c]).collect();
    for c in &reduced.combined {
        let alone = |i: &usize| (0..f).all(|m| m == c.place || z[i * f + m] == 0.0);
        let rows: Vec<usize> = (0..n).filter(alone).collect();
        let sum = |of: &dyn Fn(usize) -> f64| rows.iter().map(|&i| z[i * f + c.place] * of(i)).sum::<f64>();
        own[c.place] = sum(&|i| alpha[i] - zeta[i]) / sum(&|i| z[i * f + c.place]);
    }
    let all = (0..n).map(|i| zeta[i] + (0..f).map(|j| z[i * f + j] * own[j]).sum::<f64>()).collect();
    (own, all)
}

/// A blade leaves a velocity along it and a turn, wherever it points: nothing is divided by, and the velocity's rate is its derivative.
#[test]
fn reduced_equations_of_a_blade_divide_by_nothing() {
    let data = |name: &str| {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/forms/{name}.toml"));
        dalembert::open(path).unwrap()
    };
    for (loaded, names) in [
        (data("sleigh"), ["x", "y", "phi"]),
        (example("sleigh"), ["ice.x", "ice.y", "ice.angle"]),
        (example("knife_edge"), ["x", "y", "phi"]),
    ] {
        let model = &loaded.model;
        let columns = names.map(|name| model.find_variable(name).unwrap().0);
        let [reduced, explicit] = [Form::Reduced, Form::Explicit].map(|form| loaded.forms(&request(form)).unwrap());
        for forms in [&reduced, &explicit] {
            let text = forms.text();
            assert!(!text.contains("Valid where") && !text.contains("/cos(") && !text.contains("/sin("), "{text}");
        }
        let Body::Reduced(body) = &reduced.body else { panic!("{:?}", reduced.body) };
        for angle in [0.0_f64, 0.4, FRAC_PI_2, 2.0, PI] {
            let (sine, cosine) = angle.sin_cos();
            let mut start = StartValues::of(model);
            let [x, y, turn] = names;
            let rates = [(x, 0.7 * cosine), (y, 0.7 * sine), (turn, -1.4)].map(|(name, v)| (format!("{name}'"), v));
            start.set(model, turn, angle).unwrap();
            rates.iter().for_each(|(name, v)| start.set(model, name, *v).unwrap());
            assert!(assemble(model, &mut start).unwrap().converged);
            let state = &start.state;
            let mut solver = Accelerations::new(model, MethodName::Auto);
            solver.solve(state.t, &state.y, &state.inputs).unwrap();
            let answer = (solver.alpha.as_slice(), solver.lambda.as_slice());
            for forms in [&reduced, &explicit] {
                let worst = disagreement(forms, model, state, answer);
                assert!(worst < 1e-9, "{names:?} at {angle}: {worst:e}");
            }
            let numbers = |es: &[Expr]| reduced.flat.values(model, es, state, Some(answer));
            let (own, _) = independent_accelerations(body, &numbers, answer.0);
            let place = body.combined[0].place;
            let along = numbers(&columns.map(|c| body.z[c][place]));
            let sign = along[0] * cosine + along[1] * sine;
            let velocity = numbers(&[body.combined[0].formula])[0];
            assert!((sign.abs() - 1.0).abs() < 1e-12 && (velocity * sign - 0.7).abs() < 1e-9, "{sign} {velocity}");
            let a = columns.map(|c| answer.0[c]);
            let v = columns.map(|c| state.y[model.variables[c].state[1]]);
            let rate = a[0] * cosine + a[1] * sine + v[2] * (v[1] * cosine - v[0] * sine);
            assert!((own[place] * sign - rate).abs() < 1e-9, "{names:?} at {angle}: {} {rate}", own[place]);
        }
    }
}

/// A snakeboard of two pairs of wheels moves along its board, wherever it points and however it is steered: formulas from any start hold at
/// all poses, also where a coupling vanishes that does not at the start.
#[test]
fn equations_of_a_snakeboard_hold_at_all_poses() {
    let back = "-sin(th - phi)*x' + cos(th - phi)*y' - l*cos(phi)*th' = 0";
    let front = "-sin(th + phi)*x' + cos(th + phi)*y' + l*cos(phi)*th' = 0";
    for ([first, second], [th, phi]) in [([back, front], [0.2, 0.3]), ([front, back], [1.0, -0.5])] {
        let text = format!(
            "dalembert = 1\n[parameters]\nm = 6\nJ = 0.4\nJr = 0.3\nJw = 0.05\nl = 0.5\n[variables]\nx = {{}}\ny = {{}}\n\
             th = {{ start = {th} }}\npsi = {{}}\nphi = {{ start = {phi} }}\n[lagrangian]\n\
             kinetic = \"m/2*(x'^2+y'^2)+J/2*th'^2+Jr/2*(th'+psi')^2+Jw/2*((th'+phi')^2+(th'-phi')^2)\"\n[forces]\nx = \"c\"\npsi = \"a\"\n\
             phi = \"b\"\n[inputs]\nc = {{ value = 0.9 }}\na = {{ value = 0.7 }}\nb = {{ value = 0.2 }}\n[constraints]\nfirst = \"{first}\"\n\
             second = \"{second}\"\n"
        );
        let loaded = dalembert::open_text("board", &text).unwrap();
        let model = &loaded.model;
        let [reduced, explicit] = [Form::Reduced, Form::Explicit].map(|form| loaded.forms(&request(form)).unwrap());
        for forms in [&reduced, &explicit] {
            assert!(!forms.text().contains("Valid where"), "{}", forms.text());
        }
        let Body::Explicit { accelerations, .. } = &explicit.body else { panic!("{:?}", explicit.body) };
        for (angle, steered) in [(0.2_f64, 0.0_f64), (0.0, 0.3), (FRAC_PI_2, 0.3), (FRAC_PI_2 - 0.3, 0.3), (2.0, -1.2)]
        {
            let (speed, mut start) = (0.3, StartValues::of(model));
            let rates = [("x'", angle.cos()), ("y'", angle.sin()), ("th'", steered.tan() / 0.5)];
            start.set(model, "th", angle).unwrap();
            start.set(model, "phi", steered).unwrap();
            rates.iter().for_each(|(name, v)| start.set(model, name, speed * v).unwrap());
            start.set(model, "psi'", 0.1).unwrap();
            start.set(model, "phi'", 0.4).unwrap();
            assert!(assemble(model, &mut start).unwrap().converged);
            let state = &start.state;
            let mut solver = Accelerations::new(model, MethodName::Auto);
            solver.solve(state.t, &state.y, &state.inputs).unwrap();
            let answer = (solver.alpha.as_slice(), solver.lambda.as_slice());
            let found = explicit.flat.values(model, accelerations, state, Some(answer));
            for (a, wanted) in found.iter().zip(answer.0) {
                assert!((a - wanted).abs() < 1e-9, "at {angle}, {steered}: {found:?}, and not {:?}", answer.0);
            }
            let worst = disagreement(&reduced, model, state, answer);
            assert!(worst < 1e-9, "at {angle}, {steered}: {worst:e}");
        }
    }
}

/// Equations of first order have no inertia that were positive: what their rates are divided by is said, unless it is zero nowhere.
#[test]
fn what_rates_are_divided_by_is_said() {
    for (area, said) in [("h*(1 + h^2)", Some("h ≠ 0")), ("2 + cos(h)", None), ("a*cos(h)^2 + sin(h)^2", None)] {
        let words = format!(
            "dalembert = 1\n[parameters]\na = 0.3\n[variables]\nh = {{ order = 1, start = 0.5 }}\nk = {{ order = 1, start = 0.5 }}\n\
             [equations]\nmass = {{ h = {{ h = \"{area}\", k = \"k\" }}, k = {{ k = \"2\" }} }}\nforce = {{ h = \"1 - h\", k = \"h\" }}\n"
        );
        let loaded = dalembert::open_text("tanks", &words).unwrap();
        let printed = loaded.equations(&request(Form::Explicit)).unwrap();
        assert_eq!(printed.contains("Valid where"), said.is_some(), "{printed}");
        assert!(said.is_none_or(|said| printed.contains(said)), "{printed}");
    }
}

/// Shafts whose gear is a + k b = c/h, with rational inertias and stiffnesses: every number of the reduced equations is the fraction that it
/// is by hand, rounded once, and where its denominator is below 1000 it prints as that.
#[test]
fn rational_systems_have_rational_matrices() {
    for (k, p, q, h) in [(3.0, 3.0, 7.0, 2.0), (2.0, 3.0, 11.0, 2.0), (2.0, 5.0, 7.0, 3.0), (5.0, 5.0, 7.0, 3.0)] {
        let words = format!(
            "dalembert = 1\n[variables]\na = {{}}\nb = {{}}\nc = {{}}\n[lagrangian]\nkinetic = \"a'^2/2 + b'^2/{p} + 5*c'^2/{q}\"\n\
             potential = \"3*(a - 2*c)^2/2 + c^2/9\"\n[constraints]\ngear = \"a + {k}*b = c/{h}\"\n"
        );
        let loaded = dalembert::open_text("shafts", &words).unwrap();
        let forms = loaded.forms(&request(Form::Reduced)).unwrap();
        let l = linear(&forms);
        let found = |m: &Matrix| values(forms.graph(), m, &HashMap::new());
        let d = 10.0 * h * h + 5.0 * k * k * p * h * h + q;
        let mobility = [10.0 * h * h, 5.0 * h * h * k * p, -q * h];
        let projector: Vec<Vec<f64>> = [(1.0, 1.0), (k, 1.0), (-1.0, h)]
            .map(|(above, below)| mobility.iter().map(|x| x * above / (below * d)).collect())
            .to_vec();
        assert_eq!(found(l.projector.as_ref().unwrap()), projector);
        assert_eq!(found(l.compliance.as_ref().unwrap()), [[d / (10.0 * h * h)]]);
        let e = h * (k * k * p + 2.0);
        assert_eq!(found(&l.basis), [[-k, 2.0 / e], [1.0, k * p / e], [0.0, 1.0]]);
        let stiffness = (108.0 - 216.0 * e + 110.0 * e * e) / (9.0 * e * e);
        assert_eq!(found(&l.reduced[2])[1][1], stiffness);
        if d < 1000.0 {
            let rows: Vec<String> = l.projector.iter().flatten().flatten().map(|&e| text(forms.graph(), e)).collect();
            let decimals = |e: &&String| e.contains('.') && e.len() > 8;
            assert_eq!(rows.iter().find(decimals), None, "{rows:?}");
        }
    }
}

/// A velocity that is none of the model's has a name that nothing has, nor the rate of anything; and a letter of the equation that a variable
/// is written by is said not to be it.
#[test]
fn letters_mean_one_thing() {
    for [first, second] in [["v1", "alpha"], ["v1_", "v1"], ["alpha", "lambda"]] {
        let words = format!(
            "dalembert = 1\n[variables]\nx = {{ start = 0.3 }}\n{first} = {{ start = 0.2 }}\n{second} = {{ start = 0.6 }}\n[lagrangian]\n\
             kinetic = \"(x'^2 + {first}'^2 + (1 + x^2)*{second}'^2)/2\"\n[constraints]\n\
             c = \"x'*sin({second}) = {first}'*cos({second})\"\n"
        );
        let loaded = dalembert::open_text("blade", &words).unwrap();
        let model = &loaded.model;
        let reduced = loaded.forms(&request(Form::Reduced)).unwrap();
        let Body::Reduced(body) = &reduced.body else { panic!("{:?}", reduced.body) };
        assert_eq!(body.combined.len(), 1);
        for c in &body.combined {
            let [symbol, rate] = [c.symbol, c.rate].map(|e| text(reduced.graph(), e));
            assert_eq!(rate, format!("{symbol}'"));
            assert!(model.find_variable(&symbol).is_none() && reduced.text().contains(&rate), "{}", reduced.text());
            if first == "v1" {
                let printed = reduced.latex();
                assert!(printed.contains(r"\dot{\mathrm{v1\_}}") && !printed.contains(r"\mathrm{v1'}"), "{printed}");
            }
        }
        let multipliers = loaded.forms(&request(Form::Multipliers)).unwrap();
        let printed = multipliers.latex();
        for letter in ["alpha", "lambda"] {
            let said =
                printed.lines().any(|line| line.contains("in formulas; th") && line.contains(&format!("$\\{letter}$")));
            assert_eq!(said, [first, second].contains(&letter), "{printed}");
        }
        // On a screen these letters are Greek, and the names are not.
        assert!(!multipliers.text().contains("in formulas; th"), "{}", multipliers.text());
    }
}

/// One denominator has one name, however it was come by; and what never vanishes is not said to have to.
#[test]
fn equal_denominators_are_one() {
    let four_bar = "dalembert = 1\n[parameters]\nm = 1\na = 1\nb = 2\nc = \"3/2\"\nd = 2\ng = 9.81\n[variables]\nx1 = { start = 0.5 }\n\
                    y1 = { start = 0.85 }\nx2 = { start = 2.2 }\ny2 = { start = 1.5 }\n[lagrangian]\n\
                    kinetic = \"m/2*(x1'^2+y1'^2)+m*(x2'^2+y2'^2)\"\npotential = \"m*g*(y1+2*y2)\"\n[constraints]\n\
                    l1 = \"x1^2+y1^2=a^2\"\nl2 = \"(x2-x1)^2+(y2-y1)^2=b^2\"\nl3 = \"(x2-d)^2+y2^2=c^2\"\nl1b = \"2*x1^2+2*y1^2=2*a^2\"\n";
    let affine = "dalembert = 1\n[parameters]\nm = 2\nk = 1\nw = 0.3\n[variables]\nx = { start = 0.1 }\ny = { start = 0.1 }\n\
                  z = { start = 0.1 }\n[lagrangian]\nkinetic = \"m/2*(x'^2+y'^2+z'^2)\"\npotential = \"k/2*(x^2+y^2)\"\n[constraints]\n\
                  c = \"z' = x*y' + w*x\"\nh = \"x + y^2/2 = 0.3*sin(z)\"\n";
    for (words, form) in [(four_bar, Form::Reduced), (affine, Form::Hamiltonian)] {
        let loaded = dalembert::open_text("model", words).unwrap();
        let printed = loaded.equations(&request(form)).unwrap();
        assert!(!printed.contains("Delta_2"), "{printed}");
    }
    let loaded = dalembert::open_text("model", four_bar).unwrap();
    let forms = loaded.forms(&request(Form::Reduced)).unwrap();
    let Body::Reduced(reduced) = &forms.body else { panic!("{:?}", forms.body) };
    let conditions: Vec<String> = reduced.conditions.iter().map(|&e| text(forms.graph(), e)).collect();
    assert_eq!(conditions.len(), 2, "{conditions:?}");
    assert!(conditions.iter().all(|e| e != "y2" && !e.contains('/')), "{conditions:?}");
    let truck = "dalembert = 1\n[parameters]\nm = 3\nJ = 0.5\nl = 1.2\n[variables]\nx = {}\ny = {}\nph = { start = 0.2 }\nth = { start = 0.1 }\n\
                 [lagrangian]\nkinetic = \"m/2*(x'^2+y'^2)+J/2*th'^2+J/50*(th'+ph')^2\"\n[constraints]\n\
                 rear = \"x'*sin(th)-y'*cos(th)=0\"\n\
                 front = \"(x'-l*sin(th)*th')*sin(th+ph)-(y'+l*cos(th)*th')*cos(th+ph)=0\"\n";
    let loaded = dalembert::open_text("truck", truck).unwrap();
    for form in [Form::Reduced, Form::Explicit, Form::Hamiltonian] {
        let printed = loaded.equations(&request(form)).unwrap();
        assert!(!printed.contains("Valid where"), "{printed}");
    }
}

fn disagreement(forms: &Forms, model: &Model, state: &State, answer: (&[f64], &[f64])) -> f64 {
    let flat = &forms.flat;
    let numbers = |es: &[Expr]| flat.values(model, es, state, Some(answer));
    let (alpha, lambda) = answer;
    let mut worst = 0.0_f64;
    let compare = |found: &[f64], columns: &[usize]| {
        let size = alpha.iter().fold(1e-9_f64, |m, x| m.max(x.abs()));
        found.iter().zip(columns).map(|(x, &c)| (x - alpha[c]).abs() / size).fold(0.0, f64::max)
    };
    match &forms.body {
        Body::Multipliers => {
            let n = model.n();
            let mass = numbers(&flat.mass.concat());
            let force = numbers(&[flat.force.clone(), flat.phi.clone()].concat());
            let entries: Vec<(usize, usize, Expr)> =
                flat.rows.iter().enumerate().flat_map(|(r, row)| row.a.iter().map(move |e| (r, e.0, e.1))).collect();
            let a = numbers(&entries.iter().map(|e| e.2).collect::<Vec<Expr>>());
            for i in 0..n {
                let mut terms = vec![force[i], force[n + i]];
                terms.extend((0..n).map(|j| -mass[i * n + j] * alpha[j]));
                terms.extend(entries.iter().zip(&a).filter(|(e, _)| e.1 == i).map(|(e, a)| a * lambda[e.0]));
                worst = worst.max(residual(&terms));
            }
        }
        Body::Reduced(reduced) => {
            let (own, all) = independent_accelerations(reduced, &numbers, alpha);
            worst = worst.max(compare(&all, &(0..model.n()).collect::<Vec<usize>>()));
            for (row, &force) in reduced.mass.iter().zip(&reduced.force) {
                let m = numbers(row);
                let mut terms = numbers(&[force]);
                terms.extend(m.iter().zip(&own).map(|(m, x)| -m * x));
                worst = worst.max(residual(&terms));
            }
            if reduced.combined.is_empty() {
                let (columns, es): (Vec<usize>, Vec<Expr>) = reduced.accelerations.iter().copied().unzip();
                worst = worst.max(compare(&numbers(&es), &columns));
            }
            for &(column, slot, e) in &reduced.eliminated {
                let y = state.y[model.variables[column].state[slot]];
                worst = worst.max((numbers(&[e])[0] - y).abs() / y.abs().max(1.0));
            }
        }
        Body::Explicit { accelerations, .. } => {
            let columns: Vec<usize> = (0..model.n()).collect();
            worst = worst.max(compare(&numbers(accelerations), &columns));
        }
        Body::Linear(l) => worst = worst.max(linear_disagreement(forms, l, model, state, answer)),
        Body::Energy(_) => panic!("not one of the forms that are asked for"),
    }
    worst
}

/// Nᵀ (M α + D q̇ + S q − F τ − r) = 0 and C α = 0.
fn linear_disagreement(forms: &Forms, l: &Linear, model: &Model, state: &State, answer: (&[f64], &[f64])) -> f64 {
    let flat = &forms.flat;
    let row = |es: &[Expr]| flat.values(model, es, state, Some(answer));
    let mut g = flat.graph.clone();
    let symbols = |g: &mut Graph, s: &[dalembert::expr::Symbol]| s.iter().map(|&s| g.var(s)).collect::<Vec<Expr>>();
    let tau = row(&symbols(&mut g, &flat.inputs));
    let slot = |k: usize| model.variables.iter().map(|v| state.y[v.state[k]]).collect::<Vec<f64>>();
    let (q, v) = (slot(0), slot(1));
    let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(x, y)| x * y).sum::<f64>();
    let rest = row(&l.rest);
    let force: Vec<f64> = (0..model.n())
        .map(|i| {
            dot(&row(&l.mass[i]), answer.0) + dot(&row(&l.damping[i]), &v) + dot(&row(&l.stiffness[i]), &q)
                - dot(&row(&l.input[i]), &tau)
                - rest[i]
        })
        .collect();
    let basis: Vec<Vec<f64>> = l.basis.iter().map(|r| row(r)).collect();
    let mut worst = 0.0_f64;
    for k in 0..l.independent.len() {
        let terms: Vec<f64> = basis.iter().zip(&force).map(|(b, f)| b[k] * f).collect();
        let size = force.iter().fold(1.0_f64, |m, x| m.max(x.abs()));
        worst = worst.max(terms.iter().sum::<f64>().abs() / size);
    }
    for c in &l.constraint {
        let terms: Vec<f64> = row(c).iter().zip(answer.0).map(|(c, a)| c * a).collect();
        worst = worst.max(residual(&terms));
    }
    worst
}

#[test]
fn a_users_choice_of_independent_variables_is_kept() {
    let forms = example("hoop")
        .forms(&EquationsRequest { independent: vec!["phi".into()], ..request(Form::Explicit) })
        .unwrap();
    let Body::Explicit { reduced, .. } = &forms.body else { panic!("not explicit") };
    assert_eq!(reduced.independent, [2]);
}

#[test]
fn impossible_questions_are_refused_in_words() {
    let hoop = example("hoop");
    let ask = |independent: &[&str]| {
        let independent = independent.iter().map(|s| (*s).to_owned()).collect();
        hoop.equations(&EquationsRequest { independent, ..request(Form::Reduced) }).unwrap_err()
    };
    assert!(matches!(ask(&["thetta"]), Error::Physics(m) if m.contains("did you mean `theta`?")));
    assert!(matches!(ask(&["theta", "phi"]), Error::Physics(m) if m.contains("leave 1 out")));
    for (form, style) in [("reduced", "rust"), ("reduced", "c"), ("reduced", "python")] {
        let error = EquationsRequest::from_words(form, style, None, &[]).unwrap_err();
        assert!(error.to_string().contains("not available in this version"), "{error}");
    }
    assert!(EquationsRequest::from_words("reduced", "html", None, &[]).is_err());
    assert!(EquationsRequest::from_words("reduced", "latex", Some("modal"), &[]).is_err());
}

#[test]
fn accelerations_that_nothing_determines_are_named() {
    let text = "dalembert = 1\n[variables]\nx = { start = 0 }\ny = { start = 0 }\n\
                [lagrangian]\nkinetic = \"x'^2/2\"\npotential = \"x^2 + y\"\n";
    let loaded = dalembert::open_text("massless", text).unwrap();
    let error = loaded.equations(&request(Form::Explicit)).unwrap_err();
    assert!(error.to_string().contains("do not determine `y''`"), "{error}");
}

#[test]
fn formulas_print_the_same_every_time() {
    let print = || example("andrews").equations(&request(Form::Reduced)).unwrap();
    assert_eq!(print(), print());
    let forms = example("pendulum").forms(&request(Form::Explicit)).unwrap();
    let Body::Explicit { accelerations, .. } = &forms.body else { panic!("not explicit") };
    assert!(!latex(forms.graph(), accelerations[0]).is_empty());
}

/// A source that jumps either way, by little and by much, takes the voltage of an exponential diode along: the currents at its node agree at every sample.
#[test]
fn diodes_follow_sources_that_jump() {
    let current = |d: f64| 1e-12 * ((d / 0.025).exp() - 1.0);
    for (before, after) in [(5.0, 0.0), (0.0, 5.0), (5.0, -5.0), (1.0, 0.0), (0.6, 0.4)] {
        let model = format!(
            "dalembert = 1\n[variables]\nv = {{ order = 1, start = 0, fixed = true }}\nd = {{ order = 0 }}\n[inputs]\n\
             u = {{ value = \"if(t < 1e-3, {before}, {after})\" }}\n[equations]\nmass.v.v = \"1e-6\"\n\
             force.v = \"1e-12*(exp(d/0.025) - 1) - v/1000\"\nforce.d = \"(u - v - d)/100 - 1e-12*(exp(d/0.025) - 1)\"\n"
        );
        let loaded = dalembert::open_text("model.toml", &model).unwrap();
        let how = dalembert::Simulate { until: Some(2e-3), every: Some(1.3e-4), ..dalembert::Simulate::default() };
        let run = loaded.simulate(&how, &mut |_| true).unwrap();
        assert!(run.summary.completed, "{before} to {after}: {}", run.summary.stop_reason);
        let column = |name: &str| &run.columns.iter().find(|c| c.name == name).unwrap().values;
        for ((t, v), d) in run.time.iter().zip(column("v")).zip(column("d")) {
            let u = if *t < 1e-3 { before } else { after };
            let (through, left) = (current(*d), (u - v - d) / 100.0);
            assert!(
                (through - left).abs() <= 1e-9 * (through.abs() + (u.abs() + v.abs() + d.abs()) / 100.0),
                "{before} to {after} at {t}: {d}"
            );
        }
    }
}

/// A quasi-velocity that is not zero at rest is shown where it stands, by both verbs that write such forms.
#[test]
fn what_forms_can_not_be_written_in_is_shown_where_it_stands() {
    let text = "dalembert = 1\n[variables]\nx = { start = 0.1 }\nu = { of = \"x\", rate = \"x' - 0.5\" }\n[lagrangian]\nkinetic = \"x'^2\"\n";
    let belt = dalembert::open_text("belt", text).unwrap();
    for form in [Form::Lagrangian, Form::Hamiltonian] {
        let Error::Model(told) = belt.equations(&request(form)).unwrap_err() else { panic!("no place") };
        let span = told.list[0].span.expect("a place");
        assert_eq!(&text[span.start as usize..span.end as usize], "u");
        assert!(told.list[0].help.as_ref().is_some_and(|help| help.contains("`rate`")));
    }
}

/// What constraints exert is C α − C M⁻¹ f = 0 for what is printed, term by term, with all that acts in it: loads that nothing moves, too.
#[test]
fn constraint_forces_are_told_with_all_that_acts() {
    let text = |damping: &str, push: &str, potential: &str| {
        let inputs = if push.is_empty() { "" } else { "[inputs]\nu = {}\n" };
        let force = [push, damping].join(" ");
        let forces =
            if force.trim().is_empty() { String::new() } else { format!("[forces]\nx = \"{}\"\n", force.trim()) };
        format!(
            "[parameters]\ng = 9.81\nk = 3\nd = 0.5\n{inputs}[variables]\nx = {{ start = 0 }}\ny = {{ start = 0 }}\n[lagrangian]\n\
             kinetic = \"x'^2/2 + y'^2\"\npotential = \"{potential}\"\n{forces}[constraints]\nc = \"x = -y\"\n"
        )
    };
    for (model, law) in [
        (text("", "", "g*x + 2*g*y"), "P (D q' + S q - r)"),
        (text("", "", "k*(x - y)^2/2"), "P (D q' + S q)"),
        (text("- d*x'", "u", "k*x^2/2"), "P (D q' + S q - F τ)"),
        (text("- d*x'", "u", "k*x^2/2 + 2*g*y"), "P (D q' + S q - F τ - r)"),
    ] {
        let written = super::typed::open(&model).forms(&request(Form::Reduced)).unwrap().text();
        let line = written.lines().find(|line| line.contains("constraint forces")).unwrap();
        assert!(line.ends_with(&format!("Cᵀ λ = {law}")), "{line}\n{model}");
    }
    // x'' = λ − g and 2 y'' = λ − 2 g with x'' = −y'': λ = 4/3 g.
    let forms = super::typed::open(&text("", "", "g*x + 2*g*y")).forms(&request(Form::Reduced)).unwrap();
    let l = linear(&forms);
    let p = HashMap::from([("g", 9.81)]);
    let (projector, rest) = (
        values(forms.graph(), l.projector.as_ref().unwrap(), &p),
        values(forms.graph(), &l.rest.iter().map(|&e| vec![e]).collect::<Vec<_>>(), &p),
    );
    let force = product(&projector, &rest);
    let g = -rest[0][0];
    assert!(force.iter().all(|row| (row[0] + 4.0 / 3.0 * g).abs() < 1e-12 * g.abs()), "{force:?} for g = {g}");
}
