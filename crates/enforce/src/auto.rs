//! Choice of a method by structure.
//!
//! | structure | method | because |
//! |---|---|---|
//! | M singular | null space | needs no inverse of M |
//! | soft rows, small | Kalman, square root | R enters as what it is, nothing is squared |
//! | many variables in several blocks | hierarchical | costs only the blocks that rows join |
//! | else | multipliers | one pivoted QR |

use crate::answer::Answer;
use crate::error::EnforceError;
use crate::field::Field;
use crate::method::Method;
use crate::metric::Metric;
use crate::name::MethodName;
use crate::problem::Problem;
use crate::tolerances::{HIERARCHICAL, Tolerance};
use crate::validate::validate;

/// Chooses by structure and says why in [`Answer::reason`].
#[derive(Clone, Copy, Debug, Default)]
pub struct Auto;

impl Auto {
    /// The method for a problem, and the reason in words.
    ///
    /// # Errors
    /// If the problem is ill-posed.
    pub fn choose<T: Field>(problem: &Problem<T>, tolerance: &Tolerance) -> Result<(MethodName, String), EnforceError> {
        validate(problem)?;
        if Metric::new(problem, tolerance)?.singular() {
            return Ok((MethodName::NullSpace, "the mass matrix is singular".to_owned()));
        }
        let largest = problem.mass.iter().map(|block| block.matrix.nrows()).max().unwrap_or(0);
        if problem.n >= HIERARCHICAL && 2 * largest <= problem.n {
            let blocks = problem.mass.len();
            return Ok((MethodName::Hierarchical, format!("{} variables in {blocks} blocks", problem.n)));
        }
        let soft = problem.groups().any(|group| (0..group.rows()).any(|i| group.variance(i) > 0.0));
        if soft {
            return Ok((MethodName::KalmanSquareRoot, "some rows are soft".to_owned()));
        }
        Ok((MethodName::Multipliers, "a small system with definite mass and hard rows".to_owned()))
    }
}

impl<T: Field> Method<T> for Auto {
    fn name(&self) -> MethodName {
        MethodName::Auto
    }

    fn enforce(&self, problem: &Problem<T>, tolerance: &Tolerance) -> Result<Answer<T>, EnforceError> {
        let (name, reason) = Self::choose(problem, tolerance)?;
        let mut answer = name.method().enforce(problem, tolerance)?;
        answer.reason = Some(reason);
        Ok(answer)
    }
}
