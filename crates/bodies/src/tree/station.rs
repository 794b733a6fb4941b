//! How a frame moves, and what is fixed to it.

use dalembert_scalar::Scalar;

use crate::spatial::{Pose, Twist, Vector};

/// How a frame moves, in the axes of the ground, at the frame's origin.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Station<T> {
    /// In the ground.
    pub pose: Pose<T>,
    /// ω, rad/s.
    pub angular: Vector<T>,
    /// v, velocity of the origin, m/s.
    pub linear: Vector<T>,
    /// ω̇ for q̈ = 0.
    pub angular_rate: Vector<T>,
    /// a, acceleration of the origin for q̈ = 0.
    pub linear_rate: Vector<T>,
}

impl<T: Scalar> Station<T> {
    /// A frame fixed to the ground.
    #[inline(always)]
    pub fn fixed(pose: Pose<T>) -> Self {
        let o = Vector::zero();
        Self { pose, angular: o, linear: o, angular_rate: o, linear_rate: o }
    }

    /// A frame fixed to this one.
    #[inline(always)]
    pub fn carry(&self, child: &Pose<T>) -> Self {
        let moved = self.shift(child.position);
        Self { pose: Pose { rotation: self.pose.rotation.compose(&child.rotation), ..moved.pose }, ..moved }
    }

    /// A frame fixed to this one, with the same axes.
    #[inline(always)]
    pub fn shift(&self, origin: Vector<T>) -> Self {
        let arm = self.pose.rotation.apply(origin);
        let turning = self.angular.cross(arm);
        Self {
            pose: Pose { rotation: self.pose.rotation, position: self.pose.position + arm },
            linear: self.linear + turning,
            linear_rate: self.angular.cross_add(turning, self.angular_rate.cross_add(arm, self.linear_rate)),
            ..*self
        }
    }

    /// Twist in the frame's own axes.
    #[inline(always)]
    pub fn twist(&self) -> Twist<T> {
        let r = &self.pose.rotation;
        Twist { angular: r.apply_inverse(self.angular), linear: r.apply_inverse(self.linear) }
    }

    /// Rate of the six numbers of the twist in the frame's own axes.
    #[inline(always)]
    pub fn twist_rate(&self) -> Twist<T> {
        let r = &self.pose.rotation;
        let linear = self.linear_rate - self.angular.cross(self.linear);
        Twist { angular: r.apply_inverse(self.angular_rate), linear: r.apply_inverse(linear) }
    }
}
