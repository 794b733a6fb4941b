//! What can be wrong with matrices themselves. Numerical outcomes are values in the answer, not errors.

use std::fmt;

/// Why a question about a linear system cannot be put.
#[derive(Clone, Debug, PartialEq)]
pub enum LinearError {
    /// A matrix has the wrong size.
    Shape {
        /// Which matrix, such as `"B"`.
        what: &'static str,
        /// The size it must have, (rows, columns).
        expected: (usize, usize),
        /// The size it has.
        found: (usize, usize),
    },
    /// An entry is NaN or infinite.
    NotFinite {
        /// Which matrix.
        what: &'static str,
        /// Its row.
        row: usize,
        /// Its column.
        column: usize,
    },
    /// Names are missing or stand for two things.
    Names {
        /// Which list of names, and what is wrong with it.
        what: String,
    },
    /// There is no state, input or output of this number.
    Index {
        /// What was asked for, such as `"input"`.
        what: &'static str,
        /// The number given, from 0.
        index: usize,
        /// How many there are.
        count: usize,
    },
    /// The mass matrix is not symmetric.
    NotSymmetric {
        /// Row of an entry that differs from its mirror image.
        row: usize,
        /// Its column.
        column: usize,
    },
    /// The mass matrix has a direction without inertia, or with negative inertia.
    NotPositive {
        /// The coordinate at which elimination came upon it.
        coordinate: usize,
    },
    /// E x' = A x + B u has no solution or many: det(sE − A) vanishes for every s.
    SingularPencil,
    /// Derivatives of inputs act on the states: E x' = A x + B u of index two or more.
    HigherIndex,
    /// An iteration inside a factorization did not converge.
    NoConvergence {
        /// Which factorization of what.
        what: &'static str,
    },
    /// A formula of exact arithmetic divides by zero.
    DivisionByZero {
        /// Where.
        what: &'static str,
    },
    /// Numbers of the answer are too large.
    Overflow {
        /// Which numbers.
        what: &'static str,
    },
    /// A number that must be positive, or an interval that must have a length, does not.
    Range {
        /// Which, and what is asked of it.
        what: &'static str,
    },
}

impl fmt::Display for LinearError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shape { what, expected, found } => {
                write!(out, "{what} is {} by {} where {} by {} is needed", found.0, found.1, expected.0, expected.1)
            }
            Self::NotFinite { what, row, column } => write!(out, "{what} is not finite at row {row}, column {column}"),
            Self::Names { what } => write!(out, "{what}"),
            Self::Index { what, index, count } => write!(out, "there is no {what} {index}, only {count} from 0 on"),
            Self::NotSymmetric { row, column } => {
                write!(out, "the mass matrix is not symmetric at row {row}, column {column}")
            }
            Self::NotPositive { coordinate } => {
                write!(
                    out,
                    "the mass matrix is not positive definite: coordinate {coordinate} has no inertia of its own"
                )
            }
            Self::SingularPencil => {
                write!(out, "the equations do not determine all states: det(sE - A) is zero for every s")
            }
            Self::HigherIndex => write!(out, "derivatives of inputs act on the states: the index is two or more"),
            Self::NoConvergence { what } => write!(out, "{what} did not converge"),
            Self::DivisionByZero { what } => write!(out, "division by zero in {what}"),
            Self::Overflow { what } => write!(out, "{what} are too large"),
            Self::Range { what } => write!(out, "{what}"),
        }
    }
}

impl std::error::Error for LinearError {}
