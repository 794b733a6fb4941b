//! Development tasks, run as `cargo xtask TASK`. Standard library only, so that the tasks themselves build in a second.

mod bench;
mod process;
mod test;
mod tidy;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "\
Usage: cargo xtask TASK

Tasks:
  test    everything: format, lints, documentation, tidy, then every test of the workspace
  tidy    the project's own rules: crate edges, leftovers, unsafe code, files that must exist
  bench   builds the benchmarks optimized and runs them one after the other
  help    this text

Exit status: 0 all is well, 1 something failed, 2 wrong usage.
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let task = match arguments.as_slice() {
        [task] => task.as_str(),
        [] => return wrong_usage("no task was named"),
        [_, extra, ..] => return wrong_usage(&format!("unexpected argument `{extra}`")),
    };
    let root = root();
    let well = match task {
        "test" => test::run(&root),
        "tidy" => tidy::run(&root),
        "bench" => bench::run(&root),
        "help" | "--help" | "-h" => {
            print!("{USAGE}");
            true
        }
        other => return wrong_usage(&format!("unknown task `{other}`")),
    };
    if well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn wrong_usage(problem: &str) -> ExitCode {
    eprint!("error: {problem}\n\n{USAGE}");
    ExitCode::from(2)
}

/// The repository's root, the folder above this package.
fn root() -> PathBuf {
    let package =
        std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    package.parent().map_or_else(|| package.clone(), Path::to_path_buf)
}
