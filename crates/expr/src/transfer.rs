//! Copying expressions into another graph.

use std::cmp::Ordering;
use std::collections::HashMap;

use crate::graph::{Expr, Function, Graph, Node, Reach, Symbol};

impl Graph {
    /// Copies `es` from another graph, with `symbol` giving what each of its symbols becomes here.
    ///
    /// Terms of sums are made in the order in which people write them (low degree first, then by the order in which
    /// symbols were named here), which is the order of printing as far as the terms are new to this graph. Factors
    /// −a − b give their sign away, and sin(b − a) is written −sin(a − b), so that both are one function.
    pub fn adopt(&mut self, from: &Graph, es: &[Expr], symbol: impl FnMut(&mut Graph, Symbol) -> Expr) -> Vec<Expr> {
        self.adopt_with(from, es, symbol, HashMap::new())
    }

    /// [`Graph::adopt`] where some nodes of the other graph, `known`, already have a counterpart here.
    pub fn adopt_with(
        &mut self,
        from: &Graph,
        es: &[Expr],
        mut symbol: impl FnMut(&mut Graph, Symbol) -> Expr,
        known: HashMap<Expr, Expr>,
    ) -> Vec<Expr> {
        // What is known is not looked into.
        let reach = Reach::new(from, es, |e| !known.contains_key(&e));
        let mut found: Vec<Symbol> = reach.nodes.iter().filter_map(|&e| from.symbol_at(e)).collect();
        found.sort_unstable();
        let symbols = found.into_iter().map(|s| (s, symbol(self, s))).collect();
        let mut copy = Copy { symbols, done: known };
        for term in self.terms_in_order(from, es, &copy) {
            self.adopt_one(from, term, &mut copy);
        }
        es.iter().map(|&e| self.adopt_one(from, e, &mut copy)).collect()
    }

    fn symbol_at(&self, e: Expr) -> Option<Symbol> {
        match self.node(e) {
            Node::Symbol(s) => Some(s),
            _ => None,
        }
    }

    /// Terms of all sums that have to be copied, in the order of writing.
    fn terms_in_order(&self, from: &Graph, es: &[Expr], copy: &Copy) -> Vec<Expr> {
        let mut terms = Vec::new();
        for e in Reach::new(from, es, |e| !copy.done.contains_key(&e)).nodes {
            if let Node::Sum(children) = from.node(e) {
                terms.extend(children.iter().filter(|t| !copy.done.contains_key(t)));
            }
        }
        terms.sort_unstable();
        terms.dedup();
        let mut keyed: Vec<(TermKey, Expr)> =
            terms.into_iter().map(|t| (self.term_key(from, t, &copy.symbols), t)).collect();
        keyed.sort_by(|a, b| a.0.compare(&b.0).then(a.1.cmp(&b.1)));
        keyed.into_iter().map(|k| k.1).collect()
    }

    fn adopt_one(&mut self, from: &Graph, root: Expr, copy: &mut Copy) -> Expr {
        let mut stack = vec![(root, false)];
        while let Some((e, ready)) = stack.pop() {
            if copy.done.contains_key(&e) {
                continue;
            }
            if ready {
                let new = self.copy_node(from, e, copy);
                copy.done.insert(e, new);
                continue;
            }
            stack.push((e, true));
            stack.extend(self.visiting_order(from, e, &copy.symbols).into_iter().rev().map(|child| (child, false)));
        }
        copy.done[&root]
    }

    fn visiting_order(&self, from: &Graph, e: Expr, symbols: &HashMap<Symbol, Expr>) -> Vec<Expr> {
        let mut children = Vec::new();
        from.node(e).for_each_child(|child| children.push(child));
        if matches!(from.node(e), Node::Sum(_)) {
            let keys: HashMap<Expr, TermKey> = children.iter().map(|&c| (c, self.term_key(from, c, symbols))).collect();
            children.sort_by(|a, b| keys[a].compare(&keys[b]).then(a.cmp(b)));
        }
        children
    }

    fn term_key(&self, from: &Graph, term: Expr, symbols: &HashMap<Symbol, Expr>) -> TermKey {
        let mut factors = Vec::new();
        let mut fraction = false;
        let mut push = |e: Expr| {
            let (base, n) = match from.node(e) {
                Node::Constant(_) => return,
                Node::Power(base, n) => (base, from.constant_value(n).unwrap_or(1.0)),
                _ => (e, 1.0),
            };
            fraction |= n < 0.0;
            let rank = match from.node(base) {
                Node::Symbol(s) => (0, self.rank(symbols.get(&s))),
                _ => (1, base.index()),
            };
            if n > 0.0 {
                factors.push((rank, -n));
            }
        };
        match from.node(term) {
            Node::Product(children) => children.iter().copied().for_each(&mut push),
            _ => push(term),
        }
        factors.sort_by_key(|f| f.0);
        let degree = -factors.iter().map(|f| f.1).sum::<f64>();
        TermKey { fraction, degree, factors }
    }

    /// The negative of a sum in which all terms are negative; everything else as it is.
    fn without_minus(&mut self, e: Expr) -> Expr {
        match self.node(e) {
            Node::Sum(terms) if terms.iter().all(|&t| self.is_negative(t)) => self.neg(e),
            _ => e,
        }
    }

    fn is_negative(&self, term: Expr) -> bool {
        let coefficient = match self.node(term) {
            Node::Product(factors) => factors[0],
            _ => term,
        };
        self.constant_value(coefficient).is_some_and(|c| c < 0.0)
    }

    /// Whether the first term of a sum, in the order of writing, is negative.
    fn begins_with_minus(&self, from: &Graph, x: Expr, copy: &Copy) -> bool {
        let terms = match from.node(x) {
            Node::Sum(_) => self.visiting_order(from, x, &copy.symbols),
            _ => return false,
        };
        terms.iter().find(|&&t| from.constant_value(t).is_none()).is_some_and(|&t| from.is_negative(t))
    }

    /// Order of naming here of what a symbol became.
    fn rank(&self, new: Option<&Expr>) -> usize {
        match new.map(|&e| self.node(e)) {
            Some(Node::Symbol(s)) => s.index(),
            _ => usize::MAX,
        }
    }

    fn copy_node(&mut self, from: &Graph, e: Expr, copy: &Copy) -> Expr {
        let done = &copy.done;
        let map = |children: &[Expr]| children.iter().map(|c| done[c]).collect::<Vec<_>>();
        match from.node(e) {
            Node::Constant(c) => self.constant(c),
            Node::Symbol(s) => copy.symbols[&s],
            Node::Sum(children) => self.sum(&map(children)),
            Node::Product(children) => {
                let factors: Vec<Expr> = map(children).into_iter().map(|f| self.without_minus(f)).collect();
                let minus = map(children).iter().zip(&factors).filter(|(a, b)| a != b).count();
                let product = self.product(&factors);
                if minus % 2 == 1 { self.neg(product) } else { product }
            }
            Node::Power(base, n) => {
                let base = done[&base];
                let even = from.constant_value(n).is_some_and(|n| n % 2.0 == 0.0);
                let base = if even { self.without_minus(base) } else { base };
                self.pow(base, done[&n])
            }
            Node::Call(function, &[x]) if is_odd_or_even(function) && self.begins_with_minus(from, x, copy) => {
                let opposite = self.neg(done[&x]);
                let value = self.call(function, &[opposite]);
                if function.is_odd() { self.neg(value) } else { value }
            }
            Node::Call(function, children) => self.call(function, &map(children)),
            Node::Compare(relation, a, b) => self.compare(relation, done[&a], done[&b]),
            Node::Select(c, a, b) => self.select(done[&c], done[&a], done[&b]),
        }
    }
}

fn is_odd_or_even(function: Function) -> bool {
    function.is_odd() || matches!(function, Function::Cos | Function::Cosh | Function::Abs)
}

/// What has been copied so far.
struct Copy {
    symbols: HashMap<Symbol, Expr>,
    done: HashMap<Expr, Expr>,
}

/// By what terms of a sum are put in order.
struct TermKey {
    fraction: bool,
    degree: f64,
    factors: Vec<((u8, usize), f64)>,
}

impl TermKey {
    fn compare(&self, other: &Self) -> Ordering {
        let by_factors = || {
            let pairs = self.factors.iter().zip(&other.factors);
            let unequal = pairs.map(|(a, b)| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1))).find(|o| o.is_ne());
            unequal.unwrap_or(self.factors.len().cmp(&other.factors.len()))
        };
        self.fraction.cmp(&other.fraction).then(self.degree.total_cmp(&other.degree)).then_with(by_factors)
    }
}
