//! Bases that are orthonormal in the mass metric [L alg. 1, thm 4]: N*M N = I, so that the reduced mass is the identity.
//!
//! ```text
//! bₖ ← bₖ − Σ_{i<k} nᵢ nᵢ*M bₖ, twice;  nₖ = bₖ/√(bₖ*M bₖ)                 re-orthogonalised Gram–Schmidt          (1)
//! N = B (R*)⁻*, B*M B = R R*; the same once more with N in place of B      Cholesky-QR2                             (2)
//! ```
//!
//! (1) keeps the span of the first k vectors for every k and finds dependent ones; (2) is one matrix product faster but
//! needs cond(B)² < 1/ε in the metric. Cost 4 n k² + 2 n² k.

use faer::{Mat, MatRef, Side};

use crate::error::EnforceError;
use crate::field::Field;
use crate::tolerances::{MASSLESS, Tolerance};

/// (1): an M-orthonormal basis of the span of `vectors` (n×k). M (n×n) must be definite there; vectors that depend on
/// earlier ones (what is left of them is below `tolerance.rank` of their start) are left out.
///
/// # Errors
/// [`EnforceError::CannotApply`] if what earlier vectors leave of one does not vanish and has no inertia.
pub fn m_orthonormal<T: Field>(
    vectors: MatRef<'_, T>,
    mass: MatRef<'_, T>,
    tolerance: &Tolerance,
) -> Result<Mat<T>, EnforceError> {
    let mut basis: Vec<faer::Col<T>> = Vec::with_capacity(vectors.ncols());
    let mut images: Vec<faer::Col<T>> = Vec::with_capacity(vectors.ncols());
    for k in 0..vectors.ncols() {
        let mut v = vectors.col(k).to_owned();
        let start = natural_norm(&v, mass);
        inertia_along(&v, mass, k)?;
        for _ in 0..2 {
            for (n, image) in basis.iter().zip(&images) {
                let share = image.adjoint() * &v;
                v -= n * faer::Scale(share);
            }
        }
        if natural_norm(&v, mass) <= tolerance.rank * start {
            continue;
        }
        let length = inertia_along(&v, mass, k)?.sqrt();
        let image = mass * &v;
        let scale = faer::Scale(T::of(length.recip()));
        basis.push(v * scale);
        images.push(image * scale);
    }
    Ok(Mat::from_fn(vectors.nrows(), basis.len(), |i, k| basis[k][i]))
}

/// The length of v with M's diagonal for M: v*M v is not more than n times its square, and rounding is measured by it.
fn natural_norm<T: Field>(v: &faer::Col<T>, mass: MatRef<'_, T>) -> f64 {
    (0..v.nrows()).map(|j| mass[(j, j)].modulus() * v[j].modulus2()).sum::<f64>().sqrt()
}

/// v*M v, unless it is rounding.
fn inertia_along<T: Field>(v: &faer::Col<T>, mass: MatRef<'_, T>, k: usize) -> Result<f64, EnforceError> {
    let square = (v.adjoint() * (mass * v)).re();
    if square > MASSLESS * natural_norm(v, mass).powi(2) || v.norm_l2() == 0.0 {
        return Ok(square.max(0.0));
    }
    Err(EnforceError::CannotApply { method: "m-orthonormal", reason: format!("vector {k} has no inertia of its own") })
}

/// (2): Cholesky-QR, twice, for well-conditioned bases.
///
/// # Errors
/// [`EnforceError::CannotApply`] if B*M B is not numerically positive definite; then use [`m_orthonormal`].
pub fn m_orthonormal_cholesky<T: Field>(vectors: MatRef<'_, T>, mass: MatRef<'_, T>) -> Result<Mat<T>, EnforceError> {
    let mut basis = vectors.to_owned();
    for _ in 0..2 {
        let gram = basis.adjoint() * (mass * &basis);
        let factor = gram.llt(Side::Lower).map_err(|_| EnforceError::CannotApply {
            method: "m-orthonormal by Cholesky",
            reason: "the vectors are dependent or have no inertia".to_owned(),
        })?;
        let mut adjoint = basis.adjoint().to_owned();
        factor.L().solve_lower_triangular_in_place(adjoint.as_mut());
        basis = adjoint.adjoint().to_owned();
    }
    Ok(basis)
}
