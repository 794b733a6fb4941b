//! A simulation under way: one that can be held, looked at, given other inputs, saved and gone on with.
//!
//! Everything that the steps to come depend on is one of three: the model with its options, the start, and what the run has learnt since;
//! the last two are its bytes. What is learnt is walked over field by field ([`dalembert_integrate::Remember`]), so that a run that goes on from
//! bytes takes the same steps to the bit. [`Simulation::advance`] ends a step at the time that is asked for; [`Simulation::go`] leaves steps
//! as long as they are and reads samples off inside them, as results want it.

use dalembert_answers::result::{Column, RunResult, RunSummary, Stop};
use dalembert_answers::samples::Samples;
use dalembert_answers::snapshot::Snapshot;
use dalembert_dynamics::accelerations::Accelerations;
use dalembert_dynamics::equations::{Equations, Readings};
use dalembert_integrate::{Failure, Memory, Options, Outcome, Remember, Sampling, Stepper, StopReason};
use dalembert_model::model::Model;
use dalembert_model::state::State;

use crate::motion::Motion;
use crate::recorder::{Recorder, recorder};
use crate::summary::{beyond_tables, led_over, regrown, stop_reason, summarize, unseen_changes};
use crate::tolerances::motion::LOCAL_SHARE;
use crate::{Progress, SimulationOptions, second_order, stiff};

/// Why there is no simulation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The options make no sense for this model, or an integrator is not available.
    Options(String),
    /// The equations give no motion at the start.
    Start(String),
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (Self::Options(message) | Self::Start(message)) = self;
        f.write_str(message)
    }
}

impl std::error::Error for Refused {}

/// A simulation under way.
pub struct Simulation<'m> {
    model: &'m Model,
    options: SimulationOptions,
    motion: Motion<'m>,
    stepper: Stepper,
    recorder: Recorder<'m>,
    sampling: Sampling,
    /// Where it began.
    start: State,
    /// Where inputs were changed last, and to what.
    turned: Option<State>,
    /// Whether the rate at the start is known.
    under_way: bool,
    /// Whether a step was made that is not settled yet.
    open: bool,
    watch: Option<Watch<'m>>,
}

/// Looks at states that steps lead to, and says what is wrong with one that can't be.
pub type Watch<'m> = Box<dyn Fn(&State) -> Option<String> + Send + Sync + 'm>;

impl<'m> Simulation<'m> {
    /// At an assembled state, before the first step.
    ///
    /// # Errors
    /// Options that make no sense, or a start without a motion.
    pub fn new(model: &'m Model, start: &State, options: &SimulationOptions) -> Result<Self, Refused> {
        let usage = Refused::Options;
        stiff::has_room(model, options.integrator).map_err(usage)?;
        second_order::fits(model, options).map_err(usage)?;
        options.method.check(model).map_err(|e| usage(e.message))?;
        start.without_accelerations().map_err(usage)?;
        let energy = model.energy_known();
        let mut motion = Motion::new(model, start, options, energy);
        let weights = energy.then(|| motion.sizes.inertial().to_vec());
        let mut recorder = recorder(model, start, options, weights);
        let mut y0 = start.y.clone();
        // Tolerances are relative to y: work is counted from a number of the size of what it changes.
        let work = if energy { kinetic_energy(model, start) } else { 0.0 };
        y0.extend(energy.then_some(work));
        stiff::fits(model, (&mut motion, &y0), options.integrator).map_err(usage)?;
        motion.start(start.t, &y0).map_err(|e| Refused::Start(e.message))?;
        recorder.mark(start, motion.accelerations.ranks.last().copied());
        let settings = Options {
            every: Some(options.every),
            max_steps: options.max_steps,
            max_step: options.max_step,
            step: options.step,
            spectral_radius: options.spectral_radius.unwrap_or(Options::default().spectral_radius),
            relative: LOCAL_SHARE * options.tolerance,
            absolute: 0.0,
            ..Options::default()
        };
        let stepper = Stepper::new(options.integrator, &mut motion, (start.t, &y0), options.until, &settings)
            .map_err(|e| usage(e.to_string()))?;
        Ok(Self {
            model,
            options: options.clone(),
            motion,
            stepper,
            recorder,
            sampling: Sampling::new(start.t, options.until, Some(options.every)),
            start: start.clone(),
            turned: None,
            under_way: false,
            open: false,
            watch: None,
        })
    }

    /// The model.
    pub fn model(&self) -> &'m Model {
        self.model
    }

    /// The time reached, s.
    pub fn time(&self) -> f64 {
        self.stepper.reached().0
    }

    /// The time at which it ends, s.
    pub fn until(&self) -> f64 {
        self.options.until
    }

    /// The state reached, with the inputs in force.
    pub fn state(&self) -> State {
        let (t, y) = self.stepper.reached();
        let y = y[..self.model.states].to_vec();
        State { t, y, inputs: self.motion.inputs.clone(), accelerations: Vec::new() }
    }

    /// Steps so far.
    pub fn steps(&self) -> u64 {
        self.stepper.counters().steps
    }

    /// The columns of its samples, without values.
    pub fn columns(&self) -> &[Column] {
        &self.recorder.result.columns
    }

    /// The rate at the start, before the first step.
    fn set_out(&mut self) -> Result<(), StopReason> {
        if !self.under_way {
            // Work is counted from here, whoever looks later.
            if !self.recorder.balances() {
                let _ = self.sample();
            }
            self.stepper.set_out(&mut self.motion)?;
            self.under_way = true;
        }
        Ok(())
    }

    /// What was learnt from the last step; samples inside it are gone.
    fn settle(&mut self) {
        if std::mem::take(&mut self.open) {
            let _ = self.stepper.commit(&mut self.motion);
        }
    }

    /// Has states looked at: where one can't be, the run stops with what is said of it.
    pub fn watch(&mut self, watch: Watch<'m>) {
        self.watch = Some(watch);
    }

    /// What is wrong with the state reached.
    fn watched(&self) -> Result<(), StopReason> {
        let said = self.watch.as_ref().and_then(|watch| watch(&self.state()));
        said.map_or(Ok(()), |message| Err(StopReason::Failure { t: self.time(), message }))
    }

    /// Goes on to exactly `t`, which ends a step: not before the time reached, nor after [`Simulation::until`]. `progress` is told the time reached
    /// after each step; `false` holds it there.
    ///
    /// # Errors
    /// Why it came no further: [`StopReason::Interrupted`], if it was held. The state reached is valid, and a later call goes on from it.
    pub fn advance(&mut self, t: f64, progress: Progress<'_>) -> Result<(), StopReason> {
        let bound = if t < self.options.until { t } else { f64::INFINITY };
        self.motion.bound = bound;
        let outcome = self.advance_within(t.min(self.options.until), progress);
        self.motion.bound = f64::INFINITY;
        outcome
    }

    fn advance_within(&mut self, t: f64, progress: Progress<'_>) -> Result<(), StopReason> {
        while self.time() < t {
            self.set_out()?;
            self.settle();
            self.motion.go_beyond((self.stepper.time(), self.stepper.state()), self.options.until)?;
            let end = self.stepper.advance(&mut self.motion, |end| (end >= t).then_some(t))?;
            self.open = true;
            self.watched()?;
            if !progress(end) {
                return Err(StopReason::Interrupted);
            }
        }
        Ok(())
    }

    /// All columns at the time reached.
    ///
    /// # Errors
    /// Why there are no numbers.
    pub fn sample(&mut self) -> Result<&[f64], Failure> {
        self.sample_at(self.time())
    }

    /// All columns at a time inside the last step, or at its ends.
    ///
    /// # Errors
    /// A time elsewhere; why there are no numbers.
    pub fn sample_at(&mut self, t: f64) -> Result<&[f64], Failure> {
        let (first, last) = (self.stepper.time(), self.time());
        if !(first..=last).contains(&t) {
            return Err(Failure::new(format!("t = {t} s is not inside the last step, from {first} s to {last} s")));
        }
        let y = self.stepper.sample(&mut self.motion, t).map_err(|stop| Failure::new(stop.to_string()))?;
        self.recorder.record(t, y, &mut self.motion)
    }

    /// Where the bodies are at the time reached, and what joints transmit; nothing without bodies.
    ///
    /// # Errors
    /// Why there are no numbers.
    pub fn snapshot(&mut self) -> Result<Option<Snapshot<'_>>, Failure> {
        self.sample()?;
        Ok(self.recorder.snapshot())
    }

    /// Gives inputs other values from the time reached on; `None` leaves one to its formula of time. The state stays.
    ///
    /// # Errors
    /// Why there is no rate with these inputs.
    ///
    /// # Panics
    /// If the inputs are more or fewer than the model's.
    pub fn set_inputs(&mut self, inputs: &[Option<f64>]) -> Result<(), StopReason> {
        self.settle();
        let state = State { inputs: inputs.to_vec(), ..self.state() };
        self.take_inputs(&state);
        self.turned = Some(state);
        if self.under_way { self.stepper.set_out(&mut self.motion) } else { Ok(()) }
    }

    fn take_inputs(&mut self, state: &State) {
        self.motion.take_inputs((state.t, &state.y), &state.inputs, self.options.until);
        self.recorder.inputs.clone_from(&state.inputs);
    }

    /// Goes on to the end; samples are handed over as they are computed, the one at the start first. A run that was held goes on
    /// with the next call.
    ///
    /// # Errors
    /// Why it came no further.
    pub fn go(&mut self, progress: Progress<'_>, samples: &mut dyn Samples) -> Result<(), StopReason> {
        let gone = self.go_on(progress, samples);
        // At the end nothing is left to interrupt.
        let over = self.time() >= self.options.until && self.recorder.failed.is_none();
        if over && gone == Err(StopReason::Interrupted) { Ok(()) } else { gone }
    }

    fn go_on(&mut self, progress: Progress<'_>, samples: &mut dyn Samples) -> Result<(), StopReason> {
        if self.recorder.failed.is_some() {
            return Err(StopReason::Interrupted);
        }
        self.settle();
        if self.recorder.result.summary.samples == 0 {
            self.show(self.time(), samples)?;
        }
        while self.time() < self.options.until {
            self.set_out()?;
            self.motion.go_beyond((self.stepper.time(), self.stepper.state()), self.options.until)?;
            let sampling = &self.sampling;
            let end = self.stepper.advance(&mut self.motion, |end| sampling.before(end))?;
            self.open = true;
            self.watched()?;
            while let Some(t) = self.sampling.take(end) {
                if t >= self.options.until || !samples.reads().ends_only {
                    self.show(t, samples)?;
                }
            }
            self.settle();
            if !progress(end) {
                return Err(StopReason::Interrupted);
            }
        }
        Ok(())
    }

    /// Shows a sample; one that has no numbers, or no place, ends the run.
    fn show(&mut self, t: f64, samples: &mut dyn Samples) -> Result<(), StopReason> {
        let y = self.stepper.sample(&mut self.motion, t)?;
        let shown = self.recorder.deliver(t, y, &mut self.motion, samples);
        self.stepper.count_sample();
        shown.map_err(|e| {
            self.recorder.failed = Some(e.message);
            if std::mem::take(&mut self.open) {
                self.stepper.stop_at_sample(t);
            }
            StopReason::Interrupted
        })
    }

    /// Whether a sample had no numbers, or no place to go.
    pub fn has_failed(&self) -> bool {
        self.recorder.failed.is_some()
    }

    /// What the run came to, where it ended for a reason.
    pub fn finish(mut self, gone: Result<(), StopReason>, samples: &mut dyn Samples) -> RunResult {
        self.settle();
        let stop = gone.err().unwrap_or(StopReason::End);
        let (t, y) = (self.stepper.time(), self.stepper.state().to_vec());
        self.recorder.last(t, &y, &mut self.motion, samples);
        let recorder = &mut self.recorder;
        recorder.result.summary.final_values = recorder.last_values();
        recorder.result.summary.final_sizes = recorder.sizes_shown(&self.start, t);
        let mut result = std::mem::take(&mut recorder.result);
        self.sum_up(stop, (t, y), &mut result.summary);
        result
    }

    /// What there is to say of the motion to the end of the last step that is settled, as of a run to there.
    pub fn notes(&self) -> Vec<String> {
        let (t, y) = (self.stepper.time(), self.stepper.state().to_vec());
        let mut summary = self.recorder.result.summary.clone();
        self.sum_up(StopReason::Interrupted, (t, y), &mut summary);
        summary.notes
    }

    fn sum_up(&self, stop: StopReason, (t, y): (f64, Vec<f64>), s: &mut RunSummary) {
        let (model, recorder) = (self.model, &self.recorder);
        s.notes.extend(recorder.notes());
        let counters = self.stepper.counters();
        s.t_end = t;
        s.steps = counters.steps;
        s.rejected = counters.rejected;
        s.completed = stop == StopReason::End;
        s.stop = match (&stop, &recorder.failed) {
            (StopReason::End, None) => Stop::End,
            (StopReason::Interrupted, None) => Stop::Interrupted,
            _ => Stop::Early,
        };
        s.stop_reason = stop_reason(&stop, recorder.failed.clone());
        s.energy = recorder.energy;
        s.step = self.stepper.length();
        s.tolerance = s.step.is_none().then_some(self.options.tolerance);
        let stepper = &self.stepper;
        let (stiffness, choices) = (stepper.stiffness(), stepper.choices());
        let outcome = Outcome { t, y, stop, counters, stiffness, choices };
        let used = stiff::names_used(&outcome, self.options.integrator);
        s.notes.extend(stiff::note(model, self.options.integrator, &outcome));
        s.notes.extend(stepper.passed().map(|passed| led_over(passed, s.steps)));
        s.notes.extend(self.motion.sizes.regrown().map(|lost| regrown(model, lost)));
        s.notes.extend(second_order::driven(self.options.integrator, s.energy.as_ref()));
        s.notes.extend(self.motion.changes.given_up.filter(|&unseen| unseen < t).map(unseen_changes));
        s.notes.extend(beyond_tables(model, &self.motion.inputs, (self.start.t, t)));
        s.singular.clone_from(&self.motion.monitor.met);
        s.factorizations = self.motion.projector.as_ref().map_or(0, |p| p.factorizations);
        s.evaluations = self.motion.second.as_ref().map_or(0, |second| second.evaluations());
        let accelerations: &Accelerations<'_> = &self.motion.accelerations;
        summarize(model, &self.options, accelerations, &used, &self.motion.jumps, s);
    }

    /// All that the steps to come depend on, but for the model and the options: [`Simulation::from_bytes`] goes on from it to the same
    /// bits. Samples inside the last step are gone afterwards.
    pub fn to_bytes(&mut self) -> Vec<u8> {
        self.settle();
        let mut memory = Memory::empty();
        remember_state(&mut self.start, &mut memory);
        let mut turned = self.turned.is_some();
        turned.remember(&mut memory);
        self.turned.iter_mut().for_each(|state| remember_state(state, &mut memory));
        self.walk(&mut memory);
        memory.into_bytes()
    }

    /// Goes on from what [`Simulation::to_bytes`] gave, with the same model and options.
    ///
    /// # Errors
    /// As [`Simulation::new`]; bytes that are none of such a simulation.
    pub fn from_bytes(model: &'m Model, options: &SimulationOptions, bytes: &[u8]) -> Result<Self, Refused> {
        let none = || Refused::Options("the bytes are no simulation of this model with these options".to_owned());
        let mut memory = Memory::of(bytes);
        let suits = |state: &State| state.y.len() == model.states && state.inputs.len() == model.inputs.len();
        let mut start = State { t: 0.0, y: Vec::new(), inputs: Vec::new(), accelerations: Vec::new() };
        remember_state(&mut start, &mut memory);
        let mut turned = false;
        turned.remember(&mut memory);
        let mut turned = turned.then(|| start.clone());
        turned.iter_mut().for_each(|state| remember_state(state, &mut memory));
        if !(suits(&start) && turned.as_ref().is_none_or(suits)) {
            return Err(none());
        }
        let mut all = Self::new(model, &start, options)?;
        if let Some(state) = &turned {
            all.take_inputs(state);
        }
        all.turned = turned;
        all.walk(&mut memory);
        if memory.is_whole() { Ok(all) } else { Err(none()) }
    }

    fn walk(&mut self, memory: &mut Memory) {
        self.under_way.remember(memory);
        self.motion.remember(memory);
        self.recorder.remember(memory);
        self.sampling.remember(memory);
        self.stepper.remember(memory, &mut self.motion);
    }
}

fn remember_state(state: &mut State, memory: &mut Memory) {
    state.t.remember(memory);
    state.y.remember(memory);
    state.inputs.remember(memory);
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
