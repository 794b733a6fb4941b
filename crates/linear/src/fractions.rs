//! Systems whose entries are fractions of some digits, without rounding: what the other modules judge by singular values is counted here.
//!
//! ```text
//! modes          det(sI − A)                                                                                              (1)
//! not reached    det(sI − A₂),  A₂ what A is beside the controllable subspace                                            (2)
//! zeros          the common divisor of the largest minors of [A − sI, B; C, D] that do not vanish everywhere              (3)
//! ```
//!
//! Each is a polynomial with rational coefficients; its factors by multiplicity (`polynomial.rs`) tell how often its roots are one, and these are found to the last
//! digits (`roots.rs`). A double x that is known to δ stands for the shortest fraction p/q within that, if hardly any number has one as short as near to it,
//!
//! ```text
//! |p| q · 2δ/|x| ≪ 1                                                                                                      (4)
//! ```
//!
//! 0.1 is 1/10, and what a mass matrix was solved for is the quotient that it was. By (4) no other fraction within δ is nearly as short, so that entries which belong together are
//! read as what fits together, whatever is known of each. An eigenvalue that is one several times, which rounding scatters over ε^{1/k},
//! and a dimension that is lost there, need no threshold then. Entries with more digits, which some fraction is always near to, have no answer here.

use faer::{Mat, c64};
use num_bigint::BigInt;
use num_traits::Zero;

use crate::error::LinearError;
use crate::exact::{Rational, RationalMatrix, not_reached, rational_of};
use crate::polynomial::{Polynomial, as_short, simplest};
use crate::residues::{Field, Roots, common_divisor, place, primes};
use crate::roots::simple_roots;
use crate::system::LinearSystem;
use crate::tolerances::{COINCIDENCE, FRACTION_ROUNDING, FRACTION_STATES, FRACTION_ZEROS, RANKS};

/// A root and how often it is one.
pub(crate) struct Repeated {
    /// In 1/time.
    pub root: c64,
    pub algebraic: usize,
    /// The longest chain of an eigenvalue that is a fraction and one several times.
    pub longest: Option<usize>,
}

/// (1); none where A is no matrix of fractions.
///
/// # Errors
/// [`LinearError::Shape`] never, for a system's matrices fit.
pub(crate) fn modes(system: &LinearSystem) -> Result<Option<Vec<Repeated>>, LinearError> {
    match read(system.a(), &system.rounding().a) {
        Some(a) => eigenvalues(&a),
        None => Ok(None),
    }
}

/// (2), as [`modes`].
pub(crate) fn lost(system: &LinearSystem) -> Result<Option<Vec<Repeated>>, LinearError> {
    let rounding = system.rounding();
    match read(system.a(), &rounding.a).zip(read(system.b(), &rounding.b)) {
        Some((a, b)) => eigenvalues(&not_reached(&a, &b)?),
        None => Ok(None),
    }
}

/// (3), with the rank of the transfer function at almost all s; none as in [`modes`].
pub(crate) fn zeros(system: &LinearSystem) -> Result<Option<(Vec<Repeated>, usize)>, LinearError> {
    let (rounding, known) = (system.rounding(), Mat::zeros(system.d().nrows(), system.d().ncols()));
    let blocks =
        [(system.a(), &rounding.a), (system.b(), &rounding.b), (system.c(), &rounding.c), (system.d(), &known)];
    let mut fractions = Vec::new();
    for (block, off) in blocks {
        let Some(block) = read_of(block, off, FRACTION_ZEROS) else { return Ok(None) };
        fractions.push(block);
    }
    let n = system.order();
    let (rows, columns) = (n + system.c().nrows(), n + system.b().ncols());
    let pencil = |s: &Rational| {
        RationalMatrix::from_fn(rows, columns, |i, j| match (i < n, j < n) {
            (true, true) if i == j => fractions[0].at(i, j) - s,
            (true, true) => fractions[0].at(i, j).clone(),
            (true, false) => fractions[1].at(i, j - n).clone(),
            (false, true) => fractions[2].at(i - n, j).clone(),
            (false, false) => fractions[3].at(i - n, j - n).clone(),
        })
    };
    let polynomial = if rows == columns { determinant(n, pencil)? } else { Polynomial::new(Vec::new()) };
    let many = rows.max(columns) > FRACTION_STATES;
    let (polynomial, rank) = match polynomial.is_zero() {
        true if many => return Ok(None),
        true => common_minors(n, pencil)?,
        false => (polynomial, rows),
    };
    Ok(roots(&polynomial).map(|zeros| (zeros, rank - n)))
}

/// Places for a polynomial of such a degree, the nearest to zero first, where numbers are short.
fn places(degree: usize) -> impl Iterator<Item = Rational> {
    let place = |k: i64| if k % 2 == 0 { k / 2 } else { -k / 2 - 1 };
    (0..=degree as i64).map(move |k| Rational::from_integer(BigInt::from(place(k))))
}

/// det X(s), X(s) square, a polynomial of no higher degree than told.
fn determinant(degree: usize, x: impl Fn(&Rational) -> RationalMatrix) -> Result<Polynomial, LinearError> {
    let mut points = Vec::new();
    for s in places(degree) {
        let value = x(&s).determinant()?;
        points.push((s, value));
    }
    Ok(Polynomial::through(&points))
}

/// The common divisor of the largest minors of X(s) that do not vanish everywhere, and their size; none of them has a higher degree than told.
fn common_minors(degree: usize, x: impl Fn(&Rational) -> RationalMatrix) -> Result<(Polynomial, usize), LinearError> {
    let at = |field: Field, k: usize| Some((field.of(&place(k))?, field.matrix(&x(&place(k)))?));
    let rank = |field: Field| (0..=degree).filter_map(|k| Some(field.rank(&at(field, k)?.1))).max();
    let rank = primes().take(RANKS).filter_map(rank).max().unwrap_or(0);
    Ok((common_divisor(degree + 1, at, (rank, Roots::Repeated))?, rank))
}

/// Eigenvalues of a matrix.
fn eigenvalues(a: &RationalMatrix) -> Result<Option<Vec<Repeated>>, LinearError> {
    let shifted = |s: &Rational| {
        RationalMatrix::from_fn(a.rows(), a.rows(), |i, j| if i == j { a.at(i, j) - s } else { a.at(i, j).clone() })
    };
    let polynomial = determinant(a.rows(), shifted)?;
    let Some(mut found) = roots(&polynomial) else { return Ok(None) };
    for (part, algebraic) in polynomial.by_multiplicity() {
        let [constant, _] = part.coefficients() else { continue };
        if algebraic > 1 {
            let longest = longest_chain(&shifted(&-constant))?;
            found.iter_mut().filter(|other| other.algebraic == algebraic).for_each(|own| own.longest = Some(longest));
        }
    }
    Ok(Some(found))
}

/// The least k with as many independent rows of X^{k+1} as of X^k.
fn longest_chain(x: &RationalMatrix) -> Result<usize, LinearError> {
    let (mut power, mut rank, mut longest) = (x.clone(), x.rank(), 0);
    let mut before = x.rows();
    while rank < before {
        power = power.times(x)?;
        (before, rank, longest) = (rank, power.rank(), longest + 1);
    }
    Ok(longest)
}

/// All roots of a polynomial with their multiplicities.
fn roots(polynomial: &Polynomial) -> Option<Vec<Repeated>> {
    let mut found = Vec::new();
    for (part, algebraic) in polynomial.by_multiplicity() {
        found.extend(simple_roots(&part)?.into_iter().map(|root| Repeated { root, algebraic, longest: None }));
    }
    Some(found)
}

/// A matrix as fractions, if all entries are some.
fn read(matrix: &Mat<f64>, off: &Mat<f64>) -> Option<RationalMatrix> {
    read_of(matrix, off, FRACTION_STATES)
}

/// The same of as many rows and columns at most.
fn read_of(matrix: &Mat<f64>, off: &Mat<f64>, most: usize) -> Option<RationalMatrix> {
    let (rows, columns) = (matrix.nrows(), matrix.ncols());
    if rows.max(columns) > most {
        return None;
    }
    let places = (0..rows).flat_map(|i| (0..columns).map(move |j| (i, j)));
    let entries: Vec<Rational> = places.map(|place| fraction(matrix[place], off[place])).collect::<Option<_>>()?;
    Some(RationalMatrix::from_fn(rows, columns, |i, j| entries[i * columns + j].clone()))
}

/// The fraction that a number stands for which is known to no more than this, beside rounding: the shortest of those, by (4).
fn fraction(x: f64, off: f64) -> Option<Rational> {
    if x == 0.0 {
        return Some(Rational::zero());
    }
    let off = off.max(FRACTION_ROUNDING * x.abs());
    let found = simplest(&rational_of(x - off)?, &rational_of(x + off)?);
    (!found.is_zero() && as_short(&found, 2.0 * off / x.abs()) <= COINCIDENCE).then_some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers without regularity in (0, 1).
    fn numbers(seed: u64) -> impl Iterator<Item = f64> {
        let mut bits = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        std::iter::from_fn(move || {
            bits ^= bits << 13;
            bits ^= bits >> 7;
            bits ^= bits << 17;
            Some((bits >> 11) as f64 * 2f64.powi(-53))
        })
    }

    fn quotient(above: u64, below: u64) -> Rational {
        Rational::new(above.into(), below.into())
    }

    /// Quotients of numbers of up to five digits are what they are, to as many digits as operations leave; and so are whole numbers and decimals, large and small.
    #[test]
    fn quotients_of_few_digits_are_read() {
        let mut random = numbers(1);
        for digits in 1..=5 {
            let mut number = || 1 + (random.next().unwrap_or(0.5) * 10f64.powi(digits)) as u64;
            for _ in 0..200 {
                let (above, below) = (number(), number());
                let (x, wanted) = (above as f64 / below as f64, quotient(above, below));
                for off in [0.0, f64::EPSILON * x, 20.0 * f64::EPSILON * x] {
                    assert_eq!(fraction(x, off), Some(wanted.clone()), "{above}/{below}");
                    assert_eq!(fraction(-x, off), Some(-&wanted), "{above}/{below}");
                }
            }
        }
        for (x, wanted) in
            [(1e9, quotient(1_000_000_000, 1)), (2.5e-7, quotient(1, 4_000_000)), (4.7e-8, quotient(47, 1_000_000_000))]
        {
            assert_eq!(fraction(x, 0.0), Some(wanted));
        }
    }

    /// Numbers of all their digits are hardly ever read, however little is known of them.
    #[test]
    fn numbers_of_many_digits_are_no_fractions() {
        for off in [0.0, 1e-15, 1e-13, 1e-10, 1e-6, 1e-2] {
            let read = numbers(2).take(4000).filter(|x| fraction(0.2 + 2.8 * x, off).is_some()).count();
            assert!(read <= 8, "{off}: {read} of 4000");
        }
    }

    /// What is known of a number decides whether it is read, not as what: entries that are equal or opposite fit together.
    #[test]
    fn a_number_is_read_in_one_way() {
        for (k, x) in numbers(3).take(2000).enumerate() {
            // Of all digits, and of a few beside which rounding chooses.
            let x = if k % 2 == 0 { x } else { (x * 1e4).round() / ((1.0 - x) * 1e4).ceil() };
            let known = [0.0, 1e-15, 1e-14, 1e-12, 1e-11].map(|off| fraction(x, off));
            let mut read: Vec<_> = known.into_iter().flatten().collect();
            read.dedup();
            assert!(read.len() <= 1, "{x}: {read:?}");
        }
    }
}
