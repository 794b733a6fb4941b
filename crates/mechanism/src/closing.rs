//! What acts along the coordinates of joints that close loops.
//!
//! An effort τ along a coordinate with gradient g does the power τ q̇ = τ g·ξ: it is the wrench τ g of the joint's first body on its
//! second, at the joint's frame on the second, and the opposite on the first.

use dalembert_bodies::spatial::{Twist, Vector, Wrench};

use super::closure::Closure;
use super::mechanics::Mechanics;
use super::pair::PairMotion;
use super::relative::Relative;
use super::turns::nearest;
use super::{Elastic, Frame};

impl Mechanics<'_> {
    /// Whether a joint that closes a loop has a spring, a damper or a drive that is not zero.
    pub(super) fn closures_act(&self, inputs: &[f64], tau: usize) -> bool {
        if self.mechanism.closures.is_empty() {
            return false;
        }
        let own = inputs.get(tau + self.mechanism.columns.len()..).unwrap_or_default();
        self.closures_sprung || own.iter().any(|&t| t != 0.0)
    }

    /// Their wrenches, power and potential, after the other wrenches.
    pub(super) fn closure_forces(&mut self, y: &[f64], inputs: &[f64], tau: usize) {
        let m = self.mechanism;
        let mut first = tau + m.columns.len();
        for (k, closure) in m.closures.iter().enumerate() {
            let driven = |i: usize| {
                let drives = m.closure_efforts.iter().filter(|e| (e.closure, e.velocity) == (k, i));
                let written: f64 = drives.map(|e| e.ratio * inputs.get(e.input).copied().unwrap_or(0.0)).sum();
                written + inputs.get(first + i).copied().unwrap_or(0.0)
            };
            let count = closure.velocities.len();
            if closure.elastic != Elastic::default() || (0..count).any(|i| driven(i) != 0.0) {
                let at = m.loops[k].motion(self);
                for i in 0..count {
                    let w = self.along_closure(closure, &at, (i, driven(i)), m.turn(k, i).map(|state| y[state]));
                    self.applied[k] = self.applied[k] + w;
                }
            }
            first += count;
        }
    }

    /// The wrench along velocity `i`; `near` is an angle close to the one that counts.
    fn along_closure(
        &mut self,
        closure: &Closure,
        at: &PairMotion,
        (i, drive): (usize, f64),
        near: Option<f64>,
    ) -> Wrench<f64> {
        let what = closure.velocities[i].1;
        let reading = at.motion.read(&what);
        let e = closure.elastic;
        let coordinate = !matches!(what, Relative::OwnSpin(_) | Relative::OwnVelocity(_));
        let value = near.map_or(reading.value, |near| nearest(reading.value, near));
        let stretch = if coordinate { value - e.rest } else { 0.0 };
        let pushed = drive - e.damping * reading.rate;
        self.power += pushed * reading.rate;
        self.elastic += 0.5 * e.stiffness * stretch * stretch;
        let g = Twist::from_array(reading.gradient).scale(pushed - e.stiffness * stretch);
        let on_second = Wrench { moment: at.pose.rotation.apply(g.angular), force: at.pose.rotation.apply(g.linear) };
        let point = at.pose.position;
        let [first, second] = &closure.ends;
        self.act(second, on_second, point);
        self.act(first, -on_second, point);
        Wrench { moment: g.angular, force: g.linear }
    }

    /// A wrench at a point, both in the ground, as one on a frame's node in its own frame.
    pub fn on_node(&self, frame: &Frame, w: Wrench<f64>, point: Vector<f64>) -> Option<Wrench<f64>> {
        let pose = self.node_pose(frame.node?);
        let moment = w.moment + (point - pose.position).cross(w.force);
        Some(Wrench { moment: pose.rotation.apply_inverse(moment), force: pose.rotation.apply_inverse(w.force) })
    }
}
