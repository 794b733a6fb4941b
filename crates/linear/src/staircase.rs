//! The least singular value of [sI − A, B] at many s.
//!
//! ```text
//! QᵀBV = [Σ; 0],  Σ diagonal, r × r,      (QᵀAQ)_ik = 0 for i > k + r                                                    (1)
//! P(s) = [QᵀBV, sI − QᵀAQ],   P_ij = 0 for j < i;      P H = [0, T],  T upper triangular,  PP* = TT*                     (2)
//! ```
//!
//! (1) is made once, by a singular value decomposition of B and Householder's reflections. At each s, r + 1 entries of every row of P are
//! turned into one, from the last row up: n²r products in place of n²(n + r) for a pencil that is full. σ and u follow by inverse
//! iteration with TT*, or from all those of T. Singular values are those of [sI − A, B], u and the first part of v turned by Q.

use faer::{Mat, c64};

use crate::dense::{self, Least, ONE, ZERO, normalize};
use crate::error::LinearError;
use crate::tolerances::{CONVERGED, INVERSE_STEPS, TINY};

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

    /// The least singular value of P(s), with u and the part of v that sI − A belongs to.
    ///
    /// # Errors
    /// As [`Self::of`].
    pub fn least(&self, s: c64) -> Result<Least, LinearError> {
        // Without inputs nothing is short.
        if self.a.nrows() > TINY
            && !self.inputs.is_empty()
            && let Some(least) = self.by_triangle(s)
        {
            return Ok(least);
        }
        let (n, r) = (self.a.nrows(), self.inputs.len());
        let entry = |i: usize, j: usize| match j {
            _ if j < n => self.shifted(s, i, j),
            _ if i == j - n => c64::new(self.inputs[i], 0.0),
            _ => ZERO,
        };
        dense::least_singular(&Mat::from_fn(n, n + r, entry))
    }

    fn shifted(&self, s: c64, i: usize, j: usize) -> c64 {
        let a = c64::new(-self.a[(i, j)], 0.0);
        if i == j { s + a } else { a }
    }

    /// By inverse iteration; where that creeps, since another value is nearly as small, by all values of T.
    fn by_triangle(&self, s: c64) -> Option<Least> {
        let n = self.a.nrows();
        let t = self.triangle(s)?;
        let mut u: Vec<c64> = (0..n).map(|i| c64::new(1.0, 0.3 + 0.1 * i as f64)).collect();
        normalize(&mut u)?;
        let mut before = f64::INFINITY;
        for _ in 0..INVERSE_STEPS {
            self.solve(&t, &mut u);
            let square = normalize(&mut u)?;
            if (before - square).abs() <= CONVERGED * square {
                return self.told(s, u);
            }
            before = square;
        }
        let r = self.inputs.len();
        let square = Mat::from_fn(n, n, |i, j| if j < i { ZERO } else { t[i][j + r] });
        let all = dense::singular_beside_norm(&square).ok()?;
        self.told(s, (0..n).map(|i| all.left[(i, n - 1)]).collect())
    }

    /// u ← (TT*)⁻¹u.
    fn solve(&self, t: &[Vec<c64>], u: &mut [c64]) {
        let (n, r) = (u.len(), self.inputs.len());
        for i in (0..n).rev() {
            let known: c64 = t[i][i + 1 + r..].iter().zip(&u[i + 1..]).map(|(t, u)| t * u).sum();
            u[i] = (u[i] - known) / t[i][i + r];
        }
        for i in 0..n {
            let known = u[i] / t[i][i + r].conj();
            u[i] = known;
            u[i + 1..].iter_mut().zip(&t[i][i + 1 + r..]).for_each(|(u, t)| *u -= t.conj() * known);
        }
    }

    fn told(&self, s: c64, left: Vec<c64>) -> Option<Least> {
        let (n, r) = (left.len(), self.inputs.len());
        let above = |j: usize| (0..n.min(j + r + 1)).map(|i| self.shifted(s, i, j).conj() * left[i]).sum::<c64>();
        let mut right: Vec<c64> = (0..n).map(above).collect();
        right.extend(self.inputs.iter().zip(&left).map(|(b, u)| u * *b));
        let value = normalize(&mut right).unwrap_or(0.0);
        value.is_finite().then_some(Least { value, left, right })
    }

    /// (2): the rows of [0, T]; its diagonal is not zero, but rounding where P has lost its rank.
    fn triangle(&self, s: c64) -> Option<Vec<Vec<c64>>> {
        let (n, r) = (self.a.nrows(), self.inputs.len());
        let row = |i: usize| -> Vec<c64> {
            let input = |k: usize| if i == k { c64::new(self.inputs[k], 0.0) } else { ZERO };
            (0..r).map(input).chain((0..n).map(|k| self.shifted(s, i, k))).collect()
        };
        let mut rows: Vec<Vec<c64>> = (0..n).map(row).collect();
        let size = rows.iter().flatten().map(c64::norm_sqr).sum::<f64>().sqrt();
        if !(size > 0.0 && size.is_finite()) {
            return None;
        }
        let mut w = vec![ZERO; r + 1];
        for i in (0..n).rev() {
            let (above, rest) = rows.split_at_mut(i);
            let own = &mut rest[0][i..=i + r];
            let length = own.iter().map(c64::norm_sqr).sum::<f64>().sqrt();
            if !(length > f64::EPSILON * size) {
                own[r] = c64::new(f64::EPSILON * size, 0.0);
                continue;
            }
            let head = own[r];
            let turn = if head.norm() > 0.0 { head / head.norm() } else { ONE };
            let diagonal = -turn * length;
            w.iter_mut().zip(&*own).for_each(|(w, x)| *w = x.conj());
            w[r] -= diagonal.conj();
            let square: f64 = w.iter().map(c64::norm_sqr).sum();
            for other in above {
                let other = &mut other[i..=i + r];
                let product: c64 = other.iter().zip(&w).map(|(x, w)| x * w).sum();
                let factor = product * (2.0 / square);
                other.iter_mut().zip(&w).for_each(|(x, w)| *x -= factor * w.conj());
            }
            own[r] = diagonal;
        }
        Some(rows)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
                let wanted = dense::singular(&full).unwrap().values[n - 1];
                let found = staircase.least(s).unwrap().value;
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
                let (wanted, found) = (dense::least_singular(&full).unwrap(), staircase.least(s).unwrap());
                assert!((wanted.value - found.value).abs() < 1e-13, "{n}, {m}: {} for {}", found.value, wanted.value);
                // Vectors are known to the root of what values are.
                let slope = |l: &Least| (0..n).map(|i| l.left[i].conj() * l.right[i]).sum::<c64>();
                assert!(
                    (slope(&wanted) - slope(&found)).norm() < 1e-7,
                    "{n}, {m}: {}, {}",
                    slope(&wanted),
                    slope(&found)
                );
            }
        }
    }
}
