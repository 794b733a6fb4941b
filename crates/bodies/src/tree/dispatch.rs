//! The same algorithm compiled for several instruction sets, and the choice among them at run time.
//!
//! # Safety
//! **Features.** A function with `#[target_feature]` must only run on a processor that has those features. Their only
//! caller is [`run`], right behind the run-time test (`level::level`) for every feature that they name. They have no other
//! requirement: their bodies are the safe [`Kernel::run`].
//!
//! **Memory.** Fused numbers are the same memory as numbers (`fused.rs`). Types with [`OverNumbers`] (all of them in `over_numbers.rs`) are `repr(C)`, so that their layout
//! follows from the layouts of their fields in order and is the same for `T` and for `Fused<T>`. The same holds for eight lanes and
//! `Wide`, registers that have their size and alignment. An algorithm's
//! arguments are moved, not copied: the borrows that they hold live on in the same arguments over fused numbers.
#![allow(unsafe_code)]

use std::mem::ManuallyDrop;

/// Arguments over numbers.
///
/// # Safety
/// `Fused` must have the memory of `Self`: the type is `repr(C)`; where its fields speak of `T`, they are other types with this trait, or
/// references (in an `Option`, too) to slices of `T`, of arrays of `T` or of `repr(C)` records of `T` alone. The same of `Wide` and `Paired` where `T` are
/// eight lanes, which is where [`OverNumbers::STATES`] is 8.
pub(super) unsafe trait OverNumbers {
    /// The same type over fused numbers.
    type Fused;
    /// The same type over registers of eight numbers.
    #[cfg(target_arch = "x86_64")]
    type Wide;
    /// The same type over pairs of registers of four.
    #[cfg(target_arch = "x86_64")]
    type Paired;
    /// Of the numbers: [`dalembert_scalar::Scalar::STATES`].
    #[cfg_attr(
        not(target_arch = "x86_64"),
        allow(dead_code, reason = "only there a register of eight numbers is known")
    )]
    const STATES: usize;
    /// Of the numbers: [`dalembert_scalar::Scalar::ARITHMETIC`].
    const ARITHMETIC: bool;
}

/// An algorithm with its arguments.
pub(super) trait Kernel: OverNumbers {
    /// What it answers.
    type Output;
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
#[cfg(target_arch = "x86_64")]
pub(super) fn run<K>(kernel: K) -> K::Output
where
    K: Kernel,
    K::Fused: Kernel<Output = K::Output>,
    K::Wide: Kernel<Output = K::Output>,
    K::Paired: Kernel<Output = K::Output>,
{
    if const { !K::ARITHMETIC } {
        return kernel.run();
    }
    match level::level() {
        level::AVX512 if const { K::STATES == super::wide::WIDTH } => {
            // SAFETY: `level` has found all the features that `run_avx512` names, and with them those of the registers.
            return unsafe { level::run_avx512(same_memory::<K, K::Wide>(kernel)) };
        }
        // SAFETY: `level` has found AVX2 and FMA, whose registers these are.
        level::AVX2 if const { K::STATES == super::wide::WIDTH } => {
            return unsafe { level::run_avx2(same_memory::<K, K::Paired>(kernel)) };
        }
        // One state has no use for registers of eight, and what is compiled for them would be a third copy of each algorithm.
        // SAFETY: `level` has found AVX2 and FMA.
        level::AVX512 | level::AVX2 => return unsafe { level::run_avx2(fused(kernel)) },
        _ => {}
    }
    // Eight doubles in registers of two are a thousand spilled registers: no quicker than one state after the other, and half of the time that
    // crates with such algorithms took to compile.
    if const { K::STATES == super::wide::WIDTH } {
        unreachable!("states side by side on a processor without AVX2, which `holds_lanes` tells")
    }
    if ALWAYS_FUSED { fused(kernel).run() } else { kernel.run() }
}

/// Whether this processor has registers in which states stand side by side. Without them algorithms over lanes must not be called.
pub fn holds_lanes() -> bool {
    #[cfg(target_arch = "x86_64")]
    return level::level() >= level::AVX2;
    #[cfg(not(target_arch = "x86_64"))]
    true
}

/// Carries out an algorithm with the best instructions that this processor has.
#[inline(always)]
#[cfg(not(target_arch = "x86_64"))]
pub(super) fn run<K>(kernel: K) -> K::Output
where
    K: Kernel,
    K::Fused: Kernel<Output = K::Output>,
{
    if const { ALWAYS_FUSED && K::ARITHMETIC } { fused(kernel).run() } else { kernel.run() }
}

/// The same algorithm on the same memory with fused multiply-add.
#[inline(always)]
fn fused<K: OverNumbers>(kernel: K) -> K::Fused {
    // SAFETY: by the trait both are the same memory.
    unsafe { same_memory(kernel) }
}

/// Arguments as the same arguments over other numbers.
///
/// # Safety
/// One of the two is [`OverNumbers::Fused`] of the other, or [`OverNumbers::Wide`] or [`OverNumbers::Paired`] where these are the same memory.
#[inline(always)]
unsafe fn same_memory<K, L>(kernel: K) -> L {
    const { assert!(size_of::<K>() == size_of::<L>() && align_of::<K>() == align_of::<L>()) };
    let kernel = ManuallyDrop::new(kernel);
    // SAFETY: as the caller promises; what is copied out of is never used nor dropped.
    unsafe { std::mem::transmute_copy::<K, L>(&kernel) }
}
