//! The command, and files for it.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

pub fn command() -> Command {
    Command::new(env!("CARGO_BIN_EXE_dalembert"))
}

pub fn run(arguments: &[&str]) -> Output {
    command().args(arguments).output().expect("the command starts")
}

pub fn example(name: &str) -> String {
    format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"))
}

/// An empty folder of this name, for one test alone.
pub fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("a folder");
    path
}
