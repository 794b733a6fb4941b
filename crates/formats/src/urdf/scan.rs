//! A look at the text before it is parsed: what would make the XML library slow is refused here.
//!
//! Elements are counted in depth, attributes per element (the library compares each with each other), and declarations
//! of namespaces (it copies them downwards). Document types are refused: entities that expand are not needed.

use dalembert_spec::spec::{SourceId, Span};

use crate::diagnostic::{Code, Diagnostic};

/// Elements inside each other at most; URDF needs six.
pub const MAX_DEPTH: usize = 256;
/// Attributes of one element at most.
pub const MAX_ATTRIBUTES: usize = 256;
/// Declarations of namespaces at most.
const MAX_NAMESPACES: usize = 10_000;

/// Refuses what is too deep, too wide, or has a document type. Everything else is left to the parser.
pub fn check(source: SourceId, text: &str) -> Result<(), Box<Diagnostic>> {
    let at = |start: usize, length: usize| Span::new(source, start, start + length);
    if text.trim_start_matches('\u{feff}').trim().is_empty() {
        let fault = Diagnostic::at(Code::Missing, at(0, 0), "the file is empty").label("nothing here");
        return Err(Box::new(fault.help("a URDF file has the form <robot name=\"…\"> … </robot>")));
    }
    let words = text.trim_start_matches('\u{feff}').trim_start();
    if !words.starts_with('<') {
        let message = "this is not an XML file, so it is not a robot in URDF";
        let fault = Diagnostic::at(Code::Syntax, at(text.len() - words.len(), 1), message).label("XML begins with `<`");
        return Err(Box::new(
            fault.help("URDF files have the form <robot name=\"…\"> … </robot>; native models have the ending .toml"),
        ));
    }
    if let Some(zero) = text.find('\0') {
        let message = "the file holds a zero byte, so it is not a text file";
        let fault = Diagnostic::at(Code::NotText, at(zero, 1), message).label("zero byte");
        return Err(Box::new(fault.help("is this a robot file? URDF is plain text in XML")));
    }
    if text.matches("xmlns").take(MAX_NAMESPACES + 1).count() > MAX_NAMESPACES {
        let message = format!("the file declares more than {MAX_NAMESPACES} namespaces");
        return Err(limit(at(0, 0), message, "declare namespaces once, in <robot>"));
    }
    let mut depth = 0_usize;
    let mut from = 0;
    while let Some(next) = text[from..].find('<') {
        let start = from + next;
        let rest = &text[start..];
        if rest.starts_with("<!") && !rest.starts_with("<!--") && !rest.starts_with("<![CDATA[") {
            let fault = Diagnostic::at(Code::Syntax, at(start, 2), "the file declares a document type");
            return Err(Box::new(
                fault.label("not allowed").help("remove <!DOCTYPE …>: robots need no entities of their own"),
            ));
        }
        let Some(tag) = Tag::of(rest) else { return Ok(()) };
        if tag.attributes > MAX_ATTRIBUTES {
            let message = format!("an element has more than {MAX_ATTRIBUTES} attributes");
            return Err(limit(at(start, 1), message, "is this a robot file?"));
        }
        match tag.kind {
            Kind::Opens => depth += 1,
            Kind::Closes => depth = depth.saturating_sub(1),
            Kind::Other => {}
        }
        if depth > MAX_DEPTH {
            let message = format!("elements are nested deeper than {MAX_DEPTH} levels");
            return Err(limit(at(start, 1), message, "is an element not closed?"));
        }
        from = start + tag.length;
    }
    Ok(())
}

/// The text as other programs read it, byte for byte at the same places: what stands inside comments is blank, so that `--` may, and so is
/// a declaration `<?xml …?>` after blank lines.
pub fn lenient(text: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let blank = |bytes: &mut Vec<u8>, inside: std::ops::Range<usize>| {
        bytes[inside].iter_mut().filter(|b| !matches!(**b, b'\n' | b'\r')).for_each(|b| *b = b' ');
    };
    let start = text.len() - text.trim_start().len();
    let mut from = 0;
    while let Some(next) = text[from..].find('<') {
        let at = from + next;
        let Some(tag) = Tag::of(&text[at..]) else { break };
        from = at + tag.length;
        if text[at..].starts_with("<!--") {
            blank(&mut bytes, at + "<!--".len()..from - "-->".len());
        } else if at == start && at > 0 && text[at..].starts_with("<?xml ") {
            blank(&mut bytes, at..from);
        }
    }
    // Blanks in the place of whole characters.
    String::from_utf8(bytes).unwrap_or_else(|_| text.to_owned())
}

fn limit(span: Span, message: String, help: &str) -> Box<Diagnostic> {
    Box::new(Diagnostic::at(Code::Limit, span, message).label("here").help(help))
}

enum Kind {
    Opens,
    Closes,
    /// Comments, empty elements and the like.
    Other,
}

struct Tag {
    kind: Kind,
    length: usize,
    attributes: usize,
}

impl Tag {
    /// What stands at a `<`; `None` if it does not end.
    fn of(text: &str) -> Option<Self> {
        for (begin, end) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")] {
            if let Some(inside) = text.strip_prefix(begin) {
                let length = begin.len() + inside.find(end)? + end.len();
                return Some(Self { kind: Kind::Other, length, attributes: 0 });
            }
        }
        if text.starts_with("</") {
            return Some(Self { kind: Kind::Closes, length: text.find('>')? + 1, attributes: 0 });
        }
        Self::element(text.as_bytes())
    }

    fn element(text: &[u8]) -> Option<Self> {
        let mut attributes = 0;
        let mut at = 1;
        loop {
            match *text.get(at)? {
                b'>' => break,
                b'=' => attributes += 1,
                quote @ (b'"' | b'\'') => at += 1 + text.get(at + 1..)?.iter().position(|&b| b == quote)?,
                _ => {}
            }
            at += 1;
        }
        let kind = if text[at - 1] == b'/' { Kind::Other } else { Kind::Opens };
        Some(Self { kind, length: at + 1, attributes })
    }
}
