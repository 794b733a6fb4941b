//! Products.
//!
//! Factors in order, then the coefficient's magnitude, then one division by the product of all factors with negative exponents.
//! Signs multiply. Where a factor is steep, computed by way of a root, its derivative may be unbounded where that of the product is
//! not, as of x√x: it is weighed.
//!
//! Whole powers, from squares on, are taken together, exponent by exponent:
//!
//! ```text
//! x^a y^b z^−c = (1/z)^(c − b) (y/z)^(b − a) (x y/z)^a              a ≤ b ≤ c                        (1)
//! ```
//!
//! so that x^50/y^50 is (x/y)^50, and its derivative 50 (x/y)^49/y: no power on the way is farther from 1 than the product of some of
//! them is. Exponentials of constants are joined with the others, exp(x) exp(−800) = exp(x − 800).

use super::{Lowering, Op, Signed, ValueId, positive};
use crate::graph::{Expr, Function, Node, is_whole};
use crate::tolerances::{FOLDED_POWER, INVERTED};

/// The product of what stands above the stroke over that of what stands below; 1 where nothing does.
#[derive(Clone, Copy, Default)]
struct Quotient {
    above: Option<ValueId>,
    below: Option<ValueId>,
    negative: bool,
}

impl Lowering<'_> {
    pub(super) fn product(&mut self, factors: &[Expr]) -> Signed {
        let (powers, mut rest) = self.powers_and_rest(factors);
        let mut product = Quotient::default();
        self.push_powers(&mut product, powers);
        if let Some(power) = self.joined_exponentials(&mut rest) {
            self.push(&mut product, power, false);
        }
        let (numbers, rest): (Vec<Expr>, Vec<Expr>) =
            rest.into_iter().partition(|&factor| self.graph.constant_value(factor).is_some());
        for factor in rest {
            match self.denominator(factor) {
                Some(power) => self.push(&mut product, power, true),
                None => self.push(&mut product, self.lowered(factor), false),
            }
        }
        let one = self.one();
        for number in numbers {
            let number = self.lowered(number);
            // A lone minus.
            if number.value == one {
                product.negative ^= number.negative;
            } else {
                self.push(&mut product, number, false);
            }
        }
        self.quotient(product)
    }

    /// The whole powers of a product that (1) is for, as bases and exponents, and the other factors. First powers go with the high ones where all of these
    /// stand below the stroke, as in x/y², and where there are numbers that are extreme.
    fn powers_and_rest(&self, factors: &[Expr]) -> (Vec<(Expr, f64)>, Vec<Expr>) {
        let number = |e: Expr| self.graph.constant_value(e);
        let ordinary = |c: f64| (FOLDED_POWER.recip()..=FOLDED_POWER).contains(&c.abs());
        let power = |factor: Expr| match self.graph.node(factor) {
            Node::Power(base, n) => number(n).filter(|n| is_whole(*n)).map(|n| (base, n)),
            Node::Constant(c) if ordinary(c) => None,
            Node::Call(Function::Exp, _) => None,
            _ => Some((factor, 1.0)),
        };
        let mut high =
            factors.iter().filter_map(|&factor| power(factor)).filter(|power| power.1.abs() > 1.0).peekable();
        if high.peek().is_none() {
            return (Vec::new(), factors.to_vec());
        }
        let below = high.all(|power| power.1 < 0.0);
        let extreme = factors.iter().any(|&factor| power(factor).is_some_and(|power| number(power.0).is_some()));
        let (mut powers, mut rest) = (Vec::new(), Vec::new());
        for &factor in factors {
            match power(factor).filter(|power| power.1.abs() > 1.0 || extreme || below && power.1 > 0.0) {
                Some(power) => powers.push(power),
                None => rest.push(factor),
            }
        }
        if powers.len() < 2 { (Vec::new(), factors.to_vec()) } else { (powers, rest) }
    }

    /// (1), from the largest exponent on; what is alike above and below the stroke in turn, since neither product need be a number.
    fn push_powers(&mut self, product: &mut Quotient, mut powers: Vec<(Expr, f64)>) {
        powers.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
        let levels: Vec<&[(Expr, f64)]> = powers.chunk_by(|a, b| a.1.abs() == b.1.abs()).collect();
        let mut together = Quotient::default();
        for (k, level) in levels.iter().enumerate() {
            let (above, below): (Vec<_>, Vec<_>) = level.iter().partition(|power| power.1 > 0.0);
            for i in 0..above.len().max(below.len()) {
                for &(base, n) in above.get(i).into_iter().chain(below.get(i)) {
                    self.push(&mut together, self.lowered(base), n < 0.0);
                    if let Quotient { above: Some(_), below: Some(_), .. } = together {
                        let Signed { negative, value } = self.quotient(together);
                        together = Quotient { above: Some(value), below: None, negative };
                    }
                }
            }
            let Some(value) = together.above.or(together.below) else { continue };
            let below = levels.get(k + 1).map_or(0.0, |level| level[0].1.abs());
            let base = Signed { negative: together.negative, value };
            let n = level[0].1.abs() - below;
            let (power, below) = match together.above {
                None if n > INVERTED => (self.inverse_power(base, n), false),
                above => (self.whole_power(base, n), above.is_none()),
            };
            self.push(product, power, below);
        }
    }

    /// The product of the exponentials of a product, which are taken out, if the exponent of one is a constant.
    fn joined_exponentials(&mut self, factors: &mut Vec<Expr>) -> Option<Signed> {
        let graph = self.graph;
        let exponent = |factor: Expr| match graph.node(factor) {
            Node::Call(Function::Exp, &[x]) => Some(x),
            _ => None,
        };
        let exponents: Vec<Expr> = factors.iter().filter_map(|&factor| exponent(factor)).collect();
        exponents.iter().find(|&&x| graph.constant_value(x).is_some())?;
        factors.retain(|&factor| exponent(factor).is_none());
        let exponents: Vec<ValueId> = exponents.into_iter().map(|x| self.plain(x)).collect();
        let sum = exponents.into_iter().reduce(|sum, x| self.binary(Op::Add, sum, x))?;
        Some(positive(self.unary(Op::Exp, sum)))
    }

    fn push(&mut self, product: &mut Quotient, factor: Signed, below: bool) {
        product.negative ^= factor.negative;
        let side = if below { product.below } else { product.above };
        let side = Some(side.map_or(factor.value, |side| self.times(side, factor.value)));
        *(if below { &mut product.below } else { &mut product.above }) = side;
    }

    fn quotient(&mut self, Quotient { above, below, negative }: Quotient) -> Signed {
        let above = above.unwrap_or_else(|| self.one());
        Signed { negative, value: below.map_or(above, |below| self.binary(Op::Div, above, below)) }
    }
}
