//! Cayley's map of rotations and rigid motions, with what carries momenta along it.
//!
//! With the matrix X of a twist (ω, u) in a body's frame,
//!
//! ```text
//! (1) cay X = (1 − X/2)⁻¹(1 + X/2):   R = cay ω̂,  p = (1 − ω̂/2)⁻¹u = u + (½ω × u + ¼ω × (ω × u))/(1 + |ω|²/4)
//! (2) dcay⁻¹_X Y = (1 − X/2) Y (1 + X/2),   d/dε cay(X + εY)·cay(X)⁻¹ = dcay_X Y
//! (3) (dcay⁻¹_X)*(m, f) = (m + ½ω × m + ¼ω(ω·m) + ½u × s, s),   s = f + ½ω × f
//! ```
//!
//! Source: Hairer, Lubich, Wanner, *Geometric Numerical Integration*, 2nd ed., §IV.8; Kobilarov, Crane, Desbrun, "Lie group integrators for animation and
//! control of vehicles", ACM Trans. Graph. 28 (2009).

use super::{Quaternion, Twist, Vector, Wrench};

impl Quaternion<f64> {
    /// q·cay(ω), of length one; ω is in the child's frame.
    pub fn turned_by_cayley(self, omega: Vector<f64>) -> Self {
        // The quaternion of cay ω is (1, ω/2) but for its length.
        let rate = self.rate(omega);
        Self(std::array::from_fn(|i| self.0[i] + rate[i])).normalized()
    }
}

impl Twist<f64> {
    /// p of (1), in the frame that the motion starts from.
    pub fn cayley_shift(self) -> Vector<f64> {
        let first = self.angular.cross(self.linear).scale(0.5);
        let second = self.angular.cross(first).scale(0.5);
        let share = 1.0 / (1.0 + 0.25 * self.angular.dot(self.angular));
        self.linear + (first + second).scale(share)
    }

    /// (3).
    pub fn carry_by_cayley(self, w: Wrench<f64>) -> Wrench<f64> {
        let s = w.force + self.angular.cross(w.force).scale(0.5);
        let own = self.angular.cross(w.moment).scale(0.5) + self.angular.scale(0.25 * self.angular.dot(w.moment));
        Wrench { moment: w.moment + own + self.linear.cross(s).scale(0.5), force: s }
    }
}
