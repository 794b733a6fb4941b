//! Several states side by side: one number per lane, every operation lane by lane.
//!
//! A plain array, so that it becomes vector registers in whatever instruction set the surrounding
//! function is compiled for; see `Program::evaluate_lanes` of `dalembert-expr`. Every lane
//! holds exactly the bits that the same operation on `f64` gives.
#![allow(clippy::inline_always)] // compiled once per target feature by being inlined there

use crate::elementary;
use crate::scalar::Scalar;
use std::ops::{Add, Div, Mul, Neg, Sub};

/// `N` numbers, one per state; `N` = 8 and 16 fill whole cache lines and vector registers.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C, align(64))]
pub struct Lanes<const N: usize>(pub [f64; N]);

impl<const N: usize> Default for Lanes<N> {
    fn default() -> Self {
        Lanes([0.0; N])
    }
}

#[inline(always)]
fn map<const N: usize>(x: Lanes<N>, f: impl Fn(f64) -> f64) -> Lanes<N> {
    let mut y = Lanes([0.0; N]);
    for i in 0..N {
        y.0[i] = f(x.0[i]);
    }
    y
}

#[inline(always)]
fn zip<const N: usize>(a: Lanes<N>, b: Lanes<N>, f: impl Fn(f64, f64) -> f64) -> Lanes<N> {
    let mut y = Lanes([0.0; N]);
    for i in 0..N {
        y.0[i] = f(a.0[i], b.0[i]);
    }
    y
}

#[inline(always)]
fn compare<const N: usize>(a: Lanes<N>, b: Lanes<N>, f: impl Fn(f64, f64) -> bool) -> [bool; N] {
    let mut y = [false; N];
    for i in 0..N {
        y[i] = f(a.0[i], b.0[i]);
    }
    y
}

macro_rules! operator {
    ($($trait:ident $method:ident $op:tt),*) => {$(
        impl<const N: usize> $trait for Lanes<N> {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self { zip(self, other, |a, b| a $op b) }
        }
    )*};
}
operator!(Add add +, Sub sub -, Mul mul *, Div div /);

impl<const N: usize> Neg for Lanes<N> {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        map(self, |a| -a)
    }
}

macro_rules! lane_by_lane {
    ($($name:ident),*) => {$(
        #[inline(always)]
        fn $name(self) -> Self { map(self, <f64 as Scalar>::$name) }
    )*};
}

macro_rules! pair_by_pair {
    ($($name:ident),*) => {$(
        #[inline(always)]
        fn $name(self, other: Self) -> Self { zip(self, other, <f64 as Scalar>::$name) }
    )*};
}

macro_rules! comparison {
    ($($name:ident),*) => {$(
        #[inline(always)]
        fn $name(self, other: Self) -> [bool; N] { compare(self, other, <f64 as Scalar>::$name) }
    )*};
}

impl<const N: usize> Scalar for Lanes<N> {
    crate::goes_no_farther!();
    type Mask = [bool; N];
    const STATES: usize = N;

    #[inline(always)]
    fn constant(value: f64) -> Self {
        Lanes([value; N])
    }
    #[inline(always)]
    fn sin(self) -> Self {
        Lanes(elementary::sin_cos_lanes(&self.0).0)
    }
    #[inline(always)]
    fn cos(self) -> Self {
        Lanes(elementary::sin_cos_lanes(&self.0).1)
    }
    #[inline(always)]
    fn sin_cos(self) -> (Self, Self) {
        let (s, c) = elementary::sin_cos_lanes(&self.0);
        (Lanes(s), Lanes(c))
    }
    #[inline(always)]
    fn fused_sin_cos(self) -> (Self, Self) {
        let (s, c) = elementary::fused_sin_cos_lanes(&self.0);
        (Lanes(s), Lanes(c))
    }
    lane_by_lane!(tan, asin, acos, atan, sinh, cosh, tanh, exp, ln, sqrt, abs, sign, floor);
    pair_by_pair!(atan2, min, max, powf);
    comparison!(less, less_equal, equal, not_equal);

    #[inline(always)]
    fn fused_mul_add(self, a: Self, b: Self) -> Self {
        let mut y = self;
        for i in 0..N {
            y.0[i] = f64::mul_add(self.0[i], a.0[i], b.0[i]);
        }
        y
    }
    #[inline(always)]
    fn is_positive(self) -> bool {
        self.0.iter().all(|x| *x > 0.0)
    }

    #[inline(always)]
    fn select(mask: [bool; N], yes: Self, no: Self) -> Self {
        let mut y = no;
        for i in 0..N {
            y.0[i] = if mask[i] { yes.0[i] } else { no.0[i] };
        }
        y
    }
}
