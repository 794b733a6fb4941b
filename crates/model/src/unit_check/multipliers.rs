//! Units of rows: of what they miss by, h, and of their multipliers. With h(x⁽ᵖ⁾, …) = 0 in the highest derivatives that its row restricts, the force λ ∂h/∂x⁽ᵖ⁾ stands in the equation of x:
//!
//! ```text
//! [λ] = [equation of x] [x⁽ᵖ⁾] / [h]
//! ```
//!
//! which is the same for every x. Where formulas read positions, velocities or accelerations off frames, these do work in joule.

use std::collections::HashMap;

use dalembert_expr::{Ast, AstId, AstNode, BinaryOperator};
use dalembert_spec::spec::{ConstraintSpec, DefinitionId, ModelSpec, ModuleSpec};
use dalembert_spec::units::{Dimension, check_equation};

use super::{Check, Known, dimensions, with_joint_coordinates};

/// Units of a constraint, as far as they are known.
#[derive(Clone, Debug, Default)]
pub struct RowUnits {
    /// Of its multiplier.
    pub multiplier: Option<String>,
    /// Of the difference of its sides: rad where a joint's angle stands there by itself.
    pub difference: Option<String>,
}

/// Units of the constraints of one definition, by their names in it.
pub type ConstraintUnits = HashMap<String, RowUnits>;

/// Units of the constraints of every definition. What is not known, or not sound, is left out: [`super::check`] speaks of it.
pub fn of_constraints(spec: &ModelSpec) -> Vec<ConstraintUnits> {
    let constrained = |d: &ModuleSpec| !d.constraints.is_empty() || d.joints.iter().any(|joint| joint.mimic.is_some());
    if !spec.definitions.iter().any(constrained) {
        return vec![ConstraintUnits::new(); spec.definitions.len()];
    }
    let known: Vec<Known> = spec
        .definitions
        .iter()
        .map(|definition| with_joint_coordinates(definition, dimensions(definition, &mut Vec::new())))
        .collect();
    let check =
        |number, equations| Check { spec, known: &known, shown: &[], equations, definition: DefinitionId(number) };
    let numbered = || spec.definitions.iter().enumerate();
    let equations: Vec<_> = numbered().map(|(number, of)| check(number, &[]).equations_in(of)).collect();
    numbered().map(|(number, of)| check(number, &equations).units_in(of)).collect()
}

/// How often an equation between these is differentiated until it holds accelerations, and what does work at that derivative.
type Acting = (u32, Option<Dimension>);

impl Check<'_> {
    fn units_in(&self, definition: &ModuleSpec) -> ConstraintUnits {
        let written = definition.constraints.iter().map(|c| {
            let multiplier = self.multiplier(c).and_then(said);
            (c.name.value.clone(), RowUnits { multiplier, difference: self.difference(c) })
        });
        let mimics = definition.joints.iter().filter(|joint| joint.mimic.is_some()).map(|joint| {
            let own = self.lookup(&joint.name.value);
            let multiplier = own.and_then(|own| Dimension::ENERGY.quotient(own)).and_then(said);
            let difference = own.map(|own| if own.is_one() { "rad".to_owned() } else { own.to_string() });
            (format!("{}.mimic", joint.name.value), RowUnits { multiplier, difference })
        });
        written.chain(mimics).collect()
    }

    /// Unit of what a constraint misses by; nothing for a plain number.
    fn difference(&self, c: &ConstraintSpec) -> Option<String> {
        let residual = check_equation(&c.left.ast, &c.right.ast, &mut |n| self.lookup(n)).ok()??;
        let turns = [&c.left.ast, &c.right.ast].into_iter().any(|side| self.adds_an_angle(side, side.root()));
        let in_turns = |(primes, unit): &(u32, &str)| {
            (Dimension::ONE.derivative(*primes) == Some(residual)).then(|| (*unit).to_owned())
        };
        let angle = [(0, "rad"), (1, "rad/s"), (2, "rad/s^2")].iter().find_map(in_turns).filter(|_| turns);
        angle.or_else(|| said(residual))
    }

    /// Whether a sum has a joint's coordinate by itself among its terms.
    fn adds_an_angle(&self, side: &Ast, id: AstId) -> bool {
        // Sums are as deep as they are long.
        let mut open = vec![id];
        while let Some(id) = open.pop() {
            match side.node(id) {
                AstNode::Negate(term) => open.push(term),
                AstNode::Binary(BinaryOperator::Add | BinaryOperator::Subtract, a, b) => open.extend([a, b]),
                AstNode::Name(name, _) => {
                    let owner = self.owner(name);
                    if owner.is_some_and(|(owner, local)| self.equations[owner].joint(local).is_some()) {
                        return true;
                    }
                }
                _ => {}
            }
        }
        false
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
