//! Replacing symbols by expressions.

use crate::graph::{Expr, Graph, Node, Places, Reach, Symbol, symbol_bit};
use std::collections::HashMap;

impl Graph {
    /// `es` with every symbol of `map` replaced, all at once: what is put in is not replaced again.
    /// Linear in the number of nodes that change.
    pub fn substitute(&mut self, es: &[Expr], map: &HashMap<Symbol, Expr>) -> Vec<Expr> {
        let mask = map.keys().fold(0, |mask, &s| mask | symbol_bit(s));
        let reach = Reach::new(self, es, |e| self.mask(e) & mask != 0);
        let mut replaced = Replaced::new(&reach);
        for &e in &reach.nodes {
            let new = match self.node(e) {
                Node::Symbol(s) => map.get(&s).copied().unwrap_or(e),
                _ if replaced.touches(self, e) => self.rebuild(e, |child| replaced.get(child)),
                _ => e,
            };
            replaced.set(e, new);
        }
        es.iter().map(|&e| replaced.get(e)).collect()
    }
}

/// What each node became; itself where nothing was set.
pub(crate) struct Replaced {
    places: Places,
    new: Vec<Option<Expr>>,
}

impl Replaced {
    pub(crate) fn new(reach: &Reach) -> Self {
        Self { places: reach.places(), new: vec![None; reach.nodes.len()] }
    }

    pub(crate) fn get(&self, e: Expr) -> Expr {
        self.places.get(e).and_then(|i| self.new[i as usize]).unwrap_or(e)
    }

    pub(crate) fn set(&mut self, e: Expr, new: Expr) {
        if let Some(i) = self.places.get(e) {
            self.new[i as usize] = Some(new);
        }
    }

    /// Whether a child of `e` became something else.
    pub(crate) fn touches(&self, graph: &Graph, e: Expr) -> bool {
        let mut touched = false;
        graph.node(e).for_each_child(|child| touched |= self.get(child) != child);
        touched
    }
}
