//! Momentum of the whole tree about its centre of mass.
//!
//! ```text
//! h_G = A_G q̇,   dh_G/dt = A_G q̈ + (dA_G/dt) q̇                       in the ground's axes                 (1)
//! column c of A_G = φ(G, root) F_c,   F_c = M^C S_c                   as in `crba.rs`                        (2)
//! (dA_G/dt) q̇ = the wrench on all roots at q̈ = 0 without gravity, about G                                   (3)
//! ```
//! (Orin, Goswami, Lee 2013). About the centre of mass the rate of momentum is the sum of moments, so that (3) is one
//! sweep of inverse dynamics. Cost O(n).

use dalembert_scalar::Scalar;

use super::common::{column, common_pose, moved_inertia, rows, rows_mut};
use super::link::Place;
use super::rnea::momentum_bias;
use super::{Tree, Workspace};
use crate::spatial::{Momentum, Pose, Twist, Vector, Wrench};

/// What [`centroidal`] answers; made once for a tree.
#[derive(Clone, Debug)]
pub struct Centroidal<T> {
    /// Total mass, kg.
    pub mass: T,
    /// Centre of mass in the ground frame, m.
    pub center: Vector<T>,
    /// h_G: about the centre of mass, ground axes.
    pub momentum: Momentum<T>,
    /// A_G, 6 × nv, column by column, angular rows first.
    pub matrix: Vec<T>,
    /// (dA_G/dt) q̇
    pub bias: Wrench<T>,
    scratch: Vec<T>,
}

impl<T: Scalar> Centroidal<T> {
    /// Memory for the answers on `tree`.
    pub fn new(tree: &Tree) -> Self {
        let o = T::constant(0.0);
        Self {
            mass: o,
            center: Vector::zero(),
            momentum: Momentum::zero(),
            matrix: vec![o; 6 * tree.nv()],
            bias: Wrench::zero(),
            scratch: vec![o; tree.nv()],
        }
    }
}

/// Centroidal momentum, its matrix and its bias at (`q`, `v`). Armatures carry no momentum.
pub fn centroidal<T: Scalar>(tree: &Tree, ws: &mut Workspace<T>, q: &[T], v: &[T], answer: &mut Centroidal<T>) {
    tree.check_v(v);
    tree.check_v(&answer.scratch);
    let bias = momentum_bias(tree, ws, q, v, &mut answer.scratch);
    let place = Place { q, sine: &ws.sine, cosine: &ws.cosine };
    let mut columns = rows_mut(&mut ws.subspace, tree.nv());
    for (k, link) in tree.links.iter().enumerate() {
        let pose = common_pose(tree, &place, &mut ws.poses, &mut columns, k);
        ws.composites[k] = moved_inertia(link, &pose);
    }
    // Inertias of subtrees; of all together mass and first moment in the ground.
    let (mut mass, mut first) = (T::constant(0.0), Vector::zero());
    for (k, (link, &parent)) in tree.links.iter().zip(&tree.parents).enumerate().rev() {
        let composite = ws.composites[k];
        if parent == 0 {
            let pose = place.pose(link);
            mass = mass + composite.mass;
            first = first + pose.rotation.apply(composite.first) + pose.position.scale(composite.mass);
        } else {
            let above = &mut ws.composites[parent as usize - 1];
            *above = *above + composite;
        }
    }
    let center = first.scale(T::constant(1.0) / mass);
    let subspace = rows(&ws.subspace, tree.nv());
    let (mut root, mut sum) = (Pose::identity(), Momentum::zero());
    for (k, (link, &parent)) in tree.links.iter().zip(&tree.parents).enumerate() {
        if parent == 0 {
            root = place.pose(link);
            root.position = root.position - center;
        }
        // In a numbering that is not depth-first the last root seen need not be this node's.
        let root = if tree.depth_first { root } else { root_pose(tree, &place, k, center) };
        for c in link.v as usize..link.v as usize + link.freedoms() {
            let momentum = ws.composites[k].momentum(Twist::from_array(column(&subspace, c)));
            let moved = root.wrench_to_parent(Wrench { moment: momentum.angular, force: momentum.linear });
            let entry = Momentum { angular: moved.moment, linear: moved.force };
            sum = sum + entry.scale(v[c]);
            answer.matrix[6 * c..6 * c + 6].copy_from_slice(&entry.to_array());
        }
    }
    answer.mass = mass;
    answer.center = center;
    answer.momentum = sum;
    answer.bias = Wrench { moment: bias.moment - center.cross(bias.force), force: bias.force };
}

fn root_pose<T: Scalar>(tree: &Tree, place: &Place<'_, T>, node: usize, center: Vector<T>) -> Pose<T> {
    let mut k = node;
    while let Some(parent) = tree.nodes()[k].parent {
        k = parent;
    }
    let mut pose = place.pose(&tree.links[k]);
    pose.position = pose.position - center;
    pose
}
