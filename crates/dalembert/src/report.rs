//! The report page of a simulation.

use dalembert_answers::driven::{Driven, Transmission};
use dalembert_answers::result::{RunResult, RunSummary};
use dalembert_answers::samples::Samples;
use dalembert_answers::snapshot::Snapshot;
use dalembert_report::page::{Course, Curves, Field, Other, Panel, ReportInput, html};
use dalembert_viewer::Picture;
use dalembert_viewer::scene::Axis;

use dalembert_scalar::digits::{brief, number};
use dalembert_spec::spec::Source;

use crate::equations::EquationsRequest;
use crate::error::Error;
use crate::load::Loaded;
use crate::stage::Stage;
use crate::verbs::{At, Simulate};

/// Most variables whose equations a page shows: formulas grow fast with them.
const WRITTEN: usize = 8;
/// Most bytes of formulas on a page.
const MARKUP: usize = 400_000;

/// What a report shows beside the plots of its run.
#[derive(Clone, Copy, Debug, Default)]
pub struct Beside<'a> {
    /// The motion.
    pub picture: Option<&'a Picture>,
    /// Numbers that may be changed, to be served by a program that runs the model again.
    pub panel: Option<&'a Panel>,
    /// How the run is told, if it is no simulation that has just ended.
    pub course: Option<&'a Course>,
    /// Another run that is drawn over this one.
    pub other: Option<Other<'a>>,
}

impl Loaded {
    /// One self-contained HTML page: model, findings at the start state `set`, plots of `run`; what formulas draw, and the bodies in motion, if
    /// the run holds their poses, with their rates and forces as far as it holds them.
    ///
    /// # Errors
    /// As [`Self::doctor`].
    pub fn report(&self, set: &[(String, f64)], run: &RunResult) -> Result<String, Error> {
        let picture = self.picture(set, run)?;
        self.report_of(set, &run.summary, &Curves::of(run), &Beside { picture: picture.as_ref(), ..Beside::default() })
    }

    /// The same of a kinematic run: the first drive takes the place of time.
    ///
    /// # Errors
    /// As [`Self::doctor`].
    pub fn report_driven(&self, set: &[(String, f64)], driven: &Driven) -> Result<String, Error> {
        let drive = driven.drives.first().cloned().unwrap_or_default();
        let rate = driven.rate.unwrap_or(1.0) * (drive.to - drive.from).signum();
        let start = driven.run.time.first().copied().unwrap_or(0.0);
        let axis = Axis { name: drive.name, unit: drive.unit, from: drive.from - rate * start, rate };
        let mut remarks = driven.remarks();
        remarks.extend(measured(driven));
        let mut stage = Stage::of(self, set);
        if let Some(stage) = &mut stage {
            stage.along(axis.clone());
            stage.show(&driven.run, &driven.drawn);
        }
        let picture = stage.and_then(|stage| stage.picture());
        let diagnosis = self.doctor(&At { set: set.to_vec(), ..At::default() })?;
        let (summary, curves, sources) = (self.summary(), Curves::of(&driven.run), self.texts());
        let (headline, stop) = (driven.headline(), driven.stopped());
        let course = Course { axis, headline, detail: None, remarks, stop, failed: false };
        Ok(html(&ReportInput {
            summary: &summary,
            diagnosis: &diagnosis,
            run: &driven.run.summary,
            curves: &curves,
            picture: picture.as_ref(),
            course: Some(&course),
            panel: None,
            other: None,
            sources: &sources,
            equations: None,
        }))
    }

    /// The page of a model that has no motion from its start, for want of a state that meets its constraints or of accelerations there: why,
    /// what the doctor says of it, and the bodies at the state at which assembly ended.
    ///
    /// # Errors
    /// A start that makes no sense; as [`Self::doctor`].
    pub fn report_no_start(&self, set: &[(String, f64)], why: &Error, panel: Option<&Panel>) -> Result<String, Error> {
        let (start, report) = self.assembled(set)?;
        let picture = Stage::of_bodies(self, set).and_then(|mut stage| {
            let poses = self.poses_at(&start.state);
            let snapshot = Snapshot { poses: &poses, rates: &[], loads: &[], reactions: &[] };
            stage.snapshot(start.state.t, &snapshot).ok()?;
            stage.picture()
        });
        let (stop, help) = why.parts();
        let shown = match (&picture, report.converged) {
            (None, _) => "Nothing moved.",
            (_, true) => "Nothing moved. The picture shows the start.",
            (_, false) if self.model.mechanism.as_ref().is_some_and(|m| !m.closures.is_empty()) => {
                "Nothing moved. The picture shows where assembly ended; red lines join what should meet."
            }
            (_, false) => "Nothing moved. The picture shows where assembly ended.",
        };
        let course = Course {
            axis: Axis { name: "t".to_owned(), unit: Some("s".to_owned()), from: 0.0, rate: 1.0 },
            headline: "There is no motion from this start".to_owned(),
            detail: Some(shown.to_owned()),
            remarks: help.into_iter().collect(),
            stop: Some(stop),
            failed: true,
        };
        let run = RunSummary { t_end: start.state.t, ..RunSummary::default() };
        let beside = Beside { picture: picture.as_ref(), panel, course: Some(&course), other: None };
        self.report_of(set, &run, &Curves::default(), &beside)
    }

    /// The motion of a run, if it holds the poses of what bodies there are.
    fn picture(&self, set: &[(String, f64)], run: &RunResult) -> Result<Option<Picture>, Error> {
        if self.model.mechanism.is_some() && run.poses.is_none() {
            return Ok(None);
        }
        let drawn = self.drawn_of(set, run)?;
        let Some(mut stage) = (if drawn.is_empty() { Stage::of_bodies(self, set) } else { Stage::of(self, set) })
        else {
            return Ok(None);
        };
        stage.show(run, &drawn);
        Ok(stage.picture())
    }

    /// The same for a run whose samples went to [`Curves`], in bounded memory, with what else there is to show.
    ///
    /// # Errors
    /// As [`Self::doctor`].
    pub fn report_of(
        &self,
        set: &[(String, f64)],
        run: &RunSummary,
        curves: &Curves,
        beside: &Beside<'_>,
    ) -> Result<String, Error> {
        let diagnosis = self.doctor(&At { set: set.to_vec(), ..At::default() })?;
        let (summary, sources, equations) = (self.summary(), self.texts(), self.formulas(set));
        Ok(html(&ReportInput {
            summary: &summary,
            diagnosis: &diagnosis,
            run,
            curves,
            picture: beside.picture,
            course: beside.course,
            panel: beside.panel,
            other: beside.other,
            sources: &sources,
            equations: Some(&equations),
        }))
    }

    /// The motion of a run that is made for its picture alone, with what formulas draw; nothing where nothing is to be seen.
    ///
    /// # Errors
    /// As [`Self::simulate`].
    pub fn filmed(&self, how: &Simulate) -> Result<Option<Picture>, Error> {
        let drawn = self.with_drawings();
        let Some(mut stage) = Stage::of(self, &how.set) else { return Ok(None) };
        drawn.as_ref().unwrap_or(self).simulate_into(how, &mut |_| true, &mut stage)?;
        Ok(stage.picture())
    }

    /// The files that the model was read from: names and texts.
    pub fn texts(&self) -> Vec<(String, String)> {
        let named = |source: &Source| {
            let own = source.path.as_deref().and_then(|path| path.file_name());
            (own.map_or_else(|| source.name.clone(), |name| name.to_string_lossy().into_owned()), source.text.clone())
        };
        self.spec.sources.files.iter().map(named).collect()
    }

    /// The equations of motion for a page, or why they do not stand there.
    fn formulas(&self, set: &[(String, f64)]) -> Result<String, String> {
        let elsewhere = "`dalembert equations` prints them.";
        if self.model.n() > WRITTEN {
            let many = self.model.n();
            return Err(format!("The equations of {many} variables are long: {elsewhere}"));
        }
        let forms = self.forms(&EquationsRequest { set: set.to_vec(), ..EquationsRequest::default() });
        let html = forms.map_err(|error| format!("There are no formulas here: {error}"))?.html();
        if html.len() > MARKUP { Err(format!("The equations are long: {elsewhere}")) } else { Ok(html) }
    }

    /// Parameters, and values and rates at the assembled start or the state that comes nearest to one, as they may be changed.
    ///
    /// # Errors
    /// As [`Self::evaluate`].
    pub fn panel(&self, set: &[(String, f64)]) -> Result<Panel, Error> {
        let parameters = self.summary().parameters.into_iter();
        let parameters = parameters.map(|(name, value, unit)| Field { name, value, unit, follows: false }).collect();
        let (start, _) = self.assembled(set)?;
        let slots =
            |slot: usize| self.model.variables.iter().filter(move |v| slot < v.state.len()).map(move |v| (v, slot));
        let field = |name: String, place: usize, unit: Option<String>| {
            let follows = set.iter().all(|(other, _)| *other != name);
            Field { name, value: start.state.y[place], unit, follows }
        };
        let starts = slots(0).chain(slots(1));
        let starts = starts.map(|(v, slot)| field(v.slot(slot).into_owned(), v.state[slot], v.slot_unit(slot)));
        let turning = self.turning().map(|(name, place)| field(name.clone(), place, None));
        Ok(Panel { parameters, starts: starts.chain(turning).collect(), ..Panel::default() })
    }
}

/// What the numbers of a kinematic run are, and how well its loops transmit.
fn measured(driven: &Driven) -> Vec<String> {
    let Some(drive) = driven.drives.first() else { return Vec::new() };
    let (name, unit) = (&drive.name, drive.unit.as_deref().map_or_else(|| "1/s".to_owned(), |u| format!("{u}/s")));
    let rate = driven.rate.map_or_else(|| "1".to_owned(), number);
    let pace = format!("velocities and accelerations are those at a rate of {rate} {unit} of `{name}`");
    let angle = |[angle, at]: [f64; 2]| format!("{}° at `{name}` = {}", brief(angle.to_degrees(), 4), number(at));
    let transmission = |t: &Transmission| {
        let joint = t.joints.get(2).map_or("", String::as_str);
        format!(
            "the transmission angle at joint `{joint}` is {} and {}: the least and the largest",
            angle(t.least),
            angle(t.most)
        )
    };
    std::iter::once(pace).chain(driven.transmissions.iter().map(transmission)).collect()
}
