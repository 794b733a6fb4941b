//! A model as one system: every module's expressions in full names.

use std::collections::{HashMap, HashSet};

use dalembert_expr::{Expr, Graph, Symbol};

use super::number::Number;
use super::sizes::identically_zero;
use crate::tolerances::{FORMULA_AGREES, FORMULA_LEAST_FORCE};
use dalembert_dynamics::equations::baumgarte_weight;
use dalembert_model::class::{Class, Reference};
use dalembert_model::model::Model;
use dalembert_model::program::Compiled;
use dalembert_model::state::State;
use dalembert_spec::error::ModelError;
use dalembert_spec::spec::ModelSpec;
use dalembert_spec::units::parse_unit;

/// Columns that can be written out.
const MOST_COLUMNS: usize = 200;

/// What a symbol of the flat system is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Meaning {
    /// Time.
    Time,
    /// A parameter of a module.
    Parameter {
        /// The module.
        instance: usize,
        /// Its number there.
        index: usize,
    },
    /// An input of the model.
    Input(usize),
    /// Slot of a variable: 0 is the variable itself.
    State {
        /// The variable.
        column: usize,
        /// The derivative.
        slot: usize,
    },
    /// The highest derivative of a variable.
    Acceleration(usize),
    /// The multiplier of a row.
    Multiplier(usize),
    /// A joint's coordinate that is no variable, by its place in the state.
    Coordinate(usize),
}

/// A row of A α = b with what it was derived from.
#[derive(Clone, Debug)]
pub struct FlatRow {
    /// Nonzero entries of A.
    pub a: Vec<(usize, Expr)>,
    /// b, with Baumgarte terms if the constraint has them.
    pub b: Expr,
    /// h, ḣ, …
    pub stages: Vec<Expr>,
    /// Variance R.
    pub noise: Option<Expr>,
    /// Whether it is an equation of a variable of order 0, or hidden by such.
    pub follows: bool,
}

/// The bodies' part of V and of dissipation.
#[derive(Clone, Debug)]
pub(super) struct OfBodies {
    /// ∂V along the velocities, by column.
    pub gradient: Vec<(usize, Expr)>,
    /// D.
    pub damping: Vec<(usize, usize, Expr)>,
    /// V; nothing where springs act along closing joints.
    pub potential: Option<Expr>,
}

/// M, f, φ and rows over all columns, on a graph of their own.
#[derive(Clone, Debug)]
pub struct Flat {
    /// The graph; symbols in the order parameters, time, inputs, states, accelerations, multipliers.
    pub graph: Graph,
    /// What its symbols mean.
    pub meaning: HashMap<Symbol, Meaning>,
    /// State symbols by column and slot.
    pub states: Vec<Vec<Symbol>>,
    /// Highest derivatives by column.
    pub alpha: Vec<Symbol>,
    /// Multipliers by row.
    pub lambda: Vec<Symbol>,
    /// Inputs.
    pub inputs: Vec<Symbol>,
    /// M by row and column; zeros included.
    pub mass: Vec<Vec<Expr>>,
    /// f by column.
    pub force: Vec<Expr>,
    /// φ by column.
    pub phi: Vec<Expr>,
    /// Constraint rows.
    pub rows: Vec<FlatRow>,
    /// Rates that quasi-velocities replace: column and q̇ in terms of the velocities in use.
    pub rates: Vec<(usize, Expr)>,
    /// Rows of joints that close loops.
    pub closing: Vec<usize>,
    /// Whether numbers stand for what bodies are made of though the file has formulas for them, which could not be followed.
    pub(super) unlettered: bool,
    /// Joints whose axes stand as numbers though the file has formulas of parameters for them.
    pub(super) fixed_axes: Vec<String>,
    /// Parameters that stand as their numbers.
    pub(super) numbers: HashSet<String>,
    /// What the bodies bring to forms in energies, where those are asked for.
    pub(super) of_bodies: Option<OfBodies>,
    /// What the efforts of joints that close loops do to the columns, by effort, where energies are asked for.
    pub(super) closing_efforts: Vec<Vec<(usize, Expr)>>,
    /// ẋ of joints' coordinates in the velocities.
    pub(super) coordinate_rates: HashMap<Symbol, Expr>,
    /// Numbers that formulas read off frames and joints, by the names of their symbols, with their order.
    pub(super) signals: HashMap<String, (u32, Number)>,
}

impl Flat {
    /// Writes a model and the words that it was built from out, with numbers in place of the parameters named.
    ///
    /// # Errors
    /// If it has more columns than anyone would read.
    pub fn of(model: (&Model, &ModelSpec), numbers: &[String]) -> Result<Self, ModelError> {
        Self::written_out(model, numbers, false)
    }

    /// The same; with the parts of the bodies' energies, if these are wanted.
    pub(super) fn written_out(
        (model, words): (&Model, &ModelSpec),
        numbers: &[String],
        energies: bool,
    ) -> Result<Self, ModelError> {
        if model.n() > MOST_COLUMNS {
            return Err(ModelError::whole(format!(
                "the model has {} variables; equations are written out for up to {MOST_COLUMNS}",
                model.n()
            ))
            .help("ask for the equations of one of its modules"));
        }
        let written = |words: Option<&ModelSpec>| -> Result<Self, ModelError> {
            let mut flat = Self::named(model);
            flat.numbers.extend(numbers.iter().cloned());
            flat.add_mechanism((model, words), energies)?;
            for instance in 0..model.instances.len() {
                flat.add_module(model, instance);
            }
            flat.shorten();
            if model.mechanism.is_some() {
                flat.clear(model);
            }
            Ok(flat)
        };
        let flat = written(Some(words))?;
        if model.mechanism.is_none() || flat.is_the_model(model) {
            return Ok(flat);
        }
        let flat = written(None)?;
        if flat.is_the_model(model) {
            return Ok(Self { unlettered: true, ..flat });
        }
        Err(ModelError::whole(
            "the equations of the bodies could not be written out: formulas and numbers do not agree",
        )
        .help("`evaluate --json` gives M and f in numbers"))
    }

    /// Sines and cosines in what was derived, as short as they can be.
    fn shorten(&mut self) {
        let Self { graph, mass, force, rows, .. } = self;
        let rows = rows.iter_mut().flat_map(|r| r.a.iter_mut().map(|a| &mut a.1).chain([&mut r.b]));
        mass.iter_mut().flatten().chain(force).chain(rows).for_each(|e| *e = graph.shorten_angles(*e));
    }

    /// Makes couplings and entries of rows of joints zero that cancel whatever the numbers are: formulas of them are rounding.
    fn clear(&mut self, model: &Model) {
        let zero = self.graph.constant(0.0);
        let rows = self.closing.iter().flat_map(|&r| self.rows[r].a.iter().map(|a| a.1));
        let es: Vec<Expr> = self.mass.iter().flatten().copied().chain(rows).collect();
        let of_states = model.natural.of_states(model);
        let own = |s: &Symbol| match self.meaning.get(s) {
            Some(&Meaning::Parameter { instance, index }) => model.instances[instance].parameters[index],
            Some(&Meaning::State { column, slot }) => model.natural.of_slot(column, slot as i32),
            Some(&Meaning::Coordinate(place)) => of_states[place],
            _ => 1.0,
        };
        let zeros: HashSet<Expr> =
            es.iter().zip(identically_zero(&self.graph, &es, own)).filter(|z| z.1).map(|z| *z.0).collect();
        let Self { mass, rows, closing, .. } = self;
        mass.iter_mut().flatten().filter(|e| zeros.contains(e)).for_each(|e| *e = zero);
        closing.iter().for_each(|&r| rows[r].a.retain(|a| !zeros.contains(&a.1)));
    }

    /// Whether M and f have the model's numbers, at a state without any meaning.
    fn is_the_model(&self, model: &Model) -> bool {
        let mut state = State {
            t: 0.0,
            y: (0..model.states).map(|k| 0.4 + 0.3 * (k as f64).sin()).collect(),
            inputs: vec![None; model.inputs.len()],
            accelerations: Vec::new(),
        };
        // Nothing drives closing joints in formulas but their own actuators.
        let closing = model.mechanism.as_ref().map_or(usize::MAX, |m| model.first_tau + m.columns.len());
        for (k, input) in state.inputs.iter_mut().enumerate().take(closing) {
            *input = (!model.inputs[k].in_constraint).then(|| (k as f64).cos());
        }
        let n = model.n();
        let mut equations = dalembert_dynamics::equations::Equations::new(model);
        equations.evaluate(state.t, &state.y, &state.inputs);
        let mut mass = vec![0.0; n * n];
        equations.mass_into(&mut mass);
        let entries = self.mass.concat();
        let found = [self.values(model, &entries, &state, None), self.values(model, &self.force, &state, None)];
        let wanted = [&mass, &equations.force];
        // A force that all cancels is none beside one that gives natural accelerations.
        let pace = model.natural.of_derivative(1).powi(2);
        let own = (0..n).map(|i| mass[i * n + i] * model.natural.of_motion(i) * pace).fold(0.0_f64, f64::max);
        found.iter().zip(wanted).zip([0.0, FORMULA_LEAST_FORCE * own]).all(|((found, wanted), least)| {
            let size = wanted.iter().fold(least, |m: f64, x| m.max(x.abs()));
            // Formulas may have no number at a state without meaning, but then the model has none, either.
            let same = |x: f64, y: f64| (x - y).abs() <= FORMULA_AGREES * size || !(x.is_finite() || y.is_finite());
            found.len() == wanted.len() && found.iter().zip(wanted).all(|(x, y)| same(*x, *y))
        })
    }

    /// All symbols, no equations.
    fn named(model: &Model) -> Self {
        let mut g = Graph::new();
        let zero = g.constant(0.0);
        let n = model.n();
        let mut flat = Self {
            graph: g,
            meaning: HashMap::new(),
            states: Vec::new(),
            alpha: Vec::new(),
            lambda: Vec::new(),
            inputs: Vec::new(),
            mass: vec![vec![zero; n]; n],
            force: vec![zero; n],
            phi: vec![zero; n],
            rows: vec![
                FlatRow { a: Vec::new(), b: zero, stages: Vec::new(), noise: None, follows: false };
                model.rows.len()
            ],
            rates: Vec::new(),
            closing: Vec::new(),
            unlettered: false,
            fixed_axes: Vec::new(),
            numbers: HashSet::new(),
            of_bodies: None,
            closing_efforts: Vec::new(),
            coordinate_rates: HashMap::new(),
            signals: HashMap::new(),
        };
        for (instance, i) in model.instances.iter().enumerate() {
            for (index, p) in model.class_of(instance).interface.parameters.iter().enumerate() {
                flat.name(&format!("{}{}", i.prefix, p.name), Meaning::Parameter { instance, index });
            }
        }
        flat.name("t", Meaning::Time);
        flat.inputs = (0..model.inputs.len()).map(|k| flat.name(&model.inputs[k].name, Meaning::Input(k))).collect();
        flat.states = vec![Vec::new(); n];
        for slot in 0..model.max_order as usize {
            for (column, v) in model.variables.iter().enumerate().filter(|(_, v)| slot < v.order as usize) {
                let symbol = flat.name(&v.slot(slot), Meaning::State { column, slot });
                flat.states[column].push(symbol);
            }
        }
        flat.spell(model);
        flat.alpha = (0..n).map(|c| flat.name(&model.variables[c].highest(), Meaning::Acceleration(c))).collect();
        flat.lambda =
            (0..model.rows.len()).map(|r| flat.name(&multiplier_name(model, r), Meaning::Multiplier(r))).collect();
        let named: Vec<Symbol> = flat.meaning.keys().copied().collect();
        named.into_iter().for_each(|symbol| flat.set_usual(model, symbol));
        flat
    }

    /// Says how large a symbol usually is: parameters are what they are, all else has the model's own sizes.
    pub(super) fn set_usual(&mut self, model: &Model, symbol: Symbol) {
        let natural = &model.natural;
        let size = match self.meaning.get(&symbol) {
            Some(&Meaning::Parameter { instance, index }) => model.instances[instance].parameters[index].abs(),
            Some(&Meaning::State { column, slot }) => natural.of_slot(column, slot as i32),
            Some(&Meaning::Acceleration(column)) => natural.of_slot(column, model.variables[column].order as i32),
            Some(&Meaning::Coordinate(place)) => natural.of_states(model)[place],
            Some(Meaning::Time) => natural.of_derivative(-1),
            Some(&Meaning::Input(k)) => natural_input(model, k),
            Some(Meaning::Multiplier(_)) | None => 1.0,
        };
        self.graph.set_usual(symbol, size);
    }

    /// Components of a joint's twist, its multipliers: letters with the joint's name below.
    fn spell(&mut self, model: &Model) {
        for v in model.variables.iter().filter(|v| v.is_twist()) {
            let Some((joint, component)) = v.name.rsplit_once('.') else { continue };
            let (letter, axis) = component.split_at(1);
            let letter = if letter == "w" { "\\omega" } else { letter };
            let joint = dalembert_expr::latex_name(joint);
            let below = format!("_{{{joint},{axis}}}");
            let dotted = if letter.len() == 1 { format!("\\dot{{{letter}}}") } else { format!("\\dot{letter}") };
            self.graph.spell(&v.name, format!("{letter}{below}"));
            self.graph.spell(&format!("{}'", v.name), format!("{dotted}{below}"));
            self.graph.spell(&format!("tau.{}", v.name), format!("\\tau_{{{joint},{letter}_{axis}}}"));
        }
        for joint in model.mechanism.iter().flat_map(|m| &m.joints) {
            for coordinate in &joint.coordinates {
                let component = coordinate.strip_prefix(&joint.name).and_then(|c| c.strip_prefix(".q"));
                if let Some(component) = component {
                    let below = format!("_{{{},{component}}}", dalembert_expr::latex_name(&joint.name));
                    self.graph.spell(coordinate, format!("q{below}"));
                }
            }
        }
        for r in 0..model.rows.len() {
            let below = escaped(&model.rows[r].name);
            self.graph.spell(&multiplier_name(model, r), format!("\\lambda_{{{below}}}"));
        }
    }

    pub(super) fn name(&mut self, name: &str, meaning: Meaning) -> Symbol {
        let mut name = name.to_owned();
        while self.graph.find_symbol(&name).is_some_and(|s| self.meaning.contains_key(&s)) {
            name.push('_');
        }
        let symbol = self.graph.symbol(&name);
        self.graph.var(symbol);
        self.meaning.insert(symbol, meaning);
        symbol
    }

    fn add_module(&mut self, model: &Model, instance: usize) {
        let class = model.class_of(instance);
        let first = model.instances[instance].first_variable;
        for &(i, j, e) in &class.mass {
            let e = self.adopt(model, instance, class, e);
            self.mass[first + i][first + j] = self.graph.add(self.mass[first + i][first + j], e);
        }
        for (of, e) in &class.force {
            let column = model.column(instance, of);
            let e = self.adopt(model, instance, class, *e);
            self.force[column] = self.graph.add(self.force[column], e);
        }
        for (signal, e) in &class.pushes {
            let e = self.adopt(model, instance, class, *e);
            for (column, share) in self.along(model, instance, signal, e) {
                self.force[column] = self.graph.add(self.force[column], share);
            }
        }
        let rows = class.constraints.iter().zip(&model.instances[instance].rows);
        for (c, row) in rows.filter_map(|(c, row)| Some((c, (*row)?))) {
            let stages: Vec<Expr> = c.stages.iter().map(|&h| self.adopt(model, instance, class, h)).collect();
            let b = self.adopt(model, instance, class, c.b);
            let mut b = self.with_baumgarte(b, &stages, model.rows[row].baumgarte);
            let noise = c.noise.map(|r| self.adopt(model, instance, class, r));
            let mut a = Vec::with_capacity(c.row.len());
            for (of, e) in &c.row {
                a.push((model.column(instance, of), self.adopt(model, instance, class, *e)));
            }
            if !c.signals.is_empty() {
                let adopted = |flat: &mut Self, e: Expr| flat.adopt(model, instance, class, e);
                let signals: Vec<_> = c.signals.iter().map(|(s, e)| (s.clone(), adopted(self, *e))).collect();
                let moved = self.blend(model, instance, &signals, &mut a);
                b = self.graph.sub(b, moved);
            }
            for (of, e) in &c.phi {
                let column = model.column(instance, of);
                let e = self.adopt(model, instance, class, *e);
                self.phi[column] = self.graph.add(self.phi[column], e);
            }
            let follows = model.rows[row].follows;
            self.rows[row] = FlatRow { a, b, stages, noise, follows };
        }
        for &(variable, e) in &class.interface.kinematics.rates {
            let e = self.adopt(model, instance, class, e);
            self.rates.push((first + variable, e));
        }
    }

    /// b with the terms of constraints that carry Baumgarte coefficients of their own.
    pub(super) fn with_baumgarte(&mut self, b: Expr, stages: &[Expr], coefficients: Option<(f64, f64)>) -> Expr {
        let Some(coefficients) = coefficients else { return b };
        let g = &mut self.graph;
        let mut b = b;
        for (stage, &h) in stages.iter().enumerate() {
            let w = g.constant(-baumgarte_weight(stages.len(), stage, coefficients));
            let term = g.mul(w, h);
            b = g.add(b, term);
        }
        b
    }

    pub(super) fn adopt(&mut self, model: &Model, instance: usize, class: &Class, e: Expr) -> Expr {
        let Self { graph, states, alpha, lambda, inputs, numbers, signals, .. } = self;
        let symbol = |g: &mut Graph, s: Symbol| {
            let global = match class.interface.symbols.get(&s) {
                Some(Reference::Parameter { path, index }) => {
                    let owner = model.descendant(instance, path);
                    let name = &model.class_of(owner).interface.parameters[*index].name;
                    let name = format!("{}{name}", model.instances[owner].prefix);
                    if numbers.contains(&name) {
                        return g.constant(model.instances[owner].parameters[*index]);
                    }
                    g.symbol(&name)
                }
                Some(Reference::Input { path, index }) => {
                    inputs[model.instances[model.descendant(instance, path)].first_input + index]
                }
                Some(Reference::State { of, slot }) => states[model.column(instance, of)][*slot as usize],
                Some(Reference::Acceleration { of }) => alpha[model.column(instance, of)],
                Some(Reference::Multiplier { path, constraint }) => {
                    let row = model.instances[model.descendant(instance, path)].rows[*constraint];
                    match row {
                        Some(row) => lambda[row],
                        None => return g.constant(0.0),
                    }
                }
                Some(Reference::Signal(signal)) => {
                    let owner = model.descendant(instance, &signal.path);
                    let name = format!("{}{}", model.instances[owner].prefix, signal.frame);
                    let name = signal.component.symbol(&name);
                    match Self::signal(signals, &name) {
                        Some(e) => return e,
                        None => g.symbol(&name),
                    }
                }
                Some(Reference::JointReaction { path, joint, component: _ }) => {
                    let prefix = &model.instances[model.descendant(instance, path)].prefix;
                    let component = model.graph.name(s).rsplit_once('.').map_or("", |c| c.1);
                    g.symbol(&format!("reaction({prefix}{joint}.{component}"))
                }
                Some(Reference::Time) => g.symbol(model.graph.name(s)),
                None => unreachable!("`{}` of a class's formulas has no meaning", model.graph.name(s)),
            };
            g.var(global)
        };
        graph.adopt(&model.graph, &[e], symbol)[0]
    }

    /// Values of expressions at a state; accelerations and multipliers from `solution` (α, λ), not numbers without it.
    pub fn values(&self, model: &Model, es: &[Expr], state: &State, solution: Option<(&[f64], &[f64])>) -> Vec<f64> {
        let mut out = vec![f64::NAN; es.len()];
        let Ok(program) = Compiled::new(&self.graph, es) else { return out };
        let mut equations = dalembert_dynamics::equations::Equations::new(model);
        equations.evaluate(state.t, &state.y, &state.inputs);
        let number = |&s: &Symbol| self.number_of(model, (state, equations.inputs()), solution, s);
        let inputs: Vec<f64> = program.inputs.iter().map(number).collect();
        program.evaluate(&inputs, &mut Vec::new(), &mut out);
        out
    }

    /// The number of a symbol at a state and the inputs there.
    pub(super) fn number_of(
        &self,
        model: &Model,
        (state, inputs): (&State, &[f64]),
        solution: Option<(&[f64], &[f64])>,
        symbol: Symbol,
    ) -> f64 {
        match self.meaning.get(&symbol) {
            Some(Meaning::Time) => state.t,
            Some(&Meaning::Parameter { instance, index }) => model.instances[instance].parameters[index],
            Some(&Meaning::Input(k)) => inputs[k],
            Some(&Meaning::State { column, slot }) => state.y[model.variables[column].state[slot]],
            Some(&Meaning::Coordinate(place)) => state.y[place],
            Some(&Meaning::Acceleration(c)) => solution.map_or(f64::NAN, |s| s.0[c]),
            Some(&Meaning::Multiplier(r)) => solution.map_or(f64::NAN, |s| s.1[r]),
            None => f64::NAN,
        }
    }

    /// Whether an expression holds no part of the state and no time.
    pub fn is_constant(&self, e: Expr) -> bool {
        self.graph.symbols_of(&[e]).iter().all(|s| matches!(self.meaning.get(s), Some(Meaning::Parameter { .. })))
    }
}

/// The model's own size of an input; one where its unit is not known.
pub(super) fn natural_input(model: &Model, input: usize) -> f64 {
    let dimension = model.inputs[input].unit.as_deref().and_then(|unit| parse_unit(unit).ok());
    dimension.map_or(1.0, |d| model.natural.size(d))
}

/// A row's name below a letter: a short one as a letter, or else as a word.
fn escaped(name: &str) -> String {
    if name.contains('.') { dalembert_expr::latex_word(name) } else { dalembert_expr::latex_name(name) }
}

/// `leg.lambda_closure` for constraint `closure` of module `leg`.
fn multiplier_name(model: &Model, row: usize) -> String {
    let r = &model.rows[row];
    let prefix = &model.instances[r.instance].prefix;
    format!("{prefix}lambda_{}", r.name.strip_prefix(prefix.as_str()).unwrap_or(&r.name))
}
