//! Motion and inverse dynamics of a tree over any scalar, node by node, without operators: dual numbers differentiate it, expressions
//! write it out.
//!
//! Outwards, across O⁺ on the parent, the joint and O on the body itself ((1), (2) of `instant.rs`),
//!
//! ```text
//! V(O⁺) = φ*V(℘) + B⁺η̇(℘),                V̇(O⁺) = φ*V̇(℘) + V(O⁺)×B⁺η̇ + B⁺η̈(℘) + Ḃ⁺η̇                              (1)
//! V(O) = φ*V(O⁺) + H*θ̇,                    V̇(O) = φ*V̇(O⁺) + V(O)×H*θ̇ + H*θ̈
//! V(k) = φ*(V(O) − Bη̇),                    V̇(k) = φ*(V̇(O) − V(O)×Bη̇ − Bη̈ − Ḃη̇)
//! ```
//!
//! and inwards, each step the transpose of its velocity's,
//!
//! ```text
//! 𝔣(k) = M_rr V̇ + M_rf η̈ + 𝔟_r − wrench + Σ φ 𝔣(O⁺ of a child)                                                       (2)
//! 𝒯_η = M_ff η̈ + M_fr V̇ + 𝔟_f + 𝔎η + 𝔇η̇ − B*𝔣(O) + Σ B⁺*𝔣(O⁺ of a child),   𝒯_θ = H 𝔣(O) + J θ̈
//! ```

use super::deformation::Deformed;
use super::inertia::Deflected;
use super::tree::{FlexibleTree, joint_map, joint_pose};
use crate::spatial::{Pose, Twist, Vector, Wrench};
use dalembert_scalar::Scalar;

/// How the nodes of a tree move.
#[derive(Clone, Debug)]
pub struct Moved<T> {
    /// The bodies' frames in the ground frame.
    pub poses: Vec<Pose<T>>,
    /// V, in the nodes' frames.
    pub twists: Vec<Twist<T>>,
    /// V̇, the rates of these numbers.
    pub accelerations: Vec<Twist<T>>,
    steps: Vec<Step<T>>,
}

/// The way from a parent to a node.
#[derive(Clone, Debug)]
struct Step<T> {
    outboard: Deformed<T>,
    joint: Pose<T>,
    inboard: Deformed<T>,
}

impl FlexibleTree {
    /// (1) at coordinates q, velocities v and accelerations a, [η; θ] of node after node.
    pub fn moved<T: Scalar>(&self, q: &[T], v: &[T], a: &[T]) -> Moved<T> {
        let (qs, vs) = (self.q_ranges(), self.v_ranges());
        let nodes = self.tree.nodes();
        let mut moved = Moved { poses: Vec::new(), twists: Vec::new(), accelerations: Vec::new(), steps: Vec::new() };
        for (k, node) in nodes.iter().enumerate() {
            let modes = self.modes(k);
            let (eta, theta) = q[qs[k].clone()].split_at(modes);
            let (eta_d, theta_d) = v[vs[k].clone()].split_at(modes);
            let (eta_dd, theta_dd) = a[vs[k].clone()].split_at(modes);
            let on = |k: usize| (&q[qs[k].clone()][..self.modes(k)], &v[vs[k].clone()][..self.modes(k)]);
            let outboard = match node.parent {
                Some(p) => self.deformed(p, self.hung[k], &node.placement, on(p)),
                None => Deformed::rigid(Pose::constant(&node.placement), 0),
            };
            let inboard = self.inboard(k, (eta, eta_d));
            let (joint, map) = (joint_pose(node.joint, theta), joint_map::<T>(node.joint));
            let along =
                |map: &[Twist<T>], x: &[T]| map.iter().zip(x).fold(Twist::zero(), |sum, (h, &x)| sum + h.scale(x));
            let still = (Pose::identity(), Twist::zero(), Twist::zero());
            let (above, v_above, a_above) =
                node.parent.map_or(still, |p| (moved.poses[p], moved.twists[p], moved.accelerations[p]));
            let pushed =
                node.parent.map_or(Twist::zero(), |p| along(&outboard.map, &a[vs[p].clone()][..self.modes(p)]));
            let v_out = outboard.pose.twist_to_child(v_above) + outboard.rate;
            let a_out = outboard.pose.twist_to_child(a_above) + v_out.cross(outboard.rate) + pushed + outboard.bias;
            let relative = along(&map, theta_d);
            let v_in = joint.twist_to_child(v_out) + relative;
            let a_in = joint.twist_to_child(a_out) + v_in.cross(relative) + along(&map, theta_dd);
            let back = inboard.pose.inverse();
            let left = a_in - v_in.cross(inboard.rate) - along(&inboard.map, eta_dd) - inboard.bias;
            moved.poses.push(above.compose(&outboard.pose).compose(&joint).compose(&back));
            moved.twists.push(back.twist_to_child(v_in - inboard.rate));
            moved.accelerations.push(back.twist_to_child(left));
            moved.steps.push(Step { outboard, joint, inboard });
        }
        moved
    }

    /// (2): 𝒯 that takes these accelerations, with wrenches on nodes in their frames. Elastic forces of modes are in it.
    pub fn efforts<T: Scalar>(
        &self,
        moved: &Moved<T>,
        (q, v, a): (&[T], &[T], &[T]),
        wrenches: &[Wrench<T>],
    ) -> Vec<T> {
        self.taken(moved, (q, v, a), Some(wrenches))
    }

    /// M ϑ̈ of a motion without velocities.
    pub fn inertial<T: Scalar>(&self, moved: &Moved<T>, q: &[T], a: &[T]) -> Vec<T> {
        let still = vec![T::constant(0.0); a.len()];
        self.taken(moved, (q, &still, a), None)
    }

    /// (2), without wrenches the inertial part of it.
    fn taken<T: Scalar>(
        &self,
        moved: &Moved<T>,
        (q, v, a): (&[T], &[T], &[T]),
        wrenches: Option<&[Wrench<T>]>,
    ) -> Vec<T> {
        let (qs, vs) = (self.q_ranges(), self.v_ranges());
        let nodes = self.tree.nodes();
        let gravity = Vector::constant(self.tree.gravity);
        let mut tau = vec![T::constant(0.0); v.len()];
        let mut forces: Vec<Wrench<T>> = vec![Wrench::zero(); nodes.len()];
        for (k, node) in nodes.iter().enumerate() {
            let (modes, body) = (self.modes(k), self.bodies[k].as_ref());
            let (eta, eta_d) = (&q[qs[k].clone()][..modes], &v[vs[k].clone()][..modes]);
            let eta_dd = &a[vs[k].clone()][..modes];
            let deflected = Deflected::new(&node.inertia, body, eta);
            let rate = moved.accelerations[k];
            let (gyroscopic, wrench) = deflected.gyroscopic(moved.twists[k], eta_d);
            let (pull, weight) = deflected.weight(moved.poses[k].rotation.apply_inverse(gravity));
            let carried = deflected.rigid.momentum(rate);
            let mut force = Wrench { moment: carried.angular, force: carried.linear };
            for (row, &x) in deflected.coupling.iter().zip(eta_dd) {
                force = force + Wrench { moment: row.angular.scale(x), force: row.linear.scale(x) };
            }
            if let Some(wrenches) = wrenches {
                force = force + wrench - weight;
                force = wrenches.get(k).map_or(force, |&w| force - w);
            }
            forces[k] = force;
            let own = vs[k].start;
            for (i, row) in deflected.coupling.iter().enumerate() {
                let mut sum = row.angular.dot(rate.angular) + row.linear.dot(rate.linear);
                for (j, body) in body.into_iter().flat_map(|body| (0..modes).map(move |j| (j, body))) {
                    let entry = |x: &faer::Mat<f64>| T::constant(x[(i, j)]);
                    sum = sum + entry(&body.mass) * eta_dd[j];
                    if wrenches.is_some() {
                        sum = sum + entry(&body.stiffness) * eta[j] + entry(&body.damping) * eta_d[j];
                    }
                }
                tau[own + i] = if wrenches.is_some() { sum + gyroscopic[i] - pull[i] } else { sum };
            }
        }
        for (k, node) in nodes.iter().enumerate() {
            let first = vs[k].start + self.modes(k);
            (first..vs[k].end).for_each(|place| tau[place] = T::constant(node.armature) * a[place]);
        }
        self.inwards(moved, forces, &mut tau);
        tau
    }

    /// 𝒯 that wrenches on nodes exert, in their frames, at the place of the motion.
    pub fn exerted<T: Scalar>(&self, moved: &Moved<T>, wrenches: &[Wrench<T>]) -> Vec<T> {
        let nv = self.v_ranges().last().map_or(0, |range| range.end);
        let mut tau = vec![T::constant(0.0); nv];
        self.inwards(moved, wrenches.to_vec(), &mut tau);
        tau
    }

    /// Adds what forces on nodes are along the velocities.
    fn inwards<T: Scalar>(&self, moved: &Moved<T>, mut forces: Vec<Wrench<T>>, tau: &mut [T]) {
        let vs = self.v_ranges();
        for (k, node) in self.tree.nodes().iter().enumerate().rev() {
            let step = &moved.steps[k];
            let (modes, own) = (self.modes(k), vs[k].start);
            let inner = step.inboard.pose.inverse().wrench_to_parent(forces[k]);
            for (i, b) in step.inboard.map.iter().enumerate() {
                tau[own + i] = tau[own + i] - b.power(inner);
            }
            for (i, h) in joint_map::<T>(node.joint).iter().enumerate() {
                tau[own + modes + i] = tau[own + modes + i] + h.power(inner);
            }
            let outer = step.joint.wrench_to_parent(inner);
            if let Some(p) = node.parent {
                for (i, b) in step.outboard.map.iter().enumerate() {
                    tau[vs[p].start + i] = tau[vs[p].start + i] + b.power(outer);
                }
                forces[p] = forces[p] + step.outboard.pose.wrench_to_parent(outer);
            }
        }
    }

    /// V of gravity and of the modes.
    pub fn potential<T: Scalar>(&self, moved: &Moved<T>, q: &[T]) -> T {
        let qs = self.q_ranges();
        let gravity = Vector::constant(self.tree.gravity);
        let mut sum = T::constant(0.0);
        for (k, node) in self.tree.nodes().iter().enumerate() {
            let (body, eta) = (self.bodies[k].as_ref(), &q[qs[k].clone()][..self.modes(k)]);
            let first = Deflected::new(&node.inertia, body, eta).first;
            let pose = &moved.poses[k];
            let lever = pose.rotation.apply(first) + pose.position.scale(T::constant(node.inertia.mass));
            sum = sum - gravity.dot(lever);
            for (i, &x) in eta.iter().enumerate() {
                for (j, body) in body.into_iter().flat_map(|body| (0..eta.len()).map(move |j| (j, body))) {
                    sum = sum + T::constant(0.5) * T::constant(body.stiffness[(i, j)]) * x * eta[j];
                }
            }
        }
        sum
    }

    /// O: where the joint of node k holds its body.
    pub(super) fn inboard<T: Scalar>(&self, k: usize, state: (&[T], &[T])) -> Deformed<T> {
        match &self.held[k] {
            Some((influence, at)) => self.deformed(k, Some(*influence), at, state),
            None => Deformed::rigid(Pose::identity(), self.modes(k)),
        }
    }

    /// A frame of body k that is at `rest` in the undeformed body, by an influence of it.
    pub fn deformed<T: Scalar>(
        &self,
        k: usize,
        influence: Option<usize>,
        rest: &Pose<f64>,
        (eta, eta_d): (&[T], &[T]),
    ) -> Deformed<T> {
        let influence = influence.zip(self.bodies[k].as_ref()).and_then(|(i, body)| body.influence.get(i));
        match influence {
            Some((_, influence)) => Deformed::new(rest, influence.as_ref(), eta, eta_d),
            None => Deformed::rigid(Pose::constant(rest), self.modes(k)),
        }
    }
}
