//! From a method's accelerations to an answer; the same for all methods.
//!
//! ```text
//! settle b and f + φ  →  the method's α (and w)  →  α ← α − N N*α  →  γ = M α − f  →  λ = D μ,  H*μ = J a − g, ‖μ‖ least
//! ```

use faer::Col;

use crate::answer::Answer;
use crate::dense::{Zero, least_squares, stack};
use crate::determinacy::Settled;
use crate::error::EnforceError;
use crate::field::Field;
use crate::method::MethodName;
use crate::prepared::Prepared;
use crate::problem::Problem;
use crate::tolerance::Tolerance;

/// A method that works on a settled problem.
pub trait Route<T: Field> {
    /// Its name.
    fn method(&self) -> MethodName;

    /// Accelerations of all rows.
    ///
    /// # Errors
    /// If the method does not cover the problem.
    fn accelerations(&self, settled: &Settled<'_, T>, tolerance: &Tolerance) -> Result<Raw<T>, EnforceError>;
}

/// What a route finds.
pub struct Raw<T: Field> {
    /// α, followed by the coordinates w of the soft rows if the method has them.
    pub alpha: Col<T>,
    /// α of each level, the top one included, if the method goes level by level.
    pub levels: Option<Vec<Col<T>>>,
}

/// Makes a route a method: settle, accelerate, finish.
macro_rules! route_is_method {
    ($route:ty) => {
        impl<T: $crate::Field> $crate::Method<T> for $route {
            fn name(&self) -> $crate::MethodName {
                $crate::driver::Route::<T>::method(self)
            }

            fn enforce(
                &self,
                problem: &$crate::Problem<T>,
                tolerance: &$crate::Tolerance,
            ) -> Result<$crate::Answer<T>, $crate::EnforceError> {
                $crate::driver::drive(self, problem, tolerance)
            }
        }
    };
}
pub(crate) use route_is_method;

/// Settles the problem, asks the route, completes the answer.
///
/// # Errors
/// If the problem is ill-posed or the route does not cover it.
pub fn drive<T: Field>(
    route: &dyn Route<T>,
    problem: &Problem<T>,
    tolerance: &Tolerance,
) -> Result<Answer<T>, EnforceError> {
    let settled = Settled::new(Prepared::new(problem, tolerance)?, tolerance);
    let raw = route.accelerations(&settled, tolerance)?;
    Ok(finish(route.method(), problem, settled, &raw, tolerance))
}

fn finish<T: Field>(
    method: MethodName,
    problem: &Problem<T>,
    settled: Settled<'_, T>,
    raw: &Raw<T>,
    tolerance: &Tolerance,
) -> Answer<T> {
    let free = &settled.determinacy.free_directions;
    let found = raw.alpha.subrows(0, problem.n).to_owned();
    let alpha = &found - free * (free.adjoint() * &found);
    let inertia = problem.mass_times(&alpha);
    Answer {
        gamma: &inertia - &problem.force,
        gamma_levels: level_increments(problem, &settled, raw, &inertia),
        lambda: multipliers(problem, &settled, raw, tolerance),
        alpha,
        determinacy: settled.determinacy,
        method,
        reason: None,
    }
}

/// M αᵣ − M αᵣ₋₁. A singular M may leave lower levels without an answer of their own; then all methods show the
/// balanced one of [`Settled`].
fn level_increments<T: Field>(
    problem: &Problem<T>,
    settled: &Settled<'_, T>,
    raw: &Raw<T>,
    top: &Col<T>,
) -> Vec<Col<T>> {
    let count = problem.levels.len();
    let mut before = problem.applied();
    (0..count)
        .map(|level| {
            let now = if level + 1 == count {
                top.clone()
            } else {
                match &raw.levels {
                    Some(levels) if !settled.prepared.metric.singular() => problem.mass_times(&levels[level]),
                    _ => problem.mass_times(&settled.prepared.alpha(&settled.lower_levels[level])),
                }
            };
            let increment = &now - &before;
            before = now;
            increment
        })
        .collect()
}

/// λ from α. With the coordinates w of soft rows known, H*μ = J a − g is all; without them, R λ = b − A α closes it.
fn multipliers<T: Field>(
    problem: &Problem<T>,
    settled: &Settled<'_, T>,
    raw: &Raw<T>,
    tolerance: &Tolerance,
) -> Col<T> {
    let prepared = &settled.prepared;
    let mu = if raw.alpha.nrows() == prepared.extended() {
        let reaction = prepared.mass_times_alpha(&raw.alpha) - &prepared.force;
        settled.rows.multipliers(&reaction)
    } else {
        soft_multipliers(problem, prepared, &raw.alpha, tolerance)
    };
    Col::from_fn(mu.nrows(), |i| mu[i].scaled(prepared.row_scale[i]))
}

fn soft_multipliers<T: Field>(
    problem: &Problem<T>,
    prepared: &Prepared<'_, T>,
    alpha: &Col<T>,
    tolerance: &Tolerance,
) -> Col<T> {
    let (n, m) = (problem.n, prepared.rows());
    let rows = problem.rows_times(alpha);
    let reaction = prepared.mass_times_alpha(alpha) - prepared.force.subrows(0, n);
    let residual = Col::from_fn(m, |i| {
        if prepared.noise[i] > 0.0 { prepared.b[i] - rows[i].scaled(prepared.row_scale[i]) } else { T::ZERO }
    });
    let noise = faer::Mat::from_fn(m, m, |i, j| if i == j { T::of(prepared.noise[i]) } else { T::ZERO });
    let matrix = stack(prepared.h.get(.., ..n).adjoint().to_owned().as_ref(), noise.as_ref());
    let right = stack(reaction.as_mat(), residual.as_mat());
    least_squares(matrix.as_ref(), right.as_ref(), Zero::Relative(tolerance.rank)).col(0).to_owned()
}
