//! Matrices of rational numbers: ranks that are certain.
//!
//! ```text
//! dim of the controllable subspace = rank [B, AB, …, A^{n−1}B]                                       (R. E. Kalman)        (1)
//! a factor ≠ 0 of A or of B does not change the subspace of (1)                                                          (2)
//! ```
//!
//! In floating point (1) is a bad test: powers of A lose what differs in size. Over the rationals it is a proof. Every floating-point
//! number is rational, and so is every decimal as it is written: 0.1 is 1/10 here, not the nearest double. Rows of (1) are
//! never formed together: each new vector is reduced by those found before, and A times it follows only if something was left. By
//! (2) denominators of parameters can be multiplied out, which `parameters.rs` needs.

use std::str::FromStr;

use num_bigint::BigInt;
use num_rational::Ratio;
use num_traits::{One, Signed, ToPrimitive, Zero};

use crate::error::LinearError;

/// A rational number of any size.
pub type Rational = Ratio<BigInt>;

/// The number that a decimal says, such as `"2e-4"` or `"-1.25"`; also fractions, `"1/3"`. None for anything else, and for exponents beyond ±400.
pub fn rational(text: &str) -> Option<Rational> {
    match text.split_once('/') {
        Some((above, below)) => Some(decimal(above)? / decimal(below).filter(|below| !below.is_zero())?),
        None => decimal(text),
    }
}

fn decimal(text: &str) -> Option<Rational> {
    let (mantissa, exponent) = text.trim().split_once(['e', 'E']).unwrap_or((text.trim(), "0"));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let exponent = i32::from_str(exponent).ok().filter(|exponent| (-400..=400).contains(exponent))?;
    let sound = fraction.len() <= 400 && fraction.bytes().all(|byte| byte.is_ascii_digit());
    let number = BigInt::from_str(&format!("{whole}{fraction}")).ok().filter(|_| sound)?;
    let places = exponent - fraction.len() as i32;
    let power = Rational::from_integer(BigInt::from(10).pow(places.unsigned_abs()));
    let number = Rational::from_integer(number);
    Some(if places < 0 { number / power } else { number * power })
}

/// The rational number that a floating-point number is; none for NaN and infinities.
pub fn rational_of(value: f64) -> Option<Rational> {
    if !value.is_finite() {
        return None;
    }
    let bits = value.to_bits();
    let exponent = (bits >> 52 & 0x7ff) as i32;
    let fraction = bits & ((1 << 52) - 1);
    let (mantissa, power) = if exponent == 0 { (fraction, -1074) } else { (fraction | 1 << 52, exponent - 1075) };
    let scale = Rational::from_integer(BigInt::one() << power.unsigned_abs());
    let number = Rational::from_integer(BigInt::from(mantissa));
    let size = if power < 0 { number / scale } else { number * scale };
    Some(if value < 0.0 { -size } else { size })
}

/// The nearest floating-point number, but for a last place; infinite beyond the largest.
pub fn float_of(value: &Rational) -> f64 {
    let (above, below) = (value.numer(), value.denom());
    let shift = above.bits() as i64 - below.bits() as i64;
    // A quotient of 64 to 65 bits keeps all digits of a double.
    let scaled = match 64 - shift {
        up @ 0.. => (above << up as u64) / below,
        down => above / (below << down.unsigned_abs()),
    };
    let half = |power: i64| 2f64.powi(power.clamp(-2000, 2000) as i32);
    let power = shift - 64;
    scaled.to_f64().unwrap_or(f64::NAN) * half(power / 2) * half(power - power / 2)
}

/// A matrix of rational numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RationalMatrix {
    rows: usize,
    columns: usize,
    entries: Vec<Rational>,
}

impl RationalMatrix {
    /// The matrix with these entries.
    pub fn from_fn(rows: usize, columns: usize, mut entry: impl FnMut(usize, usize) -> Rational) -> Self {
        let mut entries = Vec::with_capacity(rows * columns);
        for i in 0..rows {
            entries.extend((0..columns).map(|j| entry(i, j)));
        }
        Self { rows, columns, entries }
    }

    /// The identity.
    pub fn identity(n: usize) -> Self {
        Self::from_fn(n, n, |i, j| if i == j { Rational::one() } else { Rational::zero() })
    }

    /// Zeros.
    pub fn zeros(rows: usize, columns: usize) -> Self {
        Self::from_fn(rows, columns, |_, _| Rational::zero())
    }

    /// Number of rows.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// Number of columns.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// The entry at (row, column).
    pub fn at(&self, row: usize, column: usize) -> &Rational {
        &self.entries[row * self.columns + column]
    }

    /// Its rows, as [`crate::gershgorin`] takes them.
    pub fn to_rows(&self) -> Vec<Vec<Rational>> {
        (0..self.rows).map(|i| (0..self.columns).map(|j| self.at(i, j).clone()).collect()).collect()
    }

    /// Xᵀ.
    pub fn transposed(&self) -> Self {
        Self::from_fn(self.columns, self.rows, |i, j| self.at(j, i).clone())
    }

    /// The product with another matrix, in this order.
    ///
    /// # Errors
    /// [`LinearError::Shape`] if this has not as many columns as the other has rows.
    pub fn times(&self, other: &Self) -> Result<Self, LinearError> {
        if self.columns != other.rows {
            let (expected, found) = ((self.columns, other.columns), (other.rows, other.columns));
            return Err(LinearError::Shape { what: "the second factor", expected, found });
        }
        let entry = |i: usize, j: usize| {
            (0..self.columns).fold(Rational::zero(), |sum, k| sum + self.at(i, k) * other.at(k, j))
        };
        Ok(Self::from_fn(self.rows, other.columns, entry))
    }

    /// NᵀXN.
    ///
    /// # Errors
    /// [`LinearError::Shape`] if N does not fit.
    pub fn congruent(&self, basis: &Self) -> Result<Self, LinearError> {
        basis.transposed().times(self)?.times(basis)
    }

    /// The number of independent rows.
    pub fn rank(&self) -> usize {
        self.echelon().1.len()
    }

    /// The determinant of a square matrix, 1 for an empty one.
    ///
    /// # Errors
    /// [`LinearError::Shape`] if the matrix is not square.
    pub fn determinant(&self) -> Result<Rational, LinearError> {
        if self.rows != self.columns {
            let found = (self.rows, self.columns);
            return Err(LinearError::Shape {
                what: "the matrix of a determinant",
                expected: (self.rows, self.rows),
                found,
            });
        }
        let (mut rows, mut size) = (Vec::with_capacity(self.rows), BigInt::one());
        for i in 0..self.rows {
            let row = &self.entries[i * self.columns..][..self.columns];
            let (whole, factor) = whole(row);
            rows.push(whole);
            size *= factor;
        }
        Ok(Ratio::new(whole_determinant(rows), size))
    }

    /// A basis of the kernel, as columns: each is 1 at one column without pivot and 0 at the others.
    pub fn kernel(&self) -> Self {
        let (rows, pivots) = self.echelon();
        let free: Vec<usize> = (0..self.columns).filter(|j| !pivots.contains(j)).collect();
        let entry = |i: usize, k: usize| match pivots.iter().position(|&pivot| pivot == i) {
            Some(row) => -rows[row][free[k]].clone(),
            None if free[k] == i => Rational::one(),
            None => Rational::zero(),
        };
        Self::from_fn(self.columns, free.len(), entry)
    }

    /// X⁻¹Y for this matrix X.
    ///
    /// # Errors
    /// [`LinearError::Shape`] if the sizes do not fit, [`LinearError::DivisionByZero`] if X is singular.
    pub fn solve(&self, right: &Self) -> Result<Self, LinearError> {
        let n = self.rows;
        if self.columns != n || right.rows != n {
            return Err(LinearError::Shape {
                what: "Y",
                expected: (self.columns, right.columns),
                found: (right.rows, right.columns),
            });
        }
        let both =
            Self::from_fn(
                n,
                n + right.columns,
                |i, j| {
                    if j < n { self.at(i, j).clone() } else { right.at(i, j - n).clone() }
                },
            );
        let (rows, pivots) = both.echelon();
        if !pivots.iter().copied().eq(0..n) {
            return Err(LinearError::DivisionByZero { what: "the inverse of a singular matrix" });
        }
        Ok(Self::from_fn(n, right.columns, |i, j| rows[i][n + j].clone()))
    }

    /// Reduced row echelon form without zero rows, and the columns of its pivots.
    fn echelon(&self) -> (Vec<Vec<Rational>>, Vec<usize>) {
        let (mut rows, mut pivots) = (self.to_rows(), Vec::new());
        for column in 0..self.columns {
            let next = pivots.len();
            let Some(pivot) = (next..rows.len()).find(|&i| !rows[i][column].is_zero()) else { continue };
            rows.swap(next, pivot);
            let one = rows[next][column].clone();
            rows[next].iter_mut().for_each(|x| *x /= one.clone());
            let chosen = rows[next].clone();
            (0..rows.len()).filter(|&i| i != next).for_each(|i| eliminate(&mut rows[i], &chosen, column));
            pivots.push(column);
        }
        rows.truncate(pivots.len());
        (rows, pivots)
    }
}

/// Numbers times the least common multiple of their denominators, and that.
pub(crate) fn whole(numbers: &[Rational]) -> (Vec<BigInt>, BigInt) {
    let both = |multiple: BigInt, x: &Rational| {
        let missing = Ratio::new(x.denom().clone(), multiple.clone());
        multiple * missing.numer()
    };
    let multiple = numbers.iter().fold(BigInt::one(), both);
    (numbers.iter().map(|x| x.numer() * (&multiple / x.denom())).collect(), multiple)
}

/// The determinant by elimination without fractions (E. H. Bareiss, Math. Comp. 22 (1968) 565–578): all quotients are whole.
fn whole_determinant(mut rows: Vec<Vec<BigInt>>) -> BigInt {
    let (n, mut before, mut turned) = (rows.len(), BigInt::one(), false);
    for k in 0..n {
        let Some(pivot) = (k..n).find(|&i| !rows[i][k].is_zero()) else { return BigInt::zero() };
        if pivot != k {
            rows.swap(pivot, k);
            turned = !turned;
        }
        let (above, below) = rows.split_at_mut(k + 1);
        let chosen = &above[k];
        for row in below {
            for j in k + 1..n {
                row[j] = (&row[j] * &chosen[k] - &row[k] * &chosen[j]) / &before;
            }
        }
        before.clone_from(&rows[k][k]);
    }
    if turned { -before } else { before }
}

/// Takes so much of another row away that this one is zero at a column.
fn eliminate(row: &mut [Rational], other: &[Rational], column: usize) {
    if row[column].is_zero() {
        return;
    }
    let factor = row[column].clone() / other[column].clone();
    row.iter_mut().zip(other).for_each(|(x, y)| *x -= factor.clone() * y);
}

/// (1) for the pair (A, B).
///
/// # Errors
/// [`LinearError::Shape`] if the sizes do not fit.
pub fn controllable_dimension(a: &RationalMatrix, b: &RationalMatrix) -> Result<usize, LinearError> {
    Ok(krylov(a, b)?.len())
}

/// How the states beside the controllable subspace move each other: A on the quotient by it.
///
/// # Errors
/// As [`controllable_dimension`].
pub(crate) fn not_reached(a: &RationalMatrix, b: &RationalMatrix) -> Result<RationalMatrix, LinearError> {
    let (n, basis) = (a.rows(), krylov(a, b)?);
    let rest: Vec<usize> = (0..n).filter(|i| basis.iter().all(|(pivot, _)| pivot != i)).collect();
    // What is reached counts as nothing; all others are combinations of unit vectors that are no pivots.
    let moved = |k: &usize| {
        let mut vector: Vec<Rational> = (0..n).map(|i| a.at(i, *k).clone()).collect();
        basis.iter().for_each(|(pivot, other)| eliminate(&mut vector, other, *pivot));
        vector
    };
    let columns: Vec<Vec<Rational>> = rest.iter().map(moved).collect();
    Ok(RationalMatrix::from_fn(rest.len(), rest.len(), |i, j| columns[j][rest[i]].clone()))
}

/// A basis of the controllable subspace, each vector with its pivot, at which all that follow are zero.
fn krylov(a: &RationalMatrix, b: &RationalMatrix) -> Result<Vec<(usize, Vec<Rational>)>, LinearError> {
    let n = a.rows();
    for (what, matrix, expected) in [("A", a, (n, n)), ("B", b, (n, b.columns()))] {
        let found = (matrix.rows(), matrix.columns());
        if found != expected {
            return Err(LinearError::Shape { what, expected, found });
        }
    }
    let mut basis: Vec<(usize, Vec<Rational>)> = Vec::new();
    let mut waiting: Vec<Vec<Rational>> =
        (0..b.columns()).map(|j| (0..n).map(|i| b.at(i, j).clone()).collect()).collect();
    while let Some(mut vector) = waiting.pop() {
        for (pivot, other) in &basis {
            eliminate(&mut vector, other, *pivot);
        }
        if let Some(pivot) = (0..n).find(|&i| !vector[i].is_zero()) {
            // The pivot at size one keeps fractions short.
            let size = vector[pivot].abs();
            vector.iter_mut().for_each(|x| *x /= size.clone());
            let image = |i: usize| (0..n).fold(Rational::zero(), |sum, k| sum + a.at(i, k) * &vector[k]);
            waiting.push((0..n).map(image).collect());
            basis.push((pivot, vector));
        }
    }
    Ok(basis)
}
