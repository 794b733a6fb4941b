//! Thresholds, each relative to the system's own size, with what breaks if it moves.

/// Share of the model's own rates below which velocities count as rest: residuals of moving constraints are compared with the velocities
/// themselves, and with this where there are none. Larger, and velocities are kept so loosely that the error shows where a drive
/// prescribes accelerations alone; smaller, and rounding is corrected without end at rest.
pub const AT_REST: f64 = 0.1;

pub use dalembert_bodies::tolerances::NOTHING;

/// Which reactions and outputs are determined ([`crate::determined`]). Ratios.
pub mod determined {
    /// Singular values of A below this share of the largest belong to the kernel of Aᵀ: the tolerance of ranks.
    pub const RANK: f64 = 1e-9;
    /// Share of a number by which ν at the size of the multipliers changes it that is none, or of a unit ν in a multiplier: the rounding 1e-16 of a kernel over [`RANK`]. Larger, and weak
    /// dependences are not seen; smaller, and determined numbers are called undetermined.
    pub const NONE: f64 = 1e-7;
    /// Change by ν at the size of the multipliers, relative to the largest of these, that is rounding of what they are summed to; share of a unit ν that is. Larger, and small numbers that follow large ones are
    /// called determined; smaller, and zeros are not.
    pub const ROUNDING: f64 = 1e-12;
}

/// Inertias below this share of the largest one excuse no rounding: alone, light parts follow the last digit of the forces on them.
/// Beyond it light masses hide rows of unit length in the metric of inertias from each other. Larger costs a check at each answer.
pub const LIGHT: f64 = 1e-6;
/// Share of its terms that an answer may leave of a row, as for all methods.
pub use dalembert_enforce::MET as MISSED;

/// Share of the largest singular value below which another is none, or singular value of rows at natural size: as [`determined::RANK`].
/// Larger: weak rows are dropped; smaller: rounding of redundant rows is divided by.
pub(crate) use determined::RANK;
/// Contradiction of dependent rows or of efforts, relative to what they are made of, that is rounding: as the consistency of
/// [`dalembert_enforce::Tolerance`]. Larger: contradictions pass; smaller: rounding is one.
pub(crate) const CONSISTENT: f64 = 1e-8;
/// Share of the largest rate of a motion below which a coordinate does not take part in it: a ratio. Larger: coordinates that move little
/// go unnamed; smaller: rounding is named.
pub(crate) const TAKES_PART: f64 = 1e-6;

/// Accelerations at trial states ([`crate::accelerations`]).
pub(crate) mod accelerations {
    /// From this slack on, a state is a trial beside the constraints: a ratio, as slacks. Between what simulations ask on constraints and
    /// beside them. Larger: stages of steps are judged as answers; smaller: answers pass as stages.
    pub const TRIAL: f64 = 1e-3;
}

/// Embedding ([`crate::embedding`]).
pub(crate) mod embedding {
    /// Share of the largest 𝓜ᵢᵢ of a group below which that is no scale: some thousand units in the last place. Larger: light columns are
    /// scaled too little; smaller: rounding is a scale.
    pub const SCALE: f64 = 1e-12;
    /// Pivot of a joint's own velocities, in rows of length one, down to which they follow from the shared ones: the square of its reciprocal
    /// is what rounding grows by. Larger: more states cost a factorization of all rows; smaller: digits are lost.
    pub const OWN: f64 = 1e-2;
}

/// Columns that nothing determines ([`crate::free_columns`]). Ratios.
pub(crate) mod free_columns {
    /// Inertia that every column gets, as a share of its own: √ε₀, so that it is none, and what it alone holds is far from all else. Larger:
    /// weak couplings are none; smaller: rounding of M hides it.
    pub const LITTLE: f64 = 1e-8;
    /// How many times less it is the second time. Larger and smaller as [`LITTLE`]; at 1 nothing is told.
    pub const FEWER: f64 = 16.0;
    /// Step of the forces from column to column, the golden section: those of neighbours never cancel. Any other number that is no simple
    /// fraction does.
    pub const SPREAD: f64 = 0.618_033_988_749_895;
}

/// Independent velocities ([`crate::independent`]). Ratios.
pub(crate) mod independent {
    /// Share of a direction of motion from which on a coordinate that is asked for moves along it. Larger: coordinates that move are
    /// refused; smaller: those that only rounding moves are taken.
    pub const MOVES: f64 = 1e-6;
    /// How much a component of a twist counts beside a joint's own coordinate where independent ones are chosen. Larger: wheels and platforms are
    /// told by velocities that have no coordinate, though a motor turns nearly as much; smaller: by motors that hardly turn.
    pub const OF_TWISTS: f64 = 0.0625;
    /// Rounding of a motion relative to the largest, for a condition of 1: some fifty units in the last place. Larger: small motions are
    /// rest; smaller: rest is motion.
    pub const STILL: f64 = 1e-14;
}

/// States that stand side by side and choose nothing ([`crate::many`]). Shares: below them a state is answered alone, by methods that
/// choose. Larger: more states are alone; smaller: digits are lost that a choice keeps, the rounding of a double over the share.
pub(crate) mod many {
    /// Of a diagonal entry of 𝓜, that what hangs on it left.
    pub const INERTIA: f64 = 1e-6;
    /// Of the length of a row in the metric of 𝓜, that rows before it left.
    pub const INDEPENDENT: f64 = 1e-4;
    /// Largest entry of a row, of its natural size: next to a singular pose a row is rounding.
    pub const SHORT: f64 = 1e-4;
}

/// Pivots of rows ([`crate::pivoted`]).
pub(crate) mod pivoted {
    /// By what share a row must be longer to be taken before another: rounding of a length, so that equal rows keep their order whatever
    /// their last digits. Larger: worse pivots; smaller: the order follows rounding.
    pub const LONGER: f64 = 1e-12;
}

/// Positions and velocities onto the constraints ([`crate::projection`]).
pub(crate) mod projection {
    /// Residual, relative to the row's own magnitude, that is as good as zero: a few units in the last place. Larger: digits are left;
    /// smaller: iterations for nothing.
    pub const ROUNDING: f64 = 4.0 * f64::EPSILON;
    /// Share of 1 that stands for smaller values of variables of which nothing says how large they are, in a file without units: what is left of a row by
    /// cancelling constants up to 1 stays below [`GIVE_UP`] of it, 1e-16 beside 1e-9; larger constants have terms of their size beside them. Larger: nodes of nanoamperes are not met; smaller: rounding next to
    /// zero is an error.
    pub const UNKNOWN: f64 = 1e-9;
    /// Relative residual that must not remain. Larger: states off the constraints are answered; smaller: states next to singular poses have
    /// no answer.
    pub const GIVE_UP: f64 = 1e-6;
}

/// What rounding leaves of rows ([`crate::rounding`]). Ratios.
pub(crate) mod rounding {
    /// Rounding of a few operations: 64 units in the last place. Larger: meant contradictions pass; smaller: rounding is one.
    pub const OPERATIONS: f64 = 64.0 * f64::EPSILON;
    /// Share of its natural size below which a row is short. Larger: more rows cost a look; smaller: rounding of short rows counts in full.
    pub const SHORT: f64 = 1e-4;
    /// Share of its natural size below which a row is turned by what positions are off. Larger: good rows are weakened; smaller: steps follow
    /// turned rows, and rows that depend on them take up their rounding.
    pub const TURNED: f64 = 1e-2;
    /// Largest pivot that counts as rounding. Larger: next to singular poses rows are lost that act; smaller: rows that are rounding act.
    pub const LARGEST: f64 = 1e-2;
}

/// Which rows hold what ([`crate::rows`]). Ratios.
pub(crate) mod rows {
    /// Part in a combination of rows that is none: the rounding of a kernel over [`super::RANK`]. Larger: rows that take part are called
    /// free of it; smaller: rounding takes part.
    pub const UNTOUCHED: f64 = 1e-7;
}

/// How near a run is to a singular pose ([`crate::singular`]). Shares of the best seen so far.
pub(crate) mod singular {
    /// Share below which a state is near a singular pose, and trial states are moved onto the constraints. Larger: more projections; smaller:
    /// accelerations beside the constraints are off.
    pub const NEAR: f64 = 0.25;
    /// Share below which accelerations are uncertain. Larger: more states cost a second look; smaller: noise is taken for an answer.
    pub const UNCERTAIN: f64 = 3e-3;
}

/// Directions that second order holds ([`crate::second_order`]). Singular values and curvatures are of rows of natural size ≤ 1 in
/// displacements of the model's own sizes, without dimension.
pub(crate) mod second_order {
    /// The golden ratio less one: multiples of it, less their whole parts, repeat no structure.
    pub const GOLDEN: f64 = 0.618_033_988_749_895;
    /// Singular value that is lost, or will be where a pose is known to half its digits. Larger: poses that come near a singular one are
    /// taken for one; smaller: rounded ones are none.
    pub const LOST: f64 = 1e-7;
    /// Curvature that is one, a hundred times [`LOST`]: parts that repeat others but for the digits of a file are bent by as much as they
    /// miss. Larger: what is held weakly is taken for free; smaller: rounded digits hold.
    pub const BENDS: f64 = 1e-5;
    /// By how much a step of Newton's iteration has to be shorter than the one before, a ratio: less is rounding, or no quadratic convergence.
    pub const CONTRACTS: f64 = 0.25;
    /// By how much longer velocities are which squares are told by: no power of two, which would scale rounding as well.
    pub const LONGER: f64 = 1.4;
    /// Share of the largest curvature that is none: what half the digits of a pose leave. Larger and smaller as [`BENDS`].
    pub const NONE_OF_BENT: f64 = 1e-5;
    /// The same where a pose is known roughly, on its way there.
    pub const NONE_OF_BENT_ROUGHLY: f64 = 0.05;
    /// Least eigenvalue of a definite form, as a share of the largest. Larger: what is held is not seen; smaller: rounding of a form that
    /// is none makes it definite.
    pub const DEFINITE: f64 = 1e-6;
    /// Distance of poses beside that are looked at, in the model's own sizes. Larger: other branches are met; smaller: branches that touch
    /// are taken for one.
    pub const ASIDE: f64 = 0.05;
    /// Largest residual that Newton's iteration may leave, relative to rows: what quadratic convergence passes in its last step. Larger:
    /// where branches touch they are taken for one; smaller: rounding of large models refuses poses.
    pub const CLOSED: f64 = 1e-10;
    /// Distance of places for the derivative of C, in the model's own sizes: of the sixth order, so that it is off by 10⁻¹² as much as by
    /// rounding. Larger: curvature spoils it; smaller: rounding does.
    pub const DIFFERENCE: f64 = 1e-2;
}
