//! All of XML, by the XML library; the only file that knows it.

use std::ops::Range;

use dalembert_spec::spec::{SourceId, Span};
use roxmltree::{Document as Library, Error, Node, NodeId, ParsingOptions, TextPos};

use super::document::{AttributeData, Document, ElementData, Space};
use super::scan;
use crate::diagnostic::{Code, Diagnostic};
use crate::excerpt::quoted;

/// Parses a text as XML; document types are refused, and comments may hold `--`.
pub fn parse(source: SourceId, text: &str) -> Result<Document<'_>, Box<Diagnostic>> {
    if text.len() >= u32::MAX as usize {
        let fault = Diagnostic::new(Code::Limit, "the text is larger than 4 GiB");
        return Err(Box::new(fault.help("is this a robot file?")));
    }
    if let Ok(library) = Library::parse_with_options(text, options()) {
        return Ok(document(source, text, &library));
    }
    let lenient = scan::lenient(text);
    match Library::parse_with_options(&lenient, options()) {
        Ok(library) => Ok(document(source, text, &library)),
        Err(error) => Err(Box::new(fault(source, text, &error))),
    }
}

fn options<'i>() -> ParsingOptions<'i> {
    ParsingOptions { allow_dtd: false, ..ParsingOptions::default() }
}

/// The library's elements as places in the text.
fn document<'d>(source: SourceId, text: &'d str, library: &Library<'_>) -> Document<'d> {
    let mut document = Document { text, source, ..Document::default() };
    let plain = library.root_element().tag_name().namespace();
    // Elements that are not at their end yet.
    let mut open: Vec<(usize, NodeId)> = Vec::new();
    for node in library.root_element().descendants().filter(Node::is_element) {
        let parent = node.parent_element().map(|parent| parent.id());
        close(&mut document, &mut open, parent);
        open.push((document.elements.len(), node.id()));
        let attributes = add_attributes(&mut document, node);
        let element = element(text, node, attributes, plain);
        document.elements.push(element);
    }
    close(&mut document, &mut open, None);
    document
}

/// Ends the elements that are not around an element with this parent.
fn close(document: &mut Document<'_>, open: &mut Vec<(usize, NodeId)>, parent: Option<NodeId>) {
    let end = document.elements.len() as u32;
    while let Some((number, _)) = open.pop_if(|(_, id)| Some(*id) != parent) {
        document.elements[number].after = end;
    }
}

fn element(text: &str, node: Node<'_, '_>, attributes: (u32, u32), plain: Option<&str>) -> ElementData {
    let start = node.range().start;
    let tag = text.get(start + 1..).unwrap_or("");
    let length = tag.find(|c: char| c.is_whitespace() || c == '>' || c == '/').unwrap_or(tag.len());
    let space = match node.tag_name().namespace() {
        space if space == plain => Space::Plain,
        Some(uri) if uri.ends_with("/xacro") => Space::Xacro,
        _ => Space::Other,
    };
    let mut texts = node.children().filter(Node::is_text);
    let stray = texts.find(|text| text.text().is_some_and(|words| !words.trim().is_empty()));
    ElementData {
        start: start as u32,
        tag_end: (start + 1 + length) as u32,
        name_length: node.tag_name().name().len() as u32,
        after: 0,
        attributes,
        stray: stray.map_or((0, 0), |text| places(text.range())),
        space,
    }
}

/// Adds the attributes without a prefix; returns their numbers.
fn add_attributes(document: &mut Document<'_>, node: Node<'_, '_>) -> (u32, u32) {
    let first = document.attributes.len() as u32;
    for attribute in node.attributes().filter(|a| a.namespace().is_none()) {
        let data = AttributeData { name: places(attribute.range_qname()), value: places(attribute.range_value()) };
        if document.text.get(attribute.range_value()) != Some(attribute.value()) {
            document.replaced.insert(data.value.0, attribute.value().to_owned());
        }
        document.attributes.push(data);
    }
    (first, document.attributes.len() as u32)
}

fn places(range: Range<usize>) -> (u32, u32) {
    (range.start as u32, range.end as u32)
}

/// The library's error in our words.
fn fault(source: SourceId, text: &str, error: &Error) -> Diagnostic {
    let start = match error {
        Error::NoRootNode | Error::UnclosedRootNode | Error::UnexpectedEndOfStream => text.trim_end().len(),
        other => byte(text, other.pos()),
    };
    let end = text[start..].chars().next().map_or(start, |c| start + c.len_utf8());
    let (code, message, help) = words(error);
    Diagnostic::at(code, Span::new(source, start, end), message).label("here").help(help)
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
        Error::DuplicatedNamespace(prefix, _) => {
            let message = format!("the prefix {} is declared twice", quoted(prefix));
            (Code::DuplicateKey, message, "remove one of the two `xmlns:…`".to_owned())
        }
        Error::UnexpectedDeclaration(_) => {
            syntax("`<?xml …?>` does not stand at the beginning".to_owned(), "it stands before all else, or nowhere")
        }
        Error::UnknownToken(_) => syntax(
            "something stands beside the outermost element".to_owned(),
            "a file holds one <robot name=\"…\"> … </robot>, and nothing before or after it",
        ),
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
