//! `cargo xtask fuzz`: hostile input for readers and verbs, optimized, for as long as is asked. The crate `fuzz` says how.

use std::path::Path;

use crate::process::{cargo, succeeds};

/// Everything after the task goes to the program, such as `verbs --seconds 3600 --seed 7`.
pub fn run(root: &Path, arguments: &[&str]) -> bool {
    let mut command = cargo(root, &["run", "--profile", "unwinding", "--package", "dalembert-fuzz", "--"]);
    command.args(arguments);
    succeeds(command)
}
