//! Files in, files out.
//!
//! | what | where |
//! |---|---|
//! | a model file and the files it includes → [`ModelSpec`](dalembert_spec::spec::ModelSpec) | [`native`] |
//! | robots in URDF → the same | `urdf` |
//! | what is wrong with an input, shown with file, line and excerpt | [`diagnostic`] |
//! | a simulation's columns → CSV, Parquet | [`results`] |
//! | answers of the verbs → JSON documents | [`json`] |
//! | a simulation's report as one HTML page | [`report`] |
//! | which file a path means | [`identity`] |
//! | text made safe to show | [`plain`](mod@plain) |
//! | a state for `--state` from JSON | [`state`] |
//!
//! Only this crate parses; nothing here computes or prints.

pub mod diagnostic;
mod excerpt;
mod files;
pub mod identity;
mod inertia;
pub mod json;
pub mod native;
pub mod plain;
pub mod report;
pub mod results;
pub mod state;
mod urdf;

pub use diagnostic::{Code, Diagnostic, Diagnostics};
pub use excerpt::Position;
pub use json::ToJson;
pub use native::{ReadOptions, Written, read_model, read_model_with, read_text, read_text_with, write_model};
pub use results::write_results;
pub use state::{Entry, StateFile, read_state, read_state_text};
