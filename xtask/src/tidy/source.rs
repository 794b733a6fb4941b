//! Rust source as rules look at it: code without comments and texts, and without the unit tests at its end.

/// The code of a file, with every character of a comment or a text replaced by a space, so that lines and columns stay.
pub fn code(text: &str) -> String {
    let mut left = text;
    let mut code = String::with_capacity(text.len());
    while let Some(first) = left.chars().next() {
        let (skipped, length) = match not_code(left, code.chars().next_back()) {
            Some(length) => (true, length),
            None => (false, first.len_utf8()),
        };
        let (here, rest) = left.split_at(length);
        if skipped {
            code.extend(here.chars().map(|c| if c == '\n' { '\n' } else { ' ' }));
        } else {
            code.push_str(here);
        }
        left = rest;
    }
    code
}

/// As [`code`], up to the unit tests, which stand at the end of a file.
pub fn code_without_tests(text: &str) -> String {
    let mut code = code(text);
    if let Some(at) = code.find("#[cfg(test)]\nmod ") {
        code.truncate(at);
    }
    code
}

/// How many bytes at the start of `text` are a comment, a text or a character; `before` is the last character of the code.
fn not_code(text: &str, before: Option<char>) -> Option<usize> {
    if text.starts_with("//") {
        return Some(text.find('\n').unwrap_or(text.len()));
    }
    if text.starts_with("/*") {
        return Some(text.find("*/").map_or(text.len(), |end| end + 2));
    }
    if text.starts_with('"') {
        return Some(escaped(text, '"'));
    }
    let in_word = before.is_some_and(|c| c.is_alphanumeric() || c == '_');
    match text.strip_prefix('r').filter(|_| !in_word) {
        Some(rest) => raw(rest).map(|length| length + 1),
        None => character(text),
    }
}

/// The length of a text or character in quotes, with the quotes.
fn escaped(text: &str, quote: char) -> usize {
    let mut after_backslash = false;
    for (at, c) in text.char_indices().skip(1) {
        if c == quote && !after_backslash {
            return at + 1;
        }
        after_backslash = c == '\\' && !after_backslash;
    }
    text.len()
}

/// The length of `"…"` or `#"…"#` after the r of a raw text.
fn raw(text: &str) -> Option<usize> {
    let marks = text.len() - text.trim_start_matches('#').len();
    let inside = text[marks..].strip_prefix('"')?;
    let closing = format!("\"{}", "#".repeat(marks));
    Some(inside.find(&closing).map_or(text.len(), |end| marks + 1 + end + closing.len()))
}

/// The length of a character in quotes; a lifetime is none.
fn character(text: &str) -> Option<usize> {
    let inside = text.strip_prefix('\'')?;
    let escape = inside.starts_with('\\');
    let closed = inside.chars().nth(1) == Some('\'');
    (escape || closed).then(|| escaped(text, '\''))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_texts_are_blank() {
        let text =
            "let a = \"// \\\" 1e-3\"; // b\nlet c: &'a str = r#\"x\"y\"#; /* d\n */ f('\"', '\\'', 'é') for\"z\"";
        let expected: String = [
            "let a = ",
            &" ".repeat(12),
            "; ",
            &" ".repeat(4),
            "\nlet c: &'a str = ",
            &" ".repeat(8),
            "; ",
            &" ".repeat(4),
            "\n",
            &" ".repeat(3),
            " f(   ,     ,    ) for   ",
        ]
        .concat();
        assert_eq!(code(text), expected);
    }

    #[test]
    fn unit_tests_are_cut_off() {
        assert_eq!(code_without_tests("a();\n#[cfg(test)]\nmod tests {}\n"), "a();\n");
        assert_eq!(code_without_tests("#[cfg(test)]\nuse x;\nb();\n"), "#[cfg(test)]\nuse x;\nb();\n");
    }
}
