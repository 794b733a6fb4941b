//! The constants of a node as the sweeps want them: one record of four cache lines, in order.
//!
//! **Carry and slots.** In a depth-first numbering most nodes follow their parent immediately. What a sweep hands from
//! parent to child (or back) then stays in local variables, the *carry*. Only a node with another child than the next
//! node has a *slot*, where its quantities wait; slot 0 is the ground's. Any numbering with parents first works; a
//! depth-first one has the fewest slots.

use dalembert_scalar::Scalar;

use super::turn::Lean;
use super::{Joint, Node};
use crate::spatial::{Pose, Quaternion, Rotation, Symmetric, Twist, Vector};

/// In [`Link::source`]: the parent is the node just before.
pub(super) const CARRY: u32 = u32::MAX;
/// In [`Link::source`]: the parent is the ground.
pub(super) const GROUND: u32 = 0;
/// In [`Link::slot`]: no slot.
pub(super) const NONE: u32 = u32::MAX;

/// [`Joint`] without its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Kind {
    Revolute,
    Prismatic,
    Helical,
    Fixed,
    Spherical,
    Free,
}

/// A node for the sweeps.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub(super) struct Link {
    pub rotation: [[f64; 3]; 3],
    position: [f64; 3],
    first: [f64; 3],
    mass: f64,
    second: [f64; 6],
    spread: [f64; 3],
    pub armature: f64,
    pub pitch: f64,
    /// First coordinate.
    pub q: u32,
    /// First velocity.
    pub v: u32,
    /// Where the parent's quantities are: [`CARRY`] or its slot.
    pub source: u32,
    /// Where this node's quantities wait for children other than the next node, or [`NONE`].
    pub slot: u32,
    pub kind: Kind,
    /// Whether the joint frame has the axes of the parent's frame.
    pub straight: bool,
    /// How the joint's axis stands in the parent's frame.
    pub lean: Lean,
    /// Whether the joint frame has the origin of the parent's frame.
    pub here: bool,
}

impl Link {
    pub fn new(node: &Node, q: usize, v: usize) -> Self {
        let inertia = &node.inertia;
        let (kind, pitch) = match node.joint {
            Joint::Fixed => (Kind::Fixed, 0.0),
            Joint::Revolute => (Kind::Revolute, 0.0),
            Joint::Prismatic => (Kind::Prismatic, 0.0),
            Joint::Helical { pitch } => (Kind::Helical, pitch),
            Joint::Spherical => (Kind::Spherical, 0.0),
            Joint::Free => (Kind::Free, 0.0),
        };
        Self {
            rotation: node.placement.rotation.0,
            position: node.placement.position.0,
            first: inertia.first.0,
            mass: inertia.mass,
            second: inertia.second.0,
            spread: inertia.second.spread(),
            armature: node.armature,
            pitch,
            q: q as u32,
            v: v as u32,
            source: CARRY,
            slot: NONE,
            kind,
            straight: node.placement.rotation == Rotation::identity(),
            lean: Lean::of(&node.placement.rotation.0),
            here: node.placement.position.0 == [0.0; 3],
        }
    }

    /// Number of velocities.
    #[inline(always)]
    pub fn freedoms(&self) -> usize {
        match self.kind {
            Kind::Revolute | Kind::Prismatic | Kind::Helical => 1,
            Kind::Fixed => 0,
            Kind::Spherical => 3,
            Kind::Free => 6,
        }
    }

    /// Rotation of the joint frame in the parent's frame.
    #[inline(always)]
    pub fn rotation<T: Scalar>(&self) -> Rotation<T> {
        let [a, b, c] = &self.rotation;
        let row = |r: &[f64; 3]| [T::constant(r[0]), T::constant(r[1]), T::constant(r[2])];
        Rotation([row(a), row(b), row(c)])
    }

    /// Origin of the joint frame in the parent's frame.
    #[inline(always)]
    pub fn position<T: Scalar>(&self) -> Vector<T> {
        let [x, y, z] = self.position;
        Vector([T::constant(x), T::constant(y), T::constant(z)])
    }

    /// m
    #[inline(always)]
    pub fn mass<T: Scalar>(&self) -> T {
        T::constant(self.mass)
    }

    /// h = m c
    #[inline(always)]
    pub fn first<T: Scalar>(&self) -> Vector<T> {
        let [x, y, z] = self.first;
        Vector([T::constant(x), T::constant(y), T::constant(z)])
    }

    /// I, second moment about the node's origin.
    #[inline(always)]
    pub fn second<T: Scalar>(&self) -> Symmetric<T> {
        let [a, b, c, d, e, f] = self.second;
        Symmetric([T::constant(a), T::constant(b), T::constant(c), T::constant(d), T::constant(e), T::constant(f)])
    }

    /// Σ = ∫ x xᵀ dm = ½ tr(I) 1 − I
    #[inline(always)]
    pub fn spread<T: Scalar>(&self) -> Symmetric<T> {
        let ([a, b, c], [.., d, e, f]) = (self.spread, self.second);
        Symmetric([T::constant(a), T::constant(b), T::constant(c), -T::constant(d), -T::constant(e), -T::constant(f)])
    }

    /// Whether the fast path for a revolute joint without armature applies.
    #[inline(always)]
    pub fn is_plain_revolute(&self) -> bool {
        self.kind == Kind::Revolute && self.armature == 0.0
    }

    /// Whether the one for a prismatic joint without armature applies.
    #[inline(always)]
    pub fn is_plain_prismatic(&self) -> bool {
        self.kind == Kind::Prismatic && self.armature == 0.0
    }
}

/// Sines and cosines of all angles among `q`. Single numbers are as soon done with the others, eight at a time.
#[inline(always)]
pub(super) fn sin_cos_of_angles<T: Scalar>(links: &[Link], q: &[T], sine: &mut [T], cosine: &mut [T]) {
    if const { T::STATES == 1 } {
        return T::sin_cos_each(q, sine, cosine);
    }
    for link in links {
        if matches!(link.kind, Kind::Revolute | Kind::Helical) {
            let i = link.q as usize;
            (sine[i], cosine[i]) = q[i].sin_cos();
        }
    }
}

/// Coordinates with the sines and cosines of those that are angles.
#[derive(Clone, Copy)]
#[repr(C)]
pub(super) struct Place<'a, T> {
    pub q: &'a [T],
    pub sine: &'a [T],
    pub cosine: &'a [T],
}

impl<T: Scalar> Place<'_, T> {
    /// Rotation of a revolute node in its parent.
    #[inline(always)]
    pub fn turned(&self, link: &Link) -> Rotation<T> {
        let i = link.q as usize;
        link.rotation().turned(self.sine[i], self.cosine[i])
    }

    /// Pose of a node in its parent.
    #[inline(always)]
    pub fn pose(&self, link: &Link) -> Pose<T> {
        if link.kind == Kind::Revolute {
            Pose { rotation: self.turned(link), position: link.position() }
        } else {
            self.other_pose(link)
        }
    }

    #[inline(always)]
    fn other_pose(&self, link: &Link) -> Pose<T> {
        let i = link.q as usize;
        let (rotation, position) = (link.rotation::<T>(), link.position::<T>());
        match link.kind {
            Kind::Fixed => Pose { rotation, position },
            Kind::Revolute => Pose { rotation: self.turned(link), position },
            Kind::Prismatic => Pose { rotation, position: rotation.column(2).scale_add(self.q[i], position) },
            Kind::Helical => {
                let advance = self.q[i] * T::constant(link.pitch);
                Pose { rotation: self.turned(link), position: rotation.column(2).scale_add(advance, position) }
            }
            Kind::Spherical => Pose { rotation: rotation.compose(&self.quaternion(i).rotation()), position },
            Kind::Free => {
                let at = Vector([self.q[i + 4], self.q[i + 5], self.q[i + 6]]);
                Pose {
                    rotation: rotation.compose(&self.quaternion(i).rotation()),
                    position: rotation.apply(at) + position,
                }
            }
        }
    }

    #[inline(always)]
    fn quaternion(&self, i: usize) -> Quaternion<T> {
        Quaternion([self.q[i], self.q[i + 1], self.q[i + 2], self.q[i + 3]])
    }
}

/// H* of the joint times numbers: the joint's own twist (or its rate) in the node's frame.
#[inline(always)]
pub(super) fn joint_twist<T: Scalar>(link: &Link, v: &[T]) -> Twist<T> {
    let i = link.v as usize;
    let o = T::constant(0.0);
    let three = |i: usize| Vector([v[i], v[i + 1], v[i + 2]]);
    let along = |x: T| Vector([o, o, x]);
    let (angular, linear) = match link.kind {
        Kind::Fixed => (Vector::zero(), Vector::zero()),
        Kind::Revolute => (along(v[i]), Vector::zero()),
        Kind::Prismatic => (Vector::zero(), along(v[i])),
        Kind::Helical => (along(v[i]), along(v[i] * T::constant(link.pitch))),
        Kind::Spherical => (three(i), Vector::zero()),
        Kind::Free => (three(i), three(i + 3)),
    };
    Twist { angular, linear }
}

/// The links of a tree, and the number of slots.
pub(super) fn links(nodes: &[Node], q: &[usize], v: &[usize]) -> (Vec<Link>, usize) {
    let mut links: Vec<Link> = nodes.iter().enumerate().map(|(k, node)| Link::new(node, q[k], v[k])).collect();
    let mut slots = 1;
    for k in 0..nodes.len() {
        let Some(parent) = nodes[k].parent else {
            links[k].source = GROUND;
            continue;
        };
        if parent + 1 == k {
            continue;
        }
        if links[parent].slot == NONE {
            links[parent].slot = slots;
            slots += 1;
        }
        links[k].source = links[parent].slot;
    }
    (links, slots as usize)
}
