//! Embedded explicit Runge–Kutta methods with dense output: one [`Method`], one [`Tableau`] for each of them.
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
//! (5) has no stability of its own: where steps are nearly as long as the method is stable it makes thousands of the
//! tolerance out of fast components that the step itself damps. Its defect towards the end tells,
//!
//! ```text
//! (6) h |u̇ − f(t, u)|  at  θ = 0.8,
//! ```
//!
//! which is some times the error but for such components, and bends that the stages have led past; in the middle, that of `dop853` is next to nothing whatever it is elsewhere. A step where it is large is gone through again in [`PARTS`] parts for
//! its samples, with (5) in each; the last part ends beside y₁ by the error of the step.
//!
//! Cost of a step: s evaluations, one projection, and the extra stages and one evaluation for (6) if a sample lies inside. Nothing
//! is allocated after the start but the space for parts, once.
//!
//! Source: Hairer, Nørsett, Wanner, *Solving Ordinary Differential Equations I*, 2nd ed., §II.4–II.6.

mod control;
mod dop853;
mod dopri5;
mod stages;
mod stiffness;
mod tableau;
#[cfg(test)]
mod tests;

pub(crate) use dop853::TABLEAU as DOP853;
pub(crate) use dopri5::TABLEAU as DOPRI5;

use crate::memory::Memory;
use crate::method::{Ask, Method, Step, Tried, Trouble, Work};
use crate::tolerances::steps::{RETREAT, SMOOTH};
use crate::{Projection, Stiffness, System, first_step};
use control::Control;
use stages::Stages;
use tableau::{ErrorEstimate, Tableau};

/// An explicit method with its memory; its state is `stages.y`, with the rate there as stage 0.
pub(crate) struct Explicit {
    tableau: &'static Tableau,
    stages: Stages,
    control: Control,
    stiff: stiffness::Test,
    /// The last try that passed was longer than the method is stable, as far as that is known.
    beyond: bool,
    /// The border of stability that lengths are compared with.
    border: f64,
    /// The step in hand, where (5) of all of it is not taken, and its parts.
    rough: Option<Step>,
    parts: Option<Parts>,
}

/// How many parts a rough step has for its samples: fast components are damped within each.
const PARTS: usize = 4;

/// A step gone through in parts.
struct Parts {
    stages: Stages,
    /// The dense output of each.
    dense: [Vec<f64>; PARTS],
}

impl Explicit {
    pub fn new(tableau: &'static Tableau, y0: &[f64]) -> Self {
        Self {
            stages: Stages::new(tableau, y0),
            control: Control::new(tableau.control),
            stiff: stiffness::Test::new(y0.len()),
            beyond: false,
            border: tableau.stability,
            rough: None,
            parts: None,
            tableau,
        }
    }

    /// Compares lengths of steps with this share of the border of stability.
    pub fn within(mut self, share: f64) -> Self {
        self.border *= share;
        self
    }

    /// The border that lengths are compared with.
    pub fn border(&self) -> f64 {
        self.border
    }

    /// Whether so many steps in a row were bounded by stability that it is no accident, `times` as many as usual.
    pub fn is_stiff(&self, times: u32) -> bool {
        self.stiff.is_bounded(times)
    }

    /// The last step was kept short by what is stiff in another way.
    pub fn tell_stiff(&mut self) {
        self.stiff.tell(self.stages.parts());
    }

    /// Goes on from a state with its rate.
    pub fn take_over(&mut self, y: &[f64], rate: &[f64]) {
        self.stages.start_from(y, rate);
        self.control = Control::new(self.tableau.control);
        self.stiff.begin_anew();
    }

    /// The error test, then (3), (4) and the dense output for a step that passes it.
    fn finish(&mut self, error: f64, step: Step, ask: Ask, work: &mut Work<'_>) -> Result<Tried, Trouble> {
        let end_known = matches!(self.tableau.error, ErrorEstimate::WithEnd(_));
        let limits = (step.h, self.border);
        let (system, counters) = (&mut *work.system, &mut *work.counters);
        if end_known {
            self.beyond = self.stages.is_beyond(limits, work.tolerance);
        }
        let projection = self.stages.project_end(system, step.end, counters)?;
        let error = if ask.jump { error } else { error.max(projection.error()) };
        if error > 1.0 {
            return Ok(Tried { error, unsuited: false, loose: 0.0 });
        }
        if !end_known || projection != Projection::Unchanged {
            self.stages.rate_at_end(system, step.end, counters)?;
        }
        if !end_known {
            self.beyond = self.stages.is_beyond(limits, work.tolerance);
        }
        self.rough = None;
        if ask.dense {
            self.stages.prepare_dense(self.tableau, system, step, counters)?;
            // A defect that is no number is no small one.
            if !(self.stages.defect(system, step, work.tolerance, counters) <= SMOOTH) {
                self.go_through(step, work)?;
            }
        }
        Ok(Tried { error, unsuited: projection == Projection::Unsuited, loose: 0.0 })
    }

    /// Goes through a step in parts, with the dense output of each: all that samples need, so that trouble makes the step
    /// shorter and nothing can fail later.
    fn go_through(&mut self, step: Step, work: &mut Work<'_>) -> Result<(), Trouble> {
        let new = || Parts { stages: Stages::new(self.tableau, &self.stages.y), dense: Default::default() };
        let Parts { stages, dense } = self.parts.get_or_insert_with(new);
        stages.start_from(&self.stages.y, self.stages.rate());
        let (system, counters) = (&mut *work.system, &mut *work.counters);
        for (k, dense) in dense.iter_mut().enumerate() {
            let part = part(step, k);
            stages.take(self.tableau, system, part, counters)?;
            stages.project_end(system, part.end, counters)?;
            stages.rate_at_end(system, part.end, counters)?;
            stages.prepare_dense(self.tableau, system, part, counters)?;
            stages.keep_dense(dense);
            stages.advance();
        }
        self.rough = Some(step);
        Ok(())
    }
}

/// One of the parts of a step.
fn part(step: Step, k: usize) -> Step {
    let place = |k: usize| if k == PARTS { step.end } else { step.start + step.h * k as f64 / PARTS as f64 };
    Step { start: place(k), end: place(k + 1), h: place(k + 1) - place(k), whole: step.whole }
}

impl Method for Explicit {
    fn state(&self) -> &[f64] {
        &self.stages.y
    }

    fn rate(&self) -> &[f64] {
        self.stages.rate()
    }

    fn end(&self) -> &[f64] {
        self.stages.end()
    }

    fn set_out(&mut self, t: f64, work: &mut Work<'_>) -> Result<(), Trouble> {
        self.stages.rate_at_start(work.system, t, work.counters)
    }

    fn first_step(&mut self, t: f64, span: f64, work: &mut Work<'_>) -> f64 {
        first_step::choose((&self.stages.y, self.stages.rate()), (t, span), self.tableau.control.order, work)
    }

    fn attempt(&mut self, step: Step, ask: Ask, work: &mut Work<'_>) -> Result<Tried, Trouble> {
        self.stages.take(self.tableau, work.system, step, work.counters)?;
        if matches!(self.tableau.error, ErrorEstimate::WithEnd(_)) {
            self.stages.rate_at_end(work.system, step.end, work.counters)?;
        }
        work.system.sizes(step.h, &mut work.tolerance.sizes);
        let mut error = self.stages.error(self.tableau, step.h, work.tolerance);
        if error > 1.0 && error.is_finite() {
            let projected = self.stages.error_after_projection(self.tableau, work.system, step, work.tolerance);
            error = projected.unwrap_or(error).min(error);
        }
        if !error.is_finite() {
            return Err(Trouble::NotFinite);
        }
        if ask.jump {
            error = error.min(1.0);
        }
        if error > 1.0 {
            return Ok(Tried { error, unsuited: false, loose: 0.0 });
        }
        self.beyond = false;
        self.finish(error, step, ask, work)
    }

    fn accept(&mut self, step: Step, error: f64) -> f64 {
        self.stiff.step(step.end, self.beyond, self.stages.parts());
        step.h * self.control.accept(error)
    }

    fn reject(&mut self, step: Step, error: f64) -> f64 {
        step.h * self.control.reject(error)
    }

    fn fail(&mut self, step: Step, _trouble: &Trouble) -> f64 {
        self.control.fail();
        step.h * RETREAT
    }

    fn sample(&mut self, at: (f64, f64), work: &mut Work<'_>) -> Result<&[f64], Trouble> {
        let (Some(step), Some(parts)) = (self.rough, &self.parts) else {
            return self.stages.dense_sample(work.system, at, work.counters);
        };
        let (t, theta) = at;
        let k = ((theta * PARTS as f64) as usize).min(PARTS - 1);
        let part = part(step, k);
        let local = ((t - part.start) / part.h).clamp(0.0, 1.0);
        self.stages.sample_of(&parts.dense[k], work.system, (t, local), work.counters)
    }

    fn look(&mut self, at: (f64, f64), work: &mut Work<'_>) -> Result<&[f64], Trouble> {
        self.stages.dense_sample(work.system, at, work.counters)
    }

    fn advance(&mut self) {
        self.stages.advance();
    }

    fn stop_at_sample(&mut self, at_end: bool) {
        self.stages.stop_at_sample(at_end);
    }

    fn remember(&mut self, memory: &mut Memory, _system: &mut dyn System) {
        self.stages.remember(memory);
        self.control.remember(memory);
        self.stiff.remember(memory);
    }

    fn stiffness(&self) -> Stiffness {
        self.stiff.result()
    }
}
