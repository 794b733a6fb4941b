//! Apache Parquet: required doubles, plain encoding, no compression; units as JSON under the metadata key `units`, what made the model under
//! `model`.

use std::fs::File;
use std::io::{self, BufWriter};
use std::sync::Arc;

use dalembert_answers::result::Column;
use parquet::basic::{Compression, Repetition, Type as Physical};
use parquet::data_type::DoubleType;
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;

use super::recipe::KEY;

/// Instants in one row group at most.
const ROWS: usize = 1 << 18;
/// Numbers that wait for their row group at most, 32 MiB.
const WAITING: usize = 1 << 22;

/// A file that grows by row groups; it can be read once it is finished.
pub(super) struct Groups {
    writer: SerializedFileWriter<BufWriter<File>>,
    /// Column by column, the time first.
    waiting: Vec<Vec<f64>>,
    rows: usize,
}

impl Groups {
    pub fn new(file: File, columns: &[Column], recipe: Option<&str>) -> io::Result<Self> {
        let schema = schema(columns).map_err(io::Error::other)?;
        let writer = SerializedFileWriter::new(BufWriter::new(file), schema, Arc::new(properties(columns, recipe)))
            .map_err(io::Error::other)?;
        let count = columns.len() + 1;
        Ok(Self { writer, waiting: vec![Vec::new(); count], rows: (WAITING / count).clamp(1, ROWS) })
    }

    pub fn sample(&mut self, t: f64, values: &[f64]) -> io::Result<()> {
        let all = std::iter::once(t).chain(values.iter().copied());
        self.waiting.iter_mut().zip(all).for_each(|(column, value)| column.push(value));
        if self.waiting[0].len() >= self.rows { self.group().map_err(io::Error::other) } else { Ok(()) }
    }

    fn group(&mut self) -> Result<(), ParquetError> {
        let mut group = self.writer.next_row_group()?;
        for values in &mut self.waiting {
            if let Some(mut column) = group.next_column()? {
                column.typed::<DoubleType>().write_batch(values, None, None)?;
                column.close()?;
            }
            values.clear();
        }
        group.close().map(|_| ())
    }

    pub fn finish(mut self) -> io::Result<()> {
        if !self.waiting[0].is_empty() {
            self.group().map_err(io::Error::other)?;
        }
        self.writer.close().map(|_| ()).map_err(io::Error::other)
    }
}

fn schema(columns: &[Column]) -> Result<Arc<Type>, ParquetError> {
    let names = std::iter::once("t").chain(columns.iter().map(|column| column.name.as_str()));
    let double = |name| {
        Type::primitive_type_builder(name, Physical::DOUBLE).with_repetition(Repetition::REQUIRED).build().map(Arc::new)
    };
    let fields = names.map(double).collect::<Result<Vec<_>, _>>()?;
    Ok(Arc::new(Type::group_type_builder("run").with_fields(fields).build()?))
}

fn properties(columns: &[Column], recipe: Option<&str>) -> WriterProperties {
    let unit = |column: &Column| Some((column.name.clone(), column.unit.clone()?.into()));
    let mut units: serde_json::Map<String, serde_json::Value> = columns.iter().filter_map(unit).collect();
    units.insert("t".to_owned(), "s".into());
    let units = KeyValue::new("units".to_owned(), serde_json::Value::Object(units).to_string());
    let recipe = recipe.map(|recipe| KeyValue::new(KEY.to_owned(), recipe.to_owned()));
    WriterProperties::builder()
        .set_created_by(format!("dalembert {}", env!("CARGO_PKG_VERSION")))
        .set_compression(Compression::UNCOMPRESSED)
        .set_dictionary_enabled(false)
        .set_key_value_metadata(Some(std::iter::once(units).chain(recipe).collect()))
        .build()
}
