//! Showing diagnostics: the marked line of the file, cut to a readable width, drawn by ariadne.
//!
//! Every marked line is handed to ariadne after as many empty lines as precede it, so that lines are counted as
//! editors count them, and a line of a megabyte is shown as the hundred characters around the mark.

use std::fmt;
use std::ops::Range;

use ariadne::{Cache, Color, Config, IndexType, Label, Report, ReportKind, Source};
use dalembert_spec::spec::{SourceId, Sources, Span};

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::plain::harmless;
pub use crate::position::Position;
use crate::position::{floor_boundary, line_start, visible};

/// Faults of different kinds that are shown with their excerpts: a screen or two. The others are one line each.
const IN_FULL: usize = 12;
/// Places of the same fault that are listed.
const PLACES: usize = 8;
/// Characters of a line that are shown at most.
const WIDTH: usize = 100;
/// Characters shown before the mark when a line is cut.
const BEFORE: usize = 30;
/// Characters of a message that are shown at most.
const LONGEST_MESSAGE: usize = 600;

impl Diagnostic {
    /// The message, the marked excerpt and the advice, as text for a terminal (`color`: with ANSI colours).
    pub fn render(&self, sources: &Sources, color: bool) -> String {
        render(self, sources, color)
    }
}

impl Diagnostics {
    /// The faults as text for a terminal: what is said several times once, with all its lines; the first ones with their excerpts and a blank line
    /// between them, others with a line each.
    pub fn render(&self, color: bool) -> String {
        let mut kinds: Vec<(&Diagnostic, Vec<&Diagnostic>)> = Vec::new();
        for fault in &self.list {
            let same = |kind: &&mut (&Diagnostic, _)| kind.0.code == fault.code && kind.0.message == fault.message;
            match kinds.iter_mut().find(same) {
                Some(kind) => kind.1.push(fault),
                None => kinds.push((fault, Vec::new())),
            }
        }
        let place = |fault: &Diagnostic| Position::find(&self.sources, fault.span?.source, fault.span?.range().start);
        let mut parts: Vec<String> = Vec::new();
        for (fault, others) in kinds.iter().take(IN_FULL) {
            let mut part = fault.render(&self.sources, color);
            if !others.is_empty() {
                let lines: Vec<String> = others
                    .iter()
                    .filter_map(|o| place(o))
                    .map(|p| format!("{}:{}:{}", p.file, p.line, p.column))
                    .collect();
                let more = others.len() - lines.len().min(PLACES);
                let more = if more > 0 { format!(" and {more} more") } else { String::new() };
                part.push_str(&format!("the same at {}{more}\n", lines[..lines.len().min(PLACES)].join(", ")));
            }
            parts.push(part);
        }
        let mut short = String::new();
        for (fault, others) in kinds.iter().skip(IN_FULL) {
            let at = place(fault).map_or(String::new(), |p| format!("{}:{}:{}: ", p.file, p.line, p.column));
            let times = if others.is_empty() { String::new() } else { format!(" ({} times)", others.len() + 1) };
            let help = fault.help.as_ref().map_or(String::new(), |help| format!(" ({help})"));
            short.push_str(&format!("{at}[{}] {}{times}{help}\n", fault.code.as_str(), fault.message));
        }
        if self.left_out > 0 {
            short.push_str(&format!("… and {} more errors\n", self.left_out));
        }
        parts.extend((!short.is_empty()).then_some(short));
        parts.join("\n")
    }
}

impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render(false))
    }
}

impl std::error::Error for Diagnostics {}

/// Text that is safe and short enough for a message.
fn tame(text: &str) -> String {
    let mut out: String = text.chars().take(LONGEST_MESSAGE).map(harmless).collect();
    if text.chars().nth(LONGEST_MESSAGE).is_some() {
        out.push('…');
    }
    out
}

/// Words from the user's file, quoted for a message and cut if they are long.
pub fn quoted(words: &str) -> String {
    const LONGEST: usize = 60;
    let line = |c: char| if c == '\n' { '·' } else { harmless(c) };
    let mut short: String = words.chars().take(LONGEST).map(line).collect();
    if words.chars().nth(LONGEST).is_some() {
        short.push('…');
    }
    format!("`{short}`")
}

/// One marked line, cut to [`WIDTH`].
struct Excerpt {
    source: SourceId,
    line: usize,
    place: String,
    text: Source<String>,
    mark: Range<usize>,
}

impl Excerpt {
    fn new(sources: &Sources, span: Span) -> Option<Self> {
        let position = Position::find(sources, span.source, span.range().start)?;
        let text = &sources.files.get(span.source.0 as usize)?.text;
        let from = floor_boundary(text, span.range().start);
        let to = floor_boundary(text, span.end.max(span.start) as usize);
        let start = line_start(text, from);
        let end = text[from..].find('\n').map_or(text.len(), |n| from + n);
        let column = position.column - 1;
        let length = visible(&text[from..to.min(end)]).count();
        let (line, mark) = cut(text[start..end].trim_end_matches('\r'), column, length.max(1));
        // ariadne's own line offset does not reach its margin.
        let above = position.line - 1;
        Some(Self {
            source: span.source,
            line: position.line,
            place: format!("{}:{}:{}", crate::plain::one_line(position.file), position.line, position.column),
            text: Source::from("\n".repeat(above) + &line),
            mark: mark.start + above..mark.end + above,
        })
    }
}

/// Cuts a line around a mark of `length` characters at `column`; gives the text and the mark in it.
fn cut(line: &str, column: usize, length: usize) -> (String, Range<usize>) {
    let total = visible(line).count();
    let first = if total.max(column + 1) <= WIDTH { 0 } else { column.saturating_sub(BEFORE) };
    let last = (first + WIDTH).min(total);
    let mut text = String::new();
    if first > 0 {
        text.push('…');
    }
    text.extend(visible(line).skip(first).take(WIDTH).map(harmless));
    if last < total {
        text.push('…');
    }
    let shift = usize::from(first > 0);
    let start = column - first + shift;
    let end = (column + length).min(last.max(column + 1)) - first + shift;
    while text.chars().count() < end {
        text.push(' ');
    }
    (text, start..end)
}

struct Excerpts(Vec<Excerpt>);

impl Excerpts {
    /// Where an excerpt is or will be; marks in the same short line share one.
    fn place_of(&self, new: &Excerpt) -> usize {
        let same = |old: &Excerpt| {
            old.source == new.source && old.line == new.line && old.text.text().starts_with(new.text.text())
        };
        self.0.iter().position(same).unwrap_or(self.0.len())
    }

    fn add(&mut self, new: Excerpt) {
        if self.place_of(&new) == self.0.len() {
            self.0.push(new);
        }
    }
}

impl Cache<usize> for &Excerpts {
    type Storage = String;

    fn fetch(&mut self, id: &usize) -> Result<&Source<String>, impl std::fmt::Debug> {
        self.0.get(*id).map(|e| &e.text).ok_or("no such excerpt")
    }

    fn display<'a>(&self, id: &'a usize) -> Option<impl std::fmt::Display + 'a> {
        Some(token(*id))
    }
}

/// Stands for the place of an excerpt until ariadne, which counts columns of the cut line, is done.
fn token(id: usize) -> String {
    format!("\u{1}{id}\u{1}")
}

/// See [`Diagnostic::render`].
pub fn render(diagnostic: &Diagnostic, sources: &Sources, color: bool) -> String {
    let main = diagnostic.span.map(|span| (span, diagnostic.label.clone().unwrap_or_default()));
    let marks: Vec<(Span, String)> = main.into_iter().chain(diagnostic.related.iter().cloned()).collect();
    let mut excerpts = Excerpts(Vec::new());
    let mut labels = Vec::new();
    for (span, words) in marks {
        let Some(excerpt) = Excerpt::new(sources, span) else { continue };
        let label = Label::new((excerpts.place_of(&excerpt), excerpt.mark.clone()));
        let label = label.with_color(if labels.is_empty() { Color::Red } else { Color::Cyan });
        labels.push(if words.is_empty() { label } else { label.with_message(tame(&words)) });
        excerpts.add(excerpt);
    }
    draw(diagnostic, &excerpts, labels, color)
}

fn draw(
    diagnostic: &Diagnostic,
    excerpts: &Excerpts,
    labels: Vec<Label<(usize, Range<usize>)>>,
    color: bool,
) -> String {
    if labels.is_empty() {
        return plain(diagnostic);
    }
    let config = Config::new().with_color(color).with_index_type(IndexType::Char).with_tab_width(4);
    let mut report = Report::build(ReportKind::Error, (0, 0..0))
        .with_config(config)
        .with_code(diagnostic.code.as_str())
        .with_message(tame(&diagnostic.message))
        .with_labels(labels);
    if let Some(help) = &diagnostic.help {
        report = report.with_help(tame(help));
    }
    let mut bytes = Vec::new();
    match report.finish().write(excerpts, &mut bytes) {
        Ok(()) => named(&String::from_utf8_lossy(&bytes), excerpts),
        Err(_) => plain(diagnostic),
    }
}

/// Without an excerpt.
fn plain(diagnostic: &Diagnostic) -> String {
    let help = diagnostic.help.as_ref().map(|help| format!("  Help: {}\n", tame(help)));
    format!("[{}] Error: {}\n{}", diagnostic.code.as_str(), tame(&diagnostic.message), help.unwrap_or_default())
}

/// Puts the true places where ariadne printed tokens and its own line and column.
fn named(drawn: &str, excerpts: &Excerpts) -> String {
    let mut text = drawn.lines().map(str::trim_end).collect::<Vec<_>>().join("\n") + "\n";
    for (id, excerpt) in excerpts.0.iter().enumerate() {
        let token = token(id);
        while let Some(at) = text.find(&token) {
            let tail = &text[at + token.len()..];
            let counted = tail.find(|c: char| c != ':' && !c.is_ascii_digit()).unwrap_or(tail.len());
            text.replace_range(at..at + token.len() + counted, &excerpt.place);
        }
    }
    text
}
