//! Expressions of mechanics: parsed, differentiated, simplified and printed on one graph.

mod differentiate;
mod graph;
mod parse;
mod print;
mod rational;
mod simplify;
mod substitute;
mod transfer;

pub use graph::{Expr, Function, Graph, Node, Relation, Symbol};
pub use parse::{
    Ast, AstId, AstNode, BinaryOperator, CallArgument, FreeNames, Names, ParseError, Span,
    did_you_mean, is_reserved, parse, parse_equation,
};
pub use print::{latex, latex_name, text};
