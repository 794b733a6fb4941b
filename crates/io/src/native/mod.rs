//! The native model format: TOML with formulas in strings, first key `dalembert = 1`.
//!
//! | step | file |
//! |---|---|
//! | text → TOML values with places | `toml` |
//! | typed access: wrong types, unknown and missing keys | `fields` |
//! | formulas and names | `formula` |
//! | the tables of one file → [`ModuleSpec`](dalembert_dynamics::spec::ModuleSpec) | `module`, `variables`, `constraints`, `equations`, `simulate` |
//! | include paths → files inside the top file's folder | `paths` |
//! | all files, each once; circles and counts | `library`, `hierarchy` |
//!
//! A reader goes on after an error wherever what follows does not depend on it, so that a user sees
//! all faults of a file at once, in the order of the file.

mod constraints;
mod equations;
mod fields;
mod formula;
mod hierarchy;
mod library;
mod module;
mod paths;
mod simulate;
mod toml;
mod variables;

use std::path::Path;

use dalembert_dynamics::spec::ModelSpec;

use crate::diagnostic::Diagnostics;
use library::Library;

/// The format version that is read.
pub const FORMAT: i64 = 1;
pub use crate::files::MAX_FILE_BYTES;
/// Bytes of all files of a model at most.
pub const MAX_TOTAL_BYTES: u64 = 32 << 20;
/// Distinct module definitions (files) at most.
pub const MAX_DEFINITIONS: usize = 10_000;
/// Levels of modules at most.
pub const MAX_DEPTH: usize = 64;
/// `repeat = N` at most, and module instances of a whole model at most.
pub const MAX_REPEAT: usize = 1_000_000;
/// Order of a variable at most.
pub const MAX_ORDER: u32 = 16;

/// Reads a model file and all files it includes.
///
/// # Errors
/// Everything that is wrong with the files as far as it can be seen without building the model: by file and position.
pub fn read_model(path: &Path) -> Result<ModelSpec, Diagnostics> {
    Library::open(path).finish()
}

/// Reads a model from a text; `name` is shown in messages. Such a model cannot include files.
///
/// # Errors
/// As [`read_model`].
pub fn read_text(name: &str, text: &str) -> Result<ModelSpec, Diagnostics> {
    Library::from_text(name, text).finish()
}
