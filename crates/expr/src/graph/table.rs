//! Hash table from nodes to their indices: open addressing, fixed hash function, so that nothing
//! depends on a random state.

use super::{Expr, Node};

#[derive(Clone, Default, Debug)]
pub(super) struct Table {
    /// Index + 1 and the upper half of its hash; 0 is empty. The length is a power of two.
    cells: Vec<(u32, u32)>,
    used: usize,
}

impl Table {
    pub(super) fn find(&self, hash: u64, same: impl Fn(Expr) -> bool) -> Option<Expr> {
        if self.cells.is_empty() {
            return None;
        }
        let tag = (hash >> 32) as u32;
        let mut at = self.home(tag);
        loop {
            match self.cells[at] {
                (0, _) => return None,
                (index, found) if found == tag && same(Expr(index - 1)) => {
                    return Some(Expr(index - 1));
                }
                _ => at = (at + 1) & (self.cells.len() - 1),
            }
        }
    }

    pub(super) fn insert(&mut self, hash: u64, e: Expr) {
        if (self.used + 1) * 2 > self.cells.len() {
            self.grow();
        }
        self.place(e.0 + 1, (hash >> 32) as u32);
        self.used += 1;
    }

    fn home(&self, tag: u32) -> usize {
        tag as usize & (self.cells.len() - 1)
    }

    fn place(&mut self, index: u32, tag: u32) {
        let mut at = self.home(tag);
        while self.cells[at].0 != 0 {
            at = (at + 1) & (self.cells.len() - 1);
        }
        self.cells[at] = (index, tag);
    }

    fn grow(&mut self) {
        let larger = vec![(0, 0); (self.cells.len() * 2).max(64)];
        let old = std::mem::replace(&mut self.cells, larger);
        for (index, tag) in old.into_iter().filter(|cell| cell.0 != 0) {
            self.place(index, tag);
        }
    }
}

/// A fixed hash of the node's kind and content.
pub(super) fn hash(node: &Node<'_>) -> u64 {
    let mut state = match *node {
        Node::Constant(c) => mix(1, c.to_bits()),
        Node::Symbol(s) => mix(2, u64::from(s.0)),
        Node::Sum(_) => 3,
        Node::Product(_) => 4,
        Node::Power(..) => 5,
        Node::Call(f, _) => mix(6, f as u64),
        Node::Compare(r, ..) => mix(7, r as u64),
        Node::Select(..) => 8,
    };
    node.for_each_child(|child| state = mix(state, u64::from(child.0) + 1));
    mix(state, 0x9e37_79b9_7f4a_7c15)
}

/// Multiply and fold, as in wyhash.
fn mix(state: u64, word: u64) -> u64 {
    let product = u128::from(state ^ 0xa076_1d64_78bd_642f) * u128::from(word ^ 0xe703_7ed1_a0b4_28db);
    (product as u64) ^ ((product >> 64) as u64)
}

/// Whether two nodes are the same, constants by their bits.
pub(super) fn same(a: &Node<'_>, b: &Node<'_>) -> bool {
    match (*a, *b) {
        (Node::Constant(a), Node::Constant(b)) => a.to_bits() == b.to_bits(),
        (Node::Symbol(a), Node::Symbol(b)) => a == b,
        (Node::Sum(a), Node::Sum(b)) | (Node::Product(a), Node::Product(b)) => a == b,
        (Node::Power(a, n), Node::Power(b, m)) => a == b && n == m,
        (Node::Call(f, a), Node::Call(h, b)) => f == h && a == b,
        (Node::Compare(r, a, b), Node::Compare(s, c, d)) => r == s && a == c && b == d,
        (Node::Select(a, b, c), Node::Select(d, e, f)) => a == d && b == e && c == f,
        _ => false,
    }
}
