//! Files of models and states: read, and written in the native format.
//!
//! | what | where |
//! |---|---|
//! | a model file and the files it includes → [`ModelSpec`](dalembert_spec::spec::ModelSpec) | [`native`] |
//! | robots in URDF → the same | `urdf` |
//! | what is wrong with an input, shown with file, line and excerpt | [`diagnostic`] |
//! | which file a path means | [`identity`] |
//! | text made safe to show | [`plain`](mod@plain) |
//! | a state for `--state` from JSON | [`state`] |
//!
//! Only this crate parses; nothing here computes or prints.

pub mod diagnostic;
pub mod excerpt;
pub mod files;
pub mod identity;
mod inertia;
pub mod mesh;
pub mod native;
pub mod plain;
mod position;
pub mod state;
mod tolerances;
mod urdf;

pub use diagnostic::{Code, Diagnostic, Diagnostics};
pub use native::{
    ReadOptions, Written, read_model, read_model_with, read_sources, read_text, read_text_with, schema, write_model,
};
pub use position::Position;
pub use state::{Entry, StateFile, read_state, read_state_text};
