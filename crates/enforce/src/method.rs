//! The one question every method answers, and their names.

use std::fmt;
use std::str::FromStr;

use crate::answer::Answer;
use crate::auto::Auto;
use crate::error::EnforceError;
use crate::field::Field;
use crate::hierarchical::Hierarchical;
use crate::kalman_covariance::KalmanCovariance;
use crate::kalman_sequential::KalmanSequential;
use crate::kalman_square_root::KalmanSquareRoot;
use crate::multipliers::Multipliers;
use crate::null_space::NullSpace;
use crate::orthonormal::Orthonormal;
use crate::problem::Problem;
use crate::projector::Projector;
use crate::recursive::Recursive;
use crate::recursive_inverse::RecursiveInverse;
use crate::recursive_projector::RecursiveProjector;
use crate::stacked::Stacked;
use crate::tolerances::Tolerance;

/// A way to enforce constraints. All of them give the same answer.
pub trait Method<T: Field> {
    /// Its name.
    fn name(&self) -> MethodName;

    /// α, γ by level, λ and their determinacy.
    ///
    /// # Errors
    /// If the problem is ill-posed or this method does not cover it; a rank loss, a contradiction or a free direction is
    /// not an error but part of the answer.
    fn enforce(&self, problem: &Problem<T>, tolerance: &Tolerance) -> Result<Answer<T>, EnforceError>;
}

/// The methods by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MethodName {
    /// Chosen by structure; the answer says which one and why.
    Auto,
    /// Lagrange multipliers, rank-revealing.
    Multipliers,
    /// Basis of ker A.
    NullSpace,
    /// Orthogonal projector by a {1,4}-inverse.
    Projector,
    /// Orthonormalized rows.
    Orthonormal,
    /// Stacked form with an oblique projector.
    Stacked,
    /// Recursion Sᵣ₊₁ = Sᵣ C.
    Recursive,
    /// Recursion of projectors.
    RecursiveProjector,
    /// Recursion of generalized inverses.
    RecursiveInverse,
    /// Kalman filter, covariance form.
    KalmanCovariance,
    /// Kalman filter, scalar updates.
    KalmanSequential,
    /// Kalman filter, square-root form.
    KalmanSquareRoot,
    /// Recursion over levels and blocks.
    Hierarchical,
}

impl MethodName {
    /// All names.
    pub const ALL: [Self; 13] = [
        Self::Auto,
        Self::Multipliers,
        Self::NullSpace,
        Self::Projector,
        Self::Orthonormal,
        Self::Stacked,
        Self::Recursive,
        Self::RecursiveProjector,
        Self::RecursiveInverse,
        Self::KalmanCovariance,
        Self::KalmanSequential,
        Self::KalmanSquareRoot,
        Self::Hierarchical,
    ];

    /// The name users write.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Multipliers => "multipliers",
            Self::NullSpace => "null-space",
            Self::Projector => "projector",
            Self::Orthonormal => "orthonormal",
            Self::Stacked => "stacked",
            Self::Recursive => "recursive",
            Self::RecursiveProjector => "recursive-projector",
            Self::RecursiveInverse => "recursive-inverse",
            Self::KalmanCovariance => "kalman-covariance",
            Self::KalmanSequential => "kalman-sequential",
            Self::KalmanSquareRoot => "kalman-square-root",
            Self::Hierarchical => "hierarchical",
        }
    }

    /// Whether the method goes level by level, each a step of a recursion, so that its cost and its course depend on how rows are
    /// parted into levels.
    pub fn recurs(self) -> bool {
        match self {
            Self::Auto | Self::Multipliers | Self::NullSpace | Self::Projector | Self::Orthonormal | Self::Stacked => {
                false
            }
            Self::Recursive
            | Self::RecursiveProjector
            | Self::RecursiveInverse
            | Self::KalmanCovariance
            | Self::KalmanSequential
            | Self::KalmanSquareRoot
            | Self::Hierarchical => true,
        }
    }

    /// The method of this name.
    pub fn method<T: Field>(self) -> Box<dyn Method<T>> {
        match self {
            Self::Auto => Box::new(Auto),
            Self::Multipliers => Box::new(Multipliers),
            Self::NullSpace => Box::new(NullSpace),
            Self::Projector => Box::new(Projector),
            Self::Orthonormal => Box::new(Orthonormal),
            Self::Stacked => Box::new(Stacked),
            Self::Recursive => Box::new(Recursive),
            Self::RecursiveProjector => Box::new(RecursiveProjector),
            Self::RecursiveInverse => Box::new(RecursiveInverse),
            Self::KalmanCovariance => Box::new(KalmanCovariance),
            Self::KalmanSequential => Box::new(KalmanSequential),
            Self::KalmanSquareRoot => Box::new(KalmanSquareRoot),
            Self::Hierarchical => Box::new(Hierarchical),
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
        found.ok_or_else(|| EnforceError::UnknownMethod { name: name.to_owned() })
    }
}

/// The method with this name.
///
/// # Errors
/// [`EnforceError::UnknownMethod`].
pub fn method_by_name<T: Field>(name: &str) -> Result<Box<dyn Method<T>>, EnforceError> {
    Ok(name.parse::<MethodName>()?.method())
}
