//! Spatial vectors and inertias as distinct types, generic in the scalar (theory §11).
//!
//! Conventions: angular part first; every quantity is resolved in the frame named with it; SI units, radians.
//! A [`Pose`] (R, p) carries coordinates of a child frame into its parent frame, x ↦ R x + p.
//! With S(p) = p×, the rigid-body transformation of the seed [J §6] is
//! ```text
//! φ(parent, child) = [ R  S(p)R ]     wrench in parent = φ · wrench in child
//!                    [ 0    R   ]     twist in child   = φ* · twist in parent
//! ```

#![allow(clippy::inline_always)] // compiled once per target feature by being inlined there

mod cayley;
mod inertia;
mod motion;
mod pose;
mod vector;

pub use inertia::{Articulated, Inertia, Symmetric};
pub use motion::{Momentum, Twist, Wrench};
pub use pose::{Pose, Quaternion, Rotation};
pub use vector::Vector;
