//! Singular values of the rows in comparable units.
//!
//! ```text
//! B = D_r A D_c = U Σ Vᵀ
//! ```
//!
//! With a length L of the mechanism, D_c measures turns as the path of a point at distance L, and D_r does the same for rows
//! that hold turns, so that all entries of a joint's rows are lengths over lengths. Other variables count in the model's own units;
//! rows of written constraints get unit length.
//! A σ is small against the largest, or against what a row would be whose joints are placed best: two hinges a little out of line
//! leave one small σ and no other.
//! rank = number of σ above 1e-9 of the largest; kernel of A: D_c times the other columns of V.

use dalembert_dense as dense;
use faer::Mat;

use crate::tolerances::ranks::{ALL_ROUNDING, ZERO};
use dalembert_dynamics::equations::Equations;
use dalembert_mechanism::relative::Relative;
use dalembert_model::model::{Model, Origin, Variable};

/// D_c and the length behind it.
#[derive(Clone, Debug)]
pub(super) struct Scales {
    /// L, m.
    pub length: f64,
    /// One per column.
    pub columns: Vec<f64>,
}

impl Scales {
    pub fn new(model: &Model, length: f64) -> Self {
        let size = |(column, v): (usize, &Variable)| match (v.joint, v.turns()) {
            (true, true) => 1.0 / length,
            (true, false) => 1.0,
            (false, _) => model.natural.of_motion(column) / length,
        };
        Self { length, columns: model.variables.iter().enumerate().map(size).collect() }
    }

    /// The entry of D_r of a row.
    pub fn row(&self, equations: &Equations<'_>, row: usize) -> f64 {
        let model = equations.model;
        if let (Origin::Closure { closure, row: k }, Some(m)) = (model.rows[row].origin, &model.mechanism) {
            let turns = matches!(
                m.closures[closure].rows[k].2,
                Relative::Turn(_) | Relative::Tilt { .. } | Relative::Cross { .. }
            );
            return if turns { self.length } else { 1.0 };
        }
        let norm = equations.row(row).map(|(c, x)| (x * self.columns[c]).powi(2)).sum::<f64>().sqrt();
        if norm > 0.0 { 1.0 / norm } else { 0.0 }
    }

    /// B for some rows.
    pub fn matrix(&self, equations: &Equations<'_>, rows: &[usize]) -> Mat<f64> {
        let mut b = Mat::zeros(rows.len(), equations.model.n());
        for (i, &row) in rows.iter().enumerate() {
            let scale = self.row(equations, row);
            for (column, value) in equations.row(row) {
                b[(i, column)] += scale * value * self.columns[column];
            }
        }
        b
    }
}

/// The decomposition at one pose.
pub(super) struct Spectrum {
    /// Rows that were taken.
    pub rows: Vec<usize>,
    /// σ, largest first.
    pub values: Vec<f64>,
    /// Columns of U.
    pub left: Mat<f64>,
    /// Columns of V.
    pub right: Mat<f64>,
    pub rank: usize,
    /// The largest entry that a row with entries would have if its joints were placed best.
    natural: f64,
}

impl Spectrum {
    /// `None` if the decomposition fails, or for entries that are no numbers.
    pub fn new(equations: &Equations<'_>, scales: &Scales, rows: &[usize]) -> Option<Self> {
        let n = equations.model.n();
        if rows.is_empty() || n == 0 {
            let identity = Mat::from_fn(n, n, |i, j| f64::from(u8::from(i == j)));
            return Some(Self {
                rows: rows.to_vec(),
                values: Vec::new(),
                left: Mat::zeros(rows.len(), 0),
                right: identity,
                rank: 0,
                natural: 0.0,
            });
        }
        let svd = dense::svd(&scales.matrix(equations, rows))?;
        let values: Vec<f64> = svd.S().column_vector().iter().copied().collect();
        let top = values.iter().fold(0.0_f64, |m, &x| m.max(x));
        if !top.is_finite() {
            return None;
        }
        // All rows may be rounding: the entries of rows that hold something are of order one.
        let rank = values.iter().filter(|&&s| s > ZERO * top.max(ALL_ROUNDING)).count();
        let held = |r: usize| equations.row(r).any(|e| e.1 != 0.0);
        // Where joints happen to meet they are placed better than anywhere.
        let length = scales.length.max(equations.model.natural.length());
        let natural = |r: usize| scales.row(equations, r) * equations.natural_size(r) / length;
        let natural = rows.iter().filter(|&&r| held(r)).map(|&r| natural(r));
        Some(Self {
            rows: rows.to_vec(),
            values,
            left: svd.U().to_owned(),
            right: svd.V().to_owned(),
            rank,
            natural: natural.fold(0.0, f64::max),
        })
    }

    /// Dimension of the kernel.
    pub fn mobility(&self) -> usize {
        self.right.ncols() - self.rank
    }

    /// Velocities that the rows allow: in comparable units, orthonormal.
    pub fn kernel(&self) -> Mat<f64> {
        self.right.get(.., self.rank..).to_owned()
    }

    /// The smallest σ that counts, against the largest or the natural size of the rows.
    pub fn smallest(&self) -> Option<f64> {
        self.weakest_first().next().map(|s| s.1)
    }

    /// All σ that count, against the largest or the natural size of the rows, each after its place; the smallest first.
    pub fn weakest_first(&self) -> impl Iterator<Item = (usize, f64)> + '_ {
        let top = self.values.iter().fold(self.natural, |m, &x| m.max(x));
        (0..self.rank).rev().map(move |k| (k, self.values[k] / top))
    }

    /// Left singular vector `k` as multipliers of the rows: D_r u.
    pub fn multipliers(&self, equations: &Equations<'_>, scales: &Scales, k: usize) -> Vec<f64> {
        self.rows.iter().enumerate().map(|(i, &r)| scales.row(equations, r) * self.left[(i, k)]).collect()
    }
}
