//! Kalman filter in square-root (array) form [O eq. 4.17–4.18; theory of §5]; symbols in `kalman.rs`.
//!
//! | symbol | identifier | shape | meaning |
//! |---|---|---|---|
//! | F | `root` | n'×k | P = F F*, F*F = I; F₀ = I |
//!
//! ```text
//! F*H̃* Π = [Q₁ Q₂][U; 0]                  pivoted QR of the pre-array                                               (1)
//! P' = F'F'*,  F' = F Q₂;   K = F Q₁ U⁻*Π*,  U*U = Π*H̃ P H̃*Π                                                        (2)
//! a ← a + F Q₁ y,  U*y = Π*(b̃ − H̃ a)      (least squares if rows depend on each other)                              (3)
//! ```
//!
//! P is never formed and nothing is squared: condition and rank are those of H̃, and F'F'* is positive semidefinite by
//! construction (what the Joseph form is for elsewhere). Cost per level 4 k m̃ (n + k).

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

/// The Kalman filter in square-root form; needs M > 0.
#[derive(Clone, Copy, Debug, Default)]
pub struct KalmanSquareRoot;

route_is_method!(KalmanSquareRoot);

impl<T: Field> Route<T> for KalmanSquareRoot {
    fn method(&self) -> MethodName {
        MethodName::KalmanSquareRoot
    }

    fn accelerations(&self, settled: &Settled<'_, T>, _: &Tolerance) -> Result<Raw<T>, EnforceError> {
        let estimate = prior(settled, MethodName::KalmanSquareRoot)?;
        let n = estimate.nrows();
        Ok(run(settled, &mut ArrayFilter { estimate, root: Mat::identity(n, n) }))
    }
}

struct ArrayFilter<T: Field> {
    estimate: Col<T>,
    root: Mat<T>,
}

impl<T: Field> Filter<T> for ArrayFilter<T> {
    fn update(&mut self, measurement: &Measurement<'_, T>) {
        let Measurement { h, b, rank } = measurement;
        let pre_array = self.root.adjoint() * h.adjoint();
        let qr = PivotedQr::new(pre_array.as_ref(), Zero::Rank(*rank)); // (1)
        let y = qr.solve_adjoint_range((b - h * &self.estimate).as_mat());
        self.estimate += (&self.root * qr.range()) * y.col(0); // (3)
        self.root = &self.root * qr.left_kernel(); // (2)
    }

    fn estimate(&self) -> &Col<T> {
        &self.estimate
    }
}
