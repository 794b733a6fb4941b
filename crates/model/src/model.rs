//! The immutable, numbered model.
//!
//! Guarantees: modules stand parent before child; variables in module order; rows by level, constraints before
//! loops, then module, then the user's order; every index of [`crate::class::Reference`] has a number here.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use dalembert_bodies::tree::Tree;
use dalembert_expr::Graph;
use dalembert_mechanism::Mechanism;
use dalembert_spec::aliases::Aliases;
use dalembert_spec::spec::{SimulateSpec, Span};
use dalembert_spec::units::{Dimension, parse_unit};

use crate::analyses::Analyses;
use crate::class::{Class, ClassId, Prescribes, VariableRef, primed};
use crate::derived::Derived;
use crate::names::{Names, Table as NameTable};
use crate::natural::Natural;
use crate::pattern::Pattern;
use crate::table::Table;

/// The name of the time, whatever joints of other programs are called.
const TIME: &str = "t";

/// A module instance.
#[derive(Clone, Debug)]
pub struct Instance {
    /// Full name with a trailing dot, `leg[0].bar.`; empty for the root.
    pub prefix: String,
    /// Its class.
    pub class: ClassId,
    /// Values of its constant parameters (0 where one depends on time).
    pub parameters: Vec<f64>,
    /// Number of its first variable.
    pub first_variable: usize,
    /// Number of its first input.
    pub first_input: usize,
    /// Global row number of each of its constraints; none for those that are left out.
    pub rows: Vec<Option<usize>>,
    /// Its submodules' numbers.
    pub children: Vec<usize>,
}

/// A variable of the model: one column of M and A.
#[derive(Clone, Debug)]
pub struct Variable {
    /// Full name.
    pub name: String,
    /// Full name of the quasi-velocity that replaces its rate, if one does.
    pub quasi: Option<String>,
    /// Order k; 1 where it is written with order 0.
    pub order: u32,
    /// Whether it is of order 0: its equation is a row of its name.
    pub algebraic: bool,
    /// Unit of slot 0 as written.
    pub unit: Option<Cow<'static, str>>,
    /// Unit of the quasi-velocity as written.
    pub quasi_unit: Option<String>,
    /// Start values of the slots that have one.
    pub start: Vec<Option<f64>>,
    /// Which start values are kept by assembly.
    pub fixed: Vec<bool>,
    /// Sizes of the slots below which errors count absolutely, where they are given.
    pub scale: Vec<Option<f64>>,
    /// Positions of its slots in the state vector.
    pub state: Vec<usize>,
    /// Module that owns it.
    pub instance: usize,
    /// Whether it belongs to a joint of the mechanism; one of order 1 is a component of the joint's twist.
    pub joint: bool,
    /// Where it is declared.
    pub span: Span,
}

impl Variable {
    /// The order that the model gives it.
    pub fn written_order(&self) -> u32 {
        if self.algebraic { 0 } else { self.order }
    }

    /// Full name of a state slot: `x`, `x'`, … or the quasi-velocity; `slot = order` names its highest derivative α.
    pub fn slot(&self, slot: usize) -> Cow<'_, str> {
        let (word, primes) = match &self.quasi {
            Some(quasi) if slot > 0 => (quasi, slot - 1),
            _ => (&self.name, slot),
        };
        if primes == 0 { Cow::Borrowed(word) } else { Cow::Owned(primed("", word, primes as u32)) }
    }

    /// Full names of the state slots.
    pub fn slots(&self) -> impl Iterator<Item = Cow<'_, str>> {
        (0..self.order as usize).map(|slot| self.slot(slot))
    }

    /// Name of its highest derivative α.
    pub fn highest(&self) -> String {
        self.slot(self.order as usize).into_owned()
    }

    /// The slot that has this name; the order of the variable stands for its highest derivative.
    pub fn slot_called(&self, name: &str) -> Option<usize> {
        let word = name.trim_end_matches('\'');
        let primes = name.len() - word.len();
        let slot = match &self.quasi {
            Some(quasi) if quasi == word => primes + 1,
            Some(_) if primes > 0 => return None,
            _ if self.name == word => primes,
            _ => return None,
        };
        (slot <= self.order as usize).then_some(slot)
    }

    /// Whether slot 0 is an angle, or its rate.
    pub fn turns(&self) -> bool {
        self.unit.as_deref().is_some_and(|unit| unit.starts_with("rad"))
    }

    /// Whether slot 0 is a length.
    pub fn is_length(&self) -> bool {
        self.unit.as_deref().and_then(|unit| parse_unit(unit).ok()) == Some(Dimension::LENGTH)
    }

    /// Where the highest of its slots, whose rate is its acceleration, stands in the state.
    pub fn top(&self) -> usize {
        self.state[self.state.len() - 1]
    }

    /// Whether slot 0 is a velocity: the component of a twist.
    pub fn is_twist(&self) -> bool {
        self.joint && self.order == 1
    }

    /// The state slot that a generalized force on the variable does work on.
    pub fn velocity_place(&self) -> Option<usize> {
        match self.order {
            2 => Some(self.state[1]),
            1 if self.joint => Some(self.state[0]),
            _ => None,
        }
    }

    /// Unit of a state slot, where the variable's is known.
    pub fn slot_unit(&self, slot: usize) -> Option<String> {
        if slot == 0 {
            return self.unit.as_deref().map(str::to_owned);
        }
        if self.quasi.is_none() || slot > 1 {
            let unit = self.unit.as_ref()?;
            return Some(if slot == 1 { format!("{unit}/s") } else { format!("{unit}/s^{slot}") });
        }
        self.quasi_unit.clone()
    }
}

/// What a row comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Origin {
    /// A constraint, by its number in its module.
    Constraint(usize),
    /// A joint that closes a loop.
    Closure {
        /// Its number in [`Mechanism::closures`].
        closure: usize,
        /// The row among those of the joint.
        row: usize,
    },
}

/// A constraint row of the model.
#[derive(Clone, Debug)]
pub struct Row {
    /// Full name.
    pub name: String,
    /// Equation as written.
    pub text: String,
    /// Unit of its multiplier, where it is known.
    pub unit: Option<Cow<'static, str>>,
    /// Unit of what it misses by as it is written, where it is known.
    pub difference: Option<Cow<'static, str>>,
    /// Level that enforces it, from 1.
    pub level: usize,
    /// Step of a recursion that enforces it, from 1: like the level, but every loop of a module has a step of its own.
    pub step: usize,
    /// Module that owns it.
    pub instance: usize,
    /// What it comes from.
    pub origin: Origin,
    /// How often it was differentiated: 2 for a position constraint of a mechanism, 1 for velocity, 0 for acceleration.
    pub depth: usize,
    /// Whether it has noise (clearance, compliance) and so is not enforced exactly.
    pub soft: bool,
    /// Baumgarte coefficients of its own.
    pub baumgarte: Option<(f64, f64)>,
    /// What it prescribes of the motion.
    pub prescribes: Prescribes,
    /// Whether forces along it may do work where it holds: not along rows of positions, or of velocities alone that are linear in these, which time and all else leave at rest.
    pub works: bool,
    /// Whether it lets one joint follow another, as `mimic` says, or is the equation of a variable: its length is no sign of a singular pose.
    pub follows: bool,
    /// The column that follows others by it, as `mimic` says.
    pub follower: Option<usize>,
    /// How often equations were differentiated until it holds accelerations, for equations of variables and what these hide; 0 of others.
    pub index: u32,
    /// The rows that hide it, by name, and how often the one that is differentiated most has to be, for a condition that is not written.
    pub hides: Option<(Vec<String>, u32)>,
    /// Where it stands.
    pub span: Span,
}

impl Row {
    /// Unit of what it, differentiated some times, misses by, where it is known.
    pub fn unit_of_difference(&self, times: usize) -> Option<String> {
        let unit = self.difference.as_deref()?;
        let rate = [("/s^2", 2), ("/s", 1)].into_iter().find_map(|(end, times)| Some((unit.strip_suffix(end)?, times)));
        let (base, per) = rate.unwrap_or((unit, 0));
        Some(match per + times {
            0 => base.to_owned(),
            1 => format!("{base}/s"),
            power => format!("{base}/s^{power}"),
        })
    }
}

/// An input of the model.
#[derive(Clone, Debug)]
pub struct Input {
    /// Full name.
    pub name: String,
    /// Whether a constraint uses its formula of time, so that it can't be set from outside.
    pub in_constraint: bool,
    /// Whether these constraints are equations of variables of order 0, none of which hides others: what they tell follows the input at once.
    pub at_once: bool,
    /// Its values over time, where a table gives them.
    pub table: Option<Arc<Table>>,
    /// Unit as written.
    pub unit: Option<Cow<'static, str>>,
}

/// An output of the model.
#[derive(Clone, Debug)]
pub struct Output {
    /// Full name.
    pub name: String,
    /// Unit as written.
    pub unit: Option<String>,
}

/// The immutable model.
#[derive(Debug)]
pub struct Model {
    /// Title as written.
    pub title: Option<String>,
    /// Defaults for simulation as written.
    pub simulate: SimulateSpec,
    /// All expressions of all classes.
    pub graph: Arc<Graph>,
    /// Distinct modules.
    pub classes: Arc<Vec<Class>>,
    /// What models that differ in parameters only share beside the classes.
    pub(crate) derived: Derived,
    /// Module instances; the root is the first.
    pub instances: Vec<Instance>,
    /// Columns.
    pub variables: Vec<Variable>,
    /// Constraint rows.
    pub rows: Vec<Row>,
    /// Inputs.
    pub inputs: Vec<Input>,
    /// Outputs, in the order of `dalembert_dynamics::equations::Readings`.
    pub outputs: Vec<Output>,
    /// Length of the state vector.
    pub states: usize,
    /// Largest order of a variable.
    pub max_order: u32,
    /// Number of levels with constraints or modules.
    pub levels: usize,
    /// Number of steps of a recursion over levels and loops.
    pub steps: usize,
    /// Bodies and joints, if the model has some.
    pub mechanism: Option<Mechanism>,
    /// Number of the first implicit input: the effort `tau.NAME` on each velocity of the tree, in its order.
    pub first_tau: usize,
    /// Names of other programs for bodies and joints.
    pub aliases: Aliases,
    /// Where the numbers of all modules go.
    pub pattern: Pattern,
    /// The model's own units.
    pub natural: Natural,
    /// What is known of where the entries of M and A stand.
    pub analyses: Analyses,
    /// Where names stand, once one was looked for.
    pub names: Names,
    /// The rank of the rows at a pose that is not singular, once one was looked at.
    pub regular_rank: OnceLock<usize>,
}

impl Model {
    /// The same model with other numbers in the tree of its bodies; numbers read off frames keep where these are on their bodies.
    #[must_use]
    pub fn with_tree(&self, tree: Tree) -> Self {
        Self {
            title: self.title.clone(),
            simulate: self.simulate.clone(),
            graph: self.graph.clone(),
            classes: self.classes.clone(),
            derived: self.derived.clone(),
            instances: self.instances.clone(),
            variables: self.variables.clone(),
            rows: self.rows.clone(),
            inputs: self.inputs.clone(),
            outputs: self.outputs.clone(),
            states: self.states,
            max_order: self.max_order,
            levels: self.levels,
            steps: self.steps,
            mechanism: self.mechanism.clone().map(|m| Mechanism { tree, ..m }),
            first_tau: self.first_tau,
            aliases: self.aliases.clone(),
            pattern: self.pattern.clone(),
            natural: self.natural.clone(),
            analyses: Analyses::default(),
            regular_rank: OnceLock::new(),
            names: Names::default(),
        }
    }

    /// Unit of a row's multiplier, where it is known.
    pub fn multiplier_unit(&self, row: usize) -> Option<&str> {
        self.rows[row].unit.as_deref()
    }

    /// Number of columns.
    pub fn n(&self) -> usize {
        self.variables.len()
    }

    /// Column of a variable seen from a module.
    pub fn column(&self, instance: usize, of: &VariableRef) -> usize {
        self.instances[self.descendant(instance, &of.path)].first_variable + of.variable
    }

    /// A module seen from one of its ancestors.
    pub fn descendant(&self, instance: usize, path: &[usize]) -> usize {
        path.iter().fold(instance, |at, &k| self.instances[at].children[k])
    }

    /// The class of a module.
    pub fn class_of(&self, instance: usize) -> &Class {
        &self.classes[self.instances[instance].class.0]
    }

    /// The name here of what may be called as the file of another program spells it: a joint, its coordinates, rates and
    /// effort. A name that is none other stays, and `t`, which is the time.
    pub fn called<'n>(&self, name: &'n str) -> Cow<'n, str> {
        if name == TIME { Cow::Borrowed(name) } else { self.joint_called(name) }
    }

    /// The same where no time is meant.
    pub fn joint_called<'n>(&self, name: &'n str) -> Cow<'n, str> {
        self.aliases.of_joint(name).map_or(Cow::Borrowed(name), Cow::Owned)
    }

    /// The same for a body or a frame on it.
    pub fn body_called<'n>(&self, name: &'n str) -> Cow<'n, str> {
        self.aliases.of_body(name)
    }

    fn table(&self) -> &NameTable {
        let variables = self.variables.iter().map(|v| (&v.name, v.quasi.as_ref()));
        self.names.table(|| NameTable::of(variables, self.inputs.iter().map(|i| &i.name), self.mechanism.as_ref()))
    }

    /// Column and slot of a variable, of one of its rates, of its quasi-velocity or, as the slot of its order, of its highest derivative.
    pub fn find_slot(&self, name: &str) -> Option<(usize, usize)> {
        let columns = self.table().variables.get(name.trim_end_matches('\''))?;
        columns.iter().find_map(|&column| Some((column, self.variables[column].slot_called(name)?)))
    }

    /// The same without highest derivatives.
    pub fn find_variable(&self, name: &str) -> Option<(usize, usize)> {
        let columns = self.table().variables.get(name.trim_end_matches('\''))?;
        let own = |v: &Variable| v.slot_called(name).filter(|&slot| slot < v.order as usize);
        columns.iter().find_map(|&column| Some((column, own(&self.variables[column])?)))
    }

    /// Place in the state vector by name: a variable, a rate, a quasi-velocity or a joint's coordinate.
    pub fn find_state(&self, name: &str) -> Option<usize> {
        match self.find_variable(name) {
            Some((variable, slot)) => Some(self.variables[variable].state[slot]),
            None => self.table().coordinates.get(name).copied(),
        }
    }

    /// An input by its full name.
    pub fn find_input(&self, name: &str) -> Option<usize> {
        self.table().inputs.get(name).copied()
    }

    /// A joint of the tree by its full name.
    pub fn find_joint(&self, name: &str) -> Option<usize> {
        self.table().joints.get(name).copied()
    }

    /// A joint that closes a loop by its full name.
    pub fn find_closure(&self, name: &str) -> Option<usize> {
        self.table().closures.get(name).copied()
    }

    /// A coordinate or velocity of a joint that closes a loop by its name: joint, number, whether it is a velocity.
    pub fn find_closing(&self, name: &str) -> Option<(usize, usize, bool)> {
        self.table().closing.get(name).copied()
    }

    /// Whether the energy balance of the whole model is known: every second-order variable has a kinetic energy.
    pub fn energy_known(&self) -> bool {
        let covered = |(column, v): (usize, &Variable)| {
            let local = column - self.instances[v.instance].first_variable;
            v.joint || self.class_of(v.instance).energies.covers.contains(&local)
        };
        let mut moving = self.variables.iter().enumerate().filter(|(_, v)| v.order == 2 || v.joint).peekable();
        moving.peek().is_some() && moving.all(covered)
    }

    /// Translates all programs to machine code, where the feature `native` is on.
    pub fn make_native(&mut self) {
        for class in Arc::make_mut(&mut self.classes) {
            class.equations.make_native();
        }
    }

    /// Whether programs have been translated to machine code.
    pub fn is_native(&self) -> bool {
        self.classes.iter().any(|class| class.equations.is_native())
    }
}
