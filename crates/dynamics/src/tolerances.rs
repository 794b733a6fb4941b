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

/// Share of its own natural size below which an entry of a row is rounding: 500 ε, the sums and turns along a chain of some dozen
/// joints. Larger, and short arms that are meant are lost next to a singular pose; smaller, and rounding holds joints in a plane.
pub(crate) const NEGLIGIBLE: f64 = 1e-13;

/// Share of the longest arm below which an arm is rounding of positions: the last bits of a difference of two positions. Larger, and
/// a hinge close to the point that a row holds counts as at it.
pub(crate) const PLACED: f64 = 4.0 * f64::EPSILON;

/// Share of its own natural size below which an entry makes no row: the tolerance of ranks, so that a row is judged alone as it is among others.
/// Smaller, and what rounding leaves of a row across a plane is scaled to unit length and takes a freedom away; larger, and rows are
/// lost where a motion only comes near to a singular pose.
pub(crate) const NOTHING: f64 = 1e-9;

/// Share of its row's natural size below which an entry is what rounding of all joints on the way scatters, even if its own arm is as
/// short: 10⁻¹³ in chains of thirty joints. Smaller, and hinges at the point that a row holds make a row of it; larger than
/// [`NOTHING`], and starts beside a crossing lose rows that they have.
pub(crate) const SCATTER: f64 = 1e-11;

/// Share of the longest arm below which an arm tells nothing of the size of a mechanism: what rounding leaves between joints at one
/// place. It enters as a logarithm; arms between 10⁻⁹ and 10⁻⁶ would make it smaller by orders.
pub(crate) const SHORTEST_ARM: f64 = 1e-6;

/// Share of the model's own length within which all joints are at one place, so that their distances tell no size. Rounding of positions
/// is 10⁻¹⁶ of their distance from the origin: it must lie above that of mechanisms 10⁶ sizes away.
pub(crate) const ONE_PLACE: f64 = 1e-9;

/// Share of the model's own rates below which velocities count as rest: residuals of moving constraints are compared with the velocities
/// themselves, and with this where there are none. Larger, and velocities are kept so loosely that the error shows where a drive
/// prescribes accelerations alone; smaller, and rounding is corrected without end at rest.
pub(crate) const AT_REST: f64 = 0.1;

/// A pivot D of a sweep at most this share of the inertia that it came from is rounding of what other joints took away: the number by
/// which matrices judge M. Smaller, and a point mass on a ball joint spins by 1e-16; larger, and light links on heavy arms stop.
pub(crate) use dalembert_enforce::MASSLESS;
