//! Numbers of bodies without the rounding that chains of frames leave in them.

use crate::tolerances::directions::{EXACT, SNAP};
use dalembert_bodies::spatial::{Pose, Rotation, Vector};
use dalembert_bodies::tree::{Node, Tree};
use dalembert_mechanism::{Frame, Mechanism};

/// A cosine that is the root of a simple fraction, to the last place: what a turn by 30°, 45°, 60° or 90° has, given in decimals.
pub(super) fn exact(x: f64) -> f64 {
    for q in [1.0_f64, 2.0, 3.0, 4.0, 6.0] {
        let p = (x * x * q).round();
        // √(p/q) = √(pq)/q
        let root = (p * q).sqrt() / q;
        if (x.abs() - root).abs() <= EXACT {
            return if x < 0.0 { -root } else { root + 0.0 };
        }
    }
    x
}

/// A mechanism without the rounding of rotations given in decimals.
pub(super) fn snapped_mechanism(m: &Mechanism) -> Mechanism {
    let mut out = m.clone();
    let frames = m.bodies.iter().chain(&m.frames).map(|f| f.pose.position.norm());
    let size = m.tree.nodes().iter().map(|n| n.placement.position.norm()).chain(frames).fold(0.0, f64::max);
    let snap = |frame: &mut Frame| frame.pose = snapped_pose(&frame.pose, size);
    if let Ok(tree) = Tree::new(m.tree.nodes().iter().map(|node| snapped(node, size)).collect(), m.tree.gravity) {
        out.flexible = out.flexible.map(|flexible| flexible.renumbered(tree.clone(), &mut |_, _| {}));
        out.tree = tree;
    }
    out.bodies.iter_mut().chain(&mut out.frames).for_each(snap);
    out.loops.iter_mut().flat_map(|l| &mut l.ends).for_each(snap);
    out.closures.iter_mut().flat_map(|c| &mut c.ends).for_each(snap);
    out.lines.iter_mut().flat_map(|l| &mut l.ends).for_each(snap);
    out.points.iter_mut().for_each(|p| snap(&mut p.at));
    out
}

/// A pose without rounding, of places beside the largest one of the mechanism.
fn snapped_pose(pose: &Pose<f64>, size: f64) -> Pose<f64> {
    let position = Vector(pose.position.0.map(|x| if x.abs() < SNAP * size { 0.0 } else { x }));
    Pose { rotation: Rotation(pose.rotation.0.map(|r| r.map(exact))), position }
}

/// A node without rounding beside what is there.
fn snapped(node: &Node, size: f64) -> Node {
    let mut node = Node { placement: snapped_pose(&node.placement, size), ..node.clone() };
    // A moment carried to another frame leaves rounding where there was nothing.
    let scale = node.inertia.second.0.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
    node.inertia.second.0 = node.inertia.second.0.map(|x| if x.abs() < SNAP * scale { 0.0 } else { x });
    let scale = node.inertia.first.norm();
    node.inertia.first.0 = node.inertia.first.0.map(|x| if x.abs() < SNAP * scale { 0.0 } else { x });
    node
}
