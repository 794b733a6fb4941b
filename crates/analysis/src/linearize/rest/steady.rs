//! Small disturbances of a steady motion.

use dalembert_answers::linearization::{Mode, Stability};
use dalembert_dense as dense;
use dalembert_integrate::Failure;
use dalembert_linear::{LinearSystem, Mat};
use dalembert_model::model::Model;
use dalembert_model::state::State;

use super::Held;
use super::search::independent;
use crate::derivatives::{self, Solver, regular};
use crate::linearize::{said, verdicts};

/// Modes of small disturbances of a steady motion, in all that is not held.
pub(super) fn around(model: &Model, state: &State, held: &[Held]) -> Result<(Vec<Mode>, Stability), Failure> {
    let mut equations = regular(model, state)?;
    let question = derivatives::Question { independent: independent(model, held), some: true };
    let mut solver = Solver::new(&mut equations, state, &question)?;
    solver.without_acceleration();
    let own = solver.independent().to_vec();
    let is_held = |c: usize| held.iter().any(|h| h.column == c);
    let (places, changes) = solver.along_states();
    let rows: Vec<usize> = (0..own.len()).filter(|&k| !is_held(own[k])).collect();
    let kept: Vec<usize> = (0..places.len()).filter(|&k| !is_held(places[k].1)).collect();
    let mass = Mat::from_fn(rows.len(), rows.len(), |i, j| solver.reduced[(rows[i], rows[j])]);
    let efforts = Mat::from_fn(rows.len(), places.len(), |i, k| changes[k].efforts[rows[i]]);
    let rates = dense::Lu::new(&mass).solve(&efforts);
    let entry = |i: usize, j: usize| {
        let ((s, c), change) = (places[kept[i]], kept[j]);
        match (s, rows.iter().position(|&k| own[k] == c)) {
            (1, Some(row)) => -rates[(row, change)],
            _ => solver.rate(&changes[change], (s, c)),
        }
    };
    let n = kept.len();
    let system = LinearSystem::strictly_proper(Mat::from_fn(n, n, entry), Mat::zeros(n, 0), Mat::zeros(0, n));
    let names = kept.iter().map(|&k| derivatives::state_name(model, places[k].0, places[k].1).name).collect();
    let system = system.and_then(|s| s.with_names(names, Vec::new(), Vec::new())).map_err(said)?;
    verdicts::modes_of(&system).map_err(said)
}
