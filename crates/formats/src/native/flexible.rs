//! `flexible = { … }` of a body, in the model file or in a file of its own.

use std::fmt::Display;

use std::collections::HashSet;

use dalembert_spec::spec::{BeamSpec, FlexibleSpec, FramePose, IntegralsSpec, Number, Span, Spanned, Square};

use super::fields::{Fields, Reader};
use super::keys;
use super::module::{DataFile, FileContent};
use super::numbers::counted;
use super::toml::{self, Entry, Kind, Node};
use crate::diagnostic::{Code, Diagnostic};
use crate::excerpt::quoted;
use dalembert_expr::did_you_mean;

/// Modes of a beam in one plane at most: finite elements are four times as many.
const MOST_OF_BEAM: usize = 20;
/// Modes of one body at most.
const MOST_MODES: usize = 1000;

impl<'t> Reader<'t> {
    /// The table, or the name of a file that the library will read.
    pub fn flexible_of(
        &mut self,
        fields: &Fields<'t, '_>,
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
        let table = self.fields(entry.node, &what, keys::FLEXIBLE);
        let flexible = self.flexible(&table, entry.node.span)?;
        self.influence_on_frames(&flexible, frames, &fields.what.to_string());
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
        let top: Vec<Entry<'_>> = toml::entries(document.root(), first_line).collect();
        local.version(&top, first_line);
        let node = Node { kind: Kind::Table(document.root()), span: first_line };
        let fields = local.fields(node, &"the file of modes", keys::FLEXIBLE_FILE);
        let flexible = local.flexible(&fields, first_line);
        local.faults.into_iter().for_each(|fault| self.report(fault));
        self.left_out += local.left_out;
        flexible
    }

    /// The tables of modal data, all for the same number of modes.
    fn flexible(&mut self, fields: &Fields<'t, '_>, span: Span) -> Option<FlexibleSpec> {
        if !fields.is_table {
            return None;
        }
        if let Some(entry) = fields.get("beam") {
            let beam = self.beam(entry.node, &fields.path("beam"))?;
            for key in ["mass", "coupling", "stiffness", "damping", "influence", "integrals"] {
                if let Some(other) = fields.get(key) {
                    let message = format!("{} follows from {}", fields.path(key), fields.path("beam"));
                    let fault = Diagnostic::at(Code::Mismatch, other.span, message).label("given twice");
                    self.report(fault.help(format!("remove `{key}`, or write all matrices in place of `beam`")));
                }
            }
            return Some(FlexibleSpec { span, beam: Some(Box::new(beam)), ..FlexibleSpec::empty(span) });
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
        let integrals = match fields.get("integrals") {
            Some(entry) => Some(Box::new(self.integrals(entry.node, &fields.path("integrals"), modes)?)),
            None => None,
        };
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
            integrals,
            beam: None,
        })
    }

    /// A uniform beam.
    fn beam(&mut self, node: Node<'t>, what: &dyn Display) -> Option<BeamSpec> {
        let table = self.fields(node, what, keys::BEAM);
        if !table.is_table {
            return None;
        }
        for (key, example) in [
            ("length", "0.4"),
            ("mass_per_length", "0.3"),
            ("rigidity", "[2.8, 280], against deflection along y and along z"),
        ] {
            if table.get(key).is_none() {
                self.missing(node.span, &table.what, key, &format!("{key} = {example}"));
            }
        }
        let rigidity = match table.get("rigidity") {
            Some(entry) => {
                self.quantities(entry.node, &table.path("rigidity"), "N*m^2", "against deflection along y, along z")
            }
            None => None,
        };
        let modes = match table.get("modes") {
            Some(entry) => self.modes_of_beam(entry.node, &table.path("modes"))?,
            None => [2, 0],
        };
        Some(BeamSpec {
            span: node.span,
            length: self.quantity_of(&table, "length")?,
            mass_per_length: self.quantity_of(&table, "mass_per_length")?,
            rigidity: rigidity?,
            modes,
            damping: self.not_negative_of(&table, "damping"),
            axial_inertia: self.not_negative_of(&table, "axial_inertia"),
        })
    }

    fn modes_of_beam(&mut self, node: Node<'t>, what: &dyn Display) -> Option<[usize; 2]> {
        let both = self.list_of(node, what, 2, "how many deflect along y, and how many along z, as in [2, 0]")?;
        let counts: Option<Vec<usize>> =
            both.into_iter().map(|one| Some(self.count(one, what, 0..=MOST_OF_BEAM)?.value)).collect();
        let counts: [usize; 2] = counts?.try_into().ok()?;
        if counts == [0, 0] {
            let fault =
                Diagnostic::at(Code::Mismatch, node.span, format!("{what} leaves the beam rigid")).label("no mode");
            self.report(fault.help("ask for at least one mode, or describe the body by its mass and inertia"));
            return None;
        }
        Some(counts)
    }

    /// Integrals of the shapes of modes.
    fn integrals(&mut self, node: Node<'t>, what: &dyn Display, modes: usize) -> Option<IntegralsSpec> {
        let table = self.fields(node, what, keys::INTEGRALS);
        if !table.is_table {
            return None;
        }
        let (Some(first), Some(second)) = (table.get("first"), table.get("second")) else {
            let missing = if table.get("first").is_none() { "first" } else { "second" };
            self.missing(node.span, &table.what, missing, &format!("{missing} = [ … ], of 3×3 matrices"));
            return None;
        };
        let (one, two) = (table.path("first"), table.path("second"));
        let first = self.squares(first.node, &one, modes);
        let rows = self.rows_of(second.node, &two, Some(modes))?.into_iter().enumerate();
        let read: Vec<_> = rows.map(|(i, row)| self.squares(row, &format!("row {} of {two}", i + 1), modes)).collect();
        Some(IntegralsSpec { span: node.span, first: first?, second: read.into_iter().collect::<Option<_>>()? })
    }

    /// A 3×3 matrix for each mode.
    fn squares(&mut self, node: Node<'t>, what: &dyn Display, modes: usize) -> Option<Vec<Square>> {
        let rows = self.rows_of(node, what, Some(modes))?.into_iter().enumerate();
        let read: Vec<Option<Square>> = rows
            .map(|(i, matrix)| {
                let whole = format!("matrix {} of {what}", i + 1);
                let rows = self.list_of(matrix, &whole, 3, "three rows of three numbers")?;
                let read: Vec<_> = rows
                    .into_iter()
                    .enumerate()
                    .map(|(k, row)| self.quantities(row, &format!("row {} of {whole}", k + 1), "", "three numbers"))
                    .collect();
                read.into_iter().collect::<Option<Vec<_>>>()?.try_into().ok()
            })
            .collect();
        read.into_iter().collect()
    }

    /// The rows of a matrix.
    fn rows_of(&mut self, node: Node<'t>, what: &dyn Display, modes: Option<usize>) -> Option<Vec<Node<'t>>> {
        let Kind::List(list) = node.kind else {
            let help = "write a list of rows, as in [[1, 0], [0, 1]]".to_owned();
            self.wrong_type(node, what, "a list of rows", Some(help));
            return None;
        };
        let rows: Vec<Node<'_>> = toml::elements(list, node.span).collect();
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
    fn square(&mut self, fields: &Fields<'t, '_>, key: &str, modes: usize) -> Option<Vec<Vec<Number>>> {
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
    fn sixes(&mut self, node: Node<'t>, what: &dyn Display, modes: usize) -> Option<Vec<[Number; 6]>> {
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

    fn influence(&mut self, fields: &Fields<'t, '_>, modes: usize) -> Vec<(Spanned<String>, Vec<[Number; 6]>)> {
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
