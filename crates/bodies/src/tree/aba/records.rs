//! What the sweeps of the articulated-body algorithm hand to each other.

use dalembert_scalar::Scalar;

use crate::spatial::{Articulated, Symmetric, Twist, Vector, Wrench};

/// What the first sweep leaves for the others.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(in crate::tree) struct Bias<T> {
    /// ω
    pub angular: Vector<T>,
    /// 𝔞 in the node's frame; of a revolute joint without armature, w in the parent's frame instead of its linear part.
    pub rate: Twist<T>,
}

impl<T: Scalar> Bias<T> {
    pub fn zero() -> Self {
        Self { angular: Vector::zero(), rate: Twist::zero() }
    }
}

/// G of a velocity, in its node's frame, and D⁻¹u.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(in crate::tree) struct Gain<T> {
    pub gain: [T; 6],
    pub ratio: T,
}

impl<T: Scalar> Gain<T> {
    pub fn zero() -> Self {
        Self { gain: [T::constant(0.0); 6], ratio: T::constant(0.0) }
    }
}

/// Σ φ P' φ* and Σ φ z' of children so far.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(in crate::tree) struct AbaSlot<T> {
    pub inertia: Articulated<T>,
    pub bias: Wrench<T>,
}

impl<T: Scalar> AbaSlot<T> {
    #[inline(always)]
    pub fn zero() -> Self {
        let o = T::constant(0.0);
        let zero = Symmetric([o; 6]);
        let inertia = Articulated { angular: zero, coupling: [[o; 3]; 3], linear: zero };
        Self { inertia, bias: Wrench::zero() }
    }

    #[inline(always)]
    pub fn add(&mut self, o: &Self) {
        self.inertia = self.inertia + o.inertia;
        self.bias = self.bias + o.bias;
    }
}
