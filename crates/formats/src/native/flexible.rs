//! `flexible = { … }` of a body, in the model file or in a file of its own.

use std::collections::HashSet;

use dalembert_spec::spec::{FlexibleSpec, FramePose, Number, Span, Spanned};

use super::fields::{Fields, Reader};
use super::keys;
use super::module::{DataFile, FileContent};
use super::numbers::counted;
use super::toml::{self, Kind, Node};
use crate::diagnostic::{Code, Diagnostic};
use crate::excerpt::quoted;
use dalembert_expr::did_you_mean;

/// Modes of one body at most.
const MOST_MODES: usize = 1000;

impl<'t> Reader<'t> {
    /// The table, or the name of a file that the library will read.
    pub fn flexible_of(
        &mut self,
        fields: &Fields<'t>,
        frames: &[(Spanned<String>, FramePose)],
        content: &mut FileContent,
    ) -> Option<FlexibleSpec> {
        let entry = fields.get("flexible")?;
        let what = fields.path("flexible");
        if let Kind::Text(file) = entry.node.kind {
            let body = content.module.bodies.len();
            content.data.push(DataFile { body, file: Spanned { value: file.to_owned(), span: entry.node.span } });
            return None;
        }
        let table = self.fields(entry.node, what, keys::FLEXIBLE);
        let flexible = self.flexible(&table, entry.node.span)?;
        self.influence_on_frames(&flexible, frames, &fields.what);
        Some(flexible)
    }

    /// A file that holds nothing but the modes of one body.
    pub fn flexible_file(&mut self) -> Option<FlexibleSpec> {
        let document = match toml::parse(self.source, self.text) {
            Ok(document) => document,
            Err(fault) => {
                self.report(*fault);
                return None;
            }
        };
        let end = self.text.find('\n').unwrap_or(self.text.len());
        let first_line = Span::new(self.source, 0, end);
        let mut local = Reader::new(self.source, self.text);
        local.version(&toml::entries(&document, first_line), first_line);
        let node = Node { kind: Kind::Table(&document), span: first_line };
        let fields = local.fields(node, "the file of modes".to_owned(), keys::FLEXIBLE_FILE);
        let flexible = local.flexible(&fields, first_line);
        local.faults.into_iter().for_each(|fault| self.report(fault));
        self.left_out += local.left_out;
        flexible
    }

    /// The tables of modal data, all for the same number of modes.
    fn flexible(&mut self, fields: &Fields<'t>, span: Span) -> Option<FlexibleSpec> {
        if !fields.is_table {
            return None;
        }
        let Some(mass) = fields.get("mass") else {
            self.missing(span, &fields.what, "mass", "mass = [[m11, m12], [m21, m22]], one row for each mode");
            return None;
        };
        let modes = self.rows_of(mass.node, &fields.path("mass"), None)?.len();
        let mass = self.square(fields, "mass", modes);
        let stiffness = self.square(fields, "stiffness", modes);
        let damping = self.square(fields, "damping", modes);
        let coupling = match fields.get("coupling") {
            Some(entry) => self.sixes(entry.node, &fields.path("coupling"), modes),
            None => Some(Vec::new()),
        };
        let influence = self.influence(fields, modes);
        if fields.get("stiffness").is_none() {
            self.missing(span, &fields.what, "stiffness", "stiffness = [[k11, k12], [k21, k22]]");
            return None;
        }
        Some(FlexibleSpec {
            span,
            mass: mass?,
            coupling: coupling?,
            stiffness: stiffness?,
            damping: damping?,
            influence,
        })
    }

    /// The rows of a matrix.
    fn rows_of(&mut self, node: Node<'t>, what: &str, modes: Option<usize>) -> Option<Vec<Node<'t>>> {
        let Kind::List(list) = node.kind else {
            let help = "write a list of rows, as in [[1, 0], [0, 1]]".to_owned();
            self.wrong_type(node, what, "a list of rows", Some(help));
            return None;
        };
        let rows = toml::elements(list, node.span);
        let fault = match modes {
            Some(modes) if modes != rows.len() => {
                format!("{what} has {}, but `mass` has {modes}", counted(rows.len(), "row", "rows"))
            }
            None if rows.is_empty() => format!("{what} is empty: there is no mode"),
            None if rows.len() > MOST_MODES => format!("{what} has {} modes; {MOST_MODES} at most", rows.len()),
            _ => return Some(rows),
        };
        let fault = Diagnostic::at(Code::Mismatch, node.span, fault).label(counted(rows.len(), "row", "rows"));
        self.report(fault.help("write one row for each mode"));
        None
    }

    /// A square matrix; an empty one if it is not given.
    fn square(&mut self, fields: &Fields<'t>, key: &str, modes: usize) -> Option<Vec<Vec<Number>>> {
        let Some(entry) = fields.get(key) else { return Some(Vec::new()) };
        let what = fields.path(key);
        let mut matrix = Some(Vec::with_capacity(modes));
        for (i, row) in self.rows_of(entry.node, &what, Some(modes))?.into_iter().enumerate() {
            let whole = format!("row {} of {what}", i + 1);
            let elements = self.list_of(row, &whole, modes, "as many entries as there are modes");
            let numbers: Option<Vec<Number>> = elements.and_then(|elements| {
                let read: Vec<Option<Number>> = elements.into_iter().map(|e| self.quantity(e, &whole, "")).collect();
                read.into_iter().collect()
            });
            matrix = matrix.and_then(|mut rows: Vec<Vec<Number>>| {
                rows.push(numbers?);
                Some(rows)
            });
        }
        matrix
    }

    /// One row of six numbers for each mode.
    fn sixes(&mut self, node: Node<'t>, what: &str, modes: usize) -> Option<Vec<[Number; 6]>> {
        let rows = self.rows_of(node, what, Some(modes))?;
        let read: Vec<Option<[Number; 6]>> = rows
            .into_iter()
            .enumerate()
            .map(|(i, row)| {
                self.quantities(
                    row,
                    &format!("row {} of {what}", i + 1),
                    "",
                    "three components of rotation, then three of displacement",
                )
            })
            .collect();
        read.into_iter().collect()
    }

    fn influence(&mut self, fields: &Fields<'t>, modes: usize) -> Vec<(Spanned<String>, Vec<[Number; 6]>)> {
        let Some(table) = fields.get("influence") else { return Vec::new() };
        let what = fields.path("influence");
        let mut read = Vec::new();
        for entry in self.entries(table.node, &what, "a table { FRAME = rows }") {
            let frame = self.name(&entry, "frame");
            let whole = format!("{} of {what}", quoted(entry.key));
            read.extend(self.sixes(entry.node, &whole, modes).map(|rows| (frame, rows)));
        }
        read
    }

    /// Reports modes that move frames which the body does not have.
    pub fn influence_on_frames(
        &mut self,
        flexible: &FlexibleSpec,
        frames: &[(Spanned<String>, FramePose)],
        body: &str,
    ) {
        let names: HashSet<&str> = frames.iter().map(|(name, _)| name.value.as_str()).collect();
        for (frame, _) in &flexible.influence {
            if names.contains(frame.value.as_str()) || self.is_full() {
                continue;
            }
            let message = format!("{body} has no frame {}, which its modes move", quoted(&frame.value));
            let near = did_you_mean(&frame.value, names.iter().copied());
            let help = near.map(|near| format!("did you mean `{near}`?"));
            let fault = Diagnostic::at(Code::Missing, frame.span, message).label("no such frame");
            self.report(fault.help("add it to the body's `frames`").maybe_help(help));
        }
    }
}
