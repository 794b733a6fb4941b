//! E ẋ = A x + B u with the constraints in it: x = (q, q̇, …, λ).
//!
//! ```text
//! d/dt q⟨s⟩ = q⟨s+1⟩,    M α = −∂ρ + Aᵀλ + …,    0 = ∂h                                                                    (1)
//! ```
//!
//! with ρ at the α and λ that hold. Constraints stand as the user wrote them, on positions or velocities; those between accelerations
//! are A α = b with E on their left. Turns of joints that close loops are no unknowns: near the state nothing depends on them.

use dalembert_answers::linearization::Descriptor;
use dalembert_dynamics::independent::{essential, freedoms, rows_of_length_one};
use dalembert_integrate::Failure;
use dalembert_linear::Mat;
use dalembert_model::model::Variable;
use dalembert_model::state::State;

use super::Question;
use super::names::{self, By};
use crate::derivatives::{self, Solver, regular};
use dalembert_model::model::Model;

/// The form at an assembled state.
///
/// # Errors
/// In words: as for [`super::Linear::of`]; models with free or spherical joints, quasi-velocities or constraints that yield.
pub fn descriptor(model: &Model, state: &State, question: &Question) -> Result<Descriptor, Failure> {
    if model.variables.iter().any(|v| v.is_twist() || v.quasi.is_some()) || model.rows.iter().any(|row| row.soft) {
        return Err(Failure::new(
            "the descriptor form is not written for models with free or spherical joints, quasi-velocities or constraints with noise: \
             leave `--form descriptor` out",
        ));
    }
    let mut equations = regular(model, state)?;
    let solver = Solver::new(&mut equations, state, &derivatives::Question::default())?;
    // Turns, which no variable has, stand at the end of the state.
    let (n, states) = (model.n(), model.variables.iter().map(|v| v.state.len()).sum());
    let mut rows = Mat::zeros(model.rows.len(), n);
    (0..n).for_each(|c| solver.row_entries(c).for_each(|(r, x)| rows[(r, c)] = x));
    // Rows that repeat others would leave multipliers open, and the pencil singular.
    let everything: Vec<usize> = (0..rows.nrows()).collect();
    let (of_length_one, _) = rows_of_length_one(solver.equations, &everything);
    let kept = essential(&of_length_one, &[(rows.nrows(), n - freedoms(&of_length_one))]);
    let left: Vec<usize> = everything.into_iter().filter(|r| !kept.contains(r)).collect();
    let size = states + kept.len();
    let mut out = Descriptor {
        states: names_of(model, states, &kept),
        e: vec![vec![0.0; size]; size],
        a: vec![vec![0.0; size]; size],
        b: vec![Vec::new(); size],
        left_out: left.iter().map(|&r| model.rows[r].name.clone()).collect(),
    };
    // The balance of a variable stands where its last slot is; other slots have the next one as their rate.
    let last = |v: &Variable| v.state[v.state.len() - 1];
    for (c, v) in model.variables.iter().enumerate() {
        for pair in v.state.windows(2) {
            (out.e[pair[0]][pair[0]], out.a[pair[0]][pair[1]]) = (1.0, 1.0);
        }
        for (other, w) in model.variables.iter().enumerate() {
            out.e[last(v)][last(w)] = solver.mass_entry(c, other);
        }
        for (k, &r) in kept.iter().enumerate() {
            out.a[last(v)][states + k] = rows[(r, c)];
        }
    }
    for place in 0..states {
        let change = solver.residual_along(place);
        for (c, v) in model.variables.iter().enumerate() {
            out.a[last(v)][place] -= change.balance[c].derivative;
        }
        for (k, &r) in kept.iter().enumerate() {
            out.a[states + k][place] = match model.rows[r].depth {
                0 => change.rows[r].derivative,
                _ => change.stages[r][0].derivative,
            };
        }
    }
    for (k, &r) in kept.iter().enumerate().filter(|&(_, &r)| model.rows[r].depth == 0) {
        for (c, v) in model.variables.iter().enumerate() {
            out.e[states + k][last(v)] = -rows[(r, c)];
        }
    }
    let drives = match &question.inputs {
        Some(list) => names::drives(model, list)?,
        None => names::default_drives(model),
    };
    for drive in &drives {
        out.b.iter_mut().for_each(|row| row.push(0.0));
        let column = out.b[0].len() - 1;
        let force: Vec<f64> = match drive.by {
            By::Input(input) => {
                let along = solver.residual_along_input(input);
                for (k, &r) in kept.iter().enumerate().filter(|&(_, &r)| model.rows[r].depth > 0) {
                    out.b[states + k][column] = along.stages[r][0].derivative;
                }
                along.balance.iter().map(|x| -x.derivative).collect()
            }
            By::Force(column) => (0..n).map(|c| f64::from(u8::from(c == column))).collect(),
        };
        for (v, x) in model.variables.iter().zip(force) {
            out.b[last(v)][column] = x;
        }
    }
    Ok(out)
}

fn names_of(model: &Model, states: usize, kept: &[usize]) -> Vec<String> {
    let mut names = vec![String::new(); states];
    for v in &model.variables {
        v.state.iter().enumerate().for_each(|(slot, &place)| names[place] = v.slot(slot).into_owned());
    }
    names.extend(kept.iter().map(|&r| format!("lambda({})", model.rows[r].name)));
    names
}
