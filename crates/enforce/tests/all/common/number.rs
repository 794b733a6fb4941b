//! Numbers whose zeros are exact: a residue modulo a prime of 61 bits beside the sum of two doubles, 32 digits.

use std::ops::{Add, Div, Mul, Neg, Sub};

const PRIME: u128 = (1 << 61) - 1;

#[derive(Clone, Copy, Debug)]
pub struct Number {
    residue: u64,
    high: f64,
    low: f64,
}

impl Number {
    pub const ZERO: Self = Self { residue: 0, high: 0.0, low: 0.0 };

    pub fn is_zero(self) -> bool {
        self.residue == 0
    }

    pub fn float(self) -> f64 {
        self.high
    }

    fn new(residue: u128, (high, low): (f64, f64)) -> Self {
        let residue = (residue % PRIME) as u64;
        if residue == 0 { Self::ZERO } else { Self { residue, high, low } }
    }
}

impl From<f64> for Number {
    fn from(x: f64) -> Self {
        let (mut mantissa, mut exponent) = (x.abs(), 0_i32);
        while mantissa.fract() != 0.0 {
            (mantissa, exponent) = (2.0 * mantissa, exponent - 1);
        }
        while mantissa >= 9e15 {
            (mantissa, exponent) = (0.5 * mantissa, exponent + 1);
        }
        // 2 to the power of 61 is 1.
        let residue = (mantissa as u128 % PRIME) << exponent.rem_euclid(61);
        Self::new(if x < 0.0 { PRIME - residue % PRIME } else { residue }, (x, 0.0))
    }
}

fn sum(a: f64, b: f64) -> (f64, f64) {
    let s = a + b;
    let t = s - a;
    (s, (a - (s - t)) + (b - t))
}

impl Add for Number {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        let (s, e) = sum(self.high, o.high);
        let (t, f) = sum(self.low, o.low);
        let (s, e) = sum(s, e + t);
        Self::new(u128::from(self.residue) + u128::from(o.residue), sum(s, e + f))
    }
}

impl Neg for Number {
    type Output = Self;
    fn neg(self) -> Self {
        Self::new(PRIME - u128::from(self.residue), (-self.high, -self.low))
    }
}

impl Sub for Number {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        self + -o
    }
}

impl Mul for Number {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        let p = self.high * o.high;
        let e = self.high.mul_add(o.high, -p) + (self.high * o.low + self.low * o.high);
        Self::new(u128::from(self.residue) * u128::from(o.residue), sum(p, e))
    }
}

impl Div for Number {
    type Output = Self;
    fn div(self, o: Self) -> Self {
        let float = |x: f64| Self { residue: 1, high: x, low: 0.0 };
        let mut quotient = float(self.high / o.high);
        let rest = Self { residue: 1, ..self } - o.times(&quotient);
        quotient = quotient.plus(rest.high / o.high);
        let residue = u128::from(self.residue) * inverse(o.residue);
        Self::new(residue, (quotient.high, quotient.low))
    }
}

impl Number {
    /// The product of the doubles alone.
    fn times(self, o: &Self) -> Self {
        let p = self.high * o.high;
        let e = self.high.mul_add(o.high, -p) + (self.high * o.low + self.low * o.high);
        let (high, low) = sum(p, e);
        Self { residue: 2, high, low }
    }

    fn plus(self, x: f64) -> Self {
        let (s, e) = sum(self.high, x);
        let (high, low) = sum(s, e + self.low);
        Self { high, low, ..self }
    }
}

/// By Fermat.
fn inverse(x: u64) -> u128 {
    let (mut base, mut power, mut product) = (u128::from(x), PRIME - 2, 1);
    while power > 0 {
        if power & 1 == 1 {
            product = product * base % PRIME;
        }
        (base, power) = (base * base % PRIME, power >> 1);
    }
    product
}
