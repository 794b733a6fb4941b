//! The mass metric W = L Lᵀ of a positive semidefinite M, in place.
//!
//! | symbol | identifier | meaning |
//! |---|---|---|
//! | M | `mass` | n×n symmetric positive semidefinite, column-major |
//! | W | – | M + Σ μⱼeⱼeⱼᵀ over the n − r variables j that the pivoted Cholesky factorization leaves over; W = M if M > 0 |
//! | L | `l` | lower Cholesky factor of W, rows in the order `order` |
//! | J | – | L⁻¹ M L⁻ᵀ = diag(1 … 1, 0 … 0), r ones |
//!
//! ```text
//!     W > 0 since W x = 0 ⇒ x_j = 0 for the left-over j, and M is definite on the others.                           (1)
//!     M = [L₁; L₂][L₁; L₂]ᵀ (r columns) ⇒ L = [L₁ 0; L₂ diag(√μ)] and J = diag(I, 0) exactly.                       (2)
//! ```
//!
//! So in coordinates a = Lᵀα a singular mass matrix is a mass of 1 or 0 per coordinate. Cost n³/3 flops.

use super::kernels::cholesky;
use crate::balance::balance;
use crate::outwards::{Entries, Faint, Outwards};
use crate::tolerances::{PLAIN_PIVOT, TIE};

/// What the factorization of M found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inertia {
    /// M > 0.
    Definite,
    /// rank M < n.
    Singular,
    /// Negative inertia, mostly along this variable.
    Indefinite(usize),
    /// A NaN or infinite entry.
    NotFinite,
}

/// Factor of the mass metric.
pub struct MassFactor {
    n: usize,
    /// Length of the columns of L.
    pub stride: usize,
    /// L without its diagonal, n padded columns, zeros above.
    pub l: Vec<f64>,
    /// 1 / Lⱼⱼ.
    pub inverse_diagonal: Vec<f64>,
    /// Variable at each place.
    pub order: Vec<usize>,
    /// r = rank M.
    pub rank: usize,
    /// Diagonal of M in factor order; used to scale the left-over variables.
    diagonal: Vec<f64>,
    /// n×n, what pivoted elimination works on.
    square: Vec<f64>,
    /// Per variable: √Wⱼⱼ where it is known; only used where M is singular.
    root: Vec<f64>,
    outwards: Outwards,
    /// The M of [`Self::factor_pivoted`] that the factor is of, and what that found.
    pivoted: Vec<f64>,
    found: Option<Found>,
}

/// What elimination with pivots found, for this tolerance and columns of this stride.
#[derive(Clone, Copy)]
struct Found {
    inertia: Inertia,
    tolerance: f64,
    stride: usize,
}

impl MassFactor {
    /// Room for columns of up to this stride, and the scales that so many rows tell.
    pub fn new(n: usize, stride: usize, rows: usize) -> Self {
        Self {
            n,
            l: vec![0.0; n * stride],
            stride,
            square: vec![0.0; n * n],
            inverse_diagonal: vec![1.0; n],
            order: (0..n).collect(),
            rank: n,
            diagonal: vec![0.0; n],
            root: vec![0.0; n],
            outwards: Outwards::new(n, rows, n * rows),
            pivoted: vec![0.0; n * n],
            found: None,
        }
    }

    /// Factors M. Where it is singular, [`Self::scale_leftover`] completes W. A matrix that took pivots is not factored again where it comes again, as the constant
    /// one of a circuit at each state.
    #[inline]
    pub fn factor<const S: usize>(&mut self, mass: &[f64], tolerance: f64) -> Inertia {
        if let Some(found) = self.found {
            let same = || mass.iter().zip(&self.pivoted).all(|(a, b)| a.to_bits() == b.to_bits());
            if found.tolerance == tolerance && found.stride == self.stride && same() {
                return found.inertia;
            }
            self.found = None;
        }
        for (k, place) in self.order.iter_mut().enumerate() {
            *place = k;
        }
        self.rank = self.n;
        if cholesky::<S>(mass, self.stride, &mut self.l, &mut self.inverse_diagonal, PLAIN_PIVOT) {
            return Inertia::Definite;
        }
        let inertia = self.factor_pivoted(mass, tolerance);
        self.pivoted.copy_from_slice(mass);
        self.found = Some(Found { inertia, tolerance, stride: self.stride });
        inertia
    }

    #[inline(never)]
    fn factor_pivoted(&mut self, mass: &[f64], tolerance: f64) -> Inertia {
        if !mass.iter().all(|x| x.is_finite()) {
            return Inertia::NotFinite;
        }
        self.square.copy_from_slice(mass);
        for j in 0..self.n {
            self.diagonal[j] = mass[j * self.n + j];
        }
        self.rank = self.eliminate(tolerance);
        self.store_factor();
        match self.negative_direction(100.0 * tolerance) {
            Some(variable) => Inertia::Indefinite(variable),
            None if self.rank == self.n => Inertia::Definite,
            None => Inertia::Singular,
        }
    }

    /// Pivoted Cholesky on the full symmetric square; returns the rank.
    fn eliminate(&mut self, tolerance: f64) -> usize {
        for k in 0..self.n {
            let Some(pivot) = self.best_pivot(k, tolerance) else {
                return k;
            };
            self.swap(k, pivot);
            self.eliminate_one(k);
        }
        self.n
    }

    /// The strictly lower part of the eliminated columns into L.
    fn store_factor(&mut self) {
        let (n, stride) = (self.n, self.stride);
        self.l.fill(0.0);
        for j in 0..self.rank {
            self.l[j * stride + j + 1..j * stride + n].copy_from_slice(&self.square[j * n + j + 1..(j + 1) * n]);
        }
    }

    fn best_pivot(&self, k: usize, tolerance: f64) -> Option<usize> {
        let mut best = (tolerance, None);
        for j in k..self.n {
            let share = self.square[j * self.n + j] / self.diagonal[j];
            if self.diagonal[j] > 0.0 && share > best.0 * (1.0 + TIE) {
                best = (share, Some(j));
            }
        }
        best.1
    }

    fn swap(&mut self, a: usize, b: usize) {
        for k in 0..self.n {
            self.square.swap(a * self.n + k, b * self.n + k);
        }
        for k in 0..self.n {
            self.square.swap(k * self.n + a, k * self.n + b);
        }
        self.order.swap(a, b);
        self.diagonal.swap(a, b);
    }

    fn eliminate_one(&mut self, k: usize) {
        let n = self.n;
        let root = self.square[k * n + k].sqrt();
        self.inverse_diagonal[k] = root.recip();
        for i in k..n {
            self.square[k * n + i] /= root;
        }
        for j in k + 1..n {
            for i in k + 1..n {
                self.square[j * n + i] -= self.square[k * n + i] * self.square[k * n + j];
            }
        }
    }

    /// The variable with the largest part that a positive semidefinite M could not have, if there is any.
    fn negative_direction(&self, tolerance: f64) -> Option<usize> {
        let n = self.n;
        for j in self.rank..n {
            for i in self.rank..=j {
                let left = self.square[j * n + i];
                let scale = (self.diagonal[i].abs() * self.diagonal[j].abs()).sqrt();
                if (i == j && left < -tolerance * scale) || left.abs() > tolerance.sqrt() * scale {
                    return Some(self.order[j]);
                }
            }
        }
        None
    }

    /// The least pivot of M, as a share of its diagonal.
    pub fn least_pivot(&self) -> f64 {
        let share = |k: usize| {
            let above = (0..k).map(|j| self.l[j * self.stride + k]).fold(0.0, |sum, x| sum + x * x);
            let pivot = self.inverse_diagonal[k].recip().powi(2);
            pivot / (pivot + above)
        };
        (0..self.rank).map(share).fold(1.0, f64::min)
    }

    /// Chooses μ for the left-over variables: Mⱼⱼ if that is not zero. The others get their scale from the rows A (m×n, column-major) with their variances, from row to row, or
    /// from all together.
    pub fn scale_leftover(&mut self, rows: &[f64], noise: &[f64], balanced: bool) {
        let n = self.n;
        for (place, &variable) in self.order.iter().enumerate() {
            self.root[variable] = self.diagonal[place].max(0.0).sqrt();
        }
        let columns = Columns { rows, noise, m: rows.len() / n.max(1) };
        if balanced {
            balance(&columns, &mut self.root, self.outwards.room());
        } else if self.root.contains(&0.0) {
            self.outwards.spread(&columns, Faint::Skipped, &mut self.root);
        }
        for j in self.rank..n {
            let root = self.root[self.order[j]];
            let root = if root > 0.0 { root } else { 1.0 };
            self.inverse_diagonal[j] = root.recip();
        }
    }
}

/// m×n, column-major, with variances of its rows.
struct Columns<'a> {
    rows: &'a [f64],
    noise: &'a [f64],
    m: usize,
}

impl Entries for Columns<'_> {
    fn rows(&self) -> usize {
        self.m
    }

    fn row(&self, row: usize) -> impl Iterator<Item = (usize, f64)> {
        self.rows.iter().skip(row).step_by(self.m.max(1)).map(|x| x.abs()).enumerate()
    }

    fn deviation(&self, row: usize) -> f64 {
        self.noise.get(row).map_or(0.0, |r| r.max(0.0).sqrt())
    }
}
