//! States at which ranks, pivots and zeros are judged, and the numbers that expressions have there.
//!
//! The start, if it meets the constraints, and states beside it that do: a finite way along a velocity that the rows allow, at
//! velocities and inputs that look like chance. What is zero at all of them is zero, judged beside the size of what it adds up (`sizes.rs`).
//!
//! A row of a joint has the natural size that it would have if its joints were placed best. Rounding is small against these. Entries of a
//! row are compared times the motions of natural size of their columns (`model::natural`): no unit matters.

use dalembert_dense as dense;
use std::collections::HashMap;

use dalembert_expr::{Expr, Graph, Symbol};
use faer::Mat;

use super::flat::{Flat, Meaning, natural_input};
use super::sizes::{self, noise, vanish};
use crate::tolerances::states::{CLEAR, SINGULAR, SPREAD, STEP};
use crate::tolerances::zeros::SUMS;
use dalembert_assembly::assemble;
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::independent::kernel;
use dalembert_dynamics::projection::displace;
use dalembert_model::model::Model;
use dalembert_model::state::{StartValues, State};

/// States beside the start.
const COUNT: usize = 3;
/// Shares of that way that are tried.
const SHARES: [f64; 3] = [1.0, 0.5, 0.2];

/// States and the numbers of all symbols there.
pub struct Points<'m> {
    pub model: &'m Model,
    pub states: Vec<State>,
    /// Whether they meet the constraints.
    pub admissible: bool,
    /// Rank of the rows at all of them, once [`Points::keep_regular`] was asked.
    pub rank: usize,
    /// Whether the rows are nearly dependent at most of them, as where the constraints allow singular poses only.
    pub singular: bool,
    /// What entries of the rows asked for are small against: by row, then by point.
    scales: HashMap<usize, Vec<f64>>,
    numbers: Vec<HashMap<Symbol, f64>>,
    equations: Vec<Equations<'m>>,
}

fn at<'m>(model: &'m Model, state: &State) -> Equations<'m> {
    let mut equations = Equations::new(model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    equations
}

impl<'m> Points<'m> {
    /// The start and states beside it.
    pub fn near(model: &'m Model, flat: &Flat, start: &StartValues) -> Self {
        let mut start = start.clone();
        let met = assemble(model, &mut start).is_ok_and(|r| r.converged);
        let mut states: Vec<State> = (1..=COUNT).filter_map(|k| beside(model, &start, met, k)).collect();
        let admissible = met || !states.is_empty();
        let singular = met && stuck(model, &start.state, &states);
        if met || states.is_empty() {
            states.insert(0, start.state);
        }
        let equations: Vec<_> = states.iter().map(|s| at(model, s)).collect();
        let number = |(state, e): (&State, &Equations<'m>)| {
            flat.meaning.keys().map(|&s| (s, flat.number_of(model, (state, e.inputs()), None, s))).collect()
        };
        let numbers = states.iter().zip(&equations).map(number).collect();
        Self { model, states, admissible, rank: 0, singular, scales: HashMap::new(), numbers, equations }
    }

    /// Leaves out states where fewer of the rows `hard` are independent than at others: there, pivots vanish that do not elsewhere.
    pub fn keep_regular(&mut self, flat: &Flat, hard: &[usize]) {
        let scales: Vec<Vec<f64>> = hard.iter().map(|&r| self.natural_sizes(flat, r)).collect();
        let rows: Vec<Vec<Vec<f64>>> = hard.iter().map(|&r| self.row(flat, r)).collect();
        let rank = |k: usize| {
            let mut a = Mat::zeros(hard.len(), self.model.n());
            for (i, &r) in hard.iter().enumerate() {
                for (&(column, _), values) in flat.rows[r].a.iter().zip(&rows[i]) {
                    let x = values[k] / scales[i][k].max(f64::MIN_POSITIVE);
                    a[(i, column)] += if x.is_finite() && x.abs() > SUMS { x } else { 0.0 };
                }
            }
            rank(a)
        };
        let (ranks, vague): (Vec<usize>, Vec<bool>) = (0..self.states.len()).map(rank).unzip();
        self.rank = ranks.iter().copied().max().unwrap_or(0);
        for k in (0..ranks.len()).rev().filter(|&k| ranks[k] < self.rank) {
            self.states.remove(k);
            self.numbers.remove(k);
            self.equations.remove(k);
        }
        self.singular |= self.model.mechanism.is_some() && 2 * vague.iter().filter(|v| **v).count() > self.states.len();
        let regular = |scale: &[f64]| -> Vec<f64> {
            ranks.iter().zip(scale).filter(|(rank, _)| **rank == self.rank).map(|(_, &s)| s).collect()
        };
        self.scales = hard.iter().zip(&scales).map(|(&r, scale)| (r, regular(scale))).collect();
    }

    /// What a row's entries are small against, by point; known after [`Points::keep_regular`].
    pub fn scale(&self, row: usize) -> &[f64] {
        self.scales.get(&row).map_or(&[], Vec::as_slice)
    }

    fn natural_sizes(&self, flat: &Flat, row: usize) -> Vec<f64> {
        let es: Vec<Expr> = flat.rows[row].a.iter().map(|e| e.1).collect();
        let motions: Vec<f64> = flat.rows[row].a.iter().map(|e| self.motion(e.0)).collect();
        let largest =
            |point: &Vec<(f64, f64)>| point.iter().zip(&motions).fold(0.0_f64, |m, (x, motion)| m.max(x.1 * motion));
        let known = |(e, own): (&Equations<'_>, f64)| match e.natural_size(row) {
            natural if natural > 0.0 => natural,
            _ => own,
        };
        self.equations.iter().zip(self.sizes(&flat.graph, &es).iter().map(largest)).map(known).collect()
    }

    /// The size of a motion of a column: entries of different columns are compared by what they make of it.
    pub fn motion(&self, column: usize) -> f64 {
        self.model.natural.of_motion(column)
    }

    /// Values of a row's entries, each times a motion of natural size, by entry, then by point.
    pub fn row(&self, flat: &Flat, row: usize) -> Vec<Vec<f64>> {
        let es: Vec<Expr> = flat.rows[row].a.iter().map(|e| e.1).collect();
        let at = self.values(&flat.graph, &es);
        let of = |(i, entry): (usize, &(usize, Expr))| at.iter().map(|p| p[i] * self.motion(entry.0)).collect();
        flat.rows[row].a.iter().enumerate().map(of).collect()
    }

    /// Values by point and expression.
    pub fn values(&self, g: &Graph, es: &[Expr]) -> Vec<Vec<f64>> {
        sizes::values(g, es, &self.numbers)
    }

    /// Values and sizes by point and expression.
    pub fn sizes(&self, g: &Graph, es: &[Expr]) -> Vec<Vec<(f64, f64)>> {
        sizes::sizes(g, es, &self.numbers)
    }

    /// Which expressions are numbers' rounding at all states. Where parameters stand, formulas are as their writer meant them.
    pub fn rounding(&self, flat: &Flat, es: &[Expr]) -> Vec<bool> {
        let vanish = vanish(&self.sizes(&flat.graph, es), es.len());
        (0..es.len()).map(|i| is_of_numbers(flat, es[i]) && vanish[i]).collect()
    }

    /// Makes what is rounding zero.
    pub fn cleared(&self, flat: &mut Flat, es: &mut [Expr]) {
        let zero = flat.graph.constant(0.0);
        let rounding = self.rounding(flat, es);
        for (e, vanishes) in es.iter_mut().zip(rounding) {
            *e = if vanishes { zero } else { *e };
        }
    }
}

/// Rank of rows of natural size one, when columns are of one size as well, and whether a singular value is neither large nor rounding.
fn rank(mut a: Mat<f64>) -> (usize, bool) {
    for j in 0..a.ncols() {
        let most = (0..a.nrows()).fold(0.0_f64, |m, i| m.max(a[(i, j)].abs()));
        (0..a.nrows()).filter(|_| most > 0.0).for_each(|i| a[(i, j)] /= most);
    }
    let Some(values) = dense::singular_values(&a) else { return (0, false) };
    let top = values.iter().fold(0.0_f64, |m, &x| m.max(x));
    let rank = values.iter().filter(|&&s| s > SINGULAR * top).count();
    (rank, values.iter().any(|&s| s > CLEAR * top && s <= SINGULAR * top))
}

/// Whether no parameter stands in an expression.
pub(super) fn is_of_numbers(flat: &Flat, e: Expr) -> bool {
    flat.graph.symbols_of(&[e]).iter().all(|s| !matches!(flat.meaning.get(s), Some(Meaning::Parameter { .. })))
}

/// A state beside the start on the constraints, at chance velocities and inputs.
fn beside(model: &Model, start: &StartValues, met: bool, k: usize) -> Option<State> {
    SHARES.iter().find_map(|&share| {
        let mut near = start.clone();
        near.state.t += 0.1 * k as f64;
        if model.mechanism.is_some() && met {
            along(model, &mut near.state, k, share);
        } else {
            let sizes = model.natural.of_states(model);
            near.state.y.iter_mut().enumerate().for_each(|(i, y)| scatter((y, sizes[i]), i, k, share));
        }
        near.fixed.fill(false);
        near.given.fill(true);
        near.closures.clear();
        let met = assemble(model, &mut near).is_ok_and(|r| r.converged);
        push(model, &mut near.state, k);
        (met && at(model, &near.state).not_finite().is_none()).then_some(near.state)
    })
}

/// Whether states beside the start lie along fewer directions than its rows allow: a pose of which some velocities begin no motion, and
/// that stays what it is.
fn stuck(model: &Model, start: &State, beside: &[State]) -> bool {
    if model.mechanism.is_none() || beside.is_empty() {
        return false;
    }
    let allowed = kernel(&scaled_rows(&at(model, start))).ncols().min(beside.len());
    let places: Vec<usize> = model.variables.iter().filter(|v| v.order == 2).map(|v| v.state[0]).collect();
    let sizes = model.natural.of_states(model);
    let moved = |place: usize, k: usize| (beside[k].y[place] - start.y[place]) / sizes[place];
    let steps = Mat::from_fn(places.len(), beside.len(), |i, k| moved(places[i], k));
    let twists = model.variables.iter().any(|v| v.order != 2);
    !twists && beside.len() - kernel_size(&steps) < allowed
}

/// Number of columns that follow from others, up to the curvature of what they are steps along.
fn kernel_size(steps: &Mat<f64>) -> usize {
    let Some(svd) = dense::svd(steps) else { return 0 };
    let s = svd.S().column_vector();
    let top = s.iter().fold(0.0_f64, |m, &x| m.max(x));
    steps.ncols() - s.iter().filter(|&&x| x > STEP * top).count()
}

fn scatter((y, size): (&mut f64, f64), i: usize, k: usize, share: f64) {
    *y += 2.0 * SPREAD * share * noise(i, k) * y.abs().max(size);
}

/// A way along a velocity that the rows allow; all that is no position of a joint is scattered.
fn along(model: &Model, state: &mut State, k: usize, share: f64) {
    let n = model.n();
    let equations = at(model, state);
    let kernel = kernel(&scaled_rows(&equations));
    let mut step = vec![0.0; n];
    for j in 0..kernel.ncols() {
        let weight = noise(7 * j + 3, k);
        (0..n).for_each(|i| step[i] += weight * kernel[(i, j)]);
    }
    let own = |(c, x): (usize, &f64)| (x / model.natural.of_motion(c)).abs();
    let largest = step.iter().enumerate().map(own).fold(0.0, f64::max);
    if largest > 0.0 {
        step.iter_mut().for_each(|x| *x *= 2.0 * SPREAD * share / largest);
        displace(model, &equations, 2, &step, &mut vec![0.0; n], &mut state.y);
    }
    let sizes = model.natural.of_states(model);
    for v in &model.variables {
        let positions = usize::from(v.joint && v.order == 2);
        v.state.iter().skip(positions).for_each(|&place| scatter((&mut state.y[place], sizes[place]), place, k, 1.0));
    }
}

/// Rows that must hold, at their natural size.
fn scaled_rows(equations: &Equations<'_>) -> Mat<f64> {
    let hard: Vec<usize> = (0..equations.model.rows.len()).filter(|&r| !equations.yields(r)).collect();
    let mut a = Mat::zeros(hard.len(), equations.model.n());
    for (i, &row) in hard.iter().enumerate() {
        let length = equations.row(row).map(|e| e.1 * e.1).sum::<f64>().sqrt().max(equations.natural_size(row));
        let share = |x: f64| if x.abs() > SUMS * length { x / length } else { 0.0 };
        equations.row(row).for_each(|(c, x)| a[(i, c)] += share(x));
    }
    a
}

/// Inputs that nothing is special about. Closing joints have none in formulas.
fn push(model: &Model, state: &mut State, k: usize) {
    let inputs = at(model, state).inputs().to_vec();
    let most = model.mechanism.as_ref().map_or(model.inputs.len(), |m| model.first_tau + m.columns.len());
    for i in (0..most).filter(|&i| !model.inputs[i].in_constraint) {
        let size = natural_input(model, i);
        state.inputs[i] = Some(inputs[i] + 2.0 * SPREAD * (0.5 + noise(i, k)) * inputs[i].abs().max(size));
    }
}
