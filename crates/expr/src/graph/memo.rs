//! What simplification has found out about the nodes of a graph, kept with it.
//!
//! A pass and an expansion map each node to another, by the node's children alone. Nodes never change, so what was once
//! found holds for every later call: the equations of a mechanism share most of their parts, and each part is worked
//! on once.

use std::collections::HashMap;

use crate::graph::{Expr, Symbol};

/// A map from nodes to nodes, as a table over the graph.
#[derive(Clone, Default, Debug)]
pub(crate) struct Known {
    /// Index + 1 of the node's image; 0 is unknown.
    images: Vec<u32>,
}

impl Known {
    pub(crate) fn get(&self, e: Expr) -> Option<Expr> {
        self.images.get(e.index()).and_then(|image| image.checked_sub(1)).map(Expr)
    }

    pub(crate) fn set(&mut self, e: Expr, image: Expr) {
        if self.images.len() <= e.index() {
            self.images.resize(e.index() + 1, 0);
        }
        self.images[e.index()] = image.0 + 1;
    }
}

/// Nodes seen in one walk, without clearing between walks.
#[derive(Clone, Default, Debug)]
pub(crate) struct Seen {
    /// Number of the walk that saw the node last.
    walk_of: Vec<u32>,
    walk: u32,
}

impl Seen {
    /// Begins a walk over a graph of `nodes` nodes.
    pub(crate) fn begin(&mut self, nodes: usize) {
        if self.walk == u32::MAX {
            self.walk_of.fill(0);
            self.walk = 0;
        }
        self.walk += 1;
        self.walk_of.resize(nodes, 0);
    }

    /// Whether this walk sees the node for the first time.
    pub(crate) fn insert(&mut self, e: Expr) -> bool {
        std::mem::replace(&mut self.walk_of[e.index()], self.walk) != self.walk
    }
}

/// The simple form of an expression, and the expression's symbols in the order of its shape.
#[derive(Clone, Debug)]
pub(crate) struct SimpleForm {
    pub(crate) symbols: Box<[Symbol]>,
    pub(crate) simple: Expr,
}

/// Everything kept with a graph.
#[derive(Clone, Default, Debug)]
pub(crate) struct Memo {
    /// Results of [`Graph::simplify`](crate::Graph::simplify).
    pub(crate) simplified: Known,
    /// The same by shape. Looked up only, never iterated.
    pub(crate) shapes: HashMap<Box<[u32]>, SimpleForm>,
    /// Results of [`Graph::shorten_angles`](crate::Graph::shorten_angles).
    pub(crate) shortened: Known,
    /// Results of a pass, by grouping.
    pub(crate) passes: [Known; 3],
    /// Results of an expansion that no budget cut short.
    expanded: Known,
    /// Terms made for them, without those made for the node's children.
    terms_made: Vec<usize>,
    /// For counting nodes.
    pub(crate) seen: Seen,
}

impl Memo {
    /// An expansion and the terms that it took.
    pub(crate) fn expansion(&self, e: Expr) -> Option<(Expr, usize)> {
        self.expanded.get(e).map(|image| (image, self.terms_made[e.index()]))
    }

    pub(crate) fn set_expansion(&mut self, e: Expr, image: Expr, terms_made: usize) {
        self.expanded.set(e, image);
        self.terms_made.resize(self.terms_made.len().max(e.index() + 1), 0);
        self.terms_made[e.index()] = terms_made;
    }
}
