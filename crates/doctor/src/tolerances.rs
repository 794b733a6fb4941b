//! Thresholds, each relative to the system's own size, with what breaks if it moves.

/// What rounded files leave open ([`crate::fit`]). Ratios.
pub(crate) mod fit {
    /// What a row adds to others, against what misfits of the parts add to it: lengths are summed along a loop, and levers are a few L.
    /// Smaller, and loops of many parts need a larger tolerance than they miss by; larger, and rows that hold something are let go.
    pub const LEVER: f64 = 10.0;
    /// Share of rows of order one that is rounding: the tolerance of ranks. Larger, and misfits of files count as none.
    pub const ROUNDING: f64 = 1e-9;
}

/// Directions of joints that are compared ([`crate::diagnosis`], [`crate::mechanism`]). Angles, rad, and their sines and cosines.
pub(crate) mod directions {
    /// How far from half a turn frames may be turned against each other to be meant by it: what is not within a degree is no axis
    /// turned round.
    pub const HALF_TURN: f64 = 2e-2;
    /// Sine of the angle between axes that count as parallel: files with six digits. Larger, and axes that are askew by intent fit.
    pub const PARALLEL: f64 = 1e-6;
    /// Angle from which on an opening is said in degrees, too: 6°, below which degrees say no more than radians.
    pub const IN_DEGREES: f64 = 0.1;
}

/// Freedoms and what moves in them ([`crate::diagnosis`]). Ratios.
pub(crate) mod freedoms {
    /// Share of an idle motion that others must leave for it to count as one more. Smaller, and rounding of the kernel makes motions.
    pub const INDEPENDENT: f64 = 1e-6;
    /// Share of the largest rate below which a joint is at rest: the rounding 1e-16 of a kernel over the tolerance of ranks.
    pub const REST: f64 = 1e-7;
    /// Share of the way that a witness keeps at least when it is assembled. Smaller, and a witness that fell back to the pose counts.
    pub const WENT: f64 = 0.1;
}
