//! Every threshold of this crate: what it is compared with, where it comes from, what breaks if it moves.
//!
//! All are pure numbers. Matrices are compared after their rows and columns were scaled so that their entries are near one
//! (`natural.rs`), so that no unit of a state, an input, an output or of time matters.

/// A singular value of an equilibrated [sI − A, B], whose entries are one on the average, counts as zero up to here. Linearized equations
/// carry errors of some 1e-14 of their entries; below them ranks are invented. Above 1e-9 ranks that stiff systems have are lost:
/// the harmonic drive with a stiff damper keeps 1e-8.
pub const RANK: f64 = 1e-11;

/// Rounding of a singular value, or of an entry, beside the largest entry; of distances of pairs whose norm is one.
pub const ROUNDING: f64 = 16.0 * f64::EPSILON;

/// A null vector is real when the imaginary part that is left after its largest component was turned to one is no more than this: the
/// root of rounding, to which nearly double real eigenvalues are scattered.
pub const REAL: f64 = 1.5e-8;

/// What rounding leaves of zeros, as a share of the terms it came from, of the largest entry of a matrix in natural units, or of the
/// largest component of a null vector, and by what it parts distances of pairs whose norm is one, whose matrices have it too, or subspaces (the square of a sine): some hundred roundings. Smaller, and rounding chooses the scales of a matrix; larger, and weak
/// couplings have no say in them.
pub const NOISE: f64 = 1e-13;

/// Components of a null vector of an equilibrated matrix below this share of its largest one are zero: rounding of a null vector is
/// 1e-16 over the gap of the rank decision. Larger cuts off weights that are there, smaller prints rounding as a direction.
pub const WEIGHT: f64 = 1e-10;

/// Two computed eigenvalues are one when they are nearer than this many of their own uncertainties ε‖A‖κ, κ the eigenvalue's condition.
/// A Jordan block of size k scatters its eigenvalue over ε^{1/k}, and κ grows with it. Smaller tears such blocks apart; if larger
/// joins strangers, the pencil at their mean has full rank and they are parted again.
pub const SCATTER: f64 = 64.0;

/// By what weak links within a Jordan block rounding counts more than beside its norm, a ratio. Larger joins strangers, smaller tears blocks apart.
pub const LINKS: f64 = 1e2;

/// No eigenvalue is less certain than this share of ‖A‖; a block of size 6 is scattered that far.
pub const WORST_SCATTER: f64 = 1e-2;

/// Eigenvalues that several eigenvalues are lost at are grouped when this near, relative to their modulus, if the pencil at the
/// mean has lost its rank too. A lost Jordan block of size 3 is scattered by ε^{1/3} = 6e-6.
pub const GROUPED: f64 = 1e-3;

/// Share of an eigenvalue by which others are the same one where none is defective: some hundred roundings. Larger passes losses by, smaller looks at the same place again.
pub const SAME: f64 = 1e-13;

/// A place that was found belongs to another eigenvalue if it is so much nearer to that than to the one where the search began, a ratio: those that one Jordan block scatters are about as far from it
/// each. Larger leaves what was found to others that do not find it, smaller takes others' for its own.
pub const NEARER: f64 = 0.1;

/// The refinement of an eigenvalue goes on while the singular value shrinks by this factor: quadratic convergence does much better, a
/// value that only creeps is on its way to a minimum above zero.
pub const SHRINKING: f64 = 0.9;

/// Steps of the refinement of an eigenvalue; quadratic convergence needs five, the half-lives of lost Jordan blocks forty. Orthogonal iteration for its subspace takes some, for eigenvalues are much nearer to each other where they
/// are one than to others.
pub const REFINEMENTS: usize = 60;

/// A bracket of a distance is narrow enough when its lower end is this share of its upper one. Nearer to 1 costs evaluations
/// in inverse proportion to the root of what is missing.
pub const BRACKET: f64 = 0.99;

/// Evaluations (one singular value decomposition each) that a certificate of a distance may take; what is proved until then is the answer.
pub const CERTIFICATE: usize = 20_000;

/// Up to this n²(n + m), the cost of one of them, all of [`CERTIFICATE`] may be spent: some seconds; beyond it in inverse proportion.
pub const FULL_BUDGET: usize = 16_000;

/// Evaluations of a coarse look at the plane.
pub const COARSE: usize = 48;

/// The smallest distance that means anything: rounding of a singular value decomposition beside a norm of one, per dimension.
pub const DISTANCE_FLOOR: f64 = 4.0 * f64::EPSILON;

/// Steps of a descent before others are tried: most are at the bottom then.
pub const DESCENT: usize = 12;

/// Lowest places of descents from which it is gone on until f stands still.
pub const FINISHED: usize = 2;

/// Steps there: Newton's method takes ten, a flat bottom, where minima meet, hundreds.
pub const STEPS: usize = 200;

/// Sets of candidates that a search for the fewest may look at; more are not looked at, and the answer says so.
pub const SETS: usize = 20_000;

/// Sets times the cube of the states, beyond which no more are looked at: a tenth of a second.
pub const GLANCES_WORK: usize = 8_000_000;

/// Sets that are looked at however many states there are: all pairs of sixty candidates.
pub const FEWEST_SETS: usize = 2_000;

/// Closer looks (the verdict on a set, and at each eigenvalue that is not clear some ten singular value decompositions) times the cube of the states,
/// beyond which no more sets are looked at closely: a tenth of a second.
pub const LOOKS_WORK: usize = 1_600_000;

/// Closer looks however many states there are: some sets at each of some dozen eigenvalues.
pub const FEWEST_LOOKS: usize = 100;

/// Share of a margin below which a distance is rounding: distances are found to 1e-16, margins are 1e-3 or so. Larger, and places near a loss are the loss;
/// smaller, and rounding beside a loss is taken for it.
pub const LOST: f64 = 1e-9;

/// Share of the way on which a distance is under [`LOST`] of its margin by which the place where it is zero may be off: some ten roundings of distances beside a
/// billionth of a margin of 1e-3. Larger takes round numbers for places that are others, smaller leaves rounding at those that are round.
pub const UNTOLD: f64 = 1e-2;

/// By what chance a fraction as round as one that is told for a place, or that an entry of a matrix is read as, may lie that near to any other number. Larger tells others' places by round numbers and
/// takes numbers of many digits for quotients that they are not, each for another, so that rows no longer cancel; smaller tells round places with rounding. At this a
/// quotient of numbers of five digits is one.
pub const COINCIDENCE: f64 = 1e-3;

/// A parameter is searched to this share of the larger end of its interval: some dozen roundings.
pub const PARAMETER: f64 = 1e-14;

/// A pivot of M at most this share of the diagonal that it came from is what rounding leaves of none: some hundred roundings.
/// Larger, and light parts on heavy ones count as massless; smaller, and rounding counts as mass.
pub const MASSLESS: f64 = 1e-13;

/// Where sets of candidates span a left kernel with a singular value above this share the verdict takes little work. Larger, and fewer sets are looked at.
pub const CLEARLY_SPANNED: f64 = 1e-4;

/// What inputs do to a mode, as a share of what they do at all, both in natural units, above which it is not looked at closely: far above [`RANK`], whatever scales that is judged in. Larger, and
/// more are looked at closely.
pub const CLEARLY_REACHED: f64 = 1e-6;

/// States above which eigenvectors of the whole matrix are shapes as they are: one by one, each from an equilibrated matrix of its own, they take the fourth power of this; nor are zeros looked at one by one.
pub const LARGE: usize = 48;

/// What these may be off by, of length one: more digits than anybody looks at. Larger shows rounding; smaller takes longer.
pub const TOLD: f64 = 1e-8;

/// That share over what eigenvectors are off by at first order. Larger, and more are looked at closely.
pub const SURELY: f64 = 1e3;

/// Singular values of matrices with up to so many rows are found by Jacobi's rotations, which are as quick there and more exact.
pub const JACOBI: usize = 32;

/// Columns are orthogonal when the cosine between them is this small: rounding of a sum of some dozen products. Smaller, and rotations
/// go on for ever.
pub const ORTHOGONAL: f64 = 8.0 * f64::EPSILON;

/// Sweeps of Jacobi's rotations, which converge quadratically; ten are many. What is left after so many is rounding.
pub const SWEEPS: usize = 60;

/// A descent ends when it gains less than this share: some roundings.
pub const STANDSTILL: f64 = 1e-15;

/// The same where sets are only put in order by their distance: more digits than anybody compares.
pub const ENOUGH_TO_RANK: f64 = 1e-4;

/// The choice of scales ends when the gradient is this share of the first one: scales are then known to ten digits, more than any verdict
/// needs, and distances do not feel the rest. Rounding of the sums is some 1e-15.
pub const FITTED: f64 = 1e-13;

/// As [`RESIDUAL`] and [`SINGULAR`], for singular values of places between which a search with [`ENOUGH_TO_RANK`] chooses: some digits more than that.
/// Smaller takes more steps, larger misleads the steps of descents.
pub const ROUGH: f64 = 1e-6;

/// Sufficient sets that are ranked by their distance, which takes hundreds of singular value decompositions each.
pub const RANKED: usize = 200;

/// Sets ranked times the cube of the states, beyond which no more are: tenths of a second.
pub const RANKED_WORK: usize = 25_000;

/// Sets that are ranked however many states there are: those that a reader looks at.
pub const RANKED_AT_LEAST: usize = 6;

/// Eigenvalues from which a distance is searched: those where the singular value is least already.
pub const STARTS: usize = 6;

/// Up to this ‖X‖₁ Padé's approximant of degree 13 is e^X to rounding, by the error analysis of Higham's paper (θ₁₃ of its table 2.3).
pub const PADE_RADIUS: f64 = 5.371_920_351_148_152;

/// A mode goes on as another sample's mode when their likeness, 1 for the same and 0 for a strange one, is above this: two of two
/// cannot both be alike to three quarters. Nearer to 1 divides steps more often than is needed, under a half names are mixed up.
pub const FOLLOWED: f64 = 0.75;

/// Likenesses of modes, and eigenvalues relative to their size, are the same when they differ by less: larger lets the nearer eigenvalue
/// overrule the shape, smaller lets rounding choose between modes that are equally alike.
pub const APART: f64 = 0.05;

/// The narrowest step of a parameter in following modes, as a share of its interval: 40 halvings. Modes that turn back from each other
/// within less are said to cross.
pub const NARROWEST: f64 = 1e-12;

/// The narrowest step where two real eigenvalues become a conjugate pair: no plot shows more.
pub const MEETING: f64 = 1e-4;

/// Share of a parameter's interval that is left out at an end where eigenvalues meet: no plot shows it.
pub const STEPPED_OVER: f64 = 1e-6;

/// Eigenvalues of crossing modes nearer than so many uncertainties meet: as [`SCATTER`].
pub const UNCERTAIN: f64 = SCATTER;

/// Share of a step of a parameter at which it is divided, the golden section: not the middle, where what is symmetric meets.
pub const UNEVEN: f64 = 0.381_966_011_250_105_1;

/// A search for the least singular value ends when what is left of the equation for 1/σ² is this share of it. Of values that lie nearer to each other than that any
/// mixture is taken, so that larger loses digits of them; smaller never ends before all vectors are there, since rounding is larger.
pub const RESIDUAL: f64 = 1e-12;

/// A vector is singular when the bounds of its singular value from below and above differ by no more than this share, and rounding: errors of the vector
/// are its root. Smaller and rounding of sums denies it, larger and vectors that others are mixed with pass.
pub const SINGULAR: f64 = 1e-10;

/// Rows and columns are of one length when no factor is larger: another norm by a few parts in a hundred changes no rounding.
pub const BALANCED: f64 = 1.02;

/// Rounds in which they are brought there; ten are many.
pub const BALANCINGS: usize = 50;

/// States, inputs and outputs up to which a system of fractions is judged without rounding: a tenth of a second for all that is asked of it. Twelve take four times as long,
/// for numerators of common divisors grow with the cube.
pub const FRACTION_STATES: usize = 8;

/// The same for zeros of as many inputs as outputs, which determinants alone tell: some milliseconds a channel. More take as many times as long as the fifth power of their ratio; fewer, and zeros far beyond the
/// frequencies of a train of masses are lost in rounding.
pub const FRACTION_ZEROS: usize = 12;

/// What operations may have made of an entry that is a fraction, as a share of it: a quotient of sums. Larger, and quotients of four digits are none any more; smaller, and what was rounded twice is none.
pub const FRACTION_ROUNDING: f64 = 8.0 * f64::EPSILON;

/// Steps in which simple roots are found from eigenvalues of the companion matrix: cubic convergence takes three, roots that lie close some more.
pub const ROOT_STEPS: usize = 60;

/// A step to a root that is this share of it is rounding of the root itself.
pub const LAST_DIGITS: f64 = 4.0 * f64::EPSILON;

/// Places in a row, a count, whose values an interpolated polynomial has told before, after which it is known: another one would pass them by a chance of 2⁻³⁰ each, for each of three. Fewer are enough, too.
pub const CONFIRMED: usize = 4;

/// Primes, a count, by whose residues a polynomial is put together at most: coefficients of a thousand digits.
pub const PRIMES: usize = 240;

/// Places and primes, a count, at which ranks are looked at: the largest is that of nearly all values. Fewer take losses that somebody put there for the rule.
pub const RANKS: usize = 8;

/// Places, a count, at which a family may not exist before it counts as none.
pub const FAILURES: u32 = 64;
