//! Exact coefficients.

use crate::tolerances::{EVIDENT_FRACTION, FRACTION_ROUNDING};

/// The computation needs numbers or terms beyond its budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TooLarge;

/// Convergents that are looked at: of a fraction with numerator and denominator below 10⁹ there are no more than 44.
const CONVERGENTS: usize = 44;
/// Whole numbers from here on are decimals whose point was cleared away.
const LONG_COUNT: u128 = 100_000;

/// p/q in lowest terms, q > 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rational {
    p: i128,
    q: i128,
}

impl Rational {
    pub(super) const ZERO: Self = Self { p: 0, q: 1 };
    pub(super) const ONE: Self = Self { p: 1, q: 1 };
    pub(super) const MINUS_ONE: Self = Self { p: -1, q: 1 };

    /// p/q in lowest terms; q ≠ 0.
    pub(super) fn new(p: i128, q: i128) -> Result<Self, TooLarge> {
        let divisor = gcd(p.unsigned_abs(), q.unsigned_abs()).max(1);
        let divisor = i128::try_from(divisor).map_err(|_| TooLarge)?;
        let (p, q) = (p / divisor, q / divisor);
        let sign = q.signum();
        Ok(Self { p: p.checked_mul(sign).ok_or(TooLarge)?, q: q.checked_mul(sign).ok_or(TooLarge)? })
    }

    /// The fraction or short decimal that a number was written as, or that it is but for a few roundings; `None` for one that only a double
    /// describes.
    pub(super) fn from_f64(c: f64) -> Option<Self> {
        if c.fract() == 0.0 {
            return (c.abs() < 1e15).then_some(Self { p: c as i128, q: 1 });
        }
        if let Some((p, q)) = convergent(c.abs()) {
            return Self::new((p * c.signum()) as i128, q as i128).ok();
        }
        let (mantissa, exponent) = format!("{c:e}").split_once('e').map(|(m, e)| (m.to_owned(), e.parse::<i32>()))?;
        let digits = mantissa.split_once('.').map_or(0, |(_, d)| d.len());
        let shift = exponent.ok()? - i32::try_from(digits).ok()?;
        if digits > 12 || !(-18..0).contains(&shift) {
            return None;
        }
        let p: i128 = mantissa.replace('.', "").parse().ok()?;
        Self::new(p, 10_i128.pow(shift.unsigned_abs())).ok()
    }

    pub(super) fn to_f64(self) -> f64 {
        self.p as f64 / self.q as f64
    }

    /// Digits that it is written with; ±1 has none.
    pub(super) fn digits(self) -> usize {
        let count = |x: u128| x.checked_ilog10().map_or(0, |l| l as usize + 1);
        match (self.numerator(), self.denominator()) {
            (1, 1) => 0,
            (p, 1) => count(p),
            // Small fractions stay fractions.
            (p, q) if p < 100 && q < 25 => count(p) + count(q),
            _ => {
                let text = format!("{:e}", self.to_f64());
                text.split('e').next().map_or(0, |m| m.bytes().filter(u8::is_ascii_digit).count())
            }
        }
    }

    /// Whether it is a whole number that nobody counts to.
    pub(super) fn is_long_count(self) -> bool {
        self.q == 1 && self.numerator() >= LONG_COUNT
    }

    /// |x|
    pub(super) fn size(self) -> Self {
        Self { p: self.p.abs(), ..self }
    }

    pub(super) fn is_zero(self) -> bool {
        self.p == 0
    }

    pub(super) fn is_negative(self) -> bool {
        self.p < 0
    }

    pub(super) fn numerator(self) -> u128 {
        self.p.unsigned_abs()
    }

    pub(super) fn denominator(self) -> u128 {
        self.q.unsigned_abs()
    }

    pub(super) fn neg(self) -> Self {
        Self { p: -self.p, q: self.q }
    }

    pub(super) fn add(self, other: Self) -> Result<Self, TooLarge> {
        let left = self.p.checked_mul(other.q).ok_or(TooLarge)?;
        let right = other.p.checked_mul(self.q).ok_or(TooLarge)?;
        Self::new(left.checked_add(right).ok_or(TooLarge)?, self.q.checked_mul(other.q).ok_or(TooLarge)?)
    }

    pub(super) fn mul(self, other: Self) -> Result<Self, TooLarge> {
        let p = self.p.checked_mul(other.p).ok_or(TooLarge)?;
        Self::new(p, self.q.checked_mul(other.q).ok_or(TooLarge)?)
    }

    /// 1/x; x ≠ 0.
    pub(super) fn inverse(self) -> Self {
        let sign = self.p.signum();
        Self { p: self.q * sign, q: self.p * sign }
    }

    /// The residue modulo a prime below 2³² that does not divide q.
    pub(super) fn modulo(self, prime: u64) -> Option<u64> {
        // Nearly all are integers of one word.
        let reduce = |x: i128| match i64::try_from(x) {
            Ok(word) => word.rem_euclid(prime.cast_signed()).cast_unsigned(),
            Err(_) => u64::try_from(x.rem_euclid(i128::from(prime))).unwrap_or(0),
        };
        if self.q == 1 {
            return Some(reduce(self.p));
        }
        let q = reduce(self.q);
        (q != 0).then(|| reduce(self.p) * power_modulo(q, prime - 2, prime) % prime)
    }
}

/// The first convergent of the continued fraction of c > 0 that is c, or is next to it and so short that this is no chance.
fn convergent(c: f64) -> Option<(f64, f64)> {
    let (mut before, mut now, mut x) = ((0.0, 1.0), (1.0, 0.0), c);
    for _ in 0..CONVERGENTS {
        let whole = x.floor();
        (before, now) = (now, (whole * now.0 + before.0, whole * now.1 + before.1));
        let (p, q) = now;
        if p.is_nan() || p >= 1e9 {
            return None;
        }
        let off = (p / q - c).abs();
        if off == 0.0 && q <= 1000.0 || off <= FRACTION_ROUNDING * c && p * q <= EVIDENT_FRACTION {
            return Some(now);
        }
        x = (x - whole).recip();
    }
    None
}

/// base^n modulo a prime below 2³².
pub(super) fn power_modulo(base: u64, mut n: u64, prime: u64) -> u64 {
    let (mut base, mut out) = (base % prime, 1);
    while n > 0 {
        if n & 1 == 1 {
            out = out * base % prime;
        }
        base = base * base % prime;
        n >>= 1;
    }
    out
}

pub(super) fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

pub(super) fn lcm(a: u128, b: u128) -> Result<u128, TooLarge> {
    (a / gcd(a, b).max(1)).checked_mul(b).ok_or(TooLarge)
}
