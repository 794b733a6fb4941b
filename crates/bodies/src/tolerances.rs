//! Thresholds of numbers read off bodies, each relative to a natural size, with what breaks if it moves.

/// Share of its own natural size below which an entry of a row is rounding: 500 ε, the sums and turns along a chain of some dozen
/// joints. Larger, and short arms that are meant are lost next to a singular pose; smaller, and rounding holds joints in a plane.
pub const NEGLIGIBLE: f64 = 1e-13;

/// Share of the longest arm below which an arm is rounding of positions: the last bits of a difference of two positions. Larger, and
/// a hinge close to the point that a row holds counts as at it.
pub const PLACED: f64 = 4.0 * f64::EPSILON;

/// Share of its own natural size below which an entry makes no row: the tolerance of ranks, so that a row is judged alone as it is among others.
/// Smaller, and what rounding leaves of a row across a plane is scaled to unit length and takes a freedom away; larger, and rows are
/// lost where a motion only comes near to a singular pose.
pub const NOTHING: f64 = 1e-9;

/// Share of its row's natural size below which an entry is what rounding of all joints on the way scatters, even if its own arm is as
/// short: 10⁻¹³ in chains of thirty joints. Smaller, and hinges at the point that a row holds make a row of it; larger than
/// [`NOTHING`], and starts beside a crossing lose rows that they have.
pub const SCATTER: f64 = 1e-11;

/// A pivot D of a sweep at most this share of the inertia that it came from is rounding of what other joints took away: the number by
/// which matrices judge M. Smaller, and a point mass on a ball joint spins by 1e-16; larger, and light links on heavy arms stop.
pub use dalembert_enforce::MASSLESS;

/// Matrices of inertia are symmetric up to this share of their largest entry, as M is.
pub use dalembert_enforce::ASYMMETRY;

/// Share of the largest entry by which integrals of the shapes of a flexible body may contradict its mass matrix, and by which its
/// kinetic energy may be negative: eight digits, as programs of finite elements write them. Smaller refuses their files, larger answers
/// for bodies that cannot be.
pub const MISFIT: f64 = 1e-8;

/// Components of an axis of unit length, in rad, by which it is askew only by rounding. Smaller, and trees in a plane are computed in
/// space; larger, and axes that are askew by intent count as parallel.
pub const PARALLEL: f64 = 4.0 * f64::EPSILON;

/// A turn, in rad, up to which sin(φ/2)/φ is 1/2 to the last bit: that holds below 1e-8. At 0 a turn of 0 is divided by itself; above
/// 1e-8 digits are lost.
pub const NO_TURN: f64 = 1e-12;
