//! Trees of rigid and flexible bodies: what hangs where.
//!
//! A [`Tree`] of rigid bodies says how the undeformed bodies are joined. Modes are then given to some of its bodies, and
//! joints are told which frame of a flexible body carries them. A joint that is told nothing moves with the body's own frame.
//! Coordinates and velocities are stacked node after node, ϑ(k) = [η(k); θ(k)].

use std::ops::Range;

use super::body::FlexibleBody;
use crate::operators::SkoError;
use crate::spatial::{Pose, Quaternion, Rotation, Twist, Vector};
use crate::tree::{Joint, Tree};
use dalembert_scalar::Scalar;

/// A tree some of whose bodies deform.
#[derive(Clone, Debug)]
pub struct FlexibleTree {
    pub(super) tree: Tree,
    pub(super) bodies: Vec<Option<FlexibleBody>>,
    /// Per node: which influence of its own body is at its joint, and the joint's undeformed place in the body's frame.
    pub(super) held: Vec<Option<(usize, Pose<f64>)>>,
    /// Per node: which influence of its parent's body is at its joint.
    pub(super) hung: Vec<Option<usize>>,
}

impl From<Tree> for FlexibleTree {
    /// All bodies rigid.
    fn from(tree: Tree) -> Self {
        let nodes = tree.nodes().len();
        Self { tree, bodies: vec![None; nodes], held: vec![None; nodes], hung: vec![None; nodes] }
    }
}

impl FlexibleTree {
    /// Gives modes to the body of a node. Its `inertia` in the tree stays M_rr of the undeformed body.
    ///
    /// # Errors
    /// [`SkoError::UnknownNode`], [`SkoError::AlreadyFlexible`], [`SkoError::Flexible`].
    pub fn with_body(mut self, node: usize, body: FlexibleBody) -> Result<Self, SkoError> {
        self.check(node)?;
        if self.bodies[node].is_some() {
            return Err(SkoError::AlreadyFlexible { node });
        }
        body.check_with(&self.tree.nodes()[node].inertia)?;
        self.bodies[node] = Some(body);
        Ok(self)
    }

    /// The same with another tree of its shape and with other numbers of bodies, by node; they are taken as they are.
    #[must_use]
    pub fn renumbered(mut self, tree: Tree, numbers: &mut dyn FnMut(usize, &mut FlexibleBody)) -> Self {
        let bodies = self.bodies.iter_mut().enumerate();
        bodies.filter_map(|(node, body)| Some((node, body.as_mut()?))).for_each(|(node, body)| numbers(node, body));
        Self { tree, ..self }
    }

    /// The joint of `node` sits on the frame `frame` of its parent's flexible body: the node's placement is that frame's
    /// undeformed place.
    ///
    /// # Errors
    /// [`SkoError::UnknownNode`], [`SkoError::NoInfluence`].
    pub fn hung_on(mut self, node: usize, frame: &str) -> Result<Self, SkoError> {
        self.check(node)?;
        let missing = |node| SkoError::NoInfluence { node, frame: frame.to_owned() };
        let parent = self.tree.nodes()[node].parent.ok_or(missing(node))?;
        self.hung[node] = Some(self.influence(parent, frame).ok_or(missing(parent))?);
        Ok(self)
    }

    /// The joint of `node` holds its own flexible body at the frame `frame`, whose undeformed place in the body's frame is `at`. Without
    /// this the joint holds the body's own frame, which the modes leave where it is, as those of a clamped beam do.
    ///
    /// # Errors
    /// [`SkoError::UnknownNode`], [`SkoError::NoInfluence`].
    pub fn held_at(mut self, node: usize, frame: &str, at: &Pose<f64>) -> Result<Self, SkoError> {
        self.check(node)?;
        let missing = SkoError::NoInfluence { node, frame: frame.to_owned() };
        self.held[node] = Some((self.influence(node, frame).ok_or(missing)?, *at));
        Ok(self)
    }

    /// Which influence of its parent's body moves a node's joint.
    pub fn hung(&self, node: usize) -> Option<usize> {
        self.hung[node]
    }

    /// Which influence of its own body moves a node's joint, and the joint's undeformed place in the body's frame.
    pub fn held(&self, node: usize) -> Option<(usize, Pose<f64>)> {
        self.held[node]
    }

    fn check(&self, node: usize) -> Result<(), SkoError> {
        let nodes = self.bodies.len();
        if node < nodes { Ok(()) } else { Err(SkoError::UnknownNode { node, nodes }) }
    }

    fn influence(&self, node: usize, frame: &str) -> Option<usize> {
        self.bodies[node].as_ref().and_then(|body| body.influence_of(frame))
    }

    /// The tree of undeformed bodies.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The modes of a node's body.
    pub fn body(&self, node: usize) -> Option<&FlexibleBody> {
        self.bodies[node].as_ref()
    }

    /// Number of modes of a node.
    pub fn modes(&self, node: usize) -> usize {
        self.bodies[node].as_ref().map_or(0, FlexibleBody::modes)
    }

    /// Number of rotors of a node: one per velocity of a joint with armature.
    pub(super) fn rotors(&self, node: usize) -> usize {
        let node = &self.tree.nodes()[node];
        if node.armature == 0.0 { 0 } else { node.joint.nv() }
    }

    /// m_k: modes, rotors, twist.
    pub fn dimension_of(&self, node: usize) -> usize {
        self.modes(node) + self.rotors(node) + 6
    }

    /// The coordinates [η(k); q(k)] of each node.
    pub fn q_ranges(&self) -> Vec<Range<usize>> {
        self.ranges(|node, tree| tree.q_range(node).len())
    }

    /// The velocities [η̇(k); v(k)] of each node.
    pub fn v_ranges(&self) -> Vec<Range<usize>> {
        self.ranges(|node, tree| tree.v_range(node).len())
    }

    fn ranges(&self, joint: impl Fn(usize, &Tree) -> usize) -> Vec<Range<usize>> {
        let mut end = 0;
        let nodes = 0..self.bodies.len();
        nodes
            .map(|node| {
                let start = end;
                end += self.modes(node) + joint(node, &self.tree);
                start..end
            })
            .collect()
    }

    /// Coordinates of the undeformed reference pose.
    pub fn neutral(&self) -> Vec<f64> {
        let joints = self.tree.neutral();
        let of = |node: usize| {
            let modes = std::iter::repeat_n(0.0, self.modes(node));
            modes.chain(joints[self.tree.q_range(node)].iter().copied())
        };
        (0..self.bodies.len()).flat_map(of).collect()
    }

    /// q̇ for velocities v.
    ///
    /// # Errors
    /// [`SkoError::Length`].
    pub fn coordinate_rates(&self, q: &[f64], v: &[f64]) -> Result<Vec<f64>, SkoError> {
        self.check_state(q, v)?;
        let mut rates = Vec::with_capacity(q.len());
        for (node, (at, to)) in self.q_ranges().into_iter().zip(self.v_ranges()).enumerate() {
            let (q, v, modes) = (&q[at], &v[to], self.modes(node));
            rates.extend_from_slice(&v[..modes]);
            joint_rates(self.tree.nodes()[node].joint, &q[modes..], &v[modes..], &mut rates);
        }
        Ok(rates)
    }

    /// Whether a state has the right length.
    pub(super) fn check_state(&self, q: &[f64], v: &[f64]) -> Result<(), SkoError> {
        let modes: usize = (0..self.bodies.len()).map(|node| self.modes(node)).sum();
        let expected =
            [("coordinates", self.tree.nq() + modes, q.len()), ("velocities", self.tree.nv() + modes, v.len())];
        for (what, expected, found) in expected {
            if expected != found {
                return Err(SkoError::Length { what, expected, found });
            }
        }
        Ok(())
    }
}

/// Numbers of a slice; the joint says how many there are.
fn numbers<T: Copy, const N: usize>(x: &[T], from: usize) -> [T; N] {
    std::array::from_fn(|i| x[from + i])
}

/// The node's frame in its joint frame.
pub(super) fn joint_pose<T: Scalar>(joint: Joint, q: &[T]) -> Pose<T> {
    let zero = T::constant(0.0);
    let along = |x: T| Vector([zero, zero, x]);
    let turn = |x: T| {
        let (sine, cosine) = x.sin_cos();
        Rotation::identity().turned(sine, cosine)
    };
    let quaternion = || Quaternion(numbers(q, 0)).rotation();
    let (rotation, position) = match joint {
        Joint::Fixed => (Rotation::identity(), Vector::zero()),
        Joint::Revolute => (turn(q[0]), Vector::zero()),
        Joint::Prismatic => (Rotation::identity(), along(q[0])),
        Joint::Helical { pitch } => (turn(q[0]), along(T::constant(pitch) * q[0])),
        Joint::Spherical => (quaternion(), Vector::zero()),
        Joint::Free => (quaternion(), Vector(numbers(q, 4))),
    };
    Pose { rotation, position }
}

/// H*: one twist in the node's frame per velocity; constant there for every joint.
pub(super) fn joint_map<T: Scalar>(joint: Joint) -> Vec<Twist<T>> {
    let unit = |j: usize| Twist::from_array(std::array::from_fn(|i| T::constant(f64::from(u8::from(i == j)))));
    match joint {
        Joint::Fixed => Vec::new(),
        Joint::Revolute => vec![unit(2)],
        Joint::Prismatic => vec![unit(5)],
        Joint::Helical { pitch } => vec![unit(2) + unit(5).scale(T::constant(pitch))],
        Joint::Spherical => (0..3).map(unit).collect(),
        Joint::Free => (0..6).map(unit).collect(),
    }
}

fn joint_rates(joint: Joint, q: &[f64], v: &[f64], rates: &mut Vec<f64>) {
    match joint {
        Joint::Spherical | Joint::Free => {
            let quaternion = Quaternion(numbers(q, 0));
            rates.extend(quaternion.rate(Vector(numbers(v, 0))));
            if joint == Joint::Free {
                rates.extend(quaternion.rotation().apply(Vector(numbers(v, 3))).0);
            }
        }
        _ => rates.extend_from_slice(v),
    }
}
