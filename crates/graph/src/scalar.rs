//! What the entries of a matrix or vector must be able to do: add, subtract, multiply.

use std::iter::{self, Product};
use std::ops::{Add, Mul, Sub};

/// Entries of weights and vectors: elements of a ring.
///
/// Every type with the operations below is one, without a further `impl`: `f64`, integers, complex numbers, dual
/// numbers, arrays of lanes, expressions. One is the empty product, zero is one minus one.
pub trait Scalar: Copy + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Product {
    /// 0.
    fn zero() -> Self {
        Self::one() - Self::one()
    }

    /// 1.
    fn one() -> Self {
        iter::empty::<Self>().product()
    }
}

impl<T> Scalar for T where T: Copy + Add<Output = T> + Sub<Output = T> + Mul<Output = T> + Product {}
