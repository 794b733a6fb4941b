//! Which nodes and symbols an expression is made of.

use super::{Expr, Graph, Node, Symbol, symbol_bit};

/// The nodes reachable from some roots, children first.
pub(crate) struct Reach {
    pub(crate) nodes: Vec<Expr>,
}

impl Reach {
    /// All nodes reachable from `roots` through nodes for which `enter` holds; linear in their
    /// number (and one bit of memory for every node below the last root).
    pub(crate) fn new(graph: &Graph, roots: &[Expr], enter: impl Fn(Expr) -> bool) -> Self {
        let mut seen = vec![false; roots.iter().map(|e| e.index() + 1).max().unwrap_or(0)];
        let mut nodes = Vec::new();
        for &root in roots {
            mark(root, &mut seen, &mut nodes, &enter);
        }
        let mut next = 0;
        while next < nodes.len() {
            let e = nodes[next];
            graph
                .node(e)
                .for_each_child(|child| mark(child, &mut seen, &mut nodes, &enter));
            next += 1;
        }
        nodes.sort_unstable();
        Self { nodes }
    }
}

fn mark(e: Expr, seen: &mut [bool], nodes: &mut Vec<Expr>, enter: &impl Fn(Expr) -> bool) {
    if !seen[e.index()] && enter(e) {
        seen[e.index()] = true;
        nodes.push(e);
    }
}

impl Graph {
    /// The symbols that occur in any of `es`, sorted.
    pub fn symbols_of(&self, es: &[Expr]) -> Vec<Symbol> {
        let reach = Reach::new(self, es, |e| !self.is_closed(e));
        let symbol = |&e: &Expr| match self.node(e) {
            Node::Symbol(s) => Some(s),
            _ => None,
        };
        let mut symbols: Vec<_> = reach.nodes.iter().filter_map(symbol).collect();
        symbols.sort_unstable();
        symbols
    }

    /// Whether `s` occurs in `e`.
    pub fn depends_on(&self, e: Expr, s: Symbol) -> bool {
        let bit = symbol_bit(s);
        if self.mask(e) & bit == 0 {
            return false;
        }
        let reach = Reach::new(self, &[e], |e| self.mask(e) & bit != 0);
        reach
            .nodes
            .iter()
            .any(|&e| matches!(self.node(e), Node::Symbol(found) if found == s))
    }

    /// Number of distinct nodes that `es` are made of: their cost.
    pub fn size_of(&self, es: &[Expr]) -> usize {
        Reach::new(self, es, |_| true).nodes.len()
    }
}
