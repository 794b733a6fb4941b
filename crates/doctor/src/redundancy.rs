//! Dependent constraints by joint and direction, and what would make them independent.
//!
//! Each minimal group of dependent rows has one state of stress λ, Aᵀλ = 0, see [`super::links`]. Let C hold the strain of each
//! direction (rows) for each state of stress (columns). To let go of directions D takes rank C_D dependences away, and leaves the
//! mobility as it is exactly if rank C_D = |D|, here and, if the states of stress are those that last, nearby. Replacements of joints are taken greedily: those that take most away first.

use std::collections::BTreeSet;

use dalembert_answers::result::{Overconstraint, RATE_OF, RedundancyKind, Release, Strained};
use dalembert_dense as dense;
use dalembert_dynamics::equations::Equations;
use dalembert_model::model::Origin;
use dalembert_spec::spec::JointKind;

use super::links::{Direction, Links, Load};
use super::spectrum::{Scales, Spectrum};
use super::words::joints;
use crate::tolerances::ranks::{AGREES, INDEPENDENT, SUPPORT};
use crate::tolerances::strains::COMPONENT;
use dalembert_answers::finding::{Finding, code};
use dalembert_answers::words::{names, series};

/// A state of stress.
struct Stress {
    group: usize,
    /// One list for each joint.
    strain: Vec<Vec<f64>>,
    rows: Vec<usize>,
}

/// Groups of rows with their kinds, as sets of joints that are held too often.
pub(super) fn overconstraints(
    equations: &Equations<'_>,
    links: &Links<'_>,
    scales: &Scales,
    groups: &[(Vec<usize>, RedundancyKind, bool)],
) -> Vec<Overconstraint> {
    let stresses: Vec<Stress> =
        groups.iter().enumerate().map(|(g, (rows, ..))| stress(equations, links, scales, g, rows)).collect();
    clusters(&stresses).into_iter().map(|members| describe(equations, links, groups, &stresses, &members)).collect()
}

/// λ of a minimal group and the strain that it makes.
fn stress(equations: &Equations<'_>, links: &Links<'_>, scales: &Scales, group: usize, rows: &[usize]) -> Stress {
    let multipliers: Vec<(usize, f64)> = rows.iter().copied().zip(dependence(equations, scales, rows)).collect();
    let loads = links.loads(equations, &multipliers);
    let strain: Vec<Vec<f64>> =
        loads.iter().enumerate().map(|(j, load): (usize, &Load)| links.strain(j, load)).collect();
    let top = strain.iter().flatten().fold(0.0_f64, |m, x| m.max(x.abs()));
    let clean = |x: f64| if x.abs() > COMPONENT * top { x / top } else { 0.0 };
    let strain = strain.into_iter().map(|s| s.into_iter().map(clean).collect()).collect();
    Stress { group, strain, rows: rows.to_vec() }
}

/// λ ≠ 0 with Aᵀλ = 0 of a minimal dependent group.
fn dependence(equations: &Equations<'_>, scales: &Scales, rows: &[usize]) -> Vec<f64> {
    let svd = if rows.len() > 1 { dense::svd(&scales.matrix(equations, rows)) } else { None };
    let Some(svd) = svd else { return vec![1.0; rows.len()] };
    let weights = (0..rows.len()).map(|i| svd.U()[(i, rows.len() - 1)]);
    rows.iter().zip(weights).map(|(&r, w)| w * scales.row(equations, r)).collect()
}

/// Whether what a minimal dependent group misses at a level is what others keep it from: rows that agree miss it in the proportion in which they depend, λᵀh = 0.
pub(super) fn agree(equations: &Equations<'_>, scales: &Scales, rows: &[usize], unmet: &[(String, f64)]) -> bool {
    let lambda = dependence(equations, scales, rows);
    let level = |name: &str| name.len() - name.trim_start_matches(RATE_OF).len();
    let levels: BTreeSet<usize> = unmet.iter().map(|(name, _)| level(name)).collect();
    levels.into_iter().all(|at| {
        let missed = |row: usize| {
            let own = |(name, _): &&(String, f64)| {
                level(name) == at && name.trim_start_matches(RATE_OF) == equations.model.rows[row].name
            };
            unmet.iter().find(own).map_or(0.0, |(_, h)| *h)
        };
        let terms: Vec<f64> = rows.iter().zip(&lambda).map(|(&r, l)| l * missed(r)).collect();
        terms.iter().sum::<f64>().abs() <= AGREES * terms.iter().map(|x| x.abs()).sum::<f64>()
    })
}

/// Groups that strain a joint in common, or hold a row in common.
fn clusters(stresses: &[Stress]) -> Vec<Vec<usize>> {
    let touched =
        |s: &Stress| -> Vec<usize> { (0..s.strain.len()).filter(|&j| s.strain[j].iter().any(|x| *x != 0.0)).collect() };
    let mut clusters: Vec<(Vec<usize>, Vec<usize>, Vec<usize>)> = Vec::new();
    for (k, s) in stresses.iter().enumerate() {
        let mut merged = (vec![k], touched(s), s.rows.clone());
        let meets = |c: &(Vec<usize>, Vec<usize>, Vec<usize>)| {
            c.1.iter().any(|j| merged.1.contains(j)) || c.2.iter().any(|r| merged.2.contains(r))
        };
        let (meeting, apart): (Vec<_>, Vec<_>) = std::mem::take(&mut clusters).into_iter().partition(meets);
        clusters = apart;
        for c in meeting {
            merged.0.extend(c.0);
            merged.1.extend(c.1);
            merged.2.extend(c.2);
        }
        merged.0.sort_unstable();
        clusters.push(merged);
    }
    let mut out: Vec<Vec<usize>> = clusters.into_iter().map(|c| c.0).collect();
    out.sort();
    out
}

fn describe(
    equations: &Equations<'_>,
    links: &Links<'_>,
    groups: &[(Vec<usize>, RedundancyKind, bool)],
    stresses: &[Stress],
    members: &[usize],
) -> Overconstraint {
    let model = equations.model;
    let strained =
        |j: usize, h: usize| members.iter().any(|&k| stresses[k].strain[j].get(h).is_some_and(|x| *x != 0.0));
    let mut order: Vec<usize> = (0..links.all.len()).collect();
    order.sort_by_key(|&j| links.all[j].written);
    let list: Vec<Strained> = order
        .into_iter()
        .map(|j| {
            let holds = &links.all[j].holds;
            let directions =
                (0..holds.len()).filter(|&h| strained(j, h)).map(|h| holds[h].words.to_owned()).collect::<Vec<_>>();
            let all = directions.len() == holds.len();
            Strained { joint: links.all[j].name.clone(), directions, all }
        })
        .filter(|s| !s.directions.is_empty())
        .collect();
    let mut rows: Vec<usize> = members.iter().flat_map(|&k| stresses[k].rows.iter().copied()).collect();
    rows.sort_unstable();
    rows.dedup();
    let closures = |r: &usize| match model.rows[*r].origin {
        Origin::Closure { closure, .. } => Some(closure),
        Origin::Constraint(_) => None,
    };
    let mut closing: Vec<usize> = rows.iter().filter_map(closures).collect();
    closing.dedup();
    let around: Vec<usize> = closing.iter().flat_map(|&c| links.around(c)).fold(Vec::new(), |mut all, j| {
        if !all.contains(&j) {
            all.push(j);
        }
        all
    });
    let lasting: Vec<usize> =
        members.iter().copied().filter(|&k| groups[stresses[k].group].1 != RedundancyKind::PoseOnly).collect();
    Overconstraint {
        count: members.len(),
        here_only: members.len() - lasting.len(),
        loops: closing.len(),
        kind: members.iter().map(|&k| groups[stresses[k].group].1).fold(RedundancyKind::Structural, weakest),
        consistent: members.iter().all(|&k| groups[stresses[k].group].2),
        joints: links.names(&around),
        strained: list,
        rows: rows.iter().map(|&r| model.rows[r].name.clone()).collect(),
        constraints: rows.iter().filter(|r| closures(r).is_none()).map(|&r| model.rows[r].name.clone()).collect(),
        releases: releases(links, stresses, &lasting),
        idle: None,
        twin: None,
    }
}

fn weakest(a: RedundancyKind, b: RedundancyKind) -> RedundancyKind {
    use RedundancyKind::{Generic, PoseOnly, Structural};
    match (a, b) {
        (PoseOnly, _) | (_, PoseOnly) => PoseOnly,
        (Generic, _) | (_, Generic) => Generic,
        _ => Structural,
    }
}

/// Joints whose rows depend on those of others, all of them and in all poses: closures, those that are last by name first.
pub(super) fn idle(
    poses: &[&Equations<'_>],
    links: &Links<'_>,
    scales: &Scales,
    rows: &[usize],
    groups: &[(Vec<usize>, bool)],
) -> Vec<usize> {
    let Some(model) = poses.first().map(|e| e.model) else { return Vec::new() };
    let of = |r: usize, c: usize| matches!(model.rows[r].origin, Origin::Closure { closure, .. } if closure == c);
    let mut order: Vec<usize> = (0..links.mechanism.closures.len()).collect();
    order.sort_by_key(|&c| std::cmp::Reverse(links.all[links.closing(c)].place));
    let mut kept = rows.to_vec();
    let mut idle = Vec::new();
    for c in order {
        let own: Vec<usize> = kept.iter().copied().filter(|&r| of(r, c)).collect();
        let dependent = |r: &usize| groups.iter().any(|g| g.1 && g.0.contains(r));
        if own.is_empty() || !own.iter().all(dependent) {
            continue;
        }
        let fewer: Vec<usize> = kept.iter().copied().filter(|&r| !of(r, c)).collect();
        let rank = |e: &Equations<'_>, rows: &[usize]| Spectrum::new(e, scales, rows).map(|s| s.rank);
        if poses.iter().all(|e| rank(e, &kept) == rank(e, &fewer)) {
            kept = fewer;
            idle.push(c);
        }
    }
    idle
}

/// Minimal dependent groups of some rows.
pub(super) fn groups_of(equations: &Equations<'_>, scales: &Scales, rows: &[usize]) -> Vec<Vec<usize>> {
    let Some(spectrum) = Spectrum::new(equations, scales, rows) else { return Vec::new() };
    if spectrum.left.ncols() < rows.len() {
        return rows.iter().map(|&r| vec![r]).collect();
    }
    let circuits = dalembert_enforce::real::circuits(&spectrum.left.get(.., spectrum.rank..).to_owned());
    let support = |k: usize| (0..rows.len()).filter(|&i| circuits[(i, k)].abs() > SUPPORT).map(|i| rows[i]).collect();
    (0..circuits.ncols()).map(support).collect()
}

/// A joint that holds nothing that others do not hold, with those that do. A row that depends on others is the sum of what these hold
/// along the states of stress in which it takes part: of joints that such a stress strains, in any of these poses. `others` are the rows
/// of joints that are not idle.
pub(super) fn of_idle(
    poses: &[&Equations<'_>],
    links: &Links<'_>,
    scales: &Scales,
    (closure, idle): (usize, &[usize]),
    others: &[usize],
) -> Overconstraint {
    let at = links.closing(closure);
    let link = &links.all[at];
    let not: Vec<usize> = idle.iter().map(|&c| links.closing(c)).collect();
    let directions: Vec<String> = link.holds.iter().map(|h| h.words.to_owned()).collect();
    let twin = links.twin(at, &not).map(|k| links.all[k].name.clone());
    let rows = poses.first().map_or(&[][..], |e| &e.model.rows);
    let is_own = |r: &usize| matches!(rows[*r].origin, Origin::Closure { closure: c, .. } if c == closure);
    let own: Vec<usize> = (0..rows.len()).filter(is_own).collect();
    let (mut strained, mut constraints) = (BTreeSet::from([at]), BTreeSet::new());
    let looked = if twin.is_none() { poses } else { &[] };
    for &pose in looked {
        let mut equations = pose.clone();
        let Some(here) = Links::new(&mut equations) else { continue };
        // Those that stand last have a group each: others take no part in it that they need not.
        let hard: Vec<usize> = own.iter().copied().filter(|&r| !equations.yields(r)).collect();
        let others = here.in_order(equations.model, others);
        let among: Vec<usize> = others.into_iter().chain(here.in_order(equations.model, &hard)).collect();
        for group in groups_of(&equations, scales, &among).into_iter().filter(|g| g.iter().any(is_own)) {
            constraints.extend(group.iter().filter(|&&r| matches!(rows[r].origin, Origin::Constraint(_))));
            let strain = stress(&equations, &here, scales, 0, &group).strain;
            strained.extend((0..strain.len()).filter(|&j| strain[j].iter().any(|x| *x != 0.0)));
        }
    }
    let mut by: Vec<usize> = strained.into_iter().collect();
    by.sort_by_key(|&j| links.all[j].written);
    Overconstraint {
        count: link.holds.len(),
        here_only: 0,
        loops: by.iter().filter(|&&j| links.all[j].closure.is_some()).count(),
        kind: RedundancyKind::Generic,
        consistent: true,
        joints: twin.clone().map_or_else(|| links.names(&by), |t| vec![t, link.name.clone()]),
        strained: vec![Strained { joint: link.name.clone(), directions, all: true }],
        rows: own.iter().map(|&r| rows[r].name.clone()).collect(),
        constraints: constraints.into_iter().map(|r: usize| rows[r].name.clone()).collect(),
        releases: Vec::new(),
        idle: Some(link.name.clone()),
        twin,
    }
}

/// A joint in place of another, and the directions that it lets go.
struct Replacement {
    joint: usize,
    to: &'static str,
    directions: Vec<usize>,
}

/// What may stand in place of a joint.
fn options(links: &Links<'_>, joint: usize) -> Vec<Replacement> {
    let link = &links.all[joint];
    let slides = |h: &usize| matches!(link.holds[*h].direction, Direction::Push(_));
    let (pushes, turns): (Vec<usize>, Vec<usize>) = (0..link.holds.len()).partition(slides);
    let along = |h: &usize| match link.holds[*h].direction {
        Direction::Push(u) => u.dot(link.axis).abs() > 0.99,
        Direction::Turn(_) => false,
    };
    let option = |to, directions: Vec<usize>| Replacement { joint, to, directions };
    let single = |to, list: &[usize]| list.iter().map(|&h| option(to, vec![h])).collect::<Vec<_>>();
    match link.kind {
        JointKind::Revolute => {
            let axial: Vec<usize> = pushes.into_iter().filter(along).collect();
            let mut all = vec![option("spherical", turns.clone())];
            all.extend(single("cylindrical", &axial));
            all.extend(single("universal", &turns));
            all
        }
        JointKind::Fixed => {
            let mut all = vec![option("spherical", turns.clone())];
            all.extend(single("prismatic", &pushes));
            all.extend(single("revolute", &turns));
            all
        }
        JointKind::Universal => single("spherical", &turns),
        // Of all turns the one about the axis: the rows of a slide hold three of them.
        JointKind::Prismatic => {
            let about =
                |h: &usize| matches!(link.holds[*h].direction, Direction::Turn(u) if u.dot(link.axis).abs() > 0.99);
            single("cylindrical", &turns.into_iter().filter(about).collect::<Vec<_>>())
        }
        JointKind::Helical => single("cylindrical", &pushes.into_iter().filter(along).collect::<Vec<_>>()),
        JointKind::Cylindrical | JointKind::Spherical | JointKind::Planar | JointKind::Free => Vec::new(),
    }
}

/// Replacements that make the rows independent and leave the mobility as it is, as far as there are any. States of stress are those of
/// poses nearby, too: to let go of what is held twice here only adds a freedom there.
fn releases(links: &Links<'_>, stresses: &[Stress], members: &[usize]) -> Vec<Release> {
    let mut all: Vec<Replacement> = (0..links.all.len()).flat_map(|j| options(links, j)).collect();
    // Those that close loops before those of the tree, the last by name first.
    let rank = |o: &Replacement| (o.directions.len(), links.all[o.joint].closure.is_some(), links.all[o.joint].place);
    all.sort_by_key(|o| std::cmp::Reverse(rank(o)));
    let mut basis: Vec<Vec<f64>> = Vec::new();
    let mut taken: Vec<usize> = Vec::new();
    let mut out = Vec::new();
    for option in all {
        if basis.len() == members.len() {
            break;
        }
        if taken.contains(&option.joint) || basis.len() + option.directions.len() > members.len() {
            continue;
        }
        let strain = |h: &usize| members.iter().map(|&k| stresses[k].strain[option.joint][*h]).collect();
        let Some(more) = independent(&basis, option.directions.iter().map(strain)) else { continue };
        basis.extend(more);
        taken.push(option.joint);
        let link = &links.all[option.joint];
        out.push(Release {
            joint: link.name.clone(),
            from: super::words::kind(link.kind).to_owned(),
            to: option.to.to_owned(),
            frees: option.directions.iter().map(|&h| link.holds[h].words.to_owned()).collect(),
        });
    }
    if basis.len() == members.len() { out } else { Vec::new() }
}

/// The orthonormal vectors by which rows of C extend a basis, if they are independent of it and of each other.
fn independent(basis: &[Vec<f64>], rows: impl Iterator<Item = Vec<f64>>) -> Option<Vec<Vec<f64>>> {
    let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(x, y)| x * y).sum::<f64>();
    let mut more: Vec<Vec<f64>> = Vec::new();
    for mut row in rows {
        let size = dot(&row, &row).sqrt();
        for _ in 0..2 {
            for q in basis.iter().chain(&more) {
                let share = dot(q, &row);
                row.iter_mut().zip(q).for_each(|(x, y)| *x -= share * y);
            }
        }
        let rest = dot(&row, &row).sqrt();
        if rest <= INDEPENDENT * size.max(1.0) {
            return None;
        }
        row.iter_mut().for_each(|x| *x /= rest);
        more.push(row);
    }
    Some(more)
}

/// In words; joints that hold nothing are one finding where they are many.
pub(super) fn findings(all: &[Overconstraint]) -> Vec<Finding> {
    let agreed: Vec<&Overconstraint> = all.iter().filter(|o| o.consistent).collect();
    let (idle, others): (Vec<_>, Vec<_>) = agreed.into_iter().partition(|o| o.idle.is_some() && o.twin.is_none());
    let mut out: Vec<Finding> = Vec::new();
    if idle.len() > FEW {
        let list: Vec<String> = idle.iter().filter_map(|o| o.idle.clone()).collect();
        let sentence = format!(
            "{} joints hold nothing that others do not hold already, in every pose that the mechanism can take: {}.",
            list.len(),
            names(&list)
        );
        out.push(
            Finding::warning(code::IDLE_JOINT, sentence)
                .suggest("Leave them out, all of them if you like.")
                .about(list),
        );
    } else {
        out.extend(idle.into_iter().map(finding));
    }
    out.extend(others.into_iter().map(finding));
    out
}

/// Joints that hold nothing and have a finding each.
const FEW: usize = 3;

fn finding(o: &Overconstraint) -> Finding {
    let when = match o.here_only {
        local if 0 < local && local < o.count => {
            let others = if o.count - local == 1 { "one" } else { &(o.count - local).to_string() };
            let local = if local == 1 { "one" } else { &local.to_string() };
            &format!("in this pose, a singular one ({others} in every pose, {local} in this one only)")
        }
        _ => when(o.kind),
    };
    if let Some(idle) = &o.idle {
        return idle_joint(o, idle, when);
    }
    let sentence = if let ([], [row]) = (o.joints.as_slice(), o.rows.as_slice()) {
        format!("Constraint `{row}` restricts nothing {when}: it can be left out.")
    } else if o.joints.is_empty() {
        let all = names(&o.rows);
        format!("The constraints {all} repeat each other {when}: {} of them can be left out.", o.count)
    } else {
        let (who, have) = if o.loops > 1 { ("loops", "have") } else { ("loop", "has") };
        let times = if o.count == 1 { "one constraint".to_owned() } else { format!("{} constraints", o.count) };
        let how = if o.strained.iter().all(|s| s.all) && o.strained.len() == o.joints.len() {
            "everything that they hold".to_owned()
        } else {
            strained(&o.strained)
        };
        let with = match o.constraints.as_slice() {
            [] => String::new(),
            [one] => format!(" with constraint `{one}`"),
            more => format!(" with the constraints {}", names(more)),
        };
        format!(
            "The {who} of {}{with} {have} {times} too many {when}; what they hold agrees, so that the motion is not affected. They strain each other in {how}.",
            joints(&o.joints)
        )
    };
    let names: Vec<String> =
        if o.joints.is_empty() { o.rows.clone() } else { o.joints.iter().chain(&o.constraints).cloned().collect() };
    Finding::note(code::REDUNDANT, sentence).suggest(suggestion(o)).about(names).of_size(o.count as f64)
}

fn suggestion(o: &Overconstraint) -> String {
    if o.kind == RedundancyKind::PoseOnly && o.here_only == o.count {
        return "Away from this pose nothing has to be changed.".to_owned();
    }
    if o.releases.is_empty() {
        if o.joints.is_empty() && o.rows.len() == 1 {
            return "Leave it out.".to_owned();
        }
        return match (o.joints.is_empty(), o.constraints.first(), o.count) {
            (false, Some(constraint), _) => {
                format!(
                    "Leave `{constraint}` out, or a joint of the loop, or put in a joint that lets go of one of these directions."
                )
            }
            (false, None, _) => {
                "Put in joints that let go of these directions, or leave a joint out where that adds no freedom."
                    .to_owned()
            }
            (true, _, 1) => "Leave one of them out, or give one a compliance (`noise`).".to_owned(),
            (true, _, count) => format!("Leave {count} of them out, or give one a compliance (`noise`)."),
        };
    }
    let mut alike: Vec<(&Release, Vec<String>)> = Vec::new();
    for r in &o.releases {
        match alike.iter_mut().find(|a| a.0.from == r.from && a.0.to == r.to && a.0.frees == r.frees) {
            Some(known) => known.1.push(r.joint.clone()),
            None => alike.push((r, vec![r.joint.clone()])),
        }
    }
    let each = |(r, names): &(&Release, Vec<String>)| {
        let a = if r.to.starts_with("un") || !r.to.starts_with(['a', 'e', 'i', 'o']) { "a" } else { "an" };
        let by = if names.len() == 1 { format!("{a} {} one", r.to) } else { format!("{} ones", r.to) };
        let go = if names.len() == 1 { "lets" } else { "let" };
        format!("{} {} by {by}, which {go} go of {}", r.from, joints(names), directions(&r.frees, names.len() > 1))
    };
    let all: Vec<String> = alike.iter().map(each).collect();
    let when = if o.here_only > 0 { " in other poses" } else { "" };
    format!(
        "Replace {}: parts that do not fit exactly can then not jam it, and the reactions in it are determined{when}.",
        all.join(", and ")
    )
}

fn idle_joint(o: &Overconstraint, idle: &str, when: &str) -> Finding {
    let others: Vec<String> = o.joints.iter().filter(|j| *j != idle).cloned().collect();
    let about = || [idle.to_owned()].into_iter().chain(others.clone());
    if let Some(twin) = &o.twin {
        let sentence = format!(
            "Joint `{idle}` doubles joint `{twin}`: both join the same bodies in the same way, and how they share the load is not determined."
        );
        return Finding::warning(code::DOUBLED_JOINT, sentence)
            .suggest(format!("Leave `{idle}` or `{twin}` out."))
            .about(about());
    }
    let with = match o.constraints.as_slice() {
        [] => String::new(),
        some => format!(" with {}", super::words::some("constraint", some)),
    };
    let sentence = format!(
        "Joint `{idle}` holds nothing {when} that {}{with} {} not hold already.",
        if others.is_empty() { "the rest".to_owned() } else { joints(&others) },
        if others.len() == 1 && with.is_empty() { "does" } else { "do" },
    );
    Finding::warning(code::IDLE_JOINT, sentence).suggest(format!("Leave `{idle}` out.")).about(about())
}

fn when(kind: RedundancyKind) -> &'static str {
    match kind {
        RedundancyKind::Structural => "in every pose",
        RedundancyKind::Generic => "in every pose that it can take",
        RedundancyKind::PoseOnly => "in this pose only (a singular one)",
    }
}

/// What the model does not determine, by joint.
pub(super) fn reactions(all: &[Overconstraint]) -> Option<Finding> {
    let list: Vec<Strained> = all.iter().filter(|o| o.consistent).flat_map(|o| o.strained.iter().cloned()).collect();
    if list.is_empty() {
        return None;
    }
    let sentence = format!(
        "Reactions are not determined in {}: rigid parts do not say how they share the load. Of all answers the one of least norm is shown.",
        strained(&list)
    );
    Some(Finding::note(code::REACTIONS, sentence).about(list.into_iter().map(|s| s.joint)))
}

/// "all that joints `a` and `b` hold, and the slide along z at `c`"
fn strained(list: &[Strained]) -> String {
    let mut alike: Vec<(Option<&[String]>, Vec<String>)> = Vec::new();
    for s in list {
        let what = (!s.all).then_some(s.directions.as_slice());
        match alike.iter_mut().find(|a| a.0 == what) {
            Some(known) => known.1.push(s.joint.clone()),
            None => alike.push((what, vec![s.joint.clone()])),
        }
    }
    let each = |(what, names): &(Option<&[String]>, Vec<String>)| match what {
        None => format!("all that {} {}", joints(names), if names.len() == 1 { "holds" } else { "hold" }),
        Some(list) => format!("{} at {}", directions(list, names.len() > 1), joints(names)),
    };
    let (shown, rest) = alike.split_at(if alike.len() > KINDS { KINDS - 1 } else { alike.len() });
    let mut all: Vec<String> = shown.iter().map(each).collect();
    match rest.iter().map(|r| r.1.len()).sum::<usize>() {
        0 => {}
        more => all.push(format!("other directions at {more} more joints")),
    }
    all.join("; ")
}

/// Kinds of strain that are listed at most.
const KINDS: usize = 4;

/// "the slide along z and both tilts across its axis", of one joint or of several
fn directions(list: &[String], several: bool) -> String {
    let mut all: Vec<String> = Vec::new();
    for one in list {
        let across = one.strip_prefix("a ").and_then(|one| one.split_once(' '));
        match (all.iter_mut().find(|known| *known == one), across) {
            (Some(known), Some((what, rest))) => *known = format!("both {what}s {rest}"),
            _ => all.push(one.clone()),
        }
    }
    let all = series(&all);
    if several { all.replace("its axis", "their axes") } else { all }
}
