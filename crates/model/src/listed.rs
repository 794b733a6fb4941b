//! Lists of named things that are found by their name at once, however many there are.

use std::collections::HashMap;
use std::ops::{Deref, DerefMut};

/// What has a name; it keeps it while it stands in a list.
pub trait Named {
    /// The name.
    fn name(&self) -> &str;
}

impl Named for String {
    fn name(&self) -> &str {
        self
    }
}

/// A list with the places of its names; of several things with one name the first is found.
#[derive(Clone, Debug)]
pub struct Listed<T> {
    all: Vec<T>,
    places: HashMap<String, usize>,
}

impl<T: Named> Listed<T> {
    /// Adds one at the end.
    pub fn push(&mut self, one: T) {
        self.places.entry(one.name().to_owned()).or_insert(self.all.len());
        self.all.push(one);
    }

    /// Adds some at the end.
    pub fn extend(&mut self, some: impl IntoIterator<Item = T>) {
        some.into_iter().for_each(|one| self.push(one));
    }

    /// Where a name stands.
    pub fn place(&self, name: &str) -> Option<usize> {
        self.places.get(name).copied()
    }
}

impl<T: Named> From<Vec<T>> for Listed<T> {
    fn from(all: Vec<T>) -> Self {
        let mut list = Self::default();
        all.into_iter().for_each(|one| list.push(one));
        list
    }
}

impl<T> Default for Listed<T> {
    fn default() -> Self {
        Self { all: Vec::new(), places: HashMap::new() }
    }
}

impl<T> Deref for Listed<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.all
    }
}

impl<T> DerefMut for Listed<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.all
    }
}

impl<'a, T> IntoIterator for &'a Listed<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.all.iter()
    }
}
