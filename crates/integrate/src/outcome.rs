//! What a run came to.

use std::fmt;

use crate::IntegratorName;

/// The end of a run: its last state, why it stopped there, and what it cost.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// The time reached.
    pub t: f64,
    /// The state there, projected.
    pub y: Vec<f64>,
    /// Why the run stopped.
    pub stop: StopReason,
    /// The work done.
    pub counters: Counters,
    /// What kept steps short other than errors.
    pub stiffness: Stiffness,
    /// Methods that were changed to on the way, where the method chooses.
    pub choices: Vec<Choice>,
}

/// A change of the method on the way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// The time from which on it made the steps.
    pub t: f64,
    /// The method.
    pub method: IntegratorName,
}

/// Steps that were as long as the method is stable, and not as long as errors allow: fast components that have died out, or are held
/// by stiff forces, still bound them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stiffness {
    /// How many steps these were.
    pub steps: u64,
    /// The end of the first of them.
    pub since: f64,
    /// The components whose rates made them so, the strongest first, with their shares (of 1); those below a tenth are left out.
    pub components: Vec<(usize, f64)>,
}

/// Steps of one length that led over a zero of [`crate::System::switches`].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Passed {
    /// How many steps these were.
    pub steps: u64,
    /// The start of the first of them.
    pub t: f64,
    /// What switches there, in words.
    pub switch: String,
}

crate::remember!(Passed { steps, t, switch });

/// Why a run stopped. All but [`StopReason::End`] leave a valid state at the time reached.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum StopReason {
    /// The end was reached.
    End,
    /// The observer asked for it.
    Interrupted,
    /// The tolerance asks for steps below the resolution of time: a singularity, a discontinuity, or noise.
    StepTooSmall {
        /// The time reached.
        t: f64,
    },
    /// Many steps in a row led next to nowhere: they shrink towards a point without reaching it, or follow noise.
    NoProgress {
        /// The time reached.
        t: f64,
        /// How many steps were tried since next to this time.
        tries: u64,
    },
    /// What rates are on both sides of a zero of [`crate::System::switches`] leads back to it: the motion slides along it, which no step follows.
    Sliding {
        /// The time reached.
        t: f64,
        /// What switches there, in words.
        switch: String,
    },
    /// One of the others, with the components that show it most.
    Shown {
        /// Why.
        stop: Box<StopReason>,
        /// The components, in words ([`crate::System::names`]).
        names: String,
    },
    /// As many steps were tried as [`crate::Options::max_steps`] allows.
    TooManySteps,
    /// The system gave no value, however small the step.
    Failure {
        /// The time reached.
        t: f64,
        /// The system's own words.
        message: String,
    },
    /// The equations of an implicit step were not solved, however small the step.
    Unsolved {
        /// The time reached.
        t: f64,
    },
    /// A step of the length that was asked for could not be made.
    StepTooLong {
        /// The time reached.
        t: f64,
        /// The length.
        step: f64,
        /// Why.
        message: String,
    },
    /// The rate or the state became infinite or not a number, however small the step.
    NotFinite {
        /// The time reached.
        t: f64,
    },
}

impl StopReason {
    /// The reason itself, without names.
    pub fn bare(&self) -> &Self {
        if let Self::Shown { stop, .. } = self { stop } else { self }
    }
}

impl fmt::Display for StopReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::End => f.write_str("reached the end"),
            Self::Interrupted => f.write_str("interrupted"),
            Self::StepTooSmall { t } => write!(
                f,
                "the step became too small at t = {}: a singularity or a discontinuity, or a tolerance that is too tight",
                six(*t)
            ),
            Self::NoProgress { t, tries } => write!(
                f,
                "{tries} steps in a row came no further than t = {}: a singularity, forces or constraints that nothing smooth follows, or a tolerance \
                 that is too tight",
                six(*t)
            ),
            Self::Sliding { t, switch } => write!(
                f,
                "from t = {} on the motion slides along the place where {switch}: both of its sides lead back to it, and no step follows that; let the formula change over a \
                 small range there, or change back at another place",
                six(*t)
            ),
            Self::Shown { stop, names } => write!(f, "{stop}; it shows most in {names}"),
            Self::TooManySteps => f.write_str("the largest allowed number of steps was used up"),
            Self::Failure { t, message } => {
                write!(f, "no step could be made from t = {}: {message}", six(*t))
            }
            Self::Unsolved { t } => write!(
                f,
                "the equations of a step from t = {} were not solved, however short it was: they have no solution nearby, or derivatives that are wrong",
                six(*t)
            ),
            Self::StepTooLong { t, step, message } => {
                write!(
                    f,
                    "a step of the given length {step} could not be made from t = {}: {message}; take a shorter one",
                    six(*t)
                )
            }
            Self::NotFinite { t } => {
                write!(f, "no step could be made from t = {}: the rates there are infinite or not a number", six(*t))
            }
        }
    }
}

/// Six digits: what follows tells people nothing.
fn six(t: f64) -> f64 {
    format!("{t:.5e}").parse().unwrap_or(t)
}

/// Work counters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Accepted steps.
    pub steps: u64,
    /// Steps tried in vain: too large an error, or a failure of the system on the way.
    pub rejected: u64,
    /// Calls of [`crate::System::rate`].
    pub evaluations: u64,
    /// Calls of [`crate::ImplicitSystem::jacobian`].
    pub jacobians: u64,
    /// Times that the matrices of an implicit step were factored.
    pub factorizations: u64,
    /// Calls of [`crate::System::project`].
    pub projections: u64,
    /// Samples shown to the observer.
    pub samples: u64,
}
