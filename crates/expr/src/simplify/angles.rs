//! Sines and cosines of sums and multiples of angles in those of each angle.
//!
//! ```text
//! sin(a + b) = sin a cos b + cos a sin b,   cos(a + b) = cos a cos b − sin a sin b,   sin k a, cos k a by k of these      (1)
//! ```
//!
//! What is written so has its common factors in sight.

use super::Term;
use crate::graph::{Expr, Function, Graph, Node, Reach};
use crate::substitute::Replaced;
use crate::tolerances::MULTIPLES;

impl Graph {
    /// An expression of equal value without sines and cosines of sums and small multiples.
    ///
    /// ```
    /// use dalembert_expr::{FreeNames, Graph, parse, text};
    /// let mut g = Graph::new();
    /// let e = parse("sin(x + y)").unwrap().build(&mut g, &mut FreeNames).unwrap();
    /// let split = g.split_angles(e);
    /// assert_eq!(text(&g, split), "sin(x)*cos(y) + cos(x)*sin(y)");
    /// ```
    pub fn split_angles(&mut self, e: Expr) -> Expr {
        let reach = Reach::new(self, &[e], |_| true);
        let mut replaced = Replaced::new(&reach);
        for &node in &reach.nodes {
            let new = if replaced.touches(self, node) { self.rebuild(node, |c| replaced.get(c)) } else { node };
            let new = match self.node(new) {
                Node::Call(Function::Sin, &[x]) => self.wave(x).0,
                Node::Call(Function::Cos, &[x]) => self.wave(x).1,
                _ => new,
            };
            replaced.set(node, new);
        }
        replaced.get(e)
    }

    /// sin x and cos x by (1).
    fn wave(&mut self, x: Expr) -> (Expr, Expr) {
        let terms: Vec<Expr> = match self.node(x) {
            Node::Sum(terms) => terms.to_vec(),
            _ => vec![x],
        };
        let mut whole = (self.constant(0.0), self.constant(1.0));
        for term in terms {
            let Term { coefficient, factors, .. } = Term::new(self, term);
            let (angle, times) = if coefficient.fract() == 0.0 && coefficient.abs() <= MULTIPLES && !factors.is_empty()
            {
                (self.product(&factors), coefficient)
            } else {
                (term, 1.0)
            };
            let one = (self.call(Function::Sin, &[angle]), self.call(Function::Cos, &[angle]));
            let one = if times < 0.0 { (self.neg(one.0), one.1) } else { one };
            for _ in 0..times.abs() as usize {
                whole = self.added(whole, one);
            }
        }
        whole
    }

    fn added(&mut self, a: (Expr, Expr), b: (Expr, Expr)) -> (Expr, Expr) {
        let [sc, cs, cc, ss] = [(a.0, b.1), (a.1, b.0), (a.1, b.1), (a.0, b.0)].map(|(x, y)| self.mul(x, y));
        (self.add(sc, cs), self.sub(cc, ss))
    }

    /// Whether it divides by something that is no number.
    pub fn divides(&self, e: Expr) -> bool {
        let reach = Reach::new(self, &[e], |_| true);
        let negative = |n: Expr| self.constant_value(n).is_none_or(|n| n < 0.0);
        reach.nodes.iter().any(|&e| matches!(self.node(e), Node::Power(_, n) if negative(n)))
    }
}
