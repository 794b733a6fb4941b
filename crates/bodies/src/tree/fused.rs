//! Numbers whose `mul_add` is rounded once.
//!
//! Rust contracts no a·b + c by itself, and `f64::mul_add` is a slow library call where the processor's instruction is
//! not known to exist. So the algorithms write [`Scalar::mul_add`], which is two roundings for plain numbers; the
//! copies of the algorithms that are compiled for processors with the instruction run on this type instead.
//!
//! # Safety
//! [`Fused<T>`] is `repr(transparent)` over `T`, so that slices of the one are slices of the other: same size, alignment and valid values.
#![allow(unsafe_code)]

use std::ops::{Add, Div, Mul, Neg, Sub};

use dalembert_scalar::Scalar;

/// The number `T` with fused multiply-add; same memory.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(transparent)]
pub struct Fused<T>(pub T);

/// Fused numbers as numbers.
#[inline(always)]
fn plain<T>(x: &[Fused<T>]) -> &[T] {
    // SAFETY: see the top of the file.
    unsafe { std::slice::from_raw_parts(x.as_ptr().cast(), x.len()) }
}

/// Fused numbers as numbers.
#[inline(always)]
fn plain_mut<T>(x: &mut [Fused<T>]) -> &mut [T] {
    // SAFETY: see the top of the file.
    unsafe { std::slice::from_raw_parts_mut(x.as_mut_ptr().cast(), x.len()) }
}

macro_rules! operator {
    ($($trait:ident $method:ident $op:tt),*) => {$(
        impl<T: Scalar> $trait for Fused<T> {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self { Fused(self.0 $op other.0) }
        }
    )*};
}
operator!(Add add +, Sub sub -, Mul mul *, Div div /);

impl<T: Scalar> Neg for Fused<T> {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        Fused(-self.0)
    }
}

macro_rules! of_one {
    ($($name:ident),*) => {$(
        #[inline(always)]
        fn $name(self) -> Self { Fused(self.0.$name()) }
    )*};
}

macro_rules! of_two {
    ($($name:ident),*) => {$(
        #[inline(always)]
        fn $name(self, other: Self) -> Self { Fused(self.0.$name(other.0)) }
    )*};
}

macro_rules! comparison {
    ($($name:ident),*) => {$(
        #[inline(always)]
        fn $name(self, other: Self) -> T::Mask { self.0.$name(other.0) }
    )*};
}

impl<T: Scalar> Scalar for Fused<T> {
    dalembert_scalar::goes_no_farther!();
    const ARITHMETIC: bool = T::ARITHMETIC;
    const STATES: usize = T::STATES;
    type Mask = T::Mask;

    #[inline(always)]
    fn constant(value: f64) -> Self {
        Fused(T::constant(value))
    }
    #[inline(always)]
    fn sin_cos(self) -> (Self, Self) {
        let (s, c) = self.0.fused_sin_cos();
        (Fused(s), Fused(c))
    }
    #[inline(always)]
    fn sin_cos_each(angles: &[Self], sines: &mut [Self], cosines: &mut [Self]) {
        T::fused_sin_cos_each(plain(angles), plain_mut(sines), plain_mut(cosines));
    }
    of_one!(sin, cos, tan, asin, acos, atan, sinh, cosh, tanh, exp, ln, sqrt, abs, sign, floor);
    of_two!(atan2, min, max, powf);
    comparison!(less, less_equal, equal, not_equal);

    #[inline(always)]
    fn select(mask: T::Mask, yes: Self, no: Self) -> Self {
        Fused(T::select(mask, yes.0, no.0))
    }
    #[inline(always)]
    fn mul_add(self, a: Self, b: Self) -> Self {
        Fused(self.0.fused_mul_add(a.0, b.0))
    }
    #[inline(always)]
    fn fused_mul_add(self, a: Self, b: Self) -> Self {
        self.mul_add(a, b)
    }
    #[inline(always)]
    fn is_positive(self) -> bool {
        self.0.is_positive()
    }
}
