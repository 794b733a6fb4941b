//! Derivatives of what makes rates, row by row: shared by the dense and the sparse form of Jacobians.

use dalembert_bodies::spatial::{Quaternion, Vector};
use dalembert_dynamics::equations::{Equations, baumgarte_weight};
use dalembert_dynamics::residual::{Point, Residual};
use dalembert_expr::{Derivative, Directions, Dual};
use dalembert_model::model::Model;

use super::semi_explicit::{Role, Split};

/// Components that are looked at together: values are computed once for all of them, and registers hold derivatives side by side.
pub(super) const TOGETHER: usize = 8;

/// A number with its derivatives along these.
pub(super) type Along = Dual<f64, Directions<TOGETHER>>;

/// Derivatives by rows: of the rates that are no accelerations, of −ρ in the places of accelerations, and behind `size` of −σ − R λ; in rows that a split
/// takes out, of g or nothing.
pub(super) fn slopes<D: Derivative<f64> + PartialEq>(
    equations: &Equations<'_>,
    (at, here): (&Point<'_, D>, &Residual<D>),
    size: usize,
    split: Option<&Split>,
) -> Vec<D> {
    let model = equations.model;
    let mut out = vec![D::zero(); size + model.rows.len()];
    for (v, rho) in model.variables.iter().zip(&here.balance) {
        for s in 1..v.state.len() {
            out[v.state[s - 1]] = at.y[v.state[s]].derivative;
        }
        out[v.top()] = -rho.derivative;
    }
    here.rates.iter().for_each(|(place, rate)| out[*place] = rate.derivative);
    turning(model, at.y, &mut out);
    for (r, row) in model.rows.iter().enumerate() {
        match split.map_or(Role::Differential, |split| split.roles[r]) {
            Role::Differential => {}
            Role::Algebraic(_) => {
                out[size + r] = here.stages[r][0].derivative;
                continue;
            }
            Role::Follows => continue,
        }
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
