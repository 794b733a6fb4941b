//! Leftovers of work under way: notes to oneself, unfinished code, tests put aside.

use super::Finding;

// Written in halves so that this file passes its own check.
const NOTES: [&str; 2] = [concat!("TO", "DO"), concat!("FIX", "ME")];
const UNFINISHED: [&str; 4] =
    [concat!("todo", "!"), concat!("unimplemented", "!"), concat!("dbg", "!"), concat!("#[", "ignore")];

/// Notes in every text file of ours; unfinished code in Rust. Robots are other people's files, kept as they are.
pub fn check(path: &str, text: &str) -> Vec<Finding> {
    if path.starts_with("examples/robots/") {
        return Vec::new();
    }
    let code: &[&str] = if super::is_rust(path) { &UNFINISHED } else { &[] };
    let mut findings = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        for word in NOTES.iter().chain(code).filter(|word| contains_word(line, word)) {
            findings.push(Finding::error(path, number, format!("`{word}` is left over")));
        }
    }
    findings
}

/// Whether `line` contains `word` where no longer word does.
fn contains_word(line: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let alone = |at: usize| {
        let before = line[..at].chars().next_back();
        let after = line[at + word.len()..].chars().next();
        let open = word.starts_with(is_part) && before.is_some_and(is_part);
        let close = word.ends_with(is_part) && after.is_some_and(is_part);
        !open && !close
    };
    line.match_indices(word).any(|(at, _)| alone(at))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(path: &str, text: &str) -> Vec<usize> {
        check(path, text).into_iter().map(|finding| finding.line).collect()
    }

    #[test]
    fn leftovers_are_found_with_their_lines() {
        let text = format!("fn f() {{\n    {}(x);\n}}\n// {}: later\n", UNFINISHED[2], NOTES[0]);
        assert_eq!(lines("a.rs", &text), [2, 4]);
        assert_eq!(lines("a.md", &text), [4], "prose may speak of macros");
        assert_eq!(lines("a.rs", &format!("{}]\nfn f() {{}}\n", UNFINISHED[3])), [1]);
        assert_eq!(lines("a.rs", &format!("{} = \"slow\"]\n", UNFINISHED[3])), [1]);
    }

    #[test]
    fn longer_words_are_no_leftovers() {
        assert_eq!(lines("a.rs", "let MASTODONT = my_todo!(1); METHOD_TODOS"), [0; 0]);
    }
}
