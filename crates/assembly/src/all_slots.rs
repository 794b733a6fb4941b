//! Assembly of constraints that join variables of different orders: every free number of the state may move.
//!
//! The rows A correct h⟨s⟩ through the slots k_i − (depth − s). Where h holds a lower slot of some variable and no higher one,
//! A has no entry for it: x − q with x of order 2 and q of order 1 is differentiated once, to x' − q', and A moves q alone. If
//! such a q is fixed, x has to follow. Here all residuals of all depths are one problem in all free slots y,
//!
//! ```text
//! min ‖D_r r(y + D_c δ)‖,   J = D_r ∂r/∂y D_c by central differences
//! ```
//!
//! solved by the same damped steps. It is tried where the ordinary way ends without success, for it costs two evaluations per
//! slot and iteration.

use faer::Mat;

use super::{Assembler, damped_step};
use crate::tolerances::all_slots::DIFFERENCE;
use crate::tolerances::levenberg::{FIRST_DAMPING, LARGEST_DAMPING, NO_DAMPING, SOLVED};
use crate::tolerances::{MET, RANK};
use dalembert_dynamics::projection::scale;
use dalembert_model::class::Reference;
use dalembert_model::model::{Model, Origin, Row};
use dalembert_model::state::{StartValues, State};

/// Steps at most.
const ITERATIONS: usize = 60;
/// Slots up to which it is tried.
const MAX_SLOTS: usize = 500;

/// Whether a constraint's residual holds a variable that its row does not: one whose derivative α it does not reach.
pub(super) fn joins_orders(model: &Model, row: &Row) -> bool {
    let class = model.class_of(row.instance);
    let Origin::Constraint(number) = row.origin else { return false };
    let constraint = &class.constraints[number];
    let Some(&h) = constraint.stages.first() else { return false };
    let held = |s| match class.interface.symbols.get(&s) {
        Some(Reference::State { of, .. }) => Some(of),
        _ => None,
    };
    model.graph.symbols_of(&[h]).into_iter().filter_map(held).any(|of| constraint.row.iter().all(|(v, _)| v != of))
}

/// The residuals (row, stage), the free slots and how easily each moves.
struct Everything {
    residuals: Vec<(usize, usize)>,
    slots: Vec<usize>,
    ease: Vec<f64>,
}

impl Assembler<'_> {
    /// Tries to meet all constraints from `state`; whether it did. If not, the state is as it was.
    pub(super) fn solve_all_slots(&mut self, start: &StartValues, state: &mut State) -> bool {
        let everything = Everything::new(self.model, start);
        if everything.slots.is_empty() || everything.slots.len() > MAX_SLOTS {
            return false;
        }
        let mut y = state.y.clone();
        let met = self.levenberg(&everything, &mut y);
        if met {
            state.y = y;
        }
        self.equations.evaluate(self.t, &state.y, &self.inputs);
        met
    }

    fn levenberg(&mut self, all: &Everything, y: &mut Vec<f64>) -> bool {
        self.equations.evaluate(self.t, y, &self.inputs);
        let depth = |&(row, stage): &(usize, usize)| self.model.rows[row].depth - stage;
        let weights: Vec<f64> = all.residuals.iter().map(|r| 1.0 / scale(&self.equations, r.0, depth(r), y)).collect();
        let mut r = self.weighted(all, &weights, y);
        let mut damping = 0.0;
        for _ in 0..ITERATIONS {
            if largest(&r) <= SOLVED || !norm(&r).is_finite() {
                break;
            }
            let j = self.differences(all, &weights, y);
            let Some(step) = damped_step(&j, &r, (damping, RANK)) else { break };
            let mut trial = y.clone();
            for ((&slot, &ease), d) in all.slots.iter().zip(&all.ease).zip(&step) {
                trial[slot] += ease * d;
            }
            let new = self.weighted(all, &weights, &trial);
            if norm(&new) < norm(&r) {
                (*y, r) = (trial, new);
                damping = if damping < NO_DAMPING { 0.0 } else { damping * 0.1 };
            } else if largest(&r) <= MET || damping > LARGEST_DAMPING {
                break;
            } else {
                damping = if damping == 0.0 { FIRST_DAMPING } else { damping * 10.0 };
            }
        }
        largest(&r) <= MET
    }

    fn weighted(&mut self, all: &Everything, weights: &[f64], y: &[f64]) -> Vec<f64> {
        self.equations.evaluate(self.t, y, &self.inputs);
        let value = |(&(row, stage), w): (&(usize, usize), &f64)| w * self.equations.residual(row, stage);
        all.residuals.iter().zip(weights).map(value).collect()
    }

    fn differences(&mut self, all: &Everything, weights: &[f64], y: &[f64]) -> Mat<f64> {
        let mut j = Mat::zeros(all.residuals.len(), all.slots.len());
        let mut near = y.to_vec();
        let sizes = self.model.natural.of_states(self.model);
        for (k, (&slot, &ease)) in all.slots.iter().zip(&all.ease).enumerate() {
            let h = DIFFERENCE * y[slot].abs().max(sizes[slot]);
            near[slot] = y[slot] + h;
            let above = self.weighted(all, weights, &near);
            near[slot] = y[slot] - h;
            let below = self.weighted(all, weights, &near);
            near[slot] = y[slot];
            for (i, (a, b)) in above.iter().zip(&below).enumerate() {
                j[(i, k)] = ease * (a - b) / (2.0 * h);
            }
        }
        j
    }
}

impl Everything {
    fn new(model: &Model, start: &StartValues) -> Self {
        let rows = model.rows.iter().enumerate().filter(|(_, r)| !r.soft);
        let slots: Vec<usize> = (0..model.states).filter(|&s| !start.fixed[s]).collect();
        Self {
            residuals: rows.flat_map(|(i, r)| (0..r.depth).map(move |stage| (i, stage))).collect(),
            ease: slots.iter().map(|&s| if start.given[s] { 0.25 } else { 1.0 }).collect(),
            slots,
        }
    }
}

fn norm(r: &[f64]) -> f64 {
    r.iter().map(|x| x * x).sum::<f64>().sqrt()
}

fn largest(r: &[f64]) -> f64 {
    r.iter().fold(0.0, |m, x| if x.is_nan() { f64::INFINITY } else { x.abs().max(m) })
}
