//! One state, everything about it.

use dalembert_enforce::{Answer, MethodName, Tolerance};
use dalembert_integrate::Failure;

use crate::accelerations::{named, unbalanced};
use crate::equations::{Equations, Readings};
use crate::hard_rows::HardRows;
use crate::model::Model;
use crate::result::{AssemblyReport, Evaluation, LevelSummary};
use crate::state::State;

/// Evaluates a model at a state with a method.
///
/// # Errors
/// In words, if a number is not finite, the mass matrix is negative or the method can't treat the model.
pub fn evaluate(
    model: &Model,
    state: &State,
    method: MethodName,
    assembly: AssemblyReport,
) -> Result<Evaluation, Failure> {
    let mut equations = Equations::new(model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    if let Some(what) = equations.not_finite() {
        return Err(Failure::new(what));
    }
    let answer =
        method.method::<f64>().enforce(&equations.problem(), &Tolerance::default()).map_err(|e| named(model, &e))?;
    let d = &answer.determinacy;
    if !d.balanced {
        return Err(unbalanced(model, &answer));
    }
    let hard = HardRows::of(&equations, &answer, answer.method)?;
    let row_names = |rows: &[usize]| rows.iter().map(|&r| model.rows[r].name.clone()).collect();
    let mut evaluation = Evaluation {
        t: state.t,
        accelerations: model.variables.iter().enumerate().map(|(i, v)| (v.highest.clone(), answer.alpha[i])).collect(),
        lambda: (0..model.rows.len())
            .map(|r| (model.rows[r].name.clone(), answer.lambda[r], d.reaction_determined[r]))
            .collect(),
        levels: levels(&equations, &hard),
        columns: model.variables.iter().map(|v| v.highest.clone()).collect(),
        force: equations.force.clone(),
        b: equations.b.clone(),
        gamma: (0..model.n()).map(|i| answer.gamma[i]).collect(),
        accelerations_unique: d.accelerations_unique,
        undetermined: d.undetermined.iter().map(|&c| model.variables[c].highest.clone()).collect(),
        consistent: d.consistent,
        contradictory: row_names(&d.contradictory),
        rank: hard.rank,
        gap: hard.gap,
        soft: hard.names(&equations),
        method: answer.method.as_str().to_owned(),
        assembly,
        ..Evaluation::default()
    };
    name_state(model, state, &mut evaluation);
    matrices(&equations, &mut evaluation);
    read(model, state, &equations, &answer, &mut evaluation);
    Ok(evaluation)
}

fn levels(equations: &Equations<'_>, hard: &HardRows) -> Vec<LevelSummary> {
    let model = equations.model;
    let rows = |level: usize| {
        let own = model.rows.iter().enumerate().filter(|(i, r)| r.level == level && !hard.soft.contains(i));
        own.map(|(_, r)| r.name.clone()).collect()
    };
    let ranks = hard.level_ranks.iter().enumerate();
    ranks.map(|(i, &rank)| LevelSummary { level: i + 1, rows: rows(i + 1), rank }).collect()
}

fn name_state(model: &Model, state: &State, evaluation: &mut Evaluation) {
    for slot in 0..model.max_order as usize {
        for v in model.variables.iter().filter(|v| slot < v.state.len()) {
            let named = (v.slots[slot].clone(), state.y[v.state[slot]]);
            if slot == 0 { evaluation.q.push(named) } else { evaluation.v.push(named) }
        }
    }
}

fn matrices(equations: &Equations<'_>, evaluation: &mut Evaluation) {
    let n = equations.model.n();
    let mut dense = vec![0.0; n * n];
    equations.mass_into(&mut dense);
    evaluation.mass = (0..n).map(|i| (0..n).map(|j| dense[j * n + i]).collect()).collect();
    evaluation.rows = (0..equations.model.rows.len())
        .map(|r| {
            let mut row = vec![0.0; n];
            equations.row(r).for_each(|(c, value)| row[c] = value);
            row
        })
        .collect();
}

fn read(model: &Model, state: &State, equations: &Equations<'_>, answer: &Answer<f64>, evaluation: &mut Evaluation) {
    let alpha: Vec<f64> = answer.alpha.iter().copied().collect();
    let lambda: Vec<f64> = answer.lambda.iter().copied().collect();
    let mut readings = Readings::new(model);
    readings.evaluate(state, equations.inputs(), &alpha, &lambda);
    evaluation.energy = model.energy_known().then_some((readings.kinetic, readings.potential));
    evaluation.outputs = model.outputs.iter().map(|o| o.name.clone()).zip(readings.outputs).collect();
}
