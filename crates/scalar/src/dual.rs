//! Dual numbers a + a′ε with ε² = 0: forward-mode derivatives of anything written over [`Scalar`].
//!
//! Symbol table: a, b values; a′, b′ derivatives. Each operation is the chain rule
//! f(a + a′ε) = f(a) + f′(a) a′ ε. Where a function has a corner or a jump (abs, sign, floor, min, max, comparisons) the
//! derivative is that of the side which the value is on; abs and sign have derivative 0 at 0.

use crate::scalar::Scalar;
use std::ops::{Add, Div, Mul, Neg, Sub};

/// A value and its derivative along one direction. `T` may itself be lanes or dual (second derivatives).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dual<T = f64> {
    /// The value, a.
    pub value: T,
    /// Its derivative, a′.
    pub derivative: T,
}

impl<T: Scalar> Dual<T> {
    /// a + a′ε.
    #[inline]
    pub fn new(value: T, derivative: T) -> Self {
        Dual { value, derivative }
    }

    /// f(a) + f′(a) a′ ε, given f(a) and f′(a).
    #[inline]
    fn chain(self, value: T, slope: T) -> Self {
        Dual { value, derivative: slope * self.derivative }
    }
}

#[inline]
fn one<T: Scalar>() -> T {
    T::constant(1.0)
}

#[inline]
fn zero<T: Scalar>() -> T {
    T::constant(0.0)
}

/// slope · a′, and 0 where a′ = 0 even if the slope is not finite.
#[inline]
fn along<T: Scalar>(slope: T, derivative: T) -> T {
    T::select(derivative.equal(zero()), zero(), slope * derivative)
}

impl<T: Scalar> Add for Dual<T> {
    type Output = Self;
    #[inline]
    fn add(self, b: Self) -> Self {
        Dual { value: self.value + b.value, derivative: self.derivative + b.derivative }
    }
}

impl<T: Scalar> Sub for Dual<T> {
    type Output = Self;
    #[inline]
    fn sub(self, b: Self) -> Self {
        Dual { value: self.value - b.value, derivative: self.derivative - b.derivative }
    }
}

impl<T: Scalar> Mul for Dual<T> {
    type Output = Self;
    #[inline]
    fn mul(self, b: Self) -> Self {
        Dual { value: self.value * b.value, derivative: self.derivative * b.value + self.value * b.derivative }
    }
}

impl<T: Scalar> Div for Dual<T> {
    type Output = Self;
    #[inline]
    fn div(self, b: Self) -> Self {
        let value = self.value / b.value;
        Dual { value, derivative: (self.derivative - value * b.derivative) / b.value }
    }
}

impl<T: Scalar> Neg for Dual<T> {
    type Output = Self;
    #[inline]
    fn neg(self) -> Self {
        Dual { value: -self.value, derivative: -self.derivative }
    }
}

impl<T: Scalar> Scalar for Dual<T> {
    const ARITHMETIC: bool = T::ARITHMETIC;
    type Mask = T::Mask;

    #[inline]
    fn constant(value: f64) -> Self {
        Dual { value: T::constant(value), derivative: zero() }
    }
    #[inline]
    fn sin(self) -> Self {
        self.sin_cos().0
    }
    #[inline]
    fn cos(self) -> Self {
        self.sin_cos().1
    }
    #[inline]
    fn sin_cos(self) -> (Self, Self) {
        let (s, c) = self.value.sin_cos();
        (self.chain(s, c), self.chain(c, -s))
    }
    #[inline]
    fn tan(self) -> Self {
        let t = self.value.tan();
        self.chain(t, one::<T>() + t * t)
    }
    #[inline]
    fn asin(self) -> Self {
        let a = self.value;
        self.chain(a.asin(), one::<T>() / (one::<T>() - a * a).sqrt())
    }
    #[inline]
    fn acos(self) -> Self {
        let a = self.value;
        self.chain(a.acos(), -one::<T>() / (one::<T>() - a * a).sqrt())
    }
    #[inline]
    fn atan(self) -> Self {
        let a = self.value;
        self.chain(a.atan(), one::<T>() / (one::<T>() + a * a))
    }
    #[inline]
    fn atan2(self, x: Self) -> Self {
        let square = self.value * self.value + x.value * x.value;
        let turning = x.value * self.derivative - self.value * x.derivative;
        Dual { value: self.value.atan2(x.value), derivative: turning / square }
    }
    #[inline]
    fn sinh(self) -> Self {
        self.chain(self.value.sinh(), self.value.cosh())
    }
    #[inline]
    fn cosh(self) -> Self {
        self.chain(self.value.cosh(), self.value.sinh())
    }
    #[inline]
    fn tanh(self) -> Self {
        let t = self.value.tanh();
        self.chain(t, one::<T>() - t * t)
    }
    #[inline]
    fn exp(self) -> Self {
        let e = self.value.exp();
        self.chain(e, e)
    }
    #[inline]
    fn ln(self) -> Self {
        self.chain(self.value.ln(), one::<T>() / self.value)
    }
    #[inline]
    fn sqrt(self) -> Self {
        let root = self.value.sqrt();
        Dual { value: root, derivative: along(T::constant(0.5) / root, self.derivative) }
    }
    #[inline]
    fn abs(self) -> Self {
        self.chain(self.value.abs(), self.value.sign())
    }
    #[inline]
    fn sign(self) -> Self {
        Dual { value: self.value.sign(), derivative: zero() }
    }
    #[inline]
    fn floor(self) -> Self {
        Dual { value: self.value.floor(), derivative: zero() }
    }
    #[inline]
    fn min(self, other: Self) -> Self {
        let mine = self.value.less(other.value);
        let derivative = T::select(mine, self.derivative, other.derivative);
        Dual { value: self.value.min(other.value), derivative }
    }
    #[inline]
    fn max(self, other: Self) -> Self {
        let mine = other.value.less(self.value);
        let derivative = T::select(mine, self.derivative, other.derivative);
        Dual { value: self.value.max(other.value), derivative }
    }
    /// (a^b)′ = b a^(b−1) a′ + a^b ln a b′; a term whose a′ or b′ is 0 is 0.
    #[inline]
    fn powf(self, b: Self) -> Self {
        let a = self.value;
        let value = a.powf(b.value);
        let by_base = along(b.value * a.powf(b.value - one()), self.derivative);
        let by_exponent = along(value * a.ln(), b.derivative);
        Dual { value, derivative: by_base + by_exponent }
    }

    #[inline]
    fn is_positive(self) -> bool {
        self.value.is_positive()
    }

    #[inline]
    fn less(self, other: Self) -> T::Mask {
        self.value.less(other.value)
    }
    #[inline]
    fn less_equal(self, other: Self) -> T::Mask {
        self.value.less_equal(other.value)
    }
    #[inline]
    fn equal(self, other: Self) -> T::Mask {
        self.value.equal(other.value)
    }
    #[inline]
    fn not_equal(self, other: Self) -> T::Mask {
        self.value.not_equal(other.value)
    }
    #[inline]
    fn select(mask: T::Mask, yes: Self, no: Self) -> Self {
        Dual { value: T::select(mask, yes.value, no.value), derivative: T::select(mask, yes.derivative, no.derivative) }
    }
}
