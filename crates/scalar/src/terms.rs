//! A number with the size of what it is made of, so that rounding can be told from it.
//!
//! ```text
//! s(c) = |c|,   s(a ± b) = s(a) + s(b),   s(ab) = |a| s(b) + |b| s(a),   s(f(a)) = |f′(a)| s(a) + |f(a)|               (1)
//! ```
//! A running error analysis to first order: rounding of a formula is some ε s at most. What cancels to less is zero.

use crate::dual::Dual;
use crate::scalar::Scalar;
use std::ops::{Add, Div, Mul, Neg, Sub};

/// A value, and s of (1).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Terms {
    /// The value.
    pub value: f64,
    /// The size of what it is made of.
    pub size: f64,
}

impl Terms {
    /// A function of one number: (1) by its derivative.
    fn through(self, f: impl Fn(Dual) -> Dual) -> Self {
        let Dual { value, derivative } = f(Dual::new(self.value, self.size));
        // At a corner of infinite slope nothing is known of the rounding but the number itself.
        let moved = if derivative.is_finite() { derivative.abs() } else { 0.0 };
        Self { value, size: moved + value.abs() }
    }

    /// A function of two: one after the other.
    fn through_both(self, other: Self, f: impl Fn(Dual, Dual) -> Dual) -> Self {
        let first = self.through(|a| f(a, Dual::constant(other.value)));
        let second = other.through(|b| f(Dual::constant(self.value), b));
        Self { value: first.value, size: first.size + second.size }
    }
}

impl Add for Terms {
    type Output = Self;
    fn add(self, b: Self) -> Self {
        Self { value: self.value + b.value, size: self.size + b.size }
    }
}

impl Sub for Terms {
    type Output = Self;
    fn sub(self, b: Self) -> Self {
        Self { value: self.value - b.value, size: self.size + b.size }
    }
}

impl Mul for Terms {
    type Output = Self;
    fn mul(self, b: Self) -> Self {
        Self { value: self.value * b.value, size: self.value.abs() * b.size + b.value.abs() * self.size }
    }
}

impl Div for Terms {
    type Output = Self;
    fn div(self, b: Self) -> Self {
        let value = self.value / b.value;
        Self { value, size: (self.size + value.abs() * b.size) / b.value.abs() }
    }
}

impl Neg for Terms {
    type Output = Self;
    fn neg(self) -> Self {
        Self { value: -self.value, ..self }
    }
}

/// Functions of one number.
macro_rules! by_slope {
    ($($name:ident),*) => {$(
        fn $name(self) -> Self { self.through(Scalar::$name) }
    )*};
}

impl Scalar for Terms {
    crate::goes_no_farther!();
    type Mask = bool;

    fn constant(value: f64) -> Self {
        Self { value, size: value.abs() }
    }
    by_slope!(sin, cos, tan, asin, acos, atan, sinh, cosh, tanh, exp, ln, sqrt, abs, sign, floor);
    fn sin_cos(self) -> (Self, Self) {
        (self.sin(), self.cos())
    }
    fn atan2(self, x: Self) -> Self {
        self.through_both(x, Scalar::atan2)
    }
    fn min(self, other: Self) -> Self {
        if self.value < other.value || self.value.is_nan() { self } else { other }
    }
    fn max(self, other: Self) -> Self {
        if self.value > other.value || self.value.is_nan() { self } else { other }
    }
    fn powf(self, exponent: Self) -> Self {
        self.through_both(exponent, Scalar::powf)
    }
    fn is_positive(self) -> bool {
        self.value > 0.0
    }
    fn less(self, other: Self) -> bool {
        self.value < other.value
    }
    fn less_equal(self, other: Self) -> bool {
        self.value <= other.value
    }
    fn equal(self, other: Self) -> bool {
        self.value == other.value
    }
    fn not_equal(self, other: Self) -> bool {
        self.value != other.value
    }
    fn select(mask: bool, yes: Self, no: Self) -> Self {
        if mask { yes } else { no }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is left of sums that cancel is rounding beside their size; what is small by itself is not.
    #[test]
    fn rounding_is_told_from_small_numbers() {
        let of = |x: f64| Terms::constant(x);
        for k in 0..200 {
            let (x, y) = (of(0.37 * f64::from(k) + 0.1), of(1.7));
            let (s, c) = x.sin_cos();
            let zeros = [s * s + c * c - of(1.0), (x * y) / y - x, s.atan2(c).sin() - s, x.exp().ln() - x];
            for zero in zeros {
                assert!(zero.value.abs() <= 8.0 * f64::EPSILON * zero.size, "{k}: {zero:?}");
            }
            let small = of(1e-30) * x * y.sin();
            assert!(small.value.abs() > 0.1 * small.size, "{small:?}");
        }
    }
}
