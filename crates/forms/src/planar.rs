//! Mechanisms that turn about one direction: poses by sums of angles.
//!
//! Where all joints of a chain turn about ± n or slide, a frame stands at
//!
//! ```text
//! R = Rot(n, θ) C,   p = Σ_k Rot(n, θ_k) w_k x_k                                                   (1)
//! R_Aᵀ R_B = C_Aᵀ Rot(n, θ_B − θ_A) C_B,   R_Bᵀ(p_B − p_A) = C_Bᵀ Σ_k ± Rot(n, θ_k − θ_B) w_k x_k     (2)
//! ```
//!
//! with constant C, w_k, sums of joint angles θ, and slides x_k (or 1). Written so, each arm stands in a loop's equation once, with
//! sine and cosine of one sum of angles. Products of rotation matrices would have to be brought to that form by identities.

use dalembert_expr::{Expr, Function, Graph, Symbolic, symbolic};

use super::snapping::exact;
use crate::tolerances::directions::PARALLEL;
use dalembert_bodies::spatial::{Pose, Rotation, Vector};
use dalembert_bodies::tree::{Joint, Tree};
use dalembert_mechanism::Frame;

type V = Vector<Symbolic>;

/// An arm: Rot(n, θ) w x.
#[derive(Clone, Debug)]
struct Arm {
    angle: Expr,
    w: V,
    along: Option<Expr>,
}

/// (1)
#[derive(Clone, Debug)]
struct Turned {
    angle: Expr,
    fixed: Rotation<Symbolic>,
    /// C in numbers.
    number: Rotation<f64>,
    arms: Vec<Arm>,
}

/// The nodes of a tree that turn about one direction.
#[derive(Clone, Debug, Default)]
pub(super) struct Plane {
    normal: Option<Vector<f64>>,
    nodes: Vec<Option<Turned>>,
}

/// (2): pose of B in A, and B's origin seen from A's, in B.
pub(super) struct Seen {
    pub pose: Pose<Symbolic>,
    pub offset: Vector<Symbolic>,
}

impl Plane {
    /// None of so many nodes.
    pub fn of_none(nodes: usize) -> Self {
        Self { normal: None, nodes: vec![None; nodes] }
    }

    /// (1) of all nodes that have it; `q` are the coordinates of the tree, which is given with formulas for its numbers and in numbers.
    pub fn of(g: &mut Graph, (tree, numbers): (&Tree, &Tree), q: &[Symbolic]) -> Self {
        let mut plane = Self::default();
        for (k, node) in tree.nodes().iter().enumerate() {
            let parent = match node.parent {
                None => Some(still(g)),
                Some(p) => plane.nodes[p].clone(),
            };
            let own = parent.map(|p| {
                let number = p.number.compose(&numbers.nodes()[k].placement.rotation);
                Turned { number, ..p.moved(g, &node.placement) }
            });
            let q = &q[tree.q_range(k)];
            let moved = own.and_then(|own| match node.joint {
                Joint::Fixed => Some(own),
                Joint::Revolute => plane.turn(g, own, q[0].expr()),
                Joint::Prismatic => Some(own.slid(q[0].expr())),
                Joint::Helical { .. } | Joint::Spherical | Joint::Free => None,
            });
            plane.nodes.push(moved);
        }
        plane
    }

    /// Rot(m, q) with m = ± n.
    fn turn(&mut self, g: &mut Graph, mut own: Turned, q: Expr) -> Option<Turned> {
        let axis = Vector(own.number.column(2).0.map(exact));
        let normal = *self.normal.get_or_insert(axis);
        let side = normal.dot(axis);
        if side.abs() < 1.0 - PARALLEL {
            return None;
        }
        own.angle = if side > 0.0 { g.add(own.angle, q) } else { g.sub(own.angle, q) };
        Some(own)
    }

    fn frame(&self, g: &mut Graph, frame: &Frame) -> Option<Turned> {
        let node = match frame.node {
            None => Some(still(g)),
            Some(k) => self.nodes[k].clone(),
        };
        node.map(|n| n.moved(g, &frame.pose))
    }

    /// (2), where both frames have (1).
    pub fn seen(&self, g: &mut Graph, [a, b]: &[Frame; 2]) -> Option<Seen> {
        let (a, b) = (self.frame(g, a)?, self.frame(g, b)?);
        let between = g.sub(b.angle, a.angle);
        let columns: Vec<[Expr; 3]> =
            (0..3).map(|j| self.rotated(g, between, b.fixed.column(j), &a.fixed, None)).collect();
        let rotation = Rotation(std::array::from_fn(|i| std::array::from_fn(|j| Symbolic::from(columns[j][i]))));
        let position = self.way(g, (&a, &b), &a);
        let offset = self.way(g, (&a, &b), &b);
        let vector = |x: [Expr; 3]| Vector(x.map(Symbolic::from));
        Some(Seen { pose: Pose { rotation, position: vector(position) }, offset: vector(offset) })
    }

    /// p_B − p_A in the axes of a frame.
    fn way(&self, g: &mut Graph, (a, b): (&Turned, &Turned), of: &Turned) -> [Expr; 3] {
        let mut parts: [Vec<Expr>; 3] = Default::default();
        for (arms, forward) in [(&b.arms, true), (&a.arms, false)] {
            for arm in arms {
                let angle = g.sub(arm.angle, of.angle);
                let x = self.rotated(g, angle, arm.w, &of.fixed, arm.along);
                for (part, x) in parts.iter_mut().zip(x) {
                    part.push(if forward { x } else { g.neg(x) });
                }
            }
        }
        parts.map(|p| g.sum(&p))
    }

    /// Cᵀ Rot(n, angle) w x = Cᵀ(n (n·w) + cos w⊥ + sin n×w) x.
    fn rotated(&self, g: &mut Graph, angle: Expr, w: V, c: &Rotation<Symbolic>, along: Option<Expr>) -> [Expr; 3] {
        let n = self.normal.unwrap_or(Vector([0.0, 0.0, 1.0]));
        let parts = symbolic::with(g, || {
            let n = Vector::<Symbolic>::constant(n.0);
            let axial = n.scale(n.dot(w));
            [axial, w - axial, n.cross(w)].map(|x| c.apply_inverse(x).0.map(Symbolic::expr))
        });
        let numbers = w.0.map(|x| g.constant_value(x.expr()).map_or(0.0, f64::abs));
        let size = numbers.into_iter().fold(0.0, f64::max);
        let (sine, cosine) = (g.call(Function::Sin, &[angle]), g.call(Function::Cos, &[angle]));
        std::array::from_fn(|i| {
            let mut terms = Vec::with_capacity(3);
            for (part, function) in [(parts[0][i], None), (parts[1][i], Some(cosine)), (parts[2][i], Some(sine))] {
                let nothing = g.constant_value(part).is_some_and(|x| x.abs() <= PARALLEL * size);
                let part = if nothing { g.constant(0.0) } else { part };
                terms.push(function.map_or(part, |f| g.mul(part, f)));
            }
            let sum = g.sum(&terms);
            along.map_or(sum, |x| g.mul(sum, x))
        })
    }
}

fn still(g: &mut Graph) -> Turned {
    let fixed = symbolic::with(g, Rotation::identity);
    Turned { angle: g.constant(0.0), fixed, number: Rotation::identity(), arms: Vec::new() }
}

impl Turned {
    /// A frame at a constant pose in this one.
    fn moved(mut self, g: &mut Graph, pose: &Pose<f64>) -> Self {
        let (w, fixed) = symbolic::with(g, || {
            let pose = Pose::<Symbolic>::constant(pose);
            (self.fixed.apply(pose.position), self.fixed.compose(&pose.rotation))
        });
        if pose.position.norm() > 0.0 {
            self.arms.push(Arm { angle: self.angle, w, along: None });
        }
        self.fixed = fixed;
        self
    }

    /// A frame that slides along its z axis.
    fn slid(mut self, x: Expr) -> Self {
        self.arms.push(Arm { angle: self.angle, w: self.fixed.column(2), along: Some(x) });
        self
    }
}
