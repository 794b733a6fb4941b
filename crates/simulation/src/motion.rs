//! The model as a system y' = f(t, y).
//!
//! Near singular poses trial states are moved onto the constraints before they are answered ([`dalembert_dynamics::singular`]), along the branch that
//! the motion is on where that is known ([`dalembert_passage`]). Whether that is so changes between steps only.

use crate::tolerances::motion::{INSTANT, INTERPOLATED, LOCAL_SHARE, NEXT_TO_CROSSING, ON_CONSTRAINTS, TRIAL_SLACK};
use dalembert_integrate::{
    Bump, Failure, ImplicitSystem, IntegratorName, MassKind, Memory, Pencil, Projection, Remember, SecondOrder,
    StopReason, System,
};

use super::SimulationOptions;
use super::asking::Asking;
use super::changes::Changes;
use super::jacobian::Jacobian;
use super::jumps::Jumps;
use super::second_order::{Second, results};
use super::semi_explicit::SemiExplicit;
use super::sizes::{Sizes, inertial};
use super::switches::{Switches, state_name};
use dalembert_answers::words::names;
use dalembert_dynamics::accelerations::Accelerations;
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::kkt::DENSE_LIMIT;
use dalembert_dynamics::projection::Projector;
use dalembert_expr::Program;
use dalembert_model::model::{Model, Variable};
use dalembert_model::state::State;
use dalembert_passage::monitor::Monitor;
use dalembert_passage::{Answer, At, SAME, TestFunction, accelerations, next_to_crossing};

/// What a motion knows of states that are shown.
#[derive(Default)]
pub(super) struct Known {
    /// Times and accelerations of the last end of a step and of the last sample, where these are next to a singular pose.
    accelerations: [Option<(f64, Vec<f64>)>; 2],
    /// The time of the last sample that is left to be moved onto the constraints.
    loose: Option<f64>,
    /// Whether rates alone led to it, and no equations.
    of_rates: bool,
    /// What tells whether that is next to a singular pose.
    test_function: Option<TestFunction>,
}

impl Known {
    /// Accelerations at a time.
    pub fn accelerations(&self, t: f64) -> Option<&[f64]> {
        self.accelerations.iter().flatten().find(|known| known.0 == t).map(|known| known.1.as_slice())
    }

    /// Whether a state at a time is to be moved onto the constraints.
    pub fn is_loose(&self, t: f64) -> bool {
        self.loose == Some(t)
    }

    /// Whether such a state stands where rates alone led, and no equations.
    pub fn is_of_rates(&self) -> bool {
        self.of_rates
    }

    /// What answers for a loose state within a step that led over a singular pose, if it is next to that, at the last evaluation, which
    /// was there.
    pub fn between(&self, equations: &mut Equations<'_>, at: At<'_>) -> Option<Answer> {
        self.test_function.as_ref().filter(|test_function| test_function.share(equations) <= NEXT_TO_CROSSING)?;
        let found = next_to_crossing(equations, at, INTERPOLATED);
        if found.is_none() {
            // What it evaluated is elsewhere.
            equations.evaluate(at.t, at.y, at.inputs);
        }
        found.map(|known| known.1)
    }
}

/// What was asked for last: implicit methods ask for right sides.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asks {
    Rates,
    RightSides,
}

/// The model as y' = f(t, y).
pub(super) struct Motion<'m> {
    model: &'m Model,
    pub accelerations: Accelerations<'m>,
    pub projector: Option<Projector<'m>>,
    pub inputs: Vec<Option<f64>>,
    /// Whether y ends with the work W.
    work: bool,
    /// Places of results.
    results: Vec<usize>,
    /// Places in y of rates, each with that of what it is the rate of; by column, places of what accelerations are the rates of.
    chained: Vec<(usize, usize)>,
    tops: Vec<usize>,
    /// (t, y) of the last solution, to answer the same question for nothing.
    solved: Option<f64>,
    solved_at: Vec<f64>,
    /// Whether trial states are moved onto the constraints.
    pulls: bool,
    /// A trial state, moved onto the constraints.
    pulled: Vec<f64>,
    /// Whether the last end of a step is known from both sides of a crossing.
    known: bool,
    /// What is known of states that are shown.
    pub shown: Known,
    /// A time that steps may not pass, beside those of changes.
    pub bound: f64,
    /// Changes in time ahead.
    pub changes: Changes<'m>,
    /// Prescribed motion that jumps.
    pub jumps: Jumps<'m>,
    /// Where formulas switch.
    switches: Option<Switches<'m>>,
    /// What may have all of a shape within a step.
    bumps: Option<Asking<'m>>,
    /// What errors are relative to.
    pub sizes: Sizes,
    /// Singular poses ahead and behind.
    pub monitor: Monitor,
    /// What implicit methods ask for.
    pub jacobian: Jacobian<'m>,
    /// The form in which they solve what has variables of order 0.
    pub semi_explicit: Option<SemiExplicit>,
    asks: Asks,
    /// What integrators for systems of second order ask for, if one of them runs.
    pub second: Option<Box<Second<'m>>>,
}

impl<'m> Motion<'m> {
    /// From a state.
    pub fn new(model: &'m Model, start: &State, options: &SimulationOptions, work: bool) -> Self {
        let mut accelerations = Accelerations::of_motion(model, options.method);
        accelerations.equations.baumgarte = options.baumgarte;
        accelerations.equations.evaluate(start.t, &start.y, &start.inputs);
        let changes = Changes::new(&accelerations.equations, &start.inputs, (start.t, options.until), options.open_end);
        let inertial = inertial(&mut accelerations.equations);
        let coming = changes.coming(&accelerations.equations, &inertial);
        let latest = options.until.abs().max(start.t.abs());
        let rounded = if options.open_end { INSTANT * latest } else { latest };
        let mut sizes = Sizes::new(&mut accelerations, start, &coming, (LOCAL_SHARE * options.tolerance, rounded));
        if changes.follow_time() {
            sizes.begin(&mut accelerations.equations, start, latest);
        }
        let is_implicit = options.integrator.is_implicit() || options.integrator == IntegratorName::Auto;
        let semi_explicit = if is_implicit && options.baumgarte.is_none() {
            accelerations.equations.evaluate(start.t, &start.y, &start.inputs);
            SemiExplicit::new(&mut accelerations.equations, (start.t, &start.y), &start.inputs)
        } else {
            None
        };
        let driven = coming.components.into_iter().next_back().map_or_else(Vec::new, |over_the_run| over_the_run.1);
        let held = model.rows.iter().any(|r| r.depth > 0);
        let projector = (held && options.baumgarte.is_none()).then(|| Projector::new(model)).filter(|p| !p.is_empty());
        Self {
            model,
            accelerations,
            projector,
            inputs: start.inputs.clone(),
            work,
            results: results(model, usize::from(work)),
            chained: model.variables.iter().flat_map(|v| v.state.windows(2).map(|two| (two[1], two[0]))).collect(),
            tops: model.variables.iter().map(Variable::top).collect(),
            solved: None,
            solved_at: vec![0.0; model.states],
            pulls: false,
            pulled: vec![0.0; model.states + usize::from(work)],
            known: false,
            shown: Known::default(),
            bound: f64::INFINITY,
            changes,
            jumps: Jumps::new(model, start.t, driven),
            switches: Switches::new(model),
            bumps: Asking::new(model, Program::bumps),
            sizes,
            monitor: Monitor::new(model),
            jacobian: Jacobian::new(model, options.baumgarte, semi_explicit.as_ref().map(|form| &form.split)),
            semi_explicit,
            asks: Asks::Rates,
            second: options
                .integrator
                .is_for_second_order()
                .then(|| Box::new(Second::new(model, &start.inputs, usize::from(work)))),
        }
    }

    /// Other values of inputs from a state on, up to the end of the run.
    pub fn take_inputs(&mut self, (t, y): (f64, &[f64]), inputs: &[Option<f64>], until: f64) {
        self.inputs.copy_from_slice(inputs);
        self.second.iter_mut().for_each(|second| second.take_inputs(inputs));
        self.solved = None;
        let equations = &mut self.accelerations.equations;
        equations.evaluate(t, &y[..self.model.states], inputs);
        // What comes is known from the start.
        self.changes = Changes::new(equations, inputs, (t, until), false);
    }

    /// Whether there is a motion beyond a time that steps end at, up to the end of the run.
    ///
    /// # Errors
    /// A prescribed position jumps.
    pub fn go_beyond(&mut self, (t, y): (f64, &[f64]), until: f64) -> Result<(), StopReason> {
        if !self.jumps.are_due(t) {
            return Ok(());
        }
        self.solved = None;
        let equations = &mut self.accelerations.equations;
        let looked = self.jumps.look(equations, (t, &y[..self.model.states]), (&self.inputs, until));
        looked.map_err(|message| StopReason::Failure { t, message })
    }

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
        let (equations, pulled) = (&mut self.accelerations.equations, &mut self.pulled[..states]);
        projector.project(equations, t, pulled, &self.inputs).is_ok()
    }

    fn rates(&mut self, t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
        self.asks = Asks::Rates;
        self.solve(t, y, TRIAL_SLACK)?;
        self.fill(y, dy);
        Ok(())
    }

    /// Rates at a state with the accelerations last found.
    fn fill(&self, y: &[f64], dy: &mut [f64]) {
        let a = &self.accelerations;
        self.chained.iter().for_each(|&(rate, place)| dy[place] = y[rate]);
        self.tops.iter().zip(&a.alpha).for_each(|(&top, alpha)| dy[top] = *alpha);
        for (i, rate) in a.equations.quasi_rates() {
            dy[i] = rate;
        }
        if let Some(mechanics) = &a.equations.mechanics {
            mechanics.rates(y, dy);
        }
        if self.work {
            dy[self.model.states] = a.equations.power() + a.equations.power_of(&a.lambda) + a.unmatched;
        }
    }

    /// Moves the end of a step onto the constraints, in the mass metric or by what components may be off.
    fn project_end(&mut self, t: f64, y: &mut [f64], by_errors: bool) -> Result<Projection, Failure> {
        let turned = self.accelerations.equations.mechanics.as_ref().is_some_and(|m| m.normalize(y));
        if self.projector.is_none() {
            return Ok(if turned { Projection::Moved } else { Projection::Unchanged });
        }
        let states = self.model.states;
        self.solved = None;
        self.known = false;
        let answer = self.answer(t, y);
        if answer.is_none() {
            self.stay_held()?;
        }
        self.keep(0, t, answer.as_ref());
        let moved = match answer {
            Some(answer) => {
                y[..states].copy_from_slice(&answer.y);
                if answer.curvature.is_some() {
                    self.known = true;
                    return Ok(Projection::Moved);
                }
                self.accelerations.equations.evaluate(t, &y[..states], &self.inputs);
                Projection::Moved
            }
            None => match &mut self.projector {
                Some(p) => {
                    let equations = &mut self.accelerations.equations;
                    equations.evaluate(t, &y[..states], &self.inputs);
                    let asked = self.asks == Asks::RightSides;
                    let sizes = asked.then(|| self.sizes.shared(equations, t, self.semi_explicit.is_some())).flatten();
                    let left = self.sizes.left(equations, (t, y));
                    let of_velocities = if by_errors { self.sizes.of_velocities(self.model) } else { None };
                    p.set_sizes(sizes.as_deref().or(of_velocities).unwrap_or_default());
                    let moved = p.project_evaluated(equations, t, &mut y[..states], &self.inputs);
                    if sizes.is_none() {
                        // Trial states move in the mass metric, whatever was shown between.
                        p.set_sizes(&[]);
                    }
                    let moved = moved?;
                    if left > 1.0 { Projection::Far(left) } else { moved }
                }
                None => Projection::Unchanged,
            },
        };
        self.solved = None;
        if self.is_semi_explicit() {
            return Ok(moved);
        }
        self.solve_projected(t, y)?;
        self.stay_before(t, y)?;
        Ok(if matches!(moved, Projection::Far(_)) {
            moved
        } else if self.accelerations.uncertain() {
            Projection::Unsuited
        } else if turned {
            Projection::Moved
        } else {
            moved
        })
    }

    /// Solves at a start, which is on the constraints, and learns which rows are independent there.
    ///
    /// # Errors
    /// As [`Accelerations::solve`].
    pub fn start(&mut self, t: f64, y: &[f64]) -> Result<(), Failure> {
        if self.model.rows.is_empty() {
            return Ok(());
        }
        let at = At { t, y: &y[..self.model.states], inputs: &self.inputs };
        let beside =
            if self.projector.is_some() { next_to_crossing(&mut self.accelerations.equations, at, SAME) } else { None };
        self.solved = None;
        let alone = self.solve(t, y, ON_CONSTRAINTS);
        let beside = beside.filter(|known| self.solve_on_branch(t, &known.1, ON_CONSTRAINTS).is_ok());
        if beside.is_none() {
            alone?;
        }
        if self.projector.is_some() {
            let at = At { t, y: &y[..self.model.states], inputs: &self.inputs };
            self.monitor.start(&mut self.accelerations, at, beside.as_ref().is_some_and(|known| known.0.is_held()));
            self.solved = None;
        }
        if let Some((branch, answer)) = beside {
            self.known = true;
            self.keep(0, t, Some(&answer));
            self.monitor.branch = Some(branch);
        } else {
            self.solve(t, y, ON_CONSTRAINTS)?;
            self.learn_rows();
        }
        self.accelerations.beside = ON_CONSTRAINTS;
        let mut dy = vec![0.0; y.len()];
        self.fill(y, &mut dy);
        self.settle(t, y, &dy);
        Ok(())
    }

    /// Solves at the state that the projector left, at which the equations were evaluated, and learns from it.
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

    /// What answers for a trial state on the branch that the motion is on, if that is known.
    fn answer(&mut self, t: f64, y: &[f64]) -> Option<Answer> {
        let branch = self.monitor.branch.as_mut().filter(|_| self.pulls)?;
        self.solved = None;
        let at = At { t, y: &y[..self.model.states], inputs: &self.inputs };
        branch.answer(&mut self.accelerations.equations, at)
    }

    /// Steps near a singular pose are to be short.
    ///
    /// # Errors
    /// The state is too far away.
    fn stay_near(&self, y: &[f64]) -> Result<(), Failure> {
        if self.pulls && !self.monitor.allows(&self.accelerations.equations, &y[..self.model.states]) {
            return Err(Failure::new("the step leads too far from a singular pose"));
        }
        Ok(())
    }

    /// Where second order holds what rows leave open, these alone do not tell the motion.
    ///
    /// # Errors
    /// What does is not known at a state.
    fn stay_held(&self) -> Result<(), Failure> {
        if self.pulls && self.monitor.is_held() {
            return Err(Failure::new(
                "the step leads to where nothing holds what constraints leave open to first order",
            ));
        }
        Ok(())
    }

    /// A step that leads over a crossing starts with what is known of that; none leads over a fold, or from branch to branch.
    ///
    /// # Errors
    /// The step is to be tried again, shorter.
    fn stay_before(&mut self, t: f64, y: &[f64]) -> Result<(), Failure> {
        let mut dy = vec![0.0; y.len()];
        self.fill(y, &mut dy);
        let at = At { t, y: &y[..self.model.states], inputs: &self.inputs };
        let over = self.monitor.leads_over(&mut self.accelerations, at, &dy);
        if !matches!(over, Ok(None)) {
            self.solved = None;
        }
        let Some((start, before)) = over? else { return Ok(()) };
        if !self.pulls {
            self.solve(start, &before, ON_CONSTRAINTS)?;
            self.learn_rows();
            self.solved = None;
            let at = At { t: start, y: &before, inputs: &self.inputs };
            self.pulls = self.monitor.approach(&mut self.accelerations, at);
            if self.pulls {
                return Err(Failure::new("the step leads over a singular pose"));
            }
        }
        self.solve(t, y, ON_CONSTRAINTS)?;
        self.learn_rows();
        Ok(())
    }

    /// Solves at a state on the branch: the equations alone tell where nothing is near singular.
    fn solve_on_branch(&mut self, t: f64, answer: &Answer, slack: f64) -> Result<(), Failure> {
        if answer.curvature.is_none() {
            return self.solve(t, &answer.y, slack);
        }
        self.solved = None;
        let equations = &mut self.accelerations.equations;
        equations.evaluate(t, &answer.y, &self.inputs);
        let alpha = accelerations(equations, answer).ok_or_else(|| {
            Failure::new(
                "in a singular pose, constraints that drive it contradict each other, or something has no inertia",
            )
        })?;
        self.accelerations.adopt(&alpha, false);
        Ok(())
    }

    /// Rates of a trial state as those on the branch.
    fn rates_on_branch(&mut self, t: f64, answer: &Answer, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
        self.solve_on_branch(t, answer, TRIAL_SLACK)?;
        let mut state = std::mem::take(&mut self.pulled);
        state.copy_from_slice(y);
        state[..self.model.states].copy_from_slice(&answer.y);
        self.fill(&state, dy);
        self.pulled = state;
        Ok(())
    }

    /// Keeps accelerations at a time, for samples.
    fn keep(&mut self, which: usize, t: f64, answer: Option<&Answer>) {
        let known = answer.is_some_and(|answer| self.solve_on_branch(t, answer, TRIAL_SLACK).is_ok());
        self.shown.accelerations[which] = known.then(|| (t, self.accelerations.alpha.clone()));
    }

    /// Tells what grew by itself from where it was lost from what others drive.
    fn tell_driven(&mut self, t: f64, y: &[f64], dy: &[f64]) {
        let (mut left, mut rates) = (y.to_vec(), vec![0.0; y.len()]);
        loop {
            self.sizes.leave_out(y, &mut left);
            let asked = if self.is_semi_explicit() {
                self.right_side(t, &left, &mut rates)
            } else {
                self.rates(t, &left, &mut rates)
            };
            if asked.is_err() {
                rates.fill(f64::NAN);
            }
            if !self.sizes.tell_apart((y, dy), &rates) {
                break;
            }
        }
        // Samples and the next step begin with what was solved last.
        let _ =
            if self.is_semi_explicit() { self.right_side(t, y, &mut rates) } else { self.solve(t, y, ON_CONSTRAINTS) };
    }

    /// Whether rates were asked for last by a method that solves that form.
    fn is_semi_explicit(&self) -> bool {
        self.semi_explicit.is_some() && self.asks == Asks::RightSides
    }

    /// What equations of variables of order 0 are measured against from now on.
    fn scale(&mut self) {
        if let Some(form) = &mut self.semi_explicit {
            form.scales.copy_from_slice(&form.made);
        }
    }

    /// P(y + e) − P(y) with the projection P.
    fn projected_error(&mut self, t: f64, y: &[f64], error: &mut [f64]) -> bool {
        if !self.pull(t, y) {
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
}

impl System for Motion<'_> {
    fn dimension(&self) -> usize {
        self.model.states + usize::from(self.work)
    }

    fn rate(&mut self, t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
        self.stay_near(y)?;
        if let Some(answer) = self.answer(t, y) {
            return self.rates_on_branch(t, &answer, y, dy);
        }
        self.stay_held()?;
        if self.pulls && self.pull(t, y) {
            let pulled = std::mem::take(&mut self.pulled);
            let rates = self.rates(t, &pulled, dy);
            self.pulled = pulled;
            return rates;
        }
        self.rates(t, y, dy)
    }

    fn project(&mut self, t: f64, y: &mut [f64]) -> Result<Projection, Failure> {
        self.project_end(t, y, false)
    }

    fn project_by_errors(&mut self, t: f64, y: &mut [f64]) -> Result<Projection, Failure> {
        self.project_end(t, y, true)
    }

    /// Where no branch answers for it a sample is left as it is: who shows it evaluates the equations there, and moves it.
    fn project_sample(&mut self, t: f64, y: &mut [f64]) -> Result<(), Failure> {
        if let Some(mechanics) = &self.accelerations.equations.mechanics {
            mechanics.normalize(y);
        }
        let answer = self.answer(t, y);
        self.keep(1, t, answer.as_ref());
        let known = &mut self.shown;
        known.loose = answer.is_none().then_some(t);
        known.of_rates = false;
        known.test_function = self.monitor.test_function().cloned();
        if let Some(answer) = answer {
            y[..self.model.states].copy_from_slice(&answer.y);
        }
        Ok(())
    }

    fn project_sample_of_rates(&mut self, t: f64, y: &mut [f64]) -> Result<(), Failure> {
        self.project_sample(t, y)?;
        self.shown.of_rates = true;
        Ok(())
    }

    /// What is along the branch, where that is known. Near other singular poses, if they can be told from crossings, errors count as
    /// they are: what looks like a branch may turn away.
    fn error_after_projection(&mut self, t: f64, y: &[f64], error: &mut [f64]) -> bool {
        if !self.pulls {
            return false;
        }
        let at = At { t, y: &y[..self.model.states], inputs: &self.inputs };
        match &mut self.monitor.branch {
            Some(branch) => {
                self.solved = None;
                branch.cut_error(&mut self.accelerations.equations, at, &mut error[..self.model.states])
            }
            None => !self.monitor.is_able() && self.projected_error(t, y, error),
        }
    }

    fn sizes(&mut self, h: f64, sizes: &mut [f64]) {
        self.sizes_over(h, h, sizes);
    }

    fn sizes_over(&mut self, h: f64, passed: f64, sizes: &mut [f64]) {
        self.sizes.write(self.model, (h, passed), sizes);
        if let Some(form) = &mut self.semi_explicit {
            self.sizes.make_of_equations(&mut form.made);
        }
    }

    fn settle(&mut self, t: f64, y: &[f64], dy: &[f64]) {
        let a = &self.accelerations;
        self.sizes.learn(&a.equations, (&a.gamma, &a.lambda), (t, y));
        if self.sizes.is_to_be_told(y) {
            self.tell_driven(t, y, dy);
        }
        if self.is_semi_explicit() {
            self.pulls = false;
            return;
        }
        if self.projector.is_none() {
            if !self.model.rows.is_empty() {
                self.solved = None;
                let at = At { t, y: &y[..self.model.states], inputs: &self.inputs };
                self.monitor.watch(&mut self.accelerations, at, dy);
            }
            return;
        }
        if self.accelerations.near && !self.known {
            // Stages and samples were answered since y was.
            if self.solve(t, y, ON_CONSTRAINTS).is_err() {
                self.pulls = false;
                return;
            }
        }
        let evaluated = self.solved == Some(t) && self.solved_at == y[..self.model.states];
        // What the search evaluates is elsewhere.
        self.solved = None;
        let at = At { t, y: &y[..self.model.states], inputs: &self.inputs };
        self.pulls = self.monitor.look(&mut self.accelerations, (at, dy), (self.known, evaluated));
    }

    fn switches_from(&mut self, t: f64, y: &[f64]) {
        if let Some(switches) = &mut self.switches {
            switches.start((t, y), &self.inputs);
        }
    }

    fn switch_name(&mut self, number: usize) -> String {
        let of = self.switches.as_mut().map_or_else(Vec::new, |switches| switches.variables(number));
        if of.is_empty() { "a formula switches".to_owned() } else { format!("a formula of {} switches", names(of)) }
    }

    fn names(&self, components: &[usize]) -> String {
        names(components.iter().filter_map(|&place| state_name(self.model, place)))
    }

    fn switches(&mut self, t: f64, y: &[f64], values: &mut Vec<f64>) {
        if let Some(switches) = &mut self.switches {
            switches.values((t, y), &self.inputs, values);
        }
    }

    fn bumps(&mut self, t: f64, y: &[f64], values: &mut Vec<Bump>) {
        let Some(bumps) = &mut self.bumps else { return };
        bumps.each((t, y), &self.inputs, |tape, instructions, arguments, registers| {
            tape.bump_values(instructions, arguments, registers, &mut |bump| {
                values.push(match bump {
                    dalembert_expr::Bump::Exponent(a) => Bump::Exponent(a),
                    dalembert_expr::Bump::Saturating(a) => Bump::Saturating(a),
                    dalembert_expr::Bump::Angle(a) => Bump::Angle(a),
                });
            });
        });
    }

    fn next_change(&mut self, t: f64) -> f64 {
        self.jumps.next = self.changes.after(t);
        self.jumps.next.min(self.bound)
    }

    /// Work is a result that nothing depends on, but the only one to be integrated where the motion is prescribed.
    fn error_controlled(&self, component: usize) -> bool {
        component < self.model.states || self.monitor.is_driven()
    }

    fn is_result(&self, component: usize) -> bool {
        self.results.contains(&component)
    }

    fn implicit(&mut self) -> Option<&mut dyn ImplicitSystem> {
        Some(self)
    }

    fn second_order(&mut self) -> Option<&mut dyn SecondOrder> {
        self.second.as_deref_mut().map(|second| second as &mut dyn SecondOrder)
    }
}

impl ImplicitSystem for Motion<'_> {
    fn right_side(&mut self, t: f64, y: &[f64], out: &mut [f64]) -> Result<(), Failure> {
        let Some(mut form) = self.semi_explicit.take() else {
            let written = self.rate(t, y, out);
            self.asks = Asks::RightSides;
            return written;
        };
        self.asks = Asks::RightSides;
        self.solved = None;
        let equations = &mut self.accelerations.equations;
        equations.evaluate(t, &y[..self.model.states], &self.inputs);
        let solved = form.solve(equations);
        if solved.is_ok() {
            self.accelerations.take(&form.alpha, &form.lambda);
            self.fill(y, out);
            let equations = &self.accelerations.equations;
            form.split.algebraic().for_each(|(row, place)| out[place] = form.missed(equations, row));
        }
        self.semi_explicit = Some(form);
        solved
    }

    fn mass_kind(&self) -> MassKind {
        if self.semi_explicit.is_some() { MassKind::SemiExplicit } else { MassKind::Identity }
    }

    fn is_algebraic(&self, component: usize) -> bool {
        self.semi_explicit.as_ref().is_some_and(|form| form.split.is_algebraic[component])
    }

    fn rounding(&self, component: usize) -> f64 {
        self.semi_explicit
            .as_ref()
            .map_or(0.0, |form| self.sizes.rounding(form.row_of(component)) / form.scale_of(component))
    }

    fn take_noise(&mut self, noise: &[f64]) {
        self.sizes.take_noise(noise);
    }

    fn algebraic_size(&self, component: usize) -> f64 {
        self.semi_explicit.as_ref().map_or(1.0, |form| form.size(component))
    }

    fn jacobian(&mut self, t: f64, y: &[f64], _dy: &[f64], out: &mut [f64]) -> Result<(), Failure> {
        self.scale();
        let scales = self.semi_explicit.as_ref().map(|form| &form.scales[..]);
        self.jacobian.write((t, y), (&self.inputs, scales), out)
    }

    fn is_sparse(&mut self, y: &[f64]) -> bool {
        self.jacobian.is_sparse((0.0, y), &self.inputs)
    }

    fn pencil(&mut self, t: f64, y: &[f64], out: &mut Pencil) -> Result<bool, Failure> {
        self.scale();
        let scales = self.semi_explicit.as_ref().map(|form| &form.scales[..]);
        self.jacobian.write_pencil((t, y), (&self.inputs, scales), out)
    }
}

dalembert_integrate::remember!(Known { accelerations, loose, of_rates, test_function });

/// Between steps. Changes are found anew, as far as they were; whoever made the motion knows from where.
impl Remember for Motion<'_> {
    fn remember(&mut self, memory: &mut Memory) {
        let Self {
            model: _,
            accelerations,
            projector,
            inputs: _,
            work: _,
            results: _,
            chained: _,
            tops: _,
            solved,
            solved_at: _,
            pulls,
            pulled: _,
            known,
            shown,
            bound: _,
            changes,
            jumps,
            switches: _,
            bumps: _,
            sizes,
            monitor,
            jacobian: _,
            semi_explicit,
            asks,
            second,
        } = self;
        *solved = None;
        accelerations.remember(memory);
        second.iter_mut().for_each(|second| second.remember(memory));
        projector.iter_mut().for_each(|p| p.remember(memory));
        let mut implicit = *asks == Asks::RightSides;
        implicit.remember(memory);
        *asks = if implicit { Asks::RightSides } else { Asks::Rates };
        semi_explicit.iter_mut().for_each(|form| form.remember(memory));
        pulls.remember(memory);
        known.remember(memory);
        shown.remember(memory);
        changes.remember(memory);
        jumps.remember(memory);
        sizes.remember(memory);
        monitor.remember(memory);
    }
}
