//! Equal parts that were come by in different ways, written in one.

use std::collections::{BTreeMap, HashMap};

use crate::eval::Program;
use crate::graph::{Expr, Graph, Node, Reach};

/// Parts with more leaves stay as they are: to compare them is long work.
const LONG: usize = 600;
/// Bits of a number that rounding may have changed.
const UNSURE: u32 = 28;

impl Graph {
    /// `es` with arguments of functions and what is divided by made one where they are equal as fractions of polynomials; the one that is
    /// shortest to write, the first of them, stands for all.
    ///
    /// ```
    /// use dalembert_expr::{FreeNames, Graph, parse, text};
    /// let mut g = Graph::new();
    /// let es = ["sin(2*(x - y))/(z*(x + 1) + y)", "sin(2*x - 2*y)/(x*z + y + z)"];
    /// let es = es.map(|e| parse(e).unwrap().build(&mut g, &mut FreeNames).unwrap());
    /// let one = g.unified(&es);
    /// assert_eq!(one[0], one[1]);
    /// ```
    pub fn unified(&mut self, es: &[Expr]) -> Vec<Expr> {
        let mut nodes = Reach::new(self, es, |_| true).nodes;
        let mut inner: Vec<Expr> = Vec::new();
        for &e in &nodes {
            match self.node(e) {
                Node::Call(_, arguments) => inner.extend(arguments),
                Node::Power(base, n) if self.constant_value(n).is_some_and(|n| n < 0.0) => inner.push(base),
                _ => {}
            }
        }
        inner.retain(|&e| matches!(self.node(e), Node::Sum(_) | Node::Product(_)) && self.written_size(e) <= LONG);
        inner.sort_unstable();
        inner.dedup();
        let keys = self.keys(&inner);
        // Children stay before what is made of them: nothing is shorter than its parts.
        nodes.sort_by_key(|&e| (self.written_size(e), e));
        let mut known: HashMap<Expr, Expr> = HashMap::with_capacity(nodes.len());
        let mut found: BTreeMap<[u64; 2], Vec<Expr>> = BTreeMap::new();
        for e in nodes {
            let image = |child| known.get(&child).copied().unwrap_or(child);
            let mut touched = false;
            self.node(e).for_each_child(|child| touched |= image(child) != child);
            let mut new = if touched { self.rebuild(e, image) } else { e };
            if let Some(&[a, b]) = keys.get(&e) {
                let beside = |key: u64| key.saturating_sub(1)..=key.saturating_add(1);
                let near = beside(a).flat_map(|a| beside(b).map(move |b| [a, b]));
                let like: Vec<Expr> = near.filter_map(|key| found.get(&key)).flatten().copied().collect();
                let equal = like.into_iter().find(|&other| {
                    let difference = self.sub(new, other);
                    other == new || self.is_rational_zero(difference) == Some(true)
                });
                match equal {
                    Some(other) => new = other,
                    None => found.entry([a, b]).or_default().push(new),
                }
            }
            known.insert(e, new);
        }
        es.iter().map(|e| known.get(e).copied().unwrap_or(*e)).collect()
    }

    /// What nodes are at two points, but for rounding; nothing of those that are no numbers there, or zero.
    fn keys(&self, es: &[Expr]) -> HashMap<Expr, [u64; 2]> {
        let symbols = self.symbols_of(es);
        let Ok(program) = Program::compile(self, &symbols, es) else { return HashMap::new() };
        let at = |seed: u64| {
            // Between one and two, like chance.
            let number = |k: usize| {
                let fraction = (k as u64 + 1).wrapping_mul(seed) >> 12;
                f64::from_bits(1.0_f64.to_bits() | fraction)
            };
            let inputs: Vec<f64> = (0..symbols.len()).map(number).collect();
            let mut values = vec![0.0; es.len()];
            program.evaluate(&inputs, &mut Vec::new(), &mut values);
            values
        };
        let [first, second] = [0x9e37_79b9_7f4a_7c15, 0xc2b2_ae3d_27d4_eb4f].map(at);
        let key = |x: f64| x.to_bits() >> UNSURE;
        let both = first.into_iter().zip(second);
        let told = es.iter().zip(both).filter(|(_, (a, b))| a.is_normal() && b.is_normal());
        told.map(|(&e, (a, b))| (e, [key(a), key(b)])).collect()
    }
}
