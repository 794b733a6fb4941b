//! Numbers of a mechanism: written as such, or as formulas of parameters.

use dalembert_spec::spec::{Number, Span};

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

/// A list of N plain numbers.
fn plain_list<const N: usize>(node: Node<'_>) -> Option<[Number; N]> {
    let Kind::List(list) = node.kind else { return None };
    let elements: [Node<'_>; N] = toml::elements(list, node.span).try_into().ok()?;
    let numbers = elements.map(plain);
    if numbers.iter().any(Option::is_none) {
        return None;
    }
    Some(numbers.map(|number| number.unwrap_or(Number::Value(0.0, node.span))))
}

impl<'t> Reader<'t> {
    /// A number or a formula of parameters.
    pub fn quantity(&mut self, node: Node<'t>, what: &str) -> Option<Number> {
        match node.kind {
            Kind::Integer(_) | Kind::Float(_) => Some(Number::Value(self.number(node, what)?, node.span)),
            _ => Some(Number::Formula(Box::new(self.formula(node, what)?))),
        }
    }

    /// A key's number, if it is given.
    pub fn quantity_of(&mut self, fields: &Fields<'t>, key: &str) -> Option<Number> {
        let entry = fields.get(key)?;
        plain(entry.node).or_else(|| self.quantity(entry.node, &fields.path(key)))
    }

    /// A key's number, which must not be negative.
    pub fn not_negative_of(&mut self, fields: &Fields<'t>, key: &str) -> Option<Number> {
        let number = self.quantity_of(fields, key)?;
        if known(&number).is_some_and(|value| value < 0.0) {
            let message = format!("{} must not be negative", fields.path(key));
            let fault = Diagnostic::at(Code::BadNumber, number.span(), message).label("negative");
            self.report(fault.help("write zero or a positive number"));
            return None;
        }
        Some(number)
    }

    /// A number greater than zero, or a formula.
    pub fn positive_quantity(&mut self, node: Node<'t>, what: &str) -> Option<Number> {
        let number = self.quantity(node, what)?;
        if known(&number).is_some_and(|value| value <= 0.0) {
            let message = format!("{what} must be greater than zero");
            let fault = Diagnostic::at(Code::BadNumber, number.span(), message).label("not greater than zero");
            self.report(fault.help("write a positive number"));
            return None;
        }
        Some(number)
    }

    /// A list of N numbers; `example` shows how it is written.
    pub fn quantities<const N: usize>(&mut self, node: Node<'t>, what: &str, example: &str) -> Option<[Number; N]> {
        if let Some(numbers) = plain_list(node) {
            return Some(numbers);
        }
        let elements = self.list_of(node, what, N, example)?;
        let read: Vec<Option<Number>> = elements
            .into_iter()
            .enumerate()
            .map(|(i, element)| self.quantity(element, &format!("entry {} of {what}", i + 1)))
            .collect();
        let read: Option<Vec<Number>> = read.into_iter().collect();
        read?.try_into().ok()
    }

    /// The elements of a list of known length.
    pub fn list_of(&mut self, node: Node<'t>, what: &str, wanted: usize, example: &str) -> Option<Vec<Node<'t>>> {
        let Kind::List(list) = node.kind else {
            self.wrong_type(node, what, &format!("a list of {wanted}"), Some(format!("write {example}")));
            return None;
        };
        let elements = toml::elements(list, node.span);
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
    pub fn vector_of(&mut self, fields: &Fields<'t>, key: &str) -> Option<[Number; 3]> {
        let entry = fields.get(key)?;
        plain_list(entry.node).or_else(|| self.quantities(entry.node, &fields.path(key), &format!("{key} = [x, y, z]")))
    }

    /// A key's direction: three numbers that are not all zero.
    pub fn direction_of(&mut self, fields: &Fields<'t>, key: &str) -> Option<[Number; 3]> {
        let entry = fields.get(key)?;
        let vector = match plain_list(entry.node) {
            Some(vector) => vector,
            None => self.quantities(entry.node, &fields.path(key), &format!("{key} = [0, 0, 1]"))?,
        };
        if all_known(&vector).is_some_and(|v| length(&v) > 0.0) {
            return Some(vector);
        }
        self.nonzero(vector, entry.node.span, &fields.path(key))
    }

    /// Reports a direction of length zero.
    pub fn nonzero(&mut self, vector: [Number; 3], span: Span, what: &str) -> Option<[Number; 3]> {
        if all_known(&vector).is_some_and(|v| length(&v) == 0.0) {
            let message = format!("{what} is zero and so has no direction");
            let fault = Diagnostic::at(Code::BadNumber, span, message).label("a zero vector");
            self.report(fault.help("write a direction, as in [0, 0, 1]; its length does not matter"));
            return None;
        }
        Some(vector)
    }

    /// Reports a quaternion that is not of unit length.
    pub fn unit_quaternion(&mut self, quaternion: &[Number; 4], span: Span, what: &str) {
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
