//! `dalembert view MODEL|RESULT`.

mod server;

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use dalembert::dynamics::result::{Diagnosis, Finding, Severity};
use dalembert::io::page::{Panel, refused};
use dalembert::io::plain::one_line;
use dalembert::io::results::{Format, Table};
use dalembert::written::Setting;
use dalembert::{At, Error, Held, Loaded, Simulate};
use serde_json::json;

use crate::Outcome;
use crate::args::{ModelArgs, ViewArgs};
use crate::output::{Failed, complain, open_at, print, print_json};
use crate::recipe::made_again;
use crate::signals::Signals;
use crate::simulate::{Targets, stopped, watched, with_drawings};
use server::{Asked, Server};

/// A page, and whether the run behind it came to its end.
struct Shown {
    page: String,
    panel: Panel,
    /// Why it did not.
    stopped: Option<String>,
    /// Whether there was a state to begin in.
    began: bool,
}

/// Simulates, serves the report to a browser on this machine, and runs again with the numbers that are changed there, until it is
/// interrupted.
pub fn run(args: &ViewArgs, json: bool) -> Outcome {
    let is_result = Format::of(&args.model.model).is_ok() || ends_in(&args.model.model, "parquet");
    if let (false, Some(model)) = (is_result, &args.of) {
        let message = format!(
            "--model {} names the model of a result, but {} is no result: it ends neither in .parquet nor in .csv",
            one_line(&model.display().to_string()),
            one_line(&args.model.model.display().to_string())
        );
        return Err(Failed::Verb(Error::Usage(message)));
    }
    let first = if is_result { of_result(args)? } else { shown(args, &[], None)? };
    let failed = |e: std::io::Error| Failed::Verb(Error::Physics(format!("can't serve the page on this machine: {e}")));
    let mut server = Server::new().map_err(failed)?;
    let address = server.address();
    let opened = !args.no_open && open(&address);
    if json {
        print_json(&json!({ "address": address, "opened": opened, "completed": first.stopped.is_none() }))?;
    } else {
        let how = if opened { "opened" } else { "open in a browser:" };
        print(&format!("{how} {address}"))?;
        complain("Ctrl-C ends it");
    }
    if let (Some(why), false) = (&first.stopped, json) {
        complain(&if why.contains('\n') { why.clone() } else { format!("error: {why}") });
    }
    let signals = Signals::listen();
    // The model of the page that was asked for last, as a hand holds it.
    let mut by_hand = Hand { args, change: Vec::new(), model: None };
    let mut last = (first.page.clone(), first.panel.clone());
    let mut answer = |asked: Asked, query: &[(String, String)]| match (asked, changed(&first.panel, query)) {
        (Asked::Pose, _) => by_hand.pose(query),
        (_, Ok(set)) if set.is_empty() => {
            by_hand.of(Vec::new());
            last = (first.page.clone(), first.panel.clone());
            last.0.clone()
        }
        (_, Ok(set)) => {
            let (set, found) = fitting(args, set, &last.1);
            by_hand.of(set);
            match found {
                Ok(shown) => {
                    last = (shown.page, shown.panel);
                    last.0.clone()
                }
                Err(failed) => {
                    let why = format!("No motion with these numbers: {}", plain(&failed));
                    fault(&first.panel, &last, query, &why)
                }
            }
        }
        (_, Err(why)) => fault(&first.panel, &last, query, &why),
    };
    server.serve(&mut answer, &|| signals.stop());
    if first.stopped.is_some() { Err(Failed::Said) } else { Ok(()) }
}

fn ends_in(path: &Path, extension: &str) -> bool {
    path.extension().is_some_and(|e| e.eq_ignore_ascii_case(extension))
}

/// The page of a result, by the model that it holds or the one that is named.
fn of_result(args: &ViewArgs) -> Result<Shown, Failed> {
    let path = &args.model.model;
    let usage = |message: String| Failed::Verb(Error::Usage(message));
    let file = one_line(&path.display().to_string());
    let unused = [("--until", args.until.is_some()), ("--every", args.every.is_some())];
    if let Some((option, _)) = unused.iter().find(|(_, given)| *given) {
        return Err(usage(format!("{option} is for a simulation, and {file} is a result that is there: leave it out")));
    }
    let table = Table::open(path)?;
    let (loaded, set) = match (&args.of, table.recipe()) {
        (Some(model), _) => open_at(&ModelArgs { model: model.clone(), ..args.model.clone() }, &args.state)?,
        (None, Some(recipe)) => {
            let said = args.model.set.first().map(|_| "--set");
            let read = &args.model.reading;
            let reading =
                read.keep_fixed || read.absolute || read.robot.base.is_some() || !read.robot.ignore.is_empty();
            let state = args.state.state.is_some() || args.state.branch.is_some() || args.state.fit.is_some();
            if let Some(option) = said.or(reading.then_some("how a robot is read")).or(state.then_some("a state")) {
                return Err(usage(format!(
                    "{file} says of which model it is and what was set: {option} has no effect here; leave it out, or name the model by --model"
                )));
            }
            made_again(recipe, &file)?
        }
        (None, None) => {
            return Err(usage(format!("{file} does not say of which model it is: name the model by --model FILE")));
        }
    };
    let name = path.file_name().map_or(file, |name| one_line(&name.to_string_lossy()));
    let page = loaded.report_result(&set, table, &name)?;
    Ok(Shown { page, panel: Panel::default(), stopped: None, began: true })
}

/// A model, its settings, its pose.
type Moving = (Loaded, Vec<(String, f64)>, Held);

/// The model as a hand moves it.
struct Hand<'a> {
    args: &'a ViewArgs,
    /// What the page changed.
    change: Vec<(String, f64)>,
    /// The model with its settings, and the pose, once they are asked for.
    model: Option<Moving>,
}

impl Hand<'_> {
    /// Of a model with other numbers.
    fn of(&mut self, change: Vec<(String, f64)>) {
        (self.change, self.model) = (change, None);
    }

    /// The pose after a pull, or at the start, as JSON with what the doctor says there; a sentence under `fault` where there is none.
    fn pose(&mut self, query: &[(String, String)]) -> String {
        match self.pulled(query) {
            Ok(answer) => answer.to_string(),
            Err(failed) => json!({ "fault": words(&failed) }).to_string(),
        }
    }

    fn pulled(&mut self, query: &[(String, String)]) -> Result<serde_json::Value, Failed> {
        let usage = |message: &str| Failed::Verb(Error::Usage(message.to_owned()));
        let value = |name: &str| query.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str());
        if value("reset").is_some() || self.model.is_none() {
            let mut model = self.args.model.clone();
            put(&mut model.set, &self.change);
            let (loaded, set) = open_at(&model, &self.args.state)?;
            let held = loaded.at_rest(&set)?;
            self.model = Some((loaded, set, held));
        }
        let Some((loaded, set, held)) = &mut self.model else { return Err(usage("there is no model")) };
        let found = match value("body") {
            None => loaded.shown(held),
            Some(body) => {
                let at = value("at").and_then(point).ok_or_else(|| usage("`at` is no point"))?;
                let to = value("to").and_then(point).ok_or_else(|| usage("`to` is no point"))?;
                loaded.drag(held, body, at, to)?
            }
        };
        let mut here = set.clone();
        here.retain(|(name, _)| found.values.iter().all(|(other, _)| other != name));
        here.extend(found.values.iter().cloned());
        let doctor = loaded.doctor(&At { set: here, ..At::default() }).map_or_else(|e| e.to_string(), |d| told(&d));
        let poses: serde_json::Map<String, serde_json::Value> =
            found.poses.into_iter().map(|(name, pose)| (name, json!(pose))).collect();
        Ok(json!({
            "poses": poses, "values": found.values, "apart": found.apart, "doctor": doctor,
        }))
    }
}

/// What the doctor says of a pose, in a line.
fn told(diagnosis: &Diagnosis) -> String {
    let freedoms = match diagnosis.mobility {
        1 => "1 degree of freedom".to_owned(),
        n => format!("{n} degrees of freedom"),
    };
    let serious = diagnosis.findings.iter().filter(|f| f.severity != Severity::Note).map(Finding::title);
    let titles: Vec<&str> = serious.collect();
    let rank = match diagnosis.rows {
        0 => String::new(),
        rows => format!(", {} of {rows} constraint rows independent", diagnosis.rank),
    };
    let also = if titles.is_empty() { String::new() } else { format!("; {}", titles.join("; ")) };
    format!("The doctor here: {freedoms}{rank}{also}.")
}

/// `1,2,3`
fn point(text: &str) -> Option<[f64; 3]> {
    let all: Option<Vec<f64>> = text.split(',').map(|x| x.parse().ok().filter(|x: &f64| x.is_finite())).collect();
    all?.try_into().ok()
}

fn words(failed: &Failed) -> String {
    match failed {
        Failed::Verb(error) => error.to_string(),
        Failed::Output(error) => error.to_string(),
        Failed::Said => "there is no answer".to_owned(),
    }
}

/// Numbers in place of those that were said of the same names.
fn put(set: &mut Vec<Setting>, change: &[(String, f64)]) {
    set.retain(|own| change.iter().all(|(other, _)| *other != own.name));
    set.extend(change.iter().map(|(name, value)| Setting { name: name.clone(), number: (*value).into() }));
}

/// The report of a run with some numbers changed. Where it has no state to begin in, start values that are still those of the last page are let
/// go: they were of another model.
fn fitting(args: &ViewArgs, change: Vec<(String, f64)>, last: &Panel) -> (Vec<(String, f64)>, Result<Shown, Failed>) {
    let found = shown(args, &change, None);
    let old = |(name, value): &(String, f64)| last.starts.iter().any(|f| f.name == *name && f.value == *value);
    let (gone, kept): (Vec<_>, Vec<_>) = change.iter().cloned().partition(old);
    if gone.is_empty() || !matches!(&found, Ok(shown) if !shown.began) {
        return (change, found);
    }
    let names: Vec<&str> = gone.iter().map(|(name, _)| name.as_str()).collect();
    let note =
        format!("No motion begins with these numbers where {} stay as they were: they were let go.", names.join(", "));
    match shown(args, &kept, Some(note)) {
        Ok(again) if again.began => (kept, Ok(again)),
        _ => (change, found),
    }
}

/// The report of a run with some numbers changed, with a note beside them.
fn shown(args: &ViewArgs, change: &[(String, f64)], note: Option<String>) -> Result<Shown, Failed> {
    let mut model = args.model.clone();
    put(&mut model.set, change);
    let (mut loaded, set) = open_at(&model, &args.state)?;
    let how = Simulate { set: set.clone(), until: args.until, every: args.every, ..Simulate::default() };
    let begun = Instant::now();
    loaded.model.make_native();
    let panel = Panel { fault: note, ..loaded.panel(&set)? };
    let mut targets = Targets::page(&loaded, &set);
    let drawn = with_drawings(&loaded);
    let simulation = drawn.as_ref().unwrap_or(&loaded).simulation(&how).map_err(Failed::Verb);
    let mut summary = match simulation.and_then(|simulation| watched(simulation, &mut targets, None)) {
        Ok(summary) => summary,
        Err(Failed::Verb(why)) if !matches!(why, Error::Usage(_)) => {
            let page = loaded.report_no_start(&set, &why, Some(&panel))?;
            return Ok(Shown { page, panel, stopped: Some(why.to_string()), began: false });
        }
        Err(failed) => return Err(failed),
    };
    summary.wall_seconds = begun.elapsed().as_secs_f64();
    let page = targets.page_with(&loaded, &set, &summary, &panel)?;
    Ok(Shown { page, panel, stopped: (!summary.completed).then(|| stopped(&summary)), began: true })
}

/// Numbers of a query that are not those of the file.
fn changed(panel: &Panel, query: &[(String, String)]) -> Result<Vec<(String, f64)>, String> {
    let all = || panel.parameters.iter().chain(&panel.starts);
    let mut set = Vec::new();
    for (name, text) in query {
        let Some(field) = all().find(|f| f.name == *name) else { return Err(format!("there is no number `{name}`")) };
        match text.trim().parse::<f64>() {
            Ok(value) if value == field.value => {}
            Ok(value) if value.is_finite() => set.push((name.clone(), value)),
            _ if text.trim().is_empty() => return Err(format!("`{name}` is empty: give a number")),
            _ => return Err(format!("`{text}` is no number for `{name}`")),
        }
    }
    Ok(set)
}

/// The last page that has an answer, which says why the numbers that were asked for have none, and still holds them.
fn fault(own: &Panel, (page, shown): &(String, Panel), query: &[(String, String)], why: &str) -> String {
    let fault = Some(format!("{why}. All that follows is of the numbers before."));
    refused(page, shown, &Panel { fault, typed: query.to_vec(), ..own.clone() })
}

/// What is wrong, in words for a page: without the place in the file, which the page's numbers have taken over.
fn plain(failed: &Failed) -> String {
    let Failed::Verb(error) = failed else { return words(failed) };
    let (what, help) = error.parts();
    let what = what.trim_end_matches('.').to_owned();
    help.map_or_else(|| what.clone(), |help| format!("{what}; {}", help.trim_end_matches('.')))
}

/// Asks the system to open an address, without waiting for what it opens it with; whether it took the request.
fn open(address: &str) -> bool {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        Command::new("explorer")
    } else {
        Command::new("xdg-open")
    };
    let quiet = command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.spawn().is_ok()
}
