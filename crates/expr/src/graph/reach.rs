//! Which nodes and symbols an expression is made of.

use super::{Expr, Graph, Node, Places, Symbol, symbol_bit};

/// The nodes reachable from some roots, children first.
pub(crate) struct Reach {
    pub(crate) nodes: Vec<Expr>,
}

impl Reach {
    /// All nodes reachable from `roots` through nodes for which `enter` holds; linear in their
    /// number.
    pub(crate) fn new(graph: &Graph, roots: &[Expr], enter: impl Fn(Expr) -> bool) -> Self {
        let mut seen = Places::default();
        let mut nodes = Vec::new();
        let mut mark = |e: Expr, nodes: &mut Vec<Expr>| {
            if enter(e) && seen.insert(e, 0) {
                nodes.push(e);
            }
        };
        for &root in roots {
            mark(root, &mut nodes);
        }
        let mut next = 0;
        while next < nodes.len() {
            graph.node(nodes[next]).for_each_child(|child| mark(child, &mut nodes));
            next += 1;
        }
        nodes.sort_unstable();
        Self { nodes }
    }

    /// The position of each node in `nodes`.
    pub(crate) fn places(&self) -> Places {
        let mut places = Places::with_capacity(self.nodes.len());
        for (i, &e) in self.nodes.iter().enumerate() {
            places.insert(e, i as u32);
        }
        places
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
        reach.nodes.iter().any(|&e| matches!(self.node(e), Node::Symbol(found) if found == s))
    }

    /// Number of distinct nodes that `es` are made of: their cost.
    pub fn size_of(&self, es: &[Expr]) -> usize {
        Reach::new(self, es, |_| true).nodes.len()
    }
}
