//! Constraints on M α = f + γ.
pub mod step;
mod tolerance;
pub use tolerance::Tolerance;
