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
