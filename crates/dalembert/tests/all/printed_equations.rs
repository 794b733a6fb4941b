//! Printed equations read back: the numbers that the model has, with all its letters.

use std::collections::HashMap;
use std::fs;

use dalembert::dynamics::StartValues;
use dalembert::dynamics::State;
use dalembert::dynamics::equations::Equations;
use dalembert::dynamics::forms::Written;
use dalembert::expr::{FreeNames, Graph, Program, parse};
use dalembert::io::ToJson;
use dalembert::{EquationsRequest, Form, Loaded, Style};

fn folder(of: &str) -> String {
    format!("{}/../../examples/{of}", env!("CARGO_MANIFEST_DIR"))
}

/// All models of a folder of examples, by name.
fn models(of: &str, ending: &str) -> Vec<String> {
    let names = fs::read_dir(folder(of)).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.filter(|n| n.ends_with(ending)).map(|n| folder(&format!("{of}/{n}"))).collect();
    names.sort();
    names
}

/// Spatial loops of many bodies, whose formulas take seconds.
fn is_large(path: &str) -> bool {
    ["delta", "stewart", "bricard", "panda", "humanoid"].iter().any(|name| path.contains(name))
}

fn opened(path: &str) -> Loaded {
    dalembert::open(path).unwrap_or_else(|e| panic!("{path}: {e}"))
}

fn request(form: Form) -> EquationsRequest {
    EquationsRequest { form, ..EquationsRequest::default() }
}

/// Coordinates about the start values, any velocities, any inputs.
fn anywhere(loaded: &Loaded) -> State {
    let mut state = StartValues::of(&loaded.model).state;
    let number = |k: usize| ((k + 1) as f64 * 0.618_033_988_75).fract() - 0.5;
    let joints = loaded.model.mechanism.iter().flat_map(|m| &m.joints);
    let quaternions: Vec<usize> = joints.flat_map(|j| &j.states).copied().collect();
    let plain: Vec<usize> = loaded.model.variables.iter().flat_map(|v| v.state.iter().copied()).collect();
    for (k, y) in state.y.iter_mut().enumerate().filter(|(k, _)| plain.contains(k) || !quaternions.contains(k)) {
        *y += 0.6 * number(k);
    }
    // Nothing drives closing joints in formulas but their own actuators.
    let closing = loaded.model.mechanism.as_ref().map_or(usize::MAX, |m| loaded.model.first_tau + m.columns.len());
    for (k, input) in state.inputs.iter_mut().enumerate().take(closing) {
        *input = (!loaded.model.inputs[k].in_constraint).then(|| number(k + 7));
    }
    state.t = 0.3;
    state
}

/// A number for every name of the model.
fn numbers(loaded: &Loaded, state: &State, inputs: &[f64]) -> HashMap<String, f64> {
    let model = &loaded.model;
    let mut out: HashMap<String, f64> = dalembert::dynamics::chosen::parameters(model).collect();
    out.insert("t".to_owned(), state.t);
    for v in &model.variables {
        out.extend(v.slots().zip(&v.state).map(|(name, &place)| (name.into_owned(), state.y[place])));
    }
    for joint in model.mechanism.iter().flat_map(|m| &m.joints) {
        out.extend(joint.coordinates.iter().cloned().zip(joint.states.iter().map(|&s| state.y[s])));
    }
    out.extend(model.inputs.iter().zip(inputs).map(|(i, &x)| (i.name.clone(), x)));
    out
}

/// Formulas, read as anyone would: what is abbreviated first.
fn values(w: &Written, formulas: &[String], at: &HashMap<String, f64>) -> Vec<f64> {
    let mut g = Graph::new();
    let mut known = HashMap::new();
    let mut waiting: Vec<&(String, String)> = w.abbreviations.iter().collect();
    while !waiting.is_empty() {
        let before = waiting.len();
        waiting.retain(|(name, formula)| {
            let e = parse(formula).unwrap().build(&mut g, &mut FreeNames).unwrap();
            let open = g.symbols_of(&[e]).iter().any(|&s| !known.contains_key(&s) && !at.contains_key(g.name(s)));
            if !open {
                let e = g.substitute(&[e], &known)[0];
                known.insert(g.symbol(name), e);
            }
            open
        });
        assert!(waiting.len() < before, "abbreviations that speak of what is not there: {waiting:?}");
    }
    let parsed: Vec<_> = formulas.iter().map(|f| parse(f).unwrap().build(&mut g, &mut FreeNames).unwrap()).collect();
    let all = g.substitute(&parsed, &known);
    let symbols = g.symbols_of(&all);
    let inputs: Vec<f64> =
        symbols.iter().map(|&s| *at.get(g.name(s)).unwrap_or_else(|| panic!("no number for {}", g.name(s)))).collect();
    let mut out = vec![0.0; all.len()];
    Program::compile(&g, &symbols, &all).unwrap().evaluate(&inputs, &mut Vec::new(), &mut out);
    out
}

fn entries(w: &Written, key: &str) -> Vec<String> {
    let vector = w.vectors.iter().find(|v| v.0 == key).map(|v| v.1.clone());
    let matrix = w.matrices.iter().find(|m| m.0 == key).map(|m| m.1.concat());
    vector.or(matrix).unwrap_or_else(|| panic!("no {key}"))
}

fn same(what: &str, found: &[f64], wanted: &[f64]) {
    let size = wanted.iter().fold(1e-3_f64, |m, x| m.max(x.abs()));
    assert_eq!(found.len(), wanted.len(), "{what}");
    for (k, (a, b)) in found.iter().zip(wanted).enumerate() {
        assert!((a - b).abs() <= 1e-11 * size, "{what}, entry {k}: {a} instead of {b}");
    }
}

/// M, f, A, b of printed formulas against those of a model's numbers, at a state.
fn holds(what: &str, w: &Written, loaded: &Loaded, own_values: bool) {
    let (model, state) = (&loaded.model, anywhere(loaded));
    let n = model.n();
    let mut equations = Equations::new(model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    let at = numbers(loaded, &state, equations.inputs());
    let mut mass = vec![0.0; n * n];
    equations.mass_into(&mut mass);
    let own = values(w, &entries(w, "M"), &at);
    same(&format!("{what}: M"), &own, &mass);
    let (f, phi) = (values(w, &entries(w, "f"), &at), values(w, &entries(w, "phi"), &at));
    // What a parent gives a module as a formula of time has numbers in it.
    let interfaces = model.classes.iter().map(|c| &c.interface.parameters);
    if own_values || interfaces.flatten().all(|p| p.moving.is_none()) {
        same(&format!("{what}: f"), &f, &equations.force);
    }
    same(&format!("{what}: phi"), &phi, &equations.phi);
    let rows = values(w, &entries(w, "A"), &at);
    let b = values(w, &entries(w, "b"), &at);
    for r in 0..model.rows.len() {
        let mut wanted = vec![0.0; n + 1];
        equations.row(r).for_each(|(c, x)| wanted[c] += x);
        wanted[n] = equations.b[r];
        let own = [&rows[r * n..(r + 1) * n], &[b[r]]].concat();
        same(&format!("{what}: {}", model.rows[r].name), &own, &wanted);
    }
}

/// Every example and the robots: what is printed, read back, has the numbers of `evaluate`.
#[test]
fn printed_equations_have_the_numbers_of_the_model() {
    for path in models("", ".toml").into_iter().chain(models("robots", ".urdf")).filter(|p| !is_large(p)) {
        let loaded = opened(&path);
        let written = loaded.forms(&request(Form::Multipliers)).unwrap_or_else(|e| panic!("{path}: {e}")).written();
        // Letters were found for all numbers of bodies.
        assert_eq!(written.notes, Vec::<String>::new(), "{path}");
        holds(&path, &written, &loaded, true);
    }
}

/// Couplings that are rounding beside the inertias that they couple, wherever bodies are, print as zeros.
#[test]
fn couplings_that_are_none_are_zeros() {
    for path in models("", ".toml").into_iter().filter(|p| !is_large(p)) {
        let loaded = opened(&path);
        if loaded.model.mechanism.is_none() {
            continue;
        }
        let written = loaded.forms(&request(Form::Multipliers)).unwrap_or_else(|e| panic!("{path}: {e}")).written();
        let (formulas, n) = (entries(&written, "M"), loaded.model.n());
        let mut largest = vec![0.0_f64; n * n];
        for k in 0..3 {
            let mut state = anywhere(&loaded);
            let number = |i: usize| ((i + 5 * k + 1) as f64 * 0.414_213_562_37).fract();
            state.y.iter_mut().enumerate().for_each(|(i, y)| *y += number(i));
            let at = numbers(&loaded, &state, &vec![0.0; loaded.model.inputs.len()]);
            let m = values(&written, &formulas, &at);
            for (e, most) in largest.iter_mut().enumerate() {
                let (i, j) = (e / n, e % n);
                *most = most.max(m[e].abs() / (m[i * n + i] * m[j * n + j]).abs().sqrt());
            }
        }
        for (e, (formula, most)) in formulas.iter().zip(&largest).enumerate() {
            assert!(formula == "0" || *most > 1e-12, "{path}: M[{}, {}] = {formula}", e / n, e % n);
        }
    }
}

/// Letters are letters: with other values for all constant parameters at once, the same formulas have the numbers of the model that has
/// those values.
#[test]
fn formulas_of_bodies_hold_for_other_parameters() {
    for path in models("", ".toml").into_iter().filter(|p| !is_large(p)) {
        let loaded = opened(&path);
        if loaded.model.mechanism.is_none() {
            continue;
        }
        let Ok(forms) = loaded.forms(&request(Form::Multipliers)) else { continue };
        let root = &loaded.spec.definitions[loaded.spec.root.0];
        let constant = root.parameters.iter().filter(|p| p.value.ast.is_number().is_some_and(|x| x != 0.0));
        let others: Vec<(String, f64)> = constant
            .enumerate()
            .map(|(k, p)| (p.name.value.clone(), p.value.ast.is_number().unwrap() * (1.02 + 0.01 * (k % 5) as f64)))
            .collect();
        // Counts, such as teeth of gears, and angles between axes may not be changed freely: then there is no such model.
        let Ok(changed) = dalembert::open_with(&path, &others) else { continue };
        holds(&format!("{path} with {others:?}"), &forms.written(), &changed, false);
    }
}

/// No formula of bodies shows the sixteen digits of a number that is a product of parameters, and what is read says so where digits are
/// left out.
#[test]
fn numbers_are_short_for_readers_and_whole_for_programs() {
    for (name, rounded) in [("four_bar.toml", false), ("jansen.toml", false), ("robots/ur5.urdf", true)] {
        let loaded = opened(&folder(name));
        let forms = loaded.forms(&request(Form::Multipliers)).unwrap();
        for text in [forms.text(), forms.latex()] {
            let long = text.split(|c: char| !c.is_ascii_digit() && c != '.').find(|number| {
                number.contains('.')
                    && number.trim_start_matches(['0', '.']).bytes().filter(u8::is_ascii_digit).count() > 6
            });
            assert_eq!(long, None, "{name}: {text}");
            assert_eq!(text.contains("rounded to 6 digits"), rounded, "{name}: {text}");
        }
    }
}

#[test]
fn names_of_bodies_print_as_their_letters() {
    let latex = |name: &str, form: Form| {
        let request = EquationsRequest { style: Style::Latex, ..request(form) };
        opened(&folder(name)).equations(&request).unwrap()
    };
    let top = latex("precessing_top.toml", Form::Hamiltonian);
    assert!(top.contains(r"p_{\omega_{\mathrm{tip},x}}") && !top.contains(r"\mathrm{wx}"), "{top}");
    let arm = latex("robots/ur5.urdf", Form::Multipliers);
    assert!(arm.contains(r"\tau_{\mathrm{shoulder\_pan\_joint}}"), "{}", &arm[..2000]);
    assert!(arm.contains(r"\mathrm{wrist\_1\_joint}"), "{}", &arm[..2000]);
}

/// A rate is written as what it is the rate of, with a dot: ω̇ carries the index that ω carries, in every form.
#[test]
fn dots_stand_on_letters_that_are_there() {
    for name in ["rolling_disc.toml", "precessing_top.toml", "tumbling.toml"] {
        let mut dotted = 0;
        for form in [Form::Multipliers, Form::Explicit, Form::Lagrangian] {
            let request = EquationsRequest { style: Style::Latex, ..request(form) };
            let latex = opened(&folder(name)).equations(&request).unwrap();
            for letter in ["\\dot\\omega", "\\dot{v}"] {
                for rest in latex.split(letter).skip(1) {
                    let index =
                        &rest[..=rest.find('}').and_then(|end| Some(end + 1 + rest[end + 1..].find('}')?)).unwrap()];
                    let plain = format!("{}{index}", letter.replace("\\dot", "").trim_matches(['{', '}']));
                    dotted += 1;
                    assert!(latex.contains(&plain), "{name}, {form:?}: {letter}{index} is the rate of nothing");
                }
            }
        }
        assert!(dotted > 3, "{name}: {dotted}");
    }
}

/// What has no equations in a form, or is asked for by a wrong name: one sentence with the name, from formulas as from numbers.
#[test]
fn refusals_are_sentences_with_names() {
    let of = |rest: &str| {
        let source =
            format!("dalembert = 1\n[variables]\nx = {{ start = [0.3, 0.8], fixed = true }}\ny = {{}}\n{rest}");
        dalembert::open_text("model.toml", &source).unwrap_or_else(|e| panic!("{e}"))
    };
    let said = |model: &Loaded, request: &EquationsRequest| match model.forms(request) {
        Ok(_) => panic!("was answered: {request:?}"),
        Err(e) => e.to_string(),
    };
    let kinetic = "[lagrangian]\nkinetic = \"x'^2/2 + y'^2/2\"\n";
    let squared = of(&format!("{kinetic}[inputs]\nu = 1\n[forces]\nx = \"u^2\"\n"));
    let dry = of("[lagrangian]\nkinetic = \"x'^2/2 + y'^2/2\"\ndissipation = \"0.1*abs(x')^3\"\n");
    let light = of("[lagrangian]\nkinetic = \"x'^2/2\"\npotential = \"x^2\"\n");
    let plain = of(kinetic);
    let named = |form: Form, name: &str| EquationsRequest { independent: vec![name.to_owned()], ..request(form) };
    let sentences = [
        said(&squared, &request(Form::Lagrangian)),
        said(&dry, &request(Form::Hamiltonian)),
        said(&light, &request(Form::Hamiltonian)),
        said(&light, &request(Form::Explicit)),
        said(&plain, &named(Form::Reduced, "z")),
        said(&plain, &EquationsRequest { numbers: vec!["k".into()], ..request(Form::Multipliers) }),
        EquationsRequest::from_words("lagrangian", "text", Some("coordinates"), &[]).unwrap_err().to_string(),
        EquationsRequest::from_words("multipliers", "text", None, &["x".to_owned()]).unwrap_err().to_string(),
    ];
    insta::assert_snapshot!(sentences.join("\n"));
}

/// An axis that turns with a parameter stands as its number, and that is said.
#[test]
fn numbers_in_place_of_formulas_are_told() {
    let source = "dalembert = 1\n[parameters]\ntilt = 0.3\n[bodies.bar]\nmass = 2\ncom = [0.1, 0, 0]\ninertia = [0.1, 0.2, 0.3, 0, 0, 0]\n\
                  [joints.A]\ntype = \"revolute\"\nbetween = [\"ground\", \"bar\"]\naxis = [\"sin(tilt)\", 0, \"cos(tilt)\"]\n";
    let model = dalembert::open_text("model.toml", source).unwrap_or_else(|e| panic!("{e}"));
    let forms = model.forms(&request(Form::Multipliers)).unwrap();
    let notes = forms.written().notes;
    assert!(notes.len() == 1 && notes[0].contains("`A`"), "{notes:?}");
    assert!(
        forms.text().contains(notes[0].split(' ').take(4).collect::<Vec<_>>().join(" ").as_str()),
        "{}",
        forms.text()
    );
}

/// Long names make long products: no line is wider than a screen where it can be broken.
#[test]
fn products_of_long_names_are_broken() {
    let names: Vec<String> = (1..=5).map(|k| format!("a_coordinate_with_a_long_name_{k}")).collect();
    let variables: Vec<String> = names.iter().map(|n| format!("{n} = {{ start = 0.4 }}")).collect();
    let squares: Vec<String> = names.iter().map(|n| format!("{n}'^2")).collect();
    let cosines: Vec<String> = names.iter().map(|n| format!("cos({n})")).collect();
    let model = super::typed::open(&format!(
        "[variables]\n{}\n[lagrangian]\nkinetic = \"{}\"\npotential = \"{}\"\n",
        variables.join("\n"),
        squares.join(" + "),
        cosines.join("*")
    ));
    for form in [Form::Multipliers, Form::Reduced, Form::Explicit, Form::Lagrangian, Form::Hamiltonian] {
        let text = model.equations(&request(form)).unwrap_or_else(|e| panic!("{e}"));
        let wide = text.lines().find(|line| line.chars().count() > 100);
        assert_eq!(wide, None, "{form:?}");
    }
}

/// A fraction that is written whole is no number that was cut.
#[test]
fn only_cut_numbers_are_called_rounded() {
    let text = |k: &str| {
        let model = dalembert::open_text(
            "model.toml",
            &format!(
                "dalembert = 1\n[variables]\nx = {{}}\ny = {{}}\nz = {{}}\n[lagrangian]\nkinetic = \"(x'^2 + 2*y'^2 + 3*z'^2)/2\"\n\
                 potential = \"{k}*x^2\"\n[constraints]\ntie = \"x + 2*y = z\"\n"
            ),
        );
        let model = model.unwrap_or_else(|e| panic!("{e}"));
        model.equations(&request(Form::Reduced)).unwrap_or_else(|e| panic!("{e}"))
    };
    assert!(!text("7/6").contains("rounded"), "{}", text("7/6"));
    assert!(text("exp(1)/3").contains("rounded"), "{}", text("exp(1)/3"));
}

/// Forces that all cancel are none beside those that would move a body at its own pace: a spring to a point of a hinge's axis, gravity along the normal of a
/// plane.
#[test]
fn bodies_that_nothing_moves_are_written() {
    let spring = "[springs.s]\nbetween = [\"ground\", \"b\"]\npoints = [[0.1, 0.3, 0.2], [0.2, 0, 0]]\nstiffness = 20\nlength = 0.3\n";
    let hinge = |body: &str, joint: &str, spring: &str| {
        format!(
            "{body}[joints.j]\ntype = \"revolute\"\nbetween = [\"ground\", \"b\"]\naxis = [1, 0, 0]\nframes = [{{ rotation = {{ rpy = [0, 0.3, 0] }} }}, {{}}]\n{joint}{spring}"
        )
    };
    let ball = "[bodies.b]\nmass = 1\ninertia = { ball = 0.1 }\n";
    let other = "[bodies.b]\nmass = 1.5\ncom = [0.1, 0, -0.3]\ninertia = [0.05, 0.04, 0.05, 0.005, 0, 0]\n";
    let plane = "gravity = [0, -9.81, 0]\n[bodies.b]\nmass = 1.5\ncom = [0.2, 0, 0]\ninertia = { ball = 0.1 }\n\
                 [joints.j]\ntype = \"planar\"\nbetween = [\"ground\", \"b\"]\nframes = [{ rotation = { rpy = [1.5707963267948966, 0, 0] } }, {}]\n";
    let models = [
        hinge(ball, "", spring),
        hinge(other, "stiffness = 5\nrest = 0.2\narmature = 0.01\n", &format!("{spring}damping = 0.5\n")),
        plane.to_owned(),
    ];
    for text in models {
        let model = super::typed::open(&text);
        for form in [Form::Explicit, Form::Reduced, Form::Multipliers] {
            let request = request(form);
            model.equations(&request).unwrap_or_else(|e| panic!("{form:?}: {e}\n{text}"));
        }
    }
}

/// A coil, a resistor and a capacitor in series with a source, by the textbook; and a ladder at any state: 𝒥 is skew, ℛ = ℛᵀ, and the parts of the form are those of the equations, M, f and A.
#[test]
fn networks_have_a_port_hamiltonian_form() {
    let series = super::typed::open(
        "[parameters]\nL = 0.5\nC = 2\nR = 3\n[variables]\ni = { order = 1 }\nv = { order = 1 }\n[inputs]\nu = 0\n[equations]\n\
         mass = { i = { i = \"L\" }, v = { v = \"C\" } }\nforce = { i = \"u - R*i - v\", v = \"i\" }\n",
    );
    let w = series.forms(&request(Form::Hamiltonian)).unwrap_or_else(|e| panic!("{e}")).written();
    for (key, wanted) in [
        ("M", vec!["L", "0", "0", "C"]),
        ("J_minus_R", vec!["-R", "-1", "1", "0"]),
        ("R", vec!["R", "0", "0", "0"]),
        ("G", vec!["1", "0"]),
    ] {
        assert_eq!(entries(&w, key), wanted, "{key}");
    }
    assert!(!w.vectors.iter().any(|v| v.0 == "r"), "{:?}", w.vectors);
    let diode = super::typed::open(
        "[parameters]\nC = 2\n[variables]\nv = { order = 1, start = 0.3 }\n[inputs]\nu = 0.5\n[equations]\n\
         mass = { v = { v = \"C\" } }\nforce = { v = \"u - v/4 - (exp(v) - 1)\" }\n",
    );
    for loaded in [series, diode, opened(&folder("rlc_ladder.toml"))] {
        let w = loaded.forms(&request(Form::Hamiltonian)).unwrap_or_else(|e| panic!("{e}")).written();
        let (model, state) = (&loaded.model, anywhere(&loaded));
        let n = model.n();
        let mut equations = Equations::new(model);
        equations.evaluate(state.t, &state.y, &state.inputs);
        let at = numbers(&loaded, &state, equations.inputs());
        let of = |key: &str| values(&w, &entries(&w, key), &at);
        let (mut mass, x) = (vec![0.0; n * n], values(&w, &w.v, &at));
        equations.mass_into(&mut mass);
        same("M", &of("M"), &mass);
        let (structure, losses, inputs) = (of("J_minus_R"), of("R"), of("G"));
        let rest = if w.vectors.iter().any(|v| v.0 == "r") { of("r") } else { vec![0.0; n] };
        let u = equations.inputs();
        let row = |m: &[f64], x: &[f64], i: usize| -> f64 { (0..x.len()).map(|j| m[i * x.len() + j] * x[j]).sum() };
        let force: Vec<f64> = (0..n).map(|i| row(&structure, &x, i) + row(&inputs, u, i) + rest[i]).collect();
        same("f", &force, &equations.force);
        for i in 0..n {
            for j in 0..n {
                let both = structure[i * n + j] + structure[j * n + i];
                assert!((both + 2.0 * losses[i * n + j]).abs() < 1e-14 * (1.0 + both.abs()), "{i}, {j}");
            }
        }
        let energy: f64 = (0..n).map(|i| 0.5 * x[i] * row(&mass, &x, i)).sum();
        same("H", &of("H"), &[energy]);
        let rows = model.rows.len();
        let carried = if rows > 0 { of("J") } else { Vec::new() };
        for r in 0..rows {
            let mut wanted = vec![0.0; n];
            equations.row(r).for_each(|(c, x)| wanted[c] += x);
            let own: Vec<f64> = (0..n).map(|c| carried[c * rows + r]).collect();
            same(&model.rows[r].name, &own, &wanted);
        }
    }
}

/// Where M changes with the state ½ xᵀM x is not what is stored, and choices for coordinates have nothing to choose: both are said.
#[test]
fn networks_without_such_a_form_say_why() {
    let model = |mass: &str| {
        super::typed::open(&format!(
            "[variables]\na = {{ order = 1, start = 1 }}\n[equations]\nmass = {{ a = {{ a = \"{mass}\" }} }}\nforce = {{ a = \"-a\" }}\n"
        ))
    };
    let refused = |mass: &str, request: &EquationsRequest| {
        model(mass).forms(request).err().map_or_else(|| panic!("has one"), |e| e.to_string())
    };
    let said = refused("1 + a^2", &request(Form::Hamiltonian));
    assert!(said.contains("`a'`") && said.contains("is not what is stored"), "{said}");
    let mut chosen = request(Form::Hamiltonian);
    chosen.choice.velocities = Some("w = a'".to_owned());
    let said = refused("2", &chosen);
    assert!(said.contains("no coordinates or velocities are chosen"), "{said}");
    // The Lagrangian form stays one of mechanics, and says where to look.
    let said = refused("2", &request(Form::Lagrangian));
    assert!(said.contains("of order 2") && said.contains("--form hamiltonian"), "{said}");
}

/// What formulas hold on is told to programs as it is to readers, and so is P of linear systems: P² = P, and its trace counts the constraints.
#[test]
fn conditions_and_projectors_are_told_to_programs() {
    let path = folder("slider_crank.toml");
    for form in [Form::Reduced, Form::Explicit] {
        let forms = opened(&path).forms(&request(form)).unwrap_or_else(|e| panic!("{e}"));
        let (text, w) = (forms.text(), forms.written());
        assert!(text.contains("Valid where") && !w.conditions.is_empty(), "{text}");
        assert_eq!(w.to_json()["conditions"].as_array().map(Vec::len), Some(w.conditions.len()));
    }
    let linear = super::typed::open(
        "[parameters]\nm = 2\nk = 3\n[variables]\nx = {}\ny = {}\n[lagrangian]\nkinetic = \"m*x'^2/2 + y'^2/2\"\npotential = \"k*x^2/2\"\n\
         [constraints]\nc = \"x = 2*y\"\n",
    );
    let w = linear.forms(&request(Form::Reduced)).unwrap_or_else(|e| panic!("{e}")).written();
    let at = numbers(&linear, &anywhere(&linear), &[]);
    let p = values(&w, &entries(&w, "P"), &at);
    let square: Vec<f64> = (0..4).map(|e| (0..2).map(|k| p[e / 2 * 2 + k] * p[2 * k + e % 2]).sum()).collect();
    same("P²", &square, &p);
    assert!((p[0] + p[3] - 1.0).abs() < 1e-12, "the trace is the number of constraints: {p:?}");
}
