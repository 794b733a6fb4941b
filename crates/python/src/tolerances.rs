//! Thresholds of the package.

/// As far as steps are prepared for where no end is said, s: eleven days. Larger rounds times more coarsely where jumps of drives are looked at, smaller ends loops of control.
pub const HORIZON: f64 = 1e6;
