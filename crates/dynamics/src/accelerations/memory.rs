//! What accelerations remember from state to state.

use dalembert_integrate::{Memory, Remember};

use super::{Accelerations, Frozen, Way};

impl Remember for Accelerations<'_> {
    fn remember(&mut self, memory: &mut Memory) {
        self.equations.evaluations.remember(memory);
        let mut method = self.method.clone();
        method.remember(memory);
        if method != self.method {
            // What `auto` took gave way.
            (self.way, self.method) = Way::by_multipliers(self.equations.model, true, self.exact);
            if method != self.method {
                memory.refuse();
            }
        }
        if let Way::Step(solver) = &mut self.way {
            solver.remember(memory);
        }
        self.factorizations.remember(memory);
        self.slack.remember(memory);
        self.beside.remember(memory);
        let rows = self.equations.model.rows.len();
        let mut frozen = self.frozen.as_ref().map(|f| f.solver.rows.clone());
        frozen.remember(memory);
        self.held.remember(memory);
        if frozen.iter().chain(&self.held).flatten().any(|&r| r >= rows) {
            return memory.refuse();
        }
        if memory.reads() {
            self.frozen = frozen.map(|rows| Frozen::new(self.equations.model, rows));
        }
        self.ranks.remember(memory);
        self.rank.remember(memory);
        self.nearness.remember(memory);
        self.near.remember(memory);
    }
}
