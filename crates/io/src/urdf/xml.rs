//! Elements and attributes with the places where they stand. The only file that knows the XML library.

use std::ops::Range;

use dalembert_dynamics::spec::{SourceId, Span};
use roxmltree::{Document, Error, Node, ParsingOptions, TextPos};

use crate::diagnostic::{Code, Diagnostic};
use crate::excerpt::quoted;

/// An element.
#[derive(Clone, Copy)]
pub struct Element<'d> {
    node: Node<'d, 'd>,
    source: SourceId,
}

/// An attribute.
#[derive(Clone, Copy)]
pub struct Attribute<'d> {
    pub name: &'d str,
    pub value: &'d str,
    /// The value, without quotes.
    pub span: Span,
    /// The name.
    pub name_span: Span,
}

impl<'d> Element<'d> {
    /// The outermost element.
    pub fn root(document: &'d Document<'d>, source: SourceId) -> Self {
        Self { node: document.root_element(), source }
    }

    /// Its name, without a prefix.
    pub fn name(self) -> &'d str {
        self.node.tag_name().name()
    }

    /// Whether it belongs to the namespace of the file as a whole.
    pub fn is_plain(self) -> bool {
        self.node.tag_name().namespace() == self.node.document().root_element().tag_name().namespace()
    }

    /// Whether it is an instruction to the preprocessor xacro.
    pub fn is_xacro(self) -> bool {
        !self.is_plain() && self.node.tag_name().namespace().is_some_and(|uri| uri.ends_with("/xacro"))
    }

    /// `<name`, for messages.
    pub fn tag(self) -> Span {
        let start = self.node.range().start;
        let text = self.node.document().input_text().get(start + 1..).unwrap_or("");
        let length = text.find(|c: char| c.is_whitespace() || c == '>' || c == '/').unwrap_or(text.len());
        self.span(start..start + 1 + length)
    }

    fn span(self, range: Range<usize>) -> Span {
        Span { source: self.source, start: range.start, end: range.end }
    }

    /// Its attributes without a prefix, in the order of the file.
    pub fn attributes(self) -> impl Iterator<Item = Attribute<'d>> {
        self.node.attributes().filter(|a| a.namespace().is_none()).map(move |a| Attribute {
            name: a.name(),
            value: a.value(),
            span: self.span(a.range_value()),
            name_span: self.span(a.range_qname()),
        })
    }

    /// One attribute.
    pub fn attribute(self, name: &str) -> Option<Attribute<'d>> {
        self.attributes().find(|attribute| attribute.name == name)
    }

    /// The elements directly inside.
    pub fn children(self) -> impl Iterator<Item = Element<'d>> {
        self.node.children().filter(Node::is_element).map(move |node| Self { node, ..self })
    }

    /// The elements inside, at any depth.
    pub fn descendants(self) -> impl Iterator<Item = Element<'d>> {
        self.node.descendants().skip(1).filter(Node::is_element).map(move |node| Self { node, ..self })
    }

    /// Text between the elements inside.
    pub fn stray_text(self) -> Option<Span> {
        let mut texts = self.node.children().filter(Node::is_text);
        let stray = texts.find(|text| text.text().is_some_and(|words| !words.trim().is_empty()))?;
        Some(self.span(stray.range()))
    }
}

/// Parses a text as XML; document types are refused.
pub fn parse(source: SourceId, text: &str) -> Result<Document<'_>, Box<Diagnostic>> {
    let options = ParsingOptions { allow_dtd: false, ..ParsingOptions::default() };
    Document::parse_with_options(text, options).map_err(|error| Box::new(fault(source, text, &error)))
}

/// The library's error in our words.
fn fault(source: SourceId, text: &str, error: &Error) -> Diagnostic {
    let start = match error {
        Error::NoRootNode | Error::UnclosedRootNode | Error::UnexpectedEndOfStream => text.trim_end().len(),
        other => byte(text, other.pos()),
    };
    let end = text[start..].chars().next().map_or(start, |c| start + c.len_utf8());
    let (code, message, help) = words(error);
    Diagnostic::at(code, Span { source, start, end }, message).label("here").help(help)
}

/// Code, message and advice.
fn words(error: &Error) -> (Code, String, String) {
    let syntax = |message: String, help: &str| (Code::Syntax, message, help.to_owned());
    match error {
        Error::UnexpectedCloseTag(expected, found, _) if expected.is_empty() => {
            syntax(format!("{} closes nothing", quoted(&format!("</{found}>"))), "remove it, or add the opening tag")
        }
        Error::UnexpectedCloseTag(expected, found, _) => {
            let (open, close) = (quoted(&format!("<{expected}>")), quoted(&format!("</{found}>")));
            syntax(format!("{open} is closed by {close}"), "close elements in the opposite order of opening")
        }
        Error::NoRootNode => {
            syntax("the file holds no element".to_owned(), "a URDF file has the form <robot name=\"…\"> … </robot>")
        }
        Error::UnclosedRootNode | Error::UnexpectedEndOfStream => syntax(
            "the file ends before all elements are closed".to_owned(),
            "is the file cut off? It ends with </robot>",
        ),
        Error::UnknownEntityReference(name, _) => {
            let message = format!("the entity {} is not defined", quoted(&format!("&{name};")));
            syntax(message, "XML knows &lt; &gt; &amp; &quot; &apos; and numbers as in &#65;")
        }
        Error::MalformedEntityReference(_) => {
            syntax("`&` begins no entity here".to_owned(), "write &amp; for the sign itself")
        }
        Error::UnknownNamespace(prefix, _) if prefix == "xacro" => {
            (Code::Unavailable, XACRO.0.to_owned(), XACRO.1.to_owned())
        }
        Error::UnknownNamespace(prefix, _) => {
            let message = format!("the prefix {} is not declared", quoted(prefix));
            syntax(message, "declare it by xmlns:… in <robot>, or remove it")
        }
        Error::DuplicatedAttribute(name, _) => {
            let message = format!("the attribute {} is given twice", quoted(name));
            (Code::DuplicateKey, message, "remove one of the two".to_owned())
        }
        Error::InvalidAttributeValue(_) | Error::InvalidChar(b'"' | b'\'', b'<', _) => syntax(
            "`<` stands inside the value of an attribute".to_owned(),
            "is a quote missing before it? The sign itself is written &lt;",
        ),
        Error::NonXmlChar(c, _) => {
            syntax(format!("the character U+{:04X} cannot stand in XML", u32::from(*c)), "remove it")
        }
        other => {
            let told = other.to_string();
            let told = told.split(" at ").next().unwrap_or_default();
            syntax(
                format!("the file is not valid XML: {told}"),
                "an element is <name key=\"value\"> … </name> or <name key=\"value\"/>",
            )
        }
    }
}

/// What to say of files that xacro has not expanded, and what to do.
pub const XACRO: (&str, &str) =
    ("the file holds instructions to the preprocessor xacro", "expand it first: xacro robot.urdf.xacro > robot.urdf");

/// The byte of a line and column, both from 1, columns in characters.
fn byte(text: &str, place: TextPos) -> usize {
    let line: usize = text.split_inclusive('\n').take(place.row.saturating_sub(1) as usize).map(str::len).sum();
    let column = place.col.saturating_sub(1) as usize;
    text[line..].char_indices().nth(column).map_or(text.len(), |(at, _)| line + at)
}
