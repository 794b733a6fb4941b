//! Systems whose entries are fractions of some digits, without rounding: what the other modules judge by singular values is counted here.
//!
//! ```text
//! modes          det(sI − A)                                                                                              (1)
//! not reached    det(sI − A₂),  A₂ what A is beside the controllable subspace                                            (2)
//! zeros          the common divisor of the largest minors of [A − sI, B; C, D] that do not vanish everywhere              (3)
//! ```
//!
//! Each is a polynomial with rational coefficients; its factors by multiplicity (`polynomial.rs`) tell how often its roots are one, and these are found to the last
//! digits (`roots.rs`). A double stands for the shortest fraction within some roundings of it, if that has few digits: 0.1 is 1/10,
//! and what a mass matrix was solved for is the quotient that it was. An eigenvalue that is one several times, which rounding scatters over ε^{1/k},
//! and a dimension that is lost there, need no threshold then. Entries with more digits have no answer here.

use faer::{Mat, c64};
use num_bigint::BigInt;
use num_traits::Zero;

use crate::error::LinearError;
use crate::exact::{Rational, RationalMatrix, not_reached, rational_of};
use crate::polynomial::{Polynomial, simplest};
use crate::residues::{Field, Roots, common_divisor, place, primes};
use crate::roots::simple_roots;
use crate::system::LinearSystem;
use crate::tolerances::{FRACTION_BITS, FRACTION_ROUNDING, FRACTION_STATES, FRACTION_ZEROS, RANKS};

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

/// The shortest fraction that a number may stand for which is known to no more than this, beside rounding.
fn fraction(x: f64, off: f64) -> Option<Rational> {
    let short = |x: &Rational| x.numer().bits().max(x.denom().bits()) <= FRACTION_BITS;
    if x == 0.0 {
        return Some(Rational::zero());
    }
    if x == x.trunc() {
        return rational_of(x).filter(short);
    }
    let width = off.max(FRACTION_ROUNDING * x.abs());
    let (low, high) = (rational_of(x - width)?, rational_of(x + width)?);
    Some(simplest(&low, &high)).filter(short)
}
