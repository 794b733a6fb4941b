//! Twists, wrenches and momenta.

use std::ops::{Add, Neg, Sub};

use dalembert_scalar::Scalar;

use super::Vector;

/// Velocity of a frame: [ω; v], rad/s and m/s, v of the frame's origin. Also accelerations, their rates.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Twist<T> {
    /// Angular velocity.
    pub angular: Vector<T>,
    /// Velocity of the origin.
    pub linear: Vector<T>,
}

/// Moment about the frame's origin and force: [n; f], N m and N.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Wrench<T> {
    /// Moment about the origin.
    pub moment: Vector<T>,
    /// Force.
    pub force: Vector<T>,
}

/// Angular momentum about the frame's origin and linear momentum: kg m²/s and kg m/s.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Momentum<T> {
    /// Angular momentum about the origin.
    pub angular: Vector<T>,
    /// Linear momentum.
    pub linear: Vector<T>,
}

macro_rules! pair {
    ($type:ident, $first:ident, $second:ident) => {
        impl<T: Scalar> $type<T> {
            /// Zero.
            #[inline(always)]
            pub fn zero() -> Self {
                Self { $first: Vector::zero(), $second: Vector::zero() }
            }

            /// s · self
            #[inline(always)]
            pub fn scale(self, s: T) -> Self {
                Self { $first: self.$first.scale(s), $second: self.$second.scale(s) }
            }

            /// The six numbers, angular part first.
            #[inline(always)]
            pub fn to_array(self) -> [T; 6] {
                let ([a, b, c], [x, y, z]) = (self.$first.0, self.$second.0);
                [a, b, c, x, y, z]
            }

            /// From six numbers, angular part first.
            #[inline(always)]
            pub fn from_array([a, b, c, x, y, z]: [T; 6]) -> Self {
                Self { $first: Vector([a, b, c]), $second: Vector([x, y, z]) }
            }
        }

        impl<T: Scalar> Add for $type<T> {
            type Output = Self;
            #[inline(always)]
            fn add(self, o: Self) -> Self {
                Self { $first: self.$first + o.$first, $second: self.$second + o.$second }
            }
        }

        impl<T: Scalar> Sub for $type<T> {
            type Output = Self;
            #[inline(always)]
            fn sub(self, o: Self) -> Self {
                Self { $first: self.$first - o.$first, $second: self.$second - o.$second }
            }
        }

        impl<T: Scalar> Neg for $type<T> {
            type Output = Self;
            #[inline(always)]
            fn neg(self) -> Self {
                Self { $first: -self.$first, $second: -self.$second }
            }
        }
    };
}
pair!(Twist, angular, linear);
pair!(Wrench, moment, force);
pair!(Momentum, angular, linear);

impl<T: Scalar> Twist<T> {
    /// Rate of a twist that is constant in a frame moving with `self`: self × other.
    #[inline(always)]
    pub fn cross(self, other: Self) -> Self {
        Self {
            angular: self.angular.cross(other.angular),
            linear: self.angular.cross_add(other.linear, self.linear.cross(other.angular)),
        }
    }

    /// Rate of a momentum that is constant in a frame moving with `self`: self ×* momentum.
    #[inline(always)]
    pub fn cross_momentum(self, h: Momentum<T>) -> Wrench<T> {
        Wrench {
            moment: self.angular.cross_add(h.angular, self.linear.cross(h.linear)),
            force: self.angular.cross(h.linear),
        }
    }

    /// Power of a wrench about the same origin, in the same frame.
    #[inline(always)]
    pub fn power(self, w: Wrench<T>) -> T {
        self.angular.dot(w.moment) + self.linear.dot(w.force)
    }
}
