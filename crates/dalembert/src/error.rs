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

impl Error {
    /// What is wrong in a sentence, and what to do about it, without the place.
    #[must_use]
    pub fn parts(&self) -> (String, Option<String>) {
        match self {
            Self::Model(diagnostics) => match diagnostics.list.first() {
                Some(fault) => (fault.message.clone(), fault.help.clone()),
                None => (self.to_string(), None),
            },
            Self::Physics(message) | Self::Usage(message) => (message.clone(), None),
        }
    }
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
