//! Folds: poses where the motion over its drives turns back and no branch crosses.
//!
//! Motions lead to and from them as a root, so that time is no coordinate there. With τ = t − t* since a fold,
//!
//! ```text
//! q(t) ≈ q* + 2 c √τ,   q̇ ≈ c τ^(−1/2),   q̈ ≈ −½ c τ^(−3/2)
//! q* ≈ q + w q̇,   t* ≈ t + ½ w,   w = q̇·q̇ / q̇·q̈                                                 (1)
//! ```
//!
//! and the same before one, where τ < 0 and q̈ has the other sign. Next to a crossing velocities and accelerations are bounded, and (1) is
//! a place like any other.

use crate::tolerances::fold::NEARER;
use crate::{At, moved};
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::rows::{Rows, velocities};

/// Whether rows with a rank are far nearer to singular at (1) than at a state with accelerations.
pub(super) fn is_beside(equations: &mut Equations<'_>, at: At<'_>, (alpha, rank): (&[f64], usize)) -> bool {
    let v = velocities(equations.model, at.y);
    let natural = &equations.model.natural;
    let sum = |x: &[f64]| -> f64 {
        let each = v.iter().zip(x).enumerate();
        each.map(|(c, (v, x))| v * x / natural.of_motion(c).powi(2)).sum()
    };
    let way = sum(&v) / sum(alpha);
    if !way.is_finite() {
        return false;
    }
    let delta: Vec<f64> = v.iter().map(|v| way * v).collect();
    let fold = moved(equations, at, &delta);
    let mut distance = |t: f64, y: &[f64]| {
        equations.evaluate(t, y, at.inputs);
        let values = Rows::all(equations).singular_values(equations);
        rank.checked_sub(1).and_then(|last| values.get(last).copied())
    };
    let (here, there) = (distance(at.t, at.y), distance(at.t + 0.5 * way, &fold));
    here.zip(there).is_some_and(|(here, there)| there < NEARER * here)
}
