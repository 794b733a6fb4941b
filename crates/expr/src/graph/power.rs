//! Canonical powers.

use super::{Expr, FLATTEN, Function, Graph, Node, is_whole};
use crate::tolerances::FOLDED_POWER;

impl Graph {
    /// `a^b`. Real: a negative base with a fractional exponent has no value (NaN).
    pub fn pow(&mut self, a: Expr, b: Expr) -> Expr {
        match (self.constant_value(a), self.constant_value(b)) {
            (_, Some(0.0)) => self.constant(1.0),
            (_, Some(1.0)) => a,
            (Some(x), Some(n)) if folds(x, n) => self.constant(power_value(x, n)),
            (None, Some(n)) => self.constant_power(a, n, b),
            (Some(1.0), _) => a,
            (Some(x), _) if x == std::f64::consts::E => self.call(Function::Exp, &[b]),
            _ => self.intern(Node::Power(a, b)),
        }
    }

    /// `a^n` for an integer exponent.
    pub fn powi(&mut self, a: Expr, n: i32) -> Expr {
        let n = self.constant(f64::from(n));
        self.pow(a, n)
    }

    /// `a^n` where `n` is the value of the constant `b` and `a` is not a constant.
    fn constant_power(&mut self, a: Expr, n: f64, b: Expr) -> Expr {
        let integer = is_whole(n);
        let even = is_even(n);
        match self.node(a) {
            Node::Product(factors) if integer && factors.len() <= FLATTEN => {
                let factors = factors.to_vec();
                if factors.iter().any(|&f| self.constant_value(f).is_some_and(|c| !folds(c, n))) {
                    return self.power_of_whole(a, n, b);
                }
                let powers: Vec<_> = factors.iter().map(|&f| self.pow(f, b)).collect();
                self.product(&powers)
            }
            Node::Power(base, m) => match self.constant_value(m) {
                Some(m) if (m * n).is_normal() => {
                    // Of an even power every root is real, of another the real ones are those of the base.
                    let magnitude = if is_even(m) && !integer { self.call(Function::Abs, &[base]) } else { base };
                    let exponent = self.constant(m * n);
                    self.pow(magnitude, exponent)
                }
                None if integer => {
                    let exponent = self.mul(b, m);
                    self.pow(base, exponent)
                }
                _ => self.intern(Node::Power(a, b)),
            },
            // Not through products and powers, so that nested ones cost no recursion.
            Node::Call(Function::Abs, &[x]) if even && !matches!(self.node(x), Node::Product(_) | Node::Power(..)) => {
                self.pow(x, b)
            }
            Node::Call(Function::Exp, &[x]) => {
                let exponent = self.mul(b, x);
                self.call(Function::Exp, &[exponent])
            }
            _ => self.intern(Node::Power(a, b)),
        }
    }

    /// The power of a product that stays together; the base has no minus.
    fn power_of_whole(&mut self, a: Expr, n: f64, b: Expr) -> Expr {
        if !self.has_minus(a) {
            return self.intern(Node::Power(a, b));
        }
        let opposite = self.neg(a);
        let power = self.intern(Node::Power(opposite, b));
        if is_even(n) { power } else { self.neg(power) }
    }

    /// Whether `e` is a number that is neither zero nor infinite, though it may be none of `f64`: 5^-1000, exp(800).
    pub(super) fn is_number(&self, e: Expr) -> bool {
        let plain = |e: Expr| self.constant_value(e).filter(|c| c.is_finite());
        match self.node(e) {
            Node::Constant(c) => c.is_finite() && c != 0.0,
            Node::Power(base, n) => {
                plain(n).is_some_and(|n| plain(base).is_some_and(|x| x > 0.0 || x < 0.0 && is_whole(n)))
            }
            Node::Call(Function::Exp, &[x]) => plain(x).is_some(),
            _ => false,
        }
    }
}

/// Whether x^n is written as one number: one that leaves the range of exponents to what it stands before. (x/5)^1000 stays together:
/// 5⁻¹⁰⁰⁰ is no number of `f64`, nor is x¹⁰⁰⁰.
fn folds(x: f64, n: f64) -> bool {
    let value = power_value(x, n);
    match x {
        0.0 => value.is_finite(),
        _ if n.abs() <= 1.0 => value.is_normal(),
        _ => (FOLDED_POWER.recip()..=FOLDED_POWER).contains(&value.abs()),
    }
}

/// x^n, with the roots and the small powers exactly rounded.
fn power_value(x: f64, n: f64) -> f64 {
    if n == 0.5 {
        x.sqrt()
    } else if n == -0.5 {
        1.0 / x.sqrt()
    } else if n == -1.0 {
        1.0 / x
    } else if n == 2.0 {
        x * x
    } else {
        x.powf(n)
    }
}

pub(super) fn is_even(n: f64) -> bool {
    is_whole(n / 2.0)
}
