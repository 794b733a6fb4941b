//! What can be wrong with a problem itself. Numerical outcomes are values in the answer, not errors.

use std::fmt;

use crate::tolerances::MOST_BYTES;

/// Why a problem cannot be posed, or not by this method.
#[derive(Clone, Debug, PartialEq)]
pub enum EnforceError {
    /// A matrix or vector has the wrong size.
    Shape {
        /// Which one, such as `"levels[1].groups[0].b"`.
        what: String,
        /// The size it must have.
        expected: (usize, usize),
        /// The size it has.
        found: (usize, usize),
    },
    /// A column index, a block's place or a group's columns make no sense.
    Index {
        /// Which one and why.
        what: String,
    },
    /// An entry is NaN or infinite.
    NotFinite {
        /// Which matrix, such as `"mass[0]"`.
        what: String,
        /// Its row.
        row: usize,
        /// Its column.
        column: usize,
    },
    /// A mass block is not Hermitian.
    NotHermitian {
        /// Variable of the row.
        row: usize,
        /// Variable of the column.
        column: usize,
    },
    /// M has a direction of negative inertia.
    Indefinite {
        /// The variable with the largest share in that direction.
        variable: usize,
        /// The negative value v*Mv along it, v scaled to the diagonal of M.
        value: f64,
    },
    /// A row's variance is negative.
    NegativeNoise {
        /// The row, counted over all levels.
        row: usize,
    },
    /// The method does not cover this problem.
    CannotApply {
        /// The method.
        method: &'static str,
        /// Why, in a sentence that goes on from "because".
        reason: String,
    },
    /// The dense matrices that the method needs would not fit into memory.
    TooLarge {
        /// Rows of the problem.
        rows: usize,
        /// Its columns.
        columns: usize,
        /// What they would take.
        bytes: usize,
    },
    /// A row cannot be told from others beside inertias that differ too much in size, though as it is written it says something else.
    Hidden {
        /// The row, counted over all levels.
        row: usize,
    },
    /// Numbers of the answer are too large.
    Overflow,
    /// An iteration inside a factorization did not converge.
    NoConvergence {
        /// Which factorization of what.
        what: &'static str,
    },
    /// There is no method of this name.
    UnknownMethod {
        /// The name given.
        name: String,
    },
}

impl fmt::Display for EnforceError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shape { what, expected, found } => {
                write!(out, "{what} is {} by {} where {} by {} is needed", found.0, found.1, expected.0, expected.1)
            }
            Self::Index { what } => write!(out, "{what}"),
            Self::NotFinite { what, row, column } => {
                write!(out, "{what} is not finite at row {row}, column {column}")
            }
            Self::NotHermitian { row, column } => {
                write!(out, "the mass matrix is not Hermitian at variables {row} and {column}")
            }
            Self::Indefinite { variable, value } => write!(
                out,
                "the mass matrix is not positive semidefinite: a direction led by variable {variable} has inertia {value:e}"
            ),
            Self::NegativeNoise { row } => write!(out, "row {row} has a negative variance"),
            Self::CannotApply { method, reason } => {
                write!(out, "the method {method} does not apply because {reason}")
            }
            Self::TooLarge { rows, columns, bytes } => write!(
                out,
                "{columns} variables and {rows} constraint rows are too many for dense matrices: they would take {:.1} GB, of {:.1} \
                 GB at most",
                *bytes as f64 / 1e9,
                MOST_BYTES as f64 / 1e9
            ),
            Self::Hidden { row } => {
                write!(out, "row {row} cannot be told from others: inertias differ too much in size")
            }
            Self::Overflow => write!(out, "the numbers of the answer are too large"),
            Self::NoConvergence { what } => write!(out, "{what} did not converge"),
            Self::UnknownMethod { name } => write!(out, "there is no method named {name:?}"),
        }
    }
}

impl std::error::Error for EnforceError {}
