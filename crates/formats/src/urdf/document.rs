//! Elements and attributes with the places where they stand, of a whole text.
//!
//! Everything is a place in the text, four bytes each; elements stand in the order of the file, and each knows where
//! its last descendant ends, so that no other links are needed. A robot of 10⁵ links has 1.3·10⁶ elements.

use std::collections::HashMap;

use dalembert_spec::spec::{SourceId, Span};

/// A text as elements.
#[derive(Debug, Default, PartialEq)]
pub struct Document<'d> {
    pub text: &'d str,
    pub source: SourceId,
    pub elements: Vec<ElementData>,
    pub attributes: Vec<AttributeData>,
    /// Values that differ from what is written (`&lt;`), by where they begin.
    pub replaced: HashMap<u32, String>,
}

/// Places in the text.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ElementData {
    /// Its `<`.
    pub start: u32,
    /// After its name.
    pub tag_end: u32,
    /// Bytes of its name without a prefix, which ends at `tag_end`.
    pub name_length: u32,
    /// Number of the first element that is not inside.
    pub after: u32,
    /// Its attributes' numbers.
    pub attributes: (u32, u32),
    /// The first text between the elements inside that is not blank; empty if there is none.
    pub stray: (u32, u32),
    pub space: Space,
}

/// To what an element belongs.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Space {
    /// To the namespace of the file as a whole.
    #[default]
    Plain,
    /// An instruction to the preprocessor xacro.
    Xacro,
    Other,
}

/// Places in the text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AttributeData {
    /// Name.
    pub name: (u32, u32),
    /// Value, without quotes.
    pub value: (u32, u32),
}

/// An element.
#[derive(Clone, Copy)]
pub struct Element<'d> {
    document: &'d Document<'d>,
    number: u32,
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

impl Document<'_> {
    fn slice(&self, (start, end): (u32, u32)) -> &str {
        self.text.get(start as usize..end as usize).unwrap_or("")
    }

    fn span(&self, (start, end): (u32, u32)) -> Span {
        Span { source: self.source, start, end }
    }

    /// The outermost element.
    pub fn root(&self) -> Element<'_> {
        Element { document: self, number: 0 }
    }
}

impl<'d> Element<'d> {
    fn data(self) -> &'d ElementData {
        &self.document.elements[self.number as usize]
    }

    /// Its name, without a prefix.
    pub fn name(self) -> &'d str {
        let data = self.data();
        self.document.slice((data.tag_end - data.name_length, data.tag_end))
    }

    /// Whether it belongs to the namespace of the file as a whole.
    pub fn is_plain(self) -> bool {
        self.data().space == Space::Plain
    }

    /// Whether it is an instruction to the preprocessor xacro.
    pub fn is_xacro(self) -> bool {
        self.data().space == Space::Xacro
    }

    /// `<name`, for messages.
    pub fn tag(self) -> Span {
        self.document.span((self.data().start, self.data().tag_end))
    }

    /// Its attributes without a prefix, in the order of the file.
    fn attribute_data(self) -> &'d [AttributeData] {
        let (first, end) = self.data().attributes;
        &self.document.attributes[first as usize..end as usize]
    }

    /// Those that have none of these names.
    pub fn attributes_beside(self, known: &[&str]) -> impl Iterator<Item = Attribute<'d>> {
        let bytes = self.document.text.as_bytes();
        let unknown = move |data: &&AttributeData| !known.iter().any(|name| is(data.name_in(bytes), name.as_bytes()));
        self.attribute_data().iter().filter(unknown).map(move |data| self.document.attribute(data))
    }

    /// One attribute.
    pub fn attribute(self, name: &str) -> Option<Attribute<'d>> {
        let (bytes, name) = (self.document.text.as_bytes(), name.as_bytes());
        let data = self.attribute_data().iter().find(|data| is(data.name_in(bytes), name))?;
        Some(self.document.attribute(data))
    }

    /// The elements directly inside.
    pub fn children(self) -> impl Iterator<Item = Element<'d>> {
        let (mut next, end) = (self.number + 1, self.data().after);
        std::iter::from_fn(move || {
            let child = (next < end).then_some(Self { number: next, ..self })?;
            next = child.data().after;
            Some(child)
        })
    }

    /// The elements inside, at any depth.
    pub fn descendants(self) -> impl Iterator<Item = Element<'d>> {
        (self.number + 1..self.data().after).map(move |number| Self { number, ..self })
    }

    /// Whether another element has the same name, attributes and elements inside, in the same words.
    pub fn says_the_same(self, other: Self) -> bool {
        let said = |element: Self| -> Vec<(&str, &str)> {
            element.attributes_beside(&[]).map(|a| (a.name, a.value)).collect()
        };
        let mut all = [self, other].map(|element| std::iter::once(element).chain(element.descendants()));
        loop {
            match all.each_mut().map(Iterator::next) {
                [None, None] => return true,
                [Some(a), Some(b)] if a.name() == b.name() && said(a) == said(b) => {}
                _ => return false,
            }
        }
    }

    /// Text between the elements inside.
    pub fn stray_text(self) -> Option<Span> {
        let (start, end) = self.data().stray;
        (start < end).then(|| self.document.span((start, end)))
    }
}

impl AttributeData {
    fn name_in(self, text: &[u8]) -> &[u8] {
        &text[self.name.0 as usize..self.name.1 as usize]
    }
}

/// Whether two names are equal. Names are short: comparing their ends as words takes less time than a call.
pub fn is(name: &[u8], other: &[u8]) -> bool {
    if name.len() != other.len() {
        return false;
    }
    match (name.first_chunk::<4>(), other.first_chunk::<4>()) {
        (Some(first), Some(of_other)) => {
            first == of_other && name.last_chunk::<4>() == other.last_chunk::<4>() && (name.len() <= 8 || name == other)
        }
        _ => name.iter().eq(other),
    }
}

impl<'d> Document<'d> {
    fn attribute(&'d self, data: &AttributeData) -> Attribute<'d> {
        Attribute {
            name: self.slice(data.name),
            value: self.value(data),
            span: self.span(data.value),
            name_span: self.span(data.name),
        }
    }

    fn value(&'d self, data: &AttributeData) -> &'d str {
        if self.replaced.is_empty() {
            return self.slice(data.value);
        }
        self.replaced.get(&data.value.0).map_or_else(|| self.slice(data.value), String::as_str)
    }
}
