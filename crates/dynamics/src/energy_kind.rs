//! Whether a model has a Lagrangian or a Hamiltonian form: facts of its formulas, whatever the state.

use std::collections::HashMap;

use dalembert_expr::{Expr, Graph, Symbol, text};
use dalembert_integrate::Failure;
use dalembert_model::class::{Class, Reference};
use dalembert_model::model::Model;

/// What the formulas of a model say of its energies.
#[derive(Clone, Debug, Default)]
pub struct Kind {
    /// Whether a kinetic energy has parts linear in the velocities, or free of them.
    pub affine: bool,
    /// A dissipation function that is no quadratic form of velocities.
    pub other_dissipation: Option<String>,
    /// Variables of second order whose kinetic energy is not known.
    pub unknown: Option<String>,
    /// Whether M or V depends on time.
    pub by_time: bool,
}

/// Judges a model.
///
/// # Errors
/// In words: what has no Lagrangian form.
pub fn kind(model: &Model) -> Result<Kind, Failure> {
    if let Some(v) = model.variables.iter().find(|v| v.order != 2 && !v.is_twist()) {
        return Err(Failure::new(format!(
            "`{}` is a variable of order {}: Lagrangian and Hamiltonian forms are for mechanical variables, of order 2; for networks of variables of order 1 alone `equations --form hamiltonian` has one",
            v.name,
            v.written_order()
        )));
    }
    let mut kind = Kind::default();
    let mut g = dalembert_expr::Graph::clone(&model.graph);
    for (number, class) in model.classes.iter().enumerate() {
        let prefix = || model.instances.iter().find(|i| i.class.0 == number).map_or("", |i| i.prefix.as_str());
        Judge { g: &mut g, class, prefix: prefix().to_owned() }.judge(&mut kind)?;
    }
    if !model.energy_known() {
        let unknown = (0..model.n()).find(|&c| is_unknown(model, c));
        kind.unknown = unknown.map(|c| model.variables[c].name.clone());
    }
    Ok(kind)
}

/// Whether no energy gives the inertia of a column.
pub fn is_unknown(model: &Model, column: usize) -> bool {
    let v = &model.variables[column];
    let local = column - model.instances[v.instance].first_variable;
    v.order == 2 && !v.joint && !model.class_of(v.instance).energies.covers.contains(&local)
}

struct Judge<'a> {
    g: &'a mut Graph,
    class: &'a Class,
    prefix: String,
}

impl Judge<'_> {
    fn judge(&mut self, kind: &mut Kind) -> Result<(), Failure> {
        self.offsets()?;
        self.kinetic(kind)?;
        self.inputs()?;
        let zero: HashMap<Symbol, Expr> = self.still();
        if let Some(r) = self.class.shares.dissipation
            && !self.quadratic(r, &zero)
        {
            let r = self.g.simplify(r);
            kind.other_dissipation.get_or_insert(text(self.g, r));
        }
        let energies = [self.class.energies.kinetic, self.class.energies.potential];
        let masses = self.class.mass.iter().map(|m| m.2);
        for e in energies.into_iter().flatten().chain(masses) {
            let timed = |s: &Symbol| matches!(self.class.interface.symbols.get(s), Some(Reference::Time));
            kind.by_time |= self.g.symbols_of(&[e]).iter().any(timed);
        }
        Ok(())
    }

    /// Velocities of the state that a symbol stands for.
    fn is_rate(&self, s: Symbol) -> bool {
        match self.class.interface.symbols.get(&s) {
            Some(Reference::State { slot, .. }) => *slot > 0,
            Some(Reference::Signal(signal)) => signal.component.order() == 1,
            _ => false,
        }
    }

    fn rates(&self, e: Expr) -> Vec<Symbol> {
        self.g.symbols_of(&[e]).into_iter().filter(|&s| self.is_rate(s)).collect()
    }

    fn still(&mut self) -> HashMap<Symbol, Expr> {
        let zero = self.g.constant(0.0);
        let all: Vec<Symbol> = self.class.interface.symbols.keys().copied().collect();
        all.into_iter().filter(|&s| self.is_rate(s)).map(|s| (s, zero)).collect()
    }

    fn is_zero(&mut self, e: Expr) -> bool {
        let e = self.g.simplify(e);
        self.g.constant_value(e) == Some(0.0)
    }

    /// Quasi-velocities that are not zero at rest.
    fn offsets(&mut self) -> Result<(), Failure> {
        let still = self.still();
        for (variable, rate) in self.class.interface.kinematics.rates.clone() {
            let at_rest = self.g.substitute(&[rate], &still)[0];
            if !self.is_zero(at_rest) {
                let v = &self.class.interface.variables[variable];
                return Err(Failure::new(format!(
                    "the quasi-velocity `{}{}` is not zero at rest: Lagrangian and Hamiltonian forms need velocities that are linear \
                     in the rates",
                    self.prefix,
                    v.quasi.as_ref().unwrap_or(&v.name)
                )));
            }
        }
        Ok(())
    }

    fn kinetic(&mut self, kind: &mut Kind) -> Result<(), Failure> {
        for (i, _, m) in self.class.mass.clone() {
            if !self.rates(m).is_empty() {
                let m = self.g.simplify(m);
                return Err(Failure::new(format!(
                    "the inertia `{}` of `{}{}` depends on velocities: there is no Lagrangian form with M(q)",
                    text(self.g, m),
                    self.prefix,
                    self.class.interface.variables[i].name
                )));
            }
        }
        let Some(t) = self.class.energies.kinetic else { return Ok(()) };
        let still = self.still();
        let mut parts = vec![t];
        parts.extend(self.slopes(t).into_iter().map(|slope| slope.1));
        for e in self.g.substitute(&parts, &still) {
            kind.affine |= !self.is_zero(e);
        }
        Ok(())
    }

    /// Forces that are not affine in an input.
    fn inputs(&mut self) -> Result<(), Failure> {
        let is_input =
            |class: &Class, s: Symbol| matches!(class.interface.symbols.get(&s), Some(Reference::Input { .. }));
        let forces = self.class.shares.force.iter().chain(&self.class.shares.pushes);
        for e in forces.map(|s| s[1]).collect::<Vec<_>>() {
            let inputs: Vec<Symbol> =
                self.g.symbols_of(&[e]).into_iter().filter(|&s| is_input(self.class, s)).collect();
            for (_, slope) in self.g.jacobian(&[e], &inputs).into_iter().flatten() {
                let slope = self.g.simplify(slope);
                if let Some(other) = self.g.symbols_of(&[slope]).into_iter().find(|&s| is_input(self.class, s)) {
                    let e = self.g.simplify(e);
                    return Err(Failure::new(format!(
                        "the force `{}` is not affine in the input `{}{}`: there is no matrix G with G u",
                        text(self.g, e),
                        self.prefix,
                        self.g.name(other)
                    )));
                }
            }
        }
        Ok(())
    }

    /// Derivatives of a function along the velocities that it depends on, those that vanish everywhere left out, all in one walk: each by itself would
    /// walk over the whole function.
    fn slopes(&mut self, e: Expr) -> Vec<(Symbol, Expr)> {
        let rates = self.rates(e);
        self.g.jacobian(&[e], &rates).into_iter().flatten().map(|(k, slope)| (rates[k], slope)).collect()
    }

    /// Whether a function is a quadratic form of the velocities.
    fn quadratic(&mut self, r: Expr, still: &HashMap<Symbol, Expr>) -> bool {
        let mut parts = vec![r];
        parts.extend(self.slopes(r).into_iter().map(|slope| slope.1));
        let at_rest = self.g.substitute(&parts, still);
        let mut good = at_rest.into_iter().fold(true, |good, e| good & self.is_zero(e));
        for slope in parts.split_off(1) {
            for (_, second) in self.slopes(slope) {
                let second = self.g.simplify(second);
                good &= self.rates(second).is_empty();
            }
        }
        good
    }
}
