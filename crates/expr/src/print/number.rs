//! Numbers as people write them; what is written reads back to the same bits.

use super::Item;
use crate::tolerances::{PLAIN_BELOW, PLAIN_FROM};
use std::f64::consts::PI;

/// Splits a positive number (or zero) into factors above and below the fraction line.
pub(super) fn split(c: f64, numerator: &mut Vec<Item>, denominator: &mut Vec<Item>) {
    if c == 1.0 {
        return;
    }
    if c.fract() == 0.0 || !c.is_finite() || is_short_decimal(c) {
        numerator.push(Item::Number(c));
    } else if let Some((p, q)) = ratio(c, 1.0, 1000.0) {
        push_ratio(p, q, numerator, denominator);
    } else if let Some((p, q)) = ratio(c, PI, 12.0) {
        push_ratio(p, q, numerator, denominator);
        numerator.push(Item::Pi);
    } else if let Some((p, n, q)) = root(c) {
        push_ratio(p, q, numerator, denominator);
        numerator.push(Item::Root(n));
    } else {
        numerator.push(Item::Number(c));
    }
}

fn push_ratio(p: f64, q: f64, numerator: &mut Vec<Item>, denominator: &mut Vec<Item>) {
    if p != 1.0 {
        numerator.push(Item::Number(p));
    }
    if q != 1.0 {
        denominator.push(Item::Number(q));
    }
}

/// Whether a number is written with more significant digits than these, and is no whole number.
pub(super) fn is_long(c: f64, digits: usize) -> bool {
    let (mut above, mut below) = (Vec::new(), Vec::new());
    split(c.abs(), &mut above, &mut below);
    above.iter().chain(&below).any(|item| match *item {
        Item::Number(x) => {
            let text = scientific(x).0;
            let text = text.trim_start_matches(['0', '.']);
            x.is_finite() && x.fract() != 0.0 && text.bytes().filter(u8::is_ascii_digit).count() > digits
        }
        _ => false,
    })
}

/// A decimal that nobody would write as a fraction: few digits, and not a half, quarter or eighth.
fn is_short_decimal(c: f64) -> bool {
    let binary = (c * 8.0).fract() == 0.0 && c < 100.0;
    !binary && decimal(c).len() <= 8
}

/// c = p·unit/q exactly, in floating point, for the smallest q up to `most`.
fn ratio(c: f64, unit: f64, most: f64) -> Option<(f64, f64)> {
    let mut q = 1.0;
    while q <= most {
        let p = (c / unit * q).round();
        if (1.0..=1e6).contains(&p) && p * unit / q == c {
            return Some((p, q));
        }
        q += 1.0;
    }
    None
}

/// c = p √n / q exactly, in floating point, for q a power of two up to 8.
fn root(c: f64) -> Option<(f64, u32, f64)> {
    [1.0_f64, 2.0, 4.0, 8.0].into_iter().find_map(|q| {
        let n = (c * q * c * q).round();
        if !((2.0..=1000.0).contains(&n) && n.sqrt() == c * q) {
            return None;
        }
        // √12 = 2 √3
        let p = (1..=31).rev().map(f64::from).find(|p| (n / (p * p)).fract() == 0.0).unwrap_or(1.0);
        let rest = n / (p * p);
        let (p, rest) = if rest.sqrt() * p / q == c && rest > 1.0 { (p, rest) } else { (1.0, n) };
        Some((p, rest as u32, q))
    })
}

/// The shortest decimal that reads back to `c`.
pub(super) fn decimal(c: f64) -> String {
    if c == 0.0 || (PLAIN_FROM..PLAIN_BELOW).contains(&c.abs()) { format!("{c}") } else { format!("{c:e}") }
}

/// A decimal as (mantissa, power of ten).
pub(super) fn scientific(c: f64) -> (String, Option<String>) {
    let text = decimal(c);
    match text.split_once('e') {
        Some((mantissa, exponent)) => (mantissa.to_owned(), Some(exponent.to_owned())),
        None => (text, None),
    }
}
