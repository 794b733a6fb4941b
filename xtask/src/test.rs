//! `cargo xtask test`: installs what it needs, checks, and runs every test.
//!
//! Every step runs even if one before it failed, so that one run shows all there is to mend. The tests come last, all in
//! one profile and with the features that the lints have seen, so that nothing is built twice; after them those in a browser and in Python. The
//! last line is the sum:
//! "N passed, M failed".

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::cargo_test::{BINARIES, cargo_test};
use crate::process::{Ran, cargo, passes_on, silently_succeeds, succeeds};
use crate::{book, browser, links, python, tidy, tools};

/// Parts of the toolchain that a minimal installation lacks: (subcommand, component).
const COMPONENTS: [(&str, &str); 2] = [("fmt", "rustfmt"), ("clippy", "clippy")];

/// A check has a name and says whether it passed.
type Check = (&'static str, fn(&Path) -> bool);

/// In the order in which they run, the cheap ones first.
const CHECKS: [Check; 8] = [
    ("toolchain", toolchain),
    ("format", format),
    ("tidy", tidy),
    ("links", links::run),
    ("lints", lints),
    ("licences", tools::licences),
    ("documentation", documentation),
    ("book", book::run),
];

/// Runs every check, then every test.
pub fn run(root: &Path) -> bool {
    let mut spent = Spent::default();
    let checked = CHECKS.iter().filter(|(name, check)| !spent.on(name, || check(root)));
    let failed: Vec<&str> = checked.map(|(name, _)| *name).collect();
    let (mut complete, mut total) = spent.on("tests", || tests(root));
    let ran = spent.on("browser", || browser::tests(root, |line| total.add(line)));
    let ran_python = spent.on("Python", || python::tests(root, |line| total.add_python(line)));
    complete &= ran != Ran::Well(false) && ran_python != Ran::Well(false);
    println!();
    if let Ran::Not(why) = ran {
        println!("the tests in a browser did not run: {why}");
    }
    if let Ran::Not(why) = ran_python {
        println!("the tests in Python did not run: {why}");
    }
    if !failed.is_empty() {
        println!("checks failed: {}", failed.join(", "));
    }
    if !complete && total.failed == 0 {
        println!("the tests did not run to their end");
    }
    println!("{}", spent.sentence());
    println!("{} passed, {} failed", total.passed, total.failed);
    failed.is_empty() && complete && total.failed == 0
}

/// How long each part took, in the order in which they ran.
#[derive(Default)]
struct Spent(Vec<(&'static str, Duration)>);

impl Spent {
    fn on<T>(&mut self, name: &'static str, part: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let result = part();
        self.0.push((name, start.elapsed()));
        result
    }

    fn sentence(&self) -> String {
        let parts: Vec<String> = self.0.iter().map(|(name, took)| format!("{name} {} s", took.as_secs())).collect();
        format!("time: {}", parts.join(", "))
    }
}

fn toolchain(root: &Path) -> bool {
    let missing = |subcommand: &str| !silently_succeeds(cargo(root, &[subcommand, "--version"]));
    let add = |component: &str| {
        let mut rustup = Command::new("rustup");
        rustup.current_dir(root).args(["component", "add", component]);
        succeeds(rustup)
    };
    COMPONENTS.iter().all(|(subcommand, component)| !missing(subcommand) || add(component))
}

fn format(root: &Path) -> bool {
    succeeds(cargo(root, &["fmt", "--all", "--check"]))
}

fn tidy(root: &Path) -> bool {
    tidy::run(root, tidy::Show::Counts)
}

fn lints(root: &Path) -> bool {
    let arguments = ["clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"];
    succeeds(cargo(root, &arguments))
}

fn documentation(root: &Path) -> bool {
    let mut command = cargo(root, &["doc", "--workspace", "--all-features", "--no-deps"]);
    command.env("RUSTDOCFLAGS", "-D warnings");
    succeeds(command)
}

/// Unit tests, integration tests and documentation tests; whether all ran, and how many.
fn tests(root: &Path) -> (bool, Total) {
    let mut total = Total::default();
    let mut complete = true;
    for targets in [&BINARIES[..], &["--doc"]] {
        complete &= passes_on(cargo_test(root, targets), |line| total.add(line));
    }
    (complete, total)
}

/// The sum over the summary lines of the test binaries.
#[derive(Debug, Default, PartialEq, Eq)]
struct Total {
    passed: u64,
    failed: u64,
}

impl Total {
    fn add_python(&mut self, line: &str) {
        if let Some((passed, failed)) = python::counts(line) {
            self.passed += passed;
            self.failed += failed;
        }
    }

    /// Adds a line such as "test result: ok. 5 passed; 0 failed; 0 ignored; …"; other lines count nothing.
    fn add(&mut self, line: &str) {
        let Some((_, counts)) = line.strip_prefix("test result: ").and_then(|rest| rest.split_once(". ")) else {
            return;
        };
        for count in counts.split("; ") {
            match count.split_once(' ') {
                Some((n, "passed")) => self.passed += n.parse().unwrap_or(0),
                Some((n, "failed")) => self.failed += n.parse().unwrap_or(0),
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn summary_lines_are_summed_and_others_ignored() {
        let mut total = Total::default();
        for line in [
            "running 3 tests",
            "test passed_and_failed ... ok",
            "test result: ok. 5 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.02s",
            "test result: FAILED. 11 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1.20s",
            "3 passed",
        ] {
            total.add(line);
        }
        assert_eq!(total, Total { passed: 16, failed: 2 });
    }
}
