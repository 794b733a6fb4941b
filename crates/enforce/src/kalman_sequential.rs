//! Kalman filter one row at a time; symbols in `kalman.rs`.
//!
//! ```text
//! v = P h,  σ = h*P h = v*v                               innovation variance of the row h*a = b; P = P* = P²        (1)
//! √σ ≈ 0:  the row depends on earlier ones: dropped, after testing |b − h*a|                                         (2)
//! k = v/σ,  a ← a + k(b − h*a)                                                                                      (3)
//! P ← (I − k h*)P(I − h k*) = P − v v*/σ                                 Joseph form                                (4)
//! ```
//!
//! No matrix is inverted, so redundant rows need no rank decision but (2), by the length of v, as everywhere. Cost 6 n² per row.

use faer::{Col, ColRef, Mat};

use crate::answer::Raw;
use crate::determinacy::Settled;
use crate::driver::{Route, route_is_method};
use crate::error::EnforceError;
use crate::field::Field;
use crate::kalman::{Filter, Measurement, prior, run};
use crate::name::MethodName;
use crate::tolerances::Tolerance;

/// The Kalman filter with scalar updates; needs M > 0.
#[derive(Clone, Copy, Debug, Default)]
pub struct KalmanSequential;

route_is_method!(KalmanSequential);

impl<T: Field> Route<T> for KalmanSequential {
    fn method(&self) -> MethodName {
        MethodName::KalmanSequential
    }

    fn accelerations(&self, settled: &Settled<'_, T>, tolerance: &Tolerance) -> Result<Raw<T>, EnforceError> {
        let mut filter = ScalarFilter::new(prior(settled, MethodName::KalmanSequential)?, *tolerance);
        Ok(run(settled, &mut filter))
    }
}

/// What a row did to the estimate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ScalarUpdate {
    /// It moved the estimate.
    Enforced,
    /// It depends on earlier rows and agrees with them.
    Redundant,
    /// It depends on earlier rows and contradicts them by this much.
    Contradictory {
        /// |b − h*a|.
        by: f64,
    },
}

/// A filter that takes scalar measurements.
#[derive(Clone, Debug)]
pub struct ScalarFilter<T: Field> {
    estimate: Col<T>,
    covariance: Mat<T>,
    tolerance: Tolerance,
}

impl<T: Field> ScalarFilter<T> {
    /// Starts from a prior mean with unit covariance.
    pub fn new(estimate: Col<T>, tolerance: Tolerance) -> Self {
        let n = estimate.nrows();
        Self { estimate, covariance: Mat::identity(n, n), tolerance }
    }

    /// The estimate.
    pub fn estimate(&self) -> &Col<T> {
        &self.estimate
    }

    /// The covariance.
    pub fn covariance(&self) -> &Mat<T> {
        &self.covariance
    }

    /// Takes the measurement h*a = b, h of unit length; noise is part of the state, see `kalman.rs`.
    pub fn measure(&mut self, h: ColRef<'_, T>, b: T) -> ScalarUpdate {
        // Projected twice: what is left of a row that nearly depends on earlier ones is then free of their rounding.
        let v = &self.covariance * (&self.covariance * h); // (1)
        let sigma = v.squared_norm_l2();
        let innovation = b - h.adjoint() * &self.estimate;
        if sigma.sqrt() <= self.tolerance.rank {
            return self.drop_row(b, innovation); // (2)
        }
        let k = &v * faer::Scale(T::of(sigma.recip()));
        self.estimate += &k * faer::Scale(innovation); // (3)
        for j in 0..k.nrows() {
            for i in 0..k.nrows() {
                self.covariance[(i, j)] -= k[i] * v[j].conjugate(); // (4)
            }
        }
        ScalarUpdate::Enforced
    }

    fn drop_row(&self, b: T, innovation: T) -> ScalarUpdate {
        let scale = b.modulus() + self.estimate.norm_l2();
        if innovation.modulus() > self.tolerance.consistency * scale + self.tolerance.floor {
            ScalarUpdate::Contradictory { by: innovation.modulus() }
        } else {
            ScalarUpdate::Redundant
        }
    }
}

impl<T: Field> Filter<T> for ScalarFilter<T> {
    /// Contradictions were settled before (`determinacy.rs`), so a dropped row agrees up to the tolerance.
    fn update(&mut self, measurement: &Measurement<'_, T>) {
        for i in 0..measurement.h.nrows() {
            let h = measurement.h.row(i).adjoint().to_owned();
            self.measure(h.as_ref(), measurement.b[i]);
        }
    }

    fn estimate(&self) -> &Col<T> {
        &self.estimate
    }
}
