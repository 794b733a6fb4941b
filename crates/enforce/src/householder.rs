//! Pivoted Householder QR that is applied, never formed: for k×m with m ≪ k.
//!
//! ```text
//! (I − τ₀v₀v₀*)(I − τ₁v₁v₁*)… = Q,   X Π = Q [R; 0],   τ = 2/v*v,  v = x + (x₀/|x₀|)‖x‖e₀                           (1)
//! ```
//!
//! Cost 4 k m r to factor, 4 k r per column to apply.

use faer::{Mat, MatMut};

use crate::field::Field;
use crate::tolerances::TIE;

/// Factors of X (k×m).
#[derive(Clone, Debug)]
pub struct Householder<T: Field> {
    /// vⱼ from row j on, in column j.
    v: Mat<T>,
    tau: Vec<f64>,
    /// R in pivot order, r×m.
    pub r: Mat<T>,
    /// Π.
    pub order: Vec<usize>,
    /// Number of pivots above the threshold.
    pub rank: usize,
    /// Smallest pivot kept, ∞ if none.
    pub last: f64,
    /// Largest pivot dropped, 0 if none.
    pub dropped: f64,
}

impl<T: Field> Householder<T> {
    /// Factors X; columns whose rest is at most `threshold` long are dependent. Ties keep the first column.
    pub fn new(mut x: Mat<T>, threshold: f64) -> Self {
        let (k, m) = x.shape();
        let mut order: Vec<usize> = (0..m).collect();
        let mut v = Mat::zeros(k, k.min(m));
        let mut tau = Vec::with_capacity(k.min(m));
        let (mut last, mut dropped) = (f64::INFINITY, 0.0);
        for j in 0..m {
            let (longest, length) = longest_rest(&x, j);
            if length <= threshold || j >= k {
                dropped = length;
                break;
            }
            swap_columns(&mut x, j, longest);
            order.swap(j, longest);
            tau.push(make_reflector(&mut x, &mut v, j, length));
            reflect_rest(&mut x, &v, j, tau[j]);
            last = length;
        }
        let rank = tau.len();
        Self { r: x.get(..rank, ..).to_owned(), v, tau, order, rank, last, dropped }
    }

    /// X ← Q X.
    pub fn apply(&self, mut x: MatMut<'_, T>) {
        for j in (0..self.rank).rev() {
            self.reflect(j, x.as_mut());
        }
    }

    /// X ← Q* X.
    pub fn apply_adjoint(&self, mut x: MatMut<'_, T>) {
        for j in 0..self.rank {
            self.reflect(j, x.as_mut());
        }
    }

    fn reflect(&self, j: usize, mut x: MatMut<'_, T>) {
        for column in 0..x.ncols() {
            let mut share = T::ZERO;
            for i in j..x.nrows() {
                share += self.v[(i, j)].conjugate() * x[(i, column)];
            }
            let share = share.scaled(self.tau[j]);
            for i in j..x.nrows() {
                x[(i, column)] -= self.v[(i, j)] * share;
            }
        }
    }
}

fn longest_rest<T: Field>(x: &Mat<T>, j: usize) -> (usize, f64) {
    let square = |c: usize| (j..x.nrows()).map(|i| x[(i, c)].modulus2()).sum::<f64>();
    let mut best = (j, square(j));
    for c in j + 1..x.ncols() {
        let candidate = square(c);
        if candidate > best.1 * (1.0 + TIE) {
            best = (c, candidate);
        }
    }
    (best.0, best.1.sqrt())
}

fn swap_columns<T: Field>(x: &mut Mat<T>, a: usize, b: usize) {
    if a != b {
        for i in 0..x.nrows() {
            let (left, right) = (x[(i, a)], x[(i, b)]);
            (x[(i, a)], x[(i, b)]) = (right, left);
        }
    }
}

/// Stores v, replaces column j of X by ∓‖x‖e₀, returns τ.
fn make_reflector<T: Field>(x: &mut Mat<T>, v: &mut Mat<T>, j: usize, length: f64) -> f64 {
    let first = x[(j, j)];
    let size = first.modulus();
    let phase = if size > 0.0 { first.scaled(size.recip()) } else { T::ONE };
    for i in j..x.nrows() {
        v[(i, j)] = x[(i, j)];
        x[(i, j)] = T::ZERO;
    }
    v[(j, j)] = first + phase.scaled(length);
    x[(j, j)] = -phase.scaled(length);
    (length * (length + size)).recip()
}

fn reflect_rest<T: Field>(x: &mut Mat<T>, v: &Mat<T>, j: usize, tau: f64) {
    for c in j + 1..x.ncols() {
        let mut share = T::ZERO;
        for i in j..x.nrows() {
            share += v[(i, j)].conjugate() * x[(i, c)];
        }
        let share = share.scaled(tau);
        for i in j..x.nrows() {
            x[(i, c)] -= v[(i, j)] * share;
        }
    }
}
