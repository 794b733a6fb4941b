//! What a run leaves: samples, residuals, ranges left, and the balance of energy.

use std::collections::HashSet;

use crate::tolerances::motion::{BALANCE, NATURAL, ON_CONSTRAINTS};
use crate::tolerances::recorder::{NARROWEST, OUTSIDE};
use dalembert_integrate::{Failure, Memory, Remember, remember};

use super::detail::{Detail, details};
use super::motion::Motion;
use super::{Reads, Samples, SimulationOptions};
use dalembert_answers::result::{Column, ColumnKind, EnergySummary, RunResult};
use dalembert_answers::snapshot::{FramePose, FrameRates, Snapshot};
use dalembert_answers::words::not_finite_note;
use dalembert_bodies::spatial::{Quaternion, Wrench};
use dalembert_dynamics::accelerations::Accelerations;
use dalembert_dynamics::determined::{Kernel, undetermined_outputs};
use dalembert_dynamics::equations::Readings;
use dalembert_mechanism::turns::nearest;
use dalembert_model::model::{Model, Row};
use dalembert_model::state::State;
use dalembert_passage::{Answer, At, accelerations};
use dalembert_scalar::digits::{number, settled};
use dalembert_spec::units::parse_unit;

/// Joints outside their range that are named.
const RANGE_NOTES: usize = 8;

/// Residual of a sample per row, at the level it was written at.
pub(super) struct Recorder<'m> {
    /// The last sample.
    row: Vec<f64>,
    /// The largest size of each of its values over all samples.
    largest: Vec<f64>,
    at: Option<f64>,
    /// What the first columns depend on.
    details: Vec<Detail>,
    /// Places in the state of the columns that show it. Variables have their own, far apart in memory: in models of many, a walk from one to the next takes most of a sample's time.
    places: Vec<usize>,
    accelerations: Accelerations<'m>,
    readings: Readings<'m>,
    /// The sample in work.
    y: Vec<f64>,
    pub inputs: Vec<Option<f64>>,
    pub result: RunResult,
    pub energy: Option<EnergySummary>,
    exchange: Exchange,
    /// Outputs that were no finite number, and when first.
    lost: Vec<Option<(f64, f64)>>,
    pub failed: Option<String>,
    /// Whether each joint was outside its range, and how many were.
    outside: Vec<bool>,
    left: usize,
    /// The last snapshot.
    poses: Vec<FramePose>,
    rates: Vec<FrameRates>,
    loads: Vec<[f64; 3]>,
    reactions: Vec<[f64; 6]>,
}

impl<'m> Recorder<'m> {
    /// Computes all columns at a sample, which the motion just showed.
    pub fn record(&mut self, t: f64, y: &[f64], motion: &mut Motion<'m>) -> Result<&[f64], Failure> {
        self.exchange.jumped = motion.jumps.work;
        self.y.clear();
        self.y.extend_from_slice(y);
        let mut state = std::mem::take(&mut self.y);
        let solved = self.solve(t, &mut state, motion).and_then(|singular| self.accelerations.pick(singular));
        let shown = solved.and_then(|()| self.show(t, &state));
        self.y = state;
        shown.map(|()| &self.row[..])
    }

    /// Computes what these columns depend on, no more.
    fn record_in(&mut self, detail: Detail, t: f64, y: &[f64], motion: &mut Motion<'m>) -> Result<(), Failure> {
        if detail == Detail::Whole {
            return self.record(t, y, motion).map(|_| ());
        }
        self.y.clear();
        self.y.extend_from_slice(y);
        let states = self.accelerations.equations.model.states;
        let mut state = std::mem::take(&mut self.y);
        let placed = self.place(detail, t, &mut state[..states], motion);
        if placed.is_ok() {
            self.readings.outputs_of_motion(&self.accelerations.equations, (t, &state[..states]));
            self.show_state(&state);
            self.row.resize(self.result.columns.len(), f64::NAN);
        }
        self.y = state;
        placed.map(|_| ())
    }

    /// How far a sample is to be computed for those who read these columns.
    fn detail(&self, reads: Reads<'_>) -> Detail {
        // Who they are is told with the first.
        let Some(columns) = reads.columns.filter(|_| self.at.is_some()) else { return Detail::Whole };
        let of = |&column: &usize| self.details.get(column).copied().unwrap_or(Detail::Whole);
        columns.iter().map(of).max().unwrap_or(Detail::Positions)
    }

    /// The same, and hands them over.
    pub fn deliver(
        &mut self,
        t: f64,
        y: &[f64],
        motion: &mut Motion<'m>,
        samples: &mut dyn Samples,
    ) -> Result<(), Failure> {
        self.record_in(
            if samples.wants_snapshots() { Detail::Whole } else { self.detail(samples.reads()) },
            t,
            y,
            motion,
        )?;
        self.hand_over(t, samples).map_err(Failure::new)?;
        if !samples.wants_snapshots() {
            return Ok(());
        }
        self.snapshot().map_or(Ok(()), |snapshot| samples.snapshot(t, &snapshot)).map_err(Failure::new)
    }

    /// Accelerations at a sample, which is moved onto the constraints where that is left to do; whether they are those of a branch.
    fn solve(&mut self, t: f64, y: &mut [f64], motion: &mut Motion<'m>) -> Result<bool, Failure> {
        let y = &mut y[..self.accelerations.equations.model.states];
        let between = self.place(Detail::Whole, t, y, motion)?;
        let a = &mut self.accelerations;
        // Next to a singular pose rows say little: what the motion knows of its branch is shown.
        if let Some(alpha) = motion.shown.accelerations(t) {
            a.adopt(alpha, true);
            return Ok(true);
        }
        let Some(answer) = between else { return a.solve_evaluated().map(|()| false) };
        let Some(alpha) = accelerations(&mut a.equations, &answer) else {
            return a.solve(t, y, &self.inputs).map(|()| false);
        };
        a.adopt(&alpha, true);
        Ok(true)
    }

    /// Moves a sample onto the constraints where that is left to do, as far as it is wanted, and evaluates the equations there; what
    /// answers for it, if that is a branch next to a singular pose.
    fn place(
        &mut self,
        detail: Detail,
        t: f64,
        y: &mut [f64],
        motion: &mut Motion<'m>,
    ) -> Result<Option<Answer>, Failure> {
        let (equations, known) = (&mut self.accelerations.equations, &motion.shown);
        equations.evaluate(t, y, &self.inputs);
        if known.accelerations(t).is_some() || !known.is_loose(t) {
            return Ok(None);
        }
        if let Some(answer) = known.between(equations, At { t, y, inputs: &self.inputs }) {
            y.copy_from_slice(&answer.y);
            equations.evaluate(t, y, &self.inputs);
            return Ok(Some(answer));
        }
        let semi_explicit = motion.semi_explicit.is_some();
        let sizes = if known.is_of_rates() {
            motion.sizes.shared_beside_rates(equations, t, semi_explicit)
        } else {
            motion.sizes.shared(equations, t, semi_explicit)
        };
        if let Some(projector) = &mut motion.projector {
            // Dense output is as near as errors of steps are, and what it leaves is shared as theirs is.
            projector.set_sizes(&sizes.unwrap_or_default());
            let depth = if detail == Detail::Positions { 2 } else { 1 };
            projector.project_down_to(depth, equations, (t, &self.inputs), y)?;
        }
        Ok(None)
    }

    fn show(&mut self, t: f64, y: &[f64]) -> Result<(), Failure> {
        let a = &mut self.accelerations;
        let model = a.equations.model;
        self.readings.evaluate(&mut a.equations, (t, &y[..model.states]), &a.alpha, &a.lambda);
        self.show_state(y);
        let a = &self.accelerations;
        let mut push = |value: f64| self.row.push(value);
        a.lambda.iter().for_each(|&v| push(v));
        (0..model.rows.len()).filter(|&r| model.rows[r].depth > 0).for_each(|r| push(a.equations.residual(r, 0)));
        self.residuals();
        self.ranges(t, y);
        self.outputs(t);
        self.balance(t, y)?;
        // Marks stand last.
        self.row.resize(self.result.columns.len(), 1.0);
        Ok(())
    }

    /// The columns that are the state and outputs of it.
    fn show_state(&mut self, y: &[f64]) {
        self.row.clear();
        self.row.extend(self.places.iter().map(|&place| y[place]));
        self.row.extend_from_slice(&self.readings.outputs);
    }

    /// Where the bodies are, and what joints transmit, at the state evaluated last; nothing without bodies.
    pub fn snapshot(&mut self) -> Option<Snapshot<'_>> {
        let Accelerations { equations, alpha, lambda, .. } = &mut self.accelerations;
        let m = equations.model.mechanism.as_ref()?;
        let wrenches = equations.joint_reactions(alpha, lambda);
        self.reactions.clear();
        self.reactions.extend(wrenches.into_iter().map(Wrench::to_array));
        let mechanics = equations.mechanics.as_mut()?;
        mechanics.kinematics();
        self.poses.clear();
        self.poses.extend(m.bodies.iter().chain(&m.frames).map(|frame| {
            let pose = mechanics.pose(frame);
            let ([x, y, z], [qw, qx, qy, qz]) =
                ((pose.position + m.origin).0, Quaternion::from_rotation(&pose.rotation).0);
            [x, y, z, qw, qx, qy, qz]
        }));
        self.rates = equations.frame_rates(alpha);
        self.loads = equations.loads();
        Some(Snapshot { poses: &self.poses, rates: &self.rates, loads: &self.loads, reactions: &self.reactions })
    }

    fn hand_over(&mut self, t: f64, samples: &mut dyn Samples) -> Result<(), String> {
        self.largest.resize(self.row.len(), 0.0);
        self.largest
            .iter_mut()
            .zip(&self.row)
            .filter(|(_, x)| x.is_finite())
            .for_each(|(most, x)| *most = most.max(x.abs()));
        if self.at.is_none() {
            samples.begin(&self.result.columns)?;
        }
        self.at = Some(t);
        self.result.summary.samples += 1;
        samples.sample(t, &self.row)
    }

    /// The values of the last sample that a summary shows, by name.
    pub fn last_values(&self) -> Vec<(String, f64)> {
        let named = self.result.columns.iter().zip(&self.row).filter(|(c, _)| is_shown(c));
        named.map(|(c, &value)| (c.name.clone(), value)).collect()
    }

    /// The largest size of each of these over all samples, and of what it is made of at the last one: an output of its terms, a velocity
    /// of accelerations over the time since the start, or the model's own. What is rounding beside the model's own unit of its dimension has
    /// the size of that, if the model's numbers say anything of it: a slide that stands still beside the mechanism's length and pace. An
    /// output is so only as what it reads is: one that its formula makes small is no rounding.
    pub fn sizes_shown(&mut self, start: &State, t: f64) -> Vec<f64> {
        let (outputs, since) = (self.readings.output_sizes(), t - start.t);
        let of_own = self.readings.output_sizes_of_own();
        // Accelerations beyond all bounds at one end, as in a dead point, were not there all the time.
        let last = std::mem::take(&mut self.y);
        let mut states = self.at.map_or_else(Vec::new, |t| self.terms((t, &last), since));
        if self.accelerations.solve(start.t, &start.y, &self.inputs).is_ok() {
            let before = self.terms((start.t, &start.y), since);
            states.iter_mut().zip(before).for_each(|(size, before)| *size = size.min(before));
        }
        self.y = last;
        let beside: Vec<Option<f64>> = states.iter().map(|_| None).chain(of_own.into_iter().map(Some)).collect();
        let terms = states.into_iter().chain(outputs);
        let sizes = self.result.columns.iter().zip(&self.largest).filter(|(c, _)| is_shown(c));
        let sizes = sizes.zip(terms.map(|s| if s.is_finite() { s } else { 0.0 }).chain(std::iter::repeat(0.0)));
        let model = self.accelerations.equations.model;
        // Of a quaternion no part is larger than one.
        let parts: HashSet<&str> = turning(model).filter(|t| t.2.is_none()).map(|t| t.0.as_str()).collect();
        let own = |column: &Column| match column.unit.as_deref() {
            Some(unit) => parse_unit(unit).ok().and_then(|dimension| model.natural.told_size(dimension)),
            None => parts.contains(column.name.as_str()).then_some(1.0),
        };
        let size = |column: &Column, size: f64, beside: Option<f64>| match own(column) {
            Some(own) if [Some(own), beside].into_iter().flatten().all(|whole| settled(size, whole) == 0.0) => own,
            _ => size,
        };
        let sizes = sizes.zip(beside.into_iter().chain(std::iter::repeat(None)));
        sizes.map(|(((column, &largest), terms), beside)| size(column, largest.max(terms), beside)).collect()
    }

    /// The same of states, in the order of [`Self::show`], at a time and a state at which accelerations were solved for.
    fn terms(&mut self, (t, y): (f64, &[f64]), since: f64) -> Vec<f64> {
        let Accelerations { equations, alpha, lambda, .. } = &mut self.accelerations;
        let model = equations.model;
        let bias = std::mem::replace(&mut equations.without_bias, false);
        equations.evaluate(t, &y[..model.states], &self.inputs);
        let sizes = equations.acceleration_sizes(alpha, lambda);
        equations.without_bias = bias;
        // Where a motion turns back, rounding does not grow beyond what its own time makes of it.
        let time = since.abs().min(model.natural.of_derivative(1).recip());
        let mut found = Vec::new();
        for slot in 0..model.max_order as usize {
            let some = model.variables.iter().zip(&sizes).filter(|(v, _)| slot < v.state.len());
            found.extend(some.map(|(v, s)| s * time.powi(v.order as i32 - slot as i32)));
        }
        found.extend(turning(model).map(|_| 0.0));
        found
    }

    /// At the start, where a rank is known to be full or not: columns that are not determined get another one that says so.
    pub fn mark(&mut self, start: &State, rank: Option<usize>) {
        let a = &mut self.accelerations;
        let model = a.equations.model;
        if rank.is_some_and(|r| r >= model.rows.len()) || model.rows.is_empty() {
            return;
        }
        if a.solve(start.t, &start.y, &self.inputs).is_err() {
            return;
        }
        let kernel = a.kernel();
        let directions = kernel.as_ref().map(Kernel::probes);
        let (alpha, lambda) = (a.alpha.clone(), a.lambda.clone());
        let at = (start.t, start.y.as_slice());
        let outputs =
            undetermined_outputs(&mut a.equations, &mut self.readings, at, (&alpha, &lambda), directions.as_deref());
        let hard = (0..model.rows.len()).filter(|&r| !a.equations.yields(r));
        let rows = kernel.as_ref().map_or_else(|| hard.collect(), Kernel::rows);
        let reactions = rows.into_iter().map(|r| format!("reaction.{}", model.rows[r].name));
        let names: Vec<String> = outputs.into_iter().chain(reactions).collect();
        let mark = |name: &String| Column {
            name: format!("undetermined.{name}"),
            unit: None,
            kind: ColumnKind::Mark,
            values: Vec::new(),
        };
        self.result.columns.extend(names.iter().map(mark));
        self.result.summary.undetermined = names;
        self.result.summary.norm = a.shown();
    }

    /// The state that a run reached before its end belongs to its results, though it lies between two instants.
    pub fn last(&mut self, t: f64, y: &[f64], motion: &mut Motion<'m>, samples: &mut dyn Samples) {
        if self.failed.is_none() && self.at.is_some_and(|last| last < t) {
            // A state that the equations refuse is the reason of the stop, which is said already.
            let _ = self.deliver(t, y, motion, samples);
        }
    }

    fn residuals(&mut self) {
        let e = &self.accelerations.equations;
        let summary = &mut self.result.summary;
        for (i, row) in e.model.rows.iter().enumerate().filter(|(_, r)| !r.soft) {
            for stage in 0..row.depth {
                let h = e.residual(i, stage).abs();
                let (worst, kind) = if row.depth - stage >= 2 {
                    (&mut summary.residual_position, 0)
                } else {
                    (&mut summary.residual_velocity, 1)
                };
                *worst = worst.max(h);
                let relative = &mut summary.relative_residuals[kind];
                *relative = relative.max(e.relative_residual(i, stage));
            }
        }
    }

    /// Notes the first time at which each joint is outside its range.
    fn ranges(&mut self, t: f64, y: &[f64]) {
        let equations = &mut self.accelerations.equations;
        let (Some(m), Some(mechanics)) = (&equations.model.mechanism, &mut equations.mechanics) else { return };
        let own = m.joints.iter().map(|joint| match joint.states.as_slice() {
            [place] => (&joint.name, joint.range, y[*place]),
            _ => (&joint.name, None, 0.0),
        });
        if m.closures.iter().any(|c| c.range.is_some()) {
            mechanics.kinematics();
        }
        let closing = m.closures.iter().enumerate().map(|(k, closure)| match closure.coordinates.as_slice() {
            [(_, what)] if closure.range.is_some() => {
                let angle = m.loops[k].motion(mechanics).motion.read(what).value;
                (&closure.name, closure.range, m.turn(k, 0).map_or(angle, |state| nearest(angle, y[state])))
            }
            _ => (&closure.name, None, 0.0),
        });
        for (k, (name, range, q)) in own.chain(closing).enumerate() {
            let Some([low, high]) = range else { continue };
            let slack = OUTSIDE * (high - low).max(NARROWEST);
            if (q < low - slack || q > high + slack) && !self.outside[k] {
                self.outside[k] = true;
                self.left += 1;
                if self.left <= RANGE_NOTES {
                    self.result.summary.notes.push(format!(
                        "joint `{name}` is outside its range [{}, {}] at t = {} s ({}); ranges do not act in simulations",
                        number(low),
                        number(high),
                        number(t),
                        number(q)
                    ));
                }
            }
        }
    }

    /// A state whose energy is larger than numbers can be is none of a motion, though it is made of numbers itself.
    fn balance(&mut self, t: f64, y: &[f64]) -> Result<(), Failure> {
        let Some(energy) = &mut self.energy else { return Ok(()) };
        let Readings { hamiltonian, kinetic, potential, .. } = self.readings;
        if [hamiltonian, kinetic, potential].into_iter().any(f64::is_infinite) {
            return Err(Failure::new(format!(
                "the energy at t = {} s is larger than numbers can be: do not trust this motion; shorter steps, a smaller tolerance or another method may follow it",
                number(t)
            )));
        }
        self.exchange.add(energy, (&self.readings, &self.accelerations, y));
        self.row.extend([hamiltonian, kinetic, potential, energy.work]);
        Ok(())
    }

    /// Notes the first time at which each output is no finite number.
    fn outputs(&mut self, t: f64) {
        for (lost, &value) in self.lost.iter_mut().zip(&self.readings.outputs) {
            if !value.is_finite() && lost.is_none() {
                *lost = Some((t, value));
            }
        }
    }

    /// Whether the balance of energy, if there is one, has begun.
    pub fn balances(&self) -> bool {
        self.energy.is_none() || self.exchange.begun
    }

    /// What there is to say of samples.
    pub fn notes(&self) -> Vec<String> {
        let model = self.accelerations.equations.model;
        let lost = self.lost.iter().zip(&model.outputs).filter_map(|(lost, output)| Some(((*lost)?, &output.name)));
        let note = |((t, value), name): ((f64, f64), &String)| not_finite_note(name, value, Some(t));
        let mut notes: Vec<String> = lost.clone().take(RANGE_NOTES).map(note).collect();
        let more = lost.count().saturating_sub(RANGE_NOTES);
        notes.extend((more > 0).then(|| format!("{more} more outputs are no finite numbers at some time")));
        notes
    }
}

/// Whether a summary shows the last value of a column.
fn is_shown(column: &Column) -> bool {
    matches!(column.kind, ColumnKind::Variable | ColumnKind::Rate | ColumnKind::Output)
}

/// What the balance of energy is made of.
#[derive(Default)]
struct Exchange {
    /// √m by column.
    weights: Vec<f64>,
    /// Columns on which forces do work, with the places of their positions.
    moving: Vec<(usize, Option<usize>)>,
    /// The tolerance of the run, and its length.
    tolerance: f64,
    span: f64,
    /// Whether there was a sample.
    begun: bool,
    /// What work is counted from, and the potential energy there.
    count: f64,
    potential: f64,
    /// Work done by jumps of energies of formulas.
    jumped: f64,
    /// Largest amounts that energies are made of: their rounding is no fault.
    amount: f64,
    free: f64,
}

impl Exchange {
    fn add(&mut self, energy: &mut EnergySummary, (readings, a, y): (&Readings<'_>, &Accelerations<'_>, &[f64])) {
        let (h, count) = (readings.hamiltonian, y.last().copied().unwrap_or(0.0) + self.jumped);
        if !std::mem::replace(&mut self.begun, true) {
            (energy.start, self.count, self.potential) = (h, count, readings.potential);
        }
        (energy.end, energy.work) = (h, count - self.count);
        let drift = (h - energy.start - energy.work).abs();
        energy.max_drift = if drift.is_nan() { f64::INFINITY } else { energy.max_drift.max(drift) };
        let total = readings.kinetic + readings.potential;
        let exchanged = [readings.kinetic, readings.potential - self.potential, h - energy.start, energy.work];
        energy.size = exchanged.iter().fold(energy.size, |size, e| size.max(e.abs()));
        energy.hamiltonian |= (h - total).abs() > NATURAL * (readings.kinetic.abs() + readings.potential.abs());
        self.amounts(readings, a, y);
        energy.floor = self.tolerance * self.amount + BALANCE * self.free;
    }

    /// What forces would do over the positions, and to free bodies over the run.
    fn amounts(&mut self, readings: &Readings<'_>, a: &Accelerations<'_>, y: &[f64]) {
        let (mut amount, mut free) = (readings.kinetic.abs() + readings.potential.abs(), 0.0);
        for &(c, position) in &self.moving {
            let force = a.equations.force[c].abs() + a.gamma[c].abs();
            amount += position.map_or(0.0, |place| force * y[place].abs());
            if self.weights[c] > 0.0 {
                free += 0.5 * (force * self.span / self.weights[c]).powi(2);
            }
        }
        (self.amount, self.free) = (self.amount.max(amount), self.free.max(free));
    }
}

/// A recorder of a run from a state.
pub(super) fn recorder<'m>(
    model: &'m Model,
    start: &State,
    options: &SimulationOptions,
    weights: Option<Vec<f64>>,
) -> Recorder<'m> {
    let mut accelerations = Accelerations::new(model, options.method).showing(options.norm);
    accelerations.equations.baumgarte = options.baumgarte;
    (accelerations.slack, accelerations.beside) = (ON_CONSTRAINTS, ON_CONSTRAINTS);
    Recorder {
        row: Vec::new(),
        largest: Vec::new(),
        at: None,
        details: details(model, turning(model).count()),
        places: shown(model),
        accelerations,
        readings: Readings::new(model),
        y: Vec::new(),
        inputs: start.inputs.clone(),
        result: RunResult { columns: columns(model, weights.is_some()), ..RunResult::default() },
        energy: weights.is_some().then(EnergySummary::default),
        exchange: Exchange {
            weights: weights.unwrap_or_default(),
            moving: moving(model),
            tolerance: options.tolerance,
            span: options.until - start.t,
            ..Exchange::default()
        },
        lost: vec![None; model.outputs.len()],
        failed: None,
        outside: vec![false; model.mechanism.as_ref().map_or(0, |m| m.joints.len() + m.closures.len())],
        left: 0,
        poses: Vec::new(),
        rates: Vec::new(),
        loads: Vec::new(),
        reactions: Vec::new(),
    }
}

/// Unit of a coordinate by its number in its joint: the four of a quaternion have none, the position after it is in metres.
fn coordinate_unit(number: usize) -> Option<String> {
    (number >= 4).then(|| "m".to_owned())
}

/// Coordinates of joints that are no variables: name, place in the state, unit.
fn turning(model: &Model) -> impl Iterator<Item = (&String, usize, Option<String>)> {
    let joints = model.mechanism.iter().flat_map(|m| &m.joints);
    let own = joints.filter(|j| j.columns.iter().any(|&c| model.variables[c].is_twist()));
    let numbered = own.flat_map(|j| j.coordinates.iter().zip(&j.states).enumerate());
    numbered.map(|(k, (name, &place))| (name, place, coordinate_unit(k)))
}

/// Places in the state in the order of their columns.
fn shown(model: &Model) -> Vec<usize> {
    let of_variables =
        (0..model.max_order as usize).flat_map(|slot| model.variables.iter().filter_map(move |v| v.state.get(slot)));
    of_variables.copied().chain(turning(model).map(|(_, place, _)| place)).collect()
}

/// Columns with a velocity, and the places of their positions.
fn moving(model: &Model) -> Vec<(usize, Option<usize>)> {
    let all = model.variables.iter().enumerate().filter(|(_, v)| v.velocity_place().is_some());
    all.map(|(c, v)| (c, (v.state.len() == 2).then(|| v.state[0]))).collect()
}

/// The columns of a model's results, empty.
fn columns(model: &Model, energy: bool) -> Vec<Column> {
    let column = |name: String, unit: Option<String>, kind| Column { name, unit, kind, values: Vec::new() };
    let mut out = Vec::new();
    for slot in 0..model.max_order as usize {
        for v in model.variables.iter().filter(|v| slot < v.state.len()) {
            let kind = if slot == 0 && !v.is_twist() { ColumnKind::Variable } else { ColumnKind::Rate };
            out.push(column(v.slot(slot).into_owned(), v.slot_unit(slot), kind));
        }
    }
    out.extend(turning(model).map(|(name, _, unit)| column(name.clone(), unit, ColumnKind::Variable)));
    out.extend(model.outputs.iter().map(|o| column(o.name.clone(), o.unit.clone(), ColumnKind::Output)));
    let unit = |r: usize| model.multiplier_unit(r).map(str::to_owned);
    let reaction = |(r, row): (usize, &Row)| column(format!("reaction.{}", row.name), unit(r), ColumnKind::Reaction);
    out.extend(model.rows.iter().enumerate().map(reaction));
    let held = model.rows.iter().filter(|r| r.depth > 0);
    out.extend(held.map(|r| column(format!("residual.{}", r.name), None, ColumnKind::Residual)));
    if energy {
        let of_energy = |name: &str| column(name.into(), Some("J".into()), ColumnKind::Energy);
        out.extend(["energy", "energy.kinetic", "energy.potential", "energy.work"].map(of_energy));
    }
    out
}

remember!(Exchange { weights, begun, count, potential, amount, free; moving, tolerance, span, jumped });

/// What a summary is made of in the end.
impl Remember for Recorder<'_> {
    fn remember(&mut self, memory: &mut Memory) {
        let Self {
            row,
            largest,
            at,
            details: _,
            places: _,
            accelerations,
            readings: _,
            y: _,
            inputs: _,
            result,
            energy,
            exchange,
            lost,
            failed,
            outside,
            left,
            poses: _,
            rates: _,
            loads: _,
            reactions: _,
        } = self;
        row.remember(memory);
        largest.remember(memory);
        at.remember(memory);
        accelerations.remember(memory);
        exchange.remember(memory);
        lost.remember(memory);
        failed.remember(memory);
        outside.remember(memory);
        left.remember(memory);
        if let Some(e) = energy {
            [&mut e.start, &mut e.end, &mut e.work, &mut e.max_drift, &mut e.size, &mut e.floor]
                .into_iter()
                .for_each(|x| x.remember(memory));
            e.hamiltonian.remember(memory);
        }
        let s = &mut result.summary;
        s.samples.remember(memory);
        s.residual_position.remember(memory);
        s.residual_velocity.remember(memory);
        s.relative_residuals.remember(memory);
        s.notes.remember(memory);
    }
}
