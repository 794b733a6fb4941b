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
//!
//! The noise of soft rows is part of the state: H̃ a + √R w = b̃ is exact, with w of unit prior covariance [Anderson & Moore, Optimal
//! Filtering, §11.3]. So every measurement is exact, P is an orthogonal projector throughout, and the block of P that belongs to a is
//! the covariance that the textbook's R leaves.

use faer::{Col, MatRef};

use crate::answer::Raw;
use crate::determinacy::Settled;
use crate::error::EnforceError;
use crate::field::Field;
use crate::name::MethodName;

/// Rows of one level in the mass metric.
#[derive(Clone, Debug)]
pub struct Measurement<'p, T: Field> {
    /// [H̃, √R], m̃×n', rows of unit length.
    pub h: MatRef<'p, T>,
    /// b̃.
    pub b: Col<T>,
    /// What they add to the rank.
    pub rank: usize,
}

/// A filter: takes measurements, gives the estimate.
pub trait Filter<T: Field> {
    /// Processes the rows of one level.
    fn update(&mut self, measurement: &Measurement<'_, T>);
    /// [a; w].
    fn estimate(&self) -> &Col<T>;
}

/// The prior mean [g; 0]; only a definite M is a covariance.
pub fn prior<T: Field>(settled: &Settled<'_, T>, method: MethodName) -> Result<Col<T>, EnforceError> {
    if settled.prepared.metric.singular() {
        let reason = "the mass matrix is singular, and the filter's prior covariance is its inverse".to_owned();
        return Err(EnforceError::CannotApply { method: method.as_str(), reason });
    }
    Ok(settled.prepared.force.clone())
}

/// Runs the filter level by level.
pub fn run<T: Field>(settled: &Settled<'_, T>, filter: &mut dyn Filter<T>) -> Raw<T> {
    let prepared = &settled.prepared;
    let mut levels = Vec::new();
    for (range, rank) in settled.levels() {
        let b = prepared.b.subrows(range.start, range.len()).to_owned();
        filter.update(&Measurement { h: prepared.h.get(range, ..), b, rank });
        levels.push(prepared.alpha(filter.estimate()));
    }
    let (n, estimate) = (prepared.problem.n, filter.estimate());
    let alpha = prepared.alpha(estimate);
    let alpha = Col::from_fn(estimate.nrows(), |i| if i < n { alpha[i] } else { estimate[i] });
    Raw { alpha, levels: Some(levels) }
}
