//! The scalar that numbers in expressions and algorithms are generic over.
//!
//! One source serves four kinds of number: `f64`, SIMD lanes ([`Lanes`](crate::Lanes)), dual numbers
//! ([`Dual`](crate::Dual)) and combinations of them, and expressions (`Symbolic` of `dalembert-expr`). Generic code never branches on a value; it
//! compares, which gives a mask, and selects.
//!
//! The functions of `f64` through this trait are the ones that every evaluator uses: `sin`, `cos` and
//! `exp` are the crate's own kernels (so that lanes give the same bits as single numbers), the others
//! are those of the standard library.

use std::fmt::Debug;
use std::ops::{Add, Div, Mul, Neg, Sub};

/// For kinds of numbers that know no other kind to go to where something overflows.
#[macro_export]
macro_rules! goes_no_farther {
    () => {
        type Far = Self;

        fn far(self) -> Self {
            self
        }
        fn near(far: Self) -> Self {
            far
        }
        fn is_finite(self) -> bool {
            true
        }
    };
}

/// A number that compiled expressions and generic algorithms can work with.
///
/// Conventions at the edges, the same for every implementation:
/// `min` and `max` pass NaN on; `sign` of ±0 and NaN is its argument; comparisons with NaN are false
/// except [`Scalar::not_equal`].
#[allow(clippy::return_self_not_must_use)] // arithmetic has no other effect to call it for
pub trait Scalar:
    Copy
    + Debug
    + Send
    + Sync
    + 'static
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Neg<Output = Self>
{
    /// The outcome of a comparison: one truth value per number held.
    type Mask: Copy;

    /// Numbers of the kind whose exponent has no bound, which formulas go to where something on their way overflows; the kind itself where there is none.
    type Far: Scalar<Mask = Self::Mask, Far = Self::Far>;

    /// As one of those.
    fn far(self) -> Self::Far;
    /// From one of those: infinite beyond the largest number.
    fn near(far: Self::Far) -> Self;
    /// Whether all numbers held are finite; true where there is no other kind to go to.
    fn is_finite(self) -> bool;

    /// Whether its arithmetic is the processor's, so that copies of an algorithm for wider instructions are of use.
    const ARITHMETIC: bool = true;

    /// How many numbers it holds side by side, one per state.
    const STATES: usize = 1;

    /// The number `value`, without derivative, in every lane.
    fn constant(value: f64) -> Self;

    /// Sine of an angle in radians.
    fn sin(self) -> Self;
    /// Cosine of an angle in radians.
    fn cos(self) -> Self;
    /// Sine and cosine together: the same bits as apart, for the price of one.
    fn sin_cos(self) -> (Self, Self);
    /// Tangent of an angle in radians.
    fn tan(self) -> Self;
    /// Arc sine, radians in [−π/2, π/2].
    fn asin(self) -> Self;
    /// Arc cosine, radians in [0, π].
    fn acos(self) -> Self;
    /// Arc tangent, radians in [−π/2, π/2].
    fn atan(self) -> Self;
    /// The angle of the point (x, y) = (`x`, `self`), radians in [−π, π].
    fn atan2(self, x: Self) -> Self;
    /// Hyperbolic sine.
    fn sinh(self) -> Self;
    /// Hyperbolic cosine.
    fn cosh(self) -> Self;
    /// Hyperbolic tangent.
    fn tanh(self) -> Self;
    /// e to the power of `self`.
    fn exp(self) -> Self;
    /// Natural logarithm.
    fn ln(self) -> Self;
    /// Square root.
    fn sqrt(self) -> Self;
    /// Absolute value.
    fn abs(self) -> Self;
    /// −1, 0 or 1.
    fn sign(self) -> Self;
    /// The largest whole number that is not larger.
    fn floor(self) -> Self;
    /// The smaller of two numbers; NaN if either is.
    fn min(self, other: Self) -> Self;
    /// The larger of two numbers; NaN if either is.
    fn max(self, other: Self) -> Self;
    /// `self` to a power that need not be an integer.
    fn powf(self, exponent: Self) -> Self;

    /// `self`·`other`. Where one is 0 and has a derivative, that of the other may be unbounded: the derivative of f g where g = 0 is f g′ for every
    /// continuous f.
    #[inline(always)]
    #[allow(clippy::inline_always)]
    fn weigh(self, other: Self) -> Self {
        self * other
    }
    /// `self`·a + b, rounded twice.
    #[inline(always)]
    #[allow(clippy::inline_always)] // compiled once per target feature by being inlined there
    fn mul_add(self, a: Self, b: Self) -> Self {
        self * a + b
    }
    /// `self`·a + b, rounded once where the type can: fast only in code compiled for processors that have
    /// the instruction.
    #[inline(always)]
    #[allow(clippy::inline_always)]
    fn fused_mul_add(self, a: Self, b: Self) -> Self {
        self * a + b
    }
    /// Sines and cosines of many angles at once: the bits of [`Scalar::sin_cos`], possibly for less.
    #[inline(always)]
    #[allow(clippy::inline_always)]
    fn sin_cos_each(angles: &[Self], sines: &mut [Self], cosines: &mut [Self]) {
        for ((angle, sine), cosine) in angles.iter().zip(sines).zip(cosines) {
            (*sine, *cosine) = angle.sin_cos();
        }
    }
    /// Sine and cosine by fused operations where the type has them, as near as [`Scalar::sin_cos`] though not to the same bits; the same ones alone and among others.
    /// Fast only in code compiled for processors that have the instruction.
    #[inline(always)]
    #[allow(clippy::inline_always)]
    fn fused_sin_cos(self) -> (Self, Self) {
        self.sin_cos()
    }
    /// Many at once: the bits of [`Scalar::fused_sin_cos`], possibly for less.
    #[inline(always)]
    #[allow(clippy::inline_always)]
    fn fused_sin_cos_each(angles: &[Self], sines: &mut [Self], cosines: &mut [Self]) {
        for ((angle, sine), cosine) in angles.iter().zip(sines).zip(cosines) {
            (*sine, *cosine) = angle.fused_sin_cos();
        }
    }
    /// Whether every number held is greater than zero; `true` for a type that holds no number yet.
    fn is_positive(self) -> bool {
        true
    }

    /// `self < other`
    fn less(self, other: Self) -> Self::Mask;
    /// `self <= other`
    fn less_equal(self, other: Self) -> Self::Mask;
    /// `self == other`
    fn equal(self, other: Self) -> Self::Mask;
    /// `self != other`
    fn not_equal(self, other: Self) -> Self::Mask;
    /// `yes` where the mask holds, `no` elsewhere.
    fn select(mask: Self::Mask, yes: Self, no: Self) -> Self;

    /// `self` to an integer power by repeated squaring.
    ///
    /// The order is fixed: with |n| = Σ 2^i over the set bits, the squares x^(2^i) are multiplied from
    /// the smallest i to the largest; a negative power is one division 1 / x^|n|.
    #[inline]
    fn powi(self, exponent: i32) -> Self {
        let mut square = self;
        let mut rest = exponent.unsigned_abs();
        let mut power = None;
        while rest != 0 {
            if rest & 1 == 1 {
                power = Some(power.map_or(square, |p| p * square));
            }
            rest >>= 1;
            if rest != 0 {
                square = square * square;
            }
        }
        match power {
            None => Self::constant(1.0),
            Some(p) if exponent < 0 => Self::constant(1.0) / p,
            Some(p) => p,
        }
    }
}
