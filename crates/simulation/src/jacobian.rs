//! Exact derivatives of the rates y' of a motion along the components of y.
//!
//! With ρ = M α − f − φ − Aᵀλ and σ = A α − b at the α and λ that hold at y, and ρ', σ', R' their derivatives along a component,
//!
//! ```text
//! (1) M α' = −ρ' + Aᵀλ',   A α' + R λ' = −σ' − R'λ,      σ ← σ + Σ_s w_s h⟨s⟩ with Baumgarte's terms
//! ```
//!
//! is the system of the accelerations with other right-hand sides: one factorization answers for all components. Where equations are many and sparse, it is left to the
//! integrator, with σ 1 − J in one (`pencil.rs`). ρ', σ' come from dual numbers (`dalembert_dynamics::residual`), some components at once. The other rates are slots of y, formulas of quasi-velocities, and for quaternions and
//! positions of free joints ½ q∘ω and R(q) v, differentiated as such. Angles that closing joints count, and the work, are results that
//! nothing depends on: their own rows are left zero, which costs Newton's iteration one pass and no accuracy.

use std::sync::Arc;

use dalembert_bodies::spatial::{Quaternion, Vector};
use dalembert_dynamics::equations::{Equations, baumgarte_weight};
use dalembert_dynamics::kkt::Kkt;
use dalembert_dynamics::residual::{Point, Residual, Room};
use dalembert_dynamics::words::fatal;
use dalembert_enforce::step::StepStatus;
use dalembert_expr::{Derivative, Directions, Dual, Scalar};
use dalembert_integrate::{Failure, Pencil};
use dalembert_model::model::{Model, Variable};

use super::pencil::Structure;

/// Components that are looked at together: values are computed once for all of them, and registers hold derivatives side by side.
pub(super) const TOGETHER: usize = 8;

/// A number with its derivatives along these.
pub(super) type Along = Dual<f64, Directions<TOGETHER>>;

/// What finds derivatives, with its room.
pub(super) struct Jacobian<'m> {
    model: &'m Model,
    equations: Equations<'m>,
    /// Made with the first derivatives: runs of explicit steps need none.
    kkt: Option<Kkt>,
    room: Option<Room<'m, Directions<TOGETHER>>>,
    /// Where derivatives stand, if that is worth while.
    structure: Option<Option<Arc<Structure>>>,
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
            structure: None,
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
        self.solve((t, y), inputs)?;
        let components: Vec<usize> = (0..y.len()).collect();
        let mut columns = out.chunks_exact_mut(size.max(1));
        for together in components.chunks(TOGETHER) {
            let seeds: Vec<(usize, usize)> = together.iter().copied().zip(0..).collect();
            let slopes = self.slopes((t, y), size, &seeds);
            for (direction, column) in (0..together.len()).zip(&mut columns) {
                self.column(&slopes, direction, column)?;
            }
        }
        Ok(())
    }

    /// Writes it as a pencil; false if a dense one is less work, or rows depend on each other here.
    ///
    /// # Errors
    /// As of [`Self::write`].
    pub fn write_pencil(
        &mut self,
        (t, y): (f64, &[f64]),
        inputs: &[Option<f64>],
        size: usize,
        out: &mut Pencil,
    ) -> Result<bool, Failure> {
        let (model, y) = (self.model, &y[..self.model.states]);
        if self.structure.is_none() {
            self.equations.evaluate(t, y, inputs);
            self.structure = Some(Structure::of(&self.equations, (t, y), size).map(Arc::new));
        }
        let Some(Some(structure)) = self.structure.clone() else { return Ok(false) };
        let status = self.solve((t, y), inputs)?;
        let whole = self.kkt.as_ref().is_some_and(|kkt| kkt.rank() == model.rows.len());
        if !(whole && matches!(status, StepStatus::Regular | StepStatus::InertiaSingular)) {
            return Ok(false);
        }
        structure.begin(&mut self.equations, out);
        for group in structure.groups() {
            let slopes = self.slopes((t, y), size, &group);
            structure.put(&group, &slopes, out);
        }
        Ok(true)
    }

    /// α and λ at a state.
    fn solve(&mut self, (t, y): (f64, &[f64]), inputs: &[Option<f64>]) -> Result<StepStatus, Failure> {
        self.equations.evaluate(t, y, inputs);
        let model = self.model;
        let kkt = self.kkt.get_or_insert_with(|| Kkt::new(model, (0..model.rows.len()).collect(), false));
        let factored = kkt.factor(&mut self.equations, self.soft);
        fatal(factored, &mut self.equations)?;
        for (k, f) in self.force.iter_mut().enumerate() {
            *f = self.equations.force[k] + self.equations.phi[k];
        }
        let status = kkt.solve(&self.force, &self.equations.b, &mut self.alpha, &mut self.lambda);
        self.accept(status)?;
        Ok(factored)
    }

    /// A least answer of rows that disagree a little, next to the constraints, is one.
    fn accept(&mut self, status: StepStatus) -> Result<(), Failure> {
        match status {
            StepStatus::Inconsistent => Ok(()),
            other => fatal(other, &mut self.equations),
        }
    }

    /// [`slopes`] along components, each given with its direction.
    fn slopes(&mut self, (t, y): (f64, &[f64]), size: usize, seeds: &[(usize, usize)]) -> Vec<Directions<TOGETHER>> {
        let inputs: Vec<Along> = self.equations.inputs().iter().map(|&u| Dual::constant(u)).collect();
        let mut along: Vec<Along> = y.iter().map(|&y| Dual::constant(y)).collect();
        for &(component, direction) in seeds {
            along[component].derivative = Directions::unit(direction);
        }
        let point = Point { t, y: &along, inputs: &inputs, alpha: &self.alpha, lambda: &self.lambda };
        let model = self.model;
        let here = Residual::within(model, &point, self.room.get_or_insert_with(|| Room::new(model)));
        slopes(&self.equations, (&point, &here), size)
    }

    /// (1) along one of the directions.
    fn column(&mut self, slopes: &[Directions<TOGETHER>], direction: usize, out: &mut [f64]) -> Result<(), Failure> {
        let model = self.model;
        let slope = |row: usize| slopes[row].0[direction];
        for (f, v) in self.force.iter_mut().zip(&model.variables) {
            *f = slope(top(v));
        }
        for (r, right) in self.right.iter_mut().enumerate() {
            *right = slope(out.len() + r);
        }
        let Some(kkt) = &mut self.kkt else { return Ok(()) };
        let status = kkt.solve(&self.force, &self.right, &mut self.alpha_rate, &mut self.lambda_rate);
        self.accept(status)?;
        out.iter_mut().enumerate().for_each(|(row, x)| *x = slope(row));
        for (v, alpha) in model.variables.iter().zip(&self.alpha_rate) {
            out[top(v)] = *alpha;
        }
        Ok(())
    }
}

/// Where the highest rate of a variable that is a component of y stands there.
pub(super) fn top(variable: &Variable) -> usize {
    variable.state[variable.state.len() - 1]
}

/// Derivatives by rows: of the rates that are no accelerations, of −ρ in the places of accelerations, and behind `size` of −σ − R λ.
pub(super) fn slopes<D: Derivative<f64> + PartialEq>(
    equations: &Equations<'_>,
    (at, here): (&Point<'_, D>, &Residual<D>),
    size: usize,
) -> Vec<D> {
    let model = equations.model;
    let mut out = vec![D::zero(); size + model.rows.len()];
    for (v, rho) in model.variables.iter().zip(&here.balance) {
        for s in 1..v.state.len() {
            out[v.state[s - 1]] = at.y[v.state[s]].derivative;
        }
        out[top(v)] = -rho.derivative;
    }
    here.rates.iter().for_each(|(place, rate)| out[*place] = rate.derivative);
    turning(model, at.y, &mut out);
    for (r, row) in model.rows.iter().enumerate() {
        let mut missing = here.rows[r].derivative + here.noise[r].derivative.times(at.lambda[r]);
        if let Some(coefficients) = row.baumgarte.or(equations.baumgarte) {
            for (s, h) in here.stages[r].iter().enumerate() {
                missing = missing + h.derivative.times(baumgarte_weight(row.depth, s, coefficients));
            }
        }
        out[size + r] = -missing;
    }
    out
}

/// Rates of quaternions and of positions of free joints.
fn turning<D: Derivative<f64>>(model: &Model, y: &[Dual<f64, D>], out: &mut [D]) {
    let Some(m) = &model.mechanism else { return };
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
