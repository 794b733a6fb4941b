//! Rigid and articulated-body inertias.

use std::ops::Add;

use dalembert_expr::Scalar;

use super::{Momentum, Pose, Rotation, Twist, Vector};

/// A symmetric 3×3 matrix: xx, yy, zz, xy, xz, yz.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Symmetric<T>(pub [T; 6]);

impl<T: Scalar> Symmetric<T> {
    /// The same matrix in every lane.
    #[inline(always)]
    pub fn constant(s: [f64; 6]) -> Self {
        Self(s.map(T::constant))
    }

    /// S v
    #[inline(always)]
    pub fn apply(&self, v: Vector<T>) -> Vector<T> {
        let [xx, yy, zz, xy, xz, yz] = self.0;
        let [x, y, z] = v.0;
        Vector([xx * x + xy * y + xz * z, xy * x + yy * y + yz * z, xz * x + yz * y + zz * z])
    }

    /// The full matrix, row by row.
    #[inline(always)]
    pub fn to_matrix(&self) -> [[T; 3]; 3] {
        let [xx, yy, zz, xy, xz, yz] = self.0;
        [[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]
    }

    /// R S Rᵀ
    #[inline(always)]
    pub fn rotated(&self, r: &Rotation<T>) -> Self {
        let m = r.compose(&Rotation(self.to_matrix()));
        let entry = |i: usize, j: usize| Vector(m.0[i]).dot(Vector(r.0[j]));
        Self([entry(0, 0), entry(1, 1), entry(2, 2), entry(0, 1), entry(0, 2), entry(1, 2)])
    }
}

impl<T: Scalar> Add for Symmetric<T> {
    type Output = Self;
    #[inline(always)]
    fn add(self, o: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] + o.0[i]))
    }
}

/// Inertia of a rigid body about the origin of its frame: ten numbers, linear in the body's parameters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Inertia<T> {
    /// Mass m, kg.
    pub mass: T,
    /// First moment m c, kg m; c is the centre of mass.
    pub first: Vector<T>,
    /// Second moment about the frame's origin, kg m².
    pub second: Symmetric<T>,
}

impl<T: Scalar> Inertia<T> {
    /// The same inertia in every lane.
    #[inline(always)]
    pub fn constant(i: &Inertia<f64>) -> Self {
        Self { mass: T::constant(i.mass), first: Vector::constant(i.first.0), second: Symmetric::constant(i.second.0) }
    }

    /// No mass.
    #[inline(always)]
    pub fn zero() -> Self {
        Self { mass: T::constant(0.0), first: Vector::zero(), second: Symmetric::constant([0.0; 6]) }
    }

    /// M V: momentum of a body that moves with twist V.
    #[inline(always)]
    pub fn momentum(&self, v: Twist<T>) -> Momentum<T> {
        Momentum {
            angular: self.second.apply(v.angular) + self.first.cross(v.linear),
            linear: v.linear.scale(self.mass) + v.angular.cross(self.first),
        }
    }

    /// The same body seen from the parent of its frame.
    #[inline(always)]
    pub fn to_parent(&self, pose: &Pose<T>) -> Self {
        let p = pose.position;
        let first = pose.rotation.apply(self.first);
        // Second moment about the new origin: R I Rᵀ − S(p)S(mc') − S(mc')S(p) − m S(p)², mc' = R mc.
        let turned = self.second.rotated(&pose.rotation);
        let shift = first + first + p.scale(self.mass);
        let [px, py, pz] = p.0;
        let [sx, sy, sz] = shift.0;
        let half = T::constant(0.5);
        let diagonal = p.dot(shift);
        let off = |a: T, b: T, c: T, d: T| -(half * (a * b + c * d));
        let added = Symmetric([
            diagonal - px * sx,
            diagonal - py * sy,
            diagonal - pz * sz,
            off(px, sy, py, sx),
            off(px, sz, pz, sx),
            off(py, sz, pz, sy),
        ]);
        Self { mass: self.mass, first: first + p.scale(self.mass), second: turned + added }
    }
}

impl Inertia<f64> {
    /// From mass, centre of mass and second moment about the centre of mass.
    pub fn about_centre(mass: f64, com: Vector<f64>, central: Symmetric<f64>) -> Self {
        let at = Pose { rotation: Rotation::identity(), position: com };
        Self { mass, first: Vector::zero(), second: central }.to_parent(&at)
    }
}

impl<T: Scalar> Add for Inertia<T> {
    type Output = Self;
    #[inline(always)]
    fn add(self, o: Self) -> Self {
        Self { mass: self.mass + o.mass, first: self.first + o.first, second: self.second + o.second }
    }
}

/// Articulated-body inertia P: a symmetric 6×6 matrix in blocks [A B; Bᵀ C], momentum = P · twist.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Articulated<T> {
    /// Angular block.
    pub angular: Symmetric<T>,
    /// Coupling block B, row by row: angular momentum per velocity.
    pub coupling: [[T; 3]; 3],
    /// Linear block.
    pub linear: Symmetric<T>,
}

impl<T: Scalar> From<Inertia<T>> for Articulated<T> {
    #[inline(always)]
    fn from(i: Inertia<T>) -> Self {
        let [x, y, z] = i.first.0;
        let o = T::constant(0.0);
        Self {
            angular: i.second,
            coupling: [[o, -z, y], [z, o, -x], [-y, x, o]],
            linear: Symmetric([i.mass, i.mass, i.mass, o, o, o]),
        }
    }
}
