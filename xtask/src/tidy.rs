//! `cargo xtask tidy`: the project's own rules.
//!
//! Most checkers look at one text and give [`Finding`]s; only this file reads the disk.

mod circles;
mod constants;
mod documents;
mod edges;
mod equations;
mod leftovers;
mod manifest;
mod paths;
mod picture;
pub mod pictures;
mod shape;
mod source;
mod unsafety;
mod unused;

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;
use std::process::Command;

/// Files that the repository must have, with content.
const REQUIRED: [&str; 13] = [
    "README.md",
    "ARCHITECTURE.md",
    "NOTATION.md",
    "DESIGN.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "CITATION.cff",
    "deny.toml",
    "rust-toolchain.toml",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    ".ci/run",
];

/// Something that a rule has to say about a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    severity: Severity,
    path: String,
    /// From 1; 0 means the whole file.
    line: usize,
    message: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Severity {
    Error,
    Warning(Kind),
}

/// What a warning is about. Each kind becomes an error when none of it is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Length,
    Circles,
}

impl Kind {
    fn describe(self) -> &'static str {
        match self {
            Self::Length => "files and functions are long",
            Self::Circles => "crates have modules that import each other",
        }
    }
}

/// What is shown beside errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    /// How many warnings there are of each kind.
    Counts,
    /// Every warning.
    All,
}

impl Finding {
    fn error(path: &str, line: usize, message: impl Into<String>) -> Self {
        Self { severity: Severity::Error, path: path.to_owned(), line, message: message.into() }
    }

    fn warning(kind: Kind, path: &str, line: usize, message: impl Into<String>) -> Self {
        Self { severity: Severity::Warning(kind), ..Self::error(path, line, message) }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let severity = match self.severity {
            Severity::Error => "error",
            Severity::Warning(_) => "warning",
        };
        match self.line {
            0 => write!(f, "{severity}: {}: {}", self.path, self.message),
            line => write!(f, "{severity}: {}:{line}: {}", self.path, self.message),
        }
    }
}

/// Checks the whole repository; true if there are no errors.
pub fn run(root: &Path, show: Show) -> bool {
    eprintln!("\n$ tidy");
    let findings = match texts(root) {
        Ok(texts) => all(root, &texts),
        Err(problem) => vec![Finding::error(".", 0, problem)],
    };
    let is_error = |finding: &&Finding| finding.severity == Severity::Error;
    for finding in findings.iter().filter(|finding| show == Show::All || is_error(finding)) {
        println!("{finding}");
    }
    let mut counts: BTreeMap<Kind, usize> = BTreeMap::new();
    for finding in &findings {
        if let Severity::Warning(kind) = finding.severity {
            *counts.entry(kind).or_default() += 1;
        }
    }
    let errors = findings.iter().filter(is_error).count();
    let kinds: Vec<String> = counts.iter().map(|(kind, count)| format!("{count} {}", kind.describe())).collect();
    println!("tidy: {errors} errors; warnings (`--list` shows them): {}", kinds.join(", "));
    errors == 0
}

fn all(root: &Path, texts: &[(String, String)]) -> Vec<Finding> {
    let each = texts.iter().flat_map(|(path, text)| check(path, text));
    let documents = documents::check(texts).into_iter().chain(equations::check(texts));
    required(root)
        .chain(each)
        .chain(circles::check(texts))
        .chain(documents)
        .chain(picture::check(texts))
        .chain(pictures::check(texts))
        .collect()
}

/// Draws the picture of the crates anew; true if it could be written.
pub fn draw(root: &Path) -> bool {
    picture::draw(root)
}

/// Lists public items that nothing outside their crate uses; true if the repository could be read.
pub fn unused(root: &Path) -> bool {
    match texts(root) {
        Ok(texts) => {
            let lines = unused::report(&texts);
            for line in &lines {
                println!("{line}");
            }
            println!("tidy: {} public items that no other crate uses", lines.len());
            true
        }
        Err(problem) => {
            eprintln!("error: {problem}");
            false
        }
    }
}

/// Every text file of the repository: (path, text). Binary and deleted files have none.
pub fn texts(root: &Path) -> Result<Vec<(String, String)>, String> {
    let read = |path: String| match std::fs::read(root.join(&path)).map(String::from_utf8) {
        Ok(Ok(text)) if !text.contains('\0') => Some((path, text)),
        _ => None,
    };
    Ok(files(root)?.into_iter().filter_map(read).collect())
}

/// Every file of the repository, those not yet added included, by its path from the root.
fn files(root: &Path) -> Result<Vec<String>, String> {
    let arguments = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let output = Command::new("git").current_dir(root).args(arguments).output();
    let output = output.map_err(|error| format!("git did not start: {error}"))?;
    if !output.status.success() {
        return Err(format!("git ls-files failed: {}", String::from_utf8_lossy(&output.stderr).trim()));
    }
    let names = String::from_utf8_lossy(&output.stdout);
    let mut files: Vec<String> = names.split('\0').filter(|name| !name.is_empty()).map(str::to_owned).collect();
    files.sort();
    files.dedup();
    Ok(files)
}

fn required(root: &Path) -> impl Iterator<Item = Finding> {
    let empty = |path: &&str| !std::fs::metadata(root.join(path)).is_ok_and(|data| data.len() > 0);
    REQUIRED.into_iter().filter(empty).map(|path| Finding::error(path, 0, "is missing or empty"))
}

/// All findings about one file.
fn check(path: &str, text: &str) -> Vec<Finding> {
    let mut findings = [leftovers::check(path, text), paths::check(path, text)].concat();
    if is_rust(path) {
        findings.extend(unsafety::check(path, text));
        findings.extend(shape::check(path, text));
        findings.extend(constants::check(path, text));
    } else if path.ends_with("Cargo.toml") {
        findings.extend(edges::check(path, text));
        findings.extend(manifest::check(path, text));
    } else if extension(path) == Some("toml") && path.split('/').any(|part| part == "examples") {
        findings.extend(opening_comment(path, text));
    }
    findings
}

fn extension(path: &str) -> Option<&str> {
    Path::new(path).extension()?.to_str()
}

fn is_rust(path: &str) -> bool {
    extension(path) == Some("rs")
}

/// Every example model opens with a comment that says what it shows.
fn opening_comment(path: &str, text: &str) -> Option<Finding> {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let comment = first.strip_prefix('#').is_some_and(|words| !words.trim().is_empty());
    (!comment).then(|| Finding::error(path, 1, "an example opens with a comment that says what it shows"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_open_with_a_comment() {
        let count = |text| check("examples/legs/leg.toml", text).len();
        assert_eq!(count("# Shows a leg.\ndalembert = 1\n"), 0);
        assert_eq!(count("\n# Shows a leg.\n"), 0);
        assert_eq!(count("dalembert = 1\n# a leg\n"), 1);
        assert_eq!(count("#\ndalembert = 1\n"), 1);
        assert_eq!(count(""), 1);
        assert_eq!(check("tests/broken.toml", "dalembert = 1\n"), []);
    }

    #[test]
    fn findings_read_like_a_compiler_s() {
        assert_eq!(Finding::error("a.rs", 3, "no").to_string(), "error: a.rs:3: no");
        assert_eq!(Finding::warning(Kind::Length, "a.rs", 0, "long").to_string(), "warning: a.rs: long");
    }
}
