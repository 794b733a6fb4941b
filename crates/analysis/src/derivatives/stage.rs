//! One level of (1): rows, their kernel in independent coordinates, and solutions of A p = r.
//!
//! ```text
//! x ← x + A⁻(r − A x),   |δx| ≤ δ |A⁻| (|r| + |A| |x|)                                                                     (4)
//! ```
//!
//! A solution by singular values is exact beside its largest component only. One step of (4) makes it that of rows that are rounded entry by entry: what the rows hold apart from the rest is
//! then zero beside its own bound, and is made so. An integrator's rate is 0 and no rounding of voltages over a capacity, which would be called unstable.
//!
//! Source: R. D. Skeel, Iterative refinement implies numerical stability for Gaussian elimination, Math. Comp. 35 (1980) 817–832.

use std::rc::Rc;

use dalembert_dense as dense;
use dalembert_dynamics::independent::{miscounted, pivots, preference};
use dalembert_integrate::Failure;
use dalembert_model::model::Variable;
use faer::Mat;

use super::Solver;
use super::parts::Parts;
use crate::tolerances::{RANK, SHAKEN};

/// One level: the slots k − s. Levels that hold the same of the same are one.
pub(super) struct Stage {
    /// Columns that move here, and hard rows that hold something.
    pub(super) columns: Vec<usize>,
    pub(super) rows: Vec<usize>,
    /// 1/length of the rows.
    scale: Vec<f64>,
    /// A of the rows in that scale, by column of the model.
    a: Mat<f64>,
    /// Independent ones among the columns that move here, by number in the model.
    pub(super) independent: Vec<usize>,
    /// Z by column of the model; for quasi-velocities on level 2 in displacements along them.
    pub(super) z: Mat<f64>,
    /// A solution of A p = r with (p)_I = 0 for each scaled row's r = 1, by column of the model.
    inverse: Mat<f64>,
}

impl Stage {
    /// (4)
    fn refine(&self, r: &[f64], x: &mut [f64]) {
        let (mut left, mut size) = (r.to_vec(), r.iter().map(|r| r.abs()).collect::<Vec<_>>());
        for (c, &x) in x.iter().enumerate().filter(|(_, x)| **x != 0.0) {
            left.iter_mut().zip(self.a.col_as_slice(c)).for_each(|(left, a)| *left -= a * x);
            size.iter_mut().zip(self.a.col_as_slice(c)).for_each(|(size, a)| *size += (a * x).abs());
        }
        let mut bound = vec![0.0; x.len()];
        for (k, (left, size)) in left.iter().zip(&size).enumerate().filter(|(_, (_, size))| **size > 0.0) {
            let column = self.inverse.col_as_slice(k);
            x.iter_mut().zip(column).for_each(|(x, inverse)| *x += inverse * left);
            bound.iter_mut().zip(column).for_each(|(bound, inverse)| *bound += inverse.abs() * size);
        }
        x.iter_mut().zip(bound).filter(|(x, bound)| x.abs() <= SHAKEN * bound).for_each(|(x, _)| *x = 0.0);
    }

    /// λ with Aᵀλ = f over the hard rows, where Zᵀf = 0; the least of many in rows of length one. Others are zero.
    pub(super) fn multipliers(&self, rows: usize, f: &[f64]) -> Vec<f64> {
        let mut lambda = vec![0.0; rows];
        for (k, (&row, scale)) in self.rows.iter().zip(&self.scale).enumerate() {
            lambda[row] = scale * f.iter().enumerate().map(|(c, x)| self.inverse[(c, k)] * x).sum::<f64>();
        }
        lambda
    }
}

impl Solver<'_, '_> {
    /// The level s of (1), with those above it known.
    pub(super) fn stage(&self, s: usize, wanted: Option<&[usize]>, asked: bool) -> Result<Rc<Stage>, Failure> {
        let model = self.model;
        let moves = |v: &Variable| v.order as usize >= s || (s == 2 && v.is_twist());
        let columns: Vec<usize> = (0..model.n()).filter(|&c| moves(&model.variables[c])).collect();
        let hard = |r: &usize| model.rows[*r].depth >= s && !self.soft.contains(r);
        let rows: Vec<usize> = (0..model.rows.len()).filter(hard).collect();
        // Variables of lower order have no part in this level.
        let own: Option<Vec<usize>> =
            wanted.map(|wanted| wanted.iter().copied().filter(|c| columns.binary_search(c).is_ok()).collect());
        // Where no displacement is another one than its velocity.
        let is_alike = |s: usize| s < 2 || model.pattern.w.is_empty();
        let same = |above: &&Rc<Stage>| {
            let chosen = own.as_ref().is_none_or(|own| above.independent.starts_with(own));
            is_alike(s + 1) && above.rows == rows && above.columns == columns && chosen
        };
        if let Some(above) = self.stages.first().filter(same) {
            return Ok(Rc::clone(above));
        }
        if rows.is_empty() && is_alike(s) {
            let mut named = own.clone().unwrap_or_default();
            named.sort_unstable();
            if named == columns || !asked {
                let order = own.filter(|_| named == columns).unwrap_or_else(|| columns.clone());
                return Ok(Rc::new(self.free_stage(columns, order)));
            }
        }
        let size = |c: usize| model.natural.of_motion(c);
        let mut a = Mat::zeros(rows.len(), columns.len());
        let mut scale = vec![0.0; rows.len()];
        for (i, &r) in rows.iter().enumerate() {
            let length = self.equations.row(r).map(|(c, x)| (x * size(c)).powi(2)).sum::<f64>().sqrt();
            scale[i] = if length > 0.0 { length.recip() } else { 0.0 };
            for (c, x) in self.equations.row(r) {
                if let Ok(j) = columns.binary_search(&c) {
                    a[(i, j)] = x * scale[i] * self.shake.as_ref().map_or(1.0, |shake| shake.of_row(r, c));
                }
            }
        }
        // What moves how much is judged, and found, in motions of size one, whatever their units.
        let sized = Mat::from_fn(rows.len(), columns.len(), |i, j| a[(i, j)] * size(columns[j]));
        let in_model = |x: &Mat<f64>| {
            let mut whole = Mat::zeros(model.n(), x.ncols());
            for k in 0..x.ncols() {
                let entries = columns.iter().zip(x.col_as_slice(k)).filter(|(_, x)| **x != 0.0);
                entries.for_each(|(&c, x)| whole[(c, k)] = x * size(c));
            }
            whole
        };
        let parts = Parts::of(&sized);
        let free = in_model(&parts.kernel());
        let shown = self.displaced(s, &free);
        let independent = self.choose(&shown, own.as_deref(), asked)?;
        let f = free.ncols();
        if independent.len() != f {
            return Err(self.do_not_determine(&independent));
        }
        let chosen = Mat::from_fn(f, f, |i, k| shown[(independent[i], k)] / size(independent[i]));
        let mut z = &free * inverse(&chosen).ok_or_else(|| self.do_not_determine(&independent))?;
        (0..f).for_each(|k| z.col_mut(k).iter_mut().for_each(|z| *z /= size(independent[k])));
        let mut inverse = in_model(&parts.pseudo_inverse());
        let shown = self.displaced(s, &inverse);
        let along = Mat::from_fn(independent.len(), rows.len(), |k, r| shown[(independent[k], r)]);
        inverse -= &z * along;
        if is_alike(s) {
            // Without rounding, so that a coordinate and its rate belong together exactly.
            for (k, &c) in independent.iter().enumerate() {
                (0..z.ncols()).for_each(|j| z[(c, j)] = if j == k { 1.0 } else { 0.0 });
                (0..rows.len()).for_each(|r| inverse[(c, r)] = 0.0);
            }
        }
        let mut held = Mat::zeros(rows.len(), model.n());
        columns.iter().enumerate().for_each(|(j, &c)| held.col_as_slice_mut(c).copy_from_slice(a.col_as_slice(j)));
        let mut stage = Stage { columns, rows, scale, a: held, independent, z, inverse };
        for w in 0..stage.z.ncols() {
            let mut column = stage.z.col_as_slice(w).to_vec();
            stage.refine(&vec![0.0; stage.rows.len()], &mut column);
            (0..model.n()).for_each(|c| stage.z[(c, w)] = column[c]);
        }
        Ok(Rc::new(stage))
    }

    /// A level on which nothing is held: Z = 1.
    fn free_stage(&self, columns: Vec<usize>, independent: Vec<usize>) -> Stage {
        let n = self.model.n();
        let mut z = Mat::zeros(n, independent.len());
        independent.iter().enumerate().for_each(|(k, &c)| z[(c, k)] = 1.0);
        let none = |rows, columns| Mat::zeros(rows, columns);
        let (rows, scale) = (Vec::new(), Vec::new());
        Stage { columns, rows, scale, a: none(0, n), independent, z, inverse: none(n, 0) }
    }

    /// Displacements along quasi-velocities as changes of their coordinates.
    pub(super) fn displaced(&self, s: usize, delta: &Mat<f64>) -> Mat<f64> {
        if s < 2 {
            return delta.clone();
        }
        let mut moved = Mat::zeros(delta.nrows(), delta.ncols());
        for k in 0..delta.ncols() {
            let column: Vec<f64> = delta.col(k).iter().copied().collect();
            let mut out = column.clone();
            self.equations.displace(&column, &mut out);
            out.into_iter().enumerate().for_each(|(c, x)| moved[(c, k)] = x);
        }
        moved
    }

    /// Independent columns: those that are wanted, if they are as many as are free, and others where names were not asked for or, of
    /// positions, where velocities have fewer freedoms.
    fn choose(&self, shown: &Mat<f64>, wanted: Option<&[usize]>, asked: bool) -> Result<Vec<usize>, Failure> {
        let f = shown.ncols();
        let size = |i: usize| self.model.natural.of_motion(i) / preference(self.model, i);
        let shown = &Mat::from_fn(shown.nrows(), f, |i, k| shown[(i, k)] / size(i));
        let wanted = wanted.unwrap_or_default();
        if wanted.len() == f {
            let chosen = Mat::from_fn(f, f, |i, k| shown[(wanted[i], k)]);
            if is_regular(&chosen) {
                return Ok(wanted.to_vec());
            }
            if asked {
                return Err(self.do_not_determine(wanted));
            }
        }
        if asked && wanted.len() > f {
            return Err(Failure::new(miscounted(self.model, wanted, &pivots(shown, wanted))));
        }
        let first = if wanted.len() < f { wanted } else { &[] };
        // Variables of order 0 follow others, and inputs at once.
        let algebraic = |i: usize| self.model.variables[i].algebraic && !first.contains(&i);
        let others = Mat::from_fn(shown.nrows(), f, |i, k| if algebraic(i) { 0.0 } else { shown[(i, k)] });
        let chosen = pivots(&others, first);
        if chosen.len() == f {
            return Ok(chosen);
        }
        let chosen = pivots(shown, first);
        Ok(if chosen.len() == f { chosen } else { pivots(shown, &[]) })
    }

    fn do_not_determine(&self, columns: &[usize]) -> Failure {
        let names: Vec<&str> = columns.iter().map(|&c| self.model.variables[c].name.as_str()).collect();
        Failure::new(format!("`{}` do not determine the motion here", names.join("`, `")))
    }

    /// p of (1) or (2): A p = r with (p)_I = 0, by column of the model.
    pub(super) fn particular(&self, s: usize, r: impl Fn(usize) -> f64) -> Vec<f64> {
        let stage = &self.stages[s];
        let mut p = vec![0.0; self.model.n()];
        let right: Vec<f64> = stage.rows.iter().zip(&stage.scale).map(|(&row, scale)| scale * r(row)).collect();
        for (k, right) in right.iter().enumerate().filter(|(_, right)| **right != 0.0) {
            p.iter_mut().zip(stage.inverse.col_as_slice(k)).for_each(|(p, inverse)| *p += inverse * right);
        }
        stage.refine(&right, &mut p);
        p
    }
}

/// Whether a square matrix has an inverse.
fn is_regular(a: &Mat<f64>) -> bool {
    if a.nrows() == 0 {
        return true;
    }
    let values = dense::singular_values(a).unwrap_or_default();
    values.last().is_some_and(|least| *least > RANK * values[0] && values[0] > 0.0)
}

/// The inverse, unless the matrix is singular.
fn inverse(a: &Mat<f64>) -> Option<Mat<f64>> {
    is_regular(a).then(|| if a.nrows() == 0 { Mat::zeros(0, 0) } else { dense::Lu::new(a).inverse() })
}
