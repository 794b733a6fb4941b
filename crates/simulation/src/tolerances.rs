//! Thresholds, each relative to the system's own size, with what breaks if it moves.

/// The golden section, whose multiples are spread evenly over places and times that are looked at. Any irrational number does.
pub(crate) const GOLDEN: f64 = 0.618_033_988_749_894_8;

/// Changes in time ([`crate::changes`]). All are ratios or counts.
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
    pub const FIRST_STRETCHES: u32 = 64;
    /// What bounds of a force add up to in time over what points show of it, up to which it is known. Larger: short pulses pass as long ones; smaller: work for nothing.
    pub const SEEN: f64 = 4.0;
    /// Numbers at stretches that are halved for that, a count: 1024 halvings of up to 64 numbers, some of a thousand. Smaller: many short pulses pass as long ones.
    pub const MOST_HALVED: usize = 1 << 16;
    /// Times of a run that rates of equations are looked at, a number, spread by multiples of the golden section, and how far beside the state, relative to it and its unit: any distance
    /// tells. Fewer: what acts through the state now and then counts as a drive.
    pub const LOOKS: u32 = 5;
    pub const ASIDE: f64 = 0.25;
    /// Jumps next to each other after which a formula is taken as noise.
    pub const CROWDED: u32 = 64;
    /// Operations over stretches ahead of the steps, some 0.1 μs each: a second or two. Fewer: what is far more crowded at first than later is given up; more: runs begin late.
    pub const MAX_OPERATIONS: u64 = 10_000_000;
    /// The same that each step adds, a count: a millisecond, some times what a jump takes. Fewer: long runs of short pulses are given up; more: noise takes more time than steps.
    pub const OPERATIONS_PER_STEP: u64 = 10_000;
}

/// Motions in time ([`crate::motion`]). Ratios and counts.
pub(crate) mod motion {
    /// Share of a run's tolerance that the integrator is asked for in each step, because errors of steps add up. Larger: runs miss their
    /// tolerance; smaller: steps for nothing.
    pub const LOCAL_SHARE: f64 = 0.1;
    /// Contradiction of dependent rows at trial states beside the constraints that is no news, relative to the accelerations: what stages
    /// of a step are off. Larger: contradictions are met at the end of a step only; smaller: steps are refused for their stages.
    pub const TRIAL_SLACK: f64 = 1e-2;
    /// The same at states on the constraints, also at those that are shown: what projection leaves. Larger: contradictions pass; smaller:
    /// residuals within the tolerance are one.
    pub const ON_CONSTRAINTS: f64 = 1e-6;
    /// What rounding leaves of the size of all components in one, relative to that size: some thousand units in the last place, for sums
    /// over many bodies and rows that are nearly dependent. Smaller: steps follow noise in components that should stay at zero, and
    /// shrink to nothing; larger: small motions beside large ones lose digits.
    pub const ROUNDING: f64 = 4e-13;
    /// Change of positions that tells how forces change with them, relative: half of the digits.
    pub const NUDGE: f64 = 1.5e-8;
    /// Rounding of positions, relative to them: some units in the last place. Smaller: steps follow what rounding leaves of forces that balance each other; larger: small motions about
    /// a state of rest lose digits.
    pub const PLACES: f64 = 16.0 * f64::EPSILON;
    /// Rounding of an equation of variables of order 0, relative to its terms: some units in the last place. Smaller: steps shrink to nothing where equations leave no digits; larger: small currents beside
    /// large ones lose digits.
    pub const TERMS: f64 = 4.0 * f64::EPSILON;
    /// How much larger errors of what is determined by such equations are taken to be, a ratio, so that iterations come to an end beside them. The same.
    pub const NOISE: f64 = 256.0;
    /// Errors of a step that variables of order 0 make up for by themselves, over what is allowed of them. Larger: voltages behind diodes that block take up errors of currents; smaller: currents take up theirs
    /// in every step.
    pub const OWN: f64 = 10.0;
    /// Share of the largest size that a component has had below which it is nothing. Larger: components that become small for good miss the tolerance, and those that may
    /// not change their sign do; smaller: steps follow what is left of motions that have died out.
    pub const FORGOTTEN: f64 = 1e-6;
    /// Least share of the largest size, in the mass metric, that a velocity counts as where what is missing of constraints is shared out by sizes. Larger: what is small beside the others moves by more than it may be
    /// off, with the square of this; smaller: rows of small ones alone pass for repeated ones beside the others.
    pub const MOVES: f64 = 1e-2;
    /// The error of a step over a component, over the tolerance of steps, from which on the component has lost digits that were asked for: three of them. Smaller: the notes tell of
    /// what nobody sees; larger: digits are lost in silence.
    pub const LOST: f64 = 1e3;
    /// By what a component that had lost digits has grown when it counts again, a ratio. Smaller: what hovers there is told of; larger: what grows is not.
    pub const REGROWN: f64 = 1e3;
    /// Error of a step that is allowed for an angle of which only the turn counts, rad: sixty steps stay within half a turn even if nothing puts it right. Larger: a turn may be
    /// miscounted; smaller: steps follow what nothing depends on.
    pub const TURN: f64 = 0.05;
    /// Share of the last time of a run that rounding makes of a time: a few units in the last place. Smaller: steps at the onset of short
    /// pulses shrink to nothing; larger: momenta of short pulses lose digits.
    pub const INSTANT: f64 = 8.0 * f64::EPSILON;
    /// Difference of q̇·∂L/∂q̇ − L from T + V that makes it another quantity, relative to both.
    pub const NATURAL: f64 = 1e-9;
    /// Rounding of forces that balance each other, relative to the energy that they would give to free bodies over the run: some fifty units in the
    /// last place. Larger: long runs of fast oscillations lose energy without a word; smaller: what rests seems to go astray.
    pub const BALANCE: f64 = 1e-14;
    /// Share of the test function below which a state within a step may be next to a singular pose, a ratio. Larger: more samples cost a look
    /// at singular values; smaller: accelerations that rows tell badly are shown.
    pub const NEXT_TO_CROSSING: f64 = 1e-3;
    /// How exactly states between ends of steps are known there, rad or m: what interpolation over a step leaves.
    pub const INTERPOLATED: f64 = 1e-2;
    /// Most components of a state with dense matrices of implicit steps, a number: 2000 take 150 MB and a second or two for each factorization.
    pub const MOST_IMPLICIT: usize = 2000;
    /// Steps bounded by stability that are worth a word: a number (fewer take no time), and their share of all.
    pub const STIFF: (u64, f64) = (2000, 0.5);
}

/// What is recorded of a run ([`mod@crate::recorder`]).
pub(crate) mod recorder {
    /// Share of a joint's range by which it may be left without a word: what tolerances of runs leave. Larger: joints leave their ranges
    /// unseen; smaller: those that rest at an end are reported.
    pub const OUTSIDE: f64 = 1e-6;
    /// Least width of a range that counts, rad or m: of narrower ones [`OUTSIDE`] is of this, so that a fixed value has some slack.
    pub const NARROWEST: f64 = 1e-6;
}

/// The model as a system of second order ([`mod@crate::second_order`]). Ratios.
pub(crate) mod second_order {
    /// Residual of a position, relative to the terms of its row, that is rounding of these. Larger leaves digits, smaller iterates on rounding.
    pub const ROUNDING: f64 = 2.0 * f64::EPSILON;
    /// Work done on a motion, relative to the energy that it exchanges, that is worth a word: what is done on a conservative one is rounding and
    /// errors of its quadrature. Larger lets weak damping pass, smaller speaks of errors.
    pub const WORK: f64 = 1e-6;
}

/// Prescribed motion that jumps ([`crate::jumps`]). Ratios.
pub(crate) mod jumps {
    /// Rounding of times, relative to the last one of the run: some units in the last place. Smaller looks at one side of a jump only; larger takes steep ramps for jumps.
    pub const INSTANT: f64 = 8.0 * f64::EPSILON;
    /// How much more a formula changes over an instant than over those beside it, to jump. Larger passes over jumps in steep formulas; smaller takes bends for them.
    pub const NEWS: f64 = 1e3;
    /// Change, relative to the terms of a row, that is rounding. Larger passes over small jumps; smaller takes rounding for them.
    pub const ROUNDING: f64 = 1e-12;
}

/// The semi-explicit form (`semi_explicit.rs`). Ratios.
pub(crate) mod semi_explicit {
    /// What elimination leaves of a row, relative to its entries, that is rounding: half of the digits. Larger takes weak equations for none, and explicit rates take their place; smaller
    /// takes rounding for an equation.
    pub const DEPENDENT: f64 = 1e-8;
    /// What is missing of an equation, relative to what its variables make of it, from which on it has jumped: far more than errors of steps leave. Larger moves currents where a source jumps, smaller
    /// asks variables of order 0 to make up for errors.
    pub const JUMP: f64 = 0.01;
    /// How much less a polynomial between the ends of an explicit step knows of variables of order 0 than of others, a ratio: at bends some hundred times. Larger, and behind elements that block they stand for what others
    /// leave; smaller, and others make up for bends.
    pub const INSIDE: f64 = 1e3;
    /// Powers of ten that variables of order 0 are moved by to see whether equations lose them: from nanovolts in volts to volts in nanovolts. Fewer: units matter.
    pub const DECADES: std::ops::RangeInclusive<i32> = -6..=9;
    /// Share of a slope that is next to nothing. Larger takes what varies for what vanishes.
    pub const VANISHED: f64 = 1e-12;
    /// Length of a step, in rounding of its end, up to which nothing but a jump is missing: some least steps. Larger asks variables of order 0 to make up for errors of short steps; smaller moves currents.
    pub const INSTANTS: f64 = 64.0;
}

/// Derivatives as a sparse pencil (`pencil.rs`). Ratios.
pub(crate) mod pencil {
    /// Operations of dense factors, which go by blocks, that take as long as one of sparse ones. Larger leaves systems dense that would be faster sparse, smaller the
    /// other way round; numbers are the same but for rounding.
    pub const SPARSE_OPERATION: usize = 8;
    /// One over the share of entries from which on no order of elimination is looked for. Larger leaves systems dense that might be sparse; smaller lists
    /// entries of large dense systems for nothing.
    pub const MOST_FILLED: usize = 4;
}
