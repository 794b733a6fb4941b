//! A model as a linear system at a state, and what the crate `linear` says of it in the model's names.
//!
//! ```text
//! x = w of `derivatives.rs`:  δẋ = f + A δx + B δu,   δy = C δx + D δu                                                     (1)
//! M_r q̈ + D_r q̇ + S_r q = F_r u,   M_r = ∂Q/∂u̇,  D_r = ∂Q/∂v,  S_r = ∂Q/∂q,  F_r = −∂Q/∂u                               (2)
//! ```
//!
//! (2) exists where all states are positions and their own rates; it gives distances the measure of the kinetic energy. Outputs change
//! along every δx and δu with the state, the accelerations and the multipliers that belong to it: they are differentiated by the
//! same dual numbers as the equations. Cost: that of `derivatives.rs`, and one evaluation of the outputs for each state and input, three times
//! (`scatter.rs`).

mod coordinates;
mod descriptor;
mod differ;
mod exact;
mod frozen;
mod gaps;
mod jump;
mod names;
mod outputs;
mod responses;
mod rest;
mod scatter;
mod second_order;
mod stuck;
mod vary;
mod verdicts;

pub use self::descriptor::descriptor;
pub use self::rest::{Branch, Held, equilibrium, nearest_rest};
pub use self::vary::{Range, study};

use dalembert_answers::derivatives::Named;
use dalembert_answers::linearization::LinearModel;
use dalembert_dynamics::determined::{Kernel, undetermined_outputs};
use dalembert_dynamics::equations::{Equations, Readings};
use dalembert_integrate::Failure;
use dalembert_linear::{LinearError, LinearSystem, Mat, Rounding, SecondOrder};
use dalembert_model::class::Prescribes;
use dalembert_model::model::Model;
use dalembert_model::pattern::Source;
use dalembert_model::state::State;

use self::jump::Jump;
use self::names::{Drive, Seen};
use self::rest::Lasting;
use self::scatter::Numbers;
use self::stuck::Stuck;
use crate::derivatives::{self, Change, Place, Solver, regular};
use crate::tolerances::STILL;

/// What is asked.
#[derive(Clone, Debug, Default)]
pub struct Question {
    /// Independent coordinates by their variables' names; chosen if not given.
    pub independent: Option<Vec<String>>,
    /// Inputs; if not given those of the file, and of a file without any the efforts of all joints.
    pub inputs: Option<Vec<String>>,
    /// Outputs; if not given those of the file, and of a file without any the independent coordinates.
    pub outputs: Option<Vec<String>>,
    /// What may be driven; if not given all inputs and a force or torque along every coordinate.
    pub candidate_inputs: Option<Vec<String>>,
    /// What may be measured; if not given all positions.
    pub candidate_outputs: Option<Vec<String>>,
    /// Whether the mechanical form is given in coordinates with M = 1.
    pub orthonormal: bool,
}

impl Question {
    /// Whether all names are those of a model.
    ///
    /// # Errors
    /// The name, with the closest known one.
    pub fn check(&self, model: &Model) -> Result<(), Failure> {
        for list in [&self.inputs, &self.candidate_inputs].into_iter().flatten() {
            names::drives(model, list)?;
        }
        for list in [&self.outputs, &self.candidate_outputs].into_iter().flatten() {
            names::seen(model, list)?;
        }
        let independent = self.independent.as_deref().unwrap_or_default();
        dalembert_dynamics::independent::columns_named(model, independent).map(|_| ())
    }
}

/// A model linearized at a state: matrices, not yet judged.
#[derive(Clone, Debug)]
pub struct Linear {
    /// (1) with its names.
    pub model: LinearModel,
    system: LinearSystem,
    /// With all candidates as inputs and outputs.
    candidates: LinearSystem,
    /// (2), with the inputs and outputs of `system`, and with all candidates.
    second_order: Option<(SecondOrder, SecondOrder)>,
    orthonormal: bool,
    /// Whether A changes with time.
    frozen: bool,
    /// Names of the independent coordinates where constraints leave a choice.
    independent: Vec<String>,
    /// The model's own sizes of the states.
    sizes: Vec<f64>,
}

/// Motions along each of the states of a linear system: how the slots of the model's state change, dependent ones included.
///
/// # Errors
/// As [`Linear::of`].
pub fn motions(model: &Model, state: &State, question: &Question) -> Result<Vec<Vec<f64>>, Failure> {
    let mut equations = regular(model, state)?;
    let asked = derivatives::Question::of(question.independent.clone());
    let (_, changes) = Solver::new(&mut equations, state, &asked)?.along_states();
    Ok(changes.into_iter().map(|change| change.y).collect())
}

/// What is computed at the point, by number.
struct Columns {
    drives: Vec<Drive>,
    pushes: Vec<Change>,
    seen: Vec<Seen>,
    /// Where candidates begin.
    inputs: usize,
    outputs: usize,
}

impl Linear {
    /// Linearizes a model at an assembled state.
    ///
    /// # Errors
    /// In words: what [`crate::matrices::derivatives`] says, and outputs by name that are not determined or have no derivative.
    pub fn of(model: &Model, state: &State, question: &Question) -> Result<Self, Failure> {
        let mut equations = regular(model, state)?;
        let asked = derivatives::Question::of(question.independent.clone());
        let solver = Solver::new(&mut equations, state, &asked)?;
        let (places, changes) = solver.along_states();
        let mut notes = Vec::new();
        let mut columns = columns_of(&solver, question, &places, &mut notes)?;
        let mut all = loop {
            match Matrices::of(&solver, &places, &changes, &columns) {
                Ok(all) => break all,
                Err(Jump::Outputs(found)) if question.outputs.is_none() && found[0].0 < columns.outputs => {
                    let own: Vec<_> = found.into_iter().filter(|(k, _)| *k < columns.outputs).collect();
                    own.iter().rev().for_each(|(k, _)| drop(columns.seen.remove(*k)));
                    columns.outputs -= own.len();
                    notes.extend(own.into_iter().map(|(_, why)| format!("{why}; it is left out")));
                }
                Err(jump) => return Err(jump.failure()),
            }
        };
        if question.candidate_inputs.is_none() {
            columns = all.without_alike(columns, model, &places);
        }
        let mut linear = all.named(&solver, &places, question, &columns)?;
        let stuck = Stuck::of(&solver, &places, &columns.pushes);
        let nothing = |x: &Mat<f64>| x.norm_max() == 0.0;
        let system = &linear.system;
        let moves_nothing = |k: usize| nothing(&column(system.b(), k)) && nothing(&column(system.d(), k));
        let shows_nothing = |k: usize| nothing(&row(system.c(), k)) && nothing(&row(system.d(), k));
        let (drives, seen) = (&columns.drives[..columns.inputs], &columns.seen[..columns.outputs]);
        if !places.is_empty() {
            let said = stuck.notes(&solver, (drives, &moves_nothing), (seen, &shows_nothing));
            notes.extend(said.map_err(Jump::failure)?);
        }
        linear.model.notes = notes;
        Ok(linear)
    }
}

/// Resolves names and computes what each input does.
fn columns_of(
    solver: &Solver<'_, '_>,
    question: &Question,
    places: &[Place],
    notes: &mut Vec<String>,
) -> Result<Columns, Failure> {
    let model = solver.model;
    let moved_at_once = |drives: Vec<Drive>| match (solver.algebraic_state(), drives.iter().find(|d| d.is_told(model)))
    {
        (Some(state), Some(drive)) => Err(Failure::new(format!(
            "`{}` is of order 0 and no state where input `{}` moves it at once: choose others as independent",
            model.variables[state].name, drive.name
        ))),
        _ => Ok(drives),
    };
    let named = |list: &[String]| {
        let drives = moved_at_once(names::drives(model, list)?)?;
        match drives.iter().find(|drive| drive.acts_by_rates(solver)) {
            Some(drive) => Err(Failure::new(names::by_rates(model, drive))),
            None => Ok(drives),
        }
    };
    let mut drives = match &question.inputs {
        Some(list) => named(list)?,
        None => {
            notes.extend(names::left_out(model));
            let drives = moved_at_once(names::default_drives(model))?;
            let (rated, drives): (Vec<_>, Vec<_>) = drives.into_iter().partition(|drive| drive.acts_by_rates(solver));
            notes.extend(rated.iter().map(|drive| names::by_rates(model, drive)));
            drives
        }
    };
    let inputs = drives.len();
    let mut pushes: Vec<Change> = Drive::pushes(&drives, solver);
    match &question.candidate_inputs {
        Some(list) => drives.extend(named(list)?),
        None => {
            let all = moved_at_once(names::all_drives(model))?;
            drives.extend(all.into_iter().filter(|drive| !drive.acts_by_rates(solver)));
        }
    }
    pushes.extend(Drive::pushes(&drives[inputs..], solver));
    let open = open_outputs(solver);
    let mut seen = match &question.outputs {
        Some(list) => names::seen(model, list)?,
        None => names::default_seen(model, places, &open, notes),
    };
    let outputs = seen.len();
    seen.extend(match &question.candidate_outputs {
        Some(list) => names::seen(model, list)?,
        None => names::all_seen(model),
    });
    if let Some(name) = seen.iter().filter_map(|s| s.output(model)).find(|name| open.contains(name)) {
        return Err(Failure::new(format!(
            "output `{name}` depends on multipliers that the constraints do not determine: it is no function of the state"
        )));
    }
    Ok(Columns { drives, pushes, seen, inputs, outputs })
}

/// Whether one is a multiple of the other, in the model's own sizes.
fn parallel(x: &[f64], y: &[f64]) -> bool {
    let dot = |x: &[f64], y: &[f64]| x.iter().zip(y).map(|(a, b)| a * b).sum::<f64>();
    let (xx, xy) = (dot(x, x), dot(x, y));
    let off = x.iter().zip(y).map(|(a, b)| (b - a * xy / xx).powi(2)).sum::<f64>();
    off.sqrt() <= STILL * dot(y, y).sqrt()
}

/// Outputs whose values the constraints leave open.
fn open_outputs(solver: &Solver<'_, '_>) -> Vec<String> {
    let mut equations = Equations::new(solver.model);
    equations.evaluate(solver.state.t, &solver.state.y, &solver.state.inputs);
    if solver.model.rows.is_empty() {
        return Vec::new();
    }
    let directions = Kernel::of(&equations, None).map(|kernel| kernel.probes());
    let mut readings = Readings::new(solver.model);
    let at = (solver.state.t, solver.state.y.as_slice());
    undetermined_outputs(&mut equations, &mut readings, at, (&solver.alpha, &solver.lambda), directions.as_deref())
}

/// (1) and (2) with all candidates, computed zeros made zero, and how far they are off.
struct Matrices {
    numbers: Numbers,
    off: Numbers,
}

impl Matrices {
    fn of(solver: &Solver<'_, '_>, places: &[Place], changes: &[Change], columns: &Columns) -> Result<Self, Jump> {
        let mut numbers = Numbers::of(solver, places, (changes, &columns.pushes), &columns.seen)?;
        let without = numbers.without_slope();
        if !without.is_empty() {
            let why = |k: usize| {
                let name = &columns.seen[k].name;
                format!(
                    "output `{name}` holds the rate of a variable of order 0, and by that the rate of an input: it has no D"
                )
            };
            return Err(Jump::Outputs(without.into_iter().map(|k| (k, why(k))).collect()));
        }
        if !numbers.is_finite() {
            return Err(numbers.endless(solver.model, places, columns));
        }
        let all = (&columns.drives[..], &columns.seen[..]);
        let sides = jump::sides(solver, places, all)?;
        let mut off = numbers.off(solver, places, all)?;
        if let Some(sides) = sides {
            numbers.take_limits(&sides, &mut off);
        }
        let poles = jump::pole((&numbers, &off), solver, places, all);
        if !poles.is_empty() {
            let why =
                |k: usize| format!("output `{}` divides by what is zero here but for rounding", columns.seen[k].name);
            return Err(Jump::Outputs(poles.into_iter().map(|k| (k, why(k))).collect()));
        }
        let changed = numbers.settle(&off);
        if !second_order::rates_are_states(&numbers.a) {
            numbers.parts = None;
        }
        if let Some((states, inputs)) =
            numbers.parts.as_ref().filter(|_| changed).map(second_order::Parts::accelerations)
        {
            let n = places.len();
            numbers.a.get_mut(n / 2.., ..).copy_from(&states);
            numbers.b.get_mut(n / 2.., ..).copy_from(&inputs);
            numbers.settle(&off);
        }
        Ok(Self { numbers, off })
    }

    /// Of candidates that act alike the first is enough, and those that do nothing are none.
    fn without_alike(&mut self, mut columns: Columns, model: &Model, places: &[Place]) -> Columns {
        let size = |&(s, c): &Place| model.natural.of_slot(c, model.variables[c].order as i32 - s as i32 + 1);
        let sizes: Vec<f64> = places.iter().map(size).collect();
        let mut kept: Vec<usize> = (0..columns.inputs).collect();
        let mut apart: Vec<Vec<f64>> = Vec::new();
        for k in columns.inputs..columns.drives.len() {
            let column: Vec<f64> = sizes.iter().enumerate().map(|(i, size)| self.numbers.b[(i, k)] / size).collect();
            if column.iter().any(|x| *x != 0.0) && !apart.iter().any(|other| parallel(other, &column)) {
                apart.push(column);
                kept.push(k);
            }
        }
        columns.drives = kept.iter().map(|&k| columns.drives[k].clone()).collect();
        (self.numbers, self.off) = (self.numbers.with_drives(&kept), self.off.with_drives(&kept));
        columns
    }

    fn named(
        &self,
        solver: &Solver<'_, '_>,
        places: &[Place],
        question: &Question,
        columns: &Columns,
    ) -> Result<Linear, Failure> {
        let (chosen, candidates) = ((0..columns.inputs, 0..columns.outputs), {
            (columns.inputs..columns.drives.len(), columns.outputs..columns.seen.len())
        });
        let states: Vec<Named> = places.iter().map(|&(s, c)| derivatives::state_name(solver.model, s, c)).collect();
        let names = Labels {
            states: states.iter().map(|n| n.name.clone()).collect(),
            inputs: columns.drives.iter().map(|d| d.name.clone()).collect(),
            outputs: columns.seen.iter().map(|s| s.name.clone()).collect(),
        };
        let system = self.part(&chosen, &names)?;
        let with_candidates = self.part(&candidates, &names)?;
        let of = |part| second_order::system((&self.numbers, &self.off), part, &names);
        let second_order = of(&chosen).zip(of(&candidates));
        let model = self.data(solver, places, states, columns, &system)?;
        let own = |model: &Model| solver.independent().iter().map(|&k| model.variables[k].name.clone()).collect();
        let chosen = if solver.model.rows.is_empty() { Vec::new() } else { own(solver.model) };
        let moves = !model.moving.is_empty();
        let size = |&(s, c): &Place| solver.model.natural.of_slot(c, solver.model.variables[c].order as i32 - s as i32);
        Ok(Linear {
            sizes: places.iter().map(size).collect(),
            model,
            system,
            candidates: with_candidates,
            second_order,
            orthonormal: question.orthonormal,
            frozen: frozen::changes_with_time(solver, places, (&self.numbers.a, &self.off.a), moves),
            independent: chosen,
        })
    }

    fn part(&self, (inputs, outputs): &Part, names: &Labels) -> Result<LinearSystem, Failure> {
        let block = |x: &Mat<f64>, rows: &std::ops::Range<usize>, columns: &std::ops::Range<usize>| {
            x.get(rows.clone(), columns.clone()).to_owned()
        };
        let all = 0..self.numbers.a.nrows();
        let of = |x: &Numbers| {
            let (b, c) = (block(&x.b, &all, inputs), block(&x.c, outputs, &all));
            (x.a.clone(), b, c, block(&x.d, outputs, inputs))
        };
        let (a, b, c, d) = of(&self.numbers);
        let system = LinearSystem::new(a, b, c, d).map_err(said)?;
        let (a, b, c, _) = of(&self.off);
        let system = system.with_rounding(Rounding { a, b, c }).map_err(said)?;
        let (inputs, outputs) = (names.inputs[inputs.clone()].to_vec(), names.outputs[outputs.clone()].to_vec());
        system.with_names(names.states.clone(), inputs, outputs).map_err(said)
    }

    fn data(
        &self,
        solver: &Solver<'_, '_>,
        places: &[Place],
        states: Vec<Named>,
        columns: &Columns,
        system: &LinearSystem,
    ) -> Result<LinearModel, Failure> {
        let model = solver.model;
        let offset: Vec<f64> = (0..places.len()).map(|i| self.numbers.offset[(i, 0)]).collect();
        let sizes = places.iter().map(|&(s, c)| {
            let slot = model.variables[c].order as i32 - s as i32;
            model.natural.of_slot(c, slot + 1)
        });
        let moving: Vec<usize> =
            (0..).zip(offset.iter().zip(sizes)).filter(|(_, (f, size))| f.abs() > STILL * size).map(|m| m.0).collect();
        let lasts = self.lasting(solver, places, &moving)?;
        let because = match &lasts {
            Some(Lasting::Passes(why)) => Some(why.clone()),
            _ => None,
        };
        let u0: Vec<f64> = columns.drives[..columns.inputs].iter().map(|d| d.value(solver)).collect();
        Ok(LinearModel {
            title: model.title.clone().unwrap_or_else(|| "Untitled model".to_owned()),
            t: solver.state.t,
            x0: places.iter().map(|&place| solver.value(place)).collect(),
            y0: (0..columns.outputs).map(|i| self.numbers.values[(i, 0)]).collect(),
            a: listed(system.a()),
            b: listed(system.b()),
            c: listed(system.c()),
            d: listed(system.d()),
            equilibrium: lasts == Some(Lasting::Rest),
            steady: lasts == Some(Lasting::Steady),
            because,
            constant: rest::changing_inputs(model, solver.state),
            autonomous: autonomous(model),
            unforced: solver.inputs.iter().all(|u| *u == 0.0),
            point: point(model, solver.state),
            inputs: columns.drives[..columns.inputs].iter().map(Drive::named).collect(),
            outputs: columns.seen[..columns.outputs].iter().map(Seen::named).collect(),
            offset,
            moving,
            u0,
            states,
            notes: Vec::new(),
        })
    }

    /// What becomes of the state; none where a velocity changes.
    fn lasting(&self, solver: &Solver<'_, '_>, places: &[Place], moving: &[usize]) -> Result<Option<Lasting>, Failure> {
        let model = solver.model;
        let balanced = moving.iter().all(|&k| places[k].0 >= 2);
        balanced.then(|| rest::lasting(model, solver.state, &[])).transpose()
    }
}

type Part = (std::ops::Range<usize>, std::ops::Range<usize>);

/// Names of states, of all inputs and of all outputs.
struct Labels {
    states: Vec<String>,
    inputs: Vec<String>,
    outputs: Vec<String>,
}

/// Coordinates and velocities of a state by name.
fn point(model: &Model, state: &State) -> Vec<(Named, f64)> {
    let mut point = Vec::new();
    for slot in 0..model.max_order as usize {
        for v in model.variables.iter().filter(|v| slot < v.state.len()) {
            let named = Named { name: v.slot(slot).into_owned(), unit: v.slot_unit(slot) };
            point.push((named, state.y[v.state[slot]]));
        }
    }
    for joint in model.mechanism.iter().flat_map(|m| &m.joints) {
        if joint.columns.iter().any(|&c| model.variables[c].is_twist()) {
            let named = joint.coordinates.iter().zip(&joint.states);
            point.extend(named.map(|(name, &at)| (Named { name: name.clone(), unit: None }, state.y[at])));
        }
    }
    point
}

/// Whether no equation has the time in it, but as an input's value.
fn autonomous(model: &Model) -> bool {
    let timed = |call: &dalembert_model::pattern::Call| call.inputs.contains(&Source::Time);
    !model.pattern.calls.iter().any(timed) && model.rows.iter().all(|row| row.prescribes != Prescribes::Time)
}

fn said(error: LinearError) -> Failure {
    Failure::new(error.to_string())
}

fn row(x: &Mat<f64>, k: usize) -> Mat<f64> {
    Mat::from_fn(1, x.ncols(), |_, j| x[(k, j)])
}

fn column(x: &Mat<f64>, k: usize) -> Mat<f64> {
    Mat::from_fn(x.nrows(), 1, |i, _| x[(i, k)])
}

fn listed(x: &Mat<f64>) -> Vec<Vec<f64>> {
    (0..x.nrows()).map(|i| (0..x.ncols()).map(|j| x[(i, j)]).collect()).collect()
}
