//! What holds a mechanism that can't move.

use dalembert_dynamics::equations::Equations;
use dalembert_model::model::Origin;

use super::links::Links;
use super::spectrum::{Scales, Spectrum};
use super::words::{counted, joints};
use dalembert_answers::finding::{Finding, code};
use dalembert_answers::words::names;

/// Parts that are tried at most.
const TRIED: usize = 60;

/// Names the loops and constraints without any one of which the mechanism would move.
pub(super) fn finding(equations: &Equations<'_>, links: &Links<'_>, scales: &Scales, rows: &[usize]) -> Finding {
    let model = equations.model;
    let closures = (0..links.mechanism.closures.len()).map(Ok);
    let constraints = rows.iter().filter(|&&r| matches!(model.rows[r].origin, Origin::Constraint(_))).map(|&r| Err(r));
    let mut constraint_names = Vec::new();
    let mut around: Vec<usize> = Vec::new();
    let mut gained = 0;
    for part in constraints.chain(closures).take(TRIED) {
        let without = |r: &usize| match (model.rows[*r].origin, part) {
            (Origin::Closure { closure, .. }, Ok(c)) => closure != c,
            (_, Err(own)) => *r != own,
            _ => true,
        };
        let fewer: Vec<usize> = rows.iter().copied().filter(without).collect();
        let mobility = Spectrum::new(equations, scales, &fewer).map_or(0, |s| s.mobility());
        if mobility == 0 {
            continue;
        }
        match part {
            Err(r) => {
                constraint_names.push(model.rows[r].name.clone());
                gained = gained.max(mobility);
            }
            Ok(c) => links.around(c).into_iter().for_each(|j| {
                if !around.contains(&j) {
                    around.push(j);
                }
            }),
        }
    }
    if around.is_empty() && constraint_names.is_empty() {
        around = (0..links.mechanism.closures.len()).flat_map(|c| links.around(c)).collect();
        around.sort_unstable();
        around.dedup();
    }
    let loop_names = links.names(&around);
    if constraint_names.is_empty() {
        let sentence = if loop_names.is_empty() {
            let who = if rows.is_empty() { "joints" } else { "joints and constraints" };
            format!("The mechanism can't move: its {who} leave no freedom.")
        } else {
            format!("The mechanism can't move: the loop of {} leaves no freedom.", joints(&loop_names))
        };
        return Finding::warning(code::LOCKED, sentence)
            .suggest("If it is to move, add a freedom to one joint of the loop, or another body with a joint.")
            .about(loop_names);
    }
    let sentence = if loop_names.is_empty() {
        let (one, hold) = if constraint_names.len() == 1 { ("constraint", "holds") } else { ("constraints", "hold") };
        format!("The mechanism can't move: {one} {} {hold} every freedom.", names(&constraint_names))
    } else {
        format!(
            "The mechanism can't move: {} and the loop of {} leave no freedom together.",
            names(&constraint_names),
            joints(&loop_names)
        )
    };
    let follows =
        rows.iter().any(|&r| model.rows[r].follower.is_some() && constraint_names.contains(&model.rows[r].name));
    let suggestion = format!(
        "If it is to move, leave {} out, and it has {}{}.",
        names(&constraint_names[..1]),
        counted(gained, "freedom"),
        if follows { "; or change the ratio so that it agrees with the loop" } else { "" }
    );
    Finding::warning(code::LOCKED, sentence).suggest(suggestion).about(constraint_names.into_iter().chain(loop_names))
}
