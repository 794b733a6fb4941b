//! Files in and out.

pub use dalembert_formats::*;
pub use dalembert_report::{Document, InParts, ToJson, json, mat, page, results, write_results, write_results_of};
