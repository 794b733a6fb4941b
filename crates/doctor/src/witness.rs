//! Poses near the given one: anywhere, and where the constraints allow.
//!
//! From the given pose a witness goes a finite way along a velocity in the kernel of the rows, with weights that are always the same,
//! and is assembled there. The rank at such poses is the generic one; at the given pose it may be smaller. Where second order holds what
//! rows leave open in all poses (`dynamics::second_order`), positions that close loops are known to half their digits; with its
//! conditions witnesses lie on the branch, and their ranks are those of the branch in any unit.

use std::collections::{BTreeMap, BTreeSet};

use faer::Mat;

use crate::measures;
use crate::tolerances::freedoms::{INDEPENDENT, WENT};
use dalembert_assembly::{assemble, assemble_to, assemble_undriven};
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::projection::displace;
use dalembert_dynamics::rows::At;
use dalembert_dynamics::second_order::Held;
use dalembert_model::model::{Model, Variable};
use dalembert_model::state::{StartValues, State};

use super::spectrum::{Scales, Spectrum};
use crate::tolerances::freedoms::SPREAD;

/// Shares of the way to them that are tried where second order holds what rows leave open.
const SHARES: [f64; 3] = [1.0, 0.5, 0.25];

/// Poses tried beside the given one.
pub(super) const WITNESSES: usize = 3;

/// Numbers in (−0.5, 0.5) that look like chance.
fn noise(i: usize, k: usize) -> f64 {
    ((i + 1) as f64 * 0.618_033_988_749_895 + (k + 1) as f64 * 0.414_213_562_373_095).fract() - 0.5
}

/// Equations at a state.
pub(super) fn at<'m>(model: &'m Model, state: &State) -> Equations<'m> {
    let mut equations = Equations::new(model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    equations
}

/// States off the constraints.
pub(super) fn anywhere<'m>(model: &'m Model, state: &State) -> Vec<Equations<'m>> {
    (0..WITNESSES).map(|k| at(model, &scattered(model, state, k))).collect()
}

fn scattered(model: &Model, state: &State, k: usize) -> State {
    let mut near = state.clone();
    for (i, (y, size)) in near.y.iter_mut().zip(model.natural.of_states(model)).enumerate() {
        *y += 2.0 * SPREAD * noise(i, k) * y.abs().max(size);
    }
    near
}

/// What is found around a pose.
#[derive(Default)]
pub(super) struct Admissible<'m> {
    /// Equations at assembled poses.
    pub poses: Vec<Equations<'m>>,
    /// Of each, how many freedoms of velocities second order holds.
    pub held: Vec<usize>,
    /// Whether the given pose is the only one near, though its rows have a kernel: no velocity begins a motion, and whatever was moved along
    /// one fell back.
    pub isolated: bool,
    /// Columns of parts of which that is so, where others move; empty if there are none.
    pub stuck: Vec<bool>,
}

/// Assembled states that lie along the kernel of the rows, or near states without one.
pub(super) fn admissible<'m>(model: &'m Model, state: &State, motion: Option<(&Scales, &Spectrum)>) -> Admissible<'m> {
    let Some((scales, spectrum)) = motion else {
        let near = (0..WITNESSES).filter_map(|k| assembled(0.0, model, scattered(model, state, k)));
        let poses: Vec<Equations<'_>> = near.map(|s| at(model, &s)).collect();
        return Admissible { held: vec![0; poses.len()], poses, ..Admissible::default() };
    };
    let own: Vec<usize> = spectrum.rows.iter().copied().filter(|&r| makes_branches(model, r)).collect();
    let here = Held::of(&mut at(model, state), place(state), own.clone());
    let ways = Ways::new(model, state, scales, spectrum);
    let parts = ways.parts(&spectrum.rows);
    // By pose, whether each part went.
    let mut found: Vec<(Vec<bool>, State)> = (0..WITNESSES)
        .filter_map(|k| {
            let (guess, pose) = match &here {
                None => {
                    let guess = ways.along(k, 1.0);
                    let pose = assembled(0.0, model, guess.clone())?;
                    (guess, pose)
                }
                // Newton's iteration may need a shorter way.
                Some(held) => SHARES.into_iter().find_map(|share| {
                    let guess = ways.along(k, share);
                    let y = held.onto(&mut at(model, &guess), place(&guess))?;
                    let pose = State { y, ..guess.clone() };
                    Some((guess, pose))
                })?,
            };
            let off: Vec<f64> = parts.iter().map(|part| part.apart(state, &guess)).collect();
            let went = parts.iter().zip(off).map(|(part, off)| part.apart(state, &pose) > WENT * off);
            Some((went.collect(), pose))
        })
        .collect();
    // Of poses that close by chance elsewhere one is as stuck as the other.
    let falls_back = |p: usize| 2 * found.iter().filter(|(went, _)| !went[p]).count() > WITNESSES;
    let isolated: Vec<bool> = (0..parts.len()).map(|p| falls_back(p) && ways.lead_nowhere(&parts[p].columns)).collect();
    if !parts.is_empty() && isolated.iter().all(|&alone| alone) {
        return Admissible { isolated: true, ..Admissible::default() };
    }
    let mut stuck = Vec::new();
    for (part, _) in parts.iter().zip(&isolated).filter(|p| *p.1) {
        stuck.resize(model.n(), false);
        part.columns.iter().for_each(|&c| stuck[c] = true);
    }
    found.retain(|(went, _)| went.iter().zip(&isolated).all(|(went, alone)| !(*went && *alone)));
    // Poses to which the rest fell back say nothing of others.
    let rest: Vec<usize> = (0..parts.len()).filter(|&p| !isolated[p]).collect();
    let all_went = |(went, _): &(Vec<bool>, State)| rest.iter().all(|&p| went[p]);
    let some_went = |(went, _): &(Vec<bool>, State)| rest.iter().any(|&p| went[p]);
    if found.iter().any(all_went) {
        found.retain(all_went);
    } else if found.iter().any(some_went) {
        found.retain(some_went);
    }
    // What is held in a part that is stuck is counted there. Poses are known to half their digits where something is held, until they are
    // moved onto its conditions.
    let hold = |s: &mut State| {
        let mut equations = at(model, s);
        let held = Held::of(&mut equations, place(s), own.clone()).filter(|_| stuck.is_empty())?;
        s.y = held.onto(&mut equations, place(s))?;
        Some(held.len())
    };
    let held = found.iter_mut().map(|(_, s)| hold(s).unwrap_or(0)).collect();
    Admissible { poses: found.iter().map(|(_, s)| at(model, s)).collect(), held, isolated: false, stuck }
}

/// Whether a row makes the branches of a mechanism's own motion.
fn makes_branches(model: &Model, row: usize) -> bool {
    model.rows[row].depth == 2 && !model.rows[row].soft && !model.rows[row].prescribes.motion()
}

fn place(state: &State) -> At<'_> {
    At { t: state.t, y: &state.y, inputs: &state.inputs }
}

/// Columns that rows tie to each other, and that velocities move.
struct Part {
    columns: Vec<usize>,
    /// What they move of a state.
    places: Vec<usize>,
}

impl Part {
    /// How far two states are apart.
    fn apart(&self, from: &State, to: &State) -> f64 {
        self.places.iter().fold(0.0, |m, &p| m.max((from.y[p] - to.y[p]).abs()))
    }
}

/// A pose near a state that meets rows which add more than a share of their length to others.
pub(super) fn witness(share: f64, model: &Model, state: &State, k: usize) -> Option<State> {
    assembled(share, model, scattered(model, state, k))
}

/// The same of all rows but some.
pub(super) fn witness_without(rows: &BTreeSet<usize>, model: &Model, state: &State, k: usize) -> Option<State> {
    let mut free = free_start(model, scattered(model, state, k));
    assemble_undriven(0.0, model, |row| rows.contains(&row), &mut free).then_some(free.state)
}

/// Rows of a mechanism that hold some of these columns whatever is driven.
pub(super) fn held_by(equations: &Equations<'_>, columns: impl Fn(usize) -> bool) -> Vec<usize> {
    let model = equations.model;
    let holds = |r: usize| model.rows[r].depth == 2 && !equations.yields(r) && !model.rows[r].prescribes.motion();
    (0..model.rows.len()).filter(|&r| holds(r) && equations.row(r).any(|(c, _)| columns(c))).collect()
}

/// Poses along the way of a mechanism that a motion of some columns begins at a state, to one `side`, as far as it leads in so many steps.
///
/// A way that the rows allow goes on in the direction that it has, the nearest one in the kernel.
pub(super) fn walked(
    share: f64,
    model: &Model,
    state: &State,
    (side, columns): (f64, &[bool]),
    steps: usize,
) -> Vec<State> {
    let (mut found, mut direction) = (Vec::new(), None::<Vec<f64>>);
    let mut here = state.clone();
    for _ in 0..steps {
        let Some((equations, length, _)) = measures::at(model, &here) else { break };
        let scales = Scales::new(model, length);
        let rows = held_by(&equations, |c| columns[c]);
        let Some(spectrum) = Spectrum::new(&equations, &scales, &rows) else { break };
        let kernel = spectrum.kernel();
        let before = direction.take().unwrap_or_else(|| {
            columns.iter().enumerate().map(|(i, own)| if *own { side * noise(i, 0) } else { 0.0 }).collect()
        });
        let mut step = vec![0.0; model.n()];
        for j in 0..kernel.ncols() {
            let along: f64 = before.iter().enumerate().map(|(i, x)| x * kernel[(i, j)]).sum();
            step.iter_mut().enumerate().for_each(|(i, x)| *x += along * kernel[(i, j)]);
        }
        let largest = step.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
        if !(largest > INDEPENDENT) {
            break;
        }
        step.iter_mut().for_each(|x| *x /= largest);
        let delta: Vec<f64> = step.iter().zip(&scales.columns).map(|(x, c)| 2.0 * SPREAD * length * x * c).collect();
        let (mut moved, mut next) = (vec![0.0; model.n()], here.clone());
        displace(model, &equations, 2, &delta, &mut moved, &mut next.y);
        let Some(next) = assembled(share, model, next) else { break };
        found.push(next.clone());
        (here, direction) = (next, Some(step));
    }
    found
}

fn free_start(model: &Model, state: State) -> StartValues {
    let mut free = StartValues::of(model);
    free.state = state;
    free.fixed.fill(false);
    free.given.fill(true);
    free
}

fn assembled(share: f64, model: &Model, state: State) -> Option<State> {
    let mut free = free_start(model, state);
    // Drives hold to one time, and a mechanism takes other poses at others.
    let driven = model.rows.iter().any(|r| r.prescribes.motion());
    let met = if driven {
        assemble_undriven(share, model, |_| false, &mut free)
    } else {
        assemble_to(share, model, &mut free).is_ok_and(|r| r.converged)
    };
    met.then_some(free.state)
}

/// Ways that lead from a pose along velocities in the kernel of its rows.
struct Ways<'a> {
    model: &'a Model,
    state: &'a State,
    scales: &'a Scales,
    equations: Equations<'a>,
    kernel: Mat<f64>,
    /// The place of each velocity, where the pose may be one at which branches of the motion cross and all may rest there.
    places: Option<Vec<usize>>,
}

impl<'a> Ways<'a> {
    fn new(model: &'a Model, state: &'a State, scales: &'a Scales, spectrum: &Spectrum) -> Self {
        let (equations, kernel) = (at(model, state), spectrum.kernel());
        let mut ways = Self { model, state, scales, equations, kernel, places: None };
        // Where rows are independent all of the kernel begins a motion.
        if spectrum.rank < spectrum.rows.len() {
            let places = model.variables.iter().map(Variable::velocity_place).collect::<Option<Vec<usize>>>();
            let rests =
                |places: &Vec<usize>| ways.velocities(places, |_| 0.0).is_some_and(|v| v.iter().all(|&v| v == 0.0));
            ways.places = places.filter(rests);
        }
        ways
    }

    /// A velocity in the kernel.
    fn velocity(&self, k: usize) -> Vec<f64> {
        let n = self.model.n();
        let mut step = vec![0.0; n];
        for j in 0..self.kernel.ncols() {
            let weight = 2.0 * noise(7 * j + 3, k);
            (0..n).for_each(|i| step[i] += weight * self.kernel[(i, j)]);
        }
        step
    }

    /// Columns that move, by what rows make of them.
    fn parts(&self, rows: &[usize]) -> Vec<Part> {
        let (joined, n) = (measures::joined(&self.equations, rows), self.model.n());
        let moves = |c: usize| (0..self.kernel.ncols()).any(|j| self.kernel[(c, j)].abs() > INDEPENDENT);
        let mut columns: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        (0..n).for_each(|c| columns.entry(joined[c]).or_default().push(c));
        columns.retain(|_, own| own.iter().any(|&c| moves(c)));
        let part = |columns: Vec<usize>| {
            let (mut step, mut moved, mut there) = (vec![0.0; n], vec![0.0; n], self.state.clone());
            columns.iter().for_each(|&c| step[c] = SPREAD * self.scales.length * self.scales.columns[c]);
            displace(self.model, &self.equations, 2, &step, &mut moved, &mut there.y);
            let places = (0..there.y.len()).filter(|&p| there.y[p] != self.state.y[p]).collect();
            Part { columns, places }
        };
        columns.into_values().map(part).filter(|part| !part.places.is_empty()).collect()
    }

    /// Whether no velocity of these columns begins a motion.
    fn lead_nowhere(&self, of: &[usize]) -> bool {
        let Some(places) = &self.places else { return false };
        let columns = &self.scales.columns;
        let begins_none = |k: usize| {
            let (step, mut own) = (self.velocity(k), vec![0.0; self.model.n()]);
            of.iter().for_each(|&c| own[c] = step[c] * columns[c]);
            self.velocities(places, |c| own[c]).is_some_and(|v| v.iter().all(|&v| v == 0.0))
        };
        (0..WITNESSES).all(begins_none)
    }

    /// The pose at a share of a way.
    fn along(&self, k: usize, share: f64) -> State {
        let n = self.model.n();
        let step = self.velocity(k);
        let mut step = self.beginning(&step).unwrap_or(step);
        let largest = step.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
        let mut near = self.state.clone();
        if largest > 0.0 {
            let way = 2.0 * SPREAD * share * self.scales.length / largest;
            (0..n).for_each(|i| step[i] *= way * self.scales.columns[i]);
            let mut moved = vec![0.0; n];
            displace(self.model, &self.equations, 2, &step, &mut moved, &mut near.y);
        }
        near
    }

    /// The velocities next to those of a step, all in comparable units, with which a motion begins: where branches of it cross, most of
    /// the kernel leads nowhere. Nothing for models whose velocities are prescribed, and where all is at rest.
    fn beginning(&self, step: &[f64]) -> Option<Vec<f64>> {
        let columns = &self.scales.columns;
        let found = self.velocities(self.places.as_ref()?, |c| step[c] * columns[c])?;
        let found: Vec<f64> = found.iter().zip(columns).map(|(v, s)| v / s).collect();
        found.iter().any(|&v| v != 0.0).then_some(found)
    }

    /// Velocities at the pose next to given ones.
    fn velocities(&self, places: &[usize], given: impl Fn(usize) -> f64) -> Option<Vec<f64>> {
        let mut start = StartValues::of(self.model);
        start.state = self.state.clone();
        start.closures.clear();
        start.fixed.fill(true);
        start.given.fill(false);
        for (c, &p) in places.iter().enumerate() {
            start.fixed[p] = false;
            start.state.y[p] = given(c);
        }
        let met = assemble(self.model, &mut start).is_ok_and(|r| r.converged);
        met.then(|| places.iter().map(|&p| start.state.y[p]).collect())
    }
}
