//! Lagrangian and Hamiltonian forms as formulas: seen as a reader sees them, and against the forms in numbers.

use std::collections::HashMap;
use std::f64::consts::FRAC_PI_2;

use dalembert::dynamics::chosen::{Eliminate, FormQuestion, Momenta};
use dalembert::dynamics::forms::Written;
use dalembert::expr::{FreeNames, Graph, Program, parse};
use dalembert::io::ToJson;
use dalembert::{At, EquationsRequest, Form, Loaded};

fn opened(path: &str) -> Loaded {
    let path = format!("{}/{path}", env!("CARGO_MANIFEST_DIR"));
    dalembert::open(&path).unwrap_or_else(|e| panic!("{path}: {e}"))
}

fn data(name: &str) -> Loaded {
    opened(&format!("tests/data/forms/{name}.toml"))
}

fn request(form: Form, choice: FormQuestion) -> EquationsRequest {
    EquationsRequest { form, choice, ..EquationsRequest::default() }
}

fn written(model: &Loaded, form: Form, choice: &FormQuestion) -> Written {
    model.forms(&request(form, choice.clone())).unwrap_or_else(|e| panic!("{e}")).written()
}

fn entries(w: &Written, key: &str) -> Vec<String> {
    let vector = w.vectors.iter().find(|v| v.0 == key).map(|v| v.1.clone());
    let matrix = w.matrices.iter().find(|m| m.0 == key).map(|m| m.1.concat());
    vector.or(matrix).unwrap_or_else(|| panic!("no {key}"))
}

fn none() -> FormQuestion {
    FormQuestion { eliminate: Eliminate::None, ..FormQuestion::default() }
}

/// The value of a formula for numbers by name.
pub fn value(formula: &str, numbers: &HashMap<String, f64>) -> f64 {
    let mut g = Graph::new();
    let e = parse(formula).unwrap().build(&mut g, &mut FreeNames).unwrap();
    let symbols = g.symbols_of(&[e]);
    let program = Program::compile(&g, &symbols, &[e]).unwrap();
    let of = |s: &dalembert::expr::Symbol| {
        let name = g.name(*s);
        *numbers.get(name).unwrap_or_else(|| panic!("{name} in {formula}"))
    };
    let inputs: Vec<f64> = symbols.iter().map(of).collect();
    let mut out = [0.0];
    program.evaluate(&inputs, &mut Vec::new(), &mut out);
    out[0]
}

#[test]
fn the_blade_of_a_sleigh_divides_by_nothing() {
    let sleigh = data("sleigh");
    let w = written(&sleigh, Form::Hamiltonian, &FormQuestion::default());
    let rates: HashMap<&str, &str> = w.rates.iter().map(|(name, e)| (name.as_str(), e.as_str())).collect();
    assert_eq!((rates["x'"], rates["y'"]), ("v1*cos(phi)", "v1*sin(phi)"));
    assert_eq!(w.v, ["v1", "phi'"]);
    assert_eq!(entries(&w, "M"), ["m", "0", "0", "I + m*a^2"]);
    assert_eq!(entries(&w, "G"), ["1", "0", "0", "1"]);
    let text = sleigh.equations(&request(Form::Hamiltonian, FormQuestion::default())).unwrap();
    assert!(!text.contains("Valid where") && text.contains("Eliminated: blade."), "{text}");
}

/// Two blades leave one way to go, as of a snakeboard and of a car whose front axle comes first. Its field divides by nothing: it meets the rows in every direction, also across to
/// each axis, and vanishes nowhere.
#[test]
fn the_field_of_two_blades_divides_by_nothing() {
    let board =
        ["-sin(th + ph)*x' + cos(th + ph)*y' + l*cos(ph)*th'", "-sin(th - ph)*x' + cos(th - ph)*y' - l*cos(ph)*th'"];
    let car = ["-sin(th + ph)*x' + cos(th + ph)*y' + l*cos(ph)*th'", "-sin(th)*x' + cos(th)*y'"];
    for rows in [board, car] {
        let model = super::typed::open(&format!(
            "parameters = {{ l = 0.2 }}\nvariables = {{ x = {{}}, y = {{}}, th = {{ start = 0.2 }}, ph = {{ start = 0.4 }} }}\n\
             [lagrangian]\nkinetic = \"(x'^2 + y'^2)/2 + th'^2/20 + (th' + ph')^2/40\"\n[constraints]\n\
             b = \"{} = 0\"\nf = \"{} = 0\"",
            rows[0], rows[1]
        ));
        let w = written(&model, Form::Hamiltonian, &FormQuestion::default());
        let rates: HashMap<&str, &str> = w.rates.iter().map(|(name, e)| (name.as_str(), e.as_str())).collect();
        assert!(rates.values().all(|e| !e.contains('/') || e.contains("/2")), "{rates:?}");
        let abbreviations: HashMap<&str, &str> =
            w.abbreviations.iter().map(|(n, e)| (n.as_str(), e.as_str())).collect();
        for (th, ph) in
            [(0.2, 0.4), (0.3, FRAC_PI_2 - 0.3), (0.3, FRAC_PI_2), (FRAC_PI_2, 0.0), (0.0, 0.0), (-2.0, 3.0)]
        {
            let mut numbers: HashMap<String, f64> =
                [("th", th), ("ph", ph), ("l", 0.2), ("v1", 1.0), ("ph'", 0.7)].map(|(n, x)| (n.to_owned(), x)).into();
            for name in ["x'", "y'", "th'"] {
                let mut text = rates[name].to_owned();
                while let Some((short, long)) = abbreviations.iter().find(|(short, _)| text.contains(**short)) {
                    text = text.replace(short, &format!("({long})"));
                }
                numbers.insert(name.to_owned(), value(&text, &numbers));
            }
            for row in rows {
                assert!(value(row, &numbers).abs() < 1e-14, "{row} at {th}, {ph}: {rates:?}");
            }
            let length = ["x'", "y'", "th'"].iter().map(|n| numbers[*n].powi(2)).sum::<f64>();
            assert!(length > 1e-3, "{th}, {ph}: {rates:?}");
        }
    }
}

#[test]
fn matrices_of_a_sleigh_are_those_of_the_textbook() {
    let w = written(&data("sleigh"), Form::Lagrangian, &none());
    assert_eq!(
        entries(&w, "M"),
        ["m", "0", "-m*a*sin(phi)", "0", "m", "m*a*cos(phi)", "-m*a*sin(phi)", "m*a*cos(phi)", "I + m*a^2"]
    );
    assert_eq!(entries(&w, "C"), ["0", "0", "-m*a*phi'*cos(phi)", "0", "0", "-m*a*phi'*sin(phi)", "0", "0", "0"]);
    assert_eq!(entries(&w, "J"), ["sin(phi)", "-cos(phi)", "0"]);
    assert_eq!(entries(&w, "g"), ["0", "m*gs", "m*a*gs*cos(phi)"]);
}

/// Values of named parts, each of which may be made of others.
fn add_parts(w: &Written, numbers: &mut HashMap<String, f64>) {
    let mut open: Vec<&(String, String)> = w.abbreviations.iter().collect();
    while !open.is_empty() {
        let before = open.len();
        open.retain(|(name, formula)| {
            let mut g = Graph::new();
            let e = parse(formula).unwrap().build(&mut g, &mut FreeNames).unwrap();
            let known = g.symbols_of(&[e]).iter().all(|s| numbers.contains_key(g.name(*s)));
            if known {
                numbers.insert(name.clone(), value(formula, numbers));
            }
            !known
        });
        assert!(open.len() < before, "{open:?}");
    }
}

/// Formulas at a state against numbers there, for choices that name the same velocities in both.
pub fn check(name: &str, model: &Loaded, choice: &FormQuestion) {
    let at = At::default();
    let e = model.evaluate(&at).unwrap_or_else(|e| panic!("{name}: {e}"));
    let mut numbers: HashMap<String, f64> = e.q.iter().chain(&e.v).cloned().collect();
    numbers.extend(dalembert::dynamics::chosen::parameters(&model.model));
    numbers.insert("t".to_owned(), e.t);
    for form in [Form::Lagrangian, Form::Hamiltonian] {
        let w = written(model, form, choice);
        let (document, v) = if form == Form::Lagrangian {
            let l = model.lagrangian(&at, choice).unwrap_or_else(|e| panic!("{name}: {e}"));
            (l.to_json(), l.v)
        } else {
            let h = model.hamiltonian(&at, choice).unwrap_or_else(|e| panic!("{name}: {e}"));
            numbers.extend(w.p.iter().cloned().zip(h.p.iter().copied()));
            (h.to_json(), h.v)
        };
        numbers.extend(w.v.iter().cloned().zip(v));
        for (name, formula) in &w.abbreviations {
            assert!(!name.is_empty() && !formula.is_empty());
        }
        let mut numbers = numbers.clone();
        add_parts(&w, &mut numbers);
        let keys: Vec<&String> = w.matrices.iter().map(|m| &m.0).chain(w.vectors.iter().map(|v| &v.0)).collect();
        for key in keys.into_iter().filter(|k| k.as_str() != "b") {
            let flat = |value: &serde_json::Value| -> Vec<f64> {
                let mut stack = vec![value.clone()];
                let mut out = Vec::new();
                while let Some(top) = stack.pop() {
                    match top {
                        serde_json::Value::Array(list) => stack.extend(list.into_iter().rev()),
                        other => out.extend(other.as_f64()),
                    }
                }
                out
            };
            let theirs = flat(&document[key.as_str()]);
            let ours: Vec<f64> = entries(&w, key).iter().map(|f| value(f, &numbers)).collect();
            assert_eq!(ours.len(), theirs.len(), "{name} {key}");
            let size = theirs.iter().fold(1e-3_f64, |m, x| m.max(x.abs()));
            for (a, b) in ours.iter().zip(&theirs) {
                assert!((a - b).abs() <= 1e-10 * size, "{name} {key}: {ours:?} {theirs:?}");
            }
        }
    }
}

#[test]
fn formulas_have_the_values_of_the_forms_in_numbers() {
    let of = |name: &str| opened(&format!("../../examples/{name}.toml"));
    for name in ["arm", "double_pendulum", "heavy_top", "precessing_top", "sprung_carts", "tumbling", "two_inertias"] {
        check(name, &of(name), &FormQuestion::default());
    }
    for name in [
        "four_bar",
        "slider_crank",
        "parallelogram",
        "double_pendulum_cartesian",
        "pendulum",
        "chaplygin_sleigh",
        "sleigh",
        "car_axis",
    ] {
        check(name, &of(name), &none());
    }
    let named = |names: &[&str]| FormQuestion {
        independent: Some(names.iter().map(|n| (*n).to_owned()).collect()),
        ..FormQuestion::default()
    };
    check("natural", &data("pendulum_cart_natural"), &named(&["x", "theta"]));
    check("four_bar", &of("four_bar"), &named(&["A"]));
    let velocities = FormQuestion {
        velocities: Some("u = x'*cos(phi) + y'*sin(phi), w = phi'".to_owned()),
        ..FormQuestion::default()
    };
    // Letters for the coordinates and the inputs are the same, too.
    for name in ["precessing_top", "four_bar", "slider_crank"] {
        let model = of(name);
        let formulas = written(&model, Form::Lagrangian, &none()).to_json();
        let numbers = model.lagrangian(&At::default(), &none()).unwrap_or_else(|e| panic!("{e}")).to_json();
        for key in ["q", "along", "u"] {
            assert_eq!(formulas["names"][key], numbers["names"][key], "{name} {key}");
        }
    }
    check("sleigh", &data("sleigh"), &velocities);
}

/// What constraints move stands in the formulas, too, by the coordinates that are asked for.
#[test]
fn what_constraints_move_is_written_as_it_is_counted() {
    let model = super::typed::open(
        "[variables]\nx = { start = [0.5, 0.3], fixed = true }\nz = { start = 0.2, fixed = true }\n\
         [lagrangian]\nkinetic = \"(x'^2 + z'^2)/2\"\npotential = \"z\"\n[constraints]\nn = \"z' = x*x' + 0.3*cos(t) + x\"\n",
    );
    check("drift", &model, &FormQuestion::default());
    let w = written(&model, Form::Hamiltonian, &FormQuestion::default());
    assert_eq!(entries(&w, "s")[0], "0");
    let turned = FormQuestion { coordinates: Some("a = x + z, b = x - 2*z".to_owned()), ..FormQuestion::default() };
    check("turned", &model, &turned);
    let text = model.equations(&request(Form::Hamiltonian, FormQuestion::default())).unwrap();
    assert!(text.contains("∇H + [s; 0]") && text.contains("H depends on time"), "{text}");
}

#[test]
fn time_in_the_rates_of_quasi_velocities_is_written_as_it_is_counted() {
    let model = super::typed::open(
        "[variables]\nx = { start = 0.3, fixed = true }\ny = { start = -0.2, fixed = true }\n\
         u = { of = \"x\", rate = \"x'*(1 + t)\", start = 1, fixed = true }\n\
         w = { of = \"y\", rate = \"y' - x'*x*(1 + t)\", start = 0.4, fixed = true }\n\
         [lagrangian]\nkinetic = \"(x'^2 + 2*y'^2)/2 + x'*y\"\npotential = \"x^2*y\"\n",
    );
    check("timed", &model, &FormQuestion::default());
}

#[test]
fn coordinates_and_momenta_transform_in_formulas_as_in_numbers() {
    let model = data("double_pendulum");
    let of = |coordinates: Option<&str>, momenta: Momenta| FormQuestion {
        coordinates: coordinates.map(str::to_owned),
        momenta,
        ..FormQuestion::default()
    };
    check("unit", &model, &of(None, Momenta::Unit));
    check("angles", &model, &of(Some("a = q1, b = q1 + q2"), Momenta::Canonical));
    let curved = Momenta::Given("[[1, q2], [0, 1 + q1^2]]".to_owned());
    check("curved", &model, &of(Some("z1 = q1 + q2^3/3, z2 = sinh(q2)"), curved));
}

#[test]
fn documents_of_all_forms_are_matrices_of_formulas() {
    let model = data("sleigh");
    for (form, keys) in [
        (Form::Multipliers, &["M", "f", "A", "b"][..]),
        (Form::Reduced, &["M", "f", "Z"]),
        (Form::Explicit, &["alpha"]),
        (Form::Lagrangian, &["M", "C", "D", "g", "G", "J"]),
        (Form::Hamiltonian, &["H", "M", "J_minus_R", "G", "grad_q", "grad_p"]),
    ] {
        let document = written(&model, form, &none()).to_json();
        for key in ["q", "u", "constraints"] {
            assert!(document["names"][key].is_array(), "{form:?} {key}");
        }
        for key in keys {
            assert!(document["matrices"][*key].is_array(), "{form:?} {key}");
        }
    }
}

#[test]
fn long_formulas_are_written_by_named_parts() {
    let robot = opened("../../examples/robots/panda.urdf");
    let w = written(&robot, Form::Lagrangian, &none());
    assert!(w.abbreviations.len() > 20);
    let longest = w.matrices.iter().flat_map(|m| m.1.concat()).map(|f| f.len()).max().unwrap();
    assert!(longest < 20_000, "{longest}");
}

/// A force of a constraint may be driven: no part of it is lost, and formulas are what numbers are.
#[test]
fn forces_of_constraints_that_inputs_drive_stay() {
    let text = "dalembert = 1\n[inputs]\nmu = { value = 0.2 }\n[variables]\nx = { start = [0.2, 0.3] }\ny = { start = [0.1, 0] }\n\
        [lagrangian]\nkinetic = \"x'^2 + y'^2\"\npotential = \"2*9.81*y\"\n\
        [constraints]\nguide = { equation = \"y = 0.5*x^2\", force = { x = \"-(mu + mu^2)*x'\" } }\n";
    let model = dalembert::open_text("guide.toml", text).unwrap_or_else(|e| panic!("{e}"));
    for (name, form) in [("lagrangian", Form::Lagrangian), ("hamiltonian", Form::Hamiltonian)] {
        let rest = entries(&written(&model, form, &none()), "r");
        let numbers: HashMap<String, f64> =
            [("x", 0.2), ("y", 0.02), ("x'", 0.3), ("y'", 0.06), ("mu", 0.2)].map(|(n, x)| (n.to_owned(), x)).into();
        let found = value(&rest[0], &numbers);
        assert!((found + 0.24 * 0.3).abs() < 1e-14, "{name}: {rest:?} {found}");
    }
}

/// Formulas in LaTeX have one letter for each name, whatever the engine names itself.
#[test]
fn letters_of_the_model_are_its_own() {
    let text = "dalembert = 1\n[parameters]\nDelta = 0.7\nz_1 = 2\nw1 = 3\n[variables]\nx = { start = [0.1, 0] }\ny = { start = [0.3, 0] }\n\
        [lagrangian]\nkinetic = \"(x'^2 + y'^2)/2 + 0.2*Delta*x'*y'*cos(x - y)\"\npotential = \"z_1*cos(x) + w1*cos(x - y)\"\n";
    let model = dalembert::open_text("letters.toml", text).unwrap_or_else(|e| panic!("{e}"));
    let asked = request(Form::Hamiltonian, FormQuestion::default());
    let page = model.forms(&asked).unwrap_or_else(|e| panic!("{e}")).latex();
    assert!(page.contains(r"\Delta_0 &=") && page.contains(r"0.2 \Delta \cos(x - y)"), "{page}");
}

#[test]
fn velocities_by_name_have_the_offset_of_momenta() {
    let text = "dalembert = 1\n[variables]\nx = { start = [0.1, 0.2] }\ny = { start = [0.3, 0] }\nz = { start = [0, 0.4] }\n\
        [lagrangian]\nkinetic = \"x'^2 + (2 + cos(x))*y'^2 + z'^2 + x'*y'*sin(z) + y'*z'*cos(x) + 2*x*y'\"\npotential = \"x^2\"\n";
    let model = dalembert::open_text("offset.toml", text).unwrap_or_else(|e| panic!("{e}"));
    let forms = model.forms(&request(Form::Hamiltonian, FormQuestion::default())).unwrap_or_else(|e| panic!("{e}"));
    assert!(forms.text().contains("v = M⁻¹ (p - b)"), "{}", forms.text());
}
