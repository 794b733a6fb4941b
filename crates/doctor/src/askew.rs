//! One axis of a loop that stands across all others, which are parallel.
//!
//! Each body of a loop holds the axes of the two joints beside it at an angle that no motion changes; prismatic joints between them
//! change it no more. A planar loop has all these angles zero. If one joint's axis was meant to be parallel and is not, exactly the
//! two angles beside the joint differ from zero: the pattern holds in every pose, also where the loop does not close. The axis
//! that would fit is the neighbours', read in the joint's frames on both of its bodies, if they agree.
//!
//! Where the loop closes, the twists [n; p × n] of its joints tell whether it would move more freely with that axis.

use faer::Mat;

use dalembert_bodies::spatial::{Rotation, Vector};
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::independent::kernel;
use dalembert_mechanism::Mechanics;
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

/// An axis that stands across.
pub(super) struct Askew {
    /// The joint.
    pub link: usize,
    /// The others of the loop.
    pub others: Vec<usize>,
    /// The angle, rad.
    pub angle: f64,
    /// The direction that would fit, in the ground frame and in the joint's frame.
    pub fits: Option<(V, V)>,
    /// All joints of the loop.
    pub around: Vec<usize>,
}

/// Axes that stand across all others of a loop.
pub(super) fn askew(equations: &Equations<'_>, links: &Links<'_>) -> Vec<Askew> {
    let Some(mechanics) = &equations.mechanics else { return Vec::new() };
    let mut found: Vec<Askew> = Vec::new();
    for closure in 0..links.mechanism.closures.len() {
        let of_loop = passed(links, mechanics, closure).and_then(|list| across(links, &list, closure));
        found.extend(of_loop.filter(|one| found.iter().all(|f| f.link != one.link)));
    }
    found
}

/// The joints with axes along a loop; `None` if it has joints that turn about more than one.
pub(super) fn passed(links: &Links<'_>, mechanics: &Mechanics<'_>, closure: usize) -> Option<Vec<Passed>> {
    use JointKind::{Cylindrical, Fixed, Helical, Planar, Prismatic, Revolute};
    let (down, up) = links.ways(closure);
    let at = links.closing(closure);
    let mut list = Vec::new();
    for (link, upwards) in down.iter().map(|&k| (k, false)).chain(up.iter().map(|&k| (k, true))).chain([(at, true)]) {
        let own = &links.all[link];
        match own.kind {
            Revolute | Cylindrical | Helical => {}
            // In the tree its first coordinate is no angle.
            Planar if link == at => {}
            Fixed | Prismatic => continue,
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
        fits: agrees.then(|| (before.axis[1], upright(seen))),
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
        let parallel = format!(
            "the axis of joint `{name}` stands at {}° to those of {}, which are parallel to each other",
            brief(self.angle.to_degrees()),
            joints(&links.names(&self.others))
        );
        let all = joints(&links.names(&self.around));
        let suggestion = match self.fits {
            Some((_, own)) => {
                let numbers = own.0.map(brief).join(", ");
                format!(
                    "Turn the axis of joint `{name}`: `axis = [{numbers}]` in its frames is parallel to the others."
                )
            }
            None => format!("Turn the axis of joint `{name}` on both of its bodies, parallel to the others."),
        };
        let names: Vec<String> = links.names(&self.around).into_iter().filter(|n| n != name).collect();
        let finding = if closes {
            let sentence =
                format!("The loop of {all} can't move: {parallel}. If it were parallel too, the loop would move.");
            Finding::warning(code::NEARLY_FITS, sentence)
        } else {
            Finding::error(code::CANNOT_CLOSE, format!("The loop of {all} can't close: {parallel}."))
        };
        finding.suggest(suggestion).about([name.clone()]).about(names).of_size(self.angle)
    }
}
