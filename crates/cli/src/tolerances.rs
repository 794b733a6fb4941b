//! Thresholds of what is shown, with what breaks if one moves.

/// Difference of two coordinates that two digits show, rad or m. Larger leaves out what tells assemblies apart, smaller lists what reads
/// alike.
pub(crate) const VISIBLE: f64 = 0.02;

/// Share of the largest value in other assemblies that a search leaves open, a ratio: what counts as met. Larger hides small values,
/// smaller prints rounding.
pub(crate) const LEFT_OPEN: f64 = 1e-9;

/// Share of the largest |s| of the modes below which a part of a place s is shown as zero: places where a margin is least are found to some
/// eight digits. Larger hides slow places, smaller prints digits that mean nothing.
pub const PLACE: f64 = 1e-6;

/// Share of the larger end of a parameter's range below which the place where stability changes is shown as zero: it is found to some nine digits. Larger hides small
/// places, smaller prints digits that mean nothing.
pub const BOUNDARY: f64 = 1e-8;

/// Share of the largest coordinate of a state of rest, both in the model's own sizes, that iterations leave of nothing: some thousand
/// units in the last place. Larger, and small coordinates are written as 0; smaller, and digits are written that mean nothing.
pub const LEFT: f64 = 1e-12;

/// Share of the largest number of its kind, in the model's own sizes, that is rounding of sums over bodies and of the products in them: some
/// hundred units in the last place. Larger, and small numbers that are meant are written as 0; smaller, and rounding is written.
pub const MADE_OF: f64 = 1e-13;

/// Share of the largest value of its unit by which a position changes in a motion and is constant: some hundred times what constraints are
/// met to along it. Larger calls small motions none, smaller tells where rounding is largest.
pub const STEADY: f64 = 1e-10;
