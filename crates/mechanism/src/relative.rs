//! Numbers that depend on where one frame is in another: what joints hold, what they leave free, what formulas read.
//!
//! Frame B moves in frame A: x_A = R x_B + p with the twist ξ = [ω; v] of B against A, resolved in B. Each number h comes
//! with its gradient g and its curvature k,
//!
//! ```text
//! ḣ = g·ξ,   ḧ = g·ξ̇ + k(ξ)                                                                     (1)
//! ```
//!
//! exactly, not only where h = 0, so that iterations converge from afar and all derivatives of a residual agree. With
//! d = Rᵀp (A's view of B's origin, in B), a unit quaternion (w, z) of R, c = Rᵀn an axis of A seen in B:
//!
//! | number | h | at closure g is |
//! |---|---|---|
//! | slide along u | u·d | force along u |
//! | turn about u (all turns held) | 2 sgn(w) u·z, 2 sin of half the angle | moment about u |
//! | tilt about u ⊥ n (turns about n free) | 2 u·(c×n)/(1 + c·n), 2 tan of half the tilt | moment about u |
//! | cross of axes n (of A), m (of B) | (c·m − n·m)/‖n×m‖ | moment across both |
//! | screw about n, pitch P | n·d − P θ, θ of the nearest turn | wrench of a screw |
//!
//! None has a second root where a joint would close flipped over (theory §9; the usual dot products have one each).

use std::f64::consts::PI;

use dalembert_bodies::spatial::{Pose, Rotation, Twist, Vector};

use super::measurable::Measurable;
use crate::tolerances::FLIPPED;
use crate::tolerances::squares::NOTHING;

type V = Vector<f64>;

/// A number that depends on the pose of B in A.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Relative {
    /// Component along u (in B) of B's origin seen from A's.
    Slide(V),
    /// Turn about u (in B), for frames whose orientations are to agree.
    Turn(V),
    /// Tilt of an axis n that both frames share, about u ⊥ n.
    Tilt {
        /// The shared axis.
        n: V,
        /// Direction across it.
        u: V,
    },
    /// Deviation of the angle between n in A and m in B from what it is in aligned frames.
    Cross {
        /// Axis of A.
        n: V,
        /// Axis of B.
        m: V,
    },
    /// Advance along n against the turn about n times the pitch.
    Screw {
        /// Axis of both frames.
        n: V,
        /// m/rad
        pitch: f64,
    },
    /// Angle about the axis n that both frames share, in (−π, π].
    Angle(V),
    /// Angle of a screw about the axis n that both frames share: its advance tells the turn.
    ScrewAngle {
        /// Axis of both frames.
        n: V,
        /// m/rad, not zero.
        pitch: f64,
    },
    /// Angle about n (of A) of the axis m (of B) against its direction in aligned frames.
    AngleOf {
        /// Axis of A.
        n: V,
        /// Axis of B.
        m: V,
    },
    /// Angle about m (of B) that leads back from the axis n (of A) to its direction in aligned frames.
    AngleBack {
        /// Axis of A.
        n: V,
        /// Axis of B.
        m: V,
    },
    /// Component along u (in A) of B's origin.
    Position(V),
    /// Component along u (in A) of b (in B).
    Direction {
        /// Direction of A.
        u: V,
        /// Direction of B.
        b: V,
    },
    /// Angular velocity along u (in A): has no value, only a rate.
    Spin(V),
    /// Angular velocity along u (in B): has no value, only a rate.
    OwnSpin(V),
    /// Velocity of B's origin along u (in B): has no value, only a rate.
    OwnVelocity(V),
    /// Component of the unit quaternion [w, x, y, z].
    Quaternion(usize),
}

impl Relative {
    /// Whether it is a length, so that what acts along it is a force.
    pub fn is_length(&self) -> bool {
        matches!(self, Self::Slide(_) | Self::Screw { .. } | Self::Position(_))
    }

    /// Whether it is an angle, known up to full turns.
    pub fn is_angle(&self) -> bool {
        matches!(self, Self::Angle(_) | Self::AngleOf { .. } | Self::AngleBack { .. })
    }

    /// Whether it is an angle or an angular velocity, so that an effort along it is a moment.
    pub fn turns(&self) -> bool {
        self.is_angle() || matches!(self, Self::ScrewAngle { .. } | Self::Spin(_) | Self::OwnSpin(_))
    }
}

/// A number with its derivatives, see (1).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Reading<T = f64> {
    /// h
    pub value: T,
    /// ḣ
    pub rate: T,
    /// g = [angular; linear], in B.
    pub gradient: [T; 6],
    /// k
    pub curvature: T,
}

/// How B moves in A.
#[derive(Clone, Copy, Debug)]
pub struct Motion<T = f64> {
    pose: Pose<T>,
    twist: Twist<T>,
    /// d and its rate.
    offset: Vector<T>,
    offset_rate: Vector<T>,
}

impl<T: Measurable> Motion<T> {
    /// From the pose of B in A and the twist of B against A, in B.
    #[inline]
    pub fn new(pose: Pose<T>, twist: Twist<T>) -> Self {
        let offset = pose.rotation.apply_inverse(pose.position);
        Self { offset, offset_rate: twist.linear - twist.angular.cross(offset), pose, twist }
    }

    /// B at rest in A, with d as it is known.
    pub fn seen(pose: Pose<T>, offset: Vector<T>) -> Self {
        Self { offset, offset_rate: Vector::zero(), pose, twist: Twist::zero() }
    }

    /// Scalar and vector part of the quaternion, and the rates of both without and with ω̇ left out.
    fn halves(&self) -> (T, Vector<T>, T, Vector<T>) {
        let quaternion = T::quaternion(&self.pose.rotation);
        let [w, x, y, z] = quaternion.0;
        let [dw, dx, dy, dz] = quaternion.rate(self.twist.angular);
        (w, Vector([x, y, z]), dw, Vector([dx, dy, dz]))
    }

    /// One number, in place.
    #[inline]
    pub fn read_into(&self, what: &Relative, reading: &mut Reading<T>) {
        *reading = match *what {
            Relative::Slide(u) => self.slide(fixed(u)),
            _ => self.read(what),
        };
    }

    /// One number.
    pub fn read(&self, what: &Relative) -> Reading<T> {
        let (omega, v) = (self.twist.angular, self.twist.linear);
        let r = &self.pose.rotation;
        let (o, zero) = (T::constant(0.0), Vector::zero());
        match *what {
            Relative::Slide(u) => self.slide(fixed(u)),
            Relative::Turn(u) => {
                let (u, (w, z, dw, dz)) = (fixed(u), self.halves());
                let g = u.scale(w) + u.cross(z);
                self.with(T::constant(2.0) * u.dot(z), g, zero, u.dot(omega.scale(dw) + dz.cross(omega)))
            }
            Relative::Tilt { n, u } => self.tilt(n, u),
            Relative::Cross { n, m } => {
                let (scale, cosine) = (T::constant(1.0 / n.cross(m).norm()), T::constant(n.dot(m)));
                let ((c, dc), m) = (self.axis(fixed(n)), fixed(m));
                let g = m.cross(c).scale(scale);
                self.with((c.dot(m) - cosine) * scale, g, zero, dc.cross(omega).dot(m) * scale)
            }
            Relative::Screw { n, pitch } => self.screw(fixed(n), pitch),
            Relative::Angle(n) => {
                let (angle, g, k) = self.angle(fixed(n));
                self.with(angle, g, zero, k)
            }
            Relative::ScrewAngle { n, pitch } => {
                let (angle, g, k) = self.screw_angle(fixed(n), pitch, self.slide(fixed(n)).value);
                self.with(angle, g, zero, k)
            }
            Relative::AngleOf { n, m } => self.angle_of(n, m),
            Relative::AngleBack { n, m } => self.angle_back(n, m),
            Relative::Position(u) => {
                let along = r.apply_inverse(fixed(u));
                self.with(fixed::<T>(u).dot(self.pose.position), zero, along, along.dot(omega.cross(v)))
            }
            Relative::Direction { u, b } => {
                let (along, b) = (r.apply_inverse(fixed(u)), fixed(b));
                self.with(along.dot(b), b.cross(along), zero, along.dot(omega.cross(omega.cross(b))))
            }
            Relative::Spin(u) => self.with(o, r.apply_inverse(fixed(u)), zero, o),
            Relative::OwnSpin(u) => self.with(o, fixed(u), zero, o),
            Relative::OwnVelocity(u) => self.with(o, zero, fixed(u), o),
            Relative::Quaternion(i) => self.component(i),
        }
    }

    #[inline]
    fn with(&self, value: T, angular: Vector<T>, linear: Vector<T>, curvature: T) -> Reading<T> {
        let rate = angular.dot(self.twist.angular) + linear.dot(self.twist.linear);
        Reading { value, rate, gradient: Twist { angular, linear }.to_array(), curvature }
    }

    /// c = Rᵀn and its rate c × ω.
    fn axis(&self, n: Vector<T>) -> (Vector<T>, Vector<T>) {
        let c = self.pose.rotation.apply_inverse(n);
        (c, c.cross(self.twist.angular))
    }

    /// ḋ = v − ω×d.
    #[inline]
    fn slide(&self, u: Vector<T>) -> Reading<T> {
        let k = -u.dot(self.twist.angular.cross(self.offset_rate));
        self.with(u.dot(self.offset), u.cross(self.offset), u, k)
    }

    /// With s = 1 + c·n and a = n×u: u·(c×n) = c·a, so that h = 2 c·a/s.
    fn tilt(&self, axis: V, u: V) -> Reading<T> {
        let (omega, two) = (self.twist.angular, T::constant(2.0));
        let (a, n) = (fixed(axis.cross(u)), fixed(axis));
        let (c, dc) = self.axis(n);
        let s = T::constant(1.0) + c.dot(n);
        // Right at the flip the tilt has no direction: it is given one, for what rounding makes of c·a may be zero.
        let (flipped, s) = (s.is_below(FLIPPED), s.at_least(FLIPPED));
        let h =
            if flipped { T::constant((8.0 / FLIPPED).sqrt() * across(axis)[0].0.dot(u)) } else { two * c.dot(a) / s };
        let g = (a.cross(c).scale(two) - n.cross(c).scale(h)).scale(T::constant(1.0) / s);
        let bent = dc.cross(omega);
        let k = (two * bent.dot(a) - h * bent.dot(n) - two * g.dot(omega) * dc.dot(n)) / s;
        self.with(h, g, Vector::zero(), k)
    }

    /// θ = 2 atan2(z·n, w), its gradient and curvature.
    fn angle(&self, n: Vector<T>) -> (T, Vector<T>, T) {
        let (omega, two, half) = (self.twist.angular, T::constant(2.0), T::constant(0.5));
        let (w, z, dw, dz) = self.halves();
        let a = z.dot(n);
        let da = dz.dot(n);
        let size = (a * a + w * w).at_least(NOTHING);
        let g = ((n.scale(w) + n.cross(z)).scale(w) + z.scale(a)).scale(T::constant(1.0) / size);
        // ä and ẅ without ω̇
        let dda = half * n.dot(omega.scale(dw) + dz.cross(omega));
        let ddw = -half * dz.dot(omega);
        let rate = two * (w * da - a * dw) / size;
        let k = two * (w * dda - a * ddw) / size - rate * two * (a * da + w * dw) / size;
        ((two * a.atan2(w)).wrapped(), g, k)
    }

    /// θ with its gradient and curvature, of the turn that is nearest to an advance.
    fn screw_angle(&self, n: Vector<T>, pitch: f64, advance: T) -> (T, Vector<T>, T) {
        let (angle, g, k) = self.angle(n);
        let whole = T::constant(2.0 * PI);
        let turns = ((advance / T::constant(pitch) - angle) / whole).nearest();
        (angle + whole * turns, g, k)
    }

    /// The residual is that of the nearest turn.
    fn screw(&self, n: Vector<T>, pitch: f64) -> Reading<T> {
        let slide = self.slide(n);
        let (angle, g, k) = if pitch == 0.0 { self.angle(n) } else { self.screw_angle(n, pitch, slide.value) };
        let (linear, pitch) = (Twist::from_array(slide.gradient), T::constant(pitch));
        self.with(
            slide.value - pitch * angle,
            linear.angular - g.scale(pitch),
            linear.linear,
            slide.curvature - pitch * k,
        )
    }

    /// Angle about n of e = R m, from where m is in aligned frames: atan2(e·y, e·x) with x, y across n.
    fn angle_of(&self, n: V, m: V) -> Reading<T> {
        let (omega, r) = (self.twist.angular, &self.pose.rotation);
        let (x, y) = base(n, m);
        let (x, y, m) = (r.apply_inverse(fixed(x)), r.apply_inverse(fixed(y)), fixed(m));
        // ė = R(ω×m): gradients of e·x and e·y are m×Rᵀx and m×Rᵀy.
        let bent = omega.cross(omega.cross(m));
        self.arc([m.dot(x), m.dot(y)], [m.cross(x), m.cross(y)], [bent.dot(x), bent.dot(y)], 1.0)
    }

    /// The angle about m of c = Rᵀn, backwards.
    fn angle_back(&self, n: V, m: V) -> Reading<T> {
        let (c, dc) = self.axis(fixed(n));
        let (x, y) = base(m, n);
        let (x, y) = (fixed(x), fixed(y));
        // ċ = c×ω
        let bent = dc.cross(self.twist.angular);
        self.arc([c.dot(x), c.dot(y)], [x.cross(c), y.cross(c)], [bent.dot(x), bent.dot(y)], -1.0)
    }

    /// ± atan2(e₁, e₀) of two numbers with their gradients and curvatures.
    fn arc(&self, e: [T; 2], g: [Vector<T>; 2], bent: [T; 2], sign: f64) -> Reading<T> {
        let (omega, two, sign) = (self.twist.angular, T::constant(2.0), T::constant(sign));
        let size = (e[0] * e[0] + e[1] * e[1]).at_least(NOTHING);
        let rates = [g[0].dot(omega), g[1].dot(omega)];
        let gradient = (g[1].scale(e[0]) - g[0].scale(e[1])).scale(sign / size);
        let rate = (e[0] * rates[1] - e[1] * rates[0]) / size;
        let k = (e[0] * bent[1] - e[1] * bent[0]) / size - rate * two * (e[0] * rates[0] + e[1] * rates[1]) / size;
        self.with(sign * e[1].atan2(e[0]), gradient, Vector::zero(), sign * k)
    }

    fn component(&self, i: usize) -> Reading<T> {
        let (omega, half) = (self.twist.angular, T::constant(0.5));
        let (w, z, dw, dz) = self.halves();
        let Some(axis) = i.checked_sub(1) else {
            return self.with(w, z.scale(-half), Vector::zero(), -half * dz.dot(omega));
        };
        let u = fixed(unit(axis));
        let g = (u.scale(w) + u.cross(z)).scale(half);
        self.with(u.dot(z), g, Vector::zero(), half * u.dot(omega.scale(dw) + dz.cross(omega)))
    }
}

/// A direction that does not change.
fn fixed<T: Measurable>(v: V) -> Vector<T> {
    Vector::constant(v.0)
}

/// Directions across n: that of m, and the one a quarter turn on.
fn base(n: V, m: V) -> (V, V) {
    let x = m - n.scale(n.dot(m));
    let x = x.scale(1.0 / x.norm());
    (x, n.cross(x))
}

/// A direction of the frame.
pub fn unit(axis: usize) -> V {
    Vector(std::array::from_fn(|i| if i == axis { 1.0 } else { 0.0 }))
}

/// Directions across a unit vector: those of the frame where it is one of them. With their names after x, y, z or u, v.
pub fn across(n: V) -> [(V, &'static str); 2] {
    const NAMES: [&str; 3] = ["x", "y", "z"];
    if let Some(axis) = (0..3).find(|&i| n.0[i].abs() == 1.0) {
        let (first, second) = ([1, 0, 0][axis], [2, 2, 1][axis]);
        return [(unit(first), NAMES[first]), (unit(second), NAMES[second])];
    }
    let frame = Rotation::with_z(n);
    [(frame.column(0), "u"), (frame.column(1), "v")]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A smooth motion of B in A with its exact twist, from a path of rotation vectors and positions.
    fn motion(t: f64) -> (Pose<f64>, Twist<f64>) {
        let pose = |t: f64| Pose {
            rotation: Rotation::about(Vector([0.6, 0.0, 0.8]), 0.7 + 0.9 * t)
                .compose(&Rotation::about(Vector([0.0, 1.0, 0.0]), 0.3 - 0.5 * t * t)),
            position: Vector([0.4 + t, (2.0 * t).sin(), 0.3 - 0.2 * t * t]),
        };
        let h = 1e-5;
        let (before, now, after) = (pose(t - h), pose(t), pose(t + h));
        let rate = |a: V, b: V| (b - a).scale(0.5 / h);
        let turning = now.rotation.inverse().compose(&Rotation(std::array::from_fn(|i| {
            std::array::from_fn(|j| (after.rotation.0[i][j] - before.rotation.0[i][j]) / (2.0 * h))
        })));
        let angular = Vector([turning.0[2][1], turning.0[0][2], turning.0[1][0]]);
        let linear = now.rotation.apply_inverse(rate(before.position, after.position));
        (now, Twist { angular, linear })
    }

    fn all() -> Vec<Relative> {
        let (n, m) = (Vector([0.0, 0.0, 1.0]), Vector([0.6, 0.0, 0.8]));
        let u = Vector([0.0, 0.6, 0.8]);
        let mut all = vec![
            Relative::Slide(u),
            Relative::Turn(u),
            Relative::Tilt { n, u: unit(0) },
            Relative::Tilt { n: m, u: unit(1) },
            Relative::Cross { n, m },
            Relative::Screw { n, pitch: 0.05 },
            Relative::Angle(n),
            Relative::ScrewAngle { n, pitch: 0.05 },
            Relative::AngleOf { n, m },
            Relative::AngleBack { n, m },
            Relative::Position(u),
            Relative::Direction { u, b: m },
        ];
        all.extend((0..4).map(Relative::Quaternion));
        all
    }

    /// (1) along a motion: rates and accelerations of the numbers by differences.
    #[test]
    fn derivatives_are_those_of_the_values() {
        let h = 1e-4;
        for what in all() {
            for t in [-0.4, 0.1, 0.35] {
                let at = |t: f64| {
                    let (pose, twist) = motion(t);
                    (Motion::new(pose, twist).read(&what), twist)
                };
                let ((before, twist_before), (now, _), (after, twist_after)) = (at(t - h), at(t), at(t + h));
                let rate = (after.value - before.value) / (2.0 * h);
                assert!((rate - now.rate).abs() < 1e-6 * (1.0 + rate.abs()), "{what:?} rate {} for {rate}", now.rate);
                let bent = (after.rate - before.rate) / (2.0 * h);
                let (a, b) = (twist_before.to_array(), twist_after.to_array());
                let along: f64 = (0..6).map(|i| now.gradient[i] * (b[i] - a[i]) / (2.0 * h)).sum();
                let k = now.curvature + along;
                assert!((bent - k).abs() < 1e-4 * (1.0 + bent.abs()), "{what:?} acceleration {k} for {bent}");
            }
        }
    }

    /// Where the joint is closed, gradients are unit forces and moments, so that multipliers are components of the reaction.
    #[test]
    fn gradients_at_closure_are_units() {
        let closed: Motion = Motion::new(Pose::identity(), Twist::zero());
        let n = unit(2);
        for axis in 0..3 {
            let mut force = [0.0; 6];
            force[3 + axis] = 1.0;
            assert_eq!(closed.read(&Relative::Slide(unit(axis))).gradient, force);
            let mut moment = [0.0; 6];
            moment[axis] = 1.0;
            assert_eq!(closed.read(&Relative::Turn(unit(axis))).gradient, moment);
            if axis < 2 {
                assert_eq!(closed.read(&Relative::Tilt { n, u: unit(axis) }).gradient, moment);
            }
        }
    }
}
