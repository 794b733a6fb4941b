//! `dalembert equations MODEL`.

use dalembert::equations::EquationsRequest;
use serde_json::json;

use crate::Outcome;
use crate::args::EquationsArgs;
use crate::output::{open, print, print_json};

/// Prints a model's equations.
pub fn run(args: &EquationsArgs, json: bool) -> Outcome {
    let words = EquationsRequest::from_words(&args.form, &args.style, args.basis.as_deref(), &args.independent)?;
    let (loaded, set) = open(&args.model)?;
    let numbers = args.model.set.iter().map(|s| s.0.clone()).filter(|name| loaded.has_parameter(name)).collect();
    let request = EquationsRequest { set, numbers, ..words };
    let text = loaded.equations(&request)?;
    if json { print_json(&json!({ "equations": text })) } else { print(&text) }
}
