//! A *class* is what all equal modules share: names, derived equations, compiled programs.
//!
//! Symbols of a class are local names (`x`, `x'`, `leg[0].bar.x`); what each one stands for is a
//! [`Reference`], a path from the module to the descendant that owns it. An instance turns references into
//! numbers.

use std::borrow::Cow;
use std::collections::HashMap;

use dalembert_expr::{Expr, Symbol};
use dalembert_mechanism::Component;
use dalembert_spec::parameters::ClassParameter;
use dalembert_spec::spec::{DefinitionId, Span};

use crate::listed::{Listed, Named};
use crate::program::Compiled;

/// Index into [`crate::Model::classes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClassId(pub usize);

/// A variable of a module or of one of its descendants.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct VariableRef {
    /// Child numbers from the module down to the owner; empty for the module itself.
    pub path: Vec<usize>,
    /// Number among the owner's variables.
    pub variable: usize,
}

/// A number read off a body's frame, or off a joint that closes a loop.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SignalRef {
    /// Path to the module of the body or joint.
    pub path: Vec<usize>,
    /// Body, `body.frame` or joint, as the module calls it.
    pub frame: String,
    /// Which number.
    pub component: Component,
}

/// A coordinate or velocity of a joint that closes a loop.
#[derive(Clone, Debug)]
pub struct ClosureCoordinate {
    /// Its name: `E`, `E.angle`, `E.wx`.
    pub name: String,
    /// The joint's.
    pub joint: String,
    /// The number that it is.
    pub component: Component,
    /// Whether a generalized force may act along it: quaternions are no coordinates that a force does work on.
    pub works: bool,
}

/// What a symbol of a class stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reference {
    /// Time t.
    Time,
    /// A constant parameter.
    Parameter {
        /// Path to its module.
        path: Vec<usize>,
        /// Number among the module's parameters.
        index: usize,
    },
    /// An input.
    Input {
        /// Path to its module.
        path: Vec<usize>,
        /// Number among the module's inputs.
        index: usize,
    },
    /// Part of the state: slot 0 is the variable itself, slot s its s-th derivative (or its quasi-velocity).
    State {
        /// The variable.
        of: VariableRef,
        /// The slot.
        slot: u32,
    },
    /// The highest-order derivative α.
    Acceleration {
        /// The variable.
        of: VariableRef,
    },
    /// A number read off a body's frame or a joint that closes a loop.
    Signal(SignalRef),
    /// A component of what a joint's first body exerts on its second: force x, y, z, moment x, y, z in the joint's frame.
    JointReaction {
        /// Path to its module.
        path: Vec<usize>,
        /// The joint, as the module calls it.
        joint: String,
        /// Number of the component.
        component: usize,
    },
    /// The multiplier λ of a constraint.
    Multiplier {
        /// Path to its module.
        path: Vec<usize>,
        /// Number among the module's constraints.
        constraint: usize,
    },
}

/// A variable of a class.
#[derive(Clone, Debug)]
pub struct ClassVariable {
    /// Name.
    pub name: String,
    /// Order k of its highest derivative α; 1 where it is written with order 0.
    pub order: u32,
    /// Whether it is of order 0: its equation is a constraint.
    pub algebraic: bool,
    /// Name of the quasi-velocity that replaces its rate.
    pub quasi: Option<String>,
    /// Unit as written.
    pub unit: Option<Cow<'static, str>>,
    /// Unit of the quasi-velocity as written.
    pub quasi_unit: Option<String>,
    /// Whether it belongs to a joint of the mechanism, which gives it inertia.
    pub joint: bool,
    /// Where it is declared.
    pub span: Span,
}

impl ClassVariable {
    /// The state slot that a generalized force on the variable does work on; none if that is no mechanical work.
    pub fn velocity_slot(&self) -> Option<u32> {
        match (self.order, self.joint) {
            (2, _) => Some(1),
            (1, true) => Some(0), // a component of a twist
            _ => None,
        }
    }

    /// Name of state slot `slot`: `x`, `x'`, … or the quasi-velocity's name; `slot = order` names α.
    pub fn slot_name(&self, slot: u32) -> String {
        let (word, primes) = self.slot_parts(slot);
        primed("", word, primes)
    }

    /// The same as a word and its number of primes.
    pub fn slot_parts(&self, slot: u32) -> (&str, u32) {
        match &self.quasi {
            Some(quasi) if slot >= 1 => (quasi, slot - 1),
            _ => (&self.name, slot),
        }
    }
}

/// `x` with `count` primes, after the prefix of its module.
pub fn primed(prefix: &str, name: &str, count: u32) -> String {
    let mut text = String::with_capacity(prefix.len() + name.len() + count as usize);
    text.push_str(prefix);
    text.push_str(name);
    text.extend(std::iter::repeat_n('\'', count as usize));
    text
}

/// An input of a class.
#[derive(Clone, Debug)]
pub struct ClassInput {
    /// Name.
    pub name: String,
    /// Its value over time unless set from outside; `None` means 0.
    pub value: Option<Expr>,
}

/// An output of a class.
#[derive(Clone, Debug)]
pub struct ClassOutput {
    /// Name.
    pub name: String,
    /// Its value.
    pub value: Expr,
    /// Unit as written.
    pub unit: Option<String>,
    /// Where it stands.
    pub span: Span,
}

/// A constraint of a class, differentiated until it is affine in α: `row · α = b`.
#[derive(Clone, Debug)]
pub struct ClassConstraint {
    /// Name (with index if repeated).
    pub name: String,
    /// Equation as the user wrote it.
    pub text: String,
    /// Where it stands.
    pub span: Span,
    /// Residual h and its derivatives ḣ, …; their number is how often h had to be differentiated.
    pub stages: Vec<Expr>,
    /// Nonzero entries of the row of A.
    pub row: Vec<(VariableRef, Expr)>,
    /// Nonzero coefficients of accelerations read off frames and joints: they bring rows of their own.
    pub signals: Vec<(SignalRef, Expr)>,
    /// Right-hand side b, without what the motion of those frames adds.
    pub b: Expr,
    /// Variance R at acceleration level; `None` is a hard constraint.
    pub noise: Option<Expr>,
    /// Non-ideal part φ of the constraint forces.
    pub phi: Vec<(VariableRef, Expr)>,
    /// Baumgarte coefficients of this constraint.
    pub baumgarte: Option<(f64, f64)>,
    /// What it prescribes of the motion.
    pub prescribes: Prescribes,
    /// Whether forces along its row may do work where it holds.
    pub works: bool,
    /// Whether numbers and constant parameters alone stand in its row, which then is known to the last digit.
    pub constant: bool,
    /// Whether it lets one joint follow another, as `mimic` says, or is the equation of a variable or what that hides: it exerts no force of its own.
    pub follows: bool,
    /// The own variable that follows another, as `mimic` says: a start moves it, and what it follows stays.
    pub follower: Option<usize>,
    /// Own variables whose equations it adds up; it is left out where constraints, or forces of another module, act on one of them.
    pub unless_held: Vec<usize>,
    /// How often equations were differentiated until its row held; 0 of constraints that are written, whose forces are not asked for here.
    pub index: u32,
    /// What hides it, if it is a condition that others hide.
    pub hides: Option<Hides>,
    /// ∂h/∂u of the inputs, by path and number, that stand in h as their formulas of time, if h is the equation of a variable or a condition.
    pub inputs: Vec<((Vec<usize>, usize), Expr)>,
}

/// Conditions that hide another one: differentiated, and with the other equations, they say it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hides {
    /// Their numbers among the constraints of the class.
    pub from: Vec<usize>,
    /// How often the one that is differentiated most is.
    pub times: u32,
    /// Whether a variable of order 0 is found from it, so that it can't be left out.
    pub tells: bool,
}

/// What a constraint prescribes of a motion: a fact of its expression, whatever the time and the state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Prescribes {
    /// Nothing: everything may be at rest at any time.
    #[default]
    Nothing,
    /// Several velocities that belong together, and cannot all be zero everywhere: `x' - r*v' + W*y = 0` of a ball on a
    /// turntable. It drives no freedom.
    Field,
    /// Velocities that need not be zero, or accelerations, by an expression without time: `A' = 3`.
    Rates,
    /// Something by an expression with time: `A = 3*t`.
    Time,
}

impl Prescribes {
    /// Whether things cannot all be at rest under it.
    pub fn motion(self) -> bool {
        self != Self::Nothing
    }

    /// Whether it drives a freedom, wherever things are.
    pub fn drives(self) -> bool {
        matches!(self, Self::Rates | Self::Time)
    }
}

/// Quasi-velocities of a class: π = Y q̇ + y₀ over the second-order variables, solved for the rates q̇ = W(π − y₀).
#[derive(Clone, Debug, Default)]
pub struct Kinematics {
    /// For each variable with a quasi-velocity somewhere in its rate: its number and q̇ in state symbols.
    pub rates: Vec<(usize, Expr)>,
    /// Nonzero entries ∂q̇_i/∂π_j for those variables.
    pub w: Vec<(usize, usize, Expr)>,
    /// π − y₀ of each quasi-velocity: the velocity that its generalized force does work on.
    pub power_velocity: Vec<(usize, Expr)>,
}

/// Energies of a class.
#[derive(Clone, Debug, Default)]
pub struct Energies {
    /// Kinetic energy.
    pub kinetic: Option<Expr>,
    /// Potential energy.
    pub potential: Option<Expr>,
    /// q̇·∂L/∂q̇ − L, which the power below changes; equals kinetic + potential when T is a quadratic form.
    pub hamiltonian: Option<Expr>,
    /// Power of all that is not in L, without constraint forces: Q·q̇ − ∂D/∂q̇·q̇ − ∂L/∂t.
    pub power: Option<Expr>,
    /// Second-order variables whose kinetic energy is known.
    pub covers: Vec<usize>,
}

/// What a class calls its things, and what its symbols stand for.
#[derive(Clone, Debug, Default)]
pub struct Interface {
    /// Own variables.
    pub variables: Listed<ClassVariable>,
    /// Own parameters.
    pub parameters: Listed<ClassParameter>,
    /// Own inputs.
    pub inputs: Listed<ClassInput>,
    /// Own variables by the names of their quasi-velocities.
    pub quasi: HashMap<String, usize>,
    /// Own bodies and their named frames.
    pub frames: Listed<String>,
    /// Whether it is the model as a whole, whose ground is the one that poses are told in.
    pub top: bool,
    /// Own springs, dampers and actuators, with what they are.
    pub acting: Vec<(String, &'static str)>,
    /// Own joints that transmit forces between two bodies.
    pub joints: Listed<String>,
    /// Own fixed joints that make one body of two.
    pub welds: Listed<String>,
    /// Coordinates and velocities of own joints that close loops.
    pub closures: Listed<ClosureCoordinate>,
    /// Submodules, repetitions written out: name and class.
    pub children: Listed<(String, ClassId)>,
    /// What the symbols stand for.
    pub symbols: HashMap<Symbol, Reference>,
    /// Quasi-velocities.
    pub kinematics: Kinematics,
    /// Inputs that stand in constraints as their formula of time, by path and number, with their rates.
    pub inlined_inputs: Vec<(Vec<usize>, usize)>,
    /// Those that stand so in equations that tell variables of order 0.
    pub told_inputs: Vec<(Vec<usize>, usize)>,
}

impl Named for ClassVariable {
    fn name(&self) -> &str {
        &self.name
    }
}

impl Named for ClosureCoordinate {
    fn name(&self) -> &str {
        &self.name
    }
}

impl Named for ClassConstraint {
    fn name(&self) -> &str {
        &self.name
    }
}

impl Named for ClassOutput {
    fn name(&self) -> &str {
        &self.name
    }
}

impl Named for ClassInput {
    fn name(&self) -> &str {
        &self.name
    }
}

impl Named for ClassParameter {
    fn name(&self) -> &str {
        &self.name
    }
}

impl Named for (String, ClassId) {
    fn name(&self) -> &str {
        &self.0
    }
}

/// Forces by where they come from: what the energies give, then what is written.
#[derive(Clone, Debug, Default)]
pub struct Shares {
    /// Of each of [`Class::force`].
    pub force: Vec<[Expr; 2]>,
    /// Of each of [`Class::pushes`].
    pub pushes: Vec<[Expr; 2]>,
    /// Rayleigh's function in the velocities in use.
    pub dissipation: Option<Expr>,
}

/// What all equal modules share.
#[derive(Clone, Debug)]
pub struct Class {
    /// The definition it was derived from.
    pub definition: DefinitionId,
    /// Names.
    pub interface: Interface,
    /// Level of its own constraints: one above its children's.
    pub level: usize,
    /// Nonzero entries of the own mass block.
    pub mass: Vec<(usize, usize, Expr)>,
    /// Generalized forces by variable; several entries for one variable add up.
    pub force: Vec<(VariableRef, Expr)>,
    /// Generalized forces along numbers read off frames and joints that close loops.
    pub pushes: Vec<(SignalRef, Expr)>,
    /// Which part of the forces comes from energies.
    pub shares: Shares,
    /// Own constraints.
    pub constraints: Listed<ClassConstraint>,
    /// Energies.
    pub energies: Energies,
    /// Own variables whose equations constraints may not act on, each with the entry of the mass matrix that differs from the one opposite.
    pub oblique: Vec<(usize, (usize, usize))>,
    /// Outputs.
    pub outputs: Listed<ClassOutput>,
    /// Equations, compiled.
    pub equations: Compiled,
    /// Outputs and energies, compiled.
    pub readings: Compiled,
    /// Values of the inputs over time, compiled.
    pub drives: Compiled,
    /// [`ClassConstraint::inputs`] of all constraints, compiled.
    pub responses: Compiled,
}
