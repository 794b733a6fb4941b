//! Canonical products: flatten, sort, collect powers of equal bases.

use super::{Expr, FLATTEN, Graph, Node};

/// Minus a sum of at most this many terms is the sum of the negated terms.
const NEGATE: usize = 8;

struct Factors {
    coefficient: f64,
    /// Base and constant exponent.
    list: Vec<(Expr, f64)>,
}

impl Graph {
    /// The product of `factors`: flattened, constants folded, equal bases collected. Empty gives 1.
    ///
    /// A zero coefficient gives 0 unless a factor is a constant without a finite value, such as 1/0.
    pub fn product(&mut self, factors: &[Expr]) -> Expr {
        let mut factors = factors.to_vec();
        loop {
            let mut parts = Factors { coefficient: 1.0, list: Vec::with_capacity(factors.len()) };
            for &factor in &factors {
                self.collect_factor(&mut parts, factor);
            }
            parts.list.sort_by_key(|factor| factor.0);
            let (product, again) = self.emit_product(&parts);
            if !again {
                return self.product_node(&product);
            }
            factors = product;
        }
    }

    /// `a / b`.
    pub fn div(&mut self, a: Expr, b: Expr) -> Expr {
        let (c, numerator) = self.split_coefficient(a);
        let (d, denominator) = self.split_coefficient(b);
        let ratio = c / d;
        if !ratio.is_finite() {
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

    fn product_node(&mut self, factors: &[Expr]) -> Expr {
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

    fn collect_plain_factor(&self, parts: &mut Factors, factor: Expr) {
        match self.node(factor) {
            Node::Constant(c) if (parts.coefficient * c).is_finite() => parts.coefficient *= c,
            Node::Power(base, exponent) => match self.constant_value(exponent) {
                Some(n) => parts.list.push((base, n)),
                None => parts.list.push((factor, 1.0)),
            },
            _ => parts.list.push((factor, 1.0)),
        }
    }

    /// The factors as expressions, and whether one of them has to be taken apart again.
    fn emit_product(&mut self, parts: &Factors) -> (Vec<Expr>, bool) {
        let mut emitted = Vec::with_capacity(parts.list.len() + 1);
        let mut again = false;
        let closed = parts.list.iter().any(|&(base, _)| self.is_closed(base));
        if parts.coefficient == 0.0 && !closed {
            return (vec![self.constant(0.0)], false);
        }
        if parts.coefficient != 1.0 {
            emitted.push(self.constant(parts.coefficient));
        }
        let mut at = 0;
        while let Some(&(base, mut exponent)) = parts.list.get(at) {
            at += 1;
            let first = at;
            while let Some(&(_, n)) = parts.list.get(at).filter(|next| next.0 == base) {
                let total = exponent + n;
                if !total.is_finite() || (total == 0.0 && self.is_closed(base)) {
                    break;
                }
                exponent = total;
                at += 1;
            }
            if exponent == 0.0 {
                continue;
            }
            let n = self.constant(exponent);
            let e = self.pow(base, n);
            again |= at > first && matches!(self.node(e), Node::Constant(_) | Node::Product(_));
            again |= at > first && matches!(self.node(e), Node::Power(b, _) if b != base);
            emitted.push(e);
        }
        (emitted, again)
    }
}
