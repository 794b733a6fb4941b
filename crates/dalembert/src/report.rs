//! The report page of a simulation.

use dalembert_dynamics::result::RunResult;
use dalembert_io::report::{ReportInput, html};

use crate::error::Error;
use crate::load::Loaded;
use crate::verbs::At;

impl Loaded {
    /// One self-contained HTML page: model, findings at the start state `set`, plots of `run`.
    ///
    /// # Errors
    /// As [`Self::doctor`].
    pub fn report(&self, set: &[(String, f64)], run: &RunResult) -> Result<String, Error> {
        let diagnosis = self.doctor(&At { set: set.to_vec(), method: None })?;
        Ok(html(&ReportInput { summary: &self.summary(), diagnosis: &diagnosis, run }))
    }
}
