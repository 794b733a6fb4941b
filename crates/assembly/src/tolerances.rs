//! Thresholds, each relative to the system's own size, with what breaks if it moves.

/// Golden section, a ratio: multiples of it, but for whole numbers, repeat no pattern that a model may have.
pub(crate) const GOLDEN: f64 = 0.618_033_988_749_894_8;
/// How easily a guess moves in assembly, against a value without one. Larger, and guesses are not kept; smaller, and loops close slowly.
pub(crate) const GUESSED: f64 = 0.25;
/// Relative residual that counts as met: some thousand units in the last place, as sums along chains leave. Larger: digits are left;
/// smaller: large models never assemble.
pub(crate) const MET: f64 = 1e-12;
/// The same for each body of the longest chain, where that is more: four units in the last place. Larger: long chains are left open; smaller: of ten thousand bodies they fold up, since no pose
/// closes them by less.
pub(crate) const SUMMED: f64 = 4.0 * f64::EPSILON;
/// Relative residual that is reported as not met, of a row or a soft start value. Between [`MET`] and what files round to. Larger: gaps
/// pass without a word; smaller: rounding next to singular poses is reported.
pub(crate) const UNMET: f64 = 1e-9;
/// Distance, in the model's own sizes, of a state that another try led to and that is the same: what stalled iterations leave next to singular poses. As far from a start from which no step leads on
/// another try begins. A start that misses by no more, relatively, closes but for the digits it was written with. Larger:
/// start values move visibly, and dead ends are taken for closed; smaller: digits are left, and loops of few digits go to other poses.
pub(crate) const NEAR: f64 = 1e-3;
/// How far a slot may go, over its size, where constraints join variables of different orders or all are equations: no start is that far off. Larger: states are taken in which all else is
/// rounding; smaller: starts that are meant to move far are tried another way.
pub(crate) const AWAY: f64 = 1e6;
/// Relative residual of velocities up to which a row without entries may be one whose entries are rounding. Larger: velocities that no
/// row can give go unreported; smaller: folded poses are reported.
pub(crate) const NO_ROW: f64 = 1e-8;
/// Share of the largest velocity, or of the model's own size of a position, below which what steps leave of zero is zero: 64 units in the last place.
/// Larger: small motions stop; smaller: zeros print as 1e-16, and products of rounding are compared.
pub(crate) const LAST_DIGITS: f64 = 64.0 * f64::EPSILON;
/// Share of the largest singular value below which another does not count. Larger: weak rows are not met; smaller: steps of rounding over
/// rounding.
pub(crate) const RANK: f64 = 1e-11;
/// By how much rows change, relative to the largest singular value, over the relative residual that their state is off by: levers and curvature of a few sizes. Larger: weak rows are met in more steps;
/// smaller: a start of ten digits moves in the sixth.
pub(crate) const BEND: f64 = 10.0;
/// The most of it that is taken for rounding, and the most that is left where weak rows that lead far are not followed: starts of seven digits. Its root is [`NEAR`]. Larger: starts that are off by more go to other poses next to folded ones; smaller: they move along
/// redundant rows.
pub(crate) const BENT: f64 = 1e-6;
/// [`RANK`] for rates, whose rows say what may move at all: the tolerance of ranks over the least share of its natural size that a row of rates counts with. Larger: weak rows let
/// rates pass; smaller: a mechanism that moves rests, because its file was
/// rounded.
pub(crate) const RANK_OF_RATES: f64 = 1e-8;
/// Share of the residual that a step may leave to count as one along a line. Larger: long turns are taken on trust; smaller: good steps
/// are tried twice.
pub(crate) const STRAIGHT: f64 = 0.1;
/// Largest step of an angle otherwise, rad: where its linearization holds at all. Larger: angles spin; smaller: more iterations.
pub(crate) const TURN: f64 = 1.0;
/// Way of a guess, in the model's own sizes, rad for angles, that is far: less than from one assembly to another. Larger: it is moved to another branch than it
/// was meant to choose; smaller: branches are looked for where there is no doubt.
pub(crate) const FAR: f64 = 0.25;
/// Share of the best residual that a later try which does not meet the constraints either must get below to count. Larger: tries
/// change for nothing; smaller: closer ones are not shown. The same of the way of a guess.
pub(crate) const CLEARLY: f64 = 0.9;

/// The way from the pose that the model is written in ([`mod@crate::walk`]).
pub(crate) mod walk {
    /// How far constraints may move a state that was led along a line, in the model's own sizes, rad for angles: far less than half a turn. Larger: turns are lost; smaller: short steps.
    pub const ASIDE: f64 = 0.25;
    /// Share of it up to which the next step is twice as long: what is left of a parabola grows by four. Larger: steps that fail; smaller: short steps.
    pub const STRAIGHT: f64 = 0.2;
}

/// Levenberg–Marquardt ([`crate::Assembler`]). Ratios.
pub(crate) mod levenberg {
    /// Relative residual at which iterations end: a few units in the last place. Larger: digits are left; smaller: iterations for nothing.
    pub const SOLVED: f64 = 1e-15;
    /// Share by which a step must lower the residual not to stall. Larger: slow ones are given up; smaller: iterations for nothing.
    pub const STALLED: f64 = 1e-9;
    /// Damping below which there is none, against diagonals of one. Larger: steps next to singular poses are wild; smaller: convergence is
    /// linear for longer.
    pub const NO_DAMPING: f64 = 1e-9;
    /// Damping of the first step after one that failed. Larger: small steps; smaller: more attempts.
    pub const FIRST_DAMPING: f64 = 1e-4;
    /// Damping beyond which a try is given up: steps are a millionth. Larger: attempts for nothing; smaller: curved rows are given up.
    pub const LARGEST_DAMPING: f64 = 1e6;
}

/// All slots of a state at once ([`crate::all_slots`]).
pub(crate) mod all_slots {
    /// Step of the differences, relative to |y| or the model's own size: above √ε₀. Larger: curvature spoils them; smaller: rounding does.
    pub const DIFFERENCE: f64 = 1e-6;
}

/// States on a branch next to a branch point ([`crate::beside_branch_point`]). Displacements are in rad, and in shares of the model's size.
pub(crate) mod beside_branch_point {
    use dalembert_bodies::tolerances::NOTHING;

    /// Displacement of a fixed value that rounding of its digits may be. Larger: values that are meant move; smaller: rounded ones are kept,
    /// off the branch.
    pub const ROUNDED_DIGITS: f64 = 1e-11;
    /// Largest distance of the branch point: rows are rounding up to there. Larger: states are moved that rows hold well; smaller: those that
    /// rounding spoils are left.
    pub const FARTHEST: f64 = 3e-6;
    /// Displacement from which on rows are more than rounding. Larger: branches are sought where rows tell them; smaller: rounding tells.
    pub const ROWS_KNOWN: f64 = 4.0 * NOTHING;
    /// Share of the displacement from q* by which a state may be off a branch that it is meant to be on. Larger: a state is moved onto
    /// another branch; smaller: rounded ones stay off.
    pub const MEANT_ON: f64 = 1e-2;
    /// The same of a branch that it is on: it stays as it is.
    pub const IS_ON: f64 = 1e-5;
}

/// Branch points ([`crate::branch_point`]). Singular values are of rows of natural size ≤ 1.
pub(crate) mod branch_point {
    /// Largest singular value that may be a lost one. Larger: poses are taken for singular that only come near; smaller: rounded
    /// parallelograms are none.
    pub const LOST: f64 = 1e-6;
    /// Singular value that is zero: rounding of sums. Larger: a pose counts as exact and stays off; smaller: exact poses are moved.
    pub const ZERO: f64 = 1e-12;
    /// Largest displacement onto the pose, in the model's own sizes: what constraints can't tell, some 20 √ε₀. Larger: start values move visibly; smaller:
    /// rounded poses are not reached.
    pub const FARTHEST: f64 = 3e-7;
    /// Half the distance for differences of A, whose entries are smooth, in the model's own sizes: near ∛ε₀. Larger: curvature spoils them; smaller:
    /// rounding does.
    pub const DIFFERENCE: f64 = 1e-4;
    /// Contradiction relative to what the rows of a combination add up at the guesses, that is none. Larger: velocities between branches
    /// pass; smaller: rounding refuses them.
    pub const NO_CONTRADICTION: f64 = 1e-9;
    /// What rounding leaves of products of velocities, relative to the speed squared: 64 units in the last place. Larger and smaller as
    /// [`NO_CONTRADICTION`].
    pub const ROUNDING: f64 = 64.0 * f64::EPSILON;
    /// What is lost of a row of velocities, relative to its terms. Larger: velocities pass that rows do not keep; smaller: rounding refuses
    /// them.
    pub const VELOCITIES_KEPT: f64 = 1e-10;
    /// Times the guessed velocities beyond which no solution is looked for: a ratio. Larger: iterations run away; smaller: rough guesses find
    /// none.
    pub const FASTEST: f64 = 100.0;
    /// Velocities relative to those guessed that are rest: a double root is known to √ε₀ only. Larger: slow motions stop; smaller: rounding
    /// of a double root moves.
    pub const REST: f64 = 1e-4;
    /// Share of the largest singular value below which a system has none. Larger: solutions are not reached; smaller: rounding of
    /// differences is divided by.
    pub const RANK: f64 = 1e-8;
    /// Last change of velocities, relative to them: some fifty units in the last place. Larger: digits are left; smaller: iterations for
    /// nothing.
    pub const CONVERGED: f64 = 1e-14;
}

/// The search for all assemblies ([`mod@crate::branches`]).
pub(crate) mod branches {
    /// How many coordinates a start moves, on average, where it is one of those that move a few: a number. Larger: they are as any other;
    /// smaller: ways that differ in several are found late.
    pub const COORDINATES_MOVED: f64 = 3.0;
    /// Multiplications that the choice of what is held may cost, and all parts together, roughly: a second each. Larger: searches take longer; smaller: ways are missed, and mechanisms of some hundred
    /// joints are not searched at all.
    pub const WORK: f64 = 3e8;
    /// Multiplications per column of a sparse factorization, roughly. Larger or smaller: searches of large models take less or more time
    /// than [`WORK`] says.
    pub const WORK_PER_COLUMN: f64 = 1e3;
    /// Relative residual that full turns may leave, above the rounding of what they are taken from. Larger: different ways count as one;
    /// smaller: full turns count as ways.
    pub const FULL_TURN: f64 = 1e-9;
}

/// Parts that move by themselves ([`crate::parts`]).
pub(crate) mod parts {
    /// Singular value of the free motions of three columns, which are orthonormal, below which these miss a direction. Larger: columns
    /// that move little in one count as held; smaller: rounding is a motion.
    pub const RANK: f64 = 1e-7;
    /// By how much a coordinate with a start value is preferred: a ratio. Larger: worse conditions; smaller: values that are given are
    /// solved for.
    pub const PREFERRED: f64 = 10.0;
    /// How far the pose lies from the first in which freedoms are counted, if they are fewer there: rad or m. Larger: it may not close;
    /// smaller: it is as singular as the first.
    pub const ASIDE: f64 = 0.1;
}

/// Numbers that tell ways apart ([`crate::quantities`]).
pub(crate) mod quantities {
    /// Values closer than this, relative to their size or the model's own, are equal. Larger: ways are not told apart; smaller: rounding tells them apart.
    pub const EQUAL: f64 = 1e-6;
}

/// Which assemblies are the same ([`crate::sameness`]).
pub(crate) mod sameness {
    /// States nearer than this are the same: radians, lengths relative to the size of the mechanism. Double roots are known to the
    /// square root of rounding only. Larger: two ways are one; smaller: a double root is two.
    pub const SAME: f64 = 1e-4;
    /// Step along an idle motion, rad or m. Larger: curvature counts as moving; smaller: rounding does.
    pub const STEP: f64 = 1e-5;
    /// Share of the step that counts as moving. Larger: what moves a little is taken as still; smaller: curvature moves it.
    pub const MOVES: f64 = 1e-3;
    /// Change of an output with velocities, relative to the size of what it is made of, that is rounding. Larger: outputs of velocities count as of
    /// positions; smaller: those of positions are not compared.
    pub const STAYS: f64 = 1e-12;
}
