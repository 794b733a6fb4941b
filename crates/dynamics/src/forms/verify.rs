//! Whether derived formulas hold in numbers: at states on the constraints, against the rows, 𝓜 and forces that the model has there.
//!
//! ```text
//! A Z = 0,  A ζ = b  for all rows,  n − rank A columns of Z                                          (1)
//! M_r = Zᵀ M Z,  f_r = Zᵀ (f + φ − M ζ)                                                              (2)
//! A α = b,  Zᵀ (M α − f − φ) = 0                                                                     (3)
//! ```
//!
//! each relative to the size of what it adds up. No property of a formula says how many digits it loses; these numbers do.

use dalembert_expr::Expr;

use super::Body;
use super::flat::Flat;
use super::linear::Linear;
use super::points::Points;
use super::reduced::Reduced;
use crate::error::ModelError;
use crate::model::Model;

/// Disagreement relative to the size of what is added up.
const AGREES: f64 = 1e-8;
/// The same for what follows from the state, which meets the constraints only nearly.
const NEARLY: f64 = 1e-7;
/// Forces below this are compared as if they were as large.
const LEAST: f64 = 1e-6;
/// Rounding of a row relative to its natural size, at velocities of one.
const ROUNDING: f64 = 1e-9;

/// A row at one point.
struct Row {
    number: usize,
    entries: Vec<(usize, f64)>,
    b: f64,
    /// What of A x − b is rounding, for x of order one.
    rounding: f64,
}

/// The model at one point.
struct Numbers {
    /// Rows that must hold.
    rows: Vec<Row>,
    /// M by row, with rows that yield.
    mass: Vec<Vec<f64>>,
    /// f + φ, with rows that yield.
    force: Vec<f64>,
}

/// Σ and Σ|·|.
fn sums(terms: impl Iterator<Item = f64>) -> (f64, f64) {
    terms.fold((0.0, 0.0), |(sum, size), x| (sum + x, size + x.abs()))
}

/// Whether a form holds at all points.
///
/// # Errors
/// What does not hold, in words.
pub(crate) fn holds(flat: &Flat, body: &Body, points: &Points<'_>) -> Result<(), ModelError> {
    if !points.admissible {
        return Ok(());
    }
    let numbers: Vec<Numbers> = (0..points.states.len()).map(|k| Numbers::at(points, k)).collect();
    match body {
        Body::Multipliers => Ok(()),
        Body::Linear(linear) => linear_holds(flat, linear, points, &numbers),
        Body::Reduced(reduced) => reduced_holds(flat, reduced, points, &numbers),
        Body::Explicit { accelerations, reduced } => {
            reduced_holds(flat, reduced, points, &numbers)?;
            explicit_holds(flat, (accelerations, reduced), points, &numbers)
        }
    }
}

impl Numbers {
    fn at(points: &Points<'_>, k: usize) -> Self {
        let (model, state) = (points.model, &points.states[k]);
        let n = model.n();
        let mut e = crate::equations::Equations::new(model);
        e.evaluate(state.t, &state.y, &state.inputs);
        let mut dense = vec![0.0; n * n];
        e.mass_into(&mut dense);
        let mut mass: Vec<Vec<f64>> = (0..n).map(|i| (0..n).map(|j| dense[j * n + i]).collect()).collect();
        let mut force: Vec<f64> = (0..n).map(|i| e.force[i] + e.phi[i]).collect();
        let speed =
            model.variables.iter().filter_map(|v| v.state.last()).fold(0.0_f64, |m, &i| m.max(state.y[i].abs()));
        let mut rows = Vec::new();
        for r in 0..model.rows.len() {
            let entries: Vec<(usize, f64)> = e.row(r).collect();
            if e.yields(r) {
                for &(i, x) in &entries {
                    entries.iter().for_each(|&(j, y)| mass[i][j] += x * y / e.noise(r));
                    force[i] += x * e.b[r] / e.noise(r);
                }
            } else {
                let scale = points.scale(r).get(k).copied().unwrap_or(0.0);
                let rounding = ROUNDING * scale * (1.0 + speed * speed);
                rows.push(Row { number: r, entries, b: e.b[r], rounding });
            }
        }
        Self { rows, mass, force }
    }

    /// A x = b (or 0): the first row that does not hold.
    fn broken(&self, x: &[f64], right: bool, tolerance: f64) -> Option<usize> {
        let most = x.iter().fold(1.0_f64, |m, x| m.max(x.abs()));
        let holds = |row: &Row| {
            let b = if right { row.b } else { 0.0 };
            let (sum, size) = sums(row.entries.iter().map(|&(c, a)| a * x[c]).chain([-b]));
            sum.abs() <= tolerance * size + row.rounding * most
        };
        self.rows.iter().find(|row| !holds(row)).map(|row| row.number)
    }

    /// A row of Zᵀ M Z that is not what it should be.
    fn wrong_mass(&self, z: &[Vec<f64>], found: &[f64]) -> Option<usize> {
        let f = z.len();
        let carried: Vec<Vec<f64>> = z.iter().map(|z| self.carried(z)).collect();
        let product = |i: usize, j: usize| sums(z[i].iter().zip(&carried[j]).map(|(x, y)| x * y));
        let sizes: Vec<f64> = (0..f).map(|i| product(i, i).1.sqrt()).collect();
        (0..f).find(|&i| {
            (0..f).any(|j| {
                let (wanted, size) = product(i, j);
                !((found[i * f + j] - wanted).abs() <= NEARLY * (size + sizes[i] * sizes[j]))
            })
        })
    }

    /// An entry of Zᵀ (f + φ − M ζ) that is not what it should be.
    fn wrong_force(&self, z: &[Vec<f64>], zeta: &[f64], found: &[f64]) -> Option<usize> {
        let carried = self.carried(zeta);
        (0..z.len()).find(|&i| {
            let terms = z[i].iter().zip(self.force.iter().zip(&carried)).flat_map(|(z, (f, c))| [z * f, -z * c]);
            let (wanted, size) = sums(terms);
            !((found[i] - wanted).abs() <= NEARLY * size.max(LEAST))
        })
    }

    /// M x.
    fn carried(&self, x: &[f64]) -> Vec<f64> {
        self.mass.iter().map(|row| row.iter().zip(x).map(|(m, x)| m * x).sum()).collect()
    }
}

/// The refusal.
fn refused(what: &str) -> ModelError {
    let message =
        format!("the formulas for {what} are lost in rounding: near the start they disagree with the numbers");
    ModelError::whole(message).help("choose other variables with `--independent`, or use `evaluate` for numbers")
}

fn row_refused(model: &Model, row: usize) -> ModelError {
    refused(&format!("the motion that constraint `{}` allows", model.rows[row].name))
}

/// Columns of a matrix at a point.
fn columns(values: &[f64], width: usize) -> Vec<Vec<f64>> {
    (0..width).map(|j| values.iter().skip(j).step_by(width).copied().collect()).collect()
}

/// The first half of (1).
fn spans(model: &Model, numbers: &Numbers, z: &[Vec<f64>]) -> Result<(), ModelError> {
    z.iter().try_for_each(|z| numbers.broken(z, false, NEARLY).map_or(Ok(()), |row| Err(row_refused(model, row))))
}

/// The second half of (1).
fn is_complete(points: &Points<'_>, independent: usize) -> Result<(), ModelError> {
    let freedoms = points.model.n() - points.rank;
    if independent == freedoms {
        return Ok(());
    }
    Err(refused(&format!("the dependent variables (with {independent} independent ones, where {freedoms} can move)")))
}

fn reduced_holds(flat: &Flat, reduced: &Reduced, points: &Points<'_>, numbers: &[Numbers]) -> Result<(), ModelError> {
    let (g, model) = (&flat.graph, points.model);
    let f = reduced.independent.len();
    is_complete(points, f)?;
    let all = (points.values(g, &reduced.z.concat()), points.values(g, &reduced.zeta));
    let equations = (points.values(g, &reduced.mass.concat()), points.values(g, &reduced.force));
    for (k, here) in numbers.iter().enumerate() {
        let (z, zeta) = (columns(&all.0[k], f), &all.1[k]);
        spans(model, here, &z)?;
        here.broken(zeta, true, NEARLY).map_or(Ok(()), |row| Err(row_refused(model, row)))?;
        let wrong = here.wrong_mass(&z, &equations.0[k]).or_else(|| here.wrong_force(&z, zeta, &equations.1[k]));
        if let Some(i) = wrong {
            return Err(refused(&format!("`{}`", model.variables[reduced.independent[i]].highest())));
        }
    }
    variables_hold(flat, reduced, points)
}

/// Dependent positions and velocities.
fn variables_hold(flat: &Flat, reduced: &Reduced, points: &Points<'_>) -> Result<(), ModelError> {
    let es: Vec<Expr> = reduced.eliminated.iter().map(|e| e.2).collect();
    for (values, state) in points.sizes(&flat.graph, &es).iter().zip(&points.states) {
        for (&(column, slot, _), &(value, size)) in reduced.eliminated.iter().zip(values) {
            let variable = &points.model.variables[column];
            if !((value - state.y[variable.state[slot]]).abs() <= NEARLY * size.max(1.0)) {
                return Err(refused(&format!("`{}`", variable.slot(slot))));
            }
        }
    }
    Ok(())
}

/// (3)
fn explicit_holds(
    flat: &Flat,
    (accelerations, reduced): (&[Expr], &Reduced),
    points: &Points<'_>,
    numbers: &[Numbers],
) -> Result<(), ModelError> {
    let (g, model) = (&flat.graph, points.model);
    let f = reduced.independent.len();
    let (alphas, zs) = (points.values(g, accelerations), points.values(g, &reduced.z.concat()));
    for (k, here) in numbers.iter().enumerate() {
        let alpha = &alphas[k];
        here.broken(alpha, true, AGREES).map_or(Ok(()), |row| Err(row_refused(model, row)))?;
        for (z, &column) in columns(&zs[k], f).iter().zip(&reduced.independent) {
            let inertial = (0..z.len()).flat_map(|i| (0..z.len()).map(move |j| (i, j)));
            let inertial = inertial.map(|(i, j)| z[i] * here.mass[i][j] * alpha[j]);
            let (sum, size) = sums(inertial.chain(z.iter().zip(&here.force).map(|(z, f)| -z * f)));
            if !(sum.abs() <= AGREES * size.max(LEAST)) {
                return Err(refused(&format!("`{}`", model.variables[column].highest())));
            }
        }
    }
    Ok(())
}

/// (1) and (2) of a linear system, whose columns of N are any that span.
fn linear_holds(flat: &Flat, l: &Linear, points: &Points<'_>, numbers: &[Numbers]) -> Result<(), ModelError> {
    let (g, f) = (&flat.graph, l.independent.len());
    is_complete(points, f)?;
    let (bases, masses) = (points.values(g, &l.basis.concat()), points.values(g, &l.reduced[0].concat()));
    for (k, here) in numbers.iter().enumerate() {
        let z = columns(&bases[k], f);
        spans(points.model, here, &z)?;
        if here.wrong_mass(&z, &masses[k]).is_some() {
            return Err(refused("the reduced masses"));
        }
    }
    Ok(())
}
