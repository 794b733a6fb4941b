//! Expressions of one shape are simplified once.
//!
//! The shape of an expression is how its nodes hang together, with its numbers, and with its symbols numbered as they are met. Two
//! expressions of one shape differ by the names of symbols alone; so do their simple forms. The thousand rows of a string of beads are
//! worked on once, and written a thousand times.
//!
//! Cost: a walk over the expression, and over its simple form.

use crate::graph::{Expr, Graph, Node, Places, SimpleForm, Symbol};

/// Nodes of an expression at most whose shape is looked for: what is larger is seldom there twice, and is as large as what is kept of it.
const SHAPED: usize = 1000;

/// How an expression's nodes hang together, and its symbols.
struct Shape {
    /// The nodes from the root on, as words that no other shape has.
    words: Box<[u32]>,
    /// In the order in which they are met.
    symbols: Box<[Symbol]>,
}

/// The shape of an expression; nothing for large ones.
fn shape(graph: &Graph, e: Expr) -> Option<Shape> {
    let (mut words, mut symbols) = (Vec::new(), Vec::new());
    let mut places = Places::default();
    let (mut met, mut stack) = (0, vec![e]);
    while let Some(e) = stack.pop() {
        if let Some(place) = places.get(e) {
            words.extend([0, place]);
            continue;
        }
        if met == SHAPED {
            return None;
        }
        places.insert(e, met as u32);
        met += 1;
        let children = stack.len();
        graph.node(e).for_each_child(|child| stack.push(child));
        stack[children..].reverse();
        let count = (stack.len() - children) as u32;
        match graph.node(e) {
            Node::Constant(c) => words.extend([1, c.to_bits() as u32, (c.to_bits() >> 32) as u32]),
            Node::Symbol(s) => {
                words.push(2);
                symbols.push(s);
            }
            Node::Sum(_) => words.extend([3, count]),
            Node::Product(_) => words.extend([4, count]),
            Node::Power(..) => words.push(5),
            Node::Call(function, _) => words.extend([6, function as u32, count]),
            Node::Compare(relation, ..) => words.extend([7, relation as u32]),
            Node::Select(..) => words.push(8),
        }
    }
    Some(Shape { words: words.into(), symbols: symbols.into() })
}

impl Graph {
    /// The simple form of an expression: that of an earlier one of its shape in its own symbols, else what the rules make of it.
    pub(super) fn simplify_by_shape(&mut self, e: Expr) -> Expr {
        let Some(Shape { words, symbols }) = shape(self, e) else { return self.simplify_all(&[e])[0] };
        if let Some(earlier) = self.memo.shapes.get(&words) {
            let simple = earlier.simple;
            let pairs = std::iter::zip(earlier.symbols.clone(), symbols);
            let own = pairs.map(|(earlier, own)| (earlier, self.var(own))).collect();
            return self.substitute(&[simple], &own)[0];
        }
        let simple = self.simplify_all(&[e])[0];
        self.memo.shapes.insert(words, SimpleForm { symbols, simple });
        simple
    }
}
