//! Canonical products: flatten, sort, collect powers of equal bases.

use super::{Expr, FLATTEN, Graph, Node};
use std::collections::VecDeque;

/// Minus a sum of at most this many terms is the sum of the negated terms.
const NEGATE: usize = 8;

struct Factors {
    constants: Vec<f64>,
    coefficient: f64,
    list: Vec<Factor>,
}

/// base^exponent with a constant exponent, and the node that it was.
#[derive(Clone, Copy)]
struct Factor {
    base: Expr,
    exponent: f64,
    node: Expr,
}

impl Graph {
    /// The product of `factors`: flattened, constants folded, equal bases collected. Empty gives 1.
    ///
    /// A zero coefficient gives 0 unless a factor is a constant without a finite value, such as 1/0.
    pub fn product(&mut self, factors: &[Expr]) -> Expr {
        if let Some(multiple) = self.multiple(factors) {
            return multiple;
        }
        let (mut product, mut again) = self.collect_product(factors);
        while again {
            (product, again) = self.collect_product(&product);
        }
        self.product_node(&product)
    }

    /// A number times an expression: only the coefficient changes.
    fn multiple(&mut self, factors: &[Expr]) -> Option<Expr> {
        let &[a, b] = factors else { return None };
        let (c, e) = match (self.constant_value(a), self.constant_value(b)) {
            (Some(c), None) => (c, b),
            (None, Some(c)) => (c, a),
            _ => return None,
        };
        let (inner, rest) = match self.node(e) {
            Node::Product(children) => match self.constant_value(children[0]) {
                Some(inner) => (inner, &children[1..]),
                None => (1.0, children),
            },
            _ => (1.0, std::slice::from_ref(&e)),
        };
        let coefficient = c * inner;
        if !coefficient.is_normal() || rest.len() >= FLATTEN {
            return None;
        }
        let mut all = Vec::with_capacity(rest.len() + 1);
        all.push(e);
        all.extend_from_slice(rest);
        if coefficient == 1.0 {
            return Some(self.product_node(&all[1..]));
        }
        all[0] = self.constant(coefficient);
        Some(self.product_node(&all))
    }

    /// The factors in canonical order, and whether one of them has to be taken apart again.
    fn collect_product(&mut self, factors: &[Expr]) -> (Vec<Expr>, bool) {
        let list = Vec::with_capacity(2 * factors.len() + 4);
        let mut parts = Factors { constants: Vec::new(), coefficient: 1.0, list };
        for &factor in factors {
            self.collect_factor(&mut parts, factor);
        }
        let (coefficient, apart) = folded(&parts.constants);
        parts.coefficient = coefficient;
        for c in apart {
            let node = self.constant(c);
            parts.list.push(Factor { base: node, exponent: 1.0, node });
        }
        parts.list.sort_by_key(|factor| factor.base);
        self.emit_product(&parts)
    }

    /// `a / b`.
    pub fn div(&mut self, a: Expr, b: Expr) -> Expr {
        let (c, numerator) = self.split_coefficient(a);
        let (d, denominator) = self.split_coefficient(b);
        let ratio = c / d;
        if !(ratio.is_normal() || c == 0.0 && ratio == 0.0) {
            let inverse = self.powi(b, -1);
            return self.product(&[a, inverse]);
        }
        let inverse = self.powi(denominator, -1);
        let coefficient = self.constant(ratio);
        self.product(&[coefficient, numerator, inverse])
    }

    /// `e` as (coefficient, rest without coefficient).
    pub(crate) fn split_coefficient(&mut self, e: Expr) -> (f64, Expr) {
        match self.node(e) {
            Node::Constant(c) => (c, self.constant(1.0)),
            Node::Product(factors) => match self.constant_value(factors[0]) {
                Some(c) => {
                    let rest = factors[1..].to_vec();
                    let rest = if let [only] = rest[..] { only } else { self.intern(Node::Product(&rest)) };
                    (c, rest)
                }
                None => (1.0, e),
            },
            _ => (1.0, e),
        }
    }

    /// The product of factors that are in canonical order already.
    pub(crate) fn product_node(&mut self, factors: &[Expr]) -> Expr {
        match *factors {
            [] => self.constant(1.0),
            [only] => only,
            [c, inner] if self.constant_value(c) == Some(-1.0) => self.negated(c, inner),
            _ => self.intern(Node::Product(factors)),
        }
    }

    fn negated(&mut self, minus_one: Expr, inner: Expr) -> Expr {
        match self.node(inner) {
            Node::Sum(terms) if terms.len() <= NEGATE => {
                let terms = terms.to_vec();
                let negated: Vec<_> = terms.iter().map(|&term| self.neg(term)).collect();
                self.sum(&negated)
            }
            _ => self.intern(Node::Product(&[minus_one, inner])),
        }
    }

    fn collect_factor(&self, parts: &mut Factors, factor: Expr) {
        match self.node(factor) {
            Node::Product(children) if children.len() <= FLATTEN => {
                for &child in children {
                    self.collect_plain_factor(parts, child);
                }
            }
            _ => self.collect_plain_factor(parts, factor),
        }
    }

    fn collect_plain_factor(&self, parts: &mut Factors, node: Expr) {
        let (base, exponent) = match self.node(node) {
            Node::Constant(c) if c.is_finite() => {
                parts.constants.push(c);
                return;
            }
            Node::Power(base, exponent) => self.constant_value(exponent).map_or((node, 1.0), |n| (base, n)),
            _ => (node, 1.0),
        };
        parts.list.push(Factor { base, exponent, node });
    }

    /// The factors as expressions, and whether one of them has to be taken apart again.
    fn emit_product(&mut self, parts: &Factors) -> (Vec<Expr>, bool) {
        let mut emitted = Vec::with_capacity(parts.list.len() + 1);
        let mut again = false;
        let unknown = |graph: &Self, base: Expr| graph.is_closed(base) && !graph.is_number(base);
        if parts.coefficient == 0.0 && !parts.list.iter().any(|factor| unknown(self, factor.base)) {
            return (vec![self.constant(0.0)], false);
        }
        if parts.coefficient != 1.0 {
            emitted.push(self.constant(parts.coefficient));
        }
        let mut at = 0;
        while let Some(&Factor { base, mut exponent, node }) = parts.list.get(at) {
            at += 1;
            let first = at;
            while let Some(next) = parts.list.get(at).filter(|next| next.base == base) {
                let total = exponent + next.exponent;
                if !total.is_finite() || (total == 0.0 && unknown(self, base)) {
                    break;
                }
                exponent = total;
                at += 1;
            }
            if at == first {
                emitted.push(node);
                continue;
            }
            if exponent == 0.0 {
                continue;
            }
            let n = self.constant(exponent);
            let e = self.pow(base, n);
            again |= matches!(self.node(e), Node::Constant(_) | Node::Product(_));
            again |= matches!(self.node(e), Node::Power(b, _) if b != base);
            emitted.push(e);
        }
        (emitted, again)
    }
}

/// The product of constants, and those that stay apart since it would lose digits by under- or overflow.
fn folded(constants: &[f64]) -> (f64, Vec<f64>) {
    let Some((&first, rest)) = constants.split_first() else { return (1.0, Vec::new()) };
    if constants.contains(&0.0) {
        return (0.0, Vec::new());
    }
    let in_order = rest.iter().try_fold(first, |product, c| Some(product * c).filter(|product| product.is_normal()));
    if let Some(product) = in_order {
        return (product, Vec::new());
    }
    // Large ones and small ones in turn.
    let mut sizes = constants.to_vec();
    sizes.sort_by(|a, b| a.abs().total_cmp(&b.abs()));
    let (mut left, mut product, mut apart) = (VecDeque::from(sizes), 1.0_f64, Vec::new());
    while let Some(c) = if product.abs() < 1.0 { left.pop_back() } else { left.pop_front() } {
        if (product * c).is_normal() {
            product *= c;
        } else {
            apart.push(c);
        }
    }
    (product, apart)
}
