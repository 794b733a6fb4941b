//! The length of the first step.
//!
//! With d₀, d₁ the norms of y₀ and f₀ = f(t₀, y₀) over the tolerance:
//!
//! (1) h₀ = 0.01 d₀/d₁, the step in which y changes by a hundredth; 1e-6 of the span if either is next to nothing
//! (2) d₂ = |f(t₀ + h₀, y₀ + h₀ f₀) − f₀| / h₀, the size of the second derivative
//! (3) (h₁/τ)^q max(d₁ τ, d₂ τ²) = 0.01 with τ = 100 h₀, the time in which y changes as a whole;  h = min(τ, h₁)
//!
//! Source: Hairer, Nørsett, Wanner, *Solving Ordinary Differential Equations I*, 2nd ed., §II.4, "Starting step size".
//! There (3) has τ = 1, and the fallbacks are in units of time; ours are relative to τ and the span, so that the unit of time does not matter.
//! Where the system fails at the point of (2) we start with h₀/100. Components of which no size is known do not count.

use super::Run;
use crate::tolerances::first_step::{CHANGE, FALLBACK, LEAST_RATE, NEXT_TO_NOTHING, SHORTEST, WHOLE};

pub(super) fn choose(run: &mut Run) -> f64 {
    let span = run.max_step;
    let (d0, d1) = run.stages.start_norms(&run.tolerance);
    let small = d0 < NEXT_TO_NOTHING || d1 < NEXT_TO_NOTHING;
    let h0 = if small { FALLBACK * span } else { (CHANGE * d0 / d1).min(span) };
    let Ok(difference) = run.stages.rate_difference(run.system, (run.t, h0), &run.tolerance, &mut run.counters) else {
        return CHANGE * h0;
    };
    let whole = WHOLE * h0;
    let steepest = (d1 * whole).max(difference / h0 * whole * whole);
    let h1 = if steepest <= LEAST_RATE {
        (SHORTEST * h0).max(FALLBACK * span)
    } else {
        whole * (CHANGE / steepest).powf(1.0 / run.tableau.control.order)
    };
    // Norms are bounded (`tolerances::errors::LARGEST`), and those that divide are no smaller than NEXT_TO_NOTHING: all of this is finite and not zero.
    h1.min(whole)
}
