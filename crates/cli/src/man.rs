//! `dalembert man FOLDER`: the manual pages, from the same words as the help.

use std::path::Path;

use clap::CommandFactory;
use dalembert::Error;
use dalembert::io::plain::one_line;
use dalembert::io::results::write_text;
use serde_json::json;

use crate::Outcome;
use crate::args::{Cli, ManArgs};
use crate::output::{Failed, print, print_json};

/// Writes `dalembert.1` and a page for each command.
pub fn run(args: &ManArgs, json: bool) -> Outcome {
    std::fs::create_dir_all(&args.folder).map_err(|error| failed(&args.folder, &error))?;
    let mut all = Cli::command();
    all.build();
    let commands = all.get_subcommands().filter(|one| one.get_name() != "help").cloned().collect::<Vec<_>>();
    let mut written = Vec::new();
    for command in std::iter::once(all).chain(commands) {
        let name = command.get_display_name().unwrap_or_else(|| command.get_name()).to_owned();
        let path = args.folder.join(format!("{name}.1"));
        let mut page = Vec::new();
        clap_mangen::Man::new(command).render(&mut page).map_err(|error| failed(&path, &error))?;
        write_text(&path, &String::from_utf8_lossy(&page))?;
        written.push(one_line(&path.display().to_string()));
    }
    if json { print_json(&json!({ "written": written })) } else { print(&format!("wrote {}", written.join(", "))) }
}

fn failed(path: &Path, error: &std::io::Error) -> Failed {
    Failed::Verb(Error::Physics(format!("can't write {}: {error}", one_line(&path.display().to_string()))))
}
