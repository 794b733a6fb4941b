//! Variables without inertia, taken out of the equations where M is singular.
//!
//! ```text
//!     H = [H₁ H₀],  g = [g₁; g₀],  a = [a₁; a₀]        places with inertia (and those of soft rows), places without   (7)
//!     H₀ Π = [Q₁ Q₂] [R; 0]                            column-pivoted QR of rank r₀; R r₀×n₀                          (8)
//!     H₀ᵀμ = −g₀:       Q₁ᵀμ = −R⁻ᵀ Πᵀg₀                                                                             (9)
//!     N = Q₂ᵀH₁:        a₁ = ĝ + Nᵀ Q₂ᵀμ,  N a₁ = Q₂ᵀ D b,  ĝ = g₁ + H₁ᵀQ₁ Q₁ᵀμ                                     (10)
//!     R Πᵀa₀ = Q₁ᵀ(D b − H₁ a₁)                                                                                     (11)
//! ```
//!
//! (10) is a problem with M = I, solved as (2) to (4) and (6) of the module. What has no inertia does not enter it: a₀ may be larger than a₁ by any factor, as where
//! it hardly moves what has inertia, and no rounding of it gets there. In (8) the row with the largest entry goes to the diagonal, so that reflections keep
//! small rows as accurate as they are [Cox, Higham, "Stability of Householder QR factorization for weighted least squares problems", 1998], and those that have
//! nothing to do with each other, in units that have nothing to do with each other, stay apart. ker M ∩ ker A = ker H₀.

use super::kernels::{axpy, clear, column, column_mut, dot};
use super::qr::Orthogonal;

/// (8) to (11), factored.
pub(super) struct Massless {
    /// (8).
    rows: Orthogonal,
    /// Qᵀ H₁, one column for each place with inertia, padded.
    h1: Vec<f64>,
    /// Nᵀ.
    core: Orthogonal,
    /// Of its rows, where these depend on each other.
    complete: Orthogonal,
    /// First place without inertia, that of the first soft row, and one beyond the last.
    places: (usize, usize, usize),
    /// Number of rows of H, and which is at each place, as (8) exchanges them.
    m: usize,
    order: Vec<usize>,
    stride: usize,
    /// D b, Qᵀ D b, and what is left of it.
    b: Vec<f64>,
    /// Qᵀμ.
    mu: Vec<f64>,
    /// At places with inertia.
    moving: Vec<f64>,
    y: Vec<f64>,
}

impl Massless {
    /// Room for columns of up to this stride, of so many places and rows.
    pub fn new(stride: usize, places: usize, rows: usize) -> Self {
        let vector = || vec![0.0; stride];
        Self {
            rows: Orthogonal::new(stride, places),
            h1: vec![0.0; stride * places],
            core: Orthogonal::new(stride, rows),
            complete: Orthogonal::new(stride, rows),
            places: (0, 0, 0),
            m: 0,
            order: Vec::with_capacity(rows),
            stride,
            b: vector(),
            mu: vector(),
            moving: vector(),
            y: vector(),
        }
    }

    /// (8) of Hᵀ (m padded columns), with the places from `places.0` to `places.1` without inertia, and Qᵀ H₁.
    pub fn take<const S: usize>(
        &mut self,
        (h, stride, m): (&[f64], usize, usize),
        places: (usize, usize, usize),
        tolerance: f64,
    ) {
        (self.places, self.m, self.stride) = (places, m, stride);
        let (first, soft, end) = places;
        self.rows.resize(stride, m, soft - first);
        self.order.clear();
        self.order.extend(0..m);
        for (k, place) in (first..soft).enumerate() {
            let to = self.rows.column_mut::<S>(k);
            clear::<S>(to);
            to[..m].iter_mut().enumerate().for_each(|(i, to)| *to = h[i * stride + place]);
        }
        self.rows.factor_against_one::<S>(tolerance, &mut self.order);
        for (k, place) in (0..first).chain(soft..end).enumerate() {
            let to = column_mut::<S>(&mut self.h1, stride, k);
            clear::<S>(to);
            to.iter_mut().zip(&self.order).for_each(|(to, &i)| *to = h[i * stride + place]);
            self.rows.q_transposed::<S>(to);
        }
    }

    /// N of (10); `rank` is that of H. Returns dim ker H₀.
    pub fn factor<const S: usize>(&mut self, rank: usize) -> usize {
        let (stride, r0, count) = (self.stride, self.rows.rank(), self.count());
        self.core.resize(stride, count, self.m - r0);
        for i in r0..self.m {
            let row = self.core.column_mut::<S>(i - r0);
            clear::<S>(row);
            (0..count).for_each(|k| row[k] = self.h1[k * stride + i]);
        }
        self.core.factor::<S>(0.0, rank.saturating_sub(r0), true);
        if self.core.rank() < self.m - r0 {
            // Rows that (8) has mixed have no weights of their own.
            self.complete.of_rows::<S>(&self.core, stride, self.m - r0, |_| 1.0);
        }
        self.places.1 - self.places.0 - r0
    }

    /// Places with inertia, those of soft rows included.
    fn count(&self) -> usize {
        self.places.0 + self.places.2 - self.places.1
    }

    /// A vector of ker H₀, the `j`-th, as a.
    pub fn free<const S: usize>(&mut self, j: usize, a: &mut [f64]) {
        let r0 = self.rows.rank();
        let z = &mut self.y;
        clear::<S>(z);
        (0..r0).for_each(|k| z[k] = self.rows.r(k, r0 + j));
        self.rows.r_inverse::<S>(z);
        clear::<S>(a);
        (0..r0).for_each(|k| a[self.places.0 + self.rows.order[k]] = -z[k]);
        a[self.places.0 + self.rows.order[r0 + j]] = 1.0;
    }

    /// (9) to (11): a, and μ in place of D b. Returns the norm of what contradicts.
    pub fn solve<const S: usize>(&mut self, g: &[f64], mu: &mut [f64], a: &mut [f64]) -> f64 {
        let (stride, r0, count) = (self.stride, self.rows.rank(), self.count());
        let (first, soft, _) = self.places;
        clear::<S>(&mut self.b);
        self.b.iter_mut().zip(&self.order).for_each(|(b, &i)| *b = mu[i]);
        self.rows.q_transposed::<S>(&mut self.b);
        clear::<S>(&mut self.mu);
        (0..r0).for_each(|k| self.mu[k] = -g[first + self.rows.order[k]]);
        self.rows.r_inverse_transposed::<S>(&mut self.mu);
        clear::<S>(&mut self.moving);
        for k in 0..count {
            let place = if k < first { k } else { soft + k - first };
            let along = dot::<S>(column::<S>(&self.h1, stride, k), &self.mu);
            self.moving[k] = g[place] + along;
        }
        let residual = self.solve_core::<S>();
        clear::<S>(a);
        for k in 0..count {
            a[if k < first { k } else { soft + k - first }] = self.moving[k];
            axpy::<S>(-self.moving[k], column::<S>(&self.h1, stride, k), &mut self.b);
        }
        self.b[r0..].fill(0.0);
        self.rows.r_inverse::<S>(&mut self.b);
        (0..r0).for_each(|k| a[first + self.rows.order[k]] = self.b[k]);
        self.rows.q::<S>(&mut self.mu);
        clear::<S>(mu);
        self.order.iter().zip(&self.mu).for_each(|(&i, x)| mu[i] = *x);
        residual
    }

    /// (10): a₁ in place of ĝ, and Q₂ᵀμ.
    fn solve_core<const S: usize>(&mut self) -> f64 {
        let (r0, rank) = (self.rows.rank(), self.core.rank());
        let rows = self.m - r0;
        clear::<S>(&mut self.y);
        (0..rows).for_each(|k| self.y[k] = self.b[r0 + self.core.order[k]]);
        let y = &mut self.y;
        let mut residual = 0.0;
        if rank == rows {
            self.core.r_inverse_transposed::<S>(y);
        } else {
            self.complete.q_transposed::<S>(y);
            residual = y[rank..rows].iter().map(|x| x * x).sum::<f64>().sqrt();
            y[rank..].fill(0.0);
            self.complete.r_inverse::<S>(y);
        }
        self.core.q_transposed::<S>(&mut self.moving);
        for k in 0..rank {
            let satisfied = y[k];
            y[k] -= self.moving[k];
            self.moving[k] = satisfied;
        }
        self.core.q::<S>(&mut self.moving);
        if rank == rows {
            self.core.r_inverse::<S>(y);
        } else {
            self.complete.r_inverse_transposed::<S>(y);
            y[rank..].fill(0.0);
            self.complete.q::<S>(y);
        }
        (0..rows).for_each(|k| self.mu[r0 + self.core.order[k]] = y[k]);
        residual
    }
}
