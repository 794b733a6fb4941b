//! Mechanisms and lumped systems with constraints: describe them, diagnose them, simulate them.
//!
//! ```no_run
//! let model = dalembert::open("examples/andrews.toml")?;
//! println!("degrees of freedom: {}", model.doctor(&Default::default())?.mobility);
//! let run = model.simulate(&dalembert::Simulate { until: Some(0.03), ..Default::default() }, &mut |_| true)?;
//! println!("{:?}", run.summary.final_values);
//! # Ok::<(), dalembert::Error>(())
//! ```
//!
//! One type per question: [`open`] reads a model, and the verbs [`Loaded::doctor`], [`Loaded::evaluate`],
//! [`Loaded::simulate`], [`Loaded::drive`], [`Loaded::linearize`], [`Loaded::equilibrium`] and
//! [`Loaded::equations`] answer. The command line and other edges call these and nothing else.

pub mod batch;
mod bench;
mod branches;
mod checkpoint;
mod drag;
mod draw;
mod drive;
pub mod equations;
mod error;
pub mod examples;
mod faults;
mod fit;
mod form_words;
mod linearize;
mod load;
mod mode_shapes;
pub mod reach;
mod report;
mod scene;
mod shown;
mod simulation;
mod stage;
mod state;
mod tolerances;
mod verbs;
pub mod written;

pub mod dynamics;
pub use dalembert_dense::interruption::interruptible;
pub use dalembert_enforce as enforce;
pub use dalembert_expr as expr;
pub use dalembert_integrate as integrate;
pub mod io;

pub use branches::Assemblies;
pub use checkpoint::Checkpoint;
pub use dalembert_answers::LeastNorm;
pub use dalembert_doctor::fit::Released;
pub use dalembert_forms::{Basis, Form, Forms};
pub use dalembert_viewer as viewer;
pub use drag::{Held, Shown};
pub use draw::is_drawn;
pub use drive::{Drive, Move};
pub use equations::{EquationsRequest, Style};
pub use error::Error;
pub use fit::Fitted;
pub use form_words::{EnergyForm, FormWords};
pub use linearize::{Linearize, Rest, Vary};
pub use load::{
    Ignore, Loaded, Open, convert, open, open_as, open_set, open_sources, open_text, open_text_as, open_text_set,
    open_with,
};
pub use report::Beside;
pub use shown::open_recipe;
pub use simulation::Simulation;
pub use stage::Stage;
pub use verbs::{At, Simulate};

/// The examples of the first page, compiled like those of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
