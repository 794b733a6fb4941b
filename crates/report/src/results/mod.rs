//! Results of a simulation → CSV or Parquet, by the extension of the file, sample by sample while the run goes on; and back.

mod csv;
#[cfg(feature = "parquet")]
mod parquet;
mod poses;
mod position;
mod read;
mod recipe;
mod target;

use std::path::{Path, PathBuf};

use dalembert_answers::result::{Column, RunResult};
use dalembert_answers::samples::Samples;
use dalembert_answers::snapshot::{FramePose, Snapshot};

use dalembert_formats::diagnostic::{Code, Diagnostic};
use dalembert_formats::excerpt::quoted;
use dalembert_formats::files::name;
pub use poses::{CARRIED, PoseStream, places};
pub use position::Position;
pub use read::Table;
pub use recipe::Recipe;
pub use target::{check_writable, is_standard_output, write_atomically, write_bytes, write_text};

/// Forms that results can be written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Text: a header with names, one line per instant.
    Csv,
    /// Apache Parquet: one column of doubles per name, units in the metadata. Needs the feature `parquet`.
    Parquet,
}

impl Format {
    /// The form for a file name; text for `-`, standard output.
    ///
    /// # Errors
    /// An extension that is not known, or Parquet where it was not built in.
    pub fn of(path: &Path) -> Result<Self, Box<Diagnostic>> {
        if is_standard_output(path) {
            return Ok(Self::Csv);
        }
        let extension = path.extension().map(|e| e.to_string_lossy().to_lowercase()).unwrap_or_default();
        match extension.as_str() {
            "csv" => Ok(Self::Csv),
            "parquet" if cfg!(feature = "parquet") => Ok(Self::Parquet),
            "parquet" => Err(unwritable(
                path,
                "this program was built without Parquet",
                "write a .csv file, or build with the feature `parquet`",
            )),
            "" => Err(unwritable(path, "the file name has no extension", "end it in .csv or .parquet")),
            other => Err(unwritable(
                path,
                &format!("{} is not a form of results", quoted(&format!(".{other}"))),
                "end it in .csv or .parquet",
            )),
        }
    }
}

impl Format {
    /// Refuses forms that are whole only at their end.
    ///
    /// # Errors
    /// For a file name.
    pub fn goes_on(self, path: &Path) -> Result<(), Box<Diagnostic>> {
        match self {
            Self::Csv if is_standard_output(path) => Err(unwritable(
                path,
                "what is written to standard output can't be gone on with",
                "write a .csv file where a run is to be resumed",
            )),
            Self::Csv => Ok(()),
            Self::Parquet => Err(unwritable(
                path,
                "a Parquet file is whole only at its end, so that no run can go on with it",
                "write a .csv file where a run is to be resumed",
            )),
        }
    }
}

fn unwritable(path: &Path, why: &str, help: &str) -> Box<Diagnostic> {
    // The whole path: its end is what tells files apart.
    let message = format!("cannot write results to `{}`: {why}", name(path));
    Box::new(Diagnostic::new(Code::Output, message).help(help))
}

/// A file of results that grows while a run goes on. Nothing is touched before the first sample.
pub struct Stream {
    path: PathBuf,
    format: Format,
    file: Option<Growing>,
    /// What the system said when it took no more.
    fault: Option<Box<Diagnostic>>,
    last: Option<f64>,
    /// Frames whose poses it carries, and what it says of its model.
    frames: Vec<String>,
    recipe: Option<String>,
    /// The sample whose poses are still to come.
    held: Option<(f64, Vec<f64>)>,
}

enum Growing {
    Csv(csv::Lines),
    #[cfg(feature = "parquet")]
    Parquet(parquet::Groups),
}

impl Stream {
    /// For a file name.
    ///
    /// # Errors
    /// As [`Format::of`].
    pub fn new(path: &Path) -> Result<Self, Box<Diagnostic>> {
        Ok(Self {
            path: path.to_path_buf(),
            format: Format::of(path)?,
            file: None,
            fault: None,
            last: None,
            frames: Vec::new(),
            recipe: None,
            held: None,
        })
    }

    /// Forms that have room for it carry the poses of these frames, in the order of a snapshot's, and what made the model.
    pub fn carry(&mut self, frames: &[String], recipe: &Recipe) {
        if self.format == Format::Parquet {
            (self.frames, self.recipe) = (frames.to_vec(), Some(recipe.to_text()));
        }
    }

    /// Goes on with a file that was written up to a position; what is behind it is cut off.
    ///
    /// # Errors
    /// As [`Format::of`]; a form of results that can't be gone on with, a file that is another one, what the system says.
    pub fn go_on(path: &Path, position: Position) -> Result<Self, Box<Diagnostic>> {
        let mut stream = Self::new(path)?;
        stream.format.goes_on(path)?;
        let mut file = target::reopen(path)?;
        if !position.cut(&mut file).map_err(|error| target::failed(path, &error))? {
            return Err(unwritable(
                path,
                "it does not hold the results that the checkpoint goes on from",
                "name the file that the run wrote, as it left it",
            ));
        }
        stream.file = Some(Growing::Csv(csv::Lines::go_on(file, position)));
        Ok(stream)
    }

    /// How far the file is written, for certain; nothing before the first sample.
    ///
    /// # Errors
    /// What the system says; a form of results that can't be gone on with.
    pub fn position(&mut self) -> Result<Option<Position>, Box<Diagnostic>> {
        self.format.goes_on(&self.path)?;
        match &mut self.file {
            Some(Growing::Csv(lines)) => lines.position().map(Some).map_err(|error| target::failed(&self.path, &error)),
            _ => Ok(None),
        }
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The last instant that was written.
    pub fn last(&self) -> Option<f64> {
        self.last
    }

    fn start(&mut self, columns: &[Column]) -> Result<(), Box<Diagnostic>> {
        let file = target::open(&self.path)?;
        let carried = poses::columns(&self.frames, CARRIED);
        let all: Vec<Column>;
        let columns = if carried.is_empty() {
            columns
        } else {
            all = columns.iter().map(|c| Column { values: Vec::new(), ..c.clone() }).chain(carried).collect();
            &all
        };
        let growing = match self.format {
            Format::Csv => csv::Lines::new(file, columns).map(Growing::Csv),
            #[cfg(feature = "parquet")]
            Format::Parquet => parquet::Groups::new(file, columns, self.recipe.as_deref()).map(Growing::Parquet),
            #[cfg(not(feature = "parquet"))]
            Format::Parquet => Err(std::io::Error::from(std::io::ErrorKind::Unsupported)),
        };
        self.file = Some(growing.map_err(|error| target::failed(&self.path, &error))?);
        Ok(())
    }

    /// Keeps what went wrong, and says that it did.
    fn noted(&mut self, outcome: Result<(), Box<Diagnostic>>) -> Result<(), String> {
        outcome.map_err(|fault| {
            let message = fault.message.clone();
            self.fault = Some(fault);
            message
        })
    }

    /// Ends the file.
    ///
    /// # Errors
    /// What the system said about it, now or before.
    pub fn finish(mut self) -> Result<(), Box<Diagnostic>> {
        if let Some((t, mut values)) = self.held.take() {
            // Its poses did not come.
            let _ = self.posed(t, &mut values, &[]);
        }
        let ended = self.file.take().map_or(Ok(()), |file| match file {
            Growing::Csv(lines) => lines.finish(),
            #[cfg(feature = "parquet")]
            Growing::Parquet(groups) => groups.finish(),
        });
        match self.fault {
            Some(fault) => Err(fault),
            None => match ended {
                Err(error) if !self.closed_by_its_reader(&error) => Err(target::failed(&self.path, &error)),
                _ => Ok(()),
            },
        }
    }
}

impl Samples for Stream {
    fn begin(&mut self, columns: &[Column]) -> Result<(), String> {
        let started = self.start(columns);
        self.noted(started)
    }

    fn sample(&mut self, t: f64, values: &[f64]) -> Result<(), String> {
        if !self.frames.is_empty() {
            self.held = Some((t, values.to_vec()));
            return Ok(());
        }
        self.write(t, values)
    }

    fn wants_snapshots(&self) -> bool {
        !self.frames.is_empty()
    }

    fn snapshot(&mut self, t: f64, bodies: &Snapshot<'_>) -> Result<(), String> {
        match self.held.take() {
            Some((held, mut values)) if held == t => self.posed(t, &mut values, bodies.poses),
            _ => Ok(()),
        }
    }
}

impl Stream {
    /// A sample with its poses.
    fn posed(&mut self, t: f64, values: &mut Vec<f64>, poses: &[FramePose]) -> Result<(), String> {
        let missing = self.frames.len().saturating_sub(poses.len());
        values.extend(poses.iter().take(self.frames.len()).flatten());
        values.extend(std::iter::repeat_n(f64::NAN, 7 * missing));
        self.write(t, values)
    }

    fn write(&mut self, t: f64, values: &[f64]) -> Result<(), String> {
        let written = match &mut self.file {
            Some(Growing::Csv(lines)) => lines.sample(t, values),
            #[cfg(feature = "parquet")]
            Some(Growing::Parquet(groups)) => groups.sample(t, values),
            None => Ok(()),
        };
        self.last = Some(t);
        if written.as_ref().is_err_and(|error| self.closed_by_its_reader(error)) {
            self.file = None;
            return Ok(());
        }
        let written = written.map_err(|error| target::failed(&self.path, &error));
        self.noted(written)
    }

    /// Whether a write failed because who reads standard output has seen enough, such as `head`.
    fn closed_by_its_reader(&self, error: &std::io::Error) -> bool {
        is_standard_output(&self.path) && error.kind() == std::io::ErrorKind::BrokenPipe
    }
}

/// Writes results: column `t`, then the columns in their order.
///
/// # Errors
/// An unknown extension, columns whose length is not that of the time, or what the system says about the file.
pub fn write_results(path: &Path, run: &RunResult) -> Result<(), Box<Diagnostic>> {
    write_results_of(path, run, None)
}

/// The same with what made the model and with the run's poses, in forms that have room for them, as a [`Stream`] that carries them writes it.
///
/// # Errors
/// As [`write_results`].
pub fn write_results_of(path: &Path, run: &RunResult, recipe: Option<&Recipe>) -> Result<(), Box<Diagnostic>> {
    let mut stream = Stream::new(path)?;
    if let Some(recipe) = recipe {
        stream.carry(run.poses.as_ref().map_or(&[], |poses| &poses.names), recipe);
    }
    if let Some(column) = run.columns.iter().find(|column| column.values.len() != run.time.len()) {
        let why = format!(
            "column {} has {} values for {} instants",
            quoted(&column.name),
            column.values.len(),
            run.time.len()
        );
        return Err(unwritable(path, &why, "this is a fault of the program; please report it"));
    }
    stream.start(&run.columns)?;
    let mut row = Vec::with_capacity(run.columns.len() + 7 * stream.frames.len());
    for (k, &t) in run.time.iter().enumerate() {
        row.clear();
        row.extend(run.columns.iter().map(|column| column.values[k]));
        let pose = |frame| run.poses.as_ref()?.at(k, frame);
        let poses: Vec<FramePose> = (0..stream.frames.len()).map_while(pose).collect();
        if stream.posed(t, &mut row, &poses).is_err() {
            break;
        }
    }
    stream.finish()
}
