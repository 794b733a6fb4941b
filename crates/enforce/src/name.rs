//! The names of methods.

use std::fmt;
use std::str::FromStr;

use crate::error::EnforceError;

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
