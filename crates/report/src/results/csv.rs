//! CSV: numbers as the shortest text that reads back to the same bits.

use std::fs::File;
use std::io::{self, BufWriter};
use std::time::{Duration, Instant};

use dalembert_answers::result::Column;

use super::position::{Counted, Position};

/// How long samples may wait before others see them.
const WAIT: Duration = Duration::from_secs(1);

/// A file that grows by a line for each sample.
pub(super) struct Lines {
    writer: ::csv::Writer<BufWriter<Counted>>,
    field: String,
    flushed: Instant,
}

impl Lines {
    pub fn new(file: File, columns: &[Column]) -> io::Result<Self> {
        let mut lines = Self::at(Counted::new(file, Position::default()));
        lines
            .writer
            .write_record(std::iter::once("t").chain(columns.iter().map(|column| column.name.as_str())))
            .map_err(system)?;
        Ok(lines)
    }

    fn at(file: Counted) -> Self {
        let writer = ::csv::Writer::from_writer(BufWriter::new(file));
        Self { writer, field: String::new(), flushed: Instant::now() }
    }

    /// Goes on with a file whose lines up to a position were checked; nothing is behind that.
    pub fn go_on(file: File, position: Position) -> Self {
        Self::at(Counted::new(file, position))
    }

    /// How far the file is written, for certain.
    pub fn position(&mut self) -> io::Result<Position> {
        self.writer.flush()?;
        let counted = self.writer.get_ref().get_ref();
        counted.file.sync_data()?;
        Ok(counted.position)
    }

    pub fn sample(&mut self, t: f64, values: &[f64]) -> io::Result<()> {
        for value in std::iter::once(t).chain(values.iter().copied()) {
            self.field.clear();
            shortest(&mut self.field, value);
            self.writer.write_field(&self.field).map_err(system)?;
        }
        self.writer.write_record(None::<&[u8]>).map_err(system)?;
        if self.flushed.elapsed() > WAIT {
            self.writer.flush()?;
            self.flushed = Instant::now();
        }
        Ok(())
    }

    pub fn finish(mut self) -> io::Result<()> {
        self.writer.flush()
    }
}

/// What the system says, as it says it.
fn system(error: ::csv::Error) -> io::Error {
    match error.into_kind() {
        ::csv::ErrorKind::Io(error) => error,
        other => io::Error::other(format!("{other:?}")),
    }
}

/// Shortest round-trip text: `0.1`, `1e-7`, `NaN`, `inf`; whole numbers without a point.
fn shortest(field: &mut String, value: f64) {
    use std::fmt::Write as _;
    // Writing to a String cannot fail.
    let _ = write!(field, "{value:?}");
    if field.ends_with(".0") {
        field.truncate(field.len() - 2);
    }
}
