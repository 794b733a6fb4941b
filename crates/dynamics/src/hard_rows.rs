//! Rank of the rows that must hold: rows with a variance R > 0 yield and take no freedom away.
//!
//! A soft row A α + R λ = b is a hard row of a system with one variable more, so that it is independent of all others. What it
//! determines (accelerations along directions without inertia, its own λ) is in the answer to the whole problem; rank and
//! mobility are those of the others.

use dalembert_enforce::{Answer, MethodName};
use dalembert_integrate::Failure;

use crate::equations::Equations;
use crate::words::named_at;

/// Ranks without the rows that yield.
pub struct HardRows {
    /// Rank of the rows that must hold.
    pub rank: usize,
    /// What each level adds to it.
    pub level_ranks: Vec<usize>,
    /// Singular-value gap of the rank decision.
    pub gap: f64,
    /// Rows that yield.
    pub soft: Vec<usize>,
}

impl HardRows {
    /// From the answer to the whole problem; rows that yield are taken out and the rest is asked again.
    ///
    /// # Errors
    /// As the method's.
    pub fn of(equations: &mut Equations<'_>, answer: &Answer<f64>, method: MethodName) -> Result<Self, Failure> {
        let soft: Vec<usize> = (0..equations.model.rows.len()).filter(|&r| equations.yields(r)).collect();
        let from = |d: &dalembert_enforce::Determinacy<f64>, soft| Self {
            rank: d.rank,
            level_ranks: d.level_ranks.clone(),
            gap: d.gap,
            soft,
        };
        if soft.is_empty() {
            return Ok(from(&answer.determinacy, soft));
        }
        let rows: Vec<usize> = (0..equations.model.rows.len()).filter(|r| !soft.contains(r)).collect();
        let problem = equations.problem_for(method, &rows);
        let hard = method.real().enforce(&problem, &equations.tolerance(&problem));
        hard.map(|a| from(&a.determinacy, soft)).map_err(|e| named_at(equations, &e))
    }

    /// Names of the rows that yield.
    pub fn names(&self, equations: &Equations<'_>) -> Vec<String> {
        self.soft.iter().map(|&r| equations.model.rows[r].name.clone()).collect()
    }
}
