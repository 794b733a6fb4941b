//! Steps that would pass a place where the equations have no bound, as the attraction of an electrode has at its surface.
//!
//! On both sides of it a formula has values, and Newton's step does not feel what lies between. A factor g of a denominator that changes sign along the chord y(s), 0 ≤ s ≤ 1,
//! is zero at some s*. There is a pole if a number of the equations grows from look to look without end on the way to it,
//!
//! ```text
//! |F(s* − h/8)| > 2 |F(s* − h)|,   h → 0, by h = 1 a component moves by its size                                          (4)
//! ```
//!
//! and none where the quotient stays, as that of sin(x)/x does.

use dalembert_dynamics::equations::Equations;
use dalembert_expr::Origin;
use dalembert_model::model::Model;
use dalembert_model::pattern::Source;
use dalembert_model::state::State;
use dalembert_scalar::digits;

use crate::tolerances::{BESIDE, GROWS, NARROWED};

/// What a model divides by.
pub(super) struct Poles<'m> {
    equations: Equations<'m>,
    /// Of each call that divides: where its arguments begin, its number, its factors of denominators.
    calls: Vec<(usize, usize, Vec<Origin>)>,
    registers: Vec<f64>,
}

/// One that lies between two states.
pub(super) struct Pole {
    /// The share of the chord up to it.
    pub share: f64,
    /// What has no bound there, in words.
    pub told: String,
}

impl<'m> Poles<'m> {
    pub(super) fn of(model: &'m Model) -> Self {
        let (mut first, mut calls) = (0, Vec::new());
        for (k, call) in model.pattern.calls.iter().enumerate() {
            let changes: Vec<bool> =
                call.inputs.iter().map(|s| matches!(s, Source::State(_) | Source::Signal(_))).collect();
            let found = model.classes[call.class].equations.tape.divisors(&changes);
            if call.outputs > 0 && !found.is_empty() {
                calls.push((first, k, found));
            }
            first += call.inputs.len();
        }
        Self { equations: Equations::new(model), calls, registers: Vec::new() }
    }

    /// The first pole between two states.
    pub(super) fn between(&mut self, from: &State, to: &State) -> Option<Pole> {
        if self.calls.is_empty() {
            return None;
        }
        let at = |s: f64| from.y.iter().zip(&to.y).map(|(x, y)| x + s * (y - x)).collect::<Vec<f64>>();
        let (start, end) = (self.factors(from, &from.y), self.factors(from, &to.y));
        let sizes = self.equations.model.natural.of_states(self.equations.model);
        let moved = from.y.iter().zip(&to.y).zip(&sizes).map(|((x, y), size)| ((y - x) / (x.abs() + size)).abs());
        let near = BESIDE / moved.fold(0.0, f64::max);
        let opposite = |x: f64, y: f64| (x < 0.0 && y > 0.0) || (x > 0.0 && y < 0.0);
        let changed: Vec<usize> = (0..start.len()).filter(|&k| opposite(start[k], end[k])).collect();
        let poles = changed.into_iter().filter_map(|k| {
            let (mut low, mut high) = (0.0, 1.0);
            loop {
                let middle = 0.5 * (low + high);
                if middle <= low || middle >= high {
                    break;
                }
                if opposite(start[k], self.factors(from, &at(middle))[k]) { high = middle } else { low = middle }
            }
            let looks = [NARROWED * NARROWED, NARROWED, 1.0].map(|h| self.values(from, &at(low - h * near)));
            let grows = |v: usize| looks.windows(2).all(|pair| pair[1][v].abs() > GROWS * pair[0][v].abs());
            let value = (0..looks[0].len()).find(|&v| grows(v))?;
            Some(Pole { share: low, told: self.told(value, from, &at(low)) })
        });
        poles.min_by(|x, y| x.share.total_cmp(&y.share))
    }

    fn factors(&mut self, state: &State, y: &[f64]) -> Vec<f64> {
        let model = self.equations.model;
        self.equations.evaluate(state.t, y, &state.inputs);
        let mut out = Vec::new();
        for (first, call, origins) in &self.calls {
            let call = &model.pattern.calls[*call];
            let arguments = &self.equations.arguments_now()[*first..first + call.inputs.len()];
            let tape = &model.classes[call.class].equations.tape;
            tape.origin_values(origins, arguments, &mut self.registers, &mut |g| out.push(g));
        }
        out
    }

    fn values(&mut self, state: &State, y: &[f64]) -> Vec<f64> {
        self.equations.evaluate(state.t, y, &state.inputs);
        (0..self.equations.model.pattern.values).map(|v| self.equations.value(v)).collect()
    }

    fn told(&self, value: usize, from: &State, pole: &[f64]) -> String {
        let model = self.equations.model;
        let pushed = model.pattern.force.iter().find(|(_, v)| *v == value).map(|(c, _)| *c);
        let of =
            pushed.map_or_else(|| "an equation".to_owned(), |c| format!("the force on `{}`", model.variables[c].name));
        let near = |c: usize| {
            let v = &model.variables[c];
            let &place = v.state.first().filter(|place| from.y[**place] != pole[**place])?;
            Some(format!(" near `{}` = {}", v.name, digits::brief(pole[place], 6)))
        };
        let near = pushed.into_iter().chain(0..model.n()).find_map(near).unwrap_or_default();
        format!("{of} has no bound{near}, where the search does not pass")
    }
}
