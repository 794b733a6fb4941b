//! Expressions.

mod differentiate;
mod graph;
mod simplify;
mod substitute;

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
pub use scalar::Scalar;
