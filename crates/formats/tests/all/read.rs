//! What a model file says arrives in the specification, in order and with its places.

use dalembert_formats::{Code, read_text};
use dalembert_spec::spec::{ModelSpec, Span};

const HOOP: &str = r#"dalembert = 1
title = "Hoop"
[parameters]
m = { value = 2.0, unit = "kg" }
R = "1/2 + 1/2"
r = 0.2
[variables]
rho   = { unit = "m" }
theta = { unit = "rad", start = [0.1, "r"], fixed = true }
i     = { order = 1, start = 0, fixed = [false] }
u     = { of = "rho", rate = "rho'/r" }
[lagrangian]
kinetic     = "m/2*rho'^2"
potential   = '''m*rho'''
dissipation = 0
[equations]
mass.i.i = "1"
force = { i = "-(i/R)" }
[forces]
"leg[0].x" = "tau"
[inputs]
tau = { value = "sin(t)", unit = "N m" }
free = {}
[constraints]
contact = "rho = R + r"
guide = { equation = "theta = 0", force = { rho = "-1" }, noise = 1e-3, baumgarte = [10, 100.0], repeat = 3 }
[outputs]
normal = "reaction(contact)"
both = { value = "2*rho", unit = "m" }
[simulate]
until = 2
every = 0.01
tolerance = 1e-9
method = "null-space"
integrator = "dopri5"
baumgarte = [1, 2]
"#;

fn hoop() -> ModelSpec {
    read_text("hoop.toml", HOOP).unwrap_or_else(|faults| panic!("{faults}"))
}

fn at(spec: &ModelSpec, span: Span) -> &str {
    &spec.sources.files[span.source.0 as usize].text[span.range()]
}

#[test]
fn tables_arrive_in_order() {
    let spec = hoop();
    let top = &spec.definitions[spec.root.0];
    assert_eq!(spec.title.as_deref(), Some("Hoop"));
    let names: Vec<&str> = top.parameters.iter().map(|p| p.name.value.as_str()).collect();
    assert_eq!(names, ["m", "R", "r"]);
    let names: Vec<&str> = top.variables.iter().map(|v| v.name.value.as_str()).collect();
    assert_eq!(names, ["rho", "theta", "i", "u"]);
    assert_eq!(top.parameters[0].unit.as_ref().map(|u| u.value.as_str()), Some("kg"));
    assert_eq!(top.parameters[2].value.ast.is_number(), Some(0.2));
    let equations = top.equations.as_ref().expect("equations");
    assert_eq!((equations.mass.len(), equations.force.len()), (1, 1));
    assert_eq!(top.forces[0].0.value, "leg[0].x");
    assert!(top.inputs[0].value.is_some() && top.inputs[1].value.is_none());
    assert_eq!(top.outputs[1].unit.as_ref().map(|u| u.value.as_str()), Some("m"));
}

#[test]
fn variables_keep_order_start_and_fixed() {
    let spec = hoop();
    let variables = &spec.definitions[0].variables;
    assert!(variables[0].order.is_none() && variables[0].start.is_empty() && variables[0].fixed_span.is_none());
    assert_eq!((variables[1].start.len(), variables[1].fixed.as_slice()), (2, [true, true].as_slice()));
    assert_eq!(variables[2].order.as_ref().map(|o| o.value), Some(1));
    assert_eq!(variables[2].fixed, [false]);
    assert_eq!(variables[3].quasi.as_ref().map(|q| q.of.value.as_str()), Some("rho"));
}

#[test]
fn constraints_keep_their_options() {
    let spec = hoop();
    let guide = &spec.definitions[0].constraints[1];
    assert_eq!(guide.force[0].0.value, "rho");
    assert_eq!(guide.noise.as_ref().and_then(|n| n.ast.is_number()), Some(1e-3));
    assert_eq!(guide.baumgarte, Some((10.0, 100.0)));
    assert_eq!(guide.repeat.as_ref().map(|r| r.value), Some(3));
}

#[test]
fn simulation_options_arrive() {
    let simulate = hoop().simulate;
    assert_eq!(simulate.until.map(|v| v.value), Some(2.0));
    assert_eq!(simulate.every.map(|v| v.value), Some(0.01));
    assert_eq!(simulate.tolerance.map(|v| v.value), Some(1e-9));
    assert_eq!(simulate.method.map(|v| v.value), Some("null-space".to_owned()));
    assert_eq!(simulate.integrator.map(|v| v.value), Some("dopri5".to_owned()));
    assert_eq!(simulate.baumgarte.map(|v| v.value), Some((1.0, 2.0)));
}

#[test]
fn places_lead_back_to_the_text() {
    let spec = hoop();
    let top = &spec.definitions[0];
    assert_eq!(at(&spec, top.variables[1].name.span), "theta");
    let lagrangian = top.lagrangian.as_ref().expect("lagrangian");
    for (formula, text) in [(&lagrangian.kinetic, "m/2*rho'^2"), (&lagrangian.potential, "m*rho")] {
        let formula = formula.as_ref().expect("a formula");
        assert!(formula.verbatim);
        assert_eq!(at(&spec, formula.span), text);
        for (name, _, span) in formula.ast.names() {
            assert!(at(&spec, formula.locate(span)).starts_with(&name));
        }
    }
    let contact = &top.constraints[0];
    let (name, _, span) = contact.right.ast.names().remove(1);
    assert_eq!((name.as_str(), at(&spec, contact.right.locate(span))), ("r", "r"));
    assert_eq!(at(&spec, top.span), "dalembert = 1");
}

#[test]
fn windows_files_are_read() {
    let text = format!("\u{feff}{}", HOOP.replace('\n', "\r\n"));
    let spec = read_text("hoop.toml", &text).unwrap_or_else(|faults| panic!("{faults}"));
    let top = &spec.definitions[0];
    assert_eq!(top.variables.len(), 4);
    assert_eq!(at(&spec, top.constraints[0].left.span), "rho = R + r");
}

#[test]
fn formulas_on_several_lines_keep_their_places() {
    let text = "dalembert = 1\n[lagrangian]\nkinetic = \"\"\"\nm/2*x'^2\n  + y\"\"\"\n";
    let spec = read_text("a.toml", text).unwrap_or_else(|faults| panic!("{faults}"));
    let kinetic = spec.definitions[0].lagrangian.as_ref().and_then(|l| l.kinetic.as_ref()).expect("kinetic");
    let (name, _, span) = kinetic.ast.names().pop().expect("a name");
    assert_eq!((name.as_str(), at(&spec, kinetic.locate(span))), ("y", "y"));
}

#[test]
fn a_text_cannot_include_files() {
    let faults = read_text("a.toml", "dalembert = 1\n[modules]\nA = { model = \"b.toml\" }\n").expect_err("no folder");
    assert_eq!(faults.list[0].code, Code::Path);
}
