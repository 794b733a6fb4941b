//! Multiplying out.

use crate::graph::{Expr, Graph, Node, Reach};
use crate::substitute::Replaced;
use crate::tolerances::EXPANDED_POWER;

/// Terms that one call of `expand` makes at most; what would need more stays a product.
const BUDGET: usize = 200_000;
/// Terms of one expanded sum at most.
const TERMS: usize = 2_000;

/// Terms that may still be made.
struct Budget {
    left: usize,
    /// Whether something stayed a product because it would have taken more.
    exceeded: bool,
}

impl Budget {
    fn allows(&mut self, count: usize) -> bool {
        let allowed = count <= self.left;
        self.left -= if allowed { count } else { 0 };
        self.exceeded |= !allowed;
        allowed
    }
}

impl Graph {
    /// `e` with products and small integer powers of sums multiplied out, down to the arguments
    /// of functions. What would give more than a few thousand terms stays as it is.
    pub fn expand(&mut self, e: Expr) -> Expr {
        let mut budget = BUDGET;
        self.expand_within(&[e], &mut budget)[0]
    }

    /// The budget is what an expansion without memory would use: what is known counts as if it were made again.
    pub(super) fn expand_within(&mut self, es: &[Expr], budget: &mut usize) -> Vec<Expr> {
        let reach = Reach::new(self, es, |e| !self.is_closed(e));
        let mut replaced = Replaced::new(&reach);
        let mut within = Budget { left: *budget, exceeded: false };
        for &old in &reach.nodes {
            let new = match self.known_expansion(old, &mut within) {
                Some(known) => known,
                None => self.expand_node(old, &replaced, &mut within),
            };
            replaced.set(old, new);
        }
        *budget = within.left;
        es.iter().map(|&e| replaced.get(e)).collect()
    }

    fn known_expansion(&self, e: Expr, budget: &mut Budget) -> Option<Expr> {
        let (known, terms) = self.memo.expansion(e).filter(|_| !budget.exceeded)?;
        budget.left = budget.left.checked_sub(terms)?;
        Some(known)
    }

    fn expand_node(&mut self, old: Expr, replaced: &Replaced, budget: &mut Budget) -> Expr {
        let before = budget.left;
        let touched = replaced.touches(self, old);
        let new = if touched { self.rebuild(old, |child| replaced.get(child)) } else { old };
        let new = match self.node(new) {
            Node::Sum(terms) => {
                let terms = terms.to_vec();
                self.expand_sum(&terms, budget)
            }
            Node::Product(factors) => {
                let factors = factors.to_vec();
                self.expand_product(&factors, budget)
            }
            Node::Power(..) => self.expand_product(&[new], budget),
            _ => new,
        };
        if !budget.exceeded {
            self.memo.set_expansion(old, new, before - budget.left);
        }
        new
    }

    /// A sum whose terms are expanded: nested sums are merged into it, whatever their length.
    fn expand_sum(&mut self, terms: &[Expr], budget: &mut Budget) -> Expr {
        let mut all = Vec::with_capacity(terms.len());
        for &term in terms {
            let expanded = match self.node(term) {
                Node::Product(factors) => {
                    let factors = factors.to_vec();
                    self.expand_product(&factors, budget)
                }
                _ => term,
            };
            all.extend_from_slice(self.terms(&expanded));
        }
        self.sum(&all)
    }

    fn terms<'a>(&'a self, e: &'a Expr) -> &'a [Expr] {
        match self.node(*e) {
            Node::Sum(terms) if terms.len() <= TERMS => terms,
            _ => std::slice::from_ref(e),
        }
    }

    fn expand_product(&mut self, factors: &[Expr], budget: &mut Budget) -> Expr {
        let mut plain = Vec::new();
        let mut sums = Vec::new();
        for &factor in factors {
            let (base, times) = self.repeated_sum(factor);
            match self.node(base) {
                Node::Sum(_) => sums.extend(std::iter::repeat_n(base, times)),
                _ => plain.push(factor),
            }
        }
        let mut result = self.product(&plain);
        for sum in sums {
            result = self.multiply_out(result, sum, budget);
        }
        result
    }

    /// (a + b)³ as (a + b, 3); everything else as it is, once.
    fn repeated_sum(&self, e: Expr) -> (Expr, usize) {
        if let Node::Power(base, n) = self.node(e)
            && let Some(n) = self.constant_value(n)
            && n.fract() == 0.0
            && (2.0..=EXPANDED_POWER).contains(&n)
        {
            return (base, n as usize);
        }
        (e, 1)
    }

    fn multiply_out(&mut self, a: Expr, b: Expr, budget: &mut Budget) -> Expr {
        let (left, right) = (self.terms(&a).to_vec(), self.terms(&b).to_vec());
        let count = left.len() * right.len();
        if count > TERMS || !budget.allows(count) {
            return self.mul(a, b);
        }
        let mut terms = Vec::with_capacity(count);
        for &x in &left {
            for &y in &right {
                terms.push(self.mul(x, y));
            }
        }
        self.sum(&terms)
    }
}
