//! The parts of a text that is known to be JSON, one after another, with their places.
//!
//! Commas and colons are skipped: that they stand where they must is known already.

/// The byte order mark that some editors write.
pub const MARK: char = '\u{feff}';

/// What a part is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Null,
    Boolean,
    Text,
    Number,
    /// `[`
    List,
    /// `{`
    Object,
    /// `]`, `}` or the end of the text.
    End,
}

impl Kind {
    /// In words, for messages.
    pub fn describe(self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Boolean => "true or false",
            Self::Text => "a text",
            Self::Number => "a number",
            Self::List => "a list",
            Self::Object => "an object",
            Self::End => "the end",
        }
    }
}

/// One part and its bytes.
#[derive(Clone, Copy, Debug)]
pub struct Token {
    /// What it is.
    pub kind: Kind,
    /// First byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
}

/// A walk over a text.
pub struct Tokens<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Tokens<'t> {
    /// From the start.
    pub fn new(text: &'t str) -> Self {
        Self { text, at: 0 }
    }

    /// The next part.
    pub fn next(&mut self) -> Token {
        let filler = |c: char| c.is_ascii_whitespace() || matches!(c, ',' | ':' | MARK);
        let rest = self.text[self.at..].trim_start_matches(filler);
        let start = self.text.len() - rest.len();
        let (kind, length) = match rest.bytes().next() {
            None => (Kind::End, 0),
            Some(b'}' | b']') => (Kind::End, 1),
            Some(b'{') => (Kind::Object, 1),
            Some(b'[') => (Kind::List, 1),
            Some(b'"') => (Kind::Text, text_length(rest)),
            Some(b'n') => (Kind::Null, word_length(rest)),
            Some(b't' | b'f') => (Kind::Boolean, word_length(rest)),
            Some(_) => (Kind::Number, word_length(rest)),
        };
        self.at = start + length;
        Token { kind, start, end: self.at }
    }

    /// A text without quotes and escapes; as it stands where its escapes are halves of characters.
    pub fn text(&self, token: Token) -> String {
        let written = &self.text[token.start..token.end];
        serde_json::from_str(written).unwrap_or_else(|_| written.to_owned())
    }

    /// A number's value; `None` if it is out of range.
    pub fn number(&self, token: Token) -> Option<f64> {
        serde_json::from_str(&self.text[token.start..token.end]).ok()
    }
}

/// Bytes of a text with its quotes.
fn text_length(rest: &str) -> usize {
    let mut escaped = false;
    for (i, byte) in rest.bytes().enumerate().skip(1) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return i + 1,
            _ => {}
        }
    }
    rest.len()
}

fn word_length(rest: &str) -> usize {
    rest.find(|c: char| c.is_ascii_whitespace() || matches!(c, ',' | ']' | '}')).unwrap_or(rest.len()).max(1)
}
