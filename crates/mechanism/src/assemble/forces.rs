//! Springs, dampers and actuators: what acts on bodies and joints.

use std::collections::HashMap;

use dalembert_bodies::spatial::{Pose, Rotation, Vector};
use dalembert_spec::error::{ModelError, known_names};
use dalembert_spec::spec::{ActuatorSpec, ActuatorTarget, LineForceSpec, Number, Spanned};

use super::{MechanismBuilder, Pending};
use crate::resolve::Resolver;
use crate::{ClosureEffort, Frame, JointEffort, Line, Mechanism, PointForce, variables_of};

impl MechanismBuilder<'_> {
    /// Springs, dampers and actuators of a module.
    pub(super) fn forces(
        &self,
        r: &mut Resolver<'_>,
        module: &Pending<'_>,
        mechanism: &mut Mechanism,
        named: &mut Option<Numbers>,
    ) -> Result<(), ModelError> {
        for line in &module.spec.lines {
            let line = self.line(r, module, mechanism, line)?;
            mechanism.lines.push(line);
        }
        for (k, actuator) in module.spec.actuators.iter().enumerate() {
            self.actuator(r, module, (mechanism, named), (actuator, module.first_input + k))?;
        }
        Ok(())
    }

    fn line(
        &self,
        r: &mut Resolver<'_>,
        module: &Pending<'_>,
        mechanism: &Mechanism,
        line: &LineForceSpec,
    ) -> Result<Line, ModelError> {
        let name = format!("{}{}", module.prefix, line.name.value);
        let mut end = |k: usize| -> Result<(Frame, Vector<f64>), ModelError> {
            let point = vector(r, line.points.as_ref().map(|points| &points[k]))?;
            let at = self.reference(module, mechanism, &line.between[k], point)?;
            Ok((self.point_on(module, mechanism, &line.between[k], point)?, at))
        };
        let [(first, a), (second, b)] = [end(0)?, end(1)?];
        let ends = [first, second];
        let length = match r.optional(line.length.as_ref())? {
            Some(length) => length,
            None => (b - a).norm(),
        };
        Ok(Line {
            ends,
            stiffness: r.not_negative(line.stiffness.as_ref(), format_args!("the stiffness of `{name}`"))?,
            length,
            damping: r.not_negative(line.damping.as_ref(), format_args!("the damping of `{name}`"))?,
        })
    }

    fn actuator(
        &self,
        r: &mut Resolver<'_>,
        module: &Pending<'_>,
        (mechanism, named): (&mut Mechanism, &mut Option<Numbers>),
        (actuator, input): (&ActuatorSpec, usize),
    ) -> Result<(), ModelError> {
        let ratio = r.optional(actuator.ratio.as_ref())?.unwrap_or(1.0);
        match &actuator.on {
            ActuatorTarget::Joint(joint) => {
                let numbers = named.get_or_insert_with(|| numbers(mechanism));
                match joint_velocity(module, mechanism, numbers, joint)? {
                    Driven::Tree(velocity) => mechanism.efforts.push(JointEffort { input, velocity, ratio }),
                    Driven::Closure(closure, velocity) => {
                        mechanism.closure_efforts.push(ClosureEffort { input, closure, velocity, ratio });
                    }
                }
            }
            ActuatorTarget::Point(point) | ActuatorTarget::Torque(point) => {
                let at = vector(r, point.point.as_ref())?;
                let what = format_args!("the force of actuator `{}{}`", module.prefix, actuator.name.value);
                let direction = r.direction(&point.direction, what)?.scale(ratio);
                // The ground of a module is its own.
                let direction = if point.in_ground { module.base.rotation.apply(direction) } else { direction };
                let at = self.point_on(module, mechanism, &point.body, at)?;
                let torque = matches!(actuator.on, ActuatorTarget::Torque(_));
                let direction = direction.0;
                mechanism.points.push(PointForce { input, at, direction, in_ground: point.in_ground, torque });
            }
        }
        Ok(())
    }

    /// A point of a body or named frame in the ground, at the reference pose.
    fn reference(
        &self,
        module: &Pending<'_>,
        mechanism: &Mechanism,
        name: &Spanned<String>,
        point: Vector<f64>,
    ) -> Result<Vector<f64>, ModelError> {
        let (body, frame) = self.end(module, name)?;
        Ok(body.map_or_else(Pose::identity, |b| mechanism.references[b]).compose(&frame).point(point))
    }

    /// A point of a body or named frame, as a frame of its node.
    fn point_on(
        &self,
        module: &Pending<'_>,
        mechanism: &Mechanism,
        name: &Spanned<String>,
        point: Vector<f64>,
    ) -> Result<Frame, ModelError> {
        let (body, frame) = self.end(module, name)?;
        let at = Pose { rotation: Rotation::identity(), position: point };
        let on = frame.compose(&at);
        Ok(match body {
            None => Frame { name: name.value.clone(), node: None, pose: on, influence: None },
            Some(b) => {
                let body = &mechanism.bodies[b];
                let influence = self.influence(module, name);
                Frame { name: name.value.clone(), node: body.node, pose: body.pose.compose(&on), influence }
            }
        })
    }
}

/// What an actuator on a joint drives: a velocity of the tree, or one of a joint that closes a loop.
enum Driven {
    Tree(usize),
    Closure(usize, usize),
}

/// Joints by full name.
pub(super) type Numbers = HashMap<String, usize>;

fn numbers(mechanism: &Mechanism) -> Numbers {
    mechanism.joints.iter().enumerate().map(|(k, joint)| (joint.name.clone(), k)).collect()
}

/// The single velocity of a joint that an actuator drives: `joint`, or `joint.angle` of one with several.
fn joint_velocity(
    module: &Pending<'_>,
    mechanism: &Mechanism,
    numbers: &Numbers,
    name: &Spanned<String>,
) -> Result<Driven, ModelError> {
    let full = format!("{}{}", module.prefix, name.value);
    // The joint's name is all of it, or ends at the last point.
    for end in [Some(full.len()), full.rfind('.')].into_iter().flatten() {
        let (joint, rest) = full.split_at(end);
        let Some(joint) = numbers.get(joint).map(|&k| &mechanism.joints[k]) else { continue };
        if let Some(k) = variables_of(joint.kind).iter().position(|v| v.0 == rest) {
            let column = joint.columns[k];
            let mut own = joint.nodes.clone().flat_map(|node| mechanism.joint_velocities(node));
            if let Some(v) = own.find(|&v| mechanism.columns[v] == column) {
                return Ok(Driven::Tree(v));
            }
        }
    }
    for (k, closure) in mechanism.closures.iter().enumerate() {
        let Some(rest) = full.strip_prefix(closure.name.as_str()) else { continue };
        if let Some(i) = closure.velocities.iter().position(|v| v.0 == rest) {
            return Ok(Driven::Closure(k, i));
        }
    }
    let names: Vec<String> = mechanism
        .joints
        .iter()
        .flat_map(|j| variables_of(j.kind).iter().map(|v| format!("{}{}", j.name, v.0)))
        .filter_map(|n| n.strip_prefix(module.prefix.as_str()).map(str::to_owned))
        .collect();
    Err(ModelError::at(name.span, format!("there is no joint coordinate `{}` to drive", name.value))
        .help(known_names(&name.value, names.iter().map(String::as_str))))
}

/// Three numbers, zero if not given.
fn vector(r: &mut Resolver<'_>, numbers: Option<&[Number; 3]>) -> Result<Vector<f64>, ModelError> {
    Ok(Vector(numbers.map_or(Ok([0.0; 3]), |n| r.array(n))?))
}
