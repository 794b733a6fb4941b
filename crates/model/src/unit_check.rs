//! Units of a model's formulas: what is known is checked, what is not is left alone.
//!
//! Joint coordinates, their velocities and what formulas read off frames have units that nobody declares. They count as
//! soon as the model declares a unit anywhere; models that declare none are left alone. What acts on joints is compared
//! only where its formula holds a quantity with a unit: in `-0.5*A` or `8*cos(t)` the number stands for one.

mod balance;
mod multipliers;
mod numbers;

pub use multipliers::{ConstraintUnits, of_constraints};

use std::collections::HashMap;

use dalembert_mechanism::variables_of;
use dalembert_spec::error::ModelError;
use dalembert_spec::spec::{ActuatorSpec, ActuatorTarget, DefinitionId, Formula, ModelSpec, ModuleSpec, Spanned};
use dalembert_spec::units::{Dimension, UnitError, check_equation, check_value, infer, parse_unit, quantity};

/// Names of a definition with their known dimensions.
type Known = HashMap<String, Dimension>;

/// Checks every definition; returns all clashes.
pub fn check(spec: &ModelSpec) -> Vec<ModelError> {
    let mut errors = Vec::new();
    let known: Vec<Known> = spec.definitions.iter().map(|d| dimensions(d, &mut errors)).collect();
    let shown: Vec<Known> = spec.definitions.iter().map(|d| of_outputs(d, &mut errors)).collect();
    if known.iter().chain(&shown).all(HashMap::is_empty) {
        return errors;
    }
    let known: Vec<Known> = spec
        .definitions
        .iter()
        .zip(known)
        .map(|(definition, known)| with_joint_coordinates(definition, known))
        .collect();
    let mut equations = Vec::with_capacity(known.len());
    for (number, definition) in spec.definitions.iter().enumerate() {
        let check = Check { spec, known: &known, shown: &shown, equations: &[], definition: DefinitionId(number) };
        equations.push(check.equations_in(definition));
    }
    for (number, definition) in spec.definitions.iter().enumerate() {
        let check =
            Check { spec, known: &known, shown: &shown, equations: &equations, definition: DefinitionId(number) };
        check.run(definition, &mut errors);
    }
    errors
}

/// Names with those of joints' variables.
fn with_joint_coordinates(definition: &ModuleSpec, mut known: Known) -> Known {
    let of = |(name, _, unit): (String, u32, &str)| Some((name, parse_unit(unit).ok()?));
    known.extend(joint_coordinates(definition).filter_map(of));
    known
}

/// Variables of a definition's joints: name, order, unit. Those of order 1 are velocities.
fn joint_coordinates(definition: &ModuleSpec) -> impl Iterator<Item = (String, u32, &'static str)> {
    definition.joints.iter().flat_map(|joint| {
        let of =
            |&(suffix, order, unit): &(&str, u32, &'static str)| (format!("{}{suffix}", joint.name.value), order, unit);
        variables_of(joint.kind.value).iter().map(of)
    })
}

fn dimensions(definition: &ModuleSpec, errors: &mut Vec<ModelError>) -> Known {
    let parameters = definition.parameters.iter().map(|p| (&p.name, &p.unit));
    let variables = definition.variables.iter().map(|v| (&v.name, &v.unit));
    let inputs = definition.inputs.iter().map(|i| (&i.name, &i.unit));
    let actuators = definition.actuators.iter().map(|a| (&a.name, &a.unit));
    declared(parameters.chain(variables).chain(inputs).chain(actuators), errors)
}

/// Outputs are named apart: no formula speaks of them, and one may have the name of a parameter.
fn of_outputs(definition: &ModuleSpec, errors: &mut Vec<ModelError>) -> Known {
    declared(definition.outputs.iter().map(|o| (&o.name, &o.unit)), errors)
}

fn declared<'s>(
    all: impl Iterator<Item = (&'s Spanned<String>, &'s Option<Spanned<String>>)>,
    errors: &mut Vec<ModelError>,
) -> Known {
    let mut known = Known::new();
    for (name, unit) in all.filter_map(|(name, unit)| Some((name, unit.as_ref()?))) {
        match parse_unit(&unit.value) {
            Ok(dimension) => {
                known.insert(name.value.clone(), dimension);
            }
            Err(e) => errors.push(ModelError::at(unit.span, e.message).maybe_help(e.help)),
        }
    }
    known
}

struct Check<'s> {
    spec: &'s ModelSpec,
    known: &'s [Known],
    /// Outputs of each definition with their dimensions.
    shown: &'s [Known],
    /// Units of the equations of motion of each definition.
    equations: &'s [balance::EquationUnits],
    definition: DefinitionId,
}

impl Check<'_> {
    /// Dimension of a name with its path through submodules; indices do not matter.
    fn lookup(&self, name: &str) -> Option<Dimension> {
        let (definition, local) = self.owner(name)?;
        self.known[definition].get(local).copied()
    }

    /// The definition that a name with its path belongs to, and its last part.
    fn owner<'n>(&self, name: &'n str) -> Option<(usize, &'n str)> {
        let mut definition = self.definition.0;
        let mut rest = name;
        // Names of joint coordinates hold dots themselves.
        while let Some((segment, tail)) = rest.split_once('.').filter(|_| !self.known[definition].contains_key(rest)) {
            let stem = segment.split('[').next().unwrap_or(segment);
            let sub = self.spec.definitions[definition].modules.iter().find(|m| m.name.value == stem)?;
            definition = sub.definition.0;
            rest = tail;
        }
        Some((definition, rest))
    }

    fn run(&self, definition: &ModuleSpec, errors: &mut Vec<ModelError>) {
        self.numbers(definition, errors);
        for c in &definition.constraints {
            match check_equation(&c.left.ast, &c.right.ast, &mut |n| self.lookup(n)) {
                Ok(residual) => self.noise(c, residual, errors),
                Err(e) => errors.push(clash(&c.left, e).label(format!("in constraint `{}`", c.name.value))),
            }
            c.force.iter().for_each(|(target, force)| self.force(target, force, errors));
        }
        definition.forces.iter().for_each(|(target, force)| self.force(target, force, errors));
        if let Some(equations) = &definition.equations {
            self.balance(equations, errors);
        }
        if let Some(l) = &definition.lagrangian {
            let power = Dimension::ENERGY.derivative(1).unwrap_or(Dimension::ENERGY);
            self.energy(l.difference.as_ref(), Dimension::ENERGY, errors);
            self.energy(l.kinetic.as_ref(), Dimension::ENERGY, errors);
            self.energy(l.potential.as_ref(), Dimension::ENERGY, errors);
            self.energy(l.dissipation.as_ref(), power, errors);
        }
        for p in &definition.parameters {
            self.declared((self.known, &p.name.value, &p.unit), &p.value, errors);
        }
        for o in &definition.outputs {
            self.declared((self.shown, &o.name.value, &o.unit), &o.value, errors);
        }
        for i in &definition.inputs {
            i.value.iter().for_each(|value| self.declared((self.known, &i.name.value, &i.unit), value, errors));
        }
        for a in &definition.actuators {
            let measured = a.value.iter().filter(|value| self.has_units(value));
            measured.for_each(|value| self.declared((self.known, &a.name.value, &a.unit), value, errors));
            self.actuator(a, errors);
        }
        for u in &definition.variables {
            u.quasi.iter().for_each(|quasi| self.declared((self.known, &u.name.value, &u.unit), &quasi.rate, errors));
        }
    }

    /// An actuator without a ratio is the effort itself.
    fn actuator(&self, a: &ActuatorSpec, errors: &mut Vec<ModelError>) {
        let (target, wanted) = match &a.on {
            ActuatorTarget::Joint(joint) => (joint, self.equation(&joint.value)),
            ActuatorTarget::Point(point) => (&point.body, Dimension::ENERGY.quotient(Dimension::LENGTH)),
            ActuatorTarget::Torque(point) => (&point.body, Some(Dimension::ENERGY)),
        };
        let found = self.known[self.definition.0].get(&a.name.value).copied();
        let (Some(unit), Some(found), Some(wanted), None) = (&a.unit, found, wanted, &a.ratio) else { return };
        if found != wanted {
            let (found, wanted) = (found.describe(), wanted.describe());
            let (name, target) = (&a.name.value, &target.value);
            let message = format!("actuator `{name}` is in {found}, but what it does to `{target}` is in {wanted}");
            errors.push(ModelError::at(unit.span, message).help(
                "torques are in N*m and forces in N; an input of another kind needs a `ratio` that makes it one of them",
            ));
        }
    }

    /// Unit of the equation of a variable, a quasi-velocity or a joint's coordinate.
    fn equation(&self, name: &str) -> Option<Dimension> {
        let (owner, local) = self.owner(name)?;
        self.equations.get(owner)?.unit(local)
    }

    /// Whether a name is a joint's coordinate.
    fn is_joint(&self, name: &str) -> bool {
        self.owner(name)
            .is_some_and(|(owner, local)| self.equations.get(owner).is_some_and(|e| e.joint(local).is_some()))
    }

    /// The formula of a name among these, with its unit as written.
    fn declared(
        &self,
        (among, name, unit): (&[Known], &str, &Option<Spanned<String>>),
        formula: &Formula,
        errors: &mut Vec<ModelError>,
    ) {
        if formula.ast.is_number().is_some() {
            let text = formula.ast.text();
            match (quantity(text), unit) {
                (None, _) => return,
                (Some(Ok(given)), Some(unit)) if parse_unit(&unit.value) == Ok(given.dimension) => {
                    if !given.is_in(text, &unit.value) {
                        let (unit, given) = (&unit.value, given.noun(text));
                        let message = format!("`{name}` is in {unit}, and `{}` is {given}", text.trim());
                        let help = "1 Hz is one period in a second, 2π rad/s";
                        errors.push(ModelError::at(formula.span, message).help(help));
                    }
                    return;
                }
                _ => {}
            }
        }
        match among[self.definition.0].get(name) {
            Some(&dimension) => self.value(Some(formula), dimension, errors),
            // Without a unit of its own, its terms must still go together.
            None => errors.extend(infer(&formula.ast, &mut |n| self.lookup(n)).err().map(|e| clash(formula, e))),
        }
    }

    /// Nobody declares the unit of an energy: it is asked for only where the formula holds a quantity that has one, so
    /// that models without units are left alone.
    fn energy(&self, formula: Option<&Formula>, wanted: Dimension, errors: &mut Vec<ModelError>) {
        if formula.is_some_and(|f| self.has_units(f)) {
            self.value(formula, wanted, errors);
        }
    }

    /// Whether a formula holds a quantity that has a unit.
    fn has_units(&self, formula: &Formula) -> bool {
        formula.ast.names().iter().any(|(name, ..)| self.lookup(name).is_some_and(|d| !d.is_one()))
    }

    fn value(&self, formula: Option<&Formula>, wanted: Dimension, errors: &mut Vec<ModelError>) {
        let Some(formula) = formula else { return };
        if let Err(e) = check_value(&formula.ast, wanted, &mut |n| self.lookup(n)) {
            errors.push(clash(formula, e));
        }
    }
}

fn clash(formula: &Formula, e: UnitError) -> ModelError {
    ModelError::at(formula.locate(e.span), e.message).maybe_help(e.help)
}
