//! The report page of a simulation.

use dalembert_answers::result::{RunResult, RunSummary};
use dalembert_answers::samples::Samples;
use dalembert_answers::snapshot::{FramePose, Snapshot};
use dalembert_report::page::{Curves, ReportInput, html};
use dalembert_viewer::{Motion, Picture, data};

use crate::error::Error;
use crate::load::Loaded;
use crate::verbs::At;

impl Loaded {
    /// One self-contained HTML page: model, findings at the start state `set`, plots of `run`; the bodies in motion, if the run holds
    /// their poses.
    ///
    /// # Errors
    /// As [`Self::doctor`].
    pub fn report(&self, set: &[(String, f64)], run: &RunResult) -> Result<String, Error> {
        self.report_of(set, &run.summary, &Curves::of(run), self.picture(set, run).as_ref())
    }

    /// The motion of a run that holds its poses, without reactions.
    fn picture(&self, set: &[(String, f64)], run: &RunResult) -> Option<Picture> {
        let (poses, scene) = (run.poses.as_ref()?, self.scene(set)?);
        let mut motion = Motion::of(scene.frames.iter().map(|f| f.tracked).collect());
        for (k, &t) in run.time.iter().enumerate() {
            let at: Option<Vec<FramePose>> = (0..poses.names.len()).map(|frame| poses.at(k, frame)).collect();
            // A motion refuses no sample.
            let _ = motion.snapshot(t, &Snapshot { poses: &at?, reactions: &[] });
        }
        data(&scene, &motion)
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
