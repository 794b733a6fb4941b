//! `cargo xtask targets`: the workspace compiles for machines other than this one, without a warning.
//!
//! Nothing is linked, so that no foreign linker is needed. What only one machine can do (lanes of one instruction set, native
//! code, signals) must be absent elsewhere, and not merely unused.

use std::path::Path;
use std::process::Command;

use crate::process::{cargo, succeeds};

/// Target, packages that are checked for it, and what they are checked with. In a browser there are no signals to catch, and
/// no memory that may be executed.
const TARGETS: [(&str, &[&str]); 4] = [
    ("aarch64-unknown-linux-gnu", &["--workspace"]),
    ("aarch64-apple-darwin", &["--workspace"]),
    ("x86_64-pc-windows-gnu", &["--workspace"]),
    ("wasm32-unknown-unknown", &["--package", "dalembert"]),
];

/// Checks every target; one that cannot be added through rustup fails.
pub fn run(root: &Path) -> bool {
    let results: Vec<bool> = TARGETS.iter().map(|(target, packages)| check(root, target, packages)).collect();
    results.into_iter().all(|well| well)
}

fn check(root: &Path, target: &str, packages: &[&str]) -> bool {
    let mut add = Command::new("rustup");
    add.current_dir(root).args(["target", "add", target]);
    let mut check = cargo(root, &["check", "--target", target]);
    check.args(packages).env("RUSTFLAGS", "-D warnings");
    succeeds(add) && succeeds(check)
}
