//! RATTLE and its symmetric compositions: long motions without drift, for systems of second order with constraints.
//!
//! ```text
//! (1) Φ_h = Ψ_{γ_s h} ∘ … ∘ Ψ_{γ_1 h},   Ψ a step of RATTLE, γ symmetric
//! ```
//!
//! All steps have one length h: symplectic steps of varying length lose what they are taken for. If none is given, it is the shortest that
//! a pilot over the first steps of the run asks for: with Φ of order p, and velocities in the mass metric,
//!
//! ```text
//! (2) E = |Φ_h(y) − Φ_{h/2}²(y)|_v/((1 − 2⁻ᵖ) r max|v|),   h' = 0.9 h E^(−1/(p+1))
//! ```
//!
//! r the relative tolerance, and no longer than is stable: modes at rest show in no error, and the rounding of one that a step is too long for grows by a factor in each,
//! so that with ω the largest frequency of what constraints leave free (`rattle/step.rs`), and z the least hω that the composition does not bound,
//!
//! ```text
//! (3) h ≤ 0.8 z/ω
//! ```
//!
//! at each state that the pilot comes to. The pilot goes ahead by a coarser one ([`PILOT`]), so that it sees more than the first moments of the motion. No other errors are looked at,
//! and a whole number of them makes the run. Energy then oscillates by what the steps make of it and does not drift, for exponentially long times; momenta and
//! constraints hold to rounding. A sample inside a step is the end of a shorter one from the same start, so that it is as exact as the ends, and on
//! all constraints. Damping and inputs are followed to the order of the method; with them there is nothing to be gained over others.
//!
//! Cost of a step of the composition with s stages: s factorizations of M and A in the middles of steps and s at their ends, and two evaluations in each iteration.
//!
//! Source: Hairer, Lubich, Wanner, *Geometric Numerical Integration*, 2nd ed., §II.4, §V.3, §VII.1, §IX; the step: `rattle/step.rs`.

mod compositions;
pub(crate) mod step;

pub(crate) use compositions::{Composition, EIGHTH, FOURTH, SECOND, SIXTH};

use crate::ends::{Ends, between_ends};
use crate::memory::Memory;
use crate::method::{Ask, Method, Place, Step, Tried, Trouble, Work, project_sample};
use crate::tolerances::rattle::{GROW, LOOKS, NOISE, PILOT, SAME, SHORTER, SHRINK, STABLE, TELLING};
use crate::tolerances::steps::{LOOKS_PER_STRETCH, RETREAT, SAFETY};
use crate::{SecondOrder, System, first_step};

/// One step of a method for long motions.
pub(crate) trait Kernel: Send {
    /// Makes a step of length h from y with the rate `dy`, which become those at the end.
    fn step(&mut self, interval: (f64, f64), y: &mut [f64], dy: &mut [f64], work: &mut Work<'_>)
    -> Result<(), Trouble>;

    /// The size of the velocities in y, by the M last looked at.
    fn speed(&mut self, system: &mut dyn SecondOrder, y: &[f64]) -> f64;

    /// The size of what the last step added up, in the mass metric.
    fn terms(&self) -> f64;

    /// λ, where the next iteration begins.
    fn lambda(&mut self) -> &mut Vec<f64>;

    /// The largest frequency, in radians by the unit of time, of what constraints leave free at a state with the rate `dy`, where steps of about the length h begin; 0, the default,
    /// where steps of any length are stable.
    fn fastest(&mut self, _at: (f64, f64), _y: &[f64], _dy: &[f64], _work: &mut Work<'_>) -> Result<f64, Trouble> {
        Ok(0.0)
    }
}

/// The method with its memory.
pub(crate) struct Rattle {
    composition: &'static Composition,
    base: Box<dyn Kernel>,
    ends: Ends,
    /// The rate at the sample.
    f_point: Vec<f64>,
    /// The length of all steps, exactly.
    h: f64,
    /// Where the last step began.
    start: f64,
    /// Whether it led over a jump.
    carried: bool,
}

/// What a look of the pilot shows.
struct Look {
    h: f64,
    /// |Φ_h − Φ_{h/2}²|/(1 − 2⁻ᵖ), without what is rounding.
    change: f64,
    /// |v|.
    speed: f64,
}

impl Look {
    /// h'/h of (2) for what a change may be.
    fn factor(&self, most: f64, order: f64) -> f64 {
        if self.change > 0.0 { SAFETY * (most / self.change).powf(1.0 / order) } else { f64::MAX.powf(1.0 / order) }
    }
}

impl Rattle {
    /// At a state, of this step.
    pub fn new(composition: &'static Composition, base: Box<dyn Kernel>, y0: &[f64]) -> Self {
        Self {
            composition,
            base,
            ends: Ends::new(y0),
            f_point: vec![0.0; y0.len()],
            h: 0.0,
            start: 0.0,
            carried: false,
        }
    }

    /// Φ_h of (1) on `point` with its rate.
    fn compose(&mut self, t: f64, h: f64, work: &mut Work<'_>) -> Result<(), Trouble> {
        let (mut at, last) = (t, self.composition.lengths.len() - 1);
        for (k, gamma) in self.composition.lengths.iter().enumerate() {
            let length = if k == last { no_later(at, gamma * h, t + h) } else { gamma * h };
            self.base.step((at, length), &mut self.ends.point, &mut self.f_point, work)?;
            at += length;
        }
        Ok(())
    }

    /// The length of a step: that of all, where times differ by rounding only.
    fn length(&self, step: Step) -> f64 {
        let is_same = (step.h - self.h).abs() <= SAME * self.h;
        no_later(step.start, if is_same { self.h } else { step.h }, step.end)
    }

    /// (3) at `end` with the rate `f_end`, with which steps of about the length h begin; no bound where no frequency is known.
    fn longest(&mut self, t: f64, h: f64, work: &mut Work<'_>) -> f64 {
        let fastest = self.base.fastest((t, h), &self.ends.end, &self.ends.f_end, work);
        STABLE * self.composition.border / fastest.unwrap_or(0.0)
    }

    fn from(&mut self, y: &[f64], f: &[f64]) {
        self.ends.point.copy_from_slice(y);
        self.f_point.copy_from_slice(f);
    }

    /// Φ_h and Φ_{h/2}² from `end` with the rate `f_end`; the latter into `point`.
    fn look(&mut self, t: f64, h: f64, work: &mut Work<'_>) -> Result<Look, Trouble> {
        let (y, f) = (self.ends.end.clone(), self.ends.f_end.clone());
        self.from(&y, &f);
        self.compose(t, h, work)?;
        let whole = self.ends.point.clone();
        self.from(&y, &f);
        self.compose(t, 0.5 * h, work)?;
        self.compose(t + 0.5 * h, 0.5 * h, work)?;
        let share = 1.0 - 0.5_f64.powi(self.composition.order);
        let difference: Vec<f64> = self.ends.point.iter().zip(&whole).map(|(two, one)| (two - one) / share).collect();
        let system = step::second(work.system)?;
        let [change, speed] = [&difference, &self.ends.point].map(|y| self.base.speed(system, y));
        let rounding = NOISE * self.base.terms();
        if !change.is_finite() {
            return Err(Trouble::NotFinite);
        }
        Ok(Look { h, change: (change - rounding).max(0.0), speed: speed.max(rounding) })
    }
}

/// The length, or a little less, with which a step from a time ends no later than at another: beyond that forces and rates may have jumped.
/// Times so near to each other that only their rounding tells which is later have nothing between them.
fn no_later(start: f64, h: f64, end: f64) -> f64 {
    let mut less = h;
    while start + less > end {
        less = less.next_down().min(end - start);
    }
    if (h - less).abs() <= SAME * h.abs() { less } else { h }
}

impl Method for Rattle {
    between_ends!();

    fn first_step(&mut self, t: f64, span: f64, work: &mut Work<'_>) -> f64 {
        let order = f64::from(self.composition.order + 1);
        let mut h = first_step::choose((&self.ends.y, &self.ends.f), (t, span), order, work);
        self.ends.end.copy_from_slice(&self.ends.y);
        self.ends.f_end.copy_from_slice(&self.ends.f);
        let tolerance = work.tolerance.asked;
        let (mut at, mut fastest, mut looks) = (t, 0.0_f64, Vec::new());
        // (3) at the state reached, and the least of it.
        let (mut known, mut stable) = (None, f64::INFINITY);
        let mut stretch = (t, work.system.next_change(t));
        for _ in 0..LOOKS {
            if at >= stretch.1 {
                stretch = (stretch.1, work.system.next_change(at));
            }
            // Nothing happens until a change next to where it is, but that velocities may jump there, and rates are those after it.
            if stretch.1 - at <= f64::EPSILON * span {
                at = stretch.1;
                if self.ends.finish(at, false, work).is_err() {
                    break;
                }
                continue;
            }
            // What a step does not see, between changes of formulas of time, may be all that happens.
            h = h.min(t + span - at);
            if stretch != (t, f64::INFINITY) {
                h = h.min((stretch.1.min(t + span) - stretch.0) / LOOKS_PER_STRETCH).min(stretch.1 - at);
            }
            if known != Some(at) {
                stable = stable.min(self.longest(at, h, work));
                known = Some(at);
            }
            h = h.min(stable);
            let Ok(look) = self.look(at, h, work) else {
                h *= RETREAT;
                continue;
            };
            fastest = fastest.max(look.speed);
            let factor = look.factor(tolerance.max(PILOT) * fastest, order);
            if factor >= SAFETY {
                (self.ends.end, self.ends.f_end) = (self.ends.point.clone(), self.f_point.clone());
                at += h;
                looks.push(look);
            }
            if at >= t + span * (1.0 - SAME) {
                break;
            }
            h *= factor.clamp(SHRINK, GROW);
        }
        self.base.lambda().fill(0.0);
        // Steps far shorter than others show rounding of positions, divided by their length; those in which nothing happens tell nothing.
        let longest = looks.iter().filter(|look| look.change > 0.0).map(|look| look.h).fold(0.0, f64::max);
        let telling = looks.iter().filter(|look| look.h >= TELLING * longest);
        let lengths = telling.map(|look| look.h * look.factor(tolerance * fastest, order));
        if looks.is_empty() { h } else { lengths.fold(span.min(stable), f64::min) }
    }

    fn has_one_length(&self) -> bool {
        true
    }

    fn set_length(&mut self, h: f64) {
        self.h = h;
    }

    fn attempt(&mut self, step: Step, ask: Ask, work: &mut Work<'_>) -> Result<Tried, Trouble> {
        let h = self.length(step);
        self.start = step.start;
        self.carried = ask.place == Place::OverJump;
        if self.carried {
            self.base.lambda().fill(0.0);
            return self.ends.carry(step, work);
        }
        let (y, f) = (std::mem::take(&mut self.ends.y), std::mem::take(&mut self.ends.f));
        self.from(&y, &f);
        (self.ends.y, self.ends.f) = (y, f);
        work.system.sizes(h, &mut work.tolerance.sizes);
        let lambda = self.base.lambda().clone();
        if let Err(trouble) = self.compose(step.start, h, work) {
            *self.base.lambda() = lambda;
            return Err(trouble);
        }
        self.ends.end.copy_from_slice(&self.ends.point);
        self.ends.f_end.copy_from_slice(&self.f_point);
        self.ends.finish(step.end, true, work)?;
        Ok(Tried { error: 0.0, unsuited: false, loose: 0.0 })
    }

    fn accept(&mut self, step: Step, _error: f64) -> f64 {
        step.h
    }

    fn reject(&mut self, step: Step, _error: f64) -> f64 {
        step.h
    }

    fn fail(&mut self, step: Step, _trouble: &Trouble) -> f64 {
        step.h * SHORTER
    }

    fn sample(&mut self, (t, _): (f64, f64), work: &mut Work<'_>) -> Result<&[f64], Trouble> {
        if self.carried {
            self.ends.point.copy_from_slice(&self.ends.y);
            return Ok(&self.ends.point);
        }
        let (y, f) = (std::mem::take(&mut self.ends.y), std::mem::take(&mut self.ends.f));
        self.from(&y, &f);
        (self.ends.y, self.ends.f) = (y, f);
        let lambda = self.base.lambda().clone();
        let made = self.compose(self.start, t - self.start, work);
        *self.base.lambda() = lambda;
        made?;
        project_sample(work.system, t, &mut self.ends.point, work.counters)?;
        Ok(&self.ends.point)
    }

    fn advance(&mut self) {
        self.ends.advance();
    }

    fn remember(&mut self, memory: &mut Memory, _system: &mut dyn System) {
        self.ends.remember(memory);
        memory.numbers(self.base.lambda());
        memory.number(&mut self.h);
    }
}
