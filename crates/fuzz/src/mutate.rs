//! Damage to a text.

use crate::random::Random;

/// Numbers that formats and arithmetic stumble over.
const NUMBERS: [&str; 16] = [
    "0",
    "-0.0",
    "1",
    "-1",
    "2",
    "1e308",
    "-1e308",
    "1e-308",
    "5e-324",
    "1e999",
    "nan",
    "inf",
    "-inf",
    "9223372036854775808",
    "1e9",
    "0.1",
];

/// Pieces of the languages that are read.
const PIECES: [&str; 34] = [
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "\"",
    "'",
    "''",
    "=",
    ",",
    ".",
    "\n",
    "*",
    "^",
    "-",
    "/",
    "<",
    ">",
    "&",
    ";",
    "#",
    "\\",
    "\u{0}",
    "\u{7f}",
    "é",
    "𝛼",
    "\u{202e}",
    "<!--",
    "]]>",
    "fixed = true\n",
    "start = 0\n",
    "axis = [0, 0, 0]\n",
    "if(x < 0, 1, 0)",
];

/// A text with some damage; `other` is what parts are taken from.
pub fn damaged(text: &str, other: &str, random: &mut Random) -> String {
    let mut text = text.to_owned();
    for _ in 0..1 + random.below(4) {
        text = match random.below(8) {
            1 => without_line(&text, random),
            2 => with_line_of(&text, other, random),
            3 => swapped_lines(&text, random),
            4 => word(&text, random),
            5 => piece(&text, random),
            6 => cut(&text, random),
            _ => number(&text, random),
        };
    }
    text
}

/// A place where a character begins, or the end.
fn place(text: &str, random: &mut Random) -> usize {
    let mut at = random.below(text.len() + 1);
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

fn replaced(text: &str, from: usize, to: usize, by: &str) -> String {
    [&text[..from], by, &text[to..]].concat()
}

/// The stretches of a text whose characters all are such.
fn stretches(text: &str, such: impl Fn(char) -> bool) -> Vec<(usize, usize)> {
    let mut found: Vec<(usize, usize)> = Vec::new();
    for (at, c) in text.char_indices().filter(|(_, c)| such(*c)) {
        let end = at + c.len_utf8();
        match found.last_mut() {
            Some(last) if last.1 == at => last.1 = end,
            _ => found.push((at, end)),
        }
    }
    found
}

/// Another number in the place of one.
fn number(text: &str, random: &mut Random) -> String {
    let numbers = stretches(text, |c| c.is_ascii_digit() || c == '.');
    if numbers.is_empty() {
        return piece(text, random);
    }
    let (from, to) = numbers[random.below(numbers.len())];
    let scaled = text[from..to].parse::<f64>().ok().map(|x| x * [0.5, 2.0, -1.0, 1e-6, 1e6][random.below(5)]);
    match scaled.filter(|_| random.below(2) == 0) {
        Some(value) => replaced(text, from, to, &value.to_string()),
        None => replaced(text, from, to, random.of(&NUMBERS)),
    }
}

fn lines(text: &str) -> Vec<&str> {
    text.split_inclusive('\n').collect()
}

fn without_line(text: &str, random: &mut Random) -> String {
    let mut lines = lines(text);
    if !lines.is_empty() {
        lines.remove(random.below(lines.len()));
    }
    lines.concat()
}

fn with_line_of(text: &str, other: &str, random: &mut Random) -> String {
    let (mut lines, others) = (lines(text), lines(other));
    if !others.is_empty() {
        lines.insert(random.below(lines.len() + 1), others[random.below(others.len())]);
    }
    lines.concat()
}

fn swapped_lines(text: &str, random: &mut Random) -> String {
    let mut lines = lines(text);
    if !lines.is_empty() {
        let (a, b) = (random.below(lines.len()), random.below(lines.len()));
        lines.swap(a, b);
    }
    lines.concat()
}

/// One word of the text in the place of another.
fn word(text: &str, random: &mut Random) -> String {
    let words = stretches(text, |c| c.is_alphanumeric() || c == '_');
    if words.is_empty() {
        return piece(text, random);
    }
    let (from, to) = words[random.below(words.len())];
    let (other, end) = words[random.below(words.len())];
    replaced(text, from, to, &text[other..end])
}

/// A piece put in, sometimes many times.
fn piece(text: &str, random: &mut Random) -> String {
    let at = place(text, random);
    let times = if random.below(50) == 0 { 5000 } else { 1 };
    replaced(text, at, at, &random.of(&PIECES).repeat(times))
}

/// A stretch taken out, or written twice.
fn cut(text: &str, random: &mut Random) -> String {
    let (a, b) = (place(text, random), place(text, random));
    let (from, to) = (a.min(b), a.max(b));
    match random.below(3) {
        0 => replaced(text, from, to, ""),
        1 if to - from < 2000 => replaced(text, to, to, &text[from..to]),
        _ => text.char_indices().filter(|(at, _)| !(from..from + 4).contains(at)).map(|(_, c)| c).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn damage_is_a_function_of_the_seed_and_of_any_text() {
        for text in ["", "é", "𝛼/𝛼", "a = 1.5\nb = \"x + é\"\n", "\n\n"] {
            for number in 0..2000 {
                let once = damaged(text, "c = 3\n", &mut Random::new(7, number));
                assert_eq!(once, damaged(text, "c = 3\n", &mut Random::new(7, number)));
            }
        }
    }

    #[test]
    fn every_kind_of_damage_happens() {
        let text = "alpha = 1.5\nbeta = 2\ngamma = 3\n";
        let results: Vec<String> = (0..4000).map(|n| damaged(text, "delta\n", &mut Random::new(1, n))).collect();
        let some = |such: &dyn Fn(&str) -> bool| results.iter().any(|result| such(result));
        assert!(some(&|r| r.contains("5e-324")) && some(&|r| r.contains("delta")) && some(&|r| r.len() < 8));
        assert!(
            some(&|r| r.starts_with("beta"))
                && some(&|r| r.contains("alpha = 1.5\nalpha"))
                && some(&|r| r.len() > 4000)
        );
    }
}
