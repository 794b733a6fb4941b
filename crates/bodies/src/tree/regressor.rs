//! Inverse dynamics as a linear function of the bodies' inertias.
//!
//! ```text
//! τ = Y(q, v, q̈) π + J q̈,   π_k = (m, h_x, h_y, h_z, I_xx, I_yy, I_zz, I_xy, I_xz, I_yz) of node k        (1)
//! f = m a + ω̇ × h + ω × (ω × h),   n = h × a + I ω̇ + ω × I ω                                             (2)
//! ```
//! a is the acceleration of the node's origin less gravity; h = m c and I about the node's origin, in its frame. The
//! armature's share J q̈ has no inertial parameter and is not part of Y. Column 10k + p is the wrench (2) of unit
//! parameter p, handed from node k up to its root. Cost O(n·depth).

use dalembert_scalar::Scalar;

use super::kinematics::{Kinematics, kinematics};
use super::link::Place;
use super::rnea::project;
use super::{Tree, Workspace};
use crate::spatial::{Symmetric, Twist, Vector, Wrench};

/// The regressor Y, nv × 10·nodes, column by column, of (1). `scratch` holds the nodes' motions afterwards.
pub fn regressor<T: Scalar>(
    tree: &Tree,
    ws: &mut Workspace<T>,
    q: &[T],
    v: &[T],
    a: &[T],
    scratch: &mut Kinematics<T>,
    out: &mut [T],
) {
    let nv = tree.nv();
    assert_eq!(out.len(), nv * 10 * tree.nodes().len(), "size of the regressor");
    kinematics(tree, ws, q, v, a, scratch);
    out.fill(T::constant(0.0));
    let place = Place { q, sine: &ws.sine, cosine: &ws.cosine };
    let down = Vector::constant(tree.gravity);
    for k in 0..tree.nodes().len() {
        let (twist, rate) = (scratch.twists[k], scratch.accelerations[k]);
        let fall = scratch.poses[k].rotation.apply_inverse(down);
        let point = rate.linear + twist.angular.cross(twist.linear) - fall;
        let motion = Twist { angular: rate.angular, linear: point };
        let mut wrenches = unit_wrenches(twist.angular, motion);
        let mut at = Some(k);
        while let Some(node) = at {
            let link = &tree.links[node];
            let pose = place.pose(link);
            for (p, wrench) in wrenches.iter_mut().enumerate() {
                let column = (10 * k + p) * nv;
                project(link, *wrench, &mut out[column..column + nv]);
                *wrench = pose.wrench_to_parent(*wrench);
            }
            at = tree.nodes()[node].parent;
        }
    }
}

/// (2) for each unit parameter.
fn unit_wrenches<T: Scalar>(w: Vector<T>, motion: Twist<T>) -> [Wrench<T>; 10] {
    let (o, one) = (T::constant(0.0), T::constant(1.0));
    let (rate, a) = (motion.angular, motion.linear);
    std::array::from_fn(|p| match p {
        0 => Wrench { moment: Vector::zero(), force: a },
        1..=3 => {
            let mut h = [o; 3];
            h[p - 1] = one;
            let h = Vector(h);
            Wrench { moment: h.cross(a), force: rate.cross(h) + w.cross(w.cross(h)) }
        }
        _ => {
            let mut i = [o; 6];
            i[p - 4] = one;
            let i = Symmetric(i);
            Wrench { moment: i.apply(rate) + w.cross(i.apply(w)), force: Vector::zero() }
        }
    })
}
