//! Thresholds, each relative to the system's own size, with what breaks if it moves.

/// Unaccounted energy that makes a motion untrustworthy, relative to the energy that it exchanges.
pub(crate) const ASTRAY: f64 = 1e-3;

/// Share of the largest below which a coordinate is not named in a shape: a thousandth is nothing that an engineer sees move.
pub(crate) const SMALL: f64 = 1e-3;

/// Share of what the worst constraint misses by under which another one is not named, a ratio. Larger hides a part that does not fit, smaller
/// names what iterations leave.
pub(crate) const TOLD: f64 = 1e-5;

/// Uncertainties of an eigenvalue within which its real part has no sign, as in `dalembert_linear::tolerances::SCATTER`.
pub(crate) const UNDECIDED: f64 = 64.0;

/// Share of the largest |s| below which an eigenvalue within its own uncertainty is shown as zero, a ratio. Larger hides slow modes, smaller
/// prints rounding.
pub(crate) const NOTHING: f64 = 1e-12;

/// Share of an eigenvalue or a zero that the digits it is printed with tell, half a unit of the fifth: what is known to less says so. Larger prints digits that nobody knows, smaller says of well-known numbers
/// what their digits say.
pub(crate) const PRINTED: f64 = 5e-5;
