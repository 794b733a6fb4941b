//! Factorization: equations (1), (2), (6) of the module, and the free directions.

use super::kernels::{axpy, backward, clear, column_mut, dot, forward_rows, norm, scale};
use super::{StepSolver, StepStatus};
use crate::tolerances::Tolerance;

impl StepSolver {
    /// Scales of what has no inertia are told from row to row; where directions are left free by that, by all rows together.
    pub(super) fn factor_rows<const S: usize>(&mut self, rows: &[f64], noise: &[f64]) -> StepStatus {
        let status = self.factor_scaled::<S>(rows, noise, false);
        if status != StepStatus::AccelerationsNotUnique {
            return status;
        }
        let free = self.free;
        let other = self.factor_scaled::<S>(rows, noise, true);
        if self.free < free { other } else { self.factor_scaled::<S>(rows, noise, false) }
    }

    fn factor_scaled<const S: usize>(&mut self, rows: &[f64], noise: &[f64], balanced: bool) -> StepStatus {
        let tolerance = if balanced { self.tolerance.finer() } else { self.tolerance };
        let usual = Tolerance::default().rank;
        let tolerance =
            if tolerance.rank < usual { tolerance.in_metric(self.mass.least_pivot()) } else { tolerance }.rank;
        self.fill_h::<S>(rows, noise, balanced);
        if !self.scale_rows::<S>() {
            return StepStatus::NotFinite;
        }
        let (stride, present) = (self.mass.stride, self.present.len());
        let is_singular = self.mass.rank < self.n;
        if is_singular {
            self.weights.fill(1.0);
            let places = (self.mass.rank, self.n, self.extended);
            self.massless.take::<S>((&self.h.h, stride, present), places, tolerance);
        }
        self.h.factor::<S>(tolerance, self.rank_limit, true);
        let rank = self.h.rank();
        self.dependent.clear();
        if rank < self.m {
            self.dependent.extend(self.h.order[rank..self.present.len()].iter().map(|&k| self.present[k]));
            self.dependent.extend((0..self.m).filter(|&i| !self.filled[i]));
        }
        if is_singular {
            self.free = self.massless.factor::<S>(rank);
            if self.free > 0 {
                self.find_free_directions::<S>();
            }
            return if self.free > 0 { StepStatus::AccelerationsNotUnique } else { StepStatus::InertiaSingular };
        }
        if rank < present {
            let (weights, rows, order) = (&self.weights, &self.present, &self.h.order);
            self.complete.of_rows::<S>(&self.h, stride, present, |j| weights[rows[order[j]]]);
        }
        if rank < self.m { StepStatus::RowsDependent { rank } } else { StepStatus::Regular }
    }

    /// Columns of Hᵀ: L⁻¹Aᵀ and √R, not yet scaled.
    pub(super) fn fill_h<const S: usize>(&mut self, rows: &[f64], noise: &[f64], balanced: bool) {
        let n = self.n;
        if self.mass.rank < n {
            self.mass.scale_leftover(rows, noise, balanced);
        }
        self.h.resize(self.mass.stride, self.extended, self.present.len());
        let stride = if S > 0 { S } else { self.mass.stride };
        let (m, x) = (self.m, &mut self.work.rows);
        for (place, &variable) in self.mass.order.iter().enumerate() {
            let column = column_mut::<S>(x, stride, place);
            let wide = rows[variable * m..].first_chunk::<S>().filter(|_| S > 0 && self.present.len() == m);
            if let (Some(wide), Some(column)) = (wide, column.first_chunk_mut::<S>()) {
                for i in 0..S {
                    column[i] = if i < m { wide[i] } else { 0.0 };
                }
            } else {
                let row = &rows[variable * m..(variable + 1) * m];
                column[self.present.len()..].fill(0.0);
                column.iter_mut().zip(&self.present).for_each(|(x, &i)| *x = row[i]);
            }
        }
        forward_rows::<S>(&self.mass.l, stride, &self.mass.inverse_diagonal, x);
        let mut slack = n;
        for (k, &i) in self.present.iter().enumerate() {
            let column = self.h.column_mut::<S>(k);
            clear::<S>(column);
            for (entry, row) in column[..n].iter_mut().zip(x.chunks_exact(stride)) {
                *entry = row[k];
            }
            if noise.get(i).is_some_and(|&r| r > 0.0) {
                column[slack] = noise[i].sqrt();
                slack += 1;
            }
        }
    }

    pub(super) fn scale_rows<const S: usize>(&mut self) -> bool {
        let mut sum = 0.0;
        self.row_scale.fill(1.0);
        for (k, &i) in self.present.iter().enumerate() {
            let x = self.h.column_mut::<S>(k);
            let length = norm::<S>(x);
            sum += length;
            self.row_scale[i] = if length >= f64::MIN_POSITIVE { length.recip() } else { 1.0 };
            scale::<S>(self.row_scale[i], x);
        }
        sum.is_finite()
    }

    /// ker M ∩ ker A in a and in α, both orthonormalized twice.
    pub(super) fn find_free_directions<const S: usize>(&mut self) {
        let (n, stride) = (self.n, self.mass.stride);
        for j in 0..self.free {
            let a = &mut self.work.a;
            self.massless.free::<S>(j, a);
            self.free_a[j * stride..j * stride + n].copy_from_slice(&a[..n]);
            a[n..].fill(0.0);
            backward::<S>(&self.mass.l, stride, &self.mass.inverse_diagonal, a);
            for (place, &variable) in self.mass.order.iter().enumerate() {
                self.free_alpha[j * stride + variable] = a[place];
            }
        }
        orthonormalize(&mut self.free_a[..self.free * stride], stride);
        orthonormalize(&mut self.free_alpha[..self.free * stride], stride);
    }
}

/// Gram–Schmidt, twice, on padded vectors stored one after another.
fn orthonormalize(vectors: &mut [f64], stride: usize) {
    for j in 0..vectors.len() / stride {
        let (done, rest) = vectors.split_at_mut(j * stride);
        let v = &mut rest[..stride];
        for _ in 0..2 {
            remove_components(done, v);
            let length = dot::<0>(v, v).sqrt();
            scale::<0>(length.recip(), v);
        }
    }
}

/// x ← (I − V Vᵀ) x for orthonormal V, both of the same padded length.
pub(super) fn remove_components(vectors: &[f64], x: &mut [f64]) {
    for v in vectors.chunks_exact(x.len()) {
        axpy::<0>(-dot::<0>(v, x), v, x);
    }
}
