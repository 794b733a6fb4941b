//! The memory of a run as bytes and back: one walk over the fields serves both ways, so that neither can miss one.
//!
//! Numbers are eight bytes each, the lowest first, whatever the machine. What a walk is for a type says [`Remember`]; [`crate::remember!`]
//! writes it for a struct, of which every field must be named.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use faer::Mat;

/// Bytes that are written, or read.
pub struct Memory {
    bytes: Vec<u8>,
    /// Where reading is; none while writing.
    at: Option<usize>,
    /// The bytes were too few, or something in them makes no sense.
    broken: bool,
}

impl Memory {
    /// For writing.
    pub fn empty() -> Self {
        Self { bytes: Vec::new(), at: None, broken: false }
    }

    /// For reading.
    pub fn of(bytes: &[u8]) -> Self {
        Self { bytes: bytes.to_vec(), at: Some(0), broken: false }
    }

    /// What was written.
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// Whether this is reading.
    pub fn reads(&self) -> bool {
        self.at.is_some()
    }

    /// Whether all bytes were read and made sense.
    pub fn is_whole(&self) -> bool {
        !self.broken && self.at == Some(self.bytes.len())
    }

    /// Says that what was read makes no sense.
    pub fn refuse(&mut self) {
        self.broken = true;
    }

    /// Eight bytes.
    pub fn word(&mut self, x: &mut u64) {
        let Some(at) = self.at else {
            self.bytes.extend(x.to_le_bytes());
            return;
        };
        match self.bytes.get(at..at + 8).and_then(|bytes| bytes.try_into().ok()) {
            Some(bytes) if !self.broken => {
                *x = u64::from_le_bytes(bytes);
                self.at = Some(at + 8);
            }
            _ => self.broken = true,
        }
    }

    /// A number, to the bit.
    pub fn number(&mut self, x: &mut f64) {
        let mut bits = x.to_bits();
        self.word(&mut bits);
        *x = f64::from_bits(bits);
    }

    /// A count.
    pub fn count(&mut self, x: &mut usize) {
        let mut word = *x as u64;
        self.word(&mut word);
        *x = usize::try_from(word).unwrap_or(usize::MAX);
    }

    /// A small count.
    pub fn small(&mut self, x: &mut u32) {
        let mut word = u64::from(*x);
        self.word(&mut word);
        *x = u32::try_from(word).unwrap_or(u32::MAX);
    }

    /// Yes or no.
    pub fn flag(&mut self, x: &mut bool) {
        let mut word = u64::from(*x);
        self.word(&mut word);
        *x = word != 0;
    }

    /// Numbers whose count is known.
    pub fn numbers(&mut self, x: &mut [f64]) {
        x.iter_mut().for_each(|x| self.number(x));
    }

    /// What may be there or not, as it is made of `empty`.
    pub fn maybe<T>(&mut self, x: &mut Option<T>, empty: impl Fn() -> T, walk: impl Fn(&mut Self, &mut T)) {
        let mut there = x.is_some();
        self.flag(&mut there);
        if self.reads() {
            *x = there.then(empty);
        }
        if let Some(x) = x {
            walk(self, x);
        }
    }

    /// Any number of things; no more than there are bytes.
    pub fn list<T>(&mut self, x: &mut Vec<T>, empty: impl Fn() -> T, walk: impl Fn(&mut Self, &mut T)) {
        let mut count = x.len();
        self.count(&mut count);
        if self.reads() {
            x.clear();
            if count > self.bytes.len() {
                self.broken = true;
                return;
            }
            x.resize_with(count, empty);
        }
        x.iter_mut().for_each(|x| walk(self, x));
    }
}

/// What can be written to a [`Memory`] and read from it by the same walk. Reading starts from a value of the same kind, such as one
/// just made for the same system; parts that are the same for all of these are left out.
pub trait Remember {
    /// Walks over all that is to be remembered.
    fn remember(&mut self, memory: &mut Memory);
}

macro_rules! plainly {
    ($($type:ty: $walk:ident),*) => {$(
        impl Remember for $type {
            fn remember(&mut self, memory: &mut Memory) {
                memory.$walk(self);
            }
        }
    )*};
}

plainly!(f64: number, u64: word, u32: small, usize: count, bool: flag);

impl Remember for i32 {
    fn remember(&mut self, memory: &mut Memory) {
        let mut word = i64::from(*self) as u64;
        memory.word(&mut word);
        *self = i32::try_from(word as i64).unwrap_or_default();
    }
}

impl Remember for String {
    fn remember(&mut self, memory: &mut Memory) {
        let mut letters: Vec<u32> = self.chars().map(u32::from).collect();
        letters.remember(memory);
        *self = letters.into_iter().filter_map(char::from_u32).collect();
    }
}

impl<T: Remember + Default> Remember for Vec<T> {
    fn remember(&mut self, memory: &mut Memory) {
        memory.list(self, T::default, |memory, x| x.remember(memory));
    }
}

impl<T: Remember + Default> Remember for VecDeque<T> {
    fn remember(&mut self, memory: &mut Memory) {
        let mut list = Vec::from(std::mem::take(self));
        list.remember(memory);
        *self = list.into();
    }
}

impl<T: Remember + Default> Remember for Option<T> {
    fn remember(&mut self, memory: &mut Memory) {
        memory.maybe(self, T::default, |memory, x| x.remember(memory));
    }
}

impl<K: Remember + Default + Ord, T: Remember + Default> Remember for BTreeMap<K, T> {
    fn remember(&mut self, memory: &mut Memory) {
        let mut list: Vec<(K, T)> = std::mem::take(self).into_iter().collect();
        list.remember(memory);
        *self = list.into_iter().collect();
    }
}

impl<T: Remember, const N: usize> Remember for [T; N] {
    fn remember(&mut self, memory: &mut Memory) {
        self.iter_mut().for_each(|x| x.remember(memory));
    }
}

impl<A: Remember, B: Remember> Remember for (A, B) {
    fn remember(&mut self, memory: &mut Memory) {
        self.0.remember(memory);
        self.1.remember(memory);
    }
}

impl<A: Remember, B: Remember, C: Remember> Remember for (A, B, C) {
    fn remember(&mut self, memory: &mut Memory) {
        self.0.remember(memory);
        self.1.remember(memory);
        self.2.remember(memory);
    }
}

impl Remember for Arc<[usize]> {
    fn remember(&mut self, memory: &mut Memory) {
        let mut list = self.to_vec();
        list.remember(memory);
        if memory.reads() {
            *self = list.into();
        }
    }
}

impl<T: Remember + Clone> Remember for Arc<T> {
    fn remember(&mut self, memory: &mut Memory) {
        let mut content = T::clone(self);
        content.remember(memory);
        if memory.reads() {
            *self = Self::new(content);
        }
    }
}

/// Column by column.
impl Remember for Mat<f64> {
    fn remember(&mut self, memory: &mut Memory) {
        let (mut rows, mut columns) = (self.nrows(), self.ncols());
        memory.count(&mut rows);
        memory.count(&mut columns);
        let mut values: Vec<f64> =
            (0..self.nrows() * self.ncols()).map(|k| self[(k % self.nrows(), k / self.nrows())]).collect();
        values.remember(memory);
        if memory.reads() {
            match rows.checked_mul(columns) {
                Some(size) if size == values.len() => *self = Mat::from_fn(rows, columns, |i, j| values[j * rows + i]),
                _ => memory.refuse(),
            }
        }
    }
}

/// Writes [`Remember`] for a struct: the fields to walk over, in this order, and after a semicolon those that are the same in each value that
/// reading starts from, or that nothing depends on. A field that is not named is an error of the compiler.
#[macro_export]
macro_rules! remember {
    ([$($generics:tt)*] $type:ty { $($field:ident),* $(,)? $(; $($fixed:ident),* $(,)?)? }) => {
        impl $($generics)* $crate::Remember for $type {
            fn remember(&mut self, memory: &mut $crate::Memory) {
                let Self { $($field,)* $($($fixed: _,)*)? } = self;
                $($crate::Remember::remember($field, memory);)*
            }
        }
    };
    ($type:ty { $($all:tt)* }) => { $crate::remember!([] $type { $($all)* }); };
}
