//! From a module definition to its equations: names, Lagrange, quasi-velocities, constraints, programs.

mod algebraic;
mod conditions;
pub mod constraint;
mod dependent;
mod descriptor;
mod energies;
mod finish;
mod forces;
mod hidden;
pub mod kinematics;
pub mod lagrange;
mod outputs;
mod quasi;
pub mod scope;
mod variables;

use std::collections::HashMap;

use dalembert_expr::{Expr, Graph};
use dalembert_mechanism::OwnLoops;
use dalembert_spec::error::ModelError;
use dalembert_spec::parameters::{ClassParameter, located};
use dalembert_spec::spec::{DefinitionId, Formula, ModuleSpec};

use self::scope::{Allowed, InputUse, Scope};
use crate::class::{Class, ClassConstraint, ClassId, Energies, Interface, SignalRef, VariableRef};
use crate::listed::Listed;

/// Largest order of a variable.
const MAX_ORDER: u32 = 16;

/// What a force formula is conjugate to.
pub enum Target {
    /// The velocity in use: q̇, or the quasi-velocity, or α of a variable that is not of second order.
    Velocity(VariableRef),
    /// The rate q̇ of a coordinate whose velocity in use is a quasi-velocity.
    Coordinate(VariableRef),
    /// The rate of a number read off a frame or a joint that closes a loop.
    Signal(SignalRef),
}

const STATE: Allowed =
    Allowed { state: true, acceleration: false, inputs: InputUse::Value, reactions: false, frames: false };
/// What a force may speak of.
const FORCE: Allowed = Allowed { frames: true, ..STATE };

/// Derives one class.
pub struct Derivation<'a> {
    pub graph: &'a mut Graph,
    pub classes: &'a [Class],
    pub spec: &'a ModuleSpec,
    pub interface: Interface,
    pub errors: Vec<ModelError>,
    pub mass: Vec<(usize, usize, Expr)>,
    pub force: Vec<(VariableRef, Expr)>,
    pub pushes: Vec<(SignalRef, Expr)>,
    pub constraints: Vec<ClassConstraint>,
    pub energies: Energies,
    /// Rayleigh's function in the velocities in use.
    pub dissipation: Option<Expr>,
    /// How many of `force` and `pushes` the energies gave.
    pub energetic: [usize; 2],
    pub power: Option<Expr>,
    /// Variables whose equations are combined (`descriptor.rs`), each with an entry of the mass that differs from the one opposite.
    pub oblique: Vec<(usize, (usize, usize))>,
    /// A variable whose singular inertia hides an equation that can't be differentiated, and the input of which only the value is known.
    pub unknown: Option<(usize, String)>,
    /// Definitions of quasi-velocities in raw rates.
    pub raw: HashMap<usize, Expr>,
    /// Own joints that close loops, and bodies that move freely.
    pub loops: OwnLoops,
    /// Whether fixed joints of the tree keep two bodies apart.
    pub keep_fixed: bool,
}

/// Where a definition stands in a model.
pub struct Standing {
    /// Its joints that close loops, and bodies that move freely.
    pub loops: OwnLoops,
    /// Whether fixed joints of the tree keep two bodies apart.
    pub keep_fixed: bool,
    /// Whether it is the model as a whole.
    pub top: bool,
}

/// Derives the class of a definition with these parameters and children.
pub fn derive(
    graph: &mut Graph,
    classes: &[Class],
    (definition, spec): (DefinitionId, &ModuleSpec),
    parameters: Vec<ClassParameter>,
    children: Vec<(String, ClassId)>,
    Standing { loops, keep_fixed, top }: Standing,
) -> Result<Class, Vec<ModelError>> {
    let mut d = Derivation {
        graph,
        classes,
        spec,
        interface: Interface { parameters: parameters.into(), children: children.into(), top, ..Interface::default() },
        errors: Vec::new(),
        mass: Vec::new(),
        force: Vec::new(),
        pushes: Vec::new(),
        constraints: Vec::new(),
        energies: Energies::default(),
        dissipation: None,
        energetic: [0; 2],
        power: None,
        oblique: Vec::new(),
        unknown: None,
        raw: HashMap::new(),
        loops,
        keep_fixed,
    };
    d.register_moving_parameters();
    d.variables();
    d.inputs();
    d.quasi_velocities();
    d.stop_on_errors()?;
    d.lagrangian();
    d.energetic = [d.force.len(), d.pushes.len()];
    d.equations();
    d.forces();
    d.algebraic();
    let oblique = d.descriptor();
    d.constraints();
    d.mimics();
    d.hidden();
    oblique.iter().for_each(|block| d.normal_equations(block));
    let outputs = d.outputs();
    d.stop_on_errors()?;
    d.finish(definition, outputs)
}

impl Derivation<'_> {
    fn stop_on_errors(&mut self) -> Result<(), Vec<ModelError>> {
        if self.errors.is_empty() { Ok(()) } else { Err(std::mem::take(&mut self.errors)) }
    }

    fn scope<'s>(
        &'s mut self,
        allowed: Allowed,
        constraints: impl Into<Option<&'s Listed<String>>>,
    ) -> (Scope<'s>, &'s mut Graph) {
        let constraints = constraints.into();
        (
            Scope {
                interface: &mut self.interface,
                classes: self.classes,
                outputs: None,
                waits_for: None,
                allowed,
                raw: None,
                index: None,
                constraints,
            },
            &mut *self.graph,
        )
    }

    fn zero(&mut self) -> Expr {
        self.graph.constant(0.0)
    }

    /// Parents may speak of a moving parameter that the module itself does not use.
    fn register_moving_parameters(&mut self) {
        let moving: Vec<Expr> = self.interface.parameters.iter().filter_map(|p| p.moving).collect();
        let (mut scope, g) = self.scope(STATE, None);
        for e in moving {
            scope.register_parameters_in(g, e);
        }
    }

    /// Reads a formula; an error is kept and 0 stands in, so that further errors are found.
    fn read(&mut self, formula: &Formula, allowed: Allowed) -> Expr {
        self.read_at(formula, allowed, None)
    }

    fn read_at(&mut self, formula: &Formula, allowed: Allowed, index: Option<i64>) -> Expr {
        let (mut scope, g) = self.scope(allowed, None);
        scope.index = index;
        match formula.ast.build(g, &mut scope) {
            Ok(e) => e,
            Err(e) => {
                self.errors.push(located(formula, e));
                self.graph.constant(0.0)
            }
        }
    }

    /// Reads an energy or a quasi-velocity; only energies speak of frames. Inputs are no part of them: their rates are unknown.
    fn read_raw(&mut self, formula: &Formula, frames: bool) -> Expr {
        let raw = std::mem::take(&mut self.raw);
        let (mut scope, g) = self.scope(Allowed { inputs: InputUse::Never, frames, ..STATE }, None);
        scope.raw = Some(&raw);
        let result = formula.ast.build(g, &mut scope);
        self.raw = raw;
        result.unwrap_or_else(|e| {
            self.errors.push(located(formula, e));
            self.graph.constant(0.0)
        })
    }
}
