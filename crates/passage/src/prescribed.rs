//! Coordinates of a branch that are prescribed: by drives, or by what is said of velocities.
//!
//! With states q(s) on a branch and its tangents T, other constraints g(q, t) = 0 with rows D say of coordinates, their rates and the
//! accelerations α = T z + c that
//!
//! ```text
//! g(q(s), t) = 0,   D T ṡ = −∂g/∂t,   D T z = b − D c                                            (1)
//! ```
//!
//! the first by Newton's iteration with D T. Branches may cross where they will, D T knows nothing of it; and a drive may pass at any
//! pace, stop or turn round there.
//!
//! Sources: theory §6; as of `local_coordinates`, with the coordinates of the branch as the unknowns.

use dalembert_dense as dense;
use faer::Mat;
use faer::linalg::solvers::Svd;

use crate::tolerances::RANK;
use crate::tolerances::prescribed::CONTRADICTION;
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::least::through;
use dalembert_dynamics::rows::Rows;

/// D T at a state.
pub(super) struct Prescribed {
    rows: Rows,
    matrix: Mat<f64>,
    slopes: Svd<f64>,
    rank: usize,
}

impl Prescribed {
    /// For those of some rows at the last evaluation that say something of positions (2), velocities (1) or accelerations (0), with
    /// tangents there.
    pub fn new(equations: &Equations<'_>, rows: &[usize], tangents: &[f64], depth: usize) -> Option<Self> {
        let rows = rows.iter().copied().filter(|&r| equations.model.rows[r].depth >= depth);
        let rows = Rows::of(equations, rows.collect());
        let matrix = rows.along(equations, tangents);
        let slopes = dense::svd(&matrix)?;
        let s = slopes.S().column_vector();
        let top = s.iter().fold(0.0_f64, |m, &x| m.max(x));
        let rank = s.iter().filter(|&&x| x > RANK * top && x > 0.0).count();
        Some(Self { rows, matrix, slopes, rank })
    }

    /// The least change of s (2) or ṡ (1) that meets (1) at the last evaluation.
    pub fn correction(&self, equations: &Equations<'_>, depth: usize) -> Option<Vec<f64>> {
        let mut missing = vec![0.0; self.rows.rows.len()];
        self.rows.residuals(equations, depth, &mut missing);
        missing.iter_mut().for_each(|h| *h = -*h);
        self.least(&missing)
    }

    /// The least z of (1) at the last evaluation, with velocities of that speed; nothing if rows contradict each other.
    pub fn accelerations(&self, equations: &Equations<'_>, curvature: &[f64], speed: f64) -> Option<Vec<f64>> {
        let rows = || self.rows.rows.iter().zip(&self.rows.scale);
        let curved = |r: usize| equations.row(r).map(|(c, x)| x * curvature[c]);
        let missing: Vec<f64> = rows().map(|(&r, s)| s * (equations.b[r] - curved(r).sum::<f64>())).collect();
        let sizes = rows().map(|(&r, s)| s * (equations.b[r].abs() + curved(r).map(f64::abs).sum::<f64>()));
        let size = sizes.fold(speed * speed, f64::max);
        let z = self.least(&missing)?;
        let left = (0..missing.len())
            .map(|i| missing[i] - z.iter().enumerate().map(|(k, z)| self.matrix[(i, k)] * z).sum::<f64>());
        left.into_iter().all(|x| x.abs() <= CONTRADICTION * size).then_some(z)
    }

    /// A basis of what is not prescribed.
    pub fn free(&self) -> Mat<f64> {
        let v = self.slopes.V();
        Mat::from_fn(v.nrows(), v.ncols() - self.rank, |i, k| v[(i, self.rank + k)])
    }

    /// What of a change of coordinates is not prescribed.
    pub fn cut(&self, change: &mut [f64]) {
        let v = self.slopes.V();
        for k in 0..self.rank {
            let along: f64 = change.iter().enumerate().map(|(i, x)| x * v[(i, k)]).sum();
            change.iter_mut().enumerate().for_each(|(i, x)| *x -= along * v[(i, k)]);
        }
    }

    fn least(&self, missing: &[f64]) -> Option<Vec<f64>> {
        missing.iter().all(|x| x.is_finite()).then(|| through(&self.slopes, missing, self.rank))
    }
}
