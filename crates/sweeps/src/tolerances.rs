//! Numbers that are chosen.

/// Standard deviations from the mean at which a normal distribution is cut: points of the unit interval nearer to its ends than doubles tell
/// lie there, and no run is to have an infinite value.
pub const FARTHEST: f64 = 8.0;
/// Newton's steps for a quantile end where they change it no more; each doubles the digits.
pub const QUANTILE_STEPS: usize = 60;
