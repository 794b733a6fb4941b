//! Thresholds, each relative to the system's own size, with what breaks if it moves.

/// Share of the largest value of its kind below which a value is rounding, a ratio: some thousand units in the last place.
/// Larger hides small motions beside large ones, smaller plots noise.
pub(crate) const ROUNDING: f64 = 1e-12;

/// Durations below this are said in μs, s: fewer digits than a decimal of ms. Larger or smaller, and durations are long to read.
pub(crate) const MILLISECOND: f64 = 1e-3;
