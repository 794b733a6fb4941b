//! Deeper simplification: never a larger graph than before.
//!
//! A pass goes through the graph from the leaves and applies to every sum the trigonometric
//! identities of `trig.rs` and then common factors (`factor.rs`), and to every product the rules
//! of `factor.rs`. Passes are repeated while they help, once from the expression as it is and once
//! from its expanded form (`expand.rs`), where more cancels. The cheapest result wins, and only
//! results with at most as many nodes as the original count.
//!
//! Cost: a bounded number of passes, each linear in the graph.

mod expand;
mod factor;
mod trig;

use crate::graph::{Expr, Graph, Node, Reach};
use crate::substitute::Replaced;

/// Passes over one form of an expression.
const PASSES: usize = 4;
/// Graphs larger than this are not expanded on trial.
const EXPANDED: usize = 20_000;

/// A term of a sum: coefficient · Π factors.
#[derive(Clone, Debug)]
struct Term {
    coefficient: f64,
    factors: Vec<Expr>,
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
        Self { coefficient, factors }
    }

    fn build(&self, g: &mut Graph) -> Expr {
        let coefficient = g.constant(self.coefficient);
        let rest = g.product(&self.factors);
        g.mul(coefficient, rest)
    }
}

impl Graph {
    /// An expression of equal value that is made of at most as many nodes: sin² + cos² = 1, sums
    /// and differences of angles, common factors, whatever cancels once multiplied out.
    pub fn simplify(&mut self, e: Expr) -> Expr {
        self.simplify_all(&[e])[0]
    }

    /// [`Graph::simplify`] for several expressions: together they do not grow.
    pub fn simplify_all(&mut self, es: &[Expr]) -> Vec<Expr> {
        let cost = self.cost(es);
        let mut best = Best { most_nodes: cost.nodes, cost, form: es.to_vec() };
        self.try_passes(es, &mut best);
        if cost.nodes <= EXPANDED {
            let mut budget = 500 + 4 * cost.nodes;
            let expanded = self.expand_within(es, &mut budget);
            if self.cost(&expanded).nodes <= 1000 + 8 * cost.nodes {
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
            for _ in 0..PASSES {
                let next = self.simplify_pass(&form, grouping);
                let unchanged = next == form;
                form = next;
                let cost = self.cost(&form);
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
        let reach = Reach::new(self, es, |e| !self.is_closed(e));
        let mut replaced = Replaced::new(&reach);
        for &e in &reach.nodes {
            let touched = replaced.touches(self, e);
            let new = if touched { self.rebuild(e, |child| replaced.get(child)) } else { e };
            let new = match self.node(new) {
                Node::Sum(terms) => {
                    let terms = terms.iter().map(|&t| Term::new(self, t)).collect();
                    let terms = trig::combine(self, terms);
                    factor::group(self, terms, grouping)
                }
                Node::Product(factors) => {
                    let factors = factors.to_vec();
                    factor::merge(self, &factors)
                }
                _ => new,
            };
            replaced.set(e, new);
        }
        es.iter().map(|&e| replaced.get(e)).collect()
    }

    fn cost(&self, es: &[Expr]) -> Cost {
        let reach = Reach::new(self, es, |_| true);
        let mut edges = 0;
        for &e in &reach.nodes {
            self.node(e).for_each_child(|_| edges += 1);
            // Calls take longer than arithmetic.
            edges += usize::from(matches!(self.node(e), Node::Call(..)));
        }
        Cost { nodes: reach.nodes.len(), edges }
    }
}

/// The cheapest form so far.
struct Best {
    most_nodes: usize,
    cost: Cost,
    form: Vec<Expr>,
}

/// Which common factors are taken out of a sum.
#[derive(Clone, Copy, PartialEq)]
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
