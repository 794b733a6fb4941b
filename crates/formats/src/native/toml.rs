//! TOML values with the places where they stand. The only file, with those below it, that knows the TOML library.
//!
//! Nearly all texts are plain, and read by `quick`. What is unusual about a text – faults, keys with escapes, tables that are opened again – is
//! left to the library's own tables, of which the same is kept.

mod document;
mod quick;
#[cfg(test)]
mod tests;

use std::ops::Range;

use dalembert_spec::spec::{SourceId, Span};
use toml::Spanned;
use toml::de::{DeInteger, DeTable, DeValue};

use crate::diagnostic::{Code, Diagnostic};
use crate::excerpt::quoted;
pub(crate) use document::Document;
use document::{At, Content, Form, Place, ROOT};

/// A list of values.
#[derive(Clone, Copy)]
pub(crate) struct List<'t> {
    document: &'t Document<'t>,
    at: At,
}

/// Keys with values, in the order of the file.
#[derive(Clone, Copy)]
pub(crate) struct Table<'t> {
    document: &'t Document<'t>,
    at: At,
}

/// A value.
#[derive(Clone, Copy)]
pub(crate) struct Node<'t> {
    pub kind: Kind<'t>,
    /// The value; for a table with a header or dotted keys, its name.
    pub span: Span,
}

/// What kind of value.
#[derive(Clone, Copy)]
pub(crate) enum Kind<'t> {
    Text(&'t str),
    Integer(i64),
    Float(f64),
    Boolean(bool),
    Date,
    List(List<'t>),
    Table(Table<'t>),
    Tables,
}

/// A key with its value.
#[derive(Clone, Copy)]
pub(crate) struct Entry<'t> {
    pub key: &'t str,
    pub span: Span,
    pub node: Node<'t>,
}

impl<'t> Kind<'t> {
    fn of(document: &'t Document<'t>, at: At) -> Self {
        match document.slot(at).content {
            Content::Text(place) => Self::Text(document.written(place)),
            Content::Decoded(number) => Self::Text(document.text(number)),
            Content::Integer(bits) => Self::Integer(bits.as_integer()),
            Content::Float(bits) => Self::Float(bits.as_float()),
            Content::Boolean(truth) => Self::Boolean(truth),
            Content::Date => Self::Date,
            Content::List(_) => Self::List(List { document, at }),
            Content::Table(..) => Self::Table(Table { document, at }),
        }
    }

    /// What a person would call it.
    pub fn describe(&self) -> &'static str {
        match self {
            Self::Text(_) => "a text",
            Self::Integer(_) => "a whole number",
            Self::Float(_) => "a number",
            Self::Boolean(true) => "`true`",
            Self::Boolean(false) => "`false`",
            Self::Date => "a date or time",
            Self::List(_) => "a list",
            Self::Table(_) => "a table",
            Self::Tables => "a list of tables, `[[…]]`",
        }
    }
}

/// A number that is finite where it is written so.
fn float(text: &str) -> Option<f64> {
    text.parse().ok().filter(|x: &f64| !x.is_infinite() || text.ends_with("inf"))
}

fn integer(number: &DeInteger<'_>) -> Option<i64> {
    i64::from_str_radix(number.as_str(), number.radix()).ok()
}

fn span(source: SourceId, range: Range<usize>) -> Span {
    Span::new(source, range.start, range.end)
}

impl Place {
    fn span(self, source: SourceId) -> Span {
        Span { source, start: self.start, end: self.end }
    }
}

impl<'t> Document<'t> {
    /// The table that is the whole.
    pub fn root(&'t self) -> Table<'t> {
        Table { document: self, at: ROOT }
    }
}

/// The entries of a table, in the order of the file.
pub(super) fn entries(table: Table<'_>, parent: Span) -> impl Iterator<Item = Entry<'_>> {
    let Table { document, at } = table;
    document.inner(at).map(move |at| entry(document, at, parent.source))
}

/// The entry of a table with this name.
pub(super) fn find<'t>(table: Table<'t>, parent: Span, key: &str) -> Option<Entry<'t>> {
    let Table { document, at } = table;
    let at = document.inner(at).find(|at| document.is_called(*at, key))?;
    Some(entry(document, at, parent.source))
}

fn entry<'t>(document: &'t Document<'t>, at: At, source: SourceId) -> Entry<'t> {
    let span = document.slot(at).key.span(source);
    Entry { key: document.key(at), span, node: node(document, at, span) }
}

fn node<'t>(document: &'t Document<'t>, at: At, key: Span) -> Node<'t> {
    let place = document.slot(at).place.span(key.source);
    // What stands behind its key is a value; a table or a list of tables with a header begins before it, or with it.
    let headed = place.start <= key.start;
    let kind = match Kind::of(document, at) {
        Kind::List(_) if headed => Kind::Tables,
        kind => kind,
    };
    Node { kind, span: if headed { key } else { place } }
}

/// The elements of a list.
pub(super) fn elements(list: List<'_>, parent: Span) -> impl Iterator<Item = Node<'_>> + Clone {
    let List { document, at } = list;
    let element = move |at| Node { kind: Kind::of(document, at), span: document.slot(at).place.span(parent.source) };
    document.inner(at).map(element)
}

/// Parses a text as TOML.
pub(super) fn parse(source: SourceId, text: &str) -> Result<Document<'_>, Box<Diagnostic>> {
    if let Some(at) = text.find('\0') {
        let place = Span::new(source, at, at + 1);
        let fault = Diagnostic::at(Code::NotText, place, "the file holds a zero byte, so it is not a text file");
        return Err(Box::new(fault.label("zero byte").help("is this a model file? Models are plain text in TOML")));
    }
    if let Some(document) = quick::parse(text) {
        return Ok(document);
    }
    let table = DeTable::parse(text).map_err(|error| Box::new(syntax(source, text, &error)))?.into_inner();
    match table.values().find_map(too_large) {
        Some(range) => Err(Box::new(overflow(span(source, range)))),
        None => Ok(kept(text, table)),
    }
}

/// What is kept of the library's tables.
fn kept<'t>(text: &'t str, table: DeTable<'t>) -> Document<'t> {
    let mut document = Document::new(text);
    keep_table(&mut document, ROOT, table);
    document
}

fn keep_table<'t>(document: &mut Document<'t>, parent: At, table: DeTable<'t>) {
    for (key, value) in table {
        let at = keep(document, parent, place(key.span()), value);
        if document.key(at) != key.get_ref() {
            document.call(at, key.into_inner().into());
        }
    }
}

/// Adds a value to a table or list. The library has said how deep they may be.
fn keep<'t>(document: &mut Document<'t>, parent: At, key: Place, value: Spanned<DeValue<'t>>) -> At {
    let place = place(value.span());
    let content = match value.into_inner() {
        DeValue::String(text) => document.decoded(text.into()),
        DeValue::Integer(number) => integer(&number).map_or(Content::Date, Content::integer),
        DeValue::Float(number) => float(number.as_str()).map_or(Content::Date, Content::float),
        DeValue::Boolean(truth) => Content::Boolean(truth),
        DeValue::Datetime(_) => Content::Date,
        DeValue::Array(list) => {
            let at = document.push(parent, key, place, Content::LIST);
            for value in list {
                keep(document, at, Place::default(), value);
            }
            return at;
        }
        DeValue::Table(table) => {
            let at = document.push(parent, key, place, Content::table(Form::Closed));
            keep_table(document, at, table);
            return at;
        }
    };
    document.push(parent, key, place, content)
}

fn place(range: Range<usize>) -> Place {
    Place { start: range.start as u32, end: range.end as u32 }
}

/// Where a number stands that no `f64` or `i64` holds. The library leaves numbers as text.
fn too_large(value: &Spanned<DeValue<'_>>) -> Option<Range<usize>> {
    let fits = match value.get_ref() {
        DeValue::Integer(number) => integer(number).is_some(),
        DeValue::Float(number) => float(number.as_str()).is_some(),
        DeValue::Array(list) => return list.iter().find_map(too_large),
        DeValue::Table(table) => return table.values().find_map(too_large),
        _ => true,
    };
    (!fits).then(|| value.span())
}

fn overflow(place: Span) -> Diagnostic {
    let help = "numbers reach to about 1.8e308, whole numbers to about 9.2e18";
    Diagnostic::at(Code::BadNumber, place, "this number is too large").label("here").help(help)
}

fn syntax(source: SourceId, text: &str, error: &toml::de::Error) -> Diagnostic {
    let range = error.span().unwrap_or(text.len()..text.len());
    let place = Span::new(source, range.start, range.end);
    if text.trim_start_matches('\u{feff}').trim_start().starts_with('<') {
        return Diagnostic::at(Code::Syntax, place, "this looks like an XML file, not like a dalembert model")
            .label("TOML is wanted here")
            .help("robots in URDF are read from files with the ending .urdf; MJCF and SDF files are not available in this version");
    }
    let message = error.message();
    if message.starts_with("duplicate key") {
        return duplicate(source, text, place);
    }
    let words = Words::of(message, text, range.start);
    Diagnostic::at(Code::Syntax, place, words.message).label(words.label).help(words.help)
}

/// How to say a fault of syntax.
struct Words {
    message: String,
    label: &'static str,
    help: &'static str,
}

const QUOTES: &str = "put formulas, equations and texts in quotes, as in name = \"x = y\"";

/// Part of the TOML library's message, what to say instead, and advice.
const KNOWN: &[(&str, &str, &str)] = &[
    ("recur", "values or names are nested too deeply", "they may be nested 80 deep"),
    ("must be quoted", "this text stands without quotes", QUOTES),
    ("unclosed table", "the name of a table is not closed", "close it with `]`, as in [parameters]"),
    ("unclosed array", "a list is not closed", "close it with `]`"),
    ("unclosed inline table", "a table is not closed", "close it with `}`"),
    (
        "array elements",
        "a list is not closed, or a comma is missing in it",
        "separate entries by `,` and close the list with `]`",
    ),
    ("key with no value", "a name stands here without a value", "write name = value; a name is one word"),
    (
        "unquoted key",
        "this is not a name",
        "names are letters, digits and _; with letters other than a to z they stand in quotes, as in \"höhe\", and so do those of a submodule's variables, as in \"A.x\"",
    ),
    ("leading zero", "a number cannot start with a zero", "remove the leading zero"),
    (
        "escape",
        "a backslash has a meaning of its own in this text",
        "write two backslashes, or put the text in single quotes '…'",
    ),
    ("invalid boolean", "this is not true or false", "write true, false, or a text in quotes"),
    (
        "string",
        "a text does not end on its line",
        "end it with the quote that it starts with; three quotes \"\"\" hold several lines",
    ),
];

impl Words {
    /// The TOML library's message, made concrete by what stands at the fault.
    fn of(message: &str, text: &str, at: usize) -> Self {
        let line = text.get(..at).map_or(0, |before| before.rfind('\n').map_or(0, |n| n + 1));
        let before = text.get(line..at).unwrap_or("").trim();
        let after = text.get(at..).unwrap_or("");
        let here = |message: &str, help| Self { message: message.to_owned(), label: "here", help };
        if before.ends_with('=') && (after.is_empty() || after.starts_with(['\n', '\r'])) {
            return here("a value has to follow `=`", "write a value, as in name = 1.5 or name = \"2*a\"");
        }
        if after.starts_with('=') && before.is_empty() {
            return here("a name has to stand before `=`", "write name = value");
        }
        if after.starts_with(',') && before.ends_with(|c: char| c.is_ascii_digit()) {
            return here("a `,` cannot stand after this value", "decimals are written with a point, as in 1.5");
        }
        if after.starts_with('=') {
            return here("this text stands without quotes", QUOTES);
        }
        if let Some((_, words, help)) = KNOWN.iter().find(|(pattern, ..)| message.contains(pattern)) {
            return here(words, help);
        }
        let general = "an entry is name = value, a table starts with [name], a text stands in quotes";
        here(&format!("the file is not valid TOML: {}", message.replace('\n', " ")), general)
    }
}

/// A key given twice; the first place is named if there is no doubt about it.
fn duplicate(source: SourceId, text: &str, place: Span) -> Diagnostic {
    let key = text.get(place.range()).unwrap_or("");
    let fault = Diagnostic::at(Code::DuplicateKey, place, format!("{} is given twice", quoted(key)))
        .label("given again here")
        .help("remove or rename one of the two");
    match earlier(source, text, place).as_deref() {
        Some([first]) => fault.related(*first, "first given here"),
        _ => fault,
    }
}

/// All places where the key at `place` stands earlier in the file; `None` if what precedes it cannot be read by itself.
fn earlier(source: SourceId, text: &str, place: Span) -> Option<Vec<Span>> {
    let key = text.get(place.range())?.trim_matches(['"', '\'']);
    let before = text.get(..place.range().start)?;
    let line = before.rfind('\n').map_or(0, |n| n + 1);
    let document = kept(text, DeTable::parse(&text[..line]).ok()?.into_inner());
    let top = Span { source, start: 0, end: 0 };
    let mut open: Vec<(Table<'_>, Span)> = vec![(document.root(), top)];
    let mut found = Vec::new();
    while let Some((table, parent)) = open.pop() {
        for entry in entries(table, parent) {
            if entry.key == key {
                found.push(entry.span);
            }
            if let Kind::Table(inner) = entry.node.kind {
                open.push((inner, entry.span));
            }
        }
    }
    Some(found)
}
