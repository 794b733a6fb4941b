//! Factorization: equations (1), (2), (5), (6) of the module, and the free directions.

use super::kernels::{axpy, backward, clear, column_mut, dot, forward_rows, scale};
use super::{StepSolver, StepStatus};

impl StepSolver {
    pub(super) fn factor_rows<const S: usize>(&mut self, rows: &[f64], noise: &[f64]) -> StepStatus {
        self.h.resize(self.mass.stride, self.extended, self.present.len());
        self.fill_h::<S>(rows, noise);
        if !self.scale_rows::<S>() {
            return StepStatus::NotFinite;
        }
        self.h.factor::<S>(self.tolerance.rank, self.rank_limit, true);
        let rank = self.h.rank();
        self.dependent.clear();
        if rank < self.m {
            self.dependent.extend(self.h.order[rank..self.present.len()].iter().map(|&k| self.present[k]));
            self.dependent.extend((0..self.m).filter(|&i| !self.filled[i]));
        }
        if rank < self.present.len() {
            self.factor_complete::<S>();
        }
        if self.mass.rank < self.n {
            self.factor_inertia::<S>();
            if self.free > 0 { StepStatus::AccelerationsNotUnique } else { StepStatus::InertiaSingular }
        } else if rank < self.m {
            StepStatus::RowsDependent { rank }
        } else {
            StepStatus::Regular
        }
    }

    /// Columns of Hᵀ: L⁻¹Aᵀ and √R, not yet scaled.
    pub(super) fn fill_h<const S: usize>(&mut self, rows: &[f64], noise: &[f64]) {
        let n = self.n;
        if self.mass.rank < n {
            self.mass.scale_leftover(rows, noise);
        }
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
            let length = dot::<S>(x, x).sqrt();
            sum += length;
            self.row_scale[i] = if length > 0.0 { length.recip() } else { 1.0 };
            scale::<S>(self.row_scale[i], x);
        }
        sum.is_finite()
    }

    /// (6): R₁ᵀ = U [S; 0].
    pub(super) fn factor_complete<const S: usize>(&mut self) {
        let rank = self.h.rank();
        let complete = &mut self.complete;
        let rows = self.present.len();
        complete.resize(self.mass.stride, rows, rank);
        for k in 0..rank {
            let column = complete.column_mut::<S>(k);
            column.fill(0.0);
            for (j, entry) in column[..rows].iter_mut().enumerate().skip(k) {
                *entry = self.h.r(k, j);
            }
        }
        complete.factor::<S>(0.0, rank, false);
    }

    /// (5): F = J Q₂ and, if it is deficient, the free directions.
    pub(super) fn factor_inertia<const S: usize>(&mut self) {
        let (rank, rows) = (self.h.rank(), self.extended);
        let columns = rows - rank;
        let inertia = &mut self.inertia;
        inertia.resize(self.mass.stride, rows, columns);
        for k in 0..columns {
            let q = inertia.column_mut::<S>(k);
            q.fill(0.0);
            q[rank + k] = 1.0;
            self.h.q::<S>(q);
            q[self.mass.rank..self.n].fill(0.0);
        }
        inertia.factor_against_one::<S>(self.tolerance.rank);
        self.free = columns - inertia.rank();
        if self.free > 0 {
            self.find_free_directions::<S>();
        }
    }

    /// ker F from its QR: vectors Π[−F₁⁻¹F₂; I], mapped by Q₂ to a and by L⁻ᵀ to α; both orthonormalized twice.
    pub(super) fn find_free_directions<const S: usize>(&mut self) {
        let (n, rank) = (self.n, self.h.rank());
        let kept = self.inertia.rank();
        for j in 0..self.free {
            let z = &mut self.work.y;
            z.fill(0.0);
            for (k, entry) in z[..kept].iter_mut().enumerate() {
                *entry = self.inertia.r(k, kept + j);
            }
            self.inertia.r_inverse::<S>(z);
            let a = &mut self.work.a;
            a.fill(0.0);
            for k in 0..kept {
                a[rank + self.inertia.order[k]] = -z[k];
            }
            a[rank + self.inertia.order[kept + j]] = 1.0;
            self.h.q::<S>(a);
            let stride = self.mass.stride;
            self.free_a[j * stride..j * stride + n].copy_from_slice(&a[..n]);
            a[n..].fill(0.0);
            backward::<S>(&self.mass.l, stride, &self.mass.inverse_diagonal, a);
            for (place, &variable) in self.mass.order.iter().enumerate() {
                self.free_alpha[j * stride + variable] = a[place];
            }
        }
        orthonormalize(&mut self.free_a[..self.free * self.mass.stride], self.mass.stride);
        orthonormalize(&mut self.free_alpha[..self.free * self.mass.stride], self.mass.stride);
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
