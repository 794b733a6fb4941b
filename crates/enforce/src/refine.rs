//! Whether an answer meets the equations, and its refinement where it does not.
//!
//! ```text
//! r = b − A α − √R w,   q = f + φ + A*λ − M α                       in the numbers that were given                   (1)
//! |rᵢ| ≤ τ (|A||α| + √R |w| + |b|)ᵢ,   |qⱼ| ≤ τ (|M||α| + |f + φ| + |A*||λ|)ⱼ                                          (2)
//! J δa = L⁻¹q + H*δμ,   H δa = D r                                  one step of refinement                           (3)
//! ```
//!
//! (2) is the componentwise backward error [Oettli, Prager, Numer. Math. 6 (1964)], with what is nothing beside the whole left out;
//! b and f are the consistent, balanced ones.

use faer::Col;

use crate::answer::Raw;
use crate::determinacy::Settled;
use crate::error::EnforceError;
use crate::field::Field;
use crate::name::MethodName;
use crate::tolerances::{FINE, MET, MOVED, NOTHING, REFINEMENTS, WRITTEN};

/// λ of an answer, which is refined where it does not meet the equations.
///
/// # Errors
/// [`EnforceError::CannotApply`] where that does not help.
pub fn refined<T: Field>(
    method: MethodName,
    settled: &Settled<'_, T>,
    raw: &mut Raw<T>,
) -> Result<Col<T>, EnforceError> {
    let prepared = &settled.prepared;
    let mut mu = settled.rows.multipliers(&(prepared.mass_times_alpha(&raw.alpha) - &prepared.force));
    let (mut step, mut before) = (0, None);
    loop {
        let rest = Rest::of(settled, &raw.alpha, &mu);
        if !rest.size.is_finite() {
            return Err(EnforceError::Overflow);
        }
        // What is zero and known by rounding alone falls by some digits at each step, until nothing is left.
        let falls = before.is_some_and(|before| rest.forces > 0.0 && rest.forces <= MOVED * before);
        step += usize::from(before.is_some() && !falls);
        before = Some(rest.forces);
        let enough = if settled.is_balanced { f64::EPSILON } else { FINE };
        if rest.error <= enough || (step == REFINEMENTS && rest.error <= MET) {
            return Ok(Col::from_fn(mu.nrows(), |i| mu[i].scaled(prepared.row_scale[i])));
        }
        let change = settled.rows.accelerate(&rest.force, &rest.b);
        if step == REFINEMENTS || change.norm_l2() > MOVED * rest.size {
            break;
        }
        let alpha = prepared.alpha(&change);
        for i in 0..change.nrows() {
            raw.alpha[i] += if i < alpha.nrows() { alpha[i] } else { change[i] };
        }
        mu += settled.rows.multipliers(&(prepared.mass_times(&change) - &rest.force));
    }
    let reason = "its rounding is too large for inertias and rows of such different sizes".to_owned();
    Err(EnforceError::CannotApply { method: method.as_str(), reason })
}

/// What an answer leaves of the equations.
struct Rest<T: Field> {
    /// L⁻¹q, and 0 for soft rows.
    force: Col<T>,
    /// D r.
    b: Col<T>,
    /// Accelerations and forces of the whole, in the mass metric.
    size: f64,
    /// Forces alone, those of inertia included.
    forces: f64,
    /// Largest share of (2).
    error: f64,
}

impl<T: Field> Rest<T> {
    /// (1), (2)
    fn of(settled: &Settled<'_, T>, alpha: &Col<T>, mu: &Col<T>) -> Self {
        let prepared = &settled.prepared;
        let (problem, n) = (prepared.problem, prepared.problem.n);
        let applied = prepared.metric.times_l(&prepared.force.subrows(0, n).to_owned());
        let (mut q, mut strength) = (applied.clone(), applied.iter().map(|f| f.modulus()).collect::<Vec<f64>>());
        for block in &problem.mass {
            for j in 0..block.matrix.ncols() {
                for i in 0..block.matrix.nrows() {
                    let term = block.matrix[(i, j)] * alpha[block.start + j];
                    q[block.start + i] -= term;
                    strength[block.start + i] += term.modulus();
                }
            }
        }
        let mut b = prepared.b.clone();
        let mut lengths: Vec<f64> = b.iter().map(|b| b.modulus()).collect();
        let rows = problem.groups().flat_map(|group| (0..group.rows()).map(move |i| (group, i)));
        for (row, (group, i)) in rows.enumerate() {
            let scale = prepared.row_scale[row];
            for (k, &column) in group.columns.iter().enumerate() {
                let entry = group.a[(i, k)].scaled(scale);
                let (term, pull) = (entry * alpha[column], entry.conjugate() * mu[row]);
                b[row] -= term;
                lengths[row] += term.modulus();
                q[column] += pull;
                strength[column] += pull.modulus();
            }
        }
        let mut w_rest = Col::zeros(prepared.extended());
        for (k, &row) in prepared.soft.iter().enumerate() {
            let term = alpha[n + k].scaled(prepared.noise[row].sqrt());
            b[row] -= term;
            lengths[row] += term.modulus();
            w_rest[n + k] = mu[row].scaled(prepared.noise[row].sqrt()) - alpha[n + k];
        }
        let mut massless = vec![false; n];
        let places = prepared.metric.massless.iter().zip(&prepared.metric.variable);
        places.for_each(|(&without, &variable)| massless[variable] = without);
        let unit = |j: usize| prepared.metric.root_diagonal[j].recip();
        let weight = (0..n).map(|j| strength[j] * unit(j)).fold(0.0, f64::max);
        let motion = (0..n).map(|j| alpha[j].modulus() / unit(j)).fold(0.0, f64::max);
        let has_mass = |j: &usize| !massless[*j];
        let inertial = (0..n).filter(has_mass).map(|j| alpha[j].modulus() / unit(j)).fold(0.0, f64::max);
        let size = weight + motion + lengths.iter().fold(0.0, |m: f64, &x| m.max(x));
        // Where rows are taken as dependent for their shortness, they hold as well as the others say.
        let qr = &settled.rows.qr;
        let parted = if qr.threshold > WRITTEN { 10.0 * qr.dropped } else { 0.0 };
        // What is locked altogether is refined to the square of what is nothing.
        let rows_noise = (NOTHING + parted) * motion + NOTHING * NOTHING * size;
        // Accelerations without inertia are no forces.
        let forces = weight + inertial;
        let force_noise = NOTHING * forces + f64::MIN_POSITIVE;
        let share = |left: f64, terms: f64, noise: f64| if terms > noise { left / terms } else { 0.0 };
        let in_row = |i: usize| share(b[i].modulus(), lengths[i], rows_noise);
        let in_force = |j: usize| share(q[j].modulus() * unit(j), strength[j] * unit(j), force_noise);
        let error = (0..b.nrows()).map(in_row).chain((0..n).map(in_force)).fold(0.0, f64::max);
        let mut force = prepared.extend(&prepared.metric.solve_l_col(&q));
        force += &w_rest;
        Self { force: settled.rows.balance(&force), b, size, forces, error }
    }
}
