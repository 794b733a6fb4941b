//! Numbers read off frames, as expressions.

use dalembert_expr::Expr;

/// A number read off frames.
#[derive(Clone, Debug)]
pub(super) struct Number {
    /// s; none of velocities.
    pub value: Option<Expr>,
    /// ṡ
    pub rate: Expr,
    /// Nonzero entries of J by column.
    pub row: Vec<(usize, Expr)>,
    /// c
    pub bias: Expr,
}
