//! Symbolic analyses of a model's equations: made once, whoever factors them.

use std::sync::{Arc, Mutex, PoisonError};

use dalembert_enforce::sparse::Analysis;

/// Analyses by the rows that they are for.
#[derive(Debug, Default)]
pub struct Analyses(Mutex<Vec<(Vec<usize>, Arc<Analysis>)>>);

impl Analyses {
    /// The analysis for some rows, made if it is not there.
    pub fn of(&self, rows: &[usize], make: impl FnOnce() -> Analysis) -> Arc<Analysis> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, found)) = known.iter().find(|(own, _)| own == rows) {
            return Arc::clone(found);
        }
        let made = Arc::new(make());
        known.push((rows.to_vec(), Arc::clone(&made)));
        made
    }

    /// How many were made so far.
    pub fn made(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}
