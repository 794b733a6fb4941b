//! Steps that would leave the sheet of the constraints on which a search began, for one that no motion reaches.
//!
//! Equations of variables of order 0, and constraints, may have several solutions for the same independent coordinates: h of h·w = 1, h − w = n is positive or negative. With D the
//! columns in which the rows A are regular at a place, variables of order 0 before others, the solution is continued along a step as long as
//!
//! ```text
//! det A_D(y(s)) / det A_D(y(0)) > 0,   y(s) the chord, 0 ≤ s ≤ 1                                                           (5)
//! ```
//!
//! for where that determinant vanishes, motions along the sheet turn round or end. It is looked at in some places of the chord. A step that fails is made shorter; what only turns away from D has another
//! D then. Only signs are compared, which depend on no unit.

use dalembert_dynamics::equations::Equations;
use dalembert_linear::Mat;
use dalembert_model::model::Model;
use dalembert_model::state::State;

use crate::tolerances::{CHORD, RANK};

/// What constraints say of positions.
pub(super) struct Sheet<'m> {
    equations: Equations<'m>,
    /// Rows that hold slot 0 of variables.
    rows: Vec<usize>,
    /// The places of a chord, as shares of it.
    shares: Vec<f64>,
}

impl<'m> Sheet<'m> {
    pub(super) fn of(model: &'m Model) -> Self {
        let equations = Equations::new(model);
        let holds = |&r: &usize| {
            let row = &model.rows[r];
            !row.soft
                && dalembert_dynamics::kkt::entries(model, r).iter().any(|e| is_position(model, row.depth, e.column))
        };
        let rows = (0..model.rows.len()).filter(holds).collect();
        // Between two orientations a quaternion is none.
        let whole = model.mechanism.as_ref().is_some_and(|m| !m.quaternions.is_empty());
        let shares = if whole { vec![1.0] } else { (1..=CHORD).map(|k| f64::from(k) / f64::from(CHORD)).collect() };
        Self { equations, rows, shares }
    }

    /// Whether a step between two places on the constraints keeps to their sheet, as far as (5) tells.
    pub(super) fn is_kept(&mut self, from: &State, to: &State) -> bool {
        if self.rows.is_empty() {
            return true;
        }
        let here = self.matrix(from, &from.y);
        let pivots = pivots(self.equations.model, here.clone());
        let sign = |a: &Mat<f64>| {
            sign_of_determinant(Mat::from_fn(pivots.len(), pivots.len(), |i, k| a[(pivots[i].0, pivots[k].1)]))
        };
        let before = sign(&here);
        let at = |s: f64| from.y.iter().zip(&to.y).map(|(x, y)| x + s * (y - x)).collect::<Vec<f64>>();
        let shares = self.shares.clone();
        shares.into_iter().all(|s| before * sign(&self.matrix(from, &at(s))) >= 0.0)
    }

    /// A by rows and the model's columns in motions of natural size, each row beside its largest entry.
    fn matrix(&mut self, state: &State, y: &[f64]) -> Mat<f64> {
        self.equations.evaluate(state.t, y, &state.inputs);
        let model = self.equations.model;
        let mut a = Mat::zeros(self.rows.len(), model.n());
        for (i, &r) in self.rows.iter().enumerate() {
            let entries = self.equations.row(r).filter(|e| is_position(model, model.rows[r].depth, e.0));
            let entries: Vec<(usize, f64)> = entries.map(|(c, x)| (c, x * model.natural.of_motion(c))).collect();
            let largest = entries.iter().fold(0.0_f64, |most, e| most.max(e.1.abs()));
            entries.iter().filter(|_| largest > 0.0).for_each(|&(c, x)| a[(i, c)] += x / largest);
        }
        a
    }
}

/// Whether a row of this depth holds slot 0 of a column's variable.
fn is_position(model: &Model, depth: usize, column: usize) -> bool {
    let v = &model.variables[column];
    if v.is_twist() { depth == 2 } else { v.order as usize == depth }
}

/// Rows and columns of a regular part, found by elimination with complete pivoting: of variables of order 0 as many as there are.
fn pivots(model: &Model, mut a: Mat<f64>) -> Vec<(usize, usize)> {
    let (mut rows, mut found) = ((0..a.nrows()).collect::<Vec<_>>(), Vec::new());
    for algebraic in [true, false] {
        let columns: Vec<usize> = (0..a.ncols()).filter(|&c| model.variables[c].algebraic == algebraic).collect();
        while let Some((at, c, pivot)) = largest(&a, &rows, &columns).filter(|most| most.2.abs() > RANK) {
            let r = rows.swap_remove(at);
            found.push((r, c));
            for &other in &rows {
                let share = a[(other, c)] / pivot;
                if share != 0.0 {
                    (0..a.ncols()).for_each(|k| a[(other, k)] -= share * a[(r, k)]);
                    a[(other, c)] = 0.0;
                }
            }
        }
    }
    found
}

/// The largest entry of some rows and columns: the place of its row among these, its column, and its value.
fn largest(a: &Mat<f64>, rows: &[usize], columns: &[usize]) -> Option<(usize, usize, f64)> {
    let entries = rows.iter().enumerate().flat_map(|(at, &r)| columns.iter().map(move |&c| (at, c, a[(r, c)])));
    entries.reduce(|most, e| if e.2.abs() > most.2.abs() { e } else { most })
}

/// The sign of a determinant, 0 where it vanishes.
fn sign_of_determinant(mut a: Mat<f64>) -> f64 {
    let (n, mut sign) = (a.nrows(), 1.0);
    for k in 0..n {
        let pivot = (k..n).fold(k, |best, i| if a[(i, k)].abs() > a[(best, k)].abs() { i } else { best });
        if a[(pivot, k)] == 0.0 || a[(pivot, k)].is_nan() {
            return 0.0;
        }
        if pivot != k {
            (0..n).for_each(|j| (a[(k, j)], a[(pivot, j)]) = (a[(pivot, j)], a[(k, j)]));
            sign = -sign;
        }
        sign *= a[(k, k)].signum();
        for i in k + 1..n {
            let share = a[(i, k)] / a[(k, k)];
            if share != 0.0 {
                (k + 1..n).for_each(|j| a[(i, j)] -= share * a[(k, j)]);
            }
        }
    }
    sign
}
