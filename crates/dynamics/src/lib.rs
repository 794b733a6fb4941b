//! Models of constrained lumped systems: from what a user said to equations, answers and motions.

pub use dalembert_enforce as enforce;
pub use dalembert_expr as expr;
pub use dalembert_integrate as integrate;

pub mod accelerations;
pub mod assembly;
mod build;
pub mod class;
mod delassus;
pub mod derivatives;
mod derive;
pub mod diagnosis;
mod embedding;
pub mod equations;
mod error;
pub mod evaluation;
pub mod forms;
pub mod formulation;
mod hard_rows;
pub mod independent;
mod kkt;
mod layout;
mod measured;
pub mod mechanism;
pub mod model;
mod name_check;
pub mod operators;
mod pattern;
mod pivoted;
pub mod program;
pub mod projection;
mod residual;
pub mod result;
pub mod settings;
pub mod simulation;
mod singular;
pub mod spatial;
pub mod spec;
pub mod state;
pub mod tree;
mod unit_check;
pub mod units;

pub use error::ModelError;
pub use formulation::Formulation;
pub use model::Model;
pub use state::{StartValues, State};
