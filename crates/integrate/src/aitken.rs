//! What is left after two changes of an iteration.
//!
//! | symbol | identifier | meaning |
//! |---|---|---|
//! | δ | `first` | a change |
//! | δ' | `next` | the one after it |
//!
//! ```text
//! (1) δ'_i / (|1 − ρ_i| − r_i),   ρ_i = δ'_i/δ_i,   r_i: rounding of δ_i over δ_i
//! ```
//!
//! Newton's iteration with derivatives that are far too large moves next to nothing, however much is missing: so it is where what was stiff at the
//! start of a step, or at the state that they were kept from, is no more so at its end. Small changes say nothing there, but the next ones are as
//! large, and (1) says what they come to. By component: changes of others, or their rounding, may be larger than all of these.
//!
//! Source: Aitken, Proc. Roy. Soc. Edinburgh 46 (1926).

use crate::tolerances::aitken::TELLS;

/// (1): the largest of what is left, in weights of errors, in which `rounding` is that of changes. Those that are hardly more tell nothing.
pub(crate) fn left(first: &[f64], next: &[f64], weight: impl Fn(usize) -> f64, rounding: f64) -> f64 {
    let of = |(i, (first, next)): (usize, (&f64, &f64))| {
        let (size, noise) = ((next * weight(i)).abs(), rounding / (first * weight(i)).abs());
        let differs = (1.0 - next / first).abs() - noise;
        match size > rounding && noise < TELLS {
            false => 0.0,
            true if differs > 0.0 => size / differs,
            true => f64::INFINITY,
        }
    };
    first.iter().zip(next).enumerate().map(of).fold(0.0, f64::max)
}
