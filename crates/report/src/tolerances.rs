//! Thresholds, each relative to the system's own size, with what breaks if it moves.

/// Share of the largest value of its kind below which a value is rounding, a ratio: some thousand units in the last place.
/// Larger hides small motions beside large ones, smaller plots noise.
pub(crate) const ROUNDING: f64 = 1e-12;

/// Durations below this are said in μs, s: fewer digits than a decimal of ms. Larger or smaller, and durations are long to read.
pub(crate) const MILLISECOND: f64 = 1e-3;

/// Share of the largest variable or rate below which a multiplier is rounding, a ratio. Larger hides forces of molecules beside
/// their velocities, smaller plots noise of circuits.
pub(crate) const FAINT: f64 = 1e-17;

/// Share of the largest value of a kind, in whatever unit, below which a value is nothing, a ratio: rounding of a moment beside forces, or
/// of these beside it, on any mechanism larger than an atom. Larger hides small moments of small mechanisms, smaller plots noise.
pub(crate) const NOTHING: f64 = 1e-24;

/// Share of its size within which a column stays constant, a ratio: what projections and rounding leave of a number that does not change.
/// Larger hides small motions about a large value, smaller plots noise.
pub(crate) const CONSTANT: f64 = 1e-13;

/// Share of the largest velocity below which what an acceleration would change of it over the whole run is nothing, a ratio: the tolerance
/// of usual runs. Larger hides slow changes, smaller plots the rounding of mechanisms that are moved evenly.
pub(crate) const UNFELT: f64 = 1e-9;

/// Share of the largest energy below which energy or work is nothing, a ratio: what runs of usual tolerances leave of a balance. Larger hides
/// slow losses, smaller draws the rounding of work that was not done.
pub(crate) const UNEXCHANGED: f64 = 1e-9;

/// Share of a mechanism's size, or of the largest variable or rate in the same unit, below which a variable or rate is what steps leave of 0,
/// a ratio, in a run whose tolerance is no finer. Larger hides small motions beside large ones, smaller plots the errors of steps.
pub(crate) const UNCONTROLLED: f64 = 1e-9;

/// Residuals that are told in a line instead of drawn, a ratio to the system's own size: those of runs that hold constraints at every step.
/// Larger hides drift, smaller plots rounding.
pub(crate) const MET: f64 = 1e-10;

/// Share of what moves most in a mode below which a part is not drawn, a ratio: half a percent of a bar is no wider than its edge. Larger
/// hides parts that take part, smaller lists parts that do not.
pub(crate) const SHARE_SHOWN: f64 = 5e-3;

/// Share of the largest |s| of a mode below which a part of a place in the plane of s that was searched for is zero, a ratio, as in the
/// command's tables. Larger hides slow places, smaller prints what the search left.
pub(crate) const PLACE: f64 = 1e-6;
