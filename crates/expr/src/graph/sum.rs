//! Canonical sums: flatten, sort, collect like terms.

use super::{Expr, FLATTEN, Graph, Node, is_whole};
use crate::tolerances::CANCELLED;
use std::ops::Range;

/// coefficient · Π factors, with the factors in [`Terms::factors`], and the node that it is.
struct Term {
    coefficient: f64,
    factors: Range<usize>,
    /// Unknown where a sign has been taken in.
    node: Option<Expr>,
}

#[derive(Default)]
struct Terms {
    constant: f64,
    /// What the constant adds up.
    constants: Vec<f64>,
    list: Vec<Term>,
    factors: Vec<Expr>,
}

impl Terms {
    /// sign · coefficient · Π factors, where `term` is the last two.
    fn push(&mut self, sign: f64, term: Expr, (coefficient, factors): (f64, &[Expr])) {
        let start = self.factors.len();
        self.factors.extend_from_slice(factors);
        let node = (sign == 1.0).then_some(term);
        self.list.push(Term { coefficient: sign * coefficient, factors: start..self.factors.len(), node });
    }

    fn sort(&mut self) {
        let factors = &self.factors;
        self.list.sort_by(|a, b| factors[a.factors.clone()].cmp(&factors[b.factors.clone()]));
    }

    fn alike(&self, a: &Term, b: &Term) -> bool {
        self.factors[a.factors.clone()] == self.factors[b.factors.clone()]
    }
}

impl Graph {
    /// The sum of `terms`: flattened, constants folded, like terms collected. Empty gives 0.
    pub fn sum(&mut self, terms: &[Expr]) -> Expr {
        let (mut sum, mut again) = self.collect_sum(terms);
        while again {
            (sum, again) = self.collect_sum(&sum);
        }
        self.sum_node(&sum)
    }

    /// The terms in canonical order, and whether one of them is a sum again.
    fn collect_sum(&mut self, terms: &[Expr]) -> (Vec<Expr>, bool) {
        let mut parts = Terms { list: Vec::with_capacity(terms.len()), ..Terms::default() };
        for &term in terms {
            self.collect_term(&mut parts, term);
        }
        parts.sort();
        self.emit_sum(&parts)
    }

    fn sum_node(&mut self, terms: &[Expr]) -> Expr {
        match *terms {
            [] => self.constant(0.0),
            [only] => only,
            _ => self.intern(Node::Sum(terms)),
        }
    }

    fn collect_term(&self, parts: &mut Terms, term: Expr) {
        match self.as_nested_sum(term) {
            Some((sign, children)) => {
                for &child in children {
                    self.collect_plain_term(parts, sign, child);
                }
            }
            None => self.collect_plain_term(parts, 1.0, term),
        }
    }

    /// A sum or minus a sum, short enough to be flattened.
    fn as_nested_sum(&self, term: Expr) -> Option<(f64, &[Expr])> {
        let (sign, inner) = match self.node(term) {
            Node::Product(&[c, inner]) if self.constant_value(c) == Some(-1.0) => (-1.0, inner),
            _ => (1.0, term),
        };
        match self.node(inner) {
            Node::Sum(children) if children.len() <= FLATTEN => Some((sign, children)),
            _ => None,
        }
    }

    fn collect_plain_term(&self, parts: &mut Terms, sign: f64, term: Expr) {
        match self.node(term) {
            Node::Constant(c) if (parts.constant + sign * c).is_finite() => {
                parts.constant = rounded_sum(parts.constant, sign * c);
                parts.constants.push(sign * c);
            }
            Node::Product(factors) => match self.constant_value(factors[0]) {
                Some(c) => parts.push(sign, term, (c, &factors[1..])),
                None => parts.push(sign, term, (1.0, factors)),
            },
            _ => parts.push(sign, term, (1.0, &[term])),
        }
    }

    /// The terms as expressions, and whether one of them is a sum again.
    fn emit_sum(&mut self, parts: &Terms) -> (Vec<Expr>, bool) {
        let mut emitted = Vec::with_capacity(parts.list.len() + 1);
        let mut again = false;
        if let Some(constant) = left_of(&parts.constants) {
            emitted.push(self.constant(constant));
        }
        let mut at = 0;
        while let Some(term) = parts.list.get(at) {
            let factors = &parts.factors[term.factors.clone()];
            let closed = factors.iter().all(|&f| self.is_closed(f)) && !factors.iter().all(|&f| self.is_number(f));
            let mut coefficient = term.coefficient;
            let mut all = Vec::new();
            at += 1;
            let first = at;
            while let Some(next) = parts.list.get(at) {
                let total = rounded_sum(coefficient, next.coefficient);
                if !parts.alike(term, next) || !total.is_finite() || (closed && total == 0.0) {
                    break;
                }
                coefficient = total;
                if all.is_empty() {
                    all.push(term.coefficient);
                }
                all.push(next.coefficient);
                at += 1;
            }
            let left = if closed || all.is_empty() { Some(coefficient) } else { left_of(&all) };
            if let Some(coefficient) = left {
                let unchanged = term.node.filter(|_| at == first);
                let e = unchanged.unwrap_or_else(|| self.scaled(coefficient, factors));
                again |= self.as_nested_sum(e).is_some();
                emitted.push(e);
            }
        }
        (emitted, again)
    }

    /// coefficient · Π factors, where the factors are those of a canonical product.
    fn scaled(&mut self, coefficient: f64, factors: &[Expr]) -> Expr {
        if coefficient != 1.0 {
            let mut all = Vec::with_capacity(factors.len() + 1);
            all.push(self.constant(coefficient));
            all.extend_from_slice(factors);
            return self.intern(Node::Product(&all));
        }
        match *factors {
            [only] => only,
            _ => self.intern(Node::Product(factors)),
        }
    }
}

/// What is left of numbers that are added up: nothing where it is no more than their rounding. Those that cancel exactly tell of no rounding.
fn left_of(numbers: &[f64]) -> Option<f64> {
    let mut kept: Vec<f64> = Vec::with_capacity(numbers.len());
    for &number in numbers {
        // Of very long sums the last ones are looked at.
        let recent = kept.len().saturating_sub(FLATTEN);
        match kept[recent..].iter().position(|&other| other == -number).map(|place| place + recent) {
            Some(opposite) => drop(kept.remove(opposite)),
            None => kept.push(number),
        }
    }
    let sum = kept.iter().fold(0.0, |sum, &number| rounded_sum(sum, number));
    let size: f64 = kept.iter().map(|number| number.abs()).sum();
    (sum.abs() > CANCELLED * size).then_some(sum)
}

/// a + b, where rounding is taken back from simple fractions: 2/3 − 1 is −1/3 and 0.1 + 0.2 is 0.3.
fn rounded_sum(a: f64, b: f64) -> f64 {
    let total = a + b;
    let slack = 2.0 * f64::EPSILON * a.abs().max(b.abs());
    if a == 0.0 || b == 0.0 || is_whole(total) || total.abs() > 1e6 {
        return total;
    }
    let fraction = |q: u8| (total * f64::from(q)).round() / f64::from(q);
    (1..=12).map(fraction).find(|f| (f - total).abs() <= slack).unwrap_or(total)
}
