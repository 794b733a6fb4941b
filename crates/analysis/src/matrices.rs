//! Derivatives of accelerations and efforts as named matrices, at any state that has them.

use dalembert_answers::derivatives::{Derivatives, Named};
use dalembert_integrate::Failure;
use dalembert_model::model::Model;
use dalembert_model::state::State;
use faer::Mat;

use crate::beside::{Sides, sizes_of, solver_beside};
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
    if finite(&mut answer).is_none() {
        return Err(not_finite());
    }
    let numbers =
        |h: f64, shake: Option<Shake>| solver_beside(&solver, h, shake, |there| finite(&mut matrices(there).1));
    let Some(sides) = Sides::of(&solver, &numbers) else { return Ok(answer) };
    let sizes = sizes_of(model, &places);
    for (k, table) in all(&mut answer).into_iter().enumerate() {
        let by_size = |j: usize| if table.by_states { sizes[j] } else { 1.0 };
        if let Some(&(i, j, meets)) = sides.meeting(k, &by_size).first() {
            let (of, on, does) = (&table.rows[i].name, &table.columns[j].name, meets.in_words());
            return Err(Failure::new(format!(
                "how `{of}` depends on `{on}` {does}: {}; ask for derivatives beside it",
                sides.because
            )));
        }
        let mut here = dense(table.entries);
        sides.limits(k, &mut here, None);
        let rows = table.entries.iter_mut().zip(0..);
        rows.for_each(|(row, i)| row.iter_mut().zip(0..).for_each(|(x, j)| *x = here[(i, j)]));
    }
    Ok(answer)
}

fn matrices(solver: &Solver<'_, '_>) -> (Vec<Place>, Derivatives) {
    let (states, changes) = solver.along_states();
    let (inputs, pushes) = solver.along_inputs();
    (states.clone(), solver.written(states, &changes, inputs, &pushes))
}

/// A matrix of derivatives with the names of its rows and columns.
struct Table<'a> {
    entries: &'a mut Vec<Vec<f64>>,
    rows: &'a [Named],
    columns: &'a [Named],
    /// Whether its columns are states, not inputs.
    by_states: bool,
}

/// All matrices of derivatives of an answer.
fn all(answer: &mut Derivatives) -> [Table<'_>; 5] {
    let Derivatives {
        states,
        inputs,
        accelerations,
        independent,
        alpha_by_state,
        alpha_by_input,
        state_matrix,
        input_matrix,
        efforts_by_state,
        ..
    } = answer;
    let (states, inputs, accelerations, independent) = (&states[..], &inputs[..], &accelerations[..], &independent[..]);
    [
        Table { entries: alpha_by_state, rows: accelerations, columns: states, by_states: true },
        Table { entries: alpha_by_input, rows: accelerations, columns: inputs, by_states: false },
        Table { entries: state_matrix, rows: states, columns: states, by_states: true },
        Table { entries: input_matrix, rows: states, columns: inputs, by_states: false },
        Table { entries: efforts_by_state, rows: independent, columns: states, by_states: true },
    ]
}

fn dense(rows: &[Vec<f64>]) -> Mat<f64> {
    Mat::from_fn(rows.len(), rows.first().map_or(0, Vec::len), |i, j| rows[i][j])
}

/// All matrices of an answer, if all of their entries are finite.
fn finite(answer: &mut Derivatives) -> Option<Vec<Mat<f64>>> {
    let found = all(answer).map(|table| dense(table.entries));
    found.iter().all(|x| x.col_iter().all(|column| column.iter().all(|x| x.is_finite()))).then(|| found.into())
}
