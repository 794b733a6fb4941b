//! What multipliers say for sure.
//!
//! Multipliers are determined up to ν with Aᵀν = 0. A number that depends on them is determined if no such ν changes it.

use crate::tolerances::determined::{NONE, RANK, ROUNDING};
use dalembert_dense as dense;
use dalembert_enforce::sparse::{Analysis, SparseStep};
use dalembert_enforce::step::StepStatus;
use dalembert_enforce::{Tolerance, real};
use dalembert_integrate::Failure;
use faer::Mat;

use crate::embedding::root;
use crate::equations::{Equations, Readings};
use crate::words::named_at;
use dalembert_answers::least_norm::LeastNorm;
use dalembert_model::model::Model;

/// Products up to which the kernel is looked for: a few seconds.
const MAX_OPERATIONS: usize = 2_000_000_000;
/// Combinations of open directions that are looked at in place of all.
const PROBES: usize = 2;

/// All ν with Aᵀν = 0 over the hard rows.
///
/// Rows that hang together by the columns that they share are asked by themselves: a row of zeros is open alone, and the pivots of all
/// parts together are those of one pivoted QR. What is too much for that is asked by a sparse elimination: with M = 1, f = −aᵣ of a row
/// that it left out, and b = 0, the multipliers say how the others make up for it.
pub struct Kernel {
    /// Minimal dependent groups of rows at natural size, one per missing rank: the largest entry of each is 1. Pairs of a row of the
    /// model and its share.
    groups: Vec<Group>,
    /// Of each row, the reciprocal of its natural size.
    scale: Vec<f64>,
}

type Group = Vec<(usize, f64)>;

/// Rows that hang together, by number, and their entries at natural size.
struct Part {
    rows: Vec<usize>,
    columns: usize,
    entries: Vec<Vec<(usize, f64)>>,
}

impl Kernel {
    /// Nothing but ν = 0.
    pub fn empty() -> Self {
        Self { groups: Vec::new(), scale: Vec::new() }
    }

    /// At the last evaluation, where the rank of the hard rows is known or to be found; nothing for models that are too large.
    pub fn of(equations: &Equations<'_>, rank: Option<usize>) -> Option<Self> {
        let model = equations.model;
        let scale = scales(equations);
        let mut groups: Vec<Group> = Vec::new();
        let mut rows = Vec::new();
        for row in (0..model.rows.len()).filter(|&r| !equations.yields(r)) {
            let motion = equations.row(row).map(|(column, x)| (column, x * model.natural.of_motion(column)));
            let mut entries: Vec<(usize, f64)> = motion.filter(|e| e.1 != 0.0).collect();
            if entries.iter().any(|e| !e.1.is_finite()) {
                return None;
            }
            entries.iter_mut().for_each(|e| e.1 *= scale[row]);
            if entries.is_empty() {
                groups.push(vec![(row, 1.0)]);
            } else {
                rows.push((row, entries));
            }
        }
        let full = rank.is_some_and(|rank| rank >= rows.len());
        if !full {
            groups.extend(of_parts(parts(model.n(), rows), rank)?);
        }
        // A group is named after the row that comes last.
        groups.sort_by_key(|g| std::cmp::Reverse(g.iter().map(|e| e.0).max()));
        Some(Self { groups, scale })
    }

    /// How many directions are open.
    pub fn len(&self) -> usize {
        self.groups.len()
    }

    /// Whether all multipliers are determined.
    pub fn is_empty(&self) -> bool {
        self.groups.is_empty()
    }

    /// A direction in the units of the multipliers, the largest number 1.
    fn direction(&self, group: &Group) -> Group {
        let nu = || group.iter().map(|&(r, x)| (r, x * self.scale[r]));
        let most = nu().fold(0.0, |m: f64, e| m.max(e.1.abs()));
        nu().map(|(r, x)| (r, x / most)).collect()
    }

    /// The directions ν in the units of the multipliers, one number for each of [`Self::rows`] and zero for others, the largest of each direction 1.
    pub fn directions(&self) -> Vec<Vec<f64>> {
        let whole = |group: &Group| {
            let mut nu = vec![0.0; self.scale.len()];
            let group: Group = group.iter().copied().filter(|e| e.1.abs() > NONE).collect();
            self.direction(&group).into_iter().for_each(|(r, x)| nu[r] = x);
            nu
        };
        self.groups.iter().map(whole).collect()
    }

    /// Few directions that change what any of the open ones changes, in the units of the multipliers, but about 1 at their natural sizes
    /// ([`scales`]): sums with weights that no structure repeats.
    pub fn probes(&self) -> Vec<Vec<f64>> {
        let mut probes = vec![vec![0.0; self.scale.len()]; PROBES.min(self.groups.len())];
        for (k, group) in self.groups.iter().enumerate() {
            for &(r, x) in group {
                for (i, probe) in probes.iter_mut().enumerate() {
                    // Multiples of the square roots of 2 and 3, less their whole parts.
                    probe[r] += (0.5 + ((k + 1) as f64 * ((i + 2) as f64).sqrt()).fract()) * x * self.scale[r];
                }
            }
        }
        probes
    }

    /// Rows whose multipliers are not determined, by number.
    pub fn rows(&self) -> Vec<usize> {
        let mut open: Vec<usize> = self.groups.iter().flatten().filter(|e| e.1.abs() > NONE).map(|e| e.0).collect();
        open.sort_unstable();
        open.dedup();
        open
    }

    /// Whether the multipliers that a norm picks depend on how rows are weighed: not where rows are open alone.
    fn weighs(&self) -> bool {
        self.groups.iter().any(|g| g.len() > 1)
    }

    /// λ + ν with the least Σ (wᵢλᵢ)²; w = 1 where no weights are given.
    pub fn least(&self, lambda: &[f64], weights: Option<&[f64]>) -> Vec<f64> {
        let mut out = lambda.to_vec();
        // A row of zeros pushes nothing and has no length: it counts as it is, so that its multiplier is 0.
        let weight = |i: usize| weights.map(|w| w[i]).filter(|&w| w > 0.0).unwrap_or(1.0);
        // Groups that share rows are asked together.
        let mut set: Vec<usize> = (0..self.groups.len()).collect();
        let mut first = vec![usize::MAX; lambda.len()];
        for (k, group) in self.groups.iter().enumerate() {
            for &(r, _) in group {
                if first[r] == usize::MAX {
                    first[r] = k;
                }
                let (a, b) = (root(&mut set, first[r]), root(&mut set, k));
                set[a.max(b)] = a.min(b);
            }
        }
        let mut together: Vec<Vec<usize>> = vec![Vec::new(); self.groups.len()];
        for k in 0..set.len() {
            let at = root(&mut set, k);
            together[at].push(k);
        }
        let mut place = vec![0; lambda.len()];
        for members in together.iter().filter(|m| !m.is_empty()) {
            let directions: Vec<Group> = members.iter().map(|&k| self.direction(&self.groups[k])).collect();
            let mut rows: Vec<usize> = directions.iter().flatten().map(|e| e.0).collect();
            rows.sort_unstable();
            rows.dedup();
            rows.iter().enumerate().for_each(|(i, &r)| place[r] = i);
            let mut v = Mat::<f64>::zeros(rows.len(), directions.len());
            for (k, nu) in directions.iter().enumerate() {
                nu.iter().for_each(|&(r, x)| v[(place[r], k)] = weight(r) * x);
            }
            let lengths: Vec<f64> = (0..v.ncols()).map(|k| v.col(k).norm_l2()).collect();
            (0..v.nrows()).for_each(|i| (0..lengths.len()).for_each(|k| v[(i, k)] /= lengths[k]));
            let qr = dense::Qr::new(&v);
            // Once more for the digits that the first step leaves where λ is long.
            for _ in 0..2 {
                let z = qr.least_squares(&Mat::from_fn(rows.len(), 1, |i, _| weight(rows[i]) * out[rows[i]]));
                for (k, nu) in directions.iter().enumerate() {
                    nu.iter().for_each(|&(r, n)| out[r] -= z[(k, 0)] / lengths[k] * n);
                }
            }
        }
        out
    }
}

/// Rows that hang together by their columns.
fn parts(n: usize, rows: Vec<(usize, Vec<(usize, f64)>)>) -> Vec<Part> {
    let mut set: Vec<usize> = (0..rows.len()).collect();
    let mut first = vec![usize::MAX; n];
    for (k, (_, entries)) in rows.iter().enumerate() {
        for &(column, _) in entries {
            if first[column] == usize::MAX {
                first[column] = k;
            }
            let (a, b) = (root(&mut set, first[column]), root(&mut set, k));
            set[a.max(b)] = a.min(b);
        }
    }
    let mut of = vec![usize::MAX; rows.len()];
    let mut place = vec![usize::MAX; n];
    let mut parts: Vec<Part> = Vec::new();
    for (k, (row, mut entries)) in rows.into_iter().enumerate() {
        let top = root(&mut set, k);
        if of[top] == usize::MAX {
            of[top] = parts.len();
            parts.push(Part { rows: Vec::new(), columns: 0, entries: Vec::new() });
        }
        let part = &mut parts[of[top]];
        for e in &mut entries {
            if place[e.0] == usize::MAX {
                place[e.0] = part.columns;
                part.columns += 1;
            }
            e.0 = place[e.0];
        }
        part.rows.push(row);
        part.entries.push(entries);
    }
    parts
}

/// Dependent groups of all parts, with the rank of all together if it is known; nothing where that is too much to find.
fn of_parts(parts: Vec<Part>, rank: Option<usize>) -> Option<Vec<Group>> {
    let size = |p: &Part| p.rows.len().saturating_mul(p.columns).saturating_mul(p.rows.len().min(p.columns));
    if parts.iter().map(size).fold(0, usize::saturating_add) > MAX_OPERATIONS {
        return eliminated(&parts, rank);
    }
    let qr = |p: &Part| {
        let mut a = Mat::<f64>::zeros(p.rows.len(), p.columns);
        let entries = p.entries.iter().enumerate().flat_map(|(i, row)| row.iter().map(move |e| (i, *e)));
        entries.for_each(|(i, (j, x))| a[(i, j)] += x);
        dense::pivoted_qr(&a)
    };
    let factors: Vec<_> = parts.iter().map(qr).collect();
    let pivot = |k: usize, i: usize| factors[k].R()[(i, i)].abs();
    let mut pivots: Vec<(f64, usize)> = Vec::new();
    for (k, p) in parts.iter().enumerate() {
        pivots.extend((0..p.rows.len().min(p.columns)).map(|i| (pivot(k, i), k)));
    }
    // In the order in which one factorization of all would take them.
    pivots.sort_by(|a, b| b.0.total_cmp(&a.0));
    let top = pivots.first().map_or(0.0, |p| p.0);
    let found = || pivots.iter().take_while(|p| p.0 > RANK * top).count();
    let rank = rank.map_or_else(found, |r| r.min(pivots.len()));
    let mut ranks = vec![0; parts.len()];
    pivots[..rank].iter().for_each(|p| ranks[p.1] += 1);
    let mut groups = Vec::new();
    for ((p, qr), rank) in parts.iter().zip(&factors).zip(ranks).filter(|((p, _), rank)| *rank < p.rows.len()) {
        let left = real::circuits(&dense::square_q(qr).get(.., rank..).to_owned());
        for k in 0..left.ncols() {
            let entries = p.rows.iter().enumerate().map(|(i, &r)| (r, left[(i, k)]));
            groups.push(entries.filter(|e| e.1.abs() > ROUNDING).collect());
        }
    }
    Some(groups)
}

/// The same by sparse elimination.
fn eliminated(parts: &[Part], rank: Option<usize>) -> Option<Vec<Group>> {
    let mut groups = Vec::new();
    let mut found = 0;
    for p in parts {
        let diagonal: Vec<(usize, usize)> = (0..p.columns).map(|j| (j, j)).collect();
        let pattern: Vec<Vec<usize>> = p.entries.iter().map(|row| row.iter().map(|e| e.0).collect()).collect();
        let analysis = Analysis::new(p.columns, &diagonal, &pattern);
        if analysis.work() > MAX_OPERATIONS {
            return None;
        }
        let mut solver = SparseStep::of(&analysis, Tolerance::default());
        let values: Vec<f64> = p.entries.iter().flatten().map(|e| e.1).collect();
        if !matches!(
            solver.factor(&vec![1.0; p.columns], &values),
            StepStatus::Regular | StepStatus::RowsDependent { .. }
        ) {
            return None;
        }
        found += solver.rank();
        let dependent = solver.dependent_rows().to_vec();
        if solver.stored().saturating_mul(dependent.len()) > MAX_OPERATIONS {
            return None;
        }
        let (mut alpha, mut nu) = (vec![0.0; p.columns], vec![0.0; p.rows.len()]);
        let b = vec![0.0; p.rows.len()];
        for row in dependent {
            let mut force = vec![0.0; p.columns];
            p.entries[row].iter().for_each(|&(j, x)| force[j] += x);
            solver.solve(&force, &b, &mut alpha, &mut nu);
            nu[row] = 1.0;
            let most = nu.iter().fold(0.0, |m: f64, x| m.max(x.abs()));
            let entries = p.rows.iter().zip(&nu).map(|(&r, x)| (r, x / most));
            groups.push(entries.filter(|e| e.1.abs() > ROUNDING).collect());
        }
    }
    rank.is_none_or(|rank| rank == found).then_some(groups)
}

/// The multipliers that a norm picks among λ + ν at the last evaluation.
///
/// # Errors
/// For rows that the mass metric can't measure.
pub fn picked(
    equations: &mut Equations<'_>,
    kernel: &Kernel,
    lambda: &[f64],
    norm: LeastNorm,
) -> Result<Vec<f64>, Failure> {
    if norm == LeastNorm::Euclidean || !kernel.weighs() {
        return Ok(kernel.least(lambda, None));
    }
    let problem = equations.problem();
    let lengths = real::row_lengths(&problem, &equations.tolerance(&problem)).map_err(|e| named_at(equations, &e))?;
    Ok(kernel.least(lambda, Some(&lengths)))
}

/// Of each row, the reciprocal of its natural size, which is the natural size of its multiplier over that of energies.
pub fn scales(equations: &Equations<'_>) -> Vec<f64> {
    let of = |row: usize| {
        let motion = equations.row(row).map(|(column, x)| x * equations.model.natural.of_motion(column));
        let size = equations.natural_size(row).max(motion.map(|x| x * x).sum::<f64>().sqrt());
        if size > 0.0 && size.is_finite() { size.recip() } else { 1.0 }
    };
    (0..equations.model.rows.len()).map(of).collect()
}

/// How large multipliers are at their natural sizes; 1 where all are zero.
pub fn natural_size(scales: &[f64], lambda: &[f64]) -> f64 {
    let largest = scales.iter().zip(lambda).fold(0.0_f64, |m, (scale, l)| m.max((l / scale).abs()));
    if largest > 0.0 && largest.is_finite() { largest } else { 1.0 }
}

/// Outputs that are not determined, by name; all that use multipliers where directions ([`Kernel::probes`]) are not known.
pub fn undetermined_outputs<'m>(
    equations: &mut Equations<'m>,
    readings: &mut Readings<'m>,
    at: (f64, &[f64]),
    (alpha, lambda): (&[f64], &[f64]),
    directions: Option<&[Vec<f64>]>,
) -> Vec<String> {
    let model: &Model = equations.model;
    if model.outputs.is_empty() || directions.is_some_and(<[_]>::is_empty) {
        return Vec::new();
    }
    let scales = scales(equations);
    let size = natural_size(&scales, lambda);
    let mut at_moved = |nu: &[f64]| -> Vec<f64> {
        let moved: Vec<f64> = lambda.iter().zip(nu).map(|(l, n)| l + size * n).collect();
        readings.evaluate(equations, at, alpha, &moved);
        readings.outputs.clone()
    };
    let here = at_moved(&vec![0.0; lambda.len()]);
    // What a change of all multipliers does says how much an output depends on them at all, of which rounding is left; and what changes by more
    // than a share of the number shown is not determined, however little of other forces that is.
    let share = |i: usize| 0.5 + ((i + 1) as f64 * 0.618_033_988_749_895).fract();
    let all: Vec<f64> = scales.iter().enumerate().map(|(i, scale)| share(i) * scale).collect();
    let changes = |moved: &[f64]| -> Vec<f64> { moved.iter().zip(&here).map(|(a, b)| (a - b).abs()).collect() };
    let most = changes(&at_moved(&all));
    let moves = |by: &[f64], k: usize| by[k] > (NONE * here[k].abs()).max(ROUNDING * most[k]);
    let mut open = vec![false; here.len()];
    match directions {
        None => (0..here.len()).for_each(|k| open[k] = most[k] > 0.0),
        Some(directions) => {
            for nu in directions {
                let by = changes(&at_moved(nu));
                (0..here.len()).for_each(|k| open[k] |= moves(&by, k));
            }
        }
    }
    at_moved(&vec![0.0; lambda.len()]);
    model.outputs.iter().zip(open).filter(|o| o.1).map(|(o, _)| o.name.clone()).collect()
}

/// Why a norm is refused.
pub fn too_many(model: &Model) -> Failure {
    Failure::new(format!(
        "the multipliers of least Euclidean norm are not found: {} rows in {} variables are too many to look for all solutions; without \
         `--norm` one of them is shown",
        model.rows.len(),
        model.n()
    ))
}
