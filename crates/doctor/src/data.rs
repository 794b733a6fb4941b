//! What the numbers of a model look like: scaling, start values, data that do not act, places without a joint.

use dalembert_bodies::spatial::{Pose, Rotation};
use dalembert_mechanism::relative::Relative;
use dalembert_mechanism::{Frame, JointInfo, Mechanics, Mechanism, principal_moments};
use dalembert_model::model::{Model, Origin};
use dalembert_model::state::StartValues;

use super::links::Links;
use super::words::{brief, capital, joints};
use crate::tolerances::closing::MET;
use crate::tolerances::data::{CORRECTION, DISPARITY, NEARLY, ONE_PLACE, OTHER_POSE, SLENDER};
use dalembert_answers::finding::{Finding, code};
use dalembert_answers::words::{names, series};

/// Masses and moments of inertia of very different size.
pub(super) fn scaling(m: &Mechanism) -> Vec<Finding> {
    let of = |f: &dyn Fn(&dalembert_bodies::tree::Node) -> f64| -> Vec<(usize, f64)> {
        m.tree.nodes().iter().enumerate().map(|(k, n)| (k, f(n))).filter(|x| x.1 > 0.0).collect()
    };
    let masses = of(&|n| n.inertia.mass);
    let turning = of(&|n| {
        let s = n.inertia.second.0;
        s[0] + s[1] + s[2]
    });
    [("masses", "kg", masses), ("moments of inertia", "kg m²", turning)]
        .into_iter()
        .filter_map(|(what, unit, values)| {
            let least = values.iter().min_by(|a, b| a.1.total_cmp(&b.1))?;
            let most = values.iter().max_by(|a, b| a.1.total_cmp(&b.1))?;
            let ratio = most.1 / least.1;
            if ratio <= DISPARITY {
                return None;
            }
            let [small, large] = [least, most].map(|x| carried_by(m, x.0));
            let sentence = format!(
                "The {what} of `{small}` ({} {unit}) and `{large}` ({} {unit}) differ by a factor of {}: about {} digits are lost between them.",
                brief(least.1), brief(most.1), brief(ratio), ratio.log10().round()
            );
            Some(Finding::warning(code::SCALING, sentence).suggest("Check the units; a body that hardly counts may be left without mass.").about([small, large]).of_size(ratio))
        })
        .collect()
}

/// Whether a body has inertia against every motion of its own.
pub(super) fn resists_all(m: &Mechanism, body: usize) -> bool {
    let Some(inertia) = m.bodies[body].node.map(|node| m.tree.nodes()[node].inertia) else { return false };
    if inertia.mass <= 0.0 {
        return false;
    }
    let to_centre = Pose { rotation: Rotation::identity(), position: inertia.first.scale(-inertia.mass.recip()) };
    let [least, _, _] = principal_moments(&inertia.to_parent(&to_centre).second);
    let [.., most] = principal_moments(&inertia.second);
    least > SLENDER * most
}

/// Whether no body has any inertia.
pub(super) fn is_without_inertia(m: &Mechanism) -> bool {
    let resists =
        |n: &dalembert_bodies::tree::Node| n.inertia.mass > 0.0 || n.inertia.second.0[..3].iter().any(|x| *x > 0.0);
    !m.tree.nodes().iter().any(resists)
}

/// A body on a node.
fn carried_by(m: &Mechanism, node: usize) -> String {
    m.bodies.iter().find(|b| b.node == Some(node)).map_or_else(String::new, |b| b.name.clone())
}

/// Given start values that assembly changed much.
pub(super) fn moved(model: &Model, given: &StartValues, assembled: &StartValues, length: f64) -> Option<Finding> {
    let mut changed: Vec<(f64, String, f64, f64)> = Vec::new();
    for (column, v) in model.variables.iter().enumerate() {
        for (slot, &place) in v.state.iter().enumerate() {
            let (from, to) = (given.state.y[place], assembled.state.y[place]);
            let own = model.natural.of_slot(column, slot as i32);
            let unit = if slot == 0 && v.joint && v.is_length() { length } else { own };
            let by = (to - from).abs() / unit;
            let allowed = if slot == 0 { CORRECTION } else { CORRECTION * (from.abs() / own).max(1.0) };
            if given.given[place] && by > allowed {
                changed.push((by, v.slot(slot).into_owned(), from, to));
            }
        }
    }
    changed.sort_by(|a, b| b.0.total_cmp(&a.0));
    let first = changed.first()?.0;
    let said: Vec<String> =
        changed.iter().map(|(_, n, a, b)| format!("`{n}` from {} to {}", brief(*a), brief(*b))).collect();
    let sentence = format!("Assembly changed start values much: {}.", series(&said));
    Some(
        Finding::note(code::START_MOVED, sentence)
            .suggest(
                "Give start values that fit the constraints, keep the important ones with `fixed = true`, or leave the others out.",
            )
            .about(changed.into_iter().map(|c| c.1))
            .of_size(first),
    )
}

/// Parts that nearly fit as they are drawn, and do so exactly only in a pose far away.
pub(super) fn jumped(
    model: &Model,
    links: &Links<'_>,
    given: &StartValues,
    assembled: &StartValues,
) -> Option<Finding> {
    let positions = || model.variables.iter().filter(|v| v.joint && !v.is_twist());
    if positions().any(|v| given.given[v.state[0]]) || !given.closures.is_empty() {
        return None;
    }
    let mut equations = dalembert_dynamics::equations::Equations::new(model);
    equations.evaluate(given.state.t, &given.state.y, &given.state.inputs);
    let mut worst: Option<(usize, f64)> = None;
    for (row, r) in model.rows.iter().enumerate() {
        let Origin::Closure { closure, row: k } = r.origin else { continue };
        let Relative::Slide(_) = links.mechanism.closures[closure].rows[k].2 else { continue };
        let miss = equations.residual(row, 0).abs();
        if worst.is_none_or(|w| miss > w.1) {
            worst = Some((closure, miss));
        }
    }
    let (closure, miss) = worst.filter(|w| w.1 > MET * links.length && w.1 < NEARLY * links.length)?;
    let mut moved: Vec<(f64, String, f64)> = positions()
        .filter_map(|v| {
            let to = assembled.state.y[v.state[0]];
            let unit = if v.is_length() { links.length } else { 1.0 };
            (to.abs() / unit > OTHER_POSE).then(|| (to.abs() / unit, v.name.clone(), to))
        })
        .collect();
    moved.sort_by(|a, b| b.0.total_cmp(&a.0));
    let first = moved.first()?.0;
    let joint = links.all[links.closing(closure)].name.clone();
    let poses: Vec<String> = moved.iter().take(4).map(|(_, n, to)| format!("`{n}` = {}", brief(*to))).collect();
    let sentence = format!(
        "As the parts are drawn, joint `{joint}` misses by {} m; they fit only in a pose far from it, at {}.",
        brief(miss),
        series(&poses)
    );
    Some(
        Finding::warning(code::NEARLY_FITS, sentence)
            .suggest("Correct the length that misses; if the other pose is meant, say so by start values.")
            .about([joint].into_iter().chain(moved.into_iter().map(|m| m.1)))
            .of_size(first.max(miss)),
    )
}

/// Named frames of different bodies that coincide, where no joint is; written constraints may hold them together as well.
pub(super) fn missing_joints(model: &Model, links: &Links<'_>, mechanics: &Mechanics<'_>) -> Vec<Finding> {
    let m = links.mechanism;
    let written = |r: &dalembert_model::model::Row| matches!(r.origin, Origin::Constraint(_)) && !r.follows;
    if model.rows.iter().any(written) {
        return Vec::new();
    }
    let near = ONE_PLACE * links.length;
    let open: Vec<(&Frame, usize)> = m
        .frames
        .iter()
        .filter_map(|f| Some((f, body_of(m, f)?)))
        .filter(|(f, body)| {
            let at = mechanics.pose(f).position;
            !links.all.iter().any(|l| !l.own && l.bodies.contains(&Some(*body)) && (l.origin - at).norm() < near)
        })
        .collect();
    let mut out = Vec::new();
    for (i, (a, first)) in open.iter().enumerate() {
        for (b, second) in &open[i + 1..] {
            let apart = (mechanics.pose(a).position - mechanics.pose(b).position).norm();
            if first == second || apart > near || m.bodies[*first].node == m.bodies[*second].node {
                continue;
            }
            let sentence =
                format!("The frames `{}` and `{}` are at one place, and no joint holds them together.", a.name, b.name);
            out.push(
                Finding::warning(code::MISSING_JOINT, sentence)
                    .suggest(format!("If a joint is missing there, add one between `{}` and `{}`.", a.name, b.name))
                    .about([a.name.clone(), b.name.clone()]),
            );
        }
    }
    out
}

fn body_of(m: &Mechanism, frame: &Frame) -> Option<usize> {
    let owner = |b: &Frame| frame.name.strip_prefix(b.name.as_str()).is_some_and(|rest| rest.starts_with('.'));
    (0..m.bodies.len()).filter(|&k| owner(&m.bodies[k])).max_by_key(|&k| m.bodies[k].name.len())
}

/// What a mechanism carries as data without effect on its motion, and what its import left out or read otherwise.
pub fn carried(m: &Mechanism) -> Vec<String> {
    let mut notes = Vec::new();
    let closing = m.closures.iter().filter(|c| c.velocity_limit.is_some() || c.effort_limit.is_some());
    let limited = as_written(m).filter(|j| j.velocity_limit.is_some() || j.effort_limit.is_some());
    let limited: Vec<String> = limited.map(|j| j.name.clone()).chain(closing.map(|c| c.name.clone())).collect();
    if !limited.is_empty() {
        notes.push(format!(
            "Velocity and effort limits of {} are kept as data; they do not act in simulations.",
            joints(&limited)
        ));
    }
    notes.extend(quiet(m));
    notes.extend(altered(m));
    match m.notes.as_slice() {
        [] => {}
        [one] => notes.push(one.clone()),
        [first, rest @ ..] => {
            let others = if rest.len() == 1 {
                "one more thing is".to_owned()
            } else {
                format!("{} more things are", rest.len())
            };
            notes.push(format!("{}; {others} left out or read otherwise.", first.trim_end_matches('.')))
        }
    }
    notes
}

/// Bodies and joints that are other ones than the file says: the first ones, and how many more, in sentences.
pub fn altered(m: &Mechanism) -> Vec<String> {
    const TOLD: usize = 4;
    let all = &m.altered;
    let told = if all.len() <= TOLD + 1 { all.len() } else { TOLD };
    let more = all.len() - told;
    let mut sentences: Vec<String> = all[..told].iter().map(|note| format!("{}.", capital(note))).collect();
    if more > 0 {
        sentences.push(format!("{more} more bodies and joints are other ones than the file says."));
    }
    sentences
}

/// Joints of the tree in the order of the file.
fn as_written(m: &Mechanism) -> impl Iterator<Item = &JointInfo> {
    let mut all: Vec<&JointInfo> = m.joints.iter().collect();
    all.sort_by_key(|j| j.columns.first().copied().unwrap_or(usize::MAX));
    all.into_iter()
}

/// Friction and ranges, which a simulation goes on without.
pub(super) fn quiet(m: &Mechanism) -> Vec<String> {
    let mut notes = Vec::new();
    let closing = m.closures.iter().filter(|c| c.friction > 0.0).map(|c| c.name.clone());
    let rubbing: Vec<String> =
        as_written(m).filter(|j| j.friction > 0.0).map(|j| j.name.clone()).chain(closing).collect();
    if !rubbing.is_empty() {
        let sentence = format!("Dry friction of {} is kept as data; it does not act in simulations.", joints(&rubbing));
        notes.push(sentence);
    }
    let closing = m.closures.iter().filter(|c| c.range.is_some()).map(|c| c.name.clone());
    let ranged: Vec<String> =
        as_written(m).filter(|j| j.range.is_some()).map(|j| j.name.clone()).chain(closing).collect();
    if !ranged.is_empty() {
        notes.push(format!(
            "The ranges of {} are kept as data: a simulation reports when a joint leaves its range, and goes on.",
            joints(&ranged)
        ));
    }
    notes
}

/// Variables that no constraint on their values touches and that have no start value.
pub(super) fn unset(model: &Model) -> Option<Finding> {
    let touched: std::collections::HashSet<usize> = model
        .rows
        .iter()
        .enumerate()
        .flat_map(|(i, row)| {
            let range = model.pattern.row_places[i].entries.clone();
            let columns = model.pattern.rows[range].iter().map(|e| e.column);
            columns.filter(|&c| row.depth >= model.variables[c].order as usize)
        })
        .collect();
    let missing: Vec<String> = model
        .variables
        .iter()
        .enumerate()
        .filter(|(_, v)| !v.algebraic)
        .filter(|(i, v)| v.start[0].is_none() && !v.joint && !touched.contains(i))
        .map(|(_, v)| v.name.clone())
        .collect();
    let sentence = format!("No start value is given for {}; 0 is taken.", names(&missing));
    (!missing.is_empty()).then(|| Finding::note(code::NO_START, sentence).about(missing))
}
