//! Recursive Udwadia–Kalaba = Kalman filter in covariance form [O eq. 4.14–4.18]; symbols in `kalman.rs`.
//!
//! ```text
//! C = P H̃*,  Σ = H̃ P H̃* = C*C            since P = P* = P²                                                         (1)
//! C Π = Q U   ⇒   K = P H̃* Σ⁺ = Q U⁻*Π*   (the plain inverse printed in 4.16 needs independent rows)               (2)
//! a ← a + K(b̃ − H̃ a)                                                                                               (3)
//! P ← (I − K H̃) P (I − K H̃)* = P − Q Q*                  Joseph form                                                (4)
//! ```
//!
//! a₀ = g, P₀ = I. Without the square root of M this is the textbook filter Π = L⁻*P L⁻¹ with prior covariance M⁻¹.
//! Σ is never formed: it would square the singular values of H̃. Cost per level 4 n² m̃ + 4 n m̃².

use faer::{Col, Mat};

use crate::answer::Raw;
use crate::dense::{PivotedQr, Zero};
use crate::determinacy::Settled;
use crate::driver::{Route, route_is_method};
use crate::error::EnforceError;
use crate::field::Field;
use crate::kalman::{Filter, Measurement, prior, run};
use crate::name::MethodName;
use crate::tolerances::Tolerance;

/// The Kalman filter in covariance form; needs M > 0.
#[derive(Clone, Copy, Debug, Default)]
pub struct KalmanCovariance;

route_is_method!(KalmanCovariance);

impl<T: Field> Route<T> for KalmanCovariance {
    fn method(&self) -> MethodName {
        MethodName::KalmanCovariance
    }

    fn accelerations(&self, settled: &Settled<'_, T>, _: &Tolerance) -> Result<Raw<T>, EnforceError> {
        let estimate = prior(settled, MethodName::KalmanCovariance)?;
        let n = estimate.nrows();
        Ok(run(settled, &mut CovarianceFilter { estimate, covariance: Mat::identity(n, n) }))
    }
}

struct CovarianceFilter<T: Field> {
    estimate: Col<T>,
    covariance: Mat<T>,
}

impl<T: Field> Filter<T> for CovarianceFilter<T> {
    fn update(&mut self, measurement: &Measurement<'_, T>) {
        let Measurement { h, b, rank } = measurement;
        // Projected twice: what is left of a row that nearly depends on earlier ones is then free of their rounding.
        let cross = &self.covariance * (&self.covariance * h.adjoint()); // (1)
        let qr = PivotedQr::new(cross.as_ref(), Zero::Rank(*rank));
        let range = qr.range();
        let innovation = b - h * &self.estimate;
        self.estimate += (&range * qr.solve_adjoint_range(innovation.as_mat())).col(0); // (2), (3)
        self.covariance = hermitian_part(&(&self.covariance - &range * range.adjoint())); // (4)
    }

    fn estimate(&self) -> &Col<T> {
        &self.estimate
    }
}

fn hermitian_part<T: Field>(square: &Mat<T>) -> Mat<T> {
    let n = square.nrows();
    Mat::from_fn(n, n, |i, j| (square[(i, j)] + square[(j, i)].conjugate()).scaled(0.5))
}
