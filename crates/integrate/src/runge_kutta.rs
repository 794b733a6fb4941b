//! Embedded explicit Runge–Kutta methods with dense output: one driver, one [`Tableau`] per method.
//!
//! | symbol | identifier | meaning |
//! |---|---|---|
//! | h, t₀, t₁ | `h`, `start`, `end` | the step, its length exactly t₁ − t₀ in floating point |
//! | kᵢ | stage i | rate at stage i |
//! | P | `System::project` | projection onto the manifold |
//! | E | `error` | error estimate over the tolerance |
//!
//! ```text
//! (1) k_i = f(t₀ + c_i h, y₀ + h Σ_j a_ij k_j)
//! (2) ŷ₁ = y₀ + h Σ_j b_j k_j,  accepted if E ≤ 1
//! (3) y₁ = P ŷ₁
//! (4) k_s = f(t₁, y₁), which is the next step's k₀
//! (5) u(θ) = y₀ + θ(r₁ + (1−θ)(r₂ + θ(r₃ + (1−θ)(r₄ + θ(…))))), y(t₀ + θh) ≈ P u(θ)
//! ```
//!
//! Where f(t₁, ŷ₁) was needed for E already and P left ŷ₁ alone, (4) costs nothing (first same as last). The dense
//! output takes the projected end, so that it is continuous from step to step; P moves ŷ₁ by the size of the local
//! error, which is of higher order than the error of (5).
//!
//! Steps end at times that the system names ([`System::next_change`]); the one after goes on with the length that the one before would have had.
//!
//! A step that would end where the system says that rates are uncertain is tried again, shorter by [`ELSEWHERE`] each time, at most
//! [`DETOURS`] times, and not at all from a start that is no better.
//!
//! A failure of the system, or a value that is not finite, at any of (1), (3), (4) is no answer yet: the step is tried
//! again at a quarter of its length, [`RETRIES`] times in a row. Cost of a step: s evaluations, one projection, and the
//! extra stages if a sample lies inside. Nothing is allocated after the start.
//!
//! Source: Hairer, Nørsett, Wanner, *Solving Ordinary Differential Equations I*, 2nd ed., §II.4–II.6.

mod control;
mod dop853;
mod dopri5;
mod first_step;
mod sampling;
mod stages;
mod stiffness;
mod tableau;
#[cfg(test)]
mod tests;

pub use dop853::Dop853;
pub use dopri5::Dopri5;

use crate::{
    Control as Continuation, Counters, InputError, Observer, Options, Outcome, Projection, StepInfo, StopReason,
    System, options,
};
use control::Control;
use sampling::Sampling;
use stages::{Stages, Tolerance};
use tableau::{ErrorEstimate, Tableau};

use crate::tolerances::steps::{DETOURS, ELSEWHERE, PACE, RETREAT, RETRIES, STRETCH};

/// Integrates from `start` = (t0, y0) to `until` by the method `tableau`.
pub(crate) fn run(
    tableau: &'static Tableau,
    system: &mut dyn System,
    start: (f64, &[f64]),
    until: f64,
    options: &Options,
    observer: &mut dyn Observer,
) -> Result<Outcome, InputError> {
    let (t0, y0) = start;
    options::check(system.dimension(), t0, y0, until, options)?;
    let mut run = Run {
        stages: Stages::new(tableau, y0),
        tolerance: Tolerance::new(system, options),
        sampling: Sampling::new(t0, until, options.every),
        control: Control::new(tableau.control),
        counters: Counters::default(),
        t: t0,
        h: 0.0,
        until,
        max_step: options.max_step.unwrap_or(f64::INFINITY).min(until - t0),
        max_steps: options.max_steps.unwrap_or(u64::MAX),
        stiff: stiffness::Test::new(y0.len()),
        unsuited: false,
        t0,
        pace: PACE.map(|(tries, share)| (tries, (0, t0), share)),
        tableau,
        system,
        observer,
    };
    let stop = run.complete(options.first_step);
    let stiffness = run.stiff.result();
    Ok(Outcome { t: run.t, y: run.stages.into_state(), stop, counters: run.counters, stiffness })
}

/// A run under way; its state is (t, `stages.y`), with the rate there as stage 0.
struct Run<'a> {
    tableau: &'static Tableau,
    system: &'a mut dyn System,
    observer: &'a mut dyn Observer,
    stages: Stages,
    tolerance: Tolerance,
    sampling: Sampling,
    control: Control,
    counters: Counters,
    t: f64,
    /// Length of the next step to try.
    h: f64,
    until: f64,
    max_step: f64,
    max_steps: u64,
    stiff: stiffness::Test,
    /// Whether the state is where rates are uncertain.
    unsuited: bool,
    t0: f64,
    /// Tries until the next look at the pace, tries and time at the last one, and the least share of the time passed.
    pace: [(u64, (u64, f64), f64); 3],
}

/// What a try that gave numbers says.
#[derive(Clone, Copy)]
struct Tried {
    /// E.
    error: f64,
    /// Whether the end is where rates are uncertain.
    unsuited: bool,
    /// Whether it is longer than the method is stable, as far as that is known.
    beyond: bool,
}

/// The interval of one try; h = end − start exactly.
#[derive(Clone, Copy)]
struct Step {
    start: f64,
    end: f64,
    h: f64,
    /// The length it would have had, were it not cut off by its end.
    whole: f64,
}

/// Why a try came to nothing.
enum Trouble {
    Failure(String),
    NotFinite,
}

impl Trouble {
    fn stop_at(self, t: f64) -> StopReason {
        match self {
            Self::Failure(message) => StopReason::Failure { t, message },
            Self::NotFinite => StopReason::NotFinite { t },
        }
    }
}

impl Run<'_> {
    fn complete(&mut self, first_step: Option<f64>) -> StopReason {
        match self.set_out(first_step).and_then(|()| self.keep_stepping()) {
            Ok(()) => StopReason::End,
            // At the end nothing is left to interrupt.
            Err(StopReason::Interrupted) if self.t == self.until => StopReason::End,
            Err(stop) => stop,
        }
    }

    /// The sample at the start, the rate there, and the length of the first step.
    fn set_out(&mut self, first_step: Option<f64>) -> Result<(), StopReason> {
        self.counters.samples += 1;
        proceed(self.observer.sample(self.t, &self.stages.y))?;
        if self.t == self.until {
            return Ok(());
        }
        let t = self.t;
        self.stages.rate_at_start(self.system, t, &mut self.counters).map_err(|trouble| trouble.stop_at(t))?;
        self.system.sizes(0.0, &mut self.tolerance.sizes);
        let chosen = match first_step {
            Some(h) => h,
            None => first_step::choose(self),
        };
        self.h = chosen.min(self.max_step);
        Ok(())
    }

    fn keep_stepping(&mut self) -> Result<(), StopReason> {
        while self.t < self.until {
            let (step, error) = self.step()?;
            self.deliver_samples(step)?;
            self.t = step.end;
            self.stages.advance();
            // A step that was cut off says little about the next one.
            self.h = (step.h * self.control.accept(error)).max(step.whole).min(self.max_step);
            self.system.settle(self.t, &self.stages.y, self.stages.rate());
            self.report(step, error)?;
        }
        Ok(())
    }

    /// Tries until a step is accepted and complete; gives its error as well.
    fn step(&mut self) -> Result<(Step, f64), StopReason> {
        let (mut failures, mut detours) = (0, 0);
        loop {
            let step = self.plan()?;
            let attempt = self.attempt(step);
            let accepted = attempt.as_ref().ok().copied().filter(|tried| tried.error <= 1.0);
            if let Some(Tried { error, unsuited, beyond }) = accepted {
                if unsuited && !self.unsuited && detours < DETOURS && step.end < self.until {
                    detours += 1;
                    self.counters.rejected += 1;
                    self.h = step.h * ELSEWHERE;
                    continue;
                }
                self.unsuited = unsuited;
                self.counters.steps += 1;
                self.stiff.step(step.end, beyond, self.stages.parts());
                return Ok((step, error));
            }
            self.counters.rejected += 1;
            match attempt {
                Ok(tried) => {
                    self.h = step.h * self.control.reject(tried.error);
                }
                Err(trouble) => {
                    failures += 1;
                    self.control.fail();
                    self.h = step.h * RETREAT;
                    if failures > RETRIES || self.h <= self.least_step() {
                        return Err(trouble.stop_at(self.t));
                    }
                }
            }
        }
    }

    /// The next interval to try, within the limits and the end.
    fn plan(&mut self) -> Result<Step, StopReason> {
        let start = self.t;
        self.check_pace()?;
        if self.counters.steps + self.counters.rejected >= self.max_steps {
            return Err(StopReason::TooManySteps);
        }
        let limit = self.system.next_change(start).min(self.until);
        let rest = limit - start;
        if rest <= (STRETCH * self.h).min(self.max_step) {
            let whole = if rest < self.h { self.h } else { 0.0 };
            return Ok(Step { start, end: limit, h: rest, whole });
        }
        if self.h <= self.least_step() {
            return Err(StopReason::StepTooSmall { t: start });
        }
        let end = start + self.h;
        Ok(Step { start, end, h: end - start, whole: 0.0 })
    }

    fn check_pace(&mut self) -> Result<(), StopReason> {
        let (tries, now) = (self.counters.steps + self.counters.rejected, self.t);
        for (most, (last, t), share) in &mut self.pace {
            if tries < *last + *most {
                continue;
            }
            // As long as the longest step allows is no fault of the model.
            if now - *t < (*share * (now - self.t0)).min(0.1 * self.max_step * *most as f64) {
                return Err(StopReason::NoProgress { t: now, tries: *most });
            }
            (*last, *t) = (tries, now);
        }
        Ok(())
    }

    /// Ten times the spacing of floating-point numbers at t, and never zero.
    fn least_step(&self) -> f64 {
        10.0 * f64::EPSILON * self.t.abs().max(f64::EPSILON * self.max_step)
    }

    /// Stages, error test, and for a step that passes it (3), (4) and the dense output: nothing later can fail.
    fn attempt(&mut self, step: Step) -> Result<Tried, Trouble> {
        let jump = step.h <= self.least_step();
        let (system, counters) = (&mut *self.system, &mut self.counters);
        self.stages.take(self.tableau, system, step, counters)?;
        let end_known = matches!(self.tableau.error, ErrorEstimate::WithEnd(_));
        if end_known {
            self.stages.rate_at_end(system, step.end, counters)?;
        }
        system.sizes(step.h, &mut self.tolerance.sizes);
        let mut error = self.stages.error(self.tableau, step.h, &self.tolerance);
        if error > 1.0 && error.is_finite() {
            let projected = self.stages.error_after_projection(self.tableau, system, step, &self.tolerance);
            error = projected.unwrap_or(error).min(error);
        }
        if !error.is_finite() {
            return Err(Trouble::NotFinite);
        }
        if jump {
            // Over a jump: times do not divide any further.
            error = error.min(1.0);
        }
        let (mut unsuited, mut beyond) = (false, false);
        let limits = (step.h, self.tableau.stability);
        if error <= 1.0 {
            if end_known {
                beyond = self.stages.is_beyond(limits, &self.tolerance);
            }
            let projection = self.stages.project_end(system, step.end, counters)?;
            unsuited = projection == Projection::Unsuited;
            if !end_known || projection != Projection::Unchanged {
                self.stages.rate_at_end(system, step.end, counters)?;
            }
            if !end_known {
                beyond = self.stages.is_beyond(limits, &self.tolerance);
            }
            if self.sampling.inside(step.end) {
                self.stages.prepare_dense(self.tableau, system, step, counters)?;
            }
        }
        Ok(Tried { error, unsuited, beyond })
    }

    /// Shows every sample after the step's start up to and with its end.
    fn deliver_samples(&mut self, step: Step) -> Result<(), StopReason> {
        while let Some(t) = self.sampling.take(step.end) {
            let y = if t == step.end {
                self.stages.end()
            } else {
                let theta = (t - step.start) / step.h;
                self.stages
                    .dense_sample(self.system, (t, theta), &mut self.counters)
                    .map_err(|trouble| trouble.stop_at(step.start))?
            };
            self.counters.samples += 1;
            if self.observer.sample(t, y) == Continuation::Stop {
                self.stages.stop_at_sample(t == step.end);
                self.t = t;
                return Err(StopReason::Interrupted);
            }
        }
        Ok(())
    }

    fn report(&mut self, step: Step, error: f64) -> Result<(), StopReason> {
        let Step { start, end, .. } = step;
        proceed(self.observer.step(&StepInfo { start, end, y: &self.stages.y, error, counters: self.counters }))
    }
}

fn proceed(control: Continuation) -> Result<(), StopReason> {
    match control {
        Continuation::Continue => Ok(()),
        Continuation::Stop => Err(StopReason::Interrupted),
    }
}
