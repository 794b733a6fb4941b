//! Where poses in the ground are counted from.
//!
//! Arms between joints are differences of places in the ground. Far from the ground's origin places have few digits left for them: at 10⁶
//! times the size of a mechanism ten, and what rounding leaves of an arm that is zero makes a row. So poses are counted from the middle of a
//! mechanism that stands far away, and what the user reads or writes from his ground's origin. Places that stand in the state (of free
//! joints), and numbers in formulas of places, have the digits that they are given with.

use std::collections::HashSet;

use dalembert_bodies::spatial::{Pose, Rotation, Vector};
use dalembert_spec::error::ModelError;
use dalembert_spec::spec::{ModuleSpec, Placement};

use super::Resolver;
use super::topology::GROUND;
use crate::tolerances::FAR_AWAY;

/// The middle of what stands in the ground of the top module, in the directions in which it is far away; zero in others, so that
/// subtracting it from these places is exact. What can't be read is left out, and found out later.
pub fn origin(r: &mut Resolver<'_>, spec: &ModuleSpec) -> Vector<f64> {
    let mut extent = Extent::default();
    spec.modules.iter().for_each(|m| extent.place(r.pose(m.at.as_ref())));
    let mut hung = HashSet::new();
    for joint in &spec.joints {
        match &joint.placement {
            Placement::Reference(pose) => extent.place(r.pose(Some(pose))),
            Placement::Frames(both) => {
                for (frame, on) in both.iter().zip(&joint.between) {
                    hung.insert(on.value.split('.').next().unwrap_or_default());
                    extent.add(r.pose(Some(frame)), on.value != GROUND);
                }
            }
        }
    }
    for body in &spec.bodies {
        // Drawn in the ground's frame, a body has places there.
        let own = body.pose.is_some() || hung.contains(body.name.value.as_str());
        body.pose.iter().for_each(|pose| extent.place(r.pose(Some(pose))));
        body.frames.iter().for_each(|frame| extent.add(r.pose(Some(&frame.1)), own));
        body.com.iter().for_each(|com| extent.add(r.array(com).map(|com| at(Vector(com))), own));
    }
    extent.middle()
}

/// Places in the ground, and the longest arm on a body.
#[derive(Default)]
struct Extent {
    limits: Option<[[f64; 3]; 2]>,
    arm: f64,
}

impl Extent {
    fn add(&mut self, pose: Result<Pose<f64>, ModelError>, on_body: bool) {
        match pose {
            Ok(pose) if on_body => self.arm = self.arm.max(pose.position.norm()),
            pose => self.place(pose),
        }
    }

    fn place(&mut self, pose: Result<Pose<f64>, ModelError>) {
        let Ok(Pose { position: Vector(at), .. }) = pose else { return };
        let [low, high] = self.limits.get_or_insert([at, at]);
        for (i, &x) in at.iter().enumerate() {
            (low[i], high[i]) = (low[i].min(x), high[i].max(x));
        }
    }

    fn middle(&self) -> Vector<f64> {
        let Some([low, high]) = self.limits else { return Vector([0.0; 3]) };
        let size = (0..3).fold(self.arm, |m, i| m.max(high[i] - low[i]));
        Vector(std::array::from_fn(|i| {
            let middle = f64::midpoint(low[i], high[i]);
            if middle.abs() > FAR_AWAY * size { middle } else { 0.0 }
        }))
    }
}

/// A place without a turn.
fn at(position: Vector<f64>) -> Pose<f64> {
    Pose { rotation: Rotation::identity(), position }
}
