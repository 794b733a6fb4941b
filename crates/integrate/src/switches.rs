//! Zeros of switching functions on the way ([`System::switches`]): found, and crossed by a step that is no longer than its error allows.
//!
//! With g the value of a function at the start of a step and g' at its end, of another sign, the step is taken again up to just before the zero that the secant tells,
//!
//! ```text
//! (1) t_z = t + h g/(g − g'),   h ← (1 − μ)(t_z − t)
//! ```
//!
//! From there on t_z follows from the values at both ends of that step, which has one formula throughout: what rates do beyond the zero does not matter. The next step, twice as long as the way that is left,
//! leads over it. If its error is still more than [`LOCATED`] of what it may be, the zero is
//! approached once more with a smaller margin μ ([`MARGINS`]): the way that is left falls faster and faster, whatever rates do beyond the zero, and the error with
//! it. So all steps but one have one formula throughout, their order is that of the method, and that one is too short to matter. Inside steps functions are looked
//! at in three places, and where they turn near zero (`looks.rs`), so that an excursion beyond a zero and back is met.
//!
//! A step that leads back over a zero that was just crossed is taken shorter until it ends before that.
//!
//! A step that starts on a zero, or so near that times tell no difference, is on the side that it sets out to: (1) would end where it starts.
//!
//! A motion that slides along a zero, such as dry friction that sticks, crosses it at every step. After [`TO_AND_FRO`] crossings in a row the function is left to the error
//! of steps, until it has kept its sign for [`CALM`] of them.

use crate::System;
use crate::looks::Looks;
use crate::method::{Place, Step};
use crate::tolerances::switches::{BACK, CALM, IN_A_ROW, LOCATED, LONGER, MARGINS, NEAREST, SHORT, TO_AND_FRO};

/// What is known of one function.
#[derive(Clone, Copy, Debug)]
struct Course {
    /// Steps since it crossed zero, and located crossings right after each other.
    since: u32,
    crossings: u32,
}

impl Course {
    fn new() -> Self {
        Self { since: u32::MAX, crossings: 0 }
    }

    fn is_left_alone(self) -> bool {
        self.crossings >= TO_AND_FRO
    }
}

/// The search for zeros.
#[derive(Debug, Default)]
pub(crate) struct Watch {
    here: Vec<f64>,
    there: Vec<f64>,
    /// What was seen at the start itself.
    start: Vec<f64>,
    looks: Looks,
    courses: Vec<Course>,
    /// The next zero, and how often it was approached.
    ahead: Option<Ahead>,
    approaches: usize,
}

/// A zero ahead.
#[derive(Clone, Copy, Debug, Default)]
struct Ahead {
    which: usize,
    /// When it is, as far as that is known, and a time after it.
    zero: f64,
    beyond: f64,
}

/// What is to be done with a step.
pub(crate) enum Verdict {
    /// Nothing.
    Go,
    /// Another one of this length in its place.
    Again(f64),
}

impl Watch {
    /// Looks at the start of a step; whether anything switches at all.
    pub fn look(&mut self, system: &mut dyn System, t: f64, y: &[f64]) -> bool {
        self.here.clear();
        system.switches(t, y, &mut self.here);
        self.start.clone_from(&self.here);
        self.courses.resize(self.here.len(), Course::new());
        !self.here.is_empty()
    }

    /// Whether the start lies on a zero, as far as rounding tells, so that it is to be said which side the motion sets out to.
    pub fn is_on_zero(&self) -> bool {
        self.here.iter().zip(&self.courses).any(|(g, course)| *g == 0.0 || course.since <= IN_A_ROW)
    }

    /// Takes functions that have another sign at a state just after the start for crossed already; whether all that are on a zero have a sign.
    pub fn set_out(&mut self, system: &mut dyn System, t: f64, y: &[f64]) -> bool {
        self.there.clear();
        system.switches(t, y, &mut self.there);
        for (here, there) in self.here.iter_mut().zip(&self.there) {
            if *here == 0.0 || differ(*here, *there) {
                *here = *there;
            }
        }
        self.here.iter().all(|g| *g != 0.0)
    }

    /// Where the next step lies.
    pub fn place(&self) -> Place {
        if self.ahead.is_some() { Place::AtSwitch } else { Place::Between }
    }

    /// Takes the start for what it is, on a zero or not: equations that have no solution on the side that the motion sets out to may have one from there.
    pub fn forget_sides(&mut self) {
        self.here.clone_from(&self.start);
    }

    /// A length that leads over the zero ahead.
    pub fn limit(&self, t: f64, h: f64, least: f64) -> f64 {
        self.ahead.map_or(h, |ahead| h.min((LONGER * (ahead.zero - t)).max(least)))
    }

    /// The function that has another sign at a state and by the secant the first zero, and its share of the way there.
    fn crossed(&mut self, system: &mut dyn System, t: f64, y: &[f64]) -> Option<(usize, f64)> {
        self.there.clear();
        system.switches(t, y, &mut self.there);
        let values = self.here.iter().zip(&self.there).zip(&self.courses).enumerate();
        let crossing = values.filter(|(_, ((a, b), course))| !course.is_left_alone() && differ(**a, **b));
        let shares = crossing.map(|(k, ((a, b), _))| (k, a / (a - b)));
        let shares = shares.map(|(k, share)| (k, if share.is_finite() { share } else { 0.5 }));
        shares.min_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// At a state inside a step or at its end, `error` that of the step over its tolerance; `last` where it has to be taken as it is, `aimed` where it should end before a zero.
    pub fn judge(
        &mut self,
        system: &mut dyn System,
        step: Step,
        (t, y): (f64, &[f64]),
        (error, last, aimed): (f64, bool, bool),
    ) -> Verdict {
        let Some((which, share)) = self.crossed(system, t, y) else { return Verdict::Go };
        if last {
            return Verdict::Go;
        }
        // What was just crossed and is crossed back may have done in between what no stage saw, and no secant tells the way of.
        if self.courses[which].since <= IN_A_ROW {
            self.ahead = None;
            return Verdict::Again(BACK * step.h);
        }
        if error <= LOCATED && t == step.end {
            return Verdict::Go;
        }
        let known = self.ahead.filter(|ahead| ahead.which == which && (step.start..t).contains(&ahead.zero) && !aimed);
        // What led beyond the zero though it should not have was not known that well.
        self.approaches = if aimed { 0 } else { self.approaches };
        let way = known.map_or(share * (t - step.start), |ahead| ahead.zero - step.start);
        self.ahead = Some(Ahead { which, zero: step.start + way, beyond: t });
        let margin = MARGINS[self.approaches.min(MARGINS.len() - 1)];
        Verdict::Again(((1.0 - margin) * way).max(NEAREST * step.h))
    }

    /// Keeps what was seen last, at a place of the step; at 0 its start, and nothing else of before.
    pub fn keep(&mut self, theta: f64) {
        if theta == 0.0 {
            self.looks.clear();
        }
        self.looks.add(theta, if theta == 0.0 { &self.here } else { &self.there });
    }

    /// A place inside the step where a function may have another sign, by what was kept.
    pub fn doubtful(&self) -> Option<f64> {
        self.looks.doubtful(|function| !self.courses[function].is_left_alone())
    }

    /// A step was taken.
    pub fn accept(&mut self, system: &mut dyn System, step: Step, y: &[f64]) -> bool {
        self.there.clear();
        system.switches(step.end, y, &mut self.there);
        let mut crossed = false;
        for ((a, b), course) in self.here.iter().zip(&self.there).zip(&mut self.courses) {
            if !differ(*a, *b) {
                course.since = course.since.saturating_add(1);
                if course.since >= CALM {
                    course.crossings = 0;
                }
                continue;
            }
            crossed |= !course.is_left_alone();
            let again = course.since <= IN_A_ROW && step.h < SHORT * step.whole;
            course.crossings = if again || course.is_left_alone() { course.crossings.saturating_add(1) } else { 0 };
            course.since = 0;
        }
        self.ahead = self.ahead.filter(|ahead| !crossed && step.end < ahead.beyond);
        match &mut self.ahead {
            None => self.approaches = 0,
            Some(ahead) => {
                self.approaches += 1;
                let (a, b) = (self.here[ahead.which], self.there[ahead.which]);
                let zero = step.end + step.h * b / (a - b);
                let between = zero > step.end && zero < ahead.beyond;
                ahead.zero = if between { zero } else { 0.5 * (step.end + ahead.beyond) };
            }
        }
        crossed
    }
}

/// Whether two values lie on different sides; zero belongs to those above it.
fn differ(a: f64, b: f64) -> bool {
    (a >= 0.0) != (b >= 0.0)
}

impl crate::Remember for Course {
    fn remember(&mut self, memory: &mut crate::Memory) {
        self.since.remember(memory);
        self.crossings.remember(memory);
    }
}

impl Default for Course {
    fn default() -> Self {
        Self::new()
    }
}

crate::remember!(Ahead { which, zero, beyond });

crate::remember!(Watch { courses, ahead, approaches; here, there, start, looks });
