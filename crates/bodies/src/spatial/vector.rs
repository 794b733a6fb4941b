//! Vectors of three numbers.

use std::ops::{Add, Neg, Sub};

use dalembert_scalar::Scalar;

/// A vector of space, resolved in some frame.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Vector<T>(pub [T; 3]);

impl<T: Scalar> Vector<T> {
    /// The vector of these numbers, the same in every lane.
    #[inline(always)]
    pub fn constant(v: [f64; 3]) -> Self {
        let [x, y, z] = v;
        Self([T::constant(x), T::constant(y), T::constant(z)])
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
        a.mul_add(x, b.mul_add(y, c * z))
    }

    /// self × other
    #[inline(always)]
    pub fn cross(self, other: Self) -> Self {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        Self([b.mul_add(z, -(c * y)), c.mul_add(x, -(a * z)), a.mul_add(y, -(b * x))])
    }

    /// s · self
    #[inline(always)]
    pub fn scale(self, s: T) -> Self {
        let [x, y, z] = self.0;
        Self([x * s, y * s, z * s])
    }

    /// s · self + other
    #[inline(always)]
    pub fn scale_add(self, s: T, other: Self) -> Self {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        Self([a.mul_add(s, x), b.mul_add(s, y), c.mul_add(s, z)])
    }

    /// self × other + sum
    #[inline(always)]
    pub fn cross_add(self, other: Self, sum: Self) -> Self {
        let ([a, b, c], [x, y, z], [u, v, w]) = (self.0, other.0, sum.0);
        Self([b.mul_add(z, (-c).mul_add(y, u)), c.mul_add(x, (-a).mul_add(z, v)), a.mul_add(y, (-b).mul_add(x, w))])
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
        let [x, y, z] = self.0;
        Self([-x, -y, -z])
    }
}
