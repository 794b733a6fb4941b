//! Joints whose two frames are turned against each other by half a turn: an axis that points the other way on its two bodies.
//!
//! A loop of parallel axes shows on which body it was turned round: each body holds the axes of the two joints beside it in one
//! direction, but for that one.

use crate::tolerances::directions::{HALF_TURN, PARALLEL};
use dalembert_bodies::spatial::{Quaternion, Vector};
use dalembert_mechanism::Mechanics;
use dalembert_spec::spec::JointKind;

use super::askew::{Passed, passed};
use super::links::Links;

const HALF_A_TURN: &str = "half a turn of its frame about a direction across the axis";

/// Half a turn between the frames of a joint that closes a loop.
pub(super) struct Facing {
    closure: usize,
    /// Whether it turns the joint's axis round, and not the frames about it.
    reversed: bool,
}

impl Facing {
    /// Of a joint that stays open, at the pose of its frames.
    pub fn of(links: &Links<'_>, mechanics: &Mechanics<'_>, closure: usize) -> Option<Self> {
        let (link, c) = (&links.all[links.closing(closure)], &links.mechanism.closures[closure]);
        let [first, second] = c.ends.each_ref().map(|end| mechanics.pose(end).rotation);
        let Quaternion([w, x, y, z]) = Quaternion::from_rotation(&first.inverse().compose(&second));
        let n = second.apply_inverse(link.axis);
        let (turn, along) = (Vector([x, y, z]), n.dot(Vector([x, y, z])));
        // The cosine of half the angle.
        let half = |cosine: f64| cosine.abs() < 0.5 * HALF_TURN;
        match link.kind {
            JointKind::Revolute | JointKind::Cylindrical | JointKind::Planar | JointKind::Helical => {
                half(w.hypot(along)).then_some(Self { closure, reversed: true })
            }
            JointKind::Prismatic | JointKind::Fixed => {
                let across = turn - n.scale(along);
                half(w).then_some(Self { closure, reversed: link.kind == JointKind::Prismatic && across.norm() > 0.5 })
            }
            _ => None,
        }
    }

    /// "its axis points the other way on its two bodies", and what to do about it.
    pub fn words(&self, links: &Links<'_>, mechanics: &Mechanics<'_>) -> (String, String) {
        let link = &links.all[links.closing(self.closure)];
        let body =
            |b: Option<usize>| b.map_or("the ground".to_owned(), |b| format!("`{}`", links.mechanism.bodies[b].name));
        let [first, second] = link.bodies.map(body);
        let name = &link.name;
        let sentence = if self.reversed {
            format!("its axis points the other way on its two bodies, {first} and {second}")
        } else {
            format!("its frames on {first} and {second} are turned against each other by half a turn")
        };
        let Some((at, beside)) = odd(links, mechanics, self.closure) else {
            let what = if self.reversed { "axis" } else { "frame" };
            let advice = format!("Turn the {what} of `{name}` round on {first} or on {second}: {HALF_A_TURN}.");
            return (sentence, advice);
        };
        let [one, other] = beside.map(|j| &links.all[j].name);
        let advice = format!(
            "On {} the axes of `{one}` and `{other}` point opposite ways, on the other bodies not: turn one of the two round there, by {HALF_A_TURN}.",
            body(at)
        );
        (sentence, advice)
    }
}

/// The only body of a loop that holds its two axes in opposite directions, and their joints, the one that closes the loop first.
fn odd(links: &Links<'_>, mechanics: &Mechanics<'_>, closure: usize) -> Option<(Option<usize>, [usize; 2])> {
    let list = passed(links, mechanics, closure)?;
    let beside = |i: usize| [&list[i], &list[(i + 1) % list.len()]];
    let angles = |[one, next]: [&Passed; 2]| (one.axis[1].cross(next.axis[0]).norm(), one.axis[1].dot(next.axis[0]));
    if list.len() < 3 || (0..list.len()).any(|i| angles(beside(i)).0 > PARALLEL) {
        return None;
    }
    let mut opposed = (0..list.len()).filter(|&i| angles(beside(i)).1 < 0.0);
    let (at, None) = (opposed.next()?, opposed.next()) else { return None };
    let mut joints = beside(at).map(|p| p.link);
    let [one, other] = joints.map(|j| links.all[j].bodies);
    let body = one.into_iter().find(|b| other.contains(b))?;
    if joints[1] == links.closing(closure) {
        joints.reverse();
    }
    Some((body, joints))
}
