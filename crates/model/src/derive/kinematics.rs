//! Quasi-velocities: from `u = rate(t, q, q̇)` to q̇ in terms of u.
//!
//! A hierarchy of models [O §2] lets q⟨l+1⟩ be any function of (t, q⟨l⟩, q̇⟨l⟩) that can be solved for q̇⟨l⟩. With π the velocities in
//! use (u where a quasi-velocity is defined, q̇ elsewhere), rates affine in q̇ are
//!
//! ```text
//! π = Y(t,q) q̇ + y₀(t,q)          (1)
//! q̇ = W (π − y₀),   W = Y⁻¹       (2)
//! M_π = Wᵀ M W,   f_π = Wᵀ (f − M d/dt(W(π − y₀))|_{π̇ = 0})      (3)
//! ```
//!
//! (2) is found by elimination on expressions, over the quasi-velocities only: the other rows of Y are those of the
//! identity. (3) is Boltzmann–Hamel's equation without its symbols of three indices.

use std::collections::HashMap;

use crate::tolerances::VANISHES;
use dalembert_expr::{Expr, Graph, Symbol};
use dalembert_spec::error::ModelError;
use dalembert_spec::spec::Span;

/// Largest system that is solved by determinants.
const CRAMER: usize = 4;

/// Solves the square system `rows · x = right` of expressions. `None` if the matrix is singular for every value of its
/// symbols.
///
/// Small systems are solved by Cramer's rule: it divides by nothing but the determinant, so that the solution has a value
/// wherever one exists (body rates of Euler angles at ψ = 0). Larger ones by elimination with pivots that are not zero as
/// functions, constants preferred.
pub fn solve(g: &mut Graph, rows: Vec<Vec<Expr>>, right: Vec<Expr>) -> Option<Vec<Expr>> {
    if right.len() <= CRAMER { cramer(g, &rows, &right) } else { eliminate(g, rows, right) }
}

fn cramer(g: &mut Graph, rows: &[Vec<Expr>], right: &[Expr]) -> Option<Vec<Expr>> {
    let n = right.len();
    let all: Vec<usize> = (0..n).collect();
    let d = determinant(g, rows, &all, 0);
    let d = g.expand(d);
    let d = g.simplify(d);
    if vanishes(g, d) {
        return None;
    }
    let mut x = Vec::with_capacity(n);
    for k in 0..n {
        let replaced: Vec<Vec<Expr>> =
            (0..n).map(|i| (0..n).map(|j| if j == k { right[i] } else { rows[i][j] }).collect()).collect();
        let numerator = determinant(g, &replaced, &all, 0);
        let numerator = g.simplify(numerator);
        let e = g.div(numerator, d);
        x.push(g.simplify(e));
    }
    Some(x)
}

/// Laplace's expansion along row `row` over the given columns; at most [`CRAMER`] deep.
fn determinant(g: &mut Graph, rows: &[Vec<Expr>], columns: &[usize], row: usize) -> Expr {
    let mut terms = Vec::with_capacity(columns.len());
    for (k, &column) in columns.iter().enumerate() {
        if g.constant_value(rows[row][column]) == Some(0.0) {
            continue;
        }
        let others: Vec<usize> = columns.iter().copied().filter(|&c| c != column).collect();
        let minor = determinant(g, rows, &others, row + 1);
        let term = g.mul(rows[row][column], minor);
        terms.push(if k % 2 == 0 { term } else { g.neg(term) });
    }
    if columns.is_empty() { g.constant(1.0) } else { g.sum(&terms) }
}

fn eliminate(g: &mut Graph, mut rows: Vec<Vec<Expr>>, mut right: Vec<Expr>) -> Option<Vec<Expr>> {
    let n = right.len();
    for k in 0..n {
        let candidates: Vec<usize> = (k..n).filter(|&i| !vanishes(g, rows[i][k])).collect();
        let pivot = candidates.into_iter().min_by_key(|&i| (g.constant_value(rows[i][k]).is_none(), i))?;
        rows.swap(k, pivot);
        right.swap(k, pivot);
        for i in k + 1..n {
            if g.constant_value(rows[i][k]) == Some(0.0) {
                continue;
            }
            let factor = g.div(rows[i][k], rows[k][k]);
            for j in k..n {
                let product = g.mul(factor, rows[k][j]);
                let e = g.sub(rows[i][j], product);
                rows[i][j] = g.simplify(e);
            }
            let product = g.mul(factor, right[k]);
            let e = g.sub(right[i], product);
            right[i] = g.simplify(e);
        }
    }
    for k in (0..n).rev() {
        let mut e = right[k];
        for j in k + 1..n {
            let product = g.mul(rows[k][j], right[j]);
            e = g.sub(e, product);
        }
        let e = g.div(e, rows[k][k]);
        right[k] = g.simplify(e);
    }
    Some(right)
}

/// Whether an expression is zero as a function: tried at two points that no user writes.
pub fn vanishes(g: &mut Graph, e: Expr) -> bool {
    if let Some(value) = g.constant_value(e) {
        return value == 0.0;
    }
    let symbols = g.symbols_of(&[e]);
    [0.618_033_988_749_894_9, 0.414_213_562_373_095_1].iter().all(|&seed| {
        let map: HashMap<Symbol, Expr> = symbols
            .iter()
            .enumerate()
            .map(|(i, &s)| {
                let x = 0.3 + ((i as f64 + 1.0) * seed).fract();
                (s, g.constant(x))
            })
            .collect();
        let numeric = g.substitute(&[e], &map)[0];
        g.number(numeric).is_some_and(|v| v.abs() < VANISHES)
    })
}

/// Solves the definitions `u_k = formula_k(q, q̇)` for the rates of the variables that they replace.
///
/// `replaced[k]` is the symbol q̇ that `u_k` replaces, `velocity[k]` the symbol u itself; the answer holds q̇ in terms of u.
pub fn rates(
    g: &mut Graph,
    replaced: &[Symbol],
    velocity: &[Expr],
    formulas: &[Expr],
    spans: &[Span],
) -> Result<Vec<Expr>, ModelError> {
    let n = replaced.len();
    let zero = g.constant(0.0);
    let at_rest: HashMap<Symbol, Expr> = replaced.iter().map(|&s| (s, zero)).collect();
    let mut rows = Vec::with_capacity(n);
    let mut right = Vec::with_capacity(n);
    for k in 0..n {
        let row: Vec<Expr> = replaced.iter().map(|&s| g.derivative(formulas[k], s)).collect();
        if row.iter().any(|&e| replaced.iter().any(|&s| g.depends_on(e, s))) {
            return Err(ModelError::at(spans[k], "a quasi-velocity must be linear in the rates it replaces")
                .help("write it as a sum of rates with coefficients that depend on positions and time only"));
        }
        let rest = g.substitute(&[formulas[k]], &at_rest)[0];
        rows.push(row);
        right.push(g.sub(velocity[k], rest));
    }
    solve(g, rows, right).ok_or_else(|| {
        ModelError::at(spans[0], "these quasi-velocities do not determine the rates they replace")
            .help("each needs a rate of its own; one of them is a combination of the others")
    })
}
