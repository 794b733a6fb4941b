//! How far a file is written, so that another process can go on with it.

use std::fmt;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::str::FromStr;

use dalembert_formats::identity::Fingerprint;

/// The bytes of a file up to a place: how many, and what tells them from others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Position {
    bytes: u64,
    content: Fingerprint,
}

impl Position {
    fn add(&mut self, bytes: &[u8]) {
        self.bytes += bytes.len() as u64;
        self.content.add(bytes);
    }

    /// Cuts off what a file holds behind this place, and goes there; false if it does not begin with these bytes.
    pub(super) fn cut(self, file: &mut File) -> io::Result<bool> {
        let (mut found, mut block) = (Self::default(), vec![0; 1 << 16]);
        while found.bytes < self.bytes {
            let most = (self.bytes - found.bytes).min(block.len() as u64) as usize;
            match file.read(&mut block[..most])? {
                0 => return Ok(false),
                count => found.add(&block[..count]),
            }
        }
        if found != self {
            return Ok(false);
        }
        file.set_len(self.bytes)?;
        file.seek(SeekFrom::Start(self.bytes)).map(|_| true)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:016x}", self.bytes, self.content.0)
    }
}

impl FromStr for Position {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (bytes, content) = text.split_once(' ').ok_or(())?;
        let content = Fingerprint(u64::from_str_radix(content, 16).map_err(|_| ())?);
        Ok(Self { bytes: bytes.parse().map_err(|_| ())?, content })
    }
}

/// A file with the place that is reached in it.
pub(super) struct Counted {
    pub file: File,
    pub position: Position,
}

impl Counted {
    pub fn new(file: File, position: Position) -> Self {
        Self { file, position }
    }
}

impl Write for Counted {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let count = self.file.write(bytes)?;
        self.position.add(&bytes[..count]);
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}
