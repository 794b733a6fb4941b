//! What is wrong with a model, by name: mobility, dependent and contradictory rows, reactions, inertia, assembly.

use dalembert_enforce::{Answer, MethodName, Tolerance};
use dalembert_integrate::Failure;
use faer::Mat;

use crate::accelerations::{Accelerations, named, sweeps, unbalanced};
use crate::assembly::assemble;
use crate::equations::Equations;
use crate::hard_rows::HardRows;
use crate::mechanism::Mechanism;
use crate::model::Model;
use crate::result::{AssemblyReport, Diagnosis, RedundancyKind, RedundantGroup};
use crate::state::{StartValues, State};

/// Poses tried beside the given one.
const WITNESSES: usize = 3;
/// How far witnesses lie, relative to max(1, |q|).
const SPREAD: f64 = 0.15;
/// From this many variables on, level structure is used.
const LARGE: usize = 256;
/// Largest mass block whose kernel is looked for.
const LARGEST_KERNEL: usize = 600;
/// Relative singular value below which rows of a group are dependent.
const DEPENDENT: f64 = 1e-9;

/// Examines a model at a state that assembly left behind.
///
/// # Errors
/// In words, if the equations have no finite numbers or negative inertia there.
pub fn diagnose(model: &Model, state: &State, assembly: AssemblyReport) -> Result<Diagnosis, Failure> {
    state.without_accelerations().map_err(Failure::new)?;
    let mut equations = Equations::new(model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    if let Some(what) = equations.not_finite() {
        return Err(Failure::new(what));
    }
    if model.n() > LARGE && sweeps(model) {
        return Ok(by_sweep(model, state, assembly));
    }
    let method = if model.n() > LARGE { MethodName::Hierarchical } else { MethodName::Multipliers };
    let answer =
        method.method::<f64>().enforce(&equations.problem(), &Tolerance::default()).map_err(|e| named(model, &e))?;
    let d = &answer.determinacy;
    let hard = HardRows::of(&mut equations, &answer, method)?;
    let mut diagnosis = Diagnosis {
        mobility: model.n() - hard.rank,
        variables: model.n(),
        rows: d.rows - hard.soft.len(),
        rank: hard.rank,
        gap: hard.gap,
        soft: hard.names(&equations),
        redundant: redundant(model, state, &answer, &assembly),
        reactions: model.rows.iter().zip(&d.reaction_determined).map(|(r, &ok)| (r.name.clone(), ok)).collect(),
        singular_directions: singular_directions(&mut equations),
        accelerations_unique: d.accelerations_unique,
        undetermined: d.undetermined.iter().map(|&c| model.variables[c].highest()).collect(),
        assembly,
        notes: Vec::new(),
    };
    diagnosis.notes = notes(model, &diagnosis);
    if !d.balanced {
        diagnosis.notes.insert(0, format!("The equations have no solution: {}.", unbalanced(model, &answer)));
    }
    Ok(diagnosis)
}

/// A large tree without constraints: one sweep tells whether everything has inertia.
fn by_sweep(model: &Model, state: &State, assembly: AssemblyReport) -> Diagnosis {
    let mut diagnosis = Diagnosis {
        mobility: model.n(),
        variables: model.n(),
        gap: f64::INFINITY,
        accelerations_unique: true,
        assembly,
        ..Diagnosis::default()
    };
    let mut accelerations = Accelerations::new(model, MethodName::Auto);
    let outcome = accelerations.solve(state.t, &state.y, &state.inputs);
    diagnosis.notes = notes(model, &diagnosis);
    if let Err(e) = outcome {
        diagnosis.accelerations_unique = false;
        diagnosis.notes.insert(0, format!("The accelerations are not determined: {}.", e.message));
    }
    diagnosis
}

fn redundant(model: &Model, state: &State, answer: &Answer<f64>, assembly: &AssemblyReport) -> Vec<RedundantGroup> {
    let d = &answer.determinacy;
    if d.redundant.is_empty() {
        return Vec::new();
    }
    let witnesses = Witnesses::new(model, state);
    d.redundant
        .iter()
        .map(|rows| RedundantGroup {
            rows: rows.iter().map(|&r| model.rows[r].name.clone()).collect(),
            kind: witnesses.kind(rows),
            consistent: !rows.iter().any(|&r| d.contradictory.contains(&r) || unmet(assembly, &model.rows[r].name)),
        })
        .collect()
}

/// Whether assembly could not meet a row, at any level.
fn unmet(assembly: &AssemblyReport, row: &str) -> bool {
    assembly.unmet.iter().any(|(name, _)| name.trim_start_matches("d/dt ") == row)
}

/// Equations at poses near the given one, anywhere and on the constraints.
struct Witnesses<'m> {
    anywhere: Vec<Equations<'m>>,
    admissible: Vec<Equations<'m>>,
}

impl<'m> Witnesses<'m> {
    fn new(model: &'m Model, state: &State) -> Self {
        let mut all = Self { anywhere: Vec::new(), admissible: Vec::new() };
        for k in 0..WITNESSES {
            let mut near = state.clone();
            for (i, y) in near.y.iter_mut().enumerate() {
                let noise =
                    ((i + 1) as f64 * 0.618_033_988_749_895 + (k + 1) as f64 * 0.414_213_562_373_095).fract() - 0.5;
                *y += 2.0 * SPREAD * noise * y.abs().max(1.0);
            }
            all.anywhere.push(at(model, &near));
            let mut free = StartValues::of(model);
            free.state = near;
            free.fixed.fill(false);
            free.given.fill(true);
            if assemble(model, &mut free).is_ok_and(|r| r.converged) {
                all.admissible.push(at(model, &free.state));
            }
        }
        all
    }

    /// Compares the rows' rank here with that at the witnesses.
    fn kind(&self, rows: &[usize]) -> RedundancyKind {
        let dependent = |e: &Equations<'_>| smallest_singular_value(e, rows) < DEPENDENT;
        if self.anywhere.iter().all(dependent) {
            RedundancyKind::Structural
        } else if !self.admissible.is_empty() && self.admissible.iter().all(dependent) {
            RedundancyKind::Generic
        } else {
            RedundancyKind::PoseOnly
        }
    }
}

fn at<'m>(model: &'m Model, state: &State) -> Equations<'m> {
    let mut equations = Equations::new(model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    equations
}

/// Of the rows, each made a unit vector.
fn smallest_singular_value(equations: &Equations<'_>, rows: &[usize]) -> f64 {
    let mut a: Mat<f64> = Mat::zeros(rows.len(), equations.model.n());
    for (i, &row) in rows.iter().enumerate() {
        let norm = equations.row(row).map(|e| e.1 * e.1).sum::<f64>().sqrt();
        for (column, value) in equations.row(row) {
            a[(i, column)] = if norm > 0.0 { value / norm } else { 0.0 };
        }
    }
    if rows.len() > equations.model.n() {
        return 0.0;
    }
    a.singular_values().map_or(0.0, |s| s.iter().fold(f64::INFINITY, |m, &x| m.min(x)))
}

/// Kernel of M, block by block, each direction scaled to a largest entry of 1.
fn singular_directions(equations: &mut Equations<'_>) -> Vec<Vec<(String, f64)>> {
    let mut out = Vec::new();
    for block in equations.problem().mass {
        kernel_of_block(equations.model, block.start, &block.matrix, &mut out);
    }
    out
}

fn kernel_of_block(model: &Model, start: usize, m: &Mat<f64>, out: &mut Vec<Vec<(String, f64)>>) {
    let n = m.nrows();
    if n > LARGEST_KERNEL {
        return;
    }
    let diagonal: Vec<f64> = (0..n).map(|i| m[(i, i)].abs().sqrt()).map(|d| if d > 0.0 { d } else { 1.0 }).collect();
    let scaled = Mat::from_fn(n, n, |i, j| m[(i, j)] / (diagonal[i] * diagonal[j]));
    let Ok(eigen) = scaled.self_adjoint_eigen(faer::Side::Lower) else { return };
    let values = eigen.S().column_vector();
    let vectors = eigen.U();
    for k in (0..n).filter(|&k| values[k] <= 1e-12 * n as f64) {
        let direction: Vec<f64> = (0..n).map(|i| vectors[(i, k)] / diagonal[i]).collect();
        let top = direction.iter().fold(0.0_f64, |m, x| if x.abs() > m.abs() { *x } else { m });
        let listed = (0..n).filter(|&i| direction[i].abs() > 1e-9 * top.abs());
        out.push(listed.map(|i| (model.variables[start + i].name.clone(), direction[i] / top)).collect());
    }
}

fn names<'a>(list: impl IntoIterator<Item = &'a String>) -> String {
    list.into_iter().map(|n| format!("`{n}`")).collect::<Vec<_>>().join(", ")
}

fn notes(model: &Model, d: &Diagnosis) -> Vec<String> {
    let mut notes = Vec::new();
    if !d.assembly.converged {
        notes.push(format!(
            "The start state can't be assembled: no state near the start values meets {}.",
            d.assembly.missed()
        ));
    }
    for group in &d.redundant {
        notes.push(match (group.consistent, group.rows.as_slice()) {
            (false, rows) => format!("The constraints {} contradict each other.", names(rows)),
            (true, [row]) => format!("Constraint `{row}` restricts nothing {}.", kind_words(group.kind)),
            (true, rows) => format!(
                "The constraints {} repeat each other {}: one of them can be left out, and their separate forces are not determined.",
                names(rows),
                kind_words(group.kind)
            ),
        });
    }
    if !d.accelerations_unique {
        notes.push(format!(
            "Nothing determines {}: no inertia and no constraint acts along it.",
            names(&d.undetermined)
        ));
    } else if !d.singular_directions.is_empty() {
        let massless: Vec<String> = d.singular_directions.iter().map(|dir| names(dir.iter().map(|e| &e.0))).collect();
        notes.push(format!(
            "The mass matrix is singular (no inertia along {}); the constraints determine the accelerations all the same.",
            massless.join("; ")
        ));
    }
    notes.extend(unset(model));
    notes.extend(model.mechanism.iter().flat_map(carried));
    if d.mobility == 0 && !model.rows.is_empty() {
        notes.push("The mechanism can't move: its constraints leave no degree of freedom.".into());
    }
    notes
}

/// What a mechanism carries as data without effect on its motion, and what its import left out.
pub(crate) fn carried(m: &Mechanism) -> Vec<String> {
    let mut notes = Vec::new();
    let limited = m.joints.iter().filter(|j| j.velocity_limit.is_some() || j.effort_limit.is_some()).count();
    if limited > 0 {
        notes.push(format!(
            "Velocity and effort limits of {limited} joint(s) are kept as data; they do not act in simulations."
        ));
    }
    let rubbing: Vec<&String> = m.joints.iter().filter(|j| j.friction > 0.0).map(|j| &j.name).collect();
    if !rubbing.is_empty() {
        let listed = names(rubbing.iter().take(6).copied());
        let more = if rubbing.len() > 6 { format!(" and {} more", rubbing.len() - 6) } else { String::new() };
        notes.push(format!(
            "Dry friction of the joints {listed}{more} is kept as data; it does not act in simulations."
        ));
    }
    let ranged = m.joints.iter().filter(|j| j.range.is_some()).count();
    if ranged > 0 {
        notes.push(format!(
            "The ranges of {ranged} joint(s) are kept as data: a simulation reports when a joint leaves its range, and goes on."
        ));
    }
    notes.extend(m.notes.iter().cloned());
    notes
}

fn kind_words(kind: RedundancyKind) -> &'static str {
    match kind {
        RedundancyKind::Structural => "in every state",
        RedundancyKind::Generic => "in every admissible pose",
        RedundancyKind::PoseOnly => "in this pose only (a singular pose)",
    }
}

/// Variables that no position constraint touches and that have no start value.
fn unset(model: &Model) -> Option<String> {
    let touched: std::collections::HashSet<usize> = model
        .rows
        .iter()
        .enumerate()
        .filter(|(_, r)| r.depth >= 2)
        .flat_map(|(i, _)| {
            let range = model.pattern.row_places[i].entries.clone();
            model.pattern.rows[range].iter().map(|e| e.column)
        })
        .collect();
    let missing: Vec<String> = model
        .variables
        .iter()
        .enumerate()
        .filter(|(i, v)| v.start[0].is_none() && !v.joint && !touched.contains(i))
        .map(|(_, v)| v.name.clone())
        .collect();
    (!missing.is_empty()).then(|| format!("No start value is given for {}; 0 is taken.", names(&missing)))
}
