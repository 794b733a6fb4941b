//! Derivatives of accelerations and efforts as named matrices, at any state that has them.

use dalembert_answers::derivatives::{Derivatives, Named};
use dalembert_integrate::Failure;
use dalembert_model::model::Model;
use dalembert_model::state::State;
use faer::Mat;

use crate::beside::{Meets, Sides, sizes_of, solver_beside};
use crate::derivatives::{Place, Question, Shake, Solver, not_finite, regular};

/// Derivatives at an assembled state.
///
/// # Errors
/// In words: numbers that are not finite, accelerations that are not determined, models that are too large, names that are not known or
/// do not determine the motion, formulas that meet at the state and differ.
pub fn derivatives(model: &Model, state: &State, question: &Question) -> Result<Derivatives, Failure> {
    let mut equations = regular(model, state)?;
    let solver = Solver::new(&mut equations, state, question)?;
    let (places, mut answer) = matrices(&solver);
    if all(&mut answer).into_iter().any(|x| x.iter().flatten().any(|x| !x.is_finite())) {
        return Err(not_finite());
    }
    let numbers =
        |h: f64, shake: Option<Shake>| solver_beside(&solver, (h, shake), |there| dense(&mut matrices(there).1));
    if let Some(sides) = Sides::of(&solver, &numbers) {
        let sizes = sizes_of(model, &places);
        for (k, [rows, columns]) in names(&answer).into_iter().enumerate() {
            let by_size = |j: usize| if k % 2 == 0 { sizes[j] } else { 1.0 };
            if let Some(&(i, j, meets)) = sides.meeting(k, &by_size).first() {
                let does = match meets {
                    Meets::Jumps => "changes at once",
                    Meets::Grows => "has no bound",
                };
                let (of, on, because) = (&rows[i].name, &columns[j].name, sides.because);
                return Err(Failure::new(format!(
                    "how `{of}` depends on `{on}` {does} here: {because}; ask for derivatives beside it"
                )));
            }
        }
        for (k, rows) in all(&mut answer).into_iter().enumerate() {
            let mut here = Mat::from_fn(rows.len(), rows.first().map_or(0, Vec::len), |i, j| rows[i][j]);
            sides.limits(k, &mut here, None);
            rows.iter_mut().zip(0..).for_each(|(row, i)| row.iter_mut().zip(0..).for_each(|(x, j)| *x = here[(i, j)]));
        }
    }
    Ok(answer)
}

fn matrices(solver: &Solver<'_, '_>) -> (Vec<Place>, Derivatives) {
    let (states, changes) = solver.along_states();
    let (inputs, pushes) = solver.along_inputs();
    (states.clone(), solver.written(states, &changes, inputs, &pushes))
}

/// The matrices of an answer: those by the states at even places, those by inputs at odd ones.
fn all(answer: &mut Derivatives) -> [&mut Vec<Vec<f64>>; 5] {
    [
        &mut answer.alpha_by_state,
        &mut answer.alpha_by_input,
        &mut answer.state_matrix,
        &mut answer.input_matrix,
        &mut answer.efforts_by_state,
    ]
}

/// Of what, and along what.
fn names(answer: &Derivatives) -> [[Vec<Named>; 2]; 5] {
    let (states, inputs) = (&answer.states, &answer.inputs);
    let named = |rows: &[Named], columns: &[Named]| [rows.to_vec(), columns.to_vec()];
    [
        named(&answer.accelerations, states),
        named(&answer.accelerations, inputs),
        named(states, states),
        named(states, inputs),
        named(&answer.independent, states),
    ]
}

fn dense(answer: &mut Derivatives) -> Option<Vec<Mat<f64>>> {
    let matrix = |rows: &Vec<Vec<f64>>| Mat::from_fn(rows.len(), rows.first().map_or(0, Vec::len), |i, j| rows[i][j]);
    let found = all(answer).map(|rows| matrix(rows));
    found.iter().all(|x| x.col_iter().all(|column| column.iter().all(|x| x.is_finite()))).then(|| found.into())
}
