//! Circles among the modules of a crate: modules that import each other, directly or through others, can only be understood
//! together.
//!
//! Modules are those that `lib.rs` declares; what lies beneath one belongs to it. Imports are paths that begin with `crate` or
//! `super`; a name that `lib.rs` passes on counts for the module that it comes from.

use std::collections::{BTreeMap, BTreeSet};

use super::{Finding, Kind, is_rust, source};

/// Crates with circles, and how many modules these have together. More is an error, none is the aim.
const KNOWN: [(&str, usize); 2] = [("dalembert", 2), ("formats", 2)];

type Graph = BTreeMap<String, BTreeSet<String>>;

/// Looks at all files of all crates: (path, text).
pub fn check(files: &[(String, String)]) -> Vec<Finding> {
    let mut crates: BTreeMap<&str, Vec<(&str, &str)>> = BTreeMap::new();
    for (path, text) in files {
        let inside = path.strip_prefix("crates/").and_then(|rest| rest.split_once("/src/"));
        if let Some((name, file)) = inside.filter(|(name, file)| !name.contains('/') && is_rust(file)) {
            crates.entry(name).or_default().push((file, text));
        }
    }
    crates.iter().filter_map(|(name, files)| judge(name, &circles(&imports(files)))).collect()
}

fn judge(name: &str, circles: &[Vec<String>]) -> Option<Finding> {
    let count: usize = circles.iter().map(Vec::len).sum();
    let known = KNOWN.iter().find(|(known, _)| *known == name).map_or(0, |(_, count)| *count);
    let path = format!("crates/{name}/src/lib.rs");
    let names: Vec<String> = circles.iter().map(|circle| circle.join(", ")).collect();
    let message = format!("{count} modules import each other: {}", names.join("; "));
    match count {
        0 => None,
        _ if count > known => {
            let limit = format!("{message} ({known} are known, xtask/src/tidy/circles.rs)");
            Some(Finding::error(&path, 0, limit))
        }
        _ => Some(Finding::warning(Kind::Circles, &path, 0, message)),
    }
}

/// Which module imports which others.
fn imports(files: &[(&str, &str)]) -> Graph {
    let library = files.iter().find(|(file, _)| *file == "lib.rs").map_or("", |(_, text)| *text);
    let passed_on = passed_on(&source::code(library));
    let modules: BTreeSet<&str> = files.iter().map(|(file, _)| module(file)[0]).collect();
    let mut graph = Graph::new();
    for (file, text) in files.iter().filter(|(file, _)| !["lib.rs", "main.rs"].contains(file)) {
        let place = module(file);
        let own = place[0];
        let edges = graph.entry(own.to_owned()).or_default();
        for path in paths(&source::code_without_tests(text)) {
            let Some(first) = target(&path, &place) else { continue };
            let to = passed_on.get(first).map_or(first, String::as_str);
            if to != own && modules.contains(to) {
                edges.insert(to.to_owned());
            }
        }
    }
    graph
}

/// The path of modules that a file stands for: `["tree", "aba"]` for `tree/aba.rs`.
fn module(file: &str) -> Vec<&str> {
    let stem = file.strip_suffix(".rs").unwrap_or(file);
    stem.strip_suffix("/mod").unwrap_or(stem).split('/').collect()
}

/// The first name below the crate that a path leads to, from a module at `place`.
fn target<'a>(path: &'a [String], place: &'a [&str]) -> Option<&'a str> {
    let ups = path.iter().take_while(|part| *part == "super").count();
    let named = path.get(ups.max(1)).map(String::as_str);
    match path.first().map(String::as_str) {
        Some("crate") => named,
        Some("super") if ups == place.len() => path.get(ups).map(String::as_str),
        _ => None,
    }
}

/// The module that each name comes from which `lib.rs` passes on: `pub use model::{Model, Other as Name}`.
fn passed_on(library: &str) -> BTreeMap<String, String> {
    let mut names = BTreeMap::new();
    for statement in library.split(';').filter_map(|part| part.split_once("pub use ").map(|(_, tree)| tree)) {
        for path in expand(statement.trim()) {
            let path: Vec<String> = path.into_iter().filter(|part| part != "crate" && part != "self").collect();
            if let (Some(first), Some(last)) = (path.first(), path.last()) {
                names.insert(last.clone(), first.clone());
            }
        }
    }
    names
}

/// All paths of a file that begin with `crate` or `super`.
fn paths(code: &str) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(at) = ["crate::", "super::"].iter().filter_map(|word| code[from..].find(word)).min() {
        let start = from + at;
        let length = tree_length(&code[start..]);
        let whole = !code[..start].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':' || c == '$');
        if whole {
            found.extend(expand(&code[start..start + length]));
        }
        from = start + length.max(1);
    }
    found
}

/// How far a path reaches, with the braces that it opens.
fn tree_length(code: &str) -> usize {
    let mut depth = 0_usize;
    let mut last = ' ';
    for (at, c) in code.char_indices() {
        match c {
            '{' if last == ':' || depth > 0 => depth += 1,
            '}' if depth > 0 => depth -= 1,
            _ if depth > 0 || c.is_alphanumeric() || c == '_' || c == ':' => {}
            _ => return at,
        }
        if c == '}' && depth == 0 {
            return at + 1;
        }
        last = c;
    }
    code.len()
}

/// The paths of a tree `a::{b, c::{d, e as f}}`; a name given by `as` stands last.
fn expand(tree: &str) -> Vec<Vec<String>> {
    let tree = tree.trim();
    let parts =
        |path: &str| path.split("::").map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned).collect();
    let Some((stem, inside)) = tree.split_once('{') else {
        let (path, other) = tree.split_once(" as ").unwrap_or((tree, ""));
        let mut path: Vec<String> = parts(path);
        path.extend((!other.is_empty()).then(|| other.trim().to_owned()));
        return if path.is_empty() { Vec::new() } else { vec![path] };
    };
    let stem: Vec<String> = parts(stem);
    let inside = inside.strip_suffix('}').unwrap_or(inside);
    commas(inside).into_iter().flat_map(expand).map(|path| [stem.clone(), path].concat()).collect()
}

/// Splits at commas outside braces.
fn commas(text: &str) -> Vec<&str> {
    let mut depth = 0_i32;
    text.split(|c| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        c == ',' && depth == 0
    })
    .collect()
}

/// Sets of more than one module in which each reaches every other.
fn circles(graph: &Graph) -> Vec<Vec<String>> {
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        graph.keys().map(|from| (from.as_str(), reach(graph, from))).collect();
    let mut found: Vec<Vec<String>> = Vec::new();
    for (from, to) in &reached {
        let back = |other: &&&str| reached.get(**other).is_some_and(|its| its.contains(from));
        let circle: Vec<String> = to.iter().filter(back).map(|&name| name.to_owned()).collect();
        if circle.len() > 1 && !found.contains(&circle) {
            found.push(circle);
        }
    }
    found
}

/// Everything that imports lead to from a module.
fn reach<'a>(graph: &'a Graph, from: &str) -> BTreeSet<&'a str> {
    let mut seen = BTreeSet::new();
    let mut open: Vec<&str> = graph.get(from).into_iter().flatten().map(String::as_str).collect();
    while let Some(next) = open.pop() {
        if seen.insert(next) {
            open.extend(graph.get(next).into_iter().flatten().map(String::as_str));
        }
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<Vec<String>> {
        circles(&imports(files))
    }

    #[test]
    fn circles_are_found_through_others_and_through_names_passed_on() {
        let library = "mod a;\nmod b;\nmod c;\npub use a::{Thing, x::Other as Renamed};\n";
        let files = [
            ("lib.rs", library),
            ("a/mod.rs", "use super::b::{f, g};\n"),
            ("a/deep.rs", "use super::here; fn f() -> super::super::b::T {}"),
            ("b.rs", "use crate::{c::h, d};\n"),
            ("c.rs", "fn f(x: crate::Renamed) {}\n"),
        ];
        assert_eq!(found(&files), [["a", "b", "c"]]);
    }

    #[test]
    fn comments_tests_and_children_make_no_circle() {
        let files = [
            ("a.rs", "use crate::b::f; // crate::c\n"),
            ("a/child.rs", "use super::own;\nuse crate::a::other;\n"),
            ("b.rs", "f();\n#[cfg(test)]\nmod tests {\n    use crate::a::x;\n}\n"),
        ];
        assert_eq!(found(&files), [[""; 0]; 0]);
    }

    #[test]
    fn circles_beyond_those_known_are_errors() {
        let circle = [vec!["a".to_owned(), "b".to_owned()]];
        assert!(judge("nowhere", &[]).is_none());
        let finding = judge("nowhere", &circle).expect("two is more than none");
        assert_eq!(finding.severity, super::super::Severity::Error);
    }
}
