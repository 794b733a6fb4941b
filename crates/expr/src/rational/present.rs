//! From a fraction back to an expression that a person would write.
//!
//! 1. Whole parts are split off the fraction: J + c/Δ, not (JΔ + c)/Δ.
//! 2. Numerator and denominator are written as products of the factors that can be found.
//! 3. A factor is written as sin² or 1 − cos², whichever has fewer terms.
//! 4. A number stands before a sum, or is multiplied into it, whichever has fewer digits.
//! 5. A sum is written by the multiple of it that has the fewest digits: l² + 0.00036, not 25000 l² + 9.
//! 6. Terms of a sum are collected where that makes it shorter: 1 + 2i + i² is (i + 1)² before it is anything else.

use std::collections::BTreeMap;

use super::atoms::Atoms;
use super::fraction::Fraction;
use super::number::{Rational, TooLarge};
use super::poly::{Monomial, Poly, Relation};
use crate::graph::{Expr, Graph};

/// Sums longer than this are written term by term.
const COLLECTED: usize = 80;
/// Sums longer than this are not factored.
const FACTORED: usize = 400;
/// Deepest nesting of collected sums.
const DEPTH: usize = 6;

impl Atoms {
    /// The expression of a fraction.
    pub(super) fn write(&self, g: &mut Graph, f: &Fraction) -> Result<Expr, TooLarge> {
        if f.numerator.is_zero() {
            return Ok(g.constant(0.0));
        }
        let whole = self.quotient(g, f)?;
        let (entire, rest) = self.ring.split(f)?;
        if entire.is_zero() {
            return Ok(whole);
        }
        let entire = self.product(g, &entire, DEPTH)?;
        let rest = if rest.numerator.is_zero() { g.constant(0.0) } else { self.quotient(g, &rest)? };
        let split = g.add(entire, rest);
        Ok(if g.written_size(split) < g.written_size(whole) { split } else { whole })
    }

    /// Numerator and denominator as one product, so that a sign stays before the fraction.
    fn quotient(&self, g: &mut Graph, f: &Fraction) -> Result<Expr, TooLarge> {
        let mut parts = self.factors(g, &f.numerator, DEPTH, true)?;
        for part in self.factors(g, &f.denominator, DEPTH, false)? {
            parts.push(g.powi(part, -1));
        }
        Ok(g.product(&parts))
    }

    fn product(&self, g: &mut Graph, p: &Poly, depth: usize) -> Result<Expr, TooLarge> {
        let parts = self.factors(g, p, depth, true)?;
        Ok(g.product(&parts))
    }

    /// A number, powers and sums that a polynomial is the product of; the number is `joined` with a sum where that is shorter.
    fn factors(&self, g: &mut Graph, p: &Poly, depth: usize, joined: bool) -> Result<Vec<Expr>, TooLarge> {
        if p.is_zero() {
            return Ok(vec![g.constant(0.0)]);
        }
        let p = self.lighten(p)?;
        let monomial = p.monomial_content(self.ring.variables);
        let rest = p.without_monomial(&monomial);
        let mut content = rest.numeric_content()?;
        let rest = rest.scale(content.inverse())?;
        let factors = if rest.len() <= FACTORED { self.ring.factors(&rest)? } else { vec![(rest.clone(), 1)] };
        let mut signed = Vec::with_capacity(factors.len());
        for (factor, n) in factors {
            let factor = self.lighten(&factor)?;
            let by = shortest(&factor);
            let factor = factor.scale(by)?;
            for _ in 0..n {
                content = content.mul(by.inverse())?;
            }
            let negative = factor.terms.values().filter(|c| c.is_negative()).count();
            let flip = 2 * negative > factor.len();
            if flip && n % 2 == 1 {
                content = content.neg();
            }
            let by = if flip { Rational::MINUS_ONE } else { Rational::ONE };
            signed.push((factor.scale(by)?, n, 2 * negative == factor.len()));
        }
        // A difference takes an overall minus sign: b − a, not −(a − b).
        if content.is_negative()
            && let Some(even) = signed.iter_mut().find(|f| f.2 && f.1 % 2 == 1)
        {
            even.0 = even.0.scale(Rational::MINUS_ONE)?;
            content = content.neg();
        }
        signed.sort_by_key(|f| (f.0.len(), std::cmp::Reverse(f.0.terms.keys().next_back().cloned())));
        // 0.1 a + 0.004 b, not 0.004 (25 a + b).
        if let Some(own) = signed.iter_mut().find(|f| joined && f.1 == 1 && f.0.len() > 1) {
            let whole = own.0.scale(content)?;
            let apart = own.0.terms.values().map(|c| c.digits()).sum::<usize>() + content.digits();
            if whole.terms.values().map(|c| c.digits()).sum::<usize>() < apart {
                own.0 = whole;
                content = Rational::ONE;
            }
        }
        let mut parts = vec![g.constant(content.to_f64()), self.monomial(g, &monomial)];
        for (factor, n, _) in signed {
            let base = self.sum(g, &factor, depth)?;
            let n = g.constant(f64::from(n));
            parts.push(g.pow(base, n));
        }
        Ok(parts)
    }

    fn monomial(&self, g: &mut Graph, m: &[u8]) -> Expr {
        let mut parts = Vec::new();
        for (x, &e) in m.iter().enumerate().filter(|(_, e)| **e > 0) {
            parts.push(g.powi(self.list[x], i32::from(e)));
        }
        g.product(&parts)
    }

    /// The form with the fewest terms under sin² + cos² = 1.
    fn lighten(&self, p: &Poly) -> Result<Poly, TooLarge> {
        let mut best = p.clone();
        for &(sine, cosine) in &self.circles {
            let square = |x: usize| -> Result<Poly, TooLarge> {
                let x = self.ring.variable(x);
                self.ring.sub(&self.ring.one(), &self.ring.free_mul(&x, &x)?)
            };
            for (variable, other) in [(cosine, sine), (sine, cosine)] {
                let relation = Relation { variable, square: square(other)? };
                let other = self.ring.rewrite(best.clone(), &relation)?;
                if other.len() < best.len() {
                    best = other;
                }
            }
        }
        Ok(best)
    }

    /// A polynomial as a sum, collected where that is shorter.
    fn sum(&self, g: &mut Graph, p: &Poly, depth: usize) -> Result<Expr, TooLarge> {
        let groups = if p.len() <= COLLECTED && p.len() > 2 && depth > 0 { self.grouping(p)? } else { None };
        let mut terms = Vec::new();
        match groups {
            Some(groups) => {
                for (m, inner) in groups {
                    let outer = self.monomial(g, &m);
                    let inner = self.product(g, &inner, depth - 1)?;
                    terms.push(g.mul(outer, inner));
                }
            }
            None => {
                for (m, c) in &p.terms {
                    let c = g.constant(c.to_f64());
                    let term = self.monomial(g, m);
                    terms.push(g.mul(c, term));
                }
            }
        }
        Ok(g.sum(&terms))
    }

    /// The grouping of terms that makes the sum shortest, if one is shorter than the plain sum.
    fn grouping(&self, p: &Poly) -> Result<Option<BTreeMap<Monomial, Poly>>, TooLarge> {
        let mut best = None;
        let mut least = leaves(p);
        for x in (0..self.ring.variables).filter(|&x| p.degree(x) > 0) {
            for outer in [true, false] {
                let groups = p.coefficients(|y| (y == x) == outer);
                if groups.len() < 2 || groups.len() == p.len() {
                    continue;
                }
                let size = self.size_of_groups(&groups)?;
                if size < least {
                    least = size;
                    best = Some(groups);
                }
            }
        }
        Ok(best)
    }

    fn size_of_groups(&self, groups: &BTreeMap<Monomial, Poly>) -> Result<usize, TooLarge> {
        let mut size = 0;
        for (m, inner) in groups {
            let factors = m.iter().filter(|&&e| e > 0).count();
            size += factors;
            if inner.len() == 1 {
                size += leaves(inner).saturating_sub(usize::from(factors > 0));
                continue;
            }
            let monomial = inner.monomial_content(self.ring.variables);
            size += monomial.iter().filter(|&&e| e > 0).count();
            for (factor, _) in self.ring.factors(&inner.without_monomial(&monomial))? {
                size += leaves(&factor) + 1;
            }
        }
        Ok(size)
    }
}

/// The number that a sum is written with the fewest digits by, of those that make a coefficient one, or the largest one less than ten:
/// l² + 0.00036, not 25000 l² + 9. It depends on the sum alone, so that equal denominators stay equal.
fn shortest(p: &Poly) -> Rational {
    let cost = |p: &Poly| p.terms.values().map(|c| c.digits() + usize::from(c.is_long_count())).sum::<usize>();
    let (mut best, mut least) = (Rational::ONE, cost(p));
    let largest = p.terms.values().filter(|c| c.denominator() == 1).map(|c| c.numerator()).max().unwrap_or(1);
    let power = 10_i128.checked_pow(largest.checked_ilog10().unwrap_or(0));
    let below_ten = power.and_then(|power| Rational::new(1, power).ok());
    for by in p.terms.values().map(|c| c.size().inverse()).chain(below_ten) {
        let Ok(scaled) = p.scale(by) else { continue };
        let written = scaled.terms.values().all(|c| Rational::from_f64(c.to_f64()) == Some(*c));
        if written && cost(&scaled) < least {
            (best, least) = (by, cost(&scaled));
        }
    }
    best
}

/// Factors written in all terms, a number counting as one.
fn leaves(p: &Poly) -> usize {
    let term = |m: &Monomial, c: Rational| {
        let factors = m.iter().filter(|&&e| e > 0).count();
        factors + usize::from(factors == 0 || (c != Rational::ONE && c != Rational::MINUS_ONE))
    };
    p.terms.iter().map(|(m, &c)| term(m, c)).sum()
}
