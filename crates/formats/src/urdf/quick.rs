//! A quick reader of plain XML: elements, attributes, comments, text; nothing else.
//!
//! It knows only what robots are made of in nearly all files, and gives up (`None`) at anything else or wrong: entities,
//! namespaces, document types, sections of characters, instructions, names beyond ASCII, faults of any kind. What it
//! gives up is read by the XML library, which knows all of XML and says what is wrong. So it has to be strict: what it
//! accepts is well-formed, and the library makes the same of it; a test holds it to that on damaged texts.

use super::document::{AttributeData, Document, ElementData, Space, is};
use super::scan::{MAX_ATTRIBUTES, MAX_DEPTH};
use dalembert_spec::spec::SourceId;

/// The text as elements, if it is plain and without fault.
pub fn parse(source: SourceId, text: &str) -> Option<Document<'_>> {
    if text.len() >= u32::MAX as usize || !only_text(text) {
        return None;
    }
    // Elements of robots take about forty bytes each, attributes thirty; what is too much is given back.
    let elements = Vec::with_capacity(text.len() / 36);
    let attributes = Vec::with_capacity(text.len() / 22);
    let mut parser = Parser { bytes: text.as_bytes(), text, at: 0, open: Vec::new(), elements, attributes };
    parser.run()?;
    let Parser { elements, attributes, .. } = parser;
    Some(Document { text, source, elements, attributes, ..Document::default() })
}

/// Whether all characters may stand in XML.
#[allow(clippy::needless_bitwise_bool)] // without branches, so that the loop runs on vectors
fn only_text(text: &str) -> bool {
    let odd = |b: u8| (b < b' ') & (b != b'\t') & (b != b'\n') & (b != b'\r');
    let (mut control, mut high) = (false, false);
    for chunk in text.as_bytes().chunks(4096) {
        control |= chunk.iter().fold(false, |found, &b| found | odd(b));
        high |= chunk.iter().fold(false, |found, &b| found | (b == 0xEF));
    }
    !(control || high && text.contains(['\u{fffe}', '\u{ffff}']))
}

/// Blanks between attributes and elements.
const BLANK: u8 = 1;
/// What a name begins with, and what it goes on with.
const BEGINS_NAME: u8 = 2;
const IN_NAME: u8 = 4;
/// What stands in a value as it is, whichever the quotes.
const IN_VALUE: u8 = 8;
/// What each byte may be: all bytes of a file are looked up here.
static CLASSES: [u8; 256] = classes();

const fn classes() -> [u8; 256] {
    let mut classes = [0; 256];
    let mut b = 0;
    while b < 256 {
        let byte = b as u8;
        if matches!(byte, b' ' | b'\t' | b'\n' | b'\r') {
            classes[b] |= BLANK;
        }
        if byte.is_ascii_alphabetic() || byte == b'_' {
            classes[b] |= BEGINS_NAME;
        }
        if byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'.') {
            classes[b] |= IN_NAME;
        }
        if byte >= b' ' && !matches!(byte, b'"' | b'\'' | b'<' | b'&') {
            classes[b] |= IN_VALUE;
        }
        b += 1;
    }
    classes
}

fn is_of(b: u8, class: u8) -> bool {
    CLASSES[usize::from(b)] & class != 0
}

struct Parser<'d> {
    text: &'d str,
    bytes: &'d [u8],
    at: usize,
    /// Numbers of the elements around the place.
    open: Vec<u32>,
    elements: Vec<ElementData>,
    attributes: Vec<AttributeData>,
}

impl Parser<'_> {
    fn run(&mut self) -> Option<()> {
        self.declaration()?;
        loop {
            self.text()?;
            if self.at == self.bytes.len() {
                break;
            }
            match *self.bytes.get(self.at + 1)? {
                b'/' => self.close()?,
                b'!' => self.comment()?,
                _ => self.element()?,
            }
        }
        (self.open.is_empty() && !self.elements.is_empty()).then_some(())
    }

    /// Passes bytes of a class.
    fn skip(&mut self, class: u8) {
        self.skip_while(|b| is_of(b, class));
    }

    fn skip_while(&mut self, belongs: impl Fn(u8) -> bool) {
        let rest = &self.bytes[self.at..];
        self.at += rest.iter().position(|&b| !belongs(b)).unwrap_or(rest.len());
    }

    /// Passes these bytes.
    fn expect(&mut self, bytes: &[u8]) -> Option<()> {
        let found = self.bytes.get(self.at..)?.starts_with(bytes);
        self.at += bytes.len();
        found.then_some(())
    }

    /// The byte order mark and `<?xml version="1.0" encoding="UTF-8"?>`
    fn declaration(&mut self) -> Option<()> {
        if self.text.starts_with('\u{feff}') {
            self.at = '\u{feff}'.len_utf8();
        }
        if !self.bytes[self.at..].starts_with(b"<?") {
            return Some(());
        }
        self.expect(b"<?xml version=\"1.0\"")?;
        if self.bytes[self.at..].starts_with(b" encoding=\"") {
            self.at += b" encoding=\"".len();
            self.skip_while(|b| b.is_ascii_alphanumeric() || b == b'-');
            self.expect(b"\"")?;
        }
        self.skip(BLANK);
        self.expect(b"?>")
    }

    /// Text up to the next `<` or the end.
    fn text(&mut self) -> Option<()> {
        let start = self.at;
        self.skip(BLANK);
        if self.bytes.get(self.at).is_none_or(|&b| b == b'<') {
            return Some(());
        }
        self.skip_while(|b| b != b'<');
        let text = &self.text[start..self.at];
        let around = *self.open.last()?; // no text beside the outermost element
        if text.contains(['&', ']']) {
            return None;
        }
        let stray = &mut self.elements[around as usize].stray;
        if stray.0 == stray.1 && !text.trim().is_empty() {
            *stray = (start as u32, self.at as u32);
        }
        Some(())
    }

    fn comment(&mut self) -> Option<()> {
        self.expect(b"<!--")?;
        let inside = &self.text[self.at..];
        let end = inside.find("--")?;
        self.at += end;
        self.expect(b"-->")
    }

    fn name(&mut self) -> Option<(u32, u32)> {
        let start = self.at;
        if !is_of(*self.bytes.get(start)?, BEGINS_NAME) {
            return None;
        }
        self.skip(IN_NAME);
        Some((start as u32, self.at as u32))
    }

    fn close(&mut self) -> Option<()> {
        self.at += 2;
        let number = self.open.pop()?;
        let count = self.elements.len() as u32;
        let element = &mut self.elements[number as usize];
        element.after = count;
        let opened = element.start as usize + 1..element.tag_end as usize;
        self.expect(&self.bytes[opened])?;
        self.skip(BLANK);
        self.expect(b">")
    }

    fn element(&mut self) -> Option<()> {
        if self.open.is_empty() && !self.elements.is_empty() || self.open.len() >= MAX_DEPTH {
            return None;
        }
        let start = self.at as u32;
        self.at += 1;
        let (name, tag_end) = self.name()?;
        let (number, first) = (self.elements.len() as u32, self.attributes.len());
        let empty = loop {
            let before = self.at;
            self.skip(BLANK);
            match *self.bytes.get(self.at)? {
                b'>' => break false,
                b'/' => {
                    self.at += 1;
                    break true;
                }
                _ if self.at == before => return None, // blanks stand between attributes
                _ => self.attribute(first)?,
            }
        };
        self.expect(b">")?;
        self.elements.push(ElementData {
            start,
            tag_end,
            name_length: tag_end - name,
            after: number + 1,
            attributes: (first as u32, self.attributes.len() as u32),
            stray: (0, 0),
            space: Space::Plain,
        });
        if !empty {
            self.open.push(number);
        }
        Some(())
    }

    /// `name="value"`, of an element whose first attribute has the number `first`.
    fn attribute(&mut self, first: usize) -> Option<()> {
        let name = self.name()?;
        self.expect(b"=")?;
        let quote = *self.bytes.get(self.at).filter(|b| matches!(b, b'"' | b'\''))?;
        self.at += 1;
        let start = self.at as u32;
        self.skip(IN_VALUE);
        while self.bytes.get(self.at).is_some_and(|&b| matches!(b, b'"' | b'\'') && b != quote) {
            self.at += 1;
            self.skip(IN_VALUE);
        }
        let value = (start, self.at as u32);
        self.expect(&[quote])?;
        let written = |name: (u32, u32)| &self.bytes[name.0 as usize..name.1 as usize];
        let others = &self.attributes[first..];
        let this = written(name);
        let twice = others.iter().any(|other| is(written(other.name), this));
        if twice || others.len() >= MAX_ATTRIBUTES || this == b"xmlns" {
            return None;
        }
        self.attributes.push(AttributeData { name, value });
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::urdf::xml;

    const SAMPLES: [&str; 3] = [
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!-- arm -->\n<robot name=\"a\">\n  <link name='b.1-c'/>\n  <joint \
         name=\"j\"\n    type=\"fixed\" ><origin xyz=\"0 0 1\"/> stray <!-- - --> more</joint >\n</robot>\n<!---->\n",
        "\u{feff}<r>\u{a0}<a x='1' y=\"'\"/>ü<b><c></c><d/></b>]]<a>&lt;<![CDATA[x]]></a></r>",
        "<r xmlns:xacro='u/xacro' a='&amp;'><xacro:p a='\t'/><?pi x?><q x='a>b'/></r >",
    ];
    /// What is put in place of something else.
    const PIECES: [&str; 24] = [
        "", " ", "<", ">", "/", "=", "\"", "'", "&", "-", "--", "]]>", "<!--", "-->", "</", "/>", "<a>", "a", "x='1'",
        "\n", ":", "\u{1}", "\u{fffe}", "é",
    ];

    /// What this reader accepts the library accepts, and makes the same of it.
    fn agree(text: &str) -> bool {
        let Some(quick) = parse(SourceId(0), text) else { return false };
        let whole = xml::parse(SourceId(0), text);
        assert_eq!(Ok(quick), whole.map_err(|fault| fault.message), "{text:?}");
        true
    }

    #[test]
    fn damaged_texts_are_read_as_by_the_library() {
        let mut seed = 0x2545_F491_4F6C_DD1D_u64;
        let mut below = |n: usize| {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            (seed % n as u64) as usize
        };
        let mut accepted = 0;
        for _ in 0..30_000 {
            let mut text = SAMPLES[below(SAMPLES.len())].to_owned();
            for _ in 0..below(4) {
                let places: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
                let from = below(places.len());
                let to = (from + below(3)).min(places.len() - 1);
                text.replace_range(places[from]..places[to], PIECES[below(PIECES.len())]);
            }
            accepted += usize::from(agree(&text));
        }
        assert!(accepted > 3000, "{accepted}");
    }

    #[test]
    fn plain_files_take_the_quick_way() {
        assert!(agree(SAMPLES[0]));
        assert!(agree("<robot name=\"r\"><link name=\"l\"/></robot>"));
        assert!(!agree(SAMPLES[1]) && !agree(SAMPLES[2]));
    }
}
