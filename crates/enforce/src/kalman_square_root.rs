//! Kalman filter in square-root (array) form [O eq. 4.17–4.18; theory of §5]; symbols in `kalman.rs`.
//!
//! | symbol | identifier | shape | meaning |
//! |---|---|---|---|
//! | F | `root` | n×k | P = F F*; F₀ = I |
//! | R̂ | – | s×m̃ | √R of the soft rows, one row each |
//!
//! ```text
//! [R̂; F*H̃*] Π = [Q₁ Q₂][U; 0]            pivoted QR of the pre-array                                               (1)
//! Q*[0; F*] = [K̄*; F'*]:   P' = F'F'*,  K = K̄ U⁻*Π*,  U*U = Π*(H̃ P H̃* + R)Π                                        (2)
//! a ← a + K̄ y,  U*y = Π*(b̃ − H̃ a)        (least squares if rows depend on each other)                              (3)
//! ```
//!
//! P is never formed and nothing is squared: condition and rank are those of H̃, and F'F'* is positive semidefinite by
//! construction (what the Joseph form is for elsewhere). F' has k + s − rank columns, compressed to n when there are more.
//! Cost per level 4 k m̃ (n + k).

use faer::{Col, Mat};

use crate::dense::{PivotedQr, Zero, stack};
use crate::determinacy::Settled;
use crate::driver::{Raw, Route, route_is_method};
use crate::error::EnforceError;
use crate::field::Field;
use crate::kalman::{Filter, Measurement, prior, run};
use crate::method::MethodName;
use crate::tolerance::Tolerance;

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
        let threshold = settled.rows.qr.threshold;
        run(settled, &mut ArrayFilter { estimate, root: Mat::identity(n, n), threshold })
    }
}

struct ArrayFilter<T: Field> {
    estimate: Col<T>,
    root: Mat<T>,
    threshold: f64,
}

impl<T: Field> Filter<T> for ArrayFilter<T> {
    fn update(&mut self, measurement: &Measurement<'_, T>) -> Result<(), EnforceError> {
        let Measurement { h, b, noise } = measurement;
        let noise_root = soft_rows(noise);
        let pre_array = stack(noise_root.as_ref(), (self.root.adjoint() * h.adjoint()).as_ref());
        let qr = PivotedQr::new(pre_array.as_ref(), Zero::Below(self.threshold)); // (1)
        let skip = noise_root.nrows();
        let lower = |q: Mat<T>| q.get(skip.., ..).to_owned();
        let gain = &self.root * lower(qr.range()); // (2)
        let y = qr.solve_adjoint_range((b - h * &self.estimate).as_mat());
        self.estimate += gain * y.col(0); // (3)
        self.root = compress(&self.root * lower(qr.left_kernel()));
        Ok(())
    }

    fn estimate(&self) -> &Col<T> {
        &self.estimate
    }
}

/// R̂.
fn soft_rows<T: Field>(noise: &[f64]) -> Mat<T> {
    let soft: Vec<usize> = (0..noise.len()).filter(|&i| noise[i] > 0.0).collect();
    Mat::from_fn(soft.len(), noise.len(), |k, i| if soft[k] == i { T::of(noise[i].sqrt()) } else { T::ZERO })
}

/// A root of F F* with at most n columns.
fn compress<T: Field>(root: Mat<T>) -> Mat<T> {
    if root.ncols() <= root.nrows() {
        return root;
    }
    root.adjoint().to_owned().qr().thin_R().adjoint().to_owned()
}
