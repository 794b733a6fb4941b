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

use crate::MassKind;
use crate::method::{Work, rate, right_side};
use crate::tolerance::Tolerance;
use crate::tolerances::first_step::{CHANGE, FALLBACK, LEAST_RATE, NEXT_TO_NOTHING, SHORTEST, WHOLE};

/// The norms of a state y₀ and a rate f₀ over the tolerance.
fn norms((y, f): (&[f64], &[f64]), tolerance: &Tolerance) -> (f64, f64) {
    let norm = |x: &[f64]| tolerance.mean(tolerance.known_squares(x, |i| y[i].abs())).sqrt();
    (norm(y), norm(f))
}

/// |f(t + h, y + h f) − f| over the tolerance; none where the system fails.
fn rate_difference(implicit: bool, (y, f): (&[f64], &[f64]), (t, h): (f64, f64), work: &mut Work<'_>) -> Option<f64> {
    let point: Vec<f64> = y.iter().zip(f).map(|(y, f)| y + h * f).collect();
    let mut next = vec![0.0; y.len()];
    let ask = if implicit { right_side } else { rate };
    ask(work.system, t + h, &point, &mut next, work.counters).ok()?;
    if next.iter().any(|x| !x.is_finite()) {
        return None;
    }
    next.iter_mut().zip(f).for_each(|(next, f)| *next -= f);
    // What algebraic components miss is no rate.
    if let Some(system) = work.system.implicit().filter(|s| implicit && s.mass_kind() == MassKind::SemiExplicit) {
        next.iter_mut().enumerate().filter(|(i, _)| system.is_algebraic(*i)).for_each(|(_, next)| *next = 0.0);
    }
    Some(work.tolerance.mean(work.tolerance.known_squares(&next, |i| y[i].abs())).sqrt())
}

/// h at (t, y₀) with the rate f₀ for an estimate of order q, at most `span` and τ.
pub(crate) fn choose((y, f): (&[f64], &[f64]), (t, span): (f64, f64), order: f64, work: &mut Work<'_>) -> f64 {
    choose_by(false, (y, f), (t, span), order, work)
}

/// The same with f of M y' = f.
pub(crate) fn choose_implicit((y, f): (&[f64], &[f64]), (t, span): (f64, f64), order: f64, work: &mut Work<'_>) -> f64 {
    choose_by(true, (y, f), (t, span), order, work)
}

fn choose_by(implicit: bool, (y, f): (&[f64], &[f64]), (t, span): (f64, f64), order: f64, work: &mut Work<'_>) -> f64 {
    let (d0, d1) = norms((y, f), work.tolerance);
    let small = d0 < NEXT_TO_NOTHING || d1 < NEXT_TO_NOTHING;
    let h0 = if small { FALLBACK * span } else { (CHANGE * d0 / d1).min(span) };
    let Some(difference) = rate_difference(implicit, (y, f), (t, h0), work) else {
        return CHANGE * h0;
    };
    let whole = WHOLE * h0;
    let steepest = (d1 * whole).max(difference / h0 * whole * whole);
    let h1 = if steepest <= LEAST_RATE {
        (SHORTEST * h0).max(FALLBACK * span)
    } else {
        whole * (CHANGE / steepest).powf(1.0 / order)
    };
    // Norms are bounded (`tolerances::errors::LARGEST`), and those that divide are no smaller than NEXT_TO_NOTHING: all of this is finite and not zero.
    h1.min(whole)
}
