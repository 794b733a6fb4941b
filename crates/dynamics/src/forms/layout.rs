//! Breaking long formulas into lines.

/// Splits a formula before the plus and minus signs outside all brackets, so that pieces joined again fit `width`
/// where they can.
pub(super) fn lines(formula: &str, width: usize, length: impl Fn(&str) -> usize) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    for piece in pieces(formula) {
        match out.last_mut() {
            Some(line) if length(line) + length(piece) <= width => line.push_str(piece),
            _ => out.push(piece.to_owned()),
        }
    }
    let count = out.len();
    for (k, line) in out.iter_mut().enumerate() {
        let trimmed = if k + 1 < count { line.trim_end() } else { line.as_str() };
        *line = if k > 0 { trimmed.trim_start().to_owned() } else { trimmed.to_owned() };
    }
    out
}

/// Terms with the sign before them.
fn pieces(formula: &str) -> Vec<&str> {
    let mut depth = 0_i32;
    let mut cut = 0;
    let mut out = Vec::new();
    let bytes = formula.as_bytes();
    for (k, &b) in bytes.iter().enumerate() {
        match b {
            b'(' | b'{' | b'[' => depth += 1,
            b')' | b'}' | b']' => depth -= 1,
            b' ' if depth == 0 && matches!(bytes.get(k + 1), Some(b'+' | b'-')) && bytes.get(k + 2) == Some(&b' ') => {
                out.push(&formula[cut..k]);
                cut = k;
            }
            _ => {}
        }
    }
    out.push(&formula[cut..]);
    out
}
