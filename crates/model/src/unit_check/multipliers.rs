//! Units of multipliers. With h(x⁽ᵖ⁾, …) = 0 in the highest derivatives that its row restricts, the force λ ∂h/∂x⁽ᵖ⁾ stands in the equation of x:
//!
//! ```text
//! [λ] = [equation of x] [x⁽ᵖ⁾] / [h]
//! ```
//!
//! which is the same for every x. Where formulas read positions, velocities or accelerations off frames, these do work in joule.

use std::collections::HashMap;

use dalembert_expr::{Ast, AstNode};
use dalembert_spec::spec::{ConstraintSpec, DefinitionId, ModelSpec, ModuleSpec};
use dalembert_spec::units::{Dimension, check_equation};

use super::{Check, Known, dimensions, with_joint_coordinates};

/// Units of the multipliers of one definition that are known, by the name of the constraint in it.
pub type MultiplierUnits = HashMap<String, String>;

/// Units of the multipliers of every definition. What is not known, or not sound, is left out: [`super::check`] speaks of it.
pub fn multipliers(spec: &ModelSpec) -> Vec<MultiplierUnits> {
    let known: Vec<Known> = spec
        .definitions
        .iter()
        .map(|definition| with_joint_coordinates(definition, dimensions(definition, &mut Vec::new())))
        .collect();
    let check =
        |number, equations| Check { spec, known: &known, shown: &[], equations, definition: DefinitionId(number) };
    let numbered = || spec.definitions.iter().enumerate();
    let equations: Vec<_> = numbered().map(|(number, of)| check(number, &[]).equations_in(of)).collect();
    numbered().map(|(number, of)| check(number, &equations).multipliers_in(of)).collect()
}

/// How often an equation between these is differentiated until it holds accelerations, and what does work at that derivative.
type Acting = (u32, Option<Dimension>);

impl Check<'_> {
    fn multipliers_in(&self, definition: &ModuleSpec) -> MultiplierUnits {
        let written = definition.constraints.iter().map(|c| (c.name.value.clone(), self.multiplier(c)));
        let mimics = definition.joints.iter().filter(|joint| joint.mimic.is_some()).map(|joint| {
            let unit = self.lookup(&joint.name.value).and_then(|own| Dimension::ENERGY.quotient(own));
            (format!("{}.mimic", joint.name.value), unit)
        });
        written.chain(mimics).filter_map(|(name, unit)| Some((name, said(unit?)?))).collect()
    }

    fn multiplier(&self, c: &ConstraintSpec) -> Option<Dimension> {
        let residual = check_equation(&c.left.ast, &c.right.ast, &mut |n| self.lookup(n)).ok()??;
        let sides = [&c.left.ast, &c.right.ast];
        let mut acting: Vec<Acting> = sides.iter().flat_map(|side| read_off_frames(side)).collect();
        for (name, primes, _) in sides.iter().flat_map(|side| side.names()) {
            acting.extend(self.acting(&name, primes)?);
        }
        let least = acting.iter().map(|(times, _)| *times).min()?;
        let mut works = acting.iter().filter(|(times, _)| *times == least).filter_map(|(_, work)| *work);
        let work = works.next()?;
        works.all(|other| other == work).then(|| work.quotient(residual))?
    }

    /// What a name does in a constraint, at most one; `None` if it is not known what it is.
    fn acting(&self, name: &str, primes: u32) -> Option<Vec<Acting>> {
        let Some((owner, local)) = self.owner(name) else { return Some(Vec::new()) };
        let equations = &self.equations[owner];
        if equations.is_output(local) {
            return None;
        }
        let highest = match (equations.joint(local), equations.variable(local)) {
            (Some(order), _) => order,
            (None, Some((order, quasi))) => order - u32::from(quasi),
            (None, None) => return Some(Vec::new()),
        };
        let times = highest.checked_sub(primes)?;
        let moving = self.known[owner].get(local).and_then(|unit| unit.derivative(primes));
        let work = equations.unit(local).zip(moving).and_then(|(force, moving)| force.product(moving));
        Some(vec![(times, work)])
    }
}

/// The same of what a formula reads off frames.
fn read_off_frames(ast: &Ast) -> impl Iterator<Item = Acting> {
    ast.ids().filter_map(|id| {
        let AstNode::Call(function, _) = ast.node(id) else { return None };
        let called = dalembert_mechanism::FUNCTIONS.contains(&function).then(|| function.chars().next())??;
        let primes = match called {
            'v' | 'w' => 1,
            'a' | 'b' => 2,
            _ => 0,
        };
        Some((2 - primes, Dimension::ENERGY.derivative(primes)))
    })
}

/// As units of joints' forces are said; nothing for a plain number.
fn said(unit: Dimension) -> Option<String> {
    (!unit.is_one()).then(|| unit.to_string().replace('*', " "))
}
