//! Rational simplification: one fraction, in lowest terms, factored and collected.
//!
//! An expression is read as a fraction of polynomials with exact coefficients in its symbols and in whatever else is
//! no arithmetic (function calls, roots), brought to lowest terms with sin² + cos² = 1 and √x² = x, and written
//! the way a person would (`present.rs`). The work is bounded; what is too large stays as it is.

mod atoms;
mod fraction;
mod gcd;
mod number;
mod poly;
mod present;

use atoms::Atoms;
use number::{Rational, TooLarge};

use crate::graph::{Expr, Graph};

/// Term operations spent on one expression at most.
const WORK: u64 = 300_000;
/// Arithmetic nodes of one expression at most.
const NODES: usize = 1500;

/// Σ aᵢ bᵢ of fractions and short decimals, rounded once; `None` where one of them is no such number.
///
/// ```
/// let (a, b) = (120.0 / 587.0, 60.0 / 587.0);
/// assert_eq!(dalembert_expr::exact_dot(&[(3.0, a), (-2.0, b)]), Some(240.0 / 587.0));
/// assert_eq!(dalembert_expr::exact_dot(&[(0.1, 1.0), (-0.3, 1.0 / 3.0)]), Some(0.0));
/// assert_eq!(dalembert_expr::exact_dot(&[(2.0_f64.sqrt(), 1.0)]), None);
/// ```
pub fn exact_dot(terms: &[(f64, f64)]) -> Option<f64> {
    let mut total = Rational::ZERO;
    for &(x, y) in terms.iter().filter(|t| t.0 != 0.0 && t.1 != 0.0) {
        let product = Rational::from_f64(x)?.mul(Rational::from_f64(y)?).ok()?;
        total = total.add(product).ok()?;
    }
    Some(total.to_f64())
}

/// a/b of fractions and short decimals, rounded once; `None` where one of them is no such number, or b is zero.
pub fn exact_quotient(a: f64, b: f64) -> Option<f64> {
    let below = Rational::from_f64(b).filter(|b| !b.is_zero())?;
    Rational::from_f64(a)?.mul(below.inverse()).ok().map(Rational::to_f64)
}

impl Graph {
    /// An expression of equal value in lowest terms, factored and collected; `e` itself where that is too much work
    /// or would be longer to write.
    ///
    /// ```
    /// use dalembert_expr::{FreeNames, Graph, parse, text};
    /// let mut g = Graph::new();
    /// let e = parse("(x^2 - y^2)/(x^2 + 2*x*y + y^2) + 1")?.build(&mut g, &mut FreeNames)?;
    /// let tidy = g.tidy(e);
    /// assert_eq!(text(&g, tidy), "2*x/(x + y)");
    /// # Ok::<(), dalembert_expr::ParseError>(())
    /// ```
    pub fn tidy(&mut self, e: Expr) -> Expr {
        match self.try_tidy(e) {
            Ok(tidy) if self.written_size(tidy) <= self.written_size(e) + self.written_size(e) / 4 + 3 => tidy,
            _ => e,
        }
    }

    /// Whether `e` is the zero of the field of fractions, with what is known of sines and cosines of sums; `None` if it is too large to say.
    pub fn is_rational_zero(&mut self, e: Expr) -> Option<bool> {
        let (mut atoms, nodes) = Atoms::of(self, &[e], WORK, NODES).ok()?;
        let fraction = atoms.fraction(self, &nodes, e).ok()?;
        if fraction.numerator.is_zero() {
            return Some(true);
        }
        let short = self.shorten_angles(e);
        Some(self.constant_value(short) == Some(0.0))
    }

    /// Polynomials in the ratio of `es` that have no common factor; `es` themselves where that is too much work.
    ///
    /// ```
    /// use dalembert_expr::{FreeNames, Graph, parse, text};
    /// let mut g = Graph::new();
    /// let mut read = |e: &str| parse(e).unwrap().build(&mut g, &mut FreeNames).unwrap();
    /// let es = [read("x^2*y + x*y^2"), read("(x^2 - y^2)/z")];
    /// let shorter = g.lowest_terms(&es);
    /// assert_eq!([text(&g, shorter[0]), text(&g, shorter[1])], ["x*y*z", "x - y"]);
    ///
    /// let mut read = |e: &str| parse(e).unwrap().build(&mut g, &mut FreeNames).unwrap();
    /// let es = [read("1 - cos(x)^2"), read("y*sin(x)")];
    /// let shorter = g.lowest_terms(&es);
    /// assert_eq!([text(&g, shorter[0]), text(&g, shorter[1])], ["sin(x)", "y"]);
    /// ```
    pub fn lowest_terms(&mut self, es: &[Expr]) -> Vec<Expr> {
        self.try_lowest_terms(es).unwrap_or_else(|_| es.to_vec())
    }

    fn try_lowest_terms(&mut self, es: &[Expr]) -> Result<Vec<Expr>, TooLarge> {
        let (mut atoms, nodes) = Atoms::of(self, es, WORK, NODES)?;
        let known = atoms.fractions(self, &nodes)?;
        let all: Vec<_> = es.iter().filter_map(|e| known.get(e)).collect();
        let ring = &atoms.ring;
        let mut denominator = ring.one();
        for f in &all {
            let missing = ring.quotient(&f.denominator, &ring.gcd(&denominator, &f.denominator)?)?;
            denominator = ring.mul(&denominator, &missing)?;
        }
        let mut numerators = Vec::with_capacity(all.len());
        for f in &all {
            numerators.push(ring.mul(&f.numerator, &ring.quotient(&denominator, &f.denominator)?)?);
        }
        for relation in &ring.relations {
            while let Some(shorter) = ring.without_root(&numerators, relation)? {
                numerators = shorter;
            }
        }
        let divisor = ring.gcd_of(numerators.clone())?;
        let mut out = Vec::with_capacity(all.len());
        for n in &numerators {
            let n = if divisor.is_zero() { n.clone() } else { ring.quotient(n, &divisor)? };
            out.push(atoms.write(self, &ring.whole(n))?);
        }
        Ok(out)
    }

    fn try_tidy(&mut self, e: Expr) -> Result<Expr, TooLarge> {
        let (mut atoms, nodes) = Atoms::of(self, &[e], WORK, NODES)?;
        let fraction = atoms.fraction(self, &nodes, e)?;
        atoms.write(self, &fraction)
    }

    /// Number of leaves when written out without sharing, saturating.
    pub fn written_size(&self, e: Expr) -> usize {
        self.leaves_of(e) as usize
    }
}
