//! The same over real numbers and without type parameters: compiled here, once, and not again in every crate that calls.

use faer::{Mat, MatRef};

use crate::error::EnforceError;
use crate::level_operators::LevelOperators;
use crate::method::Method;
use crate::name::MethodName;
use crate::problem::Problem;
use crate::tolerances::Tolerance;

impl MethodName {
    /// [`MethodName::method`] over real numbers.
    pub fn real(self) -> Box<dyn Method<f64>> {
        self.method()
    }
}

/// [`crate::circuits`].
pub fn circuits(null: &Mat<f64>) -> Mat<f64> {
    crate::circuits(null)
}

/// [`crate::kernel_basis`].
pub fn kernel_basis(a: MatRef<'_, f64>, tolerance: &Tolerance) -> Mat<f64> {
    crate::kernel_basis(a, tolerance)
}

/// [`crate::row_lengths`].
///
/// # Errors
/// For rows that the mass metric can't measure.
pub fn row_lengths(problem: &Problem<f64>, tolerance: &Tolerance) -> Result<Vec<f64>, EnforceError> {
    crate::row_lengths(problem, tolerance)
}

/// [`crate::level_operators`].
///
/// # Errors
/// As there.
pub fn level_operators(
    problem: &Problem<f64>,
    tolerance: &Tolerance,
) -> Result<Vec<LevelOperators<f64>>, EnforceError> {
    crate::level_operators(problem, tolerance)
}

/// [`crate::posterior_variances`].
///
/// # Errors
/// As there.
pub fn posterior_variances(
    problem: &Problem<f64>,
    tolerance: &Tolerance,
) -> Result<Vec<(usize, f64, f64)>, EnforceError> {
    crate::posterior_variances(problem, tolerance)
}
