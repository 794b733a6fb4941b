//! Units of the equations of motion: every term of an equation is of one kind.
//!
//! The equation of a variable x of order k in `[equations]` reads Σ_c M_c c⟨k_c⟩ = f: all terms go together. Where energies are
//! known to be energies, the equation of x is in `J/[x]`, that of a quasi-velocity u in `W/[u]`; forces on x or u are the same, since
//! force × displacement is work. A variance R turns λ into an acceleration of the residual h, and λ times h (as a
//! displacement) is work as well: with h differentiated d times,
//!
//! ```text
//! [R] = [h]² s^(2 − 2d) / J
//! ```

use std::collections::{HashMap, HashSet};

use dalembert_expr::{Ast, AstNode};
use dalembert_spec::error::ModelError;
use dalembert_spec::spec::{ConstraintSpec, EquationsSpec, Formula, ModuleSpec, Spanned, VariableSpec};
use dalembert_spec::units::{Dimension, infer, infer_factor};

use super::{Check, clash, joint_coordinates};

/// What is known of the equations of one definition.
#[derive(Clone, Debug, Default)]
pub(super) struct EquationUnits {
    /// Unit of an equation by the name of its variable, quasi-velocity or joint coordinate.
    units: HashMap<String, Dimension>,
    /// Whether they follow from energies in joule.
    energetic: bool,
    /// Order of each joint coordinate; their equations are in joule per unit whatever else there is.
    joints: HashMap<String, u32>,
    /// Order of each variable, and whether it is a quasi-velocity.
    variables: HashMap<String, (u32, bool)>,
    outputs: HashSet<String>,
}

impl EquationUnits {
    pub(super) fn unit(&self, local: &str) -> Option<Dimension> {
        self.units.get(local).copied()
    }

    /// Order of a joint's coordinate.
    pub(super) fn joint(&self, local: &str) -> Option<u32> {
        self.joints.get(local).copied()
    }

    /// Order of a variable, and whether it is a quasi-velocity.
    pub(super) fn variable(&self, local: &str) -> Option<(u32, bool)> {
        self.variables.get(local).copied()
    }

    pub(super) fn is_output(&self, local: &str) -> bool {
        self.outputs.contains(local)
    }
}

impl Check<'_> {
    /// Units of a definition's equations, from its energies or else from the first term that shows one.
    pub(super) fn equations_in(&self, definition: &ModuleSpec) -> EquationUnits {
        let mut found = EquationUnits { energetic: self.has_energies(definition), ..EquationUnits::default() };
        let variable = |v: &VariableSpec| (v.name.value.clone(), (order(v), v.quasi.is_some()));
        found.variables = definition.variables.iter().map(variable).collect();
        found.outputs = definition.outputs.iter().map(|o| o.name.value.clone()).collect();
        let power = Dimension::ENERGY.derivative(1);
        for (name, order, _) in joint_coordinates(definition) {
            let work = if order == 1 { power } else { Some(Dimension::ENERGY) };
            if let Some(unit) = self.lookup(&name).and_then(|d| work?.quotient(d)) {
                found.units.insert(name.clone(), unit);
            }
            found.joints.insert(name, order);
        }
        if found.energetic {
            for v in definition.variables.iter().filter(|v| order(v) == 2) {
                let work = if v.quasi.is_some() { power } else { Some(Dimension::ENERGY) };
                if let Some(unit) = self.lookup(&v.name.value).and_then(|d| work?.quotient(d)) {
                    found.units.insert(v.name.value.clone(), unit);
                }
            }
        }
        let Some(equations) = &definition.equations else { return found };
        for (row, force) in &equations.force {
            if let Ok(Some(unit)) = infer(&force.ast, &mut |n| self.lookup(n)) {
                found.units.entry(row.value.clone()).or_insert(unit);
            }
        }
        for (row, column, mass) in &equations.mass {
            let factor = infer_factor(&mass.ast, &mut |n| self.lookup(n)).ok().flatten();
            if let Some(unit) = self.term(&found, column, factor) {
                found.units.entry(row.value.clone()).or_insert(unit);
            }
        }
        found
    }

    fn has_energies(&self, definition: &ModuleSpec) -> bool {
        let Some(l) = &definition.lagrangian else { return false };
        [&l.difference, &l.kinetic, &l.potential].into_iter().flatten().any(|f| self.has_units(f))
    }

    /// Unit of mass × highest derivative.
    fn term(&self, known: &EquationUnits, column: &Spanned<String>, mass: Option<Dimension>) -> Option<Dimension> {
        let (order, quasi) = known.variable(&column.value)?;
        let primes = order - u32::from(quasi);
        mass?.product(self.lookup(&column.value)?.derivative(primes)?)
    }

    /// Terms of `[equations]`.
    pub(super) fn balance(&self, equations: &EquationsSpec, errors: &mut Vec<ModelError>) {
        for (row, force) in &equations.force {
            self.force(row, force, errors);
        }
        for (row, column, mass) in &equations.mass {
            match infer_factor(&mass.ast, &mut |n| self.lookup(n)) {
                Err(e) => errors.push(clash(mass, e)),
                Ok(factor) => {
                    let what = || format!("mass times the highest derivative of `{}`", column.value);
                    self.compare(
                        mass,
                        what,
                        self.term(&self.equations[self.definition.0], column, factor),
                        &row.value,
                        errors,
                    );
                }
            }
        }
    }

    /// A force on a variable or a quasi-velocity, here or in a submodule.
    pub(super) fn force(&self, target: &Spanned<String>, force: &Formula, errors: &mut Vec<ModelError>) {
        match infer(&force.ast, &mut |n| self.lookup(n)) {
            Err(e) => errors.push(clash(force, e)),
            Ok(_) if self.is_joint(&target.value) && !self.has_units(force) => {}
            Ok(found) => {
                let what = || format!("the force on `{}`", target.value);
                self.compare(force, what, found, &target.value, errors);
            }
        }
    }

    /// A term against the unit of its equation, if both are known.
    fn compare(
        &self,
        term: &Formula,
        what: impl Fn() -> String,
        found: Option<Dimension>,
        equation: &str,
        errors: &mut Vec<ModelError>,
    ) {
        let (Some(found), Some(wanted)) = (found, self.equation(equation)) else { return };
        if found != wanted {
            let (what, found, wanted) = (what(), found.describe(), wanted.describe());
            let message = format!("{what} is in {found}, but the equation of `{equation}` is in {wanted}");
            errors.push(ModelError::at(term.span, message).help(
                "all terms of an equation have one unit; with energies it is J per unit of the variable (W per unit of a \
                 quasi-velocity)",
            ));
        }
    }

    /// The variance of a constraint whose sides have this unit.
    pub(super) fn noise(&self, c: &ConstraintSpec, residual: Option<Dimension>, errors: &mut Vec<ModelError>) {
        let Some(noise) = &c.noise else { return };
        let found = match infer(&noise.ast, &mut |n| self.lookup(n)) {
            Ok(found) => found,
            Err(e) => return errors.push(clash(noise, e)),
        };
        let wanted = residual.zip(self.depth(c)).and_then(|(h, depth)| {
            let time = Dimension::TIME.power(2.0 - 2.0 * f64::from(depth))?;
            h.product(h)?.product(time)?.quotient(Dimension::ENERGY)
        });
        let (Some(found), Some(wanted)) = (found, wanted) else { return };
        if found != wanted {
            let (name, found, wanted) = (&c.name.value, found.describe(), wanted.describe());
            let message = format!("the noise of constraint `{name}` is in {found}, but must be in {wanted}");
            let help = "noise R stands in A α + R λ = b: it is an acceleration of the residual per constraint force";
            errors.push(ModelError::at(noise.span, message).help(help));
        }
    }

    /// How often a constraint is differentiated; `None` where names alone do not tell, and where forces do no work in
    /// joule.
    fn depth(&self, c: &ConstraintSpec) -> Option<u32> {
        let mut least: Option<u32> = None;
        if [&c.left, &c.right].into_iter().any(|side| reads_frames(&side.ast)) {
            return None;
        }
        for (name, primes, _) in c.left.ast.names().into_iter().chain(c.right.ast.names()) {
            let Some((owner, local)) = self.owner(&name) else { continue };
            let known = &self.equations[owner];
            if known.is_output(local) {
                return None;
            }
            if let Some(order) = known.joint(local) {
                let times = order.checked_sub(primes)?;
                least = Some(least.map_or(times, |least| least.min(times)));
                continue;
            }
            let Some((order, quasi)) = known.variable(local) else { continue };
            if !known.energetic || order != 2 {
                return None;
            }
            let times = 2_u32.checked_sub(primes + u32::from(quasi))?;
            least = Some(least.map_or(times, |least| least.min(times)));
        }
        least
    }
}

/// Whether a formula reads positions or velocities off frames.
fn reads_frames(ast: &Ast) -> bool {
    ast.ids().any(|id| matches!(ast.node(id), AstNode::Call(f, _) if dalembert_mechanism::FUNCTIONS.contains(&f)))
}

/// Order of a variable; that of the one whose rate it replaces, for a quasi-velocity.
fn order(v: &VariableSpec) -> u32 {
    v.order.as_ref().map_or(2, |o| o.value)
}
