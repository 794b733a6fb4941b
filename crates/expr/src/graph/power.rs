//! Canonical powers.

use super::{Expr, FLATTEN, Function, Graph, Node, is_whole};

impl Graph {
    /// `a^b`. Real: a negative base with a fractional exponent has no value (NaN).
    pub fn pow(&mut self, a: Expr, b: Expr) -> Expr {
        match (self.constant_value(a), self.constant_value(b)) {
            (_, Some(0.0)) => self.constant(1.0),
            (_, Some(1.0)) => a,
            (Some(x), Some(n)) if power_value(x, n).is_finite() => self.constant(power_value(x, n)),
            (None, Some(n)) => self.constant_power(a, n, b),
            (Some(1.0), _) => a,
            (Some(x), None) if x == std::f64::consts::E => self.call(Function::Exp, &[b]),
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
