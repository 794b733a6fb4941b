//! Joints that close loops, and the free joints of bodies that only such joints hold.

use dalembert_bodies::spatial::{Pose, Quaternion, Vector};
use dalembert_spec::spec::JointKind;

use super::joint::{Place, RawJoint};
use super::walk::Closing;
use super::{MechanismBuilder, Pending};
use crate::closure::{self, Closure, ClosureStart};
use crate::pair::Pair;
use crate::relative::Relative;
use crate::{Elastic, Frame, Mechanism};

impl MechanismBuilder<'_> {
    /// A free joint of a body's own, in absolute coordinates: both frames are the user's ground at the start.
    pub(super) fn freed(&mut self, module: &Pending<'_>, body: usize, first: usize) -> RawJoint {
        let raw = &self.bodies[body];
        let start = &raw.pose;
        let mut coordinates = Quaternion::from_rotation(&start.rotation).0.to_vec();
        coordinates.extend((start.position + Vector(self.origin)).0);
        let joint = RawJoint {
            name: raw.name.clone(),
            kind: JointKind::Free,
            span: raw.span,
            module: module.prefix.clone(),
            ends: [(None, self.ground()), (Some(body), Pose::identity())],
            framed: [None, None],
            influences: [None, None],
            place: Place::Frames([self.ground(), Pose::identity()]),
            moved: None,
            axis: Vector([0.0, 0.0, 1.0]),
            second_axis: Vector([0.0, 1.0, 0.0]),
            pitch: 0.0,
            elastic: Elastic::default(),
            armature: 0.0,
            friction: 0.0,
            range: None,
            velocity_limit: None,
            effort_limit: None,
            columns: (first..first + 6).collect(),
            cut: false,
            own: true,
        };
        self.starts.insert(joint.name.clone(), (coordinates, false));
        joint
    }

    /// Start values of a joint that closes a loop.
    fn closure_starts(&self, name: &str, closure: usize, velocities: usize) -> Vec<ClosureStart> {
        let rests = (0..velocities).filter(|_| self.resting.contains(name));
        let rest = rests.map(|number| ClosureStart { closure, number, rate: true, value: 0.0, fixed: false });
        let Some((values, rates, fixed)) = self.closing_starts.get(name) else { return rest.collect() };
        let of = |list: &[f64], rate: bool| -> Vec<ClosureStart> {
            let all = list.iter().enumerate();
            all.map(|(number, &value)| ClosureStart { closure, number, rate, value, fixed: *fixed }).collect()
        };
        let mut starts = of(values, false);
        starts.extend(of(rates, true));
        starts.extend(rest);
        starts
    }

    /// Adds the joints that are constraints.
    pub(super) fn close(&self, joints: Vec<Closing>, mechanism: &mut Mechanism) {
        for (joint, frames) in joints {
            let bodies = joint.ends.map(|e| e.0);
            let frame = |side: usize| match bodies[side] {
                None => Frame { name: joint.name.clone(), node: None, pose: frames[side], influence: None },
                Some(b) => {
                    let body = &mechanism.bodies[b];
                    let (pose, influence) = (body.pose.compose(&frames[side]), joint.influences[side]);
                    Frame { name: joint.name.clone(), node: body.node, pose, influence }
                }
            };
            let ends = [frame(0), frame(1)];
            mechanism.loops.push(Pair::new(mechanism, ends.clone()));
            let (kind, n, m) = (joint.kind, joint.axis, joint.second_axis);
            let mut rows = closure::rows(kind, n, m, joint.pitch);
            rows.retain(|(suffix, _, _)| !self.fit.released.contains(&[&joint.name, *suffix].concat()));
            // Where nothing holds the advance, it tells no turn.
            let pitch = if rows.iter().any(|row| matches!(row.2, Relative::Screw { .. })) { joint.pitch } else { 0.0 };
            let velocities = closure::velocities(kind, [n, m], pitch);
            mechanism.closures.push(Closure {
                kind,
                ends,
                bodies,
                axis: n,
                rows,
                coordinates: closure::coordinates(kind, [n, m], pitch),
                start: self.closure_starts(&joint.name, mechanism.closures.len(), velocities.len()),
                velocities,
                elastic: joint.elastic,
                range: joint.range,
                velocity_limit: joint.velocity_limit,
                effort_limit: joint.effort_limit,
                friction: joint.friction,
                module: joint.module,
                span: joint.span,
                name: joint.name,
            });
        }
    }
}
