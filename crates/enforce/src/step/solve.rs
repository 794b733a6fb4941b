//! Solution for one right-hand side: equations (3), (4), (6) of the module.

use super::factor::remove_components;
use super::kernels::{backward, clear, copy, forward};
use super::{StepSolver, StepStatus, Work};

impl StepSolver {
    /// g, without its part along free directions.
    #[inline]
    pub(super) fn force_to_metric<const S: usize>(&mut self, f: &[f64]) {
        let (stride, g) = (self.mass.stride, &mut self.work.g);
        clear::<S>(g);
        for (g, &variable) in g.iter_mut().zip(&self.mass.order) {
            *g = f[variable];
        }
        forward::<S>(&self.mass.l, stride, &self.mass.inverse_diagonal, g);
        remove_components(&self.free_a[..self.free * stride], &mut g[..stride]);
    }

    /// Πᵀ D b into y.
    #[inline]
    pub(super) fn rows_to_metric<const S: usize>(&mut self, b: &[f64]) {
        clear::<S>(&mut self.work.y);
        for (y, &k) in self.work.y.iter_mut().zip(&self.h.order[..self.present.len()]) {
            let row = self.present[k];
            *y = self.row_scale[row] * b[row];
        }
    }

    /// (3) or (6): y; returns the norm of what contradicts.
    #[inline]
    pub(super) fn satisfy_rows<const S: usize>(&mut self) -> f64 {
        let (y, rows) = (&mut self.work.y, self.present.len());
        let rank = self.h.rank();
        if rank == rows {
            self.h.r_inverse_transposed::<S>(y);
            return 0.0;
        }
        for (y, &k) in y.iter_mut().zip(&self.h.order[..rows]) {
            *y *= self.weights[self.present[k]];
        }
        self.complete.q_transposed::<S>(y);
        let residual = y[rank..rows].iter().map(|x| x * x).sum::<f64>().sqrt();
        y[rank..].fill(0.0);
        self.complete.r_inverse::<S>(y);
        residual
    }

    /// (4): a, and y ← R₁ Πᵀμ.
    #[inline]
    pub(super) fn accelerate_definite<const S: usize>(&mut self) {
        let rank = self.h.rank();
        let Work { g, a, y, .. } = &mut self.work;
        copy::<S>(g, a);
        self.h.q_transposed::<S>(a);
        for k in 0..rank {
            let satisfied = y[k];
            y[k] -= a[k];
            a[k] = satisfied;
        }
        self.h.q::<S>(a);
    }

    /// (7) to (11): a and λ; returns the norm of what contradicts.
    pub(super) fn answer_singular<const S: usize>(&mut self, b: &[f64], lambda: &mut [f64]) -> f64 {
        let Work { g, a, y, .. } = &mut self.work;
        clear::<S>(y);
        for (y, &row) in y.iter_mut().zip(&self.present) {
            *y = self.row_scale[row] * b[row];
        }
        let residual = self.massless.solve::<S>(g, y, a);
        lambda.fill(0.0);
        for (y, &row) in y.iter().zip(&self.present) {
            lambda[row] = y * self.row_scale[row];
        }
        residual
    }

    /// λ = D μ from y = R₁ Πᵀμ.
    #[inline]
    pub(super) fn multipliers<const S: usize>(&mut self, lambda: &mut [f64]) {
        let (y, rows) = (&mut self.work.y, self.present.len());
        if self.h.rank() == rows {
            self.h.r_inverse::<S>(y);
        } else {
            self.complete.r_inverse_transposed::<S>(y);
            y[self.h.rank()..rows].fill(0.0);
            self.complete.q::<S>(y);
            for (y, &k) in y.iter_mut().zip(&self.h.order[..rows]) {
                *y *= self.weights[self.present[k]];
            }
        }
        if rows < self.m {
            lambda.fill(0.0);
        }
        for (y, &k) in y.iter().zip(&self.h.order[..rows]) {
            let row = self.present[k];
            lambda[row] = y * self.row_scale[row];
        }
    }

    /// α = L⁻ᵀa, without its part along free directions.
    #[inline]
    pub(super) fn accelerations_from_metric<const S: usize>(&mut self, alpha: &mut [f64]) {
        let c = &mut self.work.c;
        clear::<S>(c);
        c[..self.n].copy_from_slice(&self.work.a[..self.n]);
        backward::<S>(&self.mass.l, self.mass.stride, &self.mass.inverse_diagonal, c);
        let a = &mut self.work.g;
        clear::<S>(a);
        for (&c, &variable) in c.iter().zip(&self.mass.order) {
            a[variable] = c;
        }
        let stride = self.mass.stride;
        remove_components(&self.free_alpha[..self.free * stride], &mut a[..stride]);
        alpha.copy_from_slice(&a[..self.n]);
    }

    pub(super) fn judge(&mut self, residual: f64, b: &[f64]) -> StepStatus {
        if self.h.rank() == self.m {
            return self.status;
        }
        let empty = b.iter().zip(&self.filled).filter(|(_, filled)| !**filled).map(|(b, _)| b * b);
        let residual = empty.fold(residual * residual, |sum, square| sum + square).sqrt();
        let scales = self.row_scale.iter().zip(&self.weights).map(|(d, w)| d * w);
        let largest_b = b.iter().zip(scales).fold(0.0, |m: f64, (b, d)| m.max((b * d).abs()));
        // What has no inertia may be larger than all that rows contradict each other in.
        let a = &self.work.a;
        let with_inertia = |i: &usize| !(self.mass.rank..self.n).contains(i);
        let moving = (0..self.extended).filter(with_inertia).map(|i| a[i] * a[i]).sum::<f64>().sqrt();
        let size = largest_b + moving;
        self.inconsistency = residual / size.max(f64::MIN_POSITIVE);
        let allowed = self.tolerance.consistency * size + self.tolerance.floor;
        if residual > allowed { StepStatus::Inconsistent } else { self.status }
    }
}
