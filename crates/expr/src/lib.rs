//! Expressions of mechanics: parsed, differentiated, simplified, printed and evaluated on one graph.

mod differentiate;
mod graph;
mod parse;
mod print;
mod rational;
mod simplify;
mod substitute;
mod transfer;

mod dual;
mod elementary;
mod eval;
mod lanes;
#[cfg(feature = "native")]
mod native;
mod scalar;

pub use dual::Dual;
pub use eval::{CompileError, Program};
pub use graph::{Expr, Function, Graph, Node, Relation, Symbol};
pub use lanes::Lanes;
#[cfg(feature = "native")]
pub use native::{Native, NativeError};
pub use parse::{
    Ast, AstId, AstNode, BinaryOperator, CallArgument, FreeNames, Names, ParseError, Span,
    did_you_mean, is_reserved, parse, parse_equation,
};
pub use print::{latex, latex_name, text};
pub use scalar::Scalar;
