//! Numbers that are chosen.

/// Standard deviations from the mean at which a normal distribution is cut: points of the unit interval nearer to its ends than doubles tell
/// lie there, and no run is to have an infinite value.
pub const FARTHEST: f64 = 8.0;
/// Newton's steps for a quantile end where they change it no more; each doubles the digits.
pub const QUANTILE_STEPS: usize = 60;
/// Most runs of a sweep: its files are ten million then, and at a millisecond each it takes eleven days.
pub const MOST_RUNS: u64 = 1_000_000_000;
/// Most values of one quantity, which are held one by one: 80 MB.
pub const MOST_VALUES: usize = 10_000_000;
