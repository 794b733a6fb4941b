//! Transmission angles.
//!
//! In a loop of four joints with parallel axes, the drive A and its neighbours B and D, force comes to the joint C opposite to A along
//! the line BC, and what it drives turns about D:
//!
//! ```text
//! cos μ = |b·d| / (|b||d|),   b = B − C,   d = D − C                                       (1)
//! ```
//!
//! across the axes. A slide is a hinge at infinity: the direction to it is normal to the slide.

use dalembert_answers::driven::Transmission;
use dalembert_answers::result::RunResult;
use dalembert_bodies::spatial::{Quaternion, Vector};
use dalembert_viewer::Scene;
use dalembert_viewer::scene::{Anchor, Joint, JointKind};

use crate::tolerances::drive::PARALLEL;

/// Of all four-joint loops through driven joints, at each sample.
pub(super) fn angles(scene: &Scene, run: &RunResult, driven: &[&str], values: &[f64]) -> Vec<Transmission> {
    let parts = Parts::of(scene);
    let mut found = Vec::new();
    for (drive, name) in driven.iter().enumerate() {
        let Some(a) = scene.joints.iter().position(|j| j.name == *name && moves(j)) else { continue };
        for ring in parts.rings(scene, a) {
            let joints = ring.map(|k| &scene.joints[k]);
            let Some(angles) = along(scene, run, joints) else { continue };
            let Some([least, most]) = super::extremes(&angles, values) else { continue };
            let joints = joints.iter().map(|j| j.name.clone()).collect();
            found.push(Transmission { drive, joints, angles, least, most });
        }
    }
    found
}

fn moves(joint: &Joint) -> bool {
    matches!(joint.kind, JointKind::Revolute | JointKind::Prismatic)
}

/// Which bodies are one part, since fixed joints join them; the joints at each part.
struct Parts {
    /// Of each body, and last of the ground.
    part: Vec<usize>,
    at: Vec<Vec<usize>>,
}

impl Parts {
    fn of(scene: &Scene) -> Self {
        let ground = scene.bodies.len();
        let mut part: Vec<usize> = (0..=ground).collect();
        for joint in scene.joints.iter().filter(|j| j.kind == JointKind::Fixed) {
            if let Some([a, b]) = ends(joint, ground) {
                let (to, from) = (part[a], part[b]);
                part.iter_mut().filter(|p| **p == from).for_each(|p| *p = to);
            }
        }
        let mut at = vec![Vec::new(); ground + 1];
        for (k, joint) in scene.joints.iter().enumerate().filter(|(_, j)| moves(j)) {
            if let Some([a, b]) = ends(joint, ground).map(|e| e.map(|body| part[body])).filter(|[a, b]| a != b) {
                at[a].push(k);
                at[b].push(k);
            }
        }
        Self { part, at }
    }

    fn ends(&self, joint: &Joint) -> [usize; 2] {
        let ground = self.part.len() - 1;
        ends(joint, ground).map_or([ground; 2], |e| e.map(|body| self.part[body]))
    }

    /// Joints A, B, C, D that close a ring, C opposite to A.
    fn rings(&self, scene: &Scene, a: usize) -> Vec<[usize; 4]> {
        let [p, q] = self.ends(&scene.joints[a]);
        let beyond = |joint: usize, from: usize| {
            let [x, y] = self.ends(&scene.joints[joint]);
            if x == from { y } else { x }
        };
        let mut rings = Vec::new();
        for &b in self.at[q].iter().filter(|&&b| b != a && beyond(b, q) != p) {
            let r = beyond(b, q);
            for &d in self.at[p].iter().filter(|&&d| d != a && beyond(d, p) != q && beyond(d, p) != r) {
                let s = beyond(d, p);
                let opposite = self.at[r].iter().filter(|&&c| c != b && c != d && beyond(c, r) == s);
                rings.extend(opposite.map(|&c| [a, b, c, d]));
            }
        }
        rings
    }
}

/// Bodies of a joint, the ground as the last; nothing for points of deformed bodies.
fn ends(joint: &Joint, ground: usize) -> Option<[usize; 2]> {
    let body = |anchor: &Anchor| anchor.frame.map_or(Some(ground), |f| (f < ground).then_some(f));
    Some([body(&joint.ends[0])?, body(&joint.ends[1])?])
}

/// A joint at a sample: where it is, and its axis.
fn placed(scene: &Scene, run: &RunResult, sample: usize, joint: &Joint) -> Option<[Vector<f64>; 2]> {
    let in_joint = Quaternion(joint.turns[0]).rotation();
    let (at, axis) = (Vector(joint.ends[0].at), in_joint.apply(Vector(joint.axis)));
    let Some(frame) = joint.ends[0].frame else { return Some([at, axis]) };
    let pose = run.poses.as_ref()?.at(sample, scene.frames[frame].tracked)?;
    let [x, y, z, qw, qx, qy, qz] = pose;
    let turn = Quaternion([qw, qx, qy, qz]).rotation();
    Some([Vector([x, y, z]) + turn.apply(at), turn.apply(axis)])
}

/// (1) at each sample; nothing for loops that are not planar.
fn along(scene: &Scene, run: &RunResult, ring: [&Joint; 4]) -> Option<Vec<f64>> {
    if ring[2].kind != JointKind::Revolute {
        return None;
    }
    let angle = |sample: usize| {
        let at = |k: usize| placed(scene, run, sample, ring[k]);
        let ([c, n], b, d) = (at(2)?, at(1)?, at(3)?);
        let n = n.scale(n.norm().recip());
        let in_plane = |k: usize, axis: &Vector<f64>| match ring[k].kind {
            JointKind::Prismatic => axis.dot(n).abs() <= PARALLEL * axis.norm(),
            _ => axis.cross(n).norm() <= PARALLEL * axis.norm(),
        };
        if !(in_plane(0, &at(0)?[1]) && in_plane(1, &b[1]) && in_plane(3, &d[1])) {
            return None;
        }
        let toward = |k: usize, [place, axis]: [Vector<f64>; 2]| match ring[k].kind {
            JointKind::Prismatic => axis.cross(n),
            _ => {
                let v = place - c;
                v - n.scale(v.dot(n))
            }
        };
        let (b, d) = (toward(1, b), toward(3, d));
        // The angle itself, since near 0 its cosine says little.
        Some(b.cross(d).norm().atan2(b.dot(d).abs()))
    };
    (0..run.time.len()).map(angle).collect()
}
