//! Variables, quasi-velocities, parameters and inputs in formulas, as far as each may be used.

use dalembert_expr::{Expr, Graph, ParseError, Span};

use super::{InputUse, Scope, error};
use crate::class::{ClassId, Reference};

impl Scope<'_> {
    pub(super) fn variable(
        &mut self,
        g: &mut Graph,
        (path, class): (&[usize], Option<ClassId>),
        variable: usize,
        slot: u32,
        (full, span): (&str, Span),
    ) -> Result<Expr, ParseError> {
        let v = &self.interface_of(class).variables[variable];
        let (order, quasi) = (v.order, v.quasi.clone());
        self.may_use(slot, order, full, span)?;
        let raw = self.raw.is_some() && path.is_empty();
        match (quasi.is_some(), slot) {
            (true, 1) if raw => {
                let symbol = g.symbol(full);
                Ok(g.var(symbol))
            }
            (true, 1 | 2) => {
                let rate = self
                    .quasi_rate(g, path, class, variable)
                    .ok_or_else(|| error(span, format!("`{full}` is not known yet"), None))?;
                Ok(if slot == 1 { rate } else { self.total_derivative(g, rate) })
            }
            _ => Ok(self.slot(g, path, class, variable, slot)),
        }
    }

    /// Whether a formula may speak of derivative `slot` of a variable of this order.
    fn may_use(&self, slot: u32, order: u32, full: &str, span: Span) -> Result<(), ParseError> {
        let stem = full.trim_end_matches('\'');
        if !self.allowed.state {
            let help = "use parameters and numbers".to_owned();
            return Err(error(span, format!("`{full}` changes with the motion and can't be used here"), Some(help)));
        }
        if slot > order {
            let help = format!("its highest derivative is `{}`", crate::class::primed("", stem, order));
            return Err(error(span, format!("derivative {slot} of `{stem}` is above its order {order}"), Some(help)));
        }
        if slot == order && !self.allowed.acceleration {
            let message =
                format!("`{full}` is a highest derivative, which the equations determine; it can't be used here");
            let help = match self.raw {
                Some(_) => "energies and quasi-velocities depend on variables and their rates only".to_owned(),
                None => "put its coefficient into the mass matrix or write a constraint".to_owned(),
            };
            return Err(error(span, message, Some(help)));
        }
        Ok(())
    }

    /// A quasi-velocity by its own name: a state, its derivative α; in raw rates, its formula.
    pub(super) fn quasi_velocity(
        &mut self,
        g: &mut Graph,
        (path, class): (&[usize], Option<ClassId>),
        variable: usize,
        primes: u32,
        (full, span): (&str, Span),
    ) -> Result<Expr, ParseError> {
        let order = self.interface_of(class).variables[variable].order;
        self.may_use(primes + 1, order, full, span)?;
        match self.raw.filter(|_| path.is_empty()) {
            Some(raw) => raw.get(&variable).copied().ok_or_else(|| {
                error(
                    span,
                    format!("`{full}` is used before it is defined"),
                    Some("define quasi-velocities in an order in which each speaks only of earlier ones".into()),
                )
            }),
            None => Ok(self.slot(g, path, class, variable, primes + 1)),
        }
    }

    pub(super) fn parameter(
        &mut self,
        g: &mut Graph,
        (path, class): (&[usize], Option<ClassId>),
        index: usize,
        primes: u32,
        full: &str,
    ) -> Expr {
        let moving = self.interface_of(class).parameters[index].moving;
        match (moving, class) {
            (Some(mut e), _) => {
                if let Some(id) = class {
                    e = self.import(g, path, id, e);
                } else {
                    self.register_parameters_in(g, e);
                }
                for _ in 0..primes {
                    e = self.total_derivative(g, e);
                }
                e
            }
            (None, _) if primes > 0 => g.constant(0.0),
            (None, _) => self.symbol(g, full, Reference::Parameter { path: path.to_vec(), index }),
        }
    }

    /// Makes the constant parameters and the time that occur in a parameter's formula known as symbols.
    pub fn register_parameters_in(&mut self, g: &mut Graph, e: Expr) {
        for symbol in g.symbols_of(&[e]) {
            let name = g.name(symbol).to_owned();
            let reference = if name == "t" {
                Reference::Time
            } else if let Some(index) = self.interface.parameters.place(&name) {
                Reference::Parameter { path: Vec::new(), index }
            } else {
                continue;
            };
            self.interface.symbols.insert(symbol, reference);
        }
    }

    /// The formula of an input, as [`InputUse::Formula`] has it; none if it has none.
    pub fn input_formula(&mut self, g: &mut Graph, path: &[usize], index: usize) -> Option<Expr> {
        let class = self.class_at(path);
        let value = self.interface_of(class).inputs[index].value?;
        Some(class.map_or(value, |id| self.import(g, path, id, value)))
    }

    pub(super) fn input(
        &mut self,
        g: &mut Graph,
        (path, class): (&[usize], Option<ClassId>),
        index: usize,
        primes: u32,
        (full, span): (&str, Span),
    ) -> Result<Expr, ParseError> {
        let value = self.interface_of(class).inputs[index].value;
        match self.allowed.inputs {
            InputUse::Never => Err(error(
                span,
                format!("input `{full}` can't be used here"),
                Some("inputs belong into [forces], [equations], constraints and outputs".into()),
            )),
            InputUse::Value if primes == 0 => {
                let reference = Reference::Input { path: path.to_vec(), index };
                Ok(self.symbol(g, full, reference))
            }
            _ => {
                self.interface.inlined_inputs.push((path.to_vec(), index));
                let Some(mut e) = value else {
                    return Err(error(
                        span,
                        format!("input `{full}` must be differentiated here, but only its value is known"),
                        Some("give it a `value` formula of t".into()),
                    ));
                };
                if let Some(id) = class {
                    e = self.import(g, path, id, e);
                }
                for _ in 0..primes {
                    e = self.total_derivative(g, e);
                }
                Ok(e)
            }
        }
    }
}
