//! Reduced fractions of polynomials (Henrici's formulas: common factors are looked for where they can be).

use super::number::{Rational, TooLarge};
use super::poly::{Poly, Ring};

/// numerator/denominator without common divisor; the denominator is primitive with a positive leading coefficient.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Fraction {
    pub(super) numerator: Poly,
    pub(super) denominator: Poly,
}

impl Ring {
    pub(super) fn whole(&self, numerator: Poly) -> Fraction {
        Fraction { numerator, denominator: self.one() }
    }

    /// n/d made canonical.
    pub(super) fn fraction(&self, n: &Poly, d: &Poly) -> Result<Fraction, TooLarge> {
        if d.is_zero() {
            return Err(TooLarge);
        }
        let divisor = self.gcd(n, d)?;
        let (n, d) = (self.quotient(n, &divisor)?, self.quotient(d, &divisor)?);
        let content = d.numeric_content()?.inverse();
        Ok(Fraction { numerator: n.scale(content)?, denominator: d.scale(content)? })
    }

    pub(super) fn fraction_sum(&self, a: &Fraction, b: &Fraction) -> Result<Fraction, TooLarge> {
        if a.denominator == b.denominator {
            let n = self.add(&a.numerator, &b.numerator)?;
            return self.fraction(&n, &a.denominator);
        }
        let divisor = self.gcd(&a.denominator, &b.denominator)?;
        let (da, db) = (self.quotient(&a.denominator, &divisor)?, self.quotient(&b.denominator, &divisor)?);
        let n = self.add(&self.mul(&a.numerator, &db)?, &self.mul(&b.numerator, &da)?)?;
        let d = self.mul(&a.denominator, &db)?;
        self.fraction(&n, &d)
    }

    pub(super) fn fraction_product(&self, a: &Fraction, b: &Fraction) -> Result<Fraction, TooLarge> {
        let first = self.fraction(&a.numerator, &b.denominator)?;
        let second = self.fraction(&b.numerator, &a.denominator)?;
        let n = self.mul(&first.numerator, &second.numerator)?;
        let d = self.mul(&first.denominator, &second.denominator)?;
        if self.relations.is_empty() {
            return Ok(Fraction { numerator: n, denominator: d });
        }
        // Relations may bring new common factors.
        self.fraction(&n, &d)
    }

    /// a^n for any whole n.
    pub(super) fn fraction_power(&self, a: &Fraction, n: i32) -> Result<Fraction, TooLarge> {
        let k = n.unsigned_abs();
        let (p, q) = (self.power(&a.numerator, k)?, self.power(&a.denominator, k)?);
        if n >= 0 {
            return self.fraction(&p, &q);
        }
        self.fraction(&q, &p)
    }

    /// Splits n/d into a polynomial and a rest, where whole coefficients of variables that d is free of are divisible:
    /// a + b/d rather than (a d + b)/d.
    pub(super) fn split(&self, f: &Fraction) -> Result<(Poly, Fraction), TooLarge> {
        let mut entire = Poly::default();
        let mut rest = Poly::default();
        let free = |x: usize| f.denominator.degree(x) == 0;
        for (outer, inner) in f.numerator.coefficients(free) {
            let outer = Poly::term(outer, Rational::ONE);
            match self.divide(&inner, &f.denominator)? {
                Some(quotient) => entire = self.add(&entire, &self.free_mul(&outer, &quotient)?)?,
                None => rest = self.add(&rest, &self.free_mul(&outer, &inner)?)?,
            }
        }
        Ok((entire, self.fraction(&rest, &f.denominator)?))
    }

    /// Factors of a primitive polynomial without monomial factor that can be found by contents and derivatives,
    /// with multiplicities; their product is ± the polynomial.
    pub(super) fn factors(&self, p: &Poly) -> Result<Vec<(Poly, u32)>, TooLarge> {
        let mut found: Vec<(Poly, u32)> = Vec::new();
        let mut open = vec![p.primitive()?];
        while let Some(p) = open.pop() {
            if p.constant().is_some() {
                continue;
            }
            match self.proper_divisor(&p)? {
                Some(d) => {
                    open.push(self.quotient(&p, &d)?.primitive()?);
                    open.push(d);
                }
                None => match found.iter_mut().find(|f| f.0 == p) {
                    Some(f) => f.1 += 1,
                    None => found.push((p, 1)),
                },
            }
        }
        Ok(found)
    }

    fn proper_divisor(&self, p: &Poly) -> Result<Option<Poly>, TooLarge> {
        for x in (0..self.variables).filter(|&x| p.degree(x) > 0) {
            let d = self.content(p, x)?;
            if d.constant().is_none() {
                return Ok(Some(d));
            }
        }
        for x in (0..self.variables).filter(|&x| p.degree(x) > 1) {
            let d = self.gcd(p, &p.derivative(x)?)?;
            if d.constant().is_none() {
                return Ok(Some(d));
            }
        }
        Ok(None)
    }
}
