//! What equations have to say, in the model's names.

use dalembert_answers::words::series;
use dalembert_bodies::spatial::Inertia;
use dalembert_bodies::tree::Massless;
use dalembert_enforce::step::StepStatus;
use dalembert_enforce::{Answer, EnforceError, MethodName, Tolerance};
use dalembert_integrate::Failure;
use dalembert_model::model::Model;

use crate::equations::Equations;
use crate::free_columns::free_columns;
use crate::kkt::DENSE_LIMIT;

/// The sentence for a joint along which nothing has inertia, at the state last evaluated: what it moves has none, or joints beyond it free the same motion.
pub fn no_inertia(equations: &mut Equations<'_>, massless: Massless) -> Failure {
    let shared = joints_beyond(equations, massless.node);
    let joint = equations.model.mechanism.iter().flat_map(|m| &m.joints).find(|j| j.nodes.contains(&massless.node));
    let name = joint.map_or("?", |j| j.name.as_str());
    if !shared.is_empty() {
        let all: Vec<String> = std::iter::once(name).chain(shared).map(|name| format!("`{name}`")).collect();
        return Failure::new(format!(
            "joints {} together free a motion in which nothing with inertia moves, as where they free the same one, so that their accelerations are not determined: \
             leave one out, or give a body between them mass and moments of inertia, or one of the joints an `armature`",
            series(&all)
        ));
    }
    if joint.is_some_and(|j| j.own) {
        return Failure::new(format!(
            "body `{name}` has no inertia along a motion that its joints leave free, so that its acceleration is not determined: give it mass and moments of inertia"
        ));
    }
    Failure::new(format!(
        "nothing that joint `{name}` moves has inertia along it, so that its acceleration is not determined: give a body \
         beyond it mass and moments of inertia, or the joint an `armature`"
    ))
}

/// Joints beyond a node up to the next bodies with inertia, if what the node moves has inertia along each of its motions as it stands: then it is these that yield to it.
fn joints_beyond<'m>(equations: &mut Equations<'m>, node: usize) -> Vec<&'m str> {
    let Some(m) = &equations.model.mechanism else { return Vec::new() };
    let (diagonal, nodes) = (equations.mass_diagonal(), m.tree.nodes());
    if m.tree.v_range(node).any(|v| !(diagonal[m.columns[v]] > 0.0)) {
        return Vec::new();
    }
    let is_light = |k: usize| nodes[k].inertia == Inertia::zero();
    let mut reached = vec![false; nodes.len()];
    for k in node + 1..nodes.len() {
        reached[k] = nodes[k].parent.is_some_and(|p| p == node || reached[p] && is_light(p));
    }
    let beyond = m.joints.iter().filter(|j| !j.nodes.contains(&node) && !j.columns.is_empty());
    beyond.filter(|j| j.nodes.clone().any(|k| reached[k])).map(|j| j.name.as_str()).collect()
}

/// An error of the matrices in the model's names.
pub fn named(model: &Model, error: &EnforceError) -> Failure {
    let column = |c: usize| model.variables.get(c).map_or("?", |v| v.name.as_str());
    Failure::new(match error {
        EnforceError::Indefinite { variable, .. } => {
            format!("the mass matrix is negative along `{}`", column(*variable))
        }
        EnforceError::NotHermitian { row, column: c } => {
            format!("the mass matrix is not symmetric between `{}` and `{}`", column(*row), column(*c))
        }
        EnforceError::NegativeNoise { row } => {
            format!("the noise of constraint `{}` is negative", model.rows.get(*row).map_or("?", |r| r.name.as_str()))
        }
        EnforceError::Hidden { row } => format!(
            "constraint `{}` cannot be told from others: the inertias of what they join differ too much in size",
            model.rows.get(*row).map_or("?", |r| r.name.as_str())
        ),
        other => other.to_string(),
    })
}

/// The same at a state: what overflows has a number that is far from all others.
pub fn named_at(equations: &Equations<'_>, error: &EnforceError) -> Failure {
    match (error, equations.farthest()) {
        (EnforceError::Overflow, Some((what, x))) => Failure::new(format!(
            "the numbers of the answer are too large: {what} is {} in the units of the model",
            dalembert_scalar::digits::brief(x, 3)
        )),
        _ => named(equations.model, error),
    }
}

/// The sentence for a force that nothing can balance: a part of f + φ in ker M ∩ ker A.
pub fn unbalanced(equations: &mut Equations<'_>, answer: &Answer<f64>) -> Failure {
    let (model, columns) = (equations.model, &answer.determinacy.undetermined);
    let names: Vec<&str> = columns.iter().take(6).map(|&c| model.variables[c].name.as_str()).collect();
    let inertia = equations.mass_diagonal();
    if columns.len() > 1 && columns.iter().all(|&c| inertia[c] > 0.0) {
        return Failure::new(format!(
            "a force acts on {} in a direction that has neither inertia nor a constraint, so that nothing can balance it: their rows of M depend on each other at \
             these values; if they always do, an equation without derivatives is left of them, which has to be written as one, for a variable of order 0",
            list(&names, columns.len())
        ));
    }
    Failure::new(format!(
        "a force acts on {}, which has no inertia and no constraint, so that nothing can balance it",
        list(&names, columns.len())
    ))
}

/// The sentence for accelerations that nothing determines.
pub fn undetermined(model: &Model, columns: &[usize]) -> Failure {
    let algebraic: Vec<&str> =
        columns.iter().map(|&c| &model.variables[c]).filter(|v| v.algebraic).map(|v| v.name.as_str()).collect();
    if !algebraic.is_empty() {
        return Failure::new(format!(
            "the equations of {} do not determine what is of order 0 here: but for rounding they hold whatever it is, so that the index is higher here than elsewhere, or what ties it is weaker than the rest by ten digits or more",
            list(&algebraic[..algebraic.len().min(6)], algebraic.len())
        ));
    }
    if columns.is_empty() {
        return hardly(model);
    }
    let names: Vec<String> = columns.iter().take(6).map(|&c| model.variables[c].highest()).collect();
    Failure::new(format!(
        "the equations do not determine {}: there is no inertia in that direction and no constraint either",
        list(&names, columns.len())
    ))
}

/// The sentence for accelerations, or rates of what is of order 0, that are determined by less than rounding leaves of it.
fn hardly(model: &Model) -> Failure {
    let algebraic: Vec<&str> = model.variables.iter().filter(|v| v.algebraic).map(|v| v.name.as_str()).collect();
    if algebraic.is_empty() {
        return Failure::new(
            "the equations hardly determine the accelerations: in one direction inertias and constraints are smaller than in others by ten digits or more",
        );
    }
    Failure::new(format!(
        "the equations hardly determine {} here, which are of order 0: in one direction their derivatives are smaller than in others by ten digits or more, as between nodes that \
         diodes hold which all block; a leak across these, or a capacitance, tells where they are",
        list(&algebraic[..algebraic.len().min(6)], algebraic.len())
    ))
}

/// The sentence for rows that contradict each other.
pub fn contradiction(model: &Model, rows: &[usize]) -> Failure {
    if rows.is_empty() {
        return Failure::new("the constraints contradict each other");
    }
    let names: Vec<&str> = rows.iter().map(|&r| model.rows[r].name.as_str()).collect();
    Failure::new(contradicting(&names))
}

/// What to do where constraints contradict each other at rates that they allow.
pub const GIVES_WAY: &str = "in a singular pose (`doctor` says whether it is one) parts give way a little in directions along which no motion goes on: start there with rates \
                             of zero, or beside it; elsewhere correct one of the constraints";

/// The same with names.
pub fn contradicting(names: &[impl std::fmt::Display]) -> String {
    match names {
        [one] => format!("no acceleration meets constraint `{one}` in this state"),
        _ => format!("the constraints {} contradict each other", list(&names[..names.len().min(6)], names.len())),
    }
}

fn list(names: &[impl std::fmt::Display], total: usize) -> String {
    let mut text = names.iter().map(|n| format!("`{n}`")).collect::<Vec<_>>().join(", ");
    if total > names.len() {
        text.push_str(&format!(" and {} more", total - names.len()));
    }
    text
}

/// No answer after all.
pub fn unmet(model: &Model, row: usize) -> Failure {
    Failure::new(format!(
        "the accelerations found do not meet constraint `{}`: the inertias or the terms of constraints differ too much in size",
        model.rows[row].name
    ))
}

/// Turns a status that leaves no answer into words.
///
/// # Errors
/// What a step solver met that no motion goes on from.
pub fn fatal(status: StepStatus, equations: &mut Equations<'_>) -> Result<(), Failure> {
    let model = equations.model;
    match status {
        StepStatus::Regular | StepStatus::RowsDependent { .. } | StepStatus::InertiaSingular => Ok(()),
        StepStatus::NotFinite => {
            Err(Failure::new(equations.not_finite().unwrap_or_else(|| "an equation is not a finite number".into())))
        }
        StepStatus::IndefiniteMass { variable } => {
            Err(Failure::new(format!("the mass matrix is negative along `{}`", model.variables[variable].name)))
        }
        StepStatus::AccelerationsNotUnique => Err(match answer(equations) {
            Some(d) => undetermined(model, &d.undetermined),
            None => undetermined(model, &free_columns(equations)),
        }),
        StepStatus::Inconsistent => {
            Err(match answer(equations).filter(|d| !d.consistent).or_else(|| to_the_digit(equations)) {
                Some(d) => contradiction(model, &d.contradictory),
                None => Failure::new("the constraints contradict each other"),
            })
        }
    }
}

/// Which rows contradict each other where the equations were evaluated last, in words; nothing where a motion meets all of them to rounding, or the model is too large to ask.
pub fn contradicted(equations: &mut Equations<'_>) -> Option<Failure> {
    let found = answer(equations)?;
    (!found.consistent).then(|| contradiction(equations.model, &found.contradictory))
}

/// What the general method says of it; nothing for models that are too large to ask.
fn answer(equations: &mut Equations<'_>) -> Option<dalembert_enforce::Determinacy<f64>> {
    judged(equations, true)
}

/// The same with nothing allowed for the rounding of rows: whose they are that part by more than a solver let pass.
fn to_the_digit(equations: &mut Equations<'_>) -> Option<dalembert_enforce::Determinacy<f64>> {
    judged(equations, false)
}

fn judged(equations: &mut Equations<'_>, rounded: bool) -> Option<dalembert_enforce::Determinacy<f64>> {
    if equations.model.n() > 4 * DENSE_LIMIT {
        return None;
    }
    let problem = equations.problem();
    let tolerance = if rounded { equations.tolerance(&problem) } else { Tolerance::default() };
    MethodName::Multipliers.real().enforce(&problem, &tolerance).ok().map(|a| a.determinacy)
}
