//! Development tasks, run as `cargo xtask TASK`. Standard library only, so that the tasks themselves build in a second.

mod bench;
mod book;
mod browser;
mod cargo_test;
mod figures;
mod fuzz;
mod links;
mod pictures;
mod process;
mod python;
mod targets;
mod test;
mod tidy;
mod tools;
mod validate;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "\
Usage: cargo xtask TASK

Tasks:
  test           everything: format, lints, documentation, tidy, links, book, then every test of the workspace
  tidy           the project's own rules: edges between crates and modules, what documents name, leftovers, unsafe code;
                 --list shows warnings, --unused public items that no other crate uses
  links          every link of the documents leads to a file and a heading
  book           the manual as pages, in target/book
  picture        draws the crates and their edges anew, after a change of the table of edges
  pictures …     the pictures of the book anew, from pages of the examples, all or those that are named; needs Node and a browser
  bundle         the scripts that pages embed, anew from crates/viewer/page and crates/report/src/page; needs Node
  man            the manual pages of the command, in target/man
  wheel          the Python package, optimized, in target/wheels; needs Python
  bench          builds the benchmarks optimized and runs them one after the other; --compare sets their figures beside the recorded ones
                 and marks what fell by more than 5 %, --record WORDS records them with the machine in words
  validate       the reference problems through the command, as a page of the manual; --long adds motions
                 over a million periods, --with=PROGRAM takes a command that is there
  targets        checks that the workspace compiles without a warning for other machines
  fuzz …         hostile input for readers and verbs; `fuzz --help` lists what can be said
  deny           licences, advisories and sources of the dependencies, by cargo-deny
  mutants CRATE  changes of a crate's code that no test of it notices, by cargo-mutants
  help           this text

Tools that are not installed are installed by cargo when a task needs them.
Exit status: 0 all is well, 1 something failed, 2 wrong usage.
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let root = root();
    let well = match words.as_slice() {
        ["test"] => test::run(&root),
        ["tidy"] => tidy::run(&root, tidy::Show::Counts),
        ["tidy", "--list"] => tidy::run(&root, tidy::Show::All),
        ["tidy", "--unused"] => tidy::unused(&root),
        ["links"] => links::run(&root),
        ["book"] => book::run(&root),
        ["picture"] => tidy::draw(&root),
        ["pictures", wanted @ ..] => pictures::run(&root, wanted),
        ["bundle"] => browser::bundle(&root),
        ["bench"] => bench::run(&root, bench::Figures::Show),
        ["bench", "--compare"] => bench::run(&root, bench::Figures::Compare),
        ["bench", "--record", machine] => bench::run(&root, bench::Figures::Record(machine)),
        ["man"] => tools::man(&root),
        ["wheel"] => python::wheel(&root),
        ["validate", options @ ..] if validate::are_known(options) => validate::run(&root, options),
        ["targets"] => targets::run(&root),
        ["fuzz", rest @ ..] => fuzz::run(&root, rest),
        ["deny"] => tools::deny(&root),
        ["mutants", package, rest @ ..] => tools::mutants(&root, package, rest),
        ["help" | "--help" | "-h"] => {
            print!("{USAGE}");
            true
        }
        [] => return wrong_usage("no task was named"),
        other => return wrong_usage(&format!("no task `{}`", other.join(" "))),
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
