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
//! | screw about n, pitch P | n·d − P θ, nearest turn | wrench of a screw |
//!
//! None has a second root where a joint would close flipped over (theory §9; the usual dot products have one each).

use std::f64::consts::PI;

use crate::spatial::{Pose, Quaternion, Rotation, Twist, Vector};

type V = Vector<f64>;

/// A number that depends on the pose of B in A.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Relative {
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
    /// Whether it is an angle, known up to full turns.
    pub fn is_angle(&self) -> bool {
        matches!(self, Self::Angle(_) | Self::AngleOf { .. } | Self::AngleBack { .. })
    }

    /// Whether it is an angle or an angular velocity, so that an effort along it is a moment.
    pub fn turns(&self) -> bool {
        self.is_angle() || matches!(self, Self::Spin(_) | Self::OwnSpin(_))
    }
}

/// A number with its derivatives, see (1).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Reading {
    /// h
    pub value: f64,
    /// ḣ
    pub rate: f64,
    /// g = [angular; linear], in B.
    pub gradient: [f64; 6],
    /// k
    pub curvature: f64,
}

/// How B moves in A.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Motion {
    pose: Pose<f64>,
    twist: Twist<f64>,
    /// d and its rate.
    offset: V,
    offset_rate: V,
}

impl Motion {
    /// From the pose of B in A and the twist of B against A, in B.
    #[inline]
    pub fn new(pose: Pose<f64>, twist: Twist<f64>) -> Self {
        let offset = pose.rotation.apply_inverse(pose.position);
        Self { offset, offset_rate: twist.linear - twist.angular.cross(offset), pose, twist }
    }

    /// Scalar and vector part of the quaternion, and the rates of both without and with ω̇ left out.
    fn halves(&self) -> (f64, V, f64, V) {
        let quaternion = Quaternion::from_rotation(&self.pose.rotation);
        let [w, x, y, z] = quaternion.0;
        let [dw, dx, dy, dz] = quaternion.rate(self.twist.angular);
        (w, Vector([x, y, z]), dw, Vector([dx, dy, dz]))
    }

    /// One number, in place.
    #[inline]
    pub fn read_into(&self, what: &Relative, reading: &mut Reading) {
        *reading = match *what {
            Relative::Slide(u) => self.slide(u),
            _ => self.read(what),
        };
    }

    /// One number.
    pub fn read(&self, what: &Relative) -> Reading {
        let (omega, v) = (self.twist.angular, self.twist.linear);
        let r = &self.pose.rotation;
        match *what {
            Relative::Slide(u) => self.slide(u),
            Relative::Turn(u) => {
                let (w, z, dw, dz) = self.halves();
                let g = u.scale(w) + u.cross(z);
                self.with(2.0 * u.dot(z), g, ZERO, u.dot(omega.scale(dw) + dz.cross(omega)))
            }
            Relative::Tilt { n, u } => self.tilt(n, u),
            Relative::Cross { n, m } => {
                let (c, dc) = self.axis(n);
                let scale = 1.0 / n.cross(m).norm();
                let g = m.cross(c).scale(scale);
                self.with((c.dot(m) - n.dot(m)) * scale, g, ZERO, dc.cross(omega).dot(m) * scale)
            }
            Relative::Screw { n, pitch } => self.screw(n, pitch),
            Relative::Angle(n) => {
                let (angle, g, k) = self.angle(n);
                self.with(angle, g, ZERO, k)
            }
            Relative::AngleOf { n, m } => self.angle_of(n, m),
            Relative::AngleBack { n, m } => self.angle_back(n, m),
            Relative::Position(u) => {
                let along = r.apply_inverse(u);
                self.with(u.dot(self.pose.position), ZERO, along, along.dot(omega.cross(v)))
            }
            Relative::Direction { u, b } => {
                let along = r.apply_inverse(u);
                self.with(along.dot(b), b.cross(along), ZERO, along.dot(omega.cross(omega.cross(b))))
            }
            Relative::Spin(u) => self.with(0.0, r.apply_inverse(u), ZERO, 0.0),
            Relative::OwnSpin(u) => self.with(0.0, u, ZERO, 0.0),
            Relative::OwnVelocity(u) => self.with(0.0, ZERO, u, 0.0),
            Relative::Quaternion(i) => self.component(i),
        }
    }

    #[inline]
    fn with(&self, value: f64, angular: V, linear: V, curvature: f64) -> Reading {
        let rate = angular.dot(self.twist.angular) + linear.dot(self.twist.linear);
        Reading { value, rate, gradient: Twist { angular, linear }.to_array(), curvature }
    }

    /// c = Rᵀn and its rate c × ω.
    fn axis(&self, n: V) -> (V, V) {
        let c = self.pose.rotation.apply_inverse(n);
        (c, c.cross(self.twist.angular))
    }

    /// ḋ = v − ω×d.
    #[inline]
    fn slide(&self, u: V) -> Reading {
        let k = -u.dot(self.twist.angular.cross(self.offset_rate));
        self.with(u.dot(self.offset), u.cross(self.offset), u, k)
    }

    /// With s = 1 + c·n and a = n×u: u·(c×n) = c·a, so that h = 2 c·a/s.
    fn tilt(&self, n: V, u: V) -> Reading {
        let omega = self.twist.angular;
        let (c, dc) = self.axis(n);
        let a = n.cross(u);
        // Right at the flip the tilt has no direction; a huge but finite number leads away from it.
        let s = (1.0 + c.dot(n)).max(1e-12);
        let h = 2.0 * c.dot(a) / s;
        let g = (a.cross(c).scale(2.0) - n.cross(c).scale(h)).scale(1.0 / s);
        let bent = dc.cross(omega);
        let k = (2.0 * bent.dot(a) - h * bent.dot(n) - 2.0 * g.dot(omega) * dc.dot(n)) / s;
        self.with(h, g, ZERO, k)
    }

    /// θ = 2 atan2(z·n, w), its gradient and curvature.
    fn angle(&self, n: V) -> (f64, V, f64) {
        let omega = self.twist.angular;
        let (w, z, dw, dz) = self.halves();
        let a = z.dot(n);
        let da = dz.dot(n);
        let size = (a * a + w * w).max(1e-24);
        let g = ((n.scale(w) + n.cross(z)).scale(w) + z.scale(a)).scale(1.0 / size);
        // ä and ẅ without ω̇
        let dda = 0.5 * n.dot(omega.scale(dw) + dz.cross(omega));
        let ddw = -0.5 * dz.dot(omega);
        let rate = 2.0 * (w * da - a * dw) / size;
        let k = 2.0 * (w * dda - a * ddw) / size - rate * 2.0 * (a * da + w * dw) / size;
        let angle = 2.0 * a.atan2(w);
        (if angle > PI { angle - 2.0 * PI } else { angle }, g, k)
    }

    /// The residual is that of the nearest turn.
    fn screw(&self, n: V, pitch: f64) -> Reading {
        let slide = self.slide(n);
        let (angle, g, k) = self.angle(n);
        let turns = if pitch == 0.0 { 0.0 } else { ((slide.value / pitch - angle) / (2.0 * PI)).round() };
        let linear = Twist::from_array(slide.gradient);
        self.with(
            slide.value - pitch * (angle + 2.0 * PI * turns),
            linear.angular - g.scale(pitch),
            linear.linear,
            slide.curvature - pitch * k,
        )
    }

    /// Angle about n of e = R m, from where m is in aligned frames: atan2(e·y, e·x) with x, y across n.
    fn angle_of(&self, n: V, m: V) -> Reading {
        let (omega, r) = (self.twist.angular, &self.pose.rotation);
        let (x, y) = base(n, m);
        let (x, y) = (r.apply_inverse(x), r.apply_inverse(y));
        // ė = R(ω×m): gradients of e·x and e·y are m×Rᵀx and m×Rᵀy.
        let bent = omega.cross(omega.cross(m));
        self.arc([m.dot(x), m.dot(y)], [m.cross(x), m.cross(y)], [bent.dot(x), bent.dot(y)], 1.0)
    }

    /// The angle about m of c = Rᵀn, backwards.
    fn angle_back(&self, n: V, m: V) -> Reading {
        let (c, dc) = self.axis(n);
        let (x, y) = base(m, n);
        // ċ = c×ω
        let bent = dc.cross(self.twist.angular);
        self.arc([c.dot(x), c.dot(y)], [x.cross(c), y.cross(c)], [bent.dot(x), bent.dot(y)], -1.0)
    }

    /// ± atan2(e₁, e₀) of two numbers with their gradients and curvatures.
    fn arc(&self, e: [f64; 2], g: [V; 2], bent: [f64; 2], sign: f64) -> Reading {
        let omega = self.twist.angular;
        let size = (e[0] * e[0] + e[1] * e[1]).max(1e-24);
        let rates = [g[0].dot(omega), g[1].dot(omega)];
        let gradient = (g[1].scale(e[0]) - g[0].scale(e[1])).scale(sign / size);
        let rate = (e[0] * rates[1] - e[1] * rates[0]) / size;
        let k = (e[0] * bent[1] - e[1] * bent[0]) / size - rate * 2.0 * (e[0] * rates[0] + e[1] * rates[1]) / size;
        self.with(sign * e[1].atan2(e[0]), gradient, ZERO, sign * k)
    }

    fn component(&self, i: usize) -> Reading {
        let omega = self.twist.angular;
        let (w, z, dw, dz) = self.halves();
        let Some(axis) = i.checked_sub(1) else {
            return self.with(w, z.scale(-0.5), ZERO, -0.5 * dz.dot(omega));
        };
        let u = unit(axis);
        let g = (u.scale(w) + u.cross(z)).scale(0.5);
        self.with(u.dot(z), g, ZERO, 0.5 * u.dot(omega.scale(dw) + dz.cross(omega)))
    }
}

const ZERO: V = Vector([0.0; 3]);

/// Directions across n: that of m, and the one a quarter turn on.
fn base(n: V, m: V) -> (V, V) {
    let x = m - n.scale(n.dot(m));
    let x = x.scale(1.0 / x.norm());
    (x, n.cross(x))
}

/// A direction of the frame.
pub(crate) fn unit(axis: usize) -> V {
    Vector(std::array::from_fn(|i| if i == axis { 1.0 } else { 0.0 }))
}

/// Directions across a unit vector: those of the frame where it is one of them. With their names after x, y, z or u, v.
pub(crate) fn across(n: V) -> [(V, &'static str); 2] {
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
        let closed = Motion::new(Pose::identity(), Twist::zero());
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
