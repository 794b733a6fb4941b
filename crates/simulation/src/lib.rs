//! Motion over time: the model as a system to integrate, with its results.
//!
//! `Motion` is an `integrate::System`: its rate is (slots up by one, α), its projection gives quaternions unit length and
//! moves y onto the constraints, and its last component, out of error control, is the work W. Steps end where formulas of time
//! change, which bounds of `expr`'s `Program::enclose` tell ahead. Near a pose where branches of the motion cross, the state that
//! answers for a trial state comes from `passage::Branch`; that allocates, which no other part of the inner loop does.
//!
//! | file | content |
//! |---|---|
//! | `motion.rs` | `Motion`, the model as an `integrate::System` |
//! | `jacobian.rs` | exact derivatives of its rates |
//! | `recorder.rs` | samples, moved onto the constraints; residuals, the balance of energy |
//! | `changes.rs` | when formulas of time change, ahead of the steps |
//! | `stiff.rs` | what there is to say of stiffness and of implicit steps |
//! | `sizes.rs` | the sizes that errors are relative to |

mod changes;
mod jacobian;
mod motion;
mod recorder;
mod sizes;
mod stiff;
mod tolerances;

use crate::tolerances::motion::LOCAL_SHARE;
pub use dalembert_answers::samples::Samples;
use dalembert_integrate::{IntegratorName, Options, StopReason};

use dalembert_answers::least_norm::LeastNorm;
use dalembert_answers::result::{EnergySummary, RunResult, SingularPose, Stop};
use dalembert_answers::words::names;
use dalembert_dynamics::accelerations::Accelerations;
use dalembert_dynamics::equations::{Equations, Readings};
use dalembert_dynamics::formulation::Formulation;
use dalembert_model::model::Model;
use dalembert_model::state::State;
use dalembert_scalar::digits::{brief, number};
use motion::Motion;
use recorder::recorder;

/// Singular poses that are listed.
const LISTED: usize = dalembert_answers::words::LISTED;

/// How to simulate.
#[derive(Clone, Debug)]
pub struct SimulationOptions {
    /// End time, s.
    pub until: f64,
    /// Output interval, s.
    pub every: f64,
    /// Tolerance, relative to the sizes of the motion.
    pub tolerance: f64,
    /// Constraint method.
    pub method: Formulation,
    /// Which of many multipliers are given.
    pub norm: LeastNorm,
    /// Integrator.
    pub integrator: IntegratorName,
    /// Baumgarte coefficients instead of projection.
    pub baumgarte: Option<(f64, f64)>,
    /// Largest number of steps.
    pub max_steps: Option<u64>,
    /// Longest step, s.
    pub max_step: Option<f64>,
}

/// Called after each step with the time reached; `false` interrupts.
pub type Progress<'a> = &'a mut dyn FnMut(f64) -> bool;

/// Simulates from an assembled state, with all samples in the result.
///
/// # Errors
/// As [`simulate_into`].
pub fn simulate(
    model: &Model,
    start: &State,
    options: &SimulationOptions,
    progress: Progress<'_>,
) -> Result<RunResult, String> {
    let mut all = RunResult::default();
    let run = simulate_into(model, start, options, progress, &mut all)?;
    Ok(RunResult { summary: run.summary, ..all })
}

/// Simulates from an assembled state; each sample is handed over as it is computed. The result has the columns without values.
///
/// # Errors
/// Options that make no sense, or an integrator that is not available. What happens on the way is in the
/// [`stop_reason`](dalembert_answers::result::RunSummary::stop_reason); everything computed up to then was handed over.
pub fn simulate_into(
    model: &Model,
    start: &State,
    options: &SimulationOptions,
    progress: Progress<'_>,
    samples: &mut dyn Samples,
) -> Result<RunResult, String> {
    let integrator = options.integrator.integrator().map_err(|e| e.to_string())?;
    stiff::fits(model, options.integrator)?;
    options.method.check(model).map_err(|e| e.message)?;
    start.without_accelerations()?;
    let energy = model.energy_known();
    let mut motion = Motion::new(model, start, options, energy);
    let weights = energy.then(|| motion.sizes.weights().to_vec());
    let mut recorder = recorder(model, start, options, weights, (progress, samples, motion.shared()));
    let mut y0 = start.y.clone();
    // Tolerances are relative to y: work is counted from a number of the size of what it changes.
    let work = if energy { kinetic_energy(model, start) } else { 0.0 };
    y0.extend(energy.then_some(work));
    let settings = Options {
        every: Some(options.every),
        max_steps: options.max_steps,
        max_step: options.max_step,
        relative: LOCAL_SHARE * options.tolerance,
        absolute: 0.0,
        ..Options::default()
    };
    let mut result = RunResult::default();
    let mut used = options.integrator.to_string();
    match motion.start(start.t, &y0) {
        Err(e) => {
            result.summary.t_end = start.t;
            result.summary.stop_reason = e.to_string();
        }
        Ok(()) => {
            recorder.mark(start, motion.accelerations.ranks.last().copied());
            let outcome = integrator
                .run(&mut motion, start.t, &y0, options.until, &settings, &mut recorder)
                .map_err(|e| e.to_string())?;
            recorder.last(outcome.t, &outcome.y);
            recorder.result.summary.final_values = recorder.last_values();
            recorder.result.summary.final_sizes = recorder.sizes_shown();
            let notes = recorder.notes();
            result = recorder.result;
            result.summary.notes.extend(notes);
            let s = &mut result.summary;
            s.t_end = outcome.t;
            s.steps = outcome.counters.steps;
            s.rejected = outcome.counters.rejected;
            s.completed = outcome.stop == StopReason::End;
            s.stop = match (&outcome.stop, &recorder.failed) {
                (StopReason::End, None) => Stop::End,
                (StopReason::Interrupted, None) => Stop::Interrupted,
                _ => Stop::Early,
            };
            s.stop_reason = stop_reason(&outcome.stop, recorder.failed);
            s.energy = recorder.energy;
            used = stiff::names_used(&outcome, options.integrator);
            s.notes.extend(stiff::note(model, options.integrator, &outcome));
            s.notes.extend(motion.jacobian.differences.then(stiff::differences));
        }
    }
    result.summary.notes.extend(motion.changes.given_up.filter(|&t| t < result.summary.t_end).map(unseen_changes));
    result.summary.singular = motion.monitor.met;
    result.summary.factorizations = motion.projector.as_ref().map_or(0, |p| p.borrow().factorizations);
    summarize(model, options, &motion.accelerations, &used, &mut result);
    Ok(result)
}

/// At a state; 0 where it is not a finite number.
fn kinetic_energy(model: &Model, state: &State) -> f64 {
    let mut equations = Equations::new(model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    let mut readings = Readings::new(model);
    let (alpha, lambda) = (vec![0.0; model.n()], vec![0.0; model.rows.len()]);
    readings.evaluate(&mut equations, (state.t, &state.y), &alpha, &lambda);
    if readings.kinetic.is_finite() { readings.kinetic } else { 0.0 }
}

fn stop_reason(stop: &StopReason, failed: Option<String>) -> String {
    match (stop, failed) {
        (_, Some(reason)) => reason,
        (StopReason::End, None) => "end".to_owned(),
        (StopReason::Interrupted, None) => "interrupted".to_owned(),
        (other, None) => other.to_string(),
    }
}

fn summarize(
    model: &Model,
    options: &SimulationOptions,
    accelerations: &Accelerations<'_>,
    integrator: &str,
    result: &mut RunResult,
) {
    let s = &mut result.summary;
    s.evaluations = accelerations.equations.evaluations;
    s.factorizations += accelerations.factorizations;
    s.method.clone_from(&accelerations.method);
    integrator.clone_into(&mut s.integrator);
    s.tolerance = options.tolerance;
    s.notes.extend(unused_baumgarte(model, options));
    if let Some(energy) = s.energy.filter(EnergySummary::is_off) {
        s.notes.push(format!(
            "the energy balance is off by {} J, of {} J that the motion exchanges: do not trust this motion; try a smaller tolerance, or \
             another method",
            brief(energy.max_drift, 2),
            brief(energy.size, 2)
        ));
    }
    let generic = accelerations.ranks.iter().max().copied().unwrap_or(0);
    if !s.singular.is_empty() {
        s.notes.push(singular_note(&s.singular, options.baumgarte.is_some()));
    } else if accelerations.ranks.iter().any(|&r| r < generic) {
        s.notes.push(format!("the constraints passed a singular pose: their rank fell below {generic}"));
    }
    if generic < model.rows.len() && !accelerations.ranks.is_empty() {
        let extra = model.rows.len() - generic;
        s.notes.push(format!(
            "{extra} of {} constraint rows {} redundant: some reactions are not determined",
            model.rows.len(),
            if extra == 1 { "is" } else { "are" }
        ));
    }
    let open: Vec<&String> =
        model.outputs.iter().map(|o| &o.name).filter(|name| s.undetermined.contains(name)).collect();
    if !open.is_empty() {
        let (depend, they) = if open.len() == 1 { ("output", "depends") } else { ("outputs", "depend") };
        s.notes.push(format!(
            "the {depend} {} {they} on reactions that are not determined: an answer of another norm has other values; columns `undetermined.…` mark them",
            names(open)
        ));
    }
}

/// What could not be looked at.
fn unseen_changes(t: f64) -> String {
    format!(
        "from t = {t:.6} s on, formulas of time change so often that not every change was looked for: steps may have missed some that are shorter \
         than they are; a largest step (`--max-step`) leaves out none that is longer"
    )
}

/// Times at which branches of the motion crossed, and the freedoms more there.
fn singular_note(met: &[SingularPose], stabilized: bool) -> String {
    let more = |n: usize| if n == 1 { "1 freedom more".to_owned() } else { format!("{n} freedoms more") };
    let listed: Vec<String> =
        met.iter().take(LISTED).map(|m| format!("t = {} s ({})", number(m.t), more(m.extra))).collect();
    let rest = met.len().saturating_sub(LISTED);
    let rest = if rest > 0 { format!(" and {rest} more times") } else { String::new() };
    let after = if stabilized {
        "Baumgarte's stabilization leaves constraints open, and may lead from one to another there: see whether it went on as it came"
    } else {
        "it went on as it came, with velocities that are continuous"
    };
    format!("branches of the motion cross in a singular pose at {}{rest}; {after}", listed.join(", "))
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
