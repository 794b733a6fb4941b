//! The methods behind their names.

use crate::auto::Auto;
use crate::error::EnforceError;
use crate::field::Field;
use crate::hierarchical::Hierarchical;
use crate::kalman_covariance::KalmanCovariance;
use crate::kalman_sequential::KalmanSequential;
use crate::kalman_square_root::KalmanSquareRoot;
use crate::method::Method;
use crate::multipliers::Multipliers;
use crate::name::MethodName;
use crate::null_space::NullSpace;
use crate::orthonormal::Orthonormal;
use crate::projector::Projector;
use crate::recursive::Recursive;
use crate::recursive_inverse::RecursiveInverse;
use crate::recursive_projector::RecursiveProjector;
use crate::stacked::Stacked;

impl MethodName {
    /// The method of this name. A crate that calls it compiles all methods again: over real numbers [`MethodName::real`] needs none of that.
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

/// The method with this name.
///
/// # Errors
/// [`EnforceError::UnknownMethod`].
pub fn method_by_name<T: Field>(name: &str) -> Result<Box<dyn Method<T>>, EnforceError> {
    Ok(name.parse::<MethodName>()?.method())
}
