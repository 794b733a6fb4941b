//! Every threshold of this crate, with dimension and reason, and what breaks if it moves.

/// Rounding of a sum, as a share of the largest term: what is smaller beside it is no number. A few units in the last place. Smaller,
/// and 1e-16 is written where 0 is meant; larger, and small numbers that are meant are written as 0.
pub const ROUNDING: f64 = 16.0 * f64::EPSILON;

/// Entries of a matrix up to this ratio apart are written with one scale; each keeps half of its six digits. Larger, and small ones lose
/// more; smaller, and matrices of comparable entries are written without their scale.
pub const APART: f64 = 1e3;

/// Largest entry, a pure number, from which on a matrix is written without a scale. Smaller, and entries begin with many zeros.
pub const PLAIN_FROM: f64 = 1e-2;

/// Largest entry from which on it is written with one. Larger, and numbers have more digits than are significant.
pub const PLAIN_BELOW: f64 = 1e5;

/// Largest |x|, in rad, that is reduced by multiples of π/2 in four pieces: those are exact for fewer than 2²⁰ quarter turns, 1.6e6 rad.
/// Larger, and sines lose digits; smaller, and the slower standard library answers more often.
pub const REDUCED: f64 = 1.0e6;

/// Numbers whose exponent has no bound ([`crate::Far`]).
pub(crate) mod far {
    /// Binary digits by which exponents move, a count: products and quotients of two numbers within 2^±STEP are in the range of `f64`. Larger, and they are not; smaller, and more numbers are no plain
    /// ones.
    pub const STEP: i64 = 400;
    /// 2^STEP and its inverse. Ratios; exact.
    pub const UP: f64 = f64::from_bits((1023 + STEP as u64) << 52);
    pub const DOWN: f64 = f64::from_bits((1023 - STEP as u64) << 52);
}
