//! Freedoms: how many here and in general, which joints move in each, which can never move.

use faer::Mat;

use crate::equations::Equations;
use crate::mechanism::pair::Pair;
use crate::result::{Freedom, MechanismDiagnosis};
use crate::spatial::Pose;
use crate::spec::JointKind;

use super::finding::{Finding, code};
use super::links::{Links, column};
use super::spectrum::Scales;
use super::words::{brief, counted, joints, series};

/// Joints that a line of text lists at most.
const LISTED: usize = 10;
/// Share of the largest rate below which a joint is at rest.
const REST: f64 = 1e-7;

/// Grübler's count in space: 6 for each body, less what joints and constraints hold, and the variables that are no joint's.
pub(super) fn grubler(equations: &Equations<'_>, links: &Links<'_>, constraints: usize) -> i64 {
    let others = equations.model.variables.iter().filter(|v| !v.joint).count();
    let held: usize = links.all.iter().map(|l| l.holds.len()).sum();
    6 * links.mechanism.bodies.len() as i64 + others as i64 - held as i64 - constraints as i64
}

/// The count in the plane, where all joints move in parallel planes.
pub(super) fn planar(links: &Links<'_>, constraints: usize) -> Option<i64> {
    let turning = |k: JointKind| matches!(k, JointKind::Revolute | JointKind::Planar);
    let normal = links.all.iter().find(|l| turning(l.kind))?.axis;
    let mut held = 0;
    for link in links.all.iter().filter(|l| !l.own) {
        let along = link.axis.dot(normal).abs();
        held += match link.kind {
            JointKind::Fixed => 3,
            JointKind::Revolute if (along - 1.0).abs() < 1e-9 => 2,
            JointKind::Planar if (along - 1.0).abs() < 1e-9 => 0,
            JointKind::Prismatic if along < 1e-9 => 2,
            _ => return None,
        };
    }
    Some(3 * links.mechanism.bodies.len() as i64 - held - constraints as i64)
}

/// A sparse basis of the kernel: each vector is led by one coordinate, which no other vector moves; columns of the model.
///
/// Leaders are taken in the order of the columns among those that are at most half as good as the best, so that joints near
/// the ground lead where they may.
pub(super) fn basis(kernel: &Mat<f64>, scales: &Scales) -> (Vec<usize>, Mat<f64>) {
    let (n, f) = (kernel.nrows(), kernel.ncols());
    let mut rest = kernel.clone();
    let mut leaders = Vec::with_capacity(f);
    for k in 0..f {
        let size = |i: usize, m: &Mat<f64>| (k..f).map(|j| m[(i, j)] * m[(i, j)]).sum::<f64>();
        let best = (0..n).map(|i| size(i, &rest)).fold(0.0, f64::max);
        let Some(leader) = (0..n).find(|&i| size(i, &rest) >= 0.25 * best) else { break };
        leaders.push(leader);
        eliminate(&mut rest, leader, k);
    }
    let factor: Vec<f64> = leaders.iter().map(|&l| 1.0 / scales.columns[l]).collect();
    (leaders, Mat::from_fn(n, f, |i, j| rest[(i, j)] * scales.columns[i] * factor.get(j).copied().unwrap_or(1.0)))
}

/// Makes row `leader` the `k`-th unit vector by column operations.
fn eliminate(m: &mut Mat<f64>, leader: usize, k: usize) {
    let (n, f) = (m.nrows(), m.ncols());
    let size = |j: usize| m[(leader, j)].abs();
    let pivot = (k..f).fold(k, |best, j| if size(j) > size(best) { j } else { best });
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

/// The freedoms by the joints that move in them.
pub(super) fn freedoms(
    equations: &Equations<'_>,
    links: &Links<'_>,
    leaders: &[usize],
    basis: &Mat<f64>,
) -> Vec<Freedom> {
    let model = equations.model;
    let bodies = body_rows(equations, links);
    let describe = |(k, &leader): (usize, &usize)| {
        let velocity = column(basis, k);
        let mut moving = Vec::new();
        for (j, link) in links.all.iter().enumerate().filter(|(_, l)| !l.own) {
            let rates = links.rates(equations, j, &velocity);
            let named = rates.len() > 1;
            for (i, &(slides, rate)) in rates.iter().enumerate() {
                let weight = if slides { 1.0 / links.length } else { 1.0 };
                if (rate * weight).abs() > REST {
                    let name = if named { component(links, j, i) } else { link.name.clone() };
                    moving.push((name, rate));
                }
            }
        }
        for (i, v) in model.variables.iter().enumerate() {
            if !v.joint && velocity(i).abs() > REST {
                moving.push((v.name.clone(), velocity(i)));
            }
        }
        let moved: Vec<usize> = bodies.iter().filter(|b| b.moves(&velocity, links.length)).map(|b| b.body).collect();
        let passive = match moved.as_slice() {
            [one] if spins(links, *one) => Some(links.mechanism.bodies[*one].name.clone()),
            _ => None,
        };
        Freedom { leading: model.variables[leader].name.clone(), moving, passive }
    };
    leaders.iter().enumerate().map(describe).collect()
}

/// Whether a body hangs between two joints, one of them a ball, so that a motion of its own moves nothing that is of use.
fn spins(links: &Links<'_>, body: usize) -> bool {
    let own = || links.all.iter().filter(|l| !l.own && l.bodies.contains(&Some(body)));
    own().count() > 1 && own().any(|l| l.kind == JointKind::Spherical)
}

/// What a velocity of a joint is called.
fn component(links: &Links<'_>, joint: usize, k: usize) -> String {
    let link = &links.all[joint];
    let variables = crate::mechanism::variables_of(link.kind);
    format!("{}{}", link.name, variables.get(k).map_or("", |v| v.0))
}

/// How velocities of the tree move a body.
struct BodyRows {
    body: usize,
    columns: Vec<usize>,
    /// Angular and linear components, each one number per column.
    rows: Vec<Vec<f64>>,
}

impl BodyRows {
    fn moves(&self, velocity: &dyn Fn(usize) -> f64, length: f64) -> bool {
        self.rows.iter().enumerate().any(|(i, row)| {
            let rate: f64 = row.iter().zip(&self.columns).map(|(x, &c)| x * velocity(c)).sum();
            (if i < 3 { rate } else { rate / length }).abs() > REST
        })
    }
}

fn body_rows(equations: &Equations<'_>, links: &Links<'_>) -> Vec<BodyRows> {
    let Some(mechanics) = &equations.mechanics else { return Vec::new() };
    let ground = crate::mechanism::Frame { name: String::new(), node: None, pose: Pose::identity(), influence: None };
    let of = |(body, frame): (usize, &crate::mechanism::Frame)| {
        let pair = Pair::new(links.mechanism, [ground.clone(), frame.clone()]);
        let motion = pair.motion(mechanics);
        let row = |i: usize| {
            let mut out = vec![0.0; pair.velocities.len()];
            let gradient: [f64; 6] = std::array::from_fn(|j| f64::from(u8::from(i == j)));
            pair.row(mechanics, &motion, &gradient, &mut out);
            out
        };
        let columns = pair.velocities.iter().map(|&v| links.mechanism.columns[v]).collect();
        BodyRows { body, columns, rows: (0..6).map(row).collect() }
    };
    links.mechanism.bodies.iter().enumerate().map(of).collect()
}

/// Joints that stand still in the kernels of all poses.
pub(super) fn immovable(links: &Links<'_>, poses: &[(&Equations<'_>, Mat<f64>)]) -> Vec<usize> {
    let still = |&j: &usize| {
        poses.iter().all(|(equations, kernel)| {
            (0..kernel.ncols()).all(|k| {
                let rates = links.rates(equations, j, &column(kernel, k));
                rates.iter().all(|&(slides, r)| (if slides { r / links.length } else { r }).abs() <= REST)
            })
        })
    };
    (0..links.all.len()).filter(|&j| links.all[j].kind != JointKind::Fixed && !links.all[j].own).filter(still).collect()
}

/// In the columns of the model.
pub(super) fn unscaled(kernel: &Mat<f64>, scales: &Scales) -> Mat<f64> {
    Mat::from_fn(kernel.nrows(), kernel.ncols(), |i, j| kernel[(i, j)] * scales.columns[i])
}

/// What the numbers mean.
pub(super) fn findings(d: &MechanismDiagnosis, mobility: usize) -> Vec<Finding> {
    let mut out = Vec::new();
    if let Some(generic) = d.generic_mobility.filter(|&g| g < mobility) {
        let sentence = format!(
            "The start is a singular pose: {} here, {} in poses nearby. The extra velocities are not all the beginning of a motion.",
            counted(mobility, "freedom"),
            counted(generic, "freedom"),
        );
        let finding = Finding::warning(code::SINGULAR_POSE, sentence);
        out.push(
            finding.suggest("Start in another pose, or say which way to go by start rates.").of_size(generic as f64),
        );
    }
    let idle = d.freedoms.iter().filter(|f| f.passive.is_some()).count();
    if idle > 0 && idle == mobility {
        let spinning: Vec<String> = d.freedoms.iter().filter_map(|f| f.passive.clone()).collect();
        let quoted: Vec<String> = spinning.iter().map(|b| format!("`{b}`")).collect();
        let still = match d.immovable.len() {
            0 => String::new(),
            1 => format!("; {} stands still", joints(&d.immovable)),
            _ => format!("; {} stand still", joints(&d.immovable)),
        };
        let sentence =
            format!("The mechanism can't move, but for {} turning between its own joints{still}.", series(&quoted));
        out.push(
            Finding::warning(code::LOCKED, sentence)
                .suggest("If it is to move, add a freedom to one joint of the loop, or another body with a joint.")
                .about(d.immovable.iter().chain(&spinning).cloned()),
        );
    } else if !d.immovable.is_empty() && mobility > 0 {
        let sentence = format!(
            "{} can't move in any pose, though the mechanism does.",
            super::words::capital(&joints(&d.immovable))
        );
        out.push(
            Finding::warning(code::IMMOVABLE, sentence)
                .suggest(if d.immovable.len() == 1 {
                    "Make it a weld if that is meant; otherwise look for an axis that is wrong in its loop."
                } else {
                    "Make them welds if that is meant; otherwise look for an axis that is wrong in their loop."
                })
                .about(d.immovable.clone()),
        );
    }
    out.extend(count(d, mobility));
    let bodies: Vec<String> = d.freedoms.iter().filter_map(|f| f.passive.clone()).collect();
    if !bodies.is_empty() {
        let quoted: Vec<String> = bodies.iter().map(|b| format!("`{b}`")).collect();
        let (who, itself) = if bodies.len() == 1 { ("Body", "by itself") } else { ("Bodies", "each by itself") };
        let sentence = format!("{who} {} can turn {itself} without moving anything else.", series(&quoted));
        out.push(
            Finding::note(code::PASSIVE, sentence)
                .suggest("Nothing is wrong with that; a universal joint in place of a spherical one at one end takes it away.")
                .about(bodies),
        );
    }
    out
}

/// Why the count is not the mobility.
fn count(d: &MechanismDiagnosis, mobility: usize) -> Option<Finding> {
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
    let mut others: Vec<String> =
        f.moving.iter().filter(|m| m.0 != *name).map(|(n, r)| format!("`{n}` ({})", brief(r / rate))).collect();
    if others.len() > LISTED {
        let more = others.split_off(LISTED - 1).len();
        others.push(format!("{more} more"));
    }
    let with = if others.is_empty() { String::new() } else { format!(" with {}", series(&others)) };
    let passive = f.passive.as_ref().map_or(String::new(), |b| format!(": `{b}` turns by itself"));
    format!("`{name}`{with}{passive}")
}
