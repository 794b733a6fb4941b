//! Thresholds, with what breaks if one moves.

/// How far an exponent of a unit times 60 may be from a whole number, a count: rounding of powers such as 1/3. Larger takes exponents
/// that are meant for others, smaller refuses roots.
pub(crate) const EXPONENT: f64 = 1e-9;

/// Numbers of units below which whole ones and their products are doubles without rounding, a pure number: 2⁵³. Larger takes rounded products
/// for exact ones, smaller computes with rounding what could be exact.
pub(crate) const WHOLE: f64 = 9_007_199_254_740_992.0;
