//! Thresholds of a model's own size, with what breaks if one moves.

/// Share of the longest arm below which an arm tells nothing of the size of a mechanism: what rounding leaves between joints at one
/// place. It enters as a logarithm; arms between 10⁻⁹ and 10⁻⁶ would make it smaller by orders.
pub const SHORTEST_ARM: f64 = 1e-6;

/// Share of the model's own length within which all joints are at one place, so that their distances tell no size. Rounding of positions
/// is 10⁻¹⁶ of their distance from the origin: it must lie above that of mechanisms 10⁶ sizes away.
pub const ONE_PLACE: f64 = 1e-9;

/// Value of a formula at odd points below which it vanishes identically, relative to what it adds up (of quasi-velocities, in its own units at variables of
/// order one): rounding of some thousand operations. Larger takes small formulas for none, smaller leaves what cancels.
pub(crate) const VANISHES: f64 = 1e-12;

/// Bound of the rounding of a value at odd points, relative to it, up to which it tells proportions, and by how much these may differ from point to point and from ratios of small numbers,
/// relative. Larger takes proportions that change for numbers, which the rows themselves show; smaller leaves formulas that could be numbers.
pub(crate) const EXACT: f64 = 1e-6;
pub(crate) const SAME: f64 = 1e-8;

/// The largest denominator of a ratio that a proportion is written as, a number.
pub(crate) const MOST_DIVIDED: i32 = 24;

/// Variables that entries of a mass matrix join, a number, up to which their equations are searched for combinations without derivatives.
/// Larger costs the third power in formulas; beyond it a singular mass is an error as it was.
pub(crate) const MOST_JOINED: usize = 48;

/// Multiplications of an elimination in numbers, a number, up to which rows are searched for those that depend on others: less than a second. Beyond it equations of
/// variables of order 0 are taken to tell them, and what they leave open is found when they are solved.
pub(crate) const MOST_WORK: usize = 3_000_000;

/// Terms of a condition that equations hide, a number: what is longer is refused, as it would be in each step of a motion.
pub(crate) const MOST_TERMS: usize = 50_000;

/// Singular value relative to the largest one below which numbers of a model say nothing of a unit, a ratio: the matrix holds sums of
/// small exponents, and rounding leaves 1e-15 of a zero. Larger leaves units out, smaller takes units from rounding.
pub(crate) const SAID_OF_UNITS: f64 = 1e-9;

/// Least squares that are weighed anew for the model's own units, a number: each comes nearer by a factor. Units need no digits, and every one of the sums
/// is the same in all units; fewer let numbers that lie far off pull more.
pub(crate) const WEIGHINGS: usize = 30;

/// Entry of a row, relative to the sum of the sizes of its terms, that is rounding of these, a ratio: some dozen units in the last place, of directions and arms that were turned by joints on the way. Larger takes
/// short arms for none; smaller lets rounding tell the scale of what has no inertia.
pub(crate) const CANCELLED: f64 = 64.0 * f64::EPSILON;
