//! Motion over time: the model as a system to integrate, with its results.

use dalembert_integrate::{
    Control, Failure, IntegratorName, Observer, Options, Projection, StepInfo, StopReason, System,
};

use crate::accelerations::Accelerations;
use crate::equations::Readings;
use crate::formulation::Formulation;
use crate::kkt::DENSE_LIMIT;
use crate::mechanism::turns::nearest;
use crate::model::{Model, Origin, Row};
use crate::projection::Projector;
use crate::result::{Column, ColumnKind, EnergySummary, RunResult};
use crate::state::State;

/// Contradiction of dependent rows at trial states beside the constraints that is no news.
const TRIAL_SLACK: f64 = 1e-2;

/// The same at states on the constraints.
const ON_CONSTRAINTS: f64 = 1e-6;

/// The integrator is asked for this share of the tolerance in each step, because errors of steps add up.
const LOCAL_SHARE: f64 = 0.1;

/// Joints outside their range that are named.
const RANGE_NOTES: usize = 8;

/// How to simulate.
#[derive(Clone, Debug)]
pub struct SimulationOptions {
    /// End time, s.
    pub until: f64,
    /// Output interval, s.
    pub every: f64,
    /// Relative tolerance; the absolute one is the same in the model's units.
    pub tolerance: f64,
    /// Constraint method.
    pub method: Formulation,
    /// Integrator.
    pub integrator: IntegratorName,
    /// Baumgarte coefficients instead of projection.
    pub baumgarte: Option<(f64, f64)>,
    /// Largest number of steps.
    pub max_steps: Option<u64>,
}

/// Called after each step with the time reached; `false` interrupts.
pub type Progress<'a> = &'a mut dyn FnMut(f64) -> bool;

/// The model as y' = f(t, y).
struct Motion<'m> {
    model: &'m Model,
    accelerations: Accelerations<'m>,
    projector: Option<Projector<'m>>,
    inputs: Vec<Option<f64>>,
    /// Whether y ends with the work W.
    work: bool,
    /// (t, y) of the last solution, to answer the same question for nothing.
    solved: Option<f64>,
    solved_at: Vec<f64>,
    /// A trial state, moved onto the constraints.
    pulled: Vec<f64>,
}

impl Motion<'_> {
    fn solve(&mut self, t: f64, y: &[f64], slack: f64) -> Result<(), Failure> {
        let y = &y[..self.model.states];
        if self.solved == Some(t) && self.solved_at == y {
            return Ok(());
        }
        self.solved = None;
        self.accelerations.slack = slack;
        self.accelerations.solve(t, y, &self.inputs)?;
        self.solved = Some(t);
        self.solved_at.copy_from_slice(y);
        Ok(())
    }

    /// Moves a trial state onto the constraints; false if that fails.
    fn pull(&mut self, t: f64, y: &[f64]) -> bool {
        let Some(projector) = &mut self.projector else { return false };
        self.pulled.copy_from_slice(y);
        let states = self.model.states;
        self.solved = None;
        projector.project(&mut self.accelerations.equations, t, &mut self.pulled[..states], &self.inputs).is_ok()
    }

    fn rates(&mut self, t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
        self.solve(t, y, TRIAL_SLACK)?;
        let a = &self.accelerations;
        for (v, alpha) in self.model.variables.iter().zip(&a.alpha) {
            for s in 1..v.state.len() {
                dy[v.state[s - 1]] = y[v.state[s]];
            }
            dy[v.state[v.state.len() - 1]] = *alpha;
        }
        for (i, rate) in a.equations.quasi_rates() {
            dy[i] = rate;
        }
        if let Some(mechanics) = &a.equations.mechanics {
            mechanics.rates(y, dy);
        }
        if self.work {
            dy[self.model.states] = a.equations.power() + a.equations.power_of(&a.gamma, y);
        }
        Ok(())
    }

    /// Solves at a state on the constraints and learns which rows are independent there.
    fn solve_on_constraints(&mut self, t: f64, y: &[f64]) -> Result<(), Failure> {
        if self.model.rows.is_empty() {
            return Ok(());
        }
        self.solve(t, y, ON_CONSTRAINTS)?;
        self.learn_rows();
        Ok(())
    }

    /// The same at the state that the projector left, at which the equations were evaluated.
    fn solve_projected(&mut self, t: f64, y: &[f64]) -> Result<(), Failure> {
        self.accelerations.slack = ON_CONSTRAINTS;
        self.accelerations.solve_evaluated()?;
        self.solved = Some(t);
        self.solved_at.copy_from_slice(&y[..self.model.states]);
        self.learn_rows();
        Ok(())
    }

    fn learn_rows(&mut self) {
        self.accelerations.freeze_rows();
        let careful = self.accelerations.near && self.model.n() <= DENSE_LIMIT;
        if let Some(projector) = &mut self.projector {
            projector.careful(careful);
        }
    }
}

impl System for Motion<'_> {
    fn dimension(&self) -> usize {
        self.model.states + usize::from(self.work)
    }

    fn rate(&mut self, t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
        if self.accelerations.near && self.pull(t, y) {
            let pulled = std::mem::take(&mut self.pulled);
            let rates = self.rates(t, &pulled, dy);
            self.pulled = pulled;
            return rates;
        }
        self.rates(t, y, dy)
    }

    fn project(&mut self, t: f64, y: &mut [f64]) -> Result<Projection, Failure> {
        let turned = self.accelerations.equations.mechanics.as_ref().is_some_and(|m| m.normalize(y));
        let Some(projector) = &mut self.projector else {
            return Ok(if turned { Projection::Moved } else { Projection::Unchanged });
        };
        let states = self.model.states;
        self.solved = None;
        let moved = projector.project(&mut self.accelerations.equations, t, &mut y[..states], &self.inputs)?;
        self.solve_projected(t, y)?;
        Ok(if self.accelerations.uncertain() {
            Projection::Unsuited
        } else if turned {
            Projection::Moved
        } else {
            moved
        })
    }

    fn project_sample(&mut self, t: f64, y: &mut [f64]) -> Result<(), Failure> {
        if let Some(mechanics) = &self.accelerations.equations.mechanics {
            mechanics.normalize(y);
        }
        let Some(projector) = &mut self.projector else { return Ok(()) };
        self.solved = None;
        let states = self.model.states;
        projector.project(&mut self.accelerations.equations, t, &mut y[..states], &self.inputs).map(|_| ())
    }

    /// P(y + e) − P(y) with the projection P, near singular poses.
    fn error_after_projection(&mut self, t: f64, y: &[f64], error: &mut [f64]) -> bool {
        if !self.accelerations.near || !self.pull(t, y) {
            return false;
        }
        error.iter_mut().zip(y).for_each(|(e, y)| *e += y);
        let there = self.pulled.clone();
        if !self.pull(t, error) {
            return false;
        }
        error.iter_mut().zip(self.pulled.iter().zip(&there)).for_each(|(e, (moved, there))| *e = moved - there);
        true
    }

    fn error_controlled(&self, component: usize) -> bool {
        component < self.model.states
    }
}

/// Residual of a sample per row, at the level it was written at.
struct Recorder<'m, 'p> {
    accelerations: Accelerations<'m>,
    readings: Readings<'m>,
    inputs: Vec<Option<f64>>,
    result: RunResult,
    energy: Option<EnergySummary>,
    progress: Progress<'p>,
    failed: Option<String>,
    /// Whether each joint was outside its range, and how many were.
    outside: Vec<bool>,
    left: usize,
}

impl Recorder<'_, '_> {
    fn record(&mut self, t: f64, y: &[f64]) -> Result<(), Failure> {
        let model = self.accelerations.equations.model;
        let state = State { t, y: y[..model.states].to_vec(), inputs: Vec::new(), accelerations: Vec::new() };
        self.accelerations.solve(t, &state.y, &self.inputs)?;
        let a = &mut self.accelerations;
        self.readings.evaluate(&mut a.equations, (t, &state.y), &a.alpha, &a.lambda);
        let a = &self.accelerations;
        self.result.time.push(t);
        let mut column = self.result.columns.iter_mut();
        let mut push = |value: f64| {
            if let Some(c) = column.next() {
                c.values.push(value);
            }
        };
        for slot in 0..model.max_order as usize {
            model.variables.iter().filter(|v| slot < v.state.len()).for_each(|v| push(state.y[v.state[slot]]));
        }
        turning(model).for_each(|(_, place, _)| push(state.y[place]));
        self.readings.outputs.iter().for_each(|&v| push(v));
        a.lambda.iter().for_each(|&v| push(v));
        (0..model.rows.len()).filter(|&r| model.rows[r].depth > 0).for_each(|r| push(a.equations.residual(r, 0)));
        self.residuals();
        self.ranges(t, y);
        self.balance(y);
        Ok(())
    }

    /// The state that a run reached before its end belongs to its results, though it lies between two instants.
    fn last(&mut self, t: f64, y: &[f64]) {
        if self.failed.is_none() && self.result.time.last().is_some_and(|&last| last < t) {
            // A state that the equations refuse is the reason of the stop, which is said already.
            let _ = self.record(t, y);
        }
    }

    fn residuals(&mut self) {
        let e = &self.accelerations.equations;
        let summary = &mut self.result.summary;
        for (i, row) in e.model.rows.iter().enumerate().filter(|(_, r)| !r.soft) {
            for stage in 0..row.depth {
                let h = e.residual(i, stage).abs();
                let worst = if row.depth - stage >= 2 {
                    &mut summary.residual_position
                } else {
                    &mut summary.residual_velocity
                };
                *worst = worst.max(h);
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
            let slack = 1e-6 * (high - low).max(1e-6);
            if (q < low - slack || q > high + slack) && !self.outside[k] {
                self.outside[k] = true;
                self.left += 1;
                if self.left <= RANGE_NOTES {
                    self.result.summary.notes.push(format!(
                        "joint `{name}` is outside its range [{low}, {high}] at t = {t:.4} ({q:.4}); ranges do not act in simulations"
                    ));
                }
            }
        }
    }

    fn balance(&mut self, y: &[f64]) {
        let total = self.readings.kinetic + self.readings.potential;
        let work = y.last().copied().unwrap_or(0.0);
        let first = self.result.time.len() == 1;
        if let Some(energy) = &mut self.energy {
            let h = self.readings.hamiltonian;
            if first {
                (energy.start, energy.work) = (total, h);
            }
            energy.end = total;
            // A body that starts at rest at height 0 has none in sum, and yet exchanges some.
            energy.size = energy.size.max(total.abs()).max(self.readings.kinetic.abs());
            energy.max_drift = energy.max_drift.max((h - energy.work - work).abs());
            if let Some(c) = self.result.columns.last_mut() {
                c.values.push(total);
            }
        }
    }
}

impl Observer for Recorder<'_, '_> {
    fn sample(&mut self, t: f64, y: &[f64]) -> Control {
        match self.record(t, y) {
            Ok(()) => Control::Continue,
            Err(e) => {
                self.failed = Some(e.to_string());
                Control::Stop
            }
        }
    }

    fn step(&mut self, info: &StepInfo) -> Control {
        if (self.progress)(info.end) { Control::Continue } else { Control::Stop }
    }
}

/// Simulates from an assembled state.
///
/// # Errors
/// Options that make no sense, or an integrator that is not available. What happens on the way is in
/// [`stop_reason`](crate::result::RunSummary::stop_reason); everything computed up to then is in the result.
pub fn simulate(
    model: &Model,
    start: &State,
    options: &SimulationOptions,
    progress: Progress<'_>,
) -> Result<RunResult, String> {
    let integrator = options.integrator.integrator().map_err(|e| e.to_string())?;
    options.method.check(model).map_err(|e| e.message)?;
    start.without_accelerations()?;
    let energy = model.energy_known();
    let mut motion = motion(model, start, options, energy);
    let mut recorder = recorder(model, start, options, energy, progress);
    let mut y0 = start.y.clone();
    y0.extend(energy.then_some(0.0));
    let settings = Options {
        every: Some(options.every),
        max_steps: options.max_steps,
        ..Options::with_tolerance(LOCAL_SHARE * options.tolerance)
    };
    let mut result = RunResult::default();
    match motion.solve_on_constraints(start.t, &y0) {
        Err(e) => {
            result.summary.t_end = start.t;
            result.summary.stop_reason = e.to_string();
        }
        Ok(()) => {
            let outcome = integrator
                .run(&mut motion, start.t, &y0, options.until, &settings, &mut recorder)
                .map_err(|e| e.to_string())?;
            recorder.last(outcome.t, &outcome.y);
            result = recorder.result;
            let s = &mut result.summary;
            s.t_end = outcome.t;
            s.steps = outcome.counters.steps;
            s.rejected = outcome.counters.rejected;
            s.completed = outcome.stop == StopReason::End;
            s.stop_reason = stop_reason(&outcome.stop, recorder.failed);
            s.energy = recorder.energy.map(|e| EnergySummary { work: outcome.y.last().copied().unwrap_or(0.0), ..e });
        }
    }
    let projections = motion.projector.as_ref().map_or(0, |p| p.factorizations);
    summarize(model, options, &motion.accelerations, projections, integrator.name(), &mut result);
    Ok(result)
}

fn stop_reason(stop: &StopReason, failed: Option<String>) -> String {
    match (stop, failed) {
        (_, Some(reason)) => reason,
        (StopReason::End, None) => "end".to_owned(),
        (StopReason::Interrupted, None) => "interrupted".to_owned(),
        (other, None) => other.to_string(),
    }
}

fn motion<'m>(model: &'m Model, start: &State, options: &SimulationOptions, work: bool) -> Motion<'m> {
    let mut accelerations = Accelerations::of_motion(model, options.method);
    accelerations.equations.baumgarte = options.baumgarte;
    let held = model.rows.iter().any(|r| r.depth > 0);
    let projector = (held && options.baumgarte.is_none()).then(|| Projector::new(model)).filter(|p| !p.is_empty());
    Motion {
        model,
        accelerations,
        projector,
        inputs: start.inputs.clone(),
        work,
        solved: None,
        solved_at: vec![0.0; model.states],
        pulled: vec![0.0; model.states + usize::from(work)],
    }
}

fn recorder<'m, 'p>(
    model: &'m Model,
    start: &State,
    options: &SimulationOptions,
    energy: bool,
    progress: Progress<'p>,
) -> Recorder<'m, 'p> {
    let mut accelerations = Accelerations::new(model, options.method);
    accelerations.equations.baumgarte = options.baumgarte;
    accelerations.slack = 1e-6;
    Recorder {
        accelerations,
        readings: Readings::new(model),
        inputs: start.inputs.clone(),
        result: RunResult { columns: columns(model, energy), ..RunResult::default() },
        energy: energy.then(EnergySummary::default),
        progress,
        failed: None,
        outside: vec![false; model.mechanism.as_ref().map_or(0, |m| m.joints.len() + m.closures.len())],
        left: 0,
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
    let unit = |r: &Row| match (r.origin, &model.mechanism) {
        (Origin::Closure { closure, row }, Some(m)) => {
            Some(if m.closures[closure].rows[row].2.is_length() { "N" } else { "N m" }.to_owned())
        }
        _ => None,
    };
    out.extend(model.rows.iter().map(|r| column(format!("reaction.{}", r.name), unit(r), ColumnKind::Reaction)));
    let held = model.rows.iter().filter(|r| r.depth > 0);
    out.extend(held.map(|r| column(format!("residual.{}", r.name), None, ColumnKind::Residual)));
    if energy {
        out.push(column("energy".into(), Some("J".into()), ColumnKind::Energy));
    }
    out
}

fn summarize(
    model: &Model,
    options: &SimulationOptions,
    accelerations: &Accelerations<'_>,
    projections: u64,
    integrator: &str,
    result: &mut RunResult,
) {
    let last = result.columns.iter().filter_map(|c| {
        let wanted = matches!(c.kind, ColumnKind::Variable | ColumnKind::Rate | ColumnKind::Output);
        wanted.then(|| c.values.last().map(|&v| (c.name.clone(), v))).flatten()
    });
    result.summary.final_values = last.collect();
    let s = &mut result.summary;
    s.evaluations = accelerations.equations.evaluations;
    s.factorizations = accelerations.factorizations + projections;
    s.method.clone_from(&accelerations.method);
    integrator.clone_into(&mut s.integrator);
    s.tolerance = options.tolerance;
    s.notes.extend(unused_baumgarte(model, options));
    if let Some(energy) = s.energy.filter(EnergySummary::is_off) {
        s.notes.push(format!(
            "the energy balance is off by {:.1e} J, of {:.1e} J in the system: do not trust this motion; try a smaller tolerance, or \
             another method",
            energy.max_drift, energy.size
        ));
    }
    let generic = accelerations.ranks.iter().max().copied().unwrap_or(0);
    if accelerations.ranks.iter().any(|&r| r < generic) {
        s.notes.push(format!("the constraints passed a singular pose: their rank fell below {generic}"));
    }
    if generic < model.rows.len() && !accelerations.ranks.is_empty() {
        let extra = model.rows.len() - generic;
        s.notes.push(format!(
            "{extra} of {} constraint rows {} redundant: some reactions are not determined, the least ones are given",
            model.rows.len(),
            if extra == 1 { "is" } else { "are" }
        ));
    }
}

/// Baumgarte coefficients that act on nothing: β of a velocity constraint, both of an acceleration constraint.
fn unused_baumgarte(model: &Model, options: &SimulationOptions) -> Option<String> {
    let idle = |depth: usize, (alpha, beta): (f64, f64)| match depth {
        0 => alpha != 0.0 || beta != 0.0,
        1 => beta != 0.0,
        _ => false,
    };
    let own = model.rows.iter().filter(|r| r.baumgarte.is_some_and(|c| idle(r.depth, c)));
    let mut names: Vec<&str> = own.map(|r| r.name.as_str()).collect();
    // One pair for all constraints fits most of them; it is worth a word where β acts on none.
    if let Some(c) = options.baumgarte.filter(|_| model.rows.iter().all(|r| r.depth < 2)) {
        names.extend(model.rows.iter().filter(|r| r.baumgarte.is_none() && idle(r.depth, c)).map(|r| r.name.as_str()));
    }
    let (first, more) = (names.first()?, names.len() - 1);
    let more = if more > 0 { format!(" (and {more} more)") } else { String::new() };
    Some(format!(
        "Baumgarte's β has nothing to act on in `{first}`{more}: a velocity constraint has no position residual, and an \
         acceleration constraint no residual at all"
    ))
}
