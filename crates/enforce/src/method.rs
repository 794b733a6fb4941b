//! The one question every method answers.

use crate::answer::Answer;
use crate::error::EnforceError;
use crate::field::Field;
use crate::name::MethodName;
use crate::problem::Problem;
use crate::tolerances::Tolerance;

/// A way to enforce constraints. All of them give the same answer.
pub trait Method<T: Field>: Send {
    /// Its name.
    fn name(&self) -> MethodName;

    /// α, γ by level, λ and their determinacy.
    ///
    /// # Errors
    /// If the problem is ill-posed or this method does not cover it; a rank loss, a contradiction or a free direction is
    /// not an error but part of the answer.
    fn enforce(&self, problem: &Problem<T>, tolerance: &Tolerance) -> Result<Answer<T>, EnforceError>;
}
