//! What holds a mechanism that can't move.

use std::collections::BTreeMap;

use dalembert_dynamics::equations::Equations;
use dalembert_model::model::Origin;

use super::links::Links;
use super::measures;
use super::spectrum::{Scales, Spectrum};
use super::words::{counted, joints};
use dalembert_answers::finding::{Finding, code};
use dalembert_answers::words::names;

/// Parts that are tried at most.
const TRIED: usize = 60;

/// What holds a part.
pub(super) struct Cause {
    /// "`bar` and the loop of joints `A` and `B` leave no freedom together"
    pub clause: String,
    pub cure: String,
    /// Constraints, then joints.
    pub names: Vec<String>,
    /// Whether constraints are among what holds it.
    pub written: bool,
}

/// Of a mechanism that can't move.
pub(super) fn finding(equations: &Equations<'_>, links: &Links<'_>, scales: &Scales, rows: &[usize]) -> Finding {
    let Cause { clause, cure, names, .. } = cause(equations, links, scales, rows);
    Finding::warning(code::LOCKED, format!("The mechanism can't move: {clause}.")).suggest(cure).about(names)
}

/// The joints of parts that can't move beside others that do, where constraints hold them, and the cause. All of these joints are among those that
/// stand `still`.
pub(super) fn parts(
    equations: &Equations<'_>,
    links: &Links<'_>,
    scales: &Scales,
    rows: &[usize],
    still: &[usize],
) -> Vec<(Vec<String>, Cause)> {
    let part_of = measures::joined(equations, rows);
    let mut by_part: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for &r in rows {
        let column = equations.row(r).next();
        column.into_iter().for_each(|(c, _)| by_part.entry(part_of[c]).or_default().push(r));
    }
    let cause = |(part, rows): (usize, Vec<usize>)| {
        let own = links.of_columns(equations, |c| part_of[c] == part);
        let written = |&r: &usize| matches!(equations.model.rows[r].origin, Origin::Constraint(_));
        // A joint that one constraint holds where it is, is told as such.
        let is_one = !own.is_empty() && own.iter().all(|j| still.contains(j));
        let cause =
            (is_one && own.len() > 1 && rows.iter().any(written)).then(|| cause(equations, links, scales, &rows))?;
        cause.written.then(|| (links.names(&own), cause))
    };
    by_part.into_iter().filter_map(cause).collect()
}

/// The loops and constraints without any one of which a part would move more freely.
fn cause(equations: &Equations<'_>, links: &Links<'_>, scales: &Scales, rows: &[usize]) -> Cause {
    let model = equations.model;
    let is_own = |&c: &usize| {
        rows.iter().any(|&r| matches!(model.rows[r].origin, Origin::Closure { closure, .. } if closure == c))
    };
    let own: Vec<usize> = (0..links.mechanism.closures.len()).filter(is_own).collect();
    let closures = own.iter().copied().map(Ok);
    let constraints = rows.iter().filter(|&&r| matches!(model.rows[r].origin, Origin::Constraint(_))).map(|&r| Err(r));
    let freedoms = |rows: &[usize]| Spectrum::new(equations, scales, rows).map_or(0, |s| s.mobility());
    let now = freedoms(rows);
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
        let more = freedoms(&fewer).saturating_sub(now);
        if more == 0 {
            continue;
        }
        match part {
            Err(r) => {
                constraint_names.push(model.rows[r].name.clone());
                gained = gained.max(more);
            }
            Ok(c) => links.around(c).into_iter().for_each(|j| {
                if !around.contains(&j) {
                    around.push(j);
                }
            }),
        }
    }
    if around.is_empty() && constraint_names.is_empty() {
        around = own.iter().flat_map(|&c| links.around(c)).collect();
        around.sort_unstable();
        around.dedup();
    }
    let loop_names = links.names(&around);
    if constraint_names.is_empty() {
        let clause = if loop_names.is_empty() {
            format!("its {} leave no freedom", if rows.is_empty() { "joints" } else { "joints and constraints" })
        } else {
            format!("the loop of {} leaves no freedom", joints(&loop_names))
        };
        let cure = "If it is to move, add a freedom to one joint of the loop, or another body with a joint.".to_owned();
        return Cause { clause, cure, names: loop_names, written: false };
    }
    let clause = if loop_names.is_empty() {
        let (one, hold) = if constraint_names.len() == 1 { ("constraint", "holds") } else { ("constraints", "hold") };
        format!("{one} {} {hold} every freedom", names(&constraint_names))
    } else {
        format!("{} and the loop of {} leave no freedom together", names(&constraint_names), joints(&loop_names))
    };
    let follows =
        rows.iter().any(|&r| model.rows[r].follower.is_some() && constraint_names.contains(&model.rows[r].name));
    let cure = format!(
        "If it is to move, leave {} out, and it has {}{}.",
        names(&constraint_names[..1]),
        counted(gained, "freedom"),
        if follows { "; or change the ratio so that it agrees with the loop" } else { "" }
    );
    Cause { clause, cure, names: constraint_names.into_iter().chain(loop_names).collect(), written: true }
}
