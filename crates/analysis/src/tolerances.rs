//! Thresholds, each relative to the system's own size, with what breaks if it moves.

/// Singular value relative to the largest one that counts as zero: between the rounding of derivatives (1e-13) and anything a model
/// means, as [`dalembert_enforce::Tolerance::rank`]. Larger leaves out directions that are meant, smaller makes derivatives of rounding.
pub(crate) const RANK: f64 = 1e-9;
