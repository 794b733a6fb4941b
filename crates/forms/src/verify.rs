//! Whether derived formulas hold in numbers: at states on the constraints, against the rows, 𝓜 and forces that the model has there.
//!
//! ```text
//! A Z = 0,  A ζ = b  for all rows,  n − rank A columns of Z                                          (1)
//! M_r = Zᵀ M Z,  f_r = Zᵀ (f + φ − M ζ)                                                              (2)
//! A α = b,  Zᵀ (M α − f − φ) = 0                                                                     (3)
//! ```
//!
//! each relative to the size of what it adds up. No property of a formula says how many digits it loses; these numbers do.

use dalembert_dense as dense;
use dalembert_expr::Expr;
use faer::Mat;

use super::Body;
use super::flat::Flat;
use super::linear::Linear;
use super::points::Points;
use super::reduced::Reduced;
use crate::tolerances::{
    FORMULA_ACCELERATION, FORMULA_AGREES, FORMULA_LEAST_FORCE, FORMULA_NEARLY, FORMULA_NUMBERS, FORMULA_ROW,
};
use dalembert_model::model::Model;
use dalembert_spec::error::ModelError;

/// A row at one point.
struct Row {
    number: usize,
    entries: Vec<(usize, f64)>,
    b: f64,
    /// What of A x is rounding, for x of natural size.
    rounding: f64,
}

/// The model at one point.
struct Numbers {
    /// Rows that must hold.
    rows: Vec<Row>,
    /// Motions of natural size by column.
    motions: Vec<f64>,
    /// Accelerations in these that rows leave at least: of the motion as it is, and of one by the model's own rate.
    least: f64,
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
pub fn holds(flat: &Flat, body: &Body, points: &Points<'_>) -> Result<(), ModelError> {
    if !points.admissible {
        return Ok(());
    }
    let numbers: Vec<Numbers> = (0..points.states.len()).map(|k| Numbers::at(points, k)).collect();
    match body {
        Body::Multipliers | Body::Energy(_) => Ok(()),
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
        let mut e = dalembert_dynamics::equations::Equations::new(model);
        e.evaluate(state.t, &state.y, &state.inputs);
        let mut dense = vec![0.0; n * n];
        e.mass_into(&mut dense);
        let mut mass: Vec<Vec<f64>> = (0..n).map(|i| (0..n).map(|j| dense[j * n + i]).collect()).collect();
        let mut force: Vec<f64> = (0..n).map(|i| e.force[i] + e.phi[i]).collect();
        let motions: Vec<f64> = (0..n).map(|c| points.motion(c)).collect();
        let last = model.variables.iter().zip(&motions).filter_map(|(v, motion)| Some((v.state.last()?, motion)));
        let speed = last.map(|(&i, motion)| (state.y[i] / motion).abs()).fold(model.natural.of_derivative(1), f64::max);
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
                let rounding = FORMULA_ROW * scale;
                rows.push(Row { number: r, entries, b: e.b[r], rounding });
            }
        }
        Self { rows, motions, least: speed * speed, mass, force }
    }

    /// A x = b (or 0): the first row that does not hold.
    fn broken(&self, x: &[f64], right: bool, tolerance: f64) -> Option<usize> {
        let least = if right { self.least } else { 0.0 };
        let most = x.iter().zip(&self.motions).map(|(x, motion)| (x / motion).abs()).fold(least, f64::max);
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
                !((found[i * f + j] - wanted).abs() <= FORMULA_NEARLY * (size + sizes[i] * sizes[j]))
            })
        })
    }

    /// An entry of Zᵀ (f + φ − M ζ) that is not what it should be.
    fn wrong_force(&self, z: &[Vec<f64>], zeta: &[f64], found: &[f64]) -> Option<usize> {
        let net = self.net(z, zeta);
        let floors = self.floors(z, &net);
        (0..z.len()).find(|&i| {
            let (wanted, size) = net[i];
            !((found[i] - wanted).abs() <= FORMULA_NEARLY * size.max(floors[i]))
        })
    }

    /// Zᵀ (f + φ − M ζ) and the size of what it adds up.
    fn net(&self, z: &[Vec<f64>], zeta: &[f64]) -> Vec<(f64, f64)> {
        let carried = self.carried(zeta);
        let terms =
            |z: &Vec<f64>| sums(z.iter().zip(self.force.iter().zip(&carried)).flat_map(|(z, (f, c))| [z * f, -z * c]));
        z.iter().map(terms).collect()
    }

    /// Forces along the columns of Z that are none beside the others: those that give the same acceleration in the mass metric, or where
    /// there is no inertia, the same force. One that gives a natural acceleration is there even if all of them cancel.
    fn floors(&self, z: &[Vec<f64>], net: &[(f64, f64)]) -> Vec<f64> {
        let unit: Vec<f64> =
            z.iter().map(|z| sums(z.iter().zip(self.carried(z)).map(|(x, y)| x * y)).0.max(0.0).sqrt()).collect();
        let inertial = net.iter().zip(&unit).filter(|(_, m)| **m > 0.0);
        let own = z.iter().zip(&unit).map(|(z, m)| m * self.natural(z)).fold(0.0_f64, f64::max);
        let most = inertial.map(|(f, m)| f.1 / m).fold(own, f64::max);
        let largest = net.iter().fold(0.0_f64, |m, f| m.max(f.1));
        unit.iter().map(|&m| FORMULA_LEAST_FORCE * if m > 0.0 { m * most } else { largest }).collect()
    }

    /// The acceleration along a column of Z that no coordinate takes part in by more than is natural.
    fn natural(&self, z: &[f64]) -> f64 {
        let most = z.iter().zip(&self.motions).map(|(z, motion)| (z / motion).abs()).fold(0.0_f64, f64::max);
        if most > 0.0 { self.least / most } else { 0.0 }
    }

    /// Zᵀ M Z with units that make its diagonal one, and these units.
    fn scaled_mass(&self, z: &[Vec<f64>]) -> (Mat<f64>, Vec<f64>) {
        let carried: Vec<Vec<f64>> = z.iter().map(|z| self.carried(z)).collect();
        let mass = |i: usize, j: usize| sums(z[i].iter().zip(&carried[j]).map(|(x, y)| x * y)).0;
        let unit = |i: usize| Some(mass(i, i).abs().sqrt()).filter(|m| *m > 0.0).unwrap_or(1.0);
        let units: Vec<f64> = (0..z.len()).map(unit).collect();
        (Mat::from_fn(z.len(), z.len(), |i, j| mass(i, j) / (units[i] * units[j])), units)
    }

    /// π̇ that solves (3), for each the acceleration that goes with the others in the mass metric, and the share of it that is known.
    fn accelerations(&self, z: &[Vec<f64>], zeta: &[f64]) -> (Vec<(f64, f64)>, f64) {
        let (f, (scaled, units)) = (z.len(), self.scaled_mass(z));
        let net = self.net(z, zeta);
        let x = dense::Lu::new(&scaled).solve(&Mat::from_fn(f, 1, |i, _| net[i].0 / units[i]));
        let own = (0..f).map(|i| FORMULA_LEAST_FORCE * units[i] * self.natural(&z[i])).fold(0.0_f64, f64::max);
        let size = (0..f).fold(own, |m, i| m.max(x[(i, 0)].abs()));
        let least = dense::singular_values(&scaled).map_or(0.0, |s| s.into_iter().fold(f64::INFINITY, f64::min));
        let known = (FORMULA_NUMBERS / least.max(f64::MIN_POSITIVE)).max(FORMULA_ACCELERATION);
        ((0..f).map(|i| (x[(i, 0)] / units[i], size / units[i])).collect(), known)
    }

    /// M x.
    fn carried(&self, x: &[f64]) -> Vec<f64> {
        self.mass.iter().map(|row| row.iter().zip(x).map(|(m, x)| m * x).sum()).collect()
    }
}

/// Whether short decimals say what the inertias of bodies determine, where no rows tie them: before anything is derived.
///
/// # Errors
/// Names the acceleration that is nearly without inertia.
pub fn tellable(points: &Points<'_>, noise: f64) -> Result<(), ModelError> {
    let n = points.model.n();
    let units: Vec<Vec<f64>> = (0..n).map(|i| (0..n).map(|j| f64::from(u8::from(i == j))).collect()).collect();
    for k in 0..points.states.len() {
        let (scaled, _) = Numbers::at(points, k).scaled_mass(&units);
        let Some(svd) = dense::svd(&scaled) else { continue };
        let least = svd.S().column_vector().iter().last().copied().unwrap_or(1.0);
        if least > n as f64 * f64::EPSILON && least * FORMULA_ACCELERATION < noise {
            let along = |i: usize| svd.V()[(i, n - 1)].abs();
            let top = (0..n).fold(0.0_f64, |m, i| m.max(along(i)));
            // Rotations stand before the motions of points that go with them.
            let first = (0..n).find(|&i| along(i) > 0.5 * top).unwrap_or(0);
            let message = format!(
                "`{}` is nearly without inertia: beside what it shares with other accelerations, {least:.0e} of it is left, which formulas \
                 with short numbers can't tell from none",
                points.model.variables[first].highest()
            );
            return Err(ModelError::whole(message).help("use `evaluate` for numbers, or ask for the reduced form"));
        }
    }
    Ok(())
}

/// The refusal.
pub(super) fn refused(what: &str) -> ModelError {
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
    z.iter()
        .try_for_each(|z| numbers.broken(z, false, FORMULA_NEARLY).map_or(Ok(()), |row| Err(row_refused(model, row))))
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
        here.broken(zeta, true, FORMULA_NEARLY).map_or(Ok(()), |row| Err(row_refused(model, row)))?;
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
            let own = points.model.natural.of_slot(column, slot as i32);
            if !((value - state.y[variable.state[slot]]).abs() <= FORMULA_NEARLY * size.max(own)) {
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
    let zetas = points.values(g, &reduced.zeta);
    for (k, here) in numbers.iter().enumerate() {
        let alpha = &alphas[k];
        here.broken(alpha, true, FORMULA_AGREES).map_or(Ok(()), |row| Err(row_refused(model, row)))?;
        let (z, zeta) = (columns(&zs[k], f), &zetas[k]);
        let floors = here.floors(&z, &here.net(&z, zeta));
        let (solved, known) = here.accelerations(&z, zeta);
        for (i, &column) in reduced.independent.iter().enumerate() {
            let z = &z[i];
            let inertial = (0..z.len()).flat_map(|i| (0..z.len()).map(move |j| (i, j)));
            let inertial = inertial.map(|(i, j)| z[i] * here.mass[i][j] * alpha[j]);
            let (sum, size) = sums(inertial.chain(z.iter().zip(&here.force).map(|(z, f)| -z * f)));
            let (wanted, natural) = solved[i];
            // Of a combination, (3) says the same.
            let combined = reduced.combined.iter().any(|c| c.place == i);
            let close = combined || (alpha[column] - wanted).abs() <= known * wanted.abs().max(natural);
            if !(close && sum.abs() <= FORMULA_AGREES * size.max(floors[i])) {
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
