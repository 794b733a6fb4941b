//! Printing.

use crate::graph::{Expr, Graph};

/// `e` in the expression language.
pub fn text(graph: &Graph, e: Expr) -> String {
    format!("{:?}", graph.node(e))
}

/// `e` as LaTeX (mathematics mode, without delimiters).
pub fn latex(graph: &Graph, e: Expr) -> String {
    text(graph, e)
}
