//! Variables of order 0: their equations hold at all times.
//!
//! All that is written to act on a variable z of order 0 adds up to
//!
//! ```text
//! 0 = g(t, x, z)                                                                            (1)
//! ```
//!
//! such as Kirchhoff's law at a node without capacitance, or the balance of forces at a point without mass. z becomes a variable of order 1
//! without inertia, and (1) a constraint named after it, which is differentiated, held and projected like any other: ġ = 0 tells ż. Its multiplier
//! λ acts on nothing, for the column of z says
//!
//! ```text
//! 0 = (∂g/∂z)ᵀ λ                                                                            (2)
//! ```
//!
//! and λ = 0 where ∂g/∂z is regular, which is what index 1 means. Where it is singular, (1) hides conditions that tell the rest (`hidden.rs`).
//! A projection in the mass metric moves z alone, where x has inertia and (1) alone tells z.

use std::collections::HashMap;

use dalembert_expr::Expr;
use dalembert_spec::error::ModelError;

use super::constraint::{self, NotAConstraint};
use super::scope::{Allowed, InputUse, Scope};
use super::{Derivation, FORCE};
use crate::class::{ClassConstraint, Prescribes, Reference, VariableRef};

/// What a condition may speak of: inputs as formulas, for it is differentiated.
pub(super) const EQUATION: Allowed = Allowed { inputs: InputUse::Formula, ..FORCE };

impl Derivation<'_> {
    /// Whether a variable of this module or a descendant is of order 0.
    pub(super) fn is_algebraic(&mut self, of: &VariableRef) -> bool {
        let (scope, _) = self.scope(FORCE, None);
        let class = scope.class_at(&of.path);
        class.map_or(&*scope.interface, |id| &scope.classes[id.0].interface).variables[of.variable].algebraic
    }

    /// The name of a variable of order 0 that an expression holds.
    pub(super) fn algebraic_in(&mut self, e: Expr) -> Option<String> {
        let symbols = self.graph.symbols_of(&[e]);
        let known = |s| match self.interface.symbols.get(s) {
            Some(Reference::State { of, .. }) => Some((*s, of.clone())),
            _ => None,
        };
        let states: Vec<_> = symbols.iter().filter_map(known).collect();
        let (symbol, _) = states.into_iter().find(|(_, of)| self.is_algebraic(of))?;
        Some(self.graph.name(symbol).to_owned())
    }

    /// Takes what acts on variables of order 0 for their equations.
    pub(super) fn algebraic(&mut self) {
        let variables = &self.interface.variables;
        let algebraic: Vec<usize> = (0..variables.len()).filter(|&k| variables[k].algebraic).collect();
        let mut taken: HashMap<usize, Vec<Expr>> = algebraic.iter().map(|&k| (k, Vec::new())).collect();
        let energetic = self.energetic[0];
        let mut kept = Vec::new();
        for (k, (of, term)) in std::mem::take(&mut self.force).into_iter().enumerate() {
            match taken.get_mut(&of.variable).filter(|_| of.path.is_empty()) {
                Some(terms) => {
                    self.energetic[0] -= usize::from(k < energetic);
                    terms.push(term);
                }
                None => kept.push((of, term)),
            }
        }
        self.force = kept;
        for variable in algebraic {
            let terms = taken.remove(&variable).unwrap_or_default();
            self.equation_of(variable, &terms);
        }
    }

    fn equation_of(&mut self, variable: usize, terms: &[Expr]) {
        let (name, span) = (self.interface.variables[variable].name.clone(), self.interface.variables[variable].span);
        let sum = self.graph.sum(terms);
        let residual = self.graph.simplify(sum);
        // Inputs stand in it as their formulas, for it is differentiated.
        let (residual, inputs) = match self.told(residual) {
            Ok(told) => told,
            Err(input) => {
                let message = format!(
                    "the equation of `{name}` must be differentiated, and with it input `{input}`, of which only the value is known"
                );
                let help = "give the input a `value` formula of t";
                return self.errors.push(ModelError::at(span, message).help(help));
            }
        };
        let (mut scope, g) = self.scope(EQUATION, None);
        // Without a variable of order 0 it is a condition for the motion of others, and may prescribe that.
        let is = |what: &dyn Fn(&Scope<'_>, &VariableRef) -> bool| {
            g.symbols_of(&[residual]).iter().any(|s| match scope.interface.symbols.get(s) {
                Some(Reference::State { of, .. }) => what(&scope, of),
                _ => false,
            })
        };
        let told = is(&|s, of| of.path.is_empty() && s.interface.variables[of.variable].algebraic);
        let moves = is(&|s, of| s.velocity_slot(of).is_some());
        let text = format!("0 = {}", dalembert_expr::text(g, residual));
        let fault = |message: String, help: &str| ModelError::at(span, message).help(help);
        if terms.is_empty() {
            return self.errors.push(fault(
                format!("nothing determines `{name}`, which is of order 0"),
                "write its equation, 0 = …, in [equations] as force = { … }, or what acts on it in [forces]",
            ));
        }
        let differentiated = match constraint::differentiate(&mut scope, g, residual) {
            Ok(d) => d,
            Err(NotAConstraint::NoVariable) if !self.errors.is_empty() => return,
            Err(NotAConstraint::NoVariable) => {
                let message = format!("the equation of `{name}`, {text}, holds no variable");
                return self.errors.push(fault(message, "write what has to be zero at all times, or leave both out"));
            }
            Err(NotAConstraint::NotAffine) => {
                let message = format!("the equation of `{name}`, {text}, is not linear in the highest derivatives");
                return self.errors.push(fault(message, "write it in lower derivatives"));
            }
        };
        self.interface.told_inputs.extend(inputs.iter().map(|input| input.0.clone()));
        self.constraints.push(ClassConstraint {
            name,
            text,
            span,
            index: differentiated.stages.len() as u32,
            stages: differentiated.stages,
            row: differentiated.row,
            signals: differentiated.signals,
            b: differentiated.b,
            noise: None,
            phi: Vec::new(),
            baumgarte: None,
            prescribes: if told || !moves { Prescribes::Nothing } else { differentiated.prescribes },
            works: differentiated.works,
            constant: differentiated.constant,
            follows: true,
            follower: None,
            unless_held: Vec::new(),
            hides: None,
            inputs,
        });
    }
}
