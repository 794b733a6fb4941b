//! `dalembert equations MODEL`.

use dalembert::equations::{Basis, EquationsRequest, Form, Style};
use serde_json::json;

use crate::Outcome;
use crate::args::{BasisName, EquationsArgs, FormName, StyleName};
use crate::output::{open, pretty, print};

/// Prints a model's equations.
pub fn run(args: &EquationsArgs, json: bool) -> Outcome {
    let (loaded, _) = open(&args.model, &[])?;
    let request = EquationsRequest {
        form: match args.form {
            FormName::Multipliers => Form::Multipliers,
            FormName::Reduced => Form::Reduced,
            FormName::Explicit => Form::Explicit,
        },
        style: match args.style {
            StyleName::Text => Style::Text,
            StyleName::Latex => Style::Latex,
        },
        basis: match args.basis {
            BasisName::Orthogonal => Basis::Orthogonal,
            BasisName::Coordinates => Basis::Coordinates,
        },
        independent: args.independent.clone(),
    };
    let text = loaded.equations(&request)?;
    print(&if json { pretty(&json!({ "equations": text })) } else { text });
    Ok(())
}
