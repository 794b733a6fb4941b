//! The same loop compiled for several instruction sets, and the choice among them at run time.
//!
//! # Safety
//! A function with `#[target_feature]` must only run on a processor that has those features. The only
//! callers are in [`run_lanes`], each right behind the run-time test for every feature that it names.
//! The functions have no other requirement: their bodies are the safe loop [`run`]. No fused
//! multiply-add is enabled and Rust never contracts a multiplication and an addition, so all builds give
//! the same bits.
#![allow(unsafe_code)]

use super::tape::{Instruction, Run, run};
use crate::Lanes;

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl")]
fn run_avx512<const N: usize>(runs: &[Run], instructions: &[Instruction], registers: &mut [Lanes<N>]) {
    run(runs, instructions, registers);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn run_avx2<const N: usize>(runs: &[Run], instructions: &[Instruction], registers: &mut [Lanes<N>]) {
    run(runs, instructions, registers);
}

/// Carries out the instructions with the widest vectors that this processor has.
pub(super) fn run_lanes<const N: usize>(runs: &[Run], instructions: &[Instruction], registers: &mut [Lanes<N>]) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::is_x86_feature_detected as has;
        if has!("avx512f") && has!("avx512dq") && has!("avx512bw") && has!("avx512vl") {
            // SAFETY: the processor has just been found to have all four features.
            return unsafe { run_avx512(runs, instructions, registers) };
        }
        if has!("avx2") {
            // SAFETY: the processor has just been found to have AVX2.
            return unsafe { run_avx2(runs, instructions, registers) };
        }
    }
    run(runs, instructions, registers);
}
