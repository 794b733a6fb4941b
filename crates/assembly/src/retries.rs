//! Further tries from a start.
//!
//! Where the first try ends in a dead end, values without a guess are varied, always the same way. A start whose loops close but for what the digits of a file leave stays: no motion mends that, and another
//! pose misses by relatively less only since relative residuals stand beside the terms of rows, which grow as joints turn.

use dalembert_answers::result::AssemblyReport;
use dalembert_model::model::Origin;
use dalembert_model::state::State;

use super::{Assembler, Stage, TRIES};
use crate::tolerances::levenberg::SOLVED;
use crate::tolerances::{CLEARLY, FAR, NEAR, UNMET};

impl Assembler<'_> {
    /// Tries from the start and from values without a guess that are varied, until one meets the rows; then the state that is nearest to them.
    pub(super) fn solve_with_retries(&mut self, stage: &Stage, state: &mut State, report: &mut AssemblyReport) {
        let start = state.y.clone();
        let mut best = (f64::INFINITY, start.clone());
        let mut closed = false;
        for attempt in 0..TRIES {
            state.y.clone_from(&start);
            self.vary(stage, attempt, &mut state.y);
            let size = self.solve(stage, &mut state.y, report);
            if attempt == 0 {
                closed = stage.depth == 2 && self.closes_nearly(stage, &start, &state.y);
            }
            // A pose that is met but for rounding stays, and a start that closes but for what digits leave where none closes to rounding, whatever pose elsewhere is met better by chance.
            let met = best.0 <= UNMET || closed && attempt > 0 && size > SOLVED;
            let counts = (size <= stage.met() || size < CLEARLY * best.0) && (!met || self.is_near(&state.y, &best.1));
            if counts {
                best = (size, state.y.clone());
            }
            if best.0 <= stage.met() || met && !counts {
                break;
            }
        }
        if best.0 > stage.met()
            && !closed
            && stage.soft_starts.is_empty()
            && let Some(y) = self.walk(stage, (&self.zero(), &start), report)
        {
            best.1 = y;
        }
        if best.0 <= stage.met()
            && let Some(y) = self.nearer_to_guesses(stage, &start, &best.1, report)
        {
            best.1 = y;
        }
        state.y = best.1;
        self.look(&state.y);
    }

    /// Whether the loops of a start close but for what digits leave, and the pose that was found from there is as near. Relative residuals stand beside the terms of rows, which grow as joints turn: a pose
    /// elsewhere misses by relatively less though its parts miss by as much.
    fn closes_nearly(&mut self, stage: &Stage, start: &[f64], found: &[f64]) -> bool {
        let closes = |r: &usize| matches!(self.model.rows[*r].origin, Origin::Closure { .. });
        if !stage.rows.iter().any(closes) {
            return false;
        }
        self.look(start);
        let scales = self.scales(stage, start);
        let closes = self.size(stage, &scales).1 <= NEAR && self.met_as_it_is(stage, start, NEAR);
        closes && self.is_near(start, found)
    }

    /// Guesses choose the branch: where one had to go far, and less far if what has none goes as near as it can before they move, that state.
    fn nearer_to_guesses(
        &mut self,
        stage: &Stage,
        start: &[f64],
        found: &[f64],
        report: &mut AssemblyReport,
    ) -> Option<Vec<f64>> {
        let moved = self.guesses_moved(stage, start, found);
        let free = stage.without_guesses(stage.soft_starts.clone());
        if stage.depth != 2 || !(moved > FAR) || free.columns.is_empty() {
            return None;
        }
        let mut y = start.to_vec();
        self.solve(&free, &mut y, report);
        let met = self.solve(stage, &mut y, report) <= stage.met();
        (met && self.guesses_moved(stage, start, &y) < CLEARLY * moved).then_some(y)
    }

    /// The farthest that a guess was moved, in the model's own sizes.
    fn guesses_moved(&self, stage: &Stage, start: &[f64], y: &[f64]) -> f64 {
        let sizes = self.model.natural.of_states(self.model);
        let place = |c: usize| {
            let v = &self.model.variables[c];
            (v.order as usize).checked_sub(stage.depth).map(|slot| v.state[slot])
        };
        let guesses = stage.columns.iter().zip(&stage.guessed).filter(|(_, guessed)| **guessed);
        let places = guesses.filter_map(|(&c, _)| place(c));
        places.fold(0.0, |most: f64, p| most.max((y[p] - start[p]).abs() / sizes[p]))
    }
}
