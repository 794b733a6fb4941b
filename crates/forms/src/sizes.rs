//! Values of expressions with the sizes of what they add up, and which of them are rounding.
//!
//! What is zero is a matter of size. With numbers in place of parameters an expression that cancels leaves its rounding, so that next to each value x stands the size s of what it adds up:
//! its rounding is some ε s, which arithmetic carries on as
//!
//! ```text
//! Σ s of a sum,  s₁|x₂| + |x₁|s₂ + ε s₁s₂ of a product,  that of n factors for a power n > 0,
//! 1 of sine and cosine,  |x| of all else,  never less than |x|                                                         (1)
//! ```
//!
//! Sizes of products alone, without what factors are, would grow with every turn along a chain until all that it holds is small beside them.

use std::collections::HashMap;

use dalembert_expr::{Expr, Function, Graph, Node, Symbol};
use dalembert_model::program::Compiled;

use super::naming::reachable;
use crate::tolerances::zeros::SUMS;

/// Points at which what is identically zero is looked at.
const POINTS: usize = 4;

/// Numbers in (−0.5, 0.5) that look like chance.
pub fn noise(i: usize, k: usize) -> f64 {
    ((i + 1) as f64 * 0.618_033_988_749_895 + k as f64 * 0.414_213_562_373_095).fract() - 0.5
}

/// Values by point and expression, with numbers of the symbols by point.
pub fn values(g: &Graph, es: &[Expr], numbers: &[HashMap<Symbol, f64>]) -> Vec<Vec<f64>> {
    let Ok(program) = Compiled::new(g, es) else { return vec![vec![f64::NAN; es.len()]; numbers.len()] };
    let mut registers = Vec::new();
    let of = |numbers: &HashMap<Symbol, f64>| {
        let inputs: Vec<f64> = program.inputs.iter().map(|s| numbers.get(s).copied().unwrap_or(f64::NAN)).collect();
        let mut out = vec![0.0; es.len()];
        program.evaluate(&inputs, &mut registers, &mut out);
        out
    };
    numbers.iter().map(of).collect()
}

/// Values and sizes (1), likewise.
pub fn sizes(g: &Graph, es: &[Expr], numbers: &[HashMap<Symbol, f64>]) -> Vec<Vec<(f64, f64)>> {
    let nodes = reachable(g, es);
    let place: HashMap<Expr, usize> = nodes.iter().enumerate().map(|(i, &e)| (e, i)).collect();
    let of = |values: &Vec<f64>| -> Vec<(f64, f64)> {
        let mut sizes: Vec<f64> = Vec::with_capacity(nodes.len());
        for (&e, &value) in nodes.iter().zip(values) {
            let own = size(g, e, value, |child| (values[place[&child]].abs(), sizes[place[&child]]));
            sizes.push(own.max(value.abs()));
        }
        es.iter().map(|e| (values[place[e]], sizes[place[e]])).collect()
    };
    values(g, &nodes, numbers).iter().map(of).collect()
}

/// Which of these values, by point, are rounding of what they add up at all points.
pub fn vanish(at: &[Vec<(f64, f64)>], count: usize) -> Vec<bool> {
    let vanishes = |i: usize| {
        let sized = at.iter().any(|point| point[i].1 > 0.0);
        sized && at.iter().all(|point| point[i].1.is_finite() && point[i].0.abs() <= SUMS * point[i].1)
    };
    (0..count).map(vanishes).collect()
}

/// Which expressions cancel whatever their symbols are, parameters included: at numbers of all of them, of these sizes, that look like chance.
pub fn identically_zero(g: &Graph, es: &[Expr], own: impl Fn(&Symbol) -> f64) -> Vec<bool> {
    let symbols = g.symbols_of(es);
    let number = |(i, s): (usize, &Symbol), k: usize| {
        let size = own(s);
        (*s, if size == 0.0 { 1.0 } else { size } * (1.0 + noise(i, k)))
    };
    let numbers: Vec<HashMap<Symbol, f64>> =
        (0..POINTS).map(|k| symbols.iter().enumerate().map(|s| number(s, k)).collect()).collect();
    vanish(&sizes(g, es, &numbers), es.len())
}

/// (1) of a node from the values and sizes of its children.
fn size(g: &Graph, e: Expr, value: f64, child: impl Fn(Expr) -> (f64, f64)) -> f64 {
    let product = |(x, s): (f64, f64), (y, t): (f64, f64)| (x * y, s * y + x * t + SUMS * s * t);
    match g.node(e) {
        Node::Sum(terms) => terms.iter().map(|&t| child(t).1).sum(),
        Node::Product(factors) => factors.iter().map(|&f| child(f)).reduce(product).map_or(value.abs(), |p| p.1),
        Node::Power(base, n) => match g.constant_value(n) {
            // (|x| + ε s)ⁿ − |x|ⁿ, over ε.
            Some(n) if n >= 1.0 => {
                let (x, s) = child(base);
                n * s * (x + SUMS * s).powf(n - 1.0)
            }
            Some(n) if n >= 0.0 => child(base).1.powf(n),
            _ => value.abs(),
        },
        Node::Call(Function::Sin | Function::Cos, _) => 1.0,
        _ => value.abs(),
    }
}
