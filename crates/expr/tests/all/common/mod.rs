//! Random expressions and two independent evaluators: plain numbers and dual numbers.

use dalembert_expr::{Expr, Function, Graph, Node, Relation, Symbol};
use std::collections::HashMap;

/// A small reproducible generator (splitmix64).
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    pub fn uniform(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    pub fn pick(&mut self, from: &[Expr]) -> Expr {
        // Mostly the newest, so that expressions become deep.
        let recent = from.len().min(6);
        let at = if self.below(3) > 0 { from.len() - 1 - self.below(recent) } else { self.below(from.len()) };
        from[at]
    }
}

pub fn symbols(g: &mut Graph, count: usize) -> Vec<Symbol> {
    ["x", "y", "z", "theta", "theta'", "A.q[1]"].iter().take(count).map(|name| g.symbol(name)).collect()
}

/// A random expression of about `steps` operations over `symbols`.
pub fn expression(g: &mut Graph, random: &mut Random, symbols: &[Symbol], steps: usize) -> Expr {
    let mut made: Vec<Expr> = symbols.iter().map(|&s| g.var(s)).collect();
    for c in [2.0, 0.5, -1.0, 3.0, 0.7] {
        made.push(g.constant(c));
    }
    for _ in 0..steps {
        let e = step(g, random, &made);
        made.push(e);
    }
    made[made.len() - 1]
}

fn step(g: &mut Graph, random: &mut Random, made: &[Expr]) -> Expr {
    let (a, b, c) = (random.pick(made), random.pick(made), random.pick(made));
    match random.below(16) {
        0 | 1 => g.add(a, b),
        2 => g.sub(a, b),
        3..=5 => g.mul(a, b),
        6 => g.div(a, b),
        7 => g.powi(a, [2, 3, -1, -2][random.below(4)]),
        8 => g.sum(&[a, b, c]),
        9 => {
            let square = g.powi(a, 2);
            let one = g.constant(1.0);
            let inside = g.add(one, square);
            g.call([Function::Sqrt, Function::Log][random.below(2)], &[inside])
        }
        10 => {
            let smooth = [Function::Tanh, Function::Atan, Function::Abs, Function::Sign];
            g.call(smooth[random.below(4)], &[a])
        }
        11 => g.call([Function::Atan2, Function::Min, Function::Max][random.below(3)], &[a, b]),
        12 => {
            let bounded = g.call(Function::Sin, &[a]);
            g.call([Function::Exp, Function::Sinh, Function::Cosh, Function::Tan][random.below(4)], &[bounded])
        }
        13 => {
            let condition = g.compare([Relation::Less, Relation::GreaterEqual][random.below(2)], a, b);
            g.select(condition, b, c)
        }
        _ => g.call([Function::Sin, Function::Cos][random.below(2)], &[a]),
    }
}

/// Value and derivative.
#[derive(Clone, Copy, Debug)]
pub struct Dual(pub f64, pub f64);

/// The value of `e` and its derivative along `point`'s second parts.
pub fn dual(g: &Graph, e: Expr, point: &HashMap<Symbol, Dual>) -> Dual {
    let mut values: HashMap<Expr, Dual> = HashMap::new();
    let mut stack = vec![(e, false)];
    while let Some((e, ready)) = stack.pop() {
        if values.contains_key(&e) {
            continue;
        }
        if !ready {
            stack.push((e, true));
            g.node(e).for_each_child(|child| stack.push((child, false)));
            continue;
        }
        let value = node_value(g.node(e), point, &|child| values[&child]);
        values.insert(e, value);
    }
    values[&e]
}

pub fn value(g: &Graph, e: Expr, point: &HashMap<Symbol, Dual>) -> f64 {
    dual(g, e, point).0
}

fn node_value(node: Node<'_>, point: &HashMap<Symbol, Dual>, at: &dyn Fn(Expr) -> Dual) -> Dual {
    match node {
        Node::Constant(c) => Dual(c, 0.0),
        Node::Symbol(s) => point[&s],
        Node::Sum(terms) => terms.iter().map(|&t| at(t)).fold(Dual(0.0, 0.0), |a, b| Dual(a.0 + b.0, a.1 + b.1)),
        Node::Product(factors) => {
            factors.iter().map(|&f| at(f)).fold(Dual(1.0, 0.0), |a, b| Dual(a.0 * b.0, a.1 * b.0 + a.0 * b.1))
        }
        Node::Power(a, b) => power(at(a), at(b)),
        Node::Compare(relation, a, b) => Dual(f64::from(u8::from(relation.holds(at(a).0, at(b).0))), 0.0),
        Node::Select(c, a, b) => {
            if at(c).0.abs() > 0.0 {
                at(a)
            } else {
                at(b)
            }
        }
        Node::Call(Function::Atan2, &[y, x]) => {
            let (y, x) = (at(y), at(x));
            Dual(y.0.atan2(x.0), (x.0 * y.1 - y.0 * x.1) / (x.0 * x.0 + y.0 * y.0))
        }
        Node::Call(Function::Min, &[a, b]) => {
            if at(a).0 <= at(b).0 {
                at(a)
            } else {
                at(b)
            }
        }
        Node::Call(Function::Max, &[a, b]) => {
            if at(a).0 >= at(b).0 {
                at(a)
            } else {
                at(b)
            }
        }
        Node::Call(function, arguments) => one(function, at(arguments[0])),
    }
}

fn power(a: Dual, b: Dual) -> Dual {
    let value = a.0.powf(b.0);
    let by_base = if a.1 == 0.0 { 0.0 } else { b.0 * a.0.powf(b.0 - 1.0) * a.1 };
    let by_exponent = if b.1 == 0.0 { 0.0 } else { value * a.0.ln() * b.1 };
    Dual(value, by_base + by_exponent)
}

fn one(function: Function, Dual(x, dx): Dual) -> Dual {
    let (value, slope) = match function {
        Function::Sin => (x.sin(), x.cos()),
        Function::Cos => (x.cos(), -x.sin()),
        Function::Tan => (x.tan(), 1.0 / x.cos().powi(2)),
        Function::Asin => (x.asin(), 1.0 / (1.0 - x * x).sqrt()),
        Function::Acos => (x.acos(), -1.0 / (1.0 - x * x).sqrt()),
        Function::Atan => (x.atan(), 1.0 / (1.0 + x * x)),
        Function::Sinh => (x.sinh(), x.cosh()),
        Function::Cosh => (x.cosh(), x.sinh()),
        Function::Tanh => (x.tanh(), 1.0 / x.cosh().powi(2)),
        Function::Exp => (x.exp(), x.exp()),
        Function::Log => (x.ln(), 1.0 / x),
        Function::Abs => (x.abs(), if x == 0.0 { 0.0 } else { x.signum() }),
        Function::Sign => (if x == 0.0 { 0.0 } else { x.signum() }, 0.0),
        other => panic!("{} is not a function of one argument here", other.name()),
    };
    Dual(value, slope * dx)
}

/// Random values, with a random direction if `direction` is set.
pub fn point(random: &mut Random, symbols: &[Symbol], direction: bool) -> HashMap<Symbol, Dual> {
    let tangent = |random: &mut Random| {
        if direction { random.uniform(-1.0, 1.0) } else { 0.0 }
    };
    symbols.iter().map(|&s| (s, Dual(random.uniform(-2.0, 2.0), tangent(random)))).collect()
}

/// Whether two values agree but for rounding that intermediate values up to `scale` explain.
pub fn close(a: f64, b: f64, scale: f64, tolerance: f64) -> bool {
    (a - b).abs() <= tolerance * (1.0 + scale.abs().max(a.abs()).max(b.abs()))
}

/// The largest magnitude of any node of `e`: what cancellation may have to work against.
pub fn magnitude(g: &Graph, e: Expr, point: &HashMap<Symbol, Dual>) -> f64 {
    let mut stack = vec![e];
    let mut seen = std::collections::HashSet::new();
    let mut largest: f64 = 0.0;
    while let Some(e) = stack.pop() {
        if seen.insert(e) {
            let Dual(v, d) = dual(g, e, point);
            largest = if v.is_nan() || d.is_nan() { f64::INFINITY } else { largest.max(v.abs()).max(d.abs()) };
            g.node(e).for_each_child(|child| stack.push(child));
        }
    }
    largest
}
