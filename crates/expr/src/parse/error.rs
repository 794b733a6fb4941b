//! Where and why a formula is wrong.

use std::fmt;

/// A stretch of the formula's text, in bytes: `text[start..end]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Span {
    /// First byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
}

impl Span {
    /// From the start of one to the end of the other.
    pub(crate) fn to(self, other: Span) -> Span {
        Span { start: self.start, end: other.end }
    }
}

/// What is wrong with a formula, where, and what would help.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The part of the text that is wrong.
    pub span: Span,
    /// What is wrong, in one sentence without a full stop.
    pub message: String,
    /// What to do about it.
    pub help: Option<String>,
}

impl ParseError {
    /// An error without advice.
    pub fn new(span: Span, message: impl Into<String>) -> Self {
        Self { span, message: message.into(), help: None }
    }

    /// The same error with advice.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at {}..{}", self.message, self.span.start, self.span.end)?;
        match &self.help {
            Some(help) => write!(f, " ({help})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for ParseError {}

/// The candidate that `name` was probably meant to be: the nearest by edits (insert, delete,
/// replace, swap neighbours), if it is near enough for the name's length.
pub fn did_you_mean<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let name: Vec<char> = name.chars().take(64).collect();
    let allowed = if name.len() <= 2 { 1 } else { name.len().div_ceil(3) };
    let distance = |candidate: &&str| {
        let candidate: Vec<char> = candidate.chars().take(64).collect();
        let lengthened = candidate.len().abs_diff(name.len());
        let too_long = lengthened > allowed || (name.len() == 1 && lengthened > 0);
        if too_long { usize::MAX } else { edit_distance(&name, &candidate) }
    };
    let scored = candidates.into_iter().map(|c| (distance(&c), c));
    let (best, candidate) = scored.min()?;
    let shares_a_letter = candidate.chars().any(|c| name.iter().any(|n| n.eq_ignore_ascii_case(&c)));
    (best <= allowed && shares_a_letter).then_some(candidate)
}

/// Edits between two words; a change of case counts half, rounded up over the word.
fn edit_distance(a: &[char], b: &[char]) -> usize {
    let mut before_last = vec![0; b.len() + 1];
    let mut last: Vec<usize> = (0..=b.len()).map(|j| 2 * j).collect();
    for i in 1..=a.len() {
        let mut row = vec![2 * i; b.len() + 1];
        for j in 1..=b.len() {
            let replace = match (a[i - 1], b[j - 1]) {
                (x, y) if x == y => 0,
                (x, y) if x.to_lowercase().eq(y.to_lowercase()) => 1,
                _ => 2,
            };
            row[j] = (last[j] + 2).min(row[j - 1] + 2).min(last[j - 1] + replace);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                row[j] = row[j].min(before_last[j - 2] + 2);
            }
        }
        before_last = std::mem::replace(&mut last, row);
    }
    last[b.len()].div_ceil(2)
}
