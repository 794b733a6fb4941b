//! `dalembert move MODEL --drive NAME=FROM:TO:COUNT`.

use std::fmt::Write;
use std::path::Path;

use dalembert::dynamics::digits::{aligned, brief, largest, number};
use dalembert::dynamics::driven::{Driven, Extremes, Transmission};
use dalembert::io::ToJson;
use dalembert::io::identity::check_apart;
use dalembert::io::plain::one_line;
use dalembert::io::results::{Format, check_writable, is_standard_output, write_results, write_text};
use dalembert::{Error, Loaded, Move};

use crate::Outcome;
use crate::args::MoveArgs;
use crate::output::{Failed, check_page, complain, listed, one_stream, open_at, print_beside, print_json};
use crate::signals::Signals;
use crate::simulate::{bar, no_start};
use crate::tolerances::{MADE_OF, STEADY};

/// Columns whose extremes are listed.
const LISTED: usize = 40;

/// Moves the mechanism, writes what was asked for, says how far it came.
pub fn run(args: &MoveArgs, json: bool) -> Outcome {
    let (mut loaded, set) = open_at(&args.model, &args.state)?;
    check_targets(args, &loaded)?;
    one_stream(&[("--out", args.out.as_deref())], json)?;
    let drives = args.drive.iter().map(|text| loaded.drive_of(text)).collect::<Result<Vec<_>, _>>()?;
    loaded.check_starts(&args.model.set, &drives).map_err(Failed::Verb)?;
    let rate = args.rate.as_ref().map(|rate| loaded.rate_of(&drives[0], rate)).transpose()?;
    loaded.model.make_native();
    // Until something moves there is nothing to keep: signals end the program.
    let mut signals = None;
    let bar = bar();
    let mut progress = |share: f64| {
        bar.set_position((1000.0 * share) as u64);
        !signals.get_or_insert_with(Signals::listen).stop()
    };
    // Where the drives begin: a formula that is driven starts nothing.
    let variables = drives.iter().filter(|d| loaded.model.find_variable(&d.name).is_some());
    let start: Vec<(String, f64)> = set.iter().cloned().chain(variables.map(|d| (d.name.clone(), d.from))).collect();
    let found = loaded.drive(&Move { set: set.clone(), drives, rate }, &mut progress);
    bar.finish_and_clear();
    let files = (args.report.as_deref(), args.out.as_deref());
    let found = found.map_err(|why| no_start(files, &loaded, &start, Failed::Verb(why), json))?;
    let end = if args.out.is_some() || args.report.is_some() { "\n" } else { "" };
    let printed = if json {
        print_json(&found.to_json())
    } else {
        print_beside(args.out.as_deref(), &format!("{}{end}", text(&found)))
    };
    let written = write(args, &loaded, &set, &found, json);
    if let (Some(stop), false) = (found.stopped(), json) {
        complain(&format!("error: {stop}"));
    }
    printed.and(written)?;
    if found.completed { Ok(()) } else { Err(Failed::Said) }
}

fn check_targets(args: &MoveArgs, loaded: &Loaded) -> Outcome {
    let named = [("--out", &args.out), ("--report", &args.report)];
    let outputs: Vec<(&str, &Path)> = named.iter().filter_map(|(o, path)| Some((*o, path.as_deref()?))).collect();
    let mut inputs = loaded.files();
    inputs.extend(args.state.file());
    check_apart(&outputs, &inputs).map_err(|message| Failed::Verb(Error::Usage(message)))?;
    args.out.iter().try_for_each(|path| Format::of(path).map(|_| ()))?;
    args.report.as_deref().map_or(Ok(()), check_page)?;
    for (_, path) in outputs {
        check_writable(path)?;
    }
    Ok(())
}

fn write(args: &MoveArgs, loaded: &Loaded, set: &[(String, f64)], found: &Driven, json: bool) -> Outcome {
    let said = |path: &Path| {
        if json || is_standard_output(path) {
            return Ok(());
        }
        print_beside(args.out.as_deref(), &format!("wrote {}", one_line(&path.display().to_string())))
    };
    let out = args.out.as_ref().map_or(Ok(()), |path| {
        write_results(path, &found.run)?;
        said(path)
    });
    let report = args.report.as_ref().map_or(Ok(()), |path| {
        write_text(path, &loaded.report_driven(set, found)?)?;
        said(path)
    });
    out.and(report)
}

fn text(found: &Driven) -> String {
    let mut out = format!("{}\n\n", one_line(&found.title));
    for d in &found.drives {
        let unit = d.unit.as_deref().map_or(String::new(), |u| format!(" {u}"));
        let far = if found.completed { "all the way".to_owned() } else { format!("reached {}", number(d.reached)) };
        let _ = writeln!(out, "  drive         {} from {} to {}{unit}: {far}", d.name, number(d.from), number(d.to));
    }
    let first = found.drives.first();
    let (name, unit) = first.map_or(("", None), |d| (d.name.as_str(), d.unit.as_deref()));
    let rate = match (found.rate, unit) {
        (Some(rate), Some(unit)) => format!("{} at {} {unit}/s", name, number(rate)),
        (Some(rate), None) => format!("{} at {} per second", name, number(rate)),
        (None, Some(unit)) => format!("per {unit} of {name}"),
        (None, None) => format!("per unit of {name}"),
    };
    let _ = writeln!(out, "  velocities    {rate}");
    let _ = writeln!(out, "  samples       {}; the extremes below are among them", found.run.time.len());
    if !found.held.is_empty() {
        let held: Vec<String> = found.held.iter().map(|(name, x)| format!("{name} = {}", number(*x))).collect();
        let them = if held.len() == 1 { "it" } else { "them" };
        let _ = writeln!(out, "  held          {}: no drive moves {them}", listed(&held));
    }
    let summary = &found.run.summary;
    if summary.relative_residuals[0] > 0.0 {
        let _ = writeln!(
            out,
            "  residuals     position {}, relative to the model's own sizes",
            brief(summary.relative_residuals[0], 2)
        );
    }
    for c in &found.crossings {
        let more = if c.extra == 1 { "1 freedom more" } else { "more freedoms" };
        let _ =
            writeln!(out, "  branches      cross at {} ({more} there); it goes on as it came", found.at(c.at.clone()));
    }
    for o in &found.outside {
        let range = format!("[{}, {}]", number(o.range[0]), number(o.range[1]));
        let _ = writeln!(out, "  range         {} leaves {range} at {name} = {}", o.name, number(o.at));
    }
    transmissions(&mut out, found, name);
    extremes(&mut out, found, name);
    for note in &found.notes {
        let _ = writeln!(out, "\n• {note}");
    }
    out
}

fn transmissions(out: &mut String, found: &Driven, drive: &str) {
    let degrees = |x: f64| format!("{}°", brief(x.to_degrees(), 4));
    for t in &found.transmissions {
        let Transmission { joints, least, most, .. } = t;
        let opposite = joints.get(2).map_or("", String::as_str);
        let _ = writeln!(
            out,
            "  transmission  angle at {opposite}: {} at {drive} = {} to {} at {drive} = {}",
            degrees(least[0]),
            number(least[1]),
            degrees(most[0]),
            number(most[1])
        );
    }
}

/// A table of the least and the greatest values; what stays the same but for what constraints are kept to is told once.
fn extremes(out: &mut String, found: &Driven, drive: &str) {
    let transmission = |name: &str| name.starts_with("transmission.");
    let list: Vec<_> = found.extremes.iter().filter(|e| !transmission(&e.name)).collect();
    let shown = &list[..list.len().min(LISTED)];
    if shown.is_empty() {
        return;
    }
    let width = shown.iter().map(|e| e.name.chars().count()).max().unwrap_or(0);
    // Ends beside the largest of the same unit, places beside the way of the drive.
    let beside =
        |unit: &Option<String>| largest(list.iter().filter(|e| e.unit == *unit).flat_map(|e| [e.least[0], e.most[0]]));
    let is_steady = |e: &Extremes| e.most[0] - e.least[0] <= STEADY * beside(&e.unit);
    let moving: Vec<usize> = (0..shown.len()).filter(|&k| !is_steady(shown[k])).collect();
    let column = |of: &dyn Fn(usize) -> f64| aligned(&moving.iter().map(|&k| of(k)).collect::<Vec<f64>>());
    let end = |k: usize, x: f64| if x.abs() <= MADE_OF * beside(&shown[k].unit) { 0.0 } else { x };
    let way = largest(found.drives.first().into_iter().flat_map(|d| [d.from, d.to]));
    let place = |x: f64| if x.abs() <= MADE_OF * way { 0.0 } else { x };
    let columns = [
        column(&|k| end(k, shown[k].least[0])),
        column(&|k| place(shown[k].least[1])),
        column(&|k| end(k, shown[k].most[0])),
        column(&|k| place(shown[k].most[1])),
    ];
    let widths = columns.each_ref().map(|c| c.iter().map(|x| x.chars().count()).max().unwrap_or(0));
    let heads = ["least", &format!("at {drive}"), "most", &format!("at {drive}")].map(str::to_owned);
    let widths: Vec<usize> = widths.iter().zip(&heads).map(|(w, h)| (*w).max(h.chars().count())).collect();
    let _ = writeln!(out);
    if !moving.is_empty() {
        let _ = write!(out, "  {:width$}", "");
        heads.iter().zip(&widths).for_each(|(head, w)| {
            let _ = write!(out, "  {head:<w$}");
        });
        let _ = writeln!(out);
    }
    let mut row = 0;
    for e in shown {
        let unit = e.unit.as_deref().unwrap_or_default();
        let _ = write!(out, "  {:width$}", e.name);
        if is_steady(e) {
            let middle = e.least[0] + (e.most[0] - e.least[0]) / 2.0;
            let value = if middle.abs() <= STEADY * beside(&e.unit) { 0.0 } else { middle };
            let _ = writeln!(out, "  {}", format!("constant: {} {unit}", number(value)).trim_end());
            continue;
        }
        columns.iter().zip(&widths).for_each(|(c, w)| {
            let _ = write!(out, "  {:<w$}", c[row]);
        });
        row += 1;
        let _ = writeln!(out, "  {unit}");
    }
    if list.len() > LISTED {
        let _ = writeln!(out, "  … and {} more; --out FILE.csv has them all", list.len() - LISTED);
    }
}
