//! Answers as files: JSON, CSV, Parquet, MATLAB's, one HTML page.
//!
//! | what | where |
//! |---|---|
//! | a simulation's columns → CSV, Parquet | [`results`] |
//! | answers of the verbs → JSON documents | [`json`] |
//! | linear systems → MATLAB files | [`mat`] |
//! | a simulation's report as one HTML page | [`page`] |
//!
//! Nothing here computes or prints.

pub mod json;
pub mod mat;
pub mod page;
pub mod results;
mod tolerances;

pub use json::{Document, InParts, ToJson};
pub use results::{write_results, write_results_of};
