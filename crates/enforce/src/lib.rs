//! Constraints on M α = f + γ.
mod answer;
mod dense;
mod determinacy;
mod driver;
mod error;
mod field;
mod method;
mod metric;
mod multipliers;
mod prepared;
mod problem;
mod rows;
pub mod step;
mod tolerance;
mod validate;

pub use answer::{Answer, Determinacy};
pub use error::EnforceError;
pub use field::Field;
pub use method::{Method, MethodName, method_by_name};
pub use multipliers::Multipliers;
pub use problem::{Level, MassBlock, Problem, RowGroup};
pub use tolerance::Tolerance;
