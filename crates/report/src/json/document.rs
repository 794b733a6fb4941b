//! Documents that are written part by part, so that of a large answer one part at a time is in memory as JSON.

use serde::{Serialize, Serializer};
use serde_json::Value;

/// What makes a part when it is written.
type Part<'a> = Box<dyn Fn() -> Value + 'a>;

/// A JSON object whose parts are made when they are written.
#[derive(Default)]
pub struct Document<'a>(Vec<(&'a str, Part<'a>)>);

impl<'a> Document<'a> {
    /// With one more part behind the others.
    #[must_use]
    pub fn with<V: Into<Value>>(mut self, key: &'a str, part: impl Fn() -> V + 'a) -> Self {
        self.0.push((key, Box::new(move || part().into())));
        self
    }

    /// All parts at once.
    pub fn to_json(&self) -> Value {
        self.0.iter().map(|(key, part)| ((*key).to_owned(), part())).collect()
    }
}

impl Serialize for Document<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, part)| (key, part())))
    }
}

/// An object of parts that are moved into it; `json!` copies the values that it is given.
pub(super) fn object<const N: usize>(parts: [(&str, Value); N]) -> Value {
    parts.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}
