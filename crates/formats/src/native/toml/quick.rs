//! A quick reader of plain TOML: tables with headers, keys with dots, texts, decimal numbers, truths, lists, tables in braces.
//!
//! It gives up (`None`) at anything else or wrong: lists of tables, tables that are opened before those around them, keys with escapes, dates, numbers in other
//! bases, faults of any kind. What it gives up is read by the library, which knows all of TOML and says what is wrong. So it has to be strict: what it accepts the
//! library accepts, and makes the same of it; a test holds it to that.

use std::borrow::Cow;
use std::collections::HashMap;

use toml_parser::decoder::{Encoding, ScalarKind};
use toml_parser::{ParseError, Raw, Span};

use super::document::{At, Content, Document, Form, Place, ROOT};
use super::float;

/// Values in each other at most.
const DEEP: usize = 32;
/// Entries of a table that are looked through one by one.
const FEW: usize = 16;

/// The values of a text, if it is plain and without fault.
pub(super) fn parse(text: &str) -> Option<Document<'_>> {
    if text.len() >= u32::MAX as usize {
        return None;
    }
    let document = Document::new(text);
    let mut parser = Parser { text, bytes: text.as_bytes(), at: 0, document, many: HashMap::new() };
    parser.run()?;
    Some(parser.document)
}

/// Blanks within a line.
const BLANK: u8 = 1;
/// What keys without quotes are made of.
const IN_KEY: u8 = 2;
/// What numbers and truths are made of.
const IN_WORD: u8 = 4;
/// What stands as it is in texts with double quotes, and in those with single ones.
const IN_DOUBLE: u8 = 8;
const IN_SINGLE: u8 = 16;
/// What comments are made of.
const IN_COMMENT: u8 = 32;
/// What each byte may be: all bytes of a file are looked up here.
static CLASSES: [u8; 256] = classes();

const fn classes() -> [u8; 256] {
    let mut classes = [0; 256];
    let mut b = 0;
    while b < 256 {
        let byte = b as u8;
        if matches!(byte, b' ' | b'\t') {
            classes[b] |= BLANK;
        }
        if byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-') {
            classes[b] |= IN_KEY | IN_WORD;
        }
        if matches!(byte, b'+' | b'.' | b':') {
            classes[b] |= IN_WORD;
        }
        if byte == b'\t' || byte >= b' ' && byte != 0x7f {
            classes[b] |= IN_COMMENT;
            if byte != b'\'' {
                classes[b] |= IN_SINGLE;
            }
            if !matches!(byte, b'"' | b'\\') {
                classes[b] |= IN_DOUBLE;
            }
        }
        b += 1;
    }
    classes
}

/// A key's name in its place.
#[derive(Clone, Copy)]
struct Name<'t> {
    text: &'t str,
    place: Place,
}

/// An entry that is there, or how many others there are: those beyond [`FEW`] are not counted.
type Found = Result<At, usize>;

struct Parser<'t> {
    text: &'t str,
    bytes: &'t [u8],
    at: usize,
    document: Document<'t>,
    /// The entries of tables with many, by table and name.
    many: HashMap<(At, &'t str), At>,
}

impl<'t> Parser<'t> {
    fn run(&mut self) -> Option<()> {
        let mut table = ROOT;
        loop {
            self.skip(BLANK);
            match self.peek() {
                None => return Some(()),
                Some(b'[') => table = self.header()?,
                Some(b'#' | b'\n' | b'\r') => {}
                Some(_) => self.entry(table, 0)?,
            }
            self.skip(BLANK);
            self.comment();
            if self.peek().is_some() {
                self.line()?;
            }
        }
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn next(&mut self) -> Option<u8> {
        let byte = self.peek()?;
        self.at += 1;
        Some(byte)
    }

    /// Passes bytes of a class.
    fn skip(&mut self, class: u8) {
        let rest = &self.bytes[self.at..];
        self.at += rest.iter().position(|&b| CLASSES[usize::from(b)] & class == 0).unwrap_or(rest.len());
    }

    fn comment(&mut self) {
        if self.peek() == Some(b'#') {
            self.skip(IN_COMMENT);
        }
    }

    /// Passes the end of a line.
    fn line(&mut self) -> Option<()> {
        match self.next()? {
            b'\n' => Some(()),
            b'\r' => (self.next()? == b'\n').then_some(()),
            _ => None,
        }
    }

    /// Passes blanks, comments and ends of lines, which may stand in lists.
    fn gap(&mut self) -> Option<()> {
        loop {
            self.skip(BLANK);
            self.comment();
            match self.peek()? {
                b'\n' | b'\r' => self.line()?,
                _ => return Some(()),
            }
        }
    }

    fn place(&self, start: usize) -> Place {
        Place { start: start as u32, end: self.at as u32 }
    }

    /// `[a.b]`: the table that it opens.
    fn header(&mut self) -> Option<At> {
        let mut table = ROOT;
        loop {
            self.at += 1;
            self.skip(BLANK);
            let name = self.key()?;
            self.skip(BLANK);
            let found = self.find(table, name.text);
            match (self.peek()?, found) {
                (b'.', Ok(outer)) => {
                    let headed = matches!(self.document.slot(outer).content, Content::Table(_, Form::Headed));
                    table = headed.then_some(outer)?;
                }
                (b'.' | b']', Err(count)) => {
                    table = self.add(table, name, name.place, Content::table(Form::Headed), count);
                }
                _ => return None,
            }
            if self.peek()? == b']' {
                self.at += 1;
                return Some(table);
            }
        }
    }

    /// `a.b = value`
    fn entry(&mut self, mut table: At, depth: usize) -> Option<()> {
        loop {
            let name = self.key()?;
            self.skip(BLANK);
            let found = self.find(table, name.text);
            match (self.next()?, found) {
                (b'.', Ok(outer)) => {
                    let dotted = matches!(self.document.slot(outer).content, Content::Table(_, Form::Dotted));
                    table = dotted.then_some(outer)?;
                }
                (b'.', Err(count)) => {
                    table = self.add(table, name, name.place, Content::table(Form::Dotted), count);
                }
                (b'=', Err(count)) => {
                    self.skip(BLANK);
                    let at = self.value(table, name.place, depth)?;
                    self.known(table, name.text, at, count);
                    return Some(());
                }
                _ => return None,
            }
            self.skip(BLANK);
        }
    }

    fn find(&self, table: At, name: &'t str) -> Found {
        let mut count = 0;
        for at in self.document.inner(table) {
            if count == FEW {
                return self.many.get(&(table, name)).copied().ok_or(FEW + 1);
            }
            if self.document.is_called(at, name) {
                return Ok(at);
            }
            count += 1;
        }
        Err(count)
    }

    fn add(&mut self, table: At, name: Name<'t>, place: Place, content: Content, count: usize) -> At {
        let at = self.document.push(table, name.place, place, content);
        self.known(table, name.text, at, count);
        at
    }

    /// A new entry of a table with so many others.
    fn known(&mut self, table: At, name: &'t str, at: At, count: usize) {
        if count == FEW {
            let Self { many, document, .. } = self;
            many.extend(document.inner(table).map(|at| ((table, document.plain_key(at)), at)));
        } else if count > FEW {
            self.many.insert((table, name), at);
        }
    }

    fn key(&mut self) -> Option<Name<'t>> {
        let start = self.at;
        let text = match self.peek()? {
            quote @ (b'"' | b'\'') => self.plain_text(quote)?,
            _ => {
                self.skip(IN_KEY);
                self.place(start)
            }
        };
        let place = self.place(start);
        (text.start < text.end).then(|| Name { text: self.document.written(text), place })
    }

    /// What stands between quotes and is written as it is.
    fn plain_text(&mut self, quote: u8) -> Option<Place> {
        self.at += 1;
        let start = self.at;
        self.skip(if quote == b'"' { IN_DOUBLE } else { IN_SINGLE });
        let text = self.place(start);
        let empty = text.start == text.end;
        (self.next()? == quote && !(empty && self.peek() == Some(quote))).then_some(text)
    }

    /// Adds a value to a table or list.
    fn value(&mut self, parent: At, key: Place, depth: usize) -> Option<At> {
        let start = self.at;
        let content = match self.peek()? {
            b'[' | b'{' if depth == DEEP => return None,
            b'[' => {
                let list = self.document.push(parent, key, self.place(start), Content::LIST);
                self.list(list, depth + 1)?;
                self.document.ends(list, self.at);
                return Some(list);
            }
            b'{' => {
                let table = self.document.push(parent, key, self.place(start), Content::table(Form::Closed));
                self.braces(table, depth + 1)?;
                self.document.ends(table, self.at);
                return Some(table);
            }
            quote @ (b'"' | b'\'') => match self.plain_text(quote) {
                Some(text) => Content::Text(text),
                None => self.written_text(start, quote)?,
            },
            _ => {
                self.skip(IN_WORD);
                word(self.document.written(self.place(start)))?
            }
        };
        Some(self.document.push(parent, key, self.place(start), content))
    }

    /// A text with escapes or of several lines.
    fn written_text(&mut self, start: usize, quote: u8) -> Option<Content> {
        self.at = start;
        let long = self.bytes[start..].starts_with(&[quote; 3]);
        self.skip_text(quote, long)?;
        let encoding = match (quote, long) {
            (b'"', false) => Encoding::BasicString,
            (b'"', true) => Encoding::MlBasicString,
            (_, false) => Encoding::LiteralString,
            (_, true) => Encoding::MlLiteralString,
        };
        let (mut text, mut fault): (_, Option<ParseError>) = (Cow::Borrowed(""), None);
        let written = self.text.get(start..self.at)?;
        let raw = Raw::new_unchecked(written, Some(encoding), Span::new_unchecked(start, self.at));
        let kind = raw.decode_scalar(&mut text, &mut fault);
        (fault.is_none() && matches!(kind, ScalarKind::String)).then(|| self.document.decoded(text.into()))
    }

    /// Passes a text with its quotes.
    fn skip_text(&mut self, quote: u8, long: bool) -> Option<()> {
        self.at += if long { 3 } else { 1 };
        loop {
            let end = if long { self.bytes[self.at..].starts_with(&[quote; 3]) } else { self.peek()? == quote };
            if end {
                break;
            }
            match self.next()? {
                b'\\' if quote == b'"' => _ = self.next()?,
                b'\n' | b'\r' if !long => return None,
                _ => {}
            }
        }
        self.at += if long { 3 } else { 1 };
        // Of more quotes the last three close it.
        while long && self.peek() == Some(quote) {
            self.at += 1;
        }
        Some(())
    }

    fn list(&mut self, list: At, depth: usize) -> Option<()> {
        self.at += 1;
        loop {
            self.gap()?;
            if self.peek()? == b']' {
                break;
            }
            self.value(list, Place::default(), depth)?;
            self.gap()?;
            match self.peek()? {
                b',' => self.at += 1,
                b']' => break,
                _ => return None,
            }
        }
        self.at += 1;
        Some(())
    }

    fn braces(&mut self, table: At, depth: usize) -> Option<()> {
        self.at += 1;
        self.skip(BLANK);
        if self.peek()? != b'}' {
            loop {
                self.skip(BLANK);
                self.entry(table, depth)?;
                self.skip(BLANK);
                match self.peek()? {
                    b',' => self.at += 1,
                    b'}' => break,
                    _ => return None,
                }
            }
        }
        self.at += 1;
        Some(())
    }
}

/// A truth, or a decimal number.
fn word(text: &str) -> Option<Content> {
    match text {
        "true" => return Some(Content::Boolean(true)),
        "false" => return Some(Content::Boolean(false)),
        _ => {}
    }
    let (whole, rest) = digits(text.strip_prefix(['+', '-']).unwrap_or(text))?;
    if whole.len() > 1 && whole.starts_with('0') {
        return None;
    }
    if rest.is_empty() {
        return text.parse().ok().map(Content::integer);
    }
    let rest = match rest.strip_prefix('.') {
        Some(fraction) => digits(fraction)?.1,
        None => rest,
    };
    let rest = match rest.strip_prefix(['e', 'E']) {
        Some(power) => digits(power.strip_prefix(['+', '-']).unwrap_or(power))?.1,
        None => rest,
    };
    rest.is_empty().then(|| float(text)).flatten().map(Content::float)
}

/// The digits that a text begins with, of which there must be some, and what follows.
fn digits(text: &str) -> Option<(&str, &str)> {
    let end = text.bytes().position(|b| !b.is_ascii_digit()).unwrap_or(text.len());
    (end > 0).then(|| text.split_at(end))
}
