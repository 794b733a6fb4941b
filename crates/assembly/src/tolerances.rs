//! Thresholds, each relative to the system's own size, with what breaks if it moves.

/// How easily a guess moves in assembly, against a value without one. Larger, and guesses are not kept; smaller, and loops close slowly.
pub(crate) const GUESSED: f64 = 0.25;
