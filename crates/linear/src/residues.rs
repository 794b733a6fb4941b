//! Polynomials that divide determinants over a parameter, found by residues.
//!
//! Of matrices K(p) whose entries are polynomials in p, the polynomials
//!
//! ```text
//! f_k(p) = det(L_k K(p) R_k),     k = 1, 2, 3,     L_k, R_k of random integers                                             (1)
//! ```
//!
//! have degrees of some hundreds, and coefficients of as many digits; what divides all of them has mostly a few. So nothing but this is ever written as fractions: determinants, interpolation and Euclid's
//! algorithm are those of residues by a prime, and the monic divisor is put together from its residues by several primes [J. von zur Gathen, J. Gerhard, *Modern Computer Algebra*,
//! 3rd ed., §§ 5.4, 5.10, 6.7]. A prime by which the divisor has a higher degree than by others is left out. It ends with the prime that changes nothing any more, and interpolation with
//! places that do: what is missed is missed by a chance of 2⁻³⁰ or less.
//!
//! | symbol | identifier | meaning |
//! |---|---|---|
//! | P | `modulus` | product of the primes so far |
//! | u ≡ r/t | [`fraction`] | the only fraction with r², t² < P/2 |

use num_bigint::BigInt;
use num_traits::{One, Signed, ToPrimitive, Zero};

use crate::error::LinearError;
use crate::exact::{Rational, RationalMatrix};
use crate::polynomial::Polynomial;
use crate::tolerances::{CONFIRMED, PRIMES};

/// Residues by a prime below 2³¹: products of two fit into 64 bits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Field(u64);

/// A matrix of residues, by rows.
#[derive(Clone, Debug)]
pub(crate) struct Residues {
    rows: usize,
    columns: usize,
    entries: Vec<u64>,
}

impl Residues {
    fn zeros(rows: usize, columns: usize) -> Self {
        Self { rows, columns, entries: vec![0; rows * columns] }
    }

    fn row(&self, i: usize) -> &[u64] {
        &self.entries[i * self.columns..(i + 1) * self.columns]
    }
}

impl Field {
    fn times(self, a: u64, b: u64) -> u64 {
        a * b % self.0
    }

    fn minus(self, a: u64, b: u64) -> u64 {
        if a >= b { a - b } else { a + self.0 - b }
    }

    /// 1/a by Fermat's theorem.
    fn inverse(self, a: u64) -> u64 {
        let (mut power, mut left, mut product) = (a, self.0 - 2, 1);
        while left > 0 {
            if left & 1 == 1 {
                product = self.times(product, power);
            }
            power = self.times(power, power);
            left >>= 1;
        }
        product
    }

    fn whole(self, x: &BigInt) -> u64 {
        let p = BigInt::from(self.0);
        let rest = x % &p;
        let rest = if rest.is_negative() { rest + p } else { rest };
        rest.to_u64().unwrap_or(0)
    }

    /// The residue of a fraction; none where its denominator has none.
    pub fn of(self, x: &Rational) -> Option<u64> {
        let denominator = self.whole(x.denom());
        (denominator != 0).then(|| self.times(self.whole(x.numer()), self.inverse(denominator)))
    }

    /// Residues of a matrix.
    pub fn matrix(self, of: &RationalMatrix) -> Option<Residues> {
        let places = (0..of.rows()).flat_map(|i| (0..of.columns()).map(move |j| (i, j)));
        let entries: Option<Vec<u64>> = places.map(|(i, j)| self.of(of.at(i, j))).collect();
        Some(Residues { rows: of.rows(), columns: of.columns(), entries: entries? })
    }

    fn product(self, a: &Residues, b: &Residues) -> Residues {
        let mut out = Residues::zeros(a.rows, b.columns);
        for i in 0..a.rows {
            let sums = &mut out.entries[i * b.columns..(i + 1) * b.columns];
            for (k, &x) in a.row(i).iter().enumerate().filter(|(_, x)| **x != 0) {
                sums.iter_mut().zip(b.row(k)).for_each(|(sum, y)| *sum = (*sum + x * y) % self.0);
            }
        }
        out
    }

    /// [B, AB, …, A^{n−1}B].
    pub fn kalman(self, a: &Residues, b: &Residues) -> Residues {
        let (n, m) = (a.rows, b.columns);
        let mut out = Residues::zeros(n, n * m);
        let mut power = b.clone();
        for k in 0..n {
            for i in 0..n {
                out.entries[i * n * m + k * m..][..m].copy_from_slice(power.row(i));
            }
            power = self.product(a, &power);
        }
        out
    }

    /// Brings a matrix to rows of echelon form; the rank and, of a square matrix, the determinant.
    fn eliminate(self, mut a: Residues) -> (usize, u64) {
        let (mut rank, mut determinant) = (0, 1);
        let width = a.columns;
        for column in 0..width {
            let Some(pivot) = (rank..a.rows).find(|&i| a.entries[i * width + column] != 0) else {
                determinant = 0;
                continue;
            };
            if pivot != rank {
                (0..width).for_each(|j| a.entries.swap(pivot * width + j, rank * width + j));
                determinant = self.minus(0, determinant);
            }
            let leading = a.entries[rank * width + column];
            determinant = self.times(determinant, leading);
            let inverse = self.inverse(leading);
            let (above, below) = a.entries.split_at_mut((rank + 1) * width);
            let own = &above[rank * width..];
            for row in below.chunks_exact_mut(width).filter(|row| row[column] != 0) {
                let factor = self.minus(0, self.times(row[column], inverse));
                row[column..].iter_mut().zip(&own[column..]).for_each(|(x, y)| *x = (*x + factor * y) % self.0);
            }
            rank += 1;
            if rank == a.rows {
                break;
            }
        }
        (rank, determinant)
    }

    /// The rank of a matrix.
    pub fn rank(self, a: &Residues) -> usize {
        if a.columns == 0 { 0 } else { self.eliminate(a.clone()).0 }
    }

    /// (1) at a place.
    fn minor(self, kalman: &Residues, size: usize, seed: u64) -> u64 {
        let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut random = |rows: usize, columns: usize| {
            // Knuth's linear congruence; the high bits are the random ones.
            let entries = std::iter::repeat_with(|| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                (state >> 40) % self.0
            });
            Residues { rows, columns, entries: entries.take(rows * columns).collect() }
        };
        let (left, right) = (random(size, kalman.rows), random(kalman.columns, size));
        self.eliminate(self.product(&self.product(&left, kalman), &right)).1
    }

    /// f mod g, and f/g; g is monic.
    fn divided(self, f: &[u64], g: &[u64]) -> (Vec<u64>, Vec<u64>) {
        let mut rest = f.to_vec();
        let mut quotient = vec![0; (f.len() + 1).saturating_sub(g.len())];
        for k in (0..quotient.len()).rev() {
            let factor = rest[k + g.len() - 1];
            quotient[k] = factor;
            g.iter().enumerate().for_each(|(i, y)| rest[k + i] = self.minus(rest[k + i], self.times(factor, *y)));
        }
        (trimmed(rest), trimmed(quotient))
    }

    fn monic(self, f: Vec<u64>) -> Vec<u64> {
        let mut f = trimmed(f);
        if let Some(&leading) = f.last() {
            let inverse = self.inverse(leading);
            f.iter_mut().for_each(|x| *x = self.times(*x, inverse));
        }
        f
    }

    /// The monic common divisor of highest degree, coefficients by rising powers.
    fn common(self, f: Vec<u64>, g: Vec<u64>) -> Vec<u64> {
        let (mut high, mut low) = (self.monic(f), self.monic(g));
        while !low.is_empty() {
            let rest = self.monic(self.divided(&high, &low).0);
            (high, low) = (low, rest);
        }
        high
    }

    /// Each root once.
    fn square_free(self, f: Vec<u64>) -> Vec<u64> {
        let slope: Vec<u64> = f.iter().enumerate().skip(1).map(|(k, x)| self.times(k as u64 % self.0, *x)).collect();
        let repeated = self.common(f.clone(), slope);
        if repeated.len() > 1 { self.divided(&f, &repeated).1 } else { f }
    }
}

fn trimmed(mut f: Vec<u64>) -> Vec<u64> {
    while f.last() == Some(&0) {
        f.pop();
    }
    f
}

/// Newton's interpolation, place after place.
struct Newton {
    places: Vec<u64>,
    /// The last divided differences of each order.
    edge: Vec<u64>,
    /// The first ones: coefficients of Newton's form.
    coefficients: Vec<u64>,
}

impl Newton {
    fn new() -> Self {
        Self { places: Vec::new(), edge: Vec::new(), coefficients: Vec::new() }
    }

    fn add(&mut self, field: Field, place: u64, value: u64) {
        let mut edge = vec![value];
        for (order, before) in self.edge.iter().enumerate() {
            let run = field.minus(place, self.places[self.places.len() - 1 - order]);
            edge.push(field.times(field.minus(edge[order], *before), field.inverse(run)));
        }
        self.coefficients.push(*edge.last().unwrap_or(&0));
        self.places.push(place);
        self.edge = edge;
    }

    /// Whether the last places said nothing new.
    fn is_known(&self) -> bool {
        self.coefficients.len() > CONFIRMED && self.coefficients.iter().rev().take(CONFIRMED).all(|c| *c == 0)
    }

    /// Coefficients by rising powers.
    fn polynomial(&self, field: Field) -> Vec<u64> {
        let mut sum: Vec<u64> = Vec::new();
        for (c, place) in self.coefficients.iter().zip(&self.places).rev() {
            // sum ← sum (x − place) + c
            let mut shifted = vec![0];
            shifted.extend_from_slice(&sum);
            sum.iter().enumerate().for_each(|(k, x)| shifted[k] = field.minus(shifted[k], field.times(*x, *place)));
            shifted[0] = (shifted[0] + c) % field.0;
            sum = shifted;
        }
        trimmed(sum)
    }
}

/// Primes below 2³¹, falling.
pub(crate) fn primes() -> impl Iterator<Item = Field> {
    let is_prime = |n: &u64| (3..).step_by(2).take_while(|d| d * d <= *n).all(|d| !n.is_multiple_of(d));
    (0..).map(|k: u64| (1 << 31) - 1 - 2 * k).filter(is_prime).map(Field)
}

/// How often a divisor has its roots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Roots {
    /// Each once: where they are is all that is asked.
    Once,
    /// As often as the determinants have them in common.
    Repeated,
}

/// The k-th place at which determinants are looked at. Polynomials know no interval, and nobody writes these: where many of the first places were roots, interpolation would end before it has seen anything.
pub(crate) fn place(k: usize) -> Rational {
    Rational::from_integer(BigInt::from(1009 + 2 * k))
}

/// The monic polynomial that divides (1) for all k; 0 if all of these are. `matrix` gives K at a place by its number, while there are places; none for a prime in a denominator.
///
/// # Errors
/// [`LinearError::NoConvergence`] if coefficients have more digits than primes tell.
pub(crate) fn common_divisor(
    places: usize,
    matrix: impl Fn(Field, usize) -> Option<(u64, Residues)>,
    (size, roots): (usize, Roots),
) -> Result<Polynomial, LinearError> {
    let (mut modulus, mut known): (BigInt, Vec<BigInt>) = (BigInt::one(), Vec::new());
    let mut before: Option<Vec<Rational>> = None;
    for field in primes().take(PRIMES) {
        let Some(here) = divisor_by(field, places, &matrix, (size, roots)) else { continue };
        if here.is_empty() {
            return Ok(Polynomial::new(Vec::new()));
        }
        if !known.is_empty() && here.len() > known.len() {
            continue;
        }
        if here.len() != known.len() {
            (modulus, known, before) = (BigInt::one(), vec![BigInt::zero(); here.len()], None);
        }
        // u ≡ known (mod P), u ≡ here (mod p).
        let inverse = field.inverse(field.whole(&modulus));
        for (u, own) in known.iter_mut().zip(&here) {
            let step = field.times(field.minus(*own, field.whole(u)), inverse);
            *u += &modulus * BigInt::from(step);
        }
        modulus *= BigInt::from(field.0);
        let found: Option<Vec<Rational>> = known.iter().map(|u| fraction(u, &modulus)).collect();
        if found.is_some() && found == before {
            return Ok(Polynomial::new(found.unwrap_or_default()));
        }
        before = found;
    }
    Err(LinearError::NoConvergence { what: "a common divisor of determinants by residues" })
}

/// The same by one prime.
fn divisor_by(
    field: Field,
    places: usize,
    matrix: &impl Fn(Field, usize) -> Option<(u64, Residues)>,
    (size, roots): (usize, Roots),
) -> Option<Vec<u64>> {
    let mut minors: [Newton; 3] = std::array::from_fn(|_| Newton::new());
    for place in 0..places {
        let (x, kalman) = matrix(field, place)?;
        for (seed, minor) in (1..).zip(&mut minors) {
            minor.add(field, x, field.minor(&kalman, size, seed));
        }
        if minors.iter().all(Newton::is_known) {
            break;
        }
    }
    let all = minors.iter().map(|minor| minor.polynomial(field));
    let common = all.fold(Vec::new(), |common, f| field.common(common, f));
    Some(field.monic(if roots == Roots::Once { field.square_free(common) } else { common }))
}

/// r/t ≡ u (mod P) with r², t² < P/2, by Euclid's algorithm; none if there is none.
fn fraction(u: &BigInt, modulus: &BigInt) -> Option<Rational> {
    let is_small = |x: &BigInt| x * x * BigInt::from(2) < *modulus;
    let (mut r, mut t) = ((modulus.clone(), u.clone()), (BigInt::zero(), BigInt::one()));
    while !is_small(&r.1) {
        let quotient = &r.0 / &r.1;
        let next = (&r.0 - &quotient * &r.1, &t.0 - &quotient * &t.1);
        (r, t) = ((r.1, next.0), (t.1, next.1));
    }
    (is_small(&t.1) && !t.1.is_zero()).then(|| Rational::new(r.1, t.1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rational(n: i64, d: i64) -> Rational {
        Rational::new(n.into(), d.into())
    }

    /// Fractions come back from their residues, determinants are those over the rationals, and a divisor of diagonal matrices is the product of what is on them.
    #[test]
    fn residues_tell_fractions_determinants_and_divisors() {
        let mut all = primes();
        let (first, second) = (all.next().unwrap(), all.next().unwrap());
        let modulus = BigInt::from(first.0) * BigInt::from(second.0);
        for (n, d) in [(0, 1), (1, 1), (-3, 7), (1_234_567, 7_654_321), (-99_999, 10_007)] {
            let x = rational(n, d);
            let inverse = first.inverse(first.whole(&BigInt::from(second.0)));
            let (a, b) = (first.of(&x).unwrap(), second.of(&x).unwrap());
            let step = first.times(first.minus(a, b % first.0), inverse);
            let u = BigInt::from(b) + BigInt::from(second.0) * BigInt::from(step);
            assert_eq!(fraction(&u, &modulus), Some(x));
        }
        let a = RationalMatrix::from_fn(4, 4, |i, j| {
            rational((3 * i * i + 7 * j + i * j) as i64 % 11 - 4, 1 + (i + j) as i64)
        });
        let wanted = a.determinant().unwrap();
        assert_eq!(first.eliminate(first.matrix(&a).unwrap()).1, first.of(&wanted).unwrap());
        // diag(p − 3/2, (p − 3/2)(p + 4)): minors of size 2 have (p − 3/2)²(p + 4), those of size 1 p − 3/2.
        let at = |field: Field, k: usize| {
            let p = place(k);
            let (one, two) = (&p - rational(3, 2), (&p - rational(3, 2)) * (&p + rational(4, 1)));
            let matrix = RationalMatrix::from_fn(2, 2, |i, j| match (i, j) {
                (0, 0) => one.clone(),
                (1, 1) => two.clone(),
                _ => rational(0, 1),
            });
            Some((field.of(&p)?, field.matrix(&matrix)?))
        };
        let found = common_divisor(20, at, (2, Roots::Once)).unwrap();
        assert_eq!(found, Polynomial::new(vec![rational(-6, 1), rational(5, 2), rational(1, 1)]));
        let repeated = common_divisor(20, at, (2, Roots::Repeated)).unwrap();
        assert_eq!(repeated.by_multiplicity().iter().map(|part| part.1).collect::<Vec<_>>(), [1, 2]);
        let found = common_divisor(20, at, (1, Roots::Once)).unwrap();
        assert_eq!(found, Polynomial::new(vec![rational(-3, 2), rational(1, 1)]));
    }
}
