//! Vectors of three numbers.

use std::ops::{Add, Neg, Sub};

use dalembert_expr::Scalar;

/// A vector of space, resolved in some frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Vector<T>(pub [T; 3]);

impl<T: Scalar> Vector<T> {
    /// The vector of these numbers, the same in every lane.
    #[inline(always)]
    pub fn constant(v: [f64; 3]) -> Self {
        Self(v.map(T::constant))
    }

    /// The zero vector.
    #[inline(always)]
    pub fn zero() -> Self {
        Self::constant([0.0; 3])
    }

    /// self · other
    #[inline(always)]
    pub fn dot(self, other: Self) -> T {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        a * x + b * y + c * z
    }

    /// self × other
    #[inline(always)]
    pub fn cross(self, other: Self) -> Self {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        Self([b * z - c * y, c * x - a * z, a * y - b * x])
    }

    /// s · self
    #[inline(always)]
    pub fn scale(self, s: T) -> Self {
        Self(self.0.map(|x| x * s))
    }

    /// Length.
    #[inline(always)]
    pub fn norm(self) -> T {
        self.dot(self).sqrt()
    }
}

impl<T: Scalar> Add for Vector<T> {
    type Output = Self;
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        Self([a + x, b + y, c + z])
    }
}

impl<T: Scalar> Sub for Vector<T> {
    type Output = Self;
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        Self([a - x, b - y, c - z])
    }
}

impl<T: Scalar> Neg for Vector<T> {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        Self(self.0.map(|x| -x))
    }
}
