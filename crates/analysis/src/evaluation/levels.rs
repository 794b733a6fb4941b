//! The levels of a model, or the steps of a recursion: their rows, the rank that each adds, constraint forces and operators.
//!
//! ```text
//! γᵣ = M αᵣ − f,   αᵣ the accelerations under the rows up to level r                                             [O 2.3]
//! ```

use dalembert_answers::result::{LevelOperators, LevelSummary, SoftRow};
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::hard_rows::HardRows;
use dalembert_dynamics::kkt::DENSE_LIMIT;
use dalembert_dynamics::words::named;
use dalembert_enforce::real::{level_operators, posterior_variances};
use dalembert_enforce::{Answer, MethodName};
use dalembert_integrate::Failure;
use dalembert_linear::Mat;
use dalembert_model::model::Origin;

use dalembert_answers::result::Evaluation;

/// Levels with the rank that each adds.
pub(super) fn listed(equations: &Equations<'_>, hard: &HardRows, recurs: bool) -> Vec<LevelSummary> {
    let model = equations.model;
    let ranks = hard.level_ranks.iter().enumerate();
    let mut levels: Vec<LevelSummary> =
        ranks.map(|(i, &rank)| LevelSummary { level: i + 1, rank, ..LevelSummary::default() }).collect();
    for (i, row) in model.rows.iter().enumerate() {
        let number = if recurs { row.step } else { row.level };
        let Some(level) = levels.get_mut(number - 1) else { continue };
        if let (true, Origin::Closure { closure, row: 0 }, Some(m)) = (recurs, row.origin, &model.mechanism) {
            level.joints.push(m.closures[closure].name.clone());
        }
        let hard = hard.soft.binary_search(&i).is_err();
        if hard { &mut level.rows } else { &mut level.soft }.push(row.name.clone());
    }
    levels
}

/// γ of each level. Methods that do not go level by level know the last one only; then multipliers say the others.
pub(super) fn constraint_forces(
    equations: &mut Equations<'_>,
    method: MethodName,
    answer: &Answer<f64>,
    levels: &mut [LevelSummary],
) -> Result<(), Failure> {
    let own = answer.gamma_levels.len() == levels.len();
    let other = if own || levels.len() < 2 {
        None
    } else {
        let rows: Vec<usize> = (0..equations.model.rows.len()).collect();
        let problem = equations.problem_for(method, &rows);
        let tolerance = equations.tolerance(&problem);
        Some(MethodName::Multipliers.real().enforce(&problem, &tolerance))
    };
    let other = other.transpose().map_err(|e| named(equations.model, &e))?;
    let increments = &other.as_ref().unwrap_or(answer).gamma_levels;
    let mut gamma = equations.phi.clone();
    for (level, increment) in levels.iter_mut().zip(increments) {
        gamma.iter_mut().zip(increment.iter()).for_each(|(sum, x)| *sum += x);
        level.gamma.clone_from(&gamma);
    }
    // The last is that of all rows.
    if let Some(last) = levels.last_mut() {
        last.gamma = answer.gamma.iter().copied().collect();
    }
    Ok(())
}

/// S, G, P and K of each level.
pub(super) fn operators(
    equations: &mut Equations<'_>,
    method: MethodName,
    evaluation: &mut Evaluation,
) -> Result<(), Failure> {
    let model = equations.model;
    if model.n() > DENSE_LIMIT {
        let n = model.n();
        return Err(Failure::new(format!(
            "operators of levels are matrices of all columns: they are given for up to {DENSE_LIMIT}, and this model has {n}"
        )));
    }
    if model.rows.is_empty() {
        return Err(Failure::new("operators of levels are those of constraints, and this model has none"));
    }
    let rows: Vec<usize> = (0..model.rows.len()).collect();
    let problem = equations.problem_for(method, &rows);
    let found = level_operators(&problem, &equations.tolerance(&problem)).map_err(|e| named(equations.model, &e))?;
    let mut first = 0;
    for ((level, operators), group) in evaluation.levels.iter_mut().zip(&found).zip(&problem.levels) {
        let count = group.rows();
        let soft = |k: usize| equations.yields(first + k);
        let order: Vec<usize> = (0..count).filter(|&k| !soft(k)).chain((0..count).filter(|&k| soft(k))).collect();
        let gain = |k: &Mat<f64>| Mat::from_fn(k.nrows(), count, |i, j| k[(i, order[j])]);
        level.operators = Some(LevelOperators {
            s: listed_rows(&operators.s),
            g: listed_rows(&operators.g),
            p: operators.p.as_ref().map(listed_rows),
            k: operators.k.as_ref().map(|k| listed_rows(&gain(k))),
        });
        first += count;
    }
    Ok(())
}

/// What is left of the variances of soft rows.
pub(super) fn noise(equations: &mut Equations<'_>, evaluation: &mut Evaluation) -> Result<(), Failure> {
    let model = equations.model;
    if model.n() > DENSE_LIMIT || (0..model.rows.len()).all(|r| !equations.yields(r)) {
        return Ok(());
    }
    let problem = equations.problem();
    let tolerance = equations.tolerance(&problem);
    let found = posterior_variances(&problem, &tolerance).map_err(|e| named(model, &e))?;
    let row = |(row, variance, posterior): (usize, f64, f64)| SoftRow {
        name: model.rows[row].name.clone(),
        variance,
        posterior,
    };
    evaluation.noise = found.into_iter().map(row).collect();
    Ok(())
}

fn listed_rows(x: &Mat<f64>) -> Vec<Vec<f64>> {
    (0..x.nrows()).map(|i| (0..x.ncols()).map(|j| x[(i, j)]).collect()).collect()
}
