//! From what the user said to the numbered model: the only place where names become indices.
//!
//! Units are checked. The joints of the tree are chosen from names alone, for they own variables. The tree of modules is walked;
//! parameters become numbers, or formulas of t. A module's class is looked up by its definition, its moving parameters, the joints cut
//! in it and its children's classes; if it is new, it is derived and compiled (`derive/`). Then variables, rows and states are numbered.

mod joints;

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use dalembert_bodies::spatial::Pose;
use dalembert_mechanism::Mechanism;
use dalembert_mechanism::Resolver;
use dalembert_mechanism::origin;
use dalembert_mechanism::{MechanismBuilder, Topology, variables_of};
use dalembert_spec::aliases::Aliases;
use dalembert_spec::error::{ModelError, known_names};
use dalembert_spec::parameters::{Given, Graphs, Parameters};
use dalembert_spec::spec::{DefinitionId, Formula, ModelSpec, ModuleSpec, Spanned, SubmoduleSpec, has_copy};

use crate::analyses::Analyses;
use crate::class::{Class, ClassConstraint, ClassId, Prescribes, VariableRef};
use crate::derive::{Standing, derive};
use crate::derived::Derived;
use crate::model::{Input, Instance, Model, Origin, Output, Row, Variable};
use crate::names::Names;
use crate::natural::Natural;
use crate::pattern::Pattern;
use crate::table::Table;

/// Deepest nesting of modules.
const MAX_DEPTH: usize = 64;
/// Largest number of module instances.
const MAX_INSTANCES: usize = 200_000;

/// Start values that a parent prescribes: variable name → values.
type Starts = Vec<(String, Vec<f64>, dalembert_spec::spec::Span)>;

impl Model {
    /// Numbers a model: resolves names, derives equations, compiles them.
    ///
    /// # Errors
    /// Everything that is wrong with the model as far as it can be told in one go, each with its place.
    pub fn build(spec: &ModelSpec) -> Result<Self, Vec<ModelError>> {
        Builder::new(spec, &[]).build()
    }

    /// The same with other values for parameters by full name (`m`, `leg[1].m`); they win over all that the files say.
    ///
    /// # Errors
    /// As [`Self::build`]; [`dalembert_spec::settings::is_parameter`] tells beforehand whether there is such a parameter, and a name
    /// that is none is an error here.
    pub fn build_with(spec: &ModelSpec, settings: &[(String, f64)]) -> Result<Self, Vec<ModelError>> {
        dalembert_spec::settings::check(spec, settings)?;
        Builder::new(spec, settings).build()
    }

    /// The model with other values for parameters, as [`Self::build_with`] makes it from `spec`, which this one was built from: nothing is
    /// derived or compiled again. Only where a parameter that moves has changed its formula, the model is built anew.
    ///
    /// # Errors
    /// As [`Self::build_with`].
    pub fn with(&self, spec: &ModelSpec, settings: &[(String, f64)]) -> Result<Self, Vec<ModelError>> {
        dalembert_spec::settings::check(spec, settings)?;
        let model = Builder::again(self, spec, settings).build()?;
        if Arc::ptr_eq(&model.classes, &self.classes) {
            return Ok(model);
        }
        let mut model = Self::build_with(spec, settings)?;
        if self.is_native() {
            model.make_native();
        }
        Ok(model)
    }
}

/// Builds a [`Model`].
pub struct Builder<'a> {
    spec: &'a ModelSpec,
    /// Parameters by full name with values that win over all that the files say.
    settings: &'a [(String, f64)],
    graph: Graphs,
    classes: Arc<Vec<Class>>,
    derived: Derived,
    /// Whether the spec has been checked.
    checked: bool,
    instances: Vec<Instance>,
    variables: Vec<Variable>,
    inputs: Vec<Input>,
    mechanism: MechanismBuilder<'a>,
    aliases: Aliases,
}

/// What a parent says about a submodule.
struct Order {
    definition: DefinitionId,
    prefix: String,
    given: Vec<Option<Given>>,
    starts: Starts,
    /// The module's ground frame in the inertial one.
    base: Pose<f64>,
    depth: usize,
}

impl<'a> Builder<'a> {
    pub fn new(spec: &'a ModelSpec, settings: &'a [(String, f64)]) -> Self {
        Self {
            spec,
            settings,
            graph: Graphs::default(),
            classes: Arc::default(),
            derived: Derived {
                topology: Arc::new(Topology::of(spec)),
                known: Arc::default(),
                units: Arc::new(crate::unit_check::of_constraints(spec)),
            },
            checked: false,
            instances: Vec::new(),
            variables: Vec::new(),
            inputs: Vec::new(),
            mechanism: MechanismBuilder::new(spec.keep_fixed, &spec.fit),
            aliases: Aliases::default(),
        }
    }

    /// Starts from what a model of the same spec has derived.
    fn again(model: &Model, spec: &'a ModelSpec, settings: &'a [(String, f64)]) -> Self {
        Self {
            spec,
            settings,
            graph: Graphs { model: model.graph.clone(), ..Graphs::default() },
            classes: model.classes.clone(),
            derived: model.derived.clone(),
            checked: true,
            instances: Vec::with_capacity(model.instances.len()),
            variables: Vec::with_capacity(model.variables.len()),
            inputs: Vec::with_capacity(model.inputs.len()),
            mechanism: MechanismBuilder::new(spec.keep_fixed, &spec.fit),
            aliases: Aliases::default(),
        }
    }

    fn check(&self) -> Result<(), Vec<ModelError>> {
        let mut faults = crate::name_check::check(self.spec);
        faults.extend(crate::unit_check::check(self.spec));
        if !faults.is_empty() {
            faults.sort_by_key(|e| e.span.map(|s| (s.source, s.start)));
            return Err(faults);
        }
        check_counts(self.spec).map_err(|e| vec![e])
    }

    pub fn build(mut self) -> Result<Model, Vec<ModelError>> {
        if !self.checked {
            self.check()?;
        }
        let root = &self.spec.definitions[self.spec.root.0];
        let order = Order {
            definition: self.spec.root,
            prefix: String::new(),
            given: vec![None; root.parameters.len()],
            starts: Vec::new(),
            base: Pose::identity(),
            depth: 0,
        };
        self.instantiate(order)?;
        if self.variables.is_empty() && self.mechanism.has_bodies() {
            let joined = self.spec.definitions.iter().any(|d| !d.joints.is_empty());
            let why = if joined {
                "fixed joints hold them all"
            } else {
                "there is no joint, and without one a body stands still"
            };
            return Err(vec![
                ModelError::at(root.span, format!("the bodies can't move: {why}"))
                    .label("in this file")
                    .help("free the root (`--base free` for a robot in URDF), or add a joint that moves"),
            ]);
        }
        // Parameters and outputs alone are a function: there is nothing to move, and something to say.
        if self.variables.is_empty() && root.outputs.is_empty() {
            return Err(vec![
                ModelError::at(root.span, "the model has neither variables nor outputs")
                    .label("in this file")
                    .help("declare at least one in [variables], or include a module that has some"),
            ]);
        }
        self.finish()
    }

    /// Makes a module and its submodules; returns its number.
    fn instantiate(&mut self, mut order: Order) -> Result<usize, Vec<ModelError>> {
        let spec = &self.spec.definitions[order.definition.0];
        if order.depth > MAX_DEPTH {
            return Err(vec![
                ModelError::at(spec.span, format!("modules are nested more than {MAX_DEPTH} deep"))
                    .help("join modules side by side instead"),
            ]);
        }
        if self.instances.len() >= MAX_INSTANCES {
            return Err(vec![
                ModelError::at(spec.span, format!("the model has more than {MAX_INSTANCES} modules"))
                    .help("lower the numbers of `repeat`"),
            ]);
        }
        dalembert_spec::settings::apply(self.settings, &order.prefix, spec, &mut order.given);
        let parameters = Parameters::resolve(&mut self.graph, spec, &order.given).map_err(|e| vec![e])?;
        if order.depth == 0 {
            let origin = origin(&mut Resolver { graph: &mut self.graph, parameters: &parameters }, spec);
            order.base = self.mechanism.count_from(origin);
        }
        let mut resolver = Resolver { graph: &mut self.graph, parameters: &parameters };
        self.mechanism.weigh(&mut resolver, spec, &order.prefix).map_err(|e| vec![e])?;
        let number = self.instances.len();
        self.instances.push(Instance {
            prefix: order.prefix.clone(),
            class: ClassId(0),
            parameters: parameters.values.clone(),
            first_variable: 0,
            first_input: 0,
            rows: Vec::new(),
            children: Vec::new(),
        });
        let children = self.children(spec, &parameters, &order)?;
        let class = self.class(&order, &parameters, children)?;
        let instance = &mut self.instances[number];
        instance.class = class;
        self.own_things(number, spec, &parameters, &order)?;
        Ok(number)
    }

    fn children(
        &mut self,
        spec: &'a ModuleSpec,
        parameters: &Parameters,
        order: &Order,
    ) -> Result<Vec<(String, ClassId)>, Vec<ModelError>> {
        let number = self.instances.len() - 1;
        let mut children = Vec::new();
        for sub in &spec.modules {
            let copies = sub.repeat.as_ref().map_or(1, |r| r.value);
            for k in 0..copies {
                let name = match sub.repeat {
                    Some(_) => format!("{}[{k}]", sub.name.value),
                    None => sub.name.value.clone(),
                };
                let child = self.child_order(sub, parameters, order, &name, k)?;
                let id = self.instantiate(child)?;
                self.instances[number].children.push(id);
                children.push((name, self.instances[id].class));
            }
        }
        Ok(children)
    }

    fn child_order(
        &mut self,
        sub: &SubmoduleSpec,
        parameters: &Parameters,
        parent: &Order,
        name: &str,
        k: usize,
    ) -> Result<Order, Vec<ModelError>> {
        let definition = &self.spec.definitions[sub.definition.0];
        let index = sub.repeat.as_ref().map(|_| k as i64);
        let mut given = vec![None; definition.parameters.len()];
        for (parameter, formulas) in &sub.parameters {
            let Some(i) = definition.parameters.iter().position(|p| p.name.value == parameter.value) else {
                return Err(vec![unknown_parameter(sub, definition, parameter)]);
            };
            let formula = pick(formulas, sub, parameter, k)?;
            given[i] = Some(parameters.give(&mut self.graph, formula, index).map_err(|e| vec![e])?);
        }
        let mut starts = Vec::new();
        for (variable, formulas) in &sub.starts {
            let values = formulas
                .iter()
                .map(|f| match parameters.give(&mut self.graph, f, index)? {
                    Given::Value(v) => Ok(v),
                    Given::Moving(_) => Err(ModelError::at(f.span, "a start value must not depend on time")
                        .help("use numbers and constant parameters")),
                })
                .collect::<Result<Vec<f64>, _>>()
                .map_err(|e| vec![e])?;
            starts.push((variable.value.clone(), values, variable.span));
        }
        let below = format!("{name}.");
        for (variable, values, span) in &parent.starts {
            if let Some(local) = variable.strip_prefix(&below) {
                starts.push((local.to_owned(), values.clone(), *span));
            }
        }
        let of_copy = sub.repeat.as_ref().filter(|_| sub.at.is_some()).map(|_| parameters.of_copy(k));
        let place = of_copy.as_ref().unwrap_or(parameters);
        let at = Resolver { graph: &mut self.graph, parameters: place }.pose(sub.at.as_ref()).map_err(|e| vec![e])?;
        Ok(Order {
            base: parent.base.compose(&at),
            definition: sub.definition,
            prefix: format!("{}{name}.", parent.prefix),
            given,
            starts,
            depth: parent.depth + 1,
        })
    }

    /// The class for these parameters and children; derived once.
    fn class(
        &mut self,
        order: &Order,
        parameters: &Parameters,
        children: Vec<(String, ClassId)>,
    ) -> Result<ClassId, Vec<ModelError>> {
        let moving = parameters.declared.iter().map(|p| p.moving).collect();
        let loops = self.derived.topology.module(&order.prefix);
        let key = (order.definition, moving, children.iter().map(|c| c.1).collect(), loops.clone());
        if let Some(&id) = self.derived.known.get(&key) {
            return Ok(id);
        }
        let spec = &self.spec.definitions[order.definition.0];
        let class = derive(
            Arc::make_mut(&mut self.graph.model),
            &self.classes,
            (order.definition, spec),
            parameters.declared.clone(),
            children,
            Standing { loops, keep_fixed: self.spec.keep_fixed, top: order.definition == self.spec.root },
        )?;
        let id = ClassId(self.classes.len());
        Arc::make_mut(&mut self.classes).push(class);
        Arc::make_mut(&mut self.derived.known).insert(key, id);
        Ok(id)
    }

    /// Numbers a module's variables and inputs.
    fn own_things(
        &mut self,
        number: usize,
        spec: &'a ModuleSpec,
        parameters: &Parameters,
        order: &Order,
    ) -> Result<(), Vec<ModelError>> {
        let class = &self.classes[self.instances[number].class.0];
        self.instances[number].first_variable = self.variables.len();
        self.instances[number].first_input = self.inputs.len();
        self.variables.reserve(class.interface.variables.len());
        for v in &class.interface.variables {
            let order_k = v.order as usize;
            let full = |name: &str| [order.prefix.as_str(), name].concat();
            self.variables.push(Variable {
                name: full(&v.name),
                quasi: v.quasi.as_deref().map(full),
                order: v.order,
                algebraic: v.algebraic,
                unit: v.unit.clone(),
                quasi_unit: v.quasi_unit.clone(),
                start: vec![None; order_k],
                fixed: vec![false; order_k],
                scale: vec![None; order_k],
                state: Vec::with_capacity(order_k),
                instance: number,
                joint: v.joint,
                span: v.span,
            });
        }
        let inputs = spec.inputs.iter().map(|i| (&i.name, &i.unit, i.table.as_ref()));
        for (name, unit, table) in inputs.chain(spec.actuators.iter().map(|a| (&a.name, &a.unit, None))) {
            self.inputs.push(Input {
                name: format!("{}{}", order.prefix, name.value),
                in_constraint: false,
                at_once: false,
                table: table.map(|table| Arc::new(Table::new(table))),
                unit: unit.as_ref().map(|u| Cow::Owned(u.value.clone())),
            });
        }
        self.bodies(number, spec, parameters, order).map_err(|e| vec![e])?;
        self.starts(number, spec, parameters, order).map_err(|e| vec![e])
    }

    /// Hands a module's bodies and joints to the mechanism.
    fn bodies(
        &mut self,
        number: usize,
        spec: &'a ModuleSpec,
        parameters: &Parameters,
        order: &Order,
    ) -> Result<(), ModelError> {
        let own = spec.variables.iter().filter(|v| v.quasi.is_none()).count();
        let first = self.instances[number].first_variable + own;
        let input = self.instances[number].first_input + spec.inputs.len();
        self.aliases.add(&order.prefix, spec)?;
        let loops = self.derived.topology.module(&order.prefix);
        self.joint_starts(first, (spec, &loops), parameters, order)?;
        self.mechanism.add(&mut self.graph, (spec, loops), &order.prefix, parameters, order.base, (first, input))
    }

    fn starts(
        &mut self,
        number: usize,
        spec: &ModuleSpec,
        parameters: &Parameters,
        order: &Order,
    ) -> Result<(), ModelError> {
        for v in &spec.variables {
            let mut values = Vec::with_capacity(v.start.len());
            for formula in &v.start {
                values.push(parameters.number(&mut self.graph, formula)?);
            }
            let mut span = v.start.first().map_or(v.name.span, |f| f.span);
            if let Some((_, given, at)) = starts_for(&order.starts, &v.name.value) {
                values.clone_from(given);
                span = *at;
            }
            let (column, shift) = self.start_place(number, v);
            let variable = &mut self.variables[column];
            if values.len() + shift > variable.start.len() {
                let states = variable.start.len() - shift;
                let message = format!("`{}` has {} start values for {states} state(s)", v.name.value, values.len());
                return Err(
                    ModelError::at(span, message).help("give the value, then its rates below the highest derivative")
                );
            }
            // `fixed = true` keeps all values that are given, here or by the parent.
            let all = !v.fixed.is_empty() && v.fixed.iter().all(|&f| f);
            let missing = v.fixed.iter().enumerate().any(|(i, &f)| f && i >= values.len());
            if if all { values.is_empty() } else { missing } {
                let at = v.fixed_span.unwrap_or(v.name.span);
                return Err(ModelError::at(at, format!("`{}` is fixed but has no start value", v.name.value))
                    .help("add `start = …`, or leave `fixed` out and let assembly find it"));
            }
            for (i, formula) in v.scale.iter().enumerate() {
                let scale = parameters.number(&mut self.graph, formula)?;
                if !(scale > 0.0 && scale.is_finite()) {
                    let message = format!("the scale of `{}` is {scale}, but must be positive", v.name.value);
                    return Err(ModelError::at(formula.span, message)
                        .help("give a size below which errors need not get smaller, or leave `scale` out"));
                }
                if let Some(slot) = variable.scale.get_mut(i + shift) {
                    *slot = Some(scale);
                }
            }
            for (i, value) in values.into_iter().enumerate() {
                variable.start[i + shift] = Some(value);
                variable.fixed[i + shift] = all || v.fixed.get(i).copied().unwrap_or(false);
            }
        }
        unknown_start(&order.starts, spec)
    }

    /// Column and first slot that a declaration's start values belong to.
    fn start_place(&self, number: usize, v: &dalembert_spec::spec::VariableSpec) -> (usize, usize) {
        let class = &self.classes[self.instances[number].class.0];
        let own = &class.interface.variables;
        let quasi = || own.iter().position(|c| c.quasi.as_deref() == Some(&v.name.value));
        let local = own.place(&v.name.value).or_else(quasi);
        let local = local.expect("a class has the variables that its module declares");
        (self.instances[number].first_variable + local, usize::from(v.quasi.is_some()))
    }

    fn finish(mut self) -> Result<Model, Vec<ModelError>> {
        let max_order = self.variables.iter().map(|v| v.order).max().unwrap_or(0);
        let mut states = 0;
        for slot in 0..max_order {
            for v in self.variables.iter_mut().filter(|v| slot < v.order) {
                v.state.push(states);
                states += 1;
            }
        }
        let places: Vec<&[usize]> = self.variables.iter().map(|v| v.state.as_slice()).collect();
        let mechanism = std::mem::take(&mut self.mechanism).finish(&mut self.graph, &places, &mut states)?;
        let first_tau = self.implicit_inputs(mechanism.as_ref());
        let rows = self.number_rows(mechanism.as_ref());
        check_rows(&rows, self.variables.len())?;
        self.check_oblique()?;
        self.check_hidden()?;
        let outputs = self.outputs();
        let steps = rows.last().map_or(1, |r| r.step);
        let levels = self.classes[self.instances[0].class.0].level;
        let natural = Natural::of(mechanism.as_ref(), (&self.instances, &self.classes), &self.variables);
        let mut model = Model {
            natural,
            analyses: Analyses::default(),
            regular_rank: OnceLock::new(),
            names: Names::default(),
            title: self.spec.title.clone(),
            simulate: self.spec.simulate.clone(),
            graph: self.graph.model,
            classes: self.classes,
            derived: self.derived,
            instances: self.instances,
            variables: self.variables,
            rows,
            inputs: self.inputs,
            outputs,
            states,
            max_order,
            levels,
            steps,
            mechanism,
            first_tau,
            aliases: self.aliases,
            pattern: Pattern::default(),
        };
        crate::turns::count(&mut model);
        model.pattern = Pattern::of(&model);
        mark_inlined_inputs(&mut model);
        Ok(model)
    }

    /// Every joint can be driven from outside: an input `tau.NAME` for each of its velocities, zero unless set.
    fn implicit_inputs(&mut self, mechanism: Option<&dalembert_mechanism::Mechanism>) -> usize {
        let first = self.inputs.len();
        self.inputs.reserve(mechanism.map_or(0, |m| m.columns.len()));
        for &column in mechanism.iter().flat_map(|m| &m.columns) {
            let v = &self.variables[column];
            let unit = match v.unit.as_deref() {
                Some("rad" | "rad/s") => "N m",
                _ => "N",
            };
            self.inputs.push(Input {
                name: ["tau.", &v.name].concat(),
                in_constraint: false,
                at_once: false,
                table: None,
                unit: Some(Cow::Borrowed(unit)),
            });
        }
        for closure in mechanism.iter().flat_map(|m| &m.closures) {
            for (suffix, what) in &closure.velocities {
                self.inputs.push(Input {
                    name: ["tau.", &closure.name, suffix].concat(),
                    in_constraint: false,
                    at_once: false,
                    table: None,
                    unit: Some(Cow::Borrowed(if what.turns() { "N m" } else { "N" })),
                });
            }
        }
        first
    }

    /// Rows by level, constraints before loops, then module, then the user's order.
    fn number_rows(&mut self, mechanism: Option<&Mechanism>) -> Vec<Row> {
        let mut rows = Vec::new();
        let held = self.held();
        for instance in 0..self.instances.len() {
            let class = &self.classes[self.instances[instance].class.0];
            let first = self.instances[instance].first_variable;
            let prefix = &self.instances[instance].prefix;
            let full = |name: &str| format!("{prefix}{name}");
            // One that is written for several modules at once has their numbers behind its name.
            let written = |name: &str| name.split('[').next().unwrap_or_default().to_owned();
            let units = self.derived.units.get(class.definition.0);
            for (constraint, c) in class.constraints.iter().enumerate() {
                let holders = c.unless_held.iter().filter_map(|v| held.get(&(first + v))).flatten();
                if holders.into_iter().any(|(by, _)| c.hides.is_none() || *by != instance) {
                    continue;
                }
                let units = units.and_then(|units| units.get(&written(&c.name))).cloned().unwrap_or_default();
                rows.push(Row {
                    name: full(&c.name),
                    text: c.text.clone(),
                    unit: units.multiplier.map(Cow::Owned),
                    difference: units.difference.map(Cow::Owned),
                    level: class.level,
                    step: 0,
                    instance,
                    origin: Origin::Constraint(constraint),
                    depth: c.stages.len(),
                    soft: c.noise.is_some(),
                    baumgarte: c.baumgarte,
                    prescribes: c.prescribes,
                    works: c.works || c.noise.is_some(),
                    follows: c.follows,
                    follower: c.follower.map(|v| first + v),
                    index: c.index,
                    hides: c
                        .hides
                        .as_ref()
                        .map(|h| (h.from.iter().map(|&k| full(&class.constraints[k].name)).collect(), h.times)),
                    span: c.span,
                });
            }
        }
        for instance in &mut self.instances {
            instance.rows = vec![None; self.classes[instance.class.0].constraints.len()];
        }
        self.closure_rows(mechanism, &mut rows);
        rows.sort_by_key(|r| (r.level, r.step, r.instance, r.origin));
        number_steps(&mut rows);
        for (number, row) in rows.iter().enumerate() {
            if let Origin::Constraint(constraint) = row.origin {
                self.instances[row.instance].rows[constraint] = Some(number);
            }
        }
        rows
    }

    /// Columns that constraints act on, and forces of other modules than their own, by the module and the name of what does.
    fn held(&self) -> HashMap<usize, Vec<(usize, String)>> {
        let mut held: HashMap<usize, Vec<(usize, String)>> = HashMap::new();
        for (number, instance) in self.instances.iter().enumerate() {
            let class = &self.classes[instance.class.0];
            let mut add = |of: &VariableRef, name: &str| {
                let at = of.path.iter().fold(number, |at, &k| self.instances[at].children[k]);
                let by = (number, format!("{}{name}", instance.prefix));
                held.entry(self.instances[at].first_variable + of.variable).or_default().push(by);
            };
            // Equations of variables exert nothing.
            for c in class.constraints.iter().filter(|c| c.index == 0) {
                c.row.iter().chain(&c.phi).for_each(|(of, _)| add(of, &c.name));
            }
            let above = class.force.iter().filter(|(of, _)| !of.path.is_empty());
            above.for_each(|(of, _)| add(of, "forces"));
        }
        held
    }

    /// Constraint forces do no work only with a symmetric mass in the sense of the methods.
    fn check_oblique(&self) -> Result<(), Vec<ModelError>> {
        if self.instances.iter().all(|instance| self.classes[instance.class.0].oblique.is_empty()) {
            return Ok(());
        }
        let held = self.held();
        for instance in &self.instances {
            let class = &self.classes[instance.class.0];
            for &(variable, (i, j)) in &class.oblique {
                let Some((_, what)) = held.get(&(instance.first_variable + variable)).and_then(|by| by.last()) else {
                    continue;
                };
                let [i, j, own] = [i, j, variable].map(|k| &class.interface.variables[k]);
                let message = format!(
                    "the mass matrix is not symmetric: its entries for `{}` and `{}` differ, and `{what}` acts on `{}`",
                    i.slot_name(i.order - 1),
                    j.slot_name(j.order - 1),
                    own.name
                );
                let help = "constraints and forces of other modules need a symmetric one: write the same value at both places, or solve the equations for the highest derivatives";
                return Err(vec![ModelError::at(own.span, message).help(help)]);
            }
        }
        Ok(())
    }

    /// What equations hide is found in their module alone.
    fn check_hidden(&self) -> Result<(), Vec<ModelError>> {
        let tells = |c: &ClassConstraint| c.hides.as_ref().is_some_and(|hides| hides.tells);
        if !self.instances.iter().any(|i| self.classes[i.class.0].constraints.iter().any(tells)) {
            return Ok(());
        }
        let held = self.held();
        for (number, instance) in self.instances.iter().enumerate() {
            let class = &self.classes[instance.class.0];
            for c in class.constraints.iter().filter(|c| tells(c)) {
                for &variable in &c.unless_held {
                    let holders = held.get(&(instance.first_variable + variable)).into_iter().flatten();
                    let Some((_, what)) = holders.into_iter().find(|(by, _)| *by != number) else { continue };
                    let own = &class.interface.variables[variable].name;
                    let message = format!(
                        "`{}{}`, {}, is what equations say after differentiation, but `{what}` acts on `{own}` from another module",
                        instance.prefix, c.name, c.text
                    );
                    let help = "write all that acts on the variables of this condition in one module, or what it asks for as a constraint there";
                    return Err(vec![ModelError::at(c.span, message).help(help)]);
                }
            }
        }
        Ok(())
    }

    /// Rows of the joints that close loops: each belongs to the module that its joint stands in, and is a step by itself after
    /// the module's constraints. Loops of modules side by side share their steps.
    fn closure_rows(&self, mechanism: Option<&Mechanism>, rows: &mut Vec<Row>) {
        let Some(m) = mechanism.filter(|m| !m.closures.is_empty()) else { return };
        let modules: HashMap<&str, usize> =
            self.instances.iter().enumerate().map(|(k, i)| (i.prefix.as_str(), k)).collect();
        let mut loops = vec![0; self.instances.len()];
        for (closure, c) in m.closures.iter().enumerate() {
            let instance = modules[c.module.as_str()];
            loops[instance] += 1;
            for (row, (suffix, words, held)) in c.rows.iter().enumerate() {
                rows.push(Row {
                    name: [&c.name, *suffix].concat(),
                    text: format!("joint `{}` holds {words}", c.name),
                    unit: Some(Cow::Borrowed(if held.is_length() { "N" } else { "N m" })),
                    difference: Some(Cow::Borrowed(if held.is_length() { "m" } else { "rad" })),
                    level: self.classes[self.instances[instance].class.0].level,
                    step: loops[instance],
                    instance,
                    origin: Origin::Closure { closure, row },
                    depth: 2,
                    soft: false,
                    baumgarte: None,
                    prescribes: Prescribes::Nothing,
                    works: false,
                    follows: false,
                    follower: None,
                    index: 0,
                    hides: None,
                    span: c.span,
                });
            }
        }
    }

    fn outputs(&self) -> Vec<Output> {
        let mut outputs = Vec::new();
        for instance in &self.instances {
            for o in &self.classes[instance.class.0].outputs {
                outputs.push(Output { name: format!("{}{}", instance.prefix, o.name), unit: o.unit.clone() });
            }
        }
        outputs
    }
}

/// Numbers the steps of sorted rows from 1, where until now they count within their level.
fn number_steps(rows: &mut [Row]) {
    let (mut number, mut last) = (0, None);
    for row in rows {
        if last.replace((row.level, row.step)) != Some((row.level, row.step)) {
            number += 1;
        }
        row.step = number;
    }
}

/// More rows than this for each variable, and this many besides, are no model of anything, and would not fit into memory.
const MOST_ROWS: (usize, usize) = (10, 1000);

fn check_rows(rows: &[Row], variables: usize) -> Result<(), Vec<ModelError>> {
    let last = rows.last().map_or_else(Default::default, |r| r.span);
    check_row_count(rows.len(), variables, last).map_err(|e| vec![e])
}

fn check_row_count(rows: usize, variables: usize, place: dalembert_spec::spec::Span) -> Result<(), ModelError> {
    let most = MOST_ROWS.0.saturating_mul(variables).saturating_add(MOST_ROWS.1);
    if rows <= most {
        return Ok(());
    }
    let message = format!("the model has {rows} constraint equations for {variables} variable(s)");
    Err(ModelError::at(place, message).help(format!("at most {most} make sense here: lower the numbers of `repeat`")))
}

/// Counts written constraints before any is made: each costs as much memory as a page of text.
fn check_counts(spec: &ModelSpec) -> Result<(), ModelError> {
    let mut counts: Vec<Option<(usize, usize)>> = vec![None; spec.definitions.len()];
    let (rows, variables) = counted(spec, spec.root.0, &mut counts, 0);
    let written = spec.definitions.iter().flat_map(|d| &d.constraints).filter_map(|c| c.repeat.as_ref());
    let place = written.max_by_key(|repeat| repeat.value).map_or_else(Default::default, |repeat| repeat.span);
    check_row_count(rows, variables, place)
}

/// Written constraints and, at most, variables of a definition with all that it includes.
fn counted(
    spec: &ModelSpec,
    definition: usize,
    known: &mut Vec<Option<(usize, usize)>>,
    depth: usize,
) -> (usize, usize) {
    if let Some(counts) = known[definition] {
        return counts;
    }
    let module = &spec.definitions[definition];
    let rows: usize = module.constraints.iter().map(|c| c.repeat.as_ref().map_or(1, |r| r.value)).sum();
    let modes: usize = module.bodies.iter().map(|b| b.flexible.as_ref().map_or(0, |f| f.modes())).sum();
    let mut counts = (rows, module.variables.len() + modes + 6 * (module.bodies.len() + module.joints.len()));
    for sub in module.modules.iter().filter(|_| depth < MAX_DEPTH) {
        let times = sub.repeat.as_ref().map_or(1, |r| r.value);
        let below = counted(spec, sub.definition.0, known, depth + 1);
        counts.0 = counts.0.saturating_add(times.saturating_mul(below.0));
        counts.1 = counts.1.saturating_add(times.saturating_mul(below.1));
    }
    known[definition] = Some(counts);
    counts
}

/// The outermost parent's word counts: it was added last.
fn starts_for<'s>(starts: &'s Starts, name: &str) -> Option<&'s (String, Vec<f64>, dalembert_spec::spec::Span)> {
    starts.iter().rev().find(|s| s.0 == name)
}

fn mark_inlined_inputs(model: &mut Model) {
    for at_once in [true, false] {
        for instance in 0..model.instances.len() {
            let interface = &model.class_of(instance).interface;
            let listed = if at_once { &interface.told_inputs } else { &interface.inlined_inputs };
            for (path, index) in listed.clone() {
                let owner = model.descendant(instance, &path);
                let input = &mut model.inputs[model.instances[owner].first_input + index];
                (input.in_constraint, input.at_once) = (true, at_once);
            }
        }
    }
}

fn pick<'f>(
    formulas: &'f [Formula],
    sub: &SubmoduleSpec,
    parameter: &Spanned<String>,
    k: usize,
) -> Result<&'f Formula, Vec<ModelError>> {
    let copies = sub.repeat.as_ref().map_or(1, |r| r.value);
    match formulas.len() {
        1 => Ok(&formulas[0]),
        n if n == copies => Ok(&formulas[k]),
        n => Err(vec![
            ModelError::at(parameter.span, format!("`{}` has {n} values for {copies} module(s)", parameter.value))
                .help("give one value for all, or one for each"),
        ]),
    }
}

fn unknown_parameter(sub: &SubmoduleSpec, definition: &ModuleSpec, parameter: &Spanned<String>) -> ModelError {
    let names = definition.parameters.iter().map(|p| p.name.value.as_str());
    let message = format!("module `{}` has no parameter `{}`", sub.name.value, parameter.value);
    ModelError::at(parameter.span, message).help(known_names(&parameter.value, names))
}

fn unknown_start(starts: &Starts, spec: &ModuleSpec) -> Result<(), ModelError> {
    if starts.is_empty() {
        return Ok(());
    }
    let joints: Vec<String> = spec
        .joints
        .iter()
        .flat_map(|j| {
            let variables = variables_of(j.kind.value);
            let whole = (variables.len() > 1).then(|| j.name.value.clone());
            whole.into_iter().chain(variables.iter().map(|v| format!("{}{}", j.name.value, v.0)))
        })
        .collect();
    let names = || spec.variables.iter().map(|v| v.name.value.as_str()).chain(joints.iter().map(String::as_str));
    let submodule =
        |name: &str| name.split_once('.').is_some_and(|(segment, _)| spec.modules.iter().any(|m| has_copy(m, segment)));
    match starts.iter().find(|(name, _, _)| !names().any(|n| n == name) && !submodule(name)) {
        None => Ok(()),
        Some((name, _, span)) => {
            let message = format!("the module has no variable `{name}` to start");
            Err(ModelError::at(*span, message).help(known_names(name, names())))
        }
    }
}
