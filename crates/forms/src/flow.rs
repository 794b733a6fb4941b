//! Formulas in pieces between which a line may end, one within another: a page breaks them where its own width asks for it, outside of
//! brackets before inside.
//!
//! A piece that is short stands on every screen. A longer sum is cut before its signs, a longer product behind its brackets, and
//! these inside in the same way; each level is one thing for the level above, which goes to a line of its own before it is broken itself.
//! Fractions, roots and cases are never cut.

use super::latex::{opened, width};
use super::mathml::FUNCTIONS;

/// A part of a formula, as LaTeX.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Piece {
    /// One that no line ends in.
    Whole(String),
    /// One that goes to a line of its own before it is broken.
    Within(Vec<Piece>),
}

/// Characters that stand on a line of a phone, roughly.
const NARROW: usize = 26;
/// Characters of a numerator from which on a fraction is written as a product: a line and a half of a phone, half a line of paper.
const TALL: usize = 40;
/// Brackets within each other that are opened: more than anybody reads.
const DEEPEST: usize = 12;

/// How wide a formula prints: functions have their letters, and space beside them.
fn wide(formula: &str) -> usize {
    let letters = |rest: &str| rest.bytes().take_while(u8::is_ascii_alphabetic).count();
    let functions = formula.split('\\').skip(1).filter(|rest| FUNCTIONS.contains(&&rest[..letters(rest)]));
    width(formula) + functions.map(letters).sum::<usize>()
}

/// The pieces of a formula.
pub(super) fn flow(formula: &str) -> Vec<Piece> {
    chain(&opened(formula, TALL), DEEPEST)
}

/// Puts text before the first part that is whole.
pub(super) fn before(pieces: &mut [Piece], text: &str) {
    match pieces.first_mut() {
        Some(Piece::Whole(first)) => first.insert_str(0, text),
        Some(Piece::Within(list)) => before(list, text),
        None => {}
    }
}

/// Puts text behind the last part that is whole.
fn behind(pieces: &mut [Piece], text: &str) {
    match pieces.last_mut() {
        Some(Piece::Whole(last)) => last.push_str(text),
        Some(Piece::Within(list)) => behind(list, text),
        None => {}
    }
}

fn chain(formula: &str, depth: usize) -> Vec<Piece> {
    if wide(formula) <= NARROW || depth == 0 {
        return vec![Piece::Whole(formula.to_owned())];
    }
    let terms = cut(formula, |rest| rest.starts_with(" + ") || rest.starts_with(" - "));
    match terms.as_slice() {
        [only] => product(only, depth),
        _ => terms.iter().enumerate().map(|(k, term)| one(signed(term, k), depth)).collect(),
    }
}

/// A term with its sign; that of a term but the first stands between two.
fn signed(term: &str, k: usize) -> String {
    if k == 0 { term.to_owned() } else { format!("{{}} {}", term.trim_start()) }
}

fn one(term: String, depth: usize) -> Piece {
    let mut pieces = product(&term, depth);
    if pieces.len() == 1 { pieces.remove(0) } else { Piece::Within(pieces) }
}

/// A product behind those of its brackets that are long, or between its factors.
fn product(term: &str, depth: usize) -> Vec<Piece> {
    if wide(term) <= NARROW {
        return vec![Piece::Whole(term.to_owned())];
    }
    let (mut out, mut from) = (Vec::new(), 0);
    for bracket in brackets(term) {
        let inner = &term[bracket.inner.0..bracket.inner.1];
        if wide(inner) <= NARROW / 2 {
            continue;
        }
        let mut pieces = chain(inner, depth - 1);
        if pieces.len() < 2 {
            continue;
        }
        let [open, close] = fences(inner, &term[bracket.from..bracket.inner.0], &term[bracket.inner.1..bracket.until]);
        before(&mut pieces, &format!("{}{open}", &term[from..bracket.from]));
        behind(&mut pieces, &format!("{close}{}", &term[bracket.until..bracket.end]));
        from = bracket.end;
        out.push(Piece::Within(pieces));
    }
    let rest = &term[from..];
    match out.as_mut_slice() {
        [] => return factors(term),
        _ if rest.trim().is_empty() => {}
        all if wide(rest) <= NARROW / 2 => behind(all, rest),
        _ => out.extend(factors(rest)),
    }
    match out.as_mut_slice() {
        [Piece::Within(list)] => std::mem::take(list),
        _ => out,
    }
}

/// A product without long brackets: as many factors in a piece as a line holds.
fn factors(term: &str) -> Vec<Piece> {
    let mut out: Vec<String> = Vec::new();
    for factor in cut(term, |rest| rest.starts_with(' ') && !rest.starts_with(" \\,")) {
        match out.last_mut() {
            Some(piece) if is_open(piece) || wide(piece) + wide(factor) <= NARROW => piece.push_str(factor),
            _ => out.push(factor.to_owned()),
        }
    }
    out.into_iter().map(Piece::Whole).collect()
}

/// Whether something has to follow: at a sign (an empty group stands for what is before one), or a function without its argument.
fn is_open(piece: &str) -> bool {
    let piece = piece.trim();
    if matches!(piece, "{}" | "{} +" | "{} -" | "-") {
        return true;
    }
    let last = cut(piece, |_| true).pop().unwrap_or_default().trim();
    let Some(name) = last.strip_prefix('\\') else { return false };
    let letters = name.bytes().take_while(u8::is_ascii_alphabetic).count();
    let rest = name[letters..].trim();
    FUNCTIONS.contains(&&name[..letters]) && script(rest) == rest.len()
}

/// Brackets of one size, since a pair of \left and \right can't stand in two pieces.
fn fences(inner: &str, open: &str, close: &str) -> [String; 2] {
    let tall = ["\\frac", "\\begin"].iter().any(|command| inner.contains(command));
    let [left, right] = if tall { ["\\Bigl", "\\Bigr"] } else { ["\\bigl", "\\bigr"] };
    match (open.strip_prefix("\\left"), close.strip_prefix("\\right")) {
        (Some(open), Some(close)) => [format!("{left}{open}"), format!("{right}{close}")],
        _ => [open.to_owned(), close.to_owned()],
    }
}

/// Round brackets outside of all others, by bytes.
struct Bracket {
    /// Where it opens, and behind where it closes.
    from: usize,
    until: usize,
    /// What it encloses.
    inner: (usize, usize),
    /// Where the script ends that stands at it.
    end: usize,
}

fn brackets(term: &str) -> Vec<Bracket> {
    let mut out = Vec::new();
    let mut open: Option<(usize, usize)> = None;
    for step in steps(term) {
        match (step.before, step.after) {
            (0, 1) => open = step.round.then_some((step.from, step.until)),
            (1, 0) => {
                if let Some((from, inner)) = open.take() {
                    let end = step.until + script(&term[step.until..]);
                    out.push(Bracket { from, until: step.until, inner: (inner, step.from), end });
                }
            }
            _ => {}
        }
    }
    out
}

/// Bytes of a power behind a bracket.
fn script(rest: &str) -> usize {
    if !rest.starts_with('^') {
        return 0;
    }
    match rest[1..].chars().next() {
        Some('{') => steps(rest).find(|step| step.after == 0).map_or(rest.len(), |step| step.until),
        Some(c) => 1 + c.len_utf8(),
        None => 1,
    }
}

/// What opens or closes something.
struct Step {
    from: usize,
    until: usize,
    before: usize,
    after: usize,
    /// Whether it is a round bracket.
    round: bool,
}

/// What opens and closes, with how deep that leads: brackets of all kinds, braces, environments.
fn steps(text: &str) -> impl Iterator<Item = Step> + '_ {
    let (mut at, mut depth) = (0, 0_usize);
    std::iter::from_fn(move || {
        loop {
            let rest = &text[at..];
            let c = rest.chars().next()?;
            let (length, opens, round) = if c == '\\' {
                let name = rest[1..].bytes().take_while(u8::is_ascii_alphabetic).count();
                let next = rest[1 + name..].chars().next().map_or(0, char::len_utf8);
                match &rest[1..=name] {
                    "left" => (1 + name + next, Some(true), rest[1 + name..].starts_with('(')),
                    "right" => (1 + name + next, Some(false), false),
                    "begin" => (1 + name, Some(true), false),
                    "end" => (1 + name, Some(false), false),
                    "" => (1 + next, None, false),
                    _ => (1 + name, None, false),
                }
            } else {
                let opens = match c {
                    '(' | '[' | '{' => Some(true),
                    ')' | ']' | '}' => Some(false),
                    _ => None,
                };
                (c.len_utf8(), opens, c == '(')
            };
            let from = at;
            at += length;
            let Some(opens) = opens else { continue };
            let before = depth;
            depth = if opens { depth + 1 } else { depth.saturating_sub(1) };
            return Some(Step { from, until: at, before, after: depth, round });
        }
    })
}

/// A text cut before what `here` accepts of its rest, outside of all brackets.
fn cut(text: &str, here: impl Fn(&str) -> bool) -> Vec<&str> {
    let mut outside = Vec::new(); // from, until
    let mut from = Some(0);
    for step in steps(text) {
        match (step.before, step.after, from) {
            (0, 1, Some(start)) => {
                outside.push((start, step.from));
                from = None;
            }
            (_, 0, _) => from = Some(step.until),
            _ => {}
        }
    }
    outside.extend(from.map(|start| (start, text.len())));
    let (mut out, mut last) = (Vec::new(), 0);
    for (start, until) in outside {
        for (k, _) in text[start..until].char_indices().map(|(k, c)| (start + k, c)).filter(|(_, c)| *c == ' ') {
            if k > last && here(&text[k..]) {
                out.push(&text[last..k]);
                last = k;
            }
        }
    }
    out.push(&text[last..]);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn leaves(pieces: &[Piece], out: &mut Vec<String>) {
        for piece in pieces {
            match piece {
                Piece::Whole(text) => out.push(text.clone()),
                Piece::Within(list) => leaves(list, out),
            }
        }
    }

    fn all(formula: &str) -> Vec<String> {
        let mut out = Vec::new();
        leaves(&flow(formula), &mut out);
        out
    }

    /// Nothing is lost, no piece is wider than a phone where something in it could be cut, and all but brackets that were opened are in pairs.
    #[test]
    fn pieces_are_narrow_and_lose_nothing() {
        let sum = (1..=9).map(|k| format!("a_{{{k}}} \\sin x_{{{k}}}")).collect::<Vec<_>>().join(" + ");
        for formula in [
            sum.clone(),
            format!("-m l^2 ({sum})^2 \\ddot{{q}} - ({sum}) b (c - {sum})"),
            format!("\\rho \\left(\\frac{{1}}{{3}} a^3 + a \\left({sum}\\right)^{{2}} \\cos B\\right) \\ddot{{A}} + b"),
            "0.0538078 \\, \\mathrm{mode}_{1,\\mathrm{coupler}} \\, \\dot{A} \\dot{B} \\cos B \\sin C \\tan D"
                .to_owned(),
        ] {
            let found = all(&formula);
            assert!(found.len() > 1 && found.iter().all(|piece| wide(piece) <= NARROW + NARROW / 2 + 4), "{found:#?}");
            let plain = |text: &str| {
                let text = text.replace("\\Bigl", "\\left").replace("\\Bigr", "\\right").replace("{}", "");
                text.replace("\\bigl", "\\left").replace("\\bigr", "\\right").replace(' ', "")
            };
            assert_eq!(plain(&found.concat()), plain(&formula));
            for piece in &found {
                assert_eq!(piece.matches('{').count(), piece.matches('}').count(), "{piece}");
            }
        }
    }

    /// A bracket is one thing for the sum that it stands in: a line ends outside of it as long as it fits one.
    #[test]
    fn what_is_within_brackets_is_within_a_piece() {
        let found = flow(
            "a + b \\sin(x) (c \\cos x + d \\cos y + e \\cos z + u \\cos w + f g h i) + \\frac{g + h}{k} + l m n o p q r s t u",
        );
        assert_eq!(found.len(), 4, "{found:#?}");
        let Piece::Within(inner) = &found[1] else { panic!("{found:#?}") };
        assert_eq!(inner[0], Piece::Whole("{} + b \\sin(x) (c \\cos x".to_owned()));
        assert_eq!(inner.last(), Some(&Piece::Whole("{} + f g h i)".to_owned())));
        assert_eq!(found[2], Piece::Whole("{} + \\frac{g + h}{k}".to_owned()), "no line ends in a fraction");
    }

    /// Signs within cases, roots and braces are no places to end a line; however deep brackets are, the answer comes.
    #[test]
    fn cases_and_depths_are_kept() {
        let cases = "\\begin{cases} x + y & \\text{if } [a < b] \\\\ x - y & \\text{otherwise} \\end{cases}";
        assert_eq!(all(cases).len(), 1);
        let deep = format!("{}x + a_1 a_2 a_3 a_4 a_5 a_6 a_7 a_8 + y{}", "(".repeat(10_000), " + z)".repeat(10_000));
        assert!(all(&deep).len() > 10);
        for k in 0..cases.len() {
            let (a, b) = cases.split_at(k);
            assert!(!flow(a).is_empty() && !flow(b).is_empty());
        }
    }
}
