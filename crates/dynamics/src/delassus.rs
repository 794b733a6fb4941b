//! Method `delassus`: multipliers of loops from sweeps over the tree.
//!
//! ```text
//! 𝓜 = [I + HφK] D [I + HφK]* = L L*,   L = [I + HφK] D^½                                            (1)
//! W = L⁻¹Aᵀ,   Λ⁻¹ = A 𝓜⁻¹ Aᵀ = WᵀW                                                                (2)
//! a₀ = L⁻¹(f + φ),   Λ⁻¹λ = b − Wᵀa₀,   α = L⁻*(a₀ + W λ)                                           (3)
//! ```
//!
//! Λ⁻¹ is the Delassus matrix: what a unit force in one row accelerates in another, Ω of the loops' two ends \[J2\]. Its columns come
//! from articulated sweeps, row by row of A (`tree/factor.rs`); neither 𝓜 nor 𝓜⁻¹ is formed. Nor is Λ⁻¹, whose condition is the square
//! of A's: its Cholesky factor is R of a rank-revealing QR of W (`pivoted.rs`), so that redundant rows and singular poses are judged as
//! by every other method. Rows with a variance R add √R below W. Cost: O(n) for (1) and for each row, and n m².

use dalembert_enforce::{Answer, EnforceError, Level, MassBlock, MethodName, Problem, RowGroup};
use faer::{Col, Mat};

use dalembert_integrate::Failure;

use crate::equations::Equations;
use crate::formulation::Formulation;
use crate::pivoted::Pivoted;
use crate::words::{named, no_inertia};
use dalembert_bodies::tree::real::factor;
use dalembert_bodies::tree::{Factor, Massless, Tree, Workspace};
use dalembert_model::model::Model;

/// What a solution found besides its numbers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Found {
    /// Rank of the rows.
    pub rank: usize,
    /// By how much dependent rows contradict each other, relative to the accelerations.
    pub inconsistency: f64,
}

/// Space for a model of bodies alone.
pub struct Delassus<'m> {
    model: &'m Model,
    tree: &'m Tree,
    work: Workspace<f64>,
    factor: Factor<f64>,
    rows: Pivoted,
    /// Velocity of each column.
    velocity: Vec<usize>,
    a: Vec<f64>,
    step: Vec<f64>,
    b: Vec<f64>,
    lambda: Vec<f64>,
    /// Rows of the last solution.
    used: Vec<usize>,
    /// Whether multipliers that are not determined are to be the least ones; else any.
    least: bool,
}

impl<'m> Delassus<'m> {
    /// Space for a model; nothing if it has no bodies.
    pub fn new(model: &'m Model, least: bool) -> Option<Self> {
        let m = model.mechanism.as_ref()?;
        Some(Self {
            model,
            tree: &m.tree,
            work: Workspace::new(&m.tree),
            factor: Factor::new(&m.tree),
            rows: Pivoted::default(),
            velocity: velocities(model),
            a: Vec::new(),
            step: Vec::new(),
            b: Vec::new(),
            lambda: Vec::new(),
            used: Vec::new(),
            least,
        })
    }

    /// (1)
    fn factor(&mut self, equations: &Equations<'_>) -> Result<(), Massless> {
        let q = equations.mechanics.as_ref().map_or(&[][..], |m| &m.q);
        factor(self.tree, &mut self.work, q, &mut self.factor)
    }

    /// Column of W for a row of A.
    fn whitened(&mut self, equations: &Equations<'_>, row: usize, out: &mut [f64]) {
        out.fill(0.0);
        equations.row(row).for_each(|(column, x)| out[self.velocity[column]] += x);
        if out.iter().any(|&x| x != 0.0) {
            self.factor.to_metric(out);
        }
    }

    /// (3) with the rows held, or with all, at the state that the equations were evaluated at. `force` is f + φ by column, `b` by row.
    ///
    /// # Errors
    /// A node along whose joint nothing has inertia.
    pub fn solve(
        &mut self,
        equations: &Equations<'_>,
        held: Option<&[usize]>,
        (force, b): (&[f64], &[f64]),
        (alpha, lambda): (&mut [f64], &mut [f64]),
    ) -> Result<Found, Massless> {
        self.factor(equations)?;
        self.used.clear();
        match held {
            Some(held) => self.used.extend_from_slice(held),
            None => self.used.extend(0..self.model.rows.len()),
        }
        let rows = std::mem::take(&mut self.used);
        let found = self.solve_rows(equations, &rows, (force, b), (alpha, lambda));
        self.used = rows;
        Ok(found)
    }

    fn solve_rows(
        &mut self,
        equations: &Equations<'_>,
        rows: &[usize],
        (force, b): (&[f64], &[f64]),
        (alpha, lambda): (&mut [f64], &mut [f64]),
    ) -> Found {
        let nv = self.velocity.len();
        let soft = rows.iter().filter(|&&r| equations.yields(r)).count();
        self.rows.resize(nv + soft, rows.len());
        let (mut column, mut yielding) = (std::mem::take(&mut self.step), nv);
        column.resize(nv + soft, 0.0);
        for (i, &r) in rows.iter().enumerate() {
            self.whitened(equations, r, &mut column[..nv]);
            column[nv..].fill(0.0);
            if equations.yields(r) {
                column[yielding] = equations.noise(r).sqrt();
                yielding += 1;
            }
            self.rows.column_mut(i).copy_from_slice(&column);
        }
        self.rows.factor(equations.rank_tolerance(rows.iter().copied()));
        self.a.clear();
        self.a.resize(nv + soft, 0.0);
        (0..nv).for_each(|c| self.a[self.velocity[c]] = force[c]);
        self.factor.to_metric(&mut self.a[..nv]);
        self.rows.to_factor(&mut self.a);
        column.copy_from_slice(&self.a);
        self.b.clear();
        self.b.extend(rows.iter().map(|&r| b[r]));
        let off = self.rows.satisfy(&self.b, &mut self.a);
        column.iter_mut().zip(&self.a).for_each(|(z, y)| *z = y - *z);
        self.lambda.resize(rows.len(), 0.0);
        self.rows.multipliers(&column, &mut self.lambda, self.least);
        self.step = column;
        self.rows.from_factor(&mut self.a);
        let size = self.rows.size_of(&self.b) + self.a.iter().map(|a| a * a).sum::<f64>().sqrt();
        self.factor.from_metric(&mut self.a[..nv]);
        (0..nv).for_each(|c| alpha[c] = self.a[self.velocity[c]]);
        lambda.fill(0.0);
        rows.iter().zip(&self.lambda).for_each(|(&r, l)| lambda[r] = *l);
        Found { rank: self.rows.rank(), inconsistency: off / size.max(f64::MIN_POSITIVE) }
    }

    /// Rows found independent in the last solution, and their smallest pivot.
    pub fn independent(&self) -> (Vec<usize>, f64) {
        let mut kept: Vec<usize> = self.rows.order()[..self.rows.rank()].iter().map(|&i| self.used[i]).collect();
        kept.sort_unstable();
        (kept, self.rows.smallest_pivot())
    }

    /// Lengths of the rows of the last solution in the mass metric, by number.
    pub fn lengths(&self) -> impl Iterator<Item = (usize, f64)> {
        self.used.iter().copied().zip(self.rows.lengths())
    }

    /// The whole answer: multipliers of least norm, and what is determined. The question is asked in the metric, where M = 1.
    ///
    /// # Errors
    /// A node along whose joint nothing has inertia, or what the rank decision says.
    pub fn answer(&mut self, equations: &mut Equations<'_>) -> Result<Answer<f64>, Refusal> {
        self.factor(equations).map_err(Refusal::Massless)?;
        let problem = equations.problem();
        let tolerance = equations.tolerance(&problem);
        let n = problem.n;
        let (factor, velocity) = (&mut self.factor, &self.velocity);
        let mut whiten = |x: &dyn Fn(usize) -> f64| {
            let mut a = vec![0.0; n];
            (0..n).for_each(|c| a[velocity[c]] = x(c));
            factor.to_metric(&mut a);
            a
        };
        let mut group = |g: &RowGroup<f64>| {
            let mut a = Mat::zeros(g.rows(), n);
            for i in 0..g.rows() {
                let entry = |c: usize| g.columns.iter().position(|&k| k == c).map_or(0.0, |k| g.a[(i, k)]);
                whiten(&entry).into_iter().enumerate().for_each(|(v, x)| a[(i, v)] = x);
            }
            RowGroup { columns: (0..n).collect(), a, b: g.b.clone(), noise: g.noise.clone() }
        };
        let levels =
            problem.levels.iter().map(|l| Level { groups: l.groups.iter().map(&mut group).collect() }).collect();
        let force = problem.applied();
        let white = Problem {
            n,
            mass: (0..n).map(|start| MassBlock { start, matrix: Mat::identity(1, 1) }).collect(),
            force: whiten(&|c| force[c]).into_iter().collect(),
            levels,
            phi: None,
        };
        let mut answer = MethodName::Multipliers.real().enforce(&white, &tolerance).map_err(Refusal::Rows)?;
        let mut a: Vec<f64> = answer.alpha.iter().copied().collect();
        self.factor.from_metric(&mut a);
        answer.alpha = Col::from_fn(n, |c| a[self.velocity[c]]);
        let pushed = problem.rows_adjoint_times(&answer.lambda);
        answer.gamma = &pushed + &force - &problem.force;
        answer.gamma_levels.clear();
        assert!(self.model.n() == n, "all columns are the bodies'");
        Ok(answer)
    }
}

/// Operations for a node of the articulated sweep, and for a velocity in the sweeps of a row.
const NODE: usize = 600;
const SWEEP: usize = 40;

/// Operations for accelerations, and what there is to say of it, for models that the method can treat and that have rows.
pub fn work(model: &Model) -> Option<(usize, String)> {
    let (n, m) = (model.n(), model.rows.len());
    let mechanism = model.mechanism.as_ref().filter(|_| m > 0 && Formulation::Delassus.check_bodies(model).is_ok())?;
    // Rows of zeros are not swept.
    let m = model.pattern.row_places.iter().filter(|place| !place.blank).count();
    let work = NODE * mechanism.tree.nodes().len() + SWEEP * n * (m + 2) + 4 * n * m * m.min(n);
    Some((work, format!("delassus (chosen for {n} velocities in long chains and {m} rows: one sweep per row)")))
}

/// Why there is no answer.
#[derive(Debug)]
pub enum Refusal {
    /// Nothing has inertia along a node's joint.
    Massless(Massless),
    /// The rows can't be judged.
    Rows(EnforceError),
}

impl Refusal {
    /// The sentence in the model's names for the method that was asked, at the state last evaluated.
    pub fn named(&self, equations: &mut Equations<'_>, method: Formulation) -> Failure {
        match self {
            Self::Massless(massless) if method == Formulation::Delassus => needs_inverse(equations, *massless),
            Self::Massless(massless) => no_inertia(equations, *massless),
            Self::Rows(error) => named(equations.model, error),
        }
    }
}

/// Rows may make up for inertia that is missing in the tree, but not for this method.
fn needs_inverse(equations: &mut Equations<'_>, massless: Massless) -> Failure {
    let why = no_inertia(equations, massless).message;
    Failure::new(format!(
        "method `delassus` needs an inverse of the mass matrix: {why}, or take `embedding` or `multipliers`, which need \
         inertia only where the constraints leave motion"
    ))
}

/// The tree's velocity of each column, for models of bodies alone.
pub fn velocities(model: &Model) -> Vec<usize> {
    let mut velocity = vec![0; model.n()];
    let columns = model.mechanism.iter().flat_map(|m| &m.columns);
    columns.enumerate().for_each(|(v, &c)| velocity[c] = v);
    velocity
}
