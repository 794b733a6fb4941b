//! Rotations, quaternions and poses.

use dalembert_scalar::Scalar;

use super::{Twist, Vector, Wrench};
use crate::tolerances::NO_TURN;

/// A rotation matrix, row by row: x_parent = R x_child.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Rotation<T>(pub [[T; 3]; 3]);

impl<T: Scalar> Rotation<T> {
    /// The same matrix in every lane.
    #[inline(always)]
    pub fn constant(r: [[f64; 3]; 3]) -> Self {
        let [a, b, c] = r;
        Self([Vector::constant(a).0, Vector::constant(b).0, Vector::constant(c).0])
    }

    /// No rotation.
    #[inline(always)]
    pub fn identity() -> Self {
        Self::constant([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]])
    }

    /// R v
    #[inline(always)]
    pub fn apply(&self, v: Vector<T>) -> Vector<T> {
        let [a, b, c] = self.0;
        Vector([Vector(a).dot(v), Vector(b).dot(v), Vector(c).dot(v)])
    }

    /// Rᵀ v
    #[inline(always)]
    pub fn apply_inverse(&self, v: Vector<T>) -> Vector<T> {
        let [a, b, c] = self.0;
        let [x, y, z] = v.0;
        Vector([
            a[0].mul_add(x, b[0].mul_add(y, c[0] * z)),
            a[1].mul_add(x, b[1].mul_add(y, c[1] * z)),
            a[2].mul_add(x, b[2].mul_add(y, c[2] * z)),
        ])
    }

    /// R S
    #[inline(always)]
    pub fn compose(&self, s: &Self) -> Self {
        let [a, b, c] = self.0;
        Self([s.apply_inverse(Vector(a)).0, s.apply_inverse(Vector(b)).0, s.apply_inverse(Vector(c)).0])
    }

    /// R Rz: followed by a rotation about the new z axis by the angle of this sine and cosine.
    #[inline(always)]
    pub fn turned(&self, sine: T, cosine: T) -> Self {
        #[inline(always)]
        fn row<T: Scalar>([x, y, z]: [T; 3], sine: T, cosine: T) -> [T; 3] {
            [x.mul_add(cosine, y * sine), y.mul_add(cosine, -(x * sine)), z]
        }
        let [a, b, c] = self.0;
        Self([row(a, sine, cosine), row(b, sine, cosine), row(c, sine, cosine)])
    }

    /// Column j.
    #[inline(always)]
    pub fn column(&self, j: usize) -> Vector<T> {
        let [a, b, c] = &self.0;
        Vector([a[j], b[j], c[j]])
    }

    /// Rᵀ
    #[inline(always)]
    pub fn inverse(&self) -> Self {
        let [a, b, c] = self.0;
        Self([[a[0], b[0], c[0]], [a[1], b[1], c[1]], [a[2], b[2], c[2]]])
    }
}

impl Rotation<f64> {
    /// Rotation by `angle` about the unit vector `axis` (Rodrigues).
    pub fn about(axis: Vector<f64>, angle: f64) -> Self {
        let (s, c) = angle.sin_cos();
        let [x, y, z] = axis.0;
        let d = 1.0 - c;
        Self([
            [c + x * x * d, x * y * d - z * s, x * z * d + y * s],
            [y * x * d + z * s, c + y * y * d, y * z * d - x * s],
            [z * x * d - y * s, z * y * d + x * s, c + z * z * d],
        ])
    }

    /// Roll, pitch, yaw about fixed axes x, y, z: R = Rz(yaw) Ry(pitch) Rx(roll), the convention of URDF.
    pub fn roll_pitch_yaw([roll, pitch, yaw]: [f64; 3]) -> Self {
        let about = |axis, angle| Self::about(Vector(axis), angle);
        let (x, y, z) = (about([1.0, 0.0, 0.0], roll), about([0.0, 1.0, 0.0], pitch), about([0.0, 0.0, 1.0], yaw));
        z.compose(&y).compose(&x)
    }

    /// A rotation whose third column is the unit vector `axis`; exact for axes of the frame.
    pub fn with_z(axis: Vector<f64>) -> Self {
        let [x, y, z] = axis.0;
        // The frame's axis that is least along `axis` gives the best conditioned second direction.
        let least = if x.abs() <= y.abs() && x.abs() <= z.abs() {
            [1.0, 0.0, 0.0]
        } else if y.abs() <= z.abs() {
            [0.0, 1.0, 0.0]
        } else {
            [0.0, 0.0, 1.0]
        };
        let across = axis.cross(Vector(least));
        let first = across.scale(1.0 / across.norm());
        let second = axis.cross(first);
        Self(std::array::from_fn(|i| [first.0[i], second.0[i], axis.0[i]]))
    }
}

/// A unit quaternion [w, x, y, z], scalar first: the rotation of a child frame in its parent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Quaternion<T>(pub [T; 4]);

impl<T: Scalar> Quaternion<T> {
    /// The rotation matrix, for a quaternion of any length but zero.
    ///
    /// Dividing by the squared length makes R orthogonal and its derivative right off the unit sphere too.
    #[inline(always)]
    pub fn rotation(self) -> Rotation<T> {
        let [w, x, y, z] = self.0;
        let one = T::constant(1.0);
        let s = T::constant(2.0) / (w * w + x * x + y * y + z * z);
        Rotation([
            [one - s * (y * y + z * z), s * (x * y - w * z), s * (x * z + w * y)],
            [s * (x * y + w * z), one - s * (x * x + z * z), s * (y * z - w * x)],
            [s * (x * z - w * y), s * (y * z + w * x), one - s * (x * x + y * y)],
        ])
    }

    /// Rate for an angular velocity in the child's frame: ½ q ⊗ [0, ω].
    #[inline(always)]
    pub fn rate(self, omega: Vector<T>) -> [T; 4] {
        let [w, x, y, z] = self.0;
        let [a, b, c] = omega.scale(T::constant(0.5)).0;
        [-(x * a) - y * b - z * c, w * a + y * c - z * b, w * b + z * a - x * c, w * c + x * b - y * a]
    }
}

impl Quaternion<f64> {
    /// The same rotation with length one; the zero quaternion becomes the identity.
    pub fn normalized(self) -> Self {
        let n = self.0.iter().map(|x| x * x).sum::<f64>().sqrt();
        if n > 0.0 { Self(self.0.map(|x| x / n)) } else { Self([1.0, 0.0, 0.0, 0.0]) }
    }

    /// The small turn (child's frame) that a small change is, the inverse of [`Quaternion::rate`]: 2 Im(q⁻¹ ⊗ q').
    pub fn turn(self, change: Self) -> Vector<f64> {
        let [w, x, y, z] = self.0;
        let [e, a, b, c] = change.0;
        let square = w * w + x * x + y * y + z * z;
        Vector([w * a - x * e - y * c + z * b, w * b - y * e - z * a + x * c, w * c - z * e - x * b + y * a])
            .scale(2.0 / square)
    }

    /// Rotation by the vector `phi` (child's frame): q ⊗ exp(φ/2).
    pub fn rotated_by(self, phi: Vector<f64>) -> Self {
        let angle = phi.norm();
        let half = 0.5 * angle;
        let factor = if angle > NO_TURN { half.sin() / angle } else { 0.5 };
        let [a, b, c] = phi.scale(factor).0;
        let e = half.cos();
        let [w, x, y, z] = self.0;
        Self([
            w * e - x * a - y * b - z * c,
            x * e + w * a + y * c - z * b,
            y * e + w * b + z * a - x * c,
            z * e + w * c + x * b - y * a,
        ])
        .normalized()
    }

    /// From a rotation matrix: the branch with the largest component (Shepperd's method), w ≥ 0.
    pub fn from_rotation(r: &Rotation<f64>) -> Self {
        let m = &r.0;
        let diagonal = [m[0][0] + m[1][1] + m[2][2], m[0][0], m[1][1], m[2][2]];
        let largest = (0..4).fold(0, |best, i| if diagonal[i] > diagonal[best] { i } else { best });
        let q = match largest {
            0 => [1.0 + diagonal[0], m[2][1] - m[1][2], m[0][2] - m[2][0], m[1][0] - m[0][1]],
            1 => [m[2][1] - m[1][2], 1.0 + m[0][0] - m[1][1] - m[2][2], m[0][1] + m[1][0], m[0][2] + m[2][0]],
            2 => [m[0][2] - m[2][0], m[0][1] + m[1][0], 1.0 - m[0][0] + m[1][1] - m[2][2], m[1][2] + m[2][1]],
            _ => [m[1][0] - m[0][1], m[0][2] + m[2][0], m[1][2] + m[2][1], 1.0 - m[0][0] - m[1][1] + m[2][2]],
        };
        let q = Self(q).normalized();
        if q.0[0] < 0.0 { Self(q.0.map(|x| -x)) } else { q }
    }
}

/// Where a child frame is in its parent: x_parent = R x_child + p.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Pose<T> {
    /// R
    pub rotation: Rotation<T>,
    /// p, the child's origin in the parent frame, m.
    pub position: Vector<T>,
}

impl<T: Scalar> Pose<T> {
    /// The same pose in every lane.
    #[inline(always)]
    pub fn constant(pose: &Pose<f64>) -> Self {
        Self { rotation: Rotation::constant(pose.rotation.0), position: Vector::constant(pose.position.0) }
    }

    /// Both frames the same.
    #[inline(always)]
    pub fn identity() -> Self {
        Self { rotation: Rotation::identity(), position: Vector::zero() }
    }

    /// The pose of a grandchild: self ∘ child.
    #[inline(always)]
    pub fn compose(&self, child: &Self) -> Self {
        Self {
            rotation: self.rotation.compose(&child.rotation),
            position: self.rotation.apply(child.position) + self.position,
        }
    }

    /// The parent in the child.
    #[inline(always)]
    pub fn inverse(&self) -> Self {
        Self { rotation: self.rotation.inverse(), position: -self.rotation.apply_inverse(self.position) }
    }

    /// Coordinates of a point: R x + p.
    #[inline(always)]
    pub fn point(&self, x: Vector<T>) -> Vector<T> {
        self.rotation.apply(x) + self.position
    }

    /// φ* V: the twist of the child frame as if fixed to the parent, from the parent's twist.
    #[inline(always)]
    pub fn twist_to_child(&self, v: Twist<T>) -> Twist<T> {
        Twist {
            angular: self.rotation.apply_inverse(v.angular),
            linear: self.rotation.apply_inverse(v.angular.cross_add(self.position, v.linear)),
        }
    }

    /// φ F: a wrench of the child frame, resolved in the parent and about its origin.
    #[inline(always)]
    pub fn wrench_to_parent(&self, w: Wrench<T>) -> Wrench<T> {
        let force = self.rotation.apply(w.force);
        Wrench { moment: self.position.cross_add(force, self.rotation.apply(w.moment)), force }
    }
}
