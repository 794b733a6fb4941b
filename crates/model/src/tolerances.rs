//! Thresholds of a model's own size, with what breaks if one moves.

/// Share of the longest arm below which an arm tells nothing of the size of a mechanism: what rounding leaves between joints at one
/// place. It enters as a logarithm; arms between 10⁻⁹ and 10⁻⁶ would make it smaller by orders.
pub const SHORTEST_ARM: f64 = 1e-6;

/// Share of the model's own length within which all joints are at one place, so that their distances tell no size. Rounding of positions
/// is 10⁻¹⁶ of their distance from the origin: it must lie above that of mechanisms 10⁶ sizes away.
pub const ONE_PLACE: f64 = 1e-9;
