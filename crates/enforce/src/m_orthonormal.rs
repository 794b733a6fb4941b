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
use crate::tolerance::Tolerance;

/// (1): an M-orthonormal basis of the span of `vectors` (n×k). M (n×n) must be definite there; vectors that depend on
/// earlier ones (M-norm reduced below `tolerance.rank` of its start) are left out.
///
/// # Errors
/// [`EnforceError::CannotApply`] if a vector that does not vanish has no inertia.
pub fn m_orthonormal<T: Field>(
    vectors: MatRef<'_, T>,
    mass: MatRef<'_, T>,
    tolerance: &Tolerance,
) -> Result<Mat<T>, EnforceError> {
    let mut basis: Vec<faer::Col<T>> = Vec::with_capacity(vectors.ncols());
    let mut images: Vec<faer::Col<T>> = Vec::with_capacity(vectors.ncols());
    for k in 0..vectors.ncols() {
        let mut v = vectors.col(k).to_owned();
        let start = m_norm(&v, mass, vectors, k)?;
        for _ in 0..2 {
            for (n, image) in basis.iter().zip(&images) {
                let share = image.adjoint() * &v;
                v -= n * faer::Scale(share);
            }
        }
        let image = mass * &v;
        let length = (v.adjoint() * &image).re().max(0.0).sqrt();
        if length <= tolerance.rank * start {
            continue;
        }
        let scale = faer::Scale(T::of(length.recip()));
        basis.push(v * scale);
        images.push(image * scale);
    }
    Ok(Mat::from_fn(vectors.nrows(), basis.len(), |i, k| basis[k][i]))
}

fn m_norm<T: Field>(
    v: &faer::Col<T>,
    mass: MatRef<'_, T>,
    vectors: MatRef<'_, T>,
    k: usize,
) -> Result<f64, EnforceError> {
    let square = (v.adjoint() * (mass * v)).re();
    let natural: f64 = (0..v.nrows()).map(|j| mass[(j, j)].modulus() * v[j].modulus2()).sum();
    if square > 1e-14 * natural || vectors.col(k).norm_l2() == 0.0 {
        return Ok(square.max(0.0).sqrt());
    }
    Err(EnforceError::CannotApply { method: "m-orthonormal", reason: format!("vector {k} has no inertia") })
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
