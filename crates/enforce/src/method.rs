//! The one question every method answers, and their names.

use std::fmt;
use std::str::FromStr;

use crate::answer::Answer;
use crate::error::EnforceError;
use crate::field::Field;
use crate::multipliers::Multipliers;
use crate::problem::Problem;
use crate::tolerance::Tolerance;

/// A way to enforce constraints. All of them give the same answer.
pub trait Method<T: Field> {
    /// Its name.
    fn name(&self) -> MethodName;

    /// α, γ by level, λ and their determinacy.
    ///
    /// # Errors
    /// If the problem is ill-posed or this method does not cover it; a rank loss, a contradiction or a free direction is
    /// not an error but part of the answer.
    fn enforce(
        &self,
        problem: &Problem<T>,
        tolerance: &Tolerance,
    ) -> Result<Answer<T>, EnforceError>;
}

/// The methods by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MethodName {
    /// Chosen by structure; the answer says which one and why.
    Auto,
    /// Lagrange multipliers.
    Multipliers,
}

impl MethodName {
    /// All names.
    pub const ALL: [Self; 2] = [Self::Auto, Self::Multipliers];

    /// The name users write.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Multipliers => "multipliers",
        }
    }

    /// The method of this name.
    pub fn method<T: Field>(self) -> Box<dyn Method<T>> {
        match self {
            Self::Auto | Self::Multipliers => Box::new(Multipliers),
        }
    }
}

impl fmt::Display for MethodName {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.as_str())
    }
}

impl FromStr for MethodName {
    type Err = EnforceError;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|method| method.as_str() == name);
        found.ok_or_else(|| EnforceError::UnknownMethod {
            name: name.to_owned(),
        })
    }
}

/// The method with this name.
///
/// # Errors
/// [`EnforceError::UnknownMethod`].
pub fn method_by_name<T: Field>(name: &str) -> Result<Box<dyn Method<T>>, EnforceError> {
    Ok(name.parse::<MethodName>()?.method())
}
