//! Kinetic and potential energy.
//!
//! ```text
//! T = ½ Σ_k V_k · M_k V_k + ½ Σ J q̇²          (1)
//! V = −Σ_k g · (m_k x_k + R_k h_k)             (2)   zero with every centre of mass in the ground's origin
//! ```

use dalembert_scalar::Scalar;

use super::kinematics::Kinematics;
use super::{Tree, Workspace, kinematics};
use crate::spatial::{Inertia, Vector};

/// Energies of a state, J.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Energies<T> {
    /// (1), armatures included.
    pub kinetic: T,
    /// (2), of gravity.
    pub potential: T,
}

/// Kinetic and potential energy at (`q`, `v`). `scratch` holds the nodes' poses and twists afterwards.
pub fn energy<T: Scalar>(
    tree: &Tree,
    ws: &mut Workspace<T>,
    q: &[T],
    v: &[T],
    scratch: &mut Kinematics<T>,
) -> Energies<T> {
    kinematics(tree, ws, q, v, v, scratch);
    let (half, gravity) = (T::constant(0.5), Vector::constant(tree.gravity));
    let mut twice = T::constant(0.0);
    let mut potential = T::constant(0.0);
    for (k, node) in tree.nodes().iter().enumerate() {
        let (twist, pose) = (scratch.twists[k], &scratch.poses[k]);
        let inertia = Inertia::constant(&node.inertia);
        let momentum = inertia.momentum(twist);
        twice = twice + twist.angular.dot(momentum.angular) + twist.linear.dot(momentum.linear);
        let first = pose.position.scale_add(inertia.mass, pose.rotation.apply(inertia.first));
        potential = potential - gravity.dot(first);
        if node.armature != 0.0 {
            for &v in &v[tree.v_range(k)] {
                twice = twice + T::constant(node.armature) * v * v;
            }
        }
    }
    Energies { kinetic: half * twice, potential }
}
