//! A product as a person sees it: sign, numerator, denominator.

use super::number;
use crate::graph::{Expr, Graph, Node};
use std::cmp::Ordering;

/// A factor of a numerator or denominator.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Item {
    /// A positive whole number or decimal.
    Number(f64),
    /// π.
    Pi,
    /// √n for a whole number.
    Root(u32),
    /// A base with a positive exponent.
    Power(Expr, f64),
}

/// ± Π numerator / Π denominator; an empty list is 1.
#[derive(Clone, Debug)]
pub(super) struct Fraction {
    pub(super) negative: bool,
    pub(super) numerator: Vec<Item>,
    pub(super) denominator: Vec<Item>,
}

impl Fraction {
    pub(super) fn new(graph: &Graph, e: Expr) -> Self {
        let mut fraction = Self { negative: false, numerator: Vec::new(), denominator: Vec::new() };
        match graph.node(e) {
            Node::Product(factors) => {
                for (i, &factor) in factors.iter().enumerate() {
                    fraction.push(graph, factor, i == 0);
                }
            }
            _ => fraction.push(graph, e, true),
        }
        let compare = |a: &Item, b: &Item| compare(graph, a, b);
        fraction.numerator.sort_by(compare);
        fraction.denominator.sort_by(compare);
        fraction
    }

    fn push(&mut self, graph: &Graph, e: Expr, first: bool) {
        match graph.node(e) {
            Node::Constant(c) if first && !c.is_nan() => {
                self.negative = c < 0.0;
                number::split(c.abs(), &mut self.numerator, &mut self.denominator);
            }
            Node::Power(base, exponent) => match number_exponent(graph, exponent) {
                Some(n) if n < 0.0 => self.denominator.push(Item::Power(base, -n)),
                Some(n) => self.numerator.push(Item::Power(base, n)),
                None => self.numerator.push(Item::Power(e, 1.0)),
            },
            _ => self.numerator.push(Item::Power(e, 1.0)),
        }
    }

    /// Just one factor, without a sign.
    pub(super) fn is_single(&self) -> bool {
        !self.negative && self.denominator.is_empty() && self.numerator.len() == 1
    }
}

/// The exponent as a number that can be written after `^`, or with its sign below a fraction line.
pub(super) fn number_exponent(graph: &Graph, exponent: Expr) -> Option<f64> {
    graph.constant_value(exponent).filter(|n| n.is_finite())
}

/// Numbers, symbols, other powers, sums, rates, functions; symbols in the order of their naming.
fn compare(graph: &Graph, a: &Item, b: &Item) -> Ordering {
    let key = |item: &Item| match *item {
        Item::Number(_) => (0, 0),
        Item::Root(_) => (1, 0),
        Item::Pi => (2, 0),
        Item::Power(base, _) => match graph.node(base) {
            Node::Constant(_) => (3, base.index()),
            Node::Symbol(s) if !graph.name(s).ends_with('\'') => (4, s.index()),
            Node::Power(..) => (5, base.index()),
            Node::Sum(_) | Node::Product(_) => (6, base.index()),
            Node::Symbol(s) => (7, s.index()),
            Node::Call(..) => (8, base.index()),
            Node::Compare(..) | Node::Select(..) => (9, base.index()),
        },
    };
    key(a).cmp(&key(b))
}
