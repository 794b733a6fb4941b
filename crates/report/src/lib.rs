//! Answers as files: JSON, CSV, Parquet, one HTML page.
//!
//! | what | where |
//! |---|---|
//! | a simulation's columns → CSV, Parquet | [`results`] |
//! | answers of the verbs → JSON documents | [`json`] |
//! | a simulation's report as one HTML page | [`page`] |
//!
//! Nothing here computes or prints.

pub mod json;
pub mod page;
pub mod results;
mod tolerances;

pub use json::ToJson;
pub use results::write_results;
