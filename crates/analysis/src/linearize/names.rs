//! What is driven and what is measured, by the user's names.

use dalembert_answers::derivatives::Named;
use dalembert_integrate::Failure;
use dalembert_model::model::{Model, Variable};
use dalembert_spec::error::known_names;

use crate::derivatives::{Change, Place, Solver};

/// Something that can be driven.
#[derive(Clone, Debug)]
pub(super) struct Drive {
    pub(super) name: String,
    unit: Option<String>,
    pub(super) by: By,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum By {
    /// An input, by number.
    Input(usize),
    /// A generalized force on a column.
    Force(usize),
}

impl Drive {
    /// What each of some does, one by one.
    pub(super) fn pushes(drives: &[Self], solver: &Solver<'_, '_>) -> Vec<Change> {
        let column = |drive: &Self| if let By::Force(column) = drive.by { Some(column) } else { None };
        let mut forces = solver.along_forces(drives.iter().filter_map(column)).into_iter();
        let push = |drive: &Self| match drive.by {
            By::Input(input) => Some(solver.along_input(input)),
            By::Force(_) => forces.next(),
        };
        drives.iter().filter_map(push).collect()
    }

    /// Whether it stands in equations of variables of order 0.
    pub(super) fn is_told(&self, model: &Model) -> bool {
        matches!(self.by, By::Input(input) if model.inputs[input].at_once)
    }

    /// Whether its value alone does not tell what it does at a point.
    pub(super) fn acts_by_rates(&self, solver: &Solver<'_, '_>) -> bool {
        matches!(self.by, By::Input(input) if self.is_told(solver.model) && solver.acts_by_rates(input))
    }

    pub(super) fn value(&self, solver: &Solver<'_, '_>) -> f64 {
        match self.by {
            By::Input(input) => solver.inputs[input],
            By::Force(_) => 0.0,
        }
    }

    pub(super) fn named(&self) -> Named {
        Named { name: self.name.clone(), unit: self.unit.clone() }
    }

    fn input(model: &Model, input: usize, name: &str) -> Self {
        let unit = model.inputs[input].unit.as_deref().map(str::to_owned);
        Self { name: name.to_owned(), unit, by: By::Input(input) }
    }
}

/// Something that can be measured.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    pub(super) name: String,
    unit: Option<String>,
    pub(super) of: Of,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Of {
    /// An output, by number.
    Output(usize),
    /// A place in the state.
    State(usize),
}

impl Seen {
    pub(super) fn named(&self) -> Named {
        Named { name: self.name.clone(), unit: self.unit.clone() }
    }

    /// The output that it is.
    pub(super) fn output(&self, model: &Model) -> Option<String> {
        match self.of {
            Of::Output(k) => Some(model.outputs[k].name.clone()),
            Of::State(_) => None,
        }
    }

    fn file(model: &Model, number: usize) -> Self {
        let output = &model.outputs[number];
        Self { name: output.name.clone(), unit: output.unit.clone(), of: Of::Output(number) }
    }

    fn slot(v: &Variable, slot: usize) -> Self {
        Self { name: v.slot(slot).into_owned(), unit: v.slot_unit(slot), of: Of::State(v.state[slot]) }
    }
}

/// Inputs by name: those of the file, `tau.JOINT`, and a force along any variable by its own name.
pub(super) fn drives(model: &Model, list: &[String]) -> Result<Vec<Drive>, Failure> {
    once("input", list)?;
    list.iter().map(|name| drive(model, name)).collect()
}

fn drive(model: &Model, name: &str) -> Result<Drive, Failure> {
    let called = model.called(name);
    let input = |name: &str| model.inputs.iter().position(|i| i.name == name);
    let (word, along) = match called.strip_prefix("tau.") {
        Some(word) => (word, called.to_string()),
        None => (&*called, format!("tau.{called}")),
    };
    if let Some(found) = input(&called).or_else(|| input(&along)) {
        if !acts(model, found) {
            return Err(Failure::new(format!("input `{name}` {}", why_by_rates(model))));
        }
        return Ok(Drive::input(model, found, name));
    }
    if let Some(column) = model.variables.iter().position(|v| v.name == word) {
        return Ok(Drive { name: name.to_owned(), unit: None, by: By::Force(column) });
    }
    let inputs = model.inputs.iter().map(|i| i.name.as_str());
    let known = inputs.chain(model.variables.iter().map(|v| v.name.as_str()));
    let help = known_names(name, known);
    Err(Failure::new(format!(
        "there is no input `{name}`, and no variable of that name that a force could act along; {help}"
    )))
}

/// Outputs by name: those of the file, variables, their rates, coordinates of joints.
pub(super) fn seen(model: &Model, list: &[String]) -> Result<Vec<Seen>, Failure> {
    once("output", list)?;
    list.iter().map(|name| one_seen(model, name)).collect()
}

fn one_seen(model: &Model, name: &str) -> Result<Seen, Failure> {
    let called = model.called(name);
    if let Some(number) = model.outputs.iter().position(|o| o.name == *called) {
        return Ok(Seen::file(model, number));
    }
    if let Some((variable, slot)) = model.find_variable(&called) {
        return Ok(Seen { name: name.to_owned(), ..Seen::slot(&model.variables[variable], slot) });
    }
    if let Some(place) = model.find_state(&called) {
        return Ok(Seen { name: name.to_owned(), unit: None, of: Of::State(place) });
    }
    let slots: Vec<_> = model.variables.iter().flat_map(Variable::slots).collect();
    let known = model.outputs.iter().map(|o| o.name.as_str()).chain(slots.iter().map(AsRef::as_ref));
    let help = known_names(name, known);
    Err(Failure::new(format!("there is no output, variable or rate `{name}` to measure; {help}")))
}

fn once(what: &str, list: &[String]) -> Result<(), Failure> {
    for (k, name) in list.iter().enumerate() {
        if name.trim().is_empty() {
            return Err(Failure::new(format!("a name of an {what} is empty: there is a comma too many")));
        }
        if list[..k].contains(name) {
            return Err(Failure::new(format!("{what} `{name}` is named twice: name it once")));
        }
    }
    Ok(())
}

/// Inputs of the file; without any, efforts of the joints.
pub(super) fn default_drives(model: &Model) -> Vec<Drive> {
    let own: Vec<Drive> = file_drives(model).collect();
    if own.is_empty() { efforts(model).filter(|d| of_tree(model, d)).collect() } else { own }
}

fn file_drives(model: &Model) -> impl Iterator<Item = Drive> + '_ {
    let own = model.inputs.iter().enumerate().take(model.first_tau).filter(|&(number, _)| acts(model, number));
    own.map(|(number, input)| Drive::input(model, number, &input.name))
}

/// Whether an input acts by its value alone.
fn acts(model: &Model, input: usize) -> bool {
    !model.inputs[input].in_constraint || model.inputs[input].at_once
}

/// That an input acts by its rates, and has no column in B.
pub(super) fn by_rates(model: &Model, drive: &Drive) -> String {
    format!("input `{}` {}", drive.name, why_by_rates(model))
}

fn why_by_rates(model: &Model) -> &'static str {
    if model.rows.iter().any(|row| row.hides.is_some()) {
        "has no column in B: an equation that hides conditions, or a constraint, follows its formula of time and is differentiated, so that it acts by \
         its rates as well"
    } else {
        "has no column in B: a constraint follows its formula of time and is differentiated, so that it acts by its rates"
    }
}

/// Inputs of the file that have no column in B, in words.
pub(super) fn left_out(model: &Model) -> Vec<String> {
    let own = model.inputs.iter().enumerate().take(model.first_tau).filter(|&(number, _)| !acts(model, number));
    own.map(|(_, input)| format!("input `{}` {}", input.name, why_by_rates(model))).collect()
}

/// Efforts of joints, but of those that move freely in space, where nothing is that could push.
fn efforts(model: &Model) -> impl Iterator<Item = Drive> + '_ {
    let twist = |name: &str| model.variables.iter().any(|v| v.is_twist() && name.strip_prefix("tau.") == Some(&v.name));
    let all = model.inputs.iter().enumerate().skip(model.first_tau);
    all.filter(move |(_, input)| !input.in_constraint && !twist(&input.name))
        .map(|(number, input)| Drive::input(model, number, &input.name))
}

fn of_tree(model: &Model, drive: &Drive) -> bool {
    model.variables.iter().any(|v| drive.name.strip_prefix("tau.") == Some(&v.name))
}

/// All inputs, efforts of all joints, and a force along each variable of the file's formulas.
pub(super) fn all_drives(model: &Model) -> Vec<Drive> {
    let forces = model.variables.iter().enumerate().filter(|(_, v)| !v.joint);
    let forces = forces.map(|(column, v)| Drive { name: format!("tau.{}", v.name), unit: None, by: By::Force(column) });
    file_drives(model).chain(efforts(model)).chain(forces).collect()
}

/// Outputs of the file that are functions of the state; without any, the independent coordinates.
pub(super) fn default_seen(model: &Model, places: &[Place], open: &[String], notes: &mut Vec<String>) -> Vec<Seen> {
    if model.outputs.is_empty() {
        let own = |&&(s, c): &&Place| s == model.variables[c].order as usize;
        return places.iter().filter(own).map(|&(_, c)| Seen::slot(&model.variables[c], 0)).collect();
    }
    let mut seen = Vec::new();
    for (number, output) in model.outputs.iter().enumerate() {
        if open.contains(&output.name) {
            notes.push(format!(
                "output `{}` is left out: it depends on multipliers that the constraints do not determine",
                output.name
            ));
        } else {
            seen.push(Seen::file(model, number));
        }
    }
    seen
}

/// All positions.
pub(super) fn all_seen(model: &Model) -> Vec<Seen> {
    model.variables.iter().filter(|v| !v.is_twist() && v.order > 0).map(|v| Seen::slot(v, 0)).collect()
}
