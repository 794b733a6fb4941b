//! Minimal equations: Zᵀ M Z π̇ = Zᵀ (f + φ − M ζ), and the accelerations that follow.
//!
//! Rows with noise R are not enforced but act as forces, −Aᵀ R⁻¹ (A α − b) (theory §5), so that M becomes M + Aᵀ R⁻¹ A
//! and f becomes f + Aᵀ R⁻¹ b. Dependent velocities are given wherever ḣ is linear in them, dependent positions
//! where h is, with a coefficient that no state changes. Where pivots would vanish at some states, rows between velocities leave combinations
//! of these instead, if those of [`super::admissible`] divide by nothing:
//!
//! ```text
//! q̇ = S v + v_p,   Z = S,  ζ = Ṡ v + v̇_p,   v_k = Σ_i S_ik (q̇_i − (v_p)_i)/Σ_i S_ik²  over the q̇ that v_k alone moves
//! ```
//!
//! Short formulas that no state divides are put into the equations; other dependent
//! variables stay there by name.

use std::collections::HashMap;

use dalembert_expr::{Expr, Graph, Node, Symbol, text};

use super::admissible::{Admissible, Line, admissible, fresh, is_unit_row};
use super::algebra::{Algebra, Matrix, transpose};
use super::bounds::never_vanishes;
use super::elimination::{Dependent, Elimination, Pivots, eliminate, velocity_side};
use super::flat::Flat;
use super::naming::reachable;
use super::points::{Points, is_of_numbers};
use crate::tolerances::pivots::SLOPE;
use crate::tolerances::zeros::SUMS;
use dalembert_dynamics::independent::{columns_named, miscounted};
use dalembert_model::model::Model;
use dalembert_spec::error::ModelError;

/// Leaves of a dependent variable's formula that is put into the equations.
const SIMPLE: usize = 12;

/// Equations in independent velocities.
#[derive(Clone, Debug)]
pub struct Reduced {
    /// Columns of the independent velocities π; of one that is a combination, the column that moves most by it.
    pub independent: Vec<usize>,
    /// Those of π that are combinations.
    pub combined: Vec<Combined>,
    /// Velocities that these give: column and formula.
    pub rates: Vec<(usize, Expr)>,
    /// Rows that others imply.
    pub dropped: Vec<usize>,
    /// Expressions that must not vanish.
    pub conditions: Vec<Expr>,
    /// Dependent variables that the constraints give as formulas: (column, slot, formula).
    pub eliminated: Vec<(usize, usize, Expr)>,
    /// Dependent accelerations in terms of the independent ones.
    pub accelerations: Vec<(usize, Expr)>,
    /// Z, one row per column.
    pub z: Matrix,
    /// ζ, one per column.
    pub zeta: Vec<Expr>,
    /// Zᵀ M Z.
    pub mass: Matrix,
    /// Zᵀ (f + φ − M ζ).
    pub force: Vec<Expr>,
}

/// A velocity that is none of the model's own.
#[derive(Clone, Debug)]
pub struct Combined {
    /// Its place among the independent ones.
    pub place: usize,
    /// Its symbol.
    pub symbol: Expr,
    /// The symbol of its derivative.
    pub rate: Expr,
    /// What it is of the model's velocities.
    pub formula: Expr,
}

/// Z and ζ, with what they are by.
struct Motion {
    independent: Vec<usize>,
    combined: Vec<Combined>,
    dropped: Vec<usize>,
    conditions: Vec<Expr>,
    z: Matrix,
    zeta: Vec<Expr>,
    /// Columns whose velocities are dependent.
    dependent: Vec<usize>,
    rates: Vec<(usize, Expr)>,
    eliminated: Vec<(usize, usize, Expr)>,
}

/// Rows that are enforced exactly and those that are not.
pub fn hard_and_soft(flat: &Flat, points: &Points<'_>) -> (Vec<usize>, Vec<usize>) {
    (0..flat.rows.len()).partition(|&r| match flat.rows[r].noise {
        Some(noise) => points.values(&flat.graph, &[noise])[0][0] == 0.0,
        None => true,
    })
}

/// Columns of the names that the user wants to keep.
pub fn columns_of(model: &Model, names: &[String]) -> Result<Vec<usize>, ModelError> {
    columns_named(model, names).map_err(|e| ModelError::whole(e.message))
}

/// Whether the columns that were named are all that stay independent.
///
/// # Errors
/// Where others had to be added.
pub fn complete(model: &Model, named: &[usize], independent: &[usize]) -> Result<(), ModelError> {
    if named.is_empty() || named.len() == independent.len() {
        return Ok(());
    }
    Err(ModelError::whole(miscounted(model, named, independent)))
}

/// Derives the minimal equations.
pub fn reduce(
    flat: &mut Flat,
    algebra: &mut Algebra,
    (independent, pivots): (&[String], Pivots),
    points: &Points<'_>,
) -> Result<Reduced, ModelError> {
    let model = points.model;
    let kept = columns_of(model, independent)?;
    let (hard, soft) = hard_and_soft(flat, points);
    let elimination = eliminate(flat, algebra, (&hard, &kept, pivots), points)?;
    complete(model, &kept, &elimination.independent)?;
    let (mass, force) = with_soft_rows(flat, algebra, &soft);
    let avoidable = !elimination.conditions.is_empty() && kept.is_empty() && pivots == Pivots::Short;
    // How far elimination came says nothing of these.
    let mut own = algebra.fresh(false);
    let smooth = if avoidable { smooth(flat, &mut own, &hard, points) } else { None };
    if smooth.is_some() {
        *algebra = own;
    }
    let motion = match smooth {
        Some(motion) => motion,
        None => {
            let (z, zeta) = null_space(model.n(), flat, &elimination);
            let eliminated = eliminated(flat, algebra, &hard, &elimination, points);
            let dependent = elimination.dependent.iter().map(|d| d.column).collect();
            let Elimination { independent, dropped, conditions, .. } = elimination;
            let (combined, rates) = (Vec::new(), Vec::new());
            Motion { independent, combined, dropped, conditions, z, zeta, dependent, rates, eliminated }
        }
    };
    let Motion { independent, combined, dropped, conditions, z, zeta, dependent, rates, eliminated } = motion;
    let simple = |e: &(usize, usize, Expr)| is_simple(flat, e.2);
    let map: HashMap<Symbol, Expr> =
        eliminated.iter().filter(|e| simple(e)).map(|&(c, slot, e)| (flat.states[c][slot], e)).collect();
    let g = &mut flat.graph;
    let mut on_constraints = |e: Expr| {
        let e = g.substitute(&[e], &map)[0];
        algebra.tidy(g, e)
    };
    let z: Matrix = z.iter().map(|row| row.iter().map(|&e| on_constraints(e)).collect()).collect();
    let zeta: Vec<Expr> = zeta.iter().map(|&e| on_constraints(e)).collect();
    let mass: Matrix = mass.iter().map(|row| row.iter().map(|&e| on_constraints(e)).collect()).collect();
    let force: Vec<Expr> = force.iter().map(|&e| on_constraints(e)).collect();
    let conditions: Vec<Expr> = conditions.iter().map(|&e| on_constraints(e)).collect();
    let inertial = algebra.apply(g, &mass, &zeta);
    let rest: Vec<Expr> = force.iter().zip(&inertial).map(|(&f, &m)| g.sub(f, m)).collect();
    let mut reduced_mass = algebra.congruent(g, &z, &mass);
    let reduced_force = algebra.apply(g, &transpose(&z), &rest);
    uncouple(flat, points, &mut reduced_mass);
    let mut of_pi: Vec<Expr> = independent.iter().map(|&c| flat.graph.var(flat.alpha[c])).collect();
    combined.iter().for_each(|c| of_pi[c.place] = c.rate);
    let accelerations: Vec<(usize, Expr)> =
        dependent.iter().map(|&c| (c, affine(&mut flat.graph, algebra, (&z[c], &of_pi), zeta[c]))).collect();
    let conditions = essentials(flat, model, &conditions);
    let given = rates.iter().map(|r| r.1).chain(combined.iter().map(|c| c.formula));
    let given = given.chain(eliminated.iter().map(|e| e.2)).chain(accelerations.iter().map(|a| a.1));
    let equations = z.iter().chain(&reduced_mass).chain([&zeta, &reduced_force]).flatten().copied();
    let formulas: Vec<Expr> = given.chain(equations).collect();
    let conditions = needed(flat, conditions, &formulas);
    Ok(Reduced {
        independent,
        combined,
        rates,
        dropped,
        conditions,
        eliminated,
        accelerations,
        z,
        zeta,
        mass: reduced_mass,
        force: reduced_force,
    })
}

/// Makes couplings zero that are rounding against the inertias that they couple.
fn uncouple(flat: &mut Flat, points: &Points<'_>, mass: &mut Matrix) {
    let n = mass.len();
    let at = points.values(&flat.graph, &mass.concat());
    let zero = flat.graph.constant(0.0);
    for (i, j) in (0..n).flat_map(|i| (0..n).map(move |j| (i, j))).filter(|(i, j)| i != j) {
        let small = |m: &Vec<f64>| m[i * n + j].abs() <= SUMS * (m[i * n + i] * m[j * n + j]).abs().sqrt();
        if is_of_numbers(flat, mass[i][j]) && at.iter().all(small) {
            mass[i][j] = zero;
        }
    }
}

/// Whether a formula is short and nothing in it is divided by the state.
pub(super) fn is_simple(flat: &Flat, e: Expr) -> bool {
    flat.graph.written_size(e) <= SIMPLE && !divides_by_state(flat, e)
}

/// Whether a formula has a power of the state that is no positive number.
fn divides_by_state(flat: &Flat, e: Expr) -> bool {
    let g = &flat.graph;
    reachable(g, &[e]).into_iter().any(|e| match g.node(e) {
        Node::Power(base, n) => !(g.constant_value(n).is_some_and(|n| n > 0.0) || flat.is_constant(base)),
        _ => false,
    })
}

/// What of these must not vanish and might, each once.
pub(super) fn essentials(flat: &mut Flat, model: &Model, conditions: &[Expr]) -> Vec<Expr> {
    let mut found: Vec<Expr> = Vec::new();
    for &e in conditions {
        found.extend(essential(flat, model, e).filter(|e| !found.contains(e)));
    }
    found
}

/// What must not vanish in a product: 2 l x/y ≠ 0 says no more than x ≠ 0.
fn essential(flat: &mut Flat, model: &Model, e: Expr) -> Option<Expr> {
    let e = numerator(flat, e);
    let factors = match flat.graph.node(e) {
        Node::Product(factors) => factors.to_vec(),
        _ => vec![e],
    };
    let mut kept = Vec::new();
    for f in factors {
        let (base, above) = match flat.graph.node(f) {
            Node::Power(base, n) => (base, flat.graph.constant_value(n).is_none_or(|n| n > 0.0)),
            _ => (f, true),
        };
        if above && !flat.is_constant(base) && !never_vanishes(flat, model, base) {
            kept.push(base);
        }
    }
    (!kept.is_empty()).then(|| flat.graph.product(&kept))
}

/// What stands above in a formula that is divided by the state, if that is not much longer.
fn numerator(flat: &mut Flat, e: Expr) -> Expr {
    if !divides_by_state(flat, e) {
        return e;
    }
    let g = &mut flat.graph;
    let one = g.constant(1.0);
    let above = g.lowest_terms(&[e, one])[0];
    let most = g.written_size(e) + g.written_size(e) / 4 + 3;
    if g.written_size(above) <= most { above } else { e }
}

/// Conditions without those on a variable alone that nothing is divided by: what one pivot divides by, the next may take away again.
fn needed(flat: &mut Flat, conditions: Vec<Expr>, formulas: &[Expr]) -> Vec<Expr> {
    let g = &mut flat.graph;
    let divisor = |e: Expr| match g.node(e) {
        Node::Power(base, n) if g.constant_value(n).is_none_or(|n| n < 0.0) => Some(base),
        _ => None,
    };
    let all = [formulas, &conditions].concat();
    let divisors: Vec<Expr> = reachable(g, &all).into_iter().filter_map(divisor).collect();
    let zero = g.constant(0.0);
    let mut divided = |e: Expr| {
        let Node::Symbol(s) = g.node(e) else { return true };
        divisors.iter().any(|&d| {
            let at = g.substitute(&[d], &std::iter::once((s, zero)).collect())[0];
            at != d && g.is_rational_zero(at) != Some(false)
        })
    };
    conditions.into_iter().filter(|&e| divided(e)).collect()
}

/// Z and ζ with a row per column.
pub fn null_space(n: usize, flat: &mut Flat, e: &Elimination) -> (Matrix, Vec<Expr>) {
    let g = &mut flat.graph;
    let (zero, one) = (g.constant(0.0), g.constant(1.0));
    let mut z = vec![vec![zero; e.independent.len()]; n];
    let mut zeta = vec![zero; n];
    for (j, &c) in e.independent.iter().enumerate() {
        z[c][j] = one;
    }
    for Dependent { column, z: row, zeta: offset, .. } in &e.dependent {
        z[*column].clone_from(row);
        zeta[*column] = *offset;
    }
    (z, zeta)
}

/// M + Aᵀ R⁻¹ A and f + φ + Aᵀ R⁻¹ b.
fn with_soft_rows(flat: &mut Flat, algebra: &mut Algebra, soft: &[usize]) -> (Matrix, Vec<Expr>) {
    let g = &mut flat.graph;
    let mut mass = flat.mass.clone();
    let mut force: Vec<Expr> = flat.force.iter().zip(&flat.phi).map(|(&f, &p)| g.add(f, p)).collect();
    for &r in soft {
        let row = &flat.rows[r];
        let Some(noise) = row.noise else { continue };
        for &(i, ai) in &row.a {
            let weighted = g.div(ai, noise);
            for &(j, aj) in &row.a {
                let term = g.mul(weighted, aj);
                mass[i][j] = g.add(mass[i][j], term);
            }
            let push = g.mul(weighted, row.b);
            force[i] = g.add(force[i], push);
        }
    }
    for e in mass.iter_mut().flatten().chain(&mut force) {
        *e = algebra.tidy(g, *e);
    }
    (mass, force)
}

/// Σ_j z_j x_j + e.
fn affine(g: &mut Graph, algebra: &mut Algebra, (z, x): (&[Expr], &[Expr]), e: Expr) -> Expr {
    let mut terms: Vec<Expr> = z.iter().zip(x).map(|(&zj, &xj)| g.mul(zj, xj)).collect();
    terms.push(e);
    let sum = g.sum(&terms);
    algebra.tidy(g, sum)
}

/// A basis of velocities that divides by nothing, of a system of second order with rows between velocities alone.
fn smooth(flat: &mut Flat, algebra: &mut Algebra, hard: &[usize], points: &Points<'_>) -> Option<Motion> {
    let (model, n) = (points.model, points.model.n());
    let of_velocities = hard.iter().all(|&r| model.rows[r].depth == 1) && model.variables.iter().all(|v| v.order == 2);
    of_velocities.then_some(())?;
    let zero = flat.graph.constant(0.0);
    let mut rows = Vec::with_capacity(hard.len());
    for &row in hard {
        let beta = velocity_side(flat, row, points, points.scale(row))?;
        let mut a = vec![zero; n];
        flat.rows[row].a.iter().for_each(|&(c, e)| a[c] = e);
        rows.push(Line { row, a, beta });
    }
    let Admissible { s, drive, mut conditions, dropped } = admissible(flat, algebra, (&rows, n, &[]), points)?;
    // Where a field has zeros of its own, these are said.
    (!s.iter().flatten().chain(&drive).any(|&e| divides_by_state(flat, e))).then_some(())?;
    let k = s.first().map_or(0, Vec::len);
    let velocities: Vec<Expr> = (0..n).map(|c| flat.graph.var(flat.velocity(c))).collect();
    let (mut independent, mut combined) = (Vec::with_capacity(k), Vec::new());
    // v in the model's velocities, and by name.
    let (mut values, mut names) = (Vec::with_capacity(k), Vec::with_capacity(k));
    for j in 0..k {
        let is_zero = |e: Expr| flat.graph.constant_value(e) == Some(0.0);
        if let Some(c) = (0..n).find(|&i| is_zero(drive[i]) && is_unit_row(flat, &s[i], j)) {
            independent.push(c);
            values.push(velocities[c]);
            names.push(velocities[c]);
            continue;
        }
        let alone = |i: &usize| s[*i].iter().enumerate().all(|(m, &e)| is_zero(e) != (m == j));
        let moved: Vec<usize> = (0..n).filter(alone).collect();
        let entries: Vec<Expr> = moved.iter().map(|&i| s[i][j]).collect();
        let at = points.values(&flat.graph, &entries);
        let here = at.first()?;
        let most = (0..moved.len()).max_by(|&x, &y| here[x].abs().total_cmp(&here[y].abs()).then(y.cmp(&x)))?;
        let g = &mut flat.graph;
        let rests: Vec<Expr> = moved.iter().map(|&i| g.sub(velocities[i], drive[i])).collect();
        let along = algebra.dot(g, &entries, &rests);
        let square = algebra.dot(g, &entries, &entries);
        let formula = algebra.quotient(g, along, square);
        if !flat.is_constant(square) {
            conditions.push(square);
        }
        let symbol = fresh(flat, &format!("v{}", j + 1));
        let rate = format!("{}'", text(&flat.graph, symbol));
        let rate = flat.graph.symbol(&rate);
        let rate = flat.graph.var(rate);
        independent.push(moved[most]);
        combined.push(Combined { place: j, symbol, rate, formula });
        values.push(formula);
        names.push(symbol);
    }
    let all: Vec<Expr> = s.concat().into_iter().chain(drive.iter().copied()).collect();
    let slopes = flat.moved(&all, &velocities, true);
    let g = &mut flat.graph;
    let zeta = (0..n).map(|i| affine(g, algebra, (&slopes[i * k..(i + 1) * k], &values), slopes[n * k + i])).collect();
    let dependent: Vec<usize> = (0..n).filter(|c| !names.contains(&velocities[*c])).collect();
    let rates = dependent.iter().map(|&c| (c, affine(g, algebra, (&s[c], &names), drive[c]))).collect();
    let eliminated = Vec::new();
    Some(Motion { independent, combined, dropped, conditions, z: s, zeta, dependent, rates, eliminated })
}

/// Dependent velocities and positions as formulas of the independent ones: (column, slot, formula).
pub(super) fn eliminated(
    flat: &mut Flat,
    algebra: &mut Algebra,
    hard: &[usize],
    e: &Elimination,
    points: &Points<'_>,
) -> Vec<(usize, usize, Expr)> {
    let positions = positions(flat, algebra, hard, e, points);
    let g = &mut flat.graph;
    let map: HashMap<Symbol, Expr> = positions.iter().map(|&(c, slot, e)| (flat.states[c][slot], e)).collect();
    let mut all = positions;
    for d in &e.dependent {
        if let Some(velocity) = d.velocity {
            let velocity = g.substitute(&[velocity], &map)[0];
            let slot = flat.states[d.column].len() - 1;
            all.push((d.column, slot, algebra.tidy(g, velocity)));
        }
    }
    all
}

/// Positions: constraints h = 0 of depth two or more, linear in a dependent variable with a constant coefficient.
fn positions(
    flat: &mut Flat,
    algebra: &mut Algebra,
    hard: &[usize],
    e: &Elimination,
    points: &Points<'_>,
) -> Vec<(usize, usize, Expr)> {
    let mut known: Vec<(usize, usize, Expr)> = Vec::new();
    for &r in hard.iter().filter(|&&r| points.model.rows[r].depth >= 2 && !e.dropped.contains(&r)) {
        let map: HashMap<Symbol, Expr> = known.iter().map(|&(c, slot, e)| (flat.states[c][slot], e)).collect();
        let h = flat.graph.substitute(&[flat.rows[r].stages[0]], &map)[0];
        let h = algebra.tidy(&mut flat.graph, h);
        let Some((column, slot, formula)) = solvable(flat, algebra, e, (r, h, &known), points) else { continue };
        let g = &mut flat.graph;
        let one = std::iter::once((flat.states[column][slot], formula)).collect();
        for k in &mut known {
            let e = g.substitute(&[k.2], &one)[0];
            k.2 = algebra.tidy(g, e);
        }
        known.push((column, slot, formula));
    }
    known
}

fn solvable(
    flat: &mut Flat,
    algebra: &mut Algebra,
    e: &Elimination,
    (row, h, known): (usize, Expr, &[(usize, usize, Expr)]),
    points: &Points<'_>,
) -> Option<(usize, usize, Expr)> {
    let model = points.model;
    for d in &e.dependent {
        let slot = (model.variables[d.column].order as usize).checked_sub(model.rows[row].depth)?;
        if known.iter().any(|k| k.0 == d.column) {
            continue;
        }
        let symbol = flat.states[d.column][slot];
        let slope = flat.graph.derivative(h, symbol);
        let slope = algebra.tidy(&mut flat.graph, slope);
        if flat.graph.constant_value(slope) == Some(0.0) || !flat.is_constant(slope) {
            continue;
        }
        let at = points.values(&flat.graph, &[slope]);
        let motion = points.motion(d.column);
        if !at.iter().zip(points.scale(row)).all(|(x, s)| x[0].abs() * motion > SLOPE * s) {
            continue;
        }
        let g = &mut flat.graph;
        let zero = std::iter::once((symbol, g.constant(0.0))).collect();
        let rest = g.substitute(&[h], &zero)[0];
        let rest = g.neg(rest);
        return Some((d.column, slot, algebra.quotient(g, rest, slope)));
    }
    None
}
