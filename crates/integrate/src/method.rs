//! The seam between the control of steps, which is the same for all methods, and what a method makes of one interval.

use crate::memory::Memory;
use crate::tolerance::Tolerance;
use crate::tolerances::algebraic::ALGEBRAIC;
use crate::tolerances::samples::{LOOSE, NEXT_TO, SHOWN};
use crate::{Counters, Projection, Stiffness, StopReason, System};

/// What a method works with.
pub(crate) struct Work<'a> {
    pub system: &'a mut dyn System,
    pub tolerance: &'a mut Tolerance,
    pub counters: &'a mut Counters,
}

/// The interval of one try; h = end − start exactly.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Step {
    pub start: f64,
    pub end: f64,
    pub h: f64,
    /// The length it would have had, were it not cut off by its end.
    pub whole: f64,
}

impl Step {
    /// Of this length, as exactly as times allow.
    pub fn of(start: f64, h: f64, whole: f64) -> Self {
        let end = start + h;
        Self { start, end, h: end - start, whole }
    }
}

/// What is asked of a try beside its result.
#[allow(clippy::struct_excessive_bools, reason = "what a step may be has nothing to do with one another")]
#[derive(Clone, Copy)]
pub(crate) struct Ask {
    /// It leads over a jump, where times do not divide any further, or its length is given: its error counts as none.
    pub jump: bool,
    /// Whether the step is as short as times or the tolerance of a start allow, or leads over a zero within rounding: what is not solved then follows the rate at the start.
    pub least: bool,
    /// Whether its length is the one that was asked for: no shorter one is tried in its place.
    pub given: bool,
    /// A sample lies inside.
    pub dense: bool,
    /// The share of the step at which the first sample lies, where it is to be said whether samples are as good as the end.
    pub shown: Option<f64>,
    /// Where it lies.
    pub place: Place,
}

/// Where a step lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// Anywhere.
    Between,
    /// It is one of the few that close in on a switch, or leads over it.
    AtSwitch,
    /// It is as short as times on both sides of a jump are apart: forces and prescribed rates may be others at its end.
    OverJump,
}

/// What a try that gave numbers says.
#[derive(Clone, Copy)]
pub(crate) struct Tried {
    /// The error over the tolerance.
    pub error: f64,
    /// Whether the end is where rates are uncertain.
    pub unsuited: bool,
    /// By how much samples inside would be less than they may be, over that, if that was asked.
    pub loose: f64,
}

/// A step that knows a curve u(θ) between its ends, and what errors rates make there.
pub(crate) trait Curve {
    /// u(θ).
    fn inside(&mut self, theta: f64) -> &[f64];

    /// The error that a defect f(t, u) − u'/h stands for, over the tolerance.
    fn error_of(&mut self, defect: &mut [f64], work: &mut Work<'_>) -> f64;

    /// Shares of a step, in order, at which u(θ) is looked at: one in each gap between those where it meets rates, about as far from them as it is anywhere in there.
    fn gaps(&self) -> Vec<f64> {
        SHOWN.to_vec()
    }

    /// How far samples of a step from a share of it on may be off, over what they may be.
    fn looseness(&mut self, step: Step, first: f64, work: &mut Work<'_>) -> f64 {
        let (mut point, mut defect) = (Vec::new(), Vec::new());
        let mut at = |curve: &mut Self, theta: f64| {
            point.clear();
            point.extend_from_slice(curve.inside(theta));
            defect.resize(point.len(), 0.0);
            if right_side(work.system, step.start + theta * step.h, &point, &mut defect, work.counters).is_err() {
                return f64::INFINITY;
            }
            for side in [-1.0, 1.0] {
                let beside = curve.inside(theta + side * NEXT_TO);
                defect.iter_mut().zip(beside).for_each(|(d, p)| *d -= side * p / (2.0 * NEXT_TO * step.h));
            }
            curve.error_of(&mut defect, work) / LOOSE
        };
        let mut worst = at(&mut *self, first);
        for theta in self.gaps().into_iter().filter(|theta| *theta > first) {
            worst = larger(worst, at(&mut *self, theta));
        }
        worst
    }
}

/// The larger of two errors; what is no number is infinite.
fn larger(one: f64, other: f64) -> f64 {
    if other.is_nan() { f64::INFINITY } else { one.max(other) }
}

/// Why a try came to nothing.
pub(crate) enum Trouble {
    Failure(String),
    NotFinite,
    /// An implicit step's equations were not solved; a step of this share of the length may do.
    Unsolved(f64),
}

/// A failure of the system.
pub(crate) fn failed(failure: crate::Failure) -> Trouble {
    Trouble::Failure(failure.message)
}

impl Trouble {
    pub fn stop_at(self, t: f64) -> StopReason {
        match self {
            Self::Failure(message) => StopReason::Failure { t, message },
            Self::NotFinite => StopReason::NotFinite { t },
            Self::Unsolved(_) => StopReason::Unsolved { t },
        }
    }

    /// The same for a step whose length was asked for.
    pub fn of_length(self, t: f64, step: f64) -> StopReason {
        let message = match self {
            Self::Failure(message) => message,
            Self::NotFinite => "the rates on its way are infinite or not a number".to_owned(),
            Self::Unsolved(_) => "its equations were not solved".to_owned(),
        };
        StopReason::StepTooLong { t, step, message }
    }
}

/// A one-step method with its memory: state, stages, what steps before left.
///
/// The order of calls is `set_out`, `first_step`, then for each step `attempt` until one is accepted, with `reject` or `fail` between,
/// any number of `sample`, `advance`, `accept`.
pub(crate) trait Method: Send {
    /// The state that the next step starts from.
    fn state(&self) -> &[f64];

    /// The rate there, after `advance`.
    fn rate(&self) -> &[f64];

    /// The state at the end of the last try.
    fn end(&self) -> &[f64];

    /// Takes what is needed at the start of a run.
    fn set_out(&mut self, t: f64, work: &mut Work<'_>) -> Result<(), Trouble>;

    /// A length for the first step, at most `span`.
    fn first_step(&mut self, t: f64, span: f64, work: &mut Work<'_>) -> f64;

    /// Whether all its steps are to have one length.
    fn has_one_length(&self) -> bool {
        false
    }

    /// Whether rates are seen at the ends of steps only, and whatever comes and goes between them is not.
    fn sees_ends_only(&self) -> bool {
        false
    }

    /// Whether samples inside steps are less than the ends: steps that errors choose then end where the next one is due.
    fn ends_at_samples(&self) -> bool {
        false
    }

    /// Rates may have jumped or bent at the start of the next step: what steps before it tell is none of its business.
    fn begin_anew(&mut self) {}

    /// The length of all steps from now on but those that are cut off, if they have one.
    fn set_length(&mut self, _h: f64) {}

    /// Makes a step; for one that passes the error test with all that samples need, so that nothing later can fail.
    fn attempt(&mut self, step: Step, ask: Ask, work: &mut Work<'_>) -> Result<Tried, Trouble>;

    /// The step was accepted: the length of the next one.
    fn accept(&mut self, step: Step, error: f64) -> f64;

    /// The error was too large: the length of another try.
    fn reject(&mut self, step: Step, error: f64) -> f64;

    /// The try came to nothing: the length of another one.
    fn fail(&mut self, step: Step, trouble: &Trouble) -> f64;

    /// The state at t = start + θh inside the last step.
    fn sample(&mut self, at: (f64, f64), work: &mut Work<'_>) -> Result<&[f64], Trouble>;

    /// The same as the step itself goes, where samples are computed beside it: what it leads over, it does not know.
    fn look(&mut self, at: (f64, f64), work: &mut Work<'_>) -> Result<&[f64], Trouble> {
        self.sample(at, work)
    }

    /// Whether looks need nothing of [`Ask::dense`].
    fn is_always_dense(&self) -> bool {
        false
    }

    /// The end becomes the start of the next step.
    fn advance(&mut self);

    /// The sample just shown, or the end, becomes the state.
    fn stop_at_sample(&mut self, at_end: bool);

    /// Walks over all that the next steps depend on; after reading with the same system, they are the same to the bit.
    fn remember(&mut self, memory: &mut Memory, system: &mut dyn System);

    /// Steps that stability kept short.
    fn stiffness(&self) -> Stiffness {
        Stiffness::default()
    }

    /// What the method has to say of its choices.
    fn choices(&self) -> Vec<crate::Choice> {
        Vec::new()
    }
}

/// The system's rate, counted.
pub(crate) fn rate(
    system: &mut dyn System,
    t: f64,
    y: &[f64],
    dy: &mut [f64],
    counters: &mut Counters,
) -> Result<(), Trouble> {
    counters.evaluations += 1;
    system.rate(t, y, dy).map_err(failed)
}

/// What implicit methods ask of a system, counted: f of M y' = f.
pub(crate) fn right_side(
    system: &mut dyn System,
    t: f64,
    y: &[f64],
    f: &mut [f64],
    counters: &mut Counters,
) -> Result<(), Trouble> {
    counters.evaluations += 1;
    let written = match system.implicit() {
        Some(system) => system.right_side(t, y, f),
        None => system.rate(t, y, f),
    };
    written.map_err(failed)
}

/// A projection, counted, of numbers that have to be finite.
fn projected<T>(
    y: &mut [f64],
    counters: &mut Counters,
    project: impl FnOnce(&mut [f64]) -> Result<T, crate::Failure>,
) -> Result<T, Trouble> {
    counters.projections += 1;
    let projection = project(y).map_err(failed)?;
    all_finite(y)?;
    Ok(projection)
}

/// The system's projection.
pub(crate) fn project(
    system: &mut dyn System,
    t: f64,
    y: &mut [f64],
    counters: &mut Counters,
) -> Result<Projection, Trouble> {
    projected(y, counters, |y| system.project(t, y))
}

/// The same by errors, for states that later steps go on from.
pub(crate) fn project_by_errors(
    system: &mut dyn System,
    t: f64,
    y: &mut [f64],
    counters: &mut Counters,
) -> Result<Projection, Trouble> {
    projected(y, counters, |y| system.project_by_errors(t, y))
}

/// The same of a sample.
pub(crate) fn project_sample(
    system: &mut dyn System,
    t: f64,
    y: &mut [f64],
    counters: &mut Counters,
) -> Result<(), Trouble> {
    projected(y, counters, |y| system.project_sample(t, y))
}

/// Whether algebraic equations of which this much was missing before the last correction, and before the one before, are met to a share of what their variables make of them. Corrections do not tell:
/// derivatives that are far too large move nothing.
pub(crate) fn is_met((missing, before): (f64, f64), share: f64) -> bool {
    let contraction = if before.is_finite() { (missing / before).min(1.0) } else { 1.0 };
    missing == 0.0 || contraction * missing <= share.max(ALGEBRAIC)
}

/// No infinity, no NaN.
pub(crate) fn all_finite(x: &[f64]) -> Result<(), Trouble> {
    if x.iter().all(|x| x.is_finite()) { Ok(()) } else { Err(Trouble::NotFinite) }
}
