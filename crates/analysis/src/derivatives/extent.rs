//! How large a model is to matrices: mechanisms beside each other take room together and time each by itself.

use dalembert_dynamics::equations::Equations;
use dalembert_integrate::Failure;

use super::parts::parts;

/// Columns and rows of a model in parts that no row joins.
struct Extent {
    /// Columns of each part, and its rows.
    parts: Vec<(usize, usize)>,
}

impl Extent {
    /// At the state that the equations were evaluated at last.
    fn of(equations: &Equations<'_>) -> Self {
        let model = equations.model;
        let hard = (0..model.rows.len()).filter(|&r| !equations.yields(r));
        let rows: Vec<Vec<usize>> =
            hard.map(|r| equations.row(r).filter(|entry| entry.1 != 0.0).map(|entry| entry.0).collect()).collect();
        let parts = parts(model.n(), &rows);
        Self { parts: parts.iter().map(|(rows, columns)| (columns.len(), rows.len())).collect() }
    }

    /// Freedoms, if no row repeats others.
    fn freedoms(&self) -> usize {
        self.parts.iter().map(|(columns, rows)| columns.saturating_sub(*rows)).sum()
    }

    /// Columns of the largest part that rows join.
    fn joined(&self) -> usize {
        self.parts.iter().filter(|part| part.1 > 0).map(|part| part.0).max().unwrap_or(0)
    }
}

/// Refuses a model with more freedoms, or more variables that constraints join, than `most`.
///
/// # Errors
/// In words, with the number; `what` ends the sentence: "derivatives are written out".
pub(crate) fn fits(equations: &Equations<'_>, most: usize, what: &str) -> Result<(), Failure> {
    let extent = Extent::of(equations);
    let (freedoms, joined) = (extent.freedoms(), extent.joined());
    let told = if freedoms > most {
        format!("the model has {freedoms} freedoms")
    } else if joined > most {
        format!("constraints join {joined} variables of the model to each other")
    } else {
        return Ok(());
    };
    Err(Failure::new(format!("{told}; {what} for up to {most}")))
}
