//! One input.

use std::path::PathBuf;

/// A text, and as whose content it is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The file that it was made of; modules are looked for beside it.
    pub path: PathBuf,
    /// What is read.
    pub text: String,
}
