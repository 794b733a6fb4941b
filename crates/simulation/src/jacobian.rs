//! Exact derivatives of the rates y' of a motion along the components of y.
//!
//! With ρ = M α − f − φ − Aᵀλ and σ = A α − b at the α and λ that hold at y, and ρ', σ', R' their derivatives along a component,
//!
//! ```text
//! (1) M α' = −ρ' + Aᵀλ',   A α' + R λ' = −σ' − R'λ,      σ ← σ + Σ_s w_s h⟨s⟩ with Baumgarte's terms
//! ```
//!
//! is the system of the accelerations with other right-hand sides: one factorization answers for all components. ρ', σ' come from dual
//! numbers (`dalembert_dynamics::residual`), some components at once. The other rates are slots of y, formulas of quasi-velocities, and for quaternions and
//! positions of free joints ½ q∘ω and R(q) v, differentiated as such. Angles that closing joints count, and the work, are results that
//! nothing depends on: their own rows are left zero, which costs Newton's iteration one pass and no accuracy.

use dalembert_bodies::spatial::{Quaternion, Vector};
use dalembert_dynamics::equations::{Equations, baumgarte_weight};
use dalembert_dynamics::kkt::Kkt;
use dalembert_dynamics::residual::{Point, Residual, Room};
use dalembert_dynamics::words::fatal;
use dalembert_enforce::step::StepStatus;
use dalembert_expr::{Derivative, Directions, Dual, Scalar};
use dalembert_integrate::Failure;
use dalembert_model::model::Model;

/// Components that are looked at together: values are computed once for all of them, and registers hold derivatives side by side.
const TOGETHER: usize = 8;

/// A number with its derivatives along these.
type Along = Dual<f64, Directions<TOGETHER>>;

/// What finds derivatives, with its room.
pub(super) struct Jacobian<'m> {
    model: &'m Model,
    equations: Equations<'m>,
    /// Made with the first derivatives: runs of explicit steps need none.
    kkt: Option<Kkt>,
    room: Option<Room<'m, Directions<TOGETHER>>>,
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
            room: None,
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
        let inputs: Vec<Along> = self.equations.inputs().iter().map(|&u| Dual::constant(u)).collect();
        let mut along: Vec<Along> = y.iter().map(|&y| Dual::constant(y)).collect();
        for (first, columns) in (0..y.len()).step_by(TOGETHER).zip(out.chunks_mut(TOGETHER * size.max(1))) {
            let places = (first..y.len()).take(TOGETHER);
            places.clone().zip(0..).for_each(|(k, direction)| along[k].derivative = Directions::unit(direction));
            let point = Point { t, y: &along, inputs: &inputs, alpha: &self.alpha, lambda: &self.lambda };
            let here = Residual::within(model, &point, self.room.get_or_insert_with(|| Room::new(model)));
            for (direction, column) in (0..places.len()).zip(columns.chunks_mut(size)) {
                self.column(&here, (&along, direction), column)?;
            }
            places.for_each(|k| along[k].derivative = Directions::zero());
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

    /// The derivative along one of the directions.
    fn column(
        &mut self,
        here: &Residual<Directions<TOGETHER>>,
        (y, direction): (&[Along], usize),
        out: &mut [f64],
    ) -> Result<(), Failure> {
        let model = self.model;
        let change = |x: &Along| x.derivative.0[direction];
        self.force.iter_mut().zip(&here.balance).for_each(|(f, rho)| *f = -change(rho));
        for (r, row) in model.rows.iter().enumerate() {
            let mut missing = change(&here.rows[r]) + change(&here.noise[r]) * self.lambda[r];
            if let Some(coefficients) = row.baumgarte.or(self.equations.baumgarte) {
                let stages = here.stages[r].iter().enumerate();
                missing += stages.map(|(s, h)| baumgarte_weight(row.depth, s, coefficients) * change(h)).sum::<f64>();
            }
            self.right[r] = -missing;
        }
        let Some(kkt) = &mut self.kkt else { return Ok(()) };
        let status = kkt.solve(&self.force, &self.right, &mut self.alpha_rate, &mut self.lambda_rate);
        self.accept(status)?;
        for (v, alpha) in model.variables.iter().zip(&self.alpha_rate) {
            for s in 1..v.state.len() {
                out[v.state[s - 1]] = change(&y[v.state[s]]);
            }
            out[v.state[v.state.len() - 1]] = *alpha;
        }
        here.rates.iter().for_each(|(place, rate)| out[*place] = change(rate));
        self.turning((y, direction), out);
        Ok(())
    }

    /// Rates of quaternions and of positions of free joints.
    fn turning(&self, (y, direction): (&[Along], usize), out: &mut [f64]) {
        let Some(m) = &self.model.mechanism else { return };
        for &(q, v, position) in &m.quaternions {
            let along = |place: usize| Dual::new(y[place].value, y[place].derivative.0[direction]);
            let quaternion = Quaternion(std::array::from_fn(|i| along(m.q_states[q + i])));
            let at = |i: usize| along(m.v_states[v + i]);
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
