//! The Python package: its wheel, and its tests in an environment of their own in `target/python`.
//!
//! Both need Python 3.11 or newer with its module `venv`, and maturin, which is installed from packages into that environment. What can't be had
//! is said, and counts neither as passed nor as failed. The tests' wheel is built in the profile of the other tests and with the features that
//! these chose, so that only the package's own crate is compiled for it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::{Ran, command_of, passes_on, silently_succeeds, succeeds};

/// What the tests need beside the wheel.
const PACKAGES: [&str; 7] =
    ["maturin>=1.16,<2", "numpy>=1.24", "pytest>=8", "mypy>=1.11", "jsonschema>=4", "gymnasium>=1", "pyarrow>=15"];
/// What some tests compare with: where one can't be had, they say so and are counted as skipped.
const COMPARED: [&[&str]; 6] = [
    &["distributed>=2024"],
    &["ray>=2.40"],
    &["mpi4py>=4", "openmpi"],
    &["jax>=0.4"],
    &["control>=0.10"],
    &["pandas>=2", "polars>=1"],
];
/// Names under which Python is found.
const PYTHONS: [&str; 2] = ["python3", "python"];
/// Whether Python is new enough.
const NEW_ENOUGH: &str = "import sys; sys.exit(sys.version_info < (3, 11))";

/// Builds the wheel, optimized, into `target/wheels`.
pub fn wheel(root: &Path) -> bool {
    match environment(root) {
        Ok(bin) => succeeds(maturin(root, &bin, &["--profile", "unwinding", "--out", "target/wheels"])),
        Err(why) => {
            eprintln!("error: {why}");
            false
        }
    }
}

/// Builds the wheel as the other tests are built, installs it, and runs its tests; each line of theirs is shown to `line`.
pub fn tests(root: &Path, line: impl FnMut(&str)) -> Ran {
    let bin = match environment(root) {
        Ok(bin) => bin,
        Err(why) => return Ran::Not(why),
    };
    let wheels = root.join("target/python/wheels");
    // Of several versions only the one just built is meant.
    let _ = fs::remove_dir_all(&wheels);
    if !succeeds(maturin(root, &bin, &["--profile", "dev", "--out", "target/python/wheels"])) {
        return Ran::Well(false);
    }
    let built = fs::read_dir(&wheels).into_iter().flatten().flatten().map(|entry| entry.path());
    let Some(wheel) = built.into_iter().find(|path| path.extension().is_some_and(|e| e == "whl")) else {
        eprintln!("error: maturin left no wheel in {}", wheels.display());
        return Ran::Well(false);
    };
    let mut install = program(root, &bin, "python");
    install.args(["-m", "pip", "install", "--quiet", "--force-reinstall", "--no-deps"]).arg(wheel);
    if !succeeds(install) {
        return Ran::Well(false);
    }
    let mut pytest = program(root, &bin, "python");
    pytest.args(["-m", "pytest", "-p", "no:cacheprovider", "crates/python/tests"]);
    pytest.env("DALEMBERT", command_of(root)).env("PYTHONDONTWRITEBYTECODE", "1");
    Ran::Well(passes_on(pytest, line))
}

/// Tests that passed and failed, from the last line of pytest: "1 failed, 202 passed, 3 skipped in 10.12s".
pub fn counts(line: &str) -> Option<(u64, u64)> {
    let (counts, time) = line.trim_matches(['=', ' ']).rsplit_once(" in ")?;
    time.split(' ').next()?.strip_suffix('s')?.parse::<f64>().ok()?;
    let (mut passed, mut failed) = (0, 0);
    for count in counts.split(", ") {
        let (number, kind) = count.split_once(' ')?;
        let number: u64 = number.parse().ok()?;
        match kind {
            "passed" => passed += number,
            "failed" | "error" | "errors" => failed += number,
            _ => {}
        }
    }
    Some((passed, failed))
}

fn maturin(root: &Path, bin: &Path, arguments: &[&str]) -> Command {
    let mut command = program(root, bin, "maturin");
    command.args(["build", "--manifest-path", "crates/python/Cargo.toml"]).args(arguments);
    command
}

fn program(root: &Path, bin: &Path, name: &str) -> Command {
    let mut command = Command::new(bin.join(format!("{name}{}", std::env::consts::EXE_SUFFIX)));
    command.current_dir(root);
    command
}

/// The folder of the programs of the environment, made if it is not there.
fn environment(root: &Path) -> Result<PathBuf, String> {
    let folder = root.join("target/python");
    let bin = folder.join(if cfg!(windows) { "Scripts" } else { "bin" });
    let mut ready = program(root, &bin, "python");
    ready.args(["-c", "import gymnasium, jsonschema, maturin, mypy, numpy, pyarrow, pytest"]);
    if silently_succeeds(ready) {
        return Ok(bin);
    }
    let new_enough = |name: &&&str| {
        let mut command = Command::new(name);
        command.args(["-c", NEW_ENOUGH]);
        silently_succeeds(command)
    };
    let Some(python) = PYTHONS.iter().find(new_enough) else {
        return Err("no Python 3.11 or newer is there".to_owned());
    };
    let make = || {
        let mut command = Command::new(python);
        command.current_dir(root).args(["-m", "venv", "target/python"]);
        succeeds(command)
    };
    let apt = || {
        let mut command = Command::new("apt-get");
        command.args(["install", "--yes", "--no-install-recommends", "python3-venv"]);
        succeeds(command)
    };
    if !(make() || apt() && make()) {
        return Err("Python can't make an environment: its module `venv` is missing".to_owned());
    }
    let installed = |packages: &[&str], runs: fn(Command) -> bool| {
        let mut install = program(root, &bin, "python");
        install.args(["-m", "pip", "install", "--quiet", "--only-binary", ":all:"]).args(packages);
        runs(install)
    };
    if !installed(&PACKAGES, succeeds) {
        return Err("maturin, NumPy, pytest and mypy could not be installed".to_owned());
    }
    for packages in COMPARED {
        if !installed(packages, silently_succeeds) {
            eprintln!("note: {} can't be installed for Python's tests", packages.join(" and "));
        }
    }
    Ok(bin)
}

#[cfg(test)]
mod tests {
    use super::counts;

    #[test]
    fn the_last_line_of_pytest_is_counted_and_no_other() {
        assert_eq!(counts("1 failed, 202 passed, 3 skipped in 10.12s"), Some((202, 1)));
        assert_eq!(counts("===== 5 passed in 61.20s (0:01:01) ====="), Some((5, 0)));
        assert_eq!(counts("2 errors in 0.10s"), Some((0, 2)));
        for other in ["............ [ 50%]", "FAILED tests/test_model.py::x - it is in 3 parts", "", "5 passed"] {
            assert_eq!(counts(other), None, "{other}");
        }
    }
}
