//! `dalembert doctor MODEL`.

use std::fmt::Write;

use dalembert::At;
use dalembert::dynamics::result::Diagnosis;
use dalembert::io::ToJson;

use crate::Outcome;
use crate::args::DoctorArgs;
use crate::output::{Failed, names, open_at, pretty, print};

/// Examines a model.
pub fn run(args: &DoctorArgs, json: bool) -> Outcome {
    let (loaded, set) = open_at(&args.model, &args.state)?;
    let diagnosis = loaded.doctor(&At { set, method: None })?;
    print(&if json { pretty(&diagnosis.to_json()) } else { text(&loaded.summary().title, &diagnosis) });
    let consistent = diagnosis.redundant.iter().all(|g| g.consistent);
    if diagnosis.assembly.converged && consistent && diagnosis.accelerations_unique {
        Ok(())
    } else {
        Err(Failed::Said)
    }
}

fn text(title: &str, d: &Diagnosis) -> String {
    let mut out = format!("{title}\n\n");
    let _ = writeln!(out, "  degrees of freedom   {}", d.mobility);
    let _ = writeln!(out, "  variables            {}", d.variables);
    let soft = if d.soft.is_empty() { String::new() } else { format!(", and soft: {}", names(&d.soft)) };
    let _ = writeln!(out, "  constraint rows      {} of rank {}{soft}", d.rows, d.rank);
    let unknown: Vec<&String> = d.reactions.iter().filter(|r| !r.1).map(|r| &r.0).collect();
    let reactions =
        if unknown.is_empty() { "all determined".to_owned() } else { format!("not determined: {}", names(&unknown)) };
    let _ = writeln!(out, "  reactions            {reactions}");
    let unique =
        if d.accelerations_unique { "unique".to_owned() } else { format!("not unique: {}", names(&d.undetermined)) };
    let _ = writeln!(out, "  accelerations        {unique}");
    let assembly = if d.assembly.converged { "closes" } else { "does not close" };
    let _ = writeln!(out, "  start state          {assembly}, largest residual {:.1e}", d.assembly.residual);
    if d.notes.is_empty() {
        out.push_str("\nNothing is wrong with it.\n");
    } else {
        out.push('\n');
        for note in &d.notes {
            let _ = writeln!(out, "• {note}");
        }
    }
    out
}
