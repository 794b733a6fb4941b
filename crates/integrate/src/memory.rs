//! The memory of a run as bytes and back: one walk over the fields serves both ways, so that neither can miss one.
//!
//! Numbers are eight bytes each, the lowest first, whatever the machine.

/// Bytes that are written, or read.
pub(crate) struct Memory {
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

    pub fn number(&mut self, x: &mut f64) {
        let mut bits = x.to_bits();
        self.word(&mut bits);
        *x = f64::from_bits(bits);
    }

    pub fn count(&mut self, x: &mut usize) {
        let mut word = *x as u64;
        self.word(&mut word);
        *x = usize::try_from(word).unwrap_or(usize::MAX);
    }

    pub fn small(&mut self, x: &mut u32) {
        let mut word = u64::from(*x);
        self.word(&mut word);
        *x = u32::try_from(word).unwrap_or(u32::MAX);
    }

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
