//! What acts on a mechanism over any scalar: the forces of [`super::Mechanics`] and [`super::closing`], without their powers.

use dalembert_bodies::spatial::{Vector, Wrench};

use dalembert_expr::Scalar;

use super::measurable::Measurable;
use super::moving::{Loads, Moving};
use super::relative::Relative;
use super::{Closure, Line, Mechanism, PointForce};

impl Mechanism {
    /// 𝒯 along the tree's velocities; `inputs` are the model's, the implicit ones from `tau` on.
    pub fn efforts_into<T: Scalar>(&self, (q, v): (&[T], &[T]), inputs: &[T], tau: usize, efforts: &mut [T]) {
        for (i, effort) in efforts.iter_mut().enumerate() {
            let e = self.elastic[i];
            let stretch = self.coordinate_of[i].map_or(T::constant(0.0), |j| q[j] - T::constant(e.rest));
            *effort = inputs[tau + i] - T::constant(e.damping) * v[i] - T::constant(e.stiffness) * stretch;
        }
        for drive in &self.efforts {
            efforts[drive.velocity] = efforts[drive.velocity] + T::constant(drive.ratio) * inputs[drive.input];
        }
    }
}

impl<T: Measurable> Moving<'_, T> {
    /// 𝒯 along the tree's velocities; `inputs` are the model's, the implicit ones from `tau` on.
    pub fn efforts(&self, q: &[T], v: &[T], inputs: &[T], tau: usize) -> Vec<T> {
        let mut efforts = vec![T::constant(0.0); v.len()];
        self.mechanism.efforts_into((q, v), inputs, tau, &mut efforts);
        efforts
    }

    /// Adds what springs, dampers and drives between bodies exert, and those in closing joints.
    pub fn act(&self, inputs: &[T], tau: usize, loads: &mut Loads<T>) {
        let m = self.mechanism;
        m.lines.iter().for_each(|line| self.stretch(line, loads));
        m.points.iter().for_each(|point| self.push(point, inputs[point.input], loads));
        let mut first = tau + m.columns.len();
        for (k, closure) in m.closures.iter().enumerate() {
            let drives = |i: usize| m.closure_efforts.iter().filter(move |e| (e.closure, e.velocity) == (k, i));
            let drive = |i: usize| {
                let own = inputs[first + i];
                drives(i).fold(own, |sum, e| sum + T::constant(e.ratio) * inputs[e.input])
            };
            (0..closure.velocities.len()).for_each(|i| self.drive(k, closure, (i, drive(i)), loads));
            first += closure.velocities.len();
        }
    }

    fn stretch(&self, line: &Line, loads: &mut Loads<T>) {
        let [a, b] = &line.ends;
        let (pose_a, pose_b) = (self.pose(a), self.pose(b));
        let between = pose_b.position - pose_a.position;
        let mut pull = between.scale(T::constant(line.stiffness));
        // Where nothing needs a direction, points may meet.
        if line.has_direction() {
            let direction = between.scale(T::constant(1.0) / between.norm());
            let velocity =
                |frame, pose: &dalembert_bodies::spatial::Pose<T>| pose.rotation.apply(self.twist(frame).linear);
            let rate = direction.dot(velocity(b, &pose_b) - velocity(a, &pose_a));
            let rest = T::constant(line.damping) * rate - T::constant(line.stiffness) * T::constant(line.length);
            pull = pull + direction.scale(rest);
        }
        self.add(a, Wrench { moment: Vector::zero(), force: pull }, pose_a.position, loads);
        self.add(b, Wrench { moment: Vector::zero(), force: -pull }, pose_b.position, loads);
    }

    fn push(&self, point: &PointForce, input: T, loads: &mut Loads<T>) {
        let pose = self.pose(&point.at);
        let local = Vector::constant(point.direction).scale(input);
        let along = if point.in_ground { local } else { pose.rotation.apply(local) };
        let w = if point.torque {
            Wrench { moment: along, force: Vector::zero() }
        } else {
            Wrench { moment: Vector::zero(), force: along }
        };
        self.add(&point.at, w, pose.position, loads);
    }

    /// Spring, damper and drive along one coordinate of a joint that closes a loop.
    fn drive(&self, k: usize, closure: &Closure, (i, drive): (usize, T), loads: &mut Loads<T>) {
        let e = closure.elastic;
        let what = closure.velocities[i].1;
        let ends = &self.mechanism.loops[k].ends;
        let at = self.between(ends);
        let (reading, _) = at.read(&what);
        let coordinate = !matches!(what, Relative::OwnSpin(_) | Relative::OwnVelocity(_));
        let value = self.mechanism.turn(k, i).map_or(reading.value, |state| self.turned(reading.value, state));
        let stretch = if coordinate { value - T::constant(e.rest) } else { T::constant(0.0) };
        let push = drive - T::constant(e.damping) * reading.rate - T::constant(e.stiffness) * stretch;
        self.push_along(ends, &at, &reading.gradient, push, loads);
    }
}
