//! Thresholds, each relative to the system's own size, with what breaks if it moves.

/// Unaccounted energy that makes a motion untrustworthy, relative to the energy that it exchanges.
pub(crate) const ASTRAY: f64 = 1e-3;
