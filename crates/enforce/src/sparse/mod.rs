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
//!     in each front, choose an entry aᵣⱼ by size: row r gives αⱼ, and M ← Zᵀ M Z on the other columns  `front.rs`     (3)
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
mod numeric;
mod order;
mod residual;
mod scale;
mod single;
mod substitute;
mod tree;

use std::sync::Arc;

use numeric::Factors;
use scale::Flaw;
use single::Single;
use substitute::Vectors;
use tree::Tree;

use crate::step::StepStatus::{self, AccelerationsNotUnique, IndefiniteMass, NotFinite};
use crate::tolerances::{SAFE_GROWTH, SAFE_MASS, SAFE_PIVOT, Tolerance};

/// The symbolic part of a factorization: order, fronts and places, told from where entries stand. Any number of solvers shares one.
#[derive(Clone, Debug)]
pub struct Analysis {
    tree: Arc<Tree>,
    n: usize,
    m: usize,
}

impl Analysis {
    /// For n columns, M with these entries (row, column) and rows with these columns, as [`SparseStep::new`].
    ///
    /// # Panics
    /// If a column is n or more.
    pub fn new(n: usize, mass: &[(usize, usize)], rows: &[Vec<usize>]) -> Self {
        assert!(mass.iter().all(|&(i, j)| i < n && j < n), "columns of M");
        assert!(rows.iter().flatten().all(|&j| j < n), "columns of A");
        Self { tree: Arc::new(Tree::new(n, mass, rows)), n, m: rows.len() }
    }

    /// Whether it is so few columns and rows that they make one front.
    pub fn is_small(&self) -> bool {
        Single::suits(self.n, self.m)
    }

    /// Operations to factor and to solve once where rows are independent, with what it costs to visit a front.
    pub fn work(&self) -> usize {
        if self.is_small() { Single::expected_work(self.n, self.m) } else { self.tree.work() }
    }
}

/// Factors sparse (M, A) and answers for any number of right-hand sides.
///
/// Room is made once, for twice what the structure asks for. Only a state in which more columns have to wait or more rows
/// are handed on than that (many loops near their dead centres at once, redundant rows far off the constraints) allocates,
/// and the room stays.
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
    tree: Arc<Tree>,
    n: usize,
    m: usize,
    tolerance: Tolerance,
    factors: Factors,
    held: Vec<bool>,
    /// The values factored.
    mass: Vec<f64>,
    rows: Vec<f64>,
    vectors: Vectors,
    correction: Vectors,
    /// Sizes of the terms of the n + m equations.
    sizes: Vec<f64>,
    status: StepStatus,
    inconsistency: f64,
    backward_error: f64,
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
        let &Analysis { ref tree, n, m } = analysis;
        let tree = Arc::clone(tree);
        let factors = Factors::new(&tree, n, m);
        let size = factors.expected_size();
        Self {
            n,
            m,
            tolerance,
            held: Vec::with_capacity(m),
            mass: vec![0.0; tree.mass_entries.len()],
            rows: vec![0.0; tree.row_column.len()],
            vectors: Vectors::new(n, m, size),
            correction: Vectors::new(n, m, size),
            sizes: vec![0.0; n + m],
            status: if n == 0 && m == 0 { StepStatus::Regular } else { StepStatus::NotFinite },
            inconsistency: 0.0,
            backward_error: 0.0,
            factors,
            tree,
        }
    }

    /// Drops the rows that the last factorization dropped in all that follow, whatever their values; or decides by the
    /// tolerance again.
    ///
    /// An integrator's stages lie slightly off the constraints, where a row that is redundant on them looks independent
    /// with a tiny pivot and makes α jump. Hold the choice made at the last projected state to stay on its answer.
    pub fn hold_dependent_rows(&mut self, hold: bool) {
        self.held.clear();
        if hold {
            self.held.resize(self.m, false);
            self.factors.found.dependent.iter().for_each(|&r| self.held[r] = true);
        }
    }

    /// Rows that are dropped in all factorizations, one mark each; empty where the tolerance decides.
    pub fn held_rows(&self) -> &[bool] {
        &self.held
    }

    /// Drops the rows marked in all factorizations, as [`Self::held_rows`] gave them.
    ///
    /// # Panics
    /// If there are marks, and not one for each row.
    pub fn drop_rows(&mut self, held: &[bool]) {
        assert!(held.is_empty() || held.len() == self.m, "one mark for each row");
        self.held.clear();
        self.held.extend_from_slice(held);
    }

    /// Factors M and A, given by their values in the order of the entries and rows that the solver was made for.
    ///
    /// # Panics
    /// If a slice has another length.
    pub fn factor(&mut self, mass: &[f64], rows: &[f64]) -> StepStatus {
        assert!(mass.len() == self.mass.len() && rows.len() == self.rows.len(), "numbers of values of M and A");
        self.mass.copy_from_slice(mass);
        self.rows.copy_from_slice(rows);
        (self.inconsistency, self.backward_error) = (0.0, 0.0);
        self.status = match self.factors.factor(&self.tree, (mass, rows), &self.tolerance, &self.held) {
            Err(Flaw::NotFinite) => StepStatus::NotFinite,
            Err(Flaw::Indefinite(variable)) => StepStatus::IndefiniteMass { variable },
            Ok(()) => self.judge_factors(),
        };
        self.status
    }

    fn judge_factors(&self) -> StepStatus {
        let found = &self.factors.found;
        match found.negative {
            Some(variable) => StepStatus::IndefiniteMass { variable },
            None if found.free > 0 => StepStatus::AccelerationsNotUnique,
            None if self.factors.massless => StepStatus::InertiaSingular,
            None if found.dependent.is_empty() => StepStatus::Regular,
            None => StepStatus::RowsDependent { rank: self.rank() },
        }
    }

    /// Solves M α = f + Aᵀλ, A α = b for the factored (M, A).
    ///
    /// Projection of a correction onto the constraints in the mass metric is `f = 0`, `b = −residual`.
    /// Returns the status of this right-hand side: that of the factorization, or [`StepStatus::Inconsistent`]. Where small
    /// pivots or large multipliers make the factorization suspect, the answer is checked against M and A, and refined.
    ///
    /// # Panics
    /// If a slice has another length than n (f, α) or m (b, λ).
    pub fn solve(&mut self, f: &[f64], b: &[f64], alpha: &mut [f64], lambda: &mut [f64]) -> StepStatus {
        assert!(f.len() == self.n && alpha.len() == self.n, "n entries in f and alpha");
        assert!(b.len() == self.m && lambda.len() == self.m, "m entries in b and lambda");
        if matches!(self.status, NotFinite | IndefiniteMass { .. } | AccelerationsNotUnique) {
            return give_up(self.status, alpha, lambda);
        }
        let Self { factors, vectors, .. } = self;
        scaled(f, &factors.column_scale, &mut vectors.x);
        scaled(b, &factors.row_scale, &mut vectors.y);
        factors.substitute(vectors);
        if self.is_suspect() && !self.refine(f, b) {
            return give_up(AccelerationsNotUnique, alpha, lambda);
        }
        scaled(&self.vectors.x, &self.factors.column_scale, alpha);
        scaled(&self.vectors.y, &self.factors.row_scale, lambda);
        self.judge_solution(alpha, b)
    }

    fn is_suspect(&self) -> bool {
        let found = &self.factors.found;
        found.smallest < SAFE_PIVOT || found.growth > SAFE_GROWTH || found.lightest < SAFE_MASS
    }

    fn judge_solution(&mut self, alpha: &[f64], b: &[f64]) -> StepStatus {
        self.inconsistency = 0.0;
        if self.factors.found.dependent.is_empty() {
            return self.status;
        }
        let scales = &self.factors.row_scale;
        let dropped = self.factors.found.dependent.iter();
        let residual = dropped.map(|&r| self.row_residual(r, alpha, b[r]).powi(2)).sum::<f64>().sqrt();
        if residual == 0.0 {
            return self.status;
        }
        let largest_b = b.iter().zip(scales).fold(0.0, |m: f64, (b, d)| m.max((b * d).abs()));
        let size = largest_b + self.vectors.x.iter().map(|x| x * x).sum::<f64>().sqrt();
        self.inconsistency = residual / size.max(f64::MIN_POSITIVE);
        let allowed = self.tolerance.consistency * size + self.tolerance.floor;
        if residual > allowed { StepStatus::Inconsistent } else { self.status }
    }

    /// b − A α of one row, scaled; a row of zeros counts in its own units.
    fn row_residual(&self, r: usize, alpha: &[f64], b: f64) -> f64 {
        let range = self.tree.row_start[r]..self.tree.row_start[r + 1];
        let entries = self.rows[range.clone()].iter().zip(&self.tree.row_column[range]);
        let found: f64 = entries.map(|(x, &j)| x * alpha[j as usize]).sum();
        let scale = self.factors.row_scale[r];
        (b - found) * if scale > 0.0 { scale } else { 1.0 }
    }

    /// Status of the last factorization.
    pub fn status(&self) -> StepStatus {
        self.status
    }

    /// Rank of the rows.
    pub fn rank(&self) -> usize {
        self.m - self.factors.found.dependent.len()
    }

    /// Rows that depend on the others, in no order; the choice among a dependent group is arbitrary.
    pub fn dependent_rows(&self) -> &[usize] {
        &self.factors.found.dependent
    }

    /// Whether a dropped row has entries, so that the multipliers are not determined; those of rows of zeros act on nothing.
    pub fn drops_entries(&self) -> bool {
        self.factors.found.dependent.iter().any(|&r| self.factors.row_scale[r] > 0.0)
    }

    /// Dimension of ker M ∩ ker A, as far as it was met.
    pub fn free_directions(&self) -> usize {
        self.factors.found.free
    }

    /// Smallest pivot that a row was kept for, of rows at unit length.
    pub fn smallest_pivot(&self) -> f64 {
        self.factors.found.smallest
    }

    /// Lengths of the rows factored, with M's diagonal for the metric; columns without inertia count at their scale.
    pub fn row_lengths(&self) -> impl ExactSizeIterator<Item = f64> + '_ {
        let weight = |j: u32| {
            let inertia = self.tree.diagonal[j as usize].map_or(0.0, |at| self.mass[at as usize]);
            if inertia > 0.0 { inertia.recip() } else { self.factors.column_scale[j as usize].powi(2) }
        };
        self.tree.row_start.windows(2).map(move |ends| {
            let entries = self.rows[ends[0]..ends[1]].iter().zip(&self.tree.row_column[ends[0]..ends[1]]);
            entries.map(|(x, &j)| x * x * weight(j)).sum::<f64>().sqrt()
        })
    }

    /// Smallest pivot kept over the largest entry of a dropped row, or over the threshold if that is larger.
    pub fn gap(&self) -> f64 {
        self.factors.found.smallest / self.factors.found.dropped.max(self.tolerance.rank)
    }

    /// By how much dropped rows contradicted the others in the last solution, relative to the accelerations. As
    /// [`StepSolver::inconsistency`](crate::step::StepSolver::inconsistency), with M's diagonal for the size of α.
    pub fn inconsistency(&self) -> f64 {
        self.inconsistency
    }

    /// Backward error of the last solution, the largest over the equations: residual over the sum of its terms' sizes.
    /// 0 where the factorization left no reason to look.
    pub fn backward_error(&self) -> f64 {
        self.backward_error
    }

    /// Numbers that the last factorization stored.
    pub fn stored(&self) -> usize {
        self.factors.single.as_ref().map_or(self.factors.store.len(), Single::stored)
    }

    /// Multiplications of the last factorization, to leading order in each front.
    pub fn multiplications(&self) -> usize {
        let fronts = || self.factors.places.iter().map(numeric::Place::multiplications).sum();
        self.factors.single.as_ref().map_or_else(fronts, Single::multiplications)
    }
}

fn give_up(status: StepStatus, alpha: &mut [f64], lambda: &mut [f64]) -> StepStatus {
    alpha.fill(f64::NAN);
    lambda.fill(f64::NAN);
    status
}

/// y ← S x.
fn scaled(x: &[f64], scales: &[f64], y: &mut [f64]) {
    for ((y, x), s) in y.iter_mut().zip(x).zip(scales) {
        *y = x * s;
    }
}
