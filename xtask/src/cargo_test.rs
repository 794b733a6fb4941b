//! The tests of Rust as cargo builds them, and with them the command that other tests run.

use std::path::Path;
use std::process::Command;

use crate::process::{cargo, succeeds};

/// What is built to be run. Examples have no tests, and the lints have seen them.
pub const BINARIES: [&str; 3] = ["--lib", "--bins", "--tests"];

/// `cargo test` of these targets.
pub fn cargo_test(root: &Path, targets: &[&str]) -> Command {
    let mut command = cargo(root, &["test", "--workspace", "--all-features", "--no-fail-fast"]);
    // A program of Rust would need Python's library; its tests are those in Python.
    command.args(["--exclude", "dalembert-python"]);
    command.args(targets);
    command
}

/// Builds the command, `target/debug/dalembert`, as the tests of Rust have it. Asked for alone it would be built with the features of fewer
/// crates, and everything beneath it once more.
pub fn build_command(root: &Path) -> bool {
    let mut command = cargo_test(root, &BINARIES);
    command.arg("--no-run");
    succeeds(command)
}
