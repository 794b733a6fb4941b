//! What the three Kalman forms share: their terms, and the levels they run over.
//!
//! | symbol | filter | mechanics |
//! |---|---|---|
//! | a | state estimate | accelerations in the mass metric, a = L*α |
//! | P | estimate covariance (R = 0: orthogonal projector onto ker Hᵣ) | what is still free to move |
//! | g | prior mean | L⁻¹(f + φ): the unconstrained accelerations |
//! | H̃, b̃ | observation matrix, measurement | new rows and right-hand sides |
//! | R | measurement noise | clearance or compliance; 0 = ideal constraint |
//! | K | gain | how a violation is distributed |

use faer::{Col, MatRef};

use crate::determinacy::Settled;
use crate::driver::Raw;
use crate::error::EnforceError;
use crate::field::Field;
use crate::method::MethodName;

/// Rows of one level in the mass metric.
#[derive(Clone, Debug)]
pub struct Measurement<'p, T: Field> {
    /// H̃, m̃×n, rows [h, √R] of unit length.
    pub h: MatRef<'p, T>,
    /// b̃.
    pub b: Col<T>,
    /// Variances.
    pub noise: &'p [f64],
}

/// A filter: takes measurements, gives the estimate.
pub trait Filter<T: Field> {
    /// Processes the rows of one level.
    fn update(&mut self, measurement: &Measurement<'_, T>) -> Result<(), EnforceError>;
    /// a.
    fn estimate(&self) -> &Col<T>;
}

/// The prior mean g; only a definite M is a covariance.
pub fn prior<T: Field>(settled: &Settled<'_, T>, method: MethodName) -> Result<Col<T>, EnforceError> {
    if settled.prepared.metric.singular() {
        let reason = "the mass matrix is singular, and the filter's prior covariance is its inverse".to_owned();
        return Err(EnforceError::CannotApply { method: method.as_str(), reason });
    }
    Ok(settled.prepared.force.subrows(0, settled.prepared.problem.n).to_owned())
}

/// Runs the filter level by level.
pub fn run<T: Field>(settled: &Settled<'_, T>, filter: &mut dyn Filter<T>) -> Result<Raw<T>, EnforceError> {
    let prepared = &settled.prepared;
    let n = prepared.problem.n;
    let mut levels = Vec::new();
    let mut start = 0;
    for &end in &prepared.level_ends {
        filter.update(&Measurement {
            h: prepared.h.get(start..end, ..n),
            b: prepared.b.subrows(start, end - start).to_owned(),
            noise: &prepared.noise[start..end],
        })?;
        levels.push(prepared.metric.solve_l_adjoint_col(filter.estimate()));
        start = end;
    }
    let alpha = prepared.metric.solve_l_adjoint_col(filter.estimate());
    Ok(Raw { alpha, levels: Some(levels) })
}
