//! From a method's accelerations to an answer; the same for all methods.
//!
//! ```text
//! settle b and f + φ  →  the method's α (and w)  →  α ← α − N N*α  →  γ = M α − f  →  λ = D μ,  H*μ = J a − g, ‖μ‖ least
//! ```

use faer::Col;

use crate::answer::{Answer, Raw};
use crate::determinacy::Settled;
use crate::error::EnforceError;
use crate::field::Field;
use crate::name::MethodName;
use crate::problem::Problem;
use crate::refine::refined;
use crate::tolerances::Tolerance;

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

/// The answers of a recursion, level by level, in variables of unit mass. Where M is singular those below the top are not asked for
/// (see [`level_increments`]).
pub struct Answers<'s, 'p, T: Field> {
    settled: &'s Settled<'p, T>,
    levels: Option<Vec<Col<T>>>,
}

impl<'s, 'p, T: Field> Answers<'s, 'p, T> {
    /// None yet.
    pub fn of(settled: &'s Settled<'p, T>) -> Self {
        Self { settled, levels: (!settled.prepared.metric.singular()).then(Vec::new) }
    }

    /// The next level's, by a solver that is told the number of free directions.
    pub fn add(&mut self, solve: impl Fn(usize) -> Col<T>) {
        if let Some(levels) = &mut self.levels {
            levels.push(self.settled.prepared.unscale(&solve(0)));
        }
    }

    /// The last one is that of all rows.
    pub fn raw(self, solve: impl Fn(usize) -> Col<T>) -> Raw<T> {
        let last = self.levels.as_ref().and_then(|levels| levels.last().cloned());
        let alpha = last.unwrap_or_else(|| self.settled.prepared.unscale(&solve(self.settled.rows.free())));
        Raw { alpha, levels: self.levels }
    }
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
    let settled = Settled::of(problem, tolerance)?;
    let mut raw = route.accelerations(&settled, &settled.tolerance)?;
    let free = &settled.determinacy.free_directions;
    let found = raw.alpha.subrows(0, problem.n).to_owned();
    let least = &found - free * (free.adjoint() * &found);
    raw.alpha.subrows_mut(0, problem.n).copy_from(&least);
    let lambda = refined(route.method(), &settled, &mut raw)?;
    finite(finish(route.method(), problem, settled, &raw, lambda))
}

fn finish<T: Field>(
    method: MethodName,
    problem: &Problem<T>,
    settled: Settled<'_, T>,
    raw: &Raw<T>,
    lambda: Col<T>,
) -> Answer<T> {
    let alpha = raw.alpha.subrows(0, problem.n).to_owned();
    let inertia = problem.mass_times(&alpha);
    Answer {
        gamma: &inertia - &problem.force,
        gamma_levels: level_increments(problem, &settled, raw, &inertia),
        lambda,
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

/// Refuses answers that are not numbers.
pub fn finite<T: Field>(answer: Answer<T>) -> Result<Answer<T>, EnforceError> {
    let levels = answer.gamma_levels.iter().flat_map(Col::iter);
    let all = answer.alpha.iter().chain(answer.lambda.iter()).chain(answer.gamma.iter()).chain(levels);
    if all.into_iter().all(|x| x.finite()) { Ok(answer) } else { Err(EnforceError::Overflow) }
}
