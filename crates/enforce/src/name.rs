//! The names of methods.

use std::fmt;
use std::str::FromStr;

use crate::error::EnforceError;

/// `/// What it is` then `Variant = "name",` for each method, so that none is left out of [`MethodName::ALL`].
macro_rules! names {
    ($($(#[doc = $what:literal])+ $variant:ident = $name:literal,)+) => {
        /// The methods by name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum MethodName {
            $($(#[doc = $what])+ $variant,)+
        }

        impl MethodName {
            /// All names.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$variant),+];

            /// The name users write.
            pub fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)+
                }
            }
        }
    };
}

names! {
    /// Chosen by structure; the answer says which one and why.
    Auto = "auto",
    /// Lagrange multipliers, rank-revealing.
    Multipliers = "multipliers",
    /// Basis of ker A.
    NullSpace = "null-space",
    /// Orthogonal projector by a {1,4}-inverse.
    Projector = "projector",
    /// Orthonormalized rows.
    Orthonormal = "orthonormal",
    /// Stacked form with an oblique projector.
    Stacked = "stacked",
    /// Recursion Sᵣ₊₁ = Sᵣ C.
    Recursive = "recursive",
    /// Recursion of projectors.
    RecursiveProjector = "recursive-projector",
    /// Recursion of generalized inverses.
    RecursiveInverse = "recursive-inverse",
    /// Kalman filter, covariance form.
    KalmanCovariance = "kalman-covariance",
    /// Kalman filter, scalar updates.
    KalmanSequential = "kalman-sequential",
    /// Kalman filter, square-root form.
    KalmanSquareRoot = "kalman-square-root",
    /// Recursion over levels and blocks.
    Hierarchical = "hierarchical",
}

impl MethodName {
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

    /// Whether the method starts from M⁻¹, and refuses an M that is singular.
    pub fn needs_inverse(self) -> bool {
        match self {
            Self::Auto
            | Self::Multipliers
            | Self::NullSpace
            | Self::Projector
            | Self::Orthonormal
            | Self::Stacked
            | Self::Recursive
            | Self::RecursiveProjector
            | Self::RecursiveInverse => false,
            Self::KalmanCovariance | Self::KalmanSequential | Self::KalmanSquareRoot | Self::Hierarchical => true,
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
