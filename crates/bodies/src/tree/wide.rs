//! Eight numbers in one register of the widest vectors.
//!
//! Compilers take a loop over eight lanes apart and do not always put it together again: of an algorithm over [`Lanes`] a third of the
//! instructions then move numbers about. Here each operation is one instruction. The memory is that of [`Lanes`], and so are the bits:
//! the operations are the same, with fused multiply-add as in [`Fused`](super::fused::Fused).
//!
//! # Safety
//! The instructions are those of AVX-512 F and DQ. Numbers of this type come into being in `dispatch.rs` alone, in place of [`Lanes`], right
//! behind the run-time test for these; nothing outside the dispatched algorithms can name the type.
#![allow(unsafe_code)]

use std::arch::x86_64::{
    __m512d, _mm512_add_pd, _mm512_div_pd, _mm512_fmadd_pd, _mm512_mul_pd, _mm512_set1_pd, _mm512_sqrt_pd,
    _mm512_sub_pd, _mm512_xor_pd,
};
use std::mem::transmute;
use std::ops::{Add, Div, Mul, Neg, Sub};

use dalembert_scalar::{Lanes, Scalar};

/// How many.
pub const WIDTH: usize = 8;

/// Eight numbers.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct Wide(__m512d);

impl Wide {
    #[inline(always)]
    fn lanes(self) -> Lanes<WIDTH> {
        // SAFETY: 64 bytes that hold eight numbers, aligned to 64, both.
        unsafe { transmute(self) }
    }

    #[inline(always)]
    fn of(lanes: Lanes<WIDTH>) -> Self {
        // SAFETY: as in `lanes`.
        unsafe { transmute(lanes) }
    }
}

macro_rules! operator {
    ($($trait:ident $method:ident $instruction:ident),*) => {$(
        impl $trait for Wide {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                // SAFETY: see the top of the file.
                Self(unsafe { $instruction(self.0, other.0) })
            }
        }
    )*};
}
operator!(Add add _mm512_add_pd, Sub sub _mm512_sub_pd, Mul mul _mm512_mul_pd, Div div _mm512_div_pd);

impl Neg for Wide {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        // SAFETY: see the top of the file.
        Self(unsafe { _mm512_xor_pd(self.0, _mm512_set1_pd(-0.0)) })
    }
}

macro_rules! of_one {
    ($($name:ident),*) => {$(
        #[inline(always)]
        fn $name(self) -> Self { Self::of(self.lanes().$name()) }
    )*};
}

macro_rules! of_two {
    ($($name:ident),*) => {$(
        #[inline(always)]
        fn $name(self, other: Self) -> Self { Self::of(self.lanes().$name(other.lanes())) }
    )*};
}

macro_rules! comparison {
    ($($name:ident),*) => {$(
        #[inline(always)]
        fn $name(self, other: Self) -> [bool; WIDTH] { self.lanes().$name(other.lanes()) }
    )*};
}

impl Scalar for Wide {
    type Mask = [bool; WIDTH];
    const STATES: usize = WIDTH;

    #[inline(always)]
    fn constant(value: f64) -> Self {
        // SAFETY: see the top of the file.
        Self(unsafe { _mm512_set1_pd(value) })
    }
    #[inline(always)]
    fn sqrt(self) -> Self {
        // SAFETY: see the top of the file.
        Self(unsafe { _mm512_sqrt_pd(self.0) })
    }
    #[inline(always)]
    fn mul_add(self, a: Self, b: Self) -> Self {
        // SAFETY: see the top of the file.
        Self(unsafe { _mm512_fmadd_pd(self.0, a.0, b.0) })
    }
    #[inline(always)]
    fn fused_mul_add(self, a: Self, b: Self) -> Self {
        self.mul_add(a, b)
    }
    #[inline(always)]
    fn sin_cos(self) -> (Self, Self) {
        let (s, c) = self.lanes().sin_cos();
        (Self::of(s), Self::of(c))
    }
    #[inline(always)]
    fn is_positive(self) -> bool {
        self.lanes().is_positive()
    }
    #[inline(always)]
    fn select(mask: [bool; WIDTH], yes: Self, no: Self) -> Self {
        Self::of(Lanes::select(mask, yes.lanes(), no.lanes()))
    }
    of_one!(sin, cos, tan, asin, acos, atan, sinh, cosh, tanh, exp, ln, abs, sign, floor);
    of_two!(atan2, min, max, powf);
    comparison!(less, less_equal, equal, not_equal);
}
