//! Quasi-velocities: definitions solved for the rates that they replace.

use std::collections::HashMap;

use dalembert_expr::{Expr, Symbol};

use super::{Derivation, STATE, kinematics};

impl Derivation<'_> {
    /// Number of the own variable that a quasi-velocity's declaration belongs to.
    fn quasi_owner(&self, name: &str) -> Option<usize> {
        self.interface.quasi.get(name).copied()
    }

    pub(super) fn quasi_velocities(&mut self) {
        let spec = self.spec;
        let (mut replaced, mut velocity, mut formulas, mut spans, mut owners) =
            (vec![], vec![], vec![], vec![], vec![]);
        for u in &spec.variables {
            let (Some(quasi), Some(owner)) = (&u.quasi, self.quasi_owner(&u.name.value)) else { continue };
            let formula = self.read_raw(&quasi.rate, false);
            self.raw.insert(owner, formula);
            let rate = format!("{}'", self.interface.variables[owner].name);
            replaced.push(self.graph.symbol(&rate));
            let (mut scope, g) = self.scope(STATE, None);
            velocity.push(scope.slot(g, &[], None, owner, 1));
            formulas.push(formula);
            spans.push(quasi.rate.span);
            owners.push(owner);
        }
        if owners.is_empty() || !self.errors.is_empty() {
            return;
        }
        match kinematics::rates(self.graph, &replaced, &velocity, &formulas, &spans) {
            Ok(rates) => {
                self.power_velocities(&owners, &velocity, &formulas, &replaced);
                self.interface.kinematics.rates = owners.iter().copied().zip(rates).collect();
                self.kinematic_matrix();
            }
            Err(e) => self.errors.push(e),
        }
    }

    /// π − y₀ of each quasi-velocity, y₀ its formula with all rates zero.
    fn power_velocities(&mut self, owners: &[usize], velocity: &[Expr], formulas: &[Expr], replaced: &[Symbol]) {
        let zero = self.graph.constant(0.0);
        let mut rest: HashMap<Symbol, Expr> = replaced.iter().map(|&s| (s, zero)).collect();
        for i in 0..self.interface.variables.len() {
            if self.interface.variables[i].order == 2 {
                rest.insert(self.slot_symbol(i, 1), zero);
            }
        }
        for (k, &owner) in owners.iter().enumerate() {
            let y0 = self.graph.substitute(&[formulas[k]], &rest)[0];
            let along = self.graph.sub(velocity[k], y0);
            self.interface.kinematics.power_velocity.push((owner, along));
        }
    }

    fn kinematic_matrix(&mut self) {
        for (i, rate) in self.interface.kinematics.rates.clone() {
            for j in 0..self.interface.variables.len() {
                if self.interface.variables[j].order != 2 {
                    continue;
                }
                let velocity = self.slot_symbol(j, 1);
                let d = self.graph.derivative(rate, velocity);
                let w = self.graph.simplify(d);
                if self.graph.constant_value(w) != Some(0.0) {
                    self.interface.kinematics.w.push((i, j, w));
                }
            }
        }
    }

    /// Symbol of a state slot of an own variable.
    pub(super) fn slot_symbol(&mut self, variable: usize, slot: u32) -> Symbol {
        let (mut scope, g) = self.scope(STATE, None);
        scope.slot(g, &[], None, variable, slot);
        let name = self.interface.variables[variable].slot_name(slot);
        self.graph.symbol(&name)
    }
}
