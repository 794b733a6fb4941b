//! CSV: numbers as the shortest text that reads back to the same bits.

use std::io::{self, Write};

use dalembert_dynamics::result::RunResult;

pub(super) fn write(file: impl Write, run: &RunResult) -> io::Result<()> {
    let mut writer = ::csv::Writer::from_writer(file);
    let names = run.columns.iter().map(|column| column.name.as_str());
    writer.write_record(std::iter::once("t").chain(names))?;
    let mut field = String::new();
    for (row, time) in run.time.iter().enumerate() {
        let values = run.columns.iter().map(|column| column.values[row]);
        for value in std::iter::once(*time).chain(values) {
            field.clear();
            shortest(&mut field, value);
            writer.write_field(&field)?;
        }
        writer.write_record(None::<&[u8]>)?;
    }
    writer.flush()
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
