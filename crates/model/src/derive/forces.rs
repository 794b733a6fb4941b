//! Written equations and forces, and the power of what is in no potential.

use std::collections::HashSet;

use dalembert_expr::Expr;
use dalembert_spec::error::{ModelError, known_names};
use dalembert_spec::spec::Spanned;

use super::{Derivation, FORCE, STATE, Target};
use crate::class::{ClassVariable, SignalRef, VariableRef};

impl Derivation<'_> {
    /// Adds a force; one on a coordinate with a quasi-velocity is carried over by Wᵀ.
    pub(super) fn push_force(&mut self, target: Target, force: Expr) {
        let of = match target {
            Target::Velocity(of) => of,
            Target::Signal(signal) => {
                self.pushes.push((signal, force));
                return;
            }
            Target::Coordinate(of) => {
                let entries = self.w_row(&of);
                if !entries.is_empty() {
                    for (variable, w) in entries {
                        let path = of.path.clone();
                        let part = self.graph.mul(w, force);
                        self.force.push((VariableRef { path, variable }, part));
                    }
                    return;
                }
                of
            }
        };
        self.force.push((of, force));
    }

    /// Row of W for a coordinate, in symbols of this module; empty if no quasi-velocity replaces its rate.
    pub(super) fn w_row(&mut self, of: &VariableRef) -> Vec<(usize, Expr)> {
        let (mut scope, g) = self.scope(STATE, None);
        let class = scope.class_at(&of.path);
        let kinematics = match class {
            None => scope.interface.kinematics.clone(),
            Some(id) => scope.classes[id.0].interface.kinematics.clone(),
        };
        let row = kinematics.w.iter().filter(|e| e.0 == of.variable);
        row.map(|&(_, j, e)| (j, class.map_or(e, |id| scope.import(g, &of.path, id, e)))).collect()
    }

    pub(super) fn equations(&mut self) {
        let spec = self.spec;
        let Some(equations) = &spec.equations else { return };
        // Variables whose inertia is in no energy.
        let mut beside_energies = HashSet::new();
        for (row, column, formula) in &equations.mass {
            let (i, j) = (self.own_variable(row), self.own_variable(column));
            let value = self.read(formula, STATE);
            if let (Some(i), Some(j)) = (i, j) {
                if self.interface.variables[i].joint || self.interface.variables[j].joint {
                    self.errors.push(
                        ModelError::at(formula.span, "a joint coordinate can't be given inertia in the mass matrix")
                            .help(
                                "the inertia of joints comes from bodies: give a body mass, or the joint an `armature`",
                            ),
                    );
                    continue;
                }
                if let Some(&z) = [i, j].iter().find(|&&v| self.interface.variables[v].algebraic) {
                    let name = &self.interface.variables[z].name;
                    let message = format!("`{name}` is of order 0, and has no place in the mass matrix");
                    let help = "give it order 1 where something stores what it stands for, or leave its entries out";
                    self.errors.push(ModelError::at(formula.span, message).help(help));
                    continue;
                }
                beside_energies.extend([i, j]);
                self.mass.push((i, j, value));
            }
        }
        self.energies.covers.retain(|v| !beside_energies.contains(v));
        for (row, formula) in &equations.force {
            let variable = self.own_variable(row);
            let value = self.read(formula, FORCE);
            if let Some(variable) = variable {
                let target = VariableRef { path: Vec::new(), variable };
                self.do_work(&Target::Velocity(target.clone()), value);
                self.force.push((target, value));
            }
        }
    }

    /// An own variable by the name of its equation: the quasi-velocity's name where there is one.
    fn own_variable(&mut self, name: &Spanned<String>) -> Option<usize> {
        let variables = &self.interface.variables;
        if let Some(i) = variables.place(&name.value).filter(|&i| variables[i].quasi.is_none()) {
            return Some(i);
        }
        if let Some(&i) = self.interface.quasi.get(&name.value) {
            return Some(i);
        }
        let names = || variables.iter().map(|v: &ClassVariable| v.quasi.as_deref().unwrap_or(&v.name));
        let mut error =
            ModelError::at(name.span, format!("`{}` names no equation: there is no such variable here", name.value));
        error.help = match variables.iter().find(|v| v.name == name.value).and_then(|v| v.quasi.as_ref()) {
            Some(quasi) => Some(format!("the velocity of `{}` is `{quasi}`: name the equation `{quasi}`", name.value)),
            None if name.value == "repeat" || name.value.contains("[index]") => Some(
                "equations are written one by one; many alike are a module file with one of them, and `repeat` in [modules]"
                    .to_owned(),
            ),
            None => Some(known_names(&name.value, names())),
        };
        self.errors.push(error);
        None
    }

    pub(super) fn forces(&mut self) {
        let spec = self.spec;
        for (name, formula) in &spec.forces {
            let target = self.target(name, None);
            let algebraic = match &target {
                Some(Target::Velocity(of)) => self.is_algebraic(of).then_some(of),
                _ => None,
            };
            if algebraic.is_some_and(|of| !of.path.is_empty()) {
                let message =
                    format!("`{}` is of order 0 in another module, whose equation can't be added to here", name.value);
                let help = "declare the variable in the module that knows all that acts on it";
                self.errors.push(ModelError::at(name.span, message).help(help));
                continue;
            }
            let value = self.read(formula, FORCE);
            if let Some(target) = target {
                self.do_work(&target, value);
                self.push_force(target, value);
            }
        }
    }

    /// Counts the power of a force that is in no potential.
    pub(super) fn do_work(&mut self, target: &Target, force: Expr) {
        let (of, by_coordinate) = match target {
            Target::Velocity(of) => (of, false),
            Target::Coordinate(of) => (of, true),
            Target::Signal(signal) => {
                let component = if signal.component.order() == 0 { signal.component.rate() } else { None };
                let component = component.unwrap_or(signal.component);
                let (mut scope, g) = self.scope(STATE, None);
                let rate = scope.read_off(g, SignalRef { component, ..signal.clone() });
                let power = g.mul(force, rate);
                self.add_power(power);
                return;
            }
        };
        let (mut scope, g) = self.scope(STATE, None);
        let class = scope.class_at(&of.path);
        let rate = match scope.velocity_slot(of) {
            None => return,
            Some(0) => scope.slot(g, &of.path, class, of.variable, 0),
            Some(_) if by_coordinate => scope.rate(g, &of.path, class, of.variable),
            Some(_) => scope.power_velocity(g, &of.path, class, of.variable),
        };
        let power = g.mul(force, rate);
        self.add_power(power);
    }

    /// The variable that a force acts on.
    pub(super) fn target(&mut self, name: &Spanned<String>, index: Option<i64>) -> Option<Target> {
        let (mut scope, _) = self.scope(STATE, None);
        scope.index = index;
        match scope.target(&name.value) {
            Ok(target) => Some(target),
            Err((message, help)) => {
                self.errors.push(ModelError::at(name.span, message).maybe_help(help));
                None
            }
        }
    }
}
