//! `dalembert simulate MODEL`.

use std::fmt::Write;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use dalembert::dynamics::diagnosis::counted;
use dalembert::dynamics::digits::{aligned, brief, largest, number, settled};
use dalembert::dynamics::result::{Column, RunSummary, Stop};
use dalembert::dynamics::simulation::Samples;
use dalembert::dynamics::snapshot::Snapshot;
use dalembert::integrate::StopReason;
use dalembert::io::ToJson;
use dalembert::io::identity::check_apart;
use dalembert::io::page::{Curves, Other, Panel};
use dalembert::io::plain::one_line;
use dalembert::io::results::{Format, PoseStream, Stream, Table, check_writable, is_standard_output, write_text};
use dalembert::viewer::Picture;
use dalembert::{Beside, Checkpoint, Error, LeastNorm, Loaded, Simulate, Simulation, Stage, is_drawn};
use indicatif::{ProgressBar, ProgressStyle};

use crate::Outcome;
use crate::args::SimulateArgs;
use crate::checkpoint::{self, Kept};
use crate::output::{Failed, check_page, complain, dumb, names, one_stream, open_at, print_beside, print_json, title};
use crate::recipe::made_again;
use crate::signals::Signals;
use crate::tolerances::MADE_OF;

/// Simulates, writes what was asked for while it goes on, says what came out.
pub fn run(args: &SimulateArgs, json: bool) -> Outcome {
    let (mut loaded, set) = open_at(&args.model, &args.state)?;
    check_targets(args, &loaded)?;
    one_stream(&[("--out", args.out.as_deref()), ("--poses", args.poses.as_deref())], json)?;
    let how = Simulate {
        set: set.clone(),
        until: args.until,
        open_end: false,
        every: args.every,
        tolerance: args.tolerance,
        method: args.method.clone(),
        norm: args.norm,
        integrator: args.integrator.clone(),
        baumgarte: args.baumgarte,
        max_steps: args.max_steps,
        max_step: args.max_step,
        step: args.step,
        spectral_radius: args.spectral_radius,
        poses: false,
        rates: false,
        forces: false,
    };
    let other = args.overlay.as_deref().map(|path| compared(&loaded, &set, path)).transpose()?;
    let begun = Instant::now();
    loaded.model.make_native();
    let from = args.resume.as_deref().map(checkpoint::read).transpose()?;
    let drawn = args.report.as_ref().and_then(|_| with_drawings(&loaded));
    let files = (args.report.as_deref(), streamed(args));
    let nowhere = |failed| no_start(files, &loaded, &set, failed, json);
    let simulation = match &from {
        Some(from) => loaded.resume(&how, from)?,
        None => drawn.as_ref().unwrap_or(&loaded).simulation(&how).map_err(|why| nowhere(Failed::Verb(why)))?,
    };
    let mut targets = Targets { other, ..Targets::of(args, &loaded, &set, from.as_ref())? };
    let mut kept = args.checkpoint.as_deref().map(|path| Kept::new(path, args.checkpoint_every));
    let mut summary = watched(simulation, &mut targets, kept.as_mut()).map_err(nowhere)?;
    summary.wall_seconds = begun.elapsed().as_secs_f64();
    // The summary first, and whatever can't be written must not take the rest away.
    let end = if args.out.is_some() || args.report.is_some() || args.poses.is_some() { "\n" } else { "" };
    let printed = if json {
        print_json(&summary.to_json())
    } else {
        print_beside(streamed(args), &format!("{}{end}", text(&loaded, &summary)))
    };
    let written = write(args, &loaded, &set, &summary, targets, json);
    if !summary.completed && !json {
        complain(&format!("error: {}", stopped(&summary)));
    }
    printed.and(written)?;
    if summary.completed { Ok(()) } else { Err(Failed::Said) }
}

/// Writes the page, if one is wanted, of a model that has no motion from its start; what is told is why.
pub fn no_start(
    (report, streamed): (Option<&Path>, Option<&Path>),
    loaded: &Loaded,
    set: &[(String, f64)],
    failed: Failed,
    json: bool,
) -> Failed {
    let (path, why) = match (report, failed) {
        (Some(path), Failed::Verb(why)) if !matches!(why, Error::Usage(_)) => (path, why),
        (_, failed) => return failed,
    };
    // A page that can't be made costs no more than itself.
    let Ok(page) = loaded.report_no_start(set, &why, None) else { return Failed::Verb(why) };
    if let Err(failed) = write_text(path, &page) {
        return Failed::from(failed);
    }
    if !json && !is_standard_output(path) {
        let said = format!("wrote {}", one_line(&path.display().to_string()));
        if let Err(failed) = print_beside(streamed, &said) {
            return failed;
        }
    }
    Failed::Verb(why)
}

/// The columns of another run, and what it is called.
fn compared(loaded: &Loaded, set: &[(String, f64)], path: &Path) -> Result<OtherRun, Failed> {
    let name = path.file_name().map_or_else(|| path.to_string_lossy(), |name| name.to_string_lossy());
    let name = one_line(&name);
    let table = Table::open(path)?;
    // What its model can't be made again of is drawn with the measures of this one.
    let own = table.recipe().and_then(|recipe| made_again(recipe, &name).ok());
    let said = if own.is_some() { name.clone() } else { format!("{name}: its coordinates, measures of this model") };
    let (curves, picture) =
        loaded.compared(set, table, &name, own.as_ref().map(|(model, set)| (model, set.as_slice())))?;
    Ok(OtherRun { name, curves, picture: picture.map(|picture| (picture, said)) })
}

/// The file that is standard output, if one of the results is.
fn streamed(args: &SimulateArgs) -> Option<&Path> {
    args.out.iter().chain(&args.poses).map(PathBuf::as_path).find(|path| is_standard_output(path))
}

/// The model that also computes what formulas draw, if they do: for pictures only.
pub fn with_drawings(loaded: &Loaded) -> Option<Loaded> {
    let mut drawn = loaded.with_drawings()?;
    drawn.model.make_native();
    Some(drawn)
}

pub fn stopped(s: &RunSummary) -> String {
    let place = if s.stop_reason.contains("t = ") { String::new() } else { format!(" at t = {} s", number(s.t_end)) };
    match s.stop {
        Stop::Interrupted => format!("the simulation was interrupted{place}"),
        _ => format!("the simulation stopped{place}: {}", s.stop_reason),
    }
}

/// Finds out before a long run whether its results have a place to go, and one of their own.
fn check_targets(args: &SimulateArgs, loaded: &Loaded) -> Result<(), Failed> {
    let named = [
        ("--out", &args.out),
        ("--report", &args.report),
        ("--poses", &args.poses),
        ("--checkpoint", &args.checkpoint),
    ];
    let outputs: Vec<(&str, &Path)> =
        named.iter().filter_map(|(option, path)| Some((*option, path.as_deref()?))).collect();
    let mut inputs = loaded.files();
    inputs.extend(args.state.file());
    let read = args.overlay.iter().map(|path| ("--overlay", path.as_path()));
    let named: Vec<(&str, &Path)> = outputs.iter().copied().chain(read).collect();
    check_apart(&outputs, &inputs)
        .and_then(|()| check_apart(&named, &[]))
        .map_err(|message| Failed::Verb(Error::Usage(message)))?;
    let saved = args.checkpoint.is_some() || args.resume.is_some();
    for path in args.out.iter().chain(&args.poses) {
        let format = Format::of(path)?;
        if saved {
            format.goes_on(path)?;
        }
    }
    if saved && args.report.is_some() {
        let message = "--report holds the whole run in memory, which a checkpoint does not: leave it out here, and write the samples with --out";
        return Err(Failed::Verb(Error::Usage(message.to_owned())));
    }
    if !(args.checkpoint_every >= 0.0) {
        let message = format!("--checkpoint-every takes a number of seconds from 0, not {}", args.checkpoint_every);
        return Err(Failed::Verb(Error::Usage(message)));
    }
    args.report.as_deref().map_or(Ok(()), check_page)?;
    if let (Some(path), None) = (&args.poses, &loaded.model.mechanism) {
        let message = format!("{} would be empty: the model has no bodies", one_line(&path.display().to_string()));
        return Err(Failed::Verb(Error::Usage(message)));
    }
    for (_, path) in outputs {
        check_writable(path)?;
    }
    Ok(())
}

/// Another run for a report.
struct OtherRun {
    name: String,
    curves: Curves,
    /// Its motion, with what is said of it.
    picture: Option<(Picture, String)>,
}

/// Where the samples of a run go, as they are computed.
#[derive(Default)]
pub struct Targets {
    out: Option<Stream>,
    poses: Option<PoseStream>,
    report: Option<Curves>,
    /// What is drawn, and its motion.
    drawn: Option<Stage>,
    /// Another run for the report.
    other: Option<OtherRun>,
    /// Which columns are results, unless all are: others are there for the picture.
    shown: Option<Vec<bool>>,
    row: Vec<f64>,
}

impl Targets {
    fn of(
        args: &SimulateArgs,
        loaded: &Loaded,
        set: &[(String, f64)],
        from: Option<&Checkpoint>,
    ) -> Result<Self, Failed> {
        let mut out = checkpoint::stream("--out", args.out.as_deref(), from)?;
        if let Some(out) = &mut out {
            out.carry(&loaded.frame_names(), &loaded.recipe(&args.model.reading.choices(), set));
        }
        let poses = checkpoint::stream("--poses", args.poses.as_deref(), from)?;
        let poses = poses.map(|stream| PoseStream::new(stream, &loaded.frame_names()));
        let page = args.report.as_ref().map_or_else(Self::default, |_| Self::page(loaded, set));
        Ok(Self { out, poses, ..page })
    }

    /// A report alone.
    pub fn page(loaded: &Loaded, set: &[(String, f64)]) -> Self {
        Self { report: Some(Curves::default()), drawn: Stage::of(loaded, set), ..Self::default() }
    }

    /// The report as a page, if one is wanted.
    pub fn html(&self, loaded: &Loaded, set: &[(String, f64)], summary: &RunSummary) -> Option<Result<String, Failed>> {
        let picture = self.drawn.as_ref().and_then(Stage::picture);
        let curves = self.report.as_ref()?;
        let other = self.other.as_ref().map(|OtherRun { name, curves, picture }| Other {
            name,
            curves,
            picture: picture.as_ref().map(|(picture, said)| (picture, said.as_str())),
        });
        let beside = Beside { picture: picture.as_ref(), other, ..Beside::default() };
        Some(loaded.report_of(set, summary, curves, &beside).map_err(Failed::from))
    }

    /// Writes down how far the files are, for certain.
    pub fn note(&mut self, checkpoint: &mut Checkpoint) -> Outcome {
        let out = self.out.as_mut().map_or(Ok(None), Stream::position)?;
        let poses = self.poses.as_mut().map_or(Ok(None), PoseStream::position)?;
        for (option, position) in [("--out", out), ("--poses", poses)] {
            position.iter().for_each(|position| checkpoint.note(option, &position.to_string()));
        }
        Ok(())
    }

    /// The report as a page with numbers that may be changed.
    pub fn page_with(
        &self,
        loaded: &Loaded,
        set: &[(String, f64)],
        summary: &RunSummary,
        panel: &Panel,
    ) -> Result<String, Failed> {
        let picture = self.drawn.as_ref().and_then(Stage::picture);
        let none = Curves::default();
        let curves = self.report.as_ref().unwrap_or(&none);
        let beside = Beside { picture: picture.as_ref(), panel: Some(panel), ..Beside::default() };
        Ok(loaded.report_of(set, summary, curves, &beside)?)
    }

    fn each(&mut self, mut tell: impl FnMut(&mut dyn Samples) -> Result<(), String>) -> Result<(), String> {
        // The report keeps also the sample that the file has no room for.
        let report = self.report.as_mut().map_or(Ok(()), |curves| tell(curves));
        let report = self.poses.as_mut().map_or(Ok(()), |poses| tell(poses)).and(report);
        self.out.as_mut().map_or(Ok(()), |stream| tell(stream)).and(report)
    }
}

impl Samples for Targets {
    fn begin(&mut self, columns: &[Column]) -> Result<(), String> {
        if let Some(stage) = &mut self.drawn {
            stage.begin(columns)?;
        }
        let shown: Vec<bool> = columns.iter().map(|c| !is_drawn(&c.name)).collect();
        if shown.iter().all(|s| *s) {
            return self.each(|samples| samples.begin(columns));
        }
        let kept: Vec<Column> = columns.iter().zip(&shown).filter(|(_, s)| **s).map(|(c, _)| c.clone()).collect();
        self.shown = Some(shown);
        self.each(|samples| samples.begin(&kept))
    }

    fn sample(&mut self, t: f64, values: &[f64]) -> Result<(), String> {
        if let Some(stage) = &mut self.drawn {
            stage.sample(t, values)?;
        }
        let Some(shown) = &self.shown else { return self.each(|samples| samples.sample(t, values)) };
        let mut row = std::mem::take(&mut self.row);
        row.clear();
        row.extend(values.iter().zip(shown).filter(|(_, s)| **s).map(|(x, _)| x));
        let taken = self.each(|samples| samples.sample(t, &row));
        self.row = row;
        taken
    }

    fn wants_snapshots(&self) -> bool {
        let out = self.out.as_ref().is_some_and(Samples::wants_snapshots);
        self.drawn.as_ref().is_some_and(Samples::wants_snapshots) || self.poses.is_some() || out
    }

    fn snapshot(&mut self, t: f64, bodies: &Snapshot<'_>) -> Result<(), String> {
        let drawn = self.drawn.as_mut().map_or(Ok(()), |stage| stage.snapshot(t, bodies));
        let out = self.out.as_mut().map_or(Ok(()), |out| out.snapshot(t, bodies));
        self.poses.as_mut().map_or(Ok(()), |poses| poses.snapshot(t, bodies)).and(out).and(drawn)
    }
}

/// Ends the file of results and writes the report; one that can't be written does not cost the other.
fn write(
    args: &SimulateArgs,
    loaded: &Loaded,
    set: &[(String, f64)],
    summary: &RunSummary,
    targets: Targets,
    json: bool,
) -> Outcome {
    let part = if summary.completed { String::new() } else { format!(", up to t = {} s", number(summary.t_end)) };
    let said = |path: &Path, written: Outcome| {
        written.and_then(|()| {
            if json || is_standard_output(path) {
                return Ok(());
            }
            print_beside(streamed(args), &format!("wrote {}{part}", one_line(&path.display().to_string())))
        })
    };
    let html = targets.html(loaded, set, summary);
    let out = targets.out.map_or(Ok(()), |stream| {
        let path = stream.path().to_path_buf();
        said(&path, stream.finish().map_err(Failed::from))
    });
    let poses = targets.poses.map_or(Ok(()), |poses| {
        let path = poses.path().to_path_buf();
        said(&path, poses.finish().map_err(Failed::from))
    });
    let report = match (&args.report, html) {
        (Some(path), Some(page)) => said(path, page.and_then(|page| Ok(write_text(path, &page)?))),
        _ => Ok(()),
    };
    out.and(poses).and(report)
}

/// Simulates with a progress bar on a terminal; Ctrl-C ends it and keeps what was computed. Checkpoints are kept on the way, and where it is
/// interrupted.
pub fn watched(
    mut simulation: Simulation<'_>,
    targets: &mut Targets,
    mut kept: Option<&mut Kept>,
) -> Result<RunSummary, Failed> {
    let signals = Signals::listen();
    let until = simulation.until();
    let bar = bar();
    let mut shown = Instant::now();
    let mut saved = Ok(());
    loop {
        let mut progress = |t: f64| {
            if shown.elapsed() > Duration::from_millis(100) {
                shown = Instant::now();
                bar.set_position((1000.0 * t / until) as u64);
                bar.set_message(format!("t = {} s", brief(t, 4)));
            }
            !signals.stop() && !kept.as_ref().is_some_and(|kept| kept.is_due())
        };
        let held = simulation.go(&mut progress, targets) == Some(StopReason::Interrupted);
        if let Some(kept) = kept.as_deref_mut().filter(|_| held && !simulation.has_failed()) {
            saved = kept.write(&mut simulation, |checkpoint| targets.note(checkpoint));
        }
        if !held || signals.stop() || simulation.has_failed() || saved.is_err() {
            break;
        }
    }
    let run = simulation.finish(targets);
    bar.finish_and_clear();
    saved?;
    let mut summary = run?.summary;
    let sizes = summary.final_sizes.iter().zip(&summary.final_values).filter(|(_, v)| !is_drawn(&v.0));
    summary.final_sizes = sizes.map(|(size, _)| *size).collect();
    summary.final_values.retain(|v| !is_drawn(&v.0));
    summary.undetermined.retain(|name| !is_drawn(name));
    Ok(summary)
}

pub fn bar() -> ProgressBar {
    if !std::io::stderr().is_terminal() || dumb() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(1000);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {percent:>3} %  {msg}  ({eta} left)") {
        bar.set_style(style);
    }
    bar
}

fn text(loaded: &Loaded, s: &RunSummary) -> String {
    let mut out = format!("{}\n\n", title(loaded));
    let _ = writeln!(out, "  reached        t = {} s ({})", number(s.t_end), s.stop_reason);
    let _ = writeln!(out, "  method         {}", s.method);
    let _ = writeln!(out, "  integrator     {}, {}", s.integrator, s.accuracy());
    let _ = writeln!(
        out,
        "  work           {}, {} rejected, {}, {} s",
        counted(s.steps, "step"),
        s.rejected,
        counted(s.evaluations, "evaluation"),
        brief(s.wall_seconds, 3)
    );
    checks(&mut out, s, !loaded.model.rows.is_empty());
    if !s.undetermined.is_empty() {
        let _ = writeln!(out, "  not determined {}; given is {}", names(&s.undetermined), LeastNorm::words(s.norm));
    }
    final_values(&mut out, s);
    for note in &s.notes {
        let _ = writeln!(out, "\n• {note}");
    }
    out
}

fn checks(out: &mut String, s: &RunSummary, constrained: bool) {
    if constrained {
        let [position, velocity] = s.relative_residuals.map(|x| brief(x, 2));
        let _ = writeln!(
            out,
            "  residuals      position {position}, velocity {velocity}, relative to the model's own sizes"
        );
    }
    if let Some(e) = &s.energy {
        // What is below the error of a balance that is kept, or rounding of the energies that it is the difference of, is none.
        let most = largest([e.start, e.end]);
        let kept = if e.is_off() { "off by" } else { "kept to" };
        let told = |x: f64| match x {
            x if !x.is_finite() => "no number".to_owned(),
            x if e.is_off() || x.abs() > e.max_drift.max(MADE_OF * most) => format!("{} J", number(x)),
            _ => "0 J".to_owned(),
        };
        let balance = if e.is_known() { format!("{kept} {} J", brief(e.max_drift, 2)) } else { "not known".to_owned() };
        let _ = writeln!(
            out,
            "  {:14} {} at the start, {} at the end, work done {}, balance {balance}",
            e.quantity(),
            told(e.start),
            told(e.end),
            told(e.work)
        );
    }
}

/// Most values that are listed.
const LISTED: usize = 24;

fn final_values(out: &mut String, s: &RunSummary) {
    if s.final_values.is_empty() {
        return;
    }
    let _ = writeln!(out, "\nat t = {} s", number(s.t_end));
    let width = s.final_values.iter().take(LISTED).map(|v| v.0.chars().count()).max().unwrap_or(0);
    // What is nothing beside its own course is rounding.
    let sizes = s.final_sizes.iter().copied().chain(std::iter::repeat(0.0));
    let values: Vec<f64> = s.final_values.iter().take(LISTED).zip(sizes).map(|(v, size)| settled(v.1, size)).collect();
    let mark = |name: &String| if s.undetermined.contains(name) { "  (not determined)" } else { "" };
    for ((name, _), value) in s.final_values.iter().zip(aligned(&values)) {
        let _ = writeln!(out, "  {name:width$}  {}{}", value.trim_end(), mark(name));
    }
    if s.final_values.len() > LISTED {
        let _ = writeln!(out, "  … and {} more; --out FILE.csv has them all", s.final_values.len() - LISTED);
    }
}
