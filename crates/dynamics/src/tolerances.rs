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

/// Share of the model's own rates below which velocities count as rest: residuals of moving constraints are compared with the velocities
/// themselves, and with this where there are none. Larger, and velocities are kept so loosely that the error shows where a drive
/// prescribes accelerations alone; smaller, and rounding is corrected without end at rest.
pub(crate) const AT_REST: f64 = 0.1;

pub(crate) use dalembert_bodies::tolerances::NOTHING;

/// Changes in time ([`crate::simulation`]). All are ratios or counts.
pub(crate) mod changes {
    /// Share of the range over the run that counts as no change. A smooth pulse is met where it has this size; larger, its foot would be
    /// stepped over; smaller, more stretches in the tail of a pulse.
    pub const QUIET: f64 = 1e-6;
    /// Share of the size that is rounding: some hundred units in the last place.
    pub const ROUNDING: f64 = 1e-13;
    /// Largest steepness against what points show. A spike that is not seen among the points is at most 1/4 of a stretch wide; stages of
    /// the methods lie closer than 0.27 of a step. A sine gets a stretch of two and a half periods. Larger: spikes may be missed; smaller:
    /// steps end more often than they need.
    pub const STEEP: f64 = 8.0;
    /// Stretches of a run from which on fast oscillations are taken as they are: bounds the steps that end because of them.
    pub const COARSE: f64 = 4096.0;
    /// What points of an oscillation show of its range at least, and how often it turns among 16 points (a sine of any frequency: ten
    /// times; chance makes four a minimum).
    pub const FULL: f64 = 0.8;
    pub const TURNS: usize = 4;
    /// Stretches of the first division.
    pub const FIRST: u32 = 64;
    /// Jumps next to each other after which a formula is taken as noise.
    pub const CROWDED: u32 = 64;
    /// Operations over stretches in a run, some 0.1 μs each: a second or two. Ten thousand jumps take them.
    pub const MOST: u64 = 10_000_000;
}

/// Motions in time ([`crate::simulation`]). Ratios and counts.
pub(crate) mod motion {
    /// What rounding leaves of the size of all components in one, relative to that size: some thousand units in the last place, for sums
    /// over many bodies and rows that are nearly dependent. Smaller: steps follow noise in components that should stay at zero, and
    /// shrink to nothing; larger: small motions beside large ones lose digits.
    pub const ROUNDING: f64 = 4e-13;
    /// Share of the last time of a run that rounding makes of a time: a few units in the last place. Smaller: steps at the onset of short
    /// pulses shrink to nothing; larger: momenta of short pulses lose digits.
    pub const INSTANT: f64 = 8.0 * f64::EPSILON;
    /// Most variables whose masses are looked at, a number; beyond, all count alike.
    pub const MOST_WEIGHED: usize = 512;
    /// Difference of q̇·∂L/∂q̇ − L from T + V that makes it another quantity, relative to both.
    pub const NATURAL: f64 = 1e-9;
    /// Rounding of forces that balance each other, relative to the energy that they would give to free bodies over the run: some fifty units in the
    /// last place. Larger: long runs of fast oscillations lose energy without a word; smaller: what rests seems to go astray.
    pub const BALANCE: f64 = 1e-14;
    /// Unaccounted energy that makes a motion untrustworthy, relative to the energy that it exchanges.
    pub const ASTRAY: f64 = 1e-3;
    /// Steps bounded by stability that are worth a word: a number (fewer take no time), and their share of all.
    pub const STIFF: (u64, f64) = (2000, 0.5);
}

/// What rounded files leave open ([`crate::fit`]). Ratios.
pub(crate) mod fit {
    /// What a row adds to others, against what misfits of the parts add to it: lengths are summed along a loop, and levers are a few L.
    /// Smaller, and loops of many parts need a larger tolerance than they miss by; larger, and rows that hold something are let go.
    pub const LEVER: f64 = 10.0;
    /// Share of rows of order one that is rounding: the tolerance of ranks. Larger, and misfits of files count as none.
    pub const ROUNDING: f64 = 1e-9;
}

/// Which reactions and outputs are determined ([`crate::determined`]). Ratios.
pub(crate) mod determined {
    /// Singular values of A below this share of the largest belong to the kernel of Aᵀ: the tolerance of ranks.
    pub const RANK: f64 = 1e-9;
    /// Share of a unit ν in a number that does not depend on it: the rounding 1e-16 of a kernel over [`RANK`]. Larger, and weak
    /// dependences are not seen; smaller, and determined numbers are called undetermined.
    pub const NONE: f64 = 1e-7;
    /// Change by a unit ν relative to the number itself that is rounding of its formula.
    pub const ROUNDING: f64 = 1e-12;
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
    /// How easily a guess moves in assembly, against a value without one. Larger, and guesses are not kept; smaller, and loops close slowly.
    pub const GUESSED: f64 = 0.25;
}

/// Inertias below this share of the largest one excuse no rounding: alone, light parts follow the last digit of the forces on them.
/// Beyond it light masses hide rows of unit length in the metric of inertias from each other. Larger costs a check at each answer.
pub(crate) const LIGHT: f64 = 1e-6;
/// Share of its terms that an answer may leave of a row, as for all methods.
pub(crate) use dalembert_enforce::MET as MISSED;

/// Roundings of an inverse for a condition of 1: a few for each of the products of masses and lengths that its entries are made of.
/// Smaller leaves noise in formulas, larger drops terms that are meant.
pub(crate) const FORMULA_INVERSE: f64 = 100.0;
/// Rounding of a linear system solved in numbers, for a condition of 1: a hundred units in the last place.
pub(crate) const FORMULA_NUMBERS: f64 = 2e-14;
