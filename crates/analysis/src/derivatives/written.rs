//! Changes along states and inputs as named matrices.

use super::{Change, Derivatives, Named, Place, Solver};
use dalembert_bodies::spatial::Twist;
use dalembert_model::model::Model;

impl Solver<'_, '_> {
    /// The answer with its names.
    pub(crate) fn written(
        &self,
        states: Vec<Place>,
        changes: &[Change],
        inputs: Vec<Named>,
        pushes: &[Change],
    ) -> Derivatives {
        let model = self.model;
        let by_row = |rows: usize, changes: &[Change], of: &dyn Fn(&Change, usize) -> f64| -> Vec<Vec<f64>> {
            (0..rows).map(|i| changes.iter().map(|c| of(c, i)).collect()).collect()
        };
        let alpha = |c: &Change, i: usize| c.alpha[i];
        let rate = |c: &Change, i: usize| self.rate(c, states[i]);
        let effort = |c: &Change, i: usize| c.efforts[i];
        let independent = &self.stages[0].independent;
        let reduced = &self.reduced;
        let acceleration = |&c: &usize| {
            let v = &model.variables[c];
            Named { name: v.highest(), unit: v.slot_unit(v.order as usize) }
        };
        Derivatives {
            states: states.iter().map(|&(s, c)| state_name(model, s, c)).collect(),
            inputs,
            accelerations: (0..model.n()).map(|c| acceleration(&c)).collect(),
            alpha_by_state: by_row(model.n(), changes, &alpha),
            alpha_by_input: by_row(model.n(), pushes, &alpha),
            state_matrix: by_row(states.len(), changes, &rate),
            input_matrix: by_row(states.len(), pushes, &rate),
            independent: independent.iter().map(acceleration).collect(),
            efforts_by_state: by_row(independent.len(), changes, &effort),
            efforts_by_acceleration: (0..independent.len())
                .map(|i| (0..independent.len()).map(|j| reduced[(i, j)]).collect())
                .collect(),
            by_sweeps: self.by_sweeps().is_some(),
        }
    }

    /// Change of a state's rate.
    pub(crate) fn rate(&self, change: &Change, (s, c): Place) -> f64 {
        let v = &self.model.variables[c];
        if s == 1 {
            return change.alpha[c];
        }
        if v.is_twist() {
            return self.turning_rate(change, c);
        }
        let replaced = change.rates.iter().find(|(place, _)| s == 2 && *place == v.state[0]);
        replaced.map_or_else(|| change.y[v.state[v.order as usize - s + 1]], |r| r.1)
    }

    /// Rate of a small turn or shift along a twist V = [ω; v] of the body's frame: δ̇ = V' − V × δ.
    fn turning_rate(&self, change: &Change, column: usize) -> f64 {
        let (Some(m), Some(mechanics)) = (&self.model.mechanism, &self.equations.mechanics) else { return 0.0 };
        let Some(at) = m.columns.iter().position(|&c| c == column) else { return 0.0 };
        let Some(&(_, first, position)) =
            m.quaternions.iter().find(|&&(_, v, p)| (v..v + if p { 6 } else { 3 }).contains(&at))
        else {
            return 0.0;
        };
        let six = |of: &dyn Fn(usize) -> f64| {
            Twist::from_array(std::array::from_fn(|i| if i < 3 || position { of(first + i) } else { 0.0 }))
        };
        let velocity = six(&|v| mechanics.v[v]);
        let delta = six(&|v| change.levels[2][m.columns[v]]);
        let own = six(&|v| change.levels[1][m.columns[v]]);
        let (omega, turn) = (velocity.angular, delta.angular);
        let rate: Twist<f64> = Twist {
            angular: own.angular - omega.cross(turn),
            linear: own.linear + turn.cross(velocity.linear) - omega.cross(delta.linear),
        };
        rate.to_array()[at - first]
    }
}

pub(crate) fn state_name(model: &Model, s: usize, c: usize) -> Named {
    let v = &model.variables[c];
    match (v.order as usize).checked_sub(s) {
        Some(slot) => Named { name: v.slot(slot).into_owned(), unit: v.slot_unit(slot) },
        None => {
            let unit = v.slot_unit(0).map(|u| u.strip_suffix("/s").map_or_else(|| format!("{u}*s"), str::to_owned));
            Named { name: format!("int({})", v.name), unit }
        }
    }
}
