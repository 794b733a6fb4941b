//! Thresholds, each relative to the system's own size, with what breaks if it moves.

/// Singular value relative to the largest one that counts as zero: between the rounding of derivatives (1e-13) and anything a model
/// means, as [`dalembert_enforce::Tolerance::rank`]. Larger leaves out directions that are meant, smaller makes derivatives of rounding.
pub(crate) const RANK: f64 = 1e-9;
/// Pivot of M relative to its diagonal below which a direction has no inertia: thousands of units in the last place. Larger: light
/// parts are called without inertia; smaller: rounding is divided by.
pub(crate) const FREE: f64 = 1e-13;
/// Part of the largest term by which the terms of a form may miss the motion before the form is refused: a ratio, far above rounding (1e-11 at most over all examples)
/// and far below what a term left out makes. Larger: wrong terms are shown; smaller: badly scaled states are refused.
pub(crate) const UNTRUE: f64 = 1e-6;
/// Share of the largest rate of a motion below which a velocity does not take part in it: a ratio. Larger: velocities that move little go
/// unnamed; smaller: rounding is named.
pub(crate) const TAKES_PART: f64 = 1e-6;

/// First step of differences in the natural size of what is moved: small beside what flexible bodies bend by, large beside rounding.
pub(crate) const FIRST_STEP: f64 = 0.05;

/// Halvings of that step: after five extrapolation has reached rounding; more add nothing.
pub(crate) const HALVINGS: usize = 5;

/// Share of the range of a parameter by which the place of a loss may be off, which is searched until the distance is a billionth of the margin. Larger counts what is lost elsewhere,
/// smaller leaves out what is lost at the same place.
pub(crate) const MISPLACED: f64 = 1e-9;

/// Rate of a state beside the model's own size of it, or entry of a matrix beside the largest, that counts as zero: a state that was given
/// in nine digits is one of rest. Smaller finds motion in rounded positions of rest, larger rest in slow motion.
pub(crate) const STILL: f64 = 1e-9;

/// Entry of a matrix beside the largest, both in the model's own sizes, that is rounding of sums of others: some hundred units in their last place. Larger, and changes of parts that are soft beside others
/// count as none; smaller, and zeros change where wheels turn.
pub(crate) const SUMMED: f64 = 1e-13;

/// Change of a matrix of slopes beside its largest entry that counts as none: rounding of differences of large positions. Larger, and a bump far away is none.
pub(crate) const AFFINE: f64 = 1e-9;

/// Multiplier of a row beside the largest load, both in motions of natural size, from which a state of rest lies next to a pose at which the row holds nothing along the
/// loads: levers are shorter than that. Larger, and such poses carry anything; smaller, and toggles are none.
pub(crate) const STRAINED: f64 = 1e5;

/// Relative residual of a row that a state of rest must not leave: what projections end at, 1e-12 and less, and far below 1e-6, up to which they answer next
/// to singular poses. Larger, and there rests what can't; smaller, and rounding of long chains is open.
pub(crate) const OPEN: f64 = 1e-11;

/// Acceleration at rest beside the model's own that ends a search: rounding of sums of loads. Smaller makes steps that change nothing.
pub(crate) const BALANCED: f64 = 1e-14;

/// Step to a state of rest, in the model's own sizes, that positions do not feel: some hundred units in their last place. Larger finds rest beside it,
/// smaller none between stiff springs.
pub(crate) const UNFELT: f64 = 1e-13;

/// Times as far, a number, that loads have to follow their slope from there: beyond all rounding of positions, and near enough for a slope.
pub(crate) const FELT: f64 = 1e3;

/// Singular value of slopes, each row beside its own largest, relative to the largest one, that counts as zero where loads are followed to see whether they are real: some hundred times the rounding of
/// sums of stiff and soft. Larger: soft parts that stiff ones carry rest under loads; smaller: rounding of stiff loads leads on.
pub(crate) const SOFT: f64 = 1e-13;

/// Golden section, a ratio: no multiple of it is a whole number or a sum of others, so that places and values at its multiples repeat no pattern that a model may have.
pub(crate) const GOLDEN: f64 = 0.618_033_988_749_894_8;

/// Share of a step that soft loads have to follow their slope for: what decays bends by its square. Larger: decay is no slope any more; smaller: rounding of stiffer parts is more.
pub(crate) const A_WAY: f64 = 1.0 / 32.0;

/// Length of a Newton step beside the one before, a ratio, from which steps to a root are none: to one of order m they have 1 − 1/m, so up to the ninth, in the tail of exp(−xⁿ) after ten powers
/// of ten 1 − 1/23 and more. Larger: what decays comes to rest; smaller: flat valleys have no rest.
pub(crate) const ENDLESS: f64 = 0.9;

/// Steps, a count, that tell a tail of loads that are as little as rounding: the first two lengths could be alike by chance. More only take longer.
pub(crate) const TAIL: usize = 4;

/// Longest step of a search for rest in the model's own sizes, or radians: half of one keeps to the branch and side of the start.
pub(crate) const LONGEST: f64 = 0.5;

/// Places of a step, a count, at which is looked whether it keeps to the sheet of the constraints: between folds of what a step may reach there are one or two. Fewer step over two folds at once; more only
/// take longer.
pub(crate) const CHORD: u32 = 4;

/// Share of the way to a pole that a step goes which would pass it: half of it lets loads that grow beside the pole stop the next step. More: they are beyond all others at once; less only takes longer.
pub(crate) const BARRIER: f64 = 0.5;

/// Share of a long step at which is looked whether loads fall along it as along a line: the smaller part of the golden section, of which no share is a simple ratio. Near a simple ratio, and turns are whole ones
/// both there and at the end; near 0 or 1, and one place stands for two.
pub(crate) const WAYSIDE: f64 = 1.0 - GOLDEN;

/// Least steps of a search for rest: Newton's takes ten.
pub(crate) const SEARCH: usize = 200;

/// Steps in which ‖Q‖ has to become half of what it was: less is creeping along a valley that need not end in a state of rest. Fewer give
/// up what converges slowly, as to states of rest at which ∂Q vanishes; more only take longer.
pub(crate) const CREEPING: usize = 8;

/// First damping of a step, of the largest singular value: loads that hardly depend on a direction move it hardly.
pub(crate) const SOFTEST: f64 = 1e-5;

/// Share of the loads that a step may leave to be taken at once; Newton's leave far less near the goal. Larger runs along lines of places at
/// rest, smaller tries dampings that gain nothing.
pub(crate) const QUICK: f64 = 0.1;

/// Dampings that are tried, each ten times the one before: with the last a step goes straight downhill, a hundredth as far.
pub(crate) const DAMPINGS: i32 = 8;

/// First σ of (3) in `rest/downhill.rs`, in the square of the model's own rate: inertia and stiffness alike. Any does, since it is adapted.
pub(crate) const FIRM: f64 = 1.0;

/// What σ becomes after a step that counts, a ratio; its inverse after one that does not.
pub(crate) const EASING: f64 = 0.25;

/// Increases of σ that are tried for one step: 10¹⁸ in all, beside which any stiffness is soft.
pub(crate) const STIFFENINGS: usize = 30;

/// Steps downhill: eight turns, or as many of the model's own lengths. What went so far falls for ever.
pub(crate) const SINKING: usize = 100;

/// More of them for each freedom: a chain that is curled up uncurls link by link.
pub(crate) const SINKING_EACH: usize = 10;

/// Multiplications that all steps of a search may take, roughly, each counted as the cube of the freedoms, of least steps [`WORK_OF_SINGULAR_VALUES`] times: some minutes. A chain of a hundred bodies falls from
/// level to its rest with a hundredth of it, what has less than a hundred freedoms and few loops never reaches it. Larger: searches without end take hours; smaller: long chains do not arrive.
pub(crate) const WORK: f64 = 1e11;

/// Times as many multiplications as a factorization, a number, that singular values and what is made of them take, roughly. Larger or smaller: [`WORK`] lasts for fewer or more of such steps.
pub(crate) const WORK_OF_SINGULAR_VALUES: f64 = 10.0;

/// Share of the step before that a step of Newton's may have next to a state of rest: to a simple root they become shorter faster and faster. Larger: steps lead to other states of rest; smaller: only very
/// short ways count.
pub(crate) const CONTRACTION: f64 = 0.2;

/// β of (2) in `rest/followed.rs`, a ratio: at a smooth branch its left side has any share if steps are short enough. Larger: what runs into a fork leaps over to the branch beyond; smaller: kinks
/// pass in no step.
pub(crate) const BEND: f64 = 0.1;

/// By what the next step along a branch may be longer, and a step that fails becomes shorter, a ratio: (½ + β)/(½ − β) with [`BEND`]. Larger: kinks fall between the steps that pass them, and next to a fork a
/// step reaches where (2) takes another branch for its own; smaller only takes longer.
pub(crate) const PACE: f64 = 1.5;

/// ε of (1) in `rest/followed.rs`, a share of a step: the tangent is off by half of that share of its change. Larger: (2) feels it; smaller: rounding of states of rest is divided by less.
pub(crate) const HAIR: f64 = 1.0 / 64.0;

/// The narrowest step of a parameter from one state of rest to the next, as a share of its range, and the first one: a branch that does not go on by so much ends, which is told in six digits. Larger: branches
/// that move far are lost at the first step; smaller: rounding of states of rest makes the tangent.
pub(crate) const NARROWEST: f64 = 1e-9;

/// Starts of a search for rest, the given one among them.
pub(crate) const STARTS: usize = 4;

/// Steps of [`LONGEST`] to each further start: four radians or model's lengths, to the other side of a turn.
pub(crate) const SPREAD: usize = 8;

/// Acceleration at rest beside the model's own from which a state of rest is near: a search that broke off there was on its way to one.
/// Larger blames poses without answer that only lay on the way, smaller is silent about coordinates that fail at the goal.
pub(crate) const NEARLY: f64 = 1e-4;

/// Change beside the model's own sizes at another instant that is none: what rounding and what counts as rest make of a long way. Smaller
/// calls rounding of positions far away a change, larger misses loads that change slowly.
pub(crate) const KEPT: f64 = 1e-6;

/// Instants at which a balanced state is looked at again, in the model's own time, that of its motion, and that of its simulation: no
/// multiples of each other, so that no period hides a change.
pub(crate) const INSTANTS: [f64; 5] = [0.137, 0.618, 2.737, 17.32, 141.4];

/// Share of a parameter's range to which the place is told where stability changes. Larger shows in six digits, smaller asks for eigenvalues
/// below their rounding.
pub(crate) const CHANGE: f64 = 1e-9;

/// Changes of the verdict on stability between two of those values at most: rounding where it changes makes no more of it.
pub(crate) const CHANGES: usize = 6;

/// Equal steps over the range of a parameter in which its distances are looked at first; twice as many halvings follow where they bend. A
/// dip that shows at none of these places is missed.
pub(crate) const SAMPLES: usize = 40;

/// (1) of `linearize/coordinates.rs`, a ratio, on both sides of a step of [`CHANGE`], above which motions leap there and pass no place where the coordinates are dependent: to pass one they would turn by twice
/// as much within a billionth of the range. Larger refuses coordinates at leaps that are weak there, smaller takes what is dependent between for a leap.
pub(crate) const LEAPT: f64 = 1e-4;

/// Share of (1) of the best choice there, below which others are left for it. Larger parts a range for little, smaller measures margins next to where coordinates are dependent.
pub(crate) const WEAKER: f64 = 0.5;

/// By what numbers are moved to see what rounding does, relative to them or to the model's own sizes: eight roundings. Larger, and what is
/// small at this very state counts as rounding; smaller than some, and numbers stay as they are.
pub(crate) const SHAKEN: f64 = 8.0 * f64::EPSILON;

/// States moved by that: of two, one entry in some hundreds that is rounding moves by chance so little that it counts, of three one in ten thousand.
pub(crate) const SHAKES: u64 = 3;

/// How far an entry is off at most, in its largest change by [`SHAKEN`]: a dozen, since few shakes may by chance leave a number nearly as
/// it is. Larger makes zeros of entries of which a digit is known, smaller leaves rounding in matrices.
pub(crate) const OFF: f64 = 12.0;

/// h of (1) in `jump.rs`, in the sizes of the states: its smallest share leaves four digits of what a jump changes, and is a hundred times
/// nearer than anyone asks. Larger finds jumps of states beside one; smaller loses them in rounding.
pub(crate) const BESIDE: f64 = 1e-10;

/// By what h falls from one look to the next, a ratio: by as much falls what a smooth number changes.
pub(crate) const NARROWED: f64 = 8.0;

/// By what a change grows where h falls by [`NARROWED`] and the slope has no bound, a ratio: at a root it is √8. One would take rounding for it.
pub(crate) const GROWS: f64 = 2.0;

/// By what a number on one side changes from look to look when it has no bound, a ratio: h^−p has 8^p, a logarithm 1 but for rounding, while what is smooth or a root changes less
/// and less. Larger misses logarithms; smaller takes h^p with small p for them.
pub(crate) const NO_LESS: f64 = 0.98;

/// Share of the largest entry of its row, in the sizes of the states, that a jump has at least: far above rounding of what makes a row. Larger
/// misses jumps of small terms, smaller takes rounding that differs on both sides for one.
pub(crate) const JUMP: f64 = 1e-10;

/// g of (1) in `linearize/gaps.rs`, a ratio, under which a parameter has no linear system there: beside a simple pole g is the distance to it as a share of the range, and golden section comes to 1e-14. Larger takes
/// a sharp resonance of the coefficients for a pole; smaller misses poles of high order less than simple ones, and all of them below 1e-13.
pub(crate) const POLE: f64 = 1e-9;

/// Share of a parameter's range by which a study ends beside a value without a linear system: no plot shows it. Larger hides what happens beside it; smaller makes the last values the
/// largest of all, beside which others are nothing.
pub(crate) const ASIDE: f64 = 1e-6;

/// Values without a linear system, a count, at which a study may still fail after gaps were looked for: each is looked around anew. More of them are no gaps but noise.
pub(crate) const FOUND_LATER: usize = 8;

/// Ways in which numbers are shaken on each side: with fewer, two roundings may by chance be alike.
pub(crate) const SIDELONG: u64 = 3;

/// Values of a parameter at which modes are looked at, at most, and motions for the coordinates that serve. More follow faster changes of shapes and take longer.
pub(crate) const FOLLOWED: usize = 600;

/// States up to which distances and fewest sets are searched, which takes seconds beyond: singular values at hundreds of places each.
pub(crate) const SEARCHED: usize = 48;

/// Ranges of frequency responses and steps, in pure numbers: more or longer is more than a plot shows, less leaves corners or ends early.
pub(crate) mod responses {
    /// Frequencies in equal steps, for each decade.
    pub(crate) const A_DECADE: f64 = 80.0;
    /// Decades at most: what is farther apart is not one plot.
    pub(crate) const DECADES: f64 = 12.0;
    /// Distance from a resonance from which on frequencies are closer, a share of it: some equal steps.
    pub(crate) const FASTER: f64 = 0.05;
    /// Distance from a pole or zero on the imaginary axis within which there is no frequency, a share of it: less than the closest of those around
    /// it are away. Larger leaves a gap, smaller takes what rounding leaves of infinity and of zero.
    pub(crate) const EXTREME: f64 = 1e-6;
    /// Instants of a step at least.
    pub(crate) const FEWEST: f64 = 400.0;
    /// Instants of a step at most.
    pub(crate) const MOST: f64 = 4000.0;
    /// Instants in a period of the fastest mode.
    pub(crate) const A_PERIOD: f64 = 24.0;
    /// Time constants after which nothing is left to see.
    pub(crate) const SETTLED: f64 = 5.0;
    /// Periods of what hardly decays.
    pub(crate) const PERIODS: f64 = 8.0;
    /// Time constants of what grows: by e³.
    pub(crate) const GROWN: f64 = 3.0;
    /// Uncertainties of an eigenvalue within which it is zero, as in `dalembert_linear::tolerances::SCATTER`.
    pub(crate) const DECIDED: f64 = 64.0;
}
