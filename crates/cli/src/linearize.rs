//! `dalembert linearize MODEL`.

pub mod combination;
pub mod modes;
pub mod text;

use dalembert::io::ToJson;
use dalembert::{Linearize, Vary};

use crate::Outcome;
use crate::args::LinearizeArgs;
use crate::output::{complain, open_at, print_json, print_text};

/// Linearizes a model at one state.
pub fn run(args: &LinearizeArgs, json: bool) -> Outcome {
    let (loaded, set) = open_at(&args.model, &args.state)?;
    let auto = args.independent.is_empty() || matches!(args.independent.as_slice(), [only] if only == "auto");
    let vary = args.vary.iter().map(|(name, from, to)| Vary { name: name.clone(), from: *from, to: *to });
    let how = Linearize {
        set,
        at_equilibrium: args.at == "equilibrium",
        independent: (!auto).then(|| args.independent.clone()),
        inputs: listed(args.inputs.as_ref()),
        outputs: listed(args.outputs.as_ref()),
        candidate_inputs: listed(args.candidates_inputs.as_ref()),
        candidate_outputs: listed(args.candidates_outputs.as_ref()),
        orthonormal: args.basis == "orthonormal",
        descriptor: args.form == "descriptor",
        vary: vary.collect(),
        margin: args.margin,
    };
    let found = loaded.linearize(&how)?;
    if json {
        print_json(&found.to_json())?;
    } else {
        print_text(&text::of(&found))?;
    }
    if let Some(fitted) = &loaded.fitted {
        complain(&format!("note: {}", fitted.sentence()));
    }
    Ok(())
}

/// An empty list means none.
fn listed(names: Option<&Vec<String>>) -> Option<Vec<String>> {
    names.map(|list| if matches!(list.as_slice(), [one] if one.is_empty()) { Vec::new() } else { list.clone() })
}
