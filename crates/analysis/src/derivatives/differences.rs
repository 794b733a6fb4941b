//! Residuals of models with flexible bodies along a direction, whose sweeps are written for numbers alone.
//!
//! ```text
//! D(h) = (x(h) − x(−h))/2h,   D_{k+1}(h) = D_k(h/2) + (D_k(h/2) − D_k(h))/(4^{k+1} − 1)                                    (4)
//! ```
//!
//! Richardson's extrapolation in the table of C. J. F. Ridders (Adv. Eng. Software 4 (1982) 75–76): each number is taken from the place
//! where the table changes least. About eleven digits are right, where dual numbers keep all.

use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::residual::Residual;
use dalembert_expr::Dual;

use super::Solver;
use crate::tolerances::{FIRST_STEP, HALVINGS};

impl Solver<'_, '_> {
    /// (1) of `residual.rs` with derivatives by (4).
    pub(super) fn residual_by_differences(&self, y: &[f64], inputs: &[f64]) -> Residual {
        let sizes = self.model.natural.of_states(self.model);
        let moved = y.iter().zip(&sizes).map(|(x, size)| (x / size).abs());
        let driven = inputs.iter().zip(&self.inputs).map(|(x, u)| x.abs() / u.abs().max(1.0));
        let length = moved.chain(driven).fold(0.0_f64, f64::max);
        let mut equations = Equations::new(self.model);
        let mut at = |h: f64| -> Vec<f64> {
            let moved = |values: &[f64], along: &[f64]| -> Vec<f64> {
                values.iter().zip(along).map(|(x, d)| x + h * d).collect()
            };
            let given: Vec<Option<f64>> = moved(&self.inputs, inputs).into_iter().map(Some).collect();
            equations.evaluate(self.state.t, &moved(&self.state.y, y), &given);
            self.numbers(&mut equations)
        };
        let values = at(0.0);
        let derivatives =
            if length > 0.0 { extrapolated(&mut at, FIRST_STEP / length) } else { vec![0.0; values.len()] };
        self.arranged(values.iter().zip(&derivatives).map(|(&x, &d)| Dual::new(x, d)).collect())
    }

    /// ρ, σ, R, stages and rates one after the other.
    fn numbers(&self, equations: &mut Equations<'_>) -> Vec<f64> {
        let (model, n) = (self.model, self.model.n());
        let mut mass = vec![0.0; n * n];
        equations.mass_into(&mut mass);
        let mut out: Vec<f64> = (0..n)
            .map(|i| {
                (0..n).map(|j| mass[j * n + i] * self.alpha[j]).sum::<f64>() - equations.force[i] - equations.phi[i]
            })
            .collect();
        for r in 0..model.rows.len() {
            equations.row(r).for_each(|(c, x)| out[c] -= x * self.lambda[r]);
        }
        for r in 0..model.rows.len() {
            out.push(equations.row(r).map(|(c, x)| x * self.alpha[c]).sum::<f64>() - equations.b[r]);
        }
        out.extend((0..model.rows.len()).map(|r| equations.noise(r)));
        for (r, row) in model.rows.iter().enumerate() {
            out.extend((0..row.depth).map(|s| equations.residual(r, s)));
        }
        out.extend(equations.quasi_rates().map(|rate| rate.1));
        out
    }

    fn arranged(&self, mut numbers: Vec<Dual<f64>>) -> Residual {
        let (model, n, m) = (self.model, self.model.n(), self.model.rows.len());
        let mut rest = numbers.split_off(n);
        let balance = numbers;
        let mut next = rest.split_off(m);
        let rows = rest;
        let mut rest = next.split_off(m);
        let noise = next;
        let mut stages = Vec::with_capacity(m);
        for row in &model.rows {
            let after = rest.split_off(row.depth);
            stages.push(rest);
            rest = after;
        }
        let rates = model.pattern.rates.iter().map(|&(place, _)| place).zip(rest).collect();
        Residual { balance, rows, noise, stages, rates }
    }
}

/// (4) for each of several numbers.
pub(crate) fn extrapolated(at: &mut dyn FnMut(f64) -> Vec<f64>, first: f64) -> Vec<f64> {
    let mut h = first;
    let mut table: Vec<Vec<f64>> = Vec::new();
    let (mut best, mut least): (Vec<f64>, Vec<f64>) = (Vec::new(), Vec::new());
    for halving in 0..=HALVINGS {
        let (after, before) = (at(h), at(-h));
        let mut column: Vec<f64> = after.iter().zip(&before).map(|(a, b)| (a - b) / (2.0 * h)).collect();
        if halving == 0 {
            (best, least) = (column.clone(), vec![f64::INFINITY; column.len()]);
        }
        let mut power = 1.0;
        let mut next = Vec::new();
        for coarser in &table {
            power *= 4.0;
            let finer: Vec<f64> =
                column.iter().zip(coarser).map(|(fine, coarse)| fine + (fine - coarse) / (power - 1.0)).collect();
            for k in 0..finer.len() {
                let change = (finer[k] - column[k]).abs().max((finer[k] - coarser[k]).abs());
                if change < least[k] {
                    (least[k], best[k]) = (change, finer[k]);
                }
            }
            next.push(std::mem::replace(&mut column, finer));
        }
        next.push(column);
        table = next;
        h /= 2.0;
    }
    best
}
