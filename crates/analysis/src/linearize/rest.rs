//! States of rest, and of steady motion at held rates, near a state.
//!
//! ```text
//! find q:   h(q) = 0,   Q_f(q, v) = 0,   v = Z v_I + …,   v_I = 0 but for held rates,   u̇ = 0                              (1)
//! ```
//!
//! with Q of (2) in `derivatives.rs`: what independent coordinates need to keep their rates. f are those whose rates are not held; along
//! the others Q is the effort that holding takes. The unknowns are the positions w of all variables: slot 0, small turns and shifts of
//! free joints. Variables of order one rest where their rates vanish. Gauss–Newton steps of least length
//!
//! ```text
//! δw = −S (L⁻¹ ∂Q_f/∂w S)⁺ L⁻¹ Q_f,   M_f = L Lᵀ,   S: the model's own sizes                                               (2)
//! ```
//!
//! no longer than [`LONGEST`], damped as K. Levenberg does (Quart. Appl. Math. 2 (1944) 164–168) until ‖L⁻¹Q_f‖ sinks, with a projection
//! onto the constraints after each. Neither depends on units.
//! Least steps lead to the nearest state of rest, stable or not. Where none helps – a pendulum held out level has the largest moment, and
//! no derivative of it – the model falls a little along M⁻¹Q, and steps are tried again. What comes to rest nowhere is told where the
//! loads were least.

use dalembert_answers::linearization::{Equilibrium, Unbalanced};
use dalembert_dynamics::determined::Kernel;
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::projection::{Projector, displace};
use dalembert_integrate::Failure;
use dalembert_linear::{LinearSystem, Mat};
use dalembert_model::model::Model;
use dalembert_model::state::State;
use faer::linalg::solvers::Solve;

use super::{Linear, Question, point, said};
use crate::derivatives::{self, Place, Solver, regular};
use crate::tolerances::{BALANCED, DAMPINGS, FALL, FALLS, LONGEST, RANK, SEARCH, SOFTEST, STILL};

/// A rate that is held constant.
#[derive(Clone, Debug, PartialEq)]
pub struct Held {
    /// The variable whose rate it is, by number.
    pub column: usize,
    /// Its value.
    pub rate: f64,
}

/// Where a search ended.
#[derive(Clone, Debug)]
pub struct Rest {
    /// The state.
    pub state: State,
    /// Whether all is balanced there.
    pub found: bool,
    /// What is not, the largest first.
    pub unbalanced: Vec<Unbalanced>,
    /// Efforts along the held rates.
    efforts: Vec<f64>,
    lambda: Vec<f64>,
    steps: usize,
}

/// One place of the search.
struct Here {
    state: State,
    /// L⁻¹Q_f and its size in the model's own units.
    residual: Mat<f64>,
    size: f64,
    /// Accelerations by column, and the largest beside the model's own size of a position.
    falling: (Vec<f64>, f64),
    unbalanced: Vec<Unbalanced>,
    efforts: Vec<f64>,
    lambda: Vec<f64>,
}

impl Here {
    fn merit(&self) -> f64 {
        self.residual.norm_l2()
    }
}

/// L⁻¹ ∂Q_f/∂w S at a place, with the level and the displacement of each unknown, S included.
struct Slope {
    jacobian: Mat<f64>,
    unknowns: Vec<(usize, Vec<f64>)>,
}

struct Search<'m, 'h> {
    model: &'m Model,
    equations: Equations<'m>,
    projector: Projector<'m>,
    held: &'h [Held],
}

/// The state of rest, or of steady motion, nearest to a state; where there is none near, the best that was found.
///
/// # Errors
/// In words: equations without numbers, accelerations that are not determined, constraints that can't be met, rates that can't be held.
pub fn nearest_rest(model: &Model, state: &State, held: &[Held]) -> Result<Rest, Failure> {
    let mut search = Search { model, equations: Equations::new(model), projector: Projector::new(model), held };
    let mut here = search.settled(state.clone())?;
    let mut steps = 0;
    let (mut best, mut falls) = (None, 0);
    while here.size > BALANCED && steps < SEARCH {
        steps += 1;
        if let Some(next) = search.step(&here) {
            here = next;
            continue;
        }
        if here.size <= STILL || falls == FALLS {
            break;
        }
        falls += 1;
        let Some(next) = search.fall(&here) else { break };
        let before = std::mem::replace(&mut here, next);
        if best.as_ref().is_none_or(|best: &Here| before.merit() < best.merit()) {
            best = Some(before);
        }
    }
    if let Some(best) = best.filter(|best| here.size > STILL && best.merit() < here.merit()) {
        here = best;
    }
    let sizes = model.natural.of_states(model);
    for (x, _) in here.state.y.iter_mut().zip(sizes).filter(|(x, size)| x.abs() <= BALANCED * size) {
        // Rounding of steps to zero.
        *x = 0.0;
    }
    Ok(Rest {
        found: here.unbalanced.is_empty(),
        unbalanced: here.unbalanced,
        efforts: here.efforts,
        lambda: here.lambda,
        state: here.state,
        steps,
    })
}

/// The state of rest nearest to a state, with its stability.
///
/// # Errors
/// As [`nearest_rest`]; for rates that are held, loads that depend on what they turn.
pub fn equilibrium(model: &Model, state: &State, held: &[Held]) -> Result<Equilibrium, Failure> {
    let rest = nearest_rest(model, state, held)?;
    let mut equations = Equations::new(model);
    equations.evaluate(rest.state.t, &rest.state.y, &rest.state.inputs);
    let open = Kernel::of(&equations, None).map_or_else(Vec::new, |kernel| kernel.rows());
    let lambda = (0..).zip(model.rows.iter().zip(&rest.lambda));
    let held_rates = held.iter().zip(&rest.efforts);
    let mut answer = Equilibrium {
        title: model.title.clone().unwrap_or_else(|| "Untitled model".to_owned()),
        found: rest.found,
        t: rest.state.t,
        point: point(model, &rest.state),
        inputs: model
            .inputs
            .iter()
            .take(model.first_tau)
            .map(|i| i.name.clone())
            .zip(equations.inputs().to_vec())
            .collect(),
        lambda: lambda.map(|(r, (row, &l))| (row.name.clone(), l, !open.contains(&r))).collect(),
        held: held_rates.map(|(h, &effort)| (model.variables[h.column].slot(1).into_owned(), h.rate, effort)).collect(),
        unbalanced: rest.unbalanced.clone(),
        steps: rest.steps,
        ..Equilibrium::default()
    };
    if rest.found {
        (answer.modes, answer.stability) = if held.is_empty() {
            Linear::of(model, &rest.state, &Question { outputs: Some(Vec::new()), ..Question::default() })?.modes()?
        } else {
            around(model, &rest.state, held)?
        };
    }
    Ok(answer)
}

impl Search<'_, '_> {
    /// On the constraints, at rest but for held rates, and evaluated.
    fn settled(&mut self, mut state: State) -> Result<Here, Failure> {
        let model = self.model;
        for (c, v) in model.variables.iter().enumerate() {
            let rates = usize::from(!v.is_twist());
            v.state.iter().skip(rates).for_each(|&place| state.y[place] = 0.0);
            if let Some(held) = self.held.iter().find(|held| held.column == c) {
                state.y[v.state[rates]] = held.rate;
            }
        }
        self.projector.project(&mut self.equations, state.t, &mut state.y, &state.inputs)?;
        let question = derivatives::Question { independent: independent(model, self.held) };
        if !self.held.is_empty() || model.rows.iter().any(|row| row.prescribes.motion()) {
            // Velocities are independent rates and what follows from them.
            let at_rest = at_rest(model, &state);
            self.equations.evaluate(state.t, &at_rest.y, &state.inputs);
            finite(&self.equations)?;
            let solver = Solver::new(&mut self.equations, &at_rest, &question)?;
            state.y = solver.with_rates(&rates_of(self.held));
            check_held(&solver, self.held)?;
        }
        self.equations.evaluate(state.t, &state.y, &state.inputs);
        finite(&self.equations)?;
        let solver = Solver::new(&mut self.equations, &state, &question)?;
        Ok(evaluated(solver, state.clone(), self.held))
    }

    fn slope(&mut self, here: &Here) -> Result<Slope, Failure> {
        let (model, held) = (self.model, self.held);
        let question = derivatives::Question { independent: independent(model, held) };
        self.equations.evaluate(here.state.t, &here.state.y, &here.state.inputs);
        let mut solver = Solver::new(&mut self.equations, &here.state, &question)?;
        solver.without_acceleration();
        let (free, mass) = free_part(&solver, held);
        let is_free = |place: &Place| held.iter().all(|h| h.column != place.1);
        let positions: Vec<Place> = solver.positions().into_iter().filter(is_free).collect();
        let changes: Vec<_> = positions.iter().map(|&place| solver.along_state(place)).collect();
        let scale: Vec<f64> = positions.iter().map(|&place| size_of(model, place)).collect();
        let entry = |i: usize, k: usize| changes[k].efforts[free[i]] * scale[k];
        let jacobian = Mat::from_fn(free.len(), positions.len(), entry);
        let unknown = |(&place, scale): (&Place, &f64)| {
            (place.0, solver.displacement(place).into_iter().map(|x| x * scale).collect())
        };
        Ok(Slope {
            jacobian: forward(&lower_factor(&mass), &jacobian),
            unknowns: positions.iter().zip(&scale).map(unknown).collect(),
        })
    }

    /// A step that makes ‖L⁻¹Q‖ smaller, if there is one.
    fn step(&mut self, here: &Here) -> Option<Here> {
        let slope = self.slope(here).ok()?;
        let n = self.model.n();
        let mut moved = vec![0.0; n];
        for damping in std::iter::once(0.0).chain((0..DAMPINGS).map(|k| SOFTEST * 10f64.powi(k))) {
            let along = least(&slope.jacobian, &here.residual, damping)?;
            let longest = along.norm_max();
            let length = if longest > LONGEST { LONGEST / longest } else { 1.0 };
            let mut state = here.state.clone();
            self.equations.evaluate(state.t, &state.y, &state.inputs);
            for depth in 1..=self.model.max_order.max(2) as usize {
                let mut delta = vec![0.0; n];
                for (k, (_, z)) in slope.unknowns.iter().enumerate().filter(|(_, u)| u.0 == depth) {
                    (0..n).for_each(|c| delta[c] -= length * along[(k, 0)] * z[c]);
                }
                if delta.iter().any(|x| *x != 0.0) {
                    displace(self.model, &self.equations, depth, &delta, &mut moved, &mut state.y);
                }
            }
            if let Ok(next) = self.settled(state)
                && next.merit() < here.merit()
            {
                return Some(next);
            }
        }
        None
    }
}

impl Search<'_, '_> {
    /// A little along the accelerations that the loads cause.
    fn fall(&mut self, here: &Here) -> Option<Here> {
        let (falling, most) = &here.falling;
        if !(*most > 0.0 && most.is_finite()) {
            return None;
        }
        let mut state = here.state.clone();
        self.equations.evaluate(state.t, &state.y, &state.inputs);
        let mut moved = vec![0.0; self.model.n()];
        for depth in [2, 1] {
            let moves =
                |c: usize| (depth == 2) == (self.model.variables[c].order >= 2 || self.model.variables[c].is_twist());
            let delta: Vec<f64> =
                falling.iter().enumerate().map(|(c, a)| if moves(c) { FALL * a / most } else { 0.0 }).collect();
            if delta.iter().any(|x| *x != 0.0) {
                displace(self.model, &self.equations, depth, &delta, &mut moved, &mut state.y);
            }
        }
        self.settled(state).ok()
    }
}

fn rates_of(held: &[Held]) -> Vec<(usize, f64)> {
    held.iter().map(|h| (h.column, h.rate)).collect()
}

fn independent(model: &Model, held: &[Held]) -> Option<Vec<String>> {
    (!held.is_empty()).then(|| held.iter().map(|h| model.variables[h.column].name.clone()).collect())
}

/// A state without velocities.
fn at_rest(model: &Model, state: &State) -> State {
    let mut still = state.clone();
    for v in &model.variables {
        let rates = usize::from(!v.is_twist());
        v.state.iter().skip(rates).for_each(|&place| still.y[place] = 0.0);
    }
    still
}

fn finite(equations: &Equations<'_>) -> Result<(), Failure> {
    equations.not_finite().map_or(Ok(()), |what| Err(Failure::new(what)))
}

fn check_held(solver: &Solver<'_, '_>, held: &[Held]) -> Result<(), Failure> {
    let own = solver.independent();
    match held.iter().find(|held| !own.contains(&held.column)) {
        Some(held) => Err(Failure::new(format!(
            "`{}` can't be held: it follows from other rates, or from constraints that prescribe it",
            solver.model.variables[held.column].slot(1)
        ))),
        None => Ok(()),
    }
}

/// Independent columns whose rates are not held, by number, and M_f.
fn free_part(solver: &Solver<'_, '_>, held: &[Held]) -> (Vec<usize>, Mat<f64>) {
    let own = solver.independent();
    let free: Vec<usize> = (0..own.len()).filter(|&k| held.iter().all(|h| h.column != own[k])).collect();
    let mass = Mat::from_fn(free.len(), free.len(), |i, j| solver.reduced[(free[i], free[j])]);
    (free, mass)
}

/// Q_f and what is not balanced.
fn evaluated(mut solver: Solver<'_, '_>, state: State, held: &[Held]) -> Here {
    let model = solver.model;
    let efforts = solver.without_acceleration();
    let own = solver.independent().to_vec();
    let (free, mass) = free_part(&solver, held);
    let needed = Mat::from_fn(free.len(), 1, |i, _| efforts[free[i]]);
    let accelerations = mass.partial_piv_lu().solve(&needed);
    let (mut unbalanced, mut size) = (Vec::new(), 0.0_f64);
    for (i, &k) in free.iter().enumerate() {
        let v = &model.variables[own[k]];
        let relative = (accelerations[(i, 0)] / model.natural.of_slot(own[k], v.order as i32)).abs();
        size = size.max(if relative.is_nan() { f64::INFINITY } else { relative });
        if !(relative <= STILL) {
            let velocity = v.slot((v.order as usize).saturating_sub(1)).into_owned();
            unbalanced
                .push((relative, Unbalanced { velocity, load: -needed[(i, 0)], acceleration: -accelerations[(i, 0)] }));
        }
    }
    moving_dependents(&solver, &own, &mut unbalanced);
    unbalanced.sort_by(|x, y| y.0.total_cmp(&x.0));
    let free_rates: Vec<(usize, f64)> = free.iter().enumerate().map(|(i, &k)| (k, -accelerations[(i, 0)])).collect();
    let falling = solver.moved_by(&free_rates);
    let relative =
        |c: usize| (falling[c] / model.natural.of_slot(c, if model.variables[c].is_twist() { -1 } else { 0 })).abs();
    let most = (0..model.n()).map(relative).fold(0.0, f64::max);
    let lower = lower_factor(&mass);
    let effort = |h: &Held| own.iter().position(|&c| c == h.column).map_or(0.0, |k| efforts[k]);
    Here {
        residual: forward(&lower, &needed),
        size,
        falling: (falling, most),
        unbalanced: unbalanced.into_iter().map(|u| u.1).collect(),
        efforts: held.iter().map(effort).collect(),
        lambda: solver.lambda.clone(),
        state,
    }
}

/// Dependent coordinates that accelerate though no independent one does: driven linkages do not move steadily.
fn moving_dependents(solver: &Solver<'_, '_>, own: &[usize], unbalanced: &mut Vec<(f64, Unbalanced)>) {
    let model = solver.model;
    for (c, v) in model.variables.iter().enumerate().filter(|(c, _)| !own.contains(c)) {
        let relative = (solver.alpha[c] / model.natural.of_slot(c, v.order as i32)).abs();
        if !(relative <= STILL) {
            let velocity = v.slot((v.order as usize).saturating_sub(1)).into_owned();
            unbalanced.push((relative, Unbalanced { velocity, load: 0.0, acceleration: solver.alpha[c] }));
        }
    }
}

/// The model's own size of a state.
fn size_of(model: &Model, (s, c): Place) -> f64 {
    model.natural.of_slot(c, model.variables[c].order as i32 - s as i32)
}

/// Modes of small disturbances of a steady motion, in all that is not held.
fn around(
    model: &Model,
    state: &State,
    held: &[Held],
) -> Result<(Vec<dalembert_answers::linearization::Mode>, dalembert_answers::linearization::Stability), Failure> {
    let mut equations = regular(model, state)?;
    let question = derivatives::Question { independent: independent(model, held) };
    let mut solver = Solver::new(&mut equations, state, &question)?;
    solver.without_acceleration();
    let own = solver.independent().to_vec();
    let is_held = |c: usize| held.iter().any(|h| h.column == c);
    let (places, changes) = solver.along_states();
    let rows: Vec<usize> = (0..own.len()).filter(|&k| !is_held(own[k])).collect();
    let kept: Vec<usize> = (0..places.len()).filter(|&k| !is_held(places[k].1)).collect();
    let mass = Mat::from_fn(rows.len(), rows.len(), |i, j| solver.reduced[(rows[i], rows[j])]);
    let efforts = Mat::from_fn(rows.len(), places.len(), |i, k| changes[k].efforts[rows[i]]);
    let rates = mass.partial_piv_lu().solve(&efforts);
    let largest = rates.norm_max();
    let turned = (0..places.len()).find(|&k| {
        let on = places[k].0 >= 2 && is_held(places[k].1);
        on && (0..rows.len()).any(|i| rates[(i, k)].abs() > STILL * largest)
    });
    if let Some(k) = turned {
        let name = &model.variables[places[k].1].name;
        return Err(Failure::new(format!(
            "the motion is not steady: loads depend on `{name}`, which turns or moves on while its rate is held"
        )));
    }
    let entry = |i: usize, j: usize| {
        let ((s, c), change) = (places[kept[i]], kept[j]);
        match (s, rows.iter().position(|&k| own[k] == c)) {
            (1, Some(row)) => -rates[(row, change)],
            _ => solver.rate(&changes[change], (s, c)),
        }
    };
    let n = kept.len();
    let system = LinearSystem::strictly_proper(Mat::from_fn(n, n, entry), Mat::zeros(n, 0), Mat::zeros(0, n));
    let names = kept.iter().map(|&k| derivatives::state_name(model, places[k].0, places[k].1).name).collect();
    let system = system.and_then(|s| s.with_names(names, Vec::new(), Vec::new())).map_err(said)?;
    super::verdicts::modes_of(&system).map_err(said)
}

/// K⁺r, or Levenberg's (KᵀK + μ²)⁻¹Kᵀr with μ this share of ‖K‖: the step of least length; none if there is nothing to solve with.
fn least(jacobian: &Mat<f64>, residual: &Mat<f64>, damping: f64) -> Option<Mat<f64>> {
    if jacobian.nrows() == 0 || jacobian.ncols() == 0 {
        return None;
    }
    let svd = jacobian.thin_svd().ok()?;
    let (u, s, v) = (svd.U(), svd.S().column_vector(), svd.V());
    let top = s.iter().fold(0.0_f64, |m, &x| m.max(x));
    let mut step = Mat::zeros(jacobian.ncols(), 1);
    for k in (0..s.nrows()).filter(|&k| s[k] > RANK * top && s[k] > 0.0) {
        let along = (0..residual.nrows()).map(|i| u[(i, k)] * residual[(i, 0)]).sum::<f64>() * s[k]
            / (s[k] * s[k] + (damping * top).powi(2));
        (0..step.nrows()).for_each(|j| step[(j, 0)] += along * v[(j, k)]);
    }
    Some(step)
}

/// L of M = L Lᵀ; the identity's column where a pivot is not positive.
fn lower_factor(mass: &Mat<f64>) -> Mat<f64> {
    let n = mass.nrows();
    let mut lower = Mat::<f64>::zeros(n, n);
    for j in 0..n {
        for i in j..n {
            let rest = mass[(i, j)] - (0..j).map(|k| lower[(i, k)] * lower[(j, k)]).sum::<f64>();
            lower[(i, j)] = match (i == j, rest > 0.0) {
                (true, true) => rest.sqrt(),
                (true, false) => 1.0,
                (false, _) => rest / lower[(j, j)],
            };
        }
    }
    lower
}

/// L⁻¹X.
fn forward(lower: &Mat<f64>, x: &Mat<f64>) -> Mat<f64> {
    let mut out = x.clone();
    for k in 0..x.ncols() {
        for i in 0..x.nrows() {
            let known: f64 = (0..i).map(|j| lower[(i, j)] * out[(j, k)]).sum();
            out[(i, k)] = (out[(i, k)] - known) / lower[(i, i)];
        }
    }
    out
}
