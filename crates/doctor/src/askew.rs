//! One axis of a loop that stands across all others, which are parallel; one slide that leaves the plane in which all others move.
//!
//! Each body of a loop holds the axes of the two joints beside it at an angle that no motion changes; prismatic joints between them
//! change it no more. A planar loop has all these angles zero. If one joint's axis was meant to be parallel and is not, exactly the
//! two angles beside the joint differ from zero: the pattern holds in every pose, also where the loop does not close. The axis
//! that would fit is the neighbours', read in the joint's frames on both of its bodies, if they agree.
//!
//! Where all hinges of a loop are parallel, they and slides across them move bodies in a plane. A slide that is the only one to leave it can't move: nothing else
//! takes back what it leaves the plane by. On the bodies beside it, the angle to the hinges' axes shows that in every pose, too.
//!
//! Where the loop closes, the twists [n; p × n] of its joints tell whether it would move more freely with that axis.

use faer::Mat;

use dalembert_bodies::spatial::{Rotation, Vector};
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::independent::kernel;
use dalembert_mechanism::Mechanics;
use dalembert_mechanism::relative::across as directions_across;
use dalembert_spec::spec::JointKind;

use super::links::Links;
use super::words::{brief, joints};
use crate::tolerances::directions::{ACROSS, PARALLEL, WHOLE};
use dalembert_answers::finding::{Finding, code};

type V = Vector<f64>;

/// A joint as a loop passes it: in from one body, out to the next.
pub(super) struct Passed {
    pub link: usize,
    /// Direction of its axis on either body, in the ground frame.
    pub axis: [V; 2],
    /// Its frame on either body.
    frame: [Rotation<f64>; 2],
}

/// An axis that stands across, or a slide that leaves the plane.
pub(super) struct Askew {
    /// The joint.
    pub link: usize,
    /// The others of the loop.
    pub others: Vec<usize>,
    /// The angle to the others' axes, of a slide to the plane, rad.
    pub angle: f64,
    slides: bool,
    /// The direction that would fit, in the ground frame and in the joint's frame.
    pub fits: Option<(V, V)>,
    /// All joints of the loop.
    pub around: Vec<usize>,
}

/// Axes that stand across all others of a loop, and slides that leave its plane.
pub(super) fn askew(equations: &Equations<'_>, links: &Links<'_>) -> Vec<Askew> {
    let Some(mechanics) = &equations.mechanics else { return Vec::new() };
    let mut found: Vec<Askew> = Vec::new();
    for closure in 0..links.mechanism.closures.len() {
        let hinge = passed(links, mechanics, closure).and_then(|list| across(links, &list, closure));
        let slide = || along(links, mechanics, closure).and_then(|list| out_of_plane(links, &list, closure));
        let of_loop = hinge.or_else(slide);
        found.extend(of_loop.filter(|one| found.iter().all(|f| f.link != one.link)));
    }
    found
}

/// The joints along a loop that turn about axes; `None` if it has joints that turn about more than one.
pub(super) fn passed(links: &Links<'_>, mechanics: &Mechanics<'_>, closure: usize) -> Option<Vec<Passed>> {
    let mut list = along(links, mechanics, closure)?;
    list.retain(|p| links.all[p.link].kind != JointKind::Prismatic);
    Some(list)
}

/// The same with slides.
fn along(links: &Links<'_>, mechanics: &Mechanics<'_>, closure: usize) -> Option<Vec<Passed>> {
    use JointKind::{Cylindrical, Fixed, Helical, Planar, Prismatic, Revolute};
    let (down, up) = links.ways(closure);
    let at = links.closing(closure);
    let mut list = Vec::new();
    for (link, upwards) in down.iter().map(|&k| (k, false)).chain(up.iter().map(|&k| (k, true))).chain([(at, true)]) {
        let own = &links.all[link];
        match own.kind {
            Revolute | Cylindrical | Helical | Prismatic => {}
            // In the tree its first coordinate is no angle.
            Planar if link == at => {}
            Fixed => continue,
            _ => return None,
        }
        let [near_parent, near_child] = if link == at {
            // From the second body to the first.
            let [a, b] = links.mechanism.closures[closure].ends.each_ref().map(|end| mechanics.pose(end).rotation);
            let n = b.apply_inverse(own.axis);
            [(own.axis, b), (a.apply(n), a)]
        } else {
            let (parent, child) = links.frames(mechanics, link)?;
            [(own.axis, parent), (own.axis, child)]
        };
        let (first, second) = if upwards { (near_parent, near_child) } else { (near_child, near_parent) };
        list.push(Passed { link, axis: [first.0, second.0], frame: [first.1, second.1] });
    }
    Some(list)
}

/// The one joint that stands across.
fn across(links: &Links<'_>, list: &[Passed], closure: usize) -> Option<Askew> {
    let count = list.len();
    let around = links.around(closure);
    // With more than four joints, one across may be there to let the loop close.
    if count < 3 || around.len() != 4 {
        return None;
    }
    let sine = |i: usize| list[i].axis[1].cross(list[(i + 1) % count].axis[0]).norm();
    let sines: Vec<f64> = (0..count).map(sine).collect();
    let far: Vec<usize> = (0..count).filter(|&i| sines[i] > ACROSS).collect();
    if far.len() != 2 || sines.iter().any(|&s| s > PARALLEL && s <= ACROSS) {
        return None;
    }
    // The angles before and behind the joint.
    let at = (0..count).find(|&i| far.contains(&i) && far.contains(&((i + count - 1) % count)))?;
    let (own, before, behind) = (&list[at], &list[(at + count - 1) % count], &list[(at + 1) % count]);
    if links.all[own.link].kind != JointKind::Revolute {
        return None;
    }
    let seen = own.frame[0].apply_inverse(before.axis[1]);
    let agrees = seen.cross(own.frame[1].apply_inverse(behind.axis[0])).norm() < PARALLEL;
    let cosine = own.axis[0].dot(before.axis[1]).abs();
    Some(Askew {
        link: own.link,
        others: around.iter().copied().filter(|j| list.iter().any(|p| p.link == *j && *j != own.link)).collect(),
        angle: sines[at].atan2(cosine),
        slides: false,
        fits: agrees.then(|| (before.axis[1], upright(seen))),
        around,
    })
}

/// The one slide that leaves the plane of a loop of hinges and slides.
fn out_of_plane(links: &Links<'_>, list: &[Passed], closure: usize) -> Option<Askew> {
    let count = list.len();
    let kind = |i: usize| links.all[list[i % count].link].kind;
    let hinges: Vec<usize> = (0..count).filter(|&i| kind(i) == JointKind::Revolute).collect();
    if hinges.len() < 2 || (0..count).any(|i| !matches!(kind(i), JointKind::Revolute | JointKind::Prismatic)) {
        return None;
    }
    let parallel = |k: usize| {
        let (one, next) = (&list[hinges[k]], &list[hinges[(k + 1) % hinges.len()]]);
        one.axis[1].cross(next.axis[0]).norm() <= PARALLEL
    };
    if !(0..hinges.len()).all(parallel) {
        return None;
    }
    // The directions of the hinges before and behind a slide, on its bodies.
    let beside = |i: usize| {
        let hinge = |k: &usize| kind(*k) == JointKind::Revolute;
        let behind = (1..=count).map(|k| (i + k) % count).find(hinge).unwrap_or(i);
        let before = (1..=count).map(|k| (i + count - k) % count).find(hinge).unwrap_or(i);
        [list[before].axis[1], list[behind].axis[0]]
    };
    let height = |i: usize| (0..2).map(|side| list[i].axis[side].dot(beside(i)[side]).abs()).fold(0.0, f64::max);
    let mut off = (0..count).filter(|&i| kind(i) == JointKind::Prismatic && height(i) > PARALLEL);
    let (at, None) = (off.next()?, off.next()) else { return None };
    let own = &list[at];
    let [normal, other] = [0, 1].map(|side| own.frame[side].apply_inverse(beside(at)[side]));
    let axis = own.frame[0].apply_inverse(own.axis[0]);
    let within = axis - normal.scale(axis.dot(normal));
    // An axis across the plane says of no direction in it that it is meant.
    let within = if within.norm() > ACROSS { within } else { directions_across(normal)[0].0 };
    let fit = upright(within.scale(1.0 / within.norm()));
    let agrees = normal.cross(other).norm() < PARALLEL;
    let around = links.around(closure);
    Some(Askew {
        link: own.link,
        others: around.iter().copied().filter(|j| list.iter().any(|p| p.link == *j && *j != own.link)).collect(),
        angle: height(at).min(1.0).asin(),
        slides: true,
        fits: agrees.then(|| (own.frame[0].apply(fit), fit)),
        around,
    })
}

/// The direction with its largest component positive, rounding taken away.
fn upright(v: V) -> V {
    let largest = v.0.iter().fold(0.0_f64, |m, &x| if x.abs() > m.abs() + WHOLE { x } else { m });
    let round = |x: f64| if (x - x.round()).abs() < WHOLE { x.round() + 0.0 } else { x };
    Vector(v.scale(largest.signum()).0.map(round))
}

impl Askew {
    /// Whether the loop would move more freely at this pose, which must close.
    pub fn would_move(&self, links: &Links<'_>) -> bool {
        let Some((fit, _)) = self.fits else { return false };
        let free = |axis_of: &dyn Fn(usize) -> V| {
            let mut twists = Mat::zeros(6, self.around.len());
            for (k, &j) in self.around.iter().enumerate() {
                let link = &links.all[j];
                let (n, slides) = (axis_of(j), link.kind == JointKind::Prismatic);
                let moment = link.origin.scale(1.0 / links.length).cross(n);
                let twist = if slides { [[0.0; 3], n.0] } else { [n.0, moment.0] };
                (0..6).for_each(|i| twists[(i, k)] = twist[i / 3][i % 3]);
            }
            kernel(&twists).ncols()
        };
        free(&|j| if j == self.link { fit } else { links.all[j].axis }) > free(&|j| links.all[j].axis)
    }

    /// In words: of a loop that can't close, or that can't move.
    pub fn finding(&self, links: &Links<'_>, closes: bool) -> Finding {
        let name = &links.all[self.link].name;
        let (angle, others) = (brief(self.angle.to_degrees()), joints(&links.names(&self.others)));
        let (why, is_right, right, if_right) = if self.slides {
            (
                format!("joint `{name}` slides at {angle}° to the plane in which {others} move"),
                "lies in that plane",
                "into that plane",
                "If it slid in that plane",
            )
        } else {
            (
                format!(
                    "the axis of joint `{name}` stands at {angle}° to those of {others}, which are parallel to each other"
                ),
                "is parallel to the others",
                "parallel to the others",
                "If it were parallel too",
            )
        };
        let all = joints(&links.names(&self.around));
        let suggestion = match self.fits {
            Some((_, own)) => {
                let numbers = own.0.map(brief).join(", ");
                format!("Turn the axis of joint `{name}`: `axis = [{numbers}]` in its frames {is_right}.")
            }
            None => format!("Turn the axis of joint `{name}` on both of its bodies, {right}."),
        };
        let names: Vec<String> = links.names(&self.around).into_iter().filter(|n| n != name).collect();
        let finding = if closes {
            let sentence = format!("The loop of {all} can't move: {why}. {if_right}, the loop would move.");
            Finding::warning(code::NEARLY_FITS, sentence)
        } else {
            Finding::error(code::CANNOT_CLOSE, format!("The loop of {all} can't close: {why}."))
        };
        finding.suggest(suggestion).about([name.clone()]).about(names).of_size(self.angle)
    }
}
