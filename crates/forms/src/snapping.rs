//! Numbers of bodies without the rounding that chains of frames leave in them.

use crate::tolerances::directions::SNAP;
use dalembert_bodies::spatial::{Pose, Rotation, Vector};
use dalembert_bodies::tree::Node;

/// A pose without rounding beside whole numbers.
pub(super) fn snapped_pose(pose: &Pose<f64>) -> Pose<f64> {
    let snap = |x: f64| {
        let whole = x.round();
        if (x - whole).abs() < SNAP { whole + 0.0 } else { x }
    };
    let size = pose.position.norm().max(1.0);
    let position = Vector(pose.position.0.map(|x| if x.abs() < SNAP * size { 0.0 } else { x }));
    Pose { rotation: Rotation(pose.rotation.0.map(|r| r.map(snap))), position }
}

/// A node without rounding beside what is there.
pub(super) fn snapped(node: &Node) -> Node {
    let mut node = Node { placement: snapped_pose(&node.placement), ..node.clone() };
    // A moment carried to another frame leaves rounding where there was nothing.
    let scale = node.inertia.second.0.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
    node.inertia.second.0 = node.inertia.second.0.map(|x| if x.abs() < SNAP * scale { 0.0 } else { x });
    let scale = node.inertia.first.norm();
    node.inertia.first.0 = node.inertia.first.0.map(|x| if x.abs() < SNAP * scale { 0.0 } else { x });
    node
}
