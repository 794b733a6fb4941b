//! From where a motion is looked at, and whether it stays in parallel planes.
//!
//! A mechanism is planar if, with some direction n, all axes of turning joints are along n and all slides across it, and no body leaves
//! its plane over the motion or turns about anything but n. Joints that could leave the plane count by what they do.

use crate::motion::Sample;
use crate::scene::{JointKind, Scene};
use crate::tolerances::{ALIGNED, HANGING, IN_PLANE};
use crate::vector::{V, add, cross, dot, norm, scale, sub, turned, unit};

/// How a motion is seen: directions in the ground frame, to the right, up, towards the eye.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Aspect {
    /// Whether nothing is lost by looking from there.
    pub planar: bool,
    pub right: V,
    pub up: V,
    pub normal: V,
}

const AXES: [V; 3] = [[0.0, 0.0, 1.0], [0.0, 1.0, 0.0], [1.0, 0.0, 0.0]];

impl Aspect {
    /// Of a motion of a mechanism of this size.
    pub fn of(scene: &Scene, samples: &[&Sample], size: f64) -> Self {
        if scene.flat {
            return Self::facing([0.0, 0.0, 1.0], [0.0; 3]);
        }
        let axis = |kinds: &[JointKind]| {
            let joint = scene.joints.iter().find(|j| kinds.contains(&j.kind))?;
            Some(unit(axis_of(joint, 0, samples.first()?)))
        };
        let turning = axis(&[JointKind::Revolute, JointKind::Planar]);
        let moves = turning.is_some() || axis(&[JointKind::Prismatic]).is_some();
        let mut normals = turning.into_iter().chain(AXES);
        let plane = normals.find(|&n| moves && fits(scene, samples, n) && stays(samples, n, size));
        match plane {
            Some(n) => Self::facing(n, scene.gravity),
            None => Self::oblique(scene.gravity),
        }
    }

    /// Seen along n, gravity pulling down if it can.
    fn facing(n: V, gravity: V) -> Self {
        let (g, down) = (norm(gravity), sub(gravity, scale(n, dot(gravity, n))));
        let up = if norm(down) > HANGING * g && g > 0.0 {
            unit(scale(down, -1.0))
        } else {
            let upright = if n[1].abs() < 0.9 { [0.0, 1.0, 0.0] } else { [0.0, 0.0, 1.0] };
            unit(sub(upright, scale(n, dot(upright, n))))
        };
        let right = cross(up, n);
        // To the right is where coordinates grow.
        let sign = if right.iter().sum::<f64>() < 0.0 { -1.0 } else { 1.0 };
        Self { planar: true, right: scale(right, sign), up, normal: scale(n, sign) }
    }

    fn oblique(gravity: V) -> Self {
        let up = if norm(gravity) > 0.0 { unit(scale(gravity, -1.0)) } else { [0.0, 0.0, 1.0] };
        let across = if up[0].abs() < 0.9 { [1.0, 0.0, 0.0] } else { [0.0, 1.0, 0.0] };
        let right = unit(sub(across, scale(up, dot(across, up))));
        Self { planar: false, right, up, normal: cross(right, up) }
    }
}

/// A joint's axis in the ground.
fn axis_of(joint: &crate::scene::Joint, end: usize, sample: &Sample) -> V {
    let axis = turned(joint.turns[end], joint.axis);
    let pose = joint.ends[end].frame.and_then(|f| sample.poses.get(f));
    pose.map_or(axis, |p| turned([p[3], p[4], p[5], p[6]], axis))
}

fn fits(scene: &Scene, samples: &[&Sample], n: V) -> bool {
    let Some(start) = samples.first() else { return false };
    scene.joints.iter().all(|joint| {
        let axis = unit(axis_of(joint, 0, start));
        match joint.kind {
            JointKind::Revolute | JointKind::Planar => norm(cross(axis, n)) < ALIGNED,
            JointKind::Prismatic => dot(axis, n).abs() < ALIGNED,
            _ => true,
        }
    })
}

fn stays(samples: &[&Sample], n: V, size: f64) -> bool {
    let Some(start) = samples.first() else { return false };
    samples.iter().all(|sample| {
        sample.poses.iter().zip(&start.poses).all(|(p, first)| {
            let moved = sub([p[0], p[1], p[2]], [first[0], first[1], first[2]]);
            let turn = vector_part([p[3], p[4], p[5], p[6]], [first[3], first[4], first[5], first[6]]);
            dot(moved, n).abs() <= IN_PLANE * size && norm(cross(turn, n)) <= IN_PLANE
        })
    })
}

/// The vector part of a q⁻¹.
fn vector_part(a: [f64; 4], q: [f64; 4]) -> V {
    let ([w, x, y, z], u) = (a, [-q[1], -q[2], -q[3]]);
    let v = [x, y, z];
    add(add(scale(u, w), scale(v, q[0])), cross(v, u))
}
