//! `dalembert linearize MODEL`.

pub mod modes;
pub mod text;

use dalembert::io::ToJson;
use dalembert::io::identity::check_apart;
use dalembert::io::mat::mat;
use dalembert::io::plain::one_line;
use dalembert::io::results::{check_writable, write_bytes};
use dalembert::{Error, Linearize, Loaded, Vary};

use crate::Outcome;
use crate::args::LinearizeArgs;
use crate::output::{Failed, check_page, complain, open_at, print, print_json, print_text};

/// Linearizes a model at one state.
pub fn run(args: &LinearizeArgs, json: bool) -> Outcome {
    // Where a parameter is varied, each of its values chooses an assembly.
    let (loaded, set) = open_at(&args.model, &args.state.anywhere())?;
    check_target(args, &loaded)?;
    let auto = args.independent.is_empty() || matches!(args.independent.as_slice(), [only] if only == "auto");
    let ends = args.vary.iter().flat_map(|(name, from, to)| [(name.as_str(), from), (name.as_str(), to)]);
    loaded.check_kinds(ends)?;
    let vary = args.vary.iter().map(|(name, from, to)| Vary { name: name.clone(), from: from.value, to: to.value });
    let how = Linearize {
        set,
        branch: args.state.branch.clone(),
        at_equilibrium: args.at == "equilibrium",
        independent: (!auto).then(|| args.independent.clone()),
        inputs: listed(args.inputs.as_ref()),
        outputs: listed(args.outputs.as_ref()),
        candidate_inputs: listed(args.candidates_inputs.as_ref()),
        candidate_outputs: listed(args.candidates_outputs.as_ref()),
        orthonormal: args.basis == "orthonormal",
        descriptor: args.form == "descriptor",
        responses: args.report.is_some(),
        vary: vary.collect(),
        margin: args.margin,
    };
    let found = loaded.linearize(&how)?;
    if let Some(path) = &args.mat {
        write_bytes(path, &mat(&found))?;
    }
    if let Some(path) = &args.report {
        write_bytes(path, loaded.linear_page(&how, &found).as_bytes())?;
    }
    if json {
        print_json(&found.to_json())?;
    } else {
        print_text(&text::of(&loaded.told_linearization(&found)))?;
        for path in [&args.report, &args.mat].into_iter().flatten() {
            print(&format!("\nwrote {}", one_line(&path.display().to_string())))?;
        }
    }
    if let Some(fitted) = &loaded.fitted {
        complain(&format!("note: {}", fitted.sentence()));
    }
    Ok(())
}

/// Whether files have places to go that are not the model's.
fn check_target(args: &LinearizeArgs, loaded: &Loaded) -> Result<(), Failed> {
    let usage = |message: String| Failed::Verb(Error::Usage(message));
    if let Some(path) = args.mat.as_deref() {
        let extension = path.extension().map(|e| e.to_string_lossy().to_lowercase());
        if extension.as_deref() != Some("mat") {
            let name = one_line(&path.display().to_string());
            return Err(usage(format!("--mat writes a MATLAB file, and {name} does not end in .mat")));
        }
    }
    if let Some(path) = args.report.as_deref() {
        check_page(path)?;
    }
    let mut inputs = loaded.files();
    inputs.extend(args.state.file());
    let named = [("--report", args.report.as_deref()), ("--mat", args.mat.as_deref())];
    let targets: Vec<_> = named.into_iter().filter_map(|(option, path)| Some((option, path?))).collect();
    check_apart(&targets, &inputs).map_err(usage)?;
    for (_, path) in targets {
        check_writable(path)?;
    }
    Ok(())
}

/// An empty list means none.
fn listed(names: Option<&Vec<String>>) -> Option<Vec<String>> {
    names.map(|list| if matches!(list.as_slice(), [one] if one.is_empty()) { Vec::new() } else { list.clone() })
}
