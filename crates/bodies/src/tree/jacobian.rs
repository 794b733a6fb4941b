//! Jacobian of a frame fixed to a node, and its rate.
//!
//! ```text
//! J_c = X* H_c            twist of the frame for unit velocity c; X the frame's pose in the node of c     (1)
//! dJ_c/dt = −V_c × J_c,   V_c = Σ_{d below c} J_d q̇_d: the frame's twist seen from the node of c           (2)
//! ```
//! in the frame's own axes; in the ground's, both are turned by its rotation R: d(R x)/dt = R(ω × x + ẋ). One walk from
//! the node up to its root: O(depth), and O(nv) for the zeros of all other columns.

use dalembert_scalar::Scalar;

use super::link::{Kind, Link, Place};
use super::{Tree, Workspace};
use crate::spatial::{Pose, Twist, Vector};

/// The axes that a Jacobian's columns are resolved in; its origin is always the frame's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Axes {
    /// The frame's own.
    Body,
    /// Those of the ground.
    Ground,
}

/// Jacobian J(q) of the frame at `frame` in `node`, 6 × nv, column by column, angular rows first: twist = J v.
pub fn jacobian<T: Scalar>(
    tree: &Tree,
    ws: &mut Workspace<T>,
    q: &[T],
    (node, frame): (usize, &Pose<f64>),
    axes: Axes,
    out: &mut [T],
) {
    walk(tree, ws, q, None, (node, frame), axes, out);
}

/// Rate dJ/dt of [`jacobian`] at (`q`, `v`), same shape; the frame's acceleration is J q̈ + (dJ/dt) v.
pub fn jacobian_rate<T: Scalar>(
    tree: &Tree,
    ws: &mut Workspace<T>,
    q: &[T],
    v: &[T],
    (node, frame): (usize, &Pose<f64>),
    axes: Axes,
    out: &mut [T],
) {
    tree.check_v(v);
    walk(tree, ws, q, Some(v), (node, frame), axes, out);
}

/// Column j of H* in the node's frame.
#[inline(always)]
pub(super) fn joint_axis<T: Scalar>(link: &Link, j: usize) -> Twist<T> {
    let (o, one) = (T::constant(0.0), T::constant(1.0));
    let mut x = [o; 6];
    match link.kind {
        Kind::Fixed => {}
        Kind::Revolute => x[2] = one,
        Kind::Prismatic => x[5] = one,
        Kind::Helical => (x[2], x[5]) = (one, T::constant(link.pitch)),
        Kind::Spherical | Kind::Free => x[j] = one,
    }
    Twist::from_array(x)
}

fn walk<T: Scalar>(
    tree: &Tree,
    ws: &mut Workspace<T>,
    q: &[T],
    v: Option<&[T]>,
    (node, frame): (usize, &Pose<f64>),
    axes: Axes,
    out: &mut [T],
) {
    tree.check_q(q);
    assert_eq!(out.len(), 6 * tree.nv(), "size of a Jacobian");
    T::sin_cos_each(q, &mut ws.sine, &mut ws.cosine);
    let place = Place { q, sine: &ws.sine, cosine: &ws.cosine };
    out.fill(T::constant(0.0));
    let mut pose = Pose::constant(frame);
    let mut seen = Twist::zero();
    let mut at = Some(node);
    while let Some(k) = at {
        let link = &tree.links[k];
        let before = seen;
        for j in 0..link.freedoms() {
            let c = link.v as usize + j;
            let column = pose.twist_to_child(joint_axis(link, j)); // (1)
            let entry = match v {
                None => column,
                Some(v) => {
                    seen = seen + column.scale(v[c]);
                    -before.cross(column) // (2)
                }
            };
            out[6 * c..6 * c + 6].copy_from_slice(&entry.to_array());
        }
        pose = place.pose(link).compose(&pose);
        at = tree.nodes()[k].parent;
    }
    if axes == Axes::Ground {
        turn(tree, (node, &pose), v.map(|_| seen.angular), frame, &place, out);
    }
}

/// Body axes to ground axes; for the rate with ω × J, J being walked once more.
fn turn<T: Scalar>(
    tree: &Tree,
    (node, ground): (usize, &Pose<T>),
    rate: Option<Vector<T>>,
    frame: &Pose<f64>,
    place: &Place<'_, T>,
    out: &mut [T],
) {
    let mut pose = Pose::constant(frame);
    let mut at = Some(node);
    while let Some(k) = at {
        let link = &tree.links[k];
        for j in 0..link.freedoms() {
            let c = 6 * (link.v as usize + j);
            let [x, y, z, u, v, w] = out[c..c + 6] else { continue };
            let mut entry = Twist::from_array([x, y, z, u, v, w]);
            if let Some(omega) = rate {
                let column = pose.twist_to_child(joint_axis(link, j));
                let turning = Twist { angular: omega.cross(column.angular), linear: omega.cross(column.linear) };
                entry = entry + turning;
            }
            let r = &ground.rotation;
            let entry = Twist { angular: r.apply(entry.angular), linear: r.apply(entry.linear) };
            out[c..c + 6].copy_from_slice(&entry.to_array());
        }
        pose = place.pose(link).compose(&pose);
        at = tree.nodes()[k].parent;
    }
}
