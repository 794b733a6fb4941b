//! The questions a user asks.

use dalembert_analysis::derivatives::{self, Derivatives};
use dalembert_analysis::evaluation::{Asked, evaluate};
use dalembert_analysis::forms::{self, Hamiltonian, Lagrangian};
use dalembert_analysis::matrices;
use dalembert_answers::LeastNorm;
use dalembert_answers::finding::Severity;
use dalembert_answers::result::{AssemblyReport, Diagnosis, Evaluation, ModelSummary, RunResult};
use dalembert_answers::snapshot::{Forces, Poses};
use dalembert_assembly::assemble;
use dalembert_doctor::examine;
use dalembert_dynamics::Formulation;
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::independent::{Independent, Question, columns_named, independent};
use dalembert_dynamics::words::contradicting;
use dalembert_formats::Diagnostics;
use dalembert_integrate::{Failure, IntegratorName, LEAST_TOLERANCE};
use dalembert_model::{Model, StartValues, State};
use dalembert_simulation::{Samples, SimulationOptions, Watch};
use dalembert_spec::ModelError;
use dalembert_spec::settings::is_parameter;
use dalembert_spec::spec::{Span, Spanned};

use crate::error::Error;
use crate::load::Loaded;
use crate::tolerances::{INSTANTS, MAX_INSTANTS, TOLERANCE};

/// The state that a question is about: values that replace the model's start values and are kept by assembly.
#[derive(Clone, Debug, Default)]
pub struct At {
    /// Variables, rates, quasi-velocities, inputs or `t`, by name.
    pub set: Vec<(String, f64)>,
    /// Constraint method; `auto` if not given.
    pub method: Option<String>,
    /// Which of many multipliers are shown.
    pub norm: LeastNorm,
    /// Whether the operators of each level are given.
    pub operators: bool,
}

/// How to simulate; what is not given comes from the model's `[simulate]`, then from defaults.
#[derive(Clone, Debug, Default)]
#[allow(clippy::struct_excessive_bools)] // choices that do not exclude each other
pub struct Simulate {
    /// Start values to replace.
    pub set: Vec<(String, f64)>,
    /// End time, s.
    pub until: Option<f64>,
    /// Whether that is a bound alone, of a simulation that goes on as far as it is told: what prescribed motions come to by then says nothing of their size.
    pub open_end: bool,
    /// Output interval, s.
    pub every: Option<f64>,
    /// Relative tolerance.
    pub tolerance: Option<f64>,
    /// Constraint method by name.
    pub method: Option<String>,
    /// Which of many multipliers are given.
    pub norm: LeastNorm,
    /// Integrator by name.
    pub integrator: Option<String>,
    /// Baumgarte coefficients (α, β), finite and not negative, in place of projection.
    pub baumgarte: Option<(f64, f64)>,
    /// Largest number of steps.
    pub max_steps: Option<u64>,
    /// Longest step, s.
    pub max_step: Option<f64>,
    /// Length of all steps, s, whatever their errors.
    pub step: Option<f64>,
    /// Spectral radius of the integrator `generalized-alpha` at infinite frequency, from 0 to 1.
    pub spectral_radius: Option<f64>,
    /// Whether the result holds the poses of bodies and named frames.
    pub poses: bool,
    /// With the poses, whether it also holds how these frames move.
    pub rates: bool,
    /// With the poses, whether it also holds what springs, forces at points and joints exert there.
    pub forces: bool,
}

fn usage(error: impl std::fmt::Display) -> Error {
    Error::Usage(error.to_string())
}

fn set_error(error: &ModelError) -> Error {
    Error::Usage(error.to_string())
}

impl Loaded {
    /// Whether the model has a parameter of this full name.
    pub fn has_parameter(&self, name: &str) -> bool {
        is_parameter(&self.spec, name)
    }

    /// Whether all these settings of a state are known and may be set.
    ///
    /// # Errors
    /// [`Error::Usage`] for the first that is not.
    pub fn check_settings(&self, set: &[(String, f64)]) -> Result<(), Error> {
        self.start(set).map(|_| ())
    }

    /// Accelerations that are asked for need joints that make them: in a tree all, and so where all of them are given, but with other
    /// constraints those that are named to drive. A joint that follows another has its effort in a tree, too.
    ///
    /// # Errors
    /// [`Error::Usage`] where some are asked for that way, and none is named.
    pub fn check_accelerations_asked(&self, set: &[(String, f64)]) -> Result<(), Error> {
        let model = &self.model;
        let mut given = vec![false; model.n()];
        for (column, slot) in set.iter().filter_map(|(name, _)| model.find_slot(&model.called(name))) {
            given[column] |= slot == model.variables[column].order as usize;
        }
        let joints = given.iter().zip(&model.variables).filter(|(_, v)| v.joint);
        let count = joints.clone().count();
        let asked: Vec<_> = joints.filter(|(given, _)| **given).map(|(_, v)| v).collect();
        let is_tree = model.rows.iter().all(|r| r.follows);
        match asked.first() {
            Some(v) if !is_tree && asked.len() < count => Err(Error::Usage(format!(
                "`{}` is asked for, but not which joints are to drive: with constraints, name them by --actuated, or ask for the \
                 accelerations of all joints",
                v.highest()
            ))),
            _ => Ok(()),
        }
    }

    /// The state that assembly makes of start values with replacements: time, coordinates and velocities in the orders of
    /// [`Self::layout`].
    ///
    /// # Errors
    /// As [`Self::evaluate`].
    pub fn assembled_state(&self, set: &[(String, f64)]) -> Result<(f64, Vec<f64>, Vec<f64>, AssemblyReport), Error> {
        let (start, report) = self.assembled_whole(set)?;
        let (q, v) = self.layout().parts(&start.state.y);
        Ok((start.state.t, q, v, report))
    }

    /// Start values with replacements.
    pub(crate) fn start(&self, set: &[(String, f64)]) -> Result<StartValues, Error> {
        let mut start = StartValues::of(&self.model);
        for (name, value) in set {
            start.set(&self.model, name, *value).map_err(|e| set_error(&e))?;
        }
        Ok(start)
    }

    /// The same, assembled.
    pub(crate) fn assembled(&self, set: &[(String, f64)]) -> Result<(StartValues, AssemblyReport), Error> {
        let mut start = self.start(set)?;
        let report = assemble(&self.model, &mut start).map_err(|e| self.refused(e.message))?;
        Ok((start, report))
    }

    /// The same; a state that can't be assembled has no motion.
    pub(crate) fn assembled_whole(&self, set: &[(String, f64)]) -> Result<(StartValues, AssemblyReport), Error> {
        self.assembled_watched(set, self.watch().as_ref())
    }

    /// The same, looked at by a watch.
    pub(crate) fn assembled_watched(
        &self,
        set: &[(String, f64)],
        watch: Option<&Watch<'_>>,
    ) -> Result<(StartValues, AssemblyReport), Error> {
        let (start, report) = self.assembled(set)?;
        if report.converged {
            return match watch.and_then(|watch| watch(&start.state)) {
                Some(apart) => Err(self.no_motion(&start.state, apart)),
                None => Ok((start, report)),
            };
        }
        Err(self.not_assembled(set, &start, &report))
    }

    pub(crate) fn method(&self, given: Option<&str>) -> Result<Formulation, Error> {
        let said = self.model.simulate.method.as_ref();
        let parse = |name: &str| name.parse::<Formulation>().map_err(|()| unknown_method(name));
        match (given, said) {
            (Some(name), _) => parse(name).map_err(Error::Usage),
            (None, Some(name)) => parse(&name.value).map_err(|e| self.at(name.span, e, None)),
            (None, None) => Ok(Formulation::Auto),
        }
    }

    fn integrator(&self, given: Option<&str>) -> Result<IntegratorName, Error> {
        match (given, self.model.simulate.integrator.as_ref()) {
            (Some(name), _) => IntegratorName::by_name(name).map_err(usage),
            (None, Some(name)) => {
                IntegratorName::by_name(&name.value).map_err(|e| self.at(name.span, e.to_string(), None))
            }
            (None, None) => Ok(IntegratorName::Auto),
        }
    }

    /// An error at a place in the model file.
    fn at(&self, span: Span, message: String, help: Option<String>) -> Error {
        let error = ModelError { message, span: Some(span), label: Some("here".to_owned()), help };
        Error::from(Diagnostics::from_model(self.spec.sources.clone(), [error]))
    }

    /// Mobility, redundancy, contradictions, reactions, inertia, assembly: what was found, by name, causes first.
    ///
    /// # Errors
    /// [`Error::Physics`] where the equations have no numbers, [`Error::Usage`] for an unknown name in `at`.
    pub fn doctor(&self, at: &At) -> Result<Diagnosis, Error> {
        let given = self.start(&at.set)?;
        let mut start = given.clone();
        let report = assemble(&self.model, &mut start).map_err(|e| self.refused(e.message))?;
        let mut found = examine(&self.model, &given, &start, report).map_err(|e| self.refused(e.message))?;
        if !found.assembly.converged
            && let Some(open) = found.findings.iter_mut().find(|f| f.severity == Severity::Error)
            && let Some(advice) = self.fit_advice(&at.set)
        {
            open.suggestion = Some([advice].into_iter().chain(open.suggestion.take()).collect::<Vec<_>>().join(" "));
        }
        if let Some(fitted) = &self.fitted {
            found.notes.push(fitted.sentence());
            found.findings.push(fitted.finding());
        }
        Ok(found)
    }

    /// The model in independent velocities at one state: reduced mass matrix and forces, Jacobians through loops, inverse
    /// dynamics with chosen joints. Accelerations come from `at` (`A''`), and are zero where not given.
    ///
    /// # Errors
    /// As [`Self::evaluate`]; also where names are not known or do not determine the motion.
    pub fn independent(&self, at: &At, question: &Question) -> Result<Independent, Error> {
        self.are_variables(question.independent.as_deref().unwrap_or_default())?;
        question.check(&self.model).map_err(|e| Error::Usage(e.message))?;
        let (start, _) = self.assembled_whole(&at.set)?;
        let state = &start.state;
        let mut equations = Equations::new(&self.model);
        equations.evaluate(state.t, &state.y, &state.inputs);
        if let Some(what) = equations.not_finite() {
            return Err(self.refused(what));
        }
        independent(&mut equations, question, state).map_err(|e| self.refused(e.message))
    }

    /// Derivatives of forward and inverse dynamics at one state along motions that keep the constraints: the linearization in
    /// independent coordinates.
    ///
    /// # Errors
    /// As [`Self::evaluate`]; also where names are not known or do not determine the motion.
    pub fn derivatives(&self, at: &At, question: &derivatives::Question) -> Result<Derivatives, Error> {
        let names = Question { independent: question.independent.clone(), ..Question::default() };
        names.check(&self.model).map_err(|e| Error::Usage(e.message))?;
        let (start, _) = self.assembled_whole(&at.set)?;
        matrices::derivatives(&self.model, &start.state, question).map_err(|e| self.refused(e.message))
    }

    /// The Lagrangian form at one state, in numbers: M v̇ + C v + Γ v + D v + g = G u + J λ + r.
    ///
    /// # Errors
    /// As [`Self::evaluate`]; also for models without such a form, and names or choices that do not determine the motion.
    pub fn lagrangian(&self, at: &At, question: &forms::Question) -> Result<Lagrangian, Error> {
        self.are_variables(question.independent.as_deref().unwrap_or_default())?;
        self.form(at, |model, state, solution| forms::lagrangian(model, state, solution, question))
    }

    /// The port-Hamiltonian form at one state, in numbers: ẋ = (𝒥 − ℛ)∇H + [s; 0] + [0; G]u + [0; J]λ.
    ///
    /// # Errors
    /// As [`Self::lagrangian`]; also where M is singular, an energy is not known, or dissipation is not of the form D v.
    pub fn hamiltonian(&self, at: &At, question: &forms::Question) -> Result<Hamiltonian, Error> {
        self.are_variables(question.independent.as_deref().unwrap_or_default())?;
        self.form(at, |model, state, solution| forms::hamiltonian(model, state, solution, question))
    }

    fn form<T>(
        &self,
        at: &At,
        of: impl FnOnce(&Model, &State, forms::Solution<'_>) -> Result<T, Failure>,
    ) -> Result<T, Error> {
        let how = Asked { method: self.method(at.method.as_deref())?, norm: at.norm, operators: at.operators };
        let (start, report) = self.assembled_whole(&at.set)?;
        let e = evaluate(&self.model, &start.state, how, report).map_err(|e| self.refused(e.message))?;
        if !e.consistent {
            return Err(self.refused(contradicting(&e.contradictory)));
        }
        let alpha: Vec<f64> = e.accelerations.iter().map(|a| a.1).collect();
        let lambda: Vec<f64> = e.lambda.iter().map(|l| l.1).collect();
        let solution = forms::Solution { alpha: &alpha, lambda: &lambda, potential: e.energy.map(|e| e.1) };
        of(&self.model, &start.state, solution).map_err(|e| self.refused(e.message))
    }

    /// Whether these name variables to be independent, each once.
    ///
    /// # Errors
    /// [`Error::Physics`] for the first that does not.
    pub(crate) fn are_variables(&self, names: &[String]) -> Result<(), Error> {
        columns_named(&self.model, names).map(|_| ()).map_err(|e| Error::Physics(e.message))
    }

    /// M, f, A, b, accelerations, reactions, energies and outputs at one state.
    ///
    /// # Errors
    /// As [`Self::doctor`]; also if the state can't be assembled.
    pub fn evaluate(&self, at: &At) -> Result<Evaluation, Error> {
        let how = Asked { method: self.method(at.method.as_deref())?, norm: at.norm, operators: at.operators };
        let (start, report) = self.assembled_whole(&at.set)?;
        evaluate(&self.model, &start.state, how, report).map_err(|e| self.refused(e.message))
    }

    /// Motion over time. `progress` is told the time reached after each step; `false` interrupts and keeps what was
    /// computed.
    ///
    /// # Errors
    /// Before the motion begins: options that make no sense, a start that can't be assembled. What happens on the way is in the
    /// result's summary.
    pub fn simulate(&self, how: &Simulate, progress: &mut dyn FnMut(f64) -> bool) -> Result<RunResult, Error> {
        let rates = how.rates.then(Vec::new);
        let forces = how.forces.then(Forces::default);
        let poses = how.poses.then(|| Poses { rates, forces, ..Poses::of(self.frame_names()) });
        let mut all = RunResult { poses, ..RunResult::default() };
        let run = self.simulate_into(how, progress, &mut all)?;
        Ok(RunResult { summary: run.summary, ..all })
    }

    /// Full names of bodies, then of named frames: those whose poses a run knows, in this order.
    pub fn frame_names(&self) -> Vec<String> {
        let frames = self.model.mechanism.iter().flat_map(|m| m.bodies.iter().chain(&m.frames));
        frames.map(|f| f.name.clone()).collect()
    }

    /// The same in bounded memory: each sample is handed over as it is computed, and the result has columns without values.
    ///
    /// # Errors
    /// As [`Self::simulate`].
    pub fn simulate_into(
        &self,
        how: &Simulate,
        progress: &mut dyn FnMut(f64) -> bool,
        samples: &mut dyn Samples,
    ) -> Result<RunResult, Error> {
        let mut simulation = self.simulation(how)?;
        simulation.go(progress, samples);
        simulation.finish(samples)
    }

    /// Whether the choices for a simulation make sense, whatever it starts from: what many runs are told before the first.
    ///
    /// # Errors
    /// [`Error::Usage`], or [`Error::Model`] where the file says it.
    pub fn check_choices(&self, how: &Simulate) -> Result<(), Error> {
        let start = how.set.iter().find(|(name, _)| name == "t").map_or(0.0, |(_, t)| *t);
        self.simulation_options(how, start).map(drop)
    }

    /// When a simulation ends, s.
    fn until(&self, how: &Simulate) -> f64 {
        how.until.or(self.model.simulate.until.as_ref().map(|s| s.value)).unwrap_or(10.0)
    }

    pub(crate) fn simulation_options(&self, how: &Simulate, t0: f64) -> Result<SimulationOptions, Error> {
        let file = &self.model.simulate;
        let number = |given: Option<f64>, said: &Option<Spanned<f64>>| given.or(said.as_ref().map(|s| s.value));
        let until = self.until(how);
        let span = until - t0;
        if !(span.is_finite() && span >= 0.0) {
            return Err(usage(format!("the end time {until} must be a finite number not before the start {t0}")));
        }
        let every = number(how.every, &file.every).unwrap_or(span / INSTANTS);
        if !(every.is_finite() && every > 0.0) && span > 0.0 {
            return Err(usage(format!("the output interval must be a positive number of seconds, not {every}")));
        }
        if span / every > MAX_INSTANTS {
            return Err(usage(format!(
                "an output interval of {every} s makes more than {MAX_INSTANTS:.0} instants; take a longer one"
            )));
        }
        // What the caller says of steps takes the place of all that the file says of them.
        let of_file = |x: &Option<Spanned<f64>>| x.as_ref().filter(|_| how.step.is_none()).map(|x| x.value);
        let tolerance = how.tolerance.or(of_file(&file.tolerance)).unwrap_or(TOLERANCE);
        if !(LEAST_TOLERANCE..1.0).contains(&tolerance) {
            let message = if tolerance > 0.0 && tolerance < 1.0 {
                format!(
                    "the tolerance must be {LEAST_TOLERANCE:e} or more, not {tolerance:e}: it is relative, and numbers have no more digits"
                )
            } else {
                format!("the tolerance must lie between 0 and 1, not at {tolerance}")
            };
            return Err(match (how.tolerance, &file.tolerance) {
                (None, Some(said)) => {
                    let help =
                        "1e-9 is taken where none is given; smaller ones make results more exact, and steps shorter";
                    self.at(said.span, message, Some(help.to_owned()))
                }
                _ => Error::Usage(message),
            });
        }
        let max_step = how.max_step.or(of_file(&file.max_step));
        if let Some(h) = max_step.filter(|h| !(h.is_finite() && *h > 0.0)) {
            return Err(usage(format!("the longest step must be a positive number of seconds, not {h}")));
        }
        let step = how.step.or(of_file(&file.step).filter(|_| how.max_step.is_none()));
        if let Some(h) = step.filter(|h| !(h.is_finite() && *h > 0.0)) {
            return Err(usage(format!("the length of steps must be a positive number of seconds, not {h}")));
        }
        if let (Some(step), Some(most)) = (step, max_step) {
            return Err(usage(format!(
                "steps of a given length, {step} s, leave nothing to a longest step, {most} s: give one of the two"
            )));
        }
        if let Some(step) = step {
            self.check_no_tolerance(how, step)?;
        }
        if let Some((a, b)) = how.baumgarte.filter(|(a, b)| ![a, b].iter().all(|x| x.is_finite() && **x >= 0.0)) {
            return Err(usage(format!("Baumgarte coefficients must be finite and not negative, not {a}, {b}")));
        }
        let integrator = self.integrator(how.integrator.as_deref())?;
        if let Some(radius) = how.spectral_radius {
            if integrator != IntegratorName::GeneralizedAlpha {
                return Err(usage(format!(
                    "a spectral radius is a matter of `generalized-alpha`: `{integrator}` has none to choose"
                )));
            }
            if !(0.0..=1.0).contains(&radius) {
                return Err(usage(format!("the spectral radius must lie between 0 and 1, not at {radius}")));
            }
        }
        Ok(SimulationOptions {
            until,
            open_end: how.open_end,
            every: if every > 0.0 { every } else { 1.0 },
            tolerance,
            method: self.method(how.method.as_deref())?,
            norm: how.norm,
            integrator,
            baumgarte: how.baumgarte.or(file.baumgarte.as_ref().map(|b| b.value)),
            max_steps: how.max_steps,
            max_step,
            step,
            spectral_radius: how.spectral_radius,
        })
    }

    /// Steps of a given length have no errors to control.
    fn check_no_tolerance(&self, how: &Simulate, step: f64) -> Result<(), Error> {
        let message = |tolerance: f64| {
            format!(
                "steps of a given length, {step} s, leave nothing to a tolerance, {tolerance:e}: their errors are not controlled; give one of the two"
            )
        };
        match (how.tolerance, &self.model.simulate.tolerance) {
            (Some(tolerance), _) => Err(usage(message(tolerance))),
            (None, Some(said)) if how.step.is_none() => Err(self.at(said.span, message(said.value), None)),
            _ => Ok(()),
        }
    }

    /// Bodies and joints that are other ones than the file says, in sentences: whoever computes with them should know.
    pub fn alterations(&self) -> Vec<String> {
        self.model.mechanism.iter().flat_map(dalembert_doctor::altered).collect()
    }

    /// The model in a few numbers and names.
    pub fn summary(&self) -> ModelSummary {
        let model = &self.model;
        let mut parameters = Vec::new();
        for instance in &model.instances {
            let class = &model.classes[instance.class.0];
            for (p, &value) in class.interface.parameters.iter().zip(&instance.parameters) {
                if p.moving.is_none() {
                    parameters.push((format!("{}{}", instance.prefix, p.name), value, p.unit.clone()));
                }
            }
        }
        ModelSummary {
            title: model.title.clone().unwrap_or_else(|| "Untitled model".to_owned()),
            variables: model.variables.iter().map(|v| (v.name.clone(), v.order, v.slot_unit(0))).collect(),
            parameters,
            constraints: model.rows.iter().map(|r| (r.name.clone(), r.text.clone(), r.level)).collect(),
            modules: (model.instances.len(), model.classes.len(), model.levels),
            mechanism: model
                .mechanism
                .as_ref()
                .map_or((0, 0, 0), |m| (m.bodies.len(), m.joints.len() + m.closures.len(), m.closures.len())),
        }
    }
}

/// The sentence for a method that does not exist, with those that do.
fn unknown_method(name: &str) -> String {
    let all = Formulation::names();
    let close = dalembert_expr::did_you_mean(name, all.iter().copied())
        .map_or(String::new(), |c| format!("; did you mean `{c}`?"));
    format!("there is no constraint method `{name}`{close} (known: {})", all.join(", "))
}
