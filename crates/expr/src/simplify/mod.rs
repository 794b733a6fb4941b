//! Deeper simplification: never a larger graph than before.
//!
//! A pass goes through the graph from the leaves and applies to every sum the trigonometric
//! identities of `trig.rs` and then common factors (`factor.rs`), and to every product the rules
//! of `factor.rs`. Passes are repeated while they help, once from the expression as it is and once
//! from its expanded form (`expand.rs`), where more cancels; a form that is far too large after its
//! first pass is given up. The cheapest result wins, and only results with at most as many nodes as
//! the original count.
//!
//! Cost: a bounded number of passes, each linear in the part of the graph that no earlier call went through
//! (`graph/memo.rs`), and none where an earlier expression differs by the names of its symbols alone (`shape.rs`).

mod angles;
mod expand;
mod factor;
mod harmonics;
mod shape;
mod trig;

use crate::graph::{Expr, Graph, Node, Reach};

/// Passes over one form of an expression.
const PASSES: usize = 4;
/// Graphs larger than this are not expanded on trial.
const EXPANDED: usize = 20_000;

/// A term of a sum: coefficient · Π factors.
#[derive(Clone, Debug)]
struct Term {
    coefficient: f64,
    factors: Vec<Expr>,
    /// The term as a node, until something in it is changed.
    node: Option<Expr>,
}

impl Term {
    fn new(graph: &Graph, e: Expr) -> Self {
        let (coefficient, factors) = match graph.node(e) {
            Node::Constant(c) => (c, Vec::new()),
            Node::Product(factors) => match graph.constant_value(factors[0]) {
                Some(c) => (c, factors[1..].to_vec()),
                None => (1.0, factors.to_vec()),
            },
            _ => (1.0, vec![e]),
        };
        Self { coefficient, factors, node: Some(e) }
    }

    /// The term times a number.
    fn scaled(self, by: f64) -> Self {
        if by == 1.0 { self } else { Self { coefficient: self.coefficient * by, node: None, ..self } }
    }

    /// The term divided by a number and times more factors.
    fn reduced(self, by: f64, factors: &[Expr]) -> Self {
        let factors = [&self.factors, factors].concat();
        Self { coefficient: self.coefficient / by, factors, node: None }
    }

    fn build(&self, g: &mut Graph) -> Expr {
        if let Some(node) = self.node {
            return node;
        }
        let coefficient = g.constant(self.coefficient);
        let rest = g.product(&self.factors);
        g.mul(coefficient, rest)
    }
}

/// xⁿ as (x, n) for constant n; everything else to the power of 1.
fn base_and_power(g: &Graph, e: Expr) -> (Expr, f64) {
    match g.node(e) {
        Node::Power(base, n) => g.constant_value(n).map_or((e, 1.0), |n| (base, n)),
        _ => (e, 1.0),
    }
}

impl Graph {
    /// An expression of equal value that is made of at most as many nodes: sin² + cos² = 1, sums
    /// and differences of angles, common factors, whatever cancels once multiplied out. What has
    /// been simplified stays as it is.
    pub fn simplify(&mut self, e: Expr) -> Expr {
        if self.is_closed(e) {
            return e;
        }
        if let Some(known) = self.memo.simplified.get(e) {
            return known;
        }
        let simple = self.simplify_by_shape(e);
        let simple = self.memo.simplified.get(simple).unwrap_or(simple);
        self.memo.simplified.set(e, simple);
        self.memo.simplified.set(simple, simple);
        simple
    }

    /// [`Graph::simplify`] for several expressions: together they do not grow.
    pub fn simplify_all(&mut self, es: &[Expr]) -> Vec<Expr> {
        let cost = self.cost(es);
        let mut best = Best { most_nodes: cost.nodes, cost, form: es.to_vec() };
        self.try_passes(es, &mut best);
        if cost.nodes <= EXPANDED {
            let mut budget = 500 + 4 * cost.nodes;
            let expanded = self.expand_within(es, &mut budget);
            if expanded != es && self.cost(&expanded).nodes <= 1000 + 8 * cost.nodes {
                self.try_passes(&expanded, &mut best);
            }
        }
        best.form
    }

    /// Passes from one form, with less grouping where more makes the graph grow.
    fn try_passes(&mut self, start: &[Expr], best: &mut Best) {
        for grouping in [Grouping::Shared, Grouping::Whole, Grouping::Off] {
            let mut form = start.to_vec();
            let mut fits = false;
            for pass in 0..PASSES {
                let next = self.simplify_pass(&form, grouping);
                let unchanged = next == form;
                form = next;
                let cost = self.cost(&form);
                if pass == 0 && best.out_of_reach(cost) {
                    return;
                }
                fits = cost.nodes <= best.most_nodes;
                if fits && cost.total() < best.cost.total() {
                    best.cost = cost;
                    best.form.clone_from(&form);
                }
                if unchanged {
                    break;
                }
            }
            if fits {
                break;
            }
        }
    }

    fn simplify_pass(&mut self, es: &[Expr], grouping: Grouping) -> Vec<Expr> {
        let mut known = std::mem::take(&mut self.memo.passes[grouping as usize]);
        let fresh = Reach::new(self, es, |e| !self.is_closed(e) && known.get(e).is_none());
        for &e in &fresh.nodes {
            let image = |child| known.get(child).unwrap_or(child);
            let mut touched = false;
            self.node(e).for_each_child(|child| touched |= image(child) != child);
            let rebuilt = if touched { self.rebuild(e, image) } else { e };
            let simple = self.simplify_node(rebuilt, grouping);
            known.set(e, simple);
        }
        let simple = es.iter().map(|&e| known.get(e).unwrap_or(e)).collect();
        self.memo.passes[grouping as usize] = known;
        simple
    }

    /// The rules for one node.
    fn simplify_node(&mut self, e: Expr, grouping: Grouping) -> Expr {
        match self.node(e) {
            Node::Sum(terms) => {
                let terms = terms.iter().map(|&t| Term::new(self, t)).collect();
                let terms = trig::combine(self, terms);
                factor::group(self, terms, grouping)
            }
            Node::Product(factors) => {
                let factors = factors.to_vec();
                factor::merge(self, &factors)
            }
            _ => e,
        }
    }

    fn cost(&mut self, es: &[Expr]) -> Cost {
        let mut seen = std::mem::take(&mut self.memo.seen);
        seen.begin(self.len());
        let mut stack: Vec<Expr> = es.iter().copied().filter(|&e| seen.insert(e)).collect();
        let mut cost = Cost { nodes: 0, edges: 0 };
        while let Some(e) = stack.pop() {
            cost.nodes += 1;
            self.node(e).for_each_child(|child| {
                cost.edges += 1;
                if seen.insert(child) {
                    stack.push(child);
                }
            });
            // Calls take longer than arithmetic.
            cost.edges += usize::from(matches!(self.node(e), Node::Call(..)));
        }
        self.memo.seen = seen;
        cost
    }
}

/// The cheapest form so far.
struct Best {
    most_nodes: usize,
    cost: Cost,
    form: Vec<Expr>,
}

impl Best {
    /// Whether a form is so large after its first pass that further ones have no chance: over all example models none
    /// that counted in the end was ever more than a tenth and 4 nodes too large by then.
    fn out_of_reach(&self, cost: Cost) -> bool {
        cost.nodes > self.most_nodes + self.most_nodes / 4 + 4
    }
}

/// Which common factors are taken out of a sum.
#[derive(Clone, Copy)]
enum Grouping {
    /// Those of some terms too.
    Shared,
    /// Those of all terms only.
    Whole,
    Off,
}

#[derive(Clone, Copy)]
struct Cost {
    nodes: usize,
    edges: usize,
}

impl Cost {
    fn total(&self) -> usize {
        self.nodes + self.edges
    }
}
