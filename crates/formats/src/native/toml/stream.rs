//! Tables as the parser tells them, piece by piece: nothing is kept of a text but its values in their places.
//!
//! What is unusual – faults, keys with escapes, tables that are opened again or are lists of tables, numbers that are none here – ends the
//! reading; such a text is read by the library's own tables, which know all of the rules and what to say of what breaks them.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use toml_parser::decoder::{Encoding, ScalarKind};
use toml_parser::parser::{EventReceiver, RecursionGuard, ValidateWhitespace, parse_document};
use toml_parser::{ErrorSink, ParseError, Raw, Source, Span};

use super::scan::Scan;
use super::{Item, List, Pair, Place, Table, Value, float};

/// Bytes of a piece, at least: what the parser keeps of a piece is a hundred bytes for each number.
const PIECE: usize = 1 << 18;
/// Names of a key, and values in each other, at most.
const DEEP: usize = 32;
/// Entries of a table that are looked through one by one.
const FEW: usize = 16;

/// The whole of a text; nothing where something about it is unusual.
pub(super) fn read(text: &str) -> Option<Table<'_>> {
    let mut scan = Scan::new(text);
    let mut builder = Builder::default();
    let mut start = 0;
    while start < text.len() {
        let end = scan.cut(start + PIECE);
        builder.piece(&text[start..end], start)?;
        start = end;
    }
    Some(builder.finish())
}

/// A table that may still grow.
#[derive(Default)]
struct Growing<'t> {
    pairs: Vec<Pair<'t>>,
    /// Where each name stands, once there are many.
    places: Option<HashMap<&'t str, usize>>,
    /// Tables in it that may still grow, by where they stand.
    inner: Option<HashMap<usize, Growing<'t>>>,
    /// Whether it was made by a key with dots in it: headers cannot name it.
    dotted: bool,
}

/// A key's name in its place.
#[derive(Clone, Copy)]
struct Name<'t> {
    text: &'t str,
    place: Place,
}

/// A list or a table in braces that is not closed yet: where it begins, and how many values or entries are not its own.
enum Open<'t> {
    List(u32, usize),
    Braces(u32, usize, Option<Name<'t>>),
}

#[derive(Default)]
struct Builder<'t> {
    text: &'t str,
    /// Where the piece begins in the text.
    at: usize,
    /// The whole, then the tables that the last header names, with their names and where each stands in the one before.
    tables: Vec<Growing<'t>>,
    path: Vec<(&'t str, usize)>,
    /// Names of the header or key that is being read.
    names: Vec<Name<'t>>,
    open: Vec<Open<'t>>,
    items: Vec<Item<'t>>,
    pairs: Vec<Pair<'t>>,
    unusual: bool,
}

impl<'t> Growing<'t> {
    fn find(&self, name: &str) -> Option<usize> {
        match &self.places {
            Some(places) => places.get(name).copied(),
            None => self.pairs.iter().position(|pair| pair.key == name),
        }
    }

    /// Where an entry stands that was not there.
    fn push(&mut self, name: Name<'t>, item: Item<'t>) -> usize {
        let at = self.pairs.len();
        self.pairs.push(Pair { key: Cow::Borrowed(name.text), place: name.place, item });
        match &mut self.places {
            Some(places) => {
                places.insert(name.text, at);
            }
            None if at < FEW => {}
            None => self.places = Some(self.names().collect()),
        }
        at
    }

    fn names(&self) -> impl Iterator<Item = (&'t str, usize)> + '_ {
        let name = |pair: &Pair<'t>| match pair.key {
            Cow::Borrowed(text) => text,
            // Keys with escapes are not read here.
            Cow::Owned(_) => "",
        };
        self.pairs.iter().enumerate().map(move |(at, pair)| (name(pair), at))
    }

    fn inner(&mut self) -> &mut HashMap<usize, Self> {
        self.inner.get_or_insert_default()
    }

    /// Names lead at most [`DEEP`] tables down.
    fn close(self) -> Table<'t> {
        let Self { mut pairs, inner, .. } = self;
        for (at, table) in inner.into_iter().flatten() {
            pairs[at].item.value = Value::Table(table.close());
        }
        Table(split(&mut pairs, 0))
    }
}

impl<'t> Builder<'t> {
    fn piece(&mut self, text: &'t str, at: usize) -> Option<()> {
        (self.text, self.at) = (text, at);
        if self.tables.is_empty() {
            self.tables.push(Growing::default());
        }
        let source = Source::new(text);
        let tokens = source.lex().into_vec();
        let mut fault: Option<ParseError> = None;
        // The parser nests as the text does; what goes deeper ends with a fault.
        let mut validated = ValidateWhitespace::new(self, source);
        parse_document(&tokens, &mut RecursionGuard::new(&mut validated, DEEP as u32), &mut fault);
        (fault.is_none() && !self.unusual && self.open.is_empty()).then_some(())
    }

    fn finish(mut self) -> Table<'t> {
        while self.tables.len() > 1 {
            self.leave();
        }
        self.tables.pop().unwrap_or_default().close()
    }

    fn place(&self, span: Span) -> Place {
        Place { start: (span.start() + self.at) as u32, end: (span.end() + self.at) as u32 }
    }

    /// Tables of the top stay open, since headers of others may stand between theirs.
    fn leave(&mut self) {
        let (Some(table), Some((_, at))) = (self.tables.pop(), self.path.pop()) else { return };
        let outer = self.tables.len() == 1;
        let Some(parent) = self.tables.last_mut() else { return };
        if outer {
            parent.inner().insert(at, table);
        } else {
            parent.pairs[at].item.value = Value::Table(table.close());
        }
    }

    /// Opens the table that a header names; nothing where it is there.
    fn enter(&mut self) -> Option<()> {
        if self.unusual {
            return None;
        }
        let names = std::mem::take(&mut self.names);
        let common = self.path.iter().zip(&names).take_while(|((open, _), name)| *open == name.text).count();
        if common == names.len() {
            return None;
        }
        while self.path.len() > common {
            self.leave();
        }
        for (depth, &name) in names.iter().enumerate().skip(common) {
            let parent = self.tables.last_mut()?;
            let (at, table) = match parent.find(name.text) {
                None => (parent.push(name, Item { value: Value::Date, place: name.place }), Growing::default()),
                // One that headers named before, if only as the outer one.
                Some(at) if depth == 0 && names.len() > 1 => (at, parent.inner().remove(&at).filter(|t| !t.dotted)?),
                Some(_) => return None,
            };
            self.path.push((name.text, at));
            self.tables.push(table);
        }
        self.names = names;
        self.names.clear();
        Some(())
    }

    /// A value that is complete, in what is open.
    fn value(&mut self, value: Value<'t>, place: Place) {
        let item = Item { value, place };
        let added = match self.open.last_mut() {
            Some(Open::List(..)) => {
                self.items.push(item);
                Some(())
            }
            Some(Open::Braces(_, _, name)) => name.take().map(|name| {
                self.pairs.push(Pair { key: Cow::Borrowed(name.text), place: name.place, item });
            }),
            None => self.entry(item),
        };
        self.unusual |= added.is_none();
    }

    /// An entry of the table of the last header.
    fn entry(&mut self, item: Item<'t>) -> Option<()> {
        // Tables in tables are given back by as many calls as they are deep.
        if self.unusual {
            return None;
        }
        let mut table = self.tables.last_mut()?;
        let (&name, outer) = self.names.split_last()?;
        for &name in outer {
            let (at, grows) = match table.find(name.text) {
                Some(at) => (at, table.inner().get(&at).is_some_and(|t| t.dotted)),
                None => {
                    let at = table.push(name, Item { value: Value::Date, place: name.place });
                    table.inner().insert(at, Growing { dotted: true, ..Growing::default() });
                    (at, true)
                }
            };
            table = table.inner().get_mut(&at).filter(|_| grows)?;
        }
        if table.find(name.text).is_some() {
            return None;
        }
        table.push(name, item);
        self.names.clear();
        Some(())
    }

    fn number(&mut self, number: Option<Value<'t>>) -> Value<'t> {
        self.unusual |= number.is_none();
        number.unwrap_or(Value::Date)
    }
}

/// Whether no two entries have one name.
fn are_apart(pairs: &[Pair<'_>]) -> bool {
    if pairs.len() <= FEW {
        return pairs.iter().enumerate().all(|(k, pair)| pairs[..k].iter().all(|other| other.key != pair.key));
    }
    let mut seen = HashSet::with_capacity(pairs.len());
    pairs.iter().all(|pair| seen.insert(&*pair.key))
}

/// The end of `all` from a place on, in a box that holds no more.
fn split<T>(all: &mut Vec<T>, from: usize) -> Box<[T]> {
    let mut own = Vec::with_capacity(all.len() - from);
    own.extend(all.drain(from..));
    own.into_boxed_slice()
}

impl EventReceiver for Builder<'_> {
    fn std_table_open(&mut self, _: Span, _: &mut dyn ErrorSink) {
        self.names.clear();
    }

    fn std_table_close(&mut self, _: Span, _: &mut dyn ErrorSink) {
        self.unusual |= self.unusual || self.enter().is_none();
    }

    fn array_table_open(&mut self, _: Span, _: &mut dyn ErrorSink) {
        self.unusual = true;
    }

    fn inline_table_open(&mut self, span: Span, _: &mut dyn ErrorSink) -> bool {
        self.open.push(Open::Braces(self.place(span).start, self.pairs.len(), None));
        self.unusual |= self.open.len() > DEEP;
        !self.unusual
    }

    fn inline_table_close(&mut self, span: Span, _: &mut dyn ErrorSink) {
        let end = self.place(span).end;
        match self.open.pop() {
            Some(Open::Braces(start, from, None)) if from <= self.pairs.len() => {
                let pairs = split(&mut self.pairs, from);
                self.unusual |= !are_apart(&pairs);
                self.value(Value::Table(Table(pairs)), Place { start, end });
            }
            _ => self.unusual = true,
        }
    }

    fn array_open(&mut self, span: Span, _: &mut dyn ErrorSink) -> bool {
        self.open.push(Open::List(self.place(span).start, self.items.len()));
        self.unusual |= self.open.len() > DEEP;
        !self.unusual
    }

    fn array_close(&mut self, span: Span, _: &mut dyn ErrorSink) {
        let end = self.place(span).end;
        match self.open.pop() {
            Some(Open::List(start, from)) if from <= self.items.len() => {
                let items = split(&mut self.items, from);
                self.value(Value::List(List(items)), Place { start, end });
            }
            _ => self.unusual = true,
        }
    }

    fn simple_key(&mut self, span: Span, kind: Option<Encoding>, error: &mut dyn ErrorSink) {
        let Some(written) = self.text.get(span.start()..span.end()) else { return };
        let mut text = Cow::Borrowed("");
        Raw::new_unchecked(written, kind, span).decode_key(&mut text, error);
        let name = match text {
            Cow::Borrowed(text) => Name { text, place: self.place(span) },
            Cow::Owned(_) => {
                self.unusual = true;
                return;
            }
        };
        match self.open.last_mut() {
            None => self.names.push(name),
            Some(Open::Braces(_, _, none @ None)) => *none = Some(name),
            Some(_) => self.unusual = true,
        }
        self.unusual |= self.names.len() > DEEP;
    }

    fn scalar(&mut self, span: Span, kind: Option<Encoding>, error: &mut dyn ErrorSink) {
        let Some(written) = self.text.get(span.start()..span.end()) else { return };
        let mut text = Cow::Borrowed("");
        let value = match Raw::new_unchecked(written, kind, span).decode_scalar(&mut text, error) {
            ScalarKind::String => match text {
                Cow::Borrowed(text) => Value::Text(text),
                Cow::Owned(text) => Value::Written(text.into_boxed_str()),
            },
            ScalarKind::Boolean(truth) => Value::Boolean(truth),
            ScalarKind::Integer(radix) => {
                let number = i64::from_str_radix(&text, radix.value()).ok();
                self.number(number.map(Value::Integer))
            }
            ScalarKind::Float => self.number(float(&text).map(Value::Float)),
            ScalarKind::DateTime => self.number(None),
        };
        self.value(value, self.place(span));
    }

    fn error(&mut self, _: Span, _: &mut dyn ErrorSink) {
        self.unusual = true;
    }
}
