//! Thresholds, with what breaks if one moves.

/// How far an exponent of a unit times 60 may be from a whole number, a count: rounding of powers such as 1/3. Larger takes exponents
/// that are meant for others, smaller refuses roots.
pub(crate) const EXPONENT: f64 = 1e-9;
