//! Thresholds, each relative to the system's own size, with what breaks if it moves.

/// Singular value relative to the largest one that counts as zero: between the rounding of derivatives (1e-13) and anything a model
/// means, as [`dalembert_enforce::Tolerance::rank`]. Larger leaves out directions that are meant, smaller makes derivatives of rounding.
pub(crate) const RANK: f64 = 1e-9;
/// Pivot of M relative to its diagonal below which a direction has no inertia: thousands of units in the last place. Larger: light
/// parts are called without inertia; smaller: rounding is divided by.
pub(crate) const FREE: f64 = 1e-13;
/// Share of the largest rate of a motion below which a velocity does not take part in it: a ratio. Larger: velocities that move little go
/// unnamed; smaller: rounding is named.
pub(crate) const TAKES_PART: f64 = 1e-6;
