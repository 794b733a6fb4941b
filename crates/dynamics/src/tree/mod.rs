//! Trees of rigid bodies: the numbered, immutable model of the recursive algorithms [J §6–8, J2].
//!
//! A node is a body with the joint that carries it. Every joint moves along or about the z axis of its node's frame
//! (or, where it has several freedoms, in that frame), so that the sweeps need no choice of axis; the frames that a user
//! gave are constant poses in node frames. Joints of several freedoms that are not spherical or free are chains of
//! massless nodes.

use crate::spatial::{Inertia, Pose};

/// How a node moves in its parent; V = φ*V_parent + H*q̇.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Joint {
    /// No freedom.
    Fixed,
    /// Rotation about z; q in rad.
    Revolute,
    /// Translation along z; q in m.
    Prismatic,
    /// Rotation about z by q (rad) with translation along z by `pitch`·q; pitch in m/rad.
    Helical {
        /// Advance per radian, m/rad.
        pitch: f64,
    },
    /// Rotation about the origin; q = quaternion [w, x, y, z], v = angular velocity in the node's frame.
    Spherical,
    /// Any motion; q = [quaternion, position in the parent's joint frame], v = twist [ω; v] in the node's frame.
    Free,
}

impl Joint {
    /// Number of coordinates.
    pub fn nq(self) -> usize {
        match self {
            Self::Fixed => 0,
            Self::Revolute | Self::Prismatic | Self::Helical { .. } => 1,
            Self::Spherical => 4,
            Self::Free => 7,
        }
    }

    /// Number of velocities.
    pub fn nv(self) -> usize {
        match self {
            Self::Fixed => 0,
            Self::Revolute | Self::Prismatic | Self::Helical { .. } => 1,
            Self::Spherical => 3,
            Self::Free => 6,
        }
    }
}

/// A body and its joint.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// The node that carries it; `None` for the ground.
    pub parent: Option<usize>,
    /// How it moves.
    pub joint: Joint,
    /// Joint frame in the parent's node frame; the node's frame coincides with it at q = 0.
    pub placement: Pose<f64>,
    /// Inertia about the origin of the node's frame, in that frame.
    pub inertia: Inertia<f64>,
    /// Armature: inertia added to the diagonal of 𝓜, one for all velocities of the joint; kg m² or kg.
    pub armature: f64,
}

/// A numbered tree: parents before children.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
    /// First coordinate of each node, and the number of all.
    q: Vec<usize>,
    /// First velocity of each node, and the number of all.
    v: Vec<usize>,
    /// Acceleration of free fall in the ground frame, m/s².
    pub gravity: [f64; 3],
}

impl Tree {
    /// Numbers a tree.
    ///
    /// # Errors
    /// The first node whose parent does not stand before it.
    pub fn new(nodes: Vec<Node>, gravity: [f64; 3]) -> Result<Self, usize> {
        if let Some(bad) = (0..nodes.len()).find(|&k| nodes[k].parent.is_some_and(|p| p >= k)) {
            return Err(bad);
        }
        let starts = |count: fn(Joint) -> usize| {
            let mut at = 0;
            let mut starts = vec![0];
            starts.extend(nodes.iter().map(|n| {
                at += count(n.joint);
                at
            }));
            starts
        };
        let (q, v) = (starts(Joint::nq), starts(Joint::nv));
        Ok(Self { nodes, q, v, gravity })
    }

    /// The nodes, parents before children.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// Number of coordinates.
    pub fn nq(&self) -> usize {
        self.q[self.nodes.len()]
    }

    /// Number of velocities.
    pub fn nv(&self) -> usize {
        self.v[self.nodes.len()]
    }

    /// Coordinates of a node.
    pub fn q_range(&self, node: usize) -> std::ops::Range<usize> {
        self.q[node]..self.q[node + 1]
    }

    /// Velocities of a node.
    pub fn v_range(&self, node: usize) -> std::ops::Range<usize> {
        self.v[node]..self.v[node + 1]
    }

    /// Coordinates of the reference pose: zeros, and unit quaternions.
    pub fn neutral(&self) -> Vec<f64> {
        let mut q = vec![0.0; self.nq()];
        for (k, node) in self.nodes.iter().enumerate() {
            if matches!(node.joint, Joint::Spherical | Joint::Free) {
                q[self.q[k]] = 1.0;
            }
        }
        q
    }
}
