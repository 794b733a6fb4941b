//! Numbers whose exponent has no bound: what overflows on the way to a number that does not, such as the slope of 1/(1 + e⁻ˣ) far from its step, comes out right.
//!
//! ```text
//! x = m 2ᵉ,   e = 0 where 2⁻⁴⁰⁰ ≤ |x| ≤ 2⁴⁰⁰
//! ```
//!
//! There each operation gives the bits of `f64`; elsewhere it rounds as often. Functions that overflow for themselves alone (`exp`, `sinh`, `cosh`, powers) go on.

use crate::elementary::{LN2_HIGH, LN2_LOW, ONE_OVER_LN2};
use crate::scalar::Scalar;
use crate::tolerances::far::{DOWN, STEP, UP};
use std::ops::{Add, Div, Mul, Neg, Sub};

/// Arguments from which on a whole number of ln 2 is not told from the next.
const ENDLESS: u64 = 1 << 46;

/// Exponents beyond which numbers are infinite, or zero, after all: sums and differences of some are none that overflow.
const LAST: i64 = 1 << 60;

/// m 2ᵉ.
#[derive(Clone, Copy, Debug)]
pub struct Far {
    m: f64,
    e: i64,
}

/// x 2ᵏ for −2000 < k < 2000.
fn shift(mut x: f64, mut k: i64) -> f64 {
    while k >= STEP {
        (x, k) = (x * UP, k - STEP);
    }
    while k <= -STEP {
        (x, k) = (x * DOWN, k + STEP);
    }
    x * f64::from_bits(((1023 + k) as u64) << 52)
}

impl Far {
    fn new(mut m: f64, mut e: i64) -> Self {
        if m == 0.0 || !m.is_finite() {
            return Self { m, e: 0 };
        }
        if e.abs() > LAST {
            return Self { m: if e > 0 { m * f64::INFINITY } else { m * 0.0 }, e: 0 };
        }
        // Near enough to be a plain number.
        if e != 0 && e.abs() <= 2 * STEP {
            let plain = shift(m, e);
            if (DOWN..=UP).contains(&plain.abs()) {
                return Self { m: plain, e: 0 };
            }
        }
        while m.abs() > UP {
            (m, e) = (m * DOWN, e + STEP);
        }
        while m.abs() < DOWN {
            (m, e) = (m * UP, e - STEP);
        }
        Self { m, e }
    }

    /// The number as `f64`: infinite or zero beyond its ends.
    pub fn number(self) -> f64 {
        if self.e == 0 { self.m } else { shift(self.m, self.e.clamp(-4 * STEP, 4 * STEP)) }
    }

    /// Both with one exponent, which is the larger.
    fn aligned(self, other: Self) -> (f64, f64, i64) {
        let part = |x: Self, e: i64| shift(x.m, (x.e - e).max(-4 * STEP));
        match (self.m == 0.0, other.m == 0.0) {
            (true, _) => (self.m, other.m, other.e),
            (_, true) => (self.m, other.m, self.e),
            _ if self.e == other.e => (self.m, other.m, self.e),
            _ => {
                let e = self.e.max(other.e);
                (part(self, e), part(other, e), e)
            }
        }
    }

    /// e to the power of a number.
    fn power_of_e(x: f64) -> Self {
        let plain = Scalar::exp(x);
        if (DOWN..=UP).contains(&plain) || x.is_nan() {
            return Self { m: plain, e: 0 };
        }
        if x.abs() > ENDLESS as f64 {
            return Self { m: plain, e: 0 };
        }
        let k = (x * ONE_OVER_LN2).round();
        let rest = k.mul_add(-LN2_LOW, k.mul_add(-LN2_HIGH, x));
        Self::new(Scalar::exp(rest), k as i64)
    }
}

impl Add for Far {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        let (a, b, e) = self.aligned(other);
        Self::new(a + b, e)
    }
}

impl Sub for Far {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl Mul for Far {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        Self::new(self.m * other.m, self.e + other.e)
    }
}

impl Div for Far {
    type Output = Self;
    fn div(self, other: Self) -> Self {
        Self::new(self.m / other.m, self.e - other.e)
    }
}

impl Neg for Far {
    type Output = Self;
    fn neg(self) -> Self {
        Self { m: -self.m, e: self.e }
    }
}

/// Functions whose values are none that overflow.
macro_rules! from_near {
    ($($name:ident),*) => {$(
        fn $name(self) -> Self { Self::constant(Scalar::$name(self.number())) }
    )*};
}

impl Scalar for Far {
    type Mask = bool;
    crate::goes_no_farther!();

    fn constant(value: f64) -> Self {
        Self::new(value, 0)
    }
    fn sin_cos(self) -> (Self, Self) {
        (self.sin(), self.cos())
    }
    from_near!(sin, cos, tan, asin, acos, atan, tanh);

    fn atan2(self, x: Self) -> Self {
        let (y, x, _) = self.aligned(x);
        Self::constant(y.atan2(x))
    }
    fn sinh(self) -> Self {
        let plain = self.number().sinh();
        if plain.abs() <= UP { Self::constant(plain) } else { self.sign() * self.cosh() }
    }
    fn cosh(self) -> Self {
        let plain = self.number().cosh();
        let half = Self { m: 0.5, e: 0 };
        if plain <= UP { Self::constant(plain) } else { half * Self::power_of_e(self.number().abs()) }
    }
    fn exp(self) -> Self {
        Self::power_of_e(self.number())
    }
    fn ln(self) -> Self {
        let of_exponent = self.e as f64;
        Self::constant(if self.e == 0 {
            self.m.ln()
        } else {
            of_exponent * LN2_HIGH + (of_exponent * LN2_LOW + self.m.ln())
        })
    }
    fn sqrt(self) -> Self {
        // Exponents that are kept need not be even.
        let odd = self.e.rem_euclid(2);
        Self::new(shift(self.m, odd).sqrt(), (self.e - odd) / 2)
    }
    fn abs(self) -> Self {
        Self { m: self.m.abs(), e: self.e }
    }
    fn sign(self) -> Self {
        Self { m: Scalar::sign(self.m), e: 0 }
    }
    fn floor(self) -> Self {
        if self.e > 0 { self } else { Self::constant(self.number().floor()) }
    }
    fn min(self, other: Self) -> Self {
        if self.less(other) || self.m.is_nan() { self } else { other }
    }
    fn max(self, other: Self) -> Self {
        if other.less(self) || self.m.is_nan() { self } else { other }
    }
    fn powf(self, exponent: Self) -> Self {
        let plain = self.number().powf(exponent.number());
        let fits = self.e == 0 && (DOWN..=UP).contains(&plain.abs());
        let n = exponent.number();
        if !fits && self.m < 0.0 && n.fract() == 0.0 {
            let size = (-self).powf(exponent);
            return if n % 2.0 == 0.0 { size } else { -size };
        }
        if fits || self.m.partial_cmp(&0.0) != Some(std::cmp::Ordering::Greater) || !self.m.is_finite() {
            return Self::constant(plain);
        }
        (exponent * self.ln()).exp()
    }

    fn less(self, other: Self) -> bool {
        let (a, b, _) = self.aligned(other);
        a < b
    }
    fn less_equal(self, other: Self) -> bool {
        let (a, b, _) = self.aligned(other);
        a <= b
    }
    fn equal(self, other: Self) -> bool {
        let (a, b, _) = self.aligned(other);
        a == b
    }
    fn not_equal(self, other: Self) -> bool {
        !self.equal(other)
    }
    fn select(mask: bool, yes: Self, no: Self) -> Self {
        if mask { yes } else { no }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn far(x: f64) -> Far {
        Far::constant(x)
    }

    /// The same to a few roundings of the exponent's digits.
    fn is_close(x: Far, y: f64) -> bool {
        (x.number() - y).abs() <= 1e-12 * y.abs()
    }

    #[test]
    fn what_overflows_on_the_way_comes_out() {
        let one = far(1.0);
        for x in [-900.0, -400.0, -30.0, 0.0, 0.5, 30.0, 400.0, 900.0] {
            let e = far(-x).exp();
            let slope = e / ((one + e) * (one + e));
            let direct = if x.abs() > 40.0 { (-x.abs()).exp() } else { (-x).exp() / (1.0 + (-x).exp()).powi(2) };
            assert!(is_close(slope, direct), "{x}: {} for {direct}", slope.number());
            let soft = (one + far(x).exp()).ln();
            assert!((soft.number() - (x.max(0.0) + (-x.abs()).exp().ln_1p())).abs() <= 1e-12 * (1.0 + x.abs()), "{x}");
            let tanh = far(x).sinh() / far(x).cosh();
            assert!((tanh.number() - x.tanh()).abs() <= 1e-14, "{x}");
        }
        for x in [1e5, 1e10, 1e13] {
            assert!((far(x).exp().ln().number() - x).abs() <= 1e-15 * x, "{x}");
            assert!(is_close(far(-x).exp() * far(x).exp(), 1.0), "{x}");
        }
        assert!(is_close(far(800.0).exp() * far(-799.0).exp(), std::f64::consts::E));
        assert!(is_close((far(1e200) * far(1e200)).sqrt(), 1e200));
        assert!(is_close((far(1e-200) * far(1e-300)) / (far(1e-250) * far(1e-240)), 1e-10));
        assert!(is_close(far(2.0).powf(far(5000.0)) / far(2.0).powf(far(4990.0)), 1024.0));
        assert!(is_close(far(-2.0).powf(far(5001.0)) / far(2.0).powf(far(4990.0)), -2048.0));
    }

    #[test]
    fn what_is_too_large_stays_so() {
        assert_eq!(far(800.0).exp().number(), f64::INFINITY);
        assert_eq!((-far(800.0).exp()).number(), f64::NEG_INFINITY);
        assert_eq!(far(-800.0).exp().number(), 0.0);
        assert_eq!(far(f64::INFINITY).exp().number(), f64::INFINITY);
        let most = [1e13, -1e13].map(|x| (0..24).fold(far(x).exp(), |power, _| power * power));
        assert_eq!(most.map(Far::number), [f64::INFINITY, 0.0]);
        assert!((most[0] + most[1]).number().is_infinite() && most[1].less(most[0]));
        assert!((far(0.0) / far(0.0)).number().is_nan());
        assert!((far(1.0) / far(0.0)).number().is_infinite());
        assert!(
            far(1.0).less(far(800.0).exp()) && far(-800.0).exp().less(far(1e-300)) && far(0.0).less(far(-800.0).exp())
        );
    }

    #[test]
    fn plain_numbers_have_their_bits() {
        for (x, y) in [(1.1, -3.7), (1e100, 1e-100), (0.3, 1e15), (-2.5, 7.0)] {
            let pairs = [
                (far(x) + far(y), x + y),
                (far(x) * far(y), x * y),
                (far(x) / far(y), x / y),
                (far(x) - far(y), x - y),
            ];
            pairs.into_iter().for_each(|(one, other)| assert_eq!(one.number().to_bits(), other.to_bits()));
        }
    }
}
