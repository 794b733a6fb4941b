//! One step after the other: lengths of steps, error test, limits, retries; what a [`Method`] makes of an interval is its own matter.
//!
//! Steps end at times that the system names ([`System::next_change`]); the one after goes on with the length that the one before would
//! have had. A step that would end where the system says that rates are uncertain is tried again, shorter by [`ELSEWHERE`] each time, at
//! most [`DETOURS`] times, and not at all from a start that is no better. A failure of the system, or a value that is not finite, is no
//! answer yet: the step is tried again at a quarter of its length, [`RETRIES`] times in a row; implicit steps whose equations were not
//! solved are tried again until times do not divide any further, the shortest of these last, which follows the rate at its start.
//!
//! What starts from zero has no size but the one that it comes to in a step, and where it grows like a power of time beyond the order of the method, its error is a share of that
//! however short the step is. A first step so short that all it changes is within the tolerance of the first guess, in which a state changes by a hundredth, is taken as it is, and follows the rate at its
//! start where its equations are not solved: what they make of such a variable is all of it new.

use crate::bumps::Bumps;
use crate::memory::Memory;
use crate::method::{Ask, Method, Place, Step, Tried, Trouble, Work};
use crate::switches::{Verdict, Watch, led};
use crate::tolerance::Tolerance;
use crate::tolerances::bumps::TRIES;
use crate::tolerances::samples::{LESS_LOOSE, LOOSENED};
use crate::tolerances::steps::{DETOURS, ELSEWHERE, INSTANT, LEAST, LOOKS_PER_STRETCH, PACE, RETRIES, STRETCH};
use crate::tolerances::stiffness::{ASKED_ONE_BY_ONE, NAMED};
use crate::tolerances::switches::{BACK, BESIDE, BETWEEN, INSIDE, JUST_AFTER, LONGER, MORE, SHORT};
use crate::{Choice, Counters, Options, Passed, Remember, Stiffness, StopReason, System};

/// A run under way, one step at a time.
///
/// [`Stepper::advance`] makes a step; until [`Stepper::commit`] any time inside it can be asked for.
pub struct Stepper {
    method: Box<dyn Method>,
    tolerance: Tolerance,
    counters: Counters,
    t: f64,
    /// Length of the next step to try.
    h: f64,
    until: f64,
    max_step: f64,
    max_steps: u64,
    /// The length of all steps, if they have one, and the one that was asked for.
    fixed: Option<f64>,
    given: Option<f64>,
    /// Whether the state is where rates are uncertain.
    unsuited: bool,
    t0: f64,
    /// The first step that is tried.
    first: f64,
    /// Tries until the next look at the pace, tries and time at the last one, and the least share of the time passed.
    pace: [(u64, (u64, f64), f64); 3],
    /// The step that was made and not committed yet, with its error.
    made: Option<(Step, f64)>,
    watch: Watch,
    bumps: Bumps,
    /// Between which times the rate changes with time in no way that stages could miss.
    stretch: (f64, f64),
    /// Whether the step that was made leads over a switch.
    crossed: bool,
    /// The switches that steps of one length led over.
    passed: Option<Passed>,
}

impl Stepper {
    /// At t0 with a method that holds the state there; what is asked was checked.
    pub(crate) fn with(method: Box<dyn Method>, system: &dyn System, t0: f64, until: f64, options: &Options) -> Self {
        Self {
            method,
            tolerance: Tolerance::new(system, options),
            counters: Counters::default(),
            t: t0,
            h: options.step.or(options.first_step).unwrap_or(0.0),
            until,
            max_step: options.max_step.unwrap_or(f64::INFINITY).min(until - t0),
            max_steps: options.max_steps.unwrap_or(u64::MAX),
            fixed: None,
            given: options.step,
            unsuited: false,
            t0,
            first: 0.0,
            pace: PACE.map(|(tries, share)| (tries, (0, t0), share)),
            made: None,
            watch: Watch::default(),
            bumps: Bumps::default(),
            stretch: (t0, t0),
            crossed: false,
            passed: None,
        }
    }

    /// The rate at the start, and the length of the first step. Later on, between steps: the rate anew, where the system's answers changed.
    ///
    /// # Errors
    /// Why there is no rate at the start.
    pub fn set_out(&mut self, system: &mut dyn System) -> Result<(), StopReason> {
        let (t, span) = (self.t, self.max_step);
        self.bumps.forget();
        let mut work = Work { system, tolerance: &mut self.tolerance, counters: &mut self.counters };
        self.method.set_out(t, &mut work).map_err(|trouble| trouble.stop_at(t))?;
        work.system.sizes(0.0, &mut work.tolerance.sizes);
        if self.h == 0.0 {
            self.h = self.method.first_step(t, span, &mut work);
        }
        self.h = self.h.min(span);
        if self.counters.steps == 0 {
            self.first = self.h;
        }
        if self.fixed.is_some() {
            return Ok(());
        }
        if self.given.is_some() {
            self.fix(self.h);
        } else if self.method.has_one_length() {
            let whole = self.until - t;
            self.fix(whole / (whole / self.h).ceil().max(1.0));
        }
        Ok(())
    }

    /// All steps from now on have this length.
    fn fix(&mut self, h: f64) {
        self.h = h;
        self.fixed = Some(h);
        self.method.set_length(h);
    }

    /// The length of all steps but those that are cut off, if they have one: then no errors are looked at.
    pub fn length(&self) -> Option<f64> {
        self.fixed
    }

    /// The time of the state.
    pub fn time(&self) -> f64 {
        self.t
    }

    /// The state: before [`Stepper::commit`] the start of the last step, then its end.
    pub fn state(&self) -> &[f64] {
        self.method.state()
    }

    /// The work so far.
    pub fn counters(&self) -> Counters {
        self.counters
    }

    /// Counts a sample that was shown.
    pub fn count_sample(&mut self) {
        self.counters.samples += 1;
    }

    /// Where the last step led, before [`Stepper::commit`] as well.
    pub fn reached(&self) -> (f64, &[f64]) {
        match &self.made {
            Some((step, _)) => (step.end, self.method.end()),
            None => (self.t, self.method.state()),
        }
    }

    /// What kept steps short other than errors.
    pub fn stiffness(&self) -> Stiffness {
        self.method.stiffness()
    }

    /// Methods that were changed to on the way.
    pub fn choices(&self) -> Vec<Choice> {
        self.method.choices()
    }

    /// The switches that steps of one length led over, if any did: none of these is cut there, and no error tells what that does.
    pub fn passed(&self) -> Option<&Passed> {
        self.passed.as_ref()
    }

    /// Makes a step that ends at `until` of the run at most; `sample` tells for an end when the next sample is due, if before it. Gives the end.
    ///
    /// # Errors
    /// Why there is no step.
    pub fn advance(&mut self, system: &mut dyn System, sample: impl Fn(f64) -> Option<f64>) -> Result<f64, StopReason> {
        if self.watch.is_stuck()
            && let Some(stop) = self.sliding(system)
        {
            return Err(stop);
        }
        let made = self.make(system, sample);
        made.map_err(|stop| match stop {
            StopReason::StepTooSmall { .. } | StopReason::NoProgress { .. } | StopReason::Unsolved { .. } => {
                self.sliding(system).unwrap_or_else(|| self.named(system, stop))
            }
            StopReason::NotFinite { .. } => self.named(system, stop),
            stop => stop,
        })
    }

    /// A reason with the names of the components that show it most, as far as the system has names.
    fn named(&mut self, system: &mut dyn System, stop: StopReason) -> StopReason {
        let components = self.showing(system, matches!(stop, StopReason::NotFinite { .. }));
        let names = system.names(&components);
        if names.is_empty() { stop } else { StopReason::Shown { stop: Box::new(stop), names } }
    }

    /// The components that show most why there is no step from here, the first of all first: those whose rates are no numbers on the way that rates lead, where that is why; or else those
    /// whose rates change most over the next step, by what they may miss.
    fn showing(&mut self, system: &mut dyn System, not_finite: bool) -> Vec<usize> {
        let (t, y) = (self.t, self.method.state().to_vec());
        let (mut here, mut there) = (vec![0.0; y.len()], vec![0.0; y.len()]);
        if system.rate(t, &y, &mut here).is_err() {
            return Vec::new();
        }
        let broken = |rates: &[f64]| (0..rates.len()).filter(|&i| !rates[i].is_finite()).collect::<Vec<usize>>();
        let (mut found, mut ahead) = (broken(&here), self.least_step());
        while not_finite && found.is_empty() && ahead <= self.max_step {
            if system.rate(t + ahead, &led(&y, ahead, &here), &mut there).is_err() {
                return self.breaking(system, t + ahead, &y, |i| ahead * here[i]);
            }
            found = broken(&there);
            ahead *= LONGER;
        }
        if not_finite && found.is_empty() {
            // It may stand at the end of where there are rates.
            found = [INSTANT, -INSTANT]
                .into_iter()
                .flat_map(|share| self.breaking(system, t, &y, |i| share * y[i].abs()))
                .collect();
        }
        if !found.is_empty() {
            return found;
        }
        let h = self.h.max(self.least_step());
        let changes: Vec<f64> = match system.rate(t + h, &led(&y, h, &here), &mut there) {
            Ok(()) => there.iter().zip(&here).map(|(there, here)| there - here).collect(),
            Err(_) => Vec::new(),
        };
        let tolerance = &self.tolerance;
        let parts = |rates: &[f64]| -> Vec<(usize, f64)> {
            let share = |i: usize| tolerance.share(i, h * rates[i], y[i].abs()).abs();
            let known = tolerance.controlled.iter().filter(|&&i| i < rates.len()).map(|&i| (i, share(i)));
            let shares: Vec<(usize, f64)> =
                known.map(|(i, share)| (i, if share.is_nan() { f64::INFINITY } else { share })).collect();
            let most = shares.iter().fold(0.0, |most: f64, part| most.max(part.1));
            shares.into_iter().filter(|part| most > 0.0 && part.1 >= NAMED * most).collect()
        };
        // Rates that stay as they are show where they lead.
        let mut shown = parts(&changes);
        if shown.is_empty() {
            shown = parts(&here);
        }
        shown.sort_by(|a, b| b.1.total_cmp(&a.1));
        shown.into_iter().map(|part| part.0).collect()
    }

    /// The components that lead to where there is no rate each by itself, if it moves so far.
    fn breaking(&self, system: &mut dyn System, t: f64, y: &[f64], far: impl Fn(usize) -> f64) -> Vec<usize> {
        if y.len() > ASKED_ONE_BY_ONE {
            return Vec::new();
        }
        let (mut place, mut there) = (y.to_vec(), vec![0.0; y.len()]);
        let mut breaks = |i: &usize| {
            place[*i] = y[*i] + far(*i);
            let failed = system.rate(t, &place, &mut there).is_err();
            place[*i] = y[*i];
            failed || there.iter().any(|rate| !rate.is_finite())
        };
        (0..y.len()).filter(|i| breaks(i)).collect()
    }

    /// That the motion slides along a zero, if it does.
    fn sliding(&mut self, system: &mut dyn System) -> Option<StopReason> {
        let (least, most) = (self.least_step(), self.max_step);
        let switch = self.watch.slides(system, (self.t, self.method.state()), (least, most))?;
        Some(StopReason::Sliding { t: self.t, switch: system.switch_name(switch) })
    }

    fn make(&mut self, system: &mut dyn System, sample: impl Fn(f64) -> Option<f64>) -> Result<f64, StopReason> {
        let (mut failures, mut detours, mut bumps, mut loosened) = (0, 0, 0, 0);
        let switches = self.watch.look(system, self.t, self.method.state());
        let watched = switches && self.fixed.is_none();
        if watched && self.watch.is_on_zero() {
            self.choose_sides(system);
        }
        self.watch.keep_sides();
        let (mut aim, mut whatever, mut along_rate, mut at_sample) = (f64::INFINITY, false, false, false);
        loop {
            let step = self.plan(system, aim, at_sample, &sample)?;
            // Its length is rounded to what times can differ by.
            let least = self.is_least(step.h) || along_rate || step.h <= self.least_first_step();
            let jump = self.fixed.is_some() || least || whatever;
            let shown = sample(step.end);
            let ask = Ask {
                jump,
                least,
                given: self.given.is_some(),
                dense: watched || shown.is_some(),
                shown: shown.filter(|_| !at_sample).map(|t| (t - step.start) / step.h),
                place: if self.is_instant(step) { Place::OverJump } else { self.watch.place() },
            };
            let mut work = Work { system, tolerance: &mut self.tolerance, counters: &mut self.counters };
            let attempt = self.method.attempt(step, ask, &mut work);
            let mut verdict = if watched {
                self.judge_switches(system, step, &attempt, (jump, aim.is_finite()))?
            } else {
                Verdict::Go
            };
            let is_taken = matches!(&attempt, Ok(tried) if tried.error <= 1.0);
            if is_taken
                && !jump
                && bumps < TRIES
                && matches!(verdict, Verdict::Go | Verdict::Over)
                && let Some(instead) = self.judge_bumps(system, step, watched)
            {
                bumps += 1;
                verdict = instead;
            }
            match verdict {
                Verdict::Go | Verdict::Over => {}
                // The rate at the start is followed only where what it misses, which goes with the square of the length, is within the tolerance.
                Verdict::Whatever if attempt.is_err() && step.h > self.tolerance.asked.sqrt() * self.first => {}
                Verdict::Again(h) => {
                    self.counters.rejected += 1;
                    aim = h;
                    continue;
                }
                Verdict::Shorter(h) => {
                    self.counters.rejected += 1;
                    (self.h, aim) = (h, f64::INFINITY);
                    continue;
                }
                Verdict::Whatever => {
                    self.counters.rejected += 1;
                    (aim, whatever, along_rate) = (step.h, true, attempt.is_err());
                    continue;
                }
            }
            match attempt {
                Ok(Tried { error, unsuited, loose }) if error <= 1.0 => {
                    if unsuited && !self.unsuited && detours < DETOURS && step.end < self.until && self.fixed.is_none()
                    {
                        detours += 1;
                        self.counters.rejected += 1;
                        self.h = step.h * ELSEWHERE;
                        continue;
                    }
                    if loose > 1.0 && !jump {
                        // What is shown inside would be far less than its end is: somewhat shorter steps show more, and the end is a sample as well.
                        self.counters.rejected += 1;
                        aim = step.h * loose.powf(LESS_LOOSE).min(ELSEWHERE);
                        loosened += 1;
                        at_sample = loosened > LOOSENED || shown.is_none_or(|first| step.start + aim <= first);
                        if at_sample {
                            aim = f64::INFINITY;
                        }
                        continue;
                    }
                    self.unsuited = unsuited;
                    self.counters.steps += 1;
                    self.made = Some((step, error));
                    self.crossed = watched && self.watch.accept(system, step, self.method.end());
                    if switches && !watched {
                        self.note_passed(system, step);
                    }
                    return Ok(step.end);
                }
                Ok(Tried { error, .. }) => {
                    self.counters.rejected += 1;
                    self.h = self.method.reject(step, error).max(self.least_first_step());
                    // From a zero within rounding no length is good enough, and the shortest step leads over it.
                    if watched
                        && self.h <= self.least_step()
                        && !self.is_least(step.h)
                        && self.watch.starts_at_zero(system)
                    {
                        self.h = self.shortest();
                    }
                }
                Err(trouble) => {
                    self.counters.rejected += 1;
                    failures += u32::from(!matches!(trouble, Trouble::Unsolved(_)));
                    self.shorten(step, trouble, failures > RETRIES)?;
                }
            }
        }
    }

    /// Counts a step of one length that leads over a switch.
    fn note_passed(&mut self, system: &mut dyn System, step: Step) {
        let Some(which) = self.watch.passes(system, step.end, self.method.end()) else { return };
        let first = || Passed { steps: 0, t: step.start, switch: system.switch_name(which) };
        self.passed.get_or_insert_with(first).steps += 1;
    }

    /// Another length after a try that came to nothing; none where the length was asked for, after too many tries, or where times do not divide any further.
    fn shorten(&mut self, step: Step, trouble: Trouble, is_last: bool) -> Result<(), StopReason> {
        if let Some(given) = self.given {
            return Err(trouble.of_length(self.t, given));
        }
        self.h = self.method.fail(step, &trouble);
        if matches!(trouble, Trouble::Unsolved(_)) && !self.is_least(step.h) {
            self.h = self.h.max(self.shortest());
        }
        if is_last || self.h <= self.least_step() {
            return Err(trouble.stop_at(self.t));
        }
        if self.fixed.is_some() {
            self.fix(self.h);
        }
        Ok(())
    }

    /// What is to be tried in place of a step that leads past a shape which no stage sees. Samples inside it change nothing of that.
    fn judge_bumps(&mut self, system: &mut dyn System, step: Step, dense: bool) -> Option<Verdict> {
        let method = &mut self.method;
        let dense = dense || method.is_always_dense();
        let (tolerance, counters) = (&mut self.tolerance, &mut self.counters);
        let mut point = Vec::new();
        self.bumps.judge(step, &mut |theta, values| {
            let t = step.start + theta * step.h;
            if theta == 0.0 {
                system.bumps(t, method.state(), values);
            } else if theta == 1.0 {
                system.bumps(t, method.end(), values);
            } else if dense {
                let mut work = Work { system: &mut *system, tolerance: &mut *tolerance, counters: &mut *counters };
                if let Ok(y) = method.look((t, theta), &mut work) {
                    work.system.bumps(t, y, values);
                }
            } else {
                let ends = method.state().iter().zip(method.rate()).zip(method.end());
                let at = |((y, f), end): ((&f64, &f64), &f64)| {
                    let straight = step.h * f;
                    y + theta * (straight + theta * (end - y - straight))
                };
                point.clear();
                point.extend(ends.map(at));
                system.bumps(t, &point, values);
            }
        })
    }

    /// Looks just after the start which side of zeros there the motion sets out to. What rests on one sets out by its acceleration: its rate there is the one that it has
    /// a little later.
    fn choose_sides(&mut self, system: &mut dyn System) {
        for share in JUST_AFTER {
            let ahead = share * self.h;
            let (mut y, mut rate) = (self.method.state().to_vec(), self.method.rate().to_vec());
            for leg in [1.0, 2.0] {
                y.iter_mut().zip(&rate).for_each(|(y, f)| *y += ahead * f);
                let t = self.t + leg * ahead;
                if self.watch.set_out(system, t, &y) {
                    return;
                }
                if crate::method::rate(system, t, &y, &mut rate, &mut self.counters).is_err() {
                    break;
                }
            }
        }
    }

    /// Whether a step leads over a zero that it should end before.
    fn judge_switches(
        &mut self,
        system: &mut dyn System,
        step: Step,
        attempt: &Result<Tried, Trouble>,
        (last, aimed): (bool, bool),
    ) -> Result<Verdict, StopReason> {
        self.watch.try_anew();
        let error = match attempt {
            Ok(Tried { error, .. }) => *error,
            Err(Trouble::Unsolved(_)) if !last => {
                // Where it would go as it sets out.
                let method = self.method.state().iter().zip(self.method.rate());
                let end: Vec<f64> = method.map(|(y, f)| y + step.h * f).collect();
                self.watch.forget_sides();
                return Ok(self.watch.judge(system, step, (step.end, &end), (f64::INFINITY, false, aimed)));
            }
            Err(_) => return Ok(Verdict::Go),
        };
        let verdict = self.watch.judge(system, step, (step.end, self.method.end()), (error, last, aimed));
        let short = aimed && step.h < SHORT * step.whole.min(self.watch.followed(step.start));
        if !matches!(verdict, Verdict::Go) || short || last || error > 1.0 {
            return Ok(verdict);
        }
        self.watch.keep(0.0);
        self.watch.keep(1.0);
        for theta in INSIDE {
            if let again @ Verdict::Again(_) = self.look_inside(system, step, (theta, error))? {
                return Ok(again);
            }
        }
        let verdict = self.follow(system, step, error)?;
        if !matches!(verdict, Verdict::Go) {
            return Ok(verdict);
        }
        for _ in 0..MORE {
            let Some(theta) = self.watch.doubtful() else { break };
            if let again @ Verdict::Again(_) = self.look_inside(system, step, (theta, error))? {
                return Ok(again);
            }
        }
        Ok(Verdict::Go)
    }

    /// Whether the looks at quarters follow all functions of a step of this error.
    fn follow(&mut self, system: &mut dyn System, step: Step, error: f64) -> Result<Verdict, StopReason> {
        if BACK * step.h <= self.least_step() {
            return Ok(Verdict::Go);
        }
        for (theta, at_end) in [(BESIDE, false), (1.0 - BESIDE, true)] {
            if let again @ Verdict::Again(_) = self.look_at(system, step, (theta, error))? {
                return Ok(again);
            }
            self.watch.keep_slope(at_end);
        }
        if !self.watch.is_near() {
            return Ok(Verdict::Go);
        }
        for (which, theta) in BETWEEN.into_iter().enumerate() {
            if let again @ Verdict::Again(_) = self.look_at(system, step, (theta, error))? {
                return Ok(again);
            }
            self.watch.keep_between(which);
        }
        let faster = self.watch.is_faster_than_looks(system);
        Ok(if faster { Verdict::Shorter(BACK * step.h) } else { Verdict::Go })
    }

    /// Whether functions have another sign at a place inside a step of this error than at its start; what is seen is kept.
    fn look_inside(
        &mut self,
        system: &mut dyn System,
        step: Step,
        (theta, error): (f64, f64),
    ) -> Result<Verdict, StopReason> {
        let verdict = self.look_at(system, step, (theta, error))?;
        self.watch.keep(theta);
        Ok(verdict)
    }

    /// The same, and nothing is kept.
    fn look_at(
        &mut self,
        system: &mut dyn System,
        step: Step,
        (theta, error): (f64, f64),
    ) -> Result<Verdict, StopReason> {
        let t = step.start + theta * step.h;
        let mut work = Work { system, tolerance: &mut self.tolerance, counters: &mut self.counters };
        let y = self.method.look((t, theta), &mut work).map_err(|trouble| trouble.stop_at(step.start))?;
        Ok(self.watch.judge(work.system, step, (t, y), (error, false, false)))
    }

    /// The state at a time inside the last step, moved onto the manifold.
    ///
    /// # Errors
    /// Why there is none.
    pub fn sample(&mut self, system: &mut dyn System, t: f64) -> Result<&[f64], StopReason> {
        let step = match self.made {
            Some((step, _)) if t < step.end => step,
            Some(_) => return Ok(self.method.end()),
            None => return Ok(self.method.state()),
        };
        let mut work = Work { system, tolerance: &mut self.tolerance, counters: &mut self.counters };
        let theta = (t - step.start) / step.h;
        self.method.sample((t, theta), &mut work).map_err(|trouble| trouble.stop_at(step.start))
    }

    /// The end of the last step becomes the state; gives the step's start and error.
    pub fn commit(&mut self, system: &mut dyn System) -> Option<(f64, f64)> {
        let (step, error) = self.made.take()?;
        let jumped = self.crossed || self.is_instant(step);
        self.t = step.end;
        self.method.advance();
        if jumped {
            self.method.begin_anew();
        }
        // A step that was cut off says little about the next one.
        let next = self.method.accept(step, error).max(step.whole).min(self.max_step);
        // One that was good enough is no reason to stop, however short the next one is to be.
        let next = if next <= self.least_step() && !self.is_least(step.h) { step.h } else { next };
        self.h = self.fixed.unwrap_or(next);
        system.settle(self.t, self.method.state(), self.method.rate());
        Some((step.start, error))
    }

    /// The sample last shown inside a step becomes the state, and the run ends.
    pub fn stop_at_sample(&mut self, t: f64) {
        let at_end = self.made.is_none_or(|(step, _)| t == step.end);
        self.method.stop_at_sample(at_end);
        self.made = None;
        self.t = t;
    }

    /// Walks over all that the next steps depend on, but for the system's own memory, between steps.
    pub fn remember(&mut self, memory: &mut Memory, system: &mut dyn System) {
        for number in [&mut self.t, &mut self.h, &mut self.t0, &mut self.first, &mut self.max_step] {
            memory.number(number);
        }
        memory.flag(&mut self.unsuited);
        memory.maybe(&mut self.fixed, f64::default, Memory::number);
        let c = &mut self.counters;
        for count in [
            &mut c.steps,
            &mut c.rejected,
            &mut c.evaluations,
            &mut c.jacobians,
            &mut c.factorizations,
            &mut c.projections,
            &mut c.samples,
        ] {
            memory.word(count);
        }
        for (_, (tries, t), _) in &mut self.pace {
            memory.word(tries);
            memory.number(t);
        }
        memory.numbers(&mut self.tolerance.sizes);
        self.watch.remember(memory);
        self.passed.remember(memory);
        memory.number(&mut self.stretch.0);
        memory.number(&mut self.stretch.1);
        self.method.remember(memory, system);
    }

    /// All that the next steps depend on, but for what the system itself has learnt. Between steps: none before [`Stepper::commit`].
    pub fn to_bytes(&mut self, system: &mut dyn System) -> Option<Vec<u8>> {
        if self.made.is_some() {
            return None;
        }
        let mut memory = Memory::empty();
        self.remember(&mut memory, system);
        Some(memory.into_bytes())
    }

    /// Takes what [`Stepper::to_bytes`] gave, by a stepper of the same method, system, end and options: the steps to come are the same to
    /// the bit. False if the bytes are none of such a stepper; then this one is to be thrown away.
    #[must_use]
    pub fn take_bytes(&mut self, system: &mut dyn System, bytes: &[u8]) -> bool {
        let mut memory = Memory::of(bytes);
        self.made = None;
        self.bumps.forget();
        self.remember(&mut memory, system);
        memory.is_whole() && self.t.is_finite() && self.method.state().iter().all(|y| y.is_finite())
    }

    /// The next interval to try, within the limits and the end, no longer than `aim`, and up to the next sample where these are to be ends.
    fn plan(
        &mut self,
        system: &mut dyn System,
        aim: f64,
        at_sample: bool,
        sample: impl Fn(f64) -> Option<f64>,
    ) -> Result<Step, StopReason> {
        let start = self.t;
        self.check_pace()?;
        if self.counters.steps + self.counters.rejected >= self.max_steps {
            return Err(StopReason::TooManySteps);
        }
        let mut limit = self.stretch_from(start, system.next_change(start));
        if self.fixed.is_none() && (self.method.ends_at_samples() || at_sample) {
            let beyond = start + 2.0 * self.least_step();
            limit = sample(limit).filter(|t| *t > beyond).unwrap_or(limit);
        }
        let rest = limit - start;
        let followed = if self.fixed.is_none() { self.watch.followed(start) } else { f64::INFINITY };
        let aim = aim.min(followed.max(4.0 * self.least_step()));
        let ahead = self.watch.limit(start, aim.min(self.longest_look()).max(self.least_step()), self.least_step());
        let is_last = rest <= (STRETCH * self.h).min(self.max_step);
        if ahead < if is_last { rest } else { self.h } {
            return Ok(Step::of(start, ahead, self.h));
        }
        if is_last {
            let whole = if rest < self.h { self.h } else { 0.0 };
            return Ok(Step { start, end: limit, h: rest, whole });
        }
        if self.h <= self.least_step() {
            return Err(StopReason::StepTooSmall { t: start });
        }
        Ok(Step::of(start, self.h, 0.0))
    }

    /// The end of the stretch of time that no step from `start` may pass.
    fn stretch_from(&mut self, start: f64, change: f64) -> f64 {
        if change != self.stretch.1 {
            if start > self.t0 {
                self.method.begin_anew();
            }
            self.stretch = (start, change);
        }
        change.min(self.until)
    }

    /// The longest step with which a method that sees rates at the ends of steps only sees what happens within a stretch.
    fn longest_look(&self) -> f64 {
        let (from, to) = (self.stretch.0, self.stretch.1.min(self.until));
        let whole = from == self.t0 && to == self.until;
        if whole || self.fixed.is_some() || !self.method.sees_ends_only() {
            return f64::INFINITY;
        }
        (to - from) / LOOKS_PER_STRETCH
    }

    fn check_pace(&mut self) -> Result<(), StopReason> {
        let (tries, now) = (self.counters.steps + self.counters.rejected, self.t);
        for (most, (last, t), share) in &mut self.pace {
            if tries < *last + *most {
                continue;
            }
            // As long as the longest step allows is no fault of the model.
            if now - *t < (*share * (now - self.t0)).min(0.1 * self.fixed.unwrap_or(self.max_step) * *most as f64) {
                return Err(StopReason::NoProgress { t: now, tries: *most });
            }
            (*last, *t) = (tries, now);
        }
        Ok(())
    }

    /// The length from which on a first step is taken whatever it misses; zero later on.
    fn least_first_step(&self) -> f64 {
        if self.counters.steps > 0 {
            return 0.0;
        }
        (self.tolerance.asked * self.first).max(2.0 * self.least_step())
    }

    /// Whether a step is as short as times differ by rounding, and so leads over a jump, if anywhere.
    fn is_instant(&self, step: Step) -> bool {
        let to_change = step.end >= self.stretch.1 && step.h <= INSTANT * step.end.abs().max(self.until.abs());
        to_change || self.is_least(step.h)
    }

    /// Whether a length is that of the shortest step that there is.
    fn is_least(&self, h: f64) -> bool {
        h <= LEAST * self.least_step()
    }

    /// The length of the shortest step, between where there is none and where there are others.
    fn shortest(&self) -> f64 {
        0.5 * (1.0 + LEAST) * self.least_step()
    }

    /// Ten times the spacing of floating-point numbers at t, and never zero.
    fn least_step(&self) -> f64 {
        10.0 * f64::EPSILON * self.t.abs().max(f64::EPSILON * self.max_step)
    }
}
