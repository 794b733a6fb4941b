//! Backward error and iterative refinement, with the M and A that were factored, in scaled units.
//!
//! ```text
//!     r = f + Aᵀλ − M α,  s = b − A α (rows kept)                                                                    (1)
//!     M α = M₀ α + Wᵀ N W α,  W α told sum by sum                                                                    (1a)
//!     error = max |rⱼ| / (|f| + |Aᵀ||λ| + |M||α|)ⱼ, and likewise s; sums far below the largest count as 10⁻⁴ of it    (2)
//! ```
//!
//! (2) is the componentwise backward error [Oettli, Prager, Numer. Math. 6 (1964)]; one step of refinement brings it to
//! rounding unless the factorization is useless [Skeel, Math. Comp. 35 (1980)].

use super::fronts::Fronts;
use crate::tolerances::{BACKWARD_ERROR, MET, SMALL_SUM, SPARSE_REFINEMENTS};

impl Fronts {
    /// Checks and improves the scaled α and λ in `vectors`; false if they cannot be trusted.
    pub(super) fn refine(&mut self, f: &[f64], b: &[f64]) -> bool {
        self.backward_error = self.residuals(f, b);
        let enough = if self.is_balanced { f64::EPSILON } else { BACKWARD_ERROR };
        for _ in 0..SPARSE_REFINEMENTS {
            if !(self.backward_error > enough) {
                break;
            }
            let before = self.backward_error;
            self.factors.substitute(&self.tree, &self.sums, &mut self.correction);
            let (v, c) = (&mut self.vectors, &self.correction);
            v.x.iter_mut().zip(&c.x).for_each(|(x, d)| *x += d);
            v.y.iter_mut().zip(&c.y).for_each(|(y, d)| *y += d);
            self.backward_error = self.residuals(f, b);
            if !(self.backward_error < 0.5 * before) {
                break;
            }
        }
        // NaN comes from the right-hand side and goes on, as it does in the dense solver.
        !(self.backward_error > MET)
    }

    /// (1) into `correction`; returns (2).
    fn residuals(&mut self, f: &[f64], b: &[f64]) -> f64 {
        let Self { tree, factors, vectors, correction, sizes, .. } = self;
        let (c, d) = (&factors.column_scale, &factors.row_scale);
        let (r, s) = (&mut correction.x, &mut correction.y);
        for (j, (f, c)) in f.iter().zip(c).enumerate() {
            (r[j], sizes[j]) = (f * c, (f * c).abs());
        }
        let all = sizes.len() - s.len();
        r[self.n..].fill(0.0);
        sizes[self.n..all].fill(0.0);
        for (value, &(i, j)) in self.mass.iter().zip(&tree.mass_entries) {
            let (i, j) = (i as usize, j as usize);
            let value = value * c[i] * c[j];
            let mut add = |i: usize, j: usize| {
                r[i] -= value * vectors.x[j];
                sizes[i] += (value * vectors.x[j]).abs();
            };
            add(i, j);
            if i != j {
                add(j, i);
            }
        }
        for (sum, ends) in tree.sum_start.windows(2).enumerate().rev() {
            let (pushed, size) = (std::mem::take(&mut r[self.n + sum]), std::mem::take(&mut sizes[self.n + sum]));
            for (d, &j) in self.sums[ends[0]..ends[1]].iter().zip(&tree.sum_column[ends[0]..ends[1]]) {
                let d = d * c[j as usize];
                r[j as usize] += d * pushed;
                sizes[j as usize] += d.abs() * size;
            }
        }
        for (i, ends) in tree.row_start.windows(2).enumerate() {
            (s[i], sizes[all + i]) = (b[i] * d[i], (b[i] * d[i]).abs());
            let range = ends[0]..ends[1];
            for (value, &j) in self.rows[range.clone()].iter().zip(&tree.row_column[range]) {
                let (j, value) = (j as usize, value * d[i] * c[j as usize]);
                s[i] -= value * vectors.x[j];
                sizes[all + i] += (value * vectors.x[j]).abs();
                r[j] += value * vectors.y[i];
                sizes[j] += (value * vectors.y[i]).abs();
            }
        }
        factors.found.dependent.iter().for_each(|&i| s[i] = 0.0);
        let (forces, motions) = sizes.split_at(all);
        largest_share(r, forces).max(largest_share(s, motions))
    }
}

/// (2) for equations of one kind.
fn largest_share(residual: &[f64], sizes: &[f64]) -> f64 {
    let floor = SMALL_SUM * sizes.iter().fold(f64::MIN_POSITIVE, |m: f64, x| m.max(*x));
    residual.iter().zip(sizes).fold(0.0, |m: f64, (r, size)| m.max(r.abs() / size.max(floor)))
}
