//! The report page of a simulation.

use dalembert_answers::driven::Driven;
use dalembert_answers::result::{RunResult, RunSummary};
use dalembert_report::page::{Course, Curves, Field, Panel, ReportInput, html};
use dalembert_viewer::Picture;
use dalembert_viewer::scene::Axis;

use crate::error::Error;
use crate::load::Loaded;
use crate::stage::Stage;
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

    /// The same of a kinematic run: the first drive takes the place of time, `headline` and what stopped it are sentences.
    ///
    /// # Errors
    /// As [`Self::doctor`].
    pub fn report_driven(
        &self,
        set: &[(String, f64)],
        driven: &Driven,
        (headline, stop): (String, Option<String>),
    ) -> Result<String, Error> {
        let drive = driven.drives.first().cloned().unwrap_or_default();
        let rate = driven.rate.unwrap_or(1.0) * (drive.to - drive.from).signum();
        let start = driven.run.time.first().copied().unwrap_or(0.0);
        let axis = Axis { name: drive.name, unit: drive.unit, from: drive.from - rate * start, rate };
        let remarks = driven.remarks();
        let mut stage = Stage::of(self, set);
        if let Some(stage) = &mut stage {
            stage.along(axis.clone());
            stage.show(&driven.run, &driven.drawn);
        }
        let picture = stage.and_then(|stage| stage.picture());
        let diagnosis = self.doctor(&At { set: set.to_vec(), ..At::default() })?;
        let (summary, curves) = (self.summary(), Curves::of(&driven.run));
        let course = Course { axis, headline, remarks, stop };
        Ok(html(&ReportInput {
            summary: &summary,
            diagnosis: &diagnosis,
            run: &driven.run.summary,
            curves: &curves,
            picture: picture.as_ref(),
            course: Some(&course),
            panel: None,
        }))
    }

    /// The motion of a run that holds its poses, without reactions and drawings.
    fn picture(&self, set: &[(String, f64)], run: &RunResult) -> Option<Picture> {
        run.poses.as_ref()?;
        let mut stage = Stage::of_bodies(self, set)?;
        stage.show(run, &[]);
        stage.picture()
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
        self.page(set, run, curves, (picture, None))
    }

    /// The same with numbers that may be changed, to be served by a program that runs the model again.
    ///
    /// # Errors
    /// As [`Self::doctor`].
    pub fn page(
        &self,
        set: &[(String, f64)],
        run: &RunSummary,
        curves: &Curves,
        (picture, panel): (Option<&Picture>, Option<&Panel>),
    ) -> Result<String, Error> {
        let diagnosis = self.doctor(&At { set: set.to_vec(), ..At::default() })?;
        let summary = self.summary();
        Ok(html(&ReportInput { summary: &summary, diagnosis: &diagnosis, run, curves, picture, course: None, panel }))
    }

    /// Parameters, and values and rates at the assembled start, as they may be changed.
    ///
    /// # Errors
    /// As [`Self::evaluate`].
    pub fn panel(&self, set: &[(String, f64)]) -> Result<Panel, Error> {
        let parameters = self.summary().parameters.into_iter();
        let parameters = parameters.map(|(name, value, unit)| Field { name, value, unit }).collect();
        let (start, _) = self.assembled_whole(set)?;
        let slots =
            |slot: usize| self.model.variables.iter().filter(move |v| slot < v.state.len()).map(move |v| (v, slot));
        let starts = slots(0).chain(slots(1)).map(|(v, slot)| Field {
            name: v.slot(slot).into_owned(),
            value: start.state.y[v.state[slot]],
            unit: v.slot_unit(slot),
        });
        Ok(Panel { parameters, starts: starts.collect(), fault: None })
    }
}
