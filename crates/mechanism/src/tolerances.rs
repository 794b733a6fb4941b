//! Thresholds of joints, with what breaks if one moves.

/// 1 + cos θ of a tilt θ that is half a turn: π − θ < 1.4 µrad, where c·a is still 10 digits above its rounding.
pub const FLIPPED: f64 = 1e-12;

/// Sizes of a mechanism between it and the ground's origin from which on poses are counted from its middle: places lose two digits there.
/// Smaller, and what stands near the origin is counted from elsewhere without need; larger, and rounding of places makes rows.
pub const FAR_AWAY: f64 = 100.0;

/// What a model says of joints and bodies ([`crate::resolve`], [`crate::assemble`]).
pub(crate) mod given {
    /// Sine of the angle between both axes of a universal joint below which they are the same. Larger refuses axes that are askew by
    /// intent; smaller, and the joint has one freedom less than rows say.
    pub const SAME_AXES: f64 = 1e-9;
    /// Distance between a joint and the frame of a flexible body that it sits at, relative to the mechanism's size: rounding of positions.
    /// Larger neglects levers that are meant; smaller refuses joints at the frame.
    pub const AT_FRAME: f64 = 1e-9;
    /// Distance between the two places that a body is given, relative to the mechanism's size: files with six digits. Larger lets bodies
    /// jump, smaller refuses rounded files.
    pub const SAME_PLACE: f64 = 1e-6;
    /// 1 − cos θ of the angle θ between the two orientations that a body is given, a ratio: θ < 45 µrad. Larger lets bodies jump, smaller
    /// refuses rounded files.
    pub const SAME_ORIENTATION: f64 = 1e-9;
    /// Length of a direction and squared length of a quaternion below which they have no direction, as they are written. Larger
    /// refuses small numbers; smaller, and directions are made of rounding.
    pub const DIRECTION: f64 = 1e-12;
    /// Negative principal moment of inertia relative to the largest that is rounding of a file with six digits, a ratio. Larger lets
    /// kinetic energies be negative, smaller refuses thin rods.
    pub const NEGATIVE_MOMENT: f64 = 1e-6;
    /// Sum of what is beside the diagonal, relative to the diagonal, that changes no digit of it, a ratio. Larger costs digits of principal
    /// moments, smaller takes one more sweep.
    pub const DIAGONAL: f64 = 1e-20;
}

/// Quaternions in a state ([`crate::mechanics`]) and arguments of atan2 ([`crate::relative`]). Squares of lengths, ratios.
pub(crate) mod squares {
    /// Deviation of a quaternion's squared length from 1 below which nothing is corrected: two units in the last place. Larger lets it
    /// drift, smaller corrects rounding at each step.
    pub const UNIT: f64 = 4e-16;
    /// Squared length below which a quaternion, or what an angle is read from, has no direction: lengths of 1e-12. Larger refuses what has
    /// one; smaller, and rates are rounding divided by rounding.
    pub const NOTHING: f64 = 1e-24;
}
