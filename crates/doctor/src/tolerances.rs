//! Thresholds, each relative to the system's own size, with what breaks if it moves.

/// What rounded files leave open ([`crate::fit`]). Ratios.
pub(crate) mod fit {
    /// What a row adds to others, against what misfits of the parts add to it: lengths are summed along a loop, and levers are a few L.
    /// Smaller, and loops of many parts need a larger tolerance than they miss by; larger, and rows that hold something are let go.
    pub const LEVER: f64 = 10.0;
    /// What files with ten digits leave: the tolerance of ranks, which their loops would pass to and fro along a motion; along a loop [`LEVER`] of it add up. Larger, and
    /// misfits that may be meant are let go without being asked; smaller, and loops stop by rounding.
    pub const WRITTEN: f64 = 1e-9;
    /// Share of rows of order one that is rounding of the computation alone: some tens of operations. Larger, and rounded numbers of fourteen digits
    /// stay, which next to folded poses grow to the tolerance of ranks; smaller, and exact loops are let go.
    pub const OPERATIONS: f64 = 64.0 * f64::EPSILON;
    /// Rounding of a place that a file gives, relative to its distance from the ground's origin, that loops add up and rows take along levers: half a unit in the last place of each coordinate of some ten joints. Larger, and misfits
    /// of mechanisms far away stay; smaller, and exact loops are let go of for standing there.
    pub const GIVEN: f64 = 16.0 * f64::EPSILON;
    /// As [`OPERATIONS`] at poses that iterations have found. Larger, and misfits of twelve digits stay; smaller, and exact loops of many parts are let go.
    pub const FOUND: f64 = 1e-12;
    /// Share of [`OPERATIONS`] that is one rounding, above which rows of loops that are let go of elsewhere are let go of too. Larger, and what grows along the motion stays; smaller, and rows that are
    /// exact are let go.
    pub const DOUBTFUL: f64 = 1.0 / 64.0;
    /// What rows are open by that add little, over the largest of those that are held where the pose was found, from which on the former is none of the latter. Larger, and small misfits stay; smaller,
    /// and exact loops are let go where poses are found to fewer digits.
    pub const HELD: f64 = 100.0;
    /// By how much the least singular value of rows is to be above what weak ones add, for none to be weak, a ratio: it is found to a part of itself only. Larger, and more are compared one by one;
    /// smaller, and weak ones are missed.
    pub const SURELY: f64 = 100.0;
    /// Multiplications that one set of loops may cost: half a second. Larger, and large nets that hang together closely take longer to load;
    /// smaller, and loops of rounded numbers in them stop.
    pub const WORK: f64 = 1e8;
    /// What a direction is open by, relative to the size of the mechanism, that is rounding and is not said. Larger, and misfits of twelve digits are not shown; smaller shows noise.
    pub const CLOSED: f64 = 1e-14;
    /// What a direction that is let go of is open by along a motion, over the tolerance, from which on the loop comes apart: rows that are left were dependent somewhere. Larger, and motions go on that mean nothing;
    /// smaller, and long levers end motions that are right to the digits of the file.
    pub const APART: f64 = 1e3;
    /// Largest tolerance that makes sense: one part in a thousand is no rounding. Larger, and constraints that are meant are let go;
    /// smaller, and files with three digits are refused.
    pub const LARGEST: f64 = 1e-3;
}

/// Where joints of rounded loops are moved ([`crate::placing`]). Ratios.
pub(crate) mod placing {
    /// Variables or rows above which singular values and as many models as there are twists cost too long at loading, a count. Larger, and large nets take seconds;
    /// smaller, and ordinary loops of rounded numbers come apart.
    pub const LARGEST: usize = 300;
    /// Steps of a way to each side, a count: with those of a witness half a turn. Fewer, and what is dependent elsewhere is not seen; more cost time.
    pub const STEPS: usize = 12;
    /// Least of what the weakest of the rows that are left holds along the way, each over that of all rows, over the largest, from which on they are the same directions everywhere. Larger, and files are put right where
    /// letting go of a direction does; smaller, and a pose between two steps at which they hold nothing is passed over.
    pub const APART: f64 = 0.5;
    /// Least singular value, over the largest, of poses at which dependent directions are told from others to all digits that matter. Larger leaves poses out, smaller loses digits.
    pub const CERTAIN: f64 = 1e-2;
    /// By how much a joint is moved to see what that changes, rad or L: the square root of rounding, nearly. Larger, and curvature shows; smaller, and rounding does.
    pub const NUDGE: f64 = 1e-7;
    /// Singular value, over the largest, of what is seen at the poses of a way that is more than an error of the differences. Larger, and conditions of a loop are missed; smaller, and rounding moves joints.
    pub const DETERMINED: f64 = 1e-6;
    /// What a loop is open by, relative to its size and place, that is rounding. Larger, and what is left shows along the way; smaller is not reached.
    pub const CLOSED: f64 = 32.0 * f64::EPSILON;
}

/// Directions of joints that are compared ([`crate::diagnosis`], [`crate::mechanism`]). Angles, rad, and their sines and cosines.
pub(crate) mod directions {
    /// How far from half a turn frames may be turned against each other to be meant by it: what is not within a degree is no axis
    /// turned round.
    pub const HALF_TURN: f64 = 2e-2;
    /// Sine of the angle between axes that count as parallel: files with six digits. Larger, and axes that are askew by intent fit.
    pub const PARALLEL: f64 = 1e-6;
    /// Sine of an angle between axes from which on it is no small miss: those show as small singular values. Smaller, and misses are
    /// told twice; larger, and axes that are exchanged are not told.
    pub const ACROSS: f64 = 2e-2;
    /// Angles that are neither exact nor meant: above the rounding of assembled poses, up to a degree; lengths over the arm of their part likewise. Narrower leaves misses out, wider
    /// doubts angles that are meant, and chains of hundreds of loops that fit.
    pub const MISS: std::ops::Range<f64> = 1e-8..2e-2;
    /// Deviation of a cosine from a whole number that is rounding. Larger changes directions that are meant; smaller, and directions are
    /// told with all digits, planar mechanisms as spatial ones.
    pub const WHOLE: f64 = 1e-9;
    /// Least length that the product of two axes of length one is divided by, a sine. Larger shortens what they hold, smaller divides
    /// by rounding.
    pub const PRODUCT: f64 = 1e-12;
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
    /// How far witnesses lie, relative to |q| or the model's own unit: some 9°. Larger, and assembly fails more often; smaller, and what
    /// is so at the pose alone seems to be so everywhere.
    pub const SPREAD: f64 = 0.15;
}

/// Ranks of rows and of M ([`crate::spectrum`], [`crate::redundancy`], [`crate::near`]). Ratios.
pub(crate) mod ranks {
    /// What is left where misses of dependent rows cancel, over their sum: a ratio. Larger, and rows that contradict each other a little repeat each other; smaller, and what a search leaves of rows that
    /// agree contradicts.
    pub const AGREES: f64 = 1e-6;
    /// Singular value relative to the largest one that counts as zero: as [`dalembert_enforce::Tolerance::rank`], between the rounding of
    /// differentiated equations and anything a model means. Larger, and rows count as dependent that hold something.
    pub const ZERO: f64 = 1e-9;
    /// Singular value below which all rows are rounding: entries of rows that hold something are of order one. Smaller, and rounding has
    /// a rank; larger, and short arms hold nothing.
    pub const ALL_ROUNDING: f64 = 1e-3;
    /// Share of the largest singular value below which one is small, and asked how far from zero it is. Larger tells axes that are off by degrees, too, smaller leaves near misses out.
    pub const SMALL: f64 = 5e-3;
    /// How much larger the smallest singular value is in poses nearby where it is small by the pose, a ratio: from next to a singular one it grows
    /// with the distance. Larger takes such poses for parts that fit only nearly, smaller the other way round.
    pub const GROWS: f64 = 10.0;
    /// Entries of a circuit below this, beside the largest, are none: the rounding 1e-16 over the tolerance of ranks. Larger drops
    /// rows from dependent groups, smaller adds rows to them.
    pub const SUPPORT: f64 = 1e-7;
    /// Share of a row that must be independent of the others. Larger leaves out redundant joints, smaller tells some twice.
    pub const INDEPENDENT: f64 = 1e-3;
    /// Eigenvalue of M at unit diagonal, for each variable, that counts as zero. Larger finds light parts massless; smaller misses
    /// motions without inertia.
    pub const MASSLESS: f64 = 1e-12;
    /// Share of the largest entry of a motion without inertia below which a variable takes no part in it. Larger leaves variables out,
    /// smaller names those that only round.
    pub const TAKES_PART: f64 = 1e-9;
}

/// What joints bear ([`crate::redundancy`], [`crate::near`]). Ratios.
pub(crate) mod strains {
    /// Share of the largest component of a strain that counts: files with six digits. Larger leaves components out, smaller tells
    /// rounding.
    pub const COMPONENT: f64 = 1e-6;
    /// Share of the largest strain with which a joint takes part in a near miss. Larger leaves joints out, smaller names all of a loop.
    pub const JOINT: f64 = 1e-3;
}

/// Data that is likely to be wrong ([`crate::data`], [`crate::links`]). Ratios, and angles in rad.
pub(crate) mod data {
    /// Ratio of masses, moments of inertia or lengths from which on half of the digits are lost. Larger hides wrong units, smaller doubts
    /// mechanisms with light parts.
    pub const DISPARITY: f64 = 1e8;
    /// Share of a mechanism's length by which parts miss each other that nearly fit. Larger finds a fault in parts that are drawn apart
    /// by intent, smaller misses wrong lengths.
    pub const NEARLY: f64 = 0.1;
    /// Motion from the drawn pose that is another one, in rad or shares of the mechanism's length: 40°. Larger misses poses that nobody
    /// meant, smaller doubts those that were.
    pub const OTHER_POSE: f64 = 0.7;
    /// Change of a start value that is more than a correction, in rad or shares of the mechanism's length: 11°. Larger hides that starts
    /// were not kept, smaller speaks of corrections.
    pub const CORRECTION: f64 = 0.2;
    /// Least principal moment of a body about its centre of mass beside the largest about its frame, a ratio, from which on it resists all turns: beyond what
    /// rounding leaves of a rod's moment about its own line. Larger blames slender bodies for joints that turn freely, smaller clears rods.
    pub const SLENDER: f64 = 1e-12;
    /// Share of a mechanism's length within which two frames are at one place: files with six digits. Larger joins what stands side by
    /// side, smaller leaves out joints that were forgotten.
    pub const ONE_PLACE: f64 = 1e-6;
}

/// Searches for parts that close ([`crate::closing`]).
pub(crate) mod closing {
    /// Residual relative to the mechanism's length that counts as met, a ratio. Larger finds no gap where there is one, smaller finds
    /// gaps that are rounding.
    pub const MET: f64 = 1e-9;
    /// Residual relative to the mechanism's length where a search ends, a ratio: some thousand units in the last place. Larger, and
    /// values that would fit have fewer digits; smaller, and it goes on for nothing.
    pub const FINE: f64 = 1e-13;
    /// Weight of conditions that must be met against that of the one whose gap is asked for, a ratio. Larger costs digits, smaller
    /// spreads the gap over others.
    pub const FIRM: f64 = 1e3;
    /// Most work that is put into one search, in multiplications: seconds. More lets people wait, less leaves gaps without a cause.
    pub const WORK: f64 = 3e9;
    /// First damping, and least one after a step that failed, relative to the largest singular value squared, a ratio. Larger takes more
    /// steps, smaller tries more that fail.
    pub const DAMPING: f64 = 1e-6;
    /// Least damping, likewise: the rounding of squares. Larger slows the last steps, smaller changes nothing.
    pub const LEAST_DAMPING: f64 = 1e-15;
    /// Damping from which on no step helps, likewise. Larger tries for nothing, smaller gives up before a minimum.
    pub const MOST_DAMPING: f64 = 1e6;
    /// Share by which a step makes residuals smaller at least. Larger stops in flat valleys, smaller creeps.
    pub const STALLED: f64 = 1e-7;
    /// Singular value relative to the largest one along which no step goes, a ratio. Larger holds directions that are free to move,
    /// smaller steps along rounding.
    pub const DIRECTION: f64 = 1e-10;
}
