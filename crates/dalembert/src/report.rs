//! The report page of a simulation.

use dalembert_answers::result::{RunResult, RunSummary};
use dalembert_report::page::{Curves, ReportInput, html};
use dalembert_viewer::Picture;

use crate::error::Error;
use crate::load::Loaded;
use crate::verbs::At;

impl Loaded {
    /// One self-contained HTML page: model, findings at the start state `set`, plots of `run`.
    ///
    /// # Errors
    /// As [`Self::doctor`].
    pub fn report(&self, set: &[(String, f64)], run: &RunResult) -> Result<String, Error> {
        self.report_of(set, &run.summary, &Curves::of(run), None)
    }

    /// The same for a run whose samples went to [`Curves`], in bounded memory, and whose bodies are shown moving.
    ///
    /// # Errors
    /// As [`Self::doctor`].
    pub fn report_of(
        &self,
        set: &[(String, f64)],
        run: &RunSummary,
        curves: &Curves,
        picture: Option<&Picture>,
    ) -> Result<String, Error> {
        let diagnosis = self.doctor(&At { set: set.to_vec(), ..At::default() })?;
        Ok(html(&ReportInput { summary: &self.summary(), diagnosis: &diagnosis, run, curves, picture }))
    }
}
