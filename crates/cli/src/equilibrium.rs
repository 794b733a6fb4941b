//! `dalembert equilibrium MODEL`.

use std::fmt::Write;

use dalembert::dynamics::diagnosis::counted;
use dalembert::dynamics::digits::{aligned, largest, number, settled};
use dalembert::dynamics::linearization::Equilibrium;
use dalembert::io::ToJson;
use dalembert::written::values;
use dalembert::{Loaded, Rest};

use crate::Outcome;
use crate::args::EquilibriumArgs;
use crate::linearize::modes;
use crate::linearize::text::constant;
use crate::output::{Failed, apart, complain, once, open_at, print_json, print_text};
use crate::tolerances::LEFT;

/// Coordinates and loads that are listed.
const LISTED: usize = 40;

/// Looks for a state of rest.
pub fn run(args: &EquilibriumArgs, json: bool) -> Outcome {
    let (loaded, set) = open_at(&args.model, &args.state)?;
    let hold = values(&args.hold);
    once("--hold", &loaded, &hold)?;
    apart(&loaded, &args.model.set, ("--hold", hold.iter().map(|h| h.0.as_str())))?;
    loaded.check_kinds(args.hold.iter().map(|h| (h.name.as_str(), &h.number)))?;
    let found = loaded.equilibrium(&Rest { set, hold })?;
    let printed = if json { print_json(&found.to_json()) } else { print_text(&text(&loaded, &found)) };
    printed?;
    if found.found {
        return Ok(());
    }
    complain(&format!("error: {}", loaded.without_rest(&found)));
    Err(Failed::Said)
}

fn text(loaded: &Loaded, found: &Equilibrium) -> String {
    let kind = if found.steady || !found.held.is_empty() { "steady motion" } else { "state of rest" };
    let mut out = if found.found {
        let starts = if found.starts > 1 { format!(", from the start number {}", found.starts) } else { String::new() };
        format!(
            "{}\n\n{kind} at t = {} s, after {}{starts}\n",
            found.title,
            number(found.t),
            counted(found.steps, "step")
        )
    } else if found.balanced {
        format!("{}\n\nno {kind}, but balanced at t = {} s:\n", found.title, number(found.t))
    } else {
        format!("{}\n\nno {kind} was found; where least was missing:\n", found.title)
    };
    if let Some(constant) = constant(&found.constant) {
        let _ = writeln!(out, "{constant}");
    }
    if found.balanced && !found.autonomous {
        out.push_str("equations depend on time: modes are those at this instant\n");
    }
    let shown: Vec<_> = found.point.iter().filter(|(n, x)| *x != 0.0 || !n.name.ends_with('\'')).collect();
    // In the model's own sizes, what iterations leave of nothing is told from what they found.
    let natural = loaded.model.natural.of_states(&loaded.model);
    let size = |name: &str| loaded.model.find_state(name).map_or(0.0, |place| natural[place]);
    let most = largest(found.point.iter().map(|(n, x)| if size(&n.name) > 0.0 { x / size(&n.name) } else { 0.0 }));
    let at_rest = |name: &str, x: f64| if x.abs() <= LEFT * most * size(name) { 0.0 } else { x };
    let rows = shown.iter().map(|(named, x)| (named.name.clone(), at_rest(&named.name, *x), named.unit.clone()));
    table(&mut out, "", rows.collect());
    let inputs = found.inputs.iter().map(|(name, x)| (name.clone(), *x, None));
    table(&mut out, "inputs", inputs.collect());
    let held = found.held.iter().map(|(name, _, effort)| (name.clone(), *effort, None));
    let efforts = if found.efforts_change {
        "efforts that hold the rates (at this instant: they change as the motion goes on)"
    } else {
        "efforts that hold the rates"
    };
    table(&mut out, efforts, held.collect());
    // What balances nothing is rounding of what does.
    let most = largest(found.lambda.iter().map(|l| l.1));
    let lambda = found
        .lambda
        .iter()
        .map(|(name, x, known)| (name.clone(), settled(*x, most), (!known).then(|| "(not determined)".to_owned())));
    if found.found {
        table(&mut out, "multipliers of the constraints", lambda.collect());
    }
    let loads = found.unbalanced.iter().map(|u| (format!("along {}", u.velocity), u.load, None));
    table(&mut out, "loads that nothing balances", loads.collect());
    let states: Vec<String> = found.point.iter().map(|(named, _)| named.name.clone()).collect();
    match found.stability {
        Some(stability) => modes::table(&mut out, &found.modes, &states, stability),
        None => {
            if let Some(why) = &found.unjudged {
                let _ = writeln!(out, "\nits stability is not judged: {why}");
            }
        }
    }
    out
}

fn table(out: &mut String, title: &str, rows: Vec<(String, f64, Option<String>)>) {
    if rows.is_empty() {
        return;
    }
    if !title.is_empty() {
        let _ = writeln!(out, "\n{title}");
    }
    let width = rows.iter().take(LISTED).map(|row| row.0.chars().count()).max().unwrap_or(0);
    let values: Vec<f64> = rows.iter().take(LISTED).map(|row| row.1).collect();
    for ((name, _, unit), value) in rows.iter().zip(aligned(&values)) {
        let line = format!("  {name:width$}  {value}  {}", unit.as_deref().unwrap_or_default());
        let _ = writeln!(out, "{}", line.trim_end());
    }
    if rows.len() > LISTED {
        let _ = writeln!(out, "  … and {} more; --json has them", rows.len() - LISTED);
    }
}
