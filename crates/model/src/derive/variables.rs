//! The variables of a module: its own, those of joints, modes of flexible bodies; inputs.

use std::borrow::Cow;

use dalembert_mechanism::Component;
use dalembert_spec::error::{ModelError, known_names};
use dalembert_spec::spec::{JointKind, JointSpec, Spanned};

use super::{Allowed, Derivation, MAX_ORDER};
use crate::class::{ClassInput, ClassVariable, ClosureCoordinate};

impl Derivation<'_> {
    pub(super) fn variables(&mut self) {
        let text = |unit: &Option<Spanned<String>>| unit.as_ref().map(|u| u.value.clone());
        for v in self.spec.variables.iter().filter(|v| v.quasi.is_none()) {
            if v.name.value == "energy" {
                self.errors
                    .push(ModelError::at(v.name.span, "variable `energy` has the name of the results' energy column"));
            }
            let order = v.order.as_ref().map_or(2, |o| o.value);
            if order > MAX_ORDER {
                let span = v.order.as_ref().map_or(v.name.span, |o| o.span);
                self.errors.push(
                    ModelError::at(span, format!("order {order} is out of range"))
                        .help(format!("orders go from 0 to {MAX_ORDER}")),
                );
            }
            self.interface.variables.push(ClassVariable {
                name: v.name.value.clone(),
                order: order.clamp(1, MAX_ORDER),
                algebraic: order == 0,
                quasi: None,
                unit: text(&v.unit).map(Cow::Owned),
                quasi_unit: None,
                joint: false,
                span: v.name.span,
            });
        }
        self.joint_variables();
        self.modal_variables();
        for u in &self.spec.variables {
            let Some(quasi) = &u.quasi else { continue };
            let place = self.interface.variables.place(&quasi.of.value);
            let variables = &mut self.interface.variables;
            let (problem, help) = match place.map(|k| &mut variables[k]) {
                Some(ClassVariable { name, quasi: Some(first), .. }) => (
                    format!("`{name}` already has a quasi-velocity"),
                    format!("it is `{first}`; let `{}` replace the rate of another variable", u.name.value),
                ),
                Some(v) if v.joint => (
                    format!("`{}` is the coordinate of a joint, whose rate can't be replaced", v.name),
                    "write a velocity constraint, or let the quasi-velocity replace the rate of a variable".to_owned(),
                ),
                Some(v) if v.order != 2 => (
                    format!(
                        "`{}` is of order {}, and quasi-velocities replace rates of variables of order 2",
                        v.name,
                        if v.algebraic { 0 } else { v.order }
                    ),
                    "leave the quasi-velocity out, or let it replace the rate of a variable of order 2".to_owned(),
                ),
                Some(v) => {
                    v.quasi = Some(u.name.value.clone());
                    self.interface.quasi.extend(place.map(|k| (u.name.value.clone(), k)));
                    v.quasi_unit = text(&u.unit);
                    continue;
                }
                None => (
                    format!("there is no variable `{}` whose rate `{}` could replace", quasi.of.value, u.name.value),
                    known_names(&quasi.of.value, variables.iter().map(|v| v.name.as_str())),
                ),
            };
            self.errors.push(ModelError::at(quasi.of.span, problem).help(help));
        }
    }

    /// Joint coordinates are variables like others; inertia and forces come from the mechanism.
    fn joint_variables(&mut self) {
        for body in &self.spec.bodies {
            let name = &body.name.value;
            let frames = body.frames.iter().map(|f| format!("{name}.{}", f.0.value));
            self.interface.frames.extend(std::iter::once(name.clone()).chain(frames));
        }
        let spec = self.spec;
        let lines = spec.lines.iter().map(|l| (&l.name, if l.stiffness.is_some() { "spring" } else { "damper" }));
        let acting = lines.chain(spec.actuators.iter().map(|a| (&a.name, "actuator")));
        self.interface.acting = acting.map(|(name, what)| (name.value.clone(), what)).collect();
        for (number, joint) in spec.joints.iter().enumerate() {
            let cut = self.loops.cut.binary_search(&number).is_ok();
            if cut || self.keep_fixed || joint.kind.value != JointKind::Fixed {
                self.interface.joints.push(joint.name.value.clone());
            } else {
                self.interface.welds.push(joint.name.value.clone());
            }
            if cut {
                self.closure_coordinates(joint);
            } else {
                self.moving(&joint.name, joint.kind.value);
            }
        }
        for &number in &self.loops.freed.clone() {
            self.moving(&spec.bodies[number].name, JointKind::Free);
        }
    }

    /// The variables of a joint of the tree, or of a body that moves freely.
    fn moving(&mut self, name: &Spanned<String>, kind: JointKind) {
        for &(suffix, order, unit) in dalembert_mechanism::variables_of(kind) {
            self.interface.variables.push(ClassVariable {
                name: [&name.value, suffix].concat(),
                order,
                algebraic: false,
                quasi: None,
                unit: Some(Cow::Borrowed(unit)),
                quasi_unit: None,
                joint: true,
                span: name.span,
            });
        }
    }

    /// The coordinates of a joint that closes a loop follow from the others.
    fn closure_coordinates(&mut self, joint: &JointSpec) {
        let kind = joint.kind.value;
        let mut add = |suffix: &str, component| {
            self.interface.closures.push(ClosureCoordinate {
                name: format!("{}{suffix}", joint.name.value),
                joint: joint.name.value.clone(),
                component,
                works: dalembert_mechanism::variables_of(kind).iter().any(|v| v.0 == suffix),
            });
        };
        for (k, suffix) in dalembert_mechanism::coordinate_names(kind).iter().enumerate() {
            add(suffix, Component::coordinate(k));
        }
        for (k, (suffix, order, _)) in dalembert_mechanism::variables_of(kind).iter().enumerate() {
            if *order == 1 {
                add(suffix, Component::velocity(k));
            }
        }
    }

    /// Modal coordinates of flexible bodies, after all joints.
    fn modal_variables(&mut self) {
        for body in &self.spec.bodies {
            // Modes of beams are deflections of the tip, others what their matrices say.
            let beam = body.flexible.as_ref().is_some_and(|f| f.beam.is_some());
            for k in 1..=dalembert_mechanism::mode_count(body) {
                self.interface.variables.push(ClassVariable {
                    name: format!("{}.mode{k}", body.name.value),
                    order: 2,
                    algebraic: false,
                    quasi: None,
                    unit: beam.then_some(Cow::Borrowed("m")),
                    quasi_unit: None,
                    joint: true,
                    span: body.name.span,
                });
            }
        }
    }

    pub(super) fn inputs(&mut self) {
        let spec = self.spec;
        let inputs = spec.inputs.iter().map(|i| (&i.name, &i.value));
        for (name, value) in inputs.chain(spec.actuators.iter().map(|a| (&a.name, &a.value))) {
            let value = value.as_ref().map(|f| self.read(f, Allowed::default()));
            self.interface.inputs.push(ClassInput { name: name.value.clone(), value });
        }
    }
}
