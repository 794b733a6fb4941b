//! What is wrong with a user's input, where, and what to do about it.
//!
//! One [`Diagnostic`] is one clear sentence, a marked stretch of the input and a piece of advice.
//! [`Diagnostics`] keeps the texts that the marks point into, so that it can be shown anywhere.

use dalembert_spec::ModelError;
use dalembert_spec::spec::{SourceId, Sources, Span};
use serde_json::{Value, json};

use crate::position::Position;

/// Kind of a fault; its code is stable and documented.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Code {
    /// E001: a file cannot be opened or read.
    Unreadable,
    /// E002: a file is not UTF-8 text.
    NotText,
    /// E003: a size, a count or a depth is beyond its limit.
    Limit,
    /// E004: the text is not valid TOML, XML or JSON.
    Syntax,
    /// E005: a key is given twice.
    DuplicateKey,
    /// E006: the format version is missing, misplaced or unknown.
    Version,
    /// E007: a key that does not exist.
    UnknownKey,
    /// E008: a known feature that this version does not have.
    Unavailable,
    /// E009: a value of the wrong type.
    WrongType,
    /// E010: something required is missing.
    Missing,
    /// E011: a number outside its range, infinite or not a number.
    BadNumber,
    /// E012: a name that is not allowed.
    BadName,
    /// E013: one name for two things.
    NameClash,
    /// E014: a formula that cannot be read.
    Formula,
    /// E015: an included path that is not allowed.
    Path,
    /// E016: files that include each other in a circle.
    Cycle,
    /// E017: values that do not fit together.
    Mismatch,
    /// E018: results cannot be written as asked.
    Output,
    /// E019: numbers that no body can have.
    Unphysical,
    /// E020: links and joints that do not form a tree.
    Tree,
    /// E100: the file can be read, but what it says is not a model.
    Model,
}

impl Code {
    /// The code as printed: `E001` and so on.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Unreadable => "E001",
            Self::NotText => "E002",
            Self::Limit => "E003",
            Self::Syntax => "E004",
            Self::DuplicateKey => "E005",
            Self::Version => "E006",
            Self::UnknownKey => "E007",
            Self::Unavailable => "E008",
            Self::WrongType => "E009",
            Self::Missing => "E010",
            Self::BadNumber => "E011",
            Self::BadName => "E012",
            Self::NameClash => "E013",
            Self::Formula => "E014",
            Self::Path => "E015",
            Self::Cycle => "E016",
            Self::Mismatch => "E017",
            Self::Output => "E018",
            Self::Unphysical => "E019",
            Self::Tree => "E020",
            Self::Model => "E100",
        }
    }
}

/// One fault: what, where, and what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Kind of fault.
    pub code: Code,
    /// One sentence that says what is wrong.
    pub message: String,
    /// The stretch to mark, if the fault has a place.
    pub span: Option<Span>,
    /// A few words at the mark.
    pub label: Option<String>,
    /// What to do about it.
    pub help: Option<String>,
    /// Other places that belong to the fault, with a few words each.
    pub related: Vec<(Span, String)>,
}

impl Diagnostic {
    /// A fault without a place.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), span: None, label: None, help: None, related: Vec::new() }
    }

    /// A fault at a place.
    pub fn at(code: Code, span: Span, message: impl Into<String>) -> Self {
        Self { span: Some(span), ..Self::new(code, message) }
    }

    /// Adds the words at the mark.
    #[must_use]
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.label = Some(label.into());
        self
    }

    /// Adds advice.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// Adds advice if there is any.
    #[must_use]
    pub fn maybe_help(mut self, help: Option<String>) -> Self {
        self.help = help.or(self.help);
        self
    }

    /// Adds another place.
    #[must_use]
    pub fn related(mut self, span: Span, words: impl Into<String>) -> Self {
        self.related.push((span, words.into()));
        self
    }

    /// Keys: `code, message, file, line, column, end_line, end_column, label, help, related[{file, line, column, label}]`.
    /// Lines and columns count from 1, columns in characters; what is not known is null.
    pub fn to_json(&self, sources: &Sources) -> Value {
        let start = self.span.and_then(|s| Position::find(sources, s.source, s.range().start));
        let end = self.span.and_then(|s| Position::find(sources, s.source, s.range().end));
        let related: Vec<Value> = self.related.iter().map(|r| related_json(sources, r)).collect();
        json!({
            "code": self.code.as_str(),
            "message": self.message,
            "file": start.as_ref().map(|p| p.file),
            "line": start.as_ref().map(|p| p.line),
            "column": start.as_ref().map(|p| p.column),
            "end_line": end.as_ref().map(|p| p.line),
            "end_column": end.as_ref().map(|p| p.column),
            "label": self.label,
            "help": self.help,
            "related": related,
        })
    }

    pub(crate) fn order(&self) -> (Option<SourceId>, usize) {
        (self.span.map(|s| s.source), self.span.map_or(0, |s| s.range().start))
    }
}

/// What the model builder found: message, span, label, help.
type ModelFault = (String, Option<Span>, Option<String>, Option<String>);

impl From<ModelFault> for Diagnostic {
    fn from((message, span, label, help): ModelFault) -> Self {
        Self { span, label, help, ..Self::new(Code::Model, message) }
    }
}

impl From<ModelError> for Diagnostic {
    fn from(error: ModelError) -> Self {
        Self::from((error.message, error.span, error.label, error.help))
    }
}

fn related_json(sources: &Sources, (span, words): &(Span, String)) -> Value {
    let place = Position::find(sources, span.source, span.range().start);
    json!({
        "file": place.as_ref().map(|p| p.file),
        "line": place.as_ref().map(|p| p.line),
        "column": place.as_ref().map(|p| p.column),
        "label": words,
    })
}

/// All faults of one input, with the texts they point into.
#[derive(Clone, Debug, Default)]
pub struct Diagnostics {
    /// The faults, by file and position.
    pub list: Vec<Diagnostic>,
    /// How many more were found than are listed.
    pub left_out: usize,
    /// The texts.
    pub sources: Sources,
}

impl Diagnostics {
    /// Faults listed at most; more would only scroll the first away.
    pub const MOST: usize = 50;

    /// One fault that needs no text.
    pub fn one(diagnostic: Diagnostic) -> Self {
        Self { list: vec![diagnostic], ..Self::default() }
    }

    /// Faults found by the model builder in texts read earlier.
    pub fn from_model(sources: Sources, faults: impl IntoIterator<Item = impl Into<Diagnostic>>) -> Self {
        let mut all = Self { sources, ..Self::default() };
        for fault in faults {
            all.push(fault.into());
        }
        all
    }

    /// Whether nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Adds a fault (counted only, once [`Self::MOST`] are listed).
    pub fn push(&mut self, diagnostic: Diagnostic) {
        if self.list.len() < Self::MOST {
            self.list.push(diagnostic);
        } else {
            self.left_out += 1;
        }
    }

    /// `{"errors": [...], "left_out": N}`; see [`Diagnostic::to_json`].
    pub fn to_json(&self) -> Value {
        let errors: Vec<Value> = self.list.iter().map(|d| d.to_json(&self.sources)).collect();
        json!({ "errors": errors, "left_out": self.left_out })
    }
}
