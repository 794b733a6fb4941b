//! `dalembert new NAME`.

use std::path::PathBuf;

use dalembert::Error;
use dalembert::io::plain::one_line;
use dalembert::io::results::write_text;
use serde_json::json;

use crate::Outcome;
use crate::args::NewArgs;
use crate::output::{Failed, print, print_json};

/// What a new model begins with, after its title.
const STARTER: &str = include_str!("starter.toml");

/// Writes a starter model; nothing that exists is overwritten.
pub fn run(args: &NewArgs, json: bool) -> Outcome {
    let name = args.name.strip_suffix(".toml").unwrap_or(&args.name);
    let path = PathBuf::from(format!("{name}.toml"));
    if name.is_empty() || path.file_name().is_none() {
        return Err(Failed::Verb(Error::Usage("a model needs a name".to_owned())));
    }
    if path.symlink_metadata().is_ok() {
        let message = format!("`{}` is already here; choose another name", path.display());
        return Err(Failed::Verb(Error::Physics(message)));
    }
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.is_dir()) {
        let message = format!("there is no folder `{}` to put the model into: make it first", folder.display());
        return Err(Failed::Verb(Error::Physics(message)));
    }
    let title = path.file_stem().map_or_else(String::new, |s| s.to_string_lossy().into_owned());
    // JSON's escapes are TOML's.
    let text = STARTER.replacen("\"Starter\"", &json!(title).to_string(), 1);
    write_text(&path, &text)?;
    let shown = one_line(&path.display().to_string());
    if json {
        print_json(&json!({ "written": shown }))
    } else {
        let word = word(&shown);
        print(&format!("wrote {shown}\ntry: dalembert doctor {word}\n     dalembert view {word}"))
    }
}

/// A name as one word of a command, as shells read it.
fn word(name: &str) -> String {
    if name.chars().all(|c| c.is_alphanumeric() || "._-+/:".contains(c)) {
        name.to_owned()
    } else if name.contains(['"', '$', '`', '!', '\\']) && cfg!(not(windows)) {
        format!("'{}'", name.replace('\'', "'\\''"))
    } else {
        format!("\"{name}\"")
    }
}
