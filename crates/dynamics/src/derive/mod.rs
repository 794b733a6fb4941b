//! From a module definition to its equations: names, Lagrange, quasi-velocities, constraints, programs.

pub(crate) mod constraint;
pub(crate) mod kinematics;
pub(crate) mod lagrange;
pub(crate) mod parameters;
pub(crate) mod scope;

use std::borrow::Cow;
use std::collections::HashMap;

use dalembert_expr::{Expr, Graph, Symbol};

use self::constraint::NotAConstraint;
use self::lagrange::{Coordinate, Lagrangian};
use self::parameters::located;
use self::scope::{Allowed, InputUse, Scope};
use crate::class::{
    Class, ClassConstraint, ClassId, ClassInput, ClassOutput, ClassParameter, ClassVariable, ClosureCoordinate,
    Energies, Interface, SignalRef, VariableRef,
};
use crate::error::{ModelError, known_names};
use crate::layout;
use crate::mechanism::{Component, OwnLoops};
use crate::program::Compiled;
use crate::spec::{
    ConstraintSpec, DefinitionId, Formula, JointKind, JointSpec, LagrangianSpec, ModuleSpec, Number, Span, Spanned,
};

/// Largest order of a variable.
const MAX_ORDER: u32 = 16;

/// What a force formula is conjugate to.
enum Target {
    /// The velocity in use: q̇, or the quasi-velocity, or α of a variable that is not of second order.
    Velocity(VariableRef),
    /// The rate q̇ of a coordinate whose velocity in use is a quasi-velocity.
    Coordinate(VariableRef),
}

const STATE: Allowed =
    Allowed { state: true, acceleration: false, inputs: InputUse::Value, reactions: false, frames: false };
/// What a force may speak of.
const FORCE: Allowed = Allowed { frames: true, ..STATE };

/// Derives one class.
pub(crate) struct Derivation<'a> {
    pub graph: &'a mut Graph,
    pub classes: &'a [Class],
    pub spec: &'a ModuleSpec,
    pub interface: Interface,
    pub errors: Vec<ModelError>,
    pub mass: Vec<(usize, usize, Expr)>,
    pub force: Vec<(VariableRef, Expr)>,
    pub constraints: Vec<ClassConstraint>,
    pub energies: Energies,
    pub power: Option<Expr>,
    /// Definitions of quasi-velocities in raw rates.
    pub raw: HashMap<usize, Expr>,
    /// Own joints that close loops, and bodies that move freely.
    pub loops: OwnLoops,
}

/// Derives the class of a definition with these parameters and children.
pub(crate) fn derive(
    graph: &mut Graph,
    classes: &[Class],
    (definition, spec): (DefinitionId, &ModuleSpec),
    parameters: Vec<ClassParameter>,
    children: Vec<(String, ClassId)>,
    loops: OwnLoops,
) -> Result<Class, Vec<ModelError>> {
    let mut d = Derivation {
        graph,
        classes,
        spec,
        interface: Interface { parameters, children, ..Interface::default() },
        errors: Vec::new(),
        mass: Vec::new(),
        force: Vec::new(),
        constraints: Vec::new(),
        energies: Energies::default(),
        power: None,
        raw: HashMap::new(),
        loops,
    };
    d.register_moving_parameters();
    d.variables();
    d.inputs();
    d.quasi_velocities();
    d.stop_on_errors()?;
    d.lagrangian();
    d.equations();
    d.forces();
    d.constraints();
    d.mimics();
    let outputs = d.outputs();
    d.stop_on_errors()?;
    d.finish(definition, outputs)
}

impl Derivation<'_> {
    fn stop_on_errors(&mut self) -> Result<(), Vec<ModelError>> {
        if self.errors.is_empty() { Ok(()) } else { Err(std::mem::take(&mut self.errors)) }
    }

    fn scope<'s>(&'s mut self, allowed: Allowed, constraints: &'s [String]) -> (Scope<'s>, &'s mut Graph) {
        (
            Scope {
                interface: &mut self.interface,
                classes: self.classes,
                allowed,
                raw: None,
                index: None,
                constraints,
            },
            &mut *self.graph,
        )
    }

    /// Parents may speak of a moving parameter that the module itself does not use.
    fn register_moving_parameters(&mut self) {
        let moving: Vec<Expr> = self.interface.parameters.iter().filter_map(|p| p.moving).collect();
        let (mut scope, g) = self.scope(STATE, &[]);
        for e in moving {
            scope.register_parameters_in(g, e);
        }
    }

    /// Reads a formula; an error is kept and 0 stands in, so that further errors are found.
    fn read(&mut self, formula: &Formula, allowed: Allowed) -> Expr {
        self.read_at(formula, allowed, None)
    }

    fn read_at(&mut self, formula: &Formula, allowed: Allowed, index: Option<i64>) -> Expr {
        let (mut scope, g) = self.scope(allowed, &[]);
        scope.index = index;
        match formula.ast.build(g, &mut scope) {
            Ok(e) => e,
            Err(e) => {
                self.errors.push(located(formula, e));
                self.graph.constant(0.0)
            }
        }
    }

    /// Reads an energy or a quasi-velocity. Inputs are no part of them: their rates are unknown.
    fn read_raw(&mut self, formula: &Formula) -> Expr {
        let raw = std::mem::take(&mut self.raw);
        let (mut scope, g) = self.scope(Allowed { inputs: InputUse::Never, ..STATE }, &[]);
        scope.raw = Some(&raw);
        let result = formula.ast.build(g, &mut scope);
        self.raw = raw;
        result.unwrap_or_else(|e| {
            self.errors.push(located(formula, e));
            self.graph.constant(0.0)
        })
    }

    fn variables(&mut self) {
        let text = |unit: &Option<Spanned<String>>| unit.as_ref().map(|u| u.value.clone());
        for v in self.spec.variables.iter().filter(|v| v.quasi.is_none()) {
            if v.name.value == "energy" {
                self.errors
                    .push(ModelError::at(v.name.span, "variable `energy` has the name of the results' energy column"));
            }
            let order = v.order.as_ref().map_or(2, |o| o.value);
            if !(1..=MAX_ORDER).contains(&order) {
                let span = v.order.as_ref().map_or(v.name.span, |o| o.span);
                self.errors.push(
                    ModelError::at(span, format!("order {order} is out of range"))
                        .help(format!("orders go from 1 to {MAX_ORDER}")),
                );
            }
            self.interface.variables.push(ClassVariable {
                name: v.name.value.clone(),
                order: order.clamp(1, MAX_ORDER),
                quasi: None,
                unit: text(&v.unit).map(Cow::Owned),
                quasi_unit: None,
                joint: false,
                span: v.name.span,
            });
        }
        self.joint_variables();
        self.modal_variables();
        for u in &self.spec.variables {
            let Some(quasi) = &u.quasi else { continue };
            let variables = &mut self.interface.variables;
            let (problem, help) = match variables.iter_mut().find(|v| v.name == quasi.of.value) {
                Some(ClassVariable { name, quasi: Some(first), .. }) => (
                    format!("`{name}` already has a quasi-velocity"),
                    format!("it is `{first}`; let `{}` replace the rate of another variable", u.name.value),
                ),
                Some(v) if v.joint => (
                    format!("`{}` is the coordinate of a joint, whose rate can't be replaced", v.name),
                    "write a velocity constraint, or let the quasi-velocity replace the rate of a variable".to_owned(),
                ),
                Some(v) if v.order != 2 => (
                    format!(
                        "`{}` is of order {}, and quasi-velocities replace rates of variables of order 2",
                        v.name, v.order
                    ),
                    "leave the quasi-velocity out, or let it replace the rate of a variable of order 2".to_owned(),
                ),
                Some(v) => {
                    v.quasi = Some(u.name.value.clone());
                    v.quasi_unit = text(&u.unit);
                    continue;
                }
                None => (
                    format!("there is no variable `{}` whose rate `{}` could replace", quasi.of.value, u.name.value),
                    known_names(&quasi.of.value, variables.iter().map(|v| v.name.as_str())),
                ),
            };
            self.errors.push(ModelError::at(quasi.of.span, problem).help(help));
        }
    }

    /// Joint coordinates are variables like others; inertia and forces come from the mechanism.
    fn joint_variables(&mut self) {
        for body in &self.spec.bodies {
            let name = &body.name.value;
            let frames = body.frames.iter().map(|f| format!("{name}.{}", f.0.value));
            self.interface.frames.extend(std::iter::once(name.clone()).chain(frames));
        }
        let spec = self.spec;
        for (number, joint) in spec.joints.iter().enumerate() {
            if self.loops.cut.binary_search(&number).is_ok() {
                self.closure_coordinates(joint);
            } else {
                self.moving(&joint.name, joint.kind.value);
            }
        }
        for &number in &self.loops.freed.clone() {
            self.moving(&spec.bodies[number].name, JointKind::Free);
        }
    }

    /// The variables of a joint of the tree, or of a body that moves freely.
    fn moving(&mut self, name: &Spanned<String>, kind: JointKind) {
        for &(suffix, order, unit) in crate::mechanism::variables_of(kind) {
            self.interface.variables.push(ClassVariable {
                name: [&name.value, suffix].concat(),
                order,
                quasi: None,
                unit: Some(Cow::Borrowed(unit)),
                quasi_unit: None,
                joint: true,
                span: name.span,
            });
        }
    }

    /// The coordinates of a joint that closes a loop follow from the others.
    fn closure_coordinates(&mut self, joint: &JointSpec) {
        let kind = joint.kind.value;
        let mut add = |suffix: &str, component| {
            self.interface.closures.push(ClosureCoordinate {
                name: format!("{}{suffix}", joint.name.value),
                joint: joint.name.value.clone(),
                component,
            });
        };
        for (k, suffix) in crate::mechanism::coordinate_names(kind).iter().enumerate() {
            add(suffix, Component::coordinate(k));
        }
        for (k, (suffix, order, _)) in crate::mechanism::variables_of(kind).iter().enumerate() {
            if *order == 1 {
                add(suffix, Component::velocity(k));
            }
        }
    }

    /// Modal coordinates of flexible bodies, after all joints.
    fn modal_variables(&mut self) {
        for body in &self.spec.bodies {
            for k in 1..=crate::mechanism::mode_count(body) {
                self.interface.variables.push(ClassVariable {
                    name: format!("{}.mode{k}", body.name.value),
                    order: 2,
                    quasi: None,
                    unit: None,
                    quasi_unit: None,
                    joint: true,
                    span: body.name.span,
                });
            }
        }
    }

    fn inputs(&mut self) {
        let spec = self.spec;
        let inputs = spec.inputs.iter().map(|i| (&i.name, &i.value));
        for (name, value) in inputs.chain(spec.actuators.iter().map(|a| (&a.name, &a.value))) {
            let value = value.as_ref().map(|f| self.read(f, Allowed::default()));
            self.interface.inputs.push(ClassInput { name: name.value.clone(), value });
        }
    }

    /// Number of the own variable that a quasi-velocity's declaration belongs to.
    fn quasi_owner(&self, name: &str) -> Option<usize> {
        self.interface.variables.iter().position(|v| v.quasi.as_deref() == Some(name))
    }

    fn quasi_velocities(&mut self) {
        let spec = self.spec;
        let (mut replaced, mut velocity, mut formulas, mut spans, mut owners) =
            (vec![], vec![], vec![], vec![], vec![]);
        for u in &spec.variables {
            let (Some(quasi), Some(owner)) = (&u.quasi, self.quasi_owner(&u.name.value)) else { continue };
            let formula = self.read_raw(&quasi.rate);
            self.raw.insert(owner, formula);
            let rate = format!("{}'", self.interface.variables[owner].name);
            replaced.push(self.graph.symbol(&rate));
            let (mut scope, g) = self.scope(STATE, &[]);
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
    fn slot_symbol(&mut self, variable: usize, slot: u32) -> Symbol {
        let (mut scope, g) = self.scope(STATE, &[]);
        scope.slot(g, &[], None, variable, slot);
        let name = self.interface.variables[variable].slot_name(slot);
        self.graph.symbol(&name)
    }

    fn zero(&mut self) -> Expr {
        self.graph.constant(0.0)
    }

    fn lagrangian(&mut self) {
        let spec = self.spec;
        let Some(l) = &spec.lagrangian else { return };
        let mut part = |f: &Option<Formula>| f.as_ref().map(|f| self.read_raw(f));
        let (kinetic, potential, dissipation) = (part(&l.kinetic), part(&l.potential), part(&l.dissipation));
        if !self.errors.is_empty() {
            return;
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
        self.act_on_descendants(l, &lagrangian);
        self.keep_energies(own, kinetic, potential, &equations);
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
                Some(crate::class::Reference::State { of, .. }) if !of.path.is_empty() => true,
                Some(crate::class::Reference::State { of, .. }) if self.interface.variables[of.variable].joint => {
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
                Some(crate::class::Reference::State { of, .. }) => self.interface.variables[of.variable].order != 2,
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

    fn add_own(&mut self, own: &[usize], equations: &lagrange::LagrangeEquations) {
        let rates = self.final_rates();
        let n = own.len();
        let mut mass: Vec<Expr> = equations.mass.concat();
        mass = self.graph.substitute(&mass, &rates);
        let mut force = self.graph.substitute(&equations.force, &rates);
        if !rates.is_empty() {
            self.to_quasi(own, &mut mass, &mut force);
        }
        for i in 0..n {
            for j in 0..n {
                self.mass.push((own[i], own[j], mass[i * n + j]));
            }
            let target = VariableRef { path: Vec::new(), variable: own[i] };
            self.force.push((target, force[i]));
        }
    }

    /// Equation (3) of [`kinematics`].
    fn to_quasi(&mut self, own: &[usize], mass: &mut [Expr], force: &mut [Expr]) {
        let n = own.len();
        let zero = self.zero();
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
    }

    /// d/dt of a rate with the velocities in use held.
    fn rate_at_constant_velocity(&mut self, rate: Expr, own: &[usize]) -> Expr {
        let (mut scope, g) = self.scope(STATE, &[]);
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

    /// Forces of a potential or a dissipation function on variables of submodules.
    fn act_on_descendants(&mut self, l: &LagrangianSpec, lagrangian: &Lagrangian) {
        let rates = self.final_rates();
        let both = [lagrangian.potential, lagrangian.dissipation];
        for symbol in self.graph.symbols_of(&both) {
            let Some(crate::class::Reference::State { of, slot }) = self.interface.symbols.get(&symbol).cloned() else {
                continue;
            };
            let drags = self.graph.depends_on(lagrangian.dissipation, symbol);
            let formula = if drags { l.dissipation.as_ref() } else { l.potential.as_ref() };
            if !self.check_energy_variable(formula, &of, symbol) {
                return;
            }
            let by_position = self.graph.derivative(lagrangian.potential, symbol);
            if of.path.is_empty() {
                continue;
            }
            let drag = self.graph.derivative(lagrangian.dissipation, symbol);
            let (by_position, drag) = {
                let both = self.graph.substitute(&[by_position, drag], &rates);
                (both[0], both[1])
            };
            if slot == 0 {
                let push = self.graph.neg(by_position);
                self.push_force(Target::Coordinate(of), push);
            } else {
                let pull = self.graph.neg(drag);
                self.lose_power(&of, pull);
                self.push_force(Target::Velocity(of), pull);
                self.no_rate_in_potential(l, symbol, by_position);
            }
        }
    }

    /// Lagrange's equations are of second order; other variables have no place in an energy.
    fn check_energy_variable(&mut self, formula: Option<&Formula>, of: &VariableRef, symbol: Symbol) -> bool {
        let (scope, _) = self.scope(STATE, &[]);
        let order = scope.order_of(of);
        if order == 2 {
            return true;
        }
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
            let name = self.graph.name(symbol).to_owned();
            let span = l.potential.as_ref().map_or_else(Span::default, |f| f.span);
            self.errors
                .push(ModelError::at(span, format!("the potential depends on the rate `{name}` of a submodule")));
        }
    }

    fn lose_power(&mut self, of: &VariableRef, force: Expr) {
        let (mut scope, g) = self.scope(STATE, &[]);
        let class = scope.class_at(&of.path);
        let velocity = scope.power_velocity(g, &of.path, class, of.variable);
        let power = g.mul(force, velocity);
        self.add_power(power);
    }

    fn add_power(&mut self, power: Expr) {
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

    /// Adds a force; one on a coordinate with a quasi-velocity is carried over by Wᵀ.
    fn push_force(&mut self, target: Target, force: Expr) {
        let of = match target {
            Target::Velocity(of) => of,
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
    fn w_row(&mut self, of: &VariableRef) -> Vec<(usize, Expr)> {
        let (mut scope, g) = self.scope(STATE, &[]);
        let class = scope.class_at(&of.path);
        let kinematics = match class {
            None => scope.interface.kinematics.clone(),
            Some(id) => scope.classes[id.0].interface.kinematics.clone(),
        };
        let row = kinematics.w.iter().filter(|e| e.0 == of.variable);
        row.map(|&(_, j, e)| (j, class.map_or(e, |id| scope.import(g, &of.path, id, e)))).collect()
    }

    fn equations(&mut self) {
        let spec = self.spec;
        let Some(equations) = &spec.equations else { return };
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
                self.energies.covers.retain(|&v| v != i && v != j); // this inertia is in no energy
                self.mass.push((i, j, value));
            }
        }
        for (row, formula) in &equations.force {
            let value = self.read(formula, FORCE);
            if let Some(variable) = self.own_variable(row) {
                let target = VariableRef { path: Vec::new(), variable };
                self.do_work(&Target::Velocity(target.clone()), value);
                self.force.push((target, value));
            }
        }
    }

    /// An own variable by the name of its equation: the quasi-velocity's name where there is one.
    fn own_variable(&mut self, name: &Spanned<String>) -> Option<usize> {
        let variables = &self.interface.variables;
        let key = |v: &ClassVariable| v.quasi.clone().unwrap_or_else(|| v.name.clone());
        if let Some(i) = variables.iter().position(|v| key(v) == name.value) {
            return Some(i);
        }
        let names: Vec<String> = variables.iter().map(key).collect();
        let mut error =
            ModelError::at(name.span, format!("`{}` names no equation: there is no such variable here", name.value));
        error.help = match variables.iter().find(|v| v.name == name.value).and_then(|v| v.quasi.as_ref()) {
            Some(quasi) => Some(format!("the velocity of `{}` is `{quasi}`: name the equation `{quasi}`", name.value)),
            None => Some(known_names(&name.value, names.iter().map(String::as_str))),
        };
        self.errors.push(error);
        None
    }

    fn forces(&mut self) {
        let spec = self.spec;
        for (name, formula) in &spec.forces {
            let value = self.read(formula, FORCE);
            if let Some(target) = self.target(name, None) {
                self.do_work(&target, value);
                self.push_force(target, value);
            }
        }
    }

    /// Counts the power of a force that is in no potential.
    fn do_work(&mut self, target: &Target, force: Expr) {
        let (of, by_coordinate) = match target {
            Target::Velocity(of) => (of, false),
            Target::Coordinate(of) => (of, true),
        };
        let (mut scope, g) = self.scope(STATE, &[]);
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
    fn target(&mut self, name: &Spanned<String>, index: Option<i64>) -> Option<Target> {
        let (mut scope, _) = self.scope(STATE, &[]);
        scope.index = index;
        match scope.target(&name.value) {
            Ok((of, true)) => Some(Target::Velocity(of)),
            Ok((of, false)) => Some(Target::Coordinate(of)),
            Err((message, help)) => {
                self.errors.push(ModelError::at(name.span, message).maybe_help(help));
                None
            }
        }
    }

    fn constraints(&mut self) {
        let spec = self.spec;
        for c in &spec.constraints {
            match &c.repeat {
                None => self.constraint(c, c.name.value.clone(), None),
                Some(n) => {
                    for k in 0..n.value {
                        self.constraint(c, format!("{}[{k}]", c.name.value), Some(k as i64));
                        if !self.errors.is_empty() {
                            break;
                        }
                    }
                }
            }
        }
    }

    /// q = r q_of + c between two joints of the module.
    fn mimics(&mut self) {
        let spec = self.spec;
        for joint in &spec.joints {
            let Some(mimic) = &joint.mimic else { continue };
            let (Some(own), Some(of)) = (self.scalar_joint(&joint.name), self.scalar_joint(&mimic.of)) else {
                continue;
            };
            let ratio = self.constant_or(mimic.ratio.as_ref(), 1.0);
            let offset = self.constant_or(mimic.offset.as_ref(), 0.0);
            let (mut scope, g) = self.scope(STATE, &[]);
            let driven = g.mul(ratio, of);
            let right = g.add(driven, offset);
            let residual = g.sub(own, right);
            let text = format!("{} = {}", joint.name.value, dalembert_expr::text(g, right));
            match constraint::differentiate(&mut scope, g, residual) {
                Ok(d) => self.constraints.push(ClassConstraint {
                    name: format!("{}.mimic", joint.name.value),
                    text,
                    span: mimic.of.span,
                    stages: d.stages,
                    row: d.row,
                    signals: d.signals,
                    b: d.b,
                    noise: None,
                    phi: Vec::new(),
                    baumgarte: None,
                }),
                Err(_) => self.errors.push(
                    ModelError::at(mimic.of.span, format!("joint `{}` mimics itself", joint.name.value))
                        .help("name another joint"),
                ),
            }
        }
    }

    /// The coordinate of a joint that has one.
    fn scalar_joint(&mut self, name: &Spanned<String>) -> Option<Expr> {
        let single = |v: &ClassVariable| v.joint && v.order == 2;
        let own = self.interface.variables.iter().position(|v| single(v) && v.name == name.value);
        let closing =
            self.interface.closures.iter().find(|c| c.name == name.value && c.component.order() == 0).cloned();
        let (mut scope, g) = self.scope(STATE, &[]);
        match (own, closing) {
            (Some(own), _) => Some(scope.slot(g, &[], None, own, 0)),
            (None, Some(c)) => {
                Some(scope.read_off(g, SignalRef { path: Vec::new(), frame: c.joint, component: c.component }))
            }
            (None, None) => {
                let joints = self.interface.variables.iter().filter(|v| single(v));
                let help = known_names(&name.value, joints.map(|v| v.name.as_str()));
                self.errors.push(
                    ModelError::at(name.span, format!("`{}` is no joint with one coordinate to follow", name.value))
                        .help(help),
                );
                None
            }
        }
    }

    fn constant_or(&mut self, n: Option<&Number>, otherwise: f64) -> Expr {
        match n {
            None => self.graph.constant(otherwise),
            Some(Number::Value(v, _)) => self.graph.constant(*v),
            Some(Number::Formula(f)) => self.read(f, Allowed::default()),
        }
    }

    fn constraint(&mut self, spec: &ConstraintSpec, name: String, index: Option<i64>) {
        let allowed = Allowed { acceleration: true, inputs: InputUse::Formula, frames: true, ..STATE };
        let before = self.errors.len();
        let left = self.read_at(&spec.left, allowed, index);
        let right = self.read_at(&spec.right, allowed, index);
        let noise = spec.noise.as_ref().map(|f| self.read_at(f, STATE, index));
        let phi = self.non_ideal(spec, index);
        if self.errors.len() > before {
            return;
        }
        let residual = self.graph.sub(left, right);
        let (mut scope, g) = self.scope(allowed, &[]);
        let differentiated = match constraint::differentiate(&mut scope, g, residual) {
            Ok(d) => d,
            Err(problem) => return self.errors.push(not_a_constraint(spec, &name, problem)),
        };
        self.constraints.push(ClassConstraint {
            text: format!("{} = {}", spec.left.ast.text().trim(), spec.right.ast.text().trim()),
            name,
            span: Span { end: spec.right.span.end.max(spec.left.span.end), ..spec.left.span },
            stages: differentiated.stages,
            row: differentiated.row,
            signals: differentiated.signals,
            b: differentiated.b,
            noise,
            phi,
            baumgarte: spec.baumgarte,
        });
    }

    fn non_ideal(&mut self, spec: &ConstraintSpec, index: Option<i64>) -> Vec<(VariableRef, Expr)> {
        let mut phi = Vec::new();
        for (name, formula) in &spec.force {
            let value = self.read_at(formula, STATE, index);
            match self.target(name, index) {
                Some(Target::Velocity(of)) => phi.push((of, value)),
                Some(Target::Coordinate(of)) => {
                    for (variable, w) in self.w_row(&of) {
                        let part = self.graph.mul(w, value);
                        let path = of.path.clone();
                        phi.push((VariableRef { path, variable }, part));
                    }
                }
                None => {}
            }
        }
        phi
    }

    fn outputs(&mut self) -> Vec<ClassOutput> {
        let allowed = Allowed { acceleration: true, reactions: true, frames: true, ..STATE };
        let names: Vec<String> = self.constraints.iter().map(|c| c.name.clone()).collect();
        let mut outputs = Vec::new();
        for output in &self.spec.outputs {
            self.check_output_name(&output.name);
            let (mut scope, g) = self.scope(allowed, &names);
            match output.value.ast.build(g, &mut scope) {
                Ok(value) => outputs.push(ClassOutput {
                    name: output.name.value.clone(),
                    value,
                    unit: output.unit.as_ref().map(|u| u.value.clone()),
                }),
                Err(e) => self.errors.push(located(&output.value, e)),
            }
        }
        outputs
    }

    /// Results have one column per name.
    fn check_output_name(&mut self, name: &Spanned<String>) {
        let taken = |v: &ClassVariable| v.name == name.value || v.quasi.as_deref() == Some(&name.value);
        if name.value == "energy" {
            self.errors.push(ModelError::at(name.span, "output `energy` has the name of the results' energy column"));
        }
        if self.interface.variables.iter().any(taken) {
            self.errors.push(
                ModelError::at(name.span, format!("output `{}` has the name of a variable", name.value))
                    .help("variables are in the results already; give the output another name"),
            );
        }
    }

    /// Adds up entries for the same place and drops zeros.
    fn gather<K: Clone + Eq + std::hash::Hash>(&mut self, entries: Vec<(K, Expr)>) -> Vec<(K, Expr)> {
        let mut order: Vec<K> = Vec::new();
        let mut terms: HashMap<K, Vec<Expr>> = HashMap::new();
        for (key, e) in entries {
            terms
                .entry(key.clone())
                .or_insert_with(|| {
                    order.push(key);
                    Vec::new()
                })
                .push(e);
        }
        let mut out = Vec::new();
        for key in order {
            let sum = self.graph.sum(&terms[&key]);
            let sum = self.graph.simplify(sum);
            if self.graph.constant_value(sum) != Some(0.0) {
                out.push((key, sum));
            }
        }
        out
    }

    /// M must be symmetric: constraint forces do no work only then in the sense of the method.
    fn check_symmetry(&mut self, mass: &[((usize, usize), Expr)]) {
        let Some(equations) = &self.spec.equations else { return };
        let place: HashMap<(usize, usize), Expr> = mass.iter().copied().collect();
        let zero = self.zero();
        for &((i, j), e) in mass {
            let mirrored = place.get(&(j, i)).copied().unwrap_or(zero);
            let difference = self.graph.sub(e, mirrored);
            if !kinematics::vanishes(self.graph, difference) {
                let name = |k: usize| self.interface.variables[k].slot_name(self.interface.variables[k].order - 1);
                let message =
                    format!("the mass matrix is not symmetric: its entries for `{}` and `{}` differ", name(i), name(j));
                self.errors.push(
                    ModelError::at(equations.span, message).help(
                        "write the same value at both places, or solve the equations for the highest derivatives",
                    ),
                );
                return;
            }
        }
    }

    fn finish(mut self, definition: DefinitionId, outputs: Vec<ClassOutput>) -> Result<Class, Vec<ModelError>> {
        let mass = std::mem::take(&mut self.mass);
        let mass = self.gather(mass.into_iter().map(|(i, j, e)| ((i, j), e)).collect());
        let force = std::mem::take(&mut self.force);
        let force = self.gather(force);
        self.check_symmetry(&mass);
        self.stop_on_errors()?;
        self.energies.power = self.power.map(|p| self.graph.simplify(p));
        let level = 1 + self.interface.children.iter().map(|(_, id)| self.classes[id.0].level).max().unwrap_or(0);
        let mut class = Class {
            definition,
            interface: self.interface,
            level,
            mass: mass.into_iter().map(|((i, j), e)| (i, j, e)).collect(),
            force,
            constraints: self.constraints,
            energies: self.energies,
            outputs,
            equations: Compiled::empty(),
            readings: Compiled::empty(),
            drives: Compiled::empty(),
        };
        let zero = self.graph.constant(0.0);
        let class_symbols = class.interface.symbols.clone();
        let graph = &*self.graph;
        let compile =
            |outputs: Vec<Expr>| Compiled::new(graph, &outputs).map_err(|e| vec![ModelError::whole(e.to_string())]);
        let unknown = |program: &Compiled| program.inputs.iter().find(|s| !class_symbols.contains_key(s)).copied();
        class.equations = compile(layout::equation_outputs(&class))?;
        class.readings = compile(layout::reading_outputs(&class, zero))?;
        class.drives = compile(class.interface.inputs.iter().map(|i| i.value.unwrap_or(zero)).collect())?;
        for program in [&class.equations, &class.readings, &class.drives] {
            assert!(unknown(program).is_none(), "every symbol of a class stands for something");
        }
        Ok(class)
    }
}

fn not_a_constraint(spec: &ConstraintSpec, name: &str, problem: NotAConstraint) -> ModelError {
    match problem {
        NotAConstraint::NoVariable => {
            ModelError::at(spec.left.span, format!("constraint `{name}` involves no variable"))
                .help("a relation between parameters alone can't be enforced")
        }
        NotAConstraint::NotAffine => {
            ModelError::at(spec.left.span, format!("constraint `{name}` is not linear in the highest derivatives"))
                .help("write it in lower derivatives, or solve it for the highest one")
        }
    }
}
