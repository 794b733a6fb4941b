//! What the sweeps over a tree hand to each other, plain numbers of a node or a velocity that the workspace keeps for them, and how many
//! stand side by side.

use dalembert_scalar::Scalar;

use crate::spatial::{Articulated, Inertia, Rotation, Symmetric, Twist, Vector, Wrench};

/// Motion of a node as the sweeps hand it on: a point x of the node accelerates by a + A x.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(super) struct Motion<T> {
    /// ω
    pub angular: Vector<T>,
    /// ω̇
    pub angular_rate: Vector<T>,
    /// a, acceleration of the origin (of the point, not the rate of the twist), less gravity.
    pub linear_rate: Vector<T>,
    /// A = ω̇× + ω× ω×
    pub gradient: [Vector<T>; 3],
}

impl<T: Scalar> Motion<T> {
    /// At rest.
    #[inline(always)]
    pub fn still() -> Self {
        let o = Vector::zero();
        Self { angular: o, angular_rate: o, linear_rate: o, gradient: [o; 3] }
    }
}

/// What the first sweep of `aba.rs` leaves for the others.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(super) struct Bias<T> {
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
pub(super) struct Gain<T> {
    pub gain: [T; 6],
    pub ratio: T,
}

impl<T: Scalar> Gain<T> {
    pub fn zero() -> Self {
        Self { gain: [T::constant(0.0); 6], ratio: T::constant(0.0) }
    }
}

/// Σ φ P' φ* and Σ φ z' of children so far, in `aba.rs`.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(super) struct AbaSlot<T> {
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

/// m, F and R of `aba/pivots.rs`, of what a node carries.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(super) struct Reach<T> {
    pub mass: T,
    pub first: T,
    pub second: T,
}

impl<T: Scalar> Reach<T> {
    /// Nothing.
    pub fn zero() -> Self {
        let o = T::constant(0.0);
        Self { mass: o, first: o, second: o }
    }
}

/// V and a of a node, common frame.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(super) struct TwistPair<T> {
    pub twist: Twist<T>,
    pub rate: Twist<T>,
}

impl<T: Scalar> TwistPair<T> {
    pub fn zero() -> Self {
        Self { twist: Twist::zero(), rate: Twist::zero() }
    }
}

/// N, p, 𝔣 of (2), (3) of `rnea_derivatives.rs`, of a body or a subtree.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(super) struct Coriolis<T> {
    pub rows: [Vector<T>; 3],
    pub momentum: Vector<T>,
    pub wrench: Wrench<T>,
}

impl<T: Scalar> Coriolis<T> {
    pub fn zero() -> Self {
        let o = Vector::zero();
        Self { rows: [o; 3], momentum: o, wrench: Wrench::zero() }
    }
}

/// Rows of numbers a velocity that the matrices of `rnea_derivatives.rs` need besides S: six six-row matrices, and three rows of t.
pub(super) const ROWS: usize = 39;

/// Entries of a row of 𝓜 that `crba.rs` works out together.
pub(super) const BLOCK: usize = 8;

/// Right-hand sides that `minverse.rs` works on together.
pub(super) const PANEL: usize = 32;

/// Six rows of a panel.
pub(super) type Panel<T> = [[T; PANEL]; 6];

/// What (1) and (2) of `mass_factors.rs` take of a node, in the axes of the ground or of the plane.
#[derive(Clone, Copy, Debug)]
pub(super) struct Numbers<T> {
    pub arm: Vector<T>,
    /// Its own axes.
    pub axes: Rotation<T>,
    pub inertia: Inertia<T>,
}

impl<T: Scalar> Numbers<T> {
    /// For places alone.
    pub fn zero() -> Self {
        Self { arm: Vector::zero(), axes: Rotation::identity(), inertia: Inertia::zero() }
    }
}
