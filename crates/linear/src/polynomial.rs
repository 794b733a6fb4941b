//! Polynomials with rational coefficients: interpolation, common divisors, real roots.
//!
//! Real roots are counted by Sturm's sequence (the changes of sign of f, f', −rem, …, at two points differ by the number of roots
//! between them) and parted by halving. Nothing is rounded before the last step.

use num_bigint::BigInt;
use num_rational::Ratio;
use num_traits::{One, Signed, Zero};

use crate::exact::{Rational, float_of};

/// Coefficients by rising powers, the last one not zero; none for the polynomial 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Polynomial(Vec<Rational>);

/// A real root.
#[derive(Clone, Debug, PartialEq)]
pub struct Root {
    /// The root to the last digits of a double.
    pub value: f64,
    /// The root itself, if it is a rational number of modest size.
    pub exact: Option<Rational>,
}

impl Polynomial {
    /// By rising powers.
    pub fn new(mut coefficients: Vec<Rational>) -> Self {
        while coefficients.last().is_some_and(Zero::is_zero) {
            coefficients.pop();
        }
        Self(coefficients)
    }

    /// By rising powers.
    pub fn coefficients(&self) -> &[Rational] {
        &self.0
    }

    /// Whether it is 0 everywhere.
    pub fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// The highest power; 0 for constants.
    pub fn degree(&self) -> usize {
        self.0.len().saturating_sub(1)
    }

    /// The value at x.
    pub fn at(&self, x: &Rational) -> Rational {
        self.0.iter().rev().fold(Rational::zero(), |sum, coefficient| sum * x + coefficient)
    }

    /// The polynomial of least degree through points with different abscissas (Newton's divided differences).
    pub fn through(points: &[(Rational, Rational)]) -> Self {
        let mut differences: Vec<Rational> = points.iter().map(|point| point.1.clone()).collect();
        for order in 1..points.len() {
            for k in (order..points.len()).rev() {
                let run = &points[k].0 - &points[k - order].0;
                differences[k] = (&differences[k] - &differences[k - 1]) / run;
            }
        }
        let mut sum: Vec<Rational> = Vec::new();
        for (difference, point) in differences.iter().zip(points).rev() {
            // sum ← sum (x − point) + difference
            let mut shifted = vec![Rational::zero()];
            shifted.extend(sum.iter().cloned());
            sum.iter().enumerate().for_each(|(k, coefficient)| shifted[k] -= coefficient * &point.0);
            shifted[0] += difference;
            sum = shifted;
        }
        Self::new(sum)
    }

    /// f'.
    pub fn derivative(&self) -> Self {
        let terms = self.0.iter().enumerate().skip(1);
        Self::new(terms.map(|(k, coefficient)| coefficient * Rational::from_integer(BigInt::from(k))).collect())
    }

    /// The remainder and the quotient by another polynomial, not 0.
    fn divided(&self, other: &Self) -> (Self, Self) {
        let mut rest = self.0.clone();
        let mut quotient = vec![Rational::zero(); rest.len().saturating_sub(other.degree())];
        let leading = &other.0[other.degree()];
        for k in (0..quotient.len()).rev() {
            let factor = &rest[k + other.degree()] / leading;
            other.0.iter().enumerate().for_each(|(i, coefficient)| rest[k + i] -= &factor * coefficient);
            quotient[k] = factor;
        }
        (Self::new(quotient), Self::new(rest))
    }

    /// The same roots with a leading coefficient of one.
    fn monic(self) -> Self {
        match self.0.last().cloned() {
            Some(leading) => Self(self.0.into_iter().map(|coefficient| coefficient / &leading).collect()),
            None => self,
        }
    }

    /// The common divisor of highest degree, monic; the other one if one is 0.
    pub fn common_divisor(&self, other: &Self) -> Self {
        let (mut high, mut low) = (self.clone().monic(), other.clone().monic());
        while !low.is_zero() {
            let rest = high.divided(&low).1.monic();
            (high, low) = (low, rest);
        }
        high
    }

    /// Each root once.
    pub fn square_free(&self) -> Self {
        if self.degree() == 0 {
            return self.clone();
        }
        self.divided(&self.common_divisor(&self.derivative())).0.monic()
    }

    /// The factors whose roots have one multiplicity each, monic, with it (D. Y. Y. Yun 1976). None for constants.
    pub fn by_multiplicity(&self) -> Vec<(Self, usize)> {
        let mut parts = Vec::new();
        if self.degree() == 0 {
            return parts;
        }
        let mut repeated = self.common_divisor(&self.derivative());
        let mut left = self.divided(&repeated).0.monic();
        for multiplicity in 1.. {
            if left.degree() == 0 {
                break;
            }
            let more = left.common_divisor(&repeated);
            let here = left.divided(&more).0.monic();
            repeated = repeated.divided(&more).0;
            if here.degree() > 0 {
                parts.push((here, multiplicity));
            }
            left = more;
        }
        parts
    }

    /// f/g for a divisor g.
    pub(crate) fn over(&self, divisor: &Self) -> Self {
        self.divided(divisor).0
    }

    /// f(−x).
    pub(crate) fn mirrored(&self) -> Self {
        let odd = |k: usize| k % 2 == 1;
        Self(self.0.iter().enumerate().map(|(k, c)| if odd(k) { -c.clone() } else { c.clone() }).collect())
    }

    /// The real roots from `low` to `high`, both included, rising, each once. None for the polynomial 0.
    pub fn roots(&self, low: &Rational, high: &Rational) -> Vec<Root> {
        let simple = self.square_free();
        if simple.degree() == 0 {
            return Vec::new();
        }
        let sturm = simple.sturm();
        let mut roots = Vec::new();
        if simple.at(low).is_zero() {
            roots.push(Root { value: float_of(low), exact: Some(low.clone()) });
        }
        // Intervals (low, high] with their numbers of sign changes at both ends, the lowest last.
        let mut waiting = vec![(low.clone(), changes(&sturm, low), high.clone(), changes(&sturm, high))];
        while let Some((low, at_low, high, at_high)) = waiting.pop() {
            match at_low.saturating_sub(at_high) {
                0 => {}
                1 => roots.push(simple.isolated(low, high)),
                _ => {
                    let middle = (&low + &high) / Rational::from_integer(BigInt::from(2));
                    let at_middle = changes(&sturm, &middle);
                    waiting.push((middle.clone(), at_middle, high, at_high));
                    waiting.push((low, at_low, middle, at_middle));
                }
            }
        }
        roots
    }

    fn sturm(&self) -> Vec<Self> {
        let mut sequence = vec![self.clone(), self.derivative()];
        loop {
            let [.., before, last] = sequence.as_slice() else { return sequence };
            let rest = before.divided(last).1;
            if rest.is_zero() {
                return sequence;
            }
            // A positive factor changes no sign and keeps numbers short.
            let size = rest.0[rest.degree()].abs();
            sequence.push(Self(rest.0.into_iter().map(|coefficient| -coefficient / &size).collect()));
        }
    }

    /// The only root in (low, high], by halving until 70 digits of two are known.
    fn isolated(&self, mut low: Rational, mut high: Rational) -> Root {
        let exact = |root: Rational| Root { value: float_of(&root), exact: Some(root) };
        if self.at(&high).is_zero() {
            return exact(high);
        }
        let above = self.at(&high).is_positive();
        // On one side of zero digits of the root count, which zero has none of.
        if low.is_negative() && high.is_positive() {
            let zero = Rational::zero();
            let value = self.at(&zero);
            if value.is_zero() {
                return exact(zero);
            }
            if value.is_positive() == above { high = zero } else { low = zero }
        }
        let two = Rational::from_integer(BigInt::from(2));
        let narrow = Ratio::new(BigInt::one(), BigInt::one() << 70u32);
        while &high - &low > &narrow * (low.abs() + high.abs()) {
            let middle = (&low + &high) / &two;
            let value = self.at(&middle);
            if value.is_zero() {
                return exact(middle);
            }
            if value.is_positive() == above { high = middle } else { low = middle }
        }
        let candidate = simplest(&low, &high);
        if self.at(&candidate).is_zero() { exact(candidate) } else { Root { value: float_of(&high), exact: None } }
    }
}

fn changes(sequence: &[Polynomial], x: &Rational) -> usize {
    let values: Vec<bool> =
        sequence.iter().map(|f| f.at(x)).filter(|value| !value.is_zero()).map(|value| value.is_positive()).collect();
    values.windows(2).filter(|pair| pair[0] != pair[1]).count()
}

/// The fraction with the smallest denominator from `low` to `high`, by continued fractions.
pub(crate) fn simplest(low: &Rational, high: &Rational) -> Rational {
    if low.is_positive() != high.is_positive() || low.is_zero() {
        return Rational::zero();
    }
    let negative = low.is_negative();
    let (mut low, mut high) = if negative { (-high, -low) } else { (low.clone(), high.clone()) };
    let mut quotients = Vec::new();
    while low.ceil() > high {
        let whole = low.floor();
        (low, high) = ((&high - &whole).recip(), (&low - &whole).recip());
        quotients.push(whole);
    }
    let last = low.ceil();
    let value = quotients.into_iter().rev().fold(last, |value, whole| whole + value.recip());
    if negative { -value } else { value }
}

/// How many fractions as short as this one lie on the average beside it in an interval of such a width, as a share of it: those p/q with |p| q up to N have N of them in
/// one as wide as they are large, about.
pub(crate) fn as_short(fraction: &Rational, width: f64) -> f64 {
    float_of(&Rational::from_integer(fraction.numer().abs() * fraction.denom())) * width
}
