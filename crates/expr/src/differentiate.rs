//! Exact derivatives: forward along the graph, through the nodes that depend on the symbol only.
//!
//! | symbol | meaning |
//! |---|---|
//! | ẋ | the tangent of node x: ∂x/∂s, or dx/dt when every symbol has a rate |
//!
//! 1. (Σ x)˙ = Σ ẋ, (Π x)˙ = Σᵢ ẋᵢ Π_{j≠i} xⱼ
//! 2. (xⁿ)˙ = n xⁿ⁻¹ ẋ for constant n, without a logarithm; where xⁿ⁻¹ may be unbounded at 0, branch by branch of ẋ, so that it is
//!    nothing where x stays
//! 3. (aᵇ)˙ = b aᵇ⁻¹ ȧ + aᵇ log(a) ḃ, each term only where its tangent is not zero
//! 4. |x|˙ = sign(x) ẋ, sign(x)˙ = 0, comparisons have derivative 0, and min, max and select are
//!    differentiated branch by branch: the derivative wherever there is one.
//!
//! Cost: for each symbol (or set of rates) the number of edges between nodes that depend on it,
//! found by walking upwards from the symbol; a Jacobian never looks at what does not depend.

use crate::graph::{Expr, Function, Graph, Node, Places, Reach, Relation, Symbol, symbol_bit};
use std::collections::HashMap;

/// Nodes below some roots, with the edges from each child up to its parents.
struct Upward {
    nodes: Vec<Expr>,
    /// Position in `nodes`.
    local: Places,
    /// `parents[first[i]..first[i + 1]]` are the parents of node i, as (parent, place in it).
    first: Vec<u32>,
    parents: Vec<(u32, u32)>,
}

impl Upward {
    fn new(graph: &Graph, roots: &[Expr], mask: u64) -> Self {
        let reach = Reach::new(graph, roots, |e| graph.mask(e) & mask != 0);
        let (local, nodes) = (reach.places(), reach.nodes);
        let mut first = vec![0; nodes.len() + 1];
        for_each_edge(graph, &nodes, &local, |child, _, _| {
            first[child as usize + 1] += 1;
        });
        for i in 1..first.len() {
            first[i] += first[i - 1];
        }
        let mut parents = vec![(0, 0); first.last().copied().unwrap_or(0) as usize];
        let mut next = first.clone();
        for_each_edge(graph, &nodes, &local, |child, parent, place| {
            let at = &mut next[child as usize];
            parents[*at as usize] = (parent, place);
            *at += 1;
        });
        Self { nodes, local, first, parents }
    }

    fn local(&self, e: Expr) -> Option<u32> {
        self.local.get(e)
    }

    /// The edges (parent, place of the dependent child) above `seeds`, parents in ascending order.
    fn edges_above(&self, seeds: &[u32], seen: &mut [bool]) -> Vec<(u32, u32)> {
        let mut stack = seeds.to_vec();
        let mut visited = Vec::new();
        let mut edges = Vec::new();
        for &seed in seeds {
            seen[seed as usize] = true;
        }
        while let Some(i) = stack.pop() {
            visited.push(i);
            let range = self.first[i as usize] as usize..self.first[i as usize + 1] as usize;
            for &(parent, place) in &self.parents[range] {
                edges.push((parent, place));
                if !std::mem::replace(&mut seen[parent as usize], true) {
                    stack.push(parent);
                }
            }
        }
        for i in visited {
            seen[i as usize] = false;
        }
        edges.sort_unstable();
        edges
    }
}

fn for_each_edge(graph: &Graph, nodes: &[Expr], local: &Places, mut visit: impl FnMut(u32, u32, u32)) {
    for (i, &e) in nodes.iter().enumerate() {
        let mut place = 0;
        graph.node(e).for_each_child(|child| {
            if let Some(c) = local.get(child) {
                visit(c, i as u32, place);
            }
            place += 1;
        });
    }
}

/// Tangents of the nodes of an [`Upward`] view for one set of seeds.
struct Tangents {
    value: Vec<Option<Expr>>,
    set: Vec<u32>,
    seen: Vec<bool>,
}

impl Tangents {
    fn new(size: usize) -> Self {
        Self { value: vec![None; size], set: Vec::new(), seen: vec![false; size] }
    }

    fn set(&mut self, i: u32, tangent: Expr) {
        self.value[i as usize] = Some(tangent);
        self.set.push(i);
    }

    fn clear(&mut self) {
        for i in self.set.drain(..) {
            self.value[i as usize] = None;
        }
    }

    /// Sets the tangent of every node above the seeds, children first.
    fn sweep(&mut self, graph: &mut Graph, up: &Upward, seeds: &[(u32, Expr)]) {
        self.clear();
        let starts: Vec<u32> = seeds.iter().map(|seed| seed.0).collect();
        for &(i, tangent) in seeds {
            self.set(i, tangent);
        }
        let edges = up.edges_above(&starts, &mut self.seen);
        for group in edges.chunk_by(|a, b| a.0 == b.0) {
            let e = up.nodes[group[0].0 as usize];
            let places: Vec<usize> = group.iter().map(|edge| edge.1 as usize).collect();
            let children = children_at(graph, e, &places);
            let zero = graph.constant(0.0);
            let tangent_of = |c: &Expr| up.local(*c).and_then(|i| self.value[i as usize]);
            let inner: Vec<(usize, Expr)> = std::iter::zip(&places, &children)
                .filter_map(|(&place, child)| tangent_of(child).map(|t| (place, t)))
                .filter(|&(_, t)| t != zero)
                .collect();
            if !inner.is_empty() {
                let tangent = node_tangent(graph, e, &inner);
                self.set(group[0].0, tangent);
            }
        }
    }
}

fn children_at(graph: &Graph, e: Expr, places: &[usize]) -> Vec<Expr> {
    match graph.node(e) {
        Node::Sum(all) | Node::Product(all) | Node::Call(_, all) => places.iter().map(|&place| all[place]).collect(),
        node => {
            let mut all = Vec::with_capacity(3);
            node.for_each_child(|child| all.push(child));
            places.iter().map(|&place| all[place]).collect()
        }
    }
}

/// The tangent of `e` from those of its children that are not zero, given as (place, tangent).
fn node_tangent(g: &mut Graph, e: Expr, inner: &[(usize, Expr)]) -> Expr {
    let at = |place: usize| inner.iter().find(|i| i.0 == place).map(|i| i.1);
    match g.node(e) {
        Node::Constant(_) | Node::Symbol(_) | Node::Compare(..) => g.constant(0.0),
        Node::Sum(_) => {
            let tangents: Vec<_> = inner.iter().map(|i| i.1).collect();
            g.sum(&tangents)
        }
        Node::Product(factors) => {
            let factors = factors.to_vec();
            product_tangent(g, &factors, inner)
        }
        Node::Power(a, b) => power_tangent(g, e, (a, b), (at(0), at(1))),
        Node::Select(condition, ..) => {
            let zero = g.constant(0.0);
            g.select(condition, at(1).unwrap_or(zero), at(2).unwrap_or(zero))
        }
        Node::Call(function, &[x]) => {
            let slope = slope(g, function, x, e);
            g.mul(slope, inner[0].1)
        }
        Node::Call(function, arguments) => {
            let (a, b) = (arguments[0], arguments[1]);
            two_argument_tangent(g, function, (a, b), (at(0), at(1)))
        }
    }
}

/// (1) for a product: few dependent factors directly, many by halves, so that the work is n log n.
fn product_tangent(g: &mut Graph, factors: &[Expr], inner: &[(usize, Expr)]) -> Expr {
    let mut rest: Vec<Expr> = Vec::with_capacity(factors.len());
    if inner.len() > 8 {
        let middle = inner[inner.len() / 2].0;
        let (left, right) = factors.split_at(middle);
        let (inner_left, inner_right) = inner.split_at(inner.len() / 2);
        let inner_right: Vec<_> = inner_right.iter().map(|i| (i.0 - middle, i.1)).collect();
        let (a, b) = (g.product(left), g.product(right));
        let da = product_tangent(g, left, inner_left);
        let db = product_tangent(g, right, &inner_right);
        let (first, second) = (g.mul(da, b), g.mul(a, db));
        return g.add(first, second);
    }
    let mut terms = Vec::with_capacity(inner.len());
    for &(place, tangent) in inner {
        rest.clear();
        rest.extend_from_slice(factors);
        rest[place] = tangent;
        terms.push(g.product(&rest));
    }
    g.sum(&terms)
}

/// (2) and (3).
fn power_tangent(g: &mut Graph, e: Expr, (a, b): (Expr, Expr), (da, db): (Option<Expr>, Option<Expr>)) -> Expr {
    let mut terms = Vec::with_capacity(2);
    if let Some(da) = da {
        let one = g.constant(1.0);
        let less = g.sub(b, one);
        let power = g.pow(a, less);
        let bounded = g.constant_value(less).is_some_and(|n| n >= 0.0);
        terms.push(if bounded { g.product(&[b, power, da]) } else { in_each_branch(g, &[b, power], da) });
    }
    if let Some(db) = db {
        let log = g.call(Function::Log, &[a]);
        terms.push(g.product(&[e, log, db]));
    }
    g.sum(&terms)
}

/// The product of `factors` and `e`, multiplied out into the branches of a selection that is a factor of `e` and has a branch that is 0.
fn in_each_branch(g: &mut Graph, factors: &[Expr], e: Expr) -> Expr {
    let zero = g.constant(0.0);
    let branches = |factor: Expr| match g.node(factor) {
        Node::Select(condition, a, b) if a == zero || b == zero => Some((condition, a, b)),
        _ => None,
    };
    let inner = match g.node(e) {
        Node::Product(inner) => inner,
        _ => &[e],
    };
    let found = inner.iter().enumerate().find_map(|(k, &factor)| Some((k, branches(factor)?)));
    let Some((k, (condition, a, b))) = found else {
        let all = [factors, &[e]].concat();
        return g.product(&all);
    };
    let mut all = [inner, factors].concat();
    let [a, b] = [a, b].map(|branch| {
        all[k] = branch;
        g.product(&all)
    });
    g.select(condition, a, b)
}

/// f′(x) of a function of one argument, where `e` is f(x).
fn slope(g: &mut Graph, function: Function, x: Expr, e: Expr) -> Expr {
    let one = g.constant(1.0);
    match function {
        Function::Sin => g.call(Function::Cos, &[x]),
        Function::Cos => {
            let sine = g.call(Function::Sin, &[x]);
            g.neg(sine)
        }
        Function::Tan => {
            let square = g.powi(e, 2);
            g.add(one, square)
        }
        Function::Asin | Function::Acos => {
            let root = one_plus_square(g, x, -1.0, -0.5);
            if function == Function::Asin { root } else { g.neg(root) }
        }
        Function::Atan => one_plus_square(g, x, 1.0, -1.0),
        Function::Sinh => g.call(Function::Cosh, &[x]),
        Function::Cosh => g.call(Function::Sinh, &[x]),
        Function::Tanh => one_plus_square(g, e, -1.0, 1.0),
        Function::Exp => e,
        Function::Log => g.powi(x, -1),
        Function::Sqrt => {
            let root = g.constant(-0.5);
            let power = g.pow(x, root);
            let half = g.constant(0.5);
            g.mul(half, power)
        }
        Function::Abs => g.call(Function::Sign, &[x]),
        Function::Sign | Function::Floor | Function::Atan2 | Function::Min | Function::Max => g.constant(0.0),
    }
}

/// (1 + sign·x²)^exponent.
fn one_plus_square(g: &mut Graph, x: Expr, sign: f64, exponent: f64) -> Expr {
    let (one, sign, exponent) = (g.constant(1.0), g.constant(sign), g.constant(exponent));
    let square = g.powi(x, 2);
    let signed = g.mul(sign, square);
    let inner = g.add(one, signed);
    g.pow(inner, exponent)
}

fn two_argument_tangent(
    g: &mut Graph,
    function: Function,
    (a, b): (Expr, Expr),
    (da, db): (Option<Expr>, Option<Expr>),
) -> Expr {
    let zero = g.constant(0.0);
    let (da, db) = (da.unwrap_or(zero), db.unwrap_or(zero));
    if function == Function::Atan2 {
        // d atan2(a, b) = (b da − a db)/(a² + b²)
        let (first, second) = (g.mul(b, da), g.mul(a, db));
        let numerator = g.sub(first, second);
        let (a2, b2) = (g.powi(a, 2), g.powi(b, 2));
        let denominator = g.add(a2, b2);
        return g.div(numerator, denominator);
    }
    // Where both are equal one takes `a` and the other `b`, so that min + max keeps the derivative of a + b.
    let relation = if function == Function::Min { Relation::Less } else { Relation::GreaterEqual };
    let first = g.compare(relation, a, b);
    g.select(first, da, db)
}

impl Graph {
    /// ∂e/∂s.
    pub fn derivative(&mut self, e: Expr, s: Symbol) -> Expr {
        let row = self.jacobian(&[e], &[s]).pop().and_then(|mut row| row.pop());
        row.map_or_else(|| self.constant(0.0), |(_, entry)| entry)
    }

    /// Sparse ∂es/∂ss: for each of `es` the entries (position in `ss`, derivative) that are not
    /// identically zero, by ascending position.
    pub fn jacobian(&mut self, es: &[Expr], ss: &[Symbol]) -> Vec<Vec<(usize, Expr)>> {
        let mut rows = vec![Vec::new(); es.len()];
        let mask = ss.iter().fold(0, |mask, &s| mask | symbol_bit(s));
        if es.iter().all(|&e| self.mask(e) & mask == 0) {
            return rows;
        }
        let up = Upward::new(self, es, mask);
        let mut roots: HashMap<u32, Vec<usize>> = HashMap::new();
        for (row, &e) in es.iter().enumerate() {
            if let Some(i) = up.local(e) {
                roots.entry(i).or_default().push(row);
            }
        }
        let (zero, one) = (self.constant(0.0), self.constant(1.0));
        let mut tangents = Tangents::new(up.nodes.len());
        for (column, &s) in ss.iter().enumerate() {
            let var = self.var(s);
            let Some(seed) = up.local(var) else { continue };
            tangents.sweep(self, &up, &[(seed, one)]);
            for &i in &tangents.set {
                let Some(tangent) = tangents.value[i as usize].filter(|&t| t != zero) else {
                    continue;
                };
                for &row in roots.get(&i).into_iter().flatten() {
                    rows[row].push((column, tangent));
                }
            }
        }
        rows
    }

    /// The chain rule: Σ ∂e/∂s · `rates[s]` for each of `es`. Symbols without a rate are constants.
    pub fn total_derivative(&mut self, es: &[Expr], rates: &HashMap<Symbol, Expr>) -> Vec<Expr> {
        let zero = self.constant(0.0);
        let mask = rates.keys().fold(0, |mask, &s| mask | symbol_bit(s));
        let up = Upward::new(self, es, mask);
        let seed = |i: usize, e: Expr| match self.node(e) {
            Node::Symbol(s) => rates.get(&s).filter(|&&rate| rate != zero).map(|&rate| (i as u32, rate)),
            _ => None,
        };
        let seeds: Vec<_> = up.nodes.iter().enumerate().filter_map(|(i, &e)| seed(i, e)).collect();
        let mut tangents = Tangents::new(up.nodes.len());
        tangents.sweep(self, &up, &seeds);
        let tangent = |e: &Expr| up.local(*e).and_then(|i| tangents.value[i as usize]).unwrap_or(zero);
        es.iter().map(tangent).collect()
    }
}
