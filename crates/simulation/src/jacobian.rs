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
//!
//! In the semi-explicit form (`semi_explicit.rs`) (1) is without the rows and columns that it takes out, and rows of algebraic components are ∂g/∂y.

use std::sync::Arc;

use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::kkt::Kkt;
use dalembert_dynamics::residual::{Point, Residual, Room};
use dalembert_dynamics::words::fatal;
use dalembert_enforce::step::StepStatus;
use dalembert_expr::{Derivative, Directions, Dual, Scalar};
use dalembert_integrate::{Failure, Pencil};
use dalembert_model::model::Model;

use super::pencil::Structure;
use super::semi_explicit::Split;
use super::slopes::{Along, TOGETHER, slopes};

/// How derivatives are written.
enum Form {
    /// Not told yet.
    Unknown,
    Dense,
    Sparse(Arc<Structure>),
}

/// What finds derivatives, with its room.
pub(super) struct Jacobian<'m> {
    model: &'m Model,
    equations: Equations<'m>,
    /// Made with the first derivatives: runs of explicit steps need none.
    kkt: Option<Kkt>,
    room: Option<Room<'m, Directions<TOGETHER>>>,
    form: Form,
    soft: bool,
    /// The semi-explicit form, if derivatives are of that; the rows of (1).
    split: Option<Split>,
    rows: Vec<usize>,
    b: Vec<f64>,
    multipliers: Vec<f64>,
    force: Vec<f64>,
    right: Vec<f64>,
    alpha: Vec<f64>,
    lambda: Vec<f64>,
    alpha_rate: Vec<f64>,
    lambda_rate: Vec<f64>,
}

impl<'m> Jacobian<'m> {
    /// Room for a model.
    pub fn new(model: &'m Model, baumgarte: Option<(f64, f64)>, split: Option<&Split>) -> Self {
        let (n, m) = (model.n(), model.rows.len());
        let mut equations = Equations::new(model);
        equations.baumgarte = baumgarte;
        let rows = split.map_or_else(|| (0..m).collect(), |split| split.rows.clone());
        Self {
            model,
            equations,
            kkt: None,
            room: None,
            form: Form::Unknown,
            soft: model.rows.iter().any(|r| r.soft),
            b: vec![0.0; rows.len()],
            multipliers: vec![0.0; rows.len()],
            right: vec![0.0; rows.len()],
            lambda_rate: vec![0.0; rows.len()],
            rows,
            split: split.cloned(),
            force: vec![0.0; n],
            alpha: vec![0.0; n],
            lambda: vec![0.0; m],
            alpha_rate: vec![0.0; n],
        }
    }

    /// Writes ∂y'/∂y, column-major with `size` rows, over zeros.
    ///
    /// # Errors
    /// Accelerations that are not determined, or numbers that are not finite.
    pub fn write(
        &mut self,
        (t, y): (f64, &[f64]),
        (inputs, scales): (&[Option<f64>], Option<&[f64]>),
        out: &mut [f64],
    ) -> Result<(), Failure> {
        let (size, y) = (y.len(), &y[..self.model.states]);
        self.solve((t, y), inputs)?;
        let components: Vec<usize> = (0..y.len()).collect();
        let mut columns = out.chunks_exact_mut(size.max(1));
        for together in components.chunks(TOGETHER) {
            let seeds: Vec<(usize, usize)> = together.iter().copied().zip(0..).collect();
            let slopes = self.slopes((t, y), size, &seeds);
            for (direction, column) in (0..together.len()).zip(&mut columns) {
                self.column((&slopes, scales), direction, column)?;
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
        (inputs, scales): (&[Option<f64>], Option<&[f64]>),
        out: &mut Pencil,
    ) -> Result<bool, Failure> {
        let (size, y) = (y.len(), &y[..self.model.states]);
        let Some(structure) = self.structure((t, y), inputs, size) else { return Ok(false) };
        let status = self.solve((t, y), inputs)?;
        let whole = self.kkt.as_ref().is_some_and(|kkt| kkt.rank() == self.rows.len());
        if !(whole && matches!(status, StepStatus::Regular | StepStatus::InertiaSingular)) {
            return Ok(false);
        }
        structure.begin(&mut self.equations, out);
        for group in structure.groups() {
            let mut slopes = self.slopes((t, y), size, &group);
            for (row, scale) in scales.into_iter().flatten().enumerate().filter(|(_, scale)| **scale != 1.0) {
                slopes[size + row] = slopes[size + row].times(scale.recip());
            }
            structure.put(&group, &slopes, out);
        }
        Ok(true)
    }

    /// Whether a pencil is less work than dense matrices.
    pub fn is_sparse(&mut self, (t, y): (f64, &[f64]), inputs: &[Option<f64>]) -> bool {
        self.structure((t, &y[..self.model.states]), inputs, y.len()).is_some()
    }

    /// Where the entries of the pencil stand, if it is less work; told once.
    fn structure(&mut self, (t, y): (f64, &[f64]), inputs: &[Option<f64>], size: usize) -> Option<Arc<Structure>> {
        if matches!(self.form, Form::Unknown) {
            self.equations.evaluate(t, y, inputs);
            let found = Structure::of(&self.equations, (t, y), size, self.split.as_ref());
            self.form = found.map_or(Form::Dense, |structure| Form::Sparse(Arc::new(structure)));
        }
        match &self.form {
            Form::Sparse(structure) => Some(Arc::clone(structure)),
            Form::Dense | Form::Unknown => None,
        }
    }

    /// α and λ at a state.
    fn solve(&mut self, (t, y): (f64, &[f64]), inputs: &[Option<f64>]) -> Result<StepStatus, Failure> {
        self.equations.evaluate(t, y, inputs);
        let model = self.model;
        let without = self.split.as_ref().map_or(&[][..], |split| &split.columns);
        let kkt = self.kkt.get_or_insert_with(|| Kkt::weighted(model, self.rows.clone(), without));
        let factored = kkt.factor(&mut self.equations, self.soft);
        fatal(factored, &mut self.equations)?;
        for (k, f) in self.force.iter_mut().enumerate() {
            *f = self.equations.force[k] + self.equations.phi[k];
        }
        without.iter().for_each(|&c| self.force[c] = 0.0);
        self.b.iter_mut().zip(&self.rows).for_each(|(b, &row)| *b = self.equations.b[row]);
        let status = kkt.solve(&self.force, &self.b, &mut self.alpha, &mut self.multipliers);
        self.rows.iter().zip(&self.multipliers).for_each(|(&row, lambda)| self.lambda[row] = *lambda);
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
        slopes(&self.equations, (&point, &here), size, self.split.as_ref())
    }

    /// (1) along one of the directions.
    fn column(
        &mut self,
        (slopes, scales): (&[Directions<TOGETHER>], Option<&[f64]>),
        direction: usize,
        out: &mut [f64],
    ) -> Result<(), Failure> {
        let model = self.model;
        let slope = |row: usize| slopes[row].0[direction];
        for (f, v) in self.force.iter_mut().zip(&model.variables) {
            *f = slope(v.top());
        }
        for (&row, right) in self.rows.iter().zip(&mut self.right) {
            *right = slope(out.len() + row);
        }
        let without = self.split.as_ref().map_or(&[][..], |split| &split.columns);
        without.iter().for_each(|&c| self.force[c] = 0.0);
        let Some(kkt) = &mut self.kkt else { return Ok(()) };
        let status = kkt.solve(&self.force, &self.right, &mut self.alpha_rate, &mut self.lambda_rate);
        self.accept(status)?;
        out.iter_mut().enumerate().for_each(|(row, x)| *x = slope(row));
        for (v, alpha) in model.variables.iter().zip(&self.alpha_rate) {
            out[v.top()] = *alpha;
        }
        let algebraic = self.split.iter().flat_map(Split::algebraic);
        let scale = |row: usize| scales.map_or(1.0, |scales| scales[row]);
        algebraic.for_each(|(row, place)| out[place] = slope(out.len() + row) / scale(row));
        Ok(())
    }
}
