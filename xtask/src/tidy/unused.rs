//! `cargo xtask tidy --unused`: public items that nothing outside their crate names.
//!
//! Names are compared, not meanings: an item counts as used where any other crate writes its name. So what is listed is unused,
//! but for items that macros or traits reach; not all that is unused is listed. A library is also for people who are not here:
//! the list says what to look at.

use std::collections::{BTreeMap, BTreeSet};

use super::{is_rust, source};

const KEYWORDS: [&str; 7] = ["fn", "struct", "enum", "trait", "const", "static", "type"];

/// Where an item's name stands outside the sources of its crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Use {
    /// Nowhere.
    None,
    /// In tests, examples and benchmarks of its own crate only.
    Tests,
}

/// One line for each item, crate by crate.
pub fn report(files: &[(String, String)]) -> Vec<String> {
    let words: Vec<(&str, BTreeSet<String>)> =
        files.iter().filter(|(path, _)| is_rust(path)).map(|(path, text)| (path.as_str(), words(text))).collect();
    let mut lines = Vec::new();
    for (path, text) in files.iter().filter(|(path, _)| path.contains("/src/") && is_rust(path)) {
        let own = package(path);
        // What a program has is for itself.
        if matches!(own, "" | "cli" | "fuzz") {
            continue;
        }
        for (line, name) in items(text) {
            match used(&name, own, &words) {
                Some(Use::None) => lines.push(format!("{path}:{line}: `{name}` is used by no other crate")),
                Some(Use::Tests) => lines.push(format!("{path}:{line}: `{name}` is used by its crate's tests only")),
                None => {}
            }
        }
    }
    lines
}

/// The crate that a path lies in.
fn package(path: &str) -> &str {
    path.strip_prefix("crates/").and_then(|rest| rest.split('/').next()).unwrap_or_default()
}

/// Nothing if another crate uses the name.
fn used(name: &str, own: &str, words: &[(&str, BTreeSet<String>)]) -> Option<Use> {
    let mut at = Use::None;
    for (path, _) in words.iter().filter(|(_, words)| words.contains(name)) {
        match package(path) == own {
            false => return None,
            true if !path.contains("/src/") => at = Use::Tests,
            true => {}
        }
    }
    Some(at)
}

/// (line, name) of the public items of a file.
fn items(text: &str) -> Vec<(usize, String)> {
    let code = source::code_without_tests(text);
    let mut names: BTreeMap<String, usize> = BTreeMap::new();
    for (number, line) in (1..).zip(code.lines()) {
        if let Some(name) = item(line) {
            names.entry(name).or_insert(number);
        }
    }
    let mut found: Vec<(usize, String)> = names.into_iter().map(|(name, line)| (line, name)).collect();
    found.sort();
    found
}

/// The name of the item that a line such as `pub const fn name(` begins.
fn item(line: &str) -> Option<String> {
    let mut words = line.trim_start().strip_prefix("pub ")?.split_whitespace().peekable();
    while let Some(word) = words.next() {
        let qualifier = word == "const" && words.peek() == Some(&"fn");
        if KEYWORDS.contains(&word) && !qualifier {
            let name: String = words.next()?.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            return (!name.is_empty()).then_some(name);
        }
        if !qualifier && word != "async" {
            return None;
        }
    }
    None
}

fn words(text: &str) -> BTreeSet<String> {
    let code = source::code(text);
    code.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_that_no_other_crate_names_are_listed() {
        let files = [
            ("crates/a/src/lib.rs", "pub fn f() {}\npub const fn g() {}\npub struct H;\npub(crate) fn own() {}\n"),
            ("crates/a/src/x.rs", "fn y() { f(); g(); }\n"),
            ("crates/a/tests/all/t.rs", "g();\n"),
            ("crates/b/src/lib.rs", "use a::H; // f\n"),
        ]
        .map(|(path, text)| (path.to_owned(), text.to_owned()));
        let expected = [
            "crates/a/src/lib.rs:1: `f` is used by no other crate",
            "crates/a/src/lib.rs:2: `g` is used by its crate's tests only",
        ];
        assert_eq!(report(&files), expected);
    }
}
