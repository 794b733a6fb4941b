//! Greatest common divisors of polynomials.
//!
//! For each variable the degree of the divisor is first bounded by that of the images modulo a prime at a point; most
//! pairs are recognized as coprime there. Variables that the divisor is free of are taken away by
//! gcd(Σ aᵢ mᵢ, …) = gcd(a₁, a₂, …); for what is left, Euclid's algorithm with primitive pseudo-remainders in the
//! variable of least degree.

use super::number::{TooLarge, power_modulo};
use super::poly::{Monomial, Poly, Ring};

const PRIME: u64 = 2_147_483_647;
/// What the points of images are made from: the second where a leading coefficient vanishes at the first.
const SEEDS: [u64; 2] = [7, 1_000_003];

impl Ring {
    /// The greatest common divisor, primitive, with a positive leading coefficient; of 0 and 0, 0.
    pub(super) fn gcd(&self, p: &Poly, q: &Poly) -> Result<Poly, TooLarge> {
        if p.is_zero() || q.is_zero() {
            return if p.is_zero() { q } else { p }.primitive();
        }
        let (mp, mq) = (p.monomial_content(self.variables), q.monomial_content(self.variables));
        let common: Monomial = mp.iter().zip(&mq).map(|(a, b)| *a.min(b)).collect();
        let common = Poly::term(common, super::number::Rational::ONE);
        let p = p.without_monomial(&mp).primitive()?;
        let q = q.without_monomial(&mq).primitive()?;
        if p.constant().is_some() || q.constant().is_some() {
            return Ok(common);
        }
        let inner = if p == q { p } else { self.gcd_bounded(&p, &q)? };
        self.free_mul(&common, &inner)
    }

    fn gcd_bounded(&self, p: &Poly, q: &Poly) -> Result<Poly, TooLarge> {
        let points = SEEDS.map(|seed| powers([p, q], self.variables, seed));
        let mut inside = vec![false; self.variables];
        for x in 0..self.variables {
            inside[x] = p.degree(x) > 0 && q.degree(x) > 0 && self.image_degree(p, q, x, &points)? > 0;
        }
        if !inside.contains(&true) {
            return Ok(self.one());
        }
        let outside = |x: usize| !inside[x];
        let mut parts: Vec<Poly> = p.coefficients(outside).into_values().collect();
        let alone = parts.len() == 1;
        let second: Vec<Poly> = q.coefficients(outside).into_values().collect();
        if alone && second.len() == 1 {
            return self.gcd_euclid(p, q, &inside);
        }
        parts.extend(second);
        self.gcd_of(parts)
    }

    /// Of several polynomials, the short ones first.
    pub(super) fn gcd_of(&self, mut parts: Vec<Poly>) -> Result<Poly, TooLarge> {
        parts.sort_by_key(Poly::len);
        let mut divisor = Poly::default();
        for part in &parts {
            divisor = self.gcd(&divisor, part)?;
            if divisor.constant().is_some_and(|c| !c.is_zero()) {
                break;
            }
        }
        Ok(divisor)
    }

    fn gcd_euclid(&self, p: &Poly, q: &Poly, inside: &[bool]) -> Result<Poly, TooLarge> {
        let (short, long) = if p.len() <= q.len() { (p, q) } else { (q, p) };
        if self.divide(long, short)?.is_some() {
            return short.primitive();
        }
        let least = |x: &usize| p.degree(*x).min(q.degree(*x));
        let Some(x) = (0..self.variables).filter(|&x| inside[x]).min_by_key(least) else { return Ok(self.one()) };
        let (cp, cq) = (self.content(p, x)?, self.content(q, x)?);
        let content = self.gcd(&cp, &cq)?;
        let mut a = self.quotient(p, &cp)?;
        let mut b = self.quotient(q, &cq)?;
        if a.degree(x) < b.degree(x) {
            std::mem::swap(&mut a, &mut b);
        }
        loop {
            let r = self.pseudo_remainder(&a, &b, x)?;
            if r.is_zero() {
                let part = self.quotient(&b, &self.content(&b, x)?)?.primitive()?;
                return self.free_mul(&content, &part);
            }
            if r.degree(x) == 0 {
                return Ok(content);
            }
            let r = self.quotient(&r, &self.content(&r, x)?)?;
            (a, b) = (b, r.primitive()?);
        }
    }

    /// The content of p as a polynomial in x.
    pub(super) fn content(&self, p: &Poly, x: usize) -> Result<Poly, TooLarge> {
        self.gcd_of(p.coefficients(|y| y == x).into_values().collect())
    }

    /// p/d where d is known to divide p.
    pub(super) fn quotient(&self, p: &Poly, d: &Poly) -> Result<Poly, TooLarge> {
        if d.constant().is_some() {
            return Ok(p.clone());
        }
        self.divide(p, d)?.ok_or(TooLarge)
    }

    fn pseudo_remainder(&self, a: &Poly, b: &Poly, x: usize) -> Result<Poly, TooLarge> {
        let mut rest = a.clone();
        let (degree, lead) = top(b, x);
        while !rest.is_zero() && rest.degree(x) >= degree {
            let (n, top) = top(&rest, x);
            let mut shift: Monomial = vec![0; self.variables].into();
            shift[x] = n - degree;
            let factor = self.free_mul(&top, &Poly::term(shift, super::number::Rational::ONE))?;
            rest = self.sub(&self.free_mul(&rest, &lead)?, &self.free_mul(&factor, b)?)?;
        }
        Ok(rest)
    }

    /// Degree in x of the divisor of the images at one of the points, which that of the true divisor does not exceed.
    fn image_degree(&self, p: &Poly, q: &Poly, x: usize, points: &[Vec<Vec<u64>>]) -> Result<usize, TooLarge> {
        self.spend(p.len() + q.len())?;
        let most = usize::from(p.degree(x).min(q.degree(x)));
        for point in points {
            let (Some(a), Some(b)) = (image(p, x, point), image(q, x, point)) else { continue };
            return Ok(most.min(univariate_gcd(a, b)));
        }
        Ok(most)
    }
}

/// Degree of the greatest common divisor modulo [`PRIME`]; leading coefficients are not 0.
fn univariate_gcd(mut a: Vec<u64>, mut b: Vec<u64>) -> usize {
    if a.len() < b.len() {
        std::mem::swap(&mut a, &mut b);
    }
    while !b.is_empty() {
        let inverse = power_modulo(b[b.len() - 1], PRIME - 2, PRIME);
        while a.len() >= b.len() {
            let factor = a[a.len() - 1] * inverse % PRIME;
            let shift = a.len() - b.len();
            for (k, &c) in b.iter().enumerate() {
                a[shift + k] = (a[shift + k] + PRIME - factor * c % PRIME) % PRIME;
            }
            while a.last() == Some(&0) {
                a.pop();
            }
        }
        std::mem::swap(&mut a, &mut b);
    }
    a.len() - 1
}

/// Degree in x and the coefficient of that power.
fn top(p: &Poly, x: usize) -> (u8, Poly) {
    let degree = p.degree(x);
    let mut lead = Poly::default();
    for (m, &c) in p.terms.iter().filter(|(m, _)| m[x] == degree) {
        let mut n = m.clone();
        n[x] = 0;
        lead.terms.insert(n, c);
    }
    (degree, lead)
}

/// Powers modulo [`PRIME`] of a number for each variable, as far as two polynomials need them.
fn powers(of: [&Poly; 2], variables: usize, seed: u64) -> Vec<Vec<u64>> {
    let powers = |y: usize| {
        let most = of.iter().map(|p| p.degree(y)).max().unwrap_or(0);
        let point = power_modulo(seed + 31 * y as u64, 5, PRIME);
        std::iter::successors(Some(1), |power| Some(power * point % PRIME)).take(usize::from(most) + 1).collect()
    };
    (0..variables).map(powers).collect()
}

/// p modulo [`PRIME`] with numbers, of which the powers are given, for all variables but x; `None` if the leading coefficient vanishes.
fn image(p: &Poly, x: usize, powers: &[Vec<u64>]) -> Option<Vec<u64>> {
    let mut image = vec![0; usize::from(p.degree(x)) + 1];
    for (m, c) in &p.terms {
        let mut value = c.modulo(PRIME)?;
        for (y, &e) in m.iter().enumerate().filter(|&(y, &e)| y != x && e > 0) {
            value = value * powers[y][usize::from(e)] % PRIME;
        }
        let place = usize::from(m[x]);
        image[place] = (image[place] + value) % PRIME;
    }
    (*image.last()? != 0).then_some(image)
}
