//! Exact derivatives of the rates y' of a motion along the components of y.
//!
//! With ρ = M α − f − φ − Aᵀλ and σ = A α − b at the α and λ that hold at y, and ρ', σ', R' their derivatives along a component,
//!
//! ```text
//! (1) M α' = −ρ' + Aᵀλ',   A α' + R λ' = −σ' − R'λ,      σ ← σ + Σ_s w_s h⟨s⟩ with Baumgarte's terms
//! ```
//!
//! is the system of the accelerations with other right-hand sides: one factorization answers for all components. ρ', σ' come from dual
//! numbers (`dalembert_dynamics::residual`). The other rates are slots of y, formulas of quasi-velocities, and for quaternions and
//! positions of free joints ½ q∘ω and R(q) v, differentiated as such. Angles that closing joints count, and the work, are results that
//! nothing depends on: their own rows are left zero, which costs Newton's iteration one pass and no accuracy.

use dalembert_bodies::spatial::{Quaternion, Vector};
use dalembert_dynamics::equations::{Equations, baumgarte_weight};
use dalembert_dynamics::kkt::Kkt;
use dalembert_dynamics::residual::{Point, Residual};
use dalembert_dynamics::words::fatal;
use dalembert_enforce::step::StepStatus;
use dalembert_expr::{Dual, Scalar};
use dalembert_integrate::Failure;
use dalembert_model::model::Model;

/// What finds derivatives, with its room.
pub(super) struct Jacobian<'m> {
    model: &'m Model,
    equations: Equations<'m>,
    /// Made with the first derivatives: runs of explicit steps need none.
    kkt: Option<Kkt>,
    soft: bool,
    force: Vec<f64>,
    right: Vec<f64>,
    alpha: Vec<f64>,
    lambda: Vec<f64>,
    alpha_rate: Vec<f64>,
    lambda_rate: Vec<f64>,
}

impl<'m> Jacobian<'m> {
    /// Room for a model.
    pub fn new(model: &'m Model, baumgarte: Option<(f64, f64)>) -> Self {
        let (n, m) = (model.n(), model.rows.len());
        let mut equations = Equations::new(model);
        equations.baumgarte = baumgarte;
        Self {
            model,
            equations,
            kkt: None,
            soft: model.rows.iter().any(|r| r.soft),
            force: vec![0.0; n],
            right: vec![0.0; m],
            alpha: vec![0.0; n],
            lambda: vec![0.0; m],
            alpha_rate: vec![0.0; n],
            lambda_rate: vec![0.0; m],
        }
    }

    /// Writes ∂y'/∂y, column-major with `size` rows, over zeros.
    ///
    /// # Errors
    /// Accelerations that are not determined, or numbers that are not finite.
    pub fn write(
        &mut self,
        (t, y): (f64, &[f64]),
        inputs: &[Option<f64>],
        size: usize,
        out: &mut [f64],
    ) -> Result<(), Failure> {
        let y = &y[..self.model.states];
        self.equations.evaluate(t, y, inputs);
        let model = self.model;
        let kkt = self.kkt.get_or_insert_with(|| Kkt::new(model, (0..model.rows.len()).collect(), false));
        let status = kkt.factor(&mut self.equations, self.soft);
        fatal(status, &mut self.equations)?;
        for (k, f) in self.force.iter_mut().enumerate() {
            *f = self.equations.force[k] + self.equations.phi[k];
        }
        let status = kkt.solve(&self.force, &self.equations.b, &mut self.alpha, &mut self.lambda);
        self.accept(status)?;
        let inputs: Vec<Dual<f64>> = self.equations.inputs().iter().map(|&u| Dual::constant(u)).collect();
        let mut along: Vec<Dual<f64>> = y.iter().map(|&y| Dual::constant(y)).collect();
        for k in 0..y.len() {
            along[k] = Dual::new(y[k], 1.0);
            self.column(t, &along, &inputs, &mut out[k * size..(k + 1) * size])?;
            along[k] = Dual::constant(y[k]);
        }
        Ok(())
    }

    /// A least answer of rows that disagree a little, next to the constraints, is one.
    fn accept(&mut self, status: StepStatus) -> Result<(), Failure> {
        match status {
            StepStatus::Inconsistent => Ok(()),
            other => fatal(other, &mut self.equations),
        }
    }

    /// The derivative along one direction.
    fn column(&mut self, t: f64, y: &[Dual<f64>], inputs: &[Dual<f64>], out: &mut [f64]) -> Result<(), Failure> {
        let model = self.model;
        let point = Point { t, y, inputs, alpha: &self.alpha, lambda: &self.lambda };
        let here = Residual::of(model, &point);
        self.force.iter_mut().zip(&here.balance).for_each(|(f, rho)| *f = -rho.derivative);
        for (r, row) in model.rows.iter().enumerate() {
            let mut change = here.rows[r].derivative + here.noise[r].derivative * self.lambda[r];
            if let Some(coefficients) = row.baumgarte.or(self.equations.baumgarte) {
                let stages = here.stages[r].iter().enumerate();
                change += stages.map(|(s, h)| baumgarte_weight(row.depth, s, coefficients) * h.derivative).sum::<f64>();
            }
            self.right[r] = -change;
        }
        let Some(kkt) = &mut self.kkt else { return Ok(()) };
        let status = kkt.solve(&self.force, &self.right, &mut self.alpha_rate, &mut self.lambda_rate);
        self.accept(status)?;
        for (v, alpha) in model.variables.iter().zip(&self.alpha_rate) {
            for s in 1..v.state.len() {
                out[v.state[s - 1]] = y[v.state[s]].derivative;
            }
            out[v.state[v.state.len() - 1]] = *alpha;
        }
        here.rates.iter().for_each(|&(place, rate)| out[place] = rate.derivative);
        self.turning(y, out);
        Ok(())
    }

    /// Rates of quaternions and of positions of free joints.
    fn turning(&self, y: &[Dual<f64>], out: &mut [f64]) {
        let Some(m) = &self.model.mechanism else { return };
        for &(q, v, position) in &m.quaternions {
            let quaternion = Quaternion(std::array::from_fn(|i| y[m.q_states[q + i]]));
            let at = |i: usize| y[m.v_states[v + i]];
            let rates = quaternion.rate(Vector([at(0), at(1), at(2)]));
            rates.into_iter().enumerate().for_each(|(i, rate)| out[m.q_states[q + i]] = rate.derivative);
            if position {
                let velocity = quaternion.rotation().apply(Vector([at(3), at(4), at(5)]));
                for (i, rate) in velocity.0.into_iter().enumerate() {
                    out[m.q_states[q + 4 + i]] = rate.derivative;
                }
            }
        }
    }
}
