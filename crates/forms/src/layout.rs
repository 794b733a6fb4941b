//! Breaking long formulas into lines: before signs, and products that are still too long before their factors.

use std::fmt::{Arguments, Write};

/// Appends formatted text; writing to a `String` can't fail.
pub(super) fn put(out: &mut String, text: Arguments<'_>) {
    let _ = out.write_fmt(text);
}

/// Splits a formula before plus and minus signs so that pieces joined again fit `width` where they can: signs outside
/// all brackets first, then, `inside` allowing it, those inside one pair, two, ….
pub(super) fn lines(formula: &str, width: usize, length: impl Fn(&str) -> usize, inside: Inside) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    for piece in pieces(formula, width, &length, inside) {
        match out.last_mut() {
            Some(line) if length(line) + length(piece) <= width => line.push_str(piece),
            _ => out.push(piece.to_owned()),
        }
    }
    out.iter().map(|line| line.trim().to_owned()).collect()
}

/// Brackets inside which a line may end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Inside {
    /// None.
    Nothing,
    /// All, so many within each other.
    Brackets,
    /// All but braces, which are no brackets for the eye.
    Parentheses,
}

/// Brackets within each other inside which a line may end.
const DEEPEST: i32 = 6;
/// Depth of a brace inside which no line may end.
const SEALED: i32 = 1000;

/// Brackets around less than this stay on one line.
const SHORT: usize = 40;

/// Terms with the sign before them; terms longer than `width` are split further inside.
fn pieces<'f>(formula: &'f str, width: usize, length: &impl Fn(&str) -> usize, inside: Inside) -> Vec<&'f str> {
    let deepest = if inside == Inside::Nothing { 0 } else { DEEPEST };
    let step = if inside == Inside::Parentheses { step_sealed } else { step };
    let mut parts = vec![formula];
    // Short brackets are opened only where nothing else helps.
    for (level, short) in (0..=deepest).map(|l| (l, SHORT)).chain((1..=deepest).map(|l| (l, 0))) {
        let mut finer = Vec::with_capacity(parts.len());
        let mut depth = 0;
        for part in parts {
            if length(part) > width {
                split(part, (depth, step), (level, short), &mut finer);
            } else {
                finer.push(part);
            }
            depth += part.bytes().map(step).sum::<i32>();
        }
        parts = finer;
    }
    for level in (0..=deepest).filter(|_| inside == Inside::Brackets) {
        let mut finer = Vec::with_capacity(parts.len());
        let mut depth = 0;
        for part in parts {
            if length(part) > width {
                factors(part, (depth, level), &mut finer);
            } else {
                finer.push(part);
            }
            depth += part.bytes().map(step).sum::<i32>();
        }
        parts = finer;
    }
    parts
}

/// Cuts before factors and divisors at one level of brackets; `depth` is that at the beginning.
fn factors<'f>(part: &'f str, (mut depth, level): (i32, i32), out: &mut Vec<&'f str>) {
    let mut cut = 0;
    for (k, b) in part.bytes().enumerate() {
        depth += step(b);
        if matches!(b, b'*' | b'/') && depth == level && k > cut {
            out.push(&part[cut..k]);
            cut = k;
        }
    }
    out.push(&part[cut..]);
}

fn step(b: u8) -> i32 {
    match b {
        b'(' | b'{' | b'[' => 1,
        b')' | b'}' | b']' => -1,
        _ => 0,
    }
}

/// The same, with braces sealed.
fn step_sealed(b: u8) -> i32 {
    match b {
        b'{' => SEALED,
        b'}' => -SEALED,
        _ => step(b),
    }
}

/// Cuts before signs at one level of brackets, but not in brackets shorter than `short`; `depth` is that at the
/// beginning.
fn split<'f>(
    part: &'f str,
    (mut depth, step): (i32, fn(u8) -> i32),
    (level, short): (i32, usize),
    out: &mut Vec<&'f str>,
) {
    let bytes = part.as_bytes();
    let (mut cut, mut closed_until) = (0, 0);
    for (k, &b) in bytes.iter().enumerate() {
        depth += step(b);
        if step(b) == 1 && depth == level {
            let length = group_length(&bytes[k..]);
            closed_until = if length < short { k + length } else { k };
        }
        let sign = matches!(bytes.get(k + 1), Some(b'+' | b'-')) && bytes.get(k + 2) == Some(&b' ');
        if b == b' ' && depth == level && sign && k > cut && k >= closed_until {
            out.push(&part[cut..k]);
            cut = k;
        }
    }
    out.push(&part[cut..]);
}

/// Bytes from an opening bracket to its closing one.
fn group_length(bytes: &[u8]) -> usize {
    let mut depth = 0;
    for (k, &b) in bytes.iter().enumerate() {
        depth += step(b);
        if depth == 0 {
            return k + 1;
        }
    }
    bytes.len()
}
