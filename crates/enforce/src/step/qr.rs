//! Householder QR with column pivoting, H Π = Q R, in place [Golub & Van Loan, Matrix Computations, alg. 5.4.1].
//!
//! | symbol | meaning |
//! |---|---|
//! | H | rows × columns, column-major; R replaces its upper triangle, the Householder vectors (v₀ = 1) the rest |
//! | τₖ | Q = (I − τ₀v₀v₀ᵀ)(I − τ₁v₁v₁ᵀ)… |
//! | Π | `order[k]` = original column at place k |
//!
//! Among equal columns the first is taken, so that repeated rows of a model keep their first occurrence.
//! Cost 4 rows·columns·rank flops.

use super::kernels::{axpy, dot};

/// What the factorization found.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pivots {
    /// Number of pivots kept.
    pub rank: usize,
    /// |R₀₀|, 0 without columns.
    pub first: f64,
    /// Smallest pivot kept.
    pub last: f64,
    /// Largest column norm left over; 0 if nothing is left.
    pub dropped: f64,
}

/// A matrix under factorization with its work space; all slices are the caller's.
pub struct Factor<'w> {
    /// H, then R and the reflectors.
    pub h: &'w mut [f64],
    /// Rows (= stride).
    pub rows: usize,
    /// Columns.
    pub columns: usize,
    /// τ, `columns`.
    pub tau: &'w mut [f64],
    /// Π, `columns`.
    pub order: &'w mut [usize],
    /// Squared norms of the remaining columns, `columns`.
    pub norms: &'w mut [f64],
    /// Whether columns may change places.
    pub pivot: bool,
}

impl Factor<'_> {
    /// Factors until a pivot is at most `tolerance` × the first one, or `limit` pivots are taken.
    pub fn run(&mut self, tolerance: f64, limit: usize) -> Pivots {
        for k in 0..self.columns {
            self.order[k] = k;
            let column = &self.h[k * self.rows..(k + 1) * self.rows];
            self.norms[k] = dot(column, column);
        }
        let mut found = Pivots::default();
        for k in 0..self.rows.min(self.columns).min(limit) {
            if self.pivot {
                self.bring_longest_to(k);
            }
            let length = self.remaining_norm(k, k);
            if k == 0 {
                found.first = length;
            }
            if length <= tolerance * found.first {
                break;
            }
            self.reflect(k, length);
            (found.rank, found.last) = (k + 1, length);
        }
        let k = found.rank;
        found.dropped = (k..self.columns)
            .map(|j| self.remaining_norm(k, j))
            .fold(0.0, f64::max);
        found
    }

    /// Norm of column `j` from row `k` on.
    fn remaining_norm(&self, k: usize, j: usize) -> f64 {
        let column = &self.h[(j * self.rows + k.min(self.rows))..(j + 1) * self.rows];
        dot(column, column).sqrt()
    }

    fn bring_longest_to(&mut self, k: usize) {
        let mut longest = k;
        for j in k + 1..self.columns {
            if self.norms[j] > self.norms[longest] * (1.0 + 1e-12) {
                longest = j;
            }
        }
        if longest != k {
            let (left, right) = self.h.split_at_mut(longest * self.rows);
            left[k * self.rows..(k + 1) * self.rows].swap_with_slice(&mut right[..self.rows]);
            self.order.swap(k, longest);
            self.norms.swap(k, longest);
        }
    }

    fn reflect(&mut self, k: usize, length: f64) {
        let (done, rest) = self.h.split_at_mut((k + 1) * self.rows);
        let v = &mut done[k * self.rows + k..];
        let beta = if v[0] > 0.0 { -length } else { length };
        let tau = (beta - v[0]) / beta;
        let scale = (v[0] - beta).recip();
        for x in &mut v[1..] {
            *x *= scale;
        }
        v[0] = beta;
        self.tau[k] = tau;
        for (j, column) in rest
            .chunks_exact_mut(self.rows)
            .take(self.columns - k - 1)
            .enumerate()
        {
            let column = &mut column[k..];
            let w = tau * (column[0] + dot(&v[1..], &column[1..]));
            column[0] -= w;
            axpy(-w, &v[1..], &mut column[1..]);
            // Downdated norms lose their digits by cancellation: take them again when they shrank much.
            let norm = &mut self.norms[k + 1 + j];
            let left = *norm - column[0] * column[0];
            *norm = if left > 1e-3 * *norm {
                left
            } else {
                dot(&column[1..], &column[1..])
            };
        }
    }
}

/// x ← Qᵀx.
#[inline]
pub fn apply_transposed(h: &[f64], rows: usize, tau: &[f64], rank: usize, x: &mut [f64]) {
    for k in 0..rank {
        reflect_vector(h, rows, tau, k, x);
    }
}

/// x ← Q x.
#[inline]
pub fn apply(h: &[f64], rows: usize, tau: &[f64], rank: usize, x: &mut [f64]) {
    for k in (0..rank).rev() {
        reflect_vector(h, rows, tau, k, x);
    }
}

#[inline]
fn reflect_vector(h: &[f64], rows: usize, tau: &[f64], k: usize, x: &mut [f64]) {
    let v = &h[k * rows + k + 1..(k + 1) * rows];
    let x = &mut x[k..rows];
    let w = tau[k] * (x[0] + dot(v, &x[1..]));
    x[0] -= w;
    axpy(-w, v, &mut x[1..]);
}
