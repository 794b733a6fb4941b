//! To where loads take the model: motion with friction in place of inertia, by steps that become Newton's.
//!
//! ```text
//! M ẇ = −Q(w):   (σ L Lᵀ + ∂Q/∂w) δw = −Q,   M_f = L Lᵀ,   σ → 0                                                           (3)
//! ```
//!
//! This is the gradient flow of the potential energy in the mass metric where there is one, along constraints of any kind, with nothing but
//! loads needed. A step counts if the loads before and after it have done work together, (Q₀ + Q₁)·δw < 0, the trapezium rule for how the energy
//! sinks: then σ becomes less, otherwise more (C. T. Kelley, D. E. Keyes: Convergence analysis of pseudo-transient continuation, SIAM J.
//! Numer. Anal. 35 (1998) 508–523). A model whose energy has a lower bound can't go on for ever, and where its energy is least ‖Q‖ is zero.

use dalembert_dense as dense;
use dalembert_dynamics::projection::displace;
use dalembert_linear::Mat;

use super::search::{Here, Search};
use super::straight::{Trail, rank};
use crate::tolerances::{
    BALANCED, CREEPING, EASING, FIRM, KEPT, LONGEST, SINKING, SINKING_EACH, SOFT, STIFFENINGS, STILL,
};

impl Search<'_, '_> {
    /// Where the loads lead, by steps of any number up to a limit.
    pub(super) fn downhill(&mut self, mut here: Here) -> Here {
        let (mut firm, mut same) = (FIRM, 0);
        self.trail = Trail::default();
        // The more freedoms there are, the more turns they make one after the other.
        for _ in 0..SINKING + SINKING_EACH * here.loads.len() {
            if here.size <= BALANCED || same > CREEPING {
                break;
            }
            let Some((next, length)) = self.sink(&here, &mut firm) else { break };
            self.trail.goes_on(length, next.merit() / here.merit());
            self.steps += 1;
            // Loads that no step changes push on for ever.
            same = if (next.merit() - here.merit()).abs() <= KEPT * here.merit() { same + 1 } else { 0 };
            here = next;
        }
        // The last steps are Newton's.
        self.straight_on(here)
    }

    /// One step, with its length in the sizes of the model and the state.
    fn sink(&mut self, here: &Here, firm: &mut f64) -> Option<(Here, f64)> {
        let slope = self.slope(here).ok()?;
        let (model, f) = (self.model, here.residual.nrows());
        let unit = model.natural.of_derivative(2);
        // ∂Q along admissible velocities, whitened on both sides.
        let along = Mat::from_fn(slope.places.len(), f, |k, i| slope.places[k].share[i]);
        let whitened = here.backward_right(&(&slope.jacobian * &along));
        for _ in 0..STIFFENINGS {
            let matrix = Mat::from_fn(f, f, |i, j| whitened[(i, j)] + if i == j { *firm * unit } else { 0.0 });
            // Where loads have died away beside stiff parts the rest is rounding of these, and leads anywhere.
            if here.size <= STILL && self.trail.has_no_end() && rank(&matrix, SOFT) < f {
                return None;
            }
            let z = here.backward(&dense::Lu::new(&matrix).solve(&here.residual));
            let delta: Vec<f64> =
                (0..model.n()).map(|c| -(0..f).map(|k| here.basis[(c, k)] * z[(k, 0)]).sum::<f64>()).collect();
            let length = (0..model.n()).map(|c| (delta[c] / self.reach(&here.state.y, c)).abs()).fold(0.0, f64::max);
            let before = here.work(&delta);
            if length <= LONGEST && before > 0.0 {
                let mut state = here.state.clone();
                self.move_by(&mut state, &delta);
                if let Some(next) = self.tried(here, state)
                    && before + next.work(&delta) > 0.0
                {
                    *firm = (*firm * EASING).max(f64::MIN_POSITIVE);
                    return Some((next, length));
                }
            } else if !length.is_finite() {
                return None;
            }
            *firm /= EASING;
        }
        None
    }

    /// Moves positions by a displacement of all velocities.
    pub(super) fn move_by(&mut self, state: &mut dalembert_model::state::State, delta: &[f64]) {
        let model = self.model;
        self.equations.evaluate(state.t, &state.y, &state.inputs);
        let mut moved = vec![0.0; model.n()];
        for depth in (1..=model.max_order.max(2) as usize).rev() {
            let level = |c: usize| {
                let v = &model.variables[c];
                if v.is_twist() { 2 } else { v.order as usize }
            };
            let own: Vec<f64> = (0..model.n()).map(|c| if level(c) == depth { delta[c] } else { 0.0 }).collect();
            if own.iter().any(|x| *x != 0.0) {
                displace(model, &self.equations, depth, &own, &mut moved, &mut state.y);
            }
        }
    }
}
