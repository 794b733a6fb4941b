//! The operators of a tree at a position and velocity: 𝓔_φ, H, M, 𝔞, 𝔟 from coordinates.
//!
//! On its way from its parent, a body meets three frames: O⁺ on the (deformed) parent, O on the body itself, across the joint,
//! and the body's own frame, which deformation moves against O:
//!
//! ```text
//! V(O⁺) = φ*V(℘) + B⁺η̇(℘),    V(O) = φ*V(O⁺) + H*θ̇,    V(O) = φ*V(k) + B η̇(k)                                        (1)
//! ```
//!
//! For a frame that moves against another with the relative twist v, V = φ*V′ + v, seen in the moving frame,
//!
//! ```text
//! V̇ = φ*V̇′ + V×v + v̇                                                                                                 (2)
//! ```
//!
//! and 𝔞(k) is what (1) leaves of (2) without η̈, θ̈ and V̇(℘). α is the rate of V in the body's frame. Gravity is a force on
//! the bodies, part of 𝔟, so that α is the acceleration against the ground.
//! Cost: O(n), one sweep from base to tip.

use faer::{Col, Mat};

use super::deformation::Deformed;
use super::inertia::Deflected;
use super::tree::{FlexibleTree, joint_map, joint_pose};
use crate::operators::transform::phi;
use crate::operators::{Bias, Operator, SkoError, SkoModel, Transform};
use crate::spatial::{Pose, Twist, Vector, Wrench};
use dalembert_graph::Forest;

/// A tree at a position and velocity.
#[derive(Clone, Debug)]
pub struct Instant {
    /// 𝓔_φ, H, M.
    pub model: SkoModel,
    /// 𝔞, and 𝔟 with gravity and the elastic forces 𝔎η + 𝔇η̇.
    pub bias: Bias,
    /// θ̇, stacked.
    pub rates: Col<f64>,
    /// V, stacked.
    pub velocities: Col<f64>,
    /// The bodies' frames in the ground frame.
    pub poses: Vec<Pose<f64>>,
    /// Potential energy of gravity and of the modes, J.
    pub potential: f64,
}

/// One node's numbers.
struct NodeTerms {
    pose: Pose<f64>,
    twist: Twist<f64>,
    weight: Transform,
    h: Mat<f64>,
    m: Mat<f64>,
    a: Vec<f64>,
    b: Vec<f64>,
    potential: f64,
}

/// A node's modal coordinates and velocities, and those of its joint.
struct NodeState<'a> {
    eta: &'a [f64],
    q: &'a [f64],
    eta_d: &'a [f64],
    v: &'a [f64],
}

/// V(k) by (1) and 𝔞(k) by (2), across O⁺, the joint, and O.
fn carried(
    v_above: Twist<f64>,
    outboard: &Deformed,
    (joint, relative): (&Pose<f64>, Twist<f64>),
    inboard: &Deformed,
) -> (Twist<f64>, Twist<f64>) {
    let back = inboard.pose.inverse();
    let v_out = outboard.pose.twist_to_child(v_above) + outboard.rate;
    let v_in = joint.twist_to_child(v_out) + relative;
    let a_out = v_out.cross(outboard.rate) + outboard.bias;
    let a_in = joint.twist_to_child(a_out) + v_in.cross(relative);
    let left = a_in - v_in.cross(inboard.rate) - inboard.bias;
    (back.twist_to_child(v_in - inboard.rate), back.twist_to_child(left))
}

impl FlexibleTree {
    /// The operators at coordinates q and velocities v, [η; q] and [η̇; v] of node after node.
    ///
    /// # Errors
    /// [`SkoError::Length`]; [`SkoError::NotFinite`] for coordinates that are no numbers, such as a zero quaternion.
    pub fn at(&self, q: &[f64], v: &[f64]) -> Result<Instant, SkoError> {
        self.check_state(q, v)?;
        let (q_ranges, v_ranges) = (self.q_ranges(), self.v_ranges());
        let state = |k: usize| {
            let ((eta, q), (eta_d, v)) =
                (q[q_ranges[k].clone()].split_at(self.modes(k)), v[v_ranges[k].clone()].split_at(self.modes(k)));
            NodeState { eta, q, eta_d, v }
        };
        let mut terms: Vec<NodeTerms> = Vec::with_capacity(self.bodies.len());
        for (k, node) in self.tree.nodes().iter().enumerate() {
            let parent = node.parent.map(|p| (p, &terms[p], state(p)));
            terms.push(self.node_terms(k, &state(k), parent));
        }
        self.collect(terms, v)
    }

    fn collect(&self, mut terms: Vec<NodeTerms>, v: &[f64]) -> Result<Instant, SkoError> {
        let forest = Forest::new(self.tree.nodes().iter().map(|node| node.parent).collect())?;
        let stacked = |part: fn(&NodeTerms) -> &Vec<f64>| terms.iter().flat_map(part).copied().collect::<Col<f64>>();
        let bias = Bias { a: stacked(|t| &t.a), b: stacked(|t| &t.b) };
        let maps = terms.iter_mut().map(|t| std::mem::replace(&mut t.h, Mat::new())).collect();
        let inertias = terms.iter_mut().map(|t| std::mem::replace(&mut t.m, Mat::new())).collect();
        let weight = |_, k: usize| std::mem::replace(&mut terms[k].weight, Transform::Rigid(Pose::identity()));
        let model = SkoModel::new(forest, weight, maps, inertias)?;
        let rates: Col<f64> = v.iter().copied().collect();
        Ok(Instant {
            velocities: model.velocities(&rates),
            rates,
            model,
            bias,
            poses: terms.iter().map(|t| t.pose).collect(),
            potential: terms.iter().map(|t| t.potential).sum(),
        })
    }

    fn node_terms(
        &self,
        k: usize,
        state: &NodeState<'_>,
        parent: Option<(usize, &NodeTerms, NodeState<'_>)>,
    ) -> NodeTerms {
        let node = &self.tree.nodes()[k];
        let (above, v_above, outboard) = match &parent {
            Some((p, terms, s)) => {
                (terms.pose, terms.twist, self.deformed(*p, self.hung[k], &node.placement, (s.eta, s.eta_d)))
            }
            None => (Pose::identity(), Twist::zero(), Deformed::rigid(node.placement, 0)),
        };
        let inboard = self.inboard(k, (state.eta, state.eta_d));
        let (joint, map) = (joint_pose(node.joint, state.q), joint_map(node.joint));
        let after = joint.compose(&inboard.pose.inverse());
        let relative = map.iter().zip(state.v).fold(Twist::zero(), |sum, (h, &v)| sum + h.scale(v));
        let (twist, a) = carried(v_above, &outboard, (&joint, relative), &inboard);
        let pose = above.compose(&outboard.pose).compose(&after);
        let forces = self.forces(k, state, twist, &pose);
        NodeTerms {
            weight: self.weight(k, parent.map(|(p, ..)| p), &outboard, &after),
            h: self.joint_map(k, &inboard, &map),
            a: self.on_twist(k, a.to_array()),
            pose,
            twist,
            m: forces.m,
            b: forces.b,
            potential: forces.potential,
        }
    }

    /// Φ_fl(p, k); φ where both bodies are rigid and have no rotors.
    fn weight(&self, k: usize, parent: Option<usize>, outboard: &Deformed, after: &Pose<f64>) -> Transform {
        let pose = outboard.pose.compose(after);
        let Some(p) = parent else { return Transform::Rigid(pose) };
        let (rows, columns) = (self.dimension_of(p), self.dimension_of(k));
        if (rows, columns) == (6, 6) {
            return Transform::Rigid(pose);
        }
        let mut weight = Mat::zeros(rows, columns);
        for (i, &b) in outboard.map.iter().enumerate() {
            let seen = after.twist_to_child(b).to_array();
            (0..6).for_each(|c| weight[(i, columns - 6 + c)] = seen[c]);
        }
        weight.submatrix_mut(rows - 6, columns - 6, 6, 6).copy_from(phi(&pose));
        Transform::Dense(weight)
    }

    /// H_fl(k): the modes move the body's frame against the joint, the joint moves it as a whole.
    fn joint_map(&self, k: usize, inboard: &Deformed, joint: &[Twist<f64>]) -> Mat<f64> {
        let back = inboard.pose.inverse();
        let (columns, own) = (self.dimension_of(k), inboard.map.len());
        let rotors = self.rotors(k);
        let mut h = Mat::zeros(own + joint.len(), columns);
        let modes = inboard.map.iter().map(|&b| -b);
        for (i, twist) in modes.chain(joint.iter().copied()).enumerate() {
            if i < own + rotors {
                h[(i, i)] = 1.0;
            }
            let seen = back.twist_to_child(twist).to_array();
            seen.into_iter().enumerate().for_each(|(c, x)| h[(i, columns - 6 + c)] = x);
        }
        h
    }

    /// A node vector with zeros before the six numbers of a twist or wrench.
    fn on_twist(&self, k: usize, six: [f64; 6]) -> Vec<f64> {
        std::iter::repeat_n(0.0, self.dimension_of(k) - 6).chain(six).collect()
    }

    /// M, 𝔟 and potential energy.
    fn forces(&self, k: usize, state: &NodeState<'_>, twist: Twist<f64>, pose: &Pose<f64>) -> Forces {
        let node = &self.tree.nodes()[k];
        let body = self.bodies[k].as_ref();
        let deflected = Deflected::new(&node.inertia, body, state.eta);
        let gravity = Vector(self.tree.gravity);
        let (gyroscopic, wrench) = deflected.gyroscopic(twist, state.eta_d);
        let (pull, weight) = deflected.weight(pose.rotation.apply_inverse(gravity));
        let mut b = self.on_twist(k, (wrench - weight).to_array());
        let lever = pose.rotation.apply(deflected.first) + pose.position.scale(node.inertia.mass);
        let mut potential = -gravity.dot(lever);
        for i in 0..state.eta.len() {
            b[i] = gyroscopic[i] - pull[i];
            for (j, body) in body.into_iter().flat_map(|body| (0..state.eta.len()).map(move |j| (j, body))) {
                let elastic = body.stiffness[(i, j)] * state.eta[j];
                b[i] += elastic + body.damping[(i, j)] * state.eta_d[j];
                potential += 0.5 * state.eta[i] * elastic;
            }
        }
        Forces { m: deflected.matrix(self.rotors(k), node.armature), b, potential }
    }
}

struct Forces {
    m: Mat<f64>,
    b: Vec<f64>,
    potential: f64,
}

impl Instant {
    /// ½ V*M V, J; rotors included.
    pub fn kinetic(&self) -> f64 {
        0.5 * self.velocities.transpose() * self.model.m().apply(&self.velocities)
    }

    /// Angular momentum about the ground's origin and linear momentum of all bodies, in the ground frame; without rotors.
    pub fn momentum(&self) -> Wrench<f64> {
        let h = self.model.m().apply(&self.velocities);
        let of = |k: usize| {
            let end = self.model.weights().range(k).end;
            let own = Wrench::from_array(std::array::from_fn(|c| h[end - 6 + c]));
            self.poses[k].wrench_to_parent(own)
        };
        (0..self.poses.len()).fold(Wrench::zero(), |sum, k| sum + of(k))
    }
}
