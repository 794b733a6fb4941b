//! Thresholds of pictures, each relative to the mechanism's own size, with what breaks if it moves.

/// How far a body may leave its plane, relative to the mechanism's size, and turn out of it, rad, in a motion that counts as planar: what
/// constraints are kept to, with room. Larger flattens spatial motions, smaller shows planar ones in perspective.
pub(crate) const IN_PLANE: f64 = 1e-5;

/// How far axes of joints of a planar mechanism are from normal to its plane, rad: what users round directions to. As [`IN_PLANE`].
pub(crate) const ALIGNED: f64 = 1e-6;

/// Share of the mechanism's size within which points of a body are one, and points lie on a line or in a plane. Larger drops short
/// links, smaller draws bars of no length.
pub(crate) const SAME_POINT: f64 = 1e-6;

/// Share of gravity that must lie in the plane of a mechanism to say what is up, a ratio.
pub(crate) const HANGING: f64 = 0.1;

/// Relative difference up to which moments of inertia are those of a round solid, a ratio: what users round numbers to.
pub(crate) const ROUND: f64 = 1e-3;

/// Ratio of off-diagonal to diagonal moments at which a tensor is diagonal: rounding.
pub(crate) const DIAGONAL: f64 = 1e-14;

/// Width of bars, relative to the mechanism's size; a matter of looks.
pub(crate) const WIDTH: f64 = 0.022;

/// Width of bars, relative to half of them; a matter of looks.
pub(crate) const SLENDER: f64 = 0.22;

/// Largest solid of a body's inertia, relative to the mechanism's size, where that has more than two bodies: larger ones are rotors and
/// made-up numbers that say nothing of looks.
pub(crate) const LARGEST_SOLID: f64 = 0.45;

/// The same of a cylinder on its axle: gears and wheels.
pub(crate) const LARGEST_WHEEL: f64 = 1.5;

/// Smallest solid of a body's inertia, relative to the mechanism's size: a pixel or two. Smaller ones are not seen, and a ball of the width of
/// bars stands for them; larger, and balls stand for what could be seen.
pub(crate) const SMALLEST_SOLID: f64 = 2e-3;

/// Thinnest edge of a solid that is drawn, relative to its largest.
pub(crate) const THIN: f64 = 0.01;

/// Size of what has none, m: a lone body without inertia.
pub(crate) const ALONE: f64 = 1.0;

/// Share of the largest force, of loads and joints at nearly all samples of a run, below which a force is rounding. Larger hides small forces beside large ones,
/// smaller draws arrows and courses of what projections and tolerances leave.
pub(crate) const UNFELT: f64 = 1e-9;

/// Share of m v²/l, mass and speed of a mechanism over its size, below which a force is rounding: some thousand units in the last place.
/// Larger hides forces in machines with fast rotors, smaller draws what rounding leaves of inertia's forces where there is no weight.
pub(crate) const INERT: f64 = 1e-12;

/// Share of a mechanism's size by which a force may move all of its mass in the whole run and still be nothing: the last digits of a
/// place. Larger hides small forces of short runs, smaller draws rounding in what stands still.
pub(crate) const UNMOVED: f64 = 1e-15;

/// Share of a mechanism's size by which the length of a spring is rounded, some ten units in the last place: its stiffness times that is no
/// force. Larger hides small forces beside stiff springs, smaller draws what rounding leaves of springs at rest.
pub(crate) const TAUT: f64 = 1e-14;

/// Share of the samples of a run at which forces are no larger than those beside which others are rounding. Larger hides all forces of runs that
/// end in a dead point, smaller draws what rounding leaves after impacts.
pub(crate) const USUAL: f64 = 0.9;
