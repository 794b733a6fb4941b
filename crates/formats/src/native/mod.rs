//! The native model format: TOML with formulas in strings, first key `dalembert = 1`.
//!
//! | step | file |
//! |---|---|
//! | text → TOML values with places | `toml` |
//! | the keys, what each takes and in which unit; the same for editors | `keys`, `schema` |
//! | typed access: wrong types, unknown and missing keys | `fields` |
//! | formulas and names | `formula` |
//! | the tables of one file → [`ModuleSpec`](dalembert_spec::spec::ModuleSpec) | `module`, `variables`, `constraints`, `equations`, `simulate` |
//! | bodies, joints and what acts on them | `bodies`, `shapes`, `flexible`, `joints`, `kinds`, `lines`, `pose`, `numbers` |
//! | names of bodies, frames and joints within one file | `mechanism` |
//! | include paths → files inside the top file's folder | `paths` |
//! | bodies and joints → text | `write` |
//! | all files, each once; circles and counts | `library`, `hierarchy` |
//!
//! A reader goes on after an error wherever what follows does not depend on it, so that a user sees
//! all faults of a file at once, in the order of the file.

mod bodies;
mod constraints;
mod draw;
mod elsewhere;
mod equations;
pub(crate) mod fields;
mod flexible;
pub(crate) mod formula;
mod hierarchy;
mod joints;
pub(crate) mod keys;
pub(crate) mod kinds;
mod library;
mod lines;
mod mechanism;
pub(crate) mod module;
pub(crate) mod numbers;
mod paths;
mod pose;
mod schema;
mod shapes;
mod simulate;
mod tables;
mod toml;
mod variables;
mod write;

use std::path::Path;

use dalembert_spec::spec::{Base, ModelSpec, Sources};

use crate::diagnostic::Diagnostics;
use library::Library;
pub use schema::schema;
pub use write::{Written, write_model};

/// The format version that is read.
pub const FORMAT: i64 = 1;
pub use crate::files::MAX_FILE_BYTES;
/// Bytes of all files of a model at most.
pub const MAX_TOTAL_BYTES: u64 = 64 << 20;
/// Distinct module definitions (files) at most.
pub const MAX_DEFINITIONS: usize = 10_000;
/// Levels of modules at most.
pub const MAX_DEPTH: usize = 64;
/// `repeat = N` at most, and module instances of a whole model at most.
pub const MAX_REPEAT: usize = 200_000;
/// Order of a variable at most.
pub const MAX_ORDER: u32 = 16;

/// Choices for reading.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReadOptions {
    /// How the root of a robot in URDF is held: fixed to the ground if not given, by the joint `root`. Choosing it for a
    /// native file is an error.
    pub base: Option<Base>,
    /// Joints of robots in URDF do not follow others (`<mimic>`).
    pub without_mimic: bool,
}

/// Reads a model file, native or URDF by its ending, and all files it includes.
///
/// # Errors
/// Everything that is wrong with the files as far as it can be seen without building the model: by file and position.
pub fn read_model(path: &Path) -> Result<ModelSpec, Diagnostics> {
    read_model_with(path, &ReadOptions::default())
}

/// As [`read_model`], with choices.
///
/// # Errors
/// As [`read_model`].
pub fn read_model_with(path: &Path, options: &ReadOptions) -> Result<ModelSpec, Diagnostics> {
    Library::open(path, options).finish()
}

/// Reads a model from a text; `name` is shown in messages, and its ending says whether it is native or URDF. Such a
/// model cannot include files.
///
/// # Errors
/// As [`read_model`].
pub fn read_text(name: &str, text: &str) -> Result<ModelSpec, Diagnostics> {
    read_text_with(name, text, &ReadOptions::default())
}

/// As [`read_text`], with choices.
///
/// # Errors
/// As [`read_model`].
pub fn read_text_with(name: &str, text: &str, options: &ReadOptions) -> Result<ModelSpec, Diagnostics> {
    Library::from_text(name, text, options).finish()
}

/// Reads a model from the texts that it was read from before, the top file's first: whatever is on disk by now, it is the same model.
///
/// # Errors
/// As [`read_model`]; for a file whose text is not among them.
pub fn read_sources(sources: Sources, options: &ReadOptions) -> Result<ModelSpec, Diagnostics> {
    Library::from_sources(sources.files, options).finish()
}
