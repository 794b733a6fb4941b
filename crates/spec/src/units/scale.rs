//! What units of another scale are in the coherent ones.
//!
//! A unit u of another scale is 10ᵏ πⁿ a / b of the coherent one, with k, n whole and a, b products of a few numbers. The value of `x u` is
//! (x·a·10ᵏ / b) · πⁿ, where the decimal x is taken as it is written and the fraction is rounded once: `25 mm` and `0.025` are the same bits, and
//! `180 deg` is π.

use crate::tolerances::WHOLE;

/// What one of a unit is in the coherent unit of its dimension: 10ᵏ πⁿ · over / under.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Scale {
    ten: i32,
    over: f64,
    under: f64,
    /// Power of π.
    pi: i32,
}

impl Scale {
    pub(super) const ONE: Self = Self { ten: 0, over: 1.0, under: 1.0, pi: 0 };

    /// A factor of the tables: `1e-3`, `pi/180`, `2*pi`, `1/3.6`.
    pub(super) fn of(factor: &str) -> Self {
        let (over, under) = factor.split_once('/').unwrap_or((factor, "1"));
        let part = |text: &str| text.split('*').map(Self::of_number).fold(Self::ONE, Self::times);
        part(over).divided_by(part(under))
    }

    fn of_number(text: &str) -> Self {
        if text == "pi" {
            return Self { pi: 1, ..Self::ONE };
        }
        let (mantissa, ten) = whole(text);
        Self { ten, over: mantissa.parse().unwrap_or(f64::NAN), ..Self::ONE }
    }

    pub(super) fn times(self, other: Self) -> Self {
        Self {
            ten: self.ten.saturating_add(other.ten),
            over: self.over * other.over,
            under: self.under * other.under,
            pi: self.pi.saturating_add(other.pi),
        }
    }

    pub(super) fn divided_by(self, other: Self) -> Self {
        let inverse = Self {
            ten: other.ten.saturating_neg(),
            over: other.under,
            under: other.over,
            pi: other.pi.saturating_neg(),
        };
        self.times(inverse)
    }

    /// The power; exact for whole exponents where there is no rounding.
    pub(super) fn power(self, exponent: f64) -> Self {
        let whole = exponent.round();
        if whole == exponent && whole.abs() <= f64::from(i16::MAX) {
            let n = whole as i32;
            let raised = Self {
                ten: self.ten.saturating_mul(n.abs()),
                over: self.over.powi(n.abs()),
                under: self.under.powi(n.abs()),
                pi: self.pi.saturating_mul(n.abs()),
            };
            return if n < 0 { Self::ONE.divided_by(raised) } else { raised };
        }
        let value = 10.0_f64.powi(self.ten) * self.over / self.under * std::f64::consts::PI.powi(self.pi);
        Self { over: value.powf(exponent), ..Self::ONE }
    }

    /// The value of a decimal literal of this unit.
    pub(super) fn value(self, literal: &str) -> f64 {
        let times: f64 = literal.parse().unwrap_or(f64::NAN);
        let rational = self.fraction(literal).filter(|_| times.is_normal()).unwrap_or_else(|| self.approximate(times));
        if self.pi == 0 { rational } else { rational * std::f64::consts::PI.powi(self.pi) }
    }

    /// x·a·10ᵏ / b, rounded once: its decimals by long division, more than a double has. Nothing where one of the numbers is not whole, as of
    /// fractional powers, or too long.
    fn fraction(self, literal: &str) -> Option<f64> {
        const ENOUGH: u128 = 10_u128.pow(30);
        let integer = |x: f64| (x.fract() == 0.0 && (1.0..WHOLE).contains(&x)).then_some(x as u128);
        let lower = literal.to_ascii_lowercase();
        let (digits, ten) = whole(lower.trim_start_matches(['+', '-']));
        let (over, under) = (integer(self.over)?, integer(self.under)?);
        let product = digits.parse::<u128>().ok()?.checked_mul(over)?;
        let (mut quotient, mut rest, mut ten) = (product / under, product % under, ten.saturating_add(self.ten));
        while rest != 0 && quotient < ENOUGH {
            quotient = 10 * quotient + 10 * rest / under;
            rest = 10 * rest % under;
            ten = ten.saturating_sub(1);
        }
        // What is left is less than the last digit: a digit behind tells it from nothing.
        let behind = if rest == 0 { "" } else { ".1" };
        let sign = if lower.starts_with('-') { "-" } else { "" };
        format!("{sign}{quotient}{behind}e{ten}").parse().ok()
    }

    /// The same with a rounding at each step.
    fn approximate(self, times: f64) -> f64 {
        let decimal = format!("{:e}", times * self.over);
        let (mantissa, exponent) = decimal.split_once('e').unwrap_or((&decimal, "0"));
        let exponent: i32 = exponent.parse().unwrap_or(0);
        let shifted: f64 = format!("{mantissa}e{}", exponent.saturating_add(self.ten)).parse().unwrap_or(times);
        shifted / self.under
    }
}

/// A decimal as a whole number times a power of ten: 0.0254 is 254e-4.
fn whole(text: &str) -> (String, i32) {
    let (mantissa, exponent) = text.split_once('e').unwrap_or((text, "0"));
    let (before, after) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    (format!("{before}{after}"), exponent - after.len() as i32)
}
