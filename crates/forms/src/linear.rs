//! Linear systems with constant linear constraints (theory §8, seed 004).
//!
//! ```text
//! M q̈ + D q̇ + S q = Cᵀ λ + F τ + r(t),   C q = 0                             (1)
//! P = Cᵀ (C M⁻¹ Cᵀ)⁻¹ C M⁻¹,  P² = P,   constraint forces −P (F τ + r − D q̇ − S q)    (2)
//! q = N q_r,  C N = 0:   X_r = Nᵀ X N for X = M, D, S;   F_r = Nᵀ F            (3)
//! n_k = b_k − Σ_{j<k} (n_jᵀ M b_k)/(n_jᵀ M n_j) n_j                             (4)
//! ```
//!
//! (4) is [L alg. 1] without the normalization, so that no roots appear. (2) has the sign that C q̈ = 0 requires; (20) of the seed lacks the minus.

use std::collections::HashMap;

use dalembert_expr::{Expr, Graph, Symbol};

use super::Basis;
use super::algebra::{Algebra, Matrix, transpose};
use super::elimination::{Pivots, eliminate};
use super::flat::{Flat, Meaning};
use super::points::Points;
use super::reduced::{columns_of, complete, hard_and_soft, null_space};
use dalembert_model::model::Model;
use dalembert_spec::error::ModelError;

/// The matrices of (1)–(4).
#[derive(Clone, Debug)]
pub struct Linear {
    /// M, n×n.
    pub mass: Matrix,
    /// D, n×n.
    pub damping: Matrix,
    /// S, n×n.
    pub stiffness: Matrix,
    /// F, one column per input.
    pub input: Matrix,
    /// r(t): what depends on neither q, q̇ nor τ.
    pub rest: Vec<Expr>,
    /// C, independent rows only.
    pub constraint: Matrix,
    /// Rows of the model in C.
    pub rows: Vec<usize>,
    /// Rows that others imply.
    pub dropped: Vec<usize>,
    /// C M⁻¹ Cᵀ, where M is regular.
    pub compliance: Option<Matrix>,
    /// P, where M is regular.
    pub projector: Option<Matrix>,
    /// N.
    pub basis: Matrix,
    /// How N was made.
    pub kind: Basis,
    /// Columns whose coordinates span the null space.
    pub independent: Vec<usize>,
    /// `M_r`, `D_r`, `S_r`.
    pub reduced: [Matrix; 3],
    /// `F_r`.
    pub reduced_input: Matrix,
    /// Nᵀ r.
    pub reduced_rest: Vec<Expr>,
}

/// Coefficients of (1).
struct Coefficients {
    damping: Matrix,
    stiffness: Matrix,
    input: Matrix,
    rest: Vec<Expr>,
}

/// Whether a model has the form (1), and then its matrices.
///
/// # Errors
/// For names in `independent` that are none.
pub fn linear(
    flat: &mut Flat,
    algebra: &mut Algebra,
    (independent, kind, pivots): (&[String], Basis, Pivots),
    points: &Points<'_>,
) -> Result<Option<Linear>, ModelError> {
    let model = points.model;
    let kept = columns_of(model, independent)?;
    if !has_linear_shape(model, flat) {
        return Ok(None);
    }
    let Some(coefficients) = coefficients(flat, algebra) else { return Ok(None) };
    let (hard, _) = hard_and_soft(flat, points);
    if !hard.iter().all(|&r| is_homogeneous(flat, r)) {
        return Ok(None);
    }
    let e = eliminate(flat, algebra, (&hard, &kept, pivots), points)?;
    complete(model, &kept, &e.independent)?;
    let (z, _) = null_space(model.n(), flat, &e);
    let rows: Vec<usize> = hard.into_iter().filter(|r| !e.dropped.contains(r)).collect();
    let constraint = constraint_matrix(flat, &rows);
    let g = &mut flat.graph;
    let mass: Matrix = flat.mass.iter().map(|row| row.iter().map(|&e| algebra.tidy(g, e)).collect()).collect();
    let (compliance, projector) = projector(flat, algebra, &mass, &constraint).unzip();
    let (basis, kind) = match kind {
        Basis::Orthogonal => match gram_schmidt(flat, algebra, &mass, &z) {
            Some(n) => (n, Basis::Orthogonal),
            None => (z, Basis::Coordinates),
        },
        Basis::Coordinates => (z, Basis::Coordinates),
    };
    let Coefficients { damping, stiffness, input, rest } = coefficients;
    let g = &mut flat.graph;
    let reduced = [&mass, &damping, &stiffness].map(|x| algebra.congruent(g, &basis, x));
    let reduced_input = algebra.product(g, &transpose(&basis), &input);
    let reduced_rest = algebra.apply(g, &transpose(&basis), &rest);
    Ok(Some(Linear {
        mass,
        damping,
        stiffness,
        input,
        rest,
        constraint,
        rows,
        dropped: e.dropped,
        compliance,
        projector,
        basis,
        kind,
        independent: e.independent,
        reduced,
        reduced_input,
        reduced_rest,
    }))
}

/// Why a model that has not the form (1) has no basis.
pub fn other(model: &Model) -> String {
    let why = match model.rows.iter().find(|row| row.depth != 2) {
        Some(row) if row.depth == 1 => format!("`{}` holds between velocities", row.name),
        Some(row) => format!("`{}` holds between accelerations", row.name),
        None => "this model is none".to_owned(),
    };
    format!("a basis is for linear systems with constraints C q = 0, and {why}: leave --basis out")
}

/// Second order, no quasi-velocities, position constraints, constant M, nothing non-ideal or soft.
fn has_linear_shape(model: &Model, flat: &Flat) -> bool {
    model.variables.iter().all(|v| v.order == 2)
        && flat.rates.is_empty()
        && model.rows.iter().all(|r| r.depth == 2 && r.baumgarte.is_none())
        && flat.rows.iter().all(|r| r.noise.is_none() && r.a.iter().all(|e| flat.is_constant(e.1)))
        && flat.phi.iter().all(|&e| flat.graph.constant_value(e) == Some(0.0))
        && flat.mass.iter().flatten().all(|&e| flat.is_constant(e))
}

/// −∂f/∂q̇, −∂f/∂q, ∂f/∂τ and the rest, if all are what (1) wants.
fn coefficients(flat: &mut Flat, algebra: &mut Algebra) -> Option<Coefficients> {
    let slot = |s: usize| flat.states.iter().map(|c| c[s]).collect::<Vec<Symbol>>();
    let (q, v, inputs) = (slot(0), slot(1), flat.inputs.clone());
    let stiffness = slopes(flat, algebra, &q, -1.0)?;
    let damping = slopes(flat, algebra, &v, -1.0)?;
    let input = slopes(flat, algebra, &inputs, 1.0)?;
    let g = &mut flat.graph;
    let zero = g.constant(0.0);
    let origin: HashMap<Symbol, Expr> = q.iter().chain(&v).chain(&inputs).map(|&s| (s, zero)).collect();
    let rest = g.substitute(&flat.force, &origin);
    Some(Coefficients { damping, stiffness, input, rest })
}

/// sign · ∂f/∂s, if constant.
fn slopes(flat: &mut Flat, algebra: &mut Algebra, symbols: &[Symbol], sign: f64) -> Option<Matrix> {
    let mut out = Vec::with_capacity(flat.force.len());
    for f in flat.force.clone() {
        let mut row = Vec::with_capacity(symbols.len());
        for &s in symbols {
            let g = &mut flat.graph;
            let d = g.derivative(f, s);
            let sign = g.constant(sign);
            let d = g.mul(sign, d);
            let d = algebra.tidy(g, d);
            if !flat.is_constant(d) {
                return None;
            }
            row.push(d);
        }
        out.push(row);
    }
    Some(out)
}

/// Whether the row's residual is C q without a rest.
fn is_homogeneous(flat: &mut Flat, row: usize) -> bool {
    let h = flat.rows[row].stages[0];
    let zero = flat.graph.constant(0.0);
    let origin: HashMap<Symbol, Expr> =
        flat.meaning.iter().filter(|(_, m)| matches!(m, Meaning::State { .. })).map(|(&s, _)| (s, zero)).collect();
    let rest = flat.graph.substitute(&[h], &origin)[0];
    flat.graph.is_rational_zero(rest) == Some(true) && flat.graph.is_rational_zero(flat.rows[row].b) == Some(true)
}

fn constraint_matrix(flat: &mut Flat, rows: &[usize]) -> Matrix {
    let zero = flat.graph.constant(0.0);
    let line = |r: &usize| {
        let mut row = vec![zero; flat.alpha.len()];
        flat.rows[*r].a.iter().for_each(|&(c, e)| row[c] = e);
        row
    };
    rows.iter().map(line).collect()
}

/// C M⁻¹ Cᵀ and P; `None` where M is singular as a formula or there are no constraints.
fn projector(flat: &mut Flat, algebra: &mut Algebra, mass: &Matrix, c: &Matrix) -> Option<(Matrix, Matrix)> {
    if c.is_empty() {
        return None;
    }
    let g = &mut flat.graph;
    let mut shortest = |g: &Graph, _: usize, column: &[Expr]| {
        let nonzero = |&i: &usize| g.clone().is_rational_zero(column[i]) == Some(false);
        (0..column.len()).filter(nonzero).min_by_key(|&i| (g.written_size(column[i]), i))
    };
    let mobility = algebra.solve(g, mass.clone(), transpose(c), &mut shortest)?;
    let compliance = algebra.product(g, c, &mobility);
    let inner = algebra.solve(g, compliance.clone(), transpose(&mobility), &mut shortest)?;
    let projector = algebra.product(g, &transpose(c), &inner);
    Some((compliance, projector))
}

/// (4) on the columns of b; `None` where a norm vanishes.
fn gram_schmidt(flat: &mut Flat, algebra: &mut Algebra, mass: &Matrix, b: &Matrix) -> Option<Matrix> {
    let g = &mut flat.graph;
    let mut done: Vec<(Vec<Expr>, Expr, Vec<Expr>)> = Vec::new();
    for mut n in transpose(b) {
        let start = n.clone();
        for (other, norm, image) in &done {
            let overlap = algebra.dot(g, image, &start);
            if g.constant_value(overlap) == Some(0.0) {
                continue;
            }
            let share = algebra.quotient(g, overlap, *norm);
            for (x, &y) in n.iter_mut().zip(other) {
                *x = algebra.minus_product(g, *x, share, y);
            }
        }
        let image = algebra.apply(g, mass, &n);
        let norm = algebra.dot(g, &n, &image);
        if g.is_rational_zero(norm) != Some(false) {
            return None;
        }
        done.push((n, norm, image));
    }
    let columns: Matrix = done.into_iter().map(|d| d.0).collect();
    Some(if columns.is_empty() { b.clone() } else { transpose(&columns) })
}
