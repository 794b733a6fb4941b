//! Units of the numbers of a mechanism, of start values, and of what a module is given by the file that places it.
//!
//! These are formulas of parameters whose unit is known from what they stand for: a mass is in kg, whatever else the model says. As with
//! energies, a formula is asked only where it holds a quantity with a unit. Directions and ratios have none to ask for.

use dalembert_spec::error::ModelError;
use dalembert_spec::spec::{
    ActuatorTarget, BodySpec, FlexibleSpec, Formula, FramePose, InertiaSpec, JointSpec, LineForceSpec, ModuleSpec,
    Number, Placement, RotationSpec, ShapeForm, SubmoduleSpec, VariableSpec,
};
use dalembert_spec::units::{Dimension, infer, parse_unit};

use super::{Check, clash};

/// A number's name and unit, for messages, with what it belongs to.
#[derive(Clone, Copy)]
struct Wanted<'s> {
    what: &'s str,
    owner: (&'s str, &'s str),
    unit: &'s str,
}

impl Check<'_> {
    /// All numbers of a definition.
    pub(super) fn numbers(&self, definition: &ModuleSpec, errors: &mut Vec<ModelError>) {
        let mut all = Numbers { check: self, owner: ("the model", ""), errors };
        if let Some(gravity) = &definition.gravity {
            all.each("gravity", "m/s^2", &gravity.value);
        }
        for body in &definition.bodies {
            all.owner = ("body", &body.name.value);
            all.body(body);
        }
        for joint in &definition.joints {
            all.owner = ("joint", &joint.name.value);
            all.joint(joint);
        }
        for line in &definition.lines {
            all.owner = ("line of force", &line.name.value);
            all.line(line);
        }
        for actuator in &definition.actuators {
            all.owner = ("actuator", &actuator.name.value);
            if let ActuatorTarget::Point(point) = &actuator.on {
                all.each("point", "m", point.point.iter().flatten());
            }
        }
        for v in &definition.variables {
            self.starts(v, errors);
        }
        for module in &definition.modules {
            self.given(module, errors);
        }
    }

    /// Start values and scales of a variable: of derivative k in its unit per s^k.
    fn starts(&self, v: &VariableSpec, errors: &mut Vec<ModelError>) {
        let own = self.known[self.definition.0].get(&v.name.value).copied();
        for (what, values) in [("start", &v.start), ("scale", &v.scale)] {
            self.derivatives((what, "variable", &v.name.value), own, values, errors);
        }
    }

    /// Values of derivatives 0, 1, … of a quantity of this dimension.
    fn derivatives(
        &self,
        (what, kind, name): (&str, &str, &str),
        own: Option<Dimension>,
        values: &[Formula],
        errors: &mut Vec<ModelError>,
    ) {
        for (order, value) in (0..).zip(values) {
            let Some(wanted) = own.and_then(|own| own.derivative(order)) else { continue };
            self.of_dimension(value, wanted, &format!("`{what}` of {kind} `{name}`"), errors);
        }
    }

    /// What a module is given.
    fn given(&self, module: &SubmoduleSpec, errors: &mut Vec<ModelError>) {
        let (known, own) = (&self.known[module.definition.0], &self.spec.definitions[module.definition.0]);
        for (name, values) in &module.parameters {
            let Some(&wanted) = known.get(&name.value) else { continue };
            let what = format!("parameter `{}` of module `{}`", name.value, module.name.value);
            values.iter().for_each(|value| self.of_dimension(value, wanted, &what, errors));
        }
        for (name, values) in &module.starts {
            if own.variables.iter().any(|v| v.name.value == name.value) {
                let what = format!("{}.{}", module.name.value, name.value);
                self.derivatives(("start", "variable", &what), known.get(&name.value).copied(), values, errors);
            }
        }
    }

    /// A formula that has to be of this dimension.
    fn of_dimension(&self, formula: &Formula, wanted: Dimension, what: &str, errors: &mut Vec<ModelError>) {
        let written = formula.ast.is_number().is_some();
        if !(written || self.has_units(formula)) {
            return;
        }
        match infer(&formula.ast, &mut |name| self.lookup(name)) {
            Err(e) => errors.push(clash(formula, e)),
            Ok(Some(found)) if found != wanted => {
                let message = format!("{what} is in {}, but its formula in {}", wanted.describe(), found.describe());
                let help = "whole numbers count as having no unit: one that stands for a quantity is written with a point, as 2.0, or is a parameter";
                errors.push(ModelError::at(formula.span, message).help(help));
            }
            Ok(_) => {}
        }
    }
}

/// The numbers of one body, joint or line.
struct Numbers<'c, 's> {
    check: &'c Check<'c>,
    owner: (&'s str, &'s str),
    errors: &'c mut Vec<ModelError>,
}

impl Numbers<'_, '_> {
    fn each<'n>(&mut self, what: &str, unit: &str, numbers: impl IntoIterator<Item = &'n Number>) {
        let wanted = Wanted { what, owner: self.owner, unit };
        numbers.into_iter().for_each(|number| self.one(wanted, number));
    }

    fn one(&mut self, wanted: Wanted<'_>, number: &Number) {
        let (Number::Formula(formula), Ok(dimension)) = (number, parse_unit(wanted.unit)) else { return };
        let (kind, name) = wanted.owner;
        let owner = if name.is_empty() { kind.to_owned() } else { format!("{kind} `{name}`") };
        self.check.of_dimension(formula, dimension, &format!("`{}` of {owner}", wanted.what), self.errors);
    }

    fn pose(&mut self, what: &str, pose: &FramePose) {
        self.each(what, "m", pose.at.iter().flatten());
        self.rotation(pose.rotation.as_deref());
    }

    fn rotation(&mut self, rotation: Option<&RotationSpec>) {
        match rotation {
            Some(RotationSpec::RollPitchYaw(angles)) => self.each("rpy", "rad", angles),
            Some(RotationSpec::AxisAngle(_, angle)) => self.each("angle", "rad", [angle]),
            Some(RotationSpec::Quaternion(_)) | None => {}
        }
    }

    fn body(&mut self, body: &BodySpec) {
        self.each("mass", "kg", &body.mass);
        self.each("com", "m", body.com.iter().flatten());
        match body.inertia.as_ref().map(|inertia| &inertia.value) {
            Some(InertiaSpec::Tensor(moments)) => self.each("inertia", "kg*m^2", moments),
            Some(InertiaSpec::Cuboid(edges)) => self.each("inertia", "m", edges),
            Some(InertiaSpec::Ball(radius)) => self.each("inertia", "m", [radius]),
            Some(InertiaSpec::Cylinder(radius, length, _)) => self.each("inertia", "m", [radius, length]),
            None => {}
        }
        self.rotation(body.inertia_rotation.as_deref());
        body.pose.iter().for_each(|pose| self.pose("pose", pose));
        body.frames.iter().for_each(|(name, pose)| self.pose(&name.value, pose));
        body.flexible.iter().for_each(|flexible| self.flexible(flexible));
        for shape in &body.shapes {
            self.pose("at", &shape.pose);
            match &shape.form {
                ShapeForm::Cuboid(edges) => self.each("shape", "m", edges),
                ShapeForm::Ball(radius) => self.each("shape", "m", [radius]),
                ShapeForm::Cylinder(radius, length, _) | ShapeForm::Capsule(radius, length, _) => {
                    self.each("shape", "m", [radius, length]);
                }
                ShapeForm::Line(corners) | ShapeForm::Polygon(corners) => {
                    self.each("shape", "m", corners.iter().flatten());
                }
                ShapeForm::Mesh(..) => {}
            }
        }
    }

    /// Modes have units of their own, whatever their shapes are scaled by; a beam's are known.
    fn flexible(&mut self, flexible: &FlexibleSpec) {
        let Some(beam) = &flexible.beam else { return };
        self.each("length", "m", [&beam.length]);
        self.each("mass_per_length", "kg/m", [&beam.mass_per_length]);
        self.each("rigidity", "N*m^2", &beam.rigidity);
        self.each("damping", "s", &beam.damping);
        self.each("axial_inertia", "kg*m", &beam.axial_inertia);
    }

    fn joint(&mut self, joint: &JointSpec) {
        match &joint.placement {
            Placement::Reference(pose) => self.pose("pose", pose),
            Placement::Frames(frames) => frames.iter().for_each(|pose| self.pose("frames", pose)),
        }
        self.each("pitch", "m/rad", &joint.pitch);
        let kind = joint.kind.value;
        for (key, numbers) in [("start", &joint.start), ("rate", &joint.start_rate)] {
            for (i, number) in numbers.iter().enumerate() {
                self.each(key, kind.unit(key, i), [number]);
            }
        }
        self.each("range", kind.unit("range", 0), joint.range.iter().flatten());
        let single = [
            ("rest", &joint.rest),
            ("velocity_limit", &joint.velocity_limit),
            ("effort_limit", &joint.effort_limit),
            ("friction", &joint.friction),
            ("damping", &joint.damping),
            ("stiffness", &joint.stiffness),
            ("armature", &joint.armature),
        ];
        single.into_iter().for_each(|(key, number)| self.each(key, kind.unit(key, 0), number));
    }

    fn line(&mut self, line: &LineForceSpec) {
        self.each("points", "m", line.points.iter().flatten().flatten());
        self.each("stiffness", "N/m", &line.stiffness);
        self.each("length", "m", &line.length);
        self.each("damping", "N*s/m", &line.damping);
    }
}
