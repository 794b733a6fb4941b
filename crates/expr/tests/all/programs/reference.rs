//! Independent evaluation of a graph, node by node as it is written, with a bound of its rounding errors.

use dalembert_expr::{Expr, Function, Graph, Node, Symbol};
use std::collections::HashMap;

const EPS: f64 = f64::EPSILON;

/// A value, and how far two evaluations in different order may be apart; infinite or NaN if unknown.
#[derive(Clone, Copy, Debug)]
pub struct Bounded {
    pub value: f64,
    pub error: f64,
}

fn exact(value: f64) -> Bounded {
    Bounded { value, error: 0.0 }
}

/// Values of `outputs`; no recursion.
pub fn evaluate(g: &Graph, at: &HashMap<Symbol, f64>, outputs: &[Expr]) -> Vec<Bounded> {
    let mut known: HashMap<Expr, Bounded> = HashMap::new();
    let mut stack = outputs.to_vec();
    while let Some(&e) = stack.last() {
        let waiting = stack.len();
        g.node(e).for_each_child(|child| {
            if !known.contains_key(&child) {
                stack.push(child);
            }
        });
        if stack.len() == waiting {
            known.insert(e, node(g.node(e), at, &known));
            stack.pop();
        }
    }
    outputs.iter().map(|e| known[e]).collect()
}

fn node(node: Node<'_>, at: &HashMap<Symbol, f64>, known: &HashMap<Expr, Bounded>) -> Bounded {
    match node {
        Node::Constant(c) => exact(c),
        Node::Symbol(s) => exact(at[&s]),
        Node::Sum(terms) => sum(terms.iter().map(|t| known[t])),
        Node::Product(factors) => factors.iter().fold(exact(1.0), |p, f| times(p, known[f])),
        Node::Power(a, b) => through(|x| x[0].powf(x[1]), &[known[&a], known[&b]], known[&b].value.abs()),
        Node::Call(Function::Sign, x) if known[&x[0]].value.abs() <= known[&x[0]].error => unknown(),
        Node::Call(f, x) => {
            let arguments: Vec<_> = x.iter().map(|x| known[x]).collect();
            through(|x| call(f, x), &arguments, 1.0)
        }
        Node::Compare(relation, a, b) => {
            let (a, b) = (known[&a], known[&b]);
            let error = a.error + b.error;
            let clear = error == 0.0 || (a.value - b.value).abs() > error;
            if !clear {
                return unknown();
            }
            exact(f64::from(u8::from(relation.holds(a.value, b.value))))
        }
        Node::Select(c, a, b) if known[&c].error == 0.0 => known[if known[&c].value == 0.0 { &b } else { &a }],
        Node::Select(..) => unknown(),
    }
}

fn unknown() -> Bounded {
    Bounded { value: f64::NAN, error: f64::INFINITY }
}

fn sum(terms: impl Iterator<Item = Bounded>) -> Bounded {
    let (mut value, mut error, mut size, mut count) = (0.0, 0.0, 0.0, 0.0);
    for t in terms {
        value += t.value;
        error += t.error;
        size += t.value.abs();
        count += 1.0;
    }
    Bounded { value, error: error + 2.0 * count * EPS * size }
}

fn times(a: Bounded, b: Bounded) -> Bounded {
    let value = a.value * b.value;
    let carried = a.value.abs() * b.error + b.value.abs() * a.error + a.error * b.error;
    Bounded { value, error: carried + 4.0 * EPS * value.abs() + f64::MIN_POSITIVE }
}

/// f of arguments that are off by their errors; `steps` roundings on top.
fn through(f: impl Fn(&[f64]) -> f64, x: &[Bounded], steps: f64) -> Bounded {
    let middle: Vec<_> = x.iter().map(|x| x.value).collect();
    let value = f(&middle);
    let mut error = (4.0 + 2.0 * steps) * EPS * value.abs() + f64::MIN_POSITIVE;
    for (i, argument) in x.iter().enumerate() {
        for moved in [argument.value + argument.error, argument.value - argument.error] {
            let mut there = middle.clone();
            there[i] = moved;
            error += 2.0 * (f(&there) - value).abs();
        }
    }
    Bounded { value, error }
}

fn call(f: Function, x: &[f64]) -> f64 {
    match f {
        Function::Sin => x[0].sin(),
        Function::Cos => x[0].cos(),
        Function::Tan => x[0].tan(),
        Function::Asin => x[0].asin(),
        Function::Acos => x[0].acos(),
        Function::Atan => x[0].atan(),
        Function::Atan2 => x[0].atan2(x[1]),
        Function::Sinh => x[0].sinh(),
        Function::Cosh => x[0].cosh(),
        Function::Tanh => x[0].tanh(),
        Function::Exp => x[0].exp(),
        Function::Log => x[0].ln(),
        Function::Sqrt => x[0].sqrt(),
        Function::Abs => x[0].abs(),
        Function::Floor => x[0].floor(),
        Function::Sign if x[0].is_nan() => f64::NAN,
        Function::Sign => f64::from(i8::from(x[0] > 0.0) - i8::from(x[0] < 0.0)),
        Function::Min | Function::Max if x[0].is_nan() || x[1].is_nan() => f64::NAN,
        Function::Min => x[0].min(x[1]),
        Function::Max => x[0].max(x[1]),
    }
}
