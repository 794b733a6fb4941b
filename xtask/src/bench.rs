//! `cargo xtask bench`: the benchmark programs, built optimized in one go and run one after the other.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::figures;
use crate::process::{cargo, succeeds};

/// (folder, package, example) of every benchmark; each prints its own table.
const BENCHMARKS: [(&str, &str, &str); 12] = [
    ("crates/expr", "dalembert-expr", "eval_speed"),
    ("crates/enforce", "dalembert-enforce", "hierarchy_speed"),
    ("crates/bodies", "dalembert-bodies", "tree_speed"),
    ("crates/dalembert", "dalembert", "loop_speed"),
    ("crates/dalembert", "dalembert", "batch_speed"),
    ("crates/dalembert", "dalembert", "method_speed"),
    ("crates/dalembert", "dalembert", "loop_simulation"),
    ("crates/dalembert", "dalembert", "motion_speed"),
    ("crates/dalembert", "dalembert", "andrews_speed"),
    ("crates/dalembert", "dalembert", "linearize_speed"),
    ("crates/dalembert", "dalembert", "chain_load"),
    ("crates/dalembert", "dalembert", "scale"),
];

/// What is done with the figures of a run.
#[derive(Clone, Copy)]
pub enum Figures<'a> {
    /// They are shown.
    Show,
    /// They stand beside the recorded ones, and what fell is an error.
    Compare,
    /// They are kept as those of a machine, in words.
    Record(&'a str),
}

/// Builds and runs every benchmark that exists.
pub fn run(root: &Path, wanted: Figures<'_>) -> bool {
    let (present, missing): (Vec<_>, Vec<_>) =
        BENCHMARKS.iter().partition(|(folder, _, example)| root.join(source(folder, example)).is_file());
    for (folder, _, example) in missing {
        println!("skipped: {example} ({} does not exist)", source(folder, example));
    }
    if present.is_empty() {
        println!("no benchmark exists yet");
        return true;
    }
    let mut build = cargo(root, &["build", "--release", "--all-features"]);
    for (_, package, example) in &present {
        build.args(["--package", package, "--example", example]);
    }
    if !succeeds(build) {
        return false;
    }
    let Some(folder) = programs() else {
        eprintln!("error: the folder of the built programs was not found");
        return false;
    };
    // What an earlier run wrote is not of this one.
    let written = figures::written(root);
    if written.is_file() && std::fs::remove_file(&written).is_err() {
        eprintln!("error: {} cannot be written anew", written.display());
        return false;
    }
    let results: Vec<bool> = present.iter().map(|(_, _, example)| benchmark(root, &folder, example)).collect();
    let well = results.into_iter().all(|well| well);
    match wanted {
        Figures::Show => well,
        Figures::Compare => figures::compare(root) && well,
        Figures::Record(machine) => well && figures::record(root, machine),
    }
}

fn source(folder: &str, example: &str) -> String {
    format!("{folder}/examples/{example}.rs")
}

fn benchmark(root: &Path, folder: &Path, example: &str) -> bool {
    let mut command = Command::new(folder.join(format!("{example}{}", std::env::consts::EXE_SUFFIX)));
    command.current_dir(root).env("BENCH_FIGURES", figures::written(root));
    let well = succeeds(command);
    if !well {
        println!("failed: {example}");
    }
    well
}

/// Where cargo puts optimized examples: beside the profile folder that this program itself lies in.
fn programs() -> Option<PathBuf> {
    let own = std::env::current_exe().ok()?;
    Some(own.parent()?.parent()?.join("release/examples"))
}
