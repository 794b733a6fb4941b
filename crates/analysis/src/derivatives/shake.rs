//! Numbers moved by some roundings, as chance has it: what is computed from them moves by what rounding may have done to it.
//!
//! ```text
//! x → x + δ (|x| + size),   |δ| in [½, 1] · 8 ε                 states and numbers of bodies, beside the size of their kind (1)
//! x → x (1 + δ)                                                 entries of M and A, derivatives, time, inputs              (2)
//! ```
//!
//! J. Vignes, Discrete stochastic arithmetic for validating results of numerical software, Numer. Algorithms 37 (2004) 377–390, with numbers
//! that are moved where they enter instead of in each operation.

use std::cell::Cell;

use dalembert_bodies::tree::{Node, PlaneTree, Tree};
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::residual::Residual;
use dalembert_expr::Dual;
use dalembert_model::model::Model;
use dalembert_model::state::State;

use crate::tolerances::SHAKEN;

/// One way to move all numbers.
#[derive(Clone, Debug)]
pub(crate) struct Shake {
    seed: u64,
    /// How many derivatives were moved so far.
    count: Cell<u64>,
}

impl Shake {
    pub(crate) fn new(seed: u64) -> Self {
        Self { seed, count: Cell::new(0) }
    }

    /// A state moved by (1), or as far as it misses the constraints, time and inputs by (2).
    pub(crate) fn state(&self, equations: &Equations<'_>, state: &State) -> State {
        let model = equations.model;
        let mut moved = state.clone();
        let sizes = model.natural.of_states(model);
        let missed = (0..model.rows.len()).filter(|&r| model.rows[r].depth > 0 && !equations.yields(r));
        let known = missed.map(|r| equations.relative_residual(r, 0)).fold(SHAKEN, f64::max) / SHAKEN;
        for (k, (y, size)) in moved.y.iter_mut().zip(sizes).enumerate() {
            // By turns to both sides, where formulas may differ.
            let side = if self.seed.is_multiple_of(2) { 1.0 } else { -1.0 };
            *y += side * Self::new(self.seed / 2).chance(&[1, k as u64]) * known * (y.abs() + size);
        }
        moved.t *= 1.0 + self.chance(&[2]);
        for (k, input) in moved.inputs.iter_mut().enumerate() {
            *input = input.map(|u| u * (1.0 + self.chance(&[3, k as u64])));
        }
        moved
    }

    /// A number of size ½ to 1 for each of the states and inputs.
    pub(crate) fn share(&self, k: u64) -> f64 {
        self.chance(&[1, k]) / SHAKEN
    }

    /// The model with numbers of its tree moved beside the largest of their kind; zeros stay, so that what lies in a plane does.
    pub(crate) fn model(&self, model: &Model) -> Option<Model> {
        let m = model.mechanism.as_ref().filter(|m| m.flexible.is_none())?;
        // What is computed in the plane stays there, where components out of it have no say.
        let plane = PlaneTree::of(&m.tree).is_some();
        let moved = |k: usize, node: &Node| {
            let mut node = node.clone();
            let mut part = 0;
            let mut by = |x: &mut f64, size: f64| {
                part += 1;
                if *x != 0.0 {
                    *x += self.chance(&[7, k as u64, part]) * size;
                }
            };
            for x in node.placement.rotation.0.iter_mut().flatten() {
                let size = if plane { x.abs() } else { 1.0 };
                by(x, size);
            }
            let size = node.placement.position.norm();
            node.placement.position.0.iter_mut().for_each(|x| by(x, size));
            let (mass, first) = (node.inertia.mass, node.inertia.first.norm());
            let second = node.inertia.second.0.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
            by(&mut node.inertia.mass, mass);
            node.inertia.first.0.iter_mut().for_each(|x| by(x, first));
            node.inertia.second.0.iter_mut().for_each(|x| by(x, second));
            node
        };
        let nodes = m.tree.nodes().iter().enumerate().map(|(k, node)| moved(k, node)).collect();
        let tree = Tree::new(nodes, m.tree.gravity).ok()?;
        (PlaneTree::of(&tree).is_some() == plane).then(|| model.with_tree(tree))
    }

    /// (2) of an entry of M, which stays symmetric.
    pub(super) fn of_mass(&self, i: usize, j: usize) -> f64 {
        1.0 + self.chance(&[4, i.min(j) as u64, i.max(j) as u64])
    }

    /// (2) of an entry of A, the same on all levels.
    pub(super) fn of_row(&self, row: usize, column: usize) -> f64 {
        1.0 + self.chance(&[5, row as u64, column as u64])
    }

    /// (2) of derivatives.
    pub(super) fn derivatives(&self, here: &mut Residual) {
        let stages = here.stages.iter_mut().flatten();
        let rates = here.rates.iter_mut().map(|rate| &mut rate.1);
        let numbers = here.balance.iter_mut().chain(&mut here.rows).chain(&mut here.noise).chain(stages).chain(rates);
        numbers.for_each(|x: &mut Dual<f64>| {
            let count = self.count.get();
            self.count.set(count + 1);
            x.derivative *= 1.0 + self.chance(&[6, count]);
        });
    }

    /// δ for what this key stands for (splitmix64).
    fn chance(&self, key: &[u64]) -> f64 {
        let mut z = self.seed;
        for part in key {
            z = z.wrapping_add(*part).wrapping_add(0x9e37_79b9_7f4a_7c15);
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^= z >> 31;
        }
        let share = 0.5 + 0.5 * ((z >> 12) as f64 / (1_u64 << 52) as f64);
        if z & 1 == 0 { SHAKEN * share } else { -SHAKEN * share }
    }
}
