//! The pages: whether the committed scripts are what their sources give, and their tests in a browser; and whether KaTeX reads the LaTeX
//! of equations.
//!
//! All need Node, the packages of `crates/viewer/page`, and the tests a Chromium. What is not there is installed from packages where
//! that is possible; where it is not, the tests say so and count neither as passed nor as failed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cargo_test::build_command;
use crate::process::{Ran, all_pass_on, command_of, passes_on, silently_succeeds, succeeds};

/// Names under which a browser is found.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];
/// What the sources are bundled to, and where it is.
const BUNDLE: [(&str, &str); 7] = [
    ("crates/viewer/bundle", "flat.js"),
    ("crates/viewer/bundle", "solid.js"),
    ("crates/viewer/bundle", "three-LICENSE.txt"),
    ("crates/report/bundle", "report.js"),
    ("crates/report/bundle", "pair.js"),
    ("crates/viewer/bundle", "viewer.css"),
    ("crates/report/bundle", "report.css"),
];

/// Processes among which the tests in a browser are shared out.
const BESIDE: usize = 2;

/// Writes the scripts that pages embed anew.
pub fn bundle(root: &Path) -> bool {
    match packages(root) {
        Ok(page) => succeeds(node(&page, &["bundle.mjs"])),
        Err(why) => {
            eprintln!("error: {why}");
            false
        }
    }
}

/// Runs the tests; each line of theirs is shown to `line`.
pub fn tests(root: &Path, mut line: impl FnMut(&str)) -> Ran {
    let page = match packages(root) {
        Ok(page) => page,
        Err(why) => return Ran::Not(why),
    };
    let same = is_bundled(root, &page);
    if !build_command(root) {
        return Ran::Well(false);
    }
    let command = command_of(root);
    let mut formulas = node(&page, &["katex.test.mjs"]);
    formulas.arg(&command);
    let read = passes_on(formulas, &mut line);
    let Some(browser) = browser() else {
        return if same && read { Ran::Not("no Chromium is there".to_owned()) } else { Ran::Well(false) };
    };
    // A page waits for its browser half of the time.
    let share = |k: usize| {
        let mut run = node(&page, &["browser.test.mjs", &browser]);
        run.arg(&command).arg(format!("{k}/{BESIDE}"));
        run
    };
    Ran::Well(all_pass_on((1..=BESIDE).map(share).collect(), line) && same && read)
}

/// The folder of the sources with their packages, and a browser.
pub fn ready(root: &Path) -> Result<(PathBuf, String), String> {
    let page = packages(root)?;
    browser().map(|browser| (page, browser)).ok_or_else(|| "no Chromium is there".to_owned())
}

pub fn node(page: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new("node");
    command.current_dir(page).args(arguments);
    command
}

/// The folder of the sources, with their packages.
fn packages(root: &Path) -> Result<PathBuf, String> {
    let page = root.join("crates/viewer/page");
    if !silently_succeeds(node(&page, &["--version"])) {
        return Err("no Node is there".to_owned());
    }
    let there = |name: &&str| page.join("node_modules").join(name).is_dir();
    if ["playwright-core", "esbuild", "katex"].iter().all(there) {
        return Ok(page);
    }
    let mut npm = Command::new("npm");
    npm.current_dir(&page).args(["ci", "--no-audit", "--no-fund"]);
    if succeeds(npm) { Ok(page) } else { Err("the packages of crates/viewer/page could not be installed".to_owned()) }
}

/// Whether the committed scripts are what the sources give.
fn is_bundled(root: &Path, page: &Path) -> bool {
    let fresh = root.join("target/viewer-bundle");
    let mut command = node(page, &["bundle.mjs"]);
    command.arg(&fresh);
    if !succeeds(command) {
        return false;
    }
    let differs = |(home, name): &&(&str, &str)| {
        let committed = fs::read(root.join(home).join(name)).ok();
        committed.is_none() || committed != fs::read(fresh.join(name)).ok()
    };
    let changed: Vec<_> = BUNDLE.iter().filter(differs).collect();
    for (home, name) in &changed {
        eprintln!("error: {home}/{name} is not what its sources give: run `cargo xtask bundle`");
    }
    changed.is_empty()
}

/// A browser that starts; installed by the system's packages where this program may do that.
fn browser() -> Option<String> {
    let runs = |name: &&&str| {
        let mut command = Command::new(name);
        command.arg("--version");
        silently_succeeds(command)
    };
    let find = || BROWSERS.iter().find(runs).and_then(|name| path_of(name));
    find().or_else(|| {
        let mut apt = Command::new("apt-get");
        apt.args(["install", "--yes", "--no-install-recommends", "chromium"]);
        if succeeds(apt) { find() } else { None }
    })
}

/// Where a program is.
fn path_of(name: &str) -> Option<String> {
    let folders = std::env::var_os("PATH")?;
    let mut all = std::env::split_paths(&folders).map(|folder| folder.join(name));
    all.find(|path| path.is_file()).map(|path| path.to_string_lossy().into_owned())
}
