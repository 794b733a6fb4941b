//! The arguments of all algorithms are the same memory over fused numbers, and over registers of eight numbers for lanes.
//!
//! # Safety
//! Each type in the list is `repr(C)`. Its fields do not speak of `T`, or they are of a type in the list, or references to slices of
//! `T`, of arrays of `T`, or of records that are `repr(C)` with fields of `T` and of such records alone (`Vector`, `Rotation`, `Pose`,
//! `Twist`, `Wrench`, `Symmetric`, `Inertia`, `Articulated`, `Motion`, `Bias`, `Gain`, `AbaSlot`, `TwistPair`, `Coriolis`, `Station`,
//! `Load`, `Slice`, `Reach`): what [`OverNumbers`] asks for.
#![allow(unsafe_code)]

use dalembert_scalar::Scalar;

use super::dispatch::OverNumbers;
use super::fused::Fused;
#[cfg(target_arch = "x86_64")]
use super::wide::{Pair, Wide};
use super::{aba, aba_derivatives, crba, held, kinematics, link, minverse, plane, rnea, rnea_derivatives, terms};

macro_rules! arguments {
    ($($module:ident::$name:ident),* $(,)?) => {$(
        // SAFETY: see the top of the file.
        unsafe impl<'a, T: Scalar> OverNumbers for $module::$name<'a, T> {
            type Fused = $module::$name<'a, Fused<T>>;
            #[cfg(target_arch = "x86_64")]
            type Wide = $module::$name<'a, Wide<std::arch::x86_64::__m512d>>;
            #[cfg(target_arch = "x86_64")]
            type Paired = $module::$name<'a, Wide<Pair>>;
            const ARITHMETIC: bool = T::ARITHMETIC;
            // Eight lanes are one register by their memory as well; whatever else says that it is eight numbers is none.
            const STATES: usize = if size_of::<T>() == 64 && align_of::<T>() == 64 { T::STATES } else { 1 };
        }
    )*};
}

arguments!(
    aba::Aba,
    aba::Articulation,
    aba::Margins,
    aba::Scales,
    aba::Judged,
    aba_derivatives::Solves,
    crba::Entries,
    crba::Crba,
    held::Solve,
    kinematics::Poses,
    kinematics::Twists,
    minverse::ToCommon,
    minverse::Minverse,
    minverse::Solver,
    plane::Outwards,
    plane::Inwards,
    plane::Composite,
    plane::Write,
    rnea::Rnea,
    rnea_derivatives::Derivatives,
    terms::Outwards,
    terms::Inwards,
    terms::Composite,
    link::Place
);
