//! Accelerations and multipliers on a branch where the rows say little.
//!
//! With tangents T and accelerations c on the branch, which are known from elsewhere,
//!
//! ```text
//! α = T z + c,   T*(M α − f) = 0;   γ = M α − f                                                  (1)
//! ```
//!
//! Where some of z is prescribed, the rest of it alone is balanced, z = z₀ + N w with N*T*(M α − f) = 0.
//!
//! Soft rows with variance R add A*R⁻¹A to M and A*R⁻¹b to f. Multipliers are the least with Aᵀλ = γ − φ, in rows at natural size:
//! combinations that are lost hold nothing.

use faer::Mat;
use faer::linalg::solvers::Solve;

use super::prescribed::Prescribed;
use super::{Answer, Rows, velocities};
use crate::equations::Equations;
use crate::least::{largest, least};

/// Share of the largest singular value below which rows hold nothing.
const HOLDS: f64 = 1e-9;
/// Part in a combination of rows that is none.
const UNTOUCHED: f64 = 1e-7;

/// α by (1) at the last evaluation, with what is known there; nothing if the curvature is not, something has no
/// inertia, or rows that prescribe accelerations contradict each other.
pub(crate) fn accelerations(equations: &mut Equations<'_>, known: &Answer) -> Option<Vec<f64>> {
    let Answer { tangents, curvature, prescribing, .. } = known;
    let curvature = curvature.as_ref()?;
    let speed = largest(&velocities(equations.model, &known.y));
    let n = curvature.len();
    let d = tangents.len() / n.max(1);
    let (mut motions, mut alpha) = (Mat::from_fn(n, d, |i, k| tangents[k * n + i]), column(curvature));
    if !prescribing.is_empty() {
        let prescribed = Prescribed::new(equations, prescribing, tangents, 0)?;
        alpha += &motions * column(&prescribed.accelerations(equations, curvature, speed)?);
        motions = motions * prescribed.free();
    }
    let (mass, force) = with_soft_rows(equations);
    let momenta = motions.transpose() * &mass;
    let right = motions.transpose() * force - &momenta * &alpha;
    if motions.ncols() > 0 {
        alpha += &motions * (&momenta * &motions).full_piv_lu().solve(&right);
    }
    let alpha: Vec<f64> = (0..n).map(|i| alpha[(i, 0)]).collect();
    alpha.iter().all(|a| a.is_finite()).then_some(alpha)
}

fn column(x: &[f64]) -> Mat<f64> {
    Mat::from_fn(x.len(), 1, |i, _| x[i])
}

/// γ for accelerations at the last evaluation.
pub(crate) fn constraint_forces(equations: &mut Equations<'_>, alpha: &[f64]) -> Vec<f64> {
    let n = alpha.len();
    let mut mass = vec![0.0; n * n];
    equations.mass_into(&mut mass);
    let inertia = |i: usize| (0..n).map(|j| mass[j * n + i] * alpha[j]).sum::<f64>();
    (0..n).map(|i| inertia(i) - equations.force[i]).collect()
}

/// λ for accelerations and γ at the last evaluation.
pub(crate) fn multipliers(equations: &Equations<'_>, alpha: &[f64], gamma: &[f64]) -> Vec<f64> {
    let mut lambda = vec![0.0; equations.model.rows.len()];
    let mut held: Vec<f64> = gamma.iter().zip(&equations.phi).map(|(g, phi)| g - phi).collect();
    for row in (0..lambda.len()).filter(|&r| equations.model.rows[r].soft && equations.yields(r)) {
        let off = equations.b[row] - equations.row(row).map(|(j, a)| a * alpha[j]).sum::<f64>();
        lambda[row] = off / equations.noise(row);
        equations.row(row).for_each(|(j, a)| held[j] -= a * lambda[row]);
    }
    let rows = Rows::all(equations);
    let transposed = rows.matrix(equations).transpose().to_owned();
    let found = least(&transposed, &held, HOLDS).unwrap_or_else(|| vec![0.0; rows.rows.len()]);
    for (x, (&row, scale)) in found.iter().zip(rows.rows.iter().zip(&rows.scale)) {
        lambda[row] = x * scale;
    }
    lambda
}

/// Whether each multiplier is the only one at the last evaluation: no combination that is lost or redundant has a part in it.
pub(crate) fn determined(equations: &Equations<'_>) -> Vec<bool> {
    let mut out = vec![true; equations.model.rows.len()];
    let rows = Rows::all(equations);
    let Ok(svd) = rows.matrix(equations).svd() else { return out };
    let (u, s) = (svd.U(), svd.S().column_vector());
    let top = s.iter().fold(0.0_f64, |m, &x| m.max(x));
    let rank = s.iter().filter(|&&x| x > HOLDS * top).count();
    for (i, &row) in rows.rows.iter().enumerate() {
        out[row] = (rank..u.ncols()).all(|k| u[(i, k)].abs() < UNTOUCHED);
    }
    out
}

/// M and f of (1).
fn with_soft_rows(equations: &mut Equations<'_>) -> (Mat<f64>, Mat<f64>) {
    let n = equations.model.n();
    let mut mass = vec![0.0; n * n];
    equations.mass_into(&mut mass);
    let mut mass = Mat::from_fn(n, n, |i, j| mass[j * n + i]);
    let mut force = Mat::from_fn(n, 1, |i, _| equations.force[i] + equations.phi[i]);
    for row in (0..equations.model.rows.len()).filter(|&r| equations.model.rows[r].soft && equations.yields(r)) {
        let noise = equations.noise(row);
        for (i, a) in equations.row(row) {
            force[(i, 0)] += a * equations.b[row] / noise;
            equations.row(row).for_each(|(j, b)| mass[(i, j)] += a * b / noise);
        }
    }
    (mass, force)
}
