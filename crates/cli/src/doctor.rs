//! `dalembert doctor MODEL`.

use std::fmt::Write;

use dalembert::At;
use dalembert::dynamics::diagnosis::{freedom_in_words, idle_in_words};
use dalembert::dynamics::digits::brief;
use dalembert::dynamics::result::{Diagnosis, Strained};
use dalembert::io::InParts;

use crate::Outcome;
use crate::args::DoctorArgs;
use crate::branches;
use crate::output::{Failed, names, open_quietly, print_json, print_parts, print_text, title};

/// Freedoms that are listed at most.
const FREEDOMS: usize = 12;

/// Examines a model.
pub fn run(args: &DoctorArgs, json: bool) -> Outcome {
    let (loaded, set) = open_quietly(&args.model, &args.state)?;
    if args.branches {
        // Why there is none is what the examination says.
        if let Some(found) = loaded.branches(&set)? {
            return if json {
                print_json(&branches::to_json(&found))
            } else {
                print_text(&branches::text(&title(&loaded), &found))
            };
        }
    }
    let diagnosis = loaded.doctor(&At { set, ..At::default() })?;
    if json { print_parts(&diagnosis.parts()) } else { print_text(&text(&title(&loaded), &diagnosis)) }?;
    let consistent = diagnosis.redundant.iter().all(|g| g.consistent);
    if diagnosis.assembly.converged && consistent && diagnosis.accelerations_unique {
        Ok(())
    } else {
        Err(Failed::Said)
    }
}

fn text(title: &str, d: &Diagnosis) -> String {
    let mut out = format!("{title}\n\n");
    let generic = d.mechanism.as_ref().and_then(|m| m.generic_mobility).filter(|&g| g != d.mobility);
    let nearby = generic.map_or(String::new(), |g| format!(" here, {g} in poses nearby"));
    let driven = d.prescribed.as_ref().map_or(String::new(), |p| format!(", and {} prescribed", p.count));
    let _ = writeln!(out, "  degrees of freedom   {}{nearby}{driven}", d.mobility);
    if let Some(m) = &d.mechanism {
        let planar = m.planar.map_or(String::new(), |p| format!(", in the plane {p}"));
        let _ = writeln!(out, "  count (Grübler)      {}{planar}", m.grubler);
    }
    if let Some(g) = &d.graph {
        let closing = if g.closing.is_empty() { String::new() } else { format!(", closed by {}", names(&g.closing)) };
        let _ = writeln!(out, "  bodies and joints    {}{closing}", g.class);
    }
    let _ = writeln!(out, "  variables            {}", d.variables);
    let soft = if d.soft.is_empty() { String::new() } else { format!(", and soft: {}", names(&d.soft)) };
    let _ = writeln!(out, "  constraint rows      {} of rank {}{soft}", d.rows, d.rank);
    let _ = writeln!(out, "  reactions            {}", reactions(d));
    let unique =
        if d.accelerations_unique { "unique".to_owned() } else { format!("not unique: {}", names(&d.undetermined)) };
    let _ = writeln!(out, "  accelerations        {unique}");
    let assembly = if d.assembly.converged { "closes" } else { "does not close" };
    let _ = writeln!(out, "  start state          {assembly}{}", largest_residual(d));
    if !d.assembly.converged {
        out.push_str("  (the numbers above are those of the state that comes nearest)\n");
    }
    freedoms(&mut out, d);
    if d.findings.is_empty() {
        out.push_str("\nNothing is wrong with it.\n");
    }
    for finding in &d.findings {
        let _ = writeln!(out, "\n{} {}  {}", finding.code, finding.severity.as_str(), finding.sentence);
        if let Some(suggestion) = &finding.suggestion {
            let _ = writeln!(out, "  → {suggestion}");
        }
    }
    out
}

/// What the start state misses at most, if it has to meet anything.
fn largest_residual(d: &Diagnosis) -> String {
    match (d.assembly.residual, d.assembly.relative) {
        _ if d.rows == 0 => String::new(),
        (0.0, _) => ", largest residual 0".to_owned(),
        (own, relative) => {
            format!(", largest residual {}, {} of the model's own size", brief(own, 2), brief(relative, 2))
        }
    }
}

/// Which reactions are not determined, by joint and direction; many are counted.
fn reactions(d: &Diagnosis) -> String {
    const LISTED: usize = 8;
    let list = &d.undetermined_reactions;
    let count = d.reactions.iter().filter(|r| !r.1).count();
    if count == 0 {
        return "all determined".to_owned();
    }
    let each = |s: &Strained| match s.directions.join(", ") {
        all if s.all || all.is_empty() => format!("`{}`", s.joint),
        some => format!("`{}` ({some})", s.joint),
    };
    let said: Vec<String> = list.iter().take(LISTED).map(each).collect();
    match list.len().saturating_sub(LISTED) {
        0 => format!("not determined: {}", said.join(", ")),
        more => format!("{count} of {} not determined: {} and {more} more", d.reactions.len(), said.join(", ")),
    }
}

/// The basis of the freedoms, where there are loops: in a tree each joint is one.
fn freedoms(out: &mut String, d: &Diagnosis) {
    let Some(m) = d.mechanism.as_ref().filter(|m| d.rows > 0 && !m.freedoms.is_empty()) else { return };
    out.push_str("\n  what moves (ratios to the first)\n");
    let own: Vec<_> = m.freedoms.iter().filter(|f| f.passive.is_none()).collect();
    for (k, freedom) in own.iter().take(FREEDOMS).enumerate() {
        let _ = writeln!(out, "  {:>3}. {}", k + 1, freedom_in_words(freedom));
    }
    if own.len() > FREEDOMS {
        let _ = writeln!(out, "       and {} more", own.len() - FREEDOMS);
    }
    if let Some(idle) = idle_in_words(&m.freedoms) {
        let _ = writeln!(out, "       {idle} ({})", m.freedoms.len() - own.len());
    }
}
