//! The expression language: text to [`Ast`] to [`crate::Expr`].
//!
//! ```text
//! comparison = sum [("<" | "<=" | ">" | ">=" | "==" | "!=") sum]
//! sum        = product {("+" | "-") product}
//! product    = sign {("*" | "/") sign}
//! sign       = {"-" | "+"} power
//! power      = primary ["^" sign]                      right to left, so -x^2 is -(x^2)
//! primary    = number | name {"'"} | name "(" [comparison {"," comparison}] ")" | "(" comparison ")"
//!            | function "^" number "(" … ")"           sin^2(x) is sin(x)^2
//! name       = word {"." word | "[" index "]"}
//! index      = integer | word [("+" | "-") integer]                  a word that a repetition or a sum counts by
//! ```
//!
//! Nothing recurses on the depth of the text, and every step is linear in its length.

mod ast;
mod build;
mod error;
mod lexer;
mod parser;
mod sums;

pub use ast::{Ast, AstId, AstNode, BinaryOperator};
pub use build::{CallArgument, FreeNames, Names, is_reserved};
pub use error::{ParseError, Span, did_you_mean};
pub use parser::{parse, parse_equation};
pub use sums::with_numbers;
