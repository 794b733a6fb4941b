//! Free joints in the conventions of other programs.
//!
//! | | q | v | a |
//! |---|---|---|---|
//! | here | [w x y z, p] | [ω; v], body frame, v of the body's origin | rates of those six numbers |
//! | Pinocchio | [p, x y z w] | [v; ω], body frame | rates of those six numbers |
//! | MuJoCo | [p, w x y z] | [ṗ; ω], ṗ in the parent's frame, ω in the body's | rates of those six numbers |
//!
//! Efforts are the numbers whose product with v is power: with ṗ = R v and ω the same, MuJoCo's force is R f.

use dalembert_bodies::spatial::{Quaternion, Vector};

/// Coordinates, velocity, acceleration and effort of a free joint.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FreeJoint {
    /// Coordinates.
    pub q: [f64; 7],
    /// Velocity.
    pub v: [f64; 6],
    /// Acceleration.
    pub a: [f64; 6],
    /// Effort.
    pub tau: [f64; 6],
}

fn swapped([a, b, c, d, e, f]: [f64; 6]) -> [f64; 6] {
    [d, e, f, a, b, c]
}

fn halves([a, b, c, d, e, f]: [f64; 6]) -> (Vector<f64>, Vector<f64>) {
    (Vector([a, b, c]), Vector([d, e, f]))
}

fn joined(a: Vector<f64>, b: Vector<f64>) -> [f64; 6] {
    let ([a, b, c], [d, e, f]) = (a.0, b.0);
    [a, b, c, d, e, f]
}

impl FreeJoint {
    /// As Pinocchio's free flyer wants it.
    pub fn to_pinocchio(&self) -> Self {
        let [w, x, y, z, a, b, c] = self.q;
        Self { q: [a, b, c, x, y, z, w], v: swapped(self.v), a: swapped(self.a), tau: swapped(self.tau) }
    }

    /// From Pinocchio's free flyer.
    pub fn from_pinocchio(other: &Self) -> Self {
        let [a, b, c, x, y, z, w] = other.q;
        Self { q: [w, x, y, z, a, b, c], v: swapped(other.v), a: swapped(other.a), tau: swapped(other.tau) }
    }

    /// As MuJoCo's free joint wants it.
    pub fn to_mujoco(&self) -> Self {
        let [w, x, y, z, a, b, c] = self.q;
        let r = Quaternion([w, x, y, z]).rotation();
        let ((omega, v), (omega_rate, rate), (moment, force)) = (halves(self.v), halves(self.a), halves(self.tau));
        Self {
            q: [a, b, c, w, x, y, z],
            v: joined(r.apply(v), omega),
            a: joined(r.apply(rate + omega.cross(v)), omega_rate),
            tau: joined(r.apply(force), moment),
        }
    }

    /// From MuJoCo's free joint.
    pub fn from_mujoco(other: &Self) -> Self {
        let [a, b, c, w, x, y, z] = other.q;
        let r = Quaternion([w, x, y, z]).rotation();
        let ((p_rate, omega), (p_rate2, omega_rate), (force, moment)) =
            (halves(other.v), halves(other.a), halves(other.tau));
        let v = r.apply_inverse(p_rate);
        Self {
            q: [w, x, y, z, a, b, c],
            v: joined(omega, v),
            a: joined(omega_rate, r.apply_inverse(p_rate2) - omega.cross(v)),
            tau: joined(moment, r.apply_inverse(force)),
        }
    }
}
