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
//! Soft rows with variance R add A*R⁻¹A to M and A*R⁻¹b to f.

use dalembert_dense as dense;
use faer::Mat;

use super::Answer;
use super::prescribed::Prescribed;
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::least::largest;
use dalembert_dynamics::rows::velocities;

/// α by (1) at the last evaluation, with what is known there; nothing if the curvature is not, something has no
/// inertia, or rows that prescribe accelerations contradict each other.
pub fn accelerations(equations: &mut Equations<'_>, known: &Answer) -> Option<Vec<f64>> {
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
        alpha += &motions * dense::solve_with_full_pivoting(&(&momenta * &motions), &right);
    }
    let alpha: Vec<f64> = (0..n).map(|i| alpha[(i, 0)]).collect();
    alpha.iter().all(|a| a.is_finite()).then_some(alpha)
}

fn column(x: &[f64]) -> Mat<f64> {
    Mat::from_fn(x.len(), 1, |i, _| x[i])
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
