//! `--checkpoint` and `--resume`.
//!
//! The files of results are on the disk before the checkpoint that knows of them; a checkpoint is written aside and renamed. So whenever the program
//! ends, the last checkpoint and the files fit: what these hold beyond it is cut off, and computed again.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use dalembert::io::Diagnostic;
use dalembert::io::diagnostic::Code;
use dalembert::io::files::reason;
use dalembert::io::plain::one_line;
use dalembert::io::results::{Position, Stream, write_atomically};
use dalembert::{Checkpoint, Error, Simulation};

use crate::Outcome;
use crate::output::Failed;

/// A checkpoint that is kept up to date.
pub struct Kept {
    path: PathBuf,
    every: f64,
    written: Instant,
}

impl Kept {
    /// In a file, every so many seconds.
    pub fn new(path: &Path, every: f64) -> Self {
        Self { path: path.to_path_buf(), every, written: Instant::now() }
    }

    /// Whether it is time to write it.
    pub fn is_due(&self) -> bool {
        Duration::try_from_secs_f64(self.every).is_ok_and(|every| self.written.elapsed() >= every)
    }

    /// Writes it; `note` adds how far files of results are, once they are on the disk.
    pub fn write(&mut self, simulation: &mut Simulation<'_>, note: impl FnOnce(&mut Checkpoint) -> Outcome) -> Outcome {
        let mut checkpoint = simulation.checkpoint();
        note(&mut checkpoint)?;
        let bytes = checkpoint.to_bytes();
        write_atomically(&self.path, |file| file.write_all(&bytes))?;
        self.written = Instant::now();
        Ok(())
    }
}

fn refused(message: String) -> Failed {
    Failed::Verb(Error::Usage(message))
}

/// Reads a checkpoint.
pub fn read(path: &Path) -> Result<Checkpoint, Failed> {
    let shown = one_line(&path.display().to_string());
    let fault = |message: String| Failed::from(Box::new(Diagnostic::new(Code::Unreadable, message)));
    let bytes =
        std::fs::read(path).map_err(|e| fault(format!("can't read the checkpoint `{shown}`: {}", reason(&e))))?;
    Checkpoint::read(&bytes).map_err(|why| fault(format!("can't go on from `{shown}`: {why}")))
}

/// The file of an option: new, or the one that a checkpoint goes on with.
pub fn stream(option: &str, path: Option<&Path>, from: Option<&Checkpoint>) -> Result<Option<Stream>, Failed> {
    let Some(from) = from else { return Ok(path.map(Stream::new).transpose()?) };
    match (path, from.noted(option)) {
        (None, None) => Ok(None),
        (Some(path), Some(noted)) => {
            let position = noted.parse::<Position>();
            let position =
                position.map_err(|()| refused(format!("the checkpoint says nothing sensible of {option}")))?;
            Ok(Some(Stream::go_on(path, position)?))
        }
        (None, Some(_)) => Err(refused(format!(
            "the run of the checkpoint wrote a file by {option}: name it again, so that it can be gone on with"
        ))),
        (Some(_), None) => Err(refused(format!(
            "the run of the checkpoint wrote no file by {option}: the samples before it would be missing; leave {option} out"
        ))),
    }
}
