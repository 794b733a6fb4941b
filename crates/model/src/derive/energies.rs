//! Energies and dissipation: Lagrange's equations of the module, forces on what lies below it.

use std::collections::{HashMap, HashSet};

use dalembert_expr::{Expr, Symbol};
use dalembert_spec::error::ModelError;
use dalembert_spec::spec::{Formula, LagrangianSpec, Span};

use super::lagrange::{self, Coordinate, Lagrangian};
use super::{Derivation, STATE, Target};
use crate::class::{Reference, SignalRef, VariableRef};

/// What an energy acts on beside a module's own variables.
enum Acted {
    /// A variable of a submodule, by this derivative.
    Variable(VariableRef, u32),
    /// A number read off a frame.
    Frame(SignalRef),
}

impl Derivation<'_> {
    pub(super) fn lagrangian(&mut self) {
        let spec = self.spec;
        let Some(l) = &spec.lagrangian else { return };
        let mut part = |f: &Option<Formula>| f.as_ref().map(|f| self.read_raw(f, true));
        let (mut kinetic, mut potential, dissipation) = (part(&l.kinetic), part(&l.potential), part(&l.dissipation));
        let difference = part(&l.difference);
        // What is said of either part is said where L stands.
        let said = |part: &Option<Formula>| part.clone().or_else(|| l.difference.clone());
        let l = &LagrangianSpec { kinetic: said(&l.kinetic), potential: said(&l.potential), ..l.clone() };
        if !self.errors.is_empty() {
            return;
        }
        if let Some(difference) = difference {
            let (t, v) = self.parted(difference);
            (kinetic, potential) = (Some(t), Some(v));
        }
        let zero = self.zero();
        let lagrangian = Lagrangian {
            kinetic: kinetic.unwrap_or(zero),
            potential: potential.unwrap_or(zero),
            dissipation: dissipation.unwrap_or(zero),
        };
        self.check_kinetic(l, &lagrangian);
        let own: Vec<usize> =
            (0..self.interface.variables.len()).filter(|&i| self.interface.variables[i].order == 2).collect();
        let coordinates: Vec<Coordinate> = own.iter().map(|&i| self.coordinate(i)).collect();
        let time = self.graph.symbol("t");
        let equations = lagrange::equations(self.graph, &lagrangian, &coordinates, time);
        self.add_own(&own, &equations);
        self.act_on_algebraic(lagrangian.potential);
        self.act_on_descendants(l, &lagrangian);
        self.keep_energies(own, kinetic, potential, &equations);
        let rates = self.final_rates();
        self.dissipation = dissipation.map(|d| self.graph.substitute(&[d], &rates)[0]);
    }

    /// T and V of L = T − V: V is what is left of −L at rest.
    fn parted(&mut self, l: Expr) -> (Expr, Expr) {
        let zero = self.zero();
        let own = (0..self.interface.variables.len()).filter(|&i| self.interface.variables[i].order == 2);
        let rest: HashMap<Symbol, Expr> =
            own.collect::<Vec<_>>().into_iter().map(|i| (self.coordinate(i).rate, zero)).collect();
        let at_rest = self.graph.substitute(&[l], &rest)[0];
        let kinetic = self.graph.sub(l, at_rest);
        (self.graph.simplify(kinetic), self.graph.neg(at_rest))
    }

    fn coordinate(&mut self, variable: usize) -> Coordinate {
        let q = self.slot_symbol(variable, 0);
        let rate = if self.interface.variables[variable].quasi.is_some() {
            let name = format!("{}'", self.interface.variables[variable].name);
            self.graph.symbol(&name)
        } else {
            self.slot_symbol(variable, 1)
        };
        Coordinate { q, rate }
    }

    /// Kinetic energy must belong to the module: the mass matrix is block-diagonal over modules.
    fn check_kinetic(&mut self, l: &LagrangianSpec, lagrangian: &Lagrangian) {
        let Some(formula) = &l.kinetic else { return };
        for symbol in self.graph.symbols_of(&[lagrangian.kinetic]) {
            let foreign = match self.interface.symbols.get(&symbol) {
                Some(Reference::State { of, .. }) if !of.path.is_empty() => true,
                Some(Reference::State { of, .. }) if self.interface.variables[of.variable].joint => {
                    let name = self.graph.name(symbol).to_owned();
                    self.errors.push(
                        ModelError::at(
                            formula.span,
                            format!("kinetic energy depends on the joint coordinate `{name}`"),
                        )
                        .help("the inertia of joints comes from bodies: give a body mass, or the joint an `armature`"),
                    );
                    return;
                }
                Some(Reference::State { of, .. }) => self.interface.variables[of.variable].order != 2,
                Some(Reference::Signal(signal)) if signal.component.of_joint() => {
                    let joint = signal.frame.clone();
                    let name = self.shown(symbol);
                    let message = format!("kinetic energy depends on `{name}` of joint `{joint}`, which closes a loop");
                    self.errors.push(ModelError::at(formula.span, message).help(
                        "the inertia of joints comes from bodies: give a body mass; a joint with an `armature` must not close a loop",
                    ));
                    return;
                }
                Some(Reference::Signal(_)) => true,
                _ => false,
            };
            if foreign {
                let name = self.graph.name(symbol).to_owned();
                self.errors.push(
                    ModelError::at(
                        formula.span,
                        format!(
                            "kinetic energy depends on `{name}`, which is not a second-order variable of this module"
                        ),
                    )
                    .help("give each module the kinetic energy of its own variables and join modules by constraints"),
                );
                return;
            }
        }
    }

    /// A symbol as users write it: those of joints that close loops have names of their own.
    fn shown(&mut self, symbol: Symbol) -> String {
        let own = self.graph.name(symbol).to_owned();
        let Some(Reference::Signal(signal)) = self.interface.symbols.get(&symbol).cloned() else { return own };
        let (scope, _) = self.scope(STATE, None);
        scope.closing_name(&signal).unwrap_or(own)
    }

    /// Rates of raw coordinates in state symbols.
    fn final_rates(&mut self) -> HashMap<Symbol, Expr> {
        let rates = self.interface.kinematics.rates.clone();
        rates
            .into_iter()
            .map(|(i, rate)| {
                let name = format!("{}'", self.interface.variables[i].name);
                (self.graph.symbol(&name), rate)
            })
            .collect()
    }

    /// −∂V/∂z for variables of order 0.
    fn act_on_algebraic(&mut self, potential: Expr) {
        let variables = &self.interface.variables;
        let algebraic: Vec<usize> = (0..variables.len()).filter(|&v| variables[v].algebraic).collect();
        let symbols: Vec<Symbol> = algebraic.iter().map(|&v| self.slot_symbol(v, 0)).collect();
        for (k, slope) in self.graph.jacobian(&[potential], &symbols).into_iter().flatten() {
            let force = self.graph.neg(slope);
            let force = self.graph.mean_at_corners(force);
            self.force.push((VariableRef { path: Vec::new(), variable: algebraic[k] }, force));
        }
    }

    fn add_own(&mut self, own: &[usize], equations: &lagrange::LagrangeEquations) {
        let rates = self.final_rates();
        let entries: Vec<Expr> = equations.mass.iter().map(|e| e.2).collect();
        let entries = self.graph.substitute(&entries, &rates);
        let mut mass: Vec<(usize, usize, Expr)> =
            equations.mass.iter().zip(entries).map(|(&(i, j, _), e)| (i, j, e)).collect();
        let mut force = self.graph.substitute(&equations.force, &rates);
        if !rates.is_empty() {
            mass = self.to_quasi(own, &mass, &mut force);
        }
        mass.into_iter().for_each(|(i, j, e)| self.mass.push((own[i], own[j], e)));
        for (&variable, f) in own.iter().zip(force) {
            let f = self.graph.mean_at_corners(f);
            self.force.push((VariableRef { path: Vec::new(), variable }, f));
        }
    }

    /// Equation (3) of [`kinematics`].
    fn to_quasi(
        &mut self,
        own: &[usize],
        entries: &[(usize, usize, Expr)],
        force: &mut [Expr],
    ) -> Vec<(usize, usize, Expr)> {
        let n = own.len();
        let zero = self.zero();
        let mut mass = vec![zero; n * n];
        entries.iter().for_each(|&(i, j, e)| mass[i * n + j] = e);
        let one = self.graph.constant(1.0);
        let kinematics = self.interface.kinematics.clone();
        let mut w = vec![zero; n * n];
        let mut drift = vec![zero; n];
        for i in 0..n {
            match kinematics.rates.iter().find(|(v, _)| *v == own[i]) {
                None => w[i * n + i] = one,
                Some(&(_, rate)) => {
                    for j in 0..n {
                        if let Some(e) = kinematics.w.iter().find(|e| e.0 == own[i] && e.1 == own[j]) {
                            w[i * n + j] = e.2;
                        }
                    }
                    drift[i] = self.rate_at_constant_velocity(rate, own);
                }
            }
        }
        let g = &mut *self.graph;
        let mut dot = |a: &dyn Fn(usize) -> Expr, b: &dyn Fn(usize) -> Expr| -> Expr {
            let terms: Vec<Expr> = (0..n).map(|k| g.mul(a(k), b(k))).collect();
            let sum = g.sum(&terms);
            g.simplify(sum)
        };
        let md: Vec<Expr> = (0..n).map(|i| dot(&|k| mass[i * n + k], &|k| drift[k])).collect();
        let mw: Vec<Expr> = (0..n * n).map(|ij| dot(&|k| mass[ij / n * n + k], &|k| w[k * n + ij % n])).collect();
        for i in 0..n {
            for j in i..n {
                let entry = dot(&|k| w[k * n + i], &|k| mw[k * n + j]);
                mass[i * n + j] = entry;
                mass[j * n + i] = entry;
            }
        }
        let net: Vec<Expr> = (0..n).map(|i| self.graph.sub(force[i], md[i])).collect();
        for i in 0..n {
            let terms: Vec<Expr> = (0..n).map(|k| self.graph.mul(w[k * n + i], net[k])).collect();
            let sum = self.graph.sum(&terms);
            force[i] = self.graph.simplify(sum);
        }
        mass.into_iter().enumerate().map(|(ij, e)| (ij / n, ij % n, e)).collect()
    }

    /// d/dt of a rate with the velocities in use held.
    fn rate_at_constant_velocity(&mut self, rate: Expr, own: &[usize]) -> Expr {
        let (mut scope, g) = self.scope(STATE, None);
        let d = scope.total_derivative(g, rate);
        let zero = g.constant(0.0);
        let still: HashMap<Symbol, Expr> = own
            .iter()
            .map(|&i| {
                let name = self.interface.variables[i].slot_name(2);
                (self.graph.symbol(&name), zero)
            })
            .collect();
        let e = self.graph.substitute(&[d], &still)[0];
        self.graph.simplify(e)
    }

    /// Forces of a potential or a dissipation function on variables of submodules, and along numbers read off frames.
    fn act_on_descendants(&mut self, l: &LagrangianSpec, lagrangian: &Lagrangian) {
        let both = [lagrangian.potential, lagrangian.dissipation];
        let drags: HashSet<Symbol> = self.graph.symbols_of(&both[1..]).into_iter().collect();
        let mut acted: Vec<(Symbol, Acted)> = Vec::new();
        for symbol in self.graph.symbols_of(&both) {
            match self.interface.symbols.get(&symbol).cloned() {
                Some(Reference::State { of, slot }) => {
                    let formula = if drags.contains(&symbol) { &l.dissipation } else { &l.potential };
                    if !self.check_energy_variable(formula.as_ref(), &of, symbol) {
                        return;
                    }
                    if !of.path.is_empty() {
                        acted.push((symbol, Acted::Variable(of, slot)));
                    }
                }
                Some(Reference::Signal(signal)) => acted.push((symbol, Acted::Frame(signal))),
                _ => {}
            }
        }
        let symbols: Vec<Symbol> = acted.iter().map(|a| a.0).collect();
        let [by_potential, by_dissipation] = lagrange::gradients(self.graph, both, &symbols);
        let rates = self.final_rates();
        let [by_potential, by_dissipation] =
            [by_potential, by_dissipation].map(|all| self.graph.substitute(&all, &rates));
        for ((symbol, what), slopes) in acted.into_iter().zip(by_potential.into_iter().zip(by_dissipation)) {
            match what {
                Acted::Variable(of, slot) => self.act_on(l, (symbol, of, slot), slopes),
                Acted::Frame(signal) => self.act_along(l, (symbol, signal), slopes),
            }
        }
    }

    /// −∂V/∂q on a submodule's coordinate, −∂D/∂q̇ on its rate.
    fn act_on(
        &mut self,
        l: &LagrangianSpec,
        (symbol, of, slot): (Symbol, VariableRef, u32),
        (by_potential, by_dissipation): (Expr, Expr),
    ) {
        if slot == 0 {
            let push = self.graph.neg(by_potential);
            self.push_force(Target::Coordinate(of), push);
        } else {
            let pull = self.graph.neg(by_dissipation);
            self.lose_power(&of, pull);
            self.push_force(Target::Velocity(of), pull);
            self.no_rate_in_potential(l, symbol, by_potential);
        }
    }

    /// −∂V/∂s along a number s read off a frame, −∂D/∂ṡ along its rate.
    fn act_along(
        &mut self,
        l: &LagrangianSpec,
        (symbol, signal): (Symbol, SignalRef),
        (by_potential, by_dissipation): (Expr, Expr),
    ) {
        if signal.component.order() == 0 {
            let push = self.graph.neg(by_potential);
            self.pushes.push((signal, push));
            return;
        }
        self.no_rate_in_potential(l, symbol, by_potential);
        let drag = self.graph.neg(by_dissipation);
        let rate = self.graph.var(symbol);
        let power = self.graph.mul(drag, rate);
        self.add_power(power);
        self.pushes.push((signal, drag));
    }

    /// Lagrange's equations are of second order; other variables have no place in an energy.
    fn check_energy_variable(&mut self, formula: Option<&Formula>, of: &VariableRef, symbol: Symbol) -> bool {
        let (scope, _) = self.scope(STATE, None);
        let order = scope.order_of(of);
        if order == 2 || self.is_algebraic(of) && of.path.is_empty() {
            return true;
        }
        let order = if self.is_algebraic(of) { 0 } else { order };
        let span = formula.map_or_else(Span::default, |f| f.span);
        let name = self.graph.name(symbol).to_owned();
        self.errors.push(
            ModelError::at(span, format!("an energy or dissipation depends on `{name}`, a variable of order {order}"))
                .help("Lagrange's equations need order 2; use [equations] or [forces] for other orders"),
        );
        false
    }

    fn no_rate_in_potential(&mut self, l: &LagrangianSpec, symbol: Symbol, d: Expr) {
        if self.graph.constant_value(d) != Some(0.0) {
            let name = self.shown(symbol);
            let span = l.potential.as_ref().map_or_else(Span::default, |f| f.span);
            self.errors.push(ModelError::at(span, format!("the potential depends on the rate `{name}`")));
        }
    }

    fn lose_power(&mut self, of: &VariableRef, force: Expr) {
        let (mut scope, g) = self.scope(STATE, None);
        let class = scope.class_at(&of.path);
        let velocity = scope.power_velocity(g, &of.path, class, of.variable);
        let power = g.mul(force, velocity);
        self.add_power(power);
    }

    pub(super) fn add_power(&mut self, power: Expr) {
        self.power = Some(match self.power {
            Some(p) => self.graph.add(p, power),
            None => power,
        });
    }

    fn keep_energies(
        &mut self,
        covers: Vec<usize>,
        kinetic: Option<Expr>,
        potential: Option<Expr>,
        equations: &lagrange::LagrangeEquations,
    ) {
        let rates = self.final_rates();
        let g = &mut *self.graph;
        let mut finish = |e: Expr| g.substitute(&[e], &rates)[0];
        self.energies.kinetic = kinetic.map(&mut finish);
        self.energies.potential = potential.map(&mut finish);
        self.energies.hamiltonian = Some(finish(equations.hamiltonian));
        let power = finish(equations.power);
        if kinetic.is_some() {
            self.energies.covers = covers;
        }
        self.add_power(power);
    }
}
