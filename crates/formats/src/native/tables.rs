//! Values of inputs over time from `.csv` files: a line of names, then numbers.

use dalembert_spec::spec::{Interpolation, Span, Spanned, TableSpec};

use super::fields::{Fields, Reader};
use crate::diagnostic::{Code, Diagnostic};
use crate::excerpt::quoted;
use dalembert_expr::did_you_mean;

/// An input's table, still in its file.
pub(crate) struct TableFile {
    /// Its number among the inputs of the module.
    pub input: usize,
    pub file: Spanned<String>,
    pub column: Spanned<String>,
    pub interpolation: Interpolation,
}

impl<'t> Reader<'t> {
    /// `table`, `column`, `interpolation` of an input.
    pub fn table_of(&mut self, fields: &Fields<'t, '_>, input: usize) -> Option<TableFile> {
        let Some(table) = fields.get("table") else {
            if let Some(entry) = ["column", "interpolation"].iter().find_map(|key| fields.get(key)) {
                let message = format!("{} has a `{}`, but no `table`", fields.what, entry.key);
                let fault = Diagnostic::at(Code::Missing, entry.span, message).label("without effect");
                self.report(fault.help("add table = \"FILE.csv\""));
            }
            return None;
        };
        if let Some(value) = fields.get("value") {
            let message = format!("{} has both a `value` and a `table`", fields.what);
            let fault = Diagnostic::at(Code::Mismatch, value.span, message).label("one of two");
            self.report(fault.related(table.span, "the table").help("remove one of them"));
        }
        let file = self.text(table.node, &fields.path("table"))?;
        let Some(column) = fields.get("column") else {
            self.missing(
                fields.span,
                &fields.what,
                "column",
                "column = \"…\", the name in the first line of the table",
            );
            return None;
        };
        let column = self.text(column.node, &fields.path("column"))?;
        let interpolation = self.interpolation(fields)?;
        Some(TableFile { input, file, column, interpolation })
    }

    fn interpolation(&mut self, fields: &Fields<'t, '_>) -> Option<Interpolation> {
        let Some(entry) = fields.get("interpolation") else { return Some(Interpolation::Linear) };
        let text = self.text(entry.node, &fields.path("interpolation"))?;
        match text.value.as_str() {
            "linear" => Some(Interpolation::Linear),
            "cubic" => Some(Interpolation::Cubic),
            "step" => Some(Interpolation::Step),
            other => {
                let message = format!("{} cannot be {}", fields.path("interpolation"), quoted(other));
                let fault = Diagnostic::at(Code::Mismatch, text.span, message).label("unknown");
                self.report(fault.help("write \"linear\" (the default), \"cubic\" or \"step\""));
                None
            }
        }
    }

    /// Reads the reader's text as a table with a column `t`, or times in the first one, and the column wanted.
    pub fn values_over_time(&mut self, wanted: &TableFile) -> Option<TableSpec> {
        let mut lines = self.lines_of_table();
        let Some((at, header)) = lines.next() else {
            self.fault_of_table(0, 0, "the table is empty".to_owned(), "the first line names the columns: t,u");
            return None;
        };
        let names: Vec<&str> = header.split(',').map(name_of).collect();
        let time = names.iter().position(|name| *name == "t").unwrap_or(0);
        let Some(column) = names.iter().position(|name| *name == wanted.column.value) else {
            let message = format!("the table has no column {}", quoted(&wanted.column.value));
            let help = match did_you_mean(&wanted.column.value, names.iter().copied()) {
                Some(near) => format!("did you mean \"{near}\"?"),
                None => format!("it has: {}", names.iter().take(20).copied().collect::<Vec<_>>().join(", ")),
            };
            self.fault_of_table(at, header.len(), message, &help);
            return None;
        };
        if let Some(twice) =
            [time, column].into_iter().find(|&k| names.iter().skip(k + 1).any(|name| *name == names[k]))
        {
            let message = format!("the table has two columns {}", quoted(names[twice]));
            self.fault_of_table(at, header.len(), message, "give each column a name of its own");
            return None;
        }
        let (mut times, mut values): (Vec<f64>, Vec<f64>) = (Vec::new(), Vec::new());
        for (at, line) in lines {
            let fields: Vec<&str> = line.split(',').map(name_of).collect();
            if fields.iter().skip(names.len()).any(|field| !field.is_empty()) {
                let (have, named) = (fields.len(), names.len());
                let message =
                    format!("the line has {have} fields, but the first line of the table names {named} columns");
                let help = "write decimals with a point, 0.5 for 0,5: a comma ends a field; or name all columns";
                self.fault_of_table(at, line.len(), message, help);
                return None;
            }
            let number = |k: usize| fields.get(k).and_then(|field| field.parse::<f64>().ok()).filter(|x| x.is_finite());
            let (Some(t), Some(value)) = (number(time), number(column)) else {
                let k = if number(time).is_none() { time } else { column };
                let found = fields.get(k).map_or_else(|| "nothing".to_owned(), |field| quoted(field));
                let message = format!("column {} holds {found} here, which is no finite number", quoted(names[k]));
                self.fault_of_table(at, line.len(), message, "write a number, such as 0.5 or 1e-3, with a point");
                return None;
            };
            if times.last().is_some_and(|&last| t <= last) {
                let message =
                    format!("the times of the table do not grow here: {t} is not after {}", times[times.len() - 1]);
                self.fault_of_table(at, line.len(), message, "sort the lines by time, and keep one for each time");
                return None;
            }
            times.push(t);
            values.push(value);
        }
        if times.is_empty() {
            self.fault_of_table(at, header.len(), "the table has no numbers".to_owned(), "write a line for each time");
            return None;
        }
        Some(TableSpec { times, values, interpolation: wanted.interpolation })
    }

    /// Lines with something in them, and where they start.
    fn lines_of_table(&self) -> impl Iterator<Item = (usize, &'t str)> + use<'t> {
        let text = self.text;
        let start = text.len() - text.trim_start_matches('\u{feff}').len();
        let lines = text[start..].split('\n').scan(start, |at, line| {
            let here = *at;
            *at += line.len() + 1;
            Some((here, line.trim_end_matches('\r')))
        });
        lines.filter(|(_, line)| !line.trim().is_empty())
    }

    fn fault_of_table(&mut self, at: usize, length: usize, message: String, help: &str) {
        let span = Span::new(self.source, at, at + length);
        self.report(Diagnostic::at(Code::Syntax, span, message).label("here").help(help));
    }
}

/// A field without blanks and quotes.
fn name_of(field: &str) -> &str {
    let field = field.trim();
    field.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(field)
}
