//! Text from files and arguments, made safe to show: what could steer a terminal or hide text is replaced or escaped.

use std::borrow::Cow;
use std::fmt::Write;

/// Whether a character steers a terminal, changes the direction of writing, or is not seen: control characters but the newline
/// and the tab, line and paragraph separators, marks of direction, invisible operators and tags. The joiners U+200C and U+200D
/// stay: scripts need them.
pub fn is_harmful(c: char) -> bool {
    (c.is_control() && !matches!(c, '\n' | '\t'))
        || c >= '\u{061c}'
            && matches!(c,
            '\u{061c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// The character, or a dot in place of one that is harmful: of the same width, so that marks stay under what they mark.
pub fn harmless(c: char) -> char {
    if is_harmful(c) { '·' } else { c }
}

/// Text for a terminal: harmful characters as `\u{1b}`.
pub fn plain(text: &str) -> Cow<'_, str> {
    escaped(text, |c, out| {
        let _ = write!(out, "\\u{{{:x}}}", c as u32);
    })
}

/// The same in one line, for titles and paths: a newline in them must not look like one of ours.
pub fn one_line(text: &str) -> String {
    plain(text).replace(['\n', '\t'], " ")
}

/// A JSON document as text that is safe on a terminal: harmful characters, which can stand in strings only, as `\u001b`.
pub fn plain_json(document: &impl serde::Serialize) -> String {
    let text = serde_json::to_string_pretty(document).unwrap_or_default();
    let units = |c: char, out: &mut String| {
        c.encode_utf16(&mut [0; 2]).iter().for_each(|unit| {
            let _ = write!(out, "\\u{unit:04x}");
        });
    };
    match escaped(&text, units) {
        Cow::Owned(escaped) => escaped,
        Cow::Borrowed(_) => text,
    }
}

fn escaped(text: &str, escape: impl Fn(char, &mut String)) -> Cow<'_, str> {
    let is_plain = |b: u8| matches!(b, b'\n' | b'\t' | b' '..=b'~');
    if text.bytes().all(is_plain) || !text.contains(is_harmful) {
        return text.into();
    }
    let mut out = String::with_capacity(text.len() + 16);
    text.chars().for_each(|c| if is_harmful(c) { escape(c, &mut out) } else { out.push(c) });
    out.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_harmful_is_left() {
        let all: String = (0..=0x0010_ffff).filter_map(char::from_u32).filter(|c| is_harmful(*c)).collect();
        assert!(!plain(&all).contains(is_harmful) && !one_line(&all).contains(['\n', '\t']));
        let document = serde_json::json!({ "title": all });
        let text = plain_json(&document);
        assert!(!text.contains(is_harmful));
        assert_eq!(serde_json::from_str::<serde_json::Value>(&text).unwrap(), document, "the same document");
    }

    #[test]
    fn ordinary_text_stays() {
        for text in ["θ̇ = ω\n\tµ ≤ 1e-6", "می‌خواهم", "質量", "👩‍🔧"] {
            assert_eq!(plain(text), text);
        }
        assert_eq!(plain("\u{1b}[31m\u{202e}"), "\\u{1b}[31m\\u{202e}");
        assert_eq!(one_line("a\nb"), "a b");
    }
}
