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
//! ρ', σ' come from dual numbers (`residual.rs`); for trees without constraints (3) is `tree::aba_derivatives`, and ∂Q at u̇ = 0 of
//! positions `tree::rnea_derivatives`. Redundant rows do no
//! harm; at poses where the rank changes there is no linearization. Cost: one evaluation per level for each w, and one factorization of the
//! rows for all levels on which the same rows hold the same columns.

mod differences;
mod extent;
pub(crate) mod parts;
mod shake;
mod stage;
mod written;

use std::cell::{OnceCell, RefCell};
use std::cmp::Ordering;
use std::rc::Rc;

pub use dalembert_answers::derivatives::{Derivatives, Named};
use dalembert_dense as dense;
use dalembert_dense::interruption::look;
use dalembert_enforce::{MethodName, Tolerance};
use dalembert_expr::Dual;
use dalembert_integrate::Failure;
use faer::Mat;

pub(crate) use self::differences::extrapolated;
pub(crate) use self::extent::fits;
pub(crate) use self::shake::Shake;
use self::stage::Stage;
pub(crate) use self::written::state_name;
use dalembert_bodies::tree::real::aba_derivatives;
use dalembert_bodies::tree::{AbaDerivatives, RneaDerivatives, Workspace, rnea_derivatives};
use dalembert_doctor::{SingularPose, singular_pose};
use dalembert_dynamics::equations::{Equations, baumgarte_weight};
use dalembert_dynamics::independent::{columns_named, miscounted, told_apart};
use dalembert_dynamics::residual::{Point, Residual, Room};
use dalembert_dynamics::suits::sweeps;
use dalembert_dynamics::words::{contradicted, named, undetermined};
use dalembert_mechanism::Mechanism;
use dalembert_model::model::{Model, Row, Variable};
use dalembert_model::state::State;

use crate::tolerances::STILL;

/// Freedoms, and columns that rows join, up to which it is done.
const MOST: usize = 500;

/// What is asked.
#[derive(Clone, Debug, Default)]
pub struct Question {
    /// Independent coordinates by their variables' names; chosen if not given.
    pub independent: Option<Vec<String>>,
    /// Whether these are some of them, and others are chosen.
    pub(crate) some: bool,
}

impl Question {
    /// All independent coordinates by name, or none.
    pub fn of(independent: Option<Vec<String>>) -> Self {
        Self { independent, some: false }
    }
}

pub(crate) struct Solver<'e, 'm> {
    pub(crate) model: &'m Model,
    pub(crate) equations: &'e mut Equations<'m>,
    pub(crate) state: &'e State,
    pub(crate) inputs: Vec<f64>,
    pub(crate) alpha: Vec<f64>,
    pub(crate) lambda: Vec<f64>,
    stages: Vec<Rc<Stage>>,
    mass: Mat<f64>,
    soft: Vec<usize>,
    /// Zᵀ M Z and its factors.
    pub(crate) reduced: Mat<f64>,
    factors: dense::Lu,
    /// ∂q̈ of a tree without constraints, where nothing but its joints' springs, dampers and drives act: found when it is asked for.
    tree: OnceCell<Option<AbaDerivatives<f64>>>,
    /// For all residuals here.
    room: RefCell<Option<Room<'m, f64>>>,
    /// By what M, A and the derivatives are changed.
    shake: Option<Shake>,
}

/// A state by its level and column.
pub(crate) type Place = (usize, usize);

/// A change of the state by its slots, and what it does.
pub(crate) struct Change {
    /// Of the state.
    pub(crate) y: Vec<f64>,
    /// Of the inputs.
    pub(crate) inputs: Vec<f64>,
    /// By level s (index) and column, displacements along twists and quasi-velocities included.
    levels: Vec<Vec<f64>>,
    /// ∂α, ∂Q, ∂λ; of multipliers that are not determined the least.
    pub(crate) alpha: Vec<f64>,
    pub(crate) efforts: Vec<f64>,
    pub(crate) lambda: Vec<f64>,
    /// Rates that quasi-velocities replace.
    rates: Vec<(usize, f64)>,
}

/// What (2) and (3) need of ρ' and σ'.
struct Pushed {
    p: Vec<f64>,
    /// ρ', with the pull of rows that yield.
    push: Vec<f64>,
    /// ∂Q.
    efforts: Vec<f64>,
    /// σ' + R'λ and R of each row that yields.
    yields: Vec<(f64, f64)>,
    rates: Vec<(usize, f64)>,
}

/// Derivatives that are no numbers.
pub(crate) fn not_finite() -> Failure {
    Failure::new("the derivatives are not finite numbers here")
}

/// The equations at a state, if they can be linearized there.
///
/// # Errors
/// In words: numbers that are not finite, models that are too large, singular poses.
pub(crate) fn regular<'m>(model: &'m Model, state: &State) -> Result<Equations<'m>, Failure> {
    let mut equations = Equations::new(model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    fits(&equations, MOST, "derivatives are written out")?;
    if let Some(what) = equations.not_finite() {
        return Err(Failure::new(what));
    }
    told_apart(&equations)?;
    if !model.rows.is_empty()
        && let Some(SingularPose { here, nearby, everywhere }) = singular_pose(model, state)
    {
        if everywhere {
            return Err(Failure::new(format!(
                "velocities have {here} freedoms here and in poses nearby, and motions {nearby}: linear equations would let go what the \
                 constraints hold to second order; hold it by a constraint of its own"
            )));
        }
        return Err(Failure::new(format!(
            "this pose is singular ({here} freedoms here, {nearby} in poses nearby): motions from it can take several branches, and \
             no linear equations describe them all; ask for derivatives beside it"
        )));
    }
    Ok(equations)
}

/// y + A x, column by column.
fn times(a: &Mat<f64>, x: impl IntoIterator<Item = f64>, mut y: Vec<f64>) -> Vec<f64> {
    for (k, x) in x.into_iter().enumerate().filter(|(_, x)| *x != 0.0) {
        y.iter_mut().zip(a.col_as_slice(k)).for_each(|(y, a)| *y += a * x);
    }
    y
}

impl<'e, 'm> Solver<'e, 'm> {
    pub(crate) fn new(
        equations: &'e mut Equations<'m>,
        state: &'e State,
        question: &Question,
    ) -> Result<Self, Failure> {
        let solver = Self::without_stages(equations, state, None)?;
        let mut solver = solver.in_stages(question)?;
        solver.reduce();
        Ok(solver)
    }

    /// What changes Q of (2) where independent coordinates do not accelerate, at a state of which it is known that accelerations are determined: these are not solved for.
    ///
    /// # Errors
    /// As [`Self::new`], but for accelerations.
    pub(crate) fn without_accelerations(
        equations: &'e mut Equations<'m>,
        state: &'e State,
        question: &Question,
    ) -> Result<Self, Failure> {
        let (n, rows) = (equations.model.n(), equations.model.rows.len());
        let mut solver = Self::answered(equations, state, None, (vec![0.0; n], vec![0.0; rows])).in_stages(question)?;
        solver.without_acceleration();
        Ok(solver)
    }

    /// With its levels.
    fn in_stages(self, question: &Question) -> Result<Self, Failure> {
        let mut solver = self;
        let model = solver.model;
        let twists = model.variables.iter().any(Variable::is_twist);
        let top = (model.max_order as usize).max(if twists { 2 } else { 1 });
        let mut wanted = question.independent.as_ref().map(|names| columns_named(model, names)).transpose()?;
        for s in (0..=top).rev() {
            let stage = solver.stage(s, wanted.as_deref(), question.independent.is_some())?;
            // The same columns on all levels, where they serve.
            wanted.get_or_insert_with(|| stage.independent.clone());
            solver.stages.insert(0, stage);
        }
        if let Some(named) = wanted.as_ref().filter(|_| question.independent.is_some() && !question.some)
            && named.len() != solver.stages[0].independent.len()
        {
            return Err(Failure::new(miscounted(model, named, &solver.stages[0].independent)));
        }
        Ok(solver)
    }

    /// The same in the same coordinates at another state, from numbers that may be shaken.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub(crate) fn at<'s, 'n>(
        &self,
        equations: &'s mut Equations<'n>,
        state: &'s State,
        shake: Option<Shake>,
    ) -> Result<Solver<'s, 'n>, Failure> {
        let mut solver = Solver::without_stages(equations, state, shake)?;
        for (s, own) in self.stages.iter().enumerate().rev() {
            let stage = solver.stage(s, Some(&own.independent), true)?;
            solver.stages.insert(0, stage);
        }
        solver.reduce();
        Ok(solver)
    }

    fn without_stages(
        equations: &'e mut Equations<'m>,
        state: &'e State,
        shake: Option<Shake>,
    ) -> Result<Self, Failure> {
        let model = equations.model;
        dalembert_enforce::budget::dense(model.rows.len(), model.n()).map_err(|e| named(model, &e))?;
        let problem = equations.problem();
        let answer =
            MethodName::Multipliers.real().enforce(&problem, &Tolerance::default()).map_err(|e| named(model, &e))?;
        if !answer.determinacy.accelerations_unique {
            return Err(undetermined(model, &answer.determinacy.undetermined));
        }
        // No motion, unless what misses is what rounding leaves of the state.
        if !answer.determinacy.consistent
            && let Some(contradiction) = contradicted(equations)
        {
            return Err(contradiction);
        }
        // Equations of variables, and what they hide, exert nothing: what rounding leaves there would be multiplied with derivatives of rows.
        let exerts = |(r, l): (&Row, &f64)| if r.index > 0 { 0.0 } else { *l };
        let lambda = model.rows.iter().zip(answer.lambda.iter()).map(exerts).collect();
        let alpha = answer.alpha.iter().copied().collect();
        Ok(Self::answered(equations, state, shake, (alpha, lambda)))
    }

    /// At known α and λ.
    fn answered(
        equations: &'e mut Equations<'m>,
        state: &'e State,
        shake: Option<Shake>,
        (alpha, lambda): (Vec<f64>, Vec<f64>),
    ) -> Self {
        let model = equations.model;
        let n = model.n();
        let mut dense = vec![0.0; n * n];
        equations.mass_into(&mut dense);
        let entry = |i: usize, j: usize| {
            let x = dense[j * n + i];
            shake.as_ref().map_or(x, |shake| x * shake.of_mass(i, j))
        };
        let mut solver = Self {
            model,
            state,
            inputs: equations.inputs().to_vec(),
            alpha,
            lambda,
            stages: Vec::new(),
            mass: Mat::from_fn(n, n, entry),
            reduced: Mat::zeros(0, 0),
            factors: dense::Lu::new(&Mat::zeros(0, 0)),
            soft: (0..model.rows.len()).filter(|&r| equations.yields(r)).collect(),
            tree: OnceCell::new(),
            room: RefCell::default(),
            equations,
            shake,
        };
        solver.yield_to_soft_rows();
        solver
    }

    /// ∂q̈ by sweeps, where these tell all.
    fn by_sweeps(&self) -> Option<&AbaDerivatives<f64>> {
        self.tree.get_or_init(|| by_sweeps(self.equations)).as_ref()
    }

    fn reduce(&mut self) {
        let (z, own) = (&self.stages[0].z, &self.stages[0].independent);
        self.reduced = if self.stages[0].rows.is_empty() {
            // Nothing is held: Z takes columns out.
            Mat::from_fn(own.len(), own.len(), |i, k| self.mass[(own[i], own[k])])
        } else {
            z.transpose() * &self.mass * z
        };
        self.factors = dense::Lu::new(&self.reduced);
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
        let mut here = self.residual_as_it_is(y, inputs);
        if let Some(shake) = &self.shake {
            shake.derivatives(&mut here);
        }
        here
    }

    fn residual_as_it_is(&self, y: &[f64], inputs: &[f64]) -> Residual {
        let pair = |values: &[f64], changes: &[f64]| -> Vec<Dual<f64>> {
            values.iter().zip(changes).map(|(&x, &d)| Dual::new(x, d)).collect()
        };
        let (y, inputs) = (pair(&self.state.y, y), pair(&self.inputs, inputs));
        let point = Point { t: self.state.t, y: &y, inputs: &inputs, alpha: &self.alpha, lambda: &self.lambda };
        Residual::within(self.model, &point, self.room.borrow_mut().get_or_insert_with(|| Room::new(self.model)))
    }

    /// No change but of inputs, by their values alone.
    pub(crate) fn unmoved(&self, inputs: &[f64]) -> Change {
        Change {
            y: vec![0.0; self.state.y.len()],
            inputs: inputs.to_vec(),
            levels: vec![vec![0.0; self.model.n()]; self.stages.len()],
            alpha: Vec::new(),
            efforts: Vec::new(),
            lambda: Vec::new(),
            rates: Vec::new(),
        }
    }

    /// (1) to (3) for one w, or for none.
    fn along(&self, start: Option<(usize, usize)>, inputs: &[f64]) -> Change {
        let (mut change, pushed) = self.pushed_along(start, inputs);
        self.answer(std::slice::from_mut(&mut change), &[pushed]);
        if self.moves_at_once(inputs) {
            // Their rates follow the input's own rate, which is no part of the change.
            let all = self.model.variables.iter().zip(&mut change.alpha);
            all.filter(|(v, _)| v.algebraic).for_each(|(_, rate)| *rate = f64::NAN);
        }
        change
    }

    /// Whether inputs in equations of variables of order 0 change: they move these at once.
    fn moves_at_once(&self, inputs: &[f64]) -> bool {
        self.model.inputs.iter().zip(inputs).any(|(input, u)| input.at_once && *u != 0.0)
    }

    /// (1) for one w, or for none, and what is pushed, unless sweeps tell all.
    fn pushed_along(&self, start: Option<(usize, usize)>, inputs: &[f64]) -> (Change, Option<Pushed>) {
        look();
        let told = self.moves_at_once(inputs);
        let top = start.map_or(if told { self.stages.len() - 1 } else { 0 }, |start| start.0);
        let mut change = self.unmoved(inputs);
        self.levels(start, top, |y| self.residual(y, inputs), &mut change);
        if start.is_some()
            && let Some(tree) = self.by_sweeps()
        {
            self.sweep(tree, &mut change);
            return (change, None);
        }
        let here = self.residual(&change.y, inputs);
        (change, Some(self.pushed(&here)))
    }

    /// (1) from a level on, for one w or for none.
    fn levels(
        &self,
        start: Option<(usize, usize)>,
        top: usize,
        residual: impl Fn(&[f64]) -> Residual,
        change: &mut Change,
    ) {
        for s in (1..=top).rev() {
            let delta = match start {
                Some((top, w)) if s == top => (0..self.model.n()).map(|c| self.stages[s].z[(c, w)]).collect(),
                _ if self.stages[s].rows.is_empty() => continue,
                _ => {
                    let here = residual(&change.y);
                    self.particular(s, |r| -here.stages[r][self.model.rows[r].depth - s].derivative)
                }
            };
            self.change(s, &delta, &mut change.y);
            change.levels[s] = delta;
        }
    }

    /// Whether rates u⁽ᵏ⁾ of an input that moves conditions at once move rates of the state as well, by h⁽ᵏ⁾ = … + (∂h/∂u) u⁽ᵏ⁾: then its value alone does
    /// not tell what it does, as that of a source behind a capacitor.
    pub(crate) fn acts_by_rates(&self, input: usize) -> bool {
        let (still, none) = (vec![0.0; self.state.y.len()], vec![0.0; self.inputs.len()]);
        let mut one = none.clone();
        one[input] = 1.0;
        let moved = self.residual(&still, &one);
        let slopes: Vec<f64> =
            moved.stages.iter().map(|stages| stages.first().map_or(0.0, |stage| stage.derivative)).collect();
        let by_rate = |order: usize, y: &[f64]| {
            let mut here = self.residual(y, &none);
            for (r, &slope) in slopes.iter().enumerate().filter(|(_, slope)| **slope != 0.0) {
                match order.cmp(&self.model.rows[r].depth) {
                    Ordering::Less => here.stages[r][order].derivative += slope,
                    Ordering::Equal => here.rows[r].derivative += slope,
                    Ordering::Greater => {}
                }
            }
            here
        };
        (1..self.stages.len()).any(|order| {
            let mut change = self.unmoved(&none);
            self.levels(None, self.stages.len() - 1, |y| by_rate(order, y), &mut change);
            let pushed = self.pushed(&by_rate(order, &change.y));
            self.answer(std::slice::from_mut(&mut change), &[Some(pushed)]);
            let rate = |s: usize, c: usize| if s == 1 { change.alpha[c] } else { change.levels[s - 1][c] };
            let most = (1..self.stages.len())
                .flat_map(|s| (0..self.model.n()).map(move |c| (s, c)))
                .fold(0.0, |most: f64, (s, c)| most.max(rate(s, c).abs()));
            let states = (1..self.stages.len()).flat_map(|s| self.stages[s].independent.iter().map(move |&c| (s, c)));
            states.into_iter().any(|(s, c)| rate(s, c).abs() > STILL * most)
        })
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

    /// What (2) and (3) need of a residual.
    fn pushed(&self, here: &Residual) -> Pushed {
        let off: Vec<f64> = (0..self.model.rows.len()).map(|r| self.stabilized(here, r)).collect();
        let p = self.particular(0, |r| -off[r]);
        let mut push: Vec<f64> = here.balance.iter().map(|x| x.derivative).collect();
        let yielding = |&r: &usize| (off[r] + here.noise[r].derivative * self.lambda[r], here.noise[r].value);
        let yields: Vec<(f64, f64)> = self.soft.iter().map(yielding).collect();
        for (&r, (off, noise)) in self.soft.iter().zip(&yields) {
            self.equations.row(r).for_each(|(c, x)| push[c] += x * (off / noise));
        }
        let rates = here.rates.iter().map(|&(place, x)| (place, x.derivative)).collect();
        self.needing(p, push, yields, rates)
    }

    /// The same with what (2) makes of it.
    fn needing(&self, p: Vec<f64>, push: Vec<f64>, yields: Vec<(f64, f64)>, rates: Vec<(usize, f64)>) -> Pushed {
        let needed: Vec<f64> = push.iter().zip(self.carried(&p)).map(|(x, y)| x + y).collect();
        // Of what is near one state most columns feel nothing.
        let felt: Vec<usize> = (0..needed.len()).filter(|&c| needed[c] != 0.0).collect();
        let z = &self.stages[0].z;
        let sum = |column: &[f64]| felt.iter().fold(0.0, |sum, &c| sum + column[c] * needed[c]);
        let efforts = (0..z.ncols()).map(|k| sum(z.col_as_slice(k))).collect();
        Pushed { p, push, efforts, yields, rates }
    }

    /// M x.
    fn carried(&self, x: &[f64]) -> Vec<f64> {
        times(&self.mass, x.iter().copied(), vec![0.0; x.len()])
    }

    /// (2), (3) of all changes for which this is known: one solution for all of them.
    fn answer(&self, changes: &mut [Change], pushed: &[Option<Pushed>]) {
        let z = &self.stages[0].z;
        let known: Vec<&Pushed> = pushed.iter().flatten().collect();
        if known.is_empty() {
            return;
        }
        let right = Mat::from_fn(z.ncols(), known.len(), |k, j| -known[j].efforts[k]);
        let free = self.factors.solve(&right);
        let answered = changes.iter_mut().zip(pushed).filter_map(|(change, pushed)| Some((change, pushed.as_ref()?)));
        for (j, (change, pushed)) in answered.enumerate() {
            change.efforts.clone_from(&pushed.efforts);
            change.rates.clone_from(&pushed.rates);
            change.alpha = times(z, free.col_as_slice(j).iter().copied(), pushed.p.clone());
            let held: Vec<f64> = pushed.push.iter().zip(self.carried(&change.alpha)).map(|(x, y)| x + y).collect();
            change.lambda = self.stages[0].multipliers(self.model.rows.len(), &held);
            for (&r, (off, noise)) in self.soft.iter().zip(&pushed.yields) {
                let along: f64 = self.equations.row(r).map(|(c, x)| x * change.alpha[c]).sum();
                change.lambda[r] = -(along + off) / noise;
            }
        }
    }

    /// σ' of a row with Baumgarte's terms, which soft rows have along with what they yield.
    fn stabilized(&self, here: &Residual, r: usize) -> f64 {
        let (row, stages) = (&self.model.rows[r], &here.stages[r]);
        let terms = row.baumgarte.map_or(0.0, |coefficients| {
            let weighted = |s: usize| baumgarte_weight(row.depth, s, coefficients) * stages[s].derivative;
            (0..row.depth).map(weighted).sum()
        });
        here.rows[r].derivative + terms
    }

    /// Changes along all w, coordinates first.
    pub(crate) fn along_states(&self) -> (Vec<Place>, Vec<Change>) {
        let own = |s: usize| self.stages[s].independent.iter().map(move |&c| (s, c));
        let places: Vec<Place> = (1..self.stages.len()).rev().flat_map(own).collect();
        let changes = self.along_places(&places);
        (places, changes)
    }

    /// Changes along all inputs that can be set.
    pub(crate) fn along_inputs(&self) -> (Vec<Named>, Vec<Change>) {
        let mut names = Vec::new();
        let mut changes = Vec::new();
        for (i, input) in self.model.inputs.iter().enumerate().filter(|(_, input)| !input.in_constraint) {
            names.push(Named { name: input.name.clone(), unit: input.unit.as_deref().map(str::to_owned) });
            changes.push(self.along_input(i));
        }
        (names, changes)
    }

    /// The change along an input, by its number.
    pub(crate) fn along_input(&self, input: usize) -> Change {
        let mut along = vec![0.0; self.inputs.len()];
        along[input] = 1.0;
        self.along(None, &along)
    }

    /// Changes by a generalized force of one on each of some columns, which moves nothing else of the equations.
    pub(crate) fn along_forces(&self, columns: impl Iterator<Item = usize>) -> Vec<Change> {
        let (n, none) = (self.model.n(), vec![0.0; self.inputs.len()]);
        let force = |column: usize| {
            let mut push = vec![0.0; n];
            push[column] = -1.0;
            let yields = self.soft.iter().map(|&r| (0.0, self.equations.noise(r))).collect();
            let rates = self.equations.quasi_rates().map(|(place, _)| (place, 0.0)).collect();
            (self.unmoved(&none), Some(self.needing(vec![0.0; n], push, yields, rates)))
        };
        let (mut changes, pushed): (Vec<Change>, Vec<_>) = columns.map(force).unzip();
        self.answer(&mut changes, &pushed);
        changes
    }
}

impl Solver<'_, '_> {
    /// A variable of order 0 that is a state.
    pub(crate) fn algebraic_state(&self) -> Option<usize> {
        self.stages.get(1)?.independent.iter().copied().find(|&c| self.model.variables[c].algebraic)
    }

    /// Independent columns of accelerations.
    pub(crate) fn independent(&self) -> &[usize] {
        &self.stages[0].independent
    }

    /// Of each level that has motions of its own its columns, and Z by column of the model, in motions of size one.
    pub(crate) fn motions_of_levels(&self) -> Vec<(Vec<usize>, Mat<f64>)> {
        let own = |s: &usize| *s == 0 || !Rc::ptr_eq(&self.stages[*s], &self.stages[*s - 1]);
        let of_level = |s: usize| {
            let (stage, z) = (&self.stages[s], self.displaced(s, &self.stages[s].z));
            let sized = |c: usize, k: usize| z[(c, k)] / self.model.natural.of_motion(c);
            (stage.columns.clone(), Mat::from_fn(z.nrows(), z.ncols(), sized))
        };
        (0..self.stages.len()).filter(own).map(of_level).collect()
    }

    /// An entry of M.
    pub(crate) fn mass_entry(&self, row: usize, column: usize) -> f64 {
        self.mass[(row, column)]
    }

    /// Entries (row, value) of A in a column.
    pub(crate) fn row_entries(&self, column: usize) -> impl Iterator<Item = (usize, f64)> + '_ {
        (0..self.model.rows.len()).filter_map(move |r| self.equations.row(r).find(|e| e.0 == column).map(|e| (r, e.1)))
    }

    /// ρ', σ' and stages along one place of the state, constraints or not.
    pub(crate) fn residual_along(&self, place: usize) -> Residual {
        let mut y = vec![0.0; self.state.y.len()];
        y[place] = 1.0;
        self.residual(&y, &vec![0.0; self.inputs.len()])
    }

    /// ρ', σ' and stages along an input of one.
    pub(crate) fn residual_along_input(&self, input: usize) -> Residual {
        let mut inputs = vec![0.0; self.inputs.len()];
        inputs[input] = 1.0;
        self.residual(&vec![0.0; self.state.y.len()], &inputs)
    }

    /// Z u̇ by column, for some independent accelerations by number.
    pub(crate) fn moved_by(&self, rates: &[(usize, f64)]) -> Vec<f64> {
        let z = &self.stages[0].z;
        (0..self.model.n()).map(|c| rates.iter().map(|&(k, rate)| z[(c, k)] * rate).sum()).collect()
    }

    /// Columns of displacements of velocities as changes of their coordinates.
    pub(crate) fn shown(&self, delta: &Mat<f64>) -> Mat<f64> {
        self.displaced(2, delta)
    }

    /// States that are positions: slot 0 of variables, small turns and shifts of free joints.
    pub(crate) fn positions(&self) -> Vec<Place> {
        let at_top = |s: usize, c: usize| {
            let v = &self.model.variables[c];
            if v.is_twist() { s == 2 } else { s == v.order as usize }
        };
        let own = |s: usize| self.stages[s].independent.iter().map(move |&c| (s, c));
        (1..self.stages.len()).rev().flat_map(own).filter(|&(s, c)| at_top(s, c)).collect()
    }

    /// Changes along states, which have to be some of those of [`Self::along_states`].
    pub(crate) fn along_places(&self, places: &[Place]) -> Vec<Change> {
        let (mut changes, pushed): (Vec<Change>, Vec<_>) = self.pushed_along_places(places).unzip();
        self.answer(&mut changes, &pushed);
        changes
    }

    /// ∂Q along such states, and ∂ of these rates by column and level: for that no accelerations are solved for, since independent rates do not change.
    pub(crate) fn pushes_along(&self, places: &[Place], rates: &[(usize, usize)]) -> Vec<(Vec<f64>, Vec<f64>)> {
        if rates.is_empty() {
            return self.efforts_along(places).into_iter().map(|efforts| (efforts, Vec::new())).collect();
        }
        let pushes = |(change, pushed): (Change, Option<Pushed>)| {
            let at = |&(c, level): &(usize, usize)| match level {
                0 => pushed.as_ref().map_or(0.0, |own| own.p[c]),
                _ => change.levels[level][c],
            };
            let rates = rates.iter().map(at).collect();
            (pushed.map_or(change.efforts, |own| own.efforts), rates)
        };
        self.pushed_along_places(places).map(pushes).collect()
    }

    /// Independent positions whose rates follow from others, by column, each with the level of the first rate that does.
    pub(crate) fn tied(&self) -> Vec<(usize, usize)> {
        if self.model.rows.is_empty() {
            return Vec::new();
        }
        let mut own = vec![vec![false; self.model.n()]; self.stages.len()];
        for (own, stage) in own.iter_mut().zip(&self.stages) {
            stage.independent.iter().for_each(|&c| own[c] = true);
        }
        let first = |(s, c): Place| (0..s).rev().find(|&level| !own[level][c]).map(|level| (c, level));
        self.positions().into_iter().filter_map(first).collect()
    }

    /// The slot of a variable on a level, and its value.
    pub(crate) fn rate_on(&self, column: usize, level: usize) -> (usize, f64) {
        let v = &self.model.variables[column];
        let slot = v.order as usize - level;
        (slot, if level == 0 { self.alpha[column] } else { self.state.y[v.state[slot]] })
    }

    /// ∂Q along such states: for that no accelerations are solved for.
    pub(crate) fn efforts_along(&self, places: &[Place]) -> Vec<Vec<f64>> {
        self.efforts_of_tree(places).unwrap_or_else(|| self.efforts_by_residuals(places))
    }

    /// The same of positions of a tree on which nothing but its joints' springs, dampers and drives acts, all at once by the derivatives of its inverse dynamics at α; none of other models.
    fn efforts_of_tree(&self, places: &[Place]) -> Option<Vec<Vec<f64>>> {
        let m = tree_alone(self.model).filter(|_| self.shake.is_none() && places.iter().all(|place| place.0 == 2))?;
        let mechanics = self.equations.mechanics.as_ref()?;
        look();
        let nv = m.columns.len();
        let (mut work, mut slopes) = (Workspace::new(&m.tree), RneaDerivatives::new(&m.tree));
        let a: Vec<f64> = m.columns.iter().map(|&c| self.alpha[c]).collect();
        let mut tau = vec![0.0; nv];
        rnea_derivatives(&m.tree, &mut work, &mechanics.q, &mechanics.v, &a, &mut tau, &mut slopes);
        let mut velocity_of = vec![0; self.model.n()];
        m.columns.iter().enumerate().for_each(|(v, &c)| velocity_of[c] = v);
        let moved = |column: &[f64]| -> Vec<(usize, f64)> {
            column.iter().enumerate().filter(|(_, x)| **x != 0.0).map(|(c, x)| (velocity_of[c], *x)).collect()
        };
        let (free, shown) = (&self.stages[0].z, &self.stages[2]);
        let along: Vec<Vec<(usize, f64)>> = (0..free.ncols()).map(|k| moved(free.col_as_slice(k))).collect();
        let effort = |i: usize, displaced: &[(usize, f64)]| {
            let slope = |&(j, delta): &(usize, f64)| {
                let spring = if i == j && m.coordinate_of[i].is_some() { m.elastic[i].stiffness } else { 0.0 };
                (slopes.dq[i * nv + j] + spring) * delta
            };
            displaced.iter().map(slope).sum::<f64>()
        };
        let changes = places.iter().map(|&(_, c)| {
            let w = shown.independent.iter().position(|&own| own == c).unwrap_or_default();
            let displaced = moved(shown.z.col_as_slice(w));
            along.iter().map(|own| own.iter().map(|&(i, share)| share * effort(i, &displaced)).sum()).collect()
        });
        Some(changes.collect())
    }

    /// The same of all models, by residuals along each.
    fn efforts_by_residuals(&self, places: &[Place]) -> Vec<Vec<f64>> {
        let efforts = |(change, pushed): (Change, Option<Pushed>)| pushed.map_or(change.efforts, |own| own.efforts);
        self.pushed_along_places(places).map(efforts).collect()
    }

    fn pushed_along_places(&self, places: &[Place]) -> impl Iterator<Item = (Change, Option<Pushed>)> {
        let none = vec![0.0; self.inputs.len()];
        places.iter().map(move |&(s, c)| {
            let w = self.stages[s].independent.iter().position(|&own| own == c).unwrap_or_default();
            self.pushed_along(Some((s, w)), &none)
        })
    }

    /// The displacement of level s that belongs to a state there, without what follows on the levels below.
    pub(crate) fn displacement(&self, (s, c): Place) -> Vec<f64> {
        let w = self.stages[s].independent.iter().position(|&own| own == c).unwrap_or_default();
        let moves = |c: usize| s != 1 || !matches!(self.model.variables[c].order, 2..);
        let z = &self.stages[s].z;
        (0..self.model.n()).map(|c| if moves(c) { z[(c, w)] } else { 0.0 }).collect()
    }

    /// The state with these independent rates, zero where none is given, and what the constraints make of them.
    pub(crate) fn with_rates(&self, rates: &[(usize, f64)]) -> Vec<f64> {
        let (model, none) = (self.model, vec![0.0; self.inputs.len()]);
        let (mut change, mut given) = (vec![0.0; self.state.y.len()], Vec::new());
        for s in (1..self.stages.len()).rev() {
            if !model.variables.iter().any(|v| is_rate_on(v, s)) {
                continue;
            }
            let stage = &self.stages[s];
            // What changed above stands in rows below.
            let above = change.iter().any(|x| *x != 0.0).then(|| self.residual(&change, &none));
            let missing = |r: usize| {
                let own = model.rows[r].depth - s;
                let moved = above.as_ref().map_or(0.0, |above| above.stages[r][own].derivative);
                -self.equations.residual(r, own) - moved
            };
            let mut delta = self.particular(s, missing);
            for (w, &c) in stage.independent.iter().enumerate().filter(|(_, c)| is_rate_on(&model.variables[**c], s)) {
                let v = &model.variables[c];
                let place = v.state[v.order as usize - s];
                // What is held is the first rate.
                let first = v.order as usize == s + usize::from(!v.is_twist());
                let rate = rates.iter().find(|(column, _)| first && *column == c).map_or(0.0, |held| held.1);
                let by = rate - self.state.y[place];
                delta.iter_mut().enumerate().for_each(|(i, x)| *x += stage.z[(i, w)] * by);
                given.push((place, rate));
            }
            self.change(s, &delta, &mut change);
        }
        let mut y: Vec<f64> = self.state.y.iter().zip(&change).map(|(y, change)| y + change).collect();
        given.into_iter().for_each(|(place, rate)| y[place] = rate);
        y
    }

    /// Takes α with u̇ = 0, and of λ those that leave of ρ only its part along independent columns: Q and ∂Q of (2) as they are where
    /// independent coordinates do not accelerate. Returns Q.
    pub(crate) fn without_acceleration(&mut self) -> Vec<f64> {
        let n = self.model.n();
        self.tree = OnceCell::from(None);
        self.alpha = self.particular(0, |r| self.equations.b[r]);
        let net = |c: usize| -self.equations.force[c] - self.equations.phi[c];
        let inertia = |c: usize| (0..n).map(|j| self.mass[(c, j)] * self.alpha[j]).sum::<f64>();
        // The mass has AᵀR⁻¹A of soft rows in it: what is left of their pull is AᵀR⁻¹b.
        let mut force: Vec<f64> = (0..n).map(|c| inertia(c) + net(c)).collect();
        for &r in &self.soft {
            let pull = self.equations.b[r] / self.equations.noise(r);
            self.equations.row(r).for_each(|(c, x)| force[c] -= x * pull);
        }
        let z = &self.stages[0].z;
        let efforts: Vec<f64> = (0..z.ncols()).map(|k| (0..n).map(|c| z[(c, k)] * force[c]).sum()).collect();
        for (&c, effort) in self.stages[0].independent.iter().zip(&efforts) {
            force[c] -= effort;
        }
        self.lambda = self.stages[0].multipliers(self.model.rows.len(), &force);
        for &r in &self.soft {
            let along: f64 = self.equations.row(r).map(|(c, x)| x * self.alpha[c]).sum();
            self.lambda[r] = (self.equations.b[r] - along) / self.equations.noise(r);
        }
        efforts
    }

    /// The sizes of what inertia, at the accelerations that hold, and rows that yield make of the loads on each column.
    pub(crate) fn other_load_sizes(&self) -> Vec<f64> {
        let mut sizes = vec![0.0; self.model.n()];
        for (j, alpha) in self.alpha.iter().enumerate().filter(|(_, alpha)| **alpha != 0.0) {
            sizes.iter_mut().zip(self.mass.col_as_slice(j)).for_each(|(size, m)| *size += (m * alpha).abs());
        }
        for &r in &self.soft {
            let pull = self.equations.b[r] / self.equations.noise(r);
            self.equations.row(r).for_each(|(c, x)| sizes[c] += (x * pull).abs());
        }
        sizes
    }

    /// The value of a state; 0 for a small turn or shift along a twist.
    pub(crate) fn value(&self, (s, c): Place) -> f64 {
        let v = &self.model.variables[c];
        (v.order as usize).checked_sub(s).map_or(0.0, |slot| self.state.y[v.state[slot]])
    }

    /// The rate of a state.
    pub(crate) fn offset(&self, (s, c): Place) -> f64 {
        let v = &self.model.variables[c];
        if s == 1 {
            return self.alpha[c];
        }
        if v.is_twist() {
            return self.state.y[v.state[0]];
        }
        let replaced = self.equations.quasi_rates().find(|(place, _)| s == 2 && *place == v.state[0]);
        replaced.map_or_else(|| self.state.y[v.state[v.order as usize - s + 1]], |r| r.1)
    }
}

/// Whether what a variable has on a level of its state is a rate.
fn is_rate_on(v: &Variable, level: usize) -> bool {
    v.order as usize > level || (level == 1 && v.is_twist())
}

/// The mechanism of a model of rigid bodies in a tree on which nothing but its joints' springs, dampers and drives acts.
fn tree_alone(model: &Model) -> Option<&Mechanism> {
    let m = model.mechanism.as_ref().filter(|m| m.lines.is_empty() && m.points.is_empty() && m.flexible.is_none())?;
    (model.pattern.is_of_bodies_alone() && sweeps(model)).then_some(m)
}

/// The analytic derivatives of a tree, where they are all there is.
fn by_sweeps(equations: &Equations<'_>) -> Option<AbaDerivatives<f64>> {
    let m = tree_alone(equations.model)?;
    let mechanics = equations.mechanics.as_ref()?;
    let (mut work, mut answer) = (Workspace::new(&m.tree), AbaDerivatives::new(&m.tree));
    let mut a = vec![0.0; m.columns.len()];
    let (q, v, tau) = (&mechanics.q, &mechanics.v, &mechanics.effort);
    aba_derivatives(&m.tree, &mut work, q, v, tau, &mut a, &mut answer).ok()?;
    Some(answer)
}

#[cfg(test)]
pub(crate) mod tests;
