//! Derivatives of forward and inverse dynamics along consistent motions: the linearization in independent coordinates.
//!
//! Slot k − s of every variable is on level s: α on 0, velocities on 1, positions on 2. One row A serves all levels on which it holds
//! something (`dalembert_dynamics`), so that a change of the state that stays on the constraints is, level by level from the top,
//!
//! ```text
//! A_s δ_s = −∂h⟨d−s⟩ · (δ of the levels above),   δ_s = Z_s w_s + p_s,   (Z_s)_I = 1,  (p_s)_I = 0          (1)
//! ```
//!
//! with the rows of depth d ≥ s. The free w = (…, w₂, w₁) are the state: independent coordinates, then independent velocities. With
//! ρ = Mα − f − φ − Aᵀλ and σ = Aα − b at the α and λ that hold, and ρ', σ' their derivatives along (1) or along an input,
//!
//! ```text
//! A p = −σ',   ∂Q = Zᵀ(ρ' + M p)           inverse dynamics: Q = Zᵀ(M α − f − φ) at given u̇ = α_I           (2)
//! ∂u̇ = −(Zᵀ M Z)⁻¹ ∂Q,   ∂α = p + Z ∂u̇      forward dynamics                                               (3)
//! ∂Q/∂u̇ = Zᵀ M Z
//! ```
//!
//! which is [J §6]'s law for trees, ∂q̈ = −𝓜⁻¹ ∂𝒯, through loops; (2) is the projection of the differentiated system M α' + Aᵀ… on
//! what the rows leave free, so that λ' is not needed. Rows with a variance R add AᵀR⁻¹A to M, and Aᵀλ' with R λ' = −(σ' + R'λ) to ρ'.
//! ρ', σ' come from dual numbers (`residual.rs`); for trees without constraints (3) is `tree::aba_derivatives`. Redundant rows do no
//! harm; at poses where the rank changes there is no linearization. Cost: one evaluation per level for each w.

mod written;

pub use dalembert_answers::derivatives::{Derivatives, Named};
use dalembert_enforce::{MethodName, Tolerance};
use dalembert_expr::Dual;
use dalembert_integrate::Failure;
use faer::Mat;
use faer::linalg::solvers::Solve;

use crate::tolerances::RANK;
use dalembert_bodies::tree::{AbaDerivatives, Workspace, aba_derivatives};
use dalembert_doctor::singular_pose;
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::independent::{columns_named, kernel, pivots};
use dalembert_dynamics::residual::{Point, Residual};
use dalembert_dynamics::suits::sweeps;
use dalembert_dynamics::words::{named, undetermined};
use dalembert_model::model::Model;
use dalembert_model::state::State;

/// Columns up to which it is done.
const MOST: usize = 500;

/// What is asked.
#[derive(Clone, Debug, Default)]
pub struct Question {
    /// Independent coordinates by their variables' names; chosen if not given.
    pub independent: Option<Vec<String>>,
}

/// One level: the slots k − s.
struct Stage {
    s: usize,
    columns: Vec<usize>,
    /// Hard rows that hold something here.
    rows: Vec<usize>,
    /// The rows' entries, each row of length one.
    a: Mat<f64>,
    /// 1/length of the rows.
    scale: Vec<f64>,
    /// Independent ones among `columns`, by number in the model.
    independent: Vec<usize>,
    /// Z by column of the model; for quasi-velocities on level 2 in displacements along them.
    z: Mat<f64>,
}

struct Solver<'e, 'm> {
    model: &'m Model,
    equations: &'e mut Equations<'m>,
    state: &'e State,
    inputs: Vec<f64>,
    alpha: Vec<f64>,
    lambda: Vec<f64>,
    stages: Vec<Stage>,
    mass: Mat<f64>,
    soft: Vec<usize>,
    /// ∂q̈ of a tree without constraints, where nothing but its joints' springs, dampers and drives act.
    tree: Option<AbaDerivatives<f64>>,
}

/// A state by its level and column.
type Place = (usize, usize);

/// A change of the state by its slots, and what it does.
struct Change {
    /// Of the state.
    y: Vec<f64>,
    /// By level s (index) and column, displacements along twists and quasi-velocities included.
    levels: Vec<Vec<f64>>,
    /// ∂α, ∂Q.
    alpha: Vec<f64>,
    efforts: Vec<f64>,
    /// Rates that quasi-velocities replace.
    rates: Vec<(usize, f64)>,
}

/// Derivatives at an assembled state.
///
/// # Errors
/// In words: numbers that are not finite, accelerations that are not determined, flexible bodies, models that are too large, names
/// that are not known or do not determine the motion.
pub fn derivatives(model: &Model, state: &State, question: &Question) -> Result<Derivatives, Failure> {
    if model.n() > MOST {
        let n = model.n();
        return Err(Failure::new(format!("the model has {n} variables; derivatives are written out for up to {MOST}")));
    }
    if model.mechanism.as_ref().is_some_and(|m| m.flexible.is_some()) {
        return Err(Failure::new("derivatives of models with flexible bodies are not available"));
    }
    let mut equations = Equations::new(model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    if let Some(what) = equations.not_finite() {
        return Err(Failure::new(what));
    }
    if !model.rows.is_empty()
        && let Some((here, nearby)) = singular_pose(model, state)
    {
        return Err(Failure::new(format!(
            "this pose is singular ({here} freedoms here, {nearby} in poses nearby): motions from it can take several branches, and \
             no linear equations describe them all; ask for derivatives beside it"
        )));
    }
    let solver = Solver::new(&mut equations, state, question)?;
    let (states, changes) = solver.along_states();
    let (inputs, pushes) = solver.along_inputs();
    let answer = solver.written(states, &changes, inputs, &pushes);
    let rows = [&answer.alpha_by_state, &answer.alpha_by_input, &answer.efforts_by_state];
    if rows.into_iter().flatten().flatten().any(|x| !x.is_finite()) {
        return Err(Failure::new("the derivatives are not finite numbers here"));
    }
    Ok(answer)
}

impl<'e, 'm> Solver<'e, 'm> {
    fn new(equations: &'e mut Equations<'m>, state: &'e State, question: &Question) -> Result<Self, Failure> {
        let model = equations.model;
        let problem = equations.problem();
        let answer = MethodName::Multipliers
            .method::<f64>()
            .enforce(&problem, &Tolerance::default())
            .map_err(|e| named(model, &e))?;
        if !answer.determinacy.accelerations_unique {
            return Err(undetermined(model, &answer.determinacy.undetermined));
        }
        let n = model.n();
        let mut dense = vec![0.0; n * n];
        equations.mass_into(&mut dense);
        let mut solver = Self {
            model,
            state,
            inputs: equations.inputs().to_vec(),
            alpha: answer.alpha.iter().copied().collect(),
            lambda: answer.lambda.iter().copied().collect(),
            stages: Vec::new(),
            mass: Mat::from_fn(n, n, |i, j| dense[j * n + i]),
            soft: (0..model.rows.len()).filter(|&r| equations.yields(r)).collect(),
            tree: by_sweeps(equations),
            equations,
        };
        solver.yield_to_soft_rows();
        let twists = model.variables.iter().any(dalembert_model::model::Variable::is_twist);
        let top = (model.max_order as usize).max(if twists { 2 } else { 1 });
        let mut wanted = question.independent.as_ref().map(|names| columns_named(model, names)).transpose()?;
        for s in (0..=top).rev() {
            let stage = solver.stage(s, wanted.as_deref(), question.independent.is_some())?;
            // The same columns on all levels, where they serve.
            wanted.get_or_insert_with(|| stage.independent.clone());
            solver.stages.insert(0, stage);
        }
        Ok(solver)
    }

    /// M + AᵀR⁻¹A.
    fn yield_to_soft_rows(&mut self) {
        for &r in &self.soft {
            let row: Vec<(usize, f64)> = self.equations.row(r).collect();
            let inverse = self.equations.noise(r).recip();
            for &(i, x) in &row {
                row.iter().for_each(|&(j, y)| self.mass[(i, j)] += x * y * inverse);
            }
        }
    }

    /// The level s of (1).
    fn stage(&self, s: usize, wanted: Option<&[usize]>, asked: bool) -> Result<Stage, Failure> {
        let model = self.model;
        let moves = |v: &dalembert_model::model::Variable| v.order as usize >= s || (s == 2 && v.is_twist());
        let columns: Vec<usize> = (0..model.n()).filter(|&c| moves(&model.variables[c])).collect();
        let hard = |r: &usize| model.rows[*r].depth >= s && !self.soft.contains(r);
        let rows: Vec<usize> = (0..model.rows.len()).filter(hard).collect();
        let mut a = Mat::zeros(rows.len(), columns.len());
        let mut scale = vec![0.0; rows.len()];
        for (i, &r) in rows.iter().enumerate() {
            let length = self.equations.row(r).map(|e| e.1 * e.1).sum::<f64>().sqrt();
            scale[i] = if length > 0.0 { length.recip() } else { 0.0 };
            for (c, x) in self.equations.row(r) {
                if let Ok(j) = columns.binary_search(&c) {
                    a[(i, j)] = x * scale[i];
                }
            }
        }
        let kernel = kernel(&a);
        let free =
            Mat::from_fn(model.n(), kernel.ncols(), |c, k| columns.binary_search(&c).map_or(0.0, |j| kernel[(j, k)]));
        let shown = self.displaced(s, &free);
        let independent = self.choose(&shown, wanted, asked)?;
        let chosen = Mat::from_fn(independent.len(), independent.len(), |i, k| shown[(independent[i], k)]);
        let z = &free * inverse(&chosen).ok_or_else(|| self.do_not_determine(&independent))?;
        Ok(Stage { s, columns, rows, a, scale, independent, z })
    }

    /// Displacements along quasi-velocities as changes of their coordinates.
    fn displaced(&self, s: usize, delta: &Mat<f64>) -> Mat<f64> {
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

    fn choose(&self, shown: &Mat<f64>, wanted: Option<&[usize]>, asked: bool) -> Result<Vec<usize>, Failure> {
        let f = shown.ncols();
        let wanted = wanted.unwrap_or_default();
        if wanted.len() == f {
            let chosen = Mat::from_fn(f, f, |i, k| shown[(wanted[i], k)]);
            match inverse(&chosen) {
                Some(_) => return Ok(wanted.to_vec()),
                None if asked => return Err(self.do_not_determine(wanted)),
                None => {}
            }
        }
        if asked && wanted.len() > f {
            return Err(Failure::new(format!(
                "the model has {f} degree(s) of freedom here, and {} independent coordinate(s) are named",
                wanted.len()
            )));
        }
        let first = if wanted.len() < f { wanted } else { &[] };
        let chosen = pivots(shown, first);
        Ok(if chosen.len() == f { chosen } else { pivots(shown, &[]) })
    }

    fn do_not_determine(&self, columns: &[usize]) -> Failure {
        let names: Vec<&str> = columns.iter().map(|&c| self.model.variables[c].name.as_str()).collect();
        Failure::new(format!("`{}` do not determine the motion here", names.join("`, `")))
    }

    /// p of (1) or (2): A p = r with (p)_I = 0, by column of the model.
    fn particular(&self, s: usize, r: impl Fn(usize) -> f64) -> Vec<f64> {
        let stage = &self.stages[s];
        let n = self.model.n();
        let mut p = Mat::zeros(n, 1);
        if stage.rows.is_empty() || stage.columns.is_empty() {
            return vec![0.0; n];
        }
        let right: Vec<f64> = stage.rows.iter().zip(&stage.scale).map(|(&row, scale)| scale * r(row)).collect();
        if let Ok(svd) = stage.a.svd() {
            let (u, s, v) = (svd.U(), svd.S().column_vector(), svd.V());
            let top = s.iter().fold(0.0_f64, |m, &x| m.max(x));
            for k in (0..s.nrows()).filter(|&k| s[k] > RANK * top) {
                let along = right.iter().enumerate().map(|(i, b)| u[(i, k)] * b).sum::<f64>() / s[k];
                stage.columns.iter().enumerate().for_each(|(j, &c)| p[(c, 0)] += along * v[(j, k)]);
            }
        }
        let shown = self.displaced(stage.s, &p);
        for (k, &c) in stage.independent.iter().enumerate() {
            (0..n).for_each(|i| p[(i, 0)] -= stage.z[(i, k)] * shown[(c, 0)]);
        }
        (0..n).map(|i| p[(i, 0)]).collect()
    }

    /// Adds what a change on one level does to the state.
    fn change(&self, s: usize, delta: &[f64], y: &mut [f64]) {
        let model = self.model;
        let n = delta.len();
        let moved = self.displaced(s, &Mat::from_fn(n, 1, |i, _| delta[i]));
        if let (2, Some(m), Some(mechanics)) = (s, &model.mechanism, &self.equations.mechanics) {
            // Rates of quaternions and positions at a twist that is the displacement.
            let mut still = self.state.y.clone();
            m.columns.iter().zip(&m.v_states).for_each(|(&c, &place)| still[place] = moved[(c, 0)]);
            mechanics.rates(&still, y);
        }
        for (v, c) in model.variables.iter().zip(0..) {
            if let Some(slot) = (v.order as usize).checked_sub(s).filter(|&slot| slot < v.state.len()) {
                y[v.state[slot]] += moved[(c, 0)];
            }
        }
    }

    fn residual(&self, y: &[f64], inputs: &[f64]) -> Residual {
        let pair = |values: &[f64], changes: &[f64]| -> Vec<Dual<f64>> {
            values.iter().zip(changes).map(|(&x, &d)| Dual::new(x, d)).collect()
        };
        Residual::of(
            self.model,
            &Point {
                t: self.state.t,
                y: &pair(&self.state.y, y),
                inputs: &pair(&self.inputs, inputs),
                alpha: &self.alpha,
                lambda: &self.lambda,
            },
        )
    }

    /// (1) to (3) for one w, or for none.
    fn along(&self, start: Option<(usize, usize)>, inputs: &[f64]) -> Change {
        let n = self.model.n();
        let mut change = Change {
            y: vec![0.0; self.state.y.len()],
            levels: vec![vec![0.0; n]; self.stages.len()],
            alpha: Vec::new(),
            efforts: Vec::new(),
            rates: Vec::new(),
        };
        if let Some((top, w)) = start {
            for s in (1..=top).rev() {
                let delta = if s == top {
                    (0..n).map(|c| self.stages[s].z[(c, w)]).collect()
                } else {
                    let here = self.residual(&change.y, inputs);
                    self.particular(s, |r| -here.stages[r][self.model.rows[r].depth - s].derivative)
                };
                self.change(s, &delta, &mut change.y);
                change.levels[s] = delta;
            }
        }
        match &self.tree {
            Some(tree) if start.is_some() => self.sweep(tree, &mut change),
            _ => self.answer(&self.residual(&change.y, inputs), &mut change),
        }
        change
    }

    /// (3) of a tree.
    fn sweep(&self, tree: &AbaDerivatives<f64>, change: &mut Change) {
        let Some(m) = &self.model.mechanism else { return };
        let nv = m.columns.len();
        let level = |s: usize, v: usize| change.levels.get(s).map_or(0.0, |l| l[m.columns[v]]);
        let pushed = |v: usize| {
            let stretch = if m.coordinate_of[v].is_some() { level(2, v) } else { 0.0 };
            -m.elastic[v].stiffness * stretch - m.elastic[v].damping * level(1, v)
        };
        let mut alpha = vec![0.0; self.model.n()];
        for i in 0..nv {
            let entry = |j: usize| {
                let at = i * nv + j;
                tree.dq[at] * level(2, j) + tree.dv[at] * level(1, j) + tree.dtau[at] * pushed(j)
            };
            alpha[m.columns[i]] = (0..nv).map(entry).sum();
        }
        let inertia = |&c: &usize| -(0..alpha.len()).map(|j| self.mass[(c, j)] * alpha[j]).sum::<f64>();
        change.efforts = self.stages[0].independent.iter().map(inertia).collect();
        change.alpha = alpha;
    }

    /// (2), (3)
    fn answer(&self, here: &Residual, change: &mut Change) {
        let n = self.model.n();
        let p = self.particular(0, |r| -here.rows[r].derivative);
        let mut push: Vec<f64> = here.balance.iter().map(|x| x.derivative).collect();
        for &r in &self.soft {
            let off = here.rows[r].derivative + here.noise[r].derivative * self.lambda[r];
            let force = off / here.noise[r].value;
            self.equations.row(r).for_each(|(c, x)| push[c] += x * force);
        }
        for i in 0..n {
            push[i] += (0..n).map(|j| self.mass[(i, j)] * p[j]).sum::<f64>();
        }
        let z = &self.stages[0].z;
        change.efforts = (0..z.ncols()).map(|k| (0..n).map(|i| z[(i, k)] * push[i]).sum()).collect();
        let right = Mat::from_fn(z.ncols(), 1, |k, _| -change.efforts[k]);
        let free = self.reduced().partial_piv_lu().solve(&right);
        change.alpha = (0..n).map(|i| p[i] + (0..z.ncols()).map(|k| z[(i, k)] * free[(k, 0)]).sum::<f64>()).collect();
        change.rates = here.rates.iter().map(|&(place, x)| (place, x.derivative)).collect();
    }

    /// Zᵀ M Z
    fn reduced(&self) -> Mat<f64> {
        let z = &self.stages[0].z;
        z.transpose() * &self.mass * z
    }

    /// Changes along all w, coordinates first.
    fn along_states(&self) -> (Vec<Place>, Vec<Change>) {
        let mut states = Vec::new();
        let mut changes = Vec::new();
        for s in (1..self.stages.len()).rev() {
            for (w, &c) in self.stages[s].independent.iter().enumerate() {
                states.push((s, c));
                changes.push(self.along(Some((s, w)), &vec![0.0; self.inputs.len()]));
            }
        }
        (states, changes)
    }

    /// Changes along all inputs that can be set.
    fn along_inputs(&self) -> (Vec<Named>, Vec<Change>) {
        let mut names = Vec::new();
        let mut changes = Vec::new();
        for (i, input) in self.model.inputs.iter().enumerate().filter(|(_, input)| !input.in_constraint) {
            let mut along = vec![0.0; self.inputs.len()];
            along[i] = 1.0;
            names.push(Named { name: input.name.clone(), unit: input.unit.as_deref().map(str::to_owned) });
            changes.push(self.along(None, &along));
        }
        (names, changes)
    }
}

/// The analytic derivatives of a tree, where they are all there is.
fn by_sweeps(equations: &Equations<'_>) -> Option<AbaDerivatives<f64>> {
    let (model, pattern) = (equations.model, &equations.model.pattern);
    let formulas = !(pattern.mass.is_empty() && pattern.force.is_empty() && pattern.phi.is_empty());
    let m = model.mechanism.as_ref().filter(|m| m.lines.is_empty() && m.points.is_empty())?;
    if formulas || !sweeps(model) {
        return None;
    }
    let mechanics = equations.mechanics.as_ref()?;
    let (mut work, mut answer) = (Workspace::new(&m.tree), AbaDerivatives::new(&m.tree));
    let mut a = vec![0.0; m.columns.len()];
    let (q, v, tau) = (&mechanics.q, &mechanics.v, &mechanics.effort);
    aba_derivatives(&m.tree, &mut work, q, v, tau, &mut a, &mut answer).ok()?;
    Some(answer)
}

/// The inverse, unless the matrix is singular.
fn inverse(a: &Mat<f64>) -> Option<Mat<f64>> {
    let n = a.nrows();
    if n == 0 {
        return Some(Mat::zeros(0, 0));
    }
    let svd = a.svd().ok()?;
    let s = svd.S().column_vector();
    let top = s.iter().fold(0.0_f64, |m, &x| m.max(x));
    (s[n - 1] > RANK * top && top > 0.0).then(|| a.partial_piv_lu().solve(Mat::<f64>::identity(n, n)))
}
