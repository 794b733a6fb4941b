//! Numbers with a unit: `60 deg`, `-25 mm`, `2 kN/m`, `3000 rpm`.

use dalembert_expr::Span;

use super::parse::{Unit, read_unit};
use super::scale::Scale;
use super::{Dimension, UnitError};

/// A number with its unit.
#[derive(Clone, Debug, PartialEq)]
pub struct Quantity<'t> {
    /// The number as written, with its sign.
    pub literal: &'t str,
    /// Where the unit stands in the text.
    pub unit: Span,
    /// In the coherent unit: SI, radians.
    pub value: f64,
    /// What it is a measure of.
    pub dimension: Dimension,
    scale: Scale,
}

/// What a unit measures, in words: `a length, in m`.
pub fn noun(unit: &str) -> String {
    let dimension = super::parse_unit(unit);
    let known = |of: Dimension| dimension == Ok(of);
    match unit {
        "1" => "a plain number".to_owned(),
        "rad" => "an angle, in rad".to_owned(),
        _ if known(Dimension::LENGTH) => format!("a length, in {unit}"),
        _ if known(Dimension::TIME) => format!("a time, in {unit}"),
        _ if known(Dimension::MASS) => format!("a mass, in {unit}"),
        _ => format!("measured in {unit}"),
    }
}

/// Whether a unit is one of angles, which no dimension shows.
fn turns(unit: &str) -> bool {
    ["deg", "rad", "rev", "rpm", "°"].iter().any(|angle| unit.contains(angle))
}

/// Whether a unit counts periods.
fn counts(unit: &str) -> bool {
    unit.contains("Hz")
}

impl Quantity<'_> {
    fn unit_in<'t>(&self, text: &'t str) -> &'t str {
        text.get(self.unit.start..self.unit.end).unwrap_or_default()
    }

    /// Whether it is a quantity of the kind that this unit measures; `text` is that which it was read from. Periods in a second are no angles in
    /// a second, though both are 1/s: they differ by 2π.
    pub fn is_in(&self, text: &str, unit: &str) -> bool {
        let own = self.unit_in(text);
        let confused = turns(own) && counts(unit) || counts(own) && turns(unit);
        super::parse_unit(unit) == Ok(self.dimension) && !confused
    }

    /// Whether its unit says an angle, which no dimension shows; `text` is that which it was read from.
    pub fn tells_an_angle(&self, text: &str) -> bool {
        turns(self.unit_in(text))
    }

    /// The coherent unit of the same kind; `text` is that which it was read from.
    pub fn coherent(&self, text: &str) -> String {
        let own = self.unit_in(text);
        match (self.dimension.to_string().as_str(), turns(own)) {
            ("1/s", false) if counts(own) => "Hz".to_owned(),
            ("1", true) => "rad".to_owned(),
            (per_time, true) if per_time.starts_with("1/") => format!("rad{}", &per_time[1..]),
            (unit, _) => unit.to_owned(),
        }
    }

    /// What it is, in words: `a length`, `an angle`, `in N`.
    pub fn noun(&self, text: &str) -> String {
        match self.coherent(text).as_str() {
            "1" => "a plain number".to_owned(),
            "rad" => "an angle".to_owned(),
            "m" => "a length".to_owned(),
            "s" => "a time".to_owned(),
            "kg" => "a mass".to_owned(),
            unit => format!("in {unit}"),
        }
    }

    /// Another number with the same unit, in the coherent one.
    pub fn scaled(&self, number: f64) -> f64 {
        self.scale.value(&format!("{number:e}"))
    }
}

/// Reads a number with a unit; `None` if the text is no number that something follows, as in `2*x`, `60` or `x`.
///
/// ```
/// use dalembert_spec::units::quantity;
/// assert_eq!(quantity("180 deg").unwrap()?.value, std::f64::consts::PI);
/// assert_eq!(quantity("25 mm").unwrap()?.value, 0.025);
/// assert_eq!(quantity("2 kN/m").unwrap()?.value, 2000.0);
/// assert!(quantity("2*x").is_none());
/// # Ok::<(), dalembert_spec::units::UnitError>(())
/// ```
///
/// # Errors
/// Where what follows is no unit, or one with another zero; places count in the text.
pub fn quantity(text: &str) -> Option<Result<Quantity<'_>, UnitError>> {
    let start = text.len() - text.trim_start().len();
    let literal = &text[start..start + number_at(&text[start..])?];
    let rest = &text[start + literal.len()..];
    let unit = rest.trim_start();
    if !(unit.starts_with(|c: char| c.is_alphabetic() || matches!(c, '°' | '%')) || unit.starts_with("1/")) {
        return None;
    }
    let at = text.len() - unit.len();
    // A product of a unit and an operation with a number is a formula: `2 m*3`.
    Some(read(literal, unit.trim_end(), at))
}

fn read<'t>(literal: &'t str, unit: &'t str, at: usize) -> Result<Quantity<'t>, UnitError> {
    let place = |span: Span| Span { start: span.start + at, end: span.end + at };
    let Unit { dimension, scale } =
        read_unit(unit).map_err(|e| UnitError { span: place(e.span), other: e.other.map(place), ..e })?;
    let plain = literal.replace('−', "-");
    let unit = Span { start: at, end: at + unit.len() };
    Ok(Quantity { literal, unit, value: scale.value(&plain), dimension, scale })
}

/// Bytes of the decimal that a text starts with.
fn number_at(text: &str) -> Option<usize> {
    let sign = text.chars().next().filter(|c| matches!(c, '+' | '-' | '−')).map_or(0, char::len_utf8);
    let digits = |from: usize| text[from..].bytes().take_while(u8::is_ascii_digit).count();
    let before = digits(sign);
    let mut end = sign + before;
    let mut after = 0;
    if text[end..].starts_with('.') {
        after = digits(end + 1);
        end += 1 + after;
    }
    if before + after == 0 {
        return None;
    }
    if text[end..].starts_with(['e', 'E']) {
        let signed = end + 1 + usize::from(text[end + 1..].starts_with(['+', '-']));
        let exponent = digits(signed);
        end = if exponent > 0 { signed + exponent } else { end };
    }
    Some(end)
}
