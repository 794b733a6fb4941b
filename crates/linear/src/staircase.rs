//! The least singular value of [sI − A, B] at many s.
//!
//! ```text
//! QᵀBV = [Σ; 0],  Σ diagonal, r × r,      (QᵀAQ)_ik = 0 for i > k + r                                                    (1)
//! P(s) = [sI − QᵀAQ, QᵀBV]                                                                                                (2)
//! ```
//!
//! (1) is made once, by a singular value decomposition of B and Householder's reflections. At each s, r + 1 entries of every row of P are
//! turned into one, from the last row up (`triangle.rs`): n²r products in place of n²(n + r) for a pencil that is full. Singular values are
//! those of [sI − A, B], u and the first part of v turned by Q.

use faer::{Mat, c64};

use crate::error::LinearError;
use crate::least::{KnownTo, Least, Rows};

/// (1)
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Staircase {
    /// QᵀAQ.
    pub a: Mat<f64>,
    /// Σ.
    inputs: Vec<f64>,
}

impl Staircase {
    /// Of a pair.
    ///
    /// # Errors
    /// [`LinearError::NoConvergence`] if an iteration inside a factorization fails.
    pub fn of(a: &Mat<f64>, b: &Mat<f64>) -> Result<Self, LinearError> {
        let n = a.nrows();
        let (mut a, mut inputs) = (a.clone(), Vec::new());
        if b.ncols() > 0 {
            let svd =
                dalembert_dense::svd(b).ok_or(LinearError::NoConvergence { what: "a singular value decomposition" })?;
            let (u, values) = (svd.U(), svd.S().column_vector());
            a = u.transpose() * &a * u;
            // What is less than the rounding of the rest moves nothing.
            let heard = |k: &usize| values[*k] > f64::EPSILON * values[0];
            inputs = (0..values.nrows()).take_while(heard).map(|k| values[k]).collect();
        }
        let r = inputs.len();
        for k in 0..n.saturating_sub(r + 1) {
            let first = k + r;
            let mut v: Vec<f64> = (first..n).map(|i| a[(i, k)]).collect();
            let length = v.iter().map(|x| x * x).sum::<f64>().sqrt();
            if r == 0 || v[1..].iter().all(|x| *x == 0.0) {
                continue;
            }
            v[0] += length.copysign(v[0]);
            let square: f64 = v.iter().map(|x| x * x).sum();
            for j in 0..n {
                let product = 2.0 / square * v.iter().enumerate().map(|(i, v)| v * a[(first + i, j)]).sum::<f64>();
                v.iter().enumerate().for_each(|(i, v)| a[(first + i, j)] -= product * v);
            }
            for i in 0..n {
                let product = 2.0 / square * v.iter().enumerate().map(|(j, v)| a[(i, first + j)] * v).sum::<f64>();
                v.iter().enumerate().for_each(|(j, v)| a[(i, first + j)] -= product * v);
            }
            (first + 1..n).for_each(|i| a[(i, k)] = 0.0);
        }
        Ok(Self { a, inputs })
    }

    /// The least singular value of P(s), with u and v, the part of v that sI − A belongs to first.
    ///
    /// # Errors
    /// As [`Self::of`].
    pub fn least(&self, s: c64, known: KnownTo) -> Result<Least, LinearError> {
        let (n, r) = (self.a.nrows(), self.inputs.len());
        let row = |i: usize| {
            let input = |k: usize| if i == k { self.inputs[k] } else { 0.0 };
            ((0..n).map(|j| -self.a[(i, j)]).chain((0..r).map(input)).collect(), 1.0)
        };
        Rows::shifted(s, n, row).least_known(known)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dense::ZERO;

    fn chance(k: usize) -> f64 {
        ((k as f64 * 12.9898).sin() * 43_758.547).fract()
    }

    /// Equal parts beside each other have every singular value several times.
    #[test]
    fn values_that_are_alike_are_found() {
        for (copies, apart) in [(2, 0.0), (3, 1e-6), (4, 1e-3)] {
            let n = 5 * copies;
            let part = |i: usize, j: usize, k: usize| chance(13 * (i % 5) + 3 * (j % 5)) + apart * chance(i + j + k);
            let a = Mat::from_fn(n, n, |i, j| if i / 5 == j / 5 { part(i, j, i / 5) } else { 0.0 });
            let b = Mat::from_fn(n, copies, |i, j| if i / 5 == j { chance(9 * (i % 5) + 2) } else { 0.0 });
            let staircase = Staircase::of(&a, &b).unwrap();
            for s in [c64::new(0.1, 0.0), c64::new(-0.4, 0.9)] {
                let full = Mat::from_fn(n, n + copies, |i, j| {
                    let shift = if i == j { s } else { ZERO };
                    if j < n { shift - a[(i, j)] } else { c64::new(b[(i, j - n)], 0.0) }
                });
                let wanted = full.singular_values().unwrap()[n - 1];
                let found = staircase.least(s, KnownTo::rounding()).unwrap().value;
                assert!((found - wanted).abs() < 1e-13, "{copies}: {found} for {wanted}");
            }
        }
    }

    /// σ of the pair as it is, and what u and v say of it: a turn changes neither.
    #[test]
    fn a_staircase_has_the_singular_values_of_its_pair() {
        for (n, m) in [(7, 1), (9, 3), (12, 0), (8, 8), (7, 11), (20, 4)] {
            let a = Mat::from_fn(n, n, |i, j| chance(31 * i + 7 * j + n));
            // One input repeats another.
            let b = Mat::from_fn(n, m, |i, j| chance(5 * i + 17 * j.min(m.max(2) - 2) + m));
            let staircase = Staircase::of(&a, &b).unwrap();
            for s in [c64::new(0.3, 0.0), c64::new(-0.2, 1.1), c64::new(2.0, 0.4)] {
                let full = Mat::from_fn(n, n + m, |i, j| {
                    let shift = if i == j { s } else { ZERO };
                    if j < n { shift - a[(i, j)] } else { c64::new(b[(i, j - n)], 0.0) }
                });
                let (all, found) = (full.thin_svd().unwrap(), staircase.least(s, KnownTo::rounding()).unwrap());
                let wanted = all.S()[n - 1].re;
                assert!((wanted - found.value).abs() < 1e-13, "{n}, {m}: {} for {wanted}", found.value);
                // Vectors are known to the root of what values are.
                let slope: c64 = (0..n).map(|i| found.left[i].conj() * found.right[i]).sum();
                let known: c64 = (0..n).map(|i| all.U()[(i, n - 1)].conj() * all.V()[(i, n - 1)]).sum();
                assert!((known - slope).norm() < 1e-7, "{n}, {m}: {slope}, {known}");
            }
        }
    }
}
