//! Crate edges: who may depend on whom. Dependencies for tests and builds count like any other.

use std::collections::BTreeSet;

use super::Finding;

/// Every crate with the crates of the workspace that it stands on. It may also use what these stand on. Rows from `scalar` to
/// `sweeps` are rooms that the crates are being divided into, in the order from the ground up; not all have content yet.
const EDGES: [(&str, &[&str]); 30] = [
    ("scalar", &[]),
    ("dense", &[]),
    ("graph", &[]),
    ("enforce", &[]),
    ("linear", &["dense"]),
    ("integrate", &["dense"]),
    ("answers", &["scalar"]),
    ("expr", &["scalar"]),
    ("bodies", &["scalar", "graph", "enforce", "dense"]),
    ("spec", &["expr"]),
    ("mechanism", &["bodies", "spec", "graph"]),
    ("model", &["mechanism", "dense"]),
    ("dynamics", &["model", "enforce", "answers", "integrate"]),
    ("assembly", &["dynamics"]),
    ("passage", &["dynamics"]),
    ("simulation", &["passage", "integrate"]),
    ("doctor", &["assembly"]),
    ("analysis", &["doctor", "passage", "linear", "integrate"]),
    ("forms", &["assembly"]),
    ("codegen", &["model"]),
    ("formats", &["spec"]),
    ("viewer", &["answers"]),
    ("report", &["answers", "formats", "viewer"]),
    (
        "dalembert",
        &["simulation", "analysis", "forms", "codegen", "formats", "report", "expr", "enforce", "integrate", "graph"],
    ),
    ("sweeps", &["dalembert"]),
    ("web", &["dalembert"]),
    ("cli", &["sweeps"]),
    ("python", &["sweeps"]),
    ("fuzz", &["dalembert"]),
    ("xtask", &[]),
];

/// The crates of the table, from the ground up.
pub fn names() -> impl Iterator<Item = &'static str> {
    EDGES.iter().map(|(name, _)| *name)
}

/// Everything that a crate stands on, directly or through others.
pub fn beneath(name: &str) -> BTreeSet<&'static str> {
    let row = |name: &str| EDGES.iter().find(|(known, _)| *known == name).map_or(&[][..], |(_, on)| *on);
    let mut seen = BTreeSet::new();
    let mut open = row(name).to_vec();
    while let Some(next) = open.pop() {
        if seen.insert(next) {
            open.extend(row(next));
        }
    }
    seen
}

/// Checks the manifest of a workspace member; the root's own manifest has no edges.
pub fn check(path: &str, text: &str) -> Vec<Finding> {
    let name = match path.split('/').collect::<Vec<_>>().as_slice() {
        ["crates", name, "Cargo.toml"] | [name @ "xtask", "Cargo.toml"] => *name,
        _ => return Vec::new(),
    };
    if !EDGES.iter().any(|(known, _)| *known == name) {
        let message = format!("crate `{name}` has no row in the table of edges, xtask/src/tidy/edges.rs");
        return vec![Finding::error(path, 0, message)];
    }
    let allowed = beneath(name);
    let forbidden = |(_, to): &(usize, String)| !allowed.contains(to.as_str());
    let describe = |(line, to)| Finding::error(path, line, format!("`{name}` must not depend on `{to}`"));
    siblings(text).into_iter().filter(forbidden).map(describe).collect()
}

/// (line, crate) for each dependency inside the workspace, by its short name.
fn siblings(manifest: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut in_dependencies = false;
    for (number, line) in (1..).zip(manifest.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if let Some(header) = line.strip_prefix('[') {
            let (table, entry) = dependency_table(header.trim_end_matches(']'));
            in_dependencies = table;
            found.extend(entry.and_then(short_name).map(|name| (number, name)));
        } else if in_dependencies {
            let key = line.split(['=', '.']).next().unwrap_or_default();
            found.extend(renamed(line).or_else(|| short_name(key)).map(|name| (number, name)));
        } else if let Some(name) = line.starts_with("package").then(|| renamed(line)).flatten() {
            found.push((number, name));
        }
    }
    found
}

/// Whether a table's header names a table of dependencies, and the dependency that the header itself names, if it does.
fn dependency_table(header: &str) -> (bool, Option<&str>) {
    let last = header.rsplit('.').next().unwrap_or(header);
    if last.ends_with("dependencies") {
        return (true, None);
    }
    let parent = header.strip_suffix(last).unwrap_or_default().trim_end_matches('.');
    (false, parent.ends_with("dependencies").then_some(last))
}

/// The crate that a dependency under another name stands for: `x = { package = "dalembert-expr" }`.
fn renamed(line: &str) -> Option<String> {
    let (_, value) = line.split_once("package")?;
    let value = value.trim_start().strip_prefix('=')?.trim_start().strip_prefix('"')?;
    short_name(value.split('"').next()?)
}

/// The name in the table of edges of a package of this workspace.
fn short_name(package: &str) -> Option<String> {
    let package = package.trim().trim_matches('"');
    match package {
        "dalembert" | "xtask" => Some(package.to_owned()),
        _ => package.strip_prefix("dalembert-").map(str::to_owned),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn messages(path: &str, text: &str) -> Vec<String> {
        check(path, text).into_iter().map(|finding| finding.message).collect()
    }

    #[test]
    fn edges_of_the_table_pass() {
        let manifest = "[package]\nname = \"dalembert-dynamics\"\n[dependencies]\ndalembert-expr.workspace = true\n\
            faer.workspace = true\n[features]\nnative = [\"dalembert-formats/native\"]\n";
        assert_eq!(messages("crates/dynamics/Cargo.toml", manifest), [""; 0]);
        let cli = "[dependencies]\ndalembert = { workspace = true, features = [\"native\"] }\n";
        assert_eq!(messages("crates/cli/Cargo.toml", cli), [""; 0]);
    }

    #[test]
    fn edges_between_leaves_are_errors_in_every_spelling() {
        for manifest in [
            "[dependencies]\ndalembert-expr.workspace = true\n",
            "[dependencies]\n\"dalembert-expr\" = { path = \"../expr\" }\n",
            "[dev-dependencies]\ndalembert-expr = { workspace = true }\n",
            "[build-dependencies]\ndalembert-expr = \"0.1\" # a comment\n",
            "[target.'cfg(unix)'.dependencies]\ndalembert-expr.workspace = true\n",
            "[dependencies.dalembert-expr]\nworkspace = true\n",
            "[dependencies]\nexpressions = { path = \"../expr\", package = \"dalembert-expr\" }\n",
            "[dependencies.expressions]\npackage = \"dalembert-expr\"\n",
        ] {
            let found = messages("crates/enforce/Cargo.toml", manifest);
            assert_eq!(found, ["`enforce` must not depend on `expr`"], "{manifest}");
        }
    }

    #[test]
    fn upward_edges_for_tests_are_errors() {
        let manifest = "[dev-dependencies]\ndalembert.workspace = true\n";
        assert_eq!(messages("crates/formats/Cargo.toml", manifest), ["`formats` must not depend on `dalembert`"]);
    }

    #[test]
    fn edges_pass_over_crates_between_and_make_no_circle() {
        assert_eq!(
            messages("crates/formats/Cargo.toml", "[dependencies]\ndalembert-scalar.workspace = true\n"),
            [""; 0]
        );
        for (name, _) in EDGES {
            assert!(!beneath(name).contains(name), "{name} stands on itself");
        }
    }

    #[test]
    fn crates_outside_the_table_are_errors() {
        assert_eq!(messages("crates/extra/Cargo.toml", "").len(), 1);
        assert_eq!(messages("Cargo.toml", "[workspace.dependencies]\ndalembert-expr = \"0.1\"\n").len(), 0);
    }
}
