//! Where bodies that move freely start: as the joints that hold them would place them, from body to body.
//!
//! In absolute coordinates every joint is a constraint, and a body's first pose decides which assembly is found. A joint with start
//! values q places its second body at X_B = X_A F_A J(q) F_B⁻¹; so does a joint without, at q = 0, where the user does not say where
//! the body is. With all q = 0 that is its reference pose, as in the tree where nothing is cut but by `--absolute`.

use std::collections::VecDeque;

use dalembert_bodies::spatial::{Pose, Quaternion, Vector};

use super::MechanismBuilder;
use super::joint::{Place, RawJoint};
use crate::closure;

impl MechanismBuilder<'_> {
    /// Gives bodies with a free joint of their own their first pose; returns the reference poses of those that have none, by number.
    pub(super) fn locate(&mut self, joints: &[RawJoint]) -> Vec<(usize, Pose<f64>)> {
        let count = self.bodies.len();
        let mut free = vec![false; count];
        joints.iter().filter(|j| j.own).filter_map(|j| j.ends[1].0).for_each(|b| free[b] = true);
        if !free.contains(&true) {
            return Vec::new();
        }
        let numbered = |poses: Vec<Option<Pose<f64>>>| {
            let known = poses.into_iter().enumerate().take(count).filter(|(b, _)| free[*b]);
            known.filter_map(|(b, pose)| Some((b, pose?))).collect::<Vec<_>>()
        };
        let starts = |joint: &RawJoint| self.closing_starts.get(&joint.name).map_or(&[][..], |s| &s.0);
        let (first, mut references) =
            (numbered(self.from_joint_to_joint(joints, starts)), numbered(self.from_joint_to_joint(joints, |_| &[])));
        references.retain(|(body, _)| !self.bodies[*body].placed);
        for (body, pose) in first {
            let mut coordinates = Quaternion::from_rotation(&pose.rotation).0.to_vec();
            coordinates.extend((pose.position + Vector(self.origin)).0);
            self.starts.insert(self.bodies[body].name.clone(), (coordinates, false));
        }
        references
    }

    /// Joints that are constraints without being in a loop (bridges of the graph of bodies) start at rest where they are given no velocities, as they do in the tree: what they hold moves along with what
    /// holds it. A joint is a bridge if no other leads from what hangs on it to elsewhere.
    pub(super) fn rest_in_no_loop(&mut self, joints: &[RawJoint]) {
        let count = self.bodies.len();
        let real: Vec<&RawJoint> = joints.iter().filter(|j| !j.own).collect();
        let ends = |joint: &RawJoint| joint.ends.map(|e| e.0.unwrap_or(count));
        let mut at: Vec<Vec<usize>> = vec![Vec::new(); count + 1];
        real.iter().enumerate().for_each(|(k, joint)| ends(joint).into_iter().for_each(|body| at[body].push(k)));
        // The joint that leads to each body from the ground outwards, and the order in which bodies are come to.
        let (mut by, mut order, mut reached) = (vec![None; count + 1], vec![count], vec![false; count + 1]);
        reached[count] = true;
        let mut next = 0;
        while let Some(&body) = order.get(next) {
            next += 1;
            for &k in &at[body] {
                for other in ends(real[k]).into_iter().filter(|&other| other != body) {
                    if !std::mem::replace(&mut reached[other], true) {
                        by[other] = Some((k, body));
                        order.push(other);
                    }
                }
            }
        }
        // Of each body and what hangs on it, ends of joints that lead to none: a random number each, twice in a loop that is closed beneath.
        let mut ends_of_loops = vec![0_u64; count + 1];
        let mut leads = vec![false; real.len()];
        by.iter().flatten().for_each(|&(k, _): &(usize, usize)| leads[k] = true);
        let mut state = 0x9E37_79B9_7F4A_7C15_u64;
        for k in (0..real.len()).filter(|&k| !leads[k]) {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            ends(real[k]).into_iter().for_each(|body| ends_of_loops[body] ^= state);
        }
        for &body in order.iter().rev() {
            let Some((k, from)) = by[body] else { continue };
            ends_of_loops[from] ^= ends_of_loops[body];
            let rates = self.closing_starts.get(&real[k].name).is_some_and(|given| !given.1.is_empty());
            if ends_of_loops[body] == 0 && !rates {
                self.resting.insert(real[k].name.clone());
            }
        }
    }

    /// Poses of bodies as far as joints lead from the ground, at their coordinates; those that have some go first.
    fn from_joint_to_joint<'j>(
        &'j self,
        joints: &'j [RawJoint],
        q: impl Fn(&'j RawJoint) -> &'j [f64],
    ) -> Vec<Option<Pose<f64>>> {
        let count = self.bodies.len();
        // Poses of the ground and of bodies, the ground last.
        let mut poses: Vec<Option<Pose<f64>>> = vec![None; count + 1];
        poses[count] = Some(Pose::identity());
        let mut at: Vec<Vec<usize>> = vec![Vec::new(); count + 1];
        for (k, joint) in joints.iter().enumerate().filter(|(_, j)| !j.own) {
            joint.ends.iter().for_each(|e| at[e.0.unwrap_or(count)].push(k));
        }
        let given = |joint: &'j RawJoint| !q(joint).is_empty();
        // Those with start values first, as far as they lead; then the others.
        let mut queue: [VecDeque<usize>; 2] = Default::default();
        at[count].iter().for_each(|&k| queue[usize::from(!given(&joints[k]))].push_back(k));
        while let Some(k) = queue[0].pop_front().or_else(|| queue[1].pop_front()) {
            let joint = &joints[k];
            let ends = joint.ends.map(|e| e.0.unwrap_or(count));
            let to = match ends.map(|e| poses[e]) {
                [Some(_), None] => 1,
                [None, Some(_)] => 0,
                _ => continue,
            };
            let Some(from) = poses[ends[1 - to]] else { continue };
            let body = ends[to];
            let stays = !given(joint) && (self.bodies[body].placed || matches!(joint.place, Place::Reference(_)));
            poses[body] = Some(if stays { self.bodies[body].pose } else { self.beyond((joint, q(joint)), to, &from) });
            at[body].iter().for_each(|&k| queue[usize::from(!given(&joints[k]))].push_back(k));
        }
        poses
    }

    /// The pose of a joint's body `to` (0 or 1), given that of the other.
    fn beyond(&self, (joint, q): (&RawJoint, &[f64]), to: usize, from: &Pose<f64>) -> Pose<f64> {
        let frames = match &joint.place {
            Place::Frames(frames) => *frames,
            Place::Reference(x) => joint.ends.map(|e| e.0.map_or(*x, |b| self.bodies[b].pose.inverse().compose(x))),
        };
        let moved = closure::pose(joint.kind, [joint.axis, joint.second_axis], joint.pitch, q);
        let moved = if to == 1 { moved } else { moved.inverse() };
        from.compose(&frames[1 - to]).compose(&moved).compose(&frames[to].inverse())
    }
}
