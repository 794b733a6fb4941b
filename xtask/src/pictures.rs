//! `cargo xtask pictures`: the pictures of the book anew, from pages that the command writes of the examples.
//!
//! All or those whose files are named. Needs Node, the packages of `crates/viewer/page`, and a Chromium.

use std::fs;
use std::path::Path;

use crate::browser;
use crate::process::{cargo, command_of, succeeds};
use crate::tidy::{self, pictures};

/// Draws the pictures; true if all could be drawn.
pub fn run(root: &Path, wanted: &[&str]) -> bool {
    drawn(root, wanted).unwrap_or_else(|why| {
        eprintln!("error: {why}");
        false
    })
}

fn drawn(root: &Path, wanted: &[&str]) -> Result<bool, String> {
    let texts = tidy::texts(root)?;
    let list = fs::read_to_string(root.join(pictures::LIST)).map_err(|e| format!("{}: {e}", pictures::LIST))?;
    let all: Vec<_> = pictures::parse(&list)
        .into_iter()
        .collect::<Result<_, _>>()
        .map_err(|line| format!("{}:{line}: has not three parts: a file, a command, what is taken", pictures::LIST))?;
    if let Some(other) = wanted.iter().find(|name| all.iter().all(|p| p.file != **name)) {
        return Err(format!("{} has no picture {other}", pictures::LIST));
    }
    // Of the whole workspace, as everything else builds it: alone, it would have the features of fewer crates.
    let build = ["build", "--workspace", "--all-features", "--exclude", "dalembert-python", "--bin", "dalembert"];
    if !succeeds(cargo(root, &build)) {
        return Ok(false);
    }
    let (program, work) = (command_of(root), root.join("target/pictures"));
    let (page, chromium) = browser::ready(root)?;
    let text = |error: std::io::Error| format!("target/pictures: {error}");
    fs::create_dir_all(&work).map_err(text)?;
    let mut lines = String::new();
    let chosen: Vec<_> = all.iter().filter(|p| wanted.is_empty() || wanted.contains(&p.file)).collect();
    for picture in &chosen {
        let (html, svg) = (work.join(picture.file).with_extension("html"), work.join(picture.file));
        // What an earlier run left must not pass for what this one gives.
        [&html, &svg].into_iter().filter(|path| path.exists()).try_for_each(fs::remove_file).map_err(text)?;
        let mut command = std::process::Command::new(&program);
        command.current_dir(root).args(picture.command.split(' ')).arg("--report").arg(&html);
        command.stdout(std::process::Stdio::null());
        if picture.command.starts_with("sweep ") {
            let folder = work.join(picture.file).with_extension("runs");
            if folder.exists() {
                fs::remove_dir_all(&folder).map_err(text)?;
            }
            command.arg("--out").arg(folder);
        }
        // A run that ends early has a page, too.
        let ended = succeeds(command);
        if !html.exists() {
            return Err(format!("{}: `dalembert {}` wrote no page ({ended})", picture.file, picture.command));
        }
        lines += &format!("{}\t{}\t{}\n", html.display(), svg.display(), picture.taken);
    }
    let list = work.join("list");
    fs::write(&list, lines).map_err(text)?;
    let mut node = browser::node(&page, &["picture.mjs", &chromium]);
    node.arg(&list);
    let well = succeeds(node);
    for picture in &chosen {
        let Ok(svg) = fs::read_to_string(work.join(picture.file)) else { continue };
        let whole = format!("{}\n{}\n", svg.trim_end(), pictures::stamp(picture, &texts));
        fs::write(root.join(pictures::FOLDER).join(picture.file), whole).map_err(text)?;
        println!("drawn: {}{}", pictures::FOLDER, picture.file);
    }
    Ok(well)
}
