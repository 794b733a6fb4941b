//! Sparse polynomials in many variables with exact coefficients.
//!
//! Terms are kept in lexicographic order of their exponents, the first variable counting most; the *leading* term is
//! the largest. All operations draw on a budget of term operations and give up with [`TooLarge`] when it is spent.

use std::cell::Cell;
use std::collections::BTreeMap;

use super::number::{Rational, TooLarge, gcd, lcm};

/// Exponents, one per variable of the ring.
pub(super) type Monomial = Box<[u8]>;

/// Terms of one polynomial at most.
const MAX_TERMS: usize = 4000;
/// Largest exponent.
const MAX_EXPONENT: u8 = 120;

/// A polynomial; no term has the coefficient 0.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Poly {
    pub(super) terms: BTreeMap<Monomial, Rational>,
}

impl Poly {
    pub(super) fn is_zero(&self) -> bool {
        self.terms.is_empty()
    }

    /// The number that it is, if it is one.
    pub(super) fn constant(&self) -> Option<Rational> {
        match self.terms.len() {
            0 => Some(Rational::ZERO),
            1 => self.terms.iter().next().filter(|(m, _)| m.iter().all(|&e| e == 0)).map(|(_, &c)| c),
            _ => None,
        }
    }

    pub(super) fn len(&self) -> usize {
        self.terms.len()
    }

    /// Degree in one variable.
    pub(super) fn degree(&self, x: usize) -> u8 {
        self.terms.keys().map(|m| m[x]).max().unwrap_or(0)
    }

    /// Leading monomial and coefficient of a polynomial that is not 0.
    pub(super) fn leading(&self) -> Option<(&Monomial, Rational)> {
        self.terms.iter().next_back().map(|(m, &c)| (m, c))
    }

    /// Adds c·m.
    pub(super) fn add_term(&mut self, m: Monomial, c: Rational) -> Result<(), TooLarge> {
        use std::collections::btree_map::Entry;
        match self.terms.entry(m) {
            Entry::Vacant(place) => {
                if !c.is_zero() {
                    place.insert(c);
                }
            }
            Entry::Occupied(mut place) => {
                let total = place.get().add(c)?;
                if total.is_zero() {
                    place.remove();
                } else {
                    *place.get_mut() = total;
                }
            }
        }
        Ok(())
    }

    pub(super) fn term(m: Monomial, c: Rational) -> Poly {
        let mut p = Poly::default();
        if !c.is_zero() {
            p.terms.insert(m, c);
        }
        p
    }

    pub(super) fn scale(&self, by: Rational) -> Result<Poly, TooLarge> {
        let mut out = Poly::default();
        if by.is_zero() {
            return Ok(out);
        }
        for (m, &c) in &self.terms {
            out.terms.insert(m.clone(), c.mul(by)?);
        }
        Ok(out)
    }

    /// The rational number that makes p's coefficients whole, without common divisor, the leading one positive.
    pub(super) fn numeric_content(&self) -> Result<Rational, TooLarge> {
        let (mut above, mut below) = (0, 1);
        for c in self.terms.values() {
            above = gcd(above, c.numerator());
            below = lcm(below, c.denominator())?;
        }
        let whole = |x: u128| i128::try_from(x).map_err(|_| TooLarge);
        let content = Rational::new(whole(above.max(1))?, whole(below)?)?;
        let negative = self.leading().is_some_and(|(_, c)| c.is_negative());
        Ok(if negative { content.neg() } else { content })
    }

    /// p without its numeric content.
    pub(super) fn primitive(&self) -> Result<Poly, TooLarge> {
        if self.is_zero() {
            return Ok(Poly::default());
        }
        self.scale(self.numeric_content()?.inverse())
    }

    /// Coefficients of p as a polynomial in the variables that `outer` marks: one per monomial in those.
    pub(super) fn coefficients(&self, outer: impl Fn(usize) -> bool) -> BTreeMap<Monomial, Poly> {
        let mut groups: BTreeMap<Monomial, Poly> = BTreeMap::new();
        for (m, &c) in &self.terms {
            let pick = |want: bool| (0..m.len()).map(|x| if outer(x) == want { m[x] } else { 0 }).collect::<Monomial>();
            groups.entry(pick(true)).or_default().terms.insert(pick(false), c);
        }
        groups
    }

    /// The largest monomial that divides p.
    pub(super) fn monomial_content(&self, variables: usize) -> Monomial {
        let mut terms = self.terms.keys();
        let mut common: Monomial = terms.next().cloned().unwrap_or_else(|| vec![0; variables].into());
        for m in terms {
            common.iter_mut().zip(m).for_each(|(a, &b)| *a = (*a).min(b));
        }
        common
    }

    /// p divided by a monomial that divides it.
    pub(super) fn without_monomial(&self, m: &[u8]) -> Poly {
        let shift = |n: &Monomial| n.iter().zip(m).map(|(a, b)| a - b).collect::<Monomial>();
        Poly { terms: self.terms.iter().map(|(n, &c)| (shift(n), c)).collect() }
    }

    /// ∂p/∂x.
    pub(super) fn derivative(&self, x: usize) -> Result<Poly, TooLarge> {
        let mut out = Poly::default();
        for (m, &c) in self.terms.iter().filter(|(m, _)| m[x] > 0) {
            let mut n = m.clone();
            n[x] -= 1;
            out.terms.insert(n, c.mul(Rational::new(i128::from(m[x]), 1)?)?);
        }
        Ok(out)
    }
}

/// How a power of a variable is rewritten: x² = `square`.
#[derive(Clone, Debug)]
pub(super) struct Relation {
    pub(super) variable: usize,
    pub(super) square: Poly,
}

/// The ring that polynomials belong to, and the work left in it.
#[derive(Debug)]
pub(super) struct Ring {
    pub(super) variables: usize,
    pub(super) relations: Vec<Relation>,
    work: Cell<u64>,
}

impl Ring {
    pub(super) fn new(variables: usize, work: u64) -> Self {
        Self { variables, relations: Vec::new(), work: Cell::new(work) }
    }

    /// Takes `amount` term operations from the budget.
    pub(super) fn spend(&self, amount: usize) -> Result<(), TooLarge> {
        let left = self.work.get().checked_sub(amount as u64).ok_or(TooLarge)?;
        self.work.set(left);
        Ok(())
    }

    pub(super) fn number(&self, c: Rational) -> Poly {
        Poly::term(vec![0; self.variables].into(), c)
    }

    pub(super) fn one(&self) -> Poly {
        self.number(Rational::ONE)
    }

    pub(super) fn variable(&self, x: usize) -> Poly {
        let mut m: Monomial = vec![0; self.variables].into();
        m[x] = 1;
        Poly::term(m, Rational::ONE)
    }

    pub(super) fn add(&self, a: &Poly, b: &Poly) -> Result<Poly, TooLarge> {
        self.spend(a.len() + b.len())?;
        let mut sum = a.clone();
        for (m, &c) in &b.terms {
            sum.add_term(m.clone(), c)?;
        }
        bounded(sum)
    }

    pub(super) fn sub(&self, a: &Poly, b: &Poly) -> Result<Poly, TooLarge> {
        self.add(a, &b.scale(Rational::MINUS_ONE)?)
    }

    /// a·b without the ring's relations.
    pub(super) fn free_mul(&self, a: &Poly, b: &Poly) -> Result<Poly, TooLarge> {
        self.spend(a.len() * b.len())?;
        let mut product = Poly::default();
        for (m, &c) in &a.terms {
            for (n, &d) in &b.terms {
                product.add_term(multiply(m, n)?, c.mul(d)?)?;
            }
            if product.len() > MAX_TERMS {
                return Err(TooLarge);
            }
        }
        Ok(product)
    }

    /// a·b, reduced by the ring's relations.
    pub(super) fn mul(&self, a: &Poly, b: &Poly) -> Result<Poly, TooLarge> {
        let mut product = self.free_mul(a, b)?;
        for relation in &self.relations {
            product = self.rewrite(product, relation)?;
        }
        Ok(product)
    }

    /// a^n.
    pub(super) fn power(&self, a: &Poly, n: u32) -> Result<Poly, TooLarge> {
        let mut out = self.one();
        for _ in 0..n {
            out = self.mul(&out, a)?;
        }
        Ok(out)
    }

    /// Powers of a variable above the first replaced by the relation.
    pub(super) fn rewrite(&self, p: Poly, relation: &Relation) -> Result<Poly, TooLarge> {
        let x = relation.variable;
        if p.degree(x) < 2 {
            return Ok(p);
        }
        let mut out = Poly::default();
        for (m, c) in p.terms {
            let times = u32::from(m[x] / 2);
            let mut rest = m;
            rest[x] %= 2;
            let mut replacement = Poly::term(rest, c);
            for _ in 0..times {
                replacement = self.free_mul(&replacement, &relation.square)?;
            }
            out = self.add(&out, &replacement)?;
        }
        Ok(out)
    }

    /// All p/x with x² = q as `relation` says, if x divides them: p/x = p x/q. Written without x², they do not show it as a factor.
    pub(super) fn without_root(&self, all: &[Poly], relation: &Relation) -> Result<Option<Vec<Poly>>, TooLarge> {
        // The root of a number divides everything, again and again.
        if relation.square.constant().is_some() {
            return Ok(None);
        }
        let x = self.variable(relation.variable);
        let mut out = Vec::with_capacity(all.len());
        for p in all {
            match self.divide(&self.mul(p, &x)?, &relation.square)? {
                Some(quotient) => out.push(quotient),
                None => return Ok(None),
            }
        }
        Ok(Some(out).filter(|out| out.iter().any(|p| !p.is_zero())))
    }

    /// p/d if d divides p.
    pub(super) fn divide(&self, p: &Poly, d: &Poly) -> Result<Option<Poly>, TooLarge> {
        let Some((ld, cd)) = d.leading() else { return Ok(None) };
        if (0..self.variables).any(|x| d.degree(x) > p.degree(x)) && !p.is_zero() {
            return Ok(None);
        }
        let mut rest = p.clone();
        let mut quotient = Poly::default();
        while let Some((m, c)) = rest.leading() {
            let Some(m) = over(m, ld) else { return Ok(None) };
            let c = c.mul(cd.inverse())?;
            self.spend(d.len())?;
            for (n, &e) in &d.terms {
                rest.add_term(multiply(&m, n)?, e.mul(c)?.neg())?;
            }
            quotient.terms.insert(m, c);
            if quotient.len() + rest.len() > MAX_TERMS {
                return Err(TooLarge);
            }
        }
        Ok(Some(quotient))
    }
}

fn bounded(p: Poly) -> Result<Poly, TooLarge> {
    if p.len() > MAX_TERMS { Err(TooLarge) } else { Ok(p) }
}

fn multiply(m: &[u8], n: &[u8]) -> Result<Monomial, TooLarge> {
    let product: Monomial = m.iter().zip(n).map(|(a, b)| a.saturating_add(*b)).collect();
    if product.iter().any(|&e| e > MAX_EXPONENT) { Err(TooLarge) } else { Ok(product) }
}

/// m/n if n divides m.
fn over(m: &[u8], n: &[u8]) -> Option<Monomial> {
    m.iter().zip(n).map(|(a, b)| a.checked_sub(*b)).collect::<Option<Vec<u8>>>().map(Into::into)
}
