//! Every threshold of this crate: what it is compared with, where it comes from, what breaks if it moves.
//!
//! All are pure numbers. Rows count at unit length in the mass metric and M at unit diagonal, so that no unit, no size of a row and no
//! size of the masses matters.

/// Relative thresholds of every rank and consistency decision.
///
/// Rows are first scaled to unit length in the mass metric, ‖(A L⁻*)ᵢ, √Rᵢ‖ = 1 with M = L L*, so that units and the
/// size of a row do not matter. Then
///
/// - a pivot (column-pivoted QR diagonal) or singular value counts as zero when it is at most `rank` × the largest one;
/// - a pivot of M, scaled to unit diagonal, counts as zero when it is at most `mass`;
/// - dependent rows n*A = 0 (‖n‖∞ = 1) contradict each other when |n*b| > `consistency` × (max |b| + ‖a‖₂) + `floor`,
///   with b in scaled rows and a = L*α.
///
/// The decision is made once, for all methods, by `Settled`: methods are told the ranks of rows, of levels and of the inertia on
/// what rows leave free.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tolerance {
    /// Rank of the rows, relative to the largest singular value. Default 1e-9: between the rounding of differentiated
    /// equations at a projected state (1e-13) and what mechanisms that were measured mean. Rows of numbers mean what they say: [`Tolerance::finer`].
    pub rank: f64,
    /// Rank of M, relative to its own diagonal. Default 1e-13.
    pub mass: f64,
    /// Contradiction of dependent rows, relative to the accelerations. Default 1e-8.
    pub consistency: f64,
    /// Absolute part of the contradiction test, in units of scaled rows. Default 0.
    pub floor: f64,
}

impl Tolerance {
    /// The same where small pivots are those of the equations: in balanced scales, and of rows that are known to the last digit.
    #[must_use]
    pub fn finer(&self) -> Self {
        Self { rank: (BALANCED * self.rank).max(BALANCED * Self::default().rank), ..*self }
    }

    /// The same in the metric of a mass matrix, where rows are rounded as often as they are long beside what is left: with the least pivot of M as a share of its diagonal.
    #[must_use]
    pub fn in_metric(&self, least_pivot: f64) -> Self {
        Self { rank: self.rank.max((OPERATIONS / least_pivot.sqrt()).min(Self::default().rank)), ..*self }
    }
}

impl Default for Tolerance {
    fn default() -> Self {
        Self { rank: 1e-9, mass: MASSLESS, consistency: 1e-8, floor: 0.0 }
    }
}

/// Rounding of a few operations: 64 units in the last place. Larger: weak rows are dropped; smaller: rounding of redundant rows is divided by.
pub const OPERATIONS: f64 = 64.0 * f64::EPSILON;

/// A pivot of M at most this share of the diagonal that it came from is what rounding leaves of none: some hundred roundings of
/// 1e-16. Larger, and light parts on heavy ones count as massless; smaller, and a point mass on a ball joint has three inertias.
pub const MASSLESS: f64 = 1e-13;

/// Pivots of M that plain Cholesky leaves below this share of the diagonal are looked at again with pivoting: without it a small pivot
/// says little about the rank. Larger costs time, smaller misses singular M.
pub const PLAIN_PIVOT: f64 = 1e-6;

/// Entries below this share of the largest one are not in the support of a null vector: the rounding of a null vector is 1e-16 over
/// the gap of the rank decision, at least [`Tolerance::rank`].
pub const SUPPORT: f64 = 1e-7;

/// Rows that depend on each other in the mass metric have to do so as they are written, up to this share of their largest entry or so
/// many of [`Tolerance::rank`], whichever is more. Else light masses hide them from each other: M's entries differ by more than
/// (`WRITTEN`/`rank`)² = 1e6. Smaller refuses rows that rounding parted, larger answers with rows that do not hold.
pub const WRITTEN: f64 = 1e-6;

/// An equation is met when its terms cancel to this share of their sizes. The accuracy that all answers keep; below 1e-9 rows next to
/// the rank tolerance could not be solved.
pub const MET: f64 = 1e-7;

/// Answers are refined until their equations are met to this share: some hundred roundings.
pub const FINE: f64 = 1e-13;

/// Equations whose terms are this small beside the largest accelerations and forces, in the mass metric, say nothing: all of them
/// are rounding, as between locked parts. Larger, and rows between light parts go unchecked.
pub const NOTHING: f64 = 1e-12;

/// Binary digits: entries with so many less than the largest of their column count as none where scales of massless variables are looked for: what is left of functions that all but vanish,
/// such as sin⁵ t at the start of a run, says nothing of sizes. Fewer, and rows in other units, of nine digits up and nine down, lose their scale; more, and digits are lost that no
/// refinement brings back.
pub const FAINT: u64 = 71;

/// Scales of massless variables beyond this are none, nor are entries in them below its reciprocal: numbers end some 10⁷ farther, and products with the scales of
/// others have to find room there.
pub const LARGEST: f64 = 1e301;
/// Columns, a count, up to which dense matrices are made: for what the sparse solver refuses, whose dense counterpart weighs rows together, and for all that is told of single
/// states. Larger, and a state takes minutes; smaller, and answers of models that a person still reads are less exact than they could be.
pub const DENSE_LIMIT: usize = 256;
/// Steps in which rows and columns are balanced, a count: each brings scales nearer to the right ones by a factor of two or more where they are off by orders of magnitude. Fewer, and rows and
/// columns in units that differ by many digits are not balanced yet; more, and nothing changes any more.
pub const BALANCINGS: usize = 48;
/// They end where no scale changes by this share any more: orders of magnitude are asked for. Larger, and scales that still move far, little by little, are left; smaller costs steps.
pub const SETTLED: f64 = 0.1;
/// In balanced scales, and of rows of numbers, small pivots are those of the equations: this share of [`Tolerance::rank`] counts as zero, some thousand roundings. Larger refuses groups of many nodes
/// that one weak link holds, 1e8 weaker than those within; smaller answers with fewer than four digits.
pub const BALANCED: f64 = 1e-3;
/// Pivots of massless columns smaller than this beside rows of unit length, in single states and in sparse systems without any inertia: scales are balanced, since answers are judged by their largest terms.
/// Smaller, and what is small in wrong scales has no digits; larger, and nets are factored twice in which nothing is weak.
pub const WEAK: f64 = 1e-3;

/// A method whose answer moves by more than this share when it is refined has no answer.
pub const MOVED: f64 = 1e-3;

/// Steps of iterative refinement: each gains 16 digits less those of the condition.
pub const REFINEMENTS: usize = 3;

/// Binary digits that a step of refinement has to gain, of some fifty, for another one. Smaller: steps for little; larger: digits are left where rows are nearly dependent.
pub const GAINED: f64 = 8.0;

/// A sparse factorization with smaller pivots than this beside rows of unit length has its solutions checked and refined.
pub const SAFE_PIVOT: f64 = 1e-2;
/// The same for larger multipliers than this in the elimination of columns.
pub const SAFE_GROWTH: f64 = 16.0;
/// The same for pivots of M smaller than this.
pub const SAFE_MASS: f64 = 1e-3;
/// The same for columns that carry more than this, a ratio of inertias, when they are eliminated: digits were lost all the way that it grew on. Smaller checks long chains that move
/// in unison.
pub const SAFE_CARRIED: f64 = 1.0 / (THRESHOLD * THRESHOLD);
/// A sparse pivot must be this large beside every entry of its row and column; smaller keeps fronts small, larger keeps digits.
pub const THRESHOLD: f64 = 1.0 / 64.0;
/// The same where more columns wait in a front than it has by itself. Its square times rounding is lost, and refined: smaller loses all
/// digits, larger lets columns of long strings wait for the last front, which takes the cube of their number.
pub const CROWDED_THRESHOLD: f64 = 1e-5;
/// Entries this small beside the rest of their row are what elimination leaves of none.
pub const ROUNDING: f64 = 1e-14;

/// A pivot is preferred to an earlier one if it is larger by more than this share: equal ones differ by rounding of sums, 1e-16 times
/// the number of terms. Smaller, and rounding chooses among repeated rows; larger, and pivots are not the largest.
pub const TIE: f64 = 1e-12;

/// A matrix is symmetric, or Hermitian, up to this share of its entries: ten digits, as numbers pass through files. Smaller refuses
/// matrices that were written and read; larger answers for one half of a matrix that is meant as it is.
pub const ASYMMETRY: f64 = 1e-10;

/// Sparse solutions are refined until their componentwise backward error, a ratio, is no more than this or no longer halves: rounding
/// of sums of some dozen terms. Smaller costs steps that gain nothing, larger leaves digits behind. Above [`MET`] there is no answer.
pub const BACKWARD_ERROR: f64 = 64.0 * f64::EPSILON;
/// Steps of that refinement: one is enough unless the factorization is useless, and the others find out.
pub const SPARSE_REFINEMENTS: usize = 4;
/// Sums far below the largest one count as this share of it. Smaller, and the rounding of what cancels counts as an error; larger, and
/// equations between light parts are not refined.
pub const SMALL_SUM: f64 = 1e-4;

/// Variables, a count, from which on the method by blocks is chosen. Smaller, and its lists cost more than the blocks save; larger, and
/// dense factorizations cost n³.
pub const HIERARCHICAL: usize = 48;

/// Bytes that the dense matrices of one problem may take together, 2 GiB: some seven thousand columns. Their factorization takes
/// minutes then; with twice as much it would be a quarter of an hour, with half as much models that work today would be refused.
pub const MOST_BYTES: usize = 2 << 30;
