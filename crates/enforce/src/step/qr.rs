//! Householder QR with column pivoting, H Π = Q R, in place [Golub & Van Loan, Matrix Computations, alg. 5.4.1].
//!
//! | symbol | identifier | meaning |
//! |---|---|---|
//! | H | `h` | rows × columns, padded; then R without its diagonal above, zeros below |
//! | vₖ, τₖ | `v`, `tau` | Q = (I − τ₀v₀v₀ᵀ)(I − τ₁v₁v₁ᵀ)…; vₖ is zero above entry k, where it is 1 |
//! | Rₖₖ | `diagonal` | with its sign |
//! | Π | `order` | original column at each place |
//!
//! Among equal columns the first is taken, so that repeated rows of a model keep their first occurrence.
//! Cost 4 rows·columns·rank flops to factor, 4 rows·rank to apply.

use super::kernels::{LANES, axpy, clear, column, column_mut, dot, head, largest, scale};
use crate::tolerances::TIE;

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

/// A factorization with its storage.
pub struct Orthogonal {
    pub h: Vec<f64>,
    v: Vec<f64>,
    stride: usize,
    rows: usize,
    columns: usize,
    tau: Vec<f64>,
    diagonal: Vec<f64>,
    pub order: Vec<usize>,
    norms: Vec<f64>,
    pub pivots: Pivots,
}

impl Orthogonal {
    /// Room for columns of up to this stride.
    pub fn new(stride: usize, columns: usize) -> Self {
        Self {
            h: vec![0.0; stride * columns],
            v: vec![0.0; stride * columns],
            stride,
            rows: 0,
            columns,
            tau: vec![0.0; columns],
            diagonal: vec![0.0; columns],
            order: (0..columns).collect(),
            norms: vec![0.0; columns],
            pivots: Pivots::default(),
        }
    }

    /// Sets the shape of what is filled in next.
    pub fn resize(&mut self, stride: usize, rows: usize, columns: usize) {
        if (stride, rows) != (self.stride, self.rows) {
            self.v.fill(0.0);
        }
        (self.stride, self.rows, self.columns) = (stride, rows, columns);
    }

    /// Column `j` of H, padding included.
    #[inline]
    pub fn column_mut<const S: usize>(&mut self, j: usize) -> &mut [f64] {
        column_mut::<S>(&mut self.h, self.stride, j)
    }

    /// Entry of R above the diagonal, or on it.
    pub fn r(&self, i: usize, j: usize) -> f64 {
        if i == j && j < self.rank() { self.diagonal[j] } else { self.h[j * self.stride + i] }
    }

    /// Number of pivots kept.
    pub fn rank(&self) -> usize {
        self.pivots.rank
    }

    /// Factors until a pivot is at most `tolerance` × the first one, or `limit` pivots are taken.
    #[inline]
    pub fn factor<const S: usize>(&mut self, tolerance: f64, limit: usize, pivot: bool) {
        self.factor_ordered::<S>(tolerance, limit, pivot, &mut []);
    }

    /// The same; if there are names of the rows, these are exchanged as well, the largest entry of each column to its diagonal.
    #[inline]
    fn factor_ordered<const S: usize>(&mut self, tolerance: f64, limit: usize, pivot: bool, rows: &mut [usize]) {
        for k in 0..self.columns {
            self.order[k] = k;
            let x = column::<S>(&self.h, self.stride, k);
            self.norms[k] = dot::<S>(x, x);
        }
        let mut found = Pivots::default();
        for k in 0..self.rows.min(self.columns).min(limit) {
            if pivot {
                self.bring_longest_to::<S>(k);
            }
            if !rows.is_empty() {
                self.bring_largest_to(k, rows);
            }
            let length = self.remaining_norm::<S>(k, k);
            if k == 0 {
                found.first = length;
            }
            if length <= tolerance * found.first {
                break;
            }
            self.reflect::<S>(k, length);
            (found.rank, found.last) = (k + 1, length);
        }
        let rank = found.rank;
        found.dropped = (rank..self.columns).map(|j| self.remaining_norm::<S>(rank, j)).fold(0.0, f64::max);
        self.pivots = found;
    }

    /// As `factor`, with entries of at most 1 and the threshold relative to that, and rows exchanged with their names.
    pub fn factor_against_one<const S: usize>(&mut self, tolerance: f64, rows: &mut [usize]) {
        let longest = largest(&self.h[..self.columns * self.stride]);
        if longest <= tolerance {
            self.factor::<S>(0.0, 0, true);
        } else {
            self.factor_ordered::<S>((tolerance / longest).min(1.0), usize::MAX, true, rows);
        }
    }

    /// Ω R₁ᵀ = U [S; 0] of the rows of another factorization, of which there are `rows` columns, with the weight of each place.
    pub fn of_rows<const S: usize>(&mut self, other: &Self, stride: usize, rows: usize, weight: impl Fn(usize) -> f64) {
        let rank = other.rank();
        self.resize(stride, rows, rank);
        for k in 0..rank {
            let column = self.column_mut::<S>(k);
            column.fill(0.0);
            for (j, entry) in column[..rows].iter_mut().enumerate().skip(k) {
                *entry = other.r(k, j) * weight(j);
            }
        }
        self.factor::<S>(0.0, rank, false);
    }

    /// Norm of column `j` from row `k` on.
    #[inline]
    fn remaining_norm<const S: usize>(&self, k: usize, j: usize) -> f64 {
        let x = column::<S>(&self.h, self.stride, j);
        if let (true, Some(x)) = (S > 0, x.first_chunk::<S>()) {
            let mut below = *x;
            for i in 0..S {
                below[i] = if i < k { 0.0 } else { x[i] };
            }
            return dot::<S>(&below, &below).sqrt();
        }
        let start = k.next_multiple_of(LANES);
        let inside: f64 = x[k..start.min(self.stride)].iter().map(|x| x * x).sum();
        (inside + x.get(start..).map_or(0.0, |x| dot::<0>(x, x))).sqrt()
    }

    #[inline]
    fn bring_longest_to<const S: usize>(&mut self, k: usize) {
        let mut longest = k;
        for j in k + 1..self.columns {
            if self.norms[j] > self.norms[longest] * (1.0 + TIE) {
                longest = j;
            }
        }
        if longest != k {
            let stride = self.stride;
            let (left, right) = self.h.split_at_mut(longest * stride);
            let (left, right) = (column_mut::<S>(left, stride, k), column_mut::<S>(right, stride, 0));
            match (left.first_chunk_mut::<S>(), right.first_chunk_mut::<S>()) {
                (Some(left), Some(right)) if S > 0 => std::mem::swap(left, right),
                _ => left.swap_with_slice(right),
            }
            self.order.swap(k, longest);
            self.norms.swap(k, longest);
        }
    }

    /// The row with the largest entry in column `k`, of those from the `k`-th on, in its place, as if it had stood there from the start.
    fn bring_largest_to(&mut self, k: usize, rows: &mut [usize]) {
        let stride = self.stride;
        let x = &self.h[k * stride..(k + 1) * stride];
        let larger = |best: usize, i: usize| if x[i].abs() > x[best].abs() * (1.0 + TIE) { i } else { best };
        let best = (k + 1..self.rows).fold(k, larger);
        if best != k {
            (k..self.columns).for_each(|j| self.h.swap(j * stride + k, j * stride + best));
            (0..k).for_each(|j| self.v.swap(j * stride + k, j * stride + best));
            rows.swap(k, best);
        }
    }

    #[inline]
    fn reflect<const S: usize>(&mut self, k: usize, length: f64) {
        let (stride, from) = (if S > 0 { S } else { self.stride }, head::<S>(k));
        let (done, rest) = self.h.split_at_mut((k + 1) * stride);
        let (pivot, v) = (column_mut::<S>(done, stride, k), column_mut::<S>(&mut self.v, stride, k));
        let first = pivot[k];
        let beta = if first > 0.0 { -length } else { length };
        if let (true, Some(pivot), Some(v)) = (S > 0, pivot.first_chunk_mut::<S>(), v.first_chunk_mut::<S>()) {
            let (x, s) = (*pivot, (first - beta).recip());
            for i in 0..S {
                v[i] = if i > k { s * x[i] } else { 0.0 };
                pivot[i] = if i < k { x[i] } else { 0.0 };
            }
            for i in 0..S {
                v[i] = if i == k { 1.0 } else { v[i] };
            }
        } else {
            clear::<S>(v);
            for (v, x) in v[k..].iter_mut().zip(&mut pivot[k..]) {
                (*v, *x) = (*x, 0.0);
            }
            v[k] = first - beta;
            scale::<S>((first - beta).recip(), v);
        }
        let tau = (beta - first) / beta;
        (self.tau[k], self.diagonal[k]) = (tau, beta);
        let v = &v[from..];
        for j in 0..self.columns - k - 1 {
            let x = column_mut::<S>(rest, stride, j);
            let w = tau * dot::<S>(v, &x[from..]);
            axpy::<S>(-w, v, &mut x[from..]);
            self.norms[k + 1 + j] -= x[k] * x[k];
        }
    }

    /// x ← Qᵀx.
    #[inline]
    pub fn q_transposed<const S: usize>(&self, x: &mut [f64]) {
        for k in 0..self.rank() {
            self.reflect_vector::<S>(k, x);
        }
    }

    /// x ← Q x.
    #[inline]
    pub fn q<const S: usize>(&self, x: &mut [f64]) {
        for k in (0..self.rank()).rev() {
            self.reflect_vector::<S>(k, x);
        }
    }

    #[inline]
    fn reflect_vector<const S: usize>(&self, k: usize, x: &mut [f64]) {
        let from = head::<S>(k);
        let (v, x) = (&column::<S>(&self.v, self.stride, k)[from..], &mut x[from..self.stride]);
        axpy::<S>(-self.tau[k] * dot::<S>(v, x), v, x);
    }

    /// x ← R₁₁⁻¹x; x is padded.
    #[inline]
    pub fn r_inverse<const S: usize>(&self, x: &mut [f64]) {
        if let (true, Some(x)) = (S > 0, x.first_chunk_mut::<S>()) {
            let (mut rest, mut done) = (*x, *x);
            for k in (0..self.rank()).rev() {
                done[k] = rest[k] / self.diagonal[k];
                let (s, above) = (done[k], self.above::<S>(k));
                for i in 0..S {
                    rest[i] -= s * above[i];
                }
            }
            *x = done;
            return;
        }
        for k in (0..self.rank()).rev() {
            x[k] /= self.diagonal[k];
            axpy::<S>(-x[k], self.above::<S>(k), x);
        }
    }

    /// x ← R₁₁⁻ᵀx; x is padded.
    #[inline]
    pub fn r_inverse_transposed<const S: usize>(&self, x: &mut [f64]) {
        if let (true, Some(x)) = (0 < S && S <= 8, x.first_chunk_mut::<S>()) {
            let rank = self.rank();
            for k in 0..S {
                if k < rank {
                    let above = &self.h[k * S..(k + 1) * S];
                    let mut sum = x[k];
                    for i in 0..k {
                        sum -= above[i] * x[i];
                    }
                    x[k] = sum / self.diagonal[k];
                }
            }
            return;
        }
        for k in 0..self.rank() {
            x[k] = (x[k] - dot::<S>(self.above::<S>(k), x)) / self.diagonal[k];
        }
    }

    /// Column k of R above the diagonal, zero below.
    #[inline]
    fn above<const S: usize>(&self, k: usize) -> &[f64] {
        let rows = if S > 0 { S } else { k.next_multiple_of(LANES) };
        &self.h[k * self.stride..][..rows]
    }
}
