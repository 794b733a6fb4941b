//! Tasks that other people's tools do, installed by cargo when they are needed.

use std::path::Path;

use crate::process::{cargo, silently_succeeds, succeeds};

/// `cargo xtask deny`: the rules of `deny.toml`.
pub fn deny(root: &Path) -> bool {
    installed(root, "deny") && succeeds(cargo(root, &["deny", "--workspace", "--all-features", "check"]))
}

/// `cargo xtask mutants CRATE`: changes the crate's code in small ways, and lists those that its tests do not notice. Further
/// arguments go to cargo-mutants, such as `--file` or `--shard`. Results lie in `target/mutants.out`.
pub fn mutants(root: &Path, package: &str, further: &[&str]) -> bool {
    let name = match package {
        "dalembert" | "xtask" => package.to_owned(),
        _ => format!("dalembert-{package}"),
    };
    let mut command = cargo(root, &["mutants", "--output", "target", "--package", &name]);
    command.args(further);
    installed(root, "mutants") && succeeds(command)
}

/// Whether a subcommand of cargo is there, or could be installed.
fn installed(root: &Path, subcommand: &str) -> bool {
    let package = format!("cargo-{subcommand}");
    silently_succeeds(cargo(root, &[subcommand, "--version"]))
        || succeeds(cargo(root, &["install", "--locked", &package]))
}
