//! Integration of ordinary and differential-algebraic equations on manifolds.
//!
//! The crate knows its traits [`System`], y' = f(t, y), [`ImplicitSystem`], M y' = f with derivatives, and [`SecondOrder`], M v' = f + Aᵀλ under
//! constraints, and nothing else: no bodies, no variables, no files. A system gives its rate and, where its states live on a manifold, a projection onto it; an [`Integrator`] carries
//! it from one time to another with an adaptive step and shows an [`Observer`] the samples that it asked for, a [`Stepper`] does the same
//! step by step. Numerical trouble is a
//! [`StopReason`] in the [`Outcome`], never a panic; input that makes no sense is an [`InputError`].
//!
//! | file | content |
//! |---|---|
//! | `system.rs`, `failure.rs`, `observer.rs` | what is integrated, why it has no value, and who watches |
//! | `integrator.rs`, `name.rs`, `catalogue.rs` | what a method answers; their names; methods by name |
//! | `stepper.rs`, `run.rs`, `sampling.rs`, `first_step.rs` | steps one after the other; a run as a loop over them, with its samples |
//! | `switches.rs`, `looks.rs` | zeros of functions on the way, where rates switch |
//! | `memory.rs` | a stepper as bytes and back |
//! | `method.rs`, `ends.rs` | what a method makes of one interval; what its ends are |
//! | `runge_kutta.rs`, `runge_kutta/` | explicit methods, one tableau a file |
//! | `radau.rs`, `radau/` | implicit ones |
//! | `rosenbrock.rs`, `rosenbrock/` | linearly implicit ones |
//! | `bdf.rs` | implicit ones over several steps |
//! | `shifted.rs`, `shift.rs`, `pencil.rs`, `sparse_lu.rs` | their linear systems, dense and sparse |
//! | `auto.rs`, `smooth.rs` | both, each in its place; how smooth a motion is |
//! | `second_order.rs` | systems of second order with constraints |
//! | `rattle.rs`, `rattle/` | long motions of these without drift |
//! | `discrete_gradient.rs` | the same with a balance of power that holds in each step |
//! | `generalized_alpha.rs` | these where they are stiff |
//! | `implicit_second.rs` | derivatives for both |
//! | `options.rs`, `outcome.rs` | what a run may be told, and what it came to |
//! | `tolerance.rs`, `tolerances.rs` | what errors are measured with; thresholds with dimension and reason |
//!
//! ```
//! use dalembert_integrate::{by_name, Control, Failure, Observer, Options, StopReason, System};
//!
//! struct Decay;
//! impl System for Decay {
//!     fn dimension(&self) -> usize { 1 }
//!     fn rate(&mut self, _t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
//!         dy[0] = -y[0];
//!         Ok(())
//!     }
//! }
//!
//! struct Table(Vec<(f64, f64)>);
//! impl Observer for Table {
//!     fn sample(&mut self, t: f64, y: &[f64]) -> Control {
//!         self.0.push((t, y[0]));
//!         Control::Continue
//!     }
//! }
//!
//! let options = Options { every: Some(0.25), ..Options::with_tolerance(1e-10) };
//! let mut table = Table(Vec::new());
//! let outcome = by_name("dop853")?.run(&mut Decay, 0.0, &[1.0], 1.0, &options, &mut table)?;
//! assert_eq!(outcome.stop, StopReason::End);
//! assert_eq!(table.0.len(), 5);
//! assert!((outcome.y[0] - (-1.0_f64).exp()).abs() < 1e-10);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod aitken;
mod auto;
mod bdf;
mod bumps;
mod catalogue;
mod discrete_gradient;
mod ends;
mod failure;
mod first_step;
mod generalized_alpha;
mod implicit_second;
mod integrator;
mod looks;
mod memory;
mod method;
mod name;
mod observer;
mod options;
mod outcome;
mod pencil;
mod radau;
mod rattle;
mod rosenbrock;
mod rounding;
mod run;
mod runge_kutta;
mod sampling;
mod second_order;
mod shift;
mod shifted;
mod smooth;
mod sparse_lu;
mod stepper;
mod switches;
mod system;
mod tolerance;
mod tolerances;

pub use catalogue::{
    Auto, Bdf, DiscreteGradient, Dop853, Dopri5, GeneralizedAlpha, Radau, Rattle, Rattle4, Rattle6, Rattle8, Realtime,
    Rodas, by_name,
};
pub use failure::Failure;
pub use integrator::Integrator;
pub use memory::{Memory, Remember};
pub use name::{IntegratorError, IntegratorName};
pub use observer::{Control, Observer, StepInfo};
pub use options::{InputError, Options};
pub use outcome::{Choice, Counters, Outcome, Passed, Stiffness, StopReason};
pub use pencil::Pencil;
pub use sampling::Sampling;
pub use second_order::{Held, SecondOrder};
pub use stepper::Stepper;
pub use system::{Bump, ImplicitSystem, MassKind, Projection, System};
pub use tolerances::errors::LEAST_TOLERANCE;
