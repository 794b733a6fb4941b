//! Thresholds, each relative to the system's own size, with what breaks if it moves.

/// Singular value relative to the largest one that counts as zero: between the rounding of derivatives (1e-13) and anything a model
/// means, as [`dalembert_enforce::Tolerance::rank`]. Larger leaves out directions that are meant, smaller makes derivatives of rounding.
pub(crate) const RANK: f64 = 1e-9;
/// Pivot of M relative to its diagonal below which a direction has no inertia: thousands of units in the last place. Larger: light
/// parts are called without inertia; smaller: rounding is divided by.
pub(crate) const FREE: f64 = 1e-13;
/// Share of the largest rate of a motion below which a velocity does not take part in it: a ratio. Larger: velocities that move little go
/// unnamed; smaller: rounding is named.
pub(crate) const TAKES_PART: f64 = 1e-6;

/// First step of differences in the natural size of what is moved: small beside what flexible bodies bend by, large beside rounding.
pub(crate) const FIRST_STEP: f64 = 0.05;

/// Halvings of that step: after five extrapolation has reached rounding; more add nothing.
pub(crate) const HALVINGS: usize = 5;

/// Rate of a state beside the model's own size of it, or entry of a matrix beside the largest, that counts as zero: a state that was given
/// in nine digits is one of rest. Smaller finds motion in rounded positions of rest, larger rest in slow motion.
pub(crate) const STILL: f64 = 1e-9;

/// Acceleration at rest beside the model's own that ends a search: rounding of sums of loads. Smaller makes steps that change nothing.
pub(crate) const BALANCED: f64 = 1e-14;

/// Longest step of a search for rest in the model's own sizes, or radians: half of one keeps to the branch and side of the start.
pub(crate) const LONGEST: f64 = 0.5;

/// Steps of a search for rest: Newton's takes ten, creeping along a valley hundreds.
pub(crate) const SEARCH: usize = 200;

/// First damping of a step, of the largest singular value: loads that hardly depend on a direction move it hardly.
pub(crate) const SOFTEST: f64 = 1e-5;

/// Dampings that are tried, each ten times the one before: with the last a step goes straight downhill, a hundredth as far.
pub(crate) const DAMPINGS: i32 = 8;

/// Step along the loads where no other helps, in the model's own sizes, or radians: more than rounding of a pose without derivative, less
/// than from one state of rest to the next.
pub(crate) const FALL: f64 = 0.1;

/// Such steps in one search: half around a circle and on.
pub(crate) const FALLS: usize = 40;

/// Equal steps over the range of a parameter in which its distances are looked at first; a dip narrower than one may be missed.
pub(crate) const SAMPLES: usize = 40;

/// Stiffness or damping of bodies beside that of the model's own rate, √(m_ii m_jj) ω² or ω, that is rounding of their sums: frequencies
/// under a millionth of the model's own are none. Smaller makes slow motions of rounding, larger loses the softest springs.
pub(crate) const ROUNDED: f64 = 1e-12;

/// States up to which distances and fewest sets are searched, which takes seconds beyond: singular values at hundreds of places each.
pub(crate) const SEARCHED: usize = 48;

/// Error of the Lagrangian form beside its largest term up to which dissipation of any kind is taken apart rightly: rounding leaves less than
/// 1e-11. Larger shows wrong remainders, smaller refuses rounding.
pub(crate) const HOLDS: f64 = 1e-9;
