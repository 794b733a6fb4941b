//! TOML values with the places where they stand. The only file that knows the TOML library.

use std::ops::Range;

use dalembert_spec::spec::{SourceId, Span};
use toml_edit::{Array, Document, Item, TableLike, Value};

use crate::diagnostic::{Code, Diagnostic};
use crate::excerpt::quoted;

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
    List(&'t Array),
    Table(&'t dyn TableLike),
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
    fn of_value(value: &'t Value) -> Self {
        match value {
            Value::String(text) => Self::Text(text.value()),
            Value::Integer(number) => Self::Integer(*number.value()),
            Value::Float(number) => Self::Float(*number.value()),
            Value::Boolean(truth) => Self::Boolean(*truth.value()),
            Value::Datetime(_) => Self::Date,
            Value::Array(list) => Self::List(list),
            Value::InlineTable(table) => Self::Table(table),
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

fn span(source: SourceId, range: Option<Range<usize>>) -> Option<Span> {
    range.map(|r| Span::new(source, r.start, r.end))
}

/// The entries of a table, in the order of the file.
pub(super) fn entries(table: &dyn TableLike, parent: Span) -> Vec<Entry<'_>> {
    let mut found = Vec::with_capacity(table.len());
    for (key, item) in table.iter() {
        let source = parent.source;
        let place = table.get_key_value(key).and_then(|(k, _)| span(source, k.span())).unwrap_or(parent);
        found.push(Entry { key, span: place, node: node(item, place) });
    }
    found
}

fn node(item: &Item, key: Span) -> Node<'_> {
    let (kind, place) = match item {
        Item::Value(value) => (Kind::of_value(value), span(key.source, value.span()).unwrap_or(key)),
        Item::Table(table) => (Kind::Table(table), key),
        Item::ArrayOfTables(_) => (Kind::Tables, key),
        Item::None => (Kind::Date, key),
    };
    Node { kind, span: place }
}

/// The elements of a list.
pub(super) fn elements(list: &Array, parent: Span) -> Vec<Node<'_>> {
    let element =
        |value| Node { kind: Kind::of_value(value), span: span(parent.source, value.span()).unwrap_or(parent) };
    list.iter().map(element).collect()
}

/// Parses a text as TOML.
pub(super) fn parse(source: SourceId, text: &str) -> Result<Document<&str>, Box<Diagnostic>> {
    if let Some(at) = text.find('\0') {
        let place = Span::new(source, at, at + 1);
        let fault = Diagnostic::at(Code::NotText, place, "the file holds a zero byte, so it is not a text file");
        return Err(Box::new(fault.label("zero byte").help("is this a model file? Models are plain text in TOML")));
    }
    Document::parse(text).map_err(|error| Box::new(syntax(source, text, &error)))
}

fn syntax(source: SourceId, text: &str, error: &toml_edit::TomlError) -> Diagnostic {
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
    Diagnostic::at(words.code, place, words.message).label(words.label).help(words.help)
}

/// How to say a fault of syntax.
struct Words {
    code: Code,
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
        "names are letters, digits and _; the names of a submodule's variables stand in quotes, as in \"A.x\"",
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
        let here = |message: &str, help| Self { code: Code::Syntax, message: message.to_owned(), label: "here", help };
        if message.contains("overflow") {
            let words =
                here("this number is too large", "numbers reach to about 1.8e308, whole numbers to about 9.2e18");
            return Self { code: Code::BadNumber, ..words };
        }
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
    let document = Document::parse(&text[..line]).ok()?;
    let top = Span { source, start: 0, end: 0 };
    let mut open: Vec<(&dyn TableLike, Span)> = vec![(document.as_table(), top)];
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
