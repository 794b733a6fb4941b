//! `[variables]`

use std::fmt::Display;

use dalembert_spec::spec::{Formula, QuasiSpec, Span, Spanned, VariableSpec};

use super::MAX_ORDER;
use super::fields::{Fields, Reader};
use super::formula::Namespace;
use super::keys;
use super::module::unit_written;
use super::toml::{self, Kind, Node};
use crate::diagnostic::{Code, Diagnostic};
use dalembert_spec::units::parse_unit;

const SECOND_ORDER: u32 = 2;

impl<'t> Reader<'t> {
    pub fn variables(&mut self, node: Node<'t>, names: &mut Namespace) -> Vec<VariableSpec> {
        let mut read = Vec::new();
        for entry in self.entries(node, &"[variables]", "a table of variables") {
            let what = format!("variable `{}`", entry.key);
            if let Kind::Integer(_) | Kind::Float(_) | Kind::Text(_) = entry.node.kind {
                let help = format!("a start value is written {} = {{ start = … }}", entry.key);
                let _ = self.declare(names, &entry, "variable");
                self.wrong_type(entry.node, &what, "a table { start, fixed, unit, order }", Some(help));
                continue;
            }
            let fields = self.fields(entry.node, &what, keys::VARIABLE);
            self.copies(&entry, |reader| {
                let name = reader.declare(names, &entry, "variable");
                read.push(reader.variable(name, &fields));
            });
        }
        read
    }

    fn variable(&mut self, name: Spanned<String>, fields: &Fields<'t, '_>) -> VariableSpec {
        let quasi = self.quasi(fields);
        let order = self.order(fields);
        let is_quasi = fields.get("of").is_some() || fields.get("rate").is_some();
        let states = if is_quasi { 1 } else { order.as_ref().map_or(SECOND_ORDER, |o| o.value.max(1)) };
        let start = self.values(fields, "start", states as usize);
        let scale = self.values(fields, "scale", states as usize);
        let (fixed, fixed_span) = self.fixed(fields, start.len(), states as usize);
        let unit = self.unit(fields).or_else(|| unit_written(start.first()?));
        if let Some(unit) = unit.as_ref().filter(|unit| parse_unit(&unit.value).is_ok()) {
            for (key, values) in [("start", &start), ("scale", &scale)] {
                for (k, value) in values.iter().enumerate() {
                    let of = (0..k).fold(unit.value.clone(), |unit, _| format!("({unit})/s"));
                    self.measured_in(value, &fields.path(key), &of);
                }
            }
        }
        VariableSpec { name, order, start, fixed, fixed_span, scale, unit, quasi }
    }

    fn order(&mut self, fields: &Fields<'t, '_>) -> Option<Spanned<u32>> {
        let entry = fields.get("order")?;
        if let Some(of) = fields.get("of") {
            let message = format!("{} is a quasi-velocity and has no order of its own", fields.what);
            let fault = Diagnostic::at(Code::Mismatch, entry.span, message).label("not for quasi-velocities");
            self.report(fault.related(of.span, "this makes it a quasi-velocity").help("remove `order`"));
            return None;
        }
        let count = self.count(entry.node, &fields.path("order"), 0..=MAX_ORDER as usize)?;
        Some(Spanned { value: count.value as u32, span: count.span })
    }

    /// `of` and `rate`, which need each other.
    fn quasi(&mut self, fields: &Fields<'t, '_>) -> Option<QuasiSpec> {
        match (fields.get("of"), fields.get("rate")) {
            (None, None) => None,
            (Some(of), None) => {
                self.missing(of.span, &fields.what, "rate", "rate = \"…\", the quasi-velocity in terms of rates");
                None
            }
            (None, Some(rate)) => {
                self.missing(rate.span, &fields.what, "of", "of = \"…\", the variable whose rate it replaces");
                None
            }
            (Some(of), Some(rate)) => {
                let name = self.text(of.node, &fields.path("of"));
                let rate = self.formula(rate.node, &fields.path("rate"));
                let of = name.map(|name| self.reference(&name.value, name.span, &fields.path("of")));
                Some(QuasiSpec { of: of?, rate: rate? })
            }
        }
    }

    /// The value, then its derivatives.
    fn values(&mut self, fields: &Fields<'t, '_>, key: &str, states: usize) -> Vec<Formula> {
        let Some(entry) = fields.get(key) else { return Vec::new() };
        let Some(values) = self.formulas(entry.node, &fields.path(key)) else { return Vec::new() };
        self.not_longer(entry.node, &fields.path(key), values.len(), states);
        values
    }

    fn not_longer(&mut self, node: Node<'t>, what: &dyn Display, given: usize, states: usize) {
        if given > states {
            let message = format!("{what} has {given} entries, but the state holds only {}", derivatives(states));
            let fault = Diagnostic::at(Code::Mismatch, node.span, message).label(format!("{given} entries"));
            self.report(fault.help(
                "give the value first, then the derivatives below the highest; the highest follows from the equations",
            ));
        }
    }

    /// `true` keeps all start values that are given (the first, if the parent module gives it).
    fn fixed(&mut self, fields: &Fields<'t, '_>, given: usize, states: usize) -> (Vec<bool>, Option<Span>) {
        let Some(entry) = fields.get("fixed") else { return (Vec::new(), None) };
        let what = fields.path("fixed");
        let fixed = match entry.node.kind {
            Kind::Boolean(all) => vec![all; given.max(1)],
            Kind::List(list) => {
                let elements: Vec<Node<'_>> = toml::elements(list, entry.node.span).collect();
                self.not_longer(entry.node, &what, elements.len(), states);
                elements.into_iter().map(|element| self.truth(element, &what)).collect()
            }
            _ => {
                self.wrong_type(entry.node, &what, "true, false or a list of them", None);
                Vec::new()
            }
        };
        (fixed, Some(entry.node.span))
    }

    fn truth(&mut self, node: Node<'_>, what: &dyn Display) -> bool {
        let Kind::Boolean(value) = node.kind else {
            self.wrong_type(node, &format!("an entry of {what}"), "true or false", None);
            return false;
        };
        value
    }
}

fn derivatives(states: usize) -> String {
    match states {
        1 => "the value itself".to_owned(),
        2 => "the value and its first derivative".to_owned(),
        n => format!("the value and its derivatives up to order {}", n - 1),
    }
}
