//! Why there is no value.

use std::fmt;

/// A numerical outcome that leaves no value: which and why, in words for the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// What happened, such as "log of a negative number in force `drag`".
    pub message: String,
}

impl Failure {
    /// A failure with this message.
    pub fn new(message: impl Into<String>) -> Self {
        Self { message: message.into() }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Failure {}
