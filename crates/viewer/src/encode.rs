//! Numbers as base64, and JSON that can stand in a page.

/// Little-endian doubles in base64.
pub fn doubles(values: impl IntoIterator<Item = f64>) -> String {
    base64(&values.into_iter().flat_map(f64::to_le_bytes).collect::<Vec<u8>>())
}

/// Little-endian floats in base64.
pub fn floats(values: impl IntoIterator<Item = f64>) -> String {
    base64(&values.into_iter().flat_map(|x| (x as f32).to_le_bytes()).collect::<Vec<u8>>())
}

/// Little-endian 32-bit counts in base64.
pub fn counts(values: impl IntoIterator<Item = u32>) -> String {
    base64(&values.into_iter().flat_map(u32::to_le_bytes).collect::<Vec<u8>>())
}

/// RFC 4648 base64 with padding.
fn base64(bytes: &[u8]) -> String {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let word = (0..3).fold(0_u32, |word, i| (word << 8) | u32::from(chunk.get(i).copied().unwrap_or(0)));
        for i in 0..4 {
            if i <= chunk.len() {
                out.push(char::from(ALPHABET[(word >> (18 - 6 * i) & 63) as usize]));
            } else {
                out.push('=');
            }
        }
    }
    out
}

/// JSON in which no character can end a script element or start a comment in it.
pub fn script_safe(json: &str) -> String {
    let mut out = String::with_capacity(json.len() + json.len() / 16);
    for c in json.chars() {
        match c {
            '<' | '>' | '&' | '\u{2028}' | '\u{2029}' => out.push_str(&format!("\\u{:04x}", c as u32)),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_of_the_rfc() {
        for (text, expected) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")] {
            assert_eq!(base64(text.as_bytes()), expected);
        }
        assert_eq!(doubles([1.0]), "AAAAAAAA8D8=");
        assert_eq!(floats([1.0]), "AACAPw==");
        assert_eq!(counts([1, 256]), "AQAAAAABAAA=");
    }
}
