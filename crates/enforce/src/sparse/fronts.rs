//! A factorization front by front, with its solutions and what is said of them: what [`SparseStep`](super::SparseStep) is for all columns,
//! or for a part of them.

use std::sync::Arc;

use super::numeric::{self, Factors, Values};
use super::scale::Flaw;
use super::single::Single;
use super::substitute::Vectors;
use super::tree::Tree;
use crate::step::StepStatus::{self, AccelerationsNotUnique, IndefiniteMass, NotFinite};
use crate::tolerances::{FINE, SAFE_CARRIED, SAFE_GROWTH, SAFE_MASS, SAFE_PIVOT, Tolerance, WEAK};

/// Values, factors and the last solution. Methods as those of [`SparseStep`](super::SparseStep).
#[derive(Clone, Debug)]
pub(super) struct Fronts {
    pub(super) tree: Arc<Tree>,
    pub(super) n: usize,
    pub(super) m: usize,
    pub(super) tolerance: Tolerance,
    pub(super) factors: Factors,
    pub(super) held: Vec<bool>,
    /// The values factored.
    pub(super) mass: Vec<f64>,
    pub(super) rows: Vec<f64>,
    pub(super) sums: Vec<f64>,
    pub(super) diagonal: Vec<f64>,
    pub(super) vectors: Vectors,
    pub(super) correction: Vectors,
    /// Sizes of the terms of the n + m equations.
    pub(super) sizes: Vec<f64>,
    pub(super) status: StepStatus,
    pub(super) inconsistency: f64,
    pub(super) backward_error: f64,
    /// Whether every solution is checked: many eliminations, each of little growth, come to much.
    pub(super) always_checked: bool,
    /// Whether scales are told by all rows together: then weak links count, and answers have to have all digits that there are.
    pub(super) is_balanced: bool,
}

impl Fronts {
    /// A solver with the symbolic part done.
    pub fn of(tree: &Arc<Tree>, (n, m): (usize, usize), tolerance: Tolerance) -> Self {
        let tree = Arc::clone(tree);
        let factors = Factors::new(&tree, m);
        let size = factors.expected_size();
        let all = n + tree.sums();
        Self {
            n,
            m,
            tolerance,
            held: Vec::with_capacity(m),
            mass: vec![0.0; tree.mass_entries.len()],
            rows: vec![0.0; tree.row_column.len()],
            sums: vec![0.0; tree.sum_column.len()],
            diagonal: vec![0.0; if all > n { n } else { 0 }],
            vectors: Vectors::new(all, m, size),
            correction: Vectors::new(all, m, size),
            sizes: vec![0.0; all + m],
            status: if n == 0 && m == 0 { StepStatus::Regular } else { StepStatus::NotFinite },
            inconsistency: 0.0,
            backward_error: 0.0,
            always_checked: false,
            is_balanced: false,
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
    pub fn factor(&mut self, values: Values<'_>) -> StepStatus {
        let Values { mass, rows, sums, diagonal } = values;
        assert!(mass.len() == self.mass.len() && rows.len() == self.rows.len(), "numbers of values of M and A");
        assert!(
            sums.len() == self.sums.len() && diagonal.len() == self.diagonal.len(),
            "values of sums, and the diagonal"
        );
        self.mass.copy_from_slice(mass);
        self.rows.copy_from_slice(rows);
        self.sums.copy_from_slice(sums);
        self.diagonal.copy_from_slice(diagonal);
        (self.inconsistency, self.backward_error) = (0.0, 0.0);
        let factored = self.factors.factor(&self.tree, values, &self.tolerance, (&self.held, false));
        self.status = match factored.and_then(|()| self.balance()) {
            Err(Flaw::NotFinite) => StepStatus::NotFinite,
            Err(Flaw::Indefinite(variable)) => StepStatus::IndefiniteMass { variable },
            Ok(()) => self.judge_factors(),
        };
        self.status
    }

    /// Scales of massless columns told by all rows together, where those told from row to row leave some free, or pivots so small that answers could not be judged.
    fn balance(&mut self) -> Result<(), Flaw> {
        let found = &self.factors.found;
        let (free, is_weak) = (found.free, self.always_checked && found.smallest < WEAK);
        self.is_balanced = self.factors.massless && (free > 0 || is_weak);
        if !self.is_balanced {
            return Ok(());
        }
        let finer = self.tolerance.finer();
        let Self { tree, factors, mass, rows, sums, diagonal, .. } = self;
        let values = Values { mass, rows, sums, diagonal };
        factors.factor(tree, values, &finer, (&self.held, true))?;
        if factors.found.free < free.max(1) {
            return Ok(());
        }
        self.is_balanced = false;
        factors.factor(tree, values, &self.tolerance, (&self.held, false))
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
        let trusted = self.substitute(f, b);
        let skipped = self.factors.found.skipped && self.backward_error > FINE;
        if !trusted && !skipped || skipped && !self.substitute_whole(f, b) {
            return give_up(AccelerationsNotUnique, alpha, lambda);
        }
        scaled(&self.vectors.x, &self.factors.column_scale, alpha);
        scaled(&self.vectors.y, &self.factors.row_scale, lambda);
        self.judge_solution(alpha, b)
    }

    /// The scaled α and λ into `vectors`; whether they can be trusted.
    fn substitute(&mut self, f: &[f64], b: &[f64]) -> bool {
        let Self { tree, factors, vectors, sums, .. } = self;
        scaled(f, &factors.column_scale, &mut vectors.x);
        vectors.x[tree.n..].fill(0.0);
        scaled(b, &factors.row_scale, &mut vectors.y);
        factors.substitute(tree, sums, vectors);
        !self.is_suspect() || self.refine(f, b)
    }

    /// The same by factors without entries left out, which refinement did not make good.
    fn substitute_whole(&mut self, f: &[f64], b: &[f64]) -> bool {
        let [mass, rows, sums, diagonal] =
            [&mut self.mass, &mut self.rows, &mut self.sums, &mut self.diagonal].map(std::mem::take);
        self.factors.skipping = false;
        let values = Values { mass: &mass, rows: &rows, sums: &sums, diagonal: &diagonal };
        let tolerance = if self.is_balanced { self.tolerance.finer() } else { self.tolerance };
        let factored = self.factors.factor(&self.tree, values, &tolerance, (&self.held, self.is_balanced));
        self.factors.skipping = true;
        (self.mass, self.rows, self.sums, self.diagonal) = (mass, rows, sums, diagonal);
        factored.is_ok() && self.substitute(f, b)
    }

    fn is_suspect(&self) -> bool {
        let found = &self.factors.found;
        let grown = found.skipped || found.growth > SAFE_GROWTH || found.heaviest > SAFE_CARRIED;
        self.always_checked || found.smallest < SAFE_PIVOT || grown || found.lightest < SAFE_MASS
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
        // What has no inertia may be larger than all that rows contradict each other in.
        let moving = (0..self.n).filter(|&j| self.inertia(j) > 0.0).map(|j| self.vectors.x[j].powi(2));
        let size = largest_b + moving.sum::<f64>().sqrt();
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

    /// How many rows there are.
    pub fn rows(&self) -> usize {
        self.m
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

    /// Length of a row factored, with M's diagonal for the metric; columns without inertia count at their scale.
    pub fn row_length(&self, row: usize) -> f64 {
        let range = self.tree.row_start[row]..self.tree.row_start[row + 1];
        let entries = self.rows[range.clone()].iter().zip(&self.tree.row_column[range]);
        entries.map(|(x, &j)| x * x * self.weight(j as usize)).sum::<f64>().sqrt()
    }

    /// M's diagonal.
    fn inertia(&self, j: usize) -> f64 {
        let Self { mass, rows, sums, diagonal, .. } = self;
        self.tree.inertia(Values { mass, rows, sums, diagonal }, j)
    }

    /// What the square of an entry of a column counts.
    pub fn weight(&self, j: usize) -> f64 {
        let inertia = self.inertia(j);
        if inertia > 0.0 { inertia.recip() } else { self.factors.column_scale[j].powi(2) }
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

pub(super) fn give_up(status: StepStatus, alpha: &mut [f64], lambda: &mut [f64]) -> StepStatus {
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
