//! Eigenvectors of a large matrix, all from one eigenproblem, with what each of them may be off by.
//!
//! What is left of both equations is a change of the matrix that makes them exact, and moves a vector by the reduced resolvent at its eigenvalue:
//!
//! ```text
//! Av_k − s_k v_k = r_k,  w_k*A − s_k w_k* = l_k*:    δv_k, δw_k ≲ (‖r_k‖/‖v_k‖ + ‖l_k‖/‖w_k‖ + ε‖A‖) ‖S_k‖                (1)
//! S_k = Σ_{j≠k} v_j w_j*/(s_j − s_k),   ‖S_k‖² ≤ ‖S_k‖²_F = Σ_{i,j} d̄_i d_j (v_i*v_j)(w_j*w_i),   d_j = 1/(s_j − s_k)   (2)
//! ```
//!
//! (T. Kato, Perturbation Theory, II §2.3). Products of all vectors are made once, so that (2) takes the square of the order for each. Against bounds that are known before, nε‖A‖ and Σ κ_j/|s_j − s_k|, as `clearly.rs`
//! has them to be sure that nothing is lost, this gains a hundred in chains of a hundred links and more in longer ones: there those would leave every vector open, each to be found from a factorization of its own.

use faer::{Mat, c64};

use crate::dense::{self, Eigen, ZERO};
use crate::tolerances::TOLD;

/// Eigenvalues with their vectors.
pub(crate) struct Vectors {
    eigen: Eigen,
    /// (1) at each.
    off: Vec<f64>,
}

impl Vectors {
    /// Of all eigenvalues of a matrix of this norm.
    pub fn new(eigen: Eigen, a: &Mat<f64>, size: f64) -> Self {
        Self::beside(eigen, a, size, |_| 0.0)
    }

    /// Of eigenvalues of a matrix of this norm that are left beside its zeros, with vectors of the whole, and the length of the longest chain of zeros.
    pub fn beside_zeros(eigen: Eigen, longest: usize, a: &Mat<f64>, size: f64) -> Self {
        // What is not theirs is the zeros': (A − s)⁻¹ there is that of a chain.
        let mut projector = Mat::<c64>::identity(a.nrows(), a.nrows());
        projector -= &eigen.right * &eigen.left;
        let kappa = projector.norm_l2();
        let of_chain = |s: f64| (0..longest).map(|k| (size / s).powi(k as i32) / s).sum::<f64>();
        Self::beside(eigen, a, size, |s| kappa * of_chain(s.norm()))
    }

    /// (1) with what further eigenvalues, which have no vectors here, add to the resolvent.
    fn beside(eigen: Eigen, a: &Mat<f64>, size: f64, further: impl Fn(c64) -> f64) -> Self {
        let (n, count) = (a.nrows(), eigen.values.len());
        let Eigen { values, right, left } = &eigen;
        let whole = dense::complex(a);
        let (rights, lefts) = (&whole * right, left * &whole);
        let length = |entry: &dyn Fn(usize) -> c64| (0..n).map(|i| entry(i).norm_sqr()).sum::<f64>().sqrt();
        let remainder = |k: usize| {
            let (v, w) = (|i: usize| right[(i, k)], |i: usize| left[(k, i)]);
            let right = length(&|i| rights[(i, k)] - values[k] * v(i)) / length(&v);
            let left = length(&|i| lefts[(k, i)] - values[k] * w(i)) / length(&w);
            right + left + f64::EPSILON * size
        };
        let (of_right, of_left) = (right.adjoint() * right, left * left.adjoint());
        let shared = Mat::from_fn(count, count, |i, j| of_right[(i, j)] * of_left[(j, i)]);
        let resolvent = |k: usize| {
            let d = |j: usize| if j == k { ZERO } else { (values[j] - values[k]).inv() };
            let d: Vec<c64> = (0..count).map(d).collect();
            let (mut square, mut sum) = (0.0, 0.0);
            for (j, dj) in d.iter().enumerate() {
                let column: c64 = shared.col_as_slice(j).iter().zip(&d).map(|(shared, di)| di.conj() * shared).sum();
                square += (column * dj).re;
                sum += shared[(j, j)].re.sqrt() * dj.norm();
            }
            // Rounding of the sum is that of its terms.
            (square.max(0.0) + count as f64 * f64::EPSILON * sum * sum).sqrt()
        };
        let off = (0..count).map(|k| remainder(k) * (resolvent(k) + further(values[k]))).collect();
        Self { eigen, off }
    }

    /// u with u*(sI − Aᵀ) = 0 and u*(sI − A) = 0 at an eigenvalue, conjugate right and left eigenvectors of length one, if both are known to more digits than are told.
    pub fn vectors(&self, k: usize) -> Option<[Vec<c64>; 2]> {
        let n = self.eigen.right.nrows();
        let right = (0..n).map(|i| self.eigen.right[(i, k)].conj()).collect();
        let left = (0..n).map(|i| self.eigen.left[(k, i)].conj()).collect();
        let unit = |x: Vec<c64>| {
            let size = x.iter().map(c64::norm_sqr).sum::<f64>().sqrt();
            x.iter().map(|x| x / size).collect::<Vec<c64>>()
        };
        (self.off[k] <= TOLD).then(|| [unit(right), unit(left)])
    }

    /// An eigenvalue by both vectors, w*Av/(w*v), of which it keeps errors of second order; conjugate ones stay so, and a real one real. None where these are not known to more digits than are told.
    pub fn quotient(&self, k: usize, a: &Mat<f64>) -> Option<c64> {
        let s = self.eigen.values[k];
        let k = if s.im < 0.0 { self.eigen.values.iter().position(|other| *other == s.conj())? } else { k };
        if !(self.off[k] <= TOLD) {
            return None;
        }
        let (mut above, mut below) = (ZERO, ZERO);
        for j in 0..a.ncols() {
            let v = self.eigen.right[(j, k)];
            below += self.eigen.left[(k, j)] * v;
            let entries = a.col_as_slice(j).iter().enumerate().filter(|(_, x)| **x != 0.0);
            above += entries.map(|(i, x)| self.eigen.left[(k, i)] * *x).sum::<c64>() * v;
        }
        let found = above / below;
        let upper = if s.im == 0.0 { c64::new(found.re, 0.0) } else { found };
        Some(if s.im < 0.0 { upper.conj() } else { upper })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chance(k: usize) -> f64 {
        ((k as f64 * 12.9898).sin() * 43_758.547).fract()
    }

    /// A = Q D Q⁻¹ with frequencies that nearly stand together: all vectors come from one eigenproblem, and are columns of Q to the digits that are told, however the order.
    #[test]
    fn vectors_of_neighbours_are_known_from_one_eigenproblem() {
        for (n, skew, apart) in [(60, 1.0, 1e-3), (60, 2.0, 1e-3), (60, 1.0, 3e-4), (100, 1.0, 1e-3)] {
            let above = |i: usize, j: usize| skew * chance(31 * i + 7 * j + 1) / (n as f64).sqrt();
            let q = Mat::from_fn(n, n, |i, j| match i.cmp(&j) {
                std::cmp::Ordering::Equal => 1.0,
                std::cmp::Ordering::Less => above(i, j),
                std::cmp::Ordering::Greater => 0.0,
            });
            let frequency = |pair: usize| 1.0 + pair as f64 * apart;
            let d = Mat::from_fn(n, n, |i, j| match (i / 2 == j / 2, i == j) {
                (true, true) => -0.01,
                (true, false) => frequency(i / 2).copysign(j as f64 - i as f64),
                _ => 0.0,
            });
            let a = &q * &d * dalembert_dense::Lu::new(&q).inverse();
            let (eigen, size) = (dense::eigenvectors(&a).unwrap(), dense::norm(&a).unwrap());
            let known = Vectors::new(eigen, &a, size);
            for (k, s) in known.eigen.values.iter().enumerate() {
                let pair = ((s.im.abs() - 1.0) / apart).round() as usize;
                let turned = c64::new(0.0, 1f64.copysign(s.im));
                let wanted: Vec<c64> = (0..n).map(|i| q[(i, 2 * pair)] + turned * q[(i, 2 * pair + 1)]).collect();
                let length = wanted.iter().map(c64::norm_sqr).sum::<f64>().sqrt();
                let [right, _] =
                    known.vectors(k).unwrap_or_else(|| panic!("{n}, {skew}, {apart}: {s}, {}", known.off[k]));
                // Of length one, both, up to a turn.
                let along: c64 = right.iter().zip(&wanted).map(|(x, v)| x * v).sum::<c64>() / length;
                let off =
                    right.iter().zip(&wanted).map(|(x, v)| (v / length - along * x.conj()).norm_sqr()).sum::<f64>();
                assert!(off.sqrt() <= known.off[k], "{n}, {skew}, {apart}: {s}, {} for {}", off.sqrt(), known.off[k]);
            }
        }
    }
}
