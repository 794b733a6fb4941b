//! Thresholds, each relative to the system's own size, with what breaks if it moves. Displacements are counted in shares of the model's
//! size, or in rad and m at natural size; singular values are those of rows at natural size.

/// Share of the first pivot, or of the largest singular value, below which rows depend on each other: a ratio. As
/// [`dalembert_dynamics::tolerances::determined::RANK`]. Larger: weak rows are dropped; smaller: rounding of redundant rows is divided by.
pub(crate) const RANK: f64 = 1e-9;
/// Largest residual that Newton's iteration may leave, relative to rows: what quadratic convergence passes in its last step. Larger: places
/// are off the constraints; smaller: rounding of large models refuses good places.
pub(crate) const CLOSED: f64 = 1e-10;
/// How far poses are that a state's distance from singular is compared with, rad or m. Larger: they lie on other branches; smaller: they
/// are as singular as the state.
pub(crate) const COMPARED_AT: f64 = 0.3;
/// Length of pieces in which steps are followed, rad or m: a third of a radian, over which rows change little. Larger: two changes of sign
/// in one piece are none; smaller: more factorizations a step.
pub(crate) const PIECE: f64 = 0.3;
/// Most pieces of a step, a number: bounds what a step of a fast rotation costs.
pub(crate) const PIECES: f64 = 64.0;

/// Crossings ([`crate::Crossing`]).
pub(crate) mod crossing {
    /// Largest κ that is rounding, relative to rows: some ten thousand units in the last place. Larger: a real misfit is taken for a
    /// crossing; smaller: rounded numbers of a file make motions turn off at it.
    pub const ROUNDING: f64 = 2e-12;
    /// The same as a multiple of residuals that rows which contradict each other leave in other poses, a ratio.
    pub const ROUNDING_OF_RESIDUALS: f64 = 8.0;
    /// Largest κ whose branches come close, relative to rows: √κ is then some 0.003 rad. Larger: warnings about poses that steps resolve;
    /// smaller: near crossings pass without a word.
    pub const NEAR_MISS: f64 = 1e-5;
}

/// What is known of a branch ([`crate::Branch`]). Displacements are relative to the size of the model.
pub(crate) mod branch {
    /// Δ to begin with, a displacement. Larger: interpolation over 12 places is off, by Δ¹²; smaller: it carries more rounding, 1/Δ².
    pub const SPACING: f64 = 0.02;
    /// Least Δ, a displacement: rounding of 3 ε₀/Δ² is then some 10⁻¹¹. Smaller: accelerations lose more digits than they gain.
    pub const CLOSEST_SPACING: f64 = 0.006;
    /// What Δ shrinks by where a branch is curved too much, a ratio. Larger: more attempts; smaller: Δ ends closer than it needs to.
    pub const SPACING_FACTOR: f64 = 0.6;
    /// Share of the distance from singular elsewhere below which (2) is better than the answer at the place itself: two places to either
    /// side. Larger: more is interpolated than needs to be; smaller: digits are lost next to the pose.
    pub const ZONE: f64 = 0.04;
    /// Displacement from a singular pose to a base: three places. Larger: the way across is long; smaller: the base is itself uncertain.
    pub const BASE_DISTANCE: f64 = 0.06;
    /// Share of the middle distance from singular below which a place does not serve. Larger: too few places are left; smaller: (2)
    /// takes over numbers that are next to singular.
    pub const SERVES: f64 = 0.3;
    /// By how much fewer places may change a state of (2) at most, relative to its size. Larger: answers are off by that; smaller:
    /// curved branches have none.
    pub const SMOOTH: f64 = 1e-9;
    /// The same beyond which closer places are tried. Larger: digits are given away; smaller: rounding makes places closer, which adds to it.
    pub const SMOOTHER: f64 = 1e-12;
    /// Share of its distance from singular by which a state at rest may be off the branch that it is on. Larger: a state on another branch
    /// is taken to be on this one; smaller: rounding of a start hides its branch.
    pub const OFF_AT_REST: f64 = 0.05;
    /// Distance from singular from which on a state's own tangents tell its branch: rounding over it is 10⁻¹¹. Larger: more starts have
    /// no branch; smaller: tangents are noise.
    pub const TANGENTS_KNOWN: f64 = 1e-5;
    /// Misfit of a branch that is rounding, times the distance from singular: [`super::crossing::ROUNDING`] on both sides. Larger: another
    /// branch is taken for the same; smaller: a branch is refused for its rounding.
    pub const ROUNDING: f64 = 4e-12;
    /// The same of places across the branch: some fifty units in the last place.
    pub const ROUNDING_ACROSS: f64 = 1e-14;
    /// Last change of coordinates that are prescribed, a displacement. As [`super::CLOSED`].
    pub const PRESCRIBED_CHANGE: f64 = 1e-10;
    /// Displacement from a base at which another one is better. Larger: coordinates are skewed; smaller: bases are made more often.
    pub const NEW_BASE: f64 = 0.15;
    /// Share of a base's distance from singular that its successor must have. As [`super::test_function::CLEARER`].
    pub const CLEARER: f64 = 0.3;
    /// Displacement from a base up to which coordinates are good: one size of the model. Larger: coordinates fold over; smaller: long steps
    /// leave the branch.
    pub const REACH: f64 = 1.0;
    /// How far from its prediction by several places a place may be, a displacement: else it is on another branch. Larger: places of
    /// another branch are taken; smaller: curved branches end.
    pub const STRAY: f64 = 1e-3;
    /// The same by fewer places, which predict less.
    pub const STRAY_OF_FEW: f64 = 0.1;
    /// Largest sum of |w|, a ratio: rounding grows by it. Larger: answers are noise; smaller: gaps between places are not bridged.
    pub const WEIGHT: f64 = 50.0;
}

/// Poses where a motion turns back ([`crate::fold`]).
pub(crate) mod fold {
    /// Share of a state's distance from singular that is left at most where its motion turns back: next to nothing beside a fold, and
    /// more than all beside a crossing. Larger: a crossing is left to the integrator; smaller: folds are seen from nearer only.
    pub const NEARER: f64 = 0.5;
}

/// Coordinates along a branch ([`crate::local_coordinates`]).
pub(crate) mod local_coordinates {
    /// Share of the first pivot of [A; X] below which a row is none: some thousand units in the last place, since places lie next to
    /// singular ones. Larger: rows are lost there; smaller: rounding is divided by.
    pub const NO_ROW: f64 = 1e-13;
}

/// What a run knows of poses ahead and behind ([`crate::monitor`]).
pub(crate) mod monitor {
    /// Share of the best at which lines through states before and after a singular pose meet at most. Larger: more places are searched in
    /// vain; smaller: poses are passed unseen.
    pub const SUSPECT: f64 = 0.2;
    /// Nearer by this factor, a pose is looked for again: a ratio. Larger: more searches; smaller: poses are found late.
    pub const SEARCH_AGAIN: f64 = 0.6;
    /// Share of the best from which on no pose is reached within a step. Larger: more steps are looked at; smaller: poses between two
    /// states are missed.
    pub const WITHIN_A_STEP: f64 = 0.75;
    /// How far a crossing may be from where the test function changes its sign, rad or m: what a step's interpolation leaves. Larger: a
    /// neighbour is reported; smaller: crossings are missed.
    pub const CROSSES: f64 = 0.05;
    /// The same where the test function touches zero and nothing else says that there is a crossing.
    pub const TOUCHES: f64 = 1e-3;
    /// Share of its way by which a coordinate may go otherwise than rates at both ends of a step say: all of it and more where the step
    /// jumps over a fold, less and less the shorter a step along a branch is. Larger: jumps are taken; smaller: steps are cut in vain.
    pub const FOLLOWED: f64 = 0.5;
    /// Share of the farthest coordinate's way that is none: what stands still has rounding for its way. Larger: small parts jump unseen;
    /// smaller: rounding is a jump.
    pub const NO_WAY: f64 = 1e-3;
    /// Share of a step by which crossings differ. Larger: two are reported as one; smaller: one as two.
    pub const DISTINCT: f64 = 1e-3;
}

/// Coordinates that are prescribed ([`crate::prescribed`]).
pub(crate) mod prescribed {
    /// What rows that depend on each other may disagree by, relative to what makes up their accelerations: rounding over [`super::RANK`].
    /// Larger: contradictions pass; smaller: rounding is one.
    pub const CONTRADICTION: f64 = 1e-7;
}

/// The nearest pose where branches cross ([`crate::search`]). Singular values are of rows at natural size.
pub(crate) mod search {
    /// Largest distance of a pose that is looked for, rad or m. Larger: iterations wander; smaller: poses are found late.
    pub const FARTHEST: f64 = 1.0;
    /// Half the distance for differences of A, whose entries are smooth, and that of poses beside q*, rad or m: near ∛ε₀. Larger:
    /// curvature spoils them; smaller: rounding does.
    pub const DIFFERENCE: f64 = 1e-4;
    /// Singular values below this many times the least are about to be lost with it, a ratio. Larger: strong rows are let go; smaller: of
    /// several lost rows only one is seen.
    pub const LOST_TOGETHER: f64 = 4.0;
    /// Singular value that is lost. As [`super::CLOSED`]: residuals leave as much. Larger: near misses are crossings; smaller: crossings
    /// of rounded numbers are none.
    pub const LOST: f64 = 1e-10;
    /// Share of the largest curvature below which crossings continue. Larger: isolated ones are not reached; smaller: iterations run along
    /// curves of them.
    pub const FLAT: f64 = 0.05;
    /// A displacement that is none, rad or m: the iteration ends. Larger: poses are less exact; smaller: iterations for nothing.
    pub const CONVERGED: f64 = 1e-9;
    /// Singular values beside q* that corrections leave alone: a hundredth of [`DIFFERENCE`]. Larger: strong rows are not met; smaller:
    /// corrections are large.
    pub const WEAK_BESIDE: f64 = 1e-6;
    /// Singular values beside q* that are none: a thousandth of [`DIFFERENCE`]. Larger: ranks beside q* are too small; smaller: too large.
    pub const NONE_BESIDE: f64 = 1e-7;
}

/// Single states next to a crossing ([`crate::next_to_crossing`]). Singular values are of rows at natural size.
pub(crate) mod start {
    /// Singular value that may be one to be lost. Larger: more starts cost a search; smaller: starts next to a crossing are taken as any.
    pub const SMALL: f64 = 1e-2;
    /// Singular values that are none at a state itself: rounding. Larger: a state near a crossing counts as on it; smaller: redundant rows
    /// count.
    pub const NONE_AT_STATE: f64 = 1e-13;
    /// The same at poses beside it, which are on the constraints but for what [`super::search::DIFFERENCE`] leaves.
    pub const NONE_BESIDE: f64 = 1e-7;
    /// Share of the singular value there below which the branch says more than the state: accelerations are known to ε₀ over its square.
    /// Larger: more starts cost a search; smaller: accelerations lose digits.
    pub const NEXT_TO_CROSSING: f64 = 1e-3;
    /// Share of its velocities by which a start may differ from what answers for it. Larger: a start is given another motion; smaller: the
    /// digits of a file hide its branch.
    pub const SAME: f64 = 1e-3;
}

/// When a motion was led over a crossing ([`crate::TestFunction`]). Displacements are relative to the size of the model.
pub(crate) mod test_function {
    /// Displacement from its base at which another base is better if that is clear of crossings. Larger: the test function is skewed;
    /// smaller: bases are made more often.
    pub const NEW_BASE: f64 = 0.2;
    /// Share of a base's distance from singular that its successor must have. Larger: bases stay too long; smaller: a base next to a
    /// crossing tells no sign.
    pub const CLEARER: f64 = 0.3;
    /// Displacement from its base at which another one is better in any case: one size of the model.
    pub const NEW_BASE_ANYWAY: f64 = 1.0;
    /// Share of a piece to which a time is found. Larger: times of crossings are off; smaller: iterations for nothing.
    pub const TIME_FOUND: f64 = 1e-10;
    /// Share of the values at the ends that a least value between them has at most where it may touch zero. Larger: more searches in vain;
    /// smaller: touches are missed.
    pub const TOUCHING: f64 = 0.1;
    /// Singular values of rows at natural size that are lost, at a state that is on the branch but for what interpolation leaves. Larger:
    /// near misses are crossings; smaller: crossings that interpolation is off are missed.
    pub const LOST: f64 = 2e-3;
    /// The same as a multiple of what constraints miss there, as far as the pose is known: a ratio.
    pub const LOST_BESIDE: f64 = 10.0;
}
