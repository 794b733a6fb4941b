//! Constrained accelerations of large systems: work grows with the number of loops, and one symbolic analysis serves all
//! states.
//!
//! | symbol | identifier | shape | meaning |
//! |---|---|---|---|
//! | M, A | `mass`, `rows` | n×n, m×n | mass (positive semidefinite) and constraint rows, sparse |
//! | C, D | `column_scale`, `row_scale` | n, m | diagonal powers of two; everything below is in scaled units |
//! | α, λ, f, b | `alpha`, … | n, m | M α = f + Aᵀλ, A α = b |
//!
//! ```text
//!     order the columns by minimum degree on the graph of M and AᵀA                        `order.rs`                (1)
//!     a front for columns eliminated together, small ones merged; a row enters with its first column   `tree.rs`     (2)
//!     in each front, choose an entry aᵣⱼ by size, and by what hangs on column j: row r gives αⱼ, and M ← Zᵀ M Z on the other columns  `front.rs`     (3)
//!     own columns that no row needs are eliminated by Cholesky; rows of which nothing is left are dependent          (4)
//! ```
//!
//! So this is the null-space method, front by front. Only (3) and (4) see numbers, and they look again at every
//! factorization: a loop at its dead centre takes another column, one that loses rank hands its row on.
//! The rank of A is told from A itself, as [`StepSolver`](crate::step::StepSolver) does, not from A M⁻¹ Aᵀ.
//!
//! Cost: for loops over a few columns each, and M sparse by the branches of a tree, proportional to the number of
//! loops ([`SparseStep::multiplications`]). A row with k columns makes a clique of k columns, so long rows cost k³: such a
//! row is better written with a column of its own for each partial sum.
//!
//! Columns without inertia that as many rows tell, such as nodes of a circuit without capacitance, are no matter of (1)–(4): they follow
//! from the others, and their rows push nothing (`told.rs`).
//!
//! **M as a product.** Where M has few zeros because motions add up, as along a chain of bodies, it is given as what it is made of:
//!
//! ```text
//!     M = M₀ + Wᵀ N W,   w = W α told one by one:  wⱼ = Σ dⱼₖ xₖ,  xₖ columns or sums before it                       (5)
//! ```
//!
//! The sums w are columns of the elimination that no row holds, and each goes before what it is a sum of: fronts meet M where it is made,
//! and the entries of it that are wanted no more are never there. With the twists of bodies for w this is the articulated-body sweep, loops
//! included ([`Analysis::with_sums`]).
//!
//! **Soft rows.** A α + R λ = b is a hard row with a column of its own: A α + √R w = b, where w has unit mass and f = 0.
//!
//! ```
//! use dalembert_enforce::sparse::SparseStep;
//! use dalembert_enforce::step::StepStatus;
//!
//! // Three masses on a line, neighbours tied together, the second tie said twice.
//! let mass = [(0, 0), (1, 1), (2, 2)];
//! let rows = [vec![0, 1], vec![1, 2], vec![1, 2]];
//! let mut solver = SparseStep::new(3, &mass, &rows);
//! solver.factor(&[1.0, 2.0, 3.0], &[1.0, -1.0, 1.0, -1.0, 2.0, -2.0]);
//! let (mut alpha, mut lambda) = ([0.0; 3], [0.0; 3]);
//! let status = solver.solve(&[12.0, 0.0, 0.0], &[0.0; 3], &mut alpha, &mut lambda);
//! assert_eq!(status, StepStatus::RowsDependent { rank: 2 });
//! assert!(alpha.iter().all(|a| (a - 2.0).abs() < 1e-14));
//! ```

mod front;
mod fronts;
mod numeric;
mod order;
mod residual;
mod scale;
mod single;
mod substitute;
mod told;
mod tree;

use std::sync::{Arc, OnceLock};

pub use order::{Clique, least_work, minimum_degree};

use fronts::Fronts;
pub use numeric::Values;
use single::Single;
use told::{Parted, Split};
use tree::{Columns, Tree};

use crate::step::StepStatus;
use crate::tolerances::Tolerance;

/// The symbolic part of a factorization: order, fronts and places, told from where entries stand. Any number of solvers shares one.
#[derive(Clone, Debug)]
pub struct Analysis {
    tree: OnceLock<Arc<Tree>>,
    split: Option<Arc<Split>>,
    /// Entries of M and columns of the rows, where the tree is made when it is asked for.
    mass: Vec<(usize, usize)>,
    rows: Vec<Vec<usize>>,
    sums: Vec<Vec<usize>>,
    has_sums: bool,
    n: usize,
    m: usize,
}

impl Analysis {
    /// For n columns, M with these entries (row, column) and rows with these columns, as [`SparseStep::new`].
    ///
    /// # Panics
    /// If a column is n or more.
    pub fn new(n: usize, mass: &[(usize, usize)], rows: &[Vec<usize>]) -> Self {
        Self::with_sums(n, &[], mass, rows)
    }

    /// The same for M given as a product, (5) of this module: the columns of each sum, sums being numbered from n on; entries of M₀ and of N
    /// as those of M.
    ///
    /// # Panics
    /// If a row holds a column that is n or more, an entry one that is none, or a sum one that does not come before it.
    pub fn with_sums(n: usize, sums: &[Vec<usize>], mass: &[(usize, usize)], rows: &[Vec<usize>]) -> Self {
        assert!(mass.iter().all(|&(i, j)| i.max(j) < n + sums.len()), "columns of M");
        assert!(rows.iter().flatten().all(|&j| j < n), "columns of A");
        assert!((n..).zip(sums).all(|(sum, of)| of.iter().all(|&j| j < sum)), "columns of sums");
        let (m, columns) = (rows.len(), Columns { n, sums });
        let has_sums = !sums.is_empty();
        let is_small = Single::suits(n, m) && !has_sums;
        let split = if is_small { None } else { Split::of(columns, mass, rows).map(Arc::new) };
        if split.is_some() {
            let (mass, rows, sums) = (mass.to_vec(), rows.to_vec(), sums.to_vec());
            return Self { tree: OnceLock::new(), split, mass, rows, sums, has_sums, n, m };
        }
        let tree = OnceLock::from(Arc::new(Tree::new(columns, mass, rows)));
        Self { tree, split, mass: Vec::new(), rows: Vec::new(), sums: Vec::new(), has_sums, n, m }
    }

    /// Whether it is so few columns and rows that they make one front.
    pub fn is_small(&self) -> bool {
        Single::suits(self.n, self.m) && !self.has_sums
    }

    /// Whether M is given as a product.
    pub fn has_sums(&self) -> bool {
        self.has_sums
    }

    /// Operations to factor and to solve once where rows are independent, with what it costs to visit a front.
    pub fn work(&self) -> usize {
        match &self.split {
            Some(split) => split.work(),
            None if self.is_small() => Single::expected_work(self.n, self.m),
            None => self.tree().work(),
        }
    }

    /// That of all columns and rows.
    fn tree(&self) -> &Arc<Tree> {
        let columns = Columns { n: self.n, sums: &self.sums };
        self.tree.get_or_init(|| Arc::new(Tree::new(columns, &self.mass, &self.rows)))
    }

    fn whole(&self, tolerance: Tolerance) -> Fronts {
        Fronts::of(self.tree(), (self.n, self.m), tolerance)
    }
}

/// Factors sparse (M, A) and answers for any number of right-hand sides.
///
/// Room is made once, for twice what the structure asks for. Only a state in which more columns have to wait or more rows
/// are handed on than that (many loops near their dead centres at once, redundant rows far off the constraints) allocates,
/// or in which rows repeat each other that should tell columns without inertia; and the room stays.
///
/// The statuses are those of [`StepSolver`](crate::step::StepSolver), with these differences:
///
/// | status | here |
/// |---|---|
/// | `RowsDependent` | λ of the dropped rows is 0; the others are a solution, not the one of least norm |
/// | `InertiaSingular` | said where a column has no inertia at all; other singular M look regular |
/// | `AccelerationsNotUnique` | nothing is solved, α and λ are NaN: ask the dense solver. Also where an answer failed its check |
/// | `Inconsistent` | the rows kept hold exactly, those dropped do not; no compromise |
/// | `IndefiniteMass` | found where the diagonal or what the rows leave free shows it; else it goes unnoticed |
#[derive(Clone, Debug)]
pub struct SparseStep {
    form: Form,
}

#[derive(Clone, Debug)]
enum Form {
    Whole(Box<Fronts>),
    Parted(Box<Parted>),
}

/// The same of the fronts of all columns and of those in parts.
macro_rules! either {
    ($this:expr, $form:ident => $what:expr) => {
        match $this {
            Form::Whole($form) => $what,
            Form::Parted($form) => $what,
        }
    };
}

impl SparseStep {
    /// A solver for n columns, M with these entries (row, column) and rows with these columns, with the default
    /// [`Tolerance`].
    ///
    /// Of each pair of symmetric entries of M one is given, diagonal entries included; columns without a diagonal entry
    /// have no inertia. Entries that are only sometimes nonzero must be named. All numbering is free; columns numbered
    /// along the branches of the tree give the best order among equals.
    ///
    /// # Panics
    /// If a column is n or more.
    pub fn new(n: usize, mass: &[(usize, usize)], rows: &[Vec<usize>]) -> Self {
        Self::with_tolerance(n, mass, rows, Tolerance::default())
    }

    /// As [`Self::new`].
    ///
    /// # Panics
    /// If a column is n or more.
    pub fn with_tolerance(n: usize, mass: &[(usize, usize)], rows: &[Vec<usize>], tolerance: Tolerance) -> Self {
        Self::of(&Analysis::new(n, mass, rows), tolerance)
    }

    /// A solver with the symbolic part done.
    pub fn of(analysis: &Analysis, tolerance: Tolerance) -> Self {
        let form = match &analysis.split {
            Some(split) => Form::Parted(Box::new(Parted::of(analysis, split, tolerance))),
            None => Form::Whole(Box::new(analysis.whole(tolerance))),
        };
        Self { form }
    }

    /// Drops the rows that the last factorization dropped in all that follow, whatever their values; or decides by the
    /// tolerance again.
    ///
    /// An integrator's stages lie slightly off the constraints, where a row that is redundant on them looks independent
    /// with a tiny pivot and makes α jump. Hold the choice made at the last projected state to stay on its answer.
    pub fn hold_dependent_rows(&mut self, hold: bool) {
        either!(&mut self.form, form => form.hold_dependent_rows(hold));
    }

    /// Rows that are dropped in all factorizations, one mark each; empty where the tolerance decides.
    pub fn held_rows(&self) -> &[bool] {
        either!(&self.form, form => form.held_rows())
    }

    /// Drops the rows marked in all factorizations, as [`Self::held_rows`] gave them.
    ///
    /// # Panics
    /// If there are marks, and not one for each row.
    pub fn drop_rows(&mut self, held: &[bool]) {
        either!(&mut self.form, form => form.drop_rows(held));
    }

    /// Factors M and A, given by their values in the order of the entries and rows that the solver was made for.
    ///
    /// # Panics
    /// If a slice has another length.
    pub fn factor(&mut self, mass: &[f64], rows: &[f64]) -> StepStatus {
        self.factor_with_sums(Values { mass, rows, ..Values::default() })
    }

    /// The same where M is given as a product.
    ///
    /// # Panics
    /// If a slice has another length.
    pub fn factor_with_sums(&mut self, values: Values<'_>) -> StepStatus {
        either!(&mut self.form, form => form.factor(values))
    }

    /// Solves M α = f + Aᵀλ, A α = b for the factored (M, A).
    ///
    /// Projection of a correction onto the constraints in the mass metric is `f = 0`, `b = −residual`.
    /// Returns the status of this right-hand side: that of the factorization, or [`StepStatus::Inconsistent`]. Where small
    /// pivots, large multipliers or their product along a chain make the factorization suspect, the answer is checked against M and A, and refined.
    ///
    /// # Panics
    /// If a slice has another length than n (f, α) or m (b, λ).
    pub fn solve(&mut self, f: &[f64], b: &[f64], alpha: &mut [f64], lambda: &mut [f64]) -> StepStatus {
        either!(&mut self.form, form => form.solve(f, b, alpha, lambda))
    }

    /// Status of the last factorization.
    pub fn status(&self) -> StepStatus {
        either!(&self.form, form => form.status())
    }

    /// Rank of the rows.
    pub fn rank(&self) -> usize {
        either!(&self.form, form => form.rank())
    }

    /// Rows that depend on the others, in no order; the choice among a dependent group is arbitrary.
    pub fn dependent_rows(&self) -> &[usize] {
        either!(&self.form, form => form.dependent_rows())
    }

    /// Whether a dropped row has entries, so that the multipliers are not determined; those of rows of zeros act on nothing.
    pub fn drops_entries(&self) -> bool {
        either!(&self.form, form => form.drops_entries())
    }

    /// Dimension of ker M ∩ ker A, as far as it was met.
    pub fn free_directions(&self) -> usize {
        either!(&self.form, form => form.free_directions())
    }

    /// Smallest pivot that a row was kept for, of rows at unit length.
    pub fn smallest_pivot(&self) -> f64 {
        either!(&self.form, form => form.smallest_pivot())
    }

    /// Lengths of the rows factored, with M's diagonal for the metric; columns without inertia count at their scale.
    pub fn row_lengths(&self) -> impl ExactSizeIterator<Item = f64> + '_ {
        let m = either!(&self.form, form => form.rows());
        (0..m).map(move |row| either!(&self.form, form => form.row_length(row)))
    }

    /// Smallest pivot kept over the largest entry of a dropped row, or over the threshold if that is larger.
    pub fn gap(&self) -> f64 {
        either!(&self.form, form => form.gap())
    }

    /// By how much dropped rows contradicted the others in the last solution, relative to the accelerations. As
    /// [`StepSolver::inconsistency`](crate::step::StepSolver::inconsistency), with M's diagonal for the size of α.
    pub fn inconsistency(&self) -> f64 {
        either!(&self.form, form => form.inconsistency())
    }

    /// Backward error of the last solution, the largest over the equations: residual over the sum of its terms' sizes.
    /// 0 where the factorization left no reason to look.
    pub fn backward_error(&self) -> f64 {
        either!(&self.form, form => form.backward_error())
    }

    /// Numbers that the last factorization stored.
    pub fn stored(&self) -> usize {
        either!(&self.form, form => form.stored())
    }

    /// Multiplications of the last factorization, to leading order in each front.
    pub fn multiplications(&self) -> usize {
        either!(&self.form, form => form.multiplications())
    }
}
