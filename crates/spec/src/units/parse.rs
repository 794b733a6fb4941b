//! Unit texts.
//!
//! ```text
//! unit     = factor {("*" | "·" | "/" | blank) factor}      "/" acts on the next factor only
//! factor   = ("1" | symbol | "(" unit ")") [power]
//! power    = ("^" | "**") (integer | "(" integer ["/" integer] ")") | superscript
//! ```
//! "-" and "1" stand for no unit. Texts are bounded in length, and nothing recurses.

use dalembert_expr::{Span, did_you_mean};

use super::scale::Scale;
use super::symbols::{self, Symbol};
use super::{Dimension, UnitError};

/// Bytes that a unit may have.
const LONGEST: usize = 100;

/// The dimension of a coherent SI unit: `"kg*m^2/s^2"`, `"N m"`, `"rad/s"`, `"W/(m^2*K)"`, `"1"`.
///
/// # Errors
/// If the text is no unit, or one that would change the scale of numbers (`mm`, `deg`, `1000*kg`); the help says what to write.
pub fn parse_unit(text: &str) -> Result<Dimension, UnitError> {
    let mut reader = Reader { text, at: 0, scaled: None };
    let unit = reader.whole()?;
    match reader.scaled {
        Some(error) => Err(error),
        None => Ok(unit.dimension),
    }
}

/// The same of any scale: `mm`, `deg`, `kN/m`.
pub(super) fn read_unit(text: &str) -> Result<Unit, UnitError> {
    Reader { text, at: 0, scaled: None }.whole()
}

/// A unit of any scale.
#[derive(Clone, Copy)]
pub(super) struct Unit {
    pub(super) dimension: Dimension,
    pub(super) scale: Scale,
}

impl Unit {
    const ONE: Self = Self { dimension: Dimension::ONE, scale: Scale::ONE };
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
    /// What to say of the first unit that is not coherent, where only such units are wanted.
    scaled: Option<UnitError>,
}

/// A product that is being read: one per open parenthesis.
struct Open {
    so_far: Unit,
    divide: bool,
    start: usize,
}

impl Open {
    fn new(start: usize) -> Self {
        Self { so_far: Unit::ONE, divide: false, start }
    }
}

impl<'t> Reader<'t> {
    fn whole(&mut self) -> Result<Unit, UnitError> {
        let text = self.text;
        if text.len() > LONGEST {
            let message = format!("a unit of {} bytes is too long", text.len());
            return Err(fault(Span { start: 0, end: text.len() }, message, format!("at most {LONGEST} bytes")));
        }
        match text.trim() {
            "" => Err(fault(Span { start: 0, end: text.len() }, "an empty unit".to_owned(), "write \"1\" for no unit")),
            "-" => Ok(Unit::ONE),
            _ => self.unit(),
        }
    }

    fn unit(&mut self) -> Result<Unit, UnitError> {
        let mut outer: Vec<Open> = Vec::new();
        let mut open = Open::new(0);
        loop {
            self.blanks();
            let start = self.at;
            if self.take("(") {
                outer.push(std::mem::replace(&mut open, Open::new(start)));
                continue;
            }
            let mut factor = self.symbol(start)?;
            loop {
                factor = self.raised(factor, start)?;
                open.so_far = self.applied(&open, factor, start)?;
                self.blanks();
                if !self.take(")") {
                    break;
                }
                let Some(around) = outer.pop() else {
                    return Err(self.wrong(self.at - 1, "a closing parenthesis too many"));
                };
                factor = std::mem::replace(&mut open, around).so_far;
            }
            if self.at == self.text.len() {
                break;
            }
            open.divide = self.operator();
        }
        if outer.is_empty() {
            Ok(open.so_far)
        } else {
            Err(fault(span(open.start, open.start + 1), "an open parenthesis without its end".to_owned(), "add \")\""))
        }
    }

    fn applied(&self, open: &Open, factor: Unit, start: usize) -> Result<Unit, UnitError> {
        let (so_far, one) = (open.so_far, factor);
        let (dimension, scale) = if open.divide {
            (so_far.dimension.quotient(one.dimension), so_far.scale.divided_by(one.scale))
        } else {
            (so_far.dimension.product(one.dimension), so_far.scale.times(one.scale))
        };
        Ok(Unit { dimension: dimension.ok_or_else(|| self.too_large(start))?, scale })
    }

    /// Whether a division comes next; nothing or a blank between factors multiplies.
    fn operator(&mut self) -> bool {
        let power = self.text[self.at..].starts_with("**");
        let multiply = !power && ["*", "·", "⋅", "×"].iter().any(|sign| self.take(sign));
        !multiply && self.take("/")
    }

    fn symbol(&mut self, start: usize) -> Result<Unit, UnitError> {
        let is_letter = |c: char| c.is_alphabetic() || matches!(c, '°' | '%' | '_' | '℃');
        let symbol = self.take_while(is_letter);
        if symbol.is_empty() {
            return self.number(start);
        }
        match symbols::look_up(symbol) {
            Symbol::Coherent(dimension) => Ok(Unit { dimension, scale: Scale::ONE }),
            Symbol::Scaled { unit, factor } => {
                let error = not_coherent(symbol, span(start, self.at), &unit, &factor);
                self.scaled.get_or_insert(error);
                let coherent = Reader { text: &unit, at: 0, scaled: None }.whole()?;
                Ok(Unit { scale: coherent.scale.times(Scale::of(&factor)), ..coherent })
            }
            Symbol::Celsius => Err(fault(
                span(start, self.at),
                format!("`{symbol}` has another zero than the SI unit"),
                "give temperatures in K",
            )),
            Symbol::Unknown => Err(unknown(symbol, span(start, self.at))),
        }
    }

    /// `1`; other numbers would be scales.
    fn number(&mut self, start: usize) -> Result<Unit, UnitError> {
        let number = self.take_while(|c| c.is_ascii_digit() || c == '.');
        match number {
            "1" => Ok(Unit::ONE),
            "" => Err(self.wrong(start, "a unit is missing")),
            _ => {
                let before = self.text[..start].trim_end().strip_suffix('/').unwrap_or_default().trim_end();
                let power = before.trim_end_matches(|c: char| c.is_ascii_digit());
                let help = if before.len() > power.len() && power.ends_with(['^', '*']) {
                    "a power that is a fraction stands in parentheses, as in m^(1/2)"
                } else {
                    "multiply the value by it instead"
                };
                Err(fault(span(start, self.at), format!("a unit can't contain the factor {number}"), help))
            }
        }
    }

    fn raised(&mut self, base: Unit, start: usize) -> Result<Unit, UnitError> {
        let at = self.at;
        let exponent = match self.superscript()? {
            Some(exponent) => exponent,
            None if self.take("^") || self.take("**") => self.exponent()?,
            None if self.next().is_some_and(|c| c.is_ascii_digit()) => {
                let help = "write powers with ^, as in m^2";
                return Err(fault(span(at, at + 1), "a digit after a unit".to_owned(), help));
            }
            None => return Ok(base),
        };
        let dimension = base.dimension.power(exponent).ok_or_else(|| self.too_large(start))?;
        Ok(Unit { dimension, scale: base.scale.power(exponent) })
    }

    fn exponent(&mut self) -> Result<f64, UnitError> {
        self.blanks();
        let start = self.at;
        if !self.take("(") {
            return self.decimal(start);
        }
        let numerator = self.decimal(start)?;
        let denominator = if self.take("/") { self.decimal(start)? } else { 1.0 };
        if !self.take(")") || denominator == 0.0 {
            return Err(self.wrong_exponent(start));
        }
        Ok(numerator / denominator)
    }

    fn decimal(&mut self, start: usize) -> Result<f64, UnitError> {
        self.blanks();
        let sign = if self.take("-") { -1.0 } else { 1.0 };
        let digits = self.take_while(|c| c.is_ascii_digit() || c == '.');
        let value: f64 = digits.parse().map_err(|_| self.wrong_exponent(start))?;
        self.blanks();
        Ok(sign * value)
    }

    /// `²`, `⁻¹`.
    fn superscript(&mut self) -> Result<Option<f64>, UnitError> {
        let start = self.at;
        let digit = |c: char| "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().position(|digit| digit == c);
        let written = self.take_while(|c| c == '⁻' || digit(c).is_some());
        if written.is_empty() {
            return Ok(None);
        }
        let (sign, digits) = written.strip_prefix('⁻').map_or((1.0, written), |digits| (-1.0, digits));
        let value = digits.chars().try_fold(0.0, |value, c| Some(10.0 * value + digit(c)? as f64));
        match value.filter(|_| !digits.is_empty()) {
            Some(value) => Ok(Some(sign * value)),
            None => Err(self.wrong_exponent(start)),
        }
    }

    fn next(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn take(&mut self, token: &str) -> bool {
        let found = self.text[self.at..].starts_with(token);
        if found {
            self.at += token.len();
        }
        found
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'t str {
        let rest = &self.text[self.at..];
        let length = rest.find(|c| !wanted(c)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    fn blanks(&mut self) {
        self.take_while(char::is_whitespace);
    }

    fn too_large(&self, start: usize) -> UnitError {
        let help = "exponents are multiples of 1/60 up to 546";
        fault(span(start, self.at), "this exponent can't be represented".to_owned(), help)
    }

    fn wrong_exponent(&self, start: usize) -> UnitError {
        let end = self.end_of_character(start);
        fault(
            span(start, end.max(self.at)),
            "not an exponent".to_owned(),
            "write a whole number, a decimal, or a fraction in parentheses, as in m^2, m^1.5 or m^(1/2)",
        )
    }

    fn wrong(&self, start: usize, message: &str) -> UnitError {
        let help = "units are written as in kg*m^2/s^2";
        fault(span(start, self.end_of_character(start)), message.to_owned(), help)
    }

    fn end_of_character(&self, start: usize) -> usize {
        start + self.text[start..].chars().next().map_or(0, char::len_utf8)
    }
}

fn not_coherent(symbol: &str, span: Span, unit: &str, factor: &str) -> UnitError {
    let message = format!("`{symbol}` is not a coherent SI unit: numbers are taken as they stand, in SI units");
    let written = format!("or write it with its value, as in \"5 {symbol}\"");
    let help = match unit {
        "1" => format!("give the value as a plain number: multiply it by {factor}; {written}"),
        _ => format!("give the value in {unit}: 1 {symbol} = {factor} {unit}; {written}"),
    };
    fault(span, message, help)
}

fn unknown(symbol: &str, span: Span) -> UnitError {
    if let Some((first, second)) = symbols::joined(symbol) {
        return fault(
            span,
            format!("unknown unit `{symbol}`"),
            format!("write `{first}*{second}` or `{first} {second}`"),
        );
    }
    let near = symbols::symbol_of_word(symbol).or_else(|| did_you_mean(symbol, symbols::suggestions()));
    let help = match near {
        Some(near) => format!("did you mean `{near}`?"),
        None => symbols::known(),
    };
    fault(span, format!("unknown unit `{symbol}`"), help)
}

fn fault(span: Span, message: String, help: impl Into<String>) -> UnitError {
    UnitError { span, other: None, message, help: Some(help.into()) }
}

fn span(start: usize, end: usize) -> Span {
    Span { start, end }
}
