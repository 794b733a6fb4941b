//! Showing a diagnostic: the marked line of the file, cut to a readable width, drawn by ariadne.
//!
//! Every marked line is handed to ariadne after as many empty lines as precede it, so that lines are counted as
//! editors count them, and a line of a megabyte is shown as the hundred characters around the mark.

use std::ops::Range;

use ariadne::{Cache, Color, Config, IndexType, Label, Report, ReportKind, Source};
use dalembert_spec::spec::{SourceId, Sources, Span};

use crate::diagnostic::Diagnostic;
use crate::plain::harmless;

/// Characters of a line that are shown at most.
const WIDTH: usize = 100;
/// Characters shown before the mark when a line is cut.
const BEFORE: usize = 30;
/// Characters of a message that are shown at most.
const LONGEST_MESSAGE: usize = 600;

/// A place as people count: file, line and column from 1, columns in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position<'s> {
    /// The file's name.
    pub file: &'s str,
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
}

impl<'s> Position<'s> {
    /// Finds the place of a byte; `None` if there is no such source. Bytes past the end mean the end.
    pub fn find(sources: &'s Sources, source: SourceId, byte: usize) -> Option<Self> {
        let file = sources.files.get(source.0 as usize)?;
        let byte = floor_boundary(&file.text, byte);
        let start = line_start(&file.text, byte);
        Some(Self {
            file: &file.name,
            line: 1 + file.text[..start].matches('\n').count(),
            column: 1 + visible(&file.text[start..byte]).count(),
        })
    }
}

fn floor_boundary(text: &str, byte: usize) -> usize {
    text.floor_char_boundary(byte.min(text.len()))
}

fn line_start(text: &str, byte: usize) -> usize {
    text[..byte].rfind('\n').map_or(0, |newline| newline + 1)
}

/// The characters of a line as shown: the byte order mark left out.
fn visible(text: &str) -> impl Iterator<Item = char> + '_ {
    text.chars().filter(|&c| c != '\u{feff}')
}

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
