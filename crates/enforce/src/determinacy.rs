//! What the data determine: dependent rows, contradictions, reactions, free directions.
//!
//! ```text
//! N spans the left null space of H (m×(m − r)): rows are dependent, H*N = 0                                          (1)
//! reduced column echelon form of N, pivots as late as the entries allow: each column n is a circuit, the support of a
//! minimal dependent group; rows outside all supports have a determined λ [M 17–18]                                   (2)
//! n*b ≠ 0: the group contradicts itself; b is replaced by its nearest consistent neighbour b − N N⁺b                 (3)
//! ```
//!
//! Rows kept are the earlier ones, so that a group names the row that came last as the dependent one.

use std::ops::Range;

use faer::{Col, Mat, MatRef};

use crate::answer::Determinacy;
use crate::dense::{PivotedQr, Zero};
use crate::error::EnforceError;
use crate::field::Field;
use crate::prepared::Prepared;
use crate::problem::Problem;
use crate::rows::RowSpace;
use crate::tolerances::{ROUNDING, SUPPORT, Tolerance, WEAK, WRITTEN};

/// A problem with right-hand sides that have an answer, and what had to be changed for that.
pub struct Settled<'p, T: Field> {
    /// The problem; `b` is consistent and `force` is balanced.
    pub prepared: Prepared<'p, T>,
    /// All rows, factored.
    pub rows: RowSpace<T>,
    /// a of all rows.
    pub a: Col<T>,
    /// The findings, `level_ranks` included.
    pub determinacy: Determinacy<T>,
    /// Whether scales are told by all rows together: then weak links count, and answers have to have all digits that there are.
    pub is_balanced: bool,
    /// What counts as zero here.
    pub tolerance: Tolerance,
    /// a of each level below the top, where asked for.
    pub lower_levels: Vec<Col<T>>,
}

impl<'p, T: Field> Settled<'p, T> {
    /// Scales, factors and settles a problem: where scales told from row to row leave directions free, or pivots so small that answers could not be judged, in scales told by all rows together.
    ///
    /// # Errors
    /// If the problem is ill-posed, or light masses hide rows from each other.
    pub fn of(problem: &'p Problem<T>, tolerance: &Tolerance) -> Result<Self, EnforceError> {
        let prepared = Prepared::new(problem, tolerance)?;
        if !prepared.metric.singular() {
            return Self::new(prepared, tolerance);
        }
        let settled = Self::new(prepared.clone(), tolerance);
        let free = settled.as_ref().map_or(usize::MAX, |settled| settled.rows.free());
        if free == 0 && settled.as_ref().is_ok_and(|settled| settled.rows.smallest_massless() >= WEAK) {
            return settled;
        }
        let finer = tolerance.finer();
        match Self::new(prepared.balanced(), &finer) {
            Ok(balanced) if balanced.rows.free() < free.max(1) => Ok(Self { is_balanced: true, ..balanced }),
            _ => settled,
        }
    }

    /// Factors the rows of every level and settles b and f + φ.
    ///
    /// # Errors
    /// If light masses hide rows from each other.
    fn new(mut prepared: Prepared<'p, T>, tolerance: &Tolerance) -> Result<Self, EnforceError> {
        let tolerance = &tolerance.in_metric(prepared.metric.least_pivot());
        let m = prepared.rows();
        let rows = RowSpace::new(&prepared, m, Zero::Relative(tolerance.rank), tolerance);
        let balanced = rows.balances(&prepared.force, tolerance.consistency);
        prepared.force = rows.balance(&prepared.force);
        let null = rows.left_null();
        let circuits = circuits(&rows.qr.kernel());
        depend_as_written(prepared.problem, &prepared.row_scale, &circuits, tolerance)?;
        let given = prepared.b.clone();
        prepared.b = &given - &null * (null.adjoint() * &given);
        let a = rows.accelerate(&prepared.force, &prepared.b);
        let scale = largest(&given) + moving(&prepared, &a);
        let allowed = tolerance.consistency * scale + tolerance.floor;
        let mut determinacy = describe(&prepared, &rows, &circuits, tolerance);
        determinacy.balanced = balanced;
        judge(&mut determinacy, &circuits, &given, allowed);
        let mut settled = Self {
            prepared,
            rows,
            a,
            determinacy,
            lower_levels: Vec::new(),
            is_balanced: false,
            tolerance: *tolerance,
        };
        settled.settle_levels(tolerance);
        Ok(settled)
    }

    /// The rows of each level and the rank that they add.
    pub fn levels(&self) -> impl Iterator<Item = (Range<usize>, usize)> + '_ {
        let ends = &self.prepared.level_ends;
        let starts = std::iter::once(0).chain(ends.iter().copied());
        starts.zip(ends).map(|(start, &end)| start..end).zip(self.determinacy.level_ranks.iter().copied())
    }

    /// Ranks and answers of the levels below the top.
    fn settle_levels(&mut self, tolerance: &Tolerance) {
        if self.prepared.metric.singular() {
            self.settle_singular_levels(tolerance);
        } else {
            self.settle_definite_levels();
        }
    }

    /// M > 0: only the new rows cost work at a level [O thm 3.2]. With the columns of V an orthonormal basis of what the rows
    /// below span,
    ///
    /// ```text
    /// (I − V V*) H̃* Π = Q₁ R,   a ← a + Q₁ R⁻* Π*(b̃ − H̃ a),   V ← [V Q₁]
    /// ```
    fn settle_definite_levels(&mut self) {
        let (prepared, threshold) = (&self.prepared, self.rows.qr.threshold);
        let mut spanned = Mat::zeros(prepared.extended(), self.rows.rank());
        let (mut rank, mut start) = (0, 0);
        let mut a = prepared.force.clone();
        for &end in &prepared.level_ends {
            let h = prepared.h.get(start..end, ..);
            let before = spanned.get(.., ..rank);
            let mut new = h.adjoint().to_owned();
            // Twice is enough (Kahan).
            for _ in 0..2 {
                new -= before * (before.adjoint() * &new);
            }
            let qr = PivotedQr::new(new.as_ref(), Zero::Below(threshold));
            let innovation = prepared.b.subrows(start, end - start) - h * &a;
            let range = qr.range();
            a += (&range * qr.solve_adjoint_range(innovation.as_mat())).col(0);
            // Never more than all rows have together, though each decision is rounded by itself.
            let added = qr.rank.min(spanned.ncols() - rank);
            spanned.subcols_mut(rank, added).copy_from(range.get(.., ..added));
            self.determinacy.level_ranks.push(added);
            self.lower_levels.push(a.clone());
            (rank, start) = (rank + added, end);
        }
        self.lower_levels.pop();
    }

    /// M ≥ 0: every level is a problem of its own.
    fn settle_singular_levels(&mut self, tolerance: &Tolerance) {
        let ends = self.prepared.level_ends.clone();
        let mut below = 0;
        for (level, &end) in ends.iter().enumerate() {
            let mut rank = self.rows.rank();
            if level + 1 < ends.len() {
                let zero = Zero::Below(self.rows.qr.threshold);
                let rows = RowSpace::new(&self.prepared, end, zero, tolerance);
                let (g, b) = (rows.balance(&self.prepared.force), self.prepared.b.subrows(0, end).to_owned());
                self.lower_levels.push(rows.accelerate(&g, &b));
                rank = rows.rank();
            }
            self.determinacy.level_ranks.push(rank.saturating_sub(below));
            below = rank.max(below);
        }
    }
}

/// ‖a‖₂ of what has inertia: the rest may be larger than all that rows contradict each other in.
fn moving<T: Field>(prepared: &Prepared<'_, T>, a: &Col<T>) -> f64 {
    let without = |k: usize| prepared.metric.massless.get(k) == Some(&true);
    let squares = (0..a.nrows()).filter(|&k| !without(k)).map(|k| a[k].modulus().powi(2));
    squares.sum::<f64>().sqrt()
}

/// Refuses circuits n of the scaled rows whose combination of the rows as they are written, Σ n̄ᵢDᵢAᵢ, is not small beside its terms.
pub fn depend_as_written<T: Field>(
    problem: &Problem<T>,
    scale: &[f64],
    circuits: &Mat<T>,
    tolerance: &Tolerance,
) -> Result<(), EnforceError> {
    let allowed = WRITTEN.max(WRITTEN / Tolerance::default().rank * tolerance.rank);
    for k in 0..circuits.ncols() {
        // Few rows take part in a circuit of many.
        let (mut left, mut sizes) = (Col::<T>::zeros(problem.n), vec![0.0; problem.n]);
        let rows = problem.groups().flat_map(|group| (0..group.rows()).map(move |i| (group, i)));
        for (row, (group, i)) in rows.enumerate().filter(|(row, _)| circuits[(*row, k)].modulus() > ROUNDING) {
            let weight = circuits[(row, k)].scaled(scale[row]);
            for (e, &j) in group.columns.iter().enumerate() {
                left[j] += group.a[(i, e)].conjugate() * weight;
                sizes[j] += (group.a[(i, e)] * weight).modulus();
            }
        }
        let most = sizes.iter().fold(0.0, |m: f64, &x| m.max(x));
        if largest(&left) > allowed * most {
            let row = support(circuits, k).last().copied().unwrap_or(0);
            return Err(EnforceError::Hidden { row });
        }
    }
    Ok(())
}

/// Everything that does not depend on b.
fn describe<T: Field>(
    prepared: &Prepared<'_, T>,
    rows: &RowSpace<T>,
    circuits: &Mat<T>,
    tolerance: &Tolerance,
) -> Determinacy<T> {
    let m = prepared.rows();
    let redundant: Vec<Vec<usize>> = (0..circuits.ncols()).map(|k| support(circuits, k)).collect();
    let mut reaction_determined = vec![true; m];
    redundant.iter().flatten().for_each(|&row| reaction_determined[row] = false);
    let (free_directions, undetermined) = free_variables(prepared, rows);
    let threshold = if rows.qr.threshold > 0.0 { rows.qr.threshold } else { tolerance.rank };
    let floor = if rows.qr.dropped > 0.0 { rows.qr.dropped } else { threshold };
    Determinacy {
        accelerations_unique: undetermined.is_empty(),
        undetermined,
        free_directions,
        balanced: true,
        consistent: true,
        contradictory: Vec::new(),
        contradictions: Vec::new(),
        rank: rows.rank(),
        rows: m,
        level_ranks: Vec::new(),
        reaction_determined,
        redundant,
        tolerance: threshold,
        gap: if rows.rank() > 0 { rows.qr.last / floor } else { f64::INFINITY },
    }
}

/// L⁻* of the free directions, orthonormalized, and the variables they move.
fn free_variables<T: Field>(prepared: &Prepared<'_, T>, rows: &RowSpace<T>) -> (Mat<T>, Vec<usize>) {
    let n = prepared.problem.n;
    let mut free = rows.free_a.get(..n, ..).to_owned();
    if free.ncols() == 0 {
        return (free, Vec::new());
    }
    prepared.metric.solve_l_adjoint(free.as_mut());
    let share = |j: usize| free.row(j).norm_l2() * prepared.metric.root_diagonal[j];
    let most = (0..n).map(share).fold(0.0, f64::max);
    let undetermined = (0..n).filter(|&j| share(j) > SUPPORT * most).collect();
    (free.qr().compute_thin_Q(), undetermined)
}

/// (3): names the circuits that b does not satisfy.
pub fn judge<T: Field>(determinacy: &mut Determinacy<T>, circuits: &Mat<T>, b: &Col<T>, allowed: f64) {
    for k in 0..circuits.ncols() {
        let mismatch = (circuits.col(k).adjoint() * b).modulus();
        if mismatch > allowed {
            determinacy.contradictions.push(support(circuits, k));
        }
    }
    let mut rows: Vec<usize> = determinacy.contradictions.iter().flatten().copied().collect();
    rows.sort_unstable();
    rows.dedup();
    determinacy.consistent = rows.is_empty();
    determinacy.contradictory = rows;
}

/// Rows where column `k` is not zero.
pub fn support<T: Field>(vectors: &Mat<T>, k: usize) -> Vec<usize> {
    (0..vectors.nrows()).filter(|&i| vectors[(i, k)].modulus() > SUPPORT).collect()
}

/// (2): the reduced column echelon form of a left null basis, each column scaled to largest entry 1.
///
/// Pivot rows are taken from the end, an earlier one only if its entry is ten times larger.
pub fn circuits<T: Field>(null: &Mat<T>) -> Mat<T> {
    let mut vectors = null.clone();
    let mut taken = vec![false; vectors.nrows()];
    (0..vectors.ncols()).for_each(|j| normalize(&mut vectors, j));
    for k in 0..vectors.ncols() {
        let Some((row, column)) = late_pivot(vectors.as_ref(), k, &taken) else {
            break;
        };
        swap_columns(&mut vectors, k, column);
        taken[row] = true;
        clear_row(&mut vectors, row, k);
    }
    vectors
}

fn late_pivot<T: Field>(vectors: MatRef<'_, T>, k: usize, taken: &[bool]) -> Option<(usize, usize)> {
    for row in (0..vectors.nrows()).rev().filter(|&row| !taken[row]) {
        let size = |column: usize| vectors[(row, column)].modulus();
        let best = (k..vectors.ncols()).fold(k, |best, j| if size(j) > size(best) { j } else { best });
        if size(best) > 0.1 {
            return Some((row, best));
        }
    }
    None
}

fn swap_columns<T: Field>(vectors: &mut Mat<T>, a: usize, b: usize) {
    for i in 0..vectors.nrows() {
        let (x, y) = (vectors[(i, a)], vectors[(i, b)]);
        (vectors[(i, a)], vectors[(i, b)]) = (y, x);
    }
}

/// Only columns with something in the row change, and are scaled again.
fn clear_row<T: Field>(vectors: &mut Mat<T>, row: usize, k: usize) {
    for j in 0..vectors.ncols() {
        if j == k {
            continue;
        }
        if vectors[(row, j)] == T::ZERO {
            continue;
        }
        let factor = vectors[(row, j)] / vectors[(row, k)];
        for i in 0..vectors.nrows() {
            let part = vectors[(i, k)] * factor;
            vectors[(i, j)] -= part;
        }
        vectors[(row, j)] = T::ZERO;
        normalize(vectors, j);
    }
}

/// Scales a column to largest entry 1.
fn normalize<T: Field>(vectors: &mut Mat<T>, j: usize) {
    let most = (0..vectors.nrows()).map(|i| vectors[(i, j)].modulus()).fold(0.0, f64::max);
    for i in 0..vectors.nrows() {
        vectors[(i, j)] = vectors[(i, j)].scaled(most.recip());
    }
}

/// max |xᵢ|.
pub fn largest<T: Field>(x: &Col<T>) -> f64 {
    x.iter().map(|x| x.modulus()).fold(0.0, f64::max)
}
