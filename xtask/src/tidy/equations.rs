//! The table of the equations of the seeds (`book/src/equations-of-the-seeds.md`): every file, item and test that it names
//! exists, and every numbered equation has its row.
//!
//! A section's heading begins with the source, `## [O]`. A row is `| equations | meaning | file | test |`. The last two columns
//! name files in backquotes, each followed by names that it must define (tests in the last column), or say `not yet` and why, or
//! `–` where there is nothing to compute.

use std::collections::{BTreeMap, BTreeSet};

use super::Finding;
use super::documents::{Paths, code_spans, prose};

const PAGE: &str = "book/src/equations-of-the-seeds.md";
const NOT_YET: &str = "not yet";
const NOTHING: &str = "–";
const KEYWORDS: [&str; 7] = ["fn", "struct", "enum", "trait", "const", "type", "mod"];

/// How far each source numbers its equations: by chapter where it does, else in one row. Those of `D` have no numbers; ours count
/// them in their order.
const SOURCES: [(&str, &[(usize, usize)]); 5] = [
    ("O", &[(1, 1), (2, 5), (3, 14), (4, 18)]),
    ("M", &[(0, 33)]),
    ("J", &[(0, 59)]),
    ("D", &[(0, 24)]),
    ("L", &[(0, 73)]),
];

/// An equation: (chapter or 0, number).
type Equation = (usize, usize);

pub fn check(texts: &[(String, String)]) -> Vec<Finding> {
    let Some((_, page)) = texts.iter().find(|(path, _)| path == PAGE) else {
        return vec![Finding::error(PAGE, 0, "is missing")];
    };
    let contents: BTreeMap<&str, &str> = texts.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
    let table = Table { paths: Paths::of(texts), contents };
    let mut seen: BTreeMap<&str, BTreeSet<Equation>> = BTreeMap::new();
    let mut source = "";
    let mut findings = Vec::new();
    for (number, line) in prose(page) {
        if let Some(heading) = line.strip_prefix("## ") {
            source = heading.strip_prefix('[').and_then(|rest| rest.split(']').next()).unwrap_or_default();
        } else if let Some(cells) = cells(line).filter(|_| !source.is_empty()) {
            let (equations, problems) = table.row(&cells);
            seen.entry(source).or_default().extend(equations);
            findings.extend(problems.into_iter().map(|problem| Finding::error(PAGE, number, problem)));
        }
    }
    findings.extend(SOURCES.iter().flat_map(|(source, last)| uncovered(source, last, seen.get(source))));
    findings
}

/// The cells of a row of a table; none for its head.
fn cells(line: &str) -> Option<Vec<&str>> {
    let inner = line.trim().strip_prefix('|')?.strip_suffix('|')?;
    let cells: Vec<&str> = inner.split('|').map(str::trim).collect();
    let head = cells.first()?.starts_with("eq.") || cells.iter().all(|cell| cell.chars().all(|c| "-: ".contains(c)));
    (!head).then_some(cells)
}

struct Table<'a> {
    paths: Paths<'a>,
    contents: BTreeMap<&'a str, &'a str>,
}

impl Table<'_> {
    /// The equations of a row, and what is wrong with it.
    fn row(&self, cells: &[&str]) -> (Vec<Equation>, Vec<String>) {
        let [equations, meaning, files, tests] = cells else {
            return (Vec::new(), vec![format!("a row has 4 cells, not {}", cells.len())]);
        };
        let mut problems = [self.names(files, is_defined), self.names(tests, is_test)].concat();
        if meaning.is_empty() {
            problems.push("a row says what its equations mean".to_owned());
        }
        match numbers(equations) {
            Some(equations) => (equations, problems),
            None => {
                problems.push(format!("`{equations}` is no list of equations such as `3–5, 7`"));
                (Vec::new(), problems)
            }
        }
    }

    /// What is wrong with a cell that names files and what they define, in the sense of `defines`.
    fn names(&self, cell: &str, defines: fn(&str, &str) -> bool) -> Vec<String> {
        let mut file: Option<&str> = None;
        let mut problems = Vec::new();
        for name in code_spans(cell) {
            if name.contains('/') {
                file = self.paths.file(name);
                problems.extend(file.is_none().then(|| format!("`{name}` is no file of the repository")));
            } else if let Some(file) = file.filter(|file| !defines(self.contents[file], name)) {
                problems.push(format!("`{file}` has no `{name}`"));
            }
        }
        let excused = cell == NOTHING || cell.strip_prefix(NOT_YET).is_some_and(|why| why.len() > 2);
        if !code_spans(cell).iter().any(|name| name.contains('/')) && !excused {
            problems.push(format!("a cell names a file, or says `{NOT_YET}` and why: `{cell}`"));
        }
        problems
    }
}

/// Whether a source defines an item, `item` or `Type::item`, or a variant of an enum, `Type::Variant`.
fn is_defined(text: &str, item: &str) -> bool {
    let mut parts = item.rsplit("::");
    let last = parts.next().unwrap_or_default();
    let owner = parts.next();
    let declared = |name: &str| KEYWORDS.iter().any(|keyword| followed_by(text, keyword, name));
    let variant = || text.lines().any(|line| variant_name(line) == Some(last));
    match owner {
        Some(owner) => text.contains(owner) && (declared(last) || variant()),
        None => declared(last),
    }
}

/// The name that begins a line of an enum.
fn variant_name(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let end = line.find(|c: char| !c.is_alphanumeric()).unwrap_or(line.len());
    (end > 0 && line[end..].trim_start().starts_with([',', '(', '{', '='])).then(|| &line[..end])
}

/// Whether a source has a test of this name.
fn is_test(text: &str, name: &str) -> bool {
    let mut marked = false;
    text.lines().any(|line| {
        let line = line.trim_start();
        let found = marked && followed_by(line, "fn", name);
        marked = line == "#[test]" || (marked && (line.starts_with("#[") || line.starts_with("//")));
        found
    })
}

/// Whether `keyword name` stands in a text as whole words.
fn followed_by(text: &str, keyword: &str, name: &str) -> bool {
    let pattern = format!("{keyword} {name}");
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(&pattern)
        .any(|(at, _)| !text[..at].ends_with(is_part) && !text[at + pattern.len()..].starts_with(is_part))
}

/// Equations such as `3.7–3.9, 3.12`, `7a–7c`, `th. 3, 28`: words that hold no number are passed over.
fn numbers(cell: &str) -> Option<Vec<Equation>> {
    let mut found = Vec::new();
    for part in cell.split(',').map(str::trim).filter(|part| part.starts_with(|c: char| c.is_ascii_digit())) {
        let (first, last) = part.split_once('–').unwrap_or((part, part));
        let ((chapter, from), (same, to)) = (number(first)?, number(last)?);
        if chapter != same || from > to {
            return None;
        }
        found.extend((from..=to).map(|n| (chapter, n)));
    }
    (!cell.is_empty()).then_some(found)
}

fn number(text: &str) -> Option<Equation> {
    let digits = text.trim().trim_end_matches(|c: char| c.is_ascii_lowercase());
    match digits.split_once('.') {
        Some((chapter, n)) => Some((chapter.parse().ok()?, n.parse().ok()?)),
        None => Some((0, digits.parse().ok()?)),
    }
}

/// Equations of a source without a row, and rows of equations that it has not.
fn uncovered(source: &str, last: &[(usize, usize)], seen: Option<&BTreeSet<Equation>>) -> Vec<Finding> {
    let all: BTreeSet<Equation> = last.iter().flat_map(|(chapter, n)| (1..=*n).map(|i| (*chapter, i))).collect();
    let none = BTreeSet::new();
    let seen = seen.unwrap_or(&none);
    let say = |(chapter, n): &Equation, what: &str| {
        let name = if *chapter == 0 { n.to_string() } else { format!("{chapter}.{n}") };
        Finding::error(PAGE, 0, format!("[{source} {name}] {what}"))
    };
    let missing = all.difference(seen).map(|equation| say(equation, "has no row"));
    missing.chain(seen.difference(&all).map(|equation| say(equation, "is no equation of the source"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str =
        "pub struct Pivot;\npub enum Kind {\n    Late(usize),\n}\nimpl Pivot {\n    pub fn find(&self) {}\n}\n";
    const TEST: &str = "fn helper() {}\n\n#[test]\nfn finds() {}\n";

    fn row(row: &str) -> Vec<String> {
        let files = [("crates/graph/src/pivot.rs", SOURCE), ("crates/graph/tests/pivot.rs", TEST)];
        let texts = files.map(|(path, text)| (path.to_owned(), text.to_owned()));
        let contents = texts.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
        Table { paths: Paths::of(&texts), contents }.row(&cells(row).expect("a row")).1
    }

    #[test]
    fn rows_that_name_what_exists_pass() {
        for text in [
            "| 1 | a | `graph/src/pivot.rs` | `graph/tests/pivot.rs` `finds` |",
            "| 1, 3–5 | a | `graph/src/pivot.rs` `Pivot::find`, `Kind::Late` | `graph/tests/pivot.rs` |",
            "| 3.7–3.9, 3.12 | a | not yet: no forms | not yet: nothing to test |",
            "| 7a–7c | a definition | – | – |",
        ] {
            assert_eq!(row(text), [""; 0], "{text}");
        }
    }

    #[test]
    fn rows_that_name_what_does_not_exist_are_errors() {
        for (text, message) in [
            ("| 1 | a | `graph/src/axis.rs` | – |", "`graph/src/axis.rs` is no file of the repository"),
            ("| 1 | a | `graph/src/pivot.rs` `Pivo` | – |", "`crates/graph/src/pivot.rs` has no `Pivo`"),
            ("| 1 | a | `graph/src/pivot.rs` `Kind::Early` | – |", "`crates/graph/src/pivot.rs` has no `Kind::Early`"),
            ("| 1 | a | – | `graph/tests/pivot.rs` `helper` |", "`crates/graph/tests/pivot.rs` has no `helper`"),
            ("| 1 | a | soon | – |", "a cell names a file, or says `not yet` and why: `soon`"),
            ("| 1 | a | not yet | – |", "a cell names a file, or says `not yet` and why: `not yet`"),
            ("| 5–3 | a | – | – |", "`5–3` is no list of equations such as `3–5, 7`"),
            ("| 1 | a | – |", "a row has 4 cells, not 3"),
            ("| 1 | | – | – |", "a row says what its equations mean"),
        ] {
            assert_eq!(row(text), [message], "{text}");
        }
    }

    #[test]
    fn equations_without_a_row_and_rows_without_an_equation_are_errors() {
        let seen = BTreeSet::from([(3, 1), (3, 4)]);
        let messages: Vec<String> =
            uncovered("O", &[(1, 1), (3, 2)], Some(&seen)).into_iter().map(|finding| finding.message).collect();
        assert_eq!(messages, ["[O 1.1] has no row", "[O 3.2] has no row", "[O 3.4] is no equation of the source"]);
    }

    #[test]
    fn heads_of_tables_are_no_rows() {
        assert_eq!(cells("| eq. | what it says | file | test |"), None);
        assert_eq!(cells("|---|:--|---|---|"), None);
        assert_eq!(cells("words"), None);
        assert_eq!(cells("| 1 | a | b | c |"), Some(vec!["1", "a", "b", "c"]));
    }
}
