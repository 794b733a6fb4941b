//! The engine's rooms under one roof: what the user said, bodies, equations and the answers about them.

pub use dalembert_analysis::forms as energy_forms;
pub use dalembert_analysis::{derivatives, evaluation, matrices};
pub use dalembert_answers::{LeastNorm, combination, driven, finding, linearization, result, snapshot, timings};
pub use dalembert_assembly as assembly;
pub use dalembert_bodies::{operators, spatial, tree};
pub use dalembert_doctor as diagnosis;
pub use dalembert_doctor::fit;
pub use dalembert_dynamics::{
    Formulation, accelerations, chosen, equations, formulation, independent, kkt, projection, words,
};
pub use dalembert_enforce as enforce;
pub use dalembert_expr as expr;
pub use dalembert_forms as forms;
pub use dalembert_integrate as integrate;
pub use dalembert_mechanism as mechanism;
pub use dalembert_model::{
    Model, StartValues, State, class, layout, measured, model, natural, pattern, program, state,
};
pub use dalembert_scalar::digits;
pub use dalembert_simulation as simulation;
pub use dalembert_spec::{ModelError, NO_DISTANCE, error, settings, spec, units};
