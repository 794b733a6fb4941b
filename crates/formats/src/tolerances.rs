//! Thresholds, each relative to the system's own size, with what breaks if it moves.

/// Moments of inertia ([`crate::inertia`], `<inertial>` of URDF). Ratios.
pub(crate) mod inertia {
    /// Violations relative to the largest moment up to this are rounding of the arithmetic here. Larger lets pass what a file means
    /// wrongly, smaller doubts thin rods and plates.
    pub const ARITHMETIC: f64 = 1e-12;
    /// Negative moments up to this, relative to the largest and to what moving them to the centre of mass takes off, are rounding of
    /// the file, however many digits it has: five digits are few. Larger hides wrong signs of small moments, smaller refuses published
    /// robots.
    pub const NEGATIVE: f64 = 1e-5;
    /// Share of the largest moment that the last digit of a short decimal may stand for: two digits are the fewest that say a moment.
    /// Larger lets one digit excuse anything, smaller doubts files with two.
    pub const LAST_DIGIT: f64 = 0.05;
    /// A moment relative to the largest mass and length of a robot that is rounding of the arithmetic that made it. Larger counts small
    /// links as none, smaller doubts links without moments.
    pub const OF_ROBOT: f64 = 1e-15;
}

/// Directions and orientations. Ratios.
pub(crate) mod directions {
    /// How far from 1 the length of a quaternion or of an axis may be: files with six digits. Larger hides a wrong entry, smaller speaks
    /// of rounding.
    pub const UNIT: f64 = 1e-6;
    /// Sine of the angle below which two axes count as parallel. Larger refuses axes that are askew by intent; smaller, and the direction
    /// across both is rounding.
    pub const PARALLEL: f64 = 1e-9;
}

/// What a file leaves out.
pub(crate) mod defaults {
    /// Acceleration of fall along z in URDF, which says none, m/s²: that of simulators which read URDF. Another value makes other weights.
    pub const GRAVITY: f64 = -9.81;
}
