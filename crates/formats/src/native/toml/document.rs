//! The values of a text, all in one list: each knows where its key and it stand, and which comes next in its table or list. Numbers and truths are kept,
//! texts are looked up where they are written.

use std::collections::HashMap;

/// A place in [`Document`]; the whole is at [`ROOT`].
pub(super) type At = u32;

/// Where the whole stands; as what comes next, nothing does.
pub(super) const ROOT: At = 0;

/// Bytes of the file: files hold fewer than 2³².
#[derive(Clone, Copy, Default)]
pub(super) struct Place {
    pub start: u32,
    pub end: u32,
}

/// All values of a text.
pub(crate) struct Document<'t> {
    text: &'t str,
    slots: Vec<Slot>,
    /// Values whose text is not written as it is, and keys by their slots.
    decoded: Vec<Box<str>>,
    keys: HashMap<At, Box<str>>,
}

/// One value.
pub(super) struct Slot {
    pub key: Place,
    pub place: Place,
    /// The next of the same table or list.
    next: At,
    pub content: Content,
}

/// What a value is.
#[derive(Clone, Copy)]
pub(super) enum Content {
    /// Between its quotes.
    Text(Place),
    /// By its number among those that are decoded.
    Decoded(u32),
    Integer(Bits),
    Float(Bits),
    Boolean(bool),
    Date,
    List(Inner),
    Table(Inner, Form),
}

/// Eight bytes that may stand at any multiple of four.
#[derive(Clone, Copy)]
pub(super) struct Bits([u32; 2]);

/// What stands in a table or list.
#[derive(Clone, Copy)]
pub(super) struct Inner {
    first: At,
    last: At,
}

/// How a table is written, which says what may be added to it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// By headers, or as the whole.
    Headed,
    /// By keys with dots.
    Dotted,
    /// In braces.
    Closed,
}

impl Bits {
    fn of(word: u64) -> Self {
        Self([word as u32, (word >> 32) as u32])
    }

    fn word(self) -> u64 {
        u64::from(self.0[0]) | u64::from(self.0[1]) << 32
    }
}

impl Inner {
    const EMPTY: Self = Self { first: ROOT, last: ROOT };
}

impl Content {
    pub const LIST: Self = Self::List(Inner::EMPTY);

    pub const fn table(form: Form) -> Self {
        Self::Table(Inner::EMPTY, form)
    }

    pub fn integer(value: i64) -> Self {
        Self::Integer(Bits::of(value.cast_unsigned()))
    }

    pub fn float(value: f64) -> Self {
        Self::Float(Bits::of(value.to_bits()))
    }
}

impl Bits {
    pub fn as_integer(self) -> i64 {
        self.word().cast_signed()
    }

    pub fn as_float(self) -> f64 {
        f64::from_bits(self.word())
    }
}

impl<'t> Document<'t> {
    /// Without entries.
    pub(super) fn new(text: &'t str) -> Self {
        let none = Place::default();
        let root = Slot { key: none, place: none, next: ROOT, content: Content::table(Form::Headed) };
        Self { text, slots: vec![root], decoded: Vec::new(), keys: HashMap::new() }
    }

    pub(super) fn slot(&self, at: At) -> &Slot {
        &self.slots[at as usize]
    }

    /// Adds an entry to a table, or an element, which has no key, to a list.
    pub(super) fn push(&mut self, parent: At, key: Place, place: Place, content: Content) -> At {
        let at = self.slots.len() as At;
        self.slots.push(Slot { key, place, next: ROOT, content });
        if let Content::List(inner) | Content::Table(inner, _) = &mut self.slots[parent as usize].content {
            let before = std::mem::replace(&mut inner.last, at);
            if before == ROOT {
                inner.first = at;
            } else {
                self.slots[before as usize].next = at;
            }
        }
        at
    }

    /// Where a value ends, once that is known.
    pub(super) fn ends(&mut self, at: At, end: usize) {
        self.slots[at as usize].place.end = end as u32;
    }

    /// A text that is not written as it is.
    pub(super) fn decoded(&mut self, value: Box<str>) -> Content {
        self.decoded.push(value);
        Content::Decoded(self.decoded.len() as u32 - 1)
    }

    /// A key that is not written as it is.
    pub(super) fn call(&mut self, at: At, key: Box<str>) {
        self.keys.insert(at, key);
    }

    /// What stands in a table or list, in the order of the file.
    pub(super) fn inner(&self, parent: At) -> impl Iterator<Item = At> + Clone {
        let first = match self.slot(parent).content {
            Content::List(inner) | Content::Table(inner, _) => inner.first,
            _ => ROOT,
        };
        let some = |at: At| (at != ROOT).then_some(at);
        std::iter::successors(some(first), move |at| some(self.slot(*at).next))
    }

    pub(super) fn written(&self, place: Place) -> &'t str {
        self.text.get(place.start as usize..place.end as usize).unwrap_or("")
    }

    /// A text that [`Content::Decoded`] speaks of.
    pub(super) fn text(&self, number: u32) -> &str {
        self.decoded.get(number as usize).map_or("", |text| text)
    }

    /// The name of an entry.
    pub(super) fn key(&self, at: At) -> &str {
        match self.keys.get(&at) {
            Some(key) => key,
            None => self.plain_key(at),
        }
    }

    /// Whether an entry has this name.
    pub(super) fn is_called(&self, at: At, name: &str) -> bool {
        let Place { start, end } = self.slot(at).key;
        // Most names differ in how long they are, with quotes or without.
        let length = (end - start) as usize;
        (length == name.len() || length == name.len() + 2 || !self.keys.is_empty()) && self.key(at) == name
    }

    /// The same where it is written as it is.
    pub(super) fn plain_key(&self, at: At) -> &'t str {
        let written = self.written(self.slot(at).key);
        match written.as_bytes() {
            [b'"' | b'\'', .., _] => &written[1..written.len() - 1],
            _ => written,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Slot;

    /// Long files are mostly numbers, each of which is a slot.
    #[test]
    fn a_value_takes_half_a_cache_line() {
        assert_eq!(size_of::<Slot>(), 32);
    }
}
