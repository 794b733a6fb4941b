//! Thresholds of runs, with what breaks if one moves.

/// Relative tolerance of a run where neither the file nor the user says one, a ratio: nine digits. Larger shows errors in plots of
/// energy, smaller takes longer for digits that nobody reads.
pub(crate) const TOLERANCE: f64 = 1e-9;

/// Share of an interval by which it may lie beyond the end of a simulation: what sums of many equal intervals leave. Larger leaves out of the last interval what was asked for, smaller
/// refuses the last of a million intervals that make the whole.
pub(crate) const BEYOND_END: f64 = 1e-6;

/// Times its own size, and the size at the start, by which a variable has grown in a run that diverges, a ratio. Larger calls it a singularity, smaller
/// calls fast motion next to a singular pose diverging.
pub(crate) const GREW: f64 = 1e6;

/// Output instants where no interval is given, a count: enough for smooth plots. Fewer make corners, more make longer files.
pub(crate) const INSTANTS: f64 = 500.0;

/// Largest number of output instants, a count. More fill the memory, fewer refuse long runs.
pub(crate) const MAX_INSTANTS: f64 = 1e7;

/// Distance to uncontrollability under which a parameter's values are told, a pure number: a change of a thousandth of the system loses
/// control there.
pub(crate) const MARGIN: f64 = 1e-3;

/// Results that are shown again.
pub(crate) mod shown {
    /// Contradiction of dependent rows at the samples of a result, relative to the accelerations, that is none: what projection left when it
    /// was computed. Larger shows forces of another model's result, smaller shows none where rows repeat each other.
    pub(crate) const ON_CONSTRAINTS: f64 = 1e-6;
}

/// Kinematic runs.
pub(crate) mod drive {
    /// Distance of a drive from its first value that is none, a share of its way or of the value: what assembly leaves. Larger jumps to
    /// the start of the way, smaller leads nowhere.
    pub(crate) const AT_START: f64 = 1e-9;

    /// Steps as before a dead point, a share of the way: it is looked for from there. Larger looks in vain where a drive is only steep,
    /// smaller spends thousands of steps before a dead point.
    pub(crate) const SHORT: f64 = 1e-5;

    /// Steps that lead no farther, whatever is in the way, a share of it: some hundred units in the last place of times. Larger ends runs
    /// where a drive is very steep, smaller never ends.
    pub(crate) const SHORTEST: f64 = 1e-13;

    /// Share of the way within which a dead point lies beyond a run that stopped. Larger takes other ends for dead points, smaller says of
    /// dead points only that the run stopped.
    pub(crate) const DEAD: f64 = 1e-2;

    /// Distance to a dead point that is none, a share of the way: its error is of the order 3/2.
    pub(crate) const EXACT: f64 = 1e-8;

    /// Share of the way to a dead point after which it is looked at again. Larger is as near as assembly can tell its sides apart, smaller
    /// takes longer.
    pub(crate) const NEXT: f64 = 0.9;

    /// Share of the way between two states by which dead points differ that they tell, and are the same: there it is of the order of √ of
    /// that way; next to what is only steep like 1/t it is 3/4. Larger takes steep motions for locked ones, smaller misses dead points of
    /// bars that nearly fold.
    pub(crate) const SAME_END: f64 = 0.5;

    /// Share of the fastest coordinate from which another is named as moving. Larger leaves out long parts, smaller names all.
    pub(crate) const MOVES: f64 = 0.05;

    /// Distance of an instant from one of the grid, in intervals, and rate beside the model's own, that is rounding.
    pub(crate) const STILL: f64 = 1e-6;

    /// Width of a range that a joint may be outside by, a share: rounding of the file.
    pub(crate) const OUT_OF_RANGE: f64 = 1e-9;

    /// Displacement to a pose in which a formula moves that stands still here, in natural sizes of coordinates (of turns, rad). Larger is a
    /// pose like any other, smaller is as still.
    pub(crate) const BESIDE: f64 = 0.3;

    /// The golden section, whose multiples spread evenly: no two coordinates go there by the same.
    pub(crate) const GOLDEN: f64 = 0.618_033_988_749_895;

    /// Length of what is left of a row of size one that is rounding: states are assembled to some 1e-13, and rows are no better than
    /// their square root near singular poses. Larger calls drives idle that are only slow.
    pub(crate) const INDEPENDENT: f64 = 1e-8;

    /// Motion of all points along a direction that is none, a share of their largest motion: paths of planar mechanisms have two columns.
    pub(crate) const FLAT: f64 = 1e-9;

    /// Sine of the angle between axes that are parallel: files are rounded to some seven digits.
    pub(crate) const PARALLEL: f64 = 1e-6;
}

/// What formulas draw.
pub(crate) mod draw {
    /// Change of a circle's radius that is rounding, a share.
    pub(crate) const CONSTANT: f64 = 1e-9;

    /// Thickness of a circle in space, a share of its radius: a disc that is seen from its side.
    pub(crate) const DISC: f64 = 0.05;
}

/// Mechanisms moved along their modes.
pub(crate) mod mode_shapes {
    /// What moves most does so by this share of the mechanism's size: larger leaves the range in which the mode is the motion, smaller is
    /// not seen.
    pub(crate) const AMPLITUDE: f64 = 0.08;

    /// The first try of an amplitude, a share of the model's own sizes: small enough to be in proportion, large beside rounding.
    pub(crate) const PROBE: f64 = 1e-4;

    /// Duration of a cycle, s: quick enough to be seen as one motion.
    pub(crate) const CYCLE: f64 = 2.0;
}

/// Mechanisms moved by hand.
pub(crate) mod drag {
    /// Damping of the steps, a share of the square of the point's mobility: where the point cannot follow, it stays. Larger lags behind the
    /// hand, smaller jumps next to poses where motion ends.
    pub(crate) const DAMPING: f64 = 1e-6;

    /// Distance from the hand that is none, a share of the way and the lever: less than a pixel. Larger lags, smaller works on for nothing.
    pub(crate) const NEAR: f64 = 1e-5;

    /// Longest step, in natural sizes of coordinates (of turns, rad). Larger leads to other branches, smaller lags behind quick hands.
    pub(crate) const TURN: f64 = 0.3;
}

/// Inverse kinematics.
pub(crate) mod reach {
    /// Miss of a target that is none, beside the mechanism's own length: what assembly leaves. Larger stops too early, smaller looks for rounding.
    pub(crate) const MET: f64 = 1e-9;

    /// First damping of a step, a share of the largest slope. Larger begins slowly, smaller steps wildly near singular poses.
    pub(crate) const DAMPING: f64 = 1e-6;

    /// Damping at which a step is nothing, a share of the largest slope. Larger wastes time where no motion helps, smaller gives up at
    /// poses that a short step leaves.
    pub(crate) const MOST_DAMPING: f64 = 1e6;

    /// Progress of a step that is none, a share of the miss.
    pub(crate) const STALLED: f64 = 1e-9;

    /// Distance from the end of a range that is none, a share of the range.
    pub(crate) const AT_END: f64 = 1e-9;

    /// Length of what is left of a direction that lies in the span of others, a share: rounding.
    pub(crate) const ALONG: f64 = 1e-9;
}

/// Timing.
pub(crate) mod bench {
    /// Longest time for one algorithm, s: an hour.
    pub(crate) const LONGEST: f64 = 3600.0;

    /// Length of a sample, s: a thousand steps of the clock. Shorter is scattered by them, longer makes few samples.
    pub(crate) const SAMPLE: f64 = 1e-4;

    /// Most samples, a count: more do not move the median.
    pub(crate) const SAMPLES: usize = 1000;

    /// Cube of the rows of a dense system that is not timed, a count of operations: minutes for one call.
    pub(crate) const OPERATIONS: f64 = 1e10;

    /// Time for a motion, in times for an algorithm.
    pub(crate) const RUN: u32 = 10;
}
