//! Whether the equations of small disturbances change with time.
//!
//! Where the state stays, A follows time where a formula has it as a factor of what is disturbed, or an input that has a formula of time: a pendulum is held upright
//! by shaking its pivot (P. L. Kapitza), where A at any one instant has an eigenvalue that grows. Then eigenvalues say nothing about what
//! disturbances do. Loads that change by themselves leave A as it is. Where the state moves on, A follows it, unless the equations are linear or do not depend on what moves: of a
//! pendulum in mid swing, or of a disc that rolls, described by axes that turn with it, eigenvalues of one instant say as little.

use dalembert_dynamics::equations::Equations;
use dalembert_linear::Mat;
use dalembert_model::state::State;

use super::differ::{differ, sizes};
use super::rest::{gone_on, instants, moves_on, timed};
use crate::derivatives::{Place, Solver};

/// Whether A is another one, by more than it is off here, at one of some other instants, the state being carried on by its rates if it `moves`; also where it does not exist
/// there.
pub(super) fn changes_with_time(
    solver: &Solver<'_, '_>,
    places: &[Place],
    (a, off): (&Mat<f64>, &Mat<f64>),
    moves: bool,
) -> bool {
    let (model, state) = (solver.model, solver.state);
    // What follows from constraints moves on as well.
    let moves = moves || moves_on(model, state);
    if !timed(model) && !moves {
        return false;
    }
    let sizes = sizes(model, places);
    instants(model, 0.0).any(|after| {
        let stays = || Some(State { t: state.t + after, ..state.clone() });
        let Some(later) = (if moves { gone_on(model, state, after, &solver.alpha) } else { stays() }) else {
            return true;
        };
        let mut equations = Equations::new(model);
        equations.evaluate(later.t, &later.y, &later.inputs);
        let Ok(there) = solver.at(&mut equations, &later, None) else { return true };
        let changes = there.along_places(places);
        let later = Mat::from_fn(places.len(), places.len(), |i, j| there.rate(&changes[j], places[i]));
        differ((a, off), &later, &sizes)
    })
}
