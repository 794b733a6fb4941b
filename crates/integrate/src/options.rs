//! What a run may be told, and what is wrong with it if it makes no sense.

use std::fmt;

use crate::IntegratorName;
use crate::tolerances::errors::{ABSOLUTE, RELATIVE};
use crate::tolerances::generalized_alpha::SPECTRAL_RADIUS;

/// How a run is carried out.
///
/// The error of one step in component i may reach `absolute + relative·|yᵢ|`, for each of the
/// components under error control.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// Relative tolerance; values below 10 ε ≈ 2.2e-15 are raised to that.
    pub relative: f64,
    /// Absolute tolerance, in the unit of each component of y.
    pub absolute: f64,
    /// Length of the first step tried; chosen from the system if absent.
    pub first_step: Option<f64>,
    /// Length of all steps, whatever their errors, but for those that end at a change of the system or at the end of the run. If absent,
    /// errors choose the lengths; methods whose steps have one length choose that at the start.
    pub step: Option<f64>,
    /// Spectral radius of `generalized-alpha` at infinite frequency, from 0, where what is too fast to be followed is gone in a step, to 1, where it is kept.
    pub spectral_radius: f64,
    /// No step is longer than this.
    pub max_step: Option<f64>,
    /// The run stops after so many attempted steps, accepted or rejected; `None` is no limit.
    pub max_steps: Option<u64>,
    /// Samples at t0 + k·every and at the end; at each accepted step if absent.
    pub every: Option<f64>,
}

impl Default for Options {
    /// Relative 1e-9, absolute 1e-12, at most ten million steps, a sample at each accepted step.
    fn default() -> Self {
        Self {
            relative: RELATIVE,
            absolute: ABSOLUTE,
            first_step: None,
            step: None,
            spectral_radius: SPECTRAL_RADIUS,
            max_step: None,
            max_steps: Some(10_000_000),
            every: None,
        }
    }
}

impl Options {
    /// The default options with this relative and absolute tolerance.
    pub fn with_tolerance(tolerance: f64) -> Self {
        Self { relative: tolerance, absolute: tolerance, ..Self::default() }
    }
}

/// A run that makes no sense as asked.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum InputError {
    /// The initial state has another length than the system.
    Dimension {
        /// The system's dimension.
        expected: usize,
        /// The length of the state given.
        found: usize,
    },
    /// A component of the initial state is infinite or not a number.
    State {
        /// Which component.
        component: usize,
        /// Its value.
        value: f64,
    },
    /// The start or the end is infinite or not a number.
    Time {
        /// The value.
        value: f64,
    },
    /// The end lies before the start.
    EndBeforeStart {
        /// Where the run starts.
        start: f64,
        /// Where it should end.
        end: f64,
    },
    /// The method is implicit, and the system gives no derivatives.
    NoDerivatives {
        /// The method.
        method: IntegratorName,
    },
    /// The method is for index 1, and a component is of a higher one.
    Index {
        /// The method.
        method: IntegratorName,
        /// Which component.
        component: usize,
        /// Its index.
        index: u32,
    },
    /// The method makes steps of a given length, and none is given.
    NoLength {
        /// The method.
        method: IntegratorName,
    },
    /// The method is for systems of second order, and the system is none.
    NotSecondOrder {
        /// The method.
        method: IntegratorName,
    },
    /// An option is out of its range.
    Option {
        /// The field of [`Options`].
        name: &'static str,
        /// Its value.
        value: f64,
        /// What it has to be.
        must_be: &'static str,
    },
}

impl fmt::Display for InputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dimension { expected, found } => {
                write!(f, "the initial state has length {found}, the system has dimension {expected}")
            }
            Self::State { component, value } => {
                write!(f, "component {component} of the initial state is {value}")
            }
            Self::Time { value } => write!(f, "a run cannot start or end at time {value}"),
            Self::EndBeforeStart { start, end } => {
                write!(f, "the run would end at {end}, before its start at {start}; time only runs forward")
            }
            Self::NoDerivatives { method } => {
                write!(f, "the integrator `{method}` needs derivatives, which the system does not give")
            }
            Self::Index { method, component, index } => {
                write!(
                    f,
                    "the integrator `{method}` is for M y' = f of index 1, and component {component} is of index {index}: take `radau`"
                )
            }
            Self::NoLength { method } => {
                write!(f, "the integrator `{method}` makes steps of one length, which is to be given: `step`")
            }
            Self::NotSecondOrder { method } => {
                write!(
                    f,
                    "the integrator `{method}` is for systems of second order, which this one is not: take `auto`"
                )
            }
            Self::Option { name, value, must_be } => write!(f, "`{name}` is {value}, but must be {must_be}"),
        }
    }
}

impl std::error::Error for InputError {}

/// Refuses what no integrator could work with.
pub(crate) fn check(dimension: usize, t0: f64, y0: &[f64], until: f64, options: &Options) -> Result<(), InputError> {
    if y0.len() != dimension {
        return Err(InputError::Dimension { expected: dimension, found: y0.len() });
    }
    if let Some(component) = y0.iter().position(|y| !y.is_finite()) {
        return Err(InputError::State { component, value: y0[component] });
    }
    if let Some(&value) = [t0, until].iter().find(|t| !t.is_finite()) {
        return Err(InputError::Time { value });
    }
    if until < t0 {
        return Err(InputError::EndBeforeStart { start: t0, end: until });
    }
    check_tolerances(options)?;
    check_lengths(t0, until, options)
}

fn check_tolerances(options: &Options) -> Result<(), InputError> {
    let must_be = "a finite number, zero or more";
    for (name, value) in [("relative", options.relative), ("absolute", options.absolute)] {
        if !(value.is_finite() && value >= 0.0) {
            return Err(InputError::Option { name, value, must_be });
        }
    }
    Ok(())
}

fn check_lengths(t0: f64, until: f64, options: &Options) -> Result<(), InputError> {
    let lengths = [
        ("first_step", options.first_step),
        ("step", options.step),
        ("max_step", options.max_step),
        ("every", options.every),
    ];
    for (name, value) in lengths {
        if let Some(value) = value
            && (value.is_nan() || value <= 0.0)
        {
            return Err(InputError::Option { name, value, must_be: "positive" });
        }
    }
    match options.every {
        // Samples closer than the spacing of floating-point times would coincide or never end.
        Some(every) if every <= 4.0 * f64::EPSILON * t0.abs().max(until.abs()) => {
            Err(InputError::Option { name: "every", value: every, must_be: "longer than the resolution of time" })
        }
        _ => Ok(()),
    }
}
