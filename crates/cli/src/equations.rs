//! `dalembert equations MODEL`.

use dalembert::dynamics::forms::FormQuestion;
use dalembert::equations::EquationsRequest;
use dalembert::io::ToJson;
use dalembert::{EnergyForm, Error, Form, Style};
use serde_json::json;

use crate::Outcome;
use crate::args::EquationsArgs;
use crate::evaluate::forms::{refused_without, words};
use crate::output::{columns, complain, open, print, print_json};

/// Lines that a person still reads.
const MANY: usize = 300;

/// How to have less to read.
fn shorter(form: Form) -> &'static str {
    match form {
        Form::Multipliers => "`evaluate` gives the numbers at a state",
        Form::Hamiltonian => {
            "mostly, --eliminate none or --form multipliers has fewer; `evaluate` gives the numbers at a state"
        }
        _ => "mostly, --form multipliers has fewer; `evaluate` gives the numbers at a state",
    }
}

/// Prints a model's equations.
pub fn run(args: &EquationsArgs, json: bool) -> Outcome {
    let words = EquationsRequest::from_words(&args.form, &args.style, args.basis.as_deref(), &args.independent)?;
    let choice = choice(args)?;
    let (loaded, set) = open(&args.model)?;
    let numbers = args.model.set.iter().map(|s| s.name.clone()).filter(|name| loaded.has_parameter(name)).collect();
    let request = EquationsRequest { set, numbers, choice, ..words };
    let forms = loaded.forms(&request)?;
    let text = match request.style {
        Style::Text if !json => forms.text_within(columns(&std::io::stdout()).unwrap_or(usize::MAX)),
        Style::Text => forms.text(),
        Style::Latex => forms.latex(),
    };
    if !json {
        let lines = text.lines().count();
        if lines > MANY {
            complain(&format!("note: {lines} lines; {}", shorter(request.form)));
        }
        return print(&text);
    }
    let mut document = forms.written().to_json();
    document["equations"] = json!(text);
    print_json(&document)
}

/// Choices for the Lagrangian and the Hamiltonian form.
fn choice(args: &EquationsArgs) -> Result<FormQuestion, Error> {
    let words = words(&args.choice, &args.independent);
    match EnergyForm::from_word(&args.form) {
        Ok(form) => words.question(form),
        Err(_) => match refused_without(&args.choice) {
            Some(error) => Err(error),
            None => Ok(FormQuestion::default()),
        },
    }
}
