//! Whether the equations of small disturbances change with time.
//!
//! Where the state stays, A follows time where a formula has it as a factor of what is disturbed, or an input that has a formula of time: a pendulum is held upright
//! by shaking its pivot (P. L. Kapitza), where A at any one instant has an eigenvalue that grows. Then eigenvalues say nothing about what
//! disturbances do. Loads that change by themselves leave A as it is. Where the state moves on, A follows it, unless the equations are linear or do not depend on what moves: of a
//! pendulum in mid swing, or of a disc that rolls, described by axes that turn with it, eigenvalues of one instant say as little.

use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::projection::Projector;
use dalembert_linear::Mat;
use dalembert_model::state::State;

use super::rest::{carried, instants, timed};
use crate::derivatives::{Place, Solver};
use crate::tolerances::{STILL, SUMMED};

/// Whether A is another one, by more than it is off here, at one of some other instants, the state being carried on by its rates if it `moves`; also where it does not exist
/// there.
pub(super) fn changes_with_time(
    solver: &Solver<'_, '_>,
    places: &[Place],
    (a, off): (&Mat<f64>, &Mat<f64>),
    moves: bool,
) -> bool {
    let (model, state) = (solver.model, solver.state);
    if !timed(model) && !moves {
        return false;
    }
    let size = |&(s, c): &Place| model.natural.of_slot(c, model.variables[c].order as i32 - s as i32);
    let sizes: Vec<f64> = places.iter().map(size).collect();
    instants(model, 0.0).any(|after| {
        let mut later = State { t: state.t + after, ..state.clone() };
        let mut equations = Equations::new(model);
        if moves {
            equations.evaluate(state.t, &state.y, &state.inputs);
            later.y = carried(model, &equations, state, after).y;
            for (v, alpha) in model.variables.iter().zip(&solver.alpha) {
                if let Some(&place) = v.state.last() {
                    later.y[place] += after * alpha;
                }
            }
            if Projector::new(model).project(&mut equations, later.t, &mut later.y, &later.inputs).is_err() {
                return true;
            }
        }
        equations.evaluate(later.t, &later.y, &later.inputs);
        let Ok(there) = solver.at(&mut equations, &later, None) else { return true };
        let changes: Vec<_> = places.iter().map(|&place| there.along_state(place)).collect();
        let later = Mat::from_fn(places.len(), places.len(), |i, j| there.rate(&changes[j], places[i]));
        differ((a, off), &later, &sizes)
    })
}

/// Whether a later A is another one. An entry changes where it does by a share of itself, or of what else there is of its rate or of its state, in the sizes of the states; beside that, rounding of zeros
/// does not: a wheel turns the sums of which they are made.
fn differ((a, off): (&Mat<f64>, &Mat<f64>), later: &Mat<f64>, sizes: &[f64]) -> bool {
    let n = sizes.len();
    let sized = |x: f64, i: usize, j: usize| (x * sizes[j] / sizes[i]).abs();
    let entry = |i: usize, j: usize| sized(a[(i, j)], i, j);
    let rows: Vec<f64> = (0..n).map(|i| (0..n).map(|j| entry(i, j)).fold(0.0, f64::max)).collect();
    let columns: Vec<f64> = (0..n).map(|j| (0..n).map(|i| entry(i, j)).fold(0.0, f64::max)).collect();
    let whole = rows.iter().copied().fold(0.0, f64::max);
    let kept = |i: usize, j: usize| {
        let rounding = (STILL * rows[i].max(columns[j])).max(SUMMED * whole);
        sized(later[(i, j)] - a[(i, j)], i, j) <= rounding.max(sized(off[(i, j)], i, j))
    };
    // A comparison with NaN fails.
    !(0..n).all(|j| (0..n).all(|i| kept(i, j)))
}
