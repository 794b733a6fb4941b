//! Where a text in TOML can be cut.

/// Looks for headers outside texts, comments and brackets.
pub(super) struct Scan<'t> {
    text: &'t [u8],
    at: usize,
}

impl<'t> Scan<'t> {
    pub fn new(text: &'t str) -> Self {
        Self { text: text.as_bytes(), at: 0 }
    }

    /// The next place from `least` on where a line begins with a header, or the end.
    pub fn cut(&mut self, least: usize) -> usize {
        let (mut depth, mut begins) = (0_usize, true);
        while let Some(&byte) = self.text.get(self.at) {
            if byte == b'[' && begins && depth == 0 && self.at >= least {
                return self.at;
            }
            begins = byte == b'\n' || begins && matches!(byte, b' ' | b'\t');
            match byte {
                b'[' | b'{' => depth += 1,
                b']' | b'}' => depth = depth.saturating_sub(1),
                b'#' => self.skip_line(),
                b'"' | b'\'' => self.skip_text(byte),
                _ => {}
            }
            self.at += 1;
        }
        self.text.len()
    }

    /// To the last byte before the line's end.
    fn skip_line(&mut self) {
        while self.text.get(self.at + 1).is_some_and(|byte| *byte != b'\n') {
            self.at += 1;
        }
    }

    /// To the closing quote of a text that opens here.
    fn skip_text(&mut self, quote: u8) {
        let three = [quote; 3];
        let long = self.text[self.at..].starts_with(&three);
        self.at += if long { 3 } else { 1 };
        while let Some(&byte) = self.text.get(self.at) {
            match byte {
                b'\\' if quote == b'"' => self.at += 1,
                b'\n' if !long => return,
                _ if byte == quote && !long => return,
                _ if long && self.text[self.at..].starts_with(&three) => {
                    // Of more quotes the last three close it.
                    while self.text.get(self.at + 3) == Some(&quote) {
                        self.at += 1;
                    }
                    self.at += 2;
                    return;
                }
                _ => {}
            }
            self.at += 1;
        }
    }
}
