//! The same algorithm compiled for several instruction sets, and the choice among them at run time.
//!
//! # Safety
//! **Features.** A function with `#[target_feature]` must only run on a processor that has those features. Their only
//! caller is [`run`], right behind the run-time test (`level::level`) for every feature that they name. They have no other
//! requirement: their bodies are the safe [`Kernel::run`].
//!
//! **Memory.** [`Fused<T>`] is `repr(transparent)` over `T`, so that slices of the one are slices of the other:
//! same size, alignment and valid values, and the borrow lives on in the result. The types of [`Records`] are
//! `repr(C)` and hold `T` (and other `repr(C)` types of `T`) only; the layout of such a type follows from the
//! layouts of its fields in order, so that it is the same for `T` and for [`Fused<T>`].
#![allow(unsafe_code)]

use dalembert_scalar::Scalar;

use super::fused::Fused;
use super::minverse::Panel;
use super::rnea_derivatives::{Coriolis, TwistPair};
use crate::spatial::{Articulated, Inertia, Momentum, Pose, Rotation, Symmetric, Twist, Vector, Wrench};

/// An algorithm with its arguments.
pub(super) trait Kernel: Sized {
    /// What it answers.
    type Output;
    /// The same algorithm on the same memory with fused multiply-add.
    type Fused: Kernel<Output = Self::Output>;
    /// Changes the type of the arguments.
    fn fused(self) -> Self::Fused;
    /// Carries it out; inlined, so that it is compiled for its caller's processor.
    fn run(self) -> Self::Output;
}

/// Instruction sets of x86-64 that there are copies for.
#[cfg(target_arch = "x86_64")]
mod level {
    use std::arch::is_x86_feature_detected as has;
    use std::sync::atomic::{AtomicU8, Ordering};

    use super::Kernel;

    const UNKNOWN: u8 = 0;
    const PLAIN: u8 = 1;
    pub const AVX2: u8 = 2;
    pub const AVX512: u8 = 3;

    /// The widest one of this processor.
    #[inline(always)]
    pub fn level() -> u8 {
        static LEVEL: AtomicU8 = AtomicU8::new(UNKNOWN);
        match LEVEL.load(Ordering::Relaxed) {
            UNKNOWN => {
                let found = find();
                LEVEL.store(found, Ordering::Relaxed);
                found
            }
            known => known,
        }
    }

    #[cold]
    fn find() -> u8 {
        if has!("avx2") && has!("fma") {
            let wide = has!("avx512f") && has!("avx512dq") && has!("avx512bw") && has!("avx512vl");
            return if wide { AVX512 } else { AVX2 };
        }
        PLAIN
    }

    #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl,avx2,fma")]
    pub fn run_avx512<K: Kernel>(kernel: K) -> K::Output {
        kernel.run()
    }

    #[target_feature(enable = "avx2,fma")]
    pub fn run_avx2<K: Kernel>(kernel: K) -> K::Output {
        kernel.run()
    }
}

/// Whether every processor that the program is compiled for has a fused multiply-add of its own. Without one it would be a call.
const ALWAYS_FUSED: bool = cfg!(any(target_arch = "aarch64", target_feature = "fma"));

/// Carries out an algorithm with the best instructions that this processor has.
#[inline(always)]
pub(super) fn run<K: Kernel>(kernel: K) -> K::Output {
    #[cfg(target_arch = "x86_64")]
    match level::level() {
        // SAFETY: `level` has found all the features that `run_avx512` names.
        level::AVX512 => return unsafe { level::run_avx512(kernel.fused()) },
        // SAFETY: `level` has found AVX2 and FMA.
        level::AVX2 => return unsafe { level::run_avx2(kernel.fused()) },
        _ => {}
    }
    if ALWAYS_FUSED { kernel.fused().run() } else { kernel.run() }
}

/// Numbers as fused numbers.
#[inline(always)]
pub(super) fn numbers<T>(x: &[T]) -> &[Fused<T>] {
    // SAFETY: see the top of the file.
    unsafe { std::slice::from_raw_parts(x.as_ptr().cast(), x.len()) }
}

/// Numbers as fused numbers.
#[inline(always)]
pub(super) fn numbers_mut<T>(x: &mut [T]) -> &mut [Fused<T>] {
    // SAFETY: see the top of the file.
    unsafe { std::slice::from_raw_parts_mut(x.as_mut_ptr().cast(), x.len()) }
}

/// Fused numbers as numbers.
#[inline(always)]
pub(super) fn plain<T>(x: &[Fused<T>]) -> &[T] {
    // SAFETY: see the top of the file.
    unsafe { std::slice::from_raw_parts(x.as_ptr().cast(), x.len()) }
}

/// Fused numbers as numbers.
#[inline(always)]
pub(super) fn plain_mut<T>(x: &mut [Fused<T>]) -> &mut [T] {
    // SAFETY: see the top of the file.
    unsafe { std::slice::from_raw_parts_mut(x.as_mut_ptr().cast(), x.len()) }
}

/// Panels over fused numbers.
#[inline(always)]
pub(super) fn panels_mut<T>(x: &mut [Panel<T>]) -> &mut [Panel<Fused<T>>] {
    // SAFETY: see the top of the file; arrays of such numbers likewise.
    unsafe { std::slice::from_raw_parts_mut(x.as_mut_ptr().cast(), x.len()) }
}

/// Arrays of fused numbers.
#[inline(always)]
pub(super) fn arrays_mut<T, const N: usize>(x: &mut [[T; N]]) -> &mut [[Fused<T>; N]] {
    // SAFETY: see the top of the file; arrays of such numbers likewise.
    unsafe { std::slice::from_raw_parts_mut(x.as_mut_ptr().cast(), x.len()) }
}

/// A type made of numbers alone.
///
/// # Safety
/// `Fused` must have the memory of `Self`: the type is `repr(C)` with fields of `T` or of such types only.
pub(super) unsafe trait Records {
    /// The same type over fused numbers.
    type Fused;
}

macro_rules! records {
    ($($name:ident),* $(,)?) => {$(
        // SAFETY: `repr(C)`, fields of `T` or of other types in this list.
        unsafe impl<T: Scalar> Records for $name<T> {
            type Fused = $name<Fused<T>>;
        }
    )*};
}
records!(Vector, Rotation, Pose, Twist, Wrench, Momentum, Symmetric, Inertia, Articulated);
use super::aba::{AbaSlot, Bias, Gain};
use super::plane::Slice;
use super::terms::{Load, Station};
use super::workspace::Motion;
records!(Motion, Bias, Gain, AbaSlot, TwistPair, Coriolis, Station, Load, Slice);

/// Records over fused numbers.
#[inline(always)]
pub(super) fn records<R: Records>(x: &[R]) -> &[R::Fused] {
    // SAFETY: see the trait.
    unsafe { std::slice::from_raw_parts(x.as_ptr().cast(), x.len()) }
}

/// Records over fused numbers.
#[inline(always)]
pub(super) fn records_mut<R: Records>(x: &mut [R]) -> &mut [R::Fused] {
    // SAFETY: see the trait.
    unsafe { std::slice::from_raw_parts_mut(x.as_mut_ptr().cast(), x.len()) }
}
