//! Rows that are nearly dependent: singular poses nearby, and parts that miss each other by a little.
//!
//! Let σ be a small singular value, u and v its vectors: the mechanism would move along v if it were zero, and
//! u is the stress that then would stand without load. Small alone says nothing: in a long chain of loops, however well it fits, stresses that
//! nearly balance spread over all of it, as a long beam is soft. What tells is how far from here there is a geometry in which σ is zero. Let u
//! load a joint by the moment M about its place and the force F, and v move its bodies against each other by ω and, there, by ν. Turned by θ and moved
//! by d between them, all else being as it is, the joint changes σ = uᵀBv by
//!
//! ```text
//! δσ = w·[(θ, d), ξ] = θ·(ω × M + ν × F) + d·(ω × F)                (1)
//! ```
//!
//! so that σ over the largest such factor, d measured by the arm to the farthest joint of the same bodies, is the angle by which one joint would
//! have to be placed otherwise: for an axis that is off, about the angle that it is off by, whatever the size of the mechanism; for a scissor lift, about one at any
//! length. A row of a written constraint counts likewise, with the share of its coefficients by which one of them would have to change.
//!
//! If that is small, and σ small in all poses, or if nothing can move at all, the
//! parts nearly fit a mechanism with one freedom more. The part to look at is the one whose axis stands nearly parallel or
//! nearly square to most others of its loop, and nowhere exactly.

use dalembert_answers::result::NearMiss;
use dalembert_dynamics::equations::Equations;
use dalembert_model::model::Origin;

use super::links::{Links, Load};
use super::spectrum::{Scales, Spectrum};
use super::words::{brief, counted, joints};
use crate::tolerances::directions::MISS;
use crate::tolerances::ranks::SMALL;
use crate::tolerances::strains::JOINT;
use dalembert_answers::finding::{Finding, code};

/// A constraint that nearly repeats others, beside geometries in which it does.
pub(super) struct Near {
    pub miss: NearMiss,
    /// How many singular values are as small.
    pub weak: usize,
}

/// The most nearly dependent constraint that would be dependent if one part were placed a little otherwise, with the joint that is the likely cause.
pub(super) fn near_miss(
    equations: &Equations<'_>,
    links: &Links<'_>,
    scales: &Scales,
    spectrum: &Spectrum,
) -> Option<Near> {
    let weak = spectrum.weakest_first().take_while(|s| s.1 < SMALL);
    let (k, value, loads) = weak
        .map(|(k, value)| (k, value, loads(equations, links, scales, spectrum, k)))
        .find(|(k, _, loads)| least_change(equations, links, scales, spectrum, *k, loads) < MISS.end)?;
    let strain: Vec<f64> = loads
        .iter()
        .enumerate()
        .map(|(j, load)| links.strain(j, load).iter().fold(0.0_f64, |m, x| m.max(x.abs())))
        .collect();
    let top = strain.iter().fold(0.0_f64, |m, &x| m.max(x));
    let mut strained: Vec<usize> = (0..links.all.len()).filter(|&j| strain[j] > JOINT * top && top > 0.0).collect();
    strained.sort_by_key(|&j| links.all[j].written);
    let shares = spectrum.rows.iter().enumerate().map(|(i, &r)| (r, spectrum.left[(i, k)].abs()));
    let mut rows: Vec<(usize, f64)> = shares.collect();
    rows.sort_by(|a, b| b.1.total_cmp(&a.1));
    let miss = NearMiss {
        value,
        joints: links.names(&strained),
        row: rows.first().map(|r| equations.model.rows[r.0].name.clone()).unwrap_or_default(),
        culprit: culprit(links, &strained),
    };
    Some(Near { miss, weak: spectrum.rank - k })
}

/// What the stress of a singular value loads each joint with.
fn loads(equations: &Equations<'_>, links: &Links<'_>, scales: &Scales, spectrum: &Spectrum, k: usize) -> Vec<Load> {
    let multipliers = spectrum.multipliers(equations, scales, k);
    links.loads(equations, &spectrum.rows.iter().copied().zip(multipliers).collect::<Vec<_>>())
}

/// The angle by which one joint, or the share of itself by which one coefficient of a written constraint, would have to be another for a singular value to be zero,
/// to first order (1).
fn least_change(
    equations: &Equations<'_>,
    links: &Links<'_>,
    scales: &Scales,
    spectrum: &Spectrum,
    k: usize,
    loads: &[Load],
) -> f64 {
    let velocity = |column: usize| scales.columns[column] * spectrum.right[(column, k)];
    let of_joint = |(j, load): (usize, &Load)| {
        let [turn, shift] = links.relative(equations, j, &velocity);
        let turned = turn.cross(load.about(links.all[j].origin)) + shift.cross(load.force);
        turned.norm().max(turn.cross(load.force).norm() * links.arm(j))
    };
    let of_row = |(i, &row): (usize, &usize)| {
        let largest = equations.row(row).map(|(c, x)| (x * velocity(c)).abs()).fold(0.0, f64::max);
        largest * (scales.row(equations, row) * spectrum.left[(i, k)]).abs()
    };
    let written = |r: &(usize, &usize)| matches!(equations.model.rows[*r.1].origin, Origin::Constraint(_));
    let joints = loads.iter().enumerate().filter(|(j, _)| !links.all[*j].own).map(of_joint);
    let rows = spectrum.rows.iter().enumerate().filter(written).map(of_row);
    spectrum.values[k] / joints.chain(rows).fold(0.0, f64::max)
}

/// The joint with most near misses, the angle, and the joint that it is nearly parallel or square to.
fn culprit(links: &Links<'_>, strained: &[usize]) -> Option<(String, f64)> {
    let axes: Vec<usize> = strained.iter().copied().filter(|&j| links.all[j].axis.norm() > 0.5).collect();
    let mut best: Option<(usize, usize, f64)> = None;
    for &j in &axes {
        let misses: Vec<f64> = axes
            .iter()
            .filter(|&&k| k != j)
            .map(|&k| miss(links.all[j].axis.dot(links.all[k].axis), links.all[j].axis.cross(links.all[k].axis).norm()))
            .filter(|angle| MISS.contains(angle))
            .collect();
        let largest = misses.iter().fold(0.0_f64, |m, &x| m.max(x));
        if !misses.is_empty() && best.is_none_or(|b| misses.len() > b.1) {
            best = Some((j, misses.len(), largest));
        }
    }
    best.map(|(j, _, angle)| (links.all[j].name.clone(), angle))
}

/// How far two axes are from parallel or square, rad.
fn miss(cosine: f64, sine: f64) -> f64 {
    let angle = sine.atan2(cosine.abs());
    angle.min(std::f64::consts::FRAC_PI_2 - angle)
}

/// In words; `everywhere` if the value is small in all poses that were looked at, or if there is only this one.
pub(super) fn finding(near: &NearMiss, mobility: usize, everywhere: bool) -> Finding {
    let value = brief(near.value);
    let held = match near.joints.len() {
        0 => format!("constraint `{}`", near.row),
        _ => joints(&near.joints),
    };
    let are = if near.joints.len() > 1 { "are" } else { "is" };
    if !everywhere {
        let sentence = format!(
            "The start is near a singular pose: {held} {are} held by a singular value of {value} only (1 is the largest), where another freedom opens at 0. Reactions are large and accurate to fewer digits there."
        );
        return Finding::warning(code::NEAR_SINGULAR, sentence)
            .suggest("Start away from it, or see that the motion passes it quickly.")
            .about(near.joints.clone())
            .of_size(near.value);
    }
    let now = match mobility {
        0 => "can't move, but only just".to_owned(),
        n => format!("has {}, and only just not one more", counted(n, "freedom")),
    };
    let would = counted(mobility + 1, "freedom");
    let (who, fix) = match &near.culprit {
        Some((joint, angle)) => (
            format!(
                " The axis of joint `{joint}` is off by about {} rad: nearly square or parallel to the others', but not quite.",
                brief(*angle)
            ),
            format!("Correct the axis of `{joint}`, or let go of one direction in the loop."),
        ),
        None => (
            String::new(),
            "Look for a length or an axis that is a little off there, or let go of one direction.".to_owned(),
        ),
    };
    let sentence = format!(
        "The mechanism {now}: {held} {} by a singular value of {value} (1 is the largest), a sign of parts that fit only nearly.{who} If they fitted, it would have {would}.",
        if near.joints.len() > 1 { "hold each other" } else { "is held" },
    );
    let mut names: Vec<String> = near.culprit.iter().map(|c| c.0.clone()).collect();
    names.extend(near.joints.iter().filter(|j| near.culprit.as_ref().is_none_or(|c| c.0 != **j)).cloned());
    Finding::warning(code::NEARLY_FITS, sentence).suggest(fix).about(names).of_size(near.value)
}
