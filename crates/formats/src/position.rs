//! Places in a text as people count them.

use dalembert_spec::spec::{SourceId, Sources};

/// A place as people count: file, line and column from 1, columns in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position<'s> {
    /// The file's name.
    pub file: &'s str,
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
}

impl<'s> Position<'s> {
    /// Finds the place of a byte; `None` if there is no such source. Bytes past the end mean the end.
    pub fn find(sources: &'s Sources, source: SourceId, byte: usize) -> Option<Self> {
        let file = sources.files.get(source.0 as usize)?;
        let byte = floor_boundary(&file.text, byte);
        let start = line_start(&file.text, byte);
        Some(Self {
            file: &file.name,
            line: 1 + file.text[..start].matches('\n').count(),
            column: 1 + visible(&file.text[start..byte]).count(),
        })
    }
}

/// The start of the character that a byte is in; bytes past the end mean the end.
pub(crate) fn floor_boundary(text: &str, byte: usize) -> usize {
    text.floor_char_boundary(byte.min(text.len()))
}

/// The first byte of the line that a byte is in.
pub(crate) fn line_start(text: &str, byte: usize) -> usize {
    text[..byte].rfind('\n').map_or(0, |newline| newline + 1)
}

/// The characters of a line as shown: the byte order mark left out.
pub(crate) fn visible(text: &str) -> impl Iterator<Item = char> + '_ {
    text.chars().filter(|&c| c != '\u{feff}')
}
