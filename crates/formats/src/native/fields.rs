//! Typed access to TOML values; every mismatch becomes a diagnostic that says what was found and what is wanted.

use std::fmt::{self, Display, Formatter};
use std::ops::RangeInclusive;

use dalembert_spec::spec::{SourceId, Span, Spanned};

use super::elsewhere::called_here;
use super::keys::{self, Keys};
use super::toml::{self, Entry, Kind, Node, Table};
use crate::diagnostic::{Code, Diagnostic};
use crate::excerpt::quoted;
use dalembert_expr::did_you_mean;

/// Reads one file: its text and what is wrong with it.
pub(crate) struct Reader<'t> {
    pub source: SourceId,
    pub text: &'t str,
    /// What is wrong so far.
    pub faults: Vec<Diagnostic>,
    /// The number of the copy that is read, of a part with `repeat`.
    pub index: Option<i64>,
    /// How many more faults were found after the first [`MOST_FAULTS`].
    pub left_out: usize,
}

/// Faults kept of one file; they are sorted and cut again before they are shown.
const MOST_FAULTS: usize = 200;

/// A table whose keys have been checked: `what` names it in messages.
pub(crate) struct Fields<'t, 'w> {
    pub what: &'w dyn Display,
    pub span: Span,
    /// Whether it is a table at all; if not, that has been reported.
    pub is_table: bool,
    /// Whether it had keys that there are not; that has been reported.
    pub has_unknown: bool,
    table: Option<Table<'t>>,
    keys: Keys,
}

/// How to speak of a key: said only where there is a fault.
pub(crate) struct Path<'w> {
    key: &'w str,
    what: &'w dyn Display,
}

impl Display for Path<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` of {}", self.key, self.what)
    }
}

impl<'t> Fields<'t, '_> {
    /// The value of a key.
    pub fn get(&self, key: &str) -> Option<Entry<'t>> {
        debug_assert!(self.keys.iter().any(|known| known.name == key), "`{key}` is no key of {}", self.what);
        toml::find(self.table?, self.span, key)
    }

    /// The entries with keys that there are.
    pub fn known(&self) -> impl Iterator<Item = Entry<'t>> {
        let entries = self.table.into_iter().flat_map(|table| toml::entries(table, self.span));
        entries.filter(|entry| self.keys.iter().any(|key| key.name == entry.key))
    }

    /// The unit of a key's numbers; empty where it depends on something else.
    pub fn unit_of(&self, key: &str) -> &'static str {
        keys::unit_of(self.keys, key)
    }

    /// How to speak of one of its keys.
    pub fn path<'k>(&'k self, key: &'k str) -> Path<'k> {
        Path { key, what: self.what }
    }
}

impl<'t> Reader<'t> {
    pub fn new(source: SourceId, text: &'t str) -> Self {
        Self { source, text, faults: Vec::new(), index: None, left_out: 0 }
    }

    /// Whether further faults are only counted; saves the work of describing them.
    pub fn is_full(&mut self) -> bool {
        let full = self.faults.len() >= MOST_FAULTS;
        self.left_out += usize::from(full);
        full
    }

    pub fn report(&mut self, fault: Diagnostic) {
        if !self.is_full() {
            self.faults.push(fault);
        }
    }

    /// "… must be …, not …".
    pub fn wrong_type(&mut self, node: Node<'_>, what: &dyn Display, wanted: &str, help: Option<String>) {
        let found = node.kind.describe();
        let fault = Diagnostic::at(Code::WrongType, node.span, format!("{what} must be {wanted}, not {found}"));
        self.report(fault.label(format!("this is {found}")).help(help.unwrap_or(format!("write {wanted}"))));
    }

    /// The entries of a table whose keys are the user's names.
    pub fn entries(&mut self, node: Node<'t>, what: &dyn Display, wanted: &str) -> Vec<Entry<'t>> {
        match node.kind {
            Kind::Table(table) => toml::entries(table, node.span).collect(),
            Kind::Tables => {
                let help = "write the table's name in single brackets, [name]".to_owned();
                self.wrong_type(node, what, wanted, Some(help));
                Vec::new()
            }
            _ => {
                let what = what.to_string();
                let help = what
                    .starts_with('[')
                    .then(|| format!("write {what} on a line, and below it one entry name = value per line"));
                self.wrong_type(node, &what, wanted, help);
                Vec::new()
            }
        }
    }

    /// A table with fixed keys; others are reported.
    pub fn fields<'w>(&mut self, node: Node<'t>, what: &'w dyn Display, keys: Keys) -> Fields<'t, 'w> {
        let allowed = || keys.iter().map(|key| key.name).collect::<Vec<_>>();
        let Kind::Table(table) = node.kind else {
            self.entries(node, what, &format!("a table {{ {} }}", allowed().join(", ")));
            return Fields { what, span: node.span, is_table: false, has_unknown: false, table: None, keys };
        };
        let mut has_unknown = false;
        for entry in toml::entries(table, node.span) {
            if keys.iter().all(|key| key.name != entry.key) {
                has_unknown = true;
                self.unknown_key(&entry, what, &allowed());
            }
        }
        Fields { what, span: node.span, is_table: true, has_unknown, table: Some(table), keys }
    }

    fn unknown_key(&mut self, entry: &Entry<'_>, what: &dyn Display, allowed: &[&str]) {
        if self.is_full() {
            return;
        }
        let known = format!("{what} can have: {}", allowed.join(", "));
        let near = called_here(entry.key, allowed).or_else(|| did_you_mean(entry.key, allowed.iter().copied()));
        let help = match near {
            Some(near) => format!("did you mean `{near}`? ({known})"),
            None => known,
        };
        let message = format!("{what} has no key {}", quoted(entry.key));
        self.report(Diagnostic::at(Code::UnknownKey, entry.span, message).label("unknown key").help(help));
    }

    /// Something that must be there is not.
    pub fn missing(&mut self, span: Span, what: &dyn Display, key: &str, example: &str) {
        let message = format!("{what} has no `{key}`");
        let fault = Diagnostic::at(Code::Missing, span, message).label(format!("`{key}` is missing"));
        self.report(fault.help(format!("add {example}")));
    }

    /// The text at a place of this file.
    pub fn written(&self, span: Span) -> &'t str {
        self.text.get(span.start as usize..span.end as usize).unwrap_or("")
    }

    /// A text.
    pub fn text(&mut self, node: Node<'t>, what: &dyn Display) -> Option<Spanned<String>> {
        let Kind::Text(value) = node.kind else {
            self.wrong_type(node, what, "a text in quotes", None);
            return None;
        };
        Some(Spanned { value: self.numbered(value, node.span), span: node.span })
    }

    /// A name with `[index]`, `[index+1]`, … replaced by the copy that is read.
    pub fn numbered(&mut self, name: &str, span: Span) -> String {
        let Some(index) = self.index.filter(|_| name.contains("[index")) else { return name.to_owned() };
        dalembert_expr::with_numbers(name, &[("index".to_owned(), index)]).unwrap_or_else(|message| {
            let fault = Diagnostic::at(Code::BadName, span, message).label("no such copy");
            self.report(fault.help("copies count from 0; write the first one on its own"));
            name.to_owned()
        })
    }

    /// Reads an entry, or each copy of one with `repeat = N`: in these `index` is the number of the copy.
    pub fn copies(&mut self, entry: &Entry<'t>, mut read: impl FnMut(&mut Self)) {
        let count = match entry.node.kind {
            Kind::Table(table) => toml::find(table, entry.node.span, "repeat"),
            _ => None,
        };
        let Some(count) = count else { return read(self) };
        let what = format!("`repeat` of `{}`", entry.key);
        let Some(count) = self.count(count.node, &what, 1..=super::MAX_REPEAT) else { return };
        let before = self.faults.len();
        for k in 0..count.value {
            self.index = Some(k as i64);
            read(self);
            // The others have the same faults.
            if self.faults.len() > before {
                break;
            }
        }
        self.index = None;
    }

    /// The unit of a table, if given.
    pub fn unit(&mut self, fields: &Fields<'t, '_>) -> Option<Spanned<String>> {
        let entry = fields.get("unit")?;
        self.text(entry.node, &fields.path("unit"))
    }

    /// A finite number.
    pub fn number(&mut self, node: Node<'_>, what: &dyn Display) -> Option<f64> {
        let value = match node.kind {
            Kind::Integer(whole) => whole as f64,
            Kind::Float(value) => value,
            _ => {
                self.wrong_type(node, what, "a number", None);
                return None;
            }
        };
        self.finite(node, what, value)
    }

    /// Reports infinite and undefined numbers.
    pub fn finite(&mut self, node: Node<'_>, what: &dyn Display, value: f64) -> Option<f64> {
        if value.is_finite() {
            return Some(value);
        }
        let raw = self.text.get(node.span.range()).unwrap_or("");
        let (problem, help) = if raw.contains("nan") {
            ("not a number", "write a number")
        } else if raw.contains("inf") {
            ("infinite", "write a finite number")
        } else {
            ("too large", "numbers reach to about 1.8e308")
        };
        let fault = Diagnostic::at(Code::BadNumber, node.span, format!("{what} is {problem}"));
        self.report(fault.label(format!("{problem}: {}", quoted(raw))).help(help));
        None
    }

    /// A number greater than zero, also with its unit.
    pub fn positive(&mut self, node: Node<'t>, what: &dyn Display, unit: &str) -> Option<Spanned<f64>> {
        let value = match node.kind {
            Kind::Text(text) => self.with_unit(node, text, what, unit)?,
            _ => self.number(node, what)?,
        };
        if value <= 0.0 {
            let fault = Diagnostic::at(Code::BadNumber, node.span, format!("{what} must be greater than zero"));
            self.report(fault.label("not greater than zero").help("write a positive number"));
            return None;
        }
        Some(Spanned { value, span: node.span })
    }

    /// A whole number between two.
    pub fn count(
        &mut self,
        node: Node<'_>,
        what: &dyn Display,
        range: RangeInclusive<usize>,
    ) -> Option<Spanned<usize>> {
        let wanted = format!("a whole number from {} to {}", range.start(), range.end());
        let value = match node.kind {
            Kind::Integer(value) => value,
            Kind::Float(_) => {
                let raw = quoted(self.text.get(node.span.range()).unwrap_or(""));
                let fault = Diagnostic::at(Code::WrongType, node.span, format!("{what} must be {wanted}, not {raw}"));
                self.report(fault.label("no whole number").help(format!("write {wanted}")));
                return None;
            }
            _ => {
                self.wrong_type(node, what, &wanted, None);
                return None;
            }
        };
        match usize::try_from(value) {
            Ok(count) if range.contains(&count) => Some(Spanned { value: count, span: node.span }),
            _ => {
                let fault = Diagnostic::at(Code::BadNumber, node.span, format!("{what} must be {wanted}, not {value}"));
                self.report(fault.label("out of range").help(format!("write {wanted}")));
                None
            }
        }
    }

    /// `[alpha, beta]`, both finite and not negative.
    pub fn baumgarte(&mut self, fields: &Fields<'t, '_>) -> Option<Spanned<(f64, f64)>> {
        let entry = fields.get("baumgarte")?;
        let what = fields.path("baumgarte");
        let wanted = "a list [alpha, beta] of two numbers";
        let Kind::List(list) = entry.node.kind else {
            self.wrong_type(entry.node, &what, wanted, Some("write baumgarte = [10, 100]".to_owned()));
            return None;
        };
        let nodes: Vec<Node<'_>> = toml::elements(list, entry.node.span).collect();
        let &[alpha, beta] = nodes.as_slice() else {
            let message = format!("{what} must be {wanted}, not of {}", nodes.len());
            self.report(
                Diagnostic::at(Code::Mismatch, entry.node.span, message)
                    .label("two numbers are wanted")
                    .help("write baumgarte = [10, 100]"),
            );
            return None;
        };
        let pair = (self.not_negative(alpha, &what), self.not_negative(beta, &what));
        let (Some(alpha), Some(beta)) = pair else { return None };
        Some(Spanned { value: (alpha, beta), span: entry.node.span })
    }

    fn not_negative(&mut self, node: Node<'_>, what: &dyn Display) -> Option<f64> {
        let value = self.number(node, what)?;
        if value < 0.0 {
            let fault = Diagnostic::at(Code::BadNumber, node.span, format!("{what} must not be negative"));
            self.report(
                fault.label("negative").help("write a number that is zero or greater; negative ones make errors grow"),
            );
            return None;
        }
        Some(value)
    }
}
