//! Whether a formula vanishes at no state, at the numbers that the parameters have.
//!
//! Bounds of each part over all states and times, from bounds of what it is made of; and of two terms of a sum
//!
//! ```text
//! min(a, b) ≤ a sin² x + b cos² x ≤ max(a, b)                                                     (1)
//! ```
//!
//! so that sin² x + l² cos² x is seen to be positive.

use std::collections::HashMap;

use dalembert_expr::{Expr, Function, Graph, Node};

use super::flat::{Flat, Meaning};
use super::naming::reachable;
use crate::tolerances::zeros::SUMS;
use dalembert_model::model::Model;

type Bounds = [f64; 2];
const ALL: Bounds = [f64::NEG_INFINITY, f64::INFINITY];

/// Whether a formula is seen to be zero nowhere.
pub(super) fn never_vanishes(flat: &Flat, model: &Model, e: Expr) -> bool {
    let g = &flat.graph;
    let mut known: HashMap<Expr, Bounds> = HashMap::new();
    for node in reachable(g, &[e]) {
        let of = |e: Expr| known.get(&e).copied().unwrap_or(ALL);
        let bounds = match g.node(node) {
            Node::Constant(c) => [c; 2],
            Node::Symbol(s) => match flat.meaning.get(&s) {
                Some(&Meaning::Parameter { instance, index }) => [model.instances[instance].parameters[index]; 2],
                _ => ALL,
            },
            Node::Sum(terms) => of_sum(g, terms, &of),
            Node::Product(factors) => factors.iter().fold([1.0; 2], |product, &f| times(product, of(f))),
            Node::Power(base, n) => of_power(of(base), g.constant_value(n)),
            Node::Call(Function::Sin | Function::Cos, _) => [-1.0, 1.0],
            _ => ALL,
        };
        known.insert(node, if bounds.iter().any(|x| x.is_nan()) { ALL } else { bounds });
    }
    known.get(&e).is_some_and(|&[low, high]| low > 0.0 || high < 0.0)
}

fn times(a: Bounds, b: Bounds) -> Bounds {
    // Nothing times whatever size is nothing.
    let product = |x: f64, y: f64| if x == 0.0 || y == 0.0 { 0.0 } else { x * y };
    let all = [product(a[0], b[0]), product(a[0], b[1]), product(a[1], b[0]), product(a[1], b[1])];
    all.iter().fold([f64::INFINITY, f64::NEG_INFINITY], |[low, high], &x| [low.min(x), high.max(x)])
}

/// Bounds of a power, where its exponent is a whole number.
fn of_power([low, high]: Bounds, n: Option<f64>) -> Bounds {
    let Some(n) = n.filter(|n| n.fract() == 0.0) else { return ALL };
    let passes = low <= 0.0 && high >= 0.0;
    if n < 0.0 && passes {
        return ALL;
    }
    let [a, b] = [low.powf(n), high.powf(n)];
    let least = if passes && n % 2.0 == 0.0 { 0.0 } else { a.min(b) };
    [least, a.max(b)]
}

/// Bounds of a sum, with (1): what squared sines and cosines of one angle are multiplied by is summed first.
fn of_sum(g: &Graph, terms: &[Expr], of: &impl Fn(Expr) -> Bounds) -> Bounds {
    let mut open: Vec<Bounds> = Vec::with_capacity(terms.len());
    // The angle, and the factors of its squared sine and cosine.
    let mut waves: Vec<(Expr, [Vec<Bounds>; 2])> = Vec::new();
    for &term in terms {
        let factors = match g.node(term) {
            Node::Product(factors) => factors,
            _ => std::slice::from_ref(&term),
        };
        let wave = factors.iter().enumerate().find_map(|(k, &f)| {
            let Node::Power(base, n) = g.node(f) else { return None };
            let Node::Call(function @ (Function::Sin | Function::Cos), &[angle]) = g.node(base) else { return None };
            (g.constant_value(n) == Some(2.0)).then_some((k, usize::from(function == Function::Cos), angle))
        });
        let Some((k, which, angle)) = wave else {
            open.push(of(term));
            continue;
        };
        let others = factors.iter().enumerate().filter(|(i, _)| *i != k);
        let rest = others.fold([1.0; 2], |product, (_, &f)| times(product, of(f)));
        let place = waves.iter().position(|w| w.0 == angle).unwrap_or_else(|| {
            waves.push((angle, [Vec::new(), Vec::new()]));
            waves.len() - 1
        });
        waves[place].1[which].push(rest);
    }
    open.extend(waves.iter().map(|(_, of_both)| {
        let [sine, cosine] = [&of_both[0], &of_both[1]].map(|factors| added(factors));
        [sine[0].min(cosine[0]), sine[1].max(cosine[1])]
    }));
    added(&open)
}

/// Bounds of a sum of what has these; what is rounding of the terms is nothing.
fn added(terms: &[Bounds]) -> Bounds {
    let side = |k: usize| {
        let (sum, size) = terms.iter().fold((0.0, 0.0_f64), |(sum, size), b| (sum + b[k], size + b[k].abs()));
        if size.is_finite() && sum.abs() <= SUMS * size { 0.0 } else { sum }
    };
    [side(0), side(1)]
}
