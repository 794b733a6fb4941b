//! Dual numbers a + a′ε with ε² = 0: forward-mode derivatives of anything written over [`Scalar`].
//!
//! Symbol table: a, b values; a′, b′ derivatives. Each operation is the chain rule
//! f(a + a′ε) = f(a) + f′(a) a′ ε. Where a function has a corner or a jump (abs, sign, floor, min, max, comparisons) the
//! derivative is that of the side which the value is on; abs and sign have derivative 0 at 0.
#![allow(clippy::inline_always)] // compiled once per target feature by being inlined there

use crate::scalar::Scalar;
use std::fmt::Debug;
use std::ops::{Add, Div, Mul, Neg, Sub};

/// Derivatives of numbers `T`: a number, along one direction, or several side by side, along as many.
pub trait Derivative<T: Scalar>:
    Copy + Debug + Send + Sync + 'static + Add<Output = Self> + Sub<Output = Self> + Neg<Output = Self>
{
    /// The same of numbers whose exponent has no bound.
    type Far: Derivative<T::Far, Far = Self::Far>;

    /// None.
    fn zero() -> Self;
    /// As one of those.
    fn far(self) -> Self::Far;
    /// From one of those.
    fn near(far: Self::Far) -> Self;
    /// Whether all are finite.
    fn is_finite(&self) -> bool;
    /// f′(a) a′.
    #[must_use]
    fn times(self, slope: T) -> Self;
    /// The same, and 0 where a′ = 0 even if the slope is not finite.
    #[must_use]
    fn along(self, slope: T) -> Self;
    /// a′b. Where b = 0, with a derivative b′, a′ need not be finite.
    #[must_use]
    fn weighed(self, b: T, b_derivative: Self) -> Self;
    /// a′/b.
    #[must_use]
    fn over(self, divisor: T) -> Self;
    /// `yes` where the mask holds, `no` elsewhere.
    #[must_use]
    fn select(mask: T::Mask, yes: Self, no: Self) -> Self;
}

impl<T: Scalar> Derivative<T> for T {
    type Far = T::Far;

    #[inline]
    fn zero() -> Self {
        zero()
    }
    fn far(self) -> T::Far {
        Scalar::far(self)
    }
    fn near(far: T::Far) -> Self {
        <T as Scalar>::near(far)
    }
    #[inline]
    fn is_finite(&self) -> bool {
        Scalar::is_finite(*self)
    }
    #[inline]
    fn times(self, slope: T) -> Self {
        slope * self
    }
    #[inline]
    fn along(self, slope: T) -> Self {
        let product = slope * self;
        let nothing = <T as Scalar>::select(self.equal(zero()), zero(), product);
        <T as Scalar>::select(product.equal(product), product, nothing)
    }
    #[inline]
    fn weighed(self, b: T, b_derivative: Self) -> Self {
        let product = self.weigh(b);
        // 0 b′ is 0 where b′ is finite.
        let nothing = <T as Scalar>::select(b.equal(zero()), zero::<T>() * b_derivative, product);
        <T as Scalar>::select(product.equal(product), product, nothing)
    }
    #[inline]
    fn over(self, divisor: T) -> Self {
        self / divisor
    }
    #[inline]
    fn select(mask: T::Mask, yes: Self, no: Self) -> Self {
        <T as Scalar>::select(mask, yes, no)
    }
}

/// Derivatives of one number along `N` directions: its value is computed once for all of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Directions<const N: usize, T = f64>(pub [T; N]);

impl<const N: usize> Directions<N> {
    /// A derivative of 1 along one direction, of 0 along the others.
    pub fn unit(direction: usize) -> Self {
        Self(std::array::from_fn(|k| if k == direction { 1.0 } else { 0.0 }))
    }
}

impl<const N: usize, T: Scalar> Directions<N, T> {
    #[inline(always)]
    fn each(mut self, f: impl Fn(T) -> T) -> Self {
        self.0.iter_mut().for_each(|x| *x = f(*x));
        self
    }

    #[inline(always)]
    fn with(mut self, other: Self, f: impl Fn(T, T) -> T) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(x, y)| *x = f(*x, y));
        self
    }
}

impl<const N: usize, T: Scalar> Add for Directions<N, T> {
    type Output = Self;
    #[inline(always)]
    fn add(self, b: Self) -> Self {
        self.with(b, |x, y| x + y)
    }
}

impl<const N: usize, T: Scalar> Sub for Directions<N, T> {
    type Output = Self;
    #[inline(always)]
    fn sub(self, b: Self) -> Self {
        self.with(b, |x, y| x - y)
    }
}

impl<const N: usize, T: Scalar> Neg for Directions<N, T> {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        self.each(|x| -x)
    }
}

impl<const N: usize, T: Scalar<Mask = bool>> Derivative<T> for Directions<N, T> {
    type Far = Directions<N, T::Far>;

    #[inline(always)]
    fn zero() -> Self {
        Self([zero(); N])
    }
    fn far(self) -> Self::Far {
        Directions(self.0.map(Scalar::far))
    }
    fn near(far: Self::Far) -> Self {
        Self(far.0.map(<T as Scalar>::near))
    }
    #[inline(always)]
    fn is_finite(&self) -> bool {
        self.0.iter().all(|x| Scalar::is_finite(*x))
    }
    #[inline(always)]
    fn times(self, slope: T) -> Self {
        self.each(|x| slope * x)
    }
    #[inline(always)]
    fn along(self, slope: T) -> Self {
        self.each(|x| if x.equal(zero()) { zero() } else { slope * x })
    }
    #[inline(always)]
    fn weighed(self, b: T, b_derivative: Self) -> Self {
        if b.equal(zero()) {
            self.with(b_derivative, |x, y| if Scalar::is_finite(x) { x * b } else { zero::<T>() * y })
        } else {
            self.times(b)
        }
    }
    #[inline(always)]
    fn over(self, divisor: T) -> Self {
        self.each(|x| x / divisor)
    }
    #[inline(always)]
    fn select(mask: bool, yes: Self, no: Self) -> Self {
        if mask { yes } else { no }
    }
}

/// Which of `64·W` components a number depends on, whatever their values: what is a derivative along a component at some state is there at all states.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dependence<const W: usize>([u64; W]);

impl<const W: usize> Dependence<W> {
    /// On one component.
    ///
    /// # Panics
    /// If there are not so many.
    pub fn on(component: usize) -> Self {
        let mut words = [0; W];
        words[component / 64] = 1 << (component % 64);
        Self(words)
    }

    /// The components, in order.
    pub fn components(self) -> impl Iterator<Item = usize> {
        let bits =
            |(word, bits): (usize, u64)| (0..64).filter(move |bit| bits >> bit & 1 == 1).map(move |b| 64 * word + b);
        self.0.into_iter().enumerate().filter(|(_, bits)| *bits != 0).flat_map(bits)
    }

    fn or(mut self, other: Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(x, y)| *x |= y);
        self
    }
}

impl<const W: usize> Add for Dependence<W> {
    type Output = Self;
    fn add(self, b: Self) -> Self {
        self.or(b)
    }
}

impl<const W: usize> Sub for Dependence<W> {
    type Output = Self;
    fn sub(self, b: Self) -> Self {
        self.or(b)
    }
}

impl<const W: usize> Neg for Dependence<W> {
    type Output = Self;
    fn neg(self) -> Self {
        self
    }
}

impl<const W: usize, T: Scalar<Mask = bool>> Derivative<T> for Dependence<W> {
    type Far = Self;

    fn zero() -> Self {
        Self([0; W])
    }
    fn far(self) -> Self {
        self
    }
    fn near(far: Self) -> Self {
        far
    }
    fn is_finite(&self) -> bool {
        true
    }
    fn times(self, _slope: T) -> Self {
        self
    }
    fn along(self, _slope: T) -> Self {
        self
    }
    fn weighed(self, _b: T, _b_derivative: Self) -> Self {
        self
    }
    fn over(self, _divisor: T) -> Self {
        self
    }
    fn select(_mask: bool, yes: Self, no: Self) -> Self {
        yes.or(no)
    }
}

/// A value and its derivative along one direction, or along several ([`Directions`]). `T` may itself be lanes or dual (second derivatives).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dual<T = f64, D = T> {
    /// The value, a.
    pub value: T,
    /// Its derivative, a′.
    pub derivative: D,
}

impl<T: Scalar, D: Derivative<T>> Dual<T, D> {
    /// a + a′ε.
    #[inline]
    pub fn new(value: T, derivative: D) -> Self {
        Dual { value, derivative }
    }

    /// f(a) + f′(a) a′ ε, given f(a) and f′(a).
    #[inline]
    fn chain(self, value: T, slope: T) -> Self {
        Dual { value, derivative: self.derivative.times(slope) }
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

impl<T: Scalar, D: Derivative<T>> Add for Dual<T, D> {
    type Output = Self;
    #[inline]
    fn add(self, b: Self) -> Self {
        Dual { value: self.value + b.value, derivative: self.derivative + b.derivative }
    }
}

impl<T: Scalar, D: Derivative<T>> Sub for Dual<T, D> {
    type Output = Self;
    #[inline]
    fn sub(self, b: Self) -> Self {
        Dual { value: self.value - b.value, derivative: self.derivative - b.derivative }
    }
}

impl<T: Scalar, D: Derivative<T>> Mul for Dual<T, D> {
    type Output = Self;
    #[inline]
    fn mul(self, b: Self) -> Self {
        Dual {
            value: self.value * b.value,
            derivative: self.derivative.times(b.value) + b.derivative.times(self.value),
        }
    }
}

impl<T: Scalar, D: Derivative<T>> Div for Dual<T, D> {
    type Output = Self;
    #[inline]
    fn div(self, b: Self) -> Self {
        let value = self.value / b.value;
        Dual { value, derivative: (self.derivative - b.derivative.times(value)).over(b.value) }
    }
}

impl<T: Scalar, D: Derivative<T>> Neg for Dual<T, D> {
    type Output = Self;
    #[inline]
    fn neg(self) -> Self {
        Dual { value: -self.value, derivative: -self.derivative }
    }
}

impl<T: Scalar, D: Derivative<T>> Scalar for Dual<T, D> {
    const ARITHMETIC: bool = T::ARITHMETIC;
    type Mask = T::Mask;
    type Far = Dual<T::Far, D::Far>;

    fn far(self) -> Self::Far {
        Dual { value: self.value.far(), derivative: self.derivative.far() }
    }
    fn near(far: Self::Far) -> Self {
        Dual { value: T::near(far.value), derivative: D::near(far.derivative) }
    }
    #[inline]
    fn is_finite(self) -> bool {
        Scalar::is_finite(self.value) && self.derivative.is_finite()
    }

    #[inline]
    fn constant(value: f64) -> Self {
        Dual { value: T::constant(value), derivative: D::zero() }
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
        let turning = self.derivative.times(x.value) - x.derivative.times(self.value);
        Dual { value: self.value.atan2(x.value), derivative: turning.over(square) }
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
        Dual { value: root, derivative: self.derivative.along(T::constant(0.5) / root) }
    }
    #[inline]
    fn abs(self) -> Self {
        self.chain(self.value.abs(), self.value.sign())
    }
    #[inline]
    fn sign(self) -> Self {
        Dual { value: self.value.sign(), derivative: D::zero() }
    }
    #[inline]
    fn floor(self) -> Self {
        Dual { value: self.value.floor(), derivative: D::zero() }
    }
    #[inline]
    fn min(self, other: Self) -> Self {
        let mine = self.value.less(other.value);
        let derivative = D::select(mine, self.derivative, other.derivative);
        Dual { value: self.value.min(other.value), derivative }
    }
    #[inline]
    fn max(self, other: Self) -> Self {
        // Where both are equal `min` takes the other and `max` this one: together they keep the derivative of the sum.
        let mine = other.value.less_equal(self.value);
        let derivative = D::select(mine, self.derivative, other.derivative);
        Dual { value: self.value.max(other.value), derivative }
    }
    /// (a^b)′ = b a^(b−1) a′ + a^b ln a b′; a term whose a′, b′ or a^b is 0 is 0.
    #[inline]
    fn powf(self, b: Self) -> Self {
        let a = self.value;
        let value = a.powf(b.value);
        let by_base = self.derivative.along(b.value * a.powf(b.value - one()));
        let by_exponent = b.derivative.along(value.along(a.ln()));
        Dual { value, derivative: by_base + by_exponent }
    }
    #[inline]
    fn weigh(self, b: Self) -> Self {
        let (by_a, by_b) =
            (self.derivative.weighed(b.value, b.derivative), b.derivative.weighed(self.value, self.derivative));
        Dual { value: self.value.weigh(b.value), derivative: by_a + by_b }
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
        Dual {
            value: <T as Scalar>::select(mask, yes.value, no.value),
            derivative: D::select(mask, yes.derivative, no.derivative),
        }
    }
}
