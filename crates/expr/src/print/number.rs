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
    } else if let Some(n) = root(c) {
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

fn root(c: f64) -> Option<u32> {
    let n = (c * c).round();
    ((2.0..=1000.0).contains(&n) && n.sqrt() == c).then_some(n as u32)
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
