//! Units of measurement: what a unit text means, and whether a formula's units go together.
//!
//! A [`Dimension`] is the exponents of the seven SI base units. The engine computes with the numbers as they stand, so only
//! *coherent* units are accepted as units of a name (`m`, `N*m`, `rad/s`, …); one that would change a number's scale (`mm`, `deg`, `rpm`) is
//! an error that says what to write instead. It may stand with a number, where it does no more than to move the point: `25 mm` is the number
//! 0.025 of dimension length ([`quantity`]). Radians count as 1.
//!
//! # Rules of inference
//! Formulas are walked bottom-up, once. A part is of a known dimension, a bare number, or unknown.
//!
//! | formula | needs | gives |
//! |---|---|---|
//! | `2`, `1/6`, `pi`, … | | a bare number: goes with everything in sums and equations, is 1 in products |
//! | `9.81`, `0.2`, `5.0`, … | | written with a point, numbers may stand for quantities: what they multiply becomes unknown; halves, quarters and eighths are bare |
//! | `60 deg`, `25 mm` alone | | its dimension |
//! | name | | what the caller says; unknown if it says nothing, `t` too (so that `sin(10*t)` passes) |
//! | `x'` | | that of `x` per second |
//! | `a + b`, `a - b`, `min`, `max`, `if(·, a, b)` | the same | that |
//! | `a*b`, `a/b` | | product, quotient |
//! | `a^b` | `b` without unit | the power; unknown if `a` has a unit and `b` is no literal number |
//! | `sqrt(a)` | | the square root |
//! | `sin(a)`, `exp(a)`, … | `a` without unit | 1 |
//! | `atan2(a, b)`, `a < b` | `a` and `b` the same | 1 |
//! | `px(a)`, `vy(a)`, `wz(a)` of a frame | | metre, metre per second, radian per second |
//! | other functions, such as `reaction(c)` | | unknown |
//!
//! What is unknown goes with everything, so that models may leave units out wherever they like.

mod dimension;
mod infer;
mod parse;
mod quantity;
mod scale;
mod symbols;

pub use dimension::Dimension;
pub use infer::{check_equation, check_value, infer, infer_factor};
pub use parse::parse_unit;
pub use quantity::{Quantity, noun, quantity};

use std::fmt;

use dalembert_expr::Span;

/// What is wrong with a unit or with the units of a formula.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitError {
    /// The part that is wrong: bytes of the unit's or the formula's text.
    pub span: Span,
    /// The part that it does not go with, in the same text.
    pub other: Option<Span>,
    /// What is wrong, in one sentence without a full stop.
    pub message: String,
    /// What to do about it.
    pub help: Option<String>,
}

impl UnitError {
    /// With more words on what to do about it, if there are any.
    fn with_help(self, more: Option<String>) -> Self {
        Self { help: joined(self.help, more), ..self }
    }
}

/// Two hints in one.
fn joined(first: Option<String>, second: Option<String>) -> Option<String> {
    match (first, second) {
        (Some(first), Some(second)) => Some(format!("{first}; {second}")),
        (first, second) => first.or(second),
    }
}

impl fmt::Display for UnitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        match &self.help {
            Some(help) => write!(f, " ({help})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for UnitError {}
