//! Expressions of mechanics: parsed, differentiated, simplified, printed and evaluated, all on one graph.
//!
//! | file | content |
//! |---|---|
//! | `graph/` | [`Graph`]: every distinct expression once, in a canonical form kept by its constructors |
//! | `parse/` | [`parse`], [`parse_equation`]: text to [`Ast`] to [`Expr`], with places in every error |
//! | `differentiate.rs` | [`Graph::derivative`], sparse [`Graph::jacobian`], [`Graph::total_derivative`] |
//! | `corner.rs` | [`Graph::mean_at_corners`]: derivatives where signs are zero |
//! | `substitute.rs` | [`Graph::substitute`] |
//! | `simplify/` | [`Graph::simplify`], [`Graph::expand`] |
//! | `unified.rs` | [`Graph::unified`]: equal parts made one |
//! | `print/` | [`text`], [`latex`] |
//! | `eval/` | [`Program`]: many expressions compiled to one tape, evaluated on any [`Scalar`] |
//! | `native/` | `Native`: the same tape as machine code (feature `native`) |
//! | `symbolic.rs` | [`Symbolic`]: expressions as a [`Scalar`], so that generic algorithms write formulas |
//! | `tolerances.rs` | thresholds, with dimension and reason |
//!
//! What holds everywhere:
//!
//! - Expressions are real. Identities are applied where they hold for all values that the parts
//!   usually have: `x/x` is 1, `0·x` is 0, `√x·√x` is `x`. What has no finite value, such as
//!   `1/0`, is kept as it is and never folded away.
//! - No algorithm recurses on the depth of an expression, and each is linear in its size, so that
//!   a million nested parentheses or a graph of 10⁵ nodes are ordinary input.
//! - Equal calls give equal graphs, node for node: nothing depends on the order of a hash table.
//! - Tape, native code and every lane give the same bits for `f64`, whatever the processor.
//!
//! ```
//! use dalembert_expr::{FreeNames, Graph, latex, parse};
//! let mut g = Graph::new();
//! let kinetic = parse("m/2*((l*cos(q)*q')^2 + (l*sin(q)*q')^2)")?.build(&mut g, &mut FreeNames)?;
//! let rate = g.symbol("q'");
//! let momentum = g.derivative(kinetic, rate);
//! let momentum = g.simplify(momentum);
//! assert_eq!(latex(&g, momentum), r"m l^2 \dot{q}");
//! # Ok::<(), dalembert_expr::ParseError>(())
//! ```

mod corner;
mod differentiate;
mod graph;
mod hash;
mod parse;
mod print;
mod rational;
mod rounding;
mod simplify;
mod substitute;
mod tolerances;
mod transfer;
mod unified;

mod eval;
#[cfg(feature = "native")]
mod native;
pub mod symbolic;

pub use dalembert_scalar::{Dependence, Derivative, Directions, Dual, Lanes, Scalar};
pub use eval::{Asked, Bend, Bump, CompileError, Origin, POINTS, Piece, Program, SHARES};
pub use graph::{Expr, Function, Graph, Node, Relation, Symbol};
#[cfg(feature = "native")]
pub use native::{Native, NativeError};
pub use parse::{
    Ast, AstId, AstNode, BinaryOperator, CallArgument, FreeNames, Names, ParseError, Span, did_you_mean, is_reserved,
    parse, parse_equation, with_numbers,
};
pub use print::{latex, latex_name, latex_word, text};
pub use rational::{exact_dot, exact_quotient};
pub use symbolic::Symbolic;
