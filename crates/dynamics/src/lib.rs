//! Models of constrained lumped systems: from what a user said to equations, answers and motions.

pub use dalembert_bodies::{operators, spatial, tree};
pub use dalembert_enforce as enforce;
pub use dalembert_expr as expr;
pub use dalembert_integrate as integrate;
pub use dalembert_mechanism as mechanism;
pub use dalembert_model::{class, layout, measured, model, natural, pattern, program, state};
pub use dalembert_scalar::digits;
pub use dalembert_spec::{error, settings, spec, units};

pub mod accelerations;
pub mod assembly;
mod crossing;
mod delassus;
pub mod derivatives;
mod determined;
pub mod diagnosis;
mod embedding;
pub mod equations;
pub mod evaluation;
pub mod fit;
pub mod forms;
pub mod formulation;
mod hard_rows;
pub mod independent;
mod kkt;
mod least;
mod least_norm;
mod opening;
mod pivoted;
pub mod projection;
mod residual;
pub mod result;
mod rounding;
pub mod simulation;
mod singular;
mod tolerances;

pub use dalembert_model::{Model, StartValues, State};
pub use dalembert_spec::{ModelError, NO_DISTANCE};
pub use formulation::Formulation;
pub use least_norm::LeastNorm;
