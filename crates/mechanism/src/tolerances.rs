//! Thresholds of joints, with what breaks if one moves.

/// 1 + cos θ of a tilt θ that is half a turn: π − θ < 1.4 µrad, where c·a is still 10 digits above its rounding.
pub const FLIPPED: f64 = 1e-12;

/// Sizes of a mechanism between it and the ground's origin from which on poses are counted from its middle: places lose two digits there.
/// Smaller, and what stands near the origin is counted from elsewhere without need; larger, and rounding of places makes rows.
pub const FAR_AWAY: f64 = 100.0;
