//! Eight numbers in registers: in one of the widest vectors, or in a pair of half as wide ones.
//!
//! Compilers take a loop over eight lanes apart and do not always put it together again: of an algorithm over [`Lanes`] a third of the
//! instructions then move numbers about, and half of the time to compile a crate went into it. Here each operation is one instruction of each
//! register. The memory is that of [`Lanes`], and so are the bits: the operations are the same, with fused multiply-add as in
//! [`Fused`](super::fused::Fused).
//!
//! # Safety
//! The instructions are those of AVX-512 F and DQ for `__m512d`, of AVX2 and FMA for [`Pair`]. Numbers of these types come into being in
//! `dispatch.rs` alone, in place of [`Lanes`], right behind the run-time test for these; nothing outside the dispatched algorithms can name the
//! type.
#![allow(unsafe_code)]

use std::arch::x86_64::{
    __m256d, __m512d, _CMP_GT_OQ, _mm256_add_pd, _mm256_and_pd, _mm256_cmp_pd, _mm256_div_pd, _mm256_fmadd_pd,
    _mm256_movemask_pd, _mm256_mul_pd, _mm256_set1_pd, _mm256_setzero_pd, _mm256_sqrt_pd, _mm256_sub_pd, _mm256_xor_pd,
    _mm512_add_pd, _mm512_cmp_pd_mask, _mm512_div_pd, _mm512_fmadd_pd, _mm512_mul_pd, _mm512_set1_pd,
    _mm512_setzero_pd, _mm512_sqrt_pd, _mm512_sub_pd, _mm512_xor_pd,
};
use std::fmt::Debug;
use std::mem::transmute_copy;
use std::ops::{Add, Div, Mul, Neg, Sub};

use dalembert_scalar::{Lanes, Scalar};

/// How many.
pub const WIDTH: usize = 8;

/// Where eight numbers stand side by side, in 64 bytes aligned to 64 that are the numbers in their order.
pub trait Register: Copy + Debug + Send + Sync + 'static {
    /// Eight times the same.
    fn all(value: f64) -> Self;
    /// x + y.
    fn plus(self, y: Self) -> Self;
    /// x − y.
    fn minus(self, y: Self) -> Self;
    /// x y.
    fn times(self, y: Self) -> Self;
    /// x/y.
    fn over(self, y: Self) -> Self;
    /// −x.
    fn negative(self) -> Self;
    /// √x.
    fn root(self) -> Self;
    /// x y + z, rounded once.
    fn fused(self, y: Self, z: Self) -> Self;
    /// Whether all are greater than zero.
    fn all_positive(self) -> bool;
}

// SAFETY of all instructions: see the top of the file.
impl Register for __m512d {
    #[inline(always)]
    fn all(value: f64) -> Self {
        unsafe { _mm512_set1_pd(value) }
    }
    #[inline(always)]
    fn plus(self, y: Self) -> Self {
        unsafe { _mm512_add_pd(self, y) }
    }
    #[inline(always)]
    fn minus(self, y: Self) -> Self {
        unsafe { _mm512_sub_pd(self, y) }
    }
    #[inline(always)]
    fn times(self, y: Self) -> Self {
        unsafe { _mm512_mul_pd(self, y) }
    }
    #[inline(always)]
    fn over(self, y: Self) -> Self {
        unsafe { _mm512_div_pd(self, y) }
    }
    #[inline(always)]
    fn negative(self) -> Self {
        unsafe { _mm512_xor_pd(self, _mm512_set1_pd(-0.0)) }
    }
    #[inline(always)]
    fn root(self) -> Self {
        unsafe { _mm512_sqrt_pd(self) }
    }
    #[inline(always)]
    fn fused(self, y: Self, z: Self) -> Self {
        unsafe { _mm512_fmadd_pd(self, y, z) }
    }
    #[inline(always)]
    fn all_positive(self) -> bool {
        unsafe { _mm512_cmp_pd_mask::<_CMP_GT_OQ>(self, _mm512_setzero_pd()) == u8::MAX }
    }
}

/// Two registers of four numbers.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub struct Pair(__m256d, __m256d);

// SAFETY of all instructions: see the top of the file.
impl Register for Pair {
    #[inline(always)]
    fn all(value: f64) -> Self {
        let four = unsafe { _mm256_set1_pd(value) };
        Self(four, four)
    }
    #[inline(always)]
    fn plus(self, y: Self) -> Self {
        unsafe { Self(_mm256_add_pd(self.0, y.0), _mm256_add_pd(self.1, y.1)) }
    }
    #[inline(always)]
    fn minus(self, y: Self) -> Self {
        unsafe { Self(_mm256_sub_pd(self.0, y.0), _mm256_sub_pd(self.1, y.1)) }
    }
    #[inline(always)]
    fn times(self, y: Self) -> Self {
        unsafe { Self(_mm256_mul_pd(self.0, y.0), _mm256_mul_pd(self.1, y.1)) }
    }
    #[inline(always)]
    fn over(self, y: Self) -> Self {
        unsafe { Self(_mm256_div_pd(self.0, y.0), _mm256_div_pd(self.1, y.1)) }
    }
    #[inline(always)]
    fn negative(self) -> Self {
        let sign = unsafe { _mm256_set1_pd(-0.0) };
        unsafe { Self(_mm256_xor_pd(self.0, sign), _mm256_xor_pd(self.1, sign)) }
    }
    #[inline(always)]
    fn root(self) -> Self {
        unsafe { Self(_mm256_sqrt_pd(self.0), _mm256_sqrt_pd(self.1)) }
    }
    #[inline(always)]
    fn fused(self, y: Self, z: Self) -> Self {
        unsafe { Self(_mm256_fmadd_pd(self.0, y.0, z.0), _mm256_fmadd_pd(self.1, y.1, z.1)) }
    }
    #[inline(always)]
    fn all_positive(self) -> bool {
        let above = |x| unsafe { _mm256_cmp_pd::<_CMP_GT_OQ>(x, _mm256_setzero_pd()) };
        unsafe { _mm256_movemask_pd(_mm256_and_pd(above(self.0), above(self.1))) == 0b1111 }
    }
}

/// Eight numbers.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct Wide<R>(R);

impl<R: Register> Wide<R> {
    #[inline(always)]
    fn lanes(self) -> Lanes<WIDTH> {
        const { assert!(size_of::<R>() == 64 && align_of::<R>() == 64) };
        // SAFETY: 64 bytes that hold eight numbers, aligned to 64, both.
        unsafe { transmute_copy(&self) }
    }

    #[inline(always)]
    fn of(lanes: Lanes<WIDTH>) -> Self {
        const { assert!(size_of::<R>() == 64 && align_of::<R>() == 64) };
        // SAFETY: as in `lanes`.
        unsafe { transmute_copy(&lanes) }
    }
}

macro_rules! operator {
    ($($trait:ident $method:ident $of_register:ident),*) => {$(
        impl<R: Register> $trait for Wide<R> {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                Self(self.0.$of_register(other.0))
            }
        }
    )*};
}
operator!(Add add plus, Sub sub minus, Mul mul times, Div div over);

impl<R: Register> Neg for Wide<R> {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        Self(self.0.negative())
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

impl<R: Register> Scalar for Wide<R> {
    dalembert_scalar::goes_no_farther!();
    type Mask = [bool; WIDTH];
    const STATES: usize = WIDTH;

    #[inline(always)]
    fn constant(value: f64) -> Self {
        Self(R::all(value))
    }
    #[inline(always)]
    fn sqrt(self) -> Self {
        Self(self.0.root())
    }
    #[inline(always)]
    fn mul_add(self, a: Self, b: Self) -> Self {
        Self(self.0.fused(a.0, b.0))
    }
    #[inline(always)]
    fn fused_mul_add(self, a: Self, b: Self) -> Self {
        self.mul_add(a, b)
    }
    #[inline(always)]
    fn sin_cos(self) -> (Self, Self) {
        let (s, c) = self.lanes().fused_sin_cos();
        (Self::of(s), Self::of(c))
    }
    #[inline(always)]
    fn is_positive(self) -> bool {
        self.0.all_positive()
    }
    #[inline(always)]
    fn select(mask: [bool; WIDTH], yes: Self, no: Self) -> Self {
        Self::of(Lanes::select(mask, yes.lanes(), no.lanes()))
    }
    of_one!(sin, cos, tan, asin, acos, atan, sinh, cosh, tanh, exp, ln, abs, sign, floor);
    of_two!(atan2, min, max, powf);
    comparison!(less, less_equal, equal, not_equal);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The operations are those of lanes, to the bit.
    fn agrees<R: Register>() {
        let numbers = |seed: f64| {
            Lanes::<WIDTH>(std::array::from_fn(|k| (seed + 2.7 * k as f64).sin() * 10_f64.powi(k as i32 - 4)))
        };
        let (x, y, z) = (numbers(0.3), numbers(1.1), numbers(2.9));
        let [a, b, c] = [x, y, z].map(Wide::<R>::of);
        let fused = Lanes(std::array::from_fn(|k| x.0[k].mul_add(y.0[k], z.0[k])));
        let pairs = [
            (a + b, x + y),
            (a - b, x - y),
            (a * b, x * y),
            (a / b, x / y),
            (-a, -x),
            (a.mul_add(b, c), fused),
            (a.fused_mul_add(b, c), fused),
            ((a * a).sqrt(), (x * x).sqrt()),
            (a.sin(), x.sin()),
            (Wide::select(a.less(b), a, b), Lanes::select(x.less(y), x, y)),
            (Wide::constant(2.5), Lanes::constant(2.5)),
        ];
        for last in [f64::NAN, -1.0, 0.0, -0.0, 5e-324, f64::INFINITY] {
            let all = Lanes(std::array::from_fn(|k| if k == 7 { last } else { 1.0 }));
            assert_eq!(Wide::<R>::of(all).is_positive(), all.is_positive(), "{last}");
        }
        for (k, (ours, theirs)) in pairs.into_iter().enumerate() {
            assert_eq!(ours.lanes().0.map(f64::to_bits), theirs.0.map(f64::to_bits), "operation {k}");
        }
    }

    #[test]
    fn registers_agree_with_lanes() {
        if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma") {
            agrees::<Pair>();
        }
        if is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512dq") {
            agrees::<__m512d>();
        }
    }
}
