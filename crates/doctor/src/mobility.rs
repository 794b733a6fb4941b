//! Freedoms: how many here and in general, which joints move in each, which can never move.

use std::collections::HashSet;

use faer::Mat;

use crate::tolerances::freedoms::{INDEPENDENT, REST};
use dalembert_answers::result::{Freedom, MechanismDiagnosis};
use dalembert_dynamics::equations::Equations;
use dalembert_model::model::Model;
use dalembert_spec::spec::JointKind;

use super::idle::Spin;
use super::links::{Links, column};
use super::locked::Cause;
use super::spectrum::Scales;
use super::stuck::Stuck;
use super::words::{brief, counted, joints};
use crate::tolerances::directions::WHOLE;
use dalembert_answers::finding::{Finding, code};
use dalembert_answers::words::{names, series};

/// The variables that no joint counts: those of formulas, and the modes of flexible bodies.
fn beyond_joints(equations: &Equations<'_>, links: &Links<'_>) -> usize {
    let modes: usize = links.mechanism.modes.iter().map(ExactSizeIterator::len).sum();
    equations.model.variables.iter().filter(|v| !v.joint).count() + modes
}

/// Grübler's count in space: 6 for each body, less what joints and constraints hold, and the variables that are no joint's.
pub(super) fn grubler(equations: &Equations<'_>, links: &Links<'_>, constraints: usize) -> i64 {
    let others = beyond_joints(equations, links);
    let held: usize = links.all.iter().map(|l| l.holds.len()).sum();
    6 * links.mechanism.bodies.len() as i64 + others as i64 - held as i64 - constraints as i64
}

/// The count in the plane, where all joints move in parallel planes.
pub(super) fn planar(equations: &Equations<'_>, links: &Links<'_>, constraints: usize) -> Option<i64> {
    let turning = |k: JointKind| matches!(k, JointKind::Revolute | JointKind::Planar);
    let normal = links.all.iter().find(|l| turning(l.kind))?.axis;
    let mut held = 0;
    for link in links.all.iter().filter(|l| !l.own) {
        let along = link.axis.dot(normal).abs();
        held += match link.kind {
            JointKind::Fixed => 3,
            JointKind::Revolute if (along - 1.0).abs() < WHOLE => 2,
            JointKind::Planar if (along - 1.0).abs() < WHOLE => 0,
            JointKind::Prismatic if along < WHOLE => 2,
            _ => return None,
        };
    }
    let others = beyond_joints(equations, links) as i64;
    Some(3 * links.mechanism.bodies.len() as i64 + others - held - constraints as i64)
}

/// A basis of the freedoms.
pub(super) struct Basis {
    /// The column of the model that leads each; no other freedom but idle ones moves it.
    pub leaders: Vec<usize>,
    /// Velocities, in columns of the model, the leading one being 1.
    pub velocities: Mat<f64>,
    /// Bodies that turn by themselves in the first of them.
    pub idle: Vec<Vec<usize>>,
}

/// Idle motions as they are, then a sparse basis of what is left of the kernel: each vector is led by one coordinate, which no other
/// vector moves.
///
/// Leaders are taken in the order of the columns among those that are at most half as good as the best, so that joints near
/// the ground lead where they may.
pub(super) fn basis(model: &Model, kernel: &Mat<f64>, scales: &Scales, spins: &[Spin]) -> Basis {
    let (n, f) = (kernel.nrows(), kernel.ncols());
    let mut axes: Vec<Vec<f64>> = Vec::new();
    let mut idle: Vec<&Spin> = Vec::new();
    for spin in spins {
        if orthonormal(&mut axes, &spin.along) {
            idle.push(spin);
        }
    }
    let s = idle.len();
    let single: Vec<usize> = (0..n).filter(|&i| !model.variables[i].is_twist()).collect();
    for k in 0..f {
        let unit: Vec<f64> = (0..f).map(|i| f64::from(u8::from(i == k))).collect();
        if axes.len() < f {
            orthonormal(&mut axes, &unit);
        }
    }
    let turned = |i: usize, c: &[f64]| c.iter().enumerate().map(|(j, x)| kernel[(i, j)] * x).sum::<f64>();
    let mut rest =
        Mat::from_fn(n, f, |i, k| axes.get(k).map_or(0.0, |c| turned(i, if k < s { &idle[k].along } else { c })));
    let pure = rest.get(.., ..s).to_owned();
    let mut leaders = Vec::with_capacity(f);
    for k in 0..f {
        let range = if k < s { k..s } else { k..f };
        let size = |i: usize, m: &Mat<f64>| range.clone().map(|j| m[(i, j)] * m[(i, j)]).sum::<f64>();
        let best = (0..n).map(|i| size(i, &rest)).fold(0.0, f64::max);
        // A hinge or slide says more than a component of a ball's turning.
        let mut order = single.iter().copied().chain(0..n);
        let Some(leader) = order.find(|&i| size(i, &rest) >= 0.25 * best) else { break };
        leaders.push(leader);
        eliminate(&mut rest, leader, k, range);
    }
    for k in 0..s {
        let size = |i: usize| pure[(i, k)].abs();
        let best = (0..n).map(size).fold(0.0, f64::max);
        leaders[k] = (0..n).find(|&i| size(i) >= 0.5 * best).unwrap_or(leaders[k]);
        (0..n).for_each(|i| rest[(i, k)] = pure[(i, k)] / pure[(leaders[k], k)]);
    }
    let factor: Vec<f64> = leaders.iter().map(|&l| 1.0 / scales.columns[l]).collect();
    let scaled = |i: usize, j: usize| rest[(i, j)] * scales.columns[i] * factor.get(j).copied().unwrap_or(1.0);
    Basis { velocities: Mat::from_fn(n, f, scaled), leaders, idle: idle.iter().map(|s| s.bodies.clone()).collect() }
}

/// Adds what a vector has beside orthonormal ones, if that is something.
fn orthonormal(axes: &mut Vec<Vec<f64>>, vector: &[f64]) -> bool {
    let norm = |v: &[f64]| v.iter().map(|x| x * x).sum::<f64>().sqrt();
    let size = norm(vector);
    let mut left = vector.to_vec();
    // Once more takes away what the first time left by rounding.
    for _ in 0..2 {
        for axis in axes.iter() {
            let along: f64 = left.iter().zip(axis).map(|(a, b)| a * b).sum();
            left.iter_mut().zip(axis).for_each(|(x, a)| *x -= along * a);
        }
    }
    let rest = norm(&left);
    let is_new = rest > INDEPENDENT * size;
    if is_new {
        axes.push(left.into_iter().map(|x| x / rest).collect());
    }
    is_new
}

/// Makes row `leader` the `k`-th unit vector by column operations, with the best column of a range.
fn eliminate(m: &mut Mat<f64>, leader: usize, k: usize, range: std::ops::Range<usize>) {
    let (n, f) = (m.nrows(), m.ncols());
    let size = |j: usize| m[(leader, j)].abs();
    let pivot = range.fold(k, |best, j| if size(j) > size(best) { j } else { best });
    let value = m[(leader, pivot)];
    for i in 0..n {
        let (a, b) = (m[(i, k)], m[(i, pivot)]);
        m[(i, pivot)] = a;
        m[(i, k)] = b / value;
    }
    for j in (0..f).filter(|&j| j != k) {
        let share = m[(leader, j)];
        for i in 0..n {
            let part = share * m[(i, k)];
            m[(i, j)] -= part;
        }
        m[(leader, j)] = 0.0;
    }
}

/// The freedoms by the joints, modes and other variables that move in them.
pub(super) fn freedoms(equations: &Equations<'_>, links: &Links<'_>, basis: &Basis) -> Vec<Freedom> {
    let (model, m) = (equations.model, links.mechanism);
    let modes: HashSet<usize> = m.modes.iter().flat_map(|range| &m.columns[range.clone()]).copied().collect();
    let describe = |(k, &leader): (usize, &usize)| {
        let velocity = column(&basis.velocities, k);
        // The leading velocity is 1: a radian, or a metre, which may be small or large.
        let pace = if model.variables[leader].turns() { 1.0 } else { links.length };
        let mut moving = Vec::new();
        for (j, link) in links.all.iter().enumerate().filter(|(_, l)| !l.own) {
            let rates = links.rates(equations, j, &velocity);
            let named = rates.len() > 1;
            for (i, &(slides, rate)) in rates.iter().enumerate() {
                let weight = if slides { 1.0 / links.length } else { 1.0 };
                if (rate * weight * pace).abs() > REST {
                    let name = if named { component(links, j, i) } else { link.name.clone() };
                    moving.push((name, rate));
                }
            }
        }
        for (i, v) in model.variables.iter().enumerate() {
            let beyond = !v.joint || modes.contains(&i);
            if beyond && (velocity(i) * pace / model.natural.of_motion(i)).abs() > REST {
                moving.push((v.name.clone(), velocity(i)));
            }
        }
        let mut bodies = basis.idle.get(k).into_iter().flatten().map(|&b| links.mechanism.bodies[b].name.clone());
        let passive = bodies.next();
        Freedom { leading: model.variables[leader].name.clone(), moving, passive, with: bodies.collect() }
    };
    basis.leaders.iter().enumerate().map(describe).collect()
}

/// What a velocity of a joint is called.
fn component(links: &Links<'_>, joint: usize, k: usize) -> String {
    let link = &links.all[joint];
    let variables = dalembert_mechanism::variables_of(link.kind);
    format!("{}{}", link.name, variables.get(k).map_or("", |v| v.0))
}

/// Joints that stand still in the kernels of all poses, whose vectors have the length one where turns count as paths.
pub(super) fn immovable(links: &Links<'_>, poses: &[(&Equations<'_>, Mat<f64>)]) -> Vec<usize> {
    let still = |&j: &usize| {
        poses.iter().all(|(equations, kernel)| {
            (0..kernel.ncols()).all(|k| {
                let rates = links.rates(equations, j, &column(kernel, k));
                rates.iter().all(|&(slides, r)| (if slides { r } else { r * links.length }).abs() <= REST)
            })
        })
    };
    (0..links.all.len()).filter(|&j| links.all[j].kind != JointKind::Fixed && !links.all[j].own).filter(still).collect()
}

/// In the columns of the model.
pub(super) fn unscaled(kernel: &Mat<f64>, scales: &Scales) -> Mat<f64> {
    Mat::from_fn(kernel.nrows(), kernel.ncols(), |i, j| kernel[(i, j)] * scales.columns[i])
}

/// Why joints do not move where others do.
pub(super) struct Reasons {
    /// Parts with velocities that lead nowhere.
    pub stuck: Stuck,
    /// Joints of parts without a velocity, and what holds these.
    pub causes: Vec<(Vec<String>, Cause)>,
    /// Joints that a constraint on nothing else holds, and the constraint.
    pub held: Vec<(String, String)>,
    /// Whether velocities have as many freedoms in poses nearby as here.
    pub open: bool,
    /// Whether joints close loops.
    pub loops: bool,
}

/// How parts that give way a little may move.
const REACH: &str =
    "Change a length so that it has other poses, or so that this one is not at the limit of what it can reach.";

/// What the numbers mean.
pub(super) fn findings(
    d: &MechanismDiagnosis,
    (mobility, prescribed): (usize, usize),
    reasons: &Reasons,
) -> Vec<Finding> {
    let mut out = Vec::new();
    let stuck = &reasons.stuck;
    if stuck.freedoms > 0 {
        let (who, has) = (joints(&stuck.joints), counted(stuck.freedoms, "freedom"));
        let sentence = format!(
            "The loop of {who} can't move, though its velocities have {has} in this pose, its only one near: it gives way a little, and loads can be very large."
        );
        let finding = Finding::warning(code::SINGULAR_POSE, sentence).suggest(REACH).about(stuck.joints.clone());
        out.push(finding.of_size(stuck.freedoms as f64));
    }
    if let Some(generic) = d.generic_mobility.filter(|&g| g + stuck.freedoms < mobility) {
        let here = counted(mobility, "freedom");
        let (sentence, cure) = if d.isolated {
            (
                format!(
                    "The mechanism can't move, though its velocities have {here} in this pose, its only one near: it gives way a little, and loads can be very large."
                ),
                REACH,
            )
        } else if reasons.open {
            let near = counted(generic, "freedom");
            (
                format!(
                    "Velocities have {here} in this pose and in those nearby, motions {near}: in the rest the mechanism gives way a little and goes nowhere, and loads on it can be very large."
                ),
                "Where such loads matter, hold what gives way by a joint or a constraint of its own.",
            )
        } else {
            let near = counted(generic, "freedom");
            (
                format!(
                    "The start is a singular pose: {here} here, {near} in poses nearby. The extra velocities are not all the beginning of a motion."
                ),
                "Start in another pose, or say which way to go by start rates.",
            )
        };
        out.push(Finding::warning(code::SINGULAR_POSE, sentence).suggest(cure).of_size(generic as f64));
    }
    let idle = d.freedoms.iter().filter(|f| f.passive.is_some()).count();
    let turning: Vec<String> = d.freedoms.iter().filter_map(turning).collect();
    let spinning = || d.freedoms.iter().flat_map(|f| f.passive.iter().chain(&f.with)).cloned();
    if idle > 0 && idle == mobility && prescribed == 0 {
        let still = match d.immovable.len() {
            0 => String::new(),
            1 => format!("; {} stands still", joints(&d.immovable)),
            _ => format!("; {} stand still", joints(&d.immovable)),
        };
        let sentence =
            format!("The mechanism can't move, but for {} turning between its own joints{still}.", series(&turning));
        out.push(
            Finding::warning(code::LOCKED, sentence)
                .suggest("If it is to move, add a freedom to one joint of the loop, or another body with a joint.")
                .about(d.immovable.iter().cloned().chain(spinning())),
        );
    } else if mobility + prescribed > 0 && !d.isolated {
        out.extend(immovable_joints(&d.immovable, reasons));
    }
    out.extend(count(d, mobility));
    out.extend(passive(&turning, spinning().collect()));
    out
}

/// Bodies that turn by themselves.
fn passive(turning: &[String], bodies: Vec<String>) -> Option<Finding> {
    let (who, itself) = match (turning.len(), bodies.len()) {
        (0, _) => return None,
        (1, 1) => ("Body", "by itself"),
        (1, _) => ("Body", "as one"),
        _ => ("Bodies", "each by itself"),
    };
    let sentence = format!("{who} {} can turn {itself} without moving anything else.", series(turning));
    let cure = "Nothing is wrong with that; a universal joint in place of a spherical one at one end takes it away.";
    Some(Finding::note(code::PASSIVE, sentence).suggest(cure).about(bodies))
}

/// Joints that no motion moves: those that a constraint holds where they are, and others.
fn immovable_joints(immovable: &[String], Reasons { held, causes, stuck, loops, .. }: &Reasons) -> Vec<Finding> {
    let mut out = Vec::new();
    let (kept, constraints): (Vec<String>, Vec<String>) = held.iter().cloned().unzip();
    if !held.is_empty() {
        let verb = if kept.len() == 1 { "is" } else { "are" };
        let by = super::words::some("constraint", &constraints);
        let sentence = format!("{} {verb} held where it is by {by}.", super::words::capital(&joints(&kept)));
        let sentence = if kept.len() == 1 { sentence } else { sentence.replace("where it is", "where they are") };
        out.push(Finding::note(code::IMMOVABLE, sentence).about(kept.iter().chain(&constraints).cloned()));
    }
    for (stuck, cause) in causes {
        let (who, what) = (super::words::capital(&joints(stuck)), &cause.clause);
        let sentence = format!("{who} can't move, though the mechanism does: {what}.");
        let about = stuck.iter().chain(&cause.names).cloned();
        out.push(Finding::warning(code::IMMOVABLE, sentence).suggest(cause.cure.as_str()).about(about));
    }
    let is_told = |j: &String| {
        kept.contains(j) || stuck.joints.contains(j) || causes.iter().any(|(joints, _)| joints.contains(j))
    };
    let others: Vec<String> = immovable.iter().filter(|j| !is_told(j)).cloned().collect();
    if !others.is_empty() {
        let who = super::words::capital(&joints(&others));
        let sentence = format!("{who} can't move from here, though the mechanism does.");
        let cure = if !loops {
            "Make a weld of what is meant to stand still; otherwise look at the constraints that hold it."
        } else if others.len() == 1 {
            "Make it a weld if that is meant; otherwise look for an axis that is wrong in its loop, or start it in another assembly."
        } else {
            "Make them welds if that is meant; otherwise look for an axis that is wrong in their loop, or start them in another assembly."
        };
        out.push(Finding::warning(code::IMMOVABLE, sentence).suggest(cure).about(others));
    }
    out
}

/// Why the count is not the mobility, which is that of poses nearby where the start is a singular one.
fn count(d: &MechanismDiagnosis, here: usize) -> Option<Finding> {
    let mobility = d.generic_mobility.map_or(here, |generic| generic.min(here));
    if d.grubler == mobility as i64 {
        return None;
    }
    let plane = match d.planar {
        Some(p) if p == mobility as i64 => format!(" The count in the plane gives {p}, which is right."),
        Some(p) => format!(" The count in the plane gives {p}."),
        None => String::new(),
    };
    let idle = mobility as i64 - d.grubler;
    let why = match idle {
        1 => "one constraint only repeats others".to_owned(),
        2.. => format!("{idle} constraints only repeat others"),
        _ => "some constraints hold more than one freedom".to_owned(),
    };
    let sentence = format!(
        "Counting bodies and joints (Grübler) gives {}, but the mechanism has {}: {why}.{plane}",
        counted_signed(d.grubler),
        counted(mobility, "freedom"),
    );
    Some(Finding::note(code::COUNT, sentence).of_size(d.grubler as f64))
}

fn counted_signed(n: i64) -> String {
    format!("{n} freedom{}", if n == 1 { "" } else { "s" })
}

/// A freedom as a line of text: "`J1` with `J2` (−1), `J3` (0.5)".
pub fn line(f: &Freedom) -> String {
    let lead = f.moving.iter().find(|m| m.0 == f.leading).or(f.moving.first());
    let Some((name, rate)) = lead else { return format!("`{}`", f.leading) };
    let others: Vec<String> =
        f.moving.iter().filter(|m| m.0 != *name).map(|(n, r)| format!("`{n}` ({})", brief(r / rate))).collect();
    let with = if others.is_empty() { String::new() } else { format!(" with {}", series(&others)) };
    format!("`{name}`{with}")
}

/// Bodies that turn by themselves as a line of text: "`a`, `b` with `c` and 4 more turn by themselves".
pub fn idle_in_words(freedoms: &[Freedom]) -> Option<String> {
    let who: Vec<String> = freedoms.iter().filter_map(turning).collect();
    let itself = if who.len() == 1 { "turns by itself" } else { "turn by themselves" };
    (!who.is_empty()).then(|| format!("{} {itself}", series(&who)))
}

/// "`a`", "`a` with `b`"
fn turning(f: &Freedom) -> Option<String> {
    let body = f.passive.as_ref()?;
    Some(if f.with.is_empty() { format!("`{body}`") } else { format!("`{body}` with {}", names(&f.with)) })
}
