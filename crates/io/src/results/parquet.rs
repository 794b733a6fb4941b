//! Apache Parquet: required doubles, plain encoding, no compression; units as JSON under the metadata key `units`.

use std::io::{self, Write};
use std::sync::Arc;

use dalembert_dynamics::result::RunResult;
use parquet::basic::{Compression, Repetition, Type as Physical};
use parquet::data_type::DoubleType;
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;

/// Instants in one row group.
const ROWS: usize = 1 << 18;

pub(super) fn write(file: impl Write + Send, run: &RunResult) -> io::Result<()> {
    write_columns(file, run).map_err(io::Error::other)
}

fn write_columns(file: impl Write + Send, run: &RunResult) -> Result<(), ParquetError> {
    let mut writer = SerializedFileWriter::new(file, schema(run)?, Arc::new(properties(run)))?;
    for start in (0..run.time.len()).step_by(ROWS) {
        let rows = start..(start + ROWS).min(run.time.len());
        let mut group = writer.next_row_group()?;
        let columns = run.columns.iter().map(|column| &column.values);
        for values in std::iter::once(&run.time).chain(columns) {
            if let Some(mut column) = group.next_column()? {
                column.typed::<DoubleType>().write_batch(&values[rows.clone()], None, None)?;
                column.close()?;
            }
        }
        group.close()?;
    }
    writer.close().map(|_| ())
}

fn schema(run: &RunResult) -> Result<Arc<Type>, ParquetError> {
    let names = std::iter::once("t").chain(run.columns.iter().map(|column| column.name.as_str()));
    let double = |name| {
        Type::primitive_type_builder(name, Physical::DOUBLE).with_repetition(Repetition::REQUIRED).build().map(Arc::new)
    };
    let fields = names.map(double).collect::<Result<Vec<_>, _>>()?;
    Ok(Arc::new(Type::group_type_builder("run").with_fields(fields).build()?))
}

fn properties(run: &RunResult) -> WriterProperties {
    let unit = |column: &dalembert_dynamics::result::Column| Some((column.name.clone(), column.unit.clone()?.into()));
    let mut units: serde_json::Map<String, serde_json::Value> = run.columns.iter().filter_map(unit).collect();
    units.insert("t".to_owned(), "s".into());
    let units = KeyValue::new("units".to_owned(), serde_json::Value::Object(units).to_string());
    WriterProperties::builder()
        .set_created_by(format!("dalembert {}", env!("CARGO_PKG_VERSION")))
        .set_compression(Compression::UNCOMPRESSED)
        .set_dictionary_enabled(false)
        .set_key_value_metadata(Some(vec![units]))
        .build()
}
