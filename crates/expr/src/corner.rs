//! What a derivative is at a corner: the mean of both sides, which is the derivative wherever there is one.
//!
//! ```text
//! s = sign(u):   E(s = 0) = ½ (E(s = 1) + E(s = −1))   if E is affine in s                                               (1)
//! E → E₊ if u > 0,  E₋ if u < 0,  ½ (E₊ + E₋) if u = 0,   E± = E(s = ±1)                                                   (2)
//! ```
//!
//! |u|˙ = sign(u) u̇ is the mean of both sides at u = 0, and so is all that is affine in it (1). The derivative of |u| sign(u), sign(u)², is not: it is 1 on both
//! sides, and 0 between them. (2) mends what is not affine; mostly E₊ and E₋ are one formula, which is all that is left.

use crate::graph::{Expr, Function, Graph, Node, Places, Reach, Relation};
use crate::substitute::Replaced;
use crate::tolerances::CORNERS;

impl Graph {
    /// A derivative with the means of both sides where signs in it are zero. Linear in its size for each sign that it is not affine in. Of signs whose sides are two formulas, which
    /// make it three times as long, `CORNERS` are treated; at the others it is what it was.
    #[must_use]
    pub fn mean_at_corners(&mut self, mut e: Expr) -> Expr {
        if !self.has_signs {
            return e;
        }
        let mut parted = 0;
        loop {
            let reach = Reach::new(self, &[e], |_| true);
            let sign = |&atom: &Expr| matches!(self.node(atom), Node::Call(Function::Sign, _));
            let bent = |&atom: &Expr| self.degree(&reach, atom, e) > 1;
            let Some(atom) = reach.nodes.iter().copied().filter(sign).find(bent) else { return e };
            let Node::Call(_, &[u]) = self.node(atom) else { return e };
            let [up, down] = [1.0, -1.0].map(|side| self.with_value(&reach, atom, side, e));
            if up == down {
                e = up;
            } else if parted < CORNERS {
                (e, parted) = (self.by_side(u, up, down), parted + 1);
            } else {
                return e;
            }
        }
    }

    /// (2)
    fn by_side(&mut self, u: Expr, up: Expr, down: Expr) -> Expr {
        let (zero, half) = (self.constant(0.0), self.constant(0.5));
        let both = self.add(up, down);
        let mean = self.mul(half, both);
        let below = self.compare(Relation::Less, u, zero);
        let other = self.select(below, down, mean);
        let above = self.compare(Relation::Greater, u, zero);
        self.select(above, up, other)
    }

    /// `e` with a value in place of a node.
    fn with_value(&mut self, reach: &Reach, atom: Expr, value: f64, e: Expr) -> Expr {
        let value = self.constant(value);
        let mut replaced = Replaced::new(reach);
        replaced.set(atom, value);
        for &node in &reach.nodes {
            if node != atom && replaced.touches(self, node) {
                let new = self.rebuild(node, |child| replaced.get(child));
                replaced.set(node, new);
            }
        }
        replaced.get(e)
    }

    /// The degree of `e` as a polynomial in a node; two where it is none. More than it is where terms cancel.
    fn degree(&self, reach: &Reach, atom: Expr, e: Expr) -> u32 {
        let places: Places = reach.places();
        let mut degrees = vec![0_u32; reach.nodes.len()];
        for (k, &node) in reach.nodes.iter().enumerate() {
            let of = |child: Expr| places.get(child).map_or(0, |place| degrees[place as usize]);
            degrees[k] = match self.node(node) {
                _ if node == atom => 1,
                Node::Sum(terms) => terms.iter().map(|&x| of(x)).max().unwrap_or(0),
                Node::Product(factors) => factors.iter().map(|&x| of(x)).sum(),
                Node::Select(condition, a, b) if of(condition) == 0 => of(a).max(of(b)),
                other => {
                    let mut inner = 0;
                    other.for_each_child(|child| inner = inner.max(of(child)));
                    if inner > 0 { 2 } else { 0 }
                }
            }
            .min(2);
        }
        places.get(e).map_or(0, |place| degrees[place as usize])
    }
}

#[cfg(test)]
mod tests {
    use crate::{FreeNames, Graph, Program, Symbol, parse};

    fn slope(formula: &str, mended: bool, x: f64) -> f64 {
        let mut g = Graph::new();
        let symbol: Symbol = g.symbol("x");
        let e = parse(formula).unwrap().build(&mut g, &mut FreeNames).unwrap();
        let mut d = g.derivative(e, symbol);
        if mended {
            d = g.mean_at_corners(d);
        }
        let program = Program::compile(&g, &[symbol], &[d]).unwrap();
        let mut out = [0.0];
        program.evaluate(&[x], &mut Vec::new(), &mut out);
        out[0]
    }

    /// Smooth functions made of corners have their derivative at the corner, as beside it.
    #[test]
    fn a_smooth_function_has_its_derivative_where_its_parts_have_none() {
        for (formula, wanted) in [
            ("abs(x)*sign(x)", 1.0),
            ("sign(x)*(exp(2*abs(x)) - 1)/2", 1.0),
            ("sign(x)*(3*abs(x) + 5*abs(x)^2)", 3.0),
            ("sign(x)*log(1 + abs(x))", 1.0),
            ("-sign(x)*(1 - exp(-abs(x)/0.05))", -20.0),
            ("max(x, 0) + min(x, 0)", 1.0),
            ("max(0, x) + min(0, x) + x/2", 1.5),
            ("(x + sign(x))*(abs(x) - x)*0 + abs(x)*sign(x)*cos(sign(x)*x)", 1.0),
        ] {
            for x in [0.0, 1e-9, -1e-9] {
                let found = slope(formula, true, x);
                assert!((found - wanted).abs() < 1e-6, "{formula} at {x}: {found}");
            }
        }
    }

    /// One corner with two sides does not hide another.
    #[test]
    fn several_corners_are_mended() {
        let two = "(1 + sign(x))*abs(x) + abs(x - 1)*sign(x - 1)";
        for (x, wanted) in [(1.0, 3.0), (0.0, 2.0), (2.0, 3.0), (-1.0, 1.0)] {
            let found = slope(two, true, x);
            assert!((found - wanted).abs() < 1e-14, "{x}: {found}");
        }
    }

    /// At a true corner it is the mean, as without; friction at rest is zero.
    #[test]
    fn a_corner_keeps_the_mean_of_its_sides() {
        for (formula, wanted) in [("abs(x)", 0.0), ("2*abs(x) + 3*x", 3.0), ("abs(x)*(1 + sign(x))", 1.0)] {
            assert!((slope(formula, true, 0.0) - wanted).abs() < 1e-14, "{formula}");
            for x in [0.5, -0.5] {
                assert!((slope(formula, true, x) - slope(formula, false, x)).abs() < 1e-14, "{formula} at {x}");
            }
        }
    }
}
