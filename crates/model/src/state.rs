//! The state of a model: time, variables with their lower derivatives, inputs.

use dalembert_mechanism::ClosureStart;
use dalembert_spec::error::{ModelError, close_names};

use crate::class::VariableRef;
use crate::model::{Model, Origin, Row, Variable};

/// A state of a model.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// Time, s.
    pub t: f64,
    /// Slots of all variables, slot 0 of all first: `[q…, q̇…, …]`, see [`crate::model::Variable::state`].
    pub y: Vec<f64>,
    /// Inputs set from outside; `None` follows the model's formula of time.
    pub inputs: Vec<Option<f64>>,
    /// Accelerations to ask inverse dynamics about, by column where given; empty if none.
    pub accelerations: Vec<Option<f64>>,
}

impl State {
    /// Refuses accelerations where the motion is asked about.
    ///
    /// # Errors
    /// A sentence, where accelerations are given.
    pub fn without_accelerations(&self) -> Result<(), String> {
        if self.accelerations.is_empty() {
            return Ok(());
        }
        Err("accelerations were given, which only `evaluate` has a use for: it answers with the efforts they need"
            .into())
    }

    /// The state that the model's start values describe, with 0 where none is given. Not assembled yet.
    pub fn start(model: &Model) -> Self {
        let mut y = vec![0.0; model.states];
        for v in &model.variables {
            for (slot, &place) in v.state.iter().enumerate() {
                y[place] = v.start[slot].unwrap_or(0.0);
            }
        }
        for &(place, value, ..) in model.mechanism.iter().flat_map(|m| &m.start) {
            y[place] = value;
        }
        if let Some(m) = &model.mechanism {
            for start in m.closures.iter().flat_map(|c| &c.start).filter(|s| !s.rate) {
                if let Some(place) = m.turn(start.closure, start.number) {
                    y[place] = start.value;
                }
            }
        }
        Self { t: 0.0, y, inputs: vec![None; model.inputs.len()], accelerations: Vec::new() }
    }
}

/// Start values: a state, and how firmly each number in it stands.
#[derive(Clone, Debug)]
pub struct StartValues {
    /// The values; 0 where none is given.
    pub state: State,
    /// Per entry of `state.y`: assembly must not move it.
    pub fixed: Vec<bool>,
    /// Per entry of `state.y`: the user gave it.
    pub given: Vec<bool>,
    /// Wishes for coordinates and velocities of joints that close loops.
    pub closures: Vec<ClosureStart>,
}

impl StartValues {
    /// As the model file says.
    pub fn of(model: &Model) -> Self {
        let mut start = Self {
            state: State::start(model),
            fixed: vec![false; model.states],
            given: vec![false; model.states],
            closures: model.mechanism.iter().flat_map(|m| &m.closures).flat_map(|c| c.start.clone()).collect(),
        };
        for v in &model.variables {
            for (slot, &place) in v.state.iter().enumerate() {
                start.fixed[place] = v.fixed[slot];
                start.given[place] = v.start[slot].is_some();
            }
        }
        // Start values of what has a rate are the user's where variables of order 0 follow from them.
        if algebraic_follow(model) {
            for v in model.variables.iter().filter(|v| v.order == 1 && !v.algebraic && !v.joint) {
                v.state.iter().for_each(|&place| start.fixed[place] = true);
            }
        }
        for v in model.mechanism.iter().flat_map(|m| &m.resting).map(|&c| &model.variables[c]) {
            v.velocity_place().into_iter().for_each(|place| start.given[place] = true);
        }
        for &(place, _, given, fixed) in model.mechanism.iter().flat_map(|m| &m.start) {
            (start.given[place], start.fixed[place]) = (given, fixed);
        }
        start
    }

    /// Sets a variable, a rate (`x'`), a quasi-velocity, an input or the time `t` by name, and keeps it; a variable of order 0 that
    /// follows from the others is looked for from there.
    ///
    /// # Errors
    /// The name, with the closest known one, if there is no such thing.
    pub fn set(&mut self, model: &Model, name: &str, value: f64) -> Result<(), ModelError> {
        if !value.is_finite() {
            return Err(ModelError::whole(format!("the value of `{name}` is not a finite number")));
        }
        let called = model.called(name);
        if called != name && model.find_state(name).is_some() {
            let message = format!("`{name}` is the name of a coordinate, and the other name of `{called}`");
            return Err(
                ModelError::whole(message).help(format!("write `{called}`, or give that joint another `alias`"))
            );
        }
        let name = &*called;
        if let Some(place) = model.find_state(name) {
            let follows = |v: &Variable| v.algebraic && v.state.contains(&place);
            self.state.y[place] = value;
            self.fixed[place] = !(model.variables.iter().any(follows) && algebraic_follow(model));
            self.given[place] = true;
        } else if let Some((column, _)) = model.find_slot(name) {
            if !model.variables[column].joint {
                let help = "accelerations are given for joints, to ask for the efforts that they need";
                return Err(ModelError::whole(format!("the equations determine `{name}`; it can't be set")).help(help));
            }
            self.state.accelerations.resize(model.n(), None);
            self.state.accelerations[column] = Some(value);
        } else if let Some(input) = model.find_input(name) {
            if model.inputs[input].in_constraint {
                return Err(ModelError::whole(format!(
                    "input `{name}` can't be set: a constraint follows its formula of time"
                )));
            }
            self.state.inputs[input] = Some(value);
        } else if let Some((closure, number, rate)) = model.find_closing(name) {
            self.closures.retain(|c| (c.closure, c.number, c.rate) != (closure, number, rate));
            self.closures.push(ClosureStart { closure, number, rate, value, fixed: true });
            if let (false, Some(place)) = (rate, model.mechanism.as_ref().and_then(|m| m.turn(closure, number))) {
                self.state.y[place] = value;
            }
        } else if let Some(joint) = closing_acceleration(model, name) {
            let help = "give the accelerations of joints that close no loop; `doctor` says which may be chosen";
            let message = format!(
                "`{name}` can't be set: joint `{joint}` closes a loop, so that its acceleration follows from the others"
            );
            return Err(ModelError::whole(message).help(help));
        } else if name == "t" {
            self.state.t = value;
        } else {
            return Err(unknown(model, name));
        }
        Ok(())
    }
}

/// Whether variables of order 0 follow from the others: rows tell them alone.
fn algebraic_follow(model: &Model) -> bool {
    model.variables.iter().any(|v| v.algebraic) && !model.rows.iter().any(|row| binds(model, row))
}

/// Whether a row may be a condition for what has a rate of order 1: a constraint, what a singular mass leaves, and equations that hide
/// others. The equation of a variable of order 0 tells that one.
fn binds(model: &Model, row: &Row) -> bool {
    let Origin::Constraint(number) = row.origin else { return false };
    let constraint = &model.class_of(row.instance).constraints[number];
    let tells = row.index > 0 && row.hides.is_none() && constraint.unless_held.is_empty();
    let of_first_order = |of: &VariableRef| model.variables[model.column(row.instance, of)].order == 1;
    !tells && (row.hides.is_some() || constraint.row.iter().any(|(of, _)| of_first_order(of)))
}

/// The joint that closes a loop whose acceleration this is.
fn closing_acceleration<'m>(model: &'m Model, name: &str) -> Option<&'m str> {
    let (closure, ..) = model.find_closing(name.strip_suffix('\'')?).filter(|found| found.2)?;
    model.mechanism.as_ref().map(|m| m.closures[closure].name.as_str())
}

fn unknown(model: &Model, name: &str) -> ModelError {
    let coordinates = model.mechanism.iter().flat_map(|m| &m.joints).flat_map(|j| &j.coordinates);
    let slots: Vec<_> = model.variables.iter().flat_map(Variable::slots).collect();
    let states = slots.iter().map(AsRef::as_ref).chain(coordinates.map(String::as_str));
    let parameters = parameters(model);
    if parameters.iter().any(|p| p == name) {
        let help = "parameters are set when the model is opened: with --set, or in the file";
        return ModelError::whole(format!("`{name}` is a parameter and no part of a state")).help(help);
    }
    let known = states.chain(model.inputs.iter().map(|i| i.name.as_str())).chain(["t"]);
    let known = known.chain(parameters.iter().map(String::as_str));
    let error = ModelError::whole(format!("the model has no variable, rate, input or parameter `{name}`"));
    error.maybe_help(repeated(model, name).or_else(|| close_names(name, known)))
}

/// Full names of all parameters.
fn parameters(model: &Model) -> Vec<String> {
    let of = |(number, instance): (usize, &crate::model::Instance)| {
        let own = model.class_of(number).interface.parameters.iter();
        own.map(|p| format!("{}{}", instance.prefix, p.name)).collect::<Vec<_>>()
    };
    model.instances.iter().enumerate().flat_map(of).collect()
}

/// Advice for `leg.m` where there are `leg[0].m`, `leg[1].m`, … or no such copy.
fn repeated(model: &Model, name: &str) -> Option<String> {
    let (module, _) = name.rsplit_once('.')?;
    if model.instances.iter().any(|i| i.prefix.strip_suffix('.') == Some(module)) {
        return None;
    }
    let stem = module.strip_suffix(']').and_then(|m| m.rsplit_once('[')).map_or(module, |(stem, _)| stem);
    let copy = |prefix: &str| prefix.strip_prefix(stem)?.strip_prefix('[')?.strip_suffix("].")?.parse::<usize>().ok();
    let last = model.instances.iter().filter_map(|i| copy(&i.prefix)).max()?;
    Some(format!("`{stem}` is repeated: it goes from `{stem}[0]` to `{stem}[{last}]`"))
}
