//! Trees of rigid bodies: the numbered, immutable model of the recursive algorithms [J §6–8, J2].
//!
//! A node is a body with the joint that carries it. Every joint moves along or about the z axis of its node's frame
//! (or, where it has several freedoms, in that frame), so that the sweeps need no choice of axis; the frames that a user
//! gave are constant poses in node frames. Joints of several freedoms that are not spherical or free are chains of
//! massless nodes.

#![allow(clippy::inline_always)] // compiled once per target feature by being inlined there

mod aba;
mod aba_derivatives;
mod centroidal;
mod common;
mod crba;
mod dispatch;
mod energy;
mod factor;
mod freedom;
mod fused;
mod groups;
mod held;
mod jacobian;
mod kinematics;
mod link;
mod mass_factors;
mod minverse;
mod operational;
mod over_numbers;
mod plane;
pub mod real;
mod records;
mod regressor;
mod rnea;
mod rnea_derivatives;
mod station;
mod terms;
mod turn;
#[cfg(target_arch = "x86_64")]
mod wide;
mod workspace;

use std::fmt;

pub use aba::{aba, aba_with_wrenches};
pub use aba_derivatives::{AbaDerivatives, aba_derivatives};
pub use centroidal::{Centroidal, centroidal};
pub use crba::{crba, crba_entries, mass_pattern, mass_size};
pub use dispatch::holds_lanes;
pub use energy::{Energies, energy};
pub use factor::{Factor, factor};
pub use groups::{Embedded, Groups};
pub use held::{Held, RowPattern};
pub use jacobian::{Axes, jacobian, jacobian_rate};
pub use kinematics::{Kinematics, kinematics, poses};
pub use mass_factors::{MassFactors, Term};
pub use minverse::minverse;
pub use operational::operational;
pub use plane::{PlaneLoop, PlaneRows, PlaneTree};
pub use regressor::regressor;
pub use rnea::{bias, gravity, reactions, rnea, rnea_with_wrenches};
pub use rnea_derivatives::{RneaDerivatives, rnea_derivatives};
pub use station::Station;
pub use terms::Terms;
pub use workspace::Workspace;

use crate::spatial::{Inertia, Pose};
use crate::tolerances::MASSLESS;
use link::Link;

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
    /// The nodes as the sweeps want them.
    links: Vec<Link>,
    /// Number of slots of the sweeps, the ground's included.
    slots: usize,
    /// Parent + 1 of each node, 0 for the ground.
    parents: Vec<u32>,
    /// First velocity after the subtree of each node; meaningful where `depth_first`.
    ends: Vec<u32>,
    /// First velocity of the serial run that ends with each node: its nodes follow one another.
    runs: Vec<u32>,
    /// Parent + 1 of the first node of the run of each node.
    above: Vec<u32>,
    /// Velocities as a tree of their own.
    freedoms: Vec<freedom::Freedom>,
    /// Number of slots of sweeps over velocities, the ground's included.
    freedom_slots: usize,
    /// Last velocity + 1 that moves each node, or 0.
    lowest: Vec<u32>,
    /// Whether some velocities do not move one another.
    unrelated: bool,
    /// Whether every subtree is contiguous.
    depth_first: bool,
    /// What the bounds are made of, by node.
    spans: Vec<aba::Span>,
    /// Bounds on the diagonal of 𝓜 in all poses, unless something slides.
    scales: Vec<f64>,
    /// Those that hold as far as all that slides has gone, if any does.
    bounds: Vec<[f64; 3]>,
    /// Whether the bounds depend on the coordinates.
    slides: bool,
    /// Velocities that stand together, each with the first of them.
    together: Vec<(u32, u32)>,
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
        let (links, slots) = link::links(&nodes, &q, &v);
        let parents = nodes.iter().map(|n| n.parent.map_or(0, |p| p as u32 + 1)).collect();
        let (ends, depth_first) = subtrees(&nodes, &v);
        let (mut runs, mut above): (Vec<u32>, Vec<u32>) = (Vec::new(), Vec::new());
        for (k, node) in nodes.iter().enumerate() {
            let follows = node.parent.is_some_and(|p| p + 1 == k);
            runs.push(if follows { runs[k - 1] } else { v[k] as u32 });
            above.push(if follows { above[k - 1] } else { node.parent.map_or(0, |p| p as u32 + 1) });
        }
        let unrelated = (1..nodes.len()).any(|k| nodes[k].parent != Some(k - 1));
        let (freedoms, freedom_slots, lowest) = freedom::freedoms(&nodes, &v);
        let (slides, together) = (aba::slides(&nodes), aba::together(&nodes, &v));
        let spans = nodes.iter().map(aba::Span::of).collect();
        let mut tree = Self {
            nodes,
            q,
            v,
            links,
            slots,
            parents,
            ends,
            runs,
            above,
            freedoms,
            freedom_slots,
            lowest,
            unrelated,
            depth_first,
            spans,
            scales: Vec::new(),
            bounds: Vec::new(),
            slides,
            together,
            gravity,
        };
        if slides {
            tree.bounds = aba::bounds(&tree);
        } else {
            let (mut reaches, mut scales) = (vec![records::Reach::zero(); tree.nodes.len()], vec![0.0; tree.nv()]);
            aba::scales(&tree, &tree.neutral(), &mut reaches, &mut scales);
            tree.scales = scales;
        }
        Ok(tree)
    }

    /// The nodes, parents before children.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// Adds the velocities that move no mass at `q`: what a sum over bodies leaves on the diagonal of 𝓜, given by velocity, is rounding of what it adds up, as where all that a hinge carries are points on its axis.
    /// Rows and columns of these are zero, for no entry of M ≥ 0 is larger than those of the diagonal allow.
    pub fn add_without_inertia(
        &self,
        ws: &mut Workspace<f64>,
        q: &[f64],
        diagonal: impl Fn(usize) -> f64,
        found: &mut Vec<usize>,
    ) {
        if self.slides {
            aba::scales(self, q, &mut ws.reaches, &mut ws.margins);
        } else {
            ws.margins.copy_from_slice(&self.scales);
        }
        for (link, node) in self.links.iter().zip(&self.nodes) {
            let first = link.v as usize;
            let velocities = first..first + link.freedoms();
            let none = |d: &usize| node.armature == 0.0 && diagonal(*d) <= MASSLESS * ws.margins[*d];
            found.extend(velocities.filter(none));
        }
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

impl Tree {
    fn check_q<T>(&self, q: &[T]) {
        assert_eq!(q.len(), self.nq(), "number of coordinates");
    }

    fn check_v<T>(&self, v: &[T]) {
        assert_eq!(v.len(), self.nv(), "number of velocities");
    }

    fn check_nodes<T>(&self, x: &[T]) {
        assert_eq!(x.len(), self.nodes.len(), "number of nodes");
    }

    fn check_square<T>(&self, x: &[T]) {
        assert_eq!(x.len(), self.nv() * self.nv(), "size of a matrix of velocities by velocities");
    }

    /// The node that has a velocity.
    fn node_of_velocity(&self, velocity: usize) -> usize {
        self.v.partition_point(|&start| start <= velocity) - 1
    }
}

/// First velocity after each node's subtree, and whether all subtrees are contiguous.
fn subtrees(nodes: &[Node], v: &[usize]) -> (Vec<u32>, bool) {
    let n = nodes.len();
    // Largest node and number of nodes of each subtree: contiguous if and only if they fit.
    let (mut last, mut count): (Vec<usize>, Vec<usize>) = ((0..n).collect(), vec![1; n]);
    for k in (0..n).rev() {
        if let Some(p) = nodes[k].parent {
            last[p] = last[p].max(last[k]);
            count[p] += count[k];
        }
    }
    let depth_first = (0..n).all(|k| last[k] + 1 - k == count[k]);
    (last.iter().map(|&l| v[l + 1] as u32).collect(), depth_first)
}

/// A chain end without inertia: H P H* of a joint is zero or not positive, so that its acceleration is not determined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Massless {
    /// The node whose joint it is.
    pub node: usize,
}

impl fmt::Display for Massless {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "node {} has no inertia about its joint: its acceleration is not determined", self.node)
    }
}

impl std::error::Error for Massless {}
