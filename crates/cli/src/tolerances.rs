//! Thresholds of what is shown, with what breaks if one moves.

/// Difference of two coordinates that two digits show, rad or m. Larger leaves out what tells assemblies apart, smaller lists what reads
/// alike.
pub(crate) const VISIBLE: f64 = 0.02;

/// Share of the largest value in other assemblies that a search leaves open, a ratio: what counts as met. Larger hides small values,
/// smaller prints rounding.
pub(crate) const LEFT_OPEN: f64 = 1e-9;
