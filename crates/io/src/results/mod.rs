//! Results of a simulation → CSV or Parquet, by the extension of the file.
//!
//! A file appears under its name only when it is complete: it is written beside it and renamed.

mod csv;
#[cfg(feature = "parquet")]
mod parquet;

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use dalembert_dynamics::result::RunResult;

use crate::diagnostic::{Code, Diagnostic};
use crate::excerpt::quoted;
use crate::files::{name, reason};

/// Forms that results can be written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Text: a header with names, one line per instant.
    Csv,
    /// Apache Parquet: one column of doubles per name, units in the metadata. Needs the feature `parquet`.
    Parquet,
}

impl Format {
    /// The form for a file name.
    ///
    /// # Errors
    /// An extension that is not known, or Parquet where it was not built in.
    pub fn of(path: &Path) -> Result<Self, Box<Diagnostic>> {
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

fn unwritable(path: &Path, why: &str, help: &str) -> Box<Diagnostic> {
    // The whole path: its end is what tells files apart.
    let message = format!("cannot write results to `{}`: {why}", name(path));
    Box::new(Diagnostic::new(Code::Output, message).help(help))
}

/// Writes results: column `t`, then the columns in their order.
///
/// # Errors
/// An unknown extension, columns whose length is not that of the time, or what the system says about the file.
pub fn write_results(path: &Path, run: &RunResult) -> Result<(), Box<Diagnostic>> {
    let format = Format::of(path)?;
    if let Some(column) = run.columns.iter().find(|column| column.values.len() != run.time.len()) {
        let why = format!(
            "column {} has {} values for {} instants",
            quoted(&column.name),
            column.values.len(),
            run.time.len()
        );
        return Err(unwritable(path, &why, "this is a fault of the program; please report it"));
    }
    write_atomically(path, |file| match format {
        Format::Csv => csv::write(file, run),
        #[cfg(feature = "parquet")]
        Format::Parquet => parquet::write(file, run),
        #[cfg(not(feature = "parquet"))]
        Format::Parquet => Err(io::Error::from(io::ErrorKind::Unsupported)),
    })
}

/// Writes a file so that it is seen whole or not at all.
///
/// # Errors
/// What the system says, with the path.
pub fn write_atomically(
    path: &Path,
    content: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> Result<(), Box<Diagnostic>> {
    refuse_folder(path)?;
    let (beside, file) = create_beside(path).map_err(|error| failed(path, &error))?;
    let mut writer = BufWriter::new(file);
    let written = content(&mut writer)
        .and_then(|()| writer.into_inner().map_err(io::IntoInnerError::into_error))
        .and_then(|file| file.sync_all())
        .and_then(|()| fs::rename(&beside, path));
    written.map_err(|error| {
        // The first failure is the one to report.
        let _ = fs::remove_file(&beside);
        failed(path, &error)
    })
}

/// Finds out whether a file can be written, before the work whose results it is for.
///
/// # Errors
/// As [`write_atomically`].
pub fn check_writable(path: &Path) -> Result<(), Box<Diagnostic>> {
    refuse_folder(path)?;
    let (beside, file) = create_beside(path).map_err(|error| failed(path, &error))?;
    drop(file);
    fs::remove_file(&beside).map_err(|error| failed(path, &error))
}

fn refuse_folder(path: &Path) -> Result<(), Box<Diagnostic>> {
    if path.is_dir() { Err(unwritable(path, "it is a folder", "name a file in it")) } else { Ok(()) }
}

fn failed(path: &Path, error: &io::Error) -> Box<Diagnostic> {
    unwritable(path, &reason(error), "check the folder, its permissions and the space left")
}

/// Creates a hidden file next to `path` under a name that is not taken.
fn create_beside(path: &Path) -> io::Result<(PathBuf, File)> {
    const TRIES: u32 = 100;
    let own = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
    for attempt in 0..TRIES {
        let beside = path.with_file_name(format!(".{own}.{}-{attempt}.part", std::process::id()));
        match File::options().write(true).create_new(true).open(&beside) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            other => return other.map(|file| (beside, file)),
        }
    }
    Err(io::Error::from(io::ErrorKind::AlreadyExists))
}

/// Writes any text to a file, whole or not at all.
///
/// # Errors
/// What the system says, with the path.
pub fn write_text(path: &Path, text: &str) -> Result<(), Box<Diagnostic>> {
    write_atomically(path, |file| file.write_all(text.as_bytes()))
}
