//! Results back from files, instant by instant, in bounded memory.

use std::collections::HashSet;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

use dalembert_formats::diagnostic::{Code, Diagnostic};
use dalembert_formats::excerpt::quoted;
use dalembert_formats::files::{name, reason};

use super::Format;

/// A file of results that is read.
pub struct Table {
    path: PathBuf,
    columns: Vec<String>,
    recipe: Option<String>,
    rows: Rows,
}

enum Rows {
    Csv(Box<csv::Reader<BufReader<File>>>),
    #[cfg(feature = "parquet")]
    Parquet(Box<parquet::file::reader::SerializedFileReader<File>>),
}

fn unreadable(path: &Path, why: &str) -> Box<Diagnostic> {
    Box::new(Diagnostic::new(Code::Unreadable, format!("cannot read results from `{}`: {why}", name(path))))
}

impl Table {
    /// Opens a file by its extension and reads the names of its columns.
    ///
    /// # Errors
    /// What the system says; an extension that is not known; a file that is damaged, or has no column `t` first.
    pub fn open(path: &Path) -> Result<Self, Box<Diagnostic>> {
        let built_without = path.extension().is_some_and(|e| e.eq_ignore_ascii_case("parquet"));
        let why =
            if built_without { "this program was built without Parquet" } else { "a result ends in .csv or .parquet" };
        let format = Format::of(path).map_err(|_| unreadable(path, why))?;
        let file = File::open(path).map_err(|error| unreadable(path, &reason(&error)))?;
        let (columns, recipe, rows) = match format {
            Format::Csv => {
                let mut reader = csv::ReaderBuilder::new().from_reader(BufReader::new(file));
                let heads = reader.headers().map_err(|error| unreadable(path, &error.to_string()))?;
                (heads.iter().map(str::to_owned).collect::<Vec<_>>(), None, Rows::Csv(Box::new(reader)))
            }
            #[cfg(feature = "parquet")]
            Format::Parquet => parquet_parts(file).map_err(|why| unreadable(path, &why))?,
            #[cfg(not(feature = "parquet"))]
            Format::Parquet => return Err(unreadable(path, "this program was built without Parquet")),
        };
        if columns.first().is_none_or(|first| first != "t") {
            return Err(unreadable(path, "its first column is not `t`, so that it is no result of a simulation"));
        }
        let mut seen = HashSet::new();
        if let Some(twice) = columns.iter().find(|column| !seen.insert(column.as_str())) {
            return Err(unreadable(path, &format!("it has two columns {}", quoted(twice))));
        }
        Ok(Self { path: path.to_path_buf(), columns, recipe, rows })
    }

    /// Names of the columns but `t`, which is the first.
    pub fn columns(&self) -> &[String] {
        &self.columns[1..]
    }

    /// What the file says of its model: see [`Recipe`](super::Recipe).
    pub fn recipe(&self) -> Option<&str> {
        self.recipe.as_deref()
    }

    /// Hands over all rows: the instant, then the other columns.
    ///
    /// # Errors
    /// A damaged file, with the line; instants that do not increase; what `take` says.
    pub fn each(self, mut take: impl FnMut(f64, &[f64]) -> Result<(), String>) -> Result<(), Box<Diagnostic>> {
        let Self { path, columns, rows, .. } = self;
        let fail = |why: String| unreadable(&path, &why);
        let mut last = f64::NEG_INFINITY;
        let mut row = |number: u64, values: &[f64]| {
            let t = values[0];
            if !(t.is_finite() && t > last) {
                return Err(format!("row {number}: t = {t} is not after the instant before it"));
            }
            last = t;
            take(t, &values[1..])
        };
        match rows {
            Rows::Csv(reader) => {
                let mut values = Vec::with_capacity(columns.len());
                for (k, record) in reader.into_records().enumerate() {
                    let record = record.map_err(|error| fail(error.to_string()))?;
                    values.clear();
                    for (text, column) in record.iter().zip(&columns) {
                        let value = if text.is_empty() { Ok(f64::NAN) } else { text.trim().parse() };
                        let line = record.position().map_or(k as u64 + 2, csv::Position::line);
                        values.push(value.map_err(|_| {
                            fail(format!("line {line}, column {}: {} is no number", quoted(column), quoted(text)))
                        })?);
                    }
                    row(k as u64 + 1, &values).map_err(fail)?;
                }
            }
            #[cfg(feature = "parquet")]
            Rows::Parquet(reader) => parquet_rows(&reader, columns.len(), &mut row).map_err(fail)?,
        }
        Ok(())
    }
}

/// Takes a row: its number from 1, then its values.
#[cfg(feature = "parquet")]
type Row<'r> = &'r mut dyn FnMut(u64, &[f64]) -> Result<(), String>;

#[cfg(feature = "parquet")]
type Parts = (Vec<String>, Option<String>, Rows);

#[cfg(feature = "parquet")]
fn parquet_parts(file: File) -> Result<Parts, String> {
    use parquet::basic::Type as Physical;
    use parquet::file::reader::{FileReader, SerializedFileReader};
    let reader = SerializedFileReader::new(file).map_err(|error| error.to_string())?;
    let about = reader.metadata().file_metadata();
    let all = about.schema_descr().columns();
    if let Some(other) = all.iter().find(|c| c.physical_type() != Physical::DOUBLE || c.max_def_level() > 0) {
        return Err(format!("column {} does not hold doubles alone", quoted(other.name())));
    }
    let columns = all.iter().map(|c| c.name().to_owned()).collect();
    let pairs = about.key_value_metadata().map_or(&[][..], Vec::as_slice);
    let recipe = pairs.iter().find(|pair| pair.key == super::recipe::KEY).and_then(|pair| pair.value.clone());
    Ok((columns, recipe, Rows::Parquet(Box::new(reader))))
}

#[cfg(feature = "parquet")]
fn parquet_rows(
    reader: &parquet::file::reader::SerializedFileReader<File>,
    columns: usize,
    row: Row<'_>,
) -> Result<(), String> {
    use parquet::column::reader::ColumnReader;
    use parquet::file::reader::FileReader;
    let mut number = 0;
    for k in 0..reader.num_row_groups() {
        let group = reader.get_row_group(k).map_err(|error| error.to_string())?;
        let count = usize::try_from(group.metadata().num_rows()).unwrap_or(0);
        let mut all = Vec::with_capacity(columns);
        for c in 0..columns {
            let mut values = Vec::new();
            let ColumnReader::DoubleColumnReader(mut column) = group.get_column_reader(c).map_err(|e| e.to_string())?
            else {
                return Err(format!("column {c} does not hold doubles"));
            };
            while values.len() < count {
                let (records, ..) =
                    column.read_records(count - values.len(), None, None, &mut values).map_err(|e| e.to_string())?;
                if records == 0 {
                    return Err(format!("row group {k} ends early"));
                }
            }
            all.push(values);
        }
        for r in 0..count {
            number += 1;
            let values: Vec<f64> = all.iter().map(|column| column[r]).collect();
            row(number, &values)?;
        }
    }
    Ok(())
}
