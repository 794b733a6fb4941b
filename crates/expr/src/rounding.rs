//! Taking rounding out of expressions that were computed with decimals, for reading.
//!
//! 0.1·0.4 is 0.04000000000000001 in binary numbers, and what should cancel leaves 10⁻¹⁷. Where formulas are made from
//! numbers instead of parameters, that noise is most of what a reader sees.

use std::collections::HashMap;

use crate::graph::{Expr, Function, Graph, Node, Reach};
use crate::print::is_long;
use crate::substitute::Replaced;
use crate::tolerances::FRACTION_ROUNDING;

/// Digits of a decimal that someone may have meant.
const DIGITS: usize = 12;
/// Zeros that have to follow them.
const ZEROS: usize = 3;

impl Graph {
    /// `es` without the noise of rounding: constants within `noise` (relative) of a decimal of twelve digits become that decimal, and terms
    /// of sums that are usually ([`Graph::set_usual`]) below `noise` times the largest one of their sum are left out: in any units, since the
    /// terms of a sum have one.
    pub fn without_rounding(&mut self, es: &[Expr], noise: f64) -> Vec<Expr> {
        let reach = Reach::new(self, es, |_| true);
        let mut replaced = Replaced::new(&reach);
        let mut sizes: HashMap<Expr, f64> = HashMap::with_capacity(reach.nodes.len());
        for &e in &reach.nodes {
            let size = self.usual_size(e, &sizes);
            sizes.insert(e, size);
            let new = match self.node(e) {
                Node::Constant(c) => self.constant(meant(c, noise)),
                Node::Sum(terms) => {
                    // Both by the numbers that stand before them and by what they usually are: of quotients no size is known.
                    let loudest = terms.iter().fold(0.0_f64, |m, t| m.max(sizes[t]));
                    let largest = terms.iter().fold(0.0_f64, |m, &t| m.max(self.coefficient(t).abs()));
                    let quiet = |t: Expr| sizes[&t] < noise * loudest && self.coefficient(t).abs() < noise * largest;
                    let heard = |t: &&Expr| !quiet(**t);
                    let kept: Vec<Expr> = terms.iter().filter(heard).map(|&t| replaced.get(t)).collect();
                    self.sum(&kept)
                }
                _ if replaced.touches(self, e) => self.rebuild(e, |child| replaced.get(child)),
                _ => e,
            };
            replaced.set(e, new);
        }
        es.iter().map(|&e| replaced.get(e)).collect()
    }

    /// `e` with numbers that nobody would write out, rounded to so many significant digits: those that are no short decimals, fractions,
    /// roots or multiples of π.
    pub fn rounded(&mut self, e: Expr, digits: usize) -> Expr {
        let reach = Reach::new(self, &[e], |_| true);
        let mut replaced = Replaced::new(&reach);
        for &e in &reach.nodes {
            let new = match self.node(e) {
                Node::Constant(c) if is_long(c, digits) => {
                    let short = || format!("{c:.*e}", digits.saturating_sub(1)).parse().unwrap_or(c);
                    self.constant(simple_fraction(c).unwrap_or_else(short))
                }
                _ if replaced.touches(self, e) => self.rebuild(e, |child| replaced.get(child)),
                _ => e,
            };
            replaced.set(e, new);
        }
        replaced.get(e)
    }

    fn coefficient(&self, term: Expr) -> f64 {
        match self.node(term) {
            Node::Constant(c) => c,
            Node::Product(factors) => factors.first().and_then(|&f| self.constant_value(f)).unwrap_or(1.0),
            _ => 1.0,
        }
    }

    /// How large a node usually is, from its children.
    fn usual_size(&self, e: Expr, sizes: &HashMap<Expr, f64>) -> f64 {
        match self.node(e) {
            Node::Constant(c) => c.abs(),
            Node::Symbol(s) => self.usual(s),
            Node::Sum(terms) => terms.iter().map(|t| sizes[t]).sum(),
            Node::Product(factors) => factors.iter().map(|f| sizes[f]).product(),
            Node::Power(base, n) => self.constant_value(n).map_or(1.0, |n| sizes[&base].powf(n)),
            Node::Call(Function::Abs, of) => of.first().map_or(1.0, |x| sizes[x]),
            Node::Select(_, yes, no) => sizes[&yes].max(sizes[&no]),
            Node::Call(..) | Node::Compare(..) => 1.0,
        }
    }
}

/// Largest denominator of a fraction that is taken for one.
const SIMPLE: u32 = 24;

/// The simple fraction or short decimal next to `c`, if there is one.
fn meant(c: f64, noise: f64) -> f64 {
    if let Some(fraction) = simple_fraction(c) {
        return fraction;
    }
    // Some digits beyond its own have to be zeros, or any number would be near one that is written with so many: 3.618033988749895 is not 3.61803398875, and
    // formulas in which the one has to cancel the other would show the difference.
    let near = |digits: usize| {
        let short: f64 = format!("{c:.*e}", digits - 1).parse().unwrap_or(c);
        let evidence = 10.0_f64.powi(-i32::try_from(digits + ZEROS).unwrap_or(0));
        ((short - c).abs() <= noise.min(evidence).max(2.0 * f64::EPSILON) * c.abs()).then_some(short)
    };
    [DIGITS - 3, DIGITS].into_iter().find_map(near).unwrap_or(c)
}

/// The fraction with a small denominator that `c` is but for a few roundings.
fn simple_fraction(c: f64) -> Option<f64> {
    let fraction = |q: f64| {
        let p = (c * q).round();
        (p.abs() <= 1000.0 && p != 0.0 && (c - p / q).abs() <= FRACTION_ROUNDING * c.abs()).then_some(p / q)
    };
    (1..=SIMPLE).find_map(|q| fraction(f64::from(q)))
}
