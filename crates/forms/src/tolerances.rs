//! Thresholds, each relative to the system's own size, with what breaks if it moves.

/// Disagreement of a formula with the numbers, relative to the size of what is added up. Numbers of both ways agree to 1e-12 where
/// nothing cancels; tighter refuses formulas of loops that are right, looser lets through some that lost half their digits.
pub(crate) const FORMULA_AGREES: f64 = 1e-8;

/// The same for what follows from the state, which meets the constraints only as closely as assembly leaves them.
pub(crate) const FORMULA_NEARLY: f64 = 1e-7;

/// Forces relative to the natural size of forces that count as that large. Constants of formulas are short decimals within 1e-13, so that
/// a force of zero leaves a few 1e-13; with [`FORMULA_AGREES`] 1e-12 is let pass. Tighter refuses bodies at rest.
pub(crate) const FORMULA_LEAST_FORCE: f64 = 1e-4;

/// Accelerations of a formula against those of the equations that it solves: six digits, as many as are read. An inertia matrix
/// whose condition is near 1e10 leaves fewer in formulas with 16-digit numbers, whatever the residual says.
pub(crate) const FORMULA_ACCELERATION: f64 = 1e-6;

/// Rounding of a row relative to its natural size, at velocities of one: assembly leaves no less. Looser hides rows that a formula
/// breaks.
pub(crate) const FORMULA_ROW: f64 = 1e-9;

/// Roundings of an inverse for a condition of 1: a few for each of the products of masses and lengths that its entries are made of.
/// Smaller leaves noise in formulas, larger drops terms that are meant.
pub(crate) const FORMULA_INVERSE: f64 = 100.0;

/// Rounding of a linear system solved in numbers, for a condition of 1: a hundred units in the last place.
pub(crate) const FORMULA_NUMBERS: f64 = 2e-14;
