//! A model as a linear system at a state, and what the crate `linear` says of it in the model's names.
//!
//! ```text
//! x = w of `derivatives.rs`:  δẋ = f + A δx + B δu,   δy = C δx + D δu                                                     (1)
//! M_r q̈ + D_r q̇ + S_r q = F_r u,   M_r = ∂Q/∂u̇,  D_r = ∂Q/∂v,  S_r = ∂Q/∂q,  F_r = −∂Q/∂u                               (2)
//! ```
//!
//! (2) exists where all states are positions and their own rates; it gives distances the measure of the kinetic energy. Outputs change
//! along every δx and δu with the state, the accelerations and the multipliers that belong to it: they are differentiated by the
//! same dual numbers as the equations. Cost: that of `derivatives.rs`, and one evaluation of the outputs for each state and input.

mod descriptor;
mod exact;
mod names;
mod outputs;
mod responses;
mod rest;
mod second_order;
mod vary;
mod verdicts;

pub use self::descriptor::descriptor;
pub use self::rest::{Held, equilibrium, nearest_rest};
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
use faer::linalg::solvers::Solve;

use self::names::{Drive, Seen};
use self::rest::Lasting;
use crate::derivatives::{self, Change, Place, Solver, not_finite, regular};
use crate::tolerances::{ROUNDED, STILL};

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
    /// Names of the independent coordinates where constraints leave a choice.
    independent: Vec<String>,
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
    /// In words: what [`derivatives::derivatives`] says, and outputs by name that are not determined or have no derivative.
    pub fn of(model: &Model, state: &State, question: &Question) -> Result<Self, Failure> {
        let mut equations = regular(model, state)?;
        let asked = derivatives::Question::of(question.independent.clone());
        let solver = Solver::new(&mut equations, state, &asked)?;
        let (places, changes) = solver.along_states();
        let mut notes = Vec::new();
        let columns = columns(&solver, question, &places, &mut notes)?;
        let all = Matrices::of(&solver, &places, &changes, &columns)?;
        let mut linear = all.named(&solver, &places, question, &columns)?;
        linear.model.notes = notes;
        Ok(linear)
    }
}

/// Resolves names and computes what each input does.
fn columns(
    solver: &Solver<'_, '_>,
    question: &Question,
    places: &[Place],
    notes: &mut Vec<String>,
) -> Result<Columns, Failure> {
    let model = solver.model;
    let mut drives = match &question.inputs {
        Some(list) => names::drives(model, list)?,
        None => names::default_drives(model),
    };
    let inputs = drives.len();
    let mut pushes: Vec<Change> = drives.iter().map(|d| d.push(solver)).collect();
    match &question.candidate_inputs {
        Some(list) => drives.extend(names::drives(model, list)?),
        None => {
            // Of two that act alike the first is enough.
            let size = |&(s, c): &Place| model.natural.of_slot(c, model.variables[c].order as i32 - s as i32 + 1);
            let sizes: Vec<f64> = places.iter().map(size).collect();
            let mut apart: Vec<Vec<f64>> = Vec::new();
            for drive in names::all_drives(model) {
                let change = drive.push(solver);
                let column: Vec<f64> =
                    places.iter().zip(&sizes).map(|(&place, size)| solver.rate(&change, place) / size).collect();
                if column.iter().any(|x| *x != 0.0) && !apart.iter().any(|other| parallel(other, &column)) {
                    apart.push(column);
                    drives.push(drive);
                }
            }
        }
    }
    pushes.extend(drives[inputs..].iter().map(|d| d.push(solver)));
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

/// (1) with all candidates.
struct Matrices {
    a: Mat<f64>,
    b: Mat<f64>,
    c: Mat<f64>,
    d: Mat<f64>,
    y0: Vec<f64>,
    second_order: Option<second_order::Parts>,
    rounding: Option<Rounding>,
}

/// How far entries of bodies' A, B and C are off. Efforts are sums over bodies whose terms are of the size of inertias times rates and nearly
/// cancel where nothing acts: they are known to [`ROUNDED`] √(m_kk m_jj) ω², velocities' to ω, inputs' to that share of the largest of
/// their column in the metric of M. Accelerations are those of M⁻¹ times as much; a light body's are known the less. Coordinates'
/// rates are known to that share of the model's own sizes, outputs to that of their value and of their largest slope.
fn rounding(solver: &Solver<'_, '_>, places: &[Place], pushes: &[Change], (c, y): (&Mat<f64>, &[f64])) -> Rounding {
    let model = solver.model;
    let size = |k: usize, more: i32| {
        let (slot, column) = places[k];
        model.natural.of_slot(column, model.variables[column].order as i32 - slot as i32 + more)
    };
    let own = solver.independent();
    let inertia = |column: usize| match own.iter().position(|&k| k == column) {
        Some(k) => solver.reduced[(k, k)],
        None => solver.mass_entry(column, column),
    };
    let count = own.len();
    let weight: Vec<f64> = (0..count).map(|k| solver.reduced[(k, k)].abs().sqrt()).collect();
    let inverse = solver.reduced.partial_piv_lu().solve(Mat::<f64>::identity(count, count));
    let inverse = Mat::from_fn(count, count, |i, j| inverse[(i, j)].abs());
    let along = |k: usize, (slot, column): Place| {
        weight[k] * inertia(column).abs().sqrt() * model.natural.of_derivative(slot as i32)
    };
    let efforts = Mat::from_fn(count, places.len(), |k, j| ROUNDED * along(k, places[j]));
    let largest = |push: &Change| (0..count).map(|k| push.efforts[k].abs() / weight[k]).fold(0.0, f64::max);
    let most: Vec<f64> =
        pushes.iter().map(|push| Some(largest(push)).filter(|x| x.is_finite()).unwrap_or(0.0)).collect();
    let pushed = Mat::from_fn(count, pushes.len(), |k, j| ROUNDED * most[j] * weight[k]);
    let (of_states, of_inputs) = (&inverse * efforts, &inverse * pushed);
    let row = |i: usize| own.iter().position(|&k| places[i] == (1, k));
    let of_rate = |i: usize, j: usize| ROUNDED * size(i, 1) / size(j, 0);
    let of_output = |i: usize| (0..c.ncols()).map(|j| c[(i, j)].abs() * size(j, 0)).fold(y[i].abs(), f64::max);
    Rounding {
        a: Mat::from_fn(places.len(), places.len(), |i, j| row(i).map_or_else(|| of_rate(i, j), |k| of_states[(k, j)])),
        b: Mat::from_fn(places.len(), pushes.len(), |i, j| row(i).map_or(0.0, |k| of_inputs[(k, j)])),
        c: Mat::from_fn(c.nrows(), c.ncols(), |i, j| ROUNDED * of_output(i) / size(j, 0)),
    }
}

/// What is nothing but rounding is zero: modes and reach of their own would follow.
fn settle(matrix: &mut Mat<f64>, rounding: &Mat<f64>) {
    for (i, j) in (0..matrix.nrows()).flat_map(|i| (0..rounding.ncols()).map(move |j| (i, j))) {
        if matrix[(i, j)].abs() <= rounding[(i, j)] {
            matrix[(i, j)] = 0.0;
        }
    }
}

impl Matrices {
    fn of(solver: &Solver<'_, '_>, places: &[Place], changes: &[Change], columns: &Columns) -> Result<Self, Failure> {
        let n = places.len();
        let rates = |of: &[Change]| Mat::from_fn(n, of.len(), |i, j| solver.rate(&of[j], places[i]));
        let (mut a, b) = (rates(changes), rates(&columns.pushes));
        let read = outputs::Outputs::of(solver, &columns.seen)?;
        let along = |of: &[Change]| -> Mat<f64> {
            let read: Vec<Vec<f64>> = of.iter().map(|change| read.along(solver, change)).collect();
            Mat::from_fn(columns.seen.len(), of.len(), |i, j| read[j][i])
        };
        let (c, d) = (along(changes), along(&columns.pushes));
        let (mut b, mut c) = (b, c);
        let rounding =
            solver.model.mechanism.is_some().then(|| rounding(solver, places, &columns.pushes, (&c, &read.values)));
        if let Some(rounding) = &rounding {
            settle(&mut a, &rounding.a);
            settle(&mut b, &rounding.b);
            settle(&mut c, &rounding.c);
        }
        for matrix in [&a, &b, &c, &d] {
            if matrix.col_iter().any(|column| column.iter().any(|x| !x.is_finite())) {
                return Err(not_finite());
            }
        }
        let second_order = second_order::parts(solver, places, (changes, &columns.pushes), &a);
        if let Some((states, inputs)) = second_order.as_ref().and_then(second_order::Parts::accelerations) {
            a.get_mut(n / 2.., ..).copy_from(&states);
            b.get_mut(n / 2.., ..).copy_from(&inputs);
        }
        Ok(Self { a, b, c, d, y0: read.values, second_order, rounding })
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
        let second_order = match &self.second_order {
            Some(parts) => {
                let of =
                    |part| second_order::system(parts, (&self.c, self.rounding.as_ref().map(|r| &r.c)), part, &names);
                of(&chosen).zip(of(&candidates))
            }
            None => None,
        };
        let model = self.data(solver, places, states, columns, &system)?;
        let own = |model: &Model| solver.independent().iter().map(|&k| model.variables[k].name.clone()).collect();
        let chosen = if solver.model.rows.is_empty() { Vec::new() } else { own(solver.model) };
        Ok(Linear {
            model,
            system,
            candidates: with_candidates,
            second_order,
            orthonormal: question.orthonormal,
            independent: chosen,
        })
    }

    fn part(&self, (inputs, outputs): &Part, names: &Labels) -> Result<LinearSystem, Failure> {
        let block = |x: &Mat<f64>, rows: &std::ops::Range<usize>, columns: &std::ops::Range<usize>| {
            x.get(rows.clone(), columns.clone()).to_owned()
        };
        let all = 0..self.a.nrows();
        let (b, c) = (block(&self.b, &all, inputs), block(&self.c, outputs, &all));
        let mut system = LinearSystem::new(self.a.clone(), b, c, block(&self.d, outputs, inputs)).map_err(said)?;
        if let Some(off) = &self.rounding {
            let (b, c) = (block(&off.b, &all, inputs), block(&off.c, outputs, &all));
            system = system.with_rounding(Rounding { a: off.a.clone(), b, c }).map_err(said)?;
        }
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
        let offset: Vec<f64> = places.iter().map(|&place| solver.offset(place)).collect();
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
            y0: self.y0[..columns.outputs].to_vec(),
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

fn listed(x: &Mat<f64>) -> Vec<Vec<f64>> {
    (0..x.nrows()).map(|i| (0..x.ncols()).map(|j| x[(i, j)]).collect()).collect()
}
