//! Recursive Udwadia–Kalaba = Kalman filter in covariance form [O eq. 4.14–4.18]; symbols in `kalman.rs`.
//!
//! ```text
//! K = P H̃* Σ⁺,  Σ = H̃ P H̃* + R                          (the plain inverse printed in 4.16 needs independent rows)  (1)
//! a ← a + K(b̃ − H̃ a)                                                                                               (2)
//! P ← (I − K H̃) P (I − K H̃)* + K R K*                    Joseph form                                                (3)
//! ```
//!
//! a₀ = g, P₀ = I. Without the square root of M this is the textbook filter Π = L⁻*P L⁻¹ with prior covariance M⁻¹.
//! Σ squares the singular values of H̃: rows that depend on others up to less than 1e-6 of their length are taken as
//! dependent, where the other forms resolve 1e-9, and dependent soft rows lose digits like ε/R. Σ⁺ by eigenvalues. Cost per level 4 n² m̃ + 9 m̃³.

use faer::{Col, Mat, MatRef, Side};

use crate::determinacy::Settled;
use crate::driver::{Raw, Route, route_is_method};
use crate::error::EnforceError;
use crate::field::Field;
use crate::kalman::{Filter, Measurement, prior, run};
use crate::method::MethodName;
use crate::tolerance::Tolerance;

/// The Kalman filter in covariance form; needs M > 0.
#[derive(Clone, Copy, Debug, Default)]
pub struct KalmanCovariance;

route_is_method!(KalmanCovariance);

impl<T: Field> Route<T> for KalmanCovariance {
    fn method(&self) -> MethodName {
        MethodName::KalmanCovariance
    }

    fn accelerations(&self, settled: &Settled<'_, T>, tolerance: &Tolerance) -> Result<Raw<T>, EnforceError> {
        let estimate = prior(settled, MethodName::KalmanCovariance)?;
        let n = estimate.nrows();
        let mut filter = CovarianceFilter { estimate, covariance: Mat::identity(n, n), tolerance: *tolerance };
        run(settled, &mut filter)
    }
}

struct CovarianceFilter<T: Field> {
    estimate: Col<T>,
    covariance: Mat<T>,
    tolerance: Tolerance,
}

impl<T: Field> Filter<T> for CovarianceFilter<T> {
    fn update(&mut self, measurement: &Measurement<'_, T>) -> Result<(), EnforceError> {
        let Measurement { h, b, noise } = measurement;
        let cross = &self.covariance * h.adjoint();
        let spread = add_diagonal(h * &cross, noise);
        let gain = &cross * pseudo_inverse(spread.as_ref(), &self.tolerance)?; // (1)
        self.estimate = &self.estimate + &gain * (b - h * &self.estimate); // (2)
        let keep = Mat::<T>::identity(self.estimate.nrows(), self.estimate.nrows()) - &gain * h;
        let noisy = Mat::from_fn(gain.nrows(), gain.ncols(), |i, k| gain[(i, k)].scaled(noise[k]));
        let joseph = &keep * &self.covariance * keep.adjoint() + noisy * gain.adjoint(); // (3)
        self.covariance = hermitian_part(&joseph);
        Ok(())
    }

    fn estimate(&self) -> &Col<T> {
        &self.estimate
    }
}

fn add_diagonal<T: Field>(mut square: Mat<T>, diagonal: &[f64]) -> Mat<T> {
    for (i, &x) in diagonal.iter().enumerate() {
        square[(i, i)] += T::of(x);
    }
    hermitian_part(&square)
}

fn hermitian_part<T: Field>(square: &Mat<T>) -> Mat<T> {
    let n = square.nrows();
    Mat::from_fn(n, n, |i, j| (square[(i, j)] + square[(j, i)].conjugate()).scaled(0.5))
}

/// Σ⁺; eigenvalues up to (rank tolerance)² or rounding, relative to rows of unit length, are zero.
fn pseudo_inverse<T: Field>(spread: MatRef<'_, T>, tolerance: &Tolerance) -> Result<Mat<T>, EnforceError> {
    let m = spread.nrows();
    if m == 0 {
        return Ok(Mat::zeros(0, 0));
    }
    let failed = |_| EnforceError::NoConvergence { what: "eigenvalues of the innovation covariance" };
    let eigen = spread.self_adjoint_eigen(Side::Lower).map_err(failed)?;
    let zero = (tolerance.rank * tolerance.rank).max(64.0 * m as f64 * f64::EPSILON);
    let scaled = Mat::from_fn(m, m, |i, k| {
        let value = eigen.S()[k].re();
        if value > zero { eigen.U()[(i, k)].scaled(value.recip()) } else { T::ZERO }
    });
    Ok(scaled * eigen.U().adjoint())
}
