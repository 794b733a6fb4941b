//! A simulation that is held between steps.

use dalembert_answers::result::{Column, RunResult, Stop};
use dalembert_answers::samples::Samples;
use dalembert_answers::snapshot::Snapshot;
use dalembert_assembly::assemble;
use dalembert_doctor::remarks;
use dalembert_dynamics::equations::Equations;
use dalembert_integrate::StopReason;
use dalembert_model::{StartValues, State};
use dalembert_scalar::digits::{brief, number};
use dalembert_simulation::{Refused, Simulation as Run, SimulationOptions};

use crate::checkpoint::Checkpoint;
use crate::error::Error;
use crate::load::Loaded;
use crate::tolerances::{BEYOND_END, GREW};
use crate::verbs::Simulate;

/// A simulation under way: goes on as far as it is told, shows its state and samples, takes other inputs and states, and becomes bytes and
/// back. [`Loaded::simulate`] is a loop over it.
///
/// ```
/// let model = dalembert::open_text("oscillator.toml", r#"dalembert = 1
/// variables = { x = { start = 1 } }
/// inputs = { u = {} }
/// lagrangian = { kinetic = "x'^2/2", potential = "x^2/2" }
/// forces = { x = "u" }
/// "#)?;
/// let mut simulation = model.simulation(&dalembert::Simulate { until: Some(10.0), ..Default::default() })?;
/// let stopped = simulation.advance(1.0, &mut |_| true)?;
/// assert!(stopped.is_none());
/// assert!((simulation.get("x").unwrap_or(f64::NAN) - 1.0_f64.cos()).abs() < 1e-6);
/// simulation.set(&[("u".to_owned(), 1.0)])?;
/// simulation.advance(2.0, &mut |_| true)?;
/// let saved = simulation.to_bytes();
/// # Ok::<(), dalembert::Error>(())
/// ```
pub struct Simulation<'m> {
    loaded: &'m Loaded,
    how: Simulate,
    options: SimulationOptions,
    given: StartValues,
    start: StartValues,
    run: Run<'m>,
    /// Why it came no further, if it did not.
    stopped: Option<StopReason>,
}

impl Loaded {
    /// A simulation at its assembled start, before the first step.
    ///
    /// # Errors
    /// Options that make no sense, a start that can't be assembled or has no motion.
    pub fn simulation(&self, how: &Simulate) -> Result<Simulation<'_>, Error> {
        self.begin(how, |start, options| Run::new(&self.model, &start.state, options))
    }

    /// Goes on from a checkpoint of the same model with the same choices: the steps to come are the same to the bit.
    ///
    /// # Errors
    /// As [`Self::simulation`]; a checkpoint of another model, or of other choices, with what differs.
    pub fn resume(&self, how: &Simulate, from: &Checkpoint) -> Result<Simulation<'_>, Error> {
        let (start, _) = self.assembled_whole(&how.set)?;
        from.suits(self, how, &self.simulation_options(how, start.state.t)?)?;
        self.begin(how, |_, options| Run::from_bytes(&self.model, options, from.memory()))
    }

    fn begin<'m>(
        &'m self,
        how: &Simulate,
        run: impl FnOnce(&StartValues, &SimulationOptions) -> Result<Run<'m>, Refused>,
    ) -> Result<Simulation<'m>, Error> {
        let (given, watch) = (self.start(&how.set)?, self.watch());
        let (start, _) = self.assembled_watched(&how.set, watch.as_ref())?;
        let options = self.simulation_options(how, start.state.t)?;
        options.method.check(&self.model).map_err(|e| self.refused(e.message))?;
        let mut run = run(&start, &options).map_err(|refused| self.no_start(&start.state, refused))?;
        if let Some(watch) = watch {
            run.watch(watch);
        }
        Ok(Simulation { loaded: self, how: how.clone(), options, given, start, run, stopped: None })
    }

    fn no_start(&self, state: &State, refused: Refused) -> Error {
        match refused {
            Refused::Options(message) => Error::Usage(message),
            Refused::Start(message) => self.no_motion(state, message),
        }
    }
}

impl<'m> Simulation<'m> {
    /// The time reached, s.
    pub fn time(&self) -> f64 {
        self.run.time()
    }

    /// The time at which it ends, s: no step leads farther.
    pub fn until(&self) -> f64 {
        self.run.until()
    }

    /// Accepted steps so far.
    pub fn steps(&self) -> u64 {
        self.run.steps()
    }

    /// Time, state and inputs set from outside, as numbers.
    pub fn state(&self) -> State {
        self.run.state()
    }

    /// Variables with their rates, quasi-velocities and coordinates of joints at the time reached, by name.
    pub fn values(&self) -> Vec<(String, f64)> {
        let (model, state) = (&self.loaded.model, self.run.state());
        let slots = model
            .variables
            .iter()
            .flat_map(|v| v.state.iter().enumerate().map(move |(k, &p)| (v.slot(k).into_owned(), p)));
        let joints = model.mechanism.iter().flat_map(|m| &m.joints);
        let turning = joints.filter(|j| j.columns.iter().any(|&c| model.variables[c].is_twist()));
        let coordinates = turning.flat_map(|j| j.coordinates.iter().cloned().zip(j.states.iter().copied()));
        slots.chain(coordinates).map(|(name, place)| (name, state.y[place])).collect()
    }

    /// Why it came no further, in words: what grew without bound by then says more than where steps became too small.
    pub fn reason(&self, stopped: &StopReason) -> String {
        diverging(self.loaded, stopped, (&self.start.state, &self.run.state())).unwrap_or_else(|| stopped.to_string())
    }

    /// One of [`Self::values`], or an input that is set from outside.
    pub fn get(&self, name: &str) -> Option<f64> {
        let model = &self.loaded.model;
        let name = model.called(name);
        let state = self.run.state();
        if let Some(place) = model.find_state(&name) {
            return state.y.get(place).copied();
        }
        let input = model.find_input(&name)?;
        state.inputs[input]
    }

    /// Inputs by name, as they act at the time reached: what is set, or what their formulas and tables say.
    pub fn inputs(&self) -> Vec<(String, f64)> {
        let (model, state) = (&self.loaded.model, self.run.state());
        let mut equations = Equations::new(model);
        equations.drive(state.t, &state.inputs);
        model.inputs.iter().map(|input| input.name.clone()).zip(equations.inputs().iter().copied()).collect()
    }

    /// Remarks on the motion so far, those that a run with the same samples would have; what the last step met comes with the next one.
    pub fn notes(&self) -> Vec<String> {
        remarked(self.loaded, (&self.given, &self.start), self.run.notes())
    }

    /// The columns of its samples, without values.
    pub fn columns(&self) -> &[Column] {
        self.run.columns()
    }

    /// Goes on to exactly `t`, s, and gives why it came no further, if it did not: the state reached is valid, and a later call goes on from
    /// there. A time that sums of times round beyond the end is the end. `progress` is told the time reached after each step; `false` holds the simulation there ([`StopReason::Interrupted`]).
    ///
    /// # Errors
    /// A time before the one reached, or after the end.
    pub fn advance(&mut self, t: f64, progress: &mut dyn FnMut(f64) -> bool) -> Result<Option<StopReason>, Error> {
        let (now, until) = (self.time(), self.until());
        let t = if t.is_finite() && t > until && t - until <= BEYOND_END * (t - now) { until } else { t };
        if !(now..=until).contains(&t) {
            return Err(Error::Usage(format!(
                "the simulation is at t = {now} s and ends at t = {until} s: it can't go on to t = {t} s"
            )));
        }
        Ok(self.run.advance(t, progress).err())
    }

    /// All columns at the time reached, in their order.
    ///
    /// # Errors
    /// Why there are no numbers.
    pub fn sample(&mut self) -> Result<Vec<f64>, Error> {
        let t = self.time();
        self.sample_at(t)
    }

    /// The same at a time inside the last step; after [`Self::set`] and [`Self::to_bytes`] that is the time reached alone.
    ///
    /// # Errors
    /// As [`Self::sample`]; a time that is elsewhere.
    pub fn sample_at(&mut self, t: f64) -> Result<Vec<f64>, Error> {
        self.run.sample_at(t).map(<[f64]>::to_vec).map_err(|e| Error::Usage(e.message))
    }

    /// Where the bodies are at the time reached, and what joints transmit; nothing without bodies.
    ///
    /// # Errors
    /// Why there are no numbers.
    pub fn snapshot(&mut self) -> Result<Option<Snapshot<'_>>, Error> {
        self.run.snapshot().map_err(|e| Error::Usage(e.message))
    }

    /// Changes inputs, variables or rates from the time reached on. Inputs alone leave the state as it is; where variables or rates are
    /// among them the state is assembled anew, with these kept, and the balance of energy begins again. Nothing is changed by a call that fails.
    ///
    /// # Errors
    /// An unknown name, the time, a state that can't be assembled or has no motion.
    pub fn set(&mut self, settings: &[(String, f64)]) -> Result<(), Error> {
        let model = &self.loaded.model;
        if settings.iter().any(|(name, _)| name == "t") {
            return Err(Error::Usage(
                "the time of a simulation under way can't be set: it goes on by `advance`".to_owned(),
            ));
        }
        let before = self.run.state();
        let mut wanted = StartValues::of(model);
        wanted.state = before.clone();
        wanted.closures.clear();
        wanted.fixed.fill(false);
        wanted.given.fill(true);
        for (name, value) in settings {
            wanted.set(model, name, *value).map_err(|e| Error::Usage(e.to_string()))?;
        }
        wanted.state.without_accelerations().map_err(Error::Usage)?;
        if wanted.state.y == before.y && wanted.closures.is_empty() {
            return match self.run.set_inputs(&wanted.state.inputs) {
                Ok(()) => Ok(()),
                Err(stop) => {
                    // The inputs before had a motion here.
                    let _ = self.run.set_inputs(&before.inputs);
                    Err(self.loaded.no_motion(&wanted.state, stop.to_string()))
                }
            };
        }
        let given = wanted.clone();
        let report = assemble(model, &mut wanted).map_err(|e| self.loaded.refused(e.message))?;
        if !report.converged {
            return Err(self.loaded.not_assembled(settings, &wanted, &report));
        }
        let state = &wanted.state;
        self.run = Run::new(model, state, &self.options).map_err(|refused| self.loaded.no_start(state, refused))?;
        if let Some(watch) = self.loaded.watch() {
            self.run.watch(watch);
        }
        (self.given, self.start) = (given, wanted);
        Ok(())
    }

    /// Goes on to the end; samples are handed over as they are computed, the one at the start first. Gives why it came no further, if it did
    /// not; held by `progress`, it goes on with the next call.
    pub fn go(&mut self, progress: &mut dyn FnMut(f64) -> bool, samples: &mut dyn Samples) -> Option<StopReason> {
        self.stopped = self.run.go(progress, samples).err();
        self.stopped.clone()
    }

    /// Whether a sample had no numbers, or no place to go: then there is nothing to go on with.
    pub fn has_failed(&self) -> bool {
        self.run.has_failed()
    }

    /// What it came to. Where it ended between two samples the state reached becomes one more.
    ///
    /// # Errors
    /// No sample has numbers, not even the first.
    pub fn finish(self, samples: &mut dyn Samples) -> Result<RunResult, Error> {
        let Self { loaded, given, start, run, stopped, .. } = self;
        let diverges = stopped.as_ref().and_then(|stop| diverging(loaded, stop, (&start.state, &run.state())));
        let mut result = run.finish(stopped.map_or(Ok(()), Err), samples);
        let state = &start.state;
        if result.summary.samples == 0 {
            let at = format!("at t = {}: ", state.t);
            let reason = &result.summary.stop_reason;
            return Err(loaded.no_motion(state, reason.strip_prefix(&at).unwrap_or(reason).to_owned()));
        }
        if result.summary.stop == Stop::Early {
            result.summary.stop_reason =
                loaded.locks(&result.summary, state.t).or(diverges).unwrap_or(result.summary.stop_reason);
        }
        let notes = std::mem::take(&mut result.summary.notes);
        result.summary.notes = remarked(loaded, (&given, &start), notes);
        Ok(result)
    }

    /// All that its future depends on, for [`Loaded::resume`] with the same model and choices.
    pub fn checkpoint(&mut self) -> Checkpoint {
        let memory = self.run.to_bytes();
        Checkpoint::new(self.loaded, &self.how, &self.options, memory)
    }

    /// The same as bytes.
    pub fn to_bytes(&mut self) -> Vec<u8> {
        self.checkpoint().to_bytes()
    }

    /// Back from bytes, as [`Loaded::resume`].
    ///
    /// # Errors
    /// As [`Loaded::resume`]; bytes that are no checkpoint.
    pub fn from_bytes(loaded: &'m Loaded, how: &Simulate, bytes: &[u8]) -> Result<Self, Error> {
        loaded.resume(how, &Checkpoint::read(bytes).map_err(Error::Usage)?)
    }
}

/// What has grown beyond all sizes where steps could go no further, in words.
fn diverging(loaded: &Loaded, stopped: &StopReason, (start, end): (&State, &State)) -> Option<String> {
    if !matches!(
        stopped.bare(),
        StopReason::StepTooSmall { .. } | StopReason::NoProgress { .. } | StopReason::NotFinite { .. }
    ) {
        return None;
    }
    let model = &loaded.model;
    let sizes = model.natural.of_states(model);
    let places =
        model.variables.iter().flat_map(|v| v.state.iter().enumerate().map(move |(slot, &place)| (v, slot, place)));
    let grown = places.map(|(v, slot, place)| {
        let before = sizes[place].max(start.y[place].abs());
        (v, slot, end.y[place], (end.y[place] / before).abs())
    });
    let (v, slot, value, times) = grown.filter(|g| g.3.is_finite()).max_by(|a, b| a.3.total_cmp(&b.3))?;
    (times > GREW).then(|| {
        format!(
            "the motion diverges: `{}` has grown to {} at t = {} s, {} times the model's own size, by a feedback that is too stiff for its samples or a singularity",
            v.slot(slot),
            brief(value, 3),
            number(end.t),
            brief(times, 2)
        )
    })
}

/// Remarks on a motion, with those on its model and its start.
fn remarked(loaded: &Loaded, (given, start): (&StartValues, &StartValues), notes: Vec<String>) -> Vec<String> {
    let mut all = remarks(&loaded.model, given, start);
    all.extend(notes);
    all.extend(loaded.fitted.iter().map(crate::fit::Fitted::sentence));
    all
}
