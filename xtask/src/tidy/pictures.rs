//! Pictures of the book: each chapter has one, and each is that of the examples as they stand.
//!
//! `book/src/pictures/pictures.txt` has a line for each: its file, the command that writes a page, what is taken of the page, with `|` between.
//! A picture ends with a comment of that line and of a hash of the examples that it names; `cargo xtask pictures` draws anew.

use super::{Finding, extension};

/// Where pictures are, and the list of them.
pub const FOLDER: &str = "book/src/pictures/";
pub const LIST: &str = "book/src/pictures/pictures.txt";
/// Drawn from the table of edges.
const CRATES: &str = "book/src/pictures/crates.svg";
const CONTENTS: &str = "book/src/SUMMARY.md";

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture<'a> {
    /// From 1.
    pub line: usize,
    pub file: &'a str,
    pub command: &'a str,
    pub taken: &'a str,
}

/// The pictures of a list; a line without its three parts is a fault.
pub fn parse(list: &str) -> Vec<Result<Picture<'_>, usize>> {
    let lines = list.lines().enumerate().filter(|(_, text)| !text.trim().is_empty() && !text.starts_with('#'));
    lines
        .map(|(k, text)| match text.split('|').map(str::trim).collect::<Vec<_>>()[..] {
            [file, command, taken] => Ok(Picture { line: k + 1, file, command, taken }),
            _ => Err(k + 1),
        })
        .collect()
}

/// What a picture ends with: what it is of, and a hash of the examples, with their modules.
pub fn stamp(picture: &Picture<'_>, texts: &[(String, String)]) -> String {
    let named = picture.command.split(' ').filter(|word| word.starts_with("examples/"));
    let own = |path: &str| {
        named.clone().any(|word| {
            let modules = word.rsplit_once('.').map_or(word, |(stem, _)| stem);
            path == word || path.strip_prefix(modules).is_some_and(|rest| rest.starts_with('/'))
        })
    };
    // FNV-1a
    let bytes = texts.iter().filter(|(path, _)| own(path)).flat_map(|(_, text)| text.bytes());
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |h, b| (h ^ u64::from(b)).wrapping_mul(0x0100_0000_01b3));
    // Two hyphens do not stand in a comment.
    let command = picture.command.replace("--", "- -");
    format!("<!-- dalembert {command}: {}; inputs {hash:016x} -->", picture.taken)
}

pub fn check(texts: &[(String, String)]) -> Vec<Finding> {
    let text = |path: &str| texts.iter().find(|(p, _)| p == path).map(|(_, text)| text.as_str());
    let Some(list) = text(LIST) else { return vec![Finding::error(LIST, 0, "is not there")] };
    let mut found = Vec::new();
    let mut listed = vec![CRATES.to_owned()];
    for picture in parse(list) {
        let picture = match picture {
            Ok(picture) => picture,
            Err(line) => {
                found.push(Finding::error(LIST, line, "has not three parts: a file, a command, what is taken"));
                continue;
            }
        };
        let path = format!("{FOLDER}{}", picture.file);
        let current = text(&path).is_some_and(|svg| svg.trim_end().ends_with(&stamp(&picture, texts)));
        if !current {
            let message = format!("{} is not that of the example: run `cargo xtask pictures`", picture.file);
            found.push(Finding::error(LIST, picture.line, message));
        }
        listed.push(path);
    }
    let pictures = texts.iter().filter(|(path, _)| path.starts_with(FOLDER) && extension(path) == Some("svg"));
    found.extend(
        pictures
            .filter(|(path, _)| !listed.contains(path))
            .map(|(path, _)| Finding::error(path, 0, format!("is not in {LIST}"))),
    );
    let chapters = texts.iter().filter(|(path, _)| path.starts_with("book/src/") && extension(path) == Some("md"));
    let bare = chapters.filter(|(path, text)| path != CONTENTS && !text.contains("](pictures/"));
    found.extend(bare.map(|(path, _)| Finding::error(path, 0, "has no picture")));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(model: &str, module: &str, svg: &str) -> Vec<(String, String)> {
        [
            (LIST, "# a list\na.svg | simulate examples/a.toml | still 0\n"),
            ("examples/a.toml", model),
            ("examples/a/leg.toml", module),
            ("examples/ab.toml", "other"),
            ("book/src/pictures/a.svg", svg),
            ("book/src/one.md", "![x](pictures/a.svg)"),
        ]
        .map(|(path, text)| (path.to_owned(), text.to_owned()))
        .to_vec()
    }

    #[test]
    fn a_picture_is_stale_when_its_model_or_a_module_changes() {
        let fresh = texts("m", "l", "");
        let list = fresh[0].1.clone();
        let picture = parse(&list).remove(0).unwrap();
        let svg = format!("<svg/>\n{}\n", stamp(&picture, &fresh));
        assert!(check(&texts("m", "l", &svg)).is_empty());
        assert_eq!(check(&texts("n", "l", &svg)).len(), 1);
        assert_eq!(check(&texts("m", "k", &svg)).len(), 1);
    }

    #[test]
    fn chapters_without_pictures_and_pictures_without_lines_are_found() {
        let mut all = texts("m", "l", "<svg/>");
        all.push(("book/src/two.md".to_owned(), "words".to_owned()));
        all.push(("book/src/pictures/b.svg".to_owned(), "<svg/>".to_owned()));
        assert_eq!(check(&all).len(), 3);
        assert_eq!(parse("x | y"), [Err(1)]);
    }
}
