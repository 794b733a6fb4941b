//! `dalembert view MODEL`.

mod server;

use std::process::{Command, Stdio};
use std::time::Instant;

use dalembert::io::page::{Field, Panel, refused};
use dalembert::written::Setting;
use dalembert::{Error, Simulate};
use serde_json::json;

use crate::Outcome;
use crate::args::ViewArgs;
use crate::output::{Failed, complain, open_at, print, print_json};
use crate::signals::Signals;
use crate::simulate::{Targets, stopped, watched, with_drawings};
use server::Server;

/// A page, and whether the run behind it came to its end.
struct Shown {
    page: String,
    panel: Panel,
    /// Why it did not.
    stopped: Option<String>,
}

/// Simulates, serves the report to a browser on this machine, and runs again with the numbers that are changed there, until it is
/// interrupted.
pub fn run(args: &ViewArgs, json: bool) -> Outcome {
    let first = shown(args, &[])?;
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
        complain(&format!("error: {why}"));
    }
    let signals = Signals::listen();
    let mut answer = |query: &[(String, String)]| match changed(&first.panel, query) {
        Ok(set) if set.is_empty() => first.page.clone(),
        Ok(set) => shown(args, &set).map_or_else(|failed| fault(&first.panel, query, &failed), |shown| shown.page),
        Err(why) => refused("dalembert", &Panel { fault: Some(why), ..first.panel.clone() }),
    };
    server.serve(&mut answer, &|| signals.stop());
    if first.stopped.is_some() { Err(Failed::Said) } else { Ok(()) }
}

/// The report of a run with some numbers changed.
fn shown(args: &ViewArgs, change: &[(String, f64)]) -> Result<Shown, Failed> {
    let mut model = args.model.clone();
    model.set.retain(|own| change.iter().all(|(other, _)| *other != own.name));
    model.set.extend(change.iter().map(|(name, value)| Setting { name: name.clone(), number: (*value).into() }));
    let (mut loaded, set) = open_at(&model, &args.state)?;
    let how = Simulate { set: set.clone(), until: args.until, every: args.every, ..Simulate::default() };
    let begun = Instant::now();
    loaded.model.make_native();
    let panel = loaded.panel(&set)?;
    let mut targets = Targets::page(&loaded, &set);
    let drawn = with_drawings(&loaded);
    let mut summary = watched(drawn.as_ref().unwrap_or(&loaded).simulation(&how)?, &mut targets, None)?;
    summary.wall_seconds = begun.elapsed().as_secs_f64();
    let page = targets.page_with(&loaded, &set, &summary, &panel)?;
    Ok(Shown { page, panel, stopped: (!summary.completed).then(|| stopped(&summary)) })
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
            _ => return Err(format!("`{text}` is no number for `{name}`")),
        }
    }
    Ok(set)
}

/// A page that says why the changed numbers have no answer, and still holds them.
fn fault(panel: &Panel, query: &[(String, String)], failed: &Failed) -> String {
    let now = |f: &Field| {
        let asked = query.iter().find(|(name, _)| *name == f.name).and_then(|(_, text)| text.trim().parse().ok());
        Field { value: asked.unwrap_or(f.value), ..f.clone() }
    };
    let fault = match failed {
        Failed::Verb(error) => error.to_string(),
        Failed::Output(error) => error.to_string(),
        Failed::Said => "there is no answer".to_owned(),
    };
    let [parameters, starts] = [&panel.parameters, &panel.starts].map(|list| list.iter().map(now).collect());
    refused("No motion with these numbers", &Panel { parameters, starts, fault: Some(fault) })
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
