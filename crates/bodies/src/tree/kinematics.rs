//! Forward kinematics: poses, twists and accelerations of the nodes.
//!
//! ```text
//! X_k = X_℘ X_J(q_k)                                   pose in the ground               (1)
//! V_k = φ* V_℘ + H* q̇_k                                twist, node's frame              (2)
//! α_k = φ* α_℘ + H* q̈_k + V_k × (H* q̇_k)               rate of the six numbers V_k      (3)
//! ```
//! [J §6]: V = 𝓔_φ* V + H* θ̇. Cost: O(n), one sweep from base to tips. The acceleration of the node's *origin* is
//! α.linear + ω × v; gravity is not part of α.

use dalembert_scalar::Scalar;

use super::dispatch::{self, Kernel};
use super::link::{Kind, Link, Place, joint_twist};
use super::{Tree, Workspace};
use crate::spatial::{Pose, Twist, Vector};

/// Poses, twists and accelerations of all nodes.
#[derive(Clone, Debug)]
pub struct Kinematics<T> {
    /// Of each node in the ground frame.
    pub poses: Vec<Pose<T>>,
    /// Of each node, in its frame.
    pub twists: Vec<Twist<T>>,
    /// Rates of the twists' numbers, each in its node's frame.
    pub accelerations: Vec<Twist<T>>,
}

impl<T: Scalar> Kinematics<T> {
    /// Memory for the answers on `tree`.
    pub fn new(tree: &Tree) -> Self {
        let n = tree.nodes().len();
        Self { poses: vec![Pose::identity(); n], twists: vec![Twist::zero(); n], accelerations: vec![Twist::zero(); n] }
    }
}

/// Poses of all nodes in the ground frame; (1).
pub fn poses<T: Scalar>(tree: &Tree, ws: &mut Workspace<T>, q: &[T], poses: &mut [Pose<T>]) {
    tree.check_q(q);
    tree.check_nodes(poses);
    let parents = &tree.parents;
    dispatch::run(Poses { links: &tree.links, parents, q, sine: &mut ws.sine, cosine: &mut ws.cosine, poses });
}

/// Poses, twists and accelerations of all nodes; (1) to (3). `a` is q̈.
pub fn kinematics<T: Scalar>(
    tree: &Tree,
    ws: &mut Workspace<T>,
    q: &[T],
    v: &[T],
    a: &[T],
    answer: &mut Kinematics<T>,
) {
    poses(tree, ws, q, &mut answer.poses);
    tree.check_v(v);
    tree.check_v(a);
    tree.check_nodes(&answer.twists);
    tree.check_nodes(&answer.accelerations);
    dispatch::run(Twists {
        links: &tree.links,
        parents: &tree.parents,
        place: Place { q, sine: &ws.sine, cosine: &ws.cosine },
        v,
        a,
        twists: &mut answer.twists,
        accelerations: &mut answer.accelerations,
    });
}

#[repr(C)]
pub(super) struct Poses<'a, T> {
    links: &'a [Link],
    parents: &'a [u32],
    q: &'a [T],
    sine: &'a mut [T],
    cosine: &'a mut [T],
    poses: &'a mut [Pose<T>],
}

impl<T: Scalar> Kernel for Poses<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        T::sin_cos_each(self.q, self.sine, self.cosine);
        let place = Place { q: self.q, sine: self.sine, cosine: self.cosine };
        for (k, (link, &parent)) in self.links.iter().zip(self.parents).enumerate() {
            let pose = place.pose(link);
            self.poses[k] = if parent == 0 { pose } else { self.poses[parent as usize - 1].compose(&pose) };
        }
    }
}

#[repr(C)]
pub(super) struct Twists<'a, T> {
    links: &'a [Link],
    parents: &'a [u32],
    place: Place<'a, T>,
    v: &'a [T],
    a: &'a [T],
    twists: &'a mut [Twist<T>],
    accelerations: &'a mut [Twist<T>],
}

impl<T: Scalar> Kernel for Twists<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let place = self.place;
        for (k, (link, &parent)) in self.links.iter().zip(self.parents).enumerate() {
            let pose = place.pose(link);
            let (above, rate_above) = match parent {
                0 => (Twist::zero(), Twist::zero()),
                p => (self.twists[p as usize - 1], self.accelerations[p as usize - 1]),
            };
            let mut twist = pose.twist_to_child(above);
            let mut rate = pose.twist_to_child(rate_above);
            if link.kind == Kind::Revolute {
                let i = link.v as usize;
                let (v, a) = (self.v[i], self.a[i]);
                twist.angular.0[2] = twist.angular.0[2] + v; // (2)
                rate = add_turning(rate, twist, v, a);
            } else {
                let own = joint_twist(link, self.v);
                twist = twist + own;
                rate = rate + joint_twist(link, self.a) + twist.cross(own);
            }
            self.twists[k] = twist;
            self.accelerations[k] = rate;
        }
    }
}

/// (3) for H = e₃.
#[inline(always)]
fn add_turning<T: Scalar>(rate: Twist<T>, twist: Twist<T>, v: T, a: T) -> Twist<T> {
    let ([x, y, z], [p, q, r]) = (rate.angular.0, rate.linear.0);
    let ([wx, wy, _], [vx, vy, _]) = (twist.angular.0, twist.linear.0);
    Twist {
        angular: Vector([wy.mul_add(v, x), (-wx).mul_add(v, y), z + a]),
        linear: Vector([vy.mul_add(v, p), (-vx).mul_add(v, q), r]),
    }
}
