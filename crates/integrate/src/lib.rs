//! Integration of ordinary differential equations y' = f(t, y) on manifolds.
//!
//! The crate knows its [`System`] trait and nothing else: no bodies, no variables, no files. A system gives its
//! rate and, where its states live on a manifold, a projection onto it; an [`Integrator`] carries it from one time
//! to another with an adaptive step and shows an [`Observer`] the samples that it asked for. Numerical trouble is a
//! [`StopReason`] in the [`Outcome`], never a panic; input that makes no sense is an [`InputError`].
//!
//! | file | content |
//! |---|---|
//! | `system.rs`, `observer.rs` | what is integrated, and who watches |
//! | `integrator.rs`, `names.rs` | what a method answers; methods by name |
//! | `runge_kutta.rs`, `runge_kutta/` | one driver, one tableau a file |
//! | `options.rs`, `outcome.rs` | what a run may be told, and what it came to |
//! | `tolerances.rs` | thresholds, with dimension and reason |
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

mod integrator;
mod names;
mod observer;
mod options;
mod outcome;
mod runge_kutta;
mod system;
mod tolerances;

pub use integrator::Integrator;
pub use names::{IntegratorError, IntegratorName, by_name};
pub use observer::{Control, Observer, StepInfo};
pub use options::{InputError, Options};
pub use outcome::{Counters, Outcome, Stiffness, StopReason};
pub use runge_kutta::{Dop853, Dopri5};
pub use system::{Failure, Projection, System};
