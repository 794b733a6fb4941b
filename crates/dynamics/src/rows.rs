//! Hard rows of A at natural size, and the algebra on them: forces γ = M α − f that constraints exert, their multipliers, and which of
//! these are determined.
//!
//! Multipliers are the least with Aᵀλ = γ − φ, in rows at natural size: combinations that are lost hold nothing. λ is shown in the
//! units of its row.

use dalembert_dense as dense;
use faer::Mat;

use crate::equations::Equations;
use crate::least::least;
use crate::pivoted::Pivoted;
use crate::tolerances::RANK;
use crate::tolerances::rows::UNTOUCHED;
use dalembert_model::model::Model;

/// A time and a state with the values of inputs.
#[derive(Clone, Copy)]
pub struct At<'a> {
    /// Time, s.
    pub t: f64,
    /// The state.
    pub y: &'a [f64],
    /// Inputs set from outside; `None` follows the model's formula of time.
    pub inputs: &'a [Option<f64>],
}

/// Hard rows at natural size.
#[derive(Clone, Default)]
pub struct Rows {
    /// Their numbers.
    pub rows: Vec<usize>,
    /// What each is multiplied with.
    pub scale: Vec<f64>,
}

impl Rows {
    /// All at the last evaluation.
    pub fn all(equations: &Equations<'_>) -> Self {
        Self::of(equations, hard_rows(equations.model).collect())
    }

    /// Some of them.
    pub fn of(equations: &Equations<'_>, rows: Vec<usize>) -> Self {
        let length = |r: usize| equations.row(r).map(|e| e.1 * e.1).sum::<f64>().sqrt();
        let size = |r: usize| equations.natural_size(r).max(length(r));
        let scale = rows.iter().map(|&r| if size(r) > 0.0 { size(r).recip() } else { 1.0 }).collect();
        Self { rows, scale }
    }

    /// Some of them.
    #[must_use]
    pub fn only(&self, which: &[usize]) -> Self {
        Self {
            rows: which.iter().map(|&i| self.rows[i]).collect(),
            scale: which.iter().map(|&i| self.scale[i]).collect(),
        }
    }

    /// Writes rows of A, in displacements of size one, at the head of a system.
    pub fn fill(&self, equations: &Equations<'_>, reach: &[f64], system: &mut Pivoted) {
        for (i, (&row, s)) in self.rows.iter().zip(&self.scale).enumerate() {
            let column = system.column_mut(i);
            equations.row(row).for_each(|(c, x)| column[c] += x * s * reach[c]);
        }
    }

    /// A at natural size.
    pub fn matrix(&self, equations: &Equations<'_>) -> Mat<f64> {
        let mut a = Mat::zeros(self.rows.len(), equations.model.n());
        for (i, (&row, s)) in self.rows.iter().zip(&self.scale).enumerate() {
            equations.row(row).for_each(|(c, x)| a[(i, c)] += x * s);
        }
        a
    }

    /// What constraints miss as conditions on positions (2) or velocities (1); zero where they are none.
    pub fn residuals(&self, equations: &Equations<'_>, depth: usize, out: &mut [f64]) {
        for (out, (&r, s)) in out.iter_mut().zip(self.rows.iter().zip(&self.scale)) {
            *out =
                equations.model.rows[r].depth.checked_sub(depth).map_or(0.0, |stage| equations.residual(r, stage) * s);
        }
    }

    /// h of positions.
    pub fn all_residuals(&self, equations: &Equations<'_>) -> Vec<f64> {
        let mut out = vec![0.0; self.rows.len()];
        self.residuals(equations, 2, &mut out);
        out
    }

    /// A T at the last evaluation, with the columns of T one after the other.
    pub fn along(&self, equations: &Equations<'_>, tangents: &[f64]) -> Mat<f64> {
        let n = equations.model.n();
        let entry =
            |i: usize, k: usize| -> f64 { equations.row(self.rows[i]).map(|(c, x)| x * tangents[k * n + c]).sum() };
        Mat::from_fn(self.rows.len(), tangents.len() / n, |i, k| self.scale[i] * entry(i, k))
    }

    /// Of A at natural size at the last evaluation, the largest first; none if a number is not finite.
    pub fn singular_values(&self, equations: &Equations<'_>) -> Vec<f64> {
        dense::singular_values(&self.matrix(equations)).unwrap_or_default()
    }

    /// How many are independent at the last evaluation.
    pub fn rank(&self, equations: &Equations<'_>) -> usize {
        self.singular_values(equations).iter().filter(|&&s| s > RANK).count()
    }
}

/// Numbers of the hard rows.
pub fn hard_rows(model: &Model) -> impl Iterator<Item = usize> {
    (0..model.rows.len()).filter(|&r| !model.rows[r].soft)
}

/// The velocities in a state.
pub fn velocities(model: &Model, y: &[f64]) -> Vec<f64> {
    model.variables.iter().map(|v| v.velocity_place().map_or(0.0, |p| y[p])).collect()
}

/// γ for accelerations at the last evaluation.
pub fn constraint_forces(equations: &mut Equations<'_>, alpha: &[f64]) -> Vec<f64> {
    let n = alpha.len();
    let mut mass = vec![0.0; n * n];
    equations.mass_into(&mut mass);
    let inertia = |i: usize| (0..n).map(|j| mass[j * n + i] * alpha[j]).sum::<f64>();
    (0..n).map(|i| inertia(i) - equations.force[i]).collect()
}

/// λ for accelerations and γ at the last evaluation.
pub fn multipliers(equations: &Equations<'_>, alpha: &[f64], gamma: &[f64]) -> Vec<f64> {
    let mut lambda = vec![0.0; equations.model.rows.len()];
    let mut held: Vec<f64> = gamma.iter().zip(&equations.phi).map(|(g, phi)| g - phi).collect();
    for row in (0..lambda.len()).filter(|&r| equations.model.rows[r].soft && equations.yields(r)) {
        let off = equations.b[row] - equations.row(row).map(|(j, a)| a * alpha[j]).sum::<f64>();
        lambda[row] = off / equations.noise(row);
        equations.row(row).for_each(|(j, a)| held[j] -= a * lambda[row]);
    }
    let rows = Rows::all(equations);
    let transposed = rows.matrix(equations).transpose().to_owned();
    let found = least(&transposed, &held, RANK).unwrap_or_else(|| vec![0.0; rows.rows.len()]);
    for (x, (&row, scale)) in found.iter().zip(rows.rows.iter().zip(&rows.scale)) {
        lambda[row] = x * scale;
    }
    lambda
}

/// Whether each multiplier is the only one at the last evaluation: no combination that is lost or redundant has a part in it.
pub fn determined(equations: &Equations<'_>) -> Vec<bool> {
    let mut out = vec![true; equations.model.rows.len()];
    let rows = Rows::all(equations);
    let Some(svd) = dense::svd(&rows.matrix(equations)) else { return out };
    let (u, s) = (svd.U(), svd.S().column_vector());
    let top = s.iter().fold(0.0_f64, |m, &x| m.max(x));
    let rank = s.iter().filter(|&&x| x > RANK * top).count();
    for (i, &row) in rows.rows.iter().enumerate() {
        out[row] = (rank..u.ncols()).all(|k| u[(i, k)].abs() < UNTOUCHED);
    }
    out
}

dalembert_integrate::remember!(Rows { rows, scale });
