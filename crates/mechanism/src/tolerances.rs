//! Thresholds of joints, with what breaks if one moves.

/// 1 + cos θ of a tilt θ that is half a turn: π − θ < 1.4 µrad, where c·a is still 10 digits above its rounding.
pub const FLIPPED: f64 = 1e-12;
