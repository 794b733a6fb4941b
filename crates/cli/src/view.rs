//! `dalembert view MODEL`.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use dalembert::io::plain::one_line;
use dalembert::io::results::write_text;
use dalembert::{Error, Simulate};
use serde_json::json;

use crate::Outcome;
use crate::args::ViewArgs;
use crate::output::{Failed, complain, open_at, print, print_json};
use crate::simulate::{Targets, stopped, watched};

/// Simulates, writes the report into a folder of its own among the temporary files, opens it.
pub fn run(args: &ViewArgs, json: bool) -> Outcome {
    let (mut loaded, set) = open_at(&args.model, &args.state)?;
    let how = Simulate { set: set.clone(), until: args.until, every: args.every, ..Simulate::default() };
    let begun = Instant::now();
    loaded.model.make_native();
    let mut targets = Targets::page(&loaded, &set);
    let mut summary = watched(loaded.simulation(&how)?, &mut targets, None)?;
    summary.wall_seconds = begun.elapsed().as_secs_f64();
    let Some(page) = targets.html(&loaded, &set, &summary) else { return Ok(()) };
    let path = place(&args.model.model)?;
    write_text(&path, &page?)?;
    let shown = one_line(&path.display().to_string());
    let opened = !args.no_open && open(&path);
    if json {
        print_json(&json!({ "page": shown, "opened": opened, "completed": summary.completed }))?;
    } else {
        let how = if opened { "opened" } else { "open in a browser:" };
        print(&format!("{how} {shown}"))?;
    }
    if summary.completed {
        return Ok(());
    }
    if !json {
        complain(&format!("error: {}", stopped(&summary)));
    }
    Err(Failed::Said)
}

/// A file named after the model, in a folder that nobody had before.
fn place(model: &Path) -> Result<PathBuf, Failed> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_nanos());
    let folder = std::env::temp_dir().join(format!("dalembert-{}-{now:x}", std::process::id()));
    std::fs::create_dir(&folder).map_err(|e| {
        Failed::Verb(Error::Physics(format!("can't make the folder `{}` for the page: {e}", folder.display())))
    })?;
    let stem = model.file_stem().map_or_else(|| "model".into(), |s| s.to_string_lossy().into_owned());
    Ok(folder.join(format!("{stem}.html")))
}

/// Asks the system to open a page; whether it took the request.
fn open(path: &Path) -> bool {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        Command::new("explorer")
    } else {
        Command::new("xdg-open")
    };
    let quiet = command.arg(path).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success() || cfg!(windows))
}
