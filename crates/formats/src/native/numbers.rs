//! Numbers of a mechanism: written as such, or as formulas of parameters.

use std::fmt::Display;

use dalembert_spec::spec::{Formula, Number, Span};
use dalembert_spec::units::{self, Quantity};

use super::fields::{Fields, Reader};
use super::toml::{self, Kind, Node};
use crate::diagnostic::{Code, Diagnostic};
use crate::tolerances::directions::UNIT;

/// The number, where it is known without parameters.
pub(super) fn known(number: &Number) -> Option<f64> {
    match number {
        Number::Value(value, _) => Some(*value),
        Number::Formula(formula) => formula.ast.is_number(),
    }
}

/// The numbers, where all are known without parameters.
pub(super) fn all_known<const N: usize>(numbers: &[Number; N]) -> Option<[f64; N]> {
    let mut values = [0.0; N];
    for (value, number) in values.iter_mut().zip(numbers) {
        *value = known(number)?;
    }
    Some(values)
}

/// √Σx² without overflow.
pub(crate) fn length(v: &[f64]) -> f64 {
    let largest = v.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
    if largest == 0.0 {
        return 0.0;
    }
    largest * v.iter().map(|x| (x / largest).powi(2)).sum::<f64>().sqrt()
}

/// A number with its noun.
pub(super) fn counted(count: usize, one: &str, many: &str) -> String {
    if count == 1 { format!("one {one}") } else { format!("{count} {many}") }
}

/// A number written as such, with nothing wrong about it: for these no messages need to be prepared.
fn plain(node: Node<'_>) -> Option<Number> {
    let value = match node.kind {
        Kind::Integer(whole) => whole as f64,
        Kind::Float(value) if value.is_finite() => value,
        _ => return None,
    };
    Some(Number::Value(value, node.span))
}

/// The elements of a list of N.
fn array<const N: usize>(node: Node<'_>) -> Option<[Node<'_>; N]> {
    let Kind::List(list) = node.kind else { return None };
    let mut given = toml::elements(list, node.span);
    let mut elements = [node; N];
    for element in &mut elements {
        *element = given.next()?;
    }
    given.next().is_none().then_some(elements)
}

/// A list of N plain numbers.
fn plain_list<const N: usize>(node: Node<'_>) -> Option<[Number; N]> {
    let mut numbers = std::array::from_fn(|_| Number::Value(0.0, node.span));
    for (number, element) in numbers.iter_mut().zip(array::<N>(node)?) {
        *number = plain(element)?;
    }
    Some(numbers)
}

impl<'t> Reader<'t> {
    /// A number or a formula of parameters, in a unit (any, if it is empty).
    pub fn quantity(&mut self, node: Node<'t>, what: &dyn Display, unit: &str) -> Option<Number> {
        match node.kind {
            Kind::Integer(_) | Kind::Float(_) => Some(Number::Value(self.number(node, what)?, node.span)),
            _ => {
                let formula = self.formula(node, what)?;
                self.measured_in(&formula, what, unit);
                Some(Number::Formula(Box::new(formula)))
            }
        }
    }

    /// Reports a number that is written with a unit of another kind than `unit`; nothing is wanted if that is empty.
    pub fn measured_in(&mut self, formula: &Formula, what: &dyn Display, unit: &str) {
        if unit.is_empty() || formula.ast.is_number().is_none() {
            return;
        }
        let Some(Ok(given)) = units::quantity(formula.ast.text()) else { return };
        self.same_kind(formula.ast.text(), &given, formula.span, (what, unit));
    }

    /// A number in quotes with its unit, in the coherent one.
    pub fn with_unit(&mut self, node: Node<'t>, text: &str, what: &dyn Display, unit: &str) -> Option<f64> {
        match units::quantity(text) {
            Some(Ok(given)) => {
                let same = self.same_kind(text, &given, node.span, (what, unit));
                same.then_some(given.value).and_then(|value| self.finite(node, what, value))
            }
            Some(Err(error)) => {
                let fault =
                    Diagnostic::at(Code::BadNumber, node.span, format!("{what} cannot be read: {}", error.message));
                self.report(fault.label("here").maybe_help(error.help));
                None
            }
            None => {
                let example =
                    if unit.is_empty() || unit == "1" { String::new() } else { format!(", as 2 or \"2 {unit}\"") };
                self.wrong_type(node, what, "a number", Some(format!("write a number{example}")));
                None
            }
        }
    }

    fn same_kind(&mut self, text: &str, given: &Quantity<'_>, span: Span, (what, unit): (&dyn Display, &str)) -> bool {
        if unit.is_empty() || given.is_in(text, unit) {
            return true;
        }
        let message = format!("{what} is {}, and `{}` is {}", units::noun(unit), text.trim(), given.noun(text));
        let fault = Diagnostic::at(Code::BadNumber, span, message).label("of another kind");
        let unit = if unit == "1" {
            "a plain number".to_owned()
        } else {
            format!("a number in {unit}, or one with a unit of that kind")
        };
        self.report(fault.help(format!("write {unit}")));
        false
    }

    /// A key's number, if it is given.
    pub fn quantity_of(&mut self, fields: &Fields<'t, '_>, key: &str) -> Option<Number> {
        self.quantity_in(fields, key, fields.unit_of(key))
    }

    /// The same in a unit that depends on something else.
    pub fn quantity_in(&mut self, fields: &Fields<'t, '_>, key: &str, unit: &str) -> Option<Number> {
        let entry = fields.get(key)?;
        plain(entry.node).or_else(|| self.quantity(entry.node, &fields.path(key), unit))
    }

    /// A key's number, which must not be negative.
    pub fn not_negative_of(&mut self, fields: &Fields<'t, '_>, key: &str) -> Option<Number> {
        self.not_negative_in(fields, key, fields.unit_of(key))
    }

    /// The same in a unit that depends on something else.
    pub fn not_negative_in(&mut self, fields: &Fields<'t, '_>, key: &str, unit: &str) -> Option<Number> {
        let number = self.quantity_in(fields, key, unit)?;
        if known(&number).is_some_and(|value| value < 0.0) {
            let message = format!("{} must not be negative", fields.path(key));
            let fault = Diagnostic::at(Code::BadNumber, number.span(), message).label("negative");
            self.report(fault.help("write zero or a positive number"));
            return None;
        }
        Some(number)
    }

    /// A number greater than zero, or a formula.
    pub fn positive_quantity(&mut self, node: Node<'t>, what: &dyn Display, unit: &str) -> Option<Number> {
        let number = self.quantity(node, what, unit)?;
        if known(&number).is_some_and(|value| value <= 0.0) {
            let message = format!("{what} must be greater than zero");
            let fault = Diagnostic::at(Code::BadNumber, number.span(), message).label("not greater than zero");
            self.report(fault.help("write a positive number"));
            return None;
        }
        Some(number)
    }

    /// A list of N numbers; `example` shows how it is written.
    pub fn quantities<const N: usize>(
        &mut self,
        node: Node<'t>,
        what: &dyn Display,
        unit: &str,
        example: &str,
    ) -> Option<[Number; N]> {
        if let Some(numbers) = plain_list(node) {
            return Some(numbers);
        }
        let elements = self.list_of(node, what, N, example)?;
        let read: Vec<Option<Number>> = elements
            .into_iter()
            .enumerate()
            .map(|(i, element)| self.quantity(element, &format_args!("entry {} of {what}", i + 1), unit))
            .collect();
        let read: Option<Vec<Number>> = read.into_iter().collect();
        read?.try_into().ok()
    }

    /// The elements of a list of known length.
    pub fn array_of<const N: usize>(
        &mut self,
        node: Node<'t>,
        what: &dyn Display,
        example: &str,
    ) -> Option<[Node<'t>; N]> {
        array(node).or_else(|| self.list_of(node, what, N, example)?.try_into().ok())
    }

    /// The same, of a length that is known to the caller only.
    pub fn list_of(
        &mut self,
        node: Node<'t>,
        what: &dyn Display,
        wanted: usize,
        example: &str,
    ) -> Option<Vec<Node<'t>>> {
        let Kind::List(list) = node.kind else {
            self.wrong_type(node, what, &format!("a list of {wanted}"), Some(format!("write {example}")));
            return None;
        };
        let elements: Vec<Node<'_>> = toml::elements(list, node.span).collect();
        if elements.len() == wanted {
            return Some(elements);
        }
        let message = format!("{what} must be a list of {wanted}, not of {}", elements.len());
        let fault =
            Diagnostic::at(Code::Mismatch, node.span, message).label(counted(elements.len(), "entry", "entries"));
        self.report(fault.help(format!("write {example}")));
        None
    }

    /// A key's three numbers.
    pub fn vector_of(&mut self, fields: &Fields<'t, '_>, key: &str) -> Option<[Number; 3]> {
        let entry = fields.get(key)?;
        let unit = fields.unit_of(key);
        plain_list(entry.node)
            .or_else(|| self.quantities(entry.node, &fields.path(key), unit, &format!("{key} = [x, y, z]")))
    }

    /// A key's direction: three numbers that are not all zero.
    pub fn direction_of(&mut self, fields: &Fields<'t, '_>, key: &str) -> Option<[Number; 3]> {
        let entry = fields.get(key)?;
        let vector = match plain_list(entry.node) {
            Some(vector) => vector,
            None => self.quantities(entry.node, &fields.path(key), "1", &format!("{key} = [0, 0, 1]"))?,
        };
        if all_known(&vector).is_some_and(|v| length(&v) > 0.0) {
            return Some(vector);
        }
        self.nonzero(vector, entry.node.span, &fields.path(key))
    }

    /// Reports a direction of length zero.
    pub fn nonzero(&mut self, vector: [Number; 3], span: Span, what: &dyn Display) -> Option<[Number; 3]> {
        if all_known(&vector).is_some_and(|v| length(&v) == 0.0) {
            let message = format!("{what} is zero and so has no direction");
            let fault = Diagnostic::at(Code::BadNumber, span, message).label("a zero vector");
            self.report(fault.help("write a direction, as in [0, 0, 1]; its length does not matter"));
            return None;
        }
        Some(vector)
    }

    /// Reports a quaternion that is not of unit length.
    pub fn unit_quaternion(&mut self, quaternion: &[Number; 4], span: Span, what: &dyn Display) {
        let Some(q) = all_known(quaternion) else { return };
        let norm = length(&q);
        if (norm - 1.0).abs() <= UNIT {
            return;
        }
        let message = format!("the quaternion of {what} has the length {norm}, not 1");
        let fault = Diagnostic::at(Code::BadNumber, span, message).label("[w, x, y, z] of unit length is wanted");
        self.report(if norm == 0.0 {
            fault.help("no rotation is [1, 0, 0, 0]")
        } else {
            let [w, x, y, z] = q.map(|x| x / norm);
            fault.help(format!("of unit length it is [{w}, {x}, {y}, {z}]"))
        });
    }
}
