//! `dalembert examples [NAME]`.

use std::path::{Path, PathBuf};

use dalembert::Error;
use dalembert::examples::{EXAMPLES, Example};
use serde_json::{Value, json};

use crate::Outcome;
use crate::args::ExamplesArgs;
use crate::output::{Failed, print, print_json, print_text};

/// Lists the examples or writes one to the working folder.
pub fn run(args: &ExamplesArgs, json: bool) -> Outcome {
    match &args.name {
        None => list(json),
        Some(name) => write(name.trim_end_matches(".toml"), json),
    }
}

fn list(json: bool) -> Outcome {
    if json {
        let all: Vec<Value> = EXAMPLES.iter().map(|e| json!({ "name": e.name, "about": e.about() })).collect();
        return print_json(&json!({ "examples": all }));
    }
    let width = EXAMPLES.iter().map(|e| e.name.len()).max().unwrap_or(0);
    let lines: Vec<String> = EXAMPLES.iter().map(|e| format!("{:width$}  {}", e.name, e.about())).collect();
    print_text(&lines.join("\n"))
}

fn write(name: &str, json: bool) -> Result<(), Failed> {
    let Some(example) = EXAMPLES.iter().find(|e| e.name == name) else {
        let close = dalembert::expr::did_you_mean(name, EXAMPLES.iter().map(|e| e.name));
        let hint = close.map_or_else(String::new, |c| format!("; did you mean `{c}`?"));
        return Err(Failed::Verb(Error::Usage(format!("there is no example `{name}`{hint}"))));
    };
    let written = write_files(example)?;
    let shown: Vec<String> = written.iter().map(|p| p.display().to_string()).collect();
    if json { print_json(&json!({ "written": shown })) } else { print(&format!("wrote {}", shown.join(", "))) }
}

/// Writes an example's files; nothing that exists is overwritten.
fn write_files(example: &Example) -> Result<Vec<PathBuf>, Failed> {
    let paths: Vec<PathBuf> = example.files.iter().map(|(path, _)| PathBuf::from(path)).collect();
    if let Some(there) = paths.iter().find(|p| p.symlink_metadata().is_ok()) {
        let message = format!("`{}` is already here; move it away first", there.display());
        return Err(Failed::Verb(Error::Physics(message)));
    }
    for (path, (_, text)) in paths.iter().zip(example.files) {
        if let Some(folder) = path.parent().filter(|f| *f != Path::new("")) {
            std::fs::create_dir_all(folder).map_err(|e| {
                Failed::Verb(Error::Physics(format!("can't make the folder `{}`: {e}", folder.display())))
            })?;
        }
        dalembert::io::results::write_text(path, text)?;
    }
    Ok(paths)
}
