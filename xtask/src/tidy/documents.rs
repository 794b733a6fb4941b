//! Files that documents name exist: what stands in backquotes with a slash in it and ends in `.rs`, or begins with a folder of
//! the repository.
//!
//! Paths are written from the root, or from `crates/` with that left out. The changelog tells of what was, and is not checked.
//! Tables of files at the top of a crate or module name them from its folder.

use std::collections::BTreeSet;

use super::Finding;

const DOCUMENTS: [&str; 6] =
    ["README.md", "ARCHITECTURE.md", "NOTATION.md", "DESIGN.md", "CONTRIBUTING.md", "SECURITY.md"];
const FOLDERS: [&str; 4] = ["crates/", "examples/", "book/", "xtask/"];
/// Characters of patterns, templates and elisions, which name no single file.
const NOT_ONE_FILE: [char; 8] = ['*', '{', '<', '…', ' ', ':', '(', '$'];

/// Every path of the repository, to look names up in.
pub struct Paths<'a> {
    all: BTreeSet<&'a str>,
}

impl<'a> Paths<'a> {
    pub fn of(texts: &'a [(String, String)]) -> Self {
        Self { all: texts.iter().map(|(path, _)| path.as_str()).collect() }
    }

    /// The path of a file that a document names, from the root.
    pub fn file(&self, name: &str) -> Option<&'a str> {
        self.all.get(name).or_else(|| self.all.get(format!("crates/{name}").as_str())).copied()
    }

    /// Whether a document's name is that of a file or folder.
    fn exists(&self, name: &str) -> bool {
        let folder = format!("{}/", name.trim_end_matches('/'));
        self.file(name).is_some() || self.all.range(folder.as_str()..).next().is_some_and(|p| p.starts_with(&folder))
    }
}

pub fn check(texts: &[(String, String)]) -> Vec<Finding> {
    let paths = Paths::of(texts);
    let mut findings = Vec::new();
    for (path, text) in texts.iter().filter(|(path, _)| is_document(path)) {
        for (number, line) in prose(text) {
            for name in code_spans(line).into_iter().filter(|name| is_path(name) && !paths.exists(name)) {
                findings.push(Finding::error(path, number, format!("`{name}` is no file of the repository")));
            }
        }
    }
    findings.extend(texts.iter().flat_map(|(path, text)| table_of_files(path, text, &paths)));
    findings
}

/// Files that the table at the top of a crate or module names in its first column, and that are not there.
fn table_of_files(path: &str, text: &str, paths: &Paths<'_>) -> Vec<Finding> {
    let Some(folder) = path.strip_suffix("lib.rs").or_else(|| path.strip_suffix("mod.rs")) else {
        return Vec::new();
    };
    let rows = (1..).zip(text.lines()).filter_map(|(number, line)| Some((number, line.strip_prefix("//! | `")?)));
    let cells = rows.filter_map(|(number, row)| Some((number, row.split('|').next()?)));
    let names = cells.flat_map(|(number, cell)| cell.split('`').step_by(2).map(move |name| (number, name)));
    let lost =
        |name: &str| super::is_rust(name) && !name.contains(NOT_ONE_FILE) && !paths.exists(&format!("{folder}{name}"));
    let describe = |(number, name)| Finding::error(path, number, format!("`{name}` is no file beside this one"));
    names.filter(|(_, name)| lost(name)).map(describe).collect()
}

fn is_document(path: &str) -> bool {
    DOCUMENTS.contains(&path) || (path.starts_with("book/src/") && super::extension(path) == Some("md"))
}

/// Whether a text in backquotes means a place in the repository.
fn is_path(name: &str) -> bool {
    let source = name.contains('/') && super::is_rust(name);
    (source || FOLDERS.iter().any(|folder| name.starts_with(folder))) && !name.contains(NOT_ONE_FILE)
}

/// The lines of a document outside blocks of code, with their numbers.
pub fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut inside = false;
    (1..).zip(text.lines()).filter(move |(_, line)| {
        let fence = line.trim_start().starts_with("```");
        inside ^= fence;
        !inside && !fence
    })
}

/// What stands in backquotes.
pub fn code_spans(line: &str) -> Vec<&str> {
    line.split('`').skip(1).step_by(2).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn messages(line: &str) -> Vec<String> {
        let files = ["crates/graph/src/bwa.rs", "examples/robots/arm.urdf", "xtask/src/main.rs"];
        let mut texts: Vec<(String, String)> = files.iter().map(|path| ((*path).to_owned(), String::new())).collect();
        texts.push(("book/src/page.md".to_owned(), line.to_owned()));
        check(&texts).into_iter().map(|finding| finding.message).collect()
    }

    #[test]
    fn files_and_folders_that_exist_pass() {
        for name in ["graph/src/bwa.rs", "crates/graph/src/bwa.rs", "xtask/src/main.rs", "examples/robots", "examples/"]
        {
            assert_eq!(messages(&format!("see `{name}`")), [""; 0], "{name}");
        }
    }

    #[test]
    fn files_that_do_not_exist_are_errors() {
        for name in ["graph/bwa.rs", "graph/src/sums.rs", "examples/robot", "examples/arm.toml", "crates/graph/src/b"] {
            assert_eq!(messages(&format!("see `{name}`")), [format!("`{name}` is no file of the repository")]);
        }
    }

    #[test]
    fn tables_of_files_name_what_is_there() {
        let files =
            [("crates/graph/src/bwa.rs", ""), ("crates/graph/src/lib.rs", "//! | `bwa.rs`, `sum.rs` | `a/b.rs` |\n")];
        let texts = files.map(|(path, text)| (path.to_owned(), text.to_owned()));
        let messages: Vec<String> = check(&texts).into_iter().map(|finding| finding.message).collect();
        assert_eq!(messages, ["`sum.rs` is no file beside this one"]);
    }

    #[test]
    fn patterns_other_words_and_blocks_pass() {
        for text in ["`bodies/tests/tree_*.rs`", "`m/s`", "`mass.rs`", "`examples/{a,b}.toml`", "```\n`a/b.rs`\n```"] {
            assert_eq!(messages(text), [""; 0], "{text}");
        }
    }
}
