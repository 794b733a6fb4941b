//! Links of the documents: every file that one leads to exists, and every heading.
//!
//! Addresses on other machines are not followed: a check must not depend on them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Documents, and folders of documents.
const PLACES: [&str; 10] = [
    "README.md",
    "ARCHITECTURE.md",
    "NOTATION.md",
    "DESIGN.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "book/src",
    "examples",
    "crates",
];

/// Checks all documents; true if every link leads somewhere.
pub fn run(root: &Path) -> bool {
    eprintln!("\n$ links");
    let mut documents = BTreeMap::new();
    for place in PLACES {
        read(root, place, &mut documents);
    }
    let pages: BTreeMap<&str, Page> = documents.iter().map(|(path, text)| (path.as_str(), Page::of(text))).collect();
    let mut faults = Vec::new();
    for (path, page) in &pages {
        for (line, target) in &page.links {
            let problem = follow(root, &pages, path, target);
            faults.extend(problem.map(|problem| format!("error: {path}:{line}: `{target}` {problem}")));
        }
    }
    faults.extend(unlisted(&pages));
    for fault in &faults {
        println!("{fault}");
    }
    let links: usize = pages.values().map(|page| page.links.len()).sum();
    println!("links: {links} in {} documents, {} lead nowhere", pages.len(), faults.len());
    faults.is_empty()
}

fn read(root: &Path, place: &str, documents: &mut BTreeMap<String, String>) {
    let at = root.join(place);
    if at.is_dir() {
        let names = std::fs::read_dir(&at).into_iter().flatten().flatten();
        for name in names
            .filter_map(|entry| entry.file_name().into_string().ok())
            .filter(|name| name != "target" && name != "node_modules")
        {
            read(root, &format!("{place}/{name}"), documents);
        }
    } else if at.extension().is_some_and(|extension| extension == "md")
        && let Ok(text) = std::fs::read_to_string(&at)
    {
        documents.insert(place.to_owned(), text);
    }
}

/// What is wrong with a link, if anything is.
fn follow(root: &Path, pages: &BTreeMap<&str, Page>, from: &str, target: &str) -> Option<String> {
    if target.contains("://") || target.starts_with("mailto:") {
        return None;
    }
    let (file, heading) = target.split_once('#').map_or((target, None), |(file, heading)| (file, Some(heading)));
    let path = if file.is_empty() { from.to_owned() } else { joined(from, file) };
    if !root.join(&path).exists() {
        return Some(format!("leads to no file ({path})"));
    }
    let heading = heading.filter(|heading| !heading.is_empty())?;
    match pages.get(path.as_str()) {
        Some(page) if page.headings.contains(heading) => None,
        Some(_) => Some(format!("leads to no heading of {path}")),
        None => Some(format!("leads into {path}, which is no document")),
    }
}

/// The path of `file`, written in the document `from`.
fn joined(from: &str, file: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in file.split('/') {
        match part {
            "." | "" => {}
            ".." => {
                parts.pop();
            }
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// Pages of the book that its table of contents does not list.
fn unlisted(pages: &BTreeMap<&str, Page>) -> Vec<String> {
    let summary = "book/src/SUMMARY.md";
    let Some(contents) = pages.get(summary) else {
        return vec![format!("error: {summary} is missing")];
    };
    let listed: BTreeSet<String> = contents.links.iter().map(|(_, target)| joined(summary, target)).collect();
    let page = |path: &&&str| path.starts_with("book/src/") && **path != summary && !listed.contains(**path);
    pages.keys().filter(page).map(|path| format!("error: {path}: is not listed in {summary}")).collect()
}

/// What links can lead to and from.
#[derive(Debug, Default, PartialEq, Eq)]
struct Page {
    headings: BTreeSet<String>,
    /// (line, target).
    links: Vec<(usize, String)>,
}

impl Page {
    fn of(text: &str) -> Self {
        let mut page = Self::default();
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        let mut fence: Option<&str> = None;
        for (number, line) in (1..).zip(text.lines()) {
            let marks = line.trim_start();
            if let Some(open) = fence {
                fence = (!marks.starts_with(open)).then_some(open);
                continue;
            }
            fence = ["```", "~~~"].into_iter().find(|fence| marks.starts_with(fence));
            if let Some(heading) = line.strip_prefix('#').map(|rest| rest.trim_start_matches('#')) {
                let name = anchor(heading);
                let count = counts.entry(name.clone()).or_default();
                page.headings.insert(if *count == 0 { name } else { format!("{name}-{count}") });
                *count += 1;
            }
            page.links.extend(targets(&without_code(line)).into_iter().map(|target| (number, target)));
        }
        page
    }
}

/// The name of a heading in addresses: small letters, digits, `_` and `-`, blanks as `-`, nothing else; of a link its words.
fn anchor(heading: &str) -> String {
    let kept = heading.trim().chars().filter_map(|c| match c {
        ' ' => Some('-'),
        '-' | '_' => Some(c),
        _ if c.is_alphanumeric() => Some(c),
        _ => None,
    });
    kept.flat_map(char::to_lowercase).collect()
}

/// A line with what stands in backquotes left out.
fn without_code(line: &str) -> String {
    line.split('`').step_by(2).collect()
}

/// The targets of `[words](target)` and `[words]: target`.
fn targets(line: &str) -> Vec<String> {
    let inline = line.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
    let mut found: Vec<String> = inline.filter_map(|(target, _)| target.split(' ').next()).map(str::to_owned).collect();
    if let Some((_, target)) = line.strip_prefix('[').and_then(|rest| rest.split_once("]: ")) {
        found.push(target.trim().to_owned());
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_and_links_are_found_outside_code() {
        let text = "# A `b`, c\n## A b c\n```\n# no [x](y)\n```\nsee [it](d.md#e \"t\") `[n](o)` ![p](q.svg)\n## A b c\n[r]: s.md\n";
        let page = Page::of(text);
        let headings: Vec<&str> = page.headings.iter().map(String::as_str).collect();
        assert_eq!(headings, ["a-b-c", "a-b-c-1", "a-b-c-2"]);
        let links = [(6, "d.md#e"), (6, "q.svg"), (8, "s.md")].map(|(line, target)| (line, target.to_owned()));
        assert_eq!(page.links, links);
    }

    #[test]
    fn targets_are_seen_from_their_document() {
        assert_eq!(joined("book/src/a.md", "../../README.md"), "README.md");
        assert_eq!(joined("book/src/a.md", "b/c.md"), "book/src/b/c.md");
    }

    #[test]
    fn links_that_lead_nowhere_are_told() {
        let root = crate::root();
        let pages = BTreeMap::from([("README.md", Page::of("# One\n"))]);
        let told = |target| follow(&root, &pages, "README.md", target);
        assert_eq!(told("#one"), None);
        assert_eq!(told("https://example.com/x#y"), None);
        assert_eq!(told("Cargo.toml"), None);
        assert!(told("#two").is_some() && told("nowhere.md").is_some() && told("Cargo.toml#x").is_some());
    }
}
