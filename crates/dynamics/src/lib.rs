//! dynamics
pub mod result;
pub mod spec;

pub use dalembert_expr as expr;
