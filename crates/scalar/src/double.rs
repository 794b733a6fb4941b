//! `f64` as a number of generic algorithms.

use crate::elementary;
use crate::far::Far;
use crate::scalar::Scalar;

/// Functions of one number that the standard library answers.
macro_rules! from_std {
    ($($name:ident),*) => {$(
        #[inline(always)]
        fn $name(self) -> f64 { f64::$name(self) }
    )*};
}

#[allow(clippy::inline_always)] // compiled once per target feature by being inlined there
impl Scalar for f64 {
    type Mask = bool;
    type Far = Far;

    fn far(self) -> Far {
        Far::constant(self)
    }
    fn near(far: Far) -> f64 {
        far.number()
    }
    #[inline(always)]
    fn is_finite(self) -> bool {
        f64::is_finite(self)
    }

    #[inline(always)]
    fn constant(value: f64) -> f64 {
        value
    }
    #[inline(always)]
    fn sin(self) -> f64 {
        elementary::sin_cos(self).0
    }
    #[inline(always)]
    fn cos(self) -> f64 {
        elementary::sin_cos(self).1
    }
    #[inline(always)]
    fn sin_cos(self) -> (f64, f64) {
        elementary::sin_cos(self)
    }
    #[inline(always)]
    fn exp(self) -> f64 {
        elementary::exp(self)
    }
    from_std!(tan, asin, acos, atan, sinh, cosh, tanh, ln, sqrt, abs, floor);

    #[inline(always)]
    fn fused_mul_add(self, a: f64, b: f64) -> f64 {
        f64::mul_add(self, a, b)
    }
    #[inline(always)]
    fn sin_cos_each(angles: &[f64], sines: &mut [f64], cosines: &mut [f64]) {
        elementary::sin_cos_each(angles, sines, cosines);
    }
    #[inline(always)]
    fn fused_sin_cos(self) -> (f64, f64) {
        elementary::fused_sin_cos(self)
    }
    #[inline(always)]
    fn fused_sin_cos_each(angles: &[f64], sines: &mut [f64], cosines: &mut [f64]) {
        elementary::fused_sin_cos_each(angles, sines, cosines);
    }
    #[inline(always)]
    fn is_positive(self) -> bool {
        self > 0.0
    }

    #[inline(always)]
    fn atan2(self, x: f64) -> f64 {
        f64::atan2(self, x)
    }
    #[inline(always)]
    fn sign(self) -> f64 {
        if self > 0.0 {
            1.0
        } else if self < 0.0 {
            -1.0
        } else {
            self
        }
    }
    #[inline(always)]
    fn min(self, other: f64) -> f64 {
        if self < other || self.is_nan() { self } else { other }
    }
    #[inline(always)]
    fn max(self, other: f64) -> f64 {
        if self > other || self.is_nan() { self } else { other }
    }
    #[inline(always)]
    fn powf(self, exponent: f64) -> f64 {
        f64::powf(self, exponent)
    }

    #[inline(always)]
    fn less(self, other: f64) -> bool {
        self < other
    }
    #[inline(always)]
    fn less_equal(self, other: f64) -> bool {
        self <= other
    }
    #[inline(always)]
    fn equal(self, other: f64) -> bool {
        self == other
    }
    #[inline(always)]
    fn not_equal(self, other: f64) -> bool {
        self != other
    }
    #[inline(always)]
    fn select(mask: bool, yes: f64, no: f64) -> f64 {
        if mask { yes } else { no }
    }
}
