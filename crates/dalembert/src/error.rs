//! Errors by fault.

use dalembert_formats::Diagnostics;

/// Why a verb has no answer.
#[derive(Debug)]
pub enum Error {
    /// The model file is wrong: what, where, and what to do.
    Model(Box<Diagnostics>),
    /// The physics says no: a sentence that names the part.
    Physics(String),
    /// The question makes no sense as asked.
    Usage(String),
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Model(diagnostics) => f.write_str(diagnostics.render(false).trim_end()),
            Self::Physics(message) | Self::Usage(message) => f.write_str(message),
        }
    }
}

impl std::error::Error for Error {}

impl From<Diagnostics> for Error {
    fn from(diagnostics: Diagnostics) -> Self {
        Self::Model(Box::new(diagnostics))
    }
}

impl From<dalembert_integrate::Failure> for Error {
    fn from(failure: dalembert_integrate::Failure) -> Self {
        Self::Physics(failure.message)
    }
}
